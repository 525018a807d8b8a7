/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Texts that begin at the left edge of their heading: what stands there is no part of the column before it. */
#include "table_int.h"

#define FLUSH     1000 /* thousandths of a point that a text may stand off */
#define FLUSH_MIN 3    /* lines */

static bool begins_at(const struct dx_line *line, int32_t x)
{
	for (size_t k = 0; k < line->n; k++) {
		int32_t off = line->words[k]->x0 - x;

		if (off <= FLUSH && off >= -FLUSH)
			return true;
	}
	return false;
}

bool dx_columns_are_flush(const struct dx_lines *lines, const struct dx_table *t, const struct dx_col *col)
{
	size_t rows = 0;
	size_t n = 0;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		rows += dx_rowlike(t, &lines->v[i]);
		n += begins_at(&lines->v[i], col->hx0);
	}
	return n >= FLUSH_MIN && n * 2 >= rows;
}
