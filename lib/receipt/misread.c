/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Figures of scanned goods that were taken for something else: "a  8.00  8.00", where the goods above and below have
 * how many, and "Iced Tea  315". Their cells are read again. A quantity counts where a reading of its cell makes, with
 * the price beside it, the amount; an amount where its readings agree.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/want.h"

#include "ways_int.h"

#define WIDE       4 /* heights of a line: no column of quantities is wider */
#define NAME_MIN   3 /* letters */
#define DIGITS     3 /* of an amount, at least … */
#define DIGITS_MAX 6 /* … and of one that lost its mark, at most */
#define CODES      2 /* of taxes that say of their column that it is one */
#define ILL        3 /* bytes of what a quantity was taken for, at most */
/* Percent: with less, what stands in the column of quantities is no part of the name. */
#define ILLEGIBLE 60

struct column {
	int32_t x0, x1;
	size_t n;
};

static bool is_scanned(const struct dx_job *job, const struct dx_line *line)
{
	return job->pages[line->page].source == DX_SOURCE_OCR;
}

/* Does V stand on LINE? */
static bool is_on(const struct dx_job *job, const struct dx_line *line, const struct dx_val *v)
{
	int32_t middle = (v->place.y0 + v->place.y1) / 2;

	return v->place.page == job->pages[line->page].number && middle > line->words[0]->y0 - line->height / 2 &&
	       middle < line->words[0]->y1 + line->height / 2;
}

/* Where the quantities of N goods stand that were read on the lines of their amounts. */
static struct column column_of(const struct dx_job *job, const struct rec_item *items, size_t n)
{
	struct column c = {.n = 0};

	for (size_t i = 0; i < n; i++) {
		const struct dx_val *q = &items[i].quantity;

		if (!dx_val_has(q) || !is_on(job, &job->lines.v[items[i].line], q))
			continue;
		c.x0 = c.n == 0 || q->place.x0 < c.x0 ? q->place.x0 : c.x0;
		c.x1 = c.n == 0 || q->place.x1 > c.x1 ? q->place.x1 : c.x1;
		c.n++;
	}
	return c;
}

/* The word of LINE that stands in column C before word AT; AT: none. */
static size_t word_in(const struct dx_line *line, const struct column *c, size_t at)
{
	for (size_t i = 0; i < at; i++)
		if (line->words[i]->x1 > c->x0 - line->height / 2 && line->words[i]->x0 < c->x1 + line->height / 2)
			return i;
	return at;
}

/* Do TEXT, a quantity, and a price among words FROM..AT of the line of IT make its amount? */
static bool makes(struct dx_job *job, const char *text, size_t from, struct rec_item *it, struct dx_dec *q_r)
{
	size_t n;

	if (!dx_receipt_quantity_at(text, q_r, &n) || (text[n] && !strchr("xX@", text[n])) || q_r->coef <= 0)
		return false;
	for (size_t k = from; k < it->at; k++)
		if (dx_receipt_price_makes(job, k, *q_r, it))
			return true;
	return false;
}

/* The name of IT ends before word CELL, or begins behind it. */
static void cut_name(struct dx_job *job, struct rec_item *it, size_t cell)
{
	const struct dx_line *line = &job->lines.v[it->line];
	size_t letters, digits, capitals;

	if (cell > 0) {
		it->to = cell < it->to ? cell : it->to;
		return;
	}
	it->from = 1;
	dx_receipt_count(it->to > 1 ? dx_lines_text(job->arena, line->words + 1, it->to - 1) : "", &letters, &digits,
			 &capitals);
	if (letters < NAME_MIN)
		it->to = it->from;
}

/* Q is how many, as AGAIN reads the cell at PLACE (NULL: as it was read first). */
static void take(struct dx_job *job, struct rec_item *it, struct dx_place place, struct dx_dec q, const char *text,
		 const struct dx_cell_reading *again)
{
	const struct dx_line *line = &job->lines.v[it->line];
	struct dx_val *v = &it->quantity;
	struct dx_reading *one;

	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words, 1);
	v->place = place;
	v->dec = q;
	v->raw = text;
	it->has_count = it->has_count_behind = false;
	if (!again)
		return;
	v->source = DX_VAL_REPAIRED;
	one = DX_NEW(job->arena, struct dx_reading);
	*one = (struct dx_reading){.text = again->text, .why = "read_again", .how = again->how, .conf = again->conf};
	v->readings = one;
	v->n_readings = 1;
}

static void read_quantity(struct dx_job *job, struct rec_item *it, const struct column *c)
{
	const struct dx_line *line = &job->lines.v[it->line];
	size_t cell = word_in(line, c, it->at);
	const struct dx_word *w = cell < it->at ? line->words[cell] : NULL;
	struct dx_place place = {job->pages[line->page].number, w ? w->x0 : c->x0, w ? w->y0 : line->words[it->at]->y0,
				 w ? w->x1 : c->x1, w ? w->y1 : line->words[it->at]->y1};
	size_t behind = w ? cell + 1 : 0;
	const struct dx_reread *again;
	struct dx_dec q;

	if (w && strlen(w->text) > ILL)
		return;
	while (!w && behind < it->at && line->words[behind]->x0 < c->x1)
		behind++;
	if (behind == it->at) /* no price */
		return;
	if (w && makes(job, w->text, behind, it, &q))
		take(job, it, place, q, w->text, NULL);
	again = dx_val_has(&it->quantity) ? NULL : dx_reread_of(job, place);
	if (!again && !dx_val_has(&it->quantity))
		dx_wants_add(job, place, DX_CELL_AMOUNT);
	for (size_t i = 0; again && i < again->n && !dx_val_has(&it->quantity); i++)
		if (makes(job, again->readings[i].text, behind, it, &q))
			take(job, it, place, q, again->readings[i].text, &again->readings[i]);
	if (w && (dx_val_has(&it->quantity) || w->conf < ILLEGIBLE))
		cut_name(job, it, cell);
}

