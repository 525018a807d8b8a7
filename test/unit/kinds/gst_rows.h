/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A GST invoice whose head, rows of items and foot each test says. */
#ifndef DX_TEST_KINDS_GST_ROWS_H
#define DX_TEST_KINDS_GST_ROWS_H

#include "fixture.h"

#define TEMPLATE "config/templates/tax/gst_invoice.json"
#define CELLS    7
#define LINES    12

/* Lines of the head, cells of the table (the second one is the description), labels and figures of the foot. */
struct paper {
	const char *head[LINES];
	const char *heads[CELLS];
	const char *items[LINES][CELLS];
	const char *foot[LINES][2];
};

static const int edges[CELLS] = {50, 70, 250, 310, 380, 460, 560};

static inline void put_row(int y, const char *const *cells)
{
	for (int i = 0; i < CELLS; i++) {
		if (!cells[i])
			continue;
		if (i == 1)
			sheet_put(&sheet, edges[i], y, cells[i]);
		else
			sheet_right(&sheet, edges[i], y, cells[i]);
	}
}

static inline void draw(const struct paper *p)
{
	int y = 200;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 320, 50, "Bill To");
	sheet_put(&sheet, 320, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 74, "GSTIN: 29AAHCM7727Q1ZI");
	for (int i = 0; p->head[i]; i++)
		sheet_put(&sheet, 40, 110 + 12 * i, p->head[i]);
	put_row(y, p->heads);
	for (size_t i = 0; p->items[i][1]; i++)
		put_row(y += 16, p->items[i]);
	y += 20;
	for (size_t i = 0; p->foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 16, p->foot[i][0]);
		sheet_right(&sheet, 560, y, p->foot[i][1]);
	}
}

static inline const char *verdict(const struct paper *p)
{
	draw(p);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

static inline struct paper plain(void)
{
	return (struct paper){.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"},
			      .heads = {"Sl", "Description", "HSN", "GST %", "Qty", "Rate", "Amount"},
			      .items = {{"1", "Oak shelf", "9403", "18%", "12", "450.00", "5,400.00"},
					{"2", "Steel ladder", "7326", "18%", "2", "1,400.00", "2,800.00"},
					{"3", "Handbook", "4901", "18%", "3", "80.00", "240.00"}},
			      .foot = {{"Taxable Value", "8,440.00"},
				       {"CGST", "759.60"},
				       {"SGST", "759.60"},
				       {"Grand Total", "9,959.20"}}};
}

/* The paper without its parties: nothing above Y 100 but the title. */
static inline void draw_bare(void)
{
	const struct paper p = plain();
	size_t n = 0;

	draw(&p);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (sheet.words[i].y0 < 40000 || sheet.words[i].y0 >= 100000)
			sheet.words[n++] = sheet.words[i];
	sheet.page.n_words = n;
}

#endif
