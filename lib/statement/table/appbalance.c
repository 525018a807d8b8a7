/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Balances in the lists of apps (applist.c), which have no headings: behind the amount of each row, "Balance" in front
 * or below it, or under the amount: "−₹489.00" over "Bal ₹26,622.22".
 */
#include <stdlib.h>
#include <string.h>

#include "dates/dates.h"
#include "applist_int.h"
#include "table.h"

#define LABEL_WORDS 3 /* "Available balance:" */
#define NEAR        2 /* lines from an amount to what belongs to it */

static bool is_sign(const char *text)
{
	return *text == '+' || *text == '-' || strncmp(text, "–", 3) == 0 || strncmp(text, "−", 3) == 0;
}

static void add_sign(struct st_app_marks *m, const char *text)
{
	m->plus |= *text == '+';
	m->minus |= is_sign(text) && *text != '+';
}

size_t dx_st_app_amount(const struct dx_line *line, size_t end, struct st_app_marks *m_r)
{
	size_t at = end;
	struct dx_number number;

	*m_r = (struct st_app_marks){0};
	if (at < 2 || !dx_columns_amount_like(line->words[at - 1]))
		return 0;
	at--;
	m_r->currency = dx_value_parse(dx_str(line->words[at]->text), (struct dx_value_rule){0}, &number) &&
			number.has_currency;
	add_sign(m_r, line->words[at]->text);
	while (at > 1 && (is_sign(line->words[at - 1]->text) || dx_value_currency(dx_str(line->words[at - 1]->text)))) {
		at--;
		m_r->currency |= !is_sign(line->words[at]->text);
		add_sign(m_r, line->words[at]->text);
	}
	return at;
}

/* How many of the words before word END of LINE call a balance so, altogether. */
static size_t label_before(struct dx_job *job, const struct dx_line *line, size_t end)
{
	const struct dx_lex *lex = job->tpl->columns;

	for (size_t n = end < LABEL_WORDS ? end : LABEL_WORDS; n > 0; n--) {
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks = dx_lex_tokens(lex, job->arena,
						    (const struct dx_word *const *)line->words + end - n, n, &n_toks);

		if (n_toks > 0 && dx_lex_match(lex, toks, n_toks, 0, &len) == ST_BALANCE && len == n_toks)
			return n;
	}
	return 0;
}

bool dx_st_app_is_balance(struct dx_job *job, const struct dx_line *line)
{
	struct st_app_marks m;
	const size_t at = dx_st_app_amount(line, line->n, &m);

	return at > 0 && label_before(job, line, at) > 0;
}

/* Line I, or one right below it, of JOB: the first that ends in a word for a balance under X0 to X1; NULL: none. */
static struct dx_line *label_below(struct dx_job *job, size_t i, int32_t x0, int32_t x1)
{
	for (size_t k = i + 1; k < job->lines.n && k <= i + NEAR; k++) {
		struct dx_line *line = &job->lines.v[k];
		const size_t n = label_before(job, line, line->n);
		struct st_app_marks m;

		if (line->page != job->lines.v[i].page || dx_st_app_amount(line, line->n, &m))
			break;
		if (n && (abs(line->x1 - x1) <= ST_APP_EDGE || abs(line->words[line->n - n]->x0 - x0) <= ST_APP_EDGE))
			return line;
	}
	return NULL;
}

/* Does a line right below line I end in a balance under its amount, behind a word for it? */
static bool has_below(struct dx_job *job, size_t i)
{
	const struct dx_line *row = &job->lines.v[i];
	struct st_app_marks m;

	for (size_t k = i + 1; k < job->lines.n && k <= i + NEAR; k++) {
		const struct dx_line *line = &job->lines.v[k];

		if (line->page != row->page)
			break;
		if (dx_st_app_amount(line, line->n, &m))
			return abs(line->x1 - row->x1) <= ST_APP_EDGE && dx_st_app_is_balance(job, line);
	}
	return false;
}

/* LINE without N words from AT on. */
static void cut_words(struct dx_line *line, size_t at, size_t n)
{
	memmove(line->words + at, line->words + at + n, (line->n - at - n) * sizeof(const struct dx_word *));
	line->n -= n;
	line->x1 = line->words[line->n - 1]->x1;
}

/* Ends line I in a balance behind an amount, by what stands in front of it or below? CUT: cut that off. */
static bool has_behind(struct dx_job *job, size_t i, bool cut)
{
	struct dx_line *line = &job->lines.v[i];
	struct st_app_marks m;
	const size_t at = dx_st_app_amount(line, line->n, &m);
	const size_t n = at ? label_before(job, line, at) : 0;
	struct dx_line *below;

	if (at == 0 || dx_st_app_amount(line, at - n, &m) == 0)
		return false;
	if (n) {
		if (cut)
			cut_words(line, at - n, n);
		return true;
	}
	below = label_below(job, i, line->words[at]->x0, line->x1);
	if (below && cut && label_before(job, below, below->n) < below->n)
		cut_words(below, below->n - label_before(job, below, below->n), label_before(job, below, below->n));
	return below != NULL;
}

/* Line I ends in an amount, and not in the balance of the one above it. */
static bool may_be_row(struct dx_job *job, size_t i)
{
	const struct dx_line *line = &job->lines.v[i];
	struct st_app_marks m;
	const size_t at = dx_st_app_amount(line, line->n, &m);
	const size_t n = at ? label_before(job, line, at) : 0;

	return at > 0 && (n == 0 || dx_st_app_amount(line, at - n, &m) > 0);
}

enum st_app_place dx_st_app_balances(struct dx_job *job)
{
	size_t rows = 0;
	size_t behind = 0;
	size_t below = 0;
	size_t day = 0;

	while (day < job->lines.n && !dx_st_is_day_line(job, &job->lines.v[day]))
		day++;
	for (size_t i = day; i < job->lines.n; i++) {
		rows += may_be_row(job, i);
		behind += has_behind(job, i, false);
		below += may_be_row(job, i) && has_below(job, i);
	}
	if (behind * 2 > rows) {
		for (size_t i = day; i < job->lines.n; i++)
			has_behind(job, i, true);
		return ST_APP_BEHIND;
	}
	return below * 2 > rows ? ST_APP_BELOW : ST_APP_NOWHERE;
}

bool dx_st_is_balance_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; t->balances_below && i < t->n_cols; i++)
		if (cells[i].n)
			return dx_st_app_is_balance(job, &job->lines.v[cells[i].words[0].line]);
	return false;
}

/* What stands in cell AMOUNT on a line below that of ROW goes to BALANCE, without the words that call it so. */
static void part(struct dx_job *job, const struct dx_row *row, struct dx_cell *amount, struct dx_cell *balance)
{
	size_t own = 0;
	size_t at;

	while (own < amount->n && amount->words[own].line == row->line)
		own++;
	for (at = own; at < amount->n; at++) {
		const struct dx_line *line = &job->lines.v[amount->words[at].line];
		struct st_app_marks m;
		const size_t first = dx_st_app_amount(line, line->n, &m);

		if (first > 0 && amount->words[at].word == line->words[first])
			break;
	}
	*balance = (struct dx_cell){amount->words + at, amount->n - at};
	amount->n = own;
}

void dx_st_part_balances(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];

		if (t->balances_below)
			part(job, row, &row->cells[dx_table_col(t, ST_AMOUNT)],
			     &row->cells[dx_table_col(t, ST_BALANCE)]);
	}
}
