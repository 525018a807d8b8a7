/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Transaction ID │ … │ Cheque No.": a bank numbers its rows, and cheques and payments have numbers of their own, by
 * which their parties know them. Where both have a column, the latter is a row's reference, if it has one.
 */
#include <string.h>

#include "adopt_int.h"
#include "dx/extract/cell.h"
#include "dx/extract/wrap.h"
#include "table.h"

/* Is the heading of column C of T, all of it, one of references? IDS: of those that banks give to rows. */
static bool is_of_numbers(struct dx_job *job, const struct dx_table *t, const struct dx_col *c, bool ids)
{
	static const char *const of_rows[] = {"tran",   "txn",   "transaction", "trans",   "journal",
					      "scroll", "trace", "batch",       "sequence"};
	static const char *const ends[] = {"id", "no", "number", "num"};
	const struct dx_lex *lex = job->tpl->columns;
	const struct dx_word *words[ST_HEADING_WORDS];
	const size_t n = dx_st_heading(job, t, c, words);
	size_t n_toks;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, words, n, &n_toks);

	if (n_toks == 0 || dx_lex_match(lex, toks, n_toks, 0, &len) != ST_REFERENCE || len < n_toks)
		return false;
	return ids ==
	       (n == 2 && dx_str_is_one_of(dx_str_strip(dx_str(words[0]->text), "", "."), of_rows, DX_LEN(of_rows)) &&
		dx_str_is_one_of(dx_str_strip(dx_str(words[1]->text), "", "."), ends, DX_LEN(ends)));
}

int dx_st_second_number(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_table *head = dx_st_headed(job, t);
	const int first = dx_table_col(t, ST_REFERENCE);

	if (!head || first < 0 || !is_of_numbers(job, head, &head->cols[first], true))
		return -1;
	for (size_t i = (size_t)first + 1; i < t->n_cols; i++)
		if (t->cols[i].role < 0 && is_of_numbers(job, head, &head->cols[i], false))
			return (int)i;
	return -1;
}

void dx_st_take_number(struct dx_job *job, struct st_row *r, int second)
{
	const struct dx_cell *c = &r->row->cells[second];
	static const struct dx_wrap plain;
	const char *text;

	if (c->n == 0)
		return;
	text = dx_wrap_text(job->arena, &plain, &r->table->cols[second], c,
			    job->pages[r->table->page].source == DX_SOURCE_OCR);
	if (!dx_has_digit(text) || strspn(text, "0 -") == strlen(text))
		return;
	r->t.reference = dx_cell_val(job, c);
	r->t.reference.text = text;
}
