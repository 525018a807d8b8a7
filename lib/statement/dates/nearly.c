/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned dates that no reading says to the letter: "1S Apr 2025", "17 Ape 202517 Apr", "250525". The rows around
 * leave a few days; of these, the one that at least two readings nearly say, and more than any other. What is allowed
 * for is what recognition does: a letter for a digit of the day, one wrong letter in a month's name, separators
 * lost, a neighbour's text behind it. Digits are never exchanged.
 */
#include <stdio.h>
#include <string.h>

#include "dx/extract/want.h"

#include "dates.h"

/* No two of so many days have the same number. */
#define WINDOW_MAX 27
#define GUESS_CONF 20
#define NAME_MIN   3
#define DIGITS_MAX 8

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* May C, as it was read, be DIGIT? */
static bool may_be(char c, int digit)
{
	static const char *const letters[] = {"ODQ", "IlJ|i", "Z", "", "A", "S", "G", "", "B", "g"};

	return is_digit(c) ? c - '0' == digit : c != '\0' && strchr(letters[digit], c);
}

/*
 * Bytes of the day in front of TEXT, of one digit or two; 0: it is another one, or none. A T is a 1 or a 7, of which no
 * tens of days are.
 */
static size_t day_in(const char *text, int day)
{
	if ((may_be(text[0], day / 10) || (text[0] == 'T' && day / 10 == 1)) && may_be(text[1], day % 10))
		return 2;
	return day < 10 && may_be(text[0], day) ? 1 : 0;
}

/* The name of the month in a printed date that begins with its day. */
static struct dx_str name_in(const char *raw)
{
	size_t from = strcspn(raw, "0123456789");
	size_t n = 0;

	if (from > 0)
		return dx_strn(raw, 0);
	while (raw[from] && !is_letter(raw[from]))
		from++;
	while (is_letter(raw[from + n]))
		n++;
	return dx_strn(raw + from, n);
}

static bool nearly_named(const char *text, struct dx_str name)
{
	size_t wrong = 0;

	for (size_t i = 0; i < name.n; i++) { /* "4UN": the wrong one may be a digit */
		if (!is_letter(text[i]) && !is_digit(text[i]))
			return false;
		wrong += (text[i] | 0x20) != (name.p[i] | 0x20);
	}
	return wrong <= 1;
}

static const char *skip(const char *text)
{
	return text + strspn(text, " .,-/'");
}

/* Letters and strokes that a slash is read as ("25yjan/2026", "16/Febj2026"). */
static bool is_like_slash(char c)
{
	return c && strchr("yYjJfilI|!\\)]}", c);
}

/* Does TEXT begin with the year of D, as the dates LIKE this one have it? */
static bool says_year(const char *text, struct dx_date d, const struct dx_dates_raw *like)
{
	const size_t want = like->short_year ? 2 : 4;
	int year = 0;

	if (like->year < 0)
		return true;
	for (size_t n = 0; n < want; n++) {
		if (!is_digit(text[n]))
			return false;
		year = 10 * year + text[n] - '0';
	}
	return like->short_year ? year == d.year % 100 && !is_digit(text[want]) : year == d.year;
}

/* "17 Ape 202517 Apr": day, name and year; what stands behind them is not looked at. */
static bool says_named(const char *text, struct dx_date d, struct dx_str name, const struct dx_dates_raw *like)
{
	size_t n;

	if (name.n < NAME_MIN)
		return false;
	while (*text && !is_digit(*text) && *text != '|' && !is_letter(*text))
		text++;
	n = day_in(text, d.day);
	if (n == 0)
		return false;
	text = skip(text + n);
	/* one stroke behind one digit may be the second */
	if (!nearly_named(text, name) && is_like_slash(*text) && (n == 2 || !may_be(*text, 1)))
		text = skip(text + 1);
	if (!nearly_named(text, name))
		return false;
	text = skip(text + name.n);
	if (is_like_slash(*text))
		text = skip(text + 1);
	return says_year(text, d, like);
}

/* The digits of a date in numbers, and nothing else but separators. */
static bool says_digits(const char *text, struct dx_date d, const struct dx_dates_raw *like, bool month_first)
{
	char want[DIGITS_MAX + 1];
	char have[DIGITS_MAX + 1];
	int first = month_first ? d.month : d.day;
	int second = month_first ? d.day : d.month;
	int year = like->short_year ? d.year % 100 : d.year;
	size_t n = 0;

	snprintf(want, sizeof(want),
		 like->year < 0     ? "%02d%02d"
		 : like->short_year ? "%02d%02d%02d"
				    : "%02d%02d%04d",
		 first % 100, second % 100, year % 10000);
	for (; *text; text++) {
		if (is_digit(*text) && n < DIGITS_MAX)
			have[n++] = *text;
		else if (is_digit(*text) || !strchr(" /-.,:", *text))
			return false;
	}
	have[n] = '\0';
	return strcmp(have, want) == 0;
}

static bool says(const struct dx_job *job, const struct dx_st_between *b, const char *text, struct dx_date d)
{
	for (size_t i = 0; i < DX_LEN(b->rows); i++) {
		const struct st_row *like = b->rows[i];

		if (!like || !like->has_date || !like->t.date.raw)
			continue;
		if (like->date.form == DX_DATES_NUM)
			return says_digits(text, d, &like->date, job->dates.month_first);
		if (like->date.form == DX_DATES_NAMED && like->t.date.date.month == d.month &&
		    says_named(text, d, name_in(like->t.date.raw), &like->date))
			return true;
	}
	return false;
}

/*
 * Readings of the same pixels have one vote. The first reading may have been made by the page's own digits: if these
 * say the same again, that is the same reading.
 */
static size_t votes(const struct dx_job *job, const struct dx_st_between *b, const struct dx_val *first,
		    const struct dx_reread *cell, struct dx_date d)
{
	bool plain = false;
	size_t n = says(job, b, first->raw, d);

	for (size_t i = 0; i < cell->n; i++) {
		const struct dx_cell_reading *one = &cell->readings[i];
		bool same_picture = dx_reread_is_plain(one);
		bool is_first = strcmp(one->how, "alike") == 0 && strcmp(one->text, first->raw) == 0;

		/* the same in another picture is no guess */
		bool is_heard = one->conf >= GUESS_CONF ||
				(!same_picture && strcmp(one->how, "word") != 0 && strcmp(one->text, first->raw) == 0);

		if (is_first || !is_heard || !says(job, b, one->text, d) || (same_picture && plain))
			continue;
		plain |= same_picture;
		n++;
	}
	return n;
}

bool dx_st_nearly(const struct dx_job *job, const struct dx_st_between *b, const struct dx_val *first,
		  const struct dx_reread *cell, struct dx_date *d_r)
{
	size_t best = 1;
	bool found = false;

	if (!first->raw || b->to - b->from > WINDOW_MAX)
		return false;
	for (int32_t day = b->from; day <= b->to; day++) {
		struct dx_date d = dx_date_from_days(day);
		size_t n = votes(job, b, first, cell, d);

		if (n == best && found)
			found = false; /* two of them */
		if (n <= best)
			continue;
		best = n;
		found = true;
		*d_r = d;
	}
	return found;
}
