/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What a column comes to, where that is printed: in a row of totals under the items or under the summary by
 * rate, or as a figure without a name below the amounts.
 */
#include <string.h>

#include "dx/extract/sofar.h"
#include "foot.h"
#include "record/record.h"
#include "table/table.h"

#define RATE_MAX  40    /* percent */
#define SAME_EDGE 12000 /* thousandths of a point: amounts of one foot end below each other */

static const struct dx_dec exact;

static const struct {
	size_t item; /* offset in a line */
	const char *id;
} columns[] = {
	{offsetof(struct gst_item, taxable_value), "taxable_total"},
	{offsetof(struct gst_item, amount), "taxable_total"},
	{offsetof(struct gst_item, gross), "taxable_total"},
	{offsetof(struct gst_item, charge), "taxable_total"},
	{offsetof(struct gst_item, untaxed), "line_total"},
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
		for (size_t k = 0; k < inv->line_items.n && dx_dec_cmp(sum, v->dec) == 0; k++)
			dx_val_at((struct gst_item *)inv->line_items.items + k, columns[i].item)->proved = true;
	}
}

/*
 * Pieces of one kind and kilograms of another may be counted apart, a discount may be a rate on its line: then the
 * verdict does not know what it is. True: V is the sum of all lines.
 */
static bool sum_that_may_be_none(struct dx_job *job, struct gst_invoice *inv, size_t offset, const char *label)
{
	struct dx_val *v = dx_val_at(&inv->table_total, offset);
	struct dx_term term = {v, NULL};
	struct dx_dec sum = exact;

	if (!dx_val_printed(v) || !dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offset, &sum))
		return false;
	if (dx_dec_cmp(sum, v->dec) == 0) {
		dx_checks_compare(&job->checks, "taxable_total", label, sum, v->dec, exact, &term, 1);
		return true;
	}
	dx_checks_none(&job->checks, "taxable_total", label, NULL);
	inv->has_odd_figure = true;
	return false;
}

/* Where no price stands beside them the quantities have no other witness than their sum, as amounts have. */
static void quantities(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_item *items = inv->line_items.items;

	if (!sum_that_may_be_none(job, inv, offsetof(struct gst_item, quantity),
				  "Sum of the quantities against the row of totals under them"))
		return;
	for (size_t i = 0; i < inv->line_items.n; i++)
		items[i].quantity.proved = true;
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
	struct gst_rate *rows = inv->tax_summary.items;
	struct dx_term *terms = dx_alloc_array(job->arena, inv->tax_summary.n + 1, sizeof(*terms));

	for (size_t i = 0; i < DX_LEN(members); i++) {
		struct dx_val *v = dx_val_at(&inv->summary_total, members[i]);
		struct dx_dec sum = dx_dec(0, 2);
		size_t n = 0;

		terms[n++] = (struct dx_term){v, NULL};
		for (size_t k = 0; k < inv->tax_summary.n; k++)
			n = dx_gst_term(terms, n, dx_val_at(&rows[k], members[i]), NULL, &sum);
		if (dx_val_printed(v) && n > 1 && n == inv->tax_summary.n + 1)
			dx_checks_compare(&job->checks, "tax_summary",
					  "Sum of a column of the summary against the row of totals under it", sum,
					  v->dec, exact, terms, n);
	}
}

/*
 * What was carried to the next page, or brought from the last one, is a sum of the lines so far; what a section comes
 * to, of those since the one before. Where a person has taken lines out there may be fewer of them: then nobody knows
 * which ones it is of.
 */
