/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The table of items by its rows, where no header says what it is. A row has a name and figures of which two make the
 * third, or a code of goods and an amount; the columns are where the rows write, the header is the line of words above.
 * Headings that are known keep what they say, the arithmetic of all rows names the others (solve.c, named.c). Of a scan
 * some headings of a known table may not have been read: then its rows write more columns than it has.
 */
#include <stdlib.h>
#include <string.h>

#include "unheaded_int.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define CELLS_MIN 3
#define ROWS_MAX  60 /* as many tell the columns */

/* ---- rows ---- */

/* The rows of PAGE from line FROM on, up to the first line of a known table or the next header; of the known table its
 * own. The line behind them. */
static size_t find_rows(struct gst_finder *f, size_t page, size_t from)
{
	struct dx_job *job = f->job;
	const struct dx_lines *lines = &job->lines;
	size_t to = f->known ? f->known->first + f->known->n : lines->page_first[page + 1];

	f->n = 0;
	for (size_t i = f->known ? f->known->first : from; i < to && f->n < ROWS_MAX; i++) {
		struct gst_row row = {.line = i};

		if (!f->known && f->n > 0 && dx_gst_is_next_header(f, &lines->v[i]))
			return i;
		if (lines->v[i].used) {
			if (f->n)
				return to;
			continue;
		}
		if (dx_gst_tax_kind(lines->v[i].words[0]->text) >= 0) /* "GST 5.00%   5,451.10 …" of a summary below */
			continue;
		row.runs = dx_gst_runs(job->arena, &lines->v[i], f->known, &row.n);
		if (dx_gst_is_item(&lines->v[i], row.runs, row.n))
			f->rows[f->n++] = row;
	}
	return to;
}

/* ---- columns ---- */

static int by_x0(const void *a, const void *b)
{
	const struct gst_run *const *x = a;
	const struct gst_run *const *y = b;

	return (*x)->x0 < (*y)->x0 ? -1 : (*x)->x0 > (*y)->x0;
}

/* Where the rows write: runs that stand below each other are one column. */
static bool find_columns(struct gst_finder *f)
{
	size_t n = 0;
	struct gst_run **all;

	for (size_t i = 0; i < f->n; i++)
		n += f->rows[i].n;
	all = dx_alloc_array(f->job->arena, n + 1, sizeof(struct gst_run *));
	n = 0;
	for (size_t i = 0; i < f->n; i++)
		for (size_t k = 0; k < f->rows[i].n; k++)
			all[n++] = &f->rows[i].runs[k];
	qsort(all, n, sizeof(struct gst_run *), by_x0);
	f->n_cols = 0;
	for (size_t i = 0; i < n; i++) {
		if (f->n_cols && all[i]->x0 < f->x1[f->n_cols - 1]) {
			if (all[i]->x1 > f->x1[f->n_cols - 1])
				f->x1[f->n_cols - 1] = all[i]->x1;
			continue;
		}
		if (f->n_cols == DX_TABLE_COLS_MAX)
			return false;
		f->x0[f->n_cols] = all[i]->x0;
		f->x1[f->n_cols++] = all[i]->x1;
	}
	return f->n_cols >= CELLS_MIN;
}

/* How many of the columns that rows write lie in column C of the known table. */
static size_t columns_in(const struct gst_finder *f, const struct dx_col *c)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n_cols; i++) {
		int32_t middle = f->x0[i] + (f->x1[i] - f->x0[i]) / 2;

		n += middle >= c->x0 && middle < c->x1;
	}
	return n;
}

/* The roles of the known table, by where its headings stand; ONLY those whose columns hold but one. */
static void name_by_table(const struct gst_finder *f, bool only, struct dx_col *cols)
{
	for (size_t i = 0; i < f->known->n_cols; i++) {
		const struct dx_col *c = &f->known->cols[i];
		size_t at = dx_gst_column_at(f, c->hx0, c->hx1);

		if (c->role >= 0 && cols[at].role < 0 && (!only || columns_in(f, c) == 1))
			cols[at].role = c->role;
	}
}

/* ---- the table ---- */

