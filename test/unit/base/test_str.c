/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/str.h"

#include <string.h>

#include "../unit.h"

START_TEST(equality_minds_length_and_case_only_when_asked)
{
	ck_assert(dx_str_eq(DX_STR("abc"), DX_STR("abc")));
	ck_assert(!dx_str_eq(DX_STR("abc"), DX_STR("abcd")));
	ck_assert(!dx_str_eq(DX_STR("abc"), DX_STR("abC")));
	ck_assert(dx_str_eq(dx_str(NULL), DX_STR("")));
	ck_assert(dx_str_eq_c(DX_STR("abc"), "abc"));
	ck_assert(!dx_str_eq_c(DX_STR("ab\0c"), "ab"));
	ck_assert(dx_str_ieq(DX_STR("aBc[z"), DX_STR("AbC[Z")));
	ck_assert(dx_str_ieq_c(DX_STR("BEARER"), "bearer"));
	/* '[' and '{', '@' and '`' differ by the bit that letters' cases differ by */
	ck_assert(!dx_str_ieq(DX_STR("["), DX_STR("{")));
	ck_assert(!dx_str_ieq(DX_STR("@"), DX_STR("`")));
}
END_TEST

START_TEST(starts_and_ends)
{
	ck_assert(dx_str_starts(DX_STR("docextract"), "doc"));
	ck_assert(dx_str_starts(DX_STR("doc"), "doc"));
	ck_assert(!dx_str_starts(DX_STR("do"), "doc"));
	ck_assert(dx_str_ends(DX_STR("a.pdf"), ".pdf"));
	ck_assert(!dx_str_ends(DX_STR("pdf"), ".pdf"));
	ck_assert(dx_str_starts(dx_str(NULL), ""));
	ck_assert(dx_str_ends(dx_str(NULL), ""));
}
END_TEST

START_TEST(trim_takes_ascii_white_space)
{
	ck_assert(dx_str_eq_c(dx_str_trim(DX_STR(" \t\r\n\v\fa b \n")), "a b"));
	ck_assert_uint_eq(dx_str_trim(DX_STR(" \t ")).n, 0);
	ck_assert_uint_eq(dx_str_trim(dx_str(NULL)).n, 0);
	/* a no-break space is not ASCII */
	ck_assert_uint_eq(dx_str_trim(DX_STR("\xc2\xa0")).n, 2);
}
END_TEST

START_TEST(strip_takes_marks_from_both_ends)
{
	ck_assert(dx_str_eq_c(dx_str_strip(DX_STR("((a.b).,"), "(", ".,)"), "a.b"));
	ck_assert(dx_str_eq_c(dx_str_strip(DX_STR(".a("), "(", "."), ".a("));
	ck_assert(dx_str_eq_c(dx_str_strip(DX_STR("a:"), "", ":"), "a"));
	ck_assert_uint_eq(dx_str_strip(DX_STR("(.)"), "(.)", "(.)").n, 0);
	ck_assert_uint_eq(dx_str_strip(dx_str(NULL), "(", ")").n, 0);
	/* no mark is the byte that ends a list of them */
	ck_assert_uint_eq(dx_str_strip(DX_STR("\0a\0"), "(", ")").n, 3);
}
END_TEST

START_TEST(sub_is_clamped)
{
	struct dx_str s = DX_STR("abcdef");

	ck_assert(dx_str_eq_c(dx_str_sub(s, 2, 3), "cde"));
	ck_assert(dx_str_eq_c(dx_str_sub(s, 4, SIZE_MAX), "ef"));
	ck_assert_uint_eq(dx_str_sub(s, 6, 1).n, 0);
	ck_assert_uint_eq(dx_str_sub(s, SIZE_MAX, SIZE_MAX).n, 0);
	ck_assert_ptr_null(dx_str_sub(dx_str(NULL), 1, 1).p);
}
END_TEST

START_TEST(find_gives_the_first_place)
{
	struct dx_str s = DX_STR("a=b=c");

	ck_assert_uint_eq(dx_str_find_c(s, '='), 1);
	ck_assert_uint_eq(dx_str_find_c(s, 'x'), SIZE_MAX);
	ck_assert_uint_eq(dx_str_find_c(dx_str(NULL), 'x'), SIZE_MAX);
	ck_assert_uint_eq(dx_str_find(s, DX_STR("=c")), 3);
	ck_assert_uint_eq(dx_str_find(s, DX_STR("")), 0);
	ck_assert_uint_eq(dx_str_find(s, DX_STR("a=b=cd")), SIZE_MAX);
	ck_assert_uint_eq(dx_str_find(dx_str(NULL), DX_STR("a")), SIZE_MAX);
}
END_TEST

static size_t split_all(struct dx_str rest, struct dx_str *parts, size_t max)
{
	size_t n = 0;

	while (n < max && dx_str_split(&rest, ',', &parts[n]))
		n++;
	return n;
}

START_TEST(split_gives_empty_parts_too)
{
	struct dx_str p[8];

	ck_assert_uint_eq(split_all(DX_STR("a,,b"), p, 8), 3);
	ck_assert(dx_str_eq_c(p[0], "a"));
	ck_assert_uint_eq(p[1].n, 0);
	ck_assert(dx_str_eq_c(p[2], "b"));
	ck_assert_uint_eq(split_all(DX_STR("a,"), p, 8), 2);
	ck_assert_uint_eq(p[1].n, 0);
	ck_assert_uint_eq(split_all(DX_STR(""), p, 8), 1);
	ck_assert_uint_eq(split_all(dx_str(NULL), p, 8), 0);
}
END_TEST

