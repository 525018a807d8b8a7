/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Names that had no room on one line: the first half stands above the line of the amount, behind the quantity there,
 * or the second half stands before an amount that has its line alone elsewhere.
 */
#include <stdlib.h>
#include <string.h>

#include "receipt_int.h"

static bool is_times(const char *text)
{
	return (*text == 'x' || *text == 'X') && !text[1];
}

/* "2x" or "2 x" in front of LINE: how many, and the first word behind; 0: it begins otherwise. */
static size_t behind_count(const struct dx_line *line, struct dx_dec *v)
{
	size_t n;

	if (!dx_receipt_quantity_at(line->words[0]->text, v, &n))
		return 0;
	if (is_times(line->words[0]->text + n))
		return 1;
	return !line->words[0]->text[n] && line->n > 1 && is_times(line->words[1]->text) ? 2 : 0;
}

/* Do words A and B of lines as high as LINE begin below one another? */
static bool are_aligned(const struct dx_line *line, int32_t a, int32_t b)
{
	return abs(a - b) <= line->height / 3;
}

/* Is V the first word of LINE? */
static bool is_at(const struct dx_job *job, const struct dx_val *v, const struct dx_line *line)
{
	return dx_val_has(v) && v->place.page == job->pages[line->page].number && v->place.x0 == line->words[0]->x0 &&
	       v->place.y0 == line->words[0]->y0;
}

/* "1x Ricotta hotcakes with" above "berries  21.00": what begins below the first word behind the quantity ends it. */
static void begin_above(struct dx_job *job, struct rec_item *it, size_t floor)
{
	const struct dx_line *line = &job->lines.v[it->line];
	const struct dx_line *above = line - 1;
	struct dx_val first;
	struct dx_dec v;
	size_t from;

	bool counted; /* by the number there, in a column of such */

	if (it->to <= it->from || it->line <= floor || above->page != line->page ||
	    !dx_receipt_is_text(job, it->line - 1) || it->description.place.y0 < above->words[0]->y0 + line->height / 2)
		return;
	counted = is_at(job, &it->quantity, above);
	from = counted ? 1 : behind_count(above, &v);
	if ((dx_val_has(&it->quantity) && !counted) || from == 0 || from >= above->n ||
	    !are_aligned(line, above->words[from]->x0, line->words[it->from]->x0))
		return;
	if (!counted) {
		it->quantity = dx_lines_val(job->arena, &job->pages[above->page], above->words, 1);
		it->quantity.dec = v;
	}
	first = dx_lines_val(job->arena, &job->pages[above->page], above->words + from, above->n - from);
	it->description.text = dx_asprintf(job->arena, "%s %s", first.text, it->description.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, first.place);
}

/* "Instant noodles" above "multipack  5.65", where the amounts of half of the goods have their line alone. */
static void end_beside(struct dx_job *job, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[it->line];
	const struct dx_place *name = &it->description.place;
	struct dx_val more;

	if (it->to <= it->from || !dx_val_has(&it->description) || name->page != job->pages[line->page].number ||
	    name->y0 + line->height / 2 > line->words[it->from]->y0 ||
	    name->y1 + line->height < line->words[it->from]->y0 ||
	    !are_aligned(line, name->x0, line->words[it->from]->x0))
		return;
	more = dx_lines_val(job->arena, &job->pages[line->page], line->words + it->from, it->to - it->from);
	it->description.text = dx_asprintf(job->arena, "%s %s", it->description.text, more.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, more.place);
}

void dx_receipt_halves(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;
	size_t alone = 0;

	for (size_t i = 0; i < r->line_items.n; i++) {
		begin_above(job, &items[i], i > 0 ? items[i - 1].line + 1 : r->behind);
		alone += items[i].to <= items[i].from;
	}
	for (size_t i = 0; 2 * alone >= r->line_items.n && i < r->line_items.n; i++)
		end_beside(job, &items[i]);
}
