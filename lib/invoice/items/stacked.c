/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Hrs/Rate │ Amount" or "Qty/Price │ Amount", as programs for hours and costs print them: one heading of two parts,
 * how many over at which price in one cell.
 *
 *                                                           Hrs/Rate     Amount
 *     1/13/2025 RWV  Email to client re: settlement             1.40     735.00
 *                    conference.                           525.00/hr
 *                    For professional services rendered         1.40    $735.00
 *
 * What is sold stands under no heading. A line with an amount that begins with no day and has no price below it is
 * what those above it come to.
 */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"

#define PRICE_LINES 2 /* below a row in which its price stands */
#define BIT(role)   (UINT32_C(1) << (role))

/* Where things of such a table stand. */
struct stack {
	struct dx_job *job;
	const struct dx_word *pair;   /* the heading of two parts */
	const struct dx_word *amount; /* the last word of that of the amounts */
	int32_t days_x1;              /* where the days end; INT32_MIN: rows begin with none */
	int32_t text_x0;              /* where what is sold begins */
};

/* The role of all of TEXT as a heading; -1: none. */
static int role_of(struct dx_job *job, struct dx_str text)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens_of(job->tpl->columns, job->arena, text, &n);
	int role = n ? dx_lex_match(job->tpl->columns, toks, n, 0, &len) : -1;

	return len == n ? role : -1;
}

/* "Hrs/Rate": how many, and at which price? */
static bool is_pair(struct dx_job *job, const char *text)
{
	size_t cut = strcspn(text, "/");

	return text[cut] && role_of(job, dx_strn(text, cut)) == IC_QUANTITY &&
	       role_of(job, dx_str(text + cut + 1)) == IC_UNIT_PRICE;
}

static bool is_money_role(int role)
{
	return role == IC_AMOUNT || role == IC_NET || role == IC_GROSS;
}

/* Is LINE such a header, and nothing else? */
static bool is_header(struct dx_job *job, const struct dx_line *line, struct stack *s)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n != 2 || segs[0].n != 1 || !is_pair(job, line->words[segs[0].first]->text) ||
	    !is_money_role(role_of(job, dx_str(dx_lines_text(job->arena, line->words + segs[1].first, segs[1].n)))))
		return false;
	*s = (struct stack){.job = job,
			    .pair = line->words[segs[0].first],
			    .amount = line->words[segs[1].first + segs[1].n - 1],
			    .days_x1 = INT32_MIN,
			    .text_x0 = INT32_MAX};
	return true;
}

static bool ends_under(const struct dx_word *w, const struct dx_word *heading)
{
	int32_t shift = w->x1 - heading->x1;
	int32_t height = w->y1 - w->y0;

	return shift < height && shift > -height;
}

/* The word of LINE that is a figure and ends under HEADING, or NULL. */
static const struct dx_word *figure_under(const struct dx_line *line, const struct dx_word *heading)
{
	for (size_t i = line->n; i-- > 0;)
		if (ends_under(line->words[i], heading) && dx_has_digit(line->words[i]->text))
			return line->words[i];
	return NULL;
}

static const struct dx_word *amount_of(const struct stack *s, const struct dx_line *line)
{
	const struct dx_word *w = line->n ? figure_under(line, s->amount) : NULL;

	return w && dx_columns_amount_like(w) ? w : NULL;
}

/* How many words of LINE, the first ones, are a day; 0: none. */
static size_t day_of(const struct dx_line *line)
{
	struct dx_dates_raw raw;
	size_t used;

	return line->n > 1 && dx_dates_scan(dx_str(line->words[0]->text), &raw, &used) &&
			       used == strlen(line->words[0]->text)
		       ? 1
		       : 0;
}

/* Does a price stand below line AT, before the next amount? */
static bool has_price(const struct stack *s, size_t at)
{
	const struct dx_lines *lines = &s->job->lines;

	for (size_t i = at + 1; i < lines->n && i <= at + PRICE_LINES && lines->v[i].page == lines->v[at].page; i++) {
		if (amount_of(s, &lines->v[i]))
			return false;
		if (figure_under(&lines->v[i], s->pair))
			return true;
	}
	return false;
}

