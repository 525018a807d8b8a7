/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The tax of a charge that has a line of its own: "Packing & Forwarding Charges 450.00 / CGST on P & F @ 9% 40.50", or
 * right below the charge that its rate makes it of. It is part of the invoice's tax, and of no line's.
 */
#include <string.h>

#include "foot.h"
#include "record/record.h"
#include "table/table.h"

#define NAME_LEN 4 /* of a tax: "IGSTonP" of a scan */

/* Which tax W names, as dx_gst_tax_kind() has it; in a scan that may be glued to what follows. */
static int kind_of(const struct dx_word *w)
{
	char name[NAME_LEN + 1] = {0};
	int kind = dx_gst_tax_kind(w->text);

	if (kind >= 0 || w->conf == 100 || strlen(w->text) < NAME_LEN)
		return kind;
	memcpy(name, w->text, NAME_LEN);
	return dx_gst_tax_kind(name);
}

/* The first word of LINE that names a tax; LINE's number of words: none does. */
static size_t tax_in(const struct dx_line *line)
{
	size_t at = 0;

	while (at < line->n && kind_of(line->words[at]) < 0)
		at++;
	return at;
}

/* The amount at the end of LINE, behind the name of a tax, word *AT_R. */
static bool tax_at_end(struct dx_job *job, const struct dx_line *line, size_t *at_r, struct dx_val *v_r)
{
	struct dx_words last;

	*at_r = tax_in(line);
	if (line->used || *at_r + 1 >= line->n)
		return false;
	last = (struct dx_words){.words = line->words + line->n - 1, .n = 1, .page = line->page};
	return dx_columns_amount_like(last.words[0]) && dx_fields_amount_of(job, &last, v_r) && v_r->dec.coef > 0;
}

static bool joins(const struct dx_word *w)
{
	static const char *const words[] = {"on", "for", "of", "("};

	return dx_str_is_one_of(dx_str(w->text), words, DX_LEN(words));
}

/* "CGST on P & F", "IGST @ 18% for Freight", "SGST (Freight)": stands the name of a charge right behind such a word,
 * and the tax of line INDEX, word AT, before it? */
static bool names_charge(const struct dx_job *job, size_t index, size_t at)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++) {
		const struct dx_label_hit *hit = &l->v[i];

		if (hit->field == GL_CHARGES && hit->first > at &&
		    (line->words[hit->first]->text[0] == '(' || joins(line->words[hit->first - 1])))
			return true;
	}
	return false;
}

static bool is_in(const struct dx_job *job, const struct dx_line *line, const struct dx_val *v)
{
	return job->pages[line->page].number == v->place.page && v->place.y0 < line->y1 && v->place.y1 > line->y0;
}

/* The charge right above line INDEX, taxes of it between; NULL: something else stands there. */
static const struct dx_val *charge_above(struct dx_job *job, const struct gst_invoice *inv, size_t index)
{
	for (size_t i = index; i-- > dx_gst_head_end(job) && job->lines.v[i].page == job->lines.v[index].page;) {
		struct dx_val v;
		size_t at;

		for (size_t k = 0; k < inv->n_charges; k++)
			if (is_in(job, &job->lines.v[i], &inv->charges[k]))
				return &inv->charges[k];
		if (!tax_at_end(job, &job->lines.v[i], &at, &v))
			return NULL;
	}
	return NULL;
}

size_t dx_gst_tax_offset(int kind)
{
	switch (kind) {
	case GC_CGST:
		return offsetof(struct gst_item, cgst);
	case GC_SGST:
		return offsetof(struct gst_item, sgst);
	case GC_IGST:
		return offsetof(struct gst_item, igst);
	default:
		return offsetof(struct gst_item, tax);
	}
}

/* What the lines print of the tax KIND; false: not all of them have it. */
static bool tax_of_lines(const struct gst_invoice *inv, int kind, struct dx_dec *sum_r)
{
	return dx_rows_sum(&inv->line_items, sizeof(struct gst_item), dx_gst_tax_offset(kind), sum_r);
}

/* Is TAX what the only rate on LINE makes of BASE? */
static bool is_tax_on(struct dx_job *job, const struct dx_line *line, struct dx_dec base, struct dx_dec tax)
{
	struct dx_dec rate;

	return dx_gst_only_rate(job, line, &rate) && dx_dec_cmp(dx_gst_tax(base, rate, false), tax) == 0;
}

/* No name tells: the tax of the charge above it, and not what the lines' taxes come to. */
static bool is_below_charge(struct dx_job *job, const struct gst_invoice *inv, size_t index, int kind,
			    const struct dx_val *tax)
{
	const struct dx_val *charge = charge_above(job, inv, index);
	struct dx_dec sum;

	return charge && tax_of_lines(inv, kind, &sum) && dx_dec_cmp(sum, tax->dec) != 0 &&
	       is_tax_on(job, &job->lines.v[index], charge->dec, tax->dec);
}

