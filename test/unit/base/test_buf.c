/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/buf.h"

#include <string.h>

#include "../unit.h"

static struct dx_buf buf;

static void setup(void)
{
	buf = DX_BUF_INIT;
}

static void teardown(void)
{
	dx_buf_free(&buf);
}

START_TEST(an_empty_one_is_an_empty_string)
{
	ck_assert_str_eq(dx_buf_cstr(&buf), "");
	dx_buf_reset(&buf);
	dx_buf_add(&buf, NULL, 0);
	ck_assert_uint_eq(buf.len, 0);
	ck_assert_str_eq(buf.data, "");
	dx_buf_free(NULL);
}
END_TEST

START_TEST(it_grows_and_stays_terminated)
{
	for (size_t i = 0; i < 10000; i++) {
		dx_buf_addc(&buf, (char)('a' + i % 26));
		ck_assert_uint_eq(buf.len, i + 1);
		ck_assert_int_eq(buf.data[buf.len], '\0');
	}
	for (size_t i = 0; i < 10000; i++)
		ck_assert_int_eq(buf.data[i], (char)('a' + i % 26));
}
END_TEST

START_TEST(pieces_are_joined)
{
	dx_buf_adds(&buf, "ab");
	dx_buf_addstr(&buf, DX_STR("c\0d"));
	dx_buf_printf(&buf, "-%d-%s", 42, "x");
	dx_buf_addstr(&buf, dx_str(NULL));
	ck_assert_uint_eq(buf.len, 10);
	ck_assert_mem_eq(buf.data, "abc\0d-42-x", 11);
}
END_TEST

START_TEST(long_formatted_text_is_whole)
{
	dx_buf_adds(&buf, "x");
	dx_buf_printf(&buf, "%5000d", 7);
	ck_assert_uint_eq(buf.len, 5001);
	ck_assert_uint_eq(strlen(buf.data), 5001);
	ck_assert_int_eq(buf.data[5000], '7');
}
END_TEST

START_TEST(numbers_are_little_endian)
{
	dx_buf_add_u32(&buf, 0x04030201);
	dx_buf_add_u64(&buf, UINT64_C(0x0c0b0a0908070605));
	ck_assert_uint_eq(buf.len, 12);
	ck_assert_mem_eq(buf.data, "\1\2\3\4\5\6\7\10\11\12\13\14", 12);
}
END_TEST

START_TEST(reset_keeps_the_memory)
{
	size_t cap;

	dx_buf_printf(&buf, "%1000d", 1);
	cap = buf.cap;
	dx_buf_reset(&buf);
	ck_assert_uint_eq(buf.len, 0);
	ck_assert_uint_eq(buf.cap, cap);
	ck_assert_str_eq(dx_buf_cstr(&buf), "");
	dx_buf_free(&buf);
	ck_assert_ptr_null(buf.data);
	ck_assert_uint_eq(buf.cap, 0);
}
END_TEST

START_TEST(reserved_room_is_not_moved)
{
	const char *data;

	dx_buf_reserve(&buf, 5000);
	data = buf.data;
	for (size_t i = 0; i < 5000; i++)
		dx_buf_addc(&buf, 'x');
	ck_assert_ptr_eq(buf.data, data);
}
END_TEST

START_TEST(an_impossible_size_aborts)
{
	dx_buf_adds(&buf, "x");
	dx_buf_reserve(&buf, SIZE_MAX);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("buf");
	TCase *tc = tcase_create("buf");

	tcase_add_checked_fixture(tc, setup, teardown);
	tcase_add_test(tc, an_empty_one_is_an_empty_string);
	tcase_add_test(tc, it_grows_and_stays_terminated);
	tcase_add_test(tc, pieces_are_joined);
	tcase_add_test(tc, long_formatted_text_is_whole);
	tcase_add_test(tc, numbers_are_little_endian);
	tcase_add_test(tc, reset_keeps_the_memory);
	tcase_add_test(tc, reserved_room_is_not_moved);
	tcase_add_test_raise_signal(tc, an_impossible_size_aborts, SIGABRT);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
