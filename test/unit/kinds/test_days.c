/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements whose rows get their day or side from a line above them, words in empty cells, a summary behind the rows.
 */
#include "../unit.h"
#include "statement_rows.h"

START_TEST(a_word_in_every_empty_cell_is_nothing)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "blank", "50.00");
	row(122, "02/04/2025", "pay", "blank", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* What is no number where the row's only amount should be, or where its figure is illegible, stays unread. */
START_TEST(a_word_for_an_amount_is_not_nothing)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "blank", "50.00");
	row(122, "02/04/2025", "pay", "blank", "15.00", "65.00");
	row(138, "03/04/2025", "gift", "blank", "blank", "65.00");
	read_it();
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(the_mark_of_a_note_belongs_to_no_figure)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00 *", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	SIDE(0, "50.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_that_is_called_one_heads_its_rows)
{
	frame("100.00", "65.00");
	row(90, "Value Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "Buchungsdatum: 02.04.2025", "", "", "");
	row(122, "01.04", "rent", "50.00", "", "50.00");
	row(138, "", "Buchungsdatum: 03.04.2025", "", "", "");
	row(154, "03.04", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "pay");
}
END_TEST

/* Rows whose second line has a day of value, alone or before more text. HEADING: what the days' second line says. */
static void over_days(const char *heading)
{
	frame("100.00", "65.00");
	row(90, "Booked", "Description", "Withdrawals", "Deposits", "Balance");
	sheet_put(&sheet, 40, 102, heading);
	row(122, "02/04/2025", "rent", "50.00", "", "50.00");
	row(134, "01/04/2025", "484039302/0225", "", "", "");
	row(154, "04/04/2025", "pay", "", "15.00", "65.00");
	sheet_put(&sheet, 40, 166, "03/04/2025");
	read_it();
}

START_TEST(a_day_of_value_stands_under_the_day)
{
	over_days("Value");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent 484039302/0225");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/value_date"), "2025-04-03");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_under_a_day_that_nothing_calls_so_is_not_of_value)
{
	over_days("Serial");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "rent");
}
END_TEST

static const struct {
	const char *text, *day;
} said[] = {{"shop Card xx5024 Value Date: 01/04/2025", "2025-04-01"},
	    {"VIREMENT DATE VALEUR 01/04/2025", "2025-04-01"},
	    {"book value date: 5", "null"}};

START_TEST(a_text_may_say_its_day_of_value)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "02/04/2025", said[_i].text, "50.00", "", "50.00");
	row(122, "03/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), said[_i].day);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), said[_i].text);
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/value_date"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A second line of headings, of which the first line says too little for both to be one header. */
START_TEST(a_heading_of_value_days_may_stand_under_a_header_of_one_line)
{
	frame("100.00", "65.00");
	row(90, "Post Date", "Prejemnik / plačnik", "V breme", "V dobro", "Stanje");
	row(102, "Val Date", "Namen", "", "", "");
	row(118, "02/04/2025", "Elektro Savinja", "50.00", "", "50.00");
	row(130, "01/04/2025", "položnica", "", "", "");
	row(146, "04/04/2025", "Vrtec", "", "15.00", "65.00");
	row(158, "03/04/2025", "povračilo", "", "", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "Elektro Savinja položnica");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "Vrtec povračilo");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A line without a day and an amount on each side; TEXT is no word for a sum. */
static void summed(const char *text, const char *debits, const char *credits)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	row(142, "", text, debits, credits, "");
	read_it();
}

