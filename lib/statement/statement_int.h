/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of banks and cards: the record, and what their modules share. */
#ifndef DX_STATEMENT_INT_H
#define DX_STATEMENT_INT_H

#include "dx/extract/fields.h"

enum statement_col {
	ST_DATE,
	ST_VALUE_DATE,
	ST_DESCRIPTION,
	ST_REFERENCE,
	ST_DEBIT,
	ST_CREDIT,
	ST_AMOUNT,
	ST_DIRECTION,
	ST_BALANCE,
	ST_SERIAL,
	ST_COUNTERPARTY,
	ST_FOREIGN_AMOUNT,
	ST_FOREIGN_CURRENCY,
	ST_CHARGE,         /* beside the amount, and may count in the balance as well */
	ST_TRANSACTION_ID, /* what the bank numbers rows by: the reference of those without another */
	ST_ELSEWHERE,      /* says that a table holds no transactions: "Maturity Date", "EMI Amount" */
	ST_OTHER,
	ST_COLS
};

/* A kind names those that it knows; a card's number is its account, its debt is its balance. */
enum statement_label {
	SL_BANK_NAME,
	SL_BRANCH,
	SL_IFSC,
	SL_IBAN,
	SL_ACCOUNT_NUMBER,
	SL_ACCOUNT_HOLDER,
	SL_ACCOUNT_TYPE,
	SL_CURRENCY,
	SL_PERIOD,
	SL_PERIOD_FROM,
	SL_PERIOD_TO,
	SL_OPENING,
	SL_CLOSING,
	SL_BALANCE_ON,
	SL_TOTAL_DEBITS,
	SL_TOTAL_CREDITS,
	SL_DEBIT_COUNT,
	SL_CREDIT_COUNT,
	SL_TITLE, /* what kind of paper it is; no name of a bank */
	SL_OTHER, /* known to be a label, of no use: it ends the value before it */
	SL_STATEMENT_DATE,
	SL_DUE_DATE,
	SL_CREDIT_LIMIT,
	SL_MINIMUM_DUE,
	SL_FEES,
	SL_INTEREST,
	SL_CASH_ADVANCES,
	SL_TRANSFERS,   /* balances transferred to the card */
	SL_REFUNDS,     /* credits that are no payments, where they are told apart */
	SL_TAXES,       /* on fees and interest, where they are told apart */
	SL_INSTALMENTS, /* of purchases of former months */
	SL_LABELS
};

/*
 * SW_BALANCE says nothing of when: before the rows it is the opening balance, behind them the closing one. SW_DAY is no
 * word of templates: a row of a table of balances by day.
 */
enum statement_word {
	SW_OPENING,
	SW_CLOSING,
	SW_BROUGHT,
	SW_CARRIED,
	SW_TOTAL,
	SW_BALANCE,
	SW_WORDS,
	SW_DAY = SW_WORDS
};

enum statement_check {
	SC_RUNNING_BALANCE,
	SC_CLOSING_BALANCE,
	SC_PAGE_CONTINUITY,
	SC_TOTAL_DEBITS,
	SC_TOTAL_CREDITS,
	SC_DEBIT_COUNT,
	SC_CREDIT_COUNT,
	SC_STATEMENT_SUM,
	SC_SERIAL_NUMBERS,
	SC_PAGE_NUMBERS,
	SC_CHECKS
};

struct st_txn {
	struct dx_val date, value_date, description, reference, debit, credit, balance, channel, counterparty, category;
	struct dx_val foreign_amount, foreign_currency;
	struct dx_val charge; /* of no member of the answer: what the balance falls by beside the amount, or absent */
};

struct st_account {
	struct dx_val bank_name, branch, ifsc, iban, account_number, account_holder, account_type, currency;
	struct {
		struct dx_val from, to;
	} statement_period;
	struct dx_val opening_balance, closing_balance, total_debits, total_credits;
	struct dx_rows transactions; /* struct st_txn */
	struct dx_rows accounts;     /* struct st_account without accounts; only when there are several */
};

/* One row while it is not decided yet what its amount means. */
struct st_row {
	const struct dx_row *row;
	const struct dx_table *table;
	int word; /* SW_…, or -1: a transaction */
	bool has_date;
	bool date_unread;        /* something stands where the date should, and is none */
	struct dx_val date_cell; /* what stands in a column of dates on a scanned page, legible or not */
	struct dx_dates_raw date;
	struct dx_val amount; /* of a column without a side */
	struct dx_number number;
	int side;     /* -1 debit, 1 credit, 0 unknown */
	int section;  /* rows under one title that says their side have the same number; 0: there are no such titles */
	int n_unread; /* amount cells that are neither empty nor numbers */
	struct dx_val serial;
	struct dx_val unsided;        /* a balance without a side, and what it may be as its readings; see unsided.c */
	struct dx_val unsided_amount; /* the same of an amount */
	struct dx_val charge;         /* as printed, whether the balance counts it or not */
	struct st_txn t;
};

/* Lines of a list whose figures of one side come together to what the rows of the side do; see section.c. */
struct st_list {
	struct dx_scope lines; /* none: there is no such list */
	struct dx_dec sum;
};

/* An account's stretch of rows, and what was printed around them. */
struct st_part {
	struct st_row *rows;
	size_t n;
	struct dx_scope scope;
	const char *prefix;   /* "" or "/accounts/1" */
	struct dx_val number; /* what its heading calls it, when there are several */
	struct st_account *acc;
	struct dx_page_count pages; /* of the paper, or of the account's own pages */
	struct dx_val debit_count, credit_count;
	bool opening_is_row, closing_is_row;     /* from a brought- or carried-forward row: may be another page's */
	bool opening_inferred, closing_inferred; /* arithmetic says which figure it is, no word: no proof of anything */
	bool totals_are_row;                     /* they stand in a row of the table: may be a page's */
	bool totals_are_grand;                   /* … that calls itself the grand total: of no page */
	bool totals_are_whole;                   /* they cannot be a page's */
	bool reaches_end;                        /* rows stand on the last page: none was lost of it whole */
	bool begins_with_head;                   /* no page is lost before the opening balance */
	bool reversed;                           /* newest first */
	bool names_balance;                      /* the paper speaks of a balance, read or not */
	bool sides_by_place;                     /* nothing but the order of columns says which side is which */
	int bare_side;                           /* what an amount without a mark is, in all of the document */
	bool has_unread;
	bool has_unknown_amounts; /* see whole.c; as read, whatever a person says of the rows */
	bool has_lost_row;        /* see lost.c */
	bool lacks_total;         /* beside the counts of both sides only one of their sums is printed */
	struct st_list listed[2]; /* of credits, of debits */
};

/* The kind of card statements, by its name in templates; false: an account's. */
#define DX_CT_KIND "card"

/* The runs of words of the head: of the lines above the rows on the first page. */
struct st_runs {
	size_t line;              /* of the last run */
	const struct dx_seg *seg; /* the last run */
	const struct dx_seg *segs;
	size_t n, at, next;
};

/* The transactions among the rows, into the account. */
void dx_st_collect(struct dx_job *job, struct st_part *p);
/* Values of the rows as they are given, in place of those read; see spread.c. */
void dx_st_spread(struct dx_job *job, struct st_part *p);
/* What the checks have found out about the rows, back to where the verdict looks. */
void dx_st_gather(struct st_part *p);
/* Say that an amount could not be read, and that the document needs a look. */
void dx_st_note_unread(struct dx_job *job, struct st_part *p);

#endif
