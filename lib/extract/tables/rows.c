/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Body lines → rows: what begins a row is the caller's to say, where wrapped lines belong is geometry. */
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "dx/extract/dates.h"

#include "table_int.h"

struct cut {
	struct dx_arena *arena;
	struct dx_lines *lines;
	struct dx_tables *t;
	size_t cap;
	int32_t pitch;        /* of wrapped lines; 0: unknown */
	size_t above, below;  /* wrapped text that stands nearer to the row under it, over it */
	size_t pairs, over;   /* rows that follow each other; those of them with text over the lower one's dated line */
	struct dx_body *body; /* of the table in work */
	size_t n;
	bool centred;        /* a table had rows whose cells stand in their middle */
	struct dx_body tail; /* what follows the last row of the table before; its line is SIZE_MAX: nothing */
};

static int32_t middle(const struct dx_lines *lines, size_t line)
{
	return dx_line_middle(&lines->v[line]);
}

static struct dx_row *add_row(struct cut *c, size_t table, const struct dx_body *b)
{
	struct dx_tables *t = c->t;
	size_t n_cols = t->v[table].n_cols;
	struct dx_row *row;

	if (t->n_rows == c->cap) {
		size_t cap = c->cap ? 2 * c->cap : 64;
		struct dx_row *grown = dx_alloc_array(c->arena, cap, sizeof(*grown));

		if (t->n_rows)
			memcpy(grown, t->rows, t->n_rows * sizeof(*grown));
		t->rows = grown;
		c->cap = cap;
	}
	row = &t->rows[t->n_rows++];
	*row = (struct dx_row){.table = table, .line = b->line, .class = b->class};
	row->cells = dx_alloc_array(c->arena, n_cols, sizeof(*row->cells));
	memcpy(row->cells, b->cells, n_cols * sizeof(*row->cells));
	c->lines->v[b->line].used = true;
	return row;
}

/* Put the words of B before or behind those of ROW, column by column. */
static void absorb(struct cut *c, struct dx_row *row, const struct dx_body *b, bool before)
{
	size_t n_cols = c->t->v[row->table].n_cols;

	for (size_t i = 0; i < n_cols; i++) {
		const struct dx_cell *first = before ? &b->cells[i] : &row->cells[i];
		const struct dx_cell *second = before ? &row->cells[i] : &b->cells[i];
		struct dx_cell_word *both;

		if (b->cells[i].n == 0)
			continue;
		both = dx_alloc_array(c->arena, first->n + second->n, sizeof(*both));
		if (first->n)
			memcpy(both, first->words, first->n * sizeof(*both));
		memcpy(both + first->n, second->words, second->n * sizeof(*both));
		row->cells[i] = (struct dx_cell){both, first->n + second->n};
	}
	c->lines->v[b->line].used = true;
}

/* A horizontal rule between two lines, over or under one of them: a panel's, beside both, is none. */
static bool rule_between(const struct cut *c, size_t upper, size_t lower)
{
	const struct dx_line *u = &c->lines->v[upper];
	const struct dx_line *l = &c->lines->v[lower];
	const struct dx_page *page = &c->lines->pages[u->page];
	int32_t from = middle(c->lines, upper);
	int32_t to = middle(c->lines, lower);

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x1 - r->x0 > r->y1 - r->y0 && r->y0 > from && r->y0 < to && r->x1 - r->x0 > page->width / 4 &&
		    ((r->x0 < u->x1 && r->x1 > u->x0) || (r->x0 < l->x1 && r->x1 > l->x0)))
			return true;
	}
	return false;
}

/* How far below each other two lines may stand and still be one cell. */
static int32_t reach(const struct cut *c, size_t line)
{
	return c->pitch ? c->pitch * 3 / 2 : c->lines->v[line].height * 2;
}

/* The lines FROM..TO (exclusive) below row A that belong to it: unbroken by rules or wide gaps. */
static size_t run_below(const struct cut *c, size_t anchor_line, size_t from, size_t to)
{
	size_t above = anchor_line;
	size_t i = from;

	for (; i < to && c->body[i].class == DX_ROW_MORE; i++) {
		size_t line = c->body[i].line;

		int32_t gap = middle(c->lines, line) - middle(c->lines, above);

		/* what stood beside the rows follows the page's last line (margin.h) */
		if (gap > reach(c, above) || gap < 0 || rule_between(c, above, line))
			break;
		above = line;
	}
	return i;
}