START_TEST(an_amount_on_each_side_is_a_sum_whatever_its_words)
{
	summed("Korunto velim", "50.00", "15.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "15.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_sum_under_unknown_words_that_does_not_come_out_is_a_mismatch)
{
	summed("Korunto velim", "50.00", "16.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(numbers_of_rows_are_no_sums)
{
	summed("Korunto velim", "1", "1");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* One day alone may be that of the page. */
START_TEST(a_day_that_all_pages_have_heads_nothing)
{
	frame("100.00", "65.00");
	row(90, "Value Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "Datum: 30.04.2025", "", "", "");
	row(122, "01.04", "rent", "50.00", "", "50.00");
	row(154, "03.04", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-03");
}
END_TEST

static void line(int y, const char *date, const char *text, const char *amount)
{
	if (*date)
		sheet_put(&sheet, 40, y, date);
	sheet_put(&sheet, 120, y, text);
	sheet_right(&sheet, 540, y, amount);
}

/* Days with a signed sum of each side over rows that have neither day nor sign; *SECOND is a row's amount. */
static void sums_over_rows(const char *second)
{
	frame("100.00", "130.00");
	sheet_put(&sheet, 40, 72, "Total credits : 85.00");
	sheet_put(&sheet, 300, 72, "Total debits : 55.00");
	line(90, "Date", "Description", "Amount");
	line(106, "02 APR 2025", "Total in", "+ 45.00");
	line(122, "", "pay", second);
	line(138, "", "gift", "15.00");
	line(154, "", "Total out", "- 55.00");
	line(170, "", "rent", "55.00");
	line(186, "03 APR 2025", "Total in", "+ 40.00");
	line(202, "", "pay", "40.00");
	read_it();
}

START_TEST(a_sum_over_its_rows_gives_them_day_and_side)
{
	sums_over_rows("30.00");
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 4);
	SIDE(0, "null", "30.00");
	SIDE(1, "null", "15.00");
	SIDE(2, "55.00", "null");
	SIDE(3, "null", "40.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/date"), "2025-04-03");
}
END_TEST

START_TEST(a_sum_that_does_not_come_out_gives_nothing)
{
	sums_over_rows("30.10");
	ck_assert_uint_gt(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 4);
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_summary_behind_the_rows_is_none_of_them)
{
	sheet_put(&sheet, 40, 30, "Account No : 8816676039027");
	sheet_put(&sheet, 40, 44, "Statement Period : 01/04/2025 to 30/04/2025");
	line(90, "Date", "Description", "Amount");
	line(106, "01/04/2025", "rent", "-50.00");
	line(122, "02/04/2025", "pay", "+15.00");
	line(154, "", "Your opening balance", "+100.00");
	line(170, "", "Outgoing transactions", "-50.00");
	line(186, "", "Incoming transactions", "+15.00");
	line(202, "", "Your closing balance", "+65.00");
	read_it();
	ck_assert_uint_eq(json_array_size(json_object_get(json_object_get(all, "data"), "transactions")), 2);
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_alone_heads_its_rows)
{
	frame("100.00", "65.00");
	row(90, "", "Description", "Withdrawals", "Deposits", "Balance");
	sheet_put(&sheet, 40, 106, "2 de abril de 2025");
	row(122, "", "rent", "50.00", "", "50.00");
	row(138, "", "fees", "5.00", "", "45.00");
	sheet_put(&sheet, 40, 154, "3 de abril de 2025");
	row(170, "", "pay", "", "20.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "fees");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* An app's list: figures and values over what they are called, days over rows, no headings, SIGN at debits. */
static void app(const char *sign, const char *plus)
{
	static const char *const figures[] = {"100.00", "20.00", "55.00", "65.00"};
	static const char *const words[] = {"Started with", "Money in (1)", "Money out (2)", "Ended with"};

	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 40 + 120 * i, 2, figures[i]);
		sheet_put(&sheet, 40 + 120 * i, 16, words[i]);
	}
	sheet_put(&sheet, 40, 70, "Asha Rao");
	sheet_put(&sheet, 200, 70, "77478977483583");
	sheet_put(&sheet, 360, 70, "Fedora Bank");
	sheet_put(&sheet, 40, 84, "Name");
	sheet_put(&sheet, 200, 84, "Account number");
	sheet_put(&sheet, 360, 84, "Partner bank");
	sheet_put(&sheet, 40, 110, "Thu, 3 Apr 2025");
	sheet_put(&sheet, 60, 126, "Kirana Bazaar");
	sheet_put(&sheet, 300, 126, "Food");
	sheet_right(&sheet, 540, 126, dx_asprintf(arena, "%s₹50.00", sign));
	sheet_put(&sheet, 60, 138, "Debit card ending 5882");
	sheet_put(&sheet, 60, 154, "Shree Sweets");
	sheet_put(&sheet, 300, 154, "Food");
	sheet_right(&sheet, 540, 154, dx_asprintf(arena, "%s₹5.00", sign));
	sheet_put(&sheet, 40, 172, "Tue, 1 Apr 2025");
	sheet_put(&sheet, 60, 188, "Navyug Paints");
	sheet_put(&sheet, 300, 188, "Income");
	sheet_right(&sheet, 540, 188, plus);
	read_it();
}

START_TEST(an_app_lists_signed_amounts_under_days)
{
	app(_i ? "" : "– ", "+ ₹20.00"); /* or only the other side has a sign */
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "Asha Rao");
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "77478977483583");
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), "Fedora Bank");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "Kirana Bazaar Debit card ending 5882");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-01");
	SIDE(0, "50.00", "null");
	SIDE(1, "5.00", "null");
	SIDE(2, "null", "20.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A single row under its day: with the weekday, a sign and a currency it is one. */
static const struct {
	const char *day, *amount, *rows, *verdict;
} alone[] = {
	{"Thu, 3 Apr 2025", "- ₹35.00", "1", "verified"},
	{"3 Apr 2025", "- ₹35.00", "0", "mismatch"},
	{"Thu, 3 Apr 2025", "- 35.00", "0", "mismatch"},
};

START_TEST(an_app_may_list_a_single_row)
{
	static const char *const figures[] = {"₹100.00", "₹0.00", "₹35.00", "₹65.00"};
	static const char *const words[] = {"Started with", "Money in (0)", "Money out (1)", "Ended with"};

	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 40 + 120 * i, 2, figures[i]);
		sheet_put(&sheet, 40 + 120 * i, 16, words[i]);
	}
	sheet_put(&sheet, 40, 110, alone[_i].day);
	sheet_put(&sheet, 60, 126, "Kirana Bazaar");
	sheet_right(&sheet, 540, 126, alone[_i].amount);
	sheet_put(&sheet, 60, 138, "Card ending 5882");
	read_it();
	ck_assert_str_eq(dx_asprintf(arena, "%zu",
				     json_array_size(json_object_get(json_object_get(all, "data"), "transactions"))),
			 alone[_i].rows);
	ck_assert_str_eq(sheet_verdict(all), alone[_i].verdict);
}
END_TEST

