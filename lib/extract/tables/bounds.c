/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Where one column ends and the next begins: the emptiest strip between two header cells. */
#include <string.h>

#include "dx/base/check.h"

#include "table_int.h"

#define STRIP         1000 /* thousandths of a point */
#define STRIPS_MAX    20000
#define AMOUNTS_MIN   3    /* amounts under a heading that say that it is one of numbers */
#define LINES_AND_SUM 3    /* lines of which one may be a sum under the rows */
#define PAIRS_MIN     2    /* rows with a figure and a word that say where a column of figures ends */
#define WORD_COVERS   1000 /* as much as that many blanks between words */
#define FEW_UNDER     12   /* lines under a header, of which a row or two are the table's */
#define FEW_LINES     6    /* whose strips say little: where the figures stand says more */
#define COUNT_DIGITS  3    /* of the number of a line */
#define SAME_HEADER   4000 /* headers of one table may be this far apart from page to page */

struct cover {
	uint32_t *v; /* words (by WORD_COVERS) and blanks between words over each strip, over the row-like lines */
	size_t n;
	uint32_t lines;
	/* Lines that have as many runs of words as there are columns: the gaps that they agree on. */
	int32_t low[DX_TABLE_COLS_MAX], high[DX_TABLE_COLS_MAX];
	uint32_t full;
	uint32_t lines_to_full; /* lines down to the last of those: what is below is the foot */
};

static size_t strip_of(const struct cover *c, int64_t x)
{
	int64_t i = x / STRIP;

	if (i < 0)
		return 0;
	return (size_t)i >= c->n ? c->n - 1 : (size_t)i;
}

/* A blank between two words is no end of a column where another strip is empty: one row's words do not hide it. */
static void cover_line(struct cover *c, const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++) {
		size_t from = strip_of(c, line->words[i]->x0);
		size_t to = strip_of(c, line->words[i]->x1);

		for (size_t k = from; k <= to; k++)
			c->v[k] += WORD_COVERS;
		for (size_t k = i > 0 && dx_columns_is_close(line, i) ? strip_of(c, line->words[i - 1]->x1) + 1 : from;
		     k < from; k++)
			c->v[k]++;
	}
	c->lines++;
}

static bool touches(const struct dx_seg *s, const struct dx_col *col)
{
	return s->x1 > col->hx0 && s->x0 < col->hx1;
}

/*
 * As many runs of words as columns may be another number of them: an empty cell, and a heading that was not read. Then
 * some stand under their neighbours' headings, and not under their own.
 */
static bool is_shifted(const struct dx_table *t, const struct dx_seg *segs)
{
	for (size_t i = 0; i < t->n_cols; i++) {
		if (touches(&segs[i], &t->cols[i]))
			continue;
		if ((i > 0 && touches(&segs[i], &t->cols[i - 1])) ||
		    (i + 1 < t->n_cols && touches(&segs[i], &t->cols[i + 1])))
			return true;
	}
	return false;
}

/* "1     Brake pad set": a count of the line apart from, and left of, a first column of text; none of the headings. */
static bool is_counted(const struct dx_line *line, const struct dx_seg *segs, const struct dx_table *t)
{
	const char *text = line->words[segs[0].first]->text;
	size_t digits = strspn(text, "0123456789");

	return t->cols[0].class == DX_COL_TEXT && segs[0].n == 1 && digits > 0 && digits <= COUNT_DIGITS &&
	       strspn(text + digits, ".)") == strlen(text + digits) && segs[0].x1 < t->cols[0].hx0 &&
	       touches(&segs[1], &t->cols[0]);
}

static void narrow_gaps(struct dx_arena *a, struct cover *c, const struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(a, line, &n);

	if (n < t->n_cols) /* cells that only a missing blank parts */
		segs = dx_lines_cells(a, line, &n);
	if (n == t->n_cols + 1 && is_counted(line, segs, t)) {
		segs++;
		n--;
	}
	if (n != t->n_cols || is_shifted(t, segs))
		return;
	for (size_t i = 0; i + 1 < n; i++) {
		if (c->full == 0 || segs[i].x1 > c->low[i])
			c->low[i] = segs[i].x1;
		if (c->full == 0 || segs[i + 1].x0 < c->high[i])
			c->high[i] = segs[i + 1].x0;
	}
	c->full++;
	c->lines_to_full = c->lines;
}

