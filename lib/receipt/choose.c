/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which of the amounts below the goods is what was to be paid. Each has what its label says for it, and what the
 * arithmetic of the receipt does (ways.c). An amount that is printed nowhere is taken where two such ways meet in it,
 * or one of them and what is left of its print, and said to be derived: it proves nothing.
 */
#include <string.h>

#include "dx/extract/want.h"

#include "ways_int.h"

#define LEGIBLE    60 /* percent; a torn amount is less, however sure its parts are */
#define SURE       90
#define NOT_ROUND  4  /* what speaks against a total that is not round where it must be */
#define ROUNDED    6  /* what says total of one behind the rounding whose label is not legible */
#define MADE_ROUND 3  /* what the rounding above says for one that it makes of another total */
#define WITH_TIP   10 /* of a total that another one and the tip make */
#define UNNAMED    5  /* what the ways to an amount that is not called total must weigh: goods and payment do */

struct choice {
	struct dx_job *job;
	struct rec_receipt *r;
	struct rec_ways ways;
	struct dx_val best;
	int weight;
	int label; /* of the best one */
};

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(a, b) == 0;
}

static bool is_legible(const struct dx_val *v)
{
	return dx_val_has(v) && v->conf >= LEGIBLE && v->source != DX_VAL_REPAIRED;
}

/* … and, where it was not sure and was read again, does any later reading say it too? */
static bool is_clear(const struct choice *c, const struct rec_sum *one)
{
	return is_legible(&one->v) &&
	       (one->v.conf >= SURE || !dx_receipt_is_unsaid(c->job, dx_reread_of(c->job, one->cell), one->v.dec));
}

/* Does a line about rounding, whether it could be read or not, stand right above? */
static bool after_rounding(const struct choice *c, const struct rec_sum *one)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = one->line; i > 0 && one->line - i < 3; i--) {
		const struct dx_label_hit *hit = dx_receipt_label(c->job, i - 1);

		if (hit && hit->field == RL_ROUNDING)
			return true;
	}
	return one > s->v && one[-1].field == RL_ROUNDING; /* under a label that is not legible */
}

/* A rounding of nought leaves a total what it is: what stands behind it is no better than what stands above. */
static bool rounds_nothing(const struct choice *c)
{
	const struct dx_val *by = &c->r->totals.rounding;

	return dx_val_has(by) && dx_dec_is_zero(by->dec) && by->conf >= SURE;
}

static int label_weight(const struct choice *c, const struct rec_sum *one)
{
	bool behind = !rounds_nothing(c);

	if (!dx_receipt_is_total(one->field))
		return 0;
	if (one->hidden)
		return 1;
	if (dx_receipt_is_with_tip(c->job, &c->r->sums, one))
		return WITH_TIP;
	return (one->field == RL_ROUNDED_TOTAL ? 6 + behind
		: one->field == RL_GRAND_TOTAL ? 6
					       : 2) +
	       (behind && after_rounding(c, one) ? 3 : 0);
}

/* What a text layer says is never put right. */
static bool is_scanned(const struct dx_job *job, const struct rec_sum *one)
{
	return job->pages[job->lines.v[one->line].page].source == DX_SOURCE_OCR;
}

/* How often else the amount is printed. */
static int repeated(const struct rec_sums *s, const struct rec_sum *one, struct dx_dec v)
{
	int n = 0;

	for (size_t i = 0; i < s->n; i++)
		n += &s->v[i] != one && s->v[i].field != RL_CHANGE && dx_val_has(&s->v[i].v) && equal(s->v[i].v.dec, v);
	return n;
}

/* Change in coins was given on a receipt that has a line about rounding: nothing but a round total is paid so. */
static bool must_be_round(const struct choice *c)
{
	const struct rec_totals *t = &c->r->totals;

	return dx_val_has(&t->rounding) && dx_val_has(&t->change) && !dx_dec_is_zero(t->change.dec) &&
	       dx_receipt_is_round(t->change.dec);
}

static void offer(struct choice *c, const struct dx_val *v, int label, int weight)
{
	if (must_be_round(c) && !dx_receipt_is_round(v->dec) &&
	    !(dx_receipt_pays_rounded(c->r, v->dec) && !is_scanned(c->job, &c->r->sums.v[0])))
		weight -= NOT_ROUND;
	if (weight > c->weight) {
		c->best = *v;
		c->weight = weight;
		c->label = label;
	}
}

