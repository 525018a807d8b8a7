/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Ref: GS/25-26/118    Dated: 13/06/2025": a bill written as a letter has its number where letters have their own. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define LABEL_WORDS 3 /* "Our Ref. No." */

/* N words of SEG, and the colon that may stand behind them by itself. */
static size_t with_colon(const struct dx_line *line, const struct dx_seg *seg, size_t n)
{
	return n + (n < seg->n && strcmp(line->words[seg->first + n]->text, ":") == 0);
}

/* How many words of SEG say that a letter's number follows; 0: they do not. */
static size_t letters_label(const struct dx_line *line, const struct dx_seg *seg)
{
	static const char *const refs[] = {"ref", "reference"};
	static const char *const no[] = {"no", "number"};
	size_t at = 0;

	if (seg->n > 1 && dx_str_ieq_c(dx_str(line->words[seg->first]->text), "our"))
		at = 1;
	for (size_t i = at; i < seg->n && i < at + LABEL_WORDS - 1; i++) {
		const char *text = line->words[seg->first + i]->text;
		struct dx_str word = dx_strn(text, strcspn(text, ".:"));

		if (i == at ? !dx_str_is_one_of(word, refs, DX_LEN(refs)) : !dx_str_is_one_of(word, no, DX_LEN(no)))
			return i > at ? with_colon(line, seg, i) : 0;
		if (strchr(text, ':'))
			return text[strcspn(text, ":") + 1] ? 0 : i + 1;
	}
	return 0;
}

/* Is the paper's date level with IT? */
static bool has_date_beside(const struct dx_job *job, const struct gst_above *it)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[it->index]; k < l->line_first[it->index + 1]; k++)
		if (l->v[k].field == GL_INVOICE_DATE && l->v[k].first >= it->seg->first + it->seg->n)
			return true;
	return false;
}

bool dx_gst_number_of_letter(struct dx_job *job, struct dx_val *v)
{
	for (struct gst_above it = dx_gst_above(job); dx_gst_next_above(job, &it);) {
		const size_t n = letters_label(it.line, it.seg);
		struct dx_words one = {it.line->words + it.seg->first + n, 1, 0, it.line->page};
		struct dx_dates_raw date;

		if (it.seg->first > 0 || n == 0 || it.seg->n != n + 1 || !dx_has_digit(one.words[0]->text) ||
		    dx_dates_whole(dx_str(one.words[0]->text), &date) || !has_date_beside(job, &it))
			continue;
		*v = dx_words_val(job->arena, &job->lines, &one);
		return true;
	}
	return false;
}
