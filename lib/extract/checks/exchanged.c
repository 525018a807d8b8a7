/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Quantity and price of a row that stand in each other's place. */
#include "dx/extract/whole.h"

#define OTHERS_MIN 2 /* rows that say how quantities and prices are written */

/* How many rows print their quantity, and their price, with so many decimals. */
struct decimals {
	size_t of[2][DX_DEC_SCALE_MAX + 1];
	size_t rows;
};

/* Do rows besides one that has OWN decimals print as many as SCALE, or some fewer and some more? */
static bool as_written(const size_t *of, uint8_t own, uint8_t scale)
{
	bool fewer = false;
	bool more = false;

	for (uint8_t i = 0; i <= DX_DEC_SCALE_MAX; i++) {
		bool others = of[i] > (i == own);

		fewer |= others && i <= scale;
		more |= others && i >= scale;
	}
	return fewer && more;
}

/* A quantity of Q decimals and a price of P, which the others print the other way round. */
static bool is_other_way(const struct decimals *d, uint8_t q, uint8_t p)
{
	return d->rows > OTHERS_MIN && !as_written(d->of[0], q, q) && !as_written(d->of[1], p, p) &&
	       as_written(d->of[1], p, q) && as_written(d->of[0], q, p);
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
	struct decimals d = {0};
	struct dx_val *v[2];

	for (size_t i = 0; i < rows->n; i++) {
		if (!has_both(rows, row_size, at, i, v))
			continue;
		d.rows++;
		for (size_t k = 0; k < 2; k++)
			d.of[k][v[k]->dec.scale]++;
	}
	for (size_t i = 0; i < rows->n; i++) {
		if (!has_both(rows, row_size, at, i, v))
			continue;
		if (counts_parts(v[0], v[1], dx_val_at((char *)rows->items + i * row_size, unit)) ||
		    is_other_way(&d, v[0]->dec.scale, v[1]->dec.scale))
			return true;
	}
	return false;
}
