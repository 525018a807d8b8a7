/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines whose only amount holds the tax, which is printed nowhere but below them: shops charge such prices. What the
 * lines of each rate come to is then the value and the taxes that the summary has for it, or what all come to is that
 * of the foot.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"

bool dx_gst_is_of_rate(const struct gst_item *it, const struct gst_rate *row)
{
	if (dx_val_has(&row->hsn_sac))
		return dx_val_has(&it->hsn_sac) && strcmp(it->hsn_sac.text, row->hsn_sac.text) == 0;
	return dx_val_has(&it->tax_rate) && dx_val_has(&row->tax_rate) &&
	       dx_dec_cmp(it->tax_rate.dec, row->tax_rate.dec) == 0;
}

static struct dx_dec taxes_of(const struct gst_rate *row)
{
	const struct dx_val *taxes[] = {&row->cgst, &row->sgst, &row->igst, &row->cess};
	struct dx_dec sum = dx_dec(0, 2);
	bool each = false;

	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		each |= dx_val_has(taxes[i]);
		sum = dx_val_has(taxes[i]) ? dx_dec_add(sum, taxes[i]->dec) : sum;
	}
	return !each && dx_val_has(&row->tax) ? row->tax.dec : sum;
}

/* What OFFSET of the lines of ROW comes to; returns how many they are, 0 where one lacks it. */
static size_t sum_of_rate(const struct gst_invoice *inv, const struct gst_rate *row, size_t offset,
			  struct dx_dec *sum_r)
{
	struct gst_item *items = inv->line_items.items;
	size_t n = 0;

	*sum_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *v = dx_val_at(&items[i], offset);

		if (!dx_gst_is_of_rate(&items[i], row))
			continue;
		if (!dx_val_has(v))
			return 0;
		*sum_r = dx_dec_add(*sum_r, v->dec);
		n++;
	}
	return n;
}

/* How many lines of ROW there are, where their totals come to its value and taxes; 0: they do not. */
static size_t lines_with_tax(const struct gst_invoice *inv, const struct gst_rate *row)
{
	struct dx_dec sum;
	size_t n = sum_of_rate(inv, row, offsetof(struct gst_item, total), &sum);

	return n && dx_val_has(&row->taxable_value) &&
			       dx_dec_cmp(dx_dec_add(row->taxable_value.dec, taxes_of(row)), sum) == 0
		       ? n
		       : 0;
}

/* Of lines whose rates nobody says, which may be any of them: half a paisa each. */
/* The printed values of column OF_ROW of the summary and of OF_ITEM of the lines come to the same, or neither has one.
 */
static bool is_same_sum(const struct gst_invoice *inv, size_t of_row, size_t of_item)
{
	struct dx_dec all = dx_dec(0, 2);
	struct dx_dec lines = dx_dec(0, 2);

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		const struct gst_rate *row = (const struct gst_rate *)inv->tax_summary.items + i;
		const struct dx_val *v = (const struct dx_val *)(const void *)((const char *)row + of_row);

		all = dx_val_printed(v) ? dx_dec_add(all, v->dec) : all;
	}
	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct gst_item *it = (const struct gst_item *)inv->line_items.items + i;
		const struct dx_val *v = (const struct dx_val *)(const void *)((const char *)it + of_item);

		lines = dx_val_printed(v) ? dx_dec_add(lines, v->dec) : lines;
	}
	return dx_dec_cmp(all, lines) == 0;
}

/* Rows of a summary by codes of goods that no line prints: which lines are a row's is not known, but that all of them
 * come to what all rows do, value and each tax. */
static bool is_of_all_lines(const struct gst_invoice *inv, const struct gst_rate *row)
{
	const struct gst_item *items = inv->line_items.items;

	if (!dx_val_has(&row->hsn_sac))
		return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].hsn_sac) || !dx_val_printed(&items[i].taxable_value))
			return false;
	return is_same_sum(inv, offsetof(struct gst_rate, taxable_value), offsetof(struct gst_item, taxable_value)) &&
	       is_same_sum(inv, offsetof(struct gst_rate, cgst), offsetof(struct gst_item, cgst)) &&
	       is_same_sum(inv, offsetof(struct gst_rate, sgst), offsetof(struct gst_item, sgst)) &&
	       is_same_sum(inv, offsetof(struct gst_rate, igst), offsetof(struct gst_item, igst));
}

