/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables of items under headings that say nothing, or under none: rows that are alike, whose columns their arithmetic
 * names (ways.c). What is found so is never `verified` by it.
 */
#include <string.h>

#include "grid_int.h"
#include "items.h"

#define HEADER_CELLS 3
#define ROWS_MIN     2    /* that are believed without their sum */
#define HEADER_LINES 3    /* a header stands so near above its first row */
#define CELLS_LESS   2    /* that a row may have than the fullest one */
#define LIKE_LINES   40   /* lines below a row that may be fuller */
#define SAME_HEADER  3000 /* millipoints */
#define SECTIONS_MIN 2    /* that go before a list with one sum */
#define TRIES_MAX    40   /* lines of one page that a table may begin at: each is looked at with all lines below it */
#define BIT(role)    (UINT32_C(1) << (role))

/* How often a page was looked at for a table that begins at one of its lines. */
struct tries {
	int32_t page;
	size_t n;
};

/* May a table of PAGE be tried? Pages come in order. */
static bool may_try(struct tries *t, int32_t page)
{
	if (t->page != page)
		*t = (struct tries){.page = page};
	return t->n++ < TRIES_MAX;
}

/* ---- a header of which no word is known ---- */

static bool is_number(struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct dx_words w = {line->words + seg->first, seg->n, 0, line->page};
	struct dx_number n;

	return dx_invoice_number_of(job, dx_words_text(job->arena, &w), &n);
}

static bool has_open(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role < 0)
			return true;
	return false;
}

static bool has_digit(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return true;
	return false;
}

/* How many of the runs of LINE, *N_R, are numbers; *LAST_R: the last one is. */
static size_t numbers_of(struct dx_job *job, const struct dx_line *line, size_t *n_r, bool *last_r)
{
	struct dx_seg *segs = dx_lines_segments(job->arena, line, n_r);
	size_t numbers = 0;

	*last_r = false;
	for (size_t i = 0; i < *n_r; i++) {
		*last_r = is_number(job, line, &segs[i]);
		numbers += *last_r;
	}
	return numbers;
}

/* A row with as many CELLS, of which one is text, LEAST are numbers, and the last one is. */
static bool is_row(struct dx_job *job, const struct dx_line *line, size_t cells, size_t least)
{
	bool last;
	size_t n;
	size_t numbers = numbers_of(job, line, &n, &last);

	return n == cells && numbers >= least && numbers < n && last;
}

/* The classes of T's columns by the row at LINE; its widest text is what is sold. */
static void class_columns(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t widest = n;
	size_t product = n; /* "31 days x 65.7p" is what is sold where nothing else is */

	for (size_t i = 0; i < n; i++) {
		bool number = is_number(job, line, &segs[i]);

		t->cols[i].class = number ? DX_COL_NUMBER : DX_COL_TEXT;
		if (!number && dx_invoice_is_product(job, line, &segs[i]))
			product = i;
		else if (!number && (widest == n || segs[i].x1 - segs[i].x0 > segs[widest].x1 - segs[widest].x0))
			widest = i;
	}
	t->cols[widest < n ? widest : product].role = IC_DESCRIPTION;
	t->roles = BIT(IC_DESCRIPTION);
}

static bool may_be_header(struct dx_job *job, const struct dx_line *line)
{
	size_t n;

	dx_lines_segments(job->arena, line, &n);
	return n >= HEADER_CELLS && !has_digit(line);
}

static bool try_header(struct dx_job *job, size_t at, struct tries *tries)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t row = at + 1;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[at], &n);
	struct dx_table *t;

	while (row < end && row <= at + HEADER_LINES && !is_row(job, &v[row], n, 2))
		if (may_be_header(job, &v[row++]))
			return false; /* the nearer one is it */
	if (n < HEADER_CELLS || n > DX_TABLE_COLS_MAX || row >= end || row > at + HEADER_LINES ||
	    !may_try(tries, (int32_t)v[at].page))
		return false;
	t = DX_NEW(job->arena, struct dx_table);
	*t = (struct dx_table){
		.page = v[at].page, .header_first = at, .header_n = 1, .first = at + 1, .n = end - at - 1, .n_cols = n};
	t->cols = dx_alloc_array(job->arena, n, sizeof(*t->cols));
	for (size_t i = 0; i < n; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = segs[i].x0, .hx1 = segs[i].x1};
	class_columns(job, t, &v[row]);
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	if (dx_invoice_name_by_rows(job, t, NULL) != INV_NAMED_NONE || dx_invoice_name_by_sum(job, t, NULL)) {
		job->lines.v[at].used = true;
		return true;
	}
	job->tables.n = 0;
	return false;
}

