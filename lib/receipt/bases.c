/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What taxes were taken of: a summary of taxes, or a base beside its tax. Nothing of it is written, and yet a paper of
 * which one of these figures was changed is no paper to be called verified: all rows together are one of the receipt's
 * sums, or each figure is one, or each row holds itself (base, tax and both together, at its rate) and their taxes are
 * the receipt's, if it has one printed: that a row agrees with itself alone says nothing of the receipt. The tax that
 * the prices hold is compared with the rate that is printed beside it.
 */
#include <string.h>

#include "receipt_int.h"

#define FIGURES  4  /* of a row that count */
#define RATE_MAX 30 /* percent */
#define STRAY    3  /* lines without amounts that may stand inside a summary, as in summary.c */
#define TOTALS   12 /* single figures of a summary */

struct rows {
	struct dx_dec both, once; /* bases and taxes; with each base once, which several taxes were taken of */
	struct dx_dec bases, taxes;
	struct dx_dec last; /* the last base */
	struct dx_dec total[TOTALS];
	size_t n_total;
	bool open;  /* a row has a figure that is none of the receipt's */
	bool loose; /* a row does not hold itself at its rate */
	bool odd;
};

/* Amounts among words FROM..TO (exclusive) of LINE, rates left out; *RATED_R: there is one. *RATE_R in percent. */
static size_t figures_in(struct dx_job *job, size_t line, size_t from, size_t to, struct dx_dec list[FIGURES],
			 bool *rated_r, struct dx_dec *rate_r)
{
	const struct dx_line *l = &job->lines.v[line];
	size_t n = 0;

	*rated_r = false;
	for (size_t i = from; i < to; i++) {
		const char *text = l->words[i]->text;
		struct dx_number num;

		while (*text == '@' || *text == '=' || *text == '(')
			text++;
		if (!dx_value_parse(dx_receipt_figure(text), job->tables.rule, &num))
			continue;
		if (num.has_percent || (i + 1 < l->n && l->words[i + 1]->text[0] == '%')) {
			*rated_r = true;
			*rate_r = num.value;
		} else if (num.value.scale == 2 && n < FIGURES) {
			list[n++] = dx_dec_abs(num.value);
		}
	}
	return n;
}

/* … anywhere on LINE. */
static size_t figures_of(struct dx_job *job, size_t line, struct dx_dec list[FIGURES], bool *rated_r,
			 struct dx_dec *rate_r)
{
	return figures_in(job, line, 0, job->lines.v[line].n, list, rated_r, rate_r);
}

static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(a, b) == 0;
}

/* Is one of three figures what the other two come to? It goes to the end of LIST, the larger one of them first. */
static bool holds_itself(struct dx_dec list[FIGURES])
{
	for (size_t i = 0; i < 3; i++) {
		struct dx_dec a = list[(i + 1) % 3];
		struct dx_dec b = list[(i + 2) % 3];

		if (!equal(dx_dec_add(a, b), list[i]))
			continue;
		list[2] = list[i];
		list[0] = dx_dec_cmp(a, b) < 0 ? b : a;
		list[1] = dx_dec_cmp(a, b) < 0 ? a : b;
		return true;
	}
	return false;
}

/* Base, rate and tax, the rate in a column of its own: it is taken out of LIST. */
static bool has_rate(struct dx_dec list[FIGURES])
{
	for (size_t i = 0; i < 2; i++) {
		struct dx_dec rate = list[i];
		struct dx_dec base = list[1 - i];

		if (dx_dec_cmp(rate, dx_dec(RATE_MAX, 0)) > 0 ||
		    !dx_dec_near(dx_dec_mul(rate, base), dx_dec_mul(list[2], dx_dec(100, 0)), dx_dec(1, 0)))
			continue;
		list[0] = base;
		list[1] = list[2];
		return true;
	}
	return false;
}

/* "5.00  227.57  11.38  238.95": a rate in a column of its own before figures that hold themselves; it is taken out. */
static bool begins_with_rate(struct dx_dec list[FIGURES])
{
	if (dx_dec_cmp(list[0], dx_dec(RATE_MAX, 0)) > 0 || !equal(dx_dec_add(list[1], list[2]), list[3]) ||
	    !dx_dec_near(dx_dec_mul(list[1], list[0]), dx_dec_mul(list[2], dx_dec(100, 0)), dx_dec(1, 0)))
		return false;
	for (size_t i = 0; i < 3; i++)
		list[i] = list[i + 1];
	return true;
}

