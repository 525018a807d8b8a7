/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* An account's number and holder whose labels no template knows. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/finance/bank_statement.json"

static const char *number(void)
{
	sheet_put(&sheet, 40, 100, "Date");
	sheet_put(&sheet, 120, 100, "Particulars");
	sheet_put(&sheet, 320, 100, "Debit");
	sheet_put(&sheet, 410, 100, "Credit");
	sheet_put(&sheet, 500, 100, "Balance");
	sheet_put(&sheet, 40, 116, "01/04/2025");
	sheet_put(&sheet, 120, 116, "pay");
	sheet_right(&sheet, 450, 116, "15.00");
	sheet_right(&sheet, 540, 116, "65.00");
	sheet_put(&sheet, 40, 132, "02/04/2025");
	sheet_put(&sheet, 120, 132, "UPI 123456789012");
	sheet_right(&sheet, 450, 132, "30.00");
	sheet_right(&sheet, 540, 132, "95.00");
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_at(all, "data/account_number");
}

/* One line of a head, or two, one above the other, and the number in it. */
static const struct {
	const char *first, *second, *want;
} heads[] = {
	{"Tu cuenta remunerada es: 88166760", "", "88166760"},
	{"Sichteinlagenkonto:8816676039027", "", "8816676039027"},
	{"Sichteinlagenkonto:88166760", "", "88166760"},
	{"Sichteinlagennummer:88166760", "", "null"}, /* too short to stand alone */
	{"Privatkonto 88166760", "", "88166760"},     /* a title elsewhere */
	{"Mobile Number : 9816676039", "", "9816676039"},
	{"Mobile Number : 9816676039", "Ident 8816676040", "8816676040"},
	{"Mobile app or call 18002667777", "", "null"},
	{"Kontokennung:881667603", "", "881667603"},
	{"Acct ident 8816 6760 3902 7", "", "8816 6760 3902 7"},
	{"A/c Ident:88166760/INR", "", "88166760"},
	{"Conta movimento", "8816676039", "8816676039"},
	{"Contact us 18002667777", "", "null"},
	{"Customer Ident 8816676039", "", "null"},
	{"Depositor Ident 8816676039", "", "8816676039"}, /* nothing says that it is another's */
	{"CH93 0076 2011 6238 5295 8", "", "null"},       /* a part of an IBAN that fails its check */
	{"Kontokennung 881667603", "Kontokennung 881667604", "null"},
	{"Ident 8816676039", "Marke 8816676040", "null"},
	{"Ident 8816676039", "Konto 123456", "123456"},
	/* in a sentence */
	{"We keep your Current Account number 0115538711549, in shillings", "", "0115538711549"},
	{"We keep your Savings Account, number 0115 5387 11549, in shillings", "", "0115 5387 11549"},
	{"We keep your Current Account in Nakuru under account number", "0115538711549, and nowhere else",
	 "0115538711549"},
	{"We keep your Current Account 0115538711549; ask us", "", "0115538711549"},
	{"Your account number is 0115538711549.", "", "0115538711549"},
	{"Konto 1188 820100, Lausanne", "", "1188 820100"},
	{"Your account number is 01/04/2025, since then", "", "null"},
	{"We closed your previous account number 0115538711549, in May", "Konto: 8816676039", "8816676039"},
	/* telephones and postal boxes */
	{"P.O. Box 2188-20100", "", "null"},
	{"Postfach 118820100", "", "null"},
	{"Tél. 021 555 01 40", "", "null"},
	{"Vevey 021 555 01 40", "", "null"},
	{"Vevey 5550140110 www.arc.example", "", "null"},
	{"Vevey 118820100, Lausanne", "", "null"},
	{"Sichtkonto 118820100, Lausanne", "", "null"},
	{"Sichtkonto 1188 820100, Lausanne", "", "null"},
	/* with a letter in front, and as a caisse writes them */
	{"Compte privé L 9273.47.10 en CHF", "", "L 9273.47.10"},
	{"Agence de Vevey L 9273.47.10", "", "null"},
	{"Transit 815-30214", "Folio 385359", "385359"},
	{"Hoja 815-30214", "Folio 385359", "null"},
};

START_TEST(a_number_that_no_known_label_names)
{
	sheet_put(&sheet, 40, 30, heads[_i].first);
	sheet_put(&sheet, 40, 44, heads[_i].second);
	ck_assert_str_eq(number(), heads[_i].want);
}
END_TEST

