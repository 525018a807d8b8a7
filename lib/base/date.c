/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/base/date.h"

#include "dx/base/check.h"

static bool is_leap(int year)
{
	return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

int dx_date_month_days(int year, int month)
{
	static const int8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

	dx_assert(month >= 1 && month <= 12);
	return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

bool dx_date_valid(struct dx_date d)
{
	return d.year >= 1 && d.year <= 9999 && d.month >= 1 && d.month <= 12 && d.day >= 1 &&
	       d.day <= dx_date_month_days(d.year, d.month);
}

bool dx_date_parse_iso(struct dx_str s, struct dx_date *d_r)
{
	uint64_t year;
	uint64_t month;
	uint64_t day;
	struct dx_date d;

	if (s.n != 10 || s.p[4] != '-' || s.p[7] != '-')
		return false;
	if (!dx_str_u64(dx_str_sub(s, 0, 4), &year) || !dx_str_u64(dx_str_sub(s, 5, 2), &month) ||
	    !dx_str_u64(dx_str_sub(s, 8, 2), &day))
		return false;
	d = (struct dx_date){(int16_t)year, (int8_t)month, (int8_t)day};
	if (!dx_date_valid(d))
		return false;
	*d_r = d;
	return true;
}

static void put_digits(char *out, int value, int width)
{
	for (int i = width - 1; i >= 0; i--) {
		out[i] = (char)('0' + value % 10);
		value /= 10;
	}
}

const char *dx_date_text(struct dx_date d, char *out)
{
	if (!dx_date_valid(d)) {
		out[0] = '\0';
		return out;
	}
	put_digits(out, d.year, 4);
	out[4] = '-';
	put_digits(out + 5, d.month, 2);
	out[7] = '-';
	put_digits(out + 8, d.day, 2);
	out[10] = '\0';
	return out;
}

/*
 * Both directions count in years that begin in March, so that the leap day is
 * the last of its year, and in eras of 400 years = 146,097 days.
 */
int32_t dx_date_days(struct dx_date d)
{
	int32_t year;
	int32_t era;
	int32_t year_of_era;
	int32_t day_of_year;

	dx_assert(dx_date_valid(d));
	year = d.year - (d.month <= 2);
	era = year / 400;
	year_of_era = year - era * 400;
	day_of_year = (153 * (d.month + (d.month > 2 ? -3 : 9)) + 2) / 5 + d.day - 1;
	return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468;
}

struct dx_date dx_date_from_days(int32_t days)
{
	static const struct dx_date first = {1, 1, 1};
	static const struct dx_date last = {9999, 12, 31};
	int32_t era;
	int32_t day_of_era;
	int32_t year_of_era;
	int32_t day_of_year;
	int32_t month;

	if (days < dx_date_days(first) || days > dx_date_days(last))
		return (struct dx_date){0, 0, 0};
	days += 719468;
	era = days / 146097;
	day_of_era = days - era * 146097;
	year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
	day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
	month = (5 * day_of_year + 2) / 153;
	return (struct dx_date){
		.year = (int16_t)(year_of_era + era * 400 + (month >= 10)),
		.month = (int8_t)(month < 10 ? month + 3 : month - 9),
		.day = (int8_t)(day_of_year - (153 * month + 2) / 5 + 1),
	};
}

int dx_date_cmp(struct dx_date a, struct dx_date b)
{
	if (a.year != b.year)
		return a.year < b.year ? -1 : 1;
	if (a.month != b.month)
		return a.month < b.month ? -1 : 1;
	return (a.day > b.day) - (a.day < b.day);
}
