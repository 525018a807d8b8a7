/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of a tenth stranger: boxes of typed bars and dashes, rows that sum up and close, sections over two pages,
 * facts between bars. */
#include "../unit.h"
#include "statement_rows.h"

#define CARD "config/templates/finance/card_statement.json"

/* ---- boxes that a line printer types ---- */

static const char *const box[] = {
	"+----------+------------------+------------+----+------------+",
	"|DATE      |PARTICULARS       |      AMOUNT|TYPE|     BALANCE|",
	"+----------+------------------+------------+----+------------+",
	"|01/04/2025|OPENING BALANCE   |            |    |      100.00|",
	"|02/04/2025|RENT TO LANDLORD A|       50.00|DR  |       50.00|",
	"|03/04/2025|PAY|APRIL         |       15.00|CR  |       65.00|",
	"+----------+------------------+------------+----+------------+",
};

START_TEST(words_that_touch_their_bars_are_cut_there)
{
	for (size_t i = 0; i < DX_LEN(box); i++)
		sheet_put(&sheet, 40, 90 + 12 * (int)i, box[i]);
	frame("100.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "RENT TO LANDLORD A");
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "PAY|APRIL"); /* below no other bar */
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* No row leaves the text empty, whose bar touches a word everywhere; one row is parted from the headings by dashes. */
static const char *const full[] = {
	"-----------------------------------------------------------",
	"DATE       |PARTICULARS       |    DEBIT|  CREDIT| BALANCE|",
	"-----------------------------------------------------------",
	"-----------------------------------------------------------",
	"02/04/2025 |BY CASH           |         |   15.00|  115.00|",
	"           |TOTAL             |         |   15.00|        |",
};

START_TEST(a_bar_that_always_touches_a_word_is_a_rule)
{
	for (size_t i = 0; i < DX_LEN(full); i++)
		sheet_put(&sheet, 40, 90 + 12 * (int)i, full[i]);
	frame("100.00", "115.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "BY CASH");
	SIDE(0, "null", "15.00");
}
END_TEST

START_TEST(bars_of_texts_below_each_other_are_no_rule)
{
	frame("100.00", "35.00");
	row(190, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(206, "01/04/2025", "UPI|DR|123456", "50.00", "", "50.00");
	row(222, "02/04/2025", "UPI|CR|234567", "", "15.00", "65.00");
	row(238, "03/04/2025", "UPI|DR|345678", "30.00", "", "35.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "UPI|DR|123456");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/description"), "UPI|DR|345678");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ---- rows of sums ---- */

static const char *const closings[] = {"TOTAL / CLOSING BALANCE", "Total and balance carried forward"};

START_TEST(a_row_of_totals_may_close_as_well)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "BROUGHT FORWARD", "", "", "100.00");
	row(122, "01/04/2025", "rent", "50.00", "", "50.00");
	row(138, "02/04/2025", "pay", "", "15.00", "65.00");
	row(154, "", closings[_i], "50.00", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "65.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- a section over two pages ---- */

static void section_row(struct sheet *s, int y, const char *date, const char *text, const char *amount)
{
	sheet_put(s, 40, y, date);
	sheet_put(s, 120, y, text);
	sheet_right(s, 450, y, amount);
}

static void section(struct sheet *s, int y, const char *title)
{
	sheet_put(s, 40, y, title);
	section_row(s, y + 14, "DATE", "DESCRIPTION", "AMOUNT");
}

static const char *const again[] = {"CARD WITHDRAWALS (continued)", "CARD WITHDRAWALS - continued", "CARD WITHDRAWALS"};

static void sections(const char *title, const char *withdrawals)
{
	static struct sheet second;
	struct dx_page pages[2];

	sheet_init(&second, arena, 2);
	sheet_put(&sheet, 40, 30, "Account Number: 000031880663");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	sheet_put(&sheet, 40, 70, "Beginning Balance");
	sheet_right(&sheet, 300, 70, "$100.00");
	sheet_put(&sheet, 40, 84, "Deposits and Additions");
	sheet_right(&sheet, 300, 84, "75.00");
	sheet_put(&sheet, 40, 98, "ATM & Debit Card Withdrawals");
	sheet_right(&sheet, 300, 98, withdrawals);
	sheet_put(&sheet, 40, 112, "Fees");
	sheet_right(&sheet, 300, 112, "-2.50");
	sheet_put(&sheet, 40, 126, "Ending Balance");
	sheet_right(&sheet, 300, 126, "$111.50");
	section(&sheet, 200, "DEPOSITS AND ADDITIONS");
	section_row(&sheet, 230, "04/05/2025", "pay", "$40.00");
	section_row(&sheet, 244, "04/06/2025", "more pay", "35.00");
	sheet_put(&sheet, 40, 258, "Total Deposits and Additions");
	sheet_right(&sheet, 450, 258, "$75.00");
	section(&sheet, 300, "CARD WITHDRAWALS");
	section_row(&sheet, 330, "04/07/2025", "books", "$21.00");
	section_row(&sheet, 344, "04/08/2025", "bread", "10.00");
	sheet_put(&second, 300, 20, "Account Number: 000031880663");
	section(&second, 60, title);
	section_row(&second, 90, "04/09/2025", "shoes", "30.00");
	sheet_put(&second, 40, 104, "Total Card Withdrawals");
	sheet_right(&second, 450, 104, "$61.00");
	section(&second, 140, "FEES");
	section_row(&second, 170, "04/10/2025", "monthly", "$2.50");
	sheet_put(&second, 40, 184, "Total Fees");
	sheet_right(&second, 450, 184, "$2.50");
	pages[0] = sheet.page;
	pages[1] = second.page;
	all = sheet_extract(arena, TEMPLATE, pages, 2, &needs_review);
}

START_TEST(a_section_goes_on_over_a_page)
{
	sections(again[_i], "-61.00");
	SIDE(4, "30.00", "null");
	SIDE(5, "2.50", "null"); /* what a bank charges it takes */
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "null");
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(an_altered_sum_of_a_section_is_not_verified)
{
	sections(again[0], "-71.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* ---- the head ---- */

static void two_rows(void)
{
	row(190, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(206, "01/04/2025", "rent", "50.00", "", "50.00");
	row(222, "02/04/2025", "pay", "", "15.00", "65.00");
}

START_TEST(a_kind_of_account_stands_between_bars)
{
	sheet_put(&sheet, 40, 30, "Account no. 914374697266 | IFSC PSGB0277588 | Savings");
	two_rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "Savings");
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "914374697266");
}
END_TEST

/* What stands tall above, words under it, and the bank; sizes are those of the first word and of the others. */
static const char *const tall[][3] = {
	{"laggi payments bank", "", "laggi payments bank"},
	{"PACIFICA BANK, N.A.", "BANK DEPOSIT ACCOUNTS", "PACIFICA BANK, N.A."},
};

START_TEST(a_sign_may_have_two_sizes)
{
	sheet_put(&sheet, 40, 4, tall[_i][0]);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += i == 0 ? 14000 : 3000;
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 300, 90, tall[_i][1]);
	sheet_put(&sheet, 300, 104, "PULL: B CYCLE: 52 DELIVERY: E TYPE: IMAGE: A BC: FL");
	two_rows();
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), tall[_i][2]);
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "null");
}
END_TEST

