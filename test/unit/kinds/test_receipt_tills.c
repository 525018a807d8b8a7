/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows as tills of many trades print them, and the head above: what stands beside goods, a name and an address. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP    12
#define LINES   14
#define COLUMNS 4

/* A line that begins at X; '|' parts what stands in columns of its own. */
struct line {
	int x;
	const char *name, *value;
};

static void put_line(int y, const struct line *line)
{
	static const int columns[COLUMNS] = {0, 130, 170, 220};
	char *text = dx_strdup(arena, line->name);

	for (size_t i = 0; i < COLUMNS && text; i++) {
		char *bar = strchr(text, '|');

		if (bar)
			*bar = '\0';
		sheet_put(&sheet, i == 0 ? line->x : columns[i], y, text);
		text = bar ? bar + 1 : NULL;
	}
	if (line->value)
		sheet_right(&sheet, 300, y, line->value);
}

/* A receipt of a text layer with these lines below its head and a date. */
static void read_goods(const struct line *lines)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES LTD");
	sheet_put(&sheet, 90, 20, "12 MULBERRY ROAD, SOMEVILLE");
	sum(60, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < LINES && lines[i].name; i++)
		put_line(80 + STEP * (int)i, &lines[i]);
	read_it();
}

static const char *item(size_t i, const char *member)
{
	return at(dx_asprintf(arena, "data/line_items/%zu/%s", i, member));
}

