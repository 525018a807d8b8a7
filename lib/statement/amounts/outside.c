/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Balances and sums whose label is in no template: a figure printed outside the rows that is, to the last digit, what
 * the rows begin with, end with or come to. It says no more than the rows do, so that it is no proof; but it is there,
 * and where it stands can be shown. A figure that nobody printed is not taken.
 */
#include <stdlib.h>
#include <string.h>

#include "card_debt_int.h"
#include "amounts.h"
#include "record/record.h"

#define FIGURES_MAX 300
#define ROWS_MIN    3    /* transactions from which on a sum is no coincidence */
#define DIGITS_MIN  1000 /* in the smallest unit: of two digits many are alike */

struct figures {
	struct dx_val v[FIGURES_MAX];
	bool less[FIGURES_MAX]; /* printed with a minus, or what means one */
	size_t n;
	bool are_debts; /* a card's: what is had has the minus */
};

static void add(struct dx_job *job, struct figures *f, const struct dx_words *w)
{
	struct dx_val v;

	if (f->n == FIGURES_MAX || !dx_fields_amount_of(job, w, &v) || v.dec.scale == 0)
		return;
	if (f->are_debts)
		dx_ct_as_debt(job, &v);
	f->less[f->n] = v.dec.coef < 0;
	v.dec = dx_dec_abs(v.dec);
	if (v.dec.coef < DIGITS_MIN)
		return;
	for (size_t i = 0; i < f->n; i++)
		if (dx_dec_cmp(f->v[i].dec, v.dec) == 0)
			return;
	f->v[f->n++] = v;
}

/* Each amount of the lines that are no rows, once. */
static void collect(struct dx_job *job, struct dx_scope s, struct figures *f)
{
	for (size_t i = s.from; i < s.to && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_seg *segs;
		size_t n;

		if (line->used)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++)
			for (size_t to = 1; to <= segs[k].n; to++) {
				const struct dx_word *const *words = line->words + segs[k].first;
				struct dx_words w = {.words = words, .n = to, .page = line->page};

				/* up to where another word cannot go on with the number: "1 234,56", not "1" */
				if (dx_columns_amount_like(words[to - 1]))
					add(job, f, &w);
			}
	}
}

static const struct dx_val *find(const struct figures *f, struct dx_dec want)
{
	for (size_t i = 0; i < f->n; i++)
		if (dx_dec_cmp(f->v[i].dec, dx_dec_abs(want)) == 0)
			return &f->v[i];
	return NULL;
}

static bool set(const struct figures *f, struct dx_dec want, struct dx_val *v)
{
	const struct dx_val *found = find(f, want);

	if (!found || (f->are_debts && want.coef < 0 && !f->less[found - f->v]))
		return false;
	*v = *found;
	v->dec = want;
	return true;
}

/*
 * A limit and what is left of it differ by what is owed: that is printed as well, and a limit is a round figure, as
 * what is left may be.
 */
static bool may_be_limit(const struct figures *f, struct dx_dec change, const struct dx_val *a, const struct dx_val *b)
{
	return find(f, change) && (dx_dec_normalize(a->dec).scale == 0 || dx_dec_normalize(b->dec).scale == 0);
}

/* The figure that is FROM and CHANGE. What is had is a debt with a minus, if not all debts are printed with one. */
static const struct dx_val *led_to(const struct figures *f, size_t from, struct dx_dec change)
{
	struct dx_dec want = dx_dec_add(f->v[from].dec, change);
	const struct dx_val *to = want.coef > 0 ? find(f, want) : NULL;

	if (to && f->less[from] == f->less[to - f->v])
		return to;
	if (!f->are_debts) /* "-48,531.09" and "61,240.44" are sums of two cards that come to CHANGE */
		return to && !f->less[from] ? to : NULL;
	want = dx_dec_add(f->less[from] ? dx_dec_neg(f->v[from].dec) : f->v[from].dec, change);
	to = find(f, want);
	return to && f->less[to - f->v] == (want.coef < 0) ? to : NULL;
}

/*
 * The only two figures of which the second is the first and CHANGE; but for LESS itself, which with what it is taken
 * from makes such a pair on any paper that prints both sums, and for a limit.
 */
