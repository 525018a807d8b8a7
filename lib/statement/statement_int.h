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
	ST_CHARGE,    /* beside the amount, and may count in the balance as well */
	ST_ELSEWHERE, /* says that a table holds no transactions: "Maturity Date", "EMI Amount" */
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
	SL_TRANSFERS, /* balances transferred to the card */
	SL_REFUNDS,   /* credits that are no payments, where they are told apart */
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

/* An account's stretch of rows, and what was printed around them. */
struct st_part {
	struct st_row *rows;
	size_t n;
	struct dx_scope scope;
	const char *prefix;   /* "" or "/accounts/1" */
	struct dx_val number; /* what its heading calls it, when there are several */
	struct st_account *acc;
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
};

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

/* Words of LINE from FROM on that are a date and stand together; 0: none. */
size_t dx_st_date_words(const struct dx_job *job, const struct dx_line *line, size_t from);

/*
 * The one date with its year in cell C of a scanned page, *DATE_R, when what stands beside it is no more than specks
 * and the number of a row; see among.c.
 */
bool dx_st_date_among(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *date_r);
/* All of TEXT is a date, with whatever quotation mark before its year and with commas for its points. */
bool dx_st_scanned_date(struct dx_arena *a, const char *text, struct dx_dates_raw *r);
/* Of a date with another one in brackets below it ("29-Jan-26", "(28-Jan-26)"), as scans have them, the first; else C.
 */
struct dx_cell dx_st_above_bracket(const struct dx_cell *c);
/* TEXT without the specks and brackets before and behind it ("'04-May-25,", "{04-May-25)"). */
const char *dx_st_date_inside(struct dx_arena *a, const char *text);
/* The one figure with DECIMALS in such a cell, *FIGURE_R; false also when nothing stands apart from it. */
bool dx_st_figure_among(struct dx_job *job, const struct dx_cell *c, unsigned int decimals, struct dx_cell *figure_r);
/* Rows under signed sums get their day and side, and the sums are taken out; the number of rows left. See oversum.c. */
size_t dx_st_over_sums(struct st_row *rows, size_t n);
/* Rows in groups beside each other follow as their numbers do, down the groups or along the lines; see abreast.c. */
void dx_st_abreast(struct dx_job *job, struct st_row *rows, size_t n);
/* Marks of who wrote a row, behind its last amount, are cut from its cell; see initials.c. */
void dx_st_initials(struct dx_job *job);
/* Words like "blank" on the side that a row is not on; see filled.c. */
void dx_st_filled(struct st_row *rows, size_t n);
/* Noughts of scanned rows on the side that the row is not on, misread; see nought.c. */
void dx_st_noughts(struct st_part *p);

/* JOB's tables by headers of amounts and balances alone, under days; false: as they were. Rows have not been cut. */
bool dx_st_under_days(struct dx_job *job, const struct dx_table_spec *spec);
/* … or by signed amounts at one edge alone, as apps list them; see applist.c. */
bool dx_st_signed_under_days(struct dx_job *job);
/*
 * JOB's tables as lists of texts with an amount, over dates; see items.c. Rows have not been cut, dates below are
 * known. False: JOB is as it was.
 */
bool dx_st_items(struct dx_job *job);
/* Tables by their dates, amounts and the line above them, whatever it says; false: JOB's tables are as they were. */
bool dx_st_blind(struct dx_job *job);

/* What stands between the two ends of a period: "to", "bis", "-". */
bool dx_st_is_until(const char *text);
/* What heads one page and the next in the same place is no part of a table that goes on; see pagehead.c. */
void dx_st_trim_heads(struct dx_job *job);

/* Find out which tables print dates in the text below the line of the amounts; see below.c. */
void dx_st_dates_below(struct dx_job *job);
/* Find out whether amounts stand on the last line of their rows, the date on the first; see closing.c. */
void dx_st_amounts_last(struct dx_job *job);
/* The date that begins the second line of cell C, in a table that prints dates below; *AT_R and *N_R: its words. */
bool dx_st_date_below(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, size_t *at_r, size_t *n_r);

/* Row test; see classify.c. */
enum dx_row_class dx_st_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				 const struct dx_row *previous);
/* "Total Deposit Amount: …" under a table is a label as well as a row: let labels have such lines. */
void dx_st_free_totals(struct dx_job *job);
/* Row words at the beginning of the line or of its description; -1: none. */
int dx_st_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);

/* Cells → values. */
struct st_row *dx_st_rows_read(struct dx_job *job, size_t *n_r);

extern const char *const dx_st_column_names[ST_COLS];
extern const enum dx_col_class dx_st_column_classes[ST_COLS];
extern const char *const dx_st_word_names[SW_WORDS];

