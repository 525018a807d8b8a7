/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Tables of a certificate by their headings: programs of firms order their columns as they like. */
#include <string.h>

#include "tds_int.h"

#define BIT(r) (UINT32_C(1) << (r))

const enum dx_col_class dx_cert_column_classes[CC_COLS] = {
	[CC_SERIAL] = DX_COL_MARK,     [CC_PAID_ON] = DX_COL_DATE,     [CC_NATURE] = DX_COL_TEXT,
	[CC_SECTION] = DX_COL_TEXT,    [CC_PAID] = DX_COL_NUMBER,      [CC_RATE] = DX_COL_MARK,
	[CC_DEDUCTED] = DX_COL_NUMBER, [CC_DEPOSITED] = DX_COL_NUMBER, [CC_QUARTER] = DX_COL_TEXT,
	[CC_RECEIPT] = DX_COL_TEXT,    [CC_BSR] = DX_COL_TEXT,         [CC_DEPOSITED_ON] = DX_COL_DATE,
	[CC_CHALLAN] = DX_COL_TEXT,    [CC_STATUS] = DX_COL_TEXT,      [CC_DATE] = DX_COL_DATE,
	[CC_AMOUNT] = DX_COL_NUMBER,   [CC_COUNT] = DX_COL_MARK,       [CC_OTHER] = DX_COL_TEXT,
};

static bool has(uint32_t roles, uint32_t any)
{
	return (roles & any) != 0;
}

/* Of payments, of quarters, of challans, or what sums up the payments. */
static bool is_header(uint32_t roles)
{
	const uint32_t money = BIT(CC_PAID) | BIT(CC_AMOUNT) | BIT(CC_DEDUCTED) | BIT(CC_DEPOSITED);

	return (has(roles, money) && has(roles, BIT(CC_PAID_ON) | BIT(CC_DATE) | BIT(CC_SECTION) | BIT(CC_NATURE) |
							BIT(CC_BSR) | BIT(CC_CHALLAN) | BIT(CC_QUARTER))) ||
	       (has(roles, BIT(CC_QUARTER)) && has(roles, BIT(CC_RECEIPT)));
}

static size_t count(const struct dx_col *cols, size_t n, int role)
{
	size_t found = 0;

	for (size_t i = 0; i < n; i++)
		found += cols[i].role == role;
	return found;
}

static void rename_last(struct dx_col *cols, size_t n, int from, int to)
{
	if (count(cols, n, to))
		return;
	for (size_t i = n; i-- > 0;) {
		if (cols[i].role != from)
			continue;
		cols[i].role = to;
		return;
	}
}

/* "Date", "Amount" are what the table is about; among challans the last tax of a row is what was deposited. */
static void settle(struct dx_col *cols, size_t n)
{
	bool challans = count(cols, n, CC_BSR) || count(cols, n, CC_CHALLAN);
	bool quarters = count(cols, n, CC_QUARTER) && count(cols, n, CC_RECEIPT);

	if (!challans && !quarters) {
		rename_last(cols, n, CC_AMOUNT, CC_PAID);
		rename_last(cols, n, CC_DATE, CC_PAID_ON);
	} else if (challans) {
		rename_last(cols, n, CC_DATE, CC_DEPOSITED_ON);
		if (!count(cols, n, CC_PAID)) {
			rename_last(cols, n, CC_PAID_ON, CC_DEPOSITED_ON);
			rename_last(cols, n, CC_AMOUNT, CC_DEPOSITED);
		}
		rename_last(cols, n, CC_DEDUCTED, CC_DEPOSITED);
		rename_last(cols, n, CC_AMOUNT, CC_DEPOSITED);
	}
}

void dx_cert_columns(struct dx_job *job, struct dx_tables *t_r)
{
	const struct dx_table_spec spec = {
		.lex = job->tpl->columns,
		.classes = dx_cert_column_classes,
		.n_roles = CC_COLS,
		.is_header = is_header,
		.settle = settle,
		.many = BIT(CC_OTHER),
	};

	dx_tables_find(job->arena, &job->lines, &spec, t_r);
}

static const struct dx_table *table_of(const struct dx_tables *t, size_t line)
{
	for (size_t i = 0; i < t->n; i++)
		if (line >= t->v[i].first && line < t->v[i].first + t->v[i].n)
			return &t->v[i];
	return NULL;
}

static bool stands_in(const struct dx_cell *c, const struct dx_word *w)
{
	for (size_t i = 0; i < c->n; i++)
		if (c->words[i].word == w)
			return true;
	return false;
}

bool dx_cert_cells(struct dx_job *job, const struct dx_tables *t, const struct tds_line *l, struct cert_cells *c_r)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	*c_r = (struct cert_cells){.table = table_of(t, l->at)};
	if (!c_r->table)
		return false;
	dx_columns_split(job->arena, &job->lines, c_r->table, l->at, cells);
	for (size_t k = 0; k < c_r->table->n_cols; k++) {
		const struct dx_col *col = &c_r->table->cols[k];
		struct cert_cell *to = col->role >= 0 ? &c_r->of[col->role] : NULL;

		if (!to || col->role == CC_OTHER)
			continue;
		*to = (struct cert_cell){.x0 = col->x0, .x1 = col->x1};
		for (size_t i = 0; i < l->n; i++) {
			if (!stands_in(&cells[k], l->line->words[l->toks[i].first]))
				continue;
			if (!to->n)
				to->first = i;
			to->n = i + 1 - to->first;
		}
	}
	return true;
}

size_t dx_cert_cell_amount(const struct tds_line *l, const struct cert_cells *cells, int role)
{
	const struct cert_cell *c = &cells->of[role];
	size_t found = SIZE_MAX;

	for (size_t i = c->first; i < c->first + c->n; i++) {
		if (!dx_tds_is_amount(l, i))
			continue;
		if (found != SIZE_MAX)
			return SIZE_MAX;
		found = i;
	}
	return found;
}

bool dx_cert_is_heading(struct dx_job *job, size_t at)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t known = 0;
	size_t n;
	size_t len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words, line->n, &n);

	for (size_t i = 0; i < n; i += len) {
		bool is_one = dx_lex_match(job->tpl->columns, toks, n, i, &len) >= 0;

		known += is_one;
		len = is_one ? len : 1;
	}
	return known >= 3;
}
