/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Weight │ Rate │ Basic │ Loading │ Cutting │ Assessable": what is charged on top of quantity × price, in columns of
 * its own under words of the trade. They stand between the price and the line's value, and make it in every line. And
 * columns that say once more what others do: "Freight │ Amount".
 */
#include "dx/extract/rowread.h"

#include "table.h"

#define ROWS_MIN 2 /* a single line says nothing */

/* The number in cell C; a dash or nothing is none. False: words. */
static bool number_of(struct dx_job *job, const struct dx_cell *c, struct dx_dec *v_r, bool *has_r)
{
	const char *text = dx_cell_text(job->arena, c);
	struct dx_number n;

	*has_r = false;
	*v_r = dx_dec(0, 2);
	if (!dx_has_digit(text))
		return true;
	if (!dx_value_parse(dx_str(text), job->tables.rule, &n) || n.has_percent)
		return false;
	*v_r = n.value;
	*has_r = true;
	return true;
}

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
		bool has;

		if (!is_open(t, k))
			continue;
		if (!number_of(job, &row->cells[k], &v, &has))
			return false;
		if (!has || dx_dec_near(v, goods, dx_dec(1, 2)))
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
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		struct dx_dec goods;
		struct dx_dec one;
		struct dx_dec want;
		bool has[3];

		if (row->class != DX_ROW_BEGIN || !dx_table_same_roles(&job->tables.v[row->table], t))
			continue;
		if (!number_of(job, &row->cells[quantity], &goods, &has[0]) ||
		    !number_of(job, &row->cells[price], &one, &has[1]) ||
		    !number_of(job, &row->cells[value], &want, &has[2]) || !has[0] || !has[1] || !has[2])
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
	bool has;
	bool both = true;

	if (!number_of(job, &row->cells[k], &found, &has) || !has || !number_of(job, &row->cells[value], &want, &has) ||
	    !has)
		return false;
	for (size_t i = 0; i < DX_LEN(factors); i++) {
		both &= factors[i] >= 0 && number_of(job, &row->cells[factors[i]], &v, &has) && has;
		goods = both ? dx_dec_mul(goods, v) : goods;
	}
	return dx_dec_cmp(found, want) == 0 || (both && dx_dec_cmp(found, dx_dec_round(goods, 2)) == 0);
}

void dx_gst_name_copies(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);

	for (size_t k = 0; k < t->n_cols && value >= 0; k++) {
		const bool *same = dx_gst_same_columns(job, t);
		bool all = t->cols[k].role < 0;
		bool any = false;

		for (size_t i = 0; i < job->tables.n_rows && all; i++) {
			const struct dx_row *row = &job->tables.rows[i];

			if (row->class != DX_ROW_BEGIN || !dx_table_same_roles(&job->tables.v[row->table], t))
				continue;
			all = any = is_copy(job, t, row, k, (size_t)value);
		}
		for (size_t i = 0; i < job->tables.n && all && any; i++)
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
