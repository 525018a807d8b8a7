/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /documents/{uuid}/filing-formats and /documents/{uuid}/export/filing */
#include <stdio.h>
#include <string.h>

#include "api_int.h"
#include "dx/base/log.h"
#include "dx/filing/filing.h"
#include "dx/fmt/json.h"
#include "dx/store/filing.h"

#define CHECKS_MAX 20

/* One request: what was asked for, and the document once it is read. */
struct filing {
	const char *uuid;
	const char *format_name;
	bool allow_unverified;
	struct dx_filing_settings settings;
	struct dx_filing_doc doc;
	const char *formats;   /* text[] of the template */
	const char *file_name; /* of the upload */
	const char *failed;    /* checks that failed, for people */
	json_t *checks;
};

/* ---- the document ---- */

static bool parse(struct dx_api_call *c, const char *text, json_t **v_r, struct dx_err *err)
{
	*v_r = NULL;
	if (text == NULL || dx_json_parse(c->arena, dx_str(text), v_r, err))
		return true;
	err->code = DX_E_internal_error; /* stored by us: not the client's mistake */
	return false;
}

static bool read_row(struct dx_api_call *c, const PGresult *res, struct filing *f, struct dx_err *err)
{
	json_t *data, *settings, *continuity, *verification;
	if (!parse(c, dx_col(res, 0, "data"), &data, err) || !parse(c, dx_col(res, 0, "settings"), &settings, err) ||
	    !parse(c, dx_col(res, 0, "continuity"), &continuity, err) ||
	    !parse(c, dx_col(res, 0, "checks"), &f->checks, err) ||
	    !parse(c, dx_col(res, 0, "verification"), &verification, err))
		return false;
	const char *state = dx_json_str(verification, "state");
	dx_filing_settings_load(c->arena, settings, &f->settings);
	f->formats = dx_strdup(c->arena, dx_col(res, 0, "filing_formats"));
	f->file_name = dx_strdup(c->arena, dx_col(res, 0, "file_name"));
	f->failed = dx_filing_failed_checks(c->arena, f->checks);
	f->doc = (struct dx_filing_doc){
		.uuid = f->uuid,
		.revision = (int)dx_col_int(res, 0, "revision", 1),
		.template_name = dx_strdup(c->arena, dx_col(res, 0, "template")),
		.verification = state != NULL ? state : "unverifiable",
		.data = data,
		.continuity = continuity,
	};
	return true;
}

/* False: replied. */
static bool take_row(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	struct filing *f = c->state;
	struct dx_err bad;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_document_not_found(c->req, f->uuid);
	else if (dx_col(res, 0, "data") == NULL)
		dx_api_wrong_state(c->req, DX_E_document_not_ready, dx_col(res, 0, "status"),
				   "it has no data to export");
	else if (!read_row(c, res, f, &bad))
		dx_api_fail(c->req, &bad);
	else
		return true;
	return false;
}

/* Is NAME in the template's list (the text of a text[] of plain words)? */
static bool listed(const struct filing *f, const char *name)
{
	struct dx_str rest = dx_str(f->formats), part;
	if (rest.n >= 2)
		rest = dx_str_sub(rest, 1, rest.n - 2);
	while (rest.n > 0 && dx_str_split(&rest, ',', &part))
		if (dx_str_eq_c(part, name))
			return true;
	return false;
}

static bool is_verified(const struct filing *f)
{
	return strcmp(f->doc.verification, "verified") == 0;
}

/* Why FORMAT cannot be made, the verification aside. */
static bool can_make(struct dx_api_call *c, const struct dx_filing_format *format, const char **note_r,
		     struct dx_err *err)
{
	const struct filing *f = c->state;
	if (!listed(f, format->name))
		return dx_fail(err, DX_E_export_not_available, "the format is not made from documents read as %s",
			       f->doc.template_name);
	return dx_filing_check(c->arena, format, &f->settings, &f->doc, note_r, err);
}

static const char *not_verified(struct dx_api_call *c)
{
	const struct filing *f = c->state;
	if (*f->failed != '\0')
		return dx_asprintf(c->arena, "the document is not verified; failed: %s", f->failed);
	return "the document is not verified: nothing printed on it lets its amounts be checked";
}

