/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The sums at the foot. */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"
#include "items/items.h"
#include "record/record.h"

#define BAR_HEIGHTS 2 /* between headings and their figures */

/* "excl", "(incl.": which side of the tax a sum is; 0: neither. */
static int side_of(const char *word)
{
	static const char *const without[] = {"excl",  "excluding", "exclusive", "ex",    "exc", "before", "without",
					      "exkl",  "ohne",      "hors",      "sans",  "sin", "senza",  "zonder",
					      "ekskl", "eks",       "uten",      "ilman", "bez", "esclusa"};
	static const char *const with[] = {"incl", "including", "inclusive", "inc", "with", "inkl",   "mit",
					   "avec", "con",       "met",       "med", "sis",  "inclusa"};
	struct dx_str s = dx_str(word);

	while (s.n && s.p[0] == '(')
		s = dx_str_sub(s, 1, s.n);
	while (s.n && strchr(".:", s.p[s.n - 1]))
		s.n--;
	if (dx_str_is_one_of(s, without, DX_LEN(without)))
		return -1;
	return dx_str_is_one_of(s, with, DX_LEN(with));
}

/* Does word AT of LINE begin with the name of a tax? */
static bool is_tax_name(struct dx_job *job, const struct dx_line *line, size_t at)
{
	size_t n_toks;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words + at, 1, &n_toks);

	return dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len) == IL_TAX;
}

/* "Total charges this bill (excl GST)": a total that goes on with a tax it does not hold is the sum before it. */
static void settle_sides(struct dx_job *job)
{
	for (size_t i = 0; i < job->labels.n; i++) {
		struct dx_label_hit *hit = &job->labels.v[i];
		const struct dx_line *line = &job->lines.v[hit->line];
		bool sum = hit->field == IL_SUBTOTAL || hit->field == IL_GRAND_TOTAL || hit->field == IL_TOTAL;

		for (size_t k = hit->first + hit->n; sum && !hit->inner && k + 1 < line->n; k++) {
			int side = side_of(line->words[k]->text);

			if (strpbrk(line->words[k]->text, "0123456789") ||
			    line->words[k]->x0 - line->words[k - 1]->x1 > line->height)
				break;
			if (side == 0 || !is_tax_name(job, line, k + 1))
				continue;
			hit->field = side < 0 ? IL_SUBTOTAL : IL_GRAND_TOTAL;
			break;
		}
	}
}

/* Beside its label; what stands below one may be in a table of taxes. */
static bool is_beside(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_val *v)
{
	return v->place.y0 < job->lines.v[hit->line].y1;
}

/* "Terms: Net 30": days, behind what another label says. */
static bool is_days(const struct dx_job *job, const struct dx_label_hit *hit, const struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	const char *before = hit->first > 0 ? line->words[hit->first - 1]->text : "";

	return v->dec.scale == 0 && *before && before[strlen(before) - 1] == ':' &&
	       line->words[hit->first]->x0 - line->words[hit->first - 1]->x1 < line->height;
}

/* The first sum below the items; in the head only an amount is one: "Net 30" is no sum. */
static void first_sum(struct dx_job *job, int field, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && dx_invoice_is_below(job, hit->line) && dx_foot_amount(job, hit, &one) &&
		    is_beside(job, hit, &one) && !is_days(job, hit, &one))
			*v = one;
	for (at = 0; !dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at));)
		if (!hit->inner && dx_invoice_is_below(job, hit->line) && dx_foot_amount(job, hit, &one) &&
		    !is_days(job, hit, &one))
			*v = one;
	for (at = 0; !dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), field, &at));)
		if (!hit->inner && dx_foot_amount(job, hit, &one) && (one.dec.scale > 0 || job->tables.n == 0))
			*v = one;
}

/* A sum that FIELD names and that is WANT, wherever it stands. */
static bool sum_of(struct dx_job *job, int field, struct dx_dec want, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && dx_foot_amount(job, hit, v) && dx_dec_cmp(v->dec, want) == 0)
			return true;
	return false;
}

/* "Shipping   €6.95 via Tracked Parcel": the amount right behind the label, and how it goes behind that. */
static void shipping_by(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), IL_SHIPPING, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		size_t next = hit->first + hit->n;
		size_t used = hit->inner || next >= line->n || !dx_invoice_is_below(job, hit->line)
				      ? 0
				      : dx_invoice_amount_at(job, line, next, v);

		for (size_t i = next + used; used && i < line->n; i++)
			if (dx_has_digit(line->words[i]->text))
				used = 0;
		if (!used)
			*v = (struct dx_val){0};
	}
}

