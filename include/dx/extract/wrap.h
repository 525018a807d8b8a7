/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Wrapped cells: whether a line break stands for a blank or for nothing. */
#ifndef DX_EXTRACT_WRAP_H
#define DX_EXTRACT_WRAP_H

#include "dx/extract/table.h"

/*
 * What a column's line breaks look like, over all its cells. Cells broken after so many characters end
 * within a character of the column's edge and go on in the middle of a word; cells broken between words
 * end anywhere. Where words are kept whole, one that is longer than a line is cut all the same.
 */
struct dx_wrap {
	int32_t edge; /* rightmost end of a line, from the header's beginning */
	size_t tight, loose;
	size_t onward;    /* tight behind a word that another one follows ("for"): broken at a blank */
	size_t cut, kept; /* long words that have a line for themselves: to its very end, or not */
};

/* Look at all cells of the column with ROLE. */
struct dx_wrap dx_wrap_learn(const struct dx_tables *t, int role);

/* The same of names of goods, which programs break between words: only many breaks, all of them tight, say otherwise.
 */
struct dx_wrap dx_wrap_learn_names(const struct dx_tables *t, int role);

/* The text of C, a cell of column COL; SCANNED leaves out what recognition adds. */
const char *dx_wrap_text(struct dx_arena *a, const struct dx_wrap *w, const struct dx_col *col, const struct dx_cell *c,
			 bool scanned);

#endif
