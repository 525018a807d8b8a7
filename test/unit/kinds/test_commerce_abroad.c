/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What programs of many countries print: signs in headings, taxes beside texts, lots, recaps of taxes, withholdings. */
#include "commerce_rows.h"

static size_t n_items(void)
{
	return json_array_size(json_object_get(json_object_get(all, "data"), "line_items"));
}

static void begin(const char *number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, number);
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

START_TEST(a_sign_of_money_behind_a_heading_heads_no_column)
{
	begin("INVOICE 20417");
	row(200, "Description", "Qty", "U/Price S$", "Disc.", "Total S$");
	row(216, "Rope clip", "3", "8.92", "", "26.76");
	row(232, "Jasmine rice", "37", "51.85", "", "1,918.45");
	sum(270, "Total", "1,945.21");
	read_page();
	ck_assert_uint_eq(n_items(), 2);
	ck_assert_str_eq(at("data/line_items/0/amount"), "26.76");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* The column is that of the paper where the date is in it. */
START_TEST(a_number_heads_the_column_of_labels_that_the_date_is_in)
{
	static const char *const labels[] = {"No.", "Your Ref.", "Our Ref.", "Terms", "Date"};
	static const char *const values[] = {": I-042022", ":", ": K-17", ": 30 DAYS", ": 18/04/2026"};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 440, 40, "TAX INVOICE");
	for (int i = 0; i < 5; i++) {
		sheet_put(&sheet, 350, 60 + 14 * i, i == 4 && _i ? "Page" : labels[i]);
		sheet_put(&sheet, 430, 60 + 14 * i, values[i]);
	}
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Jasmine rice", "3", "8.92", "", "26.76");
	sum(270, "Total", "26.76");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), _i ? "null" : "I-042022");
}
END_TEST

START_TEST(from_and_to_in_spanish_head_the_parties)
{
	begin("Factura F-249199");
	sheet_put(&sheet, 40, 90, "De");
	sheet_put(&sheet, 350, 90, "Para");
	sheet_put(&sheet, 40, 104, "Nube Digital S.L.");
	sheet_put(&sheet, 350, 104, "Talleres Quinta S.L.");
	sheet_put(&sheet, 40, 118, "Calle Mayor 3, 28013 Madrid");
	sheet_put(&sheet, 350, 118, "Calle Larga 7, 41013 Sevilla");
	row(200, "Concepto", "Unidades", "Precio", "", "Total");
	row(216, "Cartel", "3", "8,92", "", "26,76");
	sum(270, "Total", "26,76");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Nube Digital S.L.");
	ck_assert_str_eq(at("data/recipient/name"), "Talleres Quinta S.L.");
}
END_TEST

START_TEST(a_tax_on_top_beside_a_text_is_none_of_it)
{
	begin("INVOICE 20417");
	sheet_put(&sheet, 40, 80, "Harbour Bookkeeping");
	sheet_put(&sheet, 40, 94, "Business No. 83349 9460 RT0001");
	row(200, "Description", "Rate", "Qty", "", "Line Total");
	row(216, "Logo design", "120.65", "5", "", "603.25");
	row(228, "Two rounds of revisions", "+HST", "", "", "");
	row(250, "Hosting", "55.20", "2", "", "110.40");
	row(262, "Managed", "+GST/PST", "", "", "");
	sum(300, "Total", "713.65");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Logo design Two rounds of revisions");
	ck_assert_str_eq(at("data/line_items/1/description"), "Hosting Managed");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "55.20");
	ck_assert_str_eq(at("data/supplier/tax_id"), "83349 9460 RT0001");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Two lots under headings, each closed by a sum; SECOND is what the last one says it comes to. */
START_TEST(lots_are_closed_by_sums_without_a_name)
{
	begin("FACTURE 2026-104");
	row(180, "Désignation", "Quantité", "PU HT", "", "Total HT");
	sheet_put(&sheet, 40, 196, "Lot 1 - Démolition");
	row(212, "Linteau", "3,00", "39,90", "", "119,70");
	row(228, "Seuil", "6,00", "100,80", "", "604,80");
	row(244, "", "", "Sous-total", "", "724,50");
	sheet_put(&sheet, 40, 260, "Lot 2 - Maçonnerie");
	row(276, "Enduit", "2,50", "53,34", "", "133,35");
	row(292, "", "", "Sous-total", "", _i ? "133,35" : "134,35");
	sum(324, "TOTAL HT", "857,85");
	sum(340, "TVA 10 %", "85,79");
	sum(356, "TOTAL TTC", "943,64");
	read_page();
	ck_assert_uint_eq(n_items(), 3);
	ck_assert_str_eq(at("data/totals/subtotal"), "857.85");
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i);
}
END_TEST