/*
 * "Freight 900.00, Fuel surcharge 70.20, Net 970.20" of a carrier, whose lines come to 900.00: that is their sum by
 * another name, and what is added to them is the other one, if there is one.
 */
static void choose_shipping(struct dx_job *job, struct inv_totals *t, struct dx_dec base)
{
	if (!dx_val_has(&t->shipping) || dx_dec_is_zero(base) || dx_dec_cmp(t->shipping.dec, base) != 0)
		return;
	if (dx_val_has(&t->subtotal) && dx_dec_cmp(t->subtotal.dec, base) != 0)
		dx_invoice_named_amount(job, IL_SHIPPING, dx_dec_sub(t->subtotal.dec, base), &t->shipping);
	else if (dx_val_has(&t->total) && dx_dec_cmp(dx_dec_add(base, dx_val_or_zero(&t->tax)), t->total.dec) == 0)
		t->shipping = (struct dx_val){0};
}

/*
 * Of several subtotals the one that the lines come to ("Goods 100.00, Net 110.00" with a carriage of 10.00 between
 * them), of several totals the one that the other sums come to. The others must still be explained: see sums.c.
 */
static void choose(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec base;
	struct dx_dec want;

	if (!dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &base))
		return;
	choose_shipping(job, t, base);
	if (dx_val_has(&t->subtotal) && dx_dec_cmp(t->subtotal.dec, base) != 0)
		dx_invoice_named_amount(job, IL_SUBTOTAL, base, &t->subtotal);
	if (!dx_val_has(&t->tax) || dx_dec_is_zero(t->tax.dec))
		return;
	want = dx_dec_add(dx_invoice_with_extras(t, base), t->tax.dec);
	if (dx_val_has(&inv->withheld) && dx_val_has(&t->total) && dx_dec_cmp(t->total.dec, want) != 0 &&
	    dx_dec_cmp(dx_dec_sub(want, dx_dec_abs(inv->withheld.dec)), t->total.dec) == 0)
		return;
	if (!dx_val_has(&t->total) || dx_dec_cmp(t->total.dec, want) == 0 || dx_dec_cmp(t->total.dec, base) == 0)
		return;
	if (!dx_invoice_named_amount(job, IL_GRAND_TOTAL, want, &t->total))
		dx_invoice_named_amount(job, IL_TOTAL, want, &t->total);
}

/*
 * "Total │ 100.00 │ 20.00" under a table of taxes ends with the tax: the total is another of that name, which both
 * make.
 */
static void skip_tax_row(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_dec want;

	if (!dx_val_has(&t->subtotal) || !dx_val_has(&t->tax) || !dx_val_has(&t->total) ||
	    dx_dec_cmp(t->total.dec, t->tax.dec) != 0)
		return;
	want = dx_dec_add(t->subtotal.dec, t->tax.dec);
	if (!dx_invoice_named_amount(job, IL_GRAND_TOTAL, want, &t->total))
		dx_invoice_named_amount(job, IL_TOTAL, want, &t->total);
}

/* "Net à payer", "totaal te betalen": does the label say that it is to be paid? */
static bool is_to_pay(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const words[] = {"payer",  "pagar",   "pagare",  "percibir", "pay",      "payable",
					    "due",    "betalen", "voldoen", "zahlen",   "zapłaty",  "betala",
					    "betale", "bayar",   "úhradě",  "úhrade",   "ödenecek", "Ödenecek"};
	const struct dx_line *line = &job->lines.v[hit->line];

	for (size_t i = hit->first; i < hit->first + hit->n; i++) {
		struct dx_str s = dx_str(line->words[i]->text);

		while (s.n && strchr(".:", s.p[s.n - 1]))
			s.n--;
		if (dx_str_is_one_of(s, words, DX_LEN(words)))
			return true;
	}
	return false;
}

/* A total below the items with the amount of T's, whose label says that it is TO_PAY, or that it is not. */
static bool same_total(struct dx_job *job, const struct inv_totals *t, int field, bool to_pay, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at)))
		if (!hit->inner && is_to_pay(job, hit) == to_pay && dx_invoice_is_below(job, hit->line) &&
		    dx_foot_amount(job, hit, &one) && dx_dec_cmp(one.dec, t->total.dec) == 0) {
			*v = one;
			return true;
		}
	return false;
}

