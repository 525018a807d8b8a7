/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of a receipt: goods, sums, and what was handed over and back. All of it is exact. */
#include "dx/extract/erased.h"
#include "ways_int.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum rec_check c)
{
	return dx_template_checks(job->tpl, c);
}

/*
 * "200.00 at 95.40: 2.10 ltr": is the quantity of IT what its amount buys, as far as it is printed? The amount is what
 * was asked for there, and neither proves the other.
 */
static bool is_bought_for(const struct rec_item *it)
{
	struct dx_dec half = dx_dec_mul(it->price.dec, dx_dec(5, (uint8_t)(it->quantity.dec.scale + 1)));

	return it->quantity.dec.scale > 0 && dx_dec_cmp(dx_dec_round(it->quantity.dec, 0), it->quantity.dec) != 0 &&
	       dx_dec_is_zero(it->off) && dx_dec_is_zero(it->less) &&
	       dx_dec_near(dx_receipt_priced(it, it->quantity.dec), it->amount.dec, half);
}

static void line_amount(struct dx_job *job, struct rec_item *it, size_t i)
{
	bool reduced = !dx_dec_is_zero(it->off) || !dx_dec_is_zero(it->less);
	const char *label = reduced ? "Quantity × price, less what is taken off (±0.01 where rounded)"
				    : "Quantity × price (±0.01 where rounded)";
	char *path = dx_asprintf(job->arena, "/line_items/%zu/amount", i);
	struct dx_term terms[] = {{&it->amount, path}, {NULL, dx_asprintf(job->arena, "/line_items/%zu/quantity", i)}};
	struct dx_dec v, one;
	struct dx_dec want;

	if (!dx_val_has(&it->quantity) || !dx_val_has(&it->price) ||
	    dx_dec_abs(it->price.dec).coef > INT64_C(1000000000000)) {
		dx_checks_none(&job->checks, "line_amount", label, path);
		return;
	}
	v = dx_receipt_priced(it, it->quantity.dec);
	want = dx_dec_round(v, 2);
	if (!dx_dec_near(want, it->amount.dec, dx_dec(1, 2)) && is_bought_for(it)) {
		dx_checks_none(&job->checks, "line_amount", label, path);
		return;
	}
	one = dx_dec_sub(dx_receipt_priced(it, dx_dec(1, 0)), dx_receipt_priced(it, dx_dec(0, 0)));
	if (dx_check_pins(v, it->amount.dec, one, it->quantity.dec))
		terms[1].val = &it->quantity;
	dx_checks_compare(&job->checks, "line_amount", label, want, it->amount.dec,
			  dx_dec_cmp(v, want) == 0 ? exact : dx_dec(1, 2), terms, DX_LEN(terms));
}

/* GOODS less what is taken off, with the tax and the service that are added to them where no subtotal is printed. */
static struct dx_dec with_taxes(const struct rec_receipt *r, struct dx_dec goods)
{
	const struct rec_totals *t = &r->totals;

	return dx_dec_add(dx_dec_sub(goods, dx_receipt_discounts(r)),
			  dx_dec_add(dx_val_or_zero(&t->tax), dx_val_or_zero(&t->tip)));
}

/* Is the total SUM, with LESS taken off or without, before its rounding or behind it? */
static bool is_total_of(const struct rec_receipt *r, struct dx_dec sum, struct dx_dec less)
{
	const struct rec_totals *t = &r->totals;
	const struct dx_dec totals[] = {t->total.dec, dx_dec_sub(t->total.dec, dx_receipt_rounding(r))};

	for (size_t i = 0; i < DX_LEN(totals); i++)
		if (dx_dec_cmp(sum, totals[i]) == 0 || dx_dec_cmp(dx_dec_sub(sum, less), totals[i]) == 0)
			return true;
	return false;
}

