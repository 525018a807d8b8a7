/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Single cells of a page read again, each in several ways that fail differently. */
#ifndef DX_OCR_CELLS_H
#define DX_OCR_CELLS_H

#include "dx/doc/cells.h"
#include "dx/ocr/page.h"

/* Cells of one page, and its words, which teach what its digits look like (none: not that way). */
struct dx_cells_asked {
	const struct dx_want *wants;
	size_t n;
	const struct dx_word *words;
	size_t n_words;
};

/*
 * Read the cells ASKED from PIX, the same picture that dx_ocr_page() was given; ROTATION
 * and SKEW_MILLIDEG are those of the stored page. The page is prepared once. Which readings are made, and
 * their order, depends on the picture alone. *R_R and everything in it lives in A.
 * Errors: image_too_large (no memory), internal_error (the recogniser failed).
 */
bool dx_ocr_cells(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		  int rotation, int skew_millideg, const struct dx_cells_asked *asked, struct dx_rereads *r_r,
		  struct dx_err *err) DX_MUST_CHECK;

/*
 * The same, and with the same result, from what dx_ocr_page_kept() has left; of a receipt (`prep.narrow`) with its
 * picture in `pix`. K stays the caller's.
 */
bool dx_ocr_cells_kept(struct dx_ocr *o, struct dx_arena *a, const struct dx_kept *k, const struct dx_ocr_paper *paper,
		       int rotation, const struct dx_cells_asked *asked, struct dx_rereads *r_r,
		       struct dx_err *err) DX_MUST_CHECK;

#endif
