/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Foots of countries away from the commonest, and heads in boxes: what is printed besides tells what is what. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
}

/* Lines of 44.00. */
static void shelves(void)
{
	row(200, "Description", "Quantity", "Price", "", "Amount");
	row(216, "Oak shelf", "3", "10.00", "", "30.00");
	row(232, "Steel bracket", "7", "2.00", "", "14.00");
}

START_TEST(a_base_in_brackets_is_no_less_than_nothing)
{
	static const char *const taxes[] = {"9.68", "9.78"};

	begin();
	shelves();
	sum(270, "Subtotal", "44.00");
	sum(286, "VAT 22% (44.00)", taxes[_i]);
	sum(302, "Total", "53.68");
	read_page();
	ck_assert_str_eq(at("data/tax_summary/0/taxable"), "44.00");
	ck_assert_str_eq(sheet_verdict(all), _i ? "mismatch" : "verified");
}
END_TEST

/* The price has decimals, the money has none: what a line comes to is a whole one, and no other. */
START_TEST(whole_money_rounds_a_price_with_decimals)
{
	static const char *const amounts[] = {"357", "358"};

	begin();
	row(200, "Lýsing", "Magn", "Einingarverð", "", "Upphæð");
	row(216, "Reikisamband", "246", "1,45", "", amounts[_i]);
	row(232, "Leiga", "2", "990,00", "", "1.980");
	sum(270, "Samtals (ISK)", _i ? "2.338" : "2.337");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "1.45");
	ck_assert_int_eq(strcmp(sheet_verdict(all), "mismatch") == 0, _i);
}
END_TEST

/* Goods before the discounts of the lines, and those: no sum of what is left is printed. */
START_TEST(sums_before_the_discounts_of_lines_are_theirs)
{
	static const char *const goods[] = {"44.00", "45.00"};

	begin();
	row(200, "Description", "Quantity", "Price", "Discount", "Amount");
	row(216, "Oak shelf", "3", "10.00", "10%", "27.00");
	row(232, "Steel bracket", "7", "2.00", "0%", "14.00");
	sum(270, "Subtotal", goods[_i]);
	sum(286, "(-) Discount", "3.00");
	sum(302, "VAT 20%", "8.20");
	sum(318, "Total", "49.20");
	read_page();
	ck_assert_str_eq(at("data/totals/discount"), "3.00");
	ck_assert_str_eq(sheet_verdict(all), _i ? "mismatch" : "verified");
}
END_TEST

START_TEST(the_last_total_may_be_less_what_is_withheld)
{
	static const char *const left[] = {"46.20", "46.30"};

	begin();
	shelves();
	sum(270, "Subtotal", "44.00");
	sum(286, "VAT 25%", "11.00");
	sum(302, "Total", "55.00");
	sum(318, "Withholding tax 20%", "-8.80");
	sum(334, "Total amount due", left[_i]);
	read_page();
	if (_i == 0) {
		ck_assert_str_eq(at("data/totals/total"), "55.00");
		ck_assert_str_eq(at("data/totals/due"), "46.20");
	}
	ck_assert_int_eq(strcmp(sheet_verdict(all), "verified") == 0, _i == 0);
}
END_TEST

/* "VAT amount (12%) │ Add: VAT": the tax is said twice on one line, and is not its own base. */
START_TEST(a_tax_beside_itself_is_no_base)
{
	begin();
	shelves();
	sheet_put(&sheet, 40, 248, "*** NOTHING FOLLOWS ***");
	sheet_put(&sheet, 40, 270, "VATABLE SALES");
	sheet_right(&sheet, 260, 270, "39.29");
	sum(270, "TOTAL SALES (VAT INCLUSIVE)", "44.00");
	sum(286, "LESS: VAT", "4.71");
	sum(302, "AMOUNT NET OF VAT", "39.29");
	sheet_put(&sheet, 40, 318, "VAT AMOUNT (12%)");
	sheet_right(&sheet, 260, 318, "4.71");
	sum(318, "ADD: VAT", "4.71");
	sum(334, "TOTAL AMOUNT DUE", "44.00");
	read_page();
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/line_items/1/description"), "Steel bracket");
	ck_assert_str_eq(at("data/tax_summary/0/tax"), "4.71");
	ck_assert_str_eq(at("data/tax_summary/0/taxable"), "null");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* Headings name all but one column, whose figures have percent signs: the rates. */
START_TEST(rates_stand_beside_discounts)
{
	static const char *const rates[] = {"22%", "9%"};

	begin();
	row(200, "Description", "Quantity", "Price", "Discount", "Amount");
	sheet_right(&sheet, 500, 200, "KM");
	for (int i = 0; i < 2; i++) {
		row(216 + 16 * i, i ? "Book" : "Shelf", i ? "1" : "4", "10.00", i ? "10%" : "", i ? "9.00" : "40.00");
		sheet_right(&sheet, 500, 216 + 16 * i, rates[i]);
	}
	sum(270, "Subtotal", "49.00");
	sum(286, "Käibemaks 22% (40,00)", "8.80");
	sum(302, "Käibemaks 9% (9,00)", "0.81");
	sum(318, "Total", "58.61");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/tax_rate"), "22");
	ck_assert_str_eq(at("data/line_items/1/tax_rate"), "9");
}
END_TEST

START_TEST(a_short_registration_needs_its_own_label)
{
	static const struct {
		const char *label, *id;
	} cases[] = {{"VAT Reg: 161628", "161628"}, {"VAT: 161628", "null"}};

	begin();
	sheet_put(&sheet, 40, 100, "Bill to:");
	sheet_put(&sheet, 40, 112, "Bois Cano Works Ltd");
	sheet_put(&sheet, 40, 124, "14 Cipero Street");
	sheet_put(&sheet, 40, 136, cases[_i].label);
	shelves();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/recipient/tax_id"), cases[_i].id);
}
END_TEST

/* "Seller: Y. Ocampo" is a clerk beside the buyer; what stands below the items is far off. */
static void clerk(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 240, 30, "CLINICA LOS GUAYACANES");
	sheet_put(&sheet, 250, 41, "NIT: 901.357.249-8");
	sheet_put(&sheet, 40, 110, "Cliente:");
	sheet_put(&sheet, 100, 110, "Hacienda Perseverancia S.A.");
	sheet_put(&sheet, 40, 122, "NIT:");
	sheet_put(&sheet, 100, 122, "964736056-8");
	sheet_put(&sheet, 340, 110, "Fecha:");
	sheet_put(&sheet, 420, 110, "11/02/2024");
	sheet_put(&sheet, 340, 134, "Vendedor:");
	sheet_put(&sheet, 420, 134, "Y. Ocampo");
	shelves();
	sheet_put(&sheet, 340, 250, "Valores expresados en pesos");
	sheet_put(&sheet, 340, 262, "Recibido conforme");
	sum(290, "TOTAL A PAGAR", "44.00");
	read_page();
}

