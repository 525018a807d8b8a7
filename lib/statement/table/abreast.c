/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows that stand beside each other, three or so in a line, each group under headings of its own: "Number  Date Paid
 * Amount  Number  Date Paid  Amount". They are read one group after the other; where their numbers go on along the
 * lines and not down the groups, the lines are what follows.
 */
#include <string.h>

#include "dx/extract/across.h"

#include "table.h"

/* The number that a row begins with; 0: none. */
static uint64_t number_of(const struct st_row *r)
{
	const struct dx_cell *c = &r->row->cells[0];
	const char *text = c->n ? c->words[0].word->text : "";
	uint64_t v = 0;

	return dx_str_u64(dx_strn(text, strspn(text, "0123456789")), &v) ? v : 0;
}

static const struct dx_line *line_of(const struct dx_job *job, const struct st_row *r)
{
	return &job->lines.v[r->row->line];
}

/* Does row B stand before row A when lines are read across? */
static bool is_before(const struct dx_job *job, const struct st_row *a, const struct st_row *b)
{
	return line_of(job, b)->y0 < line_of(job, a)->y0;
}

static bool ascends(const struct st_row *rows, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (number_of(&rows[i]) == 0 || (i && number_of(&rows[i]) <= number_of(&rows[i - 1])))
			return false;
	return true;
}

/* The rows from AT on that stand in groups beside each other, of one page. */
static size_t stretch(const struct dx_job *job, const struct st_row *rows, size_t n, size_t at)
{
	size_t end = at + 1;

	while (end < n && (rows[end].table == rows[end - 1].table ||
			   (rows[end].table->header_n && rows[end - 1].table->header_n &&
			    dx_lines_are_across(&job->lines.v[rows[end - 1].table->header_first],
						&job->lines.v[rows[end].table->header_first]))))
		end++;
	return end - at;
}

void dx_st_abreast(struct dx_job *job, struct st_row *rows, size_t n)
{
	for (size_t at = 0, len; at < n; at += len) {
		struct st_row *down;
		struct st_row *across = &rows[at];

		len = stretch(job, rows, n, at);
		if (rows[at].table == rows[at + len - 1].table || ascends(across, len))
			continue;
		down = dx_memdup(job->arena, across, len * sizeof(*down));
		for (size_t i = 1; i < len; i++) /* groups stay in their order within a line */
			for (size_t k = i; k > 0 && is_before(job, &across[k - 1], &across[k]); k--) {
				struct st_row one = across[k];

				across[k] = across[k - 1];
				across[k - 1] = one;
			}
		if (!ascends(across, len))
			memcpy(across, down, len * sizeof(*down));
	}
}
