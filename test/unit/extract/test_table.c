/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "statement_table.h"

START_TEST(columns_follow_headers_and_figures)
{
	header(&sheets[0], 100);
	row(&sheets[0], 114, "01/04", "ATM 12 34", "13,78,869.00", "", "2,00,000.00");
	row(&sheets[0], 128, "02/04", "SALARY", "", "12,34,567.00", "14,34,567.00");
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].n_cols, 5);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(0, DATE), "01/04");
	ck_assert_str_eq(cell(0, TEXT), "ATM 12 34");
	ck_assert_str_eq(cell(0, DEBIT), "13,78,869.00");
	ck_assert_str_eq(cell(0, CREDIT), "");
	ck_assert_str_eq(cell(1, CREDIT), "12,34,567.00");
	ck_assert_str_eq(cell(1, BALANCE), "14,34,567.00");
	ck_assert(!tables.rule.comma);
}
END_TEST

/* Three digits behind the only point of every figure are thousands, unless the paper's money has so many decimals. */
static const struct {
	const char *head, *debit, *balance;
	bool comma;
} grouped[] = {
	{"PESOS CHILENOS", "51.085", "663.780", true},
	{"KWD", "51.085", "663.780", false},
	{"Kuwaiti Dinars", "51.085", "663.780", false},
	{"Kwacha", "51.085", "663.780", true},
	{"PESOS", "51.085", "663.78", false},
	{"PESOS", "0.085", "0.780", false},
	{"", "51.085", "900", false},
	{"", "51.085", "1,500", false},
	{"", "51.085", "1500", false},
};

START_TEST(figures_of_three_digits_behind_a_point_are_thousands)
{
	sheet_put(&sheets[0], 40, 40, grouped[_i].head);
	header(&sheets[0], 100);
	row(&sheets[0], 114, "01/04", "ATM", grouped[_i].debit, "", grouped[_i].balance);
	row(&sheets[0], 128, "02/04", "SALARY", "", grouped[_i].debit, grouped[_i].balance);
	find(1);
	ck_assert_int_eq(tables.rule.comma, grouped[_i].comma);
}
END_TEST

/* A row as browsers set it: date over time, text in two lines, the figures in the middle of both. */
static void tall_row(struct sheet *s, int y, const char *date, const char *text, const char *more, const char *debit,
		     const char *balance)
{
	sheet_put(s, 40, y, date);
	sheet_put(s, 100, y, text);
	row(s, y + 5, "", "", debit, "", balance);
	sheet_put(s, 40, y + 10, "10:07");
	sheet_put(s, 100, y + 10, more);
}

START_TEST(cells_in_the_middle_of_a_row_are_its_own)
{
	header(&sheets[0], 100);
	tall_row(&sheets[0], 114, "01/04", "UPI GREEN", "LEAF STORES", "10.00", "190.00");
	tall_row(&sheets[0], 138, "02/04", "CARD METRO", "CABS", "20.00", "170.00");
	row(&sheets[0], 162, "03/04", "ATM", "30.00", "", "140.00");
	find(1);
	ck_assert_uint_eq(tables.n_rows, 3);
	ck_assert_str_eq(cell(0, TEXT), "UPI GREEN LEAF STORES");
	ck_assert_str_eq(cell(0, DATE), "01/04 10:07");
	ck_assert_str_eq(cell(0, DEBIT), "10.00");
	ck_assert_str_eq(cell(1, TEXT), "CARD METRO CABS");
	ck_assert_str_eq(cell(1, BALANCE), "170.00");
	ck_assert_str_eq(cell(2, TEXT), "ATM");
}
END_TEST

START_TEST(a_page_may_end_in_the_middle_of_a_row)
{
	header(&sheets[0], 100);
	row(&sheets[0], 114, "01/04", "ATM", "10.00", "", "190.00");
	row(&sheets[0], 138, "", "", "20.00", "", "170.00");
	sheet_put(&sheets[0], 280, 800, "Page 1 of 2");
	header(&sheets[1], 40);
	sheet_put(&sheets[1], 40, 54, "02/04");
	sheet_put(&sheets[1], 100, 54, "UPI GREEN");
	sheet_put(&sheets[1], 100, 65, "LEAF STORES");
	row(&sheets[1], 90, "03/04", "ATM", "30.00", "", "140.00");
	find(2);
	ck_assert_uint_eq(tables.n_rows, 3);
	ck_assert_str_eq(cell(1, DATE), "02/04");
	ck_assert_str_eq(cell(1, DEBIT), "20.00");
	ck_assert_str_eq(cell(1, BALANCE), "170.00");
	ck_assert_str_eq(cell(1, TEXT), "UPI GREEN LEAF STORES");
}
END_TEST

