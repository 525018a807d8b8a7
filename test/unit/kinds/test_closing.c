/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Amounts on the last line of their rows, sub-totals among the rows, names of banks and kinds of accounts in the head.
 */
#include "../unit.h"
#include "statement_rows.h"

/* CARRIED: the first day's last line, whose amount may be another one than the balances say. */
static void closing_rows(const char *carried)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "VIS TFL TRAVEL", "", "", "");
	row(117, "", "BRISTOL", "10.00", "", "");
	row(128, "", "VIS COSTA COFFEE", "", "", "");
	row(139, "", "LEEDS", carried, "", "70.00");
	row(150, "02/04/2025", "CHEQUE 100336", "15.00", "", "55.00");
	row(161, "03/04/2025", "CR ACME", "", "", "");
	row(172, "", "REF 808", "", "10.00", "65.00");
	read_it();
}

START_TEST(amounts_on_the_last_line_close_their_row)
{
	closing_rows("20.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "VIS TFL TRAVEL BRISTOL");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/debit"), "10.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "VIS COSTA COFFEE LEEDS");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/date"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/debit"), "20.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/credit"), "10.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_amount_on_a_last_line_is_a_mismatch)
{
	closing_rows("20.50");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* A day's credit and, under it, its debit with the balance: two rows, though no figure stands under another. */
START_TEST(two_sides_under_one_day_are_two_rows)
{
	frame("100.00", "145.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "CHQ DEP", "", "", "");
	row(117, "", "BANK OF BARODA", "", "60.00", "");
	row(128, "", "TAX PMT", "20.00", "", "140.00");
	row(139, "02/04/2025", "RENT", "10.00", "", "130.00");
	row(150, "03/04/2025", "CR ACME", "", "15.00", "145.00");
	read_it();
	SIDE(0, "null", "60.00");
	SIDE(1, "20.00", "null");
	SIDE(3, "null", "15.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "TAX PMT");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static const char *const nought_days[][2] = {{"", "unverifiable"}, {"02/04/2025", "verified"}};

/* A line without a day and without money: a row, or said of one. */
START_TEST(a_line_of_nought_without_a_day_is_not_verified)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	row(138, nought_days[_i][0], "Withholding tax", "0.00", "", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/2/description"), "Withholding tax");
	ck_assert_str_eq(sheet_verdict(all), nought_days[_i][1]);
}
END_TEST

/* A balance carried over a page, where rows print none. */
static const char *const carried[][2] = {{"65.00", "verified"}, {"66.00", "mismatch"}};

START_TEST(a_carried_balance_is_what_the_rows_before_it_make)
{
	frame("100.00", "60.00");
	sheet_put(&sheet, 40, 72, "Total withdrawals : 55.00");
	sheet_put(&sheet, 300, 72, "Total deposits : 15.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "");
	row(122, "02/04/2025", "pay", "", "15.00", "");
	row(138, "", "Carried forward", "", "", carried[_i][0]);
	row(154, "03/04/2025", "tea", "5.00", "", "");
	read_it();
	ck_assert_str_eq(sheet_verdict(all), carried[_i][1]);
}
END_TEST

/* Beside the rows of a scan: what may be a sum that was lost keeps the paper from verified, and what cannot be one does
 * not. */
static const char *const beside_rows[][2] = {
	{"Some figure 1,234.50", "unverifiable"},
	{"Printed 27.05.2025", "verified"},
	{"In clearing 0.00", "verified"},
	{"CPF ***.920.779-**", "verified"},
	{"No fee was charged because your balance was at least 500.00", "verified"},
	{"Deposits are insured up to 5,00,000.00 by the corporation", "verified"},
};

START_TEST(a_figure_beside_the_rows_of_a_scan)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	sheet_put(&sheet, 40, 200, beside_rows[_i][0]);
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), beside_rows[_i][1]);
}
END_TEST

static void months(const char *total)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	row(138, "", "SUB-TOTAL FOR APRIL 2025", "50.00", "15.00", "");
	row(154, "01/05/2025", "tea", "10.00", "", "55.00");
	row(170, "02/05/2025", "pay", "", "10.00", "65.00");
	row(186, "", "SUB-TOTAL FOR MAY 2025", "10.00", "10.00", "");
	row(202, "", "TOTAL", total, "25.00", "");
	read_it();
}

START_TEST(a_sub_total_is_no_total)
{
	months("60.00");
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "60.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "25.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_total_under_sub_totals_is_a_mismatch)
{
	months("61.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

static void rows(void)
{
	row(190, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(206, "01/04/2025", "rent", "50.00", "", "50.00");
	row(222, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
}

/* They are no rest of the closing balance's text: an altered one would be seen by nobody. */
START_TEST(sums_in_words_stand_under_a_closing_balance)
{
	static const struct {
		const char *sum, *verdict;
	} sums[] = {{"1 withdrawals totalling 50.00", "verified"}, {"1 withdrawals totalling 51.00", "mismatch"}};

	row(90, "Date", "Description", "Withdrawals", "Deposits", "Balance");
	row(106, "01/04/2025", "BALANCE BROUGHT FORWARD", "", "", "100.00");
	row(122, "02/04/2025", "RENT", "50.00", "", "50.00");
	row(138, "", "CLOSING BALANCE", "", "", "50.00");
	row(154, "", "0 deposits totalling 0.00", "", "", "");
	row(170, "", sums[_i].sum, "", "", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "0.00");
	ck_assert_str_eq(sheet_verdict(all), sums[_i].verdict);
}
END_TEST

START_TEST(a_name_in_full_stands_elsewhere)
{
	sheet_put(&sheet, 40, 90, "Crest");
	sheet_put(&sheet, 40, 780, "Crest Bank Limited");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), "Crest Bank Limited");
}
END_TEST

START_TEST(a_word_for_banks_is_no_label_of_one)
{
	sheet_put(&sheet, 40, 90, "Banque de l'Armançon");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/bank_name"), "Banque de l'Armançon");
}
END_TEST

START_TEST(an_iban_is_given_in_its_electronic_form)
{
	sheet_put(&sheet, 40, 90, "IBAN : DE89 3704 0044 0532 0130 00");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/iban"), "DE89370400440532013000");
	ck_assert_str_eq(sheet_at(json_object_get(json_object_get(all, "evidence"), "/iban"), "raw"),
			 "DE89 3704 0044 0532 0130 00");
}
END_TEST

START_TEST(a_kind_of_account_may_look_like_a_label)
{
	sheet_put(&sheet, 40, 90, "Account Type");
	sheet_put(&sheet, 160, 90, "Savings A/c - Resident");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "Savings A/c - Resident");
}
END_TEST

START_TEST(a_kind_of_account_may_be_a_title)
{
	sheet_put(&sheet, 40, 120, "SAVINGS ACCOUNT-RESIDENT");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "SAVINGS ACCOUNT-RESIDENT");
	ck_assert_str_eq(sheet_at(all, "data/account_number"), "8816676039027");
}
END_TEST

/* Over the number, which stands apart behind the currency; the branch is nobody's name. */
START_TEST(a_kind_of_account_stands_before_its_number)
{
	sheet_put(&sheet, 40, 72, "Votre agence");
	sheet_put(&sheet, 40, 84, "BREST SIAM");
	sheet_put(&sheet, 40, 96, "12 rue de Siam");
	sheet_put(&sheet, 330, 108, "MME KERVELLA YANN");
	sheet_put(&sheet, 330, 120, "4 venelle des Ajoncs");
	sheet_put(&sheet, 40, 140, "Compte de D\xc3\xa9p\xc3\xb4t");
	sheet_put(&sheet, 170, 140, "en euros n\xc2\xb0 50147867956");
	for (int i = 0; i < 2; i++) {
		sheet_put(&sheet, 40, 216 + 16 * i, i ? "02/04/2025" : "01/04/2025");
		sheet_put(&sheet, 120, 216 + 16 * i, i ? "Virement" : "Ret.DAB");
		sheet_right(&sheet, i ? 450 : 360, 216 + 16 * i, i ? "15,00" : "50,00");
	}
	row(200, "Date", "Libell\xc3\xa9",
	    "D\xc3\xa9"
	    "bit",
	    "Cr\xc3\xa9"
	    "dit",
	    "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "Compte de D\xc3\xa9p\xc3\xb4t");
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "MME KERVELLA YANN");
	ck_assert_str_eq(sheet_at(all, "data/branch"), "BREST SIAM");
}
END_TEST

START_TEST(a_kind_of_account_may_be_a_product_of_banking)
{
	sheet_put(&sheet, 40, 120, "Your Advantage Plus Banking");
	frame("100.00", "65.00");
	rows();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "Advantage Plus Banking");
}
END_TEST

