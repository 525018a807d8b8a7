/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Card statements: balances of debt, signs of either meaning, amounts in other currencies, and lies. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/card_statement.json"

static void read_it(void)
{
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* 1,000.00 owed, 400.00 paid, 250.50 bought, 12.00 charged. */
static void frame(const char *new_balance)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 34, "Billing Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 300, 20, "Statement Date : 30/04/2025");
	sheet_put(&sheet, 300, 34, "Payment Due Date : 18/05/2025");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 300, 48, "Payments & Credits : 400.00");
	sheet_put(&sheet, 40, 62, "Purchases : 250.50");
	sheet_put(&sheet, 300, 62, "Fees Charged : 12.00");
	sheet_put(&sheet, 40, 76, dx_asprintf(arena, "New Balance : %s", new_balance));
	sheet_put(&sheet, 300, 76, "Minimum Payment Due : 50.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (INR)");
}

static void row(int y, const char *date, const char *text, const char *amount)
{
	sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 500, y, amount);
}

#define AMOUNTS(i, want_debit, want_credit)                                                                            \
	do {                                                                                                           \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/debit"), want_debit);                         \
		ck_assert_str_eq(sheet_at(all, "data/transactions/" #i "/credit"), want_credit);                       \
	} while (0)

START_TEST(a_statement_whose_sums_hold_is_verified)
{
	frame("862.50");
	row(116, "02/04/2025", "books", "250.50");
	row(132, "05/04/2025", "payment with thanks", "400.00 CR");
	row(148, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "verified");
	ck_assert(!needs_review);
	ck_assert_str_eq(sheet_at(all, "data/card_number"), "XXXX XXXX XXXX 6426");
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/payments"), "400.00");
	ck_assert_str_eq(sheet_at(all, "data/purchases"), "250.50");
	ck_assert_str_eq(sheet_at(all, "data/fees"), "12.00");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "862.50");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
	AMOUNTS(0, "250.50", "null");
	AMOUNTS(1, "null", "400.00");
}
END_TEST

