/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Summaries of taxes of a scan one of whose headings nobody read: its figures came to the column on the left. Where
 * all rows have two amounts in one column, far apart and each pair below the other, that is two, and the one that the
 * heading does not stand over is of unknown kind.
 */
#include <string.h>

#include "table.h"

#define ROWS_MIN 2
#define APART    2 /* heights of a line between both amounts */

/* The two amounts of a column, over all rows. */
struct pair {
	int32_t left_x0, left_x1, right_x0, right_x1;
	size_t rows;
};

/* The amounts of LINE in column C, at most two of which go to W; how many there are. */
static size_t amounts_in(const struct dx_line *line, const struct dx_col *c, const struct dx_word *w[2])
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		int32_t middle = line->words[i]->x0 + (line->words[i]->x1 - line->words[i]->x0) / 2;

		if (middle < c->x0 || middle >= c->x1 || !dx_columns_amount_like(line->words[i]))
			continue;
		if (n < 2)
			w[n] = line->words[i];
		n++;
	}
	return n;
}

/* Have all rows of T two amounts in column C? */
static bool find_pair(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c, struct pair *p)
{
	*p = (struct pair){.left_x0 = INT32_MAX, .right_x0 = INT32_MAX};
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *w[2];
		size_t n = amounts_in(line, c, w);

		if (n == 0 && p->rows) /* the foot */
			break;
		if (n == 0)
			continue;
		if (n != 2 || w[1]->x0 - w[0]->x1 < APART * line->height)
			return false;
		p->left_x0 = w[0]->x0 < p->left_x0 ? w[0]->x0 : p->left_x0;
		p->left_x1 = w[0]->x1 > p->left_x1 ? w[0]->x1 : p->left_x1;
		p->right_x0 = w[1]->x0 < p->right_x0 ? w[1]->x0 : p->right_x0;
		p->right_x1 = w[1]->x1 > p->right_x1 ? w[1]->x1 : p->right_x1;
		p->rows++;
	}
	return p->rows >= ROWS_MIN && p->left_x1 < p->right_x0;
}

static int32_t distance(int32_t x0, int32_t x1, const struct dx_col *c)
{
	int32_t off = x0 + (x1 - x0) / 2 - (c->hx0 + (c->hx1 - c->hx0) / 2);

	return off < 0 ? -off : off;
}

/* Column K of T as two. */
static void part(struct dx_arena *a, struct dx_table *t, size_t k, const struct pair *p)
{
	struct dx_col *cols = dx_alloc_array(a, t->n_cols + 1, sizeof(*cols));
	bool left = distance(p->left_x0, p->left_x1, &t->cols[k]) <= distance(p->right_x0, p->right_x1, &t->cols[k]);
	struct dx_col *other;

	memcpy(cols, t->cols, (k + 1) * sizeof(*cols));
	memcpy(cols + k + 1, t->cols + k, (t->n_cols - k) * sizeof(*cols));
	cols[k].x1 = cols[k + 1].x0 = (p->left_x1 + p->right_x0) / 2;
	other = left ? &cols[k + 1] : &cols[k];
	other->role = -1;
	other->hx0 = left ? p->right_x0 : p->left_x0;
	other->hx1 = left ? p->right_x1 : p->left_x1;
	t->cols = cols;
	t->n_cols++;
}

void dx_gst_part_summaries(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		if (job->pages[t->page].source != DX_SOURCE_OCR || dx_gst_is_items(t) || t->header_n == 0)
			continue;
		for (size_t k = 0; k < t->n_cols && t->n_cols < DX_TABLE_COLS_MAX; k++) {
			struct pair p;

			if (t->cols[k].class == DX_COL_NUMBER && find_pair(job, t, &t->cols[k], &p))
				part(job->arena, t, k++, &p);
		}
	}
}
