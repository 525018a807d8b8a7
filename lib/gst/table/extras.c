/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Rental │ Usage │ Discount │ Taxable Value": what comes on top of an amount, under a heading that nobody knows, nor
 * perhaps the amount's. "Dis% │ Disc": what a rate takes off beside it. */
#include "dx/extract/cell.h"

#include "table.h"

/* The figure of ROW in column COL; false: nothing that is an amount. */
static bool amount_in(struct dx_job *job, const struct dx_row *row, int col, struct dx_dec *v_r)
{
	struct gst_figure f = {0};

	if (!dx_gst_parse_figure(dx_cell_text(job->arena, &row->cells[col]), &f) || f.is_percent || f.v.scale != 2)
		return false;
	*v_r = f.v;
	return true;
}

/* Amount and figure K, less the discount, are the value of every row under columns like T's. */
static bool holds(struct dx_job *job, const struct dx_table *t, int amount, int k, int value)
{
	const int discount = dx_table_col(t, GC_DISCOUNT);
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec sum, extra, less, want;

		if (!amount_in(job, row, amount, &sum) || !amount_in(job, row, k, &extra) ||
		    !amount_in(job, row, value, &want))
			return false;
		sum = dx_dec_add(sum, extra);
		if (discount >= 0 && amount_in(job, row, discount, &less))
			sum = dx_dec_sub(sum, less);
		if (dx_dec_cmp(sum, want) != 0)
			return false;
		n++;
	}
	return n > 0;
}

/* Is figure K the rate in column DISCOUNT of quantity × price in every row under columns like T's? */
static bool is_rated(struct dx_job *job, const struct dx_table *t, int discount, int k)
{
	const int quantity = dx_table_col(t, GC_QUANTITY);
	const int price = dx_table_col(t, GC_UNIT_PRICE);
	const struct dx_row *row;
	size_t at = 0;
	size_t rows = 0;

	while (quantity >= 0 && price >= 0 && (row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec n, each, rate, off;

		if (!dx_gst_figure_in(job, &row->cells[quantity], &n) || !amount_in(job, row, price, &each) ||
		    !amount_in(job, row, discount, &rate) || !amount_in(job, row, k, &off) ||
		    !dx_dec_near(dx_dec_div(dx_dec_mul(dx_dec_mul(n, each), rate), dx_dec(100, 0), 4), off,
				 dx_dec(1, 2)))
			return false;
		rows++;
	}
	return rows > 0;
}

void dx_gst_name_rated(struct dx_job *job, const struct dx_table *t)
{
	const int discount = dx_table_col(t, GC_DISCOUNT);
	const bool *same = dx_gst_same_columns(job, t);

	if (discount < 0 || (size_t)discount + 1 == t->n_cols || t->cols[discount + 1].role >= 0 ||
	    !is_rated(job, t, discount, discount + 1))
		return;
	for (size_t i = 0; i < job->tables.n; i++) {
		if (!same[i])
			continue;
		dx_gst_rename_column(&job->tables.v[i], (size_t)discount, GC_OTHER);
		dx_gst_rename_column(&job->tables.v[i], (size_t)discount + 1, GC_DISCOUNT);
	}
}

void dx_gst_name_extras(struct dx_job *job, const struct dx_table *t)
{
	const int amount = dx_table_col(t, GC_AMOUNT);
	const int value = dx_table_col(t, GC_TAXABLE);
	const bool *same = dx_gst_same_columns(job, t);
	int found[2] = {-1, -1};

	if (dx_table_col(t, GC_CHARGE) >= 0)
		return;
	for (int a = 0; a < value; a++)
		for (int k = a + 1; k < value; k++) {
			if ((amount < 0 ? t->cols[a].role >= 0 : a != amount) || t->cols[k].role >= 0 ||
			    !holds(job, t, a, k, value))
				continue;
			if (found[0] >= 0)
				return;
			found[0] = a;
			found[1] = k;
		}
	for (size_t i = 0; i < job->tables.n && found[0] >= 0; i++) {
		if (!same[i])
			continue;
		dx_gst_rename_column(&job->tables.v[i], (size_t)found[0], GC_AMOUNT);
		dx_gst_rename_column(&job->tables.v[i], (size_t)found[1], GC_CHARGE);
	}
}
