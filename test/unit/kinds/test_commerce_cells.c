/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Ruled forms, what is added up without a known name, what is credited, whose numbers are whose. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

/* Headings at the left of their cells, figures at the right. */
static void heads(const char *text, int y)
{
	static const int at[] = {42, 242, 312, 372, 442};
	const char *const words[] = {text, "Qty", "Price", "Disc%", "Amount"};

	for (size_t i = 0; i < DX_LEN(at); i++)
		sheet_put(&sheet, at[i], y, words[i]);
}

static void figures(int y, const char *text, const char *qty, const char *price, const char *less, const char *amount)
{
	sheet_put(&sheet, 42, y, text);
	sheet_right(&sheet, 306, y, qty);
	sheet_right(&sheet, 366, y, price);
	sheet_right(&sheet, 434, y, less);
	sheet_right(&sheet, 556, y, amount);
}

/* Uprights between the columns from Y0 to Y1. */
static void uprights(int y0, int y1)
{
	static const int at[] = {38, 238, 308, 368, 438, 560};

	for (size_t i = 0; i < DX_LEN(at); i++)
		sheet_rule(&sheet, at[i], y0, at[i], y1);
}

/* Whichever side of its cell a figure stands at, a column is what the uprights part, all the way down or at its head.
 */
START_TEST(uprights_part_columns)
{
	begin();
	heads("Description", 200);
	figures(216, "Wire mesh", "50", "3.47", "", "173.50");
	figures(232, "Cement", "24", "0.85", "35", "13.26");
	figures(248, "Fish plug", "34", "4.80", "10", "146.88");
	figures(264, "Padlock", "9", "13.25", "", "119.25");
	uprights(196, _i ? 214 : 300);
	sum(320, "Subtotal", "452.89");
	sum(336, "Total", "452.89");
	sheet_put(&sheet, 42, 352, "Bank of Brescia, branch 4:");
	sheet_right(&sheet, 351, 352, "452.89");
	sheet_right(&sheet, 392, 352, "452.89");
	sheet_right(&sheet, 556, 352, "452.89");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "3.47");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "24");
	ck_assert_str_eq(at("data/line_items/3/unit_price"), "13.25");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* Sums stand at the right of cells whose labels stand at their left; one that is changed disagrees. */
START_TEST(a_sum_stands_in_the_cell_of_its_label)
{
	static const char *const totals[] = {"54.00", "54.10"};

	begin();
	row(200, "Description", "Qty", "Price", "VAT %", "Amount");
	row(216, "Wire mesh", "3", "10.00", "20", "30.00");
	row(232, "Cement", "3", "5.00", "20", "15.00");
	sheet_put(&sheet, 42, 300, "Taxable");
	sheet_put(&sheet, 122, 300, "VAT %");
	sheet_put(&sheet, 162, 300, "VAT");
	sheet_put(&sheet, 242, 300, "Subtotal");
	sheet_put(&sheet, 342, 300, "Total VAT");
	sheet_put(&sheet, 442, 300, "Grand total");
	sheet_right(&sheet, 116, 316, "45.00");
	sheet_right(&sheet, 156, 316, "20");
	sheet_right(&sheet, 234, 316, "9.00");
	sheet_right(&sheet, 334, 316, "45.00");
	sheet_right(&sheet, 434, 316, "9.00");
	sheet_right(&sheet, 556, 316, totals[_i]);
	for (int x = 38; x <= 560; x += x == 38 ? 80 : x == 118 ? 40 : x == 158 ? 80 : x < 438 ? 100 : 122)
		sheet_rule(&sheet, x, 296, x, 332);
	read_page();
	ck_assert_str_eq(at("data/totals/subtotal"), "45.00");
	ck_assert_str_eq(at("data/totals/tax"), "9.00");
	ck_assert_str_eq(at("data/totals/total"), totals[_i]);
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

/* What all items come to, by a name that nobody knows, is no item where the next sum counts it once. */
START_TEST(a_sum_without_a_known_name_is_no_item)
{
	static const char *const sums[] = {"342.00", "672.00"};

	begin();
	row(200, "Description", "Hours", "Price", "", "Amount");
	row(216, "Review of the books", "2", "100.00", "", "200.00");
	row(232, "Meeting", "1", "130.00", "", "130.00");
	row(248, "Honorar nach Aufwand", "", "", "", "330.00");
	row(264, "Spesenpauschale 3 %", "", "", "", "12.00");
	row(280, "Subtotal", "", "", "", sums[_i]);
	row(296, "Total", "", "", "", sums[_i]);
	read_page();
	ck_assert_str_eq(at("data/line_items/1/amount"), "130.00");
	if (_i)
		ck_assert_str_eq(at("data/line_items/2/amount"), "330.00");
	else
		ck_assert_ptr_null(at("data/line_items/2/amount"));
	ck_assert_str_eq(at("data/totals/subtotal"), sums[_i]);
}
END_TEST

/* A rebate in the column of credits is a line, less than nothing; a payment is none. */
START_TEST(a_rebate_is_credited)
{
	static const char *const names[] = {"Rebate - Minibar", "Visa card"};

	begin();
	row(200, "Date", "Description", "", "Charges", "Credits");
	for (int i = 0; i < 3; i++) {
		static const char *const said[] = {"Room 1007", "Minibar", "Room 1007"};
		static const char *const charged[] = {"800.00", "42.00", "800.00"};

		sheet_put(&sheet, 40, 216 + 16 * i, "24-Oct-25");
		sheet_put(&sheet, 250, 216 + 16 * i, said[i]);
		sheet_right(&sheet, 460, 216 + 16 * i, charged[i]);
	}
	sheet_put(&sheet, 40, 264, "25-Oct-25");
	sheet_put(&sheet, 250, 264, names[_i]);
	sheet_right(&sheet, 560, 264, "42.00");
	sum(300, "Total", _i ? "1,642.00" : "1,600.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/2/amount"), "800.00");
	if (_i)
		ck_assert_ptr_null(at("data/line_items/3/amount"));
	else
		ck_assert_str_eq(at("data/line_items/3/amount"), "-42.00");
}
END_TEST

