/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/role/spawn.h"

#include "../unit.h"

#define SECOND INT64_C(1000000)

/* Any moment will do, as long as it is not 0. */
static const int64_t START = 5000 * SECOND;

START_TEST(test_waits_double_up_to_a_minute_while_nothing_has_worked)
{
	static const int64_t want_s[] = {0, 2, 4, 8, 16, 32, 60, 60, 60};
	struct dx_respawn h = {0};
	int64_t now = START;

	for (size_t i = 0; i < DX_LEN(want_s); i++) {
		int64_t next = dx_respawn_died(&h, now);
		ck_assert_int_eq(next - now, want_s[i] * SECOND);
		ck_assert_int_eq(h.not_before_us, next);
		now = next + 1;
	}
}
END_TEST

START_TEST(test_siblings_that_die_during_a_wait_do_not_lengthen_it)
{
	struct dx_respawn h = {0};

	ck_assert_int_eq(dx_respawn_died(&h, START), START);
	int64_t next = dx_respawn_died(&h, START + 10);
	ck_assert_int_eq(next, START + 10 + 2 * SECOND);
	for (int i = 0; i < 6; i++)
		ck_assert_int_eq(dx_respawn_died(&h, START + 20 + i), next);
	/* and the next wait is the next of the series, not the sixth */
	ck_assert_int_eq(dx_respawn_died(&h, next), next + 4 * SECOND);
}
END_TEST

START_TEST(test_after_it_worked_a_death_is_answered_at_once)
{
	struct dx_respawn h = {0};
	int64_t now = START;

	for (int i = 0; i < 5; i++)
		now = dx_respawn_died(&h, now) + 1;
	dx_respawn_worked(&h);
	ck_assert_int_eq(h.not_before_us, 0);
	/* far apart: never a wait, however often */
	for (int i = 0; i < 50; i++) {
		now += 2 * SECOND;
		ck_assert_int_eq(dx_respawn_died(&h, now), now);
	}
}
END_TEST

START_TEST(test_a_wait_ends_when_a_sibling_works)
{
	struct dx_respawn h = {0};

	(void)dx_respawn_died(&h, START);
	ck_assert_int_gt(dx_respawn_died(&h, START + 1), START + 1);
	dx_respawn_worked(&h);
	ck_assert_int_le(h.not_before_us, START + 1);
}
END_TEST

START_TEST(test_ten_deaths_in_ten_seconds_are_no_storm)
{
	struct dx_respawn h = {.worked = true};

	for (int i = 0; i < 10; i++)
		ck_assert_int_eq(dx_respawn_died(&h, START + i), START + i);
}
END_TEST

START_TEST(test_the_eleventh_death_in_ten_seconds_waits_a_second)
{
	struct dx_respawn h = {.worked = true};

	for (int i = 0; i < 10; i++)
		(void)dx_respawn_died(&h, START + i);
	ck_assert_int_eq(dx_respawn_died(&h, START + 10 * SECOND), START + 11 * SECOND);
}
END_TEST

START_TEST(test_ten_slow_deaths_and_one_more_are_no_storm)
{
	struct dx_respawn h = {.worked = true};

	for (int i = 0; i < 10; i++)
		(void)dx_respawn_died(&h, START + i);
	ck_assert_int_eq(dx_respawn_died(&h, START + 10 * SECOND + 1), START + 10 * SECOND + 1);
}
END_TEST

START_TEST(test_a_storm_goes_on_at_one_round_a_second_and_then_ends)
{
	struct dx_respawn h = {.worked = true};
	int64_t now = START;
	int rounds = 0;

	/* dies as soon as it is started, for a minute */
	while (now < START + 60 * SECOND) {
		now = dx_respawn_died(&h, now) + 1;
		rounds++;
	}
	/* never more than eleven in ten seconds */
	ck_assert_int_le(rounds, 7 * 11);
	ck_assert_int_ge(rounds, 50);
	/* quiet for a while: at once again */
	now += 30 * SECOND;
	ck_assert_int_eq(dx_respawn_died(&h, now), now);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("role/spawn");
	TCase *t = tcase_create("respawn");
	tcase_add_test(t, test_waits_double_up_to_a_minute_while_nothing_has_worked);
	tcase_add_test(t, test_siblings_that_die_during_a_wait_do_not_lengthen_it);
	tcase_add_test(t, test_after_it_worked_a_death_is_answered_at_once);
	tcase_add_test(t, test_a_wait_ends_when_a_sibling_works);
	tcase_add_test(t, test_ten_deaths_in_ten_seconds_are_no_storm);
	tcase_add_test(t, test_the_eleventh_death_in_ten_seconds_waits_a_second);
	tcase_add_test(t, test_ten_slow_deaths_and_one_more_are_no_storm);
	tcase_add_test(t, test_a_storm_goes_on_at_one_round_a_second_and_then_ends);
	suite_add_tcase(s, t);
	return unit_main(s);
}
