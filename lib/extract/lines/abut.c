/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Figures that touch: "1 485 325,23" right before "1 093 305,57" in a row of totals, wider than all above, are one run
 * in which a text layer's words are "325,231" and "093". It is parted behind the decimals, where digits in groups of
 * three stand before and go on behind up to decimals of their own: no number has both.
 */
#include <string.h>

#include "dx/extract/value.h"

#include "lines_int.h"

#define BLANK_PART 4 /* of a line's height, in tenths: a blank in a number at most */
#define GROUP      3
#define DECIMALS   2

static size_t digits_of(const char *text)
{
	return strspn(text, "0123456789");
}

static bool is_group(const char *text)
{
	return digits_of(text) == GROUP && text[GROUP] == '\0';
}

/* "305,57", with MARK between. */
static bool is_end(const char *text, char mark)
{
	return digits_of(text) == GROUP && text[GROUP] == mark && digits_of(text + GROUP + 1) == DECIMALS &&
	       text[GROUP + 1 + DECIMALS] == '\0';
}

static bool is_blank_before(const struct dx_line *line, size_t at)
{
	return line->words[at]->x0 - line->words[at - 1]->x1 <= line->height * BLANK_PART / 10;
}

/* Bytes of word AT up to the end of the first of two figures; 0: it is none. */
static size_t first_of_two(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	size_t whole = digits_of(w->text);
	size_t behind = w->text[whole] ? digits_of(w->text + whole + 1) : 0;
	const char mark = w->text[whole];
	size_t i = at + 1;

	if (w->conf < 100 || whole != GROUP || (mark != ',' && mark != '.') || behind <= DECIMALS ||
	    behind > DECIMALS + GROUP || w->text[whole + 1 + behind] || at == 0 || !is_blank_before(line, at) ||
	    digits_of(line->words[at - 1]->text) > GROUP || digits_of(line->words[at - 1]->text) == 0)
		return 0;
	while (i < line->n && is_blank_before(line, i) && is_group(line->words[i]->text))
		i++;
	return i < line->n && is_blank_before(line, i) && is_end(line->words[i]->text, mark) ? whole + 1 + DECIMALS : 0;
}

static struct dx_word *part(struct dx_arena *a, const struct dx_word *w, size_t from, size_t to)
{
	struct dx_word *one = dx_memdup(a, w, sizeof(*w));
	int64_t n = (int64_t)strlen(w->text);
	int64_t wide = w->x1 - w->x0;

	one->text = dx_strndup(a, w->text + from, to - from);
	one->x0 = w->x0 + (int32_t)(wide * (int64_t)from / n);
	one->x1 = w->x0 + (int32_t)(wide * (int64_t)to / n);
	return one;
}

void dx_lines_part_figures(struct dx_arena *a, struct dx_line *lines, size_t n)
{
	for (size_t k = 0; k < n; k++)
		for (size_t i = 1; i + 1 < lines[k].n; i++) {
			struct dx_line *line = &lines[k];
			const struct dx_word *w = line->words[i];
			size_t at = first_of_two(line, i);
			const struct dx_word **all;

			if (at == 0)
				continue;
			all = dx_alloc_array(a, line->n + 1, sizeof(*all));
			memcpy(all, line->words, i * sizeof(*all));
			all[i] = part(a, w, 0, at);
			all[i + 1] = part(a, w, at, strlen(w->text));
			memcpy(all + i + 2, line->words + i + 1, (line->n - i - 1) * sizeof(*all));
			line->words = all;
			line->n++;
			i++;
		}
}
