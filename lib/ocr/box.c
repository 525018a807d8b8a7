/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Boxes higher than their letters: beside rules and on shaded bands the recogniser gives some words of a line boxes
 * that reach to the lines above and below. What reads tables goes by the height of its words.
 */
#include <stdlib.h>
#include <string.h>

#include "ocr_int.h"

#define LETTERS_MIN 2
#define WORDS_MIN   20  /* that tell how high letters of the page are for their width */
#define TALL        145 /* percent of that: higher than letters are */
#define LOWER       72  /* percent of its height: a neighbour that is not so high */

/* Widths of TEXT's letters, in halves: some are half as wide as others. */
static int32_t halves(const char *text)
{
	int32_t n = 0;

	for (const unsigned char *p = (const unsigned char *)text; *p; p++)
		if ((*p & 0xc0) != 0x80)
			n += *p < 0x80 && strchr("ijltfrI1!|.,:;'/()[]-", *p) ? 1 : 2;
	return n;
}

/* Height for a letter's width, in hundredths; 0: W has too few letters to tell. */
static int32_t slimness(const struct dx_word *w)
{
	int32_t width = w->x1 - w->x0;

	return dx_ocr_letters(w->text) < LETTERS_MIN || width <= 0 ? 0 : (w->y1 - w->y0) * 50 * halves(w->text) / width;
}

static int by_i32(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* The usual slimness of the words of R; 0: it cannot be told. */
static int32_t usual(struct dx_arena *a, const struct reading *r)
{
	int32_t *all = dx_alloc_array(a, r->n + 1, sizeof(*all));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		all[n] = slimness(&r->words[i]);
		n += all[n] > 0;
	}
	qsort(all, n, sizeof(*all), by_i32);
	return n < WORDS_MIN ? 0 : all[n / 2];
}

static bool is_tall(const struct dx_word *w, int32_t page)
{
	return (int64_t)slimness(w) * 100 > (int64_t)page * TALL;
}

static int32_t apart(const struct dx_word *a, const struct dx_word *b)
{
	return a->x0 > b->x1 ? a->x0 - b->x1 : b->x0 - a->x1;
}

void dx_ocr_fit_boxes(struct dx_arena *a, struct reading *r)
{
	const int32_t page = usual(a, r);

	for (size_t i = 0; page > 0 && i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		const struct dx_word *near = NULL;

		if (!is_tall(w, page))
			continue;
		for (size_t k = 0; k < r->n; k++) {
			const struct dx_word *one = &r->words[k];

			if (one->line == w->line && slimness(one) > 0 && !is_tall(one, page) && one->y0 >= w->y0 &&
			    one->y1 <= w->y1 && (one->y1 - one->y0) * 100 < (w->y1 - w->y0) * LOWER &&
			    (!near || apart(one, w) < apart(near, w)))
				near = one;
		}
		if (near) {
			w->y0 = near->y0;
			w->y1 = near->y1;
		}
	}
}
