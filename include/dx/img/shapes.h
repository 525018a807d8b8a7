/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Digits as one page prints them: their shapes are learnt from figures of this very page that were read, and found
 * again in cells where reading failed. A page prints the same ten digits hundreds of times in one type; their mean
 * is sharp where each of them is hardly legible, and what it says has nothing to do with what a recogniser was taught.
 */
#ifndef DX_IMG_SHAPES_H
#define DX_IMG_SHAPES_H

#include "dx/img/cell.h"

/* More figures than these teach nothing new. */
#define DX_SHAPES_FIGURES_MAX 48
#define DX_SHAPES_TEXT_MAX    32

/* An amount or a date of digits that was read, and where it stands, tightly. */
struct dx_shapes_figure {
	struct dx_cell_box box;
	const char *text;
};

struct dx_shapes;

/* Is TEXT an amount that can be learnt from ("-1,23,456.78", "1.234"), or a date ("24/07/2025")? */
bool dx_shapes_is_amount(const char *text);
bool dx_shapes_is_date(const char *text);

/*
 * The digits of the N figures V (at most DX_SHAPES_FIGURES_MAX are looked at), each an amount or a date.
 * Some may have been read wrong, or be of another type: what is unlike the rest is left out. Lives in A. NULL: too
 * few, not every digit among them, letters too large or too small, or types too many.
 */
struct dx_shapes *dx_shapes_learn(struct dx_arena *a, const struct dx_prep *p, const struct dx_shapes_figure *v,
				  size_t n);

struct dx_shapes_reading {
	char text[DX_SHAPES_TEXT_MAX];
	struct dx_cell_box at; /* of its signs */
	int32_t tail;          /* letters touch it, and end here, as "Cr" behind an amount; 0: none do */
	double worst; /* how far its most unlike sign is from its shape, in parts of what is usual here (1: as most) */
	double lead;  /* of the digit that is least sure, how much further the next best one is (in pixels of noise) */
	char next[DX_SHAPES_TEXT_MAX];   /* of each digit of `text` the next best one; of a mark itself */
	float leads[DX_SHAPES_TEXT_MAX]; /* and how much further that is */
};

/*
 * The one figure that stands in B, where the page's own digits are seen there; DECIMALS: so many digits stand behind
 * its last mark, and letters may touch it; 0: that is not known, and none may. False: they are not seen.
 */
bool dx_shapes_read(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p, const struct dx_cell_box *b,
		    size_t decimals, struct dx_shapes_reading *r_r) DX_MUST_CHECK;

/*
 * The two digits that begin at the left end of B, whatever follows them: a day in front of a month's name. The fields
 * of *R_R that say where and what is next best are not set. False: there is nothing like digits.
 */
bool dx_shapes_read_pair(struct dx_arena *a, const struct dx_shapes *s, const struct dx_prep *p,
			 const struct dx_cell_box *b, struct dx_shapes_reading *r_r) DX_MUST_CHECK;
/* How wide N digits are, in pixels. */
int32_t dx_shapes_wide(const struct dx_shapes *s, int n);

#endif
