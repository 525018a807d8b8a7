/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The summary by rate: each row's taxes against its rate and its lines, its columns against the invoice's totals. */
#include "foot.h"
#include "items/items.h"
#include "record/record.h"

static const struct dx_dec exact;

static struct dx_dec paise(size_t n)
{
	return dx_dec((int64_t)n, 2);
}

static struct dx_val *member(struct gst_item *it, size_t offset)
{
	return (struct dx_val *)(void *)((char *)it + offset);
}

bool dx_gst_sum_lines(struct gst_invoice *inv, size_t offset, struct dx_term *terms, size_t *n, struct dx_dec *sum)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (!dx_val_has(member(&items[i], offset)))
			return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		*n = dx_gst_term(terms, *n, member(&items[i], offset), NULL, sum);
	return inv->line_items.n > 0;
}

/* What a row's rate makes of its lines, each rounded by itself; false: they do not come to its taxable value. */
static bool tax_of_lines(const struct gst_invoice *inv, const struct gst_rate *row, bool half, struct dx_dec *sum_r)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec value = dx_dec(0, 2);

	*sum_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_gst_is_of_rate(&items[i], row))
			continue;
		if (!dx_val_has(&items[i].taxable_value))
			return false;
		value = dx_dec_add(value, items[i].taxable_value.dec);
		*sum_r = dx_dec_add(*sum_r, dx_gst_tax(items[i].taxable_value.dec, row->tax_rate.dec, half));
	}
	return dx_dec_cmp(value, row->taxable_value.dec) == 0;
}

/* The taxes KIND that the lines of ROW print, with those of charges where that makes TAX; how many lines they are, 0:
 * they do not make it. */
static size_t lines_that_make(const struct gst_invoice *inv, const struct gst_rate *row, int kind, struct dx_dec tax)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec own;
	size_t n = 0;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *v = dx_val_at(&items[i], dx_gst_tax_offset(kind));

		if (!dx_gst_is_of_rate(&items[i], row))
			continue;
		if (!dx_val_printed(v))
			return 0;
		sum = dx_dec_add(sum, v->dec);
		n++;
	}
	if (dx_dec_cmp(sum, tax) != 0 && dx_gst_tax_of_charges(inv, kind, &own))
		sum = dx_dec_add(sum, own);
	return dx_dec_cmp(sum, tax) == 0 ? n : 0;
}

/* All taxes of ROW together, where it has none of them by itself. */
static struct dx_val *only_tax(struct gst_rate *row)
{
	bool each =
		dx_val_has(&row->cgst) || dx_val_has(&row->sgst) || dx_val_has(&row->igst) || dx_val_has(&row->cess);

	return !each && dx_val_has(&row->tax) ? &row->tax : NULL;
}

/* Each tax of a summary's row against its rate. */
static void summary_row(struct dx_job *job, const struct gst_invoice *inv, struct gst_rate *row, size_t i)
{
	static const struct dx_val none;
	const struct dx_val *all = only_tax(row);
	size_t slack = dx_gst_summary_slack(inv, row);
	const struct {
		const struct dx_val *tax;
		int kind;
		bool half;
		const char *name;
	} taxes[] = {{&row->cgst, GC_CGST, true, "cgst"},
		     {&row->sgst, GC_SGST, true, "sgst"},
		     {&row->igst, GC_IGST, false, "igst"},
		     {all ? all : &none, GC_TAX, false, "tax_rate"}};

	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		struct dx_term terms[] = {{NULL, dx_gst_path(job, "tax_summary", i, "taxable_value")},
					  {NULL, dx_gst_path(job, "tax_summary", i, "tax_rate")},
					  {NULL, dx_gst_path(job, "tax_summary", i, taxes[k].name)}};

		struct dx_dec want;
		struct dx_dec of_lines;
		size_t lines;
		bool agree;

		if (!dx_val_has(taxes[k].tax) || !dx_val_has(&row->tax_rate) || !dx_val_has(&row->taxable_value))
			continue;
		want = dx_gst_tax(row->taxable_value.dec, row->tax_rate.dec, taxes[k].half);
		agree = tax_of_lines(inv, row, taxes[k].half, &of_lines) &&
			dx_dec_cmp(of_lines, taxes[k].tax->dec) == 0;
		if (agree) /* to the paisa: another digit of the rate shows */
			row->tax_rate.proved |= dx_check_pins(
				of_lines, taxes[k].tax->dec,
				dx_dec_mul(row->taxable_value.dec, taxes[k].half ? dx_dec(5, 3) : dx_dec(1, 2)),
				row->tax_rate.dec);
		lines = agree ? 0 : lines_that_make(inv, row, taxes[k].kind, taxes[k].tax->dec);
		/* half a paisa for each line, and for a charge */
		if (lines > 1 && !dx_dec_near(want, taxes[k].tax->dec, paise(slack)) &&
		    dx_dec_near(want, taxes[k].tax->dec, paise((lines + inv->n_charges + 1) / 2)))
			dx_checks_compare(&job->checks, "tax_summary", "Taxes of the lines of a rate, as printed",
					  taxes[k].tax->dec, taxes[k].tax->dec, exact, terms, DX_LEN(terms));
		else if (agree && !dx_dec_near(want, of_lines, paise(1)))
			dx_checks_compare(&job->checks, "tax_summary",
					  "Taxable values of the lines × rate, each rounded", of_lines,
					  taxes[k].tax->dec, exact, terms, DX_LEN(terms));
		else
			dx_checks_compare(&job->checks, "tax_summary", "Taxable value × rate (±0.01 for rounding)",
					  want, taxes[k].tax->dec, paise(slack), terms, DX_LEN(terms));
		if (dx_gst_pins_rate(row->taxable_value.dec, row->tax_rate.dec, taxes[k].half, taxes[k].tax->dec) ||
		    (slack > 1 && dx_gst_leaves_no_other_rate(row, taxes[k].half, taxes[k].tax->dec, slack)))
			row->tax_rate.proved = true;
	}
}

