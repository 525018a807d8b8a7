/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A card's days, limit, minimum and number where labels are unknown, stand far above their values, or head a strip. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/card_statement.json"

static void read_rows(void)
{
	static const char *const rows[][3] = {
		{"02/04/2025", "books", "250.50"},
		{"05/04/2025", "payment", "400.00 CR"},
		{"29/04/2025", "annual fee", "12.00"},
	};

	sheet_put(&sheet, 40, 200, "Date");
	sheet_put(&sheet, 120, 200, "Description");
	sheet_right(&sheet, 500, 200, "Amount (INR)");
	for (size_t i = 0; i < DX_LEN(rows); i++) {
		int y = 216 + 16 * (int)i;

		sheet_put(&sheet, 40, y, rows[i][0]);
		sheet_put(&sheet, 120, y, rows[i][1]);
		sheet_right(&sheet, 500, y, rows[i][2]);
	}
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* 1,000.00 owed, 400.00 paid, 250.50 bought, 12.00 charged. */
static void sums(void)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 300, 48, "Payments & Credits : 400.00");
	sheet_put(&sheet, 40, 62, "Purchases : 250.50");
	sheet_put(&sheet, 300, 62, "Fees Charged : 12.00");
	sheet_put(&sheet, 40, 76, "New Balance : 862.50");
}

START_TEST(days_are_known_by_where_they_lie)
{
	sums();
	sheet_put(&sheet, 300, 20, "Zzqq Vvkk : 30/04/2025");
	sheet_put(&sheet, 300, 34, "Vvkk zzqq : 18/05/2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
}
END_TEST

/* Boxes: the label at the upper left, the value at the lower right, under no label. */
START_TEST(values_stand_at_the_lower_right_of_their_boxes)
{
	sums();
	sheet_put(&sheet, 300, 90, "Statement Date");
	sheet_put(&sheet, 430, 90, "Payment Due Date");
	sheet_right(&sheet, 425, 100, "30/04/2025");
	sheet_right(&sheet, 575, 100, "18/05/2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
}
END_TEST

/* Boxes in two columns, at uneven heights: what stands beside a label is under the label over it. */
START_TEST(a_value_beside_is_another_box_s)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 300, 60, "Credit Limit");
	sheet_right(&sheet, 560, 72, "10,000.00");
	sheet_put(&sheet, 300, 90, "Available Credit Limit");
	sheet_put(&sheet, 40, 102, "Total Amount Due");
	sheet_right(&sheet, 560, 102, "9,137.50");
	sheet_right(&sheet, 200, 126, "862.50");
	sheet_put(&sheet, 40, 150, "Total Outstanding");
	sheet_right(&sheet, 120, 162, "862.50");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "862.50");
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "10000.00");
}
END_TEST

START_TEST(a_sentence_says_by_when_to_pay)
{
	sums();
	sheet_put(&sheet, 300, 20, "Statement date: 30/04/2025");
	sheet_put(&sheet, 40, 100, "Please make sure your payment reaches us by 28 May");
	sheet_put(&sheet, 40, 112, "2025. If you only make the minimum payment each month,");
	sheet_put(&sheet, 40, 124, "it will take you longer to clear your balance.");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-28");
}
END_TEST

START_TEST(what_was_spent_or_paid_is_a_text)
{
	sums();
	sheet_put(&sheet, 40, 200, "Date");
	sheet_put(&sheet, 120, 200, "What you've spent or paid");
	sheet_right(&sheet, 500, 200, "Amount");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 216 + 16 * i, i ? "05/04/2025" : "02/04/2025");
		sheet_put(&sheet, 120, 216 + 16 * i,
			  i ? "Payment By Direct Debit, Thank You" : "Pension, Como EUR 160.54");
		sheet_right(&sheet, 500, 216 + 16 * i, i ? "400.00 CR" : "262.50");
	}
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "Pension, Como EUR 160.54");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "262.50");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "Payment By Direct Debit, Thank You");
}
END_TEST

START_TEST(a_heading_may_say_its_day)
{
	sums();
	sheet_put(&sheet, 40, 200, "Date");
	sheet_put(&sheet, 120, 200, "Transaction Details for Statement dated 30 Apr 2025");
	sheet_right(&sheet, 500, 200, "Amount (INR)");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 216 + 16 * i, i ? "05/04/2025" : "02/04/2025");
		sheet_put(&sheet, 120, 216 + 16 * i, i ? "PAYMENT RECEIVED WITH THANKS" : "ANNAPURNA SWEETS");
		sheet_right(&sheet, 500, 216 + 16 * i, i ? "400.00 CR" : "262.50");
	}
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "ANNAPURNA SWEETS");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "PAYMENT RECEIVED WITH THANKS");
}
END_TEST

