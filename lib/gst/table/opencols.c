/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns of a table of items whose headings are not known, beside others that are: the same arithmetic that names the
 * columns of a table without any (solve.c). What headings say stays as it is.
 */
#include <string.h>

#include "table.h"

#define ROWS_MAX 60 /* as many tell the columns */

static bool has_open(const struct dx_table *t)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role < 0)
			return true;
	return false;
}

void dx_gst_settle_second_discounts(struct dx_col *cols, size_t n)
{
	for (size_t i = 0; i + 1 < n; i++)
		if (cols[i].role == GC_MORE_DISCOUNT && cols[i + 1].role == GC_DISCOUNT)
			cols[i].role = GC_OTHER;
}

/* The words of C on its first line, as a figure; false: they are none. */
static bool figure_of(struct dx_job *job, const struct dx_cell *c, struct gst_figure *f)
{
	struct dx_cell first = {c->words, 0};

	while (first.n < c->n && c->words[first.n].line == c->words[0].line)
		first.n++;
	*f = (struct gst_figure){0};
	return first.n > 0 && dx_gst_read_figure(job->arena, dx_cell_text(job->arena, &first), f);
}

/* Has T, of a scan, a price and no quantity? The heading of that may be misread as one of no use ("ory cs"). */
static bool lacks_quantity(const struct dx_job *job, const struct dx_table *t)
{
	return job->pages[t->page].source == DX_SOURCE_OCR && dx_table_col(t, GC_QUANTITY) < 0 &&
	       dx_table_col(t, GC_UNIT_PRICE) >= 0;
}

/* The only column of no use of N_COLS that is what the price of G's rows is for. */
static void find_quantity(const struct gst_grid *g, struct dx_col *cols)
{
	struct dx_col tried[DX_TABLE_COLS_MAX];
	size_t found = 0;
	size_t at = 0;

	for (size_t k = 0; k < g->n_cols; k++) {
		bool doubtful = false;

		if (cols[k].role != GC_OTHER)
			continue;
		memcpy(tried, cols, g->n_cols * sizeof(*tried));
		tried[k].role = -1;
		if (dx_gst_solve(g, tried, &doubtful) && tried[k].role == GC_QUANTITY && !doubtful) {
			found++;
			at = k;
		}
	}
	if (found == 1)
		cols[at].role = GC_QUANTITY;
}

static size_t n_filled(const struct gst_grid *g, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++)
		n += g->v[i * g->n_cols + col].has;
	return n;
}

/* In how many of G's rows do columns A and B make what stands in another column? */
static size_t n_products(const struct gst_grid *g, size_t a, size_t b)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		bool made = false;

		for (size_t k = 0; k < g->n_cols && row[a].has && row[b].has; k++)
			made |= k != a && k != b && row[k].has &&
				dx_dec_near(dx_dec_round(dx_dec_mul(row[a].v, row[b].v), 2), row[k].v, dx_dec(1, 2));
		n += made;
	}
	return n;
}

/*
 * "Cases │ Pcs │ TotQty", "Pcs │ Net Wt": every line has what it sold, so what lines lack is no quantity where an open
 * column, which none lacks, is what their price is for; nor is what makes nothing of the price where that column does.
 */
static void other_quantity(const struct gst_grid *g, struct dx_col *cols)
{
	struct dx_col tried[DX_TABLE_COLS_MAX];
	bool doubtful = false;
	const int price = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);
	const int q = dx_gst_grid_col(g, cols, GC_QUANTITY);

	if (q < 0 || price < 0 || (n_filled(g, (size_t)q) == g->n_rows && n_products(g, (size_t)q, (size_t)price) > 0))
		return;
	memcpy(tried, cols, g->n_cols * sizeof(*tried));
	tried[q].role = GC_OTHER;
	if (!dx_gst_solve(g, tried, &doubtful) || doubtful)
		return;
	for (size_t k = 0; k < g->n_cols; k++)
		if (tried[k].role == GC_QUANTITY && n_filled(g, k) == g->n_rows) {
			cols[q].role = GC_OTHER;
			cols[k].role = GC_QUANTITY;
		}
}

/* Is quantity × PRICE less what is in OFF, if anything is, the VALUE of all rows, and OFF something in one? */
static bool is_less(const struct gst_grid *g, int quantity, int price, int off, int value)
{
	bool any = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		struct dx_dec v;

		if (!row[quantity].has || !row[price].has || !row[value].has)
			return false;
		v = dx_dec_round(dx_dec_mul(row[quantity].v, row[price].v), 2);
		v = row[off].has ? dx_dec_sub(v, row[off].v) : v;
		if (dx_dec_cmp(v, row[value].v) != 0)
			return false;
		any |= row[off].has && row[off].v.coef > 0;
	}
	return any;
}

