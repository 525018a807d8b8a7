/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoices of commerce of many countries: titles over items, taxes under them, discounts apart, letters spaced out. */
#include "commerce_page.h"

static size_t lines_read(void)
{
	return json_array_size(json_object_get(json_object_get(all, "data"), "line_items"));
}

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

static void row(int y, const char *text, const char *qty, const char *price, const char *less, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 340, y, qty);
	sheet_right(&sheet, 410, y, price);
	sheet_right(&sheet, 480, y, less);
	sheet_right(&sheet, 560, y, amount);
}

static void sum(int y, const char *label, const char *amount)
{
	sheet_put(&sheet, 340, y, label);
	sheet_right(&sheet, 560, y, amount);
}

/* "Summe Titel 1. Rohbau": words between the total's name and those of the heading; the items go on. */
START_TEST(items_go_on_below_the_sum_of_a_title)
{
	begin();
	row(200, "Leistung", "Menge", "EP", "", "GP");
	row(216, "1. Rohbau", "", "", "", "");
	row(232, "Mauerwerk", "12", "45.50", "", "546.00");
	row(248, "Summe Titel 1. Rohbau", "", "", "", "546.00");
	row(264, "2. Ausbau", "", "", "", "");
	row(280, "Regal", "3", "8.20", "", "24.60");
	row(296, "Summe Titel 2. Ausbau", "", "", "", _i ? "24.60" : "26.40");
	sum(330, "Nettosumme", "570.60");
	sum(346, "zzgl. 10 % MwSt.", "57.06");
	sum(362, "Rechnungsbetrag", "627.66");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/line_items/1/amount"), "24.60");
	ck_assert_str_eq(at("verification/state"), _i ? "verified" : "unverifiable");
}
END_TEST

static const struct {
	const char *qty, *price, *amount;
} misleading[] = {{"Total", "Price", "Amount"},
		  {"Tax", "Price", "Amount"},
		  {"Quantity", "Discount", "Amount"},
		  {"Quantity", "Price", "Unit"},
		  {"Quantity", "Amount", "Total"}};

/* A heading that all lines deny says nothing: the paper is read without it. A line that is denied alone is wrong. */
START_TEST(what_all_lines_deny_no_heading_says)
{
	for (int wrong = 0; wrong < 2; wrong++) {
		begin();
		row(200, "Description", misleading[_i].qty, misleading[_i].price, "", misleading[_i].amount);
		row(216, "Oak shelf", "12", "45.50", "", "546.00");
		row(232, "Handbook", wrong ? "4" : "3", "8.20", "", "24.60");
		row(248, "Lamp", "5", "31.40", "", "157.00");
		sum(300, "Subtotal", "727.60");
		sum(316, "VAT 10 %", "72.76");
		sum(332, "Total", "800.36");
		read_page();
		if (wrong) {
			ck_assert_str_ne(at("verification/state"), "verified");
			continue;
		}
		ck_assert_str_eq(at("data/line_items/0/amount"), "546.00");
		ck_assert_str_eq(at("data/line_items/0/quantity"), "12");
		ck_assert_str_eq(at("data/line_items/2/unit_price"), "31.40");
		ck_assert_str_ne(at("verification/state"), "mismatch"); /* which factor is the price may be a guess */
	}
}
END_TEST

/* A discount that the lines' amounts do not have is taken off below them, and their sum is what is printed there. */
START_TEST(discounts_of_lines_may_be_taken_off_below_them)
{
	begin();
	row(200, "Descripción", "Cantidad", "Precio", "Descuento", "Importe");
	row(216, "Oak shelf", "12", "45.50", "6.00", "546.00");
	row(232, "Handbook", "3", "8.20", "", "24.60");
	row(248, "Bench", "2", "10.00", _i ? "1.00" : "2.00", "20.00");
	sum(290, "Subtotal", "590.60");
	sum(306, "Descuento", "7.00");
	sum(322, "IVA 10%", "58.36");
	sum(338, "Total", "641.96");
	read_page();
	ck_assert_uint_eq(lines_read(), 3);
	ck_assert_str_eq(at("verification/state"), _i ? "verified" : "unverifiable");
}
END_TEST

