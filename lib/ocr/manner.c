/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* How a page writes its amounts and dates: which marks, and how much stands behind the last one. */
#include <string.h>

#include "ocr_int.h"

/* Fewer dates tell no manner. */
#define DATES_MIN   3
#define AMOUNTS_MIN 5

static size_t dates_like(const struct reading *r, const struct dx_word *w)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		n += dx_shapes_is_date(r->words[i].text) && strlen(r->words[i].text) == strlen(w->text) &&
		     strpbrk(r->words[i].text, ",./-")[0] == strpbrk(w->text, ",./-")[0];
	return n;
}

/* What stands behind the last mark of most amounts, and which mark that is. */
static void find_decimals(const struct reading *r, struct dx_ocr_manner *m)
{
	size_t n[2][2] = {{0}}; /* two or three digits, comma or point */
	size_t all = 0;

	for (size_t i = 0; i < r->n; i++) {
		const char *text = r->words[i].text;
		const char *last = dx_shapes_is_amount(text) ? text + strcspn(text, ",.") : NULL;

		for (const char *next = last; next && *next; next += strcspn(next, ",.")) {
			last = next++;
		}
		if (last) {
			n[strlen(last) == 4][*last == '.']++;
			all++;
		}
	}
	for (size_t i = 0; i < 4; i++) {
		if (n[i / 2][i % 2] < AMOUNTS_MIN || n[i / 2][i % 2] * 3 < all * 2)
			continue;
		m->decimals = 2 + i / 2;
		m->last = i % 2 ? '.' : ',';
	}
}

struct dx_ocr_manner dx_ocr_manner_of(const struct reading *r)
{
	struct dx_ocr_manner m = {0};
	size_t most = DATES_MIN - 1;

	find_decimals(r, &m);
	for (size_t i = 0; i < r->n; i++) {
		const char *text = r->words[i].text;
		size_t n = dx_shapes_is_date(text) ? dates_like(r, &r->words[i]) : 0;

		if (n > most) {
			most = n;
			m.date = strpbrk(text, ",./-")[0];
			m.date_size = strlen(text);
		}
	}
	return m;
}

bool dx_ocr_is_written(const char *text, const struct dx_ocr_manner *m)
{
	size_t n = strlen(text);

	if (dx_shapes_is_date(text))
		return m->date && n == m->date_size && strpbrk(text, ",./-")[0] == m->date;
	return m->last && dx_shapes_is_amount(text) && n > m->decimals + 1 && text[n - m->decimals - 1] == m->last;
}

void dx_ocr_settle_mark(const struct dx_ocr_manner *m, char *text)
{
	size_t n = strlen(text);
	char *last = n > m->decimals ? text + n - m->decimals - 1 : NULL;

	if (!m->last || !last || last == text || !strchr(".,", *last) || dx_shapes_is_date(text))
		return;
	*last = m->last;
	for (char *p = text; p < last; p++)
		if (*p == m->last)
			*p = m->last == '.' ? ',' : '.';
}
