/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "blank" in the cell of the side that a row is not on: papers made to be read aloud leave no cell empty. A word that
 * stands there again and again, and only beside an amount of the other side, says that there is nothing.
 */
#include <string.h>

#include "amounts.h"

#define FILLED_MIN 2 /* rows with the word */

/* The word in the cell V that is no number, NULL: there is none. A figure that cannot be read is no word. */
static const char *word_of(const struct dx_val *v)
{
	return !dx_val_has(v) && v->raw && v->raw[0] && !strpbrk(v->raw, "0123456789 *#?") ? v->raw : NULL;
}

/* The word in the place of one side of R while the other side has an amount. */
static const char *word_beside(const struct st_row *r)
{
	return dx_val_has(&r->t.credit) ? word_of(&r->t.debit) : dx_val_has(&r->t.debit) ? word_of(&r->t.credit) : NULL;
}

static void clear(struct st_row *r, struct dx_val *v, const char *word)
{
	const char *text = word_of(v);

	if (!text || strcmp(text, word) != 0 || r->n_unread == 0)
		return;
	r->n_unread--;
	*v = (struct dx_val){0};
}

void dx_st_filled(struct st_row *rows, size_t n)
{
	const char *word = NULL;
	size_t times = 0;

	for (size_t i = 0; i < n; i++) {
		const char *text = rows[i].word < 0 ? word_beside(&rows[i]) : NULL;

		word = word ? word : text;
		times += text && strcmp(text, word) == 0;
	}
	for (size_t i = 0; times >= FILLED_MIN && i < n; i++) {
		if (!word_beside(&rows[i]) && rows[i].word < 0)
			continue; /* nothing else says what the row comes to */
		clear(&rows[i], &rows[i].t.debit, word);
		clear(&rows[i], &rows[i].t.credit, word);
	}
}
