/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables without a header: lines that begin with a date and end in amounts, whose right edges stand under
 * each other, are rows. What the columns are, the balances tell.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/across.h"
#include "dx/extract/dates.h"
#include "dx/extract/dayover.h"
#include "dx/extract/margin.h"

#include "amounts/amounts.h"
#include "dates/dates.h"
#include "record/record.h"
#include "table.h"

#define EDGE       4000 /* right edges of one column of amounts stand this near, thousandths of a point */
#define DATE_WORDS 3
#define AMOUNTS    3 /* columns of amounts at most */
#define LINES_MIN  3
#define FEW        5 /* lines of which one may be the only one of its side */

/* A line that looks like a row. */
struct line {
	size_t at;         /* of the job's lines */
	size_t date_n;     /* words of the date */
	size_t value_n;    /* words of a second one right behind it */
	size_t amounts_at; /* first of the amounts at its end */
	struct dx_dec amounts[AMOUNTS];
	bool has[AMOUNTS];
	bool marked[AMOUNTS]; /* Dr or Cr stands behind */
};

struct cluster {
	int32_t x0, x1; /* of its words */
	size_t n;
};

struct guess {
	struct dx_job *job;
	struct line *lines;
	size_t n;
	struct cluster columns[AMOUNTS];
	size_t n_columns;
	bool by_place; /* nothing but their order says which of two is which side */
	struct dx_value_rule rule;
};

/* "S", "Cr", "EUR": what stands behind an amount and belongs to it. */
static bool is_behind(struct dx_job *job, const struct dx_word *w)
{
	struct dx_number n;

	if (strlen(w->text) > 4)
		return false;
	return dx_value_currency(dx_str(w->text)) ||
	       (dx_value_parse(dx_str(dx_asprintf(job->arena, "1.00 %s", w->text)), (struct dx_value_rule){0}, &n) &&
		(n.mark != DX_VALUE_MARK_NONE || n.has_minus || n.has_plus));
}

/* "R$", "-€", "+": what stands in front of an amount and belongs to it. */
static bool is_front(const struct dx_word *w)
{
	const char *text = w->text;

	if (*text == '+' || *text == '-')
		text++;
	return *text == '\0' || dx_value_currency(dx_str(text));
}

/* The first of the amounts that end LINE, with what belongs to them. */
static size_t amounts_from(struct dx_job *job, const struct dx_line *line, size_t from)
{
	size_t at = line->n;

	while (at > from) {
		if (dx_columns_amount_like(line->words[at - 1]))
			at--;
		else if (at > from + 1 && dx_columns_amount_like(line->words[at - 2]) &&
			 is_behind(job, line->words[at - 1]))
			at -= 2;
		else if (at > from + 1 && at < line->n && dx_columns_amount_like(line->words[at]) &&
			 is_front(line->words[at - 1]))
			at--;
		else
			break;
	}
	return at;
}

static void collect_lines(struct guess *g)
{
	struct dx_lines *all = &g->job->lines;
	struct dx_value_vote vote = {0};

	g->lines = dx_alloc_array(g->job->arena, all->n, sizeof(*g->lines));
	for (size_t i = 0; i < all->n; i++) {
		const struct dx_line *line = &all->v[i];
		struct line l = {.at = i, .date_n = dx_st_date_words(g->job, line, 0), .amounts_at = line->n};

		if (l.date_n)
			l.amounts_at = amounts_from(g->job, line, l.date_n);
		if (l.date_n == 0 || l.amounts_at == line->n || l.amounts_at == l.date_n)
			continue; /* a range of dates, or a date and a sum, is no row */
		l.value_n = dx_st_date_words(g->job, line, l.date_n);
		if (l.date_n + l.value_n >= l.amounts_at)
			l.value_n = 0;
		for (size_t k = l.amounts_at; k < line->n; k++)
			dx_value_vote(&vote, dx_str(line->words[k]->text));
		g->lines[g->n++] = l;
	}
	g->rule = (struct dx_value_rule){.comma = vote.comma > vote.point, .blanks = true};
}

/* An amount with what stands in front of it. */
struct extent {
	int32_t x0, x1;
};

