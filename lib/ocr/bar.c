/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A 1 that stands alone between words ("from 1 Apr", "powder 1 kg") is a stroke to the recogniser, read as a bar, and
 * surely. A bar rises above the capitals and reaches below the line; a piece of a rule is as tall as its cell, or
 * nearly nothing. What is as tall as the capitals and figures beside it is a 1; what is taller and stands beside a rule
 * is a part of it, and would be read into the cell.
 */
#include <string.h>

#include "ocr_int.h"

/* Of the height of the letters beside it: how much its own may differ. One pixel may always be missing. */
#define OFF_PART 8
/* A word of the same text is no further away than so many of its heights. */
#define NEAR_HEIGHTS 1
/* A stroke is thin: at least so many times as tall as wide. */
#define THIN_TIMES 2
/* … but a 1 has a flag or bars: what is so many times as tall as wide is nothing but a stroke. */
#define STROKE_TIMES 5
/* A piece of a rule is this part (1/N) taller than the letters of the page, and more. */
#define TALL_PART 4

/* Does TEXT fill the height from the line to the top of a capital, and no more? */
static bool is_capital_high(const char *text)
{
	bool tall = false;

	for (const char *p = text; *p; p++) {
		if (*p <= ' ' || *p > '~' || strchr("gjpqyQJ,;()[]{}|/\\$@_", *p))
			return false;
		tall |= (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9');
	}
	return tall;
}

static bool is_close(int32_t a, int32_t b, int32_t height)
{
	int32_t off = a > b ? a - b : b - a;

	return off <= 1 || off * OFF_PART <= height;
}

/* Words of the line of word AT have capitals and figures of the height of that word. */
static bool is_tall_as_capitals(const struct reading *r, size_t at)
{
	const struct dx_word *bar = &r->words[at];
	int32_t h = bar->y1 - bar->y0;
	size_t same = 0;
	size_t others = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (i == at || w->line != bar->line || !is_capital_high(w->text))
			continue;
		if (is_close(w->y1 - w->y0, h, h))
			same++;
		else
			others++;
	}
	return same > others;
}

/* W stands beside BAR, a blank apart, and reaches as high or as low. */
static bool is_beside(const struct dx_word *w, const struct dx_word *bar)
{
	int32_t h = bar->y1 - bar->y0;
	int32_t gap = w->x0 > bar->x0 ? w->x0 - bar->x1 : bar->x0 - w->x1;

	return w->line == bar->line && gap >= 0 && gap <= h * NEAR_HEIGHTS &&
	       (is_close(w->y0, bar->y0, h) || is_close(w->y1, bar->y1, h));
}

/* Does an upright rule run by BAR, no further away than half a letter is high? */
static bool is_beside_rule(const struct dx_prep *p, const struct dx_word *bar)
{
	int32_t reach = p->text_px / 2;

	for (size_t i = 0; i < p->n_rules; i++) {
		const struct dx_prep_rule *rule = &p->rules[i];

		if (rule->x1 - rule->x0 < rule->y1 - rule->y0 && rule->x1 >= bar->x0 - reach &&
		    rule->x0 <= bar->x1 + reach && rule->y0 < bar->y1 && rule->y1 > bar->y0)
			return true;
	}
	return false;
}

void dx_ocr_drop_rule_pieces(const struct dx_prep *p, struct reading *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (strcmp(w->text, "|") == 0 && (w->y1 - w->y0) * TALL_PART > p->text_px * (TALL_PART + 1) &&
		    is_beside_rule(p, w))
			continue;
		r->words[n++] = *w;
	}
	r->n = n;
}

void dx_ocr_mend_bars(struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		if (strcmp(w->text, "|") != 0 || (w->x1 - w->x0) * THIN_TIMES > w->y1 - w->y0 ||
		    (w->x1 - w->x0) * STROKE_TIMES < w->y1 - w->y0)
			continue;
		if (((i > 0 && is_beside(&r->words[i - 1], w)) || (i + 1 < r->n && is_beside(&r->words[i + 1], w))) &&
		    is_tall_as_capitals(r, i))
			w->text = "1";
	}
}
