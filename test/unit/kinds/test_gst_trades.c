/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Trades of India: prices of a hundred or a dozen. */
#include "../unit.h"
#include "gst_lines.h"

/* Prices of so many: the heading over them, below it, and over and in a column of their units. */
static const char *of_many(const char *over, const char *below, const char *per, const char *unit, const char *price)
{
	struct paper p = plain();

	p.heads[2] = NULL;
	p.heads[3] = per;
	p.heads[5] = NULL;
	for (size_t i = 0; i < 3; i++) {
		p.items[i][2] = NULL;
		p.items[i][3] = unit;
	}
	p.items[0][4] = "1,200";
	p.items[0][5] = price;
	p.items[1][4] = "200";
	p.items[2][4] = "300";
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	draw(&p);
	sheet_right(&sheet, edges[5], 200, over);
	sheet_right(&sheet, edges[5], 210, below);
	return read_sheet();
}

START_TEST(prices_are_of_as_many_as_their_heading_says)
{
	static const char *const heads[][2] = {
		{"Rate / 100", ""},      {"Rate / 100", "Nos"}, {"Rate/100", ""},          {"Rate/100 Nos", ""},
		{"Rate / 100 Nos", ""},  {"Rate per 100", ""},  {"Rate per", "100"},       {"Price / 100", "pcs"},
		{"Price / 100 Pcs", ""}, {"Rate", "(per 100)"}, {"Rate (Rs.)", "per 100"}, {"Rate", "/ 100 Nos"}};

	for (size_t i = 0; i < DX_LEN(heads); i++) {
		ck_assert_msg(strcmp(of_many(heads[i][0], heads[i][1], "Unit", "Nos", "450.00"), "verified") == 0,
			      "%s %s", heads[i][0], heads[i][1]);
		ck_assert_str_eq(item(0, "unit_price"), "450.00");
		ck_assert_str_ne(of_many(heads[i][0], heads[i][1], "Unit", "Nos", "45.00"), "verified");
	}
}
END_TEST

START_TEST(prices_are_of_as_many_as_their_unit_says)
{
	static const char *const units[] = {"100", "100 Nos"};

	for (size_t i = 0; i < DX_LEN(units); i++) {
		ck_assert_str_eq(of_many("Rate", "", "Per", units[i], "450.00"), "verified");
		ck_assert_str_eq(item(0, "unit_price"), "450.00");
		ck_assert_str_ne(of_many("Rate", "", "Per", units[i], "451.00"), "verified");
	}
	ck_assert_str_ne(of_many("Rate", "", "Per", "1000", "450.00"), "verified");
}
END_TEST

/* "Site / Place of Supply" over an address and its state, beside other such blocks. */
static const char *with_place(const char *heading, const char *state)
{
	struct paper p = plain();

	draw(&p);
	sheet_put(&sheet, 320, 110, heading);
	sheet_put(&sheet, 320, 122, "Tower 4, Ring Road");
	sheet_put(&sheet, 320, 134, state);
	return read_sheet();
}

START_TEST(the_place_of_supply_may_stand_under_its_heading)
{
	(void)with_place("SITE / PLACE OF SUPPLY", "Karnataka (29)");
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	(void)with_place("Place of Supply", "Karnataka (29)");
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	(void)with_place("Site", "Karnataka (29)");
	ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "null");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_trades");
	TCase *tc = tcase_create("gst_trades");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, prices_are_of_as_many_as_their_heading_says);
	tcase_add_test(tc, prices_are_of_as_many_as_their_unit_says);
	tcase_add_test(tc, the_place_of_supply_may_stand_under_its_heading);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
