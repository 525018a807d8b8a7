/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Labels in brackets that stand below what they are said of: "LOTUS PAPER WORKS" over "(Company Name)". */
#include <string.h>

#include "head.h"

#define ABOVE_HEIGHTS 2 /* line heights between a caption and what is over it */

bool dx_st_is_caption_below(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *last = line->words[hit->first + hit->n - 1]->text;

	return line->words[hit->first]->text[0] == '(' && last[strlen(last) - 1] == ')';
}

/* The run of words right above the caption HIT that begins where it does. */
static bool words_above(struct dx_job *job, const struct dx_label_hit *hit, struct dx_words *w_r)
{
	const struct dx_line *own = &job->lines.v[hit->line];
	int32_t x0 = own->words[hit->first]->x0;

	for (size_t i = hit->line; i-- > 0;) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs;

		if (line->page != own->page || own->y0 - line->y1 > ABOVE_HEIGHTS * own->height)
			return false;
		segs = dx_lines_segments(job->arena, line, &n);
		for (size_t k = 0; k < n; k++) {
			if (segs[k].x0 - x0 > own->height || x0 - segs[k].x0 > own->height)
				continue;
			*w_r = (struct dx_words){.words = (const struct dx_word *const *)line->words + segs[k].first,
						 .n = segs[k].n,
						 .page = line->page};
			return true;
		}
	}
	return false;
}

bool dx_st_captioned(struct dx_job *job, int field, struct dx_words *w_r)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (dx_st_is_caption_below(job, hit) && words_above(job, hit, w_r))
			return true;
	return false;
}