static int by_edge(const void *pa, const void *pb)
{
	const struct extent *a = pa;
	const struct extent *b = pb;

	return a->x1 != b->x1 ? (a->x1 < b->x1 ? -1 : 1) : a->x0 < b->x0 ? -1 : a->x0 > b->x0;
}

static struct extent extent_of(const struct dx_line *line, size_t from, size_t at)
{
	bool front = at > from && is_front(line->words[at - 1]) && !dx_columns_amount_like(line->words[at - 1]);

	return (struct extent){line->words[front ? at - 1 : at]->x0, line->words[at]->x1};
}

/* Right edges of amounts under each other; those of fewer than one row in twenty are chance. */
static void find_columns(struct guess *g)
{
	const struct dx_line *v = g->job->lines.v;
	struct extent *words;
	struct cluster c = {0};
	size_t n = 0;

	for (size_t i = 0; i < g->n; i++)
		n += v[g->lines[i].at].n;
	words = dx_alloc_array(g->job->arena, n, sizeof(*words));
	n = 0;
	for (size_t i = 0; i < g->n; i++)
		for (size_t k = g->lines[i].amounts_at; k < v[g->lines[i].at].n; k++)
			if (dx_columns_amount_like(v[g->lines[i].at].words[k]))
				words[n++] = extent_of(&v[g->lines[i].at], g->lines[i].amounts_at, k);
	qsort(words, n, sizeof(*words), by_edge);
	for (size_t i = 0; i <= n; i++) {
		if (i == n || (c.n && words[i].x1 - c.x1 > EDGE)) {
			if ((c.n > 1 || g->n <= FEW) && c.n * 20 >= g->n && g->n_columns < AMOUNTS)
				g->columns[g->n_columns++] = c;
			c.n = 0;
		}
		if (i == n)
			break;
		c.x0 = c.n == 0 || words[i].x0 < c.x0 ? words[i].x0 : c.x0;
		c.x1 = words[i].x1;
		c.n++;
	}
}

static void read_amounts(struct guess *g)
{
	for (size_t i = 0; i < g->n; i++) {
		struct line *l = &g->lines[i];
		const struct dx_line *line = &g->job->lines.v[l->at];

		for (size_t k = l->amounts_at; k < line->n; k++) {
			const char *text = line->words[k]->text;
			struct dx_number n;

			if (!dx_columns_amount_like(line->words[k]))
				continue;
			if (k + 1 < line->n && !dx_columns_amount_like(line->words[k + 1]))
				text = dx_lines_text(g->job->arena, line->words + k,
						     is_front(line->words[k + 1]) && k + 2 < line->n ? 1 : 2);
			for (size_t c = 0; c < g->n_columns; c++) {
				if (line->words[k]->x1 < g->columns[c].x1 - EDGE ||
				    line->words[k]->x1 > g->columns[c].x1 || !dx_value_parse(dx_str(text), g->rule, &n))
					continue;
				l->amounts[c] = n.mark == DX_VALUE_MARK_DR ? dx_dec_neg(n.value) : n.value;
				l->has[c] = true;
				l->marked[c] = n.mark != DX_VALUE_MARK_NONE;
			}
		}
	}
}

/* Rows whose balance in column B moves by what stands in column A, times SIGN (0: whichever), oldest first or last. */
static size_t moves(const struct guess *g, size_t b, size_t a, int sign)
{
	size_t down = 0;
	size_t up = 0;

	for (size_t i = 0; i + 1 < g->n; i++) {
		const struct line *first = &g->lines[i];
		const struct line *second = &g->lines[i + 1];
		struct dx_dec change;

		if (!first->has[b] || !second->has[b])
			continue;
		change = dx_dec_sub(second->amounts[b], first->amounts[b]);
		if (second->has[a])
			down += sign ? dx_dec_cmp(change,
						  sign < 0 ? dx_dec_neg(second->amounts[a]) : second->amounts[a]) == 0
				     : dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(second->amounts[a])) == 0;
		change = dx_dec_neg(change);
		if (first->has[a])
			up += sign ? dx_dec_cmp(change, sign < 0 ? dx_dec_neg(first->amounts[a]) : first->amounts[a]) ==
					      0
				   : dx_dec_cmp(dx_dec_abs(change), dx_dec_abs(first->amounts[a])) == 0;
	}
	return down > up ? down : up;
}

