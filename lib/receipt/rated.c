/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A rate beside an amount: "GST 6%  2.06", "10% service 3.40", "Suggested gratuity: 18% = 6.17", "SR 6%  34.28  2.06".
 * Neither is in a value of its own, or the rate is not, but who reckons it again must not stumble over it: the amount
 * is that share of one of the receipt's sums, or the tax and the discount that of some of the goods.
 */
#include <string.h>

#include "receipt_int.h"

#define PAIRS    6 /* rates of a line, or amounts */
#define BASES    14
#define FEW      5   /* goods of which every choice is tried; of more of them, some make nearly any sum */
#define RATE_TOP 100 /* percent */

struct line_of {
	struct dx_dec rates[PAIRS], amounts[PAIRS];
	size_t n_rates, n_amounts;
};

struct bases {
	struct dx_dec v[BASES];
	size_t n;
	struct dx_dec slack; /* of a tax that was rounded for each of the goods, in its hundredfold */
};

/* Words FROM..TO (exclusive) of LINE. */
static struct line_of read_part(const struct dx_job *job, size_t line, size_t from, size_t to)
{
	const struct dx_line *l = &job->lines.v[line];
	struct line_of of = {0};

	for (size_t i = from; i < to; i++) {
		const char *text = l->words[i]->text + strspn(l->words[i]->text, "@=(");
		bool apart = i + 1 < l->n && l->words[i + 1]->text[0] == '%';
		struct dx_number num;

		if (!dx_value_parse(dx_receipt_figure(text), job->tables.rule, &num))
			continue;
		if (num.has_percent || apart) {
			if (of.n_rates < PAIRS)
				of.rates[of.n_rates++] = num.value;
		} else if (num.value.scale == 2 && of.n_amounts < PAIRS) {
			of.amounts[of.n_amounts++] = dx_dec_abs(num.value);
		}
	}
	return of;
}

static void add(struct bases *b, struct dx_dec v)
{
	if (b->n < BASES && v.coef > 0)
		b->v[b->n++] = v;
}

/* V, and V with the service, as both are taxed. */
static void add_both(struct bases *b, struct dx_dec v, const struct rec_totals *t)
{
	add(b, v);
	if (dx_val_has(&t->tip))
		add(b, dx_dec_add(v, t->tip.dec));
}

static struct bases bases_of(const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;
	const struct rec_item *items = r->line_items.items;
	struct dx_dec goods = dx_dec(0, 2);
	struct dx_dec unrounded = dx_dec_sub(dx_val_or_zero(&t->total), dx_receipt_rounding(r));
	struct dx_dec less = dx_receipt_discounts(r);
	struct bases b = {.slack = dx_dec((int64_t)r->line_items.n + 2, 0)};

	for (size_t i = 0; i < r->line_items.n; i++)
		goods = dx_dec_add(goods, items[i].amount.dec);
	add_both(&b, goods, t);
	if (dx_val_has(&t->subtotal))
		add_both(&b, t->subtotal.dec, t);
	if (!dx_dec_is_zero(less)) {
		add_both(&b, dx_dec_sub(goods, less), t);
		if (dx_val_has(&t->subtotal))
			add_both(&b, dx_dec_sub(t->subtotal.dec, less), t);
	}
	add(&b, dx_val_or_zero(&t->total));
	add(&b, unrounded);
	add(&b, dx_dec_sub(unrounded, dx_val_or_zero(&t->tax)));
	add(&b, dx_dec_sub(dx_dec_sub(unrounded, dx_val_or_zero(&t->tax)), dx_val_or_zero(&t->tip)));
	return b;
}

/* Is V, within SLACK hundredths of a hundredth, RATE percent of BASE, or that much of what BASE is with it? */
static bool is_share(struct dx_dec v, struct dx_dec rate, struct dx_dec base, struct dx_dec slack)
{
	struct dx_dec hundred = dx_dec(100, 0);
	struct dx_dec all = dx_dec_add(hundred, rate);
	struct dx_dec off = dx_dec_mul(slack, dx_dec(5, 1)); /* half a hundredth each, a hundredfold */

	return dx_dec_near(dx_dec_mul(base, rate), dx_dec_mul(v, hundred), off) ||
	       dx_dec_near(dx_dec_mul(base, rate), dx_dec_mul(v, all), dx_dec_mul(off, dx_dec(2, 0)));
}

/* Of some of the goods. Which of many is not known, only that they are not all of them. */
static bool is_of_some(const struct rec_receipt *r, const struct bases *b, struct dx_dec v, struct dx_dec rate)
{
	const struct rec_item *items = r->line_items.items;
	size_t n = r->line_items.n;

	for (size_t i = 0; n > FEW && i < b->n; i++)
		if (dx_dec_cmp(dx_dec_mul(v, dx_dec(100, 0)), dx_dec_mul(b->v[i], rate)) <= 0)
			return true;
	for (size_t set = 1; n <= FEW && set < (size_t)1 << n; set++) {
		struct dx_dec sum = dx_dec(0, 2);

		for (size_t i = 0; i < n; i++)
			if (set >> i & 1)
				sum = dx_dec_add(sum, items[i].amount.dec);
		if (is_share(v, rate, sum, b->slack))
			return true;
	}
	return false;
}

