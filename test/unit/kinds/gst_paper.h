/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A GST invoice to draw, between two states or within one. */
#ifndef DX_TEST_KINDS_GST_PAPER_H
#define DX_TEST_KINDS_GST_PAPER_H

#include "fixture.h"

#define TEMPLATE "config/templates/tax/gst_invoice.json"
#define ITEMS    3

struct item {
	const char *text, *hsn, *rate, *quantity, *price, *amount;
};

struct invoice {
	struct item items[ITEMS];
	size_t n;
	const char *seller, *buyer; /* GSTIN */
	const char *place;
	const char *rates;                                      /* heading of their column */
	const char *cgst, *sgst, *igst, *round, *total, *words; /* "": not printed */
};

/* 4,050.00 + 2,500.50 + 4,128.00 = 10,678.50; 28 %, 18 %, 5 %: 1,134.00 + 450.09 + 206.40 = 1,790.49 */
static inline struct invoice inter(void)
{
	return (struct invoice){
		.items = {{"Freight charges", "996511", "28 %", "9 Nos", "450.00", "4,050.00"},
			  {"Steel bracket M8", "7326", "18 %", "5 Nos", "500.10", "2,500.50"},
			  {"Turmeric powder 500g", "0910", "5 %", "4 Nos", "1,032.00", "4,128.00"}},
		.n = ITEMS,
		.seller = "29AABCR1718E1ZL",
		.buyer = "24AAQCA8719H1ZC",
		.place = "Gujarat",
		.rates = "GST Rate",
		.cgst = "",
		.sgst = "",
		.igst = "1,790.49",
		.round = "0.01",
		.total = "Rs. 12,469.00",
		.words = "Rupees Twelve Thousand Four Hundred Sixty Nine Only",
	};
}

static inline struct invoice intra(void)
{
	struct invoice inv = inter();

	inv.buyer = "29AAHCM7727Q1ZI";
	inv.place = "29-Karnataka";
	inv.igst = "";
	inv.cgst = "895.25";
	inv.sgst = "895.25";
	inv.round = "0.00";
	inv.total = "Rs. 12,469.00";
	return inv;
}

static inline void foot(int y, const char *name, const char *value)
{
	if (!*value)
		return;
	sheet_put(&sheet, 100, y, name);
	sheet_right(&sheet, 560, y, value);
}

static inline void draw(const struct invoice *inv)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "21 Station Road");
	sheet_put(&sheet, 40, 74, dx_asprintf(arena, "GSTIN/UIN: %s", inv->seller));
	sheet_put(&sheet, 320, 50, "Invoice No.");
	sheet_put(&sheet, 450, 50, "Dated");
	sheet_put(&sheet, 320, 62, "PS/25-26/8412");
	sheet_put(&sheet, 450, 62, "7-Aug-25");
	sheet_put(&sheet, 40, 110, "Buyer (Bill to)");
	sheet_put(&sheet, 40, 122, "Nandi Retail Ventures");
	sheet_put(&sheet, 40, 134, dx_asprintf(arena, "GSTIN/UIN : %s", inv->buyer));
	sheet_put(&sheet, 40, 146, dx_asprintf(arena, "Place of Supply : %s", inv->place));
	sheet_put(&sheet, 40, 180, "Sl");
	sheet_put(&sheet, 70, 180, "Description of Goods");
	sheet_put(&sheet, 220, 180, "HSN/SAC");
	sheet_right(&sheet, 325, 180, inv->rates);
	sheet_right(&sheet, 400, 180, "Quantity");
	sheet_right(&sheet, 460, 180, "Rate");
	sheet_right(&sheet, 560, 180, "Amount");
	for (size_t i = 0; i < inv->n; i++) {
		const struct item *it = &inv->items[i];
		int y = 200 + (int)i * 16;

		sheet_put(&sheet, 40, y, dx_asprintf(arena, "%zu", i + 1));
		sheet_put(&sheet, 70, y, it->text);
		sheet_put(&sheet, 220, y, it->hsn);
		sheet_right(&sheet, 325, y, it->rate);
		sheet_right(&sheet, 400, y, it->quantity);
		sheet_right(&sheet, 460, y, it->price);
		sheet_right(&sheet, 560, y, it->amount);
	}
	foot(260, "CGST", inv->cgst);
	foot(274, "SGST", inv->sgst);
	foot(288, "IGST", inv->igst);
	foot(302, "Round Off", inv->round);
	foot(320, "Total", inv->total);
	if (*inv->words) {
		sheet_put(&sheet, 40, 350, "Amount Chargeable (in words)");
		sheet_put(&sheet, 40, 362, inv->words);
	}
}

static inline void read_page(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

#endif
