/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a line comes to before its discount, where a column has it, against what is left of it. */
#include "record.h"

static const struct dx_dec exact;

/* "Gross │ Discount │ Taxable": the figure before the discount is quantity × price, or the taxable value with the
 * discount.
 */
static void line_gross(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] =
		"Value before discount against the taxable value (±0.01 where the discount is a rate)";
	struct dx_term terms[] = {{&it->gross, NULL},
				  {NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
				  {&it->discount, dx_gst_path(job, "line_items", i, "discount")}};
	bool derived = it->discount.source == DX_VAL_DERIVED;
	struct gst_item plain = *it;
	struct gst_item bare;
	struct dx_dec v;
	bool rounded;

	plain.discount.source = DX_VAL_ABSENT;
	bare = plain;
	bare.charge.source = DX_VAL_ABSENT; /* "Metal Value" before the making */
	if (!dx_val_printed(&it->gross) || !dx_val_has(&it->taxable_value) ||
	    (dx_gst_line_value(&plain, &v, &rounded) && dx_dec_cmp(v, it->gross.dec) == 0) ||
	    (dx_gst_line_value(&bare, &v, &rounded) && dx_dec_cmp(v, it->gross.dec) == 0))
		return;
	v = it->taxable_value.dec;
	if (dx_val_has(&it->discount))
		v = dx_dec_add(v, dx_dec_abs(it->discount.dec));
	if (dx_val_has(&it->charge))
		v = dx_dec_sub(v, it->charge.dec);
	/* to the paisa: no other discount would do */
	dx_checks_compare(&job->checks, "line_amount", label, v, it->gross.dec, derived ? dx_dec(1, 2) : exact, terms,
			  dx_val_printed(&it->discount) && it->discount.dec.coef >= 0 ? 3 : 2);
}

/* The same of prices that hold the tax: the total with the discount. */
static void line_gross_with_tax(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] = "Value with tax before discount against the line's total";
	struct dx_term terms[] = {{&it->gross_with_tax, NULL},
				  {&it->total, dx_gst_path(job, "line_items", i, "total")},
				  {&it->discount, dx_gst_path(job, "line_items", i, "discount")}};
	bool less = dx_val_printed(&it->discount);

	if (!dx_val_printed(&it->gross_with_tax) || !dx_val_has(&it->total) || (!less && dx_val_has(&it->discount)))
		return;
	dx_checks_compare(&job->checks, "line_amount", label,
			  less ? dx_dec_add(it->total.dec, dx_dec_abs(it->discount.dec)) : it->total.dec,
			  it->gross_with_tax.dec, exact, terms, less ? 3 : 2);
}

void dx_gst_check_gross(struct dx_job *job, struct gst_item *it, size_t i)
{
	line_gross(job, it, i);
	line_gross_with_tax(job, it, i);
}
