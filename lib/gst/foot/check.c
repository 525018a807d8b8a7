/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The arithmetic of a GST invoice. Sums are exact. A tax or a line value that
 * had to be rounded to paise may differ by 0.01, a total of n such by n × 0.01.
 */
#include <string.h>

#include "foot.h"
#include "items/items.h"
#include "record/record.h"
#include "table/table.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum gst_check c)
{
	return dx_template_checks(job->tpl, c);
}

static struct dx_dec paise(size_t n)
{
	return dx_dec((int64_t)n, 2);
}

size_t dx_gst_charges(struct gst_invoice *inv, size_t from, size_t to, struct dx_term *terms, size_t n,
		      struct dx_dec *sum)
{
	for (size_t i = from; i < to; i++)
		n = dx_gst_term(terms, n, &inv->charges[i], NULL, sum);
	return n;
}

/* ---- totals ---- */

/* "Taxable fare │ Toll │ Total": is what all lines come to their values with what is passed on, and no tax? */
static bool are_before_tax(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	bool passed = false;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct gst_item *it = &items[i];

		if (!dx_val_has(&it->taxable_value) || !dx_val_has(&it->total) || dx_val_has(&it->tax_rate) ||
		    dx_dec_cmp(dx_dec_add(it->taxable_value.dec, dx_val_or_zero(&it->untaxed)), it->total.dec) != 0)
			return false;
		passed |= dx_val_has(&it->untaxed) && !dx_dec_is_zero(it->untaxed.dec);
	}
	return passed;
}

/* The taxes that the foot charges, behind the N of TERMS and added to SUM. */
static size_t add_taxes(struct gst_invoice *inv, struct dx_term *terms, size_t n, struct dx_dec *sum)
{
	struct gst_totals *t = &inv->totals;

	n = dx_gst_term(terms, n, &t->cgst, "/totals/cgst", sum);
	n = dx_gst_term(terms, n, &t->sgst, "/totals/sgst", sum);
	n = dx_gst_term(terms, n, &t->igst, "/totals/igst", sum);
	return dx_gst_term(terms, n, &t->cess, "/totals/cess", sum);
}

/* The lines' totals and the rounding make the total, unless taxes were rounded only on the whole. */
static void line_totals(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Sum of the lines' totals, with rounding, against the total";
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + GST_CHARGES_MAX + 6, sizeof(*terms));
	struct dx_val *total = &inv->totals.total;
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_printed(total) || !dx_gst_sum_lines(inv, offsetof(struct gst_item, total), terms, &n, &sum))
		return;
	n = dx_gst_term(terms, n, &inv->totals.round_off, "/totals/round_off", &sum);
	if (are_before_tax(inv))
		n = add_taxes(inv, terms, n, &sum);
	if (!dx_dec_near(sum, total->dec, paise(inv->line_items.n))) {
		n = dx_gst_charges(inv, 0, inv->n_charges, terms, n, &sum);
		for (size_t i = 0; i < inv->n_charge_taxes; i++)
			sum = dx_dec_add(sum, inv->charge_taxes[i].v.dec);
	}
	terms[n++] = (struct dx_term){total, "/totals/total"};
	if (dx_dec_cmp(sum, total->dec) != 0 &&
	    (inv->n_taxed || (dx_val_has(&inv->totals.discount) && !dx_dec_is_zero(inv->totals.discount.dec))))
		dx_checks_none(&job->checks, "line_total", label, "/totals/total");
	else if (dx_dec_cmp(sum, total->dec) != 0 && dx_dec_near(sum, total->dec, paise(inv->line_items.n)))
		dx_checks_none(&job->checks, "line_total", label, "/totals/total");
	else
		dx_checks_compare(&job->checks, "line_total", label, sum, total->dec, exact, terms, n);
}