START_TEST(a_figure_within_text_is_text)
{
	struct sheet *s = &sheets[0];

	header(s, 100);
	row(s, 114, "01/04", "UPI GREEN LEAF STORES", "10.00", "", "190.00");
	sheet_put(s, 100, 125, "FROM THE MANY GREEN LEAF STORES OF NOS BETWEEN ME AND 44");
	sheet_put(s, 100, 136, "TO 50");
	row(s, 160, "02/04", "ATM", "30.00", "", "160.00");
	sheet_blanks(s);
	find(1);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(0, DEBIT), "10.00");
	ck_assert_str_eq(cell(0, TEXT),
			 "UPI GREEN LEAF STORES FROM THE MANY GREEN LEAF STORES OF NOS BETWEEN ME AND 44 TO 50");
}
END_TEST

START_TEST(wrapped_lines_go_to_the_nearer_row)
{
	header(&sheets[0], 100);
	row(&sheets[0], 120, "01/04", "first", "1.00", "", "9.00");
	row(&sheets[0], 131, "", "of the first", "", "", "");
	row(&sheets[0], 149, "", "above the second", "", "", "");
	row(&sheets[0], 160, "02/04", "second", "2.00", "", "7.00");
	find(1);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(0, TEXT), "first of the first");
	ck_assert_str_eq(cell(1, TEXT), "above the second second");
}
END_TEST

START_TEST(rules_part_rows)
{
	header(&sheets[0], 100);
	row(&sheets[0], 120, "01/04", "first", "1.00", "", "9.00");
	sheet_rule(&sheets[0], 40, 132, 560, 132);
	row(&sheets[0], 134, "", "of the second", "", "", ""); /* as near to the first, but beyond the rule */
	row(&sheets[0], 148, "02/04", "second", "2.00", "", "7.00");
	find(1);
	ck_assert_str_eq(cell(0, TEXT), "first");
	ck_assert_str_eq(cell(1, TEXT), "of the second second");
}
END_TEST

/* Text around the figures of its row, in a cell between rules: also of the first row. */
START_TEST(rules_give_the_first_row_its_text)
{
	struct sheet *s = &sheets[0];

	header(s, 100);
	sheet_rule(s, 30, 112, 570, 112);
	sheet_put(s, 100, 116, "rent of");
	row(s, 122, "01/04", "the", "10.00", "", "90.00");
	sheet_put(s, 100, 128, "house");
	sheet_rule(s, 30, 140, 570, 140);
	row(s, 150, "02/04", "fees", "10.00", "", "80.00");
	find(1);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(0, TEXT), "rent of the house");
	ck_assert_str_eq(cell(1, TEXT), "fees");
}
END_TEST

START_TEST(footers_are_not_wrapped_text)
{
	header(&sheets[0], 100);
	row(&sheets[0], 120, "01/04", "first", "1.00", "", "9.00");
	row(&sheets[0], 131, "", "more", "", "", "");
	row(&sheets[0], 150, "02/04", "second", "2.00", "", "7.00");
	sheet_put(&sheets[0], 100, 700, "This is a computer generated statement");
	find(1);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(1, TEXT), "second");
}
END_TEST

START_TEST(a_table_goes_on_without_a_header)
{
	header(&sheets[0], 100);
	row(&sheets[0], 114, "01/04", "first", "1.00", "", "9.00");
	row(&sheets[1], 50, "", "of the first", "", "", ""); /* the page break is inside the cell */
	row(&sheets[1], 80, "02/04", "second", "2.00", "", "7.00");
	header(&sheets[2], 50);
	row(&sheets[2], 64, "03/04", "third", "3.00", "", "4.00");
	find(3);
	ck_assert_uint_eq(tables.n, 3);
	ck_assert_uint_eq(tables.n_rows, 3);
	ck_assert_str_eq(cell(0, TEXT), "first of the first");
	ck_assert_str_eq(cell(1, DEBIT), "2.00");
	ck_assert_str_eq(cell(2, BALANCE), "4.00");
}
END_TEST

