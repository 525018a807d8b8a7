/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts of a scan whose side was not read, where a balance stands once a day: "37,732.00" among "343.36 D" and
 * "279,293.00 C". From one printed balance to the next the amounts between make the difference; the sides, and where
 * need be other readings of those amounts, that do so are theirs when they are the only ones.
 */
#include "amounts.h"
#include "record/record.h"

#define UNKNOWN_MAX 3

struct stretch {
	struct st_row *rows[UNKNOWN_MAX]; /* whose side is not known */
	size_t n;
	bool broken;       /* an amount in it is not read */
	struct dx_dec sum; /* of the others */
};

struct found {
	size_t times;
	struct dx_dec of[UNKNOWN_MAX];
};

static bool is_unknown(const struct dx_job *job, const struct st_row *r)
{
	return r->side == 0 && r->number.mark == DX_VALUE_MARK_NONE && dx_val_has(&r->amount) &&
	       job->pages[r->table->page].source == DX_SOURCE_OCR;
}

static void add_row(const struct dx_job *job, struct stretch *s, struct st_row *r)
{
	struct dx_dec v;

	if (is_unknown(job, r)) {
		s->broken |= s->n == UNKNOWN_MAX;
		if (s->n < UNKNOWN_MAX)
			s->rows[s->n++] = r;
		return;
	}
	s->broken |= r->n_unread > 0;
	if (dx_val_has(&r->amount)) {
		v = dx_dec_abs(r->amount.dec);
		s->sum = dx_dec_add(s->sum, r->side < 0 ? dx_dec_neg(v) : v);
	} else {
		s->sum = dx_dec_add(s->sum, dx_st_change(&r->t));
	}
}

/* Every side and reading of the rows from AT on; REST is what is still to be made. */
static void try_all(const struct stretch *s, size_t at, struct dx_dec rest, struct dx_dec of[UNKNOWN_MAX],
		    struct found *f)
{
	const struct dx_val *v;

	if (at == s->n) {
		if (!dx_dec_is_zero(rest))
			return;
		f->times++;
		for (size_t i = 0; i < s->n; i++)
			f->of[i] = of[i];
		return;
	}
	v = &s->rows[at]->amount;
	for (size_t i = 0; i <= v->n_readings; i++) {
		const struct dx_dec one = dx_dec_abs(i ? v->readings[i - 1].value : v->dec);

		if (i > 0 && dx_dec_cmp(one, dx_dec_abs(v->dec)) == 0)
			continue;
		of[at] = one;
		try_all(s, at + 1, dx_dec_sub(rest, one), of, f);
		of[at] = dx_dec_neg(one);
		try_all(s, at + 1, dx_dec_add(rest, one), of, f);
	}
}

/* The balances before and behind S differ by CHANGE. */
static void end_stretch(const struct stretch *s, struct dx_dec change)
{
	struct dx_dec of[UNKNOWN_MAX];
	struct found f = {.times = 0};

	if (s->broken || s->n == 0)
		return;
	try_all(s, 0, dx_dec_sub(change, s->sum), of, &f);
	for (size_t i = 0; f.times == 1 && i < s->n; i++) {
		s->rows[i]->side = f.of[i].coef < 0 ? -1 : 1;
		s->rows[i]->amount.dec = dx_dec_abs(f.of[i]);
		s->rows[i]->amount.source = DX_VAL_REPAIRED;
	}
}

/* The balance behind row R, printed in it or as a row of its own. */
static const struct dx_val *balance_of(const struct st_row *r)
{
	if (dx_val_printed(&r->t.balance))
		return &r->t.balance;
	return r->word >= 0 && r->word != SW_TOTAL && dx_val_printed(&r->amount) ? &r->amount : NULL;
}

void dx_st_sides_of_days(struct dx_job *job, struct st_part *p)
{
	const struct dx_val *last = dx_val_printed(&p->acc->opening_balance) ? &p->acc->opening_balance : NULL;
	struct stretch s = {.sum = dx_dec(0, 2)};

	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[p->reversed ? p->n - 1 - i : i];
		const struct dx_val *balance = balance_of(r);

		if (r->word < 0)
			add_row(job, &s, r);
		if (!balance)
			continue;
		if (last)
			end_stretch(&s, dx_dec_sub(balance->dec, last->dec));
		last = balance;
		s = (struct stretch){.sum = dx_dec(0, 2)};
	}
}
