/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* GST invoices of which words say little: taxes and tables known by their figures, parties by where their GSTINs stand.
 */
#include "../unit.h"
#include "gst_paper.h"

static const char seller[] = "29AABCR1718E1ZL";

static void draw_head(const char *first, const char *second)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, dx_asprintf(arena, "GSTIN: %s", seller));
	sheet_put(&sheet, 40, 80, "Bill No: PS/25-26/8412");
	sheet_put(&sheet, 40, 92, "Date: 07-08-2025");
	sheet_put(&sheet, 320, 50, "Bill To");
	sheet_put(&sheet, 320, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 74, first);
	sheet_put(&sheet, 320, 86, second);
}

/* 6,000.00 + 2,440.00 = 8,440.00 under two headings, and below it what FOOT says. */
static void draw_plain(const char *const foot_lines[][2])
{
	draw_head("GSTIN: 29AAHCM7727Q1ZI", "Place of Supply: Karnataka");
	sheet_put(&sheet, 40, 150, "Description");
	sheet_right(&sheet, 560, 150, "Amount (Rs.)");
	sheet_put(&sheet, 40, 170, "Freight charges");
	sheet_right(&sheet, 560, 170, "6,000.00");
	sheet_put(&sheet, 40, 186, "Unloading at the works");
	sheet_right(&sheet, 560, 186, "2,440.00");
	for (int i = 0; foot_lines[i][0]; i++)
		foot(206 + 14 * i, foot_lines[i][0], foot_lines[i][1]);
	read_page();
}

START_TEST(names_and_amounts_are_a_table_by_their_sum)
{
	static const char *const sums[][2] = {{"Taxable subtotal", "8,440.00"},
					      {"CGST 9%", "759.60"},
					      {"SGST 9%", "759.60"},
					      {"Grand Total", "9,959.20"},
					      {NULL, NULL}};

	draw_plain(sums);
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Freight charges");
	ck_assert_str_eq(sheet_at(all, "data/line_items/1/taxable_value"), "2440.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
}
END_TEST

START_TEST(names_and_amounts_without_their_sum_are_none)
{
	static const char *const sums[][2] = {{"Something", "8,441.00"}, {"Grand Total", "9,959.20"}, {NULL, NULL}};

	draw_plain(sums);
	ck_assert_ptr_null(sheet_at(all, "data/line_items/0/description"));
}
END_TEST

/* Two equal amounts that make the total: the halves of a tax; one: the states say which. Never verified. */
START_TEST(taxes_without_a_name_are_known_by_what_they_make)
{
	static const char *const halves[][2] = {{"Taxable subtotal", "8,440.00"},
						{"Vakmun", "759.60"},
						{"Tirgla", "759.60"},
						{"Grand Total", "9,959.20"},
						{NULL, NULL}};
	static const char *const one[][2] = {{"Taxable subtotal", "8,440.00"}, {"GST (18%)", "1,519.20"},
					     {"Gross total", "9,959.20"},      {"Less: Advance received", "500.00"},
					     {"Balance due", "9,459.20"},      {NULL, NULL}};

	draw_plain(halves);
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), "759.60");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	draw_plain(one);
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Freight of 500.00 is no tax: no rate of the law makes it. */
START_TEST(an_amount_that_no_rate_makes_is_no_tax)
{
	static const char *const sums[][2] = {
		{"Taxable subtotal", "8,440.00"}, {"Vakmun", "500.00"}, {"Grand Total", "8,940.00"}, {NULL, NULL}};

	draw_plain(sums);
	ck_assert_str_eq(sheet_at(all, "data/totals/igst"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_name_before_its_gstin_is_the_party)
{
	static const char *const sums[][2] = {
		{"Taxable subtotal", "8,440.00"}, {"Grand Total", "8,440.00"}, {NULL, NULL}};

	draw_plain(sums);
	draw_head("Room 204", "Kaveri Hardware Mart - 29AAHCM7727Q1ZI");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Kaveri Hardware Mart");
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), seller);
}
END_TEST