static bool read_path(struct dx_api_call *c, const char *const *allowed, struct filing **f_r)
{
	struct dx_err err;
	struct filing *f = DX_NEW(c->arena, struct filing);
	if (!dx_api_uuid(c->req, &f->uuid, &err) || !dx_req_query_check(c->req, allowed, &err)) {
		dx_reply_err(c->req, &err);
		return false;
	}
	c->state = f;
	*f_r = f;
	return true;
}

/* ---- the list ---- */

static void write_available(struct dx_jw *w, const struct dx_filing_format *format, const char *note)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "name", format->name);
	dx_jw_kcstr(w, "title", format->title);
	dx_jw_kcstr(w, "media_type", format->media_type);
	if (note != NULL)
		dx_jw_kcstr(w, "note", note);
	dx_jw_obj_end(w);
}

static void write_unavailable(struct dx_jw *w, const struct dx_filing_format *format, const char *reason)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "name", format->name);
	dx_jw_kcstr(w, "title", format->title);
	dx_jw_kcstr(w, "reason", reason);
	dx_jw_obj_end(w);
}

static void on_formats(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct dx_buf body = DX_BUF_INIT, rest = DX_BUF_INIT;
	struct dx_jw yes = dx_jw(&body), no = dx_jw(&rest);
	size_t n;
	const struct dx_filing_format *formats = dx_filing_formats(&n);
	if (!take_row(c, res, err))
		return;
	dx_jw_obj(&yes);
	dx_jw_key(&yes, "formats");
	dx_jw_arr(&yes);
	dx_jw_arr(&no);
	for (size_t i = 0; i < n; i++) {
		struct dx_err why;
		const char *note = NULL;
		if (!can_make(c, &formats[i], &note, &why))
			write_unavailable(&no, &formats[i], why.msg);
		else if (!is_verified(c->state))
			write_unavailable(&no, &formats[i],
					  dx_asprintf(c->arena, "%s; allow_unverified=true exports it all the same",
						      not_verified(c)));
		else
			write_available(&yes, &formats[i], note);
	}
	dx_jw_arr_end(&yes);
	dx_jw_arr_end(&no);
	dx_jw_key(&yes, "unavailable");
	dx_jw_raw(&yes, dx_strn(rest.data, rest.len));
	dx_jw_obj_end(&yes);
	dx_buf_free(&rest);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void list_formats(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	struct filing *f;
	if (read_path(c, allowed, &f))
		dx_store_get_filing(c->api->db, c->auth.team_id, f->uuid, on_formats, c);
}

void dx_api_filing_formats(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, list_formats);
}

/* ---- the file ---- */

/* The upload's name without its ending, the format, and what is to be known at a glance. */
static const char *file_name(struct dx_api_call *c, const struct dx_filing_format *format)
{
	const struct filing *f = c->state;
	char *stem = dx_strdup(c->arena, f->file_name);
	char *dot = strrchr(stem, '.');
	if (dot != NULL && dot != stem)
		*dot = '\0';
	return dx_asprintf(c->arena, "%s.%s%s.%s", *stem != '\0' ? stem : "document", format->name,
			   f->doc.marked ? ".UNVERIFIED" : "", format->ending);
}

static void reply_file(struct dx_api_call *c)
{
	const struct filing *f = c->state;
	const struct dx_filing_format *format = dx_filing_format_find(f->format_name);
	struct dx_buf body = DX_BUF_INIT;
	struct dx_err err;
	if (!dx_filing_write(c->arena, format, &f->settings, &f->doc, &body, &err)) {
		dx_buf_free(&body);
		dx_reply_err(c->req, &err);
		return;
	}
	dx_req_set_header(c->req, "Content-Disposition", dx_api_disposition(c->arena, file_name(c, format)));
	dx_reply_buf(c->req, 200, format->media_type, &body);
}

static void on_recorded(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	(void)res;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else
		reply_file(c);
}