/* How often else it is printed, payments left out that speak for it already. */
static int confirmed(const struct choice *c, const struct rec_sum *one)
{
	const struct rec_sums *s = &c->r->sums;
	int n = repeated(s, one, one->v.dec);

	for (size_t i = 0; !dx_val_has(&c->r->totals.change) && i < s->n; i++)
		n -= &s->v[i] != one && s->v[i].field >= RL_CASH && s->v[i].field <= RL_PAID &&
		     dx_val_has(&s->v[i].v) && equal(s->v[i].v.dec, one->v.dec);
	return n;
}

/* Is ONE right behind the rounding, and what that makes of a total above it? */
static bool is_rounded(const struct choice *c, const struct rec_sum *one)
{
	if (!is_scanned(c->job, one) || rounds_nothing(c) || !after_rounding(c, one))
		return false;
	for (size_t i = 0; i < c->ways.n; i++)
		if (c->ways.v[i].kind == REC_WAY_ROUNDED && equal(c->ways.v[i].v, one->v.dec))
			return true;
	return false;
}

/* Is ONE the total that a receipt, which rounds, ends with? Some payments are not rounded, and say so by a nought. */
static bool is_behind_rounding(const struct choice *c, const struct rec_sum *one)
{
	return c->r->sums.rounds &&
	       (one->field == RL_ROUNDED_TOTAL || (dx_receipt_is_total(one->field) && after_rounding(c, one)));
}

/* Does the receipt round ONE to a total behind it, which is not legible? Then ONE is not what was to be paid. */
static bool is_rounded_away(const struct choice *c, const struct rec_sum *one)
{
	const struct rec_sums *s = &c->r->sums;

	if (dx_receipt_is_round(one->v.dec) || !is_scanned(c->job, one) || is_behind_rounding(c, one))
		return false;
	for (const struct rec_sum *k = one + 1; k < s->v + s->n; k++)
		if (is_behind_rounding(c, k) && !dx_val_has(&k->v))
			return true;
	return false;
}

/*
 * A total that is not sure, that nothing else on the paper says, and that one of the goods alone exceeds: it lost a
 * digit.
 */
static bool is_dwarfed(const struct choice *c, const struct rec_sum *one, int kinds)
{
	const struct rec_item *items = c->r->line_items.items;

	if (one->v.conf >= SURE || kinds > 0 || !is_scanned(c->job, one) || dx_val_has(&c->r->discount) ||
	    repeated(&c->r->sums, one, one->v.dec) > 0)
		return false;
	for (size_t i = 0; i < c->r->line_items.n; i++)
		if (is_legible(&items[i].amount) && dx_dec_cmp(items[i].amount.dec, one->v.dec) > 0)
			return true;
	return false;
}

/* An amount as it was read first. One that is not called total needs the arithmetic to make it one. */
static void offer_reading(struct choice *c, const struct rec_sum *one)
{
	int kinds;
	int ways = dx_receipt_support(&c->ways, one->v.dec, &kinds);
	int label = label_weight(c, one);

	if (!dx_val_has(&one->v) || one->v.dec.coef <= 0 || one->field == RL_CHANGE || one->field == RL_ROUNDING ||
	    is_dwarfed(c, one, kinds) || is_rounded_away(c, one))
		return;
	if (label > 0)
		offer(c, &one->v, label, label + ways + confirmed(c, one) + (is_rounded(c, one) ? MADE_ROUND : 0));
	else if (one->field < 0 && is_rounded(c, one))
		offer(c, &one->v, 0, ROUNDED + ways);
	else if (ways >= UNNAMED && kinds > 0 && is_scanned(c->job, one))
		offer(c, &one->v, 0, ways + confirmed(c, one));
}

/* No tax and no service makes of a subtotal more than twice as much, and nothing but a discount less than half. */
static bool is_absurd(const struct choice *c, struct dx_dec v)
{
	const struct dx_val *net = &c->r->totals.subtotal;

	if (!dx_val_has(net) || net->dec.coef <= 0)
		return false;
	return dx_dec_cmp(v, dx_dec_add(net->dec, net->dec)) > 0 ||
	       (!dx_val_has(&c->r->discount) && dx_dec_cmp(dx_dec_add(v, v), net->dec) < 0);
}