START_TEST(a_currency_in_brackets_ends_a_sentence)
{
	frame("100.00", "65.00");
	two_rows();
	sheet_put(&sheet, 40, 300, "Amounts are in pounds sterling (GBP). D shows that the account was overdrawn.");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/currency"), "GBP");
}
END_TEST

/* ---- cards ---- */

static void read_card(void)
{
	all = sheet_extract(arena, CARD, &sheet.page, 1, &needs_review);
}

/* The amount of a row, and what it is nearly: the balance of before. */
static void card_rows(const char *amount)
{
	section_row(&sheet, 200, "Date", "Description", "Amount (INR)");
	section_row(&sheet, 216, "02/04/2025", "books", amount);
	section_row(&sheet, 232, "05/04/2025", "payment", "400.00 CR");
}

START_TEST(a_row_s_amount_may_be_near_a_balance)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 3,900.00");
	sheet_put(&sheet, 300, 48, "Payments & Credits : 400.00");
	sheet_put(&sheet, 40, 62, "Purchases : 3,962.00");
	sheet_put(&sheet, 40, 76, "New Balance : 7,462.00");
	card_rows("3,950.00");
	section_row(&sheet, 248, "09/04/2025", "bread", "12.00");
	read_card();
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_line_that_says_whose_rows_follow_is_no_text)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	card_rows("250.50");
	sheet_put(&sheet, 120, 243, "TRANSACTIONS FOR MEERA KRISHNAN");
	section_row(&sheet, 254, "09/04/2025", "bread", "12.00");
	read_card();
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "payment");
}
END_TEST

