/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines that say what a section of the items comes to, after which these go on. */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"

#define KIND_WORDS    2 /* between "Total" and a heading's own words: "chapter", "2." */
#define HEADING_WORDS 3 /* of a section's heading before its name: "Charges for", "Service" */

/* "for", "pour": between "Total" and what it is of. */
static bool is_of(const char *text)
{
	static const char *const words[] = {"for", "of", "on", "für", "pour", "de", "du", "per", "voor", "para", "för"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

static bool has_words(const struct dx_line *line, const struct dx_word *const *words, size_t n)
{
	for (size_t at = 0; at + n <= line->n; at++) {
		size_t k = 0;

		while (k < n && strcmp(line->words[at + k]->text, words[k]->text) == 0)
			k++;
		if (k == n)
			return true;
	}
	return false;
}

/* "74.81", "74,81 €" */
static bool ends_in_amount(const struct dx_line *line)
{
	size_t n = line->n;

	n -= n > 1 && dx_value_currency(dx_str(line->words[n - 1]->text));
	return n > 0 && dx_columns_amount_like(line->words[n - 1]);
}

/* "2. Fertigmontage" for WORDS "Fertigmontage": HEAD is these N words, and no more but its number. */
static bool is_heading_of(const struct dx_line *head, const struct dx_word *const *words, size_t n)
{
	size_t at = head->n > n && strpbrk(head->words[0]->text, "0123456789") ? 1 : 0;

	return head->n - at == n && has_words(head, words, n);
}

/* "A" for "A. CONTRACT WORKS": the letter or number that the heading HEAD begins with. */
static bool is_key_of(const struct dx_line *head, const struct dx_word *const *words, size_t n)
{
	const char *key = words[0]->text;
	const char *text = head->n > 1 ? head->words[0]->text : "";
	size_t len = strspn(key, "0123456789");

	len = len ? len : dx_has_letter(key);
	return n == 1 && len && strncmp(text, key, len) == 0 && (key[len] == '\0' || strchr(".):", key[len])) &&
	       text[len] && strspn(text + len, ".):") == strlen(text + len);
}

/*
 * Do N of the WORDS stand in a heading above LINE, among the items of T or a table before it? WHOLE: they are all of
 * it or what counts it, else nothing else but its own first words.
 */
static bool is_headed_so(struct dx_job *job, const struct dx_table *t, const struct dx_line *line,
			 const struct dx_word *const *words, size_t n, bool whole)
{
	for (const struct dx_table *one = job->tables.v; n > 0 && one <= t; one++)
		for (size_t i = one->first; i < one->first + one->n; i++) {
			const struct dx_line *head = &job->lines.v[i];

			if (head >= line || ends_in_amount(head))
				continue;
			if (whole ? is_heading_of(head, words, n) || is_key_of(head, words, n)
				  : head->n <= n + HEADING_WORDS && has_words(head, words, n))
				return true;
		}
	return false;
}

/* The words that LINE begins with, if they say that others come to what follows: "Total", "Subtotal". 0: none. */
static size_t total_words(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);
	int word = dx_lex_match(job->tpl->row_words, toks, n, 0, &len);

	if (word == IW_END) { /* "zzgl." ends the items as well */
		toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);
		word = dx_lex_match(job->tpl->labels, toks, n, 0, &len) == IL_SUBTOTAL ? IW_TOTAL : -1;
	}
	return word == IW_TOTAL ? toks[len - 1].word + 1 : 0;
}

/* "Total H.T.": are the first N words of LINE one name of a sum of the invoice, longer than its word of a total, AT? */
static bool names_sum(struct dx_job *job, const struct dx_line *line, size_t at, size_t n)
{
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, n, &n_toks);
	int field = dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len);

	return field >= IL_SUBTOTAL && field <= IL_DUE && len == n_toks && n > at;
}

/*
 * "Total for 07700 900123   37.44", "Summe Titel 2. Fertigmontage   2.613,86": words behind the total's name that a
 * heading further up among the items has: the sum of a section, after which the items go on.
 */