/* The first line of the unbroken run that ends right above body line AT. */
static size_t run_above(const struct cut *c, size_t from, size_t at)
{
	size_t i = at;

	while (i > from && c->body[i - 1].class == DX_ROW_MORE) {
		size_t line = c->body[i - 1].line;
		size_t below = c->body[i].line;

		if (middle(c->lines, below) - middle(c->lines, line) > reach(c, line) || rule_between(c, line, below))
			break;
		i--;
	}
	return i;
}

/*
 * Lines between two rows: cut at the widest gap; evenly spaced lines go to the row above, or to the one
 * below where that one has no text of its own and the one above has.
 */
static size_t part_at(const struct cut *c, size_t above, size_t from, size_t to, bool upwards)
{
	int32_t widest = 0;
	int32_t narrowest = INT32_MAX;
	size_t at = to;

	for (size_t i = from; i <= to; i++) {
		size_t upper = i == from ? above : c->body[i - 1].line;
		int32_t gap = middle(c->lines, c->body[i].line) - middle(c->lines, upper);

		if (rule_between(c, upper, c->body[i].line))
			return i;
		if (gap > widest) {
			widest = gap;
			at = i;
		}
		if (gap < narrowest)
			narrowest = gap;
	}
	/* Rounding moves lines by a fraction of their distance. */
	if (widest - narrowest <= narrowest / 6)
		return upwards ? from : to;
	return at;
}

static bool has_text(const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_TEXT && cells[i].n)
			return true;
	return false;
}

static bool begins(const struct dx_body *b)
{
	return b->class == DX_ROW_BEGIN || b->class == DX_ROW_SPECIAL;
}

/* A row whose amounts stand on a later line takes everything down to that line. Returns what is behind it. */
static size_t join(struct cut *c, struct dx_row *row, size_t from, size_t next)
{
	size_t end = next;

	while (end > from && c->body[end - 1].class != DX_ROW_JOIN)
		end--;
	for (; from < end; from++)
		if (c->body[from].class != DX_ROW_OUT)
			absorb(c, row, &c->body[from], false);
	return end;
}

/* Narrations that begin above their dated line, throughout. */
static bool wraps_above(const struct cut *c)
{
	return c->above > 2 && c->above > 8 * c->below;
}

/* Narrations around their dated line: so many rows have text over it, set apart from the row above, that none is a
 * caption. */
static bool wraps_around(const struct cut *c)
{
	return c->over > 2 && c->over * 3 > c->pairs;
}

/* Give the lines FROM..NEXT between ROW (NULL at the top of a page) and the row at NEXT (or n: none) their row. */
static void share(struct cut *c, struct dx_table *t, struct dx_row *row, size_t from, size_t next, size_t n,
		  struct dx_row *next_row)
{
	size_t below_end;
	size_t above_first = next;

	if (row)
		from = join(c, row, from, next);
	below_end = from;
	if (row && (next < n || !wraps_above(c)))
		below_end = run_below(c, c->body[from - 1].line, from, next);
	if (next < n && next_row->class != DX_ROW_SPECIAL)
		above_first = run_above(c, from, next);
	if (row && next < n && below_end == next && above_first == from && from < next) {
		bool upwards = !has_text(t, c->body[next].cells) && row->class == DX_ROW_SPECIAL;

		below_end = above_first = part_at(c, c->body[from - 1].line, from, next, upwards);
	} else if (row && above_first < below_end) {
		above_first = below_end;
	} else if (row && above_first < next && !wraps_around(c) && has_text(t, c->body[next].cells) &&
		   !rule_between(c, c->body[from - 1].line, c->body[above_first].line)) {
		above_first = next; /* text far from the row above, over a row that has its own: a caption */
	}
	for (size_t i = from; row && i < below_end; i++)
		absorb(c, row, &c->body[i], false);
	for (size_t i = next; i-- > above_first;)
		absorb(c, next_row, &c->body[i], true);
}

