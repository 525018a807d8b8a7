/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Where rows stand: by headings, by arithmetic, by dates alone; lines of the page to rows. */
#ifndef DX_STATEMENT_TABLE_H
#define DX_STATEMENT_TABLE_H

#include "statement_int.h"

/* Find the tables and cut them into rows; where no header is, by the geometry of dated lines. */
void dx_st_tables(struct dx_job *job);

/* Headers of scanned pages that lost a word get the columns of the page that lost none; true when any did. */
bool dx_st_lend_headers(struct dx_job *job);

/* Rows of a scan on pages before the first heading that was read, in its columns, get tables; true: there are some. */
bool dx_st_rows_before(struct dx_job *job);

/* Headers above the first row that have no rows are labels, and not the beginning of a table. */
void dx_st_free_grids(struct dx_job *job);
/* Lines above the first row that head tables of deposits or loans count as used: they are no labels. */
void dx_st_hide_other_heads(struct dx_job *job);

/* Give columns of unknown words their roles by what stands in them; true when any changed. */
bool dx_st_adopt(struct dx_job *job);

/*
 * JOB's tables with columns for figures whose headings the reading of a scan lost, in T_R: for amounts where the chain
 * of balances names them, for numbers, which no role has. Rows have not been cut. False: there are none. JOB is left
 * as it is.
 */
bool dx_st_unseen(struct dx_job *job, struct dx_tables *t_r);
/* Rows in groups beside each other follow as their numbers do, down the groups or along the lines; see abreast.c. */
void dx_st_abreast(struct dx_job *job, struct st_row *rows, size_t n);
/* Pictures in front of the texts of rows are cut from their cells; see icons.c. */
void dx_st_icons(struct dx_job *job);
/* Waves and a number's end in front of the texts of a card's rows are cut from their cells; see cardmarks.c. */
void dx_st_card_marks(struct dx_job *job);
/* The end of a card's number, masked, that stands in rows, one and the same in all of them; false: there is none. */
bool dx_st_number_of_rows(struct dx_job *job, struct dx_val *v);
/* Marks of who wrote a row, behind its last amount, are cut from its cell; see initials.c. */
void dx_st_initials(struct dx_job *job);
/* Marks before balances that stand nearer to the amounts go to the balances' cells; see frontmark.c. */
void dx_st_front_marks(struct dx_job *job);

/* JOB's tables by headers of amounts and balances alone, under days; false: as they were. Rows have not been cut. */
bool dx_st_under_days(struct dx_job *job, const struct dx_table_spec *spec);
/* … or by signed amounts at one edge alone, as apps list them; see applist.c. */
bool dx_st_signed_under_days(struct dx_job *job);
/* Are CELLS the balance of the row above, in such a table that has them under the amounts? */
bool dx_st_is_balance_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);
/* Balances that stand under the amounts get the column that is theirs. */
void dx_st_part_balances(struct dx_job *job);
/*
 * JOB's tables as lists of texts with an amount, over dates; see items.c. Rows have not been cut, dates below are
 * known. False: JOB is as it was.
 */
bool dx_st_items(struct dx_job *job);
/* Tables by their dates, amounts and the line above them, whatever it says; false: JOB's tables are as they were. */
bool dx_st_blind(struct dx_job *job);
/* What heads one page and the next in the same place is no part of a table that goes on; see pagehead.c. */
void dx_st_trim_heads(struct dx_job *job);

/* Find out which tables print dates in the text below the line of the amounts; see below.c. */
void dx_st_dates_below(struct dx_job *job);
/* Find out whether amounts stand on the last line of their rows, the date on the first; see closing.c. */
void dx_st_amounts_last(struct dx_job *job);
/* The date that begins the second line of cell C, in a table that prints dates below; *AT_R and *N_R: its words. */
bool dx_st_date_below(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, size_t *at_r, size_t *n_r);

/*
 * "Opening Balance: 1,40,335.50   Count Of Debit: 14": the balance stands beside its label, and a count where money
 * does; or another amount, where a colon says that the first is the balance ("Total Debits: 2,740.00").
 */
bool dx_st_says_beside(const struct dx_table *t, const struct dx_cell *cells);
/* "Opening Balance : 100.00   Closing Balance : 90.00" on one line: labels under the table, no row of it. */
bool dx_st_says_both(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);
/* "Total Deposit Amount: 82,026.02" with its only figure under the heading of withdrawals. */
bool dx_st_says_other_side(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* The column of T with the rest of what its rows are about, under another heading for it; -1: none. */
int dx_st_second_text(struct dx_job *job, const struct dx_table *t);
/* Put what R has in column SECOND to its description; see secondtext.c. */
void dx_st_add_text(struct dx_job *job, struct st_row *r, int second);

/* Have T's rows their text in lines below their figures, as the place of its heading says? It begins at *X_R; see
 * textbelow.c. */
bool dx_st_heads_below(struct dx_job *job, const struct dx_table *t, int32_t *x_r);
/* That text of ROW, which begins at X, cut from its cells; no words: there is none. */
struct dx_cell dx_st_cut_text_below(struct dx_job *job, const struct dx_row *row, int32_t x);

/* Row test; see classify.c. */
enum dx_row_class dx_st_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				 const struct dx_row *previous);
/* "Total Deposit Amount: …" under a table is a label as well as a row: let labels have such lines. */
void dx_st_free_totals(struct dx_job *job);
/* Row words at the beginning of the line or of its description; -1: none. */
int dx_st_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* The rows of a paper, of accounts or cards, from its lines: tables, then labels on what they leave, then values. */
struct st_row *dx_st_read(struct dx_job *job, size_t *n_r);
/* On a card: "US$ 57,40 rate 5,4810" as the last line of R's text is no part of it; its amount is R's foreign one. */
void dx_st_cut_rate_line(struct dx_job *job, struct st_row *r);
/* "*** End of Statement ***": these words and signs around them, nothing else. */
bool dx_st_says_end(const struct dx_word *const *w, size_t n) DX_MUST_CHECK;
/* "CONTD...": do the N words say that the next page goes on, and nothing else? */
bool dx_st_says_onward(const struct dx_word *const *w, size_t n) DX_MUST_CHECK;
/* Pages 1, 2, … as printed, without a count, and such words behind the last row: nothing is lost of the paper. */
bool dx_st_ends_itself(struct dx_job *job, const struct st_part *p) DX_MUST_CHECK;

/*
 * Is the line of CELLS, which has a day and no amount, one with nothing but a day of value and, perhaps, text: under a
 * row that has its day and amount, or, where amounts stand beside the second line of rows, over the first one of T? See
 * valueday.c.
 */
bool dx_st_is_day_of_value(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			   const struct dx_row *previous);

#endif
