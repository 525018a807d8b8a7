/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A table of nothing but names and amounts ("Description │ Amount"): too little for a header anywhere on a page, so
 * it is looked for only where no other table of items was found, and it is one only if what it comes to is printed
 * below it. Two of them may stand side by side.
 */
#include <string.h>

#include "dx/extract/across.h"
#include "dx/extract/rowread.h"
#include "items.h"
#include "table/table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define MONEY     (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))
#define SUMS_MIN  3 /* of a row of totals in the columns of lines; that of a foot is one amount */

static bool is_plain_header(uint32_t roles)
{
	return (roles & BIT(GC_DESCRIPTION)) && (roles & MONEY);
}

bool dx_gst_has_items(const struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].class == DX_ROW_BEGIN &&
		    dx_gst_is_items(&job->tables.v[job->tables.rows[i].table]))
			return true;
	return false;
}

/* The amount at the end of LINE, behind words but for a sum that has no name. */
static bool amount_of(const struct dx_line *line, struct dx_dec *v_r)
{
	struct gst_figure f = {0};

	if (line->n == 0 || !dx_columns_amount_like(line->words[line->n - 1]) ||
	    !dx_gst_parse_figure(line->words[line->n - 1]->text, &f) || f.is_percent)
		return false;
	*v_r = f.v;
	return true;
}

/* What the amounts of a table come to so far. */
struct so_far {
	struct dx_dec sum;
	size_t n;
};

/* Let T end where the next amount is what those above come to (F: with those of the page before), be it nothing;
 * false: none is. */
static bool end_at_sum(const struct dx_job *job, struct dx_table *t, struct so_far *f)
{
	for (size_t i = t->first; i < t->first + t->n; i++) {
		struct dx_dec v;

		if (!amount_of(&job->lines.v[i], &v))
			continue;
		if ((f->n > 0 || dx_dec_is_zero(v)) && dx_dec_cmp(f->sum, v) == 0) {
			t->n = i - t->first;
			return true;
		}
		if (job->lines.v[i].n == 1)
			return false;
		f->sum = dx_dec_add(f->sum, v);
		f->n++;
	}
	return false;
}

/* Does table I go on with the columns of the one before, on the next page? */
static bool goes_on(const struct dx_tables *tables, size_t i)
{
	const struct dx_table *t = &tables->v[i];

	return i > 0 && t->page == t[-1].page + 1 && dx_table_same_roles(t, t - 1);
}

/* Names of two lines and more, whose first ones have no amount, may run on over the middle between the two headings. */
static void widen_names(const struct dx_job *job, const struct dx_table *t)
{
	struct dx_col *names = &t->cols[t->n_cols - 2];
	int32_t end = INT32_MIN;
	int32_t begin = INT32_MAX;

	if (t->n_cols != 2 || names->role != GC_DESCRIPTION)
		return;
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *last = line->n ? line->words[line->n - 1] : NULL;
		struct dx_dec v;

		if (!last)
			continue;
		if (amount_of(line, &v) && last->x1 > names[1].hx0)
			begin = last->x0 < begin ? last->x0 : begin;
		else
			end = last->x1 > end ? last->x1 : end;
	}
	if (end > names->x1 && end < begin)
		names->x1 = names[1].x0 = end + (begin - end) / 2;
}

/* Tables with such headings; false: none of them has its sum below it. */
static bool find(struct dx_job *job, const struct dx_table_spec *plain, bool all)
{
	struct dx_tables *tables = &job->tables;
	struct so_far f = {0};
	bool found = false;

	dx_tables_find(job->arena, &job->lines, plain, tables);
	for (size_t i = 0; i < tables->n && (all || !found); i++) {
		struct dx_table *t = &tables->v[i];
		bool on = goes_on(tables, i);
		bool summed;

		if (!on)
			f = (struct so_far){dx_dec(0, 2), 0};
		summed = dx_gst_is_plain(t) && end_at_sum(job, t, &f);
		if (all && !summed)
			return false;
		found |= summed && (t->n > 0 || on);
	}
	if (!found)
		return false;
	for (size_t i = 0; i < tables->n; i++)
		if (dx_gst_is_plain(&tables->v[i])) {
			widen_names(job, &tables->v[i]);
			tables->v[i].rows_only = true;
		}
	dx_tables_rows(job->arena, &job->lines, tables, dx_gst_classify, job);
	return true;
}

/* The same for two such tables side by side, under the same headings, each with its sum. */
static bool find_across(struct dx_job *job, const struct dx_table_spec *plain)
{
	const struct dx_lines was = job->lines;
	size_t *page_first = dx_memdup(job->arena, was.page_first, (was.n_pages + 1) * sizeof(*page_first));

	dx_lines_part_across(job->arena, &job->lines);
	if (job->lines.v != was.v && find(job, plain, true))
		return true;
	job->lines = was;
	job->lines.page_first = page_first;
	return false;
}

/* A table of items with several sums below its headings, and no line: they were lost, and names and amounts elsewhere
 * are none of them. */
static bool has_lost_lines(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];
		size_t sums = 0;

		if (row->class != DX_ROW_SPECIAL || !dx_gst_is_items(t) || !t->header_n ||
		    dx_rowread_word(job, t, row->cells) != GW_TOTAL)
			continue;
		for (size_t k = 0; k < t->n_cols; k++)
			sums += t->cols[k].class == DX_COL_NUMBER && row->cells[k].n == 1 &&
				dx_columns_amount_like(row->cells[k].words[0].word);
		if (sums >= SUMS_MIN)
			return true;
	}
	return false;
}

void dx_gst_find_plain(struct dx_job *job, const struct dx_table_spec *spec)
{
	struct dx_table_spec plain = *spec;
	struct dx_tables was = job->tables;
	bool *used;

	if (dx_gst_has_items(job) || has_lost_lines(job))
		return;
	used = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*used));
	for (size_t i = 0; i < job->lines.n; i++) {
		used[i] = job->lines.v[i].used;
		job->lines.v[i].used = false;
	}
	plain.is_header = is_plain_header;
	if (find_across(job, &plain) || find(job, &plain, false))
		return;
	job->tables = was;
	for (size_t i = 0; i < job->lines.n; i++)
		job->lines.v[i].used = used[i];
}