/*
 * "Sch % │ CD % │ Disc. Amt": of two columns whose headings say that they are the discount, the amount behind the rate
 * is what every line is less by. The price may stand under a heading that nobody knows.
 */
static void other_discount(struct dx_job *job, const struct dx_table *t, const struct gst_grid *g, struct dx_col *cols)
{
	const int off = dx_gst_grid_col(g, cols, GC_DISCOUNT) + 1;
	const int q = dx_gst_grid_col(g, cols, GC_QUANTITY);
	const int price = dx_gst_grid_col(g, cols, GC_UNIT_PRICE);
	int value = dx_gst_grid_col(g, cols, GC_TAXABLE);

	value = value < 0 ? dx_gst_grid_col(g, cols, GC_AMOUNT) : value;
	if (off == 0 || off == (int)g->n_cols || cols[off].role >= 0 || q < 0 || value < 0 ||
	    dx_gst_heading_over(job, t, (size_t)off) != GC_DISCOUNT)
		return;
	for (int p = 0; p < (int)g->n_cols; p++) {
		if (p == off || (price < 0 ? cols[p].role >= 0 : p != price) || !is_less(g, q, p, off, value))
			continue;
		cols[off - 1].role = GC_OTHER;
		cols[off].role = GC_DISCOUNT;
		return;
	}
}

/* Is column K what the discount OFF leaves VALUE of, in all rows? */
static bool is_gross(const struct gst_grid *g, int k, int off, int value)
{
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		const struct dx_dec less = row[off].has ? row[off].v : dx_dec(0, 2);

		if (!row[k].has || !row[value].has || dx_dec_cmp(dx_dec_sub(row[k].v, less), row[value].v) != 0)
			return false;
	}
	return g->n_rows > 0;
}

/* "Charges │ Discount │ Taxable Value" of services that have no quantity: what the discount comes off, whatever it is
 * called. */
static void gross_amount(const struct gst_grid *g, struct dx_col *cols)
{
	static const int others[] = {GC_QUANTITY, GC_UNIT_PRICE, GC_PRICE_WITH_TAX, GC_AMOUNT, GC_CHARGE};
	const int off = dx_gst_grid_col(g, cols, GC_DISCOUNT);
	const int value = dx_gst_grid_col(g, cols, GC_TAXABLE);

	for (size_t i = 0; i < DX_LEN(others); i++)
		if (dx_gst_grid_col(g, cols, others[i]) >= 0)
			return;
	for (int k = 0; k < off && off < value; k++)
		if (cols[k].role < 0 && is_gross(g, k, off, value)) {
			cols[k].role = GC_AMOUNT;
			return;
		}
}

/* A row whose name stands above and below it, and not in it: a code of goods, and amounts. */
static bool is_nameless_item(const struct dx_line *line, const struct gst_run *runs, size_t n)
{
	size_t money = 0;
	bool code = false;
	bool letters = false;

	for (size_t i = 0; i < n; i++) {
		money += dx_gst_is_money(&runs[i].f);
		letters |= runs[i].letters;
	}
	for (size_t i = 0; i < line->n; i++)
		code |= dx_gst_is_hsn(line->words[i]->text);
	return code && money > 1 && !letters;
}

/*
 * The figures of the lines under T that are items, with OTHERS those of columns of no use too, with NAMELESS of rows
 * that have no name. CODES, by column: there is nothing but codes of goods.
 */
static struct gst_grid grid_of(struct dx_job *job, const struct dx_table *t, bool others, bool nameless, bool *codes)
{
	struct gst_grid g = {.n_cols = t->n_cols};
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	const bool timed = dx_gst_has_time(job, t);