/* Labels that begin with one word say things of one firm. */
START_TEST(a_registration_is_of_whom_its_label_names)
{
	begin();
	sheet_put(&sheet, 40, 80, "Company");
	sheet_put(&sheet, 110, 80, ": Sandgate Petroleum Services FZE");
	sheet_put(&sheet, 40, 92, "Company TRN");
	sheet_put(&sheet, 110, 92, ": 100768105800003");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Pump", "2", "20.00", "", "40.00");
	sum(270, "Total", "40.00");
	sheet_put(&sheet, 40, 780, "Palm Lantern Hospitality LLC · Al Marsa Street, Dubai");
	sheet_put(&sheet, 40, 792, "TRN 100705192678003");
	read_page();
	ck_assert_str_eq(at("data/recipient/tax_id"), "100768105800003");
	ck_assert_str_eq(at("data/supplier/tax_id"), "100705192678003");
}
END_TEST

/* Neither a day nor the beginning of an account is a registration. */
START_TEST(days_and_accounts_are_no_registrations)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Pump", "2", "20.00", "", "40.00");
	sum(270, "Total CHF inkl. MWST", "40.00");
	sheet_put(&sheet, 200, 286, "Zahlbar netto bis 16.11.2026 auf IBAN CH00 0077 8000 4650 9469 0.");
	sheet_put(&sheet, 40, 780, "Ingenieure Tobler · 9000 St. Gallen · CHE-445.654.634 MWST");
	read_page();
	ck_assert_str_eq(at("data/supplier/tax_id"), "CHE-445.654.634 MWST");
}
END_TEST

/* "Acme – SAS au capital de …" says of what form Acme is. */
START_TEST(a_form_behind_a_dash_is_no_name)
{
	static const char *const foots[] = {"Fleurigny Conseil – SAS au capital de 15 000 €",
					    "Fleurigny Conseil SAS au capital de 15 000 €"};

	begin();
	sheet_put(&sheet, 40, 20, "Fleurigny Conseil");
	sheet_put(&sheet, 40, 30, "44000 Nantes");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Pump", "2", "20.00", "", "40.00");
	sum(270, "Total", "40.00");
	sheet_put(&sheet, 40, 780, foots[_i]);
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), _i ? "Fleurigny Conseil SAS" : "Fleurigny Conseil");
}
END_TEST

/*
 * What is taxed and its tax, inside of prices, are what the lines with their rate come to, less what is taken off: else
 * nothing proves it.
 */
