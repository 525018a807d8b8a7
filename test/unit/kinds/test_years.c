/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Scanned dates whose year was misread, and days that begin again in another section. */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "statement_rows.h"

#define ROWS 7

static struct dx_reread cell;

/* What was read again of the date at height Y. */
static void again(int y, const char *first, struct dx_cell_reading *readings, size_t n)
{
	cell = (struct dx_reread){40000,           y * 1000, 40000 + (int)strlen(first) * SHEET_CHAR,
				  (y + 10) * 1000, readings, n};
	sheet.page.rereads = &cell;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
}

/* Days 1, 3, … of April, but for DATES that stand in their place. */
static void draw(const char *const dates[ROWS])
{
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	for (int i = 0; i < ROWS; i++)
		row(106 + i * 16, dates[i] ? dates[i] : dx_asprintf(arena, "%02d Apr 2025", 2 * i + 1), "pay", "",
		    "10.00", dx_asprintf(arena, "%d0.00", 11 + i));
	sheet_scan(&sheet);
}

static const char *date(int i)
{
	return sheet_at(all, dx_asprintf(arena, "data/transactions/%d/date", i));
}

START_TEST(a_year_outside_of_the_period_is_no_year)
{
	struct dx_cell_reading readings[] = {{"05 Apr 2025", 60, "smooth"}};

	frame("100.00", "170.00");
	draw((const char *[ROWS]){[1] = "03 Apr 2028", [2] = "05 Apr 2028", [4] = "09 Apr 2028"});
	again(138, "05 Apr 2028", readings, DX_LEN(readings));
	read_it();
	ck_assert_str_eq(date(0), "2025-04-01");
	ck_assert_str_eq(date(1), "null");
	ck_assert_str_eq(date(2), "2025-04-05");
	ck_assert_str_eq(sheet_at(all, "corrections/0/path"), "/transactions/2/date");
	ck_assert_str_eq(date(3), "2025-04-07");
	ck_assert_str_eq(date(4), "null");
	ck_assert(needs_review);
}
END_TEST

/* A period that hardly a date lies in says nothing of their years. */
START_TEST(a_period_of_other_rows_says_nothing)
{
	frame("100.00", "170.00");
	draw((const char *[ROWS]){"01 Apr 2028", "03 Apr 2028", "05 Apr 2028", "07 Apr 2028", "09 Apr 2028", NULL,
				  NULL});
	read_it();
	ck_assert_str_eq(date(1), "2028-04-03");
}
END_TEST

START_TEST(a_year_that_neither_neighbour_has_is_none)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	draw((const char *[ROWS]){[1] = "01 Mar 2025", [4] = "09 Apr 2028"});
	read_it();
	ck_assert_str_eq(date(4), "null");
	ck_assert_str_eq(date(5), "2025-04-11");
	ck_assert(needs_review);
}
END_TEST

static void section(int y, const char *title, const char *const days[], int n)
{
	sheet_put(&sheet, 40, y, title);
	sheet_put(&sheet, 40, y + 16, "Date");
	sheet_put(&sheet, 120, y + 16, "Description");
	sheet_right(&sheet, 540, y + 16, "Amount");
	for (int i = 0; i < n; i++) {
		sheet_put(&sheet, 40, y + 32 + i * 16, dx_asprintf(arena, "%s/04/2025", days[i]));
		sheet_put(&sheet, 120, y + 32 + i * 16, "payment");
		sheet_right(&sheet, 540, y + 32 + i * 16, "10.00");
	}
}

START_TEST(days_begin_again_in_the_next_section)
{
	struct dx_cell_reading readings[] = {{"19/04/2025", 61, "line"}, {"19/04/2025", 61, "twice"}};

	frame("100.00", "100.00");
	section(90, "Deposits and other additions", (const char *[]){"02", "04", "13", "23", "29"}, 5);
	section(220, "Withdrawals and other subtractions", (const char *[]){"05", "11", "24", "28", "29"}, 5);
	sheet_scan(&sheet);
	again(154, "13/04/2025", readings, DX_LEN(readings));
	read_it();
	ck_assert_str_eq(date(2), "2025-04-13");
	ck_assert_str_eq(date(4), "2025-04-29");
	ck_assert_str_eq(date(5), "2025-04-05");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/years");
	TCase *c = tcase_create("years");

	tcase_add_checked_fixture(c, setup, teardown);
	tcase_add_test(c, a_year_outside_of_the_period_is_no_year);
	tcase_add_test(c, a_period_of_other_rows_says_nothing);
	tcase_add_test(c, a_year_that_neither_neighbour_has_is_none);
	tcase_add_test(c, days_begin_again_in_the_next_section);
	suite_add_tcase(s, c);
	return unit_main(s);
}
