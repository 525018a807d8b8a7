/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The summary of a card whose words nobody knows: figures in one line, or under each other, that begin with what was
 * owed and end with what is, and between which the payments and the purchases of the rows stand. Where the same figure
 * is two of these (who pays in full pays what was owed), its place tells which it is. The new balance may stand apart
 * from the others. What is charged besides the purchases is told by the rows whose text says that they are charges.
 * What only arithmetic names is no proof of anything.
 */
#include <string.h>

#include "card_chain_int.h"

#define GAP_HEIGHTS 3 /* between figures under each other */

struct search {
	struct dx_job *job;
	struct ct_figure v[DX_CT_FIGURES_MAX];
	size_t n;
	struct dx_dec debits, credits; /* of the rows */
	struct ct_card *card;
	struct ct_chain one; /* n = 0: none yet */
	bool several;        /* … that differ */
	bool open;           /* looking for those without the new balance */
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
		for (size_t k = 0; k < n && s->n < DX_CT_FIGURES_MAX; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};
			struct ct_figure *f = &s->v[s->n];

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
static const struct ct_figure *payment_of(const struct search *s, const struct ct_chain *c)
{
	const struct dx_val *known = &s->card->acc.total_credits;
	const struct ct_figure *first = NULL;

	for (size_t i = 1; i < c->end; i++) {
		if (!same(c->at[i]->v.dec, s->credits))
			continue;
		if (dx_val_printed(known) && dx_val_same_place(known, &c->at[i]->v))
			return c->at[i];
		first = first ? first : c->at[i];
	}
	return first;
}

static bool is_of(const struct ct_chain *c, const struct ct_figure *f)
{
	for (size_t i = 0; i < c->n; i++)
		if (c->at[i] == f)
			return true;
	return false;
}

/* The new balance that is none of C's figures. */
static const struct ct_figure *apart(const struct search *s, const struct ct_chain *c)
{
	for (const struct ct_figure *f = s->v; f < s->v + s->n; f++)
		if (!is_of(c, f) && same(f->v.dec, c->closing))
			return f;
	return NULL;
}

/* Does what stands between, but for credits, come to the debits of the rows? */
static bool charges_hold(const struct search *s, const struct ct_chain *c)
{
	struct dx_dec rest = dx_dec(0, 2);

	for (size_t i = 1; i < c->end; i++)
		if (!dx_ct_is_credit(c, c->at[i]))
			rest = dx_dec_add(rest, dx_dec_abs(c->at[i]->v.dec));
	return dx_dec_cmp(rest, s->debits) == 0;
}

/*
 * Payments and refunds apart: the only two figures that are together what the rows give back. Which is which only a
 * label says; the first of them in the list is what was paid.
 */
static bool two_credits(const struct search *s, struct ct_chain *c)
{
	const struct ct_figure *paid = NULL;
	const struct ct_figure *back = NULL;

	for (size_t i = 1; i < c->end; i++)
		for (size_t k = i + 1; k < c->end; k++) {
			const struct dx_val *a = &c->at[i]->v;
			const struct dx_val *b = &c->at[k]->v;

			if (dx_dec_is_zero(a->dec) || dx_dec_is_zero(b->dec) ||
			    dx_dec_cmp(dx_dec_add(dx_dec_abs(a->dec), dx_dec_abs(b->dec)), s->credits) != 0)
				continue;
			if (paid)
				return false;
			paid = c->at[i];
			back = c->at[k];
		}
	c->paid = paid;
	c->back = back;
	return paid != NULL;
}

/* Do the figures of C say how the rows lead from the first to the last? */
static bool holds(struct search *s, struct ct_chain *c)
{
	struct dx_val opening = c->at[0]->v;
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
	if (!c->paid && !dx_dec_is_zero(s->credits) && !two_credits(s, c))
		return false;
	return charges_hold(s, c);
}

/* All parts of a run of figures, from three on. */
static void try_run(struct search *s, const struct ct_figure *const *run, size_t n)
{
	for (size_t from = 0; from + 2 < n; from++) {
		for (size_t to = from + 2; to < n && to - from < DX_CT_CHAIN_MAX; to++) {
			struct ct_chain c = {.n = to - from + 1};

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
		const struct ct_figure *run[DX_CT_FIGURES_MAX];
		size_t n = 0;

		do
			run[n++] = &s->v[i++];
		while (i < s->n && s->v[i].line == s->v[i - 1].line);
		try_run(s, run, n);
	}
}

/* The next figure under F, at either of its edges. */
static const struct ct_figure *below(const struct search *s, const struct ct_figure *f)
{
	const struct dx_line *own = &s->job->lines.v[f->line];

	for (const struct ct_figure *g = f + 1; g < s->v + s->n; g++) {
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
		const struct ct_figure *run[DX_CT_CHAIN_MAX];
		size_t n = 0;

		for (const struct ct_figure *f = &s->v[i]; f && n < DX_CT_CHAIN_MAX; f = below(s, f))
			run[n++] = f;
		try_run(s, run, n);
	}
}

/*
 * Purchases under a word that means something else here ("COMPRAS" beside a limit) are none of the chain's figures.
 * True: V was such.
 */
static bool drop_strange(const struct ct_chain *c, struct dx_val *v, struct dx_dec sum)
{
	if (!dx_val_printed(v) || same(v->dec, sum))
		return false;
	for (size_t i = 0; i < c->n; i++)
		if (dx_val_same_place(v, &c->at[i]->v) || (!dx_dec_is_zero(v->dec) && same(v->dec, c->at[i]->v.dec)))
			return false;
	*v = (struct dx_val){0};
	return true;
}

/* Where nothing was paid: the only nought that has no other name. */
static const struct ct_figure *nothing_paid(const struct search *s, const struct ct_chain *c)
{
	const struct ct_figure *one = NULL;

	for (size_t i = 1; i < c->end; i++) {
		if (!dx_dec_is_zero(c->at[i]->v.dec) || dx_ct_is_called(s->card, c->at[i]))
			continue;
		if (one)
			return NULL;
		one = c->at[i];
	}
	return one;
}

/* Labels with their figures in two columns, read line by line: all figures of lines that stand close. */
static void try_blocks(struct search *s)
{
	for (size_t i = 0; i < s->n;) {
		const struct ct_figure *run[DX_CT_FIGURES_MAX];
		size_t lines = 1;
		size_t n = 0;

		for (run[n++] = &s->v[i++]; i < s->n; run[n++] = &s->v[i++]) {
			const struct dx_line *above = &s->job->lines.v[s->v[i - 1].line];
			const struct dx_line *line = &s->job->lines.v[s->v[i].line];

			if (line->page != above->page || line->y0 - above->y1 > GAP_HEIGHTS * above->height)
				break;
			lines += line != above;
		}
		if (lines > 1)
			try_run(s, run, n);
	}
}

static void try_all(struct search *s, bool open)
{
	s->open = open;
	try_lines(s);
	try_columns(s);
	if (s->one.n == 0)
		try_blocks(s);
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
	try_all(s, false);
	if (s->one.n == 0 && !closed)
		try_all(s, true);
	return s->one.n > 0 && !s->several;
}

bool dx_ct_chain_fits(struct dx_job *job, const struct st_part *p, struct ct_card *card, struct dx_dec debits,
		      struct dx_dec credits, bool closed)
{
	struct search *s = DX_NEW(job->arena, struct search);

	s->debits = debits;
	s->credits = credits;
	return find_chain(s, job, p->scope, card, closed);
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
	return dx_dec_cmp(sum, acc->closing_balance.dec) == 0;
}

/* Is "Credits" all that HIT says? What was paid, or what was given back besides. */
static bool says_credits(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const char *text = job->lines.v[hit->line].words[hit->first]->text;

	return hit->n == 1 && (dx_str_ieq_c(dx_str(text), "credits") || dx_str_ieq_c(dx_str(text), "credit"));
}

/* The amount behind or under HIT. */
static bool figure_of(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = !hit->inner && dx_fields_is_label(job, hit) ? dx_labels_values(job->arena, &job->labels, hit, values)
							       : 0;

	for (size_t i = 0; i < n; i++) {
		if (!dx_fields_amount_of(job, &values[i], v) || v->dec.scale == 0)
			continue;
		v->dec = dx_dec_abs(v->dec);
		return true;
	}
	return false;
}

/*
 * "Payments 0.00" and "Credits 3,572.75", each behind a label for what was paid: one of them was given back besides,
 * where the summary holds with both.
 */
static void part_credits(struct dx_job *job, struct ct_card *card)
{
	struct ct_card other = *card;
	struct dx_val *paid = &other.acc.total_credits;
	const struct dx_label_hit *hit;
	size_t at = 0;
	bool first = false; /* "Credits" is what PAID is so far */

	if (!dx_val_printed(paid) || dx_val_has(&card->refunds))
		return;
	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_TOTAL_CREDITS, &at))) {
		struct dx_val found;

		if (!figure_of(job, hit, &found))
			continue;
		if (dx_val_same_place(&found, &card->acc.total_credits)) {
			first = says_credits(job, hit);
			continue;
		}
		if (first == says_credits(job, hit))
			continue;
		other.refunds = first ? *paid : found;
		*paid = first ? found : *paid;
		if (has_all(&other))
			*card = other;
		return;
	}
}

