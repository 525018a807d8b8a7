/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GET /openapi.json: routes.tbl, errors.tbl and config/openapi/components.json as one OpenAPI 3.1 description. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api_int.h"
#include "assets.h"
#include "dx/base/check.h"
#include "dx/fmt/json.h"
#include "table.h"

static const struct dx_api_table *const table = &dx_api_table;

/* What any route may answer, and what every route with a key may. */
static const char any_codes[] =
	"bad_request method_not_allowed request_timeout uri_too_long headers_too_large internal_error overloaded";
static const char key_codes[] = "missing_api_key invalid_api_key rate_limit_exceeded database_unavailable";

/* The codes that a route may answer, and with which status. */
struct code_set {
	struct dx_arena *arena;
	const struct dx_api_endpoint *e;
	bool has[DX_CODE_COUNT];
	int status[DX_CODE_COUNT];
};

static void add_codes(struct code_set *set, const char *codes)
{
	struct dx_str rest = dx_str(codes);

	for (struct dx_str part; dx_str_split(&rest, ' ', &part);) {
		struct dx_str name;
		enum dx_code code;
		int64_t status = 0;

		(void)dx_str_split(&part, '@', &name);
		if (!dx_code_find(dx_strndup(set->arena, name.p, name.n), &code))
			dx_die("routes.tbl: errors.tbl has no code %.*s", (int)name.n, name.p);
		if (part.p && !dx_api_number(part, 400, 599, &status))
			dx_die("routes.tbl: %.*s is no status", (int)part.n, part.p);
		set->has[code] = true;
		set->status[code] = part.p ? (int)status : dx_code_status(code);
	}
}

static void collect_codes(struct dx_arena *a, const struct dx_api_endpoint *e, struct code_set *set)
{
	*set = (struct code_set){.arena = a, .e = e};
	add_codes(set, any_codes);
	if (e->access != DX_API_PUBLIC)
		add_codes(set, key_codes);
	if (e->access != DX_API_PUBLIC && e->access != DX_SCOPE_NONE)
		add_codes(set, "forbidden_scope");
	for (size_t i = 0; i < table->n_codes; i++)
		if (strcmp(table->codes[i].route, e->route.name) == 0)
			add_codes(set, table->codes[i].codes);
}

/* ---- parameters ---- */

static void write_param(struct dx_jw *w, const char *in, struct dx_str name, const char *schema,
			const char *description)
{
	dx_jw_obj(w);
	dx_jw_kstr(w, "name", name);
	dx_jw_kcstr(w, "in", in);
	dx_jw_kcstr(w, "description", description);
	dx_jw_kbool(w, "required", strcmp(in, "path") == 0);
	dx_jw_key(w, "schema");
	dx_jw_raw(w, dx_str(schema));
	dx_jw_obj_end(w);
}

static const char *path_schema(struct dx_str name)
{
	if (dx_str_eq_c(name, "uuid"))
		return "{\"type\":\"string\",\"format\":\"uuid\"}";
	if (dx_str_eq_c(name, "n"))
		return "{\"type\":\"integer\",\"minimum\":1}";
	return "{\"type\":\"string\"}";
}

static void write_params(struct dx_jw *w, const struct dx_api_endpoint *e)
{
	dx_jw_key(w, "parameters");
	dx_jw_arr(w);
	for (const char *p = strchr(e->route.pattern, '{'); p; p = strchr(p, '{')) {
		struct dx_str name = dx_strn(p + 1, strcspn(p + 1, "}"));

		write_param(w, "path", name, path_schema(name), "");
		p += name.n;
	}
	for (size_t i = 0; i < table->n_params; i++) {
		const struct dx_api_param *p = &table->params[i];

		if (strcmp(p->route, e->route.name) == 0)
			write_param(w, p->in, dx_str(p->name), p->schema, p->description);
	}
	dx_jw_arr_end(w);
}

/* ---- bodies and answers ---- */

static void write_content(struct dx_jw *w, const char *media_type, const char *schema)
{
	char ref[96];

	dx_jw_key(w, media_type);
	dx_jw_obj(w);
	dx_jw_key(w, "schema");
	dx_jw_obj(w);
	snprintf(ref, sizeof(ref), "#/components/schemas/%s", schema);
	if (*schema)
		dx_jw_kcstr(w, "$ref", ref);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
}

static void write_body(struct dx_jw *w, const struct dx_api_endpoint *e)
{
	bool open = false;

	for (size_t i = 0; i < table->n_answers; i++) {
		const struct dx_api_answer *a = &table->answers[i];

		if (a->status != 0 || strcmp(a->route, e->route.name) != 0)
			continue;
		if (!open) {
			dx_jw_key(w, "requestBody");
			dx_jw_obj(w);
			dx_jw_kbool(w, "required", true);
			dx_jw_key(w, "content");
			dx_jw_obj(w);
			open = true;
		}
		write_content(w, a->media_type, a->schema);
	}
	if (open) {
		dx_jw_obj_end(w);
		dx_jw_obj_end(w);
	}
}