/* ---- no header that could be read ---- */

/* The column of T over which S stands, from column FROM on, and no other one; T's number of columns: none. */
static size_t col_of(const struct dx_table *t, const struct dx_seg *s, size_t from)
{
	for (size_t c = from; c < t->n_cols; c++)
		if (s->x0 <= t->cols[c].hx1 && s->x1 >= t->cols[c].hx0)
			return (c > 0 && s->x0 <= t->cols[c - 1].hx1) ||
					       (c + 1 < t->n_cols && s->x1 >= t->cols[c + 1].hx0)
				       ? t->n_cols
				       : c;
	return t->n_cols;
}

/*
 * Has LINE the cells of T, each under the ones above, what is sold and the last one among them? A discount or a unit
 * may be missing: no more than CELLS_LESS, and of a row of two numbers at least.
 */
static bool joins(struct dx_job *job, const struct dx_table *t, const struct dx_line *line)
{
	size_t text = (size_t)dx_table_col(t, IC_DESCRIPTION);
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	bool has_text = false;
	size_t c = 0;

	if (n < 2 || n > t->n_cols || n + CELLS_LESS < t->n_cols || !is_row(job, line, n, n < t->n_cols ? 2 : 1))
		return false;
	for (size_t i = 0; i < n; i++, c++) {
		c = col_of(t, &segs[i], c);
		if (c == t->n_cols)
			return false;
		has_text |= c == text;
	}
	return has_text && c == t->n_cols;
}

/* LINE, which joins T, widens its columns. */
static void widen(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t c = 0;

	for (size_t i = 0; i < n; i++, c++) {
		c = col_of(t, &segs[i], c);
		t->cols[c].hx0 = segs[i].x0 < t->cols[c].hx0 ? segs[i].x0 : t->cols[c].hx0;
		t->cols[c].hx1 = segs[i].x1 > t->cols[c].hx1 ? segs[i].x1 : t->cols[c].hx1;
	}
}

/* Is there more than a name and a figure on LINE? */
static bool may_be_row(struct dx_job *job, const struct dx_line *line)
{
	bool last;
	size_t n;
	size_t numbers = numbers_of(job, line, &n, &last);

	return n >= HEADER_CELLS && numbers >= 2 && numbers < n;
}

/* How tables without a header are looked for. */
struct search {
	struct tries tries;
	bool strict; /* no row between those of the table may be another one */
	bool by_sum; /* what the last column comes to is printed below; else the rows' own arithmetic holds */
};

/* A table with the cells of line BASE as its columns, of the lines from AT on; its widest text is what is sold. */
static struct dx_table *table_like(struct dx_job *job, size_t base, size_t at)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[base], &n);
	struct dx_table *t = DX_NEW(job->arena, struct dx_table);

	*t = (struct dx_table){
		.page = v[at].page, .header_first = at - 1, .header_n = 1, .first = at, .n = end - at, .n_cols = n};
	t->cols = dx_alloc_array(job->arena, n, sizeof(*t->cols));
	for (size_t i = 0; i < n; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = segs[i].x0, .hx1 = segs[i].x1};
	class_columns(job, t, &v[base]);
	return t;
}

