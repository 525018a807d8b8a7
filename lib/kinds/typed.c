/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rules that a line printer types: "|" below "|", and a line of dashes. They are rules like drawn ones, and no words:
 * a bar that stands alone in a text ("Pack of 3 | B07D3ZR1QS") stays one. Cells that are full touch their bars
 * ("|01/09/2023|"): the word is cut where bars below each other are a rule, and one of these touches nothing, or all
 * begin or end a word ("|BY CASH" under "|PARTICULARS": a cell that no row leaves empty).
 */
#include "kinds_int.h"

#include <stdlib.h>
#include <string.h>

#include "dx/base/utf8.h"

#define BARS_MIN   3     /* below each other make a rule */
#define DASHES_MIN 12    /* in one word */
#define SAME_X     1500  /* thousandths of a point: bars of one rule are no further apart */
#define SAME_Y     1500  /* … and of one line */
#define GAP_MAX    30000 /* from the top of one bar of a rule to the next */

struct bar {
	size_t word, at;   /* its byte in the word's text */
	int32_t x, y0, y1; /* its middle */
	bool free;         /* nothing touches it, or it is the corner of a line of dashes */
	bool outer;        /* it begins or ends its word */
	bool gone;         /* it is a piece of a rule, and none of its word's text */
};

struct typed {
	struct dx_page *page;
	struct bar **bars; /* by x, then from top to bottom */
	size_t n;
};

/* "----------", "+------+----------+" */
static bool is_dashes(const struct dx_word *w)
{
	size_t n = strlen(w->text);
	size_t dashes = 0;

	for (size_t i = 0; i < n; i++)
		dashes += strchr("-=_", w->text[i]) != NULL;
	return dashes >= DASHES_MIN &&
	       (strspn(w->text, "-+|") == n || strspn(w->text, "=+|") == n || strspn(w->text, "_+|") == n);
}

/* The place of byte AT of W, whose letters are all as wide. */
static int32_t x_of(const struct dx_word *w, size_t at)
{
	int64_t width = (int64_t)w->x1 - w->x0;

	return w->x0 + (int32_t)(width * (int64_t)dx_utf8_len((struct dx_str){w->text, at}) /
				 (int64_t)dx_utf8_len(dx_str(w->text)));
}

/* Bars of word I of P go to BARS, which may be NULL. Returns how many. */
static size_t bars_of(const struct dx_page *p, size_t i, struct bar *bars)
{
	const struct dx_word *w = &p->words[i];
	bool dashes = is_dashes(w);
	size_t n = 0;

	for (const char *c = strpbrk(w->text, "|+"); c; c = strpbrk(c + 1, "|+")) {
		size_t at = (size_t)(c - w->text);

		if (*c == '+' && !dashes)
			continue;
		if (bars)
			bars[n] = (struct bar){i,
					       at,
					       x_of(w, at) + (x_of(w, at + 1) - x_of(w, at)) / 2,
					       w->y0,
					       w->y1,
					       dashes || w->text[1] == '\0',
					       at == 0 || c[1] == '\0',
					       false};
		n++;
	}
	return n;
}

static int by_x(const void *a, const void *b)
{
	const struct bar *x = *(const struct bar *const *)a;
	const struct bar *y = *(const struct bar *const *)b;

	return x->x != y->x ? (x->x < y->x ? -1 : 1) : (x->y0 > y->y0) - (x->y0 < y->y0);
}

static int by_y(const void *a, const void *b)
{
	const struct bar *x = *(const struct bar *const *)a;
	const struct bar *y = *(const struct bar *const *)b;

	return (x->y0 > y->y0) - (x->y0 < y->y0);
}

static void add(struct dx_page *p, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	p->rules[p->n_rules++] = (struct dx_rule){x0, y0, x1, y1};
}

/* The bars FROM..TO, from top to bottom, are one rule where they are enough. */
static void take(struct typed *t, size_t from, size_t to)
{
	const struct bar *first = t->bars[from];
	bool free = false;
	bool outer = true;

	for (size_t i = from; i < to; i++) {
		free |= t->bars[i]->free;
		outer &= t->bars[i]->outer;
	}
	if (to - from < BARS_MIN || !(free || outer))
		return;
	for (size_t i = from; i < to; i++)
		t->bars[i]->gone = true;
	add(t->page, first->x, first->y0, first->x, t->bars[to - 1]->y1);
}

static bool are_level(const struct bar *a, const struct bar *b)
{
	return b->y0 - a->y0 <= SAME_Y;
}

