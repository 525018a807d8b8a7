/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rows that were found without headings over columns, among those of the tables that were. */
#include "items.h"

void dx_gst_insert_rows(struct dx_job *job, const struct dx_table *tables, size_t n_tables, const struct dx_row *rows,
			size_t n_rows)
{
	struct dx_tables *t = &job->tables;
	const struct dx_tables was = *t;
	size_t at = 0;

	if (n_tables == 0)
		return;
	while (at < was.n && was.v[at].first < tables[0].first)
		at++;
	t->v = dx_alloc_array(job->arena, was.n + n_tables, sizeof(*t->v));
	t->rows = dx_alloc_array(job->arena, was.n_rows + n_rows + 1, sizeof(*t->rows));
	t->n = t->n_rows = 0;
	for (size_t i = 0; i < at; i++)
		t->v[t->n++] = was.v[i];
	for (size_t i = 0; i < n_tables; i++)
		t->v[t->n++] = tables[i];
	for (size_t i = at; i < was.n; i++)
		t->v[t->n++] = was.v[i];
	for (size_t i = 0; i < was.n_rows && was.rows[i].table < at; i++)
		t->rows[t->n_rows++] = was.rows[i];
	for (size_t i = 0; i < n_rows; i++) {
		t->rows[t->n_rows] = rows[i];
		t->rows[t->n_rows++].table += at;
	}
	for (size_t i = 0; i < was.n_rows; i++) {
		if (was.rows[i].table < at)
			continue;
		t->rows[t->n_rows] = was.rows[i];
		t->rows[t->n_rows++].table += n_tables;
	}
}

void dx_gst_put_cell(struct dx_job *job, struct dx_cell *cell, size_t line, const struct dx_word *const *words,
		     size_t n)
{
	struct dx_cell_word *all = dx_alloc_array(job->arena, cell->n + n + 1, sizeof(*all));

	for (size_t i = 0; i < cell->n; i++)
		all[i] = cell->words[i];
	cell->words = all;
	for (size_t i = 0; i < n; i++)
		cell->words[cell->n++] = (struct dx_cell_word){words[i], line};
	if (n)
		job->lines.v[line].used = true;
}
