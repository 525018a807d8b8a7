/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands beside or below the figure or the name that it belongs to. */
#include "commerce_rows.h"

static void begin(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 40, 40, "INVOICE 20417");
	sheet_put(&sheet, 350, 60, "Invoice Date: 12 March 2026");
}

/* A position of two lines: its name, and below it how many at which price. */
static void position(int y, const char *count, const char *text, const char *qty, const char *price, const char *amount)
{
	sheet_put(&sheet, 40, y, count);
	sheet_put(&sheet, 90, y, "R-4417");
	sheet_put(&sheet, 150, y, text);
	sheet_right(&sheet, 205, y + 12, qty);
	sheet_right(&sheet, 380, y + 12, price);
	sheet_right(&sheet, 560, y + 12, amount);
}

/* "Bezeichnung" over "Menge", two headings; figures of a name are none of the line below; a memo's minus stands behind.
 */
START_TEST(a_position_has_two_lines)
{
	static const char *const prices[] = {"18,40 EUR / 1 ST", "18,50 EUR / 1 ST"};

	begin();
	sheet_put(&sheet, 40, 200, "Pos.");
	sheet_put(&sheet, 90, 200, "Material");
	sheet_put(&sheet, 150, 200, "Bezeichnung");
	sheet_put(&sheet, 175, 212, "Menge");
	sheet_right(&sheet, 380, 212, "Preis");
	sheet_right(&sheet, 560, 212, "Wert");
	position(230, "000010", "Kugellager, offen", "15 ST", prices[_i], "276,00-");
	position(258, "000020", "Analyse, 20 Stoffe", "2 ST", "209,00 EUR / 1 ST", "418,00-");
	position(286, "000030", "Scheibe", "250 ST", "2,40 EUR / 100 ST", "6,00-");
	sheet_put(&sheet, 190, 330, "Summe Positionen");
	sheet_right(&sheet, 560, 330, "700,00-");
	sheet_put(&sheet, 190, 346, "Endbetrag");
	sheet_right(&sheet, 560, 346, "700,00-");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Kugellager, offen");
	ck_assert_str_eq(at("data/line_items/0/quantity"), "15");
	ck_assert_str_eq(at("data/line_items/0/unit"), "ST");
	ck_assert_str_eq(at("data/line_items/1/description"), "Analyse, 20 Stoffe");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "209.00");
	ck_assert_str_eq(at("data/line_items/2/unit_price"), "2.40");
	ck_assert_str_eq(at("data/line_items/2/amount"), "-6.00");
	ck_assert_ptr_null(at("data/line_items/3"));
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

static void counted(int y, const char *qty, const char *unit, const char *text, const char *price, const char *amount)
{
	sheet_right(&sheet, 70, y, qty);
	sheet_put(&sheet, 102, y, unit);
	sheet_put(&sheet, 130, y, text);
	sheet_right(&sheet, 460, y, price);
	sheet_right(&sheet, 560, y, amount);
}

