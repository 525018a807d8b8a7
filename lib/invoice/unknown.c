/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns whose headings say nothing: what they are by the arithmetic of all rows, or nothing. Quantity × price less a
 * discount makes the amount in every row, in one way only; which of both factors is the price shows in its cents. What
 * is found so is never `verified` by it: the arithmetic was used up in finding it.
 */
#include <string.h>

#include "invoice_int.h"

#define ROWS_MAX     100
#define HEADER_CELLS 3
#define ROWS_MIN     2   /* that a table without a header has */
#define HEADER_LINES 3   /* a header stands so near above its first row */
#define TRIES_MAX    100 /* lines of one page that a table may begin at: each is looked at with all lines below it */
#define UNIT_MAX     12  /* bytes of a unit behind a quantity */
#define BIT(role)    (UINT32_C(1) << (role))

struct grid {
	struct dx_dec v[ROWS_MAX][DX_TABLE_COLS_MAX];
	bool has[ROWS_MAX][DX_TABLE_COLS_MAX];
	bool percent[ROWS_MAX][DX_TABLE_COLS_MAX];
	bool currency[ROWS_MAX][DX_TABLE_COLS_MAX];
	bool unit[ROWS_MAX][DX_TABLE_COLS_MAX]; /* behind the number, in its cell */
	size_t n;
};

/* Which columns are which; -1: none. */
struct ways {
	int quantity, price, amount, discount;
	size_t found; /* how many ways there are */
};

static bool small(struct dx_dec v)
{
	return dx_dec_abs(v).coef < INT64_C(1000000000000) && v.scale <= 4;
}

/* Letters, of which the last one may have its power: "pcs", "m3". */
static bool is_unit(const char *text)
{
	size_t n = strlen(text);

	return n > 0 && n <= UNIT_MAX && strcspn(text, "0123456789") >= (n > 1 ? n - 1 : n);
}

/* "17.00 Units" is a number too. */
static bool number_of(struct dx_job *job, const char *text, struct dx_number *num)
{
	struct dx_str s = dx_str(text);
	size_t blank = strcspn(text, " ");

	if (dx_value_parse(s, job->tables.rule, num))
		return true;
	return text[blank] && is_unit(text + blank + 1) &&
	       dx_value_parse(dx_str_sub(s, 0, blank), job->tables.rule, num) && !num->has_currency;
}

static bool has_letters(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++)
		for (const char *p = c->words[i].word->text; *p; p++)
			if ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z'))
				return true;
	return false;
}

/* The numbers of every line under T that has two of them; of those marked in ROWS alone, unless it is NULL. */
static void fill(struct dx_job *job, const struct dx_table *t, const bool *rows, struct grid *g)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	for (size_t i = 0; i < t->n && g->n < ROWS_MAX; i++) {
		size_t n = 0;

		if (rows && !rows[i])
			continue;

		dx_columns_split(job->arena, &job->lines, t, t->first + i, cells);
		for (size_t c = 0; c < t->n_cols; c++) {
			struct dx_number num;
			const char *text = dx_cell_text(job->arena, &cells[c]);

			g->has[g->n][c] = cells[c].n > 0 && number_of(job, text, &num) && small(num.value);
			g->percent[g->n][c] = g->has[g->n][c] && num.has_percent;
			g->currency[g->n][c] = g->has[g->n][c] && num.has_currency;
			g->unit[g->n][c] = g->has[g->n][c] && !num.has_currency && has_letters(&cells[c]);
			if (g->has[g->n][c])
				g->v[g->n][c] = num.value;
			n += g->has[g->n][c];
		}
		g->n += n >= 2;
	}
}

/* Does the way hold in every row that has all of its figures, and in one where it says something? */
static bool holds(const struct grid *g, const struct ways *w)
{
	size_t said = 0;

	for (size_t i = 0; i < g->n; i++) {
		struct dx_dec q;
		struct dx_dec v;

		if (!g->has[i][w->quantity] || !g->has[i][w->price] || !g->has[i][w->amount])
			continue;
		q = g->v[i][w->quantity];
		v = dx_dec_mul(q, g->v[i][w->price]);
		if (w->discount >= 0 && g->has[i][w->discount])
			v = dx_dec_sub(v, dx_dec_div(dx_dec_mul(v, g->v[i][w->discount]), dx_dec(100, 0), 4));
		if (!dx_dec_near(dx_dec_abs(v), dx_dec_abs(g->v[i][w->amount]), dx_dec(1, 2)) || dx_dec_is_zero(v))
			return false;
		said += dx_dec_cmp(q, dx_dec(1, 0)) != 0 && dx_dec_cmp(g->v[i][w->price], dx_dec(1, 0)) != 0 &&
			(w->discount < 0 || (g->has[i][w->discount] && !dx_dec_is_zero(g->v[i][w->discount])));
	}
	return said > 0;
}

