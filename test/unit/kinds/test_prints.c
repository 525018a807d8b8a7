/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements as strangers' programs print them: marks of debt, sums without labels, kinds of accounts before numbers.
 */
#include "../unit.h"
#include "statement_rows.h"

/* One debit of 50.00 and one credit of 15.00, with what the balances beside them say. */
static void two_rows(const char *first, const char *second)
{
	row(190, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(206, "01/04/2025", "rent", "50.00", "", first);
	row(222, "02/04/2025", "pay", "", "15.00", second);
}

START_TEST(a_mark_of_debt_stays_with_the_first_of_two_balances)
{
	frame("100.00 D", "135.00 D");
	two_rows("150.00 Dr", "135.00 Dr");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "-100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-135.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(points_brought_forward_are_no_balance)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	two_rows("50.00", "65.00");
	sheet_put(&sheet, 40, 300, "Points brought forward");
	sheet_right(&sheet, 300, 300, "2,410");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "100.00");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

static void counted(const char *debits)
{
	frame("100.00", "65.00");
	two_rows("50.00", "65.00");
	sheet_put(&sheet, 40, 250, "Dr. Count : 1");
	sheet_put(&sheet, 160, 250, "Cr. Count : 1");
	sheet_right(&sheet, 360, 250, debits);
	sheet_right(&sheet, 450, 250, "15.00");
	read_it();
}

START_TEST(sums_beside_the_numbers_of_rows_are_totals)
{
	counted("50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_sum_beside_them_is_a_mismatch)
{
	counted("51.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

static const char *const types[][3] = {
	{"COMPTE CHÈQUE N° 49921915052", "", "COMPTE CHÈQUE"},
	{"VR-Girokonto", "Kontonummer 68717870", "VR-Girokonto"},
	{"Premier Cheque Account : 62851882742", "", "Premier Cheque Account"},
	{"Kontokorrent für Unternehmen CHF", "IBAN CH19 0023 0972 2429 8722 1", "Kontokorrent für Unternehmen"},
	{"Savings account statement", "", "Savings account"},
	{"Sub: Statement of your Housing Loan Account No. GHL/7", "", "Housing Loan"},
	{"Current Account - INR", "", "Current Account"},
	{"Your Preferred Checking", "", "Preferred Checking"},
};

START_TEST(a_kind_of_account_may_stand_before_its_number)
{
	sheet_put(&sheet, 40, 90, types[_i][0]);
	if (*types[_i][1])
		sheet_put(&sheet, 300, 90, types[_i][1]);
	two_rows("50.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), types[_i][2]);
}
END_TEST

START_TEST(a_currency_may_be_a_part_of_a_word)
{
	sheet_put(&sheet, 40, 90, "EUR-Konto");
	frame("100.00", "65.00");
	two_rows("50.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/currency"), "EUR");
}
END_TEST

/* What stands large above, what under it or at the foot, and the name that both are. */
static const char *const banks[][4] = {
	{"PRERANA", "SMALL FINANCE BANK", "", "PRERANA SMALL FINANCE BANK"},
	{"PRERANA", "Customer Care", "", "PRERANA"},
	{"Sindhu Bank", "", "Sindhu Bank Limited, Consumer Cards", "Sindhu Bank"},
	{"Straits & Peninsular", "", "The Straits and Peninsular Banking Corporation Limited, India",
	 "The Straits and Peninsular Banking Corporation Limited"},
	{"CONTINENTAL TRAVEL SERVICES", "Continental Travel Banking Corp., Gurugram Branch", "",
	 "Continental Travel Banking Corp."},
	{"obsidian", "",
	 "Obsidian card is issued by Coromandel Small Finance Bank Ltd. and managed by Obsidian Technologies",
	 "Coromandel Small Finance Bank Ltd."},
	{"MOB", "", "Merlion Overseas Bank Limited 80 Raffles Quay Singapore 048624", "Merlion Overseas Bank Limited"},
	{"बँक ऑफ मालवा BANK OF MALWA", "", "", "BANK OF MALWA"},
};

START_TEST(a_bank_has_the_fullest_name_that_is_printed)
{
	sheet_put(&sheet, 40, 2, banks[_i][0]);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 8000;
	sheet_put(&sheet, 40, 19, banks[_i][1]);
	sheet_put(&sheet, 40, 40, "Account No : 8816676039027");
	two_rows("50.00", "65.00");
	sheet_put(&sheet, 40, 780, banks[_i][2]);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), banks[_i][3]);
}
END_TEST

static const char *const foreign[] = {"USD6146.00 RATE 81.2152", "DOP4557020 BY CASH"};

START_TEST(what_stands_in_a_text_is_no_currency_of_the_account)
{
	sheet_put(&sheet, 40, 90, "Current Account - INR");
	frame("100.00", "65.00");
	row(190, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(206, "01/04/2025", foreign[_i], "50.00", "", "50.00");
	row(222, "02/04/2025", foreign[_i], "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/currency"), "INR");
}
END_TEST

START_TEST(a_balance_that_says_debtor_is_a_debt)
{
	sheet_put(&sheet, 40, 30, "Compte N° 49921915052");
	row(90, "Date", "Libellé des opérations", "Débit", "Crédit", "");
	row(106, "", "Ancien solde créditeur au 31.03.2025", "", "20,00", "");
	row(122, "01/04/2025", "loyer", "50,00", "", "");
	row(138, "02/04/2025", "salaire", "", "15,00", "");
	row(154, "", "Nouveau solde débiteur au 30.04.2025", "15,00", "", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "20.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-15.00");
}
END_TEST

/* Checks beside each other, numbered along the lines. */
START_TEST(rows_beside_each_other_follow_their_numbers)
{
	static const char *const checks[][3] = {
		{"6740", "01/04/2025", "58.05"},
		{"6745", "04/04/2025", "15.53"},
		{"6746", "12/04/2025", "112.40"},
		{"6747", "02/04/2025", "18.89"},
	};

	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40 + 270 * i, 90, "Number");
		sheet_put(&sheet, 120 + 270 * i, 90, "Date Paid");
		sheet_right(&sheet, 270 + 270 * i, 90, "Amount");
	}
	for (int i = 0; i < (int)DX_LEN(checks); i++) {
		int x = 270 * (i % 2);
		int y = 106 + 14 * (i / 2);

		sheet_put(&sheet, 40 + x, y, checks[i][0]);
		sheet_put(&sheet, 120 + x, y, checks[i][1]);
		sheet_right(&sheet, 270 + x, y, checks[i][2]);
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-04");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-12");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-04-02");
}
END_TEST

/* "CR" under an amount, and a letter behind one that says what kind of charge it is. */
START_TEST(marks_of_cards_stand_below_and_say_kinds)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 40, 76, "New Balance : 862.50");
	row(90, "Date", "Description", "", "", "Amount");
	row(106, "02/04/2025", "books", "", "", "250.50 D");
	row(122, "05/04/2025", "payment", "", "", "400.00");
	row(133, "", "", "", "", "CR");
	row(149, "29/04/2025", "instalment 2/12", "", "", "12.00 M");
	all = sheet_extract(arena, "config/templates/finance/card_statement.json", &sheet.page, 1, &needs_review);
	SIDE(0, "250.50", "null");
	SIDE(1, "null", "400.00");
	SIDE(2, "12.00", "null");
}
END_TEST

