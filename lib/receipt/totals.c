/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sums of a receipt: which of the amounts called total is what was to be paid. */
#include <string.h>

#include "receipt_int.h"

#define SUMS_MAX 64

struct sum {
	struct dx_val v;
	int field;
	size_t line;
};

struct sums {
	struct sum v[SUMS_MAX];
	size_t n;
	bool unread; /* a total's label stands without an amount that can be read */
};

static bool is_total(int field)
{
	return field >= RL_ROUNDED_TOTAL && field <= RL_TOTAL;
}

/* All labelled amounts; the amount may stand alone, under no label of its own, on the line below. */
static void collect(struct dx_job *job, struct sums *s)
{
	for (size_t i = 0; i < job->lines.n && s->n < SUMS_MAX; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct sum *one = &s->v[s->n];
		size_t at;

		if (hit && hit->field == RL_SUMMARY && s->n > 1)
			return; /* what stands below are totals of the taxes */
		if (!hit || hit->field < RL_SUBTOTAL || hit->field > RL_CHANGE)
			continue;
		if (!dx_receipt_amount(job, i, hit->first + hit->n, &one->v, &at)) {
			const struct dx_line *line = &job->lines.v[i];
			const struct dx_line *below = i + 1 < job->lines.n ? line + 1 : NULL;

			if (line->n > hit->first + hit->n + 2 || !below || below->page != line->page || below->n > 2 ||
			    dx_receipt_label(job, i + 1) || !dx_receipt_amount(job, i + 1, 0, &one->v, &at)) {
				s->unread |= is_total(hit->field);
				continue;
			}
		}
		one->field = hit->field;
		one->line = i;
		s->n++;
	}
}

static const struct sum *first(const struct sums *s, int field)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].field == field)
			return &s->v[i];
	return NULL;
}

static void take(const struct sums *s, int field, struct dx_val *v)
{
	const struct sum *one = first(s, field);

	if (one)
		*v = one->v;
}

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(a, b) == 0;
}

/* Does a line about rounding, whether it could be read or not, stand right above? */
static bool after_rounding(const struct dx_job *job, const struct sum *one)
{
	for (size_t i = one->line; i > 0 && one->line - i < 3; i--) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i - 1);

		if (hit && hit->field == RL_ROUNDING)
			return true;
	}
	return false;
}

/* How much speaks for this amount as the total: its label, what is printed about payment, and repetition. */
static int weight(const struct dx_job *job, const struct rec_receipt *r, const struct sums *s, const struct sum *one)
{
	const struct rec_totals *t = &r->totals;
	int w = one->field == RL_ROUNDED_TOTAL ? 5 : one->field == RL_GRAND_TOTAL ? 4 : 2;

	if (dx_dec_is_zero(one->v.dec) || one->v.dec.coef < 0)
		return 0;
	if (dx_val_has(&t->paid) && dx_val_has(&t->change) && equal(dx_dec_sub(t->paid.dec, t->change.dec), one->v.dec))
		w += 4;
	else if (dx_val_has(&t->paid) && equal(t->paid.dec, one->v.dec))
		w += 2;
	w += after_rounding(job, one) ? 3 : 0;
	for (size_t i = 0; i < s->n; i++)
		w += &s->v[i] != one && s->v[i].field != RL_CHANGE && equal(s->v[i].v.dec, one->v.dec);
	return w;
}

static void choose(const struct dx_job *job, struct rec_receipt *r, const struct sums *s)
{
	int best = 0;

	for (size_t i = 0; i < s->n; i++) {
		int w = is_total(s->v[i].field) ? weight(job, r, s, &s->v[i]) : 0;

		if (w > best) {
			best = w;
			r->totals.total = s->v[i].v;
		}
	}
	/* Nothing reliable is called total: what was paid, if no change was given; cash may have hidden one. */
	bool no_change = dx_val_has(&r->totals.change) ? dx_dec_is_zero(r->totals.change.dec)
						       : best == 0 && !(s->unread && first(s, RL_CASH));
	if (best <= 3 && dx_val_has(&r->totals.paid) && no_change)
		r->totals.total = r->totals.paid;
	if (!dx_val_has(&r->totals.total))
		r->totals.total = r->totals.subtotal;
}

/* How it was paid; "Cash" with an amount counts before a card that is only named. */
static void payment(struct dx_job *job, struct rec_receipt *r, const struct sums *s)
{
	static const struct {
		int field;
		const char *name;
	} ways[] = {{RL_CASH, "cash"}, {RL_CARD, "card"}, {RL_WALLET, "wallet"}};
	const struct dx_label_hit *found = NULL;
	const char *name = NULL;

	for (size_t i = 0; i < DX_LEN(ways) && !dx_val_has(&r->totals.paid); i++) {
		const struct sum *one = first(s, ways[i].field);

		if (!one)
			continue;
		r->totals.paid = one->v;
		found = dx_receipt_label(job, one->line);
		name = ways[i].name;
	}
	if (!dx_val_has(&r->totals.paid))
		take(s, RL_PAID, &r->totals.paid);
	for (size_t i = 0; i < job->labels.n && !found; i++) {
		for (size_t k = 1; k < DX_LEN(ways); k++) {
			if (job->labels.v[i].field != ways[k].field)
				continue;
			found = &job->labels.v[i];
			name = ways[k].name;
		}
	}
	if (!found)
		return;
	r->payment_method = dx_lines_val(job->arena, &job->pages[job->lines.v[found->line].page],
					 job->lines.v[found->line].words + found->first, found->n);
	r->payment_method.text = name;
}

void dx_receipt_totals(struct dx_job *job, struct rec_receipt *r)
{
	struct sums *s = DX_NEW(job->arena, struct sums);
	struct rec_totals *t = &r->totals;

	collect(job, s);
	take(s, RL_SUBTOTAL, &t->subtotal);
	take(s, RL_TAX, &t->tax);
	take(s, RL_ROUNDING, &t->rounding);
	take(s, RL_TIP, &t->tip);
	take(s, RL_CHANGE, &t->change);
	take(s, RL_DISCOUNT, &r->discount);
	payment(job, r, s);
	choose(job, r, s);
	r->foot = job->lines.n;
	for (size_t i = 0; i < s->n; i++)
		if (s->v[i].line >= r->body && s->v[i].line < r->foot && s->v[i].field != RL_DISCOUNT)
			r->foot = s->v[i].line;
}
