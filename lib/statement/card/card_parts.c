/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The parts of a card's summary between what was owed and what is, where no template knows their words: charges are
 * told by the rows whose text says that they are charges, or by stems of words; purchases are what is left. What may be
 * either stays without a name.
 */
#include <string.h>

#include "card_chain_int.h"
#include "card_told_int.h"
#include "dx/extract/enrich.h"

struct parts {
	struct ct_card *card;
	const struct ct_figure *open[DX_CT_CHAIN_MAX]; /* what has no name yet */
	struct ct_told said[DX_CT_CHAIN_MAX];
	size_t n;
};

static bool same(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a), dx_dec_abs(b)) == 0;
}

static bool calls(const struct dx_val *v, const struct ct_figure *f)
{
	return dx_val_printed(v) &&
	       (dx_val_same_place(v, &f->v) || (!dx_dec_is_zero(v->dec) && same(v->dec, f->v.dec)));
}

bool dx_ct_is_credit(const struct ct_chain *c, const struct ct_figure *f)
{
	return f == c->paid || f == c->back;
}

bool dx_ct_is_called(const struct ct_card *card, const struct ct_figure *f)
{
	if (calls(&card->refunds, f))
		return true;
	for (size_t i = 0; i < CARD_CHARGES; i++)
		if (calls(&card->charges[i], f))
			return true;
	return false;
}

bool dx_ct_take(struct dx_val *v, const struct ct_figure *f, struct dx_dec dec)
{
	if (!f || dx_val_printed(v))
		return false;
	*v = f->v;
	v->dec = dec;
	return true;
}

static void find_open(struct dx_job *job, struct parts *u, const struct ct_chain *c)
{
	const struct dx_val *bought = &u->card->acc.total_debits;

	for (size_t i = 1; i < c->end; i++) {
		const struct ct_figure *f = c->at[i];

		if (dx_ct_is_credit(c, f) || dx_ct_is_called(u->card, f) ||
		    (dx_val_printed(bought) && dx_val_same_place(bought, &f->v)))
			continue;
		u->said[u->n] = (struct ct_told){.v = f->v, .line = f->line, .x0 = f->x0, .x1 = f->x1};
		dx_ct_hear(job, &u->said[u->n]);
		u->open[u->n++] = f;
	}
}

/* Do the fees that a label gave stand in the summary? Those of the year elsewhere are other ones. */
static bool has_fees(const struct ct_card *card, const struct ct_chain *c)
{
	for (size_t i = 1; i < c->end; i++)
		if (calls(&card->fees, c->at[i]))
			return true;
	return false;
}

static void leave(struct parts *u, size_t at)
{
	for (size_t i = at; i + 1 < u->n; i++) {
		u->open[i] = u->open[i + 1];
		u->said[i] = u->said[i + 1];
	}
	u->n--;
}

/* What the rows come to whose text says that they are charges. */
static struct dx_dec sum_charges(struct dx_job *job, const struct st_part *p)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;
		const char *category;

		if (p->rows[i].word >= 0 || !dx_val_has(&t->debit) || !dx_val_has(&t->description))
			continue;
		category = dx_enrich(job->tpl->enrich, job->arena, t->description.text, -1).category;
		if (category && strcmp(category, "charges") == 0)
			sum = dx_dec_add(sum, t->debit.dec);
	}
	return sum;
}

/* The one figure without a name that is WANT; -1: none, or several. */
static int only_with(const struct parts *u, struct dx_dec want)
{
	int one = -1;

	for (size_t i = 0; i < u->n; i++) {
		if (!same(u->open[i]->v.dec, want))
			continue;
		if (one >= 0)
			return -1;
		one = (int)i;
	}
	return one;
}

/* The one of several whose word is a charge's, and less than the others: what is bought is more. */
static int only_charge(const struct parts *u)
{
	struct dx_dec others = dx_dec(0, 2);
	int one = -1;

	for (size_t i = 0; i < u->n; i++) {
		if (!u->said[i].charge || u->said[i].buys) {
			others = dx_dec_add(others, dx_dec_abs(u->open[i]->v.dec));
			continue;
		}
		if (one >= 0)
			return -1;
		one = (int)i;
	}
	return one >= 0 && u->n > 1 && dx_dec_cmp(dx_dec_abs(u->open[one]->v.dec), others) < 0 ? one : -1;
}

static int only_bought(const struct parts *u)
{
	int one = -1;

	for (size_t i = 0; i < u->n; i++) {
		if (!u->said[i].buys || (u->said[i].charge && !u->said[i].fresh))
			continue;
		if (one >= 0)
			return -1;
		one = (int)i;
	}
	return one;
}

