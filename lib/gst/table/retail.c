/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "MRP │ Discount │ Qty. │ Taxable Value │ … │ Total" of a shop: where no price stands beside it, the retail price with
 * its tax is what was charged. */
#include "dx/extract/cell.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define HELD_MIN  3 /* lines of a scan that bear the price out, so many of them for one whose figures are misread */

static bool figure_of(struct dx_job *job, const struct dx_row *row, int col, struct dx_dec *v_r)
{
	return col >= 0 && dx_gst_figure_in(job, &row->cells[col], v_r);
}

/* Is quantity × the figure in COL, less the discount, the total of every line of T's columns, to the paisa that value
 * and tax were rounded by? Of a scan's lines some may be misread. */
static bool makes_totals(struct dx_job *job, const struct dx_table *t, int col)
{
	int quantity = dx_table_col(t, GC_QUANTITY);
	int discount = dx_table_col(t, GC_DISCOUNT);
	int total = dx_table_col(t, GC_TOTAL);
	const struct dx_row *row;
	size_t at = 0;
	size_t held = 0;
	size_t odd = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec q, price, sum;
		struct dx_dec less = dx_dec(0, 2);

		if (!figure_of(job, row, quantity, &q) || !figure_of(job, row, col, &price) ||
		    !figure_of(job, row, total, &sum) ||
		    (discount >= 0 && row->cells[discount].n && !figure_of(job, row, discount, &less)) ||
		    !dx_dec_near(dx_dec_sub(dx_dec_mul(q, price), less), sum, dx_dec(1, 2)))
			odd++;
		else
			held++;
	}
	if (job->pages[t->page].source == DX_SOURCE_OCR)
		return held >= HELD_MIN * odd && held > 0;
	return held > 0 && odd == 0;
}

void dx_gst_retail_price(struct dx_job *job, struct dx_table *t)
{
	const uint32_t prices = BIT(GC_UNIT_PRICE) | BIT(GC_PRICE_WITH_TAX);

	for (size_t c = 0; c < t->n_cols && !(t->roles & prices); c++)
		if (t->cols[c].role == GC_OTHER &&
		    (dx_gst_is_called(job, t, c, "mrp") || dx_gst_is_called(job, t, c, "m.r.p")) &&
		    makes_totals(job, t, (int)c))
			dx_gst_rename_alike(job, t, c, GC_PRICE_WITH_TAX);
}
