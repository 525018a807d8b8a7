/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows of totals: which of them say what all rows come to, which a page, and which only count rows. */
#include <string.h>

#include "dx/extract/table.h"
#include "amounts.h"
#include "record/record.h"

/* What the transactions FROM..TO of P come to on the two sides. */
struct sides {
	struct dx_dec debits, credits;
};

static struct sides sides_of(const struct st_part *p, size_t from, size_t to)
{
	struct sides s = {dx_dec(0, 2), dx_dec(0, 2)};

	for (size_t i = from; i < to; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		if (dx_val_has(&t->debit))
			s.debits = dx_dec_add(s.debits, dx_dec_abs(t->debit.dec));
		if (dx_val_has(&t->credit))
			s.credits = dx_dec_add(s.credits, dx_dec_abs(t->credit.dec));
	}
	return s;
}

static struct sides plus(struct sides a, struct sides b)
{
	return (struct sides){dx_dec_add(a.debits, b.debits), dx_dec_add(a.credits, b.credits)};
}

static bool is_sum(const struct st_row *r, struct sides s)
{
	return dx_dec_cmp(dx_dec_abs(r->t.debit.dec), s.debits) == 0 &&
	       dx_dec_cmp(dx_dec_abs(r->t.credit.dec), s.credits) == 0;
}

static bool has_both(const struct st_row *r)
{
	return r->word == SW_TOTAL && dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit);
}

/* Does a row of totals with transactions between it and row I have the same words? */
static bool is_said_before(const struct st_part *p, size_t i)
{
	const struct dx_val *words = &p->rows[i].t.description;
	bool between = false;

	while (dx_val_has(words) && i-- > 0) {
		const struct st_row *r = &p->rows[i];

		between |= r->word < 0;
		if (between && has_both(r) && dx_val_has(&r->t.description) &&
		    strcmp(r->t.description.text, words->text) == 0)
			return true;
	}
	return false;
}

/* Does another row of totals say what all transactions come to, and row I not? */
static bool is_of_some(const struct st_part *p, size_t i)
{
	const struct sides all = sides_of(p, 0, p->n);

	if (!has_both(&p->rows[i]) || is_sum(&p->rows[i], all))
		return false;
	for (size_t k = 0; k < p->n; k++)
		if (k != i && has_both(&p->rows[k]) && is_sum(&p->rows[k], all))
			return true;
	return false;
}

void dx_st_totals_from_row(struct st_part *p, size_t i)
{
	const struct st_row *r = &p->rows[i];
	struct st_account *acc = p->acc;

	if (is_of_some(p, i)) /* "Sub-total for October" above "Total" */
		return;
	/* "Page Total" at the foot of each page: of its own, unless it goes on with the one before */
	if (has_both(r) && is_said_before(p, i) && !is_sum(r, sides_of(p, 0, p->n)))
		return;
	/* "Page Total" above "Grand Total", or above one that all rows come to: the paper's is the latter */
	if (p->totals_are_row && !p->totals_are_grand && dx_st_says_grand(r))
		acc->total_debits = acc->total_credits = (struct dx_val){0};
	p->totals_are_row |= !dx_val_has(&acc->total_debits) || !dx_val_has(&acc->total_credits);
	p->totals_are_grand |=
		!dx_val_has(&acc->total_debits) && !dx_val_has(&acc->total_credits) && dx_st_says_grand(r);
	if (!dx_val_has(&acc->total_debits))
		acc->total_debits = r->t.debit;
	if (!dx_val_has(&acc->total_credits))
		acc->total_credits = r->t.credit;
}

/* The amount alone in cell C. */
static bool sole_amount(struct dx_job *job, const struct dx_cell *c, size_t page, struct dx_val *v)
{
	struct dx_words w = {.words = &c->words[0].word, .n = 1, .page = page};

	return c->n == 1 && dx_columns_amount_like(c->words[0].word) && dx_fields_amount_of(job, &w, v);
}

/* Of line AT the amounts alone under the two columns of T, in the account of P; false: they are not both there. */
static bool under_columns(struct dx_job *job, struct st_part *p, const struct dx_table *t, size_t at)
{
	const int debit = dx_table_col(t, ST_DEBIT);
	const int credit = dx_table_col(t, ST_CREDIT);
	const size_t page = job->lines.v[at].page;
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	struct dx_val debits, credits;
	bool has_debits, has_credits;

	dx_columns_split(job->arena, &job->lines, t, at, cells);
	has_debits = sole_amount(job, &cells[debit], page, &debits);
	has_credits = sole_amount(job, &cells[credit], page, &credits);
	p->lacks_total |= (has_debits && cells[credit].n == 0) || (has_credits && cells[debit].n == 0);
	if (!has_debits || !has_credits)
		return false;
	p->acc->total_debits = debits;
	p->acc->total_credits = credits;
	p->totals_are_row = true;
	return true;
}

static bool is_whole(const char *text)
{
	return *text && text[strspn(text, "0123456789")] == '\0';
}

/* "8 deposits / 17 withdrawals", "NO. OF DEBITS 16 CREDITS 9": does LINE say a count before, or behind, what heads
 * either column? Then what stands behind the words is no more the one's than the other's. */
