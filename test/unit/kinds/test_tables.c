/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tables that are hard to hold: without a header, with figures in pieces, with text above its line. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

static void setup_account(void)
{
	setup();
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
}

static void read_it(void)
{
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

static void balances(const char *opening, const char *closing)
{
	sheet_put(&sheet, 40, 58, dx_asprintf(arena, "Opening Balance : %s", opening));
	sheet_put(&sheet, 300, 58, dx_asprintf(arena, "Closing Balance : %s", closing));
}

static void row(int y, const char *date, const char *text, const char *debit, const char *credit, const char *balance)
{
	sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 360, y, debit);
	sheet_right(&sheet, 450, y, credit);
	sheet_right(&sheet, 540, y, balance);
}

#define ROW(i, want_date, want_debit, want_credit, want_balance)                                                       \
	do {                                                                                                           \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/date"), want_date);                           \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/debit"), want_debit);                         \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/credit"), want_credit);                       \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/balance"), want_balance);                     \
	} while (0)

START_TEST(without_a_header_the_balances_tell_the_columns)
{
	balances("100.00", "85.00");
	row(100, "01/04/2025", "rent", "50.00", "", "50.00");
	row(116, "02/04/2025", "pay", "", "15.00", "65.00");
	row(132, "03/04/2025", "pay again", "", "30.00", "95.00");
	row(148, "04/04/2025", "tea", "10.00", "", "85.00");
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ROW(1, "2025-04-02", "null", "15.00", "65.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/description"), "pay again");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(headings_half_a_line_apart_are_one_header)
{
	balances("100.00", "65.00");
	sheet_put(&sheet, 40, 100, "Transaction");
	sheet_put(&sheet, 120, 105, "Tran ID");
	sheet_put(&sheet, 200, 105, "Transaction Remarks");
	sheet_put(&sheet, 360, 100, "Dr/");
	sheet_put(&sheet, 400, 100, "Amount");
	sheet_put(&sheet, 500, 100, "Balance");
	sheet_put(&sheet, 55, 111, "Date");
	sheet_put(&sheet, 362, 111, "Cr");
	sheet_put(&sheet, 395, 111, "(in Rs.)");
	sheet_put(&sheet, 495, 111, "(in Rs.)");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 130 + 16 * i, i ? "02/04/2025" : "01/04/2025");
		sheet_put(&sheet, 120, 130 + 16 * i, i ? "S7958865" : "DOP4557020");
		sheet_put(&sheet, 200, 130 + 16 * i, i ? "By Cash" : "RD INSTALMENT");
		sheet_put(&sheet, 362, 130 + 16 * i, i ? "Cr" : "Dr");
		sheet_right(&sheet, 440, 130 + 16 * i, i ? "15.00" : "50.00");
		sheet_right(&sheet, 540, 130 + 16 * i, i ? "65.00" : "50.00");
	}
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "RD INSTALMENT");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "By Cash");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/reference"), "S7958865");
}
END_TEST

