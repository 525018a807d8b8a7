/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a receipt says its tax was taken of: a base that agrees with nothing keeps it from being verified. */
#include "dx/kinds/extract.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/receipt.json"
#define RIGHT    300
#define COLUMN   70

/* NAME, and the figures of VALUES, parted by '|', right-aligned in columns. */
static void row(int y, const char *name, const char *values)
{
	const char *end = values + strlen(values);

	sheet_put(&sheet, 10, y, name);
	for (int x = RIGHT; end > values; x -= COLUMN) {
		const char *from = end;

		while (from > values && from[-1] != '|')
			from--;
		sheet_right(&sheet, x, y, dx_strndup(arena, from, (size_t)(end - from)));
		end = from > values ? from - 1 : from;
	}
}

static const char *verdict(const char *const (*lines)[2], size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 8, "MORNING BOOKS LTD");
	sheet_put(&sheet, 90, 20, "12 Mill Road, Ely");
	row(60, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < n; i++)
		row(90 + 12 * (int)i, lines[i][0], lines[i][1]);
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
	return sheet_verdict(all);
}

#define LINES_MAX 12

/* LINES as they are, and once for each figure AT of line ROW that stands in LIES in its place. */
static void holds(const char *const (*lines)[2], size_t n, size_t at, const char *const *lies, size_t n_lies)
{
	const char *copy[LINES_MAX][2];

	ck_assert_str_eq(verdict(lines, n), "verified");
	memcpy(copy, lines, n * sizeof(*copy));
	for (size_t i = 0; i < n_lies; i++) {
		copy[at][1] = lies[i];
		ck_assert_msg(strcmp(verdict((const char *const(*)[2])copy, n), "verified") != 0, "%s", lies[i]);
	}
}

START_TEST(the_base_of_a_summary_meets_the_total)
{
	static const char *const lines[][2] = {{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},
					       {"Total incl GST", "43.90"},  {"Cash", "50.00"},
					       {"Change", "6.10"},           {"GST Summary", "Amount (RM)|Tax (RM)"},
					       {"SR @ 6%", "41.42|2.48"}};
	static const char *const lies[] = {"41.92|2.48", "41.43|2.48", "1.42|2.48", "41.42|2.84", "0.00|2.48"};

	holds(lines, DX_LEN(lines), 6, lies, DX_LEN(lies));
}
END_TEST

START_TEST(the_bases_of_two_rates_meet_the_total)
{
	static const char *const lines[][2] = {{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},
					       {"Total", "43.90"},           {"Cash", "50.00"},
					       {"Change", "6.10"},           {"GST Summary", "Amount (RM)|Tax (RM)"},
					       {"SR @ 6%", "29.62|1.78"},    {"ZR @ 0%", "12.50|0.00"}};
	static const char *const lies[] = {"12.80|0.00", "15.20|0.00"};

	holds(lines, DX_LEN(lines), 7, lies, DX_LEN(lies));
}
END_TEST

/* Base, tax and what both come to, of some of the goods: they hold one another. No heading is known. */
START_TEST(a_row_of_three_holds_itself)
{
	static const char *const lines[][2] = {{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},
					       {"Total", "43.90"},           {"Cash", "50.00"},
					       {"Change", "6.10"},           {"Rate Net VAT Gross", ""},
					       {"A 20%", "10.42|2.08|12.50"}};
	static const char *const lies[] = {"10.92|2.08|12.50", "10.42|2.80|12.50", "10.42|2.08|15.20"};

	holds(lines, DX_LEN(lines), 6, lies, DX_LEN(lies));
}
END_TEST

/* Base and tax on the line of the tax itself. */
START_TEST(the_base_beside_its_tax_meets_the_goods)
{
	static const char *const lines[][2] = {
		{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},  {"Subtotal", "43.90"}, {"GST 6%", "43.90|2.63"},
		{"Total", "46.53"},           {"Cash", "50.00"}, {"Change", "3.47"}};
	static const char *const lies[] = {"49.30|2.63", "43.09|2.63"};

	holds(lines, DX_LEN(lines), 3, lies, DX_LEN(lies));
}
END_TEST

/* The rate in a column of its own, with decimals and without its sign. */
START_TEST(a_rate_is_no_base)
{
	static const char *const lines[][2] = {{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},
					       {"Total", "43.90"},           {"Cash", "50.00"},
					       {"Change", "6.10"},           {"Tax Code Rate %", "Amount|Tax"},
					       {"S", "6.00|41.42|2.48"}};
	static const char *const lies[] = {"6.00|41.92|2.48", "6.00|41.43|2.48", "6.00|41.42|2.84"};

	holds(lines, DX_LEN(lines), 6, lies, DX_LEN(lies));
}
END_TEST

/* Halves of a tax on lines of their own, and a subtotal behind the number of goods. */
START_TEST(several_taxes_make_the_tax)
{
	static const char *const lines[][2] = {
		{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},      {"Total Qty: 7 Sub Total", "43.90"},
		{"CGST 2.5%", "1.10"},        {"SGST 2.5%", "1.10"}, {"Round off", "-0.10"},
		{"Grand Total", "46.00"}};
	static const char *const lies[] = {"1.01", "1.90", "2.20", "0.10"};

	ck_assert_str_eq(verdict(lines, DX_LEN(lines)), "verified");
	ck_assert_str_eq(sheet_at(all, "data/totals/tax"), "2.20");
	ck_assert_str_eq(sheet_at(all, "data/totals/subtotal"), "43.90");
	holds(lines, DX_LEN(lines), 3, lies, DX_LEN(lies));
	holds(lines, DX_LEN(lines), 4, lies, DX_LEN(lies));
}
END_TEST

/* The prices hold the tax: the rate beside it says how much it is of what was bought, to the hundredth. */
START_TEST(a_tax_inside_the_prices_meets_its_rate)
{
	static const char *const lines[][2] = {{"Atlas of rivers", "31.40"}, {"Ink", "12.50"},  {"Total", "43.90"},
					       {"Includes VAT 6%", "2.48"},  {"Cash", "50.00"}, {"Change", "6.10"}};
	static const char *const lies[] = {"2.84", "12.48", "0.48", "2.43", "2.49", "2.47"};

	holds(lines, DX_LEN(lines), 3, lies, DX_LEN(lies));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("bases");
	TCase *tc = tcase_create("bases");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, the_base_of_a_summary_meets_the_total);
	tcase_add_test(tc, the_bases_of_two_rates_meet_the_total);
	tcase_add_test(tc, a_row_of_three_holds_itself);
	tcase_add_test(tc, the_base_beside_its_tax_meets_the_goods);
	tcase_add_test(tc, a_rate_is_no_base);
	tcase_add_test(tc, several_taxes_make_the_tax);
	tcase_add_test(tc, a_tax_inside_the_prices_meets_its_rate);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
