/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the total, once it is known, says of the other sums: which is the subtotal, the tax, what was paid. */
#include <string.h>

#include "receipt_int.h"

#define PAID_LETTERS   3
#define CARD_DIGITS    4
#define CHANGE_LETTERS 2 /* "CG" */

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(a, b) == 0;
}

static struct dx_dec goods_of(const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < r->line_items.n; i++)
		sum = dx_dec_add(sum, items[i].amount.dec);
	return sum;
}

/* Was the total read as it is printed, or do the goods meet it? What arithmetic made of the other sums proves none. */
static bool is_read(const struct rec_receipt *r)
{
	const struct dx_val *total = &r->totals.total;

	return dx_val_printed(total) && (total->source != DX_VAL_REPAIRED || equal(goods_of(r), total->dec));
}

/* A total above the rounding, which makes it the one below. */
static void subtotal_before_rounding(struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	const struct rec_sum *above = NULL;

	if (dx_val_has(&t->subtotal) || !dx_val_has(&t->rounding) || !is_read(r))
		return;
	for (size_t i = 0; i < r->sums.n; i++) {
		const struct rec_sum *one = &r->sums.v[i];

		if (!dx_val_has(&one->v))
			continue;
		if (one->field == RL_ROUNDING)
			break;
		if (dx_receipt_is_total(one->field) && equal(dx_dec_add(one->v.dec, t->rounding.dec), t->total.dec))
			above = one;
	}
	for (size_t i = 0; above && i < r->sums.n; i++)
		if (dx_receipt_is_total(r->sums.v[i].field) && dx_val_has(&r->sums.v[i].v) &&
		    r->sums.v[i].line > above->line && equal(r->sums.v[i].v.dec, t->total.dec)) {
			t->subtotal = above->v;
			if (t->total.place.y0 == above->v.place.y0)
				t->total = r->sums.v[i].v;
		}
}

/* "Total Qty: 23  5,140.00": what the goods come to, where the total is more or less than that, or is rounded. */
static void subtotal_beside_count(struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;

	if (!dx_val_has(&t->subtotal) && dx_val_has(&r->counted) && dx_val_has(&t->total) &&
	    equal(r->counted.dec, goods_of(r)) &&
	    ((dx_val_has(&t->rounding) && !r->rounds_payment) || !equal(r->counted.dec, t->total.dec)))
		t->subtotal = r->counted;
}

/*
 * Several taxes, each on a line: where the subtotal, or the goods, and all of them make the total, the tax is what they
 * come to. A tax that the line above says already (of which the base is another figure) does not.
 */
static void add_taxes(struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	struct dx_dec sum = dx_val_has(&t->subtotal) ? t->subtotal.dec : goods_of(r);
	struct dx_dec taxes = dx_dec(0, 2);
	size_t n = 0;

	if (r->sums.taxes || !dx_val_has(&t->total))
		return;
	for (size_t i = 0; i < r->sums.n; i++) {
		if (r->sums.v[i].field != RL_TAX || !dx_val_has(&r->sums.v[i].v))
			continue;
		taxes = dx_dec_add(taxes, r->sums.v[i].v.dec);
		n++;
	}
	sum = dx_dec_add(dx_dec_add(sum, dx_val_or_zero(&t->tip)), dx_dec_add(dx_receipt_rounding(r), taxes));
	if (n > 1 && !equal(taxes, t->tax.dec) &&
	    (equal(sum, t->total.dec) || equal(dx_dec_sub(sum, dx_receipt_discounts(r)), t->total.dec))) {
		t->tax = dx_val_derived_dec(taxes);
		r->sums.taxes = true;
	}
}

/* "dont TVA 10 % : 4,79 sur 47,91", "dont TVA 20 % : 1,63 sur 8,17": taxes that with what each was taken of make the
 * total. */
static void add_based(struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	struct dx_dec taxes = dx_dec(0, 2);
	struct dx_dec bases = dx_dec(0, 2);
	size_t n = 0;

	if (r->sums.taxes || !dx_val_has(&t->total))
		return;
	for (size_t i = 0; i < r->sums.n; i++) {
		const struct rec_sum *one = &r->sums.v[i];

		if (one->field != RL_TAX || !dx_val_has(&one->v))
			continue;
		if (!dx_val_has(&one->base))
			return;
		taxes = dx_dec_add(taxes, one->v.dec);
		bases = dx_dec_add(bases, one->base.dec);
		n++;
	}
	if (n < 2 || !equal(dx_dec_add(bases, taxes), dx_dec_sub(t->total.dec, dx_receipt_rounding(r))))
		return;
	t->tax = dx_val_derived_dec(taxes);
	r->sums.taxes = true;
}

