/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "44785  08:48  AP05TE6847" under "Docket │ Batch Time │ Transit Mixer", "86100  Kryptok White" under "Order │ Lens":
 * cells that stand so near to each other that a row alone would be taken for one. Where all rows leave the same gap
 * free, and headings that are cells of their own stand on both sides of it, they are two.
 */
#include "unheaded_int.h"

#define ROWS_MIN    2 /* a gap of one is a blank */
#define BLANK_LEAST 8 /* a part of a line's height: less is no blank between words */

/* Where no row writes. */
struct gap {
	int32_t x0, x1;
};

static int32_t middle_of(const struct dx_word *w)
{
	return w->x0 + (w->x1 - w->x0) / 2;
}

/* What is wider than a blank of F's rows: twice their narrowest one, or half of their height, whichever is less. */
static int32_t blank_of(const struct gst_finder *f)
{
	int32_t blank = INT32_MAX;

	for (size_t i = 0; i < f->n; i++) {
		const struct dx_line *line = &f->job->lines.v[f->rows[i].line];

		if (line->height / 2 < blank)
			blank = line->height / 2;
		for (size_t k = 1; k < line->n; k++) {
			const int32_t between = line->words[k]->x0 - line->words[k - 1]->x1;

			if (between > line->height / BLANK_LEAST && 2 * between < blank)
				blank = 2 * between;
		}
	}
	return blank;
}

/* The widest part of GAP that RUN of LINE, whose words may stand on both sides of it, leaves free; false: none that is
 * wider than BLANK. */
static bool narrow(const struct dx_line *line, const struct gst_run *run, int32_t blank, struct gap *gap)
{
	struct gap best = {0, 0};

	for (size_t k = 0; k <= run->n; k++) {
		struct gap one = *gap;

		if (k > 0 && line->words[run->first + k - 1]->x1 > one.x0)
			one.x0 = line->words[run->first + k - 1]->x1;
		if (k < run->n && line->words[run->first + k]->x0 < one.x1)
			one.x1 = line->words[run->first + k]->x0;
		if (one.x1 - one.x0 > best.x1 - best.x0)
			best = one;
	}
	*gap = best;
	return best.x1 - best.x0 > blank;
}

/* Lies one of the N words from BEGIN on across X? */
static bool is_across(const struct dx_word *const *begin, size_t n, int32_t x)
{
	for (size_t i = 0; i < n; i++)
		if (begin[i]->x0 < x && begin[i]->x1 > x)
			return true;
	return false;
}

/* Do headings of F's N lines from FIRST on stand on both sides of X, between FROM and TO, and no word of them across?
 * Cells of another line may nearly touch there too. */
static bool is_headed(const struct gst_finder *f, size_t first, size_t n, int32_t from, int32_t to, int32_t x)
{
	bool left = false;
	bool right = false;

	for (size_t i = first; i < first + n; i++) {
		const struct dx_line *line = &f->job->lines.v[i];
		size_t n_segs;
		const struct dx_seg *segs = dx_lines_segments(f->job->arena, line, &n_segs);

		for (size_t k = 0; k < n_segs; k++) {
			const struct dx_word *const begin = line->words[segs[k].first];
			const struct dx_word *const end = line->words[segs[k].first + segs[k].n - 1];

			if (middle_of(end) <= from || middle_of(begin) >= to)
				continue;
			if (middle_of(begin) < x && middle_of(end) > x) {
				if (is_across((const struct dx_word *const *)line->words + segs[k].first, segs[k].n, x))
					return false;
				continue;
			}
			left |= middle_of(begin) < x;
			right |= middle_of(begin) > x;
		}
	}
	return left && right;
}

/* The words of ROW in column COL of F, as one run. */
static struct gst_run words_in(const struct gst_finder *f, const struct gst_row *row, size_t col)
{
	const struct dx_line *line = &f->job->lines.v[row->line];
	struct gst_run run = {0};

	for (size_t k = 0; k < line->n; k++) {
		if (line->words[k]->x0 < f->x0[col] || line->words[k]->x1 > f->x1[col])
			continue;
		if (run.n++ == 0)
			run = (struct gst_run){.first = k, .n = 1, .x0 = line->words[k]->x0};
		run.x1 = line->words[k]->x1;
	}
	return run;
}

/* GAP, or the part of it that all rows leave free in column COL and several go across; false: there is none. */
static bool is_common(const struct gst_finder *f, size_t col, struct gap *gap)
{
	const int32_t blank = blank_of(f);
	size_t across = 0;

	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run run = words_in(f, &f->rows[i], col);

		if (run.n > 0 && !narrow(&f->job->lines.v[f->rows[i].line], &run, blank, gap))
			return false;
	}
	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run run = words_in(f, &f->rows[i], col);

		across += run.n > 0 && run.x0 < gap->x0 && run.x1 > gap->x1;
	}
	return across >= ROWS_MIN;
}

/* Where column COL is two or more, by the headings of F's N lines from FIRST on; returns how many cuts those are. */
static size_t find_cuts(const struct gst_finder *f, size_t col, size_t first, size_t n, int32_t *cuts)
{
	const int32_t to = col + 1 < f->n_cols ? f->x0[col + 1] : INT32_MAX;
	int32_t from = col > 0 ? f->x1[col - 1] : INT32_MIN;
	const struct dx_line *line = &f->job->lines.v[f->rows[0].line];
	const struct gst_run words = words_in(f, &f->rows[0], col);
	size_t n_cuts = 0;

	for (size_t k = words.first; k + 1 < words.first + words.n && n_cuts < DX_TABLE_COLS_MAX; k++) {
		struct gap gap = {line->words[k]->x1, line->words[k + 1]->x0};
		const bool common = is_common(f, col, &gap);
		const int32_t x = gap.x0 + (gap.x1 - gap.x0) / 2;

		if (!common || !is_headed(f, first, n, from, to, x))
			continue;
		cuts[n_cuts++] = x;
		from = x;
	}
	return n_cuts;
}

bool dx_gst_part_runs(struct gst_finder *f, size_t header_first, size_t header_n)
{
	bool parted = false;

	for (size_t col = 0; col < f->n_cols && f->n >= ROWS_MIN; col++) {
		int32_t cuts[DX_TABLE_COLS_MAX];
		const size_t n = find_cuts(f, col, header_first, header_n, cuts);

		for (size_t i = 0; i < f->n; i++)
			for (size_t k = 0; k < n; k++)
				f->rows[i].runs = dx_gst_part_at(f->job->arena, &f->job->lines.v[f->rows[i].line],
								 f->rows[i].runs, &f->rows[i].n, cuts[k]);
		parted |= n > 0;
	}
	return parted;
}
