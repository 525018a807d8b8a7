/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Legal forms in single letters with points: "Sp. z 0.0.", "S.r.|.", "s.r.0.". No word tells the recogniser what a
 * letter between two points is, so that a ring is a nought and a stroke a bar.
 */
#include <string.h>

#include "dx/base/str.h"
#include "ocr_int.h"

/* One that is digits alone when it is misread needs the word before it. */
struct form {
	const char *text;
	const char *before;
};

static const struct form forms[] = {
	{"o.o.", "z"}, {"d.o.o.", NULL}, {"s.r.o.", NULL}, {"S.r.l.", NULL}, {"s.r.l.", NULL},
};

/* Is C what a picture of LETTER may be read as? */
static bool looks_like(char c, char letter)
{
	return c == letter || (letter == 'o' && (c == '0' || c == 'O')) || (letter == 'l' && (c == '1' || c == '|'));
}

static bool is_form(const char *text, const char *form)
{
	size_t i = 0;

	while (form[i] && looks_like(text[i], form[i]))
		i++;
	return form[i] == '\0' && (text[i] == '\0' || strcmp(text + i, ",") == 0);
}

void dx_ocr_mend_forms(struct dx_arena *a, struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		const struct dx_word *before = i > 0 && w[-1].line == w->line ? &w[-1] : NULL;

		for (size_t k = 0; k < DX_LEN(forms); k++) {
			const struct form *f = &forms[k];

			if (!is_form(w->text, f->text) ||
			    (f->before && (!before || strcmp(before->text, f->before) != 0)))
				continue;
			w->text = dx_asprintf(a, "%s%s", f->text, w->text + strlen(f->text));
			break;
		}
	}
}
