/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of other shapes: where amounts have no side, no column, no date, or were misread. */
#include "../unit.h"
#include "statement_rows.h"

/* One column of amounts, and balances. */
static void amount_row(int y, const char *date, const char *text, const char *amount, const char *balance)
{
	if (*date)
		sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 420, y, amount);
	sheet_right(&sheet, 540, y, balance);
}

static void amount_header(void)
{
	amount_row(90, "Date", "Description", "Amount", "Balance");
}

START_TEST(minus_signs_make_debits)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "-50.00", "50.00");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(marked_credits_leave_debits_bare)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "50.00", "50.00");
	amount_row(122, "02/04/2025", "pay", "15.00 CR", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(balances_tell_the_side_when_nothing_else_does)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "50.00", "50.00");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_unknown_side_is_said)
{
	frame("100.00", "100.00");
	amount_row(90, "Date", "Description", "Amount", "");
	amount_row(106, "01/04/2025", "rent", "50.00", "");
	amount_row(122, "02/04/2025", "pay", "15.00", "");
	read_it();
	ck_assert(needs_review);
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "direction_unknown");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_column_of_marks_tells_the_side)
{
	frame("100.00", "65.00");
	amount_header();
	sheet_put(&sheet, 300, 90, "Type");
	amount_row(106, "01/04/2025", "rent", "50.00", "50.00");
	sheet_put(&sheet, 300, 106, "Debit");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	sheet_put(&sheet, 300, 122, "Credit");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent");
}
END_TEST

START_TEST(overdrawn_balances_are_negative)
{
	frame("100.00", "15.00 Dr");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "-130.00", "30.00 Dr");
	amount_row(122, "02/04/2025", "pay", "15.00", "15.00 Dr");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "-30.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(the_newest_may_come_first)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "02/04/2025", "pay", "15.00", "65.00");
	amount_row(122, "01/04/2025", "rent", "-50.00", "50.00");
	read_it();
	SIDE(0, "null", "15.00"); /* the order of the paper is kept */
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_date_may_hold_for_several_rows)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "-50.00", "50.00");
	amount_row(122, "", "pay", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(json_object_get(json_object_get(all, "evidence"), "/transactions/1/date"), "source"),
			 "derived");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(years_come_from_the_period)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "3 Apr", "rent", "-50.00", "50.00");
	amount_row(122, "04 Apr", "pay", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-03");
}
END_TEST

START_TEST(the_period_decides_between_day_and_month)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 03/01/2025 to 03/31/2025");
	amount_header();
	amount_row(106, "03/02/2025", "rent", "-50.00", "50.00");
	amount_row(122, "03/05/2025", "pay", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-03-02");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), "2025-03-31");
}
END_TEST

START_TEST(decimal_commas_and_blanks)
{
	frame("10 750,00", "9 520,50");
	amount_header();
	amount_row(106, "01/04/2025", "loyer", "-1 250,00", "9 500,00");
	amount_row(122, "02/04/2025", "depot", "20,50", "9 520,50");
	read_it();
	SIDE(0, "1250.00", "null");
	SIDE(1, "null", "20.50");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(running_numbers_show_a_gap)
{
	frame("100.00", "65.00");
	amount_header();
	sheet_put(&sheet, 10, 90, "No");
	amount_row(106, "01/04/2025", "rent", "-50.00", "50.00");
	sheet_put(&sheet, 10, 106, "1");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	sheet_put(&sheet, 10, 122, "3");
	read_it();
	ck_assert_str_eq(sheet_check(all, "serial_numbers"), "failed");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(two_accounts_are_two_accounts)
{
	sheet_put(&sheet, 40, 60, "Current Account 817-890692-838");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "-50.00", "50.00");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	sheet_put(&sheet, 40, 180, "Savings Account 817-890692-001");
	amount_row(210, "Date", "Description", "Amount", "Balance");
	amount_row(226, "01/04/2025", "gift", "7.00", "1,007.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "accounts")), 2);
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "817-890692-838");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_number"), "817-890692-001");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/transactions/0/credit"), "7.00");
	ck_assert_str_ne(sheet_check(all, "running_balance"),
			 "failed"); /* the chain does not run from one into the other */
}
END_TEST

/* ---- scans ---- */

