/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the discounts of the lines come to, where that is printed: among the sums of the foot, or under the lines of a
 * section. A discount of work that has no quantity is held by such a sum alone.
 */
#include "dx/extract/foot.h"

#include "foot.h"
#include "record/record.h"

static const struct dx_dec exact;

/* All that is called a discount in the foot: "Less: Scheme Discount" over "Less: Cash Discount". */
static struct dx_dec sum_of_foot(struct dx_job *job)
{
	const struct dx_label_hit *hit;
	struct dx_dec sum = dx_dec(0, 2);
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_DISCOUNT, &at))) {
		struct dx_val v = {0};

		if (!hit->inner && dx_foot_amount(job, hit, &v))
			sum = dx_dec_add(sum, dx_dec_abs(v.dec));
	}
	return sum;
}

void dx_gst_before_discount(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_dec sum, less, all;

	if (inv->n_subtotals != 1 || !dx_val_has(&t->taxable_value) || !dx_val_has(&t->discount) ||
	    dx_dec_is_zero(t->discount.dec) ||
	    !dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, taxable_value), &sum))
		return;
	less = dx_dec_sub(t->taxable_value.dec, sum);
	all = sum_of_foot(job);
	inv->joins_discounts = dx_dec_cmp(less, dx_dec_abs(t->discount.dec)) != 0 && dx_dec_cmp(less, all) == 0;
	if (inv->joins_discounts)
		t->discount.dec = all;
	if (dx_dec_cmp(less, dx_dec_abs(t->discount.dec)) == 0)
		t->taxable_value.source = DX_VAL_ABSENT;
}

/* The taxable value that only the summary says, in its row of totals, its only row or the sum of all. */
static bool value_of_summary(const struct gst_invoice *inv, struct dx_val *v_r)
{
	const struct gst_rate *rows = inv->tax_summary.items;
	struct dx_dec sum;

	*v_r = inv->summary_total.taxable_value;
	if (dx_val_printed(v_r))
		return true;
	if (!dx_rows_sum(&inv->tax_summary, sizeof(*rows), offsetof(struct gst_rate, taxable_value), &sum))
		return false;
	*v_r = inv->tax_summary.n == 1 ? rows[0].taxable_value : dx_val_derived_dec(sum);
	return true;
}

void dx_gst_after_discount(struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val value;
	struct dx_dec sum;
	struct dx_dec less;

	if (!dx_val_printed(&t->discount) || dx_dec_is_zero(t->discount.dec) || !dx_val_printed(&t->taxable_value) ||
	    !dx_gst_lines_taxable(inv, &sum) || dx_dec_cmp(sum, t->taxable_value.dec) != 0 ||
	    !value_of_summary(inv, &value))
		return;
	less = dx_dec_sub(sum, dx_dec_abs(t->discount.dec));
	for (size_t k = 0; k <= inv->n_charges; k++) {
		if (dx_dec_cmp(less, value.dec) == 0) {
			t->taxable_value = value;
			inv->n_taxed = k;
			return;
		}
		if (k < inv->n_charges)
			less = dx_dec_add(less, inv->charges[k].dec);
	}
}

bool dx_gst_discount_is_before_tax(const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	struct dx_dec sum;

	return dx_val_printed(&t->discount) && !dx_dec_is_zero(t->discount.dec) && dx_val_has(&t->taxable_value) &&
	       dx_gst_lines_taxable(inv, &sum) &&
	       dx_dec_cmp(dx_dec_sub(sum, dx_dec_abs(t->discount.dec)), t->taxable_value.dec) == 0;
}

bool dx_gst_less_discount(const struct gst_invoice *inv, struct dx_dec part, struct dx_dec *less_r)
{
	const struct dx_val *off = &inv->totals.discount;
	struct dx_dec sum;

	if (!dx_val_printed(off) || dx_dec_is_zero(off->dec) || !dx_gst_lines_taxable(inv, &sum) || sum.coef <= 0)
		return false;
	*less_r = dx_dec_div(dx_dec_mul(part, dx_dec_sub(sum, dx_dec_abs(off->dec))), sum, 2);
	return true;
}

void dx_gst_prove_discounts(struct gst_invoice *inv, size_t from, size_t to)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = from; i < to; i++)
		items[i].discount.proved = true;
}

/* What the discounts of lines FROM..TO come to; false: one of them prints none. */
static bool sum_of(const struct gst_invoice *inv, size_t from, size_t to, struct dx_dec *sum_r)
{
	const struct gst_item *items = inv->line_items.items;
	bool all = from < to && to <= inv->line_items.n;

	*sum_r = dx_dec(0, 2);
	for (size_t i = from; i < to && i < inv->line_items.n; i++) {
		all &= dx_val_printed(&items[i].discount);
		*sum_r = dx_dec_add(*sum_r, dx_val_or_zero(&items[i].discount));
	}
	return all;
}

/* Among the sums of the foot. */
static void of_all(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *v = &inv->totals.discount;
	struct dx_term term = {v, "/totals/discount"};
	struct dx_dec sum;

	(void)sum_of(inv, 0, inv->line_items.n, &sum);
	if (!dx_val_printed(v) || dx_dec_is_zero(sum) || dx_dec_cmp(sum, dx_dec_abs(v->dec)) != 0)
		return;
	dx_checks_compare(&job->checks, "taxable_total", "Sum of the lines' discounts", sum, dx_dec_abs(v->dec), exact,
			  &term, 1);
	v->proved = true;
	dx_gst_prove_discounts(inv, 0, inv->line_items.n);
}

/* Between two sums before tax that are both printed, of which the lower one is what is taxed. */
static void between_sums(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *value = &inv->totals.taxable_value;
	struct dx_val *v = &inv->totals.discount;
	const struct dx_term terms[] = {{v, "/totals/discount"}, {value, "/totals/taxable_value"}};

	if (!dx_val_printed(v) || dx_dec_is_zero(v->dec) || !dx_val_printed(value))
		return;
	for (size_t i = 0; i < inv->n_subtotals; i++) {
		struct dx_dec less = dx_dec_sub(inv->subtotals[i].dec, dx_dec_abs(v->dec));

		if (dx_dec_cmp(less, value->dec) != 0)
			continue;
		dx_checks_compare(&job->checks, "taxable_total", "A sum before tax, less the discount", less,
				  value->dec, exact, terms, DX_LEN(terms));
		return;
	}
}

void dx_gst_check_discounts(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Sum of the discounts of a section's lines against its sub total";
	const struct gst_carried *carried = inv->carried.items;
	size_t from = 0;

	of_all(job, inv);
	between_sums(job, inv);
	for (size_t i = 0; i < inv->carried.n; i++) {
		struct dx_val v = carried[i].sums.discount;
		struct dx_term term = {&v, NULL};
		size_t to = carried[i].n_items;
		struct dx_dec sum;

		if (!carried[i].section)
			continue;
		if (dx_val_printed(&v) && sum_of(inv, from, to, &sum)) {
			if (dx_dec_cmp(sum, v.dec) == 0) {
				dx_checks_compare(&job->checks, "taxable_total", label, sum, v.dec, exact, &term, 1);
				dx_gst_prove_discounts(inv, from, to);
			} else {
				dx_checks_none(&job->checks, "taxable_total", label, NULL);
				inv->has_odd_figure = true;
			}
		}
		from = to;
	}
}
