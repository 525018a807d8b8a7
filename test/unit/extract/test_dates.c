/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/dates.h"

#include <string.h>

#include "../unit.h"

static const struct dx_dates_ctx day_first = {.from = {2025, 4, 1}, .to = {2025, 6, 30}};
static const struct dx_dates_ctx month_first = {.month_first = true, .from = {2025, 4, 1}, .to = {2025, 6, 30}};
static const struct dx_dates_ctx new_year = {.from = {2024, 12, 15}, .to = {2025, 1, 14}};
static const struct dx_dates_ctx unknown;

static const struct {
	const char *text;
	const struct dx_dates_ctx *ctx;
	const char *iso; /* NULL: no date */
} dates[] = {
	{"01/04/2025", &day_first, "2025-04-01"},
	{"01/04/2025", &month_first, "2025-01-04"},
	{"13/04/2025", &day_first, "2025-04-13"},
	{"04/13/2025", &month_first, "2025-04-13"},
	{"04/13/2025", &day_first, NULL},
	{"02/04/25", &day_first, "2025-04-02"},
	{"31.12.99", &day_first, "1999-12-31"},
	{"01.04.2025", &day_first, "2025-04-01"},
	{"01/04/2025| 10:15", &day_first, "2025-04-01"},
	{"2025-04-01 T15:22:44+05:30", &day_first, "2025-04-01"},
	{"2025-04-01T09:00:00Z", &day_first, "2025-04-01"},
	{"1-4-2025", &day_first, "2025-04-01"},
	{"2025-04-01", &month_first, "2025-04-01"},
	{"2025/4/1", &day_first, "2025-04-01"},
	{"2025年4月1日", &day_first, "2025-04-01"},
	{"3 Apr 2025", &month_first, "2025-04-03"},
	{"30 Dee 2025", &month_first, "2025-12-30"}, /* as recognition reads it */
	{"03-Apr-25", &day_first, "2025-04-03"},
	{"08 MAC 2018", &day_first, "2018-03-08"}, /* Malay */
	{"31 Dis 2018", &day_first, "2018-12-31"},
	{"02/Dec/2024", &day_first, "2024-12-02"},
	{"02Dec2024", &day_first, "2024-12-02"},
	{"05 May, 2025", &day_first, "2025-05-05"},
	{"18 DE JULHO DE 2025", &day_first, "2025-07-18"},
	{"1 de mayo del 2025", &day_first, "2025-05-01"},
	{"1st of May 2025", &day_first, "2025-05-01"},
	{"3 de marzo", &new_year, "2025-03-03"},
	{"Apr 3, 2025", &day_first, "2025-04-03"},
	{"April 3rd, 2025", &day_first, "2025-04-03"},
	{"1st April 2025", &day_first, "2025-04-01"},
	{"03 avr. 25", &day_first, "2025-04-03"},
	{"1 avril 2025", &day_first, "2025-04-01"},
	{"2 okt", &day_first, "2025-10-02"},
	/* capitals that are no letters of ASCII */
	{"5 FÉV 2025", &day_first, "2025-02-05"},
	{"14 DÉC 2025", &day_first, "2025-12-14"},
	{"1 AOÛT 2025", &day_first, "2025-08-01"},
	{"3 WRZEŚNIA 2025", &day_first, "2025-09-03"},
	{"3 ŞUBAT 2025", &day_first, "2025-02-03"},
	{"7 ЯНВАРЯ 2025", &day_first, "2025-01-07"},
	{"9 KASIM 2025", &day_first, "2025-11-09"},
	{"9 NİSAN 2025", &day_first, "2025-04-09"},
	{"5 अप्रैल 2025", &day_first, "2025-04-05"},
	{"०५/०४/२०२५", &day_first, "2025-04-05"},
	{"01-04-2025 14:05:59", &day_first, "2025-04-01"},
	{"01/04/2025, 02:05 PM", &day_first, "2025-04-01"},
	/* the year from the period, over a new year too */
	{"17 Apr", &day_first, "2025-04-17"},
	{"02.10", &day_first, "2025-10-02"},
	{"28 Dec", &new_year, "2024-12-28"},
	{"03 Jan", &new_year, "2025-01-03"},
	{"17 Apr", &unknown, NULL},
	{"17 Apr 12:15 PM", &day_first, "2025-04-17"}, /* an hour, no year */
	{"Apr 17, 11:05", &day_first, "2025-04-17"},
	{"17 Apr 24 12:15 PM", &day_first, "2024-04-17"},
	/* no such day, no such form */
	{"31/04/2025", &day_first, NULL},
	{"29/02/2025", &day_first, NULL},
	{"29/02/2024", &day_first, "2024-02-29"},
	{"32/01/2025", &day_first, NULL},
	{"00/01/2025", &day_first, NULL},
	{"13/13/2025", &day_first, NULL},
	{"01/04/2025 rent", &day_first, NULL},
	{"12345", &day_first, NULL},
	{"1.234.567", &day_first, NULL},
	{"01/04/20251", &day_first, NULL},
	{"01/04-2025", &day_first, NULL}, /* two kinds of separators: 01/04, and something else */
	{"may", &day_first, NULL},
	{"", &day_first, NULL},
	{"Marvin 3 2025", &day_first, NULL},
};

