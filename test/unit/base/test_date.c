/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/date.h"

#include "../unit.h"

START_TEST(leap_years)
{
	ck_assert_int_eq(dx_date_month_days(2024, 2), 29);
	ck_assert_int_eq(dx_date_month_days(2023, 2), 28);
	ck_assert_int_eq(dx_date_month_days(2000, 2), 29);
	ck_assert_int_eq(dx_date_month_days(1900, 2), 28);
	ck_assert_int_eq(dx_date_month_days(2100, 2), 28);
	ck_assert_int_eq(dx_date_month_days(2023, 4), 30);
	ck_assert_int_eq(dx_date_month_days(2023, 12), 31);
}
END_TEST

START_TEST(a_month_that_is_none_is_our_bug)
{
	dx_date_month_days(2023, _i);
}
END_TEST

static const char *const valid[] = {"0001-01-01", "1970-01-01", "2024-02-29", "2000-02-29", "9999-12-31", "2026-11-21"};

START_TEST(valid_dates_come_back_as_they_were)
{
	struct dx_date d;
	char text[DX_DATE_TEXT_MAX];

	ck_assert(dx_date_parse_iso(dx_str(valid[_i]), &d));
	ck_assert(dx_date_valid(d));
	ck_assert_str_eq(dx_date_text(d, text), valid[_i]);
}
END_TEST

static const char *const invalid[] = {
	"",           "2023-02-29",  "1900-02-29",  "2023-00-10",  "2023-13-10", "2023-04-31",
	"2023-04-00", "0000-01-01",  "2023-4-01",   "2023-04-1",   "23-04-01",   "2023/04/01",
	"20230401",   "2023-04-01 ", " 2023-04-01", "2023-04-01T", "-023-04-01", "2023-+4-01",
	"2023-04- 1", "12023-04-01", "2023-04-3a",
};

START_TEST(other_dates_are_refused)
{
	struct dx_date d = {1, 2, 3};

	ck_assert_msg(!dx_date_parse_iso(dx_str(invalid[_i]), &d), "took \"%s\"", invalid[_i]);
	ck_assert(d.year == 1 && d.month == 2 && d.day == 3);
}
END_TEST

START_TEST(no_date_has_no_text)
{
	char text[DX_DATE_TEXT_MAX];

	ck_assert(!dx_date_valid((struct dx_date){0, 0, 0}));
	ck_assert(!dx_date_valid((struct dx_date){2023, -1, 1}));
	ck_assert(!dx_date_valid((struct dx_date){2023, 1, -1}));
	ck_assert_str_eq(dx_date_text((struct dx_date){0, 0, 0}, text), "");
}
END_TEST

START_TEST(day_numbers)
{
	ck_assert_int_eq(dx_date_days((struct dx_date){1970, 1, 1}), 0);
	ck_assert_int_eq(dx_date_days((struct dx_date){1969, 12, 31}), -1);
	ck_assert_int_eq(dx_date_days((struct dx_date){2000, 3, 1}), 11017);
	ck_assert_int_eq(dx_date_days((struct dx_date){1, 1, 1}), -719162);
	ck_assert_int_eq(dx_date_days((struct dx_date){9999, 12, 31}), 2932896);
}
END_TEST

START_TEST(every_day_follows_the_one_before)
{
	struct dx_date d = {1, 1, 1};
	int32_t last = dx_date_days((struct dx_date){9999, 12, 31});

	for (int32_t n = dx_date_days(d); n <= last; n++) {
		struct dx_date got = dx_date_from_days(n);

		/* The plain calendar, one day at a time, is what the formulas must agree with. */
		if (dx_date_cmp(got, d) != 0 || dx_date_days(d) != n)
			ck_abort_msg("day %d", n);
		if (++d.day > dx_date_month_days(d.year, d.month)) {
			d.day = 1;
			if (++d.month > 12) {
				d.month = 1;
				d.year++;
			}
		}
	}
}
END_TEST

START_TEST(days_outside_the_calendar_are_no_date)
{
	ck_assert_int_eq(dx_date_from_days(-719163).year, 0);
	ck_assert_int_eq(dx_date_from_days(2932897).year, 0);
	ck_assert_int_eq(dx_date_from_days(INT32_MIN).year, 0);
	ck_assert_int_eq(dx_date_from_days(INT32_MAX).year, 0);
}
END_TEST

START_TEST(order)
{
	struct dx_date d = {2024, 2, 10};

	ck_assert_int_eq(dx_date_cmp(d, d), 0);
	ck_assert_int_eq(dx_date_cmp(d, (struct dx_date){2024, 2, 11}), -1);
	ck_assert_int_eq(dx_date_cmp(d, (struct dx_date){2024, 1, 31}), 1);
	ck_assert_int_eq(dx_date_cmp(d, (struct dx_date){2023, 12, 31}), 1);
	ck_assert_int_eq(dx_date_cmp(d, (struct dx_date){2025, 1, 1}), -1);
}
END_TEST

int main(void)
{
	Suite *s = suite_create("date");
	TCase *tc = tcase_create("date");

	tcase_add_test(tc, leap_years);
	tcase_add_loop_test_raise_signal(tc, a_month_that_is_none_is_our_bug, SIGABRT, 13, 14);
	tcase_add_loop_test_raise_signal(tc, a_month_that_is_none_is_our_bug, SIGABRT, 0, 1);
	tcase_add_loop_test(tc, valid_dates_come_back_as_they_were, 0, (int)DX_LEN(valid));
	tcase_add_loop_test(tc, other_dates_are_refused, 0, (int)DX_LEN(invalid));
	tcase_add_test(tc, no_date_has_no_text);
	tcase_add_test(tc, day_numbers);
	tcase_add_test(tc, every_day_follows_the_one_before);
	tcase_add_test(tc, days_outside_the_calendar_are_no_date);
	tcase_add_test(tc, order);
	suite_add_tcase(s, tc);
	return unit_main(s);
}
