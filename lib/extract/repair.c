/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned cells that the chain of balances contradicts. A value is changed only
 * if it is a reading of the cell, and if exactly one such change satisfies
 * every check that the cell takes part in. Never a value that arithmetic alone
 * asks for: that would repair forgeries.
 */
#include <string.h>

#include "statement_int.h"

/* Cells of one broken link that have other readings: amount, balance, balance above. */
#define CELLS_MAX 3

struct repair {
	struct st_part *p;
	size_t at, before, after; /* rows in time; SIZE_MAX: none */
};

static size_t after_of(const struct st_part *p, size_t i)
{
	while (p->reversed ? i > 0 : i + 1 < p->n) {
		i = p->reversed ? i - 1 : i + 1;
		if (p->rows[i].word < 0)
			return i;
	}
	return SIZE_MAX;
}

static const struct dx_val *balance_before(const struct st_part *p, size_t i)
{
	size_t before = dx_st_before(p, i);

	return before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[before].t.balance;
}

/* 1 holds, −1 is broken, 0 cannot be told. */
static int holds(const struct st_part *p, size_t i)
{
	const struct dx_val *prev;

	if (i == SIZE_MAX)
		return 0;
	prev = balance_before(p, i);
	if (!dx_val_printed(prev) || !dx_val_has(&p->rows[i].t.balance))
		return 0;
	return dx_dec_cmp(dx_dec_add(prev->dec, dx_st_change(&p->rows[i].t)), p->rows[i].t.balance.dec) == 0 ? 1 : -1;
}

/* Does the last balance meet the printed closing one? */
static int closes(const struct st_part *p, size_t i)
{
	if (i != dx_st_last(p) || !dx_val_printed(&p->acc->closing_balance) || !dx_val_has(&p->rows[i].t.balance))
		return 0;
	return dx_dec_cmp(p->rows[i].t.balance.dec, p->acc->closing_balance.dec) == 0 ? 1 : -1;
}

/* Every link that the cells of this one take part in. */
static bool all_hold(const struct repair *r)
{
	return holds(r->p, r->at) > 0 && holds(r->p, r->after) >= 0 && closes(r->p, r->at) >= 0 &&
	       (r->before == SIZE_MAX || holds(r->p, r->before) >= 0);
}

static struct dx_val *amount_of(struct st_txn *t)
{
	if (dx_val_has(&t->debit) && dx_val_has(&t->credit))
		return NULL;
	return dx_val_has(&t->debit) ? &t->debit : dx_val_has(&t->credit) ? &t->credit : NULL;
}

static size_t cells_of(struct repair *r, struct dx_val *cells[CELLS_MAX])
{
	struct dx_val *amount = amount_of(&r->p->rows[r->at].t);
	struct dx_val *balance = &r->p->rows[r->at].t.balance;
	size_t n = 0;

	if (amount && amount->n_readings)
		cells[n++] = amount;
	if (balance->n_readings)
		cells[n++] = balance;
	if (r->before != SIZE_MAX && r->p->rows[r->before].t.balance.n_readings)
		cells[n++] = &r->p->rows[r->before].t.balance;
	return n;
}

struct solution {
	size_t count;
	struct dx_val *cells[2];
	struct dx_dec values[2];
	size_t n;
};

static void try_one(struct repair *r, struct dx_val *cell, struct solution *s)
{
	struct dx_dec was = cell->dec;

	for (size_t i = 0; i < cell->n_readings; i++) {
		cell->dec = cell->readings[i].value;
		if (dx_dec_cmp(cell->dec, was) != 0 && all_hold(r)) {
			s->count++;
			s->cells[0] = cell;
			s->values[0] = cell->dec;
			s->n = 1;
		}
	}
	cell->dec = was;
}

static void try_two(struct repair *r, struct dx_val *a, struct dx_val *b, struct solution *s)
{
	struct dx_dec was_a = a->dec;
	struct dx_dec was_b = b->dec;

	for (size_t i = 0; i < a->n_readings; i++) {
		a->dec = a->readings[i].value;
		for (size_t k = 0; k < b->n_readings; k++) {
			b->dec = b->readings[k].value;
			if (dx_dec_cmp(a->dec, was_a) == 0 || dx_dec_cmp(b->dec, was_b) == 0 || !all_hold(r))
				continue;
			s->count++;
			*s = (struct solution){s->count, {a, b}, {a->dec, b->dec}, 2};
		}
	}
	a->dec = was_a;
	b->dec = was_b;
}

static void heal(struct repair *r)
{
	struct dx_val *cells[CELLS_MAX];
	size_t n = cells_of(r, cells);
	struct solution s = {0};

	for (size_t i = 0; i < n; i++)
		try_one(r, cells[i], &s);
	for (size_t i = 0; s.count == 0 && i < n; i++)
		for (size_t k = i + 1; k < n; k++)
			try_two(r, cells[i], cells[k], &s);
	if (s.count != 1)
		return;
	for (size_t i = 0; i < s.n; i++) {
		s.cells[i]->dec = s.values[i];
		s.cells[i]->source = DX_VAL_REPAIRED;
	}
}

void dx_st_repair(struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? p->n - 1 - i : i;
		struct repair r = {.p = p, .at = at, .before = dx_st_before(p, at), .after = after_of(p, at)};

		if (p->rows[at].word < 0 && holds(p, at) < 0)
			heal(&r);
	}
}
