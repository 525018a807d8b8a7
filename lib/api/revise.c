/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * PATCH /documents/{uuid}/data and POST /documents/{uuid}/reanalyze: another revision. A correction is waited
 * for, because who makes one wants to see what the checks say; a reanalysis is not.
 */
#include <stdio.h>
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/fmt/json.h"
#include "dx/store/revision.h"

#define PATCH_MAX    (1024 * 1024)
#define REVISION_MAX 1000000000

struct revise {
	struct dx_doc_ref doc;
	struct dx_want_revision want;
	int n; /* the revision that is made */
	struct dx_api_await_options wait;
};

/* The body as text; NULL: replied. */
static const char *body_text(struct dx_api_call *c)
{
	struct evbuffer *body = dx_req_body(c->req);
	size_t n = evbuffer_get_length(body);
	char *text;

	if (n > PATCH_MAX) {
		dx_api_problem(c->req, DX_E_file_too_large, NULL, "at most %d bytes", PATCH_MAX);
		return NULL;
	}
	text = dx_alloc(c->arena, n + 1);
	(void)evbuffer_copyout(body, text, n);
	if (memchr(text, '\0', n) != NULL) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "the body is no JSON");
		return NULL;
	}
	return text;
}

static bool is_type(const char *header, const char *type)
{
	struct dx_str s = dx_str(header);
	size_t end = dx_str_find_c(s, ';');
	return dx_str_ieq_c(dx_str_trim(end == SIZE_MAX ? s : dx_str_sub(s, 0, end)), type);
}

/* ---- the answer ---- */

static void reply_refused(struct dx_api_call *c, const PGresult *res)
{
	const struct revise *r = c->state;
	const char *verdict = dx_col(res, 0, "verdict");
	const char *status = dx_col(res, 0, "status");

	if (strcmp(verdict, "not_found") == 0)
		dx_api_document_not_found(c->req, r->doc.uuid);
	else if (strcmp(verdict, "unknown_template") == 0)
		dx_api_problem(c->req, DX_E_unknown_template, NULL, "the document's industry has no template %s",
			       r->want.template_name);
	else if (strcmp(verdict, "stale") == 0)
		dx_api_problem(c->req, DX_E_invalid_state,
			       dx_asprintf(c->arena, "{\"status\":\"%s\",\"revision\":%d}", status,
					   (int)dx_col_int(res, 0, "revision", 0)),
			       "If-Match names revision %d, which is not the current one", r->want.if_revision);
	else
		dx_api_wrong_state(c->req, DX_E_invalid_state, status,
				   strcmp(verdict, "busy") == 0 ? "another revision is being made"
								: "only a finished document has revisions");
}

/* ---- waiting for a correction ---- */

static void ask(struct dx_api_call *c, dx_db_fn *fn, void *arg)
{
	const struct revise *r = c->state;
	dx_store_get_revision(c->api->db, r->doc, r->n, "{}", c->base, fn, arg);
}

static bool is_done(const PGresult *res)
{
	const char *state = dx_col(res, 0, "state");
	return strcmp(state, "done") == 0 || strcmp(state, "failed") == 0;
}

/* The problem that the worker wrote, told as our own. */
static void reply_problem(struct dx_api_call *c, const char *text)
{
	struct dx_problem_item items[50];
	enum dx_code code = DX_E_internal_error;
	json_t *problem, *item;
	size_t i, n = 0;
	bool ok = dx_json_parse(c->arena, dx_str(text), &problem, NULL);
	const char *name = ok ? dx_json_str(problem, "code") : NULL;

	if (name == NULL || !dx_code_find(name, &code) || code == DX_OK)
		code = DX_E_internal_error;
	json_array_foreach (ok ? json_object_get(problem, "errors") : NULL, i, item)
		if (n < DX_LEN(items))
			items[n++] = (struct dx_problem_item){
				.pointer = dx_json_str(item, "pointer"),
				.code = dx_json_str(item, "code"),
				.detail = dx_json_str(item, "detail"),
			};
	const char *detail = ok ? dx_json_str(problem, "detail") : NULL;
	dx_reply_problem(c->req, code, detail != NULL ? detail : "the correction failed", NULL, items, n);
}

static void on_waited(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	const struct revise *r = c->state;

	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (PQntuples(res) == 0) {
		dx_api_document_not_found(c->req, r->doc.uuid);
	} else if (strcmp(dx_col(res, 0, "state"), "failed") == 0) {
		reply_problem(c, dx_col(res, 0, "problem"));
	} else {
		dx_api_json(c->req, is_done(res) ? 200 : 202, dx_col(res, 0, "document"));
	}
}

