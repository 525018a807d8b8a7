/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Qty this bill │ Qty in all │ Earlier Amount │ Amount in all │ Amount": of a bill that runs on, two counts make each
 * an amount of the same price, and what was billed before looks like a discount. Which of them is the line's the
 * headings say, where the one that they call so makes what the line comes to; no arithmetic does.
 */
#include "relations_int.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define MONEY     (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))

/* Does column Q, for the price in P, make column V of all rows of G that have them, and of most rows? */
static bool makes(const struct gst_grid *g, size_t q, size_t p, size_t v)
{
	size_t met = 0;
	bool says = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		const struct dx_dec figures[] = {row[q].v, row[p].v, row[v].v};
		bool said;

		if (!row[q].has || !row[p].has || !row[v].has)
			continue;
		if (!dx_gst_rel_product(figures, &said))
			return false;
		says |= said;
		met++;
	}
	return says && met * 2 >= g->n_rows;
}

/* Have columns A and B of G another figure in a row? */
static bool differ(const struct gst_grid *g, size_t a, size_t b)
{
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];

		if (row[a].has != row[b].has || (row[a].has && dx_dec_cmp(row[a].v, row[b].v) != 0))
			return true;
	}
	return false;
}

bool dx_gst_counts_its_value(const struct gst_grid *g, const struct dx_col *cols)
{
	const int q = dx_gst_grid_col(g, cols, GC_QUANTITY);
	const int p = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);

	for (size_t v = 0; v < g->n_cols && q >= 0 && p >= 0; v++)
		if ((cols[v].role < 0 || (BIT(cols[v].role) & MONEY)) && makes(g, (size_t)q, (size_t)p, v))
			return true;
	return false;
}

bool dx_gst_has_two_counts(const struct gst_grid *g, const struct dx_col *said, const struct dx_col *cols)
{
	const int q = dx_gst_grid_col(g, cols, GC_QUANTITY);
	const int p = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);

	if (q < 0 || p < 0 || said[q].role == GC_QUANTITY)
		return false;
	for (size_t k = 0; k < g->n_cols; k++) {
		if ((int)k == q || (int)k == p || (cols[k].role >= 0 && cols[k].role != GC_OTHER) ||
		    !differ(g, k, (size_t)q))
			continue;
		for (size_t v = 0; v < g->n_cols; v++)
			if (v != k && (int)v != q && (int)v != p && makes(g, k, (size_t)p, v))
				return true;
	}
	return false;
}
