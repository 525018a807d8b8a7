/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows whose cells stand in their middle, as browsers and offices set them: where one cell wraps, the others' only line
 * stands at half the height of the row, between two lines of the wrapped one or on one that is not the first. No line
 * of such a row need be a row by itself. What tells them apart is the distance of lines: within a row they are as far
 * from each other as lines of a cell or nearer, from row to row the cells' padding comes on top, or a rule between
 * them. How far that is, is the whole table's to say: the distance is taken that makes most rows and leaves least over.
 */
#include <stdlib.h>
#include <string.h>

#include "table_int.h"

#define TRIES_MAX  6 /* distances that are tried on a table */
#define BAND_LINES 12
#define FULL       4  /* columns with figures of a row that a line with one belongs to */
#define BOX_PARTS  16 /* tenths of the height of recognised boxes, which is that of letters, in a line's */
#define RARE       8
#define MOST       2

struct scan {
	struct dx_arena *arena;
	struct dx_lines *lines;
	const struct dx_table *table;
	struct dx_body *body;
	size_t n;
	const bool *ruled; /* is there a rule above line I? */
	int32_t height;    /* of a line: the median */
	dx_row_test *test;
	void *arg;
};

/* What a distance makes of the table. */
struct tally {
	size_t rows, orphans; /* bands that are one, that are none */
	size_t gained;        /* rows of which no line is one */
	size_t boxed;         /* lines between rules that alone are nothing, in rows */
	size_t halves;        /* rows with lines nearer to each other than lines of one cell can be */
	bool bad;             /* two rows in one band */
};

static int32_t gap_above(const struct scan *s, size_t i)
{
	return dx_line_middle(&s->lines->v[s->body[i].line]) - dx_line_middle(&s->lines->v[s->body[i - 1].line]);
}

static bool begins(const struct dx_body *b)
{
	return b->class == DX_ROW_BEGIN || b->class == DX_ROW_SPECIAL;
}

static bool is_half(const struct scan *s, size_t i)
{
	return gap_above(s, i) < s->height * 3 / 4;
}

/* Where the band of line FROM ends; what stood beside the rows follows the page's last line (margin.h), and is in none.
 */
static size_t band_end(const struct scan *s, size_t from, int32_t reach)
{
	size_t i = from + 1;

	while (i < s->n && i - from < BAND_LINES && !s->ruled[i] && gap_above(s, i) <= reach &&
	       gap_above(s, i) > -s->height)
		i++;
	return i;
}

static bool has_figure(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++)
		if (strpbrk(c->words[i].word->text, "0123456789"))
			return true;
	return false;
}

void dx_bands_add(struct dx_arena *a, const struct dx_table *t, struct dx_body *row, const struct dx_body *more)
{
	for (size_t k = 0; k < t->n_cols; k++) {
		const struct dx_cell *first = &row->cells[k];
		const struct dx_cell *second = &more->cells[k];
		struct dx_cell_word *both;

		if (second->n == 0)
			continue;
		both = dx_alloc_array(a, first->n + second->n, sizeof(*both));
		if (first->n)
			memcpy(both, first->words, first->n * sizeof(*both));
		memcpy(both + first->n, second->words, second->n * sizeof(*both));
		row->cells[k] = (struct dx_cell){both, first->n + second->n};
	}
}

size_t dx_bands_figures(const struct dx_table *t, const struct dx_body *b)
{
	size_t n = 0;

	for (size_t k = 0; k < t->n_cols; k++)
		n += t->cols[k].class == DX_COL_NUMBER && has_figure(&b->cells[k]);
	return n;
}

/* Rules above and below the lines FROM..TO, of which one has most of a row's figures: "18.00+0.00 |" over "0.00+0.00".
 */
static bool is_boxed(const struct scan *s, size_t from, size_t to)
{
	size_t most = 0;

	for (size_t i = from; i < to; i++) {
		size_t n = dx_bands_figures(s->table, &s->body[i]);

		most = n > most ? n : most;
	}
	return most >= FULL && (from == 0 || s->ruled[from]) && (to == s->n || s->ruled[to]);
}