static bool only_pair(const struct figures *f, struct dx_dec change, struct dx_dec less, const struct dx_val **from,
		      const struct dx_val **to)
{
	size_t n = 0;

	if (dx_dec_is_zero(change))
		return false;
	for (size_t i = 0; i < f->n; i++) {
		const struct dx_val *other = led_to(f, i, change);

		if (!other || dx_dec_cmp(f->v[i].dec, less) == 0 || may_be_limit(f, change, &f->v[i], other))
			continue;
		*from = &f->v[i];
		*to = other;
		n++;
	}
	return n == 1;
}

/* The two balances where the rows print none: what rows add, less what they take, leads from one to the other. BOTH:
 * even where neither is known. */
static void by_change(struct st_part *p, const struct figures *f, struct dx_dec more, struct dx_dec less, bool both)
{
	struct dx_dec change = dx_dec_sub(more, less);
	struct st_account *acc = p->acc;
	const struct dx_val *from = NULL;
	const struct dx_val *to = NULL;
	bool opens = dx_val_printed(&acc->opening_balance);
	bool closes = dx_val_printed(&acc->closing_balance);

	if (opens && !closes) {
		p->closing_inferred = set(f, dx_dec_add(acc->opening_balance.dec, change), &acc->closing_balance);
	} else if (!opens && closes) {
		p->opening_inferred = set(f, dx_dec_sub(acc->closing_balance.dec, change), &acc->opening_balance);
	} else if (!opens && both && only_pair(f, change, less, &from, &to)) {
		acc->opening_balance = *from;
		acc->closing_balance = *to;
		if (f->less[from - f->v] != f->less[to - f->v]) {
			bool had = f->less[from - f->v]; /* before; else now */

			if (had)
				acc->opening_balance.dec = dx_dec_neg(from->dec);
			else
				acc->closing_balance.dec = dx_dec_neg(to->dec);
		}
		p->opening_inferred = p->closing_inferred = true;
	}
}

static struct dx_dec sum_of(const struct st_part *p, bool debits, size_t *n)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_val *v = debits ? &p->rows[i].t.debit : &p->rows[i].t.credit;

		if (p->rows[i].word >= 0 || !dx_val_has(v))
			continue;
		sum = dx_dec_add(sum, v->dec);
		(*n)++;
	}
	return sum;
}

/* Do the words of LINE before its first sign or figure say "balance", and nothing else? *AT_R is the word behind them.
 */
static bool says_balance(struct dx_job *job, const struct dx_line *line, size_t *at_r)
{
	const struct dx_lex *lex = job->tpl->columns;
	struct dx_tok *toks;
	size_t words = 0;
	size_t n;
	size_t len = 0;

	while (words < line->n && line->words[words]->text[strcspn(line->words[words]->text, ":0123456789")] == '\0')
		words++;
	*at_r = words;
	if (words == 0 || words == line->n || line->words[words]->text[0] != ':' ||
	    dx_str_ieq_c(dx_strn(line->words[0]->text, strnlen(line->words[0]->text, 5)), "avail")) /* another one */
		return false;
	toks = dx_lex_tokens(lex, job->arena, line->words, words, &n);
	return dx_lex_match(lex, toks, n, 0, &len) == ST_BALANCE && len == n;
}

/* "Balance : Rs. 6,27,394.02" below rows that print none, and no other such line: what they come to. It proves nothing.
 */
static void balance_below(struct dx_job *job, struct st_part *p)
{
	struct dx_val found = {0};
	size_t bottom = 0;

	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].row && p->rows[i].row->line > bottom)
			bottom = p->rows[i].row->line;
	for (size_t i = bottom + 1; bottom && i < p->scope.to && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words w = {.page = line->page};
		struct dx_val one;
		size_t at;

		if (line->used || !says_balance(job, line, &at))
			continue;
		w.words = (const struct dx_word *const *)line->words + at + (line->words[at]->text[1] == '\0');
		w.skip = line->words[at]->text[1] != '\0';
		w.n = line->n - (size_t)(w.words - (const struct dx_word *const *)line->words);
		if (w.n == 0 || !dx_fields_amount_of(job, &w, &one))
			continue;
		if (dx_val_has(&found))
			return;
		found = one;
	}
	if (!dx_val_has(&found))
		return;
	p->acc->closing_balance = found;
	p->closing_inferred = true;
}

static bool same(const struct dx_val *a, const struct dx_val *b)
{
	return dx_dec_cmp(dx_dec_abs(a->dec), dx_dec_abs(b->dec)) == 0;
}

/*
 * Both sums as well, under words that nobody knows: with the balances four figures of which none is another, each of
 * them what the rows come to. Together they hold the rows as labelled ones do. Recognised ones do not: what was misread
 * alike in two places would pass.
 */
