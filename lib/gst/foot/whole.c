/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Is all of an invoice's figures in its record? */
#include "dx/extract/erased.h"
#include "dx/extract/foot.h"

#include "foot.h"
#include "record/record.h"

#define BIT(role) (UINT32_C(1) << (role))
#define RATES     (BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE))

/* A value of lines, and the columns it stands in. */
struct of_cols {
	size_t offset;
	uint32_t cols;
};

/* What every line has if one has it. */
static const struct of_cols of_goods[] = {{offsetof(struct gst_item, amount), BIT(GC_AMOUNT)},
					  {offsetof(struct gst_item, total), BIT(GC_TOTAL) | BIT(GC_AMOUNT)}};
/* What a line may do without: freight has no quantity, what is exempt no tax. Of a scan nobody knows. */
static const size_t of_scans[] = {
	offsetof(struct gst_item, quantity), offsetof(struct gst_item, unit_price), offsetof(struct gst_item, discount),
	offsetof(struct gst_item, tax_rate), offsetof(struct gst_item, cgst),       offsetof(struct gst_item, sgst),
	offsetof(struct gst_item, igst),     offsetof(struct gst_item, cess),       offsetof(struct gst_item, tax)};
static const size_t of_rates[] = {offsetof(struct gst_rate, tax_rate), offsetof(struct gst_rate, taxable_value),
				  offsetof(struct gst_rate, cgst),     offsetof(struct gst_rate, sgst),
				  offsetof(struct gst_rate, igst),     offsetof(struct gst_rate, cess)};

/* What lines print as nothing where they have none. */
static const struct of_cols of_nothing[] = {{offsetof(struct gst_item, discount), BIT(GC_DISCOUNT)},
					    {offsetof(struct gst_item, tax_rate), RATES},
					    {offsetof(struct gst_item, cgst), BIT(GC_CGST)},
					    {offsetof(struct gst_item, sgst), BIT(GC_SGST)},
					    {offsetof(struct gst_item, igst), BIT(GC_IGST)},
					    {offsetof(struct gst_item, cess), BIT(GC_CESS)},
					    {offsetof(struct gst_item, tax), BIT(GC_TAX)}};

/* The lines of those tables that have columns of OF, where an invoice has tables of goods and of labour, each with its
 * own; all lines where no table has one, or a heading of a scan may not have been read. */
static struct dx_rows lines_with(const struct dx_job *job, const struct gst_invoice *inv, const struct of_cols *of)
{
	const struct gst_item *items = inv->line_items.items;
	struct gst_item *found;
	size_t n = 0;

	if (dx_whole_scanned(job))
		return inv->line_items;
	found = dx_alloc_array(job->arena, inv->line_items.n + 1, sizeof(*found));
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (items[i].cols & of->cols || items[i].cols == 0)
			found[n++] = items[i];
	return n ? (struct dx_rows){found, n} : inv->line_items;
}

static bool leaves_out(const struct dx_job *job, const struct gst_invoice *inv)
{
	for (size_t i = 0; i < DX_LEN(of_nothing); i++) {
		struct dx_rows lines = lines_with(job, inv, &of_nothing[i]);

		if (dx_whole_leaves_out(&lines, sizeof(struct gst_item), of_nothing[i].offset))
			return true;
	}
	for (size_t i = 0; i < DX_LEN(of_rates); i++)
		if (dx_whole_leaves_out(&inv->tax_summary, sizeof(struct gst_rate), of_rates[i]))
			return true;
	return dx_whole_is_exchanged(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, quantity),
				     offsetof(struct gst_item, unit_price), offsetof(struct gst_item, unit));
}

/* Has every line a taxable value, or none? That of a line taxed by nothing may be its total once more. */
static bool values_are_whole(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	size_t has = 0;
	size_t lacks = 0;

	for (size_t i = 0; i < inv->line_items.n; i++) {
		const struct dx_val *v = &items[i].taxable_value;
		const struct dx_val *total = &items[i].total;

		if (!dx_val_has(v))
			lacks++;
		else if (!dx_val_printed(v) || !dx_val_printed(total) || v->place.page != total->place.page ||
			 v->place.x0 != total->place.x0 || v->place.y0 != total->place.y0)
			has++;
	}
	return has == 0 || lacks == 0;
}