size_t dx_gst_summary_slack(const struct gst_invoice *inv, const struct gst_rate *row)
{
	const struct gst_item *items = inv->line_items.items;
	size_t with_tax = lines_with_tax(inv, row);
	size_t n = inv->line_items.n;

	if (with_tax > 1)
		return with_tax;
	if (n > 3 && is_of_all_lines(inv, row))
		return n / 2;
	for (size_t i = 0; i < n; i++)
		if (dx_val_has(&items[i].tax_rate))
			return 1;
	return dx_val_has(&row->hsn_sac) || n < 2 ? 1 : n / 2;
}

/* All lines have nothing but one amount, which was taken for their value. */
static bool have_only_value(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *others[] = {&items[i].total, &items[i].cgst, &items[i].sgst, &items[i].igst,
						 &items[i].cess,  &items[i].tax,  &items[i].gross};

		if (!dx_val_printed(&items[i].taxable_value))
			return false;
		for (size_t k = 0; k < DX_LEN(others); k++)
			if (dx_val_has(others[k]))
				return false;
	}
	return inv->line_items.n > 0;
}

/* The only line that has no rate, which a scan may not show; NULL: there is none, or several. */
static const struct gst_item *only_unrated(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	const struct gst_item *found = NULL;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (dx_val_has(&items[i].tax_rate))
			continue;
		if (found)
			return NULL;
		found = &items[i];
	}
	return found;
}

/* Do the lines of each row of the summary come to its value with its taxes, a paisa of rounding for each of them, and
 * are all lines of one row? One of the taxes must be more than rounding. A line without a rate is of the one row that
 * lacks it. */
static bool hold_taxes_by_rate(const struct gst_invoice *inv)
{
	const struct gst_rate *rows = inv->tax_summary.items;
	const struct gst_item *unrated = only_unrated(inv);
	size_t all = 0;
	bool said = false;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		struct dx_dec tax = taxes_of(&rows[i]);
		struct dx_dec sum;
		size_t n = sum_of_rate(inv, &rows[i], offsetof(struct gst_item, taxable_value), &sum);
		struct dx_dec all_in;

		if (!dx_val_printed(&rows[i].taxable_value))
			return false;
		all_in = dx_dec_add(rows[i].taxable_value.dec, tax);
		if (unrated && (n == 0 || !dx_dec_near(sum, all_in, dx_dec((int64_t)n, 2)))) {
			sum = dx_dec_add(sum, unrated->taxable_value.dec);
			unrated = NULL;
			n++;
		}
		if (n == 0 || !dx_dec_near(sum, all_in, dx_dec((int64_t)n, 2)))
			return false;
		said |= dx_dec_cmp(dx_dec_abs(tax), dx_dec((int64_t)n * 2, 2)) > 0;
		all += n;
	}
	return said && all == inv->line_items.n;
}

/* Is quantity × price what the line's amount is? Then the price holds the tax as well. */
static bool is_price_with_tax(const struct gst_item *it)
{
	struct dx_dec v;
	bool rounded;

	return dx_gst_line_value(it, &v, &rounded) && dx_dec_near(v, it->taxable_value.dec, dx_dec(1, 2));
}

void dx_gst_part_prices(const struct dx_job *job, struct gst_item *items, size_t n)
{
	const uint32_t prices = (1U << GC_UNIT_PRICE) | (1U << GC_PRICE_WITH_TAX);
	bool both = false;

	for (size_t i = 0; i < job->tables.n; i++)
		both |= (job->tables.v[i].roles & prices) == prices;
	for (size_t i = 0; i < n && both; i++) {
		struct gst_item *it = &items[i];

		if (!it->holds_tax) /* read: the only price was the one with tax */
			continue;
		it->price_with_tax = it->unit_price;
		it->unit_price.source = DX_VAL_ABSENT;
		it->holds_tax = false;
		/* what a rate took off it was made of the other price */
		if (dx_val_has(&it->discount) && !dx_val_printed(&it->discount))
			it->discount.source = DX_VAL_ABSENT;
	}
}

