/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Panels of a page, found without a table: its header may be hidden by what the panel says at the same height. An
 * empty strip from the first row to the last parts two stories, and one of them has no rows.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/dates.h"

#include "margin_int.h"

#define STRIP      1000 /* thousandths of a point */
#define STRIPS     2000
#define WIDE       8 /* strips between a table and a panel, at least */
#define ROWS_MIN   3
#define ALONE_MIN  3 /* lines of the panel beside nothing */
#define HEAD_LINES 4 /* above the first row that may be its header */
#define WORD_MIN   4 /* letters of a word: marks and months have fewer */
#define DATE_WORDS 4
#define NUMBER_MAX 4  /* digits of a running number */
#define SAME_HIGH  16 /* part of a line's height by which words in one row stand higher or lower at most */

bool dx_gutter_is_row(struct dx_arena *a, const struct dx_word *const *words, size_t n)
{
	size_t at = 0;
	struct dx_dates_raw raw;
	size_t used;

	if (n < 2 || !(dx_columns_amount_like(words[n - 1]) || dx_columns_amount_like(words[n - 2])))
		return false;
	if (strlen(words[0]->text) <= NUMBER_MAX && strspn(words[0]->text, "0123456789") == strlen(words[0]->text))
		at = 1;
	for (size_t i = 0; i <= at && i < n; i++)
		if (dx_dates_scan(dx_str(dx_lines_text(a, words + i, n - i < DATE_WORDS ? n - i : DATE_WORDS)), &raw,
				  &used))
			return true;
	return false;
}

/* Has LINE a date among its words and an amount somewhere behind it? The rows of the page are among such lines. */
static bool may_be_row(struct dx_arena *a, const struct dx_line *line)
{
	for (size_t k = line->n; k-- > 2;)
		if (dx_columns_amount_like(line->words[k]))
			for (size_t i = 0; i < k; i++) {
				struct dx_dates_raw raw;
				size_t used;
				size_t n = k - i < DATE_WORDS ? k - i : DATE_WORDS;

				if (dx_dates_scan(dx_str(dx_lines_text(a, line->words + i, n)), &raw, &used))
					return true;
			}
	return false;
}

struct sight {
	struct dx_arena *arena;
	const struct dx_lines *lines;
	size_t begin, end; /* of the page */
};

bool dx_gutter_has_word(const struct dx_word *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t letters = 0;

		for (const unsigned char *p = (const unsigned char *)words[i]->text; *p; p++) {
			bool is_letter = *p >= 0x80 || (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z');

			letters = is_letter ? letters + 1 : 0;
			if (letters >= WORD_MIN)
				return true;
		}
	}
	return false;
}

bool dx_gutter_is_level(const struct dx_line *line, const struct dx_word *a, const struct dx_word *b)
{
	return abs(a->y1 - b->y1) <= line->height / SAME_HIGH && abs(a->y0 - b->y0) <= line->height / SAME_HIGH;
}

/*
 * Lines FROM to END in which what stands right of X is higher or lower than what stands left of it, now by more, now by
 * less: a panel has a step of its own, while a column in another size is off by the same everywhere. 0: it has none.
 */
static size_t adrift(const struct sight *s, size_t from, size_t end, int32_t x)
{
	int32_t least = INT32_MAX;
	int32_t most = INT32_MIN;
	int32_t height = 0;
	size_t n = 0;

	for (size_t i = from; i < end; i++) {
		const struct dx_line *line = &s->lines->v[i];
		size_t cut = dx_line_left_of(line, x);
		int32_t off;

		if (cut == SIZE_MAX || cut == 0 || cut == line->n)
			continue;
		off = line->words[cut]->y1 - line->words[cut - 1]->y1;
		least = off < least ? off : least;
		most = off > most ? off : most;
		height = line->height;
		n += !dx_gutter_is_level(line, line->words[cut - 1], line->words[cut]);
	}
	return n > 0 && most - least >= height / 2 ? n : 0;
}

