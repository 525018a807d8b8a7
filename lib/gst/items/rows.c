/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Items of an invoice, the row of totals under them, and the summary by rate; see also classify.c. */
#include <string.h>

#include "dx/extract/ident.h"
#include "dx/extract/rowread.h"
#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define BIT(role) (UINT32_C(1) << (role))

/* ---- cells → values ---- */

static struct dx_dec part_of(struct dx_dec value, struct dx_dec percent)
{
	return dx_dec_div(dx_dec_mul(value, percent), dx_dec(100, 0), 2);
}

/* "18%", or the tax and its rate in one cell: "6,051.24 (12%)". */
static void read_tax_rate(struct dx_rowread *r, struct gst_item *it)
{
	struct dx_val tax = {0};
	struct dx_val rate = {0};
	const struct dx_cell *c = dx_rowread_cell(r, GC_TAX_RATE);
	bool unread = r->unread;

	if (c && (dx_gst_names_no_tax(r->job, c, &it->tax_rate) || dx_gst_joint_rates(r->job, c, it) ||
		  dx_gst_named_taxes(r->job, c, it) || dx_gst_counted_rate(r->job, c, &it->tax_rate)))
		return;
	dx_rowread_amount(r, GC_TAX_RATE, &tax, &rate);
	r->unread = unread; /* "IGST 18%" is no amount */
	if (dx_val_has(&tax) && dx_val_has(&rate)) {
		it->tax = tax;
		it->tax_rate = rate;
	} else {
		dx_rowread_rate(r, GC_TAX_RATE, &it->tax_rate);
		dx_gst_joint_begins(r, c, &it->tax_rate);
	}
}

/* Two equal amounts below each other beside one rate, that of both together. */
static bool read_equal_taxes(struct dx_rowread *r, struct gst_item *it, const struct dx_cell *tax)
{
	struct dx_cell first = dx_gst_cell_lines(tax, false);
	struct dx_cell second = dx_gst_cell_lines(tax, true);
	struct dx_val halves[2] = {0};
	struct dx_number n;
	bool unread = false;

	if (!dx_cell_number(r->job, &first, r->decimals, &halves[0], &n, &unread) ||
	    !dx_cell_number(r->job, &second, r->decimals, &halves[1], &n, &unread) ||
	    dx_dec_cmp(halves[0].dec, halves[1].dec) != 0)
		return false;
	it->cgst = halves[0];
	it->sgst = halves[1];
	read_tax_rate(r, it);
	return true;
}

/* "9%" over "9%", "1,997.70" over "1,997.70": central and state tax, one below the other in the cells of one tax. */
static bool read_both_taxes(struct dx_rowread *r, struct gst_item *it)
{
	const struct dx_cell *tax = dx_rowread_cell(r, GC_TAX);
	const struct dx_cell *rate = dx_rowread_cell(r, GC_TAX_RATE);
	struct dx_val *taxes[] = {&it->cgst, &it->sgst};
	struct dx_val *rates[] = {&it->cgst_rate, &it->sgst_rate};
	bool unread = false;

	if (!tax || !rate || dx_gst_cell_lines(tax, true).n == 0)
		return false;
	if (dx_gst_cell_lines(rate, true).n == 0)
		return read_equal_taxes(r, it, tax);
	for (int k = 0; k < 2; k++) {
		struct dx_cell one = dx_gst_cell_lines(tax, k > 0);
		struct dx_number n;

		if (!dx_cell_number(r->job, &one, r->decimals, taxes[k], &n, &unread))
			r->unread = true;
		one = dx_gst_cell_lines(rate, k > 0);
		if (!dx_cell_number(r->job, &one, 0, rates[k], &n, &unread))
			r->unread = true;
	}
	return true;
}

static void read_tax(struct dx_rowread *r, int role, const struct dx_val *value, struct dx_val *rate,
		     struct dx_val *tax)
{
	if (!dx_gst_rate_beside(r, role, value, rate, tax))
		dx_rowread_filled(r, role, tax, rate);
}

