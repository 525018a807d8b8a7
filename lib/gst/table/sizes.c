/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "S │ M │ L │ XL │ Total │ Rate │ Amount" of clothes and shoes: whole numbers side by side, of which a line may lack
 * some, and right of them what they come to, which with the price makes the line's value. That is the quantity; its
 * sizes are no figures of the record, and what stands over it no total of the line.
 */
#include "dx/extract/cell.h"
#include "dx/extract/rowread.h"

#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define SIZES_MIN 2

struct sizes {
	size_t first, sum; /* the columns of sizes end where their sum stands */
	int price, value;
};

/* Are the sizes in CELLS whole numbers that come to SAID? *FILLED_R: so many. */
static bool come_to(struct dx_job *job, const struct sizes *s, const struct dx_cell *cells, struct dx_dec said,
		    size_t *filled_r)
{
	struct dx_dec sum = dx_dec(0, 0);
	struct dx_dec v;

	*filled_r = 0;
	for (size_t k = s->first; k < s->sum; k++) {
		if (dx_cell_blank(dx_cell_text(job->arena, &cells[k])))
			continue;
		if (!dx_gst_figure_in(job, &cells[k], &v) || v.scale || v.coef < 0)
			return false;
		sum = dx_dec_add(sum, v);
		++*filled_r;
	}
	return dx_dec_cmp(said, sum) == 0;
}

/* Do all lines under T that have a price say so, down to the row of totals, and one of several sizes? */
static bool all_say(struct dx_job *job, const struct dx_table *t, const struct sizes *s)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t most = 0;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		struct dx_dec said, price, value;
		size_t n;

		if (job->lines.v[i].used)
			continue;
		dx_columns_split(job->arena, &job->lines, t, i, cells);
		if (dx_rowread_word(job, t, cells) == GW_TOTAL)
			break;
		if (!dx_gst_figure_in(job, &cells[s->price], &price) ||
		    !dx_gst_figure_in(job, &cells[s->value], &value))
			continue;
		if (!dx_gst_figure_in(job, &cells[s->sum], &said) || !come_to(job, s, cells, said, &n) ||
		    !dx_dec_near(dx_dec_mul(said, price), value, dx_dec(1, 2)))
			return false;
		most = n > most ? n : most;
	}
	return most >= SIZES_MIN;
}

static bool may_be_size(const struct dx_col *col)
{
	return col->role < 0 || col->role == GC_OTHER || col->role == GC_UNIT;
}

/* The sizes of T, as many columns as there are; false: it has none. */
static bool find_sizes(struct dx_job *job, const struct dx_table *t, struct sizes *s)
{
	for (s->sum = SIZES_MIN; (int)s->sum < s->price; s->sum++) {
		int role = t->cols[s->sum].role;
		size_t from = s->sum;

		if (role >= 0 && role != GC_TOTAL && role != GC_OTHER)
			continue;
		while (from > 0 && may_be_size(&t->cols[from - 1]))
			from--;
		for (s->first = from; s->first + SIZES_MIN <= s->sum; s->first++)
			if (all_say(job, t, s))
				return true;
	}
	return false;
}

/* The last column of money, which a price stands before. */
static int value_of(const struct dx_table *t, int price)
{
	for (int k = (int)t->n_cols - 1; k > price; k--)
		if (t->cols[k].role == GC_TAXABLE || t->cols[k].role == GC_AMOUNT)
			return k;
	return -1;
}

void dx_gst_name_sizes(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		struct sizes s = {.price = dx_table_col(t, GC_UNIT_PRICE)};

		s.value = s.price < 0 ? -1 : value_of(t, s.price);
		if (!dx_gst_is_items(t) || (t->roles & BIT(GC_QUANTITY)) || s.value < 0 || !find_sizes(job, t, &s))
			continue;
		/* alike, for a page may have nothing but their sums */
		for (size_t k = s.first; k < s.sum; k++)
			dx_gst_rename_alike(job, t, k, GC_OTHER);
		dx_gst_rename_alike(job, t, s.sum, GC_QUANTITY);
	}
}
