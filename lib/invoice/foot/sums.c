/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What an invoice prints besides the values of its record: the tax and the total of each line, the row of totals
 * under the items, sums without a name, the totals of a table of taxes, an amount that is said twice. Where it is
 * clear what such a figure is, it is checked. One that nothing explains keeps the verdict from `verified`: somebody
 * who adds up the page would stumble over it.
 */
#include <string.h>

#include "dx/extract/foot.h"

#include "dx/extract/sofar.h"
#include "foot.h"
#include "items/items.h"
#include "record/record.h"

static const struct dx_dec exact;

struct part {
	size_t at; /* offset in a line */
	const char *label;
};

static const struct part parts[] = {
	{offsetof(struct inv_item, net), "Sum of the net amounts against the row of totals"},
	{offsetof(struct inv_item, tax), "Sum of the lines' taxes against the row of totals"},
	{offsetof(struct inv_item, gross), "Sum of the amounts with tax against the row of totals"},
	{offsetof(struct inv_item, amount), "Sum of the lines' amounts against the row of totals"},
	{offsetof(struct inv_item, quantity), "Sum of the quantities against the row of totals"},
};

static bool column_sum(const struct inv_invoice *inv, size_t offset, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offset, sum_r);
}

static bool rate_sum(const struct inv_invoice *inv, size_t offset, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->tax_summary, sizeof(struct inv_rate), offset, sum_r);
}

/* A minus before a discount or a payment is printed or not. */
static bool equal(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_cmp(dx_dec_abs(a), dx_dec_abs(b)) == 0;
}

/* One of the invoice's own sums. */
static bool is_total(struct inv_invoice *inv, struct dx_dec v)
{
	struct inv_totals *t = &inv->totals;
	const struct dx_val *own[] = {&t->subtotal,   &t->discount,   &t->tax,       &t->shipping,
				      &t->total,      &t->paid,       &t->due,       &t->service,
				      &inv->withheld, &inv->rounding, &inv->settled, &inv->granted};

	for (size_t i = 0; i < DX_LEN(own); i++)
		if (dx_val_has(own[i]) && equal(own[i]->dec, v))
			return true;
	return false;
}

/* What was owed before, and makes what is due of the total. */
static bool is_brought(const struct inv_invoice *inv, struct dx_dec v)
{
	const struct inv_totals *t = &inv->totals;
	struct dx_dec left = dx_dec_sub(t->total.dec, dx_dec_abs(dx_val_or_zero(&t->paid)));

	return dx_val_printed(&inv->brought) && dx_dec_cmp(inv->brought.dec, v) == 0 && dx_val_printed(&t->total) &&
	       dx_val_printed(&t->due) && !dx_val_same_place(&t->due, &t->total) &&
	       dx_dec_cmp(dx_dec_add(left, inv->brought.dec), t->due.dec) == 0;
}

static bool is_of_rates(const struct inv_invoice *inv, struct dx_dec v)
{
	const struct inv_rate *rates = inv->tax_summary.items;
	struct dx_dec base = exact;
	struct dx_dec tax = exact;
	bool has_base = rate_sum(inv, offsetof(struct inv_rate, taxable), &base);
	bool has_tax = rate_sum(inv, offsetof(struct inv_rate, tax), &tax);

	if ((has_base && equal(base, v)) || (has_tax && equal(tax, v)) ||
	    (has_base && has_tax && equal(dx_dec_add(base, tax), v)))
		return true;
	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (equal(rates[i].tax.dec, v) ||
		    (dx_val_has(&rates[i].taxable) &&
		     (equal(rates[i].taxable.dec, v) || equal(dx_dec_add(rates[i].taxable.dec, rates[i].tax.dec), v))))
			return true;
	return false;
}

/* "Taxable materials 5,624.50", "Non-taxable 6,561.00": the lines that say they are taxed, or the others, where both
 * are among them. */
