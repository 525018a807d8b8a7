/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What columns are by arithmetic, once the lines are read: a total that is the value before its discount, a value that
 * holds its tax. */
#include "items.h"
#include "record/record.h"

#define LINES_MIN 2 /* which say so, where others lack a figure */

static struct dx_dec taxes_of(const struct gst_item *it)
{
	const struct dx_val *taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->tax, &it->cess};
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]))
			sum = dx_dec_add(sum, taxes[i]->dec);
	return sum;
}

/* "Total │ Discount │ Taxable Value" of a service, which has neither quantity nor price. */
static bool is_less_discount(const struct gst_item *it)
{
	return !dx_val_has(&it->quantity) && !dx_val_has(&it->unit_price) && dx_val_printed(&it->discount) &&
	       dx_dec_cmp(dx_dec_sub(it->total.dec, it->discount.dec), it->taxable_value.dec) == 0;
}

/*
 * A column TOTAL beside the taxable value that is quantity × price in all lines, and not the value with tax. A line of
 * which a figure was not read says nothing, where two others say so.
 */
static bool total_is_gross(const struct gst_item *items, size_t n)
{
	bool with_tax = true;
	size_t n_gross = 0;
	size_t n_unread = 0;

	for (size_t i = 0; i < n; i++) {
		struct gst_item it = items[i];
		struct dx_dec v;
		bool rounded;

		it.discount.source = DX_VAL_ABSENT;
		if (!dx_val_has(&it.total) || !dx_val_has(&it.taxable_value) || dx_val_has(&it.gross))
			return false;
		with_tax &= dx_dec_cmp(dx_dec_add(it.taxable_value.dec, taxes_of(&it)), it.total.dec) == 0;
		if (is_less_discount(&items[i]))
			n_gross++;
		else if (!dx_gst_line_value(&it, &v, &rounded))
			n_unread++;
		else if (dx_dec_cmp(v, it.total.dec) == 0)
			n_gross++;
		else
			return false;
	}
	return n_gross > 0 && (n_unread == 0 || n_gross >= LINES_MIN) && !with_tax;
}

/* The only value of all lines is that with tax. */
static bool value_is_total(const struct gst_item *items, size_t n)
{
	bool taxed = false;

	for (size_t i = 0; i < n; i++) {
		struct dx_dec tax = taxes_of(&items[i]);
		struct dx_dec v;
		bool rounded;

		if (!dx_val_has(&items[i].taxable_value) || dx_val_has(&items[i].total) ||
		    !dx_gst_line_value(&items[i], &v, &rounded) ||
		    dx_dec_cmp(dx_dec_add(v, tax), items[i].taxable_value.dec) != 0)
			return false;
		taxed |= !dx_dec_is_zero(tax);
	}
	return n > 0 && taxed;
}

/* "Rate │ Discount │ Taxable" of what nobody counts: what is called a price is the value before its discount; that of
 * one, which it is as well, is for the checks to say where its digits are sure. */
static bool price_is_gross(const struct gst_item *items, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const struct gst_item *it = &items[i];
		struct dx_dec v = it->unit_price.dec;

		if (dx_val_has(&it->quantity) || dx_val_has(&it->gross) || !dx_val_printed(&it->unit_price) ||
		    !dx_val_printed(&it->taxable_value) || !dx_val_printed(&it->discount))
			return false;
		v = dx_dec_sub(v, it->discount.dec);
		if (dx_dec_cmp(v, it->taxable_value.dec) != 0)
			return false;
	}
	return n >= LINES_MIN;
}

static void move(struct dx_val *to, struct dx_val *from)
{
	*to = *from;
	from->source = DX_VAL_ABSENT;
}

void dx_gst_settle_totals(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;
	struct gst_carried *carried = inv->carried.items;
	size_t n = inv->line_items.n;
	bool gross = total_is_gross(items, n);
	bool total = !gross && value_is_total(items, n);

	if (price_is_gross(items, n)) {
		for (size_t i = 0; i < n; i++) {
			items[i].gross = items[i].unit_price;
			if (!dx_gst_costs_its_price(&items[i]))
				items[i].unit_price.source = DX_VAL_ABSENT;
		}
		move(&inv->table_total.gross, &inv->table_total.unit_price);
	}
	if (!gross && !total)
		return;
	for (size_t i = 0; i < n; i++)
		move(gross ? &items[i].gross : &items[i].total, gross ? &items[i].total : &items[i].taxable_value);
	for (size_t i = 0; i < inv->carried.n; i++)
		move(gross ? &carried[i].sums.gross : &carried[i].sums.total,
		     gross ? &carried[i].sums.total : &carried[i].sums.taxable_value);
	move(gross ? &inv->table_total.gross : &inv->table_total.total,
	     gross ? &inv->table_total.total : &inv->table_total.taxable_value);
}

/* The sum of one member of all lines, or nothing where a line lacks it. */
static struct dx_dec sum_of(const struct gst_invoice *inv, size_t offset)
{
	struct dx_dec sum = dx_dec(0, 2);

	return dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offset, &sum) ? sum : dx_dec(0, 2);
}

void dx_gst_settle_sole(struct gst_invoice *inv)
{
	static const size_t taxes[] = {offsetof(struct gst_item, cgst), offsetof(struct gst_item, sgst),
				       offsetof(struct gst_item, igst), offsetof(struct gst_item, tax),
				       offsetof(struct gst_item, cess)};
	struct gst_item *row = &inv->table_total;
	const struct dx_val *others[] = {&row->taxable_value, &row->amount, &row->total, &row->gross};
	struct dx_dec sum = sum_of(inv, offsetof(struct gst_item, taxable_value));
	struct dx_val *sole = NULL;

	for (size_t i = 0; i < DX_LEN(others); i++)
		if (dx_val_has(others[i]))
			return;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		struct dx_val *v = dx_val_at(row, taxes[i]);

		sum = dx_dec_add(sum, sum_of(inv, taxes[i]));
		if (dx_val_has(v) && sole)
			return;
		if (dx_val_has(v))
			sole = v;
	}
	if (sole && dx_dec_cmp(sole->dec, sum) == 0)
		move(&row->total, sole);
}

void dx_gst_move_taxes(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (!dx_val_has(&items[i].tax) || dx_val_has(&items[i].igst) || dx_val_has(&items[i].cgst))
			return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		move(&items[i].igst, &items[i].tax);
	if (dx_val_has(&inv->table_total.tax) && !dx_val_has(&inv->table_total.igst))
		move(&inv->table_total.igst, &inv->table_total.tax);
}

/* "GST Amt" of an invoice that charges integrated tax alone: that is the tax of its lines. */
void dx_gst_settle_taxes(struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;

	if (!dx_val_has(&t->igst) || dx_dec_is_zero(t->igst.dec) ||
	    (dx_val_has(&t->cgst) && !dx_dec_is_zero(t->cgst.dec)))
		return;
	if (!dx_val_printed(&t->igst) && /* a summary says so */
	    dx_dec_cmp(sum_of(inv, offsetof(struct gst_item, tax)), t->igst.dec) != 0)
		return;
	dx_gst_move_taxes(inv);
}
