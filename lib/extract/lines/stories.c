/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lists that run down a page in two columns, each with its headings at heights of its own: "Date  Shop  Amount" at the
 * left, and the same words again at the right, lower or higher.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/across.h"

#include "lines_int.h"

#define HEADS       3    /* headings that are said again */
#define HEADS_MAX   80   /* of a page */
#define ENTRIES_MIN 2    /* of each column */
#define ABOVE_MAX   2    /* lines of titles above the headings */
#define BEFORE      2000 /* thousandths of a point from the edge between the columns to the right one */

/* Three headings beside each other. */
struct head {
	size_t line;
	const struct dx_line *of;
	struct dx_seg segs[HEADS];
};

struct story {
	size_t first, end; /* lines */
	int32_t cut;
};

static bool is_heading(const struct dx_line *line, const struct dx_seg *s)
{
	for (size_t i = s->first; i < s->first + s->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	return true;
}

static size_t find_heads(struct dx_arena *a, const struct dx_lines *lines, size_t page, struct head *out)
{
	size_t found = 0;

	for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1]; i++) {
		size_t n;
		struct dx_seg *segs = dx_lines_segments(a, &lines->v[i], &n);

		for (size_t k = 0; k + HEADS <= n && found < HEADS_MAX; k++) {
			bool all = true;

			for (size_t m = 0; m < HEADS; m++)
				all &= is_heading(&lines->v[i], &segs[k + m]);
			if (!all)
				continue;
			out[found] = (struct head){.line = i, .of = &lines->v[i]};
			memcpy(out[found++].segs, &segs[k], sizeof(out->segs));
		}
	}
	return found;
}

static bool say_the_same(const struct head *a, const struct head *b)
{
	for (size_t m = 0; m < HEADS; m++) {
		if (a->segs[m].n != b->segs[m].n)
			return false;
		for (size_t i = 0; i < a->segs[m].n; i++)
			if (strcmp(a->of->words[a->segs[m].first + i]->text, b->of->words[b->segs[m].first + i]->text))
				return false;
	}
	return true;
}

/* The words of LINE left of X; SIZE_MAX: one of them, or a text, goes on over it. */
static size_t left_of(const struct dx_line *line, int32_t x)
{
	size_t n = dx_line_left_of(line, x);

	if (n == SIZE_MAX || (n > 0 && n < line->n && line->words[n]->x0 - line->words[n - 1]->x1 < line->height))
		return SIZE_MAX;
	return n;
}

/* "13/02  A SHOP  284,68": begins and ends with figures, or what marks a sign behind them. */
static bool is_entry(const struct dx_word *const *w, size_t n)
{
	return n >= HEADS && dx_has_digit(w[0]->text) && (dx_has_digit(w[n - 1]->text) || dx_has_digit(w[n - 2]->text));
}

/* The lines around headings A and B, which stand at both sides of an edge that nothing lies over. */
static bool body_of(const struct dx_lines *lines, const struct head *a, const struct head *b, struct story *s)
{
	const struct dx_line *v = lines->v;
	const size_t page = v[a->line].page;
	size_t upper = a->line < b->line ? a->line : b->line;
	size_t lower = a->line < b->line ? b->line : a->line;
	size_t entries[2] = {0};

	s->cut = b->segs[0].x0 - BEFORE;
	for (s->first = upper; s->first > lines->page_first[page] && upper - s->first < ABOVE_MAX; s->first--) {
		const struct dx_line *title = &v[s->first - 1];
		struct dx_seg all = {.first = 0, .n = title->n};

		if (left_of(title, s->cut) == SIZE_MAX || !is_heading(title, &all) ||
		    v[s->first].y0 - title->y1 > 2 * title->height)
			break;
	}
	for (s->end = upper; s->end < lines->page_first[page + 1]; s->end++) {
		size_t n = left_of(&v[s->end], s->cut);
		const struct dx_word *const *w = (const struct dx_word *const *)v[s->end].words;

		if (n == SIZE_MAX)
			break;
		entries[0] += is_entry(w, n);
		entries[1] += is_entry(w + n, v[s->end].n - n);
	}
	return s->end > lower && entries[0] >= ENTRIES_MIN && entries[1] >= ENTRIES_MIN;
}

/* The story of PAGE; HEADS has room for HEADS_MAX. */
static bool find(struct dx_arena *a, const struct dx_lines *lines, size_t page, struct head *heads, struct story *s)
{
	size_t n = find_heads(a, lines, page, heads);

	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < n; k++)
			if (heads[i].line != heads[k].line && heads[i].segs[HEADS - 1].x1 < heads[k].segs[0].x0 &&
			    say_the_same(&heads[i], &heads[k]) && body_of(lines, &heads[i], &heads[k], s))
				return true;
	return false;
}

/* The left (or right) parts of the lines of S. */
static size_t emit(const struct dx_lines *lines, const struct story *s, bool left, struct dx_line *out)
{
	size_t made = 0;

	for (size_t i = s->first; i < s->end; i++) {
		struct dx_line one = lines->v[i];
		size_t n = left_of(&one, s->cut);

		one.words += left ? 0 : n;
		one.n = left ? n : one.n - n;
		if (one.n == 0)
			continue;
		dx_lines_set_ends(&one);
		out[made++] = one;
	}
	return made;
}

void dx_lines_part_stories(struct dx_arena *a, struct dx_lines *lines)
{
	struct dx_line *v = dx_alloc_array(a, 2 * lines->n + 1, sizeof(*v));
	struct head *heads = dx_alloc_array(a, HEADS_MAX, sizeof(*heads));
	size_t *first = dx_alloc_array(a, lines->n_pages + 1, sizeof(*first));
	size_t n = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		size_t at = lines->page_first[page];
		size_t end = lines->page_first[page + 1];
		struct story s;

		first[page] = n;
		if (find(a, lines, page, heads, &s)) {
			memcpy(v + n, lines->v + at, (s.first - at) * sizeof(*v));
			n += s.first - at;
			n += emit(lines, &s, true, v + n);
			n += emit(lines, &s, false, v + n);
			at = s.end;
		}
		memcpy(v + n, lines->v + at, (end - at) * sizeof(*v));
		n += end - at;
	}
	first[lines->n_pages] = n;
	lines->v = v;
	lines->n = n;
	lines->page_first = first;
}