/* "Total 900.00, net to pay 900.00": nothing was paid, and both are printed; or only what is to pay is. */
static void settle_whole(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val all = {0};
	struct dx_val due = {0};

	if (dx_val_has(&t->due) || !dx_val_has(&t->total) || !same_total(job, t, IL_GRAND_TOTAL, true, &due))
		return;
	if (!same_total(job, t, IL_GRAND_TOTAL, false, &all) && !same_total(job, t, IL_TOTAL, false, &all)) {
		if (!dx_val_has(&t->paid) && !dx_val_has(&inv->withheld) && dx_val_same_place(&t->total, &due))
			t->due = due;
		return;
	}
	if (dx_val_same_place(&all, &due))
		return;
	t->due = due;
	t->total = all;
}

/* "Total 900.00, deposit 225.00, net to pay 675.00": the last total may be what is left, less what is withheld too. */
static void settle_due(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val all = {0};
	struct dx_dec off =
		dx_dec_add(dx_dec_abs(dx_val_or_zero(&t->paid)), dx_dec_abs(dx_val_or_zero(&inv->withheld)));
	struct dx_dec want;

	if (dx_dec_is_zero(off) || dx_val_has(&t->due) || !dx_val_has(&t->total))
		return;
	want = dx_dec_add(t->total.dec, off);
	if (!sum_of(job, IL_GRAND_TOTAL, want, &all) && !sum_of(job, IL_TOTAL, want, &all))
		return;
	t->due = t->total;
	t->total = all;
}

/* The sum of the lines may be called a total, where another total stands below it. */
static void settle_sum(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val all = {0};
	struct dx_dec sum;

	if (!dx_val_has(&t->total) ||
	    !dx_rows_sum(&inv->line_items, sizeof(struct inv_item), offsetof(struct inv_item, amount), &sum))
		return;
	if (dx_dec_cmp(sum, t->total.dec) == 0) { /* the lines hold their tax */
		if (!dx_val_has(&t->subtotal) && dx_val_has(&t->tax) && !dx_dec_is_zero(t->tax.dec))
			dx_invoice_named_amount(job, IL_TOTAL, dx_dec_sub(sum, t->tax.dec), &t->subtotal);
		return;
	}
	/* a subtotal with the shipping in it, where the one without it is called otherwise */
	if (dx_val_has(&t->subtotal) && (dx_dec_cmp(t->subtotal.dec, sum) == 0 || dx_invoice_holds_extras(inv) ||
					 dx_dec_cmp(t->subtotal.dec, dx_invoice_with_extras(t, sum)) != 0))
		return;
	if (dx_invoice_named_amount(job, IL_TOTAL, sum, &all) ||
	    dx_invoice_named_amount(job, IL_GRAND_TOTAL, sum, &all))
		t->subtotal = all;
}

/* "Product │ Quantity │ Price": the prices are those of the lines where their sum is printed as one. */
static void settle_prices(struct inv_invoice *inv)
{
	struct inv_item *items = inv->line_items.items;
	const struct inv_totals *t = &inv->totals;
	const struct dx_val *printed = dx_val_has(&t->subtotal) ? &t->subtotal : &t->total;
	struct dx_dec sum;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].amount))
			return;
	if (!dx_val_printed(printed) ||
	    !dx_rows_sum(&inv->line_items, sizeof(*items), offsetof(struct inv_item, unit_price), &sum) ||
	    dx_dec_cmp(sum, printed->dec) != 0)
		return;
	for (size_t i = 0; i < inv->line_items.n; i++) {
		items[i].amount = items[i].unit_price;
		items[i].unit_price = (struct dx_val){0};
	}
	inv->has_guess = true;
}

/* A tax without a rate ("Sales tax 8.20"). */
static void plain_tax(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX, &at))) {
		struct dx_val one;

		if (!hit->inner && !dx_foot_has_rate(job, hit) && dx_foot_amount(job, hit, &one))
			*v = one;
	}
}

/* A total of the taxes; "Total VAT 20 %" is that of one rate, and so is what stands below one of several headings. */
static void tax_total(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	bool beside = false;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TAX_TOTAL, &at))) {
		struct dx_val one;
		bool is;

		if (hit->inner || dx_foot_has_rate(job, hit) || !dx_foot_amount(job, hit, &one))
			continue;
		is = is_beside(job, hit, &one);
		if (is || !beside)
			*v = one;
		beside |= is;
	}
}

