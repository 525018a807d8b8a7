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

bool dx_gst_is_column_sum(struct dx_job *job, int32_t x0, int32_t x1, struct dx_dec v)
{
	const struct dx_tables *tables = &job->tables;
	struct dx_dec sum = dx_dec(0, 2);
	bool said = true;

	for (size_t i = 0; i < tables->n_rows; i++) {
		const struct dx_row *row = &tables->rows[i];
		const struct dx_table *t = &tables->v[row->table];
		size_t col = column_at(t, x0 + (x1 - x0) / 2);
		struct dx_dec one;

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(t))
			continue;
		if (col == SIZE_MAX || !dx_gst_charge_in(job, &row->cells[col], &one))
			return false;
		said &= row->cells[col].n > 0; /* "-" is nothing, and an empty cell may be anything */
		sum = dx_dec_add(sum, one);
	}
	return (!dx_dec_is_zero(v) || said) && dx_dec_cmp(sum, v) == 0;
}
