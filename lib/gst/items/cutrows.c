/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A line that a page cuts in two: its count and the beginning of its name here, its figures on the next page. */
#include "items.h"
#include "table/table.h"

/* Is LOWER, the first row of its page, the end of UPPER, the last one of the page before? */
static bool goes_on(struct dx_job *job, const struct dx_row *upper, const struct dx_row *lower)
{
	const struct dx_table *u = &job->tables.v[upper->table];
	const struct dx_table *l = &job->tables.v[lower->table];

	return upper->class == DX_ROW_BEGIN && lower->class == DX_ROW_BEGIN && u->page + 1 == l->page &&
	       dx_gst_is_items(u) && dx_table_same_roles(u, l) && dx_gst_has_serial(job, u, upper->cells) &&
	       !dx_gst_has_money(job, u, upper->cells) && !dx_gst_has_serial(job, l, lower->cells) &&
	       dx_gst_has_money(job, l, lower->cells);
}

static void append(struct dx_job *job, struct dx_row *upper, const struct dx_row *lower)
{
	for (size_t i = 0; i < job->tables.v[upper->table].n_cols; i++) {
		struct dx_cell *c = &upper->cells[i];
		const struct dx_cell *more = &lower->cells[i];
		struct dx_cell_word *both = dx_alloc_array(job->arena, c->n + more->n + 1, sizeof(*both));

		for (size_t k = 0; k < c->n + more->n; k++)
			both[k] = k < c->n ? c->words[k] : more->words[k - c->n];
		*c = (struct dx_cell){both, c->n + more->n};
	}
}

void dx_gst_join_cut(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	size_t kept = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		if (kept && goes_on(job, &t->rows[kept - 1], &t->rows[i]))
			append(job, &t->rows[kept - 1], &t->rows[i]);
		else
			t->rows[kept++] = t->rows[i];
	}
	t->n_rows = kept;
}