static void taxable_total(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Sum of the lines' taxable values";
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + GST_CHARGES_MAX + 2, sizeof(*terms));
	struct dx_val *less = &inv->totals.discount;
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (dx_val_has(&inv->exempt)) {
		dx_gst_check_exempt(job, inv);
		return;
	}
	terms[n++] = (struct dx_term){&inv->totals.taxable_value, "/totals/taxable_value"};
	if (!dx_val_printed(&inv->totals.taxable_value) ||
	    !dx_gst_sum_lines(inv, offsetof(struct gst_item, taxable_value), terms, &n, &sum)) {
		dx_checks_none(&job->checks, "taxable_total", label, terms[0].path);
		return;
	}
	if (dx_dec_cmp(sum, inv->totals.taxable_value.dec) != 0)
		n = dx_gst_charges(inv, 0, inv->n_taxed, terms, n, &sum);
	if (dx_val_has(less) && !dx_dec_is_zero(less->dec) &&
	    dx_dec_cmp(dx_dec_sub(sum, dx_dec_abs(less->dec)), inv->totals.taxable_value.dec) == 0) {
		terms[n++] = (struct dx_term){less, "/totals/discount"};
		sum = dx_dec_sub(sum, dx_dec_abs(less->dec));
	}
	dx_checks_compare(&job->checks, "taxable_total", label, sum, inv->totals.taxable_value.dec, exact, terms, n);
}

/* What IT is taxed on: its value, or its total less the tax, where its price holds that. *STEP_R: as much as the tax of
 * that changes with the rate. */
static bool taxed_base(const struct gst_item *it, struct dx_dec *base_r, struct dx_dec *step_r)
{
	const struct dx_dec whole = dx_dec(100, 0);
	struct dx_dec all;

	if (!dx_val_has(&it->tax_rate))
		return false;
	if (dx_val_has(&it->taxable_value)) {
		*base_r = *step_r = it->taxable_value.dec;
		return true;
	}
	if (!it->holds_tax || !dx_val_printed(&it->total) || it->tax_rate.dec.coef < 0)
		return false;
	all = dx_dec_add(whole, it->tax_rate.dec);
	*base_r = dx_dec_div(dx_dec_mul(it->total.dec, whole), all, 2);
	*step_r = dx_dec_div(dx_dec_mul(*base_r, whole), all, 2);
	return true;
}

/*
 * What the taxes must come to by the lines' rates. How far rounding may lead: by half a paisa for each line
 * that was rounded, a whole one at most.
 */
static bool tax_by_rates(struct gst_invoice *inv, bool half, struct dx_term *terms, size_t *n, struct dx_dec *sum)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec step;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_dec base;

		if (items[i].is_exempt)
			continue;
		if (!taxed_base(&items[i], &base, &step))
			return false;
		*sum = dx_dec_add(*sum, dx_gst_tax(base, items[i].tax_rate.dec, half));
		/* A rate is proved only if another last digit of it exceeds what rounding may do to the sum. */
		step = dx_dec_mul(step, dx_dec(half ? 5 : 10, (uint8_t)(items[i].tax_rate.dec.scale + 3)));
		terms[(*n)++] = (struct dx_term){
			dx_dec_cmp(dx_dec_abs(step), paise(2 * inv->line_items.n)) > 0 ? &items[i].tax_rate : NULL,
			NULL};
	}
	return inv->line_items.n > 0;
}

/* The tax of charges that are taxed as all lines are; false where lines differ, so that nothing says how. */
static bool charges_tax(struct gst_invoice *inv, bool half, struct dx_dec *tax_r)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (!dx_val_has(&items[i].tax_rate) || dx_dec_cmp(items[i].tax_rate.dec, items[0].tax_rate.dec) != 0)
			return false;
	for (size_t i = 0; i < (inv->n_taxed ? inv->n_taxed : inv->n_charges); i++)
		sum = dx_dec_add(sum, inv->charges[i].dec);
	*tax_r = dx_gst_tax(sum, items[0].tax_rate.dec, half);
	return true;
}

/*
 * Taxes of charges are in no line. SUM of the lines is far from what is PRINTED: the charges' tax is added to it, or,
 * false, nothing can be said.
 */
