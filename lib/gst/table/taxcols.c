/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The columns of a summary of taxes that no header names: in all rows a value and a rate make a tax, and all other
 * columns are explained by these. */
#include "record/record.h"
#include "summary_int.h"

#define COLS_MAX 12 /* no summary has more, and all ways to take them are tried */
#define RATE_MAX 40

static const struct gst_figure *figure(const struct gst_rates_row *row, int col)
{
	return col >= 0 && row->cells[col] ? &row->cells[col]->f : NULL;
}

static struct dx_dec sum_of_rounded(const struct gst_block *b)
{
	return dx_dec((int64_t)(b->n_items > 1 ? b->n_items : 1), 2);
}

/* The same as a number; nothing where there is none. */
static struct dx_dec amount(const struct gst_rates_row *row, int col)
{
	const struct gst_figure *f = figure(row, col);

	return f ? f->v : dx_dec(0, 2);
}

/* PARTS hundredths of VALUE. */
static bool is_part(const struct gst_block *b, struct dx_dec value, struct dx_dec parts, struct dx_dec tax)
{
	return dx_dec_near(dx_dec_div(dx_dec_mul(value, parts), dx_dec(100, 0), 4), tax, sum_of_rounded(b));
}

static const struct gst_figure *rate_of(const struct gst_rates_row *row, const struct gst_taxcols *f)
{
	return f->in_name ? (row->rate.has ? &row->rate : NULL) : figure(row, f->rate);
}

/* One tax is what the rate makes of the value; of two equal ones each what half of it does, or all of its own. */
static bool row_holds(const struct gst_block *b, const struct gst_rates_row *row, const struct gst_taxcols *f)
{
	const struct gst_figure *value = figure(row, f->value);
	const struct gst_figure *tax = figure(row, f->tax);
	const struct gst_figure *tax2 = figure(row, f->tax2);
	const struct gst_figure *rate = rate_of(row, f);
	const struct gst_figure *rate2 = figure(row, f->rate2);
	struct dx_dec parts;

	if (!value || !tax || !rate || value->is_percent || tax->is_percent || (f->tax2 >= 0 && !tax2) ||
	    (f->rate2 >= 0 && (!rate2 || dx_dec_cmp(rate->v, rate2->v) != 0)) ||
	    dx_dec_cmp(rate->v, dx_dec(RATE_MAX, 0)) > 0 || rate->v.coef < 0)
		return false;
	if (tax2 && dx_dec_cmp(tax->v, tax2->v) != 0)
		return false;
	parts = tax2 && f->rate2 < 0 ? dx_dec_mul(rate->v, dx_dec(5, 1)) : rate->v;
	return is_part(b, value->v, parts, tax->v);
}

/* All rows hold, and one of them says something. */
static bool holds(const struct gst_block *b, const struct gst_taxcols *f)
{
	bool said = false;

	for (size_t i = 0; i < b->n; i++) {
		if (!row_holds(b, &b->rows[i], f))
			return false;
		said |= !dx_dec_is_zero(amount(&b->rows[i], f->tax));
	}
	return said;
}

/* Is column K nothing new: a code, nothing in all rows, what the taxes come to, or that with the value? */
static bool is_explained(const struct gst_block *b, const struct gst_taxcols *f, int k)
{
	bool code = true;
	bool none = true;
	bool sum = true;
	bool total = true;

	if (k == f->value || k == f->rate || k == f->rate2 || k == f->tax || k == f->tax2)
		return true;
	for (size_t i = 0; i < b->n; i++) {
		const struct gst_rates_row *row = &b->rows[i];
		const struct gst_figure *v = figure(row, k);
		const struct gst_figure *rate = rate_of(row, f);
		struct dx_dec tax = amount(row, f->tax);
		struct dx_dec whole;

		if (f->tax2 >= 0)
			tax = dx_dec_add(tax, tax);
		whole = rate ? dx_gst_tax(amount(row, f->value), rate->v, false) : tax;
		if (v && dx_dec_near(whole, tax, dx_dec(1, 2)) && /* halves are rounded each by itself */
		    (dx_dec_cmp(v->v, whole) == 0 || dx_dec_cmp(v->v, dx_dec_add(amount(row, f->value), whole)) == 0))
			tax = whole;
		code &= v && dx_gst_is_code(&b->job->lines.v[row->line], row->cells[k]);
		none &= !v || dx_dec_is_zero(v->v);
		sum &= v && dx_dec_cmp(v->v, tax) == 0;
		total &= v && dx_dec_cmp(v->v, dx_dec_add(amount(row, f->value), tax)) == 0;
	}
	return code || none || sum || total;
}

