/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates as documents print them. Reading and deciding are apart: a printed
 * "03/04/25" is three numbers until the whole document has said which one is
 * the day, and "2 okt" gets its year from the period.
 */
#ifndef DX_EXTRACT_DATES_H
#define DX_EXTRACT_DATES_H

#include "dx/base/date.h"
#include "dx/base/str.h"

enum dx_dates_form {
	DX_DATES_YMD,   /* 2025-04-01: a year, b month, c day: no doubt */
	DX_DATES_NAMED, /* 1 Apr 2025, Apr 1, 2025: b month, c day */
	DX_DATES_NUM,   /* 01/04/2025: a and b are day and month in the document's order */
};

struct dx_dates_raw {
	enum dx_dates_form form;
	int a, b;        /* NUM: as printed, in order; else a = month, b = day */
	int year;        /* -1: not printed */
	bool short_year; /* two digits */
};

/*
 * A date at the very start of S, whatever stands behind it; *USED_R = bytes taken. Month names in
 * English, Hindi, German, Dutch, French, Spanish and Italian, short or long.
 */
bool dx_dates_scan(struct dx_str s, struct dx_dates_raw *r, size_t *used_r) DX_MUST_CHECK;

/* The same, but all of S must be the date; a time of day behind it is allowed. */
bool dx_dates_whole(struct dx_str s, struct dx_dates_raw *r) DX_MUST_CHECK;

/* "1 Apr 2025 to 17 May 2025", "01/04/2025 - 30/04/2025": the first two dates in S. */
bool dx_dates_range(struct dx_str s, struct dx_dates_raw *from_r, struct dx_dates_raw *to_r) DX_MUST_CHECK;

/*
 * "1 Apr to 30 Apr 2025": the year stands once, behind TO, and is FROM's, too, or the one before it where FROM's month
 * is behind that of TO ("1 Dec to 28 Feb 2025"). FROM is as it was if it has its own, or TO has none.
 */
void dx_dates_lend_year(struct dx_dates_raw *from, const struct dx_dates_raw *to);

/* Which order the numbers of a document have. Zero it to begin with. */
struct dx_dates_vote {
	unsigned int day_first;   /* the first number can be no month */
	unsigned int month_first; /* the second can be no month */
};
void dx_dates_vote(struct dx_dates_vote *vote, const struct dx_dates_raw *r);
/* "41/17/2017" of a scan: one number is misread and no part of any date, the other can be a day only. Else no vote. */
void dx_dates_vote_misread(struct dx_dates_vote *vote, struct dx_str s);

/*
 * Do months stand first? As its own dates say; where they do not, as the template does (HABIT), or as everybody who
 * counts in US dollars. CURRENCY: a code, NULL when unknown.
 */
bool dx_dates_month_first(const struct dx_dates_vote *vote, bool habit, const char *currency);

struct dx_dates_ctx {
	bool month_first;
	bool year_first;         /* 25-04-01 is in April 2025 */
	struct dx_date from, to; /* the period; year 0 when unknown */
};

/* False when no such day exists, or when the year is missing and there is no period to take it from. */
bool dx_dates_resolve(const struct dx_dates_raw *r, const struct dx_dates_ctx *ctx, struct dx_date *d_r) DX_MUST_CHECK;

#endif
