/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Sums whose labels nobody knows, by what the others come to. Where the arithmetic was used up in telling what a figure
 * is, nothing is verified by it.
 */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"
#include "items/items.h"
#include "record/record.h"

#define AMOUNTS_MAX 24
#define PARTS_MAX   6 /* between the lines and the total */
#define LETTERS     4 /* a word of so many between a label and its amount says more than the label */

/* The last amount of line AT, which no label that we know names. */
static bool unnamed_amount(struct dx_job *job, size_t at, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[at];
	bool found = false;

	if (line->used || !dx_invoice_is_below(job, at))
		return false;
	for (size_t i = job->labels.line_first[at]; i < job->labels.line_first[at + 1]; i++)
		if (!job->labels.v[i].inner && job->labels.v[i].field >= IL_SUBTOTAL &&
		    job->labels.v[i].field <= IL_DUE)
			return false;
	for (size_t i = 0; i < line->n;) {
		size_t used = dx_invoice_amount_at(job, line, i, v);

		found = used > 0 && i + used == line->n;
		i += used ? used : 1;
	}
	return found;
}

/* The only amount of the foot without a name that is as large as WANT, whatever its sign. */
static bool only_unnamed(struct dx_job *job, struct dx_dec want, struct dx_val *v)
{
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_val one;

		if (!unnamed_amount(job, i, &one) || dx_dec_cmp(dx_dec_abs(one.dec), dx_dec_abs(want)) != 0)
			continue;
		*v = one;
		n++;
	}
	return n == 1 && !dx_dec_is_zero(want);
}

/* A figure without a name that is more than SUM: what has tax in it. */
static bool has_larger(struct dx_job *job, struct dx_dec sum)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_val one;

		if (unnamed_amount(job, i, &one) && dx_dec_cmp(one.dec, sum) > 0)
			return true;
	}
	return false;
}

static size_t line_of(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++)
		if (job->pages[job->lines.v[i].page].number == v->place.page && job->lines.v[i].y0 <= v->place.y0 &&
		    job->lines.v[i].y1 >= v->place.y1 && job->lines.v[i].x0 <= v->place.x0 &&
		    job->lines.v[i].x1 >= v->place.x1)
			return i;
	return job->lines.n;
}

/* "Spring sale (10% off)": is LESS, of the line that it stands on, so much of the subtotal? Then a second figure says
 * it.
 */
static bool is_rate_of(struct dx_job *job, const struct dx_val *less, struct dx_dec subtotal)
{
	size_t at = line_of(job, less);
	struct dx_val rate;
	size_t used;

	for (size_t i = 0; at < job->lines.n && i < job->lines.v[at].n; i++)
		if (dx_invoice_rate_at(job, &job->lines.v[at], i, &used, &rate) && !dx_dec_is_zero(rate.dec))
			return dx_dec_near(dx_dec_div(dx_dec_mul(subtotal, rate.dec), dx_dec(100, 0), 6),
					   dx_dec_abs(less->dec), dx_dec(5, 3));
	return false;
}

/* "Promo code -5.00": what is taken off between what the lines come to and the total. */
static void find_less(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val less = {0};
	struct dx_dec sum;

	if (!dx_val_has(&t->total) || !dx_val_has(&t->subtotal) || dx_val_has(&t->discount))
		return;
	sum = dx_dec_add(dx_invoice_with_extras(t, t->subtotal.dec), dx_val_or_zero(&t->tax));
	if (dx_dec_cmp(sum, t->total.dec) <= 0 || !only_unnamed(job, dx_dec_sub(t->total.dec, sum), &less) ||
	    less.dec.coef >= 0)
		return;
	t->discount = less;
	inv->has_guess |= !is_rate_of(job, &less, t->subtotal.dec);
}

/* Is all that lies between the total and what is due its rounding, or what is kept back? Then nothing was paid. */
static bool is_settled(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	const struct dx_dec left = dx_dec_sub(t->total.dec, dx_dec_abs(dx_val_or_zero(&inv->withheld)));

	return (dx_val_has(&inv->rounding) || dx_val_has(&inv->withheld)) && dx_val_has(&t->total) &&
	       dx_val_has(&t->due) && dx_dec_cmp(dx_dec_add(left, dx_val_or_zero(&inv->rounding)), t->due.dec) == 0;
}

