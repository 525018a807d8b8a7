/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Saturday, 28th Jun" over the rows of a day, as apps print them: a heading that dates what stands under it. In a
 * table with a column of dates it says again, or otherwise ("Buchungsdatum: 31.10.2025"), when its rows were booked.
 */
#include <string.h>

#include "dates.h"

#define HEADING_WORDS 6 /* "quinta-feira, 3 de julho de 2025" */
#define LINE_WORDS    12
#define FAR           200 /* lines that a day's rows and the page's end may have between a row and its heading */

bool dx_st_is_weekday(const char *text)
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

/* "Buchungsdatum:": one of the words that head a column of dates of booking, and a colon. */
static bool is_labelled(const struct dx_job *job, struct dx_arena *a, const char *text)
{
	size_t n = strlen(text);
	size_t n_toks;
	size_t len;
	struct dx_tok *toks;

	if (n < 2 || text[n - 1] != ':')
		return false;
	toks = dx_lex_tokens_of(job->tpl->columns, a, dx_strn(text, n - 1), &n_toks);
	return n_toks > 0 && dx_lex_match(job->tpl->columns, toks, n_toks, 0, &len) == ST_DATE && len == n_toks;
}

/* "Saldo do dia: R$ 8,75" behind a day */
static bool is_balance(struct dx_job *job, const struct dx_line *line, size_t from)
{
	const struct dx_lex *lex = job->tpl->row_words;
	size_t n_toks, len;
	struct dx_tok *toks;

	if (from >= line->n || !dx_columns_amount_like(line->words[line->n - 1]))
		return false;
	toks = dx_lex_tokens(lex, job->arena, (const struct dx_word *const *)line->words + from, line->n - from,
			     &n_toks);
	return dx_lex_match(lex, toks, n_toks, 0, &len) == SW_BALANCE;
}

/* The words of LINE that are its day: all of it, or all in front of a balance. The first may be a weekday. */
static size_t day_words(struct dx_job *job, const struct dx_line *line)
{
	size_t n = line->n;

	for (size_t i = 2; i < line->n && i <= HEADING_WORDS; i++)
		if (is_balance(job, line, i))
			n = i;
	return n;
}

/* Is LINE a weekday and a day, or a day whose month is named? *N_R: words of it. */
static bool is_heading(struct dx_job *job, const struct dx_line *line, struct dx_dates_raw *raw_r, size_t *n_r)
{
	size_t from = line->n && dx_st_is_weekday(line->words[0]->text) ? 1 : 0;
	size_t n = line->n >= 2 && line->n <= LINE_WORDS ? day_words(job, line) : 0;

	*n_r = n;
	return n >= 2 && n <= HEADING_WORDS &&
	       dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + from, n - from)), raw_r) &&
	       (from || raw_r->form == DX_DATES_NAMED);
}

bool dx_st_is_day_line(struct dx_job *job, const struct dx_line *line)
{
	struct dx_dates_raw raw;
	size_t n;

	return is_heading(job, line, &raw, &n);
}

/* Is all of LINE a word for a day and a day? */
static bool is_labelled_heading(struct dx_job *job, const struct dx_line *line, struct dx_dates_raw *raw_r)
{
	return line->n >= 2 && line->n <= 4 && is_labelled(job, job->arena, line->words[0]->text) &&
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

	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n) {
			const struct dx_line *line = &job->lines.v[cells[i].words[0].line];

			return (may_have(t) && dx_st_is_day_line(job, line)) || is_labelled_heading(job, line, &raw);
		}
	return false;
}

bool dx_st_days_are_labelled(struct dx_job *job)
{
	struct dx_dates_raw first;
	struct dx_dates_raw raw;
	bool any = false;

	for (size_t t = 0; t < job->tables.n; t++)
		for (size_t i = 0; i < job->tables.v[t].n; i++) {
			if (!is_labelled_heading(job, &job->lines.v[job->tables.v[t].first + i], &raw))
				continue;
			if (any && (raw.a != first.a || raw.b != first.b || raw.year != first.year))
				return true; /* a page's date is the same on each */
			first = any ? first : raw;
			any = true;
		}
	return false;
}

bool dx_st_day_over(struct dx_job *job, struct st_row *r, bool labelled)
{
	size_t last = r->row->line;

	for (size_t i = last; (labelled || may_have(r->table)) && i-- > 0 && last - i < FAR;) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_dates_raw raw;
		size_t from = line->n && (labelled || dx_st_is_weekday(line->words[0]->text)) ? 1 : 0;
		size_t n = line->n;
		struct dx_words w;

		if (labelled ? !is_labelled_heading(job, line, &raw) : !is_heading(job, line, &raw, &n))
			continue;
		w = (struct dx_words){
			.words = (const struct dx_word *const *)line->words + from, .n = n - from, .page = line->page};
		if (labelled && r->has_date) {
			r->t.value_date = r->t.date;
			r->t.value_date.text = r->t.date.raw;
		}
		r->has_date = true;
		r->date = raw;
		r->t.date = dx_words_val(job->arena, &job->lines, &w);
		return true;
	}
	return false;
}