START_TEST(a_first_digit_is_repaired_when_one_reading_fits)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "$45.00", "455.00");
	amount_row(122, "02/04/2025", "fees", "15.00", "440.00");
	sheet_scan(&sheet);
	read_it();
	SIDE(0, "545.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/0/debit");
	ck_assert_str_eq(sheet_at(all, "corrections/0/read"), "$45.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/used"), "545.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "first_character");
	ck_assert_str_eq(sheet_at(all, "corrections/0/candidates/1"), "845.00");
	ck_assert_str_eq(sheet_at(json_object_get(json_object_get(all, "evidence"), "/transactions/0/debit"), "source"),
			 "repaired");
}
END_TEST

START_TEST(arithmetic_alone_repairs_nothing)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "546.00", "455.00"); /* 545.00 would fit, but nobody read that */
	amount_row(122, "02/04/2025", "fees", "15.00", "440.00");
	sheet_scan(&sheet);
	read_it();
	SIDE(0, "546.00", "null");
	ck_assert_uint_eq(json_array_size(json_object_get(all, "corrections")), 0);
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_text_layer_is_never_altered)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "$45.00", "455.00");
	amount_row(122, "02/04/2025", "fees", "15.00", "440.00");
	read_it();
	SIDE(0, "45.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_lost_decimal_mark_follows_the_column)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "545,00", "455.00");
	amount_row(122, "02/04/2025", "fees", "15.00", "440.00");
	amount_row(138, "03/04/2025", "none", "0.00", "440.00");
	sheet_scan(&sheet);
	read_it();
	SIDE(0, "545.00", "null");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "decimal_point");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_illegible_cell_is_read_if_arithmetic_can_choose)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "545.00",
		   "\xc2\xa7"
		   "55.00 Cr"); /* a section sign: 555.00 or 855.00, and neither fits */
	amount_row(122, "02/04/2025", "fees", "15.00", "440.00");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "null");
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "amount_not_read");
	ck_assert_str_ne(sheet_verdict(all), "verified");
	sheet_init(&sheet, arena, 1);
	frame("1,100.00", "540.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "545.00",
		   "\xc2\xa7"
		   "55.00 Cr");
	amount_row(122, "02/04/2025", "fees", "15.00", "540.00");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "555.00");
	ck_assert_str_eq(sheet_at(all, "corrections/0/why"), "first_character");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
}
END_TEST

START_TEST(an_ifsc_is_mended_by_its_places)
{
	frame("1,000.00", "455.00");
	sheet_put(&sheet, 40, 72, "IFSC : RHNDO218600");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "01/04/2025", "rent", "545.00", "455.00");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/ifsc"), "RHND0218600");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/ifsc");
	ck_assert_str_eq(sheet_at(all, "corrections/0/read"), "RHNDO218600");
}
END_TEST

START_TEST(a_damaged_date_keeps_its_row)
{
	frame("1,000.00", "440.00");
	amount_row(90, "Date", "Description", "Withdrawal", "Balance");
	amount_row(106, "OS Apr 2025", "rent", "545.00", "455.00");
	amount_row(122, "06 Apr 2025", "fees", "15.00", "440.00");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "545.00");
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "date_not_read");
	ck_assert(needs_review);
}
END_TEST

/* Rows 14 apart; the date of a cell over several of them stands in its middle. */
static void tall_rows(void)
{
	frame("1,000.00", "1,400.00");
	amount_header();
	amount_row(104, "01/04/2025", "UPI first", "100.00 Cr", "1,100.00");
	amount_row(118, "", "NEFT second", "50.00 Cr", "1,150.00");
	amount_row(132, "", "ATM third", "50.00 Dr", "1,100.00");
	amount_row(146, "", "IMPS fourth", "200.00 Cr", "1,300.00");
	amount_row(160, "07/04/2025", "RTGS fifth", "50.00 Cr", "1,350.00");
	amount_row(174, "", "UPI sixth", "50.00 Cr", "1,400.00");
}

static void are_dates(const char *const want[6])
{
	for (int i = 0; i < 6; i++) {
		const char *path = dx_asprintf(arena, "data/transactions/%d/date", i);

		ck_assert_str_eq(sheet_at(all, path), want[i]);
	}
}

START_TEST(a_date_in_the_middle_of_a_tall_cell_is_that_of_all_its_rows)
{
	tall_rows();
	sheet_put(&sheet, 40, 125, "05/04/2025"); /* of the second and the third; 07/04 of the last three */
	read_it();
	are_dates((const char *const[]){"2025-04-01", "2025-04-05", "2025-04-05", "2025-04-07", "2025-04-07",
					"2025-04-07"});
	ck_assert(!needs_review);
}
END_TEST