START_TEST(a_date_is_read_in_the_documents_order)
{
	struct dx_dates_raw raw;
	struct dx_date d;
	char text[DX_DATE_TEXT_MAX];
	bool ok = dx_dates_whole(dx_str(dates[_i].text), &raw) && dx_dates_resolve(&raw, dates[_i].ctx, &d);

	ck_assert_msg(ok == (dates[_i].iso != NULL), "\"%s\" %s a date", dates[_i].text, ok ? "is" : "is not");
	if (ok)
		ck_assert_str_eq(dx_date_text(d, text), dates[_i].iso);
}
END_TEST

START_TEST(a_scan_stops_behind_the_date)
{
	struct dx_dates_raw raw;
	size_t used;
	bool ok = dx_dates_scan(dx_str("03 avr. 25 METRO 10,00"), &raw, &used);

	ck_assert(ok);
	ck_assert_uint_eq(used, strlen("03 avr. 25"));
	ck_assert_int_eq(raw.form, DX_DATES_NAMED);
	ck_assert_int_eq(raw.year, 25);
	ok = dx_dates_scan(dx_str("12 Jul 7277823"), &raw, &used); /* a reference, not a year */
	ck_assert(ok);
	ck_assert_uint_eq(used, strlen("12 Jul"));
	ck_assert_int_eq(raw.year, -1);
}
END_TEST

static const struct {
	const char *text;
	const char *from, *to;
} ranges[] = {
	{"1 Apr 2025 to 17 May 2025", "2025-04-01", "2025-05-17"},
	{": 01/04/2025 To : 16/06/2025", "2025-04-01", "2025-06-16"},
	{"from 01-04-25 - 30-06-25 (INR)", "2025-04-01", "2025-06-30"},
	{"1 April - 30 April 2025", "2025-04-01", "2025-04-30"},
	{"1 Dec to 28 Feb 2025", "2024-12-01", "2025-02-28"},
	{"2025-01-01 to 2025-01-31", "2025-01-01", "2025-01-31"},
	{"as on 1 Apr 2025", NULL, NULL},
	{"AB01/02 and X03/04", NULL, NULL}, /* inside words */
};

START_TEST(a_period_is_two_dates)
{
	struct dx_dates_raw from, to;
	struct dx_date d;
	char text[DX_DATE_TEXT_MAX];
	bool ok = dx_dates_range(dx_str(ranges[_i].text), &from, &to);

	ck_assert_int_eq(ok, ranges[_i].from != NULL);
	if (!ok)
		return;
	ck_assert(dx_dates_resolve(&from, &day_first, &d));
	ck_assert_str_eq(dx_date_text(d, text), ranges[_i].from);
	ck_assert(dx_dates_resolve(&to, &day_first, &d));
	ck_assert_str_eq(dx_date_text(d, text), ranges[_i].to);
}
END_TEST

START_TEST(the_order_is_voted_on)
{
	static const char *const texts[] = {"03/04/2025", "13/04/2025", "04/14/2025",
					    "15/01/2025", "2025-04-13", "13 Apr 2025"};
	struct dx_dates_vote vote = {0};

	for (size_t i = 0; i < DX_LEN(texts); i++) {
		struct dx_dates_raw raw;

		ck_assert(dx_dates_whole(dx_str(texts[i]), &raw));
		dx_dates_vote(&vote, &raw);
	}
	ck_assert_uint_eq(vote.day_first, 2);
	ck_assert_uint_eq(vote.month_first, 1);
}
END_TEST

START_TEST(a_misread_date_votes_with_what_can_be_a_day_only)
{
	static const char *const texts[] = {"41/17/2017", "17/45/2017", "41/12/2017", "41/77/2017",
					    "41/17",      "4.55",       "41/17/2017x"};
	struct dx_dates_vote vote = {0};

	for (size_t i = 0; i < DX_LEN(texts); i++)
		dx_dates_vote_misread(&vote, dx_str(texts[i]));
	ck_assert_uint_eq(vote.day_first, 1);
	ck_assert_uint_eq(vote.month_first, 1);
}
END_TEST

START_TEST(dollars_of_america_count_where_no_date_says_otherwise)
{
	const struct dx_dates_vote none = {0};
	const struct dx_dates_vote day = {.day_first = 1};
	const struct dx_dates_vote month = {.month_first = 1};

	ck_assert(dx_dates_month_first(&none, false, "USD"));
	ck_assert(!dx_dates_month_first(&none, false, "EUR"));
	ck_assert(!dx_dates_month_first(&none, false, NULL));
	ck_assert(dx_dates_month_first(&none, true, NULL));
	ck_assert(!dx_dates_month_first(&day, true, "USD"));
	ck_assert(dx_dates_month_first(&month, false, "EUR"));
}
END_TEST

static Suite *dates_suite(void)
{
	Suite *s = suite_create("dates");
	TCase *tc = tcase_create("dates");

	tcase_add_loop_test(tc, a_date_is_read_in_the_documents_order, 0, (int)DX_LEN(dates));
	tcase_add_test(tc, a_scan_stops_behind_the_date);
	tcase_add_loop_test(tc, a_period_is_two_dates, 0, (int)DX_LEN(ranges));
	tcase_add_test(tc, the_order_is_voted_on);
	tcase_add_test(tc, a_misread_date_votes_with_what_can_be_a_day_only);
	tcase_add_test(tc, dollars_of_america_count_where_no_date_says_otherwise);
	suite_add_tcase(s, tc);
	return s;
}

int main(void)
{
	return unit_main(dates_suite());
}
