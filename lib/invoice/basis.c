/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "213.50 │ 100 PC": a price that is not that of one, in a column of its own. */
#include "dx/extract/rowread.h"

#include "invoice_int.h"

void dx_invoice_read_per(struct dx_rowread *r, struct inv_item *it)
{
	struct dx_val per = {0};
	struct dx_val unit = {0};
	struct inv_item trial = *it;
	struct dx_dec v;

	if (!dx_rowread_cell(r, IC_PER) || !dx_dec_is_zero(it->per) || !dx_val_has(&it->amount))
		return;
	dx_rowread_quantity(r, IC_PER, &per, &unit);
	if (!dx_val_has(&per) || dx_dec_is_zero(per.dec))
		return;
	trial.per = per.dec;
	dx_invoice_settle_discount(&trial);
	if (dx_invoice_line_value(&trial, false, &v) &&
	    dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2)))
		it->per = per.dec;
}
