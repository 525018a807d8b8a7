/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rates and taxes whose base is not printed. The lines that have a rate come to what is taxed with it; without rates
 * on the lines each tax may be one of the whole, or all that they are taxes of makes the whole; a tax inside of the
 * prices is one of the total. Where the relation does not hold for all of them nobody knows what is taxed, and it
 * says nothing.
 */
#include "foot.h"
#include "record/record.h"

#define GROUPS_MAX 12

static const struct dx_dec exact;
static const struct dx_dec cent = {.coef = 1, .scale = 2};

struct group {
	struct dx_dec rate;
	struct dx_dec base;    /* the lines with this rate */
	struct dx_dec by_line; /* their taxes, each rounded by itself */
	struct inv_rate *said; /* the tax that is printed for it, or NULL */
	size_t at;             /* of SAID */
};

struct groups {
	struct group v[GROUPS_MAX];
	size_t n;
	bool inside; /* the amounts hold their tax */
};

static struct dx_dec tax_of(struct dx_dec base, struct dx_dec rate, bool inside)
{
	struct dx_dec whole = inside ? dx_dec_add(dx_dec(100, 0), rate) : dx_dec(100, 0);

	return dx_dec_div(dx_dec_mul(base, rate), whole, 6);
}

/* Is TAX, rounded to the nearest, no other amount than V? A cent next to it meets the checks, and is not proved. */
static bool pins_tax(struct dx_dec v, struct dx_dec tax)
{
	return dx_dec_near(v, tax, dx_dec(5, 3));
}

/* Would one step of the rate more or less show in the tax? */
static bool pins_rate(struct dx_dec base, struct dx_dec rate, struct dx_dec tax, bool inside)
{
	struct dx_dec step = dx_dec(1, rate.scale);

	return !dx_dec_near(tax_of(base, dx_dec_add(rate, step), inside), tax, cent) &&
	       !dx_dec_near(tax_of(base, dx_dec_sub(rate, step), inside), tax, cent);
}

static bool is_rate(const struct dx_val *v)
{
	return dx_val_has(v) && v->dec.scale <= 4 && v->dec.coef >= 0 && dx_dec_cmp(v->dec, dx_dec(100, 0)) <= 0;
}

static bool is_amount(const struct dx_val *v)
{
	return dx_val_has(v) && v->dec.scale <= 4 && dx_dec_abs(v->dec).coef < INT64_C(1000000000000000);
}

static struct dx_dec extras_of(const struct inv_totals *t)
{
	return dx_invoice_with_extras(t, dx_dec(0, 2));
}

static bool sum_of_lines(const struct inv_invoice *inv, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), sum_r);
}

static bool is_taxed(const struct inv_totals *t)
{
	return dx_val_has(&t->tax) && !dx_dec_is_zero(t->tax.dec);
}

bool dx_invoice_is_inside(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec sum;

	return is_taxed(t) && dx_val_printed(&t->total) && sum_of_lines(inv, &sum) &&
	       dx_dec_cmp(dx_dec_add(sum, extras_of(t)), t->total.dec) == 0;
}

/* They come to the subtotal, or to the total less the tax. */
static bool is_outside(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec sum;

	if (!sum_of_lines(inv, &sum))
		return false;
	if (dx_val_printed(&t->subtotal))
		return dx_dec_cmp(sum, t->subtotal.dec) == 0 || dx_invoice_holds_extras(inv);
	return dx_val_printed(&t->total) && dx_val_has(&t->tax) &&
	       dx_dec_cmp(dx_dec_add(dx_dec_add(sum, extras_of(t)), t->tax.dec), t->total.dec) == 0;
}

/* ---- rates on the lines ---- */

static struct group *group_of(struct groups *g, struct dx_dec rate)
{
	for (size_t i = 0; i < g->n; i++)
		if (dx_dec_cmp(g->v[i].rate, rate) == 0)
			return &g->v[i];
	return NULL;
}

