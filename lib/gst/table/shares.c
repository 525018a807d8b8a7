/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Net Premium │ Brokerage % │ Brokerage": what a broker or an agent charges is a share of somebody else's amount, by a
 * rate that is none of a tax. The share is what the line comes to; amount and rate are how it was found.
 */
#include "table.h"

static bool is_open(const struct dx_col *c)
{
	return c->role < 0 || c->role == GC_OTHER;
}

/* Is column K + 2 of G what the rate in column K + 1 makes of column K, to the paisa and in all rows? */
static bool are_shares(const struct gst_grid *g, size_t k)
{
	bool taxes = true;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols + k];

		if (!dx_gst_is_share(&f[0], &f[1], &f[2]))
			return false;
		taxes &= dx_gst_is_tax_rate(f[1].v);
	}
	return g->n_rows > 0 && !taxes;
}

bool dx_gst_name_shares(const struct gst_grid *g, struct dx_col *cols)
{
	for (size_t k = 0; k + 2 < g->n_cols; k++) {
		const bool valued = cols[k + 2].role == GC_AMOUNT || cols[k + 2].role == GC_TAXABLE;

		if ((!is_open(&cols[k]) && cols[k].role != GC_AMOUNT) || !is_open(&cols[k + 1]) ||
		    (!valued && !is_open(&cols[k + 2])) || !are_shares(g, k))
			continue;
		cols[k].role = cols[k + 1].role = GC_OTHER;
		cols[k + 2].role = valued ? cols[k + 2].role : GC_AMOUNT;
		return true;
	}
	return false;
}
