/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of an invoice's lines, and what all its checks share. */
#include "gst_int.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum gst_check c)
{
	return dx_template_checks(job->tpl, c);
}

static struct dx_dec paise(size_t n)
{
	return dx_dec((int64_t)n, 2);
}

char *dx_gst_path(struct dx_job *job, const char *list, size_t i, const char *member)
{
	return dx_asprintf(job->arena, "/%s/%zu/%s", list, i, member);
}

struct dx_dec dx_gst_tax(struct dx_dec base, struct dx_dec rate, bool half)
{
	return dx_dec_div(dx_dec_mul(base, rate), dx_dec(half ? 200 : 100, 0), 2);
}

bool dx_gst_pins_rate(struct dx_dec base, struct dx_dec rate, bool half, struct dx_dec tax)
{
	struct dx_dec one = dx_dec_mul(base, half ? dx_dec(5, 3) : dx_dec(1, 2)); /* one percent of it, or half a one */
	struct dx_dec v = dx_dec_mul(one, rate);

	return dx_dec_near(v, tax, dx_dec(1, 2)) && dx_check_pins(v, tax, one, rate);
}

size_t dx_gst_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *path, struct dx_dec *sum)
{
	if (!dx_val_has(v))
		return n;
	*sum = dx_dec_add(*sum, v->dec);
	terms[n] = (struct dx_term){v, path};
	return n + 1;
}

bool dx_gst_line_value(const struct gst_item *it, struct dx_dec *v_r, bool *rounded_r)
{
	struct dx_dec v;

	if (!dx_val_has(&it->quantity) || !dx_val_has(&it->unit_price))
		return false;
	v = dx_dec_mul(it->quantity.dec, it->unit_price.dec);
	if (dx_val_has(&it->discount))
		v = dx_dec_sub(v, it->discount.dec);
	*v_r = dx_dec_round(v, 2);
	*rounded_r = dx_dec_cmp(*v_r, v) != 0;
	return true;
}

static void line_amount(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] = "Quantity × price, less discount (±0.01 where rounded)";
	struct dx_term terms[] = {
		{NULL, dx_gst_path(job, "line_items", i, "quantity")},
		{NULL, dx_gst_path(job, "line_items", i, "unit_price")},
		{&it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value")},
		{NULL, dx_gst_path(job, "line_items", i, "discount")},
	};
	struct dx_dec want;
	struct dx_dec v;
	bool rounded;

	if (!dx_val_has(&it->taxable_value) || !dx_gst_line_value(it, &want, &rounded)) {
		dx_checks_none(&job->checks, "line_amount", label, terms[2].path);
		return;
	}
	/* A rounded product proves a factor only where another last digit of it would have shown. */
	v = dx_dec_mul(it->quantity.dec, it->unit_price.dec);
	if (dx_val_has(&it->discount))
		v = dx_dec_sub(v, it->discount.dec);
	if (dx_check_pins(v, it->taxable_value.dec, it->unit_price.dec, it->quantity.dec))
		terms[0].val = &it->quantity;
	if (dx_check_pins(v, it->taxable_value.dec, it->quantity.dec, it->unit_price.dec))
		terms[1].val = &it->unit_price;
	if (dx_check_pins(v, it->taxable_value.dec, dx_dec(1, 0), it->discount.dec))
		terms[3].val = &it->discount;
	dx_checks_compare(&job->checks, "line_amount", label, want, it->taxable_value.dec, rounded ? paise(1) : exact,
			  terms, dx_val_has(&it->discount) ? 4 : 3);
}

