/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The words of a line that are a merchant's name: without numbers, who owns it, and where its branch is. */
#include <string.h>

#include "name_int.h"

static bool is_letter(char c)
{
	return dx_is_letter(c) || (unsigned char)c >= 0x80;
}

size_t dx_receipt_glued_number(const char *text)
{
	const char *paren = strchr(text, '(');
	size_t letters, digits, capitals;

	if (!paren || paren == text || !is_letter(paren[-1]))
		return 0;
	dx_receipt_count(paren, &letters, &digits, &capitals);
	return digits >= 4 ? (size_t)(paren - text) : 0;
}

bool dx_receipt_is_place_aside(const char *text)
{
	const char *p = text + 1;
	size_t capitals = strspn(p, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	size_t digits;

	p += capitals;
	if (*text != '(' || capitals == 0 || *p != ' ')
		return false;
	digits = strspn(p + 1, "0123456789");
	return digits > 0 && digits <= 2 && strcmp(p + 1 + digits, ")") == 0;
}

/* A number of a registration behind the name: "AEON CO. (M) BHD (126926-R)"; "( lu/SU69-P)" is one misread. */
static size_t without_registration(struct dx_job *job, const struct dx_words *w)
{
	size_t n = w->n;
	size_t figures = 0;
	size_t dropped = 0;
	bool closed = false; /* "(M) SDN BHD": the parenthesis is not the one that the number stood in */

	while (n > 1) {
		size_t letters, digits, capitals;

		dx_receipt_count(w->words[n - 1]->text, &letters, &digits, &capitals);
		if ((digits < 4 && !(digits + letters == 0) && !dx_receipt_ends_registration(w->words[n - 1]->text)) ||
		    dx_receipt_glued_number(w->words[n - 1]->text) > 0)
			break;
		dropped += digits;
		n--;
	}
	for (size_t i = n; i > 1; i--) {
		size_t letters, digits, capitals;

		dx_receipt_count(w->words[i - 1]->text, &letters, &digits, &capitals);
		figures += digits;
		closed |= strchr(w->words[i - 1]->text, ')') != NULL;
		if (w->words[i - 1]->text[0] == '(') {
			const char *behind = dx_lines_text(job->arena, w->words + i - 1, n - i + 1);

			return figures + (closed ? 0 : dropped) >= 2 && !dx_receipt_is_place_aside(behind) ? i - 1 : n;
		}
	}
	return n;
}

size_t dx_receipt_name_hits(const struct dx_job *job, size_t line, const struct dx_words *w,
			    const struct dx_label_hit **v_r, size_t *n_r)
{
	const struct dx_labels *l = &job->labels;

	*v_r = l->v + l->line_first[line];
	*n_r = l->line_first[line + 1] - l->line_first[line];
	return (size_t)(w->words - job->lines.v[line].words);
}

/* "CO.    (M) SDN BHD": a legal form further right, or left, belongs to the run beside it. */
static void take_form(const struct dx_job *job, size_t line, struct dx_words *w)
{
	const struct dx_label_hit *hits;
	size_t n;
	size_t from = dx_receipt_name_hits(job, line, w, &hits, &n);

	for (size_t i = 0; i < n; i++) {
		if (hits[i].field != RL_COMPANY)
			continue;
		if (hits[i].first < from) {
			w->words -= from - hits[i].first;
			w->n += from - hits[i].first;
			from = hits[i].first;
		}
		if (hits[i].first + hits[i].n > from + w->n)
			w->n = hits[i].first + hits[i].n - from;
	}
}

static void drop_first(struct dx_words *w, size_t n)
{
	w->words += n;
	w->n -= n;
}

/* "Owned by: …", by the colon or by a word of the template. */
static void drop_owner(const struct dx_job *job, size_t line, struct dx_words *w)
{
	const struct dx_label_hit *hits;
	size_t n;
	size_t from = dx_receipt_name_hits(job, line, w, &hits, &n);

	for (size_t i = 0; i < n; i++) {
		size_t end = hits[i].first + hits[i].n;

		if (hits[i].field != RL_OWNER || hits[i].first < from || end >= from + w->n)
			continue;
		drop_first(w, end - from);
		from = end;
	}
	for (size_t i = 0; i + 1 < w->n; i++) {
		const char *text = w->words[i]->text;

		if (text[strlen(text) - 1] != ':')
			continue;
		drop_first(w, i + 1);
		i = SIZE_MAX;
	}
}

/* "… SDN BHD THE GARDENS MALL": the branch behind the legal form is no part of the name. */
static void drop_branch(const struct dx_job *job, size_t line, struct dx_words *w)
{
	const struct dx_label_hit *hits;
	size_t n;
	size_t from = dx_receipt_name_hits(job, line, w, &hits, &n);
	size_t end = 0;

	for (size_t i = 0; i < n; i++)
		if (hits[i].field == RL_COMPANY && hits[i].first >= from)
			end = hits[i].first + hits[i].n - from;
	for (size_t i = 0; i < n && end > 0; i++)
		if (hits[i].field == RL_STREET && hits[i].first >= from + end && end < w->n)
			w->n = end;
}

struct dx_words dx_receipt_name_words(struct dx_job *job, size_t line)
{
	struct dx_words w = dx_receipt_left(job, line);

	take_form(job, line, &w);
	drop_owner(job, line, &w);
	w.n = without_registration(job, &w);
	drop_branch(job, line, &w);
	return w;
}
