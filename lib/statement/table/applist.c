/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lists of apps under the days: "Fri, 24 Feb 2023" over "Kirana Bazaar … Food … 5:18 pm … – ₹16,782.05", without
 * headings and without balances. Every amount that ends a line under the first day has a sign, all at one right edge,
 * or only those of one side have one and all begin with a currency; of a single day, or a single row, the day must have
 * its weekday and the amounts both sign and currency. What stands in front of it is the text, up to where
 * other columns begin. Tried where no header says what there is.
 */
#include <stdlib.h>
#include <string.h>

#include "dates/dates.h"
#include "table.h"

#define DAYS_MIN   2
#define ROWS_MIN   2
#define EDGE       2000 /* right edges of the amounts, thousandths of a point */
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
};

static bool is_sign(const char *text)
{
	return *text == '+' || *text == '-' || strncmp(text, "–", 3) == 0 || strncmp(text, "−", 3) == 0;
}

/* What an amount is printed with. */
struct marks {
	bool minus, plus, currency;
};

static void add_sign(struct marks *m, const char *text)
{
	m->plus |= *text == '+';
	m->minus |= is_sign(text) && *text != '+';
}

/* The amount that ends LINE begins with this word; 0: none does. */
static size_t amount_at(const struct dx_line *line, struct marks *m_r)
{
	size_t at = line->n;
	struct dx_number number;

	*m_r = (struct marks){0};
	if (at < 2 || !dx_columns_amount_like(line->words[at - 1]))
		return 0;
	at--;
	m_r->currency = dx_value_parse(dx_str(line->words[at]->text), (struct dx_value_rule){0}, &number) &&
			number.has_currency;
	add_sign(m_r, line->words[at]->text);
	while (at > 1 && (is_sign(line->words[at - 1]->text) || dx_value_currency(dx_str(line->words[at - 1]->text)))) {
		at--;
		m_r->currency |= !is_sign(line->words[at]->text);
		add_sign(m_r, line->words[at]->text);
	}
	return at;
}

/* Do signs under the first day say one side only? Then amounts in a currency that have none are of the other. */
static bool has_one_sign(struct dx_job *job)
{
	struct marks all = {0};
	bool under = false;

	for (size_t i = 0; i < job->lines.n; i++) {
		struct marks m;

		under |= dx_st_is_day_line(job, &job->lines.v[i]);
		if (!under || amount_at(&job->lines.v[i], &m) == 0)
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
	struct marks m;
	size_t at = amount_at(line, &m);
	size_t n, k;
	struct dx_seg *segs;

	if (at == 0)
		return true;
	if (!m.minus && !m.plus && !(l->bare && m.currency && !dx_columns_amount_like(line->words[at - 1])))
		return l->n == 0 || abs(line->x1 - l->edge) > EDGE;
	segs = dx_lines_segments(l->job->arena, line, &n);
	k = text_of(line, segs, n);
	if (segs[k].first >= at || (l->n && abs(line->x1 - l->edge) > EDGE))
		return true;
	l->edge = line->x1;
	l->unsure |= !m.currency || !(m.minus || m.plus);
	l->text = segs[k].x0 < l->text ? segs[k].x0 : l->text;
	l->amount = line->words[at]->x0 < l->amount ? line->words[at]->x0 : l->amount;
	l->end = segs[k].x1 > l->end ? segs[k].x1 : l->end;
	if (k + 1 < n && segs[k + 1].first < at && segs[k + 1].x0 < l->other)
		l->other = segs[k + 1].x0;
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
	struct dx_col *cols = dx_alloc_array(l->job->arena, 4, sizeof(*cols));
	const int32_t end = others ? l->other - UNDER : l->amount - 1;
	size_t n = 0;

	cols[n++] = (struct dx_col){.role = ST_OTHER, .class = DX_COL_MARK, .x0 = INT32_MIN, .x1 = l->text - UNDER};
	cols[n++] = (struct dx_col){
		.role = ST_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = l->text, .x0 = l->text - UNDER, .x1 = end};
	if (others)
		cols[n++] = (struct dx_col){.role = ST_OTHER, .class = DX_COL_MARK, .x0 = end, .x1 = l->amount - 1};
	cols[n++] = (struct dx_col){.role = ST_AMOUNT, .class = DX_COL_NUMBER, .x0 = l->amount - 1, .x1 = INT32_MAX};
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
						 .roles = UINT32_C(1) << ST_OTHER | UINT32_C(1) << ST_DESCRIPTION |
							  UINT32_C(1) << ST_AMOUNT};
	}
	t->rule = (struct dx_value_rule){.comma = vote.comma > vote.point, .blanks = true};
}

bool dx_st_signed_under_days(struct dx_job *job)
{
	struct list l = {.job = job, .text = INT32_MAX, .other = INT32_MAX, .amount = INT32_MAX};

	l.bare = has_one_sign(job);
	l.rows = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*l.rows));
	for (size_t i = 0; i < job->lines.n; i++) {
		if (dx_st_is_day_line(job, &job->lines.v[i])) {
			l.days++;
			l.weekday |= dx_st_is_weekday(job->lines.v[i].words[0]->text);
		}
		if (l.days && !add_row(&l, i))
			return false;
	}
	if (l.n == 0 || ((l.days < DAYS_MIN || l.n < ROWS_MIN) && (l.unsure || !l.weekday)))
		return false;
	for (size_t i = 0; i < job->lines.n; i++)
		job->lines.v[i].used = false;
	add_tables(&l);
	return true;
}
