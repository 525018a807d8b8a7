/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A well-formed head has come: is the request welcome, and in which form does evhttp get to see it? */
#include "http_int.h"

#include <string.h>
#include <sys/socket.h>

#include "dx/base/check.h"
#include "dx/base/clock.h"

static void add(struct evbuffer *to, struct dx_str s)
{
	if (evbuffer_add(to, s.p, s.n) != 0)
		dx_die("out of memory (request head)");
}

void dx_admit_remember(struct dx_conn *c, const struct dx_head *h)
{
	if (!c->arena)
		c->arena = dx_arena_new_of(DX_REQUEST_ARENA);
	c->method = h->method.n > 0 ? dx_strndup(c->arena, h->method.p, h->method.n) : NULL;
	c->target = h->path.n > 0 ? dx_strndup(c->arena, h->target.p, h->target.n) : NULL;
	c->id = dx_request_id_valid(h->request_id) ? dx_strndup(c->arena, h->request_id.p, h->request_id.n) : NULL;
	c->minor = h->minor;
	c->close = h->close;
}

/* The head as evhttp may see it; what frames the body is left to the caller. */
static void write_canonical(struct dx_conn *c, const struct dx_head *h)
{
	struct dx_str rest = h->fields;
	struct dx_str line;

	add(c->held, h->method);
	add(c->held, DX_STR(" "));
	add(c->held, h->target);
	/* Where the guard closes, evhttp must have no reason of its own to do it. */
	add(c->held, h->minor || c->linger ? DX_STR(" HTTP/1.1\r\n") : DX_STR(" HTTP/1.0\r\n"));
	while (rest.n > 0 && dx_str_split(&rest, '\n', &line)) {
		struct dx_str name = dx_str_sub(line, 0, dx_str_find_c(line, ':'));

		if (dx_field_is_framing(name) || (c->linger && dx_str_ieq_c(name, "Connection")))
			continue;
		add(c->held, line);
		add(c->held, DX_STR("\n"));
	}
}

const struct dx_route *dx_http_head_route(const struct dx_http_head *h)
{
	return h->route;
}

struct dx_str dx_http_head_field(const struct dx_http_head *h, const char *name)
{
	struct dx_str rest = h->fields;
	struct dx_str line;
	struct dx_str n;
	struct dx_str value;
	struct dx_err err;

	while (rest.n > 0 && dx_str_split(&rest, '\n', &line)) {
		if (line.n > 0 && line.p[line.n - 1] == '\r')
			line.n--;
		if (dx_field_parse(line, &n, &value, &err) && dx_str_ieq_c(n, name))
			return value;
	}
	return (struct dx_str){0};
}

/* Can the answer not depend on the body? Then a large one is not worth reading. */
static bool is_answerable_now(struct dx_conn *c, const struct dx_head *h)
{
	const struct dx_http_options *o = &c->http->o;
	struct dx_match m;
	char *path;

	if (!h->chunked && !h->expect_continue && h->length <= DX_SMALL_BODY)
		return false;
	path = dx_strndup(c->arena, h->path.p, h->path.n);
	if (dx_router_find(c->http->router, c->arena, c->method, path, &m) != DX_ROUTE_FOUND)
		return true;
	c->bodiless = o->knows_answer && o->knows_answer(&(struct dx_http_head){m.route, h->fields}, o->arg);
	return c->bodiless;
}

bool dx_admit_bytes(struct dx_conn *c, uint64_t bytes, struct dx_err *err)
{
	struct dx_http *h = c->http;

	if (h->o.max_buffered_bytes && bytes > h->o.max_buffered_bytes - h->body_bytes)
		return dx_fail(err, DX_E_overloaded, "too many uploads at once");
	h->body_bytes += bytes;
	c->reserved += bytes;
	return true;
}

static bool check_limits(struct dx_conn *c, const struct dx_head *h, struct dx_err *err)
{
	size_t max = c->http->o.max_body_bytes;

	if (c->misdirected)
		return dx_fail(err, DX_E_bad_request, "this port speaks TLS: the URL must begin with https");
	if (c->over_cap)
		return dx_fail(err, DX_E_overloaded, "too many connections");
	if (h->has_length && h->length > max)
		return dx_fail(err, DX_E_file_too_large, "the body is larger than %zu bytes", max);
	return true;
}

/* Nothing else is in the socket's send queue ahead of it: one request at a time. A full queue means a broken client. */
static void send_continue(struct dx_conn *c)
{
	static const char line[] = "HTTP/1.1 100 Continue\r\n\r\n";

	if (evbuffer_get_length(c->raw) > 0)
		return;
	if (send(c->fd, line, sizeof(line) - 1, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)(sizeof(line) - 1))
		shutdown(c->fd, SHUT_RDWR);
}

static bool begin_body(struct dx_conn *c, const struct dx_head *h, struct dx_err *err)
{
	if (!h->chunked && !dx_admit_bytes(c, h->length, err))
		return false;
	c->phase = h->chunked ? DX_PHASE_CHUNKED : DX_PHASE_LENGTH;
	c->left = h->chunked ? 0 : h->length;
	c->chunk = (struct dx_chunk){0};
	c->drop_body = strcmp(c->method, "HEAD") == 0;
	c->since_us = c->moved_us = dx_now_mono_us();
	c->received = evbuffer_get_length(c->raw);
	return true;
}

bool dx_admit(struct dx_conn *c, const struct dx_head *h, size_t n, struct dx_err *err)
{
	bool has_body = h->chunked || (h->has_length && h->length > 0);

	c->bodiless = false;
	if (!check_limits(c, h, err))
		return false;
	if (has_body && is_answerable_now(c, h)) {
		has_body = false;
		c->close = c->linger = true;
	}
	c->length_open = has_body && h->rewrite && strcmp(c->method, "HEAD") != 0;
	if (h->rewrite || (h->has_length && !has_body)) {
		write_canonical(c, h);
		if (!c->length_open)
			add(c->held, DX_STR("\r\n"));
		evbuffer_drain(c->raw, n);
	} else {
		evbuffer_remove_buffer(c->raw, c->held, n);
	}
	if (!has_body) {
		dx_guard_let_through(c);
		return true;
	}
	if (!begin_body(c, h, err))
		return false;
	if (h->expect_continue)
		send_continue(c);
	return true;
}