/*
 * "Total Tax Amount": all taxes of a summary's row, or of the totals under it, of which the record has each. Halves are
 * rounded each by itself, so that their sum may miss what ROUNDED, the whole tax, was: then that is what is printed.
 */
static void summary_tax(struct dx_job *job, struct gst_rate *row, const struct dx_dec *rounded, const char *where)
{
	const struct dx_val *taxes[] = {&row->cgst, &row->sgst, &row->igst, &row->cess};
	const struct dx_val *printed = dx_val_has(&row->tax) ? &row->tax : &row->total;
	struct dx_term term = {NULL, where};
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec all;
	size_t n = 0;

	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		if (!dx_val_has(taxes[k]))
			continue;
		sum = dx_dec_add(sum, taxes[k]->dec);
		n++;
	}
	if (n == 0 || !dx_val_printed(printed))
		return;
	all = rounded ? *rounded : sum;
	if (printed == &row->total && dx_val_has(&row->taxable_value) &&
	    dx_dec_near(dx_dec_add(sum, row->taxable_value.dec), printed->dec, paise(1))) {
		sum = dx_dec_add(sum, row->taxable_value.dec);
		all = dx_dec_add(all, row->taxable_value.dec);
	}
	if (dx_dec_near(all, sum, paise(1)) && dx_dec_cmp(all, printed->dec) == 0)
		sum = all;
	row->cess.proved |= dx_dec_cmp(sum, printed->dec) == 0; /* which no rate tells */
	dx_checks_compare(&job->checks, "tax_summary", "Sum of the taxes of a rate against their printed sum", sum,
			  printed->dec, exact, &term, 1);
}

/* The same of ROW of the summary, whose rate says what the whole tax is. */
static void row_tax(struct dx_job *job, struct gst_rate *row, size_t i)
{
	const char *where = dx_gst_path(job, "tax_summary", i, "taxable_value");
	struct dx_dec whole;

	if (dx_val_has(&row->taxable_value) && dx_val_has(&row->tax_rate)) {
		whole = dx_gst_tax(row->taxable_value.dec, row->tax_rate.dec, false);
		summary_tax(job, row, &whole, where);
	} else {
		summary_tax(job, row, NULL, where);
	}
}

/* And of the totals under it: the whole taxes of the rows. */
static void total_tax(struct dx_job *job, struct gst_invoice *inv)
{
	bool taxes = dx_val_has(&inv->summary_total.tax);
	struct dx_dec whole;

	if (taxes && dx_rows_sum(&inv->tax_summary, sizeof(struct gst_rate), offsetof(struct gst_rate, tax), &whole))
		summary_tax(job, &inv->summary_total, &whole, "/totals/taxable_value");
	else
		summary_tax(job, &inv->summary_total, NULL, "/totals/taxable_value");
}

static bool has_rate_of(const struct gst_item *it, const struct gst_rate *row)
{
	return dx_gst_is_of_rate(it, row) && dx_val_has(&it->tax_rate) &&
	       dx_dec_cmp(it->tax_rate.dec, row->tax_rate.dec) == 0;
}

/* Is SUM, what lines come to, the value of ROW? A discount of the foot comes off each rate's share of it. */
static bool is_value_of(const struct gst_invoice *inv, const struct gst_rate *row, struct dx_dec sum)
{
	struct dx_dec less;

	return dx_dec_cmp(sum, row->taxable_value.dec) == 0 ||
	       (dx_gst_discount_is_before_tax(inv) && dx_gst_less_discount(inv, sum, &less) &&
		dx_dec_near(less, row->taxable_value.dec, paise(1)));
}

