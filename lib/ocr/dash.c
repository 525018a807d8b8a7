/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dashes that are not there. In the white between two columns the recogniser now and then sees one, alone or in front
 * of the figure behind it; a balance that is none then is negative. The picture says whether there is ink.
 * And dashes that are: alone in a column they are taken for "=", "x" or "2", which is then an amount.
 * Likewise words that are not there: of a rule that was painted out a shade stays, in which letters are seen.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "ocr_int.h"

/* A dash is at least so wide, in parts (1/N) of a capital's height. */
#define DASH_PART 5

static bool is_dash(uint32_t cp)
{
	return cp == '-' || cp == '~' || cp == 0xad || (cp >= 0x2010 && cp <= 0x2015) || cp == 0x2212;
}

/* Bytes of the dashes in front; *ALL_R: there is nothing else. */
static size_t dashes(const char *text, bool *all_r)
{
	struct dx_str s = dx_str(text);
	size_t pos = 0;
	size_t n = 0;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp) && is_dash(cp))
		n = pos;
	*all_r = n == s.n;
	return n;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/*
 * A word less sure than this is none where less than half of its width has ink, or less of its box than letters have
 * that fill it.
 */
#define SHADE_CONF    50
#define SHADE_TENTHS  5
#define SHADE_PERCENT 8

static bool is_shade(const struct dx_prep *p, const struct dx_word *w)
{
	const struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
	const int32_t width = w->x1 - w->x0;

	return p->n_rules > 0 && w->conf < SHADE_CONF && dx_ocr_letters(w->text) > 0 &&
	       w->text[strcspn(w->text, "0123456789")] == '\0' &&
	       (dx_prep_cell_inked(p, &b) * 10 < width * SHADE_TENTHS ||
		(int64_t)dx_prep_cell_black(p, &b) * 100 < (int64_t)width * (w->y1 - w->y0) * SHADE_PERCENT);
}

/* Of a single sign that could be a misread dash; in a text a sure one is what it was read as. */
#define SINGLE_CONF 95

static bool is_single(const struct dx_word *w)
{
	struct dx_str s = dx_str(w->text);
	size_t pos = 0;
	uint32_t cp;

	return w->conf < SINGLE_CONF && dx_utf8_next(s, &pos, &cp) && pos == s.n;
}

/* Drops from word W the dashes that the picture has not, and makes a minus of one; false: nothing is left of it. */
static bool mend(struct dx_arena *a, const struct dx_prep *p, struct dx_word *w)
{
	const struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
	const int32_t least = p->text_px / DASH_PART;
	bool all;
	size_t n = dashes(w->text, &all);

	if (n == 0)
		return true;
	if (all)
		return dx_prep_cell_inked(p, &b) >= least;
	if (!is_digit(w->text[n]))
		return true;
	if (dx_prep_cell_begins_high(p, &b))
		w->text += n;
	else if (w->text[0] == '~')
		w->text = dx_asprintf(a, "-%s", w->text + n);
	return true;
}

void dx_ocr_drop_dashes(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	size_t n = 0;

	if (p->text_px == 0)
		return;
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word w = r->words[i];
		const struct dx_cell_box b = {w.x0, w.y0, w.x1, w.y1};

		if (is_single(&w) && dx_prep_cell_is_dash(p, &b))
			w.text = "-";
		if (!is_shade(p, &w) && mend(a, p, &w))
			r->words[n++] = w;
	}
	r->n = n;
}