/* "5.00  19.29  0.48  0.48": such a rate before a base and the halves of its tax, each rounded; it is taken out. */
static bool is_rated_by_halves(struct dx_dec list[FIGURES], size_t n)
{
	if (n != FIGURES || !equal(list[2], list[3]) || dx_dec_cmp(list[0], dx_dec(RATE_MAX, 0)) > 0 ||
	    !dx_dec_near(dx_dec_mul(list[1], list[0]), dx_dec_mul(dx_dec_add(list[2], list[3]), dx_dec(100, 0)),
			 dx_dec(2, 0)))
		return false;
	for (size_t i = 0; i + 1 < FIGURES; i++)
		list[i] = list[i + 1];
	return true;
}

/*
 * "296.20  7.40  7.40", "1,129.20  67.75  67.75  135.50", "133.34  3.33  3.33  140.00": the halves of a tax are put
 * together in LIST.
 */
static bool has_halves(struct dx_dec list[FIGURES], size_t n)
{
	struct dx_dec both = dx_dec_add(list[1], list[2]);

	if (n < 3 || !equal(list[1], list[2]) ||
	    (n > 3 && !equal(both, list[3]) && !equal(dx_dec_add(list[0], both), list[3])) ||
	    dx_dec_cmp(dx_dec_mul(both, dx_dec(100, 0)), dx_dec_mul(list[0], dx_dec(RATE_MAX, 0))) > 0)
		return false;
	list[1] = both;
	return true;
}

/* Is TAX, to the hundredth, RATE percent of BASE? */
static bool is_at_rate(struct dx_dec base, struct dx_dec tax, struct dx_dec rate)
{
	return dx_dec_near(dx_dec_mul(base, rate), dx_dec_mul(tax, dx_dec(100, 0)), dx_dec(1, 0));
}

/* A sum of all that was bought, its tax or its service: what a row of taxes may hold. What was handed over is none. */
static bool is_known(const struct rec_receipt *r, struct dx_dec v)
{
	const struct rec_totals *t = &r->totals;

	return dx_dec_is_zero(v) || dx_receipt_is_whole_sum(r, v) || (dx_val_has(&t->tax) && equal(t->tax.dec, v)) ||
	       (dx_val_has(&t->tip) && equal(t->tip.dec, v));
}

static bool all_known(const struct rec_receipt *r, const struct dx_dec *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!is_known(r, list[i]))
			return false;
	return true;
}

/* RATE: of the line, in percent; NULL: it has none. */
static void add_row(const struct rec_receipt *r, struct rows *t, struct dx_dec list[FIGURES], size_t n,
		    const struct dx_dec *rate)
{
	bool known;
	bool rated = is_rated_by_halves(list, n);
	bool held = !rated && (n == 3 || (n == 4 && begins_with_rate(list))) && holds_itself(list);
	struct dx_dec base;
	struct dx_dec tax;

	n -= rated;
	/* a tax that is printed once more beside its row is no half */
	if (!held && ((!all_known(r, list, n) && has_halves(list, n)) || (n == 3 && has_rate(list))))
		n = 2;
	n = held ? 3 : n;
	known = all_known(r, list, n);
	base = list[0];
	tax = list[1];
	if (n == 1 && !known) {
		if (t->n_total < TOTALS)
			t->total[t->n_total++] = list[0];
		t->odd |= t->n_total == TOTALS;
	}
	if (n < 2)
		return;
	t->odd |= n > 2 && !held && !known;
	if (dx_dec_cmp(base, tax) < 0) {
		base = list[1];
		tax = list[0];
	}
	t->open |= !known;
	t->loose |= !known && !(held && rate && is_at_rate(base, tax, *rate));
	/* the line that adds up the rows above it */
	if (t->bases.coef > 0 && equal(base, t->bases) && equal(tax, t->taxes))
		return;
	/* a tax on the service and what it was put on holds the line above */
	t->once = equal(base, t->last) || equal(base, t->once) ? dx_dec_add(t->once, tax)
							       : dx_dec_add(t->once, dx_dec_add(base, tax));
	t->both = dx_dec_add(t->both, dx_dec_add(base, tax));
	t->bases = dx_dec_add(t->bases, base);
	t->taxes = dx_dec_add(t->taxes, tax);
	t->last = base;
}

/* Is V a sum of all that was bought, or was it before its tax? */
static bool is_whole_sum(const struct rec_receipt *r, struct dx_dec v)
{
	return v.coef > 0 && dx_receipt_is_whole_sum(r, v);
}