/* Is what stands left (or right) of X a panel beside rows? */
static bool judge(const struct sight *s, int32_t x, bool is_left, struct dx_gutter *g_r)
{
	const struct dx_line *v = s->lines->v;
	size_t first = SIZE_MAX;
	size_t last = 0;
	size_t rows = 0;
	size_t beside = 0;
	size_t alone = 0;
	size_t above = 0;
	size_t between = 0;
	size_t wordless = 0;
	size_t all = 0;
	size_t from, to, up;

	for (size_t i = s->begin; i < s->end; i++) {
		size_t cut = dx_line_left_of(&v[i], x);

		if (cut != SIZE_MAX)
			alone += is_left ? cut == v[i].n && cut > 0 : cut == 0;
	}
	if (alone + adrift(s, s->begin, s->end, x) < ALONE_MIN)
		return false;
	alone = 0;
	for (size_t i = s->begin; i < s->end; i++) {
		const struct dx_word *const *w = (const struct dx_word *const *)v[i].words;
		size_t cut = dx_line_left_of(&v[i], x);
		size_t at = is_left ? cut : 0;
		size_t n = is_left ? v[i].n - cut : cut;

		if (cut == SIZE_MAX || !dx_gutter_is_row(s->arena, w + at, n))
			continue;
		rows++;
		first = first == SIZE_MAX ? i : first;
		last = i;
		beside += n < v[i].n && dx_gutter_is_level(&v[i], w[at], w[is_left ? cut - 1 : cut]);
	}
	if (rows < ROWS_MIN || beside * 2 >= rows)
		return false;
	from = first > s->begin + HEAD_LINES ? first - HEAD_LINES : s->begin;
	for (size_t i = first; i <= last; i++)
		if (dx_line_left_of(&v[i], x) == SIZE_MAX)
			return false;
	while (from < first && dx_line_left_of(&v[from], x) == SIZE_MAX)
		from++;
	for (to = last + 1; to < s->end && dx_line_left_of(&v[to], x) != SIZE_MAX;)
		to++; /* up and down to where the strip ends the panel goes on */
	for (up = from; up > s->begin && dx_line_left_of(&v[up - 1], x) != SIZE_MAX;)
		up--;
	for (size_t i = up; i < to; i++) {
		size_t cut = dx_line_left_of(&v[i], x);
		size_t at = is_left || cut == SIZE_MAX ? 0 : cut;
		size_t n = cut == SIZE_MAX ? 0 : is_left ? cut : v[i].n - cut;

		all += n > 0;
		if (n > 0 && n == v[i].n) {
			alone++;
			above += i < from;
			between += i >= first && i <= last;
		}
		wordless += n > 0 && !dx_gutter_has_word((const struct dx_word *const *)v[i].words + at, n);
	}
	*g_r = (struct dx_gutter){.x = x, .is_left = is_left, .first = from, .end = last + 1};
	for (size_t i = last + 1; i < to; i++) { /* what goes on under the last row, and its sums */
		size_t cut = dx_line_left_of(&v[i], x);

		if (cut > 0 && cut < v[i].n)
			g_r->end = i + 1;
	}
	alone += adrift(s, first, last + 1, x);
	/* lines above the rows may be any; they count where one stands between rows */
	return (between ? alone : alone - above) >= ALONE_MIN && wordless * 2 <= all;
}

bool dx_gutter_find(struct dx_arena *a, const struct dx_lines *lines, size_t page, struct dx_gutter *g_r)
{
	struct sight s = {a, lines, lines->page_first[page], lines->page_first[page + 1]};
	size_t first = SIZE_MAX;
	size_t last = 0;
	size_t rows = 0;
	size_t run = 0;
	bool found = false;
	struct dx_gutter g;
	bool *full;

	for (size_t i = s.begin; i < s.end; i++) {
		if (!may_be_row(a, &lines->v[i]))
			continue;
		rows++;
		first = first == SIZE_MAX ? i : first;
		last = i;
	}
	if (rows < ROWS_MIN)
		return false;
	full = dx_alloc_array(a, STRIPS, sizeof(*full));
	memset(full, 0, STRIPS * sizeof(*full));
	for (size_t i = first; i <= last; i++)
		for (size_t k = 0; k < lines->v[i].n; k++) {
			const struct dx_word *w = lines->v[i].words[k];

			for (int32_t x = w->x0 / STRIP; x <= w->x1 / STRIP; x++)
				if (x >= 0 && x < STRIPS)
					full[x] = true;
		}
	/* of several strips left of the rows the last one: the others part a panel's labels from its figures */
	for (size_t i = 0, seen = 0; i < STRIPS; i++) {
		int32_t x = (int32_t)((i - run) * STRIP + run * STRIP / 2);

		if (!full[i]) {
			run++;
			continue;
		}
		if (seen && run >= WIDE && judge(&s, x, true, &g)) {
			*g_r = g;
			found = true;
		} else if (seen && run >= WIDE && !found && judge(&s, x, false, g_r)) {
			return true;
		}
		seen = 1;
		run = 0;
	}
	return found;
}