/* A total, a payment or what is left to pay, whose label nobody knows, by the other sums. */
static void by_other_sums(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec sum = t->subtotal.dec;

	if (dx_val_has(&t->total) && dx_val_has(&t->due) && !dx_val_has(&t->paid) &&
	    dx_dec_cmp(t->due.dec, t->total.dec) != 0 && !is_settled(inv)) {
		inv->has_guess |= only_unnamed(job, dx_dec_sub(t->total.dec, t->due.dec), &t->paid);
		return;
	}
	if (dx_val_has(&t->total) && dx_val_has(&t->paid) && !dx_dec_is_zero(t->paid.dec) && !dx_val_has(&t->due)) {
		inv->has_guess |= only_unnamed(job, dx_dec_sub(t->total.dec, dx_dec_abs(t->paid.dec)), &t->due);
		return;
	}
	if (dx_val_has(&t->total) && dx_val_has(&inv->withheld) && !dx_val_has(&t->due)) {
		inv->has_guess |= only_unnamed(job, dx_dec_sub(t->total.dec, dx_dec_abs(inv->withheld.dec)), &t->due);
		return;
	}
	if (dx_val_has(&t->total) ||
	    (!dx_val_has(&t->subtotal) &&
	     !dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &sum)))
		return;
	if (dx_val_has(&t->discount))
		sum = dx_dec_sub(sum, dx_dec_abs(t->discount.dec));
	if (dx_val_has(&t->shipping))
		sum = dx_dec_add(sum, t->shipping.dec);
	if (dx_val_has(&t->tax))
		sum = dx_dec_add(sum, t->tax.dec);
	if (dx_val_has(&t->tax) || !has_larger(job, sum))
		inv->has_guess |= only_unnamed(job, sum, &t->total);
}

/* ---- what the lines come to ---- */

/* Their sum, less the discount, with the shipping. */
static bool lines_come_to(const struct inv_invoice *inv, struct dx_dec *plain_r, struct dx_dec *all_r)
{
	if (!dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), plain_r) ||
	    dx_dec_is_zero(*plain_r))
		return false;
	*all_r = dx_invoice_with_extras(&inv->totals, *plain_r);
	return true;
}

static bool is_above(const struct dx_val *a, const struct dx_val *b)
{
	return a->place.page == b->place.page && a->place.y1 <= b->place.y0;
}

/* The sum of the lines under an unknown name. The total, which is met with it, is what proves it. */
static void find_subtotal(struct dx_job *job, struct inv_invoice *inv, struct dx_dec plain, struct dx_dec all)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val one;

	/* "Total fees" above a total without a tax */
	if (!dx_val_has(&t->tax) && !dx_val_has(&t->subtotal) && dx_val_has(&t->total) && dx_dec_cmp(plain, all) == 0 &&
	    dx_dec_cmp(t->total.dec, plain) == 0) {
		if ((only_unnamed(job, plain, &one) || dx_invoice_named_amount(job, IL_TOTAL, plain, &one)) &&
		    is_above(&one, &t->total))
			t->subtotal = one;
		return;
	}
	/* one that is named may have the shipping in it; what else is added has no place of its own but there */
	if (dx_val_has(&t->subtotal) && dx_val_has(&t->service) && !dx_val_has(&t->shipping) &&
	    !dx_val_has(&t->discount))
		return;
	if ((dx_val_has(&t->subtotal) && (dx_dec_cmp(plain, all) == 0 || dx_dec_cmp(t->subtotal.dec, all) != 0)) ||
	    !dx_val_has(&t->total) || !dx_val_has(&t->tax) || dx_dec_is_zero(t->tax.dec) ||
	    dx_dec_cmp(dx_dec_add(all, t->tax.dec), t->total.dec) != 0)
		return;
	only_unnamed(job, plain, &t->subtotal);
}

/* Is V one of the taxes by rate, or what one of them is of? */
static bool is_of_rates(const struct inv_invoice *inv, const struct dx_val *v)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_same_place(v, &rates[i].tax) || dx_val_same_place(v, &rates[i].taxable))
			return true;
	return false;
}

