/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Discounts without a sign that are rates: "Disc. %" over "10", where the taxable values of most lines say so; and
 * "Dis% 10.00 │ SCH% 2.00", the second of which comes off what the first one leaves; "CD % 10 │ CD Amt 1229.80", which
 * are one discount.
 */
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

/* Is the printed discount of IT, no amount, the rate of one? *OFF_R: what that comes to. Within the paisa that rounding
 * may make everything is. */
static bool is_rate_of_discount(const struct gst_item *it, struct dx_dec *off_r)
{
	struct gst_item plain = *it;
	struct dx_dec value;
	bool rounded;

	plain.discount.source = DX_VAL_ABSENT;
	if (!dx_gst_line_value(&plain, &value, &rounded))
		return false;
	*off_r = dx_dec_div(dx_dec_mul(value, it->discount.dec), dx_dec(100, 0), 2);
	return dx_dec_cmp(*off_r, dx_dec(1, 2)) > 0 &&
	       dx_dec_near(dx_dec_sub(value, *off_r), it->taxable_value.dec, dx_dec(1, 2));
}

/* "CD % │ CD Amt": of the two discounts of IT, which were added, one is what the other makes of quantity × price. */
static bool take_rate_and_amount(struct gst_item *it)
{
	const struct dx_dec second = it->second_discount.dec;
	struct gst_item bare = *it;
	struct dx_val first = it->discount;
	struct dx_dec value;
	bool rounded;

	bare.discount.source = DX_VAL_ABSENT;
	if (!dx_val_has(&it->second_discount) || !dx_val_printed(&it->discount) || !dx_val_has(&it->taxable_value) ||
	    !dx_gst_line_value(&bare, &value, &rounded))
		return false;
	first.dec = dx_dec_sub(it->discount.dec, second);
	for (int k = 0; k < 2; k++) {
		const struct dx_val *rate = k ? &it->second_discount : &first;
		const struct dx_val *off = k ? &first : &it->second_discount;

		if (rate->dec.coef <= 0 || off->dec.coef <= 0 ||
		    !dx_dec_near(dx_dec_div(dx_dec_mul(value, rate->dec), dx_dec(100, 0), 2), off->dec, dx_dec(1, 2)) ||
		    !dx_dec_near(dx_dec_sub(value, off->dec), it->taxable_value.dec, dx_dec(1, 2)))
			continue;
		it->discount_rate = *rate;
		it->discount = *off;
		it->second_discount = (struct dx_val){0};
		return true;
	}
	return false;
}

void dx_gst_settle_discounts(struct gst_item *items, size_t n)
{
	size_t n_rates = 0;
	size_t n_amounts = 0;

	for (int pass = 0; pass < 2; pass++) {
		for (size_t i = 0; i < n; i++) {
			struct gst_item *it = &items[i];
			struct dx_val printed = it->discount;
			struct dx_dec value;
			struct dx_dec off;
			bool rounded;

			if (!dx_val_printed(&printed) || !dx_val_has(&it->taxable_value) ||
			    !dx_gst_line_value(it, &value, &rounded))
				continue;
			if (dx_dec_cmp(value, it->taxable_value.dec) == 0) {
				n_amounts += pass == 0 && !dx_dec_is_zero(printed.dec);
				continue;
			}
			if (pass == 1 && (dx_gst_take_both_rates(it) || take_rate_and_amount(it)))
				continue;
			if (!is_rate_of_discount(it, &off))
				continue;
			n_rates += pass == 0;
			if (pass == 0 || n_rates <= n_amounts)
				continue;
			it->discount = dx_val_derived_dec(off);
			if (!dx_val_has(&it->discount_rate))
				it->discount_rate = printed;
		}
	}
}
