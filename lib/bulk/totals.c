/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "bulk_int.h"

void dx_bulk_totals_begin(struct dx_bulk_totals *t)
{
	const struct dx_dec zero = dx_dec(0, 2);
	*t = (struct dx_bulk_totals){
		.taxable = zero, .cgst = zero, .sgst = zero, .igst = zero, .cess = zero, .total = zero};
}

static void add(struct dx_dec *sum, struct dx_dec v, bool minus)
{
	*sum = dx_dec_add(*sum, minus ? dx_dec_neg(v) : v);
}

/* The place of RATE, ascending; NULL: more rates than there can be. */
static struct dx_inv_rate *place(struct dx_bulk_totals *t, struct dx_dec rate)
{
	const struct dx_dec zero = dx_dec(0, 2);
	size_t i = 0;
	while (i < t->n_rates && dx_dec_cmp(t->rates[i].rate, rate) < 0)
		i++;
	if (i < t->n_rates && dx_dec_cmp(t->rates[i].rate, rate) == 0)
		return &t->rates[i];
	if (t->n_rates == DX_BULK_RATES)
		return NULL;
	memmove(&t->rates[i + 1], &t->rates[i], (t->n_rates - i) * sizeof(t->rates[0]));
	t->n_rates++;
	t->rates[i] = (struct dx_inv_rate){
		.rate = rate, .taxable = zero, .cgst = zero, .sgst = zero, .igst = zero, .cess = zero};
	return &t->rates[i];
}

static bool add_rates(struct dx_bulk_totals *t, const struct dx_invoice *inv, bool minus)
{
	for (size_t i = 0; i < inv->n_rates; i++) {
		const struct dx_inv_rate *one = &inv->rates[i];
		struct dx_inv_rate *r = place(t, one->rate);
		if (r == NULL)
			return false;
		add(&r->taxable, one->taxable, minus);
		add(&r->cgst, one->cgst, minus);
		add(&r->sgst, one->sgst, minus);
		add(&r->igst, one->igst, minus);
		add(&r->cess, one->cess, minus);
	}
	return true;
}

void dx_bulk_totals_add(struct dx_bulk_totals *t, struct dx_arena *a, struct dx_invoice *inv, bool sez)
{
	struct dx_err why;
	bool minus = inv->type != NULL && strcmp(inv->type, "credit_note") == 0;
	if (inv->currency != NULL && strcmp(inv->currency, "INR") != 0) {
		t->other_currency++;
		return;
	}
	add(&t->taxable, inv->taxable.v, minus);
	add(&t->cgst, inv->cgst.v, minus);
	add(&t->sgst, inv->sgst.v, minus);
	add(&t->igst, inv->igst.v, minus);
	add(&t->cess, inv->cess.v, minus);
	add(&t->total, inv->total.v, minus);
	if (!dx_invoice_rates(a, inv, sez, &why) || !add_rates(t, inv, minus))
		t->not_by_rate++;
}

static void money(struct dx_jw *w, const char *key, struct dx_dec v)
{
	dx_jw_key(w, key);
	dx_jw_dec(w, dx_dec_round(v, 2));
}

void dx_bulk_totals_write(const struct dx_bulk_totals *t, struct dx_jw *w)
{
	dx_jw_key(w, "totals");
	dx_jw_obj(w);
	money(w, "taxable_value", t->taxable);
	money(w, "cgst", t->cgst);
	money(w, "sgst", t->sgst);
	money(w, "igst", t->igst);
	money(w, "cess", t->cess);
	money(w, "total", t->total);
	dx_jw_key(w, "by_rate");
	dx_jw_arr(w);
	for (size_t i = 0; i < t->n_rates; i++) {
		const struct dx_inv_rate *r = &t->rates[i];
		dx_jw_obj(w);
		dx_jw_key(w, "rate");
		dx_jw_dec(w, r->rate);
		money(w, "taxable_value", r->taxable);
		money(w, "cgst", r->cgst);
		money(w, "sgst", r->sgst);
		money(w, "igst", r->igst);
		money(w, "cess", r->cess);
		dx_jw_obj_end(w);
	}
	dx_jw_arr_end(w);
	dx_jw_kint(w, "not_by_rate", t->not_by_rate);
	dx_jw_kint(w, "other_currency", t->other_currency);
	dx_jw_obj_end(w);
}