/* "Credits -0.00" under "Payments" that nobody knows: what was given back besides, and nothing was. */
static bool leave_no_credits(const struct search *s, struct ct_card *card)
{
	struct dx_val *v = &card->acc.total_credits;

	if (!s->one.paid || !dx_val_printed(v) || !dx_dec_is_zero(v->dec) || dx_val_has(&card->refunds))
		return false;
	card->refunds = *v;
	*v = (struct dx_val){0};
	return true;
}

/* Does a label's V stand in C as what OWN is not? */
static bool is_elsewhere(const struct ct_chain *c, const struct dx_val *v, const struct ct_figure *own)
{
	for (size_t i = 0; i < c->n; i++)
		if (c->at[i] != own && dx_val_same_place(v, &c->at[i]->v))
			return true;
	return false;
}

/*
 * "Current Dues  0.00" of a table of arrears is no new balance where a summary says another one, nor is "Total Amount
 * Due - Last Statement" that the summary begins with.
 */
static void leave_strange_balances(struct dx_job *job, const struct st_part *p, struct ct_card *card)
{
	struct search *s = DX_NEW(job->arena, struct search);
	struct ct_card other = *card;
	struct dx_val *opening = &card->acc.opening_balance;
	struct dx_val *closing = &card->acc.closing_balance;

	if ((!dx_val_printed(opening) && !dx_val_printed(closing)) || !sum_rows(s, p) || dx_dec_is_zero(s->debits) ||
	    dx_dec_is_zero(s->credits))
		return;
	other.acc.opening_balance = other.acc.closing_balance = (struct dx_val){0};
	if (!find_chain(s, job, p->scope, &other, true))
		return;
	if (dx_val_printed(closing) && !same(closing->dec, s->one.closing) &&
	    (dx_dec_is_zero(closing->dec) || is_elsewhere(&s->one, closing, s->one.last)))
		*closing = (struct dx_val){0};
	if (dx_val_printed(opening) && !same(opening->dec, s->one.at[0]->v.dec) &&
	    is_elsewhere(&s->one, opening, s->one.at[0]))
		*opening = (struct dx_val){0};
}

bool dx_ct_chain(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	struct search *s = DX_NEW(job->arena, struct search);
	struct st_account *acc = &card->acc;
	const struct ct_chain *c = &s->one;
	bool any;

	if (p->has_unread || has_all(card))
		return false;
	part_credits(job, card);
	if (has_all(card))
		return false;
	leave_strange_balances(job, p, card);
	if (!sum_rows(s, p) || !find_chain(s, job, p->scope, card, false))
		return false;
	any = drop_strange(c, &acc->total_debits, s->debits); /* what it contradicts is not proved by the rest */
	any |= leave_no_credits(s, card);
	p->opening_inferred |= dx_ct_take(&acc->opening_balance, c->at[0], c->at[0]->v.dec);
	if (p->opening_inferred)
		dx_ct_as_debt(job, &acc->opening_balance);
	p->closing_inferred |= dx_ct_take(&acc->closing_balance, c->last, c->closing);
	if (!c->back)
		any |= dx_ct_take(&acc->total_credits, c->paid ? c->paid : nothing_paid(s, c), s->credits);
	any |= dx_ct_parts(job, p, card, c, s->debits);
	return any || p->opening_inferred || p->closing_inferred;
}
