/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which line of a block is the bank's own name. */
#include <string.h>

#include "head.h"

/* Does line K of B say what the bank's name begins with? The paper may print all of the name elsewhere. */
static bool begins_bank(struct dx_job *job, const struct dx_block *b, size_t k, const struct dx_val *bank)
{
	const char *text = dx_words_text(job->arena, &b->lines[k]);
	const size_t n = strlen(text);

	return strlen(bank->text) >= n && dx_str_ieq_c(dx_strn(bank->text, n), text);
}

/* Stands a figure in front of X: "A/c 68050353394767 | Banking services by Acme Bank"? Then they are facts, no name. */
static bool has_facts_before(const struct dx_words *w, int32_t x)
{
	for (size_t i = 0; i < w->n && w->words[i]->x1 < x; i++)
		if (dx_has_digit(w->words[i]->text))
			return true;
	return false;
}

bool dx_st_is_bank_line(struct dx_job *job, const struct dx_block *b, size_t k, const struct dx_val *bank)
{
	const struct dx_line *line = &job->lines.v[b->at[k]];
	int32_t half = (line->y1 - line->y0) / 2; /* tall words reach into the next line */

	if (dx_val_has(bank) && begins_bank(job, b, k, bank))
		return true;
	return dx_val_has(bank) && line->y0 + half < bank->place.y1 && line->y1 - half > bank->place.y0 &&
	       !has_facts_before(&b->lines[k], bank->place.x0) && b->lines[k].words[0]->x0 < bank->place.x1 &&
	       b->lines[k].words[b->lines[k].n - 1]->x1 > bank->place.x0;
}
