/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Dates in the line below that of the amounts: "Card transaction issued by Acme   -25.51   697.15" over "27 November
 * 2025   Card ending in 4411". There is no column of dates; where each line of amounts has such a line under it, and
 * none has a date itself, each date is that of the row above it. A day that stands over the first row heads what
 * follows, as all days then do, however few rows each has.
 */
#include <string.h>

#include "dx/extract/dates.h"

#include "dates/dates.h"
#include "table.h"

#define ROWS_MIN 3

/* Words of N at W that are a date, and what follows begins another word. */
static size_t date_of(struct dx_job *job, const struct dx_word *const *w, size_t n, struct dx_dates_raw *r)
{
	size_t end;
	const char *text = dx_lines_text(job->arena, w, n);
	size_t len = 0;
	size_t words = 0;

	if (!dx_dates_scan(dx_str(text), r, &end) || (text[end] != ' ' && text[end] != ',' && text[end] != '\0'))
		return 0;
	while (words < n && len < end)
		len += strlen(w[words++]->text) + 1;
	return words;
}

static bool ends_in_amount(const struct dx_line *line)
{
	return dx_columns_amount_like(line->words[line->n - 1]);
}

static bool are_below(struct dx_job *job, const struct dx_table *t)
{
	size_t rows = 0;
	size_t below = 0;
	bool open = false; /* a line of amounts whose date is still to come */

	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_dates_raw raw;
		bool dated = date_of(job, line->words, line->n, &raw) > 0;

		if (ends_in_amount(line)) {
			if (dated)
				return false;
			rows++;
			open = true;
		} else if (dated && open) {
			below++;
			open = false;
		}
	}
	/* sums and balances under the rows have none */
	return below >= ROWS_MIN && below * 10 >= rows * 8;
}

/* "Opening Balance   969.87": no row that could have a date. */
static bool says_row_word(struct dx_job *job, const struct dx_line *line)
{
	const struct dx_lex *lex = job->tpl->row_words;
	size_t n, len;
	struct dx_tok *toks = dx_lex_tokens(lex, job->arena, line->words, line->n, &n);

	return n > 0 && dx_lex_match(lex, toks, n, 0, &len) >= 0;
}

/* Does a day stand over the first row of the first table that has any? */
static bool are_over(struct dx_job *job)
{
	bool day = false;

	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		for (size_t k = t->first; k < t->first + t->n; k++) {
			const struct dx_line *line = &job->lines.v[k];

			if (ends_in_amount(line) && !says_row_word(job, line))
				return day;
			day |= dx_st_is_day_line(job, line);
		}
	}
	return false;
}

void dx_st_dates_below(struct dx_job *job)
{
	const bool over = are_over(job);
	bool below = false;

	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		t->below = false; /* a column of dates may have been found since */
		if (dx_table_col(t, ST_DATE) >= 0 || dx_table_col(t, ST_VALUE_DATE) >= 0 ||
		    dx_table_col(t, ST_DESCRIPTION) < 0)
			continue;
		below |= !over && are_below(job, t);
		t->below = below; /* the last page may have too few to tell */
	}
}

bool dx_st_date_below(struct dx_job *job, const struct dx_cell *c, struct dx_dates_raw *r, size_t *at_r, size_t *n_r)
{
	const struct dx_word **words = dx_alloc_array(job->arena, c->n, sizeof(struct dx_word *));

	for (size_t i = 0; i < c->n; i++)
		words[i] = c->words[i].word;
	for (size_t i = 1; i < c->n; i++) {
		size_t n;

		if (c->words[i].line == c->words[i - 1].line)
			continue;
		n = date_of(job, words + i, c->n - i, r);
		if (n > 0) {
			*at_r = i;
			*n_r = n;
			return true;
		}
	}
	return false;
}
