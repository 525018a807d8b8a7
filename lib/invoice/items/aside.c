/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Units without a heading of their own, between a quantity and what it is of:
 *
 *     Quantity        Details                 Price
 *         4.00  Each  Ladder access gate      18.25
 *         8.00  Wks   Temporary roof, hire   225.75
 *
 * The texts begin below their heading; a word left of it, apart from the text, is of the number before it.
 */
#include <string.h>

#include "items.h"

#define UNIT_BYTES 12 /* of its word */

/* Does a word of letters stand in CELL before where texts begin, at X, and apart from the text, which begins there? */
static bool begins_with_unit(const struct dx_job *job, const struct dx_cell *cell, int32_t x)
{
	const struct dx_word *unit = cell->n > 1 ? cell->words[0].word : NULL;
	const struct dx_word *next = cell->n > 1 ? cell->words[1].word : NULL;
	int32_t height = unit ? job->lines.v[cell->words[0].line].height : 0;

	return unit && cell->words[1].line == cell->words[0].line && strlen(unit->text) <= UNIT_BYTES &&
	       dx_has_letter(unit->text) && !dx_is_digit(unit->text[0]) && unit->x1 < x && next->x0 - x < height / 2 &&
	       x - next->x0 < height / 2 && 3 * (next->x0 - unit->x1) > height;
}

/* Is CELL one number, and nothing beside it? */
static bool is_number(struct dx_job *job, const struct dx_cell *cell)
{
	struct dx_number n;

	return cell->n == 1 && dx_value_parse(dx_str(cell->words[0].word->text), job->tables.rule, &n);
}

/* Do all rows of table K have such a word in column TEXT, and a number alone in column COUNT? */
static bool has_units(struct dx_job *job, size_t k, size_t count, size_t text)
{
	const struct dx_tables *t = &job->tables;
	int32_t x = t->v[k].cols[text].hx0;
	int32_t left = 0;
	size_t n = 0;

	for (size_t i = 0; i < t->n_rows; i++) {
		const struct dx_row *row = &t->rows[i];
		const struct dx_word *unit;
		int32_t shift;

		if (row->table != k || row->class != DX_ROW_BEGIN)
			continue;
		if (!is_number(job, &row->cells[count]) || !begins_with_unit(job, &row->cells[text], x))
			return false;
		unit = row->cells[text].words[0].word;
		left = n++ ? left : unit->x0;
		shift = unit->x0 - left;
		if (shift > (unit->y1 - unit->y0) / 4 || -shift > (unit->y1 - unit->y0) / 4)
			return false;
	}
	return n > 0;
}

void dx_invoice_units_aside(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;

	for (size_t k = 0; k < t->n; k++) {
		int count = dx_table_col(&t->v[k], IC_QUANTITY);
		int text = dx_table_col(&t->v[k], IC_DESCRIPTION);

		if (count < 0 || text != count + 1 || dx_table_col(&t->v[k], IC_UNIT) >= 0 ||
		    !has_units(job, k, (size_t)count, (size_t)text))
			continue;
		for (size_t i = 0; i < t->n_rows; i++) {
			struct dx_cell *from = &t->rows[i].cells[text];
			struct dx_cell *to = &t->rows[i].cells[count];
			struct dx_cell_word *words;

			if (t->rows[i].table != k || t->rows[i].class != DX_ROW_BEGIN)
				continue;
			words = dx_alloc_array(job->arena, 2, sizeof(*words));
			words[0] = to->words[0];
			words[1] = from->words[0];
			*to = (struct dx_cell){words, 2};
			from->words++;
			from->n--;
		}
	}
}
