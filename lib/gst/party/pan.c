/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "PAN   ABCPE1234F" in the column of "Name   Rohan Rao": that of a buyer without a GSTIN, which would hold it. */
#include "dx/extract/ident.h"

#include "party_int.h"
#include "record/record.h"

#define LINES_FAR 6 /* between the name and the PAN: an address */

/* Is line INDEX of the page of NAME, a few lines below it? */
static bool is_below(const struct dx_job *job, size_t index, const struct dx_val *name)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_place *box = &name->place;

	return job->pages[line->page].number == box->page && line->y0 >= box->y1 &&
	       line->y0 - box->y1 <= LINES_FAR * 2 * line->height;
}

void dx_gst_pan_in_column(struct dx_job *job, struct gst_party *p)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_printed(&p->name) && !dx_val_has(&p->pan) && !dx_val_has(&p->gstin) &&
	       (hit = dx_fields_next(job, dx_scope_all(job), GL_PAN, &at))) {
		const int32_t height = job->lines.v[hit->line].height;
		struct dx_words values[DX_LABEL_VALUES_MAX];
		int32_t off;

		if (hit->line >= dx_gst_head_end(job) || !is_below(job, hit->line, &p->name) ||
		    dx_labels_values(job->arena, &job->labels, hit, values) == 0 || values[0].n != 1 ||
		    !dx_ident_pan(dx_str(dx_words_text(job->arena, &values[0]))))
			continue;
		off = values[0].words[0]->x0 - p->name.place.x0;
		if (off <= height / 2 && off >= -height / 2)
			p->pan = dx_words_val(job->arena, &job->lines, &values[0]);
	}
}
