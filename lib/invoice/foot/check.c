/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The arithmetic of an invoice. Sums are exact; a product that had to be rounded
 * may differ by 0.01, and proves a factor only where another last digit of it
 * would have shown.
 */
#include "foot.h"
#include "items/items.h"
#include "record/record.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum inv_check c)
{
	return dx_template_checks(job->tpl, c);
}

/* ---- lines ---- */

/* What one unit of FACTOR is worth in PRODUCT. */
static struct dx_dec per(struct dx_dec product, struct dx_dec factor)
{
	return dx_dec_is_zero(factor) ? exact : dx_dec_div(product, factor, 6);
}

/* Is the price of IT less its rate of discount the price that is charged, and that of no other last digit? */
static bool is_charged_of(const struct inv_item *it)
{
	struct dx_dec part = dx_dec_sub(dx_dec(100, 0), dx_dec_abs(it->discount_rate.dec));

	part = dx_dec_div(part, dx_dec(100, 0), 4);
	return dx_check_pins(dx_dec_mul(it->unit_price.dec, part), it->charged, part, it->unit_price.dec);
}

/* Money of a thousand parts, as rials are: does V make all digits of FOUND, and one STEP more or less other ones? */
static bool pins_thousandth(struct dx_dec v, struct dx_dec found, struct dx_dec step)
{
	struct dx_dec half = dx_dec(5, 4);

	return found.scale == 3 && dx_dec_near(v, found, half) && !dx_dec_near(dx_dec_add(v, step), found, half) &&
	       !dx_dec_near(dx_dec_sub(v, step), found, half);
}

/* Does V, a line's value, come to FOUND only with this last digit of FACTOR? Whole money hides what is less than one.
 */
static bool pins(const struct inv_item *it, struct dx_dec v, struct dx_dec found, struct dx_dec factor)
{
	struct dx_dec other = per(v, factor);

	if (dx_invoice_is_whole_money(it) &&
	    dx_dec_cmp(dx_dec_abs(dx_dec_mul(other, dx_dec(1, factor.scale))), dx_dec(1, 0)) < 0)
		return false;
	return dx_check_pins(v, found, other, factor) ||
	       pins_thousandth(v, found, dx_dec_mul(other, dx_dec(1, factor.scale)));
}

static void line_amount(struct dx_job *job, struct inv_item *it, size_t i, bool with_tax)
{
	static const char label[] = "Quantity × price, less discount (±0.01 where rounded)";
	struct dx_term terms[] = {
		{NULL, dx_invoice_path(job, "line_items", i, "quantity")},
		{NULL, dx_invoice_path(job, "line_items", i, "unit_price")},
		{&it->amount, dx_invoice_path(job, "line_items", i, "amount")},
		{with_tax ? &it->tax_rate : NULL, NULL},
	};
	struct dx_dec v;
	struct dx_dec want;
	struct dx_dec found = it->amount.dec;
	bool rounded;

	if (!dx_val_has(&it->amount) || !dx_invoice_line_value(it, with_tax, &v)) {
		dx_checks_none(&job->checks, "line_amount", label, terms[2].path);
		return;
	}
	/* A credit note may print its amounts negative and its quantities not. */
	if (it->amount.dec.coef < 0 && v.coef > 0)
		v = dx_dec_neg(v);
	want = dx_dec_round(v, 2);
	rounded = dx_dec_cmp(want, v) != 0;
	if (pins(it, v, found, it->quantity.dec))
		terms[0].val = &it->quantity;
	/* a cent more or less of the price may leave as much of it */
	if ((dx_dec_is_zero(it->charged) || !dx_val_has(&it->discount_rate) || is_charged_of(it)) &&
	    pins(it, v, found, it->unit_price.dec))
		terms[1].val = &it->unit_price;
	dx_checks_compare(&job->checks, "line_amount", label, want, found, rounded ? dx_dec(1, 2) : exact, terms,
			  DX_LEN(terms));
}

