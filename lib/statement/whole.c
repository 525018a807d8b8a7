/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Is all in the record that a statement prints? The chain of balances goes on over a row whose balance was lost, and
 * opening and closing balance agree with the rows whether the totals beside them were read or not.
 */
#include <stdlib.h>

#include "dx/extract/whole.h"

#include "statement_int.h"

/* Rows of one day that stand together, and how many of them have a balance. */
struct day {
	size_t n, balances;
};

static bool same_day(const struct st_row *a, const struct st_row *b)
{
	return dx_val_has(&a->t.date) && dx_val_has(&b->t.date) && dx_date_cmp(a->t.date.date, b->t.date.date) == 0;
}

/*
 * Each row has its balance, or each day has one. Days all of whose rows have one, beside others that lack some: then
 * somewhere one is missing.
 */
static bool balances_are_whole(const struct st_part *p, bool scanned)
{
	const struct st_row *last = NULL;
	struct day day = {0};
	size_t has = 0;
	size_t n = 0;
	size_t full = 0; /* days of several rows, all with a balance */
	size_t part = 0; /* days of which a row lacks one */
	size_t none = 0;

	for (size_t i = 0; i <= p->n; i++) {
		const struct st_row *r = i < p->n ? &p->rows[i] : NULL;

		if (r && r->word >= 0)
			continue;
		if (last && (!r || !same_day(last, r))) {
			none += day.balances == 0;
			part += day.balances > 0 && day.balances < day.n;
			full += day.n > 1 && day.balances == day.n;
			day = (struct day){0};
		}
		last = r;
		if (!r)
			break;
		day.n++;
		day.balances += dx_val_has(&r->t.balance);
		has += dx_val_has(&r->t.balance);
		n++;
	}
	/* once is no custom: on a scan it is a balance that was lost */
	return has == 0 || has == n || (none == 0 && (full == 0 || part == 0) && (!scanned || part > 1));
}

/* ---- amounts of one column, whose side the balances tell ---- */

#define EDGE_NEAR  2000 /* thousandths of a point: amounts that end, or begin, under each other */
#define EDGE_FAR   6000 /* … and those of another column do not */
#define EDGE_TRIES 64

static bool is_of_side(const struct st_row *r, bool debit)
{
	return r->word < 0 && dx_val_printed(debit ? &r->t.debit : &r->t.credit);
}

static int32_t edge_of(const struct st_row *r, bool debit, bool right)
{
	const struct dx_place *at = debit ? &r->t.debit.place : &r->t.credit.place;

	return right ? at->x1 : at->x0;
}

/* Does the row's amount, of a column without a side, stand at EDGE? */
static bool stands_at(const struct st_row *r, bool debit, bool right, int32_t edge)
{
	return is_of_side(r, debit) && dx_val_has(&r->amount) && abs(edge_of(r, debit, right) - edge) <= EDGE_NEAR;
}

/* Where four of five amounts of a side end or begin; false: they stand anywhere. */
static bool common_edge(const struct st_part *p, bool debit, bool right, int32_t *edge_r)
{
	for (size_t i = 0; i < p->n && i < EDGE_TRIES; i++) {
		size_t near = 0;
		size_t n = 0;

		if (!is_of_side(&p->rows[i], debit))
			continue;
		*edge_r = edge_of(&p->rows[i], debit, right);
		for (size_t k = 0; k < p->n; k++) {
			if (!is_of_side(&p->rows[k], debit))
				continue;
			n++;
			near += abs(edge_of(&p->rows[k], debit, right) - *edge_r) <= EDGE_NEAR;
		}
		if (near * 5 >= n * 4)
			return true;
	}
	return false;
}

/*
 * Two columns under headings that nobody could part are one, and the balances tell which amounts are debits. Where
 * debits end in one place and credits in another, an amount among the others contradicts its balance.
 */
static bool sides_stand_apart(const struct st_part *p)
{
	for (int right = 0; right < 2; right++) {
		int32_t debits, credits;

		if (!common_edge(p, true, right, &debits) || !common_edge(p, false, right, &credits) ||
		    abs(debits - credits) < EDGE_FAR)
			continue;
		for (size_t i = 0; i < p->n; i++)
			if (stands_at(&p->rows[i], true, right, credits) ||
			    stands_at(&p->rows[i], false, right, debits))
				return false;
	}
	return true;
}

/* Scanned pages name a sum that could not be read, or hold an amount that is no value of the account. */
static bool sums_are_whole(const struct dx_job *job, struct st_account *acc)
{
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{SL_OPENING, &acc->opening_balance},
		    {SL_CLOSING, &acc->closing_balance},
		    {SL_TOTAL_DEBITS, &acc->total_debits},
		    {SL_TOTAL_CREDITS, &acc->total_credits}};

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v))
			return false;
	return true;
}

bool dx_st_is_whole(const struct dx_job *job, struct st_part *p)
{
	return balances_are_whole(p, dx_whole_scanned(job)) && sides_stand_apart(p) &&
	       (job->given || sums_are_whole(job, p->acc));
}

static bool same(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) == dx_val_has(b) && (!dx_val_has(a) || dx_dec_cmp(a->dec, b->dec) == 0);
}

static bool same_rows(const struct st_part *a, const struct st_part *b)
{
	if (a->n != b->n || !same(&a->acc->opening_balance, &b->acc->opening_balance) ||
	    !same(&a->acc->closing_balance, &b->acc->closing_balance))
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (!same(&a->rows[i].t.debit, &b->rows[i].t.debit) ||
		    !same(&a->rows[i].t.credit, &b->rows[i].t.credit))
			return false;
	return a->n > 0;
}

bool dx_st_are_different(const struct st_part *parts, size_t n)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = i + 1; k < n; k++)
			if (same_rows(&parts[i], &parts[k]))
				return false;
	return true;
}
