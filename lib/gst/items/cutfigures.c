/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* An amount that a narrow cell cuts within its paise: "₹10,346.5" over "2", which stands alone in its line. */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define DECIMALS 2

/* How many decimals W lacks, which has thousands set off, or a currency; 0: it is no amount that was cut. */
static size_t lacks(const struct dx_word *w)
{
	const char *point = strrchr(w->text, '.');
	size_t n = point ? strlen(point + 1) : DECIMALS;

	if (n >= DECIMALS || w->conf < 100 || strspn(point + 1, "0123456789") != n || point == w->text ||
	    point[-1] < '0' || point[-1] > '9')
		return 0;
	return strchr(w->text, ',') || dx_value_currency(dx_strn(w->text, strcspn(w->text, "0123456789")))
		       ? DECIMALS - n
		       : 0;
}

/* Is LOWER the rest of the N digits that W lacks, right below it? */
static bool is_rest(const struct dx_line *lower, const struct dx_word *w, size_t n)
{
	const struct dx_word *rest = lower->n == 1 ? lower->words[0] : NULL;

	return rest && strlen(rest->text) == n && strspn(rest->text, "0123456789") == n && rest->x0 >= w->x0 &&
	       rest->x1 <= w->x1 && rest->y0 >= w->y0 + lower->height / 2 && rest->y0 < w->y1 + lower->height / 2;
}

/* The word of LINE that LOWER has the rest of; LINE's n: there is none. */
static size_t cut_word(const struct dx_line *line, const struct dx_line *lower)
{
	size_t i = 0;

	for (; i < line->n; i++) {
		size_t n = lacks(line->words[i]);

		if (n && is_rest(lower, line->words[i], n))
			break;
	}
	return i;
}

void dx_gst_join_figures(struct dx_job *job)
{
	struct dx_lines *l = &job->lines;
	bool *taken = dx_alloc_array(job->arena, l->n + 1, sizeof(*taken));
	bool any = false;

	memset(taken, 0, (l->n + 1) * sizeof(*taken));
	for (size_t i = 0; i + 1 < l->n; i++) {
		const struct dx_line *lower = &l->v[i + 1];
		size_t at = lower->page == l->v[i].page ? cut_word(&l->v[i], lower) : l->v[i].n;
		struct dx_word *whole;

		if (at == l->v[i].n)
			continue;
		whole = dx_alloc_array(job->arena, 1, sizeof(*whole));
		*whole = *l->v[i].words[at];
		whole->text = dx_asprintf(job->arena, "%s%s", whole->text, lower->words[0]->text);
		whole->y1 = lower->words[0]->y1;
		l->v[i].words[at] = whole;
		any = taken[i + 1] = true;
	}
	if (any)
		dx_gst_drop_lines(l, taken);
}
