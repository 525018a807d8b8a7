/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Plot No. 6" over "Ring Road" over "Kochi - 682087" in the corner beside the seller's name: lines with a common edge,
 * at the right or at the left, that are an address together. The only one that stands there.
 */
#include "dx/extract/ident.h"

#include "party_int.h"

#define LINES_MAX 5  /* of the address */
#define LINES_FAR 2  /* heights between two of its lines, at most */
#define NAME_FAR  3  /* lines from the name down in which it may begin */
#define WORDS_MAX 48 /* of the address */

/* What was gathered of the corner. */
struct corner {
	const struct dx_word *words[WORDS_MAX];
	size_t n, lines;
	const char *text; /* NULL: nothing */
	struct dx_seg last;
	int32_t y1;
};

static bool is_at(int32_t a, int32_t b, int32_t height)
{
	return a - b <= height / 2 && b - a <= height / 2;
}

static bool has_label(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;
	const char *text = dx_lines_text(job->arena, job->lines.v[index].words + seg->first, seg->n);

	for (size_t k = l->line_first[index]; k < l->line_first[index + 1]; k++)
		if (l->v[k].first >= seg->first && l->v[k].first < seg->first + seg->n &&
		    !dx_gst_is_street(&l->v[k], text))
			return true;
	return false;
}

static void take(struct dx_job *job, struct corner *c, size_t index, const struct dx_seg *seg)
{
	const struct dx_line *line = &job->lines.v[index];
	const char *text = dx_gst_kept(job, dx_lines_text(job->arena, line->words + seg->first, seg->n), "-");

	for (size_t i = 0; i < seg->n && c->n < WORDS_MAX; i++)
		c->words[c->n++] = line->words[seg->first + i];
	c->text = c->text ? dx_asprintf(job->arena, "%s, %s", c->text, text) : text;
	c->last = *seg;
	c->y1 = line->y1;
	c->lines++;
}

/* The run of words of line INDEX that goes on with C, if there is one that is no label. */
static bool goes_on(struct dx_job *job, const struct corner *c, size_t index, struct dx_seg *seg_r)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		if (!is_at(segs[k].x1, c->last.x1, line->height) && !is_at(segs[k].x0, c->last.x0, line->height))
			continue;
		*seg_r = segs[k];
		return !has_label(job, index, &segs[k]);
	}
	return false;
}

/* The address that begins with SEG of line INDEX, up to its PIN code and the state behind that; false: it is none. */
static bool gather(struct dx_job *job, size_t index, const struct dx_seg *seg, struct corner *c)
{
	const size_t page = job->lines.v[index].page;

	*c = (struct corner){.n = 0};
	take(job, c, index, seg);
	if (!dx_gst_says_where(c->text) || dx_gst_has_pin(c->text))
		return false;
	for (size_t i = index + 1; i < job->lines.n && c->lines < LINES_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const bool whole = dx_gst_has_pin(c->text);
		struct dx_seg next;

		if (line->page != page || line->used || line->y0 - c->y1 > LINES_FAR * line->height)
			break;
		if (!goes_on(job, c, i, &next))
			continue;
		if (whole && !dx_ident_state(dx_str(dx_lines_text(job->arena, line->words + next.first, next.n))))
			break;
		take(job, c, i, &next);
		if (whole)
			break;
	}
	return dx_gst_has_pin(c->text);
}

void dx_gst_address_in_corner(struct dx_job *job, struct gst_party *p)
{
	size_t below = 0; /* lines under the name */
	struct corner found = {.n = 0};

	if (dx_val_has(&p->address) || !dx_val_printed(&p->name) || p->name.place.page != job->pages[0].number)
		return;
	for (size_t i = 0; i < job->lines.n && below <= NAME_FAR; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs;

		if (line->page != 0 || line->used || dx_gst_begins_buyer(job, i))
			break;
		below += line->y0 >= p->name.place.y1;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			struct corner c;

			if (segs[k].x0 < p->name.place.x1 || has_label(job, i, &segs[k]) ||
			    !gather(job, i, &segs[k], &c))
				continue;
			if (found.text && line->y0 > found.y1)
				return; /* another one */
			if (!found.text)
				found = c;
		}
	}
	if (!found.text)
		return;
	p->address = dx_lines_val(job->arena, &job->pages[0], found.words, found.n);
	p->address.text = found.text;
	dx_gst_address(job, p, true); /* without what is none of it */
}
