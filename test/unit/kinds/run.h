/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Extraction of hand-drawn pages, and a look at what came out. */
#ifndef DX_TEST_KINDS_RUN_H
#define DX_TEST_KINDS_RUN_H

#include "../sheet.h"
#include "dx/kinds/extract.h"

/* Extract and parse: {"data","evidence","checks","verification","corrections","warnings"}; free with json_decref(). */
static inline json_t *sheet_extract(struct dx_arena *a, const char *template_path, const struct dx_page *pages,
				    size_t n, bool *needs_review_r)
{
	struct dx_extract_result r;
	struct dx_err err;
	json_t *all = json_object();
	bool ok = dx_extract(a, sheet_file(a, template_path), DX_STR(""), pages, n, &r, &err);

	ck_assert_msg(ok, "%s", ok ? "" : err.msg);
	ck_assert_int_eq(json_object_set_new(all, "data", json_loads(dx_buf_cstr(&r.data), 0, NULL)), 0);
	ck_assert_int_eq(json_object_set_new(all, "evidence", json_loads(dx_buf_cstr(&r.evidence), 0, NULL)), 0);
	ck_assert_int_eq(json_object_set_new(all, "checks", json_loads(dx_buf_cstr(&r.checks), 0, NULL)), 0);
	ck_assert_int_eq(json_object_set_new(all, "verification", json_loads(dx_buf_cstr(&r.verification), 0, NULL)),
			 0);
	ck_assert_int_eq(json_object_set_new(all, "corrections", json_loads(dx_buf_cstr(&r.corrections), 0, NULL)), 0);
	ck_assert_int_eq(json_object_set_new(all, "warnings", json_loads(dx_buf_cstr(&r.warnings), 0, NULL)), 0);
	*needs_review_r = r.needs_review;
	dx_extract_free(&r);
	return all;
}

/* Text at a path like "data/transactions/0/debit"; "null" for null, NULL when there is no such thing. */
static inline const char *sheet_at(const json_t *all, const char *path)
{
	char *copy = strdup(path);
	char *save = NULL;
	const json_t *v = all;

	for (char *p = strtok_r(copy, "/", &save); p && v; p = strtok_r(NULL, "/", &save))
		v = json_is_array(v) ? json_array_get(v, strtoul(p, NULL, 10)) : json_object_get(v, p);
	free(copy);
	return json_is_null(v) ? "null" : json_is_true(v) ? "true" : json_is_false(v) ? "false" : json_string_value(v);
}

static inline const char *sheet_verdict(const json_t *all)
{
	return sheet_at(all, "verification/state");
}

/* The state of the first check with ID, "none" when there is none. */
static inline const char *sheet_check(const json_t *all, const char *id)
{
	size_t i;
	const json_t *check;
	const char *state = "none";

	json_array_foreach (json_object_get(all, "checks"), i, check) {
		const char *one = json_string_value(json_object_get(check, "state"));

		if (strcmp(json_string_value(json_object_get(check, "id")), id) != 0)
			continue;
		if (strcmp(state, "none") == 0 || strcmp(one, "failed") == 0)
			state = one; /* one that failed speaks for all */
	}
	return state;
}

#endif