static bool is_open(const struct dx_table *t, size_t c)
{
	return t->cols[c].role < 0;
}

/* May column C have ROLE: it has, or nobody has and it is open? */
static bool may_be(const struct dx_table *t, size_t c, int role)
{
	int at = dx_table_col(t, role);

	return at >= 0 ? at == (int)c : is_open(t, c);
}

/* Is row I one of items, and none of the foot? Where no way is known, W is NULL, all are. */
static bool is_item(const struct grid *g, const struct ways *w, size_t i)
{
	return !w || (g->has[i][w->quantity] && g->has[i][w->price] && g->has[i][w->amount]);
}

/* Does every figure of column C have cents? */
static bool has_cents(const struct grid *g, const struct ways *w, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (is_item(g, w, i) && g->has[i][c] && g->v[i][c].scale != 2)
			return false;
	return true;
}

/* Every figure of column C has the mark. */
static bool all_have(const struct grid *g, const struct ways *w, const bool (*mark)[DX_TABLE_COLS_MAX], size_t c)
{
	bool any = false;

	for (size_t i = 0; i < g->n; i++) {
		if (!is_item(g, w, i))
			continue;
		if (g->has[i][c] && !mark[i][c])
			return false;
		any |= mark[i][c];
	}
	return any;
}

/* Is every figure of column C a whole number, printed with cents or without? */
static bool is_whole(const struct grid *g, const struct ways *w, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (is_item(g, w, i) && dx_dec_normalize(g->v[i][c]).scale > 0)
			return false;
	return true;
}

static struct dx_dec size_of(const struct grid *g, const struct ways *w, size_t c)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < g->n; i++)
		if (is_item(g, w, i))
			sum = dx_dec_add(sum, dx_dec_abs(g->v[i][c]));
	return sum;
}

/*
 * Which of columns A and B, whose product makes the amounts, is how many: -1 A, 1 B, 0 nothing tells. The one without
 * cents is, else the one without a currency's sign, else the one with a unit; else the smaller one where it stands
 * first, or alone has whole numbers.
 */
static int tell_apart(const struct grid *g, const struct ways *w, size_t a, size_t b)
{
	bool cents[2] = {has_cents(g, w, a), has_cents(g, w, b)};
	bool signs[2] = {all_have(g, w, g->currency, a), all_have(g, w, g->currency, b)};
	bool units[2] = {all_have(g, w, g->unit, a), all_have(g, w, g->unit, b)};
	bool whole[2] = {is_whole(g, w, a), is_whole(g, w, b)};
	int smaller = dx_dec_cmp(size_of(g, w, a), size_of(g, w, b));

	if (cents[0] != cents[1])
		return cents[0] ? 1 : -1;
	if (signs[0] != signs[1])
		return signs[0] ? 1 : -1;
	if (units[0] != units[1])
		return units[0] ? -1 : 1;
	if (smaller < 0)
		return a < b || (whole[0] && !whole[1]) ? -1 : 0;
	return smaller > 0 && (b < a || (whole[1] && !whole[0])) ? 1 : 0;
}

/* Both orders hold, and this is the wrong one. Of two that nothing tells apart one order is enough: see is_unclear().
 */
static bool is_swapped(const struct dx_table *t, const struct grid *g, const struct ways *w)
{
	size_t quantity = (size_t)w->quantity;
	size_t price = (size_t)w->price;
	int which;

	if (!is_open(t, quantity) || !is_open(t, price))
		return false;
	which = tell_apart(g, w, quantity, price);
	return which > 0 || (which == 0 && quantity > price);
}

static bool is_unclear(const struct dx_table *t, const struct grid *g, const struct ways *w)
{
	return is_open(t, (size_t)w->quantity) && is_open(t, (size_t)w->price) &&
	       tell_apart(g, w, (size_t)w->quantity, (size_t)w->price) == 0;
}

/* Do two ways differ in nothing but the column of the same quantities? */
static bool is_said_twice(const struct grid *g, const struct ways *a, const struct ways *b)
{
	for (size_t i = 0; i < g->n; i++)
		if (is_item(g, a, i) != is_item(g, b, i) ||
		    (is_item(g, a, i) && dx_dec_cmp(g->v[i][a->quantity], g->v[i][b->quantity]) != 0))
			return false;
	return a->price == b->price && a->amount == b->amount && a->discount == b->discount;
}

