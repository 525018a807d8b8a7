/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Foot of an invoice: its sums, as printed, and what the lines and taxes say of those that are not. */
#include <string.h>

#include "dx/extract/foot.h"
#include "dx/extract/inwords.h"

#include "foot.h"
#include "record/record.h"
#include "party/party.h"

static bool any(const struct gst_invoice *inv, size_t offset)
{
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has((const struct dx_val *)(const void *)((const char *)&items[i] + offset)))
			return true;
	return false;
}

static const size_t item_taxes[] = {offsetof(struct gst_item, cgst), offsetof(struct gst_item, sgst),
				    offsetof(struct gst_item, igst)};

/* Of the two tax schemes only one is printed; the other one's taxes are nothing. */
static void zero_other_scheme(struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	bool intra = dx_val_has(&t->cgst) || dx_val_has(&t->sgst) || any(inv, offsetof(struct gst_item, cgst));
	bool inter = dx_val_has(&t->igst) || any(inv, offsetof(struct gst_item, igst));

	if (inter && !intra) {
		t->cgst = dx_val_derived_dec(dx_dec(0, 2));
		t->sgst = t->cgst;
	} else if (intra && !inter) {
		t->igst = dx_val_derived_dec(dx_dec(0, 2));
	}
}

/* The rows of totals under the items and under the summary fill what the foot does not say. */
static void from_table(struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	const struct gst_item *row = &inv->table_total;
	const struct dx_val *from[] = {&row->taxable_value, &row->cgst, &row->sgst,
				       &row->igst,          &row->cess, &row->total};
	struct dx_val *to[] = {&t->taxable_value, &t->cgst, &t->sgst, &t->igst, &t->cess, &t->total};
	const struct gst_rate *sum = &inv->summary_total;
	const struct dx_val *sums[] = {&sum->taxable_value, &sum->cgst, &sum->sgst, &sum->igst, &sum->cess};
	struct dx_val *sum_to[] = {&t->taxable_value, &t->cgst, &t->sgst, &t->igst, &t->cess};

	for (size_t i = 0; i < DX_LEN(from); i++)
		if (!dx_val_has(to[i]) && dx_val_has(from[i]))
			*to[i] = *from[i];
	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (!dx_val_has(sum_to[i]) && dx_val_has(sums[i]))
			*sum_to[i] = *sums[i];
	if (!dx_val_has(&inv->tax_total))
		inv->tax_total = row->tax;
}

/* The taxable value and its taxes that only a summary of one rate says: they are the total, but for the rounding. */
static void from_only_rate(struct gst_invoice *inv)
{
	const struct gst_rate *only = inv->tax_summary.items;
	struct gst_totals *t = &inv->totals;
	struct dx_val *to[] = {&t->taxable_value, &t->cgst, &t->sgst, &t->igst, &t->cess};
	const struct dx_val *from[DX_LEN(to)];
	struct dx_dec sum = dx_dec(0, 2);

	if (inv->tax_summary.n != 1 || dx_val_has(&t->taxable_value) || !dx_val_printed(&only->taxable_value) ||
	    !dx_val_printed(&t->total) || any(inv, offsetof(struct gst_item, taxable_value)))
		return;
	from[0] = &only->taxable_value;
	from[1] = &only->cgst;
	from[2] = &only->sgst;
	from[3] = &only->igst;
	from[4] = &only->cess;
	for (size_t i = 0; i < DX_LEN(from); i++)
		if (dx_val_has(from[i]))
			sum = dx_dec_add(sum, from[i]->dec);
	if (dx_dec_cmp(dx_dec_abs(dx_dec_sub(sum, t->total.dec)), dx_dec(1, 0)) >= 0)
		return;
	for (size_t i = 0; i < DX_LEN(to); i++)
		if (!dx_val_has(to[i]) && dx_val_has(from[i]))
			*to[i] = *from[i];
}

