/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What sums of a receipt a figure may be, and what its discounts come to. */
#include <string.h>

#include "receipt_int.h"

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a), dx_dec_abs(b)) == 0;
}

static bool is_one(const struct dx_val *const *list, size_t n, struct dx_dec v)
{
	for (size_t i = 0; i < n; i++)
		if (dx_val_has(list[i]) && equal(list[i]->dec, v))
			return true;
	return false;
}

size_t dx_receipt_next_at(const struct dx_job *job, const struct rec_receipt *r, size_t line, size_t from)
{
	for (size_t i = 0; i < r->sums.n; i++)
		if (r->sums.v[i].line == line && r->sums.v[i].from > from)
			return r->sums.v[i].from;
	return job->lines.v[line].n;
}

/* Is a rate printed on LINE? */
static bool has_rate(const struct dx_job *job, size_t line)
{
	for (size_t i = 0; i < job->lines.v[line].n; i++)
		if (strchr(job->lines.v[line].words[i]->text, '%'))
			return true;
	return false;
}

bool dx_receipt_is_with_tip(const struct dx_job *job, const struct rec_sums *s, const struct rec_sum *one)
{
	const struct rec_sum *tip = NULL;

	for (const struct rec_sum *k = s->v; k < one; k++)
		tip = k->field == RL_TIP && dx_val_has(&k->v) ? k : tip;
	if (!tip || tip->line == one->line || !dx_val_has(&one->v) || has_rate(job, tip->line))
		return false;
	for (const struct rec_sum *k = s->v; k < tip; k++)
		if (dx_receipt_is_total(k->field) && dx_val_has(&k->v) && k->line != tip->line &&
		    dx_dec_cmp(dx_dec_add(k->v.dec, tip->v.dec), one->v.dec) == 0)
			return true;
	return false;
}

bool dx_receipt_pays_rounded(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_totals *t = &r->totals;
	struct dx_dec left = dx_dec_sub(dx_val_or_zero(&t->paid), dx_dec_abs(dx_val_or_zero(&t->change)));

	return dx_val_has(&t->paid) && !dx_dec_is_zero(dx_val_or_zero(&t->rounding)) &&
	       dx_dec_cmp(left, dx_dec_add(v, t->rounding.dec)) == 0;
}

/*
 * "TOTAL 73.48, Rounding 0.02, Cash 75.00, Change 1.50": below a total that stays what it is, what is handed over in
 * coins is rounded. On a scan a rounded total may stand there that is not legible.
 */
bool dx_receipt_rounds_payment(const struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	const struct rec_sum *below = NULL;

	if (!dx_val_printed(&t->total) || !dx_val_printed(&t->paid) || !dx_receipt_pays_rounded(r, t->total.dec))
		return false;
	for (size_t i = 0; i < r->sums.n; i++) {
		const struct rec_sum *one = &r->sums.v[i];

		if (one->field == RL_ROUNDING)
			below = one;
		else if (below && dx_receipt_is_total(one->field))
			return false;
	}
	return below && below->line > dx_receipt_line_of_total(job, r) &&
	       job->pages[job->lines.v[below->line].page].source != DX_SOURCE_OCR;
}

struct dx_dec dx_receipt_rounding(const struct rec_receipt *r)
{
	return r->rounds_payment ? dx_dec(0, 2) : dx_val_or_zero(&r->totals.rounding);
}

bool dx_receipt_is_whole_sum(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_totals *t = &r->totals;
	const struct rec_item *items = r->line_items.items;
	const struct dx_val *own[] = {&t->subtotal, &t->total};
	struct dx_dec goods = dx_dec(0, 2);
	struct dx_dec unrounded = dx_dec_sub(dx_val_or_zero(&t->total), dx_receipt_rounding(r));

	for (size_t i = 0; i < r->line_items.n; i++)
		goods = dx_dec_add(goods, items[i].amount.dec);
	return is_one(own, DX_LEN(own), v) || (r->line_items.n > 0 && equal(goods, v)) ||
	       (dx_val_has(&t->total) &&
		(equal(unrounded, v) || (dx_val_has(&t->tax) && equal(dx_dec_sub(unrounded, t->tax.dec), v))));
}

