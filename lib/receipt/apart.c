/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Food & Drink  28.60", "Parking fees  80.00": what the goods come to, under a name that as well may be bought. It
 * stands apart from them, is what all above it come to, and with the services and taxes below it is the total that is
 * printed: bought, it would be in the total twice.
 */
#include <string.h>

#include "receipt_int.h"

bool dx_receipt_is_said_total(const struct rec_receipt *r, struct dx_dec v)
{
	for (size_t i = 0; i < r->sums.n; i++)
		if (dx_receipt_is_total(r->sums.v[i].field) && dx_val_has(&r->sums.v[i].v) &&
		    dx_dec_cmp(r->sums.v[i].v.dec, v) == 0)
			return true;
	return false;
}

/* Does line LINE stand farther below the one above it than above the one below? */
static bool is_apart(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = job->lines.v + line;

	if (line == 0 || line + 1 >= job->lines.n || l[-1].page != l->page || l[1].page != l->page)
		return false;
	return 4 * (l->words[0]->y0 - l[-1].words[0]->y0) > 5 * (l[1].words[0]->y0 - l->words[0]->y0);
}

static bool is_service(const struct dx_job *job, const struct rec_item *it)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, it->line);

	return hit && hit->field == RL_TIP;
}

/* What the sums of FIELD above the total come to. */
static struct dx_dec added(const struct rec_sums *s, int field)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < s->n && !dx_receipt_is_total(s->v[i].field); i++)
		if (s->v[i].field == field && dx_val_has(&s->v[i].v))
			sum = dx_dec_add(sum, s->v[i].v.dec);
	return sum;
}

/* Is V, with what the sums put on it, a total that is printed? */
static bool makes_total(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_sums *s = &r->sums;

	v = dx_dec_add(v, dx_dec_add(added(s, RL_TIP), added(s, RL_ROUNDING)));
	v = dx_dec_sub(v, dx_receipt_discounts(r));
	return dx_receipt_is_said_total(r, v) || dx_receipt_is_said_total(r, dx_dec_add(v, added(s, RL_TAX)));
}

/* IT is a sum of FIELD, before those that are known. */
static void put_first(struct rec_sums *s, const struct rec_item *it, int field)
{
	memmove(s->v + 1, s->v, s->n * sizeof(*s->v));
	s->v[0] = (struct rec_sum){.v = it->amount, .cell = it->amount.place, .field = field, .line = it->line};
	s->n++;
}

/* "12 pcs   Gross  3,490.00": does the last of the N ITEMS begin with how many things the others are together? */
static bool begins_with_count(const struct dx_job *job, const struct rec_item *items, size_t n)
{
	const char *text = job->lines.v[items[n - 1].line].words[0]->text;
	struct dx_dec sum = dx_dec(0, 0);
	struct dx_dec count;

	for (size_t i = 0; i + 1 < n; i++) {
		if (!dx_val_has(&items[i].quantity))
			return false;
		sum = dx_dec_add(sum, items[i].quantity.dec);
	}
	return dx_dec_parse(dx_str(text), &count) && dx_dec_cmp(sum, count) == 0;
}

size_t dx_receipt_without_subtotal(struct dx_job *job, struct rec_receipt *r, const struct rec_item *items, size_t n)
{
	struct rec_totals *t = &r->totals;
	struct dx_dec goods = dx_dec(0, 2);
	struct dx_dec services = dx_dec(0, 2);
	size_t last = n;

	if (dx_val_has(&t->subtotal) || dx_val_has(&r->counted))
		return n;
	while (last > 2 && is_service(job, &items[last - 1]))
		services = dx_dec_add(services, items[--last].amount.dec);
	if (last < 2 || r->sums.n + n - last + 1 > REC_SUMS_MAX || (last < n && dx_val_has(&t->tip)))
		return n;
	for (size_t i = 0; i + 1 < last; i++)
		goods = dx_dec_add(goods, items[i].amount.dec);
	if (goods.coef <= 0 || dx_dec_cmp(goods, items[last - 1].amount.dec) != 0 ||
	    !(is_apart(job, items[last - 1].line) || begins_with_count(job, items, last)) ||
	    !makes_total(r, dx_dec_add(goods, services)))
		return n;
	for (size_t i = n; i-- > last;)
		put_first(&r->sums, &items[i], RL_TIP);
	put_first(&r->sums, &items[last - 1], RL_SUBTOTAL);
	t->subtotal = items[last - 1].amount;
	if (last < n)
		t->tip = items[last].amount;
	r->foot = items[last - 1].line;
	return last - 1;
}
