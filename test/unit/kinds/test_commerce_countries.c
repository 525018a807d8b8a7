/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Invoices of commerce of countries that nobody had seen: who sends, in what money, what is taxed, what proves a price.
 */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/invoice.json"

static const char *at(const char *path)
{
	return sheet_at(all, path);
}

static const char *verdict(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

static void row(int y, const char *text, const char *qty, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 340, y, qty);
	sheet_right(&sheet, 440, y, price);
	sheet_right(&sheet, 560, y, amount);
}

static void sum(int y, const char *label, const char *amount)
{
	sheet_put(&sheet, 300, y, label);
	sheet_right(&sheet, 560, y, amount);
}

static void items(void)
{
	row(300, "Description", "Quantity", "Price", "Amount");
	row(316, "Oak board", "12", "45.50", "546.00");
	row(332, "Brass hinge", "3", "8.20", "24.60");
	sum(360, "Subtotal", "570.60");
	sum(376, "VAT 20%", "114.12");
	sum(392, "Total", "684.72");
}

/* A line with name and address in the foot is over bank details: who buys stands in the head. */
START_TEST(a_senders_line_in_the_foot_opens_no_window)
{
	sheet_put(&sheet, 400, 40, "INVOICE 20417");
	sheet_put(&sheet, 40, 80, "Blue Heron Hospitality Ltd");
	sheet_put(&sheet, 40, 92, "Lange Gasse 14");
	sheet_put(&sheet, 40, 104, "90403 Nürnberg");
	items();
	sheet_put(&sheet, 40, 700, "Nordurfell Hosting | Harbour Street 12 | 10115 Berlin");
	sheet_put(&sheet, 40, 712, "Bank 0875-26-883126 | Sheet one");
	verdict();
	ck_assert_str_eq(at("data/supplier/name"), "Nordurfell Hosting");
	ck_assert_str_eq(at("data/recipient/name"), "Blue Heron Hospitality Ltd");
}
END_TEST

/* Who stands in the foot with an address and in the letterhead writes, whoever is in the window. */
START_TEST(a_firm_of_the_foot_and_of_the_letterhead_writes)
{
	sheet_put(&sheet, 40, 40, "Oak Moss Machines");
	sheet_put(&sheet, 400, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 80, "Blue Heron Housing");
	sheet_put(&sheet, 350, 92, "Quay Promenade 3");
	sheet_put(&sheet, 350, 104, "84389 Kalmar");
	items();
	sheet_put(&sheet, 40, 650, "Postadress:");
	sheet_put(&sheet, 40, 662, "Oak Moss Machines");
	sheet_put(&sheet, 40, 674, "Box 633");
	sheet_put(&sheet, 40, 686, "96079 Bruksholm");
	verdict();
	ck_assert_str_eq(at("data/supplier/name"), "Oak Moss Machines");
	ck_assert_str_eq(at("data/recipient/name"), "Blue Heron Housing");
}
END_TEST

/* "Section C: Buyer's details" over labels, each with its value; a label in two lines, the number beside the first. */
START_TEST(a_form_names_both_in_sections)
{
	static const struct {
		const char *label, *value;
	} form[] = {{"Section A: Seller's Details", NULL},
		    {"TIN:", "1063547488"},
		    {"Legal Name:", "KISOZI HARDWARE LIMITED"},
		    {"Section B: Office", NULL},
		    {"Device Number:", "TCS5968055"},
		    {"Fiscal Document", "32404870036528"},
		    {"Number:", NULL},
		    {"Section C: Buyer's Details", NULL},
		    {"TIN:", "1082387655"},
		    {"Legal Name:", "MUKISA FARMERS LTD"}};

	sheet_put(&sheet, 200, 40, "TAX INVOICE");
	for (size_t i = 0; i < DX_LEN(form); i++) {
		bool section = strncmp(form[i].label, "Section", 7) == 0;

		sheet_put(&sheet, section ? 200 : 40, 70 + (int)i * 14, form[i].label);
		if (form[i].value)
			sheet_put(&sheet, 200, 70 + (int)i * 14, form[i].value);
	}
	items();
	verdict();
	ck_assert_str_eq(at("data/invoice_number"), "32404870036528");
	ck_assert_str_eq(at("data/supplier/name"), "KISOZI HARDWARE LIMITED");
	ck_assert_str_eq(at("data/supplier/tax_id"), "1063547488");
	ck_assert_str_eq(at("data/recipient/name"), "MUKISA FARMERS LTD");
	ck_assert_str_eq(at("data/recipient/tax_id"), "1082387655");
}
END_TEST

