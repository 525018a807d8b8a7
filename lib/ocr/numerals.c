/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Numerals beside figures: "Phase Il" and "Grade W-IIl" are Roman, of which a stroke is read as a small L, and before
 * the "rd" of "8rd Floor" stands a 3 and nothing else.
 */
#include <string.h>

#include "dx/base/str.h"
#include "ocr_int.h"

#define ROMAN_MAX 3 /* strokes of a numeral */
#define TYPE_MIN  3 /* of one behind a dash, which no word is */

/* So many strokes does TEXT begin with, a bar or small Ls among them; *BEHIND_R: what stands behind them. */
static size_t strokes(const char *text, bool *misread_r, const char **behind_r)
{
	size_t n = strspn(text, "Il|");

	*misread_r = false;
	for (size_t i = 0; i < n; i++)
		*misread_r |= text[i] != 'I';
	*behind_r = text + n;
	return n;
}

/* Does W name what is numbered in Roman numerals? */
static bool is_numbered(const struct dx_word *w)
{
	static const char *const names[] = {"phase", "stage", "sector", "part",  "block", "unit",
					    "class", "grade", "type",   "floor", "level", "schedule"};

	return w && dx_str_is_one_of(dx_str(w->text), names, DX_LEN(names));
}

/* "Phase Il," and "Phase-Il" behind BEFORE: the numeral in place of the letters. */
static const char *with_roman(struct dx_arena *a, const char *text, const struct dx_word *before)
{
	const char *dash = strrchr(text, '-');
	const char *from = dash ? dash + 1 : text;
	const char *behind;
	bool misread;
	const size_t n = strokes(from, &misread, &behind);
	bool named = is_numbered(before) && !dash;

	if (dash) {
		const struct dx_word name = {.text = dx_strndup(a, text, (size_t)(dash - text))};

		named = is_numbered(&name);
	}
	if (!misread || n < 2 || n > ROMAN_MAX || behind[strspn(behind, ".,;)")] ||
	    !(named || (dash && n >= TYPE_MIN && strchr(from, 'I'))))
		return text;
	return dx_asprintf(a, "%.*s%.*s%s", (int)(from - text), text, (int)n, "III", behind);
}

/* "8rd", "25rd,": an ordinal whose last digit is a 3. */
static const char *with_three(struct dx_arena *a, const char *text)
{
	const size_t n = strspn(text, "0123456789");

	if (n == 0 || n > 2 || !strchr("895", text[n - 1]) || strncmp(text + n, "rd", 2) != 0 ||
	    text[n + 2 + strspn(text + n + 2, ".,;")])
		return text;
	return dx_asprintf(a, "%.*s3%s", (int)(n - 1), text, text + n);
}

void dx_ocr_mend_numerals(struct dx_arena *a, struct reading *r)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		const struct dx_word *before = i > 0 && w[-1].line == w->line ? &w[-1] : NULL;

		w->text = with_three(a, with_roman(a, w->text, before));
	}
}
