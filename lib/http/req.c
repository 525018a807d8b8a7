/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "http_int.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"

#define GONE_STATUS 499 /* reported for responses that nobody waited for */

void dx_request_id_new(char *out)
{
	static unsigned char pool[4080];
	static size_t used = sizeof(pool);
	static const char prefix[] = "req_";

	if (used == sizeof(pool)) {
		for (size_t n = 0; n < sizeof(pool);) {
			ssize_t got = getrandom(pool + n, sizeof(pool) - n, 0);

			if (got > 0)
				n += (size_t)got;
		}
		used = 0;
	}
	memcpy(out, prefix, sizeof(prefix) - 1);
	dx_hex(out + sizeof(prefix) - 1, pool + used, 12);
	used += 12;
}

static struct dx_req *new_req(struct dx_conn *c, struct evhttp_request *ev)
{
	struct dx_arena *a = c->arena ? c->arena : dx_arena_new_of(DX_REQUEST_ARENA);
	struct dx_req *req = DX_NEW(a, struct dx_req);
	char *path = dx_strdup(a, c->target ? c->target : "");
	char *query = strchr(path, '?');

	c->arena = NULL;
	if (query)
		*query++ = '\0';
	req->http = c->http;
	req->conn = c;
	req->ev = ev;
	req->arena = a;
	req->method = c->method ? c->method : "-";
	req->bodiless = c->bodiless;
	req->path = path;
	dx_query_parse(a, query, &req->query);
	req->id = c->id;
	if (!req->id) {
		char *id = dx_alloc(a, DX_REQUEST_ID_MAX);

		dx_request_id_new(id);
		req->id = id;
	}
	req->start_us = dx_now_mono_us();
	req->traceparent = dx_req_header(req, "traceparent");
	if (req->traceparent && !dx_traceparent_ok(req->traceparent))
		req->traceparent = NULL;
	c->http->n_reqs++;
	return req;
}

static void report(const struct dx_req *req, int status)
{
	const struct dx_http_options *o = &req->http->o;
	char trace[DX_TRACE_ID] = "";

	if (o->on_done && !req->http->closed)
		o->on_done(
			&(struct dx_http_done){.route = req->match.route ? req->match.route->name : "other",
					       .method = req->method,
					       .status = status,
					       .duration_us = dx_now_mono_us() - req->start_us,
					       .request_id = req->id,
					       .label = req->label ? req->label : "",
					       .trace = req->traceparent ? dx_trace_id(req->traceparent, trace) : ""},
			o->arg);
}

/* evhttp's last act on a request; it frees its own struct right after. */
static void on_complete(struct evhttp_request *ev, void *arg)
{
	struct dx_req *req = arg;
	struct dx_conn *c = req->conn;
	struct dx_arena *a = req->arena;

	(void)ev;
	report(req, req->status);
	c->http->n_reqs--;
	c->req = NULL;
	dx_arena_reset(a);
	c->arena = a;
	dx_conn_next(c);
}

static void reply_allow(struct dx_req *req)
{
	char allow[DX_ALLOW_MAX];

	dx_req_set_header(req, "Allow", dx_allow_text(req->match.allow, allow));
	if (strcmp(req->method, "OPTIONS") == 0)
		dx_cors_preflight(req, allow);
}

static void reply_refusal(struct dx_req *req, const struct dx_err *why)
{
	dx_reply_problem(req, why->code, why->msg, why->code == DX_E_overloaded ? "{\"retry_after_seconds\":1}" : NULL,
			 NULL, 0);
}

static void reply_unrouted(struct dx_req *req, enum dx_code code, const char *detail)
{
	const struct dx_http_options *o = &req->http->o;

	if (o->unrouted)
		o->unrouted(req, code, detail, o->arg);
	else
		dx_reply_problem(req, code, detail, NULL, NULL, 0);
}

static void dispatch(struct dx_req *req)
{
	struct dx_http *h = req->http;

	if (req->conn->refusal) {
		reply_refusal(req, req->conn->refusal);
		return;
	}
	switch (dx_router_find(h->router, req->arena, req->method, req->path, &req->match)) {
	case DX_ROUTE_FOUND:
		req->match.route->handle(req, h->o.arg);
		break;
	case DX_ROUTE_OPTIONS:
		reply_allow(req);
		dx_reply_empty(req, 204);
		break;
	case DX_ROUTE_NO_METHOD:
		reply_allow(req);
		reply_unrouted(req, DX_E_method_not_allowed, "the header Allow lists the methods of this path");
		break;
	case DX_ROUTE_NO_PATH:
		reply_unrouted(req, DX_E_not_found, "nothing is served under this path");
		break;
	case DX_ROUTE_BAD_PATH:
		dx_reply_problem(req, DX_E_bad_request, "the path is not percent-encoded UTF-8", NULL, NULL, 0);
		break;
	}
}