/* Keep the bars that have another one on their line, as those of a table do: "A | B" in every row is no rule. */
static void drop_single(struct typed *t)
{
	size_t kept = 0;

	qsort(t->bars, t->n, sizeof(struct bar *), by_y);
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

/* Is bar B the next one of UPPER's rule? Lines of dashes between them carry it on. */
static bool goes_on(const struct typed *t, const struct bar *upper, const struct bar *b)
{
	int32_t top = upper->y0;

	for (size_t i = 0; i < t->page->n_words && b->y0 - top > GAP_MAX; i++) {
		const struct dx_word *w = &t->page->words[i];

		if (w->y0 > top && w->y0 < b->y0 && w->y0 - top <= GAP_MAX && w->x0 <= b->x && w->x1 >= b->x &&
		    is_dashes(w))
			top = w->y0;
	}
	return b->y0 - top <= GAP_MAX;
}

static void take_bars(struct typed *t)
{
	drop_single(t);
	qsort(t->bars, t->n, sizeof(struct bar *), by_x);
	for (size_t from = 0; from < t->n;) {
		size_t to = from + 1;
		size_t part = from;

		while (to < t->n && t->bars[to]->x - t->bars[from]->x <= SAME_X)
			to++;
		qsort(t->bars + from, to - from, sizeof(struct bar *), by_y);
		for (size_t i = from + 1; i <= to; i++) {
			if (i < to && goes_on(t, t->bars[i - 1], t->bars[i]))
				continue;
			take(t, part, i);
			part = i;
		}
		from = to;
	}
}

/* The bytes FROM..TO of W, if there are any, as a word of OUT. */
static void put_part(struct dx_arena *a, const struct dx_word *w, size_t from, size_t to, struct dx_word *out,
		     size_t *n)
{
	if (from == to)
		return;
	out[*n] = *w;
	if (from > 0 || w->text[to]) {
		out[*n].text = dx_strndup(a, w->text + from, to - from);
		out[*n].x0 = x_of(w, from);
		out[*n].x1 = x_of(w, to);
	}
	if (from > 0)
		out[*n].flags &= (uint16_t)~DX_WORD_SPACE;
	if (w->text[to])
		out[*n].flags &= (uint16_t)~DX_WORD_END_SPACE;
	++*n;
}

/* The words of P without the bars (N, by word and byte) that are pieces of rules. */
static void cut_words(struct dx_arena *a, struct dx_page *p, const struct bar *bars, size_t n)
{
	struct dx_word *words = dx_alloc_array(a, p->n_words + n, sizeof(*words));
	size_t n_words = 0;
	size_t k = 0;

	for (size_t i = 0; i < p->n_words; i++) {
		const struct dx_word *w = &p->words[i];
		size_t from = 0;

		for (; k < n && bars[k].word == i; k++) {
			if (!bars[k].gone)
				continue;
			put_part(a, w, from, bars[k].at, words, &n_words);
			from = bars[k].at + 1;
		}
		if (is_dashes(w))
			add(p, w->x0, w->y0 + (w->y1 - w->y0) / 2, w->x1, w->y0 + (w->y1 - w->y0) / 2);
		else
			put_part(a, w, from, strlen(w->text), words, &n_words);
	}
	p->words = words;
	p->n_words = n_words;
}

void dx_typed_rules(struct dx_arena *a, struct dx_page *p)
{
	struct typed t = {.page = p};
	struct bar *bars;
	struct dx_rule *rules;
	size_t dashes = 0;
	size_t n = 0;

	if (p->source != DX_SOURCE_TEXT_LAYER)
		return;
	for (size_t i = 0; i < p->n_words; i++) {
		n += bars_of(p, i, NULL);
		dashes += is_dashes(&p->words[i]);
	}
	if (n < BARS_MIN && dashes == 0)
		return;
	bars = dx_alloc_array(a, n, sizeof(*bars));
	t.bars = dx_alloc_array(a, n, sizeof(struct bar *));
	rules = dx_alloc_array(a, p->n_rules + n + dashes, sizeof(*rules));
	if (p->n_rules)
		memcpy(rules, p->rules, p->n_rules * sizeof(*rules));
	p->rules = rules;
	for (size_t i = 0; i < p->n_words; i++)
		t.n += bars_of(p, i, bars + t.n);
	for (size_t i = 0; i < n; i++)
		t.bars[i] = &bars[i];
	take_bars(&t);
	cut_words(a, p, bars, n);
}