/* "Goods 100.00, Transport 10.00, Taxable 110.00": what the lines come to and what is added, both without a name. */
static void find_shipping(struct dx_job *job, struct inv_invoice *inv, struct dx_dec plain)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec more;
	struct dx_val first = t->subtotal;
	struct dx_val second;

	if (!dx_val_has(&t->subtotal) || !dx_val_has(&t->total) || !dx_val_has(&t->tax) || dx_val_has(&t->shipping) ||
	    dx_val_has(&t->discount))
		return;
	more = dx_dec_sub(dx_dec_sub(t->total.dec, t->tax.dec), plain);
	if (more.coef <= 0 || !only_unnamed(job, more, &second) || is_of_rates(inv, &second))
		return;
	if (dx_dec_cmp(t->subtotal.dec, plain) != 0 &&
	    (dx_dec_cmp(dx_dec_add(t->subtotal.dec, t->tax.dec), t->total.dec) != 0 ||
	     !(dx_invoice_named_amount(job, IL_TOTAL, plain, &first) || only_unnamed(job, plain, &first))))
		return;
	t->subtotal = first;
	t->shipping = second;
	inv->has_guess = true;
}

/* The taxes of the lines at their rates, rounded together or each by itself. */
static bool is_tax_of_lines(const struct inv_invoice *inv, struct dx_dec tax)
{
	const struct inv_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].tax_rate) || !dx_val_has(&items[i].amount))
			return false;
		sum = dx_dec_add(sum,
				 dx_dec_div(dx_dec_mul(items[i].amount.dec, items[i].tax_rate.dec), dx_dec(100, 0), 6));
	}
	return dx_dec_near(sum, tax, dx_dec((int64_t)inv->line_items.n, 2));
}

/* A rate on the line of TAX that makes it of BASE. */
static bool rate_beside(struct dx_job *job, size_t at, struct dx_dec base, const struct dx_val *tax,
			struct dx_val *rate)
{
	const struct dx_line *line = &job->lines.v[at];

	for (size_t i = 0; i < line->n; i++) {
		size_t used;

		if (dx_invoice_rate_at(job, line, i, &used, rate) &&
		    dx_dec_near(dx_dec_div(dx_dec_mul(base, rate->dec), dx_dec(100, 0), 6), tax->dec, dx_dec(1, 2)))
			return true;
	}
	return false;
}

/* TAX, which nobody named, is one where a rate beside it or the rates of the lines make it. */
static void take_tax(struct dx_job *job, struct inv_invoice *inv, struct dx_dec base, const struct dx_val *tax)
{
	size_t at = line_of(job, tax);
	struct inv_rate r = {.tax = *tax};

	if (at < job->lines.n && inv->tax_summary.n == 0 && rate_beside(job, at, base, tax, &r.tax_rate)) {
		struct inv_rate *rates = DX_NEW(job->arena, struct inv_rate);

		*rates = r;
		inv->tax_summary = (struct dx_rows){rates, 1};
	} else if (!is_tax_of_lines(inv, tax->dec)) {
		return;
	}
	inv->totals.tax = *tax;
	inv->has_guess = true;
}

/* What is between the lines and the total. */
static void find_tax(struct dx_job *job, struct inv_invoice *inv, struct dx_dec all)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val tax;

	if (!dx_val_has(&t->tax) && dx_val_has(&t->total) && only_unnamed(job, dx_dec_sub(t->total.dec, all), &tax))
		take_tax(job, inv, all, &tax);
}

/* "Totale imposte 17.20": another word follows the label, and the total is less than the lines. */
static bool is_other_total(struct dx_job *job, const struct dx_val *total, struct dx_dec all)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	if (dx_dec_cmp(dx_dec_abs(total->dec), dx_dec_abs(all)) >= 0)
		return false;
	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TOTAL, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const struct dx_word *next = hit->first + hit->n < line->n ? line->words[hit->first + hit->n] : NULL;

		if (hit->line == line_of(job, total) && next && strlen(next->text) >= LETTERS &&
		    !strpbrk(next->text, "0123456789"))
			return true;
	}
	return false;
}

/* Every amount that ends a line of the foot. Returns how many. */
static size_t of_foot(struct dx_job *job, struct dx_val *v)
{
	size_t n = 0;

	for (size_t at = 0; at < job->lines.n && n < AMOUNTS_MAX; at++) {
		const struct dx_line *line = &job->lines.v[at];
		bool last = false;

		if (line->used || !dx_invoice_is_below(job, at))
			continue;
		for (size_t i = 0; i < line->n;) {
			size_t used = dx_invoice_amount_at(job, line, i, &v[n]);

			last = used > 0 && i + used == line->n;
			i += used ? used : 1;
		}
		n += last;
	}
	return n;
}

