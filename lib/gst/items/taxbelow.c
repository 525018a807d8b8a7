/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The taxes of a line in words below its name, "CGST @ 9% = 1,062.00, SGST @ 9% = 1,062.00", where no column has any:
 * no foot, and no part of the name. What stands there is a line's tax only where its rate makes it of the line's value.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define BIT(role) (UINT32_C(1) << (role))

static const uint32_t tax_roles = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) |
				  BIT(GC_SGST) | BIT(GC_IGST_RATE) | BIT(GC_IGST) | BIT(GC_TAX);

static bool makes(struct dx_dec value, const struct dx_val *rate, const struct dx_val *tax)
{
	return !dx_val_has(tax) ||
	       dx_dec_near(dx_dec_div(dx_dec_mul(value, rate->dec), dx_dec(100, 0), 4), tax->dec, dx_dec(1, 2));
}

/* The words of CELLS that stand in LINE, in their order, as one cell. */
static struct dx_cell words_of(struct dx_arena *a, const struct dx_table *t, const struct dx_cell *cells, size_t line)
{
	struct dx_cell all = {0};

	for (size_t i = 0; i < t->n_cols; i++)
		all.n += cells[i].n;
	all.words = dx_alloc_array(a, all.n + 1, sizeof(*all.words));
	all.n = 0;
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; k < cells[i].n; k++)
			if (cells[i].words[k].line == line)
				all.words[all.n++] = cells[i].words[k];
	return all;
}

/* Are the words of C taxes of VALUE? They and their rates go to IT. */
static bool read_taxes(struct dx_job *job, const struct dx_cell *c, struct dx_dec value, struct gst_item *it)
{
	struct gst_item said = {0};

	if (c->n == 0 || dx_gst_tax_kind(c->words[0].word->text) < 0 || !dx_gst_named_taxes(job, c, &said) ||
	    !makes(value, &said.cgst_rate, &said.cgst) || !makes(value, &said.sgst_rate, &said.sgst) ||
	    !makes(value, &said.igst_rate, &said.igst))
		return false;
	it->cgst = said.cgst;
	it->cgst_rate = said.cgst_rate;
	it->sgst = said.sgst;
	it->sgst_rate = said.sgst_rate;
	it->igst = said.igst;
	it->igst_rate = said.igst_rate;
	return true;
}

static int value_col(const struct dx_table *t)
{
	return dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);
}

/* The value of ROW of T, before tax. */
static bool value_of(struct dx_job *job, const struct dx_table *t, const struct dx_row *row, struct dx_dec *v_r)
{
	const int col = value_col(t);

	return !(t->roles & tax_roles) && col >= 0 && dx_gst_figure_in(job, &row->cells[col], v_r);
}

bool dx_gst_is_tax_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, size_t line,
			 const struct dx_row *previous)
{
	const int col = value_col(t);
	struct gst_item it = {0};
	struct dx_cell c;
	struct dx_dec value;

	/* "CGST @ 2.5%   476.15" with its amount below the others is the foot's */
	if (!previous || previous->class != DX_ROW_BEGIN || !value_of(job, t, previous, &value) || cells[col].n > 0)
		return false;
	c = words_of(job->arena, t, cells, line);
	return read_taxes(job, &c, value, &it);
}

void dx_gst_take_taxes_below(struct dx_job *job, const struct dx_table *t, struct dx_row *row, struct gst_item *it)
{
	const int names = dx_table_col(t, GC_DESCRIPTION);
	struct dx_dec value;

	if (names < 0 || !value_of(job, t, row, &value))
		return;
	for (size_t k = 0; k < row->cells[names].n; k++) {
		size_t line = row->cells[names].words[k].line;
		struct dx_cell c;

		if (line == row->line)
			continue;
		c = words_of(job->arena, t, row->cells, line);
		if (!read_taxes(job, &c, value, it))
			continue;
		for (size_t i = 0; i < t->n_cols; i++) {
			struct dx_cell *own = &row->cells[i];
			size_t n = 0;

			for (size_t w = 0; w < own->n; w++)
				if (own->words[w].line != line)
					own->words[n++] = own->words[w];
			own->n = n;
		}
		return;
	}
}
