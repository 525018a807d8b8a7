/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts that the recogniser tore in two. Wide type and thermal paper leave so much white around the point
 * that what stands behind it becomes a word of its own, with the point ("79." "35") or without it ("12" "50");
 * then the point can be seen in the picture.
 */
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

#define DECIMALS  2
#define WHOLE_MAX 9
/* The gap is no wider than this part of the height of the line, in percent. */
#define GAP_PERCENT 110

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Two digits, and nothing but a sign or a bracket behind them. */
static bool is_cents(const char *text)
{
	return strlen(text) >= DECIMALS && is_digit(text[0]) && is_digit(text[1]) &&
	       text[DECIMALS + strspn(text + DECIMALS, ")-*\"'")] == '\0';
}

/* Ends with digits, at most nine, without a point in them; *POINTED: or with one at the very end. */
static bool is_whole(const char *text, bool *pointed_r)
{
	size_t n = strlen(text);
	size_t digits = 0;

	*pointed_r = n > 1 && (text[n - 1] == '.' || text[n - 1] == ',');
	n -= *pointed_r;
	while (digits < n && (is_digit(text[n - 1 - digits]) || text[n - 1 - digits] == ','))
		digits++;
	return digits > 0 && digits <= WHOLE_MAX && is_digit(text[n - 1]) && !memchr(text, '.', n) &&
	       !memchr(text, '/', n) && !memchr(text, ':', n);
}

static struct dx_word joined(struct dx_arena *a, const struct dx_word *l, const struct dx_word *r, const char *point)
{
	struct dx_word w = *l;

	w.text = dx_asprintf(a, "%s%s%s", l->text, point, r->text);
	w.x1 = r->x1;
	w.y0 = r->y0 < w.y0 ? r->y0 : w.y0;
	w.y1 = r->y1 > w.y1 ? r->y1 : w.y1;
	w.conf = r->conf < w.conf ? r->conf : w.conf;
	return w;
}

static bool may_join(const struct dx_word *l, const struct dx_word *r)
{
	int32_t height = l->y1 - l->y0 > r->y1 - r->y0 ? l->y1 - l->y0 : r->y1 - r->y0;
	int32_t gap = r->x0 - l->x1;
	int32_t middle = (r->y0 + r->y1) / 2;

	return l->line == r->line && gap >= 0 && gap * 100 <= height * GAP_PERCENT && middle > l->y0 &&
	       middle < l->y1 + height / 2 && is_cents(r->text);
}

void dx_ocr_join_numbers(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *last = n > 0 ? &r->words[n - 1] : NULL;
		const struct dx_word *w = &r->words[i];
		bool pointed;

		if (last && may_join(last, w) && is_whole(last->text, &pointed)) {
			int32_t foot = last->y1 > w->y1 ? last->y1 : w->y1;
			struct dx_cell_box gap = {last->x1 - 1, last->y0, w->x0 + 1, foot};

			if (pointed || dx_prep_cell_has_point(p, &gap)) {
				*last = joined(a, last, w, pointed ? "" : ".");
				continue;
			}
		}
		r->words[n++] = *w;
	}
	r->n = n;
	dx_ocr_rate(r);
}