/* Nobody read the small print between the rows, so that they stand far from each other and from their days. */
static void scanned_app(uint8_t sure)
{
	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 40, 110 + 80 * i, dx_asprintf(arena, "Thu, %d Apr 2025", 17 - 7 * i));
		sheet_put(&sheet, 60, 150 + 80 * i, "Kirana Bazaar");
		sheet_right(&sheet, 540, 150 + 80 * i, i == 1 ? "+ ₹20.00" : "– ₹50.00");
	}
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strstr(sheet.words[i].text, "₹20.00"))
			sheet.words[i].conf = sure;
	read_it();
}

START_TEST(rows_of_such_a_list_may_stand_apart)
{
	scanned_app(90);
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-17");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/date"), "2025-04-03");
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "20.00");
	SIDE(2, "50.00", "null");
}
END_TEST

/* No balance tells that it is another one. */
START_TEST(a_hardly_legible_amount_of_such_a_list_asks_for_a_look)
{
	scanned_app(60);
	ck_assert(needs_review);
	ck_assert_str_eq(sheet_at(all, "warnings/0/code"), "amount_uncertain");
	ck_assert_str_eq(sheet_at(all, "warnings/0/paths/0"), "/transactions/1/credit");
}
END_TEST

START_TEST(an_altered_amount_of_such_a_list_is_a_mismatch)
{
	app(_i ? "" : "– ", "+ ₹21.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* Where the signs are of both sides, an amount without one is no row of the list. */
START_TEST(an_amount_without_a_sign_may_be_no_row)
{
	app("– ", "₹20.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/credit"), "20.00");
	sheet_right(&sheet, 540, 204, "+ ₹20.00");
	sheet_put(&sheet, 60, 204, "Navyug Paints");
	read_it();
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* How an app's list, of days without a weekday, tells the balance of a row. */
static const struct {
	const char *last, *verdict;
	bool below, named, single;
} balances[] = {
	{"₹65.00", "verified", false, true, false},     {"₹65.00", "verified", true, true, false},
	{"₹64.00", "mismatch", false, true, false},     {"₹64.00", "mismatch", true, true, false},
	{"₹65.00", "verified", false, true, true},      {"₹65.00", "verified", true, true, true},
	{"₹65.00", "unverifiable", false, false, true},
};

/* A row with its text in two lines; BALANCE behind the amount, over what it is called, or below it. */
static void listed(int32_t y, int how, const char *amount, const char *balance)
{
	const bool below = balances[how].below;

	sheet_put(&sheet, 60, y, "Kirana Bazaar");
	sheet_right(&sheet, below ? 540 : 420, y, amount);
	sheet_put(&sheet, 60, y + 12, "UPI 521385063238");
	if (!below)
		sheet_right(&sheet, 540, y, balance);
	if (balances[how].named)
		sheet_right(&sheet, 540, y + 12, below ? dx_asprintf(arena, "Bal %s", balance) : "Balance");
}

START_TEST(an_app_may_list_balances)
{
	frame("100.00", "65.00");
	sheet_put(&sheet, 40, 110, "1 Apr 2025");
	listed(126, _i, balances[_i].single ? "– ₹35.00" : "– ₹50.00",
	       balances[_i].single ? balances[_i].last : "₹50.00");
	if (!balances[_i].single) {
		sheet_put(&sheet, 40, 160, "3 Apr 2025");
		listed(176, _i, "+ ₹15.00", balances[_i].last);
	}
	read_it();
	ck_assert_str_eq(sheet_verdict(all), balances[_i].verdict);
	if (!balances[_i].named)
		return;
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "Kirana Bazaar UPI 521385063238");
	if (balances[_i].single) {
		SIDE(0, "35.00", "null");
	} else {
		SIDE(0, "50.00", "null");
		SIDE(1, "null", "15.00");
		ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "50.00");
	}
}
END_TEST

