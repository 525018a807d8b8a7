/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Transaction ID │ … │ Cheque No.": a bank numbers its rows, and cheques and payments have numbers of their own, by
 * which their parties know them. Where both have a column, the latter are the references.
 */
#include "adopt_int.h"

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

void dx_st_kin_two_numbers(struct st_kin *k, const struct dx_table *t)
{
	size_t first = 0;

	while (first < k->n_cols && k->roles[first] != ST_REFERENCE)
		first++;
	if (first == k->n_cols || t->header_n == 0 || !is_of_numbers(k->job, t, &k->cols[first], true))
		return;
	for (size_t i = first + 1; i < k->n_cols; i++) {
		if (k->roles[i] >= 0 || k->facts[i].money > 0 || !is_of_numbers(k->job, t, &k->cols[i], false))
			continue;
		k->roles[first] = -1;
		k->roles[i] = ST_REFERENCE;
		return;
	}
}
