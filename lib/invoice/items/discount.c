/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Discounts of lines: a rate or an amount, taken off in the line's amount, or off all of them below the lines
 * ("Importe │ Descuento" where the amount is quantity × price), or in the price already.
 */
#include "items.h"
#include "record/record.h"

#define EXTENDED_MIN 3 /* lines of several whose price is that of all */

static struct inv_item without(const struct inv_item *it)
{
	struct inv_item plain = *it;

	plain.discount = plain.discount_rate = (struct dx_val){0};
	return plain;
}

/* What the line comes to; false also where a discount is more than what it is taken off. */
static bool value_of(const struct inv_item *it, struct dx_dec *v_r)
{
	struct inv_item plain = without(it);
	struct dx_dec all;

	return dx_invoice_line_value(it, false, v_r) && dx_invoice_line_value(&plain, false, &all) &&
	       (v_r->coef == 0 || (v_r->coef < 0) == (all.coef < 0));
}

static bool makes_amount(const struct inv_item *it)
{
	struct dx_dec v;

	return value_of(it, &v) && dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2));
}

/* Does it come to the amount as a till rounds it, and not only near it? */
static bool makes_exactly(const struct inv_item *it)
{
	struct dx_dec v;

	return value_of(it, &v) && dx_dec_cmp(dx_dec_abs(dx_dec_round(v, 2)), dx_dec_abs(it->amount.dec)) == 0;
}

/* A discount without a percent sign may be a rate ("Disc. %" over "10"): the amount tells, by the cent if both fit. */
void dx_invoice_settle_discount(struct inv_item *it)
{
	struct dx_val printed = it->discount;
	bool near = makes_amount(it);
	struct dx_dec v;

	if (!dx_val_has(&printed) || dx_val_has(&it->discount_rate) || !dx_val_has(&it->amount) ||
	    !dx_invoice_line_value(it, false, &v) || makes_exactly(it))
		return;
	it->discount_rate = printed;
	if (near ? makes_exactly(it) : makes_amount(it))
		it->discount.source = DX_VAL_ABSENT;
	else
		it->discount_rate.source = DX_VAL_ABSENT;
}

static bool has_discount(const struct inv_item *it)
{
	return (dx_val_has(&it->discount) && !dx_dec_is_zero(it->discount.dec)) ||
	       (dx_val_has(&it->discount_rate) && !dx_dec_is_zero(it->discount_rate.dec));
}

/* Is the amount of IT its price less its discount, however many they are? */
static bool is_extended(const struct inv_item *it)
{
	struct dx_dec v = it->unit_price.dec;

	if (!dx_val_has(&it->unit_price) || !dx_val_has(&it->amount) || dx_val_has(&it->discount_rate))
		return false;
	v = dx_dec_sub(v, dx_dec_abs(dx_val_or_zero(&it->discount)));
	return dx_dec_cmp(v, it->amount.dec) == 0;
}

void dx_invoice_drop_extended(struct inv_item *items, size_t n)
{
	size_t several = 0;

	for (size_t i = 0; i < n; i++) {
		if (!is_extended(&items[i]) || !dx_val_has(&items[i].quantity))
			return;
		several += !makes_amount(&items[i]);
	}
	for (size_t i = 0; several >= EXTENDED_MIN && i < n; i++)
		items[i].unit_price = (struct dx_val){0};
}

/* In all lines with a discount the amount is quantity × price, and in none less it. */
static bool are_apart(const struct inv_item *items, size_t n)
{
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		struct inv_item plain = without(&items[i]);

		if (!has_discount(&items[i]))
			continue;
		if (!dx_val_has(&items[i].amount) || makes_amount(&items[i]) || !makes_amount(&plain))
			return false;
		found++;
	}
	return found > 0;
}

void dx_invoice_part_discounts(struct inv_invoice *inv)
{
	struct inv_item *items = inv->line_items.items;

	inv->discounts_apart = are_apart(items, inv->line_items.n);
	for (size_t i = 0; inv->discounts_apart && i < inv->line_items.n; i++) {
		items[i].apart = dx_val_has(&items[i].discount) ? items[i].discount : items[i].discount_rate;
		items[i] = without(&items[i]);
	}
}

struct dx_dec dx_invoice_less_apart(const struct inv_item *it, struct dx_dec sum)
{
	return dx_val_has(&it->apart) ? dx_dec_sub(sum, dx_dec_abs(it->apart.dec)) : sum;
}

void dx_invoice_check_discounts(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Sum of the lines' discounts against the invoice's discount";
	struct inv_item *items = inv->line_items.items;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + 1, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!inv->discounts_apart)
		return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		n = dx_invoice_term(terms, n, &items[i].apart, NULL, &sum);
	/* the price has it already, and what it was before is in no value */
	if (!dx_val_printed(&inv->totals.discount) ||
	    dx_dec_cmp(dx_dec_abs(sum), dx_dec_abs(inv->totals.discount.dec)) != 0) {
		inv->has_odd_figure = true;
		for (size_t i = 0; i < inv->line_items.n; i++)
			items[i].apart.source = DX_VAL_ABSENT;
		return;
	}
	terms[n++] = (struct dx_term){&inv->totals.discount, "/totals/discount"};
	dx_checks_compare(&job->checks, "line_sum", label, dx_dec_abs(sum), dx_dec_abs(inv->totals.discount.dec),
			  dx_dec(0, 0), terms, n);
}
