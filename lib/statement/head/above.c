/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A strip of figures over what they are called: "₹1,000.00  ₹1,382.00  ₹2,000.00" and, under them, "Opening Balance
 * Closing Balance  Total Credit". Labels have their values beside or below them; only where a whole line of labels
 * has neither, and each stands under one amount of the line above, the amounts are theirs. Beside both balances, or
 * both sums, the others may be called by words that nobody knows ("Money Added"). Signs may stand between them, "–",
 * "+" and "=" of a sum, and how many rows it is of behind a label ("Money in (9)"). A balance may stand alone under its
 * label and day.
 */
#include <string.h>

#include "head.h"

#define STRIP_MIN 3 /* two labels under two amounts could be anything */
#define STRIP_MAX 4 /* each label of another figure, and dx_st_sum_of() knows four */

struct strip {
	const struct dx_label_hit *hits[STRIP_MAX];
	struct dx_val values[STRIP_MAX];
	size_t n;
};

/* "–", "+", "=" between figures, or between their labels. */
static bool is_sign(const struct dx_word *w)
{
	static const char *const signs[] = {"-", "–", "−", "+", "="};

	return dx_str_is_one_of(dx_str(w->text), signs, DX_LEN(signs));
}

static bool is_of_signs(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (!is_sign(line->words[i]))
			return false;
	return true;
}

/* Runs of words of LINE that are more than a sign. */
static size_t cells_of(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t cells = 0;

	for (size_t k = 0; k < n; k++)
		cells += segs[k].n > 1 || !is_sign(line->words[segs[k].first]);
	return cells;
}

struct dx_val *dx_st_sum_of(struct st_account *acc, int field)
{
	switch (field) {
	case SL_OPENING:
		return &acc->opening_balance;
	case SL_CLOSING:
		return &acc->closing_balance;
	case SL_TOTAL_DEBITS:
		return &acc->total_debits;
	case SL_TOTAL_CREDITS:
		return &acc->total_credits;
	default:
		return NULL;
	}
}

/* "(9)": how many rows, behind the label of their sum. */
static bool is_count(const char *text)
{
	const size_t n = text[0] == '(' ? strspn(text + 1, "0123456789") : 0;

	return n > 0 && strcmp(text + 1 + n, ")") == 0;
}

/* Both balances, or both sums, each a run of words, beside other runs without a figure. */
static bool is_among_unknown(struct dx_job *job, size_t at, const struct strip *s)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t ends = 0;
	size_t sums = 0;
	size_t alone = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->text[strcspn(line->words[i]->text, "0123456789")])
			return false;
	for (size_t k = 0; k < s->n; k++) {
		ends += s->hits[k]->field == SL_OPENING || s->hits[k]->field == SL_CLOSING;
		sums += s->hits[k]->field == SL_TOTAL_DEBITS || s->hits[k]->field == SL_TOTAL_CREDITS;
		for (size_t i = 0; i < n; i++)
			alone += segs[i].first == s->hits[k]->first && segs[i].n == s->hits[k]->n;
	}
	return (ends == 2 || sums == 2) && alone == s->n && n >= STRIP_MIN;
}

/* Is HIT all of a run of its line? */
static bool is_run(struct dx_job *job, const struct dx_label_hit *hit)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &job->lines.v[hit->line], &n);

	for (size_t i = 0; i < n; i++)
		if (segs[i].first == hit->first && segs[i].n == hit->n)
			return true;
	return false;
}

/* "Total outgoings   Total deposits" beside "Personal Account balance": without the label that is a part of a run. */
static bool is_pair_of_sums(struct dx_job *job, size_t line, struct strip *s)
{
	size_t n = 0;

	for (size_t k = 0; k < s->n; k++)
		if (is_run(job, s->hits[k]))
			s->hits[n++] = s->hits[k];
	s->n = n;
	return n == 2 && is_among_unknown(job, line, s);
}

/* The line is nothing but such labels, each of another figure. */
static bool is_strip(struct dx_job *job, size_t line, struct st_account *acc, struct strip *s)
{
	const struct dx_labels *l = &job->labels;
	size_t words = 0;

	s->n = 0;
	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++) {
		if (!dx_st_sum_of(acc, l->v[i].field) && !is_run(job, &l->v[i]))
			continue; /* "account" of "Personal Account balance" */
		if (s->n == STRIP_MAX || !dx_st_sum_of(acc, l->v[i].field))
			return false;
		for (size_t k = 0; k < s->n; k++)
			if (s->hits[k]->field == l->v[i].field)
				return false;
		s->hits[s->n++] = &l->v[i];
		words += l->v[i].n;
	}
	for (size_t i = 0; i < job->lines.v[line].n; i++)
		words += is_sign(job->lines.v[line].words[i]) || is_count(job->lines.v[line].words[i]->text);
	return (s->n >= STRIP_MIN && words == job->lines.v[line].n) || is_among_unknown(job, line, s) ||
	       is_pair_of_sums(job, line, s);
}

