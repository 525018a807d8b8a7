/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/dec.h"

#include <string.h>

#include "../unit.h"

/* The number that TEXT says; a text that cannot be parsed fails the test. */
static struct dx_dec num(const char *text)
{
	struct dx_dec v = {0};

	ck_assert_msg(dx_dec_parse(dx_str(text), &v), "cannot parse %s", text);
	return v;
}

#define ck_dec(value, text)                                                                                            \
	do {                                                                                                           \
		char got[DX_DEC_TEXT_MAX];                                                                             \
		ck_assert_str_eq(dx_dec_text((value), got), (text));                                                   \
	} while (0)

static const char *const same[] = {
	"0",
	"0.00",
	"1",
	"-1",
	"1.50",
	"-0.50",
	"0.000000000001",
	"123456789012345678901234567890",
	"-123456789012345678.123456789012",
	"999999999999999999999999999999",
	"0.10",
};

START_TEST(parsed_text_comes_back_as_it_was)
{
	ck_dec(num(same[_i]), same[_i]);
}
END_TEST

START_TEST(minus_zero_has_no_sign)
{
	ck_dec(num("-0.00"), "0.00");
	ck_dec(num("-0"), "0");
	ck_dec(dx_dec_neg(num("0.00")), "0.00");
	ck_dec(dx_dec_round(num("-0.004"), 2), "0.00");
}
END_TEST

static const char *const refused[] = {
	"",
	"-",
	".",
	"-.",
	"+1",
	" 1",
	"1 ",
	"1,000",
	"1.",
	".5",
	"-.5",
	"1..2",
	"1.2.3",
	"1e5",
	"0x10",
	"--1",
	"1-",
	"NaN",
	"inf",
	"1.0000000000001",
	"1234567890123456789012345678901",
	"12345678901234567890.12345678901",
	"\xd9\xa1",
	"1\xc2\xa0",
};

START_TEST(other_forms_are_refused)
{
	struct dx_dec v = {42, 1};

	ck_assert_msg(!dx_dec_parse(dx_str(refused[_i]), &v), "took \"%s\"", refused[_i]);
	ck_assert(v.coef == 42 && v.scale == 1);
}
END_TEST

START_TEST(a_nul_inside_is_refused)
{
	struct dx_dec v;

	ck_assert(!dx_dec_parse(DX_STR("1\0002"), &v));
}
END_TEST

START_TEST(sums_are_exact_and_keep_the_wider_scale)
{
	ck_dec(dx_dec_add(num("0.1"), num("0.2")), "0.3");
	ck_dec(dx_dec_add(num("1.5"), num("0.25")), "1.75");
	ck_dec(dx_dec_sub(num("1"), num("0.01")), "0.99");
	ck_dec(dx_dec_sub(num("0.01"), num("1")), "-0.99");
	ck_dec(dx_dec_add(num("-5.00"), num("5")), "0.00");
	ck_dec(dx_dec_abs(num("-12.30")), "12.30");
	ck_dec(dx_dec_neg(num("12.30")), "-12.30");
}
END_TEST

START_TEST(products_are_exact_up_to_twelve_digits)
{
	ck_dec(dx_dec_mul(num("1.10"), num("3")), "3.30");
	ck_dec(dx_dec_mul(num("-0.5"), num("0.5")), "-0.25");
	ck_dec(dx_dec_mul(num("1234.50"), num("0.18")), "222.2100");
	/* 24 digits after the point, rounded to 12, half away from zero */
	ck_dec(dx_dec_mul(num("0.000000000001"), num("0.5")), "0.000000000001");
	ck_dec(dx_dec_mul(num("0.000000000001"), num("0.4")), "0.000000000000");
	ck_dec(dx_dec_mul(num("-0.000000000001"), num("0.5")), "-0.000000000001");
	ck_dec(dx_dec_mul(num("0.111111111111"), num("0.111111111111")), "0.012345679012");
}
END_TEST

START_TEST(quotients_are_rounded_half_away_from_zero)
{
	ck_dec(dx_dec_div(num("1"), num("3"), 4), "0.3333");
	ck_dec(dx_dec_div(num("2"), num("3"), 4), "0.6667");
	ck_dec(dx_dec_div(num("1"), num("8"), 2), "0.13");
	ck_dec(dx_dec_div(num("-1"), num("8"), 2), "-0.13");
	ck_dec(dx_dec_div(num("1"), num("-8"), 2), "-0.13");
	ck_dec(dx_dec_div(num("10.00"), num("4"), 0), "3");
	ck_dec(dx_dec_div(num("0.05"), num("1"), 1), "0.1");
	ck_dec(dx_dec_div(num("0.049"), num("1"), 1), "0.0");
	/* the scale asked for is below what the operands' scales give */
	ck_dec(dx_dec_div(num("1.000000000000"), num("3"), 0), "0");
	ck_dec(dx_dec_div(num("1.500000000000"), num("1"), 0), "2");
	/* the dividend times 10^24 would not fit; the quotient does */
	ck_dec(dx_dec_div(num("123456789012345678901234567890"), num("0.000001"), 0),
	       "123456789012345678901234567890000000");
	ck_dec(dx_dec_div(num("123456789012345678901234567890"), num("123456789012345678901234567890"), 12),
	       "1.000000000000");
}
END_TEST

START_TEST(rounding_and_widening)
{
	ck_dec(dx_dec_round(num("1.005"), 2), "1.01");
	ck_dec(dx_dec_round(num("-1.005"), 2), "-1.01");
	ck_dec(dx_dec_round(num("1.004999999999"), 2), "1.00");
	ck_dec(dx_dec_round(num("0.5"), 0), "1");
	ck_dec(dx_dec_round(num("-0.5"), 0), "-1");
	ck_dec(dx_dec_round(num("9.99"), 1), "10.0");
	ck_dec(dx_dec_round(num("5"), 2), "5.00");
	ck_dec(dx_dec_round(num("5.55"), 2), "5.55");
}
END_TEST