START_TEST(where_tall_cells_do_not_come_out_no_date_is_taken_from_above)
{
	tall_rows();
	sheet_put(&sheet, 40, 139, "05/04/2025"); /* would begin above the first row */
	read_it();
	are_dates((const char *const[]){"2025-04-01", "2025-04-01", "2025-04-01", "null", "2025-04-07", "2025-04-07"});
	ck_assert(needs_review);
}
END_TEST

/* Balances once a day, in the middle of their cells: of the first row, the second and third, the last three. */
static void tall_balances(const char *second)
{
	frame("1,000.00", "1,400.00");
	amount_header();
	amount_row(104, "01/04/2025", "UPI first", "100.00 Cr", "1,100.00");
	amount_row(118, "05/04/2025", "NEFT second", "50.00 Cr", "");
	sheet_right(&sheet, 550, 125, second);
	amount_row(132, "05/04/2025", "ATM third", "60.00 Dr", "");
	amount_row(146, "07/04/2025", "IMPS fourth", "210.00 Cr", "");
	amount_row(160, "07/04/2025", "RTGS fifth", "50.00 Cr", "1,400.00");
	amount_row(174, "07/04/2025", "UPI sixth", "50.00 Cr", "");
	read_it();
}

START_TEST(a_balance_in_the_middle_of_a_tall_cell_is_that_of_its_last_row)
{
	static const char *const want[] = {"1100.00", "null", "1090.00", "null", "null", "1400.00"};

	tall_balances("1,090.00");
	for (int i = 0; i < 6; i++)
		ck_assert_str_eq(sheet_at(all, dx_asprintf(arena, "data/transactions/%d/balance", i)), want[i]);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_balance_that_the_chain_does_not_reach_is_not_moved)
{
	tall_balances("1,091.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/4/balance"), "1400.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A list of payments: no balance, totals above the rows. */
static void payments(const char *paid, const char *amount, bool above)
{
	static const int y[] = {58, 146};

	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, y[!above], dx_asprintf(arena, "Total Debits : %s", paid));
	sheet_put(&sheet, 300, y[!above], "Total Credits : 15.00");
	sheet_put(&sheet, 40, 90, "Date");
	sheet_put(&sheet, 120, 90, "Description");
	sheet_right(&sheet, 420, 90, "Debit");
	sheet_right(&sheet, 540, 90, "Credit");
	amount_row(106, "01/04/2025", "rent", amount, "");
	amount_row(122, "02/04/2025", "pay", "", "15.00");
	read_it();
}

START_TEST(totals_of_both_sides_above_a_list_without_balances_prove_it)
{
	payments("50.00", "50.00", true);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Columns whose headings nobody knows: credits stand first here, and debits are expected there. */
static void turned_columns(const char *heading, const char *first, const char *last)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	if (*heading) {
		sheet_put(&sheet, 40, 90, "Date");
		sheet_put(&sheet, 120, 90, "Description");
		sheet_right(&sheet, 420, 90, heading);
		sheet_right(&sheet, 540, 90, "Beta");
	}
	amount_row(106, "01/04/2025", "pay", first, "");
	amount_row(122, "02/04/2025", "rent", "", "15.00");
	amount_row(138, "03/04/2025", "shop", "", "17.70");
	amount_row(154, "05/04/2025", "refund", "2.00", "");
	amount_row(170, "08/04/2025", "power", "", last);
	sheet_put(&sheet, 280, 800, "Page 1 of 1");
}

