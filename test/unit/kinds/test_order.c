/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* 04/05/2025: what tells days from months where the rows' own numbers do not. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

static void paper(const char *head, const char *first, const char *second)
{
	sheet_put(&sheet, 40, 20, "Account No : 501004455667");
	sheet_put(&sheet, 40, 34, head);
	sheet_put(&sheet, 40, 60, "Opening Balance : 1,000.00");
	sheet_put(&sheet, 300, 60, "Closing Balance : 850.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 360, 100, "Debit");
	sheet_right(&sheet, 430, 100, "Credit");
	sheet_right(&sheet, 520, 100, "Balance");
	sheet_put(&sheet, 40, 116, first);
	sheet_put(&sheet, 120, 116, "books");
	sheet_right(&sheet, 360, 116, "100.00");
	sheet_right(&sheet, 520, 116, "900.00");
	sheet_put(&sheet, 40, 132, second);
	sheet_put(&sheet, 120, 132, "tools");
	sheet_right(&sheet, 360, 132, "50.00");
	sheet_right(&sheet, 520, 132, "850.00");
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static const struct {
	const char *head, *first, *second, *want;
	bool open;
} cases[] = {
	{"Printed on 14/07/2025", "04/05/2025", "06/05/2025", "2025-05-04", false},
	{"Printed on 07/14/2025", "04/05/2025", "06/05/2025", "2025-04-05", false},
	{"RENTON WA 98057-1410", "04/05/2025", "06/05/2025", "2025-04-05", false},
	{"Austin, TX 78703", "04/05/2025", "06/05/2025", "2025-04-05", false},
	{"Currency : USD", "04/05/2025", "06/05/2025", "2025-04-05", false},
	{"Currency : EUR", "04/05/2025", "06/05/2025", "2025-05-04", false},
	{"IFSC : HDFC0001234", "04/05/2025", "06/05/2025", "2025-05-04", false},
	{"DE 10115 Berlin", "04/05/2025", "06/05/2025", "2025-05-04", true},
	{"The usual habit", "04/05/2025", "06/05/2025", "2025-05-04", true},
	{"The usual habit", "05/05/2025", "06/06/2025", "2025-05-05", false},
};

START_TEST(the_paper_tells_days_from_months)
{
	paper(cases[_i].head, cases[_i].first, cases[_i].second);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), cases[_i].want);
	ck_assert_int_eq(needs_review, cases[_i].open);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Of a period that is not printed: days of one summer, or of one day in many years. */
START_TEST(years_may_stand_in_front)
{
	sheet_put(&sheet, 40, 20, "Account No : 501004455667");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 430, 100, "Amount");
	sheet_right(&sheet, 520, 100, "Balance");
	for (int i = 0; i < 4; i++) {
		static const char *const dates[] = {"25-07-05", "25-07-02", "25-06-29", "25-06-24"};
		static const char *const balances[] = {"600.00", "700.00", "800.00", "900.00"};

		sheet_put(&sheet, 40, 116 + 16 * i, dates[i]);
		sheet_put(&sheet, 120, 116 + 16 * i, "books");
		sheet_right(&sheet, 430, 116 + 16 * i, "-100.00");
		sheet_right(&sheet, 520, 116 + 16 * i, balances[i]);
	}
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-07-05");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-06-24");
}
END_TEST

/* A misread day is in the year that the period would be with its months first; most days are in the twelve that it is.
 */
START_TEST(a_misread_day_of_a_scan_turns_no_dates)
{
	sheet_put(&sheet, 40, 20, "Account No : 501004455667");
	sheet_put(&sheet, 40, 34, "Statement Period : 01/05/2025 to 12/05/2025");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 430, 100, "Debit");
	sheet_right(&sheet, 520, 100, "Balance");
	for (int i = 0; i < 4; i++) {
		static const char *const dates[] = {"02/05/25", "04/08/25", "07/05/25", "09/05/25"};
		static const char *const balances[] = {"900.00", "800.00", "700.00", "600.00"};

		sheet_put(&sheet, 40, 116 + 16 * i, dates[i]);
		sheet_put(&sheet, 120, 116 + 16 * i, "books");
		sheet_right(&sheet, 430, 116 + 16 * i, "100.00");
		sheet_right(&sheet, 520, 116 + 16 * i, balances[i]);
	}
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-05-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-05-09");
}
END_TEST

/* A period of thirty years, in which all days are with their years in front, is none. */
START_TEST(years_in_front_make_no_period_of_many)
{
	sheet_put(&sheet, 40, 20, "Account No : 501004455667");
	sheet_put(&sheet, 40, 34, "Statement Period : 1-4-25 to 31-5-25");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 430, 100, "Debit");
	sheet_right(&sheet, 520, 100, "Balance");
	for (int i = 0; i < 4; i++) {
		static const char *const dates[] = {"6-4-25", "19-4-25", "10-5-28", "27-5-25"};
		static const char *const balances[] = {"900.00", "800.00", "700.00", "600.00"};

		sheet_put(&sheet, 40, 116 + 16 * i, dates[i]);
		sheet_put(&sheet, 120, 116 + 16 * i, "books");
		sheet_right(&sheet, 430, 116 + 16 * i, "100.00");
		sheet_right(&sheet, 520, 116 + 16 * i, balances[i]);
	}
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-06");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-05-27");
}
END_TEST

static Suite *order_suite(void)
{
	Suite *s = suite_create("order");
	TCase *tc = tcase_create("order");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, the_paper_tells_days_from_months, 0, DX_LEN(cases));
	tcase_add_test(tc, years_may_stand_in_front);
	tcase_add_test(tc, a_misread_day_of_a_scan_turns_no_dates);
	tcase_add_test(tc, years_in_front_make_no_period_of_many);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(order_suite());
}
