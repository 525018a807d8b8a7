/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which of the amounts below the goods is what was to be paid. Each has what its label says for it; the
 * arithmetic of the receipt speaks for an amount in ways that do not depend on one another: what was paid less
 * the change, the goods, the subtotal with its tax, another total with its rounding. An amount that is printed
 * nowhere is taken where two such ways meet in it, and said to be derived: it proves nothing.
 */
#include <string.h>

#include "dx/extract/want.h"

#include "receipt_int.h"

#define LEGIBLE   60 /* percent; a torn amount is less, however sure its parts are */
#define WAYS_MAX  256
#define ROUND_MAX 10 /* hundredths: no rounding is larger */
#define ROUND_TO  5  /* hundredths: what is rounded ends in this or in 0 */

/* What speaks for an amount beside its label. */
enum way_kind { WAY_PAID, WAY_GOODS, WAY_PARTS, WAY_ROUNDED, WAY_FITS, WAY_HANDED, WAY_KINDS };

struct way {
	struct dx_dec v;
	enum way_kind kind;
	int weight;
};

struct ways {
	struct way v[WAYS_MAX];
	size_t n;
};

struct choice {
	struct dx_job *job;
	struct rec_receipt *r;
	struct ways ways;
	struct dx_val best;
	int weight;
	int label; /* of the best one */
};

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(a, b) == 0;
}

static void add(struct ways *w, struct dx_dec v, enum way_kind kind, int weight)
{
	if (w->n < WAYS_MAX && v.coef > 0)
		w->v[w->n++] = (struct way){v, kind, weight};
}

/* Is ONE a rounding that may be one? */
static bool rounds(const struct dx_val *one)
{
	return dx_val_has(one) && !dx_dec_is_zero(one->dec) &&
	       dx_dec_cmp(dx_dec_abs(one->dec), dx_dec(ROUND_MAX, 2)) <= 0;
}

static bool is_round(struct dx_dec v)
{
	return v.scale < 2 || (v.scale == 2 && v.coef % ROUND_TO == 0);
}

/* V rounded as the receipt says; the minus of a rounding is easily lost. */
static void add_rounded(struct choice *c, struct dx_dec v, enum way_kind kind, int weight)
{
	struct dx_dec by = dx_dec_abs(c->r->totals.rounding.dec);

	if (!rounds(&c->r->totals.rounding))
		return;
	add(&c->ways, dx_dec_sub(v, by), kind, weight);
	if (c->r->totals.rounding.dec.coef > 0)
		add(&c->ways, dx_dec_add(v, by), kind, weight);
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
static void add_fitting(struct choice *c, struct dx_dec v)
{
	size_t first = c->ways.n;
	size_t n = first;

	if (is_round(v) || leaves_out(&c->r->sums))
		return;
	add_rounded(c, v, WAY_FITS, 3);
	for (size_t i = first; i < c->ways.n; i++)
		if (is_round(c->ways.v[i].v))
			c->ways.v[n++] = c->ways.v[i];
	c->ways.n = n;
}

/* Of a receipt that rounds what is paid is round: another amount was misread. */
static bool is_paid(const struct rec_receipt *r, const struct dx_val *paid)
{
	return dx_val_has(paid) && (!rounds(&r->totals.rounding) || is_round(paid->dec));
}

static void paid_less_change(struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;

	for (size_t i = 0; i < s->n; i++) {
		const struct rec_sum *paid = &s->v[i];

		if (paid->field < RL_CASH || paid->field > RL_PAID || !is_paid(c->r, &paid->v))
			continue;
		if (!dx_val_has(&c->r->totals.change))
			add(&c->ways, paid->v.dec, WAY_HANDED, 2);
		for (size_t k = i + 1; k < s->n; k++)
			if (s->v[k].field == RL_CHANGE && dx_val_has(&s->v[k].v))
				add(&c->ways, dx_dec_sub(paid->v.dec, dx_dec_abs(s->v[k].v.dec)), WAY_PAID, 6);
	}
}

static void goods(struct choice *c)
{
	const struct rec_item *items = c->r->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < c->r->line_items.n; i++)
		sum = dx_dec_add(sum, items[i].amount.dec);
	add(&c->ways, sum, WAY_GOODS, rounds(&c->r->totals.rounding) ? 2 : 3);
	add_rounded(c, sum, WAY_GOODS, 3);
}