static bool group_lines(const struct inv_invoice *inv, struct groups *g)
{
	const struct inv_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct group *one;

		if (!is_amount(&items[i].amount) || !is_rate(&items[i].tax_rate))
			return false;
		one = group_of(g, items[i].tax_rate.dec);
		if (!one && g->n == GROUPS_MAX)
			return false;
		if (!one) {
			one = &g->v[g->n++];
			*one = (struct group){.rate = items[i].tax_rate.dec};
		}
		one->base = dx_dec_add(one->base, items[i].amount.dec);
		one->by_line =
			dx_dec_add(one->by_line, dx_dec_round(tax_of(items[i].amount.dec, one->rate, g->inside), 2));
	}
	return g->n > 0;
}

/* Every tax of the foot is one of a rate that lines have, and every rate but zero has its tax there. */
static bool match_taxes(const struct inv_invoice *inv, struct groups *g)
{
	struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		struct group *one = is_rate(&rates[i].tax_rate) ? group_of(g, rates[i].tax_rate.dec) : NULL;

		if (!one || one->said || !is_amount(&rates[i].tax))
			return false;
		one->said = &rates[i];
		one->at = i;
	}
	for (size_t i = 0; i < g->n; i++)
		if (!g->v[i].said && !dx_dec_is_zero(g->v[i].rate))
			return false;
	return true;
}

/* BASE may be that of the group's lines or one with the invoice's shipping in it. */
static bool holds(const struct groups *g, const struct group *one, struct dx_dec base)
{
	if (!one->said)
		return true;
	return dx_dec_near(tax_of(base, one->rate, g->inside), one->said->tax.dec, cent) ||
	       (dx_dec_cmp(base, one->base) == 0 && dx_dec_cmp(one->by_line, one->said->tax.dec) == 0);
}

/* Shipping and discount belong to one of the rates: to which, the taxes tell. GROUPS_MAX: none are printed. */
static bool place_extras(const struct groups *g, struct dx_dec extras, size_t *at_r)
{
	bool none = dx_dec_is_zero(extras);

	for (size_t k = 0; k < (none ? 1 : g->n); k++) {
		bool all = true;

		for (size_t i = 0; i < g->n; i++)
			all &= holds(g, &g->v[i], !none && i == k ? dx_dec_add(g->v[i].base, extras) : g->v[i].base);
		if (all) {
			*at_r = none ? GROUPS_MAX : k;
			return true;
		}
	}
	return false;
}

/* Would the line show in the taxes if it had another of their rates? */
static bool pins_line(const struct groups *g, const struct inv_item *it)
{
	struct dx_dec rate = it->tax_rate.dec;

	for (size_t i = 0; dx_dec_is_zero(it->tax_rate.dec) && i < g->n; i++)
		if (!dx_dec_is_zero(g->v[i].rate) && (dx_dec_is_zero(rate) || dx_dec_cmp(g->v[i].rate, rate) < 0))
			rate = g->v[i].rate;
	return dx_dec_is_zero(rate) ||
	       dx_dec_cmp(dx_dec_abs(tax_of(it->amount.dec, rate, g->inside)), dx_dec(2, 2)) > 0;
}

static void prove_group(struct dx_job *job, struct inv_invoice *inv, const struct groups *g, const struct group *one,
			struct dx_dec base)
{
	static const char label[] = "Lines with this rate, times the rate, against its tax (±0.01 for rounding)";
	struct inv_item *items = inv->line_items.items;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + 2, sizeof(*terms));
	struct dx_dec tax = tax_of(base, one->rate, g->inside);
	bool near = one->said && dx_dec_near(tax, one->said->tax.dec, cent);
	size_t n = 0;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (dx_dec_cmp(items[i].tax_rate.dec, one->rate) != 0)
			continue;
		if (!one->said) /* rate zero, no tax: the other groups are whole without the line */
			items[i].tax_rate.proved |= pins_line(g, &items[i]);
		terms[n++] = (struct dx_term){pins_line(g, &items[i]) ? &items[i].tax_rate : NULL,
					      dx_invoice_path(job, "line_items", i, "tax_rate")};
	}
	if (!one->said)
		return;
	terms[n++] = (struct dx_term){pins_rate(base, one->rate, one->said->tax.dec, g->inside) ? &one->said->tax_rate
												: NULL,
				      dx_invoice_path(job, "tax_summary", one->at, "tax_rate")};
	terms[n++] = (struct dx_term){!near || pins_tax(tax, one->said->tax.dec) ? &one->said->tax : NULL,
				      dx_invoice_path(job, "tax_summary", one->at, "tax")};
	dx_checks_compare(&job->checks, "tax_summary", label, near ? dx_dec_round(tax, 2) : one->by_line,
			  one->said->tax.dec, near ? cent : exact, terms, n);
}

