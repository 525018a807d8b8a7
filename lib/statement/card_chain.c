/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The summary of a card whose words nobody knows: figures in one line, or under each other, that begin with what was
 * owed and end with what is, and between which the payments and the purchases of the rows stand. Where the same figure
 * is two of these (who pays in full pays what was owed), its place tells which it is. The new balance may stand apart
 * from the others. What is charged besides the purchases is told by the rows whose text says that they are charges.
 * What only arithmetic names is no proof of anything.
 */
#include <string.h>

#include "card_int.h"
#include "dx/extract/enrich.h"

#define FIGURES_MAX 200
#define CHAIN_MAX   14
#define GAP_HEIGHTS 3 /* between figures under each other */

struct figure {
	struct dx_val v;
	size_t line;
	int32_t x0, x1;
};

/* One reading of a run of figures: its first, its last, and what stands between. */
struct chain {
	const struct figure *at[CHAIN_MAX];
	size_t n;
	size_t end;                /* behind what stands between */
	const struct figure *last; /* the new balance */
	const struct figure *paid; /* NULL: nothing was */
	struct dx_dec closing;
};

struct search {
	struct dx_job *job;
	struct figure v[FIGURES_MAX];
	size_t n;
	struct dx_dec debits, credits; /* of the rows */
	struct ct_card *card;
	struct chain one; /* n = 0: none yet */
	bool several;     /* … that differ */
	bool open;        /* looking for those without the new balance */
};

static void collect(struct search *s, struct dx_scope scope)
{
	struct dx_job *job = s->job;

	for (size_t i = scope.from; i < scope.to && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_seg *segs;
		size_t n;

		if (line->used)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n && s->n < FIGURES_MAX; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};
			struct figure *f = &s->v[s->n];

			if (!dx_fields_amount_of(job, &w, &f->v) || f->v.dec.scale == 0)
				continue;
			f->line = i;
			f->x0 = segs[k].x0;
			f->x1 = segs[k].x1;
			s->n++;
		}
	}
}

static bool same(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a), dx_dec_abs(b)) == 0;
}

/* May the printed V be what WANT says? What no label gave may be anything. */
static bool agrees(const struct dx_val *v, struct dx_dec want)
{
	return !dx_val_printed(v) || dx_dec_cmp(v->dec, want) == 0;
}

/* The figure of the payments: the one that the paper calls so, else the first that is neither end. */
static const struct figure *payment_of(const struct search *s, const struct chain *c)
{
	const struct dx_val *known = &s->card->acc.total_credits;
	const struct figure *first = NULL;

	for (size_t i = 1; i < c->end; i++) {
		if (!same(c->at[i]->v.dec, s->credits))
			continue;
		if (dx_val_printed(known) && dx_val_same_place(known, &c->at[i]->v))
			return c->at[i];
		first = first ? first : c->at[i];
	}
	return first;
}

/* The new balance that is none of C's figures. */
static const struct figure *apart(const struct search *s, const struct chain *c)
{
	for (const struct figure *f = s->v; f < s->v + s->n; f++)
		if ((f < c->at[0] || f > c->at[c->n - 1]) && same(f->v.dec, c->closing))
			return f;
	return NULL;
}

/* Do the figures of C say how the rows lead from the first to the last? */
static bool holds(struct search *s, struct chain *c)
{
	struct dx_val opening = c->at[0]->v;
	struct dx_dec rest = dx_dec(0, 2);
	bool both = !dx_dec_is_zero(s->debits) && !dx_dec_is_zero(s->credits);

	dx_ct_as_debt(s->job, &opening);
	c->closing = dx_dec_sub(dx_dec_add(opening.dec, s->debits), s->credits);
	c->end = s->open ? c->n : c->n - 1;
	c->last = s->open ? apart(s, c) : c->at[c->n - 1];
	if (!c->last || !same(c->last->v.dec, c->closing) || !agrees(&s->card->acc.opening_balance, opening.dec) ||
	    !agrees(&s->card->acc.closing_balance, c->closing))
		return false;
	if (c->end == 2 && (both || dx_dec_is_zero(opening.dec) || dx_dec_is_zero(c->closing)))
		return false;
	if (s->open && (!both || dx_dec_is_zero(opening.dec) || dx_dec_is_zero(c->closing)))
		return false;
	c->paid = dx_dec_is_zero(s->credits) ? NULL : payment_of(s, c);
	if (!c->paid && !dx_dec_is_zero(s->credits))
		return false;
	for (size_t i = 1; i < c->end; i++)
		if (c->at[i] != c->paid)
			rest = dx_dec_add(rest, dx_dec_abs(c->at[i]->v.dec));
	return dx_dec_cmp(rest, s->debits) == 0;
}

