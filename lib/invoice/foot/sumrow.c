/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Sums in a row under the items, or under a table of taxes, whose figures no label names one by one. */
#include "foot.h"
#include "items/items.h"

#define BOX_LINES 3 /* of a label's box, below its first one */

/* WANT beside or below the first line of a box that LABELs a sum, where none stands on that line. */
static bool sum_in_box(struct dx_job *job, int label, struct dx_dec want, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), label, &at))) {
		const struct dx_line *own = &job->lines.v[hit->line];

		for (size_t k = 1; !hit->inner && k <= BOX_LINES && hit->line + k < job->lines.n; k++) {
			const struct dx_line *line = own + k;

			for (size_t i = 0; line->page == own->page && i < line->n; i++)
				if (line->words[i]->x0 >= own->words[hit->first]->x0 &&
				    dx_invoice_amount_at(job, line, i, v) && dx_dec_cmp(v->dec, want) == 0)
					return true;
		}
	}
	return false;
}

/*
 * "Total │ 100.00 │ 20.00" under the items, with what both make below them: the last figure of the row, which was taken
 * for the total, is the tax.
 */
static bool take_net_row(struct dx_job *job, struct inv_totals *t, const struct dx_val *net, const struct dx_val *tax)
{
	struct dx_dec want = dx_dec_add(net->dec, tax->dec);

	if (dx_val_has(&t->total) && !dx_val_same_place(&t->total, tax) && dx_dec_cmp(t->total.dec, want) != 0)
		return false;
	if (dx_val_printed(&t->due) && dx_dec_cmp(t->due.dec, want) == 0)
		t->total = t->due;
	else if (!dx_invoice_named_amount(job, IL_GRAND_TOTAL, want, &t->total) &&
		 !dx_invoice_named_amount(job, IL_TOTAL, want, &t->total) &&
		 !sum_in_box(job, IL_GRAND_TOTAL, want, &t->total) && !sum_in_box(job, IL_DUE, want, &t->total))
		return false;
	return true;
}

/* "Total │ 100.00 │ 20.00 │ 120.00" under the items, where nothing else names what they come to. */
void dx_invoice_take_row(struct dx_job *job, struct inv_invoice *inv)
{
	const struct inv_item *row = &inv->table_total;
	const struct dx_val *net = dx_val_has(&row->net) ? &row->net : &row->amount;
	struct inv_totals *t = &inv->totals;

	if (!dx_val_printed(net) || !dx_val_printed(&row->tax))
		return;
	if (!dx_val_printed(&row->gross) && !take_net_row(job, t, net, &row->tax))
		return;
	if (dx_val_printed(&row->gross) && dx_dec_cmp(dx_dec_add(net->dec, row->tax.dec), row->gross.dec) != 0)
		return;
	if (!dx_val_has(&t->subtotal))
		t->subtotal = *net;
	if (!dx_val_has(&t->tax))
		t->tax = row->tax;
}

static bool adds_up(struct dx_dec subtotal, struct dx_dec tax, struct dx_dec total)
{
	return dx_dec_cmp(dx_dec_add(subtotal, tax), total) == 0;
}

/*
 * "Not taxable │ 4.33 │ 0.00 │ 4.33" is no row of a rate, and the sum below holds it: "Total │ 139.78 │ 13.55 │
 * 153.33", two amounts that come to the total, the second of them all taxes.
 */
static bool take_whole_row(struct dx_job *job, struct inv_invoice *inv, const struct dx_line *line)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val base = {0};
	struct dx_val tax = {0};
	struct dx_val v = {0};

	for (size_t k = 0, used; k < line->n; k += used ? used : 1) {
		used = dx_invoice_amount_at(job, line, k, &v);
		if (!used)
			continue;
		if (dx_val_has(&base) && dx_dec_cmp(tax.dec, t->tax.dec) == 0 && dx_dec_cmp(v.dec, t->total.dec) == 0 &&
		    adds_up(base.dec, tax.dec, v.dec)) {
			t->subtotal = base;
			t->tax = tax;
			return true;
		}
		base = tax;
		tax = v;
	}
	return false;
}

void dx_invoice_take_untaxed(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;

	if (dx_val_has(&t->subtotal) || !dx_val_has(&t->tax) || dx_dec_is_zero(t->tax.dec) || !dx_val_has(&t->total))
		return;
	for (size_t i = 0; i < job->lines.n; i++)
		if (!job->lines.v[i].used && dx_invoice_is_below(job, i) && take_whole_row(job, inv, &job->lines.v[i]))
			return;
}

/* "Total │ 100.00 │ 20.00" under a table of several taxes: what is taxed, and the taxes, as printed. */
void dx_invoice_take_tax_row(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec base;
	struct dx_dec tax;

	if (inv->tax_summary.n < 2 || dx_val_has(&t->subtotal) ||
	    !dx_rows_sum(&inv->tax_summary, sizeof(struct inv_rate), offsetof(struct inv_rate, taxable), &base) ||
	    !dx_rows_sum(&inv->tax_summary, sizeof(struct inv_rate), offsetof(struct inv_rate, tax), &tax))
		return;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v = {0};
		struct dx_val found = {0};

		if (line->used || !dx_invoice_is_below(job, i))
			continue;
		for (size_t k = 0, used; k < line->n; k += used ? used : 1) {
			used = dx_invoice_amount_at(job, line, k, &v);
			if (used && dx_val_has(&found) && dx_dec_cmp(v.dec, tax) == 0) {
				t->subtotal = found;
				t->tax = v;
				return;
			}
			if (used && dx_dec_cmp(v.dec, base) == 0)
				found = v;
		}
	}
}
