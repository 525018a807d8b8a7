/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Roles of columns by what stands in them: counts of the lines, amounts under the heading of a rate. */
#include "dx/extract/cell.h"
#include "record/record.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define RATE_MAX  40

/* The first column counts the rows: 1, 2, 3, or 10, 20, 30. */
static void serial_by_content(struct dx_job *job)
{
	int64_t n = 0;
	int64_t step = 0;
	struct dx_table *last = NULL;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		struct dx_table *t = &job->tables.v[row->table];
		struct dx_number v;

		if (!(t->roles >> GC_DESCRIPTION & 1) || row->class != DX_ROW_BEGIN)
			continue;
		if (t->cols[0].role >= 0 || (t->roles >> GC_SERIAL & 1) ||
		    !dx_value_parse(dx_str(dx_cell_text(job->arena, &row->cells[0])), job->tables.rule, &v) ||
		    v.value.scale)
			return;
		step = n == 0 && v.value.coef == 10 ? 10 : n == 0 ? 1 : step;
		if (v.value.coef != ++n * step)
			return;
		last = t;
	}
	for (size_t i = 0; last && i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		if (!(t->roles >> GC_DESCRIPTION & 1) || t->cols[0].role >= 0)
			continue;
		t->cols[0].role = GC_SERIAL;
		t->cols[0].class = DX_COL_MARK;
		t->roles |= BIT(GC_SERIAL);
	}
}

/* "CGST ₹" of a scan may be read as "CGST %": amounts stand under it, one of them too high for any rate. */
static bool all_money(struct dx_job *job, size_t table, size_t col)
{
	bool high = false;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		struct gst_figure f = {0};

		if (row->table != table || row->class != DX_ROW_BEGIN || row->cells[col].n == 0)
			continue;
		if (!dx_gst_parse_figure(row->cells[col].words[0].word->text, &f) || f.is_percent || f.v.scale != 2)
			return false;
		high |= dx_dec_cmp(f.v, dx_dec(RATE_MAX, 0)) > 0;
	}
	return high;
}

static void amounts_called_rates(struct dx_job *job)
{
	static const struct {
		int rate, tax;
	} pairs[] = {{GC_CGST_RATE, GC_CGST}, {GC_SGST_RATE, GC_SGST}, {GC_IGST_RATE, GC_IGST}, {GC_TAX_RATE, GC_TAX}};

	for (size_t k = 0; k < job->tables.n; k++) {
		struct dx_table *t = &job->tables.v[k];

		if (job->pages[t->page].source != DX_SOURCE_OCR || !(t->roles >> GC_DESCRIPTION & 1))
			continue;
		for (size_t p = 0; p < DX_LEN(pairs); p++) {
			int col = dx_table_col(t, pairs[p].rate);
			int tax = dx_table_col(t, pairs[p].tax);

			if (col < 0 || !all_money(job, k, (size_t)col))
				continue;
			if (tax == col + 1) /* called so because of its neighbour */
				dx_gst_rename_column(t, (size_t)tax, t->roles >> GC_TOTAL & 1 ? GC_AMOUNT : GC_TOTAL);
			if (tax < 0 || tax == col + 1)
				dx_gst_rename_column(t, (size_t)col, pairs[p].tax);
		}
	}
}

/* What stands in column COL of ROW; false: nothing that is an amount or a rate. */
static bool figure_of(const struct dx_row *row, int col, struct dx_dec *v_r)
{
	struct gst_figure f = {0};

	if (row->cells[col].n == 0 || !dx_gst_parse_figure(row->cells[col].words[0].word->text, &f))
		return false;
	*v_r = f.v;
	return true;
}

/* "IGST % │ Amount" behind the taxable value: is the amount the value with the tax in every row? */
static bool is_value_with_tax(struct dx_job *job, size_t table, int value, int rate, int tax)
{
	size_t n = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		struct dx_dec v, r, t, made;

		if (row->table != table || row->class != DX_ROW_BEGIN)
			continue;
		if (!figure_of(row, value, &v) || !figure_of(row, rate, &r) || !figure_of(row, tax, &t))
			return false;
		made = dx_gst_tax(v, r, false);
		if (!dx_dec_near(dx_dec_add(v, made), t, dx_dec(1, 2)) || dx_dec_near(made, t, dx_dec(1, 2)))
			return false;
		n++;
	}
	return n > 0;
}

/* "Taxable │ IGST % │ Amount": the amount beside a rate is its tax, but for where it is the line's. */
static void totals_called_taxes(struct dx_job *job)
{
	for (size_t k = 0; k < job->tables.n; k++) {
		struct dx_table *t = &job->tables.v[k];
		int value = dx_table_col(t, GC_TAXABLE);
		int rate = dx_table_col(t, GC_IGST_RATE);
		int tax = dx_table_col(t, GC_IGST);

		if (!(t->roles >> GC_DESCRIPTION & 1) || (t->roles >> GC_TOTAL & 1) || value < 0 || rate < 0 ||
		    tax != rate + 1 || !is_value_with_tax(job, k, value, rate, tax))
			continue;
		for (size_t i = job->tables.n; i-- > k;)
			if (dx_table_same_roles(&job->tables.v[i], t))
				dx_gst_rename_column(&job->tables.v[i], (size_t)tax, GC_TOTAL);
	}
}

/* "CGST", or "CGST" over "SGST": nothing but names of taxes. */
static bool names_taxes(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		int kind = dx_gst_tax_kind(c->words[i].word->text);

		if (kind < 0 || kind == GC_TAX)
			return false;
	}
	return c->n > 0;
}

/* "9%", or "9%" over "9%". */
static bool are_percent(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++) {
		struct gst_figure f = {0};

		if (!dx_gst_parse_figure(c->words[i].word->text, &f) || !f.is_percent)
			return false;
	}
	return c->n > 0;
}

/* Is COL the names of each item's taxes under T's columns, and RATE what they are charged at? */
static bool are_names_and_rates(struct dx_job *job, const struct dx_table *t, size_t col, size_t rate)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t n = 0;

	for (; (row = dx_gst_next_item(job, t, &at)); n++)
		if (!names_taxes(&row->cells[col]) || !are_percent(&row->cells[rate]))
			return false;
	return n > 0;
}

/* "Tax Type │ Tax Rate" over "IGST │ 18%": which tax it is, and its rate beside it. */
static void names_called_rates(struct dx_job *job)
{
	for (size_t k = 0; k < job->tables.n; k++) {
		const struct dx_table *t = &job->tables.v[k];
		const int col = dx_table_col(t, GC_TAX_RATE);

		if (!(t->roles >> GC_DESCRIPTION & 1) || col < 0 || (size_t)col + 1 >= t->n_cols ||
		    t->cols[col + 1].role >= 0 || !are_names_and_rates(job, t, (size_t)col, (size_t)col + 1))
			continue;
		dx_gst_rename_alike(job, t, (size_t)col + 1, GC_TAX_RATE);
		dx_gst_rename_alike(job, t, (size_t)col, GC_OTHER);
	}
}

void dx_gst_roles_by_content(struct dx_job *job)
{
	totals_called_taxes(job);
	serial_by_content(job);
	amounts_called_rates(job);
	names_called_rates(job);
}
