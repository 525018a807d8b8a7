/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Cleared Balance 4,204.10" below the rows of a paper that prints no closing balance by that name. It may be another
 * balance; but where it is not what the rows end with, nothing says that they end where the paper does.
 */
#include "checks.h"
#include "record/record.h"

/* Do the words FROM..TO of LINE speak of a balance? */
static bool speaks_of_balance(struct dx_job *job, const struct dx_line *line, size_t from, size_t to)
{
	const struct dx_lex *lex = job->tpl->columns;
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, line->words + from, to - from, &n);

	for (size_t i = 0, len; i < n; i += len) {
		int role;

		len = 1;
		role = dx_lex_match(lex, toks, n, i, &len);
		if (role == ST_BALANCE)
			return true;
		len = role < 0 ? 1 : len;
	}
	return false;
}

/* The balances that line AT names: whether there is one, and whether one is WANT. */
static void look_at(struct dx_job *job, size_t at, struct dx_dec want, bool *any, bool *agrees)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		size_t end = segs[k].first + segs[k].n;
		size_t from = segs[k].first;
		size_t amount = from;
		struct dx_words w = {.page = line->page};
		struct dx_val v;

		while (amount < end && !dx_columns_amount_like(line->words[amount]))
			amount++;
		if (amount == end)
			continue;
		if (amount == from && k > 0)
			from = segs[k - 1].first;
		w.words = (const struct dx_word *const *)line->words + amount;
		w.n = 1;
		if (amount == from || !speaks_of_balance(job, line, from, amount) ||
		    !dx_fields_amount_of(job, &w, &v) || v.dec.scale == 0)
			continue;
		*any = true;
		*agrees |= dx_dec_cmp(dx_dec_abs(v.dec), dx_dec_abs(want)) == 0;
	}
}

bool dx_st_foot_agrees(struct dx_job *job, const struct st_part *p)
{
	size_t last = dx_st_last(p);
	size_t bottom = 0;
	bool any = false;
	bool agrees = false;

	if (last == SIZE_MAX || !dx_val_printed(&p->rows[last].t.balance) ||
	    (dx_val_printed(&p->acc->closing_balance) && !p->closing_inferred))
		return true;
	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].row && p->rows[i].row->line > bottom)
			bottom = p->rows[i].row->line;
	for (size_t i = bottom + 1; i < p->scope.to && i < job->lines.n; i++)
		if (!job->lines.v[i].used)
			look_at(job, i, p->rows[last].t.balance.dec, &any, &agrees);
	return !any || agrees;
}