static void read_item(struct dx_rowread *r, const struct dx_wrap *wrap, struct gst_item *it)
{
	struct dx_val unit = {0};
	struct dx_val percent = {0};
	struct dx_val off = {0};
	struct dx_dec value;
	bool rounded;

	dx_rowread_text(r, GC_DESCRIPTION, wrap, &it->description);
	dx_rowread_text(r, GC_HSN, NULL, &it->hsn_sac);
	dx_gst_bare_code(r->job->arena, &it->hsn_sac);
	dx_gst_code_in_text(r->job, dx_rowread_cell(r, GC_DESCRIPTION), it);
	dx_rowread_quantity(r, GC_QUANTITY, &it->quantity, &it->unit);
	dx_rowread_text(r, GC_UNIT, NULL, &unit);
	if (dx_val_has(&unit))
		it->unit = unit;
	dx_gst_read_discounts(r, &it->discount, &it->second_discount, &percent);
	dx_gst_read_price(r, &it->unit_price, &it->per, dx_val_has(&it->discount) ? &off : &percent);
	dx_rowread_amount(r, GC_TAXABLE, &it->taxable_value, NULL);
	dx_rowread_amount(r, GC_AMOUNT, &it->amount, NULL);
	dx_rowread_amount(r, GC_TOTAL, &it->total, NULL);
	dx_rowread_amount(r, GC_PRICE_WITH_TAX, &it->price_with_tax, NULL);
	dx_gst_read_exchange(r, &it->exchange);
	dx_gst_read_charges(r, &it->charge);
	dx_gst_read_untaxed(r, &it->untaxed);
	if (!read_both_taxes(r, it)) {
		read_tax_rate(r, it);
		dx_rowread_amount(r, GC_TAX, &it->tax, dx_val_has(&it->tax_rate) ? NULL : &it->tax_rate);
	}
	dx_gst_own_rate(r, GC_CGST_RATE, &it->taxable_value, &it->cgst_rate, &it->cgst);
	dx_gst_own_rate(r, GC_SGST_RATE, &it->taxable_value, &it->sgst_rate, &it->sgst);
	dx_gst_own_rate(r, GC_IGST_RATE, &it->taxable_value, &it->igst_rate, &it->igst);
	dx_rowread_rate(r, GC_CESS_RATE, &it->cess_rate);
	read_tax(r, GC_CGST, &it->taxable_value, &it->cgst_rate, &it->cgst);
	read_tax(r, GC_SGST, &it->taxable_value, &it->sgst_rate, &it->sgst);
	read_tax(r, GC_IGST, &it->taxable_value, &it->igst_rate, &it->igst);
	dx_rowread_amount(r, GC_CESS, &it->cess, &it->cess_rate);
	dx_gst_rate_of_cess(it);
	if (!dx_val_has(&it->unit_price) && dx_val_has(&it->price_with_tax)) {
		it->unit_price = it->price_with_tax;
		it->price_with_tax = (struct dx_val){0};
		it->holds_tax = true;
	}
	dx_gst_unsign_rates(it);
	dx_gst_unsign_discount(it);
	if (dx_val_has(&percent))
		it->discount_rate = percent; /* else that of a line below it, see conditions.c */
	dx_gst_price_of_many(r->job, r->t, it);
	if (dx_val_has(&percent) && !dx_val_has(&it->discount) && dx_gst_line_value(it, &value, &rounded))
		it->discount = dx_val_derived_dec(part_of(value, percent.dec));
	dx_gst_count_by_unit(r, it);
	dx_gst_settle_unit(r, it);
	dx_gst_find_untaxed(r, it);
}

static bool taxed(const struct gst_item *it)
{
	return dx_val_has(&it->cgst) || dx_val_has(&it->igst) || dx_val_has(&it->tax);
}

/* "0.00 (0%)": a tax that is printed as nothing; the total of such a line is its value too. */
static bool is_taxed_by_nothing(const struct gst_item *it)
{
	const struct dx_val *const taxes[] = {&it->cgst, &it->sgst, &it->igst, &it->cess, &it->tax};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return false;
	return taxed(it) && dx_val_printed(&it->tax_rate) && dx_dec_is_zero(it->tax_rate.dec);
}

