/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words that letters begin with, and by which they call a customer: who is meant may follow, and no value does. */
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
	static const char *const words[] = {"mr",       "mr.",    "mrs",   "mrs.", "ms",    "ms.",  "m/s",
					    "m/s.",     "messrs", "shri",  "sri",  "smt",   "smt.", "kum",
					    "miss",     "herr",   "herrn", "frau", "firma", "mme",  "mlle",
					    "monsieur", "madame", "sr.",   "sra.", "sig.",  "श्री"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_str(w->words[0]->text), words[i]))
			return true;
	return false;
}