START_TEST(a_head_in_columns_names_its_numbers_above_them)
{
	sheet_put(&sheet, 40, 30, "Ident");
	sheet_put(&sheet, 200, 30, "Konto");
	sheet_put(&sheet, 40, 44, "77123456789");
	sheet_put(&sheet, 200, 44, "8816676039");
	ck_assert_str_eq(number(), "8816676039");
}
END_TEST

START_TEST(a_colon_in_a_column_of_its_own)
{
	sheet_put(&sheet, 40, 30, "Konto");
	sheet_put(&sheet, 150, 30, ":");
	sheet_put(&sheet, 170, 30, "8816676039");
	ck_assert_str_eq(number(), "8816676039");
}
END_TEST

/* Heads in which a customer stands behind words that no template has as a label. */
static const struct {
	const char *line, *want;
} holders[] = {
	{"Posiadacz rachunku: ANNA NOWAK", "ANNA NOWAK"},
	{"Mitgliedsname :Anna Nowak", "Anna Nowak"}, /* nobody else could be meant */
	{"Zu Gunsten Inhaber : Anna Nowak", "Anna Nowak"},
	{"Lodger Name:Anna Nowak", "Anna Nowak"},
	{"Nominee Person : ANNA NOWAK", "null"},
	{"GPO Box 8816676039", "null"},
	{"Home Filiale : OLD MARKET", "null"},
	{"Ident 44 : ANNA NOWAK", "null"},
};

START_TEST(a_holder_behind_a_label_that_nobody_knows)
{
	sheet_put(&sheet, 40, 44, holders[_i].line);
	number();
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), holders[_i].want);
}
END_TEST

/* Label, colon and name in columns of their own. */
START_TEST(a_holder_in_columns)
{
	sheet_put(&sheet, 40, 44, "Saldo Inhaber");
	sheet_put(&sheet, 160, 44, ":");
	sheet_put(&sheet, 180, 44, "Anna Nowak");
	number();
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), "Anna Nowak");
}
END_TEST

/* One line of values, none of them labelled, and what is read of it. */
static const struct {
	const char *values[5];
	const char *number, *type, *holder;
} lines[] = {
	{{"PEREYRA, MARIA", "Caja de Ahorros", "692-8547058/006", "UYU", "01/04/25 al 30/04/25"},
	 "692-8547058/006",
	 "Caja de Ahorros",
	 "PEREYRA, MARIA"},
	{{"NOWAK, ANNA", "Current Account", "88166760", "EUR", "01/04/25 to 30/04/25"},
	 "88166760",
	 "Current Account",
	 "NOWAK, ANNA"},
	{{"88166760", "Savings Account", "ANNA NOWAK", "", ""}, "88166760", "Savings Account", "ANNA NOWAK"},
	{{"ANNA NOWAK", "88166760", "EUR", "01/04/25 - 30/04/25", ""}, "88166760", "null", "ANNA NOWAK"},
	{{"ANNA, NOWAK", "88166760", "EUR", "", ""}, "null", "null", "null"},
	{{"ANNA, NOWAK", "88166760", "Caja de Ahorros", "88166761", ""}, "null", "Caja de Ahorros", "null"},
	{{"ANNA, NOWAK", "021 555 01 40", "Caja de Ahorros", "EUR", ""}, "null", "null", "null"},
	{{"Ref:", "88166760", "Caja de Ahorros", "EUR", ""}, "null", "null", "null"},
};

START_TEST(a_line_of_values_says_what_each_of_them_is)
{
	for (int i = 0; i < 5; i++)
		sheet_put(&sheet, 40 + 110 * i, 44, lines[_i].values[i]);
	ck_assert_str_eq(number(), lines[_i].number);
	ck_assert_str_eq(sheet_at(all, "data/account_type"), lines[_i].type);
	ck_assert_str_eq(sheet_at(all, "data/account_holder"), lines[_i].holder);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/unlabelled");
	TCase *t = tcase_create("unlabelled");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, a_number_that_no_known_label_names, 0, DX_LEN(heads));
	tcase_add_test(t, a_head_in_columns_names_its_numbers_above_them);
	tcase_add_test(t, a_colon_in_a_column_of_its_own);
	tcase_add_loop_test(t, a_holder_behind_a_label_that_nobody_knows, 0, DX_LEN(holders));
	tcase_add_test(t, a_holder_in_columns);
	tcase_add_loop_test(t, a_line_of_values_says_what_each_of_them_is, 0, DX_LEN(lines));
	suite_add_tcase(s, t);
	return unit_main(s);
}