/* Amounts that a mark behind them shifts to the left: one column with the others, if it is the marked ones that do. */
static void join_marked(struct guess *g)
{
	size_t marked[2] = {0};
	size_t all[2] = {0};

	if (g->n_columns != 2)
		return;
	for (size_t i = 0; i < g->n; i++) {
		const struct line *l = &g->lines[i];

		if (l->has[0] && l->has[1])
			return;
		for (size_t c = 0; c < 2; c++) {
			all[c] += l->has[c];
			marked[c] += l->marked[c];
		}
	}
	if (marked[0] == 0 || marked[0] != all[0] || marked[1] != 0)
		return;
	if (g->columns[1].x0 < g->columns[0].x0)
		g->columns[0].x0 = g->columns[1].x0;
	g->columns[0].x1 = g->columns[1].x1;
	g->n_columns = 1;
}

/* Lines with something in column B that may follow from what stands in column A beside it. */
static size_t may_move(const struct guess *g, size_t b, size_t a)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n; i++)
		n += g->lines[i].has[b] && g->lines[i].has[a];
	return n;
}

static bool is_scanned(const struct guess *g)
{
	return g->job->pages[g->job->lines.v[g->lines[0].at].page].source == DX_SOURCE_OCR;
}

/* What each column of amounts is; false when the balances do not tell. */
static bool judge(struct guess *g, int roles[AMOUNTS])
{
	size_t last = g->n_columns - 1;

	if (g->n_columns == 1) {
		roles[0] = ST_AMOUNT;
		return true;
	}
	if (g->n_columns == 2) {
		size_t links = moves(g, 1, 0, 0);
		size_t both = may_move(g, 1, 0);
		/* no row is on both sides: of a bad scan one balance that follows is enough then */
		bool chained = links * 2 > g->n || (g->n <= FEW && links && links + 1 >= both) ||
			       (links && both * 3 >= g->n * 2 && is_scanned(g));

		roles[0] = chained ? ST_AMOUNT : ST_DEBIT;
		roles[1] = chained ? ST_BALANCE : ST_CREDIT;
		g->by_place = !chained;
		return true;
	}
	roles[last] = ST_BALANCE;
	if (moves(g, last, 0, -1) + moves(g, last, 1, 1) > moves(g, last, 0, 1) + moves(g, last, 1, -1)) {
		roles[0] = ST_DEBIT;
		roles[1] = ST_CREDIT;
	} else {
		roles[0] = ST_CREDIT;
		roles[1] = ST_DEBIT;
	}
	return moves(g, last, 0, 0) + moves(g, last, 1, 0) > 0;
}

/* Do nearly all lines have a second date? */
static bool has_value_dates(const struct guess *g)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n; i++)
		n += g->lines[i].value_n > 0;
	return n * 10 >= g->n * 9;
}

/* Right edge of the dates, and left edge of what follows them; VALUE: of the second ones. */
static void edges(const struct guess *g, bool value, int32_t *end_r, int32_t *next_r)
{
	*end_r = INT32_MIN;
	*next_r = INT32_MAX;
	for (size_t i = 0; i < g->n; i++) {
		const struct line *l = &g->lines[i];
		const struct dx_word *const *words = g->job->lines.v[l->at].words;
		size_t n = l->date_n + (value ? l->value_n : 0);

		if (words[n - 1]->x1 > *end_r)
			*end_r = words[n - 1]->x1;
		if (words[n]->x0 < *next_r)
			*next_r = words[n]->x0;
	}
}

static struct dx_col *columns(const struct guess *g, const int roles[AMOUNTS], size_t *n_r)
{
	struct dx_col *cols = dx_alloc_array(g->job->arena, g->n_columns + 3, sizeof(*cols));
	int32_t end, next;
	size_t n = 0;

