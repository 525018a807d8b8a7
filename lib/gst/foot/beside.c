/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The invoice's foot beside a summary of taxes, below a heading that is none of the summary's or right of all of them:
 * "SGST │ 1,86,164.80 │ 9% │ 16,754.83 │ Sub Total   2,19,674.46", or right of what stands under the last heading:
 * "Total │ 5,11,143.75 │ 19,315.42     Round Off 0.41". What stands there is the foot's. */
#include "foot.h"
#include "table/table.h"

/* The word of LINE with which CELL begins a name and an amount; LINE's number of words: it holds something else. */
static size_t foot_in(const struct dx_line *line, const struct dx_cell *cell)
{
	if (cell->n < 2 || !dx_gst_has_letter(cell->words[0].word->text) || dx_has_digit(cell->words[0].word->text) ||
	    !dx_columns_amount_like(cell->words[cell->n - 1].word))
		return line->n;
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i] == cell->words[0].word)
			return i;
	return line->n;
}

/* Holds CELL, beside the summary, amounts of several lines? */
static bool is_of_several(const struct dx_cell *cell)
{
	size_t line = SIZE_MAX;

	for (size_t i = 0; i < cell->n; i++) {
		if (!dx_columns_amount_like(cell->words[i].word))
			continue;
		if (line != SIZE_MAX && cell->words[i].line != line)
			return true;
		line = cell->words[i].line;
	}
	return false;
}

/* Rules around the whole foot make one row of it: that of the summary is what stands in the row's own line. */
static void cut_to_line(struct dx_job *job, struct dx_row *row, size_t n_cols)
{
	for (size_t i = 0; i < n_cols; i++) {
		struct dx_cell *c = &row->cells[i];
		size_t kept = 0;

		for (size_t k = 0; k < c->n; k++) {
			if (c->words[k].line == row->line)
				c->words[kept++] = c->words[k];
			else
				job->lines.v[c->words[k].line].used = false;
		}
		c->n = kept;
	}
}

/* The word of CELL, under the last heading of T, with which the foot begins: behind the figures, and wide apart from
 * them and from the heading. CELL's number of words: none. */
static size_t foot_behind(const struct dx_table *t, const struct dx_line *line, const struct dx_cell *cell)
{
	const struct dx_word *last = cell->n ? cell->words[cell->n - 1].word : NULL;

	for (size_t i = 1; i + 1 < cell->n && dx_columns_amount_like(last); i++) {
		const struct dx_word *w = cell->words[i].word;

		if (cell->words[i].line != cell->words[0].line || !dx_columns_amount_like(cell->words[i - 1].word))
			break;
		if (dx_gst_has_letter(w->text) && !dx_has_digit(w->text) &&
		    w->x0 - cell->words[i - 1].word->x1 > line->height &&
		    w->x0 - t->cols[t->n_cols - 1].hx1 > line->height)
			return i;
	}
	return cell->n;
}

/* The foot behind the figures of ROW becomes its line's words; the cells keep their own. */
static void free_behind(struct dx_row *row, const struct dx_table *t, struct dx_line *line)
{
	struct dx_cell *cell = &row->cells[t->n_cols - 1];
	size_t end = foot_behind(t, line, cell);
	size_t at = 0;

	if (end == cell->n)
		return;
	while (at < line->n && line->words[at] != cell->words[end].word)
		at++;
	if (at == line->n)
		return;
	cell->n = end;
	line->words += at;
	line->n -= at;
	line->x0 = line->words[0]->x0;
	line->used = false;
}

void dx_gst_free_foot(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];
		struct dx_line *line = &job->lines.v[row->line];
		size_t at;

		if (dx_gst_is_items(t))
			continue;
		if (line->x0 - t->cols[t->n_cols - 1].hx1 > line->height)
			line->used = false;
		if (t->cols[t->n_cols - 1].role >= 0) {
			free_behind(row, t, line);
			continue;
		}
		if (is_of_several(&row->cells[t->n_cols - 1]))
			cut_to_line(job, row, t->n_cols);
		at = foot_in(line, &row->cells[t->n_cols - 1]);
		if (at == 0 || at == line->n)
			continue;
		line->words += at;
		line->n -= at;
		line->x0 = line->words[0]->x0;
		line->used = false;
	}
}
