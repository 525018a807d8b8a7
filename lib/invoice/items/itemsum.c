/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Fees by time spent   406.50" right below items with counts and prices, and with neither: what these come to, by a
 * name that nobody knows, where a known sum below counts it once, "Expenses 12.20, Subtotal 418.70".
 */
#include "items.h"

#define CHARGES_MAX 3 /* between what the items come to and the first sum that has a name */

static bool number_in(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role,
		      struct dx_dec *v)
{
	int c = dx_table_col(t, role);
	struct dx_number num;

	if (c < 0 || cells[c].n == 0 || !dx_invoice_number_of(job, dx_cell_text(job->arena, &cells[c]), &num))
		return false;
	*v = num.value;
	return true;
}

/* The amount of CELLS, of whichever column of amounts has one. */
static bool amount_in(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, struct dx_dec *v)
{
	return number_in(job, t, cells, IC_AMOUNT, v) || number_in(job, t, cells, IC_NET, v) ||
	       number_in(job, t, cells, IC_GROSS, v);
}

/* How many of a count and a price the row of CELLS has. */
static int factors_in(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_dec v;

	return number_in(job, t, cells, IC_QUANTITY, &v) + number_in(job, t, cells, IC_UNIT_PRICE, &v);
}

/* Are all lines with amounts above line AT of T, and in the tables before it, items that come to WANT? */
static bool is_sum_above(struct dx_job *job, const struct dx_table *t, size_t at, struct dx_dec want)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec v;

	for (const struct dx_table *one = job->tables.v; one <= t; one++)
		for (size_t i = one->first; i < one->first + one->n && i < at; i++) {
			dx_columns_split(job->arena, &job->lines, one, i, cells);
			if (!amount_in(job, one, cells, &v))
				continue;
			if (factors_in(job, one, cells) < 2)
				return false;
			sum = dx_dec_add(sum, v);
		}
	return dx_dec_cmp(sum, want) == 0;
}

/* Does a known sum among the next lines below AT of T count SUM once, with what stands between? */
static bool is_counted_below(struct dx_job *job, const struct dx_table *t, size_t at, struct dx_dec sum)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	struct dx_dec v;

	for (size_t i = at + 1; i < t->first + t->n && i <= at + CHARGES_MAX + 1; i++) {
		dx_columns_split(job->arena, &job->lines, t, i, cells);
		if (!amount_in(job, t, cells, &v))
			continue;
		if (dx_rowread_word(job, t, cells) >= 0)
			return dx_dec_cmp(v, sum) == 0;
		if (factors_in(job, t, cells) > 0)
			return false;
		sum = dx_dec_add(sum, v);
	}
	return false;
}

bool dx_invoice_sums_items(struct dx_job *job, const struct dx_table *t, size_t at, const struct dx_row *previous)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	struct dx_dec sum;

	dx_columns_split(job->arena, &job->lines, t, at, cells);
	/* the few lines below are asked before all that are above */
	return previous && factors_in(job, t, cells) == 0 && factors_in(job, t, previous->cells) == 2 &&
	       amount_in(job, t, cells, &sum) && is_counted_below(job, t, at, sum) && is_sum_above(job, t, at, sum);
}
