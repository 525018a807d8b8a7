/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A summary of taxes by its rows, where no header says what it is: below the items, lines of nothing but figures (and a
 * class or a kind of tax in front) of which a value and a rate make a tax, in each of them. All columns must be
 * explained; what is found so is checked as any other summary is.
 */
#include <string.h>
#include <strings.h>

#include "dx/extract/rowread.h"
#include "record/record.h"
#include "summary_int.h"

#define BIT(role)  (UINT32_C(1) << (role))
#define CELLS_MIN  3
#define ROWS_MAX   40
#define HEADER_MAX 3
#define NAME_WORDS 3 /* "GST 18 %" */

/* ---- rows ---- */

/* The rate within the name of a row: "GST 18%", "IGST@5", "12.00". */
static void rate_in_name(const struct dx_line *line, struct gst_rates_row *row)
{
	for (size_t i = 0; i < row->name->n; i++) {
		const struct dx_word *w = line->words[row->name->first + i];
		const char *digits = w->text + strcspn(w->text, "0123456789");

		if (*digits && dx_gst_parse_figure(digits, &row->rate))
			row->rate_word = w;
	}
}

/* The column of RUN, a new one where it stands beside all others; false: it lies over two. */
static bool place(struct gst_block *b, const struct gst_run *run, size_t *col_r)
{
	size_t found = b->n_cols;

	for (size_t i = 0; i < b->n_cols; i++) {
		if (run->x1 < b->x0[i] || run->x0 > b->x1[i])
			continue;
		if (found < b->n_cols)
			return false;
		found = i;
	}
	if (found == DX_TABLE_COLS_MAX)
		return false;
	if (found == b->n_cols) {
		b->x0[found] = run->x0;
		b->x1[found] = run->x1;
		b->n_cols++;
	}
	b->x0[found] = run->x0 < b->x0[found] ? run->x0 : b->x0[found];
	b->x1[found] = run->x1 > b->x1[found] ? run->x1 : b->x1[found];
	*col_r = found;
	return true;
}

/* LINE as a row of B: figures, two amounts at least, and no words but a short name in front. */
static bool read_row(struct gst_block *b, size_t at)
{
	const struct dx_line *line = &b->job->lines.v[at];
	struct gst_rates_row *row = &b->rows[b->n];
	size_t n;
	struct gst_run *runs = dx_gst_runs(b->job->arena, line, NULL, &n);
	size_t amounts = 0;

	*row = (struct gst_rates_row){.line = at};
	if (line->used || n < CELLS_MIN)
		return false;
	for (size_t i = 0; i < n; i++) {
		size_t col;

		if (i == 0 && !runs[i].f.has && runs[i].n <= NAME_WORDS) {
			row->name = &runs[i];
			rate_in_name(line, row);
			continue;
		}
		if (!runs[i].f.has || runs[i].f.has_unit || !place(b, &runs[i], &col) || row->cells[col])
			return false;
		row->cells[col] = &runs[i];
		amounts += dx_gst_is_money(&runs[i].f) || (dx_dec_is_zero(runs[i].f.v) && !runs[i].f.is_percent);
	}
	return amounts >= 2;
}

static bool is_near(const struct dx_line *upper, const struct dx_line *lower)
{
	return upper->page == lower->page && lower->y0 - upper->y1 < lower->height * 2;
}

/* A line of headings: words in several cells, no figure among them. */
static bool is_heading(const struct gst_block *b, size_t at, size_t least)
{
	const struct dx_line *line = &b->job->lines.v[at];
	size_t n;
	struct gst_run *runs = dx_gst_runs(b->job->arena, line, NULL, &n);

	if (line->used || n < least)
		return false;
	for (size_t i = 0; i < n; i++)
		if (runs[i].f.has)
			return false;
	return true;
}

