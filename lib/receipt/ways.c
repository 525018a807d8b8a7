/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of a receipt: which amounts its payments, goods, taxes and roundings lead to. */
#include "ways_int.h"

#define ROUND_TO 5 /* hundredths: what is rounded ends in this or in 0 */

#define RATE_MAX  15 /* percent; a higher rate inside the prices may be a lower one beside them */
#define ADDED_MIN 5  /* units of goods; of less any tax may be a whole rate */

#define NOTES 500 /* hundredths: what is paid in notes is a multiple of it, in most countries */
#define TENTH 10  /* hundredths */
#define COIN  100 /* hundredths: change that is a multiple of it says little */

#define TAXED 4 /* what a summary of taxes weighs: two figures, which are printed for nothing else */
#define RATED 6 /* … and one whose figures the printed rates prove */

static void add(struct rec_ways *w, struct dx_dec v, enum rec_way_kind kind, int weight)
{
	if (w->n < REC_WAYS_MAX && v.coef > 0)
		w->v[w->n++] = (struct rec_way){v, kind, weight};
}

/* Is ONE a rounding that may be one? */
static bool rounds(const struct dx_val *one)
{
	return dx_val_has(one) && !dx_dec_is_zero(one->dec) &&
	       dx_dec_cmp(dx_dec_abs(one->dec), dx_dec(REC_ROUND_MAX, 2)) <= 0;
}

/* Does BY make of ABOVE, which is not round, BELOW, which is? */
static bool makes_round(const struct dx_val *above, const struct dx_val *by, const struct dx_val *below)
{
	return dx_val_has(above) && rounds(by) && dx_val_has(below) && !dx_receipt_is_round(above->dec) &&
	       dx_receipt_is_round(below->dec) &&
	       dx_dec_cmp(dx_dec_abs(dx_dec_sub(below->dec, above->dec)), dx_dec_abs(by->dec)) == 0;
}

void dx_receipt_find_rounding(struct rec_receipt *r)
{
	struct rec_sums *s = &r->sums;

	for (size_t i = 1; i + 1 < s->n && !s->rounds && !dx_val_has(&r->totals.rounding); i++) {
		struct rec_sum *one = &s->v[i];

		if (one->field >= 0 || !dx_receipt_is_total(one[1].field) ||
		    !(dx_receipt_is_total(one[-1].field) || one[-1].field == RL_SUBTOTAL) ||
		    !makes_round(&one[-1].v, &one->v, &one[1].v))
			continue;
		one->field = RL_ROUNDING;
		r->guessed_rounding = true;
		s->rounds = true;
		r->totals.rounding = one->v;
	}
}

bool dx_receipt_is_round(struct dx_dec v)
{
	return v.scale < 2 || (v.scale == 2 && v.coef % ROUND_TO == 0);
}

/* V, in hundredths, to the nearest amount that is round. */
static struct dx_dec nearest(struct dx_dec v)
{
	v.coef = (v.coef + ROUND_TO / 2) / ROUND_TO * ROUND_TO;
	return v;
}

/*
 * V rounded as the receipt says; the minus of a rounding is easily lost, and a single figure of it misread: then it is
 * known that the receipt rounds, and to what.
 */
static void add_rounded(const struct rec_receipt *r, struct rec_ways *w, struct dx_dec v, enum rec_way_kind kind,
			int weight)
{
	const struct dx_val *by = &r->totals.rounding;

	if (rounds(by)) {
		struct dx_dec less = dx_dec_sub(v, dx_dec_abs(by->dec));
		struct dx_dec more = dx_dec_add(v, dx_dec_abs(by->dec));

		if (dx_receipt_is_round(less))
			add(w, less, kind, weight);
		if (by->dec.coef > 0 && dx_receipt_is_round(more))
			add(w, more, kind, weight);
	}
	if (r->sums.rounds && v.scale == 2 && v.coef > 0 && !dx_receipt_is_round(v))
		add(w, nearest(v), kind, weight - 1);
}

/* Is there an amount between subtotal and rounding that no label names? A service charge, perhaps. */
static bool leaves_out(const struct rec_sums *s)
{
	bool below = false;

	for (size_t i = 0; i < s->n && s->v[i].field != RL_ROUNDING; i++) {
		if (below && s->v[i].field < 0 && !dx_dec_is_zero(s->v[i].v.dec))
			return true;
		below |= s->v[i].field == RL_SUBTOTAL;
	}
	return false;
}