/* The tax of an item on a line of its own, where it comes to what is printed; else it is text. */
START_TEST(the_tax_of_an_item_may_stand_below_it)
{
	begin();
	row(200, "Descripción", "Cantidad", "Precio", "", "Importe");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sheet_put(&sheet, 60, 230,
		  _i ? "Base: 546.00 IVA Tasa: 10.00% Importe: 54.60" : "Base: 546.00 IVA Tasa: 10.00% Importe: 45.60");
	row(246, "Handbook", "3", "8.20", "", "24.60");
	sheet_put(&sheet, 60, 260,
		  _i == 2 ? "Base: 24.63 IVA Tasa: 10.00% Importe: 2.46"
			  : "Base: 24.60 IVA Tasa: 10.00% Importe: 2.46");
	sum(290, "Subtotal", "570.60");
	sum(306, "IVA 10%", "57.06");
	sum(322, "Total", "627.66");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "10");
	if (_i)
		ck_assert_str_eq(at("data/line_items/0/description"), "Oak shelf");
	ck_assert_str_eq(at("verification/state"), _i == 0 ? "mismatch" : _i == 1 ? "verified" : "unverifiable");
}
END_TEST

/* "Lieferschein 7 vom 02.09.26" between items is the paper they came with, and no words of the item above it. */
START_TEST(a_delivery_between_items_is_no_text_of_them)
{
	static const char *const notes[] = {"Lieferschein 7896 vom 02.09.26", "Albarán A-7 de fecha 02/09/2026",
					    "Delivery note 7896 of 02.09.2026"};

	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sheet_put(&sheet, 40, 228, notes[_i]);
	row(240, "Handbook", "3", "8.20", "", "24.60");
	sum(280, "Total", "570.60");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/line_items/0/description"), "Oak shelf");
}
END_TEST

/* Two taxes of one base on a line, the rates without signs below their headings. */
START_TEST(two_taxes_of_one_base_are_both_read)
{
	static const int x[] = {120, 200, 280, 360, 440};
	static const char *const heads[] = {"BASE", "% IVA", "CUOTA IVA", "% R.E.", "CUOTA R.E."};
	static const char *const cells[] = {"570.60", "10.00", "57.06", "1.40", "7.99"};

	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	row(232, "Handbook", "3", "8.20", "", "24.60");
	for (int i = 0; i < 5; i++) {
		sheet_right(&sheet, x[i], 280, heads[i]);
		sheet_right(&sheet, x[i], 296, cells[i]);
	}
	sum(330, "Total", "635.65");
	read_page();
	ck_assert_str_eq(at("data/tax_summary/0/tax"), "57.06");
	ck_assert_str_eq(at("data/tax_summary/1/tax_rate"), "1.4");
	ck_assert_str_eq(at("data/tax_summary/1/taxable"), "570.60");
	ck_assert_str_eq(at("data/tax_summary/1/tax"), "7.99");
	ck_assert_uint_eq(lines_read(), 2);
}
END_TEST

/* Charges and credits: a payment is no item, and a tax of a day is no sum of all. */
START_TEST(a_payment_beside_charges_is_no_item)
{
	static const char *const lines[][4] = {
		{"Date", "Text", "Charges", "Credits"},      {"04-05-26", "Room", "100.00", ""},
		{"04-05-26", "Service Charge", "10.00", ""}, {"05-05-26", "Laundry", "20.00", ""},
		{"05-05-26", "Visa card", "", "130.00"},     {"", "Total", "130.00", "130.00"}};

	begin();
	for (int i = 0; i < 6; i++) {
		sheet_put(&sheet, 40, 200 + 16 * i, lines[i][0]);
		sheet_put(&sheet, 110, 200 + 16 * i, lines[i][1]);
		sheet_right(&sheet, 460, 200 + 16 * i, lines[i][2]);
		sheet_right(&sheet, 560, 200 + 16 * i, lines[i][3]);
	}
	read_page();
	ck_assert_uint_eq(lines_read(), 3);
	ck_assert_str_eq(at("data/line_items/1/description"), "Service Charge");
}
END_TEST

