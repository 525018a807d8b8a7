/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which lines of a table begin an item, go on with it, or end them all. */
#include <string.h>

#include "dx/extract/lex.h"
#include "dx/extract/rowread.h"
#include "items.h"
#include "table/table.h"

#define RULER_MIN     3  /* dashes */
#define PAGE_DIGITS   3  /* of a page's number */
#define UNIT_MAX      10 /* bytes of a unit's name */
#define TELEPHONE_MIN 10 /* digits */
#define COUNTED_MIN   4  /* columns that are counted */
#define CODE_MIN      4  /* digits of a code of goods that is no mere chapter */
#define NAME_MIN      8  /* letters of a sum's name; "Free", "Nil" and "Exempt" have fewer */

/* "Mob. 9589432192" in the head of a page that the table goes on over: no amount has so many digits in one. */
static bool has_telephone(const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; t->cols[i].role >= 0 && t->cols[i].class == DX_COL_NUMBER && k < cells[i].n; k++)
			if (strspn(cells[i].words[k].word->text, "0123456789") >= TELEPHONE_MIN)
				return true;
	return false;
}

static bool has_money(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	return !has_telephone(t, cells) && dx_gst_has_money(job, t, cells);
}

/* A number, perhaps with its unit: "16.00 Units", "57BAG". */
static bool has_quantity(const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_QUANTITY);

	return k >= 0 && cells[k].n > 0 && cells[k].words[0].word->text[0] >= '0' &&
	       cells[k].words[0].word->text[0] <= '9';
}

static bool has_digit(const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; k < cells[i].n; k++)
			if (strpbrk(cells[i].words[k].word->text, "0123456789"))
				return true;
	return false;
}

static bool names_tax(const char *text)
{
	static const char *const names[] = {"cgst", "sgst", "utgst", "igst", "cess"};

	for (size_t i = 0; i < DX_LEN(names); i++)
		if (dx_str_ieq_c(dx_str(text), names[i]))
			return true;
	return false;
}

#define BIT(role) (UINT32_C(1) << (role))

/* "Amt/CGST%": a rate without a sign under the amount of its tax. */
static bool is_rate_below(const struct dx_cell *above, const struct dx_cell *c, const char *text)
{
	return c->n == 1 && above->n == 1 && dx_columns_amount_like(above->words[0].word) && dx_gst_is_lawful(text);
}

/* "Rs.88.71" below "IGST @12.0%" or "12%": what comes to a rate that ABOVE ends with, behind the name of its tax. */
static bool is_tax_below(const struct dx_cell *above, const struct dx_cell *c)
{
	const char *last = above->n > 0 ? above->words[above->n - 1].word->text : "";
	struct dx_word amount;

	if (c->n != 1 || !dx_str_ends(dx_str(last), "%"))
		return false;
	amount = *c->words[0].word;
	amount.text += amount.text[0] == ':';
	return dx_columns_amount_like(&amount) && (above->n == 1 || dx_gst_tax_kind(above->words[0].word->text) >= 0);
}

/* "4.00" over "nos": column I is that of the quantities, and has a word without a figure below one with. */
static bool is_unit_below(const struct dx_table *t, size_t i, const struct dx_cell *cells,
			  const struct dx_row *previous)
{
	const char *text = cells[i].n ? cells[i].words[0].word->text : "";

	return t->cols[i].role == GC_QUANTITY && cells[i].n == 1 && previous && previous->class == DX_ROW_BEGIN &&
	       has_quantity(t, previous->cells) && previous->cells[i].n == 1 && strlen(text) <= UNIT_MAX &&
	       !strpbrk(text, "0123456789:");
}

/* "32 Coil" over "(2880 Mtr)": the quantity once more, in another unit. */
static bool is_other_count_below(struct dx_job *job, const struct dx_table *t, size_t i, const struct dx_cell *cells,
				 const struct dx_row *previous)
{
	const char *text = cells[i].n ? dx_cell_text(job->arena, &cells[i]) : "";

	return t->cols[i].role == GC_QUANTITY && previous && previous->class == DX_ROW_BEGIN &&
	       has_quantity(t, previous->cells) && text[0] == '(' && dx_str_ends(dx_str(text), ")") &&
	       dx_has_digit(text) && dx_gst_has_letter(text);
}

