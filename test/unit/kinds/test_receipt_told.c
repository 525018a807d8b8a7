/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What receipts tell in sentences and rows without a heading: taxes, what is put on and taken off; goods in blocks. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP  12
#define LINES 14

struct line {
	const char *name, *value;
};

static const char *day = "Date: 05/03/2018";

/* A receipt of a text layer with these lines, from the goods on. */
static void draw_lines(const struct line *lines, size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "LANTERN STATIONERY SDN BHD");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sum(112, day, "14:21:40");
	for (size_t i = 0; i < n && (lines[i].name || lines[i].value); i++) {
		if (lines[i].name)
			sheet_put(&sheet, 40, 136 + STEP * (int)i, lines[i].name);
		if (lines[i].value)
			sheet_right(&sheet, 300, 136 + STEP * (int)i, lines[i].value);
	}
}

static void read_lines(const struct line *lines, size_t n)
{
	draw_lines(lines, n);
	read_it();
}

static const char *item(size_t i, const char *member)
{
	return at(dx_asprintf(arena, "data/line_items/%zu/%s", i, member));
}

#define BOUGHT                                                                                                         \
	{"Coloured pencils", "12.78"},                                                                                 \
	{                                                                                                              \
		"Sketch pad A3", "21.50"                                                                               \
	}
#define HANDED                                                                                                         \
	{"Cash", "50.00"},                                                                                             \
	{                                                                                                              \
		"Change", "15.72"                                                                                      \
	}

