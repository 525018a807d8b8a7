/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Sums of rows that a printed total may be: of a section, or of the rows from one row of totals to another. A paper may
 * have as many totals as days or sections, so all sums are made in one pass and looked up by their value.
 */
#include <stdlib.h>

#include "sums_int.h"
#include "amounts.h"

struct sum {
	struct dx_dec value;
	size_t at; /* the row that the sum ends before */
};

struct sum_list {
	struct sum *v;
	size_t n;
};

enum { DEBITS, CREDITS, NET, WAYS };

struct st_sums {
	struct dx_dec (*before)[WAYS]; /* what the rows above each row come to, and behind the last one all */
	struct sum_list starts[WAYS];  /* of these the ones at the first row and behind rows of totals */
	struct sum_list rows[WAYS];    /* … at all rows */
	struct sum_list sections[2];   /* DEBITS, CREDITS: what a section comes to, if not to nothing */
};

static int by_value(const void *a, const void *b)
{
	const struct sum *x = a;
	const struct sum *y = b;
	int order = dx_dec_cmp(x->value, y->value);

	return order ? order : (x->at > y->at) - (x->at < y->at);
}

static void add(struct sum_list *l, struct dx_dec value, size_t at)
{
	l->v[l->n++] = (struct sum){value, at};
}

static void sort(struct sum_list *l)
{
	if (l->n)
		qsort(l->v, l->n, sizeof(*l->v), by_value);
}

/* Is VALUE one of them, and the first such one at a row above ROW? */
static bool has_above(const struct sum_list *l, struct dx_dec value, size_t row)
{
	size_t from = 0;
	size_t to = l->n;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (dx_dec_cmp(l->v[middle].value, value) < 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from < l->n && dx_dec_cmp(l->v[from].value, value) == 0 && l->v[from].at < row;
}

static void read_starts(struct dx_arena *arena, const struct st_part *p, struct st_sums *s)
{
	struct dx_dec sum[WAYS] = {dx_dec(0, 2), dx_dec(0, 2), dx_dec(0, 2)};

	s->before = dx_alloc_array(arena, p->n + 1, sizeof(*s->before));
	for (size_t k = 0; k < WAYS; k++) {
		s->starts[k].v = dx_alloc_array(arena, p->n + 1, sizeof(*s->starts[k].v));
		s->rows[k].v = dx_alloc_array(arena, p->n + 1, sizeof(*s->rows[k].v));
	}
	for (size_t i = 0; i <= p->n; i++) {
		for (size_t k = 0; k < WAYS; k++) {
			s->before[i][k] = sum[k];
			add(&s->rows[k], sum[k], i);
			if (i == 0 || p->rows[i - 1].word == SW_TOTAL)
				add(&s->starts[k], sum[k], i);
		}
		if (i == p->n || p->rows[i].word >= 0)
			continue;
		if (dx_val_has(&p->rows[i].t.debit))
			sum[DEBITS] = dx_dec_add(sum[DEBITS], p->rows[i].t.debit.dec);
		if (dx_val_has(&p->rows[i].t.credit))
			sum[CREDITS] = dx_dec_add(sum[CREDITS], p->rows[i].t.credit.dec);
		sum[NET] = dx_dec_sub(sum[CREDITS], sum[DEBITS]);
	}
	for (size_t k = 0; k < WAYS; k++) {
		sort(&s->starts[k]);
		sort(&s->rows[k]);
	}
}

static size_t sections_of(const struct st_part *p)
{
	int last = 0;

	for (size_t i = 0; i < p->n; i++)
		last = p->rows[i].section > last ? p->rows[i].section : last;
	return (size_t)last;
}

static void read_sections(struct dx_arena *arena, const struct st_part *p, struct st_sums *s)
{
	size_t n = sections_of(p);

	for (int side = DEBITS; n && side <= CREDITS; side++) {
		struct dx_dec *sums = dx_alloc_array(arena, n + 1, sizeof(*sums));

		for (size_t i = 0; i < p->n; i++) {
			const struct st_row *r = &p->rows[i];
			const struct dx_val *v = side == DEBITS ? &r->t.debit : &r->t.credit;

			if (r->word < 0 && dx_val_has(v))
				sums[r->section] = dx_dec_add(sums[r->section], v->dec);
		}
		s->sections[side].v = dx_alloc_array(arena, n, sizeof(*s->sections[side].v));
		for (size_t k = 1; k <= n; k++) /* section 0 is none */
			if (!dx_dec_is_zero(sums[k]))
				add(&s->sections[side], sums[k], 0);
		sort(&s->sections[side]);
	}
}

const struct st_sums *dx_st_sums(struct dx_arena *arena, const struct st_part *p)
{
	struct st_sums *s = dx_alloc(arena, sizeof(*s));

	read_starts(arena, p, s);
	read_sections(arena, p, s);
	return s;
}

bool dx_st_is_section_side(const struct st_sums *s, bool debits, struct dx_dec v)
{
	return has_above(&s->sections[debits ? DEBITS : CREDITS], dx_dec_abs(v), SIZE_MAX);
}

bool dx_st_is_section_sum(const struct st_sums *s, struct dx_dec v)
{
	return dx_st_is_section_side(s, true, v) || dx_st_is_section_side(s, false, v);
}

/* Is V what the rows from one of FROM down to row ROW come to? */
static bool is_sum_from(const struct st_sums *s, const struct sum_list *from, size_t row, struct dx_dec v)
{
	for (size_t k = 0; k < WAYS; k++)
		if (has_above(&from[k], dx_dec_sub(s->before[row][k], v), row) ||
		    has_above(&from[k], dx_dec_add(s->before[row][k], v), row))
			return true;
	return false;
}

bool dx_st_is_sum_above(const struct st_sums *s, size_t row, struct dx_dec v)
{
	return is_sum_from(s, s->starts, row, v);
}

bool dx_st_is_sum_of_last(const struct st_sums *s, size_t row, struct dx_dec v)
{
	return is_sum_from(s, s->rows, row, v);
}

struct dx_dec dx_st_change_above(const struct st_sums *s, size_t row)
{
	return s->before[row][NET];
}

struct dx_dec dx_st_sum_side(const struct st_sums *s, const struct st_part *p, bool debits)
{
	return s->before[p->n][debits ? DEBITS : CREDITS];
}

/* "Total for the period" */
static bool says_period(const struct st_row *r)
{
	static const char words[] = "Total for the period";
	const char *text = dx_val_has(&r->t.description) ? r->t.description.text : "";

	return dx_str_ieq_c(dx_str(text), words);
}

bool dx_st_says_grand(const struct st_row *r)
{
	if (says_period(r))
		return true;
	for (size_t i = 0; i < r->table->n_cols; i++)
		for (size_t w = 0; w < r->row->cells[i].n; w++)
			if (dx_str_ieq_c(dx_str(r->row->cells[i].words[w].word->text), "grand"))
				return true;
	return false;
}
