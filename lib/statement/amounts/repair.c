/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned cells that the chain of balances contradicts. A value is changed only
 * if it is a reading of the cell, and if exactly one such change satisfies
 * every check that the cell takes part in. Never a value that arithmetic alone
 * asks for: that would repair forgeries.
 */
#include <string.h>

#include "amounts.h"
#include "record/record.h"

/* Cells around a broken link that have other readings: amount, balance, balance above, amount below. */
#define CELLS_MAX 4
/* So many of them may be wrong together. */
#define WRONG_MAX 3

struct repair {
	struct st_part *p;
	size_t at, before, after;    /* rows in time; SIZE_MAX: none */
	struct dx_val *above;        /* the balance before it: of a row, or the printed opening one */
	struct dx_val *amount_after; /* of the row behind, if it has other readings */
};

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

/*
 * Every link that the changed cells take part in. An amount is in its own link alone: what is wrong with the
 * neighbours is no fault of it. A balance is in two, and both must hold; where one of them cannot be told, that is
 * enough, unless as many as ever may be wrong are.
 */
static bool all_hold(const struct repair *r, struct dx_val *const cells[], size_t n)
{
	const struct dx_val *balance = &r->p->rows[r->at].t.balance;
	const int least = n == WRONG_MAX ? 1 : 0;
	bool ok = holds(r->p, r->at) > 0;

	for (size_t i = 0; ok && i < n; i++) {
		if (cells[i] == balance)
			ok = holds(r->p, r->after) >= 0 && closes(r->p, r->at) >= 0 &&
			     holds(r->p, r->after) + closes(r->p, r->at) >= least;
		else if (cells[i] == r->above && r->before != SIZE_MAX)
			ok = holds(r->p, r->before) >= least;
		else if (cells[i] == r->amount_after)
			ok = holds(r->p, r->after) > 0;
	}
	return ok;
}

/* Present, or at least with readings to choose from. */
static bool is_there(const struct dx_val *v)
{
	return dx_val_has(v) || v->n_readings;
}

static struct dx_val *amount_of(struct st_txn *t)
{
	if (is_there(&t->debit) && is_there(&t->credit))
		return NULL;
	return is_there(&t->debit) ? &t->debit : is_there(&t->credit) ? &t->credit : NULL;
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
	if (r->above->n_readings && (r->before != SIZE_MAX || (dx_val_printed(r->above) && !r->p->opening_inferred)))
		cells[n++] = r->above;
	r->amount_after = r->after == SIZE_MAX ? NULL : amount_of(&r->p->rows[r->after].t);
	if (r->amount_after && r->amount_after->n_readings)
		cells[n++] = r->amount_after; /* it matters together with the balance between the two */
	return n;
}

struct solution {
	size_t count;
	struct dx_val *cells[WRONG_MAX];
	struct dx_dec values[WRONG_MAX];
	size_t n;
};

/* A cell put to another reading for a while. */
struct trial {
	struct dx_val *cell;
	struct dx_dec dec;
	enum dx_val_source source;
};

static struct trial begin(struct dx_val *cell)
{
	return (struct trial){cell, cell->dec, cell->source};
}

/* False when the reading is what the cell says anyway. */
static bool put(const struct trial *t, size_t reading)
{
	t->cell->dec = t->cell->readings[reading].value;
	t->cell->source = DX_VAL_REPAIRED;
	return t->source == DX_VAL_ABSENT || dx_dec_cmp(t->cell->dec, t->dec) != 0;
}

static void end(const struct trial *t)
{
	t->cell->dec = t->dec;
	t->cell->source = t->source;
}

/* Each of the N CELLS from number AT on put to each of its other readings, with every such choice for the rest. */
static void try_all(struct repair *r, struct dx_val *const cells[], size_t at, size_t n, struct solution *s)
{
	struct trial t;

	if (at == n) {
		if (!all_hold(r, cells, n))
			return;
		s->count++;
		s->n = n;
		for (size_t i = 0; i < n; i++) {
			s->cells[i] = cells[i];
			s->values[i] = cells[i]->dec;
		}
		return;
	}
	t = begin(cells[at]);
	for (size_t i = 0; i < cells[at]->n_readings; i++)
		if (put(&t, i))
			try_all(r, cells, at + 1, n, s);
	end(&t);
}

