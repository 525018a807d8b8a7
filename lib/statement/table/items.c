/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lists of apps, which have no headings: "Late payment charges   ₹500.00" over "10 Apr, 12:16 pm", perhaps with a round
 * sign in front of both, and months as titles between. A text that ends in an amount, and a date right under its first
 * letter, are an item; what stands between items is no part of the list.
 */
#include <stdlib.h>
#include <string.h>

#include "table.h"

#define ITEMS_MIN  3
#define UNDER      1500 /* first letters under each other, thousandths of a point */
#define EDGE       4000 /* right edges of the amounts */
#define WRAPPED    3    /* lines from that of the amount to that of the date, at most */
#define SIGN_BYTES 8    /* of a letter or two in front */
#define DATE_WORDS 4

struct item {
	size_t first, last; /* the line of the amount, and that of the date */
	int32_t x;          /* the text's left edge */
	size_t foreign;     /* words from here on of the last line are what the shop asked for; SIZE_MAX: none */
};

struct list {
	struct dx_job *job;
	struct item *v;
	size_t n;
	int32_t text, amount, edge; /* left edges of texts and amounts, right edge of the amounts */
};

/* The first word of LINE behind a letter that stands apart. */
static size_t text_from(const struct dx_line *line)
{
	return line->n > 1 && strlen(line->words[0]->text) <= SIGN_BYTES && !dx_has_digit(line->words[0]->text) &&
			       line->words[1]->x0 - line->words[0]->x1 > line->height
		       ? 1
		       : 0;
}

/* The amount that ends LINE begins with this word; 0: none does, or two. */
static size_t amount_at(const struct dx_line *line)
{
	size_t at = line->n;

	if (at < 2 || !dx_columns_amount_like(line->words[at - 1]))
		return 0;
	at--;
	while (at > 1 && (strcmp(line->words[at - 1]->text, "+") == 0 || strcmp(line->words[at - 1]->text, "-") == 0 ||
			  dx_value_currency(dx_str(line->words[at - 1]->text))))
		at--;
	return dx_columns_amount_like(line->words[at - 1]) ? 0 : at;
}

static bool is_date_at(struct dx_job *job, const struct dx_line *line, size_t from)
{
	size_t n = line->n - from < DATE_WORDS ? line->n - from : DATE_WORDS;
	const char *text = dx_lines_text(job->arena, line->words + from, n);
	struct dx_dates_raw raw;
	size_t used;

	return dx_dates_scan(dx_str(text), &raw, &used) &&
	       (text[used] == ' ' || text[used] == ',' || text[used] == '\0');
}

/* Where what the shop asked for begins behind a date: "5 Apr, 9:13 am     SGD 41.00". */
static size_t foreign_at(const struct dx_line *line, size_t from)
{
	size_t at = amount_at(line);

	return at > from && line->words[at]->x0 - line->words[at - 1]->x1 > line->height ? at : SIZE_MAX;
}

static bool item_at(struct dx_job *job, size_t i, struct item *item_r)
{
	const struct dx_line *v = job->lines.v;
	size_t from = text_from(&v[i]);

	if (v[i].n <= from || amount_at(&v[i]) <= from || is_date_at(job, &v[i], from))
		return false;
	*item_r = (struct item){.first = i, .x = v[i].words[from]->x0, .foreign = SIZE_MAX};
	for (size_t k = i + 1; k <= i + WRAPPED && k < job->lines.n; k++) {
		size_t at = text_from(&v[k]);

		if (v[k].page != v[i].page || v[k].y0 - v[k - 1].y1 > v[i].height ||
		    abs(v[k].words[at]->x0 - item_r->x) > UNDER)
			return false;
		if (is_date_at(job, &v[k], at)) {
			item_r->last = k;
			item_r->foreign = foreign_at(&v[k], at);
			return true;
		}
		if (amount_at(&v[k]))
			return false;
	}
	return false;
}

/* Items whose amounts end where most do. */
static void find(struct list *l)
{
	struct dx_lines *lines = &l->job->lines;
	size_t n = 0;

	l->v = dx_alloc_array(l->job->arena, lines->n + 1, sizeof(*l->v));
	for (size_t i = 0; i < lines->n; i++)
		if (item_at(l->job, i, &l->v[l->n])) {
			i = l->v[l->n].last;
			l->edge = lines->v[l->v[l->n].first].x1 > l->edge ? lines->v[l->v[l->n].first].x1 : l->edge;
			l->n++;
		}
	l->text = l->amount = INT32_MAX;
	for (size_t i = 0; i < l->n; i++) {
		const struct dx_line *line = &lines->v[l->v[i].first];
		int32_t x0;

		if (line->x1 < l->edge - EDGE)
			continue;
		x0 = line->words[amount_at(line)]->x0;
		l->amount = x0 < l->amount ? x0 : l->amount;
		l->text = l->v[i].x < l->text ? l->v[i].x : l->text;
		l->v[n++] = l->v[i];
	}
	l->n = n;
}

