/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Two columns under headings that nobody could part are one, and the balances tell which amounts are debits. Where
 * debits end in one place and credits in another, an amount among the others contradicts its balance.
 */
#include <stdlib.h>

#include "checks.h"

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

bool dx_st_sides_stand_apart(const struct st_part *p)
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
