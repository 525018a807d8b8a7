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

static bool makes(struct dx_dec value, const struct dx_val *rate, const struct dx_val *tax)
{
	return !dx_val_has(tax) ||
	       dx_dec_near(dx_dec_div(dx_dec_mul(value, rate->dec), dx_dec(100, 0), 4), tax->dec, dx_dec(1, 2));
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

/* "18.00 %", "9.000%": one rate and nothing else, in the words FROM..TO of C. */
static bool read_rate(struct dx_job *job, const struct dx_cell *c, size_t from, size_t to, struct dx_val *rate)
{
	const struct dx_cell words = {c->words + from, to - from};
	struct dx_number number;

	if (words.n == 0 || !dx_value_parse(dx_str(dx_cell_text(job->arena, &words)), job->tables.rule, &number) ||
	    !number.has_percent)
		return false;
	*rate = dx_cell_val(job, &words);
	rate->dec = number.value;
	return true;
}

/* Are the words of C the names of taxes of ROW, of T, with their rates alone? These go to IT. */
static bool read_rates(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, const struct dx_cell *c,
		       struct gst_item *it)
{
	const int value = value_col(t);
	struct dx_val rates[GC_COLS] = {0};
	struct dx_val tax = {.source = DX_VAL_TEXT_LAYER};
	struct dx_dec base;

	if ((t->roles & rate_roles) || value < 0 || !dx_gst_figure_in(job, &row->cells[value], &base))
		return false;
	for (size_t at = 0; at < c->n;) {
		int kind = kind_in(c->words[at].word->text);
		int col = kind < 0 ? -1 : dx_table_col(t, kind);
		size_t from = ++at;

		while (at < c->n && kind_in(c->words[at].word->text) < 0)
			at++;
		if (col < 0 || dx_val_has(&rates[kind]) || !read_rate(job, c, from, at, &rates[kind]) ||
		    !dx_gst_charge_in(job, &row->cells[col], &tax.dec) || !makes(base, &rates[kind], &tax))
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
			drop_line(row, t->n_cols, line, dx_gst_title_col(job, t)); /* what is word K now is another line's */
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