/* Of a line whose amount is less than nothing: which of its factors is? 0: none, its minus is the paper's. */
static unsigned int signs(const struct inv_item *it)
{
	return (it->quantity.dec.coef < 0 ? 1U : 0) | (it->unit_price.dec.coef < 0 ? 2U : 0);
}

/*
 * A credit note says its minus in the quantities, in the prices, or in the amounts alone: one of its lines that says it
 * otherwise has lost a sign, or its quantity and price changed places. Among amounts of both signs a return has its own
 * way and a reduction another; but no line says nothing where another one says it.
 */
static bool has_odd_sign(const struct inv_invoice *inv)
{
	const struct inv_item *items = inv->line_items.items;
	size_t ways[4] = {0};
	size_t n = 0;
	size_t kinds = 0;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (items[i].amount.dec.coef >= 0 || !dx_val_has(&items[i].amount) || !dx_val_has(&items[i].quantity) ||
		    !dx_val_has(&items[i].unit_price))
			continue;
		ways[signs(&items[i])]++;
		n++;
	}
	for (size_t k = 0; k < DX_LEN(ways); k++)
		kinds += ways[k] > 0;
	return kinds > 1 && (ways[0] > 0 || n == inv->line_items.n);
}

/* All lines' amounts as terms; false when a line has none. */
static bool sum_lines(struct inv_invoice *inv, struct dx_term *terms, size_t *n, struct dx_dec *sum)
{
	struct inv_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].amount))
			return false;
		*n = dx_invoice_term(terms, *n, &items[i].amount, NULL, sum);
	}
	return inv->line_items.n > 0;
}

static bool met(const struct dx_val *v, struct dx_dec sum)
{
	return dx_val_printed(v) && dx_dec_cmp(v->dec, sum) == 0;
}

/* Less than one of the currency. */
static bool is_rounding(const struct dx_val *v)
{
	return dx_val_printed(v) && dx_dec_cmp(dx_dec_abs(v->dec), dx_dec(1, 0)) < 0;
}

/* What the lines come to before their discounts; false when a line does not say. */
static bool before_discounts(const struct inv_invoice *inv, struct dx_dec *sum_r)
{
	const struct inv_item *items = inv->line_items.items;

	*sum_r = exact;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct inv_item plain = items[i];
		struct dx_dec v;

		plain.discount = plain.discount_rate = (struct dx_val){0};
		plain.charged = exact;
		if (!dx_invoice_line_value(&plain, false, &v))
			return false;
		*sum_r = dx_dec_add(*sum_r, dx_dec_round(v, 2));
	}
	return inv->line_items.n > 0;
}

/* "Goods 635.00, discounts 62.00" over lines of 573.00: both sums are of the lines, whose amounts have it already. */
static bool is_granted(const struct inv_invoice *inv, struct dx_dec lines)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec all;

	return dx_val_printed(&t->discount) && !dx_dec_is_zero(t->discount.dec) && before_discounts(inv, &all) &&
	       met(&t->subtotal, all) && met(&t->subtotal, dx_dec_add(lines, dx_dec_abs(t->discount.dec)));
}

/* "Base 100.00, IVA 21.00, IRPF -15.00, Total 106.00" over lines of 121.00: who pays withholds of what holds the tax.
 */
static bool is_total_less_withheld(const struct inv_invoice *inv, struct dx_dec lines)
{
	const struct inv_totals *t = &inv->totals;

	return dx_val_printed(&inv->withheld) && !dx_dec_is_zero(inv->withheld.dec) && dx_val_printed(&t->tax) &&
	       met(&t->subtotal, dx_dec_sub(lines, t->tax.dec)) &&
	       met(&t->total, dx_dec_sub(lines, dx_dec_abs(inv->withheld.dec)));
}

