/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Scanned cells of an item that its arithmetic contradicts: the one other reading that satisfies it. */
#include "foot.h"
#include "record/record.h"

static bool holds(const struct inv_item *it, bool with_tax)
{
	struct dx_dec v;

	return dx_invoice_line_value(it, with_tax, &v) &&
	       dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(5, 3));
}

struct found {
	size_t count;
	struct dx_val *cell;
	struct dx_dec value;
};

static void try_cell(struct inv_item *it, struct dx_val *cell, bool with_tax, struct found *f)
{
	struct dx_dec was = cell->dec;

	for (size_t i = 0; dx_val_has(cell) && i < cell->n_readings; i++) {
		cell->dec = cell->readings[i].value;
		if (holds(it, with_tax))
			*f = (struct found){f->count + 1, cell, cell->dec};
	}
	cell->dec = was;
}

/* A quantity that only a second reading saw: the one reading that makes the line's amount. */
static void find_quantity(struct inv_item *it, bool with_tax)
{
	struct dx_val *q = &it->quantity;
	struct dx_dec value = {0};
	size_t count = 0;

	if (dx_val_has(q) || q->n_readings == 0 || !dx_val_has(&it->amount) || !dx_val_has(&it->unit_price))
		return;
	q->source = DX_VAL_REPAIRED;
	for (size_t i = 0; i < q->n_readings; i++) {
		q->dec = q->readings[i].value;
		if (holds(it, with_tax)) {
			value = q->dec;
			count++;
		}
	}
	q->dec = value;
	if (count != 1)
		q->source = DX_VAL_ABSENT;
}

void dx_invoice_repair(struct inv_invoice *inv)
{
	struct inv_item *items = inv->line_items.items;
	bool with_tax = dx_invoice_adds_tax(inv);

	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct inv_item *it = &items[i];
		struct found f = {0};
		struct dx_dec v;

		find_quantity(it, with_tax);
		if (!dx_val_has(&it->amount) || !dx_invoice_line_value(it, with_tax, &v) || holds(it, with_tax))
			continue;
		try_cell(it, &it->quantity, with_tax, &f);
		try_cell(it, &it->unit_price, with_tax, &f);
		try_cell(it, &it->amount, with_tax, &f);
		if (f.count != 1)
			continue;
		f.cell->dec = f.value;
		f.cell->source = DX_VAL_REPAIRED;
	}
}
