/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Values that a person has corrected, put back among the rows that were read. The list may have other rows than the
 * paper gave: each that is still there keeps what stands beside it (its charge, its running number, cells that could
 * not be read), and rows of sums and carried balances keep their places between. Otherwise a row that somebody adds
 * would take away what contradicts the others.
 */
#include <string.h>

#include "statement_int.h"

#define AHEAD 64 /* rows that were added, taken away or changed in one place, at most */
#define ALIKE 3  /* of what a row says, when one figure of it was corrected */
#define EQUAL 4

static bool same_amount(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) == dx_val_has(b) && (!dx_val_has(a) || dx_dec_cmp(a->dec, b->dec) == 0);
}

static bool same_day(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) == dx_val_has(b) && (!dx_val_has(a) || dx_date_cmp(a->date, b->date) == 0);
}

static bool same_text(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) == dx_val_has(b) && (!dx_val_has(a) || strcmp(a->text, b->text) == 0);
}

/* How much of what both rows say is the same, 0 to EQUAL. */
static int likeness(const struct st_txn *a, const struct st_txn *b)
{
	return same_day(&a->date, &b->date) + same_text(&a->description, &b->description) +
	       (same_amount(&a->debit, &b->debit) && same_amount(&a->credit, &b->credit)) +
	       same_amount(&a->balance, &b->balance);
}

/* Which row of the list each row that was read has become. */
struct pairing {
	const struct st_txn *list;
	size_t n;
	struct st_row **rows; /* that were read: transactions only */
	size_t m;
	size_t *of; /* index in the list of each of these; SIZE_MAX: it was taken away */
};

/* Is row I of the paper row K of the list, as far as WANT? */
static bool meets(const struct pairing *p, size_t i, size_t k, int want)
{
	return i < p->m && k < p->n && likeness(&p->rows[i]->t, &p->list[k]) >= want;
}

/* How many rows were taken away (*GONE_R) and added (*NEW_R), at most MOST, before row I and row K meet again. */
static bool next_meeting(const struct pairing *p, size_t i, size_t k, int want, size_t most, size_t *gone_r,
			 size_t *new_r)
{
	for (size_t d = 0; d <= most; d++) {
		bool both = meets(p, i + d, k + d, want);
		bool added = meets(p, i, k + d, want);

		if (both || added || meets(p, i + d, k, want)) {
			*gone_r = both || !added ? d : 0;
			*new_r = both || added ? d : 0;
			return true;
		}
	}
	return false;
}

static void pair(struct pairing *p)
{
	size_t i = 0;
	size_t k = 0;

	while (i < p->m && k < p->n) {
		size_t gone = 1;
		size_t new = 1;

		/* of two rows that are nearly one the second may be new; farther away equal rows may be others */
		if (!next_meeting(p, i, k, EQUAL, 1, &gone, &new) && !next_meeting(p, i, k, ALIKE, 0, &gone, &new) &&
		    !next_meeting(p, i, k, EQUAL, AHEAD, &gone, &new))
			(void)next_meeting(p, i, k, ALIKE, AHEAD, &gone, &new);
		for (; gone && new; gone--, new --) /* as many there as here: they were changed */
			p->of[i++] = k++;
		for (; gone; gone--)
			p->of[i++] = SIZE_MAX;
		k += new;
		if (meets(p, i, k, ALIKE))
			p->of[i++] = k++;
	}
	while (i < p->m)
		p->of[i++] = SIZE_MAX;
}

/* The rows as they are put together. */
struct out {
	struct st_row *rows;
	size_t n;
	const struct st_txn *list;
	size_t next; /* of the list */
};

/* Rows of the list before row END that the paper did not give. */
static void add_new(struct out *o, size_t end)
{
	for (; o->next < end; o->next++)
		o->rows[o->n++] = (struct st_row){.word = -1, .t = o->list[o->next]};
}

static void add_given(struct out *o, const struct st_row *read)
{
	struct st_row *r = &o->rows[o->n++];
	const struct st_txn *t = &o->list[o->next++];
	const struct dx_val *before[] = {&read->t.debit, &read->t.credit, &read->t.balance};
	const struct dx_val *now[] = {&t->debit, &t->credit, &t->balance};

	*r = *read;
	for (size_t c = 0; c < DX_LEN(now); c++)
		r->n_unread -= r->n_unread > 0 && !dx_val_has(before[c]) && dx_val_has(now[c]);
	r->t = *t;
	r->t.charge = read->t.charge;
}

/* Does R, a sum or a balance, stand right behind what was put there last? Above the first row, or as its balance. */
static bool stays_behind(const struct out *o, const struct st_row *r)
{
	const struct st_row *last = NULL;

	for (size_t i = o->n; i > 0 && !last; i--)
		last = o->rows[i - 1].word < 0 ? &o->rows[i - 1] : NULL;
	return !last || (dx_val_has(&r->t.balance) && same_amount(&r->t.balance, &last->t.balance));
}

void dx_st_spread(struct dx_job *job, struct st_part *part)
{
	struct pairing p = {.list = part->acc->transactions.items, .n = part->acc->transactions.n};
	struct out o = {.list = p.list};
	size_t i = 0;

	p.rows = dx_alloc_array(job->arena, part->n + 1, sizeof(struct st_row *));
	p.of = dx_alloc_array(job->arena, part->n + 1, sizeof(*p.of));
	for (size_t k = 0; k < part->n; k++)
		if (part->rows[k].word < 0)
			p.rows[p.m++] = &part->rows[k];
	pair(&p);
	o.rows = dx_alloc_array(job->arena, part->n + p.n + 1, sizeof(*o.rows));
	for (size_t k = 0; k < part->n; k++) {
		const struct st_row *r = &part->rows[k];
		size_t at = i;

		if (r->word < 0 && p.of[i++] == SIZE_MAX)
			continue;
		while (at < p.m && p.of[at] == SIZE_MAX)
			at++;
		if (r->word < 0 || !stays_behind(&o, r))
			add_new(&o, at < p.m ? p.of[at] : p.n);
		if (r->word < 0)
			add_given(&o, r);
		else
			o.rows[o.n++] = *r;
	}
	add_new(&o, p.n);
	part->rows = o.rows;
	part->n = o.n;
	job->rows_total += (int64_t)p.n;
}

void dx_st_gather(struct st_part *p)
{
	struct st_txn *list = p->acc->transactions.items;

	for (size_t i = 0, k = 0; i < p->n; i++)
		if (p->rows[i].word < 0)
			list[k++] = p->rows[i].t;
}
