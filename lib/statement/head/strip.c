/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Kontohavare | Kontonamn | Kontonummer | Valuta" over their values: what stands beside a label in such a line is the
 * next heading, whether the template knows it or not.
 */
#include <string.h>

#include "head.h"

#define HEADINGS_MIN 3
#define LABELS_MIN   2 /* of them that the template knows */
#define GAP_MAX      2 /* heights of the line, down to the values */

/* Is all of run S of line AT a label? */
static bool is_label(const struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first == s->first && l->v[i].n == s->n && !l->v[i].has_colon)
			return true;
	return false;
}

static bool is_heading(const struct dx_line *line, const struct dx_seg *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (line->words[s->first + i]->text[strcspn(line->words[s->first + i]->text, "0123456789:")] != '\0')
			return false;
	return true;
}

static int32_t apart(int32_t a, int32_t b)
{
	return a > b ? a - b : b - a;
}

/* Do both begin, end or have their middle at one place? */
static bool are_flush(const struct dx_seg *a, const struct dx_seg *b, int32_t slack)
{
	return apart(a->x0, b->x0) <= slack || apart(a->x1, b->x1) <= slack ||
	       apart(a->x0 + a->x1, b->x0 + b->x1) <= 2 * slack;
}

bool dx_st_is_strip(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *below = line + 1;
	size_t labels = 0;
	size_t under = 0;
	size_t n;
	size_t n_below;
	struct dx_seg *segs;
	struct dx_seg *values;

	if (line->used || at + 1 >= job->lines.n || below->used || below->page != line->page ||
	    below->y0 - line->y1 > GAP_MAX * line->height)
		return false;
	segs = dx_lines_segments(job->arena, line, &n);
	values = dx_lines_segments(job->arena, below, &n_below);
	if (n < HEADINGS_MIN || n_below != n)
		return false;
	for (size_t k = 0; k < n; k++) {
		if (!is_heading(line, &segs[k]) || !are_flush(&segs[k], &values[k], line->height / 2))
			return false;
		labels += is_label(job, at, &segs[k]);
		under += is_label(job, at + 1, &values[k]);
	}
	/* "Account Name | VISTARA OPTICS | Branch | Siliguri" over "Account Type | …": labels beside their values */
	return labels >= LABELS_MIN && under < LABELS_MIN;
}
