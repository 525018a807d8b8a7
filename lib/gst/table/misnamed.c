/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headings that say something else than what stands under them, beside others that nobody knows. */
#include "record/record.h"
#include "table.h"

#define RATE_MAX 40

static const struct gst_figure *figure(const struct gst_grid *g, size_t row, size_t col)
{
	return &g->v[row * g->n_cols + col];
}

/* "Tax" over amounts is no rate. */
static bool is_amount(const struct gst_grid *g, size_t col)
{
	size_t high = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = figure(g, i, col);

		high += f->has && !f->is_percent && dx_dec_cmp(f->v, dx_dec(RATE_MAX, 0)) > 0;
	}
	return high * 2 > g->n_rows;
}

/* Say columns A and B the same in each row? GAPS: or nothing, both of them, as in a row of totals. */
static bool are_equal(const struct gst_grid *g, size_t a, size_t b, bool gaps)
{
	bool any = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		if (gaps && !figure(g, i, a)->has && !figure(g, i, b)->has)
			continue;
		if (!figure(g, i, a)->has || !figure(g, i, b)->has ||
		    dx_dec_cmp(figure(g, i, a)->v, figure(g, i, b)->v) != 0)
			return false;
		any |= !dx_dec_is_zero(figure(g, i, a)->v);
	}
	return any;
}

/* "CGST │ Amt": what is as much as one half in all rows is the other one. */
static void name_twin(const struct gst_grid *g, struct dx_col *cols, int half, int other)
{
	int at = dx_gst_grid_col(g, cols, half);
	int found = -1;

	if (at < 0 || dx_gst_grid_col(g, cols, other) >= 0)
		return;
	for (int k = 0; k < (int)g->n_cols; k++) {
		bool spare =
			cols[k].role < 0 || (cols[k].role == GC_AMOUNT && dx_gst_grid_col(g, cols, GC_TAXABLE) >= 0);

		if (k == at || !spare || !are_equal(g, (size_t)at, (size_t)k, false))
			continue;
		if (found >= 0)
			return;
		found = k;
	}
	if (found >= 0)
		cols[found].role = other;
}

/* "CGST % │ CGST Amt │ SGST │ SGST Amt" of which a scan lost a sign: over the rates of one half the other's name is
 * that of its rate, and what is as much as the half is it. */
static void name_bare_rate(const struct gst_grid *g, struct dx_col *cols, int half, int other)
{
	int rate = dx_gst_grid_col(g, cols, half - 1);
	int tax = dx_gst_grid_col(g, cols, half);
	int named = dx_gst_grid_col(g, cols, other);

	if (rate < 0 || tax < 0 || named < 0 || dx_gst_grid_col(g, cols, other - 1) >= 0 ||
	    !are_equal(g, (size_t)rate, (size_t)named, true) || are_equal(g, (size_t)rate, (size_t)tax, true))
		return;
	cols[named].role = other - 1;
}

/* "Taxable │ GST % │ Net Amt": right of the taxable value an amount that is it with its tax, in all rows, is the total.
 */
static void name_total(const struct gst_grid *g, struct dx_col *cols)
{
	int value = dx_gst_grid_col(g, cols, GC_TAXABLE);
	int rate = dx_gst_grid_col(g, cols, GC_TAX_RATE);
	int amount = dx_gst_grid_col(g, cols, GC_AMOUNT);
	bool taxed = false;

	if (value < 0 || rate < 0 || amount < value || dx_gst_grid_col(g, cols, GC_TOTAL) >= 0)
		return;
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *v = figure(g, i, (size_t)value);
		const struct gst_figure *r = figure(g, i, (size_t)rate);
		const struct gst_figure *a = figure(g, i, (size_t)amount);

		if (!v->has || !r->has || !a->has ||
		    !dx_dec_near(dx_dec_add(v->v, dx_gst_tax(v->v, r->v, false)), a->v, dx_dec(1, 2)))
			return;
		taxed |= !dx_dec_is_zero(r->v);
	}
	if (taxed)
		cols[amount].role = GC_TOTAL;
}

/* Make columns A and B the figure in a third one of every row that has one there, to the paisa? */
static bool make_any(const struct gst_grid *g, size_t a, size_t b)
{
	for (size_t v = 0; v < g->n_cols; v++) {
		size_t met = 0;
		size_t missed = v == a || v == b;

		for (size_t i = 0; i < g->n_rows && missed == 0; i++) {
			if (!figure(g, i, v)->has)
				continue;
			if (figure(g, i, a)->has && figure(g, i, b)->has &&
			    dx_dec_cmp(dx_dec_round(dx_dec_mul(figure(g, i, a)->v, figure(g, i, b)->v), 2),
				       figure(g, i, v)->v) == 0)
				met++;
			else
				missed++;
		}
		if (met && !missed)
			return true;
	}
	return false;
}

/* "Pcs │ Metres │ Rate": of two counts the one that its price is of is the quantity, whose heading nobody knows or that
 * is the second of that name. */
static void name_count(const struct gst_grid *g, struct dx_col *cols)
{
	int quantity = dx_gst_grid_col(g, cols, GC_QUANTITY);
	int price = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);
	int found = -1;

	if (quantity < 0 || price < 0 || make_any(g, (size_t)quantity, (size_t)price))
		return;
	for (int k = 0; k < (int)g->n_cols; k++) {
		if (cols[k].role >= 0 || !make_any(g, (size_t)k, (size_t)price))
			continue;
		if (found >= 0)
			return;
		found = k;
	}
	if (found < 0)
		return;
	cols[found].role = GC_QUANTITY;
	cols[quantity].role = GC_OTHER;
}

/* "Yellow │ Red │ Blue │ Total │ Rate │ Amount": a total of weights, of which the price is, and no amount. */
static void name_weighed(const struct gst_grid *g, struct dx_col *cols)
{
	int total = dx_gst_grid_col(g, cols, GC_TOTAL);
	int price = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);

	if (total >= 0 && price >= 0 && dx_gst_grid_col(g, cols, GC_QUANTITY) < 0 &&
	    make_any(g, (size_t)total, (size_t)price))
		cols[total].role = GC_QUANTITY;
}

void dx_gst_settle_misnamed(const struct gst_grid *g, struct dx_col *cols)
{
	static const int halves[][2] = {
		{GC_CGST, GC_SGST}, {GC_SGST, GC_CGST}, {GC_CGST_RATE, GC_SGST_RATE}, {GC_SGST_RATE, GC_CGST_RATE}};

	for (size_t k = 0; k < g->n_cols; k++)
		if (cols[k].role == GC_TAX_RATE && is_amount(g, k))
			cols[k].role = -1;
	name_bare_rate(g, cols, GC_CGST, GC_SGST);
	name_bare_rate(g, cols, GC_SGST, GC_CGST);
	for (size_t i = 0; i < DX_LEN(halves); i++)
		name_twin(g, cols, halves[i][0], halves[i][1]);
	name_total(g, cols);
	name_count(g, cols);
	name_weighed(g, cols);
}