static void all_four(struct dx_job *job, struct st_part *p, const struct figures *f, struct dx_dec debits,
		     struct dx_dec credits)
{
	struct st_account *acc = p->acc;
	const struct dx_val *d = find(f, debits);
	const struct dx_val *c = find(f, credits);
	const struct dx_val *all[] = {&acc->opening_balance, &acc->closing_balance, d, c};

	if (!d || !c || dx_val_has(&acc->total_debits) || dx_val_has(&acc->total_credits))
		return;
	for (size_t i = 0; i < DX_LEN(all); i++) {
		if (all[i]->source != DX_VAL_TEXT_LAYER)
			return;
		for (size_t k = 0; k < i; k++)
			if (same(all[i], all[k]))
				return;
	}
	acc->total_debits = *d;
	acc->total_credits = *c;
	p->totals_are_whole = dx_st_totals_above(job, p);
}

/* Does V stand at the height of a balance, among the figures of a summary? */
static bool is_beside_balance(const struct st_account *acc, const struct dx_val *v)
{
	const struct dx_val *balances[] = {&acc->opening_balance, &acc->closing_balance};

	for (size_t i = 0; i < DX_LEN(balances); i++) {
		const struct dx_place *p = &balances[i]->place;

		if (p->page == v->place.page && p->y0 < v->place.y1 && p->y1 > v->place.y0 && !same(balances[i], v))
			return true;
	}
	return false;
}

/* Does V stand right under or over the sum of the other side, and end where that does? */
static bool is_next_to(const struct dx_val *other, const struct dx_val *v)
{
	const struct dx_place *a = &other->place;
	const struct dx_place *b = &v->place;
	const int32_t height = a->y1 - a->y0;

	return dx_val_printed(other) && a->page == b->page && abs(a->x1 - b->x1) <= height / 2 && !same(other, v) &&
	       abs(a->y0 - b->y0) <= 2 * height;
}

/* One of the sums alone, beside a balance or next to the OTHER one. */
static void one_beside(const struct figures *f, const struct st_account *acc, struct dx_dec sum,
		       const struct dx_val *other, struct dx_val *v)
{
	const struct dx_val *found = find(f, sum);

	if (found && !dx_val_has(v) && found->source == DX_VAL_TEXT_LAYER &&
	    (is_beside_balance(acc, found) || is_next_to(other, found)))
		*v = *found;
}

int dx_st_side_outside(struct dx_job *job, const struct st_part *p, size_t i)
{
	const struct st_row *r = &p->rows[i];
	struct figures *f;
	bool debit, credit;

	if (i != dx_st_first(p) || !dx_val_has(&r->t.balance) || dx_val_has(&p->acc->opening_balance))
		return 0;
	f = DX_NEW(job->arena, struct figures);
	collect(job, p->scope, f);
	credit = find(f, dx_dec_sub(r->t.balance.dec, dx_dec_abs(r->amount.dec))) != NULL;
	debit = find(f, dx_dec_add(r->t.balance.dec, dx_dec_abs(r->amount.dec))) != NULL;
	return debit == credit ? 0 : debit ? -1 : 1;
}

void dx_st_outside(struct dx_job *job, struct st_part *p)
{
	struct figures *f = DX_NEW(job->arena, struct figures);
	struct st_account *acc = p->acc;
	size_t first = dx_st_first(p);
	size_t last = dx_st_last(p);
	size_t n = 0;
	struct dx_dec debits, credits, opening;

	if (first != SIZE_MAX && !dx_st_has_balances(p) && !dx_val_has(&acc->closing_balance))
		balance_below(job, p);
	if (first == SIZE_MAX || p->has_unread)
		return;
	debits = sum_of(p, true, &n);
	credits = sum_of(p, false, &n);
	if (n < ROWS_MIN)
		return;
	collect(job, p->scope, f);
	if (dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance)) {
		all_four(job, p, f, debits, credits);
		one_beside(f, acc, debits, &acc->total_credits, &acc->total_debits);
		one_beside(f, acc, credits, &acc->total_debits, &acc->total_credits);
		return;
	}
	if (!dx_val_has(&p->rows[first].t.balance) || !dx_val_has(&p->rows[last].t.balance)) {
		if (!dx_st_has_balances(p))
			by_change(p, f, credits, debits, true);
		return;
	}
	opening = dx_dec_sub(p->rows[first].t.balance.dec, dx_st_change(&p->rows[first].t));
	if (dx_dec_cmp(opening, p->rows[last].t.balance.dec) == 0)
		return; /* one figure could be either */
	if (!dx_val_printed(&acc->opening_balance))
		p->opening_inferred = set(f, opening, &acc->opening_balance);
	if (!dx_val_printed(&acc->closing_balance))
		p->closing_inferred = set(f, p->rows[last].t.balance.dec, &acc->closing_balance);
	if (dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance))
		all_four(job, p, f, debits, credits);
}