/* Rows of some of the goods, each of which holds itself at its rate: their taxes are the tax, if it is printed. */
static bool are_of_some(const struct rec_receipt *r, const struct rows *t)
{
	const struct rec_totals *of = &r->totals;

	if (t->loose || !dx_val_has(&of->total))
		return false;
	return dx_val_has(&of->tax) ? equal(t->taxes, of->tax.dec) : dx_dec_is_zero(t->taxes);
}

static bool all_hold(const struct rec_receipt *r, const struct rows *t)
{
	/* rows that are the total and hold a tax, of which the record says none */
	if (t->open && t->taxes.coef > 0 && !dx_val_has(&r->totals.tax) && !is_known(r, t->taxes))
		return false;
	if (t->odd || (t->open && !are_of_some(r, t) && !is_whole_sum(r, t->both) && !is_whole_sum(r, t->once)))
		return false;
	for (size_t i = 0; i < t->n_total; i++)
		if (!equal(t->total[i], t->both) && !equal(t->total[i], t->once) && !equal(t->total[i], t->bases) &&
		    !equal(t->total[i], t->taxes))
			return false;
	return true;
}

/* Does word AT of LINE stand right behind the name of a tax, but for a mark: "CGST @ 6%"? */
static bool is_behind_tax(const struct dx_job *job, size_t line, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const char *before = at > 0 ? job->lines.v[line].words[at - 1]->text : "";

	at -= strcmp(before, "@") == 0 || strcmp(before, "-") == 0;
	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if ((l->v[i].field == RL_TAX || l->v[i].field == RL_SUMMARY) && l->v[i].first + l->v[i].n == at)
			return true;
	return false;
}

/* Has LINE a rate that is none of a tax in a row of headings: "Taxable Value  CGST 6%  SGST 6%"? */
static bool has_other_rate(const struct dx_job *job, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	for (size_t i = 0; i < l->n; i++) {
		struct dx_number n;

		if (dx_value_parse(dx_str(l->words[i]->text), job->tables.rule, &n) && !is_behind_tax(job, line, i))
			return true;
	}
	return false;
}

bool dx_receipt_is_tax_heading(struct dx_job *job, size_t line)
{
	struct dx_dec list[FIGURES];
	struct dx_dec rate;
	bool rated;

	if (figures_of(job, line, list, &rated, &rate) > 0 || (rated && has_other_rate(job, line)))
		return false;
	return dx_receipt_holds(job, line, RL_SUMMARY) ||
	       (dx_receipt_holds(job, line, RL_TAX) &&
		(dx_receipt_holds(job, line, RL_SUBTOTAL) || dx_receipt_holds(job, line, RL_TOTAL)));
}

/* A single figure in a summary is looked at where a sum of it is named. */
static bool is_named(const struct dx_label_hit *hit)
{
	return hit && (hit->field == RL_SUBTOTAL || hit->field == RL_TAX || dx_receipt_is_total(hit->field));
}

/* The line that says the total first; 0: none does. */
static size_t line_of_total(const struct rec_receipt *r)
{
	for (size_t i = 0; i < r->sums.n; i++)
		if (dx_receipt_is_total(r->sums.v[i].field) && dx_val_has(&r->sums.v[i].v) &&
		    dx_val_has(&r->totals.total) && equal(r->sums.v[i].v.dec, r->totals.total.dec))
			return r->sums.v[i].line;
	return 0;
}

/*
 * "Village levy 7.00" among the sums above the total, where no label says what it is: one of the N figures LIST is
 * none of the receipt's. On a scan such an amount is among the sums already.
 */
static bool is_stray(const struct dx_job *job, const struct rec_receipt *r, size_t line, const struct dx_dec *list,
		     size_t n)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, line);

	/* goods stand below the discounts of others */
	if (line < r->foot || line >= line_of_total(r) || job->pages[job->lines.v[line].page].source == DX_SOURCE_OCR ||
	    (hit && (hit->field < RL_COMPANY || hit->field > RL_STREET)))
		return false;
	for (size_t i = 0; i < n; i++)
		if (!dx_receipt_knows(r, list[i]))
			return true;
	return false;
}

/*
 * "ITEMS:6 QTY:9  676.50" between the goods and the sums: what they come to, beside a label of something else. Another
 * amount there is a sum that was misread, or one that nothing explains.
 */
static bool has_open_count(struct dx_job *job, const struct rec_receipt *r)
{
	const struct rec_item *items = r->line_items.items;

	for (size_t i = r->line_items.n > 0 ? items[r->line_items.n - 1].line + 1 : r->foot; i < r->foot; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_val v;
		size_t at;

		if (hit && hit->field == RL_OTHER && !dx_whole_is_corrected(job, job->lines.v[i].page) &&
		    dx_receipt_amount(job, i, 0, &v, &at) && !dx_receipt_knows(r, v.dec) &&
		    !dx_receipt_is_count(r, v.dec))
			return true;
	}
	return false;
}

