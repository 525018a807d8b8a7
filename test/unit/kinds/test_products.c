/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What kind of account a statement is of when no label says so, whose bank it is in full, and what is neither. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define BANK "config/templates/finance/bank_statement.json"
#define CARD "config/templates/finance/card_statement.json"

/* The rows that every page here has, and what is read as MEMBER. */
static const char *value_of(const char *template, const char *member)
{
	sheet_put(&sheet, 40, 150, "Date");
	sheet_put(&sheet, 120, 150, "Particulars");
	sheet_put(&sheet, 320, 150, "Debit");
	sheet_put(&sheet, 410, 150, "Credit");
	sheet_put(&sheet, 500, 150, "Balance");
	sheet_put(&sheet, 40, 166, "01/04/2025");
	sheet_put(&sheet, 120, 166, "pay");
	sheet_right(&sheet, 450, 166, "15.00");
	sheet_right(&sheet, 540, 166, "65.00");
	sheet_put(&sheet, 40, 182, "02/04/2025");
	sheet_put(&sheet, 120, 182, "UPI 123456789012");
	sheet_right(&sheet, 450, 182, "30.00");
	sheet_right(&sheet, 540, 182, "95.00");
	all = sheet_extract(arena, template, &sheet.page, 1, &needs_review);
	return sheet_at(all, member);
}

/* A line of a head, one under it, and the kind of account that they say. */
static const struct {
	const char *first, *second, *want;
} kinds[] = {
	{"Acorn Fargate Everyday Checking", "", "Acorn Fargate Everyday Checking"},
	{"PERSONAL SAVER-I", "", "PERSONAL SAVER-I"},
	{"Personal Bank Account", "", "Personal Bank Account"},
	{"Smart Access", "", "Smart Access"},
	{"Smart Everyday Account", "", "Smart Everyday Account"},
	{"Interest Account", "", "null"},
	{"Personal Account balance", "", "null"},
	{"ABC Day to Day Banking® 07576-5941820", "Account number: 07576-5941820", "ABC Day to Day Banking®"},
	{"SCHEME : CAGEN CURRENT ACCOUNT - GENERAL", "", "CURRENT ACCOUNT - GENERAL"},
	{"Ledger extract of CASH CREDIT (HYPOTHECATION) account no. 029/CCH/002795", "", "CASH CREDIT (HYPOTHECATION)"},
	{"Internet Access", "", "null"}, /* nothing but a service */
	{"CHECKING SUMMARY", "", "null"},
	{"RELEVE DE COMPTE CHEQUES", "", "COMPTE CHEQUES"},
	{"VR-GiroKomfort Kontonummer 42000132", "", "VR-GiroKomfort"},
	{"Girocard Kontonummer 42000132", "", "null"},
	{"ABC Day to Day Banking 07576-5941820", "Account number: 07576-5941820", "ABC Day to Day Banking"},
	{"Internet Banking 18002667777", "Account number: 07576-5941820", "null"},
	{"Statement of your Housing Loan Account No. PHR048269097205", "", "Housing Loan"},
	{"Account No : 50100763968941 PRIME", "", "PRIME"},
	{"Account No : 50100763968941 to", "", "null"},
	{"Account No : 50100763968941 ACTIVE", "", "null"},
	{"Your ACORN ADVANCE details", "", "ACORN ADVANCE"},
	{"Your IMPORTANT ACCOUNT details", "", "null"},
	{"SCHEME : CC010 CASH CREDIT (STOCKS)", "", "CASH CREDIT (STOCKS)"},
	{"Type : DEPOSIT", "", "null"},
	{"Type : SAVINGS", "", "SAVINGS"},
	{"Type : CASH CREDIT (HYP)", "", "CASH CREDIT (HYP)"},
	{"Type : CASH CREDIT SLIP", "", "null"},
	{"Premier Fusion Account : 62679977826", "Premier Fusion Account : 62679977826", "Premier Fusion Account"},
	{"Premier Fusion Account", "", "null"},
	{"Premier Support : 62679977826", "", "null"},
	{"Nazwa rachunku: eKONTO OSOBISTE", "Numer rachunku: 34 1090 3091", "eKONTO OSOBISTE"},
};

START_TEST(a_kind_of_account)
{
	sheet_put(&sheet, 40, 60, kinds[_i].first);
	sheet_put(&sheet, 40, 80, kinds[_i].second);
	ck_assert_str_eq(value_of(BANK, "data/account_type"), kinds[_i].want);
}
END_TEST

/* What stands in the head, in the foot, and the bank's name. */
static const struct {
	const char *head, *foot, *want;
} banks[] = {
	{"with Acorn Hibernian Banks, p.l.c.", "", "Acorn Hibernian Banks, p.l.c."},
	{"Write: Acorn Fargate Bank, N.A. (114)", "", "Acorn Fargate Bank, N.A."},
	{"Personal Bank Account", "", "null"},
	{"Sheet", "Acorn Services Europe Limited. Registered Office: 76 Oak Road", "Acorn Services Europe Limited"},
	{"Sheet", "Paid to Acorn Services Europe Limited. Thanks", "null"},
	{"Acorn® Gold Card", "", "Acorn"},
};

