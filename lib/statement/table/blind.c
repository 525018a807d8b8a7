/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables under headings that nobody knows: dates under each other with an amount in their line are rows, and
 * the line of words right above them heads their columns, whatever it says. What the columns are, adopt.c
 * tells by what stands in them.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/dates.h"
#include "amounts/amounts.h"
#include "dates/dates.h"
#include "record/record.h"
#include "table.h"

#define UNDER      3000 /* dates of one column begin or end this near, thousandths of a point */
#define ROWS_MIN   3
#define LINES_UP   8 /* lines between a heading and the first row below it, at most */
#define FIGURES_UP 3 /* of them with figures: a balance brought forward, the account's name */
#define CELLS_MIN  2
#define CELL_WORDS 6
#define DEEP       4    /* lines of a heading */
#define TRIES      16   /* columns of dates that are looked at */
#define STRIP      1000 /* of the page, thousandths of a point */
#define STRIPS     3000
#define WIDTH      6000 /* of a column of figures, at least */

/* A line with a date and an amount that is no part of it. */
struct mark {
	size_t at; /* of the job's lines */
	int32_t x0, x1;
};

struct blind {
	struct dx_job *job;
	struct mark *rows;
	size_t n;
};

/* A table's heading; the line of it that has most cells is the one by which it is known again. */
struct head {
	struct dx_table t;
	size_t base; /* behind t.header_first */
};

/* Is there an amount in LINE but for the N words from FROM on? */
static bool has_amount(const struct dx_line *line, size_t from, size_t n)
{
	for (size_t i = 0; i < line->n; i++)
		if ((i < from || i >= from + n) && dx_columns_amount_like(line->words[i]))
			return true;
	return false;
}

/* Every date of every line that may be a row. */
static void collect(struct blind *b)
{
	const struct dx_lines *lines = &b->job->lines;
	size_t words = 0;

	for (size_t i = 0; i < lines->n; i++)
		words += lines->v[i].n;
	b->rows = dx_alloc_array(b->job->arena, words, sizeof(*b->rows));
	for (size_t i = 0; i < lines->n; i++) {
		const struct dx_line *line = &lines->v[i];

		for (size_t k = 0; k < line->n;) {
			size_t n = dx_st_date_words(b->job, line, k);

			if (n && has_amount(line, k, n))
				b->rows[b->n++] = (struct mark){i, line->words[k]->x0, line->words[k + n - 1]->x1};
			k += n ? n : 1;
		}
	}
}

static bool is_under(const struct mark *a, const struct mark *b)
{
	return abs(a->x0 - b->x0) <= UNDER || abs(a->x1 - b->x1) <= UNDER;
}

static bool is_tried(const struct mark *m, const struct mark *tried, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (is_under(m, &tried[i]))
			return true;
	return false;
}

/* Keep the dates that stand under each other in most lines; of as many, the leftmost. */
static void keep_column(struct blind *b)
{
	struct mark tried[TRIES];
	struct mark best = {0};
	size_t most = 0;
	size_t n = 0;

	for (size_t i = 0; i < b->n && n < TRIES; i++) {
		size_t same = 0;

		if (is_tried(&b->rows[i], tried, n))
			continue;
		tried[n++] = b->rows[i];
		for (size_t k = 0; k < b->n; k++)
			same += is_under(&b->rows[i], &b->rows[k]);
		if (same > most || (same == most && b->rows[i].x0 < best.x0)) {
			most = same;
			best = b->rows[i];
		}
	}
	n = 0;
	for (size_t i = 0; i < b->n; i++)
		if (is_under(&b->rows[i], &best) && (n == 0 || b->rows[n - 1].at != b->rows[i].at))
			b->rows[n++] = b->rows[i];
	b->n = n;
}

static bool has_digit(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return true;
	return false;
}

/* As many cells as LINE, a line of headings, has; 0: it is none. */
static size_t cells_of(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (has_digit(line) || dx_lines_is_drawn(line) || n > DX_TABLE_COLS_MAX)
		return 0;
	for (size_t i = 0; i < n; i++)
		if (segs[i].n > CELL_WORDS || line->words[segs[i].first]->text[0] == ':') /* a label's value */
			return 0;
	for (size_t i = 0; i < line->n; i++)
		if (strchr(line->words[i]->text, ':'))
			return 0; /* labels and values */
	return n;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	int32_t tall = upper->height > lower->height ? upper->height : lower->height;

	return upper->page == lower->page && lower->y0 - upper->y1 < tall * 9 / 10;
}

