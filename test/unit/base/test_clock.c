/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/clock.h"

#include <string.h>
#include <time.h>

#include "../unit.h"

#define S INT64_C(1000000)

START_TEST(text_of_an_instant)
{
	char out[DX_RFC3339_MAX];

	ck_assert_str_eq(dx_rfc3339(0, out), "1970-01-01T00:00:00.000000Z");
	ck_assert_str_eq(dx_rfc3339(1709251199 * S + 999999, out), "2024-02-29T23:59:59.999999Z");
	ck_assert_str_eq(dx_rfc3339(1709251199 * S + 1000000, out), "2024-03-01T00:00:00.000000Z");
	ck_assert_str_eq(dx_rfc3339(-1, out), "1969-12-31T23:59:59.999999Z");
	ck_assert_str_eq(dx_rfc3339(-86400 * S, out), "1969-12-31T00:00:00.000000Z");
	ck_assert_str_eq(dx_rfc3339(INT64_C(253402300799) * S, out), "9999-12-31T23:59:59.000000Z");
}
END_TEST

START_TEST(a_broken_clock_breaks_no_text)
{
	char out[DX_RFC3339_MAX];

	ck_assert_uint_eq(strlen(dx_rfc3339(INT64_MAX, out)), 27);
	ck_assert_uint_eq(strlen(dx_rfc3339(INT64_MIN, out)), 27);
}
END_TEST

START_TEST(the_monotonic_clock_runs_in_microseconds)
{
	const struct timespec nap = {.tv_nsec = 20000000};
	int64_t before = dx_now_mono_us();
	int64_t took;

	nanosleep(&nap, NULL);
	took = dx_now_mono_us() - before;
	ck_assert_int_ge(took, 20000);
	ck_assert_int_lt(took, 10 * S);
}
END_TEST

START_TEST(the_wall_clock_agrees_with_time)
{
	int64_t difference = dx_now_real_us() / S - (int64_t)time(NULL);

	ck_assert_int_ge(difference, -1);
	ck_assert_int_le(difference, 1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("clock");
	TCase *tc = tcase_create("clock");

	tcase_add_test(tc, text_of_an_instant);
	tcase_add_test(tc, a_broken_clock_breaks_no_text);
	tcase_add_test(tc, the_monotonic_clock_runs_in_microseconds);
	tcase_add_test(tc, the_wall_clock_agrees_with_time);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
