/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "CGST @ 9%  23,906.83" in a foot whose taxable value makes that: all lines are taxed so. What stands under a heading
 * that nobody knows ("Thick (in)" over 3, 12, 5) is not their rate then, unless it is that one.
 */
#include "foot.h"
#include "record/record.h"
#include "table/table.h"

/* The rate that a line of the foot says of TAX, one of the totals, which it makes of the taxable value. */
static bool rate_said(struct dx_job *job, const struct gst_invoice *inv, const struct dx_val *tax,
		      struct dx_dec *rate_r)
{
	const struct dx_dec tolerance = dx_dec((int64_t)inv->line_items.n + 1, 2);

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val found = {0};
		struct dx_words last;

		if (line->n < 2 || line->used || !dx_gst_only_rate(job, line, rate_r))
			continue;
		last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
		if (dx_columns_amount_like(last.words[0]) && dx_fields_amount_of(job, &last, &found) &&
		    dx_dec_cmp(found.dec, tax->dec) == 0 &&
		    dx_dec_near(dx_gst_tax(inv->totals.taxable_value.dec, *rate_r, false), tax->dec, tolerance))
			return true;
	}
	return false;
}

/* The rate of all taxes together. */
static bool rate_of_all(struct dx_job *job, const struct gst_invoice *inv, struct dx_dec *rate_r)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst};
	bool said = false;

	*rate_r = dx_dec(0, 0);
	if (!dx_val_printed(&t->taxable_value) || (dx_val_has(&t->cess) && !dx_dec_is_zero(t->cess.dec)))
		return false;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		struct dx_dec rate;

		if (!dx_val_has(taxes[i]) || dx_dec_is_zero(taxes[i]->dec))
			continue;
		if (!dx_val_printed(taxes[i]) || !rate_said(job, inv, taxes[i], &rate))
			return false;
		*rate_r = dx_dec_add(*rate_r, rate);
		said = true;
	}
	return said;
}

/* Stands RATE, or half of it, in a cell of ROW under an unknown heading? */
static bool holds(const struct dx_table *t, const struct dx_row *row, struct dx_dec rate)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; t->cols[i].role < 0 && k < row->cells[i].n; k++) {
			struct gst_figure f = {0};

			if (dx_gst_parse_figure(row->cells[i].words[k].word->text, &f) &&
			    (dx_dec_cmp(f.v, rate) == 0 || dx_dec_cmp(dx_dec_add(f.v, f.v), rate) == 0))
				return true;
		}
	return false;
}

/* Headings of a summary of which no row was read: its rates may be others. */
static bool lost_summary(struct dx_job *job, const struct gst_invoice *inv)
{
	for (size_t i = dx_gst_head_end(job); i < job->lines.n && inv->tax_summary.n == 0; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		const struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);

		if (dx_gst_are_heads(job, line, runs, n))
			return true;
	}
	return false;
}

bool dx_gst_is_of_one_rate(struct dx_job *job, const struct gst_invoice *inv)
{
	struct dx_dec rate;
	size_t rows = 0;
	size_t held = 0;

	if (lost_summary(job, inv) || !rate_of_all(job, inv, &rate))
		return false;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *t = &job->tables.v[row->table];

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(t))
			continue;
		rows++;
		held += holds(t, row, rate);
	}
	return held * 2 < rows;
}
