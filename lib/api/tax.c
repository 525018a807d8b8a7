/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* POST /tax/exports, GET /tax/exports, GET /tax/exports/{uuid}: bulk exports of invoices, made by the keeper. */
#include <string.h>

#include "api_int.h"
#include "dx/api/parse.h"
#include "dx/base/date.h"
#include "dx/crypt/hash.h"
#include "dx/filing/filing.h"
#include "dx/fmt/json.h"
#include "dx/store/array.h"
#include "dx/store/export.h"

#define BODY_MAX      (64 * 1024)
#define DAYS_MAX      366
#define LIMIT_DEFAULT 50
#define LIMIT_MAX     200
/* A short range is done before this, and answered whole. */
#define WAIT_US (INT64_C(5) * 1000 * 1000)

struct tax {
	struct dx_export_request request;
	struct dx_api_faults *faults;
	struct dx_api_await_options wait;
	const char *uuid; /* of the path */
};

/* ---- what is asked for ---- */

static void fault(struct dx_api_call *c, enum dx_code code, const char *pointer, const char *detail,
		  const char *allowed)
{
	struct tax *t = c->state;
	dx_api_fault(c->arena, &t->faults, code,
		     &(struct dx_problem_item){pointer, code == DX_E_missing_field ? "missing" : "invalid", detail,
					       allowed});
}

static bool read_date(struct dx_api_call *c, const json_t *body, const char *key, const char **text_r,
		      struct dx_date *d_r)
{
	const json_t *v = json_object_get(body, key);
	const char *pointer = dx_asprintf(c->arena, "/%s", key);
	if (v == NULL) {
		fault(c, DX_E_missing_field, pointer, "a date like 2026-05-01", NULL);
		return false;
	}
	*text_r = json_string_value(v);
	if (*text_r != NULL && dx_date_parse_iso(dx_str(*text_r), d_r))
		return true;
	fault(c, DX_E_invalid_date_range, pointer, "a date like 2026-05-01", NULL);
	return false;
}

static void read_range(struct dx_api_call *c, const json_t *body)
{
	struct tax *t = c->state;
	struct dx_date from, to;
	bool has_from = read_date(c, body, "from", &t->request.from, &from);
	bool has_to = read_date(c, body, "to", &t->request.to, &to);
	if (!has_from || !has_to)
		return;
	if (dx_date_cmp(from, to) > 0)
		fault(c, DX_E_invalid_date_range, "/from", "from is later than to", NULL);
	else if (dx_date_days(to) - dx_date_days(from) >= DAYS_MAX)
		fault(c, DX_E_invalid_date_range, "/to", "a range has at most 366 days", NULL);
}

static void read_flag(struct dx_api_call *c, const json_t *body, const char *key, bool *v_r)
{
	const json_t *v = json_object_get(body, key);
	if (v != NULL && !json_is_boolean(v))
		fault(c, DX_E_bad_request, dx_asprintf(c->arena, "/%s", key), "true or false", "[true,false]");
	*v_r = json_is_true(v);
}

static void read_direction(struct dx_api_call *c, const json_t *body)
{
	struct tax *t = c->state;
	const json_t *v = json_object_get(body, "direction");
	t->request.direction = v == NULL ? "sales" : json_string_value(v);
	if (t->request.direction != NULL &&
	    (strcmp(t->request.direction, "sales") == 0 || strcmp(t->request.direction, "purchase") == 0))
		return;
	fault(c, DX_E_bad_request, "/direction", "sales or purchase", "[\"sales\",\"purchase\"]");
	t->request.direction = "sales";
}

static bool fits(const struct dx_filing_format *f, const char *direction)
{
	return f->many && f->side == (strcmp(direction, "sales") == 0 ? DX_SIDE_SALES : DX_SIDE_PURCHASE);
}

/* The formats that this direction can have, as JSON. */
static const char *allowed_formats(struct dx_api_call *c, const char *direction)
{
	struct dx_buf b = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&b);
	size_t n;
	const struct dx_filing_format *formats = dx_filing_formats(&n);
	dx_jw_arr(&w);
	for (size_t i = 0; i < n; i++)
		if (fits(&formats[i], direction))
			dx_jw_cstr(&w, formats[i].name);
	dx_jw_cstr(&w, "purchases_json");
	dx_jw_arr_end(&w);
	const char *text = dx_strdup(c->arena, dx_buf_cstr(&b));
	dx_buf_free(&b);
	return text;
}

