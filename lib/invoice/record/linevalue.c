/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What quantity, price, discount and tax of a line come to. */
#include "record.h"

/* Small enough that products of all factors of a line are exact: nothing that is sold needs more digits. */
static bool factor(const struct dx_val *v)
{
	return dx_val_has(v) && dx_dec_abs(v->dec).coef < INT64_C(1000000000000);
}

static bool rate(const struct dx_val *v)
{
	return dx_val_has(v) && v->dec.scale <= 4 && dx_dec_cmp(dx_dec_abs(v->dec), dx_dec(100, 0)) <= 0;
}

bool dx_invoice_is_whole_money(const struct inv_item *it)
{
	return dx_val_has(&it->amount) && it->amount.dec.scale == 0 && (it->unit_price.dec.scale == 0 || it->whole);
}

bool dx_invoice_line_value(const struct inv_item *it, bool with_tax, struct dx_dec *v_r)
{
	struct dx_dec v;

	if (!factor(&it->quantity) || !factor(&it->unit_price))
		return false;
	v = dx_dec_mul(it->quantity.dec, it->unit_price.dec);
	if (!dx_dec_is_zero(it->per))
		v = dx_dec_div(v, it->per, 6);
	v = dx_dec_add(v, it->beside);
	if (!dx_dec_is_zero(it->charged))
		v = dx_dec_mul(it->quantity.dec, it->charged);
	else if (rate(&it->discount_rate)) /* printed with a minus or without */
		v = dx_dec_sub(v, dx_dec_div(dx_dec_mul(v, dx_dec_abs(it->discount_rate.dec)), dx_dec(100, 0), 4));
	else if (dx_val_has(&it->discount))
		v = dx_dec_sub(v, dx_dec_abs(it->discount.dec));
	if (with_tax && dx_val_has(&it->tax))
		v = dx_dec_add(v, it->tax.dec);
	else if (with_tax && rate(&it->tax_rate))
		v = dx_dec_add(v, dx_dec_div(dx_dec_mul(v, it->tax_rate.dec), dx_dec(100, 0), 4));
	*v_r = dx_invoice_is_whole_money(it) ? dx_dec_round(v, 0) : v;
	return true;
}

bool dx_invoice_adds_tax(const struct inv_invoice *inv)
{
	const struct inv_item *items = inv->line_items.items;
	size_t plain = 0;
	size_t taxed = 0;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_dec v;
		struct dx_dec amount = dx_dec_abs(items[i].amount.dec);

		if (!dx_val_has(&items[i].amount) || !dx_invoice_line_value(&items[i], false, &v))
			continue;
		plain += dx_dec_near(dx_dec_abs(v), amount, dx_dec(1, 2));
		if (dx_invoice_line_value(&items[i], true, &v))
			taxed += dx_dec_near(dx_dec_abs(v), amount, dx_dec(1, 2));
	}
	return taxed > plain;
}