START_TEST(a_line_that_is_zero_rated_has_the_rate_zero)
{
	const char *words = _i < 2 ? "Zero Rated" : "No VAT";
	const bool right = _i % 2;

	begin("INVOICE 20417");
	row(200, "Description", "Qty", "Price", "VAT", "Amount");
	row(216, "Oak shelf", "12", "45.50", "20%", "546.00");
	row(232, "Handbook", "3", "8.20", words, "24.60");
	sum(270, "Subtotal", "570.60");
	sum(286, "TOTAL VAT 20%", right ? "109.20" : "114.12");
	sum(302, "TOTAL GBP", right ? "679.80" : "684.72");
	read_page();
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, right);
}
END_TEST

START_TEST(a_tax_of_nought_is_named_by_its_rate)
{
	begin("INVOICE 20417");
	row(200, "Description", "Qty", "Price", "VAT", "Amount");
	row(232, "Handbook", "3", "8.20", "Zero Rated", "24.60");
	sum(270, "Subtotal", "24.60");
	sum(286, "TOTAL ZERO RATED", "0.00");
	sum(302, "TOTAL GBP", "24.60");
	read_page();
	ck_assert_str_eq(at("data/totals/tax"), "0.00");
}
END_TEST

START_TEST(terms_beside_the_amount_of_sales_are_no_item)
{
	begin("INVOICE 20417");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sheet_put(&sheet, 40, 250, "Terms: Net 14. Payment due by 26/03/2026.");
	sum(250, "Sale Amount:", "546.00");
	sum(266, "GST 10%:", "54.60");
	sum(282, "Total Amount:", "600.60");
	read_page();
	ck_assert_uint_eq(n_items(), 1);
	ck_assert_str_eq(at("data/due_date"), "2026-03-26");
	ck_assert_str_eq(at("data/totals/subtotal"), "546.00");
}
END_TEST

static void taxed_row(int y, const char *text, const char *const cells[5])
{
	sheet_put(&sheet, 40, y, text);
	for (int i = 0; i < 5; i++)
		sheet_right(&sheet, 240 + 80 * i, y, cells[i]);
}

/* The lines hold their tax, and who pays withholds of the total. */
START_TEST(lines_with_tax_meet_a_total_less_what_is_withheld)
{
	begin("Factura F-249199");
	taxed_row(200, "Concepto", (const char *const[]){"Precio", "Unidades", "Subtotal", "IVA", "Total"});
	taxed_row(216, "Cartel", (const char *const[]){"127,00", "3", "381,00", "21%", "461,01"});
	taxed_row(232, "Anuncio", (const char *const[]){"35,00", "8", "280,00", "21%", "338,80"});
	sum(270, "Base imponible", "661,00");
	sum(286, "IVA 21%", "138,81");
	sum(302, "IRPF -15%", "-99,15");
	sum(318, "Total", _i ? "700,66" : "700,67");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/amount"), "461.01");
	ck_assert_int_eq(strcmp(sheet_check(all, "line_sum"), "passed") == 0, _i);
}
END_TEST

/* "5%" below the tax, beside more of the text: the line's rate, which its tax bears out; another one does not. */
START_TEST(a_rate_below_the_tax_is_the_line_s)
{
	const char *rate = _i ? "7%" : "5%";

	begin("INVOICE 20417");
	row(200, "Description", "Qty", "Price", "Tax", "Taxable Amount");
	row(216, "Oak shelf", "12", "45.50", "27.30", "546.00");
	sheet_put(&sheet, 40, 228, "Oiled twice");
	sheet_right(&sheet, 460, 228, rate);
	row(248, "Labor", "3", "8.20", "1.23", "24.60");
	sheet_right(&sheet, 460, 260, "5%");
	sum(280, "Subtotal", "570.60");
	sum(296, "VAT 5%", "28.53");
	sum(312, "Total", "599.13");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Oak shelf Oiled twice");
	ck_assert_str_eq(at("data/line_items/0/tax_rate"), _i ? "7" : "5");
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "5");
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, !_i);
}
END_TEST