/* Most of the later readings, at least two, of a cell that was not legible say V, and no payment contradicts it. */
static bool elected(const struct choice *c, const struct rec_sum *one, const struct dx_reread *cell, struct dx_dec v)
{
	size_t mine = dx_receipt_votes(c->job, cell, v);

	if (mine < 2 || is_clear(c, one) || is_absurd(c, v))
		return false;
	for (size_t i = 0; i < c->ways.n; i++)
		if (c->ways.v[i].kind == REC_WAY_PAID && !equal(c->ways.v[i].v, v))
			return false;
	return dx_receipt_is_most_said(c->job, cell, v);
}

/* Do as many of the later readings of CELL say V as say what was read first? */
static bool is_contested(const struct choice *c, const struct rec_sum *one, const struct dx_reread *cell,
			 struct dx_dec v)
{
	size_t mine = dx_receipt_votes(c->job, cell, v);

	return one->v.conf < SURE && mine >= 2 && mine >= dx_receipt_votes(c->job, cell, one->v.dec);
}

/* Is ONE, behind a rounding, further from a clear total above it than any rounding is? */
static bool is_far(const struct choice *c, const struct rec_sum *one)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n && &s->v[i] != one; i++) {
		const struct rec_sum *above = &s->v[i];

		if (dx_receipt_is_total(above->field) && !above->hidden && dx_val_has(&above->v) &&
		    above->v.conf >= SURE && above->v.source != DX_VAL_REPAIRED && !dx_receipt_is_round(above->v.dec) &&
		    dx_dec_cmp(dx_dec_abs(dx_dec_sub(above->v.dec, one->v.dec)), dx_dec(REC_ROUND_MAX, 2)) > 0)
			return true;
	}
	return false;
}

/* Where a receipt rounds, what is not round was misread; before its rounding it need not be, unless that is nought. */
static bool is_impossible(const struct choice *c, const struct rec_sum *one)
{
	bool nought = must_be_round(c) && dx_dec_is_zero(c->r->totals.rounding.dec);

	return ((is_behind_rounding(c, one) || nought) && !dx_receipt_is_round(one->v.dec)) ||
	       (is_behind_rounding(c, one) && one->v.conf < SURE && is_far(c, one));
}

/* What the cell of a total was read as later on: where the arithmetic says so, or the readings do. */
static void offer_second(struct choice *c, const struct rec_sum *one)
{
	const struct dx_reread *cell = dx_receipt_is_total(one->field) ? dx_reread_of(c->job, one->cell) : NULL;

	for (size_t i = 0; cell && i < cell->n; i++) {
		struct dx_val v = {.source = DX_VAL_REPAIRED,
				   .place = one->cell,
				   .raw = dx_val_has(&one->v) ? one->v.raw : cell->readings[i].text,
				   .conf = cell->readings[i].conf};
		int kinds;
		int least;
		int ways;

		if (!dx_receipt_reading(c->job, cell->readings[i].text, &v.dec) || v.dec.coef <= 0)
			continue;
		ways = dx_receipt_support(&c->ways, v.dec, &kinds);
		/* a legible one needs more than the goods against it, which may be misread as well */
		least = !is_clear(c, one) || (dx_val_has(&one->v) && is_impossible(c, one)) ||
					is_contested(c, one, cell, v.dec) ||
					dx_receipt_is_unanimous(c->job, cell, v.dec)
				? 3
			: v.conf >= SURE && kinds > 1 ? 5
						      : 6;
		if ((kinds > 0 && ways >= least) || elected(c, one, cell, v.dec) ||
		    (dx_receipt_is_unanimous(c->job, cell, v.dec) && repeated(&c->r->sums, one, v.dec) > 0))
			offer(c, &v, label_weight(c, one), label_weight(c, one) + ways + 1);
	}
}

/* What is not sure may be misread. */
static bool is_misread(const struct choice *c, const struct rec_sum *one)
{
	return one->v.conf < SURE || one->v.source == DX_VAL_REPAIRED || is_impossible(c, one);
}

