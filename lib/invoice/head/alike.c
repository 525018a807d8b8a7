/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Account: Institute of Geology", "Account PIN: P05…": labels that begin with the same word say things of one firm. */
#include <string.h>

#include "party_int.h"

#define ALIKE_LINES 8 /* from a name to a registration whose labels begin with the same word */

/* "Account:   Institute of Geology" above line LINE, for the word KEY of "Account PIN:" there: what stands behind. */
static bool named_by(struct dx_job *job, size_t line, const struct dx_word *key, struct dx_val *v)
{
	const struct dx_line *own = &job->lines.v[line];
	size_t stop = strlen(key->text);

	for (size_t i = line; i-- > 0 && line - i <= ALIKE_LINES && job->lines.v[i].page == own->page;) {
		const struct dx_line *above = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, above, &n);

		for (size_t k = 0; k < n; k++) {
			const struct dx_word *const *w = above->words + segs[k].first;
			size_t label = segs[k].n > 1 && strcmp(w[1]->text, ":") == 0 ? 2 : 1;
			size_t first = segs[k].n > label ? k : k + 1;
			bool apart = segs[k].n == 1 && k + 1 < n && segs[k + 1].n > 1 && /* "Company      : Acme" */
				     strcmp(above->words[segs[k + 1].first]->text, ":") == 0;
			size_t skip = first == k ? label : apart;

			if (strncmp(w[0]->text, key->text, stop) != 0 || w[0]->x0 - key->x0 > own->height ||
			    key->x0 - w[0]->x0 > own->height || first >= n ||
			    (label == 1 && !apart && strcmp(w[0]->text + stop, ":") != 0))
				continue;
			*v = dx_lines_val(job->arena, &job->pages[above->page], above->words + segs[first].first + skip,
					  segs[first].n - skip);
			return dx_has_letter(v->text);
		}
	}
	return false;
}

/* The word that the label HIT begins with, where a colon ends it and it has more of them; LINE's number of words: none.
 */
static size_t key_of(const struct dx_line *line, const struct dx_label_hit *hit)
{
	size_t first = hit->inner && hit->first > 0 ? hit->first - 1 : hit->first;

	if (!hit->has_colon || first + 1 >= hit->first + hit->n ||
	    (first > 0 && line->words[first]->x0 - line->words[first - 1]->x1 < line->height))
		return line->n;
	return first;
}

bool dx_invoice_named_alike(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *name_r)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t key = key_of(line, hit);

	return key < line->n && named_by(job, hit->line, line->words[key], name_r);
}
