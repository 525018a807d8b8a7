/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/margin.h"

#include "lines/lines_int.h"
#include "margin_int.h"

#define ALONE_MIN 3    /* lines of a panel that have nothing of a row's first line */
#define HEAD_UP   2    /* lines over the one by which a header was found that may be its own */
#define APART     3    /* half heights of a line between table and panel */
#define NEAR      1500 /* thousandths of a point between what begins under each other */

/* A table's place, and what stands beside it. */
struct strip {
	const struct dx_lines *lines;
	int32_t left, right; /* what ends before, or begins behind, is beside the table */
	size_t first, end;   /* lines from its header to its last row */
	bool parts_left, parts_right;
	bool here; /* what is cut off follows the last of these lines */
};

/* The words of a line in, and left and right of, a table: FROM..TO are the table's. */
struct share {
	size_t from, to;
};

static struct share share_of(const struct strip *s, const struct dx_line *line)
{
	struct share p = {0, line->n};

	while (p.from < line->n && line->words[p.from]->x1 <= s->left)
		p.from++;
	while (p.to > p.from && line->words[p.to - 1]->x0 >= s->right)
		p.to--;
	while (p.to > p.from && p.to < line->n && line->words[p.to]->x0 - line->words[p.to - 1]->x1 <= line->height)
		p.to++; /* the last column's text runs on behind its heading */
	return p;
}

static bool is_row(struct dx_arena *a, const struct dx_line *line, struct share p)
{
	return dx_gutter_is_row(a, (const struct dx_word *const *)line->words + p.from, p.to - p.from);
}

/* What stands on one side of the rows: beside how many of them, on how many at their height, and where no row begins.
 */
struct beside {
	size_t any, level, alone, listed;
};

/* At the height of few rows stands something, and more where no row begins: a panel of the page, no column of the
 * table. */
static bool is_panel(size_t rows, const struct beside *b, bool ruled)
{
	return (ruled || b->any > 0) && b->level * 2 < rows && b->alone >= (ruled ? 1 : ALONE_MIN);
}

/* Word AT of LINE, or none, beside the row whose end next to it is word OF. */
static void count(struct beside *b, const struct dx_line *line, bool row, size_t at, size_t of)
{
	if (at >= line->n)
		return;
	b->any += row;
	b->alone += !row;
	b->level += row && dx_gutter_is_level(line, line->words[at], line->words[of]);
}

/* The first long upright rule between FROM, the end of the last heading, and TO, that reaches below TOP; NULL: none. */
static const struct dx_rule *rule_beside(const struct dx_page *page, int32_t top, int32_t from, int32_t to)
{
	const struct dx_rule *found = NULL;

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x0 == r->x1 && r->x0 > from && r->x0 < to && r->y1 > top && r->y1 - r->y0 > page->height / 8 &&
		    (!found || r->x0 < found->x0))
			found = r;
	}
	return found;
}

/* "25,000.00      Reward  Intl.#" over "Date … Points  amount": a panel's figure hid the header's upper line. */
static void reach_up(struct strip *s, const struct dx_table *t)
{
	while (s->first > s->lines->page_first[t->page] && t->header_first - s->first < HEAD_UP) {
		const struct dx_line *line = &s->lines->v[s->first - 1];
		struct share p = share_of(s, line);

		if (!(s->parts_left && p.from > 0 && p.from < line->n) &&
		    !(s->parts_right && p.to < line->n && p.to > 0))
			return;
		s->first--;
	}
}

/* Is LINE, right under ABOVE, text that goes on under a column of ROW, and a line of the panel right of it? */
static bool goes_on(const struct strip *s, const struct dx_line *row, const struct dx_line *above,
		    const struct dx_line *line)
{
	struct share p = share_of(s, line);

	if (!s->parts_right || p.from > 0 || p.to == 0 || p.to == line->n || line->page != row->page ||
	    line->y0 - above->y1 > line->height ||
	    line->words[p.to]->x0 - line->words[p.to - 1]->x1 < APART * line->height)
		return false;
	for (size_t i = 0; i < row->n && row->words[i]->x0 < s->right; i++)
		if (row->words[i]->x0 - line->words[0]->x0 < NEAR && line->words[0]->x0 - row->words[i]->x0 < NEAR)
			return i > 0;
	return false;
}

/* Lines under the last row, before END, that are the panel's alone: they are no further lines of that row; and those
 * of both. */
static void reach_down(struct strip *s, size_t end)
{
	const struct dx_line *v = s->lines->v;
	const size_t row = s->end - 1;

	while (s->end < end) {
		struct share p = share_of(s, &v[s->end]);

		if (!(s->parts_left && p.from == v[s->end].n) && !(s->parts_right && p.to == 0) &&
		    !goes_on(s, &v[row], &v[s->end - 1], &v[s->end]))
			return;
		s->end++;
	}
}

