/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines that look like rows and are in none: "23 JUL  Stationer  5,08" between two rows, where what stands over a group
 * ("MEERA KRISHNAN  90,46") was taken for the row, and comes to the same. And two rows that were taken for one: a debit
 * on one line, a credit on another.
 */
#include <string.h>

#include "dx/extract/dates.h"
#include "dx/extract/whole.h"
#include "checks.h"

/* The lines of the first row of P and of the last one; false: it has none. */
static bool reach(const struct st_part *p, size_t *first_r, size_t *last_r)
{
	*first_r = SIZE_MAX;
	*last_r = 0;
	for (size_t i = 0; i < p->n; i++) {
		if (p->rows[i].word >= 0)
			continue;
		*first_r = p->rows[i].row->line < *first_r ? p->rows[i].row->line : *first_r;
		*last_r = p->rows[i].row->line > *last_r ? p->rows[i].row->line : *last_r;
	}
	return *first_r <= *last_r;
}

/* Of each line from FIRST to LAST whether an amount in it is one of a row. No more: a paper may have many parts. */
static const bool *lines_taken(struct dx_job *job, const struct st_part *p, size_t first, size_t last)
{
	bool *taken = dx_alloc_array(job->arena, last - first + 1, sizeof(*taken));

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		for (size_t k = 0; k < r->table->n_cols; k++)
			for (size_t w = 0; w < r->row->cells[k].n; w++) {
				const struct dx_cell_word *one = &r->row->cells[k].words[w];

				if (one->line >= first && one->line <= last && dx_columns_amount_like(one->word))
					taken[one->line - first] = true;
			}
	}
	return taken;
}

/* A day first, an amount last, and words between them. */
static bool is_like_row(struct dx_job *job, const struct dx_line *line)
{
	struct dx_dates_raw raw;
	const char *text;
	size_t used;

	if (line->n < 3 || !dx_columns_amount_like(line->words[line->n - 1]))
		return false;
	text = dx_lines_text(job->arena, line->words, line->n);
	return dx_dates_scan(dx_str(text), &raw, &used) && text[used] == ' ' && dx_has_letter(text + used);
}

/* What line AT calls itself: the total of debits (-1), of credits (1), or neither. */
static int side_named(struct dx_job *job, size_t at)
{
	const struct dx_lex *lex = job->tpl->labels;
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i++) {
		size_t len;
		int field = dx_lex_match(lex, toks, n, i, &len);

		if (field == SL_TOTAL_DEBITS || field == SL_TOTAL_CREDITS)
			return field == SL_TOTAL_DEBITS ? -1 : 1;
	}
	return 0;
}

/*
 * "04 JUL 2024  Total de entradas  + 553,81" over the rows that come to it, which stand between this line and the next
 * that is in no row: a day's sum by its label, of one side.
 */
static bool is_sum_below(struct dx_job *job, const struct st_part *p, const bool *taken, size_t first, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	int side = side_named(job, at);
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_number n;
	bool found = false;

	if (side == 0 || !dx_whole_figure(job, line, line->n - 1, &n))
		return false;
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = side < 0 ? &r->t.debit : &r->t.credit;
		size_t k = r->row->line;

		if (r->word >= 0)
			continue;
		while (k > at && (taken[k - first] || side_named(job, k) == 0))
			k--;
		if (k != at)
			continue;
		if (!dx_val_has(v))
			return false;
		sum = dx_dec_add(sum, v->dec);
		found = true;
	}
	return found && dx_dec_cmp(dx_dec_abs(n.value), sum) == 0;
}

static size_t line_of(const struct st_row *r, int role)
{
	int k = dx_table_col(r->table, role);

	return k >= 0 && r->row->cells[k].n ? r->row->cells[k].words[0].line : SIZE_MAX;
}

/* Have both sides of R a figure, on two lines? Chain and sums agree with these two as they do with the two rows. */
static bool is_of_two(const struct st_row *r)
{
	return r->word < 0 && dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit) && !dx_dec_is_zero(r->t.debit.dec) &&
	       !dx_dec_is_zero(r->t.credit.dec) && line_of(r, ST_DEBIT) != line_of(r, ST_CREDIT);
}

bool dx_st_has_lost_row(struct dx_job *job, const struct st_part *p)
{
	const bool *taken;
	size_t first;
	size_t last;

	for (size_t i = 0; i < p->n; i++)
		if (is_of_two(&p->rows[i]))
			return true;
	if (!reach(p, &first, &last))
		return false;
	taken = lines_taken(job, p, first, last);
	for (size_t i = first; i <= last; i++)
		if (!taken[i - first] && is_like_row(job, &job->lines.v[i]) && !is_sum_below(job, p, taken, first, i))
			return true;
	return false;
}
