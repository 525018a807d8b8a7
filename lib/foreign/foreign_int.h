/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the foreign package. */
#ifndef DX_FOREIGN_INT_H
#define DX_FOREIGN_INT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/foreign/page.h"

/* Words as they come in. */
struct gathered {
	struct dx_arena *a;
	int32_t width, height; /* of the page; boxes are cut to it */
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

#endif
