/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Days that were misread: digits that no day can have there, and what else the paper says of the day. */
#include <string.h>

#include "dx/extract/postal.h"

#include "receipt_int.h"

#define RUN_MIN   8 /* digits of a number that may begin with year, month and day */
#define YEAR_LEN  4
#define FIELD_LEN 2
#define GST_LEN   12
#define YEAR_MIN  1990 /* no receipt is older; the clock has no say, the same picture gives the same answer */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_mark(char c)
{
	return c == '/' || c == '-' || c == '.';
}

static bool is_slash(char c)
{
	return c == '/' || c == '-';
}

/* Digits from TEXT on. */
static size_t run_of(const char *text)
{
	return strspn(text, "0123456789");
}

/* Tens above MOST were a nought or a one. False: they are none of these either. */
static bool mend_tens(char *tens, char most)
{
	if (*tens <= most)
		return true;
	if (strchr("689", *tens))
		*tens = '0';
	else if (strchr("47", *tens))
		*tens = '1';
	else
		return false;
	return true;
}

/* "14/16/18": no month, its units were a nought (or, "17", a one). */
static void mend_month(char *month)
{
	if (month[0] == '1' && strchr("689", month[1]))
		month[1] = '0';
	else if (month[0] == '1' && strchr("47", month[1]))
		month[1] = '1';
}

/*
 * "05/C4/18", "05/€4/18": what stands for a digit between the marks of a date, and is a round letter, was a
 * nought with a stroke or a dot in it. So was the second digit of "2618".
 */
static char *with_noughts(struct dx_job *job, const char *text)
{
	char *out = dx_strdup(job->arena, text);
	size_t n = 0;

	for (const char *p = text; *p; p++) {
		bool euro = strncmp(p, "\xe2\x82\xac", 3) == 0;
		const char *next = p + (euro ? 3 : 1);
		bool inside = n > 0 && is_slash(out[n - 1]) && is_digit(next[0]) && is_slash(next[1]);

		if (inside && (euro || strchr("CDGOQ", *p))) {
			out[n++] = '0';
			p = next - 1;
		} else {
			out[n++] = *p;
		}
	}
	out[n] = '\0';
	for (char *p = out + 1; *out && *p; p++)
		if (is_slash(p[-1]) && run_of(p) == YEAR_LEN && p[0] == '2' && strchr("689", p[1]))
			p[1] = '0';
	return out;
}

/* "18, 03, 2016": points that were taken for commas, and a blank behind each of them. TEXT itself. */
static char *with_points(char *text)
{
	for (char *p = text; *p; p++) {
		char *month = p + FIELD_LEN + 2;
		char *year = month + FIELD_LEN + 2;

		if ((p > text && is_digit(p[-1])) || run_of(p) != FIELD_LEN || strncmp(p + FIELD_LEN, ", ", 2) != 0 ||
		    run_of(month) != FIELD_LEN || strncmp(month + FIELD_LEN, ", ", 2) != 0 ||
		    run_of(year) != YEAR_LEN || strncmp(year, "20", 2) != 0)
			continue;
		month[FIELD_LEN] = '.';
		memmove(month + FIELD_LEN + 1, year, strlen(year) + 1);
		p[FIELD_LEN] = '.';
		memmove(p + FIELD_LEN + 1, month, strlen(month) + 1);
		break;
	}
	return text;
}

/* A digit, or a letter of a name. */
static bool is_part(char c)
{
	return dx_is_digit(c) || dx_is_letter(c) || (unsigned char)c >= 0x80;
}

char *dx_receipt_with_noughts(struct dx_job *job, const char *text)
{
	char *copy = dx_strdup(job->arena, text);
	bool any = false;

	for (size_t i = 0; copy[i]; i++) {
		bool begins = i == 0 || !is_part(copy[i - 1]);
		bool ends = copy[i + 1] && !is_part(copy[i + 2]);

		if (!begins || !ends || (copy[i] != 'O' && copy[i + 1] != 'O') ||
		    (!dx_is_digit(copy[i]) && !dx_is_digit(copy[i + 1])))
			continue;
		copy[copy[i] == 'O' ? i : i + 1] = '0';
		any = true;
	}
	return any ? copy : NULL;
}

