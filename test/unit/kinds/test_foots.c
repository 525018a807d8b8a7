/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements whose rows of sums and balances have words that no template knows, and rows with two texts. */
#include "../unit.h"
#include "statement_rows.h"

/* ---- what goes out and what comes in, a row each, in one column of amounts ---- */

static void signed_row(int y, const char *date, const char *text, const char *amount, const char *balance)
{
	row(y, date, text, "", amount, balance);
}

static const struct {
	const char *closing, *out, *in, *rows, *total, *verdict;
} turnovers[] = {
	{"85.00", "-50.00", "15.00", "2", "50.00", "verified"},
	{"85.00", "-51.00", "15.00", "4", "null", "mismatch"},
	/* the balance goes on: two more payments */
	{"50.00", "-50.00", "15.00", "4", "null", "verified"},
};

START_TEST(rows_of_turnovers_are_no_rows)
{
	frame("120.00", turnovers[_i].closing);
	signed_row(90, "Date", "Description", "Amount", "Balance");
	signed_row(106, "01/04/2025", "rent", "-50.00", "70.00");
	signed_row(122, "02/04/2025", "pay", "15.00", "85.00");
	signed_row(138, "", "Zzrun out", turnovers[_i].out, "");
	signed_row(154, "", "Zzrun in", turnovers[_i].in, "");
	read_it();
	ck_assert_str_eq(dx_asprintf(arena, "%zu",
				     json_array_size(json_object_get(json_object_get(all, "data"), "transactions"))),
			 turnovers[_i].rows);
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), turnovers[_i].total);
	ck_assert_str_eq(sheet_verdict(all), turnovers[_i].verdict);
}
END_TEST

/* ---- balances in words that begin like the heading of balances ---- */

static const struct {
	const char *day, *balance, *verdict;
} ends[] = {
	{"30/04/2025", "65.00", "verified"},
	{"30/04/2025", "66.00", "mismatch"},
	{"29/04/2025", "65.00", "unverifiable"}, /* of no end of the period: another page may follow */
};

START_TEST(a_balance_may_be_called_as_its_column)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "Balance in your favour", "", "", "100.00");
	row(122, "01/04/2025", "rent", "50.00", "", "50.00");
	row(138, "02/04/2025", "pay", "", "15.00", "65.00");
	row(154, ends[_i].day, "Balance in your favour", "", "", ends[_i].balance);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), ends[_i].balance);
	ck_assert_str_eq(sheet_verdict(all), ends[_i].verdict);
}
END_TEST

/* ---- sums under their columns, behind words that count the rows of both sides ---- */

static const struct {
	const char *words, *debits, *credits, *want_debits, *want_credits, *verdict;
} counted[] = {
	{"Turnover 1 deposits / 2 withdrawals", "55.00", "20.00", "55.00", "20.00", "verified"},
	{"Turnover 2 withdrawals / 1 deposits", "55.00", "20.00", "55.00", "20.00", "verified"},
	{"Turnover 1 deposits / 2 withdrawals", "56.00", "20.00", "56.00", "20.00", "mismatch"},
};

START_TEST(sums_behind_counts_are_those_of_their_columns)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "fees", "5.00", "", "45.00");
	row(138, "03/04/2025", "pay", "", "20.00", "65.00");
	sheet_put(&sheet, 40, 180, counted[_i].words);
	sheet_right(&sheet, 360, 180, counted[_i].debits);
	sheet_right(&sheet, 450, 180, counted[_i].credits);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), counted[_i].want_debits);
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), counted[_i].want_credits);
	ck_assert_str_eq(sheet_verdict(all), counted[_i].verdict);
}
END_TEST

/* ---- a list of what lies between the balances, with more than one figure of a side ---- */

static const struct {
	const char *cards, *electronic, *want, *verdict;
} lists[] = {
	{"-50.00", "-5.00", "null", "verified"}, /* neither is the total */
	{"-50.00", "-6.00", "50.00", "mismatch"},
	{"-55.00", "", "55.00", "verified"},
};

START_TEST(a_total_is_no_one_of_several_in_a_list)
{
	sheet_put(&sheet, 40, 20, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 34, "Statement Period : 01/04/2025 to 30/04/2025");
	row(52, "", "Beginning Balance", "100.00", "", "");
	row(64, "", "Deposits and Additions", "20.00", "", "");
	row(76, "", "Debit Card Withdrawals", lists[_i].cards, "", "");
	if (*lists[_i].electronic)
		row(88, "", "Electronic Withdrawals", lists[_i].electronic, "", "");
	row(100, "", "Ending Balance", "65.00", "", "");
	row(140, "Date", "Description", "", "Amount", "Balance");
	row(156, "01/04/2025", "rent", "", "-50.00", "50.00");
	row(172, "02/04/2025", "fees", "", "-5.00", "45.00");
	row(188, "30/04/2025", "pay", "", "20.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), lists[_i].want);
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "20.00");
	ck_assert_str_eq(sheet_verdict(all), lists[_i].verdict);
}
END_TEST