START_TEST(totals_in_columns_that_nobody_knows_do_not_say_which_side_they_are)
{
	turned_columns(_i ? "Alpha" : "", "50.00", "1.30");
	amount_row(186, "", "Grand Total", "52.00", "34.00");
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(equal_sums_do_not_say_which_of_two_columns_is_debits)
{
	turned_columns(_i % 2 ? "Alpha" : "", "50.00", "19.30");
	sheet_put(&sheet, 40, 58, _i < 2 ? "Opening Balance : 100.00" : "Total Debits : 52.00");
	sheet_put(&sheet, 300, 58, _i < 2 ? "Closing Balance : 100.00" : "Total Credits : 52.00");
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(named_totals_of_columns_that_nobody_knows_prove_them)
{
	turned_columns("Alpha", "50.00", "1.30");
	sheet_put(&sheet, 40, 58, _i ? "Total Debits : 52.00" : "Total Debits : 34.00");
	sheet_put(&sheet, 300, 58, _i ? "Total Credits : 34.00" : "Total Credits : 52.00");
	read_it(); /* what stands on the left is taken for debits */
	ck_assert_str_eq(sheet_verdict(all), _i ? "verified" : "mismatch");
}
END_TEST

/* What could be a balance, and was lost or changed: without it the list would be verified. */
START_TEST(what_may_be_a_balance_makes_it_no_list_of_payments)
{
	static const char *const lines[] = {"Opening Balance :", "Opening Balance : ---", "Stand 77.25",
					    "Stand 50.00",       "Closing Balance",       "Rent paid till 30/04/2025"};

	sheet_put(&sheet, 300, 44, lines[_i]);
	payments("50.00", "50.00", _i % 2);
	ck_assert_str_eq(sheet_verdict(all),
			 strstr(lines[_i], "Balance") || strstr(lines[_i], "77") ? "unverifiable" : "verified");
}
END_TEST

START_TEST(a_changed_amount_contradicts_the_totals_of_such_a_list)
{
	payments("50.00", "60.00", true);
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(a_page_number_under_the_dates_is_no_row)
{
	frame("100.00", "65.00");
	amount_header();
	amount_row(106, "01/04/2025", "rent", "-50.00", "50.00");
	amount_row(122, "02/04/2025", "pay", "15.00", "65.00");
	sheet_put(&sheet, 40, 138, "Page 1/2");
	sheet_put(&sheet, 120, 138, "Deposits are insured up to 5,00,000 by the corporation");
	read_it();
	ck_assert_ptr_null(sheet_at(all, "data/transactions/2/date"));
}
END_TEST

static Suite *layouts_suite(void)
{
	Suite *s = suite_create("layouts");
	TCase *tc = tcase_create("layouts");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_date_in_the_middle_of_a_tall_cell_is_that_of_all_its_rows);
	tcase_add_test(tc, a_balance_in_the_middle_of_a_tall_cell_is_that_of_its_last_row);
	tcase_add_test(tc, a_balance_that_the_chain_does_not_reach_is_not_moved);
	tcase_add_test(tc, where_tall_cells_do_not_come_out_no_date_is_taken_from_above);
	tcase_add_test(tc, totals_of_both_sides_above_a_list_without_balances_prove_it);
	tcase_add_test(tc, a_changed_amount_contradicts_the_totals_of_such_a_list);
	tcase_add_loop_test(tc, what_may_be_a_balance_makes_it_no_list_of_payments, 0, 6);
	tcase_add_loop_test(tc, totals_in_columns_that_nobody_knows_do_not_say_which_side_they_are, 0, 2);
	tcase_add_loop_test(tc, equal_sums_do_not_say_which_of_two_columns_is_debits, 0, 4);
	tcase_add_loop_test(tc, named_totals_of_columns_that_nobody_knows_prove_them, 0, 2);
	tcase_add_test(tc, a_page_number_under_the_dates_is_no_row);
	tcase_add_test(tc, minus_signs_make_debits);
	tcase_add_test(tc, marked_credits_leave_debits_bare);
	tcase_add_test(tc, balances_tell_the_side_when_nothing_else_does);
	tcase_add_test(tc, an_unknown_side_is_said);
	tcase_add_test(tc, a_column_of_marks_tells_the_side);
	tcase_add_test(tc, overdrawn_balances_are_negative);
	tcase_add_test(tc, the_newest_may_come_first);
	tcase_add_test(tc, a_date_may_hold_for_several_rows);
	tcase_add_test(tc, years_come_from_the_period);
	tcase_add_test(tc, the_period_decides_between_day_and_month);
	tcase_add_test(tc, decimal_commas_and_blanks);
	tcase_add_test(tc, running_numbers_show_a_gap);
	tcase_add_test(tc, two_accounts_are_two_accounts);
	tcase_add_test(tc, a_first_digit_is_repaired_when_one_reading_fits);
	tcase_add_test(tc, arithmetic_alone_repairs_nothing);
	tcase_add_test(tc, a_text_layer_is_never_altered);
	tcase_add_test(tc, a_lost_decimal_mark_follows_the_column);
	tcase_add_test(tc, an_illegible_cell_is_read_if_arithmetic_can_choose);
	tcase_add_test(tc, an_ifsc_is_mended_by_its_places);
	tcase_add_test(tc, a_damaged_date_keeps_its_row);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(layouts_suite());
}
