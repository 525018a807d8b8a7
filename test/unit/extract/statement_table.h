/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tables of a small statement on drawn sheets, for the tests of headers and of rows. */
#ifndef DX_TEST_EXTRACT_STATEMENT_TABLE_H
#define DX_TEST_EXTRACT_STATEMENT_TABLE_H

#include "dx/extract/table.h"

#include "../unit.h"
#include "../sheet.h"

enum { DATE, TEXT, DEBIT, CREDIT, BALANCE, ROLES };

static const enum dx_col_class classes[ROLES] = {
	[DATE] = DX_COL_DATE,     [TEXT] = DX_COL_TEXT,      [DEBIT] = DX_COL_NUMBER,
	[CREDIT] = DX_COL_NUMBER, [BALANCE] = DX_COL_NUMBER,
};

static struct dx_arena *arena;
static struct sheet sheets[3];
static struct dx_page pages[3];
static struct dx_lines lines;
static struct dx_tables tables;

static inline void setup(void)
{
	arena = dx_arena_new();
	for (int i = 0; i < 3; i++)
		sheet_init(&sheets[i], arena, i + 1);
}

static inline void teardown(void)
{
	dx_arena_drop(&arena);
}

static inline bool is_header(uint32_t roles)
{
	return (roles & 1U << TEXT) && (roles & (1U << DEBIT | 1U << BALANCE)) && __builtin_popcount(roles) >= 3;
}

/* A date begins a row, other text is wrapped, figures alone are none. */
static inline enum dx_row_class test_line(void *arg, const struct dx_table *t, const struct dx_cell *cells,
					  const struct dx_row *previous)
{
	(void)arg;
	(void)previous;
	if (cells[dx_table_col(t, DATE)].n)
		return strchr(dx_cell_text(arena, &cells[dx_table_col(t, DATE)]), '/') ? DX_ROW_BEGIN : DX_ROW_OUT;
	return cells[dx_table_col(t, TEXT)].n ? DX_ROW_MORE : DX_ROW_OUT;
}

static inline void find(size_t n_pages)
{
	struct dx_lex *lex = dx_lex_new(arena);
	const struct dx_table_spec spec = {.lex = lex, .classes = classes, .n_roles = ROLES, .is_header = is_header};

	dx_lex_add(lex, "date", DATE);
	dx_lex_add(lex, "txn date", DATE);
	dx_lex_add(lex, "narration", TEXT);
	dx_lex_add(lex, "withdrawal amt", DEBIT);
	dx_lex_add(lex, "withdrawal", DEBIT);
	dx_lex_add(lex, "debit", DEBIT);
	dx_lex_add(lex, "deposit amt", CREDIT);
	dx_lex_add(lex, "deposit", CREDIT);
	dx_lex_add(lex, "closing balance", BALANCE);
	dx_lex_add(lex, "balance", BALANCE);
	dx_lex_add(lex, "deposit balance", BALANCE);
	dx_lex_add(lex, "a deposit", CREDIT);
	for (size_t i = 0; i < n_pages; i++)
		pages[i] = sheets[i].page;
	dx_lines_build(arena, pages, n_pages, &lines);
	dx_tables_find(arena, &lines, &spec, &tables);
	dx_tables_rows(arena, &lines, &tables, test_line, NULL);
}

static inline const char *cell(size_t row, int role)
{
	const struct dx_row *r = &tables.rows[row];

	ck_assert_uint_lt(row, tables.n_rows);
	return dx_cell_text(arena, &r->cells[dx_table_col(&tables.v[r->table], role)]);
}

static inline void header(struct sheet *s, int y)
{
	sheet_put(s, 40, y, "Date");
	sheet_put(s, 100, y, "Narration");
	sheet_right(s, 400, y, "Withdrawal Amt.");
	sheet_right(s, 480, y, "Deposit Amt.");
	/* only a blank behind its neighbour */
	sheet_put(s, 485, y, "Closing Balance");
}

static inline void row(struct sheet *s, int y, const char *date, const char *text, const char *debit,
		       const char *credit, const char *balance)
{
	if (*date)
		sheet_put(s, 40, y, date);
	if (*text)
		sheet_put(s, 100, y, text);
	sheet_right(s, 400, y, debit);
	sheet_right(s, 480, y, credit);
	sheet_right(s, 560, y, balance);
}

#endif
