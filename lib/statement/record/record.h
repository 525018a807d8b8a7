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
