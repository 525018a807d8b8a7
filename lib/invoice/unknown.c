/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables of items under headings that say nothing, or under none: rows that are alike, whose columns their arithmetic
 * names (ways.c). What is found so is never `verified` by it.
 */
#include <string.h>

#include "grid_int.h"

#define HEADER_CELLS 3
#define ROWS_MIN     2   /* that a table without a header has */
#define HEADER_LINES 3   /* a header stands so near above its first row */
#define TRIES_MAX    100 /* lines of one page that a table may begin at: each is looked at with all lines below it */
#define BIT(role)    (UINT32_C(1) << (role))

/* How often a page was looked at for a table that begins at one of its lines. */
struct tries {
	int32_t page;
	size_t n;
};

/* May a table of PAGE be tried? Pages come in order. */
static bool may_try(struct tries *t, int32_t page)
{
	if (t->page != page)
		*t = (struct tries){.page = page};
	return t->n++ < TRIES_MAX;
}

/* ---- a header of which no word is known ---- */

static bool is_number(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct dx_words w = {line->words + seg->first, seg->n, 0, line->page};
	struct dx_number n;

	return dx_invoice_number_of(job, dx_words_text(job->arena, &w), &n);
}

static bool has_open(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role < 0)
			return true;
	return false;
}

static bool has_digit(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return true;
	return false;
}

/* A row with as many cells as the header over it, of which one is text and the last an amount. */
static bool is_row(struct dx_job *job, const struct dx_line *line, size_t cells)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t numbers = 0;

	for (size_t i = 0; i < n; i++)
		numbers += is_number(job, line, &segs[i]);
	return n == cells && numbers >= 2 && numbers < n && is_number(job, line, &segs[n - 1]);
}

/* The classes of T's columns by the row at LINE; its widest text is what is sold. */
static void class_columns(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t widest = n;

	for (size_t i = 0; i < n; i++) {
		bool number = is_number(job, line, &segs[i]);

		t->cols[i].class = number ? DX_COL_NUMBER : DX_COL_TEXT;
		if (!number && (widest == n || segs[i].x1 - segs[i].x0 > segs[widest].x1 - segs[widest].x0))
			widest = i;
	}
	t->cols[widest].role = IC_DESCRIPTION;
	t->roles = BIT(IC_DESCRIPTION);
}

static bool try_header(struct dx_job *job, size_t at, struct tries *tries)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t row = at + 1;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[at], &n);
	struct dx_table *t;

	while (row < end && row <= at + HEADER_LINES && !is_row(job, &v[row], n))
		row++;
	if (n < HEADER_CELLS || n > DX_TABLE_COLS_MAX || row >= end || row > at + HEADER_LINES ||
	    !may_try(tries, (int32_t)v[at].page))
		return false;
	t = DX_NEW(job->arena, struct dx_table);
	*t = (struct dx_table){
		.page = v[at].page, .header_first = at, .header_n = 1, .first = at + 1, .n = end - at - 1, .n_cols = n};
	t->cols = dx_alloc_array(job->arena, n, sizeof(*t->cols));
	for (size_t i = 0; i < n; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = segs[i].x0, .hx1 = segs[i].x1};
	class_columns(job, t, &v[row]);
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	if (dx_invoice_name_by_rows(job, t, NULL) || dx_invoice_name_by_sum(job, t, NULL)) {
		job->lines.v[at].used = true;
		return true;
	}
	job->tables.n = 0;
	return false;
}

/* ---- no header that could be read ---- */

/* Has LINE the cells of T, each under the ones above? They widen its columns. */
static bool joins(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n != t->n_cols || !is_row(job, line, n))
		return false;
	for (size_t i = 0; i < n; i++)
		if ((i > 0 && segs[i].x0 <= t->cols[i - 1].hx1) || (i + 1 < n && segs[i].x1 >= t->cols[i + 1].hx0) ||
		    segs[i].x0 > t->cols[i].hx1 || segs[i].x1 < t->cols[i].hx0)
			return false;
	for (size_t i = 0; i < n; i++) {
		t->cols[i].hx0 = segs[i].x0 < t->cols[i].hx0 ? segs[i].x0 : t->cols[i].hx0;
		t->cols[i].hx1 = segs[i].x1 > t->cols[i].hx1 ? segs[i].x1 : t->cols[i].hx1;
	}
	return true;
}

