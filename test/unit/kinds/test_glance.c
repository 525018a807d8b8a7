/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Bank statements: what stands around the rows under words that say it in passing. */
#include "../unit.h"
#include "statement_rows.h"

/* Two rows from 100.00 to 65.00, under headings at the places of row(). */
static void rows_of(int y, const char *debit, const char *credit, const char *balance)
{
	row(y, "Date", "Particulars", debit, credit, balance);
	row(y + 16, "02/04/2025", "rent", "50.00", "", "50.00");
	row(y + 32, "03/04/2025", "pay", "", "15.00", "65.00");
}

static void number(void)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
}

/* "Deposits" between both balances, with nothing under it. */
static void glance(const char *deposits)
{
	static const char *const heads[] = {"Opening balance", "Deposits", "Withdrawals", "Closing balance"};
	const char *const figures[] = {"INR 100.00", deposits, "INR 50.00", "INR 50.00"};

	number();
	for (size_t i = 0; i < DX_LEN(heads); i++) {
		sheet_put(&sheet, 40 + 130 * (int)i, 70, heads[i]);
		sheet_put(&sheet, 40 + 130 * (int)i, 84, figures[i]);
	}
	row(120, "Date", "Particulars", "Withdrawals", "Deposits", "Balance");
	row(136, "02/04/2025", "rent", "50.00", "", "50.00");
	read_it();
}