/*
 * What stands between SUM, of the lines, and a printed one besides discount and shipping, as N terms more: what makes
 * the total a whole one, where the lines hold their tax, what a claim keeps back of the work before it is taxed, or
 * who pays withholds of the total with tax, and what the lines' amounts have been granted. Returns that sum, or NULL.
 */
static struct dx_val *beside(struct inv_invoice *inv, struct dx_term *terms, size_t *n, struct dx_dec *sum)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec left = dx_invoice_less_withheld(inv, dx_invoice_with_extras(t, *sum));

	if (is_rounding(&inv->rounding) && met(&t->total, dx_dec_add(*sum, inv->rounding.dec))) {
		*n = dx_invoice_term(terms, *n, &inv->rounding, NULL, sum);
		return &t->total;
	}
	if (is_granted(inv, *sum)) {
		terms[(*n)++] = (struct dx_term){&t->discount, "/totals/discount"};
		*sum = t->subtotal.dec;
		return &t->subtotal;
	}
	if (is_total_less_withheld(inv, *sum)) {
		terms[(*n)++] = (struct dx_term){&inv->withheld, NULL};
		*sum = t->total.dec;
		return &t->total;
	}
	if (dx_dec_cmp(left, dx_invoice_with_extras(t, *sum)) == 0 || !met(&t->subtotal, left))
		return NULL;
	terms[(*n)++] = (struct dx_term){&inv->withheld, NULL};
	terms[(*n)++] = (struct dx_term){&t->discount, "/totals/discount"};
	terms[(*n)++] = (struct dx_term){&t->shipping, "/totals/shipping"};
	*sum = left;
	return &t->subtotal;
}

/* What the lines' amounts come to: the subtotal, what is taxed, or the total with tax in them. True if met. */
static bool line_sum(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Sum of the lines' amounts";
	struct inv_totals *t = &inv->totals;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + 6, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec all;
	struct dx_val *other;
	struct dx_val *target;
	const char *where;
	size_t n = 0;

	if (!sum_lines(inv, terms, &n, &sum) || (!dx_val_printed(&t->subtotal) && !dx_val_printed(&t->total))) {
		dx_checks_none(&job->checks, "line_sum", label, "/line_items");
		return false;
	}
	all = dx_invoice_with_extras(t, sum);
	target = dx_val_printed(&t->subtotal) ? &t->subtotal : &t->total;
	if (!met(target, sum) && (met(&t->total, sum) || met(&t->total, all)))
		target = &t->total;
	other = met(target, sum) || met(target, all) ? NULL : beside(inv, terms, &n, &sum);
	target = other ? other : target;
	where = target == &t->total ? "/totals/total" : "/totals/subtotal";
	if (!met(target, sum) && met(target, all)) {
		sum = all;
		terms[n++] = (struct dx_term){&t->discount, "/totals/discount"};
		terms[n++] = (struct dx_term){&t->shipping, "/totals/shipping"};
	} else if (target == &t->total && !met(target, sum) && dx_val_has(&t->tax)) {
		sum = dx_dec_add(all, t->tax.dec); /* no subtotal is printed */
		terms[n++] = (struct dx_term){&t->tax, "/totals/tax"};
	}
	terms[n++] = (struct dx_term){target, where};
	dx_checks_compare(&job->checks, "line_sum", label, sum, target->dec, exact, terms, n);
	return met(target, sum);
}

/* ---- sums ---- */

/* The tax that takes part in the total, and the taxes of single rates that it was added up or taken from. */
static size_t tax_terms(struct dx_job *job, struct inv_invoice *inv, struct dx_term *terms, size_t n)
{
	struct inv_rate *rates = inv->tax_summary.items;
	struct dx_val *tax = &inv->totals.tax;
	struct dx_dec unused = exact;

	n = dx_invoice_term(terms, n, tax, "/totals/tax", &unused);
	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (tax->source == DX_VAL_DERIVED || dx_val_same_place(tax, &rates[i].tax))
			n = dx_invoice_term(terms, n, &rates[i].tax, dx_invoice_path(job, "tax_summary", i, "tax"),
					    &unused);
	return n;
}

