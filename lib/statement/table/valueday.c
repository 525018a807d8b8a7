/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Days of value under, or over, the line that has a row's day and amount: "Data operacji" over "Data waluty". */
#include <string.h>

#include "amounts/asked_int.h"
#include "dates/dates.h"
#include "dates/row_date_int.h"
#include "dx/extract/cell.h"
#include "dx/extract/table.h"
#include "table.h"

static bool has_day_and_amount(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {ST_DEBIT, ST_CREDIT, ST_AMOUNT};
	struct dx_dates_raw day;

	if (!dx_st_row_date(job, t, cells, &day))
		return false;
	for (size_t i = 0; i < DX_LEN(roles); i++) {
		const int k = dx_table_col(t, roles[i]);
		struct dx_cell own;

		if (k < 0)
			continue;
		own = dx_st_own_amount(job, &cells[k]);
		if (dx_cell_numeric(job, &own) && !strchr(dx_cell_text(job->arena, &own), '%'))
			return true;
	}
	return false;
}

/* The same of the line under the one that CELLS are of, in table T. */
static bool is_over_row(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const int k = dx_table_col(t, ST_DATE);
	struct dx_cell *under;
	size_t at;

	if (k < 0 || cells[k].n == 0)
		return false;
	at = cells[k].words[0].line + 1;
	if (at >= t->first + t->n)
		return false;
	under = dx_alloc_array(job->arena, t->n_cols, sizeof(*under));
	dx_columns_split(job->arena, &job->lines, t, at, under);
	return has_day_and_amount(job, t, under);
}

bool dx_st_is_day_of_value(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			   const struct dx_row *previous)
{
	if (!dx_st_has_days_of_value(job, t))
		return false;
	if (!previous)
		return is_over_row(job, t, cells);
	return previous->class == DX_ROW_BEGIN && has_day_and_amount(job, t, previous->cells);
}
