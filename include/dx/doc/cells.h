/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Cells of a page that were read again from its picture, each in several ways
 * that fail differently. They stand beside the page's words and are as good as
 * them: extraction sees no picture. Boxes as in words.h.
 *
 * Stored form ("cells v1"), JSON, one for each page that has any:
 *   {"cells_v":1,"page":3,"round":1,"cells":[[x0,y0,x1,y1,[["545.00",93,"line"],…]],…]}
 */
#ifndef DX_DOC_CELLS_H
#define DX_DOC_CELLS_H

#include "dx/doc/words.h"

/* What a cell that is to be read again holds. */
enum dx_cell_kind {
	DX_CELL_AMOUNT,
	DX_CELL_DATE,
	DX_CELL_CODE, /* capitals and digits, nothing else: a registration */
	DX_CELL_HEX,  /* hexadecimal digits */
	DX_CELL_TEXT, /* letters and digits: a number with letters in it */
};

/* One way in which a cell was read. */
struct dx_cell_reading {
	const char *text; /* UTF-8; blanks inside are kept; never empty */
	uint8_t conf;     /* percent */
	const char *how;  /* lower-case letters and '_': which way it was */
};

struct dx_reread {
	int32_t x0, y0, x1, y1; /* as they were asked for */
	struct dx_cell_reading *readings;
	size_t n; /* 0: nothing legible there, which is worth knowing too */
};

struct dx_rereads {
	int page;
	int round; /* from 1: in which round the last of them were read */
	struct dx_reread *v;
	size_t n;
};

/* Where a cell is that should be read again. */
struct dx_want {
	int page;
	int32_t x0, y0, x1, y1;
	enum dx_cell_kind kind;
};

/* Cells are read again, and the extraction repeated, so often at most: a replay finds the last round stored. */
#define DX_CELL_ROUNDS_MAX 2
/* At most so many cells are read again in one go, of a page and of a document. */
#define DX_WANTS_PAGE_MAX     96
#define DX_WANTS_DOCUMENT_MAX 192
/* And a cell has at most so many readings. */
#define DX_CELL_READINGS_MAX 12

const char *dx_cell_kind_name(enum dx_cell_kind k); /* "amount", … */

/* Append the stored form to OUT. */
void dx_cells_write(struct dx_buf *out, const struct dx_rereads *r);

/* Is TEXT the stored form of cells (and not of words)? Looks at its first bytes only. */
bool dx_cells_are(struct dx_str text);

/*
 * Read the stored form; strict, because it comes from a reader process. Everything lives in A.
 * Errors: internal_error (malformed).
 */
bool dx_cells_read(struct dx_arena *a, struct dx_str json, struct dx_rereads *r_r, struct dx_err *err) DX_MUST_CHECK;

/* FIRST with the cells of SECOND, a later round, behind its own; both of one page. In A. */
struct dx_rereads dx_cells_join(struct dx_arena *a, const struct dx_rereads *first, const struct dx_rereads *second);

/* [[page,x0,y0,x1,y1,"amount"],…]: ascending pages. */
void dx_wants_write(struct dx_buf *out, const struct dx_want *w, size_t n);
/* Errors: internal_error (malformed, more than DX_WANTS_DOCUMENT_MAX, pages that do not ascend). */
bool dx_wants_read(struct dx_arena *a, struct dx_str json, struct dx_want **w_r, size_t *n_r,
		   struct dx_err *err) DX_MUST_CHECK;

#endif
