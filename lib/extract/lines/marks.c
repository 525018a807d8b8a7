/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands in a line and is no word: dots that lead to a figure, marks of a fold, pieces of a rule. */
#include <string.h>

#include "lines_int.h"

#define LEADER_MIN 5    /* dots of a leader */
#define FOLD_PART  14   /* of a page's width: its left margin */
#define LOW        4    /* so many times lower than letters are the dots of a scan, and its rules */
#define THIN       750  /* millipoints: two pixels of 200 dpi */
#define TOUCHES    3000 /* millipoints between a rule and its piece */
#define UNSURE     50   /* percent */
#define AMONG      70   /* the same in a line of the source that is a rule for the most part */

static int32_t height_of(const struct dx_word *w)
{
	return w->y1 - w->y0;
}

static int32_t highest(const struct dx_line *line)
{
	int32_t high = 0;

	for (size_t i = 0; i < line->n; i++)
		high = height_of(line->words[i]) > high ? height_of(line->words[i]) : high;
	return high;
}

/* What recognition sees of the dots. One alone between digits may be their decimal mark. */
static bool are_low_dots(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	const struct dx_word *before = line->words[at - 1];
	const struct dx_word *next = line->words[at + 1];
	int32_t high = highest(line);

	if (w->conf == 100 || height_of(w) * LOW >= high || w->text[strspn(w->text, ".,")] != '\0')
		return false;
	return w->text[1] != '\0' || ((w->x0 - before->x1) * 2 > high && (next->x0 - w->x1) * 2 > high &&
				      !(dx_has_digit(before->text) && dx_has_digit(next->text)));
}

/* "Dept of Health ........ 1,720.49" */
static bool is_leader(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	size_t dots = strspn(text, ".");

	if (at == 0 || at + 1 >= line->n)
		return false;
	return (dots >= LEADER_MIN && text[dots] == '\0') || are_low_dots(line, at);
}

/* "·" far left of the text: where to fold or punch the sheet. */
static bool is_fold(const struct dx_page *page, const struct dx_word *w, const struct dx_word *next)
{
	static const char *const marks[] = {"·", "•", ".", "-", "–", "—", "_"};

	return w->x1 < page->width / FOLD_PART && next->x0 - w->x1 > height_of(w) / 2 &&
	       dx_str_is_one_of(dx_str(w->text), marks, DX_LEN(marks));
}

static bool is_close(int32_t a, int32_t b, int32_t most)
{
	return a - b <= most && b - a <= most;
}

/* Does PAGE show what W says right above it, in letters USUAL high? Then the rule below that was read as well. */
static bool is_said_above(const struct dx_page *page, const struct dx_word *w, int32_t usual)
{
	for (size_t i = 0; i < page->n_words; i++) {
		const struct dx_word *v = &page->words[i];

		if (height_of(v) * 2 > usual && v->x0 < w->x1 && w->x0 < v->x1 && v->y1 <= w->y1 &&
		    w->y0 - v->y1 < usual && strcmp(v->text, w->text) == 0)
			return true;
	}
	return false;
}

/* As thin as a rule, and on one that is broken there: a "-" where a faint rule was not seen whole; or unsure letters,
 * of which none is as low. */
static bool is_of_rule(const struct dx_page *page, const struct dx_word *w, int32_t usual)
{
	int32_t middle = w->y0 + height_of(w) / 2;

	if (height_of(w) * LOW >= usual)
		return false;
	if ((dx_has_letter(w->text) || dx_has_digit(w->text)) && (w->conf < UNSURE || is_said_above(page, w, usual)))
		return true;
	for (size_t i = 0; height_of(w) <= THIN && i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (is_close(r->y0, r->y1, THIN) && is_close(r->y0 + (r->y1 - r->y0) / 2, middle, THIN) &&
		    (is_close(r->x1, w->x0, TOUCHES) || is_close(w->x1, r->x0, TOUCHES)))
			return true;
	}
	return false;
}

bool *dx_lines_of_rules(struct dx_arena *a, const struct dx_page *page, int32_t usual)
{
	bool *are = dx_alloc_array(a, page->n_words, sizeof(*are));
	size_t first = 0;
	size_t n = 0;

	for (size_t i = 0; page->source == DX_SOURCE_OCR && i < page->n_words; i++) {
		if (page->words[i].line != page->words[first].line) {
			first = i;
			n = 0;
		}
		are[i] = is_of_rule(page, &page->words[i], usual);
		n += are[i];
		if (i + 1 < page->n_words && page->words[i + 1].line == page->words[first].line)
			continue;
		/* what is unsure in a line of them is of other specks of the rule */
		for (size_t k = first; k <= i && n * 2 > i + 1 - first; k++)
			are[k] |= page->words[k].conf < AMONG;
	}
	return are;
}

void dx_lines_leave_marks(const struct dx_page *page, struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		bool fold = i == 0 && line->n > 1 && is_fold(page, line->words[0], line->words[1]);

		if (!fold && !is_leader(line, i))
			line->words[n++] = line->words[i];
	}
	line->n = n;
}