/* Are K and another column the value before a discount, and what comes off it, in all rows? */
static bool is_of_discount(const struct gst_block *b, const struct gst_taxcols *f, int k)
{
	for (int other = 0; other < (int)b->n_cols; other++) {
		bool before = other != k && other != f->value;
		bool off = before;

		for (size_t i = 0; i < b->n; i++) {
			const struct gst_rates_row *row = &b->rows[i];
			struct dx_dec more = dx_dec_sub(amount(row, k), amount(row, other));

			before &= dx_dec_cmp(more, amount(row, f->value)) == 0;
			off &= dx_dec_cmp(dx_dec_neg(more), amount(row, f->value)) == 0;
		}
		if (before || off)
			return true;
	}
	return false;
}

static bool explains_all(const struct gst_block *b, const struct gst_taxcols *f)
{
	for (int k = 0; k < (int)b->n_cols; k++)
		if (!is_explained(b, f, k) && !is_of_discount(b, f, k))
			return false;
	return true;
}

/* The same with a second tax, beside its own rate or one of both. */
static bool find_pair(const struct gst_block *b, struct gst_taxcols *f)
{
	for (int k = 0; k < (int)b->n_cols; k++) {
		struct gst_taxcols two = *f;

		if (k == f->tax || k == f->value || k == f->rate || b->x0[k] < b->x0[f->tax])
			continue;
		two.tax2 = k;
		for (int r = -1; r < (int)b->n_cols; r++) {
			two.rate2 = r;
			if ((r >= 0 && r == f->rate) || r == k || r == f->tax || r == f->value || !holds(b, &two) ||
			    !explains_all(b, &two))
				continue;
			*f = two;
			return true;
		}
	}
	return false;
}

/* Is column K nothing in every row? */
static bool is_nothing(const struct gst_block *b, int k)
{
	for (size_t i = 0; i < b->n; i++)
		if (!dx_dec_is_zero(amount(&b->rows[i], k)))
			return false;
	return true;
}

static bool find_columns(const struct gst_block *b, struct gst_taxcols *f)
{
	int n = (int)b->n_cols;

	if (b->n_cols > COLS_MAX)
		return false;
	for (int v = 0; v < n; v++)
		for (int t = 0; t < n; t++)
			for (int r = -1; r < n; r++) {
				*f = (struct gst_taxcols){v, r, -1, t, -1, r < 0};
				if (t == v || r == v || r == t || is_nothing(b, v) || is_nothing(b, t))
					continue;
				if (find_pair(b, f) || (holds(b, f) && explains_all(b, f)))
					return true;
			}
	return false;
}

/* Is the row behind those of B what their column COL comes to? */
static bool is_sum(const struct gst_block *b, int col)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < b->n; i++)
		sum = dx_dec_add(sum, amount(&b->rows[i], col));
	return col < 0 || (figure(&b->rows[b->n], col) && dx_dec_cmp(amount(&b->rows[b->n], col), sum) == 0);
}

/* All rows, or all but the last, which has a name and no rate: "Total: 35,455.11 │ 7,813.67". Where the others have it
 * in their names the last one is their sum. */
bool dx_gst_tax_columns(struct gst_block *b, struct gst_taxcols *f)
{
	if (find_columns(b, f))
		return true;
	if (b->n < 2 || !b->rows[b->n - 1].name || b->rows[b->n - 1].rate.has)
		return false;
	b->n--;
	if (!find_columns(b, f))
		return false;
	return f->in_name ? is_sum(b, f->value) && is_sum(b, f->tax) && is_sum(b, f->tax2)
			  : !figure(&b->rows[b->n], f->rate);
}
