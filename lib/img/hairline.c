/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Ruled lines of light grey, a hair wide: brighter than what is ink anywhere else on the page, and so in no mask. They
 * are found as valleys, by what they are darker than on both sides.
 */
#include <stdlib.h>
#include <string.h>

#include "prep_int.h"

/* So much darker than what lies so many pixels off on either side: more than the grain of a scan, less than hairlines.
 */
#define DEEP     20
#define APART_PX 2
/* Grain breaks them for a pixel or two. */
#define GAP_PX 3
/* What is ink for more than this part of it is no hairline. */
#define INK_PART 4

static void levels_of(PIX *grey, int32_t y, uint8_t *level)
{
	const l_uint32 *line = pixGetData(grey) + (size_t)y * (size_t)pixGetWpl(grey);

	for (int32_t x = 0; x < pixGetWidth(grey); x++)
		level[x] = (uint8_t)GET_DATA_BYTE(line, x);
}

/* A bit in BLACK for each of the W levels in MIDDLE that is a valley between the two beside it. */
static void mark_valleys(const uint8_t *before, const uint8_t *middle, const uint8_t *behind, int32_t w,
			 l_uint32 *black)
{
	for (int32_t x = 0; x < w; x += 32) {
		const int32_t n = w - x < 32 ? w - x : 32;
		l_uint32 bits = 0;

		for (int32_t i = x; i < x + n; i++) {
			int side = before[i] < behind[i] ? before[i] : behind[i];

			bits = bits << 1 | (side - middle[i] > DEEP);
		}
		black[x / 32] = bits << (32 - n);
	}
}

/* LEVELS: room for 2 * APART_PX + 1 rows of the width of GREY. */
static void find_valleys(PIX *grey, bool flat, int32_t top, PIX *black, uint8_t *levels)
{
	const int32_t w = pixGetWidth(grey);
	const int32_t h = pixGetHeight(black);
	const int32_t rows = 2 * APART_PX + 1;

	for (int32_t y = 0; y < h; y++) {
		l_uint32 *line = pixGetData(black) + (size_t)y * (size_t)pixGetWpl(black);
		uint8_t *level = levels + (size_t)(y % rows) * (size_t)w;

		levels_of(grey, top + y, level);
		if (!flat) {
			/* what has no room on a side is none */
			mark_valleys(level, level + APART_PX, level + (ptrdiff_t)2 * APART_PX, w - 2 * APART_PX, line);
		} else if (y >= 2 * APART_PX) {
			mark_valleys(levels + (size_t)((y - 2 * APART_PX) % rows) * (size_t)w,
				     levels + (size_t)((y - APART_PX) % rows) * (size_t)w, level, w,
				     line - (ptrdiff_t)APART_PX * pixGetWpl(black));
		}
	}
}

/* BLACK moved to the right by what is left of the first valley. */
static PIX *in_place(PIX *black, bool flat)
{
	if (black && !flat)
		pixRasteropHip(black, 0, pixGetHeight(black), APART_PX, L_BRING_IN_WHITE);
	return black;
}

/*
 * LINES without those that are ink in MASK for a good part: rows of dashes and the serifs of typed words, which the
 * grey between them joins, strokes of large letters. No letters make an upright line of UPRIGHT pixels.
 */
static bool drop_inked(PIX *lines, PIX *mask, int upright)
{
	BOXA *boxes = pixConnCompBB(lines, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	bool ok = boxes != NULL;

	for (l_int32 i = 0; ok && i < n; i++) {
		BOX *box = boxaGetBox(boxes, i, L_CLONE);
		PIX *line = pixClipRectangle(lines, box, NULL);
		PIX *ink = line ? pixClipRectangle(mask, box, NULL) : NULL;
		l_int32 all = 0;
		l_int32 dark = 0;
		l_int32 x;
		l_int32 y;
		l_int32 w;
		l_int32 h;

		boxGetGeometry(box, &x, &y, &w, &h);
		ok = ink && pixCountPixels(line, &all, NULL) == 0 && pixAnd(ink, ink, line) &&
		     pixCountPixels(ink, &dark, NULL) == 0;
		if (ok && dark * INK_PART > all && (w > h || h < upright))
			ok = pixRasterop(lines, x, y, w, h, PIX_DST & PIX_NOT(PIX_SRC), line, 0, 0) == 0;
		pixDestroy(&ink);
		pixDestroy(&line);
		boxDestroy(&box);
	}
	boxaDestroy(&boxes);
	return ok;
}

PIX *dx_prep_hairlines(PIX *grey, PIX *mask, int32_t top, int length, int upright, bool flat)
{
	const int32_t w = pixGetWidth(grey);
	PIX *black = pixCreate(w, pixGetHeight(mask), 1);
	uint8_t *levels = black ? malloc((size_t)w * (2 * APART_PX + 1)) : NULL;
	PIX *joined = NULL;
	PIX *lines = NULL;

	if (levels && w <= 2 * APART_PX) { /* no room for a valley */
		lines = pixClone(black);
	} else if (levels) {
		find_valleys(grey, flat, top, black, levels);
		black = in_place(black, flat);
		joined = pixCloseSafeBrick(NULL, black, flat ? GAP_PX : 1, flat ? 1 : GAP_PX);
	}
	if (joined)
		lines = flat ? pixOpenCompBrick(NULL, joined, length, 1) : pixOpenCompBrick(NULL, joined, 1, length);
	if (lines && !drop_inked(lines, mask, upright))
		pixDestroy(&lines);
	free(levels);
	pixDestroy(&joined);
	pixDestroy(&black);
	return lines;
}
