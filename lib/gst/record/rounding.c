/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * How far rounding may lead. A marketplace takes the tax out of a price, prints what is left rounded to the paisa and
 * multiplies it unrounded: 318.10 × 2 over 636.19. A program rounds the tax of each line, and sums that up.
 */
#include "record.h"

#define SMALL_PART 50 /* what rounding may explain is less than this part of the value */

bool dx_gst_is_rounded_price(const struct gst_item *it, struct dx_dec quantity, struct dx_dec off,
			     struct dx_dec *slack_r)
{
	const uint8_t scale = it->unit_price.dec.scale;
	const struct dx_dec half_paisa = dx_dec(5, 3);
	struct dx_dec half;

	if (scale < 2)
		return false;
	half = dx_dec_mul(dx_dec_abs(quantity), dx_dec(5, (uint8_t)(scale + 1)));
	*slack_r = dx_dec_add(half, half_paisa);
	return dx_dec_cmp(half, half_paisa) > 0 && dx_dec_near(off, dx_dec(0, 2), *slack_r) &&
	       dx_dec_cmp(dx_dec_mul(*slack_r, dx_dec(SMALL_PART, 0)), dx_dec_abs(it->taxable_value.dec)) < 0;
}

bool dx_gst_is_rounded_net(const struct gst_item *it, struct dx_dec value, struct dx_dec want, struct dx_dec *net_r)
{
	const struct dx_dec all = dx_dec(100, 0);
	struct dx_dec net;

	if (!dx_val_has(&it->discount) || dx_val_printed(&it->discount) || !dx_val_has(&it->discount_rate) ||
	    dx_val_has(&it->per) || dx_val_has(&it->exchange) || dx_val_has(&it->charge) ||
	    dx_dec_cmp(value, want) == 0)
		return false;
	net = dx_dec_div(dx_dec_mul(it->unit_price.dec, dx_dec_sub(all, it->discount_rate.dec)), all, 4);
	*net_r = dx_dec_round(net, 2);
	if (dx_dec_cmp(dx_dec_round(dx_dec_mul(it->quantity.dec, *net_r), 2), want) == 0)
		return true;
	*net_r = dx_dec_sub(*net_r, dx_dec(1, 2)); /* half a paisa goes either way */
	return dx_dec_cmp(dx_dec_sub(net, *net_r), dx_dec(5, 3)) == 0 &&
	       dx_dec_cmp(dx_dec_round(dx_dec_mul(it->quantity.dec, *net_r), 2), want) == 0;
}

bool dx_gst_leaves_no_other(struct dx_dec off, struct dx_dec step, struct dx_dec slack)
{
	const struct dx_dec none = dx_dec(0, 2);

	return !dx_dec_near(dx_dec_add(off, step), none, slack) && !dx_dec_near(dx_dec_sub(off, step), none, slack);
}

bool dx_gst_value_makes_total(const struct gst_item *it)
{
	const struct dx_val *const taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->cess};
	struct dx_dec sum = it->taxable_value.dec;
	bool taxed = false;

	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		taxed |= dx_val_printed(taxes[i]);
		sum = dx_val_has(taxes[i]) ? dx_dec_add(sum, taxes[i]->dec) : sum;
	}
	if (!taxed && dx_val_printed(&it->tax)) {
		taxed = true;
		sum = dx_dec_add(sum, it->tax.dec);
	}
	return taxed && dx_val_printed(&it->taxable_value) && dx_val_printed(&it->total) &&
	       dx_dec_cmp(sum, it->total.dec) == 0;
}

bool dx_gst_values_make_total(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_printed(&items[i].taxable_value))
			return false;
		sum = dx_dec_add(sum, items[i].taxable_value.dec);
	}
	return dx_val_printed(&inv->totals.taxable_value) && dx_dec_cmp(sum, inv->totals.taxable_value.dec) == 0;
}

bool dx_gst_leaves_no_other_rate(const struct gst_rate *row, bool half, struct dx_dec tax, size_t slack)
{
	struct dx_dec percent = dx_dec_mul(row->taxable_value.dec, half ? dx_dec(5, 3) : dx_dec(1, 2));
	struct dx_dec off = dx_dec_sub(dx_dec_mul(percent, row->tax_rate.dec), tax);
	struct dx_dec most = dx_dec((int64_t)slack, 2);

	return dx_dec_near(off, dx_dec(0, 2), most) &&
	       dx_gst_leaves_no_other(off, dx_dec_mul(percent, dx_dec(1, row->tax_rate.dec.scale)), most);
}
