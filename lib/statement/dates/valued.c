/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the value dates of a statement say of its dates, and where they stand. */
#include <string.h>

#include "dx/extract/table.h"

#include "dates.h"
#include "record/record.h"

/* Fewer rows tell nothing; of so many of ten both must be one day. */
#define ROWS_MIN   4
#define SAME_TENTH 7

bool dx_st_value_dates_agree(struct st_row *const *rows, size_t n)
{
	size_t both = 0;
	size_t same = 0;

	for (size_t i = 0; i < n; i++) {
		const struct st_txn *t = &rows[i]->t;

		if (!dx_val_has(&t->date) || !dx_val_has(&t->value_date))
			continue;
		both++;
		same += dx_date_cmp(t->date.date, t->value_date.date) == 0;
	}
	return both >= ROWS_MIN && same * 10 >= both * SAME_TENTH;
}

/* The role that the words of LINE over or in column C, all of them, are a heading of; -1: of none. */
static int heading_of(struct dx_job *job, const struct dx_line *line, const struct dx_col *c)
{
	const struct dx_lex *lex = job->tpl->columns;
	size_t n_segs;
	const struct dx_seg *segs = dx_lines_segments(job->arena, line, &n_segs);

	for (size_t s = 0; s < n_segs; s++) {
		size_t n;
		size_t len;
		struct dx_tok *toks;
		int role;

		if (segs[s].x0 >= c->hx1 || segs[s].x1 <= c->hx0)
			continue;
		toks = dx_lex_tokens(lex, job->arena, line->words + segs[s].first, segs[s].n, &n);
		role = dx_lex_match(lex, toks, n, 0, &len);
		if (role >= 0 && len == n)
			return role;
	}
	return -1;
}

bool dx_st_has_days_of_value(struct dx_job *job, const struct dx_table *t)
{
	const int k = dx_table_col(t, ST_DATE);

	for (size_t i = 1; k >= 0 && dx_table_col(t, ST_VALUE_DATE) < 0 && i <= t->header_n; i++) {
		const struct dx_line *line = &job->lines.v[t->header_first + i];
		int role;

		/* the line right under them may say too little of the others to be taken for one of the headings */
		if (t->header_first + i == job->lines.n || line->page != t->page)
			break;
		role = heading_of(job, line, &t->cols[k]);
		if (role == ST_VALUE_DATE)
			return true;
		/* "Data księgowania" over "Data operacji": either names a day */
		if (role == ST_DATE && (heading_of(job, line - 1, &t->cols[k]) == ST_DATE ||
					heading_of(job, line - 1, &t->cols[k]) == ST_VALUE_DATE))
			return true;
	}
	return false;
}

void dx_st_value_date_said(struct dx_job *job, struct st_txn *t)
{
	static const char *const labels[] = {"value date",  "val date",    "value dt",   "date valeur",
					     "data valuta", "fecha valor", "valutadatum"};
	const struct dx_str text = dx_str(t->description.text);

	if (!dx_val_has(&t->description) || dx_st_is_card(job))
		return;
	for (size_t at = 0; at < text.n; at++) {
		for (size_t i = 0; i < DX_LEN(labels) && (at == 0 || text.p[at - 1] == ' '); i++) {
			const size_t n = strlen(labels[i]);
			struct dx_str day = dx_str_strip(dx_str_sub(text, at + n, SIZE_MAX), ": .", "");
			struct dx_dates_raw raw;
			struct dx_date d;
			size_t used;

			if (!dx_str_ieq_c(dx_str_sub(text, at, n), labels[i]) || !dx_dates_scan(day, &raw, &used) ||
			    (used < day.n && day.p[used] != ' ') || !dx_dates_resolve(&raw, &job->dates, &d))
				continue;
			t->value_date = t->description;
			t->value_date.raw = t->value_date.text = dx_strndup(job->arena, day.p, used);
			t->value_date.date = d;
			return;
		}
	}
}