static bool pair_holds(const struct rec_receipt *r, const struct bases *b, int field, struct dx_dec v,
		       struct dx_dec rate)
{
	/* "0%  12.00": what is not taxed */
	if (dx_dec_is_zero(v) || rate.coef <= 0 || dx_dec_cmp(rate, dx_dec(RATE_TOP, 0)) > 0)
		return dx_dec_is_zero(v) || dx_dec_is_zero(rate);
	for (size_t i = 0; i < b->n; i++)
		if (is_share(v, rate, b->v[i], b->slack))
			return true;
	return (field == RL_TAX || field == RL_DISCOUNT) && is_of_some(r, b, v, rate);
}

/* "Total incl GST 6%  36.34": the rate is said of what the amount holds, and the amount is a sum itself. */
static bool is_of_sum(const struct rec_receipt *r, int field, struct dx_dec v)
{
	return (field >= 0 && field != RL_TAX && field != RL_TIP && field != RL_CHARGE && field != RL_DISCOUNT &&
		field != RL_SUMMARY && field != RL_OTHER && field != RL_GOODS && field != RL_PRICE) ||
	       (field != RL_TAX && field != RL_TIP && dx_receipt_is_whole_sum(r, v));
}

/* "0%  12.00  0.00": of what is not taxed no tax is taken, and with tax it is as much. */
static bool holds_nothing(const struct line_of *of)
{
	for (size_t i = 0; i < of->n_amounts; i++)
		for (size_t k = 0; k < of->n_amounts; k++)
			if (dx_dec_is_zero(of->amounts[i]) ||
			    (i != k && dx_dec_cmp(of->amounts[i], of->amounts[k]) == 0))
				return true;
	return false;
}

/* Is V, within SLACK hundredths of a hundredth, BASE and RATE percent of it? */
static bool is_with_share(struct dx_dec v, struct dx_dec rate, struct dx_dec base, struct dx_dec slack)
{
	return dx_dec_near(dx_dec_mul(base, dx_dec_add(dx_dec(100, 0), rate)), dx_dec_mul(v, dx_dec(100, 0)),
			   dx_dec_mul(slack, dx_dec(5, 1)));
}

/* "5%  293.32  7.34  7.34": two figures are the halves of that share of a third. */
static bool has_halves(const struct line_of *of)
{
	for (size_t i = 0; of->n_amounts > 2 && i < of->n_amounts; i++)
		for (size_t k = i + 1; k < of->n_amounts; k++)
			for (size_t b = 0; b < of->n_amounts && dx_dec_cmp(of->amounts[i], of->amounts[k]) == 0; b++)
				if (b != i && b != k &&
				    is_share(dx_dec_add(of->amounts[i], of->amounts[k]), of->rates[0], of->amounts[b],
					     dx_dec(4, 0)))
					return true;
	return false;
}

/* "6%  34.28  2.06": one figure is that share of another, with it or without; "12%  100.00  112.00": or both. */
static bool row_holds(const struct line_of *of)
{
	if (dx_dec_is_zero(of->rates[0]))
		return holds_nothing(of);
	if (has_halves(of))
		return true;
	for (size_t i = 0; i < of->n_amounts; i++)
		for (size_t k = 0; k < of->n_amounts; k++)
			if (i != k && (is_share(of->amounts[i], of->rates[0], of->amounts[k], dx_dec(20, 0)) ||
				       is_with_share(of->amounts[i], of->rates[0], of->amounts[k], dx_dec(4, 0))))
				return true;
	return false;
}

bool dx_receipt_is_guide(const struct dx_job *job, const struct rec_receipt *r, size_t line)
{
	struct bases b = bases_of(r);
	struct line_of of = read_part(job, line, 0, job->lines.v[line].n);

	for (size_t k = 0; k < of.n_rates && of.n_rates == of.n_amounts; k++)
		if (!pair_holds(r, &b, -1, of.amounts[k], of.rates[k]))
			return false;
	return of.n_rates > 1 && of.n_rates == of.n_amounts;
}

/* Do the rates among OF, under a label of FIELD, hold? */
static bool part_holds(const struct rec_receipt *r, const struct bases *b, int field, const struct line_of *of)
{
	if (of->n_rates == 0 || of->n_amounts == 0)
		return true;
	if (of->n_rates != of->n_amounts)
		return of->n_rates > 1 || row_holds(of);
	for (size_t k = 0; k < of->n_rates; k++)
		if (!is_of_sum(r, field, of->amounts[k]) && !pair_holds(r, b, field, of->amounts[k], of->rates[k]))
			return false;
	return true;
}

/* What the part of LINE from word FROM on was taken for; else the label that the line begins with. -1: neither. */
static int field_of(const struct dx_job *job, const struct rec_receipt *r, size_t line, size_t from)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);

	for (size_t i = 0; i < r->sums.n; i++)
		if (r->sums.v[i].line == line && r->sums.v[i].from == from && r->sums.v[i].field >= 0)
			return r->sums.v[i].field;
	return hit ? hit->field : -1;
}

bool dx_receipt_rates_hold(const struct dx_job *job, const struct rec_receipt *r)
{
	struct bases b = bases_of(r);

	for (size_t i = r->sums.n > 0 ? r->sums.v[0].line : job->lines.n; i < job->lines.n; i++) {
		if (dx_whole_is_corrected(job, job->lines.v[i].page))
			continue;
		for (size_t from = 0, end; from < job->lines.v[i].n; from = end) {
			struct line_of part;

			end = dx_receipt_next_at(job, r, i, from);
			part = read_part(job, i, from, end);
			if (!part_holds(r, &b, field_of(job, r, i, from), &part))
				return false;
		}
	}
	return true;
}
