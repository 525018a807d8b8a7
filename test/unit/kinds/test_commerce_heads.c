/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Headings of columns and of parties on invoices, numbers, dates and registrations. */
#include <time.h>

#include "commerce_rows.h"

static void read_columns(const char *first, const char *second)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", first, second, "Price", "Amount");
	row(120, "Oak shelf", "4", "3", "10.00", "30.00");
	row(136, "Steel bracket", "9", "7", "2.00", "14.00");
	row(170, "", "", "", "Total", "44.00");
	read_page();
}

/* DATE and DUE of an invoice over an item whose price and quantity might be days of months. */
static void read_dated(const char *date, const char *due)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	sheet_put(&sheet, 40, 60, dx_asprintf(arena, "Invoice Date: %s", date));
	sheet_put(&sheet, 40, 72, dx_asprintf(arena, "Due Date: %s", due));
	row(100, "Description", "", "Qty", "Price", "Amount");
	row(120, "Oak shelf", "", "1.25", "2.20", "2.75");
	row(136, "Steel bracket", "", "4.00", "1.30", "5.20");
	row(170, "", "", "", "Total", "7.95");
	read_page();
}

START_TEST(prices_are_no_dates_and_nothing_is_due_before_its_invoice)
{
	read_dated("10/07/2025", "09/08/2025");
	ck_assert_str_eq(at("data/invoice_date"), "2025-07-10");
	ck_assert_str_eq(at("data/due_date"), "2025-08-09");
	read_dated("03/12/2025", "04/02/2025"); /* 3 December is after 4 February */
	ck_assert_str_eq(at("data/invoice_date"), "2025-03-12");
	ck_assert_str_eq(at("data/due_date"), "2025-04-02");
	read_dated("13/12/2025", "04/12/2025"); /* days stand first, whatever is due */
	ck_assert_str_eq(at("data/invoice_date"), "2025-12-13");
	ck_assert_str_eq(at("data/due_date"), "2025-12-04");
}
END_TEST

/* Totals that are the first thing on a page without a header: a bar of labels, or the amount due alone. */
START_TEST(totals_on_a_page_of_their_own_are_no_items)
{
	static struct sheet second;
	struct dx_page pages[2];

	sheet_init(&sheet, arena, 1);
	sheet_init(&second, arena, 2);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "Unit", "Qty", "Price", "Amount");
	row(700, "Oak shelf", "pc", "3", "10.00", "30.00");
	row(716, "Steel bracket", "pc", "7", "2.00", "14.00");
	if (_i) {
		sheet_put(&second, 300, 40, "Amount Due:");
		sheet_right(&second, 560, 40, "52.80");
	}
	sheet_put(&second, 40, 60, "Net total");
	sheet_right(&second, 300, 60, "VAT %");
	sheet_right(&second, 380, 60, "VAT");
	sheet_right(&second, 560, 60, "Grand total");
	sheet_put(&second, 40, 76, "44.00");
	sheet_right(&second, 300, 76, "20%");
	sheet_right(&second, 380, 76, "8.80");
	sheet_right(&second, 560, 76, "52.80");
	pages[0] = sheet.page;
	pages[1] = second.page;
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, pages, 2, &needs_review);
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "line_items")), 2);
	ck_assert_str_eq(at("data/totals/total"), "52.80");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(what_was_shipped_counts_beside_what_was_ordered)
{
	read_columns("Ordered", "Shipped");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "7");
	read_columns("Delivered", "Qty"); /* in days, perhaps */
	ck_assert_str_eq(at("data/line_items/0/quantity"), "3");
}
END_TEST

START_TEST(capitals_of_central_europe_are_the_same_letters)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "FAKTURA 20417");
	sheet_put(&sheet, 40, 60, "DODAVATEL");
	sheet_put(&sheet, 40, 72, "Oak and Sons");
	sheet_put(&sheet, 40, 84, "110 00 Praha 1");
	sheet_put(&sheet, 340, 60, "ODB\xc4\x9aRATEL");
	sheet_put(&sheet, 340, 72, "Orchard Supply");
	sheet_put(&sheet, 340, 84, "602 00 Brno");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Oak and Sons");
	ck_assert_str_eq(at("data/recipient/name"), "Orchard Supply");
}
END_TEST

/* A page with two parties side by side, whose headings are LEFT and RIGHT, and an invoice below them. */
static void read_parties(const char *left, const char *right)
{
	static const char *const sides[2][5] = {
		{NULL, "Oak and Sons", "NIF: 12345678Z", "Quay Street 12", "31001 Pamplona"},
		{NULL, "Orchard Supply", "CIF: B31765437", "Mill Lane 88", "50001 Zaragoza"}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "FACTURA");
	sheet_put(&sheet, 400, 20, "Factura n\xc2\xba: FT 2025/7");
	sheet_put(&sheet, 400, 32, "Fecha emisi\xc3\xb3n factura: 12/03/2026");
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < 5; i++)
			sheet_put(&sheet, side ? 320 : 40, 60 + 12 * i, i ? sides[side][i] : side ? right : left);
	row(140, "Concepto", "Horas", "", "Precio", "Total");
	row(160, "Consulting workshop", "4", "", "100,00", "400,00");
	row(176, "Logo design", "3", "", "200,00", "600,00");
	row(210, "", "", "", "Base imponible", "1.000,00");
	row(226, "", "", "", "IVA 21%", "210,00");
	row(242, "", "", "", "Retenci\xc3\xb3n IRPF 15%", "-150,00");
}