/* "Discount -10.00, incl. 21 % VAT on 101.24: 21.26" of lines that hold it, 132.50: BASE, what is left of them, is
 * both. */
static void prove_parts(struct dx_job *job, const struct groups *g, const struct group *one, struct dx_dec base)
{
	const struct dx_term terms[] = {
		{one->said ? &one->said->taxable : NULL, dx_invoice_path(job, "tax_summary", one->at, "taxable")},
		{one->said ? &one->said->tax : NULL, dx_invoice_path(job, "tax_summary", one->at, "tax")}};
	struct dx_dec both;

	if (!g->inside || !one->said || !is_amount(&one->said->taxable))
		return;
	both = dx_dec_add(one->said->taxable.dec, one->said->tax.dec);
	if (dx_dec_cmp(base, both) == 0)
		dx_checks_compare(&job->checks, "tax_summary", "Lines with this rate against what is taxed and its tax",
				  both, base, exact, terms, DX_LEN(terms));
}

/* What all groups are taxed, with EXTRAS at the rate of group K. */
static struct dx_dec all_taxes(const struct groups *g, struct dx_dec extras, size_t k)
{
	struct dx_dec sum = dx_dec_is_zero(extras) ? dx_dec(0, 2) : tax_of(extras, g->v[k].rate, g->inside);

	for (size_t i = 0; i < g->n; i++)
		sum = dx_dec_add(sum, tax_of(g->v[i].base, g->v[i].rate, g->inside));
	return sum;
}

/* The taxes of all groups, each line's rounded by itself, with that of EXTRAS at the rate of group K. */
static struct dx_dec taxes_by_line(const struct groups *g, struct dx_dec extras, size_t k)
{
	struct dx_dec sum = dx_dec_round(tax_of(extras, g->v[k].rate, g->inside), 2);

	for (size_t i = 0; i < g->n; i++)
		sum = dx_dec_add(sum, g->v[i].by_line);
	return sum;
}

/* Does the tax of IT change by more than two cents, which no rounding does, where its rate does by BY? */
static bool shows(const struct groups *g, const struct inv_item *it, struct dx_dec by)
{
	return dx_dec_cmp(dx_dec_abs(tax_of(it->amount.dec, by, g->inside)), dx_dec(2, 2)) > 0;
}

/*
 * Would the sum of the taxes show another rate of line I? By its last digit, or, where another line prints the very
 * same figure and shows it so, by a whole percent and by each of the other rates.
 */
static bool sum_shows(const struct inv_invoice *inv, const struct groups *g, size_t i)
{
	const struct inv_item *items = inv->line_items.items;
	const struct inv_item *own = &items[i];
	const struct dx_dec step = dx_dec(1, own->tax_rate.dec.scale);
	bool twin = false;

	if (shows(g, own, step))
		return true;
	for (size_t k = 0; k < inv->line_items.n && !twin; k++)
		twin = dx_dec_cmp(items[k].tax_rate.dec, own->tax_rate.dec) == 0 && shows(g, &items[k], step);
	for (size_t k = 0; twin && k < g->n; k++)
		twin = dx_dec_cmp(g->v[k].rate, own->tax_rate.dec) == 0 ||
		       shows(g, own, dx_dec_sub(g->v[k].rate, own->tax_rate.dec));
	return twin && shows(g, own, dx_dec(1, 0));
}

