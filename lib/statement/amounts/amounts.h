/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Debit or credit, totals and balances in rows and around them, repair by the chain of balances. */
#ifndef DX_STATEMENT_AMOUNTS_H
#define DX_STATEMENT_AMOUNTS_H

#include "statement_int.h"

/* Rows under signed sums get their day and side, and the sums are taken out; the number of rows left. See oversum.c. */
size_t dx_st_over_sums(struct st_row *rows, size_t n);
/* Words like "blank" on the side that a row is not on; see filled.c. */
void dx_st_filled(struct st_row *rows, size_t n);
/* Signs of a currency that were read as the first digit of scanned amounts; see money_sign.c. */
void dx_st_money_signs(struct dx_job *job, struct st_row *rows, size_t n);
/* Sides of scanned amounts, from balances that stand once for several of them; see stretch.c. */
void dx_st_sides_of_days(struct dx_job *job, struct st_part *p);
/* Noughts of scanned rows on the side that the row is not on, misread; see nought.c. */
void dx_st_noughts(struct st_part *p);

/* Sides of amounts without a sign, from the titles over the tables of one side each. */
void dx_st_sections(struct dx_job *job, struct st_row *rows, size_t n);
/* Totals that are those of one section among several of their side are none of the account; see section.c. */
void dx_st_section_totals(struct dx_job *job, struct st_part *p);

/* Does the title or a heading of the table of which T is a part have phrase ROLE? */
bool dx_st_title_says(struct dx_job *job, const struct dx_table *t, int role);
/* … or line LINE? */
bool dx_st_line_says(struct dx_job *job, size_t line, int role);
/* The line right over the header of the table of which T is a part; SIZE_MAX: none. */
size_t dx_st_title_line(const struct dx_job *job, const struct dx_table *t);

/* A column of dates and one of balances, and no other. */
bool dx_st_is_pair(uint32_t roles);
/* A table of the balance at the end of each day: no row of it is a transaction. See day.c. */
bool dx_st_is_days(struct dx_job *job, const struct dx_table *t);
/* Opening balance and all rows up to a day against what such a table says of it. */
void dx_st_check_days(struct dx_job *job, struct st_part *p);

/* The only word of a row of totals that holds two figures with a slash between, or NULL. */
struct dx_cell_word *dx_st_both_word(const struct dx_table *t, const struct dx_cell *cells);
/* Takes the totals of both sides from it: debits first, unless the row says "Cr/Dr". */
void dx_st_both_totals(struct dx_job *job, struct st_row *r);

/* Does a row of totals call itself "Grand Total"? */
bool dx_st_says_grand(const struct st_row *r);
/* The totals of row I of P, where no label says them and it is not only a page's. */
void dx_st_totals_from_row(struct st_part *p, size_t i);
/*
 * "Dr. Count : 14   Cr. Count : 11   1,77,278.18   84,080.00": totals without a label in one line with the numbers of
 * rows, each in the column of its side.
 */
void dx_st_totals_beside_counts(struct dx_job *job, struct st_part *p);
/* Numbers of rows in rows of totals become P's counts. */
void dx_st_counts_from_rows(struct st_part *p);
/* Does each row of totals say what the rows since the one before, or all so far, come to, and does one end them? */
bool dx_st_stretches_are_summed(const struct st_part *p);
/* Balances of text-layer tables that stand in the middle of cells over several rows. */
void dx_st_tall_balances(struct dx_job *job, struct st_part *p);

