/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Asha Rao    77478977483583    FDRX0007922" over "Name    Account number    IFSC": what stands over a whole line of
 * labels, one over each, where nothing of the kind stands under it.
 */
#include <stdlib.h>

#include "label_int.h"

#define CAPTIONS_MIN 3
#define ALIGNED      1500 /* thousandths of a point */
#define BELOW        3    /* line heights in which values of labels stand under them */

static bool has_digit(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return true;
	return false;
}

/* Do the N runs of one line begin where those of the other do, each under its own? */
static bool are_aligned(const struct dx_seg *a, const struct dx_seg *b, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (abs(a[i].x0 - b[i].x0) > ALIGNED)
			return false;
	return true;
}

/* How many of the N runs SEGS of line AT are labels, and nothing else. */
static size_t labelled(const struct dx_labels *l, size_t at, const struct dx_seg *segs, size_t n)
{
	size_t found = 0;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		for (size_t k = 0; k < n; k++)
			found += l->v[i].first == segs[k].first && l->v[i].n == segs[k].n && !l->v[i].skip;
	return found;
}

bool dx_labels_over(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *line = &l->lines->v[hit->line];
	const struct dx_line *over = line - 1;
	const struct dx_line *under = line + 1;
	size_t n, n_over, n_under;
	struct dx_seg *segs;
	struct dx_seg *above;

	if (hit->line == 0 || over->page != line->page || over->used || line->used ||
	    line->y0 - over->y1 > line->height || !has_digit(over) || has_digit(line))
		return false;
	segs = dx_lines_segments(a, line, &n);
	above = dx_lines_segments(a, over, &n_over);
	if (n < CAPTIONS_MIN || n != n_over || !are_aligned(segs, above, n) ||
	    labelled(l, hit->line, segs, n) < CAPTIONS_MIN || l->line_first[hit->line - 1] < l->line_first[hit->line])
		return false;
	if (hit->line + 1 < l->lines->n && under->page == line->page && under->y0 - line->y1 < BELOW * line->height) {
		(void)dx_lines_segments(a, under, &n_under);
		if (n_under > 1)
			return false;
	}
	for (size_t k = 0; k < n; k++)
		if (segs[k].first == hit->first) {
			*w_r = (struct dx_words){.words = (const struct dx_word *const *)over->words + above[k].first,
						 .n = above[k].n,
						 .page = over->page};
			return true;
		}
	return false;
}