static bool with_charges(struct gst_invoice *inv, int kind, struct dx_dec printed, struct dx_dec *sum)
{
	const bool half = kind != GC_IGST;
	struct dx_dec tax;

	if (dx_gst_tax_of_charges(inv, kind, &tax)) { /* as they are printed */
		tax = dx_dec_add(*sum, tax);
		if (dx_dec_cmp(dx_dec_abs(dx_dec_sub(tax, printed)), dx_dec_abs(dx_dec_sub(*sum, printed))) < 0)
			*sum = tax;
		return true;
	}
	if (inv->n_charges == 0 || dx_dec_near(*sum, printed, paise(inv->line_items.n)))
		return true;
	if (!charges_tax(inv, half, &tax) || !dx_dec_near(dx_dec_add(*sum, tax), printed, paise(inv->line_items.n + 1)))
		return false;
	*sum = dx_dec_add(*sum, tax);
	return true;
}

/*
 * A discount of the foot that comes off before the tax comes off each rate's share of it: SUM by the rates of the lines
 * is that much less. False: PRINTED is another one, and nothing says how it was shared. Where no sum before tax says
 * when it comes off, the tax does; but what is taxed is printed nowhere then, or was lost.
 */
static bool without_discount(struct gst_invoice *inv, struct dx_dec printed, struct dx_dec *sum)
{
	const bool before = dx_gst_discount_is_before_tax(inv);
	const struct dx_dec slack = paise(inv->line_items.n);
	struct dx_dec less;

	if (dx_dec_near(*sum, printed, slack) || !dx_gst_less_discount(inv, *sum, &less))
		return true;
	if (!dx_dec_near(less, printed, slack))
		return !before;
	inv->has_more |= !before;
	*sum = less;
	return true;
}

static bool is_charged(const struct dx_val *tax)
{
	return dx_val_printed(tax) && !dx_dec_is_zero(tax->dec);
}

bool dx_gst_is_of_other_kind(const struct gst_totals *t, const struct dx_val *total, bool half)
{
	return dx_dec_is_zero(total->dec) &&
	       (half ? is_charged(&t->igst) : is_charged(&t->cgst) || is_charged(&t->sgst));
}

/* The rates of TERMS against the PRINTED tax, which is the witness of a single one as well. */
static void compare_by_rates(struct dx_job *job, const char *label, struct dx_dec sum, struct dx_dec printed,
			     struct dx_dec tol, struct dx_term *terms, size_t n)
{
	dx_checks_compare(&job->checks, "tax_total", label, sum, printed, tol, terms, n);
	if (n == 2 && terms[1].val && dx_dec_near(sum, printed, tol))
		terms[1].val->proved = true;
}

static void tax_total(struct dx_job *job, struct gst_invoice *inv, struct dx_val *total, int kind, const char *path)
{
	static const char by_line[] = "Sum of the lines' taxes";
	static const char by_rate[] = "Taxable values × rates, summed (±0.01 a line for rounding)";
	struct dx_term *terms = dx_alloc_array(job->arena, 2 * inv->line_items.n + 1, sizeof(*terms));
	const bool half = kind != GC_IGST;
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 1;

	if (!dx_val_printed(total))
		return;
	terms[0] = (struct dx_term){total, path};
	if (dx_gst_sum_lines(inv, dx_gst_tax_offset(kind), terms, &n, &sum)) {
		if (with_charges(inv, kind, total->dec, &sum))
			dx_checks_compare(&job->checks, "tax_total", by_line, sum, total->dec, exact, terms, n);
		else
			dx_checks_none(&job->checks, "tax_total", by_line, path);
		return;
	}
	n = 1;
	sum = dx_dec(0, 2);
	terms[0].val = NULL;
	if (dx_gst_is_of_other_kind(&inv->totals, total, half))
		dx_checks_none(&job->checks, "tax_total", by_rate, path);
	else if (tax_by_rates(inv, half, terms, &n, &sum) && without_discount(inv, total->dec, &sum) &&
		 with_charges(inv, kind, total->dec, &sum))
		compare_by_rates(job, by_rate, sum, total->dec, paise(inv->line_items.n + inv->n_charges), terms, n);
	else
		dx_checks_none(&job->checks, "tax_total", by_rate, path);
}