	edges(g, false, &end, &next);
	cols[n++] = (struct dx_col){.role = ST_DATE, .class = DX_COL_DATE, .x0 = INT32_MIN, .x1 = end + 1};
	if (has_value_dates(g)) {
		cols[n] = (struct dx_col){.role = ST_VALUE_DATE, .class = DX_COL_DATE, .x0 = end + 1, .hx0 = next};
		edges(g, true, &end, &next);
		cols[n++].x1 = end + 1;
	}
	cols[n] = (struct dx_col){.role = ST_DESCRIPTION, .class = DX_COL_TEXT, .x0 = end + 1, .hx0 = next};
	for (size_t i = 0; i < g->n_columns; i++) {
		int32_t before = i ? g->columns[i - 1].x1 : INT32_MIN;
		int32_t x0 = g->columns[i].x0 - EDGE / 4;

		cols[n + 1] =
			(struct dx_col){.role = roles[i], .class = DX_COL_NUMBER, .x0 = x0 < before ? before : x0};
		cols[n].x1 = cols[n + 1].x0;
		n++;
	}
	cols[n].x1 = INT32_MAX;
	*n_r = n + 1;
	return cols;
}

/* One table on each page: of its lines from the first row on, and of all lines on pages behind the first one. */
static void add_tables(const struct guess *g, const int roles[AMOUNTS])
{
	struct dx_lines *lines = &g->job->lines;
	struct dx_tables *t = &g->job->tables;
	size_t n_cols;
	struct dx_col *cols = columns(g, roles, &n_cols);
	uint32_t bits = 0;

	for (size_t i = 0; i < n_cols; i++)
		bits |= UINT32_C(1) << cols[i].role;
	*t = (struct dx_tables){.rule = g->rule};
	t->v = dx_alloc_array(g->job->arena, lines->n_pages, sizeof(*t->v));
	for (size_t i = 0; i < lines->n; i++)
		lines->v[i].used = false;
	for (size_t i = 0; i < g->n; i++) {
		size_t page = lines->v[g->lines[i].at].page;
		size_t first = t->n ? lines->page_first[page] : g->lines[i].at;

		if (t->n && t->v[t->n - 1].page == page)
			continue;
		t->v[t->n++] = (struct dx_table){.page = page,
						 .first = first,
						 .n = lines->page_first[page + 1] - first,
						 .cols = cols,
						 .n_cols = n_cols,
						 .roles = bits,
						 .by_place = g->by_place};
	}
}

static void forget_rows(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		size_t n_cols = job->tables.v[row->table].n_cols;

		for (size_t k = 0; k < n_cols; k++)
			for (size_t w = 0; w < row->cells[k].n; w++)
				job->lines.v[row->cells[k].words[w].line].used = false;
	}
	job->tables.rows = NULL;
	job->tables.n_rows = 0;
}

static void cut_rows(struct dx_job *job)
{
	dx_st_trim_heads(job);
	dx_st_dates_below(job);
	dx_st_amounts_last(job);
	dx_tables_rows(job->arena, &job->lines, &job->tables, dx_st_classify, job);
}

/* Cut into rows once more, as if for the first time. */
static void rows_again(struct dx_job *job)
{
	forget_rows(job);
	cut_rows(job);
}

static bool has_rows(const struct dx_tables *t)
{
	const uint32_t money = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT | UINT32_C(1) << ST_AMOUNT;

	for (size_t i = 0; i < t->n_rows; i++)
		if (t->rows[i].class == DX_ROW_BEGIN && (t->v[t->rows[i].table].roles & money))
			return true;
	return false;
}

/* A dated line with an amount at its end: what stands right above it may be a header of unknown words. */
static bool is_row(struct dx_arena *a, const struct dx_line *line)
{
	size_t from = 0;

	for (size_t i = 0; i < line->n; i++) {
		if (!dx_columns_amount_like(line->words[i]))
			continue;
		for (; from < 2 && from < i; from++) /* a running number may come first */
			for (size_t n = DATE_WORDS; n > 0; n--) {
				struct dx_dates_raw raw;

				if (from + n <= line->n &&
				    dx_dates_whole(dx_str(dx_lines_text(a, line->words + from, n)), &raw))
					return true;
			}
		return false;
	}
	return false;
}

