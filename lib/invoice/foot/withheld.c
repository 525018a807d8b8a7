/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is kept back of what is due, at a rate that stands before its name: "Less 10% retainage", "Less 5 % retention".
 */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"

/* Where the words that stand a blank apart before word AT of LINE begin. */
static size_t run_begin(const struct dx_line *line, size_t at)
{
	while (at > 0 && line->words[at]->x0 - line->words[at - 1]->x1 <= line->height)
		at--;
	return at;
}

static bool is_taken_off(const char *text)
{
	static const char *const words[] = {"less",      "less:", "deduct", "abzgl.", "abzgl",
					    "abzüglich", "moins", "menos",  "meno",   "minus"};

	return dx_str_is_one_of(dx_str(text), words, DX_LEN(words));
}

/* Does a rate stand before the inner label HIT, and nothing else but that it is taken off? */
static bool is_behind_rate(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	bool figure = false;
	bool percent = false;

	for (size_t i = run_begin(line, hit->first); i < hit->first; i++) {
		const char *text = line->words[i]->text;
		size_t digits = strspn(text, "0123456789.,");

		if (text[digits + strspn(text + digits, "%")] == '\0') {
			figure |= digits > 0;
			percent |= text[digits] == '%';
		} else if (!is_taken_off(text)) {
			return false;
		}
	}
	return figure && percent;
}

void dx_invoice_withheld_at_rate(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), IL_WITHHELD, &at)))
		if (hit->inner && is_behind_rate(job, hit) && dx_invoice_is_below(job, hit->line) &&
		    dx_foot_amount(job, hit, &one))
			*v = one;
}
