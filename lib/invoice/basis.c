/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "213.50 │ 100 PC", "213.50 │ C": a price that is not that of one, in a column of its own. */
#include <string.h>

#include "dx/extract/rowread.h"

#include "invoice_int.h"

/* The letter of a hundred or a thousand pieces that a wholesaler's price may be for. */
static struct dx_dec letter_of(struct dx_rowread *r)
{
	const char *text = dx_cell_text(r->job->arena, dx_rowread_cell(r, IC_PER));

	if (strcmp(text, "C") == 0)
		return dx_dec(100, 0);
	return dx_dec(strcmp(text, "M") == 0 ? 1000 : 0, 0);
}

void dx_invoice_read_per(struct dx_rowread *r, struct inv_item *it)
{
	struct dx_val per = {0};
	struct dx_val unit = {0};
	struct inv_item trial = *it;
	struct dx_dec v;

	if (!dx_rowread_cell(r, IC_PER) || !dx_dec_is_zero(it->per) || !dx_val_has(&it->amount))
		return;
	trial.per = letter_of(r);
	if (dx_dec_is_zero(trial.per)) {
		dx_rowread_quantity(r, IC_PER, &per, &unit);
		trial.per = dx_val_has(&per) ? per.dec : dx_dec(0, 0);
	}
	if (dx_dec_is_zero(trial.per))
		return;
	dx_invoice_settle_discount(&trial);
	if (dx_invoice_line_value(&trial, false, &v) &&
	    dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2)))
		it->per = trial.per;
}
