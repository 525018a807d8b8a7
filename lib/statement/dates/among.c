/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates and figures that share their cells: on bad scans with specks before and behind them, with the number of the
 * row, whose column has no heading, and with what noise made of the white around.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/month.h"

#include "dates.h"
#include "dates_int.h"

#define DATE_WORDS    3
#define TOUCHING_MIN  5 /* letters of "01Oct" */
#define LOST_SHORT    7 /* bytes of "16/1225" */
#define LOST_LONG     9
#define OTHERS_MAX    4 /* beside the date */
#define SPECK_MAX     3 /* letters and digits of a speck, or of a row's number */
#define ELSEWHERE_MAX 6 /* of one in another line */
#define RULES         "|{}[] "
#define SPECKS        ",.'|:-([{}])"

static size_t count(const char *text, bool digits_only)
{
	size_t n = 0;

	for (const unsigned char *p = (const unsigned char *)text; *p; p++)
		n += (*p >= '0' && *p <= '9') || (!digits_only && (*p | 0x20) >= 'a' && (*p | 0x20) <= 'z');
	return n;
}

/* May W stand beside a date that is in line LINE, and be nothing? */
static bool is_nothing(const struct dx_cell_word *w, size_t line)
{
	const char *text = w->word->text;

	if (w->line == line)
		return count(text, false) <= SPECK_MAX;
	return count(text, false) <= ELSEWHERE_MAX && count(text, true) < SPECK_MAX;
}

static const char *plain_quotes(struct dx_arena *a, const char *text)
{
	static const char *const quotes[] = {"\"", "`", "‘", "\u2019", "\u201c", "\u201d", "\u00b4"};
	char *out = dx_alloc(a, strlen(text) + 1);
	size_t n = 0;

	while (*text) {
		size_t len = 0;

		for (size_t i = 0; len == 0 && i < DX_LEN(quotes); i++)
			if (dx_str_starts(dx_str(text), quotes[i]))
				len = strlen(quotes[i]);
		out[n++] = len ? '\'' : *text;
		text += len ? len : 1;
	}
	out[n] = '\0';
	return out;
}

/* Commas between digits as points ("27,10"). */
static const char *plain_marks(struct dx_arena *a, const char *text)
{
	char *out = dx_strdup(a, text);

	for (char *p = out; *p; p++)
		if (*p == ',' && p > out && p[-1] >= '0' && p[-1] <= '9' && p[1] >= '0' && p[1] <= '9')
			*p = '.';
	return out;
}

/* A day and a month's name, a nought for an O and the other way about: "010CT", "O50CT", "O6/ago". */
static const char *plain_touching(struct dx_arena *a, const char *text)
{
	char *out = dx_strdup(a, text);
	const char *month;
	size_t used;

	if (strlen(text) < TOUCHING_MIN)
		return text;
	for (size_t i = 0; i < TOUCHING_MIN; i++)
		if (out[i] == (i < 2 ? 'O' : '0'))
			out[i] = i < 2 ? '0' : 'O';
	month = out + 2 + (strchr("/-.", out[2]) != NULL);
	return dx_is_digit(out[0]) && dx_is_digit(out[1]) && dx_month_scan(dx_str(month), &used) ? out : text;
}

/* "16/1225", "0312/2025": one of two separators is lost; the digits say which. */
static const char *plain_separators(struct dx_arena *a, const char *text)
{
	const size_t at = strcspn(text, "/-");
	const size_t n = strlen(text);

	if ((n != LOST_SHORT && n != LOST_LONG) || (at != 2 && at != 4) || count(text, true) + 1 != n)
		return text;
	return at == 2 ? dx_asprintf(a, "%.5s%c%s", text, text[at], text + 5)
		       : dx_asprintf(a, "%.2s%c%s", text, text[at], text + 2);
}

/* "22-9.24", "15-AUG~2023": what stands between the parts of a date is one sign, whatever it was read as. */
static const char *plain_signs(struct dx_arena *a, const char *text)
{
	static const char signs[] = "-./~+=_";
	char *out = dx_strdup(a, text);
	size_t n = 0;

	for (char *p = out; *p; p++) {
		if (!strchr(signs, *p))
			continue;
		if (p == out || strchr(signs, p[-1]) || p[1] == '\0')
			return text;
		*p = '-';
		n++;
	}
	return n == 2 ? out : text;
}

/* "2022-07-20113:5%:42": the day of a time of ISO 8601, whatever became of the hour behind it. */
static const char *plain_stamp(struct dx_arena *a, const char *text)
{
	static const char form[] = "0000-00-00";
	size_t n = 0;

	while (form[n] && (form[n] == '0' ? dx_is_digit(text[n]) : text[n] == form[n]))
		n++;
	return form[n] == '\0' && strchr(text + n, ':') ? dx_strndup(a, text, n) : text;
}

/* Rules of a table beside a date: "}25/12/2024}", "|24/01/2025|". */
static const char *between_rules(struct dx_arena *a, const char *text)
{
	size_t n;

	text += strspn(text, RULES);
	for (n = strlen(text); n > 0 && strchr(RULES, text[n - 1]); n--)
		;
	return dx_strndup(a, text, n);
}