/* ---- sums in one line behind their labels, under the rows ---- */

static const struct {
	const char *words, *debits, *credits, *verdict;
} sentences[] = {
	{"Total debits: Rs. 55.00 (2) Total credits: Rs. 20.00 (1) Balance at close of period: Rs. 65.00 Cr", "55.00",
	 "20.00", "verified"},
	{"Total debits: Rs. 55.00 (2) Total credits: Rs. 21.00 (1) Balance at close of period: Rs. 65.00 Cr", "55.00",
	 "21.00", "mismatch"},
	{"Number of records: 3 Total Debit Amount(INR): 55.00 Total Credit Amount(INR): 20.00", "55.00", "20.00",
	 "verified"},
	{"Number of records: 3 Total Debit Amount(INR): 56.00 Total Credit Amount(INR): 20.00", "56.00", "20.00",
	 "mismatch"},
};

START_TEST(sums_stand_in_one_line_behind_their_labels)
{
	sheet_put(&sheet, 40, 20, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 34, "Statement Period : 01/04/2025 to 30/04/2025");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "OPENING BALANCE", "", "", "100.00");
	row(122, "01/04/2025", "rent", "50.00", "", "50.00");
	row(138, "02/04/2025", "fees", "5.00", "", "45.00");
	row(154, "30/04/2025", "pay", "", "20.00", "65.00");
	sheet_put(&sheet, 40, 176, sentences[_i].words);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), sentences[_i].debits);
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), sentences[_i].credits);
	ck_assert_str_eq(sheet_verdict(all), sentences[_i].verdict);
}
END_TEST

/* ---- sums with their labels, all of them under the heading of one side ---- */

static const char *const one_column[][3] = {
	{"20.00", "20.00", "verified"},
	{"21.00", "21.00", "mismatch"},
};

START_TEST(a_sum_may_stand_under_the_other_side)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Deposit", "Withdrawal", "Balance");
	row(106, "01/04/2025", "rent", "", "50.00", "50.00");
	row(122, "02/04/2025", "fees", "", "5.00", "45.00");
	row(138, "03/04/2025", "pay", "20.00", "", "65.00");
	row(160, "", "Total Deposit Amount:", "", one_column[_i][0], "");
	row(172, "", "Total Withdrawal Amount:", "", "55.00", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "55.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), one_column[_i][1]);
	ck_assert_str_eq(sheet_verdict(all), one_column[_i][2]);
}
END_TEST

/* ---- a kind, and what the row is about ---- */

static const struct {
	const char *first, *second, *want;
} texts[] = {
	{"EFT", "EFT from Acme Timber", "EFT from Acme Timber"},
	{"Card to Acme Inc", "EFT no. 12", "Card to Acme Inc EFT no. 12"}, /* as much in both: it goes on */
	{"EFT", "", "EFT"},
};

START_TEST(the_longer_text_is_what_a_row_is_about)
{
	frame("100.00", "65.00");
	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 230, 90 + 16 * i, i == 0 ? "Narration" : texts[_i].second);
		row(90 + 16 * i,
		    i == 0   ? "Date"
		    : i == 1 ? "01/04/2025"
			     : "02/04/2025",
		    i == 0 ? "Transaction" : texts[_i].first,
		    i == 0   ? "Withdrawals"
		    : i == 1 ? "50.00"
			     : "",
		    i == 0   ? "Deposits"
		    : i == 2 ? "15.00"
			     : "",
		    i == 0   ? "Balance"
		    : i == 1 ? "50.00"
			     : "65.00");
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), texts[_i].want);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *foots_suite(void)
{
	Suite *s = suite_create("foots");
	TCase *tc = tcase_create("foots");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, rows_of_turnovers_are_no_rows, 0, (int)DX_LEN(turnovers));
	tcase_add_loop_test(tc, a_balance_may_be_called_as_its_column, 0, (int)DX_LEN(ends));
	tcase_add_loop_test(tc, sums_behind_counts_are_those_of_their_columns, 0, (int)DX_LEN(counted));
	tcase_add_loop_test(tc, a_total_is_no_one_of_several_in_a_list, 0, (int)DX_LEN(lists));
	tcase_add_loop_test(tc, sums_stand_in_one_line_behind_their_labels, 0, (int)DX_LEN(sentences));
	tcase_add_loop_test(tc, a_sum_may_stand_under_the_other_side, 0, (int)DX_LEN(one_column));
	tcase_add_loop_test(tc, the_longer_text_is_what_a_row_is_about, 0, (int)DX_LEN(texts));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(foots_suite());
}
