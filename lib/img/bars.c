/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Light letters on dark bars: heads of tables, totals, banners. The recogniser would try every line that it is
 * unsure of a second time inverted, which costs faint pages a lot and does nothing where only part of a line is
 * inverted. Bars are found by their shape and turned into black on white instead.
 */
#include "prep_int.h"

/* The search is done at half the size. */
#define HALF 2
/* A bar is at least so many letters high and wide, in tenths. */
#define HIGH_TENTHS 12
#define WIDE_TENTHS 40
/* The letters in it are bridged: gaps and strokes up to this part (1/N) of their height. */
#define BRIDGE_PART 2
/* It is dark all along its upper and lower edge, and over most of its area (percent), which text is not. */
#define EDGE_DARK  85
#define AREA_DARK  55
#define AREA_FULL  98 /* no letters in it */
#define EDGE_ROWS  2
#define EDGE_INSET 1
/* A rule: at least so long, in tenths of a letter's height, and thinner than so many pixels. */
#define RULE_TENTHS 30
#define RULE_THICK  4
#define LETTERS_PX  6 /* smaller print was not measured */

/* How much of the pixels of WHERE is dark in PIX, percent. WHERE is given up; NULL: nothing. */
static int percent_dark(PIX *pix, PIX *where)
{
	PIX *dark = where ? pixAnd(NULL, pix, where) : NULL;
	l_int32 all = 0;
	l_int32 n = 0;

	if (dark) {
		pixCountPixels(where, &all, NULL);
		pixCountPixels(dark, &n, NULL);
	}
	pixDestroy(&dark);
	pixDestroy(&where);
	return all > 0 ? (int)((int64_t)n * 100 / all) : 0;
}

/* What of AREA lies within so many rows of its upper (SIGN 1) or lower edge (-1): level or not. */
static PIX *edge_of(PIX *area, int sign)
{
	PIX *from = pixTranslate(NULL, area, 0, sign * EDGE_INSET, L_BRING_IN_WHITE);
	PIX *to = pixTranslate(NULL, area, 0, sign * (EDGE_INSET + EDGE_ROWS), L_BRING_IN_WHITE);
	PIX *inner = from ? pixAnd(NULL, from, area) : NULL;
	PIX *edge = inner && to ? pixSubtract(NULL, inner, to) : NULL;

	pixDestroy(&inner);
	pixDestroy(&to);
	pixDestroy(&from);
	return edge;
}

/* AREA without its holes and notches: all between its first and its last row, column by column. NULL: no memory. */
static PIX *whole_of(PIX *area)
{
	int32_t w = pixGetWidth(area);
	int32_t h = pixGetHeight(area);
	PIX *whole = pixCopy(NULL, area);

	for (int32_t x = 0; whole && x < w; x++) {
		l_uint32 set = 0;
		int32_t top = 0;
		int32_t bottom = h - 1;

		for (; top < h && pixGetPixel(area, x, top, &set) == 0 && !set; top++)
			;
		for (set = 0; bottom > top && pixGetPixel(area, x, bottom, &set) == 0 && !set; bottom--)
			;
		pixRasterop(whole, x, top, 1, bottom - top + 1, PIX_SET, NULL, 0, 0);
	}
	return whole;
}

/* PART is the picture where AREA lies, which is as large; ASLANT: the page is not straightened yet. */
static bool is_bar(PIX *part, PIX *area, bool aslant)
{
	PIX *box = pixCreateTemplate(part);
	int dark;

	/* of all of it: where letters are large, the area has holes */
	if (box)
		pixSetAll(box);
	dark = percent_dark(part, box);
	if (dark >= AREA_FULL)
		return false;
	/* a long one that slopes is half of its box or less */
	if (aslant)
		dark = percent_dark(part, whole_of(area));
	return dark >= AREA_DARK && percent_dark(part, edge_of(area, 1)) >= EDGE_DARK &&
	       percent_dark(part, edge_of(area, -1)) >= EDGE_DARK;
}

/* Is row Y of AREA dark in PART nearly all along? */
static bool is_edge_row(PIX *part, PIX *area, int32_t y)
{
	l_int32 all = 0;
	l_int32 n = 0;
	PIX *row = pixCreate(pixGetWidth(area), 1, 1);
	PIX *dark = row ? pixCreate(pixGetWidth(area), 1, 1) : NULL;

	if (dark) {
		pixRasterop(row, 0, 0, pixGetWidth(area), 1, PIX_SRC, area, 0, y);
		pixRasterop(dark, 0, 0, pixGetWidth(area), 1, PIX_SRC, part, 0, y);
		pixAnd(dark, dark, row);
		pixCountPixels(row, &all, NULL);
		pixCountPixels(dark, &n, NULL);
	}
	pixDestroy(&dark);
	pixDestroy(&row);
	return all > 0 && (int64_t)n * 100 >= (int64_t)all * EDGE_DARK;
}

