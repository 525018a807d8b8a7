/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which price was charged. "MRP │ Discount │ Qty. │ Taxable Value │ … │ Total" of a shop: where no price stands beside
 * it, the retail price with its tax. "List Price │ Disc. │ Price": the second one, which was rounded before it was
 * multiplied.
 */
#include "dx/extract/cell.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define HELD_MIN  3 /* lines of a scan that bear the price out, so many of them for one whose figures are misread */

static bool figure_of(struct dx_job *job, const struct dx_row *row, int col, struct dx_dec *v_r)
{
	return col >= 0 && dx_gst_figure_in(job, &row->cells[col], v_r);
}

static bool is_borne_out(const struct dx_job *job, const struct dx_table *t, size_t held, size_t odd)
{
	if (job->pages[t->page].source == DX_SOURCE_OCR)
		return held >= HELD_MIN * odd && held > 0;
	return held > 0 && odd == 0;
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
	return is_borne_out(job, t, held, odd);
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

/* Is quantity × the figure in COL the VALUE of every line of T's columns? Of a scan's lines some may be misread. */
static bool makes_values(struct dx_job *job, const struct dx_table *t, int col, int value)
{
	int quantity = dx_table_col(t, GC_QUANTITY);
	const struct dx_row *row;
	size_t at = 0;
	size_t held = 0;
	size_t odd = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec q, price, sum;

		if (!figure_of(job, row, quantity, &q) || !figure_of(job, row, col, &price) ||
		    !figure_of(job, row, value, &sum) || dx_dec_cmp(dx_dec_round(dx_dec_mul(q, price), 2), sum) != 0)
			odd++;
		else
			held++;
	}
	return is_borne_out(job, t, held, odd);
}

void dx_gst_net_price(struct dx_job *job, struct dx_table *t)
{
	const int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);
	const int list = dx_table_col(t, GC_UNIT_PRICE);
	const int discount = dx_table_col(t, GC_DISCOUNT);
	const bool *same = dx_gst_same_columns(job, t);

	for (size_t c = 0; c < t->n_cols && value >= 0 && list >= 0 && discount >= 0; c++) {
		if (t->cols[c].role >= 0 || dx_gst_heading_over(job, t, c) != GC_UNIT_PRICE ||
		    !makes_values(job, t, (int)c, value))
			continue;
		for (size_t i = 0; i < job->tables.n; i++) {
			if (!same[i])
				continue;
			dx_gst_rename_column(&job->tables.v[i], (size_t)list, GC_OTHER);
			dx_gst_rename_column(&job->tables.v[i], (size_t)discount, GC_OTHER);
			dx_gst_rename_column(&job->tables.v[i], c, GC_UNIT_PRICE);
		}
		return;
	}
}