/* "M/s." before the name is no label of something else, and a label in one word with a stem of taxes is one. */
START_TEST(a_customer_is_addressed_as_messrs)
{
	sheet_put(&sheet, 40, 40, "Jabal Machinery LLC");
	sheet_put(&sheet, 40, 52, "P.O. Box 610, Ruwi. TAXPAYERNR: OM1100916212");
	sheet_put(&sheet, 400, 70, "INVOICE 20417");
	sheet_put(&sheet, 40, 90, "Bill To");
	sheet_put(&sheet, 40, 102, "M/s. Mirbat Oilfield LLC");
	sheet_put(&sheet, 40, 114, "Accounts Payable Dept.");
	items();
	verdict();
	ck_assert_str_eq(at("data/recipient/name"), "Mirbat Oilfield LLC");
	ck_assert_str_eq(at("data/supplier/tax_id"), "OM1100916212");
}
END_TEST

/* Francs CFA have no decimals, and are those of the country whose registration the paper has. */
START_TEST(francs_are_whole)
{
	sheet_put(&sheet, 40, 40, "ETS NGOUMOU SARL");
	sheet_put(&sheet, 40, 52, "N° Contribuable : M008207033096B");
	sheet_put(&sheet, 40, 80, "FACTURE N° 0157/NF/23");
	row(300, "Désignation", "Qté", "P.U. (FCFA)", "P.T. (FCFA)");
	row(316, "Peinture", "07", "27 750", "194 250");
	row(332, "Plaquettes", "02", "145 000", "290 000");
	sum(360, "TOTAL HT", "484 250");
	sum(376, "TVA 19,25 %", _i ? "93 218" : "93 281");
	sum(392, "TOTAL TTC", "577 468");
	ck_assert_str_eq(verdict(), _i ? "verified" : "mismatch");
	ck_assert_str_eq(at("data/currency"), "XAF");
	ck_assert_str_eq(at("data/supplier/tax_id"), "M008207033096B");
	ck_assert_str_eq(at("data/totals/tax"), _i ? "93218.00" : "93281.00");
}
END_TEST

static void put(int y, const char *text, const char *qty, const char *price)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 200, y, qty);
	sheet_right(&sheet, 290, y, price);
}

/* "% Bonif | Imp. Bonif.": a rate without a sign beside what it comes to is one discount; else they are no such two. */
START_TEST(a_bare_rate_beside_its_discount_is_one)
{
	put(300, "Producto", "Cantidad", "Precio");
	sheet_right(&sheet, 370, 300, "% Bonif");
	sheet_right(&sheet, 460, 300, "Imp. Bonif.");
	sheet_right(&sheet, 560, 300, "Subtotal");
	put(316, "Flete", "1,50", "51620,00");
	sheet_right(&sheet, 370, 316, "10,00");
	sheet_right(&sheet, 460, 316, _i ? "7743,00" : "7734,00");
	sheet_right(&sheet, 560, 316, "69687,00");
	put(332, "Sonido", "1,00", "48070,00");
	sheet_right(&sheet, 370, 332, "0,00");
	sheet_right(&sheet, 460, 332, "0,00");
	sheet_right(&sheet, 560, 332, "48070,00");
	sheet_put(&sheet, 300, 360, "Importe Total:");
	sheet_right(&sheet, 560, 360, "117757,00");
	if (_i)
		ck_assert_str_eq(verdict(), "verified");
	else
		ck_assert_str_ne(verdict(), "verified");
}
END_TEST

/* "Taxable (20%)" and "Tax (20%)" of two rates in four lines, each tax rounded line by line. */
START_TEST(what_is_taxed_may_have_a_line_of_its_own)
{
	static const char *const base[] = {"100.02", "100.20"};

	row(300, "Description", "Quantity", "Price", "Amount");
	sheet_right(&sheet, 620, 300, "VAT");
	sheet_right(&sheet, 700, 300, "VAT amount");
	row(316, "Oak board", "2", "50.01", "100.02");
	sheet_right(&sheet, 620, 316, "%20");
	sheet_right(&sheet, 700, 316, "20.00");
	row(332, "Brass hinge", "3", "8.20", "24.60");
	sheet_right(&sheet, 620, 332, "%10");
	sheet_right(&sheet, 700, 332, "2.46");
	sum(360, "Goods total", "124.62");
	sum(376, "Net amount (%20)", base[_i]);
	sum(392, "VAT (%20)", "20.00");
	sum(408, "Net amount (%10)", "24.60");
	sum(424, "VAT (%10)", "2.46");
	sum(440, "Grand total", "147.08");
	if (_i == 0) {
		ck_assert_str_eq(verdict(), "verified");
		ck_assert_str_eq(at("data/tax_summary/0/taxable"), "100.02");
		ck_assert_str_eq(at("data/tax_summary/1/taxable"), "24.60");
	} else {
		ck_assert_str_ne(verdict(), "verified");
	}
}
END_TEST

