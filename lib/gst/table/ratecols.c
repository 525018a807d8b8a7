/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns of rates whose headings say nothing, or something else: by what stands in them. */
#include <string.h>

#include "record/record.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define RATES     (BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE))
#define TAXES     (BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST))
#define RATE_MAX  40
#define MIXED     5

/* One percentage that a tax may have, perhaps behind the tax's name: "IGST 18%", "18 %". */
static bool is_rate(struct dx_job *job, const struct dx_cell *c)
{
	struct dx_number n;
	size_t rates = 0;

	for (size_t i = 0; i < c->n; i++) {
		const char *text = c->words[i].word->text;
		bool apart = i + 1 < c->n && strcmp(c->words[i + 1].word->text, "%") == 0;

		if (!strpbrk(text, "0123456789"))
			continue;
		if (!dx_value_parse(dx_str(text), job->tables.rule, &n) || !(n.has_percent || apart) ||
		    dx_dec_cmp(n.value, dx_dec(RATE_MAX, 0)) > 0)
			return false;
		rates++;
	}
	return rates == 1;
}

static bool all_rates(struct dx_job *job, size_t table, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		if (row->table != table || row->class != DX_ROW_BEGIN)
			continue;
		if (!is_rate(job, &row->cells[col]))
			return false;
		n++;
	}
	return n > 0;
}

static void by_content(struct dx_job *job)
{
	for (size_t k = 0; k < job->tables.n; k++) {
		struct dx_table *t = &job->tables.v[k];

		if (!(t->roles >> GC_DESCRIPTION & 1) || (t->roles & (RATES | TAXES)))
			continue;
		for (size_t i = 0; i < t->n_cols && !(t->roles & RATES); i++) {
			if (t->cols[i].role >= 0 || !all_rates(job, k, i))
				continue;
			dx_gst_rename_column(t, i, GC_TAX_RATE);
		}
	}
}

/* The figure of cell COL of ROW; false: there is none. */
static bool figure_of(struct dx_job *job, const struct dx_row *row, size_t col, struct gst_figure *f)
{
	*f = (struct gst_figure){0};
	return row->cells[col].n && dx_gst_parse_figure(dx_cell_text(job->arena, &row->cells[col]), f);
}

/* "Tax Point Date" is no rate, where another column with such a heading has nothing but rates. */
static void dates_called_rates(struct dx_job *job, size_t table)
{
	struct dx_table *t = &job->tables.v[table];
	int col = dx_table_col(t, GC_TAX_RATE);
	const struct dx_row *row;
	struct gst_figure f;
	size_t at = 0;

	if (col < 0)
		return;
	while ((row = dx_gst_next_item(job, t, &at)))
		if (figure_of(job, row, (size_t)col, &f))
			return;
	for (size_t k = 0; k < t->n_cols; k++) {
		if (t->cols[k].role >= 0 || !all_rates(job, table, k))
			continue;
		dx_gst_rename_alike(job, t, k, GC_TAX_RATE);
		dx_gst_rename_alike(job, t, (size_t)col, GC_OTHER);
		return;
	}
}

/* "Rate │ Amount" under each tax: percentages beside the amounts of a tax are its rates, and none is a price. */
static void rates_called_prices(struct dx_job *job, size_t table)
{
	static const int taxes[][2] = {{GC_CGST, GC_CGST_RATE}, {GC_SGST, GC_SGST_RATE}, {GC_IGST, GC_IGST_RATE}};
	const struct dx_table *t = &job->tables.v[table];
	int price = dx_table_col(t, GC_UNIT_PRICE);

	if (price < 0 || !all_rates(job, table, (size_t)price))
		return;
	for (size_t k = 0; k + 1 < t->n_cols; k++)
		for (size_t i = 0; i < DX_LEN(taxes); i++)
			if (t->cols[k + 1].role == taxes[i][0] && all_rates(job, table, k))
				dx_gst_rename_alike(job, t, k, taxes[i][1]);
}

/* ---- "SGST │ CGST" over rates without a sign ---- */

/* Of the law; those of a half are halves of them. */
static const struct dx_dec rates_of_law[] = {{25, 2}, {15, 1}, {3, 0},  {5, 0}, {75, 1},
					     {12, 0}, {18, 0}, {28, 0}, {40, 0}};