START_TEST(a_word_for_paying_tells_the_day)
{
	sums();
	sheet_put(&sheet, 300, 20, "Zzqq Vvkk : 30/04/2025");
	sheet_put(&sheet, 300, 34, "Zzqq payable latest : 18/05/2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
}
END_TEST

START_TEST(two_days_without_words_are_not_told_apart)
{
	sums();
	sheet_put(&sheet, 300, 20, "Zzqq Vvkk : 30/04/2025");
	sheet_put(&sheet, 300, 34, "Vvkk zzqq : 03/05/2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "null");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "null");
}
END_TEST

START_TEST(days_of_other_things_are_none)
{
	sums();
	sheet_put(&sheet, 300, 20, "Offer valid till 30/04/2025");
	sheet_put(&sheet, 300, 34, "Next zzqq : 29/05/2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "null");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "null");
}
END_TEST

START_TEST(a_limit_is_what_is_owed_and_what_is_left)
{
	sums();
	sheet_put(&sheet, 40, 120, "Zzqq Vvkk");
	sheet_put(&sheet, 200, 120, "Available Credit Limit");
	sheet_put(&sheet, 40, 132, "50,000.00");
	sheet_put(&sheet, 200, 132, "49,137.50");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "50000.00");
}
END_TEST

START_TEST(a_minimum_stands_in_the_strip_of_what_is_owed)
{
	sums();
	sheet_put(&sheet, 40, 120, "Payment Due Date");
	sheet_put(&sheet, 200, 120, "Vvkk zzqq");
	sheet_put(&sheet, 40, 132, "18/05/2025");
	sheet_put(&sheet, 200, 132, "50.00");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.00");
}
END_TEST

START_TEST(figures_may_stand_far_below_their_strip)
{
	sums();
	sheet_put(&sheet, 200, 120, "Minimum Amount Due");
	sheet_put(&sheet, 40, 132, "Place of Supply");
	sheet_put(&sheet, 200, 160, "50.00");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.00");
}
END_TEST

/* A strip of figures under words that nobody knows, LAST at its end. */
static void strip(const char *last)
{
	static const char *const words[] = {"Zzqq", "Vvkk", "Qqzz", "Kkvv", "Wwjj"};
	const char *const figures[] = {"1,000.00", "400.00", "250.50", "12.00", last};

	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	for (size_t i = 0; i < DX_LEN(figures) && figures[i]; i++) {
		sheet_put(&sheet, 40 + 100 * (int)i, 60, words[i]);
		sheet_put(&sheet, 40 + 100 * (int)i, 74, figures[i]);
	}
}

static void check_strip(void)
{
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/payments"), "400.00");
	ck_assert_str_eq(sheet_at(all, "data/purchases"), "250.50");
	ck_assert_str_eq(sheet_at(all, "data/fees"), "12.00");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "862.50");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}

START_TEST(fees_are_what_the_charges_among_the_rows_come_to)
{
	strip("862.50");
	check_strip();
}
END_TEST

START_TEST(a_new_balance_may_stand_apart_from_its_parts)
{
	strip(NULL);
	sheet_put(&sheet, 300, 34, "Qqzz vvkk : 862.50");
	check_strip();
}
END_TEST

/* "COMPRAS" beside a limit means no purchases. */
START_TEST(purchases_that_no_sum_holds_are_none)
{
	strip("862.50");
	sheet_put(&sheet, 40, 120, "Purchases : 50,000.00");
	check_strip();
}
END_TEST

/* It was a mismatch of a right paper. */
START_TEST(fees_without_a_label_close_the_sum)
{
	static const char *const list[][2] = {{"Previous Balance", "1,000.00"},
					      {"Payments & Credits", "400.00"},
					      {"Purchases", "250.50"},
					      {"Zzqq vvkk", "12.00"},
					      {"New Balance", "862.50"}};

	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	for (size_t i = 0; i < DX_LEN(list); i++) {
		sheet_put(&sheet, 40, 48 + 14 * (int)i, list[i][0]);
		sheet_right(&sheet, 300, 48 + 14 * (int)i, list[i][1]);
	}
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/fees"), "12.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(what_was_owed_is_a_row_without_a_day)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 300, 20, "Zzqq vvkk : 862.50");
	sheet_put(&sheet, 300, 34, "Vvkk qqzz : 50,000.00");
	sheet_put(&sheet, 300, 48, "Qqzz zzqq : 49,137.50");
	sheet_put(&sheet, 40, 200, "Date");
	sheet_put(&sheet, 120, 200, "Description");
	sheet_right(&sheet, 500, 200, "Amount (INR)");
	sheet_put(&sheet, 120, 216, "Zzqq vvkk qqzz");
	sheet_right(&sheet, 500, 216, "1,000.00");
	sheet_put(&sheet, 40, 232, "02/04/2025");
	sheet_put(&sheet, 120, 232, "books");
	sheet_right(&sheet, 500, 232, "250.50");
	sheet_put(&sheet, 40, 248, "05/04/2025");
	sheet_put(&sheet, 120, 248, "payment");
	sheet_right(&sheet, 500, 248, "400.00 CR");
	sheet_put(&sheet, 40, 264, "29/04/2025");
	sheet_put(&sheet, 120, 264, "annual fee");
	sheet_right(&sheet, 500, 264, "12.00");
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "862.50");
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "50000.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