static bool counts_sides(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->columns;
	int sides[2] = {0}; /* bits of the sides that a count stands before, and behind */
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i++) {
		size_t len = 0;
		const int role = dx_lex_match(lex, toks, n, i, &len);
		const int side = (role == ST_DEBIT) | (role == ST_CREDIT) << 1;
		const size_t behind = len ? toks[i + len - 1].word + 1 : line->n;

		if (toks[i].word && is_whole(line->words[toks[i].word - 1]->text))
			sides[0] |= side;
		if (behind < line->n && is_whole(line->words[behind]->text))
			sides[1] |= side;
	}
	return sides[0] == 3 || sides[1] == 3;
}

static bool is_in_line(const struct dx_job *job, const struct dx_line *line, const struct dx_val *v)
{
	return dx_val_has(v) && job->pages[line->page].number == v->place.page && line->y0 < v->place.y1 &&
	       line->y1 > v->place.y0;
}

/* The totals of such a line, which the label of FIELD in it may have misled. */
static void totals_of_sides(struct dx_job *job, struct st_part *p, const struct dx_table *t, int field)
{
	struct dx_val *const totals[] = {&p->acc->total_debits, &p->acc->total_credits};
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, p->scope, field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		if (!counts_sides(job, line))
			continue;
		for (size_t i = 0; i < DX_LEN(totals); i++)
			if (is_in_line(job, line, totals[i]))
				*totals[i] = (struct dx_val){0};
		if (!dx_val_has(totals[0]) && !dx_val_has(totals[1]))
			(void)under_columns(job, p, t, hit->line);
	}
}

void dx_st_totals_beside_counts(struct dx_job *job, struct st_part *p)
{
	const struct dx_table *t = p->n ? p->rows[p->n - 1].table : NULL;
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (!t || dx_table_col(t, ST_DEBIT) < 0 || dx_table_col(t, ST_CREDIT) < 0)
		return;
	totals_of_sides(job, p, t, SL_TOTAL_DEBITS);
	totals_of_sides(job, p, t, SL_TOTAL_CREDITS);
	if (dx_val_has(&p->acc->total_debits) || dx_val_has(&p->acc->total_credits))
		return;
	while ((hit = dx_fields_next(job, p->scope, SL_DEBIT_COUNT, &at))) {
		size_t other = 0;

		if (dx_fields_next(job, (struct dx_scope){hit->line, hit->line + 1}, SL_CREDIT_COUNT, &other) &&
		    under_columns(job, p, t, hit->line))
			return;
	}
}

/* Above the first row on paper: nobody can print there what only one page comes to. */
static bool above_rows(const struct dx_job *job, const struct dx_val *v, const struct st_row *row)
{
	const struct dx_line *line = &job->lines.v[row->row->line];
	int page = job->pages[line->page].number;

	return v->place.page && (v->place.page < page || (v->place.page == page && v->place.y1 <= line->y0));
}

bool dx_st_totals_above(const struct dx_job *job, const struct st_part *p)
{
	const struct st_row *top = &p->rows[p->reversed ? dx_st_last(p) : dx_st_first(p)];

	return above_rows(job, &p->acc->total_debits, top) && above_rows(job, &p->acc->total_credits, top);
}

bool dx_st_stretches_are_summed(const struct st_part *p)
{
	struct sides all = {dx_dec(0, 2), dx_dec(0, 2)};
	struct sides since = all;
	bool summed = false;

	for (size_t i = 0; i < p->n && !p->reversed; i++) {
		const struct st_row *r = &p->rows[i];
		struct sides one = sides_of(p, i, i + 1);

		all = plus(all, one);
		since = plus(since, one);
		summed &= r->word >= 0;
		if (!has_both(r))
			continue;
		if (!is_sum(r, since) && !is_sum(r, all))
			return false;
		summed = true;
		since = (struct sides){dx_dec(0, 2), dx_dec(0, 2)};
	}
	return summed;
}

/* "Total Count   24   16": a row of totals whose figures are the numbers of rows, not sums of them. */
void dx_st_counts_from_rows(struct st_part *p)
{
	size_t n_debits = 0;
	size_t n_credits = 0;
	bool has_cents = false;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		n_debits += dx_val_has(&t->debit);
		n_credits += dx_val_has(&t->credit);
		has_cents |= (dx_val_has(&t->debit) && t->debit.dec.scale > 0) ||
			     (dx_val_has(&t->credit) && t->credit.dec.scale > 0);
	}
	for (size_t i = 0; has_cents && i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if (r->word != SW_TOTAL || !r->row || !dx_val_has(&r->t.debit) || !dx_val_has(&r->t.credit) ||
		    r->t.debit.dec.scale > 0 || r->t.credit.dec.scale > 0 ||
		    dx_dec_cmp(r->t.debit.dec, dx_dec((int64_t)n_debits, 0)) != 0 ||
		    dx_dec_cmp(r->t.credit.dec, dx_dec((int64_t)n_credits, 0)) != 0)
			continue;
		if (!dx_val_has(&p->debit_count))
			p->debit_count = r->t.debit;
		if (!dx_val_has(&p->credit_count))
			p->credit_count = r->t.credit;
		r->t.debit = r->t.credit = (struct dx_val){0};
	}
}