/* TABLE among the others, by its place; it ends where the next one begins. */
static void add_table(struct dx_job *job, struct dx_table table)
{
	struct dx_tables *t = &job->tables;
	struct dx_table *v = dx_alloc_array(job->arena, t->n + 1, sizeof(*v));
	size_t at = 0;

	while (at < t->n && t->v[at].first < table.first)
		at++;
	if (at)
		memcpy(v, t->v, at * sizeof(*v));
	v[at] = table;
	if (at < t->n) {
		const struct dx_table *next = &t->v[at];
		size_t end = next->header_n ? next->header_first : next->first;

		memcpy(v + at + 1, next, (t->n - at) * sizeof(*v));
		if (next->page == table.page && end >= table.first && end - table.first < v[at].n)
			v[at].n = end - table.first;
	}
	if (at > 0 && v[at - 1].page == table.page && v[at - 1].first + v[at - 1].n > table.header_first)
		v[at - 1].n = table.header_first - v[at - 1].first;
	t->v = v;
	t->n++;
	for (size_t i = 0; i < table.header_n; i++)
		job->lines.v[table.header_first + i].used = true;
}

/* What the headings of a table by rows are believed: all, those of a known table whose columns hold but one, nothing.
 */
enum heads { HEADS_ALL, HEADS_SURE, HEADS_NONE };

/* The columns of T by its rows; false: their arithmetic is not plain. */
static bool name_columns(struct gst_finder *f, struct dx_table *t, enum heads heads, bool *doubtful_r)
{
	struct gst_grid g;
	struct dx_col said[DX_TABLE_COLS_MAX] = {0};
	struct dx_col headed[DX_TABLE_COLS_MAX];
	bool unknown, shared;

	t->n_cols = f->n_cols;
	t->cols = dx_alloc_array(f->job->arena, t->n_cols, sizeof(*t->cols));
	for (size_t i = 0; i < t->n_cols; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = f->x0[i], .hx1 = f->x1[i]};
	if (f->known)
		name_by_table(f, heads == HEADS_SURE, t->cols);
	else if (heads != HEADS_NONE)
		dx_gst_name_by_header(f, t->header_first, t->header_n, t->cols);
	unknown = heads != HEADS_NONE && dx_gst_roles_of(t->cols, t->n_cols) == 0;
	dx_gst_name_texts(f, t->cols);
	g = dx_gst_grid_of(f, t->cols);
	memcpy(headed, t->cols, t->n_cols * sizeof(*headed));
	dx_gst_settle_misnamed(&g, t->cols);
	shared = dx_gst_name_shares(&g, t->cols);
	if (!dx_gst_solve(&g, t->cols, doubtful_r) && !shared && !dx_gst_name_passed(&g, t->cols) &&
	    !dx_gst_name_by_sum(f, &g, t->cols))
		return false;
	dx_gst_name_nils(&g, t->cols);
	*doubtful_r |= dx_gst_has_two_counts(&g, headed, t->cols);
	dx_gst_name_line_total(&g, t->cols);
	dx_gst_settle_headed_totals(t->cols, t->n_cols);
	dx_gst_name_by_header(f, t->header_first, t->header_n, said);
	dx_gst_name_codes(f, said, t->cols);
	dx_gst_name_by_foot(f->job, &g, t->cols, unknown);
	t->roles = dx_gst_roles_of(t->cols, t->n_cols);
	return t->roles & BIT(GC_DESCRIPTION);
}

/* How many of a table's columns say something about its lines. */
static int meaning(const struct dx_table *t)
{
	return __builtin_popcount(t->roles & ~(BIT(GC_SERIAL) | BIT(GC_UNIT) | BIT(GC_OTHER)));
}

/* The same of JOB's, where two figures in one cell say nothing: their columns are told apart by the rows alone. */
static int worth(struct dx_job *job, const struct dx_table *t)
{
	return meaning(t) - dx_gst_is_crowded(job, t);
}

/*
 * What headings that were not believed say all the same: which of two factors is the price ("Rate per Sq.Ft."; else it
 * stays in *DOUBTFUL_R), and that figures like codes of goods are numbers of something else ("HTSC No."), unless a scan
 * misread that.
 */
