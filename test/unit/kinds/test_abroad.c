/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of banks abroad: one column for both sides, days under days, headings in brackets, two columns of text,
 * sums without words, and what a kind of account is called by its place. */
#include "../unit.h"
#include "statement_rows.h"

/* ---- columns ---- */

static const char *const sides[][2] = {{"Insättning/", "Uttag"}, {"Uttag/", "Insättning"}};

static void signed_rows(int i, const char *first)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "", sides[i][0], "Balance");
	row(100, "", "", "", sides[i][1], "");
	row(116, "01/04/2025", "rent of April", "", first, "50.00");
	row(132, "02/04/2025", "pay", "", "25.00", "75.00");
	row(148, "03/04/2025", "bread", "", "-10.00", "65.00");
	read_it();
}

START_TEST(one_column_may_hold_both_sides)
{
	signed_rows(_i, "-50.00");
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "25.00");
	SIDE(2, "10.00", "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_sign_that_balances_gainsay_is_not_verified)
{
	signed_rows(_i, "50.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

static void dutch(const char *opening, const char *closing)
{
	static const char *const labels[] = {"Vorig saldo", "Totaal bedrag af", "Totaal bedrag bij", "Nieuw saldo"};
	const char *const figures[] = {opening, "60,00", "1.025,00", closing};

	sheet_put(&sheet, 40, 30, "Rekeningnummer : 8816676039027");
	sheet_put(&sheet, 40, 44, "Periode 01-04-2025 t/m 30-04-2025");
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 40 + 140 * i, 64, labels[i]);
		sheet_put(&sheet, 40 + 140 * i, 76, figures[i]);
	}
	row(110, "Boekdatum", "Omschrijving", "Bedrag af", "Bedrag bij", "");
	row(120, "(Rentedatum)", "", "(debet)", "(credit)", "");
	row(136, "02-04", "Overboeking", "50,00", "", "");
	row(146, "(03-04)", "Naam: Vlietstra", "", "", "");
	row(162, "05-04", "Overboeking", "", "1.025,00", "");
	row(172, "(06-04)", "Naam: Haven", "", "", "");
	row(188, "07-04", "Betaalautomaat", "10,00", "", "");
	row(198, "(07-04)", "Kruidenier", "", "", "");
	read_it();
}

START_TEST(headings_in_brackets_are_no_header)
{
	dutch("100,00 +/CREDIT", "1.065,00 +/CREDIT");
	SIDE(0, "50.00", "null");
	SIDE(1, "null", "1025.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/value_date"), "2025-04-03");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "Overboeking Naam: Vlietstra");
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "100.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "1065.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_sign_says_the_side_of_a_balance)
{
	dutch("1.000,00 -/DEBET", "35,00 -/DEBET");
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "-1000.00");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-35.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(a_day_stands_under_the_day)
{
	frame("100.00", "65.00");
	row(90, "Data księgowania", "     Opis operacji", "", "Kwota", "Saldo");
	row(100, "Data operacji", "", "", "", "");
	row(116, "2025-04-02", "     PRZELEW", "", "-50.00", "50.00");
	row(126, "2025-04-01", "     ŚLIWA", "", "", "");
	row(142, "2025-04-03", "     WYNAGRODZENIE", "", "15.00", "65.00");
	row(152, "2025-04-02", "     ZAKŁADY", "", "", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/date"), "2025-04-02");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "PRZELEW ŚLIWA");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "WYNAGRODZENIE ZAKŁADY");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

static void two_texts(int y, const char *date, const char *text, const char *more, const char *amount,
		      const char *balance)
{
	row(y, date, text, "", amount, balance);
	if (*more)
		sheet_put(&sheet, 230, y, more);
}

START_TEST(two_columns_say_what_a_row_is_about)
{
	frame("100.00", "165.00");
	two_texts(90, "Date", "Transaction", "Remarks", "Deposits", "Balance");
	two_texts(106, "01/04/2025", "SALARY", "AOBA SHOJI", "50.00", "150.00");
	two_texts(122, "02/04/2025", "INTEREST", "", "15.00", "165.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), "SALARY AOBA SHOJI");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"), "INTEREST");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* What a row's kind is called before what it is about, and what is the row's text then. */
static const char *const kinds_before[][2] = {{"SALARY", "SALARY K.K. AOBA SHOJI"}, {"SHOJI", "K.K. AOBA SHOJI"}};

START_TEST(a_kind_is_of_the_text_that_does_not_say_it_again)
{
	frame("100.00", "190.00");
	two_texts(90, "Date", "Transaction", "Remarks", "Deposits", "Balance");
	two_texts(106, "01/04/2025", kinds_before[_i][0], "K.K. AOBA SHOJI", "50.00", "150.00");
	two_texts(122, "02/04/2025", kinds_before[_i][0], "K.K. AOBA SHOJI", "15.00", "165.00");
	two_texts(138, "03/04/2025", kinds_before[_i][0], "K.K. AOBA SHOJI", "25.00", "190.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/description"), kinds_before[_i][1]);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* ---- sums ---- */

static void sum_strip(const char *debits)
{
	static const char *const labels[] = {"Opening balance", "Total debits", "Total credits", "Closing balance"};
	static const char *const signs[] = {"-", "+", "="};
	const char *const figures[] = {"$100.00 CR", debits, "$15.00", "$65.00 CR"};

	sheet_put(&sheet, 40, 20, "3/81 LYGON PARADE");
	sheet_put(&sheet, 40, 44, "Account Number : 8816676039027");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "OPENING BALANCE", "", "", "$100.00 CR");
	row(122, "02/04/2025", "rent", "50.00", "", "$50.00 CR");
	row(138, "03/04/2025", "pay", "", "$15.00", "$65.00 CR");
	row(154, "04/04/2025", "CLOSING BALANCE", "", "", "$65.00 CR");
	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 60 + 130 * i, 172, labels[i]);
		sheet_put(&sheet, 60 + 130 * i, 186, figures[i]);
		if (i < 3)
			sheet_put(&sheet, 170 + 130 * i, 172, signs[i]);
	}
	read_it();
}