static bool is_section_total(struct dx_job *job, const struct dx_table *t, const struct dx_line *line)
{
	size_t at = total_words(job, line);
	size_t n;

	if (at == 0 || !ends_in_amount(line))
		return false;
	for (n = 0;
	     at + n < line->n && (n == 0 || line->words[at + n]->x0 - line->words[at + n - 1]->x1 < line->height);)
		n++;
	if (n == 0 || at + n >= line->n || names_sum(job, line, at, at + n))
		return false;
	if (is_of(line->words[at]->text)) /* "Total de IVA 18.920,53 €" in the foot */
		return dx_columns_amount_like(line->words[line->n - 1]) &&
		       is_headed_so(job, t, line, line->words + at + 1, n - 1, false);
	for (size_t skip = 0; skip <= KIND_WORDS && skip < n; skip++)
		if (is_headed_so(job, t, line, line->words + at + skip, n - skip, true))
			return true;
	return false;
}

/* Is line AT of T a name and an amount, and no sum? */
static bool is_charge(struct dx_job *job, const struct dx_table *t, size_t at)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	if (at >= t->first + t->n)
		return false;
	dx_columns_split(job->arena, &job->lines, t, at, cells);
	return dx_invoice_has_money(job, t, cells) && dx_rowread_has_text(t, cells, IC_DESCRIPTION) &&
	       dx_rowread_word(job, t, cells) < 0;
}

/*
 * "Total time   29.8   8,386.50", a heading of words alone, and another charge: the hours are summed up, and items
 * without any follow.
 */
static bool is_total_of_hours(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			      const struct dx_line *line)
{
	size_t at = total_words(job, line);
	const struct dx_line *below = line + 1;

	if (at == 0 || at >= line->n || !dx_has_letter(line->words[at]->text) ||
	    !dx_rowread_has_number(job, t, cells, IC_QUANTITY) || !dx_invoice_has_money(job, t, cells) ||
	    !is_charge(job, t, (size_t)(line - job->lines.v) + 2) || below->page != line->page)
		return false;
	for (size_t i = 0; i < below->n; i++)
		if (dx_has_digit(below->words[i]->text))
			return false;
	return true;
}

/* "Subtotal   1,279.92": a word for what others come to, and the amount alone? */
static bool is_bare_total(struct dx_job *job, const struct dx_line *line)
{
	size_t n = total_words(job, line);

	return n > 0 && n < line->n && ends_in_amount(line) && dx_has_digit(line->words[n]->text) &&
	       !dx_has_letter(line->words[n]->text);
}

/*
 * "Subtotal   1,279.92", a heading of words alone, "Lot 2 - Masonry", and an item with its quantity and price: what the
 * section above comes to, after which the items go on.
 */
static bool is_total_of_lot(struct dx_job *job, const struct dx_table *t, const struct dx_line *line)
{
	size_t at = (size_t)(line - job->lines.v);
	const struct dx_line *head = line + 1;
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t n = 0;

	if (!is_bare_total(job, line) || !is_charge(job, t, at + 2) || head->page != line->page)
		return false;
	(void)dx_lines_segments(job->arena, head, &n);
	dx_columns_split(job->arena, &job->lines, t, at + 2, cells);
	return n == 1 && !ends_in_amount(head) && job->lines.v[at + 2].page == line->page &&
	       dx_rowread_has_number(job, t, cells, IC_QUANTITY) && dx_rowread_has_number(job, t, cells, IC_UNIT_PRICE);
}

bool dx_invoice_heads_lot(struct dx_job *job, const struct dx_table *t, const struct dx_line *line)
{
	return line && line > job->lines.v + t->first && is_total_of_lot(job, t, line - 1);
}

/* "Subtotal   1,970.24" of the last such section: sums above it have the same word, and one of all is below. */
static bool is_total_of_last_lot(struct dx_job *job, const struct dx_table *t, const struct dx_line *line)
{
	size_t n = total_words(job, line);

	if (!is_bare_total(job, line) || line + 1 == job->lines.v + job->lines.n || !is_bare_total(job, line + 1))
		return false;
	for (const struct dx_table *one = job->tables.v; one <= t; one++)
		for (size_t i = one->first; i < one->first + one->n && &job->lines.v[i] < line; i++) {
			const struct dx_line *above = &job->lines.v[i];

			if (above->n > n && total_words(job, above) == n &&
			    dx_str_ieq_c(dx_str(dx_lines_text(job->arena, above->words, n)),
					 dx_lines_text(job->arena, line->words, n)) &&
			    is_total_of_lot(job, one, above))
				return true;
		}
	return false;
}

bool dx_invoice_closes_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			       const struct dx_line *line)
{
	return is_section_total(job, t, line) || is_total_of_hours(job, t, cells, line) ||
	       is_total_of_lot(job, t, line) || is_total_of_last_lot(job, t, line);
}
