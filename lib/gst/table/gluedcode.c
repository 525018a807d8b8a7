/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "271019721": recognition read the code of a line and the count in the column right of it as one word, over the rule
 * between both. It is parted where the codes of the other lines end.
 */
#include <string.h>

#include "table.h"

#define COUNT_MAX 4 /* digits behind the code */

static size_t digits_of(const struct dx_word *w)
{
	size_t n = strspn(w->text, "0123456789");

	return w->text[n] == '\0' ? n : 0;
}

static bool stands_in(const struct dx_word *w, const struct dx_col *c)
{
	return w->x0 >= c->x0 && w->x0 < c->x1;
}

/* How many digits the codes in column COL of T have, most of them; *X1_R: where these end. 0: there are none. */
static size_t code_length(const struct dx_lines *lines, const struct dx_table *t, size_t col, int32_t *x1_r)
{
	static const size_t lengths[] = {8, 6, 4};
	size_t most = 0;
	size_t best = 0;

	for (size_t k = 0; k < DX_LEN(lengths); k++) {
		size_t n = 0;
		int32_t x1 = 0;

		for (size_t i = t->first; i < t->first + t->n; i++)
			for (size_t w = 0; w < lines->v[i].n; w++) {
				const struct dx_word *word = lines->v[i].words[w];

				if (!stands_in(word, &t->cols[col]) || word->x1 > t->cols[col].x1 ||
				    digits_of(word) != lengths[k])
					continue;
				n++;
				x1 = word->x1 > x1 ? word->x1 : x1;
			}
		if (n > most) {
			most = n;
			best = lengths[k];
			*x1_r = x1;
		}
	}
	return best;
}

/* Word AT of LINE as two, the first of N digits, which ends at X1; the second as wide as its digits are. */
static void part(struct dx_arena *a, struct dx_line *line, size_t at, size_t n, int32_t x1)
{
	const struct dx_word *w = line->words[at];
	const struct dx_word **words = dx_alloc_array(a, line->n + 1, sizeof(*words));
	struct dx_word *two[] = {dx_memdup(a, w, sizeof(*w)), dx_memdup(a, w, sizeof(*w))};
	int32_t digit = (x1 - w->x0) / (int32_t)n;

	two[0]->text = dx_strndup(a, w->text, n);
	two[0]->x1 = x1;
	two[1]->text = w->text + n;
	two[1]->x0 = w->x1 - digit * (int32_t)strlen(two[1]->text);
	memcpy(words, line->words, at * sizeof(*words));
	words[at] = two[0];
	words[at + 1] = two[1];
	memcpy(words + at + 2, line->words + at + 1, (line->n - at - 1) * sizeof(*words));
	line->words = words;
	line->n++;
}

static void part_codes(struct dx_job *job, const struct dx_table *t, size_t col)
{
	int32_t x1 = 0;
	size_t n = code_length(&job->lines, t, col, &x1);

	for (size_t i = t->first; i < t->first + t->n && n > 0; i++) {
		struct dx_line *line = &job->lines.v[i];

		for (size_t w = 0; w < line->n; w++) {
			const struct dx_word *word = line->words[w];
			size_t digits = digits_of(word);

			if (!stands_in(word, &t->cols[col]) || word->x1 <= t->cols[col].x1 || digits <= n ||
			    digits > n + COUNT_MAX || word->text[n] == '0' ||
			    (w + 1 < line->n && line->words[w + 1]->x0 < t->cols[col + 1].x1))
				continue;
			part(job->arena, line, w, n, x1);
			break;
		}
	}
}

void dx_gst_part_codes(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		int col = dx_table_col(t, GC_HSN);

		if (job->pages[t->page].source == DX_SOURCE_OCR && dx_gst_is_items(t) && col >= 0 &&
		    (size_t)col + 1 < t->n_cols && t->cols[col + 1].role == GC_QUANTITY)
			part_codes(job, t, (size_t)col);
	}
}
