/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/img/cell.h"

#include "prep_int.h"

/* Ink nearer than this part (1/N) of the cell's height belongs to it; but no more than so many heights. */
#define GAP_PART   2
#define GROW_TIMES 3
/* White kept around the ink, in parts of the height. */
#define ROOM_PART 6

static bool has_ink(PIX *mask, int32_t x, int32_t y0, int32_t y1)
{
	l_uint32 v = 0;

	for (int32_t y = y0; y < y1; y++)
		if (pixGetPixel(mask, x, y, &v) == 0 && v)
			return true;
	return false;
}

/* From X in steps of STEP until a gap is too wide: the last column that has ink. */
static int32_t grow(PIX *mask, int32_t x, int32_t step, int32_t y0, int32_t y1)
{
	int32_t height = y1 - y0;
	int32_t gap = height / GAP_PART > 2 ? height / GAP_PART : 2;
	int32_t last = x;
	int32_t w = pixGetWidth(mask);

	for (int32_t i = 1; i <= height * GROW_TIMES; i++) {
		int32_t at = x + i * step;

		if (at < 0 || at >= w || (at - last) * step > gap)
			break;
		if (has_ink(mask, at, y0, y1))
			last = at;
	}
	return last;
}

static int32_t within(int32_t v, int32_t lo, int32_t hi)
{
	return v < lo ? lo : v > hi ? hi : v;
}

bool dx_prep_cell_grow(const struct dx_prep *p, struct dx_cell_box *b)
{
	int32_t w = pixGetWidth(p->grey);
	int32_t h = pixGetHeight(p->grey);
	int32_t room;

	b->x0 = within(b->x0, 0, w);
	b->x1 = within(b->x1, 0, w);
	b->y0 = within(b->y0, 0, h);
	b->y1 = within(b->y1, 0, h);
	if (b->x1 - b->x0 < 2 || b->y1 - b->y0 < 4)
		return false;
	b->x0 = grow(p->mask, b->x0, -1, b->y0, b->y1);
	b->x1 = grow(p->mask, b->x1 - 1, 1, b->y0, b->y1) + 1;
	room = (b->y1 - b->y0) / ROOM_PART + 1;
	b->x0 = within(b->x0 - room, 0, w);
	b->x1 = within(b->x1 + room, 0, w);
	b->y0 = within(b->y0 - room, 0, h);
	b->y1 = within(b->y1 + room, 0, h);
	return true;
}

static PIX *replace(PIX *old, PIX *with)
{
	pixDestroy(&old);
	return with;
}

struct Pix *dx_prep_cell_cut(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_cut *how)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	PIX *pix = box ? pixClipRectangle(p->grey, box, NULL) : NULL;

	boxDestroy(&box);
	if (pix && how->blur_px > 0)
		pix = replace(pix, pixBlockconv(pix, how->blur_px, how->blur_px));
	if (pix && (how->scale < 0.999 || how->scale > 1.001))
		pix = replace(pix, pixScale(pix, (l_float32)how->scale, (l_float32)how->scale));
	if (pix && how->border_px > 0)
		pix = replace(pix, pixAddBorder(pix, how->border_px, (l_uint32)p->white));
	return pix;
}

/* ---- dashes ---- */

int32_t dx_prep_cell_inked(const struct dx_prep *p, const struct dx_cell_box *b)
{
	int32_t n = 0;

	for (int32_t x = b->x0; x < b->x1; x++)
		n += has_ink(p->mask, x, b->y0, b->y1);
	return n;
}

int32_t dx_prep_cell_black(const struct dx_prep *p, const struct dx_cell_box *b)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	l_int32 n = 0;

	if (box && pixCountPixelsInRect(p->mask, box, &n, NULL) != 0)
		n = 0;
	boxDestroy(&box);
	return n;
}

/* Rows from the first to the last that has ink in column X; 0: none has. */
static int32_t height_at(PIX *mask, int32_t x, int32_t y0, int32_t y1)
{
	while (y0 < y1 && !has_ink(mask, x, y0, y0 + 1))
		y0++;
	while (y1 > y0 && !has_ink(mask, x, y1 - 1, y1))
		y1--;
	return y1 - y0;
}

bool dx_prep_cell_begins_high(const struct dx_prep *p, const struct dx_cell_box *b)
{
	int32_t x = b->x0;
	int32_t highest = 0;

	while (x < b->x1 && !has_ink(p->mask, x, b->y0, b->y1))
		x++;
	/* a digit is as high as that within half its height; a dash ends, or goes on as low as it began */
	for (int32_t to = x + p->text_px / 2; x < b->x1 && x < to && has_ink(p->mask, x, b->y0, b->y1); x++) {
		int32_t h = height_at(p->mask, x, b->y0, b->y1);

		highest = h > highest ? h : highest;
	}
	return highest * 2 > p->text_px;
}

