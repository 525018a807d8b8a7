/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Beginning balance on 2/1" over "Ending balance on 2/29": on papers that print no other period the days of its ends.
 * What says "opening" may mean the evening before.
 */
#include <string.h>

#include "dx/extract/dates.h"

#include "dates_int.h"

#define DAY_WORDS 3

/* The day behind a label of FIELD that begins with WORD and asks for one: "Ending balance on". */
static bool day_behind(struct dx_job *job, int field, const char *word, struct dx_dates_raw *raw_r, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const size_t from = hit->first + hit->n;
		struct dx_words w = {.words = (const struct dx_word *const *)line->words + from, .page = line->page};

		if (hit->n < 3 || !dx_str_ieq_c(dx_str(line->words[hit->first]->text), word) ||
		    !dx_str_ieq_c(dx_str(line->words[from - 1]->text), "on"))
			continue;
		for (w.n = line->n - from < DAY_WORDS ? line->n - from : DAY_WORDS; w.n > 0; w.n--)
			if (dx_dates_whole(dx_str(dx_words_text(job->arena, &w)), raw_r)) {
				*v = dx_words_val(job->arena, &job->lines, &w);
				return true;
			}
	}
	return false;
}

bool dx_st_period_of_balances(struct dx_job *job, const struct st_row *rows, size_t n, struct st_account *acc)
{
	struct dx_dates_raw first, last;
	struct dx_val from, to;
	struct dx_date d;

	if (!day_behind(job, SL_OPENING, "beginning", &first, &from) ||
	    !day_behind(job, SL_CLOSING, "ending", &last, &to) || !dx_dates_resolve(&first, &job->dates, &from.date) ||
	    !dx_dates_resolve(&last, &job->dates, &to.date) || dx_date_cmp(from.date, to.date) > 0)
		return false;
	for (size_t i = 0; i < n; i++)
		if (rows[i].word < 0 && rows[i].has_date && dx_dates_resolve(&rows[i].date, &job->dates, &d) &&
		    (dx_date_cmp(d, from.date) < 0 || dx_date_cmp(d, to.date) > 0))
			return false;
	acc->statement_period.from = from;
	acc->statement_period.to = to;
	return true;
}