static void write_headers(struct dx_jw *w, const struct dx_api_endpoint *e, int status)
{
	static const char *const always[] = {"X-Request-Id", "X-Service-Upstream-OCR", "X-Service-Upstream-PDF",
					     "X-Service-Real-Calls"};
	static const char *const keyed[] = {"X-RateLimit-Limit", "X-RateLimit-Remaining", "RateLimit-Policy",
					    "RateLimit"};
	char ref[96];

	dx_jw_key(w, "headers");
	dx_jw_obj(w);
	for (size_t i = 0; i < DX_LEN(always) + DX_LEN(keyed); i++) {
		const char *name = i < DX_LEN(always) ? always[i] : keyed[i - DX_LEN(always)];

		/* answers from before the key was known carry no limit */
		if (i >= DX_LEN(always) &&
		    (e->access == DX_API_PUBLIC || status == 400 || status == 401 || status == 405 || status == 408 ||
		     status == 413 || status == 414 || status == 431 || status >= 500))
			continue;
		dx_jw_key(w, name);
		dx_jw_obj(w);
		snprintf(ref, sizeof(ref), "#/components/headers/%s", name);
		dx_jw_kcstr(w, "$ref", ref);
		dx_jw_obj_end(w);
	}
	if (status == 429) {
		dx_jw_key(w, "Retry-After");
		dx_jw_raw(w, DX_STR("{\"$ref\":\"#/components/headers/Retry-After\"}"));
	}
	dx_jw_obj_end(w);
}

static bool same_answer(const struct dx_api_answer *a, const struct dx_api_answer *b)
{
	return a->status == b->status && strcmp(a->route, b->route) == 0;
}

static void write_answers(struct dx_jw *w, const struct dx_api_endpoint *e)
{
	char status[16];

	for (size_t i = 0; i < table->n_answers; i++) {
		const struct dx_api_answer *a = &table->answers[i];

		if (a->status == 0 || strcmp(a->route, e->route.name) != 0)
			continue;
		snprintf(status, sizeof(status), "%d", a->status);
		dx_jw_key(w, status);
		dx_jw_obj(w);
		dx_jw_kcstr(w, "description", a->description);
		write_headers(w, e, a->status);
		if (*a->media_type) {
			dx_jw_key(w, "content");
			dx_jw_obj(w);
			write_content(w, a->media_type, a->schema);
			/* one answer in several forms */
			for (; i + 1 < table->n_answers && same_answer(a, &table->answers[i + 1]); i++)
				write_content(w, table->answers[i + 1].media_type, table->answers[i + 1].schema);
			dx_jw_obj_end(w);
		}
		dx_jw_obj_end(w);
	}
}

/* The codes of one status: what it means, and an example of each. */
static void write_problem(struct dx_jw *w, const struct code_set *set, int status)
{
	char text[16];
	struct dx_buf names = DX_BUF_INIT;

	for (int c = 0; c < DX_CODE_COUNT; c++)
		if (set->has[c] && set->status[c] == status)
			dx_buf_printf(&names, "%s%s", names.len ? ", " : "", dx_code_name((enum dx_code)c));
	snprintf(text, sizeof(text), "%d", status);
	dx_jw_key(w, text);
	dx_jw_obj(w);
	dx_jw_kcstr(w, "description", dx_buf_cstr(&names));
	write_headers(w, set->e, status);
	dx_jw_key(w, "content");
	dx_jw_obj(w);
	dx_jw_key(w, "application/problem+json");
	dx_jw_obj(w);
	dx_jw_key(w, "schema");
	dx_jw_raw(w, DX_STR("{\"$ref\":\"#/components/schemas/Problem\"}"));
	dx_jw_key(w, "examples");
	dx_jw_obj(w);
	for (int c = 0; c < DX_CODE_COUNT; c++) {
		if (!set->has[c] || set->status[c] != status)
			continue;
		dx_jw_key(w, dx_code_name((enum dx_code)c));
		dx_jw_obj(w);
		dx_jw_key(w, "value");
		dx_buf_reset(&names);
		dx_problem_write_as(&names, status, (enum dx_code)c, dx_code_title((enum dx_code)c),
				    set->e->route.pattern, "req_8d4f1c2a9b7e6350", NULL, NULL, 0);
		dx_jw_raw(w, dx_str(dx_buf_cstr(&names)));
		dx_jw_obj_end(w);
	}
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
	dx_buf_free(&names);
}

static void write_problems(struct dx_arena *a, struct dx_jw *w, const struct dx_api_endpoint *e)
{
	struct code_set set;

	collect_codes(a, e, &set);
	for (int status = 400; status < 600; status++)
		for (int c = 0; c < DX_CODE_COUNT; c++)
			if (set.has[c] && set.status[c] == status) {
				write_problem(w, &set, status);
				break;
			}
}

