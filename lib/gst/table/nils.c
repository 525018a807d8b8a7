/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Taxes that are printed as nothing: "CGST 0% 0.00 │ SGST 0% 0.00 │ IGST 18% 1,234.00". Where one tax is charged, two
 * columns of nothing but 0.00 are those of the other kind; where two halves are, one is.
 */
#include "table.h"

struct pair {
	int tax, rate;
};

static const struct pair central = {GC_CGST, GC_CGST_RATE};
static const struct pair state = {GC_SGST, GC_SGST_RATE};
static const struct pair integrated = {GC_IGST, GC_IGST_RATE};

/* Is column K nothing in all rows? MONEY: as amounts are printed; else as rates are. */
static bool is_nil(const struct gst_grid *g, int k, bool money)
{
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols + (size_t)k];

		if (!f->has || !dx_dec_is_zero(f->v) || (money && (f->v.scale != 2 || f->is_percent)))
			return false;
	}
	return g->n_rows > 0;
}

/* Column K is the tax of P, and what stands before it may be its rate. */
static void name(const struct gst_grid *g, struct dx_col *cols, int k, const struct pair *p)
{
	cols[k].role = p->tax;
	if (k > 0 && cols[k - 1].role < 0 && dx_gst_grid_col(g, cols, p->rate) < 0 && is_nil(g, k - 1, false))
		cols[k - 1].role = p->rate;
}

/* "3,839.00 │ 0.00 │ 3,839.00": nothing that was taken off. */
static bool is_between_equals(const struct gst_grid *g, int k)
{
	if (k == 0 || k + 1 == (int)g->n_cols)
		return false;
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols + (size_t)k];

		if (!f[-1].has || !f[1].has || dx_dec_is_zero(f[1].v) || dx_dec_cmp(f[-1].v, f[1].v) != 0)
			return false;
	}
	return true;
}

/* Open columns of nothing, behind what a line is worth where its tax stands there too. */
static size_t nils(const struct gst_grid *g, const struct dx_col *cols, int tax, int *found, size_t max)
{
	int value = dx_gst_grid_col(g, cols, GC_TAXABLE);
	size_t n = 0;

	value = value < 0 ? dx_gst_grid_col(g, cols, GC_AMOUNT) : value;
	for (int k = value < tax ? value + 1 : 0; k < (int)g->n_cols; k++)
		if (cols[k].role < 0 && is_nil(g, k, true) && !is_between_equals(g, k)) {
			if (n < max)
				found[n] = k;
			n++;
		}
	return n;
}

void dx_gst_name_nils(const struct gst_grid *g, struct dx_col *cols)
{
	int cgst = dx_gst_grid_col(g, cols, GC_CGST);
	int sgst = dx_gst_grid_col(g, cols, GC_SGST);
	int igst = dx_gst_grid_col(g, cols, GC_IGST);
	int one = igst < 0 ? dx_gst_grid_col(g, cols, GC_TAX) : igst;
	int found[2];
	size_t n = nils(g, cols, one >= 0 ? one : cgst, found, DX_LEN(found));

	if (cgst >= 0 && sgst >= 0) {
		if (one >= 0 && igst < 0 && is_nil(g, cgst, true) && is_nil(g, sgst, true))
			cols[one].role = GC_IGST;
		else if (one < 0 && n == 1)
			name(g, cols, found[0], &integrated);
	} else if (one >= 0 && cgst < 0 && sgst < 0 && n == 2 && !is_nil(g, one, true)) {
		cols[one].role = GC_IGST;
		name(g, cols, found[0], &central);
		name(g, cols, found[1], &state);
	} else if (one >= 0 && (cgst >= 0 || sgst >= 0) && n == 1 && is_nil(g, cgst < 0 ? sgst : cgst, true)) {
		cols[one].role = GC_IGST;
		name(g, cols, found[0], cgst < 0 ? &central : &state);
	}
}
