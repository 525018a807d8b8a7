/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What names of people and firms look like, and the words that letters begin with and call a customer by. */
#include <string.h>

#include "statement_int.h"

bool dx_st_is_greeting(const char *text)
{
	static const char *const words[] = {"dear",     "hi",       "hello", "welcome", "bonjour", "hallo",
					    "estimado", "estimada", "hola",  "ciao",    "sayın"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(",:", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, words, DX_LEN(words));
}

bool dx_st_is_courtesy(const struct dx_words *w)
{
	static const char *const words[] = {"mr",     "mr.",  "mrs",   "mrs.", "ms",    "ms.", "m/s",  "m/s.",
					    "messrs", "shri", "sri",   "smt",  "smt.",  "kum", "miss", "mnr",
					    "mev",    "herr", "herrn", "frau", "firma", "mme", "mlle", "monsieur",
					    "madame", "sr.",  "sra.",  "sig.", "श्री"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(w->words[0]->text), words[i]))
			return true;
	return false;
}

bool dx_st_is_capital(const char *text)
{
	unsigned char c = (unsigned char)text[0];

	return c >= 0x80 || (c >= 'A' && c <= 'Z') || c == '&' || c == '(';
}

/* Words begin with capitals; only short ones ("van der", "and") may not. */
bool dx_st_is_name(struct dx_job *job, const struct dx_words *w)
{
	const char *text = dx_words_text(job->arena, w);
	bool any = false;

	for (size_t i = 0; i < w->n; i++) {
		const char *word = w->words[i]->text + (i == 0 ? w->skip : 0);
		bool capital = dx_st_is_capital(word);

		if ((!capital && strlen(word) > 3) || strchr(word, ':'))
			return false;
		any |= capital;
	}
	return any && w->n <= 7 && strlen(text) >= 3 && !dx_has_digit(text) && !strchr(text, '@');
}

/* A day of a year: "14/2 Market Road" is an address. */
bool dx_st_has_date(struct dx_job *job, const struct dx_words *w)
{
	struct dx_dates_raw raw;
	size_t used;

	for (size_t i = 0; i < w->n; i++) {
		struct dx_words rest = {.words = w->words + i, .n = w->n - i, .page = w->page};

		if (dx_dates_scan(dx_str(dx_words_text(job->arena, &rest)), &raw, &used) && raw.year >= 0)
			return true;
	}
	return false;
}