static const struct {
	struct line lines[LINES];
	const char *name, *quantity;
} goods[] = {
	/* weighed without what it was weighed in, below a heading or not */
	{{{40, "Rice", "12.00"},
	  {40, "Green tea", NULL},
	  {50, "2.000 kg NET @ $6.50/kg", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "2"},
	/* no sign but that the price is of each */
	{{{40, "Rice", "12.00"},
	  {40, "Green tea", NULL},
	  {40, "Qty 2 \xc2\xb7 $6.50 each", NULL},
	  {40, "", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "2"},
	/* a size is no quantity */
	{{{40, "Rice", "12.00"}, {40, "577326 2X4-8 Stud", "13.00"}, {90, "2@ 6.50", NULL}, {40, "Total", "25.00"}},
	 "2X4-8 Stud",
	 "2"},
	/* the mark is of the quantity, whether it is glued to it or not */
	{{{40, "1x Rice", "12.00"}, {40, "2x Green tea", "13.00"}, {40, "Total", "25.00"}}, "Green tea", "2"},
	{{{40, "1 x Rice", "12.00"}, {40, "2 x Green tea", "13.00"}, {40, "Total", "25.00"}}, "Green tea", "2"},
	/* a column of the tax's rate between price and amount */
	{{{40, "Description|Qty|Price|VAT%", "Amount"},
	  {40, "Rice|1|12.00|0", "12.00"},
	  {40, "Green tea|2|6.50|5", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "2"},
	/* what heads the columns is no name */
	{{{40, "No.Item|Qty|Price", "Amount"},
	  {40, "1 Green tea|2|6.50", "13.00"},
	  {52, "lemon)", NULL},
	  {40, "2 Rice|1|12.00", "12.00"},
	  {40, "Total", "25.00"}},
	 "Rice",
	 "1"},
	/* nor is what heads a group */
	{{{90, "GROCERY", NULL},
	  {40, "Rice", "12.00"},
	  {80, "DRINKS", NULL},
	  {40, "Green tea", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "null"},
	/* the name goes on before an amount that others have their line alone for */
	{{{40, "Rice", NULL},
	  {40, "", "12.00"},
	  {40, "Green tea with", NULL},
	  {40, "fresh lemon", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea with fresh lemon",
	 "null"},
	/* a sign of the currency behind the mark */
	{{{40, "Rice", "12.00"},
	  {40, "Green tea", NULL},
	  {40, "2.000 kg @ RM 6.50/kg", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "2"},
	{{{40, "Rice", "12.00"},
	  {40, "2 Green tea", "13.00"},
	  {52, "\xc2\xa3 6.50 each", NULL},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "2"},
	/* the code of a tax, and a column of words, behind the name; how much is in one is of it */
	{{{40, "Rice <A>", "12.00"}, {40, "Green tea <A>", "13.00"}, {40, "Total", "25.00"}}, "Green tea", "null"},
	{{{40, "Service|With", "Price"},
	  {40, "Rice|Jess", "12.00"},
	  {40, "Green tea|Level 2", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "null"},
	{{{40, "Rice", "12.00"}, {40, "Green tea 0.5", "13.00"}, {40, "Total", "25.00"}}, "Green tea 0.5", "null"},
	/* names of several lines, and a short one */
	{{{40, "Rice", "12.00"},
	  {40, "9786262774071", NULL},
	  {40, "Green tea with", NULL},
	  {40, "lemon|2|6.50", "13.00"},
	  {40, "Total", "25.00"}},
	 "Green tea with lemon",
	 "2"},
	{{{40, "Rice", "12.00"}, {40, "Green tea", NULL}, {40, "FX|2|6.50", "13.00"}, {40, "Total", "25.00"}},
	 "Green tea FX",
	 "2"},
	{{{40, "Rice", "12.00"}, {40, "D24", NULL}, {40, "2.000 kg @ 6.50/kg", "13.00"}, {40, "Total", "25.00"}},
	 "D24",
	 "2"},
	/* nobody bought a weight */
	{{{40, "Rice", "12.00"},
	  {40, "Green tea", "13.00"},
	  {60, "Weight: 1 lb 4.70 oz", NULL},
	  {40, "Total", "25.00"}},
	 "Green tea",
	 "null"},
};

/* The second of the goods, of 13.00; nothing else was bought. */
START_TEST(goods_of_tills_are_read)
{
	read_goods(goods[_i].lines);
	ck_assert_str_eq(item(1, "description"), goods[_i].name);
	ck_assert_str_eq(item(1, "quantity"), goods[_i].quantity);
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/total"), "25.00");
}
END_TEST

/* "2x" stands on the first line of a name, its amount on the second one. */
START_TEST(a_counted_name_begins_above_its_amount)
{
	static const struct line lines[LINES] = {
		{40, "1x", NULL}, {40, "2x", NULL}, {40, "Total", "25.00"}, {0, NULL, NULL}};

	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES LTD");
	sheet_put(&sheet, 90, 20, "12 MULBERRY ROAD, SOMEVILLE");
	sum(60, "Date: 05/03/2018", "14:21:40");
	put_line(80, &lines[0]);
	put_line(80, &(struct line){70, "Rice", "12.00"});
	put_line(92, &lines[1]);
	put_line(92, &(struct line){70, "Green tea with", NULL});
	put_line(104, &(struct line){70, "fresh lemon", "13.00"});
	put_line(120, &lines[2]);
	read_it();
	ck_assert_str_eq(item(1, "description"), "Green tea with fresh lemon");
	ck_assert_str_eq(item(1, "quantity"), "2");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

/* What stands below the heading of a column of codes is none of a name, though there is but one. */
START_TEST(a_code_in_its_column_is_not_of_the_name)
{
	static const struct line lines[LINES] = {{40, "Sn Product|Batch|Exp|Qty", "Amount"},
						 {40, "1 COTTON|BK3369|03/23|2", "13.00"},
						 {40, "Total", "13.00"}};

	read_goods(lines);
	ck_assert_str_eq(item(0, "description"), "COTTON");
	ck_assert_ptr_null(at("data/line_items/1"));
}
END_TEST

/* How much was bought stands above the first of the goods, right below the head. */
START_TEST(a_weight_ends_the_head)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES LTD");
	sheet_put(&sheet, 90, 20, "12 MULBERRY ROAD, SOMEVILLE");
	sheet_put(&sheet, 40, 44, "0.547 kg x 18.90 EUR/kg");
	sum(56, "Stollen", "10.34");
	sum(68, "Rice", "12.00");
	sum(80, "Total", "22.34");
	sum(100, "Date: 05/03/2018", "14:21:40");
	read_it();
	ck_assert_str_eq(item(0, "description"), "Stollen");
	ck_assert_str_eq(item(0, "quantity"), "0.547");
}
END_TEST

/* What is left of the time was bought; above what was paid nothing was given back. */
START_TEST(what_is_left_of_the_time_is_no_change)
{
	static const struct line lines[LINES] = {
		{40, "Day 1 (10/03 03:01)", "42.00"}, {40, "Baki 15 jam 12 min", "28.00"}, {40, "JUMLAH", "70.00"}};
	static const struct line change[LINES] = {
		{40, "Rice", "42.00"}, {40, "Total", "42.00"}, {40, "Cash", "50.00"}, {40, "Baki", "8.00"}};

	read_goods(lines);
	ck_assert_str_eq(item(1, "description"), "Baki 15 jam 12 min");
	ck_assert_str_eq(item(1, "amount"), "28.00");
	ck_assert_str_eq(at("data/totals/change"), "null");
	read_goods(change);
	ck_assert_ptr_null(at("data/line_items/1"));
	ck_assert_str_eq(at("data/totals/change"), "8.00");
}
END_TEST

/* What a summary of taxes says was not bought, though no total stands above it. */
START_TEST(a_summary_of_taxes_is_no_goods)
{
	static const struct line lines[LINES] = {{40, "Rice", "12.00"},
						 {40, "Green tea", "13.00"},
						 {40, "<-- GST Breakup Details -->", NULL},
						 {40, "GST Taxable|CGST|SGST", "Total"},
						 {40, "1) 23.80|0.60|0.60", "25.00"},
						 {40, "Cash", "25.00"}};

	read_goods(lines);
	ck_assert_str_eq(item(1, "amount"), "13.00");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

static const struct {
	const char *head[6];
	const char *name, *address;
} heads[] = {
	{{"GOLDEN FERN", "GST ROAD, SOMEVILLE", "CHENNAI 600063"},
	 "GOLDEN FERN",
	 "GST ROAD, SOMEVILLE, CHENNAI 600063"},
	{{"WELCOMES YOU", "GOLDEN FERN", "RING ROAD, RAJKOT 360005"}, "GOLDEN FERN", "RING ROAD, RAJKOT 360005"},
	{{"GOLDEN FERN", "4015 MAIN ST", "FORT COLLINS CO 80524", "STORE DIRECTOR DALE H"},
	 "GOLDEN FERN",
	 "4015 MAIN ST, FORT COLLINS CO 80524"},
	{{"GOLDEN FERN MEDICALS", "H.No. 3-6-289, Himayatnagar", "RETAIL INVOICE"},
	 "GOLDEN FERN MEDICALS",
	 "H.No. 3-6-289, Himayatnagar"},
	{{"Golden Fern Stores", "Kingsway Retail Park", "Derby", "DE22 3NF", "Your items|||Price"},
	 "Golden Fern Stores",
	 "Kingsway Retail Park, Derby, DE22 3NF"},
	{{"Golden Fern", "E-receipt|||1 May 2024 10:28", "Some Hub, 1 Mulberry Walk #B1-10", "Singapore 528523"},
	 "Golden Fern",
	 "Some Hub, 1 Mulberry Walk #B1-10, Singapore 528523"},
	/* what is said of a shop is no address, and a house is no postcode */
	{{"GOLDEN FERN", "Since 1948", "4015 MAIN ST", "FORT COLLINS CO 80524"},
	 "GOLDEN FERN",
	 "4015 MAIN ST, FORT COLLINS CO 80524"},
	{{"GOLDEN FERN", "Build it right.", "3900 W COLFAX AVE", "LAKEWOOD, CO 80204"},
	 "GOLDEN FERN",
	 "3900 W COLFAX AVE, LAKEWOOD, CO 80204"},
	{{"GOLDEN FERN", "77 DEPOT AVE", "HARLOW, VT 05149-9998"},
	 "GOLDEN FERN",
	 "77 DEPOT AVE, HARLOW, VT 05149-9998"},
	/* who is behind a shop, and the house that it is in */
	{{"CAFE DES FLEURS", "EURL Fleurs", "8 place Carnot", "21200 BEAUNE"},
	 "CAFE DES FLEURS",
	 "8 place Carnot, 21200 BEAUNE"},
	{{"GOLDEN FERN", "The Quay Hotel", "9 Marina Rise", "Singapore 018977"},
	 "GOLDEN FERN",
	 "The Quay Hotel, 9 Marina Rise, Singapore 018977"},
	/* no postcode: below its date a paper says whose it is */
	{{"Golden Fern", "E-receipt|||1 May 2024 10:28", "Miss Fern, 12 Mulberry"}, "Golden Fern", "null"},
};

START_TEST(names_and_addresses_of_tills)
{
	int y = 8;

	sheet_init(&sheet, arena, 1);
	for (size_t i = 0; i < DX_LEN(heads[_i].head) && heads[_i].head[i]; i++, y += STEP)
		put_line(y, &(struct line){60, heads[_i].head[i], NULL});
	sum(110, "Date: 05/03/2018", "14:21:40");
	sum(122, "Rice", "12.00");
	sum(134, "Total", "12.00");
	read_it();
	ck_assert_str_eq(at("data/merchant/name"), heads[_i].name);
	ck_assert_str_eq(at("data/merchant/address"), heads[_i].address);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt tills");
	TCase *tc = tcase_create("kinds");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, goods_of_tills_are_read, 0, DX_LEN(goods));
	tcase_add_test(tc, a_counted_name_begins_above_its_amount);
	tcase_add_test(tc, a_code_in_its_column_is_not_of_the_name);
	tcase_add_test(tc, a_weight_ends_the_head);
	tcase_add_test(tc, what_is_left_of_the_time_is_no_change);
	tcase_add_test(tc, a_summary_of_taxes_is_no_goods);
	tcase_add_loop_test(tc, names_and_addresses_of_tills, 0, DX_LEN(heads));
	suite_add_tcase(s, tc);
	return unit_main(s);
}
