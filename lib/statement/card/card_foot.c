/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "PREVIOUS BALANCE  90,972.36" above the rows, in their column of debits, and "TOTAL  2,28,091.67" under it: the
 * column's sum, balance and all. Nothing was bought for so much; but the figure holds the rows as a total of them does.
 */
#include "card_int.h"
#include "record/record.h"

/* What the rows of one side come to. */
static struct dx_dec sum_of(const struct st_part *p, bool debits)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_val *v = debits ? &p->rows[i].t.debit : &p->rows[i].t.credit;

		if (p->rows[i].word < 0 && dx_val_has(v))
			sum = dx_dec_add(sum, v->dec);
	}
	return sum;
}

/* Does the previous balance stand above the rows, among the debits (or credits)? */
static bool stands_in(const struct st_part *p, const struct dx_val *before, bool debits)
{
	for (size_t i = 0; i < p->n && p->rows[i].word >= 0; i++)
		if (dx_val_same_place(debits ? &p->rows[i].t.debit : &p->rows[i].t.credit, before))
			return true;
	return false;
}

void dx_ct_foot(const struct st_part *p, struct ct_card *card)
{
	const struct dx_val *before = &card->acc.opening_balance;
	bool owed = before->dec.coef > 0;
	struct dx_val *total = owed ? &card->acc.total_debits : &card->acc.total_credits;

	if (p->has_unread || !p->totals_are_row || !dx_val_printed(before) || !dx_val_printed(total) ||
	    dx_dec_is_zero(before->dec) || !stands_in(p, before, owed) ||
	    dx_dec_cmp(total->dec, dx_dec_add(sum_of(p, owed), dx_dec_abs(before->dec))) != 0)
		return;
	card->column_total = *total;
	*total = (struct dx_val){0};
}
