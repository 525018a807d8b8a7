/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Figures and days of a scan of which recognition saw nothing, or not all: what their place says when it is read again.
 */
#include "dx/doc/cells.h"

#include "../unit.h"
#include "scanned_rows.h"

/* The rows without the figure of LOST in the fourth, in the place of which N CELLS were read. */
static void without(char lost, struct dx_reread *cells, size_t n)
{

	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 345, 100, "Debit");
	sheet_right(&sheet, 465, 100, "Credit");
	sheet_right(&sheet, 570, 100, "Balance");
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		sheet_put(&sheet, 40, y, dx_asprintf(arena, "%02d/04/2025", i + 1));
		sheet_put(&sheet, 120, y, "NEFT TRANSFER");
		sheet_right(&sheet, 345, y, i == 3 && lost == 'd' ? "" : rows[i].debit);
		sheet_right(&sheet, 465, y, rows[i].credit);
		sheet_right(&sheet, 570, y, i == 3 && lost == 'b' ? "" : rows[i].balance);
	}
	sheet.page.rereads = cells;
	sheet.page.n_rereads = n;
	sheet.page.reread_round = n > 0;
	read_sheet(true);
}

static struct dx_reread read_as(int x1, struct dx_cell_reading *readings)
{
	return (struct dx_reread){x1 * 1000 - 8 * SHEET_CHAR, 165000, x1 * 1000, 175000, readings, 2};
}

static struct dx_cell_reading right[] = {{"1,940.00", 80, "line"}, {"1,948.00", 60, "larger"}};
static struct dx_cell_reading wrong[] = {{"1,948.00", 80, "line"}, {"1,948.00", 60, "larger"}};
static struct dx_cell_reading balance[] = {{"7,458.00", 80, "line"}, {"7,459.00", 60, "larger"}};

START_TEST(an_amount_that_was_not_seen_is_what_its_place_says_if_balances_agree)
{
	struct dx_reread c = read_as(345, right);
	without('d', &c, 1);

	ck_assert_str_eq(cell(3, "debit"), "1940.00");
	ck_assert_str_eq(cell(3, "credit"), "null");
	ck_assert_str_eq(cell(5, "balance"), "7222.16");
	c = read_as(345, wrong);
	without('d', &c, 1);
	ck_assert_str_ne(cell(3, "debit"), "1940.00");
	ck_assert_str_ne(cell(3, "debit"), "1948.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(nothing_is_made_of_a_place_where_nothing_was_read)
{
	without('d', NULL, 0);

	ck_assert_str_ne(cell(3, "debit"), "1940.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(what_both_sides_are_read_as_is_neither)
{
	struct dx_reread c[] = {read_as(345, right), read_as(465, right)};
	without('d', c, 2);

	ck_assert_str_ne(cell(3, "debit"), "1940.00");
	ck_assert_str_ne(cell(3, "credit"), "1940.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* The figure stands half a line lower, in no row: it is not read once more for the one above it. */
START_TEST(what_was_read_nearby_is_not_read_again)
{
	struct dx_reread c = read_as(345, right);

	sheet_right(&sheet, 345, 171, "1,940.00");
	without('d', &c, 1);
	ck_assert_str_ne(cell(3, "debit"), "1940.00");
}
END_TEST

START_TEST(a_balance_that_was_not_seen_is_read_again_where_all_others_stand)
{
	struct dx_reread c = read_as(570, balance);
	without('b', &c, 1);

	ck_assert_str_eq(cell(3, "balance"), "7458.00");
	ck_assert_str_eq(cell(3, "debit"), "1940.00");
}
END_TEST

/* ---- days ---- */

/* Days in two lines, the fourth "O4" over its year; READINGS of its upper line. */
static void over_years(struct dx_cell_reading *readings)
{
	struct dx_reread c = {40000, 195000, 40000 + 6 * SHEET_CHAR, 205000, readings, 2};

	sheet_put(&sheet, 40, 60, "Statement from 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Narration");
	sheet_right(&sheet, 345, 100, "Debit");
	sheet_right(&sheet, 465, 100, "Credit");
	sheet_right(&sheet, 570, 100, "Balance");
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 25;

		sheet_put(&sheet, 40, y, i == 3 ? "O84 Ap" : dx_asprintf(arena, "%02d Apr", i + 1));
		sheet_put(&sheet, 40, y + 11, "2025");
		sheet_put(&sheet, 120, y, "NEFT TRANSFER");
		sheet_right(&sheet, 345, y, rows[i].debit);
		sheet_right(&sheet, 465, y, rows[i].credit);
		sheet_right(&sheet, 570, y, rows[i].balance);
	}
	sheet.page.rereads = &c;
	sheet.page.n_rereads = 1;
	sheet.page.reread_round = 1;
	read_sheet(true);
}

START_TEST(a_day_over_its_year_is_read_again_by_itself)
{
	static struct dx_cell_reading day[] = {{"04 Apr", 80, "line"}, {"04 Apr.", 60, "larger"}};
	static struct dx_cell_reading far[] = {{"24 Apr", 80, "line"}, {"24 Apr", 60, "larger"}};
	over_years(day);

	ck_assert_str_eq(cell(2, "date"), "2025-04-03");
	ck_assert_str_eq(cell(3, "date"), "2025-04-04");
	over_years(far);
	ck_assert_str_eq(cell(3, "date"), "null");
}
END_TEST

/* "0404" among "01/04": a row, whose day its readings say. */
START_TEST(a_day_that_lost_its_stroke_begins_a_row)
{

	sheet_put(&sheet, 40, 60, "Statement from 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 100, "Check");
	sheet_put(&sheet, 120, 100, "Date");
	sheet_right(&sheet, 345, 100, "Amount");
	for (int i = 0; i < ROWS; i++) {
		int y = 120 + i * 15;

		sheet_put(&sheet, 40, y, dx_asprintf(arena, "%d", 2101 + i));
		sheet_put(&sheet, 120, y, i == 3 ? "0404" : dx_asprintf(arena, "%02d/04", i + 1));
		sheet_right(&sheet, 345, y, rows[i].debit[0] ? rows[i].debit : rows[i].credit);
	}
	read_sheet(true);
	ck_assert_str_eq(cell(4, "date"), "2025-04-05");
	ck_assert_str_eq(cell(3, "date"), "null");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/hollow");
	TCase *c = tcase_create("hollow");

	tcase_add_checked_fixture(c, setup, teardown);
	tcase_add_test(c, an_amount_that_was_not_seen_is_what_its_place_says_if_balances_agree);
	tcase_add_test(c, nothing_is_made_of_a_place_where_nothing_was_read);
	tcase_add_test(c, what_both_sides_are_read_as_is_neither);
	tcase_add_test(c, what_was_read_nearby_is_not_read_again);
	tcase_add_test(c, a_balance_that_was_not_seen_is_read_again_where_all_others_stand);
	tcase_add_test(c, a_day_over_its_year_is_read_again_by_itself);
	tcase_add_test(c, a_day_that_lost_its_stroke_begins_a_row);
	suite_add_tcase(s, c);
	return unit_main(s);
}
