/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The dates of a statement, in the order and with the year that its period and rows tell. */
#include <string.h>

#include "dates_int.h"
#include "dates.h"
#include "row_date_int.h"

#define DATE_WORDS     3
#define DAY_LETTERS    4   /* bytes of what may be a day and a month */
#define MONTHS_DAYS    366 /* no period whose months alone are legible is longer */
#define YEARS_ROWS_MIN 3   /* dates that tell years from days by how far they are apart: … */
#define YEAR_DAYS      400
#define YEARS_DAYS     1100
#define FAR_LONGER     4 /* times: a period that so many more days would be in by chance */

size_t dx_st_date_words(const struct dx_job *job, const struct dx_line *line, size_t from)
{
	size_t together = 1;

	while (together < DATE_WORDS && from + together < line->n &&
	       line->words[from + together]->x0 - line->words[from + together - 1]->x1 < line->height * 7 / 10)
		together++;
	for (size_t n = together; n > 0; n--) {
		struct dx_dates_raw raw;

		if (dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + from, n)), &raw))
			return n;
	}
	return 0;
}

/* How many row dates lie in the period when the numbers are read in this order; SIZE_MAX: no period. */
static size_t inside_as(const struct st_row *rows, size_t n, const struct st_period *p, struct dx_dates_ctx ctx)
{
	size_t count = 0;

	if (!p->found || !dx_dates_resolve(&p->from, &ctx, &ctx.from) || !dx_dates_resolve(&p->to, &ctx, &ctx.to))
		return 0;
	for (size_t i = 0; i < n; i++) {
		struct dx_date d;

		if (rows[i].has_date && dx_dates_resolve(&rows[i].date, &ctx, &d) && dx_date_cmp(d, ctx.from) >= 0 &&
		    dx_date_cmp(d, ctx.to) <= 0)
			count++;
	}
	return count;
}

static size_t inside(const struct st_row *rows, size_t n, const struct st_period *p, bool month_first)
{
	return inside_as(rows, n, p, (struct dx_dates_ctx){.month_first = month_first});
}

/* Days between the first and the last date of the rows when they are read so; -1 when one is no date then. */
static int32_t days_spanned(const struct st_row *rows, size_t n, struct dx_dates_ctx ctx)
{
	int32_t first = INT32_MAX;
	int32_t last = INT32_MIN;

	for (size_t i = 0; i < n; i++) {
		struct dx_date d;

		if (!rows[i].has_date)
			continue;
		if (!rows[i].date.short_year || !dx_dates_resolve(&rows[i].date, &ctx, &d))
			return -1;
		first = dx_date_days(d) < first ? dx_date_days(d) : first;
		last = dx_date_days(d) > last ? dx_date_days(d) : last;
	}
	return last < first ? -1 : last - first;
}

/* Days of the period when it is read so; -1: it is none. */
static int32_t period_days(const struct st_period *p, struct dx_dates_ctx ctx)
{
	if (!p->found || !dx_dates_resolve(&p->from, &ctx, &ctx.from) || !dx_dates_resolve(&p->to, &ctx, &ctx.to))
		return -1;
	return dx_date_days(ctx.to) - dx_date_days(ctx.from);
}

/*
 * "25-04-01": years of two digits in front, when so all rows are in the printed period, and else not all of them; a
 * period of many years is none. Without a period, when so all rows are of one year, and else many years apart.
 */
static bool has_year_first(const struct st_row *rows, size_t n, const struct st_period *p, bool month_first)
{
	struct dx_dates_ctx ctx = {.month_first = month_first};
	struct dx_dates_ctx turned = {.month_first = month_first, .year_first = true};
	size_t dated = 0;

	for (size_t i = 0; i < n; i++)
		dated += rows[i].has_date;
	if (p->found)
		return dated && inside(rows, n, p, false) < dated && inside(rows, n, p, true) < dated &&
		       period_days(p, turned) <= YEARS_DAYS && inside_as(rows, n, p, turned) == dated;
	if (dated >= YEARS_ROWS_MIN) {
		int32_t span = days_spanned(rows, n, turned);
		int32_t other = days_spanned(rows, n, ctx);

		return span >= 0 && span <= YEAR_DAYS && (other < 0 || other > YEARS_DAYS);
	}
	return false;
}

/* "A fee was charged from 1 Sep 2024 to 30 Nov 2024": no period of rows that all lie elsewhere. */
static void doubt_period(const struct st_row *rows, size_t n, struct st_period *p)
{
	size_t dated = 0;

	for (size_t i = 0; i < n; i++)
		dated += rows[i].word < 0 && rows[i].has_date;
	if (dated >= 2 && !p->sure && inside(rows, n, p, false) == 0 && inside(rows, n, p, true) == 0)
		p->found = false;
}

