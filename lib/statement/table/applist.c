/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lists of apps under the days: "Fri, 24 Feb 2023" over "Kirana Bazaar … Food … 5:18 pm … – ₹16,782.05", without
 * headings. Every amount that ends a line under the first day, or has but its balance behind it (appbalance.c), has a
 * sign, all at one right edge, or only those of one side have one and all begin with a currency; of a single day, or a
 * single row, the day must have its weekday, or the row its balance, and the amounts both sign and currency. What
 * stands in front of it is the text, up to where other columns begin. Tried where no header says what there is.
 */
#include <stdlib.h>
#include <string.h>

#include "dates/dates.h"
#include "applist_int.h"
#include "table.h"

#define DAYS_MIN   2
#define ROWS_MIN   2
#define UNDER      1500 /* first letters under each other */
#define NEAR_LINES 3    /* between a day and its first row */
#define SIGN_BYTES 4    /* of a letter or two in front, or a drawn sign */

struct list {
	struct dx_job *job;
	size_t *rows; /* lines that end in an amount */
	size_t n, days;
	bool weekday;                           /* a day has one */
	bool unsure;                            /* an amount lacks its sign or its currency */
	bool bare;                              /* amounts without a sign are of the side that has none */
	int32_t text, end, other, amount, edge; /* of the texts, of what stands behind them, of the amounts */
	enum st_app_place balances;
	int32_t balance; /* where those behind the amounts begin */
};

/* The words of LINE up to the end of its amount. */
static size_t amount_end(const struct list *l, const struct dx_line *line)
{
	struct st_app_marks m;
	const size_t at = l->balances == ST_APP_BEHIND ? dx_st_app_amount(line, line->n, &m) : 0;

	return at > 0 && dx_st_app_amount(line, at, &m) > 0 ? at : line->n;
}

/* Is LINE one of a balance alone? */
static bool is_balance(const struct list *l, const struct dx_line *line)
{
	return l->balances == ST_APP_BELOW && dx_st_app_is_balance(l->job, line);
}

/* Do signs under the first day say one side only? Then amounts in a currency that have none are of the other. */
static bool has_one_sign(const struct list *l)
{
	struct dx_job *job = l->job;
	struct st_app_marks all = {0};
	bool under = false;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct st_app_marks m;

		under |= dx_st_is_day_line(job, line);
		if (!under || is_balance(l, line) || dx_st_app_amount(line, amount_end(l, line), &m) == 0)
			continue;
		all.plus |= m.plus;
		all.minus |= m.minus;
	}
	return all.plus != all.minus;
}

/* The first run of LINE behind a letter or two that stand apart. */
static size_t text_of(const struct dx_line *line, const struct dx_seg *segs, size_t n)
{
	const char *text = line->words[segs[0].first]->text;

	return n > 1 && segs[0].n == 1 && strlen(text) <= SIGN_BYTES && !dx_has_digit(text) ? 1 : 0;
}

/* Take line I into the list; false: its amount has no sign and needs one, so that it is no list of signed amounts. */
static bool add_row(struct list *l, size_t i)
{
	const struct dx_line *line = &l->job->lines.v[i];
	struct st_app_marks m;
	const size_t end = amount_end(l, line);
	const size_t at = dx_st_app_amount(line, end, &m);
	const int32_t x1 = line->n ? line->words[end - 1]->x1 : 0;
	size_t n, k;
	struct dx_seg *segs;

	if (at == 0 || is_balance(l, line))
		return true;
	if (!m.minus && !m.plus && !(l->bare && m.currency && !dx_columns_amount_like(line->words[at - 1])))
		return l->n == 0 || abs(x1 - l->edge) > ST_APP_EDGE;
	segs = dx_lines_segments(l->job->arena, line, &n);
	k = text_of(line, segs, n);
	if (segs[k].first >= at || (l->n && abs(x1 - l->edge) > ST_APP_EDGE))
		return true;
	l->edge = x1;
	l->unsure |= !m.currency || !(m.minus || m.plus);
	l->text = segs[k].x0 < l->text ? segs[k].x0 : l->text;
	l->amount = line->words[at]->x0 < l->amount ? line->words[at]->x0 : l->amount;
	l->end = segs[k].x1 > l->end ? segs[k].x1 : l->end;
	if (k + 1 < n && segs[k + 1].first < at && segs[k + 1].x0 < l->other)
		l->other = segs[k + 1].x0;
	if (end < line->n && line->words[end]->x0 < l->balance)
		l->balance = line->words[end]->x0;
	l->rows[l->n++] = i;
	return true;
}