static bool is_of_marks(const struct inv_invoice *inv, struct dx_dec v)
{
	const struct inv_item *items = inv->line_items.items;
	struct dx_dec sums[2] = {exact, exact};
	size_t n[2] = {0, 0};

	for (size_t i = 0; i < inv->line_items.n; i++) {
		size_t k = items[i].marked;

		if (!dx_val_has(&items[i].amount))
			return false;
		sums[k] = dx_dec_add(sums[k], items[i].amount.dec);
		n[k]++;
	}
	return n[0] > 0 && n[1] > 0 && (equal(sums[0], v) || equal(sums[1], v));
}

/* Something that the invoice's own values come to. */
static bool is_known(struct inv_invoice *inv, struct dx_dec v)
{
	struct dx_dec sum;

	if (dx_dec_is_zero(v) || is_total(inv, v) || is_of_rates(inv, v) || is_of_marks(inv, v) || is_brought(inv, v))
		return true;
	if (dx_val_has(&inv->granted) && equal(dx_dec_add(inv->totals.subtotal.dec, dx_dec_abs(inv->granted.dec)), v))
		return true;
	/* what is taxed: the total's own check has it with the tax */
	if (dx_val_has(&inv->totals.subtotal) && equal(dx_invoice_taxed(inv), v))
		return true;
	for (size_t i = 0; i < DX_LEN(parts); i++)
		if (column_sum(inv, parts[i].at, &sum) && equal(sum, v))
			return true;
	return false;
}

/* ---- lines ---- */

/* Taxes that were rounded on the whole may be a cent a line from what the lines say. */
static struct dx_dec cent_a_line(const struct inv_invoice *inv)
{
	return dx_dec((int64_t)inv->line_items.n, 2);
}

static bool is_tax(const struct inv_invoice *inv, struct dx_dec sum, struct dx_dec tol)
{
	return dx_dec_near(dx_dec_abs(sum), dx_dec_abs(inv->totals.tax.dec), tol);
}

/* The invoice's shipping is taxed as one of its lines is. */
static bool is_tax_with_extras(const struct inv_invoice *inv, struct dx_dec sum, struct dx_dec tol)
{
	const struct inv_item *items = inv->line_items.items;
	struct dx_dec extras = dx_invoice_with_extras(&inv->totals, dx_dec(0, 2));

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].tax_rate) && items[i].tax_rate.dec.scale <= 4 &&
		    dx_dec_cmp(dx_dec_abs(items[i].tax_rate.dec), dx_dec(100, 0)) <= 0 &&
		    is_tax(inv,
			   dx_dec_add(sum, dx_dec_div(dx_dec_mul(extras, items[i].tax_rate.dec), dx_dec(100, 0), 2)),
			   tol))
			return true;
	return false;
}

/* Net amount, tax and gross amount of each line; what no other cell confirms must make one of the sums. */
static void check_columns(struct dx_job *job, struct inv_invoice *inv)
{
	bool added = dx_invoice_check_ends(job, inv);
	struct dx_dec sum;

	if (dx_val_has(&inv->totals.tax) && column_sum(inv, offsetof(struct inv_item, tax), &sum) &&
	    !is_tax(inv, sum, cent_a_line(inv)) && !is_tax_with_extras(inv, sum, cent_a_line(inv)))
		inv->has_odd_figure = true;
	for (size_t i = 0; i < 3 && !added; i++)
		if (column_sum(inv, parts[i].at, &sum) && !dx_dec_is_zero(sum) && !is_total(inv, sum) &&
		    !is_of_rates(inv, sum) &&
		    (parts[i].at != offsetof(struct inv_item, tax) || !is_tax_with_extras(inv, sum, exact)))
			inv->has_odd_figure = true;
}

/* ---- sums ---- */

/* One figure that is the sum of its column makes the row one of totals, and the others must be sums too. */
static void row_of_totals(struct dx_job *job, struct inv_invoice *inv)
{
	bool is_row = false;
	struct dx_dec sum;

	for (size_t i = 0; i < DX_LEN(parts); i++) {
		const struct dx_val *v = dx_val_at(&inv->table_total, parts[i].at);

		is_row |= dx_val_printed(v) && column_sum(inv, parts[i].at, &sum) && dx_dec_cmp(sum, v->dec) == 0;
	}
	for (size_t i = 0; i < DX_LEN(parts); i++) {
		struct dx_val *v = dx_val_at(&inv->table_total, parts[i].at);
		struct dx_term term = {v, NULL};

		if (!dx_val_printed(v) || !column_sum(inv, parts[i].at, &sum))
			continue;
		if (is_row && (dx_dec_cmp(sum, v->dec) == 0 || !is_known(inv, v->dec)))
			dx_checks_compare(&job->checks, "line_sum", parts[i].label, sum, v->dec, exact, &term, 1);
		else if (!is_known(inv, v->dec))
			inv->has_odd_figure = true;
	}
}

