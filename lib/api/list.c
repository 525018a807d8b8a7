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

static const char statuses_json[] = "[\"queued\",\"processing\",\"completed\",\"needs_review\",\"password_required\","
				    "\"failed\",\"cancelled\",\"expired\"]";
static const char time_form[] = "a date (2026-11-21) or a time (2026-11-21T09:00:00Z)";

struct list {
	struct dx_document_filter filter;
	struct dx_api_faults *faults;
};

static void read_time(struct dx_req *req, struct list *l, const char *name, bool end, const char **text_r,
		      int64_t *real_us_r)
{
	char text[DX_RFC3339_MAX];
	const char *value = dx_req_query(req, name);
	if (value == NULL)
		return;
	if (dx_api_time(dx_str(value), end, real_us_r))
		*text_r = dx_strdup(dx_req_arena(req), dx_rfc3339(*real_us_r, text));
	else
		dx_api_param_fault(req, &l->faults, name, time_form, NULL);
}

static void read_times(struct dx_req *req, struct list *l)
{
	int64_t from_us = INT64_MIN, to_us = INT64_MAX;
	read_time(req, l, "from", false, &l->filter.from, &from_us);
	read_time(req, l, "to", true, &l->filter.to, &to_us);
	if (from_us > to_us)
		dx_api_fault(dx_req_arena(req), &l->faults, DX_E_invalid_date_range,
			     &(struct dx_problem_item){"?from", "invalid", "from is later than to", NULL});
}

/* A moment, or the place in the feed that an answer gave as next_updated_since. */
static void read_since(struct dx_req *req, struct list *l)
{
	struct dx_document_filter *f = &l->filter;
	char text[DX_RFC3339_MAX];
	const char *value = dx_req_query(req, "updated_since");
	int64_t since_us;
	f->feed = value != NULL;
	if (value == NULL)
		return;
	if (dx_api_feed_place(dx_str(value)))
		f->cursor = f->cursor != NULL ? f->cursor : value;
	else if (dx_api_time(dx_str(value), false, &since_us))
		f->since = dx_strdup(dx_req_arena(req), dx_rfc3339(since_us, text));
	else
		dx_api_param_fault(req, &l->faults, "updated_since",
				   "a date, a time, or the next_updated_since of an answer", NULL);
}

static void read_names(struct dx_req *req, struct list *l)
{
	struct dx_document_filter *f = &l->filter;
	f->industry = dx_req_query(req, "industry");
	f->template_name = dx_req_query(req, "template");
	f->external_id = dx_req_query(req, "external_id");
	const char *status = dx_req_query(req, "status");
	if (f->industry != NULL && !dx_api_slug(dx_str(f->industry)))
		dx_api_param_fault(req, &l->faults, "industry", "the slug of an industry", NULL);
	if (f->template_name != NULL && !dx_api_slug(dx_str(f->template_name)))
		dx_api_param_fault(req, &l->faults, "template", "the name of a template, without a version", NULL);
	if (status != NULL && !dx_api_statuses(dx_req_arena(req), dx_str(status), &f->status))
		dx_api_param_fault(req, &l->faults, "status", "states of documents, joined by commas", statuses_json);
}

static void read_filter(struct dx_req *req, struct list *l)
{
	static const char *const allowed[] = {"status", "industry",      "template", "external_id", "from", "to",
					      "limit",  "updated_since", "sha256",   "cursor",      NULL};
	struct dx_document_filter *f = &l->filter;
	int64_t limit = LIMIT_DEFAULT;
	dx_api_query_faults(req, allowed, &l->faults);
	f->cursor = dx_req_query(req, "cursor");
	read_names(req, l);
	read_times(req, l);
	const char *sha256 = dx_req_query(req, "sha256");
	if (sha256 != NULL) {
		uint8_t *bytes = dx_alloc(dx_req_arena(req), DX_SHA256_BYTES);
		f->sha256 = bytes;
		if (!dx_unhex(bytes, DX_SHA256_BYTES, dx_str(sha256)))
			dx_api_param_fault(req, &l->faults, "sha256", "64 hexadecimal digits", NULL);
	}
	const char *n = dx_req_query(req, "limit");
	if (n != NULL && !dx_api_number(dx_str(n), 1, LIMIT_MAX, &limit))
		dx_api_param_fault(req, &l->faults, "limit", "a number from 1 to 200", NULL);
	f->limit = (int)limit;
	if (f->cursor != NULL && (*f->cursor == '\0' || strlen(f->cursor) > CURSOR_MAX))
		dx_api_param_fault(req, &l->faults, "cursor", "the next_cursor of the page before", NULL);
	read_since(req, l);
}

static void on_list(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL && strcmp(err->sqlstate, "DX002") == 0) {
		struct dx_api_faults *faults = NULL;
		dx_api_param_fault(c->req, &faults, "cursor", "the next_cursor of the page before", NULL);
		dx_api_faults_reply(c->req, faults);
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
	if (dx_col(res, 0, "next_since") != NULL)
		dx_jw_kcstr(&w, "next_updated_since", dx_col(res, 0, "next_since"));
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void list(struct dx_api_call *c)
{
	struct list l = {0};
	read_filter(c->req, &l);
	if (l.faults != NULL)
		dx_api_faults_reply(c->req, l.faults);
	else
		dx_store_list_documents(c->api->db, c->auth.team_id, &l.filter, c->base, on_list, c);
}

void dx_api_documents_list(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_READ, list);
}
