/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Text with carets between its fields as pages of words, so that it takes the
 * same way as any paper: every character a cell of a grid, every field's words
 * where they stand, each caret a word of its own.
 */
#ifndef DX_DOC_TEXT_H
#define DX_DOC_TEXT_H

#include "dx/base/arena.h"
#include "dx/base/err.h"
#include "dx/doc/words.h"

#define DX_TEXT_PAGE_LINES 100   /* lines on one page */
#define DX_TEXT_LINE_MAX   8192u /* bytes of one line */

/* How many pages BYTES make, at least 1. */
int dx_text_pages(struct dx_str bytes);

/*
 * Page NUMBER (from 1) in A; source text_layer. Bytes that are no UTF-8 are taken for Latin-1.
 * Errors: corrupt_file (no such page, a line of more than DX_TEXT_LINE_MAX bytes).
 */
bool dx_text_page(struct dx_arena *a, struct dx_str bytes, int number, struct dx_page *page_r,
		  struct dx_err *err) DX_MUST_CHECK;

#endif
