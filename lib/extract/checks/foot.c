/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/foot.h"

#include <string.h>

#define BELOW_MAX    3 /* lines between a label and an amount that stands under it */
#define NAME_WORDS   2 /* that name an amount, each of so many letters */
#define NAME_LETTERS 2
#define LETTERS      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

bool dx_foot_has_rate(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first + hit->n - 1; i < line->n; i++) /* "CGST@9%" is one word */
		if (strpbrk(line->words[i]->text, "%@"))
			return true;
	return false;
}

static bool is_minus(const char *text)
{
	static const char *const signs[] = {"-", "−", "–", "(-)", "(−)"};

	for (size_t i = 0; i < DX_LEN(signs); i++)
		if (strcmp(text, signs[i]) == 0)
			return true;
	return false;
}

/* "Round Off          - 0.44": a sign that stands nearer to the amount than to what is before it is the amount's. */
static void detached_minus(const struct dx_line *line, struct dx_val *v)
{
	size_t at = 0;
	int32_t gap;

	while (at < line->n && line->words[at]->x0 < v->place.x0)
		at++;
	while (at > 0 && dx_value_currency(dx_str(line->words[at - 1]->text)))
		at--;
	if (at < 2 || at >= line->n || !is_minus(line->words[at - 1]->text) || v->dec.coef < 0)
		return;
	gap = line->words[at]->x0 - line->words[at - 1]->x1;
	if (gap > line->height || line->words[at - 1]->x0 - line->words[at - 2]->x1 <= 2 * gap)
		return;
	v->dec = dx_dec_neg(v->dec);
}

/* The line that the words of W are of, HIT's or one below it; NULL: none of these. */
static const struct dx_line *line_of(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	for (size_t i = hit->line; i < job->lines.n && i <= hit->line + BELOW_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (w->words >= line->words && w->words < line->words + line->n)
			return line;
	}
	return NULL;
}

/* "25 % of 100.00 = 25.00": a word that is neither a figure nor a currency stands right before word I. */
static bool is_in_sentence(const struct dx_line *line, size_t i)
{
	const char *before = i > 0 ? line->words[i - 1]->text : "";

	return *before && line->words[i]->x0 - line->words[i - 1]->x1 <= line->height / 2 &&
	       !strpbrk(before, "0123456789") && !is_minus(before) && !dx_value_currency(dx_str(before));
}

/* Does LINE have a figure below the words of W? */
static bool has_figure_under(const struct dx_line *line, const struct dx_words *w)
{
	for (size_t i = 0; i < line->n; i++)
		if (line->words[i]->x0 < w->words[w->n - 1]->x1 && line->words[i]->x1 > w->words[0]->x0 &&
		    dx_columns_amount_like(line->words[i]) && !is_in_sentence(line, i))
			return true;
	return false;
}

/*
 * The first of several figures right below each other, of a table's column: none of them is what its heading is called
 * as a sum. A strip of sums has one line of figures.
 */
static bool begins_column(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_words *w)
{
	const struct dx_line *end = job->lines.v + job->lines.n;
	const struct dx_line *own = line_of(job, hit, w);

	if (!own || own == &job->lines.v[hit->line])
		return false;
	/* a line of what stands beside the table may come between two of its rows, or a page aslant part one */
	for (const struct dx_line *next = own + 1;
	     next < end && next->page == own->page && dx_lines_leading(own, next) <= own->height / 2; next++)
		if (has_figure_under(next, w))
			return true;
	return false;
}

/* "Rounding off   -0.26   │   Less: TDS u/s 194C 2% on A   -340.85": words right of an amount that name the next one.
 */
static bool names_another(const struct dx_words *w)
{
	size_t names = 0;

	for (size_t i = 0; i < w->n; i++)
		names += strspn(w->words[i]->text, LETTERS) >= NAME_LETTERS;
	return names >= NAME_WORDS && strspn(w->words[0]->text, LETTERS) > 0;
}

bool dx_foot_amount(struct dx_job *job, const struct dx_label_hit *hit, struct dx_val *v)
{
	struct dx_words values[DX_LABEL_VALUES_MAX];
	size_t n = dx_labels_values(job->arena, &job->labels, hit, values);
	bool found = false;

	for (size_t i = 0; i < n; i++) {
		const struct dx_line *own = &job->lines.v[hit->line];
		bool same_line = values[i].words >= own->words && values[i].words < own->words + own->n;
		const struct dx_line *line;
		struct dx_val one;

		if (found && same_line && names_another(&values[i]))
			break;
		if ((same_line || (!found && !begins_column(job, hit, &values[i]))) &&
		    dx_fields_amount_of(job, &values[i], &one)) {
			*v = one;
			found = true;
			line = line_of(job, hit, &values[i]);
			if (line)
				detached_minus(line, v);
		}
	}
	return found;
}

void dx_foot_first(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner)
			dx_foot_amount(job, hit, v);
}

void dx_foot_last(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && dx_foot_amount(job, hit, &one))
			*v = one;
}
