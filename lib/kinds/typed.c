/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rules that a line printer types: "|" below "|", and a line of dashes. They are rules like drawn ones, and no words:
 * a bar that stands alone in a text ("Pack of 3 | B07D3ZR1QS") stays one.
 */
#include "kinds_int.h"

#include <stdlib.h>
#include <string.h>

#define BARS_MIN   3     /* below each other make a rule */
#define DASHES_MIN 12    /* in one word */
#define SAME_X     1500  /* thousandths of a point: bars of one rule are no further apart */
#define SAME_Y     1500  /* … and of one line */
#define GAP_MAX    30000 /* from the top of one bar of a rule to the next */

struct typed {
	struct dx_page *page;
	const struct dx_word **bars; /* by x, then from top to bottom */
	size_t n;
	bool *gone; /* by word of the page */
};

static bool is_dashes(const struct dx_word *w)
{
	size_t n = strlen(w->text);

	return n >= DASHES_MIN && (strspn(w->text, "-") == n || strspn(w->text, "=") == n || strspn(w->text, "_") == n);
}

static int by_x(const void *a, const void *b)
{
	const struct dx_word *const *x = a;
	const struct dx_word *const *y = b;

	return (*x)->x0 != (*y)->x0 ? ((*x)->x0 < (*y)->x0 ? -1 : 1) : ((*x)->y0 > (*y)->y0) - ((*x)->y0 < (*y)->y0);
}

static int by_y(const void *a, const void *b)
{
	const struct dx_word *const *x = a;
	const struct dx_word *const *y = b;

	return ((*x)->y0 > (*y)->y0) - ((*x)->y0 < (*y)->y0);
}

static void add(struct dx_page *p, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	p->rules[p->n_rules++] = (struct dx_rule){x0, y0, x1, y1};
}

/* The bars FROM..TO, from top to bottom, are one rule where they are enough. */
static void take(struct typed *t, size_t from, size_t to)
{
	const struct dx_word *first = t->bars[from];
	int32_t x = first->x0 + (first->x1 - first->x0) / 2;

	if (to - from < BARS_MIN)
		return;
	for (size_t i = from; i < to; i++)
		t->gone[t->bars[i] - t->page->words] = true;
	add(t->page, x, first->y0, x, t->bars[to - 1]->y1);
}

static bool are_level(const struct dx_word *a, const struct dx_word *b)
{
	return b->y0 - a->y0 <= SAME_Y;
}

/* Keep the bars that have another one on their line, as those of a table do: "A | B" in every row is no rule. */
static void drop_single(struct typed *t)
{
	size_t kept = 0;

	qsort(t->bars, t->n, sizeof(const struct dx_word *), by_y);
	for (size_t from = 0; from < t->n;) {
		size_t to = from + 1;

		while (to < t->n && are_level(t->bars[to - 1], t->bars[to]))
			to++;
		for (size_t i = from; to - from > 1 && i < to; i++)
			t->bars[kept++] = t->bars[i];
		from = to;
	}
	t->n = kept;
}

static void take_bars(struct typed *t)
{
	drop_single(t);
	qsort(t->bars, t->n, sizeof(const struct dx_word *), by_x);
	for (size_t from = 0; from < t->n;) {
		size_t to = from + 1;
		size_t part = from;

		while (to < t->n && t->bars[to]->x0 - t->bars[from]->x0 <= SAME_X)
			to++;
		qsort(t->bars + from, to - from, sizeof(const struct dx_word *), by_y);
		for (size_t i = from + 1; i <= to; i++) {
			if (i < to && t->bars[i]->y0 - t->bars[i - 1]->y0 <= GAP_MAX)
				continue;
			take(t, part, i);
			part = i;
		}
		from = to;
	}
}

void dx_typed_rules(struct dx_arena *a, struct dx_page *p)
{
	struct typed t = {.page = p};
	struct dx_rule *rules;
	size_t dashes = 0;
	size_t kept = 0;

	if (p->source != DX_SOURCE_TEXT_LAYER || p->n_words == 0)
		return;
	t.bars = dx_alloc_array(a, p->n_words, sizeof(const struct dx_word *));
	t.gone = dx_alloc_array(a, p->n_words, sizeof(*t.gone));
	for (size_t i = 0; i < p->n_words; i++) {
		if (strcmp(p->words[i].text, "|") == 0)
			t.bars[t.n++] = &p->words[i];
		dashes += is_dashes(&p->words[i]);
	}
	if (t.n < BARS_MIN && dashes == 0)
		return;
	rules = dx_alloc_array(a, p->n_rules + t.n + dashes, sizeof(*rules));
	if (p->n_rules)
		memcpy(rules, p->rules, p->n_rules * sizeof(*rules));
	p->rules = rules;
	take_bars(&t);
	for (size_t i = 0; i < p->n_words; i++) {
		const struct dx_word *w = &p->words[i];
		int32_t y = w->y0 + (w->y1 - w->y0) / 2;

		if (is_dashes(w))
			add(p, w->x0, y, w->x1, y);
		else if (!t.gone[i])
			p->words[kept++] = *w;
	}
	p->n_words = kept;
}
