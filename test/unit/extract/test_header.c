/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "statement_table.h"

START_TEST(headings_that_touch_are_two)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 100, "Txn");
	sheet_put(s, 60, 100, "DateNarration");
	sheet_right(s, 400, 100, "WITHDRAWAL");
	sheet_right(s, 480, 100, "Deposit");
	sheet_right(s, 560, 100, "DepositBalance"); /* one heading by itself */
	row(s, 114, "01/04", "ATM 12 34", "13.00", "", "200.00");
	row(s, 128, "02/04", "SALARY", "", "50.00", "250.00");
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].n_cols, 5);
	ck_assert_uint_eq(tables.n_rows, 2);
	ck_assert_str_eq(cell(0, DATE), "01/04");
	ck_assert_str_eq(cell(0, TEXT), "ATM 12 34");
	ck_assert_str_eq(cell(1, CREDIT), "50.00");
	ck_assert_str_eq(cell(1, BALANCE), "250.00");
}
END_TEST

/* "Deposit Balance" is one heading, but for a rule between its words. */
START_TEST(a_rule_parts_headings)
{
	sheet_put(&sheets[0], 40, 100, "Date");
	sheet_put(&sheets[0], 100, 100, "Narration");
	sheet_right(&sheets[0], 400, 100, "Withdrawal");
	sheet_put(&sheets[0], 445, 100, "Deposit Balance");
	sheet_rule(&sheets[0], 482, 104, 482, 200);
	row(&sheets[0], 114, "01/04", "SALARY", "", "50.00", "250.00");
	find(1);
	ck_assert_str_eq(cell(0, CREDIT), "50.00");
	ck_assert_str_eq(cell(0, BALANCE), "250.00");
}
END_TEST

START_TEST(a_header_may_have_two_lines)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 100, "Txn");
	sheet_put(s, 100, 100, "Narration");
	sheet_right(s, 400, 100, "Withdrawal");
	sheet_right(s, 480, 100, "Deposit");
	sheet_right(s, 560, 100, "Closing");
	sheet_put(s, 40, 111, "Date");
	sheet_right(s, 400, 111, "Amt. (INR)");
	sheet_right(s, 480, 111, "Amt. (INR)");
	sheet_right(s, 560, 111, "Balance");
	row(s, 130, "01/04", "RENT", "5.00", "", "95.00");
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].header_n, 2);
	ck_assert_uint_eq(tables.v[0].n_cols, 5);
	ck_assert_uint_eq(tables.n_rows, 1);
	ck_assert_str_eq(cell(0, BALANCE), "95.00");
}
END_TEST

/* In a box of two lines other headers stand between the two: "Sl" over "No" is no part of "Narration" beside it. */
/* A piece of a rule over the header, read as a letter that longer phrases begin with. */
START_TEST(a_speck_over_a_header_is_no_letter_of_it)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 120, 93, "a");
	sheet_right(s, 560, 93, "Closing");
	sheet_put(s, 40, 102, "Txn Date");
	sheet_put(s, 100, 102, "Narration");
	sheet_right(s, 480, 102, "Deposit");
	sheet_right(s, 560, 105, "Balance");
	row(s, 130, "01/04", "RENT", "", "5.00", "95.00");
	sheet_scan(s);
	s->words[0].conf = 14;
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].n_cols, 4);
	ck_assert_uint_eq(tables.v[0].header_n, 2);
	ck_assert_str_eq(cell(0, CREDIT), "5.00");
}
END_TEST

START_TEST(a_header_half_a_line_higher_is_its_own)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 94, "Txn");
	sheet_put(s, 40, 106, "Date");
	sheet_put(s, 80, 100, "Narration");
	sheet_put(s, 310, 94, "Debit");
	sheet_put(s, 400, 94, "Deposit");
	sheet_put(s, 400, 106, "Amt");
	sheet_put(s, 500, 100, "Balance");
	for (int i = 0; i < 3; i++) {
		sheet_put(s, 40, 130 + 20 * i, "01/02/25");
		sheet_put(s, 100, 130 + 20 * i, "BY CASH");
		sheet_put(s, 310, 130 + 20 * i, "10.00");
		sheet_put(s, 500, 130 + 20 * i, "90.00");
	}
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.n_rows, 3);
	ck_assert_str_eq(cell(0, TEXT), "BY CASH");
	ck_assert_str_eq(cell(0, DEBIT), "10.00");
	ck_assert_str_eq(cell(2, BALANCE), "90.00");
}
END_TEST

/* "Particulars" is centred between the lines of the others, whose upper halves are headings of something else. */
START_TEST(a_heading_of_one_line_stands_between_those_of_two)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 94, "Txn");
	sheet_right(s, 400, 94, "Narration");
	sheet_right(s, 480, 94, "Withdrawal");
	sheet_right(s, 560, 94, "Deposit");
	sheet_put(s, 120, 100, "Narration and trip");
	sheet_put(s, 40, 106, "Date");
	sheet_right(s, 400, 106, "Deposit Amt");
	sheet_right(s, 480, 106, "Amt");
	sheet_right(s, 560, 106, "Balance");
	for (int i = 0; i < 3; i++) {
		sheet_put(s, 40, 130 + 20 * i, "01/02/25");
		sheet_put(s, 120, 130 + 20 * i, "BY CASH");
		sheet_right(s, 480, 130 + 20 * i, "10.00");
		sheet_right(s, 560, 130 + 20 * i, "90.00");
	}
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].header_n, 3);
	ck_assert_str_eq(cell(0, TEXT), "BY CASH");
	ck_assert_str_eq(cell(0, DEBIT), "10.00");
	ck_assert_str_eq(cell(2, BALANCE), "90.00");
}
END_TEST

