/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The numbers under a header that says nothing of them, by row and column: between unknown.c, ways.c and grid.c. */
#ifndef DX_INVOICE_GRID_INT_H
#define DX_INVOICE_GRID_INT_H

#include "invoice_int.h"

#define DX_INVOICE_GRID_ROWS  100    /* what all of these say, the others need not */
#define DX_INVOICE_GRID_LOOKS 200000 /* some hundred times what the widest table takes */

struct inv_grid {
	struct dx_dec v[DX_INVOICE_GRID_ROWS][DX_TABLE_COLS_MAX];
	/* Columns of each row, as bits: that hold a number, and what stands at it. */
	uint32_t has[DX_INVOICE_GRID_ROWS];
	uint32_t percent[DX_INVOICE_GRID_ROWS];
	uint32_t currency[DX_INVOICE_GRID_ROWS];
	uint32_t unit[DX_INVOICE_GRID_ROWS];
	size_t n;
	size_t left; /* rows that may still be looked at: on a page of ones every way holds */
};

/*
 * The numbers of the lines under T that have LEAST of them or more, in the job's arena. ROWS, by line of T, marks those
 * that count; NULL: all.
 */
struct inv_grid *dx_invoice_grid(struct dx_job *job, const struct dx_table *t, const bool *rows, size_t least);

/* Has row I a number in each column of OF? Then it is a row of items, and none of the foot. */
static inline bool dx_invoice_grid_is_item(const struct inv_grid *g, uint32_t of, size_t i)
{
	return (g->has[i] & of) == of;
}

/* Is column C marked in all rows that have OF, and in one at least? MARKS: a member of G, by row. */
bool dx_invoice_grid_all(const struct inv_grid *g, const uint32_t *marks, uint32_t of, size_t c);
/* Have the numbers of column C two decimals, wherever there are any in a row that has OF? */
bool dx_invoice_grid_cents(const struct inv_grid *g, uint32_t of, size_t c);
/* Are they whole, with cents or without? */
bool dx_invoice_grid_whole(const struct inv_grid *g, uint32_t of, size_t c);
/* What they come to, without their signs. */
struct dx_dec dx_invoice_grid_size(const struct inv_grid *g, uint32_t of, size_t c);

/* What was said of columns whose headings nobody knows. */
enum inv_named {
	INV_NAMED_NONE,
	INV_NAMED_TOLD,   /* by the other headings or signs: what is printed is still a check of it */
	INV_NAMED_GUESSED /* by the arithmetic that would verify it */
};

/* Roles for the open columns of T by the arithmetic of its rows (ROWS as above): see ways.c. */
enum inv_named dx_invoice_name_by_rows(struct dx_job *job, struct dx_table *t, const bool *rows);
/* … where the sum of the last column is printed below them. */
bool dx_invoice_name_by_sum(struct dx_job *job, struct dx_table *t, const bool *rows);
/* Is what the amounts of ROWS come to, with tax or without, printed at the end of another line below them? */
bool dx_invoice_is_summed(struct dx_job *job, const struct dx_table *t, const bool *rows);
/* Where no column of T says what is sold it is the only open one of words. */
void dx_invoice_name_description(struct dx_job *job, struct dx_table *t);

#endif
