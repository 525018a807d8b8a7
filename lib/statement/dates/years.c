/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Years of scanned rows that cannot be: a day far from the printed period, from the rows around it or from most of
 * them has a misread year and is none until it is read again. Where all rows have the same wrong year ("2028" under
 * "01-04-2025 to 30-06-2025") the readings agree, as the same digits look alike everywhere; the period then says which
 * year it is, if one digit makes the difference and every row lies in it with that year. Those are declared, and
 * doubted.
 */
#include <stdlib.h>
#include <string.h>

#include "dates.h"
#include "dates_int.h"

#define MOST_MIN  4
#define MOST_DAYS 730 /* from the day in the middle of all */
#define OUT_DAYS  60  /* outside of a period in which three of four are: a month is misread */
#define SPAN_MAX  400 /* days of a period in which a day and a month stand for one year */

void dx_st_date_uncertain(struct dx_job *job, struct st_row *r)
{
	job->needs_review = true;
	r->t.date.unsure = true;
	dx_notes_warn(&job->notes, "date_uncertain", job->pages[r->table->page].number,
		      "a scanned date can be read in several ways, or does not fit those around it");
}

/* Lies the day of row AT far before, or far behind, those of the rows above and below it? */
static bool sticks_out(struct st_row *const *rows, size_t n, size_t at)
{
	const struct dx_val *near[2] = {NULL, NULL};
	int32_t day = dx_date_days(rows[at]->t.date.date);
	int32_t off[2];

	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&rows[i]->t.date) && i != at && (i < at || !near[1]))
			near[i > at] = &rows[i]->t.date;
	if (!near[0] || !near[1])
		return false;
	for (int k = 0; k < 2; k++)
		off[k] = day - dx_date_days(near[k]->date);
	return (off[0] > DX_ST_FAR_DAYS && off[1] > DX_ST_FAR_DAYS) ||
	       (off[0] < -DX_ST_FAR_DAYS && off[1] < -DX_ST_FAR_DAYS);
}

static int by_day(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* The day in the middle, where two of three rows are not far from it; false: there is none. */
static bool find_middle(struct dx_job *job, struct st_row *const *rows, size_t n, int32_t *day_r)
{
	int32_t *days = dx_alloc_array(job->arena, n + 1, sizeof(*days));
	size_t dated = 0;
	size_t near = 0;

	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&rows[i]->t.date))
			days[dated++] = dx_date_days(rows[i]->t.date.date);
	qsort(days, dated, sizeof(*days), by_day);
	for (size_t i = 0; i < dated; i++)
		near += abs(days[i] - days[dated / 2]) <= DX_ST_FAR_DAYS;
	*day_r = dated ? days[dated / 2] : 0;
	return dated >= MOST_MIN && near * 3 >= dated * 2;
}

/* Is D so far outside of the printed period that it cannot be, where INSIDE of DATED days lie in it? */
static bool is_out(const struct dx_job *job, struct dx_date d, size_t inside, size_t dated)
{
	const int32_t day = dx_date_days(d);

	if (inside * 4 >= dated * 3 && !dx_st_in_period(job, d) &&
	    (day < dx_date_days(job->dates.from) - OUT_DAYS || day > dx_date_days(job->dates.to) + OUT_DAYS))
		return true;
	return inside * 2 > dated && dx_st_is_far(job, d);
}

/* Days far outside of the printed period, in which most are, or far from both neighbours, or from most rows. */
static void drop_far(struct dx_job *job, struct st_row *const *rows, size_t n)
{
	size_t dated = 0;
	size_t inside = 0;
	int32_t middle;
	bool has_middle = find_middle(job, rows, n, &middle);

	for (size_t i = 0; i < n; i++) {
		dated += dx_val_has(&rows[i]->t.date);
		inside += dx_val_has(&rows[i]->t.date) && dx_st_in_period(job, rows[i]->t.date.date);
	}
	for (size_t i = 0; i < n; i++) {
		struct dx_val *v = &rows[i]->t.date;

		if (v->source == DX_VAL_OCR && (is_out(job, v->date, inside, dated) || sticks_out(rows, n, i) ||
						(has_middle && abs(dx_date_days(v->date) - middle) > MOST_DAYS)))
			v->source = DX_VAL_ABSENT; /* said by `date_not_read` */
	}
}

/* D in another year; false: it has no such day. */
static bool in_year(struct dx_date d, int year, struct dx_date *d_r)
{
	*d_r = (struct dx_date){.year = (int16_t)year, .month = d.month, .day = d.day};
	return dx_date_valid(*d_r);
}

/* Does one digit alone make the difference between years A and B, of one century? */
static bool is_nearly(int a, int b)
{
	return a / 100 == b / 100 && (a % 10 == b % 10) != (a / 10 == b / 10);
}

/* The day that D is in the printed period, one digit of its year being another. */
static bool in_period(const struct dx_job *job, struct dx_date d, struct dx_date *d_r)
{
	for (int year = job->dates.from.year; year <= job->dates.to.year; year++)
		if (is_nearly(d.year, year) && in_year(d, year, d_r) && dx_st_in_period(job, *d_r))
			return true;
	return false;
}

static bool are_all_nearly(const struct dx_job *job, struct st_row *const *rows, size_t n)
{
	size_t dated = 0;

	if (dx_date_cmp(job->dates.from, job->dates.to) >= 0 ||
	    dx_date_days(job->dates.to) - dx_date_days(job->dates.from) > SPAN_MAX)
		return false;
	for (size_t i = 0; i < n; i++) {
		const struct dx_val *v = &rows[i]->t.date;
		struct dx_date d;

		if (!dx_val_has(v))
			continue;
		if (v->source != DX_VAL_OCR || dx_st_in_period(job, v->date) || !in_period(job, v->date, &d))
			return false;
		dated++;
	}
	return dated >= MOST_MIN;
}

static void change_year(struct dx_job *job, struct st_row *r)
{
	struct dx_reading *said = DX_NEW(job->arena, struct dx_reading);
	struct dx_val *v = &r->t.date;
	char text[DX_DATE_TEXT_MAX];

	if (!dx_val_has(v) || !in_period(job, v->date, &v->date))
		return;
	*said = (struct dx_reading){.text = dx_strdup(job->arena, dx_date_text(v->date, text)), .why = "read_again"};
	v->source = DX_VAL_REPAIRED;
	v->readings = said;
	v->n_readings = 1;
	dx_st_date_uncertain(job, r);
}

void dx_st_years(struct dx_job *job, struct st_row *const *rows, size_t n)
{
	const bool all = are_all_nearly(job, rows, n);

	for (size_t i = 0; all && i < n; i++)
		change_year(job, rows[i]);
	drop_far(job, rows, n);
}