START_TEST(a_minus_may_be_a_payment)
{
	frame("862.50");
	row(116, "02/04/2025", "books", "250.50");
	row(132, "05/04/2025", "payment", "-400.00");
	row(148, "09/04/2025", "annual fee", "12.00");
	read_it();
	AMOUNTS(0, "250.50", "null");
	AMOUNTS(1, "null", "400.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_minus_may_be_a_purchase)
{
	frame("862.50");
	row(116, "02/04/2025", "books", "-250.50");
	row(132, "05/04/2025", "payment", "400.00");
	row(148, "09/04/2025", "annual fee", "-12.00");
	read_it();
	AMOUNTS(0, "250.50", "null");
	AMOUNTS(1, "null", "400.00");
	AMOUNTS(2, "12.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(amounts_in_other_currencies_are_kept_apart)
{
	frame("862.50");
	row(116, "02/04/2025", "books USD 3.10", "250.50");
	row(132, "05/04/2025", "payment", "400.00 CR");
	row(148, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "3.10");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), "USD");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/foreign_amount"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* One change of a statement whose sums hold: none may be called verified. */
START_TEST(no_altered_statement_is_verified)
{
	static const char *const rows[][3] = {
		{"250.50", "400.00 CR", "12.00"}, {"250.60", "400.00 CR", "12.00"}, {"250.50", "410.00 CR", "12.00"},
		{"250.50", "400.00 CR", "13.00"}, {"250.50", "400.00", "12.00"},    {"250.50 CR", "400.00 CR", "12.00"},
		{"250.50", "400.00 CR", ""},      {"250.50", "", "12.00"},
	};
	const char *balance = _i == 0 ? "862.60" : "862.50";

	frame(balance);
	row(116, "02/04/2025", "books", rows[_i][0]);
	if (rows[_i][1][0])
		row(132, "05/04/2025", "payment", rows[_i][1]);
	if (rows[_i][2][0])
		row(148, "09/04/2025", "annual fee", rows[_i][2]);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	ck_assert(needs_review);
}
END_TEST

static void balances_alone(const char *previous, const char *amount, const char *purchases)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	if (*previous)
		sheet_put(&sheet, 40, 48, dx_asprintf(arena, "Previous Balance : %s", previous));
	sheet_put(&sheet, 300, 48, "New Balance : 120.00");
	if (*purchases)
		sheet_put(&sheet, 40, 62, dx_asprintf(arena, "Purchases : %s", purchases));
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (INR)");
	row(116, "02/04/2025", "books", amount);
	json_decref(all);
	read_it();
}

/* Previous balance and rows make the new one; a scan may have misread two of them. */
START_TEST(without_the_totals_both_balances_hold_the_rows)
{
	balances_alone("100.00", "20.00", "");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	balances_alone("100.00", "21.00", "");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
	balances_alone("", "20.00", "");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	balances_alone("100.00", "20.00", "20.00"); /* purchases without payments: the summary is not whole */
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	balances_alone("100.00", "20.00", "");
	sheet.page.source = DX_SOURCE_OCR;
	json_decref(all);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
	ck_assert_str_eq(sheet_check(all, "rows_balance"), "passed");
}
END_TEST

START_TEST(a_balance_under_the_rows_is_that_of_the_head)
{
	static const char *const amounts[] = {"120.00", "121.00", "740.00"};

	for (size_t i = 0; i < DX_LEN(amounts); i++) {
		balances_alone("100.00", "20.00", "");
		sheet_put(&sheet, 120, 132, "New Balance");
		sheet_right(&sheet, 500, 132, amounts[i]);
		json_decref(all);
		read_it();
		ck_assert_str_eq(sheet_verdict(all), i == 0 ? "verified" : "unverifiable");
	}
}
END_TEST

START_TEST(money_in_the_holders_favour_is_a_negative_debt)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 50.00 Cr");
	sheet_put(&sheet, 300, 48, "New Balance : 30.00 Cr");
	sheet_put(&sheet, 40, 62, "Purchases : 20.00");
	sheet_put(&sheet, 300, 62, "Payments : 0.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (INR)");
	row(116, "02/04/2025", "books", "20.00 Dr");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "-50.00");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "-30.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Turned round as a whole, a card in credit says the same: what is owed is likelier, and nothing proves it. */
START_TEST(what_is_owed_may_have_a_minus_throughout)
{
	const bool with_totals = _i;

	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00-");
	sheet_put(&sheet, 300, 48, "New Balance : 1,250.50-");
	if (with_totals) {
		sheet_put(&sheet, 40, 62, "Purchases : 250.50-");
		sheet_put(&sheet, 300, 62, "Payments : 0.00");
	}
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (EUR)");
	row(116, "02/04/2025", "books", "250.50-");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "1250.50");
	AMOUNTS(0, "250.50", "null");
	ck_assert_str_eq(sheet_verdict(all), with_totals ? "verified" : "unverifiable");
}
END_TEST

/* Two words for one column, a blank apart, are one heading. */
START_TEST(a_heading_may_say_what_it_is_twice)
{
	frame("862.50");
	sheet_put(&sheet, 40, 216, "Date");
	sheet_put(&sheet, 120, 216, "Activity Description");
	sheet_right(&sheet, 500, 216, "Amount (INR)");
	row(232, "02/04/2025", "books and much else", "250.50");
	row(248, "05/04/2025", "payment with thanks", "400.00 CR");
	row(264, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "books and much else");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/description"), "annual fee");
}
END_TEST

START_TEST(words_in_running_text_are_no_labels)
{
	sheet_put(&sheet, 40, 10, "If only the minimum payment is made, purchases 999.00 cost more");
	frame("862.50");
	row(116, "02/04/2025", "books", "250.50");
	row(132, "05/04/2025", "payment", "400.00 CR");
	row(148, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/purchases"), "250.50");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *card_suite(void)
{
	Suite *s = suite_create("card");
	TCase *tc = tcase_create("card");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_statement_whose_sums_hold_is_verified);
	tcase_add_test(tc, a_minus_may_be_a_payment);
	tcase_add_test(tc, a_minus_may_be_a_purchase);
	tcase_add_test(tc, amounts_in_other_currencies_are_kept_apart);
	tcase_add_loop_test(tc, no_altered_statement_is_verified, 0, 8);
	tcase_add_test(tc, without_the_totals_both_balances_hold_the_rows);
	tcase_add_test(tc, a_balance_under_the_rows_is_that_of_the_head);
	tcase_add_test(tc, money_in_the_holders_favour_is_a_negative_debt);
	tcase_add_loop_test(tc, what_is_owed_may_have_a_minus_throughout, 0, 2);
	tcase_add_test(tc, a_heading_may_say_what_it_is_twice);
	tcase_add_test(tc, words_in_running_text_are_no_labels);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(card_suite());
}