static struct dx_dec rate_of_law(size_t i, bool half)
{
	return half ? dx_dec_div(rates_of_law[i], dx_dec(2, 0), 4) : rates_of_law[i];
}

/* Is F such a rate? *BOTH_R: and what another one of them makes of VALUE, by chance. */
static bool is_bare_rate(struct dx_dec f, struct dx_dec value, bool half, bool *both_r)
{
	bool is_rate = false;

	*both_r = false;

	for (size_t i = 0; i < DX_LEN(rates_of_law); i++) {
		struct dx_dec rate = rate_of_law(i, half);

		is_rate |= dx_dec_cmp(f, rate) == 0;
		*both_r |= dx_dec_near(dx_gst_tax(value, rate, false), f, dx_dec(2, 2));
	}
	return is_rate;
}

/* Has every row of T such a rate in column COL, or nothing, and not nothing in all? One of them in five may look like
 * an amount of tax as well, and where two are none it takes more than chance. */
static bool all_bare_rates(struct dx_job *job, const struct dx_table *t, size_t col, size_t value, bool half)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t rates = 0;
	size_t either = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct gst_figure f;
		struct gst_figure v;
		bool both;

		if (!figure_of(job, row, col, &f) || !figure_of(job, row, value, &v))
			return false;
		if (dx_dec_is_zero(f.v))
			continue;
		if (!is_bare_rate(f.v, v.v, half, &both))
			return false;
		rates++;
		either += both;
	}
	return rates > 0 && (either * MIXED <= rates || rates >= either + 2);
}

static void rates_called_taxes(struct dx_job *job, const struct dx_table *t, size_t value)
{
	static const struct {
		int tax, rate;
		bool half;
	} pairs[] = {{GC_CGST, GC_CGST_RATE, true}, {GC_SGST, GC_SGST_RATE, true}, {GC_IGST, GC_IGST_RATE, false}};

	for (size_t p = 0; p < DX_LEN(pairs); p++) {
		int col = dx_table_col(t, pairs[p].tax);

		if (col >= 0 && !(t->roles & BIT(pairs[p].rate)) &&
		    all_bare_rates(job, t, (size_t)col, value, pairs[p].half))
			dx_gst_rename_alike(job, t, (size_t)col, pairs[p].rate);
	}
}

/* Do columns A and B of T say the same figure in more than half of its rows? */
static bool say_the_same(struct dx_job *job, const struct dx_table *t, size_t a, size_t b)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;
	size_t same = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct gst_figure x;
		struct gst_figure y;

		n++;
		same += figure_of(job, row, a, &x) && figure_of(job, row, b, &y) && dx_dec_cmp(x.v, y.v) == 0;
	}
	return same * 2 > n;
}

/* Both halves of a tax are alike: where one column has its rates, so has the other, of which some were misread. */
static void other_half_called_tax(struct dx_job *job, const struct dx_table *t)
{
	static const int halves[][3] = {{GC_CGST_RATE, GC_SGST, GC_SGST_RATE}, {GC_SGST_RATE, GC_CGST, GC_CGST_RATE}};

	for (size_t i = 0; i < DX_LEN(halves); i++) {
		int rates = dx_table_col(t, halves[i][0]);
		int col = dx_table_col(t, halves[i][1]);

		if (rates >= 0 && col >= 0 && !(t->roles & BIT(halves[i][2])) &&
		    say_the_same(job, t, (size_t)rates, (size_t)col))
			dx_gst_rename_alike(job, t, (size_t)col, halves[i][2]);
	}
}

/* "CGST (%)" beside "SGST", and the rate in a column of its own: both halves are amounts, one has a neighbour's sign.
 */
static void half_called_rate(struct dx_job *job, const struct dx_table *t)
{
	static const int halves[][3] = {{GC_CGST_RATE, GC_CGST, GC_SGST}, {GC_SGST_RATE, GC_SGST, GC_CGST}};

	if (!(t->roles & BIT(GC_TAX_RATE)))
		return;
	for (size_t i = 0; i < DX_LEN(halves); i++) {
		uint32_t here = t->roles & (BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) | BIT(GC_SGST));
		int col = dx_table_col(t, halves[i][0]);

		if (here == (BIT(halves[i][0]) | BIT(halves[i][2])) && col >= 0)
			dx_gst_rename_alike(job, t, (size_t)col, halves[i][1]);
	}
}

