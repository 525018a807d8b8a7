/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns that no phrase names. "CHF" alone heads amounts. "│ Quantity │ Price │ Amount": what is sold stands at the
 * left of the headings, under none. Rows that have one cell more than there are headings, words at their left, are what
 * shows it.
 */
#include "items.h"

#define BIT(role) (UINT32_C(1) << (role))

/*
 * Has LINE one run of words more than T has columns, at their left, and each of the others in its column? Then COL, the
 * column of such runs, is widened to it.
 */
static bool is_row(struct dx_job *job, const struct dx_table *t, const struct dx_line *line, struct dx_col *col)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n != t->n_cols + 1 || segs[0].x1 >= t->cols[0].hx0 || !dx_has_letter(line->words[segs[0].first]->text))
		return false;
	for (size_t c = 0; c < t->n_cols; c++)
		if (segs[c + 1].x0 > t->cols[c].hx1 || segs[c + 1].x1 < t->cols[c].hx0)
			return false;
	col->hx0 = segs[0].x0 < col->hx0 ? segs[0].x0 : col->hx0;
	col->hx1 = segs[0].x1 > col->hx1 ? segs[0].x1 : col->hx1;
	return true;
}

/* T with COL before its columns. */
static void put_first(struct dx_job *job, struct dx_table *t, struct dx_col col)
{
	struct dx_col *cols = dx_alloc_array(job->arena, t->n_cols + 1, sizeof(*cols));

	cols[0] = col;
	for (size_t c = 0; c < t->n_cols; c++)
		cols[c + 1] = t->cols[c];
	t->cols = cols;
	t->n_cols++;
	t->roles |= BIT(IC_DESCRIPTION);
}

/* Is all that heads column C of T, whose headings HEAD has, a currency? */
static bool is_currency(const struct dx_job *job, const struct dx_table *head, const struct dx_col *c)
{
	size_t n = 0;

	for (size_t i = head->header_first; i < head->header_first + head->header_n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const struct dx_word *w = job->lines.v[i].words[k];

			if (w->x1 <= c->hx0 || w->x0 >= c->hx1)
				continue;
			if (!dx_value_currency(dx_str(w->text)))
				return false;
			n++;
		}
	return n == 1;
}

/* "Quantity │ Price │ CHF": the only heading of a currency names the amounts where no other does. */
static void name_currency(struct dx_job *job, const struct dx_table *head, struct dx_table *t)
{
	size_t found = t->n_cols;

	if (t->roles & (BIT(IC_AMOUNT) | BIT(IC_NET) | BIT(IC_GROSS)))
		return;
	for (size_t i = 0; i < t->n_cols; i++) {
		if (!is_currency(job, head, &t->cols[i]))
			continue;
		if (found < t->n_cols || t->cols[i].role >= 0)
			return;
		found = i;
	}
	if (found == t->n_cols)
		return;
	t->cols[found].role = IC_AMOUNT;
	t->cols[found].class = DX_COL_NUMBER;
	t->roles |= BIT(IC_AMOUNT);
}

void dx_invoice_add_untitled(struct dx_job *job)
{
	const struct dx_table *head = job->tables.v;

	struct dx_col col = {0};
	bool found = false;

	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		head = t->header_n ? t : head;
		name_currency(job, head, t);
		if (t->header_n) {
			found = false;
			col = (struct dx_col){.role = IC_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = INT32_MAX};
			for (size_t k = t->first; k < t->first + t->n && t->n_cols < DX_TABLE_COLS_MAX &&
						  !(t->roles & (BIT(IC_DESCRIPTION) | BIT(IC_CODE)));
			     k++)
				found |= is_row(job, t, &job->lines.v[k], &col);
		}
		if (found)
			put_first(job, t, col);
	}
	if (job->tables.n)
		dx_tables_bound(job->arena, &job->lines, &job->tables);
}