/* "Credit limit   $15,000.00": words and an amount, as in a panel's list; a column's cell has the amount alone. */
static bool is_listed(const struct dx_line *line, size_t from, size_t to)
{
	return to - from >= 2 && dx_gutter_has_word((const struct dx_word *const *)line->words + from, 1) &&
	       dx_columns_amount_like(line->words[to - 1]);
}

/* What stands beside the rows of T, and where the last of these ends. */
static size_t see(struct dx_arena *a, const struct dx_table *t, struct strip *s, struct beside *left,
		  struct beside *right)
{
	const struct dx_line *v = s->lines->v;
	size_t rows = 0;

	*left = *right = (struct beside){0};
	s->end = 0;
	for (size_t i = t->first; i < t->first + t->n; i++)
		if (is_row(a, &v[i], share_of(s, &v[i])))
			s->end = i + 1;
	for (size_t i = t->first; i < s->end; i++) {
		struct share p = share_of(s, &v[i]);
		bool row = is_row(a, &v[i], p);

		rows += row;
		count(left, &v[i], row, p.from > 0 ? p.from - 1 : SIZE_MAX, p.from);
		count(right, &v[i], row, p.to, p.to - 1);
	}
	for (size_t i = t->first; i < t->first + t->n; i++)
		right->listed += is_listed(&v[i], share_of(s, &v[i]).to, v[i].n);
	return rows;
}

/* How many lines right under the last row of T stand left of it alone: of a few rows a panel is mostly below them. */
static size_t left_below(const struct dx_table *t, const struct strip *s)
{
	size_t n = 0;

	for (size_t i = s->end; i < t->first + t->n && share_of(s, &s->lines->v[i]).from == s->lines->v[i].n; i++)
		n++;
	return n;
}

/*
 * A panel's title at the height of the header is a heading that nobody knows, the last one: what stands under it are
 * words with amounts at their ends, and not at the rows' height.
 */
static bool look_under_last(struct dx_arena *a, const struct dx_table *t, struct strip *s)
{
	const struct dx_col *last = &t->cols[0];
	struct beside left, right;
	size_t rows;

	for (size_t i = 1; i < t->n_cols; i++)
		last = t->cols[i].hx0 > last->hx0 ? &t->cols[i] : last;
	if (last->role >= 0 || t->n_cols < 4)
		return false;
	s->right = INT32_MIN;
	for (size_t i = 0; i < t->n_cols; i++)
		if (&t->cols[i] != last && t->cols[i].hx1 > s->right)
			s->right = t->cols[i].hx1;
	s->right = (s->right + last->hx0) / 2;
	rows = see(a, t, s, &left, &right);
	s->parts_left = false;
	s->parts_right = right.level * 2 < rows && right.listed >= ALONE_MIN;
	for (size_t i = s->end; s->parts_right && i < t->first + t->n; i++) {
		struct share p = share_of(s, &s->lines->v[i]);

		if (p.to > 0 && p.to < s->lines->v[i].n)
			s->end = i + 1; /* beside what is under the rows, too */
	}
	return s->parts_right;
}

static bool look(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t, struct strip *s)
{
	struct beside left, right;
	const struct dx_rule *rule;
	size_t rows;
	int32_t end = INT32_MIN;
	int32_t apart;

	if (t->header_n == 0 || t->n_cols < 3 || lines->pages[t->page].source == DX_SOURCE_OCR)
		return false;
	apart = APART * lines->v[t->header_first].height / 2;
	*s = (struct strip){.lines = lines, .left = INT32_MAX, .right = INT32_MIN, .first = t->header_first};
	for (size_t i = 0; i < t->n_cols; i++) {
		s->left = t->cols[i].hx0 < s->left ? t->cols[i].hx0 : s->left;
		end = t->cols[i].hx1 > end ? t->cols[i].hx1 : end;
	}
	s->left -= apart;
	if (look_under_last(a, t, s))
		return true;
	s->right = end;
	rule = rule_beside(&lines->pages[t->page], lines->v[t->header_first].y1, s->right, s->right + apart);
	s->right = rule ? rule->x0 : s->right + apart;
	rows = see(a, t, s, &left, &right);
	left.alone += left_below(t, s);
	s->parts_left = is_panel(rows, &left, false);
	s->parts_right = is_panel(rows, &right, rule != NULL);
	while (s->parts_right && rule && s->end < t->first + t->n && lines->v[s->end].y0 < rule->y1)
		s->end++; /* beside what is under the rows, too */
	if (s->parts_left || s->parts_right) {
		reach_up(s, t);
		reach_down(s, t->first + t->n);
	}
	return s->parts_left || s->parts_right;
}

