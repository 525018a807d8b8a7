/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Base: 1,288.00  IVA  Tasa 16.00%  Importe: 206.08": the tax of an item on a line of its own below it. It is one
 * where what is taxed at the rate makes the tax; no words of a description do. "VAT rate: 21%" and nothing else says
 * the rate alone.
 */
#include <string.h>

#include "items.h"

#define LABELS_MIN 2 /* words with a colon */

static bool has_labels(const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		size_t len = strlen(line->words[i]->text);

		n += len > 1 && line->words[i]->text[len - 1] == ':';
	}
	return n >= LABELS_MIN;
}

/* The heading of a column of rates, a colon, and a rate. */
static bool is_rate_alone(struct dx_job *job, const struct dx_line *line, struct dx_val *v)
{
	size_t first = line->n;
	size_t used = 0;
	size_t n;
	size_t len = 0;
	struct dx_tok *toks;

	for (size_t i = 1; i < line->n && first == line->n; i++)
		if (line->words[i - 1]->text[strlen(line->words[i - 1]->text) - 1] == ':')
			first = i;
	if (first == line->n || !dx_invoice_rate_at(job, line, first, &used, v) || first + used != line->n)
		return false;
	toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words, first, &n);
	return dx_lex_match(job->tpl->columns, toks, n, 0, &len) == IC_TAX_RATE && len == n;
}

enum inv_below dx_invoice_tax_below(struct dx_job *job, const struct dx_line *line, struct inv_rate *rate_r)
{
	struct inv_rate found = {0};
	size_t amounts = 0;

	if (is_rate_alone(job, line, &rate_r->tax_rate)) {
		rate_r->taxable = rate_r->tax = (struct dx_val){0};
		return INV_BELOW_TAX;
	}
	if (!has_labels(line))
		return INV_BELOW_TEXT;
	for (size_t i = 0, used = 0; i < line->n; i += used ? used : 1) {
		struct dx_val v;

		if (!dx_val_has(&found.tax_rate) && dx_invoice_rate_at(job, line, i, &used, &v)) {
			found.tax_rate = v;
			continue;
		}
		used = dx_invoice_amount_at(job, line, i, &v);
		if (used == 0)
			continue;
		if (amounts == 0)
			found.taxable = v;
		found.tax = v;
		amounts++;
	}
	if (amounts != 2 || !dx_val_has(&found.tax_rate))
		return INV_BELOW_TEXT;
	if (!dx_dec_near(dx_dec_div(dx_dec_mul(found.taxable.dec, found.tax_rate.dec), dx_dec(100, 0), 4),
			 found.tax.dec, dx_dec(1, 2)))
		return INV_BELOW_ODD;
	*rate_r = found;
	return INV_BELOW_TAX;
}

/* Is BASE what IT comes to, less a discount that its amount may not have? */
static bool is_base(const struct inv_item *it, struct dx_dec base)
{
	struct dx_dec less = dx_dec_sub(it->amount.dec, dx_dec_abs(dx_val_or_zero(&it->discount)));

	return !dx_val_has(&it->amount) || dx_dec_cmp(base, it->amount.dec) == 0 || dx_dec_cmp(base, less) == 0;
}

bool dx_invoice_take_tax_below(struct dx_job *job, size_t from, size_t to, struct inv_item *it)
{
	struct inv_rate rate;
	struct inv_rate found = {0};
	bool odd = false;
	size_t n = 0;

	for (size_t i = from; i < to; i++) {
		enum inv_below below = dx_invoice_tax_below(job, &job->lines.v[i], &rate);

		odd |= below == INV_BELOW_ODD;
		if (below != INV_BELOW_TAX)
			continue;
		job->lines.v[i].used = true;
		found = rate;
		n++;
	}
	if (n == 1 && !dx_val_has(&found.tax) && !dx_val_has(&it->tax_rate))
		it->tax_rate = found.tax_rate;
	if (n != 1 || !dx_val_has(&found.tax) || dx_val_has(&it->tax_rate) ||
	    dx_val_has(&it->tax)) /* of two taxes neither is the line's */
		return !odd;
	it->tax_rate = found.tax_rate;
	it->tax = found.tax;
	return !odd && is_base(it, found.taxable.dec);
}