/* "₹ 20.88" over "(2%)": column I is that of discounts, whose rate stands below the amount. */
static bool is_percent_below(const struct dx_table *t, size_t i, const struct dx_cell *cells,
			     const struct dx_row *previous)
{
	return t->cols[i].role == GC_DISCOUNT && cells[i].n == 1 && previous && previous->class == DX_ROW_BEGIN &&
	       previous->cells[i].n > 0 && previous->cells[i].words[0].line == previous->line &&
	       strchr(cells[i].words[0].word->text, '%');
}

/*
 * The second line of taxes in one cell: figures in columns of taxes alone, of which one is a percentage, or the name
 * of a tax beside them; or the very amount of the line above, in the column of all taxes.
 */
static bool is_taxes_below(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			   const struct dx_row *previous)
{
	const uint32_t taxes = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) | BIT(GC_SGST) |
			       BIT(GC_IGST_RATE) | BIT(GC_IGST) | BIT(GC_CESS_RATE) | BIT(GC_CESS) | BIT(GC_TAX);
	const uint32_t halves = BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE);
	const uint32_t rates = halves | BIT(GC_TAX_RATE);
	bool foot = dx_rowread_word(job, t, cells) >= 0; /* "Taxable Value   8,440.00" */
	bool named = false;
	bool found = false;

	if (!previous || previous->class != DX_ROW_BEGIN)
		return false;
	for (size_t i = 0; i < t->n_cols; i++) {
		const struct dx_col *col = &t->cols[i];
		bool tax = col->role >= 0 && (taxes >> col->role & 1);
		const char *text = dx_cell_text(job->arena, &cells[i]);

		if (cells[i].n == 0)
			continue;
		if (col->role == GC_DISCOUNT && strchr(text, '%')) /* "(5%)" below what is taken off */
			continue;
		if (is_unit_below(t, i, cells, previous))
			continue;
		if (names_tax(text) && names_tax(dx_cell_text(job->arena, &previous->cells[i])))
			named = true;
		else if (names_tax(text) || (col->class == DX_COL_NUMBER && !tax && col->role != GC_OTHER))
			return false;
		named |= tax && (strchr(text, '%') || (!foot && is_tax_below(&previous->cells[i], &cells[i])));
		named |= tax && (rates >> col->role & 1) && is_rate_below(&previous->cells[i], &cells[i], text);
		named |= tax && (halves >> col->role & 1) && dx_gst_is_tax_under_rate(&previous->cells[i], &cells[i]);
		named |= tax && dx_gst_joint_goes_on(&previous->cells[i], &cells[i]);
		named |= col->role == GC_TAX && strcmp(text, dx_cell_text(job->arena, &previous->cells[i])) == 0;
		found |= tax;
	}
	return named && found;
}

/* Words where the figures of a line stand, right of its description: what a sum of the foot is called. */
static bool has_name_of_sum(const struct dx_table *t, const struct dx_cell *cells)
{
	int names = dx_table_col(t, GC_DESCRIPTION);
	size_t letters = 0;

	for (size_t i = (size_t)names + 1; i < t->n_cols; i++) {
		int role = t->cols[i].role;
		bool figures = role < 0 || role == GC_QUANTITY || role == GC_UNIT_PRICE;

		for (size_t k = 0; figures && k < cells[i].n; k++) {
			const char *text = cells[i].words[k].word->text;

			if (strpbrk(text, "0123456789"))
				return false;
			letters += strlen(text);
		}
	}
	return letters >= NAME_MIN;
}

