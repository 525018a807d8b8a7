/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Whose number, name and sum it is: accounts, orders, carriers' freight, rows of totals, brands. */
#include "commerce_page.h"

static void row(int y, const char *text, const char *quantity, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 300, y, quantity);
	sheet_right(&sheet, 400, y, price);
	sheet_right(&sheet, 560, y, amount);
}

/* Lines that come to 44.00. */
static void items(void)
{
	row(200, "Description", "Quantity", "Price", "Amount");
	row(220, "Oak shelf", "3", "10.00", "30.00");
	row(236, "Steel bracket", "7", "2.00", "14.00");
}

static void sum(int y, const char *label, const char *amount)
{
	row(y, "", "", label, amount);
}

/* "Number of" something else; a series is the invoice's own. */
START_TEST(the_number_of_an_account_is_no_invoices)
{
	static const struct {
		const char *first, *number;
	} cases[] = {{"Numéro de compte", "7537-93262"}, {"Numéro de série", "98657843"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "FACTURE");
	sheet_put(&sheet, 300, 60, cases[_i].first);
	sheet_right(&sheet, 560, 60, "98657843");
	sheet_put(&sheet, 300, 76, "Numéro de facture");
	sheet_right(&sheet, 560, 76, "7537-93262");
	items();
	sum(270, "Total avant taxes", "44.00");
	sum(286, "TPS 5 % (n° 612406064 RT0001)", "2.20");
	sum(302, "Montant à payer", "46.20");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), cases[_i].number);
	ck_assert_str_eq(at("data/supplier/tax_id"), "612406064 RT0001");
	ck_assert_str_eq(at("data/totals/due"), "46.20");
}
END_TEST

START_TEST(a_shops_invoice_has_the_orders_number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 300, 40, "Invoice for order #4559");
	items();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "#4559");
}
END_TEST

/* What a carrier calls freight is the sum of its lines; a net sum that neither makes is a mismatch still. */
START_TEST(freight_may_be_the_sum_of_the_lines)
{
	static const struct {
		const char *net, *tax, *total, *verdict;
	} cases[] = {{"47.00", "4.70", "51.70", "verified"}, {"48.00", "4.80", "52.80", "mismatch"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	items();
	sum(270, "Freight", "44.00");
	sum(286, "Fuel surcharge 6,8%", "3.00");
	sum(302, "Total excl. VAT", cases[_i].net);
	sum(318, "VAT 10%", cases[_i].tax);
	sum(334, "Total incl. VAT", cases[_i].total);
	read_page();
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
	if (_i == 0) {
		ck_assert_str_eq(at("data/totals/shipping"), "3.00");
		ck_assert_str_eq(at("data/totals/subtotal"), "47.00");
	}
}
END_TEST

static void wide(int y, const char *text, const char *quantity, const char *price, const char *net, const char *rate,
		 const char *tax)
{
	sheet_put(&sheet, 40, y, text);
	sheet_right(&sheet, 230, y, quantity);
	sheet_right(&sheet, 320, y, price);
	sheet_right(&sheet, 400, y, net);
	sheet_right(&sheet, 470, y, rate);
	sheet_right(&sheet, 560, y, tax);
}

/* The last figure of the row of totals is the tax, where both make what is to pay below. */
START_TEST(a_row_of_totals_may_end_with_the_tax)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Factură nr. TM45625");
	wide(200, "Denumirea produselor", "Cantitatea", "Prețul unitar", "Valoarea", "Cota TVA", "Valoarea TVA");
	wide(220, "Scaun", "3", "10.00", "30.00", "20%", "6.00");
	wide(236, "Masă", "7", "2.00", "14.00", "20%", "2.80");
	wide(252, "Total", "", "", "44.00", "", "8.80");
	sum(280, "Total de plată", _i ? "52.80" : "52.81");
	read_page();
	if (_i) {
		ck_assert_str_eq(at("data/totals/subtotal"), "44.00");
		ck_assert_str_eq(at("data/totals/tax"), "8.80");
		ck_assert_str_eq(at("data/totals/total"), "52.80");
	} else {
		ck_assert_str_ne(sheet_verdict(all), "verified");
	}
}
END_TEST

/* A balance of an earlier bill is explained where it makes what is due, and by nothing else. */
START_TEST(what_was_owed_before_makes_what_is_due)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	items();
	sum(270, "Subtotal", "44.00");
	sum(286, "VAT 10%", "4.40");
	sum(302, "Invoice total", "48.40");
	sum(318, "Unpaid balance", _i ? "10.00" : "10.01");
	sum(334, "Amount due", "58.40");
	read_page();
	ck_assert_str_eq(sheet_verdict(all), _i ? "verified" : "unverifiable");
}
END_TEST

