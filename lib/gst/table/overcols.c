/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The headings over columns that their rows made. Where cells of a header nearly touch, "355.62KG CANDY RS.", each word
 * heads the column that it stands over.
 */
#include "unheaded_int.h"
#include "table.h"

#define BIT(role)   (UINT32_C(1) << (role))
#define HEADING_MAX 24 /* words over one column */

size_t dx_gst_column_at(const struct gst_finder *f, int32_t x0, int32_t x1)
{
	int32_t least = INT32_MAX;
	size_t best = 0;

	for (size_t i = 0; i < f->n_cols; i++) {
		int32_t from = x0 > f->x0[i] ? x0 : f->x0[i];
		int32_t to = x1 < f->x1[i] ? x1 : f->x1[i];

		if (from - to < least) {
			least = from - to;
			best = i;
		}
	}
	return best;
}

/* "CGST" over "Rate │ Amount", and over the figures of neither: the second column that it heads; -1: there is none. */
static int headed_too(const struct gst_finder *f, const struct dx_line *line, const struct gst_run *run, size_t col)
{
	bool before = run->x1 <= f->x0[col];

	if (run->n != 1 || dx_gst_tax_kind(line->words[run->first]->text) < 0 || (!before && run->x0 < f->x1[col]))
		return -1;
	if (before)
		return col > 0 && run->x0 >= f->x1[col - 1] ? (int)col - 1 : -1;
	return col + 1 < f->n_cols && run->x1 <= f->x0[col + 1] ? (int)col + 1 : -1;
}

/* How many of F's columns have figures or words below RUN? */
static size_t n_under(const struct gst_finder *f, const struct gst_run *run)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n_cols; i++)
		n += run->x0 < f->x1[i] && run->x1 > f->x0[i];
	return n;
}

void dx_gst_name_by_header(struct gst_finder *f, size_t first, size_t n, struct dx_col *cols)
{
	const struct dx_word *words[DX_TABLE_COLS_MAX][HEADING_MAX];
	size_t counts[DX_TABLE_COLS_MAX] = {0};
	uint32_t seen = 0;

	for (size_t i = first; i < first + n; i++) {
		const struct dx_line *line = &f->job->lines.v[i];
		size_t n_runs;
		struct gst_run *runs = dx_gst_runs(f->job->arena, line, NULL, &n_runs);

		for (size_t k = 0; k < n_runs; k++) {
			const size_t run_col = dx_gst_column_at(f, runs[k].x0, runs[k].x1);
			const bool two = n_under(f, &runs[k]) > 1;
			const int too = headed_too(f, line, &runs[k], run_col);

			for (size_t w = 0; w < runs[k].n; w++) {
				const struct dx_word *word = line->words[runs[k].first + w];
				const size_t col = two ? dx_gst_column_at(f, word->x0, word->x1) : run_col;

				if (counts[col] < HEADING_MAX)
					words[col][counts[col]++] = word;
			}
			if (too >= 0 && counts[too] < HEADING_MAX)
				words[too][counts[too]++] = line->words[runs[k].first];
		}
	}
	for (size_t i = 0; i < f->n_cols; i++)
		cols[i].role = counts[i] ? dx_gst_heading_role(f->job, words[i], counts[i]) : -1;
	dx_gst_settle_second_discounts(cols, f->n_cols);
	for (size_t i = 0; i < f->n_cols; i++) {
		int role = cols[i].role;

		if (role >= 0 && role != GC_OTHER && (seen & BIT(role)))
			cols[i].role = -1;
		seen |= role >= 0 ? BIT(role) : 0;
	}
}