/* "Narration" between two lines of headings, of which one nobody can read. */
START_TEST(a_scanned_header_has_a_line_between_two)
{
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 94, "Txn");
	sheet_put(s, 40, 106, "Date");
	sheet_put(s, 310, 94, "Debit");
	sheet_put(s, 400, 94, "Deposit");
	sheet_put(s, 400, 106, "Amt");
	sheet_put(s, 120, 100, "Narration");
	sheet_put(s, 220, 100, "Reiorence");
	sheet_put(s, 500, 94, "Clesing");
	sheet_put(s, 500, 106, "Batunce");
	for (int i = 0; i < 3; i++) {
		sheet_put(s, 40, 130 + 20 * i, "01/02/25");
		sheet_put(s, 120, 130 + 20 * i, "BY CASH");
		sheet_put(s, 310, 130 + 20 * i, "10.00");
		sheet_put(s, 500, 130 + 20 * i, "90.00");
	}
	sheet_scan(s);
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].header_n, 3);
	ck_assert_uint_eq(tables.n_rows, 3);
	ck_assert_str_eq(cell(0, DATE), "01/02/25");
	ck_assert_str_eq(cell(0, TEXT), "BY CASH");
	ck_assert_str_eq(cell(0, DEBIT), "10.00");
}
END_TEST

START_TEST(a_caption_is_no_part_of_a_header)
{
	header(&sheets[0], 100);
	sheet_put(&sheets[0], 40, 110, "CURRENCY: SINGAPORE DOLLAR");
	row(&sheets[0], 130, "01/04", "RENT", "5.00", "", "95.00");
	find(1);
	ck_assert_uint_eq(tables.v[0].header_n, 1);
	ck_assert_uint_eq(tables.n_rows, 1);
	ck_assert_str_eq(cell(0, TEXT), "RENT");
}
END_TEST

/* The percent sign of a heading is read as a letter, and not surely. */
static int role_of_percent_heading(const char *text, uint8_t conf)
{
	struct dx_lex *lex = dx_lex_new(arena);
	const struct dx_word word = {.text = text, .conf = conf};
	const struct dx_word *words[] = {&word};
	struct dx_tok *toks;
	size_t n;
	size_t len;

	dx_lex_add(lex, "gst %", DEBIT);
	dx_lex_add(lex, "rate", CREDIT);
	dx_lex_add(lex, "rate %", BALANCE);
	toks = dx_lex_tokens(lex, arena, words, 1, &n);
	return dx_lex_match(lex, toks, n, 0, &len);
}

START_TEST(a_percent_sign_may_be_read_as_a_letter)
{
	ck_assert_int_eq(role_of_percent_heading("GSTt", 45), DEBIT);
	ck_assert_int_eq(role_of_percent_heading("GSTS", 78), DEBIT);
	ck_assert_int_eq(role_of_percent_heading("GST%", 100), DEBIT);
	ck_assert_int_eq(role_of_percent_heading("GSTS", 100), -1); /* of a text layer it is an S */
	ck_assert_int_eq(role_of_percent_heading("Rates", 78), -1); /* a plural */
}
END_TEST

/* Headings of one, two and three lines, each centred in its box: what stands on a line is of several, some of which
 * nobody knows. */
START_TEST(boxes_hold_headings_together)
{
	static const int x[] = {36, 96, 250, 320, 400, 480, 566};
	struct sheet *s = &sheets[0];

	sheet_put(s, 40, 105, "Txn");
	sheet_put(s, 40, 115, "Date");
	sheet_put(s, 100, 109, "Narration");
	sheet_right(s, 316, 101, "Settled");
	sheet_right(s, 316, 111, "by Agency");
	sheet_right(s, 316, 121, "or Branch");
	sheet_right(s, 396, 101, "Withdrawal");
	sheet_right(s, 396, 111, "Amt.");
	sheet_right(s, 396, 121, "(INR)");
	sheet_right(s, 476, 109, "Deposit");
	sheet_right(s, 560, 105, "Closing");
	sheet_right(s, 560, 115, "Balance");
	for (size_t i = 0; i < DX_LEN(x); i++)
		sheet_rule(s, x[i], 96, x[i], 170);
	sheet_rule(s, 36, 96, 566, 96);
	sheet_rule(s, 36, 136, 566, 136);
	row(s, 140, "01/04", "RENT", "5.00", "", "95.00");
	row(s, 154, "02/04", "SALARY", "", "50.00", "145.00");
	find(1);
	ck_assert_uint_eq(tables.n, 1);
	ck_assert_uint_eq(tables.v[0].n_cols, 6);
	ck_assert_uint_eq(tables.v[0].header_first, 0);
	ck_assert_str_eq(cell(0, DATE), "01/04");
	ck_assert_str_eq(cell(0, DEBIT), "5.00");
	ck_assert_str_eq(cell(1, CREDIT), "50.00");
	ck_assert_str_eq(cell(1, BALANCE), "145.00");
}
END_TEST

static Suite *header_suite(void)
{
	Suite *s = suite_create("header");
	TCase *tc = tcase_create("header");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, headings_that_touch_are_two);
	tcase_add_test(tc, a_rule_parts_headings);
	tcase_add_test(tc, a_header_may_have_two_lines);
	tcase_add_test(tc, a_speck_over_a_header_is_no_letter_of_it);
	tcase_add_test(tc, a_header_half_a_line_higher_is_its_own);
	tcase_add_test(tc, a_heading_of_one_line_stands_between_those_of_two);
	tcase_add_test(tc, a_scanned_header_has_a_line_between_two);
	tcase_add_test(tc, a_caption_is_no_part_of_a_header);
	tcase_add_test(tc, a_percent_sign_may_be_read_as_a_letter);
	tcase_add_test(tc, boxes_hold_headings_together);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(header_suite());
}
