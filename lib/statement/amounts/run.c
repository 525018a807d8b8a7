/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Balances that are misread alike. The first digits of balances hardly change from row to row, and a digit that looks
 * like another one does so in all of them: "4,88,475.29" and "4,87,604.28" for 4,68,475.29 and 4,67,604.28. Between
 * the two nothing is wrong; the links to the row before and to the row behind are broken, by one difference. They are
 * read again, and taken together where a reading of each of them says what that difference asks for.
 */
#include "amounts.h"
#include "dx/extract/want.h"
#include "record/record.h"

/* One balance alone is what repair.c looks at. */
#define RUN_MIN 2

static const struct dx_val *balance_before(const struct st_part *p, size_t i)
{
	size_t before = dx_st_before(p, i);

	return before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[before].t.balance;
}

/* What the balance of row I lacks to what the one before and the row's amount make; false: it cannot be told. */
static bool lacks(const struct st_part *p, size_t i, struct dx_dec *v_r)
{
	const struct dx_val *before = balance_before(p, i);
	const struct st_txn *t = &p->rows[i].t;

	if (!dx_val_printed(before) || !dx_val_has(&t->balance) || (!dx_val_has(&t->debit) && !dx_val_has(&t->credit)))
		return false;
	*v_r = dx_dec_sub(dx_dec_add(before->dec, dx_st_change(t)), t->balance.dec);
	return true;
}

/* How many rows from I on have balances that follow from each other; *BEHIND_R is the row behind them. */
static size_t run_from(const struct st_part *p, size_t i, size_t *behind_r)
{
	size_t n = 1;
	struct dx_dec v;

	for (*behind_r = dx_st_behind(p, i); *behind_r != SIZE_MAX; *behind_r = dx_st_behind(p, *behind_r)) {
		if (!lacks(p, *behind_r, &v))
			return 0;
		if (!dx_dec_is_zero(v))
			break;
		n++;
	}
	return n;
}

static bool is_reading(const struct dx_val *cell, struct dx_dec v)
{
	for (size_t i = 0; i < cell->n_readings; i++)
		if (dx_dec_cmp(cell->readings[i].value, v) == 0)
			return true;
	return false;
}

/* Does a reading of the amount of row I change what the row does by V? */
static bool may_change(const struct st_part *p, size_t i, struct dx_dec v)
{
	const struct dx_dec now = dx_st_change(&p->rows[i].t);

	for (int k = 0; k < 2; k++) {
		struct st_txn t = p->rows[i].t;
		struct dx_val *cell = k ? &t.credit : &t.debit;

		for (size_t r = 0; dx_val_has(cell) && r < cell->n_readings; r++) {
			cell->dec = cell->readings[r].value;
			if (dx_dec_cmp(dx_dec_sub(dx_st_change(&t), now), v) == 0)
				return true;
		}
	}
	return false;
}

/*
 * Does what stands behind the run lack the opposite of V: the row BEHIND, as it is or with another reading of its
 * amount, or the printed closing balance?
 */
static bool ends(const struct st_part *p, size_t last, size_t behind, struct dx_dec v)
{
	struct dx_dec rest;

	if (behind == SIZE_MAX)
		return dx_val_printed(&p->acc->closing_balance) && !p->closing_inferred &&
		       dx_dec_cmp(dx_dec_add(p->rows[last].t.balance.dec, v), p->acc->closing_balance.dec) == 0;
	if (!lacks(p, behind, &rest))
		return false;
	rest = dx_dec_add(rest, v);
	return dx_dec_is_zero(rest) || may_change(p, behind, dx_dec_neg(rest));
}

/* The N balances from row FIRST on lack V each: taken where their readings say so, read again where there are none. */
static void mend(struct dx_job *job, struct st_part *p, size_t first, size_t n, struct dx_dec v)
{
	bool said = true;
	size_t at = first;

	for (size_t i = 0; i < n; i++, at = dx_st_behind(p, at)) {
		const struct dx_val *cell = &p->rows[at].t.balance;

		said &= is_reading(cell, dx_dec_add(cell->dec, v));
		dx_wants_add(job, cell->place, DX_CELL_AMOUNT);
	}
	at = first;
	for (size_t i = 0; said && i < n; i++, at = dx_st_behind(p, at)) {
		struct dx_val *cell = &p->rows[at].t.balance;

		cell->dec = dx_dec_add(cell->dec, v);
		cell->source = DX_VAL_REPAIRED;
	}
}

/*
 * The balances that the rows begin with, where none is printed before them: nothing but the link behind them is broken.
 * They are taken where all are said to be otherwise by what that link asks for, and its amount is not.
 */
static void mend_head(struct dx_job *job, struct st_part *p)
{
	const size_t first = dx_st_first(p);
	struct dx_dec v;
	size_t behind;
	size_t n;

	if (first == SIZE_MAX || !dx_val_has(&p->rows[first].t.balance) || lacks(p, first, &v))
		return;
	n = run_from(p, first, &behind);
	if (n < RUN_MIN || behind == SIZE_MAX || !lacks(p, behind, &v) || may_change(p, behind, dx_dec_neg(v)))
		return;
	mend(job, p, first, n, dx_dec_neg(v));
}

void dx_st_repair_runs(struct dx_job *job, struct st_part *p)
{
	mend_head(job, p);
	for (size_t i = dx_st_first(p); i != SIZE_MAX; i = dx_st_behind(p, i)) {
		size_t last = i;
		struct dx_dec v;
		size_t behind;
		size_t n;

		if (!lacks(p, i, &v) || dx_dec_is_zero(v))
			continue;
		n = run_from(p, i, &behind);
		for (size_t k = 1; k < n; k++)
			last = dx_st_behind(p, last);
		if (n >= RUN_MIN && ends(p, last, behind, v) && !may_change(p, i, dx_dec_neg(v)))
			mend(job, p, i, n, v);
	}
}
