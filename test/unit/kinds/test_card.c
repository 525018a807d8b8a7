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

/* The ways in which a text may say what was asked for. */
static const struct {
	const char *text, *currency;
} told[] = {{"books US (USD 3.10)", "USD"},
	    {"books CH 3.10 Swiss Franc at an exchange rate of 1.0965", "CHF"},
	    {"books AT 3.10 Euro at an exchange rate of 1.1382", "EUR"},
	    {"books AU 12/27 AUSTRALIAN DOLLAR 3.10 X 0.660651019 (EXCHG RATE)", "AUD"},
	    {"books GB 3.10 Pound Sterling", "GBP"},
	    {"books IE Foreign Currency-EUR 3.10 Exchange rate-1.516140", "EUR"}};

START_TEST(a_text_says_what_was_asked_for)
{
	frame("862.50");
	row(116, "02/04/2025", told[_i].text, "250.50");
	row(132, "05/04/2025", "payment", "400.00 CR");
	row(148, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "3.10");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), told[_i].currency);
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/foreign_amount"), "null");
}
END_TEST

START_TEST(a_column_of_foreign_amounts_may_have_any_heading)
{
	frame("862.50");
	sheet_right(&sheet, 380, 100, "Zzqq Vvkk");
	row(116, "02/04/2025", "books", "250.50");
	sheet_right(&sheet, 380, 116, "419.13");
	sheet_right(&sheet, 380, 128, "UAE Dirham");
	row(144, "05/04/2025", "payment", "400.00 CR");
	row(160, "09/04/2025", "annual fee", "12.00");
	sheet_right(&sheet, 380, 160, "7.00");
	read_it();
	AMOUNTS(0, "250.50", "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "419.13");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), "AED");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/foreign_amount"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A currency under its amount that is called by its name, and whole points of the column beside. */
static const struct {
	const char *asked, *below, *amount, *currency;
} abroad[] = {{"3.10", "European Union Euro", "3.10", "EUR"},
	      {"3.10", "UNITED STATES DOLLAR", "3.10", "USD"},
	      {"3.10", "", "3.10", "null"},
	      {"39", "", "null", "null"}};

START_TEST(a_currency_may_be_called_by_its_name)
{
	frame("862.50");
	sheet_right(&sheet, 380, 100, "Foreign Spend");
	row(116, "02/04/2025", "books", "250.50");
	sheet_right(&sheet, 380, 116, abroad[_i].asked);
	sheet_right(&sheet, 380, 128, abroad[_i].below);
	row(144, "05/04/2025", "payment", "400.00 CR");
	row(160, "09/04/2025", "annual fee", "12.00");
	read_it();
	AMOUNTS(0, "250.50", "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), abroad[_i].amount);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), abroad[_i].currency);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* One of them alone has no column: it shares the cell of what is charged. */
START_TEST(one_foreign_amount_shares_a_cell)
{
	frame("862.50");
	row(116, "02/04/2025", "books", "250.50");
	sheet_right(&sheet, 400, 116, _i ? "3.10 EUR" : "EUR 3.10");
	row(144, "05/04/2025", "payment", "400.00 CR");
	row(160, "09/04/2025", "annual fee", "12.00");
	read_it();
	AMOUNTS(0, "250.50", "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "3.10");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), "EUR");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Towns of many states, and amounts with a "$": it is theirs, whatever a foreign amount is called. */
START_TEST(a_dollar_is_that_of_the_towns)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : $100.00");
	sheet_put(&sheet, 300, 48, "New Balance : $160.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount");
	row(116, "02/04/2025", "BOOKS TULSA OK", "$20.00");
	row(132, "03/04/2025", "CAFE MADISON WI", "$20.00");
	row(148, "04/04/2025", "ROMA IT 17.00 Euro", "$20.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/currency"), "USD");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/foreign_amount"), "17.00");
}
END_TEST

static void foreign_row(int y, const char *date, const char *text, const char *code, const char *asked,
			const char *billed, const char *type)
{
	sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 100, y, text);
	sheet_put(&sheet, 250, y, code);
	sheet_right(&sheet, 380, y, asked);
	sheet_right(&sheet, 480, y, billed);
	sheet_put(&sheet, 500, y, type);
}

START_TEST(an_amount_behind_the_code_of_its_currency_is_not_the_one_that_is_billed)
{
	frame("862.50");
	sheet.page.n_words -= 4; /* its header */
	foreign_row(100, "Date", "Description", "Curr Code", "Transaction Amount", "Billing Amount", "Type");
	foreign_row(116, "02/04/2025", "books", "JPY", "446.52", "250.50", "DEBIT");
	foreign_row(132, "05/04/2025", "payment", "INR", "400.00", "400.00", "CREDIT");
	foreign_row(148, "09/04/2025", "annual fee", "INR", "12.00", "12.00", "DEBIT");
	read_it();
	AMOUNTS(0, "250.50", "null");
	AMOUNTS(1, "null", "400.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "446.52");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), "JPY");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Two lists side by side under the same headings, whose lines do not stand at the same heights. */
START_TEST(a_page_may_have_two_lists_side_by_side)
{
	static const char *const left[][3] = {
		{"01/04", "books", "100.50"}, {"02/04", "bread", "50.00"}, {"05/04", "paid", "-400.00"}};
	static const char *const right[][3] = {{"06/04", "shoes", "60.00"}, {"07/04", "tea", "40.00"}};

	frame("862.50");
	sheet.page.n_words -= 4;
	for (int x = 40; x <= 300; x += 260) {
		sheet_put(&sheet, x, 100, "Date");
		sheet_put(&sheet, x + 40, 100, "Description");
		sheet_right(&sheet, x + 220, 100, "Amount");
	}
	sheet_put(&sheet, 40, 116, "What you did");
	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 40, 132 + 32 * i, left[i][0]);
		sheet_put(&sheet, 80, 132 + 32 * i, left[i][1]);
		sheet_right(&sheet, 260, 132 + 32 * i, left[i][2]);
		sheet_put(&sheet, 80, 144 + 32 * i, "of a kind");
	}
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 300, 120 + 30 * i, right[i][0]);
		sheet_put(&sheet, 340, 120 + 30 * i, right[i][1]);
		sheet_right(&sheet, 520, 120 + 30 * i, right[i][2]);
	}
	sheet_put(&sheet, 300, 180, "09/04");
	sheet_put(&sheet, 340, 180, "annual fee");
	sheet_right(&sheet, 520, 180, "12.00");
	read_it();
	AMOUNTS(0, "100.50", "null");
	AMOUNTS(2, "null", "400.00");
	AMOUNTS(4, "40.00", "null");
	AMOUNTS(5, "12.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(texts_behind_days_may_have_one_heading_and_a_currency_under_an_amount)
{
	frame("862.50");
	sheet.page.n_words -= 4;
	sheet_put(&sheet, 40, 100, "Details");
	sheet_right(&sheet, 380, 100, "Foreign Spending");
	sheet_right(&sheet, 520, 100, "Amount Rs");
	sheet_put(&sheet, 40, 116, "April 5");
	sheet_put(&sheet, 120, 116, "PAYMENT RECEIVED");
	sheet_right(&sheet, 520, 116, "400.00");
	sheet_right(&sheet, 520, 128, "CR");
	sheet_put(&sheet, 40, 144, "Total of payments received");
	sheet_right(&sheet, 520, 144, "400.00 CR");
	sheet_put(&sheet, 40, 160, "April 2");
	sheet_put(&sheet, 120, 160, "MUSEUM CAFE LONDON");
	sheet_right(&sheet, 380, 160, "268.54");
	sheet_right(&sheet, 520, 160, "250.50");
	sheet_put(&sheet, 120, 172, "CARD ENDING 11004");
	sheet_right(&sheet, 380, 172, "EUROPEAN UNION EURO");
	sheet_put(&sheet, 40, 188, "Total of overseas transactions");
	sheet_right(&sheet, 520, 188, "250.50");
	sheet_put(&sheet, 40, 204, "April 9");
	sheet_put(&sheet, 120, 204, "ANNUAL FEE");
	sheet_right(&sheet, 520, 204, "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "PAYMENT RECEIVED");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "MUSEUM CAFE LONDON CARD ENDING 11004");
	AMOUNTS(0, "null", "400.00");
	AMOUNTS(1, "250.50", "null");
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

/* "1,000.00-", "1,000.00+", nothing: what is printed as paid says whose the plus is. */
START_TEST(a_lone_plus_is_what_the_total_of_payments_says)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00-");
	sheet_put(&sheet, 300, 48, "New Balance : 0.00");
	sheet_put(&sheet, 40, 62, "Purchases : 0.00");
	sheet_put(&sheet, 300, 62, "Payments : 1,000.00+");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (EUR)");
	row(116, "02/04/2025", "direct debit", "1,000.00+");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	AMOUNTS(0, "null", "1000.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ")))" for a card that was held to the till, and the card's number, stand in front of the texts. */
START_TEST(marks_in_front_of_texts_are_cut)
{
	frame("862.50");
	row(116, "02/04/2025", _i ? "•••• 9245 books" : "))) books", "250.50");
	row(132, "05/04/2025", "payment", "400.00 CR");
	row(148, "09/04/2025", _i ? "•••• 9245 annual fee" : "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "books");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "payment");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/description"), "annual fee");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_number_may_stand_in_the_rows_alone)
{
	sheet_put(&sheet, 40, 48, "Previous Balance : 100.00");
	sheet_put(&sheet, 300, 48, "New Balance : 120.00");
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Description");
	sheet_right(&sheet, 500, 100, "Amount (INR)");
	row(116, "02/04/2025", "•••• 9245 books", "20.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "books");
	ck_assert_str_eq(sheet_at(all, "data/card_number"), "•••• 9245");
}
END_TEST

/* A rate behind an amount in one line of text belongs to it; one set apart from it is a figure by itself. */
START_TEST(a_rate_set_apart_is_no_text)
{
	frame("862.50");
	row(116, "02/04/2025", "books", "250.50");
	sheet_put(&sheet, 120, 128, _i ? "93.01 USD" : "93.01 USD @ 1.2378");
	if (_i)
		sheet_put(&sheet, 200, 128, "rate 1.2378");
	row(144, "05/04/2025", "payment", "400.00 CR");
	row(160, "09/04/2025", "annual fee", "12.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), _i ? "books" : "books 93.01 USD @ 1.2378");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "93.01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_currency"), "USD");
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
	tcase_add_loop_test(tc, a_text_says_what_was_asked_for, 0, (int)DX_LEN(told));
	tcase_add_test(tc, a_column_of_foreign_amounts_may_have_any_heading);
	tcase_add_loop_test(tc, one_foreign_amount_shares_a_cell, 0, 2);
	tcase_add_test(tc, a_dollar_is_that_of_the_towns);
	tcase_add_loop_test(tc, a_currency_may_be_called_by_its_name, 0, (int)DX_LEN(abroad));
	tcase_add_test(tc, an_amount_behind_the_code_of_its_currency_is_not_the_one_that_is_billed);
	tcase_add_test(tc, a_page_may_have_two_lists_side_by_side);
	tcase_add_test(tc, texts_behind_days_may_have_one_heading_and_a_currency_under_an_amount);
	tcase_add_loop_test(tc, no_altered_statement_is_verified, 0, 8);
	tcase_add_test(tc, without_the_totals_both_balances_hold_the_rows);
	tcase_add_test(tc, a_balance_under_the_rows_is_that_of_the_head);
	tcase_add_test(tc, money_in_the_holders_favour_is_a_negative_debt);
	tcase_add_loop_test(tc, what_is_owed_may_have_a_minus_throughout, 0, 2);
	tcase_add_test(tc, a_lone_plus_is_what_the_total_of_payments_says);
	tcase_add_loop_test(tc, marks_in_front_of_texts_are_cut, 0, 2);
	tcase_add_test(tc, a_number_may_stand_in_the_rows_alone);
	tcase_add_loop_test(tc, a_rate_set_apart_is_no_text, 0, 2);
	tcase_add_test(tc, a_heading_may_say_what_it_is_twice);
	tcase_add_test(tc, words_in_running_text_are_no_labels);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(card_suite());
}
