/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /industries and GET /industries/{slug}/templates: what this service reads. */
#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/store/catalog.h"

static const char *const no_query[] = {NULL};

static void on_industries(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else
		dx_api_json(c->req, 200, dx_col(res, 0, "json"));
}

static void industries(struct dx_api_call *c)
{
	if (dx_api_query_ok(c->req, no_query))
		dx_store_industries(c->api->db, on_industries, c);
}

void dx_api_industries(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_NONE, industries);
}

static void reply_unknown(struct dx_api_call *c)
{
	/* 422 in a form, where the request is at fault; here the resource is not there */
	dx_reply_problem_as(c->req, 404, DX_E_unknown_industry, "there is no such industry; GET /industries lists them",
			    NULL, NULL, 0);
}

static void on_templates(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (dx_col(res, 0, "json") == NULL)
		reply_unknown(c);
	else
		dx_api_json(c->req, 200, dx_col(res, 0, "json"));
}

static void templates(struct dx_api_call *c)
{
	const char *slug = dx_req_param(c->req, "slug");
	if (!dx_api_query_ok(c->req, no_query))
		return;
	if (dx_api_slug(dx_str(slug)))
		dx_store_templates(c->api->db, slug, on_templates, c);
	else
		reply_unknown(c);
}

void dx_api_templates(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_NONE, templates);
}
