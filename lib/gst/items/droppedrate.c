/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Percentages in the cells of an item that may be the rate it lacks: in a column whose heading does not say so, or on a
 * line below its first that no row took. */
#include <string.h>

#include "items.h"
#include "table/table.h"

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

/* Does the heading over column C, of no use, say that what stands there is the rate of no tax? "% Work Done", "Shrk %";
 * that of a scan may have been misread. */
static bool is_of_no_tax(const struct dx_rowread *r, size_t c)
{
	int heading = dx_gst_heading_over(r->job, r->t, c);

	return heading == GC_DISCOUNT || (heading == GC_OTHER && r->job->pages[r->t->page].source != DX_SOURCE_OCR);
}

bool dx_gst_shows_rate(const struct dx_rowread *r)
{
	for (size_t i = 0; i < r->t->n_cols; i++) {
		int role = r->t->cols[i].role;

		if (role != GC_DESCRIPTION && role != GC_DISCOUNT &&
		    strchr(dx_cell_text(r->job->arena, &r->row->cells[i]), '%') &&
		    (role != GC_OTHER || !is_of_no_tax(r, i)))
			return true;
	}
	return false;
}