/* Taxes that only the rows of a summary say, if its taxable values are the invoice's: their sums. */
static void from_summary(struct gst_invoice *inv)
{
	static const size_t taxes[] = {offsetof(struct gst_rate, cgst), offsetof(struct gst_rate, sgst),
				       offsetof(struct gst_rate, igst)};
	struct gst_totals *t = &inv->totals;
	struct dx_val *to[] = {&t->cgst, &t->sgst, &t->igst};
	struct dx_dec sum;

	if (!dx_val_has(&t->taxable_value) ||
	    !dx_rows_sum(&inv->tax_summary, sizeof(struct gst_rate), offsetof(struct gst_rate, taxable_value), &sum) ||
	    dx_dec_cmp(sum, t->taxable_value.dec) != 0)
		return;
	for (size_t i = 0; i < DX_LEN(to); i++)
		if (dx_val_has(to[i]) || any(inv, item_taxes[i]))
			return;
	for (size_t i = 0; i < DX_LEN(to); i++)
		if (dx_rows_sum(&inv->tax_summary, sizeof(struct gst_rate), taxes[i], &sum))
			*to[i] = dx_val_derived_dec(sum);
}

/* "Labour charges 9987 5 100.00 500.00": figures that are no rates between the name of HIT and its amount V. Those of
 * "Freight (SAC 996511 @ 18%)" and "TCS u/s 206C" are of the name. */
static bool has_figures(struct dx_job *job, const struct dx_label_hit *hit, const struct dx_val *v)
{
	static const char *const named[] = {"u/s", "section", "sec"};
	const struct dx_line *line = &job->lines.v[hit->line];
	bool bracket = false;

	for (size_t i = hit->first + hit->n; i + 1 < line->n && v->place.y0 < line->y1; i++) {
		const char *text = line->words[i]->text;
		const char *before = line->words[i - 1]->text;
		struct dx_number n;
		const bool own = bracket || text[0] == '(';

		if (line->words[i]->x1 > v->place.x0)
			break;
		bracket = own && !strchr(text, ')');
		if (!own && dx_value_parse(dx_str(text), job->tables.rule, &n) && !n.has_percent && before[0] != '@' &&
		    !dx_str_is_one_of(dx_strn(before, strcspn(before, ".")), named, DX_LEN(named)) &&
		    line->words[i + 1]->text[0] != '%')
			return true;
	}
	return false;
}

/* Freight, packing and the like: what is printed as nothing is none. One with a quantity or a code may be an item. */
static void charges(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (inv->n_charges < GST_CHARGES_MAX && (hit = dx_fields_next(job, dx_scope_all(job), GL_CHARGES, &at))) {
		struct dx_val v = {0};

		if (hit->inner || dx_gst_is_charge_tax(job, hit->line) || !dx_foot_amount(job, hit, &v) ||
		    dx_dec_is_zero(v.dec))
			continue;
		inv->charges[inv->n_charges++] = v;
		inv->has_more |= has_figures(job, hit, &v);
	}
}

/* The sum before tax that is BASE, or BASE with the first charges; false: none is. */
static bool find_taxable(struct gst_invoice *inv, struct dx_dec base, size_t *best_r)
{
	bool found = false;

	for (size_t k = 0; k <= inv->n_charges; k++) {
		for (size_t i = 0; i < inv->n_subtotals; i++) {
			if (dx_dec_cmp(inv->subtotals[i].dec, base) != 0)
				continue;
			found = true;
			*best_r = i;
			inv->n_taxed = k;
		}
		if (k < inv->n_charges)
			base = dx_dec_add(base, inv->charges[k].dec);
	}
	return found;
}

/* Which of several sums before tax is the taxable value: the lines less the discount, the lines, either with the first
 * charges, else the first. */
static void choose_taxable(struct gst_invoice *inv)
{
	const struct dx_val *less = &inv->totals.discount;
	struct dx_dec sum;
	size_t best = 0;

	if (dx_gst_lines_taxable(inv, &sum) && !(dx_val_has(less) && !dx_dec_is_zero(less->dec) &&
						 find_taxable(inv, dx_dec_sub(sum, dx_dec_abs(less->dec)), &best)))
		(void)find_taxable(inv, sum, &best);
	if (inv->n_subtotals)
		inv->totals.taxable_value = inv->subtotals[best];
}

/* What the lines come to with their taxes; false: not known, or they have none. */
static bool sum_with_tax(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec tax = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *taxes[] = {&items[i].cgst, &items[i].sgst, &items[i].igst, &items[i].tax};

		for (size_t k = 0; k < DX_LEN(taxes); k++)
			if (dx_val_has(taxes[k]))
				tax = dx_dec_add(tax, taxes[k]->dec);
	}
	return tax.coef > 0 && dx_rows_sum(&inv->line_items, sizeof(*items), offsetof(struct gst_item, total), sum_r);
}

