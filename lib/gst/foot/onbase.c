/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Taxes of the foot that say what they are of: "IGST 12.00% on 67391.40   8086.97", "CGST (9% on ₹1,200.00)". Rate and
 * base are in no value of the record; they must make the tax that stands behind them.
 */
#include <string.h>
#include <strings.h>

#include "dx/extract/foot.h"

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

/* "12.00% on ₹ 67391.40", whose rate is word AT of LINE. */
static bool rate_on_base(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_dec *rate_r,
			 struct dx_dec *base_r)
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

		if (line->n < 5 || !dx_gst_names_tax(line))
			continue;
		last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
		if (!dx_columns_amount_like(last.words[0]) || !dx_fields_amount_of(job, &last, &tax))
			continue;
		for (size_t k = 0; k < line->n; k++) {
			int kind = k ? dx_gst_tax_kind(line->words[k - 1]->text) : -1;

			if (!rate_on_base(job, line, k, &rate, &base))
				continue;
			if (!makes(base, rate, dx_dec_abs(tax.dec), tolerance))
				return true;
			if (kind >= 0)
				sums[kind] = dx_dec_add(sums[kind], base);
		}
	}
	return is_nearly(inv, sums[GC_CGST]) || is_nearly(inv, sums[GC_SGST]) || is_nearly(inv, sums[GC_IGST]);
}
