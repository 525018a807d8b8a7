/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Two figures in one cell: "Totaal af / Totaal bij" over "€ 1.259,77 / € 6.276,27". Labels and figures are told apart
 * by the stroke between them, in the same order.
 */
#include <string.h>

#include "head.h"

static bool is_stroke(const struct dx_word *w)
{
	return strcmp(w->text, "/") == 0 || strcmp(w->text, "|") == 0;
}

/* Both amounts of the words of LINE from FROM on that stand together, with one stroke between. */
static bool two_amounts(struct dx_job *job, const struct dx_line *line, size_t from, struct dx_val v[2])
{
	const struct dx_word *const *words = (const struct dx_word *const *)line->words;
	struct dx_words part[2] = {{.page = line->page}, {.page = line->page}};
	size_t strokes = 0;
	size_t at = from;
	size_t to = from;

	for (; to < line->n && (to == from || words[to]->x0 - words[to - 1]->x1 <= line->height); to++) {
		if (!is_stroke(words[to]))
			continue;
		strokes++;
		at = to;
	}
	if (strokes != 1 || at == from || at + 1 >= to)
		return false;
	part[0].words = words + from;
	part[0].n = at - from;
	part[1].words = words + at + 1;
	part[1].n = to - at - 1;
	return dx_fields_amount_of(job, &part[0], &v[0]) && dx_fields_amount_of(job, &part[1], &v[1]);
}

/* What stands beside labels A and B, or right under them. */
static bool values_of(struct dx_job *job, const struct dx_label_hit *a, const struct dx_label_hit *b,
		      struct dx_val v[2])
{
	const struct dx_line *line = &job->lines.v[a->line];
	const struct dx_line *under = line + 1;
	const size_t end = b->first + b->n;
	size_t from = 0;

	if (end < line->n && two_amounts(job, line, end, v))
		return true;
	if (a->line + 1 >= job->lines.n || under->page != line->page || under->y0 - line->y1 > 2 * line->height)
		return false;
	while (from < under->n && under->words[from]->x1 < line->words[a->first]->x0)
		from++;
	return from < under->n && under->words[from]->x0 < line->words[end - 1]->x1 && two_amounts(job, under, from, v);
}

/* Do the words of label B stand behind those of A and a stroke, which may count as a word of either? */
static bool are_parted(const struct dx_line *line, const struct dx_label_hit *a, const struct dx_label_hit *b)
{
	const size_t stroke = is_stroke(line->words[b->first]) ? b->first : b->first - 1;

	return b->first > 0 && is_stroke(line->words[stroke]) && a->first + a->n >= stroke;
}

void dx_st_figures_slashed(struct dx_job *job, struct st_part *p)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = p->scope.from; i < p->scope.to && i < job->lines.n; i++) {
		for (size_t k = l->line_first[i]; k + 1 < l->line_first[i + 1]; k++) {
			const struct dx_label_hit *a = &l->v[k];
			const struct dx_label_hit *b = &l->v[k + 1];
			struct dx_val *to[2] = {dx_st_sum_of(p->acc, a->field), dx_st_sum_of(p->acc, b->field)};
			struct dx_val v[2];

			if (!to[0] || !to[1] || to[0] == to[1] || !are_parted(&job->lines.v[i], a, b) ||
			    !values_of(job, a, b, v))
				continue;
			*to[0] = v[0];
			*to[1] = v[1];
		}
	}
}