/*
 * Do two of the lines FROM..TO that begin rows have figures in one column? Between rules a line with figures in one
 * column alone is the rest of a cell.
 */
static bool collide(const struct scan *s, size_t from, size_t to)
{
	bool boxed = is_boxed(s, from, to);

	for (size_t k = 0; k < s->table->n_cols; k++) {
		size_t n = 0;

		for (size_t i = from; s->table->cols[k].class == DX_COL_NUMBER && i < to; i++)
			n += begins(&s->body[i]) && has_figure(&s->body[i].cells[k]) &&
			     !(boxed && dx_bands_figures(s->table, &s->body[i]) == 1);
		if (n > 1)
			return true;
	}
	return false;
}

/* The lines FROM..TO as one, on the line of them with most figures; PREVIOUS is the row above. */
static struct dx_body merge(const struct scan *s, size_t from, size_t to, const struct dx_row *previous)
{
	struct dx_body one = s->body[from];
	size_t most = dx_bands_figures(s->table, &s->body[from]);

	for (size_t i = from + 1; i < to; i++) {
		dx_bands_add(s->arena, s->table, &one, &s->body[i]);
		if (dx_bands_figures(s->table, &s->body[i]) > most) {
			most = dx_bands_figures(s->table, &s->body[i]);
			one.line = s->body[i].line;
		}
	}
	if (to - from > 1)
		one.class = s->test(s->arg, s->table, one.cells, previous);
	return one;
}

/*
 * Is the band FROM..TO a row? Lines of which none or one is a row are one when all together are; several that begin
 * rows only where none has what another has too: a date without its amount, an amount without its date.
 */
static bool is_row(const struct scan *s, size_t from, size_t to, const struct dx_row *previous, struct dx_body *one_r,
		   struct tally *t)
{
	size_t n = 0;
	bool special = false;

	for (size_t i = from; i < to; i++) {
		n += begins(&s->body[i]);
		special |= s->body[i].class == DX_ROW_SPECIAL;
	}
	if (to - from == 1) {
		t->rows += n;
		t->orphans += n == 0 && s->body[from].class != DX_ROW_OUT;
		return false;
	}
	if (special && n == 1) { /* a total is read by the words of its own line */
		t->rows++;
		return false;
	}
	if (special || (n > 1 && collide(s, from, to))) {
		t->bad = true;
		return false;
	}
	*one_r = merge(s, from, to, previous);
	if (one_r->class != DX_ROW_BEGIN) {
		t->orphans += n == 0;
		t->rows += n == 1;
		t->bad |= n > 1;
		return false;
	}
	t->rows++;
	t->gained += n == 0 || n > 1;
	for (size_t i = from; i < to && is_boxed(s, from, to); i++)
		t->boxed += s->body[i].class == DX_ROW_OUT;
	for (size_t i = from + 1; i < to; i++)
		if (is_half(s, i)) {
			t->halves++;
			break;
		}
	return true;
}

/* What bands of lines up to REACH apart make; into OUT, unless NULL, which gets *N_R lines. */
static struct tally sort_out(const struct scan *s, int32_t reach, struct dx_body *out, size_t *n_r)
{
	struct tally t = {0};
	struct dx_row above;
	struct dx_body last;
	const struct dx_row *previous = NULL;
	size_t n = 0;