static void carried_sum(struct dx_job *job, struct gst_invoice *inv, struct gst_carried *c, struct dx_so_far *f)
{
	static const char over[] = "Sum of the lines so far against what is carried over the page";
	static const char of_section[] = "Sum of a section's lines against its sub total";
	static const size_t rates[] = {offsetof(struct gst_item, cgst_rate), offsetof(struct gst_item, sgst_rate),
				       offsetof(struct gst_item, igst_rate)};
	const char *label = c->section ? of_section : over;
	bool known = c->n_items <= inv->line_items.n;

	if (known && c->section && c->from > f->n && c->from < c->n_items) { /* sections above it have no sum */
		dx_so_far_add(f, &inv->line_items, sizeof(struct gst_item), c->from);
		dx_so_far_clear(f);
	}
	if (known)
		dx_so_far_add(f, &inv->line_items, sizeof(struct gst_item), c->n_items);
	for (size_t i = 0; i < DX_LEN(columns); i++) {
		struct dx_val *v = dx_val_at(&c->sums, columns[i].item);

		if (dx_val_printed(v) && !dx_so_far_check(&job->checks, f, known, columns[i].id, label, v))
			inv->has_odd_figure = true;
	}
	for (size_t i = 0; i < DX_LEN(rates); i++) { /* "14.00" over "169.34" in the lines, "169.34" under them */
		struct dx_val *v = dx_val_at(&c->sums, rates[i]);

		if (dx_val_printed(v) && dx_dec_cmp(v->dec, dx_dec(RATE_MAX, 0)) > 0 &&
		    !dx_so_far_check(&job->checks, f, known, "tax_total", label, v))
			inv->has_odd_figure = true;
	}
	if (c->section)
		dx_so_far_clear(f);
}

static void carried_sums(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_so_far f = {.n = 0};

	for (size_t k = 0; k < DX_LEN(columns); k++)
		dx_so_far_column(&f, columns[k].item);
	for (size_t i = 0; i < inv->carried.n; i++)
		carried_sum(job, inv, (struct gst_carried *)inv->carried.items + i, &f);
}

/* Quantity × price of all lines, before any discount. */
static bool gross_sum(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	const struct gst_item *items = inv->line_items.items;
	bool rounded;
	struct dx_dec one;

	*sum_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->line_items.n; i++) {
		struct gst_item it = items[i];

		it.discount.source = DX_VAL_ABSENT;
		if (!dx_gst_line_value(&it, &one, &rounded))
			return false;
		*sum_r = dx_dec_add(*sum_r, one);
	}
	return inv->line_items.n > 0;
}

/* Does the summary have a row with this taxable value? */
static bool in_summary(const struct gst_invoice *inv, struct dx_dec v)
{
	const struct gst_rate *rows = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&rows[i].taxable_value) && dx_dec_cmp(rows[i].taxable_value.dec, v) == 0)
			return true;
	return false;
}

/* A sum before tax besides the taxable value: that of the lines, with or without their discounts. */
static void subtotals(struct dx_job *job, struct gst_invoice *inv)
{
	static const char label[] = "Sum of the lines against a further sum before tax";
	struct dx_dec sums[2];
	bool known[2] = {dx_rows_sum(&inv->line_items, sizeof(struct gst_item),
				     offsetof(struct gst_item, taxable_value), &sums[0]),
			 gross_sum(inv, &sums[1])};

	for (size_t i = 0; i < inv->n_subtotals; i++) {
		struct dx_val *v = &inv->subtotals[i];
		struct dx_term term = {v, NULL};
		size_t k = 0;

		if (is_known_total(inv, v->dec) || in_summary(inv, v->dec) || dx_gst_is_of_column(job, inv, v))
			continue;
		while (k < DX_LEN(sums) && !(known[k] && dx_dec_cmp(sums[k], v->dec) == 0))
			k++;
		if (k < DX_LEN(sums))
			dx_checks_compare(&job->checks, "taxable_total", label, sums[k], v->dec, exact, &term, 1);
		else
			inv->has_odd_figure = true;
	}
}

/* All taxes of the invoice together. */
static struct dx_dec taxes_of(const struct gst_totals *t)
{
	return dx_dec_add(dx_dec_add(dx_val_or_zero(&t->cgst), dx_val_or_zero(&t->sgst)), dx_val_or_zero(&t->igst));
}

/* Is V what a section of the lines comes to, as its sub total says? That one is held against the lines. */
static bool is_carried(const struct gst_invoice *inv, struct dx_dec v)
{
	struct gst_carried *carried = inv->carried.items;

	for (size_t i = 0; i < inv->carried.n; i++)
		for (size_t k = 0; k < DX_LEN(columns); k++) {
			const struct dx_val *sum = dx_val_at(&carried[i].sums, columns[k].item);

			if (carried[i].section && dx_val_printed(sum) && dx_dec_cmp(sum->dec, v) == 0)
				return true;
		}
	return false;
}

