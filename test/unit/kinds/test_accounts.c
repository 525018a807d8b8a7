/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Several accounts on one paper: where the next begins, and what is its own. */
#include "../unit.h"
#include "statement_rows.h"

static void header(int y)
{
	row(y, "Date", "Description", "Debit", "Credit", "Balance");
}

/* Two rows between both balances. */
static void rows(int y, const char *opening, const char *debit, const char *between, const char *credit,
		 const char *closing)
{
	header(y);
	row(y + 14, "", "Opening balance", "", "", opening);
	row(y + 28, "01/04/2025", "rent", debit, "", between);
	row(y + 42, "02/04/2025", "pay", "", credit, closing);
	row(y + 56, "", "Closing balance", "", "", closing);
}

static void head(void)
{
	sheet_put(&sheet, 40, 20, "Statement Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 34, "Account Holder : MEERA NAIR");
}

static size_t accounts(void)
{
	return json_array_size(json_object_get(json_object_get(all, "data"), "accounts"));
}

START_TEST(each_has_its_own_head)
{
	head();
	sheet_put(&sheet, 40, 60, "Account Type : SAVINGS BANK");
	sheet_put(&sheet, 40, 74, "Account No : 8816676039027");
	sheet_put(&sheet, 300, 74, "IFSC : ABCD0000111");
	rows(90, "100.00", "50.00", "50.00", "15.00", "65.00");
	sheet_put(&sheet, 40, 200, "Account Type : OVERDRAFT");
	sheet_put(&sheet, 40, 214, "Account No : 4421190077310");
	sheet_put(&sheet, 300, 214, "IFSC : ABCD0000222");
	rows(230, "900.00", "300.00", "600.00", "1.00", "601.00");
	read_it();
	ck_assert_uint_eq(accounts(), 2);
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "8816676039027");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "65.00");
	ck_assert_str_eq(sheet_at(all, "data/accounts/0/account_type"), "SAVINGS BANK");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_type"), "OVERDRAFT");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_number"), "4421190077310");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/ifsc"), "ABCD0000222");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/opening_balance"), "900.00");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_holder"), "MEERA NAIR");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/statement_period/to"), "2025-04-30");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* As a text layer, and recognised. */
START_TEST(a_heading_names_kind_and_share)
{
	head();
	sheet_put(&sheet, 40, 76, "REGULAR SHARES 2788415-S1");
	rows(90, "100.00", "50.00", "50.00", "15.00", "65.00");
	sheet_put(&sheet, 40, 216, "HOLIDAY CLUB 2788415-S5");
	rows(230, "900.00", "300.00", "600.00", "1.00", "601.00");
	if (_i)
		sheet_scan(&sheet);
	read_it();
	ck_assert_uint_eq(accounts(), 2);
	ck_assert_str_eq(sheet_at(all, "data/accounts/0/account_number"), "2788415-S1");
	ck_assert_str_eq(sheet_at(all, "data/accounts/0/account_type"), "REGULAR SHARES");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_number"), "2788415-S5");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_type"), "HOLIDAY CLUB");
}
END_TEST

START_TEST(one_number_has_a_list_for_each_currency)
{
	head();
	sheet_put(&sheet, 40, 60, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 76, "CURRENCY: SINGAPORE DOLLAR (SGD)");
	rows(90, "100.00", "50.00", "50.00", "15.00", "65.00");
	sheet_put(&sheet, 40, 216, "CURRENCY: AUSTRALIAN DOLLAR (AUD)");
	rows(230, "900.00", "300.00", "600.00", "1.00", "601.00");
	read_it();
	ck_assert_uint_eq(accounts(), 2);
	ck_assert_str_eq(sheet_at(all, "data/accounts/0/currency"), "SGD");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/currency"), "AUD");
	ck_assert_str_eq(sheet_at(all, "data/accounts/1/account_number"), "8816676039027");
}
END_TEST

/* Rows are missing between both tables: that is no other account, whatever number stands over the second one. */
START_TEST(a_sheets_number_is_no_account)
{
	head();
	sheet_put(&sheet, 40, 60, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 76, "Print 2839201-2");
	rows(90, "100.00", "50.00", "50.00", "15.00", "65.00");
	sheet_put(&sheet, 40, 216, "Print 2839201-3");
	rows(230, "900.00", "300.00", "600.00", "1.00", "601.00");
	read_it();
	ck_assert_uint_eq(accounts(), 0);
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(where_the_chain_goes_on_there_is_one_account)
{
	head();
	sheet_put(&sheet, 40, 76, "Account No : 8816676039027");
	header(90);
	row(104, "", "Opening balance", "", "", "100.00");
	row(118, "01/04/2025", "rent", "50.00", "", "50.00");
	sheet_put(&sheet, 40, 216, "Account No : 4421190077310");
	header(230);
	row(244, "02/04/2025", "pay", "", "15.00", "65.00");
	row(258, "", "Closing balance", "", "", "65.00");
	read_it();
	ck_assert_uint_eq(accounts(), 0);
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 2);
}
END_TEST

START_TEST(a_dated_closing_row_may_sum_up_to_nothing)
{
	frame("100.00", "165.00");
	header(90);
	row(106, "01/04/2025", "gift", "", "50.00", "150.00");
	row(122, "02/04/2025", "pay", "", "15.00", "165.00");
	row(138, "30/04/2025", "Closing balance / totals", "0.00", "65.00", "165.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 2);
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "0.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *accounts_suite(void)
{
	Suite *s = suite_create("accounts");
	TCase *tc = tcase_create("accounts");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, each_has_its_own_head);
	tcase_add_loop_test(tc, a_heading_names_kind_and_share, 0, 2);
	tcase_add_test(tc, one_number_has_a_list_for_each_currency);
	tcase_add_test(tc, a_sheets_number_is_no_account);
	tcase_add_test(tc, where_the_chain_goes_on_there_is_one_account);
	tcase_add_test(tc, a_dated_closing_row_may_sum_up_to_nothing);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(accounts_suite());
}
