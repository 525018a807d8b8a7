/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Is there a date in the cells of a row, and what was one before recognition damaged it? */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/month.h"

#include "row_date_int.h"
#include "dates.h"

#define DAY_MAX      3  /* bytes of a day and a stroke */
#define SHORT_MAX    6  /* bytes of a day and a month ("13,41"), with a speck */
#define BLURRED_MAX  18 /* bytes of a date that is none any more */
#define DATE_DIGITS  8  /* of a day, a month and a year in one word */
#define BLURRED_WORD 10 /* bytes of one that is a word alone, which has so many digits */
#define DAY_DIGITS   4

bool dx_st_date_in_front(const char *text, struct dx_dates_raw *r, size_t *used_r)
{
	size_t end;

	if (!dx_dates_scan(dx_str(text), r, &end))
		return false;
	*used_r = end;
	return text[end] == ' ' || text[end] == '\0';
}

bool dx_st_date_begins(struct dx_job *job, const struct dx_table *t, const struct dx_cell *c, struct dx_dates_raw *r,
		       size_t *used_r)
{
	const char *first = c->n > 0 ? c->words[0].word->text : "";
	const char *text = dx_cell_text(job->arena, c);

	if (dx_st_date_in_front(text, r, used_r))
		return true;
	if (job->pages[t->page].source == DX_SOURCE_OCR && dx_dates_scan(dx_str(text), r, used_r) &&
	    (text[*used_r] == '.' || text[*used_r] == ',') && text[*used_r + 1] == ' ') { /* a speck behind the day */
		++*used_r;
		return true;
	}
	*used_r = strlen(first);
	return job->pages[t->page].source == DX_SOURCE_OCR && dx_st_scanned_date(job->arena, first, r) && r->year >= 0;
}

bool dx_st_date_begins_unread(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *c)
{
	const char *first = c->n > 0 ? c->words[0].word->text : "";
	const size_t digits = dx_count_digits(first);

	return job->pages[t->page].source == DX_SOURCE_OCR && strlen(first) <= BLURRED_WORD && digits >= DAY_DIGITS &&
	       digits * 2 > strlen(first) && strpbrk(first, "/-") && first[strspn(first, "0123456789/-.,:~'")] == '\0';
}

/* A date, and a dash or a speck that recognition saw beside it. */
static bool date_and_strokes(struct dx_job *job, const struct dx_cell *cell, struct dx_dates_raw *r)
{
	struct dx_cell rest = {dx_alloc_array(job->arena, cell->n, sizeof(*rest.words)), 0};

	for (size_t i = 0; i < cell->n; i++) {
		bool is_text = false;

		for (const unsigned char *p = (const unsigned char *)cell->words[i].word->text; *p; p++)
			is_text |= (*p >= '0' && *p <= '9') || (*p >= 'A' && *p <= 'Z') || (*p >= 'a' && *p <= 'z');
		if (is_text)
			rest.words[rest.n++] = cell->words[i];
	}
	return rest.n > 0 && rest.n < cell->n && dx_dates_whole(dx_str(dx_cell_text(job->arena, &rest)), r);
}

bool dx_st_is_bracket_day(const char *text)
{
	const struct dx_str s = dx_str(text);
	struct dx_dates_raw raw;

	return s.n > 2 && s.p[0] == '(' && s.p[s.n - 1] == ')' && dx_dates_whole(dx_str_sub(s, 1, s.n - 2), &raw);
}

bool dx_st_date_and_bracket(const char *text, struct dx_dates_raw *r, size_t *used_r)
{
	struct dx_dates_raw value;
	struct dx_str rest;

	if (!dx_st_date_in_front(text, r, used_r) || text[*used_r] != ' ' || text[*used_r + 1] != '(')
		return false;
	rest = dx_str(text + *used_r + 2);
	return rest.n > 1 && rest.p[rest.n - 1] == ')' && dx_dates_whole(dx_str_sub(rest, 0, rest.n - 1), &value);
}

