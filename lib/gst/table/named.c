/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What columns that their rows made are, besides what the arithmetic says (solve.c): names, codes, a printed sum. */
#include <string.h>

#include "unheaded_int.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define RATE_MAX  40
#define CODED_MIN 3
#define RATES     (BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE))

static const struct gst_run *run_in(const struct gst_finder *f, const struct gst_row *row, size_t col)
{
	for (size_t i = 0; i < row->n; i++)
		if (row->runs[i].x0 >= f->x0[col] && row->runs[i].x1 <= f->x1[col])
			return &row->runs[i];
	return NULL;
}

/* "Nil" in a column of rates. */
static bool is_nil(const struct gst_finder *f, const struct gst_row *row, const struct gst_run *run)
{
	const struct dx_word *w = f->job->lines.v[row->line].words[run->first];

	return run->n == 1 && dx_str_ieq_c(dx_str(w->text), "nil");
}

static size_t count_in(const struct gst_finder *f, size_t col, bool figures)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run *run = run_in(f, &f->rows[i], col);

		n += run && (figures ? run->f.has : run->letters && !is_nil(f, &f->rows[i], run));
	}
	return n;
}

/* What words that may be a name there are in column COL. */
struct words {
	size_t rows, letters;
};

static struct words words_in(const struct gst_finder *f, size_t col)
{
	struct words w = {0};

	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run *run = run_in(f, &f->rows[i], col);
		size_t letters = 0;

		for (size_t k = 0; run && k < run->n; k++)
			letters += dx_gst_letters_of(f->job->lines.v[f->rows[i].line].words[run->first + k]);
		w.rows += run && dx_gst_are_names(run->n, letters);
		w.letters += letters;
	}
	return w;
}

static size_t width_of(const struct gst_finder *f, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run *run = run_in(f, &f->rows[i], col);

		n += run ? (size_t)(run->x1 - run->x0) / 1000 : 0;
	}
	return n;
}

/* "Rate (Inc. GST)" of which only pieces were read is no rate: amounts too high for one stand under it. */
static bool is_rate_of_none(const struct gst_finder *f, size_t col, int role)
{
	size_t high = 0;

	for (size_t i = 0; i < f->n && (BIT(role) & RATES); i++) {
		const struct gst_run *run = run_in(f, &f->rows[i], col);

		high += run && run->f.has && !run->f.is_percent && dx_dec_cmp(run->f.v, dx_dec(RATE_MAX, 0)) > 0;
	}
	return high * 2 > f->n;
}

static size_t count_money(const struct gst_finder *f, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n; i++) {
		const struct gst_run *run = run_in(f, &f->rows[i], col);

		n += run && dx_gst_is_money(&run->f);
	}
	return n;
}

/* Has column A rather the names than B? Words are names before codes ("AP05TE6847") are, more letters before fewer
 * ("0-220 g / 0.1 mg"), and of codes the wider ones. */
static bool is_rather_named(const struct gst_finder *f, size_t a, size_t b)
{
	const struct words of_a = words_in(f, a);
	const struct words of_b = words_in(f, b);
	const bool names = of_a.rows * 2 > f->n;

	if (names != (of_b.rows * 2 > f->n))
		return names;
	return names ? of_a.letters > of_b.letters : width_of(f, a) > width_of(f, b);
}

/* "Vehicle │ Material", where only codes stand in the column BEST that would have the names (F's number of columns:
 * none would): words under a heading of what elsewhere is a code beside the name. */
static size_t named_elsewhere(const struct gst_finder *f, const struct dx_col *cols, size_t best)
{
	for (size_t i = 0; i < f->n_cols && (best == f->n_cols || words_in(f, best).letters == 0); i++)
		if (cols[i].role == GC_OTHER && cols[i].class == DX_COL_TEXT &&
		    (words_in(f, i).rows * 2 > f->n || (best < f->n_cols && words_in(f, i).letters > 0)))
			best = i;
	return best;
}

/* A heading that is not what stands under it says nothing; the column with most words has the names. */
void dx_gst_name_texts(const struct gst_finder *f, struct dx_col *cols)
{
	size_t widest = f->n_cols;
	bool named = false;

	for (size_t i = 0; i < f->n_cols; i++) {
		bool text = count_in(f, i, false) * 2 > f->n;
		int role = cols[i].role;

		cols[i].class = text ? DX_COL_TEXT : DX_COL_NUMBER;
		if (role >= 0 && text != (dx_gst_column_classes[role] != DX_COL_NUMBER) && role != GC_OTHER &&
		    role != GC_SERIAL && role != GC_HSN)
			cols[i].role = -1;
		if (role == GC_HSN && count_money(f, i) * 2 > f->n) /* "Tariff" of a room */
			cols[i].role = -1;
		if (f->known && cols[i].role >= 0 && is_rate_of_none(f, i, cols[i].role))
			cols[i].role = -1;
		named |= cols[i].role == GC_DESCRIPTION;
		if (text && cols[i].role < 0 && (widest == f->n_cols || is_rather_named(f, i, widest)))
			widest = i;
	}
	widest = named ? f->n_cols : named_elsewhere(f, cols, widest);
	if (widest < f->n_cols)
		cols[widest].role = GC_DESCRIPTION;
}

