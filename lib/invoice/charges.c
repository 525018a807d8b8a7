/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Line rental 20.00, Calls 4.10, Total charges 24.10": what is charged for as names and amounts under a header that
 * nobody knows. Such lines are the items where the figure below them is their sum, which is used up in finding them:
 * nothing is `verified` by it.
 */
#include <string.h>

#include "invoice_int.h"

#define SKIPPED_MAX 2 /* lines of text under an item */

/* A name and an amount with cents at the end, and nothing else; where the amount begins. */
static bool is_charge(struct dx_job *job, const struct dx_line *line, struct dx_val *v, struct dx_seg *text_r,
		      struct dx_seg *amount_r)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n != 2 || dx_invoice_amount_at(job, line, segs[1].first, v) != segs[1].n || v->dec.scale != 2 ||
	    dx_columns_amount_like(line->words[segs[0].first]))
		return false;
	*text_r = segs[0];
	*amount_r = segs[1];
	return true;
}

/* Which sum LINE names; -1: none. */
static int sum_of(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words, line->n, &n);
	int field = n ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;

	return field >= IL_SUBTOTAL && field <= IL_DUE ? field : -1;
}

static bool has_percent(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strchr(line->words[i]->text, '%'))
			return true;
	return false;
}

/* Two headings and no figure, the second ending where the amounts do. */
static bool is_header(struct dx_job *job, const struct dx_line *line, const struct dx_seg *amount)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	int32_t shift = n == 2 ? segs[1].x1 - amount->x1 : line->height;

	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return false;
	return shift < line->height && shift > -line->height;
}

/* The line behind the items that begin at AT; AT: there are none. */
static size_t end_of_items(struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	struct dx_seg text;
	struct dx_seg amount;
	struct dx_seg first;
	struct dx_val one;
	struct dx_dec sum;
	size_t rows = 1;
	size_t skipped = 0;

	if (!is_charge(job, &v[at], &one, &text, &first) || sum_of(job, &v[at]) >= 0 || has_percent(&v[at]))
		return at;
	sum = one.dec;
	for (size_t i = at + 1; i < end && skipped <= SKIPPED_MAX; i++) {
		int32_t shift;
		int field;

		if (!is_charge(job, &v[i], &one, &text, &amount)) {
			skipped++;
			continue;
		}
		skipped = 0;
		shift = amount.x1 - first.x1;
		field = sum_of(job, &v[i]);
		if (shift > v[i].height || shift < -v[i].height)
			return at;
		if (dx_dec_cmp(one.dec, sum) == 0 && !dx_dec_is_zero(sum) &&
		    (rows > 1 || (field == IL_SUBTOTAL && at > 0 && is_header(job, &v[at - 1], &first))))
			return i;
		if (field >= 0 || has_percent(&v[i]))
			return at;
		sum = dx_dec_add(sum, one.dec);
		rows++;
	}
	return at;
}

/* A table of the lines from AT to END. */
static void make_table(struct dx_job *job, size_t at, size_t end)
{
	struct dx_table *t = DX_NEW(job->arena, struct dx_table);
	struct dx_seg text;
	struct dx_seg amount;
	struct dx_val v;

	*t = (struct dx_table){.page = job->lines.v[at].page,
			       .header_first = at ? at - 1 : 0,
			       .header_n = 1,
			       .first = at,
			       .n = end - at,
			       .n_cols = 2,
			       .roles = UINT32_C(1) << IC_DESCRIPTION | UINT32_C(1) << IC_AMOUNT};
	t->cols = dx_alloc_array(job->arena, t->n_cols, sizeof(*t->cols));
	for (size_t i = at; i < end; i++) {
		if (!is_charge(job, &job->lines.v[i], &v, &text, &amount))
			continue;
		if (i == at) {
			t->cols[0] = (struct dx_col){
				.role = IC_DESCRIPTION, .class = DX_COL_TEXT, .hx0 = text.x0, .hx1 = text.x1};
			t->cols[1] = (struct dx_col){
				.role = IC_AMOUNT, .class = DX_COL_NUMBER, .hx0 = amount.x0, .hx1 = amount.x1};
		}
		if (text.x1 > t->cols[0].hx1)
			t->cols[0].hx1 = text.x1;
		if (amount.x0 < t->cols[1].hx0)
			t->cols[1].hx0 = amount.x0;
	}
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
}

bool dx_invoice_charges(struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		size_t end = end_of_items(job, i);

		if (end == i)
			continue;
		make_table(job, i, end);
		return true;
	}
	return false;
}