/* The kind of card statements, by its name in templates; false: an account's. */
#define DX_CT_KIND "card"
bool dx_st_is_card(const struct dx_job *job);

/* A statement's table has a date or a description, and money. */
bool dx_st_is_header(uint32_t roles);

/* A table without a heading for its text: one of references holds it. For dx_table_spec.settle. */
void dx_st_settle(struct dx_col *cols, size_t n);
/* A table of deposits, loans, instalments: no rows of it are transactions. */
bool dx_st_is_elsewhere(uint32_t roles);
/* The line where the first table of transactions begins, or the number of lines. */
size_t dx_st_begin(const struct dx_job *job);

/* The runs of words of the head: of the lines above the rows on the first page. */
struct st_runs {
	size_t line;              /* of the last run */
	const struct dx_seg *seg; /* the last run */
	const struct dx_seg *segs;
	size_t n, at, next;
};
/* The next run, of a line that nothing has read yet, into *W_R; R begins zeroed. False: there is none. */
bool dx_st_next_run(struct dx_job *job, struct st_runs *r, struct dx_words *w_r);

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
/* Do CELLS, a line of T, name the day of the rows under it? A weekday does in tables without a column of dates alone.
 */
bool dx_st_is_day_heading(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells);
/* Rows that print the day alone get the month that the head names; see monthday.c. Before dates are resolved. */
void dx_st_days_of_month(struct dx_job *job, struct st_part *p);
/* Is LINE a day, alone, with its weekday, or with what the account came to at its end? */
bool dx_st_is_day_line(struct dx_job *job, const struct dx_line *line);
/* Are there headings of different days that call them days ("Buchungsdatum: …")? */
bool dx_st_days_are_labelled(struct dx_job *job);
/* Date row R as the nearest heading over it does, if there is one; LABELLED: one that calls its day a day. */
bool dx_st_day_over(struct dx_job *job, struct st_row *r, bool labelled);

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

/* Heads: everything that is not a row. */
void dx_st_bank_read(struct dx_job *job, struct dx_val *v);
/* … by the words of the head alone, where what was taken for the bank turned out to be its customer. */
void dx_st_bank_else(struct dx_job *job, struct dx_val *v);
/* A company that says to be a bank and its legal form, where nothing else names one. */
void dx_st_bank_by_form(struct dx_job *job, struct dx_val *v);
/* "crest", which V is, in full as another line of the paper prints it; see bankfull.c. */
void dx_st_bank_full(struct dx_job *job, struct dx_val *v);
/* V in the fullest form that the paper prints: with what stands under a sign, and its legal form; see bankwhole.c. */
void dx_st_bank_whole(struct dx_job *job, struct dx_val *v);
/* What kind of account it is: by a label, else by a title of its own; see acctype.c. */
void dx_st_account_type_read(struct dx_job *job, struct dx_val *v);
/*
 * Does W name a kind of account: a word for kinds and one for accounts, or one that is both ("Girokonto"), and at most
 * REST_MAX words that are neither and tell no product from another? See product.c.
 */
bool dx_st_says_kind(struct dx_job *job, const struct dx_words *w, size_t rest_max);
/* Does W say a kind of account and nothing else ("SAVINGS")? */
bool dx_st_says_only_kind(struct dx_job *job, const struct dx_words *w);
/* Does W name a kind of account among other words, none of which is a heading's ("AU Savings - Royale")? */
bool dx_st_names_kind(struct dx_job *job, const struct dx_words *w);
/* How many of its words tell one product of a bank from the next ("Complete", "Gold"). */
size_t dx_st_tiers(struct dx_job *job, const struct dx_words *w);
/* "Relevé de compte chèques": W behind the word for a statement that it begins with. */
struct dx_words dx_st_untitled(const struct dx_words *w);
/* … by what the paper's title says in passing, where V is absent; see typesaid.c. */
void dx_st_type_said(struct dx_job *job, struct dx_val *v);
/* "Current Account - INR": without the currency behind. */
void dx_st_type_without_currency(struct dx_job *job, struct dx_val *v);
/* Where the account is kept: by a label, else by a line of the head that ends in the word. */
void dx_st_branch_read(struct dx_job *job, struct dx_val *v);
/*
 * Whose account it is: by a label, else by what a customer's name looks like and stands by; see holder.c. A BANK that
 * was known by its size alone and turns out to be the customer is absent afterwards.
 */
void dx_st_holder_read(struct dx_job *job, struct dx_val *bank, struct dx_val *v);
/* Who has the card, by a slip at the end of the paper or of its first page: a name over an address, which is said
 * elsewhere, too. */
