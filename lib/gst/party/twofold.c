/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Exporter (Bill To)": who is billed buys, whatever else he is; a heading that is two says it in its brackets. */
#include <string.h>

#include "party_int.h"

/* Does SECOND stand in brackets of its own right behind FIRST? */
static bool is_in_brackets(const struct dx_job *job, const struct dx_label_hit *first,
			   const struct dx_label_hit *second)
{
	const struct dx_line *line = &job->lines.v[first->line];
	const char *begin = line->words[second->first]->text;
	const char *end = line->words[second->first + second->n - 1]->text;

	return second->line == first->line && second->first == first->first + first->n && !first->has_colon &&
	       begin[0] == '(' && strchr(end, ')');
}

void dx_gst_join_twofold(struct dx_job *job)
{
	for (size_t i = 0; i + 1 < job->labels.n; i++) {
		struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_label_hit *in = hit + 1;

		if (hit->field != GL_SUPPLIER || in->field != GL_RECIPIENT || !is_in_brackets(job, hit, in))
			continue;
		hit->field = GL_RECIPIENT;
		hit->n += in->n;
		hit->skip = in->skip;
		hit->has_colon = in->has_colon;
	}
}
