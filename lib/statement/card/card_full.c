/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who pays in full pays what was owed, and owes what was bought: of the sums that the rows come to each is printed once
 * more, as a balance; or it is printed once, and its words say that it is one. No proof of anything.
 */
#include "card_told_int.h"
#include "record/record.h"

/* A figure above the rows, and what is said of it. */
struct place {
	struct ct_told t;
	size_t n; /* how often it is there */
};

/* Where WANT is printed above the rows: the first place, or the second if AND the first is BUT's. */
static struct place find_places(struct dx_job *job, struct dx_dec want, const struct dx_val *but)
{
	struct place found = {0};

	for (size_t i = 0; i < job->lines.n && i < dx_st_begin(job); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n = 0;
		struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};
			struct ct_told t = {.line = i, .x0 = segs[k].x0, .x1 = segs[k].x1};

			if (!dx_fields_amount_of(job, &w, &t.v) ||
			    dx_dec_cmp(dx_dec_abs(t.v.dec), dx_dec_abs(want)) != 0)
				continue;
			if (found.n == 0 || (found.n == 1 && dx_val_same_place(&found.t.v, but)))
				found.t = t;
			found.n++;
		}
	}
	found.t.v.dec = want;
	return found;
}

static bool all_rows(const struct st_part *p, struct dx_dec *debits_r, struct dx_dec *credits_r)
{
	*debits_r = *credits_r = dx_dec(0, 2);
	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		if (dx_val_has(&t->debit))
			*debits_r = dx_dec_add(*debits_r, t->debit.dec);
		if (dx_val_has(&t->credit))
			*credits_r = dx_dec_add(*credits_r, t->credit.dec);
	}
	return debits_r->coef > 0 && credits_r->coef > 0 && dx_dec_cmp(*debits_r, *credits_r) != 0;
}

bool dx_ct_paid_in_full(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	struct st_account *acc = &card->acc;
	struct dx_dec debits, credits;
	struct place before;
	struct place now;

	if (p->has_unread || dx_val_printed(&acc->opening_balance) || dx_val_printed(&acc->closing_balance) ||
	    card->sides_are_open || !all_rows(p, &debits, &credits))
		return false;
	before = find_places(job, credits, &acc->total_credits);
	now = find_places(job, debits, &acc->total_debits);
	if (before.n == 0 || now.n == 0)
		return false;
	dx_ct_hear(job, &before.t);
	dx_ct_hear(job, &now.t);
	if ((before.n < 2 || now.n < 2) && (before.n > 1 || now.n > 1 || !before.t.former || before.t.pays ||
					    !now.t.owed || now.t.former || now.t.buys))
		return false;
	acc->opening_balance = before.t.v;
	acc->closing_balance = now.t.v;
	p->opening_inferred = p->closing_inferred = true;
	if (before.n == 1)
		acc->total_credits = (struct dx_val){0};
	if (now.n == 1)
		acc->total_debits = (struct dx_val){0};
	return true;
}
