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

/* A scanned receipt of one article at PRICE with the sums of LINES; two amounts of a line are parted by '|'. */
static inline void draw_receipt(const char *price, const char *const (*lines)[2], size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS SDN BHD");
	sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(60, "Date: 05/03/2018", "14:21:40");
	sum(72, "Atlas of rivers", price);
	for (size_t i = 0; i < n; i++) {
		const char *bar = strchr(lines[i][1], '|');

		sheet_put(&sheet, 40, 90 + 12 * (int)i, lines[i][0]);
		if (bar)
			sheet_right(&sheet, 230, 90 + 12 * (int)i,
				    dx_strndup(arena, lines[i][1], (size_t)(bar - lines[i][1])));
		sheet_right(&sheet, 300, 90 + 12 * (int)i, bar ? bar + 1 : lines[i][1]);
	}
	sheet_scan(&sheet);
}

/* The total of such a receipt, which nothing verifies. */
static inline const char *total_of_receipt(const char *price, const char *const (*lines)[2], size_t n)
{
	draw_receipt(price, lines, n);
	read_it();
	ck_assert_str_ne(sheet_verdict(all), "verified");
	return at("data/totals/total");
}

#endif