/* The label of the tax ONE: the last one left of it, where several stand on its line. */
static const struct dx_label_hit *label_of_tax(const struct dx_job *job, const struct rec_sum *one)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_label_hit *hit = NULL;

	for (size_t i = l->line_first[one->line]; i < l->line_first[one->line + 1]; i++)
		if (l->v[i].field == RL_TAX &&
		    (!hit || job->lines.v[one->line].words[l->v[i].first]->x0 < one->v.place.x0))
			hit = &l->v[i];
	return hit;
}

/*
 * "CGST", "SGST": which half of a tax ONE is; 0: none. A union's territory has its own name for the states' half.
 */
static int half_of(const struct dx_job *job, const struct rec_sum *one)
{
	const struct dx_label_hit *hit = label_of_tax(job, one);
	const char *text = hit ? job->lines.v[one->line].words[hit->first]->text : "";

	return strncmp(text, "CGST", 4) == 0                                     ? 1
	       : strncmp(text, "SGST", 4) == 0 || strncmp(text, "UTGST", 5) == 0 ? 2
										 : 0;
}

/* Is V printed among the sums, or beside them? */
static bool is_printed(const struct dx_job *job, const struct rec_receipt *r, struct dx_dec v)
{
	for (size_t i = r->foot; i < job->lines.n; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			struct dx_number n;

			if (dx_value_parse(dx_str(job->lines.v[i].words[k]->text), job->tables.rule, &n) &&
			    n.value.scale == 2 && equal(n.value, v))
				return true;
		}
	return false;
}

/*
 * The halves of a tax that the prices hold: as much under each name is their tax together. What the total is without
 * it must be printed, or nothing proves them.
 */
static void add_halves(const struct dx_job *job, struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	struct dx_dec halves[3] = {{0, 2}, {0, 2}, {0, 2}};
	struct dx_dec both;

	if (r->sums.taxes || !dx_val_has(&t->total))
		return;
	for (size_t i = 0; i < r->sums.n; i++) {
		struct dx_dec *half = &halves[half_of(job, &r->sums.v[i])];

		if (r->sums.v[i].field == RL_TAX && dx_val_has(&r->sums.v[i].v))
			*half = dx_dec_add(*half, r->sums.v[i].v.dec);
	}
	if (!dx_dec_is_zero(halves[0]) || dx_dec_is_zero(halves[1]) || !equal(halves[1], halves[2]))
		return;
	both = dx_dec_add(halves[1], halves[2]);
	t->tax = dx_val_derived_dec(both);
	r->sums.taxes = true;
	r->has_odd_figure |= !is_printed(job, r, dx_dec_sub(dx_dec_sub(t->total.dec, dx_receipt_rounding(r)), both));
}

/* "DISC TAX 0.00" of a scan, where two lines ran together: the summary says another tax, which makes the total. */
static bool is_outvoted(const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	struct dx_dec sum = dx_dec_add(dx_val_or_zero(&t->subtotal), dx_receipt_rounding(r));

	return dx_dec_is_zero(t->tax.dec) && dx_val_has(&t->subtotal) && dx_val_printed(&r->sums.summed_tax) &&
	       !equal(sum, t->total.dec) && equal(dx_dec_add(sum, r->sums.summed_tax.dec), t->total.dec);
}

/* No tax is named but in a summary. Where its lines do not come to the total, they may be of some of the goods. */
static void tax_of_summary(struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	const struct rec_sums *s = &r->sums;

	if (dx_val_has(&t->tax) && is_outvoted(r)) {
		t->tax = s->summed_tax;
		r->has_odd_figure = true;
	}
	if (dx_val_has(&t->tax) || !dx_val_has(&s->summed_tax) || !is_read(r))
		return;
	if (dx_receipt_is_summed(r))
		t->tax = s->summed_tax;
	else if (!s->broken && dx_dec_cmp(dx_dec_add(s->summed_net, s->summed_tax.dec), t->total.dec) < 0)
		t->tax = dx_val_derived_dec(s->summed_tax.dec);
}

bool dx_receipt_is_summed(const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	const struct rec_sums *s = &r->sums;
	struct dx_dec both;

	if (!dx_val_has(&s->summed_tax) || !dx_val_has(&t->total))
		return false;
	both = dx_dec_add(s->summed_net, s->summed_tax.dec);
	return equal(both, dx_dec_sub(t->total.dec, dx_receipt_rounding(r))) || equal(both, t->total.dec);
}