/*
 * A scan's misread days ("04/08" for "04/05") are in the period of a year that "01/05 to 12/05" is with its months
 * first, and in no short one. Is the period far shorter when it is read so, and are most rows in it all the same?
 */
static bool is_tight(struct dx_job *job, const struct st_row *rows, size_t n, const struct st_period *p,
		     bool month_first)
{
	int32_t days = period_days(p, (struct dx_dates_ctx){.month_first = month_first});
	int32_t other = period_days(p, (struct dx_dates_ctx){.month_first = !month_first});
	size_t dated = 0;

	if (n == 0 || job->pages[rows[0].table->page].source != DX_SOURCE_OCR || days < 0 || other / FAR_LONGER <= days)
		return false;
	for (size_t i = 0; i < n; i++)
		dated += rows[i].has_date;
	return inside(rows, n, p, month_first) * 2 > dated;
}

static bool judge_order(struct dx_job *job, const struct st_row *rows, size_t n, const struct st_period *p,
			const struct dx_dates_vote *votes)
{
	struct dx_dates_vote vote = votes ? *votes : (struct dx_dates_vote){0};
	size_t day_first, month_first;

	for (size_t i = 0; i < n; i++)
		if (rows[i].has_date)
			dx_dates_vote(&vote, &rows[i].date);
	if (p->found) {
		dx_dates_vote(&vote, &p->from);
		dx_dates_vote(&vote, &p->to);
	}
	if (vote.day_first != vote.month_first)
		return vote.month_first > vote.day_first;
	day_first = inside(rows, n, p, false);
	month_first = inside(rows, n, p, true);
	if (is_tight(job, rows, n, p, false))
		return false;
	if (is_tight(job, rows, n, p, true))
		return true;
	if (day_first != month_first)
		return month_first > day_first;
	return dx_st_months_lead(job, rows, n);
}

/* SHORT: "20 Nov 25", which is a date by its month's name alone. */
static bool has_year(const struct dx_dates_raw *raw, bool is_short)
{
	return is_short ? raw->short_year && raw->form == DX_DATES_NAMED : raw->year >= 1900;
}

/* A date of LINE with its year becomes the one that the rows lie near. */
static bool year_of_line(struct dx_job *job, const struct dx_line *line, bool is_short)
{
	for (size_t k = 0; k < line->n; k++) {
		struct dx_words w = {
			.words = line->words + k, .n = line->n - k < 3 ? line->n - k : 3, .page = line->page};
		struct dx_dates_raw raw;
		struct dx_date d;
		size_t used;

		if (dx_dates_scan(dx_str(dx_words_text(job->arena, &w)), &raw, &used) && has_year(&raw, is_short) &&
		    dx_dates_resolve(&raw, &job->dates, &d)) {
			job->dates.from = job->dates.to = d;
			return true;
		}
	}
	return false;
}

static bool year_of_lines(struct dx_job *job, bool is_short)
{
	for (size_t i = 0; i < job->lines.n; i++)
		if (!job->lines.v[i].used && year_of_line(job, &job->lines.v[i], is_short))
			return true;
	return false;
}

/* "Solde de fermeture au 31 août 2023", a row of the table, which may be all that says a year. */
static bool year_of_balances(struct dx_job *job, const struct st_row *rows, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (rows[i].word >= 0 && year_of_line(job, &job->lines.v[rows[i].row->line], false))
			return true;
	return false;
}

/* "Jan 2026" or "Jan 0%, 2026", the day not legible, from word AT of LINE on. */
static bool month_at(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_date *d_r)
{
	for (size_t k = at + 1; k < line->n && k <= at + 2; k++) {
		const char *year = line->words[k]->text;
		struct dx_dates_raw raw;
		size_t used;

		if (strspn(year, "0123456789") == 4)
			return dx_dates_scan(dx_str(dx_asprintf(job->arena, "1 %s %.4s", line->words[at]->text, year)),
					     &raw, &used) &&
			       raw.form == DX_DATES_NAMED && raw.year >= 1900 &&
			       dx_dates_resolve(&raw, &job->dates, d_r);
	}
	return false;
}

/* Of a bad scan the months and years of the period may be all that is legible of it. */
static bool year_of_months(struct dx_job *job)
{
	struct dx_date from = {0};
	struct dx_date to = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_date d;

		if (line->used || job->pages[line->page].source != DX_SOURCE_OCR)
			continue;
		for (size_t k = 0; k + 1 < line->n; k++) {
			if (!month_at(job, line, k, &d))
				continue;
			from = from.year == 0 || dx_date_cmp(d, from) < 0 ? d : from;
			to = to.year == 0 || dx_date_cmp(d, to) > 0 ? d : to;
		}
	}
	if (from.year == 0 || dx_date_days(to) - dx_date_days(from) > MONTHS_DAYS)
		return false;
	job->dates.from = from;
	job->dates.to = to;
	return true;
}

