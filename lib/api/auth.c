/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who asks, may he, and not too often: before every endpoint that is not public. */
#include <inttypes.h>
#include <stdio.h>

#include "api_int.h"
#include "ahead.h"
#include "dx/base/clock.h"
#include "dx/base/log.h"
#include "dx/fmt/json.h"
#include "dx/api/parse.h"

struct dx_api_call *dx_api_call_new(struct dx_api *api, struct dx_req *req, unsigned scope)
{
	struct dx_arena *a = dx_req_arena(req);
	struct dx_api_call *c = DX_NEW(a, struct dx_api_call);
	c->api = api;
	c->req = req;
	c->arena = a;
	c->scope = scope;
	c->base = dx_asprintf(a, "%s" DX_API_BASE, dx_conf_str(api->child->conf, DX_OPT_public_url));
	return c;
}

bool dx_api_take_key(struct dx_api_call *c)
{
	struct dx_err err;
	struct dx_str key;
	if (!dx_api_key(dx_req_header(c->req, "Authorization"), dx_req_header(c->req, "X-API-Key"), &key, &err)) {
		dx_reply_err(c->req, &err);
		return false;
	}
	c->hashes = dx_auth_hashes(c->arena, &c->api->peppers, key);
	c->asked_us = dx_now_mono_us();
	dx_req_set_label(c->req, dx_strndup(c->arena, key.p, DX_KEY_PREFIX_LEN));
	return true;
}

static void set_limit_headers(struct dx_req *req, const struct dx_auth *auth)
{
	char text[64];
	snprintf(text, sizeof(text), "%d", auth->rate_limit);
	dx_req_set_header(req, "X-RateLimit-Limit", text);
	snprintf(text, sizeof(text), "%d", auth->remaining);
	dx_req_set_header(req, "X-RateLimit-Remaining", text);
	snprintf(text, sizeof(text), "\"default\";q=%d;w=60", auth->rate_limit);
	dx_req_set_header(req, "RateLimit-Policy", text);
	if (auth->verdict == DX_AUTH_LIMITED)
		snprintf(text, sizeof(text), "\"default\";r=0;t=%d", auth->retry_after_s);
	else
		snprintf(text, sizeof(text), "\"default\";r=%d", auth->remaining);
	dx_req_set_header(req, "RateLimit", text);
}

static void reply_limited(struct dx_api_call *c)
{
	char text[24];
	const struct dx_auth *auth = &c->auth;
	snprintf(text, sizeof(text), "%d", auth->retry_after_s);
	dx_req_set_header(c->req, "Retry-After", text);
	dx_stats_add(c->api->child->stats, DX_C_RATE_LIMITED, 1);
	const char *meta = dx_asprintf(c->arena, "{\"limit\":%d,\"window_seconds\":60,\"retry_after_seconds\":%d}",
				       auth->rate_limit, auth->retry_after_s);
	dx_api_problem(c->req, DX_E_rate_limit_exceeded, meta,
		       "%d requests in any 60 seconds are allowed for this account; try again in %d s",
		       auth->rate_limit, auth->retry_after_s);
}

static void reply_forbidden(struct dx_api_call *c)
{
	struct dx_buf meta = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&meta);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "required", dx_scope_name(c->scope));
	dx_jw_key(&w, "granted");
	dx_jw_arr(&w);
	for (unsigned i = 0; i < DX_SCOPE_COUNT; i++)
		if (c->auth.scopes & 1u << i)
			dx_jw_cstr(&w, dx_scope_name(1u << i));
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	const char *text = dx_strdup(c->arena, dx_buf_cstr(&meta));
	dx_buf_free(&meta);
	dx_api_problem(c->req, DX_E_forbidden_scope, text, "this needs the scope %s, which the key does not have",
		       dx_scope_name(c->scope));
}