/* Letters with a blank behind each are words: the title, and who writes. */
START_TEST(letters_that_are_spaced_out_are_words)
{
	static const char letters[] = "RECHNUNG";
	static const char firm[] = "GASTRO UNION";
	char one[2] = "";

	sheet_init(&sheet, arena, 1);
	for (int i = 0; firm[i]; i++) {
		one[0] = firm[i];
		if (firm[i] != ' ')
			sheet_put(&sheet, 40 + 11 * i, 40, one);
	}
	sheet_put(&sheet, 40, 54, "Kopernikusstr. 41");
	sheet_put(&sheet, 40, 68, "85221 Dachau");
	for (int i = 0; letters[i]; i++) {
		one[0] = letters[i];
		sheet_put(&sheet, 40 + 11 * i, 140, one);
	}
	sheet_put(&sheet, 240, 140, "Nr. 1662120");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(280, "Total", "546.00");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "GASTRO UNION");
	ck_assert_str_eq(at("data/invoice_number"), "1662120");
	ck_assert_str_eq(at("data/document_type"), "invoice");
}
END_TEST

/* "Mr Quek" over his firm is no heading; "Terms: Net 30" is no sum; "da Lei" is no currency. */
START_TEST(words_that_look_like_something_else)
{
	begin();
	sheet_put(&sheet, 40, 80, "Bill to");
	sheet_put(&sheet, 40, 94, "Mr Desmond Quek");
	sheet_put(&sheet, 40, 108, "Tanager Biotech Pte Ltd");
	sheet_put(&sheet, 40, 122, "Suntec Avenue 11");
	sheet_put(&sheet, 40, 136, "Singapore 038971");
	sheet_put(&sheet, 40, 160, "all'indirizzo da Lei fornito");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(280, "Total EUR", "546.00");
	sheet_put(&sheet, 40, 320, "Terms: Net 30");
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Mr Desmond Quek");
	ck_assert_str_eq(at("data/currency"), "EUR");
	ck_assert_str_eq(at("data/totals/subtotal"), "null");
}
END_TEST

/* "Report writing" is sold; "Report" alone is what the page before came to. */
START_TEST(a_report_that_is_written_is_sold)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Report", "", "", "", "100.00");
	row(232, "Oak shelf", "12", "45.50", "", "546.00");
	row(248, "Report writing", "", "", "", "24.60");
	sum(290, "Total", "570.60");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/line_items/1/description"), "Report writing");
}
END_TEST

/* A subtotal whose figure was taken out: its name is still there. */
START_TEST(a_subtotal_without_a_figure_lacks)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	row(232, "Handbook", "3", "8.20", "", "24.60");
	sum(270, "Subtotal", _i ? "570.60" : "");
	sum(286, "GST 10%", "57.06");
	sum(302, "Total", "627.66");
	read_page();
	ck_assert_str_eq(at("verification/state"), _i ? "verified" : "unverifiable");
}
END_TEST

/* The same of a scan whose whole line was not read: nothing but the lines and the tax say what the total is of. */
START_TEST(a_scan_prints_what_its_lines_come_to)
{
	begin();
	row(200, "Description", "Qty", "Price", "VAT %", "Amount");
	row(216, "Oak shelf", "12", "45.50", "10%", "546.00");
	row(232, "Handbook", "3", "8.20", "10%", "24.60");
	if (_i)
		sum(270, "Subtotal", "570.60");
	sum(286, "Total VAT", "57.06");
	sum(302, "Total", "627.66");
	sheet_scan(&sheet);
	read_page();
	ck_assert_str_eq(at("data/totals/total"), "627.66");
	ck_assert_str_eq(at("verification/state"), _i ? "verified" : "unverifiable");
}
END_TEST

