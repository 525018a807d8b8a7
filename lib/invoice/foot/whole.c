/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Is all of an invoice's figures in its record? */
#include <string.h>

#include "dx/extract/erased.h"
#include "dx/extract/foot.h"

#include "foot.h"

/* What a line may do without ("Flat rate", "exempt"), but not a scanned one: nobody knows what was lost. */
static const size_t of_scans[] = {offsetof(struct inv_item, quantity), offsetof(struct inv_item, unit_price),
				  offsetof(struct inv_item, tax_rate), offsetof(struct inv_item, tax)};
static const size_t of_goods[] = {offsetof(struct inv_item, amount), offsetof(struct inv_item, net),
				  offsetof(struct inv_item, gross)};
static const size_t of_rates[] = {offsetof(struct inv_rate, tax_rate), offsetof(struct inv_rate, taxable),
				  offsetof(struct inv_rate, tax)};

/* One of quantity and price is printed, the other is not, where other lines have both. */
static bool prices_are_whole(const struct inv_invoice *inv)
{
	static const size_t factors[] = {offsetof(struct inv_item, quantity), offsetof(struct inv_item, unit_price)};
	const struct inv_item *items = inv->line_items.items;

	if (dx_whole_columns(&inv->line_items, sizeof(*items), factors, DX_LEN(factors)))
		return true;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].quantity) != dx_val_has(&items[i].unit_price))
			return false;
	return true;
}

/* A tax without any rate: on a scan it may have been lost. */
static bool lacks_rate(const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	const struct inv_item *items = inv->line_items.items;

	if (!dx_val_has(&t->tax) || dx_dec_is_zero(t->tax.dec) || inv->tax_summary.n)
		return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].tax_rate))
			return false;
	return true;
}

/* A column of a scan that has a heading and nothing in it: everything was lost. */
static bool lacks_column(const struct dx_job *job, const struct inv_invoice *inv)
{
	static const struct {
		int role;
		size_t offset;
	} columns[] = {{IC_QUANTITY, offsetof(struct inv_item, quantity)},
		       {IC_UNIT_PRICE, offsetof(struct inv_item, unit_price)},
		       {IC_TAX_RATE, offsetof(struct inv_item, tax_rate)}};

	for (size_t i = 0; i < DX_LEN(columns); i++)
		if (dx_whole_empty_column(job, columns[i].role, &inv->line_items, sizeof(struct inv_item),
					  columns[i].offset))
			return true;
	return false;
}

/* The sums take a discount and a payment as large as they are: of a scan a minus may be lost, and nothing tells. */
static bool is_unsigned(const struct inv_totals *t)
{
	return (t->discount.source == DX_VAL_OCR && t->discount.dec.coef > 0) ||
	       (t->paid.source == DX_VAL_OCR && t->paid.dec.coef > 0);
}

/* Beside net amounts an amount of another name is one with tax; or the heading that says so was lost. */
static bool is_net_or_gross(const struct inv_invoice *inv)
{
	const struct inv_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].net) && dx_val_has(&items[i].amount) && !dx_val_has(&items[i].gross) &&
		    items[i].amount.place.x0 != items[i].net.place.x0)
			return true;
	return false;
}

/* A tax in the sums of a scan whose rate could not be read, beside others that have one. */
static bool lacks_tax(struct dx_job *job, const struct inv_invoice *inv)
{
	const struct dx_place *sum = &inv->totals.tax.place;
	const struct dx_label_hit *hit;
	struct dx_val v;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX, &at)))
		if (!hit->inner && !inv->tax_lines[hit->line] && dx_foot_amount(job, hit, &v) && v.dec.scale == 2 &&
		    v.place.y0 < job->lines.v[hit->line].y1 && /* not below a heading */
		    (v.place.page != sum->page || v.place.x0 != sum->x0 || v.place.y0 != sum->y0))
			return true;
	return false;
}

/* Does LINE, between items and total, say another part of it: does it end in an amount below or above the total's? */
static bool is_part(const struct dx_job *job, const struct inv_totals *t, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_place *total = &t->total.place;
	const struct dx_word *last = line->n > 1 ? line->words[line->n - 1] : NULL;

	return last && !line->used && job->pages[line->page].number == total->page && line->y1 < total->y0 &&
	       dx_invoice_is_below(job, at) && dx_columns_amount_like(last) && last->x1 - total->x1 < line->height &&
	       total->x1 - last->x1 < line->height;
}