/* Is there more than a name and a figure on LINE? */
static bool may_be_row(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t numbers = 0;

	for (size_t i = 0; i < n; i++)
		numbers += is_number(job, line, &segs[i]);
	return n >= HEADER_CELLS && numbers >= 2 && numbers < n;
}

/*
 * A table of the rows that are alike from line AT on, where quantity × price makes the amount in each. STRICT: no row
 * between them may be another one.
 */
static bool try_rows(struct dx_job *job, size_t at, bool strict, struct tries *tries)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t rows = 0;
	size_t skipped = 0;
	size_t others = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[at], &n);
	struct dx_table *t;
	bool *is_one; /* by line of the table */

	if (n < HEADER_CELLS + 1 || n > DX_TABLE_COLS_MAX || at == job->lines.page_first[v[at].page] ||
	    !is_row(job, &v[at], n) || !may_try(tries, (int32_t)v[at].page))
		return false;
	t = DX_NEW(job->arena, struct dx_table);
	*t = (struct dx_table){
		.page = v[at].page, .header_first = at - 1, .header_n = 1, .first = at, .n = end - at, .n_cols = n};
	t->cols = dx_alloc_array(job->arena, n, sizeof(*t->cols));
	for (size_t i = 0; i < n; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = segs[i].x0, .hx1 = segs[i].x1};
	is_one = dx_alloc_array(job->arena, t->n, sizeof(*is_one));
	for (size_t i = at; i < end; i++) {
		is_one[i - at] = joins(job, t, &v[i]);
		if (is_one[i - at]) {
			rows++;
			others += strict ? skipped : 0;
			skipped = 0;
		} else {
			skipped += may_be_row(job, &v[i]);
		}
	}
	if (rows < ROWS_MIN || others)
		return false;
	class_columns(job, t, &v[at]);
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return dx_invoice_name_by_rows(job, t, is_one) && dx_table_col(t, IC_UNIT_PRICE) >= 0 &&
	       dx_table_col(t, IC_AMOUNT) >= 0;
}

static bool find_rows(struct dx_job *job, size_t from, bool strict)
{
	const struct dx_tables was = job->tables;
	struct tries tries = {.page = -1};

	for (size_t i = from; i < job->lines.n; i++) {
		if (try_rows(job, i, strict, &tries))
			return true;
		if (strict && may_be_row(job, &job->lines.v[i]))
			break;
	}
	job->tables = was;
	return false;
}

/* Recognition lost a heading, and with it the column: the rows have more cells than the header says. */
static bool is_torn(const struct dx_job *job)
{
	const struct dx_table *t = job->tables.v;

	return job->tables.n == 1 && t->header_n && job->pages[t->page].source == DX_SOURCE_OCR &&
	       (dx_table_col(t, IC_UNIT_PRICE) < 0 || dx_table_col(t, IC_QUANTITY) < 0);
}

bool dx_invoice_name_columns(struct dx_job *job)
{
	struct tries tries = {.page = -1};
	bool named = false;

	for (size_t i = 0; job->tables.n == 0 && i + 1 < job->lines.n; i++)
		if (!has_digit(&job->lines.v[i]) && try_header(job, i, &tries))
			return true;
	if (job->tables.n == 0)
		return find_rows(job, 0, false) || dx_invoice_charges(job);
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		if (t->header_n && (has_open(t) || dx_table_col(t, IC_UNIT_PRICE) < 0)) {
			named |= dx_invoice_name_by_rows(job, t, NULL);
			dx_invoice_name_description(job, t);
		} else if (!t->header_n && i > 0) {
			t->roles = t[-1].roles;
		}
	}
	if (is_torn(job) && find_rows(job, job->tables.v[0].first, true))
		return true;
	if (named)
		dx_tables_bound(job->arena, &job->lines, &job->tables);
	return named;
}
