/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Who has a card, where nothing but the place tells: a name right over the card's number, "MEERA KRISHNAN" over "Card
 * ending 4409", or one before a bar and a label, "Meera Krishnan | Statement generated on 25 May 2023".
 */
#include <string.h>

#include "card.h"
#include "head/head.h"
#include "record/record.h"

#define NAME_MIN 2
#define NAME_MAX 5

/* A name of a person or a firm: one of its words may be the paper's by chance, but not its first. */
static bool is_name(struct dx_job *job, const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		if (!dx_st_is_capital(w->words[i]->text) || strpbrk(w->words[i]->text, "0123456789:@|"))
			return false;
	return w->n >= NAME_MIN && w->n <= NAME_MAX && !dx_st_is_of_bank(w) && dx_st_is_name(job, w) &&
	       !dx_st_is_paper_word(job, &w->words[0]) && dx_st_paper_words(job, w) <= 1;
}

static struct dx_words words_of(const struct dx_line *line, const struct dx_seg *s)
{
	return (struct dx_words){
		.words = (const struct dx_word *const *)line->words + s->first, .n = s->n, .page = line->page};
}

/* Does run S of line AT begin with a card's number, masked, or with the label of one? */
static bool is_number(const struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];

	if (dx_st_card_words((const struct dx_word *const *)line->words + s->first, s->n) > 0)
		return true;
	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].field == SL_ACCOUNT_NUMBER && l->v[i].first == s->first && l->v[i].n < s->n &&
		    dx_has_digit(line->words[s->first + s->n - 1]->text))
			return true;
	return false;
}

/* Does a number stand right under run S of line AT, and begin where it does? */
static bool is_over_number(struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = at + 1; i < job->lines.n && job->lines.v[i].page == line->page; i++) {
		const struct dx_line *under = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(job->arena, under, &n);

		if (under->y0 - line->y1 > line->height)
			return false;
		for (size_t k = 0; k < n; k++)
			if (segs[k].x0 - s->x0 < line->height / 2 && s->x0 - segs[k].x0 < line->height / 2)
				return is_number(job, i, &segs[k]);
	}
	return false;
}

/* How many words of run S of line AT stand before a bar that a label follows; 0: there is none. */
static size_t before_bar(const struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];
	size_t n = 0;

	while (n < s->n && strcmp(line->words[s->first + n]->text, "|") != 0)
		n++;
	for (size_t i = l->line_first[at]; n < s->n && i < l->line_first[at + 1]; i++)
		if (l->v[i].first == s->first + n + 1)
			return n;
	return 0;
}

bool dx_st_holder_by_place(struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n && job->lines.v[i].page == job->lines.v[0].page; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n && !line->used; k++) {
			struct dx_words w = words_of(line, &segs[k]);

			if (!is_over_number(job, i, &segs[k]))
				w.n = before_bar(job, i, &segs[k]);
			if (w.n == 0 || !is_name(job, &w))
				continue;
			*v = dx_words_val(job->arena, &job->lines, &w);
			return true;
		}
	}
	return false;
}
