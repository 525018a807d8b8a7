/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Noisy pages with few letters. A threshold that parts ink from paper falls into the paper's own grain there: half of
 * the page is black, the recogniser takes it for a photograph and searches its outlines for minutes. What lies far from
 * all ink is painted in one colour; letters and what is around them stay as they are. A page without any is blank.
 */
#include "prep_int.h"

/* Otsu's threshold from every so many-th pixel, and how far from the best score it may go for a clearer gap. */
#define OTSU_SAMPLE   4
#define OTSU_FRACTION 0.1F
/* It fell into the grain when it parts so much of the page from the rest, and by no more than so many levels. */
#define DARK_PART 0.1F
#define GAP_MAX   40.0F
/* Or when it is this near to the paper, in standard deviations of its grain, and most that is dark is single grains. */
#define GRAIN_TIMES 3
/* With so much grain paper is that of a bad scan. */
#define NOISY_MIN 6
/* The lighter side of the grain has no ink: so much of it is within a standard deviation, which is no more than that.
 */
#define PAPER_PERCENT 50
#define GRAIN_PERCENT 68
#define GRAIN_MAX     20
/* White of what was turned and painted out, which is no grain of darker paper. */
#define RIM_WHITE 254
#define RIM_PAPER 240
/* Averaged over 3 x 3 pixels, what is so many of them darker than the paper is no grain. */
#define INK_TIMES 2
/* Pixels around ink that stay: half a line. */
#define AROUND 12

/* What can be told of a page's paper from its histogram. */
struct paper {
	int level, grain; /* its brightness, and the standard deviation of that */
	int split;        /* the darkest level that is no ink, by a threshold */
	bool in_grain;    /* that fell between two shades of the paper */
};

/* Of what is brighter than LEVEL, which may be the only one of most of the paper; the page's rim may be white. */
static int grain_above(int histogram[256], int level)
{
	int n = 0;

	for (int v = 0; v < 256; v++) {
		if (v <= level || (v >= RIM_WHITE && level < RIM_PAPER))
			histogram[v] = 0;
		n += histogram[v];
	}
	return n > 0 ? dx_prep_percentile(histogram, n, GRAIN_PERCENT) - level : 0;
}

static bool look_at(PIX *grey, struct paper *p_r)
{
	NUMA *counts = pixGetGrayHistogram(grey, OTSU_SAMPLE);
	int histogram[256] = {0};
	l_float32 dark = 0;
	l_float32 light = 0;
	l_float32 n_dark = 0;
	l_float32 n_light = 0;
	int n = 0;
	bool ok = counts && numaSplitDistribution(counts, OTSU_FRACTION, &p_r->split, &dark, &light, &n_dark, &n_light,
						  NULL) == 0;

	for (int v = 0; ok && v < 256; v++) {
		numaGetIValue(counts, v, &histogram[v]);
		n += histogram[v];
	}
	numaDestroy(&counts);
	p_r->level = dx_prep_percentile(histogram, n, PAPER_PERCENT);
	p_r->grain = grain_above(histogram, p_r->level);
	p_r->in_grain = n_dark > (n_dark + n_light) * DARK_PART && light - dark < GAP_MAX;
	return ok && p_r->grain >= 1 && p_r->grain <= GRAIN_MAX;
}

/* Is most of what is darker than THRESHOLD gone from SMOOTH, in which each pixel is the mean of its neighbours? */
static bool is_specks(PIX *grey, PIX *smooth, int threshold)
{
	PIX *before = dx_prep_below(grey, threshold);
	PIX *after = dx_prep_below(smooth, threshold);
	l_int32 n_before = 0;
	l_int32 n_after = 0;
	bool ok = before && after && pixCountPixels(before, &n_before, NULL) == 0 &&
		  pixCountPixels(after, &n_after, NULL) == 0;

	pixDestroy(&after);
	pixDestroy(&before);
	return ok && n_after < n_before / 2;
}

/* Where ink is in SMOOTH and around it, black; NULL: no memory. */
static PIX *find_ink(PIX *smooth, int below)
{
	PIX *ink = dx_prep_below(smooth, below);
	PIX *around = ink ? pixDilateBrick(NULL, ink, 2 * AROUND + 1, 2 * AROUND + 1) : NULL;

	pixDestroy(&ink);
	return around;
}

PIX *dx_prep_even_grain(PIX *grey)
{
	struct paper p = {0};
	PIX *smooth;
	PIX *ink = NULL;
	PIX *even;

	if (!look_at(grey, &p) || (!p.in_grain && p.split <= p.level - p.grain * GRAIN_TIMES) ||
	    dx_prep_is_uneven(grey))
		return NULL;
	smooth = pixBlockconv(grey, 1, 1);
	if (smooth && (p.in_grain || is_specks(grey, smooth, p.split)))
		ink = find_ink(smooth, p.level - p.grain * INK_TIMES);
	even = ink ? pixCopy(NULL, grey) : NULL;
	if (even) {
		pixInvert(ink, ink);
		pixSetMasked(even, ink, (l_uint32)p.level);
	}
	pixDestroy(&ink);
	pixDestroy(&smooth);
	return even;
}

int dx_prep_grain(PIX *grey)
{
	struct paper p = {0};

	return look_at(grey, &p) && p.grain >= NOISY_MIN ? p.grain : 0;
}

PIX *dx_prep_lift_paper(PIX *grey)
{
	struct paper p = {0};
	PIX *out;
	NUMA *map;
	int white;

	if (!look_at(grey, &p) || p.grain < NOISY_MIN)
		return NULL;
	white = p.level - 2 * p.grain;
	map = numaCreate(256);
	for (int v = 0; map && v < 256; v++)
		numaAddNumber(map, (l_float32)(v >= white ? 255 : v * 255 / white));
	out = map ? pixCopy(NULL, grey) : NULL;
	if (out && pixTRCMap(out, NULL, map) != 0)
		pixDestroy(&out);
	numaDestroy(&map);
	return out;
}

struct Pix *dx_prep_inked(const struct dx_prep *p, int32_t *top_r)
{
	int32_t y0 = 0;
	int32_t y1 = pixGetHeight(p->grey);
	bool is_part = dx_prep_inked_rows(p->mask, p->text_px, &y0, &y1);
	BOX *rows = is_part ? boxCreate(0, y0, pixGetWidth(p->grey), y1 - y0) : NULL;
	PIX *part = rows ? pixClipRectangle(p->grey, rows, NULL) : pixClone(p->grey);
	PIX *lifted = part ? dx_prep_lift_paper(part) : NULL;

	*top_r = rows ? y0 : 0;
	boxDestroy(&rows);
	if (!lifted)
		return part;
	pixDestroy(&part);
	return lifted;
}
