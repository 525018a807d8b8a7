/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The letters that stand apart in a cell, and the shapes of some. */
#include <stdlib.h>

#include "dx/img/cell.h"
#include "prep_int.h"

/* A letter is higher than this part (percent) of the highest; what is lower is a mark. */
#define LETTER_PERCENT 70
/* The bars of an I are among the rows of this part (percent) of its height above and below; its stem alone stands in
 * as many in the middle. */
#define BARS_PERCENT 22
/* Each reaches so much (percent of the height) over the stem, to both sides. */
#define OVER_PERCENT 7
/* A point is no larger than this part (percent) of a capital's height, and so many pixels. */
#define POINT_PERCENT 34
#define POINT_MIN_PX  2

static int by_x(const void *a, const void *b)
{
	const struct dx_cell_box *l = a;
	const struct dx_cell_box *r = b;

	return (l->x0 > r->x0) - (l->x0 < r->x0);
}

/* Boxes of the page of those BOXES that are as high as letters. */
static size_t take_high(BOXA *boxes, const struct dx_cell_box *b, struct dx_cell_box *v, size_t max)
{
	l_int32 n = boxaGetCount(boxes);
	l_int32 highest = 0;
	size_t found = 0;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	for (l_int32 i = 0; i < n; i++) {
		boxaGetBoxGeometry(boxes, i, NULL, NULL, NULL, &h);
		highest = h > highest ? h : highest;
	}
	for (l_int32 i = 0; i < n; i++) {
		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		if (h * 100 < highest * LETTER_PERCENT)
			continue;
		if (found == max)
			return 0;
		v[found++] = (struct dx_cell_box){b->x0 + x, b->y0 + y, b->x0 + x + w, b->y0 + y + h};
	}
	return found;
}

size_t dx_prep_cell_letters(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *v, size_t max)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	PIX *part = box ? pixClipRectangle(p->mask, box, NULL) : NULL;
	BOXA *boxes = part ? pixConnComp(part, NULL, 8) : NULL;
	size_t n = boxes ? take_high(boxes, b, v, max) : 0;

	qsort(v, n, sizeof(*v), by_x);
	boxaDestroy(&boxes);
	pixDestroy(&part);
	boxDestroy(&box);
	return n;
}

/* The columns of B from row FROM to row TO that have ink; false: none. */
static bool ink_across(const struct dx_prep *p, const struct dx_cell_box *b, int32_t from, int32_t to, int32_t *x0_r,
		       int32_t *x1_r)
{
	BOX *box = boxCreate(b->x0, from, b->x1 - b->x0, to - from);
	BOX *ink = NULL;
	l_int32 w = 0;

	*x0_r = 0;
	if (box && pixClipBoxToForeground(p->mask, box, NULL, &ink) == 0 && ink)
		boxGetGeometry(ink, x0_r, NULL, &w, NULL);
	*x1_r = *x0_r + w;
	boxDestroy(&box);
	boxDestroy(&ink);
	return w > 0;
}

bool dx_prep_cell_is_barred_i(const struct dx_prep *p, const struct dx_cell_box *b)
{
	const int32_t h = b->y1 - b->y0;
	const int32_t bar = h * BARS_PERCENT / 100;
	const int32_t over = (h * OVER_PERCENT + 99) / 100;
	const int32_t middle = (b->y0 + b->y1) / 2;
	int32_t top[2];
	int32_t foot[2];
	int32_t stem[2];

	return bar > 1 && ink_across(p, b, b->y0, b->y0 + bar, &top[0], &top[1]) &&
	       ink_across(p, b, b->y1 - bar, b->y1, &foot[0], &foot[1]) &&
	       ink_across(p, b, middle - bar, middle + bar, &stem[0], &stem[1]) && top[0] + over <= stem[0] &&
	       top[1] >= stem[1] + over && foot[0] + over <= stem[0] && foot[1] >= stem[1] + over &&
	       (stem[1] - stem[0]) * 3 <= h;
}

static bool is_point(BOXA *boxes, l_int32 i, int32_t capital, l_int32 *x_r, l_int32 *y_r)
{
	l_int32 w;
	l_int32 h;

	boxaGetBoxGeometry(boxes, i, x_r, y_r, &w, &h);
	*x_r += w / 2;
	return w * 100 <= capital * POINT_PERCENT && h * 100 <= capital * POINT_PERCENT && w >= POINT_MIN_PX &&
	       h >= POINT_MIN_PX;
}

bool dx_prep_cell_is_colon(const struct dx_prep *p, const struct dx_cell_box *b)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	PIX *part = box ? pixClipRectangle(p->mask, box, NULL) : NULL;
	BOXA *boxes = part ? pixConnComp(part, NULL, 8) : NULL;
	l_int32 x[2];
	l_int32 y[2];
	bool yes = boxes && boxaGetCount(boxes) == 2 && is_point(boxes, 0, p->text_px, &x[0], &y[0]) &&
		   is_point(boxes, 1, p->text_px, &x[1], &y[1]) && abs(x[0] - x[1]) <= 1 &&
		   abs(y[0] - y[1]) * 100 >= p->text_px * POINT_PERCENT;

	boxaDestroy(&boxes);
	pixDestroy(&part);
	boxDestroy(&box);
	return yes;
}
