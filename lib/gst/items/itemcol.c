/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Item │ Material Description", "Item │ Particulars": of two headings of goods the first one may count the lines. Its
 * heading is as wide as the other's; what stands below it tells.
 */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"
#include "table/table.h"

#define DIGITS_MAX 6 /* of a count: "000010" */

/* One short number. */
static bool is_count(const struct dx_cell *c)
{
	const char *text = c->n == 1 ? c->words[0].word->text : "";
	size_t n = strspn(text, "0123456789");

	return n > 0 && n <= DIGITS_MAX && text[n + strspn(text + n, ".)")] == '\0';
}

/* Has LINE of T an amount beside a quantity or a code of goods? Its cells. */
static bool is_line(struct dx_job *job, const struct dx_table *t, size_t line, struct dx_cell *cells)
{
	dx_columns_split(job->arena, &job->lines, t, line, cells);
	return dx_gst_has_money(job, t, cells) &&
	       (dx_rowread_has_number(job, t, cells, GC_QUANTITY) || dx_rowread_has_number(job, t, cells, GC_HSN));
}

/* Stand counts alone in column K of the lines of T, and something else behind them? */
static bool counts(struct dx_job *job, const struct dx_table *t, size_t k)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	size_t found = 0;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		if (job->lines.v[i].used || !is_line(job, t, i, cells))
			continue;
		if (!is_count(&cells[k]) || cells[k + 1].n == 0)
			return false;
		found++;
	}
	return found > 0;
}

/* Texts under a heading that nobody knows, or "Material", which elsewhere is a code beside the name. */
static bool may_name(const struct dx_col *col)
{
	return col->role == GC_OTHER || (col->role < 0 && col->class == DX_COL_TEXT);
}

/* "# │ Part Number │ …": the column of T whose heading is a sign counts the lines. */
static void name_sign(const struct dx_job *job, struct dx_table *t)
{
	for (size_t i = 0; i < t->header_n && !(t->roles >> GC_SERIAL & 1); i++) {
		const struct dx_line *line = &job->lines.v[t->header_first + i];

		for (size_t k = 0; k < t->n_cols && t->cols[k].role != GC_DESCRIPTION; k++)
			for (size_t w = 0; w < line->n && t->cols[k].role < 0; w++)
				if (strcmp(line->words[w]->text, "#") == 0 && line->words[w]->x0 >= t->cols[k].x0 &&
				    line->words[w]->x1 <= t->cols[k].x1)
					dx_gst_rename_column(t, k, GC_SERIAL);
	}
}

void dx_gst_name_item_column(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (dx_gst_is_items(&job->tables.v[i]))
			name_sign(job, &job->tables.v[i]);
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		int k = dx_table_col(t, GC_DESCRIPTION);

		if (k < 0 || (size_t)k + 1 >= t->n_cols || t->roles >> GC_SERIAL & 1 || !may_name(&t->cols[k + 1]) ||
		    !counts(job, t, (size_t)k))
			continue;
		dx_gst_rename_alike(job, t, (size_t)k, GC_SERIAL);
		dx_gst_rename_alike(job, t, (size_t)k + 1, GC_DESCRIPTION);
		return;
	}
}
