/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines in sections, each with a sub total in the columns of the lines: a hotel's folio, a bill by departments. What
 * follows such a sum is a line where it has all that a line has, and the sum of all sections where a row of totals has
 * as many figures. "Total Parts" may be such a sum too: counted lines with a price and a quantity below it tell,
 * and below one amount alone lines with a code and their taxes.
 */
#include <string.h>

#include "dx/extract/lex.h"
#include "dx/extract/rowread.h"
#include "items.h"
#include "table/table.h"

#define NAME_MAX_WORDS 4 /* of a sum: "Spare parts total" */
#define SUMS_MIN       2 /* of one whose name ends with "total" */
#define FIGURES_MIN    3 /* of a sub total in the columns of the lines; that of a foot is one amount */

static size_t figures(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	size_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		n += t->cols[i].class == DX_COL_NUMBER && dx_rowread_has_number(job, t, cells, t->cols[i].role);
	return n;
}

/* A name, a code where the table has codes, and a figure wherever PREVIOUS, the sub total, has one. */
static bool is_line(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
		    const struct dx_row *previous)
{
	if (!dx_rowread_has_text(t, cells, GC_DESCRIPTION) ||
	    (t->roles >> GC_HSN & 1 && !dx_rowread_has_number(job, t, cells, GC_HSN)))
		return false;
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].class == DX_COL_NUMBER &&
		    dx_rowread_has_number(job, t, previous->cells, t->cols[i].role) &&
		    !dx_rowread_has_number(job, t, cells, t->cols[i].role))
			return false;
	return true;
}

/* Has T columns that a line writes in and a sum does not, and CELLS nothing in any of them? */
static bool lacks_all(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {GC_HSN, GC_UNIT_PRICE, GC_TAX_RATE, GC_CGST_RATE, GC_IGST_RATE};
	bool some = false;

	for (size_t i = 0; i < DX_LEN(roles); i++) {
		if (dx_rowread_has_number(job, t, cells, roles[i]))
			return false;
		some |= t->roles >> roles[i] & 1;
	}
	return some && !dx_gst_has_serial(job, t, cells);
}

int dx_gst_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int word = dx_rowread_word(job, t, cells);
	int k = dx_table_col(t, GC_DESCRIPTION);
	const struct dx_cell *c = k >= 0 ? &cells[k] : NULL;
	struct dx_cell last = c && c->n ? (struct dx_cell){c->words + c->n - 1, 1} : (struct dx_cell){0};
	size_t n, len;
	struct dx_tok *toks;

	if (word >= 0 || !c || c->n < 2 || c->n > NAME_MAX_WORDS || figures(job, t, cells) < SUMS_MIN ||
	    !lacks_all(job, t, cells))
		return word;
	toks = dx_lex_tokens_of(job->tpl->row_words, job->arena, dx_str(last.words[0].word->text), &n);
	return dx_lex_match(job->tpl->row_words, toks, n, 0, &len) == GW_TOTAL ? GW_SECTION : word;
}

/* Below a sum of one amount, which may be that of all lines, only what nothing of a foot looks like is a line: a price
 * and how many, or a name beside a code of goods and its taxes. */
static bool is_priced(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	bool priced = dx_rowread_has_number(job, t, cells, GC_QUANTITY) &&
		      dx_rowread_has_number(job, t, cells, GC_UNIT_PRICE);
	bool coded = dx_rowread_has_number(job, t, cells, GC_HSN) &&
		     (dx_rowread_has_number(job, t, cells, GC_CGST) || dx_rowread_has_number(job, t, cells, GC_IGST));

	return (priced || coded) && figures(job, t, cells) >= FIGURES_MIN;
}

/* Is CELLS, below the total PREVIOUS, a line of the next section: counted, priced, and with all the figures of a total
 * that is more than one of the foot's amounts? */
static bool starts_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			   const struct dx_row *previous)
{
	return figures(job, t, previous->cells) >= FIGURES_MIN && dx_gst_has_serial(job, t, cells) &&
	       dx_rowread_has_number(job, t, cells, GC_QUANTITY) &&
	       dx_rowread_has_number(job, t, cells, GC_UNIT_PRICE) && is_line(job, t, cells, previous);
}

