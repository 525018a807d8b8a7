/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Names that were too long for their column, and go on in the line below. */
#include <string.h>
#include <strings.h>

#include "dx/extract/legal.h"

#include "party_int.h"

#define LABEL_FAR 3000 /* thousandths of a point: labels of one column begin below each other */

/* The line and the run of words in which V begins; false: it is none of the page's. */
static bool place_of(struct dx_job *job, const struct dx_val *v, size_t *line_r, struct dx_seg *seg_r)
{
	for (size_t i = 0; dx_val_printed(v) && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (job->pages[line->page].number != v->place.page || line->y0 >= v->place.y1 ||
		    line->y1 <= v->place.y0)
			continue;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++)
			if (segs[k].x0 <= v->place.x0 && segs[k].x1 > v->place.x0) {
				*line_r = i;
				*seg_r = segs[k];
				return true;
			}
	}
	return false;
}

/* The line right below line AT; NULL: the paper has a gap there. */
static const struct dx_line *below(const struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *next = at + 1 < job->lines.n ? line + 1 : NULL;

	return next && next->page == line->page && !next->used && dx_lines_leading(line, next) <= line->height ? next
													       : NULL;
}

static void add(struct dx_job *job, const struct dx_line *line, size_t first, size_t n, struct dx_val *name)
{
	struct dx_words w = {line->words + first, n, 0, line->page};
	struct dx_val more = dx_words_val(job->arena, &job->lines, &w);

	name->text = dx_asprintf(job->arena, "%s %s", name->text, more.text);
	name->raw = dx_asprintf(job->arena, "%s %s", name->raw, more.raw);
	name->place = dx_place_join(name->place, more.place);
}

static bool ends_with(const char *text, const char *word)
{
	const size_t n = strlen(text);
	const size_t len = strlen(word);

	return n > len && text[n - len - 1] == ' ' && strcasecmp(text + n - len, word) == 0;
}

/* "… Solutions Private" over "Limited". */
static void with_limited(struct dx_job *job, struct dx_val *name)
{
	const struct dx_line *next;
	struct dx_seg seg;
	struct dx_seg *segs;
	size_t at;
	size_t n;

	if (!dx_val_printed(name) ||
	    !(ends_with(name->text, "private") || ends_with(name->text, "pvt") || ends_with(name->text, "pvt.")) ||
	    !place_of(job, name, &at, &seg) || !(next = below(job, at)))
		return;
	segs = dx_lines_segments(job->arena, next, &n);
	for (size_t k = 0; k < n; k++) {
		const char *text = next->words[segs[k].first]->text;

		if (segs[k].x0 >= seg.x1 || segs[k].x1 <= seg.x0 ||
		    !(dx_legal_form(dx_strn(text, strcspn(text, ".,"))) & DX_LEGAL_INDIA))
			continue;
		add(job, next, segs[k].first, 1, name);
		return;
	}
}

/* The label right before NAME, whose run is SEG of LINE, where it is one of a name: "Customer Name:". NULL: it is not.
 */
static const struct dx_word *name_label(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct dx_seg *segs;
	size_t n;

	segs = dx_lines_segments(job->arena, line, &n);
	for (size_t k = 1; k < n; k++) {
		const struct dx_word *last = line->words[segs[k].first - 1];

		if (segs[k].first == seg->first)
			return dx_str_ieq_c(dx_strn(last->text, strcspn(last->text, ":")), "name")
				       ? line->words[segs[k - 1].first]
				       : NULL;
	}
	return NULL;
}

/* "Customer Name:  Kaveri Housing Society" over "Contractors" over "Address:  14/2, Gandhi Nagar": what stands in the
 * column of values down to the label of the address is the name. */
static void with_value(struct dx_job *job, struct dx_val *name)
{
	const struct dx_line *next;
	const struct dx_line *after;
	const struct dx_word *label;
	struct dx_seg seg;
	struct dx_seg *segs;
	size_t at;
	size_t n;

	if (!place_of(job, name, &at, &seg) || !(label = name_label(job, &job->lines.v[at], &seg)) ||
	    !(next = below(job, at)) || !(after = below(job, at + 1)))
		return;
	segs = dx_lines_segments(job->arena, next, &n);
	if (n == 0 || segs[0].x0 != seg.x0 || after->words[0]->x0 - label->x0 > LABEL_FAR ||
	    label->x0 - after->words[0]->x0 > LABEL_FAR || strncasecmp(after->words[0]->text, "address", 7) != 0)
		return;
	add(job, next, segs[0].first, segs[0].n, name);
}

void dx_gst_unwrap_name(struct dx_job *job, struct dx_val *name)
{
	with_limited(job, name);
	with_value(job, name);
}