/* The lines with the rate of ROW, and its code where it has one, come to its value: their rates are its own. */
static void prove_rates(struct gst_invoice *inv, const struct gst_rate *row)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	if (!row->tax_rate.proved || !dx_val_printed(&row->tax_rate) || !dx_val_printed(&row->taxable_value))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!has_rate_of(&items[i], row))
			continue;
		if (!dx_val_has(&items[i].taxable_value))
			return;
		sum = dx_dec_add(sum, items[i].taxable_value.dec);
	}
	for (size_t i = 0; i < inv->line_items.n && is_value_of(inv, row, sum); i++)
		if (has_rate_of(&items[i], row) && !dx_dec_is_zero(items[i].taxable_value.dec))
			items[i].tax_rate.proved = true;
}

/* Is TOTAL what the rates of the lines make of their values, rounded once? OF_ITEM: which tax of theirs it is of. */
static bool is_rounded_once(const struct gst_invoice *inv, size_t of_item, struct dx_dec total)
{
	const struct gst_item *items = inv->line_items.items;
	bool half = of_item == offsetof(struct gst_item, cgst) || of_item == offsetof(struct gst_item, sgst);
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].taxable_value) || !dx_val_has(&items[i].tax_rate))
			return false;
		sum = dx_dec_add(sum, dx_dec_mul(items[i].taxable_value.dec, items[i].tax_rate.dec));
	}
	return inv->line_items.n && dx_dec_cmp(dx_dec_div(sum, dx_dec(half ? 200 : 100, 0), 2), total) == 0;
}

static bool is_in_summary(const struct gst_invoice *inv, const struct gst_item *it)
{
	const struct gst_rate *rows = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_gst_is_of_rate(it, &rows[i]))
			return true;
	return false;
}

/* Values of lines of 0 %, which a summary of what is taxed leaves out, behind the N of TERMS and added to SUM; where
 * TOTAL is not what they make of it nothing is. */
static size_t add_untaxed(struct gst_invoice *inv, struct dx_dec total, struct dx_term *terms, size_t n,
			  struct dx_dec *sum)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec all = *sum;
	size_t with = n;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_printed(&items[i].tax_rate) && dx_dec_is_zero(items[i].tax_rate.dec) &&
		    !is_in_summary(inv, &items[i]))
			with = dx_gst_term(terms, with, &items[i].taxable_value, NULL, &all);
	if (dx_dec_cmp(all, total) != 0)
		return n;
	*sum = all;
	return with;
}

/* One column of the summary against the invoice's total of it, or against what was printed in the lines alone. */
static void summary_sum(struct dx_job *job, struct gst_invoice *inv, size_t offset, size_t of_item,
			struct dx_val *total, const char *path)
{
	struct gst_rate *rows = inv->tax_summary.items;
	struct dx_term *terms =
		dx_alloc_array(job->arena, inv->tax_summary.n + 2 * inv->line_items.n + 1, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec lines = dx_dec(0, 2);
	struct dx_dec tol = exact;
	size_t n = 0;
	size_t all;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		n = dx_gst_term(terms, n, (struct dx_val *)(void *)((char *)&rows[i] + offset), NULL, &sum);
	if (n == 0 || n < inv->tax_summary.n || !dx_val_has(total))
		return;
	if (of_item == offsetof(struct gst_item, taxable_value) && dx_dec_cmp(sum, total->dec) != 0) {
		size_t taxed = n;

		n = add_untaxed(inv, total->dec, terms, n, &sum);
		inv->has_more |= n > taxed && inv->has_nil_classes; /* that of 0 % was lost */
	}
	terms[n++] = (struct dx_term){total, path};
	/* the lines take part only where they come to the same: the total may be the summary's own */
	all = n;
	if (total->source == DX_VAL_DERIVED && dx_gst_sum_lines(inv, of_item, terms, &all, &lines) &&
	    dx_dec_cmp(lines, sum) == 0)
		n = all;
	/* rows that are rounded each by itself, half a paisa each, prove nothing of it */
	if (dx_dec_cmp(sum, total->dec) != 0 && is_rounded_once(inv, of_item, total->dec)) {
		tol = paise(inv->tax_summary.n / 2);
		for (size_t i = 0; i < n; i++)
			terms[i].val = NULL;
	}
	dx_checks_compare(&job->checks, "tax_summary", "Sum of the summary against the total", sum, total->dec, tol,
			  terms, n);
}

/* A column of all taxes together against what the invoice's come to. */
static void summary_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_rate *rows = inv->tax_summary.items;
	const struct dx_val *taxes[] = {&inv->totals.cgst, &inv->totals.sgst, &inv->totals.igst, &inv->totals.cess};
	struct dx_term term = {NULL, "/totals"};
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec all = dx_dec(0, 2);
	bool known = false;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		if (!only_tax(&rows[i]))
			return;
		sum = dx_dec_add(sum, rows[i].tax.dec);
	}
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		known |= dx_val_has(taxes[i]);
		all = dx_val_has(taxes[i]) ? dx_dec_add(all, taxes[i]->dec) : all;
	}
	if (inv->tax_summary.n && known)
		dx_checks_compare(&job->checks, "tax_summary", "Sum of the summary's taxes against the invoice's", sum,
				  all, exact, &term, 1);
}

