/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Between header.c and what it is made of, columns.c and table.c. */
#ifndef DX_EXTRACT_TABLE_INT_H
#define DX_EXTRACT_TABLE_INT_H

#include "dx/extract/table.h"

/*
 * Is line AT a header, alone or with its neighbours? Fills header_first, header_n, cols (their header
 * boxes and roles), n_cols and roles of *T. FROM is the first line that may belong to it.
 */
bool dx_header_find(struct dx_arena *a, const struct dx_lines *lines, size_t from, size_t at,
		    const struct dx_table_spec *spec, struct dx_table *t);

/* Is no more than a blank between word AT of LINE, not the first, and the one before it? */
bool dx_columns_is_close(const struct dx_line *line, size_t at);

/* "(EUR)", "INR:" */
bool dx_clear_is_currency(const struct dx_word *w);

/*
 * "Credit Limit   Minimum Amount Due £   Less Payments": is each run of words of LINE a label of SPEC's? Among several
 * one may be unknown that is no heading either, where no rows follow (ROWS): "Transaction count   Opening balance
 * Total debits".
 */
bool dx_header_is_summary(struct dx_arena *a, const struct dx_line *line, const struct dx_table_spec *spec, bool rows);

/* LINE with words that are the end of one heading and the beginning of the next ("NoDescription") parted, in A. */
struct dx_line dx_touch_part(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line);

/*
 * LINE without what recognition sees in rules and shades, and with letters for digits that look like them, in A. Of
 * LINES, where they are given, those under it tell what is a heading however unsure it is.
 */
struct dx_line dx_clear_specks(const struct dx_lex *lex, struct dx_arena *a, const struct dx_lines *lines,
			       const struct dx_line *line);

/* Is there a figure in LINE, other than the rate of a tax ("CGST 9%") or in a heading of LEX ("RAB1")? */
bool dx_clear_has_number(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line);

/* LINE without what says of how much its headings' figures are: "(8 Hrs.)", "per 1000", "@ 25°C". */
struct dx_line dx_clear_measures(struct dx_arena *a, const struct dx_line *line);
/* LINE without "100" under "Rate per", the end of a heading of ABOVE, and, where it has names, without rates under
 * those of ABOVE. */
struct dx_line dx_clear_measures_under(struct dx_arena *a, const struct dx_line *above, const struct dx_line *line);

/* LINE without figures that headings have: ordinals ("Referencia 1"), a stretch of time ("from … to …"), in A. */
struct dx_line dx_clear_figures(const struct dx_lex *lex, struct dx_arena *a, const struct dx_line *line);

/*
 * "Details" over dates and over what stands apart behind each of them, in the N tables T with one header: the column
 * goes on behind the begin of those texts. Sums of the rows have no day. 0: no such column, or dates have a heading of
 * their own.
 */
int32_t dx_columns_behind_days(const struct dx_lines *lines, const struct dx_table *t, size_t n);
/* FROM..TO becomes what is free between the days under the heading LEFT of T and what follows them in their lines. */
void dx_columns_keep_days(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t,
			  const struct dx_col *left, int32_t *from, int32_t *to);

/* Is LINE, with an amount in it, as wide as a row of T, and no sum at the foot of the page? See rowlike.c. */
bool dx_rowlike(const struct dx_table *t, const struct dx_line *line);
/* Stand amounts of LINE under none of T's headings: is it one of another table, of taxes below the rows? */
bool dx_rowlike_is_of_other(const struct dx_table *t, const struct dx_line *line);
/* Do all amounts of LINE, as many as a row of figures has, stand under headings of T? */
bool dx_rowlike_is_headed(const struct dx_table *t, const struct dx_line *line);

/* A body line with its words by column; or several of them that are one row. */
struct dx_body {
	size_t line;
	enum dx_row_class class;
	struct dx_cell cells[DX_TABLE_COLS_MAX];
};

/*
 * Lines of BODY (t->n of them) that are one row only together become one. RULED[i]: a rule parts line i from the one
 * above it. *KNOWN: a table of the document was so before; set when this one is. Returns how many are left; the lines
 * of those that were joined are marked as used.
 */
size_t dx_bands_join(struct dx_arena *a, struct dx_lines *lines, const struct dx_table *t, struct dx_body *body,
		     const bool *ruled, bool *known, dx_row_test *test, void *arg);

/* The same for the lines of a row whose figures stand on the last of them, in tables that are so throughout. */
size_t dx_closing_join(struct dx_arena *a, struct dx_lines *lines, const struct dx_table *t, struct dx_body *body,
		       dx_row_test *test, void *arg);

/* Columns of numbers in which B has figures. */
size_t dx_bands_figures(const struct dx_table *t, const struct dx_body *b);

/* Put the words of MORE behind those of ROW, column by column. */
void dx_bands_add(struct dx_arena *a, const struct dx_table *t, struct dx_body *row, const struct dx_body *more);

/*
 * The lines *FROM_R..*TO_R of the body of T that hold its rows (IS_ROW), where rules part it and one
 * stands below its header; all of them where they do not. See drawn.c.
 */
typedef bool dx_line_test(const struct dx_table *t, const struct dx_line *line);
void dx_drawn_part(const struct dx_lines *lines, const struct dx_table *t, dx_line_test *is_row, size_t *from_r,
		   size_t *to_r);

/* Set x0 and x1 of the columns of tables that share a header's geometry, from the words under it. */
void dx_columns_bound(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t);

/* Do the texts of T begin at the left edge of COL's heading, in half of its rows or more? See flush.c. */
bool dx_columns_are_flush(const struct dx_lines *lines, const struct dx_table *t,
			  const struct dx_col *col) DX_MUST_CHECK;

/* Find out how the number columns of all tables write decimals; see decimals.c. */
void dx_tables_judge_rule(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t);

#endif
