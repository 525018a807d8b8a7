/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Labels that their cell is too narrow for: "Account" above "Holder", and ": A. Kumar" beside both. */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/label.h"
#include "dx/extract/value.h"

#define WORDS_MAX 4 /* words of a label's line */
#define LINES_MAX 3 /* from a label's first line to its last: the value's may lie between */

static const struct dx_word *last_of(const struct dx_line *line, const struct dx_seg *s)
{
	return line->words[s->first + s->n - 1];
}

/* Is LOW, of line BELOW, what goes on under TOP, of line ABOVE: the next line of one cell? */
static bool goes_on(const struct dx_line *above, const struct dx_seg *top, const struct dx_line *below,
		    const struct dx_seg *low)
{
	int32_t leading = below->words[low->first]->y0 - above->words[top->first]->y0;

	return abs(top->x0 - low->x0) <= above->height / 4 && leading > above->height / 2 &&
	       leading <= above->height * 3 / 2;
}

/* The first word of LINE behind X, when a colon says that it is a value. */
static bool has_value(const struct dx_line *line, int32_t x, size_t *at_r)
{
	for (size_t i = 0; i < line->n; i++) {
		if (line->words[i]->x0 < x)
			continue;
		*at_r = i;
		return line->words[i]->text[0] == ':';
	}
	return false;
}

static bool has_colon(const struct dx_word *w)
{
	return w->text[0] && w->text[strlen(w->text) - 1] == ':';
}

/* WORDS stand in front of word AT of LINE from now on, instead of those of them that stand there. */
static void put(struct dx_arena *a, struct dx_line *line, size_t at, const struct dx_word *const *words, size_t n)
{
	const struct dx_word **all = dx_alloc_array(a, line->n + n, sizeof(*all));
	size_t kept = 0;

	for (size_t i = 0; i < line->n + n; i++) {
		bool twice = false;

		if (i >= at && i < at + n) {
			all[kept++] = words[i - at];
			continue;
		}
		for (size_t k = 0; k < n; k++)
			twice |= line->words[i < at ? i : i - n] == words[k];
		if (!twice)
			all[kept++] = line->words[i < at ? i : i - n];
	}
	line->words = all;
	line->n = kept;
}

/* "Fiscal Document   3240487" over "Number:" and nothing: the value, from word *AT_R on, stands beside the first line.
 */
static bool is_beside_top(const struct dx_line *above, const struct dx_line *below, const struct dx_seg *low,
			  int32_t x1, size_t *at_r)
{
	size_t at = 0;

	while (at < above->n && above->words[at]->x0 < x1)
		at++;
	*at_r = at;
	return below == above + 1 && at < above->n && has_colon(last_of(below, low)) && low->first + low->n == below->n;
}

/*
 * Take TOP of WAS, which is line I, and LOW of line J for one label when they are: each with a value of its own is two.
 */
static void unwrap(struct dx_arena *a, struct dx_lines *lines, const struct dx_lex *lex, const struct dx_line *was,
		   size_t i, const struct dx_seg *top, size_t j, const struct dx_seg *low)
{
	const struct dx_word *words[2 * WORDS_MAX];
	int32_t x1 = top->x1 > low->x1 ? top->x1 : low->x1;
	size_t values = 0;
	size_t line = 0;
	size_t word = 0;

	for (size_t k = 0; k < top->n; k++)
		words[k] = was->words[top->first + k];
	for (size_t k = 0; k < low->n; k++)
		words[top->n + k] = lines->v[j].words[low->first + k];
	for (size_t k = i; k <= j; k++) {
		size_t at = SIZE_MAX;

		if (!has_value(&lines->v[k], x1, &at) &&
		    (k < j || at == SIZE_MAX || !has_colon(last_of(&lines->v[j], low)) ||
		     dx_lex_whole(lex, a, words, top->n)))
			continue;
		values++;
		line = k;
		word = at;
	}
	if (values == 0 && is_beside_top(&lines->v[i], &lines->v[j], low, x1, &word)) {
		values = 1;
		line = i;
	}
	if (values == 1 && dx_lex_whole(lex, a, words, top->n + low->n))
		put(a, &lines->v[line], word, words, top->n + low->n);
}

/* "Purchases &", "Payments /": the label is not at its end. */
static bool dangles(const struct dx_line *line, const struct dx_seg *s)
{
	static const char *const ends[] = {"&", "/", "and", "of", "or", "-", "+"};
	const char *text = last_of(line, s)->text;

	for (size_t i = 0; i < DX_LEN(ends); i++)
		if (dx_str_ieq_c(dx_str(text), ends[i]))
			return true;
	return text[0] && strchr("&/,", text[strlen(text) - 1]);
}

/* Does a figure stand right under X0..X1 of LINE? */
static bool figure_under(const struct dx_lines *lines, size_t line, int32_t x0, int32_t x1)
{
	const struct dx_line *above = &lines->v[line];
	const struct dx_line *below = above + 1;

	if (line + 1 >= lines->n || below->page != above->page || below->y0 - above->y1 > 2 * above->height)
		return false;
	for (size_t i = 0; i < below->n; i++)
		if (below->words[i]->x0 < x1 && below->words[i]->x1 > x0 &&
		    below->words[i]->text[strcspn(below->words[i]->text, "0123456789")])
			return true;
	return false;
}

