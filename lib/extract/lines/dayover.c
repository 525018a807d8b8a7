/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/dayover.h"

#include <stdlib.h>
#include <string.h>

#include "dx/extract/month.h"

#include "lines_int.h"

#define PAIRS_MIN 3
#define FAR       5 /* halves of a line's height from the day to the month */

static bool is_number(const char *text, size_t least, size_t most)
{
	size_t n = strspn(text, "0123456789");

	return n >= least && n <= most && text[n] == '\0';
}

static bool is_day(const struct dx_word *w)
{
	const char *text = w->text;
	int day = text[0] - '0';

	if (!is_number(text, 1, 2))
		return false;
	if (text[1])
		day = day * 10 + text[1] - '0';
	return day >= 1 && day <= 31;
}

static bool is_month(const struct dx_word *w)
{
	size_t used;

	return dx_month_scan(dx_str(w->text), &used) && (w->text[used] == '\0' || strcmp(w->text + used, ",") == 0);
}

static bool is_year(const struct dx_word *w)
{
	const char *text = w->text + (w->text[0] == '\'');

	return is_number(text, 2, 2) || (is_number(text, 4, 4) && (text[0] == '1' || text[0] == '2'));
}

/* Words of LINE that are a month, or a month and its year, in the middle under DAY; 0: none. */
static size_t month_under(const struct dx_word *day, const struct dx_line *line)
{
	const struct dx_word *const *w = line->words;
	size_t n = 1;
	int32_t off;

	if (!is_month(w[0]))
		return 0;
	if (line->n > 1 && is_year(w[1]) && w[1]->x0 - w[0]->x1 < line->height)
		n = 2;
	off = day->x0 + day->x1 - w[0]->x0 - w[n - 1]->x1; /* twice the distance of the middles */
	return abs(off) <= 2 * line->height || day->x0 == w[0]->x0 ? n : 0;
}

/* The line under line I that says the month of the day with which I begins; 0: there is none. */
static size_t line_under(const struct dx_lines *lines, size_t i, size_t *n_r)
{
	const struct dx_line *line = &lines->v[i];

	if (lines->pages[line->page].source == DX_SOURCE_OCR || !is_day(line->words[0]) || line->n < 2)
		return 0;
	for (size_t k = i + 1; k < lines->n && lines->v[k].page == line->page; k++) {
		if ((lines->v[k].y0 - line->y0) * 2 > FAR * line->height || is_day(lines->v[k].words[0]))
			return 0;
		*n_r = month_under(line->words[0], &lines->v[k]);
		if (*n_r > 0)
			return k;
	}
	return 0;
}

/* The N words that begin line K come behind the day that begins line I. */
static void join(struct dx_arena *a, struct dx_lines *lines, size_t i, size_t k, size_t n)
{
	struct dx_line *line = &lines->v[i];
	const struct dx_word **words = dx_alloc_array(a, line->n + n, sizeof(*words));

	words[0] = line->words[0];
	memcpy(words + 1, lines->v[k].words, n * sizeof(*words));
	memcpy(words + 1 + n, line->words + 1, (line->n - 1) * sizeof(*words));
	line->words = words;
	line->n += n;
	lines->v[k].words += n;
	lines->v[k].n -= n;
	dx_lines_set_ends(line);
	dx_lines_set_ends(&lines->v[k]);
}

static void drop_empty(struct dx_lines *lines)
{
	size_t n = 0;
	size_t page = 0;

	for (size_t i = 0; i < lines->n; i++) {
		for (; page <= lines->v[i].page; page++)
			lines->page_first[page] = n;
		if (lines->v[i].n > 0)
			lines->v[n++] = lines->v[i];
	}
	for (; page <= lines->n_pages; page++)
		lines->page_first[page] = n;
	lines->n = n;
}

void dx_lines_join_days(struct dx_arena *a, struct dx_lines *lines)
{
	size_t pairs = 0;
	size_t n;

	for (size_t i = 0; i < lines->n; i++)
		pairs += line_under(lines, i, &n) > 0;
	if (pairs < PAIRS_MIN)
		return;
	for (size_t i = 0; i < lines->n; i++) {
		size_t k = lines->v[i].n ? line_under(lines, i, &n) : 0;

		if (k > 0)
			join(a, lines, i, k, n);
	}
	drop_empty(lines);
}
