/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents: a page of the team's documents, newest first. */
#include <string.h>

#include "api_int.h"
#include "dx/base/clock.h"
#include "dx/fmt/json.h"
#include "dx/api/parse.h"

#define LIMIT_DEFAULT 50
#define LIMIT_MAX     200
#define CURSOR_MAX    256

static bool read_time(struct dx_req *req, const char *name, bool end, const char **text_r, int64_t *real_us_r,
		      struct dx_err *err)
{
	char text[DX_RFC3339_MAX];
	const char *value = dx_req_query(req, name);
	if (value == NULL)
		return true;
	if (!dx_api_time(dx_str(value), end, real_us_r))
		return dx_fail(err, DX_E_bad_request, "%s takes a date (2026-11-21) or a time (2026-11-21T09:00:00Z)",
			       name);
	*text_r = dx_strdup(dx_req_arena(req), dx_rfc3339(*real_us_r, text));
	return true;
}

static bool read_times(struct dx_req *req, struct dx_document_filter *f, struct dx_err *err)
{
	int64_t from_us = INT64_MIN, to_us = INT64_MAX, since_us;
	if (!read_time(req, "from", false, &f->from, &from_us, err) ||
	    !read_time(req, "to", true, &f->to, &to_us, err) ||
	    !read_time(req, "updated_since", false, &f->updated_since, &since_us, err))
		return false;
	if (from_us > to_us)
		return dx_fail(err, DX_E_invalid_date_range, "from is later than to");
	return true;
}

static bool read_slugs(struct dx_req *req, struct dx_document_filter *f, struct dx_err *err)
{
	f->industry = dx_req_query(req, "industry");
	f->template_name = dx_req_query(req, "template");
	f->external_id = dx_req_query(req, "external_id");
	if (f->industry != NULL && !dx_api_slug(dx_str(f->industry)))
		return dx_fail(err, DX_E_bad_request, "industry takes the slug of an industry");
	if (f->template_name != NULL && !dx_api_slug(dx_str(f->template_name)))
		return dx_fail(err, DX_E_bad_request, "template takes the name of a template, without a version");
	return true;
}

static bool read_filter(struct dx_req *req, struct dx_document_filter *f, struct dx_err *err)
{
	static const char *const allowed[] = {"status", "industry",      "template", "external_id", "from", "to",
					      "limit",  "updated_since", "sha256",   "cursor",      NULL};
	int64_t limit = LIMIT_DEFAULT;
	if (!dx_req_query_check(req, allowed, err) || !read_slugs(req, f, err) || !read_times(req, f, err))
		return false;
	const char *status = dx_req_query(req, "status");
	if (status != NULL && !dx_api_statuses(dx_req_arena(req), dx_str(status), &f->status))
		return dx_fail(err, DX_E_bad_request,
			       "status takes queued, processing, completed, needs_review, password_required, failed, "
			       "cancelled, expired, joined by commas");
	const char *sha256 = dx_req_query(req, "sha256");
	if (sha256 != NULL) {
		uint8_t *bytes = dx_alloc(dx_req_arena(req), DX_SHA256_BYTES);
		if (!dx_unhex(bytes, DX_SHA256_BYTES, dx_str(sha256)))
			return dx_fail(err, DX_E_bad_request, "sha256 takes 64 hexadecimal digits");
		f->sha256 = bytes;
	}
	const char *n = dx_req_query(req, "limit");
	if (n != NULL && !dx_api_number(dx_str(n), 1, LIMIT_MAX, &limit))
		return dx_fail(err, DX_E_bad_request, "limit takes a number from 1 to %d", LIMIT_MAX);
	f->limit = (int)limit;
	f->cursor = dx_req_query(req, "cursor");
	if (f->cursor != NULL && (*f->cursor == '\0' || strlen(f->cursor) > CURSOR_MAX))
		return dx_fail(err, DX_E_bad_request, "cursor takes the next_cursor of the page before");
	return true;
}

static void on_list(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL && strcmp(err->sqlstate, "DX002") == 0) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "cursor takes the next_cursor of the page before");
		return;
	}
	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	dx_jw_obj(&w);
	dx_jw_key(&w, "documents");
	dx_jw_raw(&w, dx_str(dx_col(res, 0, "documents")));
	dx_jw_kcstr(&w, "next_cursor", dx_col(res, 0, "next_cursor"));
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void list(struct dx_api_call *c)
{
	struct dx_document_filter f = {0};
	struct dx_err err;
	if (read_filter(c->req, &f, &err))
		dx_store_list_documents(c->api->db, c->auth.team_id, &f, c->base, on_list, c);
	else
		dx_reply_err(c->req, &err);
}

void dx_api_documents_list(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, list);
}
