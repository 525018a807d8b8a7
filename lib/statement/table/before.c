/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A scan whose heading was read on a later page only: rows that stand in that heading's columns on a page before it
 * are rows of the same table, and the line right above the first of them is the heading that nobody could read.
 */
#include "dx/extract/cell.h"

#include "dates/row_date_int.h"
#include "record/record.h"
#include "table.h"

#define ROWS_MIN 3

static const int money_roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT};

/* Does a word of money, and nothing else, stand in the column of ROLE? */
static bool has_amount(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && cells[k].n && dx_columns_amount_like(cells[k].words[0].word) &&
	       dx_cell_numeric(job, &cells[k]);
}

/* A day where T has days, and money where it has amounts. */
static bool is_row(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_dates_raw raw;
	bool any = false;

	if (dx_table_col(t, ST_DATE) < 0 || !dx_st_row_date(job, t, cells, &raw))
		return false;
	for (size_t i = 0; i < DX_LEN(money_roles); i++)
		any |= has_amount(job, t, cells, money_roles[i]);
	return any;
}

/* The first line of page PAGE that is a row of T, of ROWS_MIN at least; SIZE_MAX: there are fewer. */
static size_t first_row(struct dx_job *job, const struct dx_table *t, size_t page)
{
	const struct dx_lines *lines = &job->lines;
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t first = SIZE_MAX;
	size_t n = 0;

	for (size_t i = lines->page_first[page]; i < lines->page_first[page + 1]; i++) {
		dx_columns_split(job->arena, lines, t, i, cells);
		if (!is_row(job, t, cells))
			continue;
		first = n++ ? first : i;
	}
	return n < ROWS_MIN ? SIZE_MAX : first;
}

/* The opening balance above row AT belongs to the table: a line with a balance and no amount. */
static size_t with_opening(struct dx_job *job, const struct dx_table *t, size_t at)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	if (at <= job->lines.page_first[job->lines.v[at].page])
		return at;
	dx_columns_split(job->arena, &job->lines, t, at - 1, cells);
	for (size_t i = 0; i < DX_LEN(money_roles); i++)
		if (has_amount(job, t, cells, money_roles[i]))
			return at;
	return has_amount(job, t, cells, ST_BALANCE) ? at - 1 : at;
}

static struct dx_table table_at(struct dx_job *job, const struct dx_table *like, size_t page, size_t first,
				size_t header_n)
{
	struct dx_table t = *like;

	t.page = page;
	t.first = first;
	t.header_first = first - header_n;
	t.header_n = header_n;
	t.n = job->lines.page_first[page + 1] - first;
	t.cols = dx_memdup(job->arena, like->cols, like->n_cols * sizeof(*t.cols));
	if (header_n)
		job->lines.v[t.header_first].used = true;
	return t;
}

bool dx_st_rows_before(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	struct dx_table *all;
	size_t page = 0;
	size_t first = SIZE_MAX;
	size_t n = 0;

	if (t->n == 0 || t->v[0].header_n == 0 || dx_st_is_elsewhere(t->v[0].roles))
		return false;
	for (; page < t->v[0].page; page++) {
		if (job->pages[page].source == DX_SOURCE_OCR)
			first = first_row(job, &t->v[0], page);
		if (first != SIZE_MAX)
			break;
	}
	if (first == SIZE_MAX)
		return false;
	first = with_opening(job, &t->v[0], first);
	if (first <= job->lines.page_first[page])
		return false; /* nothing stands above it that could be the heading */
	all = dx_alloc_array(job->arena, t->n + t->v[0].page - page, sizeof(*all));
	all[n++] = table_at(job, &t->v[0], page, first, 1);
	for (page++; page < t->v[0].page; page++)
		all[n++] = table_at(job, &t->v[0], page, job->lines.page_first[page], 0);
	for (size_t i = 0; i < t->n; i++)
		all[n++] = t->v[i];
	t->v = all;
	t->n = n;
	return true;
}
