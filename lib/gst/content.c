/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Roles of columns by what stands in them: counts of the lines, amounts under the heading of a rate. */
#include "dx/extract/cell.h"
#include "gst_int.h"

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

void dx_gst_roles_by_content(struct dx_job *job)
{
	serial_by_content(job);
	amounts_called_rates(job);
}
