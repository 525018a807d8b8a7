/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "15.89 Ct    6,49,524.00" under the lines: what quantities and values come to, without a word that says so. */
#include "items.h"

/* Do the quantities and the values of N ITEMS come to those of SUM? */
static bool come_to(const struct gst_item *items, size_t n, const struct gst_item *sum)
{
	struct dx_dec quantity = dx_dec(0, 0);
	struct dx_dec value = dx_dec(0, 2);

	for (size_t i = 0; i < n; i++) {
		if (!dx_val_has(&items[i].quantity) || !dx_val_has(&items[i].taxable_value))
			return false;
		quantity = dx_dec_add(quantity, items[i].quantity.dec);
		value = dx_dec_add(value, items[i].taxable_value.dec);
	}
	return dx_dec_cmp(quantity, sum->quantity.dec) == 0 && dx_dec_cmp(value, sum->taxable_value.dec) == 0;
}

size_t dx_gst_less_counted_sum(struct gst_item *items, size_t n, struct gst_item *total)
{
	const struct gst_item *last = n ? &items[n - 1] : NULL;

	if (n < 2 || dx_val_has(&last->description) || dx_val_has(&last->hsn_sac) || dx_val_has(&last->unit_price) ||
	    dx_val_has(&last->tax_rate) || !dx_val_has(&last->quantity) || !dx_val_has(&last->taxable_value) ||
	    !come_to(items, n - 1, last))
		return n;
	if (!dx_val_has(&total->taxable_value)) {
		total->taxable_value = last->taxable_value;
		total->quantity = last->quantity;
	}
	return n - 1;
}
