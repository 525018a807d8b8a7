/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns that only what is printed below the rows tells: how many things there are in all, the taxes of bare rates. */
#include "dx/extract/ident.h"

#include "record/record.h"
#include "table.h"

#define LINES_MAX 6 /* a count of all things stands so near below the last row */

static const struct gst_figure *figure(const struct gst_grid *g, size_t row, int col)
{
	return &g->v[row * g->n_cols + (size_t)col];
}

/* ---- how many ---- */

static bool is_serial(const struct gst_grid *g, int k)
{
	for (size_t i = 1; i < g->n_rows; i++)
		if (figure(g, i, k)->v.coef != figure(g, i - 1, k)->v.coef + 1)
			return false;
	return g->n_rows > 1 || (k == 0 && figure(g, 0, k)->v.coef == 1);
}

/* Whole numbers in all rows, that do not count the rows. */
static bool is_count(const struct gst_grid *g, const struct dx_col *cols, int k)
{
	if (cols[k].role >= 0)
		return false;
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = figure(g, i, k);

		if (!f->has || f->is_percent || f->v.scale > 0 || f->v.coef <= 0)
			return false;
	}
	return g->n_rows > 0 && !is_serial(g, k);
}

/* Is what column K comes to printed below it? */
static bool is_summed(struct dx_job *job, const struct gst_grid *g, const struct dx_col *cols, int k)
{
	const struct dx_line *last = &job->lines.v[g->below - 1];
	struct dx_dec sum = dx_dec(0, 0);

	for (size_t i = 0; i < g->n_rows; i++)
		sum = dx_dec_add(sum, figure(g, i, k)->v);
	for (size_t i = g->below; i < job->lines.n && i < g->below + LINES_MAX && job->lines.v[i].page == last->page;
	     i++)
		for (size_t w = 0; w < job->lines.v[i].n; w++) {
			const struct dx_word *word = job->lines.v[i].words[w];
			struct gst_figure f = {0};

			if (word->x1 > cols[k].hx0 && word->x0 < cols[k].hx1 && dx_gst_parse_figure(word->text, &f) &&
			    dx_dec_cmp(f.v, sum) == 0)
				return true;
		}
	return false;
}

static void name_count(struct dx_job *job, const struct gst_grid *g, struct dx_col *cols, bool alone)
{
	int found = -1;
	size_t n = 0;

	/* kilometres beside fares and tolls are not how many of what is sold */
	if (dx_gst_grid_col(g, cols, GC_QUANTITY) >= 0 || dx_gst_grid_col(g, cols, GC_UNIT_PRICE) >= 0 ||
	    dx_gst_grid_col(g, cols, GC_UNTAXED) >= 0)
		return;
	for (int k = 0; k < (int)g->n_cols; k++)
		if (is_count(g, cols, k) && is_summed(job, g, cols, k)) {
			found = k;
			n++;
		}
	for (int k = 0; alone && n == 0 && k < (int)g->n_cols; k++)
		if (is_count(g, cols, k)) {
			found = found < 0 ? k : (int)g->n_cols;
		}
	if (n <= 1 && found >= 0 && found < (int)g->n_cols)
		cols[found].role = GC_QUANTITY;
}

/* ---- bare rates ---- */

/* Is column K one of rates of the law (or halves of them) in all rows? What they make of column VALUE, *TAX_R. */
static bool are_rates(const struct gst_grid *g, const struct dx_col *cols, int k, int value, bool half,
		      struct dx_dec *tax_r)
{
	bool any = false;

	*tax_r = dx_dec(0, 2);
	if (cols[k].role >= 0)
		return false;
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = figure(g, i, k);
		const struct gst_figure *v = figure(g, i, value);

		if (!f->has || !v->has || !dx_ident_gst_rate(half ? dx_dec_add(f->v, f->v) : f->v))
			return false;
		*tax_r = dx_dec_add(*tax_r, dx_gst_tax(v->v, f->v, false));
		any |= !dx_dec_is_zero(f->v);
	}
	return any;
}

/* Is TAX, or what so many rows may be rounded to, an amount below the rows? */
static bool is_printed(struct dx_job *job, const struct gst_grid *g, struct dx_dec tax)
{
	for (size_t i = g->below; i < job->lines.n; i++)
		for (size_t w = 0; w < job->lines.v[i].n; w++) {
			struct gst_figure f = {0};

			if (dx_columns_amount_like(job->lines.v[i].words[w]) &&
			    dx_gst_parse_figure(job->lines.v[i].words[w]->text, &f) && !f.is_percent &&
			    dx_dec_near(f.v, tax, dx_dec((int64_t)g->n_rows, 2)))
				return true;
		}
	return false;
}

static bool is_same(const struct gst_grid *g, int a, int b)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (!figure(g, i, b)->has || dx_dec_cmp(figure(g, i, a)->v, figure(g, i, b)->v) != 0)
			return false;
	return true;
}

/* "9 │ 9", whose taxes the foot prints; or "18". */
static void name_rates(struct dx_job *job, const struct gst_grid *g, struct dx_col *cols)
{
	static const int rates[] = {GC_TAX_RATE, GC_CGST_RATE, GC_SGST_RATE, GC_IGST_RATE};
	int value = dx_gst_grid_col(g, cols, GC_TAXABLE);
	struct dx_dec tax;

	value = value < 0 ? dx_gst_grid_col(g, cols, GC_AMOUNT) : value;
	for (size_t i = 0; i < DX_LEN(rates); i++)
		if (value < 0 || dx_gst_grid_col(g, cols, rates[i]) >= 0)
			return;
	for (int k = 0; k < (int)g->n_cols; k++) {
		for (int b = k + 1; b < (int)g->n_cols; b++) {
			if (cols[b].role >= 0 || !are_rates(g, cols, k, value, true, &tax) || !is_same(g, k, b) ||
			    !is_printed(job, g, tax))
				continue;
			cols[k].role = GC_CGST_RATE;
			cols[b].role = GC_SGST_RATE;
			return;
		}
		if (are_rates(g, cols, k, value, false, &tax) &&
		    (is_printed(job, g, tax) || is_printed(job, g, dx_dec_div(tax, dx_dec(2, 0), 2)))) {
			cols[k].role = GC_TAX_RATE;
			return;
		}
	}
}

void dx_gst_name_by_foot(struct dx_job *job, const struct gst_grid *g, struct dx_col *cols, bool alone)
{
	name_rates(job, g, cols);
	name_count(job, g, cols, alone);
}