/* No tax of a single rate is printed, but all of them together. */
static void prove_by_sum(struct dx_job *job, struct inv_invoice *inv, const struct groups *g, struct dx_dec extras)
{
	static const char label[] = "Lines times their rates against the tax (±0.01 for rounding)";
	struct inv_item *items = inv->line_items.items;
	struct inv_totals *t = &inv->totals;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + 1, sizeof(*terms));
	struct dx_dec sum = all_taxes(g, extras, 0);
	struct dx_dec by_line = taxes_by_line(g, extras, 0);
	bool near;

	for (size_t k = 1; !dx_dec_is_zero(extras) && k < g->n && !dx_dec_near(sum, t->tax.dec, cent); k++)
		sum = all_taxes(g, extras, k);
	for (size_t k = 1; !dx_dec_is_zero(extras) && k < g->n && dx_dec_cmp(by_line, t->tax.dec) != 0; k++)
		by_line = taxes_by_line(g, extras, k);
	near = dx_dec_near(sum, t->tax.dec, cent);
	if (!dx_val_printed(&t->tax) || (!near && dx_dec_cmp(by_line, t->tax.dec) != 0))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		terms[i] = (struct dx_term){sum_shows(inv, g, i) ? &items[i].tax_rate : NULL,
					    dx_invoice_path(job, "line_items", i, "tax_rate")};
	terms[inv->line_items.n] = (struct dx_term){!near || pins_tax(sum, t->tax.dec) ? &t->tax : NULL, "/totals/tax"};
	dx_checks_compare(&job->checks, "tax_total", label, near ? dx_dec_round(sum, 2) : by_line, t->tax.dec,
			  near ? cent : exact, terms, inv->line_items.n + 1);
}

void dx_invoice_check_line_rates(struct dx_job *job, struct inv_invoice *inv)
{
	struct groups g = {.inside = dx_invoice_is_inside(inv)};
	struct dx_dec extras = extras_of(&inv->totals);
	size_t at;

	if ((!g.inside && !is_outside(inv)) || !group_lines(inv, &g))
		return;
	if (inv->tax_summary.n == 0)
		prove_by_sum(job, inv, &g, extras);
	if (inv->tax_summary.n == 0 || !match_taxes(inv, &g) || !place_extras(&g, extras, &at))
		return;
	for (size_t i = 0; i < g.n; i++) {
		struct dx_dec base = i == at ? dx_dec_add(g.v[i].base, extras) : g.v[i].base;

		prove_group(job, inv, &g, &g.v[i], base);
		if (!dx_dec_is_zero(extras)) /* else see rates.c */
			prove_parts(job, &g, &g.v[i], base);
	}
}

/* ---- no rates on the lines ---- */

/* Several taxes, each with a rate, none with what it is of. */
static bool are_bare(const struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&rates[i].taxable) || !is_rate(&rates[i].tax_rate) || !is_amount(&rates[i].tax) ||
		    dx_dec_is_zero(rates[i].tax_rate.dec))
			return false;
	return inv->tax_summary.n > 0;
}

/* Every rate of the same base, as taxes of a country and of a province are. */
static bool of_whole(struct dx_job *job, struct inv_invoice *inv, struct dx_dec base, bool inside)
{
	struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (!dx_dec_near(tax_of(base, rates[i].tax_rate.dec, inside), rates[i].tax.dec, cent))
			return false;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		struct dx_dec tax = tax_of(base, rates[i].tax_rate.dec, inside);
		struct dx_term terms[] = {
			{pins_rate(base, rates[i].tax_rate.dec, rates[i].tax.dec, inside) ? &rates[i].tax_rate : NULL,
			 dx_invoice_path(job, "tax_summary", i, "tax_rate")},
			{pins_tax(tax, rates[i].tax.dec) ? &rates[i].tax : NULL,
			 dx_invoice_path(job, "tax_summary", i, "tax")}};

		dx_checks_compare(&job->checks, "tax_summary",
				  inside ? "Tax inside the total at its rate (±0.01 for rounding)"
					 : "Subtotal × rate (±0.01 for rounding)",
				  dx_dec_round(tax, 2), rates[i].tax.dec, cent, terms, DX_LEN(terms));
	}
	return true;
}