START_TEST(totals_are_called_by_their_sides)
{
	glance("INR 0.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "0.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* They may be only some of what came in: then they do not lead from one balance to the other. */
START_TEST(deposits_alone_may_be_some_credits)
{
	glance("INR 7.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* "Total Amount" behind both sides, which stands alone in the row of the opening balance. */
START_TEST(an_amount_beside_both_sides_is_the_balance)
{
	number();
	row(90, "Date", "Particulars", "Dr Amount", "Cr Amount", "Total Amount");
	row(106, "", "Opening balance", "", "", "100.00 Cr");
	row(122, "02/04/2025", "rent", "50.00", "", "50.00 Cr");
	if (_i)
		row(138, "03/04/2025", "pay", "", "15.00", "65.00 Cr");
	row(154, "", "Total for the period", "50.00", _i ? "15.00" : "0.00", "");
	row(170, "", "Closing balance", "", "", _i ? "65.00 Cr" : "50.00 Cr");
	read_it();
	SIDE(0, "50.00", "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "50.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* … where arithmetic says so. */
START_TEST(an_amount_that_does_not_follow_is_no_balance)
{
	number();
	row(90, "Date", "Particulars", "Dr Amount", "Cr Amount", "Total Amount");
	row(106, "02/04/2025", "rent", "50.00", "", "50.00");
	row(122, "03/04/2025", "fees", "", "", "7.00");
	row(138, "04/04/2025", "pay", "", "15.00", "15.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* "Rs." and "Ps." under a heading, over amounts of one column: tall boxes, hardly a line's height apart. */
START_TEST(rupees_and_paise_head_one_column)
{
	static const struct {
		int x;
		const char *text;
	} heads[] = {{330, "Withdrawal"}, {430, "Deposit"}, {495, "Balance"}};

	frame("21,526.55", "8,676.55");
	for (size_t i = 0; i < DX_LEN(heads); i++) {
		sheet_put(&sheet, heads[i].x, 84, heads[i].text);
		sheet_put(&sheet, heads[i].x - 4, 95, "Rs.");
		sheet_put(&sheet, heads[i].x + 20, 95, "Ps.");
	}
	sheet_put(&sheet, 40, 89, "Date");
	sheet_put(&sheet, 120, 89, "Particulars");
	sheet_put(&sheet, 250, 84, "Instr.");
	sheet_put(&sheet, 254, 95, "No.");
	row(112, "02/04/2025", "To Clg. rent", "13,002.00", "", "8,524.55 Cr.");
	sheet_put(&sheet, 250, 112, "611328");
	row(128, "03/04/2025", "By Cash", "", "152.00", "8,676.55 Cr.");
	read_it();
	SIDE(0, "13002.00", "null");
	SIDE(1, "null", "152.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* "Sheet 1 of 2": sheets of a paper are counted as pages are. */
START_TEST(sheets_are_pages)
{
	struct sheet *two = dx_alloc_array(arena, 2, sizeof(*two));
	struct dx_page pages[2];

	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	row(90, "Date", "Particulars", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "BALANCE BROUGHT FORWARD", "", "", "100.00");
	row(122, "02/04/2025", "rent", "50.00", "", "50.00");
	sheet_put(&sheet, 450, 800, "Sheet 1 of 2");
	two[0] = sheet;
	sheet_init(&sheet, arena, 2);
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	row(90, "Date", "Particulars", "Withdrawals", "Deposits", "Balance");
	row(106, "03/04/2025", "pay", "", "15.00", "65.00");
	row(122, "30/04/2025", "CLOSING BALANCE", "", "", "65.00");
	sheet_put(&sheet, 450, 800, "Sheet 2 of 2");
	two[1] = sheet;
	for (size_t i = 0; i < 2; i++) {
		pages[i] = two[i].page;
		pages[i].words = two[i].words;
	}
	all = sheet_extract(arena, TEMPLATE, pages, _i ? 2 : 1, &needs_review);
	if (_i)
		ck_assert_str_eq(sheet_verdict(all), "verified");
	else
		ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A list of what the customer has, above the rows of one of the accounts. */
static void listed(const char *balance)
{
	sheet_put(&sheet, 40, 30, "Summary of Accounts as on April 30, 2025");
	sheet_put(&sheet, 40, 44, "ACCOUNT TYPE");
	sheet_put(&sheet, 240, 44, "ACCOUNT NUMBER");
	sheet_put(&sheet, 460, 44, "BALANCE (INR)");
	sheet_put(&sheet, 40, 58, "Savings A/c");
	sheet_put(&sheet, 240, 58, "746170399294");
	sheet_right(&sheet, 525, 58, balance);
	sheet_put(&sheet, 40, 72, "Fixed Deposits");
	sheet_put(&sheet, 240, 72, "2 deposits");
	sheet_right(&sheet, 525, 72, "3,210.00");
	sheet_put(&sheet, 40, 110,
		  "Statement of Transactions in Savings Account Number: 746170399294 for the period April 01,");
	sheet_put(&sheet, 40, 122, "2025 - April 30, 2025");
	row(150, "Date", "Particulars", "Withdrawals", "Deposits", "Balance");
	row(166, "01/04/2025", "B/F", "", "", "100.00");
	row(182, "02/04/2025", "rent", "50.00", "", "50.00");
	row(198, "03/04/2025", "pay", "", "15.00", "65.00");
	sheet_put(&sheet, 500, 810, "Page 1");
	read_it();
}

START_TEST(a_list_of_accounts_says_the_closing_balance)
{
	listed("65.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), "2025-04-30");
}
END_TEST

START_TEST(a_list_of_another_day_proves_nothing)
{
	listed("68.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_goes_on_with_a_label)
{
	number();
	rows_of(90, "Withdrawals", "Deposits", "Balance");
	sheet_put(&sheet, 40, 160, "Opening Balance : 100.00");
	sheet_put(&sheet, 40, 176, "Saldo final em 30/04/2025: R$ 65.00 C");
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_kind_stands_behind_the_number)
{
	sheet_put(&sheet, 40, 30, "Account No : 50100524655722 PRIVILEGE SAVINGS");
	rows_of(90, "Withdrawals", "Deposits", "Balance");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "PRIVILEGE SAVINGS");
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "50100524655722");
}
END_TEST

/* A line of labels and their values over another one, all without a digit, is no strip of headings. */
START_TEST(labels_over_labels_are_no_strip)
{
	static const char *const texts[2][4] = {
		{"Account Name", "VISTARA OPTICS PRIVATE LIMITED", "Branch", "Siliguri, Salem Road"},
		{"Account Type", "Current Account - Business Advantage", "IFSC Code", "KSNB0001143"},
	};
	static const int at[] = {40, 140, 350, 430};

	sheet_put(&sheet, 40, 30, "Account Number");
	sheet_put(&sheet, 140, 30, "105205329445");
	for (size_t i = 0; i < 2; i++)
		for (size_t k = 0; k < DX_LEN(at); k++)
			sheet_put(&sheet, at[k], 44 + 14 * (int)i, texts[i][k]);
	rows_of(90, "Withdrawals", "Deposits", "Balance");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "VISTARA OPTICS PRIVATE LIMITED");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/glance");
	TCase *t = tcase_create("glance");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_test(t, totals_are_called_by_their_sides);
	tcase_add_test(t, deposits_alone_may_be_some_credits);
	tcase_add_loop_test(t, an_amount_beside_both_sides_is_the_balance, 0, 2);
	tcase_add_test(t, an_amount_that_does_not_follow_is_no_balance);
	tcase_add_test(t, rupees_and_paise_head_one_column);
	tcase_add_loop_test(t, sheets_are_pages, 0, 2);
	tcase_add_test(t, a_list_of_accounts_says_the_closing_balance);
	tcase_add_test(t, a_list_of_another_day_proves_nothing);
	tcase_add_test(t, a_day_goes_on_with_a_label);
	tcase_add_test(t, a_kind_stands_behind_the_number);
	tcase_add_test(t, labels_over_labels_are_no_strip);
	suite_add_tcase(s, t);
	return unit_main(s);
}