/* "Freight charges" with a value, its tax and their sum: a line, where a charge of the foot has one amount. */
static bool is_taxed_charge(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_DESCRIPTION);
	bool taxed = dx_rowread_has_number(job, t, cells, GC_IGST) || dx_rowread_has_number(job, t, cells, GC_CGST) ||
		     dx_rowread_has_number(job, t, cells, GC_TAX);
	struct dx_tok *toks;
	size_t n;
	size_t len;

	if (!taxed ||
	    (!dx_rowread_has_number(job, t, cells, GC_TAXABLE) && !dx_rowread_has_number(job, t, cells, GC_AMOUNT)) ||
	    !dx_rowread_has_number(job, t, cells, GC_TOTAL) || k < 0 || cells[k].n == 0)
		return false;
	toks = dx_lex_tokens_of(job->tpl->labels, job->arena, dx_str(dx_cell_text(job->arena, &cells[k])), &n);
	return dx_lex_match(job->tpl->labels, toks, n, 0, &len) == GL_CHARGES;
}

/* "(-5%)" below a price: what is taken off, and perhaps the rest of the name beside it. */
static bool is_discount_below(const struct dx_table *t, const struct dx_cell *cells, const struct dx_row *previous)
{
	int price = dx_table_col(t, GC_UNIT_PRICE);
	int names = dx_table_col(t, GC_DESCRIPTION);

	if (!previous || previous->class != DX_ROW_BEGIN || price < 0 || cells[price].n != 1 ||
	    previous->cells[price].n == 0)
		return false;
	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n && i != (size_t)price && i != (size_t)names)
			return false;
	return dx_gst_is_taken_off(cells[price].words[0].word->text);
}

/* The line of CELLS; 0: they are empty. */
static size_t line_of(const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n)
			return cells[i].words[0].line;
	return 0;
}

static bool is_condition(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			 const struct dx_row *previous)
{
	return previous && previous->class == DX_ROW_BEGIN &&
	       dx_gst_is_condition(job, t, line_of(t, cells), previous->line);
}

/* "Packing: 25 Kg Bag" below an item: what a charge is called, and nothing charged beside it. */
static bool is_detail(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
		      const struct dx_row *previous)
{
	int names = dx_table_col(t, GC_DESCRIPTION);
	struct dx_tok *toks;
	size_t n;
	size_t len;

	if (!previous || previous->class != DX_ROW_BEGIN || names < 0 || cells[names].n == 0)
		return false;
	for (size_t i = 0; i < t->n_cols; i++)
		if (i != (size_t)names && cells[i].n)
			return false;
	toks = dx_lex_tokens_of(job->tpl->labels, job->arena, dx_str(dx_cell_text(job->arena, &cells[names])), &n);
	return dx_lex_match(job->tpl->labels, toks, n, 0, &len) == GL_CHARGES;
}

static bool is_stroke(const char *text)
{
	return strchr("iIl|", *text) && *text && (text[1] == '\0' || strcmp(text + 1, ")") == 0);
}

/* "+----+----------+" of a line printer, of which its bars were taken out: nil values are no longer than a dash or two.
 */
static bool is_ruler(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = &job->lines.v[line_of(t, cells)];

	if (!dx_lines_is_drawn(line))
		return false;
	for (size_t i = 0; i < line->n; i++)
		if (strspn(line->words[i]->text, "-=_*~") >= RULER_MIN)
			return true;
	return false;
}

/* "1 │ 2 │ 3 │ 4" or "(1) │ (2) │ (3)" between the headings and the lines: the columns are counted. */
static bool counts_columns(const struct dx_table *t, const struct dx_cell *cells)
{
	uint64_t n = 0;

	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; k < cells[i].n; k++) {
			const char *text = cells[i].words[k].word->text;
			uint64_t v;

			text += *text == '(';
			if (n == 0 && cells[i].words[k].word->conf < 100 && is_stroke(text)) {
				n = 1; /* the first of a scan is a stroke */
				continue;
			}
			if (!dx_str_u64(dx_strn(text, strcspn(text, ")")), &v) || v != ++n)
				return false;
		}
	return n >= COUNTED_MIN;
}