START_TEST(comparison_ignores_the_scale)
{
	ck_assert_int_eq(dx_dec_cmp(num("1.5"), num("1.50")), 0);
	ck_assert_int_eq(dx_dec_cmp(num("1.5"), num("1.51")), -1);
	ck_assert_int_eq(dx_dec_cmp(num("-1.5"), num("-1.51")), 1);
	ck_assert_int_eq(dx_dec_cmp(num("-0.5"), num("0.5")), -1);
	ck_assert_int_eq(dx_dec_cmp(num("0"), num("-0.000000000001")), 1);
	/* no overflow where a common scale would not fit */
	ck_assert_int_eq(dx_dec_cmp(num("999999999999999999999999999999"), num("0.000000000001")), 1);
	ck_assert_int_eq(dx_dec_cmp(num("-999999999999999999999999999999"), num("0.000000000001")), -1);
}
END_TEST

START_TEST(nearness)
{
	ck_assert(dx_dec_near(num("100.00"), num("100.01"), num("0.01")));
	ck_assert(dx_dec_near(num("100.01"), num("100"), num("0.01")));
	ck_assert(!dx_dec_near(num("100.00"), num("100.011"), num("0.01")));
	ck_assert(dx_dec_near(num("5"), num("5.000"), num("0")));
	ck_assert(!dx_dec_near(num("999999999999999999999999999999"), num("0.000000000001"), num("1")));
	ck_assert(!dx_dec_near(num("-999999999999999999999999999999"), num("0.000000000001"), num("1")));
}
END_TEST

START_TEST(normalizing_drops_zeros_behind_the_point_only)
{
	ck_dec(dx_dec_normalize(num("1.500")), "1.5");
	ck_dec(dx_dec_normalize(num("18.00")), "18");
	ck_dec(dx_dec_normalize(num("100")), "100");
	ck_dec(dx_dec_normalize(num("0.000")), "0");
	ck_dec(dx_dec_normalize(num("-2.50")), "-2.5");
	ck_assert(dx_dec_is_zero(num("0.00")));
	ck_assert(!dx_dec_is_zero(num("-0.01")));
}
END_TEST

START_TEST(the_longest_text_fits)
{
	char text[DX_DEC_TEXT_MAX];
	unsigned __int128 most = ((unsigned __int128)1 << 127) - 1;
	struct dx_dec least = {-(__int128)most - 1, DX_DEC_SCALE_MAX};

	ck_assert_str_eq(dx_dec_text(least, text), "-170141183460469231731687303.715884105728");
	ck_assert_uint_lt(strlen(text), DX_DEC_TEXT_MAX);
	ck_dec(dx_dec(INT64_MIN, 2), "-92233720368547758.08");
}
END_TEST

static struct dx_dec huge;

static void add_overflow(void)
{
	huge = dx_dec_add(huge, huge);
}

static void sub_overflow(void)
{
	huge = dx_dec_sub(dx_dec_neg(huge), huge);
}

static void mul_overflow(void)
{
	huge = dx_dec_mul(huge, huge);
}

static void widen_overflow(void)
{
	huge = dx_dec_round(huge, DX_DEC_SCALE_MAX);
}

static void divide_overflow(void)
{
	huge = dx_dec_div(huge, dx_dec(1, DX_DEC_SCALE_MAX), DX_DEC_SCALE_MAX);
}

static void divide_by_zero(void)
{
	huge = dx_dec_div(huge, dx_dec(0, 2), 2);
}

static void scale_too_large(void)
{
	huge = dx_dec(1, DX_DEC_SCALE_MAX + 1);
}

static void (*const fatal[])(void) = {
	add_overflow, sub_overflow, mul_overflow, widen_overflow, divide_overflow, divide_by_zero, scale_too_large,
};

START_TEST(overflow_is_never_silent)
{
	huge = (struct dx_dec){((__int128)1 << 126) + 1, 0};
	fatal[_i]();
}
END_TEST

int main(void)
{
	Suite *s = suite_create("dec");
	TCase *text = tcase_create("text");
	TCase *arithmetic = tcase_create("arithmetic");
	TCase *overflow = tcase_create("overflow");

	tcase_add_loop_test(text, parsed_text_comes_back_as_it_was, 0, (int)DX_LEN(same));
	tcase_add_loop_test(text, other_forms_are_refused, 0, (int)DX_LEN(refused));
	tcase_add_test(text, a_nul_inside_is_refused);
	tcase_add_test(text, minus_zero_has_no_sign);
	tcase_add_test(text, the_longest_text_fits);
	suite_add_tcase(s, text);

	tcase_add_test(arithmetic, sums_are_exact_and_keep_the_wider_scale);
	tcase_add_test(arithmetic, products_are_exact_up_to_twelve_digits);
	tcase_add_test(arithmetic, quotients_are_rounded_half_away_from_zero);
	tcase_add_test(arithmetic, rounding_and_widening);
	tcase_add_test(arithmetic, comparison_ignores_the_scale);
	tcase_add_test(arithmetic, nearness);
	tcase_add_test(arithmetic, normalizing_drops_zeros_behind_the_point_only);
	suite_add_tcase(s, arithmetic);

	tcase_add_loop_test_raise_signal(overflow, overflow_is_never_silent, SIGABRT, 0, (int)DX_LEN(fatal));
	suite_add_tcase(s, overflow);
	return unit_main(s);
}