START_TEST(unsigned_numbers)
{
	uint64_t v = 7;

	ck_assert(dx_str_u64(DX_STR("0"), &v));
	ck_assert_uint_eq(v, 0);
	ck_assert(dx_str_u64(DX_STR("18446744073709551615"), &v));
	ck_assert_uint_eq(v, UINT64_MAX);
	v = 7;
	ck_assert(!dx_str_u64(DX_STR("18446744073709551616"), &v));
	ck_assert(!dx_str_u64(DX_STR("99999999999999999999"), &v));
	ck_assert(!dx_str_u64(DX_STR(""), &v));
	ck_assert(!dx_str_u64(DX_STR("-1"), &v));
	ck_assert(!dx_str_u64(DX_STR("+1"), &v));
	ck_assert(!dx_str_u64(DX_STR(" 1"), &v));
	ck_assert(!dx_str_u64(DX_STR("1 "), &v));
	ck_assert(!dx_str_u64(DX_STR("0x1"), &v));
	ck_assert_uint_eq(v, 7);
}
END_TEST

START_TEST(signed_numbers)
{
	int64_t v = 7;

	ck_assert(dx_str_i64(DX_STR("-9223372036854775808"), &v));
	ck_assert_int_eq(v, INT64_MIN);
	ck_assert(dx_str_i64(DX_STR("9223372036854775807"), &v));
	ck_assert_int_eq(v, INT64_MAX);
	ck_assert(dx_str_i64(DX_STR("-0"), &v));
	ck_assert_int_eq(v, 0);
	v = 7;
	ck_assert(!dx_str_i64(DX_STR("9223372036854775808"), &v));
	ck_assert(!dx_str_i64(DX_STR("-9223372036854775809"), &v));
	ck_assert(!dx_str_i64(DX_STR("-"), &v));
	ck_assert(!dx_str_i64(DX_STR("--1"), &v));
	ck_assert_int_eq(v, 7);
}
END_TEST

START_TEST(hexadecimal_there_and_back)
{
	const uint8_t bytes[] = {0x00, 0x1f, 0xa0, 0xff};
	uint8_t back[4] = {0};
	char hex[9];

	dx_hex(hex, bytes, sizeof(bytes));
	ck_assert_str_eq(hex, "001fa0ff");
	ck_assert(dx_unhex(back, 4, DX_STR("001FA0ff")));
	ck_assert_mem_eq(back, bytes, 4);
	ck_assert(!dx_unhex(back, 4, DX_STR("001fa0f")));
	ck_assert(!dx_unhex(back, 4, DX_STR("001fa0ff0")));
	ck_assert(!dx_unhex(back, 4, DX_STR("001fa0fg")));
	ck_assert(!dx_unhex(back, 4, DX_STR("001fa0f ")));
	/* refused input leaves the output alone */
	ck_assert_mem_eq(back, bytes, 4);
	ck_assert(dx_unhex(back, 0, DX_STR("")));
}
END_TEST

START_TEST(digits_and_letters)
{
	ck_assert(dx_has_digit("A4"));
	ck_assert(!dx_has_digit("A\xD9\xA4"));
	ck_assert(!dx_has_digit(""));
	ck_assert_uint_eq(dx_count_digits("1,23,456.78"), 8);
	ck_assert_uint_eq(dx_count_digits("A\xD9\xA4"), 0);
	ck_assert(dx_same_digits("1,23,456.78-", "12345678"));
	ck_assert(!dx_same_digits("1,23,456.78", "1,23,456.7"));
	ck_assert(!dx_same_digits("12", "21"));
	ck_assert(dx_same_digits("", "--"));
	ck_assert(dx_has_letter("4-a") && dx_has_letter("\xE0\xA4\x85") && !dx_has_letter("4-@[") &&
		  !dx_has_letter(""));
	ck_assert(dx_is_digit('9') && !dx_is_digit('/') && !dx_is_digit(':'));
	ck_assert(dx_is_letter('z') && dx_is_letter('\xC3') && !dx_is_letter('@') && !dx_is_letter('['));
}
END_TEST

START_TEST(uuids)
{
	ck_assert(dx_is_uuid(DX_STR("0190a6b4-7c3e-7def-8abc-0123456789ab")));
	ck_assert(dx_is_uuid(DX_STR("0190A6B4-7C3E-7DEF-8ABC-0123456789AB")));
	ck_assert(!dx_is_uuid(DX_STR("0190a6b47c3e7def8abc0123456789ab")));
	ck_assert(!dx_is_uuid(DX_STR("0190a6b4-7c3e-7def-8abc-0123456789a")));
	ck_assert(!dx_is_uuid(DX_STR("0190a6b4-7c3e-7def-8abc-0123456789abc")));
	ck_assert(!dx_is_uuid(DX_STR("0190a6b4-7c3e-7def-8abc-0123456789ag")));
	ck_assert(!dx_is_uuid(DX_STR("0190a6b4-7c3e-7def-8abc00123456789ab")));
	ck_assert(!dx_is_uuid(dx_str(NULL)));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("str");
	TCase *slices = tcase_create("slices");
	TCase *values = tcase_create("values");

	tcase_add_test(slices, equality_minds_length_and_case_only_when_asked);
	tcase_add_test(slices, starts_and_ends);
	tcase_add_test(slices, trim_takes_ascii_white_space);
	tcase_add_test(slices, strip_takes_marks_from_both_ends);
	tcase_add_test(slices, sub_is_clamped);
	tcase_add_test(slices, find_gives_the_first_place);
	tcase_add_test(slices, split_gives_empty_parts_too);
	suite_add_tcase(s, slices);

	tcase_add_test(values, unsigned_numbers);
	tcase_add_test(values, signed_numbers);
	tcase_add_test(values, hexadecimal_there_and_back);
	tcase_add_test(values, digits_and_letters);
	tcase_add_test(values, uuids);
	suite_add_tcase(s, values);
	return unit_main(s);
}
