/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Is everything that stands on the paper in the record? Arithmetic holds just as well for a record that lacks a
 * figure: a quantity that recognition lost, a column whose heading nobody knows, a total without its label. None of
 * these is known to be wrong, so none fails a check; but the verdict must not be `verified`.
 */
#ifndef DX_EXTRACT_WHOLE_H
#define DX_EXTRACT_WHOLE_H

#include "dx/extract/fields.h"
#include "dx/extract/rowread.h"

/* Is a page of the document a picture? What is not read there may still be printed. */
bool dx_whole_scanned(const struct dx_job *job);

/*
 * Figures of page INDEX that disagree may be those that a person has corrected: values given for what recognition
 * misread do not change the page. What a text layer says, no correction explains.
 */
bool dx_whole_is_corrected(const struct dx_job *job, size_t index);

/* Have all rows the member at OFFSET, or none of them? */
bool dx_whole_column(const struct dx_rows *rows, size_t row_size, size_t offset);

/* The same of each of N members. */
bool dx_whole_columns(const struct dx_rows *rows, size_t row_size, const size_t *offsets, size_t n);

/*
 * Does a row print that the member at OFFSET is nothing ("0.00"), and another one leave it out? Who prints that leaves
 * no cell empty: a figure was taken out there.
 */
bool dx_whole_leaves_out(const struct dx_rows *rows, size_t row_size, size_t offset) DX_MUST_CHECK;

/*
 * Is a row's quantity written as others write prices and none writes quantities, and its price the other way round
 * ("3.00 × 86" among "86 × 3.00")? Or parts of what is counted ("95.84 Nos") at a whole price? The product is the same.
 */
bool dx_whole_is_exchanged(const struct dx_rows *rows, size_t row_size, size_t quantity, size_t price,
			   size_t unit) DX_MUST_CHECK;

/* Is there a table with column ROLE, none of whose ROWS has the member at OFFSET? */
bool dx_whole_empty_column(const struct dx_job *job, int role, const struct dx_rows *rows, size_t row_size,
			   size_t offset);

/* What the columns of a row may hold besides the values that were read from it. */
struct dx_whole_roles {
	uint32_t words;   /* bits: texts, which may have figures in them */
	uint32_t free;    /* bits: anything */
	bool count, rate; /* the row lacks a number of things, a rate: under an unknown heading it may be one */
};

/*
 * A figure in the cells of R's row that is in none of VALS (N values that were read from it): under an unknown
 * heading, or beside another figure in one cell.
 */
bool dx_whole_row_has_more(const struct dx_rowread *r, const struct dx_whole_roles *roles, const struct dx_val *vals,
			   size_t n);

/* The figure that ends with word K of LINE, blanks between its thousands included; false when there is none. */
bool dx_whole_figure(const struct dx_job *job, const struct dx_line *line, size_t k, struct dx_number *n) DX_MUST_CHECK;

/*
 * An amount outside of the tables of a scanned page that is no value of RECORD (by place, or by what it comes to) and
 * none of the N in MORE (by place, or by what it comes to if that was computed). What stands behind label OTHER is of
 * no use to the template, and does not count.
 */
bool dx_whole_has_stray(const struct dx_job *job, void *record, const struct dx_val *more, size_t n, int other);

/*
 * An amount of a page with a text layer that is one of the N SUMS (a total, a balance)
 * but for one digit, and no value of RECORD: the same sum once more, and one of the two was changed.
 */
bool dx_whole_has_near(const struct dx_job *job, void *record, const struct dx_val *const *sums, size_t n);

/* Have A and B as many digits, enough of them for no accident, and another one in one place? Signs do not count. */
bool dx_whole_is_twin(struct dx_dec a, struct dx_dec b);

/* A scanned page says FIELD, and V, its value, could not be read. */
bool dx_whole_lacks(const struct dx_job *job, int field, const struct dx_val *v);

/*
 * Is a row of a table, of two figures or more, the last that the paper says, and TOTAL nowhere but there? An invoice
 * has a foot; where all of it stood on a page of its own, lines and their sums agree without that page.
 */
bool dx_whole_ends_in_sums(const struct dx_job *job, const struct dx_val *total) DX_MUST_CHECK;

/*
 * Do figures end the paper, those of another table perhaps, and does a row of a table say the TOTAL, no foot? What is
 * signed, and says the total in words, says so behind its tables: rounded, perhaps, on a page that is lost.
 */
bool dx_whole_ends_in_table(const struct dx_job *job, const struct dx_val *total) DX_MUST_CHECK;

/* Two pages with the same words: somebody has put one of them in twice. */
bool dx_whole_has_twin_pages(const struct dx_job *job);

#endif
