/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts that their cell is too narrow for: the sign in a line of its own, "2.400,00" above "€", and the rest of the
 * row at the height between both, as browsers set it.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/dates.h"
#include "dx/extract/value.h"

#include "lines_int.h"

#define FIGURE_WORDS 4 /* of an amount in groups of thousands */
#define NEIGHBOURS   2 /* lines from the sign to its figure: the row's own may lie between */

struct spot { /* words of a line */
	size_t line, first, n;
};

static bool is_figure(const char *text)
{
	return text[0] != '\0' && strspn(text, "0123456789.,'-+()") == strlen(text) && strpbrk(text, "0123456789");
}

/* A currency or percent sign with nothing near it in its line; one at the other side of its cell ("$     5.00") is
 * none. */
static bool is_lone_sign(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	const struct dx_word *left = at > 0 ? line->words[at - 1] : NULL;
	const struct dx_word *right = at + 1 < line->n ? line->words[at + 1] : NULL;

	if (left && (w->x0 - left->x1 <= line->height || is_figure(left->text)))
		return false;
	if (right && (right->x0 - w->x1 <= line->height || is_figure(right->text)))
		return false;
	return strcmp(w->text, "%") == 0 || dx_value_currency(dx_str(w->text)) != NULL;
}

/* "KES" over "01.10.2023", "PLN" over "34 1090 3091 …": a day or an account's number in the N words from W on. */
static bool is_no_amount(const struct dx_word *w, size_t n)
{
	struct dx_dates_raw day;

	return n > FIGURE_WORDS || (n == 1 && dx_dates_whole(dx_str(w->text), &day) && day.year >= 0);
}

/* The figure in line K that S is the sign of: alone in its cell, with an edge or the middle in common. */
static bool find_figure(const struct dx_line *lines, size_t k, const struct dx_word *s, struct spot *f)
{
	const struct dx_line *line = &lines[k];
	int32_t near = line->height / 3;

	for (size_t i = 0; i < line->n; i++) {
		const struct dx_word *first = line->words[i];
		const struct dx_word *last;
		size_t n = 1;

		if (!is_figure(first->text) || (i > 0 && first->x0 - line->words[i - 1]->x1 <= line->height / 2))
			continue;
		while (i + n < line->n && is_figure(line->words[i + n]->text) &&
		       line->words[i + n]->x0 - line->words[i + n - 1]->x1 <= line->height / 2)
			n++;
		last = line->words[i + n - 1];
		if (i + n < line->n && line->words[i + n]->x0 - last->x1 <= line->height / 2)
			continue; /* "12 Nos" */
		if (is_no_amount(first, n))
			continue;
		if (abs(first->x0 - s->x0) > near && abs(last->x1 - s->x1) > near &&
		    abs(first->x0 + last->x1 - s->x0 - s->x1) > 2 * near)
			continue;
		*f = (struct spot){.line = k, .first = i, .n = n};
		return true;
	}
	return false;
}

static int32_t middle(const struct dx_word *w)
{
	return w->y0 + (w->y1 - w->y0) / 2;
}

/* Is nothing of LINE between X0 and X1? */
static bool is_free(const struct dx_line *line, int32_t x0, int32_t x1)
{
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->x1 > x0 && line->words[i]->x0 < x1)
			return false;
	return true;
}

static void insert(struct dx_arena *a, struct dx_line *line, size_t at, const struct dx_word *const *words, size_t n)
{
	const struct dx_word **all = dx_alloc_array(a, line->n + n, sizeof(*all));

	memcpy(all, line->words, at * sizeof(*all));
	memcpy(all + at, words, n * sizeof(*all));
	memcpy(all + at + n, line->words + at, (line->n - at) * sizeof(*all));
	line->words = all;
	line->n += n;
}

static void cut_out(struct dx_line *line, size_t first, size_t n)
{
	memmove(line->words + first, line->words + first + n, (line->n - first - n) * sizeof(*line->words));
	line->n -= n;
}

/* The row's own line, where it lies between figure and sign (lines FROM < TO) and has nothing in their place. */
static bool row_between(const struct dx_line *lines, size_t from, size_t to, int32_t x0, int32_t x1, size_t *at_r)
{
	for (size_t k = from + 1; k < to; k++)
		if (is_free(&lines[k], x0, x1)) {
			*at_r = k;
			return true;
		}
	return false;
}

/* Sign AT of line K and its figure become one text. */
static bool join(struct dx_arena *a, struct dx_line *lines, size_t k, size_t at, const struct spot *f)
{
	const struct dx_word *sign = lines[k].words[at];
	const struct dx_word *words[NEIGHBOURS * 8];
	int32_t x0 = lines[f->line].words[f->first]->x0;
	int32_t x1 = lines[f->line].words[f->first + f->n - 1]->x1;
	size_t row;

	if (f->n >= DX_LEN(words))
		return false;
	if (f->line > k) { /* "₹" above "20,028.79" */
		words[0] = sign;
		memcpy(words + 1, lines[f->line].words + f->first, f->n * sizeof(*words));
	} else {
		memcpy(words, lines[f->line].words + f->first, f->n * sizeof(*words));
		words[f->n] = sign;
	}
	if (row_between(lines, f->line < k ? f->line : k, f->line < k ? k : f->line, x0, x1, &row)) {
		size_t to = 0;

		while (to < lines[row].n && lines[row].words[to]->x0 < x0)
			to++;
		cut_out(&lines[f->line], f->first, f->n);
		cut_out(&lines[k], at, 1);
		insert(a, &lines[row], to, words, f->n + 1);
		return true;
	}
	cut_out(&lines[k], at, 1);
	insert(a, &lines[f->line], f->line > k ? f->first : f->first + f->n, &sign, 1);
	return true;
}

/* The figure of sign AT of line K of N: above it, or below where the sign is one that may come before. */
static bool look_around(const struct dx_line *lines, size_t n, size_t k, size_t at, struct spot *f)
{
	const struct dx_word *s = lines[k].words[at];
	int32_t height = lines[k].height;

	for (size_t d = 1; d <= NEIGHBOURS; d++)
		if (k >= d && find_figure(lines, k - d, s, f) &&
		    middle(s) - middle(lines[k - d].words[f->first]) <= height * 3 / 2)
			return true;
	for (size_t d = 1; d <= NEIGHBOURS && s->text[0] != '%'; d++)
		if (k + d < n && find_figure(lines, k + d, s, f) &&
		    middle(lines[k + d].words[f->first]) - middle(s) <= height * 3 / 2)
			return true;
	return false;
}

size_t dx_lines_rejoin(struct dx_arena *a, struct dx_line *lines, size_t n)
{
	size_t kept = 0;

	for (size_t k = 0; k < n; k++)
		for (size_t i = 0; i < lines[k].n;) {
			struct spot f;

			if (is_lone_sign(&lines[k], i) && look_around(lines, n, k, i, &f) && join(a, lines, k, i, &f))
				continue; /* another word stands there now */
			i++;
		}
	for (size_t k = 0; k < n; k++)
		if (lines[k].n)
			lines[kept++] = lines[k];
	return kept;
}
