/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Letters at an amount's end that say how it is taxed: "33.77T". Of the words of the page only the amount is kept. */
#include <stdio.h>
#include <string.h>

#include "items.h"

#define CENTS      3  /* "." and two digits */
#define MARKED_MAX 32 /* bytes of an amount and its mark */

/* How long the amount in front of a mark is; 0: TEXT is none. C, D, H, and S are those of credit and debit. */
static size_t amount_before_mark(const char *text)
{
	size_t n = strlen(text);
	size_t at = 0;

	if (n < CENTS + 2 || text[n - 1] < 'A' || text[n - 1] > 'Z' || strchr("CDHS", text[n - 1]))
		return 0;
	n--;
	if (text[0] == '-' || text[0] == '$')
		at++;
	for (size_t i = at; i < n; i++)
		if (text[i] < '0' || text[i] > '9')
			if (i == at || (text[i] != '.' && text[i] != ','))
				return 0;
	return text[n - CENTS] == '.' || text[n - CENTS] == ',' ? n : 0;
}

static const struct dx_word *without(struct dx_arena *a, const struct dx_word *w, size_t n)
{
	struct dx_word *one = dx_memdup(a, w, sizeof(*w));

	one->x1 = w->x0 + (int32_t)((int64_t)(w->x1 - w->x0) * (int64_t)n / (int64_t)strlen(w->text));
	one->text = dx_strndup(a, w->text, n);
	return one;
}

/* "+HST", "+GST/PST": the names of taxes that come on top. */
static bool is_tax_on_top(struct dx_job *job, const struct dx_word *w)
{
	struct dx_word name = *w;
	const struct dx_word *one = &name;
	size_t n;
	size_t len = 0;
	struct dx_tok *toks;

	if (w->text[0] != '+' || dx_has_digit(w->text))
		return false;
	name.text = w->text + 1;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, &one, 1, &n);
	for (size_t i = 0; i < n; i += len)
		if (dx_lex_match(job->tpl->labels, toks, n, i, &len) != IL_TAX)
			return false;
	return n > 0;
}

/* "Updates and backups │ +HST" under a name and its price: what is said of the price is no word of what is sold. */
static void drop_taxes_on_top(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_line *line = &job->lines.v[i];

		if (line->n < 2 || !is_tax_on_top(job, line->words[line->n - 1]) ||
		    line->words[line->n - 1]->x0 - line->words[line->n - 2]->x1 < line->height)
			continue;
		line->n--;
		line->x1 = line->words[line->n - 1]->x1;
	}
}

/* "294.00 T": what is taxable, a blank behind its amount as line printers set it. Other letters may be a tax's code in
 * a column of their own, or what the price is for. */
static bool is_taxable_apart(const struct dx_line *line)
{
	const struct dx_word *amount = line->n > 2 ? line->words[line->n - 2] : NULL;
	const struct dx_word *last = amount ? line->words[line->n - 1] : NULL;
	char both[MARKED_MAX];

	if (!last || last->conf != 100 || strcmp(last->text, "T") != 0 || strlen(amount->text) + 2 > sizeof(both) ||
	    last->x0 - amount->x1 > dx_lines_blank(line) * 3 / 2)
		return false;
	(void)snprintf(both, sizeof(both), "%sT", amount->text);
	return amount_before_mark(both) > 0;
}

bool *dx_invoice_drop_marks(struct dx_job *job)
{
	bool *marks = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*marks));
	char letter = '\0';
	bool mixed = false;

	drop_taxes_on_top(job);
	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_line *line = &job->lines.v[i];
		const struct dx_word *last = line->n > 1 ? line->words[line->n - 1] : NULL;
		size_t n = last && last->conf == 100 ? amount_before_mark(last->text) : 0; /* a scan's may be a digit */

		if (is_taxable_apart(line)) {
			mixed |= letter && letter != 'T';
			letter = 'T';
			line->n--;
			line->x1 = line->words[line->n - 1]->x1;
			marks[i] = true;
			continue;
		}
		if (n == 0)
			continue;
		mixed |= letter && letter != last->text[n];
		letter = last->text[n];
		line->words[line->n - 1] = without(job->arena, last, n);
		marks[i] = true;
	}
	return letter && !mixed ? marks : NULL;
}

bool dx_invoice_is_marked(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int c = dx_table_col(t, IC_TAX_RATE);

	return c >= 0 && cells[c].n == 1 && cells[c].words[0].word->conf == 100 &&
	       strcmp(dx_cell_text(job->arena, &cells[c]), "T") == 0;
}

bool dx_invoice_marks_column(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_tables *all = &job->tables;
	int c = dx_table_col(t, IC_TAX_RATE);
	bool found = false;

	for (size_t i = 0; c >= 0 && i < all->n_rows; i++) {
		const struct dx_row *row = &all->rows[i];

		if (row->class == DX_ROW_SPECIAL || &all->v[row->table] != t || row->cells[c].n == 0)
			continue;
		if (!dx_invoice_is_marked(job, t, row->cells))
			return false;
		found = true;
	}
	return found;
}