static void try_way(const struct dx_table *t, const struct grid *g, const struct ways *try, struct ways *best)
{
	if (try->quantity == try->price || try->quantity == try->amount || try->price == try->amount ||
	    try->discount == try->quantity || try->discount == try->price || try->discount == try->amount ||
	    !holds(g, try) || is_swapped(t, g, try))
		return;
	if (best->found == 1 && is_said_twice(g, best, try))
		best->found = 0; /* "Ordered │ Shipped": the latter is what is charged for */
	*best = (struct ways){try->quantity, try->price, try->amount, try->discount, best->found + 1};
}

/* What quantity × price makes: the amounts, or the only column of its kind. */
static int amount_role(const struct dx_table *t)
{
	if (dx_table_col(t, IC_AMOUNT) >= 0)
		return IC_AMOUNT;
	if (dx_table_col(t, IC_NET) >= 0)
		return IC_NET;
	return dx_table_col(t, IC_GROSS) >= 0 ? IC_GROSS : IC_AMOUNT;
}

static void solve(const struct dx_table *t, const struct grid *g, bool discount, struct ways *best)
{
	int amount = amount_role(t);
	int n = (int)t->n_cols;

	for (int i = 0; i < n * n * n; i++) {
		struct ways w = {i / n / n, i / n % n, i % n, -1, 0};

		if (!may_be(t, (size_t)w.quantity, IC_QUANTITY) || !may_be(t, (size_t)w.price, IC_UNIT_PRICE) ||
		    !may_be(t, (size_t)w.amount, amount))
			continue;
		if (!discount)
			try_way(t, g, &w, best);
		for (w.discount = 0; discount && w.discount < n; w.discount++)
			if (may_be(t, (size_t)w.discount, IC_DISCOUNT))
				try_way(t, g, &w, best);
	}
}

static bool name(struct dx_table *t, int c, int role)
{
	if (c < 0 || t->cols[c].role >= 0)
		return false;
	t->cols[c].role = role;
	t->cols[c].class = DX_COL_NUMBER;
	t->roles |= BIT(role);
	return true;
}

/* A percent sign in every row, and no discount: what each line is taxed with. */
static bool name_rate(struct dx_table *t, const struct grid *g, const struct ways *w)
{
	int found = -1;

	if (dx_table_col(t, IC_TAX_RATE) >= 0)
		return false;
	for (size_t c = 0; c < t->n_cols; c++) {
		bool taxes = is_open(t, c);

		for (size_t i = 0; taxes && i < g->n; i++)
			taxes = !is_item(g, w, i) ||
				(g->percent[i][c] && dx_dec_cmp(g->v[i][c], dx_dec(DX_INVOICE_RATE_MAX, 0)) <= 0);
		if (taxes && found >= 0)
			return false;
		found = taxes ? (int)c : found;
	}
	return name(t, found, IC_TAX_RATE);
}

static bool has_any(const struct grid *g, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (g->has[i][c])
			return true;
	return false;
}

/* "Unit" over prices: open, where no column is called one. */
static void open_unit(struct dx_table *t, const struct grid *g)
{
	int c = dx_table_col(t, IC_UNIT);

	if (c < 0 || dx_table_col(t, IC_UNIT_PRICE) >= 0 || !has_any(g, (size_t)c) || !has_cents(g, NULL, (size_t)c))
		return;
	t->cols[c].role = -1;
	t->roles &= ~BIT(IC_UNIT);
}

/* True when a column of T has got a role. */
static bool name_columns(struct dx_job *job, struct dx_table *t, const bool *rows)
{
	struct grid *g = DX_NEW(job->arena, struct grid);
	struct ways w = {-1, -1, -1, -1, 0};
	bool named;

	fill(job, t, rows, g);
	open_unit(t, g);
	solve(t, g, false, &w);
	if (w.found == 0)
		solve(t, g, true, &w);
	if (w.found != 1)
		return false;
	named = name(t, w.amount, IC_AMOUNT);
	if (!is_unclear(t, g, &w)) {
		named |= name(t, w.quantity, IC_QUANTITY);
		named |= name(t, w.price, IC_UNIT_PRICE);
	}
	named |= name(t, w.discount, IC_DISCOUNT);
	return name_rate(t, g, &w) || named;
}

