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

static const char *code_of(const struct dx_job *job, const char *text)
{
	struct dx_number n;
	const char *code = in_parens(text);

	if (!code && strncmp(text, "$$", 2) == 0 && dx_is_digit(text[2]))
		return "SGD"; /* "S$" */
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

/* "TOTAL AMOUNT DUE PHP": a code of letters beside a total of a scan, where signs are taken for one another. */
static const char *code_of_total(const struct dx_job *job, struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		const struct dx_line *line = &job->lines.v[i];

		if (!hit || !dx_receipt_is_total(hit->field) || job->pages[line->page].source != DX_SOURCE_OCR)
			continue;
		for (size_t k = 0; k < line->n; k++) {
			const char *code = dx_value_currency(dx_str(line->words[k]->text));

			if (!code || strcmp(code, line->words[k]->text) != 0 || strlen(code) != CODE_LETTERS ||
			    line->words[k]->conf < SURE)
				continue;
			*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
			return code;
		}
	}
	return NULL;
}

/* "27AABCR1474K1Z9": the number that India's traders are registered under. */
static bool is_gstin(const char *text)
{
	static const char shape[] = "ddlllllddddlxZx";
	size_t n = 0;

	for (; shape[n] && text[n]; n++) {
		bool digit = dx_is_digit(text[n]);
		bool letter = text[n] >= 'A' && text[n] <= 'Z';

		if (shape[n] == 'd'   ? !digit
		    : shape[n] == 'l' ? !letter
		    : shape[n] == 'Z' ? text[n] != 'Z'
				      : !digit && !letter)
			return false;
	}
	return !shape[n] && !text[n];
}

/* The land that a registration's number is of has one currency. */
static const char *code_of_registration(const struct dx_job *job)
{
	for (size_t i = 0; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++)
			if (is_gstin(job->lines.v[i].words[k]->text))
				return "INR";
	return NULL;
}

/* "TL42593": letters before a whole number may be those of any code. */
static bool is_glued_code(const char *text)
{
	size_t letters = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
	size_t digits = strspn(text + letters, "0123456789");

	return letters > 0 && digits > 0 && !text[letters + digits];
}

struct dx_val dx_receipt_currency(struct dx_job *job)
{
	struct dx_val v = dx_job_currency(job);
	struct dx_val other;
	const char *said = code_of_total(job, &other);

	if (is_speck(job, &v))
		v = (struct dx_val){0};
	if (said) {
		v = other;
		v.text = said;
	}
	if ((!dx_val_has(&v) || (v.raw && is_glued_code(v.raw))) && code_of_registration(job))
		v = dx_val_derived_text(code_of_registration(job));

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