/* "Total, Dining Room", "Total of labour": says the sum in CELLS what it is of? */
static bool says_of_what(const struct dx_table *t, const struct dx_cell *cells)
{
	static const char *const links[] = {"of", "for", "-"};

	for (size_t i = 0; i < t->n_cols; i++) {
		const struct dx_cell *c = &cells[i];
		const char *first = c->n ? c->words[0].word->text : NULL;

		if (first)
			return strpbrk(first, ",:") ||
			       (c->n > 1 && dx_str_is_one_of(dx_str(c->words[1].word->text), links, DX_LEN(links)));
	}
	return false;
}

/* Below "Total, Dining Room   1,611.76", which is one amount, a line with its code and taxes begins the next section,
 * and a total with more figures is that of all. */
static enum dx_row_class after_total(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
				     const struct dx_row *previous)
{
	const bool single = figures(job, t, previous->cells) == 1 && says_of_what(t, previous->cells);

	if (starts_section(job, t, cells, previous) ||
	    (single && is_priced(job, t, cells) && is_line(job, t, cells, previous)))
		return DX_ROW_BEGIN;
	return single && dx_rowread_word(job, t, cells) == GW_TOTAL && figures(job, t, cells) >= FIGURES_MIN
		       ? DX_ROW_SPECIAL
		       : DX_ROW_OUT;
}

enum dx_row_class dx_gst_after_section(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
				       const struct dx_row *previous)
{
	int word = dx_gst_row_word(job, t, previous->cells);

	if (dx_gst_is_items(t) && word == GW_TOTAL)
		return after_total(job, t, cells, previous);
	if (!dx_gst_is_items(t) || word != GW_SECTION)
		return DX_ROW_OUT;
	if (figures(job, t, previous->cells) < FIGURES_MIN)
		return is_priced(job, t, cells) && is_line(job, t, cells, previous) ? DX_ROW_BEGIN : DX_ROW_OUT;
	if (dx_rowread_word(job, t, cells) == GW_TOTAL && figures(job, t, cells) >= FIGURES_MIN)
		return DX_ROW_SPECIAL;
	return is_line(job, t, cells, previous) ? DX_ROW_BEGIN : DX_ROW_OUT;
}

/* ---- sums that the arithmetic tells ---- */

/* What the lines above a sum have and it lacks, at least; one is enough below several lines. */
#define LACKS_MIN 2
/* Amounts of a sum of all lines; a foot's may stand under a column too. */
#define OF_ALL_MIN 2

static bool is_money(int role)
{
	return role == GC_TAXABLE || role == GC_AMOUNT || role == GC_TOTAL;
}

/* The first of the lines right above row I that have the columns of its table, unbroken by a sum. */
static size_t lines_above(const struct dx_job *job, size_t i)
{
	const struct dx_tables *t = &job->tables;
	size_t from = i;

	while (from > 0 && t->rows[from - 1].class == DX_ROW_BEGIN &&
	       dx_table_same_roles(&t->v[t->rows[from - 1].table], &t->v[t->rows[i].table]))
		from--;
	return from;
}

/* Is the figure in column K of row I what those of the lines from FROM on come to? */
static bool is_column_sum(struct dx_job *job, size_t from, size_t i, size_t k)
{
	const struct dx_row *rows = job->tables.rows;
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec v;

	for (size_t at = from; at < i; at++) {
		if (!dx_gst_charge_in(job, &rows[at].cells[k], &v))
			return false;
		sum = dx_dec_add(sum, v);
	}
	return dx_gst_figure_in(job, &rows[i].cells[k], &v) && dx_dec_cmp(sum, v) == 0;
}

/* Has ROW what lines have: K is a role, or GC_SERIAL for a count wherever it stands? */
static bool has_part(struct dx_job *job, const struct dx_row *row, int k)
{
	const struct dx_table *t = &job->tables.v[row->table];

	return k == GC_SERIAL ? dx_gst_has_serial(job, t, row->cells) : dx_rowread_has_number(job, t, row->cells, k);
}

/* How much of what all lines FROM..TO (exclusive) have row I lacks: a count, a code, a price, how many. */
static size_t lacks(struct dx_job *job, size_t from, size_t to, size_t i)
{
	static const int parts[] = {GC_SERIAL, GC_HSN, GC_UNIT_PRICE, GC_QUANTITY};
	const struct dx_row *rows = job->tables.rows;
	size_t n = 0;

	for (size_t k = 0; k < DX_LEN(parts); k++) {
		bool all = !has_part(job, &rows[i], parts[k]);

		for (size_t at = from; at < to && all; at++)
			all = has_part(job, &rows[at], parts[k]);
		n += all;
	}
	return n;
}

