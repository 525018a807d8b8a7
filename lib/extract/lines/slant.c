/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Statement Date           Payment Due Date" over "          23 Aug 2023                12 Sep 2023": boxes whose
 * label stands at the upper left and whose value stands at the lower right, so that none stands under its label.
 */
#include "label_int.h"

#define BOXES_MIN 2

static bool has_digit(const struct dx_line *line, const struct dx_seg *seg)
{
	for (size_t i = 0; i < seg->n; i++)
		if (dx_has_digit(line->words[seg->first + i]->text))
			return true;
	return false;
}

/* Is run SEG of line AT a label? */
static bool is_label(const struct dx_labels *l, size_t at, const struct dx_seg *seg)
{
	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first == seg->first && !l->v[i].skip)
			return true;
	return false;
}

/* The widest box of the N labels; the last one's may be as wide. */
static int32_t widest(const struct dx_seg *segs, size_t n)
{
	int32_t width = 0;

	for (size_t i = 1; i < n; i++)
		width = segs[i].x0 - segs[i - 1].x0 > width ? segs[i].x0 - segs[i - 1].x0 : width;
	return width;
}

/* The only one of the N runs VALUES between FROM and TO; SIZE_MAX: none, several, or one that stands across an end. */
static size_t only_in(const struct dx_seg *values, size_t n, int32_t from, int32_t to)
{
	size_t found = SIZE_MAX;

	for (size_t i = 0; i < n; i++) {
		if (values[i].x1 <= from || values[i].x0 >= to)
			continue;
		if (found != SIZE_MAX || values[i].x0 < from || values[i].x1 > to)
			return SIZE_MAX;
		found = i;
	}
	return found;
}

bool dx_labels_aslant(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
		      struct dx_words *w_r)
{
	const struct dx_line *line = &l->lines->v[hit->line];
	const struct dx_line *under = line + 1;
	size_t n, n_values;
	struct dx_seg *segs;
	struct dx_seg *values;
	bool found = false;

	if (hit->line + 1 >= l->lines->n || under->page != line->page || under->used || line->used ||
	    under->y0 - line->y1 > line->height)
		return false;
	segs = dx_lines_segments(a, line, &n);
	values = dx_lines_segments(a, under, &n_values);
	while (n > 0 && !is_label(l, hit->line, &segs[0])) { /* what stands beside the boxes */
		segs++;
		n--;
	}
	for (size_t k = 0; n >= BOXES_MIN && k < n; k++) {
		int32_t end = k + 1 < n ? segs[k + 1].x0 : segs[k].x0 + widest(segs, n);
		size_t at = only_in(values, n_values, segs[k].x0, end);

		if (at == SIZE_MAX || values[at].x0 <= segs[k].x1 || has_digit(line, &segs[k]) ||
		    !has_digit(under, &values[at]) || !is_label(l, hit->line, &segs[k]))
			return false;
		if (segs[k].first != hit->first)
			continue;
		*w_r = (struct dx_words){.words = (const struct dx_word *const *)under->words + values[at].first,
					 .n = values[at].n,
					 .page = under->page};
		found = true;
	}
	return found;
}
