/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Items of two lines under headings of two, as narrow papers have them: what is sold, and its figures below it.
 *
 *     HSN    Particulars
 *               Qty/Kg      N/Rate          Value
 *     250100 TATVA SALT 1KG
 *                    3        24.03         72.09
 *
 * In each of them quantity × price is the value, and all values come to an amount that stands below them. A scan may
 * lack some quantities, which are but a digit: then most of them say so.
 */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define BIT(role)  (UINT32_C(1) << (role))
#define MONEY      (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL))
#define COLS_MAX   8 /* of one line */
#define NAME_LINES 3 /* from one item's figures to the next one's, a title among them */
#define FOOT_LINES 4 /* down to what all come to */
#define ROWS_MAX   600
#define SHORT      2 /* bytes of a quantity that was misread */

struct gst_stacked {
	struct dx_job *job;
	size_t head, end;    /* the upper line of the headings, and the line behind the last item */
	uint32_t above;      /* roles of that line */
	int roles[COLS_MAX]; /* of the lower one */
	int32_t x0[COLS_MAX], x1[COLS_MAX];
	size_t n; /* columns */
	struct dx_row rows[ROWS_MAX];
	size_t n_rows;
	struct dx_dec sum;
};

/* The roles of the N_R headings of LINE. */
static uint32_t read_heads(struct gst_stacked *s, size_t at, int *roles, size_t *n_r)
{
	const struct dx_line *line = &s->job->lines.v[at];
	struct dx_seg *segs = dx_lines_segments(s->job->arena, line, n_r);
	uint32_t all = 0;

	for (size_t i = 0; i < *n_r && *n_r <= COLS_MAX; i++) {
		roles[i] = dx_gst_heading_role(s->job, (const struct dx_word *const *)line->words + segs[i].first,
					       segs[i].n);
		s->x0[i] = segs[i].x0;
		s->x1[i] = segs[i].x1;
		all |= roles[i] >= 0 ? BIT(roles[i]) : 0;
	}
	return *n_r <= COLS_MAX ? all : 0;
}

/* Are lines AT and AT + 1 such headings? One of figures that nobody knows beside quantity and value is the price. */
static bool read_header(struct gst_stacked *s, size_t at)
{
	const uint32_t names = BIT(GC_SERIAL) | BIT(GC_HSN) | BIT(GC_DESCRIPTION) | BIT(GC_OTHER);
	const struct dx_lines *lines = &s->job->lines;
	int upper[COLS_MAX];
	uint32_t below;
	size_t n;

	if (at + 2 >= lines->n || lines->v[at].used || lines->v[at + 1].used ||
	    lines->v[at].page != lines->v[at + 1].page)
		return false;
	s->head = at;
	s->above = read_heads(s, at, upper, &n);
	if (!(s->above & BIT(GC_DESCRIPTION)) || (s->above & ~names))
		return false;
	below = read_heads(s, at + 1, s->roles, &s->n);
	for (size_t i = 0; i < s->n && s->n <= COLS_MAX && !(below & BIT(GC_UNIT_PRICE)); i++)
		if (s->roles[i] < 0) {
			s->roles[i] = GC_UNIT_PRICE;
			below |= BIT(GC_UNIT_PRICE);
		}
	return (below & BIT(GC_QUANTITY)) && (below & BIT(GC_UNIT_PRICE)) && (below & MONEY) && !(below & names);
}

/* The column of W, which begins or ends below its heading, or overlaps it; s->n: none. */
static size_t column_of(const struct gst_stacked *s, const struct dx_word *w)
{
	for (size_t i = 0; i < s->n; i++)
		if (w->x1 > s->x0[i] && w->x0 < s->x1[i])
			return i;
	return s->n;
}

/* "z", "a": W of column K may be a quantity of a scan. */
static bool may_be_quantity(const struct gst_stacked *s, size_t k, const struct dx_word *w)
{
	return s->roles[k] == GC_QUANTITY && w->conf < 100 && strlen(w->text) <= SHORT && !dx_has_digit(w->text);
}

/* Are the words of line AT figures, each under its heading, that hold (*HELD_R), or lack the quantity? */
static bool read_figures(struct gst_stacked *s, size_t at, struct dx_dec *value_r, bool *held_r)
{
	const struct dx_line *line = &s->job->lines.v[at];
	struct dx_dec v[GC_COLS];
	uint32_t seen = 0;
	int money;

	*held_r = true;
	for (size_t i = 0; i < line->n; i++) {
		size_t k = column_of(s, line->words[i]);
		struct gst_figure f = {0};

		if (k == s->n || s->roles[k] < 0 || (seen & BIT(s->roles[k])))
			return false;
		if (dx_gst_parse_figure(line->words[i]->text, &f) && f.has)
			v[s->roles[k]] = f.v;
		else if (may_be_quantity(s, k, line->words[i]))
			*held_r = false;
		else
			return false;
		seen |= BIT(s->roles[k]);
	}
	money = seen & BIT(GC_AMOUNT) ? GC_AMOUNT : seen & BIT(GC_TOTAL) ? GC_TOTAL : GC_TAXABLE;
	if (!(seen & MONEY) || !(seen & BIT(GC_QUANTITY)) || !(seen & BIT(GC_UNIT_PRICE)) ||
	    (*held_r && !dx_dec_near(dx_dec_mul(v[GC_QUANTITY], v[GC_UNIT_PRICE]), v[money], dx_dec(1, 2))))
		return false;
	*value_r = v[money];
	return true;
}

enum { COL_SERIAL, COL_HSN, COL_NAME, COL_FIGURES };

/* "2) CGST @ 2.50%, SGST @ 2.50%" */
static bool is_title(const struct dx_line *line)
{
	return line->n > 0 && strchr(line->words[line->n - 1]->text, '%');
}

