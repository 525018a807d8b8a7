/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "US$ 57,40    cotação 5,4810" as a line of its own under a card's text, in two parts: what the shop asked for, and
 * the rate at which it was converted. Both are figures of the row, and no part of its text, as "93.01 USD @ 1.2378" is.
 */
#include <string.h>

#include "dx/extract/cell.h"

#include "record/record.h"
#include "table.h"

#define RATE_WORDS    2 /* between amount and rate, at most */
#define RATE_DECIMALS 3 /* more than any money has */

/* A figure with so many digits behind its last sign that it is no money. */
static bool is_rate(const char *text)
{
	const char *sign = strrchr(text, ',');
	const char *dot = strrchr(text, '.');

	if (!sign || (dot && dot > sign))
		sign = dot;
	return sign && text[strspn(text, "0123456789.,")] == '\0' && strlen(sign + 1) > RATE_DECIMALS;
}

/* What stands further from a word than this is no next word of its text. */
static int32_t gap_of(const struct dx_word *w)
{
	return (w->y1 - w->y0) / 2;
}

/* Words AT to the end of C are an amount with its currency, in either order, and a rate: the pair; else none. */
static struct dx_cell pair_and_rate(const struct dx_cell *c, size_t at, const char **code_r, size_t *figure_r)
{
	const struct dx_cell none = {0};
	size_t n = c->n - at;

	if (n < 3 || n > 3 + RATE_WORDS || !is_rate(c->words[c->n - 1].word->text))
		return none;
	*figure_r = 1;
	*code_r = dx_value_currency(dx_str(c->words[at].word->text));
	if (!*code_r) {
		*figure_r = 0;
		*code_r = dx_value_currency(dx_str(c->words[at + 1].word->text));
	}
	if (!*code_r || !dx_columns_amount_like(c->words[at + *figure_r].word) ||
	    c->words[at + 2].word->x0 - c->words[at + 1].word->x1 <= gap_of(c->words[at].word))
		return none;
	for (size_t i = at + 2; i + 1 < c->n; i++)
		if (dx_has_digit(c->words[i].word->text))
			return none;
	return (struct dx_cell){c->words + at, 2};
}

void dx_st_cut_rate_line(struct dx_job *job, struct st_row *r)
{
	int k = dx_table_col(r->table, ST_DESCRIPTION);
	struct dx_cell *c = k < 0 ? NULL : &r->row->cells[k];
	struct dx_cell pair;
	struct dx_number n;
	const char *code;
	size_t at = c ? c->n : 0;
	size_t figure;

	if (at == 0 || !dx_st_is_card(job))
		return;
	while (at > 0 && c->words[at - 1].line == c->words[c->n - 1].line)
		at--;
	if (at == 0) /* the text itself */
		return;
	pair = pair_and_rate(c, at, &code, &figure);
	if (pair.n == 0 || !dx_value_parse(dx_str(pair.words[figure].word->text), job->tables.rule, &n))
		return;
	r->t.foreign_amount = dx_cell_val(job, &pair);
	r->t.foreign_amount.dec = dx_dec_abs(n.value);
	r->t.foreign_currency = dx_cell_val(job, &pair);
	r->t.foreign_currency.text = dx_strdup(job->arena, code);
	c->n = at;
}
