/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Fives by their strokes. Of small print recognition takes 5 for 6 or 8, in all pictures of it alike; what tells them
 * apart is that a five has no stroke at the upper right and none at the lower left, and no other digit lacks these two
 * alone.
 */
#include <string.h>

#include "dx/img/cell.h"

#include "prep_int.h"

#define THINGS_MAX 32
#define LEVELS     256
#define SPECK_PART 100 /* a thing of less than this part of the highest one's height squared is a speck */
#define ROOM_PART  12
#define WHOLE      80 /* percent of the highest thing: so high is a digit */
#define WIDE       95 /* percent of its height */
#define NARROW     35
#define HIGH_MIN   10 /* pixels: strokes of smaller digits run into one another */

/* In percent of the digit's ink: a stroke is there, or not. */
#define STROKE  60
#define GAP_UP  30
#define GAP_LOW 20

/* What is ink, in percent from the paper to the darkest: where digits touch by one threshold they do not by another. */
static const int thresholds[] = {37, 46, 29, 56, 65};

static int32_t grey_at(PIX *grey, int32_t x, int32_t y)
{
	l_uint32 v = 0;

	return pixGetPixel(grey, x, y, &v) == 0 ? (int32_t)v : LEVELS - 1;
}

/* The level that PERCENT of the pixels of B are darker than. */
static int32_t level(PIX *grey, const struct dx_cell_box *b, int percent)
{
	int32_t count[LEVELS] = {0};
	int32_t want = (b->x1 - b->x0) * (b->y1 - b->y0) * percent / 100;
	int32_t v = 0;

	for (int32_t y = b->y0; y < b->y1; y++)
		for (int32_t x = b->x0; x < b->x1; x++)
			count[grey_at(grey, x, y)]++;
	while (v + 1 < LEVELS && want >= count[v])
		want -= count[v++];
	return v;
}

/* Is there ink, darker than UPTO, in column X of B? *B_R grows by its rows. */
static bool add_column(PIX *grey, const struct dx_cell_box *b, int32_t x, int32_t upto, struct dx_cell_box *b_r)
{
	bool any = false;

	for (int32_t y = b->y0; y < b->y1; y++) {
		if (grey_at(grey, x, y) > upto)
			continue;
		any = true;
		b_r->y0 = y < b_r->y0 ? y : b_r->y0;
		b_r->y1 = y + 1 > b_r->y1 ? y + 1 : b_r->y1;
	}
	return any;
}

/* What stands in B, one thing beside the other, without specks; their number. */
static size_t things_in(PIX *grey, const struct dx_cell_box *b, int32_t upto, struct dx_cell_box things[THINGS_MAX])
{
	int32_t highest = 0;
	size_t all = 0;
	size_t n = 0;

	for (int32_t x = b->x0; x < b->x1 && all < THINGS_MAX; x++) {
		struct dx_cell_box one = {x, b->y1, x, b->y0};

		while (one.x1 < b->x1 && add_column(grey, b, one.x1, upto, &one))
			one.x1++;
		if (one.x1 == x)
			continue;
		highest = one.y1 - one.y0 > highest ? one.y1 - one.y0 : highest;
		things[all++] = one;
		x = one.x1;
	}
	for (size_t i = 0; i < all; i++)
		if ((things[i].x1 - things[i].x0) * (things[i].y1 - things[i].y0) * SPECK_PART >= highest * highest)
			things[n++] = things[i];
	return n;
}

/*
 * How dark, in percent from PAPER to INK, the palest row of a part of D is at its darkest: a stroke that runs down it
 * has no pale row. The part goes from row TOP to FOOT, in percent of the height, and is its left or right side.
 */
static int32_t stroke(PIX *grey, const struct dx_cell_box *d, bool right, const int rows[2], int32_t paper, int32_t ink)
{
	int32_t side = (d->x1 - d->x0) * 2 / 5 > 0 ? (d->x1 - d->x0) * 2 / 5 : 1;
	int32_t from = right ? d->x1 - side : d->x0;
	int32_t height = d->y1 - d->y0;
	int32_t palest = 0;

	for (int32_t y = d->y0 + height * rows[0] / 100; y < d->y0 + height * rows[1] / 100; y++) {
		int32_t darkest = LEVELS - 1;

		for (int32_t x = from; x < from + side; x++)
			darkest = grey_at(grey, x, y) < darkest ? grey_at(grey, x, y) : darkest;
		palest = darkest > palest ? darkest : palest;
	}
	return (paper - palest) * 100 / (paper - ink);
}

