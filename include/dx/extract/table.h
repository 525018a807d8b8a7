/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables: header words and x-alignment together give the columns, a caller's
 * test tells which lines begin a row, and what is wrapped around them is put
 * where it belongs. Knows nothing about money or dates itself.
 */
#ifndef DX_EXTRACT_TABLE_H
#define DX_EXTRACT_TABLE_H

#include "dx/extract/lex.h"
#include "dx/extract/lines.h"
#include "dx/extract/value.h"

#define DX_TABLE_COLS_MAX 24

struct dx_col;

enum dx_col_class {
	DX_COL_TEXT,
	DX_COL_DATE,
	DX_COL_NUMBER,
	DX_COL_MARK, /* Dr/Cr, unit: a short word */
};

struct dx_table_spec {
	const struct dx_lex *lex;         /* header phrases; a match's number is the role */
	const struct dx_lex *labels;      /* may be NULL: a line of nothing but these heads a summary, no rows */
	const enum dx_col_class *classes; /* by role */
	size_t n_roles;                   /* ≤ 32 */
	bool (*is_header)(uint32_t roles);
	/* May be NULL. Are these the roles of a table of two columns? */
	bool (*is_pair)(uint32_t roles);
	/* May be NULL. Headings that no phrase explains (role −1): may give them roles by their place among the others,
	   before is_header is asked. */
	void (*guess)(struct dx_col *cols, size_t n);
	/* May be NULL. Phrases that mean different things in different places: may change the roles of a header's
	   columns, which stand from left to right. */
	void (*settle)(struct dx_col *cols, size_t n);
	/* May be NULL. Is LINE a row, whatever its columns are? A line of words right above one is a header even when
	   half of its words are unknown. */
	bool (*is_row)(struct dx_arena *a, const struct dx_line *line);
	uint32_t row_roles; /* bits, of which such a header must have one */
	size_t rows_least;  /* that many stand below it; one alone may be a summary's figures */
	bool most_known;    /* and most of its headings are known, or many, and make a header */
	/* May be NULL. A header with these roles has no rows under it; no page goes on with its columns. */
	bool (*is_elsewhere)(uint32_t roles);
	/* Where no heading of a header has a role of MONEY_ROLES (bits; 0: never), the last one that is a currency and
	   nothing else has role MONEY. */
	uint32_t money_roles;
	int money;
	uint32_t many;  /* bits: roles that several columns of a header may have, which count together */
	uint32_t weak;  /* bits: roles that a heading has only if it has no more words that nobody knows */
	bool two_lines; /* rows may have texts on one line and numbers on the next, with headings that stand so */
};

struct dx_col {
	int role; /* -1: a header cell that no phrase explains */
	enum dx_col_class class;
	int32_t hx0, hx1; /* the header's words */
	int32_t x0, x1;   /* what belongs to the column */
};

struct dx_cell_word {
	const struct dx_word *word;
	size_t line; /* index into the lines */
};

struct dx_cell {
	struct dx_cell_word *words;
	size_t n;
};

/* A header and the lines under it, up to the next header or the end of the page; or a page that goes on without one. */
struct dx_table {
	size_t page;
	size_t header_first, header_n; /* lines; header_n 0: columns of the table before */
	size_t first, n;               /* body lines */
	struct dx_col *cols;
	size_t n_cols;
	uint32_t roles;   /* bits */
	bool below;       /* the caller's: dates stand in the line below that of the amounts */
	bool closes;      /* the caller's: the amounts of a row stand on its last line */
	bool by_place;    /* the caller's: nothing but their order says what its columns of amounts are */
	bool named_below; /* the caller's: the amounts of a row stand on lines below it that name them */
	bool rows_only;   /* the caller's: its lines with amounts are known to be rows, whatever they say */
	/* the caller's: the balance of a row stands under its amount, behind a word for it */
	bool balances_below;
};

enum dx_row_class {
	DX_ROW_OUT,     /* no part of the table */
	DX_ROW_MORE,    /* text of the row above or below */
	DX_ROW_JOIN,    /* completes the row above (its amounts stand a line lower) */
	DX_ROW_BEGIN,   /* a row */
	DX_ROW_SPECIAL, /* a row of its own that is no item: total, balance carried forward */
};

struct dx_row {
	size_t table;
	size_t line; /* the line that began it */
	enum dx_row_class class;
	bool joined;           /* CELLS hold lines with its figures too, which stand below the one that began it */
	struct dx_cell *cells; /* n_cols of its table */
};

/* What a line is; CELLS are its own words. PREVIOUS is the row above on the page, NULL if none. */
typedef enum dx_row_class dx_row_test(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				      const struct dx_row *previous);

struct dx_tables {
	struct dx_table *v;
	size_t n;
	struct dx_row *rows;
	size_t n_rows;
	struct dx_value_rule rule; /* how its number columns write decimals */
};

/* Find headers and columns. Everything in A. */
void dx_tables_find(struct dx_arena *a, struct dx_lines *lines, const struct dx_table_spec *spec,
		    struct dx_tables *t_r);

/* Find the columns' edges and the rule of decimals once more, after roles and classes of columns have changed. */
void dx_tables_bound(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t);

/* The words of LINE by column. CELLS has n_cols entries; what they point to lives in A. */
void dx_columns_split(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t, size_t line,
		      struct dx_cell *cells);

/* Cut the body lines into rows by TEST, and mark the lines that were taken as used. */
void dx_tables_rows(struct dx_arena *a, struct dx_lines *lines, struct dx_tables *t, dx_row_test *test, void *arg);

/* The column with ROLE, or -1. */
int dx_table_col(const struct dx_table *t, int role);

/* How many ways there are to read T without one of its headings, of LINES; 0 of so many that it would take long. */
int dx_tables_ways(const struct dx_tables *t, int64_t lines) DX_MUST_CHECK;
/* The heading of column COL of T, if it has so many, says nothing. */
void dx_table_forget(struct dx_table *t, size_t col);
/* Have A and B as many columns, with the same roles? */
bool dx_table_same_roles(const struct dx_table *a, const struct dx_table *b);

/* Words of a cell as one text, blanks between; "" when empty. */
char *dx_cell_text(struct dx_arena *a, const struct dx_cell *c);

/* Box of the words that stand on the page of the first one. */
struct dx_place dx_cell_place(const struct dx_lines *lines, const struct dx_cell *c);
uint8_t dx_cell_conf(const struct dx_cell *c);

/* Looks like an amount: a number with a decimal mark or grouping. */
bool dx_columns_amount_like(const struct dx_word *w);

#endif
