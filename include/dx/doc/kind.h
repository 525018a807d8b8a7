/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a file is, judged by its first bytes alone: names and declared types are not asked. */
#ifndef DX_DOC_KIND_H
#define DX_DOC_KIND_H

#include "dx/base/err.h"
#include "dx/base/str.h"

enum dx_kind {
	DX_KIND_PDF,
	DX_KIND_PNG,
	DX_KIND_JPEG,
	DX_KIND_TIFF,
	DX_KIND_WEBP,
	DX_KIND_BMP,
	DX_KIND_PNM,
	DX_KIND_TEXT, /* a tax statement as text with carets or bars between its fields; no other text is read */
	DX_KINDS
};

/* How far into a file the header of a PDF may stand. */
#define DX_KIND_PDF_WINDOW 1024

const char *dx_kind_name(enum dx_kind k);       /* "pdf", "png", … */
const char *dx_kind_media_type(enum dx_kind k); /* "application/pdf", … */

/*
 * Errors: empty_file; unsupported_media_type (nothing that we read).
 * A kind says that the first bytes fit, not that the rest is sound.
 */
bool dx_kind_sniff(struct dx_str bytes, enum dx_kind *kind_r, struct dx_err *err) DX_MUST_CHECK;

#endif
