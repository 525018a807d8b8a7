/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Who stands on top of the paper: a seller whose block has no heading and no common edge (lines that are centred). */
#include <string.h>

#include "party_int.h"

#define TITLE_LINES 1 /* over the letterhead: what the paper is */

static size_t letters_in(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') || (unsigned char)*text >= 0x80;
	return n;
}

static bool begins_with_label(const struct dx_job *job, size_t line, const struct dx_seg *seg)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (l->v[k].first >= seg->first && l->v[k].first < seg->first + seg->n &&
		    (l->v[k].first == seg->first || l->v[k].has_colon))
			return true;
	return false;
}

/* "SURA AND SONS" drawn large, and near it in small letters "Tax Invoice": how many of the N words are as tall as the
 * first one. */
static size_t as_tall(const struct dx_word *const *words, size_t n)
{
	const int32_t tall = words[0]->y1 - words[0]->y0;
	size_t i = 1;

	while (i < n && (words[i]->y1 - words[i]->y0) * 4 >= tall * 3)
		i++;
	return i;
}

void dx_gst_name_on_top(struct dx_job *job, const struct dx_val *other, struct dx_val *v_r)
{
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == 0; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->used)
			return; /* the table begins */
		for (size_t k = 0; k < n; k++) {
			const struct dx_word *const *words = line->words + segs[k].first;
			struct dx_words w = {.words = words, .n = as_tall(words, segs[k].n), .page = line->page};
			struct dx_val v = dx_words_val(job->arena, &job->lines, &w);

			if (begins_with_label(job, i, &segs[k]) || strpbrk(v.text, ":@") || letters_in(v.text) < 4 ||
			    dx_gst_is_postal(v.text) || dx_gst_is_heading(v.text) ||
			    (other && dx_val_has(other) && strcmp(other->text, v.text) == 0))
				continue;
			*v_r = v;
			return;
		}
	}
}

bool dx_gst_titles_letterhead(struct dx_job *job, const struct dx_block *blocks, size_t n, const struct dx_block *b,
			      size_t at)
{
	const struct dx_label_hit *hit = dx_block_label(job, b, at);
	size_t other;

	if (!hit || at != 0 || b->page != 0 || hit->line > TITLE_LINES ||
	    !dx_str_starts(dx_str(job->lines.v[hit->line].words[hit->first]->text), "M/s"))
		return false;
	for (size_t i = 0; i < n; i++)
		if (&blocks[i] != b && blocks[i].y0 > b->y0 && dx_gst_heads(job, &blocks[i], GL_RECIPIENT, &other))
			return true;
	return false;
}
