/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands in the corners of a stranger's GST invoices: numbers of letters, addresses over names, places of supply
 * that a sentence breaks before, sums without a word. */
#include "../unit.h"
#include "gst_lines.h"

static const char *data(const char *path)
{
	return sheet_at(all, dx_asprintf(arena, "data/%s", path));
}

/* The paper of plain() without its number and date, whose head the test draws at Y 110 to 190. */
static void draw_unnumbered(void)
{
	struct paper p = plain();

	p.head[0] = NULL;
	draw(&p);
}

/* ---- numbers ---- */

START_TEST(a_letter_has_its_number_level_with_its_date)
{
	static const char *const cases[][3] = {{"Ref: CS/Aug/2024/40", "Dated: 30/08/2024", "CS/Aug/2024/40"},
					       {"Our Ref. No.: CS/Aug/2024/40", "Date: 30/08/2024", "CS/Aug/2024/40"},
					       {"Ref : CS/Aug/2024/40", "Date : 30/08/2024", "CS/Aug/2024/40"},
					       {"Ref: 12/08/2024", "Dated: 30/08/2024", NULL}, /* a day is none */
					       {"Ref: CS/Aug/2024/40", "Gate pass 4", NULL}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		draw_unnumbered();
		sheet_put(&sheet, 40, 110, cases[i][0]);
		sheet_put(&sheet, 420, 110, cases[i][1]);
		sheet_put(&sheet, 250, 135, "TAX INVOICE");
		sheet_put(&sheet, 40, 147, "Bill for services provided in the month of July 2024 at your premises");
		(void)read_sheet();
		ck_assert_str_eq(data("invoice_number"), cases[i][2] ? cases[i][2] : "2024");
	}
}
END_TEST

START_TEST(a_number_over_its_date_may_share_its_right_edge)
{
	for (int i = 0; i < 2; i++) {
		draw_unnumbered();
		sheet_put(&sheet, 40, 110, "Silks, Sarees");
		sheet_right(&sheet, i == 0 ? 560 : 470, 110, "No. 385/24-25");
		sheet_right(&sheet, 560, 122, "Date: 14 October 2024");
		(void)read_sheet();
		ck_assert(i == (strcmp(data("invoice_number"), "385/24-25") != 0));
	}
}
END_TEST

/* ---- places ---- */

START_TEST(a_place_of_supply_may_be_said_on_the_next_line)
{
	static const char *const cases[][3] = {
		{"Bill for services at your premises. SAC 998525. Place of supply is",
		 "Karnataka (State code 29); tax is not payable under reverse charge.", "29"},
		{"Bill for services at your premises. SAC 998525. Place of supply",
		 "is Karnataka (State code 29); tax is not payable under reverse charge.", "29"},
		{"Bill for services at your premises. SAC 998525. Place of supply", "Karnataka has many customers",
		 "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct paper p = plain();

		p.head[2] = cases[i][0];
		p.head[3] = cases[i][1];
		(void)verdict(&p);
		ck_assert_str_eq(data("place_of_supply"), cases[i][2]);
	}
}
END_TEST

START_TEST(a_place_of_supply_of_a_scan_may_lack_its_first_letter_and_its_code)
{
	for (int scan = 0; scan < 2; scan++) {
		const struct paper p = plain();

		draw(&p);
		sheet_put(&sheet, 300, 110, "Hlace of Supply");
		sheet_put(&sheet, 385, 110, "(105");
		sheet_put(&sheet, 420, 110, "Karnataka");
		if (scan)
			sheet_scan(&sheet);
		(void)read_sheet();
		ck_assert_str_eq(data("place_of_supply"), scan ? "29" : "null");
	}
}
END_TEST

START_TEST(a_date_of_a_scan_may_lack_its_signs)
{
	static const char *const cases[][2] = {{"Invoice Date 07082025", "2025-08-07"},
					       {"Invoice Date 7 07082025", "2025-08-07"},
					       {"Invoice Date 47082025", "null"},
					       {"Invoice Date 07081925", "null"}};

	for (size_t i = 0; i < DX_LEN(cases); i++) {
		struct paper p = plain();

		p.head[1] = cases[i][0];
		draw(&p);
		sheet_scan(&sheet);
		(void)read_sheet();
		ck_assert_str_eq(data("invoice_date"), cases[i][1]);
	}
}
END_TEST

/* ---- parties ---- */

START_TEST(messrs_before_a_name_is_no_name)
{
	draw_bare();
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 62, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 40, 76, "Sold to Messrs.");
	sheet_put(&sheet, 160, 76, "Nandi Retail Ventures");
	sheet_put(&sheet, 160, 88, "H-16, Ring Road, Mysuru - 570001");
	sheet_put(&sheet, 160, 100, "GST No. 29AAHCM7727Q1ZI");
	(void)read_sheet();
	ck_assert_str_eq(data("recipient/name"), "Nandi Retail Ventures");
	ck_assert_str_eq(data("recipient/address"), "H-16, Ring Road, Mysuru - 570001");
}
END_TEST

