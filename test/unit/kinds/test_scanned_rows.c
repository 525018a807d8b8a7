/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows of scanned statements: cells in the middle of their height, value dates as witnesses, debits with a minus. */
#include <string.h>

#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define ROWS     7
#define TOP      120

static const struct {
	const char *date, *debit, *credit, *balance;
} rows[ROWS] = {
	{"01-Apr-25", "15.00", "", "985.00"},        {"02-Apr-25", "", "1,200.50", "2,185.50"},
	{"03-Apr-25", "5.50", "", "2,180.00"},       {"04-Apr-25", "1,080.00", "", "1,100.00"},
	{"05-Apr-25", "", "12,300.00", "13,400.00"}, {"06-Apr-25", "50.00", "", "13,350.00"},
	{"07-Apr-25", "1,350.00", "", "12,000.00"},
};

static void draw_headings(const char *date)
{
	sheet_put(&sheet, 60, 100, date);
	sheet_put(&sheet, 180, 100, "Particulars");
	sheet_put(&sheet, 320, 100, "Debit");
	sheet_put(&sheet, 400, 100, "Credit");
	sheet_put(&sheet, 500, 100, "Balance");
}

static const char *cell(size_t row, const char *member)
{
	char path[64];

	snprintf(path, sizeof(path), "data/transactions/%zu/%s", row, member);
	return sheet_at(all, path);
}

static bool warns(const char *code)
{
	const json_t *list = json_object_get(all, "warnings");

	for (size_t i = 0; i < json_array_size(list); i++)
		if (strcmp(json_string_value(json_object_get(json_array_get(list, i), "code")), code) == 0)
			return true;
	return false;
}

static void scan(void)
{
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* The figures stand half a line below the date and half a line above its value date, which has a bracket lost. */
START_TEST(a_value_date_in_brackets_below)
{
	draw_headings("Date(Value");
	sheet_put(&sheet, 60, 110, "Date)");
	for (size_t i = 0; i < ROWS; i++) {
		int y = TOP + 24 * (int)i;

		sheet_put(&sheet, 60, y, i == 2 ? "03-Apr-25," : rows[i].date);
		sheet_put(&sheet, 60, y + 10, dx_asprintf(arena, i == 3 ? "{%s)" : "(%s)", rows[i].date));
		sheet_put(&sheet, 180, y + 5, "NEFT to Asha");
		sheet_right(&sheet, 345, y + 5, rows[i].debit);
		sheet_right(&sheet, 432, y + 5, rows[i].credit);
		sheet_right(&sheet, 540, y + 5, rows[i].balance);
	}
	scan();
	for (size_t i = 0; i < ROWS; i++) {
		const char *day = dx_asprintf(arena, "2025-04-0%zu", i + 1);

		ck_assert_str_eq(cell(i, "date"), day);
		ck_assert_str_eq(cell(i, "value_date"), day);
	}
	ck_assert_str_eq(cell(4, "credit"), "12300.00");
	ck_assert_str_eq(cell(6, "balance"), "12000.00");
}
END_TEST

static void draw_level(size_t i, const char *date, const char *value, const char *debit)
{
	int y = TOP + 14 * (int)i;

	sheet_put(&sheet, 60, y, date);
	sheet_put(&sheet, 120, y, value);
	sheet_put(&sheet, 180, y, "NEFT to Asha");
	sheet_right(&sheet, 345, y, debit);
	sheet_right(&sheet, 432, y, rows[i].credit);
	sheet_right(&sheet, 540, y, rows[i].balance);
}

/* What is no date in a row is the day that its value date says, as they are the same everywhere; it is flagged. */
START_TEST(a_value_date_stands_for_a_lost_date)
{
	struct dx_cell_reading none = {"0%-Apr-25", 60, "line"};
	struct dx_reread again = {60000, TOP + 14 * 4 * 1000, 0, 0, &none, 1};

	draw_headings("Date");
	sheet_put(&sheet, 120, 100, "Value Date");
	for (size_t i = 0; i < ROWS; i++)
		draw_level(i, i == 4 ? "0%-Apr-25" : rows[i].date, rows[i].date, rows[i].debit);
	again.y0 = (TOP + 14 * 4) * 1000;
	again.x1 = again.x0 + 9 * SHEET_CHAR;
	again.y1 = again.y0 + 10000;
	sheet.page.rereads = &again;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	scan();
	ck_assert_str_eq(cell(4, "date"), "2025-04-05");
	ck_assert(warns("date_uncertain"));
}
END_TEST

/* All debits have a minus, and one lost it; where most have none, one that has it is no debit like the others. */
/* "Saldo" and a month whose year was misread; no other column says what the last one is. */
START_TEST(headings_and_a_period_but_for_look_alikes)
{
	sheet_put(&sheet, 60, 60, _i ? "Statement Period : G1-APR-2025 TO 3O-APR-2025" : "PERIODE : APRIL 2625");
	sheet_put(&sheet, 60, 100, "Date");
	sheet_put(&sheet, 180, 100, "Particulars");
	sheet_put(&sheet, 320, 100, "Debit");
	sheet_put(&sheet, 400, 100, "Credit");
	sheet_put(&sheet, 500, 100, "Saido");
	for (size_t i = 0; i < ROWS; i++)
		draw_level(i, dx_strndup(arena, rows[i].date, 6), "", rows[i].debit);
	scan();
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), "2025-04-30");
	ck_assert_str_eq(cell(3, "date"), "2025-04-04");
	ck_assert_str_eq(cell(3, "balance"), "1100.00");
	ck_assert(needs_review);
}
END_TEST