static void line_tax(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] = "Taxable value × rate (±0.01 for rounding)";
	const struct {
		struct dx_val *tax;
		struct dx_val *own_rate;
		bool half;
		const char *name;
	} taxes[] = {{&it->cgst, &it->cgst_rate, true, "cgst"},
		     {&it->sgst, &it->sgst_rate, true, "sgst"},
		     {&it->igst, &it->igst_rate, false, "igst"}};

	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		struct dx_term terms[] = {
			{NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
			{NULL, dx_gst_path(job, "line_items", i, "tax_rate")},
			{NULL, dx_gst_path(job, "line_items", i, taxes[k].name)},
		};
		bool own = dx_val_has(taxes[k].own_rate);
		struct dx_dec rate = own ? taxes[k].own_rate->dec : it->tax_rate.dec;

		if (!dx_val_has(taxes[k].tax) || !dx_val_has(&it->taxable_value) ||
		    (!own && !dx_val_has(&it->tax_rate)))
			continue;
		dx_checks_compare(&job->checks, "line_tax", label,
				  dx_gst_tax(it->taxable_value.dec, rate, !own && taxes[k].half), taxes[k].tax->dec,
				  paise(1), terms, DX_LEN(terms));
		if (dx_gst_pins_rate(it->taxable_value.dec, rate, !own && taxes[k].half, taxes[k].tax->dec))
			it->tax_rate.proved = true;
	}
	if (dx_val_has(&it->tax) && dx_val_has(&it->tax_rate) && dx_val_has(&it->taxable_value)) {
		struct dx_term terms[] = {{NULL, dx_gst_path(job, "line_items", i, "taxable_value")},
					  {NULL, dx_gst_path(job, "line_items", i, "tax_rate")}};

		dx_checks_compare(&job->checks, "line_tax", label,
				  dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false), it->tax.dec, paise(1),
				  terms, DX_LEN(terms));
		if (dx_gst_pins_rate(it->taxable_value.dec, it->tax_rate.dec, false, it->tax.dec))
			it->tax_rate.proved = true;
	}
}

static void line_total(struct dx_job *job, struct gst_item *it, size_t i)
{
	static const char label[] =
		"Taxable value plus taxes against the line's total (±0.01 where only the rate is printed)";
	struct dx_term terms[8];
	struct dx_dec tol = exact;
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_has(&it->total) || !dx_val_has(&it->taxable_value))
		return;
	n = dx_gst_term(terms, n, &it->taxable_value, dx_gst_path(job, "line_items", i, "taxable_value"), &sum);
	n = dx_gst_term(terms, n, &it->cgst, dx_gst_path(job, "line_items", i, "cgst"), &sum);
	n = dx_gst_term(terms, n, &it->sgst, dx_gst_path(job, "line_items", i, "sgst"), &sum);
	n = dx_gst_term(terms, n, &it->igst, dx_gst_path(job, "line_items", i, "igst"), &sum);
	n = dx_gst_term(terms, n, &it->cess, dx_gst_path(job, "line_items", i, "cess"), &sum);
	if (n == 1)
		n = dx_gst_term(terms, n, &it->tax, NULL, &sum);
	if (n == 1 && dx_val_has(&it->tax_rate) &&
	    dx_dec_cmp(sum, it->total.dec) != 0) { /* no tax printed, only its rate */
		sum = dx_dec_add(sum, dx_gst_tax(sum, it->tax_rate.dec, false));
		if (dx_gst_pins_rate(it->taxable_value.dec, it->tax_rate.dec, false,
				     dx_dec_sub(it->total.dec, it->taxable_value.dec)))
			it->tax_rate.proved = true;
		terms[n++] = (struct dx_term){NULL, dx_gst_path(job, "line_items", i, "tax_rate")};
		tol = paise(1);
	}
	/* within a tolerance nothing is proved: the sum of the lines' totals does that */
	terms[n++] =
		(struct dx_term){dx_dec_is_zero(tol) ? &it->total : NULL, dx_gst_path(job, "line_items", i, "total")};
	dx_checks_compare(&job->checks, "line_total", label, sum, it->total.dec, tol, terms, n);
}

void dx_gst_check_lines(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		if (on(job, GK_LINE_AMOUNT))
			line_amount(job, &items[i], i);
		if (on(job, GK_LINE_TAX))
			line_tax(job, &items[i], i);
		if (on(job, GK_LINE_TOTAL))
			line_total(job, &items[i], i);
	}
}
