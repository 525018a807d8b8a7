/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums of an invoice by rate, and which taxes apply. */
#include <string.h>

#include "filing_int.h"

/* Taxes are rounded line by line on paper and rate by rate here; beyond this it is another tax. */
#define TAX_TOLERANCE dx_dec(100, 2)
/* Lines against the printed sum. */
#define SUM_TOLERANCE dx_dec(5, 2)

struct dx_dec dx_fil_half(struct dx_dec rate)
{
	return dx_dec_normalize(dx_dec_div(rate, dx_dec(2, 0), 4));
}

struct dx_dec dx_fil_tax(struct dx_dec value, struct dx_dec rate, int divisor)
{
	return dx_dec_div(dx_dec_mul(value, rate), dx_dec(divisor, 0), 2);
}

static struct dx_dec line_tax(const struct dx_inv_line *l, struct dx_inv_amount printed, bool applies, int divisor)
{
	if (printed.has)
		return printed.v;
	if (!applies || !l->taxable.has || !l->rate.has)
		return dx_dec(0, 2);
	return dx_fil_tax(l->taxable.v, l->rate.v, divisor);
}

struct dx_dec dx_fil_line_cgst(const struct dx_invoice *inv, const struct dx_inv_line *l)
{
	return line_tax(l, l->cgst, !inv->inter, 200);
}

struct dx_dec dx_fil_line_sgst(const struct dx_invoice *inv, const struct dx_inv_line *l)
{
	return line_tax(l, l->sgst, !inv->inter, 200);
}

struct dx_dec dx_fil_line_igst(const struct dx_invoice *inv, const struct dx_inv_line *l)
{
	return line_tax(l, l->igst, inv->inter, 100);
}

bool dx_fil_lines_complete(const struct dx_invoice *inv, bool rates, struct dx_err *err)
{
	if (inv->n_lines == 0)
		return dx_fail(err, DX_E_export_not_available, "the invoice has no line items");
	for (size_t i = 0; i < inv->n_lines; i++) {
		if (!inv->lines[i].taxable.has)
			return dx_fail(err, DX_E_export_not_available, "line %zu has no %s", i + 1,
				       inv->gst ? "taxable value" : "amount");
		if (rates && !inv->lines[i].rate.has)
			return dx_fail(err, DX_E_export_not_available, "line %zu has no tax rate", i + 1);
	}
	return true;
}

static bool positive(struct dx_inv_amount a)
{
	return a.has && dx_dec_cmp(a.v, dx_dec(0, 0)) > 0;
}

/* Does the invoice charge this kind of tax, in its totals or in a line? */
static bool charges_integrated(const struct dx_invoice *inv)
{
	bool found = positive(inv->igst);
	for (size_t i = 0; i < inv->n_lines && !found; i++)
		found = positive(inv->lines[i].igst);
	return found;
}

static bool charges_central(const struct dx_invoice *inv)
{
	bool found = positive(inv->cgst) || positive(inv->sgst);
	for (size_t i = 0; i < inv->n_lines && !found; i++)
		found = positive(inv->lines[i].cgst) || positive(inv->lines[i].sgst);
	return found;
}

static bool find_place(struct dx_invoice *inv, bool sez, struct dx_err *err)
{
	bool integrated = charges_integrated(inv), central = charges_central(inv);
	if (inv->supplier.state == NULL)
		return dx_fail(err, DX_E_export_not_available,
			       "the supplier's state is unknown: neither GSTIN nor "
			       "state code was found");
	if (integrated && central)
		return dx_fail(err, DX_E_export_not_available,
			       "the invoice charges integrated tax beside central and state tax");
	/* Within a state the place of supply is often left out; the taxes charged tell it. */
	if (inv->pos == NULL && integrated)
		inv->pos = inv->recipient.state;
	else if (inv->pos == NULL)
		inv->pos = central ? inv->supplier.state : inv->recipient.state;
	if (inv->pos == NULL)
		return dx_fail(
			err, DX_E_export_not_available,
			"the place of supply is unknown: it is not printed, and neither is the recipient's state");
	inv->inter = sez || strcmp(inv->pos, inv->supplier.state) != 0;
	if (integrated && !inv->inter)
		return dx_fail(err, DX_E_export_not_available,
			       "the invoice charges integrated tax although the place of supply is in the supplier's "
			       "own state; a supply to an SEZ or a bonded warehouse must be entered by hand");
	if (central && inv->inter)
		return dx_fail(err, DX_E_export_not_available,
			       "the invoice charges central and state tax although the place of supply is %s",
			       sez ? "irrelevant: an SEZ unit's supplies attract integrated tax" : "in another state");
	return true;
}