/*
 * "Previous" over "Amount Due" over a figure: one label, though the lower line alone would be another. Only where the
 * upper one says nothing by itself, or stops in the middle.
 */
static void stack(struct dx_arena *a, struct dx_lines *lines, const struct dx_lex *lex, const struct dx_line *was,
		  const struct dx_seg *top, size_t j, const struct dx_seg *low)
{
	const struct dx_word *words[2 * WORDS_MAX];
	struct dx_line *line = &lines->v[j];
	int32_t x0 = top->x0 < low->x0 ? top->x0 : low->x0;
	int32_t x1 = top->x1 > low->x1 ? top->x1 : low->x1;

	for (size_t k = 0; k < top->n; k++)
		words[k] = was->words[top->first + k];
	for (size_t k = 0; k < low->n; k++)
		words[top->n + k] = line->words[low->first + k];
	if ((dangles(was, top) || !dx_lex_whole(lex, a, words, top->n)) &&
	    dx_lex_whole(lex, a, words, top->n + low->n) && figure_under(lines, j, x0, x1))
		put(a, line, low->first, words, top->n + low->n);
}

/* Do TOP and LOW stand one in the middle under the other, or begin under each other, in two lines of one text? */
static bool is_stacked(const struct dx_line *above, const struct dx_seg *top, const struct dx_line *below,
		       const struct dx_seg *low)
{
	int32_t leading = below->words[low->first]->y0 - above->words[top->first]->y0;
	int32_t off = (top->x0 + (top->x1 - top->x0) / 2) - (low->x0 + (low->x1 - low->x0) / 2);

	return (abs(off) <= above->height / 2 || abs(top->x0 - low->x0) <= above->height / 4) &&
	       leading > above->height / 2 && leading <= above->height * 2;
}

/* "(", "₹", "Rs.)": a currency, or a bracket around one. */
static bool is_unit(const char *text)
{
	struct dx_str t = dx_str(text);

	while (t.n && strchr("([", t.p[0]))
		t = dx_strn(t.p + 1, t.n - 1);
	while (t.n && strchr(")]", t.p[t.n - 1]))
		t.n--;
	return t.n == 0 || dx_value_currency(t) != NULL;
}

/* S without the currency that its figures are in: "other Credits ( ₹ )". */
static struct dx_seg without_unit(const struct dx_line *line, struct dx_seg s)
{
	size_t n = s.n;

	while (n > 1 && is_unit(line->words[s.first + n - 1]->text))
		n--;
	s.n = n;
	return s;
}

/* Do the lines between I and J leave the place under TOP free? Labels of one line stand between those of two. */
static bool is_free(const struct dx_lines *lines, size_t i, size_t j, const struct dx_seg *top)
{
	for (size_t k = i + 1; k < j; k++)
		for (size_t m = 0; m < lines->v[k].n; m++)
			if (lines->v[k].words[m]->x0 < top->x1 && lines->v[k].words[m]->x1 > top->x0)
				return false;
	return true;
}

/* What may be the second line of a label whose first one is TOP of WAS, line I. */
static void look_below(struct dx_arena *a, struct dx_lines *lines, const struct dx_lex *lex, const struct dx_line *was,
		       size_t i, const struct dx_seg *top, size_t j)
{
	size_t n;
	struct dx_seg *under = dx_lines_segments(a, &lines->v[j], &n);

	for (size_t m = 0; m < n; m++) {
		struct dx_seg low = without_unit(&lines->v[j], under[m]); /* its edges are those of the whole */

		if (low.n > WORDS_MAX)
			continue;
		if (is_stacked(was, top, &lines->v[j], &low) && is_free(lines, i, j, top))
			stack(a, lines, lex, was, top, j, &low);
		if (under[m].n > WORDS_MAX)
			continue;
		if (goes_on(was, top, &lines->v[j], &under[m])) {
			unwrap(a, lines, lex, was, i, top, j, &under[m]);
			return;
		}
	}
}

void dx_labels_unwrap(struct dx_arena *a, struct dx_lines *lines, const struct dx_lex *lex)
{
	for (size_t i = 0; i < lines->n; i++) {
		const struct dx_line was = lines->v[i]; /* its words may get others in front of them */
		size_t n;
		struct dx_seg *segs = dx_lines_segments(a, &was, &n);

		for (size_t k = 0; k < n && !was.used; k++) {
			if (segs[k].n > WORDS_MAX || strchr(last_of(&was, &segs[k])->text, ':'))
				continue;
			for (size_t j = i + 1; j < i + LINES_MAX && j < lines->n; j++) {
				if (lines->v[j].used || lines->v[j].page != was.page)
					break;
				look_below(a, lines, lex, &was, i, &segs[k], j);
			}
		}
	}
}
