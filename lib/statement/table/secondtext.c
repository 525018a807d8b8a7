/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Transaction │ Remarks": two headings for what a row is about. The first of them has the role; what stands under the
 * other is the rest of the text, or all of it where the first says but the kind.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/wrap.h"
#include "record/record.h"
#include "adopt_int.h"
#include "table.h"

#define HEADING_WORDS 8
#define KIND_WORDS    2 /* that say of what kind a row is, at most */

/* The WORDS of the heading of column C of T, which has a header; how many. */
static size_t heading(const struct dx_job *job, const struct dx_table *t, const struct dx_col *c,
		      const struct dx_word *words[HEADING_WORDS])
{
	size_t n = 0;

	for (size_t l = t->header_first; l < t->header_first + t->header_n; l++)
		for (size_t k = 0; k < job->lines.v[l].n && n < HEADING_WORDS; k++)
			if (job->lines.v[l].words[k]->x0 >= c->hx0 && job->lines.v[l].words[k]->x1 <= c->hx1)
				words[n++] = job->lines.v[l].words[k];
	return n;
}

/* Is all of the heading of column C of T, which has a header, one of descriptions? */
static bool is_of_text(struct dx_job *job, const struct dx_table *t, const struct dx_col *c)
{
	const struct dx_lex *lex = job->tpl->columns;
	const struct dx_word *words[HEADING_WORDS];
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, words, heading(job, t, c, words), &n_toks);

	return n_toks > 0 && dx_lex_match(lex, toks, n_toks, 0, &len) == ST_DESCRIPTION && len == n_toks;
}

/* The table with the header whose columns T has, which may go on from one page to the next. */
static const struct dx_table *headed(const struct dx_job *job, const struct dx_table *t)
{
	while (t->header_n == 0 && t > job->tables.v && t[-1].n_cols == t->n_cols)
		t--;
	return t->header_n ? t : NULL;
}

int dx_st_second_text(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_table *head = headed(job, t);
	const int first = dx_table_col(t, ST_DESCRIPTION);

	for (size_t i = 0; head && first >= 0 && i < t->n_cols; i++)
		if (t->cols[i].role < 0 && is_of_text(job, head, &head->cols[i]))
			return (int)i;
	return -1;
}

/* Holds what stands in column SECOND, in most lines of T, the word of column FIRST: "EFT │ EFT Gelen …", "Harcama │
 * Kart Harcaması …"? */
static bool says_again(const struct st_kin *k, const struct dx_table *t, size_t first, size_t second)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t both = 0;
	size_t again = 0;

	for (size_t i = t->first; i < t->first + t->n; i++) {
		dx_columns_split(k->job->arena, &k->job->lines, t, i, cells);
		if (cells[first].n == 0 || cells[second].n == 0)
			continue;
		both++;
		again += strstr(dx_lex_fold(k->job->arena, dx_str(dx_cell_text(k->job->arena, &cells[second]))),
				dx_lex_fold(k->job->arena, dx_str(cells[first].words[0].word->text))) != NULL;
	}
	return both > 0 && again * 2 >= both;
}

void dx_st_kin_kind(struct st_kin *k, const struct dx_table *t)
{
	size_t first = 0;

	while (first < k->n_cols && k->roles[first] != ST_DESCRIPTION)
		first++;
	for (size_t i = first + 1; i < k->n_cols; i++) {
		if (k->roles[i] >= 0 || k->facts[first].words > KIND_WORDS * k->n ||
		    k->facts[i].words < 2 * k->facts[first].words || !is_of_text(k->job, t, &k->cols[i]) ||
		    !says_again(k, t, first, i))
			continue;
		k->roles[first] = ST_OTHER;
		k->roles[i] = ST_DESCRIPTION;
		return;
	}
}

void dx_st_add_text(struct dx_job *job, struct st_row *r, int second)
{
	static const struct dx_wrap plain;
	struct dx_val *v = &r->t.description;
	const int first = dx_table_col(r->table, ST_DESCRIPTION);
	const struct dx_cell *a = &r->row->cells[first];
	const struct dx_cell *b = &r->row->cells[second];
	const struct dx_table *t = r->table;
	struct dx_cell all = {dx_alloc_array(job->arena, a->n + b->n, sizeof(*all.words)), 0};
	const char *text;
	const char *had = v->text;

	text = b->n == 0 ? ""
			 : dx_wrap_text(job->arena, &plain, &t->cols[second], b,
					job->pages[t->page].source == DX_SOURCE_OCR);
	if (!dx_has_letter(text)) /* what was headed so is a figure: "Saldo" over "Operación" */
		return;
	for (size_t i = 0; i < a->n + b->n; i++)
		all.words[all.n++] = i < a->n ? a->words[i] : b->words[i - a->n];
	*v = dx_cell_val(job, &all);
	v->text = !had             ? text
		  : first < second ? dx_asprintf(job->arena, "%s %s", had, text)
				   : dx_asprintf(job->arena, "%s %s", text, had);
}
