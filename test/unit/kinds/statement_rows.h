/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A bank statement whose ends each test says, and rows with a side and a balance. */
#ifndef DX_TEST_KINDS_STATEMENT_ROWS_H
#define DX_TEST_KINDS_STATEMENT_ROWS_H

#include "dx/kinds/extract.h"

#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

/* A test may read twice. */
static inline void read_it(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static inline void frame(const char *opening, const char *closing)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 58, dx_asprintf(arena, "Opening Balance : %s", opening));
	sheet_put(&sheet, 300, 58, dx_asprintf(arena, "Closing Balance : %s", closing));
}

static inline void row(int y, const char *date, const char *text, const char *debit, const char *credit,
		       const char *balance)
{
	if (*date)
		sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	if (*debit)
		sheet_right(&sheet, 360, y, debit);
	if (*credit)
		sheet_right(&sheet, 450, y, credit);
	if (*balance)
		sheet_right(&sheet, 540, y, balance);
}

#define SIDE(i, want_debit, want_credit)                                                                               \
	do {                                                                                                           \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/debit"), want_debit);                         \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/credit"), want_credit);                       \
	} while (0)

#endif
