/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the columns of a list of lines come to as far as it was added up: what pages carry over is such a sum. */
#ifndef DX_EXTRACT_SOFAR_H
#define DX_EXTRACT_SOFAR_H

#include "dx/extract/check.h"

#define DX_SO_FAR_MAX 12

/* Begins zeroed, but for N where lines are left out; its columns are made with dx_so_far_column(). */
struct dx_so_far {
	size_t n; /* lines that are added up, or left out */
	/* private */
	size_t n_columns;
	struct {
		size_t at;
		struct dx_dec sum;
		bool lacks; /* a line has no such figure */
	} columns[DX_SO_FAR_MAX];
};

/* A column: the value at offset AT of each line. At most DX_SO_FAR_MAX. */
void dx_so_far_column(struct dx_so_far *f, size_t at);
/* Add lines of ROWS, each of ROW_SIZE bytes, until N are; N is at most how many there are. */
void dx_so_far_add(struct dx_so_far *f, const struct dx_rows *rows, size_t row_size, size_t n);
/* All sums are 0 again; a column that lacked a figure still does. */
void dx_so_far_clear(struct dx_so_far *f);

/*
 * Hold the printed V against the sum that is V; of no column, or with KNOWN false (lines were taken out), the check ID
 * does not apply. False then.
 */
bool dx_so_far_check(struct dx_checks *checks, const struct dx_so_far *f, bool known, const char *id, const char *label,
		     struct dx_val *v);

#endif
