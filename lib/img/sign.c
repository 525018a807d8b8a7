/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rupee sign at the left end of what stands in a cell: by its shape, or by its likeness to one that has the shape.
 */
#include <math.h>
#include <stdlib.h>

#include "dx/img/cell.h"
#include "prep_int.h"

/*
 * Where its bars begin, in percent of its height: the first, the second, and the foot of the bowl that small
 * print makes a third one. A 5 and a crossed 7 have their second one lower. Below the last nothing is wide.
 */
#define FIRST_BAR_TO  14
#define SECOND_BAR_TO 32
#define THIRD_BAR_TO  54
#define LEG_FROM      60
/* Between the first two bars there is the back of the bowl, on the right; a 5 has its stem on the left. */
#define BACK_FROM 30
/* A bar covers so much of the width, what is narrow so much, in percent. */
#define BAR    62
#define NARROW 55
/* Smaller than this nothing can be told. */
#define SIGN_MIN_PX 12
/* What is as much like a sign as this is one. */
#define LIKE 0.8

/* Widest run of ink of a row of LETTER, in percent of its width. */
static int widest(PIX *letter, int32_t y)
{
	int32_t w = pixGetWidth(letter);
	int32_t run = 0;
	int32_t most = 0;
	l_uint32 v = 0;

	for (int32_t x = 0; x < w; x++) {
		run = pixGetPixel(letter, x, y, &v) == 0 && v ? run + 1 : 0;
		most = run > most ? run : most;
	}
	return most * 100 / w;
}

/* Middle of the ink of a row, in percent of the width; −1: none. */
static int middle(PIX *letter, int32_t y)
{
	int32_t w = pixGetWidth(letter);
	int32_t sum = 0;
	int32_t n = 0;
	l_uint32 v = 0;

	for (int32_t x = 0; x < w; x++) {
		if (pixGetPixel(letter, x, y, &v) == 0 && v) {
			sum += x;
			n++;
		}
	}
	return n > 0 ? sum * 100 / (n * w) : -1;
}

/* Two bars or three with something narrower between them, then nothing wide down to where the leg ends. */
static bool is_rupee(PIX *letter)
{
	int32_t h = pixGetHeight(letter);
	static const int bar_to[] = {FIRST_BAR_TO, SECOND_BAR_TO, THIRD_BAR_TO};
	size_t bars = 0;
	bool in_bar = false;

	if (h < SIGN_MIN_PX || pixGetWidth(letter) * 10 < h * 4 || pixGetWidth(letter) * 10 > h * 11)
		return false;
	for (int32_t y = 0; y < h; y++) {
		int percent = y * 100 / h;
		int wide = widest(letter, y);

		if (wide >= BAR && !in_bar) {
			if (bars == DX_LEN(bar_to) || percent > bar_to[bars])
				return false;
			bars++;
		} else if (wide < NARROW && bars == 1 && middle(letter, y) < BACK_FROM) {
			return false;
		}
		in_bar = wide >= (in_bar ? NARROW : BAR);
		if (percent >= LEG_FROM && wide > NARROW)
			return false;
	}
	return bars >= 2;
}

/* The first thing in B that is higher than half of it, as a box of the page and as a picture (owned by the caller,
 * NULL: none). */
static PIX *first_letter(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *at_r)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	PIX *part = box ? pixClipRectangle(p->mask, box, NULL) : NULL;
	PIXA *parts = NULL;
	BOXA *boxes = part ? pixConnComp(part, &parts, 8) : NULL;
	PIX *letter = NULL;
	int32_t least = INT32_MAX;
	l_int32 first = -1;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	for (l_int32 i = 0; boxes && i < boxaGetCount(boxes); i++) {
		boxaGetBoxGeometry(boxes, i, &x, NULL, NULL, &h);
		if (x < least && h * 2 > b->y1 - b->y0) {
			least = x;
			first = i;
		}
	}
	*at_r = (struct dx_cell_box){0};
	if (first >= 0) {
		letter = pixaGetPix(parts, first, L_COPY);
		boxaGetBoxGeometry(boxes, first, &x, &y, &w, &h);
		*at_r = (struct dx_cell_box){b->x0 + x, b->y0 + y, b->x0 + x + w, b->y0 + y + h};
	}
	boxaDestroy(&boxes);
	pixaDestroy(&parts);
	pixDestroy(&part);
	boxDestroy(&box);
	return letter;
}

