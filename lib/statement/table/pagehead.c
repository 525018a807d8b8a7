/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Heads of pages above rows that go on without a header: the customer, the period, a number of the page. They say the
 * same, in the same place, as the lines that begin the page before.
 */
#include <string.h>

#include "table.h"

#define MOVED 1000 /* thousandths of a point by which a line may stand elsewhere */

/* Does line B say at its place what A does on its page, but for a number of the page? */
static bool is_same(const struct dx_line *a, const struct dx_line *b)
{
	size_t others = 0;

	if (a->n != b->n || a->y0 - b->y0 > MOVED || b->y0 - a->y0 > MOVED)
		return false;
	for (size_t i = 0; i < a->n; i++) {
		if (strcmp(a->words[i]->text, b->words[i]->text) == 0)
			continue;
		if (dx_has_letter(a->words[i]->text) || dx_has_letter(b->words[i]->text) ||
		    dx_columns_amount_like(b->words[i]))
			return false;
		others++;
	}
	return others <= 1;
}

/* The line behind the head of PAGE. */
static size_t head_end(const struct dx_lines *lines, size_t page)
{
	size_t before = lines->page_first[page - 1];
	size_t i = lines->page_first[page];

	while (i < lines->page_first[page + 1] && before < lines->page_first[page] &&
	       is_same(&lines->v[before], &lines->v[i])) {
		before++;
		i++;
	}
	return i;
}

void dx_st_trim_heads(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		size_t end;

		if (t->header_n > 0 || t->page == 0)
			continue;
		end = head_end(&job->lines, t->page);
		if (end <= t->first || end >= t->first + t->n)
			continue;
		t->n -= end - t->first;
		t->first = end;
	}
}
