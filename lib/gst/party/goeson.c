/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An address that goes on below: "2nd Floor, M.G. Road," over "Jaipur - 302060   Phone: 98290 11223". A label within
 * its last line, or one beside it, hides that line from those who look for blocks.
 */
#include <string.h>

#include "party_int.h"

#define EDGE_NEAR 2 /* heights between their left edges: a colon may stand before the first */

/* Is SEG of LINE right below what has PLACE, with its left edge? */
static bool is_right_below(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg,
			   struct dx_place place)
{
	const int32_t off = seg->x0 - place.x0;

	return job->pages[line->page].number == place.page && off < EDGE_NEAR * line->height && -off < line->height &&
	       line->y0 > place.y1 - line->height / 2 && line->y0 - place.y1 < line->height;
}

/* Begins a party or a bank in LINE, number AT? */
static bool is_others(const struct dx_job *job, size_t at, const char *text)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[at]; k < l->line_first[at + 1]; k++)
		if (l->v[k].field == GL_RECIPIENT || l->v[k].field == GL_SUPPLIER || l->v[k].field == GL_SHIP_TO)
			return true;
	return strstr(text, "Bank") || strstr(text, "BANK");
}

/* The run of words of line AT that goes on with P's address; false: none does. */
static bool take_from(struct dx_job *job, size_t at, struct gst_party *p)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		const struct dx_word *const *words = (const struct dx_word *const *)line->words + segs[k].first;
		const char *text = dx_gst_kept(job, dx_lines_text(job->arena, words, segs[k].n), "-");
		struct dx_val more;

		if (!is_right_below(job, line, &segs[k], p->address.place) || !dx_gst_has_pin(text) ||
		    is_others(job, at, text))
			continue;
		more = dx_lines_val(job->arena, &job->pages[line->page], words, segs[k].n);
		p->address.text = dx_asprintf(job->arena, "%s, %s", p->address.text, text);
		p->address.place = dx_place_join(p->address.place, more.place);
		return true;
	}
	return false;
}

void dx_gst_address_goes_on(struct dx_job *job, struct gst_party *p)
{
	for (size_t i = 0; i < job->lines.n && !dx_gst_has_pin(p->address.text); i++)
		if (!job->lines.v[i].used && take_from(job, i, p))
			return;
}
