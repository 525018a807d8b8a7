/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /ping and GET /usage. */
#include "api_int.h"
#include "dx/fmt/json.h"
#include "dx/store/catalog.h"

static const char *const no_query[] = {NULL};

static void ping(struct dx_api_call *c)
{
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	if (!dx_api_query_ok(c->req, no_query))
		return;
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "status", "ok");
	dx_jw_kcstr(&w, "account", c->auth.account_email);
	dx_jw_kcstr(&w, "team", c->auth.team_name);
	dx_jw_kcstr(&w, "time", c->auth.server_time);
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

void dx_api_ping(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_NONE, ping);
}

static void on_usage(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else
		dx_api_json(c->req, 200, dx_col(res, 0, "json"));
}

static void usage(struct dx_api_call *c)
{
	if (dx_api_query_ok(c->req, no_query))
		dx_store_usage(c->api->db, c->auth.team_id, on_usage, c);
}

void dx_api_usage(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_USAGE_READ, usage);
}
