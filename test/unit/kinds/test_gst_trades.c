/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Trades of India: prices of a hundred or a dozen, items of two lines of figures, places in sentences. */
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

/* ---- what a name, a letterhead and a foot may say ---- */

/* Taxes of each line in words below its name, in place of a column of rates; the last one as TAX says. */
static const char *with_taxes_below(const char *tax)
{
	static const char *const taxes[] = {"CGST @ 9% = 486.00, SGST @ 9% = 486.00",
					    "CGST @ 9% = 252.00, SGST @ 9% = 252.00", NULL};
	struct paper p = plain();
	int y = 200;

	p.heads[3] = NULL;
	for (size_t i = 0; i < 3; i++)
		p.items[i][3] = NULL;
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 250, 20, "TAX INVOICE");
	sheet_put(&sheet, 40, 50, "Padmavathi Silks");
	sheet_put(&sheet, 40, 74, "GSTIN: 29AABCR1718E1ZL");
	sheet_put(&sheet, 320, 50, "Bill To");
	sheet_put(&sheet, 320, 62, "Nandi Retail Ventures");
	sheet_put(&sheet, 320, 74, "GSTIN: 29AAHCM7727Q1ZI");
	sheet_put(&sheet, 40, 110, "Invoice No: PS/25-26/8412");
	sheet_put(&sheet, 40, 122, "Invoice Date: 07-08-2025");
	put_row(y, p.heads);
	for (size_t i = 0; i < 3; i++) {
		put_row(y += 16, p.items[i]);
		sheet_put(&sheet, 70, y += 11, taxes[i] ? taxes[i] : tax);
	}
	for (size_t i = 0; p.foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 18, p.foot[i][0]);
		sheet_right(&sheet, 560, y, p.foot[i][1]);
	}
	return read_sheet();
}

START_TEST(taxes_in_words_below_a_name_are_the_lines)
{
	ck_assert_str_eq(with_taxes_below("CGST @ 9% = 21.60, SGST @ 9% = 21.60"), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(0, "description"), "Oak shelf");
	ck_assert_str_eq(item(1, "cgst"), "252.00");
	ck_assert_str_eq(item(2, "tax_rate"), "18");
	/* what the rate does not make of the value is none of the line's */
	ck_assert_str_ne(with_taxes_below("CGST @ 9% = 31.60, SGST @ 9% = 31.60"), "verified");
}
END_TEST

/* IGST within a state; "SEZ unit" behind the buyer's name, or not. */
static const char *within_state(const char *buyer)
{
	struct paper p = plain();

	p.foot[1][0] = "IGST";
	p.foot[1][1] = "1,519.20";
	p.foot[2][0] = "Round Off";
	p.foot[2][1] = "0.00";
	p.head[2] = "Place of Supply: 29-Karnataka";
	p.head[3] = buyer;
	return verdict(&p);
}

START_TEST(supplies_to_a_special_economic_zone_cross_a_border)
{
	ck_assert_str_eq(within_state("Supply to SEZ unit with payment of IGST"), "verified");
	ck_assert_str_eq(within_state("Supply with payment of IGST"), "mismatch");
	ck_assert_str_eq(within_state("Supply of SEZAL goods"), "mismatch");
}
END_TEST

/* A chemist's bill: retail price, what he pays, and the rate of a discount that not all lines have. */
static const char *of_chemist(const char *ptr)
{
	struct paper p = plain();

	p.heads[2] = "MRP";
	p.heads[3] = "Dis%";
	p.heads[5] = "PTR";
	for (size_t i = 0; i < 3; i++) {
		p.items[i][2] = "990.00";
		p.items[i][3] = NULL;
	}
	p.items[0][3] = "10";
	p.items[0][6] = "4,860.00";
	p.items[2][5] = ptr;
	p.foot[0][1] = "7,900.00";
	p.foot[1][0] = "CGST 9%";
	p.foot[1][1] = "711.00";
	p.foot[2][0] = "SGST 9%";
	p.foot[2][1] = "711.00";
	p.foot[3][1] = "9,322.00";
	return verdict(&p);
}

START_TEST(what_a_chemist_pays_is_the_price)
{
	ck_assert_str_eq(of_chemist("80.00"), "verified");
	ck_assert_str_eq(item(0, "unit_price"), "450.00");
	ck_assert_str_eq(item(1, "unit_price"), "1400.00");
	ck_assert_str_ne(of_chemist("81.00"), "verified");
}
END_TEST

/* ---- items of two lines under headings of two ---- */