/* A date with its year outside the tables, or in their balances: good enough to give rows theirs. */
static void year_from_head(struct dx_job *job, const struct st_row *rows, size_t n)
{
	if (!year_of_lines(job, false) && !year_of_lines(job, true) && !year_of_balances(job, rows, n))
		(void)year_of_months(job);
}

void dx_st_resolve_period(struct dx_job *job, const struct st_row *rows, size_t n, const struct dx_dates_vote *votes,
			  struct st_account *acc)
{
	struct st_period p = dx_st_find_period(job);
	struct dx_date from, to;

	if (has_year_first(rows, n, &p, job->tpl->month_first))
		job->dates.year_first = true;
	else
		doubt_period(rows, n, &p);
	job->dates.month_first = judge_order(job, rows, n, &p, votes);
	if (!p.found || !dx_dates_resolve(&p.from, &job->dates, &from) || !dx_dates_resolve(&p.to, &job->dates, &to) ||
	    dx_date_cmp(from, to) > 0) {
		year_from_head(job, rows, n);
		if (dx_st_period_of_balances(job, rows, n, acc)) {
			job->dates.from = acc->statement_period.from.date;
			job->dates.to = acc->statement_period.to.date;
		}
		return;
	}
	job->dates.from = from;
	job->dates.to = to;
	acc->statement_period.from = acc->statement_period.to = p.val;
	acc->statement_period.from.date = from;
	acc->statement_period.to.date = to;
}

static void resolve_value_date(struct dx_job *job, struct st_txn *t)
{
	struct dx_dates_raw raw;
	struct dx_date d;

	if (!dx_val_has(&t->value_date)) {
		dx_st_value_date_said(job, t);
		return;
	}
	if ((dx_dates_whole(dx_str(t->value_date.text), &raw) ||
	     (t->value_date.source == DX_VAL_OCR && dx_st_scanned_date(job->arena, t->value_date.text, &raw))) &&
	    dx_dates_resolve(&raw, &job->dates, &d))
		t->value_date.date = d;
	else
		t->value_date.source = DX_VAL_ABSENT;
}

/* The dates as they are printed; those of other rows are absent after this. */
static void resolve_printed(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		struct dx_date d;

		resolve_value_date(job, &r->t);
		if (r->has_date && dx_dates_resolve(&r->date, &job->dates, &d))
			r->t.date.date = d;
		else
			r->t.date.source = DX_VAL_ABSENT;
	}
}

/*
 * Stands something with a digit where dates do, in a line between row BEFORE and R, and no hour or year of the one
 * before? Of a scan it is the day of R, or of another row that was lost ("WAUG25" over "1,971.00"): the day above does
 * not hold on.
 */
static bool has_day_between(struct dx_job *job, const struct st_row *before, const struct st_row *r)
{
	const int k = dx_table_col(r->table, ST_DATE);
	struct dx_cell *cells;

	if (k < 0 || !before || before->table != r->table || job->pages[r->table->page].source != DX_SOURCE_OCR)
		return false;
	cells = dx_alloc_array(job->arena, r->table->n_cols, sizeof(*cells));
	for (size_t i = before->row->line + 1; i < r->row->line; i++) {
		dx_columns_split(job->arena, &job->lines, r->table, i, cells);
		for (size_t w = 0; w < cells[k].n; w++) {
			const char *text = cells[k].words[w].word->text;

			if (strlen(text) >= DAY_LETTERS && dx_count_digits(text) > 0 && !dx_st_is_date_piece(text))
				return true;
		}
	}
	return false;
}

void dx_st_resolve_dates(struct dx_job *job, struct st_part *p)
{
	const struct dx_val *held = NULL; /* the date above, for rows that leave it out */

	dx_st_days_of_month(job, p);
	resolve_printed(job, p);
	dx_st_middle_dates(job, p);
	dx_st_mend_dates(job, p);
	for (size_t i = 0; i < p->n; i++) {
		struct st_row *r = &p->rows[i];

		if (dx_val_has(&r->t.date)) {
			held = &r->t.date;
			continue;
		}
		if (r->word >= 0)
			continue;
		if (!r->has_date && !r->date_unread && held &&
		    !has_day_between(job, i > 0 ? &p->rows[i - 1] : NULL, r)) {
			r->t.date = dx_val_derived_date(held->date);
			continue;
		}
		held = NULL; /* the rows below may share what was not read */
		job->needs_review = true;
		r->t.date.unsure = true;
		r->t.date.place.page = job->pages[r->table->page].number;
		dx_notes_warn(&job->notes, "date_not_read", job->pages[r->table->page].number,
			      "a transaction has no date");
	}
}
