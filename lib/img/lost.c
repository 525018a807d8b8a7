/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Ink that looks like words of a line and that no word of a reading covers. */
#include "dx/img/lost.h"

#include "prep_int.h"

/* Smaller than this part (1/N) of a capital in both ways: a speck, or a point. */
#define SPECK_PART 3
/* Letters closer than so many heights are one group; lines are further apart than this part (1/N) of one. */
#define JOIN_TIMES 1.4
#define LINES_PART 4
/* A group's height in tenths of a capital's, and its least width. Two digits are the least that is worth it. */
#define LOW_TENTHS  7
#define HIGH_TENTHS 22
#define WIDE_TENTHS 11
/* In tenths of a capital's height no stroke of a letter is as high. */
#define UPRIGHT_TENTHS 18
/* Of a group's box so many of 100 pixels are ink: noise has less, pictures and bars have more. */
#define INK_LEAST 8
#define INK_MOST  60
/* Pale letters are darker than so much of the way from the darkest level that is no ink to the paper. */
#define PALE_PERCENT 60

/* Pieces of upright rules, which would join the lines beside them to one group: what is higher than any letter. */
static bool drop_uprights(PIX *rest, int text_px)
{
	PIX *uprights = pixOpenBrick(NULL, rest, 1, text_px * UPRIGHT_TENTHS / 10);
	bool ok = uprights && pixSubtract(rest, rest, uprights);

	pixDestroy(&uprights);
	return ok;
}

static PIX *uncovered(const struct dx_prep *p, PIX *mask, const int32_t (*boxes)[4], size_t n)
{
	PIX *rest = pixCopy(NULL, mask);
	int32_t speck = p->text_px / SPECK_PART + 1;
	PIX *letters;

	for (size_t i = 0; rest && i < n; i++)
		pixRasterop(rest, boxes[i][0] - 1, boxes[i][1] - 1, boxes[i][2] - boxes[i][0] + 2,
			    boxes[i][3] - boxes[i][1] + 2, PIX_CLR, NULL, 0, 0);
	letters = rest && drop_uprights(rest, p->text_px)
			  ? pixSelectBySize(rest, speck, speck, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GTE, NULL)
			  : NULL;
	pixDestroy(&rest);
	return letters;
}

static bool is_text(const struct dx_prep *p, PIX *letters, BOX *box)
{
	l_int32 x;
	l_int32 y;
	l_int32 w;
	l_int32 h;
	l_int32 ink = 0;

	boxGetGeometry(box, &x, &y, &w, &h);
	if (h * 10 < p->text_px * LOW_TENTHS || h * 10 > p->text_px * HIGH_TENTHS ||
	    w * 10 < p->text_px * WIDE_TENTHS || pixCountPixelsInRect(letters, box, &ink, NULL) != 0)
		return false;
	return ink * 100 >= w * h * INK_LEAST && ink * 100 <= w * h * INK_MOST;
}

/* Letters closer to each other than words are, as one piece each; the first row is row *TOP_R of LETTERS. */
static PIX *join_letters(PIX *letters, int text_px, int32_t *top_r)
{
	PIX *part = dx_prep_inked_part(letters, text_px, top_r);
	PIX *groups =
		part ? pixCloseSafeBrick(NULL, part, (l_int32)(text_px * JOIN_TIMES) | 1, (text_px / LINES_PART) | 1)
		     : NULL;

	pixDestroy(&part);
	return groups;
}

/* Groups that look like words in LETTERS, which is dropped, into LOST_R[0..MAX-1]. */
static size_t find_groups(const struct dx_prep *p, PIX *letters, struct dx_cell_box *lost_r, size_t max)
{
	int32_t top = 0;
	PIX *groups = letters ? join_letters(letters, p->text_px, &top) : NULL;
	BOXA *found = groups ? pixConnCompBB(groups, 8) : NULL;
	l_int32 n_found = found ? boxaGetCount(found) : 0;
	size_t count = 0;

	for (l_int32 i = 0; i < n_found && count < max; i++) {
		BOX *box = boxaGetBox(found, i, L_COPY);
		l_int32 x;
		l_int32 y;
		l_int32 w;
		l_int32 h;

		boxGetGeometry(box, &x, &y, &w, &h);
		y += top;
		boxSetGeometry(box, x, y, w, h);
		/* a broken first digit may have fallen to pieces: the box takes in what lies close to it */
		lost_r[count] = (struct dx_cell_box){x, y, x + w, y + h};
		count += is_text(p, letters, box) && dx_prep_cell_grow(p, &lost_r[count]);
		boxDestroy(&box);
	}
	boxaDestroy(&found);
	pixDestroy(&groups);
	pixDestroy(&letters);
	return count;
}

size_t dx_prep_find_lost(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n, struct dx_cell_box *lost_r,
			 size_t max)
{
	return p->text_px > 0 ? find_groups(p, uncovered(p, p->mask, boxes, n), lost_r, max) : 0;
}

/* What is darker than the paper and hardly ink: no part of it touches a letter of the page. NULL: no memory. */
static PIX *pale_letters(const struct dx_prep *p)
{
	const l_int32 split = dx_prep_threshold(p->grey);
	/* of print as black as can be it lies anywhere */
	const l_int32 threshold = split * 2 < p->white ? p->white / 2 : split;
	const int32_t speck = p->text_px / SPECK_PART + 1;
	PIX *pale = dx_prep_below(p->grey, threshold + (p->white - threshold) * PALE_PERCENT / 100);
	PIX *ink = pixSelectBySize(p->mask, speck, speck, 8, L_SELECT_IF_EITHER, L_SELECT_IF_GTE, NULL);
	PIX *touched = pale && ink ? pixSeedfillBinary(NULL, ink, pale, 8) : NULL;

	if (!touched || !pixSubtract(pale, pale, touched))
		pixDestroy(&pale);
	pixDestroy(&touched);
	pixDestroy(&ink);
	return pale;
}

size_t dx_prep_find_pale(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n, struct dx_cell_box *pale_r,
			 size_t max)
{
	PIX *pale = p->text_px > 0 && dx_prep_grain(p->grey) == 0 ? pale_letters(p) : NULL;
	size_t count = pale ? find_groups(p, uncovered(p, pale, boxes, n), pale_r, max) : 0;

	pixDestroy(&pale);
	return count;
}
