/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Points and commas inside figures. In small print one is taken for the other ("6.73.437.65", "1237,93"), or a speck
 * behind a figure for a third one. The digits and the places of the marks say all the same which is which, once it is
 * known how the page writes decimals: behind two digits at the end stands nothing, before them the decimal mark, and
 * every other mark parts thousands. What is not grouped like that is left to be read again.
 */
#include <string.h>

#include "ocr_int.h"

#define TEXT_MAX 32
#define RUNS_MAX 8
#define DECIMALS 2
/* Signs and a currency before a figure, signs and a side behind it: no more bytes than this. */
#define FRONT_MAX 4
#define BACK_MAX  4
/* The page's way is known from so many figures, of which so many of ten agree. */
#define FIGURES_MIN 4
#define AGREE_TENTH 8
/* A whole part that is no day, month or hour, and cents that are no minutes. */
#define DAY_MAX          31
#define MINUTE_MAX       59
#define DIGITS_WHOLE_MIN 3
/* The shortest name of a month. */
#define MONTH_LETTERS 3

/* A word taken apart: signs, runs of digits with one mark between two, a speck behind them, signs. */
struct parts {
	size_t front;          /* bytes before the first digit */
	size_t size[RUNS_MAX]; /* digits of the runs */
	size_t at[RUNS_MAX];   /* where the mark behind each run but the last stands */
	size_t n;
	size_t end;  /* behind the last digit */
	size_t tail; /* marks behind that */
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_mark(char c)
{
	return c == '.' || c == ',' || c == '\'';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* A quotation mark, a degree sign or another accent, and nothing that has a meaning between digits. */
static bool is_quote(const char *p, size_t n)
{
	static const char *const quotes[] = {
		"\"",           "`",           "\xc2\xb0", "\xc2\xb4", "\xc2\xba", "\xe2\x80\x98", "\xe2\x80\x99",
		"\xe2\x80\x9c", "\xe2\x80\x9d"};

	for (size_t i = 0; i < DX_LEN(quotes); i++)
		if (strlen(quotes[i]) == n && memcmp(p, quotes[i], n) == 0)
			return true;
	return false;
}

static bool take_apart(const char *text, struct parts *p)
{
	size_t len = strlen(text);
	size_t i = strcspn(text, "0123456789");

	*p = (struct parts){.front = i};
	if (len >= TEXT_MAX || i == len || i > FRONT_MAX || memchr(text, '/', i))
		return false;
	for (; p->n < RUNS_MAX; i++) {
		while (is_digit(text[i])) {
			p->size[p->n]++;
			i++;
		}
		p->n++;
		if (!is_mark(text[i]) || !is_digit(text[i + 1]))
			break;
		p->at[p->n - 1] = i;
	}
	p->end = i;
	while (is_mark(text[p->end + p->tail]))
		p->tail++;
	i = p->end + p->tail;
	return len - i <= BACK_MAX && text[i + strcspn(text + i, "0123456789")] == '\0';
}

/* 1,234,567 and 12,34,567, two decimals behind it, whatever the marks are. */
static bool is_grouped(const struct parts *p)
{
	const size_t whole = p->n - 1;

	if (p->n < 2 || p->size[p->n - 1] != DECIMALS)
		return false;
	if (whole == 1)
		return true;
	if (p->size[0] > 3 || p->size[whole - 1] != 3)
		return false;
	for (size_t i = 1; i + 1 < whole; i++)
		if (p->size[i] != p->size[1] || p->size[i] < 2 || p->size[i] > 3)
			return false;
	return whole < 3 || p->size[1] == 3 || p->size[0] < 3;
}

static size_t value_of(const char *text, size_t at, size_t n)
{
	size_t v = 0;

	for (size_t i = at; i < at + n; i++)
		v = v * 10 + (size_t)(text[i] - '0');
	return v;
}

/* "25.12" may be a day and "14.30" an hour on a page whose amounts have commas; "445.22" and "0.00" are neither. */
static bool is_amount(const char *text, const struct parts *p)
{
	if (p->n > 2 || p->size[0] >= DIGITS_WHOLE_MIN)
		return true;
	return (p->size[0] == 1 && text[p->front] == '0') || value_of(text, p->front, p->size[0]) > DAY_MAX ||
	       value_of(text, p->at[0] + 1, DECIMALS) > MINUTE_MAX;
}

/* "O8", "O8Nov2025": a nought before the digit of a day. Of a longer number it may be a letter. */
static bool is_day_with_letter(const char *text)
{
	size_t letters;

	if (text[0] != 'O' || !is_digit(text[1]) || is_digit(text[2]))
		return false;
	for (letters = 0; is_letter(text[2 + letters]);)
		letters++;
	return text[2] == '\0' || (letters >= MONTH_LETTERS && is_digit(text[2 + letters]));
}

static bool is_stroke(char c)
{
	return c == 'i' || c == 'I' || c == 'l';
}

/* "3idec", "0l-Jun-25": a one of a day, in front of a month of three letters that stands alone or before digits. */
static bool is_day_with_stroke(const char *text)
{
	const char *month = text + 2;
	size_t letters = 0;

	if (!((is_digit(text[0]) && is_stroke(text[1])) || (is_stroke(text[0]) && is_digit(text[1]))))
		return false;
	month += *month == '-';
	while (is_letter(month[letters]))
		letters++;
	return letters == MONTH_LETTERS &&
	       (month[letters] == '\0' || is_digit(month[letters + (month[letters] == '-')]));
}

/* The text with the digits that a day has. */
static const char *with_day(struct dx_arena *a, const char *text)
{
	char *out;

	if (is_day_with_letter(text))
		return dx_asprintf(a, "0%s", text + 1);
	if (!is_day_with_stroke(text))
		return text;
	out = dx_strdup(a, text);
	for (size_t i = 0; i < 2; i++)
		if (is_stroke(out[i]))
			out[i] = '1';
	return out;
}

/* "%o", "18%0": the second ring of a percent sign once more. */
static const char *without_ring(struct dx_arena *a, const char *text)
{
	size_t n = strlen(text);

	if (n < 2 || text[n - 2] != '%' || !strchr("oO0", text[n - 1]))
		return text;
	return dx_strndup(a, text, n - 1);
}

/* How a page writes figures. */
struct style {
	char decimal; /* 0: cannot be told */
	char thousands;
};

static struct style style_of(const struct reading *r)
{
	size_t points = 0;
	size_t commas = 0;
	size_t upper = 0;
	size_t lower = 0;
	struct style s = {0};

	for (size_t i = 0; i < r->n; i++) {
		const char *text = r->words[i].text;
		struct parts p;

		if (!take_apart(text, &p) || !is_grouped(&p) || !is_amount(text, &p))
			continue;
		points += text[p.at[p.n - 2]] == '.';
		commas += text[p.at[p.n - 2]] == ',';
		for (size_t k = 0; k + 2 < p.n; k++) {
			upper += text[p.at[k]] == '\'';
			lower += text[p.at[k]] != '\'';
		}
	}
	if (points + commas < FIGURES_MIN)
		return s;
	if (points * 10 >= (points + commas) * AGREE_TENTH)
		s.decimal = '.';
	else if (commas * 10 >= (points + commas) * AGREE_TENTH)
		s.decimal = ',';
	s.thousands = upper > lower ? '\'' : s.decimal == '.' ? ',' : '.';
	return s;
}

/* "31,935.00}": what is behind a figure is a piece of an upright rule, which nothing opens. */
static bool ends_in_rule(const char *text, const struct parts *p)
{
	const char *rest = text + p->end + p->tail;

	return *rest && rest[strspn(rest, "}|]")] == '\0' && strcspn(text, "{|[") >= p->front;
}

static const char *settled(struct dx_arena *a, const char *text, const struct style *s)
{
	struct parts p;
	char *out;

	if (!take_apart(text, &p) || !is_grouped(&p) || !is_amount(text, &p))
		return text;
	out = dx_strdup(a, text);
	for (size_t i = 0; i + 1 < p.n; i++)
		out[p.at[i]] = i + 2 == p.n ? s->decimal : s->thousands;
	if (ends_in_rule(text, &p))
		out[p.end] = '\0';
	else if (p.tail > 0)
		memmove(out + p.end, out + p.end + p.tail, strlen(out + p.end + p.tail) + 1);
	/* "Rs,500.00" */
	if (p.front > 1 && out[p.front - 1] == ',' && is_letter(out[p.front - 2]))
		out[p.front - 1] = '.';
	return strcmp(out, text) == 0 ? text : out;
}

/* A degree sign, a quotation mark and the like between digits, in front of just three of them: an apostrophe. */
static const char *plain(struct dx_arena *a, const char *text)
{
	char *out;
	size_t n = 0;

	if (!is_digit(text[0]) || strlen(text) >= TEXT_MAX)
		return text;
	out = dx_alloc(a, TEXT_MAX);
	for (const char *p = text; *p;) {
		size_t odd = strcspn(p, "0123456789.,'");

		if (p > text && is_digit(p[-1]) && is_quote(p, odd) && strspn(p + odd, "0123456789") == 3) {
			out[n++] = '\'';
			p += odd;
			continue;
		}
		if (odd > 0)
			return text;
		out[n++] = *p++;
	}
	out[n] = '\0';
	return out;
}

/* Does a word say R$, so that "RS" may? */
static bool has_reals(const struct reading *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (strcmp(r->words[i].text, "R$") == 0 || strcmp(r->words[i].text, "(R$)") == 0)
			return true;
	return false;
}

/* "valor(RS)": a currency in brackets. */
static const char *with_reals(struct dx_arena *a, const char *text)
{
	static const char misread[] = "(RS)";
	const size_t n = strlen(text);
	const size_t tail = sizeof(misread) - 1;

	if (n < tail || strcmp(text + n - tail, misread) != 0)
		return text;
	return dx_asprintf(a, "%.*s(R$)", (int)(n - tail), text);
}

char dx_ocr_decimal_mark(const struct reading *r)
{
	return style_of(r).decimal;
}

void dx_ocr_settle_marks(struct dx_arena *a, struct reading *r)
{
	const bool reals = has_reals(r);
	struct style s;

	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		w->text = without_ring(a, plain(a, with_day(a, w->text)));
	}
	for (size_t i = 0; reals && i < r->n; i++)
		r->words[i].text = with_reals(a, r->words[i].text);
	s = style_of(r);
	for (size_t i = 0; s.decimal && i < r->n; i++)
		r->words[i].text = settled(a, r->words[i].text, &s);
}
