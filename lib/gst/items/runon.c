/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What reaches into the column of codes: the last words of a name, "… including offline sync 997331", or figures. */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define SIZE_DIGITS 3 /* "… Polished 20" over "mm": too few for a code */

/* The words of C before a code on its first line, or on its first line above one, none of which may be one; 0: nothing
 * stands before it. */
static size_t words_before_code(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		if (dx_gst_is_hsn(c->words[i].word->text))
			return i;
		if (c->words[i].line != c->words[0].line)
			return 0;
		if (dx_count_digits(c->words[i].word->text) > SIZE_DIGITS)
			return 0;
	}
	return 0;
}

/* The last word of C on LINE; NULL: none. */
static const struct dx_word *last_on(const struct dx_cell *c, size_t line)
{
	const struct dx_word *w = NULL;

	for (size_t i = 0; i < c->n; i++)
		if (c->words[i].line == line)
			w = c->words[i].word;
	return w;
}

/* "SAC 998314": what names the code is no part of the name. */
static bool is_called_code(const struct dx_word *w)
{
	static const char *const names[] = {"hsn", "sac", "hsn/sac", "code"};

	return dx_str_is_one_of(dx_strn(w->text, strcspn(w->text, ".:")), names, DX_LEN(names));
}

static int32_t gap(const struct dx_word *a, const struct dx_word *b)
{
	return b->x0 - a->x1;
}

/* "+2.25 900150", "- 900150" under "ADD │ HSN": what is no word before a code stands in the column beside it, where
 * that has nothing else. The first N words of CODES. */
static void give_figures(struct dx_cell *beside, struct dx_cell *codes, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (dx_gst_has_letter(codes->words[i].word->text))
			return;
	if (beside->n > 0)
		return;
	*beside = (struct dx_cell){codes->words, n};
	*codes = (struct dx_cell){codes->words + n, codes->n - n};
}

void dx_gst_end_name(struct dx_arena *a, const struct dx_table *t, struct dx_row *row)
{
	int name = dx_table_col(t, GC_DESCRIPTION);
	int code = dx_table_col(t, GC_HSN);
	struct dx_cell *c = code >= 0 ? &row->cells[code] : NULL;
	struct dx_cell *d = name >= 0 ? &row->cells[name] : NULL;
	size_t n = c && d ? words_before_code(c) : 0;
	const struct dx_word *end = n ? last_on(d, c->words[0].line) : NULL;
	struct dx_cell_word *words;
	size_t at = 0;

	if (n && code > 0 && code - 1 != name) {
		give_figures(&row->cells[code - 1], c, n);
		return;
	}
	/* in letters of one width all gaps of one blank are the same, but for how the letters fill it */
	if (!end || is_called_code(c->words[n - 1].word) || gap(end, c->words[0].word) * 4 > (end->y1 - end->y0) * 5 ||
	    (c->words[n].line == c->words[0].line &&
	     gap(end, c->words[0].word) >= gap(c->words[n - 1].word, c->words[n].word) + (end->y1 - end->y0) / 5))
		return;
	words = dx_alloc_array(a, d->n + n, sizeof(*words));
	while (at < d->n && d->words[at].line <= c->words[0].line)
		at++;
	memcpy(words, d->words, at * sizeof(*words));
	memcpy(words + at, c->words, n * sizeof(*words));
	memcpy(words + at + n, d->words + at, (d->n - at) * sizeof(*words));
	*d = (struct dx_cell){words, d->n + n};
	*c = (struct dx_cell){c->words + n, c->n - n};
}
