/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of an invoice's lines. */
#include "dx/extract/ident.h"
#include "record.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum gst_check c)
{
	return dx_template_checks(job->tpl, c);
}

static struct dx_dec paise(size_t n)
{
	return dx_dec((int64_t)n, 2);
}

/* BASE with a tax of RATE % taken out of it, to SCALE decimals. */
static struct dx_dec without_tax(struct dx_dec base, struct dx_dec rate, uint8_t scale)
{
	return dx_dec_div(dx_dec_mul(base, dx_dec(100, 0)), dx_dec_add(dx_dec(100, 0), rate), scale);
}

/* A paisa between quantity × price and the total, which is the sum of value and tax: the value is what they made. */
static bool total_is_rounded(const struct gst_item *it)
{
	struct dx_dec v = dx_dec_round(dx_gst_product(it, it->unit_price.dec), 2);

	return dx_val_has(&it->total) && dx_val_has(&it->taxable_value) && dx_val_has(&it->tax_rate) &&
	       dx_dec_cmp(v, it->total.dec) != 0 && dx_dec_near(v, it->total.dec, paise(1));
}

/* A cess is in the price besides the tax that the rate tells. */
static bool is_ceded(const struct gst_item *it)
{
	return dx_val_has(&it->cess) && !dx_dec_is_zero(it->cess.dec);
}

/*
 * A price that holds the tax: quantity × price, less discount, is the line's total, or, without one, the taxable
 * value once the tax is taken out.
 */
static void gross_amount(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] = "Quantity × price with tax, less discount, against the line (±0.01 where rounded)";
	bool rounded = total_is_rounded(it);
	bool total = dx_val_has(&it->total) && (!rounded || is_ceded(it));
	struct dx_term terms[] = {
		{NULL, dx_gst_path(job, "line_items", i, "quantity")},
		{NULL, dx_gst_path(job, "line_items", i, "unit_price")},
		{NULL, dx_gst_path(job, "line_items", i, total ? "total" : "taxable_value")},
		{NULL, dx_gst_path(job, "line_items", i, "discount")},
	};
	struct dx_dec one = dx_dec(1, 0);
	struct dx_dec found = total ? it->total.dec : it->taxable_value.dec;
	struct dx_dec price = dx_gst_each(it, it->unit_price.dec);
	struct dx_dec quantity = dx_gst_each(it, it->quantity.dec);
	struct dx_dec v = dx_gst_product(it, it->unit_price.dec);

	if (!total && !dx_val_has(&it->tax_rate)) {
		dx_checks_none(&job->checks, "line_amount", label, terms[2].path);
		return;
	}
	if (!total) {
		v = without_tax(v, it->tax_rate.dec, 4);
		price = without_tax(price, it->tax_rate.dec, 4);
		quantity = without_tax(quantity, it->tax_rate.dec, 4);
		one = without_tax(one, it->tax_rate.dec, 4);
	}
	if (dx_check_pins(v, found, price, it->quantity.dec))
		terms[0].val = &it->quantity;
	if (dx_check_pins(v, found, quantity, it->unit_price.dec))
		terms[1].val = &it->unit_price;
	if (dx_val_has(&it->discount) && dx_check_pins(v, found, one, it->discount.dec))
		terms[3].val = &it->discount;
	dx_checks_compare(&job->checks, "line_amount", label, dx_dec_round(v, 2), found,
			  total && !rounded && dx_dec_cmp(dx_dec_round(v, 2), v) == 0 ? exact : paise(1), terms,
			  dx_val_has(&it->discount) ? 4 : 3);
}

/*
 * Two prices, with tax and without. Where quantity × price is not the line's value, the one with tax is what was
 * agreed, and the other one is rounded: then both are held against it. False: the one without is left to the usual
 * check.
 */
