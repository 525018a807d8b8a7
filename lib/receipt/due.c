/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What was to be paid, where nothing is called so. */
#include <string.h>

#include "receipt_int.h"

static bool is_payment(const struct rec_sum *one)
{
	return one->field >= RL_CASH && one->field <= RL_CHANGE && dx_val_has(&one->v) && !dx_dec_is_zero(one->v.dec);
}

/* "BAYAR", "PAY": does the label of ONE ask for what is due? "PAID" and "TENDERED" say what was handed over. */
static bool asks_for_payment(const struct dx_job *job, const struct rec_sum *one)
{
	static const char *const words[] = {"bayar", "pay"};
	const struct dx_label_hit *hit = dx_receipt_label(job, one->line);
	const char *text = hit ? job->lines.v[one->line].words[hit->first]->text : "";

	return dx_str_is_one_of(dx_strn(text, strcspn(text, ":")), words, DX_LEN(words));
}

void dx_receipt_settle_due(const struct dx_job *job, struct rec_sums *s)
{
	const struct rec_sum *above = NULL;
	struct rec_sum *due = NULL;

	for (size_t i = 0; i < s->n; i++) {
		struct rec_sum *one = &s->v[i];

		if (is_payment(one) && (due || one->field != RL_PAID))
			return; /* how it was paid, or what was given back, says that this was handed over */
		if (is_payment(one))
			due = one;
		else if (due && dx_receipt_is_total(one->field))
			return;
		else if (dx_receipt_is_total(one->field))
			above = one;
	}
	if (!due || !asks_for_payment(job, due) || due - s->v < 2 || due[-1].field != RL_ROUNDING ||
	    !dx_val_has(&due[-1].v) || above != &due[-2] || !dx_val_has(&above->v) ||
	    dx_dec_cmp(dx_dec_add(above->v.dec, due[-1].v.dec), due->v.dec) != 0)
		return;
	due->field = RL_ROUNDED_TOTAL;
}
