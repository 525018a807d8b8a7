/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables that head nothing but their amounts and balances, the days being lines over the rows: what stands in front of
 * the amounts is the text. Tried where no header says what there is to tell of.
 */
#include <string.h>

#include "dates/dates.h"
#include "table.h"

#define DAYS_MIN 2

static bool is_bare_header(uint32_t roles)
{
	return roles == (UINT32_C(1) << ST_AMOUNT | UINT32_C(1) << ST_BALANCE);
}

static bool has_days(struct dx_job *job)
{
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n && n < DAYS_MIN; i++)
		n += dx_st_is_day_line(job, &job->lines.v[i]);
	return n == DAYS_MIN;
}

/* T with a column of text in front of the others. */
static void add_text(struct dx_job *job, struct dx_table *t)
{
	struct dx_col *cols = dx_alloc_array(job->arena, t->n_cols + 1, sizeof(*cols));
	int32_t left = t->cols[0].hx0;

	for (size_t i = t->first; i < t->first + t->n; i++)
		if (job->lines.v[i].n && job->lines.v[i].words[0]->x0 < left)
			left = job->lines.v[i].words[0]->x0;
	cols[0] = (struct dx_col){.role = ST_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = left, .hx1 = left + 1};
	memcpy(cols + 1, t->cols, t->n_cols * sizeof(*cols));
	t->cols = cols;
	t->n_cols++;
	t->roles |= UINT32_C(1) << ST_DESCRIPTION;
}

bool dx_st_under_days(struct dx_job *job, const struct dx_table_spec *spec)
{
	struct dx_table_spec bare = *spec;
	struct dx_tables t;

	if (!has_days(job))
		return false;
	bare.is_header = is_bare_header;
	dx_tables_find(job->arena, &job->lines, &bare, &t);
	if (t.n == 0)
		return false;
	for (size_t i = 0; i < t.n; i++)
		add_text(job, &t.v[i]);
	job->tables = t;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return true;
}
