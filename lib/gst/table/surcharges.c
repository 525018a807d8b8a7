/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Weight │ Rate │ Basic │ Loading │ Cutting │ Assessable": what is charged on top of quantity × price, in columns of
 * its own under words of the trade. They stand between the price and the line's value, and make it in every line. And
 * columns that say once more what others do: "Freight │ Amount".
 */
#include "table.h"

#define ROWS_MIN 2 /* a single line says nothing */

/* May column K hold a charge: has it no name, or one of no use? */
static bool is_open(const struct dx_table *t, size_t k)
{
	return t->cols[k].role < 0 || t->cols[k].role == GC_OTHER;
}

/* What stands in row ROW of T between price and VALUE besides QUANTITY × PRICE itself is added to *SUM_R; false: words.
 * CHARGES, by column: where it does. */
static bool between(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, size_t price, size_t value,
		    struct dx_dec goods, struct dx_dec *sum_r, bool *charges)
{
	for (size_t k = price + 1; k < value; k++) {
		struct dx_dec v;

		if (!is_open(t, k))
			continue;
		if (!dx_gst_charge_in(job, &row->cells[k], &v))
			return false;
		if (dx_dec_near(v, goods, dx_dec(1, 2)))
			continue;
		charges[k] |= !dx_dec_is_zero(v);
		*sum_r = dx_dec_add(*sum_r, v);
	}
	return true;
}

/* Do the charges between make the value of each line of T? CHARGES, by column: those that do. */
static bool make_values(struct dx_job *job, const struct dx_table *t, size_t quantity, size_t price, size_t value,
			bool *charges)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec goods, one, want;

		if (!dx_gst_figure_in(job, &row->cells[quantity], &goods) ||
		    !dx_gst_figure_in(job, &row->cells[price], &one) ||
		    !dx_gst_figure_in(job, &row->cells[value], &want))
			return false;
		goods = dx_dec_round(dx_dec_mul(goods, one), 2);
		one = goods;
		if (!between(job, t, row, price, value, goods, &one, charges) || dx_dec_cmp(one, want) != 0)
			return false;
		n++;
	}
	return n >= ROWS_MIN;
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

void dx_gst_name_copies(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);

	for (size_t k = 0; k < t->n_cols && value >= 0; k++) {
		const bool *same;

		if (t->cols[k].role >= 0 || !is_column_of_copies(job, t, k, (size_t)value))
			continue;
		same = dx_gst_same_columns(job, t);
		for (size_t i = 0; i < job->tables.n; i++)
			if (same[i])
				dx_gst_rename_column(&job->tables.v[i], k, GC_OTHER);
	}
}

void dx_gst_name_charges(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);
	int quantity = dx_table_col(t, GC_QUANTITY);
	int price = dx_table_col(t, GC_UNIT_PRICE);
	bool *charges = dx_alloc_array(job->arena, t->n_cols, sizeof(*charges));
	const bool *same;

	if (value < 0 || quantity < 0 || price < 0 || price > value || job->pages[t->page].source == DX_SOURCE_OCR ||
	    (t->roles & (UINT32_C(1) << GC_CHARGE | UINT32_C(1) << GC_DISCOUNT)) ||
	    !make_values(job, t, (size_t)quantity, (size_t)price, (size_t)value, charges))
		return;
	same = dx_gst_same_columns(job, t);
	for (size_t i = 0; i < job->tables.n; i++) {
		bool first = true;

		for (size_t k = 0; same[i] && k < t->n_cols; k++) {
			if (!charges[k])
				continue;
			dx_gst_rename_column(&job->tables.v[i], k, first ? GC_CHARGE : GC_MORE_CHARGE);
			first = false;
		}
	}
}
