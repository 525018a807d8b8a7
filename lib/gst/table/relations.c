/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the figures of a line make of each other. */
#include "dx/extract/ident.h"

#include "relations_int.h"
#include "table.h"

#define RATE_MAX 40

static bool is_near(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_near(dx_dec_round(a, 2), b, dx_dec(1, 2));
}

static bool is_one(struct dx_dec v)
{
	return dx_dec_cmp(v, dx_dec(1, 0)) == 0;
}

static struct dx_dec part_of(struct dx_dec value, struct dx_dec percent)
{
	return dx_dec_div(dx_dec_mul(value, percent), dx_dec(100, 0), 4);
}

/* quantity, price → value */
bool dx_gst_rel_product(const struct dx_dec *v, bool *said_r)
{
	*said_r = !is_one(v[0]) && !is_one(v[1]) && !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_mul(v[0], v[1]), v[2]);
}

/* The same with a price that was rounded to its last digit. */
bool dx_gst_rel_product_rounded(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec half = dx_dec_mul(dx_dec_abs(v[0]), dx_dec(5, v[1].scale < 6 ? (uint8_t)(v[1].scale + 1) : 7));

	*said_r = !is_one(v[0]) && !is_one(v[1]) && !dx_dec_is_zero(v[2]) && v[1].scale >= 2;
	return dx_dec_near(dx_dec_mul(v[0], v[1]), v[2], dx_dec_add(half, dx_dec(5, 3))) &&
	       dx_dec_cmp(dx_dec_mul(half, dx_dec(50, 0)), dx_dec_abs(v[2])) < 0;
}

/* The same for single things: a column of ones. */
bool dx_gst_rel_product_of_one(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]);
	return is_one(v[0]) && dx_dec_cmp(v[1], v[2]) == 0;
}

/* quantity, price, discount → value */
bool dx_gst_rel_less(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_sub(dx_dec_mul(v[0], v[1]), v[2]), v[3]);
}

/* The same as it is printed to be added: "(1,820.00)". */
bool dx_gst_rel_less_signed(const struct dx_dec *v, bool *said_r)
{
	return v[2].coef <= 0 && dx_gst_rel_plus(v, said_r);
}

bool dx_gst_rel_less_percent(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec gross = dx_dec_mul(v[0], v[1]);

	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_sub(gross, part_of(gross, v[2])), v[3]);
}

/* quantity, price, charge → value */
bool dx_gst_rel_plus(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]) && !dx_dec_is_zero(v[0]) && !dx_dec_is_zero(v[1]);
	return is_near(dx_dec_add(dx_dec_mul(v[0], v[1]), v[2]), v[3]);
}

/* Is TAX what one of the rates that there are makes of VALUE? A discount hardly ever is. */
static bool is_legal_tax(struct dx_dec value, struct dx_dec tax)
{
	static const struct dx_dec rates[] = {{0, 0}, {1, 1},  {25, 2}, {1, 0},  {15, 1}, {3, 0},  {5, 0},
					      {6, 0}, {75, 1}, {12, 0}, {14, 0}, {18, 0}, {28, 0}, {40, 0}};

	for (size_t i = 0; i < DX_LEN(rates); i++)
		if (dx_dec_near(part_of(value, rates[i]), tax, dx_dec(2, 2)))
			return true;
	return false;
}

/* quantity, price, tax → total */
bool dx_gst_rel_product_with_tax(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec value = dx_dec_round(dx_dec_mul(v[0], v[1]), 2);

	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_add(value, v[2]), v[3]) && is_legal_tax(value, v[2]);
}

/* quantity, price, two halves of tax → total */
bool dx_gst_rel_product_with_halves(const struct dx_dec *v, bool *said_r)
{
	const struct dx_dec with[] = {v[0], v[1], dx_dec_add(v[2], v[3]), v[4]};

	return dx_dec_cmp(v[2], v[3]) == 0 && dx_gst_rel_product_with_tax(with, said_r);
}

/* quantity, price, rate of tax → total */
bool dx_gst_rel_product_with_rate(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec value = dx_dec_round(dx_dec_mul(v[0], v[1]), 2);
	struct dx_dec tax = part_of(value, v[2]);

	*said_r = !dx_dec_is_zero(v[2]) && !dx_dec_is_zero(value);
	return dx_dec_near(dx_dec_add(value, tax), v[3], dx_dec(2, 2)) && dx_ident_gst_rate(v[2]);
}

/* value, tax → total */
bool dx_gst_rel_with_tax(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[0]);
	return dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0 && is_legal_tax(v[0], v[1]);
}

/* value, central tax, state tax → total */
bool dx_gst_rel_with_taxes(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]);
	return dx_dec_cmp(v[1], v[2]) == 0 && dx_dec_cmp(dx_dec_add(dx_dec_add(v[0], v[1]), v[2]), v[3]) == 0;
}

/* value, central tax, state tax, cess → total */
bool dx_gst_rel_with_cess(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[3]);
	return dx_dec_cmp(dx_dec_add(dx_dec_add(v[0], v[1]), dx_dec_add(v[2], v[3])), v[4]) == 0;
}

/* value, one of two taxes that stand below each other → total */
bool dx_gst_rel_with_both(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]);
	return dx_dec_cmp(dx_dec_add(dx_dec_add(v[0], v[1]), v[1]), v[2]) == 0;
}

static bool is_rate(struct dx_dec v)
{
	return dx_dec_cmp(v, dx_dec(RATE_MAX, 0)) <= 0 && dx_dec_cmp(v, dx_dec(0, 0)) >= 0;
}

/* value, rate → tax */
bool dx_gst_rel_tax_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[2]);
	return is_rate(v[1]) && is_near(part_of(v[0], v[1]), v[2]);
}

/* value, rate of the law → tax */
bool dx_gst_rel_lawful_tax_of(const struct dx_dec *v, bool *said_r)
{
	return dx_gst_rel_tax_of(v, said_r) && (dx_dec_is_zero(v[1]) || dx_gst_is_tax_rate(v[1]));
}

/* value, rate → both taxes together */
bool dx_gst_rel_taxes_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[2]);
	return is_rate(v[1]) && dx_dec_cmp(v[2], v[3]) == 0 &&
	       dx_dec_near(part_of(v[0], v[1]), dx_dec_add(v[2], v[3]), dx_dec(2, 2));
}

/* value, rate → total */
bool dx_gst_rel_total_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[0]);
	return is_rate(v[1]) && dx_dec_near(dx_dec_add(v[0], part_of(v[0], v[1])), v[2], dx_dec(2, 2));
}

/* value, rate of central tax, rate of state tax → total */
bool dx_gst_rel_total_of_halves(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec tax = part_of(v[0], v[1]);

	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[0]);
	return is_rate(v[1]) && dx_dec_cmp(v[1], v[2]) == 0 &&
	       dx_dec_near(dx_dec_add(v[0], dx_dec_add(tax, tax)), v[3], dx_dec(2, 2));
}

/* value before discount, discount → value */
bool dx_gst_rel_off(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]);
	return dx_dec_cmp(dx_dec_sub(v[0], v[1]), v[2]) == 0;
}

/* central tax, state tax → tax */
bool dx_gst_rel_both(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[0]);
	return dx_dec_cmp(v[0], v[1]) == 0 && dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0;
}