/* All parts of a run of figures, from three on. */
static void try_run(struct search *s, const struct figure *const *run, size_t n)
{
	for (size_t from = 0; from + 2 < n; from++) {
		for (size_t to = from + 2; to < n && to - from < CHAIN_MAX; to++) {
			struct chain c = {.n = to - from + 1};

			for (size_t i = 0; i < c.n; i++)
				c.at[i] = run[from + i];
			if (!holds(s, &c))
				continue;
			if (s->one.n &&
			    (!same(s->one.at[0]->v.dec, c.at[0]->v.dec) || !same(s->one.closing, c.closing)))
				s->several = true;
			if (c.n > s->one.n)
				s->one = c;
		}
	}
}

static void try_lines(struct search *s)
{
	for (size_t i = 0; i < s->n;) {
		const struct figure *run[FIGURES_MAX];
		size_t n = 0;

		do
			run[n++] = &s->v[i++];
		while (i < s->n && s->v[i].line == s->v[i - 1].line);
		try_run(s, run, n);
	}
}

/* The next figure under F, at either of its edges. */
static const struct figure *below(const struct search *s, const struct figure *f)
{
	const struct dx_line *own = &s->job->lines.v[f->line];

	for (const struct figure *g = f + 1; g < s->v + s->n; g++) {
		const struct dx_line *line = &s->job->lines.v[g->line];
		int32_t left = g->x0 - f->x0;
		int32_t right = g->x1 - f->x1;
		int32_t near = own->height / 2;

		if (line->page != own->page || line->y0 - own->y1 > GAP_HEIGHTS * own->height)
			return NULL;
		if (g->line != f->line && ((left <= near && -left <= near) || (right <= near && -right <= near)))
			return g;
	}
	return NULL;
}

static void try_columns(struct search *s)
{
	for (size_t i = 0; i < s->n; i++) {
		const struct figure *run[CHAIN_MAX];
		size_t n = 0;

		for (const struct figure *f = &s->v[i]; f && n < CHAIN_MAX; f = below(s, f))
			run[n++] = f;
		try_run(s, run, n);
	}
}

/* Is F a charge or a refund that the paper calls so? */
static bool is_called(const struct ct_card *card, const struct figure *f)
{
	if (dx_val_printed(&card->refunds) && dx_val_same_place(&card->refunds, &f->v))
		return true;
	for (size_t i = 0; i < CARD_CHARGES; i++)
		if (dx_val_printed(&card->charges[i]) && dx_val_same_place(&card->charges[i], &f->v))
			return true;
	return false;
}

/* What is left of C when payments and charges are known: the only figure, or the only one that is not nought. */
static const struct figure *left(const struct search *s, const struct chain *c, bool nought, bool *several_r)
{
	const struct figure *one = NULL;

	*several_r = false;
	for (size_t i = 1; i < c->end; i++) {
		if (c->at[i] == c->paid || is_called(s->card, c->at[i]) || dx_dec_is_zero(c->at[i]->v.dec) != nought)
			continue;
		*several_r |= one != NULL;
		one = c->at[i];
	}
	return *several_r ? NULL : one;
}

static bool take(struct dx_val *v, const struct figure *f, struct dx_dec dec)
{
	if (!f || dx_val_printed(v))
		return false;
	*v = f->v;
	v->dec = dec;
	return true;
}

/*
 * Purchases under a word that means something else here ("COMPRAS" beside a limit) are none of the chain's figures.
 * True: V was such.
 */
static bool drop_strange(const struct chain *c, struct dx_val *v, struct dx_dec sum)
{
	if (!dx_val_printed(v) || same(v->dec, sum))
		return false;
	for (size_t i = 0; i < c->n; i++)
		if (same(v->dec, c->at[i]->v.dec))
			return false;
	*v = (struct dx_val){0};
	return true;
}

