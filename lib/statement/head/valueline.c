/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A line of values that no label names: "PEREYRA, MARIA NOEL   Caja de Ahorros   692-8547058/006   UYU   01/08/2025 al
 * 31/10/2025". Each value is known by what it looks like, and by the others: there is one number, and each of the rest
 * is a kind of account, a currency, a period or a name, which no head has beside each other of somebody else.
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define VALUES_MIN 3
#define VALUES_MAX 8
#define KIND_REST  2 /* words of a kind that are neither the kind nor "account" */
#define DIGITS_MIN 8

enum { /* what a value is */
       IS_NUMBER,
       IS_KIND,
       IS_NAME,
       IS_CURRENCY,
       IS_DAYS,
       IS_SORTS,
};

/* A sign between two values of one run. */
static bool is_bar(const char *text)
{
	static const char *const bars[] = {"|", "·", "•", "/"};

	return dx_str_is_one_of(dx_str(text), bars, DX_LEN(bars));
}

/* The values of line AT, which a bar parts, or a gap wider than its blanks; SIZE_MAX: too many. */
static size_t values_of(const struct dx_job *job, size_t at, struct dx_words out[VALUES_MAX])
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		const bool first = i == 0 || is_bar(line->words[i - 1]->text) ||
				   line->words[i]->x0 - line->words[i - 1]->x1 >= dx_lines_blank(line);

		if (is_bar(line->words[i]->text))
			continue;
		if (first && n == VALUES_MAX)
			return SIZE_MAX;
		if (first)
			out[n++] = (struct dx_words){.words = (const struct dx_word *const *)line->words + i,
						     .page = line->page};
		out[n - 1].n++;
	}
	return n;
}

/* "692-8547058/006", "0115 5387 11549": digits and what parts them. */
static bool is_number(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	struct dx_dates_raw date;

	return text[0] >= '0' && text[0] <= '9' && text[strspn(text, "0123456789-/.xX* ")] == '\0' &&
	       dx_count_digits(text) >= DIGITS_MIN && !dx_dates_whole(dx_str(text), &date) && !dx_st_is_telephone(w);
}

static int sort_of(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	struct dx_dates_raw from, to;

	if (strchr(text, ':'))
		return -1;
	if (dx_dates_range(dx_str(text), &from, &to) || dx_dates_whole(dx_str(text), &from))
		return IS_DAYS;
	if (is_number(job, w))
		return IS_NUMBER;
	if (w->n == 1 && dx_value_currency(dx_str(text)))
		return IS_CURRENCY;
	if (dx_st_says_kind(job, w, KIND_REST) || dx_st_says_only_kind(job, w))
		return IS_KIND;
	if (w->n >= 2 && dx_st_is_name(job, w) && dx_st_paper_words(job, w) == 0 && !dx_st_is_of_bank(w))
		return IS_NAME;
	return -1;
}

/* Does value W hold label HIT of its line? */
static bool holds(const struct dx_words *w, const struct dx_line *line, const struct dx_label_hit *hit)
{
	const struct dx_word *const *first = (const struct dx_word *const *)line->words + hit->first;

	return w->n > 0 && first >= w->words && first + hit->n <= w->words + w->n;
}

/* Does a label stand in line AT that is no word of its kind or its days ("Current Account", "1 May to 31 May")? */
static bool has_label(const struct dx_job *job, size_t at, const struct dx_words found[IS_SORTS])
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (!holds(&found[IS_KIND], line, &l->v[i]) && !holds(&found[IS_DAYS], line, &l->v[i]))
			return true;
	return false;
}

static bool read_line(struct dx_job *job, size_t at, struct dx_st_values *v)
{
	struct dx_words values[VALUES_MAX];
	struct dx_words found[IS_SORTS] = {0};
	const size_t n = values_of(job, at, values);

	if (n < VALUES_MIN || n > VALUES_MAX)
		return false;
	for (size_t i = 0; i < n; i++) {
		const int sort = sort_of(job, &values[i]);

		if (sort < 0 || found[sort].n)
			return false;
		found[sort] = values[i];
	}
	if (!found[IS_NUMBER].n || !(found[IS_KIND].n || (found[IS_CURRENCY].n && found[IS_DAYS].n)))
		return false;
	if (has_label(job, at, found))
		return false;
	*v = (struct dx_st_values){found[IS_NUMBER], found[IS_KIND], found[IS_NAME], at};
	return true;
}

bool dx_st_value_line(struct dx_job *job, struct dx_st_values *v)
{
	const size_t end = dx_st_begin(job);

	for (size_t i = 0; i < end && job->lines.v[i].page == job->lines.v[0].page; i++)
		if (!job->lines.v[i].used && read_line(job, i, v))
			return true;
	return false;
}
