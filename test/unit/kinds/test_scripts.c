/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Labels and headings in two scripts, and what stands right behind a label or a value. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define BANK "config/templates/finance/bank_statement.json"
#define CARD "config/templates/finance/card_statement.json"

static void read_as(const char *template)
{
	all = sheet_extract(arena, template, &sheet.page, 1, &needs_review);
}

static void row(int y, const char *date, const char *text, const char *debit, const char *credit, const char *balance)
{
	sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 380, y, debit);
	sheet_right(&sheet, 460, y, credit);
	sheet_right(&sheet, 540, y, balance);
}

static void rows(int y)
{
	row(y, "01/04/2025", "rent", "50.00", "", "50.00");
	row(y + 16, "02/04/2025", "pay", "", "15.00", "65.00");
}

START_TEST(a_label_in_two_scripts_is_one_word_or_several)
{
	sheet_put(&sheet, 40, 20, "कार्ड क्रमांक/Card Number XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Credit Limit/ऋण मर्यादा");
	sheet_put(&sheet, 220, 48, "4,00,000.00");
	sheet_put(&sheet, 300, 48, "किमान देय/Minimum Amount Due");
	sheet_put(&sheet, 520, 48, "1,000.00");
	sheet_put(&sheet, 40, 62, "मागील बाकी / Previous Balance");
	sheet_put(&sheet, 260, 62, "50.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount");
	sheet_put(&sheet, 40, 116, "02/04/2025");
	sheet_put(&sheet, 120, 116, "books");
	sheet_right(&sheet, 500, 116, "20.00 Dr");
	read_as(CARD);
	ck_assert_str_eq(sheet_at(all, "data/card_number"), "XXXX XXXX XXXX 6426");
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "400000.00");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "50.00");
}
END_TEST

START_TEST(a_heading_in_two_scripts_is_one_column)
{
	sheet_put(&sheet, 40, 20, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 34, "Opening Balance : 100.00");
	row(80, "दिनांक", "विवरण", "नामे", "CR", "Balance");
	row(90, "Date", "Particulars", "Debit", "", "");
	rows(110);
	read_as(BANK);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/credit"), "15.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "65.00");
}
END_TEST

START_TEST(an_account_number_ends_before_the_period_beside_it)
{
	sheet_put(&sheet, 40, 20, "Account No 8816676039027 01-04-2025 to 30-04-2025");
	sheet_put(&sheet, 40, 34, "Opening Balance : 100.00");
	row(90, "Date", "Particulars", "Debit", "Credit", "Balance");
	rows(110);
	read_as(BANK);
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "8816676039027");
}
END_TEST

START_TEST(an_attribute_of_the_customer_is_no_name)
{
	sheet_put(&sheet, 40, 20, "Client ID");
	sheet_put(&sheet, 160, 20, "AB1234");
	sheet_put(&sheet, 40, 34, "Client name");
	sheet_put(&sheet, 160, 34, "ROHAN DESHPANDE");
	sheet_put(&sheet, 40, 48, "Account No : 8816676039027");
	row(90, "Date", "Particulars", "Debit", "Credit", "Balance");
	rows(110);
	read_as(BANK);
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "ROHAN DESHPANDE");
}
END_TEST

static Suite *scripts_suite(void)
{
	Suite *s = suite_create("scripts");
	TCase *tc = tcase_create("scripts");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_label_in_two_scripts_is_one_word_or_several);
	tcase_add_test(tc, a_heading_in_two_scripts_is_one_column);
	tcase_add_test(tc, an_account_number_ends_before_the_period_beside_it);
	tcase_add_test(tc, an_attribute_of_the_customer_is_no_name);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(scripts_suite());
}
