/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements whose rows get their day or side from a line above them, words in empty cells, a summary behind the rows.
 */
#include "../unit.h"
#include "statement_rows.h"

START_TEST(a_word_in_every_empty_cell_is_nothing)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "blank", "50.00");
	row(122, "02/04/2025", "pay", "blank", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* What is no number where the row's only amount should be, or where its figure is illegible, stays unread. */
START_TEST(a_word_for_an_amount_is_not_nothing)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "blank", "50.00");
	row(122, "02/04/2025", "pay", "blank", "15.00", "65.00");
	row(138, "03/04/2025", "gift", "blank", "blank", "65.00");
	read_it();
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(the_mark_of_a_note_belongs_to_no_figure)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00 *", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_that_is_called_one_heads_its_rows)
{
	frame("100.00", "65.00");
	row(90, "Value Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "Buchungsdatum: 02.04.2025", "", "", "");
	row(122, "01.04", "rent", "50.00", "", "50.00");
	row(138, "", "Buchungsdatum: 03.04.2025", "", "", "");
	row(154, "03.04", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "pay");
}
END_TEST

/* One day alone may be that of the page. */
START_TEST(a_day_that_all_pages_have_heads_nothing)
{
	frame("100.00", "65.00");
	row(90, "Value Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "Datum: 30.04.2025", "", "", "");
	row(122, "01.04", "rent", "50.00", "", "50.00");
	row(154, "03.04", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-03");
}
END_TEST

static void line(int y, const char *date, const char *text, const char *amount)
{
	if (*date)
		sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 540, y, amount);
}

/* Days with a signed sum of each side over rows that have neither day nor sign; *SECOND is a row's amount. */
static void sums_over_rows(const char *second)
{
	frame("100.00", "130.00");
	sheet_put(&sheet, 40, 72, "Total credits : 85.00");
	sheet_put(&sheet, 300, 72, "Total debits : 55.00");
	line(90, "Date", "Description", "Amount");
	line(106, "02 APR 2025", "Total in", "+ 45.00");
	line(122, "", "pay", second);
	line(138, "", "gift", "15.00");
	line(154, "", "Total out", "- 55.00");
	line(170, "", "rent", "55.00");
	line(186, "03 APR 2025", "Total in", "+ 40.00");
	line(202, "", "pay", "40.00");
	read_it();
}

START_TEST(a_sum_over_its_rows_gives_them_day_and_side)
{
	sums_over_rows("30.00");
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 4);
	SIDE(0, "null", "30.00");
	SIDE(1, "null", "15.00");
	SIDE(2, "55.00", "null");
	SIDE(3, "null", "40.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-04-03");
}
END_TEST

START_TEST(a_sum_that_does_not_come_out_gives_nothing)
{
	sums_over_rows("30.10");
	ck_assert_uint_gt(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 4);
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_summary_behind_the_rows_is_none_of_them)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	line(90, "Date", "Description", "Amount");
	line(106, "01/04/2025", "rent", "-50.00");
	line(122, "02/04/2025", "pay", "+15.00");
	line(154, "", "Your opening balance", "+100.00");
	line(170, "", "Outgoing transactions", "-50.00");
	line(186, "", "Incoming transactions", "+15.00");
	line(202, "", "Your closing balance", "+65.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 2);
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_alone_heads_its_rows)
{
	frame("100.00", "65.00");
	row(90, "", "Description", "Withdrawals", "Deposits", "Balance");
	sheet_put(&sheet, 40, 106, "2 de abril de 2025");
	row(122, "", "rent", "50.00", "", "50.00");
	row(138, "", "fees", "5.00", "", "45.00");
	sheet_put(&sheet, 40, 154, "3 de abril de 2025");
	row(170, "", "pay", "", "20.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "fees");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *days_suite(void)
{
	Suite *s = suite_create("days");
	TCase *tc = tcase_create("days");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_word_in_every_empty_cell_is_nothing);
	tcase_add_test(tc, a_word_for_an_amount_is_not_nothing);
	tcase_add_test(tc, the_mark_of_a_note_belongs_to_no_figure);
	tcase_add_test(tc, a_day_that_is_called_one_heads_its_rows);
	tcase_add_test(tc, a_day_that_all_pages_have_heads_nothing);
	tcase_add_test(tc, a_day_alone_heads_its_rows);
	tcase_add_test(tc, a_sum_over_its_rows_gives_them_day_and_side);
	tcase_add_test(tc, a_sum_that_does_not_come_out_gives_nothing);
	tcase_add_test(tc, a_summary_behind_the_rows_is_none_of_them);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(days_suite());
}
