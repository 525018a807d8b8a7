/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who pays in full pays what was owed, and owes what was bought: of the sums that the rows come to each is printed once
 * more, as a balance. Where nothing else may be one. No proof of anything.
 */
#include "card_int.h"

/* Places above the rows where WANT is printed, two at most. */
static size_t find_places(struct dx_job *job, struct dx_dec want, struct dx_val *places)
{
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n && i < dx_st_begin(job) && n < 2; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n_segs;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n_segs);

		for (size_t k = 0; segs && k < n_segs && n < 2; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};

			if (dx_fields_amount_of(job, &w, &places[n]) &&
			    dx_dec_cmp(dx_dec_abs(places[n].dec), dx_dec_abs(want)) == 0)
				n++;
		}
	}
	return n;
}

/* The place that is not that of the sum. */
static struct dx_val other_place(const struct dx_val *places, const struct dx_val *sum)
{
	struct dx_val v = places[dx_val_same_place(&places[0], sum)];

	v.dec = sum->dec;
	return v;
}

bool dx_ct_paid_in_full(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	struct st_account *acc = &card->acc;
	struct dx_val paid[2];
	struct dx_val bought[2];

	if (p->has_unread || dx_val_printed(&acc->opening_balance) || dx_val_printed(&acc->closing_balance) ||
	    !dx_val_printed(&acc->total_credits) || !dx_val_printed(&acc->total_debits) ||
	    dx_dec_is_zero(acc->total_credits.dec) || dx_dec_is_zero(acc->total_debits.dec) ||
	    find_places(job, acc->total_credits.dec, paid) < 2 || find_places(job, acc->total_debits.dec, bought) < 2)
		return false;
	acc->opening_balance = other_place(paid, &acc->total_credits);
	acc->closing_balance = other_place(bought, &acc->total_debits);
	p->opening_inferred = p->closing_inferred = true;
	return true;
}