/* Between a quantity and the text's heading: a unit, if every row has one. */
START_TEST(a_unit_stands_before_the_text)
{
	static const char *const last[] = {"Item", ""};

	begin();
	counted(200, "Quantity", "", "Details", "Price", "Amount");
	counted(216, "4.00", "Each", "Ladder gate", "18.25", "73.00");
	counted(232, "8.00", "m2", "Roof, hire", "20.50", "164.00");
	counted(248, "1.00", last[_i], "Erect and dismantle", "90.30", "90.30");
	sum(290, "Total", "327.30");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit"), _i ? "null" : "Each");
	ck_assert_str_eq(at("data/line_items/1/description"), _i ? "m2 Roof, hire" : "Roof, hire");
	ck_assert_str_eq(at("data/line_items/2/description"), "Erect and dismantle");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* "Item number" heads codes, the texts stand below them, and how many were sent is how many are charged. */
START_TEST(a_text_stands_below_its_code)
{
	static const char *const rows[2][6] = {{"44", "44", "TOW3417-B", "CS", "48.63", "2139.72"},
					       {"12", "7", "FLO9755-B", "PL", "104.11", "728.77"}};

	begin();
	sheet_put(&sheet, 40, 200, "ORDERED");
	sheet_put(&sheet, 90, 200, "SHIPPED");
	sheet_put(&sheet, 150, 200, "ITEM NUMBER");
	sheet_put(&sheet, 250, 200, "U/M");
	sheet_right(&sheet, 400, 200, "UNIT PRICE");
	sheet_right(&sheet, 560, 200, "EXTENSION");
	for (int i = 0; i < 2; i++) {
		sheet_right(&sheet, 75, 216 + 24 * i, rows[i][0]);
		sheet_right(&sheet, 125, 216 + 24 * i, rows[i][1]);
		sheet_put(&sheet, 150, 216 + 24 * i, rows[i][2]);
		sheet_put(&sheet, 250, 216 + 24 * i, rows[i][3]);
		sheet_right(&sheet, 400, 216 + 24 * i, rows[i][4]);
		sheet_right(&sheet, 560, 216 + 24 * i, rows[i][5]);
		sheet_put(&sheet, 150, 228 + 24 * i, "TOWEL ROLL HARDWOUND NATURAL 800FT 6/CS");
	}
	sum(290, "Total", "2868.49");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "TOWEL ROLL HARDWOUND NATURAL 800FT 6/CS");
	ck_assert_str_eq(at("data/line_items/0/unit"), "CS");
	ck_assert_str_eq(at("data/line_items/1/quantity"), "7");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* A currency heads the amounts, where nothing else does. A code of waste below a unit is none of it. */
START_TEST(a_currency_heads_the_amounts)
{
	begin();
	row(200, "Bezeichnung", "Menge", "ME", "Preis", "CHF");
	row(216, "Altholz", "12.90", "TO", "148.50", "1915.65");
	sheet_put(&sheet, 350, 228, "AVV 17");
	row(248, "Miete", "3.00", "Tag", "90.00", "270.00");
	sum(290, "Total CHF", "2185.65");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/unit"), "TO");
	ck_assert_str_eq(at("data/line_items/1/amount"), "270.00");
	ck_assert_str_eq(at("verification/state"), "verified");
}
END_TEST

/* "For:" before a name, and the lines under it. */
START_TEST(a_paper_is_for_somebody)
{
	static const char *const names[] = {"Sweetgrass Clinic, P.C.", "Otter Creek Animal Care"};

	begin();
	sheet_put(&sheet, 200, 10, names[_i]);
	sheet_put(&sheet, 210, 22, "W6117 County Road J");
	sheet_put(&sheet, 207, 34, "Viroqua, WI 54665");
	sheet_put(&sheet, 40, 82, "FOR: Dahlgren Dairy LLC");
	sheet_put(&sheet, 65, 94, "N4480 Ridge Rd");
	sheet_put(&sheet, 65, 106, "Westby, WI 54667");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), names[_i]);
	ck_assert_str_eq(at("data/supplier/address"), "W6117 County Road J, Viroqua, WI 54665");
	ck_assert_str_eq(at("data/recipient/name"), "Dahlgren Dairy LLC");
	ck_assert_str_eq(at("data/recipient/address"), "N4480 Ridge Rd, Westby, WI 54667");
}
END_TEST