void dx_receipt_misread_quantities(struct dx_job *job, struct rec_item *items, size_t n)
{
	struct column c = column_of(job, items, n);

	for (size_t i = 0; c.n > 0 && i < n; i++) {
		const struct dx_line *line = &job->lines.v[items[i].line];

		if (!dx_val_has(&items[i].quantity) && is_scanned(job, line) && c.x1 - c.x0 < WIDE * line->height)
			read_quantity(job, &items[i], &c);
	}
}

int32_t dx_receipt_edge(struct dx_job *job, size_t from, size_t to)
{
	int32_t best = 0;
	size_t most = 1;

	for (size_t i = from; i < to; i++) {
		struct dx_val v, other;
		size_t at;
		size_t n = 0;

		if (!is_scanned(job, &job->lines.v[i]) || !dx_receipt_amount(job, i, 0, &v, &at))
			continue;
		for (size_t k = from; k < to; k++)
			n += dx_receipt_amount(job, k, 0, &other, &at) &&
			     abs(other.place.x1 - v.place.x1) <= job->lines.v[i].height / 2;
		if (n > most) {
			most = n;
			best = v.place.x1;
		}
	}
	return best;
}

/* Does LINE end with a code that has no digit, behind an amount that ends at X as V does? The code ends at EDGE. */
static bool has_code(struct dx_job *job, size_t index, int32_t edge, const struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_word *last = line->words[line->n - 1];
	struct dx_val other;
	size_t at;

	return is_scanned(job, line) && line->n > 2 && strlen(last->text) <= ILL && !dx_has_digit(last->text) &&
	       abs(last->x1 - edge) <= line->height / 2 &&
	       dx_receipt_amount_before(job, index, 0, line->n - 1, &other, &at) &&
	       abs(other.place.x1 - v->place.x1) <= line->height / 2;
}

bool dx_receipt_amount_in_column(struct dx_job *job, size_t index, int32_t edge, struct dx_val *v, size_t *at_r)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_word *last = line->words[line->n - 1];
	size_t codes = 0;

	if (!is_scanned(job, line) || edge == 0 || line->n < 3 || strlen(last->text) > ILL ||
	    strpbrk(last->text, ".,") || abs(last->x1 - edge) > line->height ||
	    !dx_receipt_amount_before(job, index, 0, line->n - 1, v, at_r))
		return false;
	for (size_t i = 0; i < job->lines.n; i++)
		codes += has_code(job, i, edge, v);
	return codes >= CODES;
}

bool dx_receipt_misread_amount(struct dx_job *job, size_t index, int32_t edge, struct dx_val *v, size_t *at_r)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_word *w = line->words[line->n - 1];
	const struct dx_reread *cell;
	struct dx_val of;
	size_t letters, digits, capitals;

	dx_receipt_count(w->text, &letters, &digits, &capitals);
	if (!is_scanned(job, line) || line->n < 2 || edge == 0 || abs(w->x1 - edge) > line->height || letters > 0 ||
	    digits < DIGITS || strpbrk(w->text, ":/-%"))
		return false;
	of = dx_lines_val(job->arena, &job->pages[line->page], line->words + line->n - 1, 1);
	cell = dx_reread_of(job, of.place);
	if (!cell)
		dx_wants_add(job, of.place, DX_CELL_AMOUNT);
	for (size_t i = 0; cell && i < cell->n; i++) {
		struct dx_dec d;

		if (!strpbrk(cell->readings[i].text, ".,") || !dx_receipt_reading(job, cell->readings[i].text, &d) ||
		    dx_receipt_votes(job, cell, d) < 2 || !dx_receipt_is_most_said(job, cell, d))
			continue;
		*v = of;
		v->dec = d;
		v->source = DX_VAL_REPAIRED;
		*at_r = line->n - 1;
		return true;
	}
	return false;
}

/* Does an amount of another line end below or above the last word of LINE, which is the column of both then? */
static bool is_in_column(struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = 0; i < job->lines.n; i++) {
		struct dx_val v;
		size_t at;

		if (i != index && job->lines.v[i].page == line->page && dx_receipt_amount(job, i, 1, &v, &at) &&
		    abs(v.place.x1 - line->words[line->n - 1]->x1) <= line->height / 2)
			return true;
	}
	return false;
}

bool dx_receipt_misread_sum(struct dx_job *job, size_t index, size_t from, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	const char *text = line->words[line->n - 1]->text;
	bool minus = *text == '-';
	uint64_t d;

	text += minus;
	if (!is_scanned(job, line) || line->n <= from || strspn(text, "0123456789") != strlen(text) ||
	    strlen(text) < DIGITS || strlen(text) > DIGITS_MAX || !is_in_column(job, index) ||
	    !dx_str_u64(dx_str(text), &d))
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + line->n - 1, 1);
	v->dec = dx_dec(minus ? -(int64_t)d : (int64_t)d, 2);
	v->source = DX_VAL_REPAIRED;
	return true;
}