/* The heading above line ROW: one line of cells and those that touch it; false: there is none. */
static bool heading(struct dx_job *job, size_t row, struct head *h)
{
	const struct dx_line *v = job->lines.v;
	size_t figures = 0;
	size_t most = 0;
	size_t at = row;
	size_t first, last;

	for (size_t up = 1; up <= LINES_UP && up <= row && v[row - up].page == v[row].page; up++) {
		size_t n = cells_of(job, &v[row - up]);

		figures += has_digit(&v[row - up]);
		if (figures > FIGURES_UP || (most >= CELLS_MIN && (n <= most || !is_near(&v[row - up], &v[at]))))
			break; /* the lowest one; a line of it that has more cells may stand above */
		if (n > most) {
			most = n;
			at = row - up;
		}
	}
	if (most < CELLS_MIN)
		return false;
	first = last = at;
	while (last - first < DEEP && last + 1 < row && is_near(&v[last], &v[last + 1]) && cells_of(job, &v[last + 1]))
		last++;
	while (last - first < DEEP && first > 0 && is_near(&v[first - 1], &v[first]) &&
	       cells_of(job, &v[first - 1]) > 1)
		first--;
	*h = (struct head){.t = {.page = v[at].page, .header_first = first, .header_n = last - first + 1},
			   .base = at - first};
	return true;
}

/* ---- columns, by what stands under each other ---- */

/* How many rows have a figure, or a date, over each strip of the page. */
struct cover {
	uint32_t *v;
};

static size_t strip_of(int32_t x)
{
	return x < 0 ? 0 : x / STRIP >= STRIPS ? STRIPS - 1 : (size_t)(x / STRIP);
}

static void cover_words(struct cover *c, int32_t x0, int32_t x1)
{
	for (size_t i = strip_of(x0); i <= strip_of(x1 - 1); i++)
		c->v[i]++;
}

static bool is_digits(const char *text)
{
	text += *text == '-' || *text == '+';
	return *text && text[strspn(text, "0123456789")] == '\0' && strlen(text) <= 3;
}

/* The first word of the amount that ends with word AT of LINE: thousands may be set off by blanks. */
static size_t amount_from(const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;

	while (at > 0 && strspn(text, "0123456789") == 3 && is_digits(line->words[at - 1]->text) &&
	       line->words[at]->x0 - line->words[at - 1]->x1 < line->height / 2)
		text = line->words[--at]->text;
	if (at > 0 && dx_st_side_of_mark(line->words[at - 1]->text) != 0 && /* "Dr 38,981.79" */
	    line->words[at]->x0 - line->words[at - 1]->x1 < line->height / 2)
		at--;
	return at;
}

/* Strips that dates (DATES) or amounts of the rows stand over. */
static void look(const struct blind *b, bool dates, struct cover *c)
{
	for (size_t i = 0; i < b->n; i++) {
		const struct dx_line *line = &b->job->lines.v[b->rows[i].at];

		for (size_t k = 0; k < line->n; k++) {
			size_t n = dx_st_date_words(b->job, line, k);
			bool amount = dx_columns_amount_like(line->words[k]);

			if (dates ? n > 0 && !(amount && line->words[k]->x0 > b->rows[i].x1 + line->height * 20)
				  : amount && !(n && line->words[k]->x0 <= b->rows[i].x1)) {
				size_t from = dates ? k : amount_from(line, k);
				size_t to = dates ? k + n - 1 : k;

				cover_words(c, line->words[from]->x0, line->words[to]->x1);
			}
			k += n > 1 ? n - 1 : 0;
		}
	}
}

static void insert(struct dx_table *t, struct dx_col col)
{
	size_t at = t->n_cols;

	if (t->n_cols == DX_TABLE_COLS_MAX)
		return;
	for (; at > 0 && t->cols[at - 1].hx0 > col.hx0; at--)
		t->cols[at] = t->cols[at - 1];
	t->cols[at] = col;
	t->n_cols++;
}

static struct dx_col *over(struct dx_table *t, int32_t x0, int32_t x1)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (x0 < t->cols[i].hx1 && t->cols[i].hx0 < x1)
			return &t->cols[i];
	return NULL;
}

/* A column of CLASS where enough rows have something in the same place, and none stands yet. */
static void add_columns(const struct blind *b, enum dx_col_class class, size_t enough, struct dx_table *t)
{
	struct cover c = {dx_alloc_array(b->job->arena, STRIPS, sizeof(*c.v))};
	size_t run = 0;

	memset(c.v, 0, STRIPS * sizeof(*c.v));
	look(b, class == DX_COL_DATE, &c);
	for (size_t i = 0; i <= STRIPS; i++) {
		int32_t x0 = (int32_t)((i - run) * STRIP);
		int32_t x1 = (int32_t)(i * STRIP);

		if (i < STRIPS && c.v[i] >= enough) {
			run++;
			continue;
		}
		if (run * STRIP >= WIDTH && !over(t, x0, x1))
			insert(t, (struct dx_col){.role = -1, .class = class, .hx0 = x0, .hx1 = x1});
		run = 0;
	}
}