START_TEST(a_heading_takes_nothing_below_the_items)
{
	clerk();
	ck_assert_str_eq(at("data/supplier/name"), "CLINICA LOS GUAYACANES");
	ck_assert_str_eq(at("data/supplier/tax_id"), "901.357.249-8");
}
END_TEST

START_TEST(letters_behind_a_mark_begin_the_number)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Factura de venta No. FEVG 52173");
	shelves();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "FEVG 52173");
}
END_TEST

/* In a box the name is set in, and the registrations below it begin where its heading does. */
START_TEST(a_registration_is_of_the_heading_above)
{
	begin();
	sheet_put(&sheet, 40, 60, "Dodávateľ:");
	sheet_put(&sheet, 300, 60, "Odberateľ:");
	sheet_put(&sheet, 52, 76, "Veľkoobchod Podhorie, s.r.o.");
	sheet_put(&sheet, 330, 76, "Penzión Pod Lipami, s.r.o.");
	sheet_put(&sheet, 52, 88, "977 01 Brezno");
	sheet_put(&sheet, 330, 88, "976 52 Balog");
	sheet_put(&sheet, 52, 120, "IČ DPH: SK2048683662");
	sheet_put(&sheet, 305, 130, "IČ DPH: SK2152732474");
	shelves();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/supplier/tax_id"), "SK2048683662");
	ck_assert_str_eq(at("data/recipient/tax_id"), "SK2152732474");
}
END_TEST

/* Amid the buyer's address its value begins by chance where the seller's name does. */
START_TEST(a_registration_amid_an_address_is_of_its_heading)
{
	begin();
	sheet_put(&sheet, 150, 30, "LUMIERE DU WOURI SARL");
	sheet_put(&sheet, 40, 90, "DOIT :");
	sheet_put(&sheet, 80, 90, "Clinique Sainte Odile");
	sheet_put(&sheet, 40, 102, "B.P. 1208 Ede - NIU : M072450488093K");
	shelves();
	sum(270, "Total", "44.00");
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Clinique Sainte Odile");
	ck_assert_str_eq(at("data/recipient/tax_id"), "M072450488093K");
	ck_assert_str_eq(at("data/supplier/tax_id"), "null");
}
END_TEST

static Suite *foots_suite(void)
{
	Suite *s = suite_create("commerce_foots");
	TCase *tc = tcase_create("commerce_foots");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_base_in_brackets_is_no_less_than_nothing, 0, 2);
	tcase_add_loop_test(tc, whole_money_rounds_a_price_with_decimals, 0, 2);
	tcase_add_loop_test(tc, sums_before_the_discounts_of_lines_are_theirs, 0, 2);
	tcase_add_loop_test(tc, the_last_total_may_be_less_what_is_withheld, 0, 2);
	tcase_add_test(tc, a_tax_beside_itself_is_no_base);
	tcase_add_test(tc, rates_stand_beside_discounts);
	tcase_add_loop_test(tc, a_short_registration_needs_its_own_label, 0, 2);
	tcase_add_test(tc, a_heading_takes_nothing_below_the_items);
	tcase_add_test(tc, letters_behind_a_mark_begin_the_number);
	tcase_add_test(tc, a_registration_is_of_the_heading_above);
	tcase_add_test(tc, a_registration_amid_an_address_is_of_its_heading);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(foots_suite());
}