static bool known(const char *name, const char *direction)
{
	const struct dx_filing_format *f = name != NULL ? dx_filing_format_find(name) : NULL;
	if (name != NULL && strcmp(name, "purchases_json") == 0)
		return strcmp(direction, "purchase") == 0;
	return f != NULL && fits(f, direction);
}

static void add_formats(struct dx_api_call *c, const json_t *v, struct dx_buf *out)
{
	struct tax *t = c->state;
	const char *direction = t->request.direction;
	const json_t *item;
	size_t i;
	json_array_foreach (v, i, item) {
		if (known(json_string_value(item), direction))
			dx_array_text(out, dx_str(json_string_value(item)));
		else
			fault(c, DX_E_unknown_filing_format, dx_asprintf(c->arena, "/formats/%d", (int)i),
			      "no bulk format of this direction", allowed_formats(c, direction));
	}
}

/* Without a choice all that the direction has. */
static void add_all(const char *direction, struct dx_buf *out)
{
	size_t n;
	const struct dx_filing_format *formats = dx_filing_formats(&n);
	for (size_t i = 0; i < n; i++)
		if (fits(&formats[i], direction))
			dx_array_text(out, dx_str(formats[i].name));
	if (strcmp(direction, "purchase") == 0)
		dx_array_text(out, dx_str("purchases_json"));
}

static bool repeated(const json_t *v)
{
	for (size_t i = 0; i < json_array_size(v); i++)
		for (size_t k = 0; k < i; k++)
			if (json_equal(json_array_get(v, i), json_array_get(v, k)))
				return true;
	return false;
}

static void read_formats(struct dx_api_call *c, const json_t *body)
{
	struct tax *t = c->state;
	const json_t *v = json_object_get(body, "formats");
	struct dx_buf out = DX_BUF_INIT;
	dx_array_begin(&out);
	if (v == NULL)
		add_all(t->request.direction, &out);
	else if (!json_is_array(v) || json_array_size(v) == 0 || json_array_size(v) > 10 || repeated(v))
		fault(c, DX_E_bad_request, "/formats", "a list of formats, each once",
		      allowed_formats(c, t->request.direction));
	else
		add_formats(c, v, &out);
	dx_array_end(&out);
	t->request.formats = dx_strdup(c->arena, dx_buf_cstr(&out));
	dx_buf_free(&out);
}

static void read_body(struct dx_api_call *c, json_t *body)
{
	static const char *const members[] = {"from",    "to", "direction", "push_to_provider", "include_unverified",
					      "formats", NULL};
	struct tax *t = c->state;
	const char *key;
	json_t *v;
	json_object_foreach (body, key, v) {
		size_t i = 0;
		while (members[i] != NULL && strcmp(members[i], key) != 0)
			i++;
		if (members[i] == NULL)
			fault(c, DX_E_bad_request, dx_asprintf(c->arena, "/%.60s", key),
			      "there is no such member: from, to, direction, push_to_provider, include_unverified, formats",
			      NULL);
	}
	read_range(c, body);
	read_direction(c, body);
	read_flag(c, body, "push_to_provider", &t->request.push);
	read_flag(c, body, "include_unverified", &t->request.include_unverified);
	read_formats(c, body);
}

/* The body as an object; NULL: replied. */
static json_t *body_object(struct dx_api_call *c)
{
	struct evbuffer *body = dx_req_body(c->req);
	size_t n = evbuffer_get_length(body);
	struct dx_err err;
	json_t *v;
	if (n > BODY_MAX) {
		dx_api_problem(c->req, DX_E_file_too_large, NULL, "at most %d bytes", BODY_MAX);
		return NULL;
	}
	char *text = dx_alloc(c->arena, n + 1);
	(void)evbuffer_copyout(body, text, n);
	if (memchr(text, '\0', n) != NULL || !dx_json_parse(c->arena, dx_strn(text, n), &v, &err) ||
	    !json_is_object(v)) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "the body is no JSON object");
		return NULL;
	}
	return v;
}

/* ---- POST ---- */

static void ask(struct dx_api_call *c, dx_db_fn *fn, void *arg)
{
	const struct tax *t = c->state;
	dx_store_export_get(c->api->db, c->auth.team_id, t->request.uuid, c->base, fn, arg);
}

static bool is_done(const PGresult *res)
{
	const char *status = dx_col(res, 0, "status");
	return strcmp(status, "completed") == 0 || strcmp(status, "failed") == 0;
}

