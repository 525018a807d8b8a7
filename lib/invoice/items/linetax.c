/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Item │ Net │ VAT │ Total" over "VAT 5 %" and "VAT 20 %": the lines print their taxes, and no rates. Each tax is of
 * the only rate that makes it of its line, and those of one rate come to the tax of the foot.
 */
#include "items.h"
#include "record/record.h"

/* What the lines of one rate come to. */
struct share {
	struct dx_dec base, tax;
	size_t lines;
};

static bool is_small(struct dx_dec v)
{
	return dx_dec_abs(v).coef < INT64_C(1000000000000) && v.scale <= 4;
}

static const struct dx_val *net_of(const struct inv_item *it)
{
	return dx_val_has(&it->net) ? &it->net : &it->amount;
}

static bool makes(struct dx_dec net, struct dx_dec rate, struct dx_dec tax)
{
	return dx_dec_near(dx_dec_div(dx_dec_mul(net, rate), dx_dec(100, 0), 4), tax, dx_dec(1, 2));
}

/* Do all lines print what is taxed and the tax, and none a rate; and the foot rates and taxes, and no bases? */
static bool applies(const struct inv_invoice *inv)
{
	const struct inv_item *items = inv->line_items.items;
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (!dx_val_printed(net_of(&items[i])) || !dx_val_printed(&items[i].tax) ||
		    dx_val_has(&items[i].tax_rate) || !is_small(net_of(&items[i])->dec) || !is_small(items[i].tax.dec))
			return false;
	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (!dx_val_printed(&rates[i].tax_rate) || !dx_val_printed(&rates[i].tax) ||
		    dx_val_has(&rates[i].taxable) || dx_dec_is_zero(rates[i].tax.dec) ||
		    rates[i].tax_rate.dec.scale > 4 || dx_dec_cmp(rates[i].tax_rate.dec, dx_dec(100, 0)) > 0)
			return false;
	return inv->line_items.n > 0 && inv->tax_summary.n > 0;
}

/* Each line to the only rate that makes its tax; false: one has none, or may be of two. */
static bool share_out(const struct inv_invoice *inv, struct share *shares)
{
	const struct inv_item *items = inv->line_items.items;
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_dec net = net_of(&items[i])->dec;
		struct dx_dec tax = items[i].tax.dec;
		size_t at = 0;
		size_t n = 0;

		if (dx_dec_is_zero(tax))
			continue;
		for (size_t k = 0; k < inv->tax_summary.n; k++) {
			at = makes(net, rates[k].tax_rate.dec, tax) ? k : at;
			n += makes(net, rates[k].tax_rate.dec, tax);
		}
		if (n != 1)
			return false;
		shares[at].base = dx_dec_add(shares[at].base, net);
		shares[at].tax = dx_dec_add(shares[at].tax, tax);
		shares[at].lines++;
	}
	for (size_t k = 0; k < inv->tax_summary.n; k++)
		if (dx_dec_cmp(shares[k].tax, rates[k].tax.dec) != 0)
			return false;
	return true;
}

/* Would one step of the rate more or less show in taxes that are a cent a line from exact ones at most? */
static bool pins_rate(const struct share *s, struct dx_dec rate)
{
	struct dx_dec step = dx_dec_div(dx_dec_mul(s->base, dx_dec(1, rate.scale)), dx_dec(100, 0), 6);

	return dx_dec_cmp(dx_dec_abs(step), dx_dec((int64_t)(2 * s->lines), 2)) > 0;
}

bool dx_invoice_check_line_taxes(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Sum of the taxes of the lines that this rate makes";
	struct inv_rate *rates = inv->tax_summary.items;
	struct share *shares = dx_alloc_array(job->arena, inv->tax_summary.n + 1, sizeof(*shares));

	if (!applies(inv) || !share_out(inv, shares))
		return false;
	for (size_t k = 0; k < inv->tax_summary.n; k++) {
		struct dx_term terms[] = {{pins_rate(&shares[k], rates[k].tax_rate.dec) ? &rates[k].tax_rate : NULL,
					   dx_invoice_path(job, "tax_summary", k, "tax_rate")},
					  {&rates[k].tax, dx_invoice_path(job, "tax_summary", k, "tax")}};

		dx_checks_compare(&job->checks, "tax_summary", label, shares[k].tax, rates[k].tax.dec, dx_dec(0, 0),
				  terms, DX_LEN(terms));
	}
	return true;
}

bool dx_invoice_lines_tax(const struct inv_invoice *inv, struct dx_dec rate, struct dx_dec *sum_r)
{
	const struct inv_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].tax_rate) || !dx_val_has(&items[i].tax))
			return false;
		if (dx_dec_cmp(items[i].tax_rate.dec, rate) == 0)
			sum = dx_dec_add(sum, items[i].tax.dec);
	}
	*sum_r = sum;
	return inv->line_items.n > 0;
}
