/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A plus read for a minus before an amount, and the other way about: of noisy pages the recogniser reads the strokes of
 * a few pixels and guesses the rest. What makes a plus is ink above and below the middle of its bar, and there is as
 * much of it as in the bar, or none. So it is of a wave, which is a minus.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "ocr_int.h"

/* Ink above and below the bar, in parts of the bar's: of a plus at least, of a minus at most. */
#define PLUS_LEAST 0.45
#define MINUS_MOST 0.26
/* A sign that touches its amount is so wide, in heights; one that does not stands so near. */
#define WIDE 0.6
#define NEAR 4

/* Money follows: digits, or the sign of a currency before them. */
static bool begins_money(const char *text)
{
	size_t pos = 0;
	uint32_t cp;

	if (!dx_utf8_next(dx_str(text), &pos, &cp))
		return false;
	return dx_is_digit(text[0]) || strchr("$%", text[0]) || strncmp(text, "Rs", 2) == 0 || cp == 0x20ac ||
	       cp == 0xa3 || cp == 0xa5 || cp == 0x20b9;
}

/* Does an amount stand right behind W? */
static bool is_before_money(const struct reading *r, const struct dx_word *w)
{
	const int32_t y = w->y0 + (w->y1 - w->y0) / 2;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *v = &r->words[i];
		const int32_t h = v->y1 - v->y0;

		if (v != w && v->y0 <= y && v->y1 >= y && v->x0 >= w->x1 - 1 && v->x0 - w->x1 < NEAR * h &&
		    begins_money(v->text))
			return true;
	}
	return false;
}

void dx_ocr_mend_crosses(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
		double above, below;
		char sign;

		if (!strchr("+-~", w->text[0]) || w->text[0] == '\0' ||
		    (w->text[1] ? !begins_money(w->text + 1) : !is_before_money(r, w)))
			continue;
		if (w->text[1])
			b.x1 = b.x0 + (int32_t)((b.y1 - b.y0) * WIDE);
		if (!dx_prep_cell_bar(p, &b, &above, &below))
			continue;
		sign = above >= PLUS_LEAST && below >= PLUS_LEAST   ? '+'
		       : above <= MINUS_MOST && below <= MINUS_MOST ? '-'
								    : w->text[0];
		if (sign != w->text[0])
			w->text = dx_asprintf(a, "%c%s", sign, w->text + 1);
	}
}
