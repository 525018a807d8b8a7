/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The buyer's order: its number, with the words that belong to it. */
#include <string.h>

#include "dx/extract/fields.h"

#include "head.h"

#define WORDS_MAX 4  /* of an order that has words beside its number */
#define BYTES_MAX 16 /* of such a word */

/* "PO-52661" behind "Reference": an order by the letters that it begins with. */
static bool is_order(struct dx_str s)
{
	return s.n > 3 && dx_str_ieq_c(dx_str_sub(s, 0, 2), "po") && strchr("-#/0123456789", s.p[2]) &&
	       dx_invoice_is_number(s);
}

/* "… under your purchase order PO-56927.": in a sentence above the items, the only such number. */
static void order_in_text(struct dx_job *job, struct dx_val *v)
{
	size_t end = job->tables.n ? job->tables.v[0].header_first : job->lines.page_first[1];

	for (size_t i = 0; i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			struct dx_words one = {line->words + k, 1, 0, line->page};
			struct dx_str s = dx_str(line->words[k]->text);

			while (s.n && strchr(".,;)", s.p[s.n - 1]))
				s.n--;
			if (!is_order(s) || strpbrk(line->words[k]->text, "0123456789") == NULL)
				continue;
			if (dx_val_has(v)) {
				*v = (struct dx_val){0};
				return;
			}
			*v = dx_words_val(job->arena, &job->lines, &one);
			v->text = dx_strndup(job->arena, s.p, s.n);
		}
	}
}

/* "P.O. Box 1140": a part of an address, no order. */
static void drop_boxes(struct dx_job *job)
{
	for (size_t i = 0; i < job->labels.n; i++) {
		struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t next = hit->first + hit->n;

		if (hit->field == IL_PURCHASE_ORDER && next < line->n &&
		    dx_str_ieq_c(dx_str(line->words[next]->text), "box"))
			hit->field = IL_OTHER;
	}
}

/* "no." of "Your order no. 7", "vom" of "Ihre Bestellung vom …": words that belong to the label, or to a day. */
static bool is_joint(const char *text)
{
	static const char *const words[] = {
		"no",  "nr",  "n°",  "num", "number", "nummer", "id",   "of",  "from", "vom", "dated", "van",  "du",
		"de",  "del", "le",  "per", "via",    "by",     "date", "the", "den",  "our", "your",  "ihre", "ihr",
		"och", "und", "and", "für", "for",    "para",   "pour", "as",  "on",   "am",  "zu"};
	struct dx_str s = dx_str_strip(dx_str(text), ":.,;()", ":.,;()");

	return dx_str_is_one_of(s, words, DX_LEN(words));
}

/* A word of letters that may stand beside a number: "PO", "Ref", "Obj.". */
static bool is_word(const char *text)
{
	return strlen(text) > 1 && strlen(text) <= BYTES_MAX && dx_has_letter(text) && !dx_has_digit(text) &&
	       !strpbrk(text, ":/@,()#") && !is_joint(text);
}

/* "PO 2291", "Obj. 114 Sonnhalde": do the N words of LINE from FIRST on, close by each other, say an order in words and
 * one number, which is not the first of them? */
static bool says_order(const struct dx_line *line, size_t first, size_t n)
{
	size_t numbers = 0;

	if (n < 2 || n > WORDS_MAX || !is_word(line->words[first]->text))
		return false;
	for (size_t i = first; i < first + n; i++) {
		const char *text = line->words[i]->text;
		bool number = dx_invoice_is_number(dx_str(text));

		numbers += number;
		if ((!number && !is_word(text)) ||
		    (i > first && 10 * (line->words[i]->x0 - line->words[i - 1]->x1) > 6 * line->height))
			return false;
	}
	return numbers == 1;
}

/* ".....", ":": what leads from a label to its value. */
static bool is_leader(const char *text)
{
	return text[strspn(text, ".:_")] == '\0';
}

/* The words of LINE from word AT on that stand close by each other. */
static size_t run_from(const struct dx_line *line, size_t at)
{
	size_t n = at < line->n;

	while (n && at + n < line->n && line->words[at + n]->x0 - line->words[at + n - 1]->x1 < line->height)
		n++;
	return n;
}

/* What stands on the own line of a label of the order, "Your order: PO 2291", where words belong to its number. */
static bool order_in_words(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_PURCHASE_ORDER, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t first = hit->first + hit->n;
		size_t n;

		while (first < line->n && is_leader(line->words[first]->text))
			first++;
		n = run_from(line, first);
		if (!hit->inner && says_order(line, first, n)) {
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + first, n);
			return true;
		}
	}
	return false;
}

void dx_invoice_order(struct dx_job *job, struct dx_val *v)
{
	struct dx_scope all = dx_scope_all(job);

	drop_boxes(job);
	if (!order_in_words(job, v) && !dx_fields_word(job, all, IL_PURCHASE_ORDER, is_order, v) &&
	    !dx_fields_word(job, all, IL_PURCHASE_ORDER, dx_invoice_is_number, v))
		dx_fields_word(job, all, IL_OTHER, is_order, v);
	if (!dx_val_has(v))
		order_in_text(job, v);
}
