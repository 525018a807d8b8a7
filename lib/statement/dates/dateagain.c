/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a cell of a scan says that was read again for a date, and which days a statement can have. */
#include <string.h>

#include "dates_int.h"
#include "dates.h"

bool dx_st_in_period(const struct dx_job *job, struct dx_date d)
{
	return job->dates.from.year == 0 || job->dates.to.year == 0 ||
	       dx_date_cmp(job->dates.from, job->dates.to) == 0 ||
	       (dx_date_cmp(d, job->dates.from) >= 0 && dx_date_cmp(d, job->dates.to) <= 0);
}

bool dx_st_is_far(const struct dx_job *job, struct dx_date d)
{
	return !dx_st_in_period(job, d) && (dx_date_days(d) < dx_date_days(job->dates.from) - DX_ST_FAR_DAYS ||
					    dx_date_days(d) > dx_date_days(job->dates.to) + DX_ST_FAR_DAYS);
}

/*
 * Two digits, two digits and the year, as the other dates have it; a separator that was lost is put back. What
 * lost none is no such date, and neither is one that lost all.
 */
static bool by_digits(struct dx_str s, struct dx_dates_raw *r)
{
	char text[sizeof("00/00/0000")];
	size_t n = 0;
	size_t separators = 0;

	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] >= '0' && s.p[i] <= '9') {
			if (n == sizeof(text) - 1)
				return false;
			if (n == 2 || n == 5)
				text[n++] = '/';
			text[n++] = s.p[i];
		} else if (strchr("/-.", s.p[i])) {
			if (n != 2 && n != 5)
				return false; /* not where one belongs */
			separators++;
		} else {
			return false;
		}
	}
	return separators == 1 && dx_dates_whole(dx_strn(text, n), r) && r->form == DX_DATES_NUM && r->year >= 0;
}

/* "125/12/2024": a rule of the table in front of a day of two digits, read as a 1. */
static bool behind_rule(struct dx_arena *a, struct dx_str s, struct dx_dates_raw *r)
{
	return s.n == sizeof("100/00/0000") - 1 && s.p[0] == '1' && s.p[3] == s.p[6] && strchr("/-.", s.p[3]) &&
	       dx_dates_whole(dx_str(dx_strndup(a, s.p + 1, s.n - 1)), r) && r->form == DX_DATES_NUM;
}

/* Specks before and behind are no part of it. */
bool dx_st_date_again(const struct dx_job *job, const char *text, struct dx_date *d_r)
{
	struct dx_str s = dx_str_trim(dx_str(text));
	struct dx_str date = dx_strn(text, strcspn(text, " "));
	struct dx_dates_raw raw;

	/* the next cell's text behind a blank */
	if (date.n < s.n && dx_dates_whole(date, &raw) && raw.form == DX_DATES_NUM && raw.year >= 0)
		return dx_dates_resolve(&raw, &job->dates, d_r);
	while (s.n > 0 && strchr(".,-/(|'{}[]", s.p[0]))
		s = dx_str_sub(s, 1, SIZE_MAX);
	while (s.n > 0 && strchr(".,-/)|':{}[]", s.p[s.n - 1]))
		s.n--;
	return (dx_st_scanned_date(job->arena, dx_strndup(job->arena, s.p, s.n), &raw) || by_digits(s, &raw) ||
		behind_rule(job->arena, s, &raw)) &&
	       dx_dates_resolve(&raw, &job->dates, d_r);
}
