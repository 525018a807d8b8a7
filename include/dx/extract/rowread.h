/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The cells of one row of items → values: amounts, rates, quantities with their units, texts. */
#ifndef DX_EXTRACT_ROWREAD_H
#define DX_EXTRACT_ROWREAD_H

#include "dx/extract/cell.h"
#include "dx/extract/wrap.h"

struct dx_rowread {
	struct dx_job *job;
	const struct dx_table *t;
	const struct dx_row *row;
	unsigned int decimals; /* of its amounts, 0 if there is no rule */
	bool unread;           /* set when a cell of numbers is not empty and no number */
};

/* The cell of the column with ROLE; NULL when it is empty or there is no such column. */
const struct dx_cell *dx_rowread_cell(const struct dx_rowread *r, int role);

/* "18%", "28 %", "9 % 364.50": a rate, an amount, or both in one cell. RATE may be NULL. */
void dx_rowread_amount(struct dx_rowread *r, int role, struct dx_val *amount, struct dx_val *rate);

/*
 * The same of a column that most rows have filled. An empty cell of a scanned row is asked to be read again; what that
 * gave are AMOUNT's readings, its source stays absent.
 */
void dx_rowread_filled(struct dx_rowread *r, int role, struct dx_val *amount, struct dx_val *rate);

/* A rate in percent. Of a scanned row its readings are what else it may be, up to 40. */
void dx_rowread_rate(struct dx_rowread *r, int role, struct dx_val *v);

/* Text of a cell; with WRAP its line breaks are judged. */
void dx_rowread_text(struct dx_rowread *r, int role, const struct dx_wrap *wrap, struct dx_val *v);

/* Is it a row of a page without a text layer? */
bool dx_rowread_scanned(const struct dx_rowread *r);

/*
 * "9 Nos": the number is the quantity, what follows its unit. A cell of a scanned row that holds none is asked to be
 * read again; what that gave are QUANTITY's readings, its source stays absent. Readings of a doubted one are there too.
 */
void dx_rowread_quantity(struct dx_rowread *r, int role, struct dx_val *quantity, struct dx_val *unit);

/* ---- for row tests ---- */

/* The template's row word that the line of CELLS begins with, whichever columns it lies over; -1: none. */
int dx_rowread_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* "… │ Subtotal 120.00": the foot begins right of the column DESCRIPTION, beside something else. */
bool dx_rowread_foot_beside(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int description);

bool dx_rowread_has_number(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role);
bool dx_rowread_has_text(const struct dx_table *t, const struct dx_cell *cells, int role);

#endif
