/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bad scans of statements: specks in cells of dates and figures, noughts misread. */
#include <string.h>

#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"
#define ROWS     7
#define TOP      116
#define STEP     14

struct line {
	const char *date, *debit, *credit, *balance;
};

static const struct line lines[ROWS] = {
	{"01/04/2025", "15.00", "0.00", "985.00"},        {"02/04/2025", "0.00", "1,200.50", "2,185.50"},
	{"03/04/2025", "5.50", "0.00", "2,180.00"},       {"04/04/2025", "1,080.00", "0.00", "1,100.00"},
	{"05/04/2025", "0.00", "12,300.00", "13,400.00"}, {"06/04/2025", "0.00", "50.00", "13,450.00"},
	{"07/04/2025", "1,450.00", "0.00", "12,000.00"},
};

static void draw_headings(bool unnamed)
{
	static const char *const headings[] = {"Date", "Particulars", "Debit", "Credit", "Balance"};
	static const int x[] = {60, 150, 320, 400, 500};

	for (size_t i = unnamed; i < DX_LEN(headings); i++)
		sheet_put(&sheet, x[i], 100, headings[i]);
}

static void draw_row(size_t i, const struct line *l)
{
	int y = TOP + STEP * (int)i;

	sheet_put(&sheet, 60, y, l->date);
	sheet_put(&sheet, 150, y, "NEFT to Asha");
	sheet_right(&sheet, 345, y, l->debit);
	sheet_right(&sheet, 432, y, l->credit);
	sheet_right(&sheet, 540, y, l->balance);
}

/* The statement, with row AT as READ; what its dates are called is in no word when UNNAMED. */
static void draw(size_t at, const struct line *read, bool unnamed)
{
	draw_headings(unnamed);
	for (size_t i = 0; i < ROWS; i++)
		draw_row(i, i == at ? read : &lines[i]);
}

static const char *cell(size_t row, const char *member)
{
	char path[64];

	snprintf(path, sizeof(path), "data/transactions/%zu/%s", row, member);
	return sheet_at(all, path);
}