bool dx_st_holder_of_slip(struct dx_job *job, struct dx_val *v);
/* … by such a slip alone, where nobody else's name stands over an address in it; see coupon.c. */
bool dx_st_holder_of_coupon(struct dx_job *job, struct dx_val *v);
/* Who has the card, from a title over its rows; see banner.c. */
bool dx_st_holder_of_card(struct dx_job *job, struct dx_val *v);
/* The name that a sign of two lines is, its first line V or V absent; see sign.c. */
bool dx_st_bank_of_sign(struct dx_job *job, struct dx_val *v);
/* "Bank", "Sparkasse", …: what institutions call themselves, in several languages; none is the name of one. */
bool dx_st_is_bank_word(const char *text);
/* "Dear", "Hello,", …: what a letter to a customer begins with. */
bool dx_st_is_greeting(const char *text);
/* "Mr", "M/s", "Herrn": what letters call a customer by. */
bool dx_st_is_courtesy(const struct dx_words *w);
/* Words of W that papers and banks say of themselves: headings, products, labels and headings of the template. */
bool dx_st_is_paper_word(struct dx_job *job, const struct dx_word *const *word);
size_t dx_st_paper_words(struct dx_job *job, const struct dx_words *w);
/* "Account name  Everyday account", "Cliente - Conta atual": what label HIT gives is the account's name, nobody's. */
bool dx_st_is_product(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w);
/* "MAIN ROAD BRANCH" has an address under it as customers have. */
bool dx_st_is_of_bank(const struct dx_words *w);
/*
 * Run K of the runs SEGS of LINE, or its end, where a label that the template does not know stands before it with a
 * colon, and not one of somebody else (a nominee, a branch). *CUSTOMER_R: the label has a word for customers or names.
 */
bool dx_st_called(const struct dx_job *job, size_t line, const struct dx_seg *segs, size_t k, struct dx_words *w_r,
		  bool *customer_r);
/* V, a name, without the number or the greeting before it: "1) MEERA KRISHNAN", "SAYIN MEHMET YILMAZ". */
void dx_st_name_bare(struct dx_val *v);
/* Do the words begin with capitals as names do, without a digit? */
bool dx_st_is_name(struct dx_job *job, const struct dx_words *w);
/* A day of a year: "14/2 Market Road" is an address. */
bool dx_st_has_date(struct dx_job *job, const struct dx_words *w);
/* The customer whom a label names. */
bool dx_st_holder_labelled(struct dx_job *job, struct dx_val *v);
/* Is label HIT in brackets, as those are that stand below their value? */
bool dx_st_is_caption_below(const struct dx_job *job, const struct dx_label_hit *hit);
/* What stands over a label of FIELD in brackets: "LOTUS PAPER WORKS" over "(Account Name)". */
bool dx_st_captioned(struct dx_job *job, int field, struct dx_words *w_r);
/* "Branch Relationship Officer Name": do the words before label HIT say that it is another person's? */
bool dx_st_is_of_someone(const struct dx_job *job, const struct dx_label_hit *hit);
/* "Müşteri Numarası :", "Name and Address of the Customer": the words right behind HIT belong to the label. */
bool dx_st_goes_on(const struct dx_job *job, const struct dx_label_hit *hit);
/* Does a word begin as names do? */
bool dx_st_is_capital(const char *text);
void dx_st_currency_read(struct dx_job *job, struct dx_val *v);
void dx_st_head_read(struct dx_job *job, struct st_account *acc);
void dx_st_part_labels(struct dx_job *job, struct st_part *p);
/* Balances and totals in rows before the first and behind the last transaction, in order of time. */
void dx_st_balances_from_rows(struct st_part *p);

/* Sides, signs, dates, order. */
void dx_st_resolve_period(struct dx_job *job, const struct st_row *rows, size_t n, struct st_account *acc);
void dx_st_resolve_dates(struct dx_job *job, struct st_part *p);
/* Dates of text-layer tables that stand in the middle of cells over several rows. */
void dx_st_middle_dates(struct dx_job *job, struct st_part *p);
/* Balances of text-layer tables that stand in the middle of cells over several rows. */
void dx_st_tall_balances(struct dx_job *job, struct st_part *p);
/* Do the value dates beside the dates of these rows say the same day in most of them? */
bool dx_st_value_dates_agree(struct st_row *const *rows, size_t n);
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

/* "Dr", "Credit", "W", … in a column of its own: -1 debit, 1 credit, 0 none of them. */
int dx_st_side_of_mark(const char *text);
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

/* Of a paper without a closing balance: is no other balance below its rows, or what they end with? See footword.c. */
bool dx_st_foot_agrees(struct dx_job *job, const struct st_part *p);
/* Bytes of TEXT that are an IBAN when the code of a currency behind it is cut off; 0: it is none so. */
size_t dx_st_iban_before_currency(const char *text);
/* The only IBAN outside the rows. False, and *V as it was, when there is none or more than one. */
bool dx_st_iban_anywhere(struct dx_job *job, struct dx_val *v);
/* An IBAN in its electronic form (ISO 13616), without blanks and hyphens; its raw text stays as it is printed. */
void dx_st_iban_plain(struct dx_job *job, struct dx_val *v);
/* Words of W that are one masked number of a card ("4364 56XX XXXX 9768"), from its first one on; 0: none. A bracket
 * may end it. */