	g.v = dx_alloc_array(job->arena, ROWS_MAX * t->n_cols, sizeof(*g.v));
	for (size_t k = 0; k < t->n_cols; k++)
		codes[k] = true;
	for (size_t i = t->first; i < t->first + t->n && g.n_rows < ROWS_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n;
		struct gst_run *runs;

		if (line->used ||
		    dx_gst_tax_kind(line->words[0]->text) >= 0) /* "GST 12%  1,028.85 …" of a summary below */
			continue;
		runs = dx_gst_runs(job->arena, line, NULL, &n);
		if (!(nameless ? is_nameless_item(line, runs, n) : dx_gst_is_item(line, runs, n)) &&
		    !(timed && !nameless && dx_gst_is_hired(runs, n)))
			continue;
		dx_columns_split(job->arena, &job->lines, t, i, cells);
		for (size_t k = 0; k < t->n_cols; k++) {
			int role = t->cols[k].role;

			codes[k] &= cells[k].n == 1 && dx_gst_is_hsn(cells[k].words[0].word->text);
			if (role < 0 || (dx_gst_column_classes[role] == DX_COL_NUMBER && role != GC_OTHER) ||
			    (others && role == GC_OTHER))
				(void)figure_of(job, &cells[k], &g.v[g.n_rows * t->n_cols + k]);
		}
		g.n_rows++;
		g.below = i + 1;
	}
	return g;
}

static size_t n_figures(const struct gst_run *runs, size_t n)
{
	size_t figures = 0;

	for (size_t i = 0; i < n; i++)
		figures += runs[i].f.has;
	return figures;
}

/* Lines of T up to the last one that is an item, and the sums of their columns, which stand in the next one with
 * figures. */
static size_t lines_of_items(struct dx_job *job, const struct dx_table *t)
{
	size_t end = 0;
	size_t sums = 0;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_line *line = &job->lines.v[t->first + i];
		size_t n;
		struct gst_run *runs = dx_gst_runs(job->arena, line, NULL, &n);

		if (dx_gst_is_item(line, runs, n) || is_nameless_item(line, runs, n))
			end = i + 1;
		else if (end > sums && n_figures(runs, n) > 1)
			sums = i + 1;
	}
	end = sums > end ? sums : end;
	return end ? end : t->n;
}

/* Does what T's headings call the quantity make the value, so that they are right about it? */
static bool counts(struct dx_job *job, const struct dx_table *t)
{
	bool codes[DX_TABLE_COLS_MAX];
	const struct gst_grid g = grid_of(job, t, false, false, codes);

	return dx_gst_counts_its_value(&g, t->cols);
}

void dx_gst_forget_figures(struct dx_job *job)
{
	size_t *n = dx_alloc_array(job->arena, job->tables.n, sizeof(*n));

	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		bool named = false; /* figures stand behind the names */
		bool coded = false; /* the first column of codes is one, "Tariff" of a room behind it is none */
		const bool counted = dx_gst_is_items(t) && counts(job, t);

		for (size_t k = 0; k < t->n_cols && dx_gst_is_items(t); k++) {
			int role = t->cols[k].role;

			if (role == GC_SERIAL || role == GC_DESCRIPTION || role == GC_UNIT ||
			    (role == GC_HSN && !coded)) {
				coded |= role == GC_HSN;
				named |= role == GC_DESCRIPTION;
				continue;
			}
			if (role == GC_QUANTITY && counted)
				continue;
			if (role >= 0)
				t->roles &= ~(UINT32_C(1) << role);
			if (role >= 0 || named)
				t->cols[k].class = DX_COL_NUMBER;
			t->cols[k].role = -1;
		}
	}
	for (size_t i = 0; i < job->tables.n; i++) { /* what stands in the foot says nothing of the columns */
		n[i] = job->tables.v[i].n;
		job->tables.v[i].n = lines_of_items(job, &job->tables.v[i]);
	}
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	for (size_t i = 0; i < job->tables.n; i++)
		job->tables.v[i].n = n[i];
}

void dx_gst_forget_column(struct dx_job *job, size_t col)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		struct dx_table *t = &job->tables.v[i];
		int role = dx_gst_is_items(t) && col < t->n_cols ? t->cols[col].role : -1;

		if (role >= 0 && role != GC_DESCRIPTION && role != GC_SERIAL &&
		    !(role == GC_QUANTITY && counts(job, t)))
			dx_table_forget(t, col);
	}
}

/* What no figure of the others explains is of no use, where its heading says that. */
static void keep_useless(struct dx_job *job, const struct dx_table *t, struct dx_col *cols)
{
	for (size_t k = 0; k < t->n_cols; k++)
		if (cols[k].role < 0 && dx_gst_heading_over(job, t, k) == GC_OTHER)
			cols[k].role = GC_OTHER;
}