/* A line with a rate has a tax where others have one; one with a quantity has a price, and the other way round. */
static bool lines_are_whole(const struct gst_invoice *inv)
{
	static const size_t taxes[] = {offsetof(struct gst_item, cgst), offsetof(struct gst_item, sgst),
				       offsetof(struct gst_item, igst), offsetof(struct gst_item, tax)};
	struct gst_item *items = inv->line_items.items;
	bool priced = !dx_whole_column(&inv->line_items, sizeof(*items), offsetof(struct gst_item, quantity)) ||
		      !dx_whole_column(&inv->line_items, sizeof(*items), offsetof(struct gst_item, unit_price));

	for (size_t i = 0; i < inv->line_items.n; i++) {
		bool rated = dx_val_has(&items[i].tax_rate) && !dx_dec_is_zero(items[i].tax_rate.dec);

		if (priced && dx_val_has(&items[i].quantity) != dx_val_has(&items[i].unit_price) &&
		    !dx_gst_is_one(&items[i]))
			return false;
		for (size_t k = 0; rated && k < DX_LEN(taxes); k++)
			if (!dx_val_has(dx_val_at(&items[i], taxes[k])) &&
			    !dx_whole_column(&inv->line_items, sizeof(*items), taxes[k]))
				return false;
	}
	return true;
}

/* A column of a scan that has a heading and nothing in it: everything was lost. */
static bool lacks_column(const struct dx_job *job, const struct gst_invoice *inv)
{
	static const struct {
		int role;
		size_t offset;
	} columns[] = {{GC_QUANTITY, offsetof(struct gst_item, quantity)},
		       {GC_UNIT_PRICE, offsetof(struct gst_item, unit_price)},
		       {GC_TAX_RATE, offsetof(struct gst_item, tax_rate)},
		       {GC_CGST_RATE, offsetof(struct gst_item, tax_rate)},
		       {GC_IGST_RATE, offsetof(struct gst_item, tax_rate)}};

	for (size_t i = 0; i < DX_LEN(columns); i++)
		if (dx_whole_empty_column(job, columns[i].role, &inv->line_items, sizeof(struct gst_item),
					  columns[i].offset))
			return true;
	return false;
}

/* A scanned page names a sum that could not be read, or holds an amount that is none of the invoice's. */
static bool sums_are_whole(const struct dx_job *job, struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{GL_TAXABLE_TOTAL, &t->taxable_value},
		    {GL_CGST, &t->cgst},
		    {GL_SGST, &t->sgst},
		    {GL_IGST, &t->igst},
		    {GL_CESS, &t->cess},
		    {GL_TAX_TOTAL, &inv->tax_total},
		    {GL_DISCOUNT, &t->discount},
		    {GL_ROUND_OFF, &t->round_off}};
	struct dx_val more[2 * sizeof(struct gst_item) / sizeof(struct dx_val) +
			   sizeof(struct gst_rate) / sizeof(struct dx_val) + 1];
	size_t n = 0;

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v))
			return false;
	for (size_t at = 0; at + sizeof(struct dx_val) <= sizeof(struct gst_item); at += sizeof(struct dx_val)) {
		more[n++] = *dx_val_at(&inv->table_total, at);
		more[n++] = *dx_val_at(&inv->bare_total, at);
	}
	for (size_t at = 0; at < sizeof(struct gst_rate); at += sizeof(struct dx_val))
		more[n++] = *dx_val_at(&inv->summary_total, at);
	more[n++] = inv->tax_total;
	return !dx_whole_has_stray(job, inv, more, n, GL_OTHER);
}

static bool is_charged(const struct dx_val *v)
{
	return dx_val_has(v) && !dx_dec_is_zero(v->dec);
}

/* Has a line something under OFFSET? Then the paper's sum of it is no label that is printed whether it applies or not.
 */
static bool lines_have(const struct gst_invoice *inv, size_t offset)
{
	struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (is_charged(dx_val_at(&items[i], offset)))
			return true;
	return false;
}

/* A label of a sum without its figure, beside others that have theirs. What is not charged may be left blank. */
static bool has_blank_label(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	bool within = is_charged(&t->cgst) || is_charged(&t->sgst);
	const struct {
		int label;
		const struct dx_val *v;
		bool always;
	} sums[] = {{GL_TAXABLE_TOTAL, &t->taxable_value, true},
		    {GL_TAX_TOTAL, &inv->tax_total, true},
		    {GL_CGST, &t->cgst, !is_charged(&t->igst)},
		    {GL_SGST, &t->sgst, !is_charged(&t->igst)},
		    {GL_IGST, &t->igst, !within},
		    {GL_CESS, &t->cess, lines_have(inv, offsetof(struct gst_item, cess))},
		    {GL_DISCOUNT, &t->discount, lines_have(inv, offsetof(struct gst_item, discount))},
		    {GL_GRAND_TOTAL, &t->total, true}};

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (sums[i].always && dx_erased_lacks(job, dx_scope_all(job), sums[i].label, sums[i].v))
			return true;
	return false;
}

/* A total that is printed once more, otherwise by one digit. */
static bool has_near(const struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val *const sums[] = {&inv->totals.total, &inv->totals.taxable_value, &inv->totals.cgst,
					     &inv->totals.sgst, &inv->totals.igst};

	return dx_whole_has_near(job, inv, sums, DX_LEN(sums));
}