static void on_waited(struct dx_api_call *c, PGresult *res, const struct dx_err *err)
{
	const struct tax *t = c->state;
	if (err != NULL) {
		dx_api_fail(c->req, err);
	} else if (PQntuples(res) == 0) {
		dx_api_problem(c->req, DX_E_internal_error, NULL, "the export is gone");
	} else {
		dx_req_set_header(c->req, "Location",
				  dx_asprintf(c->arena, "%s/tax/exports/%s", c->base, t->request.uuid));
		dx_api_json(c->req, is_done(res) ? 201 : 202, dx_col(res, 0, "body"));
	}
}

static void on_created(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct tax *t = c->state;
	(void)res;
	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	t->wait = (struct dx_api_await_options){
		.uuid = t->request.uuid, .timeout_us = WAIT_US, .ask = ask, .is_done = is_done, .fn = on_waited};
	dx_api_await(c, &t->wait);
}

static void create(struct dx_api_call *c)
{
	struct tax *t = DX_NEW(c->arena, struct tax);
	char *uuid = dx_alloc(c->arena, DX_UUID_TEXT);
	json_t *body;
	c->state = t;
	if (!dx_api_query_ok(c->req, (const char *const[]){NULL}) || (body = body_object(c)) == NULL)
		return;
	read_body(c, body);
	if (t->faults != NULL) {
		dx_api_faults_reply(c->req, t->faults);
		return;
	}
	dx_uuid7(uuid);
	t->request.uuid = uuid;
	t->request.team_id = c->auth.team_id;
	t->request.account_id = c->auth.account_id;
	t->request.key_id = c->auth.key_id;
	t->request.request_id = dx_req_id(c->req);
	t->request.base = c->base;
	dx_store_export_create(c->api->db, &t->request, on_created, c);
}

void dx_api_tax_create(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_TAX_WRITE, create);
}

/* ---- GET ---- */

void dx_api_tax_not_found(struct dx_req *req)
{
	dx_api_problem(req, DX_E_not_found, NULL, "there is no such export in this team");
}

static void on_got(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	if (err != NULL)
		dx_api_fail(c->req, err);
	else if (PQntuples(res) == 0)
		dx_api_tax_not_found(c->req);
	else
		dx_api_json(c->req, 200, dx_col(res, 0, "body"));
}

static void get(struct dx_api_call *c)
{
	static const char *const allowed[] = {NULL};
	const char *uuid;
	struct dx_err err;
	if (!dx_api_uuid(c->req, &uuid, &err) || !dx_req_query_check(c->req, allowed, &err))
		dx_reply_err(c->req, &err);
	else
		dx_store_export_get(c->api->db, c->auth.team_id, uuid, c->base, on_got, c);
}

void dx_api_tax_get(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, get);
}

static void on_list(PGresult *res, const struct dx_err *err, void *arg)
{
	struct dx_api_call *c = arg;
	struct dx_buf body = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&body);
	if (err != NULL && strcmp(err->sqlstate, "DX002") == 0) {
		dx_api_problem(c->req, DX_E_bad_request, NULL, "cursor takes the next_cursor of the page before");
		return;
	}
	if (err != NULL) {
		dx_api_fail(c->req, err);
		return;
	}
	dx_jw_obj(&w);
	dx_jw_key(&w, "exports");
	dx_jw_raw(&w, dx_str(dx_col(res, 0, "exports")));
	dx_jw_kcstr(&w, "next_cursor", dx_col(res, 0, "next_cursor"));
	dx_jw_obj_end(&w);
	dx_reply_buf(c->req, 200, "application/json", &body);
}

static void list(struct dx_api_call *c)
{
	static const char *const allowed[] = {"limit", "cursor", NULL};
	struct dx_api_faults *faults = NULL;
	int64_t limit = LIMIT_DEFAULT;
	dx_api_query_faults(c->req, allowed, &faults);
	const char *n = dx_req_query(c->req, "limit"), *cursor = dx_req_query(c->req, "cursor");
	if (n != NULL && !dx_api_number(dx_str(n), 1, LIMIT_MAX, &limit))
		dx_api_param_fault(c->req, &faults, "limit", "a number from 1 to 200", NULL);
	if (faults != NULL)
		dx_api_faults_reply(c->req, faults);
	else
		dx_store_export_list(c->api->db, c->auth.team_id, cursor, (int)limit, c->base, on_list, c);
}

void dx_api_tax_list(struct dx_req *req, void *arg)
{
	dx_api_authorized(arg, req, DX_SCOPE_EXPORTS_READ, list);
}