/* Take rows off AREA, from its upper and its lower end, that are no bar: letters on white that stand near to one. */
static void trim(PIX *part, PIX *area)
{
	int32_t w = pixGetWidth(area);
	int32_t h = pixGetHeight(area);
	int32_t top = 0;
	int32_t bottom = h;

	while (top < h && !is_edge_row(part, area, top))
		top++;
	while (bottom > top && !is_edge_row(part, area, bottom - 1))
		bottom--;
	pixRasterop(area, 0, 0, w, top, PIX_CLR, NULL, 0, 0);
	pixRasterop(area, 0, bottom, w, h - bottom, PIX_CLR, NULL, 0, 0);
}

/* HALF without thin lines: a rule beside a bar would be bridged to it and be its edge. NULL: no memory. */
static PIX *without_rules(PIX *half, int text_px)
{
	PIX *lines = pixOpenBrick(NULL, half, text_px * RULE_TENTHS / 10 / HALF, 1);
	PIX *thick = lines ? pixOpenBrick(NULL, lines, 1, RULE_THICK) : NULL;
	PIX *rules = thick ? pixSubtract(NULL, lines, thick) : NULL;
	PIX *rest = rules ? pixSubtract(NULL, half, rules) : NULL;

	pixDestroy(&rules);
	pixDestroy(&thick);
	pixDestroy(&lines);
	return rest;
}

/* AREAS, which are given up, with their holes filled: titles in a banner are larger than what was bridged. */
static PIX *without_holes(PIX *areas)
{
	PIX *holes = pixHolesByFilling(areas, 4);
	PIX *filled = holes ? pixOr(NULL, areas, holes) : NULL;

	pixDestroy(&holes);
	pixDestroy(&areas);
	return filled;
}

/* Dark areas with their letters filled, at half the size; NULL: no memory. */
static PIX *find_areas(PIX *half, int text_px)
{
	int bridge = text_px / HALF / BRIDGE_PART + 1;
	PIX *closed = pixCloseSafeBrick(NULL, half, bridge, bridge);
	PIX *areas = closed ? pixOpenBrick(NULL, closed, text_px * WIDE_TENTHS / 10 / HALF,
					   text_px * HIGH_TENTHS / 10 / HALF)
			    : NULL;

	pixDestroy(&closed);
	return areas ? without_holes(areas) : NULL;
}

/* The bars among AREAS, alone, and how many there are. NULL: none, or no memory. */
static PIX *keep_bars(PIX *half, PIX *areas, bool aslant)
{
	PIXA *pieces = NULL;
	BOXA *boxes = pixConnComp(areas, &pieces, 4);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	PIX *bars = NULL;

	for (l_int32 i = 0; i < n; i++) {
		BOX *box = boxaGetBox(boxes, i, L_CLONE);
		PIX *area = pixaGetPix(pieces, i, L_CLONE);
		PIX *part = pixClipRectangle(half, box, NULL);
		l_int32 x = 0;
		l_int32 y = 0;

		if (area && part)
			trim(part, area);
		if (area && part && is_bar(part, area, aslant) && (bars || (bars = pixCreateTemplate(half)))) {
			boxGetGeometry(box, &x, &y, NULL, NULL);
			pixRasterop(bars, x, y, pixGetWidth(area), pixGetHeight(area), PIX_PAINT, area, 0, 0);
		}
		pixDestroy(&part);
		pixDestroy(&area);
		boxDestroy(&box);
	}
	pixaDestroy(&pieces);
	boxaDestroy(&boxes);
	return bars;
}

/* BARS, at half the size, in a mask as large as MASK, whose row TOP is their first one. BARS is given up. */
static PIX *in_page(PIX *bars, PIX *mask, int32_t top)
{
	PIX *full = bars ? pixExpandReplicate(bars, HALF) : NULL;
	PIX *page = full ? pixCreateTemplate(mask) : NULL;

	if (page)
		pixRasterop(page, 0, top, pixGetWidth(full), pixGetHeight(full), PIX_SRC, full, 0, 0);
	pixDestroy(&full);
	pixDestroy(&bars);
	return page;
}

