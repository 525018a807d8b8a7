/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Where the parties of an invoice are: their postal addresses, and nothing else that stands with them. */
#include "commerce_page.h"

#define LINES 6

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 400, 40, "Invoice 20417");
	sheet_put(&sheet, 40, 300, "Description");
	sheet_right(&sheet, 300, 300, "Quantity");
	sheet_right(&sheet, 400, 300, "Price");
	sheet_right(&sheet, 560, 300, "Amount");
	sheet_put(&sheet, 40, 320, "Oak shelf");
	sheet_right(&sheet, 300, 320, "3");
	sheet_right(&sheet, 400, 320, "10.00");
	sheet_right(&sheet, 560, 320, "30.00");
	sheet_right(&sheet, 400, 350, "Total");
	sheet_right(&sheet, 560, 350, "30.00");
}

static void buyer(const char *const *lines)
{
	for (int i = 0; i < LINES && lines[i]; i++)
		sheet_put(&sheet, 40, 200 + 14 * i, lines[i]);
}

static const char *const plain[LINES] = {"Bill to:", "Blue Heron Ltd", "22 Sheep Street", "Ludlow SY8 1AA"};

START_TEST(what_stands_with_an_address_is_none_of_it)
{
	static const struct {
		const char *lines[LINES], *address;
	} cases[] = {
		{{"Bill to:", "Blue Heron Ltd", "c/o Acme Mgmt", "22 Sheep Street", "Ludlow SY8 1AA"},
		 "22 Sheep Street, Ludlow SY8 1AA"},
		{{"Bill to:", "Blue Heron Ltd", "Accounts Payable", "22 Sheep Street", "Ludlow SY8 1AA"},
		 "22 Sheep Street, Ludlow SY8 1AA"},
		{{"Bill to:", "Blue Heron Ltd", "Service communication", "ZI Sud - Rue Lavoisier", "71000 MACON"},
		 "ZI Sud - Rue Lavoisier, 71000 MACON"},
		{{"Bill to:", "Blue Heron Ltd", "The Old Maltings", "22 Sheep Street", "Ludlow SY8 1AA"},
		 "The Old Maltings, 22 Sheep Street, Ludlow SY8 1AA"},
		{{"Bill to:", "Blue Heron Ltd", "22 Sheep Street", "Belton, MO 64012", "KC Lic. EX-20417"},
		 "22 Sheep Street, Belton, MO 64012"},
		{{"Bill to:", "Blue Heron Ltd", "22 Sheep Street", "Ludlow SY8 1AA, Tlf. 97 55 01 20"},
		 "22 Sheep Street, Ludlow SY8 1AA"},
		{{"Bill to:", "Blue Heron Ltd", "Markt 3 | 2440 Geel | BE 0444.660.074"}, "Markt 3, 2440 Geel"},
		{{"Bill to:", "Blue Heron Ltd", "PO Box 71", "GEELONG VIC 3220", "AUSTRALIA"},
		 "PO Box 71, GEELONG VIC 3220, AUSTRALIA"},
		{{"Bill to:", "Blue Heron Ltd", "Mah. Sok. No: 4 Kat: 2", "34173 Turgutlu", "Vergi Dairesi: Merter"},
		 "Mah. Sok. No: 4 Kat: 2, 34173 Turgutlu"},
		{{"Bill to:", "Blue Heron Ltd", "Via Roma 77", "Comune: Faenza Provincia: RA",
		  "Cap: 48018 Nazione: IT"},
		 "Via Roma 77, Faenza RA, 48018"},
		{{"Bill to:", "Blue Heron Ltd", "22 Sheep Street", "Belton, MO 64012", "ROC 287-441"},
		 "22 Sheep Street, Belton, MO 64012"},
		{{"Bill to:", "Blue Heron Ltd", "Calle Real 3", "11408 Jerez", "A46386769"},
		 "Calle Real 3, 11408 Jerez"},
	};

	begin();
	buyer(cases[_i].lines);
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Blue Heron Ltd");
	ck_assert_str_eq(at("data/recipient/address"), cases[_i].address);
}
END_TEST

START_TEST(a_spanish_number_below_an_address_is_the_registration)
{
	static const char *const lines[LINES] = {"Bill to:", "Blue Heron Ltd", "Calle Real 3", "11408 Jerez",
						 "A46386769"};

	begin();
	buyer(lines);
	read_page();
	ck_assert_str_eq(at("data/recipient/tax_id"), "A46386769");
}
END_TEST

/* A letterhead with the name alone, or with what the firm does below it: the address is in the foot, or farther down.
 */
