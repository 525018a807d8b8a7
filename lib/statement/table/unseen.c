/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A heading that the reading of a scan lost: amounts under each other between two headings, or behind the last one,
 * and under none. They get a column without a heading; what it is, adopt.c tells by the chain of balances. Without it
 * they would stand in their neighbour's cells, which then are no amounts. Numbers of instruments do the same to dates,
 * and dates to the narration. Or two headings were taken for one: two amounts stand under it in most rows.
 */
#include <stdlib.h>
#include <string.h>

#include "dates/dates.h"
#include "record/record.h"
#include "table.h"

#define FIGURES_MIN   3
#define CODE_DIGITS   4
#define CODES_PART    4     /* of the rows, at least one in so many has one */
#define NEAR          2000  /* edges of one column's figures, thousandths of a point */
#define COLUMNS_APART 12000 /* … and of two columns', at least */

/* Figures between the headings AT - 1 and AT of a table, that are under neither. */
struct stray {
	size_t at;
	size_t n;
	int32_t x0, x1;
	int32_t most_x0, least_x1;
};

enum figure {
	NO_FIGURE,
	AMOUNT,
	CODE, /* digits alone, with room on both sides */
	DATE,
	FIGURES,
};

/* All strays of a table, by the heading behind them. */
struct strays {
	struct stray of[FIGURES][DX_TABLE_COLS_MAX + 1];
	size_t rows; /* lines with a date */
};

static bool is_under(const struct dx_word *w, const struct dx_col *c)
{
	return w->x0 < c->hx1 && w->x1 > c->hx0;
}

/* The number of the heading that is next behind W; SIZE_MAX: it is under one. */
static size_t gap_of(const struct dx_table *t, const struct dx_word *w)
{
	size_t at = 0;

	for (size_t i = 0; i < t->n_cols; i++) {
		if (is_under(w, &t->cols[i]))
			return SIZE_MAX;
		if (t->cols[i].hx1 <= w->x0)
			at = i + 1;
	}
	return at;
}

static bool has_room(const struct dx_line *line, size_t at)
{
	const struct dx_word *const *w = line->words;
	int32_t least = line->height / 2;

	return (at == 0 || w[at]->x0 - w[at - 1]->x1 >= least) &&
	       (at + 1 == line->n || w[at + 1]->x0 - w[at]->x1 >= least);
}

/* A date with points is no amount. The word that a date begins with stands for it. */
static enum figure figure_at(const struct dx_job *job, const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;
	size_t digits = strspn(text, "0123456789");

	if (dx_st_date_words(job, line, at))
		return DATE;
	if (dx_columns_amount_like(line->words[at]))
		return AMOUNT;
	return digits >= CODE_DIGITS && digits + 1 >= strlen(text) && has_room(line, at) ? CODE : NO_FIGURE;
}

/* The first date of LINE; line->n: there is none. */
static size_t date_in(const struct dx_job *job, const struct dx_line *line)
{
	size_t i = 0;

	while (i < line->n && dx_st_date_words(job, line, i) == 0)
		i++;
	return i;
}

static void add(struct stray *s, const struct dx_word *w)
{
	if (s->n++ == 0) {
		s->x0 = s->most_x0 = w->x0;
		s->x1 = s->least_x1 = w->x1;
	}
	s->x0 = w->x0 < s->x0 ? w->x0 : s->x0;
	s->x1 = w->x1 > s->x1 ? w->x1 : s->x1;
	s->most_x0 = w->x0 > s->most_x0 ? w->x0 : s->most_x0;
	s->least_x1 = w->x1 < s->least_x1 ? w->x1 : s->least_x1;
}

/* Does W, an amount behind heading C, end where those under it do? So a short one stands beside a short heading. */
static bool ends_with(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c,
		      const struct dx_word *w)
{
	size_t n = 0;

	for (size_t i = t->first; i < t->first + t->n && n < FIGURES_MIN; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++)
			n += is_under(line->words[k], c) && abs(line->words[k]->x1 - w->x1) <= NEAR &&
			     dx_columns_amount_like(line->words[k]);
	}
	return n >= FIGURES_MIN;
}

static void collect(const struct dx_job *job, const struct dx_table *t, struct strays *strays)
{
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t date = date_in(job, line);

		strays->rows += date < line->n;
		for (size_t k = 0; date < line->n && k < line->n; k++) {
			enum figure f = figure_at(job, line, k);
			size_t gap = f == NO_FIGURE ? SIZE_MAX : gap_of(t, line->words[k]);

			if (gap == SIZE_MAX || (f == AMOUNT && gap > 0 && t->cols[gap - 1].class == DX_COL_NUMBER &&
						ends_with(job, t, &t->cols[gap - 1], line->words[k])))
				continue;
			strays->of[f][gap].at = gap;
			add(&strays->of[f][gap], line->words[k]);
		}
	}
}

