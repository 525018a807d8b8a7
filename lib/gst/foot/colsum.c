/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Totals of columns that are in no value: what was done up to the last bill, bundles, charges by a name of the trade.
 * Such a figure is explained where it is what the figures over it come to.
 */
#include "foot.h"
#include "table/table.h"

/* The column of T in which X lies; SIZE_MAX: none. */
static size_t column_at(const struct dx_table *t, int32_t x)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (x >= t->cols[i].x0 && x < t->cols[i].x1)
			return i;
	return SIZE_MAX;
}

/* The figure of C is added to *SUM; "-", "Nil" and nothing are none. False: it says something else. */
static bool add_cell(struct dx_job *job, const struct dx_cell *c, struct dx_dec *sum, size_t *n)
{
	const char *text = dx_cell_text(job->arena, c);
	struct gst_figure f = {0};

	if (!dx_has_digit(text))
		return true;
	if (!dx_gst_parse_figure(text, &f) || f.is_percent)
		return false;
	*sum = dx_dec_add(*sum, f.v);
	++*n;
	return true;
}

bool dx_gst_is_column_sum(struct dx_job *job, int32_t x0, int32_t x1, struct dx_dec v)
{
	const struct dx_tables *tables = &job->tables;
	struct dx_dec sum = dx_dec(0, 2);
	size_t col = SIZE_MAX;
	size_t n = 0;

	for (size_t i = 0; i < tables->n_rows; i++) {
		const struct dx_row *row = &tables->rows[i];
		const struct dx_table *t = &tables->v[row->table];

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(t))
			continue;
		col = column_at(t, x0 + (x1 - x0) / 2);
		if (col == SIZE_MAX || !add_cell(job, &row->cells[col], &sum, &n))
			return false;
	}
	return n > 0 && !dx_dec_is_zero(v) && dx_dec_cmp(sum, v) == 0;
}