static bool is_dated(const struct st_row *r)
{
	return r->has_date || r->date_unread;
}

/* Is the first row printed the only one without a day, and is something paid among the others? */
static bool begins_undated(const struct st_part *p)
{
	size_t dated = 0;
	bool paid = false;

	if (p->n == 0 || p->rows[0].word >= 0 || is_dated(&p->rows[0]))
		return false;
	for (size_t i = 1; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		if (!is_dated(&p->rows[i]))
			return false;
		paid |= dx_val_has(&p->rows[i].t.credit);
		dated++;
	}
	return dated > 0 && paid;
}

void dx_st_undated_first(struct dx_job *job, struct st_part *p)
{
	struct figures *f;
	struct st_row *first = p->rows;
	struct st_account *acc = p->acc;
	struct dx_dec sum;
	size_t n = 0;

	if (p->has_unread || dx_val_printed(&acc->opening_balance) || dx_st_has_balances(p) || !begins_undated(p) ||
	    dx_val_has(&first->t.debit) == dx_val_has(&first->t.credit))
		return;
	sum = dx_dec_sub(sum_of(p, true, &n), sum_of(p, false, &n));
	if (dx_dec_is_zero(sum))
		return;
	if (dx_val_printed(&acc->closing_balance)) {
		if (dx_dec_cmp(acc->closing_balance.dec, sum) != 0)
			return;
	} else {
		f = DX_NEW(job->arena, struct figures);
		collect(job, p->scope, f);
		p->closing_inferred = set(f, sum, &acc->closing_balance);
		if (!p->closing_inferred)
			return;
	}
	acc->opening_balance = dx_val_has(&first->t.debit) ? first->t.debit : first->t.credit;
	acc->opening_balance.dec = dx_dec_neg(dx_st_change(&first->t));
	first->word = SW_BROUGHT;
	p->opening_is_row = p->opening_inferred = true;
}

/* Does V say what has another name already? Who pays in full pays what was owed, and owes what was bought. */
static bool is_other(const struct dx_val *v, const struct dx_val *other)
{
	return dx_val_printed(v) && dx_val_printed(other) &&
	       dx_dec_cmp(dx_dec_abs(v->dec), dx_dec_abs(other->dec)) == 0;
}

bool dx_st_is_outside(struct dx_job *job, const struct st_part *p, struct dx_dec want)
{
	struct figures *f = DX_NEW(job->arena, struct figures);

	collect(job, p->scope, f);
	return find(f, want) != NULL;
}

bool dx_st_pair_outside(struct dx_job *job, const struct st_part *p, struct dx_dec debits, struct dx_dec credits)
{
	struct figures *f = DX_NEW(job->arena, struct figures);
	const struct dx_val *from;
	const struct dx_val *to;

	f->are_debts = true;
	collect(job, p->scope, f);
	return only_pair(f, dx_dec_sub(debits, credits), credits, &from, &to);
}

bool dx_st_outside_card(struct dx_job *job, struct st_part *p, bool sides_are_open)
{
	struct figures *f = DX_NEW(job->arena, struct figures);
	struct st_account *acc = p->acc;
	struct dx_dec debits, credits;
	size_t n_debits = 0;
	size_t n_credits = 0;
	bool any = false;

	debits = sum_of(p, true, &n_debits);
	credits = sum_of(p, false, &n_credits);
	if (p->has_unread || n_debits + n_credits < ROWS_MIN)
		return false;
	f->are_debts = true;
	collect(job, p->scope, f);
	by_change(p, f, debits, credits, !sides_are_open); /* what is owed grows by debits */
	if (!dx_val_printed(&acc->total_credits) && n_credits)
		any |= set(f, credits, &acc->total_credits);
	if (!dx_val_printed(&acc->total_debits) && n_debits && set(f, debits, &acc->total_debits)) {
		if (is_other(&acc->total_debits, &acc->closing_balance))
			acc->total_debits = (struct dx_val){0};
		else
			any = true;
	}
	return any || p->opening_inferred || p->closing_inferred;
}
