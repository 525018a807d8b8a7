/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The number of an invoice that no label and no known title names. */
#include <string.h>

#include "head.h"

#define BIG 12 /* tenths of a usual letter: what is higher stands out */

/* The usual height of letters on the first page. */
static int32_t usual_height(const struct dx_job *job)
{
	int64_t sum = 0;
	int64_t n = 0;

	for (size_t i = 0; i < job->lines.page_first[1]; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++, n++)
			sum += job->lines.v[i].words[k]->y1 - job->lines.v[i].words[k]->y0;
	return n ? (int32_t)(sum / n) : 0;
}

/* "FV/7/10/2025" alone in large letters: letters and digits with signs between them. */
static bool is_large_number(const struct dx_words *w)
{
	const char *text = w->words[0]->text;

	return w->n == 1 && strlen(text) > 4 && text[strcspn(text, "-/")] != '\0' && strpbrk(text, "0123456789") &&
	       strpbrk(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

/*
 * "Salgsfaktura S-7" in large letters: a title that nobody knows, or none, and the only number among such words.
 */
static void by_size(struct dx_job *job, struct dx_val *v)
{
	int32_t usual = usual_height(job);
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];
	struct dx_val one;
	size_t found = 0;

	for (size_t i = 0; i < end && i < job->lines.page_first[1]; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {line->words + segs[k].first, segs[k].n, 0, line->page};
			const struct dx_word *last = w.words[w.n - 1];

			if ((w.n < 2 && !is_large_number(&w)) || w.n > 4 || (last->y1 - last->y0) * 10 < usual * BIG ||
			    job->labels.line_first[i] != job->labels.line_first[i + 1])
				continue;
			w.words += w.n > 2 ? w.n - 2 : 0;
			w.n = w.n > 2 ? 2 : w.n;
			if ((w.n > 1 && strpbrk(w.words[0]->text, "0123456789")) ||
			    !dx_invoice_number_in(job, &w, false, &one) ||
			    strcspn(one.text, "0123456789") == strlen(one.text))
				continue;
			found++;
		}
	}
	if (found == 1)
		*v = one;
}

/* "Gebührenrechnung Nr. 7": a kind of invoice in one word, as these languages make them. */
static bool by_compound(struct dx_job *job, struct dx_val *v)
{
	static const char *const ends[] = {"rechnung", "factuur", "faktura", "regning"};
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];

	for (size_t i = 0; i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k + 2 < line->n; k++) {
			struct dx_str s = dx_str(line->words[k]->text);
			struct dx_words w = {line->words + k + 2, 1, 0, line->page};

			for (size_t e = 0; e < DX_LEN(ends); e++) {
				size_t n = strlen(ends[e]);

				if (s.n > n && dx_str_ieq_c(dx_str_sub(s, s.n - n, s.n), ends[e]) &&
				    dx_invoice_says_number(line->words[k + 1]->text) &&
				    dx_invoice_number_in(job, &w, false, v))
					return true;
			}
		}
	}
	return false;
}

#define MARKED_LEN 4 /* of a number that nothing but "No." names: fewer are those of a house, or of a page */

/* "No. INV-7741" in a run of its own above the items, and no other such run there. */
static bool by_mark(struct dx_job *job, struct dx_val *v)
{
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];
	struct dx_val one;
	size_t found = 0;

	for (size_t i = 0; i < end && i < job->lines.page_first[1]; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {line->words + segs[k].first + 1, 1, 0, line->page};

			if (segs[k].n != 2 || !dx_invoice_says_number(w.words[-1]->text) ||
			    !dx_invoice_number_in(job, &w, false, &one) || strlen(one.text) < MARKED_LEN)
				continue;
			*v = one;
			found++;
		}
	}
	if (found != 1)
		*v = (struct dx_val){0};
	return found == 1;
}

void dx_invoice_number_unlabelled(struct dx_job *job, struct dx_val *v)
{
	if (!by_compound(job, v) && !by_mark(job, v))
		by_size(job, v);
}
