/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines of the foot whose names nobody knows: what they are follows from the printed figures around them. A figure is
 * only given its name here; the checks hold it against the others as they hold any.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"
#include "record/record.h"
#include "table/table.h"

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
	const char *before = line->n > 1 ? line->words[line->n - 2]->text : "+";

	return before[strspn(before, "(-)")] == '\0' || strcmp(before, "−") == 0 || strcmp(before, "–") == 0 ||
	       dx_str_ieq_c(dx_strn(line->words[0]->text, strcspn(line->words[0]->text, ":.")), "less");
}

size_t dx_gst_name_from(const struct dx_line *line)
{
	size_t at = line->n > 1 ? line->n - 2 : 0;

	while (at > 0 && line->words[at]->x0 - line->words[at - 1]->x1 <= line->height)
		at--;
	return at;
}

/* Does a known label stand before the amount at the end of the line? What stands further left is another one's. */
static bool is_named(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;
	size_t from = dx_gst_name_from(&job->lines.v[line]);

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (!l->v[i].inner && l->v[i].first >= from) /* "Gross total", of which only the last word is known */
			return true;
	return false;
}

/* Does the amount at the end of LINE stand above V? Words further left may hang lower, and boxes of letters overlap
 * where lines are set close. */
static bool is_above(const struct dx_job *job, size_t line, const struct dx_val *v)
{
	const struct dx_line *l = &job->lines.v[line];
	const struct dx_word *last = l->words[l->n - 1];

	return job->pages[l->page].number == v->place.page && last->y0 + (last->y1 - last->y0) / 2 < v->place.y0;
}

/* Is INDEX the row that ends the items of its page, or a line below it? Nothing there is an item. */
static bool is_behind_items(const struct dx_job *job, size_t index)
{
	const struct dx_tables *t = &job->tables;
	bool below = false;

	for (size_t i = 0; i < t->n_rows; i++) {
		const struct dx_row *row = &t->rows[i];

		if (t->v[row->table].page == job->lines.v[index].page && dx_gst_is_items(&t->v[row->table]))
			below = row->class == DX_ROW_SPECIAL && row->line <= index;
	}
	return below;
}

/*
 * Does LINE begin where the names of items do, or left of them? Then it may be an item of which no row was made. The
 * same of one that the last row of the items does not stand above: it is what is left of a row.
 */
static bool is_among_items(const struct dx_job *job, const struct dx_line *line)
{
	const struct dx_tables *tables = &job->tables;

	for (size_t i = 0; i < tables->n; i++) {
		const struct dx_table *t = &tables->v[i];
		int k = dx_table_col(t, GC_DESCRIPTION);

		if (k >= 0 && line->words[0]->x0 < t->cols[k].x1)
			return true;
	}
	for (size_t i = 0; i < tables->n_rows; i++) {
		const struct dx_line *row = &job->lines.v[tables->rows[i].line];

		if (tables->rows[i].class == DX_ROW_BEGIN && dx_gst_is_items(&tables->v[tables->rows[i].table]) &&
		    row->page == line->page && row->y1 > line->y0)
			return true;
	}
	return false;
}

/* The line of V; NULL: it stands in none. */
static const struct dx_line *line_with(const struct dx_job *job, const struct dx_val *v)
{
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		const struct dx_word *last = line->words[line->n - 1];

		if (job->pages[line->page].number == v->place.page && last->x1 == v->place.x1 &&
		    last->y0 == v->place.y0)
			return line;
	}
	return NULL;
}

/* Does the name in LINE end where that of VALUE does? Names that are set flush right are those of a foot, wherever they
 * begin; those of items begin below each other. */
static bool is_flush(const struct dx_job *job, const struct dx_line *line, const struct dx_val *value)
{
	const struct dx_line *sum = line_with(job, value);
	const struct dx_word *end = line->words[line->n - 2];
	const struct dx_word *other = sum && sum->n > 1 ? sum->words[sum->n - 2] : NULL;

	return other && abs(end->x1 - other->x1) <= line->height / 4 &&
	       abs(line->words[dx_gst_name_from(line)]->x0 - sum->words[dx_gst_name_from(sum)]->x0) > line->height;
}

/* Has LINE a word before its amount? Figures in a row are what is left of an item. */
static bool has_name(const struct dx_line *line)
{
	for (size_t i = 0; i + 1 < line->n; i++)
		if (dx_gst_has_letter(line->words[i]->text))
			return true;
	return false;
}

/* "Add : Crate Charges", "(+) Freight": no item is called so; another name below the lines may be that of one which was
 * made no row. */
