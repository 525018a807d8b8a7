/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Six rows of a scanned statement whose balances chain, and a look at what came of them. */
#ifndef DX_TEST_KINDS_SCANNED_ROWS_H
#define DX_TEST_KINDS_SCANNED_ROWS_H

#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define ROWS     6

static const struct {
	const char *debit, *credit, *balance;
} rows[ROWS] = {
	{"", "1,005.00", "11,005.00"}, {"2,591.00", "", "8,414.00"}, {"", "984.00", "9,398.00"},
	{"1,940.00", "", "7,458.00"},  {"", "400.00", "7,858.00"},   {"635.84", "", "7,222.16"},
};

/* What was drawn, read; the page is empty then. */
static inline void read_sheet(bool scan)
{
	if (scan)
		sheet_scan(&sheet);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	sheet_init(&sheet, arena, 1);
}

static inline const char *cell(int i, const char *name)
{
	return sheet_at(all, dx_asprintf(arena, "data/transactions/%d/%s", i, name));
}

#endif