static Suite *closing_suite(void)
{
	Suite *s = suite_create("closing");
	TCase *tc = tcase_create("closing");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, amounts_on_the_last_line_close_their_row);
	tcase_add_test(tc, an_altered_amount_on_a_last_line_is_a_mismatch);
	tcase_add_test(tc, two_sides_under_one_day_are_two_rows);
	tcase_add_loop_test(tc, a_line_of_nought_without_a_day_is_not_verified, 0, (int)DX_LEN(nought_days));
	tcase_add_loop_test(tc, a_carried_balance_is_what_the_rows_before_it_make, 0, (int)DX_LEN(carried));
	tcase_add_loop_test(tc, a_figure_beside_the_rows_of_a_scan, 0, (int)DX_LEN(beside_rows));
	tcase_add_test(tc, a_sub_total_is_no_total);
	tcase_add_test(tc, an_altered_total_under_sub_totals_is_a_mismatch);
	tcase_add_loop_test(tc, sums_in_words_stand_under_a_closing_balance, 0, 2);
	tcase_add_test(tc, a_name_in_full_stands_elsewhere);
	tcase_add_test(tc, a_word_for_banks_is_no_label_of_one);
	tcase_add_test(tc, an_iban_is_given_in_its_electronic_form);
	tcase_add_test(tc, a_kind_of_account_may_look_like_a_label);
	tcase_add_test(tc, a_kind_of_account_may_be_a_title);
	tcase_add_test(tc, a_kind_of_account_stands_before_its_number);
	tcase_add_test(tc, a_kind_of_account_may_be_a_product_of_banking);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(closing_suite());
}