/* A row of a summary that begins with the name of a tax: its value and its tax stand beside it. */
static bool is_kind_of_tax(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	size_t first = 0;

	while (first < t->n_cols && cells[first].n == 0)
		first++;
	return first < t->n_cols && dx_gst_tax_kind(cells[first].words[0].word->text) >= 0 &&
	       dx_rowread_has_number(job, t, cells, GC_TAXABLE) && dx_rowread_has_number(job, t, cells, GC_TAX);
}

/* "Regd. Office: …  Tel +91 124 4641041      Page 1 of 2" */
static bool counts_pages(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	size_t last = t->n_cols;
	const char *text;

	while (last > 0 && cells[last - 1].n == 0)
		last--;
	text = last ? dx_cell_text(job->arena, &cells[last - 1]) : "";
	return dx_str_ieq_c(dx_strn(text, strcspn(text, " ")), "page") && dx_has_digit(text);
}

/* "Powered by …        1": words and a page's number, where lines have a quantity, a price or a code. */
static bool is_page_foot(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	static const int roles[] = {GC_QUANTITY, GC_UNIT_PRICE, GC_HSN, GC_TAX_RATE, GC_CGST, GC_IGST, GC_TAX};
	const uint32_t goods = BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE) | BIT(GC_HSN);
	size_t figures = 0;

	for (size_t i = 0; i < DX_LEN(roles); i++)
		if (dx_rowread_has_number(job, t, cells, roles[i]))
			return false;
	for (size_t i = 0; i < t->n_cols; i++) {
		const char *text = dx_cell_text(job->arena, &cells[i]);

		if (t->cols[i].class != DX_COL_NUMBER || cells[i].n == 0)
			continue;
		if (strlen(text) > PAGE_DIGITS || strspn(text, "0123456789") != strlen(text))
			return false;
		figures++;
	}
	return (t->roles & goods) && figures == 1;
}

/* Are LINE and NEXT, of the page behind it, the same at the same height, but for the number of the page that ends both?
 */
static bool is_same_foot(const struct dx_line *line, const struct dx_line *next)
{
	uint64_t page;
	uint64_t behind;

	if (next->n != line->n || line->n < 2 || next->y0 - line->y0 > line->height / 2 ||
	    line->y0 - next->y0 > line->height / 2)
		return false;
	for (size_t i = 0; i + 1 < line->n; i++)
		if (strcmp(line->words[i]->text, next->words[i]->text) != 0)
			return false;
	return dx_str_u64(dx_str(line->words[line->n - 1]->text), &page) &&
	       dx_str_u64(dx_str(next->words[line->n - 1]->text), &behind) && behind == page + 1;
}

/* "Sura and Sons | Ring Road, Nagpur | GSTIN 27…      1", and "…      2" in the same place of the next page. */
static bool runs_on_pages(const struct dx_lines *lines, size_t at)
{
	const size_t page = lines->v[at].page;
	const size_t from = page > 0 ? lines->page_first[page - 1] : 0;
	const size_t to = lines->page_first[page + 1 < lines->n_pages ? page + 2 : page + 1];

	for (size_t i = from; i < to; i++)
		if ((lines->v[i].page + 1 == page && is_same_foot(&lines->v[i], &lines->v[at])) ||
		    (lines->v[i].page == page + 1 && is_same_foot(&lines->v[at], &lines->v[i])))
			return true;
	return false;
}

/* "27/01/2026" below the number of some paper: no figure of a line. */
static bool is_date(const struct dx_cell *c)
{
	struct dx_dates_raw date;

	return c->n == 1 && dx_dates_whole(dx_str(c->words[0].word->text), &date);
}

/* A row of a summary says which goods, or rate, it is of; an address that stands there is none. */
static bool is_of_goods(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_HSN);

	return k < 0 || cells[k].n == 0 || cells[k].n == 1 || strchr(dx_cell_text(job->arena, &cells[k]), '%') ||
	       dx_rowread_has_number(job, t, cells, GC_HSN);
}

