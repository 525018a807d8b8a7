/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "TRANSACTION TOTAL DR/CR   1,00,100.00/64,050.00": both totals of an account in one word. */
#include <string.h>

#include "dx/extract/cell.h"

#include "amounts.h"

/* The two figures around the slash of TEXT, with decimals. */
static bool two_figures(const char *text, struct dx_value_rule rule, struct dx_dec v[2])
{
	const char *slash = strchr(text, '/');
	struct dx_number left, right;

	if (!slash || !dx_value_parse(dx_strn(text, (size_t)(slash - text)), rule, &left) ||
	    !dx_value_parse(dx_str(slash + 1), rule, &right) || left.value.scale == 0 || right.value.scale == 0)
		return false;
	v[0] = left.value;
	v[1] = right.value;
	return true;
}

struct dx_cell_word *dx_st_both_word(const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_cell_word *found = NULL;

	for (size_t i = 0; i < t->n_cols; i++) {
		for (size_t k = 0; k < cells[i].n; k++) {
			const char *slash = strchr(cells[i].words[k].word->text, '/');

			if (!slash || slash[strcspn(slash, "0123456789")] == '\0' || !strpbrk(slash, ".,"))
				continue;
			if (found)
				return NULL;
			found = &cells[i].words[k];
		}
	}
	return found;
}

void dx_st_both_totals(struct dx_job *job, struct st_row *r)
{
	struct dx_cell_word *word = dx_st_both_word(r->table, r->row->cells);
	struct dx_cell cell = {word, 1};
	struct dx_dec v[2];
	bool turned = false; /* credits first */

	if (!word || !two_figures(word->word->text, job->tables.rule, v))
		return;
	for (size_t i = 0; i < r->table->n_cols; i++)
		for (size_t k = 0; k < r->row->cells[i].n; k++)
			turned |= dx_str_ieq_c(dx_str(r->row->cells[i].words[k].word->text), "cr/dr");
	r->t.debit = r->t.credit = dx_cell_val(job, &cell);
	r->t.debit.dec = v[turned];
	r->t.credit.dec = v[!turned];
}