/* For each page: has it a header of days? */
static const bool *headed_pages(struct dx_job *job)
{
	bool *headed = dx_alloc_array(job->arena, job->lines.n_pages + 1, sizeof(*headed));

	memset(headed, 0, (job->lines.n_pages + 1) * sizeof(*headed));
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		headed[t->page] |=
			t->header_n > 0 && (dx_table_col(t, ST_DATE) >= 0 || dx_table_col(t, ST_VALUE_DATE) >= 0);
	}
	return headed;
}

/* "Saido", "Umsatziotai": of a picture, a word of the template's but for letters that look alike. */
static void forgive(struct dx_job *job)
{
	dx_lex_forgive_alike(job->tpl->columns);
	dx_lex_forgive_alike(job->tpl->row_words);
	dx_lex_forgive_alike(job->tpl->labels);
}

void dx_st_tables(struct dx_job *job)
{
	const struct dx_table_spec spec = {
		.lex = job->tpl->columns,
		.labels = job->tpl->labels,
		.classes = dx_st_column_classes,
		.n_roles = ST_COLS,
		.is_header = dx_st_is_header,
		.is_pair = dx_st_is_pair,
		.settle = dx_st_settle,
		.is_elsewhere = dx_st_is_elsewhere,
		.is_row = is_row,
		.rows_least = 2,
		.money_roles = UINT32_C(1) << ST_DEBIT | UINT32_C(1) << ST_CREDIT | UINT32_C(1) << ST_AMOUNT |
			       UINT32_C(1) << ST_BALANCE,
		.money = ST_AMOUNT,
		.row_roles = UINT32_C(1) << ST_DATE | UINT32_C(1) << ST_VALUE_DATE | UINT32_C(1) << ST_DESCRIPTION,
	};
	struct guess g = {.job = job};
	struct dx_tables unseen;
	int roles[AMOUNTS];
	bool lent;
	bool before;

	forgive(job);
	dx_lines_join_days(job->arena, &job->lines);
	dx_lines_part_stories(job->arena, &job->lines);
	dx_lines_part_across(job->arena, &job->lines);
	dx_tables_find(job->arena, &job->lines, &spec, &job->tables);
	if (dx_lines_part_panels(job->arena, &job->lines, headed_pages(job)))
		dx_tables_find(job->arena, &job->lines, &spec, &job->tables);
	if (dx_lines_part_margin(job->arena, &job->lines, &job->tables))
		dx_tables_find(job->arena, &job->lines, &spec, &job->tables);
	lent = dx_st_lend_headers(job);
	before = dx_st_rows_before(job);
	if (lent || before)
		dx_tables_bound(job->arena, &job->lines, &job->tables);
	cut_rows(job);
	if (dx_st_adopt(job)) {
		dx_tables_bound(job->arena, &job->lines, &job->tables);
		rows_again(job);
	}
	if (dx_st_unseen(job, &unseen)) {
		forget_rows(job);
		job->tables = unseen;
		rows_again(job);
	}
	if (has_rows(&job->tables)) {
		dx_st_free_grids(job);
		return;
	}
	if (dx_st_items(job)) {
		dx_tables_rows(job->arena, &job->lines, &job->tables, dx_st_classify, job);
		if (has_rows(&job->tables))
			return;
	}
	if (dx_st_under_days(job, &spec) || dx_st_signed_under_days(job)) {
		rows_again(job);
		if (has_rows(&job->tables))
			return;
	}
	if (dx_st_blind(job)) {
		dx_st_adopt(job);
		dx_tables_bound(job->arena, &job->lines, &job->tables);
		rows_again(job);
		if (has_rows(&job->tables))
			return;
	}
	collect_lines(&g);
	if (g.n < LINES_MIN)
		return;
	find_columns(&g);
	if (g.n_columns == 0)
		return;
	read_amounts(&g);
	join_marked(&g);
	if (!judge(&g, roles))
		return;
	add_tables(&g, roles);
	cut_rows(job);
}