static void heed_headings(struct gst_finder *f, struct dx_table *t, bool *doubtful_r)
{
	const bool scanned = f->job->pages[t->page].source == DX_SOURCE_OCR;
	const int q = dx_table_col(t, GC_QUANTITY);
	const int p = dx_table_col(t, GC_UNIT_PRICE);
	struct dx_col said[DX_TABLE_COLS_MAX];

	memcpy(said, t->cols, t->n_cols * sizeof(*said));
	dx_gst_name_by_header(f, t->header_first, t->header_n, said);
	if (q >= 0 && p >= 0 && *doubtful_r && said[q].role == GC_UNIT_PRICE && said[p].role != GC_UNIT_PRICE) {
		t->cols[q].role = GC_UNIT_PRICE;
		t->cols[p].role = GC_QUANTITY;
		*doubtful_r = false;
	} else if (p >= 0) {
		*doubtful_r &= said[p].role != GC_UNIT_PRICE;
	}
	for (size_t i = 0; i < t->n_cols && !scanned; i++)
		if (t->cols[i].role == GC_HSN && said[i].role == GC_OTHER)
			t->cols[i].role = GC_OTHER;
	t->roles = dx_gst_roles_of(t->cols, t->n_cols);
}

/* Headings that stand over other columns than theirs hide more than they say: the rows alone, where they say more. */
static bool name_blindly(struct gst_finder *f, struct dx_table *t, bool named, bool *doubtful_r)
{
	struct dx_table blind = *t;
	bool doubtful = false;

	if (!name_columns(f, &blind, HEADS_NONE, &doubtful))
		return false;
	heed_headings(f, &blind, &doubtful);
	if (named && meaning(&blind) <= meaning(t))
		return false;
	*t = blind;
	*doubtful_r = doubtful;
	return true;
}

/* The table whose rows F has on PAGE, if its arithmetic is plain. */
static bool find_table(struct gst_finder *f, size_t page, bool *doubtful_r)
{
	const struct dx_lines *lines = &f->job->lines;
	struct dx_table t = {.page = page};
	bool doubtful = false;
	bool found;

	if (f->known)
		t = *f->known;
	dx_gst_part_serials(f);
	if (f->n == 0 || !find_columns(f) || (!f->known && !dx_gst_find_header(f, &t.header_first, &t.header_n)))
		return false;
	if (!f->known && dx_gst_part_runs(f, t.header_first, t.header_n) && !find_columns(f))
		return false;
	found = name_columns(f, &t, HEADS_ALL, &doubtful);
	if (!f->known)
		found = name_blindly(f, &t, found, &doubtful) || found;
	if (f->known && (!found || meaning(&t) <= worth(f->job, f->known))) {
		doubtful = false;
		found = name_columns(f, &t, HEADS_SURE, &doubtful);
	}
	if (f->known && (!found || meaning(&t) <= worth(f->job, f->known))) {
		add_table(f->job, *f->known);
		return true;
	}
	if (!found)
		return false;
	for (size_t i = 0; i < t.n_cols; i++)
		if (t.cols[i].role >= 0)
			t.cols[i].class = dx_gst_column_classes[t.cols[i].role];
	t.first = t.header_first + t.header_n;
	t.n = f->known ? f->known->n : lines->page_first[page + 1] - t.first;
	add_table(f->job, t);
	*doubtful_r |= doubtful;
	return true;
}

/* Does every run of F's rows stand under one column of T, and under no second one? */
static bool stand_under(const struct gst_finder *f, const struct dx_table *t)
{
	for (size_t i = 0; i < f->n; i++)
		for (size_t k = 0; k < f->rows[i].n; k++) {
			const struct gst_run *run = &f->rows[i].runs[k];
			size_t over = 0;

			for (size_t c = 0; c < t->n_cols; c++)
				over += run->x0 < t->cols[c].hx1 && run->x1 > t->cols[c].hx0;
			if (over != 1)
				return false;
		}
	return f->n > 0;
}

