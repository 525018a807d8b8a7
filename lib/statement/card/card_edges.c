/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows of a card's table that have no day, before the first that has one or behind the last: what was owed, what is,
 * and sums of what stands between, under words that nobody knows. The one above and the days' rows must come to the one
 * below, or with the one that is there to a figure that is printed elsewhere. No proof of anything.
 */
#include "card_int.h"
#include "amounts/amounts.h"
#include "record/record.h"

#define EDGE_MAX   5    /* rows above or below */
#define CHANGE_MIN 1000 /* in the smallest unit: of two digits many are alike */

struct edges {
	size_t first, last; /* dated */
	size_t above[EDGE_MAX], below[EDGE_MAX];
	size_t n_above, n_below;
	struct dx_dec change; /* what is owed grows by, of the dated rows and those among them */
};

static bool is_dated(const struct st_row *r)
{
	return r->word < 0 && (r->has_date || r->date_unread);
}

static struct dx_dec debt_of(const struct st_row *r)
{
	return dx_dec_neg(dx_st_change(&r->t));
}

static bool find_edges(const struct st_part *p, struct edges *e)
{
	e->first = e->last = SIZE_MAX;
	e->change = dx_dec(0, 2);
	for (size_t i = 0; i < p->n; i++) {
		if (!is_dated(&p->rows[i]))
			continue;
		e->first = e->first == SIZE_MAX ? i : e->first;
		e->last = i;
	}
	if (e->first == SIZE_MAX)
		return false;
	for (size_t i = 0; i < p->n; i++) {
		bool between = i >= e->first && i <= e->last;

		/* who pays in full owes the sum of what was bought */
		if (p->rows[i].word >= 0 &&
		    (between || i < e->first || p->rows[i].word != SW_TOTAL ||
		     !dx_val_printed(&p->acc->opening_balance) || dx_val_printed(&p->acc->closing_balance)))
			continue;
		if (between) {
			e->change = dx_dec_add(e->change, debt_of(&p->rows[i]));
			continue;
		}
		if (dx_val_has(&p->rows[i].t.debit) == dx_val_has(&p->rows[i].t.credit) ||
		    (i < e->first ? e->n_above : e->n_below) == EDGE_MAX)
			return false;
		if (i < e->first)
			e->above[e->n_above++] = i;
		else
			e->below[e->n_below++] = i;
	}
	return e->n_above + e->n_below > 0 && dx_dec_abs(e->change).coef >= CHANGE_MIN;
}

static struct dx_val balance_of(const struct st_row *r)
{
	struct dx_val v = dx_val_has(&r->t.debit) ? r->t.debit : r->t.credit;

	v.dec = debt_of(r);
	return v;
}

/* The rows of both sides of which the second is the first and the change; several that say the same are one. */
static bool find_pair(const struct st_part *p, const struct edges *e, size_t *from_r, size_t *to_r)
{
	bool any = false;

	for (size_t i = 0; i < e->n_above; i++)
		for (size_t k = 0; k < e->n_below; k++) {
			struct dx_dec a = debt_of(&p->rows[e->above[i]]);
			struct dx_dec b = debt_of(&p->rows[e->below[k]]);

			if (dx_dec_cmp(dx_dec_add(a, e->change), b) != 0)
				continue;
			if (any && dx_dec_cmp(a, debt_of(&p->rows[*from_r])) != 0)
				return false;
			if (!any) {
				*from_r = e->above[i];
				*to_r = e->below[k];
			}
			any = true;
		}
	return any;
}

/* The one row of the N at AT that is what the change leads to (or from, BACK) and a figure printed elsewhere. */
static bool find_one(struct dx_job *job, const struct st_part *p, const size_t *at, size_t n, struct dx_dec change,
		     const struct dx_val *known, size_t *one_r)
{
	bool any = false;

	for (size_t i = 0; i < n; i++) {
		struct dx_dec other = dx_dec_add(debt_of(&p->rows[at[i]]), change);
		bool fits = dx_val_printed(known) && !dx_dec_is_zero(known->dec) ? dx_dec_cmp(known->dec, other) == 0
										 : dx_st_is_outside(job, p, other);

		if (!fits)
			continue;
		if (any && dx_dec_cmp(debt_of(&p->rows[*one_r]), debt_of(&p->rows[at[i]])) != 0)
			return false;
		if (!any)
			*one_r = at[i];
		any = true;
	}
	return any;
}