START_TEST(a_title_between_rows_is_no_text)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	card_rows("250.50");
	sheet_put(&sheet, 120, 243, "FEES, TAXES & OTHER CHARGES");
	section_row(&sheet, 254, "09/04/2025", "surcharge", "12.00");
	read_card();
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "payment");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/debit"), "12.00");
}
END_TEST

/* What stands in the head, what at the foot, and who issues the card to whom. */
static const char *const products[][4] = {
	{"Rideau Cash Back Visa‡", "Trademark(s) of Rideau Bank of Canada. All other trademarks are others'.",
	 "Rideau Bank of Canada", "MS HEATHER MACLEISH"},
	{"Rideau Bank", "Trademark(s) of Rideau Bank of Canada.", "Rideau Bank", "MS HEATHER MACLEISH"},
};

START_TEST(a_product_is_of_its_bank)
{
	sheet_put(&sheet, 40, 4, products[_i][0]);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 6000;
	sheet_put(&sheet, 40, 24, "MS HEATHER MACLEISH 4512 79** **** 5537");
	card_rows("250.50");
	sheet_put(&sheet, 40, 780, products[_i][1]);
	read_card();
	ck_assert_str_eq(sheet_at(all, "data/issuer"), products[_i][2]);
	ck_assert_str_eq(sheet_at(all, "data/card_holder"), products[_i][3]);
}
END_TEST

START_TEST(a_rule_of_a_panel_cuts_no_row)
{
	static const char *const rows[][4] = {
		{"Date", "Description", "Amount (INR)", ""},
		{"02/04/2025", "books of", "250.50", "the shop"},
		{"05/04/2025", "payment by", "400.00 CR", "transfer"},
		{"09/04/2025", "bread of", "12.00", "the baker"},
	};

	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	for (int i = 0; i < (int)DX_LEN(rows); i++) {
		sheet_put(&sheet, 40, 60 + 26 * i, rows[i][0]);
		sheet_put(&sheet, 120, 60 + 26 * i, rows[i][1]);
		sheet_right(&sheet, 400, 60 + 26 * i, rows[i][2]);
		sheet_put(&sheet, 120, 71 + 26 * i, rows[i][3]);
	}
	sheet_rule(&sheet, 430, 97, 590, 97); /* between the first row and its second line */
	read_card();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "books of the shop");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "payment by transfer");
}
END_TEST

static void strip(int figures, const char *closing)
{
	static const char *const labels[] = {"Previous dues", "Payments & refunds", "Spends, fees & interest",
					     "Total amount due"};
	const char *const amounts[] = {"1,000.00", "400.00", "250.50", closing};
	static const char *const signs[] = {"–", "+", "="};

	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 40 + 130 * i, 100, labels[i]);
		sheet_put(&sheet, 40 + 130 * i, figures, amounts[i]);
		if (i < 3)
			sheet_put(&sheet, 157 + 130 * i, 94, signs[i]);
	}
	card_rows("250.50");
	read_card();
}

