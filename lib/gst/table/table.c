/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a table holds, by the roles of its columns, and columns that get another role. */
#include <string.h>

#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define MONEY     (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))

const enum dx_col_class dx_gst_column_classes[GC_COLS] = {
	[GC_SERIAL] = DX_COL_MARK,      [GC_DESCRIPTION] = DX_COL_TEXT,
	[GC_HSN] = DX_COL_MARK,         [GC_QUANTITY] = DX_COL_NUMBER,
	[GC_UNIT] = DX_COL_MARK,        [GC_UNIT_PRICE] = DX_COL_NUMBER,
	[GC_DISCOUNT] = DX_COL_NUMBER,  [GC_TAXABLE] = DX_COL_NUMBER,
	[GC_AMOUNT] = DX_COL_NUMBER,    [GC_TAX_RATE] = DX_COL_NUMBER,
	[GC_CGST_RATE] = DX_COL_NUMBER, [GC_CGST] = DX_COL_NUMBER,
	[GC_SGST_RATE] = DX_COL_NUMBER, [GC_SGST] = DX_COL_NUMBER,
	[GC_IGST_RATE] = DX_COL_NUMBER, [GC_IGST] = DX_COL_NUMBER,
	[GC_CESS_RATE] = DX_COL_NUMBER, [GC_CESS] = DX_COL_NUMBER,
	[GC_TAX] = DX_COL_NUMBER,       [GC_TOTAL] = DX_COL_NUMBER,
	[GC_OTHER] = DX_COL_MARK,       [GC_PRICE_WITH_TAX] = DX_COL_NUMBER,
	[GC_CHARGE] = DX_COL_NUMBER,    [GC_MORE_CHARGE] = DX_COL_NUMBER,
	[GC_UNTAXED] = DX_COL_NUMBER,   [GC_MORE_DISCOUNT] = DX_COL_NUMBER,
	[GC_EXCHANGE] = DX_COL_NUMBER,
};

bool dx_gst_is_items(const struct dx_table *t)
{
	return t->roles >> GC_DESCRIPTION & 1;
}

bool dx_gst_is_plain(const struct dx_table *t)
{
	return dx_gst_is_items(t) && (t->roles & MONEY) &&
	       !(t->roles & ~(MONEY | BIT(GC_DESCRIPTION) | BIT(GC_SERIAL) | BIT(GC_OTHER)));
}

void dx_gst_compact(struct dx_lines *l)
{
	size_t n = 0;
	size_t page = 0;

	for (size_t i = 0; i < l->n; i++) {
		struct dx_line *line = &l->v[i];
		size_t words = 0;

		for (; page <= line->page; page++)
			l->page_first[page] = n;
		for (size_t k = 0; k < line->n; k++)
			if (line->words[k])
				line->words[words++] = line->words[k];
		line->n = words;
		if (words == 0)
			continue;
		line->x0 = line->words[0]->x0;
		line->x1 = line->words[words - 1]->x1;
		l->v[n++] = *line;
	}
	for (; page <= l->n_pages; page++)
		l->page_first[page] = n;
	l->n = n;
}

void dx_gst_drop_lines(struct dx_lines *l, const bool *taken)
{
	for (size_t i = 0; i < l->n; i++)
		l->v[i].n = taken[i] ? 0 : l->v[i].n;
	dx_gst_compact(l);
}

uint32_t dx_gst_roles_of(const struct dx_col *cols, size_t n)
{
	uint32_t roles = 0;

	for (size_t i = 0; i < n; i++)
		if (cols[i].role >= 0)
			roles |= BIT(cols[i].role);
	return roles;
}

void dx_gst_rename_column(struct dx_table *t, size_t col, int role)
{
	t->cols[col].role = role;
	if (role != GC_OTHER)
		t->cols[col].class = dx_gst_column_classes[role];
	t->roles = dx_gst_roles_of(t->cols, t->n_cols);
}

const struct dx_row *dx_gst_next_item(const struct dx_job *job, const struct dx_table *t, size_t *at)
{
	while (*at < job->tables.n_rows) {
		const struct dx_row *row = &job->tables.rows[(*at)++];

		if (row->class == DX_ROW_BEGIN && dx_table_same_roles(&job->tables.v[row->table], t))
			return row;
	}
	return NULL;
}

bool *dx_gst_same_columns(struct dx_job *job, const struct dx_table *t)
{
	bool *same = dx_alloc_array(job->arena, job->tables.n, sizeof(*same));

	for (size_t i = 0; i < job->tables.n; i++)
		same[i] = dx_table_same_roles(&job->tables.v[i], t);
	return same;
}

void dx_gst_rename_alike(struct dx_job *job, const struct dx_table *t, size_t col, int role)
{
	const bool *same = dx_gst_same_columns(job, t);

	for (size_t i = 0; i < job->tables.n; i++)
		if (same[i])
			dx_gst_rename_column(&job->tables.v[i], col, role);
}

int dx_gst_grid_col(const struct gst_grid *g, const struct dx_col *cols, int role)
{
	for (size_t i = 0; i < g->n_cols; i++)
		if (cols[i].role == role)
			return (int)i;
	return -1;
}

int dx_gst_tax_kind(const char *text)
{
	static const struct {
		const char *name;
		int role;
	} kinds[] = {{"cgst", GC_CGST}, {"sgst", GC_SGST}, {"utgst", GC_SGST}, {"igst", GC_IGST}, {"gst", GC_TAX}};

	for (size_t k = 0; k < DX_LEN(kinds); k++) {
		size_t n = strlen(kinds[k].name);

		if (strlen(text) >= n && dx_str_ieq_c(dx_strn(text, n), kinds[k].name) &&
		    (text[n] == '\0' || strchr("@-0123456789%", text[n])))
			return kinds[k].role;
	}
	return -1;
}
