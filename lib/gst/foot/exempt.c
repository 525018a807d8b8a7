/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Exempt Services 4,490.00 / Taxable Value 37,200.00": a foot that keeps apart what is not taxed. Lines without a
 * rate, or with one of nothing, beside others that have one, are what it calls exempt where both sums come to what is
 * printed.
 */
#include <string.h>

#include "foot.h"
#include "record/record.h"

static bool is_rated(const struct gst_item *it)
{
	return dx_val_has(&it->tax_rate) && !dx_dec_is_zero(it->tax_rate.dec);
}

/* What the lines with a rate come to, and those without one; false: there are not both, or a value is not known. */
static bool sums_of(const struct gst_invoice *inv, struct dx_dec *rated_r, struct dx_dec *other_r)
{
	const struct gst_item *items = inv->line_items.items;
	bool rated = false;
	bool other = false;

	*rated_r = *other_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct dx_dec *sum = is_rated(&items[i]) ? rated_r : other_r;

		if (!dx_val_printed(&items[i].taxable_value))
			return false;
		*sum = dx_dec_add(*sum, items[i].taxable_value.dec);
		rated |= is_rated(&items[i]);
		other |= !is_rated(&items[i]);
	}
	return rated && other;
}

/* "Exempt Services", "Value of exempted supplies", "Nil Rated". */
static bool is_called_exempt(const struct dx_line *line)
{
	for (size_t i = 0; i + 1 < line->n; i++) {
		const char *text = line->words[i]->text;
		const char *next = line->words[i + 1]->text;

		if (dx_str_ieq_c(dx_strn(text, strcspn(text, ":/")), "exempt") ||
		    dx_str_ieq_c(dx_strn(text, strcspn(text, ":/")), "exempted") ||
		    (dx_str_ieq_c(dx_str(text), "nil") && dx_str_ieq_c(dx_strn(next, strcspn(next, ":/")), "rated")))
			return true;
	}
	return false;
}

void dx_gst_find_exempt(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;
	struct dx_dec rated, other;

	if (!dx_val_printed(&inv->totals.taxable_value) || !sums_of(inv, &rated, &other) || other.coef <= 0 ||
	    dx_dec_cmp(rated, inv->totals.taxable_value.dec) != 0)
		return;
	for (size_t i = dx_gst_head_end(job); i < job->lines.n && !dx_val_has(&inv->exempt); i++) {
		struct dx_val v = {0};

		if (is_called_exempt(&job->lines.v[i]) && dx_gst_line_says(job, i, other, &v) && v.dec.coef > 0)
			inv->exempt = v;
	}
	for (size_t i = 0; i < inv->line_items.n && dx_val_has(&inv->exempt); i++)
		items[i].is_exempt = !is_rated(&items[i]);
}

void dx_gst_check_exempt(struct dx_job *job, struct gst_invoice *inv)
{
	static const char taxed[] = "Sum of the taxed lines' values";
	static const char exempt[] = "Sum of the exempt lines' values";
	struct gst_item *items = inv->line_items.items;

	for (int pass = 0; pass < 2; pass++) {
		struct dx_term *terms = dx_alloc_array(job->arena, inv->line_items.n + 1, sizeof(*terms));
		struct dx_val *said = pass == 0 ? &inv->totals.taxable_value : &inv->exempt;
		struct dx_dec sum = dx_dec(0, 2);
		size_t n = 0;

		terms[n++] = (struct dx_term){said, pass == 0 ? "/totals/taxable_value" : NULL};
		for (size_t i = 0; i < inv->line_items.n; i++)
			if (items[i].is_exempt == (pass == 1))
				n = dx_gst_term(terms, n, &items[i].taxable_value, NULL, &sum);
		dx_checks_compare(&job->checks, "taxable_total", pass == 0 ? taxed : exempt, sum, said->dec,
				  dx_dec(0, 2), terms, n);
	}
}