/* A sum that stands somewhere on the paper already, and is held against something there. */
static bool is_said_elsewhere(struct gst_invoice *inv, struct dx_dec v)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *said[] = {&t->taxable_value, &t->cgst, &t->sgst, &t->igst, &inv->tax_total, &t->total};

	for (size_t i = 0; i < DX_LEN(said); i++)
		if (dx_val_printed(said[i]) && dx_dec_cmp(said[i]->dec, v) == 0)
			return true;
	if (dx_dec_cmp(taxes_of(t), v) == 0 || is_carried(inv, v))
		return true;
	for (size_t i = 0; i < DX_LEN(columns); i++) {
		struct dx_dec sum;

		if (dx_rows_sum(&inv->line_items, sizeof(struct gst_item), columns[i].item, &sum) &&
		    dx_dec_cmp(sum, v) == 0)
			return true;
	}
	return false;
}

/* "Total" behind the taxes and before a charge, such as tax collected at source: value and taxes with the first charges
 * come to V. */
static bool is_before_charges(const struct gst_invoice *inv, struct dx_dec v)
{
	struct gst_invoice own = *inv;
	struct dx_dec sum;

	own.totals.round_off.source = DX_VAL_ABSENT;
	own.n_charges = own.n_taxed;
	if (!dx_val_printed(&inv->totals.taxable_value) || !dx_gst_sum_of_parts(&own, &sum))
		return false;
	for (size_t i = inv->n_taxed; i < inv->n_charges; i++) {
		if (dx_dec_cmp(sum, v) == 0)
			return true;
		sum = dx_dec_add(sum, inv->charges[i].dec);
	}
	return false;
}

/* "Total" and "Grand Total" that differ: by the rounding, or one of them is another sum of the paper. */
static void further_totals(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;

	for (size_t i = 0; i < inv->n_said; i++) {
		struct dx_dec v = inv->said[i].dec;
		struct dx_dec gross;

		if (is_said_elsewhere(inv, v) || is_before_charges(inv, v) ||
		    (gross_sum(inv, &gross) && dx_dec_cmp(gross, v) == 0) || dx_gst_is_due(job, inv, &inv->said[i]) ||
		    dx_gst_is_of_class(job, inv, &inv->said[i]) || dx_gst_is_of_column(job, inv, &inv->said[i]) ||
		    dx_gst_is_column_sum(job, inv->said[i].place.x0, inv->said[i].place.x1, v))
			continue;
		if (dx_val_printed(&t->total) && dx_val_has(&inv->before) &&
		    dx_dec_cmp(dx_dec_add(t->total.dec, inv->before.dec), v) == 0)
			continue;
		if (dx_val_printed(&t->total) && dx_val_has(&t->round_off) &&
		    dx_dec_cmp(dx_dec_add(v, t->round_off.dec), t->total.dec) == 0)
			continue;
		inv->has_odd_figure = true;
	}
}

static bool is_at(const struct dx_val *v, int page, const struct dx_word *w, struct dx_dec value)
{
	int32_t x = w->x0 + (w->x1 - w->x0) / 2;
	int32_t y = w->y0 + (w->y1 - w->y0) / 2;

	if (!dx_val_has(v))
		return false;
	return dx_dec_cmp(dx_dec_abs(v->dec), dx_dec_abs(value)) == 0 ||
	       (v->place.page == page && x >= v->place.x0 && x <= v->place.x1 && y >= v->place.y0 && y <= v->place.y1);
}

