/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_MARGIN_INT_H
#define DX_EXTRACT_MARGIN_INT_H

#include "dx/extract/table.h"

/* A panel of a page: what stands beyond X of lines FIRST to END, on the left or on the right. */
struct dx_gutter {
	int32_t x;
	bool is_left;
	size_t first, end;
};

/* Words that begin with a date, perhaps behind a running number, and end in an amount, perhaps with a mark behind. */
bool dx_gutter_is_row(struct dx_arena *a, const struct dx_word *const *words, size_t n);

/* Is a word of some letters among WORDS? */
bool dx_gutter_has_word(const struct dx_word *const *words, size_t n);

/* Do words A and B of LINE stand on one line of print? */
bool dx_gutter_is_level(const struct dx_line *line, const struct dx_word *a, const struct dx_word *b);

/*
 * The panel beside the rows of PAGE, a text layer's: an empty strip parts them over all rows, what stands beyond it has
 * words, is seldom at the height of a row, and often stands alone. False: there is none.
 */
bool dx_gutter_find(struct dx_arena *a, const struct dx_lines *lines, size_t page, struct dx_gutter *g_r);

#endif
