/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "2  Milo  13.00", "Milo  2  13.00": quantities in a column of their own, without the price of one. No arithmetic
 * speaks for them: they are read, and keep a receipt from being verified.
 */
#include <stdlib.h>
#include <string.h>

#include "receipt_int.h"

#define QUANTITY_DIGITS 2
#define NUMBERED_MIN    3 /* lines that are numbered; of two, one and two may be quantities */

enum side { BEFORE, BEHIND };

/* Word AT of LINE, if it is a whole number that may be how many; NULL: it is none. */
static const struct dx_word *whole_at(const struct dx_job *job, const struct dx_line *line, size_t at, struct dx_dec *v)
{
	const char *text = line->words[at]->text;
	size_t n = strspn(text, "0123456789");

	/* a scan has specks behind figures */
	if (n == 0 || n > QUANTITY_DIGITS ||
	    (text[n] && !(job->pages[line->page].source == DX_SOURCE_OCR && strcmp(text + n, ".") == 0)) ||
	    !dx_dec_parse(dx_strn(text, n), v) || v->coef <= 0)
		return NULL;
	return line->words[at];
}

/*
 * Where the name of IT begins on the line above its amount, which has no number itself, the number before it there;
 * FLOOR: the first line that may be of IT.
 */
static const struct dx_word *number_above(struct dx_job *job, const struct rec_item *it, size_t floor, struct dx_dec *v)
{
	const struct dx_line *line = &job->lines.v[it->line];

	if (it->line <= floor || line[-1].page != line->page || line[-1].n < 2 || it->from > 0 ||
	    !dx_receipt_is_text(job, it->line - 1) ||
	    abs(line[-1].words[1]->x0 - line->words[0]->x0) > line->height / 2)
		return NULL;
	return whole_at(job, line - 1, 0, v);
}

/* The whole number before the name of goods I, or behind it, a word of its own; NULL: there is none. */
static const struct dx_word *number_of(struct dx_job *job, const struct rec_receipt *r, size_t i, enum side side,
				       struct dx_dec *v)
{
	const struct rec_item *items = r->line_items.items;
	const struct rec_item *it = &items[i];
	const struct dx_word *w = NULL;

	if (it->to <= it->from)
		return NULL;
	if (it->at > 1)
		w = whole_at(job, &job->lines.v[it->line], side == BEFORE ? 0 : it->at - 1, v);
	return w || side == BEHIND ? w : number_above(job, it, i > 0 ? items[i - 1].line + 1 : r->behind, v);
}

/* Do A and B stand below one another: beginning at one place across, or ending there? */
static bool in_column(const struct dx_word *a, const struct dx_word *b, int32_t height)
{
	return abs(a->x0 - b->x0) <= height / 2 || abs(a->x1 - b->x1) <= height / 2;
}

/* Is the quantity of IT, which a price proves, that number? Then it is one of the others as well. */
static bool is_proved(const struct rec_item *it, const struct dx_word *w)
{
	return dx_val_has(&it->quantity) && it->quantity.place.x0 == w->x0 && it->quantity.place.y0 == w->y0;
}

struct column {
	size_t n;
	bool whole;   /* all goods have a number there, or a quantity elsewhere */
	bool proved;  /* a price says what one of the numbers is */
	bool running; /* 1, 2, 3: the goods are numbered */
};

static struct column column_at(struct dx_job *job, const struct rec_receipt *r, enum side side)
{
	const struct rec_item *items = r->line_items.items;
	struct column c = {.whole = true, .running = true};
	const struct dx_word *first = NULL;

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct dx_dec v;
		const struct dx_word *w = number_of(job, r, i, side, &v);

		if (!w) {
			c.whole &= dx_val_has(&items[i].quantity);
			continue;
		}
		c.whole &= !first || in_column(first, w, job->lines.v[items[i].line].height);
		first = first ? first : w;
		c.running &= dx_dec_cmp(v, dx_dec((int64_t)i + 1, 0)) == 0;
		c.proved |= is_proved(&items[i], w);
		c.n++;
	}
	return c;
}

static void take_column(struct dx_job *job, struct rec_receipt *r, enum side side)
{
	struct rec_item *items = r->line_items.items;
	struct column c = column_at(job, r, side);

	if (!c.whole || (c.n < 2 && !c.proved))
		return;
	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_item *it = &items[i];
		const struct dx_line *line = &job->lines.v[it->line];
		struct dx_dec v;
		const struct dx_word *w = dx_val_has(&it->quantity) ? NULL : number_of(job, r, i, side, &v);

		if (!w)
			continue;
		if (side == BEFORE && c.running && !c.proved) { /* "1 Tea", "2 Coffee", "3 Rice" */
			it->has_count &= r->line_items.n < NUMBERED_MIN;
			continue;
		}
		it->quantity = dx_lines_val(job->arena, &job->pages[line->page], &w, 1);
		it->quantity.dec = v;
		it->from = side == BEFORE && w == line->words[0] ? 1 : it->from;
		it->to = side == BEHIND ? it->at - 1 : it->to;
		it->has_count = it->has_count_behind = false;
	}
}

void dx_receipt_quantity_columns(struct dx_job *job, struct rec_receipt *r)
{
	take_column(job, r, BEFORE);
	take_column(job, r, BEHIND);
}