/* Lines as long as each other may be cut off by their width, but not where each ends as parts of the text do. */
static const struct {
	char inner, last;
	const char *want;
} clauses[] = {{',', ',', "Kauf 6910, Laden Basel, Filiale"},
	       {',', 's', "Kauf 6910, Laden BaselsFiliale"},
	       {':', ',', "Kauf 6910: Laden Basel,Filiale"}};

START_TEST(a_line_may_end_with_a_clause)
{
	static const char *const towns[] = {"Basel", "Zurzi", "Thun1"};

	frame("100.00", "70.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	for (int i = 0; i < 3; i++) {
		row(106 + 40 * i, dx_asprintf(arena, "0%d/04/2025", i + 1),
		    dx_asprintf(arena, "Kauf 69%d0%c Laden %s%c", i + 1, clauses[_i].inner, towns[i], clauses[_i].last),
		    "10.00", "", dx_asprintf(arena, "%d.00", 90 - 10 * i));
		sheet_put(&sheet, 120, 118 + 40 * i, "Filiale");
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), clauses[_i].want);
}
END_TEST

/* The second line of the header heads the second line of each row, which reaches under the columns of figures. */
START_TEST(a_text_may_be_headed_below_another_column)
{
	frame("100.00", "65.00");
	row(90, "Date", "Instrument ID", "Withdrawals", "Deposits", "Balance");
	sheet_put(&sheet, 120, 102, "Narration");
	row(120, "01/04/2025", "", "50.00", "", "50.00");
	sheet_put(&sheet, 120, 132, "RTGS/PRAGATI PACKWELL PRIVATE LIMITED OF INDORE AND BHOPAL");
	row(150, "02/04/2025", "233542", "", "15.00", "65.00");
	sheet_put(&sheet, 120, 162, _i ? "CTS CLG" : "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"),
			 "RTGS/PRAGATI PACKWELL PRIVATE LIMITED OF INDORE AND BHOPAL");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/reference"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), _i ? "CTS CLG" : "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/reference"), "233542");
	SIDE(0, "50.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Of "Withdrawal (Dr) / Deposit (Cr)" one half was read: what stands behind an amount is its side all the same. */
START_TEST(a_mark_is_more_than_half_a_heading)
{
	frame("1,000.00", "1,140.00");
	row(90, "Date", "Description", "", "Deposit (Cr)", "Balance");
	row(106, "01/04/2025", "rent", "", "50.00(Dr)", "950.00(Cr)");
	row(122, "02/04/2025", "pay", "", "200.00(Cr)", "1,150.00(Cr)");
	row(138, "03/04/2025", "tea", "", "10.00(Dr)", "1,140.00(Cr)");
	sheet_scan(&sheet);
	read_it();
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "200.00");
	SIDE(2, "10.00", "null");
}
END_TEST

