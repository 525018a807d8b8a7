/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Print of a few pins: letters are dots that hardly touch, which is found as letters by nobody. Blurred by somewhat
 * less than the pins' pitch the dots run together, and the recogniser, which reads grey, sees strokes.
 */
#include <math.h>
#include <stdlib.h>

#include "prep_int.h"

/* So many dots are no dust, and there are more than this part (tenths) of what may be letters. */
#define DOTS_MIN    400
#define DOTS_TENTHS 13
#define LOOK_AROUND 400 /* dots before and after one, in the order of their tops, that may stand beside it */
#define BESIDE_PX   8
/* In a strip so wide there are so many rows without a dot between lines, and never farther from a dot than that. */
#define STRIP_PX    128
#define LINE_GAP_PX 5
#define LINE_PX     40
/* Of the tiles of a printed page that have ink, at most. */
#define INKED_PERCENT 70
/* Where dots were joined, points and pieces of letters are no more than this part of all. */
#define CRUMBS_PERCENT 15
/* One pass of a mean over three pixels; its variance. */
#define PASS_VARIANCE (2.0 / 3.0)
#define PASSES_MAX    6
/* Capitals are seven pins high; of the pitch of the pins this part is what the blur spreads. */
#define PINS   7
#define SPREAD 0.42
/* Letters higher than the first are made as high as the second: blurred they hold no more. */
#define HIGH_PX   24
#define WANTED_PX 20.0

struct dot {
	l_int32 x, y; /* twice the middle */
};

static size_t find_dots(PIX *mask, struct dot **dots_r)
{
	BOXA *boxes = pixConnCompBB(mask, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	struct dot *dots = calloc((size_t)n + 1, sizeof(*dots));
	size_t found = 0;
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;

	for (l_int32 i = 0; dots && i < n; i++) {
		boxaGetBoxGeometry(boxes, i, &x, &y, &w, &h);
		if (dx_prep_may_be_dot(w, h))
			dots[found++] = (struct dot){2 * x + w, 2 * y + h};
	}
	boxaDestroy(&boxes);
	*dots_r = dots;
	return found;
}

static bool are_beside(const struct dot *a, const struct dot *b)
{
	l_int32 dx = a->x - b->x;
	l_int32 dy = a->y - b->y;

	return abs(dx) <= 2 * BESIDE_PX && abs(dy) <= 2 * BESIDE_PX && dx * dx + dy * dy <= 4 * BESIDE_PX * BESIDE_PX;
}

/* Which rows of each strip of the page have dots, a row more on either side; one strip behind the other. */
static unsigned char *dotted_rows(const struct dot *dots, size_t n, size_t strips, l_int32 h)
{
	unsigned char *rows = calloc(strips * (size_t)h + 1, 1);

	for (size_t i = 0; rows && i < n; i++)
		for (l_int32 y = dots[i].y / 2 - 1; y <= dots[i].y / 2 + 1; y++)
			if (y >= 0 && y < h)
				rows[(size_t)(dots[i].x / 2 / STRIP_PX) * (size_t)h + (size_t)y] = 1;
	return rows;
}

/* Is there a gap as between two lines near row Y? */
static bool is_in_line(const unsigned char *rows, l_int32 h, l_int32 y)
{
	l_int32 run = 0;

	for (l_int32 k = y > LINE_PX ? y - LINE_PX : 0; k < h && k <= y + LINE_PX; k++) {
		run = rows[k] ? 0 : run + 1;
		if (run >= LINE_GAP_PX)
			return true;
	}
	return false;
}

/* How many dots have another one beside them, which dust has not, and stand in lines, which those of a shadow do not.
 */
static size_t count_beside(PIX *mask)
{
	struct dot *dots = NULL;
	size_t n = find_dots(mask, &dots);
	l_int32 h = pixGetHeight(mask);
	unsigned char *rows = dots ? dotted_rows(dots, n, (size_t)pixGetWidth(mask) / STRIP_PX + 1, h) : NULL;
	size_t beside = 0;

	for (size_t i = 0; rows && i < n; i++) {
		size_t from = i > LOOK_AROUND ? i - LOOK_AROUND : 0;
		bool found = false;

		if (!is_in_line(rows + (size_t)(dots[i].x / 2 / STRIP_PX) * (size_t)h, h, dots[i].y / 2))
			continue;
		for (size_t k = from; !found && k < n && k <= i + LOOK_AROUND; k++)
			found = k != i && are_beside(&dots[i], &dots[k]);
		beside += found;
	}
	free(rows);
	free(dots);
	return beside;
}

/* Noise is everywhere, while between lines of print there is paper. */
static bool has_paper(PIX *mask)
{
	PIX *tiles = pixReduceRankBinaryCascade(mask, 1, 1, 1, 1); /* of 16 pixels */
	l_int32 inked = 0;
	bool has = tiles && pixCountPixels(tiles, &inked, NULL) == 0 &&
		   (int64_t)inked * 100 <= (int64_t)pixGetWidth(tiles) * pixGetHeight(tiles) * INKED_PERCENT;

	pixDestroy(&tiles);
	return has;
}

bool dx_prep_is_dotted(PIX *mask, size_t n_dots, size_t n_letters)
{
	/* pages of whole letters end here: the counts were at hand */
	return n_dots >= DOTS_MIN && n_dots * 10 >= n_letters * DOTS_TENTHS && has_paper(mask) &&
	       count_beside(mask) * 10 >= n_letters * DOTS_TENTHS;
}

bool dx_prep_has_crumbs(PIX *mask)
{
	BOXA *boxes = pixConnCompBB(mask, 8);
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;
	l_int32 crumbs = 0;
	l_int32 w;
	l_int32 h;

	for (l_int32 i = 0; i < n; i++) {
		boxaGetBoxGeometry(boxes, i, NULL, NULL, &w, &h);
		crumbs += dx_prep_may_be_dot(w, h);
	}
	boxaDestroy(&boxes);
	return crumbs * 100 > n * CRUMBS_PERCENT;
}

PIX *dx_prep_blur_dots(PIX *grey, int passes)
{
	PIX *blurred = pixClone(grey);

	for (int i = 0; blurred && i < passes; i++) {
		PIX *more = pixBlockconvGray(blurred, NULL, 1, 1);

		pixDestroy(&blurred);
		blurred = more;
	}
	return blurred;
}

int dx_prep_dot_passes(int text_px)
{
	double spread = SPREAD * text_px / PINS;
	int passes = (int)floor(spread * spread / PASS_VARIANCE + 0.5);

	return passes > PASSES_MAX ? PASSES_MAX : passes;
}

double dx_prep_dot_scale(int text_px)
{
	return text_px > HIGH_PX ? WANTED_PX / text_px : 1;
}
