/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/cells.h"

#include <string.h>

#include "dx/base/utf8.h"
#include "dx/fmt/json.h"

#define HEAD         "{\"cells_v\":1,"
#define CELLS_MAX    (4 * DX_WANTS_PAGE_MAX) /* of all rounds */
#define TEXT_MAX     256
#define HOW_MAX      32
#define PAGE_MAX     100000
#define KINDS        (DX_CELL_TEXT + 1)
#define WANT_MEMBERS 6

static const char *const kind_names[KINDS] = {
	[DX_CELL_AMOUNT] = "amount", [DX_CELL_DATE] = "date", [DX_CELL_CODE] = "code",
	[DX_CELL_HEX] = "hex",       [DX_CELL_TEXT] = "text",
};

const char *dx_cell_kind_name(enum dx_cell_kind k)
{
	return kind_names[k];
}

/* ---- readings ---- */

static void write_cell(struct dx_jw *w, const struct dx_reread *c)
{
	dx_jw_arr(w);
	dx_jw_int(w, c->x0);
	dx_jw_int(w, c->y0);
	dx_jw_int(w, c->x1);
	dx_jw_int(w, c->y1);
	dx_jw_arr(w);
	for (size_t i = 0; i < c->n; i++) {
		dx_jw_arr(w);
		dx_jw_cstr(w, c->readings[i].text);
		dx_jw_int(w, c->readings[i].conf);
		dx_jw_cstr(w, c->readings[i].how);
		dx_jw_arr_end(w);
	}
	dx_jw_arr_end(w);
	dx_jw_arr_end(w);
}

void dx_cells_write(struct dx_buf *out, const struct dx_rereads *r)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kint(&w, "cells_v", 1);
	dx_jw_kint(&w, "page", r->page);
	dx_jw_kint(&w, "round", r->round);
	dx_jw_key(&w, "cells");
	dx_jw_arr(&w);
	for (size_t i = 0; i < r->n; i++)
		write_cell(&w, &r->v[i]);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
}

bool dx_cells_are(struct dx_str text)
{
	return dx_str_starts(text, HEAD);
}

/* An integer at AT of an array. */
static bool int_at(const json_t *list, size_t at, int64_t lo, int64_t hi, int64_t *v_r)
{
	const json_t *v = json_array_get(list, at);

	if (!json_is_integer(v) || json_integer_value(v) < lo || json_integer_value(v) > hi)
		return false;
	*v_r = json_integer_value(v);
	return true;
}

static bool box_at(const json_t *list, size_t at, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1)
{
	int32_t *to[4] = {x0, y0, x1, y1};
	int64_t v;

	for (size_t i = 0; i < DX_LEN(to); i++) {
		if (!int_at(list, at + i, INT32_MIN, INT32_MAX, &v))
			return false;
		*to[i] = (int32_t)v;
	}
	return *x0 <= *x1 && *y0 <= *y1;
}

static bool is_how(const char *s)
{
	size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyz_");

	return n > 0 && n <= HOW_MAX && s[n] == '\0';
}

/* Words with single blanks between them. */
static bool is_cell_text(struct dx_str s)
{
	size_t pos = 0;
	bool gap = true;
	uint32_t cp;

	if (s.n == 0 || s.n > TEXT_MAX || !dx_utf8_valid(s))
		return false;
	while (dx_utf8_next(s, &pos, &cp)) {
		if (dx_word_breaks(cp) && (cp != ' ' || gap))
			return false;
		gap = cp == ' ';
	}
	return !gap;
}

static bool take_reading(struct dx_arena *a, const json_t *v, struct dx_cell_reading *r)
{
	const char *text = json_string_value(json_array_get(v, 0));
	const char *how = json_string_value(json_array_get(v, 2));
	int64_t conf;

	if (json_array_size(v) != 3 || !text || !how || !int_at(v, 1, 0, 100, &conf) || !is_how(how) ||
	    !is_cell_text(dx_strn(text, json_string_length(json_array_get(v, 0)))))
		return false;
	*r = (struct dx_cell_reading){dx_strdup(a, text), (uint8_t)conf, dx_strdup(a, how)};
	return true;
}