/* Line ROW, or that of the day right over it. */
static size_t begin_of(const struct list *l, size_t row, size_t first_of_page)
{
	for (size_t i = row; i > first_of_page && row - i < NEAR_LINES; i--)
		if (dx_st_is_day_line(l->job, &l->job->lines.v[i - 1]))
			return i - 1;
	return row;
}

static struct dx_col *columns(const struct list *l, size_t *n_r)
{
	const bool others = l->other < l->amount && l->other > l->end;
	struct dx_col *cols = dx_alloc_array(l->job->arena, 5, sizeof(*cols));
	const int32_t behind = l->balances == ST_APP_BEHIND ? l->edge + (l->balance - l->edge) / 2 : INT32_MAX;
	const int32_t end = others ? l->other - UNDER : l->amount - 1;
	size_t n = 0;

	cols[n++] = (struct dx_col){.role = ST_OTHER, .class = DX_COL_MARK, .x0 = INT32_MIN, .x1 = l->text - UNDER};
	cols[n++] = (struct dx_col){
		.role = ST_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = l->text, .x0 = l->text - UNDER, .x1 = end};
	if (others)
		cols[n++] = (struct dx_col){.role = ST_OTHER, .class = DX_COL_MARK, .x0 = end, .x1 = l->amount - 1};
	cols[n++] = (struct dx_col){.role = ST_AMOUNT, .class = DX_COL_NUMBER, .x0 = l->amount - 1, .x1 = behind};
	if (l->balances != ST_APP_NOWHERE) /* those below the amounts are put there once the rows are cut */
		cols[n++] = (struct dx_col){.role = ST_BALANCE, .class = DX_COL_NUMBER, .x0 = behind, .x1 = INT32_MAX};
	*n_r = n;
	return cols;
}

/* A table on each page that has rows, from the day over the first of them on. */
static void add_tables(const struct list *l)
{
	struct dx_lines *lines = &l->job->lines;
	struct dx_tables *t = &l->job->tables;
	struct dx_value_vote vote = {0};
	size_t n_cols;
	struct dx_col *cols = columns(l, &n_cols);
	uint32_t roles = 0;

	for (size_t i = 0; i < n_cols; i++)
		roles |= UINT32_C(1) << cols[i].role;
	*t = (struct dx_tables){.v = dx_alloc_array(l->job->arena, l->n, sizeof(*t->v))};
	for (size_t i = 0; i < l->n; i++) {
		const struct dx_line *line = &lines->v[l->rows[i]];
		size_t first;

		dx_value_vote(&vote, dx_str(line->words[line->n - 1]->text));
		if (t->n && t->v[t->n - 1].page == line->page)
			continue;
		first = begin_of(l, l->rows[i], lines->page_first[line->page]);
		t->v[t->n++] = (struct dx_table){.page = line->page,
						 .first = first,
						 .n = lines->page_first[line->page + 1] - first,
						 .cols = cols,
						 .n_cols = n_cols,
						 .rows_only = true,
						 .balances_below = l->balances == ST_APP_BELOW,
						 .roles = roles};
	}
	t->rule = (struct dx_value_rule){.comma = vote.comma > vote.point, .blanks = true};
}

bool dx_st_signed_under_days(struct dx_job *job)
{
	struct list l = {.job = job, .text = INT32_MAX, .other = INT32_MAX, .amount = INT32_MAX, .balance = INT32_MAX};

	l.balances = dx_st_app_balances(job);
	l.bare = has_one_sign(&l);
	l.rows = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*l.rows));
	for (size_t i = 0; i < job->lines.n; i++) {
		if (dx_st_is_day_line(job, &job->lines.v[i])) {
			l.days++;
			l.weekday |= dx_st_is_weekday(job->lines.v[i].words[0]->text);
		}
		if (l.days && !add_row(&l, i))
			return false;
	}
	if (l.n == 0 || ((l.days < DAYS_MIN || l.n < ROWS_MIN) && (l.unsure || !(l.weekday || l.balances))))
		return false;
	for (size_t i = 0; i < job->lines.n; i++)
		job->lines.v[i].used = false;
	add_tables(&l);
	return true;
}