/* A page on which no headings are printed again goes on with the columns that the rows of the page before made. */
static void go_on(struct gst_finder *f, size_t page)
{
	const struct dx_lines *lines = &f->job->lines;
	const struct dx_tables *t = &f->job->tables;
	struct dx_table next;

	if (t->n == 0 || t->v[t->n - 1].page + 1 != page || !(t->v[t->n - 1].roles & BIT(GC_DESCRIPTION)))
		return;
	(void)find_rows(f, page, lines->page_first[page]);
	next = t->v[t->n - 1];
	if (!stand_under(f, &next))
		return;
	next.page = page;
	next.header_first = next.header_n = 0;
	next.first = lines->page_first[page];
	next.n = lines->page_first[page + 1] - next.first;
	add_table(f->job, next);
}

/* The tables on PAGE, which begin with headings each; where one is known, that one. */
static void find_on_page(struct gst_finder *f, size_t page, bool *doubtful_r)
{
	const size_t *first = f->job->lines.page_first;
	size_t from = first[page];
	bool found = false;

	do {
		from = find_rows(f, page, from);
		found |= find_table(f, page, doubtful_r);
	} while (!f->known && from < first[page + 1]);
	if (!f->known && !found)
		go_on(f, page);
}

static bool is_items(const struct dx_table *t)
{
	return t->roles >> GC_DESCRIPTION & 1;
}

/* Of the table of items among T whose columns say most. */
static int most_meaning(const struct dx_tables *t)
{
	int most = 0;

	for (size_t i = 0; i < t->n; i++)
		if (is_items(&t->v[i]) && meaning(&t->v[i]) > most)
			most = meaning(&t->v[i]);
	return most;
}

static bool has_open_column(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role < 0)
			return true;
	return false;
}

/* What headings said of items, and the rows would lose: "IGST" is no amount of any kind. */
static bool loses(const struct dx_tables *was, const struct dx_tables *now)
{
	const uint32_t core = BIT(GC_HSN) | BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE) | BIT(GC_CGST) | BIT(GC_SGST) |
			      BIT(GC_IGST) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE);
	uint32_t before = 0;
	uint32_t after = 0;

	for (size_t i = 0; i < was->n; i++)
		before |= is_items(&was->v[i]) ? was->v[i].roles : 0;
	for (size_t i = 0; i < now->n; i++)
		after |= is_items(&now->v[i]) ? now->v[i].roles : 0;
	return before & core & ~after;
}

static bool stands_in(const struct dx_col *c, const struct dx_col *in)
{
	int32_t middle = c->hx0 + (c->hx1 - c->hx0) / 2;

	return middle >= in->x0 && middle < in->x1;
}

/* The table of items on PAGE whose headings tell quantity and price apart; NULL: there is none. */
static const struct dx_table *with_factors(const struct dx_tables *t, size_t page)
{
	for (size_t i = 0; i < t->n; i++)
		if (t->v[i].page == page && is_items(&t->v[i]) && (t->v[i].roles >> GC_QUANTITY & 1) &&
		    (t->v[i].roles >> GC_UNIT_PRICE & 1))
			return &t->v[i];
	return NULL;
}

/*
 * Which of two factors is the quantity no product tells: where the headings did, and the rows have it the other way
 * round, they are right. True: of all tables NOW the headings say it.
 */
static bool keep_factors(const struct dx_tables *was, const struct dx_tables *now)
{
	bool all = true;

	for (size_t i = 0; i < now->n; i++) {
		const struct dx_table *t = &now->v[i];
		const struct dx_table *said = is_items(t) ? with_factors(was, t->page) : NULL;
		int q = dx_table_col(t, GC_QUANTITY);
		int p = dx_table_col(t, GC_UNIT_PRICE);
		const struct dx_col *quantity, *price;

		if (!said || q < 0 || p < 0) {
			all &= !is_items(t);
			continue;
		}
		quantity = &said->cols[dx_table_col(said, GC_QUANTITY)];
		price = &said->cols[dx_table_col(said, GC_UNIT_PRICE)];
		if (stands_in(&t->cols[q], price) && stands_in(&t->cols[p], quantity)) {
			t->cols[q].role = GC_UNIT_PRICE;
			t->cols[p].role = GC_QUANTITY;
		} else {
			all &= stands_in(&t->cols[q], quantity) && stands_in(&t->cols[p], price);
		}
	}
	return all;
}

