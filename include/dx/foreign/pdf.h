/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a remote PDF service answers about a file: the size of its pages, the words of those whose text layer is
 * usable, pictures where they were asked for. JSON around pages in our words form; doc/upstream.md describes it.
 * Bytes from outside, so they are read in a reader process only.
 */
#ifndef DX_FOREIGN_PDF_H
#define DX_FOREIGN_PDF_H

#include "dx/doc/words.h"

/* Most pages of one answer. */
#define DX_FOREIGN_PAGES_MAX 3600

struct dx_foreign_sheet {
	/* Source TEXT_LAYER: with all that the file says in letters. NONE: its picture must be read. */
	struct dx_page page;
	struct dx_str png;     /* empty: no picture came */
	int32_t width, height; /* of the page as the picture shows it, thousandths of a point */
	int dpi;               /* of the picture; 0: not said */
};

struct dx_foreign_pdf {
	int pages_total;
	bool encrypted;
	struct dx_foreign_sheet *sheets; /* numbers ascend, none beyond pages_total */
	size_t n;
};

/*
 * Read BYTES into *F_R, all of it in A. Words are non-empty UTF-8 without white space, lines ascend, boxes are ordered
 * and cut to the page; words that lie outside of it altogether are left out. The pictures are only bytes yet.
 * Errors: upstream_unavailable (malformed; says where), too_many_pages (more than one answer may hold).
 */
bool dx_foreign_pdf(struct dx_arena *a, struct dx_str bytes, struct dx_foreign_pdf *f_r,
		    struct dx_err *err) DX_MUST_CHECK;

/*
 * Why the service refuses the file: BYTES are problem details that came with STATUS. A code that a file of its own
 * could have here is taken over; all else is upstream_unavailable. Returns false.
 */
bool dx_foreign_refusal(struct dx_arena *a, struct dx_str bytes, int status, struct dx_err *err);

#endif