/* "...8996", "****1234", "xxxx1234": the end of the number of a card. */
static bool is_masked(const char *text)
{
	size_t mask = strspn(text, ".*xX");

	if (strncmp(text, "\xe2\x80\xa6", 3) == 0)
		mask = 3;
	return mask >= 3 && strspn(text + mask, "0123456789") == CARD_DIGITS && !text[mask + CARD_DIGITS];
}

/* Does LINE hold LEAST letters and one amount, and no label but "Refund", which stands in sentences as well? */
static bool is_named_amount(struct dx_job *job, size_t line, size_t least, struct dx_val *v)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);
	size_t letters, digits, capitals;
	size_t from;
	size_t at;

	if ((hit && hit->field != RL_NOISE) || !dx_receipt_amount(job, line, 0, v, &at) || at == 0)
		return false;
	at -= at > 1 && is_masked(job->lines.v[line].words[at - 1]->text);
	from = at > 1 && is_masked(job->lines.v[line].words[0]->text); /* "XXXX0636 AMEX 69.54" */
	dx_receipt_count(dx_lines_text(job->arena, job->lines.v[line].words + from, at - from), &letters, &digits,
			 &capitals);
	return letters >= least && digits == 0;
}

/* Ways to pay have names of their own in each land: what repeats the total below it, or is left of it with the change,
 * was paid. */
static void paid_by_any_name(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	size_t total = dx_receipt_line_of_total(job, r);

	if (dx_val_has(&t->paid) || !dx_val_has(&t->total))
		return;
	for (size_t i = total + 1; i < job->lines.n && !dx_val_has(&t->paid); i++) {
		struct dx_val v;

		if (is_named_amount(job, i, PAID_LETTERS, &v) &&
		    equal(dx_dec_sub(v.dec, dx_dec_abs(dx_val_or_zero(&t->change))), t->total.dec))
			t->paid = v;
	}
}

/*
 * "Return 6.00", "CG 5.55": below what was paid the amount by which that is more than the total was given back. Nought
 * may be of anything, but for "Refund 0.00" right below.
 */
static void change_by_any_name(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	struct dx_dec more = dx_dec_sub(dx_val_or_zero(&t->paid), dx_val_or_zero(&t->total));

	if (dx_val_has(&t->change) || !dx_val_printed(&t->paid) || !dx_val_printed(&t->total) || more.coef < 0)
		return;
	for (size_t i = dx_receipt_line_of_total(job, r) + 1; i < job->lines.n && !dx_val_has(&t->change); i++) {
		bool below = job->lines.v[i].words[0]->y0 > t->paid.place.y0;
		struct dx_val v;

		if (below &&
		    (more.coef > 0 ||
		     (dx_receipt_label(job, i) && job->lines.v[i - 1].words[0]->y0 <= t->paid.place.y0)) &&
		    is_named_amount(job, i, CHANGE_LETTERS, &v) && equal(v.dec, more))
			t->change = v;
	}
}

/* "BUY 2 SAVE -0.54" between the goods: where all such amounts are what a line of the sums says was taken off, nobody
 * bought them. */
static void drop_reductions(struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;
	struct dx_dec less = dx_dec(0, 2);
	size_t n = 0;

	for (size_t i = 0; i < r->line_items.n; i++)
		if (items[i].amount.dec.coef < 0)
			less = dx_dec_sub(less, items[i].amount.dec);
	if (less.coef <= 0 || dx_dec_is_zero(dx_receipt_discounts(r)))
		return;
	if (!equal(less, dx_receipt_discounts(r))) { /* another discount is taken off them, or one of these is wrong */
		r->has_odd_figure |= equal(goods_of(r), dx_val_or_zero(&r->totals.subtotal)) ||
				     equal(goods_of(r), dx_val_or_zero(&r->totals.total));
		return;
	}
	for (size_t i = 0; i < r->line_items.n; i++)
		if (items[i].amount.dec.coef >= 0)
			items[n++] = items[i];
	r->line_items.n = n;
}

void dx_receipt_settle(struct dx_job *job, struct rec_receipt *r)
{
	r->rounds_payment = dx_receipt_rounds_payment(job, r);
	subtotal_before_rounding(r);
	subtotal_beside_count(r);
	add_taxes(r);
	add_halves(job, r);
	add_based(r);
	tax_of_summary(r);
	paid_by_any_name(job, r);
	change_by_any_name(job, r);
	drop_reductions(r);
}