/* "IGST on Designing Charges @ 18%": the words behind such a word, up to a figure or the rate's sign; none: N_R is 0.
 */
static const struct dx_word *const *name_behind(const struct dx_line *line, size_t at, size_t *n_r)
{
	*n_r = 0;
	while (at < line->n && !joins(line->words[at]))
		at++;
	while (at + 1 + *n_r < line->n && line->words[at + 1 + *n_r]->text[0] != '@' &&
	       !dx_has_digit(line->words[at + 1 + *n_r]->text))
		++*n_r;
	return line->words + at + 1;
}

/* Stand the N words NAME in LINE, one after the other? */
static bool has_name(const struct dx_line *line, const struct dx_word *const *name, size_t n)
{
	for (size_t i = 0; i + n < line->n; i++) {
		size_t same = 0;

		while (same < n && dx_str_ieq_c(dx_str(line->words[i + same]->text), name[same]->text))
			same++;
		if (same == n)
			return true;
	}
	return false;
}

/* V among the charges, by its place. */
static void insert_charge(struct gst_invoice *inv, const struct dx_val *v)
{
	size_t at = inv->n_charges;

	while (at > 0 && inv->charges[at - 1].place.page == v->place.page &&
	       inv->charges[at - 1].place.y0 > v->place.y0)
		at--;
	memmove(inv->charges + at + 1, inv->charges + at, (inv->n_charges - at) * sizeof(*v));
	inv->charges[at] = *v;
	inv->n_charges++;
}

/* Is LINE called something that is no charge: "CGST @ 9% on Taxable Value"? */
static bool is_other_sum(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[line]; i < l->line_first[line + 1]; i++)
		if (l->v[i].field != GL_CHARGES)
			return true;
	return false;
}

/* The tax of line INDEX, which is not what the lines' taxes come to, is on what stands above it under the name that it
 * says, whether anybody knows that or not; its rate makes it. That is a charge then. */
static bool names_line_above(struct dx_job *job, struct gst_invoice *inv, size_t index, size_t at,
			     const struct dx_val *tax)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t n;
	const struct dx_word *const *name = name_behind(line, at, &n);
	struct dx_dec sum;

	if (!tax_of_lines(inv, kind_of(line->words[at]), &sum) || dx_dec_cmp(sum, tax->dec) == 0)
		return false;
	for (size_t i = index; n > 0 && i-- > dx_gst_head_end(job);) {
		const struct dx_line *above = &job->lines.v[i];
		struct dx_words last = {.words = above->words + above->n - 1, .n = 1, .page = above->page};
		bool known = false;
		struct dx_val v;

		if (above->used || tax_in(above) < above->n || is_other_sum(job, i) || !has_name(above, name, n) ||
		    !dx_columns_amount_like(last.words[0]) || !dx_fields_amount_of(job, &last, &v) ||
		    !is_tax_on(job, line, v.dec, tax->dec))
			continue;
		for (size_t k = 0; k < inv->n_charges; k++)
			known |= is_in(job, above, &inv->charges[k]);
		if (!known && inv->n_charges < GST_CHARGES_MAX)
			insert_charge(inv, &v);
		return known || inv->n_charges < GST_CHARGES_MAX;
	}
	return false;
}

/* Does the rate on LINE make TAX of one of the charges? */
static bool is_on_one(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line, struct dx_dec tax)
{
	for (size_t i = 0; i < inv->n_charges; i++)
		if (is_tax_on(job, line, inv->charges[i].dec, tax))
			return true;
	return false;
}

/* Does a rate that LINE says make TAX of none of the charges, nor of all of them? */
static bool is_odd(struct dx_job *job, const struct gst_invoice *inv, const struct dx_line *line, struct dx_dec tax)
{
	struct dx_dec all = dx_dec(0, 2);
	struct dx_dec rate;

	for (size_t i = 0; i < inv->n_charges; i++)
		all = dx_dec_add(all, inv->charges[i].dec);
	return dx_gst_only_rate(job, line, &rate) && !is_on_one(job, inv, line, tax) && !is_tax_on(job, line, all, tax);
}

bool dx_gst_is_charge_tax(const struct dx_job *job, size_t line)
{
	const size_t at = tax_in(&job->lines.v[line]);

	return at < job->lines.v[line].n && names_charge(job, line, at);
}

