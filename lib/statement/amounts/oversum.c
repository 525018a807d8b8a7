/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Sums over their parts: "03 MAR 2025  Total in  + 3,000.00", and under it what came in on that day, without a day and
 * without a sign; then "Total out  - 1,700.00" and what went out. The day and the side are the sum's, and the sum is no
 * row. It is told by arithmetic alone: each signed figure is what the rows under it without a sign come to, to the last
 * digit, all over the paper. Where one does not come out nothing is changed.
 */
#include "amounts.h"

#define SUMS_MIN 2 /* one sum over one row may be two rows of one amount */

/* A figure with a sign that may be a sum: with a day, or with the word. */
static bool is_over(const struct st_row *r)
{
	return dx_val_has(&r->amount) && r->side != 0 && !dx_val_has(&r->t.balance) &&
	       (r->word == SW_TOTAL || (r->word < 0 && r->has_date));
}

static bool is_part(const struct st_row *r)
{
	return r->word < 0 && !r->has_date && r->side == 0 && dx_val_has(&r->amount) && !dx_val_has(&r->t.balance);
}

/* The row behind the parts of the sum at I; I: they do not come to it. */
static size_t parts_end(const struct st_row *rows, size_t n, size_t i)
{
	struct dx_dec sum = dx_dec(0, 0);
	size_t end = i + 1;

	for (; end < n && is_part(&rows[end]); end++)
		sum = dx_dec_add(sum, dx_dec_abs(rows[end].amount.dec));
	return dx_dec_cmp(sum, dx_dec_abs(rows[i].amount.dec)) == 0 ? end : i;
}

/* Are all rows of the paper sums and their parts? */
static bool are_sums(const struct st_row *rows, size_t n)
{
	size_t sums = 0;
	bool dated = false;

	for (size_t i = 0; i < n;) {
		size_t end = is_over(&rows[i]) ? parts_end(rows, n, i) : i;

		if (end == i && rows[i].word >= 0 && !is_over(&rows[i])) {
			i++; /* a balance */
			continue;
		}
		dated |= rows[i].has_date;
		if (end == i || !dated)
			return false;
		sums++;
		i = end;
	}
	return sums >= SUMS_MIN;
}

size_t dx_st_over_sums(struct st_row *rows, size_t n)
{
	const struct st_row *day = NULL;
	struct st_row over;
	size_t kept = 0;
	int side = 0;

	if (!are_sums(rows, n))
		return n;
	for (size_t i = 0; i < n; i++) {
		if (is_over(&rows[i])) {
			side = rows[i].side;
			if (rows[i].has_date) {
				over = rows[i]; /* its place is taken by the rows that are kept */
				day = &over;
			}
			continue;
		}
		rows[kept] = rows[i];
		if (is_part(&rows[kept]) && day) {
			rows[kept].side = side;
			rows[kept].has_date = true;
			rows[kept].date = day->date;
			rows[kept].t.date = day->t.date;
		}
		kept++;
	}
	return kept;
}
