/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The dates of a table's rows. Between rows.c and row_date.c. */
#ifndef DX_STATEMENT_ROW_DATE_INT_H
#define DX_STATEMENT_ROW_DATE_INT_H

#include "statement_int.h"

/* The date that begins TEXT, and a blank or nothing behind it; *USED_R: its bytes. */
bool dx_st_date_in_front(const char *text, struct dx_dates_raw *r, size_t *used_r);
/* The same of cell C of a table without a column of dates; of a scan its first word may be one that is damaged. */
bool dx_st_date_begins(struct dx_job *job, const struct dx_table *t, const struct dx_cell *c, struct dx_dates_raw *r,
		       size_t *used_r);
/* Does C, in which no date was found in front, begin with what is left of one all the same? */
bool dx_st_date_begins_unread(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *c);

/* "29-Jan-26 (28-Jan-26)": the value date in brackets under the date. *USED_R: bytes of the first. */
bool dx_st_date_and_bracket(const char *text, struct dx_dates_raw *r, size_t *used_r);

/* "(02-12)", as days of value stand in a line of their own. */
bool dx_st_is_bracket_day(const char *text) DX_MUST_CHECK;

/* "12.09.2024" over "11.09.2024": the day of booking in *UPPER_R, with that of value in the line under it. */
bool dx_st_day_over_day(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *upper_r);

/*
 * The date in CELLS of a line of T: in its column of dates, else in that of value dates. Statements without any such
 * column put it before the description.
 */
bool dx_st_row_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, struct dx_dates_raw *r);

/* "1102": a day and a month, either first, with nothing between them. */
bool dx_st_is_day_run(const char *text) DX_MUST_CHECK;

/* A piece of a date on a line of its own ("17 Apr" over "2025", or a time). */
bool dx_st_is_date_piece(const char *text);

/* Something that must have been a date: a month's name, or two separators among digits. */
bool dx_st_is_damaged_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* Digits of a date whose separators recognition lost, or took for digits: only for a line that has all else that a row
 * has. */
bool dx_st_is_blurred_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

#endif
