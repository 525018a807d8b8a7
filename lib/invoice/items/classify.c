/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which lines of the table are items, texts of items, sums, or none of these. */
#include <stdlib.h>
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"

static bool has_stray(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
		      const struct dx_row *previous)
{
	int rate = dx_invoice_rate_below(job, t, cells, previous);

	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n && t->cols[i].class == DX_COL_NUMBER && (int)i != rate &&
		    !dx_cell_blank(dx_cell_text(job->arena, &cells[i])))
			return true;
	return false;
}

static bool has_amount(const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		for (size_t k = 0; k < cells[i].n; k++)
			if (dx_columns_amount_like(cells[i].words[k].word) &&
			    !strchr(cells[i].words[k].word->text, '%'))
				return true;
	return false;
}

static const struct dx_line *line_of(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n)
			return &job->lines.v[cells[i].words[0].line];
	return NULL;
}

/* "Report writing": a word for what is carried over, and more words behind it that name no page, is what was sold. */
static bool names_more(struct dx_job *job, const struct dx_line *line)
{
	static const char *const pages[] = {"seite", "page", "pagina", "página", "sida", "side", "pag", "pg"};
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);
	struct dx_str next;

	(void)dx_lex_match(job->tpl->row_words, toks, n, 0, &len);
	if (len != 1 || line->n < 2 || line->words[1]->x0 - line->words[0]->x1 > line->height)
		return false;
	next = dx_str(line->words[1]->text);
	return dx_has_letter(line->words[1]->text) && !dx_str_is_one_of(next, pages, DX_LEN(pages)) &&
	       !strpbrk(line->words[1]->text, "0123456789");
}

int dx_invoice_row_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, bool *section_r)
{
	int word = dx_rowread_word(job, t, cells);
	const struct dx_line *line = word >= 0 ? line_of(job, t, cells) : NULL;
	bool stacked = t->roles & UINT32_C(1) << IC_STACK;
	bool section = (word == IW_TOTAL || word == IW_END) &&
		       (dx_invoice_closes_section(job, t, cells, line) ||
			dx_invoice_worded_below(job, t, (size_t)(line - job->lines.v)));

	if (word >= 0 && line && ((word == IW_CARRIED && names_more(job, line)) || dx_invoice_is_compound(job, line)))
		word = -1;
	if (stacked && (line = line_of(job, t, cells)) != NULL)
		section = dx_invoice_classify_stacked(job, t, (size_t)(line - job->lines.v)) == DX_ROW_SPECIAL;

	if (section_r)
		*section_r = section;
	return section ? IW_CARRIED : word;
}

/*
 * "Net │ VAT % │ VAT │ Total": labels of sums side by side, whose figures stand below them. SOME of them may be
 * unknown, or headings of another table, where nothing is a figure.
 */
static bool is_bar(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, bool some)
{
	const struct dx_line *line = line_of(job, t, cells);
	struct dx_seg *segs;
	size_t known = 0;
	size_t n = 0;

	segs = line ? dx_lines_segments(job->arena, line, &n) : NULL;
	for (size_t i = 0; segs && i < n; i++) {
		size_t n_toks;
		size_t len;
		struct dx_tok *toks =
			dx_lex_tokens(job->tpl->labels, job->arena, line->words + segs[i].first, segs[i].n, &n_toks);
		int field = dx_lex_match(job->tpl->labels, toks, n_toks, 0, &len);

		if (field >= IL_SUBTOTAL && field <= IL_DUE)
			known += !some || len == n_toks;
		else if (!some)
			return false;
		else
			known += dx_lex_whole(job->tpl->columns, job->arena, line->words + segs[i].first, segs[i].n);
		for (size_t k = 0; some && k < segs[i].n; k++) {
			const char *text = line->words[segs[i].first + k]->text;

			if (strpbrk(text, "0123456789") && !strchr(text, '%')) /* "25% VAT" heads a tax */
				return false;
		}
	}
	return n > 2 && known > 1;
}

/* Is the run S of LINE the name of a sum, and nothing else? */
static bool names_sum(struct dx_job *job, const struct dx_line *line, const struct dx_seg *s)
{
	size_t n;
	size_t len = 0;
	struct dx_tok *toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words + s->first, s->n, &n);
	int field = dx_lex_match(job->tpl->labels, toks, n, 0, &len);

	return field >= IL_SUBTOTAL && field <= IL_DUE && len == n;
}

/* Where the words of S behind its last gap begin, one that is wider than a blank: a foot's text may end close by. */
static struct dx_seg behind_gap(const struct dx_line *line, struct dx_seg s)
{
	for (size_t i = s.first + s.n; --i > s.first;)
		if (line->words[i]->x0 - line->words[i - 1]->x1 > dx_lines_blank(line)) {
			s.n -= i - s.first;
			s.first = i;
			break;
		}
	return s;
}

