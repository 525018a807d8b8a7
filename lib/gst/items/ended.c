/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A table that ended with its total on one page does not go on over the next one, whatever stands under its columns
 * there
 * ("Code : 29" of a head that is printed again). */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"

/* The last row of table AT and those it goes on from; NULL: none. */
static const struct dx_row *last_row(const struct dx_tables *t, size_t at)
{
	const struct dx_row *last = NULL;

	for (size_t i = 0; i < t->n_rows && t->rows[i].table <= at; i++)
		if (t->rows[i].table == at)
			last = &t->rows[i];
	return last;
}

/* Headings once more below table AT, on its page, over a sum brought forward: what stands above them is the page's
 * head.
 */
static bool is_before_brought(struct dx_job *job, size_t at)
{
	const struct dx_tables *t = &job->tables;
	const struct dx_row *first = NULL;

	if (at + 1 == t->n || t->v[at + 1].page != t->v[at].page || t->v[at + 1].header_n == 0)
		return false;
	for (size_t i = 0; i < t->n_rows && !first; i++)
		if (t->rows[i].table == at + 1)
			first = &t->rows[i];
	return first && first->class == DX_ROW_SPECIAL &&
	       dx_rowread_word(job, &t->v[at + 1], first->cells) == GW_CARRIED;
}

static bool is_same_line(const struct dx_line *a, const struct dx_line *b)
{
	if (a->n != b->n)
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (strcmp(a->words[i]->text, b->words[i]->text) != 0)
			return false;
	return true;
}

/* Headings once more below table AT, on its page, and a row of it is a line that stands above the headings of an
 * earlier page as well: the page's head is printed again. */
static bool is_head_again(const struct dx_job *job, size_t at)
{
	const struct dx_tables *t = &job->tables;
	const struct dx_lines *lines = &job->lines;

	if (at + 1 == t->n || t->v[at + 1].page != t->v[at].page || t->v[at + 1].header_n == 0 ||
	    t->v[0].header_n == 0 || t->v[0].page == t->v[at].page)
		return false;
	for (size_t i = 0; i < t->n_rows; i++)
		for (size_t k = lines->page_first[t->v[0].page]; t->rows[i].table == at && k < t->v[0].header_first;
		     k++)
			if (is_same_line(&lines->v[t->rows[i].line], &lines->v[k]))
				return true;
	return false;
}

static bool has_ended(struct dx_job *job, size_t at)
{
	const struct dx_tables *t = &job->tables;
	const struct dx_row *last;

	if (at == 0 || t->v[at].header_n > 0 || !dx_table_same_roles(&t->v[at - 1], &t->v[at]))
		return false;
	if (is_before_brought(job, at) || is_head_again(job, at))
		return true;
	last = last_row(t, at - 1);
	return last && last->class == DX_ROW_SPECIAL &&
	       dx_rowread_word(job, &t->v[last->table], last->cells) == GW_TOTAL;
}

void dx_gst_drop_ended(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	bool *ended = dx_alloc_array(job->arena, t->n + 1, sizeof(*ended));
	size_t kept = 0;

	for (size_t i = 0; i < t->n; i++)
		ended[i] = has_ended(job, i) || (i > 0 && ended[i - 1] && t->v[i].header_n == 0);
	for (size_t i = 0; i < t->n_rows; i++) {
		if (!ended[t->rows[i].table])
			t->rows[kept++] = t->rows[i];
	}
	for (size_t i = 0; i < t->n; i++)
		for (size_t k = 0; ended[i] && k < t->v[i].n; k++)
			job->lines.v[t->v[i].first + k].used = false;
	t->n_rows = kept;
}