bool dx_prep_cell_sign(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *sign_r)
{
	PIX *letter = first_letter(p, b, sign_r);
	bool yes = letter && is_rupee(letter);

	pixDestroy(&letter);
	return yes;
}

int32_t dx_prep_cell_after_rupee(const struct dx_prep *p, const struct dx_cell_box *b)
{
	struct dx_cell_box sign;

	return dx_prep_cell_sign(p, b, &sign) ? sign.x1 : 0;
}

/* Correlation of the grey of SIGN with what stands at X, Y, from -1 to 1. */
static double likeness(const struct dx_prep *p, const struct dx_cell_box *sign, int32_t x, int32_t y)
{
	int32_t w = sign->x1 - sign->x0;
	int32_t h = sign->y1 - sign->y0;
	double n = (double)w * h;
	double a1 = 0;
	double b1 = 0;
	double aa = 0;
	double bb = 0;
	double ab = 0;

	if (x < 0 || y < 0 || x + w > pixGetWidth(p->grey) || y + h > pixGetHeight(p->grey))
		return -1;
	for (int32_t i = 0; i < w * h; i++) {
		l_uint32 a = 0;
		l_uint32 b = 0;

		pixGetPixel(p->grey, sign->x0 + i % w, sign->y0 + i / w, &a);
		pixGetPixel(p->grey, x + i % w, y + i / w, &b);
		a1 += a;
		b1 += b;
		aa += (double)a * a;
		bb += (double)b * b;
		ab += (double)a * b;
	}
	aa = n * aa - a1 * a1;
	bb = n * bb - b1 * b1;
	return aa > 0 && bb > 0 ? (n * ab - a1 * b1) / sqrt(aa * bb) : -1;
}

/* Left and upper edge of the ink in B, where it is W wide; false: there is none. */
static bool first_ink(const struct dx_prep *p, const struct dx_cell_box *b, int32_t w, int32_t *x_r, int32_t *y_r)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	BOX *ink = NULL;
	BOX *head = NULL;
	BOX *top = NULL;
	l_int32 x;
	l_int32 y;
	bool ok = box && pixClipBoxToForeground(p->mask, box, NULL, &ink) == 0 && ink;

	if (ok) {
		boxGetGeometry(ink, &x, NULL, NULL, NULL);
		head = boxCreate(x, b->y0, w, b->y1 - b->y0);
		ok = head && pixClipBoxToForeground(p->mask, head, NULL, &top) == 0 && top;
	}
	if (ok) {
		boxGetGeometry(top, NULL, &y, NULL, NULL);
		*x_r = x;
		*y_r = y;
	}
	boxDestroy(&box);
	boxDestroy(&ink);
	boxDestroy(&head);
	boxDestroy(&top);
	return ok;
}

/* Where SIGN ends if it stands at X, Y or a little beside it, where grey became black or white; 0: it does not. */
static int32_t end_of(const struct dx_prep *p, const struct dx_cell_box *sign, int32_t x, int32_t y)
{
	double best = LIKE;
	int32_t end = 0;

	for (int32_t i = 0; i < 9; i++) {
		double like = likeness(p, sign, x + i % 3 - 1, y + i / 3 - 1);

		if (like > best) {
			best = like;
			end = x + i % 3 - 1 + sign->x1 - sign->x0;
		}
	}
	return end;
}

int32_t dx_prep_cell_after_like(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_box *sign)
{
	struct dx_cell_box at;
	PIX *letter = first_letter(p, b, &at);
	int32_t end = letter ? end_of(p, sign, at.x0, at.y0) : 0;
	int32_t x;
	int32_t y;

	pixDestroy(&letter);
	/* a letter in pieces has none that is high enough */
	if (end == 0 && first_ink(p, b, sign->x1 - sign->x0, &x, &y))
		end = end_of(p, sign, x, y);
	return end;
}

/* How far one is moved, in pixels, to where it is most like the other. */
#define ALIKE_ACROSS 3
#define ALIKE_DOWN   2

double dx_prep_cell_alike(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_box *other)
{
	double best = -1;

	if (other->x1 <= other->x0 || other->y1 <= other->y0)
		return best;
	for (int32_t dy = -ALIKE_DOWN; dy <= ALIKE_DOWN; dy++)
		for (int32_t dx = -ALIKE_ACROSS; dx <= ALIKE_ACROSS; dx++)
			best = fmax(best, likeness(p, other, b->x0 + dx, b->y0 + dy));
	return best;
}

