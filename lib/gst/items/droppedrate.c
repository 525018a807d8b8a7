/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A percentage in the cells of an item, on a line below its first that no row took: it may be the rate it lacks. */
#include <string.h>

#include "items.h"

static bool is_of_tax(int role)
{
	static const int taxes[] = {GC_TAX_RATE, GC_TAX,       GC_CGST,      GC_SGST,
				    GC_IGST,     GC_CGST_RATE, GC_SGST_RATE, GC_IGST_RATE};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (role == taxes[i])
			return true;
	return false;
}

bool dx_gst_drops_rate(const struct dx_rowread *r, size_t end, const struct gst_item *it)
{
	const struct dx_lines *lines = &r->job->lines;
	struct dx_cell *cells;

	if (dx_val_has(&it->tax_rate) || dx_val_has(&it->cgst_rate) || dx_val_has(&it->sgst_rate) ||
	    dx_val_has(&it->igst_rate))
		return false;
	cells = dx_alloc_array(r->job->arena, r->t->n_cols, sizeof(*cells));
	for (size_t at = r->row->line + 1; at < end && at < r->t->first + r->t->n; at++) {
		if (lines->v[at].used)
			continue;
		dx_columns_split(r->job->arena, lines, r->t, at, cells);
		for (size_t i = 0; i < r->t->n_cols; i++)
			if (is_of_tax(r->t->cols[i].role) && strchr(dx_cell_text(r->job->arena, &cells[i]), '%'))
				return true;
	}
	return false;
}
