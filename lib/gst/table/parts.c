/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Monthly rental │ Usage charges │ Value added services │ Discounts │ Taxable charges": what one connection, one flat,
 * one month is charged, without quantity and price. Columns left of the value that come to it in every line, less the
 * discount where there is one, are charges.
 */
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define PARTS_MIN 2

/* The figure of cell C, which may be empty; false: it is none, or no amount. */
static bool part_of(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r)
{
	return dx_gst_charge_in(job, c, v_r) && (v_r->scale == 2 || dx_dec_is_zero(*v_r));
}

/* Do the columns FIRST..VALUE of ROW come to what stands in VALUE, what is taken off left out? *PARTS_R: of so many. */
static bool row_says(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, size_t first, size_t value,
		     size_t *parts_r)
{
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec said;

	*parts_r = 0;
	for (size_t k = first; k < value; k++) {
		struct dx_dec v;

		if (!part_of(job, &row->cells[k], &v))
			return false;
		if (t->cols[k].role == GC_DISCOUNT) {
			sum = dx_dec_sub(sum, dx_dec_abs(v));
		} else {
			sum = dx_dec_add(sum, v);
			*parts_r += row->cells[k].n > 0;
		}
	}
	return dx_gst_figure_in(job, &row->cells[value], &said) && dx_dec_cmp(sum, said) == 0;
}

static bool all_rows_say(struct dx_job *job, const struct dx_table *t, size_t first, size_t value)
{
	const struct dx_row *row;
	size_t most = 0;
	size_t at = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		size_t parts;

		if (!row_says(job, t, row, first, value, &parts))
			return false;
		most = parts > most ? parts : most;
	}
	return most >= PARTS_MIN;
}

static bool may_be_part(const struct dx_col *col)
{
	return col->role < 0 || col->role == GC_OTHER || col->role == GC_CHARGE || col->role == GC_DISCOUNT;
}

static void name_columns(struct dx_job *job, const struct dx_table *t)
{
	int value = dx_table_col(t, GC_TAXABLE);
	const bool *same;
	size_t first;

	if (value < 0 || (t->roles & (BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE) | BIT(GC_PRICE_WITH_TAX) | BIT(GC_AMOUNT))))
		return;
	for (first = (size_t)value; first > 0 && may_be_part(&t->cols[first - 1]);)
		first--;
	while (first + PARTS_MIN <= (size_t)value && !all_rows_say(job, t, first, (size_t)value))
		first++;
	if (first + PARTS_MIN > (size_t)value)
		return;
	same = dx_gst_same_columns(job, t);
	for (size_t i = 0; i < job->tables.n; i++)
		for (size_t k = first; same[i] && k < (size_t)value; k++)
			if (job->tables.v[i].cols[k].role != GC_DISCOUNT)
				dx_gst_rename_column(&job->tables.v[i], k, GC_CHARGE);
}

void dx_gst_name_parts(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (dx_gst_is_items(&job->tables.v[i]))
			name_columns(job, &job->tables.v[i]);
}
