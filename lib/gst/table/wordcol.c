/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Which column has the names of what was sold, by what stands in it. "Despatch │ Truck No. │ Grade", "Service Days":
 * where no heading says it the widest one was taken for them, and a heading that says it elsewhere may stand over
 * counts. Numbers, days and codes are no words; the column in which the words of the lines are has the names.
 */
#include <string.h>

#include "dx/extract/month.h"
#include "table.h"

#define LETTERS_MIN 2 /* of a word */
#define DIGITS_MAX  3 /* of a grade or a size */
#define UNIT_MAX    3 /* letters of a unit: "Nos" */

/* What stands in a column of the lines. */
struct wording {
	size_t worded;  /* lines with words that may be a name */
	size_t written; /* lines with a letter, as codes have them */
	size_t filled;  /* lines with anything */
	size_t letters; /* of all words */
	size_t money;   /* lines with an amount and nothing else */
};

static size_t n_letters(const char *s)
{
	size_t n = 0;

	for (; *s; s++)
		n += (*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || (*s & 0xC0) == 0xC0;
	return n;
}

size_t dx_gst_letters_of(const struct dx_word *w)
{
	const char *behind = w->text + strspn(w->text, "0123456789-/.");
	size_t digits = dx_count_digits(w->text);
	size_t letters = n_letters(w->text);
	size_t used;

	if (digits > DIGITS_MAX || dx_month_scan(dx_str(behind), &used) || dx_gst_tax_kind(w->text) >= 0 ||
	    (digits == 0 && letters < LETTERS_MIN))
		return 0;
	return letters;
}

bool dx_gst_are_names(size_t n, size_t letters)
{
	return letters > 0 && (n > 1 || letters > UNIT_MAX);
}

static void add_cell(struct wording *k, const struct dx_cell *c)
{
	struct gst_figure f = {0};
	size_t letters = 0;
	bool written = false;

	for (size_t i = 0; i < c->n; i++) {
		letters += dx_gst_letters_of(c->words[i].word);
		written |= n_letters(c->words[i].word->text) > 0;
	}
	k->letters += letters;
	k->worded += dx_gst_are_names(c->n, letters);
	k->written += written;
	k->filled += c->n > 0;
	k->money += c->n == 1 && dx_gst_parse_figure(c->words[0].word->text, &f) && dx_gst_is_money(&f);
}

/* What stands in the columns of the lines under T and tables like it, CODED: of those with a code of goods; returns how
 * many lines there are. */
static size_t see(struct dx_job *job, const struct dx_table *t, bool coded, struct wording *cols)
{
	const bool *same = dx_gst_same_columns(job, t);
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t rows = 0;

	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *own = &job->tables.v[i];

		for (size_t l = own->first; same[i] && l < own->first + own->n; l++) {
			size_t n;
			struct gst_run *runs = dx_gst_runs(job->arena, &job->lines.v[l], NULL, &n);

			if (job->lines.v[l].used || !dx_gst_is_item(&job->lines.v[l], runs, n))
				continue;
			dx_columns_split(job->arena, &job->lines, own, l, cells);
			if (coded && cells[dx_table_col(t, GC_HSN)].n == 0)
				continue;
			for (size_t k = 0; k < t->n_cols; k++)
				add_cell(&cols[k], &cells[k]);
			rows++;
		}
	}
	return rows;
}

/* The column without a meaning in which most lines have words, and most of them; -1: none. */
static int worded_column(const struct dx_table *t, const struct wording *cols, size_t rows)
{
	int best = -1;

	for (int k = 0; k < (int)t->n_cols; k++)
		if ((t->cols[k].role < 0 || t->cols[k].role == GC_OTHER) && cols[k].worded * 2 > rows &&
		    (best < 0 || cols[k].letters > cols[best].letters))
			best = k;
	return best;
}

/* May column K of T have the names? Under a heading that says so codes may be names, and nothing but figures is none;
 * where none says it, most lines have words there. */
static bool has_names(struct dx_job *job, const struct dx_table *t, size_t k, const struct wording *c, size_t rows)
{
	return dx_gst_heading_over(job, t, k) == GC_DESCRIPTION ? c->written > 0 : c->worded * 2 > rows;
}

