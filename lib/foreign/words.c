/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Our words JSON from somebody else: members in any order, unknown ones passed over, values held to their bounds. */
#include <math.h>
#include <string.h>

#include "dx/fmt/json.h"
#include "foreign_int.h"

#define BYTES_MAX    (64u << 20)
#define COORD_MAX    1e9
#define MEMBERS_MIN  7
#define MEMBERS_MAX  8
#define CONF_AT      5
#define LINE_AT      6
#define FLAGS_AT     7
#define KNOWN_FLAGS  (DX_WORD_BOLD | DX_WORD_SYMBOL | DX_WORD_SPACE | DX_WORD_END_SPACE)
#define DPI_MAX      100000
#define MILLIDEG_MAX 45000

static bool malformed(struct dx_err *err, const char *what)
{
	return dx_fail(err, DX_E_upstream_unavailable, "the service's words are malformed: %s", what);
}

/* Any number, rounded. */
static bool number_at(const json_t *list, size_t at, int64_t *v_r)
{
	const json_t *v = json_array_get(list, at);
	double d;

	if (!json_is_number(v))
		return false;
	d = json_number_value(v);
	if (!(d >= -COORD_MAX && d <= COORD_MAX))
		return false;
	*v_r = (int64_t)floor(d + 0.5);
	return true;
}

static bool box_at(const json_t *list, size_t at, int64_t box[4])
{
	for (size_t i = 0; i < 4; i++)
		if (!number_at(list, at + i, &box[i]))
			return false;
	return box[0] <= box[2] && box[1] <= box[3];
}

bool dx_foreign_int(const json_t *o, const char *key, int64_t def, int64_t lo, int64_t hi, int64_t *v_r)
{
	const json_t *v = json_object_get(o, key);
	int64_t n = def;

	if (v && !json_is_null(v)) {
		if (!json_is_integer(v))
			return false;
		n = json_integer_value(v);
	}
	if (n < lo || n > hi)
		return false;
	*v_r = n;
	return true;
}

static bool take_head(const json_t *o, bool in_pixels, struct dx_page *page)
{
	const int64_t longest = in_pixels ? DX_FOREIGN_SIDE_MAX : DX_FOREIGN_LENGTH_MAX;
	int64_t v[5];

	if (!dx_foreign_int(o, "width", 0, 1, longest, &v[0]) || !dx_foreign_int(o, "height", 0, 1, longest, &v[1]) ||
	    !dx_foreign_int(o, "rotation", 0, 0, 270, &v[2]) || v[2] % 90 != 0 ||
	    !dx_foreign_int(o, "skew_millideg", 0, -MILLIDEG_MAX, MILLIDEG_MAX, &v[3]) ||
	    !dx_foreign_int(o, "dpi", 0, 0, DPI_MAX, &v[4]))
		return false;
	page->width = (int32_t)v[0];
	page->height = (int32_t)v[1];
	page->rotation = (int)v[2];
	page->skew_millideg = (int)v[3];
	page->dpi = (int)v[4];
	return true;
}

/* ["text",x0,y0,x1,y1,conf,line] or with flags behind them */
static bool take_word(struct gathered *g, const json_t *v, bool in_pixels, uint32_t *last_line)
{
	const json_t *text = json_array_get(v, 0);
	struct found_word w = {0};
	int64_t conf;
	int64_t line;
	int64_t flags = 0;

	if (json_array_size(v) < MEMBERS_MIN || json_array_size(v) > MEMBERS_MAX || !json_is_string(text) ||
	    !box_at(v, 1, w.box) || !number_at(v, CONF_AT, &conf) || conf < 0 || conf > 100 ||
	    !number_at(v, LINE_AT, &line) || line < 0 || (!in_pixels && line < *last_line))
		return false;
	if (json_array_size(v) == MEMBERS_MAX && !number_at(v, FLAGS_AT, &flags))
		return false;
	w.text = dx_strn(json_string_value(text), json_string_length(text));
	w.conf = (int)conf;
	w.line = *last_line = (uint32_t)line;
	w.flags = (uint16_t)(flags & KNOWN_FLAGS);
	return dx_foreign_add(g, &w);
}

static bool take_words(struct dx_arena *a, const json_t *list, bool in_pixels, struct dx_page *page, struct dx_err *err)
{
	struct gathered g = {
		.a = a,
		.width = page->width,
		.height = page->height,
		.of_file = page->source == DX_SOURCE_TEXT_LAYER,
	};
	uint32_t line = 0;
	const json_t *v;
	size_t i;

	if (!json_is_array(list))
		return malformed(err, "no words");
	json_array_foreach (list, i, v)
		if (!take_word(&g, v, in_pixels, &line))
			return dx_fail(err, DX_E_upstream_unavailable, "the service's words are malformed: word %zu",
				       i + 1);
	page->words = g.v;
	page->n_words = g.n;
	return true;
}

static int32_t within(int64_t v, int32_t max)
{
	return v < 0 ? 0 : v > max ? max : (int32_t)v;
}

bool dx_foreign_box(const json_t *list, size_t at, const struct dx_page *page, struct dx_rule *box_r)
{
	int64_t box[4];

	if (!box_at(list, at, box))
		return false;
	*box_r = (struct dx_rule){within(box[0], page->width), within(box[1], page->height),
				  within(box[2], page->width), within(box[3], page->height)};
	return true;
}

static bool take_rules(struct dx_arena *a, const json_t *list, struct dx_page *page, struct dx_err *err)
{
	size_t n = json_array_size(list);

	if (!list || json_is_null(list))
		return true;
	if (!json_is_array(list) || n > DX_FOREIGN_RULES_MAX)
		return malformed(err, "rules");
	page->rules = dx_alloc_array(a, n, sizeof(*page->rules));
	for (size_t i = 0; i < n; i++) {
		const json_t *v = json_array_get(list, i);

		if (json_array_size(v) != 4 || !dx_foreign_box(v, 0, page, &page->rules[page->n_rules++]))
			return malformed(err, "a rule");
	}
	return true;
}

bool dx_foreign_size(const json_t *o, struct dx_page *page)
{
	return take_head(o, false, page);
}

bool dx_foreign_words(struct dx_arena *a, const json_t *o, struct dx_page *page, struct dx_err *err)
{
	return take_words(a, json_object_get(o, "words"), false, page, err) &&
	       take_rules(a, json_object_get(o, "rules"), page, err);
}

bool dx_foreign_json(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, bool *in_pixels_r,
		     struct dx_err *err)
{
	struct dx_page page = {.source = DX_SOURCE_OCR, .text_state = DX_TEXT_NONE};
	struct dx_err why;
	const char *unit;
	bool in_pixels;
	int64_t version;
	json_t *o;

	if (bytes.n > BYTES_MAX)
		return malformed(err, "too long");
	if (!dx_json_parse(a, bytes, &o, &why))
		return malformed(err, why.msg);
	unit = dx_json_str(o, "unit");
	if (unit && strcmp(unit, "px") != 0 && strcmp(unit, "mpt") != 0)
		return malformed(err, "unit");
	in_pixels = unit && strcmp(unit, "px") == 0;
	if (!dx_foreign_int(o, "v", 0, 1, 1, &version) || !take_head(o, in_pixels, &page))
		return malformed(err, "version, size or turn");
	if (!take_words(a, json_object_get(o, "words"), in_pixels, &page, err))
		return false;
	/* in pixels they are found by ourselves, where they are straight */
	if (!in_pixels && !take_rules(a, json_object_get(o, "rules"), &page, err))
		return false;
	*page_r = page;
	*in_pixels_r = in_pixels;
	return true;
}