/* "H.T." of a heading's second line is no section's, and "Total H.T." is what all come to. */
START_TEST(a_heading_in_two_lines_heads_no_section)
{
	begin("FACTURE 20417");
	row(200, "Désignation", "Quantité", "Prix unitaire", "TVA", "Total H.T.");
	sheet_right(&sheet, 380, 212, "H.T.");
	row(228, "Oak shelf", "12", "45,50", "10 %", "546,00");
	row(244, "Labor", "3", "8,20", "10 %", "24,60");
	sum(262, "Total H.T.", "570,60 €");
	sum(278, "TVA 10 %", "57,06 €");
	sum(294, "Total T.T.C.", "627,66 €");
	read_page();
	ck_assert_str_eq(at("data/totals/subtotal"), "570.60");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* "RMB 412" of an address is a mailbox, and "RMB" before an amount is money. */
START_TEST(a_mailbox_is_no_currency)
{
	begin("INVOICE 20417");
	sheet_put(&sheet, 40, 80, "Bill to");
	sheet_put(&sheet, 40, 92, "Orchard Supply Co");
	sheet_put(&sheet, 40, 104, "RMB 412 Boundary Rd");
	sheet_put(&sheet, 40, 116, "Harden NSW 2587");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(270, "Total", _i ? "RMB 546.00" : "$546.00");
	read_page();
	ck_assert_str_eq(at("data/currency"), _i ? "CNY" : "AUD");
}
END_TEST

/* Two blocks side by side, without headings and with codes that nobody knows: the window is at the left. */
START_TEST(of_two_blocks_side_by_side_the_left_one_buys)
{
	static const int at_x[] = {40, 340};

	begin("FACTURA 20417");
	for (size_t i = 0; i < DX_LEN(at_x); i++) {
		sheet_put(&sheet, at_x[i], 100, i ? "Brezo Norte SL" : "Bodegas Lozano SL");
		sheet_put(&sheet, at_x[i], 112, i ? "B28844843" : "B46443990");
		sheet_put(&sheet, at_x[i], 124, i ? "Avenida del Puerto 140" : "Calle del Olmo 22");
		sheet_put(&sheet, at_x[i], 136, i ? "Valencia (46021), Valencia" : "La Rioja (26001), Rioja");
	}
	row(200, "Concepto", "Unidades", "Precio", "", "Importe");
	row(216, "Oak shelf", "12", "45,50", "", "546,00");
	sum(270, "Total", "546,00");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Brezo Norte SL");
	ck_assert_str_eq(at("data/recipient/name"), "Bodegas Lozano SL");
	ck_assert_str_eq(at("data/supplier/tax_id"), "B28844843");
	ck_assert_str_eq(at("data/recipient/tax_id"), "B46443990");
}
END_TEST

/* "# INV-7" in the middle of what its title takes up, in large letters. */
START_TEST(a_sign_for_numbers_stands_below_the_title)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 400, 40, "TAX INVOICE");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].x1 += 60000 * (int)i;
	sheet_put(&sheet, 450, 56, "# INV-20417");
	sheet_put(&sheet, 350, 80, "Invoice Date: 12 March 2026");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	sum(270, "Total", "546.00");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "INV-20417");
}
END_TEST

/* "Item number" over codes, and below each its text, which reaches under the next heading. */
START_TEST(texts_below_codes_are_whole_lines)
{
	static const char *const words[] = {"FILM WRAP 18IN X 1500FT WIDE", "MOP HEAD LOOP BLUE #24 FRINGED"};

	begin("INVOICE 20417");
	row(200, "ITEM NUMBER", "ORDERED", "SHIPPED", "PRICE", "AMOUNT");
	sheet_put(&sheet, 170, 200, "UNIT");
	for (int i = 0; i < 2; i++) {
		row(216 + 28 * i, i ? "MO4781" : "FI2686", "12", i ? "10" : "12", "45.50", i ? "455.00" : "546.00");
		sheet_put(&sheet, 170, 216 + 28 * i, "RL");
		sheet_put(&sheet, 50, 228 + 28 * i, words[i]);
	}
	sum(300, "NET INVOICE:", "1,001.00");
	sum(316, "FREIGHT:", "9.00");
	sum(332, "INVOICE TOTAL:", "1,010.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), words[0]);
	ck_assert_str_eq(at("data/line_items/1/description"), words[1]);
	ck_assert_str_eq(at("data/totals/subtotal"), "1001.00");
}
END_TEST

static Suite *abroad_suite(void)
{
	Suite *s = suite_create("commerce_abroad");
	TCase *tc = tcase_create("commerce_abroad");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_sign_of_money_behind_a_heading_heads_no_column);
	tcase_add_loop_test(tc, a_number_heads_the_column_of_labels_that_the_date_is_in, 0, 2);
	tcase_add_test(tc, from_and_to_in_spanish_head_the_parties);
	tcase_add_test(tc, a_tax_on_top_beside_a_text_is_none_of_it);
	tcase_add_loop_test(tc, lots_are_closed_by_sums_without_a_name, 0, 2);
	tcase_add_loop_test(tc, a_line_that_is_zero_rated_has_the_rate_zero, 0, 4);
	tcase_add_test(tc, a_tax_of_nought_is_named_by_its_rate);
	tcase_add_test(tc, terms_beside_the_amount_of_sales_are_no_item);
	tcase_add_loop_test(tc, lines_with_tax_meet_a_total_less_what_is_withheld, 0, 2);
	tcase_add_loop_test(tc, a_rate_below_the_tax_is_the_line_s, 0, 2);
	tcase_add_test(tc, a_heading_in_two_lines_heads_no_section);
	tcase_add_loop_test(tc, a_mailbox_is_no_currency, 0, 2);
	tcase_add_test(tc, of_two_blocks_side_by_side_the_left_one_buys);
	tcase_add_test(tc, a_sign_for_numbers_stands_below_the_title);
	tcase_add_test(tc, texts_below_codes_are_whole_lines);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(abroad_suite());
}
