/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/doc/words.h"

#include <string.h>

#include "dx/base/check.h"
#include "dx/base/utf8.h"
#include "dx/fmt/json.h"

#define WORD_FIELDS  8
#define WORD_FLAGS   (DX_WORD_BOLD | DX_WORD_SYMBOL | DX_WORD_SPACE | DX_WORD_END_SPACE)
#define PAGE_MEMBERS 11
/* A full page of the smallest print holds some 10,000 words; more than this is an attack or a bug. */
#define WORDS_MAX      200000
#define WORD_BYTES_MAX 4096

static const char *const source_names[] = {
	[DX_SOURCE_NONE] = "none",
	[DX_SOURCE_TEXT_LAYER] = "text_layer",
	[DX_SOURCE_OCR] = "ocr",
};

static const char *const text_state_names[] = {
	[DX_TEXT_NONE] = "none",     [DX_TEXT_SPARSE] = "sparse", [DX_TEXT_GARBLED] = "garbled",
	[DX_TEXT_HIDDEN] = "hidden", [DX_TEXT_USABLE] = "usable",
};

const char *dx_source_name(enum dx_source s)
{
	return source_names[s];
}

const char *dx_text_state_name(enum dx_text_state s)
{
	return text_state_names[s];
}

/* ---- writing ---- */

static void write_box(struct dx_jw *w, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	dx_jw_int(w, x0);
	dx_jw_int(w, y0);
	dx_jw_int(w, x1);
	dx_jw_int(w, y1);
}

static void write_word(struct dx_jw *w, const struct dx_word *word)
{
	dx_jw_arr(w);
	dx_jw_cstr(w, word->text);
	write_box(w, word->x0, word->y0, word->x1, word->y1);
	dx_jw_int(w, word->conf);
	dx_jw_int(w, word->line);
	dx_jw_int(w, word->flags);
	dx_jw_arr_end(w);
}

void dx_words_write(struct dx_buf *out, const struct dx_page *page)
{
	struct dx_jw w = dx_jw(out);

	dx_jw_obj(&w);
	dx_jw_kint(&w, "v", 1);
	dx_jw_kint(&w, "page", page->number);
	dx_jw_kint(&w, "width", page->width);
	dx_jw_kint(&w, "height", page->height);
	dx_jw_kcstr(&w, "source", dx_source_name(page->source));
	dx_jw_kcstr(&w, "text_state", dx_text_state_name(page->text_state));
	dx_jw_kint(&w, "rotation", page->rotation);
	dx_jw_kint(&w, "skew_millideg", page->skew_millideg);
	dx_jw_kint(&w, "dpi", page->dpi);
	dx_jw_key(&w, "words");
	dx_jw_arr(&w);
	for (size_t i = 0; i < page->n_words; i++)
		write_word(&w, &page->words[i]);
	dx_jw_arr_end(&w);
	dx_jw_key(&w, "rules");
	dx_jw_arr(&w);
	for (size_t i = 0; i < page->n_rules; i++) {
		dx_jw_arr(&w);
		write_box(&w, page->rules[i].x0, page->rules[i].y0, page->rules[i].x1, page->rules[i].y1);
		dx_jw_arr_end(&w);
	}
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
}

/* ---- reading ---- */

/* An integer within [LO, HI]; nothing else, no real, no missing member. */
static bool read_int(const json_t *v, int64_t lo, int64_t hi, int64_t *v_r)
{
	json_int_t i;

	if (!json_is_integer(v))
		return false;
	i = json_integer_value(v);
	if (i < lo || i > hi)
		return false;
	*v_r = i;
	return true;
}

static bool read_name(const json_t *v, const char *const *names, size_t n, unsigned int *i_r)
{
	const char *s = json_string_value(v);

	for (size_t i = 0; s && i < n; i++) {
		if (strcmp(names[i], s) == 0) {
			*i_r = (unsigned int)i;
			return true;
		}
	}
	return false;
}

static bool read_box(const json_t *arr, size_t at, int32_t box_r[4])
{
	int64_t v[4];

	for (size_t i = 0; i < 4; i++)
		if (!read_int(json_array_get(arr, at + i), INT32_MIN, INT32_MAX, &v[i]))
			return false;
	if (v[0] > v[2] || v[1] > v[3])
		return false;
	for (size_t i = 0; i < 4; i++)
		box_r[i] = (int32_t)v[i];
	return true;
}

bool dx_word_breaks(uint32_t cp)
{
	return cp <= 0x20 || (cp >= 0x7f && cp <= 0xa0) || cp == 0x1680 || (cp >= 0x2000 && cp <= 0x200a) ||
	       cp == 0x2028 || cp == 0x2029 || cp == 0x202f || cp == 0x205f || cp == 0x3000;
}

