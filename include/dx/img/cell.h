/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A small part of a prepared page: the box of one cell, and pictures of it that are read apart from the page. */
#ifndef DX_IMG_CELL_H
#define DX_IMG_CELL_H

#include "dx/img/prep.h"

struct dx_cell_box {
	int32_t x0, y0, x1, y1; /* pixels of the prepared picture */
};

/*
 * B cut to the page, then grown to both sides by ink that stands close to it: a first digit that was not
 * recognised lies outside of what was. False: nothing of it is on the page.
 */
bool dx_prep_cell_grow(const struct dx_prep *p, struct dx_cell_box *b) DX_MUST_CHECK;

struct dx_cell_cut {
	double scale;
	int border_px; /* white around it */
	int blur_px;   /* half width of a mean filter before scaling; 0: none */
};
/* The part of the page in B as a picture of its own; the caller's to drop. NULL: no memory. */
struct Pix *dx_prep_cell_cut(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_cut *how);

/* Does a point stand alone in B: a speck in its lower third, and no ink above? */
bool dx_prep_cell_has_point(const struct dx_prep *p, const struct dx_cell_box *b);

/* How many columns of pixels of B have ink. */
int32_t dx_prep_cell_inked(const struct dx_prep *p, const struct dx_cell_box *b);

/* How many pixels of B have ink. */
int32_t dx_prep_cell_black(const struct dx_prep *p, const struct dx_cell_box *b);

/* Is all that stands in B one stroke that lies flat, as a dash does, at half the height of a line? */
bool dx_prep_cell_is_dash(const struct dx_prep *p, const struct dx_cell_box *b);

/*
 * How much ink stands above and below the middle of the bar in B, in parts of the bar's own: a plus has about as much
 * of it, a minus none. False: there is no bar.
 */
bool dx_prep_cell_bar(const struct dx_prep *p, const struct dx_cell_box *b, double *above_r, double *below_r);

/* Is the last thing that stands in B a minus, and touches no side of it? MINUS_R: its box. */
bool dx_prep_cell_minus(const struct dx_prep *p, const struct dx_cell_box *b,
			struct dx_cell_box *minus_r) DX_MUST_CHECK;

/* Is all that stands in B, and touches no side of it, one capital letter or digit? LETTER_R: its box. */
bool dx_prep_cell_letter(const struct dx_prep *p, const struct dx_cell_box *b,
			 struct dx_cell_box *letter_r) DX_MUST_CHECK;

/*
 * The letters and digits that stand apart in B, from left to right, each as its box of the page, into V; marks lower
 * than letters are left out. 0: there are more than MAX, or none.
 */
size_t dx_prep_cell_letters(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *v, size_t max);

/* Is what fills B a stem with a bar across its top and its foot, each to both sides? A 1 has no bar to the right of its
 * top. */
bool dx_prep_cell_is_barred_i(const struct dx_prep *p, const struct dx_cell_box *b) DX_MUST_CHECK;

/* Is all that stands in B two points, one above the other? */
bool dx_prep_cell_is_colon(const struct dx_prep *p, const struct dx_cell_box *b) DX_MUST_CHECK;

/* Is the first thing in B higher than a dash: more than half a capital, at its left edge? */
bool dx_prep_cell_begins_high(const struct dx_prep *p, const struct dx_cell_box *b);

/*
 * Where the second letter of what stands in B begins, if the first one has the shape of the rupee sign: two
 * bars across its upper half and nothing wide below. 0: it has not.
 */
int32_t dx_prep_cell_after_rupee(const struct dx_prep *p, const struct dx_cell_box *b);

/* The same; SIGN_R: the box of the first letter, sign or not (x1 = 0: there is none). */
bool dx_prep_cell_sign(const struct dx_prep *p, const struct dx_cell_box *b, struct dx_cell_box *sign_r) DX_MUST_CHECK;

/*
 * Where the second letter of what stands in B begins, if it begins with the same as SIGN, a box of the same page;
 * two letters may touch. 0: it does not.
 */
int32_t dx_prep_cell_after_like(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_box *sign);

/*
 * How like what stands in OTHER (a small box of the page) is to what stands from the left upper corner of B on, or a
 * little beside it: from −1 to 1.
 */
double dx_prep_cell_alike(const struct dx_prep *p, const struct dx_cell_box *b, const struct dx_cell_box *other);

/*
 * Puts 5 for each 3, 6, 8 or 9 of TEXT, digits and marks without blanks that were read in BOX, that has the strokes of
 * a five. False: none has, or it is not clear where it stands.
 */
bool dx_prep_cell_fives(const struct dx_prep *p, const struct dx_cell_box *box, char *text) DX_MUST_CHECK;

/* Has the first letter of B the shape of a T: a bar along its top, a stem in the middle and no foot? */
bool dx_prep_cell_begins_with_t(const struct dx_prep *p, const struct dx_cell_box *b) DX_MUST_CHECK;

#endif