static bool is_beside(const struct gst_block *b, size_t at)
{
	const struct dx_line *line = &b->job->lines.v[at];

	return line->page == b->job->lines.v[b->first].page && line->x0 > b->right;
}

/* The line behind AT that is not beside the summary. */
static size_t next_line(const struct gst_block *b, size_t at)
{
	do
		at++;
	while (at < b->job->lines.n && is_beside(b, at));
	return at;
}

/* The rows below the headings that end in line AT. */
static bool read_block(struct gst_block *b, size_t at)
{
	const struct dx_lines *lines = &b->job->lines;
	size_t from = at;

	b->n = b->n_cols = 0;
	b->first = at;
	b->right = lines->v[at].x1 + lines->v[at].height;
	for (size_t i = next_line(b, at), last = at;
	     i < lines->n && b->n < ROWS_MAX && is_near(&lines->v[last], &lines->v[i]); last = i, i = next_line(b, i)) {
		struct gst_block before = *b;

		if (!read_row(b, i)) {
			*b = before;
			break;
		}
		b->n++;
	}
	while (at - from + 1 < HEADER_MAX && from > 0 && is_near(&lines->v[from - 1], &lines->v[from]) &&
	       is_heading(b, from - 1, 2))
		from--;
	b->first = from;
	return b->n > 0;
}

/* ---- values ---- */

static bool value_of(const struct gst_block *b, const struct gst_rates_row *row, int col, struct dx_val *v)
{
	const struct dx_line *line = &b->job->lines.v[row->line];
	struct dx_cell c = {.n = row->cells[col]->n};
	struct dx_number n;
	bool unread = false;

	c.words = dx_alloc_array(b->job->arena, c.n, sizeof(*c.words));
	for (size_t i = 0; i < c.n; i++)
		c.words[i] = (struct dx_cell_word){line->words[row->cells[col]->first + i], row->line};
	return dx_cell_number(b->job, &c, 0, v, &n, &unread);
}

static int kind_in(const struct gst_block *b, const struct gst_rates_row *row)
{
	const struct dx_line *line = &b->job->lines.v[row->line];
	int kind = -1;

	for (size_t i = 0; row->name && i < row->name->n && kind < 0; i++)
		kind = dx_gst_tax_kind(line->words[row->name->first + i]->text);
	return kind;
}

/* What the headings over column COL say. */
static int role_of_heading(const struct gst_block *b, int col)
{
	const struct dx_word *words[DX_TABLE_COLS_MAX];
	size_t n = 0;

	for (size_t i = b->first; i < b->rows[0].line; i++) {
		const struct dx_line *line = &b->job->lines.v[i];

		for (size_t k = 0; k < line->n && n < DX_LEN(words); k++)
			if (line->words[k]->x1 > b->x0[col] && line->words[k]->x0 < b->x1[col])
				words[n++] = line->words[k];
	}
	return n ? dx_gst_heading_role(b->job, words, n) : -1;
}

/* The rate of which ROW, a half of KIND, is the other half; N: there is none among the N of RATES. */
static size_t other_half(const struct gst_rate *rates, size_t n, const struct gst_rate *row, int kind)
{
	struct dx_dec rate = dx_dec_add(row->tax_rate.dec, row->tax_rate.dec);

	for (size_t k = 0; k < n; k++)
		if (dx_dec_cmp(rates[k].taxable_value.dec, row->taxable_value.dec) == 0 &&
		    dx_dec_cmp(rates[k].tax_rate.dec, rate) == 0 &&
		    !dx_val_has(kind == GC_CGST ? &rates[k].cgst : &rates[k].sgst))
			return k;
	return n;
}

