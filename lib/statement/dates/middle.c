/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates in the middle of tall cells: spreadsheets print the date once for all rows of a day, centred beside them, so
 * that it stands between two rows or on one that is not the first. A date on a line of its own gives such a table
 * away. The cells follow from the dates' places alone: each begins where the one above ended, and its date halves it.
 * Where that does not come out, rows under such a date have none: the one above them is wrong.
 */
#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "dates.h"

/* A printed date beside the rows of a table. */
struct beside {
	int at; /* twice the number of the row on whose line it is; odd: between that row's and the next one's */
	bool alone;
	struct dx_val val;
};

/* The transactions of one table. */
struct block {
	const struct dx_table *table;
	struct st_row **rows;
	size_t n;
	struct beside *dates;
	size_t n_dates;
	bool any_alone;
};

static int middle(const struct dx_line *line)
{
	return (line->y0 + line->y1) / 2;
}

/* Is LINE nothing but a date in its column? */
static bool lone_date(struct dx_job *job, const struct dx_table *t, size_t line, struct dx_val *v)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));
	int col = dx_table_col(t, ST_DATE);
	struct dx_dates_raw raw;

	if (col < 0 || job->lines.v[line].used || job->lines.v[line].page != t->page)
		return false;
	dx_columns_split(job->arena, &job->lines, t, line, cells);
	for (size_t i = 0; i < t->n_cols; i++)
		if (((int)i == col) != (cells[i].n > 0))
			return false;
	*v = dx_cell_val(job, &cells[col]);
	return dx_dates_whole(dx_str(dx_cell_text(job->arena, &cells[col])), &raw) &&
	       dx_dates_resolve(&raw, &job->dates, &v->date);
}

static void add_date(struct block *b, int at, bool alone, struct dx_val val)
{
	b->dates[b->n_dates++] = (struct beside){at, alone, val};
	b->any_alone |= alone;
}

/* The dates beside the rows, from top to bottom. */
static void find_dates(struct dx_job *job, struct block *b)
{
	size_t line = b->table->first;
	size_t end = b->table->first + b->table->n;
	struct dx_val v;

	b->dates = dx_alloc_array(job->arena, b->n + b->table->n, sizeof(*b->dates));
	for (size_t i = 0; i <= b->n; i++) {
		int below = i < b->n ? middle(&job->lines.v[b->rows[i]->row->line]) : INT32_MAX;

		for (; line < end && middle(&job->lines.v[line]) < below; line++)
			if (lone_date(job, b->table, line, &v))
				add_date(b, 2 * (int)i - 1, true, v);
		if (i < b->n && dx_val_has(&b->rows[i]->t.date))
			add_date(b, 2 * (int)i, false, b->rows[i]->t.date);
	}
}

/* Last row of the cell that begins with row FIRST and has its date at AT. */
static int last_of(int first, int at)
{
	return at - first;
}

/* Does each cell begin where the one above ended, and the last one end with the table? */
static bool halves(const struct block *b)
{
	int first = 0;

	for (size_t k = 0; k < b->n_dates; k++) {
		int last = last_of(first, b->dates[k].at);

		if (last < first || last >= (int)b->n)
			return false;
		first = last + 1;
	}
	return first == (int)b->n;
}

static void give(struct block *b)
{
	int first = 0;

	for (size_t k = 0; k < b->n_dates; k++) {
		int last = last_of(first, b->dates[k].at);

		for (int i = first; i <= last; i++) {
			struct st_row *r = b->rows[i];

			if (dx_val_has(&r->t.date))
				continue;
			r->t.date = b->dates[k].val;
			r->has_date = true;
		}
		first = last + 1;
	}
}

/* The date above does not hold for the rows under one that stands alone. */
static void doubt(struct block *b)
{
	for (size_t k = 0; k < b->n_dates; k++) {
		size_t below = (size_t)((b->dates[k].at + 1) / 2);

		if (b->dates[k].alone && below < b->n && !dx_val_has(&b->rows[below]->t.date))
			b->rows[below]->date_unread = true;
	}
}

static void settle(struct dx_job *job, struct block *b)
{
	if (b->n == 0 || job->pages[b->table->page].source == DX_SOURCE_OCR)
		return; /* what recognition put on another line is no cell's middle */
	find_dates(job, b);
	if (!b->any_alone)
		return;
	if (halves(b))
		give(b);
	else
		doubt(b);
}

void dx_st_middle_dates(struct dx_job *job, struct st_part *p)
{
	struct block b = {.rows = dx_alloc_array(job->arena, p->n, sizeof(struct st_row *))};

	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		if (p->rows[i].table != b.table) {
			settle(job, &b);
			b = (struct block){.table = p->rows[i].table, .rows = b.rows};
		}
		b.rows[b.n++] = &p->rows[i];
	}
	settle(job, &b);
}
