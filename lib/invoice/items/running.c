/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What later pages say again of the head of the first one. */
#include <string.h>

#include "items.h"

#define RUNNING_LINES 6 /* at the top of a page: what its head may have */

static const char *text_of(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s)
{
	return dx_lines_text(job->arena, line->words + s->first, s->n);
}

/* "Acme Ltd" again, or "Acme Ltd – Invoice 7" at the top of a page: NAME, and a mark and a figure behind it. */
static bool says_again(const char *text, const char *name)
{
	static const char *const marks[] = {"– ", "— ", "- ", "| ", "· ", "/ "};
	size_t n = strlen(name);

	if (strncmp(text, name, n) != 0)
		return false;
	for (size_t i = 0; text[n] == ' ' && i < DX_LEN(marks); i++)
		if (dx_str_starts(dx_str(text + n + 1), marks[i]))
			return dx_has_digit(text + n);
	return text[n] == '\0';
}

/* Is LINE, figures and all, one of the head? */
static bool is_line_of_head(struct dx_job *job, const struct dx_line *line)
{
	const char *text = dx_lines_text(job->arena, line->words, line->n);

	for (size_t i = 0; line->n > 2 && i < job->tables.v[0].header_first; i++)
		if (job->lines.v[i].n == line->n && job->lines.v[i].page < line->page &&
		    strcmp(dx_lines_text(job->arena, job->lines.v[i].words, line->n), text) == 0)
			return true;
	return false;
}

bool dx_invoice_repeats_head(struct dx_job *job, const struct dx_line *line, bool money)
{
	const struct dx_seg *seg;
	size_t n;

	if (!line || line->page == 0 || line->n < 2)
		return false;
	if (is_line_of_head(job, line))
		return true;
	if (money || (size_t)(line - job->lines.v) >= job->lines.page_first[line->page] + RUNNING_LINES)
		return false;
	seg = dx_lines_segments(job->arena, line, &n);
	for (size_t i = 0; seg->n > 1 && i < job->tables.v[0].header_first; i++) {
		size_t n_above;
		const struct dx_line *above = &job->lines.v[i];
		const struct dx_seg *segs = dx_lines_segments(job->arena, above, &n_above);

		for (size_t k = 0; k < n_above && above->page != line->page; k++)
			if (segs[k].n > 1 && says_again(text_of(job, line, seg), text_of(job, above, &segs[k])))
				return true;
	}
	return false;
}