/* Table and panel have steps of their own: what was one line may be two that are not level. */
static void set_heights(struct dx_line *line)
{
	line->y0 = line->words[0]->y0;
	line->y1 = line->words[0]->y1;
	for (size_t i = 1; i < line->n; i++) {
		line->y0 = line->words[i]->y0 < line->y0 ? line->words[i]->y0 : line->y0;
		line->y1 = line->words[i]->y1 > line->y1 ? line->words[i]->y1 : line->y1;
	}
}

static size_t add_part(struct dx_line *out, const struct dx_line *line, size_t from, size_t to)
{
	if (from == to)
		return 0;
	*out = *line;
	out->used = false; /* headers are to be found again */
	out->words = line->words + from;
	out->n = to - from;
	dx_lines_set_ends(out);
	set_heights(out);
	return 1;
}

/* Lines as they come out, and the parts of this page's panels, which follow its last line. */
struct output {
	struct dx_line *v, *beside;
	size_t n, n_beside;
};

static void emit(const struct strip *s, const struct dx_line *line, struct output *o)
{
	struct share p = share_of(s, line);

	p.from = s->parts_left ? p.from : 0;
	p.to = s->parts_right ? p.to : line->n;
	o->n += add_part(o->v + o->n, line, p.from, p.to);
	o->n_beside += add_part(o->beside + o->n_beside, line, 0, p.from);
	o->n_beside += add_part(o->beside + o->n_beside, line, p.to, line->n);
}

static void emit_beside(struct output *o)
{
	for (size_t i = 0; i < o->n_beside; i++)
		o->v[o->n++] = o->beside[i];
	o->n_beside = 0;
}

/* Cut the lines of N_STRIPS, in their order on the pages. */
static bool part(struct dx_arena *a, struct dx_lines *lines, const struct strip *strips, size_t n_strips)
{
	struct output o = {0};
	size_t page = 0;

	if (n_strips == 0)
		return false;
	o.v = dx_alloc_array(a, lines->n, 3 * sizeof(*o.v));
	o.beside = dx_alloc_array(a, lines->n, 2 * sizeof(*o.beside));
	for (size_t i = 0, k = 0; i < lines->n; i++) {
		if (page <= lines->v[i].page)
			emit_beside(&o);
		for (; page <= lines->v[i].page; page++)
			lines->page_first[page] = o.n;
		for (; k < n_strips && i >= strips[k].end; k++)
			if (strips[k].here)
				emit_beside(&o);
		if (k < n_strips && i >= strips[k].first)
			emit(&strips[k], &lines->v[i], &o);
		else
			o.v[o.n++] = lines->v[i];
	}
	emit_beside(&o);
	for (; page <= lines->n_pages; page++)
		lines->page_first[page] = o.n;
	lines->v = o.v;
	lines->n = o.n;
	return true;
}

bool dx_lines_part_margin(struct dx_arena *a, struct dx_lines *lines, const struct dx_tables *t)
{
	struct strip *strips = dx_alloc_array(a, t->n + 1, sizeof(*strips));
	size_t n = 0;

	for (size_t i = 0; i < t->n; i++)
		n += look(a, lines, &t->v[i], &strips[n]);
	return part(a, lines, strips, n);
}

bool dx_lines_part_panels(struct dx_arena *a, struct dx_lines *lines, const bool *headed)
{
	struct strip *strips = dx_alloc_array(a, lines->n_pages + 1, sizeof(*strips));
	struct dx_gutter g;
	size_t n = 0;

	for (size_t page = 0; page < lines->n_pages; page++) {
		if (headed[page] || !dx_gutter_find(a, lines, page, &g))
			continue;
		strips[n] = (struct strip){.lines = lines,
					   .left = g.is_left ? g.x : INT32_MIN,
					   .right = g.is_left ? INT32_MAX : g.x,
					   .first = g.first,
					   .end = g.end,
					   .parts_left = g.is_left,
					   .parts_right = !g.is_left};
		reach_down(&strips[n++], lines->page_first[page + 1]);
	}
	return part(a, lines, strips, n);
}

bool dx_lines_part_strips(struct dx_arena *a, struct dx_lines *lines, const struct dx_strip *strips, size_t n)
{
	struct strip *all = dx_alloc_array(a, n + 1, sizeof(*all));

	for (size_t i = 0; i < n; i++)
		all[i] = (struct strip){.lines = lines,
					.left = INT32_MIN,
					.right = strips[i].x,
					.first = strips[i].first,
					.end = strips[i].end,
					.parts_right = true,
					.here = strips[i].here};
	return part(a, lines, all, n);
}