START_TEST(figures_may_stand_over_their_words)
{
	sums();
	sheet_put(&sheet, 40, 20, "Statement Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 132, "18/05/2025");
	sheet_put(&sheet, 200, 132, "50.00");
	sheet_put(&sheet, 40, 144, "due by");
	sheet_put(&sheet, 200, 144, "or at least");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.00");
}
END_TEST

/* … and a rate, "APR", elsewhere. */
START_TEST(april_is_no_label)
{
	sums();
	sheet_put(&sheet, 300, 20, "Statement Date : Apr 30, 2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
}
END_TEST

START_TEST(a_strip_that_begins_with_a_period_is_no_row)
{
	sums();
	sheet_put(&sheet, 40, 120, "Statement Period");
	sheet_put(&sheet, 200, 120, "Payment Due Date");
	sheet_put(&sheet, 320, 120, "Total Amount Due");
	sheet_put(&sheet, 440, 120, "Min. Amt. Due");
	sheet_put(&sheet, 40, 132, "01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 200, 132, "18/05/2025");
	sheet_put(&sheet, 320, 132, "862.50");
	sheet_put(&sheet, 440, 132, "50.00");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/due_date"), "2025-05-18");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static const struct {
	const char *first, *second, *want;
} numbers[] = {
	{"Card •••• 4299", "", "•••• 4299"},
	{"Card No 4364XXXXXXXX4299 • Zzqq", "", "4364XXXXXXXX4299"},
	{"Account Number : 0001234567", "Card Number : XXXX 2630", "XXXX 2630"},
	{"Card Number : 4364560012349768", "", "4364560012349768"},
};

START_TEST(a_card_s_number_is_masked)
{
	sheet_put(&sheet, 40, 20, numbers[_i].first);
	sheet_put(&sheet, 40, 34, numbers[_i].second);
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/card_number"), numbers[_i].want);
}
END_TEST

static const struct {
	const char *text, *under, *want;
} holders[] = {
	{"Card Holder Name : 1) MEERA KRISHNAN", "", "MEERA KRISHNAN"},
	{"Branch Relationship Officer Name: MR.KOTHA SAI KUMAR", "", "null"},
	{"CARDHOLDER NEWS", "REWARDS MEMBERS EARN POINTS", "null"},
	{"MEERA KRISHNAN", "Card ending 4409", "MEERA KRISHNAN"},
	{"SUNITA D'SOUZA", "Card ending 4409", "SUNITA D'SOUZA"},
	{"Meera Merchant", "Card ending 4409", "Meera Merchant"},
	{"Meera Krishnan | Statement date 30/04/2025", "", "Meera Krishnan"},
};

START_TEST(who_has_the_card)
{
	sums();
	sheet_put(&sheet, 40, 120, holders[_i].text);
	sheet_put(&sheet, 40, 132, holders[_i].under);
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/card_holder"), holders[_i].want);
}
END_TEST

START_TEST(what_a_shop_asked_for_at_home_is_not_foreign)
{
	sums();
	sheet_put(&sheet, 40, 200, "Date");
	sheet_put(&sheet, 120, 200, "Description");
	sheet_put(&sheet, 330, 200, "Source Amt.");
	sheet_put(&sheet, 450, 200, "Amount");
	sheet_put(&sheet, 40, 216, "02/04/2025");
	sheet_put(&sheet, 120, 216, "books");
	sheet_put(&sheet, 330, 216, "INR 250.50");
	sheet_put(&sheet, 450, 216, "250.50 DR");
	sheet_put(&sheet, 40, 232, "05/04/2025");
	sheet_put(&sheet, 120, 232, "payment");
	sheet_put(&sheet, 330, 232, "INR 400.00");
	sheet_put(&sheet, 450, 232, "400.00 CR");
	sheet_put(&sheet, 40, 248, "06/04/2025");
	sheet_put(&sheet, 120, 248, "shop abroad");
	sheet_put(&sheet, 330, 248, "USD 3.00");
	sheet_put(&sheet, 450, 248, "249.90 DR");
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "250.50");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/foreign_amount"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/credit"), "400.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/debit"), "249.90");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/foreign_amount"), "3.00");
}
END_TEST