/* ---- the bar of a plus or a minus ---- */

/* The bar may lie so many pixels outside of what was recognised; around it, paper is looked for. */
#define BAR_OFF   2
#define PAPER_OFF 8
/* Less ink than this is no bar; the part of its neighbourhood, in tenths, that is no lighter than paper. */
#define BAR_INK     25
#define PAPER_TENTH 6
#define GREYS       256
/* The middle of a sign, where the stem of a plus is, in pixels. */
#define STEM_WIDE 3
/* As little as this of a stem is looked at above the bar. */
#define STEM_LEAST 3

static double mean_grey(PIX *grey, int32_t x0, int32_t y0, int32_t x1, int32_t y1)
{
	double sum = 0;
	l_uint32 v = 0;

	for (int32_t y = y0; y < y1; y++)
		for (int32_t x = x0; x < x1; x++)
			sum += pixGetPixel(grey, x, y, &v) == 0 ? v : 255;
	return sum / ((double)(x1 - x0) * (y1 - y0));
}

/* The grey of the paper around B. */
static int paper_grey(PIX *grey, const struct dx_cell_box *b)
{
	int32_t n[GREYS] = {0};
	int32_t left = (b->x1 - b->x0 + 2 * PAPER_OFF) * (b->y1 - b->y0 + 2 * PAPER_OFF) * PAPER_TENTH / 10;
	l_uint32 v = 0;
	int at = 0;

	for (int32_t y = b->y0 - PAPER_OFF; y < b->y1 + PAPER_OFF; y++)
		for (int32_t x = b->x0 - PAPER_OFF; x < b->x1 + PAPER_OFF; x++)
			n[pixGetPixel(grey, x, y, &v) == 0 && v < GREYS ? v : GREYS - 1]++;
	while (at < GREYS - 1 && (left -= n[at]) > 0)
		at++;
	return at;
}

bool dx_prep_cell_bar(const struct dx_prep *p, const struct dx_cell_box *b, double *above_r, double *below_r)
{
	const int32_t half = (b->x1 - b->x0) / 2 > STEM_LEAST ? (b->x1 - b->x0) / 2 : STEM_LEAST;
	const int32_t x = b->x0 + (b->x1 - b->x0) / 2 - STEM_WIDE / 2;
	const double paper = paper_grey(p->grey, b);
	double darkest = paper;
	int32_t bar = 0;

	for (int32_t y = b->y0 - BAR_OFF; b->x1 > b->x0 && y <= b->y1 + BAR_OFF; y++) {
		double grey = mean_grey(p->grey, b->x0, y, b->x1, y + 1);

		bar = grey < darkest ? y : bar;
		darkest = fmin(darkest, grey);
	}
	if (paper - darkest < BAR_INK)
		return false;
	*above_r = (paper - mean_grey(p->grey, x, bar - half, x + STEM_WIDE, bar - 1)) / (paper - darkest);
	*below_r = (paper - mean_grey(p->grey, x, bar + 2, x + STEM_WIDE, bar + half + 1)) / (paper - darkest);
	return true;
}

/* ---- a T ---- */

/* The bar of a T ends here, its stem is free of it from there on, in percent of the height. */
#define T_BAR_TO    10
#define T_STEM_FROM 30
/* The bar is as wide as this, the stem not wider than that, and stands in the middle, in percent of the width. */
#define T_BAR     85
#define T_STEM    40
#define T_OFF_MAX 12

static bool is_t(PIX *letter)
{
	int32_t h = pixGetHeight(letter);
	bool bar = false;

	if (h < SIGN_MIN_PX || pixGetWidth(letter) * 10 < h * 5)
		return false;
	for (int32_t y = 0; y < h; y++) {
		int percent = y * 100 / h;

		bar |= percent <= T_BAR_TO && widest(letter, y) >= T_BAR;
		if (percent >= T_STEM_FROM && (widest(letter, y) > T_STEM || abs(middle(letter, y) - 50) > T_OFF_MAX))
			return false;
	}
	return bar;
}

bool dx_prep_cell_begins_with_t(const struct dx_prep *p, const struct dx_cell_box *b)
{
	struct dx_cell_box at;
	PIX *letter = first_letter(p, b, &at);
	bool yes = letter && is_t(letter);

	pixDestroy(&letter);
	return yes;
}
