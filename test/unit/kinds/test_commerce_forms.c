/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Items whose figures stand in words, below each other, or in lines with names. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

/* A price for a hundred; where the amount is that of one, a changed figure is found as ever. */
START_TEST(a_price_may_be_that_of_many)
{
	static const char *const amounts[] = {"47.70", "47.80"};

	begin();
	row(200, "Description", "Qty", "Price", "Price unit", "Amount");
	row(216, "Flange bolt", "150", "31.80", "100", amounts[_i]);
	row(232, "Valve", "2", "45.20", "1", "90.40");
	sum(270, "Subtotal", "138.10");
	sum(286, "Total", "138.10");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "31.80");
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

/* "Price unit" is the price where there is no other. */
START_TEST(the_only_price_is_one)
{
	begin();
	row(200, "Description", "Qty", "", "Price unit", "Amount");
	row(216, "Flange bolt", "15", "", "31.80", "477.00");
	sum(270, "Total", "477.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "31.80");
}
END_TEST

/* In words below the text: a changed figure of one line disagrees with its amount. */
START_TEST(how_many_at_which_price_stands_in_words)
{
	static const char *const first[] = {"744 hrs @ £0.25/hr", "745 hrs @ £0.25/hr"};

	begin();
	row(200, "Description", "", "", "", "Amount");
	row(216, "Server", "", "", "", "186.00");
	sheet_put(&sheet, 40, 228, first[_i]);
	row(248, "Standing charge", "", "", "", "18.20");
	sheet_put(&sheet, 40, 260, "28 days x 65.0p");
	row(280, "Storage", "", "", "", "30.00");
	sheet_put(&sheet, 40, 292, "12 TB x £2.50");
	sum(330, "Total", "234.20");
	read_page();
	ck_assert_str_eq(at("data/line_items/1/quantity"), "28");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "65.00");
	ck_assert_str_eq(at("data/line_items/2/unit_price"), "2.50");
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

/* "M10 x 2.50" is no price. */
START_TEST(a_size_is_no_product)
{
	begin();
	row(200, "Description", "", "", "", "Amount");
	row(216, "Bolts", "", "", "", "186.00");
	sheet_put(&sheet, 40, 228, "12 x 2.50");
	sum(330, "Total", "186.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/quantity"), "null");
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "null");
}
END_TEST

/* Digits of an account below the amounts are none. */
START_TEST(the_end_of_an_account_is_no_amount)
{
	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sheet_put(&sheet, 40, 250, "Stahlwerk AG Industriestr. 25");
	sheet_put(&sheet, 455, 250, "DE92 7655 0000 0000 5132");
	sum(290, "Total", "90.40");
	read_page();
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* "Hrs/Rate": the price below the hours; a line with neither day nor price is what the others come to. */
START_TEST(hours_stand_over_their_rate)
{
	static const char *const rates[] = {"525.00/hr", "535.00/hr"};

	begin();
	sheet_right(&sheet, 480, 200, "Hrs/Rate");
	sheet_right(&sheet, 560, 200, "Amount");
	sheet_put(&sheet, 40, 220, "3/1/2026 RWV");
	sheet_put(&sheet, 120, 220, "Email to client");
	sheet_right(&sheet, 480, 220, "1.40");
	sheet_right(&sheet, 560, 220, "735.00");
	sheet_right(&sheet, 480, 232, rates[_i]);
	sheet_put(&sheet, 40, 252, "3/4/2026 LT");
	sheet_put(&sheet, 120, 252, "File review");
	sheet_right(&sheet, 480, 252, "2.20");
	sheet_right(&sheet, 560, 252, "407.00");
	sheet_right(&sheet, 480, 264, "185.00/hr");
	sheet_put(&sheet, 120, 284, "For professional services rendered");
	sheet_right(&sheet, 480, 284, "3.60");
	sheet_right(&sheet, 560, 284, "1,142.00");
	sheet_put(&sheet, 120, 310, "Total amount of this bill");
	sheet_right(&sheet, 560, 310, "1,142.00");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Email to client");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "185.00");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

static Suite *forms_suite(void)
{
	Suite *s = suite_create("commerce_forms");
	TCase *tc = tcase_create("commerce_forms");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_price_may_be_that_of_many, 0, 2);
	tcase_add_test(tc, the_only_price_is_one);
	tcase_add_loop_test(tc, how_many_at_which_price_stands_in_words, 0, 2);
	tcase_add_test(tc, a_size_is_no_product);
	tcase_add_test(tc, the_end_of_an_account_is_no_amount);
	tcase_add_loop_test(tc, hours_stand_over_their_rate, 0, 2);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(forms_suite());
}