/* "Your credit limit is … and your available credit is …": a sentence tells each figure right behind its words. */
START_TEST(a_sentence_says_its_figures_at_once)
{
	sums();
	sheet_put(&sheet, 40, 104,
		  "Your credit limit is 4,000.00 and your available credit is 3,137.50. Your minimum "
		  "payment of 50.02");
	sheet_put(&sheet, 40, 118, "reaches us by 18 May 2025.");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "4000.00");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.02");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_sentence_may_have_a_sign_before_its_figure)
{
	sums();
	sheet_put(&sheet, 40, 90, "Your credit limit is £600 and at 14 December 2024 you had £544.60 left to spend.");
	sheet_put(&sheet, 40, 104, "Your minimum payment is £50.02. Please make sure it reaches us by then.");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.02");
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "600.00");
}
END_TEST

/* Whose card it is, without what the card is called, and as a sentence has it. */
static const struct {
	const char *head, *foot, *want;
} issuers[] = {
	{"Northern Bank of Manitoba Visa Rewards+", "", "Northern Bank of Manitoba"},
	{"Deccan Bank Credit Cards", "", "Deccan Bank Credit Cards"},
	{"Harlan & Pike", "Your account is issued by Cedar Valley National Bank. Send inquiries to us.",
	 "Cedar Valley National Bank"},
};

START_TEST(who_issues_the_card)
{
	sheet_put(&sheet, 40, 6, issuers[_i].head);
	sums();
	sheet_put(&sheet, 40, 700, issuers[_i].foot);
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/issuer"), issuers[_i].want);
}
END_TEST

/* A firm's account with a section for each of its people, who have cards of other numbers. */
START_TEST(who_has_one_of_the_cards_is_not_whose_account_it_is)
{
	sums();
	sheet_put(&sheet, 40, 104, "OMKAR STEEL PRIVATE LIMITED");
	sheet_put(&sheet, 40, 116, "12 Station Road");
	sheet_put(&sheet, 40, 128, "Pune 411001");
	sheet_put(&sheet, 40, 266, "Cardholder: MEERA KRISHNAN");
	sheet_put(&sheet, 240, 266, "Card no. XXXX XXXX XXXX 5308");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/card_holder"), "OMKAR STEEL PRIVATE LIMITED");
	ck_assert_str_eq(sheet_at(all, "data/card_number"), "XXXX XXXX XXXX 6426");
}
END_TEST

