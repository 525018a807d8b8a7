/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Totals that are not printed, but follow from the lines, from a summary of taxes and from the states of both parties.
 */
#include <string.h>

#include "foot.h"
#include "record/record.h"
#include "items/items.h"

/* Sum of one member of all lines, with the taxes of charges where it is such a tax; absent when a line lacks it. */
static struct dx_val sum_of(const struct gst_invoice *inv, size_t offset)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *v = (const struct dx_val *)(const void *)((const char *)&items[i] + offset);

		if (!dx_val_has(v))
			return (struct dx_val){0};
		sum = dx_dec_add(sum, v->dec);
	}
	for (size_t i = 0; i < inv->n_charge_taxes; i++)
		if (dx_gst_tax_offset(inv->charge_taxes[i].kind) == offset)
			sum = dx_dec_add(sum, inv->charge_taxes[i].v.dec);
	return inv->line_items.n ? dx_val_derived_dec(sum) : (struct dx_val){0};
}

/* All taxes in one column, or in one line of the foot ("GST (18%)"): within a state they are CGST and SGST, between
 * states IGST. */
static void derive_scheme(struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val tax = sum_of(inv, offsetof(struct gst_item, tax));
	struct dx_val none = dx_val_derived_dec(dx_dec(0, 2));
	struct dx_dec half;

	bool split = !dx_val_has(&tax) && dx_val_printed(&inv->tax_total);

	if (split)
		tax = dx_val_derived_dec(inv->tax_total.dec);

	if (dx_val_has(&t->cgst) || dx_val_has(&t->sgst) || dx_val_has(&t->igst) || !dx_val_has(&tax) ||
	    dx_val_has(&t->cess) || !dx_val_has(&inv->supplier.state_code) || !dx_val_has(&inv->place_of_supply))
		return;
	inv->is_split |= split;
	half = dx_dec_div(tax.dec, dx_dec(2, 0), 2);
	if (strcmp(inv->supplier.state_code.text, inv->place_of_supply.text) != 0) {
		t->igst = tax;
		t->cgst = t->sgst = none;
		if (!split)
			dx_gst_move_taxes(inv);
	} else if (dx_dec_cmp(dx_dec_add(half, half), tax.dec) == 0) {
		t->cgst = t->sgst = dx_val_derived_dec(half);
		t->igst = none;
	}
}

/* Does VALUE hold all charges, if there are any, beside the lines? */
static bool are_taxed(const struct gst_invoice *inv, struct dx_dec value)
{
	struct dx_dec sum;

	if (inv->n_charges == 0)
		return true;
	if (!dx_gst_lines_taxable(inv, &sum))
		return false;
	for (size_t i = 0; i < inv->n_charges; i++)
		sum = dx_dec_add(sum, inv->charges[i].dec);
	return dx_dec_cmp(sum, value) == 0;
}

/* Taxable values that only the rows of a summary say: their sum, if it makes the total with their taxes. */
static void value_from_summary(struct gst_invoice *inv)
{
	const struct gst_rate *rows = inv->tax_summary.items;
	struct gst_totals *t = &inv->totals;
	struct dx_dec value = dx_dec(0, 2);
	struct dx_dec all;

	if (dx_val_has(&t->taxable_value) || !dx_val_printed(&t->total) || inv->tax_summary.n == 0)
		return;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		if (!dx_val_has(&rows[i].taxable_value))
			return;
		value = dx_dec_add(value, rows[i].taxable_value.dec);
	}
	all = value;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		const struct dx_val *taxes[] = {&rows[i].cgst, &rows[i].sgst, &rows[i].igst, &rows[i].cess};
		bool each = false;

		for (size_t k = 0; k < DX_LEN(taxes); k++) {
			each |= dx_val_has(taxes[k]);
			all = dx_val_has(taxes[k]) ? dx_dec_add(all, taxes[k]->dec) : all;
		}
		if (!each && dx_val_has(&rows[i].tax))
			all = dx_dec_add(all, rows[i].tax.dec);
	}
	if (dx_val_has(&t->round_off))
		all = dx_dec_add(all, t->round_off.dec);
	if (dx_dec_cmp(all, t->total.dec) == 0 && are_taxed(inv, value))
		t->taxable_value = dx_val_derived_dec(value);
}

static bool is_taxed(const struct gst_item *it)
{
	const struct dx_val *const taxes[] = {&it->cgst,     &it->sgst,      &it->igst,      &it->cess,     &it->tax,
					      &it->tax_rate, &it->cgst_rate, &it->sgst_rate, &it->igst_rate};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return true;
	return false;
}

/* A bill of supply charges no tax: what its lines are worth is what they come to. */
static void totals_of_supply(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;

	if (!dx_val_has(&inv->document_type) || strcmp(inv->document_type.text, "bill_of_supply") != 0 ||
	    inv->tax_summary.n || dx_val_has(&inv->tax_total))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (is_taxed(&items[i]) || items[i].holds_tax)
			return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (!dx_val_has(&items[i].total) && dx_val_has(&items[i].taxable_value))
			items[i].total = dx_val_derived_dec(items[i].taxable_value.dec);
}

/* The lines and the charges, each of which is taxed by itself. */
static void value_with_charges(struct gst_invoice *inv)
{
	struct dx_dec sum;

	if (dx_val_has(&inv->totals.taxable_value) || !dx_gst_are_charges_taxed(inv) ||
	    !dx_gst_lines_taxable(inv, &sum))
		return;
	for (size_t i = 0; i < inv->n_charges; i++)
		sum = dx_dec_add(sum, inv->charges[i].dec);
	inv->totals.taxable_value = dx_val_derived_dec(sum);
	inv->n_taxed = inv->n_charges;
}

void dx_gst_derive(struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	const struct {
		struct dx_val *total;
		size_t offset;
	} sums[] = {{&t->taxable_value, offsetof(struct gst_item, taxable_value)},
		    {&t->cgst, offsetof(struct gst_item, cgst)},
		    {&t->sgst, offsetof(struct gst_item, sgst)},
		    {&t->igst, offsetof(struct gst_item, igst)},
		    {&t->cess, offsetof(struct gst_item, cess)}};

	value_from_summary(inv);
	value_with_charges(inv);
	for (size_t i = 0; i < DX_LEN(sums); i++)
		/* charges may be part of the value: where it is not printed, nothing says whether */
		if (!dx_val_has(sums[i].total) && (i > 0 || inv->n_charges == 0))
			*sums[i].total = sum_of(inv, sums[i].offset);
	derive_scheme(inv);
	if (!dx_val_has(&inv->totals.cgst) && !dx_val_has(&inv->totals.sgst) && !dx_val_has(&inv->totals.igst))
		totals_of_supply(inv);
}