/* What stands under heading C: words; amounts, and of these the ones that end where those of S do. */
struct under {
	size_t words, amounts, level;
};

static struct under look_under(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c,
			       const struct stray *s)
{
	struct under u = {0};

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];

			if (!is_under(w, c))
				continue;
			u.words++;
			if (figure_at(job, line, k) != AMOUNT)
				continue;
			u.amounts++;
			u.level += w->x1 >= s->least_x1 - NEAR && w->x1 <= s->x1 + NEAR;
		}
	}
	return u;
}

static bool has_both_dates(const struct dx_table *t)
{
	return (t->roles >> ST_DATE & 1) && (t->roles >> ST_VALUE_DATE & 1);
}

/*
 * Is S a column of its own? Not where a heading beside it has nothing under it, which may be theirs, or where longer
 * amounts of one end with them: there the heading stands at another edge of its column than the figures.
 */
static bool is_column(const struct dx_job *job, const struct dx_table *t, const struct stray *s, enum figure f,
		      size_t rows)
{
	bool level = s->most_x0 - s->x0 <= NEAR || s->x1 - s->least_x1 <= NEAR;

	if (s->n < FIGURES_MIN || (f != AMOUNT && (!level || s->n * CODES_PART < rows)) || (f == AMOUNT && s->at == 0))
		return false;
	if (f == DATE)
		return !has_both_dates(t) && s->n * 2 > rows;
	for (size_t i = s->at ? s->at - 1 : 0; i <= s->at && i < t->n_cols; i++) {
		struct under u = look_under(job, t, &t->cols[i], s);

		if (u.level || u.words < FIGURES_MIN || (u.amounts < FIGURES_MIN && t->cols[i].class == DX_COL_NUMBER))
			return false;
	}
	return true;
}

static void insert(struct dx_job *job, struct dx_table *t, const struct stray *s, enum dx_col_class class)
{
	struct dx_col *cols = dx_alloc_array(job->arena, t->n_cols + 1, sizeof(*cols));

	memcpy(cols, t->cols, s->at * sizeof(*cols));
	memcpy(cols + s->at + 1, t->cols + s->at, (t->n_cols - s->at) * sizeof(*cols));
	cols[s->at] = (struct dx_col){.role = -1, .class = class, .hx0 = s->x0, .hx1 = s->x1};
	t->cols = cols;
	t->n_cols++;
}

/* The amount of LINE in column C, if it is one. */
static const struct dx_word *only_amount(const struct dx_job *job, const struct dx_line *line, const struct dx_col *c)
{
	const struct dx_word *found = NULL;

	for (size_t k = 0; k < line->n; k++) {
		const struct dx_word *w = line->words[k];

		if (w->x1 <= c->x0 || w->x1 > c->x1 || figure_at(job, line, k) != AMOUNT)
			continue;
		if (found)
			return NULL;
		found = w;
	}
	return found;
}

/* Rows of T with two amounts in the column C; from which x to which nothing of them stands between the two. */
static size_t pairs_in(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c, int32_t *from_r,
		       int32_t *to_r)
{
	size_t n = 0;

	*from_r = INT32_MIN;
	*to_r = INT32_MAX;
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *two[2] = {0};
		size_t amounts = 0;

		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];

			if (w->x1 > c->x0 && w->x1 <= c->x1 && figure_at(job, line, k) == AMOUNT && amounts++ < 2)
				two[amounts - 1] = w;
		}
		if (amounts != 2)
			continue;
		n++;
		*from_r = two[0]->x1 > *from_r ? two[0]->x1 : *from_r;
		*to_r = two[1]->x0 < *to_r ? two[1]->x0 : *to_r;
	}
	return n;
}

/* Nothing but these amounts stands in the cells of a column of amounts; its right edges in order. */
struct edges {
	int32_t *v;
	size_t n;
};

static int by_i32(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/*
 * Do the amounts in column C end in two places, none of the right ones reaching to where the left ones end? So debits
 * and credits stand whose two headings, a blank apart, are a phrase together ("WITHDRAWAL DEPOSIT").
 */
static bool ends_twice(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c, int32_t *from_r,
		       int32_t *to_r)
{
	struct edges e = {dx_alloc_array(job->arena, t->n + 1, sizeof(int32_t)), 0};
	int32_t widest = 0;
	size_t left = 0;
	size_t level = 0;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_word *w = only_amount(job, &job->lines.v[i], c);

		if (w)
			e.v[e.n++] = w->x1;
	}
	qsort(e.v, e.n, sizeof(*e.v), by_i32);
	for (size_t i = 1; i < e.n; i++) {
		if (e.v[i] - e.v[i - 1] <= widest)
			continue;
		widest = e.v[i] - e.v[i - 1];
		left = i;
	}
	if (left < FIGURES_MIN || e.n - left < FIGURES_MIN || widest < COLUMNS_APART)
		return false;
	for (size_t i = 0; i < e.n; i++) /* below each other: at the edge of most of their side */
		level += abs(e.v[i] - e.v[i < left ? left / 2 : left + (e.n - left) / 2]) <= NEAR;
	*from_r = e.v[left - 1];
	*to_r = INT32_MAX;
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_word *w = only_amount(job, &job->lines.v[i], c);

		if (w && w->x1 > *from_r)
			*to_r = w->x0 < *to_r ? w->x0 : *to_r;
	}
	return level * 5 >= e.n * 4 && *from_r < *to_r;
}