/* "Sponsor GSTIN" is that of whoever is called "Sponsor", whose bill for a patient it is. */
START_TEST(who_has_a_gstin_is_called_as_its_label_is)
{
	draw_head("", "");
	sheet_put(&sheet, 320, 100, "Patient Name : Mr. A K Rao");
	sheet_put(&sheet, 320, 112, "Sponsor : Yamuna Consulting Group");
	sheet_put(&sheet, 320, 124, "Sponsor GSTIN : 29AAHCM7727Q1ZI");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Yamuna Consulting Group");
}
END_TEST

/* "Total" above the taxes is one before them; what is below has no known name. */
START_TEST(a_total_above_the_taxes_is_before_them)
{
	static const char *const sums[][2] = {{"Total", "8,440.00"},
					      {"CGST 9%", "759.60"},
					      {"SGST 9%", "759.60"},
					      {"Net payble", "9,959.20"},
					      {NULL, NULL}};

	draw_plain(sums);
	ck_assert_str_eq(sheet_at(all, "data/totals/taxable_value"), "8440.00");
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "9959.20");
}
END_TEST

/* The tax's name within a word, or behind words of no use; an amount of such a line that nothing explains is no chance.
 */
START_TEST(taxes_are_known_within_words)
{
	static const char *const glued[][2] = {{"Taxable subtotal", "8,440.00"},
					       {"GST18-CGST9%", "759.60"},
					       {"GST18-SGST9%", "759.60"},
					       {"Grand Total", "9,959.20"},
					       {NULL, NULL}};
	static const char *const led[][2] = {{"Taxable subtotal", "8,440.00"},
					     {"OUTPUT GST CGST 9%", "759.60"},
					     {"OUTPUT GST SGST 9%", "759.60"},
					     {"Grand Total", "9,959.20"},
					     {NULL, NULL}};
	static const char *const odd[][2] = {
		{"Taxable subtotal", "8,440.00"}, {"CGST 9%", "759.60"},      {"SGST 9%", "759.60"},
		{"Grand Total", "9,959.20"},      {"GST18-SGST9%", "751.60"}, {NULL, NULL}};

	draw_plain(glued);
	ck_assert_str_eq(sheet_at(all, "data/totals/cgst"), "759.60");
	ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), "759.60");
	draw_plain(led);
	ck_assert_str_eq(sheet_at(all, "data/totals/sgst"), "759.60");
	draw_plain(odd);
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* The head has the seller's name as a picture: who signs it is. */
START_TEST(who_signs_sells)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 62, dx_asprintf(arena, "GSTIN: %s", seller));
	sheet_put(&sheet, 40, 80, "Bill No: PS/25-26/8412");
	sheet_put(&sheet, 320, 50, "Bill To");
	sheet_put(&sheet, 320, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 74, "GSTIN: 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 320, 300, "For Padmavathi Silks");
	sheet_put(&sheet, 320, 330, "Authorised Signatory");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Nandi Retail Ventures");
}
END_TEST

/* "Vendor Contact Number …" in the buyer's block heads nobody. */
START_TEST(a_label_with_a_number_heads_no_party)
{
	draw_head("Vendor Contact Number 9811000000", "GSTIN - 29AAHCM7727Q1ZI");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/supplier/gstin"), seller);
	ck_assert_str_eq(sheet_at(all, "data/recipient/gstin"), "29AAHCM7727Q1ZI");
	ck_assert_str_eq(sheet_at(all, "data/supplier/name"), "Padmavathi Silks");
}
END_TEST

START_TEST(the_buyer_pays_the_tax_in_words)
{
	draw_head("GSTIN: 29AAHCM7727Q1ZI", "");
	sheet_put(&sheet, 320, 400, "GST Payable By CONSIGNEE");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/reverse_charge"), "true");
	draw_head("GSTIN: 29AAHCM7727Q1ZI", "");
	sheet_put(&sheet, 320, 400, "GST Payable By Consignor / Consignee");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/reverse_charge"), "null");
	draw_head("GSTIN: 29AAHCM7727Q1ZI", "");
	sheet_put(&sheet, 320, 400, "Whether tax is payable by recipient");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/reverse_charge"), "null");
}
END_TEST

