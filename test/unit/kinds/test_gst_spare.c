/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Columns beside what a line comes to, under headings that nobody knows: what they count, list and lead to. */
#include "../unit.h"
#include "gst_lines.h"

#define WIDE_MAX 10

/* A paper whose columns end at EDGES, N of them, the second one of names that begin there. */
struct wide {
	size_t n;
	int edges[WIDE_MAX];
	const char *heads[WIDE_MAX];
	const char *items[4][WIDE_MAX];
	const char *foot[LINES][2];
};

static void put_wide(int y, const struct wide *w, const char *const *cells)
{
	for (size_t i = 0; i < w->n; i++) {
		if (!cells[i])
			continue;
		if (i == 1)
			sheet_put(&sheet, w->edges[i], y, cells[i]);
		else
			sheet_right(&sheet, w->edges[i], y, cells[i]);
	}
}

static const char *of_wide(const struct wide *w)
{
	const struct paper p = {.head = {"Invoice No: PS/25-26/8412", "Invoice Date: 07-08-2025"}};
	int y = 200;

	draw(&p);
	put_wide(y, w, w->heads);
	for (size_t i = 0; w->items[i][1]; i++)
		put_wide(y += 16, w, w->items[i]);
	y += 20;
	for (size_t i = 0; w->foot[i][0]; i++) {
		sheet_put(&sheet, 350, y += 16, w->foot[i][0]);
		sheet_right(&sheet, 560, y, w->foot[i][1]);
	}
	return read_sheet();
}

/* The plain paper with FIRST and OTHER in the column of HEADING, and no rates in its lines. */
static const char *with_column(const char *heading, const char *first, const char *other)
{
	struct paper p = plain();

	p.heads[2] = NULL;
	p.heads[3] = heading;
	for (size_t i = 0; i < 3; i++) {
		p.items[i][2] = NULL;
		p.items[i][3] = i ? other : first;
	}
	p.foot[1][0] = "CGST 9%";
	p.foot[2][0] = "SGST 9%";
	return verdict(&p);
}

START_TEST(numbers_of_things_are_no_amounts)
{
	ck_assert_str_eq(with_column("Cylinders", "95024, 38370", "28920, 31077"), "verified");
	ck_assert_str_eq(with_column("Fuzzy", "7,734", "1,417"), "verified");
	ck_assert_str_ne(with_column("Fuzzy", "7,734.00", "1,417.00"), "verified");
}
END_TEST

START_TEST(words_with_figures_say_nothing_of_what_is_multiplied)
{
	ck_assert_str_eq(with_column("Range", "0-22 g / 0.1 mg", "0-60 mm / 0.01 mm"), "verified");
	ck_assert_str_eq(item(0, "description"), "Oak shelf");
	ck_assert_str_ne(with_column("Range", "GST 12.00 on 100", "GST 12.00 on 100"), "verified");
}
END_TEST

/* A weight, and by how many percent what is charged is more. */
static const char *picked_up(const char *black)
{
	const struct wide w = {
		.n = 7,
		.edges = {50, 70, 280, 350, 400, 470, 560},
		.heads = {"Sl", "Description", "Black", "Pick-up", "Qty", "Rate", "Amount"},
		.items = {{"1", "Oak shelf", black, "9.09", "12.000", "450.00", "5,400.00"},
			  {"2", "Steel ladder", "1.900", "5.26", "2.000", "1,400.00", "2,800.00"},
			  {"3", "Handbook", "2.700", "11.11", "3.000", "80.00", "240.00"}},
		.foot = {{"Taxable Value", "8,440.00"},
			 {"CGST 9%", "759.60"},
			 {"SGST 9%", "759.60"},
			 {"Grand Total", "9,959.20"}},
	};

	return of_wide(&w);
}

START_TEST(what_a_percentage_makes_the_quantity_of_is_of_no_use)
{
	ck_assert_str_eq(picked_up("11.000"), "verified");
	ck_assert_str_eq(item(0, "quantity"), "12");
	ck_assert_str_ne(picked_up("11.100"), "verified");
}
END_TEST

