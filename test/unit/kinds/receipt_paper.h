/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of a receipt to draw, and a look at what came out. */
#ifndef DX_TEST_KINDS_RECEIPT_PAPER_H
#define DX_TEST_KINDS_RECEIPT_PAPER_H

#include "fixture.h"

#define TEMPLATE "config/templates/commerce/receipt.json"

/* "NAME … VALUE" in one line at Y. */
static inline void sum(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 40, y, name);
	sheet_right(&sheet, 300, y, value);
}

static inline void read_it(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static inline const char *at(const char *path)
{
	return sheet_at(all, path);
}

#endif
