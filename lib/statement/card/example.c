/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Illustration of interest: 01 Jun 2024 Purchase of goods 10,000.00": terms behind a card's rows show tables of
 * their own, with headings like those of the statement and days of another year. A later table none of whose rows
 * lies near the printed period, while the first one's do, is such an example.
 */
#include "dx/extract/table.h"

#include "card.h"

#define TITLE_WORDS 8

/* A purchase may be posted months after its day, on a statement that follows. */
#define NEAR_DAYS 92

static bool is_near(const struct dx_val *date, const struct st_account *acc)
{
	int32_t day = dx_date_days(date->date);

	return day >= dx_date_days(acc->statement_period.from.date) - NEAR_DAYS &&
	       day <= dx_date_days(acc->statement_period.to.date) + NEAR_DAYS;
}

/* Rows of table T that have a date, and how many of those lie near the period. */
static size_t dated(const struct st_part *p, const struct dx_table *t, size_t *near_r)
{
	size_t n = 0;

	*near_r = 0;
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->table != t || r->word >= 0 || !dx_val_has(&r->t.date))
			continue;
		n++;
		*near_r += is_near(&r->t.date, p->acc);
	}
	return n;
}

/* ---- what falls due later ---- */

/* "Compras parceladas - próximas faturas": a title over rows of bills to come, which are none of this one. */
static bool is_of_later(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->columns;
	struct dx_tok *toks;
	size_t n;

	if (line->used || line->n > TITLE_WORDS)
		return false;
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]))
			return false;
	toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);
	for (size_t i = 0, len; i < n; i += len) {
		int role;

		len = 1;
		role = dx_lex_match(lex, toks, n, i, &len);
		if (role == ST_ELSEWHERE && len >= 2)
			return true;
		len = role < 0 ? 1 : len;
	}
	return false;
}

/* Does a line stand lower than a row of its page? Those of a panel beside the rows follow them, and are not under them.
 */
static bool is_under(const struct dx_line *line, const struct dx_line *row)
{
	return line->page != row->page || line->y0 >= row->y0;
}

void dx_st_leave_later(struct dx_job *job, struct st_part *p)
{
	for (size_t i = 1; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (!p->rows[i - 1].row || !r->row)
			return;
		for (size_t k = p->rows[i - 1].row->line + 1; k < r->row->line; k++)
			if (is_under(&job->lines.v[k], &job->lines.v[p->rows[i - 1].row->line]) &&
			    is_of_later(job, &job->lines.v[k])) {
				p->n = i;
				return;
			}
	}
}

void dx_st_leave_examples(struct dx_job *job, struct st_part *p)
{
	const struct dx_table *first = p->n ? p->rows[0].table : NULL;
	bool *leaves = dx_alloc_array(job->arena, job->tables.n, sizeof(*leaves));
	size_t near;
	size_t kept = 0;

	if (!first || !dx_val_has(&p->acc->statement_period.from) || dated(p, first, &near) == 0 || near == 0)
		return;
	for (size_t i = 0; i < job->tables.n; i++)
		leaves[i] = &job->tables.v[i] != first && dated(p, &job->tables.v[i], &near) > 0 && near == 0;
	for (size_t i = 0; i < p->n; i++)
		if (!leaves[p->rows[i].table - job->tables.v])
			p->rows[kept++] = p->rows[i];
	p->n = kept;
}