/* What begins under its label, beside which another box's figure stands, goes on in the next line. */
START_TEST(a_period_goes_on_below)
{
	sums();
	sheet_put(&sheet, 40, 104, "Statement period");
	sheet_right(&sheet, 400, 104, "Rs. 1,000.00");
	sheet_put(&sheet, 40, 116, "April 1, 2025 to");
	sheet_put(&sheet, 40, 128, "April 30, 2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), "2025-04-30");
}
END_TEST

/* "10/2 SHANTI NAGAR" beside the statement's day: a house and a day are no period. */
START_TEST(a_house_is_no_day)
{
	sums();
	sheet_put(&sheet, 40, 104, "10/2 SHANTI NAGAR, INDORE 452001");
	sheet_put(&sheet, 320, 104, "Statement Date");
	sheet_put(&sheet, 480, 104, "30 Apr 2025");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/statement_period/from"), "null");
	ck_assert_str_eq(sheet_at(all, "data/statement_date"), "2025-04-30");
}
END_TEST

/* The number among the rows, alone or between what the card is called and whose it is, or beside a panel's figures. */
static const struct {
	const char *left, *number, *right;
} titles[] = {
	{"ZZQQ PREMIER VISA", "4265-88XX-XXXX-7342", "MEERA KRISHNAN"},
	{"Rs 1,655.00", "8831XXXXXXXX7507", ""},
};

START_TEST(a_title_among_the_rows_has_the_number)
{
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 300, 48, "Payments & Credits : 400.00");
	sheet_put(&sheet, 40, 62, "Purchases : 250.50");
	sheet_put(&sheet, 300, 62, "Fees Charged : 12.00");
	sheet_put(&sheet, 40, 76, "New Balance : 862.50");
	sheet_put(&sheet, 40, 264, titles[_i].left);
	sheet_put(&sheet, 200, 264, titles[_i].number);
	sheet_put(&sheet, 400, 264, titles[_i].right);
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/card_number"), titles[_i].number);
}
END_TEST

/* "Minimum payment: 50.02 EUR. APR 19.84 %.": the sentence ends behind its figure, and the line goes on. */
START_TEST(a_sentence_ends_behind_its_figure)
{
	sums();
	sheet_put(&sheet, 40, 104, "Credit limit: 4,000.00 EUR. Minimum payment: 50.02 EUR. APR 19.84 %.");
	read_rows();
	ck_assert_str_eq(sheet_at(all, "data/credit_limit"), "4000.00");
	ck_assert_str_eq(sheet_at(all, "data/minimum_due"), "50.02");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static Suite *card_head_suite(void)
{
	Suite *s = suite_create("card_head");
	TCase *tc = tcase_create("card_head");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, days_are_known_by_where_they_lie);
	tcase_add_test(tc, values_stand_at_the_lower_right_of_their_boxes);
	tcase_add_test(tc, a_value_beside_is_another_box_s);
	tcase_add_test(tc, a_sentence_says_by_when_to_pay);
	tcase_add_test(tc, what_was_spent_or_paid_is_a_text);
	tcase_add_test(tc, a_heading_may_say_its_day);
	tcase_add_test(tc, a_word_for_paying_tells_the_day);
	tcase_add_test(tc, two_days_without_words_are_not_told_apart);
	tcase_add_test(tc, days_of_other_things_are_none);
	tcase_add_test(tc, a_limit_is_what_is_owed_and_what_is_left);
	tcase_add_test(tc, a_minimum_stands_in_the_strip_of_what_is_owed);
	tcase_add_test(tc, figures_may_stand_far_below_their_strip);
	tcase_add_test(tc, fees_are_what_the_charges_among_the_rows_come_to);
	tcase_add_test(tc, a_new_balance_may_stand_apart_from_its_parts);
	tcase_add_test(tc, purchases_that_no_sum_holds_are_none);
	tcase_add_test(tc, fees_without_a_label_close_the_sum);
	tcase_add_test(tc, what_was_owed_is_a_row_without_a_day);
	tcase_add_test(tc, figures_may_stand_over_their_words);
	tcase_add_test(tc, april_is_no_label);
	tcase_add_test(tc, a_strip_that_begins_with_a_period_is_no_row);
	tcase_add_loop_test(tc, a_card_s_number_is_masked, 0, DX_LEN(numbers));
	tcase_add_loop_test(tc, who_has_the_card, 0, DX_LEN(holders));
	tcase_add_test(tc, what_a_shop_asked_for_at_home_is_not_foreign);
	tcase_add_test(tc, a_sentence_says_its_figures_at_once);
	tcase_add_test(tc, a_sentence_ends_behind_its_figure);
	tcase_add_test(tc, a_sentence_may_have_a_sign_before_its_figure);
	tcase_add_loop_test(tc, who_issues_the_card, 0, DX_LEN(issuers));
	tcase_add_test(tc, who_has_one_of_the_cards_is_not_whose_account_it_is);
	tcase_add_test(tc, a_period_goes_on_below);
	tcase_add_test(tc, a_house_is_no_day);
	tcase_add_loop_test(tc, a_title_among_the_rows_has_the_number, 0, DX_LEN(titles));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(card_head_suite());
}