/* "@ $0.2676 per kWh": of what the price is stands behind it. */
START_TEST(a_price_says_what_it_is_of)
{
	static const char *const prices[] = {"@ $0.2676 per kWh", "@ $0.2686 per kWh"};
	static const char *const text[3][4] = {{"Day units", "13,137 kWh", NULL, "$3,515.46"},
					       {"Night units", "3,084 kWh", "@ $0.1425 per kWh", "$439.47"},
					       {"Fixed charge", "31 days", "@ $2.5136 per day", "$77.92"}};

	begin();
	for (int i = 0; i < 3; i++) {
		sheet_put(&sheet, 40, 200 + 16 * i, text[i][0]);
		sheet_right(&sheet, 300, 200 + 16 * i, text[i][1]);
		sheet_right(&sheet, 440, 200 + 16 * i, i ? text[i][2] : prices[_i]);
		sheet_right(&sheet, 560, 200 + 16 * i, text[i][3]);
	}
	sum(280, "Total", "$4,032.85");
	read_page();
	ck_assert_str_eq(at("data/line_items/0/description"), "Day units");
	ck_assert_str_eq(at("data/line_items/0/unit"), "kWh");
	ck_assert_str_eq(at("data/line_items/1/unit_price"), "0.1425");
	ck_assert_str_eq(at("data/line_items/2/quantity"), "31");
	ck_assert_str_ne(at("verification/state"), "verified"); /* a price may be another beside so large a quantity */
	ck_assert_int_eq(strcmp(at("verification/state"), "mismatch") == 0, _i);
}
END_TEST

/* What a label of the buyer's order says: a number, and the words that belong to it. */
START_TEST(an_order_has_words)
{
	static const struct {
		const char *printed, *read;
	} orders[] = {
		{"Your order: PO 2291", "PO 2291"},
		{"Your order ........ Ref 7914", "Ref 7914"},
		{"Your reference: Obj. 114 Sonnhalde", "Obj. 114 Sonnhalde"},
		{"Your order no. 2291", "2291"},
		{"Your order: 2291 of 3 March 2026", "2291"},
		{"Your order: dated 3 March 2026", "null"},
	};

	begin();
	sheet_put(&sheet, 40, 100, orders[_i].printed);
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	read_page();
	ck_assert_str_eq(at("data/purchase_order"), orders[_i].read);
}
END_TEST

/* The word for a tax whose number follows ends an address, and what approves a firm is none of it. */
START_TEST(an_address_ends)
{
	static const struct {
		const char *lines[3], *read;
	} heads[] = {
		{{"Kouterbaan 88 – 9280 Lebbegem – BTW BE 0478.912.304", "", ""}, "Kouterbaan 88 – 9280 Lebbegem"},
		{{"4 rue du Port", "56290 PORZ-LANN", "Agrément sanitaire FR 29.195.021 CE"},
		 "4 rue du Port, 56290 PORZ-LANN"},
	};

	begin();
	sheet_put(&sheet, 40, 70, "Mareyeur Bihan SARL");
	for (int i = 0; i < 3; i++)
		sheet_put(&sheet, 40, 82 + 12 * i, heads[_i].lines[i]);
	sheet_put(&sheet, 300, 140, "Bill to:");
	sheet_put(&sheet, 300, 152, "Kunstmann Verlag");
	sheet_put(&sheet, 300, 164, "Lange Gasse 14");
	sheet_put(&sheet, 300, 176, "90403 Nürnberg");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	read_page();
	ck_assert_str_eq(at("data/supplier/address"), heads[_i].read);
}
END_TEST

/* A street under "From:" is no name where the letterhead has one. */
START_TEST(a_street_is_no_name)
{
	static const char *const names[] = {"27 Voortrek Street", "27 Voortrek Ltd"};

	begin();
	sheet_put(&sheet, 40, 20, "Karoo Swift Couriers Ltd");
	sheet_put(&sheet, 40, 82, "From:");
	sheet_put(&sheet, 40, 94, names[_i]);
	sheet_put(&sheet, 40, 106, "Beaufort South");
	sheet_put(&sheet, 40, 118, "6975");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), _i ? names[1] : "Karoo Swift Couriers Ltd");
	ck_assert_str_eq(at("data/supplier/address"),
			 _i ? "Beaufort South, 6975" : "27 Voortrek Street, Beaufort South, 6975");
}
END_TEST