/* Of goods with a count and a price, though no heading says what they are: no summary of taxes. */
static bool is_nameless(const struct dx_table *t)
{
	return !is_items(t) && (t->roles >> GC_QUANTITY & 1) && (t->roles >> GC_UNIT_PRICE & 1);
}

/* The tables of T that are none of items. */
static struct dx_tables without_items(struct dx_arena *a, const struct dx_tables *t)
{
	struct dx_tables rest = *t;

	rest.v = dx_alloc_array(a, t->n + 1, sizeof(*rest.v));
	rest.n = rest.n_rows = 0;
	rest.rows = NULL;
	for (size_t i = 0; i < t->n; i++)
		if (!is_items(&t->v[i]) && !is_nameless(&t->v[i]))
			rest.v[rest.n++] = t->v[i];
	return rest;
}

static void mark_headers(struct dx_job *job)
{
	const struct dx_tables *t = &job->tables;

	for (size_t i = 0; i < job->lines.n; i++)
		job->lines.v[i].used = false;
	for (size_t i = 0; i < t->n; i++)
		for (size_t k = 0; k < t->v[i].header_n; k++)
			job->lines.v[t->v[i].header_first + k].used = true;
}

/* The table of items on a scanned page, with its header; NULL: there is none. */
static const struct dx_table *known_on(const struct dx_job *job, const struct dx_tables *t, size_t page)
{
	if (job->pages[page].source != DX_SOURCE_OCR)
		return NULL;
	for (size_t i = 0; i < t->n; i++)
		if (is_items(&t->v[i]) && t->v[i].page == page && t->v[i].header_n)
			return &t->v[i];
	return NULL;
}

/*
 * Tables by rows in place of those of items, or with BY_KNOWN of scanned ones that take their place one by one; back
 * to WAS where they say no more than LEAST.
 */
static bool replace(struct dx_job *job, int least, bool by_known, bool *doubtful_r)
{
	struct gst_finder f = {.job = job, .rows = dx_alloc_array(job->arena, ROWS_MAX, sizeof(*f.rows))};
	struct dx_tables was = job->tables;
	bool doubtful = false;
	int best;

	job->tables = without_items(job->arena, &was);
	mark_headers(job);
	for (size_t page = 0; page < job->lines.n_pages; page++) {
		f.known = by_known ? known_on(job, &was, page) : NULL;
		if (f.known || !by_known)
			find_on_page(&f, page, &doubtful);
	}
	best = most_meaning(&job->tables);
	if (best <= least || (by_known && job->tables.n != was.n) ||
	    (least && !by_known && loses(&was, &job->tables))) {
		job->tables = was;
		mark_headers(job);
		return false;
	}
	*doubtful_r |= !keep_factors(&was, &job->tables) && doubtful;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return true;
}

void dx_gst_find_unheaded(struct dx_job *job, bool *doubtful_r)
{
	const struct dx_tables *t = &job->tables;
	int least = 0;
	int known = 0;
	bool open = true;

	for (size_t i = 0; i < t->n; i++) {
		if (!is_items(&t->v[i]))
			continue;
		open = least ? open : has_open_column(&t->v[i]) || dx_gst_is_crowded(job, &t->v[i]);
		least = meaning(&t->v[i]) > least ? meaning(&t->v[i]) : least;
		known = worth(job, &t->v[i]) > known ? worth(job, &t->v[i]) : known;
	}
	if (job->way == GST_BY_ROWS)
		least = 0;
	else if (known && replace(job, known, true, doubtful_r))
		least = most_meaning(&job->tables);
	/* a header of which a scan shows but the second line hides more than it says: the rows may say more yet */
	if (open || least == 0)
		(void)replace(job, least, false, doubtful_r);
}

bool dx_gst_find_lost(struct dx_job *job, bool *doubtful_r)
{
	const struct dx_tables *t = &job->tables;
	struct dx_tables was = *t;

	for (size_t i = 0; i < t->n_rows; i++)
		if (t->rows[i].class == DX_ROW_BEGIN && is_items(&t->v[t->rows[i].table]))
			return false;
	if (replace(job, 0, false, doubtful_r))
		return true;
	for (size_t i = 0; i < was.n_rows; i++) /* as it was */
		job->lines.v[was.rows[i].line].used = true;
	return false;
}