/* Do figures that prove each other make V, so that a digit of it cannot be what was misread? */
static bool is_proved(const struct choice *c, struct dx_dec v)
{
	const struct rec_sums *s = &c->r->sums;

	return s->rated && s->n_taxed > 0 && equal(s->taxed[s->n_taxed - 1], v);
}

/* Do payment and change, which later readings confirm as they do not ONE, make V? Then it is ONE that was misread. */
static bool is_surely_paid(const struct choice *c, const struct rec_sum *one, struct dx_dec v)
{
	const struct rec_totals *t = &c->r->totals;

	return dx_receipt_is_confirmed(c->job, &t->paid) && dx_receipt_is_confirmed(c->job, &t->change) &&
	       !dx_receipt_is_confirmed(c->job, &one->v) &&
	       equal(dx_dec_sub(t->paid.dec, dx_dec_abs(t->change.dec)), v);
}

/* A total that is legible has one other digit than V: as well it may be the payment that was misread, or its change. */
static bool is_as_likely(const struct choice *c, const struct rec_sum *one, struct dx_dec v)
{
	char have[DX_DEC_TEXT_MAX];
	char want[DX_DEC_TEXT_MAX];

	return is_clear(c, one) && !is_impossible(c, one) && !is_proved(c, v) && !is_surely_paid(c, one, v) &&
	       dx_receipt_one_off(dx_dec_text(one->v.dec, have), dx_dec_text(v, want));
}

/* Does what was bought lead to V, and not the payment alone? */
static bool is_bought(const struct choice *c, struct dx_dec v)
{
	for (size_t i = 0; i < c->ways.n; i++)
		if (equal(c->ways.v[i].v, v) &&
		    (c->ways.v[i].kind == REC_WAY_PARTS || c->ways.v[i].kind == REC_WAY_TAXED) &&
		    c->ways.v[i].weight > 2)
			return true;
	return false;
}

/* A whole amount that is the end of V: a payment whose first digit was misread leads there, too. */
static bool is_end(const struct choice *c, const struct rec_sum *one, struct dx_dec v, int left)
{
	return left == 1 && dx_val_has(&one->v) && dx_dec_cmp(v, one->v.dec) > 0 && !is_bought(c, v);
}

/*
 * Is what was read there what the arithmetic leads to as well? What cannot be paid is not, whatever leads there; and
 * notes say nothing of the first digits.
 */
static bool is_supported(const struct choice *c, const struct rec_sum *one)
{
	if (!dx_val_has(&one->v) || is_impossible(c, one))
		return false;
	for (size_t i = 0; i < c->ways.n; i++)
		if (c->ways.v[i].kind != REC_WAY_HANDED && equal(c->ways.v[i].v, one->v.dec))
			return true;
	return false;
}

/* Of the ways to V, KINDS, those that do not speak for what was read for ONE as well. */
static int kinds_against(const struct choice *c, const struct rec_sum *one, struct dx_dec v, int kinds)
{
	if (!dx_val_has(&one->v))
		return kinds;
	return kinds - dx_receipt_idle(&c->ways, v, one->v.dec, c->r->totals.subtotal.conf < one->v.conf);
}

/* What the arithmetic must weigh, so that V, of which LEFT is left in the print of ONE, is taken for it. */
static int rest_weight(const struct choice *c, const struct rec_sum *one, struct dx_dec v, int left)
{
	return (!is_clear(c, one) || is_impossible(c, one)) && (left >= 2 || is_bought(c, v)) ? 3 : 6;
}

/* How much of V is left of the print of ONE, in all readings of it. */
static int left_in(const struct choice *c, const struct rec_sum *one, struct dx_dec v)
{
	const struct dx_reread *cell = dx_reread_of(c->job, one->cell);
	char buf[DX_DEC_TEXT_MAX];
	int left = one->rest ? dx_receipt_left_of(c->job, one->rest, v) : 0;

	if (left == 0 && dx_val_has(&one->v) && is_misread(c, one))
		left = dx_receipt_left_of(c->job, dx_dec_text(one->v.dec, buf), v);
	for (size_t i = 0; cell && i < cell->n; i++) {
		int again = dx_receipt_left_of(c->job, cell->readings[i].text, v);

		left = again > left ? again : left;
	}
	return left;
}