/*
 * May these N CELLS be wrong together? An amount, and the opening balance, is in one link only: two of them ask for the
 * balance between them, and three cells for as many links, or for one that was not read anyhow.
 */
static bool may_be_wrong(const struct repair *r, struct dx_val *const cells[], size_t n)
{
	const struct dx_val *balance = &r->p->rows[r->at].t.balance;
	bool has_balance = false;
	bool has_unread = false;
	bool opening = false;
	bool after = false;

	for (size_t i = 0; i < n; i++) {
		has_balance |= cells[i] == balance;
		has_unread |= !dx_val_has(cells[i]);
		opening |= cells[i] == r->above && r->before == SIZE_MAX;
		after |= cells[i] == r->amount_after;
	}
	if ((after || (opening && n > 1)) && !has_balance)
		return false;
	return n < WRONG_MAX || has_unread || (!opening && !(after && cells[0] != balance));
}

/* An amount whose sign was misread: a negative one of a side is one of the other. */
static void change_side(struct st_txn *t)
{
	struct dx_val *of = amount_of(t);
	struct dx_val *to = of == &t->debit ? &t->credit : &t->debit;

	*to = *of;
	to->dec = dx_dec_abs(of->dec);
	*of = (struct dx_val){0};
}

static bool is_side_changed(const struct dx_val *v)
{
	for (size_t i = 0; i < v->n_readings; i++)
		if (dx_dec_cmp(v->readings[i].value, v->dec) == 0)
			return v->dec.coef < 0 && strcmp(v->readings[i].why, "side_not_read") == 0;
	return false;
}

static void heal(struct repair *r)
{
	struct dx_val *cells[CELLS_MAX];
	size_t n = cells_of(r, cells);
	struct solution s = {0};

	for (size_t wrong = 1; s.count == 0 && wrong <= WRONG_MAX; wrong++) {
		for (unsigned int set = 1; set < 1U << n; set++) {
			struct dx_val *some[CELLS_MAX];
			size_t k = 0;

			for (size_t i = 0; i < n; i++)
				if (set >> i & 1)
					some[k++] = cells[i];
			if (k == wrong && may_be_wrong(r, some, k))
				try_all(r, some, 0, k, &s);
		}
	}
	if (s.count != 1)
		return;
	for (size_t i = 0; i < s.n; i++) {
		bool was_unread = !dx_val_has(s.cells[i]);

		s.cells[i]->dec = s.values[i];
		s.cells[i]->source = DX_VAL_REPAIRED;
		if (was_unread)
			r->p->rows[s.cells[i] == r->above && r->before != SIZE_MAX ? r->before
				   : s.cells[i] == r->amount_after                 ? r->after
										   : r->at]
				.n_unread--;
		if (s.cells[i] != &r->p->rows[r->at].t.balance && s.cells[i] != r->above && is_side_changed(s.cells[i]))
			change_side(&r->p->rows[s.cells[i] == r->amount_after ? r->after : r->at].t);
	}
}

/* An amount or a balance that is still to be chosen. */
static bool is_open(const struct st_txn *t)
{
	const struct dx_val *cells[] = {&t->debit, &t->credit, &t->balance};

	for (size_t i = 0; i < DX_LEN(cells); i++)
		if (!dx_val_has(cells[i]) && cells[i]->n_readings)
			return true;
	return false;
}

void dx_st_repair(struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? p->n - 1 - i : i;
		struct repair r = {.p = p, .at = at, .before = dx_st_before(p, at), .after = dx_st_behind(p, at)};

		r.above = r.before == SIZE_MAX ? &p->acc->opening_balance : &p->rows[r.before].t.balance;
		if (p->rows[at].word < 0 && (holds(p, at) < 0 || is_open(&p->rows[at].t)))
			heal(&r);
	}
}