/*
 * What is carried over a page is a sum of the lines so far. Where a person has taken lines out there may be fewer of
 * them: then nobody knows which ones it is of.
 */
static void carried_sum(struct dx_job *job, struct inv_invoice *inv, struct inv_carried *c, struct dx_so_far *f)
{
	const char *label = c->section ? "Sum of the lines of a section"
				       : "Sum of the lines so far against what is carried over the page";
	bool known = c->n_items <= inv->line_items.n;

	if (known)
		dx_so_far_add(f, &inv->line_items, sizeof(struct inv_item), c->n_items);
	for (size_t i = 0; i < DX_LEN(parts); i++) {
		struct dx_val *v = dx_val_at(&c->sums, parts[i].at);

		if (dx_val_printed(v) && !dx_so_far_check(&job->checks, f, known, "line_sum", label, v))
			inv->has_odd_figure = true;
	}
}

static struct dx_so_far none_so_far(size_t n)
{
	struct dx_so_far f = {.n = n};

	for (size_t k = 0; k < DX_LEN(parts); k++)
		dx_so_far_column(&f, parts[k].at);
	return f;
}

static void carried_sums(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_so_far page = none_so_far(0);
	struct dx_so_far section = none_so_far(0);

	for (size_t i = 0; i < inv->carried.n; i++) {
		struct inv_carried *c = (struct inv_carried *)inv->carried.items + i;

		carried_sum(job, inv, c, c->section ? &section : &page);
		if (c->section)
			section = none_so_far(c->n_items);
	}
}

bool dx_invoice_is_below(const struct dx_job *job, size_t line)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (job->tables.v[i].page == job->lines.v[line].page && line >= job->tables.v[i].first)
			return true;
	return job->tables.n > 0 && job->lines.v[line].page > job->tables.v[job->tables.n - 1].page;
}

static bool is_sum(int field)
{
	return field >= IL_SUBTOTAL && field <= IL_DUE;
}

/* In the head a tax is a number of the tax office; totals and what is due are said there too. */
static bool names_sum(const struct dx_job *job, const struct dx_label_hit *hit)
{
	return !hit->inner && is_sum(hit->field) &&
	       (hit->field >= IL_GRAND_TOTAL || dx_invoice_is_below(job, hit->line));
}

/* Where what another label says begins, behind word FROM of line AT. */
static size_t end_of_sums(const struct dx_job *job, size_t at, size_t from)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		if (l->v[i].first >= from && !is_sum(l->v[i].field))
			return l->v[i].first;
	return job->lines.v[at].n;
}

/* "22,00" below "% VAT": the rate of one of the taxes, and no amount. */
static bool is_bare_rate(const struct inv_invoice *inv, const struct dx_val *v)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; i < inv->tax_summary.n; i++)
		if (dx_val_has(&rates[i].tax_rate) && dx_val_same_place(&rates[i].tax_rate, v))
			return true;
	return false;
}

static bool is_odd(struct inv_invoice *inv, const struct dx_val *v)
{
	return v->dec.scale == 2 && !is_known(inv, v->dec) && !is_bare_rate(inv, v);
}

/* Amounts of line AT from word FROM on that nothing explains. */
static bool has_odd_amount(struct dx_job *job, struct inv_invoice *inv, size_t at, size_t from)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t end = end_of_sums(job, at, from);

	for (size_t i = from; i < end;) {
		struct dx_val v;
		size_t used;

		if (dx_invoice_rate_at(job, line, i, &used, &v)) { /* "19,00 %" is no amount */
			i += used;
			continue;
		}
		used = dx_invoice_amount_at(job, line, i, &v);
		if (used > 0 && is_odd(inv, &v))
			return true;
		i += used ? used : 1;
	}
	return false;
}