/*
 * The name of a sum and its amount end the line: "Amount due: 530 916,33" and nothing else; or, BESIDE words of the
 * paper's foot that are no amount, "Thank you for your business   │ Subtotal │ 530.33".
 */
static bool is_sum(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, bool beside)
{
	const struct dx_line *line = line_of(job, t, cells);
	struct dx_seg *segs;
	struct dx_seg name;
	size_t n = 0;

	segs = line ? dx_lines_segments(job->arena, line, &n) : NULL;
	if (n < 2 || !dx_columns_amount_like(line->words[line->n - 1]))
		return false;
	name = behind_gap(line, segs[n - 2]);
	if ((name.first > 0) != beside)
		return false;
	for (size_t i = 0; i < name.first; i++)
		if (dx_columns_amount_like(line->words[i]) && !strchr(line->words[i]->text, '%'))
			return false;
	return names_sum(job, line, &name);
}

/* "28", "28 pcs": is the cell of quantities a number, and perhaps its unit? */
static bool has_count(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int c = dx_table_col(t, IC_QUANTITY);
	struct dx_number n;

	if (dx_rowread_has_number(job, t, cells, IC_QUANTITY))
		return true;
	return c >= 0 && cells[c].n == 2 && !dx_has_digit(cells[c].words[1].word->text) &&
	       dx_value_parse(dx_str(cells[c].words[0].word->text), job->tables.rule, &n);
}

/* "Continued on next page", over a slip for the payment: a word for what is carried, and nothing else on the line. */
static bool is_only_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	size_t n = 0;
	size_t len = 0;
	struct dx_tok *toks = line ? dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n) : NULL;

	return toks && dx_lex_match(job->tpl->row_words, toks, n, 0, &len) >= 0 && len == n;
}

/* A sum carried over to the next page, below items of this one: numbers of the columns are none. */
static bool ends_page(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	bool section = false;
	int word = dx_invoice_row_word(job, t, row->cells, &section);
	bool below = false;

	for (size_t i = t->first; word == IW_CARRIED && i < row->line && !below; i++) {
		dx_columns_split(job->arena, &job->lines, t, i, cells);
		below = i + 1 < row->line && dx_invoice_has_money(job, t, cells);
	}
	return below && !section;
}

/*
 * "Professional charges   8,386.50": a name that begins in the right half of the names' column, and an amount, and no
 * item's figures. The foot begins.
 */
static bool is_foot_alone(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	int c = dx_table_col(t, IC_DESCRIPTION);

	return line && c >= 0 && (size_t)c + 1 < t->n_cols && t->cols[c + 1].hx0 > t->cols[c].hx0 &&
	       line->words[0]->x0 > t->cols[c].hx0 + (t->cols[c + 1].hx0 - t->cols[c].hx0) / 2 &&
	       !dx_rowread_has_number(job, t, cells, IC_QUANTITY) &&
	       !dx_rowread_has_number(job, t, cells, IC_UNIT_PRICE);
}

/* "04-05-25 │ Service charge 10% │ 36.50" under a heading of days: of that day, and no sum of all. */
static bool is_dated(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	struct dx_dates_raw raw;

	return t->n_cols > 0 && t->cols[0].role == IC_OTHER && cells[0].n > 0 &&
	       dx_dates_whole(dx_str(dx_cell_text(job->arena, &cells[0])), &raw);
}

/* The words of LINE up to the end of a term for papers, "Albarán", "Rif. DDT", "*** Lieferschein"; 0: it names none. */
static size_t paper_words(struct dx_job *job, const struct dx_line *line)
{
	struct dx_tok *toks;
	size_t len;
	size_t n;

	for (size_t at = 0; at < 2 && at + 2 < line->n; at++) {
		if (dx_has_digit(line->words[at]->text))
			return 0;
		toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words + at, line->n - at, &n);
		if (dx_lex_match(job->tpl->columns, toks, n, 0, &len) == IC_OTHER)
			return at + toks[len - 1].word + 1;
	}
	return 0;
}

/* "Albarán A-7 de fecha 28/08/2026" over the items that came with it: a term for papers, a number and a day. */
static bool names_paper(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	struct dx_dates_raw raw;
	size_t first = line ? paper_words(job, line) : 0;
	size_t used;

	for (size_t i = first; first && i < line->n; i++)
		if (dx_dates_scan(dx_str(dx_lines_text(job->arena, line->words + i, line->n - i)), &raw, &used))
			return i > first; /* behind a number */
	return false;
}