/* Do all rows of table I, and one at least, have the same figure in the columns A and B? */
static bool are_same(struct dx_job *job, size_t table, size_t a, size_t b)
{
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		struct gst_figure one;
		struct gst_figure other;

		if (row->table != table || row->class != DX_ROW_BEGIN)
			continue;
		if (!figure_of(job, row, a, &one) || !figure_of(job, row, b, &other) || dx_dec_cmp(one.v, other.v) != 0)
			return false;
		n++;
	}
	return n > 0;
}

/* "Rate │ Amount" under "CGST", which stands over the amounts alone, and once more under "SGST", over both: a rate
 * beside each half that is always the other's is that half's, and not the whole one. */
static void rate_called_whole(struct dx_job *job, size_t table)
{
	static const int halves[][4] = {{GC_CGST, GC_CGST_RATE, GC_SGST, GC_SGST_RATE},
					{GC_SGST, GC_SGST_RATE, GC_CGST, GC_CGST_RATE}};
	struct dx_table *t = &job->tables.v[table];
	int col = dx_table_col(t, GC_TAX_RATE);

	for (size_t i = 0; col >= 0 && i < DX_LEN(halves); i++) {
		int other = dx_table_col(t, halves[i][3]);

		if ((t->roles & BIT(halves[i][1])) || other < 0 || dx_table_col(t, halves[i][0]) != col + 1 ||
		    dx_table_col(t, halves[i][2]) != other + 1 || !are_same(job, table, (size_t)col, (size_t)other))
			continue;
		dx_gst_rename_column(t, (size_t)col, halves[i][1]);
		return;
	}
}

/* What the rates of ROW come to; false: one of them is no figure. */
static bool rate_of_row(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct dx_dec *rate_r)
{
	*rate_r = dx_dec(0, 0);
	for (size_t k = 0; k < t->n_cols; k++) {
		struct gst_figure f;
		int role = t->cols[k].role;

		if (role < 0 || !(BIT(role) & RATES & ~BIT(GC_TAX_RATE)))
			continue;
		if (!figure_of(job, row, k, &f))
			return false;
		*rate_r = dx_dec_add(*rate_r, f.v);
	}
	return true;
}

/* Is the figure in column COL what the value of each row comes to with the taxes of its rates? */
static bool is_total(struct dx_job *job, const struct dx_table *t, size_t col, size_t value)
{
	const struct dx_row *row;
	size_t at = 0;
	bool all_nil = true;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct gst_figure f;
		struct gst_figure v;
		struct dx_dec rate;

		if (!figure_of(job, row, col, &f) || !figure_of(job, row, value, &v) ||
		    !rate_of_row(job, t, row, &rate) ||
		    !dx_dec_near(dx_dec_add(v.v, dx_gst_tax(v.v, rate, false)), f.v, dx_dec(1, 2)))
			return false;
		all_nil &= dx_dec_is_zero(rate);
	}
	return !all_nil;
}

/* "AMOUNT │ NET AMT": the second of two amounts has lost its name to the first; it holds the taxes of the rates. */
static void total_by_rates(struct dx_job *job, const struct dx_table *t, size_t value)
{
	if ((t->roles & (TAXES | BIT(GC_TOTAL) | BIT(GC_TAX) | BIT(GC_TAX_RATE))) || !(t->roles & RATES))
		return;
	for (size_t k = value + 1; k < t->n_cols; k++)
		if (t->cols[k].role < 0 && is_total(job, t, k, value)) {
			dx_gst_rename_alike(job, t, k, GC_TOTAL);
			return;
		}
}

void dx_gst_rate_columns(struct dx_job *job)
{
	by_content(job);
	for (size_t i = 0; i < job->tables.n; i++)
		rate_called_whole(job, i);
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);

		if (!(t->roles >> GC_DESCRIPTION & 1))
			continue;
		dates_called_rates(job, i);
		rates_called_prices(job, i);
		half_called_rate(job, t);
		if (value >= 0) {
			rates_called_taxes(job, t, (size_t)value);
			other_half_called_tax(job, t);
			total_by_rates(job, t, (size_t)value);
		}
		return;
	}
}