static void move(struct dx_val *to, struct dx_val *from)
{
	if (dx_val_has(from))
		*to = *from;
	from->source = DX_VAL_ABSENT;
}

/* "Rate (Incl. of Tax) │ Amount": the heading says that the prices hold the tax, and quantity × price is each amount; a
 * summary does not say that the amounts are what is taxed. */
static bool are_prices_with_tax(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	bool taxed = false;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!items[i].holds_tax || !is_price_with_tax(&items[i]))
			return false;
		taxed |= dx_val_has(&items[i].tax_rate) && !dx_dec_is_zero(items[i].tax_rate.dec);
	}
	return taxed && (inv->tax_summary.n == 0 || !is_same_sum(inv, offsetof(struct gst_rate, taxable_value),
								 offsetof(struct gst_item, taxable_value)));
}

void dx_gst_settle_inclusive(struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;
	struct gst_carried *carried = inv->carried.items;

	if (!have_only_value(inv) || (!hold_taxes_by_rate(inv) && !are_prices_with_tax(inv)))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		items[i].holds_tax = is_price_with_tax(&items[i]);
		move(&items[i].total, &items[i].taxable_value);
	}
	for (size_t i = 0; i < inv->carried.n; i++)
		move(&carried[i].sums.total, &carried[i].sums.taxable_value);
	move(&inv->table_total.total, &inv->table_total.taxable_value);
}

size_t dx_gst_less_rate_sum(struct gst_rate *rates, size_t n, struct gst_rate *total)
{
	static const size_t members[] = {offsetof(struct gst_rate, taxable_value), offsetof(struct gst_rate, cgst),
					 offsetof(struct gst_rate, sgst), offsetof(struct gst_rate, igst)};
	struct gst_rate *last = n ? &rates[n - 1] : NULL;
	const struct dx_rows above = {rates, n ? n - 1 : 0};

	if (n < 2 || dx_val_has(&last->tax_rate) || dx_val_has(&last->hsn_sac) || !dx_val_has(&rates[0].tax_rate) ||
	    dx_val_has(&total->taxable_value) || !dx_val_printed(&last->taxable_value))
		return n;
	for (size_t i = 0; i < DX_LEN(members); i++) {
		const struct dx_val *v = dx_val_at(last, members[i]);
		struct dx_dec sum;

		if (dx_val_has(v) &&
		    (!dx_rows_sum(&above, sizeof(*rates), members[i], &sum) || dx_dec_cmp(sum, v->dec) != 0))
			return n;
	}
	*total = *last;
	return n - 1;
}

size_t dx_gst_less_nil_rates(struct gst_rate *rates, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		const struct dx_val *values[] = {&rates[i].cgst, &rates[i].sgst, &rates[i].igst,
						 &rates[i].cess, &rates[i].tax,  &rates[i].total};
		bool nil = dx_val_printed(&rates[i].taxable_value) && dx_dec_is_zero(rates[i].taxable_value.dec) &&
			   !dx_val_has(&rates[i].hsn_sac);

		for (size_t k = 0; k < DX_LEN(values); k++)
			nil &= !dx_val_has(values[k]) || dx_dec_is_zero(values[k]->dec);
		if (!nil)
			rates[kept++] = rates[i];
	}
	return kept;
}

/* A figure alone that recognition made of a stamp or of what is half erased: digits without a mark, and no rate. */
static bool is_blot(const struct gst_rate *row)
{
	return row->taxable_value.source == DX_VAL_OCR && row->taxable_value.dec.scale == 0 &&
	       !dx_val_has(&row->tax_rate) && !dx_val_has(&row->hsn_sac) && !dx_val_has(&row->total);
}

bool dx_gst_says_nothing(struct dx_job *job, const struct dx_row *line, struct gst_rate *row)
{
	const struct dx_val *values[] = {&row->taxable_value, &row->cgst, &row->sgst,
					 &row->igst,          &row->cess, &row->tax};

	for (size_t i = is_blot(row) ? 1 : 0; i < DX_LEN(values); i++)
		if (dx_val_has(values[i]))
			return false;
	*row = (struct gst_rate){0};
	job->lines.v[line->line].used = false;
	return true;
}