/* A street with its town on one line is nobody's name; the name stands larger beside it. */
START_TEST(a_street_with_its_town_is_no_name)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Rivierzicht Expeditie B.V.");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 6000;
	sheet_put(&sheet, 380, 36, "Havenweg 212, 3089 JK Rotterdam");
	sheet_put(&sheet, 380, 50, "BTW-nr. NL745862608B01");
	sheet_put(&sheet, 40, 100, "Slotervaart Interieurbouw B.V.");
	sheet_put(&sheet, 40, 112, "Tuinbouwlaan 88");
	sheet_put(&sheet, 40, 124, "2678 LD De Lier");
	items();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Rivierzicht Expeditie B.V.");
	ck_assert_str_eq(at("data/supplier/address"), "Havenweg 212, 3089 JK Rotterdam");
	ck_assert_str_eq(at("data/recipient/name"), "Slotervaart Interieurbouw B.V.");
}
END_TEST

/* As a slip or the foot writes a name in capitals; a sentence does not say how. */
START_TEST(a_name_in_capitals_is_as_it_is_written)
{
	static const struct {
		const char *foot, *name;
	} cases[] = {{"Atelier Rütihof AG", "Atelier Rütihof AG"},
		     {"Atelier Rütihof AG · Dorfplatz 3 · 5707 Seengen", "Atelier Rütihof AG"},
		     {"Cheques in favour of Atelier Rütihof AG", "ATELIER RÜTIHOF AG"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "ATELIER RÜTIHOF AG");
	sheet_put(&sheet, 40, 60, "Rechnung 59220");
	sheet_put(&sheet, 40, 100, "Rechnung an");
	sheet_put(&sheet, 40, 112, "Velowerk AG");
	sheet_put(&sheet, 40, 124, "5400 Baden");
	items();
	sum(270, "Total", "44.00");
	sheet_put(&sheet, 40, 700, cases[_i].foot);
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), cases[_i].name);
}
END_TEST

/* Groups of digits over a name, and what it is declared by below it; a line of one such thing is the name's. */
START_TEST(groups_of_digits_over_a_name_are_its_number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(190, "Material", "Quantity", "Price", "Amount");
	sheet_put(&sheet, 40, 202, "Description");
	row(220, "2891 7289 97", "3", "10.00", "30.00");
	sheet_put(&sheet, 40, 232, "GASKET KIT HEAD");
	sheet_put(&sheet, 40, 244, "Comm. code 84974340 Origin BE");
	row(260, "2768 7101 61", "7", "2.00", "14.00");
	sheet_put(&sheet, 40, 272, "OIL FILTER");
	sum(300, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "GASKET KIT HEAD");
	ck_assert_str_eq(at("data/line_items/1/description"), "OIL FILTER");
}
END_TEST

static Suite *delivery_suite(void)
{
	Suite *s = suite_create("commerce_delivery");
	TCase *tc = tcase_create("commerce_delivery");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, the_number_of_an_account_is_no_invoices, 0, 2);
	tcase_add_test(tc, a_shops_invoice_has_the_orders_number);
	tcase_add_loop_test(tc, freight_may_be_the_sum_of_the_lines, 0, 2);
	tcase_add_loop_test(tc, a_row_of_totals_may_end_with_the_tax, 0, 2);
	tcase_add_loop_test(tc, what_was_owed_before_makes_what_is_due, 0, 2);
	tcase_add_test(tc, a_street_with_its_town_is_no_name);
	tcase_add_loop_test(tc, a_name_in_capitals_is_as_it_is_written, 0, 3);
	tcase_add_test(tc, groups_of_digits_over_a_name_are_its_number);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(delivery_suite());
}
