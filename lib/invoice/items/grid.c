/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Numbers of rows under columns, whatever they may be. */
#include <string.h>

#include "grid_int.h"
#include "items.h"

#define UNIT_MAX 12 /* bytes of a unit behind a quantity */

/* What products can be made of without an overflow. */
static bool is_small(struct dx_dec v)
{
	return dx_dec_abs(v).coef < INT64_C(1000000000000) && v.scale <= 4;
}

/* Letters, of which the last one may have its power: "pcs", "m3". */
static bool is_unit(const char *text)
{
	size_t n = strlen(text);

	return n > 0 && n <= UNIT_MAX && strcspn(text, "0123456789") >= (n > 1 ? n - 1 : n);
}

bool dx_invoice_number_of(struct dx_job *job, const char *text, struct dx_number *num)
{
	struct dx_str s = dx_str(text);
	size_t blank = strcspn(text, " ");

	if (dx_value_parse(s, job->tables.rule, num))
		return true;
	return text[blank] && is_unit(text + blank + 1) &&
	       dx_value_parse(dx_str_sub(s, 0, blank), job->tables.rule, num) && !num->has_currency;
}

struct inv_grid *dx_invoice_grid(struct dx_job *job, const struct dx_table *t, const bool *rows, size_t least)
{
	struct inv_grid *g = DX_NEW(job->arena, struct inv_grid);
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	g->left = DX_INVOICE_GRID_LOOKS;
	for (size_t i = 0; i < t->n && g->n < DX_INVOICE_GRID_ROWS; i++) {
		uint32_t has = 0, percent = 0, currency = 0, unit = 0;

		if (rows && !rows[i])
			continue;
		dx_columns_split(job->arena, &job->lines, t, t->first + i, cells);
		for (size_t c = 0; c < t->n_cols; c++) {
			const char *text = dx_cell_text(job->arena, &cells[c]);
			uint32_t bit = UINT32_C(1) << c;
			struct dx_number num;

			if (cells[c].n == 0 || !dx_invoice_number_of(job, text, &num) || !is_small(num.value))
				continue;
			has |= bit;
			percent |= num.has_percent ? bit : 0;
			currency |= num.has_currency ? bit : 0;
			unit |= !num.has_currency && dx_has_letter(text) ? bit : 0;
			g->v[g->n][c] = num.value;
		}
		g->has[g->n] = has;
		g->percent[g->n] = percent;
		g->currency[g->n] = currency;
		g->unit[g->n] = unit;
		g->n += (size_t)__builtin_popcount(has) >= least;
	}
	return g;
}

bool dx_invoice_grid_all(const struct inv_grid *g, const uint32_t *marks, uint32_t of, size_t c)
{
	bool any = false;

	for (size_t i = 0; i < g->n; i++) {
		if (!dx_invoice_grid_is_item(g, of, i))
			continue;
		if (!(marks[i] >> c & 1))
			return false;
		any = true;
	}
	return any;
}

bool dx_invoice_grid_cents(const struct inv_grid *g, uint32_t of, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (dx_invoice_grid_is_item(g, of, i) && (g->has[i] >> c & 1) && g->v[i][c].scale != 2)
			return false;
	return true;
}

bool dx_invoice_grid_whole(const struct inv_grid *g, uint32_t of, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (dx_invoice_grid_is_item(g, of, i) && (g->has[i] >> c & 1) && dx_dec_normalize(g->v[i][c]).scale > 0)
			return false;
	return true;
}

struct dx_dec dx_invoice_grid_size(const struct inv_grid *g, uint32_t of, size_t c)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < g->n; i++)
		if (dx_invoice_grid_is_item(g, of, i) && (g->has[i] >> c & 1))
			sum = dx_dec_add(sum, dx_dec_abs(g->v[i][c]));
	return sum;
}
