/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Counts and their units. "Pcs │ Cut │ Mts. │ Rate │ Per": of two counts of a line its price is of the one that its
 * unit is called like. "Quantity │ Unit of Measure" over "31 Piece": a count that stands nearer to the other heading.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/rowread.h"
#include "record/record.h"
#include "table.h"

#define CALLED 2 /* letters that a unit and its heading share: "Mtr" and "Mts." */

static bool makes_value(const struct gst_item *it)
{
	const struct dx_val *value = dx_val_has(&it->taxable_value) ? &it->taxable_value : &it->amount;
	struct dx_dec v;
	bool rounded;

	return dx_val_has(value) && dx_gst_line_value(it, &v, &rounded) && dx_dec_near(v, value->dec, dx_dec(1, 2));
}

/* The count in the cell of the units, where that of the counts is empty and the value comes of it. */
static void count_beside_unit(struct dx_rowread *r, struct gst_item *it)
{
	const struct dx_cell *c = dx_rowread_cell(r, GC_UNIT);
	struct gst_item trial = *it;
	struct dx_number n;
	bool unread = false;

	if (dx_val_has(&it->quantity) || !c || c->n != 2 ||
	    !dx_cell_number(r->job, &(struct dx_cell){c->words, 1}, 0, &trial.quantity, &n, &unread) || unread)
		return;
	dx_gst_price_of_many(r->job, r->t, &trial);
	if (!makes_value(&trial))
		return;
	it->quantity = trial.quantity;
	it->per = trial.per;
	it->unit = dx_cell_val(r->job, &(struct dx_cell){c->words + 1, 1});
	it->unit.text = it->unit.raw;
}

/* The count under a heading that begins with CALLED, where it makes the value of IT. */
static bool take_count(struct dx_rowread *r, const char *called, struct gst_item *it)
{
	for (size_t c = 0; c < r->t->n_cols; c++) {
		struct gst_item trial = *it;
		struct dx_number n;
		bool unread = false;

		if ((r->t->cols[c].role >= 0 && r->t->cols[c].role != GC_OTHER) ||
		    !dx_gst_is_called(r->job, r->t, c, called) ||
		    !dx_cell_number(r->job, &r->row->cells[c], 0, &trial.quantity, &n, &unread) || unread ||
		    !makes_value(&trial))
			continue;
		it->quantity = trial.quantity;
		return true;
	}
	return false;
}

void dx_gst_count_by_unit(struct dx_rowread *r, struct gst_item *it)
{
	char called[CALLED + 1] = {0};

	count_beside_unit(r, it);
	if (!dx_val_has(&it->unit) || !dx_val_has(&it->quantity) || makes_value(it) || strlen(it->unit.text) <= CALLED)
		return;
	memcpy(called, it->unit.text, CALLED);
	if (take_count(r, called, it) || it->unit.source != DX_VAL_OCR)
		return;
	called[1] = '\0'; /* "Pes" is what recognition makes of "Pcs" */
	(void)take_count(r, called, it);
}
