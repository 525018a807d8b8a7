/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Headings in boxes of rules, each centred in the height of its own:
 *
 *     ┌──────┬─────────┬──────┬─────────┐
 *     │      │         │      │ Rate    │
 *     │ Sl.  │ No. of  │      │ per Bag │
 *     │ No.  │ Bags    │ Unit │ (Rs.)   │
 *     ├──────┼─────────┼──────┼─────────┤
 *
 * No two of them need have a line in common, and what stands on one line is of several. The boxes say what belongs
 * together: a word is of each column that its box reaches over.
 */
#include <string.h>

#include "header_int.h"

#define LINES_MAX 8 /* of headings in boxes */
#define CELLS_MIN 4
#define WIDE      9    /* tenths of the boxes that a rule above and below them reaches over */
#define NEAR      1500 /* thousandths of a point between rules that meet */

struct box {
	int32_t x[DX_TABLE_COLS_MAX + 1]; /* upright rules, from the left */
	size_t n;                         /* of them */
	int32_t top, bottom;
};

static int32_t middle_of(const struct dx_word *w)
{
	return w->y0 + (w->y1 - w->y0) / 2;
}

static bool is_upright(const struct dx_rule *r)
{
	return r->x0 == r->x1 && r->y0 != r->y1;
}

/* Where the rule at X stands among those of BOX, in order, each once; false: they are too many. */
static bool add_upright(struct box *box, int32_t x)
{
	size_t at = box->n;

	while (at > 0 && box->x[at - 1] > x)
		at--;
	if ((at > 0 && x - box->x[at - 1] < NEAR) || (at < box->n && box->x[at] - x < NEAR))
		return true;
	if (box->n == DX_LEN(box->x))
		return false;
	for (size_t i = box->n++; i > at; i--)
		box->x[i] = box->x[i - 1];
	box->x[at] = x;
	return true;
}

/* The rules around lines FIRST..LAST of B: those above and below them, as wide as all between, and what part the
 * columns. */
static bool find_box(const struct band *b, size_t first, size_t last, struct box *box)
{
	const struct dx_page *page = b->page;
	const int32_t from = middle_of(b->lines->v[first].words[0]);
	const int32_t to = middle_of(b->lines->v[last].words[0]);
	int32_t width;

	*box = (struct box){.top = -1, .bottom = INT32_MAX};
	for (size_t i = 0; i < page->n_rules; i++)
		if (is_upright(&page->rules[i]) && page->rules[i].y0 < to && page->rules[i].y1 > to &&
		    !add_upright(box, page->rules[i].x0))
			return false;
	if (box->n < CELLS_MIN + 1)
		return false;
	width = box->x[box->n - 1] - box->x[0];
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];
		const int32_t x0 = r->x0 > box->x[0] ? r->x0 : box->x[0];
		const int32_t x1 = r->x1 < box->x[box->n - 1] ? r->x1 : box->x[box->n - 1];

		if (r->y0 != r->y1 || x1 - x0 < width / 10 * WIDE)
			continue;
		if (r->y0 < from && r->y0 > box->top)
			box->top = r->y0;
		if (r->y0 > to && r->y0 < box->bottom)
			box->bottom = r->y0;
	}
	return box->top >= 0 && box->bottom < INT32_MAX;
}

/* Does an upright rule at X pass beside W? */
static bool parts(const struct dx_page *page, int32_t x, const struct dx_word *w)
{
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (is_upright(r) && r->x0 > x - NEAR && r->x0 < x + NEAR && r->y0 <= middle_of(w) &&
		    r->y1 >= middle_of(w))
			return true;
	}
	return false;
}

/* Put W into the CELLS of all columns that its own box in BOX reaches over; false: it stands beside the boxes. */
static bool put(struct band *b, const struct box *box, const struct dx_word *w, struct hcell *cells)
{
	const int32_t x = w->x0 + (w->x1 - w->x0) / 2;
	size_t to = 0;
	size_t from;

	while (to < box->n && box->x[to] <= x)
		to++;
	if (to == 0 || to == box->n)
		return false;
	from = to - 1;
	while (from > 0 && !parts(b->page, box->x[from], w))
		from--;
	while (to + 1 < box->n && !parts(b->page, box->x[to], w))
		to++;
	for (size_t i = from; i < to; i++) {
		dx_hcell_add(&cells[i], w);
		if (to - from > 1) { /* a heading over several is as wide as each of them */
			cells[i].x0 = cells[i].x0 > box->x[i] ? cells[i].x0 : box->x[i];
			cells[i].x1 = cells[i].x1 < box->x[i + 1] ? cells[i].x1 : box->x[i + 1];
		}
	}
	return true;
}

/* "@ 14 %", "0.32 / Pouch (Rs.)": a heading may have a figure, a row of a table has several. */
static bool is_like_row(const struct dx_line *line)
{
	size_t figures = 0;

	for (size_t i = 0; i < line->n; i++)
		figures += dx_has_digit(line->words[i]->text) && !strchr(line->words[i]->text, '%');
	return figures > 1;
}

/* The lines with words in BOX: *FIRST_R and *LAST_R are moved outwards. False: they are too many, or rows. */
static bool lines_in(const struct band *b, const struct box *box, size_t *first_r, size_t *last_r)
{
	const struct dx_line *v = b->lines->v;

	for (; *first_r > 0 && v[*first_r - 1].page == v[*first_r].page; --*first_r)
		if (middle_of(v[*first_r - 1].words[0]) < box->top)
			break;
	for (; *last_r + 1 < b->lines->n && v[*last_r + 1].page == v[*last_r].page; ++*last_r)
		if (middle_of(v[*last_r + 1].words[0]) > box->bottom)
			break;
	if (*last_r - *first_r >= LINES_MAX)
		return false;
	for (size_t i = *first_r; i <= *last_r; i++)
		if (v[i].used || is_like_row(&v[i]))
			return false;
	return true;
}

bool dx_headbox_take(struct band *b, size_t from, size_t *first_r, size_t *last_r)
{
	struct hcell cells[DX_TABLE_COLS_MAX + 1] = {0};
	struct band whole = *b;
	struct box box;
	size_t first = *first_r;
	size_t last = *last_r;
	size_t matched, plain, was_matched, was_plain;

	if (b->page->source == DX_SOURCE_OCR || !find_box(b, first, last, &box) || !lines_in(b, &box, &first, &last) ||
	    first < from || (first == *first_r && last == *last_r))
		return false;
	for (size_t i = first; i <= last; i++)
		for (size_t k = 0; k < b->lines->v[i].n; k++)
			if (!put(b, &box, b->lines->v[i].words[k], cells))
				return false;
	whole.n = 0;
	for (size_t i = 0; i + 1 < box.n; i++) {
		if (cells[i].n == 0)
			continue;
		dx_hcell_judge(&whole, &cells[i]);
		dx_hcell_insert(&whole, &cells[i]);
	}
	dx_band_totals(b, &was_matched, &was_plain);
	dx_band_totals(&whole, &matched, &plain);
	if (whole.n < b->n || matched <= was_matched ||
	    __builtin_popcount(dx_band_roles(&whole)) < __builtin_popcount(dx_band_roles(b)))
		return false;
	*b = whole;
	*first_r = first;
	*last_r = last;
	return true;
}
