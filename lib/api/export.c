/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/export.csv */
#include <stdio.h>
#include <string.h>

#include "api_int.h"
#include "dx/doc/export.h"
#include "dx/fmt/json.h"

/* The upload's name without its ending, in characters that every header and file system takes. */
static const char *disposition(struct dx_arena *a, const char *file_name)
{
	char *stem = dx_strdup(a, file_name != NULL ? file_name : "");
	char *dot = strrchr(stem, '.');
	if (dot != NULL && dot != stem)
		*dot = '\0';
	for (char *p = stem; *p != '\0'; p++)
		if (!((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9') || *p == '-' ||
		      *p == '.'))
			*p = '_';
	return dx_asprintf(a, "attachment; filename=\"%s.csv\"", *stem != '\0' ? stem : "document");
}

static void reply_csv(struct dx_api_call *c, const PGresult *res)
{
	struct dx_err err;
	struct dx_buf body = DX_BUF_INIT;
	json_t *data;
	if (!dx_json_parse(c->arena, dx_str(dx_col(res, 0, "data")), &data, &err)) {
		err.code = DX_E_internal_error; /* stored by us: not the client's mistake */
		dx_api_fail(c->req, &err);
		return;
	}
	if (!dx_export_csv(dx_col(res, 0, "template"), data, &body, &err)) {
		dx_buf_free(&body);
		dx_reply_err(c->req, &err);
		return;
	}
	dx_req_set_header(c->req, "Content-Disposition", disposition(c->arena, dx_col(res, 0, "file_name")));
	dx_reply_buf(c->req, 200, "text/csv; charset=utf-8", &body);
}

static void on_result(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, c->state);
	else if (dx_col(res, 0, "data") == NULL)
		dx_api_wrong_state(c->req, DX_E_document_not_ready, dx_col(res, 0, "status"),
				   "it has no rows to export");
	else
		reply_csv(c, res);
}

static void export_csv(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	struct dx_err err;
	const char *uuid;
	if (!dx_api_uuid(c->req, &uuid, &err) || !dx_req_query_check(c->req, allowed, &err)) {
		dx_reply_err(c->req, &err);
		return;
	}
	c->state = dx_strdup(c->arena, uuid);
	dx_store_get_result(c->api->db, c->auth.team_id, uuid, on_result, c);
}

void dx_api_export_csv(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, export_csv);
}
