/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a column comes to, where that is printed: in a row of totals under the items or under the summary by
 * rate, or as a figure without a name below the amounts.
 */
#include "gst_int.h"

static const struct dx_dec exact;

static const struct {
	size_t item; /* offset in a line */
	const char *id;
} columns[] = {
	{offsetof(struct gst_item, taxable_value), "taxable_total"},
	{offsetof(struct gst_item, amount), "taxable_total"},
	{offsetof(struct gst_item, cgst), "tax_total"},
	{offsetof(struct gst_item, sgst), "tax_total"},
	{offsetof(struct gst_item, igst), "tax_total"},
	{offsetof(struct gst_item, cess), "tax_total"},
	{offsetof(struct gst_item, tax), "tax_total"},
	{offsetof(struct gst_item, total), "line_total"},
};

/* The whole invoice's figure may stand in a row of totals too: rounded, or less a discount. */
static bool is_known_total(const struct gst_invoice *inv, struct dx_dec v)
{
	const struct dx_val *known[] = {&inv->totals.total, &inv->totals.taxable_value};

	for (size_t i = 0; i < DX_LEN(known); i++)
		if (dx_val_printed(known[i]) && dx_dec_cmp(known[i]->dec, v) == 0)
			return true;
	return false;
}

static void row_of_totals(struct dx_job *job, struct gst_invoice *inv)
{
	for (size_t i = 0; i < DX_LEN(columns); i++) {
		struct dx_val *v = dx_val_at(&inv->table_total, columns[i].item);
		struct dx_term term = {v, NULL};
		struct dx_dec sum;

		if (!dx_val_printed(v) ||
		    !dx_rows_sum(&inv->line_items, sizeof(struct gst_item), columns[i].item, &sum) ||
		    (dx_dec_cmp(sum, v->dec) != 0 && is_known_total(inv, v->dec)))
			continue;
		dx_checks_compare(&job->checks, columns[i].id, "Sum of a column against the row of totals under it",
				  sum, v->dec, exact, &term, 1);
	}
}

/* Pieces of one kind and kilograms of another may be counted apart: then the verdict does not know what it is. */
static void count_of_pieces(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Sum of the quantities against the row of totals under them";
	struct dx_val *v = &inv->table_total.quantity;
	struct dx_term term = {v, NULL};
	struct dx_dec sum = exact;

	if (!dx_val_printed(v) ||
	    !dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, quantity), &sum))
		return;
	if (dx_dec_cmp(sum, v->dec) == 0) {
		dx_checks_compare(&job->checks, "taxable_total", label, sum, v->dec, exact, &term, 1);
	} else {
		dx_checks_none(&job->checks, "taxable_total", label, NULL);
		inv->has_odd_figure = true;
	}
}

/* Nothing says that it is a sum: when it is none, the verdict does not know what it is. */
static void bare_figures(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "A figure without a name under a column is its sum";

	for (size_t i = 0; i < DX_LEN(columns); i++) {
		struct dx_val *v = dx_val_at(&inv->bare_total, columns[i].item);
		struct dx_term term = {v, NULL};
		struct dx_dec sum;

		if (!dx_val_printed(v))
			continue;
		if (dx_rows_sum(&inv->line_items, sizeof(struct gst_item), columns[i].item, &sum) &&
		    dx_dec_cmp(sum, v->dec) == 0) {
			dx_checks_compare(&job->checks, columns[i].id, label, sum, v->dec, exact, &term, 1);
		} else if (!is_known_total(inv, v->dec)) {
			dx_checks_none(&job->checks, columns[i].id, label, NULL);
			inv->has_odd_figure = true;
		}
	}
}

static void summary_row(struct dx_job *job, struct gst_invoice *inv)
{
	static const size_t members[] = {offsetof(struct gst_rate, taxable_value), offsetof(struct gst_rate, cgst),
					 offsetof(struct gst_rate, sgst), offsetof(struct gst_rate, igst),
					 offsetof(struct gst_rate, cess)};

	for (size_t i = 0; i < DX_LEN(members); i++) {
		struct dx_val *v = dx_val_at(&inv->summary_total, members[i]);
		struct dx_term term = {v, NULL};
		struct dx_dec sum;

		if (dx_val_printed(v) && dx_rows_sum(&inv->tax_summary, sizeof(struct gst_rate), members[i], &sum))
			dx_checks_compare(&job->checks, "tax_summary",
					  "Sum of a column of the summary against the row of totals under it", sum,
					  v->dec, exact, &term, 1);
	}
}

void dx_gst_check_sums(struct dx_job *job, struct gst_invoice *inv)
{
	if (dx_template_checks(job->tpl, GK_TAXABLE_TOTAL)) {
		row_of_totals(job, inv);
		count_of_pieces(job, inv);
		bare_figures(job, inv);
	}
	if (dx_template_checks(job->tpl, GK_TAX_SUMMARY))
		summary_row(job, inv);
}
