/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rows of an account in order of time, and what one of them changes. */
#include "record.h"

struct dx_dec dx_st_change(const struct st_txn *t)
{
	struct dx_dec change = dx_dec(0, 0);

	if (dx_val_has(&t->credit))
		change = dx_dec_add(change, t->credit.dec);
	if (dx_val_has(&t->debit))
		change = dx_dec_sub(change, t->debit.dec);
	if (dx_val_has(&t->charge))
		change = dx_dec_sub(change, t->charge.dec);
	return change;
}

bool dx_st_has_balances(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].word < 0 && dx_val_has(&p->rows[i].t.balance))
			return true;
	return false;
}

size_t dx_st_first(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? p->n - 1 - i : i;

		if (p->rows[at].word < 0)
			return at;
	}
	return SIZE_MAX;
}

size_t dx_st_last(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? i : p->n - 1 - i;

		if (p->rows[at].word < 0)
			return at;
	}
	return SIZE_MAX;
}

size_t dx_st_before(const struct st_part *p, size_t i)
{
	while (p->reversed ? i + 1 < p->n : i > 0) {
		i = p->reversed ? i + 1 : i - 1;
		if (p->rows[i].word < 0)
			return i;
	}
	return SIZE_MAX;
}

size_t dx_st_behind(const struct st_part *p, size_t i)
{
	while (p->reversed ? i > 0 : i + 1 < p->n) {
		i = p->reversed ? i - 1 : i + 1;
		if (p->rows[i].word < 0)
			return i;
	}
	return SIZE_MAX;
}