static bool two_prices(struct dx_job *job, struct gst_invoice *inv, struct gst_item *it, size_t i)
{
	static const char by_price[] = "Price with tax, less the tax, against the price";
	static const char by_value[] =
		"Quantity × price with tax, less discount and tax, against the taxable value (±0.01)";
	struct dx_term price[] = {{&it->unit_price, dx_gst_path(job, "line_items", i, "unit_price")},
				  {&it->price_with_tax, NULL}};
	struct dx_term value[] = {{NULL, dx_gst_path(job, "line_items", i, "quantity")},
				  {NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
				  {&it->price_with_tax, NULL}};
	struct dx_dec rate = it->tax_rate.dec;
	struct dx_dec net = without_tax(it->price_with_tax.dec, rate, it->unit_price.dec.scale);
	struct dx_dec all = dx_dec_mul(it->quantity.dec, it->price_with_tax.dec);
	struct dx_dec want;
	bool rounded;

	if (dx_val_has(&it->per) || dx_val_has(&it->exchange))
		return false;
	if (dx_gst_line_value(it, &want, &rounded) &&
	    dx_dec_near(want, it->taxable_value.dec, rounded ? paise(1) : exact)) {
		inv->has_odd_figure |= !dx_dec_near(net, it->unit_price.dec, paise(1));
		return false;
	}
	all = without_tax(all, rate, 4);
	if (dx_val_has(&it->discount))
		all = dx_dec_sub(all, it->discount.dec);
	if (dx_check_pins(all, it->taxable_value.dec, without_tax(it->price_with_tax.dec, rate, 4), it->quantity.dec))
		value[0].val = &it->quantity;
	dx_checks_compare(&job->checks, "line_amount", by_price, net, it->unit_price.dec, exact, price, DX_LEN(price));
	dx_checks_compare(&job->checks, "line_amount", by_value, dx_dec_round(all, 2), it->taxable_value.dec, paise(1),
			  value, DX_LEN(value));
	return true;
}

/* A line without a taxable value: quantity × price, less discount, and the taxes make its total. False without either.
 */
static bool with_tax(struct dx_job *job, struct gst_item *it, size_t i, struct dx_dec value)
{
	static const char label[] = "Quantity × price, less discount, plus taxes against the line's total";
	struct dx_val *taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->tax, &it->cess};
	const struct dx_val *all = dx_val_has(&it->tax) ? &it->tax : &it->igst;
	struct dx_term terms[DX_LEN(taxes) + 4];
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec v = dx_gst_product(it, it->unit_price.dec);
	struct dx_dec net;
	bool rounded;
	size_t n;

	if (!dx_val_has(&it->total))
		return false;
	n = dx_gst_term(terms, 0, taxes[0], NULL, &sum);
	for (size_t k = 1; k < DX_LEN(taxes); k++)
		n = dx_gst_term(terms, n, taxes[k], NULL, &sum);
	if (n == 0)
		return false;
	rounded = dx_gst_is_rounded_net(it, value, dx_dec_sub(it->total.dec, sum), &net);
	if (rounded)
		v = value = dx_dec_mul(it->quantity.dec, net);
	if (dx_check_pins(v, value, rounded ? net : dx_gst_each(it, it->unit_price.dec), it->quantity.dec))
		terms[n++] = (struct dx_term){&it->quantity, dx_gst_path(job, "line_items", i, "quantity")};
	if (!rounded && dx_check_pins(v, value, dx_gst_each(it, it->quantity.dec), it->unit_price.dec))
		terms[n++] = (struct dx_term){&it->unit_price, dx_gst_path(job, "line_items", i, "unit_price")};
	if (dx_val_has(&it->discount) && dx_check_pins(v, value, dx_dec(1, 0), it->discount.dec))
		terms[n++] = (struct dx_term){&it->discount, dx_gst_path(job, "line_items", i, "discount")};
	terms[n++] = (struct dx_term){&it->total, dx_gst_path(job, "line_items", i, "total")};
	dx_checks_compare(&job->checks, "line_amount", label, dx_dec_add(value, sum), it->total.dec, exact, terms, n);
	if (dx_val_has(all) && dx_val_has(&it->tax_rate) && dx_gst_pins_rate(value, it->tax_rate.dec, false, all->dec))
		it->tax_rate.proved = true;
	return true;
}

bool dx_gst_costs_its_price(const struct gst_item *it)
{
	struct dx_dec v = it->unit_price.dec;

	if (dx_val_has(&it->per) || dx_val_has(&it->exchange) || dx_val_has(&it->quantity) || it->holds_tax ||
	    !dx_val_printed(&it->taxable_value) || !dx_val_printed(&it->unit_price) || dx_val_has(&it->charge))
		return false;
	if (dx_val_has(&it->discount))
		v = dx_dec_sub(v, it->discount.dec);
	return dx_dec_cmp(v, it->taxable_value.dec) == 0;
}

