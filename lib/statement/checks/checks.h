/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What proves that all was read, and what speaks against it. */
#ifndef DX_STATEMENT_CHECKS_H
#define DX_STATEMENT_CHECKS_H

#include "statement_int.h"

/* Of a paper without a closing balance: is no other balance below its rows, or what they end with? See footword.c. */
bool dx_st_foot_agrees(struct dx_job *job, const struct st_part *p);

void dx_st_checks(struct dx_job *job, struct st_part *p);

/* Does a transaction that was read have an amount in a column that nobody knows, beside its own? */
bool dx_st_has_unknown_amounts(const struct dx_job *job, const struct st_part *p);
/* Does a line between the rows of P look like one, and is in none, or was a row taken from two? */
bool dx_st_has_lost_row(struct dx_job *job, const struct st_part *p);
/* A look is asked for where most rows of a scan without balances have amounts that stand in no value: these may be
 * them. */
void dx_st_note_left_out(struct dx_job *job, const struct st_part *p);
/* Rows whose day lies far from the printed period: marked as unsure, with a warning. */
void dx_st_note_astray(struct dx_job *job, struct st_part *p);
/* The same for recognised figures of rows that are hardly legible and in no check that passed; behind the checks. */
void dx_st_note_unproved(struct dx_job *job, struct st_part *p);
/* Is all in the record that the rows and the paper around them print? See whole.c. */
bool dx_st_is_whole(struct dx_job *job, struct st_part *p);
/*
 * "Withholding tax  0.00" without a day of its own: a row of the table or a line about it. No arithmetic tells, for it
 * changes nothing; a row with its day is one.
 */
bool dx_st_has_empty_row(const struct st_part *p);
/* Where debits and credits stand in two places, does no amount whose side a balance tells stand among the others? */
bool dx_st_sides_stand_apart(const struct st_part *p);
/*
 * Is a balance, a total or what the rows of a side come to printed once more outside of the rows, otherwise by one
 * digit? RECORD: what is read. See dx_whole_has_near().
 */
bool dx_st_has_near(const struct dx_job *job, void *record, const struct st_part *p);
/* Do figures in a line with the account's sums, under whatever words, agree with the rows? See beside.c. */
bool dx_st_beside_agrees(struct dx_job *job, const struct st_part *p);
/* Is the only figure of each row of totals, of a section for example, a sum of rows or a balance, and that of each row
 * of an opening or closing balance one of these? See beside.c. */
bool dx_st_totals_agree(struct dx_job *job, const struct st_part *p);
/* Does no other part say the same rows once more? */
bool dx_st_are_different(const struct st_part *parts, size_t n);

/* No balance was read, of a row or of the account: a list of payments, unless they were lost. */
bool dx_st_is_list(const struct st_part *p);
/* Tied to printed figures at both ends, and no page can be missing; see anchor.c. */
bool dx_st_anchored(struct dx_checks *c, const struct st_part *p, const struct dx_page_count *pages);
/* Is every amount of the rows one of a text layer? Then none was misread. */
bool dx_st_are_written(const struct st_part *p);
/* Find out, while the rows stand where they were read, whether the totals can be those of a page alone. */
void dx_st_place_totals(const struct dx_job *job, struct st_part *p);

/* Stands an amount without a known label between two sums of ACC, on a scanned page? See nameless.c. */
bool dx_st_has_nameless_sum(const struct dx_job *job, const struct st_account *acc);

#endif