void dx_gst_find_charge_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	for (size_t i = dx_gst_head_end(job); i < job->lines.n && inv->n_charge_taxes < GST_CHARGES_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v = {0};
		size_t at;
		int kind;

		if (!tax_at_end(job, line, &at, &v))
			continue;
		kind = kind_of(line->words[at]);
		if (!names_line_above(job, inv, i, at, &v) && !(inv->n_charges && names_charge(job, i, at)) &&
		    !is_below_charge(job, inv, i, kind, &v))
			continue;
		inv->has_odd_figure |= is_odd(job, inv, line, v.dec);
		inv->charge_taxes[inv->n_charge_taxes++] =
			(struct gst_charge_tax){kind, is_on_one(job, inv, line, v.dec), v};
	}
}

bool dx_gst_is_of_charge(const struct gst_invoice *inv, const struct dx_val *v)
{
	for (size_t i = 0; i < inv->n_charge_taxes; i++) {
		const struct dx_place *p = &inv->charge_taxes[i].v.place;

		if (p->page == v->place.page && p->x0 == v->place.x0 && p->y0 == v->place.y0)
			return true;
	}
	return false;
}

bool dx_gst_tax_of_charges(const struct gst_invoice *inv, int kind, struct dx_dec *sum_r)
{
	bool found = false;

	*sum_r = dx_dec(0, 2);
	for (size_t i = 0; i < inv->n_charge_taxes; i++) {
		if (inv->charge_taxes[i].kind != kind)
			continue;
		*sum_r = dx_dec_add(*sum_r, inv->charge_taxes[i].v.dec);
		found = true;
	}
	return found;
}

/* "GST on Freight 18%": which tax it is the others say; a half of it is nowhere printed. */
static void name_whole_taxes(struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	struct dx_dec igst = dx_val_or_zero(&t->igst);
	struct dx_dec cgst = dx_val_or_zero(&t->cgst);
	bool inter, intra;

	if (!dx_val_has(&t->igst))
		(void)tax_of_lines(inv, GC_IGST, &igst);
	if (!dx_val_has(&t->cgst))
		(void)tax_of_lines(inv, GC_CGST, &cgst);
	inter = !dx_dec_is_zero(igst);
	intra = !dx_dec_is_zero(cgst);
	for (size_t i = 0; i < inv->n_charge_taxes && inter != intra; i++) {
		struct gst_charge_tax *tax = &inv->charge_taxes[i];
		const struct dx_dec half = dx_dec_div(tax->v.dec, dx_dec(2, 0), 2);

		if (tax->kind != GC_TAX)
			continue;
		if (inter) {
			tax->kind = GC_IGST;
		} else if (inv->n_charge_taxes < GST_CHARGES_MAX &&
			   dx_dec_cmp(dx_dec_add(half, half), tax->v.dec) == 0) {
			tax->kind = GC_CGST;
			tax->v.dec = half;
			inv->charge_taxes[inv->n_charge_taxes] = *tax;
			inv->charge_taxes[inv->n_charge_taxes++].kind = GC_SGST;
			inv->is_split = true;
		}
	}
}

bool dx_gst_are_charges_taxed(const struct gst_invoice *inv)
{
	size_t taxed = 0;

	for (size_t i = 0; i < inv->n_charge_taxes; i++) /* of two halves one counts */
		taxed += inv->charge_taxes[i].kind != GC_SGST && inv->charge_taxes[i].rated;
	return taxed > 0 && taxed == inv->n_charges;
}

void dx_gst_add_charge_taxes(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	const struct {
		int kind;
		struct dx_val *total;
	} taxes[] = {{GC_CGST, &t->cgst}, {GC_SGST, &t->sgst}, {GC_IGST, &t->igst}};

	name_whole_taxes(inv);
	for (size_t k = 0; k < DX_LEN(taxes); k++) {
		struct dx_val *total = taxes[k].total;
		struct dx_dec lines;
		struct dx_dec own;

		if (!dx_val_has(total) || !dx_gst_tax_of_charges(inv, taxes[k].kind, &own))
			continue;
		/* the sum of the lines' taxes, or of what is taxed but for the charge */
		if (tax_of_lines(inv, taxes[k].kind, &lines) ? dx_dec_cmp(lines, total->dec) != 0 : inv->n_taxed > 0)
			continue;
		for (size_t i = 0; i < inv->n_charge_taxes && total->raw; i++) {
			const struct dx_val *v = &inv->charge_taxes[i].v;

			if (inv->charge_taxes[i].kind != taxes[k].kind)
				continue;
			total->raw = dx_asprintf(job->arena, "%s + %s", total->raw, v->raw);
			total->place = dx_place_join(total->place, v->place);
		}
		total->dec = dx_dec_add(total->dec, own);
	}
}
