/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "HSN/SAC │ Quantity │ Rate % │ Taxable Value │ SGST │ CGST" of a summary: beside a quantity the column is taken for
 * prices. A summary has none, and where its figure is a rate of tax that makes the row's taxes of its value, it is
 * that. "Integrated Tax: Rate │ Amount │ Total Tax Amount": the sums of the rows' taxes may be the only tax.
 */
#include "items.h"
#include "record/record.h"
#include "table/table.h"

/* Is TAX, which may be printed as nothing or not at all, what RATE, or half of it, makes of VALUE? */
static bool is_made(const struct dx_val *tax, struct dx_dec value, struct dx_dec rate, bool half)
{
	return dx_val_printed(tax) && dx_dec_near(dx_gst_tax(value, rate, half), tax->dec, dx_dec(1, 2));
}

void dx_gst_price_is_rate(const struct gst_item *it, struct gst_rate *v)
{
	const struct dx_val *price = &it->unit_price;

	if (dx_val_has(&v->tax_rate) || !dx_val_printed(price) || !dx_val_printed(&v->taxable_value) ||
	    !dx_gst_is_tax_rate(price->dec))
		return;
	if (is_made(&v->igst, v->taxable_value.dec, price->dec, false) ||
	    is_made(&v->tax, v->taxable_value.dec, price->dec, false) ||
	    (is_made(&v->cgst, v->taxable_value.dec, price->dec, true) &&
	     is_made(&v->sgst, v->taxable_value.dec, price->dec, true)))
		v->tax_rate = *price;
}

/* Is the tax of ROW the sum of all of them, by its rate, and no tax of a kind? */
static bool has_sum_alone(const struct gst_rate *row)
{
	return dx_val_printed(&row->tax) && dx_val_has(&row->taxable_value) && dx_val_has(&row->tax_rate) &&
	       !dx_val_has(&row->igst) && !dx_val_has(&row->cgst) && !dx_val_has(&row->sgst) &&
	       !dx_val_has(&row->cess) &&
	       dx_dec_near(dx_gst_tax(row->taxable_value.dec, row->tax_rate.dec, false), row->tax.dec, dx_dec(1, 2));
}

void dx_gst_name_only_tax(struct gst_invoice *inv)
{
	struct gst_rate *rows = inv->tax_summary.items;
	const struct dx_val *igst = &inv->totals.igst;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		if (!has_sum_alone(&rows[i]))
			return;
		sum = dx_dec_add(sum, rows[i].tax.dec);
	}
	if (!dx_val_printed(igst) || dx_dec_is_zero(sum) || dx_dec_cmp(sum, igst->dec) != 0)
		return;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		rows[i].igst = rows[i].tax;
		rows[i].igst.proved = true;
	}
}
