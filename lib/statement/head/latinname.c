/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Banks' names in two scripts, of which the Latin one is told. */
#include <string.h>

#include "head.h"

/* Bytes of TEXT up to words of another script than Latin, which end it, when those before them name a bank; 0: no. */
static size_t latin_front(struct dx_job *job, const char *text)
{
	size_t words = 0;
	size_t end = 0;
	bool bank = false;
	bool others = false;

	for (const char *p = text; *p; p += strspn(p, " ")) {
		const size_t n = strcspn(p, " ");
		const char *word = dx_strndup(job->arena, p, n);

		if (dx_lex_is_other_script(word)) {
			others = true;
		} else if (others) {
			return 0;
		} else {
			bank |= dx_st_is_bank_word(word);
			end = (size_t)(p - text) + n;
			words++;
		}
		p += n;
	}
	return others && bank && words > 1 ? end : 0;
}

void dx_st_name_in_latin(struct dx_job *job, struct dx_val *v)
{
	const size_t front = latin_front(job, v->text);
	size_t others = 0;
	const char *rest = v->text;
	bool bank = false;

	if (front) {
		v->text = dx_strndup(job->arena, v->text, front);
		return;
	}

	for (const char *p = v->text; *p; p += strspn(p, " ")) {
		const char *word = dx_strndup(job->arena, p, strcspn(p, " "));

		if (!dx_lex_is_other_script(word)) {
			bank |= others > 0 && dx_st_is_bank_word(word);
			p += strlen(word);
			continue;
		}
		others++;
		p += strlen(word);
		rest = p + strspn(p, " ");
	}
	if (others && bank && *rest)
		v->text = rest;
}