/* What a tax is of, with the tax where the prices hold it. */
static struct dx_dec base_of(struct dx_dec tax, struct dx_dec rate, bool inside)
{
	return dx_dec_div(dx_dec_mul(tax, inside ? dx_dec_add(dx_dec(100, 0), rate) : dx_dec(100, 0)), rate, 6);
}

/* All bases together make the whole, as near as taxes that were rounded to cents can tell: which proves their rates,
 * and no last digit of a tax. */
static void of_parts(struct dx_job *job, struct inv_invoice *inv, struct dx_dec base, bool inside)
{
	static const char label[] = "What all taxes are of, by their rates, against what is taxed";
	struct inv_rate *rates = inv->tax_summary.items;
	struct dx_term *terms = dx_alloc_array(job->arena, 2 * inv->tax_summary.n, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec tol = cent;
	size_t n = 0;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		sum = dx_dec_add(sum, base_of(rates[i].tax.dec, rates[i].tax_rate.dec, inside));
		tol = dx_dec_add(tol, dx_dec_abs(base_of(dx_dec(5, 3), rates[i].tax_rate.dec, inside)));
	}
	if (!dx_dec_near(sum, base, tol))
		return;
	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		struct dx_dec rate = rates[i].tax_rate.dec;
		struct dx_dec next = dx_dec_add(rate, dx_dec(1, rate.scale));
		struct dx_dec shift =
			dx_dec_sub(base_of(rates[i].tax.dec, rate, inside), base_of(rates[i].tax.dec, next, inside));

		terms[n++] = (struct dx_term){
			dx_dec_cmp(dx_dec_abs(shift), dx_dec_add(tol, tol)) > 0 ? &rates[i].tax_rate : NULL,
			dx_invoice_path(job, "tax_summary", i, "tax_rate")};
		terms[n++] = (struct dx_term){NULL, dx_invoice_path(job, "tax_summary", i, "tax")};
	}
	dx_checks_compare(&job->checks, "tax_summary", label, dx_dec_round(sum, 2), base, tol, terms, n);
}

/* Is the subtotal none, or one with the tax that the lines hold? One without it has a check of its own. */
static bool holds_tax(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec sum;

	return !dx_val_has(&t->subtotal) || dx_dec_cmp(t->subtotal.dec, t->total.dec) == 0 ||
	       (sum_of_lines(inv, &sum) && dx_dec_cmp(t->subtotal.dec, sum) == 0);
}

static void by_sums(struct dx_job *job, struct inv_invoice *inv, bool inside)
{
	const struct inv_totals *t = &inv->totals;

	if (inside && holds_tax(inv)) {
		if (!of_whole(job, inv, t->total.dec, true))
			of_parts(job, inv, t->total.dec, true);
	} else if (inside && inv->tax_summary.n == 1 && dx_val_printed(&t->subtotal) && dx_val_has(&t->tax) &&
		   dx_dec_cmp(dx_dec_add(t->subtotal.dec, t->tax.dec), t->total.dec) == 0) {
		(void)of_whole(job, inv, t->subtotal.dec, false); /* "Value excluding VAT" below lines that hold it */
	} else if (!inside && inv->tax_summary.n > 1 && is_outside(inv) && dx_val_printed(&t->subtotal)) {
		struct dx_dec base = dx_invoice_taxed(inv);

		if (!of_whole(job, inv, base, false))
			of_parts(job, inv, base, false);
	}
}

/* The only tax of the foot is the tax: one cell, two members. */
static void mark_tax(struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&inv->totals.tax) && dx_val_same_place(&inv->totals.tax, &rates[i].tax))
			inv->totals.tax.proved |= rates[i].tax.proved;
}

void dx_invoice_check_bases(struct dx_job *job, struct inv_invoice *inv)
{
	bool inside = dx_invoice_is_inside(inv);

	dx_invoice_check_line_rates(job, inv);
	if (are_bare(inv))
		by_sums(job, inv, inside);
	mark_tax(inv);
}
