/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The taxes of a line in words below its name, "CGST @ 9% = 1,062.00, SGST @ 9% = 1,062.00", where no column has any;
 * or their rates, "IGST: 18.00 %", where columns have the amounts alone: no foot, and no part of the name. What stands
 * there is a line's tax only where its rate makes it of the line's value.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define BIT(role) (UINT32_C(1) << (role))

static const uint32_t rate_roles = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE);
static const uint32_t tax_roles = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) |
				  BIT(GC_SGST) | BIT(GC_IGST_RATE) | BIT(GC_IGST) | BIT(GC_TAX);

/* Makes RATE a TAX, or its halves, each rounded, of VALUE? */
static bool makes_tax(struct dx_dec value, struct dx_dec rate, struct dx_dec tax, int taxes)
{
	return dx_dec_near(dx_dec_div(dx_dec_mul(value, rate), dx_dec(100, 0), 4), tax, dx_dec(taxes, 2));
}

static bool makes(struct dx_dec value, const struct dx_val *rate, const struct dx_val *tax)
{
	return !dx_val_has(tax) || makes_tax(value, rate->dec, tax->dec, 1);
}

/* The words of CELLS that stand in LINE, in their order, as one cell; names have a column of their own beside them. */
static struct dx_cell words_of(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, size_t line)
{
	const int title = dx_gst_title_col(job, t);
	struct dx_cell all = {0};

	for (size_t i = 0; i < t->n_cols; i++)
		all.n += cells[i].n;
	all.words = dx_alloc_array(job->arena, all.n + 1, sizeof(*all.words));
	all.n = 0;
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; k < cells[i].n && (int)i != title; k++)
			if (cells[i].words[k].line == line)
				all.words[all.n++] = cells[i].words[k];
	return all;
}

/* Each tax may have a line of its own. */
static void put(struct dx_val *to, const struct dx_val *v)
{
	if (dx_val_has(v))
		*to = *v;
}

/* Are the words of C taxes of VALUE? They and their rates go to IT. */
static bool read_taxes(struct dx_job *job, const struct dx_cell *c, struct dx_dec value, struct gst_item *it)
{
	struct gst_item said = {0};

	if (c->n == 0 || dx_gst_tax_kind(c->words[0].word->text) < 0 || !dx_gst_named_taxes(job, c, &said) ||
	    !makes(value, &said.cgst_rate, &said.cgst) || !makes(value, &said.sgst_rate, &said.sgst) ||
	    !makes(value, &said.igst_rate, &said.igst))
		return false;
	put(&it->cgst, &said.cgst);
	put(&it->cgst_rate, &said.cgst_rate);
	put(&it->sgst, &said.sgst);
	put(&it->sgst_rate, &said.sgst_rate);
	put(&it->igst, &said.igst);
	put(&it->igst_rate, &said.igst_rate);
	return true;
}

static int value_col(const struct dx_table *t)
{
	return dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);
}

/* "SGST/UTGST:" */
static int kind_in(const char *text)
{
	size_t n = strcspn(text, ":");
	char name[16] = "";

	memcpy(name, text, n < sizeof(name) ? n : 0);
	name[strcspn(name, "/")] = '\0';
	return dx_gst_tax_kind(name);
}

/* "18.00 %", "@ 9.000%": one rate and nothing else, in the words FROM..TO of C. */
static bool read_rate(struct dx_job *job, const struct dx_cell *c, size_t from, size_t to, struct dx_val *rate)
{
	const struct dx_cell words = {c->words + from, to - from};
	const char *text = words.n ? dx_cell_text(job->arena, &words) : "";
	struct dx_number number;

	text += strspn(text, "@: ");
	if (!dx_value_parse(dx_str(text), job->tables.rule, &number) || !number.has_percent)
		return false;
	*rate = dx_cell_val(job, &words);
	rate->dec = number.value;
	return true;
}

/* What the columns of T have of the tax of KIND in ROW; of "GST: 18 %" all of them together. False: one has none. */
static bool tax_in(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, int kind,
		   struct dx_dec *tax_r)
{
	static const int kinds[] = {GC_CGST, GC_SGST, GC_IGST};
	int own = dx_table_col(t, kind);
	bool found = false;

