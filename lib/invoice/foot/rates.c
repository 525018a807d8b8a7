/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of taxes by rate: what is taxed, the rate, the tax, the lines that have it, and their sums. */
#include "foot.h"
#include "items/items.h"
#include "record/record.h"

static const struct dx_dec exact;

/* Decimals that a tax is rounded to: none where neither it nor what is taxed has any, as in yen. */
static uint8_t places(struct dx_dec base, struct dx_dec tax)
{
	return base.scale == 0 && tax.scale == 0 ? 0 : 2;
}

static struct dx_dec cent_a_line(const struct inv_invoice *inv)
{
	return dx_dec((int64_t)inv->line_items.n, 2);
}

/* "100.00 │ 20.00 │ 120.00": the row says itself what the two come to. */
static bool rate_gross(struct dx_job *job, struct inv_rate *r, size_t i)
{
	struct dx_term terms[] = {{&r->taxable, dx_invoice_path(job, "tax_summary", i, "taxable")},
				  {&r->tax, dx_invoice_path(job, "tax_summary", i, "tax")},
				  {&r->gross, NULL}};

	if (!dx_val_has(&r->gross))
		return false;
	dx_checks_compare(&job->checks, "tax_summary", "Taxed amount and its tax against the amount with tax",
			  dx_dec_add(r->taxable.dec, r->tax.dec), r->gross.dec, exact, terms, DX_LEN(terms));
	return true;
}

static void rate_row(struct dx_job *job, struct inv_invoice *inv, struct inv_rate *r, size_t i)
{
	struct dx_term terms[] = {{NULL, dx_invoice_path(job, "tax_summary", i, "taxable")},
				  {NULL, dx_invoice_path(job, "tax_summary", i, "tax_rate")},
				  {NULL, dx_invoice_path(job, "tax_summary", i, "tax")}};
	struct dx_dec lines;
	struct dx_dec v;
	uint8_t to;

	if (!dx_val_has(&r->taxable) || !dx_val_has(&r->tax) || !dx_val_has(&r->tax_rate))
		return;
	to = places(r->taxable.dec, r->tax.dec);
	v = dx_dec_mul(dx_dec_mul(r->taxable.dec, r->tax_rate.dec), dx_dec(1, 2));
	/* a row alone says nothing of a subtotal whose line is lost */
	if (dx_val_has(&inv->totals.subtotal) && rate_gross(job, r, i) &&
	    !dx_dec_near(dx_dec_round(v, to), r->tax.dec, dx_dec(1, to)) &&
	    dx_dec_near(v, r->tax.dec, cent_a_line(inv))) {
		/* rounded line by line: a cent of each may be in the base, and a last digit of the rate is more */
		r->tax_rate.proved = dx_dec_cmp(dx_dec_abs(dx_dec_mul(r->taxable.dec, dx_dec(1, 3))),
						dx_dec_add(cent_a_line(inv), cent_a_line(inv))) > 0;
		return;
	}
	/* Taxes that were rounded line by line: their sum may be further from the rounded whole. */
	if (!dx_dec_near(dx_dec_round(v, to), r->tax.dec, dx_dec(1, to)) &&
	    dx_invoice_lines_tax(inv, r->tax_rate.dec, &lines) && dx_dec_cmp(lines, r->tax.dec) == 0) {
		dx_checks_compare(&job->checks, "tax_summary", "Sum of the taxes of the lines with this rate", lines,
				  r->tax.dec, exact, terms, DX_LEN(terms));
		r->tax_rate.proved = !dx_dec_is_zero(r->tax.dec); /* it is that of these lines */
		return;
	}
	dx_checks_compare(&job->checks, "tax_summary",
			  to ? "Taxed amount × rate (±0.01 for rounding)" : "Taxed amount × rate (±1 for rounding)",
			  dx_dec_round(v, to), r->tax.dec, dx_dec(1, to), terms, DX_LEN(terms));
	if (dx_check_pins(v, r->tax.dec, dx_dec_mul(r->taxable.dec, dx_dec(1, 2)), r->tax_rate.dec))
		r->tax_rate.proved = true;
}

