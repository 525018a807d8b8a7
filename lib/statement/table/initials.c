/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "11,61,597.99DR T71", "30706.39Cr sk": who wrote a row stands behind its last amount, in a column too narrow to be
 * told from it. Marks behind most of that column's amounts are no part of them, unless they may say a side: two marks
 * that no one knows, behind amounts without a side of their own, may be debit and credit.
 */
#include <string.h>

#include "dx/extract/table.h"
#include "amounts/amounts.h"
#include "table.h"

#define MARK_BYTES 4 /* initials, the number of a till */
#define ROWS_MIN   3
#define MARKS_MIN  3 /* different ones: more than there are sides */

struct marks {
	size_t filled; /* cells of the column with a figure */
	size_t marked; /* those with a mark behind it */
	size_t sided;  /* of these, figures with a side of their own */
	const char *seen[MARKS_MIN];
	size_t n_seen; /* different marks, at most MARKS_MIN */
};

/* The cell of ROW behind which nothing stands: of the last column, if that is one of amounts. */
static struct dx_cell *last_amount(const struct dx_job *job, const struct dx_row *row)
{
	const struct dx_table *t = &job->tables.v[row->table];
	int role = t->n_cols ? t->cols[t->n_cols - 1].role : -1;

	return role == ST_BALANCE || role == ST_AMOUNT || role == ST_DEBIT || role == ST_CREDIT
		       ? &row->cells[t->n_cols - 1]
		       : NULL;
}

/* Is the last word of C a mark behind a figure, *N_R? */
static bool is_marked(struct dx_job *job, const struct dx_cell *c, struct dx_number *n_r)
{
	const struct dx_cell_word *last = &c->words[c->n - 1];
	const struct dx_cell figure = {c->words, c->n - 1};
	const char *text = last->word->text;

	return c->n >= 2 && last->line == last[-1].line && strlen(text) <= MARK_BYTES &&
	       text[strspn(text, "0123456789.,-+()")] != '\0' && dx_st_side_of_mark(text) == 0 &&
	       !dx_value_parse(dx_str(dx_cell_text(job->arena, c)), job->tables.rule, &(struct dx_number){0}) &&
	       dx_value_parse(dx_str(dx_cell_text(job->arena, &figure)), job->tables.rule, n_r);
}

static void see(struct marks *m, const char *text)
{
	for (size_t i = 0; i < m->n_seen; i++)
		if (strcmp(m->seen[i], text) == 0)
			return;
	if (m->n_seen < MARKS_MIN)
		m->seen[m->n_seen++] = text;
}

static void count(struct dx_job *job, const struct dx_cell *c, struct marks *m)
{
	struct dx_number n = {0};

	if (c->n == 0)
		return;
	m->filled++;
	if (!is_marked(job, c, &n))
		return;
	m->marked++;
	m->sided += n.mark != DX_VALUE_MARK_NONE;
	see(m, c->words[c->n - 1].word->text);
}

void dx_st_initials(struct dx_job *job)
{
	struct marks m = {0};

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_cell *c = last_amount(job, row);

		if (c && row->class == DX_ROW_BEGIN)
			count(job, c, &m);
	}
	if (m.marked < ROWS_MIN || m.marked * 4 < m.filled * 3 || (m.sided < m.marked && m.n_seen < MARKS_MIN))
		return;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		struct dx_cell *c = last_amount(job, &job->tables.rows[i]);

		if (c && c->n && is_marked(job, c, &(struct dx_number){0}))
			c->n--;
	}
}
