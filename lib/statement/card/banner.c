/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who has a card, where only the title over its rows tells: "Purchases for MEERA KRISHNAN (Credit Card No.
 * 5241XXXXXXXX4409)", "MEERA KRISHNAN (PRIMARY CARD - 4409)". What stands in the brackets must be of a card. In the
 * head the number may stand right behind the name.
 */
#include <string.h>

#include "card.h"
#include "head/head.h"
#include "record/record.h"

#define NAME_MIN 2
#define NAME_MAX 6

/* Do the words from AT to the bracket's end speak of a card? */
static bool is_card_bracket(const struct dx_line *line, size_t at)
{
	bool of_card = false;

	if (line->words[at]->text[0] != '(')
		return false;
	for (size_t i = at; i < line->n; i++) {
		const char *text = line->words[i]->text + (i == at);

		of_card |= dx_str_ieq_c(dx_str(text), "card") ||
			   dx_st_card_words((const struct dx_word *const *)line->words + i, line->n - i) > 0;
		if (strchr(text, ')'))
			return of_card;
	}
	return false;
}

/* "MS HEATHER MACLEISH 4512 79** **** 5537": is what begins at AT a card's number, and the end of LINE? */
static bool is_card_end(const struct dx_line *line, size_t at)
{
	const size_t n = dx_st_card_words((const struct dx_word *const *)line->words + at, line->n - at);

	return n > 0 && at + n == line->n && line->words[at]->x0 - line->words[at - 1]->x1 <= line->height;
}

static bool is_name(struct dx_job *job, const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!dx_st_is_capital(w->words[i]->text) || strpbrk(w->words[i]->text, "0123456789:@"))
			return false;
	return w->n >= NAME_MIN && w->n <= NAME_MAX && dx_st_paper_words(job, w) == 0;
}

/* The words in front of the bracket at AT, behind "for" if there is one. */
static struct dx_words before(const struct dx_line *line, size_t at)
{
	size_t from = at;

	while (from > 0 && !dx_str_ieq_c(dx_str(line->words[from - 1]->text), "for"))
		from--;
	return (struct dx_words){
		.words = (const struct dx_word *const *)line->words + from, .n = at - from, .page = line->page};
}

bool dx_st_holder_of_card(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = NAME_MIN; k < line->n; k++) {
			struct dx_words w = before(line, k);

			if (!is_name(job, &w) || !(is_card_bracket(line, k) ||
						   (i < dx_st_begin(job) && !line->used && is_card_end(line, k))))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			return true;
		}
	}
	return false;
}
