/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* How well a line could be read, and what the paper says twice. */
#include <string.h>

#include "receipt_int.h"

#define SAID_MIN 6  /* letters of a name that may stand inside another line */
#define CLEAR    75 /* percent */

bool dx_receipt_is_read(struct dx_job *job, size_t line, size_t least)
{
	struct dx_words w = dx_receipt_left(job, line);
	size_t sum = 0;
	size_t all = 0;

	for (size_t i = 0; i < w.n; i++) {
		size_t letters, digits, capitals;

		dx_receipt_count(w.words[i]->text, &letters, &digits, &capitals);
		sum += (letters + digits) * w.words[i]->conf;
		all += letters + digits;
	}
	return sum >= all * least;
}

/* Does line LINE stand at PLACE? */
static bool is_at(const struct dx_job *job, size_t line, struct dx_place place)
{
	const struct dx_line *l = &job->lines.v[line];
	bool at = false;

	for (size_t i = 0; i < l->n; i++)
		at |= l->words[i]->y1 > place.y0 && l->words[i]->y0 < place.y1;
	return at;
}

bool dx_receipt_is_said_elsewhere(struct dx_job *job, struct dx_place place, const char *text)
{
	const char *name = dx_receipt_fold(job, text);

	for (size_t i = 0; strlen(name) >= SAID_MIN && i < job->lines.n; i++) {
		const struct dx_line *l = &job->lines.v[i];

		if (is_at(job, i, place))
			continue;
		if (strstr(dx_receipt_fold(job, dx_lines_text(job->arena, l->words, l->n)), name) &&
		    dx_receipt_is_read(job, i, CLEAR))
			return true;
	}
	return false;
}