/* What a row of the summary says of the tax that a line has at OFFSET, or of its value. */
static struct dx_val *of_rate(struct gst_rate *row, size_t offset)
{
	switch (offset) {
	case offsetof(struct gst_item, cgst):
		return &row->cgst;
	case offsetof(struct gst_item, sgst):
		return &row->sgst;
	case offsetof(struct gst_item, igst):
		return &row->igst;
	case offsetof(struct gst_item, cess):
		return &row->cess;
	default:
		return &row->taxable_value;
	}
}

/* What the rows of the summary print of it, where no line and no foot says it and TOTAL is their sum, behind the N of
 * TERMS: a sum that holds TOTAL has them. */
static size_t add_rates(struct gst_invoice *inv, const struct dx_val *total, size_t offset, struct dx_term *terms,
			size_t n)
{
	struct gst_rate *rows = inv->tax_summary.items;
	struct dx_dec sum = dx_dec(0, 2);
	size_t all = n;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		all = dx_gst_term(terms, all, of_rate(&rows[i], offset), NULL, &sum);
	return total->source == DX_VAL_DERIVED && dx_dec_cmp(sum, total->dec) == 0 ? all : n;
}

/* One part of a sum: as printed, or what the lines' own figures come to, with what is said of charges, or the
 * summary's. */
static size_t add_part(struct gst_invoice *inv, struct dx_val *total, size_t offset, const char *path,
		       struct dx_term *terms, size_t n, struct dx_dec *sum)
{
	struct dx_dec lines = dx_dec(0, 2);
	size_t before = n;

	if (total->source == DX_VAL_DERIVED && dx_gst_sum_lines(inv, offset, terms, &n, &lines)) {
		*sum = dx_dec_add(*sum, lines);
		for (size_t i = 0; i < inv->n_charge_taxes; i++)
			if (dx_gst_tax_offset(inv->charge_taxes[i].kind) == offset)
				*sum = dx_dec_add(*sum, inv->charge_taxes[i].v.dec);
		return total == &inv->totals.taxable_value ? dx_gst_charges(inv, 0, inv->n_taxed, terms, n, sum) : n;
	}
	n = dx_gst_term(terms, before, total, path, sum);
	return n > before ? add_rates(inv, total, offset, terms, n) : n;
}

/* "Total GST │ Compensation Cess": where the cess is printed too, the sum of taxes may be that of GST alone, which
 * comes to SUM; others print one with the cess. */
static bool is_without_cess(const struct gst_invoice *inv, struct dx_dec sum)
{
	const bool printed = dx_val_printed(&inv->totals.cess) || dx_val_printed(&inv->table_total.cess);

	return printed && dx_dec_cmp(sum, inv->tax_total.dec) == 0;
}

static void all_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_term *terms = dx_alloc_array(
		job->arena, 4 * (inv->line_items.n + inv->tax_summary.n) + GST_CHARGES_MAX + 5, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	tax_total(job, inv, &t->cgst, GC_CGST, "/totals/cgst");
	tax_total(job, inv, &t->sgst, GC_SGST, "/totals/sgst");
	tax_total(job, inv, &t->igst, GC_IGST, "/totals/igst");
	if (!dx_val_printed(&inv->tax_total))
		return;
	n = add_part(inv, &t->cgst, offsetof(struct gst_item, cgst), "/totals/cgst", terms, n, &sum);
	n = add_part(inv, &t->sgst, offsetof(struct gst_item, sgst), "/totals/sgst", terms, n, &sum);
	n = add_part(inv, &t->igst, offsetof(struct gst_item, igst), "/totals/igst", terms, n, &sum);
	if (!is_without_cess(inv, sum))
		n = add_part(inv, &t->cess, offsetof(struct gst_item, cess), "/totals/cess", terms, n, &sum);
	if (n == 0)
		return;
	terms[n++] = (struct dx_term){&inv->tax_total, NULL};
	dx_checks_compare(&job->checks, "tax_total", "Sum of the taxes against their printed total", sum,
			  inv->tax_total.dec, exact, terms, n);
}

static void cgst_equals_sgst(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_term terms[] = {{&t->cgst, "/totals/cgst"}, {&t->sgst, "/totals/sgst"}};

	if (dx_val_printed(&t->cgst) && dx_val_printed(&t->sgst))
		dx_checks_compare(&job->checks, "cgst_equals_sgst", "CGST equals SGST", t->cgst.dec, t->sgst.dec, exact,
				  terms, 2);
	else
		dx_checks_none(&job->checks, "cgst_equals_sgst", "CGST equals SGST", NULL);
}

