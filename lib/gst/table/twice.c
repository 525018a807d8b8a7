/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns that say once more what others do: "Dis% │ Disc", a discount both ways; "Freight │ Amount", of what has none;
 * "Net Wt │ Quantity", of which the other one was charged; "Gross Kgs. │ Tare Kgs." beside what is. */
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

	if (discount < 0 || (size_t)discount + 1 == t->n_cols || t->cols[discount + 1].role >= 0 ||
	    !is_rated(job, t, discount, discount + 1))
		return;
	dx_gst_rename_alike(job, t, (size_t)discount, GC_OTHER);
	dx_gst_rename_alike(job, t, (size_t)discount + 1, GC_DISCOUNT);
}

/* Does ROW say in column K what it does in column VALUE, or what quantity × price are before their discount? */
static bool is_copy(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, size_t k, size_t value)
{
	int factors[] = {dx_table_col(t, GC_QUANTITY), dx_table_col(t, GC_UNIT_PRICE)};
	struct dx_dec goods = dx_dec(1, 0);
	struct dx_dec found;
	struct dx_dec want;
	struct dx_dec v;
	bool both = true;

	if (!dx_gst_figure_in(job, &row->cells[k], &found) || !dx_gst_figure_in(job, &row->cells[value], &want))
		return false;
	for (size_t i = 0; i < DX_LEN(factors); i++) {
		both &= factors[i] >= 0 && dx_gst_figure_in(job, &row->cells[factors[i]], &v);
		goods = both ? dx_dec_mul(goods, v) : goods;
	}
	return dx_dec_cmp(found, want) == 0 || (both && dx_dec_cmp(found, dx_dec_round(goods, 2)) == 0);
}

/* Does column K of T say in every row what VALUE does, or quantity × price? */
static bool is_column_of_copies(struct dx_job *job, const struct dx_table *t, size_t k, size_t value)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	for (; (row = dx_gst_next_item(job, t, &at)); n++)
		if (!is_copy(job, t, row, k, value))
			return false;
	return n > 0;
}

/* Is quantity × price the VALUE of every row of T's columns, but for a discount? */
static bool are_multiplied(struct dx_job *job, const struct dx_table *t, size_t value)
{
	const int discount = dx_table_col(t, GC_DISCOUNT);
	const int quantity = dx_table_col(t, GC_QUANTITY);
	const int price = dx_table_col(t, GC_UNIT_PRICE);
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	for (; quantity >= 0 && price >= 0 && (row = dx_gst_next_item(job, t, &at)); n++) {
		struct dx_dec q, each, want;
		struct dx_dec less = dx_dec(0, 2);

		if (!dx_gst_figure_in(job, &row->cells[quantity], &q) ||
		    !dx_gst_figure_in(job, &row->cells[price], &each) ||
		    !dx_gst_figure_in(job, &row->cells[value], &want) ||
		    (discount >= 0 && !dx_gst_charge_in(job, &row->cells[discount], &less)) ||
		    dx_dec_cmp(dx_dec_sub(dx_dec_round(dx_dec_mul(q, each), 2), less), want) != 0)
			return false;
	}
	return n > 0;
}

void dx_gst_name_copies(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);

	for (size_t k = 0; k < t->n_cols && value >= 0; k++)
		if (t->cols[k].role < 0 &&
		    (is_column_of_copies(job, t, k, (size_t)value) ||
		     ((dx_gst_heading_over(job, t, k) == GC_QUANTITY || dx_gst_is_measure(job, t, k)) &&
		      are_multiplied(job, t, (size_t)value))))
			dx_gst_rename_alike(job, t, k, GC_OTHER);
}