static size_t rows_with(const struct gst_finder *f, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < f->n; i++)
		n += run_in(f, &f->rows[i], col) != NULL;
	return n;
}

/* Are codes in column COL of most rows, and nothing else in any? */
static bool are_codes(const struct gst_finder *f, size_t col)
{
	size_t codes = 0;

	for (size_t k = 0; k < f->n; k++) {
		const struct gst_run *run = run_in(f, &f->rows[k], col);

		if (run && !dx_gst_is_code(&f->job->lines.v[f->rows[k].line], run))
			return false;
		codes += run != NULL;
	}
	return codes > 0 && codes * 2 >= f->n;
}

void dx_gst_name_code_column(const bool *are, struct dx_col *cols, size_t n_cols)
{
	int found[2] = {-1, -1}; /* left and right of the names */
	size_t n[2] = {0, 0};
	bool right = false;

	for (size_t i = 0; i < n_cols; i++) {
		if (cols[i].role == GC_HSN)
			return;
		right |= cols[i].role == GC_DESCRIPTION;
		if (cols[i].role >= 0 || !are[i])
			continue;
		found[right] = (int)i;
		n[right]++;
	}
	for (int side = 1; side >= 0; side--) /* numbers of articles stand left of them */
		if (n[side] > 0) {
			if (n[side] == 1)
				cols[found[side]].role = GC_HSN;
			return;
		}
}

void dx_gst_name_codes(const struct gst_finder *f, const struct dx_col *said, struct dx_col *cols)
{
	bool are[DX_TABLE_COLS_MAX];

	for (size_t i = 0; i < f->n_cols; i++)
		are[i] = said[i].role != GC_OTHER && are_codes(f, i);
	dx_gst_name_code_column(are, cols, f->n_cols);
}

struct gst_grid dx_gst_grid_of(const struct gst_finder *f, const struct dx_col *cols)
{
	struct gst_grid g = {.n_rows = f->n, .n_cols = f->n_cols, .below = f->rows[f->n - 1].line + 1};

	g.v = dx_alloc_array(f->job->arena, f->n * f->n_cols, sizeof(*g.v));
	for (size_t i = 0; i < f->n; i++)
		for (size_t k = 0; k < f->n_cols; k++) {
			const struct gst_run *run = run_in(f, &f->rows[i], k);

			if (run && cols[k].class == DX_COL_NUMBER && cols[k].role != GC_HSN &&
			    cols[k].role != GC_SERIAL)
				g.v[i * f->n_cols + k] = run->f;
		}
	return g;
}

/* Has each of several rows a code of goods? Then its only amount is what it comes to, though the sum is a page away. */
static bool all_coded(const struct gst_finder *f)
{
	size_t found = 0;

	for (size_t i = 0; i < f->n_cols; i++)
		found += are_codes(f, i) && rows_with(f, i) == f->n;
	return found == 1 && f->n >= CODED_MIN;
}

/* Is SUM printed below the rows? */
static bool is_printed_below(const struct gst_finder *f, struct dx_dec sum)
{
	const struct dx_lines *lines = &f->job->lines;

	for (size_t i = f->rows[f->n - 1].line + 1; i < lines->n; i++)
		for (size_t k = 0; k < lines->v[i].n; k++) {
			struct gst_figure one = {0};

			if (dx_columns_amount_like(lines->v[i].words[k]) &&
			    dx_gst_parse_figure(lines->v[i].words[k]->text, &one) && dx_dec_cmp(one.v, sum) == 0)
				return true;
		}
	return false;
}

/* Services without quantities: the last column, if what it comes to is printed below. */
bool dx_gst_name_by_sum(const struct gst_finder *f, const struct gst_grid *g, struct dx_col *cols)
{
	size_t last = g->n_cols - 1;
	struct dx_dec sum = dx_dec(0, 2);

	if (cols[last].class != DX_COL_NUMBER ||
	    (cols[last].role >= 0 && !(BIT(cols[last].role) & (BIT(GC_TAXABLE) | BIT(GC_AMOUNT) | BIT(GC_TOTAL)))))
		return false;
	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *v = &g->v[i * g->n_cols + last];

		if (!dx_gst_is_money(v))
			return false;
		sum = dx_dec_add(sum, v->v);
	}
	if (!is_printed_below(f, sum) && !all_coded(f))
		return false;
	if (cols[last].role < 0)
		cols[last].role = GC_AMOUNT;
	return true;
}
