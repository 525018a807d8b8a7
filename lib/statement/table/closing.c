/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Amounts on the last line of their row, and dates on the first line of a day: the text over a line of amounts is that
 * row's, and a row without a day begins where the one above has its amounts. It is told by the lines alone: days begin
 * without an amount, and none begins before what is above it has one.
 */
#include "dx/extract/cell.h"

#include "dates/row_date_int.h"
#include "table.h"

#define BROKEN 8 /* of so many rows that begin without their amounts, one may be cut short */

/* What the lines of all tables say. */
struct tally {
	size_t opens;  /* dated lines without amounts, the amounts below them */
	size_t needs;  /* text under a row's amounts that has amounts of its own below */
	size_t broken; /* days and balances that begin with text over them still open; lines half a line apart */
};

static bool has_figure(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT, ST_BALANCE};

	for (size_t i = 0; i < DX_LEN(roles); i++) {
		int k = dx_table_col(t, roles[i]);

		if (k >= 0 && dx_cell_numeric(job, &cells[k]))
			return true;
	}
	return false;
}

/* Nearer to the line above than lines of one cell can be: rows whose cells stand in their middle (bands.c). */
static bool is_half(const struct dx_lines *lines, size_t i)
{
	const struct dx_line *line = &lines->v[i];

	return i > 0 && line[-1].page == line->page && line->y0 - line[-1].y0 < line->height * 3 / 4;
}

/* "0800 279 6620     73.49": figures beside a text without letters, which is no row by itself, end one that is open. */
static bool ends_open(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int text = dx_table_col(t, ST_DESCRIPTION);
	int date = dx_table_col(t, ST_DATE);

	return text >= 0 && cells[text].n > 0 && (date < 0 || cells[date].n == 0) && has_figure(job, t, cells);
}

static void count(struct dx_job *job, const struct dx_table *t, struct tally *r)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	bool open = false;
	bool dated = false; /* what is open began with a date */

	for (size_t i = t->first; i < t->first + t->n; i++) {
		enum dx_row_class class;
		struct dx_dates_raw date;
		bool figure;

		dx_columns_split(job->arena, &job->lines, t, i, cells);
		class = dx_st_classify(job, t, cells, NULL);
		if (class == DX_ROW_OUT && open && ends_open(job, t, cells)) {
			r->opens += dated;
			open = dated = false;
		}
		if (class == DX_ROW_OUT)
			continue;
		r->broken += open && is_half(&job->lines, i);
		figure = has_figure(job, t, cells);
		if (class == DX_ROW_SPECIAL || (class == DX_ROW_BEGIN && dx_st_row_date(job, t, cells, &date))) {
			r->broken += open;
			open = dated = class == DX_ROW_BEGIN && !figure;
			continue;
		}
		if (!figure) {
			open = true;
			continue;
		}
		r->opens += open && dated;
		r->needs += open && !dated;
		open = dated = false;
	}
}

void dx_st_amounts_last(struct dx_job *job)
{
	struct tally r = {0};
	bool closes;

	for (size_t i = 0; i < job->tables.n; i++)
		count(job, &job->tables.v[i], &r);
	closes = r.opens > 0 && r.needs > 0 && r.broken * BROKEN <= r.opens;
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		t->closes = closes && !t->below && dx_table_col(t, ST_DATE) >= 0;
	}
}