/* The hire of films: a share of what is left of the collection. */
static const char *hired(const char *gross)
{
	const struct wide w = {
		.n = 9,
		.edges = {50, 70, 200, 240, 300, 360, 430, 480, 560},
		.heads = {"Sl", "Description", "Shows", "Seats", "Gross", "Tickets", "Nett", "Part", "Hire"},
		.items = {{"1", "Oak shelf", "28", "6,720", gross, "800.00", "6,700.00", "50", "3,350.00"},
			  {"2", "Steel ladder", "21", "2,940", "2,350.00", "250.00", "2,100.00", "42.5", "892.50"}},
		.foot = {{"Taxable Value", "4,242.50"},
			 {"CGST 9%", "381.83"},
			 {"SGST 9%", "381.83"},
			 {"Grand Total", "5,006.16"}},
	};

	return of_wide(&w);
}

START_TEST(what_led_to_the_amount_of_a_share_is_of_no_use)
{
	ck_assert_str_eq(hired("7,500.00"), "verified");
	ck_assert_str_eq(item(0, "taxable_value"), "3350.00");
	ck_assert_str_ne(hired("7,600.00"), "verified");
}
END_TEST

/* Fares of duties, with what was counted, and tolls that are not taxed. */
static const char *driven(const char *extra, const char *toll)
{
	const struct wide w = {
		.n = 9,
		.edges = {50, 70, 230, 260, 320, 370, 430, 490, 560},
		.heads = {"Sl", "Used for", "Kms", "Over", "Fare", "Extra", "Taxable Value", "Tolls", "Total"},
		.items = {{"1", "Local, eight hours", "169", "2", "3,500.00", extra, "4,924.00", toll, "5,039.00"},
			  {"2", "Local, four hours", "130", "12", "2,400.00", "650.00", "3,050.00", "90.00",
			   "3,140.00"},
			  {"3", "Airport transfer", "70", "3", "4,120.00", "-", "4,120.00", "20.00", "4,140.00"}},
		.foot = {{"Taxable Value", "12,094.00"},
			 {"CGST 2.5%", "302.35"},
			 {"SGST 2.5%", "302.35"},
			 {"Add: tolls at actuals", "225.00"},
			 {"Round Off", "0.30"},
			 {"Grand Total", "12,924.00"}},
	};

	return of_wide(&w);
}

START_TEST(tolls_are_passed_on_beside_taxed_fares)
{
	ck_assert_str_eq(driven("1,424.00", "115.00"), "verified");
	ck_assert_uint_eq(lines(), 3);
	ck_assert_str_eq(item(0, "description"), "Local, eight hours");
	ck_assert_str_eq(item(0, "taxable_value"), "4924.00");
	ck_assert_str_eq(item(0, "total"), "5039.00");
	ck_assert_str_eq(item(0, "quantity"), "null");
	ck_assert_str_ne(driven("1,425.00", "115.00"), "verified");
	ck_assert_str_ne(driven("1,424.00", "116.00"), "verified");
}
END_TEST

/* "Amount due", what it is, and when. */
static const char *due_below(const char *over, const char *day)
{
	struct paper p = plain();

	draw(&p);
	sheet_put(&sheet, 440, 110, over);
	sheet_put(&sheet, 440, 124, "9,959.20");
	sheet_put(&sheet, 440, 138, day);
	(void)read_sheet();
	return sheet_at(all, "data/due_date");
}

START_TEST(a_day_below_what_is_due_is_when)
{
	ck_assert_str_eq(due_below("Amount due", "by 03 Sep 2025"), "2025-09-03");
	ck_assert_str_eq(due_below("Amount", "by 03 Sep 2025"), "null");
	ck_assert_str_eq(due_below("Amount due", "of 03 Sep 2025"), "null");
}
END_TEST

int main(void)
{
	Suite *s = suite_create("gst_spare");
	TCase *tc = tcase_create("gst_spare");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, numbers_of_things_are_no_amounts);
	tcase_add_test(tc, words_with_figures_say_nothing_of_what_is_multiplied);
	tcase_add_test(tc, what_a_percentage_makes_the_quantity_of_is_of_no_use);
	tcase_add_test(tc, what_led_to_the_amount_of_a_share_is_of_no_use);
	tcase_add_test(tc, tolls_are_passed_on_beside_taxed_fares);
	tcase_add_test(tc, a_day_below_what_is_due_is_when);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