/*
 * Lines and tax, or other parts, make the total of a scan, and what the lines come to is in no value: the line that
 * says it may be one that was not read at all.
 */
static bool lacks_subtotal(const struct dx_job *job, const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	bool parts = dx_val_has(&t->tax) && !dx_dec_is_zero(t->tax.dec);

	for (size_t i = 0; !dx_val_printed(&t->subtotal) && !parts && i < job->lines.n; i++)
		parts = is_part(job, t, i);
	return !dx_val_printed(&t->subtotal) && parts;
}

/* Do the words of line AT stand on a later page again? There the sums are, and here "continued". */
static bool stands_again(const struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	const char *text = dx_lines_text(job->arena, line->words, line->n);

	for (size_t i = job->lines.page_first[line->page + 1]; i < job->lines.n; i++)
		if (job->lines.v[i].n == line->n &&
		    strcmp(dx_lines_text(job->arena, job->lines.v[i].words, line->n), text) == 0)
			return true;
	return false;
}

/*
 * "Category │ Net │ Tax │ Gross" below the items, and no figure in the line below it, or none of a tax: the row of a
 * table of taxes is gone.
 */
static bool lacks_row(struct dx_job *job, const struct inv_invoice *inv, size_t at)
{
	bool taxed = dx_val_has(&inv->totals.tax) && !dx_dec_is_zero(inv->totals.tax.dec);
	bool figures = false;
	const struct dx_line *line = &job->lines.v[at];
	const struct dx_line *below = at + 1 < job->lines.n ? line + 1 : NULL;
	size_t known = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n < 3 || !dx_invoice_is_below(job, at) || (below && below->page != line->page))
		return false;
	for (size_t i = 0; i < n; i++) {
		const struct dx_word *const *words = line->words + segs[i].first;
		size_t n_toks;
		size_t len = 0;
		struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, words, segs[i].n, &n_toks);
		int field = dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len);

		if (strpbrk(dx_lines_text(job->arena, words, segs[i].n), "0123456789:"))
			return false;
		known += len == n_toks && field >= IL_SUBTOTAL && field <= IL_DUE;
	}
	if (known < 3)
		return false;
	for (size_t i = 0; below && i < below->n; i++)
		figures |= dx_has_digit(below->words[i]->text);
	if (!figures && below && stands_again(job, at))
		return false;
	/* one that has a name and is no tax, where no tax was read */
	return !figures || (taxed && inv->tax_summary.n == 0 && dx_has_letter(below->words[0]->text));
}

/* Is LINE done with word END, but for a currency, or one run of words apart from it without a figure? */
static bool ends_at(struct dx_arena *a, const struct dx_line *line, size_t end)
{
	size_t n;

	dx_lines_segments(a, line, &n);
	if (n > 2) /* headings of a table */
		return false;
	if (end < line->n && dx_value_currency(dx_str(line->words[end]->text)))
		end++;
	if (end < line->n && line->words[end]->x0 - line->words[end - 1]->x1 <= line->height)
		return false;
	for (size_t i = end; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	return true;
}

/* "Subtotal" below the items and no figure to it, and V has none: it was taken out, or stands elsewhere. */
static bool lacks_figure(struct dx_job *job, int field, const struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t end = hit->first + hit->n;

		if (!hit->inner && dx_invoice_is_below(job, hit->line) && ends_at(job->arena, line, end) &&
		    (hit->first == 0 || line->words[hit->first]->x0 - line->words[hit->first - 1]->x1 > line->height) &&
		    !dx_foot_amount(job, hit, &one))
			return true;
	}
	return false;
}