/* Has the summary a row, of 0 %, for IT? Then the taxable value holds it. */
static bool is_summarised(const struct gst_invoice *inv, const struct gst_item *it)
{
	const struct gst_rate *rows = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&rows[i].tax_rate) && dx_gst_is_of_rate(it, &rows[i]) &&
		    dx_val_printed(&rows[i].taxable_value))
			return true;
	return false;
}

/* Lines without a taxable value, which the total holds as they are; but for one whose amount holds its tax, the rate of
 * which is not known. */
static size_t add_exempt(struct gst_invoice *inv, struct dx_term *terms, size_t n, struct dx_dec *sum)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_gst_is_exempt(&items[i]) && !is_summarised(inv, &items[i]) &&
		    (!items[i].holds_tax || dx_val_has(&items[i].tax_rate)))
			n = dx_gst_term(terms, n, &items[i].total, NULL, sum);
	return n;
}

/* Everything that the total is made of; 0 when a part is not known. */
static size_t parts_of_total(struct gst_invoice *inv, struct dx_term *terms, struct dx_dec *sum)
{
	struct gst_totals *t = &inv->totals;
	size_t n = 0;

	if (!dx_val_has(&t->taxable_value))
		return 0;
	n = add_part(inv, &t->taxable_value, offsetof(struct gst_item, taxable_value), "/totals/taxable_value", terms,
		     n, sum);
	if (dx_val_has(&t->cgst) || dx_val_has(&t->sgst) || dx_val_has(&t->igst)) {
		n = add_part(inv, &t->cgst, offsetof(struct gst_item, cgst), "/totals/cgst", terms, n, sum);
		n = add_part(inv, &t->sgst, offsetof(struct gst_item, sgst), "/totals/sgst", terms, n, sum);
		n = add_part(inv, &t->igst, offsetof(struct gst_item, igst), "/totals/igst", terms, n, sum);
		n = add_part(inv, &t->cess, offsetof(struct gst_item, cess), "/totals/cess", terms, n, sum);
	} else {
		n = dx_gst_term(terms, n, &inv->tax_total, NULL, sum);
	}
	n = add_exempt(inv, terms, n, sum);
	n = dx_gst_term(terms, n, &inv->exempt, NULL, sum);
	return dx_gst_term(terms, n, &t->round_off, "/totals/round_off", sum);
}

/* What lines pass on beside their values, where that alone makes the total. */
static size_t add_untaxed(struct gst_invoice *inv, struct dx_term *terms, size_t n, struct dx_dec *sum)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec all = *sum;
	size_t had = n;

	for (size_t i = 0; i < inv->line_items.n; i++)
		n = dx_gst_term(terms, n, &items[i].untaxed, NULL, &all);
	if (dx_dec_cmp(all, inv->totals.total.dec) != 0)
		return had;
	*sum = all;
	return n;
}

