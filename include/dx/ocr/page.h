/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A page picture to words: turned upright, straightened, read as a whole, and
 * read a second way when the first reading looks poor. The same picture gives
 * the same words: nothing depends on time, and what is tried is tried in a
 * fixed order.
 */
#ifndef DX_OCR_PAGE_H
#define DX_OCR_PAGE_H

#include "dx/base/arena.h"
#include "dx/doc/words.h"
#include "dx/img/img.h"
#include "dx/img/kept.h"
#include "dx/ocr/ocr.h"

/* The page that the picture shows, where that is known (a PDF); zero for a file that is only a picture. */
struct dx_ocr_paper {
	int32_t width, height; /* thousandths of a point, as the picture lies now */
	int dpi;               /* of the picture */
};

/*
 * Read PIX (8-bit grey; stays the caller's) into *PAGE_R, in A, with the selected languages: words, rules,
 * size, rotation and skew; source is DX_SOURCE_OCR, text_state DX_TEXT_NONE, number 0. A blank page has no
 * words. Errors: image_too_large (no memory), internal_error (the recogniser failed).
 */
bool dx_ocr_page(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		 struct dx_page *page_r, struct dx_err *err) DX_MUST_CHECK;

/*
 * The same; *KEPT_R is what was prepared for it, for dx_ocr_cells_kept(), without a picture (`pix`). Its `prep.grey` is
 * NULL when cells need another one. The caller's to drop. KEPT_R may be NULL.
 */
bool dx_ocr_page_kept(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		      struct dx_page *page_r, struct dx_kept *kept_r, struct dx_err *err) DX_MUST_CHECK;

/*
 * PAGE as somebody else read it from PIX, the picture that dx_ocr_page() would have been given, becomes a page
 * as that makes it: lengths in thousandths of a point, upright, straight, with rules. No recognition takes place.
 * IN_PIXELS  PAGE->width, height and the words' boxes are of PIX (or of PIX scaled) as it lies, PAGE->rotation says
 *            which way its letters stand; rules and skew are found here. False: PAGE is upright and straight, its
 *            lengths are in one unit of its own.
 * Errors: upstream_unavailable (no page of that picture's shape), image_too_large (no memory).
 */
bool dx_ocr_adopt(struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper, bool in_pixels,
		  struct dx_page *page, struct dx_err *err) DX_MUST_CHECK;

#endif
