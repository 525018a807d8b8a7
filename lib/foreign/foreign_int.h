/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the foreign package. */
#ifndef DX_FOREIGN_INT_H
#define DX_FOREIGN_INT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/fmt/json.h"
#include "dx/foreign/page.h"

/* Words as they come in. */
struct gathered {
	struct dx_arena *a;
	int32_t width, height; /* of the page; boxes are cut to it */
	bool of_file;          /* a file's own text: what lies outside of the page is seen by nobody, and left out */
	struct dx_word *v;
	size_t n, room;
};

struct found_word {
	struct dx_str text;
	int64_t box[4]; /* x0 ≤ x1, y0 ≤ y1 */
	int conf;
	uint32_t line;
	uint16_t flags;
};

/*
 * Add a word; where white space stands in it, its parts, each with its share of the box. Nothing is added when
 * it has no other characters. False: no UTF-8, too long, or too many words.
 */
bool dx_foreign_add(struct gathered *g, const struct found_word *w) DX_MUST_CHECK;

bool dx_foreign_json(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, bool *in_pixels_r,
		     struct dx_err *err) DX_MUST_CHECK;
bool dx_foreign_hocr(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, struct dx_err *err) DX_MUST_CHECK;

/* A whole number from LO to HI; DEF where there is none. */
bool dx_foreign_int(const json_t *o, const char *key, int64_t def, int64_t lo, int64_t hi, int64_t *v_r) DX_MUST_CHECK;
/* Four numbers of LIST from AT on as a box, cut to PAGE. */
bool dx_foreign_box(const json_t *list, size_t at, const struct dx_page *page, struct dx_rule *box_r) DX_MUST_CHECK;
/* Size and turn of a page in thousandths of a point. */
bool dx_foreign_size(const json_t *o, struct dx_page *page) DX_MUST_CHECK;
/* Words and rules of a page whose size is known, in thousandths of a point. Errors: upstream_unavailable. */
bool dx_foreign_words(struct dx_arena *a, const json_t *o, struct dx_page *page, struct dx_err *err) DX_MUST_CHECK;

#endif
