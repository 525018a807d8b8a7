/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Opening balance   Deposits   Withdrawals   Closing balance" over four figures: between both balances what heads a
 * column of one side in a table calls the total of that side. "Deposits" may be only some of what came in, so that the
 * totals are taken together and only where they lead from one balance to the other.
 */
#include "head.h"

#define BETWEEN_MAX 5 /* lines from one balance to the other */

struct totals {
	struct dx_val debits, credits;
};

/* The words of run S before its first figure, if they are a heading of a side and nothing else: that column; else -1.
 */
static int side_of(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s, size_t *n_r)
{
	const struct dx_word *const *words = (const struct dx_word *const *)line->words + s->first;
	struct dx_tok *toks;
	size_t len = 0;
	size_t n;
	int role;

	*n_r = 0;
	while (*n_r < s->n && !dx_has_digit(words[*n_r]->text))
		++*n_r;
	toks = dx_lex_tokens(job->tpl->columns, job->arena, words, *n_r, &n);
	role = n ? dx_lex_match(job->tpl->columns, toks, n, 0, &len) : -1;
	return len == n && (role == ST_DEBIT || role == ST_CREDIT) ? role : -1;
}

/* The first amount with decimals as LIKE has them that stands where the value of a label does. */
static bool figure_of(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_val *like, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);

	for (size_t i = 0; i < n; i++)
		if (dx_fields_amount_of(job, &values[i], v) && v->dec.scale == like->dec.scale)
			return true;
	return false;
}

static void read_line(struct dx_job *job, size_t at, const struct dx_val *like, struct totals *t)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; !line->used && k < n; k++) {
		struct dx_label_hit hit = {.line = at, .first = segs[k].first};
		int role = side_of(job, line, &segs[k], &hit.n);
		struct dx_val *total = role == ST_DEBIT ? &t->debits : &t->credits;
		struct dx_val v;

		if (role >= 0 && !dx_val_has(total) && figure_of(job, &hit, like, &v))
			*total = v;
	}
}

/* The label of the closing balance in the line of OPENING or soon behind it; NULL: there is none. */
static const struct dx_label_hit *closing_by(const struct dx_job *job, const struct dx_label_hit *opening)
{
	struct dx_scope s = {opening->line, opening->line + BETWEEN_MAX + 1};
	const struct dx_label_hit *hit;
	size_t at = 0;

	s.to = s.to < job->lines.n ? s.to : job->lines.n;
	hit = dx_fields_next(job, s, SL_CLOSING, &at);
	return hit && job->lines.v[hit->line].page == job->lines.v[opening->line].page ? hit : NULL;
}

/* Do the totals lead from the opening to the closing balance? */
static bool leads(const struct st_account *acc, const struct totals *t)
{
	struct dx_dec end;

	if (!dx_val_has(&t->debits) || !dx_val_has(&t->credits))
		return false;
	end = dx_dec_add(dx_dec_sub(acc->opening_balance.dec, dx_dec_abs(t->debits.dec)), dx_dec_abs(t->credits.dec));
	return dx_dec_cmp(end, acc->closing_balance.dec) == 0;
}

void dx_st_totals_by_side(struct dx_job *job, struct st_part *p)
{
	struct st_account *acc = p->acc;
	const struct dx_label_hit *opening;
	size_t at = 0;

	if (!dx_val_printed(&acc->opening_balance) || !dx_val_printed(&acc->closing_balance))
		return;
	while ((!dx_val_has(&acc->total_debits) || !dx_val_has(&acc->total_credits)) &&
	       (opening = dx_fields_next(job, p->scope, SL_OPENING, &at))) {
		const struct dx_label_hit *closing = closing_by(job, opening);
		struct totals t = {acc->total_debits, acc->total_credits};

		for (size_t i = opening->line; closing && i <= closing->line; i++)
			read_line(job, i, &acc->closing_balance, &t);
		if (!leads(acc, &t))
			continue;
		acc->total_debits = t.debits;
		acc->total_credits = t.credits;
	}
}