/* The right edges of the amounts between headings GAP - 1 and GAP of T, in order. */
static struct edges edges_in(const struct dx_job *job, const struct dx_table *t, size_t gap, size_t n)
{
	struct edges e = {dx_alloc_array(job->arena, n + 1, sizeof(int32_t)), 0};

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; date_in(job, line) < line->n && k < line->n && e.n < n; k++)
			if (figure_at(job, line, k) == AMOUNT && gap_of(t, line->words[k]) == gap)
				e.v[e.n++] = line->words[k]->x1;
	}
	qsort(e.v, e.n, sizeof(*e.v), by_i32);
	return e;
}

/*
 * Headings that begin where their column does, and figures that end where it does: none of the figures of the heading
 * before GAP stands under it. Where what stands in GAP ends in two places, the left ones are that heading's, and the
 * right ones, in *S_R, are under none.
 */
static bool is_behind_own(const struct dx_job *job, const struct dx_table *t, const struct stray *all,
			  struct stray *s_r)
{
	const size_t gap = all->at;
	struct edges e;
	size_t left = 0;

	if (gap == 0 || t->cols[gap - 1].class != DX_COL_NUMBER || all->n < 2 * FIGURES_MIN ||
	    look_under(job, t, &t->cols[gap - 1], all).words > 0)
		return false;
	e = edges_in(job, t, gap, all->n);
	for (size_t i = 1; i < e.n; i++)
		if (e.v[i] - e.v[i - 1] >= COLUMNS_APART)
			left = left ? SIZE_MAX : i;
	if (left < FIGURES_MIN || left == SIZE_MAX || e.n - left < FIGURES_MIN || e.v[left - 1] - e.v[0] > NEAR ||
	    e.v[e.n - 1] - e.v[left] > NEAR)
		return false;
	*s_r = (struct stray){.at = gap};
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; date_in(job, line) < line->n && k < line->n; k++)
			if (line->words[k]->x1 >= e.v[left] && figure_at(job, line, k) == AMOUNT &&
			    gap_of(t, line->words[k]) == gap)
				add(s_r, line->words[k]);
	}
	return s_r->n >= FIGURES_MIN;
}

/* Where the amounts in column C begin. */
static int32_t leftmost(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c)
{
	int32_t x = INT32_MAX;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++)
			if (line->words[k]->x1 > c->x0 && line->words[k]->x1 <= c->x1 && line->words[k]->x0 < x &&
			    figure_at(job, line, k) == AMOUNT)
				x = line->words[k]->x0;
	}
	return x;
}

/* Column AT of T is two, with the words of its heading on either side of X; figures of the left one begin at FIRST. */
static void split(struct dx_job *job, struct dx_table *t, size_t at, int32_t x, int32_t first)
{
	struct stray s = {.at = at + 1, .x0 = x + 1, .x1 = t->cols[at].hx1};

	insert(job, t, &s, DX_COL_NUMBER);
	t->cols[at].hx1 = x;
	if (t->cols[at].hx0 >= x)
		t->cols[at].hx0 = x - 1;
	if (t->cols[at + 1].hx1 <= x + 1)
		t->cols[at + 1].hx1 = x + 2;
	t->cols[at].class = DX_COL_NUMBER;
	t->cols[at].role = -1; /* the chain tells which of them is called so */
	/* a heading of amounts that reaches over these is that of debits and that of credits */
	if (at == 0 || t->cols[at - 1].role != ST_AMOUNT || t->cols[at - 1].hx1 <= first ||
	    t->cols[at - 1].hx0 >= first)
		return;
	t->cols[at - 1].role = -1;
	t->cols[at - 1].hx1 = first - 1;
	t->cols[at].hx0 = first;
}

/*
 * Add to T, from the right, what is a column: headings left of it keep their numbers. Returns how many of them need no
 * name.
 */
