/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Saturday, 28th Jun" over the rows of a day, as apps print them: a heading that dates what stands under it. */
#include <string.h>

#include "statement_int.h"

#define FAR 200 /* lines that a day's rows and the page's end may have between a row and its heading */

static bool is_weekday(const char *text)
{
	static const char *const names[] = {
		"mon",      "monday",    "tue",       "tues",     "tuesday",    "wed",      "wednesday", "thu",
		"thur",     "thurs",     "thursday",  "fri",      "friday",     "sat",      "saturday",  "sun",
		"sunday",   "montag",    "dienstag",  "mittwoch", "donnerstag", "freitag",  "samstag",   "sonnabend",
		"sonntag",  "lundi",     "mardi",     "mercredi", "jeudi",      "vendredi", "samedi",    "dimanche",
		"lunes",    "martes",    "miércoles", "jueves",   "viernes",    "sábado",   "domingo",   "lunedì",
		"martedì",  "mercoledì", "giovedì",   "venerdì",  "sabato",     "domenica", "maandag",   "dinsdag",
		"woensdag", "donderdag", "vrijdag",   "zaterdag", "zondag",
	};

	return dx_str_is_one_of(dx_strn(text, strcspn(text, ",.")), names, DX_LEN(names));
}

/* Is all of LINE a weekday and a day? */
static bool is_heading(struct dx_job *job, const struct dx_line *line, struct dx_dates_raw *raw_r)
{
	return line->n >= 2 && line->n <= 5 && is_weekday(line->words[0]->text) &&
	       dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + 1, line->n - 1)), raw_r);
}

/* Tables of rows without a day of their own. */
static bool may_have(const struct dx_table *t)
{
	return !t->below && dx_table_col(t, ST_DATE) < 0 && dx_table_col(t, ST_VALUE_DATE) < 0;
}

bool dx_st_is_day_heading(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_dates_raw raw;

	for (size_t i = 0; may_have(t) && i < t->n_cols; i++)
		if (cells[i].n)
			return is_heading(job, &job->lines.v[cells[i].words[0].line], &raw);
	return false;
}

bool dx_st_day_over(struct dx_job *job, struct st_row *r)
{
	size_t last = r->row->line;

	for (size_t i = last; may_have(r->table) && i-- > 0 && last - i < FAR;) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words w = {
			.words = (const struct dx_word *const *)line->words + 1, .n = line->n - 1, .page = line->page};

		if (!is_heading(job, line, &r->date))
			continue;
		r->has_date = true;
		r->t.date = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}