/* Do words of enough rows stand between X0 and X1? */
static bool has_words(const struct blind *b, int32_t x0, int32_t x1)
{
	size_t n = 0;

	for (size_t i = 0; i < b->n; i++) {
		const struct dx_line *line = &b->job->lines.v[b->rows[i].at];

		for (size_t k = 0; k < line->n; k++)
			n += line->words[k]->x0 < x1 && line->words[k]->x1 > x0;
	}
	return n >= 2;
}

/* N words of LINE from FROM on head a column of text, or one that does already. */
static void add_heading(struct dx_table *text, const struct dx_line *line, size_t from, size_t n)
{
	int32_t x0 = line->words[from]->x0;
	int32_t x1 = line->words[from + n - 1]->x1;
	struct dx_col *c = over(text, x0, x1);

	if (!c) {
		insert(text, (struct dx_col){-1, DX_COL_TEXT, x0, x1, 0, 0});
		return;
	}
	c->hx0 = x0 < c->hx0 ? x0 : c->hx0;
	c->hx1 = x1 > c->hx1 ? x1 : c->hx1;
}

/*
 * Headings: those over a column of dates or amounts are its own, the others head columns of text. "Chq. No.
 * Withdrawal" may stand a blank apart: words away from the column that others of them head, if rows have any there.
 */
static void add_headings(const struct blind *b, struct dx_table *t)
{
	struct dx_job *job = b->job;
	struct dx_table text = {.cols = dx_alloc_array(job->arena, DX_TABLE_COLS_MAX, sizeof(*text.cols))};

	for (size_t l = t->header_first; l < t->header_first + t->header_n; l++) {
		const struct dx_line *line = &job->lines.v[l];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t i = 0; i < n; i++) {
			size_t end = segs[i].first + segs[i].n;
			size_t run = 0;

			if (!over(t, segs[i].x0, segs[i].x1)) {
				add_heading(&text, line, segs[i].first, segs[i].n);
				continue;
			}
			for (size_t k = segs[i].first; k <= end; k++) {
				if (k < end && !over(t, line->words[k]->x0 - line->height / 2,
						     line->words[k]->x1 + line->height / 2)) {
					run++;
					continue;
				}
				if (run && has_words(b, line->words[k - run]->x0, line->words[k - 1]->x1))
					add_heading(&text, line, k - run, run);
				run = 0;
			}
		}
	}
	for (size_t i = 0; i < text.n_cols; i++)
		insert(t, text.cols[i]);
}

/* Without a heading for it: the words of the rows that stand in no column, where most of them are. */
static void add_text(const struct blind *b, struct dx_table *t)
{
	size_t letters[DX_TABLE_COLS_MAX + 1] = {0};
	int32_t low[DX_TABLE_COLS_MAX + 1], high[DX_TABLE_COLS_MAX + 1];
	size_t best = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_TEXT)
			return;
	for (size_t i = 0; i < b->n; i++) {
		const struct dx_line *line = &b->job->lines.v[b->rows[i].at];

		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];
			size_t gap = 0;

			while (gap < t->n_cols && w->x0 >= t->cols[gap].hx0)
				gap++;
			if (over(t, w->x0, w->x1))
				continue;
			low[gap] = letters[gap] == 0 || w->x0 < low[gap] ? w->x0 : low[gap];
			high[gap] = letters[gap] == 0 || w->x1 > high[gap] ? w->x1 : high[gap];
			letters[gap] += strlen(w->text);
		}
	}
	for (size_t i = 1; i <= t->n_cols; i++)
		best = letters[i] > letters[best] ? i : best;
	if (letters[best])
		insert(t, (struct dx_col){-1, DX_COL_TEXT, low[best], high[best], 0, 0});
}

static void columns(const struct blind *b, struct dx_table *t)
{
	size_t few = b->n / 20 < 2 ? 2 : b->n / 20;

	t->cols = dx_alloc_array(b->job->arena, DX_TABLE_COLS_MAX, sizeof(*t->cols));
	t->n_cols = 0;
	add_columns(b, DX_COL_DATE, b->n / 2, t);
	add_columns(b, DX_COL_NUMBER, few, t);
	add_headings(b, t);
	add_text(b, t);
}

