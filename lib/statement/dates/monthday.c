/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows that print the day alone, while the paper says once of which month it is: "MAYO 2024" in its head. No other date
 * stands in the rows; the days follow each other, and do not only number the rows.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/month.h"

#include "dates.h"
#include "record/record.h"

#define ROWS_MIN 2

/* "05", and nothing else. */
static int day_of(const char *text)
{
	size_t n = strspn(text, "0123456789");
	int v = 0;

	if (n == 0 || n > 2 || text[n] != '\0')
		return 0;
	for (size_t i = 0; i < n; i++)
		v = v * 10 + (text[i] - '0');
	return v <= 31 ? v : 0;
}

/* All transactions of P have a day in column COL, in the order of a month. */
static bool are_days(struct dx_job *job, const struct st_part *p, size_t col)
{
	int last = 0;
	size_t n = 0;
	size_t ups = 0;
	size_t downs = 0;
	size_t steps = 0; /* by one: the days may be numbers of rows */

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		int day;

		if (r->word >= 0)
			continue;
		if (col >= r->table->n_cols || r->table->cols[col].role == ST_SERIAL)
			return false;
		day = day_of(dx_cell_text(job->arena, &r->row->cells[col]));
		if (day == 0)
			return false;
		ups += n > 0 && day > last;
		downs += n > 0 && day < last;
		steps += n > 0 && (day - last == 1 || last - day == 1);
		last = day;
		n++;
	}
	return n >= ROWS_MIN && (ups == 0) != (downs == 0) && steps + 1 < n;
}

/* "3 de junio de 2024": a day, of whatever else. */
static bool is_behind_day(const struct dx_line *line, size_t k)
{
	if (k > 1 && (dx_str_ieq_c(dx_str(line->words[k - 1]->text), "de") ||
		      dx_str_ieq_c(dx_str(line->words[k - 1]->text), "of")))
		k--;
	return k > 0 && dx_has_digit(line->words[k - 1]->text);
}

/* "MAYO 2024", "Mayo de 2024": the only month with its year before the rows. */
static bool month_of(struct dx_job *job, int *month_r, int *year_r)
{
	size_t end = dx_st_begin(job);
	int month = 0;
	int year = 0;

	for (size_t i = 0; i < end && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k + 1 < line->n; k++) {
			size_t used;
			int m = dx_month_scan(dx_str(line->words[k]->text), &used);
			const char *next = line->words[k + 1]->text;
			uint64_t y;

			if (m == 0 || line->words[k]->text[used] != '\0' || is_behind_day(line, k))
				continue;
			if (k + 2 < line->n && (dx_str_ieq_c(dx_str(next), "de") || dx_str_ieq_c(dx_str(next), "del")))
				next = line->words[k + 2]->text;
			if (strlen(next) != 4 || !dx_str_u64(dx_str(next), &y) || y < 1990 || y > 2099)
				continue;
			if (month && (month != m || year != (int)y))
				return false;
			month = m;
			year = (int)y;
		}
	}
	*month_r = month;
	*year_r = year;
	return month != 0;
}

/* Does a printed period begin after the month, or end before it? */
static bool is_outside_period(const struct dx_val *from, const struct dx_val *to, int month, int year)
{
	int at = year * 12 + month;

	return (dx_val_printed(from) && from->date.year * 12 + from->date.month > at) ||
	       (dx_val_printed(to) && to->date.year * 12 + to->date.month < at);
}

void dx_st_days_of_month(struct dx_job *job, struct st_part *p)
{
	const struct st_row *first = NULL;
	int month, year;
	size_t found = 0;
	size_t col = 0;

	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		if (p->rows[i].has_date)
			return;
		first = first ? first : &p->rows[i];
	}
	if (!first || !month_of(job, &month, &year))
		return;
	for (size_t k = 0; k < first->table->n_cols; k++) {
		if (!are_days(job, p, k))
			continue;
		if (found++) /* which of both are days? */
			return;
		col = k;
	}
	if (!found || is_outside_period(&p->acc->statement_period.from, &p->acc->statement_period.to, month, year))
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if (r->word >= 0)
			continue;
		r->t.date = dx_cell_val(job, &r->row->cells[col]);
		r->date = (struct dx_dates_raw){DX_DATES_NAMED, month, day_of(r->t.date.raw), year, false};
		r->has_date = true;
		r->date_unread = false;
	}
}
