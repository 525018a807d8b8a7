/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Pages drawn by hand for the tests of extraction: every character is 5 points wide and 10 high. */
#ifndef DX_TEST_EXTRACT_SHEET_H
#define DX_TEST_EXTRACT_SHEET_H

#include <check.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/arena.h"
#include "dx/extract/extract.h"

#define SHEET_WORDS_MAX 2000
#define SHEET_CHAR      5000
#define SHEET_HEIGHT    10000

struct sheet {
	struct dx_arena *arena;
	struct dx_page page;
	struct dx_word words[SHEET_WORDS_MAX];
	struct dx_rule rules[64];
	uint32_t line;
};

/* An A4 page, text layer. */
static inline void sheet_init(struct sheet *s, struct dx_arena *a, int number)
{
	*s = (struct sheet){.arena = a};
	s->page = (struct dx_page){.number = number,
				   .width = 595280,
				   .height = 841890,
				   .source = DX_SOURCE_TEXT_LAYER,
				   .text_state = DX_TEXT_USABLE,
				   .words = s->words,
				   .rules = s->rules};
}

/* TEXT with its left edge at X, its top at Y (points); its words are one line of the source. */
static inline void sheet_put(struct sheet *s, int x, int y, const char *text)
{
	struct dx_str rest = dx_str(text);
	struct dx_str word;
	int32_t left = x * 1000;

	while (dx_str_split(&rest, ' ', &word)) {
		if (word.n) {
			ck_assert(s->page.n_words < SHEET_WORDS_MAX);
			s->words[s->page.n_words++] = (struct dx_word){
				.text = dx_strndup(s->arena, word.p, word.n),
				.x0 = left,
				.y0 = y * 1000,
				.x1 = left + (int32_t)word.n * SHEET_CHAR,
				.y1 = y * 1000 + SHEET_HEIGHT,
				.conf = 100,
				.line = s->line,
			};
		}
		left += ((int32_t)word.n + 1) * SHEET_CHAR;
	}
	s->line++;
}

/* The same with its right edge at X. */
static inline void sheet_right(struct sheet *s, int x, int y, const char *text)
{
	if (*text)
		sheet_put(s, x - (int)strlen(text) * (SHEET_CHAR / 1000), y, text);
}

static inline void sheet_rule(struct sheet *s, int x0, int y0, int x1, int y1)
{
	s->rules[s->page.n_rules++] = (struct dx_rule){x0 * 1000, y0 * 1000, x1 * 1000, y1 * 1000};
}

/* Make it a scan: everything was recognised. */
static inline void sheet_scan(struct sheet *s)
{
	s->page.source = DX_SOURCE_OCR;
	s->page.text_state = DX_TEXT_NONE;
	s->page.dpi = 200;
	for (size_t i = 0; i < s->page.n_words; i++)
		s->words[i].conf = 90;
}

/* A file of the project; tests run in its root. */
static inline struct dx_str sheet_file(struct dx_arena *a, const char *path)
{
	FILE *f = fopen(path, "rbe");
	char *text;
	long n;

	ck_assert_msg(f != NULL, "%s is missing (run the tests in the project's root)", path);
	ck_assert_int_eq(fseek(f, 0, SEEK_END), 0);
	n = ftell(f);
	ck_assert_int_ge(n, 0);
	rewind(f);
	text = dx_alloc(a, (size_t)n + 1);
	ck_assert_uint_eq(fread(text, 1, (size_t)n, f), (size_t)n);
	fclose(f);
	return dx_strn(text, (size_t)n);
}

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