/* What was paid before and what is left are printed, and make the total: changed, they are no sum of anything. */
START_TEST(what_is_left_to_pay_is_held_against_the_total)
{
	struct invoice inv = intra();

	inv.total = "12,469.00";
	draw(&inv);
	foot(334, "Advance Amount", "469.00");
	foot(340 + 8, "Net Payable", "12,000.00");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "12469.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	draw(&inv);
	foot(334, "Advance Amount", "469.00");
	foot(340 + 8, "Net Payable", "12,100.00");
	read_page();
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Of a guest and a firm it is the firm that has the number; a name may stand apart from its heading. */
START_TEST(the_firm_has_the_number)
{
	draw_head("", "");
	sheet_put(&sheet, 40, 110, "Name:");
	sheet_put(&sheet, 120, 110, "Mr. A K Rao");
	sheet_put(&sheet, 40, 122, "Company:");
	sheet_put(&sheet, 120, 122, "Yamuna Consulting Group");
	sheet_put(&sheet, 40, 134, "Cust GST ID:");
	sheet_put(&sheet, 120, 134, "29AAHCM7727Q1ZI");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/recipient/name"), "Yamuna Consulting Group");
}
END_TEST

/* Unknown headings, of which only two go on in a second line: that line's cells are its own. */
START_TEST(headings_go_on_in_a_shorter_line)
{
	static const char *const rows[][5] = {{"Wall paint", "3209", "4", "250.00", "1,000.00"},
					      {"Steel hinge", "8302", "10", "12.50", "125.00"},
					      {"Brake pad set", "8708", "3", "400.00", "1,200.00"}};
	static const char *const heads[] = {"Vakmun", "Tirgla", "Nyxhul", "Wobdro", "Feshbek"};
	static const int at[] = {40, 220, 330, 430, 560};

	draw_head("GSTIN: 29AAHCM7727Q1ZI", "");
	for (int k = 0; k < 5; k++)
		sheet_put(&sheet, k < 2 ? at[k] : at[k] - 40, 150, heads[k]);
	sheet_put(&sheet, 290, 160, "Zorpli");
	sheet_put(&sheet, 390, 160, "Glatir");
	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 5; k++)
			(k < 2 ? sheet_put : sheet_right)(&sheet, at[k], 180 + 16 * i, rows[i][k]);
	foot(240, "Total", "2,325.00");
	read_page();
	ck_assert_str_eq(sheet_at(all, "data/line_items/0/description"), "Wall paint");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/quantity"), "3");
	ck_assert_str_eq(sheet_at(all, "data/line_items/2/taxable_value"), "1200.00");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_blind");
	TCase *tc = tcase_create("gst_blind");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, names_and_amounts_are_a_table_by_their_sum);
	tcase_add_test(tc, names_and_amounts_without_their_sum_are_none);
	tcase_add_test(tc, taxes_without_a_name_are_known_by_what_they_make);
	tcase_add_test(tc, an_amount_that_no_rate_makes_is_no_tax);
	tcase_add_test(tc, a_name_before_its_gstin_is_the_party);
	tcase_add_test(tc, who_has_a_gstin_is_called_as_its_label_is);
	tcase_add_test(tc, a_total_above_the_taxes_is_before_them);
	tcase_add_test(tc, taxes_are_known_within_words);
	tcase_add_test(tc, who_signs_sells);
	tcase_add_test(tc, a_label_with_a_number_heads_no_party);
	tcase_add_test(tc, the_buyer_pays_the_tax_in_words);
	tcase_add_test(tc, what_is_left_to_pay_is_held_against_the_total);
	tcase_add_test(tc, the_firm_has_the_number);
	tcase_add_test(tc, headings_go_on_in_a_shorter_line);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
