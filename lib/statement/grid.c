/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Grids of labels above the first row, which have the words of a table's header: "Account number   Date   Page" over
 * their values, "Previous balance   Total amount debit". No row stands under them, so that they are labels.
 */
#include "statement_int.h"

/* A date with no amount beside it begins no row: "Date   No of pages" over their values. */
static bool has_amount(const struct dx_table *t, const struct dx_row *row)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t w = 0; t->cols[i].class == DX_COL_NUMBER && w < row->cells[i].n; w++)
			if (dx_columns_amount_like(row->cells[i].words[w].word))
				return true;
	return false;
}

static bool has_rows(const struct dx_tables *t, size_t table)
{
	for (size_t i = 0; i < t->n_rows; i++)
		if (t->rows[i].table == table && t->rows[i].class == DX_ROW_BEGIN &&
		    has_amount(&t->v[table], &t->rows[i]))
			return true;
	return false;
}

/* Give the lines of table TABLE's rows back, and forget the rows. */
static void drop_rows(struct dx_job *job, size_t table)
{
	struct dx_tables *t = &job->tables;
	size_t n = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		const struct dx_row *row = &t->rows[i];

		if (row->table != table) {
			t->rows[n++] = *row;
			continue;
		}
		for (size_t k = 0; k < t->v[table].n_cols; k++)
			for (size_t w = 0; w < row->cells[k].n; w++)
				job->lines.v[row->cells[k].words[w].line].used = false;
	}
	t->n_rows = n;
}

void dx_st_free_grids(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	size_t first = 0;

	while (first < t->n && (dx_st_is_elsewhere(t->v[first].roles) || !has_rows(t, first)))
		first++;
	for (size_t i = 0; i < first && first < t->n; i++) {
		struct dx_table *grid = &t->v[i];

		if (dx_st_is_elsewhere(grid->roles))
			continue;
		for (size_t k = 0; k < grid->header_n; k++)
			job->lines.v[grid->header_first + k].used = false;
		drop_rows(job, i);
		grid->roles = UINT32_C(1) << ST_ELSEWHERE;
	}
}