START_TEST(an_address_may_stand_over_the_sellers_name)
{
	for (int i = 0; i < 2; i++) {
		draw_bare();
		sheet_right(&sheet, 560, 40, "Plot 21, Station Road, Bengaluru 560 053");
		sheet_put(&sheet, 40, 50, "Padmavathi Silks");
		sheet_right(&sheet, 560, 54, "Tel 9748246211");
		if (i == 1) /* two of them: whose they are nobody knows */
			sheet_put(&sheet, 40, 28, "Plot 4, Hebbal, Mysuru - 570016");
		sheet_put(&sheet, 300, 76, "CUSTOMER");
		sheet_put(&sheet, 300, 86, "Nandi Retail Ventures");
		sheet_put(&sheet, 300, 96, "GSTIN: 29AAHCM7727Q1ZI");
		sheet_put(&sheet, 40, 160, "OUR GSTIN: 29AABCR1718E1ZL");
		(void)read_sheet();
		ck_assert_str_eq(data("supplier/name"), "Padmavathi Silks");
		ck_assert_str_eq(data("supplier/address"),
				 i == 0 ? "Plot 21, Station Road, Bengaluru 560 053" : "null");
	}
}
END_TEST

/* ---- sums ---- */

START_TEST(quantities_and_values_come_to_a_sum_without_a_word)
{
	static const char *const sums[][2] = {{"17", "8,440.00"}, {"16", "8,440.00"}, {"17", "8,440.50"}};

	for (size_t i = 0; i < DX_LEN(sums); i++) {
		struct paper p = plain();

		for (size_t k = 0; k < 3; k++)
			p.items[k][0] = p.items[k][2] = p.items[k][3] = NULL;
		p.heads[0] = p.heads[2] = p.heads[3] = NULL;
		p.foot[0][0] = NULL;
		draw(&p);
		sheet_right(&sheet, edges[4], 270, sums[i][0]);
		sheet_right(&sheet, edges[6], 270, sums[i][1]);
		sheet_put(&sheet, 350, 300, "CGST 9%");
		sheet_right(&sheet, 560, 300, "759.60");
		sheet_put(&sheet, 350, 316, "SGST 9%");
		sheet_right(&sheet, 560, 316, "759.60");
		sheet_put(&sheet, 350, 332, "Grand Total");
		sheet_right(&sheet, 560, 332, "9,959.20");
		ck_assert((strcmp(read_sheet(), "verified") == 0) == (i == 0));
		ck_assert_uint_eq(lines(), i == 0 ? 3 : 4);
	}
}
END_TEST

static Suite *gst_corners_suite(void)
{
	Suite *s = suite_create("gst_corners");
	TCase *tc = tcase_create("corners");

	tcase_set_timeout(tc, 60);
	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_letter_has_its_number_level_with_its_date);
	tcase_add_test(tc, a_number_over_its_date_may_share_its_right_edge);
	tcase_add_test(tc, a_place_of_supply_may_be_said_on_the_next_line);
	tcase_add_test(tc, a_place_of_supply_of_a_scan_may_lack_its_first_letter_and_its_code);
	tcase_add_test(tc, a_date_of_a_scan_may_lack_its_signs);
	tcase_add_test(tc, messrs_before_a_name_is_no_name);
	tcase_add_test(tc, an_address_may_stand_over_the_sellers_name);
	tcase_add_test(tc, quantities_and_values_come_to_a_sum_without_a_word);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(gst_corners_suite());
}