/* ---- a foot of which no label is known ---- */

/* A foot as it adds up: what is added to, or taken from, the lines before a figure that is the sum. */
struct chain {
	const struct dx_val *v;
	size_t first, n; /* into v: the parts */
	uint32_t minus;  /* bits of the parts that are taken away */
	bool has_sum;    /* the lines' sum itself stands before them */
};

static struct dx_dec chain_sum(const struct chain *c, struct dx_dec lines)
{
	struct dx_dec parts = dx_dec(0, 2);

	for (size_t i = 0; i < c->n; i++) {
		struct dx_dec part = c->v[c->first + i].dec;

		if (i > 0 && !(c->minus >> i & 1) && dx_dec_cmp(part, parts) == 0)
			continue; /* the sum of several taxes, or the only one once more */
		parts = c->minus >> i & 1 ? dx_dec_sub(parts, dx_dec_abs(part)) : dx_dec_add(parts, part);
	}
	return dx_dec_add(lines, parts);
}

static bool has_zero(const struct chain *c)
{
	for (size_t i = 0; i < c->n; i++)
		if (dx_dec_is_zero(c->v[c->first + i].dec))
			return true;
	return false;
}

/* The shortest one, all parts added if that is one. V: the amounts of the foot from above. */
static bool find_chain(const struct dx_val *v, size_t n, struct dx_dec lines, struct chain *c)
{
	*c = (struct chain){.v = v};
	while (c->first < n && dx_dec_cmp(v[c->first].dec, lines) == 0)
		c->first++;
	c->has_sum = c->first > 0;
	for (c->n = 1; c->n <= PARTS_MAX && c->first + c->n < n; c->n++)
		for (c->minus = 0; c->minus < UINT32_C(1) << c->n; c->minus++)
			if (!has_zero(c) && dx_dec_cmp(chain_sum(c, lines), v[c->first + c->n].dec) == 0)
				return true;
	return false;
}

/* A rate on the line of V, no higher than a tax has. */
static bool has_rate(struct dx_job *job, const struct dx_val *v, struct dx_val *rate)
{
	size_t at = line_of(job, v);
	size_t used;

	for (size_t i = 0; at < job->lines.n && i < job->lines.v[at].n; i++)
		if (dx_invoice_rate_at(job, &job->lines.v[at], i, &used, rate))
			return true;
	return false;
}

/* What the parts are: taken away it is a discount, with a rate a tax; the only one is a tax if the lines' rates say so.
 */
static void name_parts(struct dx_job *job, struct inv_invoice *inv, const struct chain *c)
{
	struct inv_totals *t = &inv->totals;
	struct inv_rate *rates = dx_alloc_array(job->arena, PARTS_MAX, sizeof(*rates));
	struct dx_dec tax = dx_dec(0, 2);
	size_t n = 0;

	for (size_t i = 0; i < c->n; i++) {
		const struct dx_val *part = &c->v[c->first + i];
		struct dx_val rate = {0};

		if (c->minus >> i & 1) {
			if (!dx_val_has(&t->discount))
				t->discount = *part;
		} else if (has_rate(job, part, &rate) || is_tax_of_lines(inv, part->dec)) {
			rates[n++] = (struct inv_rate){.tax_rate = rate, .tax = *part};
			tax = dx_dec_add(tax, part->dec);
		} else if (c->n > 1 && !dx_val_has(&t->shipping) && !is_of_rates(inv, part)) {
			t->shipping = *part;
		}
	}
	if (n == 0 || dx_val_has(&t->tax))
		return;
	t->tax = n == 1 ? rates[0].tax : dx_val_derived_dec(tax);
	if (inv->tax_summary.n == 0 && dx_val_has(&rates[0].tax_rate))
		inv->tax_summary = (struct dx_rows){rates, n};
}

/* What was paid and what is left, right below the total. */
static void name_rest(struct inv_invoice *inv, const struct dx_val *v, size_t n)
{
	struct inv_totals *t = &inv->totals;

	if (n < 2 || dx_val_has(&t->paid) || (dx_val_has(&t->due) && dx_dec_cmp(t->due.dec, v[1].dec) != 0) ||
	    dx_dec_cmp(dx_dec_sub(t->total.dec, dx_dec_abs(v[0].dec)), v[1].dec) != 0)
		return;
	t->paid = v[0];
	if (!dx_val_has(&t->due))
		t->due = v[1];
}