/* ---- paths ---- */

static const char *method_name(enum dx_method m)
{
	return m == DX_GET ? "get" : m == DX_POST ? "post" : m == DX_PUT ? "put" : m == DX_PATCH ? "patch" : "delete";
}

static void write_operation(struct dx_arena *a, struct dx_jw *w, const struct dx_api_endpoint *e)
{
	char id[64];

	snprintf(id, sizeof(id), "%s", e->route.name);
	for (char *p = id; *p; p++)
		if (*p == '.')
			*p = '_';
	dx_jw_key(w, method_name(e->route.method));
	dx_jw_obj(w);
	dx_jw_kcstr(w, "operationId", id);
	dx_jw_kcstr(w, "summary", e->summary);
	dx_jw_key(w, "tags");
	dx_jw_arr(w);
	dx_jw_cstr(w, e->tag);
	dx_jw_arr_end(w);
	dx_jw_key(w, "security");
	if (e->access == DX_API_PUBLIC)
		dx_jw_raw(w, DX_STR("[]"));
	else
		dx_jw_raw(w, DX_STR("[{\"bearer\":[]},{\"apiKey\":[]}]"));
	if (e->access != DX_API_PUBLIC && e->access != DX_SCOPE_NONE)
		dx_jw_kcstr(w, "x-required-scope", dx_scope_name(e->access));
	write_params(w, e);
	write_body(w, e);
	dx_jw_key(w, "responses");
	dx_jw_obj(w);
	write_answers(w, e);
	write_problems(a, w, e);
	dx_jw_obj_end(w);
	dx_jw_obj_end(w);
}

/* Methods of one path stand together; absolute paths have the server's root as theirs. */
static void write_path(struct dx_arena *a, struct dx_jw *w, size_t first, const char *root)
{
	const struct dx_route *r = &table->endpoints[first].route;

	for (size_t i = 0; i < first; i++)
		if (strcmp(table->endpoints[i].route.pattern, r->pattern) == 0)
			return;
	dx_jw_key(w, r->pattern);
	dx_jw_obj(w);
	if (r->absolute) {
		dx_jw_key(w, "servers");
		dx_jw_arr(w);
		dx_jw_obj(w);
		dx_jw_kcstr(w, "url", root);
		dx_jw_obj_end(w);
		dx_jw_arr_end(w);
	}
	for (size_t i = first; i < table->n_endpoints; i++)
		if (strcmp(table->endpoints[i].route.pattern, r->pattern) == 0)
			write_operation(a, w, &table->endpoints[i]);
	dx_jw_obj_end(w);
}

static void add_codes_schema(json_t *components)
{
	json_t *names = json_array();

	for (int c = 1; c < DX_CODE_COUNT; c++)
		json_array_append_new(names, json_string(dx_code_name((enum dx_code)c)));
	json_object_set_new(json_object_get(components, "schemas"), "ErrorCode",
			    json_pack("{s:s,s:o}", "type", "string", "enum", names));
}

/* The file of schemas, and in it the list of codes. */
static void write_components(struct dx_jw *w)
{
	struct dx_str file = dx_asset_components();
	json_error_t where;
	json_t *components = json_loadb(file.p, file.n, JSON_REJECT_DUPLICATES, &where);
	char *text;

	if (components == NULL)
		dx_die("config/openapi/components.json, line %d: %s", where.line, where.text);
	add_codes_schema(components);
	text = json_dumps(components, JSON_COMPACT | JSON_PRESERVE_ORDER);
	if (text == NULL)
		dx_die("out of memory");
	dx_jw_key(w, "components");
	dx_jw_raw(w, dx_str(text));
	free(text);
	json_decref(components);
}

void dx_api_openapi_write(struct dx_arena *a, const char *public_url, struct dx_buf *out)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "openapi", "3.1.0");
	dx_jw_key(&w, "info");
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "title", "docextract");
	dx_jw_kcstr(&w, "version", DX_VERSION);
	dx_jw_kcstr(&w, "summary", "Financial and tax documents in, checked JSON out");
	dx_jw_key(&w, "license");
	dx_jw_raw(&w, DX_STR("{\"name\":\"AGPL-3.0-or-later\",\"identifier\":\"AGPL-3.0-or-later\"}"));
	dx_jw_obj_end(&w);
	dx_jw_key(&w, "servers");
	dx_jw_arr(&w);
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "url", dx_asprintf(a, "%s" DX_API_BASE, public_url));
	dx_jw_obj_end(&w);
	dx_jw_arr_end(&w);
	dx_jw_key(&w, "paths");
	dx_jw_obj(&w);
	for (size_t i = 0; i < table->n_endpoints; i++)
		write_path(a, &w, i, *public_url ? public_url : "/");
	dx_jw_obj_end(&w);
	write_components(&w);
	dx_jw_obj_end(&w);
}
