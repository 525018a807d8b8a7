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

/* The fields of LEX, at most 64, whose phrases stand in the first N of CELLS, a bit each. */
static uint64_t said_in(struct dx_job *job, const struct dx_lex *lex, const struct dx_cell *cells, size_t n)
{
	uint64_t said = 0;

	for (size_t i = 0; i < n; i++) {
		struct dx_tok *toks;
		size_t n_toks;

		if (cells[i].n == 0)
			continue;
		toks = dx_lex_tokens_of(lex, job->arena, dx_str(dx_cell_text(job->arena, &cells[i])), &n_toks);
		for (size_t k = 0; k < n_toks;) {
			size_t len = 1;
			const int field = dx_lex_match(lex, toks, n_toks, k, &len);

			said |= field < 0 ? 0 : UINT64_C(1) << field;
			k += field < 0 ? 1 : len;
		}
	}
	return said;
}

bool dx_st_says_both(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const uint64_t both = UINT64_C(1) << SW_OPENING | UINT64_C(1) << SW_CLOSING;

	return (said_in(job, job->tpl->row_words, cells, t->n_cols) & both) == both;
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
	const uint64_t sides = UINT64_C(1) << ST_DEBIT | UINT64_C(1) << ST_CREDIT;
	const int at = sole_amount(t, cells);
	const int own = at < 0 ? -1 : t->cols[at].role;
	uint64_t said;

	if (own != ST_DEBIT && own != ST_CREDIT)
		return false;
	said = said_in(job, job->tpl->columns, cells, (size_t)at + 1) & sides;
	return said && !(said & UINT64_C(1) << own);
}
