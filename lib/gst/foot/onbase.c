/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Taxes of the foot that say what they are of: "IGST 12.00% on 67391.40   8086.97", "CGST (9% on ₹1,200.00)". Rate and
 * base are in no value of the record; they must make the tax that stands behind them.
 */
#include <string.h>
#include <strings.h>

#include "dx/extract/foot.h"
#include "dx/extract/ident.h"

#include "foot.h"
#include "record/record.h"
#include "table/table.h"

#define NEARLY 10 /* rupees */

/* The number in a word of a name: brackets and "@" around it are none of it. */
static bool number_in(struct dx_job *job, const char *text, struct dx_number *n_r)
{
	struct dx_str s = dx_str(text + strspn(text, "(@"));

	while (s.n && strchr("),:", s.p[s.n - 1]))
		s.n--;
	return s.n && dx_value_parse(s, job->tables.rule, n_r);
}

/* "12.00% on ₹ 67391.40", whose rate is word AT of LINE; the base ends before word *END_R. */
static bool rate_on_base(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_dec *rate_r,
			 struct dx_dec *base_r, size_t *end_r)
{
	struct dx_number n;

	if (at + 3 >= line->n || strcasecmp(line->words[at + 1]->text, "on") != 0 ||
	    !number_in(job, line->words[at]->text, &n) || !n.has_percent)
		return false;
	*rate_r = n.value;
	for (size_t i = at + 2; i < at + 4 && i + 1 < line->n; i++) { /* a sign of currency may stand before it */
		if (!number_in(job, line->words[i]->text, &n) || n.has_percent)
			continue;
		*base_r = n.value;
		*end_r = i + 1;
		return true;
	}
	return false;
}

/* The rate may be that of both halves. TOLERANCE: what rounding by lines may make. */
static bool makes(struct dx_dec base, struct dx_dec rate, struct dx_dec tax, struct dx_dec tolerance)
{
	return dx_dec_near(dx_gst_tax(base, rate, false), tax, tolerance) ||
	       dx_dec_near(dx_gst_tax(base, rate, true), tax, tolerance);
}

/* Bases of all rates that come to nearly the taxable value are it: a wrong one hides in what rounding may make. */
static bool is_nearly(const struct gst_invoice *inv, struct dx_dec bases)
{
	const struct dx_val *value = &inv->totals.taxable_value;

	return dx_val_has(value) && dx_dec_cmp(bases, value->dec) != 0 &&
	       dx_dec_near(bases, value->dec, dx_dec(NEARLY, 0));
}

/* What the lines of rate RATE, or of twice that, come to; false: there are none. */
static bool value_at(const struct gst_invoice *inv, struct dx_dec rate, struct dx_dec *value_r)
{
	const struct gst_item *items = inv->line_items.items;
	bool found = false;

	*value_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (!dx_val_has(&items[i].tax_rate) || !dx_val_has(&items[i].taxable_value) ||
		    (dx_dec_cmp(items[i].tax_rate.dec, rate) != 0 &&
		     dx_dec_cmp(items[i].tax_rate.dec, dx_dec_add(rate, rate)) != 0))
			continue;
		*value_r = dx_dec_add(*value_r, items[i].taxable_value.dec);
		found = true;
	}
	return found;
}

/* Is TAX what the lines of another rate than RATE make, and not what those of RATE do? */
static bool is_of_other_rate(const struct gst_invoice *inv, struct dx_dec rate, struct dx_dec tax,
			     struct dx_dec tolerance)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec value;

	if (value_at(inv, rate, &value) && makes(value, rate, tax, tolerance))
		return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].tax_rate) && dx_dec_cmp(items[i].tax_rate.dec, rate) != 0 &&
		    dx_dec_cmp(items[i].tax_rate.dec, dx_dec_add(rate, rate)) != 0 &&
		    value_at(inv, items[i].tax_rate.dec, &value) && makes(value, items[i].tax_rate.dec, tax, tolerance))
			return true;
	return false;
}

/* No line has a rate, and TAX is what another rate of the law makes of the taxable value, and not what RATE does. */
static bool is_of_lawful_rate(const struct gst_invoice *inv, struct dx_dec rate, struct dx_dec tax,
			      struct dx_dec tolerance)
{
	const struct gst_item *items = inv->line_items.items;
	const struct dx_val *value = &inv->totals.taxable_value;
	struct dx_dec other;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].tax_rate))
			return false;
	if (!dx_val_has(value) || value->dec.coef <= 0 || makes(value->dec, rate, tax, tolerance))
		return false;
	other = dx_dec_div(dx_dec_mul(tax, dx_dec(100, 0)), value->dec, 2);
	return (dx_ident_gst_rate(other) || dx_ident_gst_rate(dx_dec_add(other, other))) &&
	       makes(value->dec, other, tax, tolerance);
}

