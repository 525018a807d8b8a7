/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands in the columns of tables of one geometry. Between adopt.c, kin.c and secondtext.c. */
#ifndef DX_STATEMENT_ADOPT_INT_H
#define DX_STATEMENT_ADOPT_INT_H

#include "statement_int.h"

#define ST_KIN_LINES 600 /* enough to judge by; a longer statement goes on as it began */

/* A line with an amount, by column. */
struct st_sight {
	bool has[DX_TABLE_COLS_MAX];
	struct dx_dec v[DX_TABLE_COLS_MAX];
};

struct st_facts {
	size_t filled, dates, money, either, marks, letters;
	size_t words;  /* … and of lines between these without an amount */
	size_t parts;  /* money that has decimals */
	size_t said;   /* letters in rows, without those of what stands under the table */
	size_t dr, cr; /* amounts that are marked so */
};

/* Tables of one geometry: those that repeat a header, and pages that go on without one. */
struct st_kin {
	struct dx_job *job;
	struct dx_col *cols;
	size_t n_cols;
	bool scanned;
	struct st_sight *lines;
	size_t n;
	struct st_facts facts[DX_TABLE_COLS_MAX];
	int roles[DX_TABLE_COLS_MAX];
	bool by_place; /* nothing but their order says which column is which side */
};

/* Adds all lines of T's rows that hold an amount to K, which has room for ST_KIN_LINES. */
void dx_st_kin_look(struct st_kin *k, const struct dx_table *t);

/*
 * Is column COL headed as one of references and filled with such as are grouped like money, "414.786.911", none of them
 * with decimals, where amounts beside it have some?
 */
bool dx_st_kin_is_numbered(const struct st_kin *k, size_t col);

/* What column COL is, whose heading nobody knows: the text of the rows, or, without a letter in any, their numbers. */
int dx_st_kin_text(const struct st_kin *k, size_t col);

/*
 * "İşlem   Açıklama" over "EFT   EFT Gelen ANADOLU TEKSTİL": of two columns headed as the text of a row, K's of T, the
 * first has a word or two for its kind, and what it is about stands in the second, which gets its role.
 */
void dx_st_kin_kind(struct st_kin *k, const struct dx_table *t);

#endif