/* True when the total was met exactly. */
static bool check_total(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Taxable value, taxes and rounding against the total";
	struct gst_totals *t = &inv->totals;
	struct dx_term *terms = dx_alloc_array(
		job->arena, 6 * inv->line_items.n + 5 * inv->tax_summary.n + GST_CHARGES_MAX + 10, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = parts_of_total(inv, terms, &sum);
	struct dx_dec less;

	if (n == 0 || !dx_val_printed(&t->total)) {
		dx_checks_none(&job->checks, "total", label, "/totals/total");
		return false;
	}
	if (dx_dec_cmp(sum, t->total.dec) != 0)
		n = dx_gst_charges(inv, inv->n_taxed, inv->n_charges, terms, n, &sum);
	else if (inv->n_taxed < inv->n_charges)
		inv->has_odd_figure = true; /* a charge that is charged nowhere */
	if (dx_dec_cmp(sum, t->total.dec) != 0)
		n = add_untaxed(inv, terms, n, &sum);
	/* A discount may be in the taxable value already, or come off at the end; one of nothing makes no difference.
	 */
	if (dx_val_has(&t->discount) && dx_dec_is_zero(t->discount.dec)) {
		terms[n++] = (struct dx_term){&t->discount, "/totals/discount"};
	} else if (dx_val_has(&t->discount)) {
		less = dx_dec_sub(sum, dx_dec_abs(t->discount.dec));
		if (dx_dec_cmp(sum, t->total.dec) != 0 && dx_dec_cmp(less, t->total.dec) == 0) {
			terms[n++] = (struct dx_term){&t->discount, "/totals/discount"};
			sum = less;
		}
	}
	terms[n++] = (struct dx_term){&t->total, "/totals/total"};
	/* Rounded to whole rupees without saying so: likely, but nothing that was printed proves it. */
	if (!dx_val_has(&t->round_off) && dx_dec_cmp(sum, t->total.dec) != 0 &&
	    dx_dec_cmp(dx_dec_round(sum, 0), t->total.dec) == 0) {
		dx_checks_none(&job->checks, "total", "Total is rounded to whole rupees, the rounding is not printed",
			       "/totals/total");
		return false;
	}
	dx_checks_compare(&job->checks, "total", label, sum, t->total.dec, exact, terms, n);
	return dx_dec_cmp(sum, t->total.dec) == 0;
}

static bool check_foot(struct dx_job *job, struct gst_invoice *inv)
{
	bool met = false;

	if (on(job, GK_LINE_TOTAL))
		line_totals(job, inv);
	if (on(job, GK_TAXABLE_TOTAL))
		taxable_total(job, inv);
	if (on(job, GK_TAX_TOTAL))
		all_taxes(job, inv);
	if (on(job, GK_TAX_SUMMARY))
		dx_gst_check_summary(job, inv);
	if (on(job, GK_TAX_SUMMARY))
		dx_gst_check_classes(job, inv);
	if (on(job, GK_CGST_EQUALS_SGST))
		cgst_equals_sgst(job, inv);
	if (on(job, GK_TOTAL))
		met = check_total(job, inv);
	return met;
}

static bool is_taxed(const struct gst_item *it)
{
	const struct dx_val *taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->tax};
	bool printed = false;

	if (!dx_val_has(&it->taxable_value) || dx_dec_is_zero(it->taxable_value.dec))
		return false;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		printed |= dx_val_has(taxes[i]);
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return true;
	}
	return !printed;
}

/* No line lacks a rate that others have, or that stands on paper without having been understood. */
static bool rates_are_known(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	bool has = false;
	bool lacks = false;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		has |= dx_val_has(&items[i].tax_rate);
		lacks |= !dx_val_has(&items[i].tax_rate) && !items[i].is_exempt && is_taxed(&items[i]);
	}
	return !lacks || (!has && !inv->shows_rates);
}

void dx_gst_checks(struct dx_job *job, struct gst_invoice *inv)
{
	bool met;

	dx_gst_find_exempt(job, inv);
	dx_gst_check_lines(job, inv);
	dx_gst_check_parts(job, inv);
	met = check_foot(job, inv);
	dx_gst_check_sums(job, inv);
	dx_gst_rules(job, inv);
	inv->has_odd_figure |=
		dx_gst_has_odd_base(job, inv) || dx_gst_has_odd_rate(job, inv) || dx_gst_has_odd_balance(job, inv);
	/* The total ties the lines to something printed; taxes within a tolerance are exact only through it. */
	const struct dx_need needs[] = {
		{inv->line_items.n > 0, DX_OPEN_LINES},
		{met, DX_OPEN_TOTAL},
		{!inv->has_unread, DX_OPEN_UNREAD},
		{!inv->has_odd_figure, DX_OPEN_UNEXPLAINED},
		{!inv->is_doubtful, DX_OPEN_GUESS},
		{!dx_job_lacks_page(job->arena, &job->lines) && !dx_whole_ends_in_sums(job, &inv->totals.total) &&
			 !dx_whole_ends_in_table(job, &inv->totals.total),
		 DX_OPEN_PAGES},
		{rates_are_known(inv) && !dx_gst_lost_taxes(job, inv) && dx_gst_is_whole(job, inv), DX_OPEN_LACKING}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
