/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What kind of account it is, by what stands in the line of its number: right behind it, or between bars. */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define NUMBER_DIGITS 6 /* of an account's number */
#define KIND_WORDS    4

static bool is_number(const char *text)
{
	size_t digits = 0;

	for (; *text; text++)
		digits += *text >= '0' && *text <= '9';
	return digits >= NUMBER_DIGITS;
}

/* Is every word of W in capitals, and none a figure or a label's? */
static bool is_upper(const struct dx_words *w)
{
	for (size_t i = 0; i < w->n; i++)
		for (const char *p = w->words[i]->text; *p; p++)
			if ((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == ':')
				return false;
	return w->n > 0;
}

/* Words of LINE from FROM on up to a blank between columns. */
static size_t run_from(const struct dx_line *line, size_t from)
{
	size_t n = 0;

	while (from + n < line->n &&
	       (n == 0 || line->words[from + n]->x0 - line->words[from + n - 1]->x1 <= line->height))
		n++;
	return n;
}

/* "(SBCHQ-GEN-PUB-IND)": the code of a scheme, of capitals in parts, of which the first begins with that of a kind. */
static bool is_scheme(const struct dx_words *w)
{
	static const char *const kinds[] = {"(SB", "(CA", "(CC", "(OD"};
	const char *text = w->words[0]->text;
	bool known = false;

	for (size_t i = 0; i < DX_LEN(kinds); i++)
		known |= strncmp(text, kinds[i], strlen(kinds[i])) == 0;
	return w->n == 1 && known && is_upper(w) && strchr(text, '-');
}

/* "loan account no. V677FLX33417944 (Flexi Overdraft Line) for the period": W up to the bracket's end, where it begins
 * with one; *V: what stands in it, where that names a kind. */
static bool in_brackets(struct dx_job *job, struct dx_words w, struct dx_val *v)
{
	const char *text;
	size_t n = 0;

	if (w.n == 0 || w.words[0]->text[0] != '(')
		return false;
	while (n < w.n && !strchr(w.words[n]->text, ')'))
		n++;
	if (n == w.n || n >= KIND_WORDS)
		return false;
	w.n = n + 1;
	text = dx_words_text(job->arena, &w);
	if (!dx_str_ends(dx_str(text), ")") || !(dx_st_names_kind(job, &w) || is_scheme(&w)))
		return false;
	*v = dx_words_val(job->arena, &job->lines, &w);
	v->text = dx_strndup(job->arena, text + 1, strlen(text) - 2);
	return true;
}

/* "Account No : 50100763968941   PRIME": words that tell products apart, right behind the number, or a kind of account
 * in capitals: "50100524655722 PRIVILEGE SAVINGS". */
static void type_behind_number(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t from = hit->first + hit->n;
		struct dx_words w = {.page = line->page};

		while (from < line->n && !is_number(line->words[from]->text))
			from++;
		if (from + 1 >= line->n)
			continue;
		w.words = (const struct dx_word *const *)line->words + from + 1;
		w.n = line->n - from - 1;
		if (in_brackets(job, w, v))
			return;
		w.n = run_from(line, from + 1);
		if ((w.n <= 2 && dx_st_tiers(job, &w) == w.n && dx_st_is_capital(w.words[0]->text)) ||
		    (w.n <= KIND_WORDS && is_upper(&w) && dx_st_names_kind(job, &w)))
			*v = dx_words_val(job->arena, &job->lines, &w);
	}
}

/* Words that part what stands in one line: "Account no. 914374697266 | IFSC … | Savings", "037/83627 - Overdraft
 * Account - Limit …". */
static bool is_bar(const struct dx_word *w)
{
	static const char *const bars[] = {"|", "·", "•", "-", "–"};

	return dx_str_is_one_of(dx_str(w->text), bars, DX_LEN(bars));
}

/* "Savings · A/c 316505454792 · IFSC …": a kind alone before the bar before the number. */
static void type_before_bar(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w)) {
		size_t bar = 0;
		bool numbered = false;

		while (bar < w.n && !is_bar(w.words[bar]))
			bar++;
		for (size_t i = bar + 1; i < w.n && !is_bar(w.words[i]); i++)
			numbered |= is_number(w.words[i]->text);
		w.n = bar;
		if (numbered && bar > 0 && dx_st_says_only_kind(job, &w))
			*v = dx_words_val(job->arena, &job->lines, &w);
	}
}

void dx_st_type_behind_dash(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w))
		for (size_t i = 2; i + 1 < w.n; i++) {
			struct dx_words kind = {.words = w.words + i + 1, .n = w.n - i - 1, .page = w.page};
			struct dx_words front = {.words = w.words, .n = i - 1, .page = w.page};
			bool capitals = true;

			for (size_t k = 0; k < kind.n; k++)
				capitals &= dx_st_is_capital(kind.words[k]->text) && !dx_has_digit(kind.words[k]->text);
			if (capitals && kind.n > 1 && kind.n <= KIND_WORDS && is_bar(w.words[i]) &&
			    is_number(w.words[i - 1]->text) && dx_st_names_kind(job, &front) &&
			    dx_st_names_kind(job, &kind)) {
				*v = dx_words_val(job->arena, &job->lines, &kind);
				return;
			}
		}
}

/* A kind of account alone between bars, in the line of the account's number. */
static void type_between_bars(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), SL_ACCOUNT_NUMBER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		for (size_t i = hit->first + hit->n; !dx_val_has(v) && i + 1 < line->n; i++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + i + 1,
					     .page = line->page};

			while (i + 1 + w.n < line->n && !is_bar(line->words[i + 1 + w.n]))
				w.n++;
			if (is_bar(line->words[i]) && w.n > 0 && dx_st_says_only_kind(job, &w))
				*v = dx_words_val(job->arena, &job->lines, &w);
		}
	}
}

void dx_st_type_beside_number(struct dx_job *job, struct dx_val *v)
{
	type_behind_number(job, v);
	if (!dx_val_has(v))
		type_between_bars(job, v);
	if (!dx_val_has(v))
		type_before_bar(job, v);
}
