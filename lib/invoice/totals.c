/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sums at the foot. */
#include "dx/extract/foot.h"

#include "invoice_int.h"

/* A tax without a rate ("Sales tax 8.20"). */
static void plain_tax(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX, &at))) {
		struct dx_val one;

		if (!hit->inner && !dx_foot_has_rate(job, hit) && dx_foot_amount(job, hit, &one))
			*v = one;
	}
}

/* A total of the taxes; "Total VAT 20 %" is that of one rate. */
static void tax_total(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_TOTAL, &at))) {
		struct dx_val one;

		if (!hit->inner && !dx_foot_has_rate(job, hit) && dx_foot_amount(job, hit, &one))
			*v = one;
	}
}

/* The taxes by rate make the tax where no sum of them is printed. */
static struct dx_val tax_of_rates(const struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;
	struct dx_dec sum = dx_dec(0, 2);

	if (inv->tax_summary.n == 1)
		return rates[0].tax;
	for (size_t i = 0; i < inv->tax_summary.n; i++)
		sum = dx_dec_add(sum, rates[i].tax.dec);
	return inv->tax_summary.n ? dx_val_derived_dec(sum) : (struct dx_val){0};
}

/* What is taxed, where the sums name no subtotal. */
static struct dx_val base_of_rates(const struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	return inv->tax_summary.n == 1 ? rates[0].taxable : (struct dx_val){0};
}

static bool adds_up(struct dx_dec subtotal, struct dx_dec tax, struct dx_dec total)
{
	return dx_dec_cmp(dx_dec_add(subtotal, tax), total) == 0;
}

/* The sum of the lines with tax ("Subtotal 121.00, VAT included 21.00, Total 121.00") is no subtotal before tax. */
static void settle_subtotal(struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val base = base_of_rates(inv);

	if (!dx_val_has(&base))
		return;
	if (!dx_val_has(&t->subtotal))
		t->subtotal = base;
	else if (dx_val_has(&t->total) && dx_val_has(&t->tax) && dx_dec_cmp(t->subtotal.dec, t->total.dec) == 0 &&
		 adds_up(base.dec, t->tax.dec, t->total.dec))
		t->subtotal = base;
}

void dx_invoice_totals(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;

	dx_foot_first(job, IL_SUBTOTAL, &t->subtotal);
	dx_foot_first(job, IL_DISCOUNT, &t->discount);
	dx_foot_first(job, IL_SHIPPING, &t->shipping);
	tax_total(job, &t->tax);
	if (!dx_val_has(&t->tax))
		t->tax = tax_of_rates(inv);
	if (!dx_val_has(&t->tax))
		dx_foot_last(job, IL_TAX_TOTAL, &t->tax);
	if (!dx_val_has(&t->tax))
		plain_tax(job, &t->tax);
	dx_foot_last(job, IL_GRAND_TOTAL, &t->total);
	if (!dx_val_has(&t->total))
		dx_foot_last(job, IL_TOTAL, &t->total);
	dx_foot_first(job, IL_PAID, &t->paid);
	dx_foot_last(job, IL_DUE, &t->due);
	if (!dx_val_has(&t->total) && !dx_val_has(&t->paid))
		t->total = t->due;
	settle_subtotal(inv);
}