/* A pair of rows makes one rate. */
static bool pair_rates(struct gst_rate *rates, const int *kinds, size_t n_rows, struct gst_rate *out, size_t *n_r)
{
	size_t n = 0;

	for (size_t i = 0; i < n_rows; i++) {
		size_t k;

		if ((kinds[i] != GC_CGST && kinds[i] != GC_SGST) || !dx_val_has(&rates[i].taxable_value) ||
		    !dx_val_has(&rates[i].tax_rate) || !dx_val_has(&rates[i].tax))
			return false;
		k = other_half(out, n, &rates[i], kinds[i]);
		if (k == n) {
			out[n] = rates[i];
			out[n].tax = (struct dx_val){0};
			out[n++].tax_rate.dec = dx_dec_add(rates[i].tax_rate.dec, rates[i].tax_rate.dec);
		}
		*(kinds[i] == GC_CGST ? &out[k].cgst : &out[k].sgst) = rates[i].tax;
	}
	*n_r = n;
	for (size_t i = 0; i < n; i++)
		if (!dx_val_has(&out[i].cgst) || !dx_val_has(&out[i].sgst))
			return false;
	return true;
}

size_t dx_gst_settle_kinds(struct dx_arena *a, struct gst_rate *rates, const int *kinds, size_t n)
{
	struct gst_rate *pairs = dx_alloc_array(a, n + 1, sizeof(*pairs));
	size_t n_pairs;

	for (size_t i = 0; i < n; i++)
		if (kinds[i] == GC_IGST && dx_val_has(&rates[i].tax) && !dx_val_has(&rates[i].igst)) {
			rates[i].igst = rates[i].tax;
			rates[i].tax = (struct dx_val){0};
		}
	if (n == 0 || !pair_rates(rates, kinds, n, pairs, &n_pairs))
		return n;
	memcpy(rates, pairs, n_pairs * sizeof(*pairs));
	return n_pairs;
}

/* One row's values; false: a figure could not be read. KIND: what a single tax is. */
static bool read_rate(const struct gst_block *b, const struct gst_taxcols *f, const struct gst_rates_row *row, int kind,
		      struct gst_rate *v)
{
	struct dx_val rate = {0};
	struct dx_val *tax = f->tax2 >= 0 ? &v->cgst : kind == GC_IGST ? &v->igst : &v->tax;

	if (!value_of(b, row, f->value, &v->taxable_value) || !value_of(b, row, f->tax, tax) ||
	    (f->tax2 >= 0 && !value_of(b, row, f->tax2, &v->sgst)))
		return false;
	if (f->in_name) {
		struct dx_cell_word word = {row->rate_word, row->line};
		struct dx_cell c = {&word, 1};

		rate = dx_cell_val(b->job, &c);
		rate.dec = row->rate.v;
	} else if (!value_of(b, row, f->rate, &rate)) {
		return false;
	}
	if (f->rate2 >= 0)
		rate.dec = dx_dec_add(rate.dec, rate.dec);
	v->tax_rate = rate;
	for (int k = 0; k < (int)b->n_cols; k++)
		if (row->cells[k] && k != f->value && k != f->tax && k != f->tax2 && k != f->rate && k != f->rate2 &&
		    dx_gst_is_code(&b->job->lines.v[row->line], row->cells[k])) {
			struct dx_cell_word word = {b->job->lines.v[row->line].words[row->cells[k]->first], row->line};
			struct dx_cell c = {&word, 1};

			v->hsn_sac = dx_cell_val(b->job, &c);
			v->hsn_sac.text = dx_cell_text(b->job->arena, &c);
		}
	return true;
}

/* Do the rows of B come to what ROW, their totals, has in column COL? Where a row has nothing there nobody knows. */
static bool comes_to(const struct gst_block *b, const struct gst_rates_row *row, size_t col)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < b->n; i++) {
		if (!b->rows[i].cells[col] || !b->rows[i].cells[col]->f.has)
			return true;
		sum = dx_dec_add(sum, b->rows[i].cells[col]->f.v);
	}
	return dx_dec_cmp(sum, row->cells[col]->f.v) == 0;
}

/* "Total Tax Amount" beside the only tax: has ROW, the totals, an amount in a column which is in no value, and to which
 * its rows do not come? */
