/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Numbers that begin with a letter ("T26790"): a model that has seen more figures than such numbers makes the T a 1 or
 * a 7, surely and in all readings. Nothing checks a number, but its shape says what it is.
 * And words that begin with a small l before a capital, h or n: it is an I ("lhre", "lBAN", "lnvoice").
 */
#include <string.h>

#include "dx/base/str.h"
#include "dx/img/cell.h"
#include "ocr_int.h"

/* Shorter ones are counts and days. */
#define DIGITS_MIN 4

static bool is_number(const char *text)
{
	size_t n = strlen(text);

	return (text[0] == '1' || text[0] == '7') && n >= DIGITS_MIN && text[strspn(text, "0123456789-/")] == '\0';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_capital_i(const char *text)
{
	return text[0] == 'l' && is_letter(text[1]) && is_letter(text[2]) &&
	       (text[1] < 'a' || text[1] == 'h' || text[1] == 'n');
}

void dx_ocr_mend_initials(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};

		if (is_number(w->text) && dx_prep_cell_grow(p, &b) && dx_prep_cell_begins_with_t(p, &b))
			w->text = dx_asprintf(a, "T%s", w->text + 1);
		else if (is_capital_i(w->text))
			w->text = dx_asprintf(a, "I%s", w->text + 1);
	}
}