START_TEST(a_heading_beside_a_known_one_is_no_name)
{
	read_parties("Datos de quien factura", "Datos del cliente");
	row(258, "", "", "", "Total a percibir", "1.060,00");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Oak and Sons");
	ck_assert_str_eq(at("data/supplier/tax_id"), "12345678Z");
	ck_assert_str_eq(at("data/recipient/name"), "Orchard Supply");
	ck_assert_str_eq(at("data/recipient/tax_id"), "B31765437");
	ck_assert_str_eq(at("data/invoice_number"), "FT 2025/7");
	ck_assert_str_eq(at("data/invoice_date"), "2026-03-12");
}
END_TEST

START_TEST(what_is_withheld_is_no_part_of_what_is_paid)
{
	read_parties("Emisor", "Datos del cliente");
	row(258, "", "", "", "Total a pagar", "1.060,00");
	read_page();
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
	ck_assert_str_eq(at("data/totals/tax"), "210.00");
	ck_assert_str_eq(at("data/totals/total"), "1060.00");
	read_parties("Emisor", "Datos del cliente");
	row(258, "", "", "", "Total a pagar", "1.061,00");
	read_page();
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* Verdict on an invoice over 1,000.00 and VAT of 210.00, of which 150.00 are withheld, with these sums if any. */
static const char *with_total(const char *total, const char *paid, const char *due)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Invoice 20417");
	sheet_put(&sheet, 40, 40, "Invoice date: 12/03/2026");
	row(140, "Description", "Quantity", "", "Unit price", "Amount");
	row(160, "Consulting workshop", "4", "", "100.00", "400.00");
	row(176, "Logo design", "3", "", "200.00", "600.00");
	row(210, "", "", "", "Subtotal", "1,000.00");
	row(226, "", "", "", "VAT 21%", "210.00");
	row(242, "", "", "", "Withholding tax 15%", "-150.00");
	row(258, "", "", "", "Total", total);
	if (paid)
		row(274, "", "", "", "Paid", paid);
	if (due)
		row(290, "", "", "", "Amount due", due);
	read_page();
	return sheet_verdict(all);
}

/* Somebody who changes the figure that is withheld must be noticed. */
START_TEST(what_is_withheld_is_taken_from_something)
{
	ck_assert_str_eq(with_total("1,060.00", NULL, NULL), "verified");
	ck_assert_str_eq(with_total("1,210.00", NULL, "1,060.00"), "verified");
	ck_assert_str_eq(with_total("1,210.00", "100.00", "960.00"), "verified");
	ck_assert_str_ne(with_total("1,210.00", NULL, NULL), "verified");
	ck_assert_str_ne(with_total("1,210.00", "100.00", "1,110.00"), "verified");
}
END_TEST

/* Processor time of so many charges that come to nothing. */
static clock_t spent(int charges)
{
	clock_t start;

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Invoice 20417");
	for (int i = 0; i < charges; i++) {
		sheet_put(&sheet, 40, 60 + 14 * i, "Calls");
		sheet_right(&sheet, 560, 60 + 14 * i, dx_asprintf(arena, "%d.07", i + 1));
	}
	sheet.page.height = (60 + 14 * charges) * 1000;
	start = clock();
	read_page();
	return clock() - start;
}

START_TEST(charges_are_looked_at_in_linear_time)
{
	clock_t few = spent(90);
	clock_t many = spent(900);

	/* Quadratic work takes 46 times as long. */
	ck_assert_msg(many < 15 * few, "%ld and %ld ticks", (long)few, (long)many);
}
END_TEST

START_TEST(charges_without_a_known_heading_are_items_where_they_add_up)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Invoice 20417");
	sheet_put(&sheet, 320, 40, "TOTAL AMOUNT DUE ON April 25, 2026");
	sheet_right(&sheet, 560, 40, "$132.00");
	row(140, "What you used", "", "", "", "Cost");
	row(160, "Line rental", "", "", "", "$20.00");
	row(176, "Calls", "", "", "", "$90.00");
	row(210, "", "", "", "Sum", "$110.00");
	row(226, "", "", "", "VAT (20%)", "$22.00");
	row(242, "", "", "", "Total", "$132.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Line rental");
	ck_assert_str_eq(at("data/line_items/1/amount"), "90.00");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/due_date"), "2026-04-25");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_registration_belongs_to_whom_it_stands_with)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Invoice 20417");
	sheet_put(&sheet, 40, 60, "Bill To:");
	sheet_put(&sheet, 40, 72, "Orchard Supply");
	sheet_put(&sheet, 40, 84, "12 Mill Lane");
	sheet_put(&sheet, 40, 96, "Leeds LS1 4AP");
	sheet_put(&sheet, 40, 120, "VAT No: GB 245 7193 48");
	sheet_put(&sheet, 320, 60, "From:");
	sheet_put(&sheet, 320, 72, "Oak and Sons, 1 Quay Street, Bristol BS1 5TR");
	sheet_put(&sheet, 320, 120, "VAT No: GB 730 4139 28. Registered in England");
	read_page();
	ck_assert_str_eq(at("data/recipient/tax_id"), "GB 245 7193 48");
	ck_assert_str_eq(at("data/supplier/tax_id"), "GB 730 4139 28");
	ck_assert_str_eq(at("data/supplier/name"), "Oak and Sons");
}
END_TEST

