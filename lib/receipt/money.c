/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The currency of a receipt, where nothing but tills say it so: "Price(€)", "CAD$", yen without hundredths. */
#include <string.h>

#include "receipt_int.h"

#define CODE_LETTERS 3
#define LEGIBLE      60 /* percent */
#define SURE         90

/* "AMOUNT(RM)", "(€)": in the parentheses that a word ends with. */
static const char *in_parens(const char *text)
{
	const char *open = strchr(text, '(');
	size_t n = open ? strlen(open) : 0;

	return n > 2 && open[n - 1] == ')' ? dx_value_currency(dx_strn(open + 1, n - 2)) : NULL;
}

/* "CAD$" */
static const char *before_dollar(const char *text)
{
	return strlen(text) == CODE_LETTERS + 1 && text[CODE_LETTERS] == '$'
		       ? dx_value_currency(dx_strn(text, CODE_LETTERS))
		       : NULL;
}

bool dx_receipt_is_yen(const struct dx_job *job, const char *text, struct dx_number *n)
{
	size_t len = strlen(text);

	if (!strstr(text, "\xc2\xa5"))
		return false;
	while (len > 0 && strchr("*)", text[len - 1]))
		len--;
	return dx_value_parse(dx_strn(text, len), job->tables.rule, n) && n->value.scale == 0;
}

static const char *code_of(const struct dx_job *job, const char *text)
{
	struct dx_number n;
	const char *code = in_parens(text);

	code = code ? code : before_dollar(text);
	return code && *code ? code : dx_receipt_is_yen(job, text, &n) ? "JPY" : NULL;
}

/* Does a figure that ends its line stand below W? */
static bool heads_figures(const struct dx_job *job, const struct dx_word *w)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_word *last = job->lines.v[i].words[job->lines.v[i].n - 1];

		if (last->y0 > w->y0 && last->x0 < w->x1 && last->x1 > w->x0 && dx_has_digit(last->text))
			return true;
	}
	return false;
}

/*
 * A scanned word alone on its line that was hardly legible, or that is not sure and heads no figures: nothing is
 * priced by it.
 */
static bool is_speck(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; v->source == DX_VAL_OCR && v->conf < SURE && i < job->lines.n; i++) {
		const struct dx_word *w = job->lines.v[i].words[0];

		if (w->x0 == v->place.x0 && w->y0 == v->place.y0)
			return job->lines.v[i].n == 1 && (v->conf < LEGIBLE || !heads_figures(job, w));
	}
	return false;
}

struct dx_val dx_receipt_currency(struct dx_job *job)
{
	struct dx_val v = dx_job_currency(job);

	if (is_speck(job, &v))
		v = (struct dx_val){0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n && !dx_val_has(&v); k++) {
			const char *code = code_of(job, line->words[k]->text);

			if (!code)
				continue;
			v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
			v.text = code;
		}
	}
	return v;
}
