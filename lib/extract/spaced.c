/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words set in spaced letters, "P A R T I C U L A R S", as headings and titles are. Each letter came as a word of its
 * own; gaps that are much wider than the others part two words ("T A X   I N V O I C E").
 */
#include <string.h>

#include "lines_int.h"

#define LETTERS_MIN 4   /* in a row: fewer are initials, or marks of columns */
#define WORD_MIN    2   /* of one word: where a letter is left alone they are something else */
#define WIDE        160 /* a gap between words, percent of the usual one */

static bool is_letter(const struct dx_word *w)
{
	char c = w->text[0];

	return ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')) && w->text[1] == '\0';
}

static int32_t gap_before(const struct dx_line *line, size_t at)
{
	return line->words[at]->x0 - line->words[at - 1]->x1;
}

/* So many letters stand in a row from word AT of LINE on, no further apart than the line is high. */
static size_t run_at(const struct dx_line *line, size_t at)
{
	size_t n = 0;

	while (at + n < line->n && is_letter(line->words[at + n]) &&
	       (n == 0 || (gap_before(line, at + n) > 0 && gap_before(line, at + n) <= line->height)))
		n++;
	return n;
}

/* The least of the gaps in the run of N letters from AT on, which is that between two letters of a word. */
static int32_t letter_gap(const struct dx_line *line, size_t at, size_t n)
{
	int32_t least = INT32_MAX;

	for (size_t i = at + 1; i < at + n; i++)
		if (gap_before(line, i) < least)
			least = gap_before(line, i);
	return least;
}

/* Has W nothing but marks, such as a colon behind a label? */
static bool is_mark(const struct dx_word *w)
{
	return w->text[strspn(w->text, ":.-*/()")] == '\0';
}

/* Initials before a name, boxes of letters and digits: another word as near as the letters are. */
static bool goes_on(const struct dx_line *line, size_t at, size_t n, int32_t gap)
{
	return (at > 0 && gap_before(line, at) <= 2 * gap && !is_mark(line->words[at - 1])) ||
	       (at + n < line->n && gap_before(line, at + n) <= 2 * gap && !is_mark(line->words[at + n]));
}

/* The end of the word that begins with letter AT of a run that ends before END. */
static size_t word_end(const struct dx_line *line, size_t at, size_t end, int32_t gap)
{
	size_t to = at + 1;

	while (to < end && gap_before(line, to) * 100 < gap * WIDE)
		to++;
	return to;
}

static bool are_words(const struct dx_line *line, size_t at, size_t end, int32_t gap)
{
	while (at < end) {
		size_t to = word_end(line, at, end, gap);

		if (to - at < WORD_MIN)
			return false;
		at = to;
	}
	return true;
}

/* The letters AT..TO of LINE as one word. */
static const struct dx_word *word_of(struct dx_arena *a, const struct dx_line *line, size_t at, size_t to)
{
	struct dx_word *all = dx_memdup(a, line->words[at], sizeof(*all));
	char *text = dx_alloc(a, to - at + 1);

	for (size_t i = at; i < to; i++) {
		const struct dx_word *w = line->words[i];

		text[i - at] = w->text[0];
		all->y0 = w->y0 < all->y0 ? w->y0 : all->y0;
		all->y1 = w->y1 > all->y1 ? w->y1 : all->y1;
		all->conf = w->conf < all->conf ? w->conf : all->conf;
	}
	text[to - at] = '\0';
	all->text = text;
	all->x1 = line->words[to - 1]->x1;
	return all;
}

/* The N letters of LINE from AT on become words; returns how many. */
static size_t join(struct dx_arena *a, struct dx_line *line, size_t at, size_t n, int32_t gap)
{
	size_t kept = at;

	for (size_t i = at; i < at + n;) {
		size_t to = word_end(line, i, at + n, gap);

		line->words[kept++] = word_of(a, line, i, to);
		i = to;
	}
	memmove(line->words + kept, line->words + at + n, (line->n - at - n) * sizeof(*line->words));
	line->n -= at + n - kept;
	return kept - at;
}

void dx_lines_join_spaced(struct dx_arena *a, struct dx_line *line)
{
	for (size_t at = 0; at < line->n;) {
		size_t n = run_at(line, at);
		int32_t gap = n >= LETTERS_MIN ? letter_gap(line, at, n) : 0;

		if (n >= LETTERS_MIN && !goes_on(line, at, n, gap) && are_words(line, at, at + n, gap))
			at += join(a, line, at, n, gap);
		else
			at += n ? n : 1;
	}
}