START_TEST(a_bank_in_words)
{
	sheet_put(&sheet, 40, 60, banks[_i].head);
	sheet_put(&sheet, 40, 300, banks[_i].foot);
	ck_assert_str_eq(value_of(BANK, "data/bank_name"), banks[_i].want);
}
END_TEST

/* "KEMALPAŞA CAD. NO:86" is a street; a sentence ends in the code of a currency. */
static const struct {
	const char *line, *want;
} currencies[] = {
	{"KEMALPASA CAD. NO:86", "INR"}, /* the template's */
	{"All amounts are in CAD.", "CAD"},
};

START_TEST(a_street_is_no_currency)
{
	sheet_put(&sheet, 40, 60, currencies[_i].line);
	ck_assert_str_eq(value_of(CARD, "data/currency"), currencies[_i].want);
}
END_TEST

/* A card's last digits behind marks, without a label; two of them may be anybody's. */
static const struct {
	const char *first, *second, *want;
} cards[] = {
	{"•••• 6757", "", "•••• 6757"},
	{"****6757", "", "****6757"},
	{"•••• 6757", "•••• 6758", "null"},
	{"•• 6757", "", "null"},
};

START_TEST(the_last_digits_of_a_card)
{
	sheet_put(&sheet, 40, 60, cards[_i].first);
	sheet_put(&sheet, 40, 80, cards[_i].second);
	ck_assert_str_eq(value_of(CARD, "data/card_number"), cards[_i].want);
}
END_TEST

/* The slip below: whom the payment goes to, and who pays, whom nothing else on the paper names. */
START_TEST(who_sends_the_slip)
{
	sheet_put(&sheet, 40, 600, "THEODORE J MOONEYHAM");
	sheet_put(&sheet, 40, 612, "6485 NE SKIDMORE CT");
	sheet_put(&sheet, 40, 624, "PORTLAND OR 97214-8281");
	sheet_put(&sheet, 360, 600, "ACORN LIBERTY");
	sheet_put(&sheet, 360, 612, _i ? "6294 LONG LANE" : "PO BOX 6294");
	sheet_put(&sheet, 360, 624, "CAROL STREAM IL 60197-6294");
	ck_assert_str_eq(value_of(CARD, "data/card_holder"), _i ? "null" : "THEODORE J MOONEYHAM");
}
END_TEST

/* "Fees   Per Schedule" in line after line: no person; who has the account may be marked. */
START_TEST(what_labels_say_again_is_nobody)
{
	sheet_put(&sheet, 40, 40, "*ACORN PUMP SERVICES");
	sheet_put(&sheet, 40, 52, "17 KRUIS STREET");
	sheet_put(&sheet, 40, 64, "CENTURION 0156");
	sheet_put(&sheet, 40, 100, "Upkeep Fees");
	sheet_put(&sheet, 240, 100, "Per Schedule");
	sheet_put(&sheet, 40, 112, "Cash Fees");
	sheet_put(&sheet, 240, 112, "Per Schedule");
	ck_assert_str_eq(value_of(BANK, "data/account_holder"), "ACORN PUMP SERVICES");
}
END_TEST

/* Ends of a period in a panel beside the holder's, under labels of their own. */
START_TEST(a_period_in_two_labels)
{
	static const char *const left[][2] = {{"ACCOUNT NAME", "MUTUA KAMAU"},
					      {"ADDRESS", "P.O. BOX 1974 NAKURU 20100"},
					      {"ACCOUNT NUMBER", "1217396975"},
					      {"PRODUCT NAME", "SIMBA CURRENT ACCOUNT"}};
	static const char *const right[][2] = {{"CURRENCY", "KES"},
					       {"FROM DATE", "01.04.2025"},
					       {"TO DATE", "30.04.2025"},
					       {"STATEMENT DATE", "02.05.2025"}};

	for (int i = 0; i < 4; i++) {
		sheet_put(&sheet, 36, 60 + 12 * i, left[i][0]);
		sheet_put(&sheet, 130, 60 + 12 * i, left[i][1]);
		sheet_put(&sheet, 360, 60 + 12 * i, right[i][0]);
		sheet_put(&sheet, 460, 60 + 12 * i, right[i][1]);
	}
	ck_assert_str_eq(value_of(BANK, "data/statement_period/from"), "2025-04-01");
	ck_assert_str_eq(sheet_at(all, "data/statement_period/to"), "2025-04-30");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("kinds/products");
	TCase *t = tcase_create("products");

	tcase_add_checked_fixture(t, setup, teardown);
	tcase_add_loop_test(t, a_kind_of_account, 0, DX_LEN(kinds));
	tcase_add_loop_test(t, a_bank_in_words, 0, DX_LEN(banks));
	tcase_add_loop_test(t, a_street_is_no_currency, 0, DX_LEN(currencies));
	tcase_add_loop_test(t, the_last_digits_of_a_card, 0, DX_LEN(cards));
	tcase_add_loop_test(t, who_sends_the_slip, 0, 2);
	tcase_add_test(t, what_labels_say_again_is_nobody);
	tcase_add_test(t, a_period_in_two_labels);
	suite_add_tcase(s, t);
	return unit_main(s);
}
