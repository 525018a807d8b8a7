/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Panels beside a table: a summary of the page at the height of its rows. */
#ifndef DX_EXTRACT_MARGIN_H
#define DX_EXTRACT_MARGIN_H

#include "dx/extract/table.h"

/*
 * Where words stand well left or right of all headings of a table of T, beside a few of its rows and more often beside
 * other lines or alone, the lines from its header to its last row are cut: what is the table's stays, and what stands
 * beside it follows the page's last line, in lines of its own. Everything new in A. True when any was cut: tables are
 * to be found anew then. Not on recognised pages, whose headers may lack a word.
 */
bool dx_lines_part_margin(struct dx_arena *a, struct dx_lines *lines, const struct dx_tables *t);

/*
 * The same on pages whose panel hides the header of the table, those that are not HEADED: an empty strip from the first
 * row to the last parts them from it.
 */
bool dx_lines_part_panels(struct dx_arena *a, struct dx_lines *lines, const bool *headed);

/* What begins at X or right of it, on the lines FIRST to END, stands beside what is left of it. */
struct dx_strip {
	int32_t x;
	size_t first, end;
	bool here; /* it follows line END, not the page's last one */
};

/* The same where the caller knows N such STRIPS, in their order on the pages. */
bool dx_lines_part_strips(struct dx_arena *a, struct dx_lines *lines, const struct dx_strip *strips, size_t n);

#endif