static void parts(struct choice *c)
{
	const struct rec_totals *t = &c->r->totals;
	struct dx_dec sum;

	if (!dx_val_has(&t->subtotal) || !dx_val_has(&t->tax) || dx_dec_is_zero(t->tax.dec))
		return;
	sum = dx_dec_add(t->subtotal.dec, t->tax.dec);
	if (dx_val_has(&t->tip))
		sum = dx_dec_add(sum, t->tip.dec);
	add(&c->ways, sum, WAY_PARTS, 3);
	add_rounded(c, sum, WAY_PARTS, 3);
	add_fitting(c, sum);
	if (dx_val_has(&c->r->discount))
		add(&c->ways, dx_dec_sub(sum, dx_dec_abs(c->r->discount.dec)), WAY_PARTS, 3);
}

static void all_ways(struct choice *c)
{
	const struct rec_sums *s = &c->r->sums;

	paid_less_change(c);
	goods(c);
	parts(c);
	for (size_t i = 0; i < s->n; i++)
		if (dx_receipt_is_total(s->v[i].field) && dx_val_has(&s->v[i].v))
			add_rounded(c, s->v[i].v.dec, WAY_ROUNDED, 3);
}

/* What the ways that lead to V weigh, each kind once; *KINDS_R of them, a mere payment not counted. */
static int support(const struct ways *w, struct dx_dec v, int *kinds_r)
{
	int best[WAY_KINDS] = {0};
	int sum = 0;

	*kinds_r = 0;
	for (size_t i = 0; i < w->n; i++)
		if (equal(w->v[i].v, v) && w->v[i].weight > best[w->v[i].kind])
			best[w->v[i].kind] = w->v[i].weight;
	for (int k = 0; k < WAY_KINDS; k++) {
		sum += best[k];
		*kinds_r += best[k] > 0 && k != WAY_HANDED;
	}
	return sum;
}

/* Does a line about rounding, whether it could be read or not, stand right above? */
static bool after_rounding(const struct dx_job *job, const struct rec_sum *one)
{
	for (size_t i = one->line; i > 0 && one->line - i < 3; i--) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i - 1);

		if (hit && hit->field == RL_ROUNDING)
			return true;
	}
	return false;
}

static int label_weight(const struct dx_job *job, const struct rec_sum *one)
{
	if (!dx_receipt_is_total(one->field))
		return 0;
	if (one->hidden)
		return 1;
	return (one->field == RL_ROUNDED_TOTAL ? 7
		: one->field == RL_GRAND_TOTAL ? 6
					       : 2) +
	       (after_rounding(job, one) ? 3 : 0);
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

static void offer(struct choice *c, const struct dx_val *v, int label, int weight)
{
	if (weight > c->weight) {
		c->best = *v;
		c->weight = weight;
		c->label = label;
	}
}

/* An amount as it was read first. One that is not called total needs the arithmetic to make it one. */
static void offer_reading(struct choice *c, const struct rec_sum *one)
{
	int kinds;
	int ways = support(&c->ways, one->v.dec, &kinds);
	int label = label_weight(c->job, one);

	if (!dx_val_has(&one->v) || one->v.dec.coef <= 0 || one->field == RL_CHANGE || one->field == RL_ROUNDING)
		return;
	if (label > 0)
		offer(c, &one->v, label, label + ways + repeated(&c->r->sums, one, one->v.dec));
	else if (ways >= 6 && kinds > 0 && is_scanned(c->job, one))
		offer(c, &one->v, 0, ways + repeated(&c->r->sums, one, one->v.dec));
}

/* Does TEXT say V? A last digit may be lost ("174.9"); without a mark the digits may be anything. */
static bool says(struct dx_job *job, const char *text, struct dx_dec v)
{
	struct dx_number num;
	struct dx_dec other;

	if (!strpbrk(text, ".,"))
		return false;
	if (dx_receipt_reading(job, text, &other))
		return equal(other, v);
	return dx_value_parse(dx_str(text), job->tables.rule, &num) && num.value.scale == 1 && num.value.coef > 0 &&
	       num.value.coef == v.coef / 10;
}

/* How many of the later readings of CELL say V. Those of the same picture, with and without letters, are one. */
static size_t votes(const struct choice *c, const struct dx_reread *cell, struct dx_dec v)
{
	bool plain = false;
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++) {
		bool same_picture = dx_reread_is_plain(&cell->readings[i]);

		if (!says(c->job, cell->readings[i].text, v) || (same_picture && plain))
			continue;
		plain |= same_picture;
		n++;
	}
	return n;
}

