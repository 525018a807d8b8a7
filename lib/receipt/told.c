/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Taxes that sentences tell: "Prices include GST at 6%. GST in this bill:" above "RM2.55". What is told so that it
 * cannot be read keeps a receipt from being verified, where no other line says the tax.
 */
#include <string.h>
#include <strings.h>

#include "receipt_int.h"

#define SHORT_LETTERS 3 /* of words between a tax and its amount: "of", "at 6%" */

/* The last label of a tax in LINE; NULL: none. */
static const struct dx_label_hit *last_tax(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field == RL_TAX)
			hit = &l->v[i];
	return hit;
}

/* Nothing but an amount stands on the line below LINE. */
static bool amount_below(struct dx_job *job, size_t line, struct dx_val *v)
{
	size_t at;

	return line + 1 < job->lines.n && job->lines.v[line + 1].page == job->lines.v[line].page &&
	       !dx_receipt_label(job, line + 1) && dx_receipt_amount(job, line + 1, 0, v, &at) && at == 0;
}

/* Are words FROM..TO (exclusive) of LINE short, or figures? */
static bool are_short(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++) {
		size_t letters, digits, capitals;

		dx_receipt_count(line->words[i]->text, &letters, &digits, &capitals);
		if (letters > SHORT_LETTERS)
			return false;
	}
	return true;
}

/* Does an amount stand among words FROM..TO (exclusive) of LINE? */
static bool has_hundredths(const struct dx_job *job, size_t index, size_t from, size_t to)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = from; i < to; i++) {
		struct dx_number n;

		if (dx_value_parse(dx_receipt_figure(line->words[i]->text), job->tables.rule, &n) && !n.has_percent &&
		    n.value.scale == 2)
			return true;
	}
	return false;
}

/* "Prices include GST": what stands "before GST" is no tax. */
static bool says_inside(const struct dx_line *line)
{
	static const char *const words[] = {"incl", "inkl", "enth", "contain", "hold", "compr", "termasuk"};

	for (size_t i = 0; i < line->n; i++)
		for (size_t k = 0; k < DX_LEN(words); k++)
			if (strncasecmp(line->words[i]->text, words[k], strlen(words[k])) == 0)
				return true;
	return false;
}

/* "at 9%", "@ 9%" */
static bool is_rate_lead(const char *text)
{
	return strcasecmp(text, "at") == 0 || strcmp(text, "@") == 0;
}

/* "of $1.58 included": is what ends LINE the word that a tax is inside? */
static bool ends_inside(const struct dx_line *line)
{
	static const char *const words[] = {"included", "incl", "inclusive", "inkl", "compris"};
	const char *text = line->words[line->n - 1]->text;

	for (size_t i = 0; i < DX_LEN(words); i++)
		if (dx_str_ieq_c(dx_strn(text, strcspn(text, ".)")), words[i]))
			return true;
	return false;
}

/* "of $8.83 at 9%", "7.20 (6%)", "of $1.58 included": the word behind the amount, where a rate and what leads to it, or
 * that it is inside, ends LINE. */
static size_t before_rate(const struct dx_job *job, const struct dx_line *line)
{
	struct dx_number n;
	size_t end = line->n > 1 ? line->n - ends_inside(line) : line->n;

	if (end < 2 || !dx_value_parse(dx_receipt_figure(line->words[end - 1]->text), job->tables.rule, &n) ||
	    !n.has_percent)
		return end;
	end--;
	return end > 1 && is_rate_lead(line->words[end - 1]->text) ? end - 1 : end;
}

/* "5,55 € sur 55,45 € HT", "3.80 on 20.00": the word between a tax, behind word FROM, and its base; 0: there is none.
 */