/* "Amount │ Discount │ Taxable Value", "Metal Value │ Making │ Taxable Value": before what comes off or on top. */
static bool is_before_discount(const struct gst_item *it)
{
	struct dx_dec less = it->amount.dec;

	if (!dx_val_has(&it->taxable_value) || it->amount.place.x0 > it->taxable_value.place.x0)
		return false;
	if (dx_val_has(&it->discount))
		less = dx_dec_sub(less, it->discount.dec);
	if (dx_val_has(&it->charge))
		less = dx_dec_add(less, it->charge.dec);
	return dx_dec_cmp(less, it->taxable_value.dec) == 0;
}

/* "Gross │ Discount │ Taxable │ IGST │ Total" of a marketplace, whose prices hold the tax: what comes off leaves the
 * total, and not the value. */
static bool is_gross_with_tax(const struct gst_item *it)
{
	return dx_val_has(&it->taxable_value) && dx_val_has(&it->total) &&
	       it->amount.place.x0 < it->taxable_value.place.x0 &&
	       dx_dec_cmp(dx_dec_sub(it->amount.dec, dx_val_or_zero(&it->discount)), it->total.dec) == 0;
}

/* "-" for a taxable value and for each tax: the amount is the total as it is. */
static bool is_exempt(const struct gst_item *it)
{
	return dx_gst_is_exempt(it) && !dx_val_has(&it->cgst_rate) && !dx_val_has(&it->igst_rate) &&
	       dx_dec_cmp(it->amount.dec, it->total.dec) == 0;
}

/* A column "Amount": what the discount comes off, where it is that; the total, when a taxable value stands beside it or
 * when quantity × price says so. True: one of them is neither. */
static bool settle_amounts(struct gst_item *items, size_t n)
{
	size_t total = 0;
	size_t gross = 0;
	size_t with_tax = 0;
	bool valued = false;
	bool odd = false;

	for (size_t i = 0; i < n; i++) {
		struct dx_dec value;
		bool rounded;

		valued |= dx_val_has(&items[i].taxable_value);
		if (!dx_val_has(&items[i].amount))
			continue;
		gross += is_before_discount(&items[i]);
		with_tax += is_gross_with_tax(&items[i]);
		total += dx_val_has(&items[i].taxable_value) ||
			 (taxed(&items[i]) && dx_gst_line_value(&items[i], &value, &rounded) &&
			  dx_dec_cmp(value, items[i].amount.dec) < 0);
	}
	for (size_t i = 0; i < n; i++) {
		struct gst_item *it = &items[i];

		if (!dx_val_has(&it->amount))
			continue;
		if (gross * 2 > n && !dx_val_has(&it->taxable_value) && !dx_val_has(&it->discount) &&
		    !dx_val_has(&it->charge)) /* nothing comes off */
			it->taxable_value = it->amount;
		else if (gross * 2 > n)
			it->gross = it->amount;
		else if (with_tax * 2 > n && dx_val_has(&it->taxable_value) && dx_val_has(&it->total))
			it->gross_with_tax = it->amount;
		else if (total * 2 > n && !dx_val_has(&it->total)) {
			it->total = it->amount;
			if (!valued && is_taxed_by_nothing(it))
				it->taxable_value = it->amount;
		} else if (!dx_val_has(&it->taxable_value) && !(valued && is_exempt(it)))
			it->taxable_value = it->amount;
		else
			odd |= dx_val_has(&it->taxable_value) && !dx_dec_is_zero(it->amount.dec) &&
			       dx_dec_cmp(it->amount.dec, it->taxable_value.dec) != 0 &&
			       !(dx_val_has(&it->total) && dx_dec_cmp(it->amount.dec, it->total.dec) == 0);
	}
	return odd;
}

/* Is quantity × price, to the paisa that value and tax were rounded by, the line's total, and far from its value? */
static bool is_nearly_total(const struct gst_item *it)
{
	struct dx_dec value;
	bool rounded;

	return dx_val_has(&it->taxable_value) && dx_val_has(&it->total) && dx_val_has(&it->tax_rate) &&
	       !dx_dec_is_zero(it->tax_rate.dec) && dx_gst_line_value(it, &value, &rounded) &&
	       dx_dec_near(value, it->total.dec, dx_dec(1, 2)) &&
	       !dx_dec_near(value, it->taxable_value.dec, dx_dec(2, 2));
}