bool dx_st_day_over_day(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, struct dx_cell *upper_r)
{
	const struct dx_cell upper = dx_st_upper_line(c);
	const struct dx_cell lower = {c->words + upper.n, c->n - upper.n};
	struct dx_dates_raw value;

	*upper_r = upper;
	return lower.n > 0 && dx_dates_whole(dx_str(dx_cell_text(job->arena, &upper)), r) &&
	       dx_dates_whole(dx_str(dx_cell_text(job->arena, &lower)), &value);
}

/* "12082025", "20250812", "120825": only a column of dates may say so. */
static bool run_together(const char *text, struct dx_dates_raw *r)
{
	size_t n = strlen(text);
	int v[4] = {0}; /* pairs of digits */

	if ((n != 6 && n != 8) || strspn(text, "0123456789") != n)
		return false;
	for (size_t i = 0; i < n; i++)
		v[i / 2] = v[i / 2] * 10 + (text[i] - '0');
	if (n == 6) {
		*r = (struct dx_dates_raw){DX_DATES_NUM, v[0], v[1], v[2], true};
		return v[0] >= 1 && v[0] <= 31 && v[1] >= 1 && v[1] <= 12 && v[2] >= 10 && v[2] <= 49;
	}
	if ((v[0] == 19 || v[0] == 20) && v[2] >= 1 && v[2] <= 12 && v[3] >= 1 && v[3] <= 31) {
		*r = (struct dx_dates_raw){DX_DATES_YMD, v[2], v[3], v[0] * 100 + v[1], false};
		return true;
	}
	*r = (struct dx_dates_raw){DX_DATES_NUM, v[0], v[1], v[2] * 100 + v[3], false};
	return (v[2] == 19 || v[2] == 20) && v[0] >= 1 && v[0] <= 31 && v[1] >= 1 && v[1] <= 31 &&
	       (v[0] <= 12 || v[1] <= 12);
}

/* "24 12": a day and its month, in columns of their own under one heading of dates. */
static bool parted(const char *text, struct dx_dates_raw *r)
{
	int v[2];
	size_t at = 0;

	for (size_t i = 0; i < 2; i++) {
		size_t n = strspn(text + at, "0123456789");

		if (n == 0 || n > 2 || text[at + n] != (i == 0 ? ' ' : '\0'))
			return false;
		v[i] = n == 1 ? text[at] - '0' : (text[at] - '0') * 10 + text[at + 1] - '0';
		at += n + 1;
	}
	*r = (struct dx_dates_raw){DX_DATES_NUM, v[0], v[1], -1, false};
	return v[0] > 0 && v[1] > 0 && ((v[0] <= 31 && v[1] <= 12) || (v[0] <= 12 && v[1] <= 31));
}

bool dx_st_row_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, struct dx_dates_raw *r)
{
	struct dx_cell date;
	int col = dx_table_col(t, ST_DATE);
	const char *text;
	size_t used;

	if (col < 0)
		col = dx_table_col(t, ST_VALUE_DATE);
	if (col < 0) {
		col = dx_table_col(t, ST_DESCRIPTION);
		return col >= 0 && dx_st_date_begins(job, t, &cells[col], r, &used);
	}
	text = dx_cell_text(job->arena, &cells[col]);
	if (dx_dates_whole(dx_str(text), r) || run_together(text, r) || parted(text, r) ||
	    dx_st_date_and_bracket(text, r, &used) || dx_st_day_over_day(job, &cells[col], r, &date))
		return true;
	if (job->pages[t->page].source == DX_SOURCE_OCR) {
		const struct dx_cell above = dx_st_above_bracket(&cells[col]);

		if (above.n < cells[col].n)
			text = dx_st_date_inside(job->arena, dx_cell_text(job->arena, &above));
		if (dx_st_scanned_date(job->arena, text, r) || date_and_strokes(job, &above, r) ||
		    dx_st_date_among(job, &above, r, &date))
			return true;
	}
	/* "1 01.04.2025": a running number that has no column of its own */
	if (cells[col].n >= 2 && strspn(cells[col].words[0].word->text, "0123456789.)#") > 0) {
		struct dx_cell rest = {cells[col].words + 1, cells[col].n - 1};

		return dx_dates_whole(dx_str(dx_cell_text(job->arena, &rest)), r);
	}
	return false;
}

