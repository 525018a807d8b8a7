/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which cells of a line are amounts. */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"

static bool is_digits(const char *text)
{
	return *text && strspn(text, "0123456789") == strlen(text);
}

/* "IBAN DE92 7655 0000 0000 5132": is CELL, digits alone, the end of a longer number, no group of thousands? */
static bool ends_number(const struct dx_job *job, const struct dx_cell *cell)
{
	const struct dx_line *line = &job->lines.v[cell->words[0].line];
	size_t at = 0;

	while (at < line->n && line->words[at] != cell->words[0].word)
		at++;
	return at > 0 && at < line->n && is_digits(line->words[at]->text) && is_digits(line->words[at - 1]->text) &&
	       line->words[at]->x0 - line->words[at - 1]->x1 < line->height / 2 &&
	       (strlen(line->words[at]->text) > 3 || strlen(line->words[at - 1]->text) > 3);
}

/* "00026" under a column of amounts is a number of something. */
bool dx_invoice_is_amount(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int c = dx_table_col(t, role);

	return dx_rowread_has_number(job, t, cells, role) && !ends_number(job, &cells[c]) &&
	       !(cells[c].n == 1 && strspn(cells[c].words[0].word->text, "0123456789") > 2 &&
		 strncmp(cells[c].words[0].word->text, "00", 2) == 0 && !strpbrk(cells[c].words[0].word->text, ".,"));
}

bool dx_invoice_has_money(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {IC_AMOUNT, IC_NET, IC_GROSS};

	for (size_t i = 0; i < DX_LEN(roles); i++)
		if (dx_invoice_is_amount(job, t, cells, roles[i]))
			return true;
	/* a table of prices only */
	return !(t->roles & (UINT32_C(1) << IC_AMOUNT | UINT32_C(1) << IC_NET | UINT32_C(1) << IC_GROSS)) &&
	       dx_rowread_has_number(job, t, cells, IC_UNIT_PRICE);
}