/* Figures alone on their line: a sum without a name. */
static bool is_bare(const struct dx_line *line)
{
	bool amount = false;

	for (size_t i = 0; i < line->n; i++) {
		bool one = dx_columns_amount_like(line->words[i]);

		if (!one && strlen(line->words[i]->text) > 4) /* a currency may stand beside it */
			return false;
		amount |= one;
	}
	return amount;
}

static bool names_tax(const struct dx_job *job, size_t at)
{
	const struct dx_labels *l = &job->labels;
	bool tax = false;

	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++)
		tax |= l->v[i].field == IL_TAX || l->v[i].field == IL_TAX_TOTAL;
	return tax;
}

/* "GST 85%": on a line that names a tax, or below one, a rate that no tax has. */
static bool has_odd_rate(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	bool tax = names_tax(job, at) || (at > 0 && line[-1].page == line->page && names_tax(job, at - 1));

	for (size_t i = 0; tax && dx_invoice_is_below(job, at) && i < line->n; i++) {
		struct dx_str text = dx_str(line->words[i]->text);
		struct dx_number n;

		if (text.n > 2 && text.p[0] == '(' && text.p[text.n - 1] == ')')
			text = dx_str_sub(text, 1, text.n - 1);
		if (dx_value_parse(text, job->tables.rule, &n) && n.has_percent &&
		    dx_dec_cmp(n.value, dx_dec(DX_INVOICE_RATE_MAX, 0)) > 0)
			return true;
	}
	return false;
}

/* Does LINE, on the page of the total, end where that does, with an amount that nothing explains? */
static bool ends_odd(struct dx_job *job, struct inv_invoice *inv, const struct dx_line *line)
{
	const struct dx_place *total = &inv->totals.total.place;
	struct dx_val v;

	if (line->n < 2 || job->pages[line->page].number != total->page ||
	    line->words[line->n - 1]->x1 - total->x1 > line->height ||
	    total->x1 - line->words[line->n - 1]->x1 > line->height)
		return false;
	for (size_t i = 0, used; i < line->n; i += used ? used : 1) {
		used = dx_invoice_amount_at(job, line, i, &v);
		if (used > 0 && i + used == line->n)
			return is_odd(inv, &v);
	}
	return false;
}

/* "Goods and services   90.00" over the total, its figure above the total's, under a name that nobody knows. */
static bool is_odd_part(struct dx_job *job, struct inv_invoice *inv, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_place *total = &inv->totals.total.place;
	const struct inv_item *items = inv->line_items.items;
	const struct dx_place *last = inv->line_items.n ? &items[inv->line_items.n - 1].amount.place : total;

	/* sums carried over a page stand above the last item */
	if (!dx_val_printed(&inv->totals.total) || (last->page == total->page && line->y0 < last->y1) ||
	    !dx_invoice_is_below(job, at) || line->y1 > total->y0)
		return false;
	return ends_odd(job, inv, line);
}

#define REST_LINES 3 /* that may follow the total */

/* "Instalments -50.00" right below the total, its figure below the total's, under a name that nobody knows. */
static bool is_odd_rest(struct dx_job *job, struct inv_invoice *inv, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_place *total = &inv->totals.total.place;

	if (!dx_val_printed(&inv->totals.total) || line->used || line->y0 < total->y1 ||
	    line->y0 - total->y1 > 2 * REST_LINES * line->height || !dx_invoice_is_below(job, at))
		return false;
	return ends_odd(job, inv, line);
}

/* "20417 - 118.00 - page 1 of 2" at the page's foot: what stands on a line with the invoice's own number is its total.
 */
static bool is_odd_beside_number(struct dx_job *job, struct inv_invoice *inv, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	bool named = false;

	for (size_t i = 0; dx_val_has(&inv->invoice_number) && i < line->n; i++)
		named |= strcmp(line->words[i]->text, inv->invoice_number.text) == 0;
	return named && has_odd_amount(job, inv, at, 0);
}