START_TEST(text_may_run_on_into_an_empty_column)
{
	header(&sheets[0], 100);
	for (int i = 0; i < 40; i++)
		row(&sheets[0], 114 + 14 * i, "01/04", "RENT", "5.00", "", "95.00");
	sheet_put(&sheets[0], 40, 690, "02/04");
	sheet_put(&sheets[0], 100, 690, "A VERY LONG NARRATION THAT GOES ON BEYOND ITS OWN COLUMN");
	sheet_right(&sheets[0], 560, 690, "95.00");
	find(1);
	ck_assert_uint_eq(tables.n_rows, 41);
	ck_assert_str_eq(cell(40, TEXT), "A VERY LONG NARRATION THAT GOES ON BEYOND ITS OWN COLUMN");
	ck_assert_str_eq(cell(40, DEBIT), "");
}
END_TEST

START_TEST(no_header_no_table)
{
	row(&sheets[0], 114, "01/04", "first", "1.00", "", "9.00");
	sheet_put(&sheets[0], 40, 140, "the balance of a withdrawal is a narration of its date");
	find(1);
	ck_assert_uint_eq(tables.n, 0);
	ck_assert_uint_eq(tables.n_rows, 0);
}
END_TEST

/* Two headings that are one as well, with 8 points between them: more than a blank of this font, as wide as letters. */
static size_t closing_balance_columns(uint8_t conf)
{
	sheet_put(&sheets[0], 40, 100, "Date");
	sheet_put(&sheets[0], 100, 100, "Narration");
	sheet_right(&sheets[0], 400, 100, "Debit");
	sheet_right(&sheets[0], 480, 100, "Deposit");
	sheet_put(&sheets[0], 488, 100, "Balance");
	for (size_t i = 0; i < sheets[0].page.n_words; i++)
		sheets[0].words[i].conf = conf;
	row(&sheets[0], 114, "01/04", "ATM 12 34", "13,78,869.00", "", "2,00,000.00");
	row(&sheets[0], 128, "02/04", "SALARY", "12.00", "", "14,34,567.00");
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	return tables.v[0].n_cols;
}

START_TEST(a_gap_is_measured_by_what_the_line_is_made_of)
{
	ck_assert_uint_eq(closing_balance_columns(100), 5);
}
END_TEST

START_TEST(a_recognised_line_is_as_high_as_its_letters)
{
	ck_assert_uint_eq(closing_balance_columns(95), 4);
}
END_TEST

/* "Utgift" is no word of the lexicon; what stands under it are numbers, wider than their heading. */
START_TEST(an_unknown_heading_over_numbers_bounds_numbers)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 100, "Date");
	sheet_put(s, 100, 100, "Narration");
	sheet_right(s, 330, 100, "Utgift");
	sheet_right(s, 400, 100, "Debit");
	sheet_right(s, 500, 100, "Balance");
	for (int i = 0; i < 4; i++) {
		sheet_put(s, 40, 120 + 12 * i, "01/02/2025");
		sheet_put(s, 100, 120 + 12 * i, "NEFT");
		sheet_right(s, 330, 120 + 12 * i, "12,345,678.00");
		sheet_right(s, 500, 120 + 12 * i, "99.00");
	}
	find(1);
	ck_assert_uint_eq(tables.n_rows, 4);
	ck_assert_int_eq(tables.v[0].cols[2].class, DX_COL_NUMBER);
	ck_assert_str_eq(cell(0, TEXT), "NEFT");
}
END_TEST

/* Headings in the middle of columns a blank apart, as browsers set them; texts at the left edge of theirs. */
START_TEST(cells_may_stand_a_blank_apart)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 100, "Date");
	sheet_put(s, 150, 100, "Narration");
	sheet_put(s, 262, 100, "Debit");
	sheet_put(s, 315, 100, "Deposit");
	sheet_put(s, 365, 100, "Balance");
	for (int i = 0; i < 4; i++) {
		int y = 120 + 12 * i;

		sheet_put(s, 40, y, "01/02");
		sheet_put(s, 70, y, i % 2 ? "rent of the house for a whole month" : "fees of the school and a book");
		sheet_put(s, 250, y, "1,234.00");
		sheet_put(s, 295, y, i % 2 ? "1,11,234.00" : "18.00");
		sheet_put(s, 355, y, "99,234.00");
	}
	for (int i = 0; i < 6; i++) { /* the foot has no gap where the rows have one */
		sheet_put(s, 40, 170 + 12 * i, "Taxable value of it");
		sheet_put(s, 355, 170 + 12 * i, "99,234.00");
	}
	sheet_blanks(s);
	find(1);
	ck_assert_uint_ge(tables.n_rows, 4);
	for (size_t i = 0; i < 4; i++) {
		ck_assert_str_eq(cell(i, DATE), "01/02");
		ck_assert_str_eq(cell(i, TEXT),
				 i % 2 ? "rent of the house for a whole month" : "fees of the school and a book");
		ck_assert_str_eq(cell(i, DEBIT), "1,234.00");
		ck_assert_str_eq(cell(i, CREDIT), i % 2 ? "1,11,234.00" : "18.00");
	}
}
END_TEST