/* Where V is not round and what the receipt's rounding makes of it is, that is no accident. */
static void add_fitting(const struct rec_receipt *r, struct rec_ways *w, struct dx_dec v)
{
	if (rounds(&r->totals.rounding) && !dx_receipt_is_round(v) && !leaves_out(&r->sums))
		add_rounded(r, w, v, REC_WAY_FITS, 3);
}

bool dx_receipt_is_paid(const struct rec_receipt *r, const struct dx_val *paid)
{
	return dx_val_has(paid) && (!rounds(&r->totals.rounding) || dx_receipt_is_round(paid->dec));
}

/* Under a name that is misread, or that nobody knows: what stands right above the change was paid. */
static void paid_above_change(const struct rec_receipt *r, struct rec_ways *w)
{
	const struct rec_sums *s = &r->sums;

	for (size_t i = 0; !dx_val_has(&r->totals.paid) && i + 1 < s->n; i++)
		if (s->v[i].field < 0 && s->v[i + 1].field == RL_CHANGE && dx_val_has(&s->v[i + 1].v) &&
		    dx_receipt_is_paid(r, &s->v[i].v))
			add(w, dx_dec_sub(s->v[i].v.dec, dx_dec_abs(s->v[i + 1].v.dec)), REC_WAY_PAID, 4);
}

static void paid_less_change(const struct rec_receipt *r, struct rec_ways *w)
{
	const struct rec_sums *s = &r->sums;

	for (size_t i = 0; i < s->n; i++) {
		const struct rec_sum *paid = &s->v[i];

		if (paid->field < RL_CASH || paid->field > RL_PAID || !dx_receipt_is_paid(r, &paid->v))
			continue;
		if (!dx_val_has(&r->totals.change))
			add(w, paid->v.dec, REC_WAY_HANDED, 2);
		for (size_t k = i + 1; k < s->n; k++)
			if (s->v[k].field == RL_CHANGE && dx_val_has(&s->v[k].v))
				add(w, dx_dec_sub(paid->v.dec, dx_dec_abs(s->v[k].v.dec)), REC_WAY_PAID, 6);
	}
}

/* NET, the goods or the subtotal, with the tax and the service that are added to it. */
static void with_extras(const struct rec_receipt *r, struct rec_ways *w, struct dx_dec net, enum rec_way_kind kind,
			int weight)
{
	const struct rec_totals *t = &r->totals;
	const struct dx_val *extras[] = {&t->tax, &t->tip};
	struct dx_dec sum = net;
	bool any = false;

	for (size_t i = 0; i < DX_LEN(extras); i++) {
		if (!dx_val_has(extras[i]) || dx_dec_is_zero(extras[i]->dec))
			continue;
		sum = dx_dec_add(sum, extras[i]->dec);
		any = true;
	}
	if (!any)
		return;
	add(w, sum, kind, weight);
	add_rounded(r, w, sum, kind, weight);
	add_fitting(r, w, sum);
	if (dx_val_has(&r->discount))
		add(w, dx_dec_sub(sum, dx_dec_abs(r->discount.dec)), kind, weight);
}

/* Is TAX a whole rate of GOODS, and none of what they are without it? Then it is added to them. */
static bool is_added(const struct dx_val *tax, struct dx_dec goods)
{
	struct dx_dec share;

	if (!dx_val_has(tax) || tax->dec.coef <= 0 || dx_dec_cmp(goods, dx_dec(ADDED_MIN, 0)) < 0)
		return false;
	share = dx_dec_mul(tax->dec, dx_dec(100, 0));
	for (int rate = 1; rate <= RATE_MAX; rate++) {
		struct dx_dec all = dx_dec_mul(goods, dx_dec(rate, 0));
		struct dx_dec inside = dx_dec_mul(tax->dec, dx_dec(100 + rate, 0));

		if (dx_dec_near(all, share, dx_dec(1, 0)) && !dx_dec_near(all, inside, dx_dec(2, 0)))
			return true;
	}
	return false;
}

static void goods(const struct rec_receipt *r, struct rec_ways *w)
{
	bool added;
	const struct rec_item *items = r->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < r->line_items.n; i++)
		sum = dx_dec_add(sum, items[i].amount.dec);
	added = is_added(&r->totals.tax, sum);
	add(w, sum, REC_WAY_GOODS, added ? 1 : rounds(&r->totals.rounding) ? 2 : 3);
	if (!added)
		add_rounded(r, w, sum, REC_WAY_GOODS, 3);
	with_extras(r, w, sum, REC_WAY_GOODS, added ? 3 : 2);
	/* the last one may be what the others come to: "2 Items (Inclusive of GST) 71.00" */
	if (r->line_items.n > 1) {
		struct dx_dec last = items[r->line_items.n - 1].amount.dec;

		if (dx_dec_cmp(dx_dec_add(last, last), sum) == 0) {
			add(w, last, REC_WAY_GOODS, 3);
			with_extras(r, w, last, REC_WAY_GOODS, 2);
		}
	}
}

