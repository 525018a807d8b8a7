/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Table cells → values: what all kinds need. */
#ifndef DX_EXTRACT_CELL_H
#define DX_EXTRACT_CELL_H

#include "dx/extract/job.h"

/* A value without content yet: source, confidence, place and raw text of a cell that is not empty. */
struct dx_val dx_cell_val(struct dx_job *job, const struct dx_cell *c);

/* Nothing, or dashes that stand for nothing. */
bool dx_cell_blank(const char *text);

/* A number, or for a scan at least mostly digits. */
bool dx_cell_numeric(struct dx_job *job, const struct dx_cell *c);

/*
 * Read a cell of numbers. DECIMALS: how many the column has, 0 if it has no rule; only scans make use of
 * it. True with *V and *N set; false when the cell is empty, or with *UNREAD_R set when it is not empty
 * and no number: *V is absent then, but knows its raw text and its readings.
 */
bool dx_cell_number(struct dx_job *job, const struct dx_cell *c, unsigned int decimals, struct dx_val *v,
		    struct dx_number *n, bool *unread_r);

/*
 * A cell of a scan in which nothing was read, at the place AT that its column and its row leave: it is asked to be read
 * again. True with *V set when that gave numbers: they are its readings, and it is absent until something chooses.
 */
bool dx_cell_lost(struct dx_job *job, struct dx_place at, unsigned int decimals, struct dx_val *v) DX_MUST_CHECK;

/* 2 when nearly all numbers of the given column roles have two decimals, else 0. */
unsigned int dx_cell_decimals(struct dx_job *job, const int *roles, size_t n_roles);

#endif
