/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Text of a cell that takes several lines. */
#include "tds_int.h"

bool dx_tds_aligned(const struct dx_line *line, struct dx_place with)
{
	int32_t left = line->x0 - with.x0;
	int32_t middle = (line->x0 + line->x1) / 2 - (with.x0 + with.x1) / 2;

	return (left > -line->height && left < 2 * line->height) || (middle > -line->height && middle < line->height);
}

void dx_tds_wrapped(struct dx_job *job, const struct tds_line *l, int32_t x0, int32_t x1, struct dx_val *v)
{
	const struct dx_line *above = l->line;

	for (size_t i = l->at + 1; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val more;

		if (line->page != above->page || line->y0 - above->y1 > above->height * 6 / 10 ||
		    !dx_tds_aligned(line, v->place) || line->words[0]->x0 < x0 - above->height ||
		    line->words[line->n - 1]->x1 > x1 + above->height ||
		    dx_tds_row_word(job, line->words, line->n, false) >= 0)
			break;
		more = dx_lines_val(job->arena, &job->pages[line->page], line->words, line->n);
		dx_tds_join(job, v, " ", &more);
		above = line;
	}
}

/* ---- cells with text above and below their row ---- */

struct around {
	struct dx_job *job;
	const struct tds_line *row;
	int32_t x0, x1;
};

/* The words of line AT over the cell, if it has some, stands apart from other ones, and holds no figures of a row. */
static bool words_over(const struct around *a, size_t at, size_t *first_r, size_t *n_r)
{
	const struct dx_line *line = &a->job->lines.v[at];
	struct tds_line l;
	size_t first = 0;
	size_t end;

	if (line->page != a->row->line->page || line->used || dx_tds_row_word(a->job, line->words, line->n, false) >= 0)
		return false;
	while (first < line->n && line->words[first]->x1 <= a->x0)
		first++;
	end = first;
	while (end < line->n && line->words[end]->x0 < a->x1)
		end++;
	if (first == end || line->words[first]->x0 < a->x0 - line->height / 4 ||
	    (end < line->n && line->words[end]->x0 - line->words[end - 1]->x1 < line->height))
		return false;
	l = dx_tds_line(a->job, at, a->row->whole);
	for (size_t i = 0; i < l.n; i++)
		if (l.toks[i].kind == TDS_DATE || l.toks[i].kind == TDS_AMOUNT)
			return false;
	*first_r = first;
	*n_r = end - first;
	return true;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return lower->y0 - upper->y1 <= upper->height * 6 / 10;
}

void dx_tds_cell_around(struct dx_job *job, const struct tds_line *l, int32_t x0, int32_t x1, struct dx_val *v)
{
	const struct around a = {job, l, x0, x1};
	const struct dx_val middle = *v;
	struct dx_line *lines = job->lines.v;
	size_t above = 0;
	size_t below = 0;
	size_t first, n;

	while (above < l->at && words_over(&a, l->at - above - 1, &first, &n) &&
	       is_near(&lines[l->at - above - 1], &lines[l->at - above]))
		above++;
	while ((above == 0 || below < above) && l->at + below + 1 < job->lines.n &&
	       words_over(&a, l->at + below + 1, &first, &n) &&
	       is_near(&lines[l->at + below], &lines[l->at + below + 1]))
		below++;
	if (below < above)
		above = 0; /* what is centred has as much below */
	*v = (struct dx_val){0};
	for (size_t i = l->at - above; i <= l->at + below; i++) {
		struct dx_val one = middle;

		if (i != l->at) {
			if (!words_over(&a, i, &first, &n))
				continue;
			one = dx_lines_val(job->arena, &job->pages[lines[i].page], lines[i].words + first, n);
			lines[i].used = true;
		}
		if (!dx_val_has(&one))
			continue;
		if (dx_val_has(v))
			dx_tds_join(job, v, " ", &one);
		else
			*v = one;
	}
}