/*
 * A total's print of which a mark or a digit is lost, or half: what the arithmetic leads to is taken for it when it
 * is what is left, or another sum that says it. Less of the print asks for more of the arithmetic. Neither was read
 * there: it is derived.
 */
static void offer_rest(struct choice *c, const struct rec_sum *one)
{
	const struct rec_sums *s = &c->r->sums;
	bool spelled = false; /* the digits of a way or another sum, all of them, are printed there */

	if (!dx_receipt_is_total(one->field) || !is_scanned(c->job, one))
		return;
	for (size_t i = 0; i < c->ways.n; i++)
		spelled |= left_in(c, one, c->ways.v[i].v) == REC_ALL_DIGITS;
	for (size_t i = 0; i < s->n; i++)
		spelled |= is_legible(&s->v[i].v) && left_in(c, one, s->v[i].v.dec) == REC_ALL_DIGITS;
	for (size_t i = 0; i < c->ways.n; i++) {
		struct dx_val v = dx_val_derived_dec(c->ways.v[i].v);
		int left = left_in(c, one, v.dec);
		int kinds;
		int ways = dx_receipt_support(&c->ways, v.dec, &kinds);

		if ((spelled && left < REC_ALL_DIGITS) || (is_clear(c, one) && is_supported(c, one)))
			continue;
		if (is_behind_rounding(c, one) && !dx_receipt_is_round(v.dec))
			continue;
		if (kinds_against(c, one, v.dec, kinds) < 2 &&
		    ((ways < UNNAMED - 1 &&
		      dx_receipt_agree_on_other(c->job, dx_reread_of(c->job, one->cell), v.dec)) ||
		     is_as_likely(c, one, v.dec) || is_end(c, one, v.dec, left) || is_supported(c, one)))
			continue;
		if (kinds > 0 && left > 0 && ways >= rest_weight(c, one, v.dec, left))
			offer(c, &v, label_weight(c, one), label_weight(c, one) + ways);
	}
	for (size_t i = 0; !is_clear(c, one) && i < s->n; i++) {
		struct dx_val v = dx_val_derived_dec(s->v[i].v.dec);

		if ((s->v[i].field == RL_SUBTOTAL || dx_receipt_is_total(s->v[i].field)) && is_legible(&s->v[i].v) &&
		    left_in(c, one, v.dec) >= 2)
			offer(c, &v, label_weight(c, one), label_weight(c, one));
	}
}

/* Is a total printed that V, of which only the hundredths have two ways, is another digit of? */
static bool has_rival(const struct choice *c, struct dx_dec v, int kinds)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && is_as_likely(c, &s->v[i], v) &&
		    kinds_against(c, &s->v[i], v, kinds) < 2)
			return true;
	return false;
}

/* Two ways that meet in an amount that is not legible anywhere. */
static void offer_derived(struct choice *c)
{
	if (c->r->sums.n == 0 || !is_scanned(c->job, &c->r->sums.v[0]))
		return;
	for (size_t i = 0; i < c->ways.n; i++) {
		struct dx_val v = dx_val_derived_dec(c->ways.v[i].v);
		int kinds;
		int ways = dx_receipt_support(&c->ways, v.dec, &kinds);

		/* what must be round needs less to be it */
		if (kinds >= 2 && ways >= (must_be_round(c) && dx_receipt_is_round(v.dec) ? UNNAMED : 6) &&
		    !(dx_val_has(&c->best) && equal(c->best.dec, v.dec)) && !has_rival(c, v.dec, kinds))
			offer(c, &v, 0, ways);
	}
}

/* A total that is not legible, and one that the arithmetic contradicts: what its cell holds is wanted. */
static void want(struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && !dx_val_has(&s->v[i].v))
			dx_wants_add(c->job, s->v[i].cell, DX_CELL_AMOUNT);
}

/* Another amount is legible under a label that says total more clearly: whoever is right, it is not proved. */
static bool is_overruled(const struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n; i++)
		if (dx_val_has(&s->v[i].v) && label_weight(c, &s->v[i]) > c->label &&
		    !equal(s->v[i].v.dec, c->best.dec))
			return true;
	return false;
}

/*
 * Where no label of a total is legible, an amount above the subtotal that is printed once more is the total and its
 * payment.
 */