static bool has_odd_sum(const struct gst_block *b, const struct gst_taxcols *f, const struct gst_rates_row *row)
{
	for (int col = 0; col < (int)b->n_cols; col++)
		if (row->cells[col] && col != f->value && col != f->tax && col != f->tax2 && col != f->rate &&
		    col != f->rate2 && dx_gst_is_money(&row->cells[col]->f) && !comes_to(b, row, (size_t)col))
			return true;
	return false;
}

/* The row of totals under the rows: figures below their columns, perhaps behind a word. ODD_R: see has_odd_sum(). */
static void read_totals(struct gst_block *b, const struct gst_taxcols *f, int kind, struct gst_rate *total, bool *odd_r)
{
	const struct dx_lines *lines = &b->job->lines;
	size_t last = b->rows[b->n - 1].line;
	size_t at = next_line(b, last);
	struct gst_block one = *b;
	struct gst_rates_row row;
	struct gst_rate v = {0};

	one.rows = &row;
	one.n = 0;
	if (at >= lines->n || !is_near(&lines->v[last], &lines->v[at]) || !read_row(&one, at) ||
	    one.n_cols != b->n_cols || !row.cells[f->value] || !row.cells[f->tax] || row.rate.has ||
	    !value_of(&one, &row, f->value, &v.taxable_value) ||
	    !value_of(&one, &row, f->tax,
		      f->tax2 >= 0      ? &v.cgst
		      : kind == GC_IGST ? &v.igst
					: &v.tax) ||
	    (f->tax2 >= 0 && (!row.cells[f->tax2] || !value_of(&one, &row, f->tax2, &v.sgst))))
		return;
	*total = v;
	*odd_r |= has_odd_sum(b, f, &row);
	b->job->lines.v[at].used = true;
}

/* Is one of the rows, which are N now, a half of a tax that found no other half? */
static bool has_odd_half(const struct gst_block *b, const int *kinds, size_t n)
{
	for (size_t i = 0; i < b->n; i++)
		if (n == b->n && (kinds[i] == GC_CGST || kinds[i] == GC_SGST))
			return true;
	return false;
}

static bool take(struct gst_block *b, const struct gst_taxcols *f, struct gst_invoice *inv)
{
	struct gst_rate *rows = dx_alloc_array(b->job->arena, b->n, sizeof(*rows));
	int *kinds = dx_alloc_array(b->job->arena, b->n, sizeof(*kinds));
	int kind = f->tax2 >= 0 ? -1 : role_of_heading(b, f->tax);
	size_t n;

	for (size_t i = 0; i < b->n; i++) {
		kinds[i] = kind_in(b, &b->rows[i]);
		if (!read_rate(b, f, &b->rows[i], kind, &rows[i]))
			return false;
	}
	n = dx_gst_settle_kinds(b->job->arena, rows, kinds, b->n);
	if (has_odd_half(b, kinds, n) || kind == GC_CGST || kind == GC_SGST)
		return false;
	inv->tax_summary = (struct dx_rows){rows, n};
	for (size_t i = b->first; i <= b->rows[b->n - 1].line; i++)
		if (!is_beside(b, i))
			b->job->lines.v[i].used = true;
	if (n == b->n)
		read_totals(b, f, kind, &inv->summary_total, &inv->has_odd_figure);
	return true;
}

/* Headings over nothing but a row of totals: the rows of a summary are lost. */
static bool has_lost_rows(const struct gst_block *b)
{
	const struct gst_rates_row *row = &b->rows[0];
	const struct dx_line *line = &b->job->lines.v[row->line];

	return b->n == 1 && row->name && !row->rate.has &&
	       strcasecmp(line->words[row->name->first]->text, "total") == 0;
}

