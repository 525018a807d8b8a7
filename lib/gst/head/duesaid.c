/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The day on which an invoice is to be paid, in a sentence: "Payment is due on or" / "before 18 October 2024." */
#include <string.h>

#include "head.h"

#define DAY_WORDS 3 /* "18 October 2024" */

/* How much of "payment is due before" the words so far have said. */
enum step { NOTHING, PAYMENT, IS_DUE, UNTIL };

static enum step next_step(enum step step, const char *text)
{
	static const char *const between[] = {"is", "of", "this", "the", "invoice", "bill", "or", "latest"};
	static const char *const until[] = {"on", "by", "before"};
	const struct dx_str word = dx_strn(text, strcspn(text, ".:,;()"));

	if (dx_str_ieq_c(word, "payment"))
		return PAYMENT;
	if (dx_str_ieq_c(word, "pay")) /* "Kindly arrange to pay by 10 July 2023" */
		return IS_DUE;
	if (step == PAYMENT && (dx_str_ieq_c(word, "due") || dx_str_ieq_c(word, "payable")))
		return IS_DUE;
	if (step >= IS_DUE && dx_str_is_one_of(word, until, DX_LEN(until)))
		return UNTIL;
	return step != NOTHING && dx_str_is_one_of(word, between, DX_LEN(between)) ? step : NOTHING;
}

/* The date that begins with word AT of line INDEX and may end on the next line. */
static bool date_from(struct dx_job *job, size_t index, size_t at, struct dx_val *v)
{
	const struct dx_lines *lines = &job->lines;
	const struct dx_word **words = dx_alloc_array(job->arena, DAY_WORDS, sizeof(const struct dx_word *));
	struct dx_words w = {words, 0, 0, lines->v[index].page};
	const int32_t x0 = lines->v[index].words[at]->x0;

	while (w.n < DAY_WORDS && index < lines->n && lines->v[index].page == w.page) {
		if (at < lines->v[index].n) {
			words[w.n++] = lines->v[index].words[at++];
		} else {
			index++;
			at = 0;
		}
	}
	return dx_fields_date_of(job, &w, v) && (v->place.x0 == x0 || words[0]->line != words[w.n - 1]->line);
}

void dx_gst_due_said(struct dx_job *job, struct dx_val *v)
{
	enum step step = NOTHING;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; !line->used && k < line->n; k++) {
			if (step == UNTIL && date_from(job, i, k, v))
				return;
			step = next_step(step, line->words[k]->text);
		}
	}
}