static const char *const onward[] = {"CONTD...", "*** Continued on next page ***"};

START_TEST(what_says_that_the_next_page_goes_on_is_no_text)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	sheet_put(&sheet, 140, 134, onward[_i]);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "pay");
}
END_TEST

START_TEST(a_timestamp_may_go_on_below_beside_a_text_that_does)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "", "UPI/rent/ab", "50.00", "", "50.00");
	sheet_put(&sheet, 10, 106, "2025-04-01T14:27:15.");
	row(118, "", "hi@bank", "", "", "");
	sheet_put(&sheet, 10, 118, "000+05:30");
	row(134, "2025-04-02", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "UPI/rent/ab hi@bank");
}
END_TEST

static Suite *days_suite(void)
{
	Suite *s = suite_create("days");
	TCase *tc = tcase_create("days");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, a_word_in_every_empty_cell_is_nothing);
	tcase_add_test(tc, a_word_for_an_amount_is_not_nothing);
	tcase_add_test(tc, the_mark_of_a_note_belongs_to_no_figure);
	tcase_add_test(tc, a_day_that_is_called_one_heads_its_rows);
	tcase_add_test(tc, a_day_that_all_pages_have_heads_nothing);
	tcase_add_test(tc, a_day_of_value_stands_under_the_day);
	tcase_add_test(tc, a_day_under_a_day_that_nothing_calls_so_is_not_of_value);
	tcase_add_loop_test(tc, a_text_may_say_its_day_of_value, 0, (int)DX_LEN(said));
	tcase_add_test(tc, a_heading_of_value_days_may_stand_under_a_header_of_one_line);
	tcase_add_test(tc, an_amount_on_each_side_is_a_sum_whatever_its_words);
	tcase_add_test(tc, a_sum_under_unknown_words_that_does_not_come_out_is_a_mismatch);
	tcase_add_test(tc, numbers_of_rows_are_no_sums);
	tcase_add_test(tc, a_day_alone_heads_its_rows);
	tcase_add_loop_test(tc, an_app_lists_signed_amounts_under_days, 0, 2);
	tcase_add_loop_test(tc, a_line_may_end_with_a_clause, 0, (int)DX_LEN(clauses));
	tcase_add_loop_test(tc, an_app_may_list_balances, 0, (int)DX_LEN(balances));
	tcase_add_loop_test(tc, an_app_may_list_a_single_row, 0, (int)DX_LEN(alone));
	tcase_add_test(tc, an_amount_without_a_sign_may_be_no_row);
	tcase_add_loop_test(tc, a_text_may_be_headed_below_another_column, 0, 2);
	tcase_add_test(tc, rows_of_such_a_list_may_stand_apart);
	tcase_add_test(tc, a_hardly_legible_amount_of_such_a_list_asks_for_a_look);
	tcase_add_loop_test(tc, an_altered_amount_of_such_a_list_is_a_mismatch, 0, 2);
	tcase_add_test(tc, a_mark_is_more_than_half_a_heading);
	tcase_add_loop_test(tc, what_says_that_the_next_page_goes_on_is_no_text, 0, DX_LEN(onward));
	tcase_add_test(tc, a_timestamp_may_go_on_below_beside_a_text_that_does);
	tcase_add_test(tc, a_sum_over_its_rows_gives_them_day_and_side);
	tcase_add_test(tc, a_sum_that_does_not_come_out_gives_nothing);
	tcase_add_test(tc, a_summary_behind_the_rows_is_none_of_them);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(days_suite());
}