/* "4 lots", "Orders 4", "4 site(s)": has ROW among its words how many LINES there are above it? */
static bool counts(struct dx_job *job, const struct dx_row *row, size_t lines)
{
	const struct dx_table *t = &job->tables.v[row->table];
	bool said = false;
	bool named = false;

	for (size_t k = 0; k < t->n_cols; k++)
		for (size_t w = 0; t->cols[k].class == DX_COL_TEXT && w < row->cells[k].n; w++) {
			const char *text = row->cells[k].words[w].word->text;
			uint64_t n;

			said |= dx_str_u64(dx_str(text), &n) && n == lines;
			named |= dx_gst_has_letter(text);
		}
	return said && named;
}

/* "Hire Amount   11,250.00", "Parts (A)", "4 lots": is every figure of row I what the lines above it come to, whatever
 * it is called, and are they more than it is? Of a scan, in which one of them may be misread, all but one are enough
 * where two are amounts. How many of them are amounts; 0: it is no sum. */
static size_t sums_in(struct dx_job *job, size_t i)
{
	const struct dx_row *row = &job->tables.rows[i];
	const struct dx_table *t = &job->tables.v[row->table];
	size_t from = lines_above(job, i);
	const bool named = dx_gst_row_word(job, t, row->cells) >= 0;
	const bool counted = counts(job, row, i - from);
	const bool scanned = job->pages[t->page].source == DX_SOURCE_OCR;
	bool worded = false;
	size_t money = 0;
	size_t others = 0;

	if (!dx_gst_is_items(t) || from == i || dx_rowread_has_number(job, t, row->cells, GC_HSN) ||
	    ((t->roles >> GC_QUANTITY & 1) && dx_rowread_has_number(job, t, row->cells, GC_UNIT_PRICE)) ||
	    dx_gst_has_serial(job, t, row->cells))
		return 0;
	for (size_t k = 0; k < t->n_cols; k++) {
		if (t->cols[k].class != DX_COL_NUMBER || row->cells[k].n == 0)
			continue;
		if (!dx_has_digit(dx_cell_text(job->arena, &row->cells[k]))) {
			worded = true;
			continue;
		}
		if (!is_column_sum(job, from, i, k)) {
			others++;
			continue;
		}
		/* "4 trips   82.72   39,886.15": so many lines, what they hold and what they come to */
		money += is_money(t->cols[k].role) || (counted && t->cols[k].role == GC_QUANTITY);
	}
	if (others > (scanned && money >= OF_ALL_MIN))
		return 0;
	if (worded && !named && money < OF_ALL_MIN) /* words across the columns, and one amount: of the foot */
		return 0;
	return counted || lacks(job, from, i, i) >= (i - from > 1 || named ? 1 : LACKS_MIN) ? money : 0;
}

static bool is_sum(struct dx_job *job, size_t i)
{
	return sums_in(job, i) > 0;
}

/* Of items: what is the sum in row I called? -1: it is none. */
static int sum_of(struct dx_job *job, size_t i)
{
	const struct dx_row *row = &job->tables.rows[i];
	const struct dx_table *t = &job->tables.v[row->table];

	return row->class == DX_ROW_SPECIAL && dx_gst_is_items(t) ? dx_gst_row_word(job, t, row->cells) : -1;
}

/* What stands in the table below the sum in row I, and lacks what lines have, is the foot's. */
static void end_below(struct dx_job *job, size_t i)
{
	struct dx_row *rows = job->tables.rows;
	size_t from = lines_above(job, i);

	for (size_t k = i + 1; k < job->tables.n_rows && rows[k].table == rows[i].table &&
			       rows[k].class == DX_ROW_BEGIN && lacks(job, from, i, k) >= LACKS_MIN;
	     k++)
		rows[k].class = DX_ROW_SPECIAL;
}

/* "Container total   19,883.00" over "Grand total   16,850.00   3,033.00   19,883.00": says the row of totals right
 * below row I of the same columns what I does? Then I is the sum of the only section. */
static bool is_said_again(struct dx_job *job, size_t i)
{
	const struct dx_row *row = &job->tables.rows[i];
	const struct dx_row *below = row + 1;
	const struct dx_table *t = &job->tables.v[row->table];

	if (i + 1 == job->tables.n_rows || below->table != row->table || sum_of(job, i + 1) != GW_TOTAL)
		return false;
	for (size_t k = 0; k < t->n_cols; k++) {
		struct dx_dec v, again;

		if (t->cols[k].class == DX_COL_NUMBER && row->cells[k].n > 0 &&
		    (!dx_gst_figure_in(job, &row->cells[k], &v) || !dx_gst_figure_in(job, &below->cells[k], &again) ||
		     dx_dec_cmp(v, again) != 0))
			return false;
	}
	return true;
}