static bool is_count(const char *text)
{
	size_t digits = strspn(text, "0123456789");

	return digits > 0 && strspn(text + digits, ".)") == strlen(text + digits);
}

/* The item whose name stands on lines FROM.., and whose figures on line AT. */
static bool take(struct gst_stacked *s, size_t from, size_t at)
{
	struct dx_job *job = s->job;
	const struct dx_line *figures = &job->lines.v[at];
	struct dx_row *row = &s->rows[s->n_rows];

	while (from < at && is_title(&job->lines.v[from]))
		from++;
	if (from == at || s->n_rows == ROWS_MAX)
		return false;
	*row = (struct dx_row){.line = from, .class = DX_ROW_BEGIN};
	row->cells = dx_alloc_array(job->arena, COL_FIGURES + s->n, sizeof(*row->cells));
	for (size_t i = from; i < at; i++) {
		const struct dx_word *const *words = (const struct dx_word *const *)job->lines.v[i].words;
		size_t n = job->lines.v[i].n;

		if (i == from && n > 1 && (s->above & BIT(GC_SERIAL)) && is_count(words[0]->text)) {
			dx_gst_put_cell(job, &row->cells[COL_SERIAL], i, words++, 1);
			n--;
		}
		if (i == from && n > 1 && (s->above & BIT(GC_HSN)) && is_count(words[0]->text)) {
			dx_gst_put_cell(job, &row->cells[COL_HSN], i, words++, 1);
			n--;
		}
		dx_gst_put_cell(job, &row->cells[COL_NAME], i, words, n);
	}
	for (size_t i = 0; i < figures->n; i++)
		dx_gst_put_cell(job, &row->cells[COL_FIGURES + column_of(s, figures->words[i])], at,
				(const struct dx_word *const[]){figures->words[i]}, 1);
	s->n_rows++;
	return true;
}

/* Does an amount of the lines from AT on, as few as a foot has above it, say what all values come to? */
static bool is_summed(const struct gst_stacked *s, size_t at)
{
	const struct dx_lines *lines = &s->job->lines;

	for (size_t i = at; i < lines->n && i < at + FOOT_LINES; i++)
		for (size_t k = 0; k < lines->v[i].n; k++) {
			struct gst_figure f = {0};

			if (dx_columns_amount_like(lines->v[i].words[k]) &&
			    dx_gst_parse_figure(lines->v[i].words[k]->text, &f) && f.has && !f.is_percent &&
			    dx_dec_cmp(f.v, s->sum) == 0)
				return true;
		}
	return false;
}

/* The line behind the last item below the headings, how many there are in *N_R, whose figures hold in most. */
static size_t end_of(struct gst_stacked *s, size_t *n_r)
{
	const struct dx_lines *lines = &s->job->lines;
	size_t end = s->head + 2;
	size_t n_held = 0;

	s->sum = dx_dec(0, 2);
	*n_r = 0;
	for (size_t i = end + 1; i < lines->n && i <= end + NAME_LINES && lines->v[i].page == lines->v[s->head].page;
	     i++) {
		struct dx_dec v;
		bool held;

		if (!read_figures(s, i, &v, &held))
			continue;
		s->sum = dx_dec_add(s->sum, v);
		end = i + 1;
		n_held += held;
		++*n_r;
	}
	if (n_held * 2 <= *n_r)
		*n_r = 0;
	return end;
}

static bool has_table_of_items(const struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (dx_gst_is_items(&job->tables.v[i]))
			return true;
	return false;
}

static struct dx_table table_of(const struct gst_stacked *s, size_t end)
{
	static const int names[COL_FIGURES] = {GC_SERIAL, GC_HSN, GC_DESCRIPTION};
	struct dx_table t = {.page = s->job->lines.v[s->head].page,
			     .header_first = s->head,
			     .header_n = 2,
			     .first = s->head + 2,
			     .n = end - s->head - 2,
			     .n_cols = COL_FIGURES + s->n};

	t.cols = dx_alloc_array(s->job->arena, t.n_cols, sizeof(*t.cols));
	for (size_t i = 0; i < t.n_cols; i++) {
		int role = i < COL_FIGURES ? names[i] : s->roles[i - COL_FIGURES];

		t.cols[i] = (struct dx_col){.role = role,
					    .class = dx_gst_column_classes[role],
					    .x0 = i <= COL_NAME ? INT32_MIN : INT32_MAX,
					    .x1 = i < COL_NAME ? INT32_MIN : INT32_MAX};
	}
	t.roles = dx_gst_roles_of(t.cols, t.n_cols);
	return t;
}

struct gst_stacked *dx_gst_find_stacked(struct dx_job *job)
{
	struct gst_stacked *s;
	size_t n = 0;

	if (has_table_of_items(job))
		return NULL;
	s = DX_NEW(job->arena, struct gst_stacked);
	s->job = job;
	for (size_t at = 0; at < job->lines.n && n == 0; at++) {
		if (!read_header(s, at))
			continue;
		s->end = end_of(s, &n);
		n = is_summed(s, s->end) ? n : 0;
	}
	for (size_t i = s->head; n && i < s->end; i++) /* nobody else's */
		job->lines.v[i].used = true;
	return n ? s : NULL;
}

void dx_gst_take_stacked(struct gst_stacked *s)
{
	size_t begin = s->head + 2;
	struct dx_table table;

	for (size_t i = begin; i < s->end; i++) {
		struct dx_dec v;
		bool held;

		if (!read_figures(s, i, &v, &held))
			continue;
		if (!take(s, begin, i))
			return;
		begin = i + 1;
	}
	table = table_of(s, s->end);
	dx_gst_insert_rows(s->job, &table, 1, s->rows, s->n_rows);
}