/* The rows from line AT on that are like line BASE. */
static bool try_base(struct dx_job *job, size_t base, size_t at, const struct search *s)
{
	const struct dx_line *v = job->lines.v;
	struct dx_table *t = table_like(job, base, at);
	bool *is_one = dx_alloc_array(job->arena, t->n, sizeof(*is_one)); /* by line of the table */
	size_t rows = 0;
	size_t skipped = 0;
	size_t others = 0;

	for (size_t i = 0; i < t->n; i++) {
		is_one[i] = joins(job, t, &v[at + i]);
		if (is_one[i]) {
			widen(job, t, &v[at + i]);
			rows++;
			others += s->strict ? skipped : 0;
			skipped = 0;
		} else {
			skipped += may_be_row(job, &v[at + i]);
		}
	}
	if (rows == 0 || others)
		return false;
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	if (s->by_sum)
		return dx_invoice_name_by_sum(job, t, is_one);
	return dx_invoice_name_by_rows(job, t, is_one) != INV_NAMED_NONE &&
	       (dx_table_col(t, IC_AMOUNT) >= 0 || dx_table_col(t, IC_GROSS) >= 0) &&
	       (rows >= ROWS_MIN || dx_invoice_is_summed(job, t, is_one));
}

/* The line from AT on, near it, with the most cells, under which AT stands as well: some may lack a discount. */
static size_t fullest_like(struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t base = at;
	size_t most;

	dx_lines_segments(job->arena, &v[at], &most);
	for (size_t i = at + 1; i < end && i < at + LIKE_LINES; i++) {
		size_t n;
		struct dx_table *t;

		dx_lines_segments(job->arena, &v[i], &n);
		if (n <= most || n > DX_TABLE_COLS_MAX || !is_row(job, &v[i], n, 2))
			continue;
		t = table_like(job, i, at);
		if (joins(job, t, &v[at])) {
			base = i;
			most = n;
		}
	}
	return base;
}

static bool try_rows(struct dx_job *job, size_t at, struct search *s)
{
	const struct dx_line *line = &job->lines.v[at];
	size_t n;
	size_t base;

	dx_lines_segments(job->arena, line, &n);
	if (n < HEADER_CELLS + (size_t)!s->by_sum || n > DX_TABLE_COLS_MAX || at == job->lines.page_first[line->page] ||
	    !is_row(job, line, n, s->by_sum ? 1 : 2) || !may_try(&s->tries, (int32_t)line->page))
		return false;
	base = fullest_like(job, at);
	return try_base(job, base, at, s) || (base != at && try_base(job, at, at, s));
}

static bool find_rows(struct dx_job *job, size_t from, bool strict, bool by_sum)
{
	const struct dx_tables was = job->tables;
	struct search s = {.tries = {.page = -1}, .strict = strict, .by_sum = by_sum};

	for (size_t i = from; i < job->lines.n; i++) {
		if (try_rows(job, i, &s))
			return true;
		if (strict && may_be_row(job, &job->lines.v[i]))
			break;
	}
	job->tables = was;
	return false;
}

/* Recognition lost a heading, and with it the column: the rows have more cells than the header says. */
static bool is_torn(const struct dx_job *job)
{
	const struct dx_table *t = job->tables.v;

	return job->tables.n == 1 && t->header_n && job->pages[t->page].source == DX_SOURCE_OCR &&
	       (dx_table_col(t, IC_UNIT_PRICE) < 0 || dx_table_col(t, IC_QUANTITY) < 0);
}

/* The pages behind the one table that was found, as far as each has rows of it. */
static void go_on(struct dx_job *job)
{
	const struct dx_table *first = &job->tables.v[0];
	size_t pages = job->n_pages - first->page;
	struct dx_table *all = dx_alloc_array(job->arena, pages, sizeof(*all));
	size_t n = 1;

	all[0] = *first;
	for (bool any = true; any && n < pages; n += any) {
		size_t at = job->lines.page_first[first->page + n];
		size_t end = job->lines.page_first[first->page + n + 1];

		any = false;
		for (size_t i = at; i < end && !any; i++)
			any = joins(job, first, &job->lines.v[i]);
		all[n] = all[0];
		all[n].page = first->page + n;
		all[n].header_first = all[n].first = at;
		all[n].header_n = 0;
		all[n].n = end - at;
	}
	if (n == 1)
		return;
	job->tables.v = all;
	job->tables.n = n;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
}