static void scan(void)
{
	sheet_scan(&sheet);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* Numbers of the rows, and specks, stand before and behind the dates. */
START_TEST(dates_among_specks)
{
	static const char *const specks[] = {"10", "th", "i4", "8", "1}", "24", "a"};

	draw(ROWS, NULL, _i);
	for (size_t i = 0; i < ROWS; i++)
		sheet_put(&sheet, 36, TOP + STEP * (int)i, specks[i]);
	sheet_put(&sheet, 125, TOP + STEP, "is");
	scan();
	ck_assert_str_eq(cell(0, "date"), "2025-04-01");
	ck_assert_str_eq(cell(1, "date"), "2025-04-02");
	ck_assert_str_eq(cell(4, "date"), "2025-04-05");
	ck_assert_str_eq(cell(6, "date"), "2025-04-07");
}
END_TEST

/* What was a date is legible nowhere; the row is one. */
START_TEST(a_row_with_a_blurred_date)
{
	static const struct line blurred = {"2H MZ", "1,080.00", "0.00", "1,100.00"};

	draw(3, &blurred, false);
	scan();
	ck_assert_str_eq(cell(3, "balance"), "1100.00");
	ck_assert_str_eq(cell(3, "date"), "null");
	ck_assert_str_eq(cell(6, "date"), "2025-04-07");
}
END_TEST

static const char *const marks[] = {"'", "\"", "`", "‘", "’"};

START_TEST(quotes_before_a_year)
{
	for (size_t i = 0; i < ROWS; i++) {
		struct line read = lines[i];

		read.date = dx_asprintf(arena, "0%zu Apr %s25", i + 1, i == 3 ? marks[_i] : "'");
		draw_row(i, &read);
	}
	draw_headings(false);
	scan();
	ck_assert_str_eq(cell(3, "date"), "2025-04-04");
	ck_assert_str_eq(cell(3, "balance"), "1100.00");
}
END_TEST

static const char *const commas[] = {"04,04,2025", "04.04,2025", "04,04/2025"};

START_TEST(commas_for_the_points_of_a_date)
{
	const struct line read = {commas[_i], "1,080.00", "0.00", "1,100.00"};

	draw(3, &read, false);
	scan();
	ck_assert_str_eq(cell(3, "balance"), "1100.00");
	ck_assert_str_eq(cell(3, "date"), _i < 2 ? "2025-04-04" : "null");
}
END_TEST

static const char *const noughts[] = {"9.00", "0.06", "9,90", "0 nn"};

START_TEST(a_nought_misread_is_nothing)
{
	const struct line read = {"05/04/2025", noughts[_i], "12,300.00", "13,400.00"};

	draw(4, &read, false);
	scan();
	ck_assert_str_eq(cell(4, "debit"), "null");
	ck_assert_str_eq(cell(4, "credit"), "12300.00");
}
END_TEST

/* A speck far from a figure is no digit of it. */
START_TEST(a_speck_before_an_amount)
{
	draw(ROWS, NULL, false);
	sheet_put(&sheet, 365, TOP + 4 * STEP, "5");
	scan();
	ck_assert_str_eq(cell(4, "credit"), "12300.00");
}
END_TEST

static const char *const prefixes[] = {"As 1,100.00", "fis.1,100.00", "RS,1,100.00"};

START_TEST(a_currency_misread)
{
	const struct line read = {"04/04/2025", "1,080.00", "0.00", prefixes[_i]};

	draw(3, &read, false);
	scan();
	ck_assert_str_eq(cell(3, "balance"), "1100.00");
}
END_TEST

/* Debts, one of them cut at its decimal mark. */
START_TEST(a_debt_cut_at_its_point)
{
	static const struct line debts[] = {
		{"01/04/2025", "15.00", "", "51,015.00 Dr"},
		{"02/04/2025", "", "1,000.50", "50.014 50 Dr"},
		{"03/04/2025", "5.50", "", "50,020.00 Dr"},
		{"04/04/2025", "1,080.00", "", "51,100.00 Dr"},
	};

	draw_headings(false);
	for (size_t i = 0; i < DX_LEN(debts); i++)
		draw_row(i, &debts[i]);
	scan();
	ck_assert_str_eq(cell(0, "balance"), "-51015.00");
	ck_assert_str_eq(cell(1, "balance"), "-50014.50");
	ck_assert_str_eq(cell(3, "balance"), "-51100.00");
}
END_TEST

/* The days of the period are in no word: its months tell the year of dates without one. */
START_TEST(months_of_an_illegible_period)
{
	sheet_put(&sheet, 60, 60, "Period");
	sheet_put(&sheet, 120, 60, "Mar");
	sheet_put(&sheet, 145, 60, "0%,");
	sheet_put(&sheet, 165, 60, "2025");
	sheet_put(&sheet, 200, 60, "-");
	sheet_put(&sheet, 230, 60, "Apr");
	sheet_put(&sheet, 260, 60, "2025");
	draw_headings(false);
	for (size_t i = 0; i < ROWS; i++) {
		struct line l = lines[i];
		char date[] = "Apr 0x";

		date[5] = (char)('1' + i);
		l.date = date;
		draw_row(i, &l);
	}
	scan();
	ck_assert_str_eq(cell(0, "date"), "2025-04-01");
	ck_assert_str_eq(cell(6, "date"), "2025-04-07");
}
END_TEST

/* Value dates say the same as the dates, but beside one: either was misread. */
START_TEST(a_value_date_is_a_witness)
{
	bool told = false;

	sheet_put(&sheet, 230, 100, "Value Date");
	draw_headings(false);
	for (size_t i = 0; i < ROWS; i++) {
		draw_row(i, &lines[i]);
		sheet_put(&sheet, 230, TOP + STEP * (int)i, _i && i == 4 ? "04/04/2025" : lines[i].date);
	}
	scan();
	ck_assert_str_eq(cell(4, "date"), "2025-04-05");
	ck_assert_str_eq(cell(4, "value_date"), _i ? "2025-04-04" : "2025-04-05");
	for (size_t i = 0; i < json_array_size(json_object_get(all, "warnings")); i++) {
		const json_t *one = json_array_get(json_object_get(all, "warnings"), i);

		told |= strcmp(json_string_value(json_object_get(one, "code")), "date_uncertain") == 0;
	}
	ck_assert_int_eq(told, _i);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/specks");
	TCase *t = tcase_create("specks");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, dates_among_specks, 0, 2);
	tcase_add_test(t, a_row_with_a_blurred_date);
	tcase_add_loop_test(t, quotes_before_a_year, 0, DX_LEN(marks));
	tcase_add_loop_test(t, commas_for_the_points_of_a_date, 0, DX_LEN(commas));
	tcase_add_loop_test(t, a_nought_misread_is_nothing, 0, DX_LEN(noughts));
	tcase_add_test(t, a_speck_before_an_amount);
	tcase_add_loop_test(t, a_currency_misread, 0, DX_LEN(prefixes));
	tcase_add_test(t, a_debt_cut_at_its_point);
	tcase_add_test(t, months_of_an_illegible_period);
	tcase_add_loop_test(t, a_value_date_is_a_witness, 0, 2);
	suite_add_tcase(s, t);
	return unit_main(s);
}
