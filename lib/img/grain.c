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
/* The lighter side of the grain has no ink: a standard deviation lies here, and is no more than that. */
#define PAPER_PERCENT 50
#define GRAIN_PERCENT 84
#define GRAIN_MAX     20
/* Averaged over 3 x 3 pixels, what is so many of them darker than the paper is no grain. */
#define INK_TIMES 2
/* Pixels around ink that stay: half a line. */
#define AROUND 12

static bool count(PIX *grey, int histogram[256], int *n_r)
{
	NUMA *counts = pixGetGrayHistogram(grey, OTSU_SAMPLE);
	l_float32 dark = 0;
	l_float32 light = 0;
	l_float32 n_dark = 0;
	l_float32 n_light = 0;
	bool in_grain =
		counts &&
		numaSplitDistribution(counts, OTSU_FRACTION, NULL, &dark, &light, &n_dark, &n_light, NULL) == 0 &&
		n_dark > (n_dark + n_light) * DARK_PART && light - dark < GAP_MAX;

	*n_r = 0;
	for (int v = 0; in_grain && v < 256; v++) {
		numaGetIValue(counts, v, &histogram[v]);
		*n_r += histogram[v];
	}
	numaDestroy(&counts);
	return in_grain;
}

/* Where ink is and around it, black; NULL: no memory. */
static PIX *find_ink(PIX *grey, int below)
{
	PIX *smooth = pixBlockconv(grey, 1, 1);
	PIX *ink = smooth ? dx_prep_below(smooth, below) : NULL;
	PIX *around = ink ? pixDilateBrick(NULL, ink, 2 * AROUND + 1, 2 * AROUND + 1) : NULL;

	pixDestroy(&smooth);
	pixDestroy(&ink);
	return around;
}

PIX *dx_prep_even_grain(PIX *grey)
{
	int histogram[256];
	int n = 0;
	int paper;
	int grain;
	PIX *ink;
	PIX *even;

	if (!count(grey, histogram, &n) || dx_prep_is_uneven(grey))
		return NULL;
	paper = dx_prep_percentile(histogram, n, PAPER_PERCENT);
	grain = dx_prep_percentile(histogram, n, GRAIN_PERCENT) - paper;
	if (grain < 1 || grain > GRAIN_MAX)
		return NULL;
	ink = find_ink(grey, paper - grain * INK_TIMES);
	even = ink ? pixCopy(NULL, grey) : NULL;
	if (even) {
		pixInvert(ink, ink);
		pixSetMasked(even, ink, (l_uint32)paper);
	}
	pixDestroy(&ink);
	return even;
}
