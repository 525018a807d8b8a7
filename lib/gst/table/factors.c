/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Cases │ Rate/ Case │ Gross Amt", "Days │ Qty │ Rate per day │ Charges": one count or two and a price, under headings
 * that say nothing of it, make what a line comes to.
 */
#include <string.h>

#include "table.h"

#define FACTORS 3 /* how many, for how long, at what price */
#define ROW_BAD 4 /* one row of so many */

struct factors {
	int quantity, price, value;
	int time; /* < 0: none */
};

static bool is_free(const struct dx_col *c, int role)
{
	return c->role == role || c->role < 0;
}

/* "No. of Days" is headed like what counts the lines. */
static bool may_count(const struct dx_col *c)
{
	return is_free(c, GC_QUANTITY) || c->role == GC_OTHER;
}

/* Do they make the value in the rows of G that have them, but for one of several, which is for the checks to say, and
 * in one with a time that is not one? A row of sums has none. */
static bool holds(const struct gst_grid *g, struct factors f)
{
	size_t met = 0;
	size_t bad = 0;
	size_t said = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		const struct dx_dec time = f.time < 0 ? dx_dec(1, 0) : row[f.time].v;
		struct dx_dec v;
		bool makes;

		if (!row[f.quantity].has || !row[f.price].has || !row[f.value].has || (f.time >= 0 && !row[f.time].has))
			continue;
		v = dx_dec_mul(dx_dec_mul(row[f.quantity].v, row[f.price].v), time);
		makes = dx_dec_cmp(dx_dec_round(v, 2), row[f.value].v) == 0;
		met++;
		bad += !makes;
		said += makes && !dx_dec_is_zero(v) && (f.time < 0 || dx_dec_cmp(time, dx_dec(1, 0)) != 0);
	}
	return said > 0 && bad * ROW_BAD <= met && met * 2 >= g->n_rows;
}

/* Is column K of T headed by a time for which something is hired? */
static bool is_time(const struct dx_job *job, const struct dx_table *t, size_t k)
{
	static const char *const times[] = {"day", "night", "week", "month", "hour", "shift"};

	for (size_t i = 0; i < DX_LEN(times); i++)
		if (dx_gst_is_called(job, t, k, times[i]) || dx_gst_goes_on_called(job, t, k, times[i]))
			return true;
	return false;
}

bool dx_gst_has_time(const struct dx_job *job, const struct dx_table *t)
{
	for (size_t k = 0; k < t->n_cols; k++)
		if (may_count(&t->cols[k]) && is_time(job, t, k))
			return true;
	return false;
}

bool dx_gst_is_hired(const struct gst_run *runs, size_t n)
{
	struct dx_dec last[FACTORS]; /* the figures before the one that is looked at, the latest first */
	size_t seen = 0;
	bool letters = false;

	for (size_t i = 0; i < n; i++) {
		const struct gst_figure *f = &runs[i].f;

		letters |= runs[i].letters;
		if (!f->has || f->is_percent || f->v.coef <= 0)
			continue;
		if (letters && seen >= FACTORS && dx_gst_is_money(f) &&
		    dx_dec_cmp(dx_dec_round(dx_dec_mul(dx_dec_mul(last[0], last[1]), last[2]), 2), f->v) == 0)
			return true;
		memmove(last + 1, last, (FACTORS - 1) * sizeof(last[0]));
		last[0] = f->v;
		seen++;
	}
	return false;
}

/* Is column C of G whole numbers? */
static bool counts_things(const struct gst_grid *g, int c)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (g->v[i * g->n_cols + (size_t)c].v.scale)
			return false;
	return true;
}

/* How many pairs of columns, with what stands in column TIME, make column VALUE; *FOUND_R: the last of them. */
static size_t find(const struct gst_grid *g, const struct dx_col *cols, int time, int value, struct factors *found_r)
{
	size_t found = 0;

	for (int q = 0; q < (int)g->n_cols; q++)
		for (int p = 0; p < (int)g->n_cols; p++) {
			const struct factors f = {q, p, value, time};

			if (q == p || q == time || p == time || q == value || p == value || !may_count(&cols[q]) ||
			    !is_free(&cols[p], GC_UNIT_PRICE) || !holds(g, f) ||
			    (cols[p].role < 0 && (counts_things(g, p) || !counts_things(g, q))))
				continue;
			*found_r = f;
			found++;
		}
	return found;
}

