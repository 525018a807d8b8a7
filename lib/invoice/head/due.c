/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* When an invoice is to be paid, said in a sentence below the items. */
#include <string.h>

#include "foot/foot.h"
#include "head.h"
#include "record/record.h"

#define SENTENCE_WORDS 4   /* before the date; fewer are no sentence */
#define DAYS_MAX       190 /* nobody is given longer */

/* How words of paying, drawing and owing begin, in the languages of the template. */
static const char *const stems[] = {
	"pay",     "debit",   "collect", "settle",   "remit",  "due",     "zahl",     "bezahl",  "abgebuch", "abbuch",
	"buchen",  "eingez",  "einzug",  "einzieh",  "überw",  "fällig",  "begleich", "beglich", "régl",     "règl",
	"paie",    "payé",    "prélev",  "échéan",   "pagar",  "pago",    "pagament", "pagat",   "abonar",   "adeud",
	"cargar",  "cargo",   "domicil", "vence",    "vencim", "addebit", "scad",     "bonific", "betal",    "betaa",
	"afgesch", "schrijv", "overmak", "overgem",  "incass", "voldo",   "vervalt",  "płat",    "zapł",     "pobran",
	"splat",   "uhra",    "dras",    "autogiro", "trekk",  "forfal",  "maks",     "erä",     "fizet",    "plăt"};

static bool begins_with_stem(const char *word)
{
	struct dx_str s = dx_str(word);

	while (s.n && strchr("(\"'", s.p[0]))
		s = dx_str_sub(s, 1, s.n);
	for (size_t i = 0; i < DX_LEN(stems); i++) {
		size_t n = strlen(stems[i]);

		if (s.n >= n && dx_str_ieq_c(dx_str_sub(s, 0, n), stems[i]))
			return true;
	}
	return false;
}

/* "over te maken" from word AT of LINE on: to remit, in the three words that Dutch parts it into. */
static bool is_remitting(const struct dx_line *line, size_t at)
{
	static const char *const words[] = {"over", "te", "maken"};

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (at + i >= line->n ||
		    !dx_str_ieq_c(dx_str_sub(dx_str(line->words[at + i]->text), 0, strlen(words[i])), words[i]))
			return false;
	return true;
}

/* Does a word of paying stand in LINE? */
static bool speaks_of_paying(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (begins_with_stem(line->words[i]->text) || is_remitting(line, i))
			return true;
	return false;
}

/* Does a sentence that speaks of paying stand in line AT, or go on from there to the next one? */
static bool pays(const struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const char *last = line->n ? line->words[line->n - 1]->text : ".";

	return speaks_of_paying(line) ||
	       (last[strlen(last) - 1] != '.' && at + 1 < job->lines.n && line[1].page == line->page &&
		line[1].y0 - line->y1 < line->height && speaks_of_paying(line + 1));
}

/* Words before word AT that stand a blank apart, one after the other. */
static size_t words_before(const struct dx_line *line, size_t at)
{
	size_t n = 0;

	while (n < at && line->words[at - n]->x0 - line->words[at - n - 1]->x1 <= line->height)
		n++;
	return n;
}

/* How many dates LINE has; the first one in V, from word *AT_R on. */
static size_t dates_of(struct dx_job *job, const struct dx_line *line, size_t *at_r, struct dx_val *v)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		struct dx_words rest = {line->words + i, line->n - i, 0, line->page};
		struct dx_dates_raw raw;
		struct dx_val one = {0};
		size_t used;

		if (!dx_dates_scan(dx_str(dx_words_text(job->arena, &rest)), &raw, &used) ||
		    !dx_fields_date_of(job, &rest, &one))
			continue;
		if (n++ == 0) {
			*v = one;
			*at_r = i;
		}
		for (size_t len = strlen(line->words[i]->text); len < used && i + 1 < line->n;)
			len += 1 + strlen(line->words[++i]->text); /* "22 April 2025" is one date */
	}
	return n;
}

void dx_invoice_due_in_text(struct dx_job *job, const struct dx_val *date, struct dx_val *due)
{
	/* a page before that of the items sums up what is below them elsewhere */
	bool apart = job->tables.n > 0 && job->tables.v[0].page > 0;
	struct dx_val found = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val one;
		size_t at = 0;
		int32_t days;

		if (line->used || (!apart && !dx_invoice_is_below(job, i)) || dates_of(job, line, &at, &one) != 1 ||
		    words_before(line, at) < SENTENCE_WORDS - 1 || !pays(job, i))
			continue;
		days = dx_date_days(one.date) - dx_date_days(date->date);
		if (days <= 0 || days > DAYS_MAX)
			continue;
		if (dx_val_has(&found) && dx_date_days(found.date) != dx_date_days(one.date))
			return;
		found = one;
	}
	if (dx_val_has(&found))
		*due = found;
}

/* The first date from word FROM of LINE on; false as well where a sentence ends before it. */
static bool next_date(struct dx_job *job, const struct dx_line *line, size_t from, struct dx_val *v)
{
	for (size_t i = from; i < line->n; i++) {
		struct dx_words rest = {line->words + i, line->n - i, 0, line->page};
		struct dx_dates_raw raw;
		size_t used;

		if (dx_dates_scan(dx_str(dx_words_text(job->arena, &rest)), &raw, &used) &&
		    dx_fields_date_of(job, &rest, v))
			return true;
	}
	return false;
}

void dx_invoice_due_undiscounted(struct dx_job *job, struct dx_val *due)
{
	for (size_t i = 0; dx_val_has(due) && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_line *next = i + 1 < job->lines.n && line[1].page == line->page ? line + 1 : NULL;
		size_t at = 0;
		size_t discount;
		struct dx_val later = {0};

		if (job->pages[line->page].number != due->place.page || line->y0 > due->place.y0 ||
		    line->y1 < due->place.y1)
			continue;
		while (at < line->n && line->words[at]->x0 < due->place.x0)
			at++;
		for (discount = at + 1; discount < line->n; discount++)
			if (dx_invoice_names_discount(line->words[discount]->text))
				break;
		if (at >= line->n || discount >= line->n)
			continue;
		if (!next_date(job, line, discount + 1, &later) && next)
			next_date(job, next, 0, &later);
		if (dx_val_has(&later) && dx_date_days(later.date) > dx_date_days(due->date) &&
		    dx_date_days(later.date) - dx_date_days(due->date) <= DAYS_MAX)
			*due = later;
		return;
	}
}

void dx_invoice_due_last(struct dx_job *job, struct dx_val *due)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (dx_val_has(due) && (hit = dx_fields_next(job, dx_scope_all(job), IL_DUE_DATE, &at))) {
		struct dx_words values[DX_LABEL_VALUES_MAX];
		struct dx_val v;

		if (hit->inner ||
		    !dx_str_ieq_c(dx_str_sub(dx_str(job->lines.v[hit->line].words[hit->first]->text), 0, 7),
				  "eindagi") ||
		    !dx_labels_values(job->arena, &job->labels, hit, values) ||
		    !dx_fields_date_of(job, &values[0], &v) || dx_date_days(v.date) < dx_date_days(due->date))
			continue;
		*due = v;
		return;
	}
}
