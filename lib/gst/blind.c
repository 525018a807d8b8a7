/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines of the foot whose names nobody knows: what they are follows from the printed figures around them. A figure is
 * only given its name here; the checks hold it against the others as they hold any.
 */
#include <string.h>

#include "dx/extract/foot.h"

#include "gst_int.h"

bool dx_gst_line_says(struct dx_job *job, size_t index, struct dx_dec v, struct dx_val *found_r)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_words last;

	if (line->used || line->n < 2)
		return false;
	last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
	return dx_columns_amount_like(last.words[0]) && dx_fields_amount_of(job, &last, found_r) &&
	       dx_dec_cmp(dx_dec_abs(found_r->dec), dx_dec_abs(v)) == 0;
}

bool dx_gst_says_less(const struct dx_line *line)
{
	const char *before = line->words[line->n - 2]->text;

	return before[strspn(before, "(-)")] == '\0' || strcmp(before, "−") == 0 || strcmp(before, "–") == 0 ||
	       dx_str_ieq_c(dx_strn(line->words[0]->text, strcspn(line->words[0]->text, ":.")), "less");
}

/* Does a known label stand in the line? */
static bool is_named(const struct dx_job *job, size_t line)
{
	return job->labels.line_first[line] < job->labels.line_first[line + 1];
}

static bool is_above(const struct dx_job *job, size_t line, const struct dx_val *v)
{
	return job->pages[job->lines.v[line].page].number == v->place.page && job->lines.v[line].y1 <= v->place.y0;
}

/* Does LINE begin where the names of items do, or left of them? Then it may be an item of which no row was made. */
static bool is_among_items(const struct dx_job *job, const struct dx_line *line)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		int k = dx_table_col(t, GC_DESCRIPTION);

		if (k >= 0 && line->words[0]->x0 < t->cols[k].x1)
			return true;
	}
	return false;
}

/* "Fuel Surcharge 650.00" between the lines and the taxable value, which is that much more than they come to. */
void dx_gst_blind_charge(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val *taxable = &inv->totals.taxable_value;
	struct dx_dec sum;
	struct dx_dec more;
	struct dx_val v;

	if (inv->n_charges > 0 || !dx_val_printed(taxable) ||
	    !dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, taxable_value), &sum))
		return;
	more = dx_dec_sub(taxable->dec, sum);
	if (more.coef <= 0)
		return;
	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		if (is_named(job, i) || !is_above(job, i, taxable) || !dx_gst_line_says(job, i, more, &v) ||
		    v.dec.coef < 0 || dx_gst_says_less(&job->lines.v[i]) || is_among_items(job, &job->lines.v[i]))
			continue;
		inv->charges[inv->n_charges++] = v;
		inv->n_taxed = 1;
		return;
	}
}

/* The printed tax that is charged; NULL: none is. */
static const struct dx_val *charged(const struct gst_totals *t)
{
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_printed(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return taxes[i];
	return NULL;
}

/* Value, taxes and rounding; the value may be printed in the lines alone. */
static bool sum_of_all(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	struct gst_invoice own = *inv;
	struct dx_dec lines;

	if (!dx_val_printed(&inv->totals.taxable_value)) {
		if (inv->n_subtotals > 0 || !dx_rows_sum(&inv->line_items, sizeof(struct gst_item),
							 offsetof(struct gst_item, taxable_value), &lines))
			return false;
		own.totals.taxable_value = dx_val_derived_dec(lines);
	}
	return dx_gst_sum_of_parts(&own, sum_r);
}

/* Nothing is called the total: the last line below a tax, if it is what the printed values and taxes come to. */
void dx_gst_blind_total(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val *tax = charged(&inv->totals);
	struct dx_dec sum;
	struct dx_val v;

	if (dx_val_has(&inv->totals.total) || !tax || !sum_of_all(inv, &sum))
		return;
	for (size_t i = job->lines.n; i-- > 0;) {
		if (is_named(job, i) || is_above(job, i, tax) || !dx_gst_line_says(job, i, sum, &v))
			continue;
		inv->totals.total = v;
		return;
	}
}
