/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/utf8.h"

#include "../unit.h"

static const struct dx_str malformed[] = {
	DX_STR("\x80"), /* continuation alone */
	DX_STR("\xbf"),
	DX_STR("\xc3"), /* cut short */
	DX_STR("\xe2\x82"),
	DX_STR("\xf0\x9f\x98"),
	DX_STR("\xc0\x80"), /* overlong */
	DX_STR("\xc1\xbf"),
	DX_STR("\xe0\x80\x80"),
	DX_STR("\xe0\x9f\xbf"),
	DX_STR("\xf0\x80\x80\x80"),
	DX_STR("\xf0\x8f\xbf\xbf"),
	DX_STR("\xed\xa0\x80"), /* surrogates */
	DX_STR("\xed\xbf\xbf"),
	DX_STR("\xf4\x90\x80\x80"), /* beyond U+10FFFF */
	DX_STR("\xf5\x80\x80\x80"),
	DX_STR("\xff"),
	DX_STR("\xfe"),
	DX_STR("\xc3("), /* continuation missing */
	DX_STR("\xe2(\xa1"),
	DX_STR("ok\xe2\x28"),
};

START_TEST(malformed_text_is_not_valid)
{
	ck_assert(!dx_utf8_valid(malformed[_i]));
}
END_TEST

START_TEST(malformed_text_is_read_to_its_end)
{
	struct dx_str s = malformed[_i];
	size_t pos = 0;
	size_t replaced = 0;
	uint32_t cp = 0;

	for (size_t before = 0; dx_utf8_next(s, &pos, &cp); before = pos) {
		ck_assert_uint_gt(pos, before);
		if (cp == 0xfffd) {
			ck_assert_uint_eq(pos, before + 1);
			replaced++;
		}
	}
	ck_assert_uint_eq(pos, s.n);
	ck_assert_uint_gt(replaced, 0);
}
END_TEST

START_TEST(the_character_after_a_malformed_byte_survives)
{
	struct dx_str s = DX_STR("\xc3(a");
	size_t pos = 0;
	uint32_t cp;

	ck_assert(dx_utf8_next(s, &pos, &cp));
	ck_assert_uint_eq(cp, 0xfffd);
	ck_assert(dx_utf8_next(s, &pos, &cp));
	ck_assert_uint_eq(cp, '(');
	ck_assert(dx_utf8_next(s, &pos, &cp));
	ck_assert_uint_eq(cp, 'a');
	ck_assert(!dx_utf8_next(s, &pos, &cp));
}
END_TEST

START_TEST(every_code_point_comes_back)
{
	for (uint32_t cp = 0; cp <= 0x10ffff; cp++) {
		char bytes[4];
		size_t n;
		size_t pos = 0;
		uint32_t back = 0;

		if (cp >= 0xd800 && cp <= 0xdfff)
			continue;
		n = dx_utf8_encode(cp, bytes);
		if (!dx_utf8_valid(dx_strn(bytes, n)) || !dx_utf8_next(dx_strn(bytes, n), &pos, &back) || pos != n ||
		    back != cp)
			ck_abort_msg("U+%04X", cp);
	}
}
END_TEST

START_TEST(what_is_no_code_point_becomes_the_replacement)
{
	static const uint32_t bad[] = {0xd800, 0xdfff, 0x110000, UINT32_MAX};

	for (size_t i = 0; i < DX_LEN(bad); i++) {
		char bytes[4];

		ck_assert_uint_eq(dx_utf8_encode(bad[i], bytes), 3);
		ck_assert_mem_eq(bytes, "\xef\xbf\xbd", 3);
	}
}
END_TEST

START_TEST(lengths)
{
	ck_assert_uint_eq(dx_utf8_len(dx_str(NULL)), 0);
	ck_assert_uint_eq(dx_utf8_len(DX_STR("abc")), 3);
	ck_assert_uint_eq(dx_utf8_len(DX_STR("₹1")), 2);
	ck_assert_uint_eq(dx_utf8_len(DX_STR("😀é")), 2);
	ck_assert_uint_eq(dx_utf8_len(DX_STR("a\xff\xff")), 3);
	ck_assert(dx_utf8_valid(dx_str(NULL)));
	ck_assert(dx_utf8_valid(DX_STR("a\0b")));
}
END_TEST

START_TEST(arrows_and_nothing_else_are_arrows)
{
	ck_assert(dx_is_arrow("↓"));
	ck_assert(dx_is_arrow("⬆\xef\xb8\x8f"));
	ck_assert(!dx_is_arrow("\xef\xb8\x8f"));
	ck_assert(!dx_is_arrow("↓a"));
	ck_assert(!dx_is_arrow("–"));
	ck_assert(!dx_is_arrow(""));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("utf8");
	TCase *tc = tcase_create("utf8");

	tcase_add_loop_test(tc, malformed_text_is_not_valid, 0, (int)DX_LEN(malformed));
	tcase_add_loop_test(tc, malformed_text_is_read_to_its_end, 0, (int)DX_LEN(malformed));
	tcase_add_test(tc, the_character_after_a_malformed_byte_survives);
	tcase_add_test(tc, every_code_point_comes_back);
	tcase_add_test(tc, what_is_no_code_point_becomes_the_replacement);
	tcase_add_test(tc, lengths);
	tcase_add_test(tc, arrows_and_nothing_else_are_arrows);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