/* "Your ref.: SITE 12" right below such a line, before an item. */
static bool names_reference(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	struct dx_cell above[DX_TABLE_COLS_MAX];
	size_t at = line ? (size_t)(line - job->lines.v) : 0;
	bool colon = false;

	for (size_t i = 1; line && i < line->n && i < 4; i++)
		colon |= strchr(line->words[i]->text, ':') != NULL;
	if (!colon || at <= t->first)
		return false;
	dx_columns_split(job->arena, &job->lines, t, at - 1, above);
	return names_paper(job, t, above);
}

/* "2. │ Fitting", and right below it "2.1 │ Tap": the heading of numbered items, and no text of theirs. */
static bool heads_numbers(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	int c = dx_table_col(t, IC_SERIAL);
	const struct dx_line *line = c >= 0 && cells[c].n == 1 ? line_of(job, t, cells) : NULL;
	const char *number = line ? cells[c].words[0].word->text : "";
	size_t n = strlen(number);
	struct dx_cell below[DX_TABLE_COLS_MAX];
	size_t at = line ? (size_t)(line - job->lines.v) + 1 : 0;
	const char *next;

	if (n < 2 || number[n - 1] != '.' || strspn(number, "0123456789.") != n || at >= t->first + t->n)
		return false;
	dx_columns_split(job->arena, &job->lines, t, at, below);
	next = below[c].n == 1 ? below[c].words[0].word->text : "";
	return strncmp(next, number, n) == 0 && next[n] >= '0' && next[n] <= '9';
}

/* "Rebate - Minibar │ │ 42.00" of charges and credits: what is taken off one of them is a line of its own, no payment.
 */
static bool is_credited(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	int c = dx_table_col(t, IC_DESCRIPTION);
	size_t at = 0;
	size_t n;
	size_t len;
	struct dx_tok *toks;

	if (!line || c < 0 || cells[c].n == 0 || !dx_invoice_is_amount(job, t, cells, IC_CREDIT))
		return false;
	while (at < line->n && line->words[at] != cells[c].words[0].word)
		at++;
	toks = dx_lex_tokens(job->tpl->labels, job->arena, line->words + at, line->n - at, &n);
	return at < line->n && dx_lex_match(job->tpl->labels, toks, n, 0, &len) == IL_DISCOUNT;
}

/* "1.2 │ Small parts (clamps," of a table whose figures stand in words: a numbered item, the figures of which follow.
 */
static bool ends_item(struct dx_job *job, const struct dx_table *t, const struct dx_row *row)
{
	return row->class == DX_ROW_BEGIN && dx_invoice_is_counted(t, row->cells) &&
	       !dx_invoice_has_money(job, t, row->cells);
}

/* "Raw space │ 18.00 │ 410.00" over "Minimum 18 sqm │ sqm": a word alone that ends where the count of PREVIOUS does,
 * which has none beside it, and no figure. */
static bool is_unit_below(const struct dx_table *t, const struct dx_cell *cells, const struct dx_row *previous)
{
	int c = dx_table_col(t, IC_QUANTITY);
	const struct dx_word *count;
	const struct dx_word *unit;

	if (c < 0 || !previous || previous->class != DX_ROW_BEGIN || cells[c].n != 1 || previous->cells[c].n != 1)
		return false;
	for (size_t i = 0; i < t->n_cols; i++)
		if ((int)i != c && cells[i].n && t->cols[i].class == DX_COL_NUMBER)
			return false;
	count = previous->cells[c].words[0].word;
	unit = cells[c].words[0].word;
	return !dx_has_digit(unit->text) && dx_has_letter(unit->text) && !dx_has_letter(count->text) &&
	       2 * abs(unit->x1 - count->x1) < count->y1 - count->y0 && unit->y0 - count->y1 < count->y1 - count->y0;
}

