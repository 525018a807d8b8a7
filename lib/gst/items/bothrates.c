/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Dis% 10.00 │ SCH% 2.00" without a sign at the figures: the second rate comes off what the first one leaves. */
#include "items.h"
#include "record/record.h"

bool dx_gst_take_both_rates(struct gst_item *it)
{
	const struct dx_dec all = dx_dec(100, 0);
	const struct dx_dec second = it->second_discount.dec;
	struct gst_item bare = *it;
	struct dx_dec first, rate, off, value;
	bool rounded;

	bare.discount.source = DX_VAL_ABSENT;
	if (!dx_val_has(&it->second_discount) || !dx_val_printed(&it->discount) || !dx_val_has(&it->taxable_value) ||
	    !dx_gst_line_value(&bare, &value, &rounded))
		return false;
	first = dx_dec_sub(it->discount.dec, second); /* they were added as amounts */
	if (first.coef < 0 || second.coef < 0 || dx_dec_cmp(first, all) >= 0 || dx_dec_cmp(second, all) >= 0)
		return false;
	rate = dx_dec_sub(dx_dec_add(first, second), dx_dec_div(dx_dec_mul(first, second), all, 4));
	off = dx_dec_div(dx_dec_mul(value, rate), all, 2);
	if (!dx_dec_near(dx_dec_sub(value, off), it->taxable_value.dec, dx_dec(1, 2)))
		return false;
	it->discount_rate = it->discount;
	it->discount_rate.dec = rate;
	it->discount = dx_val_derived_dec(off);
	return true;
}
