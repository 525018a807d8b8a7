/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a remote OCR service answers about one page picture: our words JSON ("words v1", doc/words.h, read
 * tolerantly) or hOCR 1.2 (as tesseract, kraken and others write it). Bytes from outside, so it is read in a reader
 * process only. doc/upstream.md describes both forms.
 */
#ifndef DX_FOREIGN_PAGE_H
#define DX_FOREIGN_PAGE_H

#include "dx/doc/words.h"

#define DX_FOREIGN_WORDS_MAX 50000
#define DX_FOREIGN_RULES_MAX 20000
/* Longest side of a picture, in its pixels, and of a page, in thousandths of a point. */
#define DX_FOREIGN_SIDE_MAX   200000
#define DX_FOREIGN_LENGTH_MAX 100000000

/*
 * Read BYTES into *PAGE_R, all of it in A. What begins with '{' is words JSON, all else is taken for hOCR.
 * IN_PIXELS_R  width, height and boxes are pixels of the picture as it was sent, not straightened; `rotation` says
 *              which way its letters stand. False: the page is upright and straight in thousandths of a point, with
 *              its rules.
 * Words are non-empty UTF-8 without white space; boxes are ordered and within the page; lines ascend, unless
 * in pixels. Errors: upstream_unavailable (malformed; says where).
 */
bool dx_foreign_page(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, bool *in_pixels_r,
		     struct dx_err *err) DX_MUST_CHECK;

#endif