/*
 * A price that nobody called one with tax: quantity × price makes the line's total, and not its taxable value. Where it
 * does in most lines, a paisa of rounding between value and tax makes no other price of it.
 */
static void settle_prices(struct gst_item *items, size_t n)
{
	size_t with_tax = 0;
	size_t nearly = 0;

	for (size_t i = 0; i < n; i++) {
		struct gst_item *it = &items[i];
		struct dx_dec value;
		bool rounded;

		nearly += is_nearly_total(it);
		if (dx_val_has(&it->taxable_value) && dx_val_has(&it->total) &&
		    dx_gst_line_value(it, &value, &rounded) && dx_dec_cmp(value, it->taxable_value.dec) != 0 &&
		    dx_dec_cmp(value, it->total.dec) == 0)
			it->holds_tax = true;
		with_tax += it->holds_tax;
	}
	for (size_t i = 0; i < n && (with_tax * 2 > n || nearly == n); i++)
		items[i].holds_tax |= is_nearly_total(&items[i]);
}

static void read_rate_row(struct dx_rowread *r, struct gst_rate *v)
{
	struct gst_item it = {0};

	read_item(r, NULL, &it);
	dx_gst_combine_rate(r->job->arena, &it.tax_rate, &it.cgst_rate, &it.sgst_rate, &it.igst_rate);
	*v = (struct gst_rate){it.tax_rate, it.taxable_value, it.cgst, it.sgst, it.igst,
			       it.cess,     it.hsn_sac,       it.tax,  it.total};
	if (!dx_val_has(&v->taxable_value))
		v->taxable_value = it.amount;
	dx_gst_price_is_rate(&it, v);
}

/* Where rates are printed in the summary by HSN alone, they are those of the items with the same code. */
static void rates_by_hsn(struct gst_item *items, size_t n, const struct gst_rate *rates, size_t n_rates)
{
	for (size_t i = 0; i < n; i++) {
		const struct gst_rate *found = NULL;
		size_t count = 0;

		for (size_t k = 0; k < n_rates && dx_val_has(&items[i].hsn_sac); k++) {
			if (!dx_val_has(&rates[k].hsn_sac) || !dx_val_has(&rates[k].tax_rate) ||
			    strcmp(rates[k].hsn_sac.text, items[i].hsn_sac.text) != 0)
				continue;
			found = &rates[k];
			count++;
		}
		if (count == 1 && !dx_val_has(&items[i].tax_rate))
			items[i].tax_rate = dx_val_derived_dec(found->tax_rate.dec);
	}
}

/* The line below the last item, if there is nothing on it but figures of the items' columns. */
static void read_bare(const struct dx_rowread *r, struct gst_item *v)
{
	const struct dx_lines *lines = &r->job->lines;
	size_t at = r->row->line + 1;
	struct dx_row bare = *r->row;
	struct dx_rowread own = *r;

	while (at < r->t->first + r->t->n && lines->v[at].used) /* the item's own lines */
		at++;
	if (at >= r->t->first + r->t->n)
		return;
	for (size_t i = 0; i < lines->v[at].n; i++)
		if (!dx_columns_amount_like(lines->v[at].words[i]))
			return;
	bare.cells = dx_alloc_array(r->job->arena, r->t->n_cols, sizeof(*bare.cells));
	dx_columns_split(r->job->arena, lines, r->t, at, bare.cells);
	own.row = &bare;
	read_item(&own, NULL, v);
}

/* Rows that are no items and no rates: sums of those above them. */
static void read_sums(struct dx_rowread *r, struct gst_invoice *inv)
{
	const struct dx_line *line = &r->job->lines.v[r->row->line];

	if (dx_rowread_word(r->job, r->t, r->row->cells) != GW_TOTAL || dx_gst_is_no_row_of_totals(line))
		return;
	if (!dx_gst_is_items(r->t))
		read_rate_row(r, &inv->summary_total);
	else if (!line->used) /* otherwise that of a summary which its rows told */
		read_item(r, NULL, &inv->table_total);
}