/* How many rates stand between word FROM and the amount at the end of LINE; the last of them. */
static size_t rates_from(struct dx_job *job, const struct dx_line *line, size_t from, struct dx_dec *rate_r)
{
	size_t rates = 0;

	for (size_t i = from; i + 1 < line->n; i++) {
		bool apart = line->words[i + 1]->text[0] == '%';
		struct dx_number n;

		if (!number_in(job, line->words[i]->text, &n) || !(n.has_percent || apart))
			continue;
		*rate_r = n.value;
		rates++;
	}
	return rates;
}

bool dx_gst_only_rate(struct dx_job *job, const struct dx_line *line, struct dx_dec *rate_r)
{
	size_t rates = rates_from(job, line, 0, rate_r);

	/* "Interest at 18% p.a. after 30 days.        IGST 5%   12,556.85": a sentence beside the foot */
	return rates == 1 || (rates > 1 && rates_from(job, line, dx_gst_name_from(line), rate_r) == 1);
}

bool dx_gst_has_odd_rate(struct dx_job *job, const struct gst_invoice *inv)
{
	struct dx_dec tolerance = dx_dec((int64_t)inv->line_items.n + 1, 2);

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words last;
		struct dx_dec rate;
		struct dx_val tax = {0};

		if (line->n < 3 || line->used || !dx_gst_names_tax(line) || dx_gst_is_class(job, inv, line) ||
		    !dx_gst_only_rate(job, line, &rate))
			continue;
		last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
		if (dx_columns_amount_like(last.words[0]) && dx_fields_amount_of(job, &last, &tax) &&
		    (is_of_other_rate(inv, rate, dx_dec_abs(tax.dec), tolerance) ||
		     is_of_lawful_rate(inv, rate, dx_dec_abs(tax.dec), tolerance)))
			return true;
	}
	return false;
}

/* "5% on 12,770.30 : CGST 319.27 SGST 319.27     Add : CGST 1,542.26": how many amounts stand in LINE behind word AT,
 * in its run and before another rate; *ODD_R: RATE makes another one of BASE. */
static size_t taxes_behind(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_dec base,
			   struct dx_dec rate, struct dx_dec tolerance, bool *odd_r)
{
	size_t found = 0;

	for (size_t i = at; i < line->n && line->words[i]->x0 - line->words[i - 1]->x1 <= line->height; i++) {
		struct dx_number n;

		if (!number_in(job, line->words[i]->text, &n))
			continue;
		if (n.has_percent)
			break;
		*odd_r |= !makes(base, rate, dx_dec_abs(n.value), tolerance);
		found++;
	}
	return found;
}

bool dx_gst_has_odd_base(struct dx_job *job, const struct gst_invoice *inv)
{
	struct dx_dec tolerance = dx_dec((int64_t)inv->line_items.n + 1, 2);
	struct dx_dec sums[GC_COLS] = {0};

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words last;
		struct dx_dec rate;
		struct dx_dec base;
		struct dx_val tax = {0};

		if (line->n < 5 || !dx_gst_names_tax(line) || dx_gst_is_class(job, inv, line))
			continue;
		last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
		if (!dx_columns_amount_like(last.words[0]) || !dx_fields_amount_of(job, &last, &tax))
			continue;
		for (size_t k = 0; k < line->n; k++) {
			int kind = k ? dx_gst_tax_kind(line->words[k - 1]->text) : -1;
			bool odd = false;
			size_t end;

			if (!rate_on_base(job, line, k, &rate, &base, &end))
				continue;
			if (taxes_behind(job, line, end, base, rate, tolerance, &odd) == 0)
				odd = !makes(base, rate, dx_dec_abs(tax.dec), tolerance);
			if (odd)
				return true;
			if (kind >= 0)
				sums[kind] = dx_dec_add(sums[kind], base);
		}
	}
	return is_nearly(inv, sums[GC_CGST]) || is_nearly(inv, sums[GC_SGST]) || is_nearly(inv, sums[GC_IGST]);
}
