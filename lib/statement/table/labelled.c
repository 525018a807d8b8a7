/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines in a statement's table that begin like a balance or a total, and are labels with their values. */
#include <string.h>

#include "dx/extract/value.h"

#include "table.h"

/* The amount that stands behind a colon in C, its currency perhaps between; NULL: none does. */
static const char *behind_colon(const struct dx_cell *c)
{
	for (size_t k = 1; k < c->n; k++) {
		const char *before = c->words[k - 1].word->text;

		if (k > 1 && dx_value_currency(dx_str(before)))
			before = c->words[k - 2].word->text;
		if (dx_columns_amount_like(c->words[k].word) && before[strlen(before) - 1] == ':')
			return c->words[k].word->text;
	}
	return NULL;
}

bool dx_st_says_beside(const struct dx_table *t, const struct dx_cell *cells)
{
	const char *own = NULL;
	bool beside = false;
	bool other = false;
	bool same = false;

	for (size_t i = 0; i < t->n_cols; i++) {
		if (t->cols[i].class == DX_COL_TEXT && !own)
			own = behind_colon(&cells[i]);
		for (size_t k = 0; k < cells[i].n; k++) {
			const char *text = cells[i].words[k].word->text;

			if (!dx_columns_amount_like(cells[i].words[k].word))
				continue;
			beside |= t->cols[i].class == DX_COL_TEXT;
			other |= t->cols[i].class == DX_COL_NUMBER;
			same |= t->cols[i].class == DX_COL_NUMBER && own && dx_same_digits(own, text);
		}
	}
	return beside && (!other || (own && !same));
}

bool dx_st_says_both(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_lex *lex = job->tpl->row_words;
	bool opening = false;
	bool closing = false;

	for (size_t i = 0; i < t->n_cols; i++) {
		struct dx_tok *toks;
		size_t n;

		if (cells[i].n == 0)
			continue;
		toks = dx_lex_tokens_of(lex, job->arena, dx_str(dx_cell_text(job->arena, &cells[i])), &n);
		for (size_t k = 0; k < n;) {
			size_t len = 1;
			int word = dx_lex_match(lex, toks, n, k, &len);

			opening |= word == SW_OPENING;
			closing |= word == SW_CLOSING;
			k += word < 0 ? 1 : len;
		}
	}
	return opening && closing;
}

/* Column of the only amount among the cells of a line; -1: there is none, or more than one. */
static int sole_amount(const struct dx_table *t, const struct dx_cell *cells)
{
	int found = -1;

	for (size_t i = 0; i < t->n_cols; i++) {
		for (size_t k = 0; k < cells[i].n; k++) {
			if (!dx_columns_amount_like(cells[i].words[k].word))
				continue;
			if (found >= 0)
				return -1;
			found = (int)i;
		}
	}
	return found;
}

bool dx_st_says_other_side(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_lex *lex = job->tpl->columns;
	const int at = sole_amount(t, cells);
	const int own = at < 0 ? -1 : t->cols[at].role;
	bool says_own = false;
	bool says_other = false;

	for (int i = 0; (own == ST_DEBIT || own == ST_CREDIT) && i <= at; i++) {
		struct dx_tok *toks;
		size_t n;

		if (cells[i].n == 0)
			continue;
		toks = dx_lex_tokens_of(lex, job->arena, dx_str(dx_cell_text(job->arena, &cells[i])), &n);
		for (size_t k = 0; k < n;) {
			size_t len = 1;
			const int role = dx_lex_match(lex, toks, n, k, &len);

			says_own |= role == own;
			says_other |= role != own && (role == ST_DEBIT || role == ST_CREDIT);
			k += role < 0 ? 1 : len;
		}
	}
	return says_other && !says_own;
}