/* What the lines of ROW's rate come to with their taxes, *SUM_R; how many they are, 0 where one says no total. */
static size_t totals_of_rate(const struct gst_invoice *inv, const struct gst_rate *row, struct dx_dec *sum_r)
{
	const struct gst_item *items = inv->line_items.items;
	size_t n = 0;

	*sum_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_gst_is_of_rate(&items[i], row))
			continue;
		if (!dx_val_printed(&items[i].total) || dx_dec_is_zero(items[i].total.dec))
			return 0;
		*sum_r = dx_dec_add(*sum_r, items[i].total.dec);
		n++;
	}
	return n;
}

/* The value of ROW with its taxes; false: it is a code's, or one is not known. */
static bool value_with_taxes(const struct gst_rate *row, struct dx_dec *sum_r)
{
	const struct dx_val *taxes[] = {&row->cgst, &row->sgst, &row->igst, &row->cess};
	bool each = false;

	if (dx_val_has(&row->hsn_sac) || !dx_val_has(&row->tax_rate) || !dx_val_printed(&row->taxable_value))
		return false;
	*sum_r = row->taxable_value.dec;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		*sum_r = dx_val_has(taxes[i]) ? dx_dec_add(*sum_r, taxes[i]->dec) : *sum_r;
		each |= dx_val_has(taxes[i]);
	}
	return each;
}

/*
 * Rates of lines that have no tax of their own, by their totals: where those of each rate are to the paisa its value
 * and taxes in the summary, and each line is of one, another rate of any would show in two rows.
 */
static void rates_of_lines(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Totals of the lines of a rate against its value and taxes";
	struct gst_item *items = inv->line_items.items;
	struct gst_rate *rows = inv->tax_summary.items;
	struct dx_term *terms = dx_alloc_array(job->arena, 2 * inv->line_items.n + 1, sizeof(*terms));
	struct dx_dec sum, want;
	size_t all = 0;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		size_t n = value_with_taxes(&rows[i], &want) ? totals_of_rate(inv, &rows[i], &sum) : 0;

		if (n == 0 || dx_dec_cmp(sum, want) != 0)
			return;
		all += n;
	}
	for (size_t i = 0; i < inv->tax_summary.n && all == inv->line_items.n; i++) {
		size_t n = 1;

		if (!value_with_taxes(&rows[i], &want))
			return;
		(void)totals_of_rate(inv, &rows[i], &sum);
		terms[0] =
			(struct dx_term){&rows[i].taxable_value, dx_gst_path(job, "tax_summary", i, "taxable_value")};
		for (size_t k = 0; k < inv->line_items.n; k++) {
			if (!dx_gst_is_of_rate(&items[k], &rows[i]))
				continue;
			terms[n++] =
				(struct dx_term){&items[k].tax_rate, dx_gst_path(job, "line_items", k, "tax_rate")};
			terms[n++] = (struct dx_term){&items[k].total, dx_gst_path(job, "line_items", k, "total")};
		}
		dx_checks_compare(&job->checks, "tax_summary", label, sum, want, exact, terms, n);
	}
}

void dx_gst_check_summary(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		struct gst_rate *row = (struct gst_rate *)inv->tax_summary.items + i;

		summary_row(job, inv, row, i);
		row_tax(job, row, i);
		prove_rates(inv, row);
	}
	total_tax(job, inv);
	summary_taxes(job, inv);
	rates_of_lines(job, inv);
	summary_sum(job, inv, offsetof(struct gst_rate, taxable_value), offsetof(struct gst_item, taxable_value),
		    &t->taxable_value, "/totals/taxable_value");
	summary_sum(job, inv, offsetof(struct gst_rate, cgst), offsetof(struct gst_item, cgst), &t->cgst,
		    "/totals/cgst");
	summary_sum(job, inv, offsetof(struct gst_rate, sgst), offsetof(struct gst_item, sgst), &t->sgst,
		    "/totals/sgst");
	summary_sum(job, inv, offsetof(struct gst_rate, igst), offsetof(struct gst_item, igst), &t->igst,
		    "/totals/igst");
	summary_sum(job, inv, offsetof(struct gst_rate, cess), offsetof(struct gst_item, cess), &t->cess,
		    "/totals/cess");
}