static size_t add_to(struct dx_job *job, struct dx_table *t)
{
	struct strays *strays = DX_NEW(job->arena, struct strays);
	size_t codes = 0;

	collect(job, t, strays);
	for (size_t gap = t->n_cols + 1; gap-- > 0;) {
		const struct stray *amounts = &strays->of[AMOUNT][gap];
		const struct stray *numbers = &strays->of[CODE][gap];
		const struct stray *dates = &strays->of[DATE][gap];
		struct stray behind;
		int32_t from, to;

		if (t->n_cols == DX_TABLE_COLS_MAX)
			break;
		if ((amounts->n > 0) + (numbers->n > 0) + (dates->n > 0) > 1) {
			; /* two columns in one gap: which is whose cannot be told */
		} else if (is_column(job, t, amounts, AMOUNT, strays->rows)) {
			insert(job, t, amounts, DX_COL_NUMBER);
		} else if (is_behind_own(job, t, amounts, &behind)) {
			insert(job, t, &behind, DX_COL_NUMBER);
		} else if (is_column(job, t, dates, DATE, strays->rows)) {
			insert(job, t, dates, DX_COL_DATE);
		} else if (is_column(job, t, numbers, CODE, strays->rows)) {
			insert(job, t, numbers, DX_COL_TEXT);
			codes++;
		}
		if (gap == 0 || t->n_cols == DX_TABLE_COLS_MAX ||
		    (t->cols[gap - 1].class != DX_COL_NUMBER && t->cols[gap - 1].role >= 0) ||
		    strays->rows < FIGURES_MIN)
			continue;
		if ((pairs_in(job, t, &t->cols[gap - 1], &from, &to) * 2 > strays->rows && from < to) ||
		    (t->cols[gap - 1].role == ST_AMOUNT && ends_twice(job, t, &t->cols[gap - 1], &from, &to)))
			split(job, t, gap - 1, from + (to - from) / 2, leftmost(job, t, &t->cols[gap - 1]));
	}
	return codes;
}

static size_t open_columns(const struct dx_table *t)
{
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		n += t->cols[i].role < 0;
	return n;
}

/* The table that table I, of a page without a header, goes on with. */
static const struct dx_table *goes_on_with(const struct dx_tables *t, size_t i)
{
	size_t k = i - 1;

	while (k > 0 && dx_st_is_elsewhere(t->v[k].roles))
		k--;
	return &t->v[k];
}

/* CODES[i]: how many columns that nothing will name table i got. */
static bool add_columns(struct dx_job *job, size_t *codes)
{
	struct dx_tables *t = &job->tables;
	bool any = false;

	for (size_t i = 0; i < t->n; i++) {
		struct dx_table *one = &t->v[i];
		size_t n_cols = one->n_cols;

		if (one->header_n == 0 && i > 0) {
			one->n_cols = goes_on_with(t, i)->n_cols;
			one->cols = goes_on_with(t, i)->cols;
		}
		if (one->header_n == 0 || job->pages[one->page].source != DX_SOURCE_OCR ||
		    dx_st_is_elsewhere(one->roles))
			continue;
		codes[i] = add_to(job, one);
		any |= one->n_cols > n_cols;
	}
	return any;
}

/* Tables that got columns of amounts which nothing names are as they were; true: others have more columns. */
static bool take_back(struct dx_tables *t, const struct dx_table *was, const size_t *codes)
{
	bool any = false;

	for (size_t i = 0; i < t->n; i++) {
		if (t->v[i].header_n == 0 && i > 0) {
			const struct dx_table *before = goes_on_with(t, i);

			t->v[i].n_cols = before->n_cols;
			t->v[i].cols = before->cols;
			t->v[i].roles = before->roles;
		} else if (open_columns(&t->v[i]) > open_columns(&was[i]) + codes[i]) {
			t->v[i] = was[i];
		}
		any |= t->v[i].n_cols > was[i].n_cols;
	}
	return any;
}

bool dx_st_unseen(struct dx_job *job, struct dx_tables *t_r)
{
	const struct dx_tables was = job->tables;
	struct dx_tables *t = &job->tables;
	size_t *codes = dx_alloc_array(job->arena, was.n, sizeof(*codes));
	bool found = false;

	t->rows = NULL;
	t->n_rows = 0;
	t->v = dx_alloc_array(job->arena, was.n, sizeof(*was.v));
	for (size_t i = 0; i < t->n; i++) {
		t->v[i] = was.v[i];
		t->v[i].cols = dx_memdup(job->arena, was.v[i].cols, was.v[i].n_cols * sizeof(*was.v[i].cols));
	}
	if (add_columns(job, codes)) {
		dx_tables_bound(job->arena, &job->lines, t);
		dx_st_adopt(job);
		found = take_back(t, was.v, codes);
		if (found)
			dx_tables_bound(job->arena, &job->lines, t);
	}
	*t_r = job->tables;
	job->tables = was;
	return found;
}
