/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Inside the ocr package. */
#ifndef DX_OCR_INT_H
#define DX_OCR_INT_H

#include <tesseract/capi.h>

#include "dx/base/arena.h"
#include "dx/doc/words.h"
#include "dx/img/prep.h"
#include "dx/ocr/ocr.h"

/* The recogniser of the selected languages; borrowed. */
TessBaseAPI *dx_ocr_api(const struct dx_ocr *o);

/* One pass over a picture; boxes of the words in its pixels. */
struct reading {
	struct dx_word *words;
	size_t n;
	size_t n_sure; /* words of two letters or digits and more, confidence 80 and more */
	int mean_conf; /* over all letters and digits, percent; 0 when there are none */
};

/* Read the whole picture, of DPI dots an inch, as PSM says. Errors: internal_error. */
bool dx_ocr_read(struct dx_ocr *o, struct dx_arena *a, struct Pix *grey, int dpi, TessPageSegMode psm,
		 struct reading *r_r, struct dx_err *err) DX_MUST_CHECK;

/* Add to BEST the words of OTHER that stand where BEST has none. */
void dx_ocr_fuse(struct dx_arena *a, struct reading *best, const struct reading *other);

/* Count n_sure and mean_conf anew. */
void dx_ocr_rate(struct reading *r);

/*
 * Which clockwise turn makes the letters in P stand upright, by reading a sample in the N ways of TURNS; the
 * first one in doubt. *SURE_R: how many words of the sample could be read that way.
 */
bool dx_ocr_find_turn(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const int *turns, size_t n,
		      int *turn_r, size_t *sure_r, struct dx_err *err) DX_MUST_CHECK;

#endif
