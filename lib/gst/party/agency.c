/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Agency │ Sura Advertising" over "Client │ Sura Motors" in a column of labels: what a paper prints for a client
 * through its agency is billed to the agency, whose address and GSTIN it has; of the client it has the name alone.
 */
#include <string.h>

#include "party_int.h"
#include "record/record.h"

#define LABEL_WORDS_MAX 2 /* "Agency", "Ad Agency" */

/* Ends the run SEG of LINE, which is no more than a label, with "Agency"? */
static bool is_agency(const struct dx_line *line, const struct dx_seg *seg)
{
	const char *last = line->words[seg->first + seg->n - 1]->text;

	return seg->n <= LABEL_WORDS_MAX && dx_str_ieq_c(dx_strn(last, strcspn(last, ":")), "agency");
}

/* Is what run SEG of line INDEX labels in its column a name with an address and a GSTIN? Then it is *P_R. */
static bool is_whole(struct dx_job *job, const struct dx_block *blocks, size_t n, size_t index,
		     const struct dx_seg *seg, struct gst_party *p_r, const struct dx_block **used_r)
{
	const struct dx_label_hit hit = {.field = GL_OTHER, .line = index, .first = seg->first, .n = seg->n};
	size_t first;
	const struct dx_block *b = dx_gst_beside(job, blocks, n, &hit, &first);

	*p_r = (struct gst_party){0};
	if (!b)
		return false;
	dx_gst_read_block(job, b, first, p_r);
	if (!dx_val_has(&p_r->gstin))
		dx_gst_gstin_in_column(job, &hit, b, &p_r->gstin);
	*used_r = b;
	return dx_val_has(&p_r->name) && dx_val_has(&p_r->gstin) && dx_val_has(&p_r->address) &&
	       (dx_gst_is_postal(p_r->address.text) || dx_gst_is_address(p_r->address.text));
}

void dx_gst_by_agency(struct dx_job *job, const struct dx_block *blocks, size_t n, struct gst_party *client,
		      const struct dx_block **used_r)
{
	if (!dx_val_has(&client->name) || dx_val_has(&client->address) || dx_val_has(&client->gstin))
		return;
	for (size_t i = 0; i < dx_gst_head_end(job); i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n_segs = 0;
		const struct dx_seg *segs = line->used ? NULL : dx_lines_segments(job->arena, line, &n_segs);

		for (size_t k = 0; k < n_segs; k++) {
			struct gst_party agency;
			const struct dx_block *used;

			if (!is_agency(line, &segs[k]) || !is_whole(job, blocks, n, i, &segs[k], &agency, &used))
				continue;
			*client = agency;
			*used_r = used;
			return;
		}
	}
}