/* The name of the taxable total, between the one that was read and the total, without an amount: that was taken out. */
static bool lacks_base(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_label_hit *hit;
	struct dx_val v;
	size_t at = 0;

	if (!dx_val_printed(&t->taxable_value) || !dx_val_printed(&t->total))
		return false;
	while ((hit = dx_fields_next(job, dx_scope_all(job), GL_TAXABLE_TOTAL, &at))) {
		const struct dx_line *line = &job->lines.v[hit->line];

		if (!hit->inner && job->pages[line->page].number == t->total.place.page &&
		    t->total.place.page == t->taxable_value.place.page && line->y0 >= t->taxable_value.place.y1 &&
		    line->y1 <= t->total.place.y0 && !dx_foot_amount(job, hit, &v))
			return true;
	}
	return false;
}

/* "Tax Total", and nothing says which tax: it is not in the record. */
static bool lacks_taxes(const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;

	return inv->is_split ||
	       (dx_val_has(&inv->tax_total) && !dx_dec_is_zero(inv->tax_total.dec) && !dx_val_has(&t->cgst) &&
		!dx_val_has(&t->sgst) && !dx_val_has(&t->igst) && !dx_val_has(&t->cess));
}

/* Headings of a summary with nothing under them, and a tax that is charged: its rows are lost. */
static bool lacks_summary(const struct gst_invoice *inv)
{
	const struct dx_val *const taxes[] = {&inv->totals.cgst, &inv->totals.sgst, &inv->totals.igst, &inv->tax_total};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return inv->has_bare_summary;
	return false;
}

/* "CGST 0.00 │ SGST 0.00": one half of the tax is printed with the other one, as nothing too. */
static bool lacks_half(const struct gst_invoice *inv)
{
	return dx_val_has(&inv->totals.cgst) != dx_val_has(&inv->totals.sgst);
}

/* The lines come to the total and nothing else: there is no tax that a figure could be the rate of. */
static bool is_untaxed(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *taxes[] = {&t->cgst, &t->sgst, &t->igst, &t->cess, &t->round_off, &inv->tax_total};
	struct dx_dec sum;

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_has(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return false;
	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].tax) || dx_val_has(&items[i].tax_rate))
			return false;
	return inv->n_charges == 0 && dx_val_printed(&t->total) &&
	       dx_rows_sum(&inv->line_items, sizeof(*items), offsetof(struct gst_item, taxable_value), &sum) &&
	       dx_dec_cmp(sum, t->total.dec) == 0;
}

/* Figures under unknown headings may be nothing but rates; can they be? */
static bool lacks_rate(struct dx_job *job, const struct gst_invoice *inv)
{
	return inv->may_have_rate && !(is_untaxed(inv) && !inv->has_slabs) &&
	       (dx_whole_scanned(job) || !dx_gst_is_of_one_rate(job, inv));
}

/* Quantity × price, less what is taken off, is the line's value, and with its taxes its total: no figure is lacking. */
static bool closes(const struct gst_item *it)
{
	struct dx_dec v;
	bool rounded;

	return dx_gst_line_value(it, &v, &rounded) && dx_val_printed(&it->taxable_value) &&
	       dx_dec_cmp(v, it->taxable_value.dec) == 0 && (!dx_val_has(&it->total) || dx_gst_value_makes_total(it));
}

/* A figure among the words of a scanned line that its arithmetic leaves room for: "5204.25" may be one of its values.
 */
static bool has_odd(const struct gst_invoice *inv)
{
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (items[i].has_odd && !closes(&items[i]))
			return true;
	return false;
}

bool dx_gst_is_whole(struct dx_job *job, struct gst_invoice *inv)
{
	bool scanned = dx_whole_scanned(job);

	for (size_t i = 0; i < DX_LEN(of_goods); i++) {
		struct dx_rows lines = lines_with(job, inv, &of_goods[i]);

		if (!dx_whole_column(&lines, sizeof(struct gst_item), of_goods[i].offset))
			return false;
	}
	if (!values_are_whole(inv) || !lines_are_whole(inv) || leaves_out(job, inv))
		return false;
	if (scanned && (lacks_column(job, inv) || lacks_half(inv) ||
			inv->totals.discount.source == DX_VAL_OCR || /* its minus may be lost */
			!dx_whole_columns(&inv->line_items, sizeof(struct gst_item), of_scans, DX_LEN(of_scans)) ||
			!dx_whole_columns(&inv->tax_summary, sizeof(struct gst_rate), of_rates, DX_LEN(of_rates))))
		return false;
	/* values that a person gave for what recognition misread do not change the page */
	return (scanned && job->given) || (!inv->has_more && !has_odd(inv) && !lacks_rate(job, inv) &&
					   sums_are_whole(job, inv) && !has_near(job, inv) && !lacks_base(job, inv) &&
					   !lacks_taxes(inv) && !lacks_summary(inv) && !has_blank_label(job, inv));
}