/* "Sub Total" that is what the lines come to with their taxes: a further total, and no taxable value. */
static void subtotal_with_tax(struct gst_invoice *inv)
{
	size_t n = 0;
	struct dx_dec sum;

	if (!sum_with_tax(inv, &sum))
		return;
	for (size_t i = 0; i < inv->n_subtotals; i++) {
		if (dx_dec_cmp(inv->subtotals[i].dec, sum) == 0 && inv->n_said < GST_TOTALS_MAX)
			inv->said[inv->n_said++] = inv->subtotals[i];
		else
			inv->subtotals[n++] = inv->subtotals[i];
	}
	if (n == inv->n_subtotals)
		return;
	inv->n_subtotals = n;
	inv->totals.taxable_value.source = DX_VAL_ABSENT;
	choose_taxable(inv);
}

/* "Assessable Value: 62,07,668.40" above the items, under whose values another sum stands: what these are about (cargo,
 * a property), and no sum of theirs. */
static bool is_of_matter(const struct dx_job *job, const struct gst_invoice *inv, size_t line, struct dx_dec v)
{
	const struct dx_val *sum = &inv->table_total.taxable_value;

	return job->tables.n > 0 && line < dx_gst_head_end(job) && dx_val_printed(sum) && dx_dec_cmp(sum->dec, v) != 0;
}

static void taxable_total(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (inv->n_subtotals < GST_SUBTOTALS_MAX &&
	       (hit = dx_fields_next(job, dx_scope_all(job), GL_TAXABLE_TOTAL, &at))) {
		struct dx_val v = {0};

		if (!hit->inner && dx_foot_amount(job, hit, &v) && !is_of_matter(job, inv, hit->line, v.dec))
			inv->subtotals[inv->n_subtotals++] = v;
	}
	choose_taxable(inv);
}

/* All that is called a total; those under the summary of taxes are in lines that no label sees. */
static void said_totals(struct dx_job *job, struct gst_invoice *inv)
{
	static const int fields[] = {GL_GRAND_TOTAL, GL_TOTAL};

	for (size_t i = 0; i < DX_LEN(fields); i++) {
		const struct dx_label_hit *hit;
		size_t at = 0;

		while (inv->n_said < GST_TOTALS_MAX && (hit = dx_fields_next(job, dx_scope_all(job), fields[i], &at))) {
			struct dx_val v = {0};

			if (!hit->inner && dx_foot_amount(job, hit, &v))
				inv->said[inv->n_said++] = v;
		}
	}
}

/* What is to pay holds what was owed before, as it is printed: the invoice's own total is the one without. */
static void without_debts(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *total = &inv->totals.total;
	struct dx_dec own;

	dx_foot_first(job, GL_BEFORE, &inv->before);
	if (!dx_val_has(total) || !dx_val_has(&inv->before) || dx_dec_is_zero(inv->before.dec))
		return;
	own = dx_dec_sub(total->dec, inv->before.dec);
	for (size_t i = 0; i < inv->n_said; i++) {
		if (dx_dec_cmp(inv->said[i].dec, own) != 0)
			continue;
		*total = inv->said[i];
		return;
	}
}

/* The total is printed twice, in words and in figures. Where another figure is called so, or none, it is that one. */
static void total_by_words(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_dec said;
	struct dx_val v;

	if (!dx_val_has(&inv->amount_in_words) || !dx_inwords_parse(dx_str(inv->amount_in_words.text), &said) ||
	    dx_dec_is_zero(said) || (dx_val_has(&inv->totals.total) && dx_dec_cmp(inv->totals.total.dec, said) == 0))
		return;
	for (size_t i = 0; i < inv->n_said; i++) {
		if (dx_dec_cmp(inv->said[i].dec, said) != 0)
			continue;
		inv->totals.total = inv->said[i];
		return;
	}
	for (size_t i = job->lines.n; i-- > 0;) {
		if (!dx_gst_line_says(job, i, said, &v))
			continue;
		inv->totals.total = v;
		return;
	}
}

/* Nothing is called the total: the last sum, if it is all parts' and the one in words. */
static void total_in_words(struct gst_invoice *inv)
{
	struct dx_dec sum;
	struct dx_dec said;

	if (dx_val_has(&inv->totals.total) || inv->n_subtotals < 2 || !dx_val_has(&inv->amount_in_words) ||
	    !dx_inwords_parse(dx_str(inv->amount_in_words.text), &said) || !dx_gst_sum_of_parts(inv, &sum) ||
	    dx_dec_cmp(sum, said) != 0 || dx_dec_cmp(inv->subtotals[inv->n_subtotals - 1].dec, said) != 0)
		return;
	inv->totals.total = inv->subtotals[--inv->n_subtotals];
}