/* A dash is so wide at least and so high at most, in percent of a capital, and wider than high. */
#define DASH_WIDE 20
#define DASH_HIGH 35
#define SPECK_PX  2
/* A minus is no wider than this, and stands in this part of the height of the line. */
#define MINUS_WIDE 110
#define MINUS_TOP  30
#define MINUS_FOOT 80
/* A letter is so wide and so high, in percent of a capital. */
#define LETTER_NARROW 30
#define LETTER_WIDE   130
#define LETTER_LOW    75

/* The last thing that stands in B, specks apart, in pixels of the page; their number. */
static int last_thing(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *thing_r)
{
	BOX *box = boxCreate(b->x0, b->y0, b->x1 - b->x0, b->y1 - b->y0);
	PIX *part = box ? pixClipRectangle(p->mask, box, NULL) : NULL;
	PIX *ink = part ? pixSelectBySize(part, SPECK_PX, SPECK_PX, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GT, NULL) : NULL;
	BOXA *boxes = ink ? pixConnCompBB(ink, 8) : NULL;
	int n = boxes ? boxaGetCount(boxes) : 0;

	*thing_r = (struct dx_cell_box){0};
	for (int i = 0; i < n; i++) {
		l_int32 x;
		l_int32 y;
		l_int32 w;
		l_int32 h;

		if (boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h) == 0 && b->x0 + x + w > thing_r->x1)
			*thing_r = (struct dx_cell_box){b->x0 + x, b->y0 + y, b->x0 + x + w, b->y0 + y + h};
	}
	boxaDestroy(&boxes);
	pixDestroy(&ink);
	pixDestroy(&part);
	boxDestroy(&box);
	return n;
}

static bool only_thing(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *thing_r)
{
	return last_thing(p, b, thing_r) == 1;
}

static bool is_flat(const struct dx_prep *p, const struct dx_cell_box *b)
{
	int32_t w = b->x1 - b->x0;
	int32_t h = b->y1 - b->y0;

	return w > h && w * 100 >= p->text_px * DASH_WIDE && h * 100 <= p->text_px * DASH_HIGH;
}

bool dx_prep_cell_is_dash(const struct dx_prep *p, const struct dx_cell_box *b)
{
	struct dx_cell_box thing;

	return only_thing(p, b, &thing) && is_flat(p, &thing);
}

/* Has B a second stroke over or under STROKE, or is STROKE white in its middle: are they those of "="? */
static bool is_of_two(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_box *stroke)
{
	const struct dx_cell_box columns = {stroke->x0, b->y0, stroke->x1, b->y1};
	const int32_t y = (stroke->y0 + stroke->y1) / 2;
	const struct dx_cell_box middle = {stroke->x0, y, stroke->x1, y + 1};
	const int32_t ink = dx_prep_cell_black(p, stroke);

	return dx_prep_cell_black(p, &middle) * 2 < stroke->x1 - stroke->x0 ||
	       (dx_prep_cell_black(p, &columns) - ink) * 2 > ink;
}

bool dx_prep_cell_minus(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *minus_r)
{
	int32_t height = b->y1 - b->y0;
	int32_t middle;

	if (last_thing(p, b, minus_r) == 0 || !is_flat(p, minus_r) || minus_r->x0 <= b->x0 || minus_r->x1 >= b->x1 ||
	    (minus_r->x1 - minus_r->x0) * 100 > p->text_px * MINUS_WIDE || is_of_two(p, b, minus_r))
		return false;
	middle = (minus_r->y0 + minus_r->y1) / 2 - b->y0;
	return middle * 100 >= height * MINUS_TOP && middle * 100 <= height * MINUS_FOOT;
}

bool dx_prep_cell_letter(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *letter_r)
{
	int32_t w;
	int32_t h;

	if (!only_thing(p, b, letter_r) || letter_r->x0 <= b->x0 || letter_r->x1 >= b->x1)
		return false;
	w = letter_r->x1 - letter_r->x0;
	h = letter_r->y1 - letter_r->y0;
	return w * 100 >= p->text_px * LETTER_NARROW && w * 100 <= p->text_px * LETTER_WIDE &&
	       h * 100 >= p->text_px * LETTER_LOW;
}

/* ---- the point ---- */

/* It is at least so many pixels large, and no higher than this part (1/N) of the line. */
#define POINT_MIN_PX 3
#define POINT_PART   3

bool dx_prep_cell_has_point(const struct dx_prep *p, const struct dx_cell_box *b)
{
	int32_t height = b->y1 - b->y0;
	BOX *above = boxCreate(b->x0, b->y0, b->x1 - b->x0, height - height / POINT_PART);
	BOX *foot = boxCreate(b->x0, b->y1 - height / POINT_PART, b->x1 - b->x0, height / POINT_PART + 2);
	l_int32 ink_above = 0;
	l_int32 ink = 0;
	bool ok = above && foot && pixCountPixelsInRect(p->mask, above, &ink_above, NULL) == 0 &&
		  pixCountPixelsInRect(p->mask, foot, &ink, NULL) == 0;

	boxDestroy(&above);
	boxDestroy(&foot);
	/* the edges of the digits beside it may reach into the gap by a pixel */
	return ok && ink >= POINT_MIN_PX && ink_above * 2 < ink;
}