/* Goods of 34.28 that hold a tax of 6 percent. */
START_TEST(a_tax_in_a_sentence_is_read_or_nothing_is_verified)
{
	static const struct {
		struct line lines[LINES];
		const char *tax, *verdict;
	} cases[] = {
		{{BOUGHT,
		  {"Total", "34.28"},
		  HANDED,
		  {"Prices include GST at 6%. GST in this bill:", NULL},
		  {NULL, "RM1.94"}},
		 "1.94",
		 "verified"},
		{{BOUGHT, {"Total", "34.28"}, HANDED, {"All our prices include GST 6% of", "1.94"}},
		 "1.94",
		 "verified"},
		/* no rate says what it is of */
		{{BOUGHT, {"Total", "34.28"}, {"Total includes GST of", "1.94"}, HANDED}, "1.94", "unverifiable"},
		/* nobody knows what these are */
		{{BOUGHT, {"Total", "34.28"}, HANDED, {"For your tax office we say 1.94 here", NULL}},
		 "null",
		 "unverifiable"},
		{{BOUGHT, {"Total", "34.28"}, HANDED, {"Ask us for GST of this bill", NULL}, {NULL, "1.94"}},
		 "null",
		 "unverifiable"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(at("data/totals/tax"), cases[_i].tax);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* Rows of what was taxed, with rates of two decimals, and what they are without their rates. */
START_TEST(rows_of_taxes_say_the_tax_or_nothing_is_verified)
{
	static const struct {
		struct line lines[LINES];
		const char *tax, *verdict;
	} cases[] = {
		{{BOUGHT, {"Total", "34.28"}, HANDED, {"A 20.00%", "28.57 5.71"}, {"Z 0.00%", "0.00 0.00"}},
		 "5.71",
		 "verified"},
		{{BOUGHT, {"Total", "34.28"}, HANDED, {"Class A rate 20.00%", "28.57 5.71"}}, "null", "unverifiable"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(at("data/totals/tax"), cases[_i].tax);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

START_TEST(halves_and_their_sum_stand_in_one_line)
{
	static const struct line lines[] = {BOUGHT,
					    {"Gross Amt", "34.28"},
					    {"Less Disc 8%", "2.74"},
					    {"Rounding", "0.46"},
					    {"NET AMT Rs.", "32.00"},
					    {"Incl. CGST 6%: 1.69 SGST 6%: 1.69 Total GST: 3.38", NULL}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(at("data/totals/tax"), "3.38");
	ck_assert_str_eq(at("data/totals/subtotal"), "34.28");
	ck_assert_str_eq(at("data/totals/total"), "32.00");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* What is put on a subtotal, and what is taken off under a name of its own. */
START_TEST(what_is_put_on_and_taken_off_leads_to_the_total)
{
	static const struct {
		struct line lines[LINES];
		const char *paid, *verdict;
	} cases[] = {
		{{BOUGHT,
		  {"Subtotal", "34.28"},
		  {"Card surcharge 1.5%", "0.51"},
		  {"Total", "34.79"},
		  {"Mastercard", "34.79"}},
		 "34.79",
		 "verified"},
		/* which is in no sum */
		{{BOUGHT,
		  {"Subtotal", "34.28"},
		  {"Card surcharge", "0.51"},
		  {"Total", "34.28"},
		  {"Mastercard", "34.28"}},
		 "34.28",
		 "unverifiable"},
		{{BOUGHT,
		  {"Subtotal", "34.28"},
		  {"STATIONERY FAIR 10% OFF", "-3.43"},
		  {"Total", "30.85"},
		  {"Mastercard", "30.85"}},
		 "30.85",
		 "verified"},
		{{BOUGHT,
		  {"Subtotal", "34.28"},
		  {"STATIONERY FAIR", "-3.43"},
		  {"Total", "34.28"},
		  {"Mastercard", "34.28"}},
		 "34.28",
		 "unverifiable"},
		{{BOUGHT,
		  {"Subtotal", "34.28"},
		  {"SKETCH PAD CLUB PRICE", "-3.43"},
		  {"TOTAL SAVINGS", "-3.43"},
		  {"Total", "30.85"},
		  {"Mastercard", "30.85"}},
		 "30.85",
		 "verified"},
		{{BOUGHT,
		  {"Amount excl GST", "34.28"},
		  {"GST 6%", "2.06"},
		  {"Total", "36.34"},
		  {"Mastercard", "36.34"}},
		 "36.34",
		 "verified"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(at("data/totals/paid"), cases[_i].paid);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
	ck_assert_str_eq(at("data/totals/subtotal"), "34.28");
}
END_TEST

/* "Nozzle no: 1" among rate, volume and amount; a rate for each of another unit. */
START_TEST(blocks_say_more_than_their_figures)
{
	static const struct line lines[] = {{"PRODUCT : PETROL", NULL},     {"NOZZLE NO : 4", NULL},
					    {"RATE/LTR : Rs.95.91", NULL},  {"VOLUME(LTR) : 31.74", NULL},
					    {"AMOUNT : Rs.3,044.18", NULL}, {"PRODUCT : 2T OIL 20ML", NULL},
					    {"RATE/PACK : Rs.15.00", NULL}, {"QTY : 1", NULL},
					    {"AMOUNT : Rs.15.00", NULL},    {"TOTAL", "Rs.3,059.18"},
					    {"MODE : CARD", NULL}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(item(0, "description"), "PETROL");
	ck_assert_str_eq(item(0, "quantity"), "31.74");
	ck_assert_str_eq(item(0, "amount"), "3044.18");
	ck_assert_str_eq(item(1, "description"), "2T OIL 20ML");
	ck_assert_str_eq(item(1, "quantity"), "1");
	ck_assert_str_eq(at("data/totals/total"), "3059.18");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

/* Names that look like something else, and what they end with. */
START_TEST(names_are_whole)
{
	static const struct {
		struct line lines[LINES];
		size_t n;
		const char *name, *quantity;
	} cases[] = {
		{{{"3 PIN PLUG 13A", NULL},
		  {"3634155 1 4.50", "4.50"},
		  {"PAINT BRUSH", NULL},
		  {"9818550 2 5.60", "11.20"},
		  {"MASKING TAPE", NULL},
		  {"1802597 1 2.30", "2.30"},
		  {"Total", "18.00"}},
		 0,
		 "3 PIN PLUG 13A",
		 "1"},
		{{{"1 Takeaway Cup", "0.20"}, {"2 Otah", "4.20"}, {"2 Laksa", "22.50"}, {"Total", "26.90"}},
		 0,
		 "Takeaway Cup",
		 "1"},
		{{{"2 Otah", "4.20"}, {"1 Kopi C", "1.90"}, {"Total", "6.10"}}, 1, "Kopi C", "1"},
		{{{"SPARKLING WATER", "2.40"},
		  {"CLOSED CUP MUSHROOMS", NULL},
		  {"3 x \xc2\xa3"
		   "1.10 each",
		   "3.30"},
		  {"Total", "5.70"}},
		 1,
		 "CLOSED CUP MUSHROOMS",
		 "3"},
		{{{"Rosinenzopf", "4.50"}, {"Dinkelbrot geschnitten", "5.20"}, {"750g", NULL}, {"Total", "9.70"}},
		 1,
		 "Dinkelbrot geschnitten 750g",
		 "null"},
		{{{"Maida - 2.000 48.00", "96.00"}, {"Agarbatti 59.00 3 55.00", "165.00"}, {"Total", "261.00"}},
		 0,
		 "Maida",
		 "2"},
		{{{"Drip Coffee x1", "3.75"},
		  {"($3.75 ea.)", NULL},
		  {"Chai x2", "11.00"},
		  {"($5.50 ea.)", NULL},
		  {"Total", "14.75"}},
		 1,
		 "Chai",
		 "2"},
	};

	read_lines(cases[_i].lines, LINES);
	ck_assert_str_eq(item(cases[_i].n, "description"), cases[_i].name);
	ck_assert_str_eq(item(cases[_i].n, "quantity"), cases[_i].quantity);
}
END_TEST

/* "1.", "2.", "3." are no quantities that were lost. */
START_TEST(numbers_with_a_point_keep_nothing_from_verified)
{
	static const struct line lines[] = {{"1. Amoxicillin 250mg", "12.00"}, {"2. Cough syrup 90ml", "9.00"},
					    {"3. Throat lozenges", "7.00"},    {"Total", "28.00"},
					    {"Cash received", "30.00"},        {"Balance returned", "2.00"}};

	read_lines(lines, DX_LEN(lines));
	ck_assert_str_eq(item(2, "description"), "Throat lozenges");
	ck_assert_str_eq(item(2, "quantity"), "null");
	ck_assert_str_eq(sheet_verdict(all), "verified");
}
END_TEST

/* The code of a tax behind its amount, which a scan takes for a digit. */
START_TEST(a_code_behind_an_amount_loses_no_goods)
{
	static const struct {
		const char *name, *amount, *code;
	} goods[] = {{"Coloured pencils", "12.78", "S"}, {"Sketch pad A3", "21.50", "5"}, {"Ink well", "3.15", "7"},
		     {"Chalk", "31.20", "8)"},           {"Glue stick", "4.50", "Z"},     {"Total", "73.13", ""}};

	draw_lines(NULL, 0);
	for (int i = 0; i < (int)DX_LEN(goods); i++) {
		sheet_put(&sheet, 40, 136 + STEP * i, goods[i].name);
		sheet_right(&sheet, 270, 136 + STEP * i, goods[i].amount);
		if (*goods[i].code)
			sheet_right(&sheet, 300, 136 + STEP * i, goods[i].code);
	}
	sheet_scan(&sheet);
	read_it();
	for (size_t i = 0; i + 1 < DX_LEN(goods); i++) {
		ck_assert_str_eq(item(i, "amount"), goods[i].amount);
		ck_assert_str_eq(item(i, "description"), goods[i].name);
	}
	ck_assert_ptr_null(at("data/line_items/5"));
}
END_TEST

START_TEST(a_letter_beside_the_digit_of_a_day_is_a_nought)
{
	static const struct line lines[] = {BOUGHT, {"Total", "34.28"}};

	day = "O1 Jan 2018";
	draw_lines(lines, DX_LEN(lines));
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(at("data/date"), "2018-01-01");
}
END_TEST

/* A colon that was taken for a digit is no part of how many. */
START_TEST(a_colon_before_a_figure_is_none_of_it)
{
	static const struct line lines[] = {{"PRODUCT : PETROL", NULL},    {"RATE/LTR Rs.95.91", NULL},
					    {"VOLUME (LTR) 231.74", NULL}, {"AMOUNT :Rs.3,044.18", NULL},
					    {"PRODUCT : DIESEL", NULL},    {"NOZZLE NO $2", NULL},
					    {"RATE/LTR : Rs.91.77", NULL}, {"VOLUME (LTR) $8.15", NULL},
					    {"AMOUNT : Rs.747.93", NULL},  {"TOTAL", "Rs.3,792.11"}};

	draw_lines(lines, DX_LEN(lines));
	sheet_scan(&sheet);
	read_it();
	ck_assert_str_eq(item(0, "quantity"), "31.74");
	ck_assert_str_eq(item(1, "quantity"), "8.15");
	ck_assert_str_eq(at("data/totals/total"), "3792.11");
	ck_assert_ptr_null(at("data/line_items/2"));
}
END_TEST

static Suite *told_suite(void)
{
	Suite *s = suite_create("receipt told");
	TCase *tc = tcase_create("told");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_tax_in_a_sentence_is_read_or_nothing_is_verified, 0, 5);
	tcase_add_loop_test(tc, rows_of_taxes_say_the_tax_or_nothing_is_verified, 0, 2);
	tcase_add_test(tc, halves_and_their_sum_stand_in_one_line);
	tcase_add_loop_test(tc, what_is_put_on_and_taken_off_leads_to_the_total, 0, 6);
	tcase_add_test(tc, blocks_say_more_than_their_figures);
	tcase_add_loop_test(tc, names_are_whole, 0, 7);
	tcase_add_test(tc, numbers_with_a_point_keep_nothing_from_verified);
	tcase_add_test(tc, a_code_behind_an_amount_loses_no_goods);
	tcase_add_test(tc, a_letter_beside_the_digit_of_a_day_is_a_nought);
	tcase_add_test(tc, a_colon_before_a_figure_is_none_of_it);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(told_suite());
}