/* Prices with tax, the tax of which was taken out line by line: two cents off, and the row says what both come to. */
START_TEST(cents_of_lines_are_no_mismatch_where_the_row_has_the_sum)
{
	static const struct {
		const char *base, *tax;
		const char *verdict;
	} said[] = {{"3048.29", "548.71", "verified"}, {"3084.29", "548.71", "mismatch"}};

	row(300, "Item", "Quantity", "Unit Price", "Total");
	row(316, "Paper", "3", "399.00", "1197.00");
	row(332, "Sheets", "4", "400.00", "1600.00");
	row(348, "Hoe", "8", "100.00", "800.00");
	sheet_put(&sheet, 40, 380, "Tax Category");
	sheet_right(&sheet, 300, 380, "Net Amount");
	sheet_right(&sheet, 420, 380, "Tax Amount");
	sheet_right(&sheet, 560, 380, "Gross Amount");
	sheet_put(&sheet, 40, 396, "A: Standard (18%)");
	sheet_right(&sheet, 300, 396, said[_i].base);
	sheet_right(&sheet, 420, 396, said[_i].tax);
	sheet_right(&sheet, 560, 396, "3597.00");
	sum(420, "Net Amount:", "3048.29");
	sum(436, "Tax Amount:", "548.71");
	sum(452, "Gross Amount:", "3597.00");
	ck_assert_str_eq(verdict(), said[_i].verdict);
}
END_TEST

/* Rials have three decimals: the last digit of a price shows in the third one of its product. */
START_TEST(a_price_in_rials_is_proved_by_its_product)
{
	row(300, "Description", "Qty", "Rate (OMR)", "Amount (OMR)");
	row(316, "Crane", "13", "171.500", "2229.500");
	row(332, "Generator", "4", _i ? "67.501" : "67.500", "270.000");
	sum(360, "Total Amount Due OMR", "2499.500");
	if (_i)
		ck_assert_str_ne(verdict(), "verified");
	else
		ck_assert_str_eq(verdict(), "verified");
}
END_TEST

/* "1. Cable", "2. Lamp": the texts count the lines; one that does not is a text with a number. */
START_TEST(texts_do_not_begin_with_the_number_of_their_line)
{
	row(300, "Description", "Quantity", "Price", "Amount");
	row(316, "1. Oak board", "12", "45.50", "546.00");
	row(332, _i ? "3. Brass hinge" : "2. Brass hinge", "3", "8.20", "24.60");
	sum(360, "Total", "570.60");
	verdict();
	ck_assert_str_eq(at("data/line_items/0/description"), _i ? "1. Oak board" : "Oak board");
	ck_assert_str_eq(at("data/line_items/1/description"), _i ? "3. Brass hinge" : "Brass hinge");
}
END_TEST

static Suite *countries_suite(void)
{
	Suite *s = suite_create("commerce of countries");
	TCase *tc = tcase_create("invoices");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_senders_line_in_the_foot_opens_no_window);
	tcase_add_test(tc, a_firm_of_the_foot_and_of_the_letterhead_writes);
	tcase_add_test(tc, a_form_names_both_in_sections);
	tcase_add_test(tc, a_customer_is_addressed_as_messrs);
	tcase_add_loop_test(tc, francs_are_whole, 0, 2);
	tcase_add_loop_test(tc, a_bare_rate_beside_its_discount_is_one, 0, 2);
	tcase_add_loop_test(tc, what_is_taxed_may_have_a_line_of_its_own, 0, 2);
	tcase_add_loop_test(tc, cents_of_lines_are_no_mismatch_where_the_row_has_the_sum, 0, 2);
	tcase_add_loop_test(tc, a_price_in_rials_is_proved_by_its_product, 0, 2);
	tcase_add_loop_test(tc, texts_do_not_begin_with_the_number_of_their_line, 0, 2);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(countries_suite());
}