static void on_wanted(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct revise *r = c->state;

	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	if (strcmp(dx_col(res, 0, "verdict"), "ok") != 0) {
		reply_refused(c, res);
		return;
	}
	dx_store_notify_job(c->api->db);
	r->n = (int)dx_col_int(res, 0, "n", 0);
	if (!r->want.correction) {
		dx_api_json(c->req, 202, dx_col(res, 0, "document"));
		return;
	}
	r->wait = (struct dx_api_await_options){
		.uuid = r->doc.uuid,
		.timeout_us = dx_conf_int(c->api->child->conf, DX_OPT_sync_deadline) * 1000,
		.ask = ask,
		.is_done = is_done,
		.fn = on_waited,
	};
	dx_api_await(c, &r->wait);
}

static struct revise *begin(struct dx_api_call *c, bool correction)
{
	static const char *const allowed[] = {NULL};
	struct revise *r = DX_NEW(c->arena, struct revise);
	struct dx_err err;

	c->state = r;
	r->doc.team_id = c->auth.team_id;
	r->want = (struct dx_want_revision){
		.account_id = c->auth.account_id,
		.key_id = c->auth.key_id,
		.request_id = dx_req_id(c->req),
		.correction = correction,
		.language_model = true,
		.base = c->base,
	};
	if (dx_api_uuid(c->req, &r->doc.uuid, &err) && dx_req_query_check(c->req, allowed, &err))
		return r;
	dx_reply_err(c->req, &err);
	return NULL;
}

/* ---- PATCH /documents/{uuid}/data ---- */

/* If-Match: "3" names the revision that the correction is meant for. */
static bool read_if_match(struct dx_req *req, int *revision_r)
{
	struct dx_str s = dx_str_trim(dx_str(dx_req_header(req, "If-Match")));
	int64_t n;

	if (s.n == 0 || dx_str_eq_c(s, "*"))
		return true;
	if (s.n >= 2 && s.p[0] == '"' && s.p[s.n - 1] == '"')
		s = dx_str_sub(s, 1, s.n - 2);
	if (!dx_api_number(s, 1, REVISION_MAX, &n))
		return false;
	*revision_r = (int)n;
	return true;
}

static void patch(struct dx_api_call *c)
{
	const char *type = dx_req_header(c->req, "Content-Type");
	struct revise *r = begin(c, true);
	struct dx_err err;
	json_t *v;

	if (r == NULL)
		return;
	bool json = is_type(type, "application/json-patch+json");
	if (!json && !is_type(type, "application/merge-patch+json")) {
		dx_api_problem(c->req, DX_E_unsupported_media_type, NULL,
			       "send application/merge-patch+json or application/json-patch+json");
		return;
	}
	if (!read_if_match(c->req, &r->want.if_revision)) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "If-Match takes the number of a revision in quotes");
		return;
	}
	const char *text = body_text(c);
	if (text == NULL)
		return;
	if (!dx_json_parse(c->arena, dx_str(text), &v, &err))
		dx_reply_err(c->req, &err);
	else if (json ? !json_is_array(v) : !json_is_object(v))
		dx_api_problem(c->req, DX_E_bad_request, NULL,
			       json ? "a JSON patch is a list of operations" : "a merge patch is an object");
	else {
		r->want.patch_type = json ? "json" : "merge";
		r->want.patch = text;
		dx_store_want_revision(c->api->db, r->doc, &r->want, on_wanted, c);
	}
}

void dx_api_data_patch(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, patch);
}

/* ---- POST /documents/{uuid}/reanalyze ---- */

static bool read_options(json_t *v, struct dx_want_revision *want, struct dx_err *err)
{
	const char *key;
	json_t *item;

	if (!json_is_object(v))
		return dx_fail(err, DX_E_bad_request, "the body is an object: template, language_model, propose");
	json_object_foreach (v, key, item) {
		if (strcmp(key, "template") == 0 && json_is_string(item) &&
		    dx_api_template(dx_str(json_string_value(item))))
			want->template_name = json_string_value(item);
		else if (strcmp(key, "language_model") == 0 && json_is_boolean(item))
			want->language_model = json_is_true(item);
		else if (strcmp(key, "propose") == 0 && json_is_boolean(item))
			want->propose = json_is_true(item);
		else
			return dx_fail(
				err, DX_E_bad_request,
				"%.40s: template takes a template's name, language_model and propose true or false",
				key);
	}
	return true;
}

static void reanalyze(struct dx_api_call *c)
{
	struct revise *r = begin(c, false);
	struct dx_err err;
	json_t *v;

	if (r == NULL)
		return;
	const char *text = body_text(c);
	if (text == NULL)
		return;
	if (*text != '\0' && (!dx_json_parse(c->arena, dx_str(text), &v, &err) || !read_options(v, &r->want, &err)))
		dx_reply_err(c->req, &err);
	else
		dx_store_want_revision(c->api->db, r->doc, &r->want, on_wanted, c);
}

void dx_api_reanalyze(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_DOCUMENTS_WRITE, reanalyze);
}