/* c->auth is known: may the request go on? */
static bool admit(struct dx_api_call *c)
{
	if (c->auth.verdict == DX_AUTH_UNKNOWN) {
		/* the same words as for a malformed one: a guesser learns nothing */
		dx_reply_problem(c->req, DX_E_invalid_api_key, DX_API_KEY_REFUSED, NULL, NULL, 0);
		return false;
	}
	set_limit_headers(c->req, &c->auth);
	if (c->auth.verdict == DX_AUTH_LIMITED) {
		reply_limited(c);
		return false;
	}
	if ((c->auth.scopes & c->scope) != c->scope) {
		reply_forbidden(c);
		return false;
	}
	return true;
}

bool dx_api_admit(struct dx_api_call *c, const PGresult *res, const struct dx_err *err)
{
	if (err != NULL) {
		dx_api_fail(c->req, err);
		return false;
	}
	dx_auth_read(res, c->arena, &c->auth);
	dx_ahead_put(c->api->ahead, c->hashes, &c->auth, c->asked_us);
	return admit(c);
}

/* True when a place counted ahead answers for the key: *ADMITTED_R, else replied. False: ask the database. */
static bool admit_ahead(struct dx_api_call *c, bool *admitted_r)
{
	c->asked_us = dx_now_mono_us();
	if (!dx_ahead_take(c->api->ahead, c->hashes, c->asked_us, c->arena, &c->auth))
		return false;
	*admitted_r = admit(c);
	return true;
}

static void on_authorized(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct dx_ahead_key *asking = c->asking; /* the call ends with the reply */
	if (dx_api_admit(c, res, err))
		c->next(c);
	dx_ahead_asked(asking);
}

static void ask(struct dx_api_call *c)
{
	c->asked_us = dx_now_mono_us();
	dx_store_authorize(c->api->db, c->hashes, on_authorized, c);
}

static void on_asked(bool granted, void *arg)
{
	struct dx_api_call *c = arg;
	if (granted)
		dx_api_authorize(c, c->next);
	else
		ask(c);
}

void dx_api_authorize(struct dx_api_call *c, void (*next)(struct dx_api_call *c))
{
	bool admitted;

	if (admit_ahead(c, &admitted)) {
		if (admitted)
			next(c);
		return;
	}
	/* once: it may be its turn to look and find nothing left many times */
	if (c->waiter == NULL)
		c->waiter = DX_NEW(c->arena, struct dx_ahead_waiter);
	*c->waiter = (struct dx_ahead_waiter){.fn = on_asked, .arg = c};
	c->next = next;
	if (dx_ahead_ask(c->api->ahead, c->hashes, c->waiter, &c->asking))
		ask(c);
}

bool dx_api_counts_ahead(const struct dx_api_call *c)
{
	return dx_ahead_knows(c->api->ahead, c->hashes);
}

void dx_api_authorized(struct dx_api *api, struct dx_req *req, unsigned scope, void (*next)(struct dx_api_call *c))
{
	struct dx_api_call *c = dx_api_call_new(api, req, scope);
	if (dx_api_take_key(c))
		dx_api_authorize(c, next);
}

/* ---- paths that nothing is served under ---- */

struct unrouted {
	enum dx_code code;
	const char *detail;
};

static void reply_unrouted(struct dx_api_call *c)
{
	const struct unrouted *u = c->state;
	dx_reply_problem(c->req, u->code, u->detail, NULL, NULL, 0);
}

/* A key gets its limit looked at and counted whatever it asks for; without one there is nothing to count. */
void dx_api_unrouted(struct dx_req *req, enum dx_code code, const char *detail, void *arg)
{
	bool has_key = dx_req_header(req, "Authorization") != NULL || dx_req_header(req, "X-API-Key") != NULL;
	if (!has_key || !dx_str_starts(dx_str(dx_req_path(req)), DX_API_BASE "/")) {
		dx_reply_problem(req, code, detail, NULL, NULL, 0);
		return;
	}
	struct dx_api_call *c = dx_api_call_new(arg, req, DX_SCOPE_NONE);
	struct unrouted *u = DX_NEW(c->arena, struct unrouted);
	*u = (struct unrouted){code, dx_strdup(c->arena, detail)};
	c->state = u;
	if (dx_api_take_key(c))
		dx_api_authorize(c, reply_unrouted);
}