/* Is the total the subtotal, rounded? Then goods that meet the one and not the other are wrong by the rounding. */
static bool is_only_rounded(const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;

	return dx_val_has(&t->subtotal) && !dx_dec_is_zero(dx_receipt_rounding(r)) &&
	       dx_dec_cmp(dx_dec_add(t->subtotal.dec, t->rounding.dec), t->total.dec) == 0;
}

/* The goods against the subtotal, or against the total where the prices hold the tax. True if met. */
static bool line_sum(struct dx_job *job, struct rec_receipt *r)
{
	static const char label[] = "Sum of the goods";
	struct rec_totals *t = &r->totals;
	struct rec_item *items = r->line_items.items;
	struct dx_term *terms = dx_alloc_array(job->arena, r->line_items.n + 6, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec less = dx_receipt_discounts(r);
	struct dx_val *target = dx_val_has(&t->subtotal) ? &t->subtotal : &t->total;
	struct dx_dec rounded;
	struct dx_dec found;
	bool added;
	size_t n = 0;

	if (r->line_items.n == 0 || !dx_val_has(target)) {
		dx_checks_none(&job->checks, "line_sum", label, "/line_items");
		return false;
	}
	for (size_t i = 0; i < r->line_items.n; i++) {
		sum = dx_dec_add(sum, items[i].amount.dec);
		terms[n++] = (struct dx_term){&items[i].amount, NULL};
	}
	if (dx_dec_cmp(sum, target->dec) != 0 && dx_val_has(&t->total) && !is_only_rounded(r) &&
	    is_total_of(r, sum, less))
		target = &t->total;
	found = target->dec;
	rounded = dx_dec_sub(found, dx_receipt_rounding(r));
	/* what is taken off stands between the goods and either */
	if (dx_dec_cmp(sum, found) != 0 && dx_dec_cmp(sum, rounded) != 0 &&
	    (dx_dec_cmp(dx_dec_sub(sum, less), found) == 0 || dx_dec_cmp(dx_dec_sub(sum, less), rounded) == 0))
		sum = dx_dec_sub(sum, less);
	if (target == &t->total && dx_val_has(&t->rounding) && !r->rounds_payment && dx_dec_cmp(sum, rounded) == 0) {
		found = rounded;
		terms[n++] = (struct dx_term){&t->rounding, "/totals/rounding"};
	}
	/* the goods of a subtotal that is lost would meet the total so as well: it is no sum of theirs */
	added = target == &t->total && dx_dec_cmp(sum, found) != 0 && dx_dec_cmp(with_taxes(r, sum), rounded) == 0;
	if (added) {
		sum = with_taxes(r, sum);
		found = rounded;
		terms[n++] = (struct dx_term){&t->tax, "/totals/tax"};
		terms[n++] = (struct dx_term){&t->tip, "/totals/tip"};
		terms[n++] = (struct dx_term){&t->rounding, "/totals/rounding"};
	}
	terms[n++] = (struct dx_term){target, target == &t->total ? "/totals/total" : "/totals/subtotal"};
	dx_checks_compare(&job->checks, "line_sum", label, sum, found, exact, terms, n);
	return !added && dx_dec_cmp(sum, found) == 0;
}

/* Subtotal, tax, tip, discount and rounding make the total; tax or discount may be in the subtotal already. */
static bool total(struct dx_job *job, struct rec_receipt *r)
{
	static const char label[] = "Subtotal, tax, tip and rounding against the total";
	struct rec_totals *t = &r->totals;
	struct dx_term terms[6];
	struct dx_dec less = dx_receipt_discounts(r);
	struct dx_dec base;
	struct dx_dec sum;
	size_t n = 0;

	if (!dx_val_has(&t->subtotal) || !dx_val_has(&t->total) || t->subtotal.place.y0 == t->total.place.y0) {
		dx_checks_none(&job->checks, "total", label, "/totals/total");
		return false;
	}
	base = dx_dec_add(dx_dec_add(t->subtotal.dec, dx_receipt_rounding(r)), dx_val_or_zero(&t->tip));
	terms[n++] = (struct dx_term){&t->subtotal, "/totals/subtotal"};
	if (!r->rounds_payment)
		terms[n++] = (struct dx_term){&t->rounding, "/totals/rounding"};
	terms[n++] = (struct dx_term){&t->tip, "/totals/tip"};
	sum = dx_dec_add(base, dx_val_or_zero(&t->tax));
	if (dx_dec_cmp(sum, t->total.dec) == 0 && dx_val_has(&t->tax) && !dx_dec_is_zero(t->tax.dec)) {
		terms[n++] = (struct dx_term){&t->tax, "/totals/tax"};
	} else if (dx_dec_cmp(sum, t->total.dec) != 0) {
		if (dx_dec_cmp(base, t->total.dec) == 0)
			sum = base;
		else if (dx_dec_cmp(dx_dec_sub(sum, less), t->total.dec) == 0 ||
			 dx_dec_cmp(dx_dec_sub(base, less), t->total.dec) == 0) /* the prices hold the tax */
			sum = t->total.dec;
	}
	terms[n++] = (struct dx_term){&t->total, "/totals/total"};
	dx_checks_compare(&job->checks, "total", label, sum, t->total.dec, exact, terms, n);
	return dx_dec_cmp(sum, t->total.dec) == 0;
}

/* "CGST 45.53  SGST 45.53  Total GST 91.06": several taxes against the one that says what they come to. */
static void taxes(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_sums *s = &r->sums;
	struct dx_val *tax = &r->totals.tax;
	struct dx_term *terms = dx_alloc_array(job->arena, s->n + 1, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!s->taxes || !dx_val_printed(tax))
		return;
	terms[n++] = (struct dx_term){tax, "/totals/tax"};
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field == RL_TAX && dx_val_has(&s->v[i].v)) {
			sum = dx_dec_add(sum, s->v[i].v.dec);
			terms[n++] = (struct dx_term){&s->v[i].v, NULL};
		}
	dx_checks_compare(&job->checks, "total", "Sum of the taxes", dx_dec_sub(sum, tax->dec), tax->dec, exact, terms,
			  n);
}

