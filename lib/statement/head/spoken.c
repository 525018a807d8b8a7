/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * An account's number in a sentence, which goes on behind it: "This is the statement of your Current Account number
 * 0115538711549, held in Kenya shillings". The line may be full before the number, which then begins the next one. A
 * label that begins a line may stand in such a sentence, too: "Account 1188 820100, Lausanne".
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define DIGITS_MIN 6
#define WORDS_MAX  6 /* of a number in groups */

/* Words of a label's end that stand between it and the number. */
static bool is_between(const char *text)
{
	static const char *const words[] = {"is", "no", "no.", "number", ":", "-", "n°", "nº", "nr", "nr."};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

/* Bytes of TEXT without the sign that ends a part of a sentence; *STOP_R: there is one. */
static size_t before_stop(const char *text, bool *stop_r)
{
	const size_t n = strlen(text);

	*stop_r = n > 1 && strchr(",;.", text[n - 1]) != NULL;
	return n - *stop_r;
}

/* A sentence goes on with W: it is a word in small letters. */
static bool goes_on(const struct dx_word *w)
{
	return w->text[0] >= 'a' && w->text[0] <= 'z' && strcmp(w->text, "x") != 0;
}

/* The number that begins at word AT of LINE and ends with a part of a sentence, or which, INNER, other words follow. */
static bool number_at(struct dx_job *job, const struct dx_line *line, size_t at, bool inner, struct dx_val *v)
{
	struct dx_words w = {.words = (const struct dx_word *const *)line->words + at, .page = line->page};
	struct dx_dates_raw date;
	size_t digits = 0;
	size_t n = 0;
	bool stop = false;

	while (at + w.n < line->n && w.n < WORDS_MAX && !stop) {
		const char *text = w.words[w.n]->text;

		n = before_stop(text, &stop);
		if (strspn(text, "0123456789-/*xX") < n || dx_count_digits(text) == 0)
			break;
		digits += dx_count_digits(text);
		w.n++;
	}
	if (digits < DIGITS_MIN || !(stop || (inner && at + w.n < line->n && goes_on(line->words[at + w.n]))))
		return false;
	n = strlen(dx_words_text(job->arena, &w)) - stop;
	if (dx_dates_whole(dx_strn(dx_words_text(job->arena, &w), n), &date))
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	v->text = dx_strndup(job->arena, v->text, n);
	return true;
}

/* "your previous account number 0115538711549, …": is the label of HIT said of an account that the paper is not about?
 */
static bool is_of_another(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const words[] = {"old",     "previous", "former", "linked",     "other",
					    "another", "new",      "closed", "beneficiary"};

	return hit->inner &&
	       dx_str_is_one_of(dx_str(job->lines.v[hit->line].words[hit->first - 1]->text), words, DX_LEN(words));
}

/* Does a label that no sentence has say a number in its own line? */
static bool is_labelled(struct dx_job *job, struct dx_scope s)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, s, SL_ACCOUNT_NUMBER, &at)))
		if (!hit->inner && dx_labels_values(job->arena, &job->labels, hit, values) > 0 &&
		    values[0].words[0]->y0 < job->lines.v[hit->line].y1 &&
		    dx_count_digits(dx_words_text(job->arena, &values[0])) >= DIGITS_MIN)
			return true;
	return false;
}

bool dx_st_number_in_sentence(struct dx_job *job, struct dx_scope s, struct dx_val *v)
{
	const bool labelled = is_labelled(job, s);
	const size_t end = dx_st_begin(job);
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, s, SL_ACCOUNT_NUMBER, &at)) && hit->line < end) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t k = hit->first + hit->n;

		if (line->used || is_of_another(job, hit) || (hit->inner && labelled))
			continue;
		while (k < line->n && is_between(line->words[k]->text))
			k++;
		if (hit->inner && k == line->n && hit->line + 1 < end && line[1].page == line->page &&
		    line[1].y0 - line->y1 <= line->height) {
			line++;
			k = 0;
		}
		if (k < line->n && number_at(job, line, k, hit->inner, v))
			return true;
	}
	return false;
}
