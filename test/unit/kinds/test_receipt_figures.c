/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Figures of receipts that are in no value: each agrees with the receipt, or nothing is verified. */
#include "dx/extract/given.h"

#include "../unit.h"
#include "fixture.h"

#define TEMPLATE "config/templates/commerce/receipt.json"
#define STEP     12

/* A line of a receipt: what is left, what is right. */
struct line {
	const char *name, *value;
};

/* Goods of 34.28, tax and total. */
static const struct line plain[] = {{"3 x 4.26 Coloured pencils", "12.78"},
				    {"1 x 21.50 Sketch pad A3", "21.50"},
				    {"Sub Total", "34.28"},
				    {"GST 6%", "2.06"},
				    {"Total", "36.34"},
				    {"Cash", "50.00"},
				    {"Change", "13.66"}};

static void draw_head(void)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "LANTERN STATIONERY SDN BHD");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sheet_put(&sheet, 40, 112, "Date: 05/03/2018");
	sheet_right(&sheet, 300, 112, "14:21:40");
}

static int draw_line(int y, const char *name, const char *value)
{
	sheet_put(&sheet, 40, y, name);
	sheet_right(&sheet, 300, y, value);
	return y + STEP;
}

static void read_it(void)
{
	json_decref(all);
	all = sheet_extract(arena, TEMPLATE, &sheet.page, 1, &needs_review);
}

/* The receipt above with MORE, two lines at most, before its line AT. */
static const char *verdict_with(size_t before, const struct line more[2])
{
	int y = 136;

	draw_head();
	for (size_t i = 0; i <= DX_LEN(plain); i++) {
		for (size_t k = 0; i == before && k < 2 && more[k].name; k++)
			y = draw_line(y, more[k].name, more[k].value ? more[k].value : "");
		if (i < DX_LEN(plain))
			y = draw_line(y, plain[i].name, plain[i].value);
	}
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "36.34");
	return sheet_verdict(all);
}

START_TEST(a_count_is_of_the_goods_or_their_sum)
{
	static const struct {
		const char *count;
		bool holds;
	} cases[] = {{"4.00", true},  {"2", true},      {"4", true},      {"34.28", true},
		     {"7.00", false}, {"97.10", false}, {"50.00", false}, {"7", false}};
	static const size_t places[] = {2, 3, 5, 7};

	for (size_t i = 0; i < DX_LEN(places); i++)
		ck_assert_str_eq(verdict_with(places[i], (const struct line[2]){{"Total Qty", cases[_i].count}}),
				 cases[_i].holds ? "verified" : "unverifiable");
}
END_TEST

START_TEST(a_row_of_taxes_agrees_with_the_receipt)
{
	static const struct {
		struct line more[2];
		bool holds;
	} cases[] = {{{{"GST Summary Amount Tax", NULL}, {"SR 6% 34.28 2.06", "36.34"}}, true},
		     {{{"GST Summary Amount Tax", NULL}, {"SR 6% 94.00 6.00", "100.00"}}, false},
		     {{{"SR 6% 94.00 6.00", "100.00"}}, false},
		     {{{"Tax guide", NULL}, {"94.00 6% 5.64", "99.64"}}, false}};

	ck_assert_str_eq(verdict_with(7, cases[_i].more), cases[_i].holds ? "verified" : "unverifiable");
}
END_TEST