static bool is_item(const struct stack *s, size_t at)
{
	const struct dx_line *line = &s->job->lines.v[at];

	return amount_of(s, line) && ((figure_under(line, s->pair) && has_price(s, at)) || day_of(line));
}

/* What the items come to: an amount behind words. */
static bool is_sum(const struct stack *s, size_t at)
{
	const struct dx_line *line = &s->job->lines.v[at];

	return amount_of(s, line) && !is_item(s, at) && dx_has_letter(line->words[0]->text);
}

/* The line behind the sum that ends the items from line AT on, which may go on on the next page. AT: there is none. */
static size_t end_of(const struct stack *s, size_t at)
{
	const struct dx_lines *lines = &s->job->lines;
	size_t items = 0;

	for (size_t i = at; i < lines->n; i++) {
		struct stack other;

		items += is_item(s, i);
		if (items && is_sum(s, i))
			return i + 1;
		if (is_header(s->job, &lines->v[i], &other))
			return at;
	}
	return at;
}

/* Does a word of each item from line FROM to END begin at X? */
static bool begin_at(const struct stack *s, size_t from, size_t end, int32_t x)
{
	for (size_t i = from; i < end; i++) {
		const struct dx_line *line = &s->job->lines.v[i];
		bool found = false;

		if (!is_item(s, i))
			continue;
		for (size_t k = 0; k < line->n; k++)
			found |= line->words[k]->x0 - x < line->height / 8 && x - line->words[k]->x0 < line->height / 8;
		if (!found)
			return false;
	}
	return true;
}

/*
 * Where days end and what is sold begins: where lines without a day do, and a word of each item. Between them may
 * stand who did it.
 */
static void learn(struct stack *s, size_t from, size_t end)
{
	const struct dx_lines *lines = &s->job->lines;
	int32_t next = INT32_MAX;

	for (size_t i = from; i < end; i++) {
		const struct dx_line *line = &lines->v[i];
		size_t n = is_item(s, i) ? day_of(line) : 0;

		if (n == 0)
			continue;
		s->days_x1 = line->words[n - 1]->x1 > s->days_x1 ? line->words[n - 1]->x1 : s->days_x1;
		next = line->words[n]->x0 < next ? line->words[n]->x0 : next;
	}
	for (size_t i = from; i < end; i++) {
		const struct dx_line *line = &lines->v[i];

		if (line->n && !is_item(s, i) && line->x0 > s->days_x1 && line->x0 < s->pair->x0 &&
		    line->x0 < s->text_x0 && dx_has_letter(line->words[0]->text) && begin_at(s, from, end, line->x0))
			s->text_x0 = line->x0;
	}
	if (s->text_x0 == INT32_MAX)
		s->text_x0 = next;
}

/* Where the figures under HEADING, from line FROM to END, begin at the left. */
static int32_t left_of(const struct stack *s, size_t from, size_t end, const struct dx_word *heading)
{
	int32_t x = heading->x0;

	for (size_t i = from; i < end; i++) {
		const struct dx_line *line = &s->job->lines.v[i];
		const struct dx_word *w = line->n ? figure_under(line, heading) : NULL;

		x = w && w->x0 < x ? w->x0 : x;
	}
	return x;
}

