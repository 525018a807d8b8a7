/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rates and discounts of receipts: what is printed beside the sums agrees with them, or nothing is verified. */
#include "../unit.h"
#include "receipt_paper.h"

#define STEP 12

struct line {
	const char *name, *value;
};

#define LINES_MAX 10

static const char *verdict(const struct line *lines, size_t n)
{
	sheet_init(&sheet, arena, 1);
	sheet_put(&sheet, 90, 20, "LANTERN STATIONERY SDN BHD");
	sheet_put(&sheet, 90, 44, "NO. 12, JALAN MAWAR 3,");
	sheet_put(&sheet, 90, 56, "47100 PUCHONG, SELANGOR");
	sum(112, "Date: 05/03/2018", "14:21:40");
	for (size_t i = 0; i < n && lines[i].name; i++)
		sum(136 + STEP * (int)i, lines[i].name, lines[i].value);
	read_it();
	return sheet_verdict(all);
}

/* Goods of 34.28 with a discount of 4.28 between them and the total, with a subtotal and without. */
START_TEST(a_discount_is_taken_off)
{
	static const struct {
		struct line lines[LINES_MAX];
		bool holds;
	} cases[] = {
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Sub Total", "34.28"},
		  {"Discount", "-4.28"},
		  {"Total", "30.00"},
		  {"Cash", "50.00"},
		  {"Change", "20.00"}},
		 true},
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Sub Total", "34.28"},
		  {"Discount", "-4.82"},
		  {"Total", "34.28"},
		  {"Cash", "50.00"},
		  {"Change", "15.72"}},
		 false},
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Discount", "-4.28"},
		  {"Total", "30.00"},
		  {"Cash", "50.00"},
		  {"Change", "20.00"}},
		 true},
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Discount", "-4.82"},
		  {"Total", "30.00"},
		  {"Cash", "50.00"},
		  {"Change", "20.00"}},
		 false},
		/* two of them */
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Member discount", "-2.00"},
		  {"Voucher", "-2.28"},
		  {"Total", "30.00"},
		  {"Cash", "50.00"},
		  {"Change", "20.00"}},
		 true},
		/* what was saved is said below the total, and nobody knows of what */
		{{{"Coloured pencils", "12.78"},
		  {"Sketch pad A3", "21.50"},
		  {"Total", "34.28"},
		  {"Cash", "50.00"},
		  {"Change", "15.72"},
		  {"You saved", "7.77"}},
		 true},
	};
	const char *v = verdict(cases[_i].lines, LINES_MAX);

	if (cases[_i].holds)
		ck_assert_str_eq(v, "verified");
	else
		ck_assert_str_ne(v, "verified");
}
END_TEST

START_TEST(a_rate_makes_the_amount_beside_it)
{
	static const struct {
		const char *name, *value;
		bool holds;
	} cases[] = {
		{"GST 6%", "2.06", true}, /* 34.28 of goods */
		{"GST 8%", "2.06", false},
		{"GST 10%", "2.06", false}, /* of neither line of goods either */
		{"GST 16%", "2.06", true},  /* of the pencils alone: 12.78 */
	};
	const struct line lines[] = {{"Coloured pencils", "12.78"},
				     {"Sketch pad A3", "21.50"},
				     {"Sub Total", "34.28"},
				     {cases[_i].name, cases[_i].value},
				     {"Total", "36.34"},
				     {"Cash", "50.00"},
				     {"Change", "13.66"}};

	if (cases[_i].holds)
		ck_assert_str_eq(verdict(lines, DX_LEN(lines)), "verified");
	else
		ck_assert_str_ne(verdict(lines, DX_LEN(lines)), "verified");
}
END_TEST

START_TEST(a_suggested_gratuity_is_its_share)
{
	static const struct {
		const char *name, *value;
		bool holds;
	} cases[] = {
		{"Suggested gratuity: 18% =", "6.17", true}, /* of 34.28 */
		{"Suggested gratuity: 18% =", "6.54", true}, /* of 36.34 */
		{"Suggested gratuity: 18% =", "6.71", false},   {"Guide 15% 5.14 18% 6.17 20%", "6.86", true},
		{"Guide 15% 5.41 18% 6.17 20%", "6.86", false}, {"Total incl GST 6%", "36.34", true},
	};
	const struct line lines[] = {{"Coloured pencils", "12.78"},
				     {"Sketch pad A3", "21.50"},
				     {"Sub Total", "34.28"},
				     {"GST 6%", "2.06"},
				     {"Total", "36.34"},
				     {"Cash", "50.00"},
				     {"Change", "13.66"},
				     {cases[_i].name, cases[_i].value}};

	if (cases[_i].holds)
		ck_assert_str_eq(verdict(lines, DX_LEN(lines)), "verified");
	else
		ck_assert_str_ne(verdict(lines, DX_LEN(lines)), "verified");
}
END_TEST

/* Two halves of a tax on what is left of the goods. */
START_TEST(taxes_are_of_what_a_discount_leaves)
{
	static const struct {
		const char *half, *verdict;
	} cases[] = {{"0.75", "verified"}, {"0.78", "mismatch"}};
	const struct line lines[] = {{"Coloured pencils", "12.78"},
				     {"Sketch pad A3", "21.50"},
				     {"Sub Total", "34.28"},
				     {"Discount", "-4.28"},
				     {"Taxable Value", "30.00"},
				     {"CGST 2.50%", cases[_i].half},
				     {"SGST 2.50%", "0.75"},
				     {"Grand Total", "31.50"},
				     {"Cash", "40.00"},
				     {"Change", "8.50"}};

	ck_assert_str_eq(verdict(lines, DX_LEN(lines)), cases[_i].verdict);
}
END_TEST

static Suite *rates_suite(void)
{
	Suite *s = suite_create("receipt rates");
	TCase *tc = tcase_create("rates");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_loop_test(tc, a_discount_is_taken_off, 0, 6);
	tcase_add_loop_test(tc, a_rate_makes_the_amount_beside_it, 0, 4);
	tcase_add_loop_test(tc, a_suggested_gratuity_is_its_share, 0, 6);
	tcase_add_loop_test(tc, taxes_are_of_what_a_discount_leaves, 0, 2);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(rates_suite());
}
