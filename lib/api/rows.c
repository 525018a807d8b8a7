/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/rows: the rows of a result with their evidence, page by page. */
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/fmt/json.h"
#include "dx/store/revision.h"

#define ROWS_DEFAULT 50
#define ROWS_MAX     200
#define CURSOR_MAX   20

struct rows {
	const char *uuid, *after;
	int64_t limit;
};

static void reply_rows(struct dx_api_call *c, const PGresult *res)
{
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);

	dx_jw_obj(&w);
	dx_jw_key(&w, "rows");
	dx_jw_raw(&w, dx_str(dx_col(res, 0, "rows")));
	dx_jw_kint(&w, "rows_total", dx_col_int(res, 0, "rows_total", 0));
	dx_jw_kint(&w, "revision", dx_col_int(res, 0, "revision", 0));
	dx_jw_kcstr(&w, "next_cursor", dx_col(res, 0, "next_cursor"));
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void on_rows(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	const struct rows *r = c->state;

	if (err != NULL && strcmp(err->sqlstate, "DX002") == 0)
		dx_api_problem(c->req, DX_E_bad_request, NULL, "after takes the next_cursor of the page before");
	else if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, r->uuid);
	else if (dx_col(res, 0, "rows_total") != NULL)
		reply_rows(c, res);
	else
		dx_api_wrong_state(c->req, DX_E_document_not_ready, dx_col(res, 0, "status"), "it has no rows");
}

static bool read_rows(struct dx_req *req, struct rows *r, struct dx_err *err)
{
	static const char *const allowed[] = {"after", "limit", NULL};
	const char *limit = dx_req_query(req, "limit");

	r->limit = ROWS_DEFAULT;
	r->after = dx_req_query(req, "after");
	if (!dx_api_uuid(req, &r->uuid, err) || !dx_req_query_check(req, allowed, err))
		return false;
	if (limit != NULL && !dx_api_number(dx_str(limit), 1, ROWS_MAX, &r->limit))
		return dx_fail(err, DX_E_bad_request, "limit takes a whole number from 1 to %d", ROWS_MAX);
	if (r->after != NULL && strlen(r->after) > CURSOR_MAX)
		return dx_fail(err, DX_E_bad_request, "after takes the next_cursor of the page before");
	return true;
}

static void rows(struct dx_api_call *c)
{
	struct rows *r = DX_NEW(c->arena, struct rows);
	struct dx_err err;

	c->state = r;
	if (read_rows(c->req, r, &err))
		dx_store_get_rows(c->api->db, (struct dx_doc_ref){c->auth.team_id, r->uuid}, r->after, (int)r->limit,
				  on_rows, c);
	else
		dx_reply_err(c->req, &err);
}

void dx_api_rows(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, rows);
}