/* What is withheld makes the difference between the total and what is due, and not the total itself. */
static bool left_of_total(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;

	return dx_val_has(&inv->withheld) && dx_val_has(&t->total) && dx_val_has(&t->due) &&
	       dx_dec_cmp(dx_dec_sub(dx_dec_sub(t->total.dec, dx_dec_abs(dx_val_or_zero(&t->paid))),
				     dx_dec_abs(inv->withheld.dec)),
			  t->due.dec) == 0;
}

/* True when the total was met exactly. */
static bool total(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Subtotal, discount, shipping and tax against the total";
	struct inv_totals *t = &inv->totals;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->tax_summary.n + 8, sizeof(*terms));
	struct dx_dec sum;
	struct dx_dec unused = exact;
	size_t n = 0;

	if (!dx_val_printed(&t->total) || !dx_val_has(&t->subtotal)) {
		dx_checks_none(&job->checks, "total", label, "/totals/total");
		return false;
	}
	sum = dx_invoice_taxed(inv);
	n = dx_invoice_term(terms, n, &t->subtotal, "/totals/subtotal", &unused);
	n = dx_invoice_term(terms, n, &t->discount, "/totals/discount", &unused);
	n = dx_invoice_term(terms, n, &t->shipping, "/totals/shipping", &unused);
	n = dx_invoice_term(terms, n, &t->service, NULL, &unused);
	if (dx_val_has(&t->tax) && dx_dec_cmp(sum, t->total.dec) != 0) {
		sum = dx_dec_add(sum, t->tax.dec);
		n = tax_terms(job, inv, terms, n);
	} else if (dx_val_has(&t->tax) && dx_dec_is_zero(t->tax.dec)) {
		n = tax_terms(job, inv, terms, n);
	}
	if (is_rounding(&inv->rounding) && dx_dec_cmp(sum, t->total.dec) != 0)
		n = dx_invoice_term(terms, n, &inv->rounding, NULL, &sum);
	if (dx_val_has(&inv->withheld) && dx_dec_cmp(sum, t->total.dec) != 0 && !left_of_total(inv)) {
		sum = dx_dec_sub(sum, dx_dec_abs(inv->withheld.dec));
		n = dx_invoice_term(terms, n, &inv->withheld, NULL, &unused);
		/* what is left to pay stands for a total whose own line is not there */
		inv->has_odd_figure |= dx_val_same_place(&t->due, &t->total);
	}
	terms[n++] = (struct dx_term){&t->total, "/totals/total"};
	dx_checks_compare(&job->checks, "total", label, sum, t->total.dec, exact, terms, n);
	return dx_dec_cmp(sum, t->total.dec) == 0;
}

static void due(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Total less what was paid against what is due";
	struct inv_totals *t = &inv->totals;
	struct dx_term terms[5] = {{&t->total, "/totals/total"}, {&t->due, "/totals/due"}};
	struct dx_dec left;
	struct dx_dec unused = exact;
	size_t n = dx_invoice_term(terms, 2, &t->paid, "/totals/paid", &unused);

	if (dx_val_printed(&t->due) && dx_val_same_place(&t->due, &t->total))
		t->due.proved |= t->total.proved;
	/* "Total 90.00 │ To pay 90.00" on one line are two figures; others there may be anything */
	if (!dx_val_printed(&t->due) || !dx_val_printed(&t->total) || dx_val_same_place(&t->due, &t->total) ||
	    (t->due.place.y0 == t->total.place.y0 && dx_dec_cmp(t->due.dec, t->total.dec) != 0))
		return;
	left = dx_dec_sub(t->total.dec, dx_dec_abs(dx_val_or_zero(&t->paid)));
	if (dx_val_printed(&inv->brought)) {
		left = dx_dec_add(left, inv->brought.dec);
		n = dx_invoice_term(terms, n, &inv->brought, NULL, &unused);
	} else if (left_of_total(inv)) {
		left = dx_dec_sub(left, dx_dec_abs(inv->withheld.dec));
		n = dx_invoice_term(terms, n, &inv->withheld, NULL, &unused);
	}
	if (is_rounding(&inv->rounding) && inv->rounding.place.y0 > t->total.place.y0 &&
	    dx_dec_cmp(dx_dec_add(left, inv->rounding.dec), t->due.dec) == 0)
		n = dx_invoice_term(terms, n, &inv->rounding, NULL, &left);
	if (!dx_val_has(&t->paid) && dx_dec_cmp(left, t->due.dec) != 0)
		dx_checks_none(&job->checks, "due", label, "/totals/due"); /* payments that are not printed */
	else
		dx_checks_compare(&job->checks, "due", label, left, t->due.dec, exact, terms, n);
}

