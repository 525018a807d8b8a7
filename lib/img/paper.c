/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A photograph shows more than the paper: what lies around it is made white. */
#include "prep_int.h"

/* The search is done at an eighth of the size. */
#define REDUCTION 8
/* The picture has surroundings when so much of its rim (this wide, small pixels) is dark, in percent. */
#define RIM_PX   2
#define RIM_DARK 15
/* A look at every fourth pixel of every fourth row is enough to see that it has none, when less than this is dark. */
#define LOOK      0.25f
#define LOOK_DARK 1
/* What banners leave dark of the rim where the page is aslant. */
#define SLIVERS 5
/* The paper is the largest bright part and has between so much of the picture, in percent. */
#define PAPER_MIN 15
#define PAPER_MAX 97
/* Text, folds and stamps are bridged; the shadow along the edge is cut off with the surroundings. */
#define BRIDGE_PX 9
#define EDGE_PX   3
/* The edge of paper is sharp: within so many small pixels the brightness falls by so much. A shadow's is not. */
#define STEP_PX    3
#define STEP_LEAST 30

static int percent_set(PIX *bits, BOX *within)
{
	PIX *part = within ? pixClipRectangle(bits, within, NULL) : pixClone(bits);
	l_float32 fraction = 0;

	if (part)
		pixForegroundFraction(part, &fraction);
	pixDestroy(&part);
	return (int)(fraction * 100);
}

/* How much of the rim is dark, percent. */
static int rim_dark(PIX *bright)
{
	l_int32 w = pixGetWidth(bright);
	l_int32 h = pixGetHeight(bright);
	BOX *rims[4] = {
		boxCreate(0, 0, w, RIM_PX),
		boxCreate(0, h - RIM_PX, w, RIM_PX),
		boxCreate(0, 0, RIM_PX, h),
		boxCreate(w - RIM_PX, 0, RIM_PX, h),
	};
	int dark = 0;

	for (int i = 0; i < 4; i++) {
		dark += 100 - percent_set(bright, rims[i]);
		boxDestroy(&rims[i]);
	}
	return dark / 4;
}

static PIX *bright_parts(PIX *small)
{
	PIX *dark = dx_prep_mask(small);
	PIX *bright = dark ? pixInvert(NULL, dark) : NULL;

	pixDestroy(&dark);
	return bright;
}

/* Is there something dark along the rim? */
static bool has_surroundings(PIX *bright)
{
	return rim_dark(bright) >= RIM_DARK;
}

/* SMALL is given up. */
static bool has_rim_below(PIX *small, int percent)
{
	PIX *bright = small ? bright_parts(small) : NULL;
	bool light = bright && rim_dark(bright) < percent;

	pixDestroy(&bright);
	pixDestroy(&small);
	return light;
}

bool dx_prep_has_light_rim(PIX *grey)
{
	return has_rim_below(pixScaleBySampling(grey, LOOK, LOOK), LOOK_DARK);
}

/* Of means: where little is dark the threshold falls into the grain of single pixels. */
bool dx_prep_has_slivers_at_most(PIX *grey)
{
	return has_rim_below(pixScaleAreaMap(grey, LOOK, LOOK), SLIVERS);
}

/* Mean brightness of SMALL where RING is set; −1: nowhere. */
static double mean_within(PIX *small, PIX *ring)
{
	l_float32 mean = 0;

	if (!ring || pixGetAverageMasked(small, ring, 0, 0, 1, L_MEAN_ABSVAL, &mean) != 0)
		return -1;
	return (double)mean;
}

/* Does the brightness fall at the edge of PAPER, and not little by little? */
static bool has_sharp_edge(PIX *small, PIX *paper)
{
	PIX *wider = pixDilateBrick(NULL, paper, 2 * STEP_PX + 1, 2 * STEP_PX + 1);
	PIX *outer = wider ? pixSubtract(NULL, wider, paper) : NULL;
	/* not along the rim of the picture, where the paper has no edge */
	PIX *near = outer ? pixDilateBrick(NULL, outer, 2 * STEP_PX + 1, 2 * STEP_PX + 1) : NULL;
	PIX *inner = near ? pixAnd(NULL, near, paper) : NULL;
	double in = mean_within(small, inner);
	double out = mean_within(small, outer);

	pixDestroy(&inner);
	pixDestroy(&outer);
	pixDestroy(&near);
	pixDestroy(&wider);
	return in >= 0 && out >= 0 && in - out >= STEP_LEAST;
}