bool dx_gst_is_one(const struct gst_item *it)
{
	return it->unit_price.source == DX_VAL_TEXT_LAYER && dx_gst_costs_its_price(it);
}

/* "Shipping charges" with a price and no quantity: what it costs, less its discount, is its value. */
static void line_of_one(struct dx_job *job, struct gst_item *it, size_t i)
{
	struct dx_term terms[] = {{&it->unit_price, dx_gst_path(job, "line_items", i, "unit_price")},
				  {&it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value")},
				  {&it->discount, dx_gst_path(job, "line_items", i, "discount")}};

	dx_checks_compare(&job->checks, "line_amount", "Price of one, less discount", it->taxable_value.dec,
			  it->taxable_value.dec, exact, terms, dx_val_has(&it->discount) ? 3 : 2);
}

/* Has no line's value paise? Then the paper may round its products to whole rupees. */
static bool are_whole_rupees(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].taxable_value) &&
		    dx_dec_cmp(dx_dec_round(items[i].taxable_value.dec, 0), items[i].taxable_value.dec) != 0)
			return false;
	return true;
}

/* What all lines together say of each. */
struct together {
	bool whole;  /* none has paise */
	bool summed; /* they make the taxable value */
};

/*
 * A price that was multiplied before it was rounded, where sums that are printed hold the value. It is proved only
 * where no other last digit of it would be as near.
 */
