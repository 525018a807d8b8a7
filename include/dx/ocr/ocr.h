/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Character recognition by tesseract: models, and reading one prepared picture. */
#ifndef DX_OCR_OCR_H
#define DX_OCR_OCR_H

#include "dx/base/err.h"

struct dx_ocr; /* one per process, single-threaded; a fork may go on using its copy */

/* Version of tesseract that is linked in: "5.3.0". */
const char *dx_ocr_version(void);

/* Load the English model. Errors: internal_error (no model; TESSDATA_PREFIX). */
bool dx_ocr_new(struct dx_ocr **o_r, struct dx_err *err) DX_MUST_CHECK;
void dx_ocr_drop(struct dx_ocr **o);

/* Languages whose models are installed, sorted; without orientation and script detection. */
const char *const *dx_ocr_languages(const struct dx_ocr *o, size_t *n_r);

/*
 * Read with these languages from now on: "eng", "eng+hin" or "eng,hin". A set asked for the first time is
 * loaded. Errors: bad_request (not installed, malformed), internal_error.
 */
bool dx_ocr_select(struct dx_ocr *o, const char *languages, struct dx_err *err) DX_MUST_CHECK;

#endif
