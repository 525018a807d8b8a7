/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a line comes to, what a rate makes of it, and what else all checks share. */
#include "dx/extract/ident.h"
#include "record.h"

#define EACH_DECIMALS 8

char *dx_gst_path(struct dx_job *job, const char *list, size_t i, const char *member)
{
	return dx_asprintf(job->arena, "/%s/%zu/%s", list, i, member);
}

struct dx_dec dx_gst_tax(struct dx_dec base, struct dx_dec rate, bool half)
{
	return dx_dec_div(dx_dec_mul(base, rate), dx_dec(half ? 200 : 100, 0), 2);
}

/* RATE is one that the law has, and no other one of them, as a part of it (1, or half), would make TAX of BASE. */
static bool is_only_rate(struct dx_dec base, struct dx_dec rate, struct dx_dec part, struct dx_dec tax)
{
	struct dx_dec other;
	size_t at = 0;

	if (!dx_ident_gst_rate(rate))
		return false;
	while (dx_ident_gst_next_rate(&at, &other)) {
		struct dx_dec v = dx_dec_mul(dx_dec_mul(base, other), part);

		if (dx_dec_cmp(other, rate) != 0 && dx_dec_near(v, tax, dx_dec(2, 2)))
			return false;
	}
	return true;
}

bool dx_gst_pins_rate(struct dx_dec base, struct dx_dec rate, bool half, struct dx_dec tax)
{
	struct dx_dec part = half ? dx_dec(5, 3) : dx_dec(1, 2);
	struct dx_dec one = dx_dec_mul(base, part); /* one percent of it, or half a one */
	struct dx_dec v = dx_dec_mul(one, rate);

	return dx_dec_near(dx_dec_round(v, 2), tax, dx_dec(1, 2)) &&
	       ((dx_dec_near(v, tax, dx_dec(1, 2)) && dx_check_pins(v, tax, one, rate)) ||
		is_only_rate(base, rate, part, tax) ||
		(!half && is_only_rate(base, dx_dec_add(rate, rate), dx_dec(5, 3), tax)));
}

bool dx_gst_is_exempt(const struct gst_item *it)
{
	const struct dx_val *taxes[] = {&it->taxable_value, &it->tax_rate, &it->cgst, &it->sgst,
					&it->igst,          &it->cess,     &it->tax};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return false;
	return dx_val_printed(&it->total) && !dx_dec_is_zero(it->total.dec);
}

size_t dx_gst_term(struct dx_term *terms, size_t n, struct dx_val *v, const char *path, struct dx_dec *sum)
{
	if (!dx_val_has(v))
		return n;
	*sum = dx_dec_add(*sum, v->dec);
	terms[n] = (struct dx_term){v, path};
	return n + 1;
}

struct dx_dec dx_gst_each(const struct gst_item *it, struct dx_dec v)
{
	struct dx_dec n = dx_val_has(&it->per) ? it->per.dec : dx_dec(1, 0);
	uint8_t zeros = 0;

	if (dx_val_has(&it->exchange))
		v = dx_dec_mul(v, it->exchange.dec);
	for (; n.coef >= 10 && n.coef % 10 == 0; n.coef /= 10)
		zeros++;
	v = dx_dec_mul(v, dx_dec(1, zeros));
	return n.coef == 1 ? v : dx_dec_div(v, n, EACH_DECIMALS);
}

struct dx_dec dx_gst_product(const struct gst_item *it, struct dx_dec price)
{
	struct dx_dec goods = dx_dec_mul(it->quantity.dec, dx_gst_each(it, price));
	struct dx_dec v = dx_val_has(&it->charge) ? dx_dec_add(goods, it->charge.dec) : goods;

	if (!dx_val_has(&it->discount))
		return v;
	if (!dx_val_printed(&it->discount) && dx_val_has(&it->discount_rate)) {
		struct dx_dec off = dx_dec_div(dx_dec_mul(goods, it->discount_rate.dec), dx_dec(100, 0), 4);

		if (dx_dec_cmp(dx_dec_round(off, 2), it->discount.dec) == 0)
			return dx_dec_sub(v, off);
	}
	return dx_dec_sub(v, it->discount.dec);
}

bool dx_gst_line_value(const struct gst_item *it, struct dx_dec *v_r, bool *rounded_r)
{
	struct dx_dec v;

	if (!dx_val_has(&it->quantity) || !dx_val_has(&it->unit_price))
		return false;
	v = dx_gst_product(it, it->unit_price.dec);
	*v_r = dx_dec_round(v, 2);
	*rounded_r = dx_dec_cmp(*v_r, v) != 0;
	return true;
}

bool dx_gst_lines_taxable(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, taxable_value), sum_r);
}