/* Distances of wrapped lines that stand between two rows, for telling cells from footers later. */
static void learn_pitch(struct cut *c, size_t n)
{
	for (size_t i = 1; i + 1 < n && c->pitch == 0; i++)
		if (begins(&c->body[i - 1]) && (c->body[i].class == DX_ROW_MORE || c->body[i].class == DX_ROW_JOIN) &&
		    begins(&c->body[i + 1]))
			c->pitch = middle(c->lines, c->body[i].line) - middle(c->lines, c->body[i - 1].line);
	/* A line far below its row would teach a pitch that swallows footers. */
	if (n && c->pitch > 3 * c->lines->v[c->body[0].line].height)
		c->pitch = 0;
}

/* Is the gap above row NEXT narrower than the widest one between it and row AT? */
static bool has_text_over(const struct cut *c, size_t at, size_t next)
{
	int32_t last = middle(c->lines, c->body[next].line) - middle(c->lines, c->body[next - 1].line);

	for (size_t i = at + 1; i < next; i++) {
		int32_t gap = middle(c->lines, c->body[i].line) - middle(c->lines, c->body[i - 1].line);

		if (last + last / 6 < gap)
			return true;
	}
	return false;
}

/* Does text wrap above its dated line in this document, or below as usual? Only unequal gaps tell. */
static void learn_side(struct cut *c, size_t n)
{
	for (size_t i = 0; i < n;) {
		size_t next = i + 1;
		int32_t up, down;

		while (next < n && c->body[next].class == DX_ROW_MORE)
			next++;
		if (next < n && c->body[i].class == DX_ROW_BEGIN && c->body[next].class == DX_ROW_BEGIN) {
			c->pairs++;
			c->over += has_text_over(c, i, next);
		}
		if (next < n && next > i + 1 && c->body[i].class == DX_ROW_BEGIN && begins(&c->body[next])) {
			up = middle(c->lines, c->body[i + 1].line) - middle(c->lines, c->body[i].line);
			down = middle(c->lines, c->body[next].line) - middle(c->lines, c->body[next - 1].line);
			c->below += up + up / 6 < down;
			c->above += down + down / 6 < up;
		}
		i = next;
	}
}

/* The end of the unbroken run that begins with the page's first line. */
static size_t run_on(const struct cut *c, size_t to)
{
	size_t i = 0;

	while (i < to && c->body[i].class == DX_ROW_MORE &&
	       (i == 0 ||
		middle(c->lines, c->body[i].line) - middle(c->lines, c->body[i - 1].line) <= reach(c, c->body[i].line)))
		i++;
	return i;
}

/* Text at the top of a page, also under a header said again, may be the end of the last row of the page before. */
static void over_page_break(struct cut *c, const struct dx_table *t, size_t rows_before, size_t end)
{
	struct dx_row *last;
	size_t from;

	if (rows_before == 0)
		return;
	last = &c->t->rows[rows_before - 1];
	if (c->lines->v[last->line].page + 1 != t->page || last->class != DX_ROW_BEGIN ||
	    c->t->v[last->table].n_cols != t->n_cols)
		return;
	from = run_above(c, 0, end);
	if (from == end && !t->header_n) { /* set apart from the next row, but the first thing on the page */
		from = 0;
		end = run_on(c, end);
	}
	/* a head in larger print */
	if (from < end && c->lines->v[c->body[from].line].height * 4 > c->lines->v[last->line].height * 5)
		return;
	for (size_t i = from; i < end; i++)
		absorb(c, last, &c->body[i], false);
}

static size_t next_begin(const struct cut *c, size_t from, size_t n)
{
	while (from < n && !begins(&c->body[from]))
		from++;
	return from;
}

/* A horizontal rule right over the first line of the page's table. */
static bool rule_above(const struct cut *c, size_t line)
{
	const struct dx_line *l = &c->lines->v[line];
	const struct dx_page *page = &c->lines->pages[l->page];

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x1 - r->x0 > page->width / 4 && r->y1 - r->y0 < l->height && r->y0 <= middle(c->lines, line) &&
		    r->y0 > l->y0 - l->height)
			return true;
	}
	return false;
}