bool dx_st_is_day_run(const char *text)
{
	int first, second;

	if (strlen(text) != DAY_DIGITS || strspn(text, "0123456789") != DAY_DIGITS)
		return false;
	first = (text[0] - '0') * 10 + text[1] - '0';
	second = (text[2] - '0') * 10 + text[3] - '0';
	return first > 0 && second > 0 && ((first <= 12 && second <= 31) || (first <= 31 && second <= 12));
}

bool dx_st_is_date_piece(const char *text)
{
	return text[strspn(text, "0123456789:. APMapmTZ+")] == '\0';
}

/* "Snov", "OS/ago", "lSApr", "OWApr": what days, and the stroke behind them, are misread as, before a month's name. */
static bool is_misread_day(const char *text)
{
	size_t n = strspn(text, "0123456789OISBZl|");
	size_t used;

	if (n > 0 && n <= 2 &&
	    dx_month_scan(dx_str(text + n + (text[n] != '\0' && strchr("/-.", text[n]) != NULL)), &used) != 0)
		return true;
	for (n = 1; n <= DAY_MAX && text[n - 1]; n++)
		if (text[n] >= 'A' && text[n] <= 'Z' && dx_month_scan(dx_str(text + n), &used) != 0)
			return true;
	return false;
}

/* The day of value is legible beside what stands where the day does. */
static bool has_value_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const int col = dx_table_col(t, ST_VALUE_DATE);
	struct dx_dates_raw raw;

	return col >= 0 && cells[col].n > 0 &&
	       dx_st_scanned_date(job->arena, dx_cell_text(job->arena, &cells[col]), &raw) && raw.year >= 0;
}

bool dx_st_is_damaged_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int col = dx_table_col(t, ST_DATE);
	bool scanned = job->pages[t->page].source == DX_SOURCE_OCR;
	size_t digits = 0;
	size_t separators = 0;
	size_t used;

	if (col < 0)
		return false;
	if (scanned && cells[col].n > 0 && has_value_date(job, t, cells))
		return true;
	for (size_t i = 0; i < cells[col].n; i++) {
		const char *text = cells[col].words[i].word->text;
		size_t own = 0;

		if (dx_month_scan(dx_str(text), &used) || (scanned && is_misread_day(text)))
			return true;
		for (const char *p = text; *p; p++) {
			own += *p >= '0' && *p <= '9';
			separators += *p == '/' || *p == '-' || *p == '.';
		}
		if (own > DATE_DIGITS) /* "Call 0120-4456-000" */
			return false;
		digits += own;
	}
	return digits >= 3 && separators == 2 && !dx_cell_numeric(job, &cells[col]);
}

bool dx_st_is_blurred_date(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int col = dx_table_col(t, ST_DATE);
	const char *text;
	size_t digits = 0;

	if (col < 0 || job->pages[t->page].source != DX_SOURCE_OCR)
		return false;
	for (size_t i = 0; i < cells[col].n; i++)
		if (dx_columns_amount_like(cells[col].words[i].word) &&
		    strlen(cells[col].words[i].word->text) > SHORT_MAX)
			return false; /* a line of sums under the table */
	text = dx_cell_text(job->arena, &cells[col]);
	for (const char *p = text; *p; p++)
		digits += *p >= '0' && *p <= '9';
	/* with a balance as well nothing else is likely */
	if (t->roles >> ST_BALANCE & 1 && digits > 0 && strlen(text) <= BLURRED_MAX)
		return true;
	return digits >= 3 && digits <= 8 && digits * 2 >= strlen(text);
}
