/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a card owes: balances as they are printed, and the charges among its sums. */
#include "card_debt_int.h"

/* Debts are printed without a sign, or with Dr; money in the holder's favour says Cr or has a minus. */
void dx_ct_as_debt(struct dx_job *job, struct dx_val *v)
{
	struct dx_number n;

	if (!dx_val_has(v) || !dx_value_parse(dx_str(v->raw), job->tables.rule, &n))
		return;
	v->dec = n.mark == DX_VALUE_MARK_CR   ? dx_dec_neg(dx_dec_abs(n.value))
		 : n.mark == DX_VALUE_MARK_DR ? dx_dec_abs(n.value)
					      : n.value;
}

struct dx_dec dx_ct_charges(const struct ct_card *card)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < CARD_CHARGES; i++)
		if (dx_val_has(&card->charges[i]))
			sum = dx_dec_add(sum, card->charges[i].dec);
	return sum;
}