/* "Net │ VAT │ To pay": the base of the only tax is the subtotal, in the same cell. */
static void share_base(struct inv_invoice *inv)
{
	struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&rates[i].taxable) && dx_val_same_place(&rates[i].taxable, &inv->totals.subtotal))
			rates[i].taxable.proved |= inv->totals.subtotal.proved;
}

static bool is_embedded_only(const struct dx_val *v)
{
	return v->source == DX_VAL_EMBEDDED_XML && v->place.page == 0;
}

/*
 * What the XML says and the page does not is held against what the page prints: the rates of the lines against the
 * taxes, what is due against the total.
 */
void dx_invoice_check_embedded(struct dx_job *job, void *record)
{
	struct inv_invoice *inv = record;
	struct inv_totals *t = &inv->totals;
	const struct inv_item *items = inv->line_items.items;
	bool rates = false;

	for (size_t i = 0; i < inv->line_items.n; i++)
		rates |= is_embedded_only(&items[i].tax_rate);
	if (rates && on(job, IK_TAX_SUMMARY))
		dx_invoice_check_line_rates(job, inv);
	if (on(job, IK_DUE) && t->total.place.page && (is_embedded_only(&t->due) || is_embedded_only(&t->paid)))
		due(job, inv);
}

void dx_invoice_checks(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_item *items = inv->line_items.items;
	bool with_tax = dx_invoice_adds_tax(inv);
	bool lines = false;
	bool sums = false;

	for (size_t i = 0; on(job, IK_LINE_AMOUNT) && i < inv->line_items.n; i++)
		line_amount(job, &items[i], i, with_tax);
	if (on(job, IK_LINE_SUM))
		lines = line_sum(job, inv);
	if (on(job, IK_TAX_SUMMARY))
		dx_invoice_check_rates(job, inv);
	if (on(job, IK_TAX_TOTAL))
		dx_invoice_check_tax_total(job, inv);
	if (on(job, IK_TOTAL))
		sums = total(job, inv);
	if (on(job, IK_DUE))
		due(job, inv);
	share_base(inv);
	if (on(job, IK_LINE_SUM))
		dx_invoice_check_discounts(job, inv);
	if (on(job, IK_LINE_SUM))
		dx_invoice_check_sums(job, inv);
	dx_invoice_check_twins(job, inv);
	inv->has_odd_figure |= has_odd_sign(inv);
	/* The lines are tied to a printed sum, and that one to the total, if it is another. */
	const struct dx_need needs[] = {
		{lines, DX_OPEN_LINES},
		{sums || !dx_val_has(&inv->totals.subtotal), DX_OPEN_TOTAL},
		{!inv->has_unread, DX_OPEN_UNREAD},
		{!inv->has_odd_figure, DX_OPEN_UNEXPLAINED},
		{!inv->has_guess, DX_OPEN_GUESS},
		{!dx_job_lacks_page(job->arena, &job->lines) && !dx_whole_ends_in_sums(job, &inv->totals.total),
		 DX_OPEN_PAGES},
		{dx_invoice_is_whole(job, inv), DX_OPEN_LACKING}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