/* Nothing leaves before the audit row is written. */
static void record(struct dx_api_call *c)
{
	struct filing *f = c->state;
	const struct dx_filing_override o = {
		.team_id = c->auth.team_id,
		.account_id = c->auth.account_id,
		.key_id = c->auth.key_id,
		.uuid = f->uuid,
		.revision = f->doc.revision,
		.format = f->format_name,
		.verification = f->doc.verification,
		.failed_checks = f->failed,
		.request_id = dx_req_id(c->req),
	};
	f->doc.marked = true;
	DX_INFO("document exported although it is not verified", DX_KV_S("request", dx_req_id(c->req)),
		DX_KV_S("document", f->uuid), DX_KV_S("format", f->format_name));
	dx_store_filing_override(c->api->db, &o, on_recorded, c);
}

/* 409 that names the checks: in the detail, and each with its place. */
static void refuse_unverified(struct dx_api_call *c)
{
	const struct filing *f = c->state;
	struct dx_problem_item items[CHECKS_MAX];
	size_t i, n = 0;
	json_t *check;
	json_array_foreach (f->checks, i, check) {
		const char *state = dx_json_str(check, "state"), *id = dx_json_str(check, "id");
		const char *path = json_string_value(json_array_get(json_object_get(check, "paths"), 0));
		const char *expected = dx_json_str(check, "expected"), *found = dx_json_str(check, "found");
		if (state == NULL || strcmp(state, "failed") != 0 || n == CHECKS_MAX)
			continue;
		items[n++] = (struct dx_problem_item){
			.pointer = dx_asprintf(c->arena, "/data%s", path != NULL ? path : ""),
			.code = id != NULL ? id : "check",
			.detail = dx_asprintf(
				c->arena, "%s: expected %s, found %s",
				dx_json_str(check, "label") != NULL ? dx_json_str(check, "label") : "check",
				expected != NULL ? expected : "something else", found != NULL ? found : "nothing"),
		};
	}
	dx_reply_problem(c->req, DX_E_export_not_available,
			 dx_asprintf(c->arena,
				     "%s; correct the data, or ask with allow_unverified=true, which is recorded and "
				     "marks the file",
				     not_verified(c)),
			 dx_asprintf(c->arena, "{\"format\":\"%s\",\"verification\":\"%s\"}", f->format_name,
				     f->doc.verification),
			 items, n);
}

static void on_filing(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct filing *f = c->state;
	struct dx_err why;
	if (!take_row(c, res, err))
		return;
	if (!can_make(c, dx_filing_format_find(f->format_name), NULL, &why))
		dx_api_problem(c->req, why.code, dx_asprintf(c->arena, "{\"format\":\"%s\"}", f->format_name),
			       "%s is not available: %s", f->format_name, why.msg);
	else if (is_verified(f))
		reply_file(c);
	else if (f->allow_unverified)
		record(c);
	else
		refuse_unverified(c);
}

/* False: replied. */
static bool read_format(struct dx_api_call *c, struct filing *f)
{
	f->format_name = dx_req_query(c->req, "format");
	struct dx_problem_item item = {.pointer = "?format", .allowed = dx_filing_names_json(c->arena)};
	if (f->format_name != NULL && dx_filing_format_find(f->format_name) != NULL)
		return true;
	if (f->format_name == NULL || *f->format_name == '\0') {
		item.code = "missing";
		item.detail = "name the format";
		dx_reply_problem(c->req, DX_E_missing_field, "the parameter format is missing", NULL, &item, 1);
		return false;
	}
	item.code = "unknown";
	item.detail = "there is no filing format of this name";
	dx_reply_problem(c->req, DX_E_unknown_filing_format,
			 "there is no filing format of this name; GET …/filing-formats lists those for this document",
			 NULL, &item, 1);
	return false;
}

static void export_filing(struct dx_api_call *c)
{
	static const char *const allowed[] = {"format", "allow_unverified", NULL};
	struct filing *f;
	if (!read_path(c, allowed, &f) || !read_format(c, f))
		return;
	const char *allow = dx_req_query(c->req, "allow_unverified");
	if (allow != NULL && strcmp(allow, "true") != 0 && strcmp(allow, "false") != 0) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "allow_unverified takes true or false");
		return;
	}
	f->allow_unverified = allow != NULL && strcmp(allow, "true") == 0;
	dx_store_get_filing(c->api->db, c->auth.team_id, f->uuid, on_filing, c);
}

void dx_api_export_filing(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, export_filing);
}