/* Is amount W, which is VALUE, one of the sums that were read, or at least equal to one? */
static bool is_read_sum(const struct gst_invoice *inv, int page, const struct dx_word *w, struct dx_dec value)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *one[] = {&t->taxable_value, &t->cgst,      &t->sgst,  &t->igst,        &t->cess,
				      &t->discount,      &t->round_off, &t->total, &inv->tax_total, &inv->before};
	bool found = false;

	for (size_t i = 0; i < DX_LEN(one); i++)
		found |= is_at(one[i], page, w, value);
	for (size_t i = 0; i < inv->n_charges; i++)
		found |= is_at(&inv->charges[i], page, w, value);
	for (size_t i = 0; i < inv->n_taken; i++)
		found |= is_at(&inv->taken[i], page, w, value);
	for (size_t i = 0; i < inv->n_charge_taxes; i++)
		found |= is_at(&inv->charge_taxes[i].v, page, w, value);
	for (size_t i = 0; i < inv->n_subtotals; i++)
		found |= is_at(&inv->subtotals[i], page, w, value);
	for (size_t i = 0; i < inv->n_said; i++)
		found |= is_at(&inv->said[i], page, w, value);
	for (size_t i = 0; i < DX_LEN(columns); i++)
		found |= is_at(dx_val_at((void *)(uintptr_t)&inv->table_total, columns[i].item), page, w, value) ||
			 is_at(dx_val_at((void *)(uintptr_t)&inv->bare_total, columns[i].item), page, w, value);
	return found || dx_dec_is_zero(value);
}

/* "… less advance": a label of no use stands on the line, or that of a discount which is part of the only one. */
static bool has_label_of_no_use(const struct dx_job *job, const struct gst_invoice *inv, size_t line)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (l->v[k].field == GL_OTHER || l->v[k].field == GL_BALANCE ||
		    (l->v[k].field == GL_DISCOUNT && inv->joins_discounts))
			return true;
	return false;
}

/* "Gross value │ Scheme │ Taxable", one below the other or in a row: V is what the lines come to before their
 * discounts, or all of these. */
static bool is_of_gross(const struct gst_invoice *inv, struct dx_dec v)
{
	const struct dx_val *taxable = &inv->totals.taxable_value;
	struct dx_dec gross;

	return dx_val_printed(taxable) && gross_sum(inv, &gross) &&
	       (dx_dec_cmp(gross, v) == 0 || dx_dec_cmp(dx_dec_abs(v), dx_dec_sub(gross, taxable->dec)) == 0);
}

/* An amount of the foot, over the total, under a name that nobody knows: what it should be is not known either. */
static void unknown_sums(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_place *total = &inv->totals.total.place;
	size_t from = 0;

	if (!dx_val_printed(&inv->totals.total))
		return;
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].class == DX_ROW_BEGIN && job->tables.rows[i].line >= from)
			from = job->tables.rows[i].line + 1;
	for (size_t i = from; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		int page = job->pages[line->page].number;
		const struct dx_word *w = line->n ? line->words[line->n - 1] : NULL;
		struct dx_number n;

		if (!w || page != total->page || line->y0 >= total->y0 || line->used || !dx_columns_amount_like(w) ||
		    w->x1 - total->x1 > SAME_EDGE || total->x1 - w->x1 > SAME_EDGE ||
		    !dx_value_parse(dx_str(w->text), job->tables.rule, &n) || has_label_of_no_use(job, inv, i))
			continue;
		inv->has_odd_figure |= !is_read_sum(inv, page, w, n.value) && !is_said_elsewhere(inv, n.value) &&
				       !is_of_gross(inv, n.value);
	}
}

/* The line behind the last item; SIZE_MAX: there are no items. */
static size_t behind_items(const struct dx_job *job)
{
	size_t from = SIZE_MAX;

	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (job->tables.rows[i].class == DX_ROW_BEGIN)
			from = job->tables.rows[i].line + 1;
	return from;
}

/* "Less: GST TDS @ 2%" between the total and what is left to pay of it. */
static bool is_taken_off(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line)
{
	int32_t middle = dx_line_middle(line);

	for (size_t i = 0; i < inv->n_said; i++) {
		const struct dx_place *said = &inv->said[i].place;

		if (job->pages[line->page].number == said->page && middle > inv->totals.total.place.y1 &&
		    middle < said->y0 && dx_gst_is_due(job, inv, &inv->said[i]))
			return true;
	}
	return false;
}

/* An amount below the items in a line that names a tax, wherever it stands, and that was not read. */
static void unread_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	for (size_t i = behind_items(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *w = line->n > 1 ? line->words[line->n - 1] : NULL;
		struct dx_number n;

		if (!w || line->used || !dx_gst_names_tax(line) || !dx_columns_amount_like(w) || strchr(w->text, '%') ||
		    !strchr(w->text, '.') || !dx_value_parse(dx_str(w->text), job->tables.rule, &n))
			continue;
		inv->has_odd_figure |= !is_read_sum(inv, job->pages[line->page].number, w, n.value) &&
				       !is_said_elsewhere(inv, n.value) && !dx_gst_is_class(job, inv, line) &&
				       !is_taken_off(job, inv, line);
	}
}

