/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a bad scan loses of a table: headings, signs, sides, years. The balances tell it, or it stays as it was read. */
#include "../unit.h"
#include "scanned_rows.h"

static void put_day(int i, int y, const char *year)
{
	sheet_put(&sheet, 40, y, dx_asprintf(arena, "%02d/04/%s", i + 1, year));
	sheet_put(&sheet, 120, y, "NEFT TRANSFER");
}

/* Headings that end where their figures do; without BALANCE they begin where the columns do, and it was not read. */
static void headed(const char *debit, const char *balance, const char *torn)
{
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	if (balance) {
		sheet_right(&sheet, 345, 100, debit);
		sheet_right(&sheet, 465, 100, "Credit");
		sheet_right(&sheet, 570, 100, balance);
	} else {
		sheet_put(&sheet, 265, 100, debit);
		sheet_put(&sheet, 380, 100, "Credit");
	}
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		put_day(i, y, "2025");
		sheet_right(&sheet, 345, y, i == 3 ? torn : rows[i].debit);
		sheet_right(&sheet, 465, y, rows[i].credit);
		sheet_right(&sheet, 570, y, rows[i].balance);
	}
	read_sheet(true);
}

static void are_as_printed(void)
{
	ck_assert_str_eq(cell(0, "credit"), "1005.00");
	ck_assert_str_eq(cell(0, "balance"), "11005.00");
	ck_assert_str_eq(cell(1, "debit"), "2591.00");
	ck_assert_str_eq(cell(2, "credit"), "984.00");
	ck_assert_str_eq(cell(3, "debit"), "1940.00");
	ck_assert_str_eq(cell(5, "balance"), "7222.16");
}

START_TEST(balances_behind_the_figures_of_the_last_heading_are_a_column)
{
	headed("Debit", NULL, "1,940.00");
	are_as_printed();
}
END_TEST

START_TEST(the_column_beside_one_side_and_a_balance_is_the_other_side)
{
	headed("WITRDRAWALS", "Balance", "1, 940.00");
	are_as_printed();
}
END_TEST

/* ---- apps: one column with signs, the newest row first ---- */

static const char *const signed_amounts[ROWS] = {"-2,133.65", "-1,404.35", "-1,700.00",
						 "+9,800.00", "-195.65",   "+242.51"};
static const char *const app_balances[ROWS] = {"67,839.53", "69,973.18", "71,377.53",
					       "73,077.53", "63,277.53", "63,473.18"};

static void app(const char *const *amounts, const char *const *balances, bool headings, bool scan)
{
	if (headings) {
		sheet_put(&sheet, 40, 100, "Date");
		sheet_put(&sheet, 120, 100, "Narration");
		sheet_right(&sheet, 400, 100, "Amount");
		sheet_right(&sheet, 560, 100, "Balance");
	}
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		put_day(20 - i, y, "2024");
		sheet_right(&sheet, 400, y, amounts[i] ? amounts[i] : signed_amounts[i]);
		sheet_right(&sheet, 560, y, balances && balances[i] ? balances[i] : app_balances[i]);
	}
	read_sheet(scan);
}

