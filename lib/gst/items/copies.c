/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The same invoice again, for the transporter and for the supplier: pages that differ in that word alone. */
#include <string.h>

#include "items.h"

#define WORDS_MIN 20 /* a page with fewer says too little to be a copy of another one */

/* What the law calls the copies, and for whom they are. */
static bool is_mark(const char *text)
{
	static const char *const marks[] = {"original",  "duplicate", "triplicate", "quadruplicate", "extra",
					    "copy",      "for",       "recipient",  "transporter",   "supplier",
					    "consignor", "consignee", "buyer",      "receiver",      "office",
					    "customer",  "seller",    "file",       "records",       "assessee"};
	size_t skip = strspn(text, "([-");
	struct dx_str s = dx_strn(text + skip, strcspn(text + skip, ")].:,-"));

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (dx_str_ieq_c(s, marks[i]))
			return true;
	return false;
}

/* The next word of P from *AT on that is no mark of a copy, or NULL. */
static const char *next(const struct dx_page *p, size_t *at)
{
	while (*at < p->n_words && is_mark(p->words[*at].text))
		(*at)++;
	return *at < p->n_words ? p->words[(*at)++].text : NULL;
}

/* All words but the marks are the same, and the marks are not. */
static bool is_copy(const struct dx_page *p, const struct dx_page *of)
{
	bool differ = p->n_words != of->n_words;
	size_t a = 0;
	size_t b = 0;
	const char *x;
	const char *y;

	if (p->n_words < WORDS_MIN)
		return false;
	do {
		x = next(p, &a);
		y = next(of, &b);
		if ((x == NULL) != (y == NULL) || (x && strcmp(x, y) != 0))
			return false;
	} while (x);
	for (size_t i = 0; !differ && i < p->n_words; i++)
		differ = strcmp(p->words[i].text, of->words[i].text) != 0;
	return differ;
}

void dx_gst_drop_copies(struct dx_job *job)
{
	for (size_t m = 1; m <= job->n_pages / 2; m++) {
		size_t i = m;

		if (job->n_pages % m)
			continue;
		while (i < job->n_pages && is_copy(&job->pages[i], &job->pages[i % m]))
			i++;
		if (i < job->n_pages)
			continue;
		job->n_pages = m;
		dx_lines_build(job->arena, job->pages, m, &job->lines);
		return;
	}
}