/* Credits left of debits, the newest row first. */
START_TEST(without_a_header_credits_may_come_first)
{
	balances("100.00", "85.00");
	row(100, "04/04/2025", "tea", "", "10.00", "85.00");
	row(116, "03/04/2025", "pay again", "30.00", "", "95.00");
	row(132, "02/04/2025", "pay", "15.00", "", "65.00");
	row(148, "01/04/2025", "rent", "", "50.00", "50.00");
	read_it();
	ROW(0, "2025-04-04", "10.00", "null", "85.00");
	ROW(1, "2025-04-03", "null", "30.00", "95.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(without_a_header_one_column_of_amounts)
{
	balances("100.00", "85.00");
	row(100, "01/04/2025", "rent", "", "50.00", "50.00");
	row(116, "02/04/2025", "pay", "", "15.00", "65.00");
	row(132, "03/04/2025", "pay", "", "30.00", "95.00");
	row(148, "04/04/2025", "tea", "", "10.00", "85.00");
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ROW(1, "2025-04-02", "null", "15.00", "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(dated_sums_without_text_are_no_rows)
{
	balances("100.00", "85.00");
	sheet_put(&sheet, 40, 100, "01/04/2025 50.00");
	sheet_put(&sheet, 40, 116, "02/04/2025 60.00");
	sheet_put(&sheet, 40, 132, "03/04/2025 70.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 0);
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

static void header(void)
{
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
}

/* FIGURE in two words with GAP points between, the second one ending at X. */
static void in_pieces(int x, int y, const char *first, const char *second, int gap)
{
	sheet_right(&sheet, x - (int)strlen(second) * 5 - gap, y, first);
	sheet_right(&sheet, x, y, second);
}

START_TEST(figures_in_two_pieces_are_one)
{
	balances("100.00", "1,22,316.00");
	header();
	row(106, "01/04/2025", "pay", "", "", "");
	in_pieces(450, 106, "1,22,", "216.00", 2);
	in_pieces(540, 106, "1,22,", "316.00", 3);
	read_it();
	ROW(0, "2025-04-01", "null", "122216.00", "122316.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(figures_far_apart_are_two)
{
	balances("100.00", "1,22,316.00");
	header();
	row(106, "01/04/2025", "pay", "", "", "1,22,316.00");
	in_pieces(450, 106, "1,22,", "216.00", 9);
	read_it();
	ck_assert_str_ne(sheet_at(all, "data/transactions/0/credit"), "122216.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Four rows whose text begins a line above; the first one stands right under the header. */
START_TEST(text_may_begin_above_its_line)
{
	balances("100.00", "60.00");
	header();
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 120, 106 + 30 * i, dx_asprintf(arena, i == 1 ? "much longer%d" : "begin%d", i));
		row(117 + 30 * i, dx_asprintf(arena, "0%d/04/2025", i + 1), dx_asprintf(arena, "end%d", i), "10.00", "",
		    dx_asprintf(arena, "%d.00", 90 - 10 * i));
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "begin0 end0");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/description"), "begin3 end3");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Figures of a summary fall into the columns above them; without a date and words they are no row. */
START_TEST(sums_under_the_table_are_no_rows)
{
	balances("100.00", "85.00");
	header();
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "35.00", "85.00");
	row(138, "", "Sum of it all", "50.00", "35.00", "");
	row(154, "", "100.00", "50.00", "", "85.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 2);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_side_may_stand_in_parentheses)
{
	balances("100.00 (Cr)", "85.00 (Cr)");
	row(90, "Date", "Description", "", "Amount", "Balance");
	row(106, "01/04/2025", "rent", "", "50.00 (Dr)", "50.00 (Cr)");
	row(122, "02/04/2025", "pay", "", "35.00 (Cr)", "85.00 (Cr)");
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ROW(1, "2025-04-02", "null", "35.00", "85.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_column_of_dates_needs_no_known_header)
{
	balances("100.00", "85.00");
	row(90, "Xyz", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "35.00", "85.00");
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ROW(1, "2025-04-02", "null", "35.00", "85.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent");
	ck_assert(!needs_review);
}
END_TEST

/* "Transaction" and "Value" are halves of headings, and no "Transaction Value": each has a "Date" of its own below. */
START_TEST(words_over_headings_of_their_own_are_no_phrase)
{
	balances("100.00", "65.00");
	sheet_put(&sheet, 40, 90, "Transaction");
	sheet_put(&sheet, 101, 90, "Value");
	row(95, "", "", "Debit", "Credit", "Balance");
	sheet_put(&sheet, 170, 95, "Description / Narration");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 101, 100, "Date");
	row(116, "01/04/2025", "", "50.00", "", "50.00");
	row(132, "02/04/2025", "", "", "15.00", "65.00");
	sheet_put(&sheet, 101, 116, "02/04/2025");
	sheet_put(&sheet, 101, 132, "03/04/2025");
	sheet_put(&sheet, 170, 116, "rent");
	sheet_put(&sheet, 170, 132, "pay");
	read_it();
	ROW(0, "2025-04-01", "50.00", "null", "50.00");
	ROW(1, "2025-04-02", "null", "15.00", "65.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/value_date"), "2025-04-03");
}
END_TEST

/* What a bank numbers its rows by is the reference of those that have no number of a cheque. */
START_TEST(numbers_of_cheques_are_references_before_those_of_rows)
{
	balances("100.00", "65.00");
	row(90, "Date", "", "Debit", "Credit", "Balance");
	sheet_put(&sheet, 105, 90, "Transaction ID");
	sheet_put(&sheet, 250, 90, "Narration");
	if (_i)
		sheet_put(&sheet, 190, 90, _i == 1 ? "Cheque No" : "Ref No");
	for (int i = 0; i < 2; i++) {
		row(106 + 16 * i, i ? "02/04/2025" : "01/04/2025", "", i ? "" : "50.00", i ? "15.00" : "",
		    i ? "65.00" : "50.00");
		sheet_put(&sheet, 105, 106 + 16 * i, i ? "S7958865" : "S4557020");
		sheet_put(&sheet, 250, 106 + 16 * i, i ? "pay" : "rent");
		if (_i)
			sheet_put(&sheet, 190, 106 + 16 * i, i ? "-" : "233542");
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/reference"), _i ? "233542" : "S4557020");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/reference"), "S7958865");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* "Outstanding as on …" beside sums of both sides: what it closes with stands in the column of balances. */
START_TEST(a_balance_of_a_loan_may_stand_beside_sums)
{
	row(90, "Date", "Particulars", "Debit", "Credit", "Outstanding");
	row(106, "", "Outstanding as on 01/04/2025", "", "", "-100.00");
	row(122, "01/04/2025", "interest", "50.00", "", "-150.00");
	row(138, "02/04/2025", "EMI", "", "30.00", "-120.00");
	row(154, "", "Outstanding as on 30/04/2025", "50.00", "30.00", "-120.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "-100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-120.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "30.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *tables_suite(void)
{
	Suite *s = suite_create("tables");
	TCase *tc = tcase_create("tables");

	tcase_add_checked_fixture(tc, setup_account, teardown);
	tcase_add_test(tc, without_a_header_the_balances_tell_the_columns);
	tcase_add_test(tc, headings_half_a_line_apart_are_one_header);
	tcase_add_test(tc, without_a_header_credits_may_come_first);
	tcase_add_test(tc, without_a_header_one_column_of_amounts);
	tcase_add_test(tc, dated_sums_without_text_are_no_rows);
	tcase_add_test(tc, figures_in_two_pieces_are_one);
	tcase_add_test(tc, figures_far_apart_are_two);
	tcase_add_test(tc, text_may_begin_above_its_line);
	tcase_add_test(tc, sums_under_the_table_are_no_rows);
	tcase_add_test(tc, a_side_may_stand_in_parentheses);
	tcase_add_test(tc, a_column_of_dates_needs_no_known_header);
	tcase_add_test(tc, words_over_headings_of_their_own_are_no_phrase);
	tcase_add_test(tc, a_balance_of_a_loan_may_stand_beside_sums);
	tcase_add_loop_test(tc, numbers_of_cheques_are_references_before_those_of_rows, 0, 3);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(tables_suite());
}