/* What stands below the name has the heading PACKING, if any; the last item's tax is TAX. */
static const char *of_two_lines(const char *packing, const char *tax)
{
	const struct paper p = plain();
	const char *const heads[] = {"Item", p.heads[1], p.heads[2], NULL, "Quantity", "Rate", "Taxable Value"};
	const char *const below[] = {NULL, packing, NULL, NULL, "GST %", "GST Amt", "Total"};
	const char *const lower[][CELLS] = {{NULL, "of solid oak", NULL, NULL, "18.00", "972.00", "6,372.00"},
					    {NULL, NULL, NULL, NULL, "18.00", "504.00", "3,304.00"},
					    {NULL, "of 2 parts", NULL, NULL, "18.00", tax, "283.20"}};
	int y = 210;

	draw(&(struct paper){.head = {p.head[0], p.head[1]}});
	put_row(200, heads);
	put_row(y, below);
	for (size_t i = 0; i < DX_LEN(lower); i++) {
		const char *upper[CELLS];

		memcpy(upper, p.items[i], sizeof(upper));
		upper[3] = NULL;
		put_row(y += 16, upper);
		put_row(y += 11, lower[i]);
	}
	y += 20;
	for (size_t i = 0; p.foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 16, p.foot[i][0]);
		sheet_right(&sheet, 560, y, p.foot[i][1]);
	}
	return read_sheet();
}

START_TEST(headings_of_two_lines_may_be_of_two_lines_of_figures)
{
	static const char *const packings[] = {"Packing Particulars", "Packing", NULL};

	for (size_t i = 0; i < DX_LEN(packings); i++) {
		ck_assert_str_eq(of_two_lines(packings[i], "43.20"), "verified");
		ck_assert_uint_eq(lines(), 3);
		ck_assert_str_eq(item(0, "quantity"), "12");
		ck_assert_str_eq(item(0, "taxable_value"), "5400.00");
		ck_assert_str_eq(item(0, "tax_rate"), "18");
		ck_assert_str_eq(item(0, "total"), "6372.00");
		/* without a heading of its own it is the name that goes on */
		ck_assert_str_eq(item(0, "description"), packings[i] ? "Oak shelf" : "Oak shelf of solid oak");
		ck_assert_str_eq(item(1, "description"), "Steel ladder");
	}
	ck_assert_str_ne(of_two_lines("Packing", "43.30"), "verified");
	ck_assert_uint_eq(lines(), 3);
}
END_TEST

/* ---- the portal's print ---- */

/* A cess of 12 % on the first line, of which nothing but the rate is printed, in the line's total and the foot's CESS.
 */
static const char *with_cess(const char *rates, const char *total)
{
	struct paper p = plain();

	p.heads[2] = "Tax Rate";
	p.heads[3] = "Taxable Value";
	p.heads[6] = "Total";
	for (size_t i = 0; i < 3; i++) {
		p.items[i][2] = i ? "18.00+0.00 | 0.00+0.00" : rates;
		p.items[i][3] = p.items[i][6];
	}
	p.items[0][6] = total;
	p.items[1][6] = "3,304.00";
	p.items[2][6] = "283.20";
	p.foot[3][0] = "CESS";
	p.foot[3][1] = "648.00";
	p.foot[4][0] = "Grand Total";
	p.foot[4][1] = "10,607.20";
	return verdict(&p);
}

START_TEST(a_cess_by_its_rate_is_in_the_total_of_a_line)
{
	ck_assert_str_eq(with_cess("18.00+12.00 | 0.00+0.00", "7,020.00"), "verified");
	ck_assert_str_eq(item(0, "tax_rate"), "18");
	ck_assert_str_eq(item(0, "total"), "7020.00");
	ck_assert_str_eq(with_cess("18.00+11.00 | 0.00+0.00", "7,020.00"), "mismatch");
	ck_assert_str_eq(with_cess("18.00+12.00 | 0.00+0.00", "7,030.00"), "mismatch");
}
END_TEST

START_TEST(a_sentence_may_say_the_place_of_supply)
{
	static const char *const said[] = {"We submit our bill, place of supply being Karnataka (State Code 29).",
					   "The place of supply of the work is Karnataka (State Code 29)."};

	for (size_t i = 0; i < DX_LEN(said); i++) {
		struct paper p = plain();

		p.head[2] = said[i];
		ck_assert_str_eq(verdict(&p), "verified");
		ck_assert_str_eq(sheet_at(all, "data/place_of_supply"), "29");
	}
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
	tcase_add_test(tc, taxes_in_words_below_a_name_are_the_lines);
	tcase_add_test(tc, supplies_to_a_special_economic_zone_cross_a_border);
	tcase_add_test(tc, what_a_chemist_pays_is_the_price);
	tcase_add_test(tc, headings_of_two_lines_may_be_of_two_lines_of_figures);
	tcase_add_test(tc, a_cess_by_its_rate_is_in_the_total_of_a_line);
	tcase_add_test(tc, a_sentence_may_say_the_place_of_supply);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