/* Is SUM printed at the end of a line below the first row of T? */
static bool is_printed(struct dx_job *job, const struct dx_table *t, struct dx_dec sum)
{
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;

		for (size_t k = 0; k < line->n; k++)
			if (dx_invoice_amount_at(job, line, k, &v) == line->n - k && dx_dec_cmp(v.dec, sum) == 0)
				return true;
	}
	return false;
}

static bool is_full(const struct grid *g, size_t c)
{
	for (size_t i = 0; i < g->n; i++)
		if (!g->has[i][c])
			return false;
	return g->n > 0;
}

/* "Product │ Quantity │ Price": the last column is the amounts where their sum is printed below them; how many, the
 * only other. */
static bool name_by_sum(struct dx_job *job, struct dx_table *t)
{
	struct grid *g = DX_NEW(job->arena, struct grid);
	size_t last = t->n_cols - 1;
	struct dx_dec sum = dx_dec(0, 2);
	size_t numbers = 0;
	int counts = -1;

	fill(job, t, NULL, g);
	if (g->n < 2 || !is_full(g, last) || !has_cents(g, NULL, last) || !is_open(t, last))
		return false;
	for (size_t i = 0; i < g->n; i++)
		sum = dx_dec_add(sum, g->v[i][last]);
	if (dx_dec_is_zero(sum) || !is_printed(job, t, sum))
		return false;
	for (size_t c = 0; c < last; c++) {
		bool whole = is_open(t, c) && is_full(g, c);

		if (t->cols[c].class != DX_COL_NUMBER)
			continue;
		for (size_t i = 0; whole && i < g->n; i++)
			whole = g->v[i][c].scale == 0 && !g->percent[i][c] && !g->currency[i][c];
		numbers++;
		counts = whole ? (int)c : counts;
	}
	if (numbers == 1)
		name(t, counts, IC_QUANTITY);
	return name(t, (int)last, IC_AMOUNT);
}

/* Where no column says what is sold it is the only one of words. */
static void name_description(struct dx_job *job, struct dx_table *t)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t words[DX_TABLE_COLS_MAX] = {0};
	size_t found = t->n_cols;

	if (dx_table_col(t, IC_DESCRIPTION) >= 0 || dx_table_col(t, IC_CODE) >= 0)
		return;
	for (size_t i = 0; i < t->n; i++) {
		dx_columns_split(job->arena, &job->lines, t, t->first + i, cells);
		for (size_t c = 0; c < t->n_cols; c++)
			words[c] += has_letters(&cells[c]);
	}
	for (size_t c = 0; c < t->n_cols; c++) {
		if (!is_open(t, c) || t->cols[c].class != DX_COL_TEXT || words[c] == 0)
			continue;
		if (found < t->n_cols)
			return;
		found = c;
	}
	if (found == t->n_cols)
		return;
	t->cols[found].role = IC_DESCRIPTION;
	t->roles |= BIT(IC_DESCRIPTION);
}

static bool has_open(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (is_open(t, i))
			return true;
	return false;
}

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

	return number_of(job, dx_words_text(job->arena, &w), &n);
}

static bool has_digit(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (strpbrk(line->words[i]->text, "0123456789"))
			return true;
	return false;
}

/* A row with as many cells as the header over it, of which one is text and the last an amount. */
static bool is_row(struct dx_job *job, const struct dx_line *line, size_t cells)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t numbers = 0;

	for (size_t i = 0; i < n; i++)
		numbers += is_number(job, line, &segs[i]);
	return n == cells && numbers >= 2 && numbers < n && is_number(job, line, &segs[n - 1]);
}

/* The classes of T's columns by the row at LINE; its widest text is what is sold. */
static void class_columns(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t widest = n;

	for (size_t i = 0; i < n; i++) {
		bool number = is_number(job, line, &segs[i]);

		t->cols[i].class = number ? DX_COL_NUMBER : DX_COL_TEXT;
		if (!number && (widest == n || segs[i].x1 - segs[i].x0 > segs[widest].x1 - segs[widest].x0))
			widest = i;
	}
	t->cols[widest].role = IC_DESCRIPTION;
	t->roles = BIT(IC_DESCRIPTION);
}

static bool try_header(struct dx_job *job, size_t at, struct tries *tries)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t row = at + 1;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[at], &n);
	struct dx_table *t;

	while (row < end && row <= at + HEADER_LINES && !is_row(job, &v[row], n))
		row++;
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
	if (name_columns(job, t, NULL) || name_by_sum(job, t)) {
		job->lines.v[at].used = true;
		return true;
	}
	job->tables.n = 0;
	return false;
}

/* ---- no header that could be read ---- */

