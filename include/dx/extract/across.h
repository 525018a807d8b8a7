/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tables set in several groups of the same columns side by side: cheques, balances by day. */
#ifndef DX_EXTRACT_ACROSS_H
#define DX_EXTRACT_ACROSS_H

#include "dx/extract/lines.h"

/*
 * Where a line of headings says the same two or more headings several times over ("Date Amount Date Amount"), it and
 * the lines of figures under it are cut into those of each group, one group behind the other as they are read: each
 * has its header and stands as a table of its own. Everything new in A. Before tables and labels are looked for.
 */
void dx_lines_part_across(struct dx_arena *a, struct dx_lines *lines);

/*
 * Where lists run down a page in two columns, each under the same three headings or more at a height of its own, the
 * right one comes behind the left one. Everything new in A. Before dx_lines_part_across().
 */
void dx_lines_part_stories(struct dx_arena *a, struct dx_lines *lines);

/* Is the header on line B of the same printed line as the one on line A, another group of it? */
bool dx_lines_are_across(const struct dx_line *a, const struct dx_line *b) DX_MUST_CHECK;

#endif
