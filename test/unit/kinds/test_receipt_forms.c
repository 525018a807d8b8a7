/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What tills say in other forms: a subtotal under any name, a change with its minus, an address at the foot. */
#include "../unit.h"
#include "receipt_paper.h"

#define LINES   14
#define COLUMNS 3

/* A line at Y; '|' parts what stands in columns of its own. */
struct line {
	int y;
	const char *name, *value;
};

static void put_line(const struct line *line)
{
	static const int columns[COLUMNS] = {40, 60, 150};
	char *text = dx_strdup(arena, line->name);

	for (size_t i = 0; i < COLUMNS && text; i++) {
		char *bar = strchr(text, '|');

		if (bar)
			*bar = '\0';
		sheet_put(&sheet, columns[i], line->y, text);
		text = bar ? bar + 1 : NULL;
	}
	if (line->value)
		sheet_right(&sheet, 300, line->y, line->value);
}

/* A receipt of a text layer with these lines below its name. */
static void read_lines(const struct line *lines)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES LTD");
	for (size_t i = 0; i < LINES && lines[i].name; i++)
		put_line(&lines[i]);
	read_it();
}

static const struct {
	struct line lines[LINES];
	const char *path, *value;
} sums[] = {
	/* what was given back has no sign of its own, and a rounding has */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {90, "Total", "25.00"},
	  {102, "Cash", "30.00"},
	  {114, "Change", "-5.00"}},
	 "data/totals/change",
	 "5.00"},
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.01"},
	  {90, "Subtotal", "25.01"},
	  {102, "Rounded Off", "-0.01"},
	  {114, "Total", "25.00"}},
	 "data/totals/rounding",
	 "-0.01"},
	/* the tax stands before the word that it is inside */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {90, "Total", "25.00"},
	  {110, "GST 7% of $1.64 included", NULL}},
	 "data/totals/tax",
	 "1.64"},
	/* what the goods come to, under a name that may be bought */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Day 1", "12.00"},
	  {72, "Day 2", "13.00"},
	  {92, "Parking fees", "25.00"},
	  {104, "GST 8%", "2.00"},
	  {116, "Total", "27.00"}},
	 "data/totals/subtotal",
	 "25.00"},
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {96, "Food & Drink", "25.00"},
	  {108, "Gratuity", "2.50"},
	  {120, "Total", "27.50"}},
	 "data/totals/tip",
	 "2.50"},
	/* bought, it is in the total */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {92, "Parking fees", "25.00"},
	  {104, "GST 8%", "4.00"},
	  {116, "Total", "54.00"}},
	 "data/line_items/2/amount",
	 "25.00"},
	/* how many, and the price of one, each on a line of its own */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Diesel", "71.04"},
	  {72, "Gallons: 18.136", NULL},
	  {84, "Price/Gal: $3.917", NULL},
	  {96, "Rice", "12.00"},
	  {116, "Total", "83.04"}},
	 "data/line_items/0/quantity",
	 "18.136"},
	/* the sign of multiplication is glued to how many */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "1\xc3\x97|Rice", "12.00"},
	  {72, "2\xc3\x97|Green tea", "13.00"},
	  {92, "Total", "25.00"}},
	 "data/line_items/1/quantity",
	 "2"},
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "1\xc3\x97|Rice", "12.00"},
	  {72, "2\xc3\x97|Green tea", "13.00"},
	  {92, "Total", "25.00"}},
	 "data/line_items/1/description",
	 "Green tea"},
	/* the second half of a counted name has its amount */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "3|Rice", "12.00"},
	  {72, "2|Green tea with", NULL},
	  {84, "|fresh lemon", "13.00"},
	  {104, "Total", "25.00"}},
	 "data/line_items/1/quantity",
	 "2"},
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "3|Rice", "12.00"},
	  {72, "2|Green tea with", NULL},
	  {84, "|fresh lemon", "13.00"},
	  {104, "Total", "25.00"}},
	 "data/line_items/1/description",
	 "Green tea with fresh lemon"},
	/* a telephone to call is one thing, one to buy another */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Phone cable", "12.00"},
	  {72, "Green tea", "13.00"},
	  {92, "Total", "25.00"}},
	 "data/line_items/0/description",
	 "Phone cable"},
	/* a receipt is of when one left */
	{{{40, "Entry", "05/03/2018 14:21"},
	  {52, "Exit", "06/03/2018 15:30"},
	  {72, "Day 1", "12.00"},
	  {84, "Day 2", "13.00"},
	  {104, "Total", "25.00"}},
	 "data/date",
	 "2018-03-06"},
	{{{40, "Entry", "05/03/2018 14:21"},
	  {52, "Exit", "06/03/2018 15:30"},
	  {72, "Day 1", "12.00"},
	  {84, "Day 2", "13.00"},
	  {104, "Total", "25.00"}},
	 "data/time",
	 "15:30"},
	/* where it is, at the foot, up to its postcode */
	{{{40, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {92, "Total", "25.00"},
	  {112, "12 Mulberry Road NE", NULL},
	  {124, "Calgary AB T2E 6W5", NULL}},
	 "data/merchant/address",
	 "12 Mulberry Road NE, Calgary AB T2E 6W5"},
	{{{40, "Lot", NULL},
	  {52, "Date: 05/03/2018", "14:21:40"},
	  {60, "Rice", "12.00"},
	  {72, "Green tea", "13.00"},
	  {92, "Total", "25.00"}},
	 "data/merchant/address",
	 "null"},
	/* a street without a house stands above its town and postcode */
	{{{20, "Mulberry Road Superstore", NULL},
	  {32, "Leeds LS4 2DQ", NULL},
	  {52, "Date: 05/03/2018", "14:21:40"},
	  {72, "Rice", "12.00"},
	  {92, "Total", "12.00"}},
	 "data/merchant/address",
	 "Mulberry Road Superstore, Leeds LS4 2DQ"},
};

START_TEST(forms_of_tills_are_read)
{
	read_lines(sums[_i].lines);
	ck_assert_str_eq(at(sums[_i].path), sums[_i].value);
}
END_TEST

/* A price of one stands there, and what it makes with how many is not the amount: neither is sure. */
START_TEST(a_price_without_its_quantity_leaves_it_open)
{
	static const struct line lines[LINES] = {{40, "Date: 05/03/2018", "14:21:40"},
						 {60, "Diesel", "71.04"},
						 {72, "Gallons: 18.736", NULL},
						 {84, "Price/Gal: $3.917", NULL},
						 {96, "Rice", "12.00"},
						 {116, "Subtotal", "83.04"},
						 {128, "Tax", "1.00"},
						 {140, "Total", "84.04"}};

	read_lines(lines);
	ck_assert_str_eq(at("data/line_items/0/quantity"), "null");
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("receipt forms");
	TCase *tc = tcase_create("kinds");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, forms_of_tills_are_read, 0, DX_LEN(sums));
	tcase_add_test(tc, a_price_without_its_quantity_leaves_it_open);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