START_TEST(lines_prove_what_is_taxed)
{
	static const char *const bases[] = {"101.24", "101.25", "109.50"};
	static const char *const taxes[] = {"21.26", "21.26", "23.00"};
	static const char *const off[] = {"-10.00", "-10.00", "0.00"};
	static const char *const totals[] = {"138.70", "138.70", "148.70"};

	begin();
	row(200, "Description", "Qty", "Price", "VAT", "Amount");
	row(216, "Planter", "1", "119.00", "21%", "119.00");
	row(232, "Seeds", "2", "6.75", "21%", "13.50");
	row(248, "Herbs", "1", "16.20", "9%", "16.20");
	sum(280, "Subtotal", "148.70");
	sum(296, "Kortingscode LENTE", off[_i]);
	sum(312, "Total incl. VAT", totals[_i]);
	sheet_put(&sheet, 340, 328, "of which VAT 21% on");
	sheet_put(&sheet, 450, 328, bases[_i]);
	sheet_right(&sheet, 560, 328, taxes[_i]);
	sheet_put(&sheet, 340, 344, "of which VAT 9% on");
	sheet_put(&sheet, 450, 344, "14.86");
	sheet_right(&sheet, 560, 344, "1.34");
	read_page();
	ck_assert_str_eq(at("data/tax_summary/0/taxable"), bases[_i]);
	ck_assert_str_eq(at("verification/state"), _i == 1 ? "unverifiable" : "verified");
}
END_TEST

/* A rate whose last digit no sum shows is proved by the same figure of another line, and by no other one. */
START_TEST(the_same_rate_elsewhere_proves_one)
{
	static const char *const rates[] = {"20.00", "20.01"};

	begin();
	row(200, "Description", "Qty", "Price", "VAT Rate %", "Amount");
	row(216, "Circulator pump", "16", "88.00", "20.00", "1408.00");
	row(232, "Socket", "10", "3.84", rates[_i], "38.40");
	sum(280, "Total Net Amount", "1,446.40");
	sum(296, "Total VAT Amount", "289.28");
	sum(312, "Invoice Total", "1,735.68");
	read_page();
	ck_assert_str_eq(at("verification/state"), _i ? "unverifiable" : "verified");
}
END_TEST

/* What was paid ahead is named, and told by no arithmetic. */
START_TEST(a_deposit_is_paid_ahead)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Pump", "2", "20.00", "", "40.00");
	sum(280, "Total", "40.00");
	sum(296, "Advance Deposit Received", "-30.00");
	sum(312, "Balance Due", "10.00");
	read_page();
	ck_assert_str_eq(at("data/totals/paid"), "-30.00");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* "N.º FACTURA" is "Nº FACTURA". */
START_TEST(a_stop_stands_before_the_end_of_an_ordinal)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 60, "FACTURA");
	sheet_put(&sheet, 40, 100, "N.º FACTURA");
	sheet_put(&sheet, 200, 100, "FECHA");
	sheet_put(&sheet, 40, 114, "A24/000622");
	sheet_put(&sheet, 200, 114, "23-07-2024");
	row(200, "Descripción", "Cantidad", "Precio", "", "Importe");
	row(216, "Mantel", "2", "20,00", "", "40,00");
	sum(270, "Total", "40,00");
	read_page();
	ck_assert_str_eq(at("data/invoice_number"), "A24/000622");
}
END_TEST

static Suite *cells_suite(void)
{
	Suite *s = suite_create("commerce_cells");
	TCase *tc = tcase_create("commerce_cells");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, uprights_part_columns, 0, 2);
	tcase_add_loop_test(tc, a_sum_stands_in_the_cell_of_its_label, 0, 2);
	tcase_add_loop_test(tc, a_sum_without_a_known_name_is_no_item, 0, 2);
	tcase_add_loop_test(tc, a_rebate_is_credited, 0, 2);
	tcase_add_test(tc, a_registration_is_of_whom_its_label_names);
	tcase_add_test(tc, days_and_accounts_are_no_registrations);
	tcase_add_loop_test(tc, a_form_behind_a_dash_is_no_name, 0, 2);
	tcase_add_loop_test(tc, lines_prove_what_is_taxed, 0, 3);
	tcase_add_loop_test(tc, the_same_rate_elsewhere_proves_one, 0, 2);
	tcase_add_test(tc, a_deposit_is_paid_ahead);
	tcase_add_test(tc, a_stop_stands_before_the_end_of_an_ordinal);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(cells_suite());
}
