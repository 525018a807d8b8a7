/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Quantity and price of a row that stand in each other's place. */
#include "dx/extract/whole.h"

#define OTHERS_MIN 2 /* rows that say how quantities and prices are written */

/* The least and the most decimals that a member is printed with in rows other than one. */
struct decimals {
	uint8_t least, most;
	size_t n;
};

static void see_decimals(struct decimals *d, const struct dx_val *v)
{
	d->least = d->n == 0 || v->dec.scale < d->least ? v->dec.scale : d->least;
	d->most = d->n == 0 || v->dec.scale > d->most ? v->dec.scale : d->most;
	d->n++;
}

static bool as_written(const struct dx_val *v, const struct decimals *d)
{
	return v->dec.scale >= d->least && v->dec.scale <= d->most;
}

static bool has_both(const struct dx_rows *rows, size_t row_size, const size_t at[2], size_t i, struct dx_val *v[2])
{
	for (size_t k = 0; k < 2; k++)
		v[k] = dx_val_at((char *)rows->items + i * row_size, at[k]);
	return dx_val_printed(v[0]) && dx_val_printed(v[1]);
}

static bool is_whole_number(struct dx_dec v)
{
	return dx_dec_cmp(dx_dec_round(v, 0), v) == 0;
}

/* "95.84 Nos" at 16.00: nobody sells parts of these, but for halves and quarters. */
static bool counts_parts(const struct dx_val *quantity, const struct dx_val *price, const struct dx_val *unit)
{
	static const char *const units[] = {"nos",    "nos.", "no",   "no.", "pcs",  "pcs.",  "pc",   "piece",
					    "pieces", "ea",   "each", "set", "sets", "pkt",   "pair", "pairs",
					    "stk",    "stk.", "st",   "szt", "szt.", "stück", "ks"};

	return dx_val_has(unit) && dx_str_is_one_of(dx_str(unit->text), units, DX_LEN(units)) &&
	       !is_whole_number(dx_dec_mul(quantity->dec, dx_dec(4, 0))) && is_whole_number(price->dec);
}

bool dx_whole_is_exchanged(const struct dx_rows *rows, size_t row_size, size_t quantity, size_t price, size_t unit)
{
	const size_t at[2] = {quantity, price};
	struct dx_val *v[2];
	struct dx_val *w[2];

	for (size_t i = 0; i < rows->n; i++) {
		struct decimals q = {0};
		struct decimals p = {0};

		if (!has_both(rows, row_size, at, i, v))
			continue;
		if (counts_parts(v[0], v[1], dx_val_at((char *)rows->items + i * row_size, unit)))
			return true;
		for (size_t k = 0; k < rows->n; k++)
			if (k != i && has_both(rows, row_size, at, k, w)) {
				see_decimals(&q, w[0]);
				see_decimals(&p, w[1]);
			}
		if (q.n >= OTHERS_MIN && !as_written(v[0], &q) && !as_written(v[1], &p) && as_written(v[0], &p) &&
		    as_written(v[1], &q))
			return true;
	}
	return false;
}