/* Column K of tables like T, of figures or not, is open, and column NAMES has the names. */
static void exchange(struct dx_job *job, const struct dx_table *t, size_t k, bool figures, size_t names)
{
	const bool *same = dx_gst_same_columns(job, t);

	for (size_t i = 0; i < job->tables.n; i++) {
		if (!same[i])
			continue;
		dx_table_forget(&job->tables.v[i], k);
		if (figures)
			job->tables.v[i].cols[k].class = DX_COL_NUMBER;
		dx_gst_rename_column(&job->tables.v[i], names, GC_DESCRIPTION);
	}
}

/* Lines that are counted, or say how many, with codes of goods and what they come to, and no heading of names: "S.No. │
 * Model │ Colour │ HSN", "SAC │ Charge Head │ Days". No summary of taxes counts its rows, or has words in them. */
static bool lacks_names(const struct dx_table *t)
{
	const uint32_t roles = dx_gst_roles_of(t->cols, t->n_cols);
	const uint32_t money = UINT32_C(1) << GC_TAXABLE | UINT32_C(1) << GC_AMOUNT | UINT32_C(1) << GC_TOTAL;

	return !dx_gst_is_items(t) && (roles >> GC_SERIAL & 1 || roles >> GC_QUANTITY & 1) && (roles >> GC_HSN & 1) &&
	       (roles & money);
}

/* The first column without a meaning in which most lines have words: what a thing is called stands before its colour.
 * -1: none. */
static int first_worded(const struct dx_table *t, const struct wording *cols, size_t rows)
{
	for (int k = 0; k < (int)t->n_cols; k++)
		if ((t->cols[k].role < 0 || t->cols[k].role == GC_OTHER) && cols[k].worded * 2 > rows)
			return k;
	return -1;
}

/* "Price │ Taxable │ GST Rate": T is none of a summary, in which the first of them would be the rate. */
static void name_prices(struct dx_job *job, const struct dx_table *t)
{
	for (size_t k = 0; k < t->n_cols; k++) {
		const int said = dx_gst_heading_over(job, t, k);

		if ((t->cols[k].role == GC_TAX_RATE && said == GC_UNIT_PRICE) ||
		    (t->cols[k].role < 0 && said == GC_TAX_RATE))
			dx_gst_rename_alike(job, t, k, said);
	}
}

/* Of such lines a column with words has the names. */
static void name_lacking(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (dx_gst_is_items(&job->tables.v[i]))
			return;
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		struct wording cols[DX_TABLE_COLS_MAX] = {0};
		int names;

		if (!lacks_names(t))
			continue;
		names = first_worded(t, cols, see(job, t, true, cols));
		if (names < 0)
			return;
		dx_gst_rename_alike(job, t, (size_t)names, GC_DESCRIPTION);
		name_prices(job, t);
		return;
	}
}

/* "SAC │ Charge Head │ Tariff": behind the codes, a second column that is headed as one of them and has amounts is of
 * something else. */
static void forget_coded_amounts(struct dx_job *job, const struct dx_table *t, const struct wording *cols, size_t rows)
{
	const bool *same = dx_gst_same_columns(job, t);

	for (size_t k = (size_t)dx_table_col(t, GC_HSN) + 1; k < t->n_cols; k++) {
		if (t->cols[k].role != GC_HSN || cols[k].money * 2 <= rows)
			continue;
		for (size_t i = 0; i < job->tables.n; i++)
			if (same[i]) {
				dx_table_forget(&job->tables.v[i], k);
				job->tables.v[i].cols[k].class = DX_COL_NUMBER;
			}
	}
}

void dx_gst_name_by_words(struct dx_job *job)
{
	name_lacking(job);
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		const int k = dx_table_col(t, GC_DESCRIPTION);
		struct wording cols[DX_TABLE_COLS_MAX] = {0};
		size_t rows;
		int names;

		if (k < 0)
			continue;
		rows = see(job, t, false, cols);
		names = worded_column(t, cols, rows);
		if (t->roles >> GC_HSN & 1)
			forget_coded_amounts(job, t, cols, rows);
		if (names >= 0 && cols[k].filled > 0 && !has_names(job, t, (size_t)k, &cols[k], rows))
			exchange(job, t, (size_t)k, cols[k].written == 0, (size_t)names);
		return; /* the other tables go on with the same columns */
	}
}