static bool says_added(const struct dx_line *name)
{
	static const char *const signs[] = {"add", "plus", "+", "(+)"};
	const char *first = name->words[0]->text;

	return dx_str_is_one_of(dx_strn(first, strcspn(first, ":.")), signs, DX_LEN(signs));
}

/* A name right before the amount of line INDEX, right of where the names of items stand; what is left of it, as an
 * amount in words is, has no figure, as an item of which no row was made would. */
static bool is_name_beside(const struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const size_t from = dx_gst_name_from(line);
	struct dx_line name = *line;

	for (size_t i = 0; i < from; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	name.words += from;
	name.n -= from;
	return name.n > 1 && has_name(&name) &&
	       (!is_among_items(job, &name) || (says_added(&name) && is_behind_items(job, index)));
}

bool dx_gst_charge_between(struct dx_job *job, struct dx_dec sum, const struct dx_val *taxable, struct dx_val *v_r)
{
	struct dx_dec more = dx_dec_sub(taxable->dec, sum);
	struct dx_val v;

	if (!dx_val_printed(taxable) || more.coef <= 0)
		return false;
	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		if (is_named(job, i) || !is_above(job, i, taxable) || !dx_gst_line_says(job, i, more, &v) ||
		    v.dec.coef < 0 || dx_gst_says_less(&job->lines.v[i]) || !has_name(&job->lines.v[i]) ||
		    (is_among_items(job, &job->lines.v[i]) && !is_name_beside(job, i) &&
		     !is_flush(job, &job->lines.v[i], taxable)))
			continue;
		*v_r = v;
		return true;
	}
	return false;
}

static bool add_charge(struct dx_job *job, struct gst_invoice *inv, struct dx_dec sum, const struct dx_val *taxable)
{
	if (!dx_gst_charge_between(job, sum, taxable, &inv->charges[inv->n_charges]))
		return false;
	inv->n_charges++;
	inv->n_taxed = 1;
	return true;
}

static bool lines_sum(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, taxable_value), sum_r);
}

/* The amount at the end of line INDEX, behind words. */
static bool amount_at(struct dx_job *job, size_t index, struct dx_val *v_r)
{
	const struct dx_line *line = &job->lines.v[index];
	struct dx_words last;

	if (line->used || line->n < 2)
		return false;
	last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
	return dx_columns_amount_like(last.words[0]) && dx_fields_amount_of(job, &last, v_r) && v_r->dec.coef > 0;
}

static bool is_charge_of(const struct gst_invoice *inv, const struct dx_val *v)
{
	for (size_t i = 0; i < inv->n_charges; i++)
		if (inv->charges[i].place.page == v->place.page && inv->charges[i].place.x0 == v->place.x0 &&
		    inv->charges[i].place.y0 == v->place.y0)
			return true;
	return false;
}

/* "Loading @ Rs. 250 PMT   5,678.75", "Freight   7,800.00": all amounts between the lines, which come to SUM, and VALUE
 * make it, whether their names are known or not. */
static bool add_charges(struct dx_job *job, struct gst_invoice *inv, struct dx_dec sum, const struct dx_val *value)
{
	struct dx_val found[2 * GST_CHARGES_MAX];
	struct dx_dec all = sum;
	size_t n = 0;
	size_t taxed;

	for (size_t i = dx_gst_head_end(job); i < job->lines.n && dx_val_printed(value); i++) {
		struct dx_val v;

		if (!is_above(job, i, value) || job->lines.v[i].used || !amount_at(job, i, &v) ||
		    dx_dec_cmp(v.dec, sum) == 0)
			continue;
		if (n == GST_CHARGES_MAX || v.dec.coef <= 0 || dx_gst_says_less(&job->lines.v[i]) ||
		    (!is_charge_of(inv, &v) && !is_name_beside(job, i)))
			return false;
		found[n++] = v;
		all = dx_dec_add(all, v.dec);
	}
	taxed = n;
	if (n < 2 || dx_dec_cmp(all, value->dec) != 0)
		return false;
	for (size_t i = 0; i < inv->n_charges; i++)
		if (inv->charges[i].place.page != value->place.page || inv->charges[i].place.y0 >= value->place.y1)
			found[n++] = inv->charges[i];
	if (n > GST_CHARGES_MAX)
		return false;
	memcpy(inv->charges, found, n * sizeof(*found));
	inv->n_charges = n;
	inv->n_taxed = taxed;
	return true;
}