static void make_columns(struct stack *s, size_t from, size_t end, struct dx_table *t)
{
	static const int roles[] = {IC_OTHER, IC_DESCRIPTION, IC_STACK, IC_AMOUNT};
	const bool days = s->days_x1 > INT32_MIN && s->text_x0 < INT32_MAX;
	int32_t edges[DX_LEN(roles) + 1] = {INT32_MIN, INT32_MIN, 0, 0, INT32_MAX};
	size_t first = days ? 0 : 1;

	edges[1] = days ? s->text_x0 - 1 : INT32_MIN;
	edges[2] = left_of(s, from, end, s->pair) - 1;
	edges[3] = left_of(s, from, end, s->amount) - 1;
	t->n_cols = DX_LEN(roles) - first;
	t->cols = dx_alloc_array(s->job->arena, t->n_cols, sizeof(*t->cols));
	for (size_t i = first; i < DX_LEN(roles); i++) {
		t->cols[i - first] = (struct dx_col){
			.role = roles[i],
			.class = roles[i] == IC_STACK || roles[i] == IC_AMOUNT ? DX_COL_NUMBER : DX_COL_TEXT,
			.x0 = edges[i],
			.x1 = edges[i + 1],
			.hx0 = edges[i],
			.hx1 = edges[i + 1]};
		t->roles |= BIT(roles[i]);
	}
}

/* Tables for the items from line FROM to END, one for each page. */
static void add_tables(struct stack *s, size_t from, size_t end)
{
	struct dx_tables *t = &s->job->tables;
	const struct dx_lines *lines = &s->job->lines;
	struct dx_table like = {.header_first = from - 1, .header_n = 1};

	make_columns(s, from, end, &like);
	for (size_t i = from, next; i < end; i = next) {
		for (next = i; next < end && lines->v[next].page == lines->v[i].page;)
			next++;
		while (i < next && like.header_n == 0 && !is_item(s, i) && !is_sum(s, i))
			i++; /* the head of a page that goes on */
		if (i == next)
			continue;
		like.page = lines->v[i].page;
		like.first = i;
		like.n = next - i;
		t->v[t->n++] = like;
		like.header_n = 0;
	}
	lines->v[from - 1].used = true;
}

bool dx_invoice_stacked(struct dx_job *job)
{
	struct dx_tables *t = &job->tables;

	if (t->n)
		return false;
	t->v = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*t->v));
	for (size_t i = 0; i < job->lines.n; i++) {
		struct stack s;
		size_t end;

		if (!is_header(job, &job->lines.v[i], &s))
			continue;
		end = end_of(&s, i + 1);
		if (end == i + 1)
			continue;
		learn(&s, i + 1, end);
		add_tables(&s, i + 1, end);
		i = end - 1;
	}
	return t->n > 0;
}

enum dx_row_class dx_invoice_classify_stacked(struct dx_job *job, const struct dx_table *t, size_t line)
{
	/* headings end where their figures do */
	const struct dx_line *header = &job->lines.v[t->header_first];
	struct stack s = {
		.job = job, .pair = header->words[0], .amount = header->words[header->n - 1], .days_x1 = INT32_MIN};

	if (is_item(&s, line))
		return DX_ROW_BEGIN;
	if (is_sum(&s, line))
		return DX_ROW_SPECIAL;
	return figure_under(&job->lines.v[line], s.pair) ? DX_ROW_JOIN : DX_ROW_MORE;
}

/* The part of cell C that stands on line LINE, or, with BELOW, on those below it. */
static struct dx_cell part(struct dx_job *job, const struct dx_cell *c, size_t line, bool below)
{
	struct dx_cell some = {dx_alloc_array(job->arena, c->n + 1, sizeof(*some.words)), 0};

	for (size_t i = 0; i < c->n; i++)
		if ((c->words[i].line > line) == below)
			some.words[some.n++] = c->words[i];
	return some;
}

void dx_invoice_read_stack(struct dx_rowread *r, struct inv_item *it)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_STACK);
	struct dx_cell count;
	struct dx_cell price;
	struct dx_number n;
	const char *text;

	if (!c)
		return;
	count = part(r->job, c, r->row->line, false);
	price = part(r->job, c, r->row->line, true);
	dx_cell_number(r->job, &count, 0, &it->quantity, &n, &r->unread);
	if (price.n == 0)
		return;
	text = dx_cell_text(r->job->arena, &price); /* "525.00/hr" */
	if (!dx_value_parse(dx_strn(text, strcspn(text, "/")), r->job->tables.rule, &n)) {
		r->unread = true;
		return;
	}
	it->unit_price = dx_cell_val(r->job, &price);
	it->unit_price.dec = n.value;
}