char *dx_receipt_possible_day(struct dx_job *job, const char *text)
{
	char *out = with_points(with_noughts(job, text));

	for (char *p = out; *p; p++) {
		size_t n = run_of(p);
		char *month;
		char *last;
		char *day;
		size_t length; /* of what stands last */

		if (p > out && is_digit(p[-1]))
			continue;
		if ((n != FIELD_LEN && n != YEAR_LEN) || !(is_mark(p[n]) || p[n] == ',') ||
		    run_of(p + n + 1) != FIELD_LEN)
			continue;
		month = p + n + 1;
		last = month + FIELD_LEN + 1;
		if ((p[n] == ',' && month[FIELD_LEN] == '.') || (p[n] == '.' && month[FIELD_LEN] == ','))
			p[n] = month[FIELD_LEN] = '.';
		if (month[FIELD_LEN] != p[n] || p[n] == ',')
			continue;
		length = run_of(last);
		if (length == FIELD_LEN && n == FIELD_LEN ? job->dates.month_first
							  : length != (n == YEAR_LEN ? FIELD_LEN : YEAR_LEN) ||
								    strncmp(n == YEAR_LEN ? p : last, "20", 2) != 0)
			continue;
		day = n == YEAR_LEN ? last : p;
		if (!mend_tens(day, '3') || !mend_tens(month, '1'))
			return NULL;
		if (!job->dates.month_first)
			mend_month(month);
		return strcmp(out, text) != 0 ? out : NULL;
	}
	return NULL;
}

/* Digits that recognition takes for one another. */
static bool are_alike(char a, char b)
{
	static const char *const groups[] = {"0689", "38", "56", "17", "35"};

	for (size_t i = 0; i < DX_LEN(groups); i++)
		if (strchr(groups[i], a) && strchr(groups[i], b))
			return true;
	return false;
}

/* How many of the N digits of A and B differ; N when a pair that differs is not alike. */
static size_t differing(const char *a, const char *b, size_t n)
{
	size_t differ = 0;

	for (size_t i = 0; i < n; i++) {
		if (a[i] == b[i])
			continue;
		if (!are_alike(a[i], b[i]))
			return n;
		differ++;
	}
	return differ;
}

/* The first digits of the number at P, in TO: of a year that is to come ("2078") the third was a one. */
static void take_leading(const char *p, char to[RUN_MIN + 1])
{
	memcpy(to, p, RUN_MIN);
	to[RUN_MIN] = '\0';
	if (strncmp(to, "207", 3) == 0)
		to[2] = '1';
}

/* The day that the digits at P begin with, year first. */
static struct dx_date leading_day(const char *p)
{
	struct dx_date d = {0};

	d.year = (int16_t)((p[0] - '0') * 1000 + (p[1] - '0') * 100 + (p[2] - '0') * 10 + p[3] - '0');
	d.month = (int8_t)((p[4] - '0') * 10 + p[5] - '0');
	d.day = (int8_t)((p[6] - '0') * 10 + p[7] - '0');
	return d;
}

bool dx_receipt_day_in_numbers(struct dx_job *job, struct dx_date d, struct dx_date *other_r)
{
	char *mine = dx_asprintf(job->arena, "%04d%02d%02d", d.year, d.month, d.day);
	char found[RUN_MIN + 1] = "";

	for (size_t i = 0; i < job->lines.n; i++) {
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const char *text = job->lines.v[i].words[k]->text;
			char p[RUN_MIN + 1];
			size_t differ;

			text += strcspn(text, "0123456789");
			if (run_of(text) < RUN_MIN)
				continue;
			take_leading(text, p);
			differ = differing(mine, p, RUN_MIN);
			if (differ == 0 || (differ == 1 && found[0] && strncmp(found, p, RUN_MIN) != 0))
				return false;
			if (differ == 1 && dx_date_valid(leading_day(p)))
				memcpy(found, p, RUN_MIN);
		}
	}
	*other_r = leading_day(found[0] ? found : mine);
	return found[0];
}

bool dx_receipt_day_without_strokes(const struct dx_job *job, struct dx_date d, struct dx_date *other_r)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const char *p = job->lines.v[i].words[k]->text;
			struct dx_date other = d;

			if (strlen(p) != RUN_MIN || run_of(p) != RUN_MIN || (p[0] - '0') * 10 + p[1] - '0' != d.day ||
			    (p[2] - '0') * 10 + p[3] - '0' != d.month)
				continue;
			other.year =
				(int16_t)((p[4] - '0') * 1000 + (p[5] - '0') * 100 + (p[6] - '0') * 10 + p[7] - '0');
			if (other.year / 100 != d.year / 100 || !dx_date_valid(other) ||
			    dx_date_cmp(other, job->dates.from) < 0)
				continue;
			*other_r = other;
			return true;
		}
	}
	return false;
}

