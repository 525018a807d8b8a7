/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The two dots over ä, ö and ü. A model of a language that has no such letters makes "ii", "é" or "6" of them; without
 * its dots the letter is read as a, o or u.
 */
#ifndef DX_IMG_DIAERESIS_H
#define DX_IMG_DIAERESIS_H

#include "dx/img/prep.h"

/* Two dots that were lifted, in pixels of p->grey. */
struct dx_diaeresis {
	int32_t x;      /* the middle between them */
	int32_t y0, y1; /* of the dots */
};

/*
 * Find the dots over letters of P, paint them out of p->grey and p->mask, and say where they were, in A. P stays as it
 * is where there are none, on receipts and on print of pins. Errors: image_too_large (no memory).
 */
bool dx_prep_lift_diaereses(struct dx_arena *a, struct dx_prep *p, struct dx_diaeresis **found_r, size_t *n_r,
			    struct dx_err *err) DX_MUST_CHECK;

#endif