static void parts(const struct rec_receipt *r, struct rec_ways *w)
{
	/* the line that counts the goods may say what they come to, or how many they are ("3.00") */
	const struct dx_val *net = dx_val_has(&r->totals.subtotal) ? &r->totals.subtotal : &r->counted;
	struct dx_dec less = dx_receipt_discounts(r);

	if (dx_val_has(net) && !(net == &r->counted && dx_receipt_is_count(r, net->dec)))
		with_extras(r, w, net->dec, REC_WAY_PARTS, 3);
	/* what is taken off may be taken off already */
	if (net == &r->totals.subtotal && dx_val_has(net) && !dx_dec_is_zero(less)) {
		add(w, dx_dec_sub(net->dec, less), REC_WAY_PARTS, 3);
		add_rounded(r, w, dx_dec_sub(net->dec, less), REC_WAY_PARTS, 3);
	}
}

static void taxed(const struct rec_receipt *r, struct rec_ways *w)
{
	const struct rec_sums *s = &r->sums;

	for (size_t i = 0; i < s->n_taxed; i++) {
		int weight = s->rated ? RATED : TAXED;

		add(w, s->taxed[i], REC_WAY_TAXED, s->rounds ? weight - 1 : weight);
		add_rounded(r, w, s->taxed[i], REC_WAY_TAXED, weight);
		add_fitting(r, w, s->taxed[i]);
	}
}

void dx_receipt_ways_of_total(const struct rec_receipt *r, struct rec_ways *w, struct dx_dec v)
{
	add_rounded(r, w, v, REC_WAY_ROUNDED, 3);
}

/* Change in less than whole coins was given on what was paid in notes, whatever that was read as. */
static void find_change(const struct rec_receipt *r, struct rec_ways *w)
{
	const struct dx_val *change = &r->totals.change;

	if (dx_val_has(change) && change->dec.scale == 2 && change->dec.coef % COIN != 0)
		w->change = *change;
}

void dx_receipt_ways(const struct rec_receipt *r, struct rec_ways *w)
{
	const struct rec_sums *s = &r->sums;

	find_change(r, w);
	paid_less_change(r, w);
	paid_above_change(r, w);
	goods(r, w);
	parts(r, w);
	taxed(r, w);
	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && dx_val_has(&s->v[i].v))
			dx_receipt_ways_of_total(r, w, s->v[i].v.dec);
}

/* Is V with the change an amount of notes? By accident one amount of five hundred is. */
static bool is_paid_in_notes(const struct rec_ways *w, struct dx_dec v)
{
	struct dx_dec all;

	if (!dx_val_has(&w->change) || v.scale != 2)
		return false;
	all = dx_dec_add(v, dx_dec_abs(w->change.dec));
	return all.scale == 2 && all.coef % NOTES == 0;
}

int dx_receipt_support(const struct rec_ways *w, struct dx_dec v, int *kinds_r)
{
	int best[REC_WAY_KINDS] = {0};
	int sum = 0;

	*kinds_r = 0;
	for (size_t i = 0; i < w->n; i++)
		if (dx_dec_cmp(w->v[i].v, v) == 0 && w->v[i].weight > best[w->v[i].kind])
			best[w->v[i].kind] = w->v[i].weight;
	/* a payment that was read leads there itself */
	if (best[REC_WAY_PAID] == 0 && is_paid_in_notes(w, v))
		best[REC_WAY_NOTES] = 3;
	for (int k = 0; k < REC_WAY_KINDS; k++) {
		sum += best[k];
		*kinds_r += best[k] > 0 && k != REC_WAY_HANDED;
	}
	return sum;
}

int dx_receipt_idle(const struct rec_ways *w, struct dx_dec v, struct dx_dec other, bool doubted)
{
	bool same_end = v.scale == other.scale && v.coef % TENTH == other.coef % TENTH;
	bool fits = false;
	bool paid = false;

	for (size_t i = 0; i < w->n; i++) {
		fits |= w->v[i].kind == REC_WAY_FITS && dx_dec_cmp(w->v[i].v, v) == 0;
		paid |= w->v[i].kind == REC_WAY_PAID && dx_dec_cmp(w->v[i].v, v) == 0;
	}
	return (fits && doubted && same_end) + (!paid && is_paid_in_notes(w, v) && is_paid_in_notes(w, other));
}
