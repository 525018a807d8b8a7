/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words between two lines. Beside a cell in the middle of its row's height the recogniser follows the middle through a
 * cell of two lines, and reads what the lower half of the upper one and the upper half of the lower one look like:
 * "400 19089010)" between "400 g" and "(HSN Code: 19059010)". No line has room there. Where it read the one word of a
 * line so ("Tax" over "1ax"), and is surer of it, the word stays where that one stands.
 */
#include <string.h>

#include "ocr_int.h"

/* Of a word's height: lines nearer than this leave no room for it (percent). */
#define ROOM_PERCENT 75
/* It reaches into both lines, so that so much of its width is under either (percent). */
#define WIDE_PERCENT 60

static int32_t shared(int32_t a0, int32_t a1, int32_t b0, int32_t b1)
{
	return (a1 < b1 ? a1 : b1) - (a0 > b0 ? a0 : b0);
}

/* A word of another line that W reaches into, but not as far as its middle. */
static bool reaches_into(const struct dx_word *w, const struct dx_word *one)
{
	int32_t high = shared(w->y0, w->y1, one->y0, one->y1);

	return one->line != w->line && high > 0 && high * 2 < w->y1 - w->y0;
}

/* How much of W's width the words above it (or below) that it reaches into cover, and where they end (or begin). */
static int32_t covered(const struct reading *r, const struct dx_word *w, bool above, int32_t *edge)
{
	int32_t wide = 0;

	*edge = above ? INT32_MIN : INT32_MAX;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];
		int32_t part = shared(w->x0, w->x1, one->x0, one->x1);

		if (part <= 0 || (above ? one->y0 >= w->y0 : one->y1 <= w->y1) || !reaches_into(w, one))
			continue;
		wide += part;
		if (above ? one->y1 > *edge : one->y0 < *edge)
			*edge = above ? one->y1 : one->y0;
	}
	return wide;
}

static bool has_no_room(const struct reading *r, const struct dx_word *w)
{
	const int32_t least = (w->x1 - w->x0) * WIDE_PERCENT / 100;
	int32_t top;
	int32_t bottom;

	return covered(r, w, true, &top) > least && covered(r, w, false, &bottom) > least &&
	       (bottom - top) * 100 < (w->y1 - w->y0) * ROOM_PERCENT;
}

static int32_t apart(int32_t a, int32_t b)
{
	return a < b ? b - a : a - b;
}

/* Is ONE word W once more, but for a letter? Of figures nobody can tell. */
static bool is_same(const struct dx_word *w, const struct dx_word *one)
{
	const int32_t near = (w->y1 - w->y0) / 2;
	const size_t n = strlen(w->text);
	size_t other = 0;

	if (dx_has_digit(w->text) || strlen(one->text) != n || apart(w->x0, one->x0) > near ||
	    apart(w->x1, one->x1) > near)
		return false;
	for (size_t i = 0; i < n; i++)
		other += w->text[i] != one->text[i];
	return n > 1 && other == 1;
}

/* W, which has no room, says what the word that it is once more may be. */
static void lend_text(struct reading *r, const struct dx_word *w)
{
	for (size_t i = 0; i < r->n; i++)
		if (r->words[i].conf < w->conf && reaches_into(w, &r->words[i]) && is_same(w, &r->words[i]))
			r->words[i].text = w->text;
}

void dx_ocr_drop_between(struct dx_arena *a, struct reading *r)
{
	bool *gone = dx_alloc_array(a, r->n + 1, sizeof(*gone));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		gone[i] = has_no_room(r, &r->words[i]);
	for (size_t i = 0; i < r->n; i++)
		if (gone[i])
			lend_text(r, &r->words[i]);
	for (size_t i = 0; i < r->n; i++)
		if (!gone[i])
			r->words[n++] = r->words[i];
	if (n == r->n)
		return;
	r->n = n;
	dx_ocr_rate(r);
}
