/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A price or a rate whose last digit its own line does not show: a quarter of an hour at 95.00, 20.00 % of 3.00. Where
 * another line prints the very same figure, which is proved there, and no other one that is proved would fit, that line
 * is its counterpart.
 */
#include "foot.h"
#include "record/record.h"

/* Is IT, with FACTOR for the value that is looked for, what its line prints? */
typedef bool fits(const struct inv_item *it, struct dx_dec factor, bool with_tax);

static bool price_fits(const struct inv_item *it, struct dx_dec price, bool with_tax)
{
	struct inv_item one = *it;
	struct dx_dec v;

	one.unit_price.dec = price;
	return dx_val_printed(&it->quantity) && dx_val_printed(&it->amount) &&
	       dx_invoice_line_value(&one, with_tax, &v) &&
	       dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2));
}

/* The tax of the line has a cell of its own, and so has what is taxed. */
static bool rate_fits(const struct inv_item *it, struct dx_dec rate, bool with_tax)
{
	const struct dx_val *net = dx_val_has(&it->net) ? &it->net : &it->amount;

	(void)with_tax;
	return dx_val_printed(net) && dx_val_printed(&it->tax) && net->dec.scale <= 4 && rate.scale <= 4 &&
	       dx_dec_abs(net->dec).coef < INT64_C(1000000000000) && dx_dec_abs(rate).coef <= INT64_C(1000000) &&
	       dx_dec_near(dx_dec_div(dx_dec_mul(net->dec, rate), dx_dec(100, 0), 4), it->tax.dec, dx_dec(1, 2));
}

/* Does another line prove the figure at OFFSET of line I, and does none prove another one that would fit as well? */
static bool has_twin(const struct inv_invoice *inv, size_t i, size_t offset, fits *fit, bool with_tax)
{
	struct inv_item *items = inv->line_items.items;
	const struct dx_val *own = dx_val_at(&items[i], offset);
	bool found = false;

	if (!dx_val_printed(own) || own->proved || !fit(&items[i], own->dec, with_tax))
		return false;
	for (size_t k = 0; k < inv->line_items.n; k++) {
		const struct dx_val *other = dx_val_at(&items[k], offset);

		if (k == i || !dx_val_printed(other) || !other->proved)
			continue;
		if (dx_dec_cmp(other->dec, own->dec) == 0)
			found = true;
		else if (fit(&items[i], other->dec, with_tax))
			return false;
	}
	return found;
}

static void prove(struct dx_job *job, struct inv_invoice *inv, size_t offset, fits *fit, bool with_tax)
{
	struct inv_item *items = inv->line_items.items;
	size_t n = inv->line_items.n;
	bool *twin = dx_alloc_array(job->arena, n, sizeof(*twin)); /* by line: what a twin proves proves no other */

	for (size_t i = 0; i < n; i++)
		twin[i] = has_twin(inv, i, offset, fit, with_tax);
	for (size_t i = 0; i < n; i++)
		dx_val_at(&items[i], offset)->proved |= twin[i];
}

void dx_invoice_check_twins(struct dx_job *job, struct inv_invoice *inv)
{
	prove(job, inv, offsetof(struct inv_item, unit_price), price_fits, dx_invoice_adds_tax(inv));
	prove(job, inv, offsetof(struct inv_item, tax_rate), rate_fits, false);
}
