/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Statements with a table for each side: "Deposits and additions", "Electronic withdrawals". The amounts there
 * have no sign; the title over the header says what they are.
 */
#include <string.h>

#include "statement_int.h"

#define TITLE_WORDS 8
#define TITLE_FAR   3 /* line heights between a title and its header, at most */

/* The one side that the words of LINE name; 0: none, or both. */
static int side_of_title(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->columns;
	bool debit = false;
	bool credit = false;
	struct dx_tok *toks;
	size_t n;

	if (line->n > TITLE_WORDS)
		return 0;
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->text[strcspn(line->words[i]->text, "0123456789:")])
			return 0;
	toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);
	for (size_t i = 0; i < n;) {
		size_t len = 1;
		int role = dx_lex_match(lex, toks, n, i, &len);

		debit |= role == ST_DEBIT;
		credit |= role == ST_CREDIT;
		i += role < 0 ? 1 : len;
	}
	return debit == credit ? 0 : debit ? -1 : 1;
}

static bool is_bare(const struct dx_table *t)
{
	const uint32_t others = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT | UINT32_C(1) << ST_DIRECTION |
				UINT32_C(1) << ST_BALANCE;

	return (t->roles >> ST_AMOUNT & 1) && !(t->roles & others);
}

static int side_of_table(struct dx_job *job, const struct dx_table *t)
{
	const struct dx_line *header = &job->lines.v[t->header_first];

	if (!t->header_n || t->header_first == 0 || header[-1].page != t->page ||
	    header->y0 - header[-1].y1 > TITLE_FAR * header->height)
		return 0;
	return side_of_title(job, &header[-1]);
}

/* A page without a header, or with nothing above it, goes on with the table before. */
static bool goes_on(const struct dx_job *job, const struct dx_table *t)
{
	return !t->header_n || t->header_first == 0 || job->lines.v[t->header_first - 1].page != t->page;
}

void dx_st_sections(struct dx_job *job, struct st_row *rows, size_t n)
{
	const struct dx_tables *t = &job->tables;
	int *sides = dx_alloc_array(job->arena, t->n, sizeof(*sides));
	bool debit = false;
	bool credit = false;

	for (size_t i = 0; i < t->n; i++) {
		if (!is_bare(&t->v[i]))
			continue;
		sides[i] = side_of_table(job, &t->v[i]);
		if (i && goes_on(job, &t->v[i]))
			sides[i] = sides[i - 1];
		debit |= sides[i] < 0;
		credit |= sides[i] > 0;
	}
	for (size_t i = 0; debit && credit && i < n; i++)
		if (rows[i].word < 0 && rows[i].side == 0)
			rows[i].side = sides[rows[i].table - t->v];
}
