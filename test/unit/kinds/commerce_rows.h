/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows of five cells on such a page, and the sums below them. */
#ifndef DX_TEST_KINDS_COMMERCE_ROWS_H
#define DX_TEST_KINDS_COMMERCE_ROWS_H

#include "commerce_page.h"

static inline void row(int y, const char *text, const char *qty, const char *price, const char *more,
		       const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, qty);
	sheet_right(&sheet, 380, y, price);
	sheet_right(&sheet, 460, y, more);
	sheet_right(&sheet, 560, y, amount);
}

static inline void sum(int y, const char *label, const char *amount)
{
	sheet_put(&sheet, 340, y, label);
	sheet_right(&sheet, 560, y, amount);
}

#endif