/* "C: Exempt   1,590.40   0.00   1,590.40" right below a row of a tax: what has none, and its amounts. */
static bool is_untaxed_row(struct dx_job *job, const struct inv_invoice *inv, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n = 0;

	if (at == 0 || !inv->tax_lines[at - 1] || line[-1].page != line->page ||
	    line->y0 - line[-1].y1 > line->height || !dx_has_letter(line->words[0]->text))
		return false;
	for (size_t i = 0, used; i < line->n; i += used ? used : 1) {
		struct dx_val v;

		used = dx_invoice_amount_at(job, line, i, &v);
		n += used > 0 && v.dec.scale == 2;
	}
	return n > 2;
}

#define LIKE_LINES 3 /* between rows of a table of taxes, where sums beside it stand on lines of their own */

/* "6,00   1.200,00   0,00   exempt": begins LINE AT with a figure where a row of a tax near it begins with its rate? */
static bool is_like_tax_row(const struct dx_job *job, const struct inv_invoice *inv, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t end = at + LIKE_LINES + 1 < job->lines.n ? at + LIKE_LINES + 1 : job->lines.n;

	for (size_t i = at > LIKE_LINES ? at - LIKE_LINES : 0; i < end; i++) {
		const struct dx_line *other = &job->lines.v[i];
		int32_t shift = other->words[0]->x1 - line->words[0]->x1;

		if (i != at && inv->tax_lines[i] && other->page == line->page && shift < line->height &&
		    shift > -line->height && dx_has_digit(other->words[0]->text) && dx_has_digit(line->words[0]->text))
			return true;
	}
	return false;
}

static bool is_odd_line(struct dx_job *job, struct inv_invoice *inv, size_t at)
{
	const struct dx_labels *l = &job->labels;
	const struct dx_line *line = &job->lines.v[at];

	if (has_odd_rate(job, at) || is_odd_beside_number(job, inv, at) || is_odd_part(job, inv, at) ||
	    is_odd_rest(job, inv, at))
		return true;
	if (inv->tax_lines[at] || is_untaxed_row(job, inv, at) || is_like_tax_row(job, inv, at) ||
	    (dx_invoice_is_below(job, at) && is_bare(line)))
		return has_odd_amount(job, inv, at, 0);
	for (size_t i = l->line_first[at]; i < l->line_first[at + 1]; i++) {
		struct dx_val v;

		if (!names_sum(job, &l->v[i]))
			continue;
		if (has_odd_amount(job, inv, at, l->v[i].first + l->v[i].n))
			return true;
		if (dx_foot_amount(job, &l->v[i], &v) && is_odd(inv, &v))
			return true;
	}
	return false;
}

/* Neither the total nor what is due is that much less: what it is taken from is not printed, or one is wrong. */
static bool is_odd_withheld(const struct dx_job *job, const struct dx_val *v)
{
	return dx_val_printed(v) && !v->proved && !(job->given && v->source != DX_VAL_TEXT_LAYER);
}

void dx_invoice_check_sums(struct dx_job *job, struct inv_invoice *inv)
{
	static const char label[] = "Every figure among the sums is one of them";

	check_columns(job, inv);
	row_of_totals(job, inv);
	carried_sums(job, inv);
	inv->has_odd_figure |= is_odd_withheld(job, &inv->withheld);
	inv->has_odd_figure |= !dx_dec_is_zero(inv->rounding.dec) && is_odd_withheld(job, &inv->rounding);
	for (size_t i = 0; i < job->lines.n && !inv->has_odd_figure; i++)
		inv->has_odd_figure = !job->lines.v[i].used && !dx_whole_is_corrected(job, job->lines.v[i].page) &&
				      is_odd_line(job, inv, i);
	if (inv->has_odd_figure)
		dx_checks_none(&job->checks, "line_sum", label, NULL);
}

bool dx_invoice_named_amount(struct dx_job *job, int field, struct dx_dec want, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		if (hit->inner || !dx_invoice_is_below(job, hit->line) || !dx_foot_amount(job, hit, &one) ||
		    dx_dec_cmp(one.dec, want) != 0)
			continue;
		*v = one;
		return true;
	}
	return false;
}
