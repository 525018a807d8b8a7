/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Withdrawals   18 items   108,940.98" over "Deposits   7 items   62,096.50": two totals in lines of their own, each
 * behind what heads its column. By itself such a word may say anything ("Deposits" of a customer); right under or over
 * a total of the other side that a label names, with its beginning and its figure at the edges of that one, it is the
 * other total.
 */
#include <stdlib.h>

#include "head.h"

#define LEADING 3 /* heights from one line of the pair to the other, at most */

/* The label of FIELD in whose line V stands; NULL: none. */
static const struct dx_label_hit *label_of(struct dx_job *job, const struct st_part *p, int field,
					   const struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, p->scope, field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		if (job->pages[line->page].number == v->place.page && line->y0 < v->place.y1 && line->y1 > v->place.y0)
			return hit;
	}
	return NULL;
}

/* Are the words of LINE from FROM on, up to the first with a figure, what heads a column of ROLE, and nothing else? */
static bool is_headed(struct dx_job *job, const struct dx_line *line, size_t from, int role)
{
	const struct dx_lex *lex = job->tpl->columns;
	struct dx_tok *toks;
	size_t to = from;
	size_t len = 0;
	size_t n;

	while (to < line->n && !dx_has_digit(line->words[to]->text) && dx_has_letter(line->words[to]->text))
		to++;
	toks = dx_lex_tokens(lex, job->arena, line->words + from, to - from, &n);
	return n > 0 && dx_lex_match(lex, toks, n, 0, &len) == role && len == n;
}

/* The total of ROLE in line AT, next to that of the label HIT whose value is V; false: it holds none. */
static bool other_of(struct dx_job *job, size_t at, const struct dx_label_hit *hit, const struct dx_val *v, int role,
		     struct dx_val *v_r)
{
	const struct dx_line *own = &job->lines.v[hit->line];
	const struct dx_line *line;
	const int32_t near = own->height / 2;
	size_t from = 0;

	if (at >= job->lines.n)
		return false;
	line = &job->lines.v[at];
	if (line->used || line->page != own->page || abs(line->y0 - own->y0) > LEADING * own->height)
		return false;
	while (from < line->n && line->words[from]->x0 < own->words[hit->first]->x0 - near)
		from++;
	if (from == line->n || abs(line->words[from]->x0 - own->words[hit->first]->x0) > near ||
	    !is_headed(job, line, from, role))
		return false;
	for (size_t i = from + 1; i < line->n; i++) {
		struct dx_words w = {
			.words = (const struct dx_word *const *)line->words + i, .n = 1, .page = line->page};

		if (abs(line->words[i]->x1 - v->place.x1) <= near && dx_columns_amount_like(line->words[i]))
			return dx_fields_amount_of(job, &w, v_r) && v_r->dec.scale == v->dec.scale;
	}
	return false;
}

void dx_st_total_of_pair(struct dx_job *job, struct st_part *p)
{
	struct dx_val *debits = &p->acc->total_debits;
	struct dx_val *credits = &p->acc->total_credits;
	const bool lacks_debits = !dx_val_has(debits);
	struct dx_val *known = lacks_debits ? credits : debits;
	struct dx_val *other = lacks_debits ? debits : credits;
	const struct dx_label_hit *hit;

	if (!dx_val_printed(known) || dx_val_has(other))
		return;
	hit = label_of(job, p, lacks_debits ? SL_TOTAL_CREDITS : SL_TOTAL_DEBITS, known);
	if (hit && !other_of(job, hit->line + 1, hit, known, lacks_debits ? ST_DEBIT : ST_CREDIT, other) &&
	    (hit->line == 0 || !other_of(job, hit->line - 1, hit, known, lacks_debits ? ST_DEBIT : ST_CREDIT, other)))
		*other = (struct dx_val){0};
}
