/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * PDF by mupdf: page count, password, text layer, page pictures. Only PDF can
 * be opened, from memory; no JavaScript, no colour profiles. Memory that mupdf
 * asks for is bounded by a budget. A page whose content cannot be interpreted
 * to its end is an error, never half a page.
 */
#ifndef DX_PDF_PDF_H
#define DX_PDF_PDF_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/doc/words.h"

struct dx_pdf;     /* one per process; a fork may go on using its copy */
struct dx_pdf_doc; /* an open document */

/* Version of mupdf that is linked in: "1.21.1". */
const char *dx_pdf_version(void);

/* BUDGET_BYTES bounds all of mupdf's memory. Errors: internal_error. */
bool dx_pdf_new(size_t budget_bytes, struct dx_pdf **p_r, struct dx_err *err) DX_MUST_CHECK;
void dx_pdf_drop(struct dx_pdf **p);

/*
 * Open the document in BYTES, which must stay as they are until it is closed. PASSWORD may be NULL and
 * is not looked at when none is needed.
 *
 * max_pages  bounds the search for the pages of a document whose page count is a lie
 * Errors     corrupt_file, password_required, wrong_password, image_too_large (memory)
 */
bool dx_pdf_open(struct dx_pdf *p, const void *bytes, size_t n, const char *password, int max_pages,
		 struct dx_pdf_doc **d_r, struct dx_err *err) DX_MUST_CHECK;
void dx_pdf_close(struct dx_pdf_doc **d);
int dx_pdf_pages(const struct dx_pdf_doc *d); /* may be larger than max_pages: then it is the declared number */
bool dx_pdf_encrypted(const struct dx_pdf_doc *d);

/*
 * Size and text state of page NUMBER (from 1), in A. With source DX_SOURCE_TEXT_LAYER also rotation, words
 * and rules: the text layer is usable, or the page is empty; with DX_SOURCE_NONE its picture must be read
 * (width and height are then those of the page before any turn).
 * Errors: corrupt_file, image_too_large (memory).
 */
bool dx_pdf_page_words(struct dx_pdf_doc *d, struct dx_arena *a, int number, struct dx_page *page_r,
		       struct dx_err *err) DX_MUST_CHECK;

/*
 * The XML files inside the document, in A; those that invoices are usually called first. At most
 * DX_ATTACHED_MAX; one that is larger than DX_ATTACHED_BYTES_MAX, or broken, has no bytes. Never fails: a
 * document without a readable list of files has none.
 */
void dx_pdf_attached(struct dx_pdf_doc *d, struct dx_arena *a, struct dx_attached **files_r, size_t *n_r);

/* A rendered page; grey, 255 is white. Owned by the document until dropped. */
struct dx_pdf_picture {
	int32_t width_px, height_px;
	int32_t stride_bytes;
	const uint8_t *grey;
	int32_t width, height; /* of the page, thousandths of a point */
	int dpi;               /* that was used, rounded */
	void *pixmap;
};

/*
 * Render page NUMBER upright as the file says.
 *
 * dpi         0: the resolution of the scan that covers the page, kept within 150-300; else 300
 * max_pixels  the resolution is lowered until the picture has no more, nor more than 32,767 a side
 * Errors      corrupt_file, image_too_large (an embedded picture or the memory needed is out of proportion)
 */
bool dx_pdf_render(struct dx_pdf_doc *d, int number, int dpi, int64_t max_pixels, struct dx_pdf_picture *pic_r,
		   struct dx_err *err) DX_MUST_CHECK;
void dx_pdf_picture_drop(struct dx_pdf_doc *d, struct dx_pdf_picture *pic);

#endif
