/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/dates.h"

#include <string.h>

#include "dx/base/utf8.h"

#include "dx/extract/month.h"

#define MONTH_MAX 12
#define DAY_MAX   31

/* A cursor over the text with a one-number memory. */
struct cur {
	struct dx_str s;
	size_t at;
};

static int digit_at(struct cur *c, size_t *next)
{
	size_t pos = c->at;
	uint32_t cp;

	if (!dx_utf8_next(c->s, &pos, &cp))
		return -1;
	*next = pos;
	if (cp >= '0' && cp <= '9')
		return (int)(cp - '0');
	if (cp >= 0x966 && cp <= 0x96f)
		return (int)(cp - 0x966);
	return -1;
}

/* 1 to 4 digits; *LEN_R how many. A longer run is no part of a date. */
static bool number(struct cur *c, int *v_r, int *len_r)
{
	struct cur k = *c;
	size_t next = 0;
	int v = 0;
	int n = 0;

	for (int d = digit_at(&k, &next); d >= 0; d = digit_at(&k, &next)) {
		if (++n > 4)
			return false;
		v = v * 10 + d;
		k.at = next;
	}
	if (n == 0)
		return false;
	*c = k;
	*v_r = v;
	*len_r = n;
	return true;
}

static bool blanks(struct cur *c)
{
	size_t from = c->at;

	while (c->at < c->s.n && (c->s.p[c->at] == ' ' || c->s.p[c->at] == '\t'))
		c->at++;
	return c->at > from;
}

/* One of SET, blanks around it; 0 when there is none. */
static char separator(struct cur *c, const char *set)
{
	struct cur k = *c;
	char found;

	blanks(&k);
	if (k.at >= k.s.n || !strchr(set, k.s.p[k.at]) || k.s.p[k.at] == '\0')
		return 0;
	found = k.s.p[k.at++];
	blanks(&k);
	*c = k;
	return found;
}

/* What may stand between day, month name and year: blank, point, comma, dash, slash, or nothing ("02Dec2024"). */
static void loose(struct cur *c)
{
	while (blanks(c) || separator(c, ".,-/'"))
		;
}

static bool year_of(int v, int len, struct dx_dates_raw *r)
{
	if (len == 4 && v >= 1900 && v <= 2199) {
		r->year = v;
		r->short_year = false;
		return true;
	}
	if (len == 2) {
		r->year = v;
		r->short_year = true;
		return true;
	}
	return false;
}

static bool skip_ordinal(struct cur *c)
{
	static const char *const ends[] = {"st", "nd", "rd", "th", "er"};
	struct dx_str rest = dx_str_sub(c->s, c->at, SIZE_MAX);

	for (size_t i = 0; i < DX_LEN(ends); i++)
		if (rest.n >= 2 && dx_str_ieq_c(dx_str_sub(rest, 0, 2), ends[i]) &&
		    (rest.n == 2 || rest.p[2] == ' ' || rest.p[2] == ',')) {
			c->at += 2;
			return true;
		}
	return false;
}

static bool month_name(struct cur *c, int *month_r)
{
	size_t used;

	*month_r = dx_month_scan(dx_str_sub(c->s, c->at, SIZE_MAX), &used);
	if (*month_r == 0)
		return false;
	c->at += used;
	return true;
}

/* "18 de julho de 2025", "1 de mayo del 2025", "1st of May 2025" */
static void skip_of(struct cur *c)
{
	static const char *const words[] = {"de ", "del ", "do ", "of "};

	for (size_t i = 0; i < DX_LEN(words); i++) {
		size_t n = strlen(words[i]);

		if (c->at && c->s.p[c->at - 1] == ' ' && dx_str_ieq_c(dx_str_sub(c->s, c->at, n), words[i])) {
			c->at += n;
			blanks(c);
			return;
		}
	}
}

/* The year behind a month name; it may be missing. A number that is no year is left alone. */
static void year_behind(struct cur *c, struct dx_dates_raw *r, bool slash)
{
	struct cur k = *c;
	struct cur after;
	int v;
	int len;
	int month;

	loose(&k);
	skip_of(&k);
	if (!number(&k, &v, &len))
		return;
	if (k.at < k.s.n && k.s.p[k.at] == ':') /* "1 Apr 12:37 PM": the hour */
		return;
	after = k;
	loose(&after);
	/* "1 April - 30 April": the next date's day; "Dec 15/25 - Feb 7/26": the year */
	if (len == 2 && !slash && month_name(&after, &month))
		return;
	if (year_of(v, len, r))
		*c = k;
}

/* A second number behind a day and a month name is the year, unless an amount begins there: "03 avr 25 10.00". */
static bool scan_day_name(struct cur *c, int day, struct dx_dates_raw *r)
{
	struct cur k = *c;
	int month;

	skip_ordinal(&k);
	loose(&k);
	skip_of(&k);
	if (!month_name(&k, &month))
		return false;
	*r = (struct dx_dates_raw){DX_DATES_NAMED, month, day, -1, false};
	year_behind(&k, r, false);
	*c = k;
	return true;
}