/* Has LINE the cells of T, each under the ones above? They widen its columns. */
static bool joins(struct dx_job *job, struct dx_table *t, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);

	if (n != t->n_cols || !is_row(job, line, n))
		return false;
	for (size_t i = 0; i < n; i++)
		if ((i > 0 && segs[i].x0 <= t->cols[i - 1].hx1) || (i + 1 < n && segs[i].x1 >= t->cols[i + 1].hx0) ||
		    segs[i].x0 > t->cols[i].hx1 || segs[i].x1 < t->cols[i].hx0)
			return false;
	for (size_t i = 0; i < n; i++) {
		t->cols[i].hx0 = segs[i].x0 < t->cols[i].hx0 ? segs[i].x0 : t->cols[i].hx0;
		t->cols[i].hx1 = segs[i].x1 > t->cols[i].hx1 ? segs[i].x1 : t->cols[i].hx1;
	}
	return true;
}

/* Is there more than a name and a figure on LINE? */
static bool may_be_row(struct dx_job *job, const struct dx_line *line)
{
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n);
	size_t numbers = 0;

	for (size_t i = 0; i < n; i++)
		numbers += is_number(job, line, &segs[i]);
	return n >= HEADER_CELLS && numbers >= 2 && numbers < n;
}

/*
 * A table of the rows that are alike from line AT on, where quantity × price makes the amount in each. STRICT: no row
 * between them may be another one.
 */
static bool try_rows(struct dx_job *job, size_t at, bool strict, struct tries *tries)
{
	const struct dx_line *v = job->lines.v;
	size_t end = job->lines.page_first[v[at].page + 1];
	size_t rows = 0;
	size_t skipped = 0;
	size_t others = 0;
	size_t n;
	struct dx_seg *segs = dx_lines_segments(job->arena, &v[at], &n);
	struct dx_table *t;
	bool *is_one; /* by line of the table */

	if (n < HEADER_CELLS + 1 || n > DX_TABLE_COLS_MAX || at == job->lines.page_first[v[at].page] ||
	    !is_row(job, &v[at], n) || !may_try(tries, (int32_t)v[at].page))
		return false;
	t = DX_NEW(job->arena, struct dx_table);
	*t = (struct dx_table){
		.page = v[at].page, .header_first = at - 1, .header_n = 1, .first = at, .n = end - at, .n_cols = n};
	t->cols = dx_alloc_array(job->arena, n, sizeof(*t->cols));
	for (size_t i = 0; i < n; i++)
		t->cols[i] = (struct dx_col){.role = -1, .hx0 = segs[i].x0, .hx1 = segs[i].x1};
	is_one = dx_alloc_array(job->arena, t->n, sizeof(*is_one));
	for (size_t i = at; i < end; i++) {
		is_one[i - at] = joins(job, t, &v[i]);
		if (is_one[i - at]) {
			rows++;
			others += strict ? skipped : 0;
			skipped = 0;
		} else {
			skipped += may_be_row(job, &v[i]);
		}
	}
	if (rows < ROWS_MIN || others)
		return false;
	class_columns(job, t, &v[at]);
	job->tables.v = t;
	job->tables.n = 1;
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return name_columns(job, t, is_one) && dx_table_col(t, IC_UNIT_PRICE) >= 0 && dx_table_col(t, IC_AMOUNT) >= 0;
}

static bool find_rows(struct dx_job *job, size_t from, bool strict)
{
	const struct dx_tables was = job->tables;
	struct tries tries = {.page = -1};

	for (size_t i = from; i < job->lines.n; i++) {
		if (try_rows(job, i, strict, &tries))
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

bool dx_invoice_name_columns(struct dx_job *job)
{
	struct tries tries = {.page = -1};
	bool named = false;

	for (size_t i = 0; job->tables.n == 0 && i + 1 < job->lines.n; i++)
		if (!has_digit(&job->lines.v[i]) && try_header(job, i, &tries))
			return true;
	if (job->tables.n == 0)
		return find_rows(job, 0, false) || dx_invoice_charges(job);
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];

		if (t->header_n && (has_open(t) || dx_table_col(t, IC_UNIT_PRICE) < 0)) {
			named |= name_columns(job, t, NULL);
			name_description(job, t);
		} else if (!t->header_n && i > 0) {
			t->roles = t[-1].roles;
		}
	}
	if (is_torn(job) && find_rows(job, job->tables.v[0].first, true))
		return true;
	if (named)
		dx_tables_bound(job->arena, &job->lines, &job->tables);
	return named;
}