/* The largest connected part of BITS alone, holes filled. */
static PIX *largest_part(PIX *bits)
{
	PIXA *parts = NULL;
	BOXA *boxes = pixConnComp(bits, &parts, 4);
	PIX *out = NULL;
	l_int32 most = 0;
	l_int32 best = -1;
	l_int32 area;
	l_int32 x;
	l_int32 y;

	for (l_int32 i = 0; boxes && i < boxaGetCount(boxes); i++) {
		PIX *part = pixaGetPix(parts, i, L_CLONE);

		if (pixCountPixels(part, &area, NULL) == 0 && area > most) {
			most = area;
			best = i;
		}
		pixDestroy(&part);
	}
	if (best >= 0 && (out = pixCreateTemplate(bits)) != NULL) {
		PIX *part = pixaGetPix(parts, best, L_CLONE);

		boxaGetBoxGeometry(boxes, best, &x, &y, NULL, NULL);
		pixRasterop(out, x, y, pixGetWidth(part), pixGetHeight(part), PIX_SRC, part, 0, 0);
		pixDestroy(&part);
	}
	boxaDestroy(&boxes);
	pixaDestroy(&parts);
	return out;
}

/* Everything that the rim cannot reach without crossing the paper belongs to it. */
static PIX *fill_holes(PIX *paper)
{
	PIX *outside = pixInvert(NULL, paper);
	PIX *reached = outside ? pixFillBgFromBorder(paper, 4) : NULL;

	pixDestroy(&outside);
	/* the function gives back what it was given, with the background that touches the rim set */
	if (reached && pixXor(reached, reached, paper) && pixInvert(reached, reached))
		return reached;
	pixDestroy(&reached);
	return NULL;
}

PIX *dx_prep_find_paper(PIX *small)
{
	PIX *bright = bright_parts(small);
	PIX *closed = bright && has_surroundings(bright) ? pixCloseSafeBrick(NULL, bright, BRIDGE_PX, BRIDGE_PX) : NULL;
	PIX *paper = closed ? largest_part(closed) : NULL;
	PIX *whole = paper ? fill_holes(paper) : NULL;
	int percent = whole ? percent_set(whole, NULL) : 0;

	if (percent < PAPER_MIN || percent > PAPER_MAX || !has_sharp_edge(small, whole))
		pixDestroy(&whole);
	pixDestroy(&paper);
	pixDestroy(&closed);
	pixDestroy(&bright);
	return whole;
}

/* Full-size mask of what is not paper; NULL: the picture has no surroundings (or no memory). */
static PIX *surroundings(PIX *grey)
{
	PIX *small = pixScaleSmooth(grey, 1.0f / REDUCTION, 1.0f / REDUCTION);
	PIX *paper = small ? dx_prep_find_paper(small) : NULL;
	PIX *outside = NULL;
	PIX *large = NULL;

	if (paper && pixErodeBrick(paper, paper, EDGE_PX, EDGE_PX))
		outside = pixInvert(NULL, paper);
	if (outside)
		large = pixExpandReplicate(outside, REDUCTION);
	pixDestroy(&outside);
	pixDestroy(&paper);
	pixDestroy(&small);
	return large;
}

PIX *dx_prep_isolate_paper(PIX *grey)
{
	PIX *outside = dx_prep_has_light_rim(grey) ? NULL : surroundings(grey);
	PIX *isolated = outside ? pixCopy(NULL, grey) : NULL;

	/* what the reduction cut off at the right and at the bottom stays as it is: a few pixels at most */
	if (isolated && pixPaintThroughMask(isolated, outside, 0, 0, 255) != 0)
		pixDestroy(&isolated);
	pixDestroy(&outside);
	return isolated;
}
