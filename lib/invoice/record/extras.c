/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the sums of an invoice hold beside its lines, and the terms of their checks. */
#include "record.h"

char *dx_invoice_path(struct dx_job *job, const char *list, size_t i, const char *member)
{
	return dx_asprintf(job->arena, "/%s/%zu/%s", list, i, member);
}

size_t dx_invoice_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *where, struct dx_dec *sum)
{
	if (!dx_val_has(v))
		return n;
	*sum = dx_dec_add(*sum, v->dec);
	terms[n] = (struct dx_term){v, where};
	return n + 1;
}

/* A discount is printed as it pleases, with a minus or without. */
struct dx_dec dx_invoice_with_extras(const struct inv_totals *t, struct dx_dec sum)
{
	sum = dx_dec_sub(sum, dx_dec_abs(dx_val_or_zero(&t->discount)));
	return dx_dec_add(dx_dec_add(sum, dx_val_or_zero(&t->shipping)), dx_val_or_zero(&t->service));
}

static bool is_above(const struct dx_val *a, const struct dx_val *b)
{
	return a->place.page < b->place.page || (a->place.page == b->place.page && a->place.y1 <= b->place.y0);
}

/*
 * Lines and shipping with their tax come to the total, and so do subtotal and tax: the subtotal is what is taxed, with
 * the shipping in it.
 */
static bool lines_hold_tax(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec sum;

	return dx_val_printed(&t->subtotal) && dx_val_has(&t->tax) && dx_val_printed(&t->total) &&
	       !dx_dec_is_zero(t->tax.dec) && (dx_val_printed(&t->shipping) || dx_val_printed(&t->discount)) &&
	       dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &sum) &&
	       dx_dec_cmp(dx_invoice_with_extras(t, sum), t->total.dec) == 0 &&
	       dx_dec_cmp(dx_dec_add(t->subtotal.dec, t->tax.dec), t->total.dec) == 0;
}

struct dx_dec dx_invoice_less_withheld(const struct inv_invoice *inv, struct dx_dec sum)
{
	return dx_val_printed(&inv->withheld) && is_above(&inv->withheld, &inv->totals.subtotal)
		       ? dx_dec_sub(sum, dx_dec_abs(inv->withheld.dec))
		       : sum;
}

bool dx_invoice_holds_extras(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec sum;
	struct dx_dec all;

	if (lines_hold_tax(inv))
		return true;
	if (!dx_val_has(&t->subtotal) ||
	    !dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &sum))
		return false;
	all = dx_invoice_less_withheld(inv, dx_invoice_with_extras(t, sum));
	if (dx_dec_cmp(sum, t->subtotal.dec) == 0 || dx_dec_cmp(all, t->subtotal.dec) != 0)
		return false;
	return (!dx_val_has(&t->shipping) || is_above(&t->shipping, &t->subtotal)) &&
	       (!dx_val_has(&t->discount) || is_above(&t->discount, &t->subtotal));
}

struct dx_dec dx_invoice_taxed(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;

	return dx_invoice_holds_extras(inv) ? t->subtotal.dec : dx_invoice_with_extras(t, t->subtotal.dec);
}