void dx_req_begin(struct evhttp_request *ev, void *http)
{
	struct dx_conn *c = dx_conn_of(http, ev);
	struct dx_req *req;

	dx_assert(c->phase == DX_PHASE_BUSY && !c->req);
	req = new_req(c, ev);
	c->req = req;
	/* Ours from here on: when the connection dies first, evhttp must not free what a handler still reads. */
	evhttp_request_own(ev);
	evhttp_request_set_on_complete_cb(ev, on_complete, req);
	dispatch(req);
	if (!req->replied && !req->streaming)
		dx_conn_watch(c);
}

void dx_req_gone(struct dx_req *req)
{
	if (req->gone_told || req->replied)
		return;
	req->gone_told = true;
	if (req->streaming)
		dx_stream_gone(req);
	else if (req->on_gone)
		req->on_gone(req, req->on_gone_arg);
}

void dx_req_done(struct dx_req *req)
{
	struct dx_http *h = req->http;

	/* Not now: this may be running inside the very call in which evhttp gives the request up. */
	TAILQ_INSERT_TAIL(&h->lost, req, link);
	if (h->closed)
		dx_req_reap(h);
	else
		event_active(h->reaper, EV_TIMEOUT, 1);
}

void dx_req_lost(struct dx_req *req)
{
	req->conn = NULL;
	if (req->replied)
		dx_req_done(req);
	else
		dx_req_gone(req);
}

void dx_req_reap(struct dx_http *h)
{
	struct dx_req *req;

	while ((req = TAILQ_FIRST(&h->lost))) {
		struct dx_arena *a = req->arena;

		TAILQ_REMOVE(&h->lost, req, link);
		report(req, GONE_STATUS);
		evhttp_request_free(req->ev);
		dx_arena_drop(&a);
		h->n_reqs--;
	}
	dx_http_release(h);
}

struct dx_arena *dx_req_arena(struct dx_req *req)
{
	return req->arena;
}

const char *dx_req_id(const struct dx_req *req)
{
	return req->id;
}

const char *dx_req_method(const struct dx_req *req)
{
	return req->method;
}

const char *dx_req_path(const struct dx_req *req)
{
	return req->path;
}

const char *dx_req_param(const struct dx_req *req, const char *name)
{
	for (size_t i = 0; i < req->match.n; i++)
		if (strcmp(req->match.names[i], name) == 0)
			return req->match.values[i];
	dx_die("the route %s has no parameter %s", req->match.route ? req->match.route->name : "-", name);
}

bool dx_req_is_bodiless(const struct dx_req *req)
{
	return req->bodiless;
}

const char *dx_req_header(const struct dx_req *req, const char *name)
{
	const char *v = evhttp_find_header(evhttp_request_get_input_headers(req->ev), name);

	/* evhttp cuts blanks in front, but no tabs. */
	return v ? v + strspn(v, " \t") : NULL;
}

struct dx_str dx_http_bearer(const char *authorization)
{
	struct dx_str s = dx_str_trim(dx_str(authorization));
	size_t blank = dx_str_find_c(s, ' ');

	if (blank == SIZE_MAX || !dx_str_ieq_c(dx_str_sub(s, 0, blank), "bearer"))
		return dx_str(NULL);
	return dx_str_trim(dx_str_sub(s, blank, s.n));
}

void dx_req_set_label(struct dx_req *req, const char *label)
{
	req->label = dx_strdup(req->arena, label);
}

struct evbuffer *dx_req_body(struct dx_req *req)
{
	return evhttp_request_get_input_buffer(req->ev);
}

const char *dx_req_query(const struct dx_req *req, const char *name)
{
	return dx_query_find(&req->query, name);
}

bool dx_req_query_check(struct dx_req *req, const char *const *allowed, struct dx_err *err)
{
	return dx_query_check(&req->query, allowed, err);
}

bool dx_req_query_fault(const struct dx_req *req, const char *const *allowed, size_t n, const char **name_r,
			const char **what_r)
{
	const struct dx_query *q = &req->query;

	if (n < q->n_faults) {
		*name_r = q->faults[n].name;
		*what_r = q->faults[n].what;
		return true;
	}
	return dx_query_stranger(q, allowed, n - q->n_faults, name_r, what_r);
}

const char *dx_req_traceparent(const struct dx_req *req)
{
	return req->traceparent;
}

void dx_req_set_user(struct dx_req *req, void *user)
{
	req->user = user;
}

void *dx_req_user(const struct dx_req *req)
{
	return req->user;
}

bool dx_req_is_gone(const struct dx_req *req)
{
	return req->gone_told;
}

void dx_req_on_gone(struct dx_req *req, void (*fn)(struct dx_req *req, void *arg), void *arg)
{
	req->on_gone = fn;
	req->on_gone_arg = arg;
}