/* The charge, or the charges, between lines that come to SUM and the taxable value; false: none make it. */
static bool charge_on(struct dx_job *job, struct gst_invoice *inv, struct dx_dec sum)
{
	const struct dx_val *value = &inv->totals.taxable_value;

	if (add_charges(job, inv, sum, value) || inv->n_charges > 0 || add_charge(job, inv, sum, value))
		return true;
	for (size_t i = 0; i < inv->n_subtotals; i++) {
		if (!add_charge(job, inv, sum, &inv->subtotals[i]))
			continue;
		inv->totals.taxable_value = inv->subtotals[i];
		return true;
	}
	return false;
}

/* "Fuel Surcharge 650.00" between the lines, perhaps less the discount, and the taxable value. Of several sums before
 * tax it is the one that holds the charge. */
void dx_gst_blind_charge(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val *less = &inv->totals.discount;
	struct dx_dec sum;

	if (!lines_sum(inv, &sum) || inv->n_taxed > 0)
		return;
	if (!charge_on(job, inv, sum) && dx_val_printed(less) && !dx_dec_is_zero(less->dec))
		(void)charge_on(job, inv, dx_dec_sub(sum, dx_dec_abs(less->dec)));
}

/* ---- taxes ---- */

/* May TAX be the one on BASE by law, to a paisa for each of N lines? No rate in the lines says more. A HALF is half a
 * rate. */
static bool is_legal(struct dx_dec base, struct dx_dec tax, bool half, size_t n)
{
	static const struct {
		int64_t coef;
		uint8_t scale;
	} rates[] = {{25, 2}, {15, 1}, {3, 0}, {5, 0}, {75, 1}, {12, 0}, {18, 0}, {28, 0}, {40, 0}};

	for (size_t i = 0; i < DX_LEN(rates); i++)
		if (dx_dec_near(dx_gst_tax(base, dx_dec(rates[i].coef, rates[i].scale), half), tax,
				dx_dec((int64_t)n, 2)))
			return true;
	return false;
}

/* Is TAX what the lines' rates make of their values, to a paisa a line? *KNOWN_R: all lines have a rate. */
static bool is_by_rates(const struct gst_invoice *inv, struct dx_dec tax, bool half, bool *known_r)
{
	const struct gst_item *items = inv->line_items.items;
	struct dx_dec sum = dx_dec(0, 2);

	*known_r = inv->line_items.n > 0;
	for (size_t i = 0; i < inv->line_items.n && *known_r; i++) {
		*known_r = dx_val_has(&items[i].taxable_value) && dx_val_has(&items[i].tax_rate);
		if (*known_r)
			sum = dx_dec_add(sum, dx_gst_tax(items[i].taxable_value.dec, items[i].tax_rate.dec, half));
	}
	return *known_r && dx_dec_near(sum, tax, dx_dec((int64_t)inv->line_items.n, 2));
}

/* SUM is the total, or lacks less than a rupee of it that is printed as the rounding. */
static bool makes_total(struct dx_job *job, const struct gst_invoice *inv, struct dx_dec sum)
{
	const struct gst_totals *t = &inv->totals;
	struct dx_dec lacks;
	struct dx_val v;

	if (dx_val_has(&t->round_off))
		sum = dx_dec_add(sum, t->round_off.dec);
	lacks = dx_dec_sub(t->total.dec, sum);
	if (dx_dec_is_zero(lacks))
		return true;
	if (dx_val_has(&t->round_off) || dx_dec_cmp(dx_dec_abs(lacks), dx_dec(1, 0)) >= 0)
		return false;
	for (size_t i = job->lines.n; i-- > 0;)
		if (dx_gst_line_says(job, i, lacks, &v))
			return true;
	return false;
}

static bool has_taxes(const struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct gst_item *items = inv->line_items.items;

	for (size_t i = 0; i < inv->line_items.n; i++)
		if (dx_val_has(&items[i].cgst) || dx_val_has(&items[i].sgst) || dx_val_has(&items[i].igst) ||
		    dx_val_has(&items[i].tax))
			return true;
	return dx_val_has(&t->cgst) || dx_val_has(&t->sgst) || dx_val_has(&t->igst) || dx_val_has(&t->cess) ||
	       dx_val_has(&inv->tax_total) || inv->tax_summary.n > 0;
}

/* Between the states of both parties; false too where one is not known. */
static bool is_between_states(const struct gst_invoice *inv)
{
	return dx_val_has(&inv->supplier.state_code) && dx_val_has(&inv->place_of_supply) &&
	       strcmp(inv->supplier.state_code.text, inv->place_of_supply.text) != 0;
}