/* Apart from the buyer's address, and nobody else's beside it: the seller's, who has to print one. */
START_TEST(the_only_registration_is_the_sellers)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Oak and Sons");
	sheet_put(&sheet, 40, 60, "Bill To:");
	sheet_put(&sheet, 40, 72, "Orchard Supply");
	sheet_put(&sheet, 40, 84, "12 Mill Lane");
	sheet_put(&sheet, 40, 120, "VAT No: GB 730 4139 28");
	sheet_put(&sheet, 320, 20, "Invoice 20417");
	read_page();
	ck_assert_str_eq(at("data/supplier/tax_id"), "GB 730 4139 28");
	ck_assert_str_eq(at("data/recipient/tax_id"), "null");
}
END_TEST

static const char *verdict_with_wares(const char *wares)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "", "Qty", "Price", "Amount");
	row(120, "Oak shelf", "", "3", "10.00", "30.00");
	row(136, "Steel bracket", "", "7", "2.00", "14.00");
	row(170, "", "", "", "Wares", wares);
	row(186, "", "", "", "VAT (20%)", "8.80");
	row(202, "", "", "", "Total", "52.80");
	read_page();
	return sheet_verdict(all);
}

START_TEST(a_figure_over_the_total_without_a_known_name_must_be_one_of_the_sums)
{
	ck_assert_str_eq(verdict_with_wares("44.00"), "verified");
	ck_assert_str_ne(verdict_with_wares("45.00"), "verified");
}
END_TEST

START_TEST(a_table_of_taxes_has_no_items)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Invoice 20417");
	row(100, "Description", "Qty", "Price", "VAT rate", "Amount");
	row(120, "Oak shelf", "3", "10.00", "20%", "30.00");
	row(136, "Steel bracket", "7", "2.00", "0%", "14.00");
	row(170, "", "", "", "Invoice total", "50.00");
	row(210, "", "", "VAT rate", "Item subtotal", "VAT subtotal");
	row(226, "", "", "0%", "14.00", "0.00");
	row(242, "", "", "20%", "30.00", "6.00");
	row(258, "", "", "Total", "44.00", "6.00");
	read_page();
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/subtotal"), "44.00");
	ck_assert_str_eq(at("data/totals/tax"), "6.00");
}
END_TEST

START_TEST(a_rate_with_a_sign_before_it_is_no_amount)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "Rechnung 20417");
	row(100, "Bezeichnung", "", "Menge", "Einzelpreis", "Gesamt");
	row(120, "Regalbrett", "", "3", "10,00", "30,00");
	row(136, "Winkel", "", "7", "2,00", "14,00");
	row(170, "", "", "", "Netto", "44,00");
	row(186, "", "", "", "+ 19,00 % MwSt.", "8,36");
	row(202, "", "", "", "Endsumme", "52,36");
	read_page();
	ck_assert_str_eq(at("data/totals/tax"), "8.36");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

static Suite *heads_suite(void)
{
	Suite *s = suite_create("commerce_heads");
	TCase *tc = tcase_create("commerce_heads");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, totals_on_a_page_of_their_own_are_no_items, 0, 2);
	tcase_add_test(tc, what_was_shipped_counts_beside_what_was_ordered);
	tcase_add_test(tc, prices_are_no_dates_and_nothing_is_due_before_its_invoice);
	tcase_add_test(tc, capitals_of_central_europe_are_the_same_letters);
	tcase_add_test(tc, a_heading_beside_a_known_one_is_no_name);
	tcase_add_test(tc, what_is_withheld_is_no_part_of_what_is_paid);
	tcase_add_test(tc, what_is_withheld_is_taken_from_something);
	tcase_add_test(tc, charges_are_looked_at_in_linear_time);
	tcase_add_test(tc, charges_without_a_known_heading_are_items_where_they_add_up);
	tcase_add_test(tc, a_registration_belongs_to_whom_it_stands_with);
	tcase_add_test(tc, the_only_registration_is_the_sellers);
	tcase_add_test(tc, a_figure_over_the_total_without_a_known_name_must_be_one_of_the_sums);
	tcase_add_test(tc, a_table_of_taxes_has_no_items);
	tcase_add_test(tc, a_rate_with_a_sign_before_it_is_no_amount);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(heads_suite());
}