/* "1. Tax audit under section 44AB" over "of the Act        1,11,900.00": a line that was counted, and lacks its
 * amount. */
static bool lacks_money(struct dx_job *job, const struct dx_row *row, const struct dx_table *t)
{
	return row && row->class == DX_ROW_BEGIN && dx_gst_has_serial(job, t, row->cells) &&
	       !has_money(job, t, row->cells);
}

/* Nothing but what stands below a last heading that says nothing of a summary: the invoice's foot; see beside.c. */
static bool is_beside(const struct dx_table *t, const struct dx_cell *cells)
{
	size_t last = t->n_cols - 1;

	for (size_t i = 0; i < last; i++)
		if (cells[i].n)
			return false;
	return t->cols[last].role < 0;
}

/* "PARTS / LUBRICANTS" over the first of several lines: words that begin where lines are counted and run on into the
 * next column are what a section is called. */
static bool is_title(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_SERIAL);
	const struct dx_line *line = &job->lines.v[line_of(t, cells)];
	size_t n;
	const struct dx_seg *segs;

	if (k != 0 || cells[0].n == 0 || t->n_cols < 2 || cells[1].n == 0)
		return false;
	for (size_t i = 0; i < cells[0].n; i++)
		if (!dx_gst_has_letter(cells[0].words[i].word->text) || dx_has_digit(cells[0].words[i].word->text))
			return false;
	segs = dx_lines_segments(job->arena, line, &n);
	return n == 1 && segs[0].n > cells[0].n;
}

/* A code of goods, and not the end of "OUTPUT IGST @ 18%", nor the count that shares its line with a sum of the foot:
 * "Total Slabs   89   Total Amount before Tax". */
static bool has_code(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const char *code = dx_rowread_has_number(job, t, cells, GC_HSN)
				   ? dx_cell_text(job->arena, &cells[dx_table_col(t, GC_HSN)])
				   : NULL;

	return code && !strchr(code, '%') &&
	       (strlen(code) >= CODE_MIN || !dx_rowread_foot_beside(job, t, cells, GC_DESCRIPTION));
}

/* "Total" and nothing more, in front of the figures: nothing that is sold is called so, whatever stands in the columns.
 */
static bool is_called_total(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int k = dx_table_col(t, GC_DESCRIPTION);

	return dx_gst_is_items(t) && k >= 0 && cells[k].n == 1 && !has_code(job, t, cells) &&
	       cells[k].words[0].word == job->lines.v[line_of(t, cells)].words[0] &&
	       dx_rowread_word(job, t, cells) == GW_TOTAL;
}

enum dx_row_class dx_gst_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				  const struct dx_row *previous)
{
	struct dx_job *job = arg;
	bool money = has_money(job, t, cells);
	bool serial = dx_gst_has_serial(job, t, cells);
	bool stray = false;
	bool unit = false;
	bool priced;
	int title;