static bool scan_month_day(struct cur *c, struct dx_dates_raw *r)
{
	struct cur k = *c;
	bool had_slash;
	int month;
	int day;
	int len;

	if (!month_name(&k, &month))
		return false;
	loose(&k);
	if (!number(&k, &day, &len) || len > 2)
		return false;
	had_slash = k.at < k.s.n && k.s.p[k.at] == '/';
	skip_ordinal(&k);
	*r = (struct dx_dates_raw){DX_DATES_NAMED, month, day, -1, false};
	year_behind(&k, r, had_slash);
	*c = k;
	return true;
}

/* 2025-04-01, 2025/4/1, 2025年4月1日 */
static bool scan_year_first(struct cur *c, int year, struct dx_dates_raw *r)
{
	static const char *const marks[] = {"年", "月", "日"};
	struct cur k = *c;
	char sep = separator(&k, "-/.");
	int month;
	int day;
	int len;

	if (!sep) {
		if (!dx_str_starts(dx_str_sub(k.s, k.at, SIZE_MAX), marks[0]))
			return false;
		k.at += strlen(marks[0]);
	}
	if (!number(&k, &month, &len) || len > 2)
		return false;
	if (sep ? separator(&k, "-/.") != sep : !dx_str_starts(dx_str_sub(k.s, k.at, SIZE_MAX), marks[1]))
		return false;
	if (!sep)
		k.at += strlen(marks[1]);
	if (!number(&k, &day, &len) || len > 2)
		return false;
	if (!sep && dx_str_starts(dx_str_sub(k.s, k.at, SIZE_MAX), marks[2]))
		k.at += strlen(marks[2]);
	*r = (struct dx_dates_raw){DX_DATES_YMD, month, day, year, false};
	*c = k;
	return true;
}

/* 01/04/2025, 01.04.25, 02.10 */
static bool scan_numbers(struct cur *c, int first, struct dx_dates_raw *r)
{
	struct cur k = *c;
	struct cur last;
	char sep = separator(&k, "/.-");
	int second;
	int year;
	int len;

	if (!sep || !number(&k, &second, &len) || len > 2)
		return false;
	*r = (struct dx_dates_raw){DX_DATES_NUM, first, second, -1, false};
	last = k;
	if (separator(&k, "/.-") == sep && number(&k, &year, &len) && year_of(year, len, r))
		last = k;
	*c = last;
	return true;
}

static bool plausible(const struct dx_dates_raw *r)
{
	if (r->form != DX_DATES_NUM)
		return r->a >= 1 && r->a <= MONTH_MAX && r->b >= 1 && r->b <= DAY_MAX;
	return r->a >= 1 && r->b >= 1 && r->a <= DAY_MAX && r->b <= DAY_MAX && (r->a <= MONTH_MAX || r->b <= MONTH_MAX);
}

bool dx_dates_scan(struct dx_str s, struct dx_dates_raw *r, size_t *used_r)
{
	struct cur c = {s, 0};
	struct dx_dates_raw raw;
	size_t next;
	int v;
	int len;
	bool ok;

	blanks(&c);
	if (!number(&c, &v, &len))
		ok = scan_month_day(&c, &raw);
	else if (len == 4)
		ok = v >= 1900 && v <= 2199 && scan_year_first(&c, v, &raw);
	else
		ok = len <= 2 && (scan_day_name(&c, v, &raw) || scan_numbers(&c, v, &raw));
	/* "1.234" and "02/12/20251" are numbers, not dates with something behind them */
	if (!ok || !plausible(&raw) || digit_at(&c, &next) >= 0)
		return false;
	*r = raw;
	*used_r = c.at;
	return true;
}

#define ZONE 6 /* bytes of "+05:30" */

/* "T15:22:44+05:30", "T09:00:00Z": ISO 8601 without the letter in front and the zone behind. */
static struct dx_str bare_time(struct dx_str s)
{
	if (s.n < 2 || s.p[0] != 'T' || !strchr("012", s.p[1]))
		return s;
	s = dx_str_sub(s, 1, SIZE_MAX);
	if (s.p[s.n - 1] == 'Z')
		s.n--;
	else if (s.n > ZONE && strchr("+-", s.p[s.n - ZONE]))
		s.n -= ZONE;
	return s;
}

/* " 14:05", " 14:05:59", " 02:05 PM", also with a comma in front. */
static bool only_time(struct dx_str s)
{
	bool has_colon = false;

	s = bare_time(s);
	for (size_t i = 0; i < s.n; i++) {
		if (s.p[i] == ':')
			has_colon = true;
		else if (!strchr(" ,0123456789apmAPM.", s.p[i]))
			return false;
	}
	return has_colon;
}