/* Five rows whose first column may be empty, under headings of which recognition lost one. */
START_TEST(as_many_words_as_columns_may_be_others)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 100, "Date");
	sheet_put(s, 130, 100, "Narration");
	sheet_right(s, 300, 100, "Debit");
	sheet_right(s, 380, 100, "Deposit");
	/* lost: a heading over 460 */
	sheet_right(s, 560, 100, "Balance");
	for (int i = 0; i < 5; i++) {
		int y = 120 + 12 * i;

		sheet_put(s, 40, y, "01/02/2025");
		sheet_put(s, 130, y, "NEFT");
		if (i == 0)
			sheet_right(s, 300, y, "12.00");
		sheet_right(s, 380, y, "1,234.00");
		sheet_right(s, 460, y, "18.00");
		sheet_right(s, 560, y, "99.00");
	}
	find(1);
	ck_assert_uint_eq(tables.n_rows, 5);
	ck_assert_str_eq(cell(0, DEBIT), "12.00");
	ck_assert_str_eq(cell(1, DEBIT), "");
	ck_assert_str_eq(cell(1, CREDIT), "1,234.00 18.00"); /* what has no heading is its neighbour's */
	ck_assert_str_eq(cell(1, BALANCE), "99.00");
}
END_TEST

/* Lines of the foot that are as wide as rows and have a figure say nothing of where columns end. */
START_TEST(a_foot_does_not_outvote_the_rows)
{
	struct sheet *s = &sheets[0];

	header(s, 100);
	for (int i = 0; i < 4; i++)
		row(s, 120 + 12 * i, "01/02", "NEFT", "12.00", "1,234.00", "99.00");
	for (int i = 0; i < 3; i++) {
		sheet_put(s, 40, 180 + 12 * i, "Rupees One Lakh Forty Thousand Three Hundred Ten and Ninety One Paise");
		sheet_right(s, 480, 180 + 12 * i, "Total");
		sheet_right(s, 560, 180 + 12 * i, "1,40,310.91");
	}
	find(1);
	ck_assert_uint_eq(tables.n_rows, 4);
	ck_assert_str_eq(cell(0, TEXT), "NEFT");
	ck_assert_str_eq(cell(0, DEBIT), "12.00");
	ck_assert_int_lt(tables.v[0].cols[1].x1, 300000);
}
END_TEST

static Suite *table_suite(void)
{
	Suite *s = suite_create("table");
	TCase *tc = tcase_create("table");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, columns_follow_headers_and_figures);
	tcase_add_loop_test(tc, figures_of_three_digits_behind_a_point_are_thousands, 0, DX_LEN(grouped));
	tcase_add_test(tc, wrapped_lines_go_to_the_nearer_row);
	tcase_add_test(tc, rules_part_rows);
	tcase_add_test(tc, rules_give_the_first_row_its_text);
	tcase_add_test(tc, footers_are_not_wrapped_text);
	tcase_add_test(tc, a_table_goes_on_without_a_header);
	tcase_add_test(tc, text_may_run_on_into_an_empty_column);
	tcase_add_test(tc, a_gap_is_measured_by_what_the_line_is_made_of);
	tcase_add_test(tc, a_recognised_line_is_as_high_as_its_letters);
	tcase_add_test(tc, no_header_no_table);
	tcase_add_test(tc, an_unknown_heading_over_numbers_bounds_numbers);
	tcase_add_test(tc, cells_may_stand_a_blank_apart);
	tcase_add_test(tc, cells_in_the_middle_of_a_row_are_its_own);
	tcase_add_test(tc, a_page_may_end_in_the_middle_of_a_row);
	tcase_add_test(tc, a_figure_within_text_is_text);
	tcase_add_test(tc, as_many_words_as_columns_may_be_others);
	tcase_add_test(tc, a_foot_does_not_outvote_the_rows);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(table_suite());
}