/* The taxes by rate make the tax where no sum of them is printed. */
static struct dx_val tax_of_rates(const struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;
	struct dx_dec sum = dx_dec(0, 2);

	if (inv->tax_summary.n == 1)
		return rates[0].tax;
	for (size_t i = 0; i < inv->tax_summary.n; i++)
		sum = dx_dec_add(sum, rates[i].tax.dec);
	return inv->tax_summary.n ? dx_val_derived_dec(sum) : (struct dx_val){0};
}

/* What is taxed, where the sums name no subtotal. */
static struct dx_val base_of_rates(const struct inv_invoice *inv)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	return inv->tax_summary.n == 1 ? rates[0].taxable : (struct dx_val){0};
}

static bool adds_up(struct dx_dec subtotal, struct dx_dec tax, struct dx_dec total)
{
	return dx_dec_cmp(dx_dec_add(subtotal, tax), total) == 0;
}

/*
 * "Stamp │ Discount │ Rounding │ Document total" over a row in which only the last cell is filled, and its figure
 * stands to the right of the heading.
 */
static void total_of_bar(struct dx_job *job, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;

	while (!dx_val_has(v) && (hit = dx_fields_next(job, dx_scope_all(job), IL_GRAND_TOTAL, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];
		const struct dx_line *below = line + 1;
		size_t first = 0;
		size_t n;

		dx_lines_segments(job->arena, line, &n);
		if (hit->inner || n < 3 || hit->first + hit->n != line->n || hit->line + 1 >= job->lines.n ||
		    below->page != line->page || below->used || !dx_invoice_is_below(job, hit->line) ||
		    below->y0 - line->y1 > BAR_HEIGHTS * line->height)
			continue;
		/* a currency may stand under another heading */
		while (first < below->n && below->words[first]->x0 < line->words[hit->first]->x0 &&
		       !dx_has_digit(below->words[first]->text))
			first++;
		if (first == below->n || below->words[first]->x0 < line->words[hit->first]->x0 ||
		    first + dx_invoice_amount_at(job, below, first, v) != below->n)
			*v = (struct dx_val){0};
	}
}

/* The sum of the lines with tax ("Subtotal 121.00, VAT included 21.00, Total 121.00") is no subtotal before tax. */
static void settle_subtotal(struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val base = base_of_rates(inv);

	if (!dx_val_has(&base))
		return;
	if (!dx_val_has(&t->subtotal))
		t->subtotal = base;
	else if (dx_val_has(&t->total) && dx_val_has(&t->tax) && dx_dec_cmp(t->subtotal.dec, t->total.dec) == 0 &&
		 adds_up(base.dec, t->tax.dec, t->total.dec))
		t->subtotal = base;
}

/*
 * "Taxable │ Tax" over the figures of several rates, of LEAST or more: what stands right below is no sum of all. What
 * else is headed there, and empty, is no sum either.
 */
static void drop_part(const struct inv_invoice *inv, struct dx_val *sum, size_t least)
{
	const struct inv_rate *rates = inv->tax_summary.items;

	for (size_t i = 0; inv->tax_summary.n >= least && i < inv->tax_summary.n; i++)
		if (dx_val_has(sum) && dx_val_has(&rates[i].taxable) &&
		    (dx_val_same_place(sum, &rates[i].taxable) || dx_val_same_place(sum, &rates[i].tax)))
			*sum = (struct dx_val){0};
}

/* "Total new charges 90.00, Total amount due 112.00" with 22.00 from the last bill: the last total is what is due. */
static void settle_brought(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val all;

	if (!dx_val_has(&inv->brought) || dx_dec_is_zero(inv->brought.dec) || !dx_val_has(&t->total) ||
	    (dx_val_has(&t->due) && dx_dec_cmp(t->due.dec, t->total.dec) != 0) ||
	    !sum_of(job, IL_GRAND_TOTAL, dx_dec_sub(t->total.dec, inv->brought.dec), &all))
		return;
	if (!dx_val_has(&t->due))
		t->due = t->total;
	t->total = all;
}

/* "Sum 8310.29, rounding -0.29, to pay 8310.00": the total is a whole one, but where a label says another is it. */
static void settle_rounding(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;
	struct dx_val named = {0};

	dx_foot_last(job, IL_GRAND_TOTAL, &named);
	if (!dx_val_same_place(&named, &t->total) && dx_val_printed(&inv->rounding) &&
	    !dx_dec_is_zero(inv->rounding.dec) && dx_val_printed(&t->total) && dx_val_printed(&t->due) &&
	    !dx_val_has(&t->paid) && dx_dec_cmp(dx_dec_add(t->total.dec, inv->rounding.dec), t->due.dec) == 0)
		t->total = t->due;
}

/*
 * "Total time   39.3   12,582.00": a word that no phrase has behind the label, and a figure of another column before
 * the amount. Such a row sums one table; what the paper comes to may stand on a page that is lost.
 */
static bool sums_a_table(struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t behind = hit->first + hit->n;
	size_t figures = 0;

	if (behind >= line->n || dx_has_digit(line->words[behind]->text) || !dx_has_letter(line->words[behind]->text) ||
	    dx_value_currency(dx_str(line->words[behind]->text)))
		return false;
	for (size_t i = behind; i < line->n; i++)
		figures += dx_has_digit(line->words[i]->text);
	return figures > 1;
}

/* Is the total, which no other subtotal and no tax stand beside, nothing but what such a row says? */
static bool is_of_table(struct dx_job *job, const struct inv_totals *t)
{
	const struct dx_label_hit *hit;
	struct dx_val one;
	size_t at = 0;

	if (!dx_val_printed(&t->total) || dx_val_has(&t->tax) ||
	    (dx_val_has(&t->subtotal) && dx_dec_cmp(t->subtotal.dec, t->total.dec) != 0))
		return false;
	while ((hit = dx_fields_next(job, dx_scope_all(job), IL_TOTAL, &at)))
		if (dx_foot_amount(job, hit, &one) && dx_val_same_place(&one, &t->total))
			return sums_a_table(job, hit);
	return false;
}

void dx_invoice_totals(struct dx_job *job, struct inv_invoice *inv)
{
	struct inv_totals *t = &inv->totals;

	settle_sides(job);
	first_sum(job, IL_SUBTOTAL, &t->subtotal);
	drop_part(inv, &t->subtotal, 2);
	first_sum(job, IL_DISCOUNT, &t->discount);
	first_sum(job, IL_SHIPPING, &t->shipping);
	shipping_by(job, &t->shipping);
	drop_part(inv, &t->shipping, 1);
	first_sum(job, IL_SERVICE, &t->service);
	first_sum(job, IL_WITHHELD, &inv->withheld);
	dx_invoice_withheld_at_rate(job, &inv->withheld);
	first_sum(job, IL_ROUNDING, &inv->rounding);
	tax_total(job, &t->tax);
	drop_part(inv, &t->tax, 2);
	if (!dx_val_has(&t->tax))
		t->tax = tax_of_rates(inv);
	if (!dx_val_has(&t->tax))
		dx_foot_last(job, IL_TAX_TOTAL, &t->tax);
	if (!dx_val_has(&t->tax))
		plain_tax(job, &t->tax);
	dx_foot_last(job, IL_GRAND_TOTAL, &t->total);
	if (!dx_val_has(&t->total))
		dx_foot_last(job, IL_TOTAL, &t->total);
	if (!dx_val_has(&t->total))
		total_of_bar(job, &t->total);
	first_sum(job, IL_PAID, &t->paid);
	dx_invoice_owed_before(job, inv);
	dx_foot_last(job, IL_DUE, &t->due);
	if (!dx_val_has(&t->total) && !dx_val_has(&t->paid))
		t->total = t->due;
	settle_brought(job, inv);
	dx_invoice_take_tax_row(job, inv);
	dx_invoice_take_untaxed(job, inv);
	skip_tax_row(job, inv);
	dx_invoice_taken_before(job, inv);
	settle_due(job, inv);
	choose(job, inv);
	settle_subtotal(inv);
	skip_tax_row(job, inv); /* of one tax the subtotal is known only now */
	settle_sum(job, inv);
	settle_prices(inv);
	settle_whole(job, inv);
	settle_rounding(job, inv);
	dx_invoice_take_row(job, inv);
	inv->has_guess |= is_of_table(job, t);
	dx_invoice_unnamed(job, inv);
}