/* The one amount of line OTHER that a label stands under or over. */
static bool amount_at(struct dx_job *job, const struct dx_label_hit *hit, size_t other, struct dx_val *v)
{
	const struct dx_line *own = &job->lines.v[hit->line];
	const struct dx_line *line = &job->lines.v[other];
	int32_t x0 = own->words[hit->first]->x0;
	int32_t x1 = own->words[hit->first + hit->n - 1]->x1;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t found = 0;

	for (size_t k = 0; k < n; k++) {
		struct dx_words w = {.words = line->words + segs[k].first, .n = segs[k].n, .page = line->page};

		if (segs[k].x1 >= x0 && segs[k].x0 <= x1)
			found += dx_fields_amount_of(job, &w, v) ? 1 : 2;
	}
	return found == 1;
}

static bool is_next(const struct dx_job *job, size_t upper, size_t lower)
{
	const struct dx_line *a = &job->lines.v[upper];
	const struct dx_line *b = &job->lines.v[lower];

	return a->page == b->page && !a->used && !b->used && b->y0 - a->y1 <= 2 * b->height;
}

static bool has_amounts(struct dx_job *job, const struct strip *s, size_t other)
{
	struct dx_val v;

	for (size_t i = 0; i < s->n; i++)
		if (amount_at(job, s->hits[i], other, &v))
			return true;
	return false;
}

/* The line over line AT, or over one of signs between. */
static size_t line_above(const struct dx_job *job, size_t at)
{
	return at > 1 && is_of_signs(&job->lines.v[at - 1]) && is_next(job, at - 2, at) ? at - 2 : at - 1;
}

/* "Closing balance on 31 May 2023" alone over "₹57,190.66" alone: the balance that HIT labels, in *V. */
static bool below_day(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const size_t from = hit->first + hit->n;
	struct dx_dates_raw raw;
	size_t n;

	(void)dx_lines_segments(job->arena, line, &n);
	if (n != 1 || hit->first > 0 || from == line->n || hit->line + 1 >= job->lines.n ||
	    !dx_dates_whole(dx_str(dx_lines_text(job->arena, line->words + from, line->n - from)), &raw) ||
	    !is_next(job, hit->line, hit->line + 1))
		return false;
	(void)dx_lines_segments(job->arena, line + 1, &n);
	return n == 1 && amount_at(job, hit, hit->line + 1, v);
}

static void figures_below_days(struct dx_job *job, struct st_part *p)
{
	static const int fields[] = {SL_OPENING, SL_CLOSING};

	for (size_t i = 0; i < DX_LEN(fields); i++) {
		struct dx_val *v = dx_st_sum_of(p->acc, fields[i]);
		const struct dx_label_hit *hit;
		struct dx_val found;
		size_t at = 0;

		while (!dx_val_has(v) && (hit = dx_fields_next(job, p->scope, fields[i], &at)))
			if (below_day(job, hit, &found))
				*v = found;
	}
}

void dx_st_figures_above(struct dx_job *job, struct st_part *p)
{
	struct strip s;

	figures_below_days(job, p);
	for (size_t i = p->scope.from + 1; i < p->scope.to && i < job->lines.n; i++) {
		const size_t figures = line_above(job, i);
		bool all = true;

		if (!is_strip(job, i, p->acc, &s) || !is_next(job, figures, i) ||
		    (i + 1 < job->lines.n && is_next(job, i, i + 1) && has_amounts(job, &s, i + 1)))
			continue;
		for (size_t k = 0; k < s.n; k++)
			all = all && amount_at(job, s.hits[k], figures, &s.values[k]);
		all = all && cells_of(job, &job->lines.v[figures]) == cells_of(job, &job->lines.v[i]);
		for (size_t k = 0; all && k < s.n; k++) {
			struct dx_val *v = dx_st_sum_of(p->acc, s.hits[k]->field);

			if (v && !dx_val_has(v))
				*v = s.values[k];
		}
	}
}