/* What a table of taxes says besides the record's own values: amounts with tax, and its totals. Returns how many. */
static size_t of_taxes(const struct inv_invoice *inv, struct dx_val *v)
{
	const struct inv_rate *rates = inv->tax_summary.items;
	struct dx_dec base = dx_dec(0, 2);
	struct dx_dec tax = dx_dec(0, 2);
	size_t n = 0;

	for (size_t i = 0; i < inv->tax_summary.n; i++) {
		if (!dx_val_has(&rates[i].taxable) || !dx_val_has(&rates[i].tax))
			continue;
		v[n++] = dx_val_derived_dec(dx_dec_add(rates[i].taxable.dec, rates[i].tax.dec));
		base = dx_dec_add(base, rates[i].taxable.dec);
		tax = dx_dec_add(tax, rates[i].tax.dec);
	}
	v[n++] = dx_val_derived_dec(base);
	v[n++] = dx_val_derived_dec(tax);
	v[n++] = dx_val_derived_dec(dx_dec_add(base, tax));
	return n;
}

/* A label of a sum without its figure, beside others that have one. */
static bool has_blank_label(struct dx_job *job, const struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{IL_SUBTOTAL, &t->subtotal},
		    {IL_TAX_TOTAL, &t->tax},
		    {IL_TAX, &t->tax},
		    {IL_GRAND_TOTAL, &t->total},
		    {IL_DUE, &t->due}};

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_erased_lacks(job, dx_scope_all(job), sums[i].label, sums[i].v))
			return true;
	return false;
}

static bool sums_are_whole(struct dx_job *job, struct inv_invoice *inv)
{
	const struct inv_totals *t = &inv->totals;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{IL_SUBTOTAL, &t->subtotal}, {IL_DISCOUNT, &t->discount}, {IL_TAX_TOTAL, &t->tax},
		    {IL_SHIPPING, &t->shipping}, {IL_PAID, &t->paid},         {IL_DUE, &t->due}};
	const struct inv_item *row = &inv->table_total;
	const struct dx_val printed[] = {row->quantity, row->amount, row->net, row->tax, row->gross};
	struct dx_val *more = dx_alloc_array(job->arena, inv->tax_summary.n + 3 + DX_LEN(printed), sizeof(*more));
	size_t n = of_taxes(inv, more);

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v))
			return false;
	if (has_blank_label(job, inv) || lacks_figure(job, IL_SUBTOTAL, &t->subtotal) ||
	    lacks_figure(job, IL_DUE, &t->due))
		return false;
	for (size_t i = 0; i < job->lines.n; i++)
		if (lacks_row(job, inv, i))
			return false;
	for (size_t i = 0; i < DX_LEN(printed); i++)
		more[n++] = printed[i];
	return !dx_whole_has_stray(job, inv, more, n, IL_OTHER);
}

/* A total that is printed once more, otherwise by one digit. */
static bool has_near(const struct dx_job *job, struct inv_invoice *inv)
{
	const struct dx_val *const sums[] = {&inv->totals.total, &inv->totals.due, &inv->totals.subtotal,
					     &inv->totals.tax};

	return dx_whole_has_near(job, inv, sums, DX_LEN(sums));
}

bool dx_invoice_is_whole(struct dx_job *job, struct inv_invoice *inv)
{
	const struct dx_rows *lines = &inv->line_items;
	bool scanned = dx_whole_scanned(job);

	if (!dx_whole_columns(lines, sizeof(struct inv_item), of_goods, DX_LEN(of_goods)) || !prices_are_whole(inv) ||
	    !dx_whole_column(&inv->tax_summary, sizeof(struct inv_rate), offsetof(struct inv_rate, taxable)) ||
	    dx_whole_leaves_out(lines, sizeof(struct inv_item), offsetof(struct inv_item, tax_rate)) ||
	    dx_whole_is_exchanged(lines, sizeof(struct inv_item), offsetof(struct inv_item, quantity),
				  offsetof(struct inv_item, unit_price), offsetof(struct inv_item, unit)))
		return false;
	if (scanned && (lacks_column(job, inv) || is_unsigned(&inv->totals) ||
			!dx_whole_columns(lines, sizeof(struct inv_item), of_scans, DX_LEN(of_scans)) ||
			!dx_whole_columns(&inv->tax_summary, sizeof(struct inv_rate), of_rates, DX_LEN(of_rates)) ||
			lacks_rate(inv) || lacks_tax(job, inv) || lacks_subtotal(job, inv) || is_net_or_gross(inv)))
		return false;
	/* values that a person gave for what recognition misread do not change the page */
	return (scanned && job->given) || (!inv->has_more && sums_are_whole(job, inv) && !has_near(job, inv));
}
