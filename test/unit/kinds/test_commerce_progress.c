/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bills of builders, vets, carriers and nurseries: what is kept back, what a price is of, sales taxes without freight,
 * and where number, day and parties stand on them. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

static void shelf(void)
{
	row(200, "Description", "Quantity", "Price", "", "Amount");
	row(216, "Oak shelf", "12", "45.50", "", "546.00");
	row(232, "Handbook", "3", "8.20", "", "24.60");
}

/* A contractor's application: what was done this time is the amount, and a part of it is kept back. */
static const char *drawn_progress(const char *kept)
{
	begin();
	sheet_put(&sheet, 40, 90, "TO (OWNER):");
	sheet_put(&sheet, 120, 90, "Acme Realty");
	sheet_put(&sheet, 120, 104, "12 Main Street");
	sheet_put(&sheet, 120, 118, "Akron, OH 44306");
	sheet_put(&sheet, 350, 90, "TERMS: Net 15");
	row(200, "Description of work", "Scheduled value", "% to date", "Previously billed", "This invoice");
	row(216, "Tear-off", "3,800.00", "60%", "380.00", "1,900.00");
	row(232, "Shingles", "1,000.00", "50%", "0.00", "500.00");
	sum(280, "Total this invoice", "$2,400.00");
	sum(296, "Less 10% retainage", kept);
	sum(312, "CURRENT PAYMENT DUE", "$2,160.00");
	read_page();
	return sheet_verdict(all);
}

START_TEST(what_is_kept_back_at_a_rate_was_not_paid)
{
	ck_assert_str_eq(drawn_progress("($240.00)"), "verified");
	ck_assert_str_eq(at("data/line_items/1/amount"), "500.00");
	ck_assert_str_eq(at("data/recipient/name"), "Acme Realty");
	ck_assert_str_eq(at("data/totals/due"), "2160.00");
	ck_assert_str_eq(at("data/totals/paid"), "null");
	ck_assert_str_ne(drawn_progress("($250.00)"), "verified");
}
END_TEST

/* "Preis" over "EUR / ME": that is no other heading, so that "Bezeichnung" beside it is under "Material". */
START_TEST(the_money_and_unit_of_a_price_stand_under_it)
{
	begin();
	row(200, "Material", "Menge", "Preis", "", "Wert");
	row(212, "Bezeichnung", "", "EUR / ME", "", "EUR");
	row(230, "4000922", "4,708", "101,50", "", "477,86");
	sheet_put(&sheet, 40, 242, "Bauschutt, sortenrein");
	row(260, "4000590", "2,000", "10,00", "", "20,00");
	sheet_put(&sheet, 40, 272, "Altholz");
	row(290, "Nettowert", "", "", "", "497,86");
	row(306, "Umsatzsteuer 19 %", "", "", "", "94,59");
	row(322, "Endbetrag", "", "", "", "592,45");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Bauschutt, sortenrein");
	ck_assert_str_eq(at("data/line_items/1/description"), "Altholz");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/subtotal"), "497.86");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* A sales tax of the goods and not of their freight proves its rate, and no other one. */
START_TEST(a_sales_tax_may_be_of_the_goods_alone)
{
	static const struct {
		const char *label;
		bool right;
	} cases[] = {{"Sales tax 9.75%", true}, {"Sales tax 9.76%", false}, {"Sales tax 8.75%", false}};

	begin();
	shelf();
	sum(280, "Merchandise", "570.60");
	sum(296, "Freight", "41.00");
	sum(312, cases[_i].label, "55.63");
	sum(328, "Invoice total", "667.23");
	read_page();
	ck_assert_str_eq(at("data/totals/tax"), "55.63");
	if (cases[_i].right)
		ck_assert_str_eq(at("verification/state"), "verified");
	else
		ck_assert_str_ne(at("verification/state"), "verified");
}
END_TEST

/* "Líquido a percibir" names what is left of the total when the tax on income is kept back. */
START_TEST(what_is_received_in_the_end_is_due)
{
	begin();
	shelf();
	sum(280, "Base imponible", "570.60");
	sum(296, "IVA 21%", "119.83");
	sum(312, "Total factura", "690.43");
	sum(328, "Retención IRPF -15%", "-85.59");
	sum(344, "Líquido a percibir", "604.84");
	read_page();
	ck_assert_str_eq(at("data/totals/due"), "604.84");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

START_TEST(remitting_before_a_day_is_when_to_pay)
{
	begin();
	shelf();
	sum(280, "Totaal", "570.60");
	sheet_put(&sheet, 40, 320, "Gelieve € 570,60 voor 2 april 2026 over te maken op NL04 BANK 0472357812.");
	read_page();
	ck_assert_str_eq(at("data/due_date"), "2026-04-02");
}
END_TEST

/* "Invoice" over "Date / Tax point", with a line of the address between the two; "Client a/c" heads no party. */
START_TEST(the_title_in_a_column_of_labels_is_the_numbers)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 200, 40, "Greenhollow Veterinary Centre");
	sheet_put(&sheet, 50, 110, "Blue Heron Ltd");
	sheet_put(&sheet, 50, 124, "22 Sheep Street");
	sheet_put(&sheet, 50, 138, "Ludlow SY8 1AA");
	sheet_put(&sheet, 380, 116, "Invoice");
	sheet_put(&sheet, 490, 116, "948290");
	sheet_put(&sheet, 380, 131, "Date / Tax point");
	sheet_put(&sheet, 490, 131, "24/06/2025");
	sheet_put(&sheet, 380, 146, "Client a/c");
	sheet_put(&sheet, 490, 146, "O1645");
	shelf();
	sum(280, "Total", "570.60");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "948290");
	ck_assert_str_ne(at("data/recipient/name"), "a/c");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("commerce progress");
	TCase *tc = tcase_create("commerce progress");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, what_is_kept_back_at_a_rate_was_not_paid);
	tcase_add_test(tc, the_money_and_unit_of_a_price_stand_under_it);
	tcase_add_loop_test(tc, a_sales_tax_may_be_of_the_goods_alone, 0, 3);
	tcase_add_test(tc, what_is_received_in_the_end_is_due);
	tcase_add_test(tc, remitting_before_a_day_is_when_to_pay);
	tcase_add_test(tc, the_title_in_a_column_of_labels_is_the_numbers);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
