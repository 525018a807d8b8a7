/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words that letters begin with: who is meant may follow, and no value does. */
#include <string.h>

#include "statement_int.h"

bool dx_st_is_greeting(const char *text)
{
	static const char *const words[] = {"dear",  "hi",       "hello",    "welcome", "bonjour",
					    "hallo", "estimado", "estimada", "hola",    "ciao"};
	struct dx_str s = dx_str(text);

	while (s.n && strchr(",:", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, words, DX_LEN(words));
}