/* What the lines come to that say by a letter that they are taxed, where not all do. *NONE_R: no line says so. */
static bool marked_lines(const struct inv_invoice *inv, struct dx_dec *sum_r, bool *none_r)
{
	const struct inv_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);
	size_t marked = 0;

	*none_r = false;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].amount))
			return false;
		if (items[i].marked)
			sum = dx_dec_add(sum, items[i].amount.dec);
		marked += items[i].marked;
	}
	*sum_r = sum;
	*none_r = marked == 0;
	return marked > 0 && marked < inv->line_items.n;
}

/* Do all lines say their rates, and some another one than R's? Then they tell what is taxed: see bases.c. */
static bool other_rates(const struct inv_invoice *inv, const struct inv_rate *r)
{
	const struct inv_item *items = inv->line_items.items;
	bool other = false;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].tax_rate))
			return false;
		other |= dx_dec_cmp(items[i].tax_rate.dec, r->tax_rate.dec) != 0;
	}
	return other;
}

/* Is the tax of BASE at R's rate R's, to the last digit that is printed? */
static bool makes_tax(const struct inv_rate *r, struct dx_dec base, uint8_t to)
{
	struct dx_dec v = dx_dec_mul(dx_dec_mul(base, r->tax_rate.dec), dx_dec(1, 2));

	return dx_dec_near(dx_dec_round(v, to), r->tax.dec, dx_dec(1, to));
}

/* What the only tax is of: the subtotal with what is added to it, or, where the tax is of nothing else, without the
 * shipping, as sales taxes are. */
static struct dx_dec lone_base(const struct inv_invoice *inv, const struct inv_rate *r)
{
	const struct inv_totals *t = &inv->totals;
	const struct dx_dec all = dx_invoice_taxed(inv);
	const struct dx_dec goods = dx_dec_sub(all, dx_val_or_zero(&t->shipping));
	const uint8_t to = places(t->subtotal.dec, r->tax.dec);

	return dx_val_printed(&t->shipping) && !dx_invoice_holds_extras(inv) && !makes_tax(r, all, to) &&
			       makes_tax(r, goods, to)
		       ? goods
		       : all;
}

/* A tax without what is taxed: the subtotal must be it, if there is only one rate. */
static void lone_rate(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_rate *r = inv->tax_summary.items;
	struct inv_totals *t = &inv->totals;
	struct dx_term terms[] = {
		{NULL, "/totals/subtotal"}, {NULL, "/tax_summary/0/tax_rate"}, {NULL, "/tax_summary/0/tax"}};
	struct dx_dec base;
	struct dx_dec v;
	uint8_t to;
	bool none;

	if (inv->tax_summary.n != 1 || dx_val_has(&r->taxable) || !dx_val_has(&r->tax) || !dx_val_has(&t->subtotal) ||
	    other_rates(inv, r) || dx_invoice_is_inside(inv)) /* a tax of the total: see bases.c */
		return;
	if (!marked_lines(inv, &base, &none))
		base = lone_base(inv, r);
	/* "Sales tax (8.25%) 0.00" below lines of which none says that it is taxed */
	if (none && dx_dec_is_zero(r->tax.dec) && !dx_dec_is_zero(r->tax_rate.dec))
		return;
	v = dx_dec_mul(dx_dec_mul(base, r->tax_rate.dec), dx_dec(1, 2));
	to = places(t->subtotal.dec, r->tax.dec);
	/* a discount may be given after tax: then this says nothing */
	if ((dx_val_has(&t->discount) || dx_val_has(&t->shipping) || dx_val_has(&t->service)) &&
	    !makes_tax(r, base, to))
		return;
	dx_checks_compare(&job->checks, "tax_summary",
			  to ? "Subtotal × rate (±0.01 for rounding)" : "Subtotal × rate (±1 for rounding)",
			  dx_dec_round(v, to), r->tax.dec, dx_dec(1, to), terms, DX_LEN(terms));
	if (dx_check_pins(v, r->tax.dec, dx_dec_mul(base, dx_dec(1, 2)), r->tax_rate.dec))
		r->tax_rate.proved = true;
}

