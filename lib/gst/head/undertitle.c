/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "TAX INVOICE" over "No. 27 | 11.05.25": a number and its day, which nothing but the paper's title says to be its. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define WORDS_MIN 3

/* "No.", a number that is no date, perhaps a sign, and a date: *V the number. */
static bool is_number_and_day(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg,
			      struct dx_val *v)
{
	static const char *const no[] = {"no", "number", "no.", "no:", "number:", "no.:"};
	static const char *const signs[] = {"|", "/", ",", "-", "dt", "dt.", "dated", "date", "date:"};
	const struct dx_word *const *words = (const struct dx_word *const *)line->words + seg->first;
	struct dx_dates_raw date;
	size_t at = 2;

	if (seg->n < WORDS_MIN || !dx_str_is_one_of(dx_str(words[0]->text), no, DX_LEN(no)) ||
	    !dx_has_digit(words[1]->text) || dx_dates_whole(dx_str(words[1]->text), &date))
		return false;
	at += dx_str_is_one_of(dx_str(words[at]->text), signs, DX_LEN(signs));
	if (at == seg->n ||
	    !dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + seg->first + at, seg->n - at)), &date))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], words + 1, 1);
	return true;
}

/* Stands a title of the paper right over SEG of line INDEX? */
static bool is_under_title(const struct dx_job *job, size_t index, const struct dx_seg *seg)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_labels *l = &job->labels;

	for (size_t i = 0; i < l->line_first[index]; i++) {
		const struct dx_line *over = &job->lines.v[l->v[i].line];
		const struct dx_word *first = over->words[l->v[i].first];
		const struct dx_word *last = over->words[l->v[i].first + l->v[i].n - 1];

		if (l->v[i].field >= GL_DOC_INVOICE && l->v[i].field <= GL_DOC_BILL_OF_SUPPLY &&
		    over->page == line->page && line->y0 - first->y1 <= 2 * line->height && first->x0 < seg->x1 &&
		    last->x1 > seg->x0)
			return true;
	}
	return false;
}

bool dx_gst_number_under_title(struct dx_job *job, struct dx_val *v)
{
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);)
		if (is_number_and_day(job, it.line, it.seg, v) && is_under_title(job, it.index, it.seg))
			return true;
	return false;
}