/* A table of taxes one of whose bases was taken out. */
START_TEST(a_base_beside_others_lacks)
{
	begin();
	row(200, "Description", "Qty", "Price", "VAT %", "Amount");
	row(216, "Oak shelf", "12", "45.50", "20%", "546.00");
	row(232, "Handbook", "3", "8.20", "10%", "24.60");
	sum(262, "Subtotal", "570.60");
	sum(278, "VAT 20% on 546.00", "109.20");
	sum(294, _i ? "VAT 10% on 24.60" : "VAT 10%", "2.46");
	sum(310, "Total", "682.26");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/tax_summary/0/taxable"), "546.00");
	ck_assert_str_eq(at("verification/state"), _i ? "verified" : "unverifiable");
}
END_TEST

static void charge(int x, int y, const char *text, const char *amount)
{
	sheet_put(&sheet, 50, y, text);
	sheet_right(&sheet, x, y, amount);
}

/* What a section comes to over its rows, whose headings name no amounts; nothing where a row is another. */
START_TEST(sections_have_their_sums_above)
{
	begin();
	charge(560, 120, "Total usage charges", "54.00");
	charge(560, 136, "Sales Tax (10%)", "5.40");
	charge(560, 152, "Total due", "59.40");
	charge(550, 200, "Servers", "49.00");
	sheet_put(&sheet, 300, 212, "Hours");
	sheet_put(&sheet, 360, 212, "Start");
	charge(550, 224, "web-1 (2 cores)", _i ? "31.00" : "13.00");
	sheet_right(&sheet, 325, 224, "720");
	sheet_put(&sheet, 360, 224, "11-01 00:00");
	charge(550, 240, "web-2 (4 cores, with", "18.00");
	sheet_right(&sheet, 325, 240, "44");
	sheet_put(&sheet, 360, 240, "11-11 00:00");
	sheet_put(&sheet, 50, 252, "one standby)");
	charge(550, 280, "Storage", "5.00");
	charge(550, 304, "One bucket", "5.00");
	sheet_right(&sheet, 325, 304, "720");
	sheet_put(&sheet, 360, 304, "11-01 00:00");
	read_page();
	ck_assert_uint_eq(lines_read(), _i ? 3 : 0);
	if (!_i)
		return;
	ck_assert_str_eq(at("data/line_items/1/description"), "web-2 (4 cores, with one standby)");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "44");
	ck_assert_str_eq(at("data/line_items/2/amount"), "5.00");
	ck_assert_str_eq(at("data/totals/total"), "59.40");
	ck_assert_str_eq(at("verification/state"), "unverifiable");
}
END_TEST

/* … below them, in another column, and those of several sections below these. */
START_TEST(sections_have_their_sums_below)
{
	begin();
	charge(560, 120, "Wireless services", "68.51");
	charge(560, 136, "Subtotal before taxes", "68.51");
	charge(560, 152, "GST (10%)", "6.85");
	charge(560, 168, "Total new charges", "75.36");
	sheet_put(&sheet, 40, 200, "Monthly charges");
	charge(450, 214, "Essential 60 GB", _i ? "45.50" : "45.40");
	charge(450, 228, "Voicemail", "8.01");
	charge(560, 242, "Total monthly charges", "53.51");
	sheet_put(&sheet, 40, 260, "Credits");
	charge(450, 274, "Two lines", "-5.00");
	charge(560, 288, "Total credits", "-5.00");
	charge(560, 304, "Total for 514 555 0135", "48.51");
	sheet_put(&sheet, 40, 330, "Monthly charges");
	charge(450, 344, "Essential 30 GB", "20.00");
	charge(560, 358, "Total monthly charges", "20.00");
	charge(560, 374, "Total for 514 555 0144", "20.00");
	read_page();
	ck_assert_uint_eq(lines_read(), _i ? 4 : 0);
	if (!_i)
		return;
	ck_assert_str_eq(at("data/line_items/0/description"), "Essential 60 GB");
	ck_assert_str_eq(at("data/line_items/2/amount"), "-5.00");
	ck_assert_str_eq(at("data/totals/total"), "75.36");
	ck_assert_str_eq(at("verification/state"), "unverifiable");
}
END_TEST