/* Rules around the row at NEXT, the first below a header or on a page: all between them is its own. */
static bool is_ruled(const struct cut *c, const struct dx_table *t, size_t next)
{
	size_t after = next_begin(c, next + 1, c->n);

	if (after == c->n || !rule_between(c, c->body[next].line, c->body[after].line))
		return false;
	return t->header_n > 0 ? rule_between(c, t->header_first + t->header_n - 1, c->body[0].line)
			       : rule_above(c, c->body[0].line);
}

/* Is what stands between the header of T and the row at NEXT, its first one, of that row, by the day right over its
 * own?
 */
static bool has_day_over(const struct cut *c, const struct dx_table *t, size_t next)
{
	const struct dx_body *b = next > 0 ? &c->body[next - 1] : NULL;

	if (!b || t->header_n == 0 || b->class != DX_ROW_MORE)
		return false;
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_DATE && b->cells[i].n && c->body[next].cells[i].n)
			return true;
	return false;
}

/* Lines that are rows only together become one: see bands.c. */
static void join_bands(struct cut *c, const struct dx_table *t, dx_row_test *test, void *arg)
{
	bool *ruled = dx_alloc_array(c->arena, t->n + 1, sizeof(*ruled));

	for (size_t i = 1; i < t->n; i++)
		ruled[i] = rule_between(c, c->body[i - 1].line, c->body[i].line);
	c->n = dx_bands_join(c->arena, c->lines, t, c->body, ruled, &c->centred, test, arg);
}

/*
 * A row that the page's end cuts: its figures are the last thing in the table above, and no row without the date, which
 * is the first thing here and has no figures.
 */
static void join_cut_row(struct cut *c, size_t index, dx_row_test *test, void *arg)
{
	const struct dx_table *t = &c->t->v[index];
	struct dx_body one = c->tail;

	if (c->n == 0 || c->tail.line == SIZE_MAX || c->lines->v[c->tail.line].page + 1 != t->page ||
	    !dx_table_same_roles(&c->t->v[index - 1], t) || dx_bands_figures(t, &c->body[0]))
		return;
	dx_bands_add(c->arena, t, &one, &c->body[0]);
	one.class = test(arg, t, one.cells, NULL);
	if (one.class != DX_ROW_BEGIN)
		return;
	c->lines->v[one.line].used = true;
	one.line = c->body[0].line;
	c->body[0] = one;
}

/* What follows the last row of table T, where that is figures of a row. */
static void keep_tail(struct cut *c, const struct dx_table *t)
{
	size_t last = c->n;

	c->tail.line = SIZE_MAX;
	if (t->named_below) /* the caller has them */
		return;
	while (last > 0 && !begins(&c->body[last - 1]))
		last--;
	while (last > 0 && last < c->n && (c->body[last].class == DX_ROW_MORE || c->body[last].class == DX_ROW_JOIN))
		last++;
	/* below a row of totals there are more totals */
	if (last > 0 && last < c->n && c->body[last - 1].class == DX_ROW_SPECIAL && c->body[last].class == DX_ROW_OUT)
		return;
	if (last > 0 && last < c->n && dx_bands_figures(t, &c->body[last]))
		c->tail = c->body[last];
}

/* "2026" under the dates, where a year begins: no text of the row above. */
static void leave_years(struct cut *c)
{
	const struct dx_line *row = NULL;
	struct dx_dates_raw raw;
	size_t used;

	for (size_t i = 0; i < c->n && !row; i++)
		if (c->body[i].class == DX_ROW_BEGIN)
			row = &c->lines->v[c->body[i].line];
	if (!row || !dx_dates_scan(dx_str(dx_lines_text(c->arena, row->words, row->n)), &raw, &used) || raw.year >= 0)
		return;
	for (size_t i = 0; i < c->n; i++) {
		const struct dx_line *line = &c->lines->v[c->body[i].line];
		const char *text = line->words[0]->text;

		if (c->body[i].class == DX_ROW_MORE && line->n == 1 && strlen(text) == 4 &&
		    strspn(text, "0123456789") == 4 && (strncmp(text, "19", 2) == 0 || strncmp(text, "20", 2) == 0) &&
		    line->x0 - row->x0 <= line->height / 2 && row->x0 - line->x0 <= line->height / 2)
			c->body[i].class = DX_ROW_OUT;
	}
}