START_TEST(signs_may_stand_between_figures_over_their_labels)
{
	strip(86, "850.50");
	ck_assert_str_eq(sheet_at(all, "data/previous_balance"), "1000.00");
	ck_assert_str_eq(sheet_at(all, "data/payments"), "400.00");
	ck_assert_str_eq(sheet_at(all, "data/purchases"), "250.50");
	ck_assert_str_eq(sheet_at(all, "data/new_balance"), "850.50");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_figure_over_its_label_is_a_mismatch)
{
	strip(86, "850.60");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* Sums of the year under their title are none of the rows. */
START_TEST(a_title_says_that_sums_are_of_the_year)
{
	sheet_put(&sheet, 40, 20, "Card Number : XXXX XXXX XXXX 6426");
	sheet_put(&sheet, 40, 48, "Previous Balance : 1,000.00");
	sheet_put(&sheet, 300, 48, "Payments & Credits : 400.00");
	sheet_put(&sheet, 40, 62, "Purchases : 250.50");
	sheet_put(&sheet, 300, 62, "Interest Charged : 0.00");
	sheet_put(&sheet, 40, 76, "New Balance : 850.50");
	card_rows("250.50");
	sheet_put(&sheet, 40, 248, "Totals Year-to-Date");
	sheet_put(&sheet, 120, 264, "Total Fees charged");
	sheet_right(&sheet, 450, 264, "0.00");
	sheet_put(&sheet, 120, 280, "Total Interest charged");
	sheet_right(&sheet, 450, 280, "23.71");
	read_card();
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_site_says_that_words_are_a_name)
{
	sheet_put(&sheet, 40, 4, _i ? "HARBORLIGHT CARD SERVICES" : "ACCOUNT SUMMARY SERVICES");
	for (size_t i = 0; i < sheet.page.n_words; i++)
		sheet.words[i].y1 += 6000;
	sheet_put(&sheet, 400, 22, "harborlight.example");
	sheet_put(&sheet, 40, 40, "Card Number : XXXX XXXX XXXX 6426");
	card_rows("250.50");
	read_card();
	ck_assert_str_eq(sheet_at(all, "data/issuer"), _i ? "HARBORLIGHT CARD SERVICES" : "null");
}
END_TEST

static Suite *tellers_suite(void)
{
	Suite *s = suite_create("tellers");
	TCase *tc = tcase_create("tellers");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, words_that_touch_their_bars_are_cut_there);
	tcase_add_test(tc, a_bar_that_always_touches_a_word_is_a_rule);
	tcase_add_test(tc, bars_of_texts_below_each_other_are_no_rule);
	tcase_add_loop_test(tc, a_row_of_totals_may_close_as_well, 0, (int)DX_LEN(closings));
	tcase_add_loop_test(tc, a_section_goes_on_over_a_page, 0, (int)DX_LEN(again));
	tcase_add_test(tc, an_altered_sum_of_a_section_is_not_verified);
	tcase_add_test(tc, a_kind_of_account_stands_between_bars);
	tcase_add_loop_test(tc, a_sign_may_have_two_sizes, 0, (int)DX_LEN(tall));
	tcase_add_test(tc, a_currency_in_brackets_ends_a_sentence);
	tcase_add_test(tc, a_row_s_amount_may_be_near_a_balance);
	tcase_add_test(tc, a_line_that_says_whose_rows_follow_is_no_text);
	tcase_add_test(tc, a_title_between_rows_is_no_text);
	tcase_add_loop_test(tc, a_product_is_of_its_bank, 0, (int)DX_LEN(products));
	tcase_add_test(tc, a_rule_of_a_panel_cuts_no_row);
	tcase_add_test(tc, signs_may_stand_between_figures_over_their_labels);
	tcase_add_test(tc, an_altered_figure_over_its_label_is_a_mismatch);
	tcase_add_test(tc, a_title_says_that_sums_are_of_the_year);
	tcase_add_loop_test(tc, a_site_says_that_words_are_a_name, 0, 2);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(tellers_suite());
}