/* The only address of the head is the buyer's where the foot names a firm, its address and its registration. */
START_TEST(the_foot_names_the_seller)
{
	begin();
	sheet_put(&sheet, 40, 82, "Malmens Borrteknik AB");
	sheet_put(&sheet, 40, 94, "Box 44");
	sheet_put(&sheet, 40, 106, "981 99 Kirunavaara");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	sheet_put(&sheet, 40, 700, "Hotell Norrby AB, Stationsgatan 3, 982 99 Norrby Momsreg.nr SE556190884401");
	read_page();
	ck_assert_str_eq(at("data/supplier/name"), "Hotell Norrby AB");
	ck_assert_str_eq(at("data/supplier/address"), "Stationsgatan 3, 982 99 Norrby");
	ck_assert_str_eq(at("data/recipient/name"), "Malmens Borrteknik AB");
}
END_TEST

/* A price of the whole line is none of one piece, if three lines of several say so; of two somebody may have erred. */
START_TEST(a_price_may_be_that_of_the_line)
{
	begin();
	row(200, "Description", "Qty", "Price", "Discount", "Net price");
	row(216, "Exam", "2", "45.00", "4.50", "40.50");
	row(232, "Needles", "4", "59.00", "5.90", "53.10");
	row(248, "Preg check", _i ? "1" : "3", "16.00", "", "16.00");
	sum(290, "Total", "109.60");
	read_page();
	ck_assert_str_ne(at("verification/state"), "verified");
	if (_i)
		return;
	ck_assert_str_eq(at("data/line_items/0/quantity"), "2");
	ck_assert_str_eq(at("data/line_items/0/amount"), "40.50");
	ck_assert_str_eq(at("data/line_items/0/unit_price"), "null");
}
END_TEST

/* "Old balance │ Charges │ Payments │ New balance": what is due is the last, with what was owed before. */
START_TEST(a_balance_goes_on)
{
	static const char *const due[] = {"107.40", "107.50"};

	begin();
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "45.20", "", "90.40");
	sum(270, "Total", "90.40");
	sheet_right(&sheet, 150, 320, "Old balance");
	sheet_right(&sheet, 280, 320, "Charges");
	sheet_right(&sheet, 410, 320, "Payments");
	sheet_right(&sheet, 540, 320, "New balance");
	sheet_right(&sheet, 150, 332, "37.00");
	sheet_right(&sheet, 280, 332, "90.40");
	sheet_right(&sheet, 410, 332, "20.00");
	sheet_right(&sheet, 540, 332, due[_i]);
	read_page();
	ck_assert_str_eq(at("data/totals/due"), due[_i]);
	ck_assert_str_eq(at("data/totals/paid"), "20.00");
	ck_assert_str_eq(at("verification/state"), _i ? "mismatch" : "verified");
}
END_TEST

/* Dollars of New Zealand, by the form of a number for its tax. */
START_TEST(a_registration_says_which_dollars)
{
	begin();
	sheet_put(&sheet, 40, 82, "GST No. 118-402-773");
	row(200, "Description", "Qty", "Price", "", "Amount");
	row(216, "Valve", "2", "$45.20", "", "$90.40");
	sum(270, "Total", "$90.40");
	read_page();
	ck_assert_str_eq(at("data/currency"), "NZD");
}
END_TEST

static Suite *asides_suite(void)
{
	Suite *s = suite_create("commerce_asides");
	TCase *tc = tcase_create("commerce_asides");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_position_has_two_lines, 0, 2);
	tcase_add_loop_test(tc, a_unit_stands_before_the_text, 0, 2);
	tcase_add_test(tc, a_text_stands_below_its_code);
	tcase_add_test(tc, a_currency_heads_the_amounts);
	tcase_add_loop_test(tc, a_paper_is_for_somebody, 0, 2);
	tcase_add_loop_test(tc, a_price_says_what_it_is_of, 0, 2);
	tcase_add_loop_test(tc, an_order_has_words, 0, 6);
	tcase_add_loop_test(tc, an_address_ends, 0, 2);
	tcase_add_loop_test(tc, a_street_is_no_name, 0, 2);
	tcase_add_test(tc, the_foot_names_the_seller);
	tcase_add_loop_test(tc, a_price_may_be_that_of_the_line, 0, 2);
	tcase_add_loop_test(tc, a_balance_goes_on, 0, 2);
	tcase_add_test(tc, a_registration_says_which_dollars);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(asides_suite());
}