/* Does B say the header of A again? */
static bool repeats(const struct dx_table *a, const struct dx_table *b)
{
	if (!a->header_n || !b->header_n || a->n_cols != b->n_cols)
		return false;
	for (size_t c = 0; c < a->n_cols; c++)
		if (a->cols[c].hx0 - b->cols[c].hx0 > SAME_HEADER || b->cols[c].hx0 - a->cols[c].hx0 > SAME_HEADER)
			return false;
	return true;
}

static void set_role(struct dx_table *t, size_t c, const struct dx_col *like)
{
	if (like->role >= 0 && dx_table_col(t, like->role) >= 0)
		return;
	if (t->cols[c].role >= 0)
		t->roles &= ~BIT(t->cols[c].role);
	if (like->role >= 0)
		t->roles |= BIT(like->role);
	t->cols[c].role = like->role;
	t->cols[c].class = like->class;
}

/*
 * The rows of each page were asked for themselves what its columns are. Of tables with one header, from number AT on,
 * those with most lines are right. WAS: their columns before.
 */
static void agree(struct dx_job *job, size_t at, struct dx_col *const *was)
{
	struct dx_table *t = job->tables.v;

	for (size_t c = 0; c < t[at].n_cols; c++) {
		const struct dx_col *like = NULL;
		size_t lines = 0;
		size_t named = 0;

		for (size_t i = at; was[at][c].role < 0 && i < job->tables.n; i++) {
			if (!repeats(&t[at], &t[i]))
				continue;
			lines += t[i].n;
			if (t[i].cols[c].role >= 0 && (!like || like->role == t[i].cols[c].role)) {
				named += t[i].n;
				like = &t[i].cols[c];
			}
		}
		for (size_t i = at; like && i < job->tables.n; i++)
			if (repeats(&t[at], &t[i]) && t[i].cols[c].role != like->role)
				set_role(&t[i], c, 2 * named > lines ? like : &was[i][c]);
			else if (repeats(&t[at], &t[i]) && 2 * named <= lines)
				set_role(&t[i], c, &was[i][c]);
	}
}

/* Roles for the open columns of the tables that were found by their headers. */
static bool name_open(struct dx_job *job, bool *guessed_r)
{
	struct dx_col **was = dx_alloc_array(job->arena, job->tables.n, sizeof(*was));
	bool named = false;

	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		was[i] = dx_alloc_array(job->arena, t->n_cols, sizeof(*was[i]));
		memcpy(was[i], t->cols, t->n_cols * sizeof(*was[i]));
		if (t->header_n && (has_open(t) || dx_table_col(t, IC_UNIT_PRICE) < 0)) {
			enum inv_named how = dx_invoice_name_by_rows(job, t, NULL);

			named |= how != INV_NAMED_NONE;
			*guessed_r |= how == INV_NAMED_GUESSED;
			dx_invoice_name_description(job, t);
		}
	}
	for (size_t i = 0; named && i < job->tables.n; i++)
		agree(job, i, was);
	for (size_t i = 1; i < job->tables.n; i++)
		if (!job->tables.v[i].header_n)
			job->tables.v[i].roles = job->tables.v[i - 1].roles;
	return named;
}

bool dx_invoice_name_columns(struct dx_job *job, bool *guessed_r)
{
	struct tries tries = {.page = -1};
	bool named = false;

	for (size_t i = 0; job->tables.n == 0 && i + 1 < job->lines.n; i++)
		named = !has_digit(&job->lines.v[i]) && try_header(job, i, &tries);
	if (named || (job->tables.n == 0 && find_rows(job, 0, false, false))) {
		go_on(job);
		*guessed_r = true;
		return true;
	}
	*guessed_r = false;
	if (job->tables.n == 0) {
		*guessed_r = dx_invoice_sections(job, SECTIONS_MIN);
		if (*guessed_r || dx_invoice_charges(job, guessed_r))
			return true;
		*guessed_r = dx_invoice_sections(job, 1) || find_rows(job, 0, false, true);
		return *guessed_r;
	}
	named = name_open(job, guessed_r);
	if (is_torn(job) && find_rows(job, job->tables.v[0].first, true, false)) {
		*guessed_r = true;
		return true;
	}
	if (named)
		dx_tables_bound(job->arena, &job->lines, &job->tables);
	return named;
}