/* Taxes on BASE that make TOTAL with it, between the two. */
static void taxes_between(struct dx_job *job, struct gst_invoice *inv, const struct dx_val *base,
			  const struct dx_val *total)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val one;
	struct dx_val two;

	for (size_t i = dx_gst_head_end(job); i < job->lines.n; i++) {
		bool known;

		if (is_above(job, i, base) || !is_above(job, i, total) || !amount_at(job, i, &one))
			continue;
		if (i + 1 < job->lines.n && amount_at(job, i + 1, &two) && dx_dec_cmp(one.dec, two.dec) == 0 &&
		    (is_by_rates(inv, one.dec, true, &known) ||
		     (!known && is_legal(base->dec, one.dec, true, inv->line_items.n))) &&
		    makes_total(job, inv, dx_dec_add(base->dec, dx_dec_add(one.dec, two.dec)))) {
			t->cgst = one;
			t->sgst = two;
		} else if ((is_by_rates(inv, one.dec, false, &known) ||
			    (!known && is_legal(base->dec, one.dec, false, inv->line_items.n))) &&
			   makes_total(job, inv, dx_dec_add(base->dec, one.dec))) {
			*(is_between_states(inv) ? &t->igst : &inv->tax_total) = one;
		} else {
			continue;
		}
		inv->is_split = true; /* which taxes they are is nowhere printed */
		return;
	}
}

/* The total may be below what was paid, so that only what is left to pay is known: each amount may be it. */
void dx_gst_blind_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val known = t->total;

	if (has_taxes(inv) || inv->n_charges > 0 || !dx_val_printed(&t->taxable_value) || !dx_val_has(&t->total))
		return;
	taxes_between(job, inv, &t->taxable_value, &t->total);
	for (size_t i = job->lines.n; i-- > dx_gst_head_end(job) && !has_taxes(inv);) {
		if (is_above(job, i, &t->taxable_value) || !is_above(job, i, &known) || !amount_at(job, i, &t->total))
			continue;
		taxes_between(job, inv, &t->taxable_value, &t->total);
	}
	if (!inv->is_split || t->total.dec.coef <= 0)
		t->total = known;
}

/* ---- the taxable value ---- */

/* Are the printed taxes T those on BASE by law? *SUM_R: what they make with it. */
static bool are_on(const struct gst_totals *t, struct dx_dec base, struct dx_dec *sum_r)
{
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst};

	*sum_r = base;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		if (!dx_val_printed(taxes[i]) || dx_dec_is_zero(taxes[i]->dec))
			continue;
		if (!is_legal(base, taxes[i]->dec, taxes[i] != &t->igst, 1))
			return false;
		*sum_r = dx_dec_add(*sum_r, taxes[i]->dec);
	}
	return true;
}

bool dx_gst_taxes_are_on(const struct gst_invoice *inv, struct dx_dec base)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *one = dx_val_printed(&t->igst) && t->igst.dec.coef > 0 ? &t->igst : &t->cgst;
	struct dx_dec sum;
	bool known;

	return are_on(t, base, &sum) || (dx_val_printed(one) && lines_sum(inv, &sum) && dx_dec_cmp(sum, base) == 0 &&
					 is_by_rates(inv, one->dec, one == &t->cgst, &known));
}

/* The same, and do they make the total with it? */
static bool bears_taxes(const struct gst_totals *t, struct dx_dec base)
{
	struct dx_dec sum;
	struct dx_dec lacks;

	if (!are_on(t, base, &sum))
		return false;
	if (dx_val_has(&t->round_off))
		return dx_dec_cmp(dx_dec_add(sum, t->round_off.dec), t->total.dec) == 0;
	lacks = dx_dec_sub(t->total.dec, sum);
	return dx_dec_is_zero(lacks) || dx_dec_cmp(dx_dec_round(sum, 0), t->total.dec) == 0;
}

/* "Net Premium (A+B)   35,080.24", "Rent for the month": the nearest line above the taxes whose amount is what they are
 * on. A charge may stand between it and the lines. */
void dx_gst_blind_taxable(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	const struct dx_val *tax = dx_val_printed(&t->igst) && t->igst.dec.coef > 0 ? &t->igst : &t->cgst;
	struct dx_val v;

	if (dx_val_has(&t->taxable_value) || inv->n_subtotals > 0 || inv->n_charges > 0 || !dx_val_printed(&t->total) ||
	    !dx_val_printed(tax) || tax->dec.coef <= 0 || inv->tax_summary.n > 0)
		return;
	for (size_t i = job->lines.n; i-- > 0;) {
		if (!is_above(job, i, tax) || !is_above(job, i, &t->total) || !amount_at(job, i, &v) ||
		    !has_name(&job->lines.v[i]) || !bears_taxes(t, v.dec))
			continue;
		t->taxable_value = v;
		dx_gst_blind_charge(job, inv);
		return;
	}
}