/* Does an upright rule of PAGE between FROM and TO, at *X_R, go from Y0 or above it down past Y1? */
static bool has_upright(const struct dx_page *page, int32_t y0, int32_t y1, int32_t from, int32_t to, int32_t *x_r)
{
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x1 - r->x0 < r->y1 - r->y0 && r->x0 >= from && r->x0 <= to && r->y0 < y0 && r->y1 > y1) {
			*x_r = r->x0;
			return true;
		}
	}
	return false;
}

/* A vertical rule of the page between two header cells parts them for certain. */
static bool ruled(const struct dx_page *page, const struct dx_line *header, int32_t from, int32_t to, int32_t *x_r)
{
	const int32_t below = header->y1 + 2 * header->height;

	return has_upright(page, below, below, from, to, x_r);
}

/* Each heading of T in a box of its own, no higher than HEADER: where the box of heading AT ends. */
static bool boxed(const struct dx_page *page, const struct dx_table *t, const struct dx_line *header, size_t at,
		  int32_t *x_r)
{
	const int32_t middle = dx_line_middle(header);
	int32_t x;

	for (size_t i = 0; i + 1 < t->n_cols; i++) {
		if (!has_upright(page, middle, middle, t->cols[i].hx1, t->cols[i + 1].hx0, &x))
			return false;
		if (i == at)
			*x_r = x;
	}
	return true;
}

static int32_t center(const struct dx_col *c)
{
	return c->hx0 + (c->hx1 - c->hx0) / 2;
}

/* One row in thirty may run over. Dates do not: two lines there are sums under a short table. */
static uint32_t may_run_over(const struct cover *c, const struct dx_col *left)
{
	uint32_t few = c->lines / 6 < 2 ? c->lines / 6 : 2;

	if (few == 0 && c->lines >= LINES_AND_SUM)
		few = 1;
	return left->class == DX_COL_DATE && c->lines / 30 < few ? few : c->lines / 30;
}

/*
 * The middle of the widest run of (nearly, but for SPARE lines) least cover in [FROM, TO]. A run
 * with nothing between it and END, where the header on its right ends, would leave that column empty: the
 * column begins before it, where there is such a run.
 */
static int32_t emptiest(const struct cover *c, uint32_t spare, int32_t from, int32_t to, int32_t end)
{
	size_t low = strip_of(c, from);
	size_t high = strip_of(c, to);
	size_t last = strip_of(c, end);
	uint32_t least = UINT32_MAX;
	uint32_t base;
	bool filled = false;
	size_t best_at = low;
	size_t best_n = 0;
	size_t run = 0;

	for (size_t i = low; i <= high; i++)
		if (c->v[i] < least)
			least = c->v[i];
	base = least;
	least += spare * WORD_COVERS;
	while (last > low && c->v[last] <= least)
		last--; /* the last strip with something in it */
	for (size_t i = low; i <= high; i++) {
		/* "23 Jul 2025" beside empty cells: a blank that more rows have than may run over is within a cell */
		bool fills = i < last && (c->v[i] <= base || c->v[i] % WORD_COVERS <= spare);

		run = c->v[i] <= least ? run + 1 : 0;
		if (run && fills && !filled)
			best_n = 0;
		filled |= run && fills;
		if (run > best_n && (fills || !filled)) {
			best_n = run;
			best_at = i + 1 - run;
		}
	}
	return (int32_t)((best_at * 2 + best_n) * STRIP / 2);
}

static bool is_figure(const char *text)
{
	return strspn(text, "0123456789.,") == strlen(text);
}

/* "41 SET": between the last figure and the first word, where all rows agree. */
static bool between_figure_and_word(const struct dx_lines *lines, const struct dx_table *t, size_t at, int32_t *x_r)
{
	const struct dx_col *left = &t->cols[at];
	const struct dx_col *right = &t->cols[at + 1];
	int32_t end = 0;
	int32_t begin = INT32_MAX;
	size_t pairs = 0;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		for (size_t k = 1; k < line->n && dx_rowlike(t, line); k++) {
			const struct dx_word *a = line->words[k - 1];
			const struct dx_word *b = line->words[k];

			if (a->x1 <= left->hx0 || a->x0 >= left->hx1 || b->x1 <= right->hx0 || b->x0 >= right->hx1 ||
			    !is_figure(a->text) || strpbrk(b->text, "0123456789"))
				continue;
			end = a->x1 > end ? a->x1 : end;
			begin = b->x0 < begin ? b->x0 : begin;
			pairs++;
		}
	}
	*x_r = end + (begin - end) / 2;
	return pairs >= PAIRS_MIN && end < begin;
}