static size_t amounts_in(const struct dx_job *job, size_t line)
{
	size_t n = 0;

	for (size_t i = 0; line < job->lines.n && i < job->lines.v[line].n; i++)
		n += dx_columns_amount_like(job->lines.v[line].words[i]);
	return n;
}

/* One of several words over several lines of several amounts: a column's heading, and no label. */
static bool is_heading(struct dx_job *job, const struct dx_label_hit *hit)
{
	size_t n;

	(void)dx_lines_segments(job->arena, &job->lines.v[hit->line], &n);
	return n > 2 && amounts_in(job, hit->line) == 0 && amounts_in(job, hit->line + 1) > 2 &&
	       amounts_in(job, hit->line + 2) > 2;
}

static void tax_of_all(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), GL_TAX_TOTAL, &at)))
		if (!hit->inner && !is_heading(job, hit))
			dx_foot_amount(job, hit, v);
}

/* Nothing but what is left to pay, BALANCE, was known as a total: the printed sum of all parts is it, where there is
 * one. */
static void before_payments(struct dx_job *job, struct gst_invoice *inv, const struct dx_val *balance)
{
	struct dx_val *total = &inv->totals.total;

	if (!dx_val_has(balance) || dx_dec_cmp(total->dec, balance->dec) != 0)
		return;
	total->source = DX_VAL_ABSENT;
	dx_gst_blind_total(job, inv);
	if (!dx_val_has(total))
		*total = *balance;
}

static bool is_above(const struct dx_val *v, const struct dx_val *other)
{
	return v->place.page == other->place.page && v->place.y1 <= other->place.y0;
}

/* Is V, which is called nothing but a total, one before tax? The lines come to it, perhaps with a charge, and a tax
 * that is charged stands below, or a larger total does. */
static bool is_before_tax(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *v,
			  const struct dx_val *grand)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst};
	struct dx_val charge;
	struct dx_dec sum;

	if (!dx_gst_lines_taxable(inv, &sum) ||
	    (dx_dec_cmp(sum, v->dec) != 0 && !dx_gst_charge_between(job, sum, v, &charge)))
		return false;
	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_printed(taxes[i]) && taxes[i]->dec.coef > 0 && is_above(v, taxes[i]))
			return true;
	return dx_val_printed(grand) && is_above(v, grand) && dx_dec_cmp(grand->dec, v->dec) > 0 &&
	       dx_dec_cmp(sum, v->dec) == 0;
}

/* "Total" above the taxes is a sum before them. */
static void totals_before_tax(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_label_hit *hit;
	struct dx_val grand = {0};
	size_t at = 0;
	bool found = false;

	const struct dx_val value = inv->totals.taxable_value;
	const size_t taxed = inv->n_taxed;

	dx_foot_last(job, GL_GRAND_TOTAL, &grand);
	while (inv->n_subtotals < GST_SUBTOTALS_MAX && (hit = dx_fields_next(job, dx_scope_all(job), GL_TOTAL, &at))) {
		struct dx_val v = {0};

		if (hit->inner || !dx_foot_amount(job, hit, &v) || !is_before_tax(job, inv, &v, &grand))
			continue;
		inv->subtotals[inv->n_subtotals++] = v;
		found = true;
	}
	if (!found)
		return;
	choose_taxable(inv);
	dx_gst_blind_charge(job, inv);
	if (taxed > 0 && inv->n_taxed == 0 && !dx_gst_taxes_are_on(inv, inv->totals.taxable_value.dec)) {
		inv->totals.taxable_value = value; /* the lines with a charge: no other sum is what the taxes are on */
		inv->n_taxed = taxed;
	}
}

/* "Sub Total", charges and "Taxable Value": of several sums before tax the one that the taxes are on, if the lines come
 * to it with the charges above it and they are not on what was taken for it. */