enum dx_row_class dx_invoice_classify(void *arg, const struct dx_table *t, const struct dx_cell *cells,
				      const struct dx_row *previous)
{
	struct dx_job *job = arg;
	bool money = dx_invoice_has_money(job, t, cells);
	bool serial = dx_rowread_has_number(job, t, cells, IC_SERIAL) || dx_invoice_is_counted(t, cells);
	bool goods = dx_rowread_has_text(t, cells, IC_DESCRIPTION) || dx_rowread_has_text(t, cells, IC_CODE) ||
		     dx_rowread_has_number(job, t, cells, IC_QUANTITY);
	bool stray = has_stray(job, t, cells, previous);
	/* "Freight charges │ 2 │ 45.00 │ 90.00" is sold, "Freight │ 90.00" is a sum. */
	bool sold = money && ((has_count(job, t, cells) && dx_rowread_has_number(job, t, cells, IC_UNIT_PRICE)) ||
			      is_dated(job, t, cells));
	int word = dx_invoice_row_word(job, t, cells, NULL);
	/* Totals may be the first thing on a page that says no header again. */
	bool goes_on = previous || (t > job->tables.v && !t->header_n);
	struct inv_rate tax;

	if (t->roles & UINT32_C(1) << IC_STACK)
		return line_of(job, t, cells)
			       ? dx_invoice_classify_stacked(job, t, (size_t)(line_of(job, t, cells) - job->lines.v))
			       : DX_ROW_OUT;
	if (t->named_below && line_of(job, t, cells)) {
		enum dx_row_class class =
			dx_invoice_classify_named(job, t, (size_t)(line_of(job, t, cells) - job->lines.v));

		if (class != DX_ROW_MORE)
			return class;
	}
	if (t->rows_only)
		return money ? DX_ROW_BEGIN : DX_ROW_MORE;
	if ((!money && !stray &&
	     (heads_numbers(job, t, cells) || dx_invoice_heads_lot(job, t, line_of(job, t, cells)))) ||
	    dx_invoice_repeats_head(job, line_of(job, t, cells), money))
		return DX_ROW_OUT;
	if (!money && (names_paper(job, t, cells) || names_reference(job, t, cells) ||
		       (previous && line_of(job, t, cells) &&
			dx_invoice_tax_below(job, line_of(job, t, cells), &tax) == INV_BELOW_TAX)))
		return DX_ROW_OUT;
	/* "Rate │ Item subtotal │ Tax": a second table whose rows say nothing of what is sold is one of the taxes. */
	if (t > job->tables.v && t->header_n && (job->tables.v[0].roles & UINT32_C(1) << IC_DESCRIPTION) &&
	    !dx_rowread_has_text(t, cells, IC_DESCRIPTION) && !dx_rowread_has_text(t, cells, IC_CODE) && !previous)
		return DX_ROW_OUT;
	/* Below the totals nothing is an item; below a sum carried over they go on, unless it is the page's last one.
	 */
	if (previous && previous->class == DX_ROW_SPECIAL && ends_page(job, t, previous))
		return DX_ROW_OUT;
	if (previous && previous->class == DX_ROW_SPECIAL &&
	    dx_invoice_row_word(job, t, previous->cells, NULL) != IW_CARRIED)
		return DX_ROW_OUT;
	if (!money && is_credited(job, t, cells))
		return DX_ROW_BEGIN;
	if (previous && !money && word == IW_CARRIED && is_only_word(job, t, cells))
		return DX_ROW_SPECIAL;
	if (goes_on && ((!money && is_bar(job, t, cells, true)) || (!previous && is_sum(job, t, cells, false))))
		return DX_ROW_SPECIAL;
	if ((word >= 0 && !(serial && money) && !(word != IW_TOTAL && sold)) ||
	    (!sold && (dx_rowread_foot_beside(job, t, cells, IC_DESCRIPTION) ||
		       is_sum(job, t, cells, true)))) /* "GST" may be a code of what is sold */
		return has_amount(t, cells) || ((goes_on || t > job->tables.v) && is_bar(job, t, cells, false))
			       ? DX_ROW_SPECIAL
			       : DX_ROW_OUT; /* "Tax: 0.2 %" may be said of an item */
	if (goes_on && money &&
	    (is_foot_alone(job, t, cells) || (!sold && dx_invoice_is_tax_row(job, line_of(job, t, cells)))))
		return DX_ROW_SPECIAL;
	if (money && !serial && previous && ends_item(job, t, previous))
		return DX_ROW_JOIN;
	if (money && !serial && line_of(job, t, cells) &&
	    dx_invoice_sums_items(job, t, (size_t)(line_of(job, t, cells) - job->lines.v), previous))
		return DX_ROW_SPECIAL;
	if (money && (goods || serial))
		return DX_ROW_BEGIN;
	if (serial && !stray && dx_rowread_has_text(t, cells, IC_DESCRIPTION))
		return DX_ROW_BEGIN; /* the amounts follow on a later line */
	if (stray && !money && is_unit_below(t, cells, previous))
		return DX_ROW_JOIN;
	if (stray)
		return money && previous && !dx_invoice_has_money(job, t, previous->cells) ? DX_ROW_JOIN : DX_ROW_OUT;
	return goods || dx_invoice_rate_below(job, t, cells, previous) >= 0 ? DX_ROW_MORE : DX_ROW_OUT;
}