bool dx_receipt_bases_hold(struct dx_job *job, const struct rec_receipt *r)
{
	struct rows loose = {.once = dx_dec(0, 2)};
	struct rows inside = {.once = dx_dec(0, 2)};
	size_t first = r->sums.n > 0 ? r->sums.v[0].line : job->lines.n;
	size_t from = r->sums.summary > 0 && r->sums.summary < first ? r->sums.summary - 1 : first;
	size_t head = SIZE_MAX;
	size_t stray = 0;

	for (size_t i = from; i < job->lines.n; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_dec list[FIGURES] = {{0}};
		struct dx_dec rate;
		bool rated;
		size_t second = dx_receipt_next_at(job, r, i, 0);
		size_t n = figures_in(job, i, 0, second, list, &rated, &rate);

		if (i > from && dx_receipt_is_tax_heading(job, i)) {
			head = i;
			stray = 0;
			continue;
		}
		if (rated && dx_receipt_is_guide(job, r, i))
			continue;
		stray = n == 0 ? stray + 1 : 0;
		if (stray > STRAY)
			head = SIZE_MAX;
		if (head != SIZE_MAX && (n > 1 || is_named(hit)))
			add_row(r, &inside, list, n, rated ? &rate : NULL);
		else if (head == SIZE_MAX && n > 1 && (rated || n > 2 || (hit && hit->field == RL_TAX)))
			add_row(r, &loose, list, n, rated ? &rate : NULL);
		else if (head == SIZE_MAX)
			loose.odd |= is_stray(job, r, i, list, n);
	}
	return all_hold(r, &inside) && all_hold(r, &loose) && !has_open_count(job, r);
}

/* The rate on the line of the tax. */
static bool rate_of_tax(struct dx_job *job, const struct rec_receipt *r, struct dx_dec *rate_r)
{
	for (size_t i = 0; i < r->sums.n; i++) {
		struct dx_dec list[FIGURES];
		bool rated;

		if (r->sums.v[i].field != RL_TAX || !dx_val_has(&r->sums.v[i].v))
			continue;
		figures_of(job, r->sums.v[i].line, list, &rated, rate_r);
		return rated && rate_r->coef > 0 && dx_dec_cmp(*rate_r, dx_dec(RATE_MAX, 0)) <= 0;
	}
	return false;
}

/*
 * No subtotal without the tax is printed. One that is the total, but for its rounding and what was taken off, holds the
 * tax as well.
 */
static bool prices_hold_tax(const struct rec_receipt *r)
{
	const struct rec_totals *t = &r->totals;

	struct dx_dec rounded = dx_dec_add(dx_val_or_zero(&t->subtotal), dx_receipt_rounding(r));

	return !dx_val_has(&t->subtotal) || equal(rounded, t->total.dec) ||
	       equal(dx_dec_sub(rounded, dx_receipt_discounts(r)), t->total.dec);
}

void dx_receipt_tax_inside(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_totals *t = &r->totals;
	/* many totals, and more roundings, have this tax: it proves none of them */
	struct dx_term terms[] = {{NULL, "/totals/tax"}, {NULL, "/totals/total"}};
	struct dx_dec hundred = dx_dec(100, 0);
	struct dx_dec gross;
	struct dx_dec rate;
	struct dx_dec all;

	if (!dx_val_has(&t->tax) || !dx_val_has(&t->total) || !prices_hold_tax(r) || dx_val_has(&t->tip) ||
	    t->tax.dec.coef <= 0 || !rate_of_tax(job, r, &rate))
		return;
	gross = dx_dec_sub(t->total.dec, dx_receipt_rounding(r));
	all = dx_dec_add(hundred, rate);
	/* half a hundredth either way: one amount alone is what the rate makes of it */
	if (!dx_dec_near(dx_dec_mul(t->tax.dec, all), dx_dec_mul(gross, rate), dx_dec_mul(all, dx_dec(5, 3))))
		return;
	dx_checks_compare(&job->checks, "total", "Tax at its rate inside the total (±0.01 for rounding)",
			  dx_dec_div(dx_dec_mul(gross, rate), all, 2), t->tax.dec, dx_dec(1, 2), terms, DX_LEN(terms));
	t->tax.proved |= dx_val_printed(&t->tax) && dx_val_printed(&t->total);
}