static bool is_five(PIX *grey, const struct dx_cell_box *d, int32_t paper)
{
	static const int upper[] = {20, 42};
	static const int lower[] = {58, 80};
	int32_t ink = level(grey, d, 10);

	return d->y1 - d->y0 >= HIGH_MIN && ink < paper && stroke(grey, d, false, upper, paper, ink) >= STROKE &&
	       stroke(grey, d, true, upper, paper, ink) <= GAP_UP &&
	       stroke(grey, d, false, lower, paper, ink) <= GAP_LOW &&
	       stroke(grey, d, true, lower, paper, ink) >= STROKE;
}

/* B and a little around it, on the page; false: nothing of it is. */
static bool widen(PIX *grey, struct dx_cell_box *b)
{
	int32_t room = (b->y1 - b->y0) / ROOM_PART + 1;

	b->x0 = b->x0 > room ? b->x0 - room : 0;
	b->y0 = b->y0 > room ? b->y0 - room : 0;
	b->x1 = b->x1 + room < pixGetWidth(grey) ? b->x1 + room : pixGetWidth(grey);
	b->y1 = b->y1 + room < pixGetHeight(grey) ? b->y1 + room : pixGetHeight(grey);
	return b->x1 > b->x0 && b->y1 > b->y0;
}

/* May THING be SIGN, on a line whose highest thing is so HIGH? */
static bool suits(char sign, const struct dx_cell_box *thing, int32_t high)
{
	int32_t w = thing->x1 - thing->x0;
	int32_t h = thing->y1 - thing->y0;

	if (sign == '-' || sign == '.')
		return h * 2 < high;
	return h * 100 >= high * WHOLE && w * 100 <= h * WIDE && (strchr("1/", sign) || w * 100 >= h * NARROW);
}

/*
 * The things that are the N SIGNS, from both ends as far as they suit: what is broken or runs together in the middle
 * takes nothing from the others. Those that have none are left empty.
 */
static void match(const char *signs, size_t n, const struct dx_cell_box *things, size_t n_things,
		  struct dx_cell_box match_r[THINGS_MAX])
{
	int32_t high = 0;
	size_t i = 0;
	size_t k = 0;

	memset(match_r, 0, THINGS_MAX * sizeof(*match_r));
	for (size_t j = 0; j < n_things; j++)
		high = things[j].y1 - things[j].y0 > high ? things[j].y1 - things[j].y0 : high;
	for (; i < n && i < n_things && suits(signs[i], &things[i], high); i++)
		match_r[i] = things[i];
	for (; k < n && k < n_things && suits(signs[n - 1 - k], &things[n_things - 1 - k], high); k++)
		match_r[n - 1 - k] = things[n_things - 1 - k];
	if (i + k > n && n != n_things) /* the ends disagree */
		memset(match_r, 0, THINGS_MAX * sizeof(*match_r));
}

bool dx_prep_cell_fives(const struct dx_prep *p, const struct dx_cell_box *box, char *text)
{
	struct dx_cell_box things[THINGS_MAX];
	struct dx_cell_box of[THINGS_MAX];
	struct dx_cell_box b = *box;
	size_t n = strlen(text);
	bool changed = false;
	int32_t paper;
	int32_t darkest;

	if (n > THINGS_MAX || !widen(p->grey, &b))
		return false;
	paper = level(p->grey, &b, 90);
	darkest = level(p->grey, &b, 2);
	for (size_t t = 0; t < DX_LEN(thresholds) && !changed && paper > darkest; t++) {
		match(text, n, things, things_in(p->grey, &b, paper - (paper - darkest) * thresholds[t] / 100, things),
		      of);
		for (size_t i = 0; i < n; i++) {
			if (!strchr("3689", text[i]) || of[i].x1 == 0 || !is_five(p->grey, &of[i], paper))
				continue;
			text[i] = '5';
			changed = true;
		}
	}
	return changed;
}