/* Words of a heading that says what it is, alone in its cell. */
static void name_columns(struct dx_job *job, struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++) {
		const struct dx_word **words = dx_alloc_array(job->arena, DX_TABLE_COLS_MAX, sizeof(*words));
		struct dx_tok *toks;
		size_t n = 0;
		size_t n_toks;
		size_t len = 0;
		int role;

		for (size_t l = t->header_first; l < t->header_first + t->header_n; l++)
			for (size_t k = 0; k < job->lines.v[l].n && n < DX_TABLE_COLS_MAX; k++)
				if (job->lines.v[l].words[k]->x0 >= t->cols[i].hx0 &&
				    job->lines.v[l].words[k]->x1 <= t->cols[i].hx1)
					words[n++] = job->lines.v[l].words[k];
		toks = dx_lex_tokens(job->tpl->columns, job->arena, words, n, &n_toks);
		role = n_toks ? dx_lex_match(job->tpl->columns, toks, n_toks, 0, &len) : -1;
		if (role < 0 || len < n_toks || role == ST_ELSEWHERE || (t->roles >> role & 1))
			continue;
		t->cols[i].role = role;
		t->cols[i].class = dx_st_column_classes[role];
		t->roles |= UINT32_C(1) << role;
	}
}

/* Does line AT say what the heading says, in the same places? */
static bool repeats(const struct dx_job *job, const struct head *h, size_t at)
{
	const struct dx_line *a = &job->lines.v[h->t.header_first + h->base];
	const struct dx_line *b = &job->lines.v[at];

	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (strcmp(a->words[i]->text, b->words[i]->text) != 0 || abs(a->words[i]->x0 - b->words[i]->x0) > UNDER)
			return false;
	return true;
}

static void add_table(struct dx_job *job, const struct head *h, size_t page, size_t first, size_t header_n)
{
	struct dx_lines *lines = &job->lines;
	struct dx_tables *t = &job->tables;
	struct dx_table *one = &t->v[t->n++];

	*one = h->t;
	one->page = page;
	one->header_first = first;
	one->header_n = header_n;
	one->first = first + header_n;
	one->n = lines->page_first[page + 1] - one->first;
	one->cols = dx_alloc_array(job->arena, h->t.n_cols, sizeof(*one->cols)); /* adopt.c changes each table's */
	memcpy(one->cols, h->t.cols, h->t.n_cols * sizeof(*one->cols));
	for (size_t l = 0; l < header_n; l++)
		lines->v[first + l].used = true;
}

/* A table under each repetition of the heading, and one for what stands above the first one of later pages. */
static void add_tables(struct dx_job *job, const struct head *h)
{
	struct dx_lines *lines = &job->lines;
	struct dx_tables *t = &job->tables;

	*t = (struct dx_tables){0};
	t->v = dx_alloc_array(job->arena, lines->n + lines->n_pages, sizeof(*t->v));
	for (size_t i = 0; i < lines->n; i++)
		lines->v[i].used = false;
	for (size_t page = 0; page < lines->n_pages; page++) {
		size_t begin = lines->page_first[page];
		size_t end = lines->page_first[page + 1];

		if (t->n && begin < end)
			add_table(job, h, page, begin, 0);
		for (size_t i = begin + h->base; i < end; i++) {
			size_t first = i - h->base;
			size_t n = first + h->t.header_n <= end ? h->t.header_n : end - first;

			if (!repeats(job, h, i))
				continue;
			if (t->n && t->v[t->n - 1].page == page) {
				t->v[t->n - 1].n = first - t->v[t->n - 1].first;
				t->n -= t->v[t->n - 1].n == 0;
			}
			add_table(job, h, page, first, n);
			i = first + n - 1;
		}
	}
}

bool dx_st_blind(struct dx_job *job)
{
	struct blind b = {.job = job};
	struct head best;
	size_t most = 0;

	collect(&b);
	keep_column(&b);
	if (b.n < ROWS_MIN)
		return false;
	/* The heading that most rows stand under: a page's first one, or one that a summary stood above. */
	for (size_t i = 0; i < b.n; i++) {
		struct head h;
		size_t below = 0;

		if ((i && b.rows[i].at - b.rows[i - 1].at < ROWS_MIN) || !heading(job, b.rows[i].at, &h))
			continue;
		for (size_t k = i; k < b.n && job->lines.v[b.rows[k].at].page == h.t.page; k++)
			below++;
		if (below > most) {
			most = below;
			best = h;
		}
	}
	if (most == 0)
		return false;
	columns(&b, &best.t);
	name_columns(job, &best.t);
	add_tables(job, &best);
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return true;
}
