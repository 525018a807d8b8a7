/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What kind of account it is, by what stands beside its name: "Tipo rapporto: Conto Corrente Famiglia - Divisa: EURO"
 * behind a label that no template knows, "Lönekonto" under a heading of a strip; and a name without the code and the
 * currency that stand around it.
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define LABEL_WORDS 4
#define VALUE_WORDS 5
#define VALUE_REST  2 /* words of it that are neither the kind nor "account" */
#define CODE_MAX    6 /* letters of an abbreviation */
#define BARE_MAX    3 /* … of a code that stands before a word for accounts */

/* ---- around a name ---- */

size_t dx_st_currency_words(const struct dx_words *w)
{
	static const char *const signs[] = {"$", "€", "£", "¥", "₹"};

	for (size_t n = 1; n < w->n && n <= 2; n++) {
		const char *text = w->words[w->n - n]->text;
		const char *last = w->words[w->n - 1]->text;
		const size_t len = strlen(text);

		if (text[0] != '(' || last[strlen(last) - 1] != ')')
			continue;
		for (size_t i = 0; i < DX_LEN(signs); i++)
			if (strstr(text, signs[i]) || strstr(last, signs[i]))
				return n;
		return n == 1 && dx_value_currency(dx_strn(text + 1, len - 2)) ? 1 : 0;
	}
	return 0;
}

/* Is the capital word CODE made of beginnings of the words that follow it in TEXT, folded, in their order? */
static bool abbreviates(const char *code, const char *text)
{
	while (*code) {
		const char *word = text;

		while (*word && *word != *code) {
			word += strcspn(word, " ");
			word += strspn(word, " ");
		}
		if (!*word)
			return false;
		while (*code && *word == *code) {
			code++;
			word++;
		}
		text = word + strcspn(word, " ");
		text += strspn(text, " ");
	}
	return true;
}

void dx_st_type_unabbreviated(struct dx_job *job, struct dx_words *w)
{
	/* what names of accounts begin with: a code alone stands before it */
	static const char *const firsts[] = {"compte", "cuenta", "conta", "conto"};
	const struct dx_words rest = {.words = w->words + 1, .n = w->n - 1, .page = w->page};
	const char *code = w->words[0]->text;
	const size_t n = strlen(code);

	if (w->n < 3 || n < 2 || n > CODE_MAX || strspn(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") < n)
		return;
	if ((n <= BARE_MAX && dx_str_is_one_of(dx_str(rest.words[0]->text), firsts, DX_LEN(firsts))) ||
	    abbreviates(dx_lex_fold(job->arena, dx_str(code)),
			dx_lex_fold(job->arena, dx_str(dx_words_text(job->arena, &rest)))))
		*w = rest;
}

/* ---- behind a label ---- */

/* "Tipo", "Kontotyp:", "Rodzaj", "Type": has W a word for kinds? */
static bool asks_kind(struct dx_job *job, const struct dx_words *w)
{
	static const char *const words[] = {"type",    "tipo",   "tip",     "typ",     "typu",   "soort",
					    "rodzaj",  "jenis",  "vrsta",   "druh",    "art",    "laji",
					    "variant", "scheme", "product", "produkt", "modell", "category"};
	static const char *const ends[] = {"typ", "art", "type", "modell", "produkt", "namn"};

	for (size_t i = 0; i < w->n; i++) {
		const struct dx_str text = dx_str(dx_lex_fold(job->arena, dx_str(w->words[i]->text)));

		if (dx_str_is_one_of(text, words, DX_LEN(words)))
			return true;
		for (size_t k = 0; k < DX_LEN(ends); k++)
			if (dx_str_starts(text, "konto") && dx_str_ends(text, ends[k]))
				return true;
	}
	return false;
}

static bool is_dash(const char *text)
{
	static const char *const dashes[] = {"-", "–", "|", "·", "•", ","};

	return dx_str_is_one_of(dx_str(text), dashes, DX_LEN(dashes));
}

/* The words of run W behind the colon of a label at its beginning that asks for a kind, up to a dash. */
static bool behind_label(struct dx_job *job, const struct dx_words *w, struct dx_words *v_r)
{
	struct dx_words label = {.words = w->words, .page = w->page};

	while (label.n < w->n && label.n < LABEL_WORDS)
		if (dx_str_ends(dx_str(w->words[label.n++]->text), ":"))
			break;
	if (label.n == 0 || !dx_str_ends(dx_str(w->words[label.n - 1]->text), ":") || !asks_kind(job, &label))
		return false;
	*v_r = (struct dx_words){.words = w->words + label.n, .page = w->page};
	while (label.n + v_r->n < w->n && !is_dash(v_r->words[v_r->n]->text))
		v_r->n++;
	return v_r->n > 0 && v_r->n <= VALUE_WORDS;
}

/* The only run under a heading of the strip at line AT that names a kind of account. */
static bool in_strip(struct dx_job *job, size_t at, struct dx_words *v_r)
{
	const struct dx_line *below = &job->lines.v[at + 1];
	size_t n;
	size_t found = 0;
	struct dx_seg *segs;

	if (!dx_st_is_strip(job, at))
		return false;
	segs = dx_lines_segments(job->arena, below, &n);
	for (size_t k = 0; k < n; k++) {
		const struct dx_words w = {.words = (const struct dx_word *const *)below->words + segs[k].first,
					   .n = segs[k].n,
					   .page = below->page};

		if (w.n > VALUE_WORDS || !dx_st_says_kind(job, &w, VALUE_REST))
			continue;
		*v_r = w;
		found++;
	}
	return found == 1;
}

/* "Privérekening 7 november 2023 t/m 6 december 2023": a run of a kind of account and the paper's period. */
static bool before_period(struct dx_job *job, const struct dx_words *w, struct dx_words *v_r)
{
	struct dx_dates_raw from, to;

	for (size_t n = 1; n <= VALUE_WORDS && n < w->n; n++) {
		const struct dx_words rest = {.words = w->words + n, .n = w->n - n, .page = w->page};

		*v_r = (struct dx_words){.words = w->words, .n = n, .page = w->page};
		if (dx_has_digit(w->words[n]->text))
			return dx_dates_range(dx_str(dx_words_text(job->arena, &rest)), &from, &to) &&
			       dx_st_says_kind(job, v_r, 0);
	}
	return false;
}

void dx_st_type_called(struct dx_job *job, struct dx_val *v)
{
	struct st_runs runs = {0};
	struct dx_words w;
	struct dx_words found;

	while (!dx_val_has(v) && dx_st_next_run(job, &runs, &w))
		if ((behind_label(job, &w, &found) && dx_st_says_kind(job, &found, VALUE_REST)) ||
		    before_period(job, &w, &found) || (runs.seg == runs.segs && in_strip(job, runs.line, &found)))
			*v = dx_words_val(job->arena, &job->lines, &found);
}