size_t dx_st_card_words(const struct dx_word *const *w, size_t n);

/* Takes rows out of P that only illustrate the terms: a later table, all of whose days are far from the period. */
void dx_st_leave_examples(struct dx_job *job, struct st_part *p);
/* Takes the rows of bills to come out of P, which stand under a title of their own behind those of this one. */
void dx_st_leave_later(struct dx_job *job, struct st_part *p);
/* Balances and totals printed over their labels, for those that are absent. */
void dx_st_figures_above(struct dx_job *job, struct st_part *p);
/* "*** End of Statement ***": these words and signs around them, nothing else. */
bool dx_st_says_end(const struct dx_word *const *w, size_t n) DX_MUST_CHECK;
/* "CONTD...": do the N words say that the next page goes on, and nothing else? */
bool dx_st_says_onward(const struct dx_word *const *w, size_t n) DX_MUST_CHECK;
/* Pages 1, 2, … as printed, without a count, and such words behind the last row: nothing is lost of the paper. */
bool dx_st_ends_itself(struct dx_job *job, const struct st_part *p) DX_MUST_CHECK;

/* A card's number with places masked; an account's behind it is printed whole. */
bool dx_st_is_masked(const char *text);
/* The one masked number of a card in the head of the first page, where no label names it. */
bool dx_st_card_anywhere(struct dx_job *job, struct dx_val *v);
/* An account's number behind "n°" or "No.", some words behind its label or alone. */
bool dx_st_number_behind_sign(struct dx_job *job, struct dx_scope s, struct dx_val *v);
/*
 * … or behind no label that the template knows: the only number that a word speaks of as an account's, else the only
 * long number of the head that nothing calls somebody else's.
 */
bool dx_st_number_unlabelled(struct dx_job *job, struct dx_scope s, struct dx_val *v);

/* OCR cells that a check contradicts and exactly one other reading heals. */
void dx_st_repair(struct st_part *p);
/* What R's scanned balance may be whose figures are read without a side; chosen where both neighbours ask for one. */
void dx_st_unsided(struct dx_job *job, bool is_read, unsigned int decimals, struct st_row *r);
void dx_st_choose_sides(struct dx_job *job, struct st_part *p);
/* What R's scanned amount, not read, may be whose figures are read without a side. */
void dx_st_unsided_amount(struct dx_job *job, unsigned int decimals, struct st_row *r);
/* It is what the balance changes by, if that is one of its readings. */
bool dx_st_move_unsided(struct st_row *r, struct dx_dec change);

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
bool dx_st_is_whole(const struct dx_job *job, struct st_part *p);
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
/*
 * Do more than the places of two columns tell debits from credits? Columns that were taken for each other show in
 * balances or sums that words name (NAMED), unless both sides come to the same.
 */
bool dx_st_sides_are_told(const struct st_part *p, bool named);
/* Is every amount of the rows one of a text layer? Then none was misread. */
bool dx_st_are_written(const struct st_part *p);
/* Find out, while the rows stand where they were read, whether the totals can be those of a page alone. */
void dx_st_place_totals(const struct dx_job *job, struct st_part *p);
/* Do the totals stand above the first row on paper? There nobody can print what only one page comes to. */
bool dx_st_totals_above(const struct dx_job *job, const struct st_part *p);

/* The transaction that comes before row I in time; SIZE_MAX: none. Rows that are no transactions are passed over. */
size_t dx_st_before(const struct st_part *p, size_t i);
size_t dx_st_behind(const struct st_part *p, size_t i); /* the transaction after it in time, or SIZE_MAX */
size_t dx_st_first(const struct st_part *p);
size_t dx_st_last(const struct st_part *p);

/* The transactions among the rows, into the account. */
void dx_st_collect(struct dx_job *job, struct st_part *p);
/* Values of the rows as they are given, in place of those read; see spread.c. */
void dx_st_spread(struct dx_job *job, struct st_part *p);
/* What the checks have found out about the rows, back to where the verdict looks. */
void dx_st_gather(struct st_part *p);
/* Say that an amount could not be read, and that the document needs a look. */
void dx_st_note_unread(struct dx_job *job, struct st_part *p);

/* Was the balance of any transaction read? */
bool dx_st_has_balances(const struct st_part *p);
/* Credit minus debit of a transaction, and minus its charge where that counts. */
struct dx_dec dx_st_change(const struct st_txn *t);

#endif