/* The lines, of which those with a date and what the shop asked for are two. */
static void part_lines(struct list *l)
{
	struct dx_lines *lines = &l->job->lines;
	struct dx_line *out = dx_alloc_array(l->job->arena, lines->n + l->n, sizeof(*out));
	size_t n = 0;
	size_t page = 0;
	size_t begin = l->v[0].first; /* of item K, by the lines as they were */

	for (size_t i = 0, k = 0; i < lines->n; i++) {
		struct dx_line *line = &lines->v[i];

		for (; page <= line->page; page++)
			lines->page_first[page] = n;
		line->used = false;
		if (k < l->n && i == begin)
			l->v[k].first = n;
		out[n++] = *line;
		if (k == l->n || i != l->v[k].last)
			continue;
		l->v[k].last = n - 1;
		if (l->v[k].foreign != SIZE_MAX) {
			out[n - 1].n = l->v[k].foreign;
			out[n - 1].x1 = line->words[l->v[k].foreign - 1]->x1;
			out[n] = *line;
			out[n].words += l->v[k].foreign;
			out[n].n -= l->v[k].foreign;
			out[n].x0 = out[n].words[0]->x0;
			n++;
		}
		begin = ++k < l->n ? l->v[k].first : SIZE_MAX;
	}
	for (; page <= lines->n_pages; page++)
		lines->page_first[page] = n;
	lines->v = out;
	lines->n = n;
}

static struct dx_col *columns(const struct list *l, size_t *n_r)
{
	struct dx_col *cols = dx_alloc_array(l->job->arena, 3, sizeof(*cols));

	cols[0] = (struct dx_col){.role = ST_OTHER, .class = DX_COL_MARK, .x0 = INT32_MIN, .x1 = l->text - UNDER};
	cols[1] = (struct dx_col){.role = ST_DESCRIPTION,
				  .class = DX_COL_TEXT,
				  .hx0 = l->text,
				  .x0 = l->text - UNDER,
				  .x1 = l->amount - 1};
	cols[2] = (struct dx_col){.role = ST_AMOUNT, .class = DX_COL_NUMBER, .x0 = l->amount - 1, .x1 = INT32_MAX};
	*n_r = 3;
	return cols;
}

/* A table for each run of items; what a shop asked for ends one. */
static void add_tables(const struct list *l)
{
	struct dx_tables *t = &l->job->tables;
	struct dx_value_vote vote = {0};
	size_t n_cols;
	struct dx_col *cols = columns(l, &n_cols);

	*t = (struct dx_tables){.v = dx_alloc_array(l->job->arena, l->n, sizeof(*t->v))};
	for (size_t i = 0; i < l->n; i++) {
		const struct dx_line *line = &l->job->lines.v[l->v[i].first];
		size_t before = t->n ? t->v[t->n - 1].first + t->v[t->n - 1].n : 0;
		size_t end = l->v[i].last + 1;

		dx_value_vote(&vote, dx_str(line->words[line->n - 1]->text));
		if (t->n && before == l->v[i].first && t->v[t->n - 1].page == line->page) {
			t->v[t->n - 1].n = end - t->v[t->n - 1].first;
			continue;
		}
		t->v[t->n++] = (struct dx_table){.page = line->page,
						 .first = l->v[i].first,
						 .n = end - l->v[i].first,
						 .cols = cols,
						 .n_cols = n_cols,
						 .roles = UINT32_C(1) << ST_OTHER | UINT32_C(1) << ST_DESCRIPTION |
							  UINT32_C(1) << ST_AMOUNT,
						 .below = true};
	}
	t->rule = (struct dx_value_rule){.comma = vote.comma > vote.point, .blanks = true};
}

bool dx_st_items(struct dx_job *job)
{
	struct list l = {.job = job};

	find(&l);
	if (l.n < ITEMS_MIN)
		return false;
	part_lines(&l);
	add_tables(&l);
	return true;
}