/* "Net 100.00, 19 % VAT 19.00, Sum 119.00" below prices with tax: what the lines are, and what that is made of. */
static bool find_inside(struct dx_job *job, struct inv_invoice *inv, const struct dx_val *v, size_t n,
			struct dx_dec plain)
{
	struct inv_totals *t = &inv->totals;

	/* the total last, or first: "Sum 119.00, of which VAT 19 % 19.00, net 100.00" */
	for (size_t i = 0; n > 2 && i < 3 * n; i++) {
		static const struct {
			size_t total, net, tax;
		} orders[] = {{2, 0, 1}, {0, 2, 1}, {0, 1, 2}};
		size_t at = i / 3;
		const struct dx_val *total = &v[at + orders[i % 3].total];
		const struct dx_val *net = &v[at + orders[i % 3].net];
		const struct dx_val *tax = &v[at + orders[i % 3].tax];
		struct dx_val rate;

		if (at + 2 >= n)
			break;
		if (dx_dec_cmp(total->dec, plain) != 0 || dx_dec_cmp(dx_dec_add(net->dec, tax->dec), plain) != 0 ||
		    !has_rate(job, tax, &rate))
			continue;
		t->total = *total;
		if (!dx_val_has(&t->subtotal))
			t->subtotal = *net;
		if (!dx_val_has(&t->tax))
			t->tax = *tax;
		return true;
	}
	return false;
}

/* Only what is due is named, above the items. */
static bool is_headline(const struct dx_job *job, const struct inv_totals *t)
{
	size_t at = line_of(job, &t->total);

	return dx_val_has(&t->due) && dx_val_same_place(&t->due, &t->total) && at < job->lines.n &&
	       !dx_invoice_is_below(job, at);
}

/* A total, and what leads to it, by the order in which the foot adds up. */
static void find_total(struct dx_job *job, struct inv_invoice *inv, struct dx_dec plain)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val *v = dx_alloc_array(job->arena, AMOUNTS_MAX, sizeof(*v));
	size_t n = of_foot(job, v);
	struct chain c;

	if (dx_val_has(&t->total) && !is_other_total(job, &t->total, plain) && !is_headline(job, t))
		return;
	inv->has_guess |= find_inside(job, inv, v, n, plain);
	if (dx_val_has(&t->total) && dx_dec_cmp(t->total.dec, plain) == 0)
		return;
	if (!find_chain(v, n, plain, &c))
		return;
	t->total = v[c.first + c.n];
	if (c.has_sum && !dx_val_has(&t->subtotal))
		t->subtotal = v[0];
	inv->has_guess = true;
	name_parts(job, inv, &c);
	name_rest(inv, v + c.first + c.n + 1, n - c.first - c.n - 1);
}

/* "Total 90.00, Charged to card -90.00, Remaining 0.00": what was paid has a minus, and stands right below the total.
 */
static void find_rest(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val *v = dx_alloc_array(job->arena, AMOUNTS_MAX, sizeof(*v));
	size_t n = of_foot(job, v);

	if (!dx_val_has(&t->total) || dx_val_has(&t->paid) || dx_val_has(&inv->withheld) || t->total.dec.coef <= 0 ||
	    (dx_val_has(&t->due) && dx_val_same_place(&t->due, &t->total)) || is_settled(inv))
		return;
	for (size_t i = 0; i + 2 < n; i++) {
		if (!dx_val_same_place(&v[i], &t->total) || v[i + 1].dec.coef >= 0)
			continue;
		name_rest(inv, v + i + 1, n - i - 1);
		inv->has_guess |= dx_val_has(&t->paid);
		return;
	}
}

void dx_invoice_unnamed(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_dec plain;
	struct dx_dec all;

	if (lines_come_to(inv, &plain, &all))
		find_total(job, inv, plain);
	find_rest(job, inv);
	find_less(job, inv);
	by_other_sums(job, inv);
	if (!lines_come_to(inv, &plain, &all))
		return;
	find_tax(job, inv, all);
	find_subtotal(job, inv, plain, all);
	find_shipping(job, inv, plain);
}
