/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a table and a row of the record are, and rows in order of time. */
#ifndef DX_STATEMENT_RECORD_H
#define DX_STATEMENT_RECORD_H

#include "statement_int.h"

extern const char *const dx_st_column_names[ST_COLS];
extern const enum dx_col_class dx_st_column_classes[ST_COLS];
extern const char *const dx_st_word_names[SW_WORDS];
bool dx_st_is_card(const struct dx_job *job);

/* A statement's table has a date or a description, and money. */
bool dx_st_is_header(uint32_t roles);

/* A table without a heading for its text: one of references holds it. For dx_table_spec.settle. */
void dx_st_settle(struct dx_col *cols, size_t n);
/* A table of deposits, loans, instalments: no rows of it are transactions. */
bool dx_st_is_elsewhere(uint32_t roles);
/* The line where the first table of transactions begins, or the number of lines. */
size_t dx_st_begin(const struct dx_job *job);
/* The next run, of a line that nothing has read yet, into *W_R; R begins zeroed. False: there is none. */
bool dx_st_next_run(struct dx_job *job, struct st_runs *r, struct dx_words *w_r);

/* Where an account of several on one paper begins. */
struct st_cut {
	size_t line;          /* of the job's: its first; what stands above the first account's is of all of them */
	const char *name;     /* its number, or its currency, in letters and digits alone; NULL: none is named */
	struct dx_val number; /* … as it is printed; absent: it is a currency */
	struct dx_val kind;   /* what its heading calls it besides: "REGULAR SHARES 2788415-S1" */
	bool is_titled;       /* in a line of its own */
	bool has_head;        /* it begins on a page of its own, under a head of its own */
	size_t titles;        /* lines over the one that names it */
};
/* Of ROWS, all of the paper's, the accounts (1: the paper is of one) in *CUTS_R, in the job's arena; see accounts.c. */
size_t dx_st_cuts(struct dx_job *job, const struct st_row *rows, size_t n, struct st_cut **cuts_r);
/*
 * *OWN_R: a job for the paper that account I would have alone: its lines, and what is of all of the N accounts but for
 * what that says of others. Checks, notes and wishes go on from JOB's, and are to be given back to it.
 */
void dx_st_account_job(struct dx_job *job, const struct st_cut *cuts, size_t n, size_t i, struct dx_job *own_r);

/* The transaction that comes before row I in time; SIZE_MAX: none. Rows that are no transactions are passed over. */
size_t dx_st_before(const struct st_part *p, size_t i);
size_t dx_st_behind(const struct st_part *p, size_t i); /* the transaction after it in time, or SIZE_MAX */
size_t dx_st_first(const struct st_part *p);
size_t dx_st_last(const struct st_part *p);

/* Was the balance of any transaction read? */
bool dx_st_has_balances(const struct st_part *p);
/* Credit minus debit of a transaction, and minus its charge where that counts. */
struct dx_dec dx_st_change(const struct st_txn *t);

#endif