START_TEST(the_address_stands_elsewhere_with_the_name)
{
	static const struct {
		const char *head[3], *foot, *address;
	} cases[] = {
		{{"Acme Tools Ltd"},
		 "Acme Tools Ltd | De Kiel 9b | 9206 BG Drachten | KvK 24735532",
		 "De Kiel 9b, 9206 BG Drachten"},
		{{"From:", "Acme Tools Ltd"},
		 "Acme Tools Ltd, 21 Castle Terrace, Berwick, TD15 1NR. Authorised by the board. VAT No. 854 3876 88",
		 "21 Castle Terrace, Berwick, TD15 1NR"},
		{{"From:", "Acme Tools Ltd"},
		 "Acme Tools Ltd. Registered office: 1 Lantern Court, Leeds LS1 4ZZ.",
		 "1 Lantern Court, Leeds LS1 4ZZ"},
		{{"From:", "Acme Tools Ltd"},
		 "Acme Tools Ltd, 75 Fenmar Road, Mississauga ON L5T 2N4 GST/HST No. / Nº TPS-TVH 180171998 RT0001",
		 "75 Fenmar Road, Mississauga ON L5T 2N4"},
		{{"Acme Tools Ltd"}, "Acme Tools Ltd | Capital 40 000 EUR | IBAN NL17 RABO 0321 7535 02", NULL},
		{{"Acme Tools Ltd", "Cutting and grinding", "PO Box 1187, Mandurah WA 6210"},
		 "Page 1",
		 "PO Box 1187, Mandurah WA 6210"},
	};

	begin();
	for (int i = 0; i < 3 && cases[_i].head[i]; i++)
		sheet_put(&sheet, 40, 60 + 16 * i, cases[_i].head[i]);
	buyer(plain);
	sheet_put(&sheet, 40, 780, cases[_i].foot);
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Acme Tools Ltd");
	if (cases[_i].address)
		ck_assert_str_eq(at("data/supplier/address"), cases[_i].address);
	else
		ck_assert_str_eq(at("data/supplier/address"), "null");
	ck_assert_str_eq(at("data/recipient/address"), "22 Sheep Street, Ludlow SY8 1AA");
}
END_TEST

START_TEST(above_is_nobody)
{
	begin();
	sheet_put(&sheet, 40, 60, "ACME TOOLS INC");
	sheet_put(&sheet, 40, 76, "77 FISH PIER RD");
	sheet_put(&sheet, 40, 92, "PORTLAND ME 04101");
	sheet_put(&sheet, 40, 108, "REMIT TO ABOVE");
	buyer(plain);
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "ACME TOOLS INC");
	ck_assert_str_eq(at("data/supplier/address"), "77 FISH PIER RD, PORTLAND ME 04101");
}
END_TEST

START_TEST(a_name_may_say_who_leads_the_house_below)
{
	static const char *const lines[LINES] = {"Bill to:", "Zahnarztpraxis", "Dr. med. dent. Falk Ahlers",
						 "Wagnergasse 9", "07743 Jena"};

	begin();
	buyer(lines);
	read_page();
	ck_assert_str_eq(at("data/recipient/name"), "Zahnarztpraxis Dr. med. dent. Falk Ahlers");
	ck_assert_str_eq(at("data/recipient/address"), "Wagnergasse 9, 07743 Jena");
}
END_TEST

/* Letters that are a sign of money elsewhere. */
START_TEST(a_word_is_no_currency)
{
	static const struct {
		const char *text, *currency;
	} cases[] = {
		{"KC Lic. EX-20417", NULL}, {"MOP HEAD LOOP BLUE", NULL}, {"30,00 Kc", "CZK"}, {"MOP 30.00", "MOP"}};

	begin();
	buyer(plain);
	sheet_put(&sheet, 40, 400, cases[_i].text);
	read_page();
	if (cases[_i].currency)
		ck_assert_str_eq(at("data/currency"), cases[_i].currency);
	else
		ck_assert_str_eq(at("data/currency"), "null");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("commerce addresses");
	TCase *tc = tcase_create("commerce addresses");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, what_stands_with_an_address_is_none_of_it, 0, 12);
	tcase_add_test(tc, a_spanish_number_below_an_address_is_the_registration);
	tcase_add_loop_test(tc, the_address_stands_elsewhere_with_the_name, 0, 6);
	tcase_add_test(tc, above_is_nobody);
	tcase_add_test(tc, a_name_may_say_who_leads_the_house_below);
	tcase_add_loop_test(tc, a_word_is_no_currency, 0, 4);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