/* What the summary of taxes comes to is the total: the tax that only it says. */
static void summed(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	struct dx_term terms[] = {{&t->tax, "/totals/tax"}, {&t->total, "/totals/total"}};
	struct dx_dec both = dx_dec_add(r->sums.summed_net, dx_val_or_zero(&r->sums.summed_tax));
	/* a summary is of what was sold, or of that rounded */
	struct dx_dec total =
		dx_dec_cmp(both, t->total.dec) == 0 ? t->total.dec : dx_dec_sub(t->total.dec, dx_receipt_rounding(r));

	if (dx_val_printed(&t->tax) && dx_receipt_is_summed(r) && dx_dec_cmp(t->tax.dec, r->sums.summed_tax.dec) == 0)
		dx_checks_compare(&job->checks, "total", "Taxed amounts and their taxes against the total", both, total,
				  exact, terms, DX_LEN(terms));
}

/* A discount that the rounding gives back: both may be wrong by as much. */
static bool cancels(const struct rec_receipt *r)
{
	struct dx_dec less = dx_receipt_discounts(r);

	return !dx_dec_is_zero(less) && dx_dec_cmp(less, dx_val_or_zero(&r->totals.rounding)) == 0;
}

static bool change(struct dx_job *job, struct rec_receipt *r)
{
	static const char label[] = "Paid less change against the total";
	struct rec_totals *t = &r->totals;
	struct dx_term terms[] = {{&t->paid, "/totals/paid"},
				  {&t->change, "/totals/change"},
				  {&t->total, "/totals/total"},
				  {&t->rounding, "/totals/rounding"}};
	struct dx_dec due = t->total.dec; /* and what it is rounded to */
	struct dx_dec left;

	if (!dx_val_has(&t->paid) || !dx_val_has(&t->total) || t->paid.place.y0 == t->total.place.y0) {
		dx_checks_none(&job->checks, "change", label, "/totals/change");
		return false;
	}
	if (r->rounds_payment)
		due = dx_dec_add(due, t->rounding.dec);
	left = dx_dec_sub(t->paid.dec, dx_dec_abs(dx_val_or_zero(&t->change)));
	if (!dx_val_has(&t->change) && dx_dec_cmp(left, due) > 0) {
		dx_checks_none(&job->checks, "change", label, "/totals/change"); /* change that is not printed */
		return false;
	}
	dx_checks_compare(&job->checks, "change", label, left, due, exact, terms, DX_LEN(terms) - !r->rounds_payment);
	return dx_dec_cmp(left, due) == 0;
}