	if (own >= 0)
		return dx_gst_charge_in(job, &row->cells[own], tax_r);
	*tax_r = dx_dec(0, 2);
	for (size_t k = 0; kind == GC_TAX && k < DX_LEN(kinds); k++) {
		int col = dx_table_col(t, kinds[k]);
		struct dx_dec one;

		if (col < 0)
			continue;
		if (!dx_gst_charge_in(job, &row->cells[col], &one))
			return false;
		*tax_r = dx_dec_add(*tax_r, one);
		found = true;
	}
	return found;
}

/* Are the words of C the names of taxes of ROW, of T, with their rates alone? These go to IT. */
static bool read_rates(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, const struct dx_cell *c,
		       struct gst_item *it)
{
	const int value = value_col(t);
	struct dx_val rates[GC_COLS] = {0};
	struct dx_dec base;
	struct dx_dec tax;

	if ((t->roles & rate_roles) || value < 0 || !dx_gst_figure_in(job, &row->cells[value], &base))
		return false;
	for (size_t at = 0; at < c->n;) {
		int kind = kind_in(c->words[at].word->text);
		size_t from = ++at;

		while (at < c->n && kind_in(c->words[at].word->text) < 0)
			at++;
		if (kind < 0 || dx_val_has(&rates[kind]) || !read_rate(job, c, from, at, &rates[kind]) ||
		    !tax_in(job, t, row, kind, &tax) || !makes_tax(base, rates[kind].dec, tax, kind == GC_TAX ? 2 : 1))
			return false;
	}
	put(&it->tax_rate, &rates[GC_TAX]);
	put(&it->cgst_rate, &rates[GC_CGST]);
	put(&it->sgst_rate, &rates[GC_SGST]);
	put(&it->igst_rate, &rates[GC_IGST]);
	it->has_words = true;
	return c->n > 0;
}

/* Are the words of C taxes of ROW of T, or their rates? They go to IT. */
static bool read_words(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, const struct dx_cell *c,
		       struct gst_item *it)
{
	const int col = value_col(t);
	struct dx_dec value;

	if (t->roles & tax_roles)
		return read_rates(job, t, row, c, it);
	return col >= 0 && dx_gst_figure_in(job, &row->cells[col], &value) && read_taxes(job, c, value, it);
}

bool dx_gst_is_tax_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, size_t line,
			 const struct dx_row *previous)
{
	const int col = value_col(t);
	struct gst_item it = {0};
	struct dx_cell c;

	/* "CGST @ 2.5%   476.15" with its amount below the others is the foot's */
	if (!previous || previous->class != DX_ROW_BEGIN || col < 0 || cells[col].n > 0)
		return false;
	c = words_of(job, t, cells, line);
	return read_words(job, t, previous, &c, &it);
}

/* ROW's cells, but those of names beside them (TITLE), without their words in LINE. */
static void drop_line(struct dx_row *row, size_t n_cols, size_t line, int title)
{
	for (size_t i = 0; i < n_cols; i++) {
		struct dx_cell *own = &row->cells[i];
		size_t n = 0;

		if ((int)i == title)
			continue;
		for (size_t w = 0; w < own->n; w++)
			if (own->words[w].line != line)
				own->words[n++] = own->words[w];
		own->n = n;
	}
}

void dx_gst_take_taxes_below(struct dx_job *job, const struct dx_table *t, struct dx_row *row, struct gst_item *it)
{
	const int names = dx_table_col(t, GC_DESCRIPTION);

	for (size_t k = 0; names >= 0 && k < row->cells[names].n;) {
		size_t line = row->cells[names].words[k].line;
		struct dx_cell c = {0};

		if (line != row->line)
			c = words_of(job, t, row->cells, line);
		if (c.n && read_words(job, t, row, &c, it))
			drop_line(row, t->n_cols, line,
				  dx_gst_title_col(job, t)); /* what is word K now is another line's */
		else
			k++;
	}
}

bool dx_gst_lacks_words(const struct gst_item *items, size_t n)
{
	size_t have = 0;

	for (size_t i = 0; i < n; i++)
		have += items[i].has_words;
	return have > 0 && have < n;
}