static void value_by_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	for (size_t i = 0; i < inv->n_subtotals && !dx_gst_taxes_are_on(inv, inv->totals.taxable_value.dec); i++) {
		struct gst_invoice other = *inv;

		other.totals.taxable_value = inv->subtotals[i];
		other.n_taxed = 0;
		if (!dx_gst_taxes_are_on(&other, inv->subtotals[i].dec))
			continue;
		dx_gst_blind_charge(job, &other);
		if (other.n_taxed > 0)
			*inv = other;
	}
}

/* Are the taxes on the value with the first charges, and not on it alone, which nothing but "Total" calls so? Then the
 * sum that says so may be lost. */
static bool lacks_charged(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	struct dx_dec sum = t->taxable_value.dec;
	const struct dx_label_hit *hit;
	struct dx_val v = {0};
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_TAXABLE_TOTAL, &at)))
		if (!hit->inner && dx_foot_amount(job, hit, &v) && dx_dec_cmp(v.dec, sum) == 0)
			return false;

	if (inv->n_taxed > 0 || !dx_val_printed(&t->taxable_value) || dx_gst_taxes_are_on(inv, sum))
		return false;
	for (size_t i = 0; i < inv->n_charges; i++) {
		sum = dx_dec_add(sum, inv->charges[i].dec);
		if (dx_gst_taxes_are_on(inv, sum))
			return true;
	}
	return false;
}

/* The last of what is called a total, unless it is one before tax. */
static void last_total(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *total = &inv->totals.total;

	dx_foot_last(job, GL_TOTAL, total);
	for (size_t i = 0; i < inv->n_subtotals && dx_val_has(total); i++)
		if (inv->subtotals[i].place.page == total->place.page && inv->subtotals[i].place.y0 == total->place.y0)
			total->source = DX_VAL_ABSENT;
}

/* "Grand Total" is the row of totals under the items: of its figures that of the lines' totals is it. */
static void total_of_row(struct gst_invoice *inv)
{
	struct dx_val *total = &inv->totals.total;
	const struct dx_val *row = &inv->table_total.total;

	if (dx_val_has(total) && dx_val_has(row) && total->place.page == row->place.page &&
	    total->place.y0 < row->place.y1 && total->place.y1 > row->place.y0)
		*total = *row;
}

void dx_gst_totals(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val balance = {0}; /* what is left to pay is the total where nothing else is */

	charges(job, inv);
	dx_gst_find_charge_taxes(job, inv);
	dx_foot_first(job, GL_DISCOUNT, &t->discount);
	taxable_total(job, inv);
	subtotal_with_tax(inv);
	dx_gst_taken_before_tax(job, inv);
	dx_gst_blind_charge(job, inv);
	dx_gst_tax_said(job, inv, GL_CGST, &t->cgst);
	dx_gst_tax_said(job, inv, GL_SGST, &t->sgst);
	dx_gst_tax_said(job, inv, GL_IGST, &t->igst);
	dx_gst_tax_said(job, inv, GL_CESS, &t->cess);
	dx_gst_glued_taxes(job, inv);
	totals_before_tax(job, inv);
	value_by_taxes(job, inv);
	dx_gst_before_discount(job, inv);
	dx_foot_first(job, GL_ROUND_OFF, &t->round_off);
	tax_of_all(job, &inv->tax_total);
	dx_foot_last(job, GL_GRAND_TOTAL, &t->total);
	if (!dx_val_has(&t->total))
		last_total(job, inv);
	total_of_row(inv);
	if (!dx_val_has(&t->total))
		dx_foot_last(job, GL_BALANCE, &balance);
	if (dx_val_has(&balance))
		t->total = balance;
	said_totals(job, inv);
	without_debts(job, inv);
	dx_gst_after_discount(inv);
	from_table(inv);
	from_only_rate(inv);
	dx_gst_value_of_only_rate(inv);
	dx_gst_taxed_charges(job, inv);
	from_summary(inv);
	dx_gst_add_charge_taxes(job, inv);
	dx_gst_blind_taxable(job, inv);
	dx_gst_blind_taxes(job, inv);
	zero_other_scheme(inv);
	total_in_words(inv);
	dx_gst_total_over_due(job, inv);
	before_payments(job, inv, &balance);
	dx_gst_blind_total(job, inv);
	total_by_words(job, inv);
	dx_gst_taken_from_total(job, inv);
	dx_gst_round_off_sign(job, inv);
	dx_gst_round_off_again(job, inv);
	dx_gst_sums_again(job, inv);
	dx_gst_round_off_by_sum(job, inv);
	inv->has_more |= lacks_charged(job, inv);
}
