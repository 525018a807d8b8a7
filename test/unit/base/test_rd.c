/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/rd.h"

#include "../unit.h"

static const uint8_t bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 'x', 'y'};

START_TEST(numbers_are_little_endian)
{
	struct dx_rd r = dx_rd(bytes, sizeof(bytes));

	ck_assert_uint_eq(dx_rd_u8(&r), 1);
	ck_assert_uint_eq(dx_rd_u16(&r), 0x0302);
	ck_assert_uint_eq(dx_rd_u32(&r), 0x07060504);
	ck_assert_uint_eq(dx_rd_u64(&r), UINT64_C(0x0f0e0d0c0b0a0908));
	ck_assert(!dx_rd_done(&r));
	ck_assert(dx_str_eq_c(dx_rd_bytes(&r, 2), "xy"));
	ck_assert(dx_rd_done(&r));
}
END_TEST

START_TEST(reading_past_the_end_fails_for_good)
{
	struct dx_rd r = dx_rd(bytes, 3);

	ck_assert_uint_eq(dx_rd_u32(&r), 0);
	ck_assert(r.failed);
	/* three bytes are there, but what they mean is no longer known */
	ck_assert_uint_eq(dx_rd_u8(&r), 0);
	ck_assert_ptr_null(dx_rd_bytes(&r, 1).p);
	ck_assert_uint_eq(dx_rd_bytes(&r, 0).n, 0);
	ck_assert(!dx_rd_done(&r));
}
END_TEST

START_TEST(each_width_minds_the_end)
{
	struct dx_rd r8 = dx_rd(bytes, 0);
	struct dx_rd r16 = dx_rd(bytes, 1);
	struct dx_rd r32 = dx_rd(bytes, 3);
	struct dx_rd r64 = dx_rd(bytes, 7);

	dx_rd_u8(&r8);
	dx_rd_u16(&r16);
	dx_rd_u32(&r32);
	dx_rd_u64(&r64);
	ck_assert(r8.failed && r16.failed && r32.failed && r64.failed);
}
END_TEST

START_TEST(a_huge_length_cannot_wrap)
{
	struct dx_rd r = dx_rd(bytes, sizeof(bytes));
	struct dx_str s = dx_rd_bytes(&r, SIZE_MAX);

	ck_assert_ptr_null(s.p);
	ck_assert_uint_eq(s.n, 0);
	ck_assert(r.failed);
}
END_TEST

START_TEST(nothing_is_done_at_once)
{
	struct dx_rd r = dx_rd(NULL, 0);

	ck_assert(dx_rd_done(&r));
	ck_assert_uint_eq(dx_rd_bytes(&r, 0).n, 0);
	ck_assert(dx_rd_done(&r));
}
END_TEST

int main(void)
{
	Suite *s = suite_create("rd");
	TCase *tc = tcase_create("rd");

	tcase_add_test(tc, numbers_are_little_endian);
	tcase_add_test(tc, reading_past_the_end_fails_for_good);
	tcase_add_test(tc, each_width_minds_the_end);
	tcase_add_test(tc, a_huge_length_cannot_wrap);
	tcase_add_test(tc, nothing_is_done_at_once);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