bool dx_receipt_is_blurred(const char *text, const char *of)
{
	size_t differ = 0;

	if (strlen(text) != strlen(of))
		return false;
	for (; *text; text++, of++) {
		if (*text == *of)
			continue;
		if (!is_digit(*of) || is_digit(*text) || is_mark(*text))
			return false;
		differ++;
	}
	return differ == 1;
}

/*
 * A tax that began on a day: no scanned paper in its currency that names it is older, a digit of the year was misread.
 * Malaysia: Goods and Services Tax Act 2014, in force from 2015-04-01. India: Central Goods and Services Tax Act 2017,
 * its taxes from 2017-07-01.
 */
static const struct {
	const char *currency, *tax;
	struct dx_date from;
} taxes[] = {{"MYR", "GST", {2015, 4, 1}}, {"INR", "GST", {2017, 7, 1}}};

static bool names_tax(const struct dx_job *job, const char *tax)
{
	static const int fields[] = {RL_TAX, RL_TAX_ID, RL_SUMMARY};

	for (size_t i = 0; i < job->lines.n; i++) {
		for (size_t k = 0; k < DX_LEN(fields); k++) {
			const struct dx_label_hit *hit = dx_receipt_holds(job, i, fields[k]);

			for (size_t w = 0; hit && w < hit->n; w++)
				if (strstr(job->lines.v[i].words[hit->first + w]->text, tax))
					return true;
		}
	}
	return false;
}

/* "GST ID: 000143474688": twelve digits, nought in front, are a number of Malaysia's tax. */
static bool is_malaysian(const struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; dx_receipt_holds(job, i, RL_TAX_ID) && k < job->lines.v[i].n; k++) {
			const char *text = job->lines.v[i].words[k]->text;

			if (strncmp(text, "00", 2) == 0 && run_of(text) == GST_LEN && !text[GST_LEN])
				return true;
		}
	return false;
}

struct dx_date dx_receipt_earliest(const struct dx_job *job, const char *currency, bool scanned)
{
	if (scanned && !currency && is_malaysian(job))
		currency = "MYR";
	for (size_t i = 0; scanned && currency && i < DX_LEN(taxes); i++)
		if (strcmp(currency, taxes[i].currency) == 0 && names_tax(job, taxes[i].tax))
			return taxes[i].from;
	return (struct dx_date){YEAR_MIN, 1, 1};
}

/* Which day of the week TEXT begins with, Monday being 0: "Thu", "(Thu)", "Thursday,"; -1: none. */
static int weekday_of(const char *text)
{
	static const char *const days[] = {"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
	const char *from = text + (*text == '(');

	for (size_t i = 0; i < DX_LEN(days); i++)
		if (strlen(from) >= 3 && dx_str_ieq_c(dx_strn(from, 3), days[i]) &&
		    (!dx_is_letter(from[3]) || strstr(from, "day")))
			return (int)i;
	return -1;
}

static bool is_weekday(const struct dx_dates_raw *raw, bool month_first, int weekday)
{
	struct dx_dates_ctx ctx = {.month_first = month_first};
	struct dx_date d;

	/* the first day of all was a Thursday */
	return dx_dates_resolve(raw, &ctx, &d) && (dx_date_days(d) + 3) % 7 == weekday;
}

/* "12/02/2021 (Thu)": a day of the week beside word AT of LINE says which of two days its figures are. */
static void vote_by_weekday(const struct dx_line *line, size_t at, const struct dx_dates_raw *raw,
			    struct dx_dates_vote *vote)
{
	int weekday = at > 0 ? weekday_of(line->words[at - 1]->text) : -1;
	bool first;

	if (weekday < 0 && at + 1 < line->n)
		weekday = weekday_of(line->words[at + 1]->text);
	first = weekday >= 0 && is_weekday(raw, true, weekday);
	if (weekday < 0 || first == is_weekday(raw, false, weekday))
		return;
	vote->month_first += first;
	vote->day_first += !first;
}

bool dx_receipt_month_first(const struct dx_job *job, const char *currency)
{
	struct dx_dates_vote vote = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_label_hit *time = dx_receipt_holds(job, i, RL_TIME);

		for (size_t k = 0; k < line->n && !(time && k > time->first); k++) {
			struct dx_dates_raw raw;
			size_t used;

			if (!dx_dates_scan(dx_str(line->words[k]->text), &raw, &used) || raw.year <= 0)
				continue;
			dx_dates_vote(&vote, &raw);
			if (raw.form == DX_DATES_NUM)
				vote_by_weekday(line, k, &raw, &vote);
		}
	}
	return dx_dates_month_first(&vote, job->tpl->month_first || dx_lines_are_american(&job->lines), currency);
}
