/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Net Premium │ Brokerage % │ Brokerage": what a broker or an agent charges is a share of somebody else's amount, by a
 * rate that is none of a tax. The share is what the line comes to; amount and rate are how it was found.
 */
#include "table.h"

#define COUNTS_MIN 2 /* a single one may be how many, under a heading that nobody knows */

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

/* Does column A less column B make column K of G in all rows, and is something taken off? */
static bool is_left(const struct gst_grid *g, size_t a, size_t b, size_t k)
{
	bool any = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols];

		if (!f[a].has || !f[b].has || dx_dec_cmp(dx_dec_sub(f[a].v, f[b].v), f[k].v) != 0)
			return false;
		any |= !dx_dec_is_zero(f[b].v);
	}
	return any;
}

/* Are there whole numbers in column K of G, and nothing else? */
static bool counts_things(const struct gst_grid *g, size_t k)
{
	bool any = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *f = &g->v[i * g->n_cols + k];

		if (f->has && (f->v.scale > 0 || f->is_percent))
			return false;
		any |= f->has;
	}
	return any;
}

/* "Shows │ Gross │ Less: tax │ Nett │ Share %": what led to the amount in column BASE of which a share is charged, and
 * several counts of what has no price, are of no use. */
static void name_before(const struct gst_grid *g, struct dx_col *cols, size_t base)
{
	size_t n = 0;

	for (size_t a = 0; a < g->n_cols; a++)
		for (size_t b = 0; b < g->n_cols; b++)
			if (a != b && a != base && b != base && is_open(&cols[a]) && is_open(&cols[b]) &&
			    is_left(g, a, b, base))
				cols[a].role = cols[b].role = GC_OTHER;
	for (size_t k = 0; k < base; k++)
		n += cols[k].role < 0 && counts_things(g, k);
	for (size_t k = 0; k < base && n >= COUNTS_MIN; k++)
		if (cols[k].role < 0 && counts_things(g, k))
			cols[k].role = GC_OTHER;
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
		name_before(g, cols, k);
		return true;
	}
	return false;
}