START_TEST(a_kind_of_charge_is_no_credit_where_no_row_is_one)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	row(90, "Date", "Description", "", "", "Amount");
	row(106, "02/04/2025", "books", "", "", "250.50 D");
	row(122, "29/04/2025", "instalment 2/12", "", "", "12.00 M");
	all = sheet_extract(arena, "config/templates/finance/card_statement.json", &sheet.page, 1, &needs_review);
	SIDE(0, "250.50", "null");
	SIDE(1, "12.00", "null");
}
END_TEST

static Suite *prints_suite(void)
{
	Suite *s = suite_create("prints");
	TCase *tc = tcase_create("prints");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_mark_of_debt_stays_with_the_first_of_two_balances);
	tcase_add_test(tc, points_brought_forward_are_no_balance);
	tcase_add_test(tc, sums_beside_the_numbers_of_rows_are_totals);
	tcase_add_test(tc, an_altered_sum_beside_them_is_a_mismatch);
	tcase_add_loop_test(tc, a_kind_of_account_may_stand_before_its_number, 0, (int)DX_LEN(types));
	tcase_add_loop_test(tc, a_bank_has_the_fullest_name_that_is_printed, 0, DX_LEN(banks));
	tcase_add_test(tc, a_currency_may_be_a_part_of_a_word);
	tcase_add_loop_test(tc, what_stands_in_a_text_is_no_currency_of_the_account, 0, DX_LEN(foreign));
	tcase_add_test(tc, a_balance_that_says_debtor_is_a_debt);
	tcase_add_test(tc, rows_beside_each_other_follow_their_numbers);
	tcase_add_test(tc, marks_of_cards_stand_below_and_say_kinds);
	tcase_add_test(tc, a_kind_of_charge_is_no_credit_where_no_row_is_one);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(prints_suite());
}