static bool text_ok(struct dx_str s)
{
	size_t pos = 0;
	uint32_t cp;

	if (s.n == 0 || s.n > WORD_BYTES_MAX || !dx_utf8_valid(s))
		return false;
	while (dx_utf8_next(s, &pos, &cp))
		if (dx_word_breaks(cp))
			return false;
	return true;
}

static bool read_word(struct dx_arena *a, const json_t *v, uint32_t min_line, struct dx_word *word_r)
{
	const json_t *text = json_array_get(v, 0);
	struct dx_str s = dx_strn(json_string_value(text), json_string_length(text));
	int32_t box[4];
	int64_t conf;
	int64_t line;
	int64_t flags;

	if (!json_is_array(v) || json_array_size(v) != WORD_FIELDS || !json_is_string(text) || !text_ok(s) ||
	    !read_box(v, 1, box) || !read_int(json_array_get(v, 5), 0, 100, &conf) ||
	    !read_int(json_array_get(v, 6), min_line, UINT32_MAX, &line) ||
	    !read_int(json_array_get(v, 7), 0, WORD_FLAGS, &flags))
		return false;
	*word_r = (struct dx_word){
		.text = dx_strndup(a, s.p, s.n),
		.x0 = box[0],
		.y0 = box[1],
		.x1 = box[2],
		.y1 = box[3],
		.conf = (uint8_t)conf,
		.flags = (uint16_t)flags,
		.line = (uint32_t)line,
	};
	return true;
}

static bool read_words(struct dx_arena *a, const json_t *arr, struct dx_page *page)
{
	uint32_t line = 0;

	if (!json_is_array(arr) || json_array_size(arr) > WORDS_MAX)
		return false;
	page->n_words = json_array_size(arr);
	page->words = dx_alloc_array(a, page->n_words, sizeof(*page->words));
	for (size_t i = 0; i < page->n_words; i++) {
		if (!read_word(a, json_array_get(arr, i), line, &page->words[i]))
			return false;
		line = page->words[i].line;
	}
	return true;
}

static bool read_rules(struct dx_arena *a, const json_t *arr, struct dx_page *page)
{
	int32_t box[4];

	if (!json_is_array(arr) || json_array_size(arr) > WORDS_MAX)
		return false;
	page->n_rules = json_array_size(arr);
	page->rules = dx_alloc_array(a, page->n_rules, sizeof(*page->rules));
	for (size_t i = 0; i < page->n_rules; i++) {
		const json_t *v = json_array_get(arr, i);

		if (!json_is_array(v) || json_array_size(v) != 4 || !read_box(v, 0, box))
			return false;
		page->rules[i] = (struct dx_rule){box[0], box[1], box[2], box[3]};
	}
	return true;
}

static bool read_head(const json_t *o, struct dx_page *page)
{
	int64_t version;
	int64_t v[6];
	unsigned int source;
	unsigned int state;

	if (!json_is_object(o) || json_object_size(o) != PAGE_MEMBERS ||
	    !read_int(json_object_get(o, "v"), 1, 1, &version) ||
	    !read_int(json_object_get(o, "page"), 1, INT32_MAX, &v[0]) ||
	    !read_int(json_object_get(o, "width"), 1, INT32_MAX, &v[1]) ||
	    !read_int(json_object_get(o, "height"), 1, INT32_MAX, &v[2]) ||
	    !read_int(json_object_get(o, "rotation"), 0, 270, &v[3]) || v[3] % 90 != 0 ||
	    !read_int(json_object_get(o, "skew_millideg"), -180000, 180000, &v[4]) ||
	    !read_int(json_object_get(o, "dpi"), 0, 100000, &v[5]) ||
	    !read_name(json_object_get(o, "source"), source_names, DX_LEN(source_names), &source) ||
	    !read_name(json_object_get(o, "text_state"), text_state_names, DX_LEN(text_state_names), &state))
		return false;
	page->number = (int)v[0];
	page->width = (int32_t)v[1];
	page->height = (int32_t)v[2];
	page->rotation = (int)v[3];
	page->skew_millideg = (int)v[4];
	page->dpi = (int)v[5];
	page->source = (enum dx_source)source;
	page->text_state = (enum dx_text_state)state;
	return true;
}

bool dx_words_read(struct dx_arena *a, struct dx_str json, struct dx_page *page_r, struct dx_err *err)
{
	struct dx_page page = {0};
	struct dx_err why;
	json_t *o;

	if (!dx_json_parse(a, json, &o, &why))
		return dx_fail(err, DX_E_internal_error, "stored words are malformed: %s", why.msg);
	if (!read_head(o, &page))
		return dx_fail(err, DX_E_internal_error, "stored words have a malformed head");
	if (!read_words(a, json_object_get(o, "words"), &page))
		return dx_fail(err, DX_E_internal_error, "stored words of page %d hold a malformed word", page.number);
	if (!read_rules(a, json_object_get(o, "rules"), &page))
		return dx_fail(err, DX_E_internal_error, "stored words of page %d hold a malformed rule", page.number);
	*page_r = page;
	return true;
}