static void add_rate(struct dx_inv_rate *rates, size_t *n, const struct dx_inv_rate *one)
{
	for (size_t i = 0; i < *n; i++) {
		if (dx_dec_cmp(rates[i].rate, one->rate) != 0)
			continue;
		rates[i].taxable = dx_dec_add(rates[i].taxable, one->taxable);
		rates[i].cess = dx_dec_add(rates[i].cess, one->cess);
		return;
	}
	rates[(*n)++] = *one;
}

static bool sums_to(const struct dx_inv_rate *rates, size_t n, struct dx_inv_amount want)
{
	struct dx_dec sum = dx_dec(0, 2);
	for (size_t i = 0; i < n; i++)
		sum = dx_dec_add(sum, rates[i].taxable);
	return n > 0 && (!want.has || dx_dec_near(sum, want.v, SUM_TOLERANCE));
}

/* The lines by rate, or the printed summary when they are incomplete or do not add up to the printed sum. */
static bool choose(struct dx_arena *a, struct dx_invoice *inv, struct dx_err *err)
{
	struct dx_err why;
	struct dx_inv_rate *lines = dx_alloc_array(a, inv->n_lines + 1, sizeof(*lines));
	struct dx_inv_rate *summary = dx_alloc_array(a, inv->n_rates + 1, sizeof(*summary));
	size_t n_lines = 0, n_summary = 0;
	bool complete = dx_fil_lines_complete(inv, true, &why);
	for (size_t i = 0; complete && i < inv->n_lines; i++)
		add_rate(lines, &n_lines,
			 &(struct dx_inv_rate){.rate = inv->lines[i].rate.v,
					       .taxable = inv->lines[i].taxable.v,
					       .cess = inv->lines[i].cess.v});
	for (size_t i = 0; i < inv->n_rates; i++)
		add_rate(summary, &n_summary, &inv->rates[i]);
	if (sums_to(lines, n_lines, inv->taxable)) {
		inv->rates = lines;
		inv->n_rates = n_lines;
	} else if (sums_to(summary, n_summary, inv->taxable)) {
		inv->rates = summary;
		inv->n_rates = n_summary;
	} else if (!complete) {
		return dx_fail(err, DX_E_export_not_available, "%s", why.msg);
	} else {
		return dx_fail(
			err, DX_E_export_not_available,
			"the line items do not add up to the printed taxable value, and no summary by rate does");
	}
	return true;
}

static bool agrees(struct dx_inv_amount printed, struct dx_dec computed)
{
	return !printed.has || dx_dec_near(printed.v, computed, TAX_TOLERANCE);
}

bool dx_invoice_rates(struct dx_arena *a, struct dx_invoice *inv, bool sez, struct dx_err *err)
{
	struct dx_dec cgst = dx_dec(0, 2), igst = dx_dec(0, 2);
	if (!find_place(inv, sez, err) || !choose(a, inv, err))
		return false;
	for (size_t i = 0; i < inv->n_rates; i++) {
		struct dx_inv_rate *r = &inv->rates[i];
		r->taxable = dx_dec_round(r->taxable, 2);
		r->cess = dx_dec_round(r->cess, 2);
		r->cgst = inv->inter ? dx_dec(0, 2) : dx_fil_tax(r->taxable, r->rate, 200);
		r->sgst = r->cgst; /* always the same */
		r->igst = inv->inter ? dx_fil_tax(r->taxable, r->rate, 100) : dx_dec(0, 2);
		cgst = dx_dec_add(cgst, r->cgst);
		igst = dx_dec_add(igst, r->igst);
	}
	/* under reverse charge the recipient pays: the invoice shows none or all of it */
	if (inv->reverse_charge && !charges_integrated(inv) && !charges_central(inv))
		return true;
	if (!agrees(inv->cgst, cgst) || !agrees(inv->sgst, cgst) || !agrees(inv->igst, igst))
		return dx_fail(err, DX_E_export_not_available,
			       "the tax charged is not taxable value × rate, by more than a rupee");
	return true;
}