void dx_gst_name_time(struct dx_job *job, const struct dx_table *t, const struct gst_grid *g, struct dx_col *cols)
{
	struct factors f;

	if (dx_gst_grid_col(g, cols, GC_EXCHANGE) >= 0)
		return;
	for (int v = 0; v < (int)g->n_cols; v++)
		for (int k = 0; k < (int)g->n_cols; k++) {
			/* "Beds │ Days │ Bed-days │ Rate": the price is of what both are already */
			if (k == v || !may_count(&cols[k]) || !is_time(job, t, (size_t)k) ||
			    (cols[v].role != GC_TAXABLE && !is_free(&cols[v], GC_AMOUNT)) ||
			    find(g, cols, -1, v, &f) > 0 || find(g, cols, k, v, &f) != 1)
				continue;
			cols[f.time].role = GC_EXCHANGE;
			cols[f.quantity].role = GC_QUANTITY;
			cols[f.price].role = GC_UNIT_PRICE;
			return;
		}
}

bool dx_gst_is_one_each(const struct gst_grid *g, int k)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (dx_dec_cmp(g->v[i * g->n_cols + (size_t)k].v, dx_dec(1, 0)) != 0)
			return false;
	return true;
}

bool dx_gst_lacks_factors(const struct dx_table *t)
{
	size_t free = 0;

	for (size_t k = 0; k < t->n_cols; k++)
		free += may_count(&t->cols[k]);
	return dx_table_col(t, GC_QUANTITY) < 0 && free >= (dx_table_col(t, GC_UNIT_PRICE) < 0 ? 2 : 1);
}

/* May Q and P of G's columns be how many and at what price? The price is the one that a heading says, if one does. */
static bool may_be_factors(const struct gst_grid *g, const struct dx_col *cols, int q, int p)
{
	const int price = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);

	return q != p && may_count(&cols[q]) && !dx_gst_is_one_each(g, q) &&
	       (price >= 0 ? p == price : may_count(&cols[p]) && !counts_things(g, p) && counts_things(g, q));
}

/* Do they make the value in two rows of G at least, in which there is more than one? */
static bool holds_twice(const struct gst_grid *g, struct factors f)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];

		n += row[f.quantity].has && row[f.price].has && row[f.value].has && !dx_dec_is_zero(row[f.value].v) &&
		     dx_dec_cmp(row[f.quantity].v, dx_dec(1, 0)) != 0 &&
		     dx_dec_cmp(dx_dec_round(dx_dec_mul(row[f.quantity].v, row[f.price].v), 2), row[f.value].v) == 0;
	}
	return n > 1;
}

bool dx_gst_name_factors(const struct gst_grid *g, struct dx_col *cols)
{
	struct factors only = {0};
	bool nearly = false; /* one figure of them is wrong, perhaps */
	size_t found = 0;

	for (int v = 0; v < (int)g->n_cols; v++)
		for (int q = 0; q < (int)g->n_cols; q++)
			for (int p = 0; p < (int)g->n_cols; p++) {
				const struct factors f = {q, p, v, -1};

				if (q == v || p == v || !may_be_factors(g, cols, q, p) ||
				    (cols[v].role != GC_TAXABLE && cols[v].role != GC_AMOUNT && !may_count(&cols[v])) ||
				    (found && only.quantity == q && only.price == p))
					continue;
				nearly |= holds_twice(g, f);
				if (!holds(g, f))
					continue;
				only = f;
				found++;
			}
	if (found == 1) {
		cols[only.quantity].role = GC_QUANTITY;
		cols[only.price].role = GC_UNIT_PRICE;
	}
	return found == 1 || (found == 0 && !nearly);
}