static bool rounded_price(struct dx_job *job, struct gst_item *it, size_t i, bool summed)
{
	static const char label[] = "Quantity × price, less discount, as far as the price was rounded";
	struct dx_dec quantity = dx_gst_each(it, it->quantity.dec);
	struct dx_dec v = dx_gst_product(it, it->unit_price.dec);
	struct dx_dec off = dx_dec_sub(v, it->taxable_value.dec);
	struct dx_term terms[] = {
		{NULL, dx_gst_path(job, "line_items", i, "quantity")},
		{NULL, dx_gst_path(job, "line_items", i, "unit_price")},
		{&it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value")},
	};
	struct dx_dec slack;

	if (!dx_gst_is_rounded_price(it, quantity, off, &slack) || !(summed || dx_gst_value_makes_total(it)))
		return false;
	if (dx_gst_leaves_no_other(
		    off, dx_dec_mul(dx_gst_each(it, it->unit_price.dec), dx_dec(1, it->quantity.dec.scale)), slack))
		terms[0].val = &it->quantity;
	if (dx_gst_leaves_no_other(off, dx_dec_mul(quantity, dx_dec(1, it->unit_price.dec.scale)), slack))
		terms[1].val = &it->unit_price;
	dx_checks_compare(&job->checks, "line_amount", label, dx_dec_round(v, 2), it->taxable_value.dec,
			  dx_dec_add(slack, dx_dec(5, 3)), terms, DX_LEN(terms));
	return true;
}

/* Is nothing but IT printed with a discount, in rupees? The sum of their column is the same figure once more, and so
 * holds nothing that the rounding of a price may explain as well. */
static bool is_only_discount(const struct gst_invoice *inv, const struct gst_item *it)
{
	const struct gst_item *items = inv->line_items.items;

	if (!dx_val_printed(&it->discount) || dx_dec_is_zero(it->discount.dec) || dx_val_has(&it->discount_rate))
		return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (&items[i] != it && dx_val_has(&items[i].discount) && !dx_dec_is_zero(items[i].discount.dec))
			return false;
	return true;
}

static void line_amount(struct dx_job *job, struct gst_invoice *inv, struct gst_item *it, size_t i, struct together all)
{
	static const char label[] = "Quantity × price, less discount (±0.01 where rounded)";
	struct dx_term terms[] = {
		{NULL, dx_gst_path(job, "line_items", i, "quantity")},
		{NULL, dx_gst_path(job, "line_items", i, "unit_price")},
		{&it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value")},
		{NULL, dx_gst_path(job, "line_items", i, "discount")},
	};
	struct dx_dec want;
	struct dx_dec v;
	bool rounded;

	if (!dx_val_has(&it->taxable_value) && dx_gst_line_value(it, &want, &rounded) && with_tax(job, it, i, want))
		return;
	if (it->holds_tax && !dx_val_has(&it->taxable_value) && dx_val_has(&it->total) &&
	    dx_gst_line_value(it, &want, &rounded)) {
		gross_amount(job, it, i);
		return;
	}
	if (dx_gst_is_one(it)) {
		line_of_one(job, it, i);
		return;
	}
	if (!dx_val_has(&it->taxable_value) || !dx_gst_line_value(it, &want, &rounded)) {
		dx_checks_none(&job->checks, "line_amount", label, terms[2].path);
		return;
	}
	if (it->holds_tax) {
		gross_amount(job, it, i);
		return;
	}
	if (dx_val_has(&it->price_with_tax) && dx_val_has(&it->tax_rate) && two_prices(job, inv, it, i))
		return;
	v = dx_gst_product(it, it->unit_price.dec);
	/* As in the total: likely, and nothing that was printed proves it. */
	if (all.whole && !dx_dec_near(want, it->taxable_value.dec, rounded ? paise(1) : exact) &&
	    dx_dec_cmp(dx_dec_round(want, 0), it->taxable_value.dec) == 0) {
		dx_checks_none(&job->checks, "line_amount", "Line is rounded to whole rupees", terms[2].path);
		return;
	}
	if (!dx_dec_near(want, it->taxable_value.dec, rounded ? paise(1) : exact) &&
	    rounded_price(job, it, i, all.summed)) {
		inv->has_odd_figure |= is_only_discount(inv, it);
		return;
	}
	/* A rounded product proves a factor only where another last digit of it would have shown. */
	if (dx_check_pins(v, it->taxable_value.dec, dx_gst_each(it, it->unit_price.dec), it->quantity.dec))
		terms[0].val = &it->quantity;
	if (dx_check_pins(v, it->taxable_value.dec, dx_gst_each(it, it->quantity.dec), it->unit_price.dec))
		terms[1].val = &it->unit_price;
	if (dx_check_pins(v, it->taxable_value.dec, dx_dec(1, 0), it->discount.dec))
		terms[3].val = &it->discount;
	dx_checks_compare(&job->checks, "line_amount", label, want, it->taxable_value.dec, rounded ? paise(1) : exact,
			  terms, dx_val_has(&it->discount) ? 4 : 3);
}

static bool is_charged(const struct dx_val *v)
{
	return dx_val_printed(v) && !dx_dec_is_zero(v->dec);
}

/* "IGST 0.00" of a line with CGST and SGST, or these beside IGST: tax K of line IT (2: integrated) is nothing because
 * the other kind is charged. No half excuses the other one. */
static bool is_of_other_kind(const struct gst_item *it, size_t k)
{
	const struct dx_val *const taxes[] = {&it->cgst, &it->sgst, &it->igst};

	if (!dx_val_has(taxes[k]) || !dx_dec_is_zero(taxes[k]->dec))
		return false;
	return k == 2 ? is_charged(&it->cgst) && is_charged(&it->sgst) : is_charged(&it->igst);
}

/* What the line is taxed: its value, or, where that is not printed, what quantity, price and discount make, if that and
 * the taxes are the total. */
static bool taxed_value(const struct gst_item *it, struct dx_dec *v_r)
{
	const struct dx_val *const taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->cess};
	struct dx_dec sum;
	bool rounded;

	if (dx_val_has(&it->taxable_value)) {
		*v_r = it->taxable_value.dec;
		return true;
	}
	if (it->holds_tax || !dx_val_printed(&it->total) || !dx_gst_line_value(it, v_r, &rounded))
		return false;
	sum = *v_r;
	for (size_t k = 0; k < DX_LEN(taxes); k++)
		if (dx_val_has(taxes[k]))
			sum = dx_dec_add(sum, taxes[k]->dec);
	return dx_dec_cmp(sum, it->total.dec) == 0;
}

/* The rates beside a line's taxes, printed apart from the line's: they are its parts, or the line's is another's. */
static bool is_sum_of_own(const struct gst_item *it)
{
	const struct dx_val *const rates[] = {&it->cgst_rate, &it->sgst_rate, &it->igst_rate};
	struct dx_dec sum = dx_dec(0, 0);
	bool half = false;

	for (size_t k = 0; k < DX_LEN(rates); k++) {
		if (!dx_val_has(rates[k]))
			continue;
		sum = dx_dec_add(sum, rates[k]->dec);
		half |= k < 2 && !dx_val_has(rates[1 - k]);
	}
	return dx_dec_cmp(sum, it->tax_rate.dec) == 0 ||
	       (half && dx_dec_cmp(dx_dec_add(sum, sum), it->tax_rate.dec) == 0);
}

static bool has_own_rate(const struct gst_item *it)
{
	return dx_val_has(&it->cgst_rate) || dx_val_has(&it->sgst_rate) || dx_val_has(&it->igst_rate);
}

static const char tax_label[] = "Taxable value × rate (±0.01 for rounding)";

/* A column of the whole tax: what the rate makes of BASE, and the cess, where it holds that as well ("Total tax"). */
static void whole_tax(struct dx_job *job, struct gst_item *it, size_t i, struct dx_dec base)
{
	struct dx_term terms[] = {{NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
				  {NULL, dx_gst_path(job, "line_items", i, "tax_rate")},
				  {NULL, dx_gst_path(job, "line_items", i, "cess")}};
	size_t n = DX_LEN(terms) - 1;
	struct dx_dec by_rate;
	struct dx_dec tax;

	if (!dx_val_has(&it->tax) || !dx_val_has(&it->tax_rate))
		return;
	by_rate = dx_gst_tax(base, it->tax_rate.dec, false);
	tax = it->tax.dec;
	if (dx_val_has(&it->cess) && !dx_dec_is_zero(it->cess.dec) &&
	    dx_dec_near(dx_dec_add(by_rate, it->cess.dec), tax, paise(1))) {
		tax = dx_dec_sub(tax, it->cess.dec);
		n++;
	}
	dx_checks_compare(&job->checks, "line_tax", tax_label, by_rate, tax, paise(1), terms, n);
	if (dx_gst_pins_rate(base, it->tax_rate.dec, false, tax))
		it->tax_rate.proved = true;
}

static void line_tax(struct dx_job *job, struct gst_item *it, size_t i)
{
	const struct {
		struct dx_val *tax;
		struct dx_val *own_rate;
		bool half;
		const char *name;
	} taxes[] = {{&it->cgst, &it->cgst_rate, true, "cgst"},
		     {&it->sgst, &it->sgst_rate, true, "sgst"},
		     {&it->igst, &it->igst_rate, false, "igst"}};
	struct dx_dec base;

	if (!taxed_value(it, &base))
		return;
	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		struct dx_term terms[] = {
			{NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
			{NULL, dx_gst_path(job, "line_items", i, "tax_rate")},
			{NULL, dx_gst_path(job, "line_items", i, taxes[k].name)},
		};
		bool own = dx_val_has(taxes[k].own_rate);
		struct dx_dec rate = own ? taxes[k].own_rate->dec : it->tax_rate.dec;

		if (!dx_val_has(taxes[k].tax) || (!own && (!dx_val_has(&it->tax_rate) || is_of_other_kind(it, k))))
			continue;
		dx_checks_compare(&job->checks, "line_tax", tax_label, dx_gst_tax(base, rate, !own && taxes[k].half),
				  taxes[k].tax->dec, paise(1), terms, DX_LEN(terms));
		if ((!own || is_sum_of_own(it)) &&
		    dx_gst_pins_rate(base, rate, !own && taxes[k].half, taxes[k].tax->dec))
			it->tax_rate.proved = true;
	}
	whole_tax(job, it, i, base);
}

/* "28.00+12.00 | 0.00+0.00": a cess of which nothing but its rate is printed. */
static struct dx_dec cess_by_rate(const struct gst_item *it)
{
	if (dx_val_has(&it->cess) || !dx_val_has(&it->cess_rate))
		return dx_dec(0, 2);
	return dx_gst_tax(it->taxable_value.dec, it->cess_rate.dec, false);
}

static void line_total(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] =
		"Taxable value plus taxes against the line's total (±0.01 where only the rate is printed)";
	struct dx_term terms[9];
	struct dx_dec more = dx_dec_add(dx_val_or_zero(&it->cess), dx_val_or_zero(&it->untaxed));
	struct dx_dec sum = dx_dec(0, 2), tol = exact;
	struct dx_dec cess;
	size_t n = 0;

	if (!dx_val_has(&it->total) || !dx_val_has(&it->taxable_value))
		return;
	n = dx_gst_term(terms, n, &it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value"), &sum);
	n = dx_gst_term(terms, n, &it->cgst, dx_gst_path(job, "line_items", i, "cgst"), &sum);
	n = dx_gst_term(terms, n, &it->sgst, dx_gst_path(job, "line_items", i, "sgst"), &sum);
	n = dx_gst_term(terms, n, &it->igst, dx_gst_path(job, "line_items", i, "igst"), &sum);
	if (n == 1)
		n = dx_gst_term(terms, n, &it->tax, NULL, &sum);
	if (n == 1 && dx_val_has(&it->tax_rate) &&
	    dx_dec_cmp(dx_dec_add(sum, more), it->total.dec) != 0) { /* no tax printed, only its rate */
		cess = cess_by_rate(it);
		sum = dx_dec_add(dx_dec_add(sum, dx_gst_tax(sum, it->tax_rate.dec, false)), cess);
		more = dx_dec_add(more, cess);
		if (dx_gst_pins_rate(it->taxable_value.dec, it->tax_rate.dec, false,
				     dx_dec_sub(dx_dec_sub(it->total.dec, it->taxable_value.dec), more)))
			it->tax_rate.proved = true;
		terms[n++] = (struct dx_term){NULL, dx_gst_path(job, "line_items", i, "tax_rate")};
		tol = paise(1);
	}
	n = dx_gst_term(terms, n, &it->cess, dx_gst_path(job, "line_items", i, "cess"), &sum);
	n = dx_gst_term(terms, n, &it->untaxed, NULL, &sum);
	/* within a tolerance nothing is proved: the sum of the lines' totals does that */
	for (size_t k = 0; k < n && !dx_dec_is_zero(tol); k++)
		if (terms[k].val == &it->cess)
			terms[k].val = NULL;
	terms[n++] =
		(struct dx_term){dx_dec_is_zero(tol) ? &it->total : NULL, dx_gst_path(job, "line_items", i, "total")};
	dx_checks_compare(&job->checks, "line_total", label, sum, it->total.dec, tol, terms, n);
}

/* "4,012.88 (12.5%)": true when the two do not go together. */
static bool odd_discount(const struct gst_item *it)
{
	struct dx_dec part;

	if (!dx_val_printed(&it->discount) || !dx_val_has(&it->discount_rate) || !dx_val_has(&it->quantity) ||
	    !dx_val_has(&it->unit_price))
		return false;
	part = dx_dec_mul(dx_dec_mul(it->quantity.dec, it->unit_price.dec), it->discount_rate.dec);
	return !dx_dec_near(dx_dec_div(part, dx_dec(100, 0), 2), it->discount.dec, paise(1));
}

void dx_gst_check_lines(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;
	const struct together all = {are_whole_rupees(inv), dx_gst_values_make_total(inv)};

	for (size_t i = 0; i < inv->line_items.n; i++) {
		inv->has_odd_figure |= odd_discount(&items[i]);
		inv->has_odd_figure |=
			dx_val_has(&items[i].tax_rate) && has_own_rate(&items[i]) && !is_sum_of_own(&items[i]);
		/* A price that nothing can be held against. */
		inv->has_odd_figure |= dx_val_has(&items[i].price_with_tax) &&
				       !(dx_val_has(&items[i].tax_rate) && dx_val_has(&items[i].unit_price));
		if (on(job, GK_LINE_AMOUNT))
			line_amount(job, inv, &items[i], i, all);
		if (on(job, GK_LINE_AMOUNT))
			dx_gst_check_gross(job, &items[i], i);
		if (on(job, GK_LINE_TAX))
			line_tax(job, &items[i], i);
		if (on(job, GK_LINE_TOTAL) && !dx_gst_is_exempt(&items[i]))
			line_total(job, &items[i], i);
	}
}
