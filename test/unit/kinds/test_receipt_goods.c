/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Goods on two lines and three, their codes and numbers, and what stands about them that is none of them. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP  12
#define LINES 12

struct line {
	const char *name, *value;
};

/* A receipt of a text layer with these lines, from the goods on; '|' parts what stands in a column of its own. */
static void read_lines(const struct line *lines, size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING GROCERIES SDN BHD");
	sheet_put(&sheet, 90, 20, "NO. 12, JALAN MAWAR 3, 47100 PUCHONG");
	sum(60, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < n && lines[i].name; i++) {
		const char *bar = strchr(lines[i].name, '|');
		int y = 80 + STEP * (int)i;

		sheet_put(&sheet, 40, y,
			  bar ? dx_strndup(arena, lines[i].name, (size_t)(bar - lines[i].name)) : lines[i].name);
		if (bar)
			sheet_put(&sheet, 110, y, bar + 1);
		if (lines[i].value)
			sheet_right(&sheet, 300, y, lines[i].value);
	}
	read_it();
}

static const char *item(size_t i, const char *member)
{
	return at(dx_asprintf(arena, "data/line_items/%zu/%s", i, member));
}

/* Green tea, two of 6.50, is the second of the goods, however its lines are set. */
START_TEST(goods_are_read_however_they_are_set)
{
	static const struct line cases[][LINES] = {
		/* a unit between quantity and price, and a currency */
		{{"Rice 1 BAG 12.00", "12.00"}, {"Green tea 2 PC 6.50", "13.00"}, {"Total", "25.00"}},
		{{"Rice 1 BAG RM 12.00", "12.00"}, {"Green tea 2 PC RM 6.50", "13.00"}, {"Total", "25.00"}},
		/* quantity and price in parentheses */
		{{"Rice", "12.00"}, {"Green tea", "13.00"}, {"( 2 @ 6.50 )", NULL}, {"Total", "25.00"}},
		/* the name below its amount, and the price below the name */
		{{"1x 000009326787", "12.00"},
		 {"Rice", NULL},
		 {"2x 000009326788", "13.00"},
		 {"Green tea", NULL},
		 {"@ 6.50", NULL},
		 {"Total", "25.00"}},
		/* a code of letters and figures between name and amount */
		{{"Rice", NULL},
		 {"EZ10HD05 - 12", NULL},
		 {"1 X 12.00", "12.00"},
		 {"Green tea", NULL},
		 {"EZ10HD05 - 60", NULL},
		 {"2 X 6.50", "13.00"},
		 {"Total", "25.00"}},
		/* numbered, the name on two lines */
		{{"1. Rice", "12.00"},
		 {"2. Green", NULL},
		 {"tea", "13.00"},
		 {"( 2 @ 6.50 )", NULL},
		 {"Total", "25.00"}},
		/* codes left of the names, which a heading says */
		{{"Code|Description", "Amount"},
		 {"RC20|Rice 1 BAG 12.00", "12.00"},
		 {"TEA|Green tea 2 PC 6.50", "13.00"},
		 {"Total", "25.00"}},
	};

	read_lines(cases[_i], LINES);
	ck_assert_str_eq(item(0, "description"), "Rice");
	ck_assert_str_eq(item(1, "description"), "Green tea");
	ck_assert_str_eq(item(1, "quantity"), "2");
	ck_assert_str_eq(item(1, "amount"), "13.00");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

/* What is taken off stands between price and amount: a share, an amount, or a dash for nothing. */
START_TEST(a_quantity_with_a_discount_is_read)
{
	static const struct line cases[][LINES] = {
		{{"Rice 1 BAG 12.00", "12.00"}, {"Green tea 2 PC 6.50 10%", "11.70"}, {"Total", "23.70"}},
		{{"Rice 1 BAG 12.00", "12.00"}, {"Green tea 2 x 6.50 -1.30", "11.70"}, {"Total", "23.70"}},
		/* the price first; a heading says that a figure without a sign is taken off */
		{{"Description|Price Qty Disc", "Amount"},
		 {"Rice 12.00 1", "12.00"},
		 {"Green tea 6.50 2 10.0", "11.70"},
		 {"Total", "23.70"}},
	};

	read_lines(cases[_i], LINES);
	ck_assert_str_eq(item(1, "quantity"), "2");
	ck_assert_str_eq(item(1, "description"), "Green tea");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* Without its hundredths a price is no quantity, though both make the amount in either order. */
START_TEST(a_torn_price_is_no_quantity)
{
	static const struct line lines[LINES] = {{"Description|Price Qty", "Amount"},
						 {"Rice 12.00 1", "12.00"},
						 {"Green tea 59.0 2", "118.00"},
						 {"Total", "130.00"}};

	read_lines(lines, LINES);
	ck_assert_ptr_null(strchr(item(1, "quantity") ? item(1, "quantity") : "", '9'));
}
END_TEST

/* Goods written down in labels and values, and a total below them. */
START_TEST(goods_in_blocks_are_read)
{
	static const struct line lines[LINES] = {
		{"Product : PETROL", NULL},    {"Rate(Rs/L) : 90.00", NULL},  {"Volume(L) : 2.50", NULL},
		{"Amount(Rs) : 225.00", NULL}, {"Product : Green tea", NULL}, {"Rate(Rs) : 6.50", NULL},
		{"Qty(Nos) : 2", NULL},        {"Amount(Rs) : 13.00", NULL},  {"TOTAL(Rs) : 238.00", NULL}};

	read_lines(lines, LINES);
	ck_assert_str_eq(item(0, "quantity"), "2.5");
	ck_assert_str_eq(item(1, "description"), "Green tea");
	ck_assert_str_eq(item(1, "amount"), "13.00");
	ck_assert_str_eq(at("data/totals/total"), "238.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* A unit may stand behind the figure; what an amount buys is rounded, and says nothing against it. */
START_TEST(what_an_amount_buys_is_no_contradiction)
{
	static const struct line lines[LINES] = {
		{"Product : PETROL", NULL},    {"Rate/Ltr : Rs. 95.40", NULL}, {"Volume : 2.10 Ltr", NULL},
		{"Amount : Rs. 200.00", NULL}, {"Product : DIESEL", NULL},     {"Rate/Ltr : Rs. 90.00", NULL},
		{"Volume : 2.50 Ltr", NULL},   {"Amount : Rs. 225.00", NULL},  {"TOTAL : Rs. 425.00", NULL}};

	read_lines(lines, LINES);
	ck_assert_str_eq(item(0, "quantity"), "2.1");
	ck_assert_str_eq(item(0, "amount"), "200.00");
	ck_assert_str_eq(at("data/totals/total"), "425.00");
	ck_assert_str_eq(sheet_verdict(all), "unverifiable");
}
END_TEST

/* A tax that the prices hold, in two halves: what is taxed must be printed, and hold. */
START_TEST(halves_of_a_tax_are_one)
{
	static const struct line cases[][LINES] = {{{"Rice 1 BAG 12.00", "12.00"},
						    {"Green tea 2 PC 50.00", "100.00"},
						    {"Gross Amount", "112.00"},
						    {"Taxable value (12%)", "100.00"},
						    {"CGST 6%", "6.00"},
						    {"SGST 6%", "6.00"},
						    {"Total", "112.00"}},
						   {{"Rice 1 BAG 12.00", "12.00"},
						    {"Green tea 2 PC 50.00", "100.00"},
						    {"Gross Amount", "112.00"},
						    {"CGST 6%", "7.00"},
						    {"SGST 6%", "7.00"},
						    {"Total", "112.00"}}};

	read_lines(cases[_i], LINES);
	ck_assert_str_eq(at("data/totals/tax"), _i == 0 ? "12.00" : "14.00");
	ck_assert_str_eq(sheet_verdict(all), _i == 0 ? "verified" : "unverifiable");
}
END_TEST

/* What the goods come to is none of them, whatever words stand before "total". */
START_TEST(a_total_behind_other_words_is_no_goods)
{
	static const struct line lines[LINES] = {{"Rice", "12.00"},
						 {"Green tea", "13.00"},
						 {"Take-away total (incl. GST)", "25.00"},
						 {"Rounding", "0.00"},
						 {"Total rounded", "25.00"}};
	static const struct line goods[LINES] = {
		{"Tooth brush", "5.90"}, {"Bright total paste", "5.90"}, {"Total", "11.80"}};

	read_lines(lines, LINES);
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/total"), "25.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	read_lines(goods, LINES);
	ck_assert_str_eq(item(1, "amount"), "5.90");
	ck_assert_str_eq(at("data/totals/total"), "11.80");
}
END_TEST

/* A figure of a name that looks like an amount stands left of all amounts. */
START_TEST(a_figure_apart_from_the_column_is_no_amount)
{
	static const struct line lines[LINES] = {{"1. Bright lens 1.60", NULL}, {"(pair)", "120.00"},
						 {"2. Lens cloth", "10.00"},    {"3. Case", "15.00"},
						 {"4. Nose pads", "8.00"},      {"Total", "153.00"}};

	read_lines(lines, LINES);
	ck_assert_str_eq(item(0, "amount"), "120.00");
	ck_assert_str_eq(item(0, "description"), "Bright lens 1.60 (pair)");
	ck_assert_ptr_null(at("data/line_items/4"));
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
}
END_TEST

/* Change behind the number of goods; a subtotal beside another label; sums on the right of a summary. */
START_TEST(sums_stand_behind_other_words)
{
	static const struct line change[LINES] = {
		{"Rice", "12.00"}, {"Total", "12.00"}, {"Cash", "20.00"}, {"Item Count 1  Change Amt", "8.00"}};
	static const struct line beside[LINES] = {{"Rice", "12.00"},
						  {"Green tea", "13.01"},
						  {"Items: 2", "25.01"},
						  {"Rounding", "-0.01"},
						  {"Total", "25.00"}};
	static const struct line right[LINES] = {{"Rice", "12.00"},
						 {"Green tea", "13.00"},
						 {"GST Summary", "Total Excluding GST    25.00"},
						 {"SR = 6% 25.00 1.50", "Add GST    1.50"},
						 {"Total", "26.50"}};

	read_lines(change, LINES);
	ck_assert_str_eq(at("data/totals/change"), "8.00");
	read_lines(beside, LINES);
	ck_assert_str_eq(at("data/totals/subtotal"), "25.01");
	read_lines(right, LINES);
	ck_assert_str_eq(at("data/totals/subtotal"), "25.00");
	ck_assert_str_eq(at("data/totals/tax"), "1.50");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

/* Discounts of goods, and one that is what they come to. */
START_TEST(a_discount_that_is_all_others_counts_once)
{
	static const struct line lines[LINES] = {
		{"Rice", "12.00"},     {"Promo 10% off", "-1.20"}, {"Green tea", "13.00"}, {"Promo 20% off", "-2.60"},
		{"Subtotal", "25.00"}, {"Discount", "-3.80"},      {"Total", "21.20"}};

	read_lines(lines, LINES);
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* The same lines as a scan has them. */
static void scan_lines(const struct line *lines, size_t n)
{
	read_lines(lines, n);
	sheet_scan(&sheet);
	read_it();
}

/* A digit behind the sign of the currency that was taken for a letter, and a sign that was taken for a parenthesis. */
START_TEST(a_sign_of_the_currency_is_no_digit)
{
	static const char *const totals[] = {"RML20.65", "RM120.65", "{120.65"};
	const struct line lines[LINES] = {
		{"Lamp", "120.65"}, {"Total", totals[_i]}, {"Cash", "RM125. 00"}, {"Change", "RM4.35"}};

	scan_lines(lines, LINES);
	ck_assert_str_eq(at("data/totals/total"), "120.65");
}
END_TEST

/* Among the goods nothing is paid, though one of them is nearly called so. */
START_TEST(a_payment_above_the_subtotal_is_goods)
{
	static const struct line lines[LINES] = {{"Bread", "12.00"},      {"Tuna danish", "13.00"}, {"4@1.50", NULL},
						 {"Soap flakes", "6.00"}, {"Subtotal", "31.00"},    {"Total", "31.00"},
						 {"Cash", "50.00"},       {"Change", "19.00"}};

	scan_lines(lines, LINES);
	ck_assert_str_eq(item(1, "description"), "Tuna danish");
	ck_assert_str_eq(item(2, "quantity"), "4");
	ck_assert_str_eq(at("data/totals/paid"), "50.00");
}
END_TEST

/* A total of which a digit is lost: what is taken off the subtotal says which. */
START_TEST(a_discount_leads_to_the_total)
{
	static const struct line lines[LINES] = {{"Lamp", "150.00"},
						 {"Shade", "34.90"},
						 {"Subtotal", "184.90"},
						 {"Discount", "-30.74"},
						 {"Total", "54.16"}};

	read_lines(lines, LINES);
	sheet_scan(&sheet);
	for (size_t i = 0; i < sheet.page.n_words; i++)
		if (strcmp(sheet.words[i].text, "54.16") == 0)
			sheet.words[i].conf = 49;
	read_it();
	ck_assert_str_eq(at("data/totals/total"), "154.16");
}
END_TEST

/* S may be a 5, an 8 or a 9: change of "RMS.00" is not known. */
START_TEST(a_letter_of_several_digits_is_none)
{
	static const struct line lines[LINES] = {
		{"Lamp", "81.00"}, {"Total", "RM81.00"}, {"Cash", "RM90.00"}, {"Change", "RMS.00"}};

	scan_lines(lines, LINES);
	ck_assert_str_eq(at("data/totals/change"), "null");
	ck_assert_str_eq(at("data/totals/total"), "81.00");
}
END_TEST

/* Discounts among the goods of a scan, and rates of a tax above them, do not end them. */
START_TEST(discounts_and_rates_do_not_end_the_goods)
{
	static const struct line lines[LINES] = {{"1) CGST @ 2.50%, SGST @", "2.50%"},
						 {"Lamp oil", "12.00"},
						 {"Promo 10% off", "-1.20"},
						 {"Green tea", NULL},
						 {"2 X RM6. 50", "13.00"},
						 {"Subtotal", "25.00"},
						 {"Discount", "-1.20"},
						 {"Total", "23.80"}};

	scan_lines(lines, LINES);
	ck_assert_str_eq(item(0, "description"), "Lamp oil");
	ck_assert_str_eq(item(1, "description"), "Green tea");
	ck_assert_str_eq(item(1, "quantity"), "2");
	ck_assert_ptr_null(at("data/line_items/2"));
	ck_assert_str_eq(at("data/totals/total"), "23.80");
}
END_TEST

/* A line of a summary that is not legible: the tax is what the line says that adds them up, or is not known. */
START_TEST(a_broken_summary_says_no_tax_of_its_own)
{
	static const struct line whole[LINES] = {{"Lamp oil", "12.00"},
						 {"Green tea", "13.00"},
						 {"Total", "25.00"},
						 {"Cash", "25.00"},
						 {"GST Summary Amount Tax", NULL},
						 {"S = 6% 11.32 9.68", "12.00"},
						 {"T = 10% 11.82 1.18", "13.00"},
						 {"Total 23.14 1.86", "25.00"}};
	struct line part[LINES];

	scan_lines(whole, LINES);
	ck_assert_str_eq(at("data/totals/tax"), "1.86");
	memcpy(part, whole, sizeof(part));
	part[7] = (struct line){0};
	scan_lines(part, LINES);
	ck_assert_str_eq(at("data/totals/tax"), "null");
}
END_TEST

/* What takes off goods, under whatever name, is none of them where a line of the sums says what it comes to. */
START_TEST(what_is_taken_off_between_the_goods_is_none)
{
	struct line lines[] = {{"Noodle curry", "5.40"}, {"BUY 2 SAVE", "-0.54"},   {"Rice", "31.90"},
			       {"BUY 2 SAVE", "-3.19"},  {"Subtotal", "33.57"},     {"Total", "33.57"},
			       {"NETS", "33.57"},        {"Total discount", "3.73"}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(item(1, "amount"), "31.90");
	ck_assert_ptr_null(item(2, "amount"));
	ck_assert_str_eq(sheet_verdict(all), "verified");
	lines[3].value = "-3.91";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
	lines[3].value = "-3.19";
	lines[7].value = "3.78";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A discount and a rounding of the same amount: neither is held by the total. */
START_TEST(a_discount_that_the_rounding_gives_back_is_none)
{
	struct line lines[] = {{"Rice", "53.00"},    {"Tea", "53.00"},    {"Subtotal", "106.00"}, {"Discount", "0.00"},
			       {"Rounding", "0.00"}, {"Total", "106.00"}, {"Cash", "106.00"}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(sheet_verdict(all), "verified");
	lines[3].value = lines[4].value = "8.00";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* A rate of nothing beside an amount and a tax that is not nothing. */
START_TEST(no_tax_is_taken_at_no_rate)
{
	struct line lines[] = {{"Noodle curry", "106.00"},    {"Rice", "15.90"},         {"Total", "121.90"},
			       {"GST summary|Amount", "Tax"}, {"S = 6%|100.00", "6.00"}, {"Z = 0%|15.90", "0.00"}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(sheet_verdict(all), "verified");
	lines[4].name = "S = 6%|99.94";
	lines[5].value = "0.06";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* Quantities without a price: what counts the goods is their sum, but not where it may count the lines. */
START_TEST(quantities_are_held_by_the_count)
{
	struct line lines[] = {{"1x 000001917225", "11.99"}, {"EGGS GRADE B", NULL}, {"3x 000003212860", "16.95"},
			       {"CURRY POWDER", NULL},       {"Total", "28.94"},     {"Cash", "28.94"},
			       {"Item Count 4", NULL}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(item(1, "quantity"), "3");
	ck_assert_str_eq(sheet_verdict(all), "verified");
	lines[2].name = "8x 000003212860";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
	lines[2].name = "1x 000003212860";
	lines[6].name = "Item Count 2";
	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

/* What is taken off below a subtotal leads to the total where the prices hold the tax, too. */
START_TEST(a_discount_is_taken_off_beside_a_tax_that_prices_hold)
{
	struct line lines[] = {{"Rice", "53.00"},     {"Tea", "53.00"},    {"Subtotal", "106.00"},
			       {"Discount", "-0.10"}, {"Total", "105.90"}, {"GST 6% included", "5.99"},
			       {"Cash", "105.90"}};
	struct line net[] = {{"Rice", "53.00"},    {"Tea", "53.00"}, {"Total excluding GST", "99.91"},
			     {"Discount", "0.10"}, {"GST", "5.99"},  {"Total including GST", "105.90"},
			     {"Cash", "105.90"}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
	read_lines(net, DX_LEN(net));
	ck_assert_str_ne(sheet_verdict(all), "mismatch");
	net[1].value = "52.00";
	read_lines(net, DX_LEN(net));
	ck_assert_str_ne(sheet_verdict(all), "verified");
}
END_TEST

static Suite *goods_suite(void)
{
	Suite *s = suite_create("receipt goods");
	TCase *tc = tcase_create("kinds");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, goods_are_read_however_they_are_set, 0, 7);
	tcase_add_loop_test(tc, a_quantity_with_a_discount_is_read, 0, 3);
	tcase_add_test(tc, a_torn_price_is_no_quantity);
	tcase_add_test(tc, goods_in_blocks_are_read);
	tcase_add_test(tc, what_an_amount_buys_is_no_contradiction);
	tcase_add_loop_test(tc, halves_of_a_tax_are_one, 0, 2);
	tcase_add_test(tc, a_total_behind_other_words_is_no_goods);
	tcase_add_test(tc, a_figure_apart_from_the_column_is_no_amount);
	tcase_add_test(tc, sums_stand_behind_other_words);
	tcase_add_test(tc, a_discount_that_is_all_others_counts_once);
	tcase_add_loop_test(tc, a_sign_of_the_currency_is_no_digit, 0, 3);
	tcase_add_test(tc, a_payment_above_the_subtotal_is_goods);
	tcase_add_test(tc, a_discount_leads_to_the_total);
	tcase_add_test(tc, a_letter_of_several_digits_is_none);
	tcase_add_test(tc, discounts_and_rates_do_not_end_the_goods);
	tcase_add_test(tc, a_broken_summary_says_no_tax_of_its_own);
	tcase_add_test(tc, what_is_taken_off_between_the_goods_is_none);
	tcase_add_test(tc, no_tax_is_taken_at_no_rate);
	tcase_add_test(tc, quantities_are_held_by_the_count);
	tcase_add_test(tc, a_discount_is_taken_off_beside_a_tax_that_prices_hold);
	tcase_add_test(tc, a_discount_that_the_rounding_gives_back_is_none);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(goods_suite());
}
