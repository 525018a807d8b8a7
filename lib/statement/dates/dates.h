/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Dates of rows: read, mended, given their year and their order. */
#ifndef DX_STATEMENT_DATES_H
#define DX_STATEMENT_DATES_H

#include "statement_int.h"

/* Words of LINE from FROM on that are a date and stand together; 0: none. */
size_t dx_st_date_words(const struct dx_job *job, const struct dx_line *line, size_t from);

/*
 * The one date with its year in cell C of a scanned page, *DATE_R, when what stands beside it is no more than specks
 * and the number of a row; see among.c.
 */
bool dx_st_date_among(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *date_r);
/* All of TEXT is a date, with whatever quotation mark before its year and whatever sign between its parts. */
bool dx_st_scanned_date(struct dx_arena *a, const char *text, struct dx_dates_raw *r);
/* Of a date with another one in brackets below it ("29-Jan-26", "(28-Jan-26)"), as scans have them, the first; else C.
 */
struct dx_cell dx_st_above_bracket(const struct dx_cell *c);
/* The words of C in its first line. */
struct dx_cell dx_st_upper_line(const struct dx_cell *c);
/* TEXT without the specks and brackets before and behind it ("'04-May-25,", "{04-May-25)"). */
const char *dx_st_date_inside(struct dx_arena *a, const char *text);
/* The one figure with DECIMALS in such a cell, *FIGURE_R; false also when nothing stands apart from it. */
bool dx_st_figure_among(struct dx_job *job, const struct dx_cell *c, unsigned int decimals, struct dx_cell *figure_r);

/* What stands between the two ends of a period: "to", "bis", "-". */
bool dx_st_is_until(const char *text);
/* Do CELLS, a line of T, name the day of the rows under it? A weekday does in tables without a column of dates alone.
 */
bool dx_st_is_day_heading(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);
/* Rows that print the day alone get the month that the head names; see monthday.c. Before dates are resolved. */
void dx_st_days_of_month(struct dx_job *job, struct st_part *p);
/* Is LINE a day, alone, with its weekday, or with what the account came to at its end? */
bool dx_st_is_day_line(struct dx_job *job, const struct dx_line *line);
/* "Sat,", "Saturday": is TEXT a day of the week? */
bool dx_st_is_weekday(const char *text);
/* Are there headings of different days that call them days ("Buchungsdatum: …")? */
bool dx_st_days_are_labelled(struct dx_job *job);
/* Date row R as the nearest heading over it does, if there is one; LABELLED: one that calls its day a day. */
bool dx_st_day_over(struct dx_job *job, struct st_row *r, bool labelled);

/* Sides, signs, dates, order. VOTES, of day and month, of other accounts on the same paper; NULL: it has none. */
void dx_st_resolve_period(struct dx_job *job, const struct st_row *rows, size_t n, const struct dx_dates_vote *votes,
			  struct st_account *acc);
void dx_st_resolve_dates(struct dx_job *job, struct st_part *p);
/* Dates of text-layer tables that stand in the middle of cells over several rows. */
void dx_st_middle_dates(struct dx_job *job, struct st_part *p);
/* Do the value dates beside the dates of these rows say the same day in most of them? */
bool dx_st_value_dates_agree(struct st_row *const *rows, size_t n);
/* "Booked" over "Value date" as the heading of the days: the second day of a row stands under its first. */
bool dx_st_has_days_of_value(struct dx_job *job, const struct dx_table *t);
/* "UBER SYDNEY AUS Card xx5024 Value Date: 10/05/2023": the day that the text of an account's row T says, which has
 * none in a column. */
void dx_st_value_date_said(struct dx_job *job, struct st_txn *t);
/* Scanned dates that are none, or stand between others that they do not fit: what a second reading says. */
void dx_st_mend_dates(struct dx_job *job, struct st_part *p);

/* The days that the rows around leave for a date, and these rows: how dates are printed here. */
struct dx_st_between {
	int32_t from, to;             /* days since 1970 */
	const struct st_row *rows[2]; /* NULL: none */
};

/*
 * The one of these days that at least two of FIRST and the later readings of its CELL nearly say, and more of them
 * than any other day; see nearly.c.
 */
bool dx_st_nearly(const struct dx_job *job, const struct dx_st_between *b, const struct dx_val *first,
		  const struct dx_reread *cell, struct dx_date *d_r);

/* The one of these days that FIRST and the later readings of its CELL say but for a digit of its year; see year.c. */
bool dx_st_year_between(const struct dx_job *job, const struct dx_st_between *b, const struct dx_val *first,
			const struct dx_reread *cell, struct dx_date *d_r);

#define DX_ST_BALLOT_ROWS 12
#define DX_ST_BALLOT_DAYS 14

/* The days that a row's date may be, each once, and by how many readings. */
struct dx_st_ballot {
	int32_t day[DX_ST_BALLOT_DAYS];
	unsigned int votes[DX_ST_BALLOT_DAYS];
	size_t n;
	int chosen;   /* index of the day; −1: none, or several are as good */
	bool is_sure; /* none other is nearly as good */
};

/* Choose the days of N rows, at most DX_ST_BALLOT_ROWS, that follow each other in time; see contest.c. */
void dx_st_contest(struct dx_st_ballot *b, size_t n);

#endif