/* Interest of nought that stood for fees is interest where there are fees as well. */
static void set_fees(struct ct_card *card, const struct ct_figure *f)
{
	struct dx_val interest = card->fees_are_interest ? card->fees : (struct dx_val){0};

	card->fees = f->v;
	card->fees.dec = dx_dec_abs(f->v.dec);
	card->charges[CARD_FEES] = card->fees;
	if (dx_val_printed(&interest))
		card->charges[CARD_INTEREST] = interest;
}

/* Fees of another time, where one of several figures in the summary must be those of this: either may be. */
static bool leave_strange(struct parts *u, struct dx_dec sum)
{
	struct ct_card *card = u->card;
	size_t n = 0;

	for (size_t i = 0; i < u->n; i++)
		n += !dx_dec_is_zero(u->open[i]->v.dec);
	if (!dx_val_printed(&card->fees) || card->fees_are_interest || n < 2 || same(card->fees.dec, sum))
		return false;
	card->fees = card->charges[CARD_FEES] = (struct dx_val){0};
	return true;
}

static bool take_fees(struct dx_job *job, const struct st_part *p, const struct ct_chain *c, struct parts *u)
{
	struct ct_card *card = u->card;
	struct dx_dec sum = sum_charges(job, p);
	int one;

	if (dx_val_printed(&card->fees) && !card->fees_are_interest && has_fees(card, c))
		return false;
	if (dx_val_printed(&card->fees) && card->fees_are_interest)
		sum = dx_dec_sub(sum, card->fees.dec);
	if (u->n == 1 && !dx_val_printed(&card->acc.total_debits) && !u->said[0].charge)
		return false; /* all that was charged, in one figure */
	one = sum.coef > 0 ? only_with(u, sum) : -1;
	if (one < 0)
		one = only_charge(u);
	if (one < 0)
		return leave_strange(u, sum);
	set_fees(card, u->open[one]);
	leave(u, (size_t)one);
	return true;
}

/* Of noughts and one figure that is none, the figure; of one alone that. */
static int only_left(const struct parts *u)
{
	int one = -1;

	if (u->n == 1)
		return 0;
	for (size_t i = 0; i < u->n; i++) {
		if (dx_dec_is_zero(u->open[i]->v.dec))
			continue;
		if (one >= 0)
			return -1;
		one = (int)i;
	}
	return one;
}

/* What is charged besides and has no name goes into the sums, or they would not close. */
static bool keep_rest(struct parts *u, size_t but)
{
	static const int free_ones[] = {CARD_INTEREST, CARD_TAXES, CARD_CASH_ADVANCES, CARD_TRANSFERS,
					CARD_INSTALMENTS};
	size_t at = 0;

	for (size_t i = 0; i < u->n; i++) {
		if (i == but || dx_dec_is_zero(u->open[i]->v.dec))
			continue;
		while (at < DX_LEN(free_ones) && dx_val_has(&u->card->charges[free_ones[at]]))
			at++;
		if (at == DX_LEN(free_ones))
			return false;
		u->card->charges[free_ones[at]] = u->open[i]->v;
		u->card->charges[free_ones[at]].dec = dx_dec_abs(u->open[i]->v.dec);
	}
	return true;
}

/* Is V one of the figures of C? */
static bool stands_in(const struct ct_chain *c, const struct dx_val *v)
{
	for (size_t i = 0; i < c->n; i++)
		if (dx_val_same_place(v, &c->at[i]->v))
			return true;
	return false;
}

bool dx_ct_parts(struct dx_job *job, const struct st_part *p, struct ct_card *card, const struct ct_chain *c,
		 struct dx_dec debits)
{
	struct parts *u = DX_NEW(job->arena, struct parts);
	struct dx_val *bought = &card->acc.total_debits;
	bool any;
	int one;

	u->card = card;
	find_open(job, u, c);
	any = take_fees(job, p, c, u);
	if (dx_val_printed(bought))
		return (stands_in(c, bought) && u->n > 0 && keep_rest(u, SIZE_MAX)) || any;
	if (u->n == 0 && dx_dec_is_zero(debits)) {
		*bought = (struct dx_val){0};
		return any;
	}
	one = only_left(u);
	if (one < 0)
		one = only_bought(u);
	if (one < 0 || !keep_rest(u, (size_t)one))
		return any;
	return dx_ct_take(bought, u->open[one], dx_dec_abs(u->open[one]->v.dec)) || any;
}