/* "18 0.00" in a column of rates: an amount beside the rate that no tax of IT is. */
static bool hides_amount(const struct dx_rowread *r, const struct gst_item *it)
{
	const struct {
		int role;
		const struct dx_val *tax;
	} rates[] = {{GC_TAX_RATE, &it->tax},
		     {GC_CGST_RATE, &it->cgst},
		     {GC_SGST_RATE, &it->sgst},
		     {GC_IGST_RATE, &it->igst}};

	for (size_t k = 0; k < DX_LEN(rates); k++) {
		const struct dx_cell *c = dx_rowread_cell(r, rates[k].role);
		struct gst_item joint = {0};
		size_t figures = 0;
		bool amount = false;

		if (c && dx_gst_joint_rates(r->job, c, &joint)) /* all of them are rates, or the line's cess */
			continue;
		for (size_t i = 0; c && i < c->n && !dx_val_has(rates[k].tax); i++) {
			const struct dx_word *w = c->words[i].word;

			figures += w->text[strcspn(w->text, "0123456789")] != '\0';
			amount |= dx_columns_amount_like(w) && !strchr(w->text, '%');
		}
		if (figures > 1 && amount)
			return true;
	}
	return false;
}

/* "Freight/Unit" over amounts is no column of units: a line without a price may have it there. */
static bool hides_price(const struct dx_rowread *r, const struct gst_item *it)
{
	const struct dx_cell *c = dx_rowread_cell(r, GC_UNIT);

	return !dx_val_has(&it->unit_price) && c && c->n > 0 && dx_columns_amount_like(c->words[0].word);
}

/* Is a figure under an unknown heading a rate that there is? Then it may be the line's. */
static bool may_be_rate(const struct dx_rowread *r)
{
	for (size_t i = 0; i < r->t->n_cols; i++) {
		struct gst_figure f = {0};

		if (r->t->cols[i].role < 0 && r->row->cells[i].n > 0 &&
		    dx_gst_parse_figure(r->row->cells[i].words[0].word->text, &f) && dx_ident_gst_rate(f.v))
			return true;
	}
	return false;
}

/* Is there a figure in the row that IT lacks? A discount's percentage is not kept where its amount is computed. One
 * among words is noted in IT: the row's arithmetic may leave no room for it.
 * *RATE_R: one that may only be the rate of its tax; *SLAB_R stays where in all such rows one is a rate that there is.
 */
static bool has_more(const struct dx_rowread *r, struct gst_item *it, bool *rate_r, bool *slab_r)
{
	bool rated = dx_val_has(&it->tax_rate) || dx_val_has(&it->cgst_rate) || dx_val_has(&it->igst_rate);
	uint32_t words = BIT(GC_DESCRIPTION) | BIT(GC_HSN) | BIT(GC_SERIAL) | BIT(GC_UNIT);
	uint32_t charges =
		dx_val_has(&it->charge) ? BIT(GC_CHARGE) | BIT(GC_MORE_CHARGE) : 0; /* all of them are in it */
	uint32_t untaxed = dx_val_has(&it->untaxed) ? BIT(GC_UNTAXED) : 0;
	struct dx_whole_roles roles = {.free = BIT(GC_OTHER) | charges | untaxed | words |
					       (dx_val_has(&it->discount) ? BIT(GC_DISCOUNT) : 0),
				       .count = !dx_val_has(&it->quantity)};
	struct dx_whole_roles in_words = {.words = words, .free = ~words};
	const size_t n = offsetof(struct gst_item, holds_tax) / sizeof(it->description);

	if (hides_amount(r, it) || hides_price(r, it) || dx_gst_has_bare_figures(r) ||
	    dx_whole_row_has_more(r, &roles, &it->description, n))
		return true;
	it->has_odd = dx_whole_row_has_more(r, &in_words, &it->description, n);
	roles.count |= !rated;
	if (!dx_whole_row_has_more(r, &roles, &it->description, n))
		return false;
	*rate_r = true;
	*slab_r &= may_be_rate(r);
	return false;
}

/* "GROSS 1,17,132.78", "Say Rupees … │ Net 6,929.69" under the last item, in whatever column: what the values of the
 * lines above come to, whatever it is called, is none of them. */
