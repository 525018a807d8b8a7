/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A line that has neither quantity nor price, whose charges make its value. */
#include "record.h"

/* *SUM_R: what the charges come to. Columns are charges only where that is the value in all lines; see table/charges.c.
 */
static bool is_of_parts(const struct gst_item *it, struct dx_dec *sum_r)
{
	if (!dx_val_has(&it->charge) || !dx_val_printed(&it->taxable_value) || dx_val_has(&it->quantity) ||
	    dx_val_has(&it->unit_price) || dx_val_has(&it->gross) || dx_val_has(&it->amount))
		return false;
	*sum_r = it->charge.dec;
	if (dx_val_has(&it->discount))
		*sum_r = dx_dec_sub(*sum_r, it->discount.dec);
	return dx_dec_cmp(*sum_r, it->taxable_value.dec) == 0;
}

void dx_gst_check_parts(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Charges of a line, less its discount, against its taxable value";
	struct gst_item *items = inv->line_items.items;

	if (!dx_template_checks(job->tpl, GK_LINE_AMOUNT))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct gst_item *it = &items[i];
		struct dx_term terms[] = {{&it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value")},
					  {&it->discount, dx_gst_path(job, "line_items", i, "discount")}};

		struct dx_dec sum;

		if (is_of_parts(it, &sum))
			dx_checks_compare(&job->checks, "line_amount", label, sum, it->taxable_value.dec, dx_dec(0, 2),
					  terms, dx_val_printed(&it->discount) ? 2 : 1);
	}
}