/* 18 × 5.57 less 5 % is 95.25; less 5.00 it is 95.26, which is near. */
START_TEST(a_discount_is_what_fits_to_the_cent)
{
	begin();
	row(200, "Description", "Qty", "Price", "Discount", "Amount");
	row(216, "Oak shelf", "18", "5.57", "5.00", "95.25");
	row(232, "Handbook", "3", "8.20", "", "24.60");
	sum(290, "Total", "119.85");
	read_page();
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* The heading of items that carry its number is no text of the first of them. */
START_TEST(the_number_of_a_heading_is_none_of_its_items)
{
	begin();
	row(200, "Leistung", "Menge", "EP", "", "GP");
	sheet_put(&sheet, 10, 200, "Pos.");
	row(216, "Rohbau", "", "", "", "");
	sheet_put(&sheet, 10, 216, "1.");
	row(228, "Mauerwerk", "12", "45.50", "", "546.00");
	sheet_put(&sheet, 12, 228, "1.1");
	row(240, "aus Ziegeln", "", "", "", "");
	row(256, "Regal", "3", "8.20", "", "24.60");
	sheet_put(&sheet, 12, 256, "1.2");
	sheet_rule(&sheet, 10, 213, 570, 213);
	sheet_rule(&sheet, 10, 253, 570, 253);
	sum(330, "Rechnungsbetrag", "570.60");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
	ck_assert_str_eq(at("data/line_items/0/description"), "Mauerwerk aus Ziegeln");
}
END_TEST

/* The head of a page above a header that is said again: a customer's number under the amounts. */
START_TEST(a_number_with_zeros_before_it_is_no_amount)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	row(232, "Page 2", "", "", "", "00026");
	row(248, "Handbook", "3", "8.20", "", "24.60");
	sum(290, "Total", "570.60");
	read_page();
	ck_assert_uint_eq(lines_read(), 2);
}
END_TEST

static Suite *trade_suite(void)
{
	Suite *s = suite_create("commerce_trade");
	TCase *tc = tcase_create("commerce_trade");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, what_all_lines_deny_no_heading_says, 0, (int)DX_LEN(misleading));
	tcase_add_loop_test(tc, items_go_on_below_the_sum_of_a_title, 0, 2);
	tcase_add_loop_test(tc, discounts_of_lines_may_be_taken_off_below_them, 0, 2);
	tcase_add_loop_test(tc, the_tax_of_an_item_may_stand_below_it, 0, 3);
	tcase_add_loop_test(tc, a_delivery_between_items_is_no_text_of_them, 0, 3);
	tcase_add_test(tc, two_taxes_of_one_base_are_both_read);
	tcase_add_test(tc, a_payment_beside_charges_is_no_item);
	tcase_add_test(tc, letters_that_are_spaced_out_are_words);
	tcase_add_test(tc, words_that_look_like_something_else);
	tcase_add_test(tc, a_report_that_is_written_is_sold);
	tcase_add_loop_test(tc, a_subtotal_without_a_figure_lacks, 0, 2);
	tcase_add_loop_test(tc, a_scan_prints_what_its_lines_come_to, 0, 2);
	tcase_add_loop_test(tc, a_base_beside_others_lacks, 0, 2);
	tcase_add_loop_test(tc, sections_have_their_sums_above, 0, 2);
	tcase_add_loop_test(tc, sections_have_their_sums_below, 0, 2);
	tcase_add_test(tc, a_discount_is_what_fits_to_the_cent);
	tcase_add_test(tc, the_number_of_a_heading_is_none_of_its_items);
	tcase_add_test(tc, a_number_with_zeros_before_it_is_no_amount);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(trade_suite());
}