static const struct dx_val *said_twice(const struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;
	const struct dx_val *subtotal = &c->r->totals.subtotal;

	for (size_t i = 0; dx_val_has(subtotal) && i < s->n; i++) {
		const struct rec_sum *one = &s->v[i];

		if (is_scanned(c->job, one) && one->field != RL_CHANGE && dx_val_has(&one->v) &&
		    dx_dec_cmp(one->v.dec, subtotal->dec) > 0 && repeated(s, one, one->v.dec) > 0)
			return &one->v;
	}
	return NULL;
}

/* "VAT 5% 22.57, Net 474.00, Card 474.00": below the tax a net amount that was paid is the total. */
static const struct dx_val *net_paid(const struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;
	bool taxed = false;

	for (size_t i = 0; i < s->n; i++) {
		if (taxed && s->v[i].field == RL_SUBTOTAL && dx_val_has(&s->v[i].v) &&
		    equal(s->v[i].v.dec, c->r->totals.paid.dec))
			return &s->v[i].v;
		taxed |= s->v[i].field == RL_TAX;
	}
	return NULL;
}

/* Nothing reliable is called total: what was paid, if no change was given; cash may have hidden one. */
static void fall_back(struct choice *c)
{
	struct rec_totals *t = &c->r->totals;
	bool cash = false;
	bool no_change;
	const struct dx_val *twice;

	for (size_t i = 0; i < c->r->sums.n; i++)
		cash |= c->r->sums.v[i].field == RL_CASH;
	no_change =
		dx_val_has(&t->change) ? dx_dec_is_zero(t->change.dec) : c->weight == 0 && !(c->r->sums.unread && cash);
	if (c->weight <= 3 && dx_receipt_is_paid(c->r, &t->paid) && no_change)
		t->total = net_paid(c) ? *net_paid(c) : t->paid;
	twice = dx_val_has(&t->total) ? NULL : said_twice(c);
	if (twice)
		t->total = *twice;
	if (!dx_val_has(&t->total) && !c->r->sums.unread)
		t->total = t->subtotal;
}

/* Totals that could be read only later on, and what the receipt's rounding makes of them. */
static void add_reread(struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n; i++) {
		const struct rec_sum *one = &s->v[i];
		const struct dx_reread *cell = dx_reread_of(c->job, one->cell);
		struct dx_dec v;

		if (!cell || !dx_receipt_is_total(one->field) || dx_val_has(&one->v))
			continue;
		for (size_t k = 0; k < cell->n; k++) {
			if (!dx_receipt_reading(c->job, cell->readings[k].text, &v) ||
			    dx_receipt_votes(c->job, cell, v) < 2)
				continue;
			dx_receipt_ways_of_total(c->r, &c->ways, v);
			break;
		}
	}
}

/* A total that the subtotal makes absurd was misread: where what was paid makes sense, that was the total. */
static void replace_absurd(struct choice *c)
{
	if (!dx_val_has(&c->best) || !is_absurd(c, c->best.dec) || !is_scanned(c->job, &c->r->sums.v[0]))
		return;
	for (size_t i = 0; i < c->ways.n; i++) {
		const struct rec_way *way = &c->ways.v[i];

		if (way->kind != REC_WAY_PAID || is_absurd(c, way->v) ||
		    dx_dec_cmp(way->v, c->r->totals.subtotal.dec) < 0)
			continue;
		c->best = dx_val_derived_dec(way->v);
		c->label = 0;
		return;
	}
}

void dx_receipt_choose(struct dx_job *job, struct rec_receipt *r)
{
	struct choice *c = DX_NEW(job->arena, struct choice);

	c->job = job;
	c->r = r;
	dx_receipt_find_rounding(r);
	dx_receipt_ways(r, &c->ways);
	add_reread(c);
	for (size_t i = 0; i < r->sums.n; i++)
		offer_reading(c, &r->sums.v[i]);
	for (size_t i = 0; i < r->sums.n; i++)
		offer_second(c, &r->sums.v[i]);
	for (size_t i = 0; i < r->sums.n; i++)
		offer_rest(c, &r->sums.v[i]);
	offer_derived(c);
	replace_absurd(c);
	want(c);
	r->totals.total = c->best;
	r->overruled = dx_val_has(&c->best) && is_overruled(c);
	fall_back(c);
	dx_receipt_settle(job, r);
}
