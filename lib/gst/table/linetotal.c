/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Taxable │ IGST │ Cess │ Total Invoice Value": what a line comes to with its taxes, under a heading that nobody
 * knows. */
#include "table.h"

#define ROW_BAD 4 /* one row of so many */

/* What the value and the taxes in row I of G make, of which a dash is nothing; false: there is no tax, or no value. */
static bool sum_of(const struct gst_grid *g, const struct dx_col *cols, size_t i, struct dx_dec *sum_r)
{
	static const int halves[] = {GC_CGST, GC_SGST, GC_IGST, GC_CESS};
	const struct gst_figure *row = &g->v[i * g->n_cols];
	const int taxable = dx_gst_grid_col(g, cols, GC_TAXABLE);
	const int value = taxable >= 0 ? taxable : dx_gst_grid_col(g, cols, GC_AMOUNT);
	const int all = dx_gst_grid_col(g, cols, GC_TAX);
	struct dx_dec tax = dx_dec(0, 2);

	for (size_t t = 0; t < DX_LEN(halves); t++) {
		const int k = dx_gst_grid_col(g, cols, halves[t]);

		if (k >= 0 && row[k].has && (all < 0 || halves[t] == GC_CESS))
			tax = dx_dec_add(tax, row[k].v);
	}
	if (all >= 0 && row[all].has)
		tax = dx_dec_add(tax, row[all].v);
	if (value < 0 || !row[value].has || dx_dec_is_zero(tax))
		return false;
	*sum_r = dx_dec_add(row[value].v, tax);
	return true;
}

/* Is column K that in the rows of G that have a tax, to the paisa? One of several may contradict: that is for the
 * checks to say. */
static bool is_total(const struct gst_grid *g, const struct dx_col *cols, size_t k)
{
	size_t met = 0;
	size_t bad = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols + k];
		struct dx_dec sum;

		if (!sum_of(g, cols, i, &sum))
			continue;
		met++;
		bad += !f->has || dx_dec_cmp(f->v, sum) != 0;
	}
	return met > bad && bad * ROW_BAD <= met;
}

void dx_gst_name_line_total(const struct gst_grid *g, struct dx_col *cols)
{
	if (dx_gst_grid_col(g, cols, GC_TOTAL) >= 0)
		return;
	for (size_t k = 0; k < g->n_cols; k++)
		if (cols[k].role < 0 && is_total(g, cols, k)) {
			cols[k].role = GC_TOTAL;
			return;
		}
}
