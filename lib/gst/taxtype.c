/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Tax Type │ Tax Amount": a cell of a line that says which tax its only tax is. */
#include "gst_int.h"

/* The kind of tax that the cells without a role of a line's row name; -1: none or several. */
static int named_kind(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	int kind = -1;

	for (size_t i = 0; i < t->n_cols; i++) {
		int one;

		if ((t->cols[i].role >= 0 && t->cols[i].role != GC_OTHER) || row->cells[i].n != 1)
			continue;
		one = dx_gst_tax_kind(dx_cell_text(job->arena, &row->cells[i]));
		if (one >= 0 && kind >= 0)
			return -1;
		kind = one >= 0 ? one : kind;
	}
	return kind;
}

void dx_gst_name_tax(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct gst_item *it)
{
	if (!dx_val_has(&it->tax) || dx_val_has(&it->igst) || dx_val_has(&it->cgst) || dx_val_has(&it->sgst) ||
	    named_kind(job, t, row) != GC_IGST)
		return;
	it->igst = it->tax;
}