	for (size_t from = 0; from < s->n;) {
		size_t to = band_end(s, from, reach);
		struct dx_body one;
		bool merged = is_row(s, from, to, previous, &one, &t);

		for (size_t i = from; i < to; i++) {
			if (!merged)
				one = s->body[i];
			if (one.class == DX_ROW_JOIN) /* what it would have been joined to may be whole now */
				one.class = s->test(s->arg, s->table, one.cells, previous);
			if (out && (!merged || i == from))
				out[n++] = one;
			if (out && merged)
				s->lines->v[s->body[i].line].used = true;
			if (begins(&one)) {
				last = one;
				above = (struct dx_row){.line = last.line, .class = last.class, .cells = last.cells};
				previous = &above;
			} else if (one.class == DX_ROW_JOIN && previous) {
				dx_bands_add(s->arena, s->table, &last, &one);
				above.joined = true;
			}
		}
		from = to;
	}
	if (out)
		*n_r = n;
	return t;
}

static int by_i32(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* Distances to try: half a line, wherever the table's own distances leave a gap, and as far as rules allow. */
static size_t reaches(const struct scan *s, bool any_ruled, int32_t *out)
{
	int32_t *gaps = dx_alloc_array(s->arena, s->n, sizeof(*gaps));
	size_t n_gaps = 0;
	size_t n = 0;

	for (size_t i = 1; i < s->n; i++)
		gaps[n_gaps++] = gap_above(s, i);
	qsort(gaps, n_gaps, sizeof(*gaps), by_i32);
	out[n++] = s->height * 3 / 4;
	for (size_t i = 1; i < n_gaps && n + 1 < TRIES_MAX; i++)
		if (gaps[i - 1] >= out[0] && gaps[i - 1] <= 2 * s->height && gaps[i] > gaps[i - 1] + gaps[i - 1] / 8)
			out[n++] = gaps[i - 1] + (gaps[i] - gaps[i - 1]) / 2;
	if (any_ruled)
		out[n++] = 4 * s->height;
	return n;
}

static int32_t line_height(const struct scan *s)
{
	int32_t *heights = dx_alloc_array(s->arena, s->n, sizeof(*heights));

	for (size_t i = 0; i < s->n; i++)
		heights[i] = s->lines->v[s->body[i].line].height;
	qsort(heights, s->n, sizeof(*heights), by_i32);
	return heights[s->n / 2];
}

size_t dx_bands_join(struct dx_arena *a, struct dx_lines *lines, const struct dx_table *t, struct dx_body *body,
		     const bool *ruled, bool *known, dx_row_test *test, void *arg)
{
	struct scan s = {.arena = a,
			 .lines = lines,
			 .table = t,
			 .body = body,
			 .n = t->n,
			 .ruled = ruled,
			 .test = test,
			 .arg = arg};
	struct tally best = {0};
	int32_t tries[TRIES_MAX];
	int32_t reach = 0;
	bool any_ruled = false;
	size_t n = t->n;
	struct dx_body *out;

	if (n < 2)
		return n;
	s.height = line_height(&s);
	if (lines->pages[t->page].source == DX_SOURCE_OCR)
		s.height = s.height * BOX_PARTS / 10;
	for (size_t i = 1; i < n; i++)
		any_ruled |= ruled[i];
	for (size_t i = 0, n_tries = reaches(&s, any_ruled, tries); i < n_tries; i++) {
		struct tally one = sort_out(&s, tries[i], NULL, NULL);

		if (one.bad || one.rows < best.rows ||
		    (one.rows == best.rows && best.rows > 0 &&
		     (one.orphans > best.orphans || (one.orphans == best.orphans && one.boxed <= best.boxed))))
			continue;
		best = one;
		reach = tries[i];
	}
	/* how a program sets a table shows in more than one row, here or on a page before: this is a stamp between two
	 */
	if (!*known && (best.gained + best.halves) * RARE <= best.rows)
		return n;
	/* recognition puts single words half a line off: of its lines most rows must be so, or none is */
	if (lines->pages[t->page].source == DX_SOURCE_OCR && (best.gained + best.halves) * MOST <= best.rows)
		return n;
	*known |= best.gained > 0;
	out = dx_alloc_array(a, n, sizeof(*out));
	sort_out(&s, reach, out, &n);
	memcpy(body, out, n * sizeof(*out));
	return n;
}