/* The lines of one rate against what is taxed with it. */
static void rate_lines(struct dx_job *job, struct inv_invoice *inv, struct inv_rate *r, size_t i)
{
	static const char label[] = "Sum of the lines with this rate";
	struct inv_item *items = inv->line_items.items;
	struct dx_term *terms = dx_alloc_array(job->arena, 2 * inv->line_items.n + 2, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec gross;
	size_t n = 0;

	/* what is added or taken off is of some rate: see bases.c */
	if (!dx_val_has(&r->taxable) || !dx_dec_is_zero(dx_val_or_zero(&inv->totals.discount)) ||
	    !dx_dec_is_zero(dx_val_or_zero(&inv->totals.shipping)))
		return;
	for (size_t k = 0; k < inv->line_items.n; k++) {
		if (!dx_val_has(&items[k].amount) || !dx_val_has(&items[k].tax_rate))
			return;
		if (dx_dec_cmp(items[k].tax_rate.dec, r->tax_rate.dec) != 0)
			continue;
		n = dx_invoice_term(terms, n, &items[k].amount, NULL, &sum);
		terms[n++] = (struct dx_term){&items[k].tax_rate, dx_invoice_path(job, "line_items", k, "tax_rate")};
	}
	if (n == 0)
		return;
	gross = dx_dec_add(r->taxable.dec, r->tax.dec);
	if (dx_dec_cmp(sum, gross) == 0)
		sum = r->taxable.dec; /* the lines hold their tax */
	terms[n++] = (struct dx_term){&r->taxable, dx_invoice_path(job, "tax_summary", i, "taxable")};
	dx_checks_compare(&job->checks, "tax_summary", label, sum, r->taxable.dec, exact, terms, n);
}

void dx_invoice_check_tax_total(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_rate *rates = inv->tax_summary.items;
	struct inv_totals *t = &inv->totals;
	struct dx_term *taxes = dx_alloc_array(job->arena, inv->tax_summary.n + 1, sizeof(*taxes));
	struct dx_term *bases = dx_alloc_array(job->arena, inv->tax_summary.n + 3, sizeof(*bases));
	struct dx_dec tax = dx_dec(0, 2);
	struct dx_dec base = dx_dec(0, 2);
	struct dx_dec unused = exact;
	struct dx_dec with_extras;
	size_t n = 0;
	size_t n_bases = 0;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		n = dx_invoice_term(taxes, n, &rates[i].tax, dx_invoice_path(job, "tax_summary", i, "tax"), &tax);
		n_bases = dx_invoice_term(bases, n_bases, &rates[i].taxable,
					  dx_invoice_path(job, "tax_summary", i, "taxable"), &base);
	}
	if (n == 0)
		return;
	/* a value taken from one place for two members is no counterpart of itself */
	if (dx_val_printed(&t->tax) && !dx_val_same_place(&t->tax, &rates[0].tax)) {
		taxes[n++] = (struct dx_term){&t->tax, "/totals/tax"};
		dx_checks_compare(&job->checks, "tax_total", "Sum of the taxes", tax, t->tax.dec, exact, taxes, n);
	}
	if (n_bases < inv->tax_summary.n || !dx_val_printed(&t->subtotal) ||
	    dx_val_same_place(&t->subtotal, &rates[0].taxable))
		return;
	/* shipping may be taxed, a subtotal may hold the tax: a difference is no fault then */
	with_extras = dx_invoice_taxed(inv);
	if (dx_dec_cmp(base, t->subtotal.dec) == 0) {
		bases[n_bases++] = (struct dx_term){&t->subtotal, "/totals/subtotal"};
		dx_checks_compare(&job->checks, "tax_total", "Sum of what is taxed", base, t->subtotal.dec, exact,
				  bases, n_bases);
	} else if (dx_dec_cmp(base, with_extras) == 0) {
		bases[n_bases++] = (struct dx_term){&t->subtotal, "/totals/subtotal"};
		n_bases = dx_invoice_term(bases, n_bases, &t->discount, "/totals/discount", &unused);
		n_bases = dx_invoice_term(bases, n_bases, &t->shipping, "/totals/shipping", &unused);
		dx_checks_compare(&job->checks, "tax_total", "Sum of what is taxed, with discount and shipping", base,
				  with_extras, exact, bases, n_bases);
	}
}

void dx_invoice_check_rates(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		rate_row(job, inv, &rates[i], i);
		rate_lines(job, inv, &rates[i], i);
	}
	if (!dx_invoice_check_line_taxes(job, inv))
		lone_rate(job, inv);
	dx_invoice_check_bases(job, inv);
}