	if (!dx_gst_is_items(t) && is_beside(t, cells))
		return DX_ROW_OUT;
	if (is_ruler(job, t, cells))
		return DX_ROW_OUT;
	/* Below the totals nothing is an item; below a sum brought forward, or one of a section, they go on. */
	if (previous && previous->class == DX_ROW_SPECIAL && dx_rowread_word(job, t, previous->cells) != GW_CARRIED)
		return dx_gst_after_section(job, t, cells, previous);
	/* "Freight charges" with a quantity and a price is an item, whatever it is called. */
	priced = money && has_quantity(t, cells) && dx_rowread_has_number(job, t, cells, GC_UNIT_PRICE);
	/* … and with a code */
	priced |= money && dx_gst_is_items(t) && has_code(job, t, cells);
	priced |= dx_gst_is_items(t) && is_taxed_charge(job, t, cells);
	/* … and with its number, where a scan lost the quantity: "IGST" beside its amount is a column of the line */
	priced |= money && serial && dx_rowread_has_number(job, t, cells, GC_UNIT_PRICE);
	priced &= serial || !is_called_total(job, t, cells);
	/* "IGST 18%" with its value and its tax is a row of a summary by kinds of tax */
	priced |= !dx_gst_is_items(t) && is_kind_of_tax(job, t, cells);
	/* … and all lines of a table that was cut at their sum */
	priced |= money && t->rows_only;
	if (!previous && counts_columns(t, cells))
		return DX_ROW_OUT;
	if (dx_gst_is_items(t) && dx_gst_is_rate_title(job, t, line_of(t, cells)))
		return DX_ROW_OUT;
	if (dx_gst_is_items(t) && is_taxes_below(job, t, cells, previous))
		return DX_ROW_JOIN;
	if (dx_gst_is_items(t) && dx_gst_is_tax_below(job, t, cells, line_of(t, cells), previous))
		return DX_ROW_MORE;
	if (dx_gst_is_items(t) && (is_condition(job, t, cells, previous) || is_discount_below(t, cells, previous)))
		return DX_ROW_JOIN;
	if (dx_gst_is_items(t) &&
	    (is_detail(job, t, cells, previous) || (!previous && dx_gst_is_cut_condition(job, t, line_of(t, cells)))))
		return DX_ROW_MORE;
	/* "Continued on next page" parts no row */
	if (dx_rowread_word(job, t, cells) == GW_CARRIED && !has_digit(t, cells))
		return DX_ROW_OUT;
	if (dx_gst_row_word(job, t, cells) >= 0 && !(serial && money) &&
	    !priced) /* "(CGST/SGST/IGST)" is the header's */
		return previous || has_digit(t, cells) ? DX_ROW_SPECIAL : DX_ROW_OUT;
	if (dx_gst_is_items(t) && money && !serial && !priced && !has_quantity(t, cells) && has_name_of_sum(t, cells))
		return DX_ROW_SPECIAL;
	if (dx_gst_is_items(t) && !priced && dx_rowread_foot_beside(job, t, cells, GC_DESCRIPTION))
		return DX_ROW_SPECIAL;
	if (!dx_gst_is_items(t))
		return money && is_of_goods(job, t, cells) ? DX_ROW_BEGIN : DX_ROW_OUT;
	if (!money && is_title(job, t, cells))
		return DX_ROW_OUT;
	if (money && !serial &&
	    (is_page_foot(job, t, cells) || counts_pages(job, t, cells) ||
	     runs_on_pages(&job->lines, line_of(t, cells))))
		return DX_ROW_OUT;
	if (money && !serial && lacks_money(job, previous, t) &&
	    (!priced || dx_gst_completes(job, t, line_of(t, cells), previous->line)))
		return DX_ROW_JOIN;
	if (money && (dx_rowread_has_text(t, cells, GC_DESCRIPTION) || serial || has_quantity(t, cells)))
		return DX_ROW_BEGIN;
	for (size_t i = 0; i < t->n_cols; i++)
		stray |= cells[i].n && t->cols[i].class == DX_COL_NUMBER && !is_unit_below(t, i, cells, previous) &&
			 !is_other_count_below(job, t, i, cells, previous) &&
			 !is_percent_below(t, i, cells, previous) && !is_date(&cells[i]) &&
			 !dx_cell_blank(dx_cell_text(job->arena, &cells[i]));
	if (serial && !stray && dx_rowread_has_text(t, cells, GC_DESCRIPTION))
		return DX_ROW_BEGIN; /* the amounts follow on a later line */
	/* A sum without a name under the amounts completes nothing. */
	if (stray)
		return money && previous && !has_money(job, t, previous->cells) ? DX_ROW_JOIN : DX_ROW_OUT;
	for (size_t i = 0; i < t->n_cols; i++)
		unit |= is_unit_below(t, i, cells, previous);
	title = dx_gst_title_col(job, t);
	return unit || (title >= 0 && cells[title].n) || dx_rowread_has_text(t, cells, GC_DESCRIPTION) ||
			       dx_rowread_has_text(t, cells, GC_HSN)
		       ? DX_ROW_MORE
		       : DX_ROW_OUT;
}