/* Of goods that are taxed in part the row holds the receipt's tax, at its rate; as 10.00 + 2.06 = 12.06 it does not. */
START_TEST(a_row_of_some_goods_has_the_tax_at_its_rate)
{
	static const struct {
		const char *row, *both, *verdict;
	} cases[] = {{"SR 6% 21.50 1.29", "22.79", "verified"}, {"SR 6% 20.50 1.29", "21.79", "unverifiable"}};
	static const struct line lines[] = {
		{"Rice 5kg", "12.78"}, {"Sketch pad A3", "21.50"}, {"Sub Total", "34.28"},        {"GST 6%", "1.29"},
		{"Total", "35.57"},    {"Cash", "35.57"},          {"GST Summary Amount Tax", ""}};
	int y = 136;

	draw_head();
	for (size_t i = 0; i < DX_LEN(lines); i++)
		y = draw_line(y, lines[i].name, lines[i].value);
	draw_line(y, cases[_i].row, cases[_i].both);
	read_it();
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* A line that no label names, among the sums; below the total a member's points may stand. */
START_TEST(a_figure_without_a_name_among_the_sums)
{
	const struct line levy[2] = {{"Village levy", "7.00"}};
	const struct line same[2] = {{"Of which goods", "34.28"}};

	ck_assert_str_eq(verdict_with(3, levy), "unverifiable");
	ck_assert_str_eq(verdict_with(3, same), "verified");
	ck_assert_str_eq(verdict_with(7, levy), "verified");
}
END_TEST

/* The tax inside the prices says nothing of a rounding: so many of them have it. */
START_TEST(a_tax_inside_proves_itself_only)
{
	static const struct {
		const char *rounding, *verdict;
	} cases[] = {{"0.00", "verified"}, {"0.04", "unverifiable"}};
	int y = 136;

	draw_head();
	y = draw_line(y, "Coloured pencils", "12.00");
	y = draw_line(y, "Sketch pad A3", "24.35");
	y = draw_line(y, "Total", "36.35");
	y = draw_line(y, "Rounding", cases[_i].rounding);
	y = draw_line(y, "Incl GST 6%", "2.06");
	y = draw_line(y, "Cash", "50.00");
	draw_line(y, "Change", "13.65");
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/totals/tax"), "2.06");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* Two rates, and what both come to, which is the tax. One figure of them altered, and nothing is verified. */
START_TEST(a_line_that_adds_up_the_taxes_is_the_tax)
{
	static const struct {
		const char *first, *second, *both, *verdict;
	} cases[] = {{"2.40", "1.00", "3.40", "verified"},
		     {"2.40", "1.10", "3.40", NULL},
		     {"2.40", "1.00", "3.50", NULL},
		     {"2.40", "1.10", "3.50", "mismatch"}};
	int y = 136;

	draw_head();
	y = draw_line(y, "Coloured pencils", "12.00");
	y = draw_line(y, "Sketch pad A3", "20.00");
	y = draw_line(y, "Subtotal", "32.00");
	y = draw_line(y, "VAT 20%", cases[_i].first);
	y = draw_line(y, "VAT 5%", cases[_i].second);
	y = draw_line(y, "VAT total", cases[_i].both);
	y = draw_line(y, "Total", "35.40");
	draw_line(y, "Card", "35.40");
	read_it();
	if (!cases[_i].verdict) {
		ck_assert_str_ne(sheet_verdict(all), "verified");
		return;
	}
	ck_assert_str_eq(sheet_at(all, "data/totals/tax"), cases[_i].both);
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* What was handed over below the summary of taxes is the receipt's; totals there are those of the taxes. */
START_TEST(payments_stand_below_a_summary)
{
	static const struct {
		const char *change, *verdict;
	} cases[] = {{"6.01", "verified"}, {"9.50", "mismatch"}};
	int y = 136;

	draw_head();
	y = draw_line(y, "2 x 10.00 Coloured pencils", "20.00");
	y = draw_line(y, "1 x 21.50 Sketch pad A3", "21.50");
	y = draw_line(y, "Subtotal", "41.50");
	y = draw_line(y, "GST 6%", "2.49");
	y = draw_line(y, "Total", "43.99");
	y = draw_line(y, "GST Summary Net GST", "");
	y = draw_line(y, "SR 6% 41.50", "2.49");
	y = draw_line(y, "Total 41.50", "2.49");
	y = draw_line(y, "Cash", "50.00");
	draw_line(y, "Change", cases[_i].change);
	read_it();
	ck_assert_str_eq(sheet_at(all, "data/totals/total"), "43.99");
	ck_assert_str_eq(sheet_at(all, "data/totals/paid"), "50.00");
	ck_assert_str_eq(sheet_verdict(all), cases[_i].verdict);
}
END_TEST

/* What a person puts right elsewhere does not explain a figure of a text layer. */
START_TEST(a_correction_elsewhere_explains_nothing)
{
	static const char patch[] = "[{\"op\":\"replace\",\"path\":\"/merchant/name\",\"value\":\"Lantern Ltd\"}]";
	struct dx_str template = sheet_file(arena, TEMPLATE);
	struct dx_extract_result r;
	struct dx_given given;
	struct dx_err err;

	ck_assert_str_eq(verdict_with(5, (const struct line[2]){{"Sub Total", "94.28"}}), "unverifiable");
	ck_assert(dx_extract(arena, template, DX_STR(""), &sheet.page, 1, &r, &err));
	ck_assert(dx_given_make(arena, dx_strn(r.data.data, r.data.len), dx_strn(r.evidence.data, r.evidence.len),
				dx_strn(r.corrections.data, r.corrections.len), DX_STR("json"), DX_STR(patch), &given,
				&err));
	ck_assert_uint_eq(given.n_faults, 0);
	dx_extract_free(&r);
	ck_assert(dx_extract_given(arena, template, &given, &sheet.page, 1, &r, &err));
	ck_assert(strstr(dx_buf_cstr(&r.data), "Lantern Ltd"));
	ck_assert(!strstr(dx_buf_cstr(&r.verification), "\"verified\""));
	dx_extract_free(&r);
}
END_TEST

static Suite *figures_suite(void)
{
	Suite *s = suite_create("receipt figures");
	TCase *tc = tcase_create("figures");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_count_is_of_the_goods_or_their_sum, 0, 8);
	tcase_add_loop_test(tc, a_row_of_taxes_agrees_with_the_receipt, 0, 4);
	tcase_add_loop_test(tc, a_row_of_some_goods_has_the_tax_at_its_rate, 0, 2);
	tcase_add_test(tc, a_figure_without_a_name_among_the_sums);
	tcase_add_loop_test(tc, a_tax_inside_proves_itself_only, 0, 2);
	tcase_add_loop_test(tc, a_line_that_adds_up_the_taxes_is_the_tax, 0, 4);
	tcase_add_loop_test(tc, payments_stand_below_a_summary, 0, 2);
	tcase_add_test(tc, a_correction_elsewhere_explains_nothing);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(figures_suite());
}