/* Does W stand under heading A, and not under B? */
static bool is_under_only(const struct dx_word *w, const struct dx_col *a, const struct dx_col *b)
{
	return w->x1 > a->hx0 && w->x0 < a->hx1 && (w->x1 <= b->hx0 || w->x0 >= b->hx1);
}

/*
 * Between two columns of numbers no amount under the one heading alone is the other's: *FROM and *TO, behind the first
 * one's and before the second one's, where that can be.
 */
static void keep_under(const struct dx_lines *lines, const struct dx_table *t, size_t at, int32_t *from, int32_t *to)
{
	const struct dx_col *left = &t->cols[at];
	const struct dx_col *right = left + 1;
	int32_t end = *from;
	int32_t begin = *to;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		for (size_t k = 0; k < line->n && dx_rowlike(t, line); k++) {
			const struct dx_word *w = line->words[k];

			if (!dx_columns_amount_like(w))
				continue;
			if (is_under_only(w, left, right) && w->x1 > end)
				end = w->x1;
			else if (is_under_only(w, right, left) && w->x0 < begin)
				begin = w->x0;
		}
	}
	if (end >= begin)
		return;
	*from = end;
	*to = begin;
}

/* Does X cut through an amount of T that stands under one of the headings AT and AT + 1 alone, or part it from that? */
static bool cuts_amount(const struct dx_lines *lines, const struct dx_table *t, size_t at, int32_t x)
{
	const struct dx_col *left = &t->cols[at];

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		for (size_t k = 0; k < line->n && dx_rowlike(t, line); k++) {
			const struct dx_word *w = line->words[k];

			if (dx_columns_amount_like(w) && ((w->x1 > x && is_under_only(w, left, left + 1)) ||
							  (w->x0 < x && is_under_only(w, left + 1, left))))
				return true;
		}
	}
	return false;
}

/* Does nothing stand under COL in lines that are like rows, but for SPARE of them? */
static bool is_bare(const struct cover *c, const struct dx_col *col, uint32_t spare)
{
	for (size_t i = strip_of(c, col->hx0); i <= strip_of(c, col->hx1); i++)
		if (c->v[i] > spare * WORD_COVERS)
			return false;
	return true;
}

/*
 * Where the figures of column AT end that stand right of its heading's left end and before the next heading, of text:
 * "Balance" may be set to the left over figures that are set to the right. 0: too few end there.
 */
static int32_t figures_end(const struct dx_lines *lines, const struct dx_table *t, size_t at)
{
	const struct dx_col *left = &t->cols[at];
	size_t n = 0;
	int32_t end = 0;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		for (size_t k = 1; k < line->n && dx_rowlike(t, line); k++) {
			const struct dx_word *w = line->words[k];

			/* the first word from there on: "08.20" may be an hour in the text */
			if (w->x0 < left->hx0 || line->words[k - 1]->x0 >= left->hx0 || w->x1 >= t->cols[at + 1].hx0 ||
			    dx_columns_is_close(line, k) || !dx_columns_amount_like(w))
				continue;
			n = w->x1 > end + STRIP ? 1 : n + (w->x1 >= end - STRIP);
			end = w->x1 > end ? w->x1 : end;
		}
	}
	return n >= AMOUNTS_MIN ? end : 0;
}

/* Behind the counts of rows that stand under the first heading of T, though a blank alone parts them from a text. */
static int32_t behind_counts(const struct dx_lines *lines, const struct dx_table *t, int32_t from)
{
	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];
		const struct dx_word *w = line->n ? line->words[0] : NULL;

		if (w && dx_rowlike(t, line) && w->x0 >= t->cols[0].hx0 && w->x1 <= t->cols[0].hx1 &&
		    strlen(w->text) <= COUNT_DIGITS && is_figure(w->text) && w->x1 > from)
			from = w->x1;
	}
	return from;
}

