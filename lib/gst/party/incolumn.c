/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Bill To │ Sura and Sons" in a column of labels beside one of what they name: what stands below such a heading is the
 * next label, known or not ("Service Code").
 */
#include <string.h>

#include "party_int.h"

#define LABELS_NEAR 8 /* lines above or below the heading on which such a label stands, at most */
#define HEADED_FAR  4 /* heights of a block between the heading it ends in and what that heads, at most */

/* Where a column of labels begins, and that of their values. */
struct columns {
	int32_t label, value;
};

static bool is_at(int32_t x, int32_t y, int32_t height)
{
	return x - y <= height / 2 && y - x <= height / 2;
}

/* Two runs of words next to each other of line INDEX that begin where those columns do. */
static bool is_pair(struct dx_job *job, size_t index, const struct columns *c, struct dx_seg *label_r,
		    struct dx_seg *value_r)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 0; i + 1 < n; i++) {
		if (!is_at(segs[i].x0, c->label, line->height) || !is_at(segs[i + 1].x0, c->value, line->height))
			continue;
		*label_r = segs[i];
		*value_r = segs[i + 1];
		return true;
	}
	return false;
}

/* Is SEG of line INDEX a label and nothing else? */
static bool is_label(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	for (size_t i = job->labels.line_first[index]; i < job->labels.line_first[index + 1]; i++)
		if (job->labels.v[i].first == seg->first && job->labels.v[i].n == seg->n)
			return true;
	return false;
}

static bool has_label(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	for (size_t i = job->labels.line_first[index]; i < job->labels.line_first[index + 1]; i++)
		if (job->labels.v[i].first >= seg->first && job->labels.v[i].first < seg->first + seg->n)
			return true;
	return false;
}

/* Stands a known label in that column near line INDEX, and what it names in the other one? */
static bool has_others(struct dx_job *job, size_t index, const struct columns *c)
{
	for (size_t i = index > LABELS_NEAR ? index - LABELS_NEAR : 0; i < job->lines.n && i <= index + LABELS_NEAR;
	     i++) {
		struct dx_seg label;
		struct dx_seg value;

		if (i != index && job->lines.v[i].page == job->lines.v[index].page &&
		    is_pair(job, i, c, &label, &value) && is_label(job, i, &label) && !has_label(job, i, &value))
			return true;
	}
	return false;
}

/* Has the next line on which something begins in the column of labels something in the other one too? */
static bool goes_on(struct dx_job *job, size_t index, const struct columns *c)
{
	for (size_t i = index + 1; i < job->lines.n && job->lines.v[i].page == job->lines.v[index].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_seg label;
		struct dx_seg value;

		for (size_t k = 0; k < line->n; k++)
			if (is_at(line->words[k]->x0, c->label, line->height))
				return is_pair(job, i, c, &label, &value);
	}
	return false;
}

/* The run of words of LINE that begins at X; false: none does. */
static bool run_at(struct dx_job *job, const struct dx_line *line, int32_t x, struct dx_seg *run_r)
{
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 0; i < n; i++)
		if (is_at(segs[i].x0, x, line->height)) {
			*run_r = segs[i];
			return true;
		}
	return false;
}

/* The field of the label that is the run SEG of line INDEX, or begins it; -1: it is none. */
static int field_at(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	for (size_t i = job->labels.line_first[index]; i < job->labels.line_first[index + 1]; i++)
		if (job->labels.v[i].first == seg->first)
			return job->labels.v[i].field;
	return -1;
}

/* Does the run SEG of line INDEX, in a column of labels, go on with who the party over it is: the firm of a guest, the
 * address, the state? */
static bool is_of_party(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	static const char *const firms[] = {"company", "organisation", "organization", "firm"};
	const int field = field_at(job, index, seg);
	const char *word = job->lines.v[index].words[seg->first]->text;

	if (seg->n == 1 && dx_str_is_one_of(dx_strn(word, strcspn(word, ":")), firms, DX_LEN(firms)))
		return true;
	return field == GL_NAME || field == GL_ADDRESS || field == GL_STATE || field == GL_STATE_CODE ||
	       field == GL_GSTIN;
}

void dx_gst_gstin_in_column(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_block *values,
			    struct dx_val *gstin)
{
	const struct dx_line *heading = &job->lines.v[hit->line];
	const int32_t label = heading->words[hit->first]->x0;

	for (size_t i = hit->line + 1; i < job->lines.n && job->lines.v[i].page == heading->page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_seg run;
		struct dx_val v;
		size_t at = 0;

		if (run_at(job, line, label, &run) && !is_of_party(job, i, &run))
			return; /* the next label, of something else */
		if (!run_at(job, line, values->x0, &run))
			continue;
		while (dx_gst_next_gstin(job, line, &at, &v))
			if (at > run.first && at <= run.first + run.n) {
				*gstin = v;
				return;
			}
	}
}

const struct dx_block *dx_gst_beside(struct dx_job *job, const struct dx_block *blocks, size_t n,
				     const struct dx_label_hit *hit, size_t *line_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	struct columns c = {.label = line->words[hit->first]->x0};
	size_t n_segs;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n_segs);
	size_t at = 0;

	while (at + 1 < n_segs && segs[at].first != hit->first)
		at++;
	if (at + 1 >= n_segs || segs[at].n != hit->n)
		return NULL;
	c.value = segs[at + 1].x0;
	if (has_label(job, hit->line, &segs[at + 1]) || !has_others(job, hit->line, &c) || !goes_on(job, hit->line, &c))
		return NULL;
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k < blocks[i].n; k++)
			if (blocks[i].lines[k].words == line->words + segs[at + 1].first &&
			    dx_gst_may_be_name(dx_words_text(job->arena, &blocks[i].lines[k]))) {
				*line_r = k;
				return &blocks[i];
			}
	return NULL;
}

/* What stands beside the lines above the heading begins higher than the heading, and is not below it. */
const struct dx_block *dx_gst_under(const struct dx_job *job, const struct dx_block *blocks, size_t n,
				    const struct dx_block *b)
{
	struct dx_block heading = *b;
	const struct dx_block *next;

	heading.y0 = job->lines.v[b->at[b->n - 1]].y0;
	next = dx_block_below(blocks, n, &heading);
	return next && next->y0 - b->y1 <= HEADED_FAR * (b->y1 - b->y0) ? next : NULL;
}
