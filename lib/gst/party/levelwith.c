/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Name   Rohan Rao        Address   21 Station Road, Mysuru 570001": an address that is labelled beside a name, or
 * below it where the label of the name begins. */
#include "party_int.h"
#include "record/record.h"

/* Stands NAME on line INDEX, before word AT of it? */
static bool is_level(const struct dx_job *job, size_t index, size_t at, const struct dx_val *name)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_place *box = &name->place;

	return box->page == job->pages[line->page].number && box->y0 < line->y1 && box->y1 > line->y0 &&
	       box->x1 <= line->words[at]->x0;
}

/* Begins label AT of line INDEX a line right below the one that NAME stands in, and where that begins? */
static bool is_below(const struct dx_job *job, size_t index, size_t at, const struct dx_val *name)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_line *above = index ? line - 1 : line;
	const struct dx_place *box = &name->place;
	const int32_t off = line->words[0]->x0 - above->words[0]->x0;

	return at == 0 && above->page == line->page && box->page == job->pages[line->page].number &&
	       box->y0 < above->y1 && box->y1 > above->y0 && box->x0 > above->words[0]->x0 &&
	       dx_lines_leading(above, line) <= line->height && off <= line->height / 2 && off >= -line->height / 2;
}

/* The lines of the block that begins with what W says, up to the next label. */
static bool whole_value(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_words *w,
			struct dx_val *v)
{
	for (size_t i = 0; i < n; i++) {
		size_t lines = 1;

		if (blocks[i].lines[0].words != w->words)
			continue;
		while (lines < blocks[i].n && !dx_block_label(job, &blocks[i], lines))
			lines++;
		*v = dx_block_val(job, &blocks[i], 0, lines);
		return true;
	}
	return false;
}

void dx_gst_address_beside(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *p)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_has(&p->name) && !dx_val_has(&p->address) &&
	       (hit = dx_fields_next(job, dx_scope_all(job), GL_ADDRESS, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_val v = {0};

		if ((is_level(job, hit->line, hit->first, &p->name) ||
		     is_below(job, hit->line, hit->first, &p->name)) &&
		    dx_labels_values(job->arena, &job->labels, hit, values) > 0 &&
		    whole_value(job, blocks, n, &values[0], &v) &&
		    (dx_gst_is_postal(v.text) || dx_gst_is_address(v.text)))
			p->address = v;
	}
}