static size_t less_sum(struct gst_item *items, size_t n, struct gst_item *total)
{
	struct gst_item *last = n ? &items[n - 1] : NULL;
	struct dx_dec sum = dx_dec(0, 2);
	const struct dx_val *v;

	if (n < 2 || dx_val_has(&last->quantity) || dx_val_has(&last->unit_price) ||
	    (dx_val_has(&last->hsn_sac) && last->hsn_sac.text[0] >= '0' && last->hsn_sac.text[0] <= '9') ||
	    dx_val_has(&last->tax_rate) || dx_val_has(&last->taxable_value) == dx_val_has(&last->total))
		return n;
	v = dx_val_has(&last->total) ? &last->total : &last->taxable_value;
	for (size_t i = 0; i + 1 < n; i++) {
		if (!dx_val_has(&items[i].taxable_value) ||
		    !(dx_val_has(&items[i].quantity) || dx_val_has(&items[i].hsn_sac)))
			return n;
		sum = dx_dec_add(sum, items[i].taxable_value.dec);
	}
	if (dx_dec_cmp(sum, v->dec) != 0)
		return n;
	if (!dx_val_has(&total->taxable_value))
		total->taxable_value = *v;
	return n - 1;
}

/* Has a scanned item no code of goods, but a figure like one in a column whose heading was not read? It is marked. */
static bool has_lost_code(const struct dx_rowread *r, struct gst_item *it)
{
	const struct dx_page *page = &r->job->pages[r->t->page];

	if (page->source != DX_SOURCE_OCR || dx_val_has(&it->hsn_sac))
		return false;
	for (size_t i = 0; i < r->t->n_cols; i++) {
		const struct dx_cell *c = &r->row->cells[i];
		size_t n = c->n > 0 ? strspn(c->words[0].word->text, "0123456789") : 0;

		if (r->t->cols[i].role >= 0 || c->n != 1 || (n != 4 && n != 6 && n != 8) || c->words[0].word->text[n])
			continue;
		it->hsn_sac.unsure = true;
		it->hsn_sac.place.page = page->number;
		return true;
	}
	return false;
}

/* The line of the row behind row AT; SIZE_MAX: it is the table's last. */
static size_t next_line(const struct dx_tables *t, size_t at)
{
	return at + 1 < t->n_rows && t->rows[at + 1].table == t->rows[at].table ? t->rows[at + 1].line : SIZE_MAX;
}

/* The kind of tax that the first word of ROW, of a summary, says. */
static int kind_of_row(const struct dx_row *row, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (row->cells[i].n)
			return dx_gst_tax_kind(row->cells[i].words[0].word->text);
	return -1;
}