/* The border of columns AT and AT + 1 by what stands in them, in FROM..TO. The only amount of a column is no cover. */
static int32_t between(const struct dx_lines *lines, const struct dx_table *t, const struct cover *c, size_t at,
		       int32_t from, int32_t to)
{
	const struct dx_col *left = &t->cols[at];
	const struct dx_col *right = left + 1;
	const bool numbers = left->class == DX_COL_NUMBER && right->class == DX_COL_NUMBER;
	const int32_t x =
		emptiest(c, may_run_over(c, left), from, to, left->class == DX_COL_NUMBER ? from : right->hx1);
	int32_t end = from;
	int32_t begin = to;

	if (!numbers || !cuts_amount(lines, t, at, x))
		return x;
	keep_under(lines, t, at, &end, &begin);
	return end == from && begin == to ? x : emptiest(c, 0, end, begin, end);
}

/* BEHIND_DAYS: where the texts behind the days of the first column begin; 0: there are none. */
static void bound(struct dx_arena *a, const struct dx_lines *lines, struct dx_table *t, const struct cover *c,
		  int32_t behind_days)
{
	const struct dx_page *page = &lines->pages[t->page];
	const struct dx_line *header = &lines->v[t->header_first + t->header_n - 1];
	const bool scanned = page->source == DX_SOURCE_OCR;
	/* A line of as many runs as columns has the day for one too many, and so lacks another. */
	const bool full = c->full > 0 && c->full * 10 >= c->lines_to_full * 6 && behind_days == 0;

	t->cols[0].x0 = INT32_MIN;
	for (size_t i = 0; i + 1 < t->n_cols; i++) {
		struct dx_col *left = &t->cols[i];
		struct dx_col *right = &t->cols[i + 1];
		/* No column ends before the middle of its header; text begins under its own, numbers stand around it.
		 */
		const int32_t texts = i == 0 ? behind_days : 0;
		int32_t from = texts ? texts : i == 0 ? behind_counts(lines, t, center(left)) : center(left);
		int32_t to = right->class == DX_COL_NUMBER ? center(right) : right->hx0 + (right->hx1 - right->hx0) / 3;
		int32_t x;

		if (c->lines < FEW_LINES && left->class == DX_COL_NUMBER && right->class == DX_COL_NUMBER)
			keep_under(lines, t, i, &from, &to);
		if (c->lines < FEW_LINES && left->class == DX_COL_DATE && right->class == DX_COL_TEXT)
			dx_columns_keep_days(a, lines, t, left, &from, &to);
		if ((right->class != DX_COL_NUMBER && is_bare(c, right, may_run_over(c, left))) ||
		    (left->class == DX_COL_DATE && right->class == DX_COL_TEXT &&
		     dx_columns_are_flush(lines, t, right)))
			to = right->hx0; /* its text stands on other lines of the rows, or begins there */
		if (left->class == DX_COL_NUMBER && right->class == DX_COL_TEXT) {
			const int32_t end = figures_end(lines, t, i);

			from = end > from ? end + STRIP : from; /* in the strip that they do not reach */
		}
		if (to <= from)
			to = from + 1;
		if (scanned && left->class == DX_COL_MARK && right->class == DX_COL_MARK &&
		    between_figure_and_word(lines, t, i, &x))
			; /* "996511 NOS": of a row in which they are one run the others' gap says nothing */
		else if ((ruled(page, header, left->hx1, right->hx0, &x) || boxed(page, t, header, i, &x)) &&
			 (!full || (c->low[i] < x && x < c->high[i])))
			; /* whatever stands below them, the foot as well, and on whichever side of its cell */
		else if (full && c->low[i] < c->high[i])
			x = c->low[i] + (c->high[i] - c->low[i]) / 2;
		else if (!ruled(page, header, from, to, &x) &&
			 !(left->class == DX_COL_NUMBER && right->class == DX_COL_MARK &&
			   between_figure_and_word(lines, t, i, &x)))
			x = between(lines, t, c, i, from, to);
		if (x < left->x0)
			x = left->x0;
		left->x1 = x;
		right->x0 = x;
	}
	t->cols[t->n_cols - 1].x1 = INT32_MAX;
}