START_TEST(two_columns_that_all_rows_fill_are_no_two_sides)
{
	app((const char *[ROWS]){NULL}, (const char *[ROWS]){[2] = "171,377.53", [4] = "6327758"}, false, true);

	ck_assert_str_eq(cell(0, "debit"), "2133.65");
	ck_assert_str_eq(cell(0, "balance"), "67839.53");
	ck_assert_str_eq(cell(3, "credit"), "9800.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_sign_that_was_lost_is_what_the_balances_say)
{
	app((const char *[ROWS]){"2,133.65", "1,404.35", [3] = "9,800.00", [5] = "242.51"}, NULL, true, true);

	ck_assert_str_eq(cell(0, "debit"), "2133.65");
	ck_assert_str_eq(cell(0, "credit"), "null");
	ck_assert_str_eq(cell(1, "debit"), "1404.35");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/0/debit");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "side_not_read");
}
END_TEST

/* One that is printed, and read, stands against its balance. */
START_TEST(a_sign_that_was_read_is_not_turned_round)
{
	app((const char *[ROWS]){"+2,133.65"}, NULL, true, true);

	ck_assert_str_eq(cell(0, "credit"), "2133.65");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	/* nor is one that a text layer lacks */
	app((const char *[ROWS]){"2,133.65", [3] = "9,800.00", [5] = "242.51"}, NULL, true, false);
	ck_assert_str_eq(cell(0, "credit"), "2133.65");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- the sign of a currency ---- */

START_TEST(the_sign_of_a_currency_may_be_the_first_digit)
{
	app((const char *[ROWS]){"-%2,133.65", "-%1,404.35", "-21,700.00", "+%9,800.00", "-%195.65"},
	    (const char *[ROWS]){"%67,839.53", "%69,973.18", "271,377.53", "%73,077.53"}, true, true);

	ck_assert_str_eq(cell(2, "debit"), "1700.00");
	ck_assert_str_eq(cell(2, "balance"), "71377.53");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "first_character");
	/* where no signs are printed a digit is one */
	app((const char *[ROWS]){[2] = "-21,700.00"}, NULL, true, true);
	ck_assert_str_eq(cell(2, "debit"), "21700.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- debts with a minus ---- */

START_TEST(a_minus_that_was_lost_among_others_is_asked_of_the_neighbours)
{
	static const char *const amounts[ROWS] = {"+412.54", "-3,750.00", "-8,400.00",
						  "-900.00", "-8,450.00", "+1,236.00"};
	static const char *const balances[ROWS] = {"-1,51,797.13", "1,55,547.13",  "=1,63,947.13",
						   "-1,64,847.13", "-1,73,297.13", "-1,72,061.13"};

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 400, 100, "Amount");
	sheet_right(&sheet, 560, 100, "Balance");
	for (int i = 0; i < ROWS; i++) {
		put_day(i, 120 + i * 15, "2023");
		sheet_right(&sheet, 400, 120 + i * 15, amounts[i]);
		sheet_right(&sheet, 560, 120 + i * 15, balances[i]);
	}
	read_sheet(true);
	ck_assert_str_eq(cell(1, "balance"), "-155547.13");
	ck_assert_str_eq(cell(2, "balance"), "-163947.13");
	ck_assert_str_eq(cell(4, "balance"), "-173297.13");
}
END_TEST

/* Shorter than the marks that a minus is read as (a sanitizer sees what is read behind it). */
START_TEST(a_balance_of_two_letters_has_no_minus)
{
	app((const char *[ROWS]){NULL},
	    (const char *[ROWS]){"-67,839.53", "-69,973.18", "-71,377.53", "-73,077.53", "-63,277.53", ":1"}, true,
	    true);
	ck_assert_str_eq(cell(0, "balance"), "-67839.53");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* ---- years ---- */

static void of_years(const char *const years[ROWS], bool scan)
{
	sheet_put(&sheet, 40, 55, "Statement Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 340, 100, "Debit");
	sheet_right(&sheet, 450, 100, "Credit");
	sheet_right(&sheet, 570, 100, "Balance");
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		put_day(i, y, years[i]);
		sheet_right(&sheet, 340, y, rows[i].debit);
		sheet_right(&sheet, 450, y, rows[i].credit);
		sheet_right(&sheet, 570, y, rows[i].balance);
	}
	read_sheet(scan);
}

START_TEST(a_year_that_all_rows_have_wrong_is_the_periods_and_is_doubted)
{
	static const char *const years[ROWS] = {"2028", "2028", "2028", "2028", "2028", "2028"};
	of_years(years, true);
	bool warned = false;
	const json_t *one;
	size_t i;

	ck_assert_str_eq(cell(0, "date"), "2025-04-01");
	ck_assert_str_eq(cell(5, "date"), "2025-04-06");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/0/date");
	json_array_foreach (json_object_get(all, "warnings"), i, one)
		warned |= strcmp(json_string_value(json_object_get(one, "code")), "date_uncertain") == 0;
	ck_assert(warned);
	of_years(years, false);
	ck_assert_str_eq(cell(0, "date"), "2028-04-01");
	/* two digits make a difference: that is another statement */
	of_years((const char *const[ROWS]){"2031", "2031", "2031", "2031", "2031", "2031"}, true);
	ck_assert_str_ne(cell(0, "date"), "2025-04-01");
}
END_TEST

START_TEST(a_year_far_from_most_is_none)
{
	of_years((const char *const[ROWS]){"2025", "2025", "2025", "2025", "2025", "2028"}, true);

	ck_assert_str_eq(cell(4, "date"), "2025-04-05");
	ck_assert_str_eq(cell(5, "date"), "null");
}
END_TEST

/* ---- a balance once a day ---- */

static void of_days(const char *third, bool scan)
{
	static const char *const amounts[] = {"25,417.00 D", "343.36 D", "279,293.00 C", NULL, "701,399.00 C"};

	sheet_put(&sheet, 40, 55, "Opening balance : D 805,559.22");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 500, 100, "Amount");
	for (int i = 0, y = 120; i < 5; i++, y += 15) {
		put_day(i == 0 ? 0 : i < 4 ? 1 : 2, y, "2023");
		sheet_right(&sheet, 500, y, amounts[i] ? amounts[i] : third);
		if (i != 0 && i != 3 && i != 4)
			continue;
		y += 15;
		sheet_put(&sheet, 120, y, "Closing balance");
		sheet_right(&sheet, 500, y, i == 0 ? "830,976.22 D" : i == 3 ? "514,294.58 D" : "187,104.42 C");
	}
	read_sheet(scan);
}

START_TEST(a_side_that_was_lost_is_what_the_days_balances_say)
{
	of_days("37,732.00", true);

	ck_assert_str_eq(cell(3, "credit"), "37732.00");
	ck_assert_str_eq(cell(3, "debit"), "null");
	/* another amount is explained by neither */
	of_days("37,737.00", true);
	ck_assert_str_eq(cell(3, "credit"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/scanned_sides");
	TCase *c = tcase_create("scanned_sides");

	tcase_add_checked_fixture(c, setup, teardown);
	tcase_add_test(c, balances_behind_the_figures_of_the_last_heading_are_a_column);
	tcase_add_test(c, the_column_beside_one_side_and_a_balance_is_the_other_side);
	tcase_add_test(c, two_columns_that_all_rows_fill_are_no_two_sides);
	tcase_add_test(c, a_sign_that_was_lost_is_what_the_balances_say);
	tcase_add_test(c, a_sign_that_was_read_is_not_turned_round);
	tcase_add_test(c, the_sign_of_a_currency_may_be_the_first_digit);
	tcase_add_test(c, a_minus_that_was_lost_among_others_is_asked_of_the_neighbours);
	tcase_add_test(c, a_balance_of_two_letters_has_no_minus);
	tcase_add_test(c, a_year_that_all_rows_have_wrong_is_the_periods_and_is_doubted);
	tcase_add_test(c, a_year_far_from_most_is_none);
	tcase_add_test(c, a_side_that_was_lost_is_what_the_days_balances_say);
	suite_add_tcase(s, c);
	return unit_main(s);
}
