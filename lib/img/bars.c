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
#define LETTERS_PX 6 /* smaller print was not measured */

static int percent_dark(PIX *mask, l_int32 x, l_int32 y, l_int32 w, l_int32 h)
{
	BOX *box = boxCreate(x, y, w, h);
	l_int32 n = 0;

	if (box && w > 0 && h > 0)
		pixCountPixelsInRect(mask, box, &n, NULL);
	boxDestroy(&box);
	return w > 0 && h > 0 ? (int)((int64_t)n * 100 / ((int64_t)w * h)) : 0;
}

static bool is_bar(PIX *mask, l_int32 x, l_int32 y, l_int32 w, l_int32 h)
{
	int dark = percent_dark(mask, x, y, w, h);

	return dark >= AREA_DARK && dark < AREA_FULL &&
	       percent_dark(mask, x, y + EDGE_INSET, w, EDGE_ROWS) >= EDGE_DARK &&
	       percent_dark(mask, x, y + h - EDGE_INSET - EDGE_ROWS, w, EDGE_ROWS) >= EDGE_DARK;
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
	return areas;
}

/* What of AREAS is a bar stays in it; how many bars there are. */
static int keep_bars(PIX *half, PIX *areas)
{
	BOXA *boxes = pixConnCompBB(areas, 4);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	int kept = 0;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	for (l_int32 i = 0; i < n; i++) {
		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		if (is_bar(half, x, y, w, h))
			kept++;
		else
			pixRasterop(areas, x, y, w, h, PIX_CLR, NULL, 0, 0);
	}
	boxaDestroy(&boxes);
	return kept;
}

PIX *dx_prep_invert_bars(PIX *grey, PIX *mask, int text_px)
{
	PIX *half = text_px >= LETTERS_PX ? pixReduceRankBinary2(mask, 2, NULL) : NULL;
	PIX *areas = half ? find_areas(half, text_px) : NULL;
	PIX *full = areas && keep_bars(half, areas) > 0 ? pixExpandReplicate(areas, HALF) : NULL;
	PIX *out = full ? pixCopy(NULL, grey) : NULL;
	PIX *inverted = out ? pixInvert(NULL, grey) : NULL;

	if (out && (!inverted || pixCombineMasked(out, inverted, full) != 0))
		pixDestroy(&out);
	pixDestroy(&inverted);
	pixDestroy(&full);
	pixDestroy(&areas);
	pixDestroy(&half);
	return out;
}
