/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Narration" as the second line of a header, under the heading of another column: each row has its text in the lines
 * below its figures, across the columns there, from where that heading begins.
 */
#include <stdlib.h>

#include "dx/extract/cell.h"
#include "record/record.h"
#include "table.h"

#define UNDER 1500 /* first letters under each other, thousandths of a point */

/* Is line AT, under another line of a header, nothing but a heading of descriptions? */
static bool is_heading(struct dx_job *job, size_t at)
{
	const struct dx_lex *lex = job->tpl->columns;
	const struct dx_line *line = &job->lines.v[at];
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks;

	if (line->page != line[-1].page || line->y0 - line[-1].y1 > line->height ||
	    abs(line[-1].x0 - line->x0) <= UNDER)
		return false;
	toks = dx_lex_tokens(lex, job->arena, (const struct dx_word *const *)line->words, line->n, &n_toks);
	return n_toks > 0 && dx_lex_match(lex, toks, n_toks, 0, &len) == ST_DESCRIPTION && len == n_toks;
}

bool dx_st_heads_below(struct dx_job *job, const struct dx_table *t, int32_t *x_r)
{
	size_t end;

	while (t->header_n == 0 && t > job->tables.v && t[-1].n_cols == t->n_cols)
		t--;
	end = t->header_first + t->header_n;
	if (t->header_n == 0 || dx_table_col(t, ST_DESCRIPTION) >= 0)
		return false;
	/* the last line of the header, or the one behind it */
	for (size_t at = end - (t->header_n > 1); at <= end && at < job->lines.n; at++) {
		*x_r = job->lines.v[at].x0;
		if (is_heading(job, at))
			return true;
	}
	return false;
}

/* The words of CELL that stand in line AT alone. */
static void keep_line(struct dx_cell *cell, size_t at)
{
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++)
		if (cell->words[i].line == at)
			cell->words[n++] = cell->words[i];
	cell->n = n;
}

struct dx_cell dx_st_cut_text_below(struct dx_job *job, const struct dx_row *row, int32_t x)
{
	const struct dx_table *t = &job->tables.v[row->table];
	const size_t next = row + 1 < job->tables.rows + job->tables.n_rows ? row[1].line : job->lines.n;
	struct dx_cell text = {0};
	size_t n = 0;
	size_t to = row->line + 1;

	for (; to < next && to < t->first + t->n; to++) {
		const struct dx_line *line = &job->lines.v[to];

		if (line->y0 - line[-1].y1 > line->height || abs(line->x0 - x) > UNDER)
			break;
		n += line->n;
	}
	if (n == 0)
		return text;
	text.words = dx_alloc_array(job->arena, n, sizeof(*text.words));
	for (size_t i = row->line + 1; i < to; i++) {
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			text.words[text.n++] = (struct dx_cell_word){job->lines.v[i].words[k], i};
		job->lines.v[i].used = true;
	}
	for (size_t k = 0; k < t->n_cols; k++)
		keep_line(&row->cells[k], row->line);
	return text;
}