static void name(struct st_part *p, const struct edges *e, size_t from, size_t to)
{
	struct st_account *acc = p->acc;

	for (size_t i = 0; i < e->n_above; i++)
		p->rows[e->above[i]].word = SW_TOTAL;
	for (size_t i = 0; i < e->n_below; i++)
		p->rows[e->below[i]].word = SW_TOTAL;
	if (from != SIZE_MAX) {
		p->rows[from].word = SW_BROUGHT;
		acc->opening_balance = balance_of(&p->rows[from]);
		p->opening_is_row = p->opening_inferred = true;
	}
	if (to != SIZE_MAX) {
		p->rows[to].word = SW_CARRIED;
		acc->closing_balance = balance_of(&p->rows[to]);
		p->closing_is_row = p->closing_inferred = true;
	}
}

/*
 * Where the days' rows lead from one printed balance to the other one: what stands above or below and says either of
 * them, or the least that is to be paid, is no transaction.
 */
static bool name_known(struct st_part *p, const struct edges *e, const struct dx_val *least)
{
	const struct dx_val *const known[] = {&p->acc->opening_balance, &p->acc->closing_balance, least};
	bool any = false;

	for (size_t i = 0; i < e->n_above + e->n_below; i++) {
		struct st_row *r = &p->rows[i < e->n_above ? e->above[i] : e->below[i - e->n_above]];

		for (size_t k = i < e->n_above ? 0 : 1; k < (i < e->n_above ? 1 : DX_LEN(known)); k++)
			if (dx_val_printed(known[k]) && dx_dec_cmp(known[k]->dec, debt_of(r)) == 0)
				r->word = i < e->n_above ? SW_BROUGHT : SW_CARRIED;
		any |= r->word >= 0;
	}
	return any;
}

/* Do the balances that labels gave lead from one to the other by the dated rows alone? */
static bool are_known(const struct st_part *p, const struct edges *e)
{
	const struct st_account *acc = p->acc;

	return dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance) &&
	       dx_dec_cmp(dx_dec_add(acc->opening_balance.dec, e->change), acc->closing_balance.dec) == 0;
}

/* May the balance V, which a label gave or not, be what a row says? */
static bool may_be(const struct dx_val *v, struct dx_dec row)
{
	return !dx_val_printed(v) || dx_dec_cmp(v->dec, row) == 0;
}

bool dx_ct_edges(struct dx_job *job, struct st_part *p, const struct dx_val *least)
{
	struct edges e = {0};
	struct st_account *acc = p->acc;
	size_t from = SIZE_MAX;
	size_t to = SIZE_MAX;

	if (dx_st_has_balances(p) || p->has_unread || !find_edges(p, &e))
		return false;
	if (are_known(p, &e))
		return name_known(p, &e, least);
	if (find_pair(p, &e, &from, &to)) {
		name(p, &e, from, to);
	} else if (e.n_above == 0 &&
		   find_one(job, p, e.below, e.n_below, dx_dec_neg(e.change), &acc->opening_balance, &to)) {
		if (may_be(&acc->closing_balance, debt_of(&p->rows[to])))
			name(p, &e, SIZE_MAX, to);
	} else if (e.n_below == 0 && find_one(job, p, e.above, e.n_above, e.change, &acc->closing_balance, &from)) {
		if (!may_be(&acc->opening_balance, debt_of(&p->rows[from])))
			return false;
		if (dx_val_printed(&acc->closing_balance) && dx_dec_is_zero(acc->closing_balance.dec))
			acc->closing_balance = (struct dx_val){0}; /* in another currency, of arrears */
		name(p, &e, from, SIZE_MAX);
	}
	return from != SIZE_MAX || to != SIZE_MAX;
}