/* NULL: none, or no memory. */
static PIX *find_bars(PIX *mask, int text_px, bool aslant)
{
	int32_t top = 0;
	PIX *part = text_px >= LETTERS_PX ? dx_prep_inked_part(mask, text_px, &top) : NULL;
	PIX *reduced = part ? pixReduceRankBinary2(part, 2, NULL) : NULL;
	PIX *half = reduced ? without_rules(reduced, text_px) : NULL;
	PIX *areas = half ? find_areas(half, text_px) : NULL;
	PIX *bars = areas ? keep_bars(half, areas, aslant) : NULL;

	pixDestroy(&areas);
	pixDestroy(&half);
	pixDestroy(&reduced);
	pixDestroy(&part);
	return in_page(bars, mask, top);
}

/* The level that half of the pixels of GREY under MASK at X, Y do not exceed; -1: no memory. */
static int median_level(PIX *grey, PIX *mask, int32_t x, int32_t y)
{
	NUMA *histogram = pixGetGrayHistogramMasked(grey, mask, x, y, 1);
	l_float32 total = 0;
	l_float32 sum = 0;
	int level = 0;

	if (!histogram)
		return -1;
	numaGetSum(histogram, &total);
	for (; level < 255 && sum * 2 < total; level++) {
		l_float32 v = 0;

		numaGetFValue(histogram, level, &v);
		sum += v;
	}
	numaDestroy(&histogram);
	return level;
}

/*
 * What is as dark as LEVEL, a bar's colour, becomes as bright as PAPER, with its grain, what is white in it black: a
 * bar that is whiter than the page would be light that falls unevenly. NULL: no memory.
 */
static NUMA *light_on(int level, int paper)
{
	NUMA *map = level >= 0 && level < 255 ? numaCreate(256) : NULL;

	for (int v = 0; map && v < 256; v++) {
		int to = paper - (v - level) * paper / (255 - level);

		numaAddNumber(map, (l_float32)(to > 255 ? 255 : to));
	}
	return map;
}

/* How bright the paper of GREY is outside of BARS. */
static int paper_level(PIX *grey, PIX *bars)
{
	PIX *rest = pixInvert(NULL, bars);
	int level = rest ? median_level(grey, rest, 0, 0) : -1;

	pixDestroy(&rest);
	return level < 0 ? 255 : level;
}

/* One bar, of which PIECE at X, Y of OUT is the mask. */
static bool invert(PIX *out, PIX *piece, int32_t x, int32_t y, int paper)
{
	PIX *mask = pixCreate(pixGetWidth(out), pixGetHeight(out), 1);
	NUMA *map = light_on(median_level(out, piece, x, y), paper);
	bool ok = mask && map;

	if (ok) {
		pixRasterop(mask, x, y, pixGetWidth(piece), pixGetHeight(piece), PIX_SRC, piece, 0, 0);
		ok = pixTRCMap(out, mask, map) == 0;
	}
	numaDestroy(&map);
	pixDestroy(&mask);
	return ok;
}

/* How much of the page BARS are. */
static int percent_of(PIX *bars)
{
	l_int32 n = 0;

	pixCountPixels(bars, &n, NULL);
	return (int)((int64_t)n * 100 / ((int64_t)pixGetWidth(bars) * pixGetHeight(bars)));
}

PIX *dx_prep_invert_bars(PIX *grey, PIX *mask, int text_px, int max_percent, bool aslant)
{
	PIX *bars = find_bars(mask, text_px, aslant);
	PIX *out = bars ? pixCopy(NULL, grey) : NULL;
	PIXA *pieces = NULL;
	BOXA *boxes = out ? pixConnComp(bars, &pieces, 4) : NULL;
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	bool ok = boxes != NULL && percent_of(bars) <= max_percent;
	const int paper = ok ? paper_level(grey, bars) : 255;

	for (l_int32 i = 0; ok && i < n; i++) {
		PIX *piece = pixaGetPix(pieces, i, L_CLONE);
		l_int32 x = 0;
		l_int32 y = 0;

		ok = piece && boxaGetBoxGeometry(boxes, i, &x, &y, NULL, NULL) == 0 && invert(out, piece, x, y, paper);
		pixDestroy(&piece);
	}
	pixaDestroy(&pieces);
	boxaDestroy(&boxes);
	if (!ok)
		pixDestroy(&out);
	pixDestroy(&bars);
	return out;
}
