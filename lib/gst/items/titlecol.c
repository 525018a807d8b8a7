/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Product │ Title" of marketplaces: the second column has the names, and the first one the kind of thing, its code and
 * its taxes below each other.
 */
#include <strings.h>

#include "items.h"
#include "table/table.h"

/* Begins a cell of column COL of T with "HSN", "SAC"? */
static bool has_codes(struct dx_job *job, const struct dx_table *t, size_t col)
{
	struct dx_cell *cells = dx_alloc_array(job->arena, t->n_cols, sizeof(*cells));

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const char *text;

		dx_columns_split(job->arena, &job->lines, t, i, cells);
		text = cells[col].n ? cells[col].words[0].word->text : "";
		if (strncasecmp(text, "hsn", 3) == 0 || strncasecmp(text, "sac", 3) == 0)
			return true;
	}
	return false;
}

void dx_gst_part_titles(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		int k = dx_table_col(t, GC_DESCRIPTION);
		const bool *same;

		if (k < 1 || t->roles >> GC_HSN & 1 || t->cols[k - 1].role >= 0 ||
		    t->cols[k - 1].class != DX_COL_TEXT || !dx_gst_is_called(job, t, (size_t)k, "title") ||
		    !has_codes(job, t, (size_t)k - 1))
			continue;
		same = dx_gst_same_columns(job, t);
		for (size_t n = i; n < job->tables.n; n++)
			if (same[n]) {
				job->tables.v[n].cols[k].role = -1;
				dx_gst_rename_column(&job->tables.v[n], (size_t)k - 1, GC_DESCRIPTION);
			}
		return;
	}
}

int dx_gst_title_col(const struct dx_job *job, const struct dx_table *t)
{
	const int names = dx_table_col(t, GC_DESCRIPTION);
	const size_t next = (size_t)names + 1;

	if (names < 0 || next >= t->n_cols || t->cols[next].role >= 0 || t->cols[next].class != DX_COL_TEXT)
		return -1;
	for (size_t i = 0; i < job->tables.n; i++) /* a later page may have no headings */
		if (dx_table_same_roles(&job->tables.v[i], t) &&
		    dx_gst_is_called(job, &job->tables.v[i], next, "title"))
			return (int)next;
	return -1;
}

void dx_gst_take_title(struct dx_rowread *r, const struct dx_wrap *wrap, struct gst_item *it)
{
	const int col = dx_gst_title_col(r->job, r->t);
	const struct dx_cell *c = col >= 0 ? &r->row->cells[col] : NULL;

	if (!c || dx_cell_blank(dx_cell_text(r->job->arena, c)))
		return;
	it->description = dx_cell_val(r->job, c);
	it->description.text =
		dx_wrap_text(r->job->arena, wrap, &r->t->cols[col], c, it->description.source == DX_VAL_OCR);
}