START_TEST(figures_without_words_are_no_row)
{
	sum_strip("$50.00");
	ck_assert_ptr_null(sheet_at(all, "data/transactions/2/debit"));
	ck_assert_str_eq(sheet_at(all, "data/total_debits"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), "15.00");
	ck_assert_str_ne(sheet_check(all, "page_numbers"), "failed"); /* an address is no page 3 of 81 */
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Whose dollar, or peso, by an address; nobody's where that is not told. */
static const char *const places[][2] = {{"C.P. 44100 GUADALAJARA, JAL.", "MXN"},
					{"C.P. 5000 CORDOBA", "null"},
					{"C.P. 11500 Succ. Centre-ville", "null"},
					{"RICHMOND VIC 3121", "AUD"}};

START_TEST(an_address_says_whose_dollar)
{
	sheet_put(&sheet, 40, 32, places[_i][0]);
	sum_strip("$50.00");
	ck_assert_str_eq(sheet_at(all, "data/currency"), places[_i][1]);
}
END_TEST

START_TEST(an_altered_sum_between_signs_is_a_mismatch)
{
	sum_strip("$50.10");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

static void grand_total(const char *balance)
{
	sheet_put(&sheet, 40, 30, "Account Number : 8816676039027");
	row(90, "Date", "Description", "Money Out", "Money In", "Balance");
	row(106, "01/04/2025", "Balance Brought Forward", "", "", "100.00");
	row(122, "02/04/2025", "deposit", "", "15.00", "115.00");
	row(138, "", "Grand Total", "0.00", "15.00", balance);
	sheet_put(&sheet, 300, 700, "Page 1 of 1");
	read_it();
}

START_TEST(a_balance_beside_totals_is_the_last_one)
{
	grand_total("115.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(another_figure_beside_totals_is_not_verified)
{
	grand_total("175.00");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* ---- kinds of account, and whose they are ---- */

static const struct {
	const char *above, *line, *kind;
} kinds[] = {
	{"Streamline Access Account", "Name: CHLOE ANNE DREYER", "Streamline Access Account"},
	{"360 EVERYDAY ACCOUNT", "Account No. 8816676039027", "360 EVERYDAY ACCOUNT"},
	{"Your Account", "Name: CHLOE ANNE DREYER", "null"},
	{"CUENTA ÁGIL PAGINA 1 / 1", "", "CUENTA ÁGIL"},
	{"Extrato Mensal / Conta Corrente", "", "Conta Corrente"},
	{"COMPTE COURANT - relevé en euros", "", "COMPTE COURANT"},
	{"Privatkonto in CHF", "", "Privatkonto"},
	{"Deposit Insurance Scheme: SGD deposits are insured up to 100,000.", "", "null"},
	{"Filiale di LUCCA - tipo conto: CONTO FAMIGLIA", "", "CONTO FAMIGLIA"},
	{"Extracto de movimientos · Cuenta Nómina", "", "Cuenta Nómina"},
	{"CONTO CORRENTE N.", "", "CONTO CORRENTE"},
	{"Privérekening 1 april 2025 t/m 30 april 2025", "", "Privérekening"},
	{"Rekeningafschrift 1 april 2025 t/m 30 april 2025", "", "null"},
};

START_TEST(a_kind_of_account_is_told_by_its_place)
{
	sheet_put(&sheet, 40, 14, kinds[_i].above);
	if (*kinds[_i].line)
		sheet_put(&sheet, 40, 26, kinds[_i].line);
	sheet_put(&sheet, 40, 44, "Account Number : 8816676039027");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), kinds[_i].kind);
}
END_TEST

static const struct {
	const char *line, *name;
	bool scanned;
} holders[] = {
	{"Account Name : *MR SIPHO J NDABA", "MR SIPHO J NDABA", false},
	{"Account Name : \"MR SIPHO J NDABA", "MR SIPHO J NDABA", true},
	{"Nome: OFICINA DOIS IRMAOS LTDA", "OFICINA DOIS IRMAOS LTDA", false},
	{"Ten name van: HR J.W. TER BEEK EO MW A. VAN VLIET", "HR J.W. TER BEEK EO MW A. VAN VLIET", false},
};

START_TEST(a_name_is_all_of_what_its_label_says)
{
	sheet_put(&sheet, 40, 30, holders[_i].line);
	sheet_put(&sheet, 40, 44, "Account Number : 8816676039027");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	if (holders[_i].scanned)
		sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), holders[_i].name);
}
END_TEST

static const char *const ibans[][2] = {{"$A4420000001234567891234", "SA4420000001234567891234"},
				       {"$A4420000001234567891284", "$A4420000001234567891284"}};

/* Check digits tell what the sign was. */
START_TEST(a_letter_read_as_a_sign_is_an_iban_s)
{
	sheet_put(&sheet, 40, 30, "IBAN :");
	sheet_put(&sheet, 84, 30, ibans[_i][0]);
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/iban"), ibans[_i][1]);
}
END_TEST

static void minus_total(const char *total)
{
	frame("100.00", "75.00");
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "30.00", "", "70.00");
	row(122, "02/04/2025", "pay", "", "15.00", "85.00");
	row(138, "03/04/2025", "bread", "10.00", "", "75.00");
	row(160, "", "Total", total, "15.00", "75.00");
	read_it();
}