static bool sum_rows(struct search *s, const struct st_part *p)
{
	size_t n = 0;

	s->debits = s->credits = dx_dec(0, 2);
	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		if (dx_val_has(&t->debit))
			s->debits = dx_dec_add(s->debits, t->debit.dec);
		if (dx_val_has(&t->credit))
			s->credits = dx_dec_add(s->credits, t->credit.dec);
		n += dx_val_has(&t->debit) || dx_val_has(&t->credit);
	}
	return n > 0;
}

/* Looks for the chain of the sums in S; CLOSED: with the new balance at its end. */
static bool find_chain(struct search *s, struct dx_job *job, struct dx_scope scope, struct ct_card *card, bool closed)
{
	s->job = job;
	s->card = card;
	collect(s, scope);
	try_lines(s);
	try_columns(s);
	s->open = s->one.n == 0;
	if (s->open && !closed) {
		try_lines(s);
		try_columns(s);
	}
	return s->one.n > 0 && !s->several;
}

bool dx_ct_chain_fits(struct dx_job *job, const struct st_part *p, struct ct_card *card, struct dx_dec debits,
		      struct dx_dec credits)
{
	struct search *s = DX_NEW(job->arena, struct search);

	s->debits = debits;
	s->credits = credits;
	return find_chain(s, job, p->scope, card, true);
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

/* The one figure of the chain that the charges among the rows come to. */
static bool take_fees(struct search *s, const struct st_part *p)
{
	const struct chain *c = &s->one;
	struct ct_card *card = s->card;
	const struct figure *one = NULL;
	struct dx_dec sum = sum_charges(s->job, p);

	if (dx_val_printed(&card->fees) || dx_dec_is_zero(sum))
		return false;
	for (size_t i = 1; i < c->end; i++) {
		const struct figure *f = c->at[i];

		if (f == c->paid || is_called(card, f) || !same(f->v.dec, sum) ||
		    (dx_val_printed(&card->acc.total_debits) && dx_val_same_place(&card->acc.total_debits, &f->v)))
			continue;
		if (one)
			return false;
		one = f;
	}
	if (!one)
		return false;
	take(&card->fees, one, sum);
	card->charges[CARD_FEES] = card->fees;
	return true;
}

/* All four are there and, with what is charged besides, come to the new balance. */
static bool has_all(const struct ct_card *card)
{
	const struct st_account *acc = &card->acc;
	struct dx_dec sum;

	if (!dx_val_printed(&acc->opening_balance) || !dx_val_printed(&acc->closing_balance) ||
	    !dx_val_printed(&acc->total_debits) || !dx_val_printed(&acc->total_credits))
		return false;
	sum = dx_dec_sub(dx_dec_add(acc->opening_balance.dec, acc->total_debits.dec), acc->total_credits.dec);
	sum = dx_dec_add(sum, dx_ct_charges(card));
	if (dx_val_has(&card->refunds))
		sum = dx_dec_sub(sum, card->refunds.dec);
	return dx_val_printed(&card->fees) || dx_dec_cmp(sum, acc->closing_balance.dec) == 0;
}

bool dx_ct_chain(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	struct search *s = DX_NEW(job->arena, struct search);
	struct st_account *acc = &card->acc;
	const struct chain *c = &s->one;
	const struct figure *bought;
	bool several;
	bool any;

	if (p->has_unread || has_all(card))
		return false;
	if (!sum_rows(s, p) || !find_chain(s, job, p->scope, card, false))
		return false;
	any = drop_strange(c, &acc->total_debits, s->debits); /* what it contradicts is not proved by the rest */
	p->opening_inferred |= take(&acc->opening_balance, c->at[0], c->at[0]->v.dec);
	if (p->opening_inferred)
		dx_ct_as_debt(job, &acc->opening_balance);
	p->closing_inferred |= take(&acc->closing_balance, c->last, c->closing);
	any |= take(&acc->total_credits, c->paid ? c->paid : left(s, c, true, &several), s->credits);
	any |= take_fees(s, p);
	bought = left(s, c, false, &several);
	if (!bought && !several) /* all that was charged has another name */
		bought = left(s, c, true, &several);
	any |= take(&acc->total_debits, bought, bought ? dx_dec_abs(bought->v.dec) : s->debits);
	return any || p->opening_inferred || p->closing_inferred;
}