bool dx_dates_whole(struct dx_str s, struct dx_dates_raw *r)
{
	struct dx_dates_raw raw;
	struct dx_str rest;
	size_t used;

	s = dx_str_trim(s);
	if (!dx_dates_scan(s, &raw, &used))
		return false;
	rest = dx_str_trim(dx_str_sub(s, used, SIZE_MAX));
	while (rest.n && strchr(".,|", rest.p[0])) /* "15/06/2026| 10:15" */
		rest = dx_str_trim(dx_str_sub(rest, 1, SIZE_MAX));
	if (rest.n && !only_time(rest))
		return false;
	*r = raw;
	return true;
}

static bool starts_word(struct dx_str s, size_t at)
{
	unsigned char before;

	if (at == 0)
		return true;
	before = (unsigned char)s.p[at - 1];
	return !(before >= 0x80 || (before >= '0' && before <= '9') || (before >= 'A' && before <= 'Z') ||
		 (before >= 'a' && before <= 'z'));
}

void dx_dates_lend_year(struct dx_dates_raw *from, const struct dx_dates_raw *to)
{
	const bool named = from->form == DX_DATES_NAMED && to->form == DX_DATES_NAMED;

	if (from->year >= 0 || to->year < 0)
		return;
	from->year = to->year - (named && from->a > to->a);
	from->short_year = to->short_year;
}

bool dx_dates_range(struct dx_str s, struct dx_dates_raw *from_r, struct dx_dates_raw *to_r)
{
	struct dx_dates_raw found[2];
	size_t n = 0;
	size_t at = 0;

	while (at < s.n && n < 2) {
		size_t used;

		if (s.p[at] != ' ' && starts_word(s, at) &&
		    dx_dates_scan(dx_str_sub(s, at, SIZE_MAX), &found[n], &used)) {
			n++;
			at += used;
		} else {
			at++;
		}
	}
	if (n < 2)
		return false;
	dx_dates_lend_year(&found[0], &found[1]);
	*from_r = found[0];
	*to_r = found[1];
	return true;
}

void dx_dates_vote(struct dx_dates_vote *vote, const struct dx_dates_raw *r)
{
	if (r->form != DX_DATES_NUM)
		return;
	if (r->a > MONTH_MAX && r->b <= MONTH_MAX)
		vote->day_first++;
	else if (r->b > MONTH_MAX && r->a <= MONTH_MAX)
		vote->month_first++;
}

void dx_dates_vote_misread(struct dx_dates_vote *vote, struct dx_str s)
{
	struct cur c = {s, 0};
	struct dx_dates_raw r;
	int first;
	int len;

	if (!number(&c, &first, &len) || len != 2 || !scan_numbers(&c, first, &r) || c.at != s.n || r.year < 0)
		return;
	if (r.a > DAY_MAX && r.b > MONTH_MAX && r.b <= DAY_MAX)
		vote->month_first++;
	else if (r.b > DAY_MAX && r.a > MONTH_MAX && r.a <= DAY_MAX)
		vote->day_first++;
}

bool dx_dates_month_first(const struct dx_dates_vote *vote, bool habit, const char *currency)
{
	if (vote->day_first != vote->month_first)
		return vote->month_first > vote->day_first;
	return habit || (currency && strcmp(currency, "USD") == 0);
}

/* The year of a day without one: the one nearest to the period's middle. */
static int year_near(const struct dx_dates_ctx *ctx, int month, int day)
{
	int32_t middle = (dx_date_days(ctx->from) + dx_date_days(ctx->to)) / 2;
	int best = 0;
	int32_t best_gap = INT32_MAX;

	for (int year = ctx->from.year - 1; year <= ctx->to.year + 1; year++) {
		struct dx_date d = {(int16_t)year, (int8_t)month, (int8_t)day};
		int32_t gap;

		if (year < 1 || !dx_date_valid(d))
			continue;
		gap = dx_date_days(d) - middle;
		if (gap < 0)
			gap = -gap;
		if (gap < best_gap) {
			best_gap = gap;
			best = year;
		}
	}
	return best;
}

bool dx_dates_resolve(const struct dx_dates_raw *r, const struct dx_dates_ctx *ctx, struct dx_date *d_r)
{
	bool swap = r->form == DX_DATES_NUM && !ctx->month_first;
	int month = swap ? r->b : r->a;
	int day = swap ? r->a : r->b;
	int year = r->year;
	struct dx_date d;

	if (ctx->year_first && r->form == DX_DATES_NUM && r->short_year) {
		month = r->b;
		day = r->year;
		year = r->a;
	}
	if (month < 1 || month > 12 || day < 1 || day > 31)
		return false;
	if (year < 0) {
		if (ctx->from.year == 0 || ctx->to.year == 0)
			return false;
		year = year_near(ctx, month, day);
	} else if (r->short_year) {
		year += year < 70 ? 2000 : 1900;
	}
	d = (struct dx_date){(int16_t)year, (int8_t)month, (int8_t)day};
	if (!dx_date_valid(d))
		return false;
	*d_r = d;
	return true;
}