static bool same_header(const struct dx_table *a, const struct dx_table *b)
{
	if (a->n_cols != b->n_cols)
		return false;
	for (size_t i = 0; i < a->n_cols; i++) {
		int32_t d = a->cols[i].hx0 - b->cols[i].hx0;

		if (a->cols[i].role != b->cols[i].role || d > SAME_HEADER || d < -SAME_HEADER)
			return false;
	}
	return true;
}

/* Words of the rows of T that stand under heading COL: how many are amounts, how many are anything else. */
static void count_under(const struct dx_lines *lines, const struct dx_table *t, const struct dx_col *col,
			size_t *amounts, size_t *others)
{
	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		if (!dx_rowlike(t, line))
			continue;
		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];

			if (w->x1 <= col->hx0 || w->x0 >= col->hx1)
				continue;
			*amounts += dx_columns_amount_like(w);
			*others += !dx_columns_amount_like(w);
		}
	}
}

/* A column whose heading says nothing is one of numbers where numbers stand under it. */
static void class_by_content(const struct dx_lines *lines, struct dx_tables *t, size_t first, size_t last)
{
	for (size_t k = 0; k < t->v[first].n_cols; k++) {
		size_t amounts = 0;
		size_t others = 0;

		if (t->v[first].cols[k].role >= 0 || t->v[first].cols[k].class == DX_COL_DATE)
			continue; /* "21.11" is like an amount */
		for (size_t i = first; i < last; i++)
			if (t->v[i].header_n)
				count_under(lines, &t->v[i], &t->v[i].cols[k], &amounts, &others);
		for (size_t i = first; amounts >= AMOUNTS_MIN && others * 10 <= amounts && i < last; i++)
			if (t->v[i].header_n)
				t->v[i].cols[k].class = DX_COL_NUMBER;
	}
}

/* Take the words under T into account. */
static void look(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t, struct cover *c)
{
	bool headed = false;
	size_t from;
	size_t to;

	dx_drawn_part(lines, t, dx_rowlike, &from, &to);
	for (size_t i = from; i < to; i++) {
		const struct dx_line *line = &lines->v[t->first + i];

		/* only where rows above have all their cells under the headings, which may stand beside their figures;
		 * of a few lines the first row's amounts say so */
		if (!dx_rowlike(t, line) || ((c->full || headed) && dx_rowlike_is_of_other(t, line)))
			continue;
		headed |= t->n <= FEW_UNDER && c->lines == 0 && dx_rowlike_is_headed(t, line);
		cover_line(c, line);
		narrow_gaps(a, c, t, line);
	}
}

/* The table that table I, of a page without a header, goes on with: not one of something else between the two. */
static size_t goes_on_with(const struct dx_tables *t, size_t i)
{
	for (size_t k = i; k-- > 0;)
		if (dx_table_same_roles(&t->v[k], &t->v[i]))
			return k;
	return i - 1;
}

static bool is_of_group(const struct dx_tables *t, size_t first, size_t i)
{
	return i == first ||
	       (t->v[i].header_n == 0 ? goes_on_with(t, i) >= first : same_header(&t->v[first], &t->v[i]));
}

void dx_columns_bound(struct dx_arena *a, const struct dx_lines *lines, struct dx_tables *t)
{
	struct cover *c = DX_NEW(a, struct cover);

	c->v = dx_alloc_array(a, STRIPS_MAX, sizeof(*c->v));
	c->n = STRIPS_MAX;
	for (size_t first = 0;
	     first < t->n;) { /* a table, and those behind it that repeat its header or go on without */
		size_t last = first;
		int32_t behind_days;

		if (first > 0 && t->v[first].header_n == 0) { /* one of something else stands between */
			size_t like = goes_on_with(t, first);

			t->v[first].cols = t->v[like].cols;
			t->v[first].n_cols = t->v[like].n_cols;
			first++;
			continue;
		}
		memset(c->v, 0, c->n * sizeof(*c->v));
		c->lines = c->full = c->lines_to_full = 0;
		for (; last < t->n && is_of_group(t, first, last); last++)
			look(a, lines, &t->v[last], c);
		class_by_content(lines, t, first, last);
		behind_days = dx_columns_behind_days(lines, &t->v[first], last - first);
		for (size_t i = first; i < last; i++)
			if (t->v[i].header_n)
				bound(a, lines, &t->v[i], c, behind_days);
			else
				t->v[i].cols = t->v[i - 1].cols;
		first = last;
	}
}
