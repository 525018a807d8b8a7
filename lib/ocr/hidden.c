/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A thick rule hides the decimal mark of the figures that stand in it: "$8 62" is read as "$862". The mark stood where
 * the digits are further apart than anywhere else, with two of them behind, as in the figures above and below.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

#define DECIMALS    2
#define GLYPHS_MIN  3
#define GLYPHS_MAX  12
#define SIGNS_MAX   1  /* what may stand before the digits */
#define THICK_PART  8  /* of a capital's height (1/N): a rule that hides a mark */
#define AT_PERCENT  40 /* of it: how far from the foot of the figure the rule begins */
#define GAP_PERCENT 25 /* of it: a gap that holds a mark */
#define WIDER       20 /* of it: and so much wider than any other; a 1 has room beside it */

/* Does a thick rule begin at the foot of W, and go on under all of it? */
static bool stands_in_rule(const struct dx_prep *p, const struct dx_word *w)
{
	for (size_t i = 0; i < p->n_rules; i++) {
		const struct dx_prep_rule *rule = &p->rules[i];

		if (rule->x0 <= w->x0 && rule->x1 >= w->x1 - p->text_px && rule->x1 - rule->x0 > rule->y1 - rule->y0 &&
		    (rule->y1 - rule->y0) * THICK_PART >= p->text_px &&
		    abs(rule->y0 - w->y1) * 100 <= p->text_px * AT_PERCENT)
			return true;
	}
	return false;
}

/* "$217": digits, with a sign before them at most; how many bytes, 0: something else. */
static size_t bare_figure(const char *text)
{
	const size_t n = strlen(text);
	const size_t sign = text[0] >= '0' && text[0] <= '9' ? 0 : SIGNS_MAX;

	return n >= GLYPHS_MIN + sign && n <= GLYPHS_MAX && strspn(text + sign, "0123456789") == n - sign ? n : 0;
}

/* Is the gap before the last digits of the N letters V the one that a mark fills? */
static bool has_gap(const struct dx_prep *p, const struct dx_cell_box *v, size_t n)
{
	const size_t at = n - DECIMALS;
	const int32_t gap = v[at].x0 - v[at - 1].x1;

	if (gap * 100 < p->text_px * GAP_PERCENT)
		return false;
	for (size_t i = 1; i < n; i++)
		if (i != at && (gap - (v[i].x0 - v[i - 1].x1)) * 100 < p->text_px * WIDER)
			return false;
	return true;
}

void dx_ocr_hidden_marks(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	const char decimal = dx_ocr_decimal_mark(r);

	for (size_t i = 0; decimal && i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		const size_t n = bare_figure(w->text);
		const struct dx_cell_box box = {w->x0, w->y0, w->x1, w->y1};
		struct dx_cell_box letters[GLYPHS_MAX];

		if (n == 0 || !stands_in_rule(p, w) || !dx_ocr_is_among_marked(r, decimal, w) ||
		    dx_prep_cell_letters(p, &box, letters, GLYPHS_MAX) != n || !has_gap(p, letters, n))
			continue;
		w->text = dx_asprintf(a, "%.*s%c%s", (int)(n - DECIMALS), w->text, decimal, w->text + n - DECIMALS);
	}
}