/* Does RUN of LINE name what no summary has: the rounding, or what is to be paid? */
static bool names_sum(const struct dx_job *job, const struct dx_line *line, const struct gst_run *run)
{
	size_t n, len;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena,
					    (const struct dx_word *const *)line->words + run->first, run->n, &n);
	int field = n ? dx_lex_match(job->tpl->labels, toks, n, 0, &len) : -1;

	return field == GL_ROUND_OFF || (field == GL_TOTAL && run->n > 1);
}

/* Are what stands on line AT the headings of a summary? */
static bool heads_summary(const struct gst_block *b, size_t at)
{
	const struct dx_line *line = &b->job->lines.v[at];
	size_t n;
	struct gst_run *runs = dx_gst_runs(b->job->arena, line, NULL, &n);

	for (size_t i = 0; i < n; i++)
		if (names_sum(b->job, line, &runs[i]))
			return false; /* "Taxable │ IGST │ R.Off │ Net Payable" over the invoice's own sums */
	return dx_gst_are_heads(b->job, line, runs, n);
}

/* Is ROW what the rows of T come to? Of rates or codes there is one at least above it. */
static bool is_sum_of_rows(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	const uint32_t keys =
		BIT(GC_HSN) | BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE);

	return (t->roles & keys) && row->class == DX_ROW_SPECIAL && dx_rowread_word(job, t, row->cells) == GW_TOTAL;
}

/* Has T the headings of a summary of taxes, and nothing under them but a sum? What stands right of them is the foot's.
 */
static bool is_bare(struct dx_job *job, size_t t)
{
	const uint32_t values = BIT(GC_TAXABLE) | BIT(GC_AMOUNT);
	const uint32_t taxes = BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST) | BIT(GC_TAX);
	const struct dx_table *table = &job->tables.v[t];
	const struct dx_col *last = &table->cols[table->n_cols - 1];

	if (dx_gst_is_items(table) || table->header_n == 0 || !(table->roles & values) || !(table->roles & taxes))
		return false;
	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_line *line = &job->lines.v[row->line];

		if (row->table == t && (row->class == DX_ROW_BEGIN || row->class == DX_ROW_SPECIAL) &&
		    !is_sum_of_rows(job, table, row) && line->x0 - last->hx1 <= line->height)
			return false;
	}
	return true;
}

static bool are_same(const struct dx_line *a, const struct dx_line *b)
{
	for (size_t i = 0; i < a->n && a->n == b->n; i++)
		if (strcmp(a->words[i]->text, b->words[i]->text) != 0)
			return false;
	return a->n == b->n;
}

/* Is line AT one of the headings of the items once more? They may stand on a last page over nothing but the totals. */
static bool heads_items(const struct dx_job *job, size_t at)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		for (size_t k = 0; k < t->header_n && dx_gst_is_items(t); k++)
			if (are_same(&job->lines.v[t->header_first + k], &job->lines.v[at]))
				return true;
	}
	return false;
}

void dx_gst_find_summary(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_block b = {.job = job, .rows = dx_alloc_array(job->arena, ROWS_MAX + 1, sizeof(*b.rows))};
	size_t from = SIZE_MAX;
	struct gst_taxcols f;
	bool lost = false;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];

		if (row->class != DX_ROW_BEGIN)
			continue;
		if (!dx_gst_is_items(&job->tables.v[row->table]))
			return;
		from = row->line + 1;
		b.n_items++;
	}
	for (size_t i = 0; i < job->tables.n; i++)
		inv->has_bare_summary |= is_bare(job, i);
	for (size_t i = from; i < job->lines.n; i++) {
		if (heads_items(job, i) || !is_heading(&b, i, CELLS_MIN))
			continue;
		if (read_block(&b, i)) {
			if (dx_gst_tax_columns(&b, &f) && take(&b, &f, inv))
				return;
			lost |= has_lost_rows(&b);
		}
		lost |= heads_summary(&b, i);
	}
	inv->has_more |= lost; /* nothing is left of a summary but its headings */
}