/* "Dr", "Credit", "W", … in a column of its own: -1 debit, 1 credit, 0 none of them. */
int dx_st_side_of_mark(const char *text);
/* … as a scan may have it: "OR", "DOR" are "DR", unless something says otherwise. */
int dx_st_side_of_scan(const char *text);
/* "Dr" behind balance V, as number N is marked or, where a scan made it none, as it ends: it is a debt. */
void dx_st_balance_side(struct dx_job *job, bool is_read, const struct dx_number *n, struct dx_val *v);
/* "Dr" in a column behind the balance: the balance is a debt. */
void dx_st_balance_mark(struct dx_job *job, struct st_row *r);
int dx_st_mark_side(struct dx_job *job, const struct st_row *r); /* by Dr or Cr alone, no sign */
int dx_st_printed_side(struct dx_job *job, const struct st_row *r);
int dx_st_bare_side(const struct st_row *rows, size_t n);
void dx_st_resolve_sides(struct dx_job *job, struct st_part *p);
void dx_st_resolve_order(struct st_part *p);
/* Do the balances fall by the charges beside the amounts, too? Then they are part of the rows' changes. */
void dx_st_resolve_charges(struct st_part *p);

/* Dated rows at either end that say a balance; before the labels are read. See frame.c. */
void dx_st_edge_rows(struct dx_job *job, struct st_part *p);
/* A dated row that is the sum of both sides above it; before the labels are read. */
void dx_st_sum_row(struct dx_job *job, struct st_part *p);
/* Balances and sums among the rows that only arithmetic tells; when sides are known. IS_DEBT: a card's, which grow by
 * debits. */
void dx_st_frame(struct st_part *p, bool is_debt);

/* The side of row I, the first in time, that a balance printed outside the rows tells; 0: none, or either does. */
int dx_st_side_outside(struct dx_job *job, const struct st_part *p, size_t i);
/* Balances (and sums beside them) printed outside the rows under unknown words; see outside.c. */
void dx_st_outside(struct dx_job *job, struct st_part *p);
/*
 * The one row without a day above the others is what was owed before, whatever it is called, when it and the others
 * come to the new balance, or to a figure printed outside the rows. Of cards; no proof of anything.
 */
void dx_st_undated_first(struct dx_job *job, struct st_part *p);

/* Is a figure of a line that is no row WANT, whatever its sign? */
bool dx_st_is_outside(struct dx_job *job, const struct st_part *p, struct dx_dec want);

/* Are there two figures, and no others, from one of which rows that come to DEBITS and CREDITS lead to the other one?
 */
bool dx_st_pair_outside(struct dx_job *job, const struct st_part *p, struct dx_dec debits, struct dx_dec credits);

/* True when one was taken. SIDES_ARE_OPEN: two balances could be either way round. */
bool dx_st_outside_card(struct dx_job *job, struct st_part *p, bool sides_are_open);

/* Figures of R's scanned row that recognition did not see, as readings of the places where they belong; see hollow.c.
 */
void dx_st_hollow(struct dx_job *job, unsigned int decimals, struct st_row *r);
/* OCR cells that a check contradicts and exactly one other reading heals. */
void dx_st_repair(struct st_part *p);
/* Balances of several rows that are misread alike, if readings of each say so; else they are asked for. See run.c. */
void dx_st_repair_runs(struct dx_job *job, struct st_part *p);
/* What R's scanned balance may be whose figures are read without a side; chosen where both neighbours ask for one. */
void dx_st_unsided(struct dx_job *job, bool is_read, unsigned int decimals, struct st_row *r);
void dx_st_choose_sides(struct dx_job *job, struct st_part *p);
/* What R's scanned amount, not read, may be whose figures are read without a side. */
void dx_st_unsided_amount(struct dx_job *job, unsigned int decimals, struct st_row *r);
/* It is what the balance changes by, if that is one of its readings. */
bool dx_st_move_unsided(struct st_row *r, struct dx_dec change);
/*
 * Do more than the places of two columns tell debits from credits? Columns that were taken for each other show in
 * balances or sums that words name (NAMED), unless both sides come to the same.
 */
bool dx_st_sides_are_told(const struct st_part *p, bool named);
/* Do the totals stand above the first row on paper? There nobody can print what only one page comes to. */
bool dx_st_totals_above(const struct dx_job *job, const struct st_part *p);

#endif
