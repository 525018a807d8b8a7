/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Charges by use, hotels, airlines, suites of big firms: headings and labels that say less than they should. */
#include "commerce_page.h"

static void row(int y, const char *text, const char *quantity, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, quantity);
	sheet_right(&sheet, 400, y, price);
	sheet_right(&sheet, 560, y, amount);
}

/* Lines of 44.00 below these headings. */
static void begin(const char *quantity, const char *price, const char *amount)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(200, "Description", quantity, price, amount);
	row(220, "Oak shelf", "3", "10.00", "30.00");
	row(236, "Steel bracket", "7", "2.00", "14.00");
}

/* The line of the total is lost: what is left to pay is none, and stands for it. */
START_TEST(what_is_left_behind_a_withheld_tax_is_no_total)
{
	static const struct {
		const char *total, *verdict;
	} cases[] = {{"Total", "verified"}, {NULL, "unverifiable"}};

	begin("Quantity", "Price", "Amount");
	row(270, "", "", "Subtotal", "44.00");
	row(286, "", "", "VAT 25%", "11.00");
	if (cases[_i].total)
		row(302, "", "", cases[_i].total, "55.00");
	row(318, "", "", "Ritenuta d'acconto 20%", "-8.80");
	row(334, "", "", "Netto a pagare", "46.20");
	read_page();
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

START_TEST(between_what_is_sold_and_two_prices_is_how_many)
{
	begin("Usage", "Unit cost", "Cost");
	row(270, "", "", "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "2.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_column_of_units_may_be_the_quantities)
{
	static const struct {
		const char *second, *verdict;
	} cases[] = {{"14.00", "verified"}, {"14.50", "mismatch"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(200, "Description", "Basis", "Rate", "Amount");
	row(220, "Air freight", "3.00 KGS", "10.00", "30.00");
	row(236, "Handling", "7.00 KGS", "2.00", cases[_i].second);
	row(252, "Delivery", "2.00 KGS", "5.00", "10.00");
	row(286, "", "", "Total", _i ? "54.50" : "54.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/0/unit"), "KGS");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* A rate among words is read; of two nobody knows which one is meant. */
START_TEST(a_rate_may_stand_among_words)
{
	static const struct {
		const char *cell, *rate, *verdict;
	} cases[] = {{"IVA 21% (Servicios)", "21", "verified"}, {"IVA 21% RE 5,2%", NULL, "unverifiable"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Factura 20417");
	row(200, "Descripción", "Cantidad", "Precio", "Importe");
	sheet_put(&sheet, 410, 200, "Impuestos");
	row(220, "Aceite", "3", "10,00", "30,00");
	sheet_put(&sheet, 410, 220, cases[_i].cell);
	row(236, "Filtro", "7", "2,00", "14,00");
	sheet_put(&sheet, 410, 236, cases[_i].cell);
	row(270, "", "", "Importe sin impuestos", "44,00");
	row(286, "", "", "IVA 21%", "9,24");
	row(302, "", "", "Total", "53,24");
	read_page();
	if (cases[_i].rate)
		ck_assert_str_eq(at("data/line_items/0/tax_rate"), cases[_i].rate);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* What is paid stands at once below the total, with a minus, under names that nobody knows. */
START_TEST(what_was_paid_stands_below_the_total)
{
	begin("Quantity", "Price", "Amount");
	row(270, "", "", "Total", "44.00");
	row(286, "", "", "Taken from the wallet 4242", "-44.00");
	row(302, "", "", "Left over", "0.00");
	read_page();
	ck_assert_str_eq(at("data/totals/paid"), "-44.00");
	ck_assert_str_eq(at("data/totals/due"), "0.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* The total first, then the tax that it holds and what it is without. */
START_TEST(a_total_may_stand_before_what_it_is_made_of)
{
	begin("Menge", "Preis", "Betrag");
	row(270, "", "", "Reisepreis", "44.00");
	row(286, "", "", "darin enthalten 10%", "4.00");
	row(302, "", "", "ohne Steuer", "40.00");
	read_page();
	ck_assert_str_eq(at("data/totals/total"), "44.00");
	ck_assert_str_eq(at("data/totals/subtotal"), "40.00");
	ck_assert_str_eq(at("data/totals/tax"), "4.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* Of two readings of its dates the paper means the one that its own terms agree with. */
START_TEST(terms_tell_which_number_is_the_month)
{
	static const struct {
		const char *terms, *date, *due;
	} cases[] = {{"Terms: Net 30", "2025-02-08", "2025-03-10"}, {"Terms: as agreed", "2025-08-02", "2025-10-03"}};

	begin("Quantity", "Price", "Amount");
	row(270, "", "", "Total", "44.00");
	sheet_put(&sheet, 300, 60, "Invoice date: 02/08/2025");
	sheet_put(&sheet, 300, 72, "Due date: 03/10/2025");
	sheet_put(&sheet, 300, 84, cases[_i].terms);
	read_page();
	ck_assert_str_eq(at("data/invoice_date"), cases[_i].date);
	ck_assert_str_eq(at("data/due_date"), cases[_i].due);
}
END_TEST

START_TEST(a_date_stands_behind_the_number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 300, 40, "Rechnung");
	row(200, "Beschreibung", "Menge", "Preis", "Betrag");
	row(220, "Regal", "3", "10.00", "30.00");
	row(250, "", "", "Summe", "30.00");
	sheet_put(&sheet, 300, 60, "Number");
	sheet_put(&sheet, 300, 72, "90123456 / 12.03.2025");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "90123456");
	ck_assert_str_eq(at("data/invoice_date"), "2025-03-12");
}
END_TEST

START_TEST(a_customers_registration_is_the_customers)
{
	begin("Quantity", "Price", "Amount");
	row(270, "", "", "Total", "44.00");
	sheet_put(&sheet, 40, 60, "Desert Falcon Trading FZE");
	sheet_put(&sheet, 40, 72, "Gate 4, Dubai 26204");
	sheet_put(&sheet, 40, 84, "TRN: 100541904700003");
	sheet_put(&sheet, 40, 120, "Customer Name : Marina Pearl LLC");
	sheet_put(&sheet, 40, 132, "Bill To Address : P.O. Box 9988, Deira");
	sheet_put(&sheet, 40, 144, "Customer TRN : 100287331500003");
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Marina Pearl LLC");
	ck_assert_str_eq(at("data/recipient/address"), "P.O. Box 9988, Deira");
	ck_assert_str_eq(at("data/recipient/tax_id"), "100287331500003");
	ck_assert_str_eq(at("data/supplier/tax_id"), "100541904700003");
}
END_TEST

START_TEST(a_number_stands_below_the_title_or_behind_a_compound)
{
	sheet_init(&sheet, arena, 1);
	row(200, "Descrizione", "Quantità", "Prezzo", "Importo");
	row(220, "Camera", "3", "10.00", "30.00");
	row(250, "", "", "Totale", "30.00");
	sheet_put(&sheet, 40, 40, _i ? "Gebührenrechnung Nr. 2025-0417" : "FATTURA");
	if (!_i)
		sheet_put(&sheet, 40, 54, "N. 19426/H del 11/04/2025");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), _i ? "2025-0417" : "19426/H");
	if (!_i)
		ck_assert_str_eq(at("data/invoice_date"), "2025-04-11");
}
END_TEST

/* "GST" in a column of codes begins no foot. */
START_TEST(a_tax_code_beside_goods_is_no_sum)
{
	begin("Units", "Unit price ($)", "Amount ($)");
	sheet_put(&sheet, 420, 200, "Tax code");
	sheet_put(&sheet, 420, 220, "GST");
	sheet_put(&sheet, 420, 236, "GST");
	row(270, "", "", "Subtotal", "44.00");
	row(286, "", "", "GST 10%", "4.40");
	row(302, "", "", "Total", "48.40");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/1/amount"), "14.00");
}
END_TEST

static void end_as_scan(void)
{
	row(270, "", "", "Total", "44.00");
	sheet_scan(&sheet);
	read_page();
}

/* Name and address of who writes, the points between them lost, over the window of the letter. */
START_TEST(a_senders_line_may_have_lost_its_points)
{
	begin("Quantity", "Price", "Amount");
	sheet_put(&sheet, 40, 80, "Ostermann Technik GmbH Dachauer Landstr. 212 80993 Munich");
	sheet_put(&sheet, 40, 94, "Baugesell Ellwanger KG");
	sheet_put(&sheet, 40, 106, "Schillerweg 17");
	sheet_put(&sheet, 40, 118, "82110 Germering");
	end_as_scan();
	ck_assert_str_eq(at("data/supplier/name"), "Ostermann Technik GmbH");
	ck_assert_str_eq(at("data/recipient/name"), "Baugesell Ellwanger KG");
}
END_TEST

/* "Bill To / Juosl": the second language is no letters to who reads the first. */
START_TEST(a_heading_may_go_on_in_another_language)
{
	begin("Quantity", "Price", "Amount");
	sheet_put(&sheet, 40, 70, "COOLBREEZE SERVICES L.L.C");
	sheet_put(&sheet, 40, 82, "TRN: 100947669490620");
	sheet_put(&sheet, 40, 110, "Bill To / Juosl");
	sheet_put(&sheet, 40, 122, "Khalij Pearl Trading Est.");
	sheet_put(&sheet, 40, 134, "Sheikh Zayed Road, Dubai");
	end_as_scan();
	ck_assert_str_eq(at("data/recipient/name"), "Khalij Pearl Trading Est.");
}
END_TEST

/* The letterhead's firm in full, as the foot has it. */
START_TEST(a_scan_says_the_firms_full_name_elsewhere)
{
	begin("Quantity", "Price", "Amount");
	sheet_put(&sheet, 300, 40, "Zwaluw");
	sheet.words[sheet.page.n_words - 1].y1 += 10000;
	sheet_put(&sheet, 40, 110, "Bill To:");
	sheet_put(&sheet, 40, 122, "Rosenthal Dental Group");
	sheet_put(&sheet, 40, 134, "2100 Westheimer Rd, Houston, TX 77098");
	sheet_put(&sheet, 40, 700, "Zwaluw Online B.V. Amsterdam");
	end_as_scan();
	ck_assert_str_eq(at("data/supplier/name"), "Zwaluw Online B.V.");
}
END_TEST

/* An l with a stroke, where only English was taught. */
START_TEST(a_stroke_makes_an_l_a_t)
{
	begin("Quantity", "Price", "Amount");
	sheet_put(&sheet, 350, 60, "Data wystawienia: 2026-04-09");
	sheet_put(&sheet, 350, 80, "Termin ptatnosci: 2026-04-16");
	end_as_scan();
	ck_assert_str_eq(at("data/due_date"), "2026-04-16");
}
END_TEST

/* A line of a sentence is nobody. */
START_TEST(a_sentence_is_no_name)
{
	begin("Quantity", "Price", "Amount");
	sheet_put(&sheet, 200, 60, "ROSALIND QUIMBY");
	sheet.words[sheet.page.n_words - 2].y1 += 5000;
	sheet.words[sheet.page.n_words - 1].y1 += 5000;
	sheet_put(&sheet, 40, 100, "The Alder Foundation");
	sheet_put(&sheet, 40, 112, "594 Mill Street");
	sheet_put(&sheet, 40, 124, "Concord, New Hampshire 03301");
	sheet_put(&sheet, 40, 160, "For editorial services rendered between July 11, 2025 and July 20, 2025 under");
	sheet_put(&sheet, 40, 172, "PO-89842 Itemization follows.");
	end_as_scan();
	ck_assert_str_eq(at("data/supplier/name"), "ROSALIND QUIMBY");
	ck_assert_str_eq(at("data/recipient/name"), "The Alder Foundation");
}
END_TEST

static Suite *firms_suite(void)
{
	Suite *s = suite_create("commerce_firms");
	TCase *tc = tcase_create("commerce_firms");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, what_is_left_behind_a_withheld_tax_is_no_total, 0, 2);
	tcase_add_test(tc, between_what_is_sold_and_two_prices_is_how_many);
	tcase_add_loop_test(tc, a_column_of_units_may_be_the_quantities, 0, 2);
	tcase_add_loop_test(tc, a_rate_may_stand_among_words, 0, 2);
	tcase_add_test(tc, what_was_paid_stands_below_the_total);
	tcase_add_test(tc, a_total_may_stand_before_what_it_is_made_of);
	tcase_add_loop_test(tc, terms_tell_which_number_is_the_month, 0, 2);
	tcase_add_test(tc, a_date_stands_behind_the_number);
	tcase_add_test(tc, a_customers_registration_is_the_customers);
	tcase_add_loop_test(tc, a_number_stands_below_the_title_or_behind_a_compound, 0, 2);
	tcase_add_test(tc, a_tax_code_beside_goods_is_no_sum);
	tcase_add_test(tc, a_senders_line_may_have_lost_its_points);
	tcase_add_test(tc, a_heading_may_go_on_in_another_language);
	tcase_add_test(tc, a_scan_says_the_firms_full_name_elsewhere);
	tcase_add_test(tc, a_stroke_makes_an_l_a_t);
	tcase_add_test(tc, a_sentence_is_no_name);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(firms_suite());
}