void dx_gst_rows(struct dx_job *job, struct gst_invoice *inv)
{
	static const int money[] = {GC_TAXABLE, GC_AMOUNT, GC_TOTAL, GC_CGST, GC_SGST, GC_IGST};
	const struct dx_tables *t = &job->tables;
	struct gst_item *items = dx_alloc_array(job->arena, t->n_rows, sizeof(*items));
	struct gst_rate *rates = dx_alloc_array(job->arena, t->n_rows, sizeof(*rates));
	int *kinds = dx_alloc_array(job->arena, t->n_rows, sizeof(*kinds));
	struct dx_wrap wrap = dx_wrap_learn_names(t, GC_DESCRIPTION);
	struct dx_rowread r = {.job = job, .decimals = dx_cell_decimals(job, money, DX_LEN(money))};
	const struct dx_row *last_item = NULL;
	struct dx_row bare; /* a row without the conditions and the details below it */
	struct gst_carried *carried = dx_alloc_array(job->arena, t->n_rows, sizeof(*carried));
	size_t n_carried = 0, n_items = 0, n_rates = 0, titled = 0, n_read;
	const bool *sections = dx_gst_sections(job);
	struct gst_leads leads = {0};
	bool unread = false;      /* something in the last line */
	bool rate_unread = false; /* the same of the summary */
	bool slabs = true;

	for (size_t i = 0; i < t->n_rows; i++) {
		r.row = &t->rows[i];
		r.t = &t->v[r.row->table];
		r.unread = false;
		if (r.row->class == DX_ROW_SPECIAL) {
			if (!sections[i])
				read_sums(&r, inv);
			if (sections[i] ||
			    (dx_gst_is_items(r.t) && dx_rowread_word(job, r.t, r.row->cells) == GW_CARRIED)) {
				carried[n_carried] = (struct gst_carried){.section = sections[i], .from = titled};
				read_item(&r, NULL, &carried[n_carried].sums);
				carried[n_carried++].n_items = n_items;
			}
			continue;
		}
		if (dx_gst_is_items(r.t)) {
			titled = dx_gst_is_titled(job, t, i) ? n_items : titled;
			inv->has_unread |= unread;
			unread = false;
			bare = dx_gst_without_conditions(job, r.t, r.row, &items[n_items]);
			dx_gst_take_taxes_below(job, r.t, &bare, &items[n_items]);
			dx_gst_drop_details(r.t, &bare);
			dx_gst_end_name(job->arena, r.t, &bare);
			r.row = &bare;
			read_item(&r, &wrap, &items[n_items]);
			items[n_items].cols = r.t->roles;
			dx_gst_take_title(&r, &wrap, &items[n_items]);
			dx_gst_name_tax(job, r.t, r.row, &items[n_items]);
			dx_gst_rates_of_heads(job, r.t, &items[n_items]);
			dx_gst_rates_of_title(job, r.t, r.row->line, &items[n_items]);
			inv->has_uncoded |= has_lost_code(&r, &items[n_items]);
			inv->has_more |= dx_gst_drops_rate(&r, next_line(t, i), &items[n_items]);
			inv->has_more |= has_more(&r, &items[n_items++], &inv->may_have_rate, &slabs);
			inv->shows_rates |= dx_gst_shows_rate(&r);
			dx_gst_see_lead(&r, &leads);
			last_item = &t->rows[i];
			unread = r.unread || dx_gst_has_amount_for_code(&r);
			r.unread = false; /* the last line may turn out to be none */
		} else {
			kinds[n_rates] = kind_of_row(r.row, r.t->n_cols);
			read_rate_row(&r, &rates[n_rates]);
			if (dx_gst_says_nothing(job, r.row, &rates[n_rates]))
				continue;
			n_rates++;
			inv->has_unread |= rate_unread;
			rate_unread = r.unread; /* "T:" where the others have their rate */
			r.unread = false;
		}
		inv->has_unread |= r.unread;
	}
	if (last_item) {
		r.row = last_item;
		r.t = &t->v[last_item->table];
		read_bare(&r, &inv->bare_total);
	}
	inv->has_slabs = inv->may_have_rate && slabs;
	dx_gst_strip_leads(job, items, n_items, &leads);
	dx_gst_part_prices(job, items, n_items);
	inv->has_more |= settle_amounts(items, n_items);
	inv->has_more |= dx_gst_lacks_words(items, n_items);
	n_read = n_items;
	n_items = less_sum(items, n_items, &inv->table_total);
	n_items = dx_gst_less_counted_sum(items, n_items, &inv->table_total);
	inv->has_unread |= unread && n_items == n_read;
	dx_gst_settle_discounts(items, n_items);
	dx_gst_read_spare_discounts(job, r.decimals, items, n_items);
	settle_prices(items, n_items);
	for (size_t i = 0; i < n_items; i++)
		dx_gst_combine_rate(job->arena, &items[i].tax_rate, &items[i].cgst_rate, &items[i].sgst_rate,
				    &items[i].igst_rate);
	n_rates = dx_gst_settle_kinds(job->arena, rates, kinds, n_rates);
	n_read = n_rates;
	n_rates = dx_gst_less_rate_sum(rates, n_rates, &inv->summary_total);
	inv->has_unread |= rate_unread && n_rates == n_read;
	if (n_rates == 0 && inv->tax_summary.n) { /* found by its rows alone */
		rates = inv->tax_summary.items;
		n_rates = inv->tax_summary.n;
	}
	n_read = n_rates;
	n_rates = dx_gst_less_nil_rates(rates, n_rates);
	inv->has_nil_classes = n_rates < n_read;
	rates_by_hsn(items, n_items, rates, n_rates);
	inv->has_more |= dx_gst_has_odd_spare(job, items, n_items);
	inv->line_items = (struct dx_rows){items, n_items};
	inv->tax_summary = (struct dx_rows){rates, n_rates};
	inv->carried = (struct dx_rows){carried, n_carried};
	dx_gst_settle_inclusive(inv);
	dx_gst_settle_totals(inv);
	dx_gst_settle_sole(inv);
}