/* Of two factors that no heading was believed, the headings still tell which is which. */
static void order_factors(struct dx_job *job, const struct dx_table *t, struct dx_col *cols, bool *doubtful_r)
{
	int q = -1;
	int p = -1;

	for (int k = 0; k < (int)t->n_cols; k++) {
		q = cols[k].role == GC_QUANTITY ? k : q;
		p = cols[k].role == GC_UNIT_PRICE ? k : p;
	}
	if (q < 0 || p < 0)
		return;
	if (dx_gst_heading_over(job, t, (size_t)q) == GC_UNIT_PRICE) {
		cols[q].role = GC_UNIT_PRICE;
		cols[p].role = GC_QUANTITY;
		*doubtful_r = false;
	} else if (dx_gst_heading_over(job, t, (size_t)p) == GC_UNIT_PRICE) {
		*doubtful_r = false;
	}
}

void dx_gst_name_open(struct dx_job *job, bool *doubtful_r)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		const bool *same;
		struct dx_col *cols;
		struct gst_grid g;
		bool codes[DX_TABLE_COLS_MAX];
		int was[DX_TABLE_COLS_MAX];
		int settled[DX_TABLE_COLS_MAX];
		bool doubtful = false;
		bool lacks = lacks_quantity(job, t);

		if (!dx_gst_is_items(t) ||
		    (!has_open(t) && !lacks && !dx_gst_has_time(job, t) && !dx_gst_lacks_factors(t)))
			continue;
		g = grid_of(job, t, lacks, false, codes);
		if (g.n_rows == 0)
			g = grid_of(job, t, lacks, true, codes);
		cols = dx_alloc_array(job->arena, t->n_cols, sizeof(*cols));
		memcpy(cols, t->cols, t->n_cols * sizeof(*cols));
		for (size_t k = 0; k < t->n_cols; k++)
			was[k] = cols[k].role;
		if (g.n_rows == 0)
			return;
		if (dx_gst_has_time(job, t) || dx_gst_lacks_factors(t)) {
			const struct gst_grid all = grid_of(job, t, true, false, codes);

			dx_gst_name_time(job, t, &all, cols);
			if (dx_gst_lacks_factors(t) && !dx_gst_name_factors(&all, cols))
				*doubtful_r = true;
		}
		dx_gst_settle_misnamed(&g, cols);
		(void)dx_gst_name_shares(&g, cols);
		other_quantity(&g, cols);
		other_discount(job, t, &g, cols);
		gross_amount(&g, cols);
		if (lacks)
			find_quantity(&g, cols);
		for (size_t k = 0; k < t->n_cols; k++)
			settled[k] = cols[k].role;
		if (dx_gst_solve(&g, cols, &doubtful))
			dx_gst_name_nils(&g, cols);
		*doubtful_r |= dx_gst_has_two_counts(&g, t->cols, cols);
		dx_gst_name_line_total(&g, cols);
		if (job->way == GST_BY_FIGURES || job->way >= GST_WITHOUT) {
			order_factors(job, t, cols, &doubtful);
			keep_useless(job, t, cols);
		}
		dx_gst_name_code_column(codes, cols, t->n_cols);
		dx_gst_name_by_foot(job, &g, cols, false);
		same = dx_gst_same_columns(job, t);
		for (size_t k = 0; k < t->n_cols; k++)
			for (size_t n = 0; n < job->tables.n && cols[k].role >= 0; n++)
				if (same[n] && (settled[k] < 0 || settled[k] != was[k]))
					dx_gst_rename_column(&job->tables.v[n], k, cols[k].role);
		*doubtful_r |= doubtful;
		return; /* the other tables go on with the same columns */
	}
}

bool dx_gst_is_crowded(struct dx_job *job, const struct dx_table *t)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t rows = 0;
	size_t crowded = 0;

	for (size_t i = t->first; i < t->first + t->n && rows < ROWS_MAX; i++) {
		size_t n;
		struct gst_run *runs = dx_gst_runs(job->arena, &job->lines.v[i], NULL, &n);
		bool two = false;

		if (!dx_gst_is_item(&job->lines.v[i], runs, n))
			continue;
		dx_columns_split(job->arena, &job->lines, t, i, cells);
		for (size_t k = 0; k < t->n_cols; k++) {
			size_t figures = 0;

			for (size_t w = 0; w < cells[k].n && t->cols[k].role != GC_DESCRIPTION; w++) {
				struct gst_figure f;

				figures += cells[k].words[w].line == cells[k].words[0].line &&
					   dx_gst_parse_figure(cells[k].words[w].word->text, &f);
			}
			two |= figures > 1;
		}
		rows++;
		crowded += two;
	}
	return crowded * 2 > rows;
}
