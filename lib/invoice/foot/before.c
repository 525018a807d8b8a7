/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What is taken off before the tax, and what the sums that are left say of it. */
#include "foot.h"
#include "record/record.h"

static bool is_above(const struct dx_val *a, const struct dx_val *b)
{
	return a->place.page < b->place.page || (a->place.page == b->place.page && a->place.y1 <= b->place.y0);
}

/*
 * "Goods 4,848.75, discounts 382.00, without tax 4,466.75" over lines that come to the last: the discounts are those
 * of the lines, whose amounts do not have them, and none of the invoice.
 */
static void settle_granted(struct dx_job *job, struct inv_invoice *inv, struct dx_dec lines)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val left = {0};
	struct dx_val all = {0};

	if (!dx_val_printed(&t->discount) || dx_dec_is_zero(t->discount.dec) ||
	    !dx_invoice_named_amount(job, IL_SUBTOTAL, lines, &left) || is_above(&left, &t->discount) ||
	    !dx_invoice_named_amount(job, IL_SUBTOTAL, dx_dec_add(lines, dx_dec_abs(t->discount.dec)), &all) ||
	    !is_above(&all, &t->discount))
		return;
	inv->granted = t->discount;
	t->discount = (struct dx_val){0};
	t->subtotal = left;
}

/*
 * "Total 4,560.00, discount 228.00, deposit 2,000.00, before tax 2,332.00": an instalment that was taxed when it was
 * paid lessens what is taxed now, and nothing of what is due.
 */
static void settle_deposit(struct inv_invoice *inv, struct dx_dec lines)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec left = dx_dec_sub(dx_invoice_with_extras(t, lines), dx_dec_abs(dx_val_or_zero(&t->paid)));

	if (!dx_val_printed(&t->paid) || dx_dec_is_zero(t->paid.dec) || dx_val_has(&inv->withheld) ||
	    !dx_val_printed(&t->subtotal) || dx_dec_cmp(t->subtotal.dec, left) != 0 ||
	    !is_above(&t->paid, &t->subtotal))
		return;
	inv->withheld = t->paid;
	t->paid = (struct dx_val){0};
}

void dx_invoice_taken_before(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_dec lines;

	if (!dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &lines))
		return;
	settle_granted(job, inv, lines);
	settle_deposit(inv, lines);
}