START_TEST(debits_with_a_minus)
{
	draw_headings("Date");
	for (size_t i = 0; i < ROWS; i++) {
		bool minus = _i ? i == 3 : i != 3;

		draw_level(i, rows[i].date, "",
			   minus && *rows[i].debit ? dx_asprintf(arena, "-%s", rows[i].debit) : rows[i].debit);
	}
	scan();
	ck_assert_str_eq(cell(0, "debit"), "15.00");
	ck_assert_str_eq(cell(3, "debit"), _i ? "-1080.00" : "1080.00");
	ck_assert_str_eq(cell(6, "debit"), "1350.00");
}
END_TEST

/* "05OCT" whose first digit was taken for a letter, and "01OCT" whose letter was taken for a digit. */
START_TEST(a_day_and_a_month_that_touch)
{
	static const char *const dates[ROWS] = {"010CT", "02OCT", "030CT", "040CT", "O50CT", "060CT", "07OCT"};

	sheet_put(&sheet, 60, 60, "Statement Period : 01/10/2025 to 31/10/2025");
	draw_headings("Date");
	for (size_t i = 0; i < ROWS; i++)
		draw_level(i, dates[i], "", rows[i].debit);
	scan();
	ck_assert_str_eq(cell(0, "date"), "2025-10-01");
	ck_assert_str_eq(cell(4, "date"), "2025-10-05");
	ck_assert_str_eq(cell(6, "date"), "2025-10-07");
}
END_TEST

/* What stands between the parts of a date is one sign, however it was read. */
START_TEST(signs_of_dates_are_misread)
{
	static const char *const dates[ROWS] = {"01-Apr-25", "02-Apr~25", "03~Apr-25", "04+Apr-25",
						"05-4.25",   "06-Apr-25", "07.Apr=25"};

	draw_headings("Date");
	for (size_t i = 0; i < ROWS; i++)
		draw_level(i, dates[i], "", rows[i].debit);
	scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(cell(i, "date"), dx_asprintf(arena, "2025-04-0%zu", i + 1));
	ck_assert(!warns("date_uncertain"));
}
END_TEST

/* An hour below each day, of which some are no hours any more, and one was left out. */
START_TEST(a_damaged_hour_is_no_part_of_the_day_above)
{
	static const char *const days[ROWS] = {"1 Apr", "2 Apr", "3 Apr", "4 Apr", "5 Apr", "6 Apr 2025", "7 Apr"};
	static const char *const hours[ROWS] = {"12:37 PM", "1P57 PM", "", "50 aM", "11:09 AM", "249M", "04:15 PM"};

	sheet_put(&sheet, 60, 60, "Statement Period : 01/04/2025 to 30/04/2025");
	draw_headings("Date");
	for (size_t i = 0; i < ROWS; i++) {
		int y = TOP + 24 * (int)i;

		sheet_put(&sheet, 60, y, days[i]);
		sheet_put(&sheet, 60, y + 11, hours[i]);
		sheet_put(&sheet, 180, y, "NEFT to Asha");
		sheet_put(&sheet, 180, y + 11, "for the rent");
		sheet_right(&sheet, 345, y, rows[i].debit);
		sheet_right(&sheet, 432, y, rows[i].credit);
		sheet_right(&sheet, 540, y, rows[i].balance);
	}
	scan();
	for (size_t i = 0; i < ROWS; i++)
		ck_assert_str_eq(cell(i, "date"), dx_asprintf(arena, "2025-04-0%zu", i + 1));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/scanned_rows");
	TCase *t = tcase_create("scanned rows");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, a_value_date_in_brackets_below);
	tcase_add_test(t, a_value_date_stands_for_a_lost_date);
	tcase_add_loop_test(t, headings_and_a_period_but_for_look_alikes, 0, 2);
	tcase_add_loop_test(t, debits_with_a_minus, 0, 2);
	tcase_add_test(t, a_day_and_a_month_that_touch);
	tcase_add_test(t, signs_of_dates_are_misread);
	tcase_add_test(t, a_damaged_hour_is_no_part_of_the_day_above);
	suite_add_tcase(s, t);
	return unit_main(s);
}
