/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Black and white by one threshold, and the rows of a page that have any black: what costs by the pixel looks there. */
#include <string.h>

#include "prep_int.h"

/* Pixels of a word of black and white, and words of grey that hold as many. */
#define WORD_PX    32
#define WORDS_GREY 8
#define HIGH       0x8080808080808080U
#define ONES       0x0101010101010101U
/* White kept around the rows with ink: more than any search for lines reaches, and some lines of text. */
#define MARGIN_PX   48
#define MARGIN_TEXT 3
/* A part of a page is worth the trouble when it is no more than this part of it. */
#define PART_NUM 4
#define PART_DEN 5

/* How the threshold of a page is found: every so many pixels, and Otsu's fraction of the best score. */
#define OTSU_SAMPLE   4
#define OTSU_FRACTION 0.1f

/*
 * The high bits of the eight bytes of V that are less than T (1..255), as eight bits, the first byte the highest. Of a
 * byte the lower seven bits are compared by a subtraction that cannot borrow from the next one.
 */
static uint32_t eight_below(uint64_t v, uint64_t t)
{
	uint64_t lower = (v | HIGH) - (t & 0x7f) * ONES;
	uint64_t reaches = t & 0x80 ? v & lower : v | lower;
	uint64_t below = (~reaches & HIGH) >> 7;

	/* the bit of the highest byte ends up highest; no two of the sums meet */
	return (uint32_t)((below * 0x0102040810204080U) >> 56);
}

/* leptonica keeps four pixels in a word, the first one in its highest byte. */
static uint32_t word_below(const l_uint32 *grey, uint64_t t)
{
	uint32_t black = 0;

	for (int i = 0; i < WORDS_GREY; i += 2)
		black = black << 8 | eight_below((uint64_t)grey[i] << 32 | grey[i + 1], t);
	return black;
}

static void row_below(const l_uint32 *grey, int32_t w, uint64_t t, l_uint32 *black)
{
	int32_t i = 0;

	for (; (i + 1) * WORD_PX <= w; i++)
		black[i] = word_below(grey + (size_t)i * WORDS_GREY, t);
	if (i * WORD_PX < w) {
		l_uint32 last[WORDS_GREY] = {0};
		int32_t left = w - i * WORD_PX;

		memcpy(last, grey + (size_t)i * WORDS_GREY, ((size_t)left + 3) / 4 * 4);
		/* what lies behind the last pixel stays white */
		black[i] = word_below(last, t) & ~(uint32_t)0 << (WORD_PX - left);
	}
}

PIX *dx_prep_below(PIX *grey, int threshold)
{
	const int32_t w = pixGetWidth(grey);
	const int32_t h = pixGetHeight(grey);
	PIX *black = pixCreate(w, h, 1);

	if (!black)
		return NULL;
	pixCopyResolution(black, grey);
	if (threshold > 255) {
		pixSetAll(black);
		pixSetPadBits(black, 0);
	}
	if (threshold <= 0 || threshold > 255)
		return black;
	for (int32_t y = 0; y < h; y++)
		row_below(pixGetData(grey) + (size_t)y * (size_t)pixGetWpl(grey), w, (uint64_t)threshold,
			  pixGetData(black) + (size_t)y * (size_t)pixGetWpl(black));
	return black;
}

/* ---- rows with ink ---- */

static bool has_ink(PIX *mask, int32_t y)
{
	const l_uint32 *line = pixGetData(mask) + (size_t)y * (size_t)pixGetWpl(mask);
	l_uint32 any = 0;

	for (int32_t i = 0; i < pixGetWpl(mask); i++)
		any |= line[i];
	return any != 0;
}

bool dx_prep_inked_rows(PIX *mask, int text_px, int32_t *y0_r, int32_t *y1_r)
{
	const int32_t h = pixGetHeight(mask);
	int32_t margin = text_px * MARGIN_TEXT > MARGIN_PX ? text_px * MARGIN_TEXT : MARGIN_PX;
	int32_t y0 = 0;
	int32_t y1 = h;

	while (y0 < h && !has_ink(mask, y0))
		y0++;
	while (y1 > y0 && !has_ink(mask, y1 - 1))
		y1--;
	/* even: half the size of it is then part of half the size of the page */
	y0 = y0 > margin ? (y0 - margin) / 2 * 2 : 0;
	y1 = y1 < h - margin ? y1 + margin : h;
	if (y1 <= y0 || (int64_t)(y1 - y0) * PART_DEN > (int64_t)h * PART_NUM)
		return false;
	*y0_r = y0;
	*y1_r = y1;
	return true;
}

static PIX *rows_of(PIX *pix, int32_t y0, int32_t y1)
{
	BOX *box = boxCreate(0, y0, pixGetWidth(pix), y1 - y0);
	PIX *part = box ? pixClipRectangle(pix, box, NULL) : NULL;

	boxDestroy(&box);
	return part;
}

PIX *dx_prep_inked_part(PIX *mask, int text_px, int32_t *top_r)
{
	int32_t y0 = 0;
	int32_t y1 = pixGetHeight(mask);

	*top_r = 0;
	if (!dx_prep_inked_rows(mask, text_px, &y0, &y1))
		return pixClone(mask);
	*top_r = y0;
	return rows_of(mask, y0, y1);
}

l_int32 dx_prep_threshold(PIX *grey)
{
	NUMA *histogram = pixGetGrayHistogram(grey, OTSU_SAMPLE);
	l_int32 threshold = 128;

	/* a page of one colour has no threshold: the middle will do */
	if (histogram)
		numaSplitDistribution(histogram, OTSU_FRACTION, &threshold, NULL, NULL, NULL, NULL, NULL);
	numaDestroy(&histogram);
	return threshold + 1;
}

PIX *dx_prep_mask(PIX *grey)
{
	return dx_prep_below(grey, dx_prep_threshold(grey));
}