bool dx_receipt_knows(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_totals *t = &r->totals;
	const struct dx_val *others[] = {&t->tax, &t->rounding, &t->tip, &t->paid, &t->change};

	for (size_t i = 0; i < r->sums.n; i++)
		if ((r->sums.v[i].field == RL_DISCOUNT || r->sums.v[i].field == RL_CHARGE) &&
		    dx_val_has(&r->sums.v[i].v) && equal(r->sums.v[i].v.dec, v))
			return true; /* together they are taken off: see takes_off() */
	if (dx_val_has(&t->tip) && dx_val_has(&t->total) && equal(dx_dec_sub(t->total.dec, t->tip.dec), v))
		return true; /* what was due before the tip */
	return dx_dec_is_zero(v) || dx_receipt_is_whole_sum(r, v) || is_one(others, DX_LEN(others), v);
}

/*
 * What the N discounts among S come to; three and more of which one is what the others come to are that one, and so is
 * "Total savings" of those that no label names.
 */
static struct dx_dec taken_off(const struct rec_sums *s, size_t n)
{
	struct dx_dec unnamed = dx_dec(0, 2);
	struct dx_dec sum = dx_dec(0, 2);
	size_t found = 0;

	for (size_t i = 0; i < n; i++) {
		if (s->v[i].field != RL_DISCOUNT || !dx_val_has(&s->v[i].v))
			continue;
		sum = dx_dec_add(sum, dx_dec_abs(s->v[i].v.dec));
		if (s->v[i].unnamed)
			unnamed = dx_dec_add(unnamed, dx_dec_abs(s->v[i].v.dec));
		found++;
	}
	if (equal(dx_dec_add(unnamed, unnamed), sum))
		return unnamed;
	for (size_t i = 0; found > 2 && i < n; i++) {
		struct dx_dec one = dx_dec_abs(dx_val_or_zero(&s->v[i].v));

		if (s->v[i].field == RL_DISCOUNT && !dx_dec_is_zero(one) && equal(dx_dec_add(one, one), sum))
			return one;
	}
	return sum;
}

struct dx_dec dx_receipt_discounts(const struct rec_receipt *r)
{
	const struct rec_sums *s = &r->sums;
	struct dx_dec charges = dx_dec(0, 2);
	struct dx_dec all = taken_off(s, s->n);
	struct dx_dec above;
	size_t total = 0;

	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field == RL_CHARGE && dx_val_has(&s->v[i].v))
			charges = dx_dec_add(charges, dx_dec_abs(s->v[i].v.dec));
	/* "You saved 3.04" below the total says once more what was taken off above it */
	while (total < s->n && !dx_receipt_is_total(s->v[total].field))
		total++;
	above = taken_off(s, total);
	if (equal(dx_dec_add(above, above), all))
		all = above;
	return dx_dec_sub(all, charges);
}

bool dx_receipt_is_count(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_item *items = r->line_items.items;
	struct dx_dec one = dx_dec(1, 0);
	struct dx_dec many = dx_dec(0, 0);   /* as printed */
	struct dx_dec pieces = dx_dec(0, 0); /* what has no quantity, or is weighed, is one */
	struct dx_dec lines = dx_dec(0, 0);

	for (size_t i = 0; i < r->line_items.n; i++) {
		const struct dx_val *q = &items[i].quantity;
		bool whole = dx_val_has(q) && dx_dec_cmp(dx_dec_round(q->dec, 0), q->dec) == 0;

		many = dx_dec_add(many, dx_val_or_zero(q));
		pieces = dx_dec_add(pieces, whole ? q->dec : one);
		lines = dx_dec_add(lines, one);
	}
	return equal(many, v) || equal(pieces, v) || equal(lines, v);
}

size_t dx_receipt_line_of_total(const struct dx_job *job, const struct rec_receipt *r)
{
	size_t at = job->lines.n;

	for (size_t i = 0; i < r->sums.n; i++)
		if (dx_receipt_is_total(r->sums.v[i].field) && dx_val_has(&r->sums.v[i].v) &&
		    dx_dec_cmp(dx_dec_abs(r->sums.v[i].v.dec), dx_dec_abs(r->totals.total.dec)) == 0)
			at = r->sums.v[i].line;
	return at;
}
