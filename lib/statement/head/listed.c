/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "ACCOUNT TYPE | ACCOUNT NUMBER | BALANCE" over "Savings A/c | 746170399294 | 81,824.33": a list of what a customer
 * has, above the rows of one of these accounts. What it says of this one is the balance that the paper ends with, where
 * the rows end with it, too; else it may be of another day.
 */
#include <string.h>

#include "head.h"
#include "record/record.h"

#define LIST_LINES 8 /* down from its headings */

/* Is the run of headings S of line AT a balance's, and nothing else? */
static bool is_balance(struct dx_job *job, size_t at, const struct dx_seg *s)
{
	const struct dx_lex *lex = job->tpl->columns;
	size_t len = 0;
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, job->lines.v[at].words + s->first, s->n, &n);

	return n > 0 && dx_lex_match(lex, toks, n, 0, &len) == ST_BALANCE && len == n;
}

/* Stands the account's number in LINE, left of X? */
static bool has_number(const struct st_part *p, const struct dx_line *line, int32_t x)
{
	for (size_t i = 0; i < line->n && line->words[i]->x1 < x; i++)
		if (strcmp(line->words[i]->text, p->acc->account_number.text) == 0)
			return true;
	return false;
}

/* The figure under heading S of line AT in the line of the account's number; false: there is none. */
static bool figure_under(struct dx_job *job, const struct st_part *p, size_t at, const struct dx_seg *s,
			 struct dx_val *v)
{
	for (size_t i = at + 1; i < job->lines.n && i <= at + LIST_LINES; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

		if (line->used || line->page != job->lines.v[at].page)
			return false;
		if (!has_number(p, line, s->x0))
			continue;
		for (size_t k = 0; k < n; k++) {
			struct dx_words w = {.words = (const struct dx_word *const *)line->words + segs[k].first,
					     .n = segs[k].n,
					     .page = line->page};

			if (segs[k].x0 < s->x1 && segs[k].x1 > s->x0)
				return dx_fields_amount_of(job, &w, v);
		}
	}
	return false;
}

void dx_st_closing_listed(struct dx_job *job, struct st_part *p)
{
	const size_t last = dx_st_last(p);
	const struct dx_val *ends = last == SIZE_MAX ? NULL : &p->rows[last].t.balance;

	if (!ends || !dx_val_printed(ends) || dx_val_has(&p->acc->closing_balance) ||
	    !dx_val_has(&p->acc->account_number) || !p->rows[0].table)
		return;
	for (size_t i = p->scope.from; i < p->rows[0].table->header_first && i < job->lines.n; i++) {
		size_t n;
		const struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[i], &n);

		for (size_t k = 1; !job->lines.v[i].used && k < n; k++) {
			struct dx_val v;

			if (!is_balance(job, i, &segs[k]) || !figure_under(job, p, i, &segs[k], &v) ||
			    dx_dec_cmp(v.dec, ends->dec) != 0)
				continue;
			p->acc->closing_balance = v;
			return;
		}
	}
}