bool dx_st_scanned_date(struct dx_arena *a, const char *text, struct dx_dates_raw *r)
{
	text = dx_st_plain_first(a, between_rules(a, plain_quotes(a, text)));
	return dx_dates_whole(dx_str(text), r) || dx_dates_whole(dx_str(plain_marks(a, text)), r) ||
	       dx_dates_whole(dx_str(plain_touching(a, text)), r) ||
	       dx_dates_whole(dx_str(plain_separators(a, text)), r) ||
	       dx_dates_whole(dx_str(plain_signs(a, text)), r) || dx_dates_whole(dx_str(plain_stamp(a, text)), r);
}

const char *dx_st_date_inside(struct dx_arena *a, const char *text)
{
	size_t n;

	text += strspn(text, SPECKS);
	for (n = strlen(text); n > 0 && strchr(SPECKS, text[n - 1]); n--)
		;
	return dx_strndup(a, text, n);
}

struct dx_cell dx_st_upper_line(const struct dx_cell *c)
{
	struct dx_cell upper = {c->words, 0};

	while (upper.n < c->n && c->words[upper.n].line == c->words[0].line)
		upper.n++;
	return upper;
}

struct dx_cell dx_st_above_bracket(const struct dx_cell *c)
{
	const struct dx_cell front = dx_st_upper_line(c);
	const char *last = c->n > 0 ? c->words[c->n - 1].word->text : "";

	if (front.n == c->n || (!strchr("([{", c->words[front.n].word->text[0]) &&
				(*last == '\0' || !strchr(")]}", last[strlen(last) - 1]))))
		return *c;
	return front;
}

/* N words of C from FIRST on, in one line, are a date with its year. */
static bool is_date(struct dx_job *job, const struct dx_cell *c, size_t first, size_t n, struct dx_dates_raw *r)
{
	const struct dx_cell part = {c->words + first, n};

	for (size_t i = 1; i < n; i++)
		if (part.words[i].line != part.words[0].line)
			return false;
	return dx_st_scanned_date(job->arena, dx_cell_text(job->arena, &part), r) && r->year >= 0;
}

/* "11:57 PM", "1P57 aM" */
static bool ends_like_hour(const char *text)
{
	const size_t n = strlen(text);

	return n >= 2 && (text[n - 1] | 0x20) == 'm' && ((text[n - 2] | 0x20) == 'p' || (text[n - 2] | 0x20) == 'a');
}

/*
 * "4 Nov" over "1P57 PM": a line that is a date, and below it the hour, whatever was read of that. What may be the rest
 * of the date ("17 Apr" over "2O25"), or another day, is no hour.
 */
static bool date_over_hour(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *date_r)
{
	const struct dx_cell upper = dx_st_upper_line(c);
	const struct dx_cell below = {c->words + upper.n, c->n - upper.n};
	struct dx_dates_raw other;
	const char *text;

	if (below.n == 0 || below.n > OTHERS_MAX || below.words[0].line != below.words[below.n - 1].line)
		return false;
	text = dx_cell_text(job->arena, &below);
	if (dx_st_scanned_date(job->arena, text, &other) || strpbrk(text, "/") ||
	    !dx_st_scanned_date(job->arena, dx_cell_text(job->arena, &upper), r) ||
	    (r->year < 0 && (r->form != DX_DATES_NAMED || !ends_like_hour(text))))
		return false;
	*date_r = upper;
	return true;
}

bool dx_st_date_among(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *date_r)
{
	struct dx_cell found = {0};

	if (date_over_hour(job, c, r, date_r))
		return true;
	for (size_t i = 0; i < c->n; i++) {
		for (size_t n = c->n - i < DATE_WORDS ? c->n - i : DATE_WORDS; n > 0; n--) {
			struct dx_dates_raw one;

			if (!is_date(job, c, i, n, &one))
				continue;
			if (found.n > 0)
				return false; /* two of them */
			found = (struct dx_cell){c->words + i, n};
			*r = one;
			i += n - 1;
			break;
		}
	}
	if (found.n == 0 || c->n - found.n > OTHERS_MAX)
		return false;
	for (size_t i = 0; i < c->n; i++) {
		bool inside = &c->words[i] >= found.words && &c->words[i] < found.words + found.n;

		if (!inside && !is_nothing(&c->words[i], found.words[0].line))
			return false;
	}
	*date_r = found;
	return true;
}

/* Room between two words that are no pieces of one figure. */
static bool is_apart(const struct dx_cell_word *a, const struct dx_cell_word *b)
{
	return a->line != b->line || b->word->x0 - a->word->x1 >= b->word->y1 - b->word->y0;
}

bool dx_st_figure_among(struct dx_job *job, const struct dx_cell *c, unsigned int decimals, struct dx_cell *figure_r)
{
	size_t runs = 0;
	size_t figures = 0;
	struct dx_number whole;

	if (dx_value_parse(dx_str(dx_cell_text(job->arena, c)), job->tables.rule, &whole))
		return false;
	for (size_t i = 0, n; i < c->n; i += n) {
		struct dx_cell part = {c->words + i, 1};
		struct dx_number number;

		for (n = 1; i + n < c->n && !is_apart(&c->words[i + n - 1], &c->words[i + n]); n++)
			part.n++;
		runs++;
		if (!dx_value_parse(dx_str(dx_cell_text(job->arena, &part)), job->tables.rule, &number) ||
		    number.value.scale != decimals)
			continue;
		figures++;
		*figure_r = part;
	}
	return decimals > 0 && runs > 1 && figures == 1;
}