/*
 * What stands above the total and is called a discount is taken off: of the goods, or of the subtotal. Of what was
 * saved, which is said below the total, nobody knows what it was taken of.
 */
static bool takes_off(const struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	const struct rec_item *items = r->line_items.items;
	struct dx_dec less = dx_receipt_discounts(r);
	struct dx_dec unrounded = dx_dec_sub(dx_val_or_zero(&t->total), dx_receipt_rounding(r));
	struct dx_dec net = dx_dec_sub(dx_dec_sub(unrounded, dx_val_or_zero(&t->tax)), dx_val_or_zero(&t->tip));
	struct dx_dec with_tax = dx_dec_sub(unrounded, dx_val_or_zero(&t->tip));
	struct dx_dec goods = dx_dec(0, 2);
	size_t end = dx_receipt_line_of_total(job, r);
	bool any = false;

	for (size_t i = 0; i < r->sums.n; i++)
		any |= (r->sums.v[i].field == RL_DISCOUNT || r->sums.v[i].field == RL_CHARGE) &&
		       r->sums.v[i].line < end && !dx_whole_is_corrected(job, job->lines.v[r->sums.v[i].line].page);
	if (!any || dx_dec_is_zero(less))
		return true;
	for (size_t i = 0; i < r->line_items.n; i++)
		goods = dx_dec_add(goods, items[i].amount.dec);
	for (int k = 0; k < 2; k++) {
		struct dx_dec rest = dx_dec_sub(k || !dx_val_has(&t->subtotal) ? goods : t->subtotal.dec, less);

		if (dx_dec_cmp(rest, net) == 0 || dx_dec_cmp(rest, with_tax) == 0 ||
		    (dx_val_has(&t->subtotal) && dx_dec_cmp(rest, t->subtotal.dec) == 0))
			return true;
	}
	return false;
}

/*
 * A total, a subtotal, a tax or a payment that is said once more, and otherwise. On a scan an amount among them whose
 * label is none may be any of them.
 */
static bool says_otherwise(const struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = 0; i < r->sums.n; i++)
		if (dx_val_has(&r->sums.v[i].v) && !dx_whole_is_corrected(job, job->lines.v[r->sums.v[i].line].page) &&
		    !(r->sums.taxes && r->sums.v[i].field == RL_TAX) && !dx_receipt_knows(r, r->sums.v[i].v.dec))
			return true;
	return false;
}

/* Behind a payment stands what is left of the total, "28358", and no payment was read. */
static bool lacks_payment(const struct dx_job *job, const struct rec_receipt *r)
{
	for (size_t i = r->foot; !dx_val_has(&r->totals.paid) && dx_val_has(&r->totals.total) && i < job->lines.n;
	     i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		const struct dx_line *line = &job->lines.v[i];

		if (hit && hit->field >= RL_CASH && hit->field <= RL_PAID && hit->first + hit->n < line->n &&
		    dx_receipt_left_of(job, line->words[line->n - 1]->text, r->totals.total.dec) > 1)
			return true;
	}
	return false;
}

