/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Names of goods that run over several lines: which lines, above and below, are of one name. */
#include <stdlib.h>
#include <string.h>

#include "goods_int.h"

#define CODE_DIGITS 5 /* a word with as many is no part of a name */
#define BELOW_MAX   2 /* lines that a name runs on */

/* The name of IT goes on with MORE. */
static void put_behind(struct rec_item *it, struct dx_arena *arena, struct dx_val more)
{
	it->description.text = dx_asprintf(arena, "%s %s", it->description.text, more.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, more.place);
}

/* "750g", "500 ml": how much is in one, which may end a name on a line of its own. */
static bool is_measure(const struct dx_job *job, size_t index)
{
	static const char *const units[] = {"g",  "gm", "kg", "mg", "ml",  "cl", "l", "oz",
					    "lb", "cm", "mm", "m",  "pcs", "s",  "'s"};
	const struct dx_line *line = &job->lines.v[index];
	size_t n = strspn(line->words[0]->text, "0123456789.,");
	const char *unit = line->n == 2 ? line->words[1]->text : line->words[0]->text + n;

	for (size_t i = 0; n > 0 && line->n <= 2 && (line->n == 1 || !line->words[0]->text[n]) && i < DX_LEN(units);
	     i++)
		if (dx_str_ieq_c(dx_str(unit), units[i]))
			return true;
	return false;
}

/* Had the name AT no room for word W, which begins below it: is it set farther left than EDGE with a blank between? */
static bool lacks_room(const struct dx_job *job, const struct rec_words *at, const struct dx_word *w, int32_t edge)
{
	const struct dx_line *line = &job->lines.v[at->line];
	int32_t blank = (w->x1 - w->x0) / (int32_t)(strlen(w->text) + 1);

	return abs(w->x0 - line->words[at->from]->x0) <= line->height / 3 &&
	       line->words[at->to - 1]->x1 + blank + (w->x1 - w->x0) > edge;
}

/* Does line NEXT go on with the name AT, which had no room for its first word? It begins below it. */
static bool runs_on(struct dx_job *job, const struct rec_words *at, size_t next, int32_t edge)
{
	const struct dx_line *line = &job->lines.v[at->line];
	const struct dx_line *below = &job->lines.v[next];
	const struct dx_word *w = below->words[0];

	return below->page == line->page && (dx_receipt_is_text(job, next) || is_measure(job, next)) &&
	       abs(w->x0 - line->words[at->from]->x0) <= line->height / 3 &&
	       line->words[at->to - 1]->x1 + (w->x1 - w->x0) > edge;
}

void dx_receipt_name_below(struct dx_job *job, struct rec_item *it, const struct rec_words *at, size_t end,
			   int32_t edge)
{
	for (size_t k = at->line + 1; k < end && k <= at->line + BELOW_MAX && runs_on(job, at, k, edge); k++) {
		const struct dx_line *below = &job->lines.v[k];
		bool counted = dx_val_has(&it->said_behind) && it->said_line == k; /* "Whole Bean x 2" */
		struct dx_val more = dx_lines_val(job->arena, &job->pages[below->page], below->words,
						  counted ? it->said_at : below->n);

		put_behind(it, job->arena, more);
	}
}

void dx_receipt_name_beside(struct dx_job *job, struct rec_item *it)
{
	const struct dx_line *l = &job->lines.v[it->line];
	size_t letters, digits, capitals;
	struct dx_val more;

	if (it->at == 0 || dx_val_has(&it->quantity))
		return;
	more = dx_lines_val(job->arena, &job->pages[l->page], l->words, it->at);
	dx_receipt_count(more.text, &letters, &digits, &capitals);
	if (letters == 0)
		return;
	put_behind(it, job->arena, more);
}

/* The name of IT begins with FIRST. */
static void put_before(struct rec_item *it, struct dx_arena *arena, struct dx_val first)
{
	it->description.text = dx_asprintf(arena, "%s %s", first.text, it->description.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, first.place);
}

void dx_receipt_name_numbered(struct dx_job *job, struct rec_item *it, size_t line)
{
	const struct dx_line *l = &job->lines.v[line];

	put_before(it, job->arena, dx_lines_val(job->arena, &job->pages[l->page], l->words + 1, l->n - 1));
}

/* Do words FROM..TO (exclusive) of LINE stand in columns? */
static bool has_columns(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from + 1; i < to; i++)
		if (line->words[i]->x0 - line->words[i - 1]->x1 > line->height)
			return true;
	return false;
}

void dx_receipt_name_before(struct dx_job *job, struct rec_item *it, size_t at, int32_t edge)
{
	const struct dx_line *l = &job->lines.v[at - 1];

	if (dx_receipt_is_text(job, at - 1) && !has_columns(l, 0, l->n) &&
	    runs_on(job, &(struct rec_words){at - 1, 0, l->n}, at, edge))
		put_before(it, job->arena, dx_lines_val(job->arena, &job->pages[l->page], l->words, l->n));
}

void dx_receipt_name_rest(struct dx_job *job, struct rec_item *it, const struct rec_words *at, int32_t edge)
{
	const struct dx_line *l = &job->lines.v[it->line];
	size_t letters, digits, capitals;

	dx_receipt_count(l->words[it->from]->text, &letters, &digits, &capitals);
	if (it->rest > it->from && letters > 0 && digits < CODE_DIGITS && !has_columns(l, it->from, it->rest) &&
	    l->page == job->lines.v[at->line].page && lacks_room(job, at, l->words[it->from], edge))
		put_behind(it, job->arena,
			   dx_lines_val(job->arena, &job->pages[l->page], l->words + it->from, it->rest - it->from));
}

void dx_receipt_name_below_code(struct dx_job *job, struct rec_item *it, const struct rec_words *at, size_t floor)
{
	const struct dx_line *l = &job->lines.v[at->line];
	const struct dx_line *code = l - 2;

	if (at->line < floor + 2 || code->page != l->page || code->n > 1 ||
	    !dx_receipt_is_goods_code(code->words[0]->text) || !dx_receipt_is_text(job, at->line - 1) ||
	    has_columns(l - 1, 0, l[-1].n) || abs(l[-1].words[0]->x0 - l->words[at->from]->x0) > l->height / 3)
		return;
	put_before(it, job->arena, dx_lines_val(job->arena, &job->pages[l->page], l[-1].words, l[-1].n));
}
