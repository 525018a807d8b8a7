/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which lines under a header are like its rows, by the amounts that stand in them. */
#include "table_int.h"

#define FIGURES_MIN 3 /* of a row without its text */
#define STRAYS_MIN  2 /* amounts under no heading of a line below the rows */

/* Does W stand under one of the headings of T? */
static bool is_headed(const struct dx_table *t, const struct dx_word *w)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (w->x1 > t->cols[i].hx0 && w->x0 < t->cols[i].hx1)
			return true;
	return false;
}

/* Only amounts, FIGURES_MIN or more, each under a heading: a row whose text stands above and below them. */
static bool is_row_of_figures(const struct dx_table *t, const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		if (!is_headed(t, line->words[i]))
			return false;
		n += dx_columns_amount_like(line->words[i]);
	}
	return n >= FIGURES_MIN;
}

bool dx_rowlike(const struct dx_table *t, const struct dx_line *line)
{
	int32_t width = t->cols[t->n_cols - 1].hx1 - t->cols[0].hx0;

	if (line->x1 - line->x0 < width / 2 || line->x0 > t->cols[0].hx0 + width * 2 / 5)
		return is_row_of_figures(t, line);
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]))
			return true;
	return false;
}

bool dx_rowlike_is_of_other(const struct dx_table *t, const struct dx_line *line)
{
	size_t strays = 0;

	for (size_t i = 0; i < line->n; i++)
		strays += !is_headed(t, line->words[i]) && dx_columns_amount_like(line->words[i]);
	return strays >= STRAYS_MIN;
}

bool dx_rowlike_is_headed(const struct dx_table *t, const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		if (!dx_columns_amount_like(line->words[i]))
			continue;
		if (!is_headed(t, line->words[i]))
			return false;
		n++;
	}
	return n >= FIGURES_MIN;
}
