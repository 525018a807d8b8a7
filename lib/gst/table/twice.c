/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns that say once more what others do: "Dis% │ Disc", a discount both ways; "Freight │ Amount", of what has none;
 * "Net Wt │ Quantity", of which the other one was charged; "Gross Kgs. │ Tare Kgs." beside what is; or that say it in
 * words. */
#include <string.h>

#include "dx/extract/cell.h"

#include "table.h"

#define ROWS_MIN   2   /* in which a quantity of one or two digits is made */
#define COEF_MIN   100 /* three digits are not made by chance */
#define RATE_SCALE 6   /* decimals of a rate before it is rounded */

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

/* "Black │ White │ Pick-up %": is Q what A comes to with B percent more, a rate that was itself rounded to its digits,
 * or cut to them? */
static bool makes_more(struct dx_dec a, struct dx_dec b, struct dx_dec q)
{
	const struct dx_dec unit = dx_dec(1, b.scale);
	struct dx_dec rate;

	if (a.coef <= 0 || b.coef <= 0 || b.scale == 0)
		return false;
	rate = dx_dec_div(dx_dec_mul(dx_dec_sub(q, a), dx_dec(100, 0)), a, RATE_SCALE);
	return dx_dec_cmp(dx_dec_abs(dx_dec_sub(rate, b)), unit) < 0;
}

/* Is Q what A and B make of each other: "Gross │ Tare │ Net", "Beds │ Days │ Bed-Days", "Wet │ DRC % │ Dry"? */
static bool makes(struct dx_dec a, struct dx_dec b, struct dx_dec q)
{
	const struct dx_dec product = dx_dec_mul(a, b);

	return dx_dec_cmp(dx_dec_sub(a, b), q) == 0 || dx_dec_cmp(product, q) == 0 ||
	       dx_dec_cmp(dx_dec_div(product, dx_dec(100, 0), q.scale), q) == 0 || makes_more(a, b, q);
}

/* Do columns A and B of T make the quantity in every row, and does that say something? */
static bool are_factors(struct dx_job *job, const struct dx_table *t, size_t a, size_t b, size_t quantity)
{
	const struct dx_row *row;
	bool says = false;
	size_t at = 0;
	size_t n = 0;

	for (; (row = dx_gst_next_item(job, t, &at)); n++) {
		struct dx_dec x, y, q;

		if (!dx_gst_figure_in(job, &row->cells[a], &x) || !dx_gst_figure_in(job, &row->cells[b], &y) ||
		    !dx_gst_figure_in(job, &row->cells[quantity], &q) || !makes(x, y, q))
			return false;
		says |= q.coef >= COEF_MIN;
	}
	return n >= ROWS_MIN || says;
}

/* The columns of what was counted or weighed before the quantity came of it are of no use. */
static void name_factors(struct dx_job *job, struct dx_table *t)
{
	const int quantity = dx_table_col(t, GC_QUANTITY);

	for (size_t a = 0; a < t->n_cols && quantity >= 0; a++)
		for (size_t b = a + 1; b < t->n_cols; b++) {
			if (t->cols[a].role >= 0 || t->cols[b].role >= 0 ||
			    !are_factors(job, t, a, b, (size_t)quantity))
				continue;
			dx_gst_rename_alike(job, t, a, GC_OTHER);
			dx_gst_rename_alike(job, t, b, GC_OTHER);
		}
}

/* In how many rows of T, of *N_R, is the figure in column K + 2 a share of that in column K by the rate between? */
static size_t n_shares(struct dx_job *job, const struct dx_table *t, size_t k, size_t *n_r)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	for (*n_r = 0; (row = dx_gst_next_item(job, t, &at)); ++*n_r) {
		struct gst_figure f[3] = {0};
		bool all = true;

		for (size_t i = 0; i < DX_LEN(f); i++)
			all &= dx_gst_parse_figure(dx_cell_text(job->arena, &row->cells[k + i]), &f[i]);
		n += all && dx_gst_is_share(&f[0], &f[1], &f[2]);
	}
	return n;
}

/* Amounts and rates whose shares some lines charge are of no use where they make those of all lines: else one of them
 * is not what was printed, and stays open. */
static void doubt_shares(struct dx_job *job, struct dx_table *t, size_t value)
{
	const bool *same = dx_gst_same_columns(job, t);
	size_t rows;
	size_t shares;

	if (value < 2 || t->cols[value - 2].role != GC_OTHER || t->cols[value - 1].role != GC_OTHER)
		return;
	shares = n_shares(job, t, value - 2, &rows);
	for (size_t i = 0; i < job->tables.n && shares > 0 && shares < rows; i++)
		for (size_t k = value - 2; same[i] && k < value; k++) {
			dx_table_forget(&job->tables.v[i], k);
			job->tables.v[i].cols[k].class = DX_COL_NUMBER;
		}
}

/* Is C words with figures among them, "0-220 g / 0.1 mg", and says nothing of a rate or a tax? */
static bool is_worded(struct dx_job *job, const struct dx_cell *c)
{
	const char *text = dx_cell_text(job->arena, c);
	struct gst_figure f;

	for (size_t i = 0; i < c->n; i++)
		if (dx_gst_tax_kind(c->words[i].word->text) >= 0)
			return false;
	return dx_gst_has_letter(text) && !strchr(text, '%') && !dx_gst_read_figure(job->arena, text, &f);
}

/* Have all rows of T's columns words in column K? */
static bool are_worded(struct dx_job *job, const struct dx_table *t, size_t k)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	for (; (row = dx_gst_next_item(job, t, &at)); n++)
		if (row->cells[k].n == 0 || !is_worded(job, &row->cells[k]))
			return false;
	return n > 0;
}

void dx_gst_name_copies(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);

	name_factors(job, t);
	if (value >= 0)
		doubt_shares(job, t, (size_t)value);

	for (size_t k = 0; k < t->n_cols && value >= 0; k++)
		if (t->cols[k].role < 0 && (is_column_of_copies(job, t, k, (size_t)value) ||
					    ((dx_gst_heading_over(job, t, k) == GC_QUANTITY ||
					      dx_gst_is_measure(job, t, k) || are_worded(job, t, k)) &&
					     are_multiplied(job, t, (size_t)value))))
			dx_gst_rename_alike(job, t, k, GC_OTHER);
}