/* A label among the sums has a figure that is no amount, or the summary a tax that is not the receipt's. */
static bool lacks_sum(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_sums *s = &r->sums;

	return s->damaged || lacks_payment(job, r) ||
	       (((dx_val_has(&s->summed_tax) && !dx_dec_is_zero(s->summed_tax.dec)) || s->lone || s->broken ||
		 dx_receipt_tells_tax(job, r)) &&
		!dx_val_has(&r->totals.tax));
}

/* A label of a sum without its figure, beside others that have theirs; how it was paid often has none. */
static bool has_blank_label(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{RL_SUBTOTAL, &t->subtotal},   {RL_TAX, &t->tax},           {RL_ROUNDING, &t->rounding},
		    {RL_ROUNDED_TOTAL, &t->total}, {RL_GRAND_TOTAL, &t->total}, {RL_CHANGE, &t->change}};

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_erased_lacks(job, dx_scope_all(job), sums[i].label, sums[i].v))
			return true;
	return false;
}

/* No quantity was lost: no number stands where one may be, and of a scan all lines have one or none has; see whole.h.
 */
static bool is_whole(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {
		{RL_SUBTOTAL, &r->totals.subtotal}, {RL_ROUNDING, &r->totals.rounding}, {RL_CHANGE, &r->totals.change}};
	bool even = dx_whole_column(&r->line_items, sizeof(*items), offsetof(struct rec_item, quantity));
	bool scanned = dx_whole_scanned(job);
	size_t behind = 0;

	if ((scanned && !even) ||
	    (!job->given && (r->loose_times || dx_receipt_lacks_quantity(job, r) || lacks_sum(job, r))))
		return false;
	for (size_t i = 0; !job->given && i < r->line_items.n; i++) {
		if (items[i].has_count)
			return false;
		behind += items[i].has_count_behind;
	}
	/* what ends some of the names that a text layer says is no column of quantities */
	if (behind > 0 && (scanned || !even || behind == r->line_items.n))
		return false;
	for (size_t i = 0; !job->given && i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v))
			return false;
	return job->given || !has_blank_label(job, r);
}

void dx_receipt_checks(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;
	bool goods = false;
	bool sums = false;

	r->rounds_payment = dx_receipt_rounds_payment(job, r);
	for (size_t i = 0; on(job, RK_LINE_AMOUNT) && i < r->line_items.n; i++)
		line_amount(job, &items[i], i);
	if (on(job, RK_LINE_AMOUNT))
		dx_receipt_check_counts(job, r);
	if (on(job, RK_LINE_SUM))
		goods = line_sum(job, r);
	if (on(job, RK_TOTAL))
		sums |= total(job, r);
	if (on(job, RK_TOTAL))
		dx_receipt_tax_inside(job, r);
	if (on(job, RK_TOTAL))
		taxes(job, r);
	if (on(job, RK_TOTAL))
		summed(job, r);
	if (on(job, RK_CHANGE))
		sums |= change(job, r);
	job->needs_review |= r->overruled;
	r->has_odd_figure |= says_otherwise(job, r) || dx_receipt_counts_otherwise(job, r) ||
			     (!(job->given && dx_whole_scanned(job)) &&
			      (!dx_receipt_bases_hold(job, r) || !dx_receipt_rates_hold(job, r))) ||
			     !takes_off(job, r) || cancels(r);
	if (r->has_odd_figure)
		dx_checks_none(&job->checks, "line_sum", "Every figure is explained by the others", NULL);
	/* The goods meet a printed sum; and the total, which is printed, is met by what it is made of, or what was
	 * paid. */
	const struct dx_need needs[] = {{goods, DX_OPEN_LINES},
					{(job->given || dx_val_printed(&r->totals.total)) &&
						 (sums || (!dx_val_has(&r->totals.subtotal) && r->line_items.n > 1)),
					 DX_OPEN_TOTAL},
					{!r->has_odd_figure, DX_OPEN_UNEXPLAINED},
					{!r->overruled && !r->guessed_rounding, DX_OPEN_GUESS},
					{is_whole(job, r), DX_OPEN_LACKING}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
