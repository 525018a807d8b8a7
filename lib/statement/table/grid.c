/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Grids of labels above the first row, which have the words of a table's header: "Account number   Date   Page" over
 * their values, "Previous balance   Total amount debit". No row stands under them (one of a date and an amount may seem
 * to), so that they are labels. Tables of deposits and loans are none: "Account Number" there is not the statement's.
 */
#include <string.h>

#include "record/record.h"
#include "table.h"

#define OTHER_HEADS 2 /* headings that only tables of deposits and loans have */

/* A date with no amount beside it begins no row: "Date   No of pages" over their values. */
static bool has_amount(const struct dx_table *t, const struct dx_row *row)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t w = 0; t->cols[i].class == DX_COL_NUMBER && w < row->cells[i].n; w++)
			if (dx_columns_amount_like(row->cells[i].words[w].word))
				return true;
	return false;
}

static bool has_rows(const struct dx_tables *t, size_t table)
{
	for (size_t i = 0; i < t->n_rows; i++)
		if (t->rows[i].table == table && t->rows[i].class == DX_ROW_BEGIN &&
		    has_amount(&t->v[table], &t->rows[i]))
			return true;
	return false;
}

#define STRIP_LABELS 2 /* of what is asked for */

/* Labels that only ask for payment: no table of transactions is headed so. */
static bool asks_for_payment(int field)
{
	return field == SL_DUE_DATE || field == SL_MINIMUM_DUE || field == SL_CREDIT_LIMIT;
}

/* Runs of LINE that are labels of a card's dues, from the first word of each to its last; *ASKS_R: one asks for
 * payment. */
static size_t due_labels(struct dx_job *job, const struct dx_line *line, bool *asks_r)
{
	const struct dx_lex *lex = job->tpl->labels;
	size_t found = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t k = 0; k < n; k++) {
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks = dx_lex_tokens(lex, job->arena, line->words + segs[k].first, segs[k].n, &n_toks);
		int field = n_toks ? dx_lex_match(lex, toks, n_toks, 0, &len) : -1;

		if (len != n_toks || (!asks_for_payment(field) && field != SL_CLOSING && field != SL_PERIOD))
			continue;
		found++;
		*asks_r |= asks_for_payment(field);
	}
	return found;
}

/*
 * "Statement Period   Payment Due Date   Total Amount Due" over one line of values: a date and an amount, and no
 * transaction. Tables have a heading for their text.
 */
static bool is_strip(struct dx_job *job, size_t table)
{
	const struct dx_tables *t = &job->tables;
	const struct dx_table *v = &t->v[table];
	size_t rows = 0;
	size_t labels = 0;
	bool asks = false;

	for (size_t i = 0; i < t->n_rows; i++)
		rows += t->rows[i].table == table && t->rows[i].class == DX_ROW_BEGIN;
	if (rows != 1 || v->roles & UINT32_C(1) << ST_DESCRIPTION)
		return false;
	for (size_t k = 0; k < v->header_n; k++)
		labels += due_labels(job, &job->lines.v[v->header_first + k], &asks);
	return asks && labels >= STRIP_LABELS;
}

/* Give the lines of table TABLE's rows back, and forget the rows. */
static void drop_rows(struct dx_job *job, size_t table)
{
	struct dx_tables *t = &job->tables;
	size_t n = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		const struct dx_row *row = &t->rows[i];

		if (row->table != table) {
			t->rows[n++] = *row;
			continue;
		}
		for (size_t k = 0; k < t->v[table].n_cols; k++)
			for (size_t w = 0; w < row->cells[k].n; w++)
				job->lines.v[row->cells[k].words[w].line].used = false;
	}
	t->n_rows = n;
}

/* "Account Number … Principal Amount … Maturity Amount": headings of a table of deposits or loans. */
static bool is_other_head(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->columns;
	size_t found = 0;
	struct dx_tok *toks;
	size_t n;

	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->text[strcspn(line->words[i]->text, "0123456789:")])
			return false;
	toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);
	for (size_t i = 0; i < n;) {
		size_t len = 1;
		int role = dx_lex_match(lex, toks, n, i, &len);

		found += role == ST_ELSEWHERE;
		i += role < 0 ? 1 : len;
	}
	return found >= OTHER_HEADS;
}

void dx_st_hide_other_heads(struct dx_job *job)
{
	size_t end = dx_st_begin(job);

	for (size_t i = 0; i < end; i++)
		if (!job->lines.v[i].used && is_other_head(job, &job->lines.v[i]))
			job->lines.v[i].used = true;
}

void dx_st_free_grids(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;
	size_t first = 0;

	while (first < t->n && (dx_st_is_elsewhere(t->v[first].roles) || !has_rows(t, first) || is_strip(job, first)))
		first++;
	for (size_t i = 0; i < first && first < t->n; i++) {
		struct dx_table *grid = &t->v[i];

		if (dx_st_is_elsewhere(grid->roles))
			continue;
		for (size_t k = 0; k < grid->header_n; k++)
			job->lines.v[grid->header_first + k].used = false;
		drop_rows(job, i);
		grid->roles = UINT32_C(1) << ST_ELSEWHERE;
	}
}