/* How many words of LINE are bold: none, some, or all of them (2). */
static int bold(const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++)
		n += (line->words[i]->flags & DX_WORD_BOLD) != 0;
	return n == 0 ? 0 : n < line->n ? 1 : 2;
}

/*
 * Titles between rows: some lines are bold, one for two rows at most, and no row is. Where text stands over its dated
 * line, a bold one may be its beginning.
 */
static void leave_titles(struct cut *c)
{
	size_t rows = 0;
	size_t titles = 0;

	if (wraps_above(c) || wraps_around(c))
		return;
	for (size_t i = 0; i < c->n; i++) {
		int how = bold(&c->lines->v[c->body[i].line]);

		if (c->body[i].class == DX_ROW_BEGIN && how > 0)
			return;
		rows += c->body[i].class == DX_ROW_BEGIN;
		titles += c->body[i].class == DX_ROW_MORE && how == 2;
	}
	for (size_t i = 0; titles * 2 <= rows && i < c->n; i++)
		if (c->body[i].class == DX_ROW_MORE && bold(&c->lines->v[c->body[i].line]) == 2)
			c->body[i].class = DX_ROW_OUT;
}

static void cut_table(struct cut *c, size_t index, dx_row_test *test, void *arg)
{
	struct dx_table *t = &c->t->v[index];
	size_t before = c->t->n_rows;
	const struct dx_row *previous = NULL;
	size_t row_at = SIZE_MAX; /* index of the row above, in rows */
	struct dx_body whole;     /* that row with what was joined to it */
	struct dx_row dummy;

	c->body = dx_alloc_array(c->arena, t->n, sizeof(*c->body));
	for (size_t i = 0; i < t->n; i++) {
		struct dx_body *b = &c->body[i];

		b->line = t->first + i;
		dx_columns_split(c->arena, c->lines, t, b->line, b->cells);
		b->class = test(arg, t, b->cells, previous);
		if (begins(b)) {
			whole = *b;
			dummy = (struct dx_row){
				.table = index, .line = b->line, .class = b->class, .cells = whole.cells};
			previous = &dummy;
		} else if (b->class == DX_ROW_JOIN && previous) {
			dx_bands_add(c->arena, t, &whole, b);
			dummy.joined = true;
		}
	}
	if (t->closes)
		c->n = dx_closing_join(c->arena, c->lines, t, c->body, test, arg);
	else
		join_bands(c, t, test, arg);
	join_cut_row(c, index, test, arg);
	learn_pitch(c, c->n);
	learn_side(c, c->n);
	leave_titles(c);
	leave_years(c);
	for (size_t i = 0; i <= c->n;) {
		size_t next = next_begin(c, i, c->n);

		if (next < c->n)
			add_row(c, index, &c->body[next]);
		if (row_at == SIZE_MAX && next < c->n &&
		    (wraps_above(c) || wraps_around(c) || !has_text(t, c->body[next].cells) || is_ruled(c, t, next) ||
		     has_day_over(c, t, next)))
			share(c, t, NULL, i, next, c->n, &c->t->rows[c->t->n_rows - 1]);
		else if (row_at == SIZE_MAX && next < c->n)
			over_page_break(c, t, before, next);
		else if (row_at != SIZE_MAX)
			share(c, t, &c->t->rows[row_at], i, next, c->n,
			      next < c->n ? &c->t->rows[c->t->n_rows - 1] : NULL);
		row_at = next < c->n ? c->t->n_rows - 1 : row_at;
		i = next + 1;
	}
	keep_tail(c, t);
}

void dx_tables_rows(struct dx_arena *a, struct dx_lines *lines, struct dx_tables *t, dx_row_test *test, void *arg)
{
	struct cut c = {.arena = a, .lines = lines, .t = t, .tail = {.line = SIZE_MAX}};

	for (size_t i = 0; i < t->n; i++)
		cut_table(&c, i, test, arg);
}