START_TEST(a_total_of_debits_may_have_a_minus)
{
	minus_total("-40.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_total_with_a_minus_is_a_mismatch)
{
	minus_total("-46.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

/* ---- numbers of accounts ---- */

static const struct {
	const char *label, *below, *iban, *want;
} numbers[] = {
	{"RIB : 39998 00172 00010788269 47", "", "IBAN : FR54 3999 8001 7200 0107 8826 947", "00010788269"},
	{"RIB : 39998 00172 00010788269 47", "", "", "39998 00172 00010788269 47"},
	{"Rekeningnummer (IBAN)", "NL91 ABNA 0417 1643 00", "", "NL91 ABNA 0417 1643 00"},
};

START_TEST(a_number_is_what_the_iban_has)
{
	sheet_put(&sheet, 40, 30, numbers[_i].label);
	sheet_put(&sheet, 40, 42, numbers[_i].below);
	sheet_put(&sheet, 300, 30, numbers[_i].iban);
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_number"), numbers[_i].want);
}
END_TEST

/* ---- balances and sums in their places ---- */

static void days_ends(const char *balance)
{
	frame("100.00", "65.00");
	row(90, "Date", "Description", "Withdrawals", "Deposits", "Ending daily balance");
	row(106, "01/04/2025", "Check", "20.00", "", "");
	row(122, "01/04/2025", "ATM Withdrawal authorized on 04/01", "30.00", "", "");
	row(132, "", "Fairview Boise Card 0850", "", "", balance);
	row(148, "02/04/2025", "Teller Deposit", "", "25.00", "75.00");
	row(164, "03/04/2025", "Purchase authorized on 04/03", "10.00", "", "");
	row(174, "", "Juniper Grill Card 5547", "", "", "65.00");
	read_it();
}

START_TEST(a_days_balance_stands_on_the_last_line_of_its_row)
{
	days_ends("50.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/0/balance"), "null");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/balance"), "50.00");
	ck_assert_str_eq(sheet_at(all, "data/transactions/1/description"),
			 "ATM Withdrawal authorized on 04/01 Fairview Boise Card 0850");
	ck_assert_str_eq(sheet_at(all, "data/transactions/3/balance"), "65.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

START_TEST(an_altered_balance_of_a_day_is_a_mismatch)
{
	days_ends("51.00");
	ck_assert_str_eq(sheet_verdict(all), "mismatch");
}
END_TEST

START_TEST(words_say_that_a_balance_is_owed)
{
	sheet_put(&sheet, 40, 30, "CONTO CORRENTE N.");
	sheet_put(&sheet, 200, 30, "000078143324");
	sheet_put(&sheet, 320, 30, "PERIODO DAL 01/04/2025 AL 30/04/2025");
	sheet_put(&sheet, 40, 42, "INTESTATO A");
	sheet_put(&sheet, 200, 42, "PELLICCIONI MARCO");
	row(90, "DATA", "DESCRIZIONE DELLE OPERAZIONI", "DARE", "AVERE", "");
	row(106, "31/03/2025", "SALDO INIZIALE A VOSTRO DEBITO", "135,67", "", "");
	row(122, "14/04/2025", "PRELIEVO BANCOMAT", "248,86", "", "");
	row(138, "30/04/2025", "SALDO FINALE A VOSTRO DEBITO", "384,53", "", "");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/account_type"), "CONTO CORRENTE");
	ck_assert_str_eq(sheet_at(all, "data/opening_balance"), "-135.67");
	ck_assert_str_eq(sheet_at(all, "data/closing_balance"), "-384.53");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* What one of three figures is called, and what its neighbours then are. */
static const char *const captions[][2] = {{"Total deposits", "15.00"}, {"Total of pots", "null"}};

START_TEST(both_sums_may_stand_over_their_words)
{
	static const char *const figures[] = {"65.00", "-50.00", "+15.00"};
	const char *const words[] = {"Personal Account balance", "Total outgoings", captions[_i][0]};

	sheet_put(&sheet, 40, 14, "Account Number : 8816676039027");
	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 40 + 160 * i, 40, figures[i]);
		sheet_put(&sheet, 40 + 160 * i, 52, words[i]);
	}
	row(90, "Date", "Description", "Debit", "Credit", "Balance");
	row(106, "01/04/2025", "rent", "50.00", "", "50.00");
	row(122, "02/04/2025", "pay", "", "15.00", "65.00");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/total_credits"), captions[_i][1]);
}
END_TEST

static Suite *abroad_suite(void)
{
	Suite *s = suite_create("abroad");
	TCase *tc = tcase_create("abroad");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, one_column_may_hold_both_sides, 0, (int)DX_LEN(sides));
	tcase_add_loop_test(tc, a_sign_that_balances_gainsay_is_not_verified, 0, (int)DX_LEN(sides));
	tcase_add_test(tc, headings_in_brackets_are_no_header);
	tcase_add_test(tc, a_sign_says_the_side_of_a_balance);
	tcase_add_test(tc, a_day_stands_under_the_day);
	tcase_add_test(tc, two_columns_say_what_a_row_is_about);
	tcase_add_loop_test(tc, a_kind_is_of_the_text_that_does_not_say_it_again, 0, (int)DX_LEN(kinds_before));
	tcase_add_test(tc, figures_without_words_are_no_row);
	tcase_add_loop_test(tc, an_address_says_whose_dollar, 0, (int)DX_LEN(places));
	tcase_add_test(tc, an_altered_sum_between_signs_is_a_mismatch);
	tcase_add_test(tc, a_balance_beside_totals_is_the_last_one);
	tcase_add_test(tc, another_figure_beside_totals_is_not_verified);
	tcase_add_loop_test(tc, a_kind_of_account_is_told_by_its_place, 0, (int)DX_LEN(kinds));
	tcase_add_loop_test(tc, a_name_is_all_of_what_its_label_says, 0, (int)DX_LEN(holders));
	tcase_add_loop_test(tc, a_letter_read_as_a_sign_is_an_iban_s, 0, (int)DX_LEN(ibans));
	tcase_add_test(tc, a_total_of_debits_may_have_a_minus);
	tcase_add_test(tc, an_altered_total_with_a_minus_is_a_mismatch);
	tcase_add_loop_test(tc, a_number_is_what_the_iban_has, 0, (int)DX_LEN(numbers));
	tcase_add_test(tc, a_days_balance_stands_on_the_last_line_of_its_row);
	tcase_add_test(tc, an_altered_balance_of_a_day_is_a_mismatch);
	tcase_add_test(tc, words_say_that_a_balance_is_owed);
	tcase_add_loop_test(tc, both_sums_may_stand_over_their_words, 0, (int)DX_LEN(captions));
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(abroad_suite());
}
