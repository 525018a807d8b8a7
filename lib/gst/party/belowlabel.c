/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Address     : 12/3, Gandhi Road" over "Civil Lines, Howrah 711106", which begins where the value behind the colon
 * does: an address that goes on below the label in a column of labels, where no other label stands.
 */
#include <string.h>

#include "party_int.h"

#define LINES_MAX 3 /* further lines */

/* The line in which the address V ends, with the run of words that begins it there, which begins with a colon; false:
 * there is none. */
static bool last_line(struct dx_job *job, const struct dx_val *v, size_t *line_r, struct dx_seg *seg_r)
{
	bool found = false;

	for (size_t i = 0; dx_val_printed(v) && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs;

		if (job->pages[line->page].number != v->place.page || line->used || line->y0 >= v->place.y1 ||
		    line->y1 <= v->place.y0)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			if (segs[k].x0 < v->place.x0 - line->height || segs[k].x0 >= v->place.x1 || segs[k].n < 2 ||
			    strcmp(line->words[segs[k].first]->text, ":") != 0)
				continue;
			*line_r = i;
			*seg_r = segs[k];
			found = true;
		}
	}
	return found;
}

/* What the line INDEX, right below the one before it, has of a value that begins at X; NULL: it begins with anything
 * else. */
static const char *rest_in(struct dx_job *job, size_t index, int32_t x)
{
	const struct dx_line *above = &job->lines.v[index - 1];
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_labels *l = &job->labels;
	const struct dx_seg *segs;
	const char *text;
	size_t n;

	if (line->page != above->page || line->used || dx_lines_leading(above, line) > line->height)
		return NULL;
	segs = dx_lines_segments(job->arena, line, &n);
	if (n == 0 || segs[0].x0 - x > line->height / 2 || x - segs[0].x0 > line->height / 2)
		return NULL;
	text = dx_lines_text(job->arena, line->words + segs[0].first, segs[0].n);
	for (size_t k = l->line_first[index]; k < l->line_first[index + 1]; k++)
		if (l->v[k].first == segs[0].first && !dx_gst_is_street(&l->v[k], text))
			return NULL;
	return strpbrk(text, ":@") ? NULL : text;
}

void dx_gst_address_below_label(struct dx_job *job, struct gst_party *p)
{
	struct dx_seg seg;
	size_t at;
	int32_t x;

	if (!dx_val_has(&p->address) || dx_gst_is_postal(p->address.text) || !last_line(job, &p->address, &at, &seg))
		return;
	x = job->lines.v[at].words[seg.first + 1]->x0;
	for (size_t i = at + 1; i < job->lines.n && i <= at + LINES_MAX; i++) {
		const char *rest = rest_in(job, i, x);

		if (!rest)
			return;
		p->address.text = dx_asprintf(job->arena, "%s, %s", p->address.text, rest);
		p->address.place.y1 = job->lines.v[i].y1;
		if (dx_gst_is_postal(p->address.text))
			return;
	}
}