void dx_gst_find_section_sums(struct dx_job *job)
{
	const struct dx_tables *t = &job->tables;
	bool found = false;

	for (size_t i = 0; i < t->n_rows; i++) {
		bool last = i + 1 == t->n_rows;

		for (size_t k = i + 1; k < t->n_rows && !last; k++) { /* else that of all lines */
			last = !dx_gst_is_items(&t->v[t->rows[k].table]);
			if (t->rows[k].class == DX_ROW_BEGIN)
				break;
			last |= k + 1 == t->n_rows;
		}
		last = last && !is_said_again(job, i);
		found |= sum_of(job, i) == GW_SECTION;
		if (t->rows[i].class != DX_ROW_BEGIN || sums_in(job, i) < (last && !found ? OF_ALL_MIN : 1))
			continue;
		t->rows[i].class = DX_ROW_SPECIAL;
		found = true;
		end_below(job, i);
	}
}

/* Does a line follow behind a sum that is called WORD? */
static bool goes_on(struct dx_job *job, int word)
{
	const struct dx_tables *t = &job->tables;

	for (size_t i = 0; i + 1 < t->n_rows; i++)
		if (sum_of(job, i) == word && t->rows[i + 1].class == DX_ROW_BEGIN &&
		    dx_gst_is_items(&t->v[t->rows[i + 1].table]) &&
		    (word != GW_TOTAL || t->rows[i].table == t->rows[i + 1].table)) /* else that of a page */
			return true;
	return false;
}

/* Does another table of items, of other columns or on the same page, begin behind row I? */
static bool ends_table(const struct dx_tables *t, size_t i)
{
	const struct dx_table *own = &t->v[t->rows[i].table];
	const struct dx_table *next = i + 1 < t->n_rows ? &t->v[t->rows[i + 1].table] : own;

	return next != own && dx_gst_is_items(next) && t->rows[i + 1].class == DX_ROW_BEGIN &&
	       (next->page == own->page || !dx_table_same_roles(own, next));
}

/* "Total Parts" under one table, "Total Labour" under the next one: each is the sum of its own lines. */
static bool are_of_tables(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n_rows; i++)
		if (sum_of(job, i) == GW_TOTAL && ends_table(&job->tables, i) && is_sum(job, i))
			return true;
	return false;
}

/* Does a line follow behind row I? */
static bool has_line_below(const struct dx_job *job, size_t i)
{
	for (size_t k = i + 1; k < job->tables.n_rows; k++)
		if (job->tables.rows[k].class == DX_ROW_BEGIN &&
		    dx_gst_is_items(&job->tables.v[job->tables.rows[k].table]))
			return true;
	return false;
}

bool *dx_gst_sections(struct dx_job *job)
{
	bool *are = dx_alloc_array(job->arena, job->tables.n_rows + 1, sizeof(*are));
	bool named = goes_on(job, GW_SECTION);
	bool totals = goes_on(job, GW_TOTAL);
	bool apart = !totals && are_of_tables(job);

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		int word = sum_of(job, i);
		bool below = i > 0 && job->tables.rows[i - 1].class == DX_ROW_BEGIN; /* else that of all sections */

		are[i] = (named && word == GW_SECTION) ||
			 (totals && word == GW_TOTAL && below && (has_line_below(job, i) || is_sum(job, i))) ||
			 (below && job->tables.rows[i].class == DX_ROW_SPECIAL &&
			  (word < 0 || (apart && word == GW_TOTAL)) && is_sum(job, i));
	}
	return are;
}

bool dx_gst_is_titled(const struct dx_job *job, const struct dx_tables *t, size_t i)
{
	const size_t line = t->rows[i].line;

	for (size_t k = line; k-- > t->v[t->rows[i].table].first;) {
		const struct dx_line *above = &job->lines.v[k];
		bool words = !above->used;

		if (i > 0 && k <= t->rows[i - 1].line)
			return false;
		for (size_t w = 0; w < above->n && words; w++)
			words = !dx_has_digit(above->words[w]->text);
		if (words)
			return true;
	}
	return false;
}