static bool take_cell(struct dx_arena *a, const json_t *v, struct dx_reread *c)
{
	const json_t *list = json_array_get(v, 4);

	if (json_array_size(v) != 5 || !box_at(v, 0, &c->x0, &c->y0, &c->x1, &c->y1) || !json_is_array(list) ||
	    json_array_size(list) > DX_CELL_READINGS_MAX)
		return false;
	c->n = json_array_size(list);
	c->readings = dx_alloc_array(a, c->n, sizeof(*c->readings));
	for (size_t i = 0; i < c->n; i++)
		if (!take_reading(a, json_array_get(list, i), &c->readings[i]))
			return false;
	return true;
}

static bool malformed(struct dx_err *err)
{
	return dx_fail(err, DX_E_internal_error, "stored cell readings are malformed");
}

bool dx_cells_read(struct dx_arena *a, struct dx_str json, struct dx_rereads *r_r, struct dx_err *err)
{
	struct dx_rereads r = {0};
	const json_t *list;
	json_t *o;

	if (!dx_cells_are(json) || !dx_json_parse(a, json, &o, NULL))
		return malformed(err);
	list = json_object_get(o, "cells");
	r.page = (int)dx_json_int(o, "page", 0);
	r.round = (int)dx_json_int(o, "round", 0);
	r.n = json_array_size(list);
	if (!json_is_array(list) || json_object_size(o) != 4 || dx_json_int(o, "page", 0) != r.page || r.page < 1 ||
	    r.round < 1 || r.round > DX_CELL_ROUNDS_MAX || r.n > CELLS_MAX)
		return malformed(err);
	r.v = dx_alloc_array(a, r.n, sizeof(*r.v));
	for (size_t i = 0; i < r.n; i++)
		if (!take_cell(a, json_array_get(list, i), &r.v[i]))
			return malformed(err);
	*r_r = r;
	return true;
}

struct dx_rereads dx_cells_join(struct dx_arena *a, const struct dx_rereads *first, const struct dx_rereads *second)
{
	struct dx_rereads all = {.page = second->page, .round = second->round, .n = first->n + second->n};

	all.v = dx_alloc_array(a, all.n, sizeof(*all.v));
	for (size_t i = 0; i < all.n; i++)
		all.v[i] = i < first->n ? first->v[i] : second->v[i - first->n];
	return all;
}

/* ---- wants ---- */

void dx_wants_write(struct dx_buf *out, const struct dx_want *w, size_t n)
{
	struct dx_jw j = dx_jw(out);

	dx_jw_arr(&j);
	for (size_t i = 0; i < n; i++) {
		dx_jw_arr(&j);
		dx_jw_int(&j, w[i].page);
		dx_jw_int(&j, w[i].x0);
		dx_jw_int(&j, w[i].y0);
		dx_jw_int(&j, w[i].x1);
		dx_jw_int(&j, w[i].y1);
		dx_jw_cstr(&j, dx_cell_kind_name(w[i].kind));
		dx_jw_arr_end(&j);
	}
	dx_jw_arr_end(&j);
}

static bool take_want(const json_t *v, int after, struct dx_want *w)
{
	const char *kind = json_string_value(json_array_get(v, WANT_MEMBERS - 1));
	int64_t page;

	if (json_array_size(v) != WANT_MEMBERS || !kind || !int_at(v, 0, after, PAGE_MAX, &page) ||
	    !box_at(v, 1, &w->x0, &w->y0, &w->x1, &w->y1))
		return false;
	w->page = (int)page;
	for (int k = 0; k < KINDS; k++) {
		if (strcmp(kind, kind_names[k]) == 0) {
			w->kind = (enum dx_cell_kind)k;
			return true;
		}
	}
	return false;
}

bool dx_wants_read(struct dx_arena *a, struct dx_str json, struct dx_want **w_r, size_t *n_r, struct dx_err *err)
{
	struct dx_want *w;
	json_t *list;
	size_t n;

	if (!dx_json_parse(a, json, &list, NULL) || !json_is_array(list) ||
	    json_array_size(list) > DX_WANTS_DOCUMENT_MAX)
		return dx_fail(err, DX_E_internal_error, "the list of wanted cells is malformed");
	n = json_array_size(list);
	w = dx_alloc_array(a, n, sizeof(*w));
	for (size_t i = 0; i < n; i++)
		if (!take_want(json_array_get(list, i), i ? w[i - 1].page : 1, &w[i]))
			return dx_fail(err, DX_E_internal_error, "the list of wanted cells is malformed");
	*w_r = w;
	*n_r = n;
	return true;
}
