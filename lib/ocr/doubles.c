/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words that were read twice. Where lines of text stand closely or slant, the recogniser takes the end of a figure for
 * a line of its own as well: "1,17,607.42" and in its place "42".
 */
#include <string.h>

#include "ocr_int.h"

/* Pixels by which an inner box may stand out of the one that holds it. */
#define EDGE_PX 2

static bool is_inside(const struct dx_word *in, const struct dx_word *out)
{
	return in->x0 >= out->x0 - EDGE_PX && in->x1 <= out->x1 + EDGE_PX && in->y0 >= out->y0 - EDGE_PX &&
	       in->y1 <= out->y1 + EDGE_PX;
}

/* Does LONGER begin or end with SHORTER? */
static bool repeats(const char *shorter, const char *longer)
{
	size_t n = strlen(shorter);
	size_t m = strlen(longer);

	return n < m && (memcmp(longer, shorter, n) == 0 || memcmp(longer + m - n, shorter, n) == 0);
}

static bool is_double(const struct reading *r, size_t at)
{
	const struct dx_word *w = &r->words[at];

	for (size_t i = 0; i < r->n; i++)
		if (i != at && is_inside(w, &r->words[i]) && repeats(w->text, r->words[i].text))
			return true;
	return false;
}

void dx_ocr_drop_doubles(struct reading *r)
{
	size_t n = 0;

	/* a longer word is never dropped for a shorter one, so those that moved up still say all */
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word w = r->words[i];

		if (is_double(r, i))
			continue;
		r->words[i] = r->words[n];
		r->words[n++] = w;
	}
	r->n = n;
}