/* Most of the later readings, at least two, of a cell that was not legible say V, and no payment contradicts it. */
static bool elected(const struct choice *c, const struct rec_sum *one, const struct dx_reread *cell, struct dx_dec v)
{
	size_t mine = votes(c, cell, v);

	if (mine < 2 || (dx_val_has(&one->v) && one->v.conf >= LEGIBLE && one->v.source != DX_VAL_REPAIRED))
		return false;
	for (size_t i = 0; i < c->ways.n; i++)
		if (c->ways.v[i].kind == WAY_PAID && !equal(c->ways.v[i].v, v))
			return false;
	for (size_t i = 0; i < cell->n; i++) {
		struct dx_dec other;

		if (dx_receipt_reading(c->job, cell->readings[i].text, &other) && !equal(other, v) &&
		    votes(c, cell, other) >= mine)
			return false;
	}
	return true;
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
		int ways;

		if (!dx_receipt_reading(c->job, cell->readings[i].text, &v.dec) || v.dec.coef <= 0)
			continue;
		ways = support(&c->ways, v.dec, &kinds);
		/* a legible one needs more than the goods against it, which may be misread as well */
		if ((kinds > 0 && ways >= (dx_val_has(&one->v) ? 6 : 3)) || elected(c, one, cell, v.dec))
			offer(c, &v, label_weight(c->job, one), label_weight(c->job, one) + ways + 1);
	}
}

/* Two ways that meet in an amount that is not legible anywhere. */
static void offer_derived(struct choice *c)
{
	if (c->r->sums.n == 0 || !is_scanned(c->job, &c->r->sums.v[0]))
		return;
	for (size_t i = 0; i < c->ways.n; i++) {
		struct dx_val v = dx_val_derived_dec(c->ways.v[i].v);
		int kinds;
		int ways = support(&c->ways, v.dec, &kinds);

		if (kinds >= 2 && ways >= 6 && !(dx_val_has(&c->best) && equal(c->best.dec, v.dec)))
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
		if (dx_val_has(&s->v[i].v) && label_weight(c->job, &s->v[i]) > c->label &&
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
	if (c->weight <= 3 && is_paid(c->r, &t->paid) && no_change)
		t->total = t->paid;
	twice = dx_val_has(&t->total) ? NULL : said_twice(c);
	if (twice)
		t->total = *twice;
	if (!dx_val_has(&t->total) && !c->r->sums.unread)
		t->total = t->subtotal;
}

void dx_receipt_choose(struct dx_job *job, struct rec_receipt *r)
{
	struct choice *c = DX_NEW(job->arena, struct choice);

	c->job = job;
	c->r = r;
	all_ways(c);
	for (size_t i = 0; i < r->sums.n; i++)
		offer_reading(c, &r->sums.v[i]);
	for (size_t i = 0; i < r->sums.n; i++)
		offer_second(c, &r->sums.v[i]);
	offer_derived(c);
	want(c);
	r->totals.total = c->best;
	r->overruled = dx_val_has(&c->best) && is_overruled(c);
	fall_back(c);
}
