/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Quantities wherever tills print them, and the names of what was bought. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP  12
#define LINES 8

struct line {
	const char *name, *value;
};

/* A receipt of a text layer with these lines, from the goods on. */
static void read_lines(const struct line *lines, size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES SDN BHD");
	sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(60, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < n && lines[i].name; i++) {
		sheet_put(&sheet, 40, 80 + STEP * (int)i, lines[i].name);
		if (lines[i].value)
			sheet_right(&sheet, 300, 80 + STEP * (int)i, lines[i].value);
	}
	read_it();
}

static const char *item(size_t i, const char *member)
{
	return at(dx_asprintf(arena, "data/line_items/%zu/%s", i, member));
}

/* Two goods, the second one of 6.50 twice; where its quantity stands is another in each case. */
START_TEST(a_quantity_is_read_where_its_price_makes_the_amount)
{
	static const struct line cases[][LINES] = {
		{{"Rice", "12.00"}, {"Green tea", "13.00"}, {"2 @ RM6.50", NULL}, {"Total", "25.00"}},
		{{"Rice", "12.00"}, {"2 Stk x 6.50", NULL}, {"Green tea", "13.00"}, {"Total", "25.00"}},
		{{"Rice", "12.00"}, {"Green tea", NULL}, {"2 PC x 6.50", "13.00"}, {"Total", "25.00"}},
		{{"Rice", "12.00"}, {"Green tea", NULL}, {"2 AT 1 FOR 6.50", "13.00"}, {"Total", "25.00"}},
		{{"Rice", "12.00"},
		 {"Green tea", NULL},
		 {"WA44 - 14", NULL},
		 {"9513472009271 2 X 6.50", "13.00"},
		 {"Total", "25.00"}},
		{{"Rice", "12.00"}, {"Green tea 2 pcs @ 6.50", "13.00"}, {"Total", "25.00"}},
	};

	read_lines(cases[_i], LINES);
	ck_assert_str_eq(item(1, "quantity"), "2");
	ck_assert_str_eq(item(1, "amount"), "13.00");
	ck_assert_str_eq(item(1, "description"), "Green tea");
	ck_assert_str_eq(item(0, "quantity"), "null");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

/* "x 2" behind a name is how many where the price below makes the amount, wherever the name ends; of a pack otherwise.
 */
START_TEST(what_stands_behind_a_name_is_how_many_where_a_price_says_so)
{
	static const struct {
		struct line lines[LINES];
		const char *quantity, *name, *verdict;
	} cases[] = {
		{{{"Rice", "12.00"},
		  {"Green tea x 2", "13.00"},
		  {"$6.50 ea.", NULL},
		  {"Total", "25.00"},
		  {"Cash", "25.00"}},
		 "2",
		 "Green tea",
		 "verified"},
		{{{"Rice", "12.00"},
		  {"Green tea (x2)", "13.00"},
		  {"6.50 each", NULL},
		  {"Total", "25.00"},
		  {"Cash", "25.00"}},
		 "2",
		 "Green tea",
		 "verified"},
		{{{"Rice", "12.00"}, {"Green tea x 2", "13.00"}, {"Total", "25.00"}, {"Cash", "25.00"}},
		 "null",
		 "Green tea x 2",
		 "unverifiable"},
		{{{"Rice", "12.00"},
		  {"Green tea x 2", "13.00"},
		  {"$6.40 ea.", NULL},
		  {"Total", "25.00"},
		  {"Cash", "25.00"}},
		 "null",
		 "Green tea x 2",
		 "unverifiable"},
		/* the amount is no price of one */
		{{{"Rice", "12.00"}, {"Green tea 3X", "13.00"}, {"Total", "25.00"}, {"Cash", "25.00"}},
		 "null",
		 "Green tea 3X",
		 "unverifiable"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(item(1, "quantity"), cases[_i].quantity);
	ck_assert_str_eq(item(1, "description"), cases[_i].name);
	ck_assert_str_eq(item(1, "amount"), "13.00");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* "1." is the number of a line and "6" ends a name: they are no quantity and its price, whatever they make. */
START_TEST(a_running_number_is_no_quantity)
{
	static const struct line lines[LINES] = {
		{"1. Sachet x 6", "6.00"}, {"2. Green tea", "13.00"}, {"Total", "19.00"}, {"Cash", "19.00"}};

	read_lines(lines, LINES);
	ck_assert_str_eq(item(0, "quantity"), "null");
	ck_assert_str_eq(item(0, "description"), "Sachet x 6");
}
END_TEST

/* A quantity and a price that make no amount beside them: something was not read, or changed. */
START_TEST(a_quantity_of_nothing_keeps_from_verified)
{
	static const struct line right[LINES] = {{"Rice", "12.00"},
						 {"Green tea", "13.00"},
						 {"0.5 kg @ 26.00/kg", NULL},
						 {"Total", "25.00"},
						 {"Cash", "25.00"}};
	static const struct line wrong[LINES] = {{"Rice", "12.00"},
						 {"Green tea", "13.00"},
						 {"0.5 kg @ 46.00/kg", NULL},
						 {"Total", "25.00"},
						 {"Cash", "25.00"}};

	read_lines(right, LINES);
	ck_assert_str_eq(sheet_verdict(all), "verified");
	read_lines(wrong, LINES);
	ck_assert_str_eq(item(1, "quantity"), "null");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* A column of numbers without the price of one is read, and nothing proves it; lines that are numbered have none. */
START_TEST(a_column_of_quantities_is_read)
{
	static const struct {
		struct line lines[LINES];
		const char *first, *verdict;
	} cases[] = {
		{{{"2 Rice", "12.00"}, {"1 Green tea", "6.50"}, {"1 Salt", "6.50"}, {"Total", "25.00"}},
		 "2",
		 "unverifiable"},
		{{{"1 Rice", "12.00"}, {"2 Green tea", "6.50"}, {"3 Salt", "6.50"}, {"Total", "25.00"}},
		 "null",
		 "verified"},
		{{{"1 Rice", "12.00"}, {"2 Green tea", "13.00"}, {"Total", "25.00"}}, "null", "unverifiable"},
		{{{"2 Rice", "12.00"}, {"Green tea", "13.00"}, {"Total", "25.00"}}, "null", "unverifiable"},
		{{{"Rice", "12.00"}, {"Green tea", "13.00"}, {"Total", "25.00"}}, "null", "verified"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(item(0, "quantity"), cases[_i].first);
	ck_assert_str_eq(item(0, "description"), "Rice");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* Whatever it is called: what its taxes make another total of is the subtotal, and so is the total that is rounded. */
START_TEST(a_total_that_makes_another_is_the_subtotal)
{
	static const struct {
		struct line lines[LINES];
		const char *subtotal, *total;
	} cases[] = {
		{{{"Rice", "12.00"},
		  {"Green tea", "13.00"},
		  {"Net amount", "25.00"},
		  {"VAT 20%", "5.00"},
		  {"Total", "30.00"}},
		 "25.00",
		 "30.00"},
		{{{"Rice", "12.00"},
		  {"Green tea", "13.01"},
		  {"Total sales", "25.01"},
		  {"Rounding", "-0.01"},
		  {"Total", "25.00"}},
		 "25.01",
		 "25.00"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(at("data/totals/subtotal"), cases[_i].subtotal);
	ck_assert_str_eq(at("data/totals/total"), cases[_i].total);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A tax that only a summary says is the receipt's where the summary comes to the total, and is missed where it does
 * not. */
START_TEST(the_tax_of_a_summary_is_the_tax)
{
	static const struct {
		const char *net, *tax, *verdict;
	} cases[] = {{"23.58", "1.42", "verified"}, {"20.00", "null", "unverifiable"}};
	const struct line lines[LINES] = {{"Rice", "12.00"},
					  {"Green tea", "13.00"},
					  {"Total", "25.00"},
					  {"Cash", "25.00"},
					  {"GST Summary Amount Tax", NULL},
					  {dx_asprintf(arena, "S = 6%% %s", cases[_i].net), "1.42"}};

	read_lines(lines, LINES);
	ck_assert_str_eq(at("data/totals/tax"), cases[_i].tax);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* A summary says its taxes without a heading, too, by halves and in words; what no value holds keeps from verified. */
START_TEST(a_summary_needs_no_heading)
{
	static const struct {
		const char *line, *tax, *printed, *verdict;
	} cases[] = {{"S = 6% 23.58", "1.42", "1.42", "verified"},
		     {"S 6% Net 23.58 GST", "1.42", "1.42", "verified"},
		     {"S = 6% 20.00", "1.20", "null", "unverifiable"}};
	const struct line lines[LINES] = {{"Rice", "12.00"},
					  {"Green tea", "13.00"},
					  {"Total", "25.00"},
					  {"Cash", "25.00"},
					  {cases[_i].line, cases[_i].tax}};

	read_lines(lines, LINES);
	if (_i < 2)
		ck_assert_str_eq(at("data/totals/tax"), cases[_i].printed);
	ck_assert_str_eq(at("data/totals/total"), "25.00");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* "Refund" below what was paid is the change, nought as well; nought of anything else is not. */
START_TEST(a_refund_below_a_payment_is_the_change)
{
	static const struct {
		const char *paid, *name, *value, *change;
	} cases[] = {{"30.00", "Refund", "5.00", "5.00"},
		     {"25.00", "Refund", "0.00", "0.00"},
		     {"25.00", "Bonus", "0.00", "null"},
		     {"30.00", "Refund", "4.00", "null"}};
	const struct line lines[LINES] = {{"Rice", "12.00"},
					  {"Green tea", "13.00"},
					  {"Total", "25.00"},
					  {"Cash", cases[_i].paid},
					  {cases[_i].name, cases[_i].value}};

	read_lines(lines, LINES);
	ck_assert_str_eq(at("data/totals/change"), cases[_i].change);
}
END_TEST

/* Yen have no hundredths, hours a letter, and what repeats the total was paid, whatever the way to pay is called. */
START_TEST(signs_and_names_of_lands)
{
	static const struct line lines[LINES] = {{"Melon Bread", "\xc2\xa5"
								 "150*"},
						 {"Umbrella", "\xc2\xa5"
							      "1,770"},
						 {"Total", "\xc2\xa5"
							   "1,920"},
						 {"Suica", "\xc2\xa5"
							   "1,920"}};

	read_lines(lines, LINES);
	ck_assert_str_eq(item(1, "amount"), "1770.00");
	ck_assert_str_eq(at("data/totals/total"), "1920.00");
	ck_assert_str_eq(at("data/totals/paid"), "1920.00");
	ck_assert_str_eq(at("data/currency"), "JPY");
}
END_TEST

static Suite *quantities_suite(void)
{
	Suite *s = suite_create("receipt quantities");
	TCase *tc = tcase_create("kinds");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_quantity_is_read_where_its_price_makes_the_amount, 0, 6);
	tcase_add_loop_test(tc, what_stands_behind_a_name_is_how_many_where_a_price_says_so, 0, 5);
	tcase_add_test(tc, a_running_number_is_no_quantity);
	tcase_add_loop_test(tc, a_summary_needs_no_heading, 0, 3);
	tcase_add_loop_test(tc, a_refund_below_a_payment_is_the_change, 0, 4);
	tcase_add_test(tc, a_quantity_of_nothing_keeps_from_verified);
	tcase_add_loop_test(tc, a_column_of_quantities_is_read, 0, 5);
	tcase_add_loop_test(tc, a_total_that_makes_another_is_the_subtotal, 0, 2);
	tcase_add_loop_test(tc, the_tax_of_a_summary_is_the_tax, 0, 2);
	tcase_add_test(tc, signs_and_names_of_lands);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(quantities_suite());
}
