/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A letterhead whose address stands over the seller's name, or in the corner beside it: the only whole one there. */
#include <string.h>

#include "party_int.h"

#define NAME_FAR 2 /* lines from the name down that may still stand beside it */

/* The line of the first page that has the words of NAME; the number of lines: none. */
static size_t line_of(const struct dx_job *job, const struct dx_val *name)
{
	const struct dx_place *at = &name->place;
	size_t i = 0;

	while (i < job->lines.n && !(job->lines.v[i].page == 0 && job->pages[0].number == at->page &&
				     job->lines.v[i].y0 < at->y1 && job->lines.v[i].y1 > at->y0))
		i++;
	return i;
}

bool dx_gst_begins_buyer(const struct dx_job *job, size_t index)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[index]; k < l->line_first[index + 1]; k++)
		if (!l->v[k].inner && (l->v[k].field == GL_RECIPIENT || l->v[k].field == GL_SHIP_TO))
			return true;
	return false;
}

void dx_gst_address_over_name(struct dx_job *job, struct gst_party *p)
{
	const size_t name = dx_val_has(&p->name) ? line_of(job, &p->name) : job->lines.n;
	struct dx_val found = {0};

	if (dx_val_has(&p->address))
		return;
	for (size_t i = 0; name < job->lines.n && i <= name + NAME_FAR && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs;

		if (line->page != 0 || line->used || dx_gst_begins_buyer(job, i))
			break;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			const char *text = dx_gst_whole_address(job, i, segs[k].first, segs[k].n);

			if (!text)
				continue;
			if (dx_val_has(&found))
				return;
			found = dx_lines_val(job->arena, &job->pages[0], line->words + segs[k].first, segs[k].n);
			found.text = text;
		}
	}
	if (!dx_val_has(&found))
		return;
	p->address = found;
	dx_gst_address(job, p, true); /* without what is none of it */
}