/* ---- the total ---- */

/* The printed tax that is charged, or ALL of them; NULL: none is. */
static const struct dx_val *charged(const struct gst_totals *t, const struct dx_val *all)
{
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst, all};

	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_val_printed(taxes[i]) && !dx_dec_is_zero(taxes[i]->dec))
			return taxes[i];
	return NULL;
}

bool dx_gst_sum_of_all(const struct gst_invoice *inv, struct dx_dec *sum_r)
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
	const struct dx_val *tax = charged(&inv->totals, &inv->tax_total);
	struct dx_dec sum;
	struct dx_val v;

	if (dx_val_has(&inv->totals.total) || !tax || !dx_gst_sum_of_all(inv, &sum))
		return;
	for (size_t i = job->lines.n; i-- > 0;) {
		if (is_named(job, i) || is_above(job, i, tax) || !dx_gst_line_says(job, i, sum, &v))
			continue;
		inv->totals.total = v;
		return;
	}
}

bool dx_gst_sum_of_parts(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *parts[] = {&t->cgst, &t->sgst, &t->igst, &t->cess, &t->round_off};

	if (!dx_val_has(&t->taxable_value))
		return false;
	*sum_r = t->taxable_value.dec;
	for (size_t i = 0; i < DX_LEN(parts); i++)
		if (dx_val_has(parts[i]))
			*sum_r = dx_dec_add(*sum_r, parts[i]->dec);
	if (!dx_val_has(&t->cgst) && !dx_val_has(&t->sgst) && !dx_val_has(&t->igst) && dx_val_has(&inv->tax_total))
		*sum_r = dx_dec_add(*sum_r, inv->tax_total.dec);
	for (size_t i = inv->n_taxed; i < inv->n_charges; i++)
		*sum_r = dx_dec_add(*sum_r, inv->charges[i].dec);
	return true;
}

/* What the lines are worth: their values, else their totals less their taxes. */
static bool worth_of_lines(const struct gst_invoice *inv, struct dx_dec *sum_r)
{
	static const size_t taxes[] = {offsetof(struct gst_item, cgst), offsetof(struct gst_item, sgst),
				       offsetof(struct gst_item, igst), offsetof(struct gst_item, cess)};
	bool taxed = false;
	struct dx_dec tax;

	if (lines_sum(inv, sum_r))
		return true;
	if (!dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, total), sum_r))
		return false;
	for (size_t k = 0; k < DX_LEN(taxes); k++)
		if (dx_rows_sum(&inv->line_items, sizeof(struct gst_item), taxes[k], &tax)) {
			*sum_r = dx_dec_sub(*sum_r, tax);
			taxed |= !dx_dec_is_zero(tax);
		}
	return taxed;
}

/* How many of the first charges the lines, less the discount, come to VALUE with; 0: none. */
static size_t charges_in(const struct gst_invoice *inv, struct dx_dec value)
{
	const struct dx_val *less = &inv->totals.discount;
	struct dx_dec sum;
	struct dx_dec off;

	if (!worth_of_lines(inv, &sum))
		return 0;
	off = dx_val_has(less) ? dx_dec_sub(sum, dx_dec_abs(less->dec)) : sum;
	for (size_t i = 0; i < inv->n_charges; i++) {
		sum = dx_dec_add(sum, inv->charges[i].dec);
		off = dx_dec_add(off, inv->charges[i].dec);
		if (dx_dec_cmp(off, value) == 0 || dx_dec_cmp(sum, value) == 0)
			return i + 1;
	}
	return 0;
}

void dx_gst_value_of_only_rate(struct gst_invoice *inv)
{
	const struct gst_rate *only = inv->tax_summary.items;
	struct gst_totals *t = &inv->totals;
	size_t n;

	if (inv->tax_summary.n != 1 || dx_val_has(&t->taxable_value) || !dx_val_printed(&only->taxable_value))
		return;
	n = charges_in(inv, only->taxable_value.dec);
	if (n == 0)
		return;
	t->taxable_value = only->taxable_value;
	inv->n_taxed = n;
}

void dx_gst_taxed_charges(struct dx_job *job, struct gst_invoice *inv)
{
	const struct dx_val *value = &inv->totals.taxable_value;
	struct dx_dec sum;

	if (inv->n_taxed > 0 || !dx_val_printed(value) || !worth_of_lines(inv, &sum) ||
	    dx_dec_cmp(sum, value->dec) == 0)
		return;
	if (inv->n_charges > 0)
		inv->n_taxed = charges_in(inv, value->dec);
	else
		(void)add_charge(job, inv, sum, value);
}