/* Is V a rate of the invoice, or half of one? Where none is known nobody can say that it is none. */
static bool is_known_rate(const struct gst_invoice *inv, struct dx_dec v)
{
	const struct gst_item *items = inv->line_items.items;
	const struct gst_rate *rates = inv->tax_summary.items;
	bool none = true;

	for (size_t i = 0; i < inv->line_items.n + inv->tax_summary.n; i++) {
		const struct dx_val *rate =
			i < inv->line_items.n ? &items[i].tax_rate : &rates[i - inv->line_items.n].tax_rate;

		if (dx_val_has(rate) && (dx_dec_cmp(rate->dec, v) == 0 || dx_dec_cmp(rate->dec, dx_dec_add(v, v)) == 0))
			return true;
		none &= !dx_val_has(rate);
	}
	return none;
}

#define TABLE_AMOUNTS 3 /* in one line: a row of a table, no sum of the foot */

/* Does a total of the items' columns stand in LINE? */
static bool is_row_of_totals(struct gst_invoice *inv, int page, const struct dx_line *line)
{
	for (size_t i = 0; i < DX_LEN(columns); i++) {
		const struct dx_val *list[] = {dx_val_at(&inv->table_total, columns[i].item),
					       dx_val_at(&inv->bare_total, columns[i].item)};

		for (size_t k = 0; k < DX_LEN(list); k++)
			if (dx_val_has(list[k]) && list[k]->place.page == page && list[k]->place.y0 < line->y1 &&
			    list[k]->place.y1 > line->y0)
				return true;
	}
	return false;
}

/* A row of amounts below the items in a table that was not read, such as a summary under unknown headings: what is
 * printed there was compared with nothing. */
static void unread_rows(struct dx_job *job, struct gst_invoice *inv)
{
	for (size_t i = behind_items(job); i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n = 0;
		size_t amounts = 0;
		bool odd_rate = false;

		for (size_t k = dx_gst_class_end(job, inv, line); k < line->n && !line->used; k++) {
			struct gst_figure f = {0};

			if (strchr(line->words[k]->text, '%') && dx_gst_parse_figure(line->words[k]->text, &f))
				odd_rate |= !is_known_rate(inv, f.v);
			amounts += dx_columns_amount_like(line->words[k]) && !f.is_percent;
			n += dx_columns_amount_like(line->words[k]) && dx_gst_parse_figure(line->words[k]->text, &f) &&
			     dx_gst_is_money(&f) && !is_said_elsewhere(inv, f.v) && !is_of_gross(inv, f.v) &&
			     !is_read_sum(inv, job->pages[line->page].number, line->words[k], f.v) &&
			     !dx_gst_is_column_sum(job, line->words[k]->x0, line->words[k]->x1, f.v);
		}
		inv->has_odd_figure |= n >= TABLE_AMOUNTS || (odd_rate && amounts >= TABLE_AMOUNTS) ||
				       (n > 0 && amounts >= TABLE_AMOUNTS &&
					!is_row_of_totals(inv, job->pages[line->page].number, line));
	}
}

void dx_gst_check_sums(struct dx_job *job, struct gst_invoice *inv)
{
	if (dx_template_checks(job->tpl, GK_TAXABLE_TOTAL)) {
		row_of_totals(job, inv);
		quantities(job, inv);
		if (sum_that_may_be_none(job, inv, offsetof(struct gst_item, discount),
					 "Sum of the discounts against the row of totals under them"))
			dx_gst_prove_discounts(inv, 0, inv->line_items.n);
		bare_figures(job, inv);
		subtotals(job, inv);
		dx_gst_check_discounts(job, inv);
		further_totals(job, inv);
		unknown_sums(job, inv);
		unread_taxes(job, inv);
		unread_rows(job, inv);
		carried_sums(job, inv);
	}
	if (dx_template_checks(job->tpl, GK_TAX_SUMMARY))
		summary_row(job, inv);
}