static size_t before_base(struct dx_job *job, size_t index, size_t from)
{
	static const char *const words[] = {"sur", "on", "auf", "su", "sobre", "over"};
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = from + 1; i + 1 < line->n; i++)
		for (size_t k = 0; k < DX_LEN(words); k++)
			if (strcasecmp(line->words[i]->text, words[k]) == 0 && has_hundredths(job, index, from, i) &&
			    has_hundredths(job, index, i + 1, line->n))
				return i;
	return 0;
}

bool dx_receipt_tax_amount(struct dx_job *job, size_t index, size_t from, struct dx_val *v, size_t *at_r)
{
	size_t base = before_base(job, index, from);

	if (base > 0)
		return dx_receipt_amount_before(job, index, from, base, v, at_r);
	return dx_receipt_amount(job, index, from, v, at_r) ||
	       dx_receipt_amount_before(job, index, from, before_rate(job, &job->lines.v[index]), v, at_r);
}

bool dx_receipt_tax_base(struct dx_job *job, size_t index, size_t from, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t base = before_base(job, index, from);
	size_t at;

	for (size_t end = base > 0 ? base + 2 : line->n + 1; end <= line->n; end++)
		if (dx_receipt_amount_before(job, index, base + 1, end, v, &at))
			return true;
	return false;
}

bool dx_receipt_told_tax(struct dx_job *job, size_t index, struct dx_val *v)
{
	const struct dx_label_hit *hit = last_tax(job, index);
	const struct dx_line *line = &job->lines.v[index];
	const char *last = line->words[line->n - 1]->text;
	size_t at;

	if (!hit || !says_inside(line))
		return false;
	if (dx_receipt_tax_amount(job, index, hit->first + hit->n, v, &at))
		return are_short(line, hit->first + hit->n, at);
	return last[strlen(last) - 1] == ':' && amount_below(job, index, v);
}

bool dx_receipt_says_part(const struct dx_job *job, size_t index)
{
	static const char *const verbs[] = {"includes",       "contains", "comprend",
					    "enth\xc3\xa4lt", "termasuk", "incluye"};
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = 0; i < line->n; i++)
		for (size_t k = 0; k < DX_LEN(verbs); k++)
			if (strcasecmp(line->words[i]->text, verbs[k]) == 0)
				return true;
	return false;
}

size_t dx_receipt_taxes_on(struct dx_job *job, size_t index, bool told, struct rec_sum list[REC_TAXES_MAX])
{
	const struct dx_labels *l = &job->labels;
	size_t last = l->line_first[index + 1];
	size_t n = 0;

	if (told && !says_inside(&job->lines.v[index]))
		return 0;
	for (size_t i = l->line_first[index]; i < last; i++) {
		const struct dx_label_hit *hit = &l->v[i];
		size_t end = i + 1 < last ? l->v[i + 1].first : job->lines.v[index].n;
		struct rec_sum one = {.field = RL_TAX, .line = index, .from = n > 0 ? hit->first : 0};
		size_t at;

		if (told && (hit->field != RL_TAX || !has_hundredths(job, index, hit->first + hit->n, end)))
			continue;
		if (hit->field != RL_TAX || n == REC_TAXES_MAX ||
		    !dx_receipt_amount_before(job, index, hit->first + hit->n, end, &one.v, &at))
			return 0;
		one.cell = one.v.place;
		list[n++] = one;
	}
	return n;
}

bool dx_receipt_tells_tax(struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = r->sums.n > 0 ? r->sums.v[0].line : job->lines.n; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val below;
		size_t figures = 0;

		if (!last_tax(job, i))
			continue;
		for (size_t k = 0; k < line->n; k++) {
			struct dx_number n;

			if (!dx_value_parse(dx_receipt_figure(line->words[k]->text), job->tables.rule, &n) ||
			    n.has_percent || n.value.scale != 2)
				continue;
			figures++;
			if (dx_dec_is_zero(n.value) || !dx_receipt_knows(r, n.value))
				return true;
		}
		if (figures == 0 && amount_below(job, i, &below) && !dx_receipt_knows(r, below.dec))
			return true;
	}
	return false;
}
