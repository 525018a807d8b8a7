/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which column of a table each word of a line stands in. */
#include <string.h>

#include "dx/base/check.h"

#include "table_int.h"

#define OVERHANG_PART 12 /* of a number's width: as much may lie behind its column's end */
#define BLANK_PART    4  /* of a line's height, in tenths: a blank in a number at most */
#define COUNT_DIGITS  6  /* of a count at most: what has more is the number of something */

bool dx_columns_amount_like(const struct dx_word *w)
{
	struct dx_number n;
	struct dx_str s = dx_str(w->text);
	size_t digits = 0;

	for (size_t i = 0; i < s.n; i++)
		digits += s.p[i] >= '0' && s.p[i] <= '9';
	if (digits < 2)
		return false;
	if (!dx_value_parse(s, (struct dx_value_rule){0}, &n) &&
	    !dx_value_parse(s, (struct dx_value_rule){.comma = true}, &n))
		return false;
	return n.value.scale > 0 || memchr(s.p, ',', s.n) || memchr(s.p, '.', s.n) || dx_str_ends(s, "/-");
}

bool dx_columns_is_close(const struct dx_line *line, size_t at)
{
	return line->words[at]->x0 - line->words[at - 1]->x1 <= line->height * 7 / 10;
}

static bool has_digit(const struct dx_word *w)
{
	for (const char *p = w->text; *p; p++)
		if (*p >= '0' && *p <= '9')
			return true;
	return false;
}

/* What may stand in a column of numbers beside them: Dr, Cr, a currency. */
static bool is_mark(const struct dx_word *w)
{
	static const char *const marks[] = {"cr",   "dr",   "cr.", "dr.", "c", "d", "db",
					    "(cr)", "(dr)", "-",   "+",   "%", "/-"};

	for (size_t i = 0; i < DX_LEN(marks); i++)
		if (dx_str_ieq_c(dx_str(w->text), marks[i]))
			return true;
	return dx_value_currency(dx_str(w->text)) != NULL;
}

static size_t column_at(const struct dx_table *t, int32_t x)
{
	size_t i = 0;

	while (i + 1 < t->n_cols && x >= t->cols[i].x1)
		i++;
	return i;
}

/* "4,55 €": a sign right behind a number, and not nearer to the next one, is that number's. */
static bool is_tail(const struct dx_line *line, size_t at)
{
	const struct dx_word *w = line->words[at];
	int32_t gap = at ? w->x0 - line->words[at - 1]->x1 : INT32_MAX;

	return gap <= line->height * 7 / 10 && is_mark(w) && has_digit(line->words[at - 1]) &&
	       (at + 1 == line->n || line->words[at + 1]->x0 - w->x1 > gap);
}

/* Where a number ends; one of a scan that touches the rule behind it may reach over that by a part of its width. */
static int32_t end_of(const struct dx_word *w)
{
	return w->conf < 100 ? w->x1 - (w->x1 - w->x0) / OVERHANG_PART : w->x1 - 1;
}

/* A reference that begins under the heading of a column of text and is longer than the column is wide. */
static bool overhangs(const struct dx_col *begins, const struct dx_word *w)
{
	return w->conf == 100 && begins->class == DX_COL_TEXT && w->x0 < begins->hx1 && !dx_columns_amount_like(w);
}

/* A letter, a bracket that is not closed, or nothing but signs: no figure. */
static bool is_wordy(const struct dx_word *w)
{
	if (w->text[0] == '(' && !strchr(w->text, ')'))
		return true;
	for (const char *p = w->text; *p; p++)
		if ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (unsigned char)*p >= 0x80)
			return true;
	return !has_digit(w);
}

/*
 * "Act, 1961 for the quarter   998231": a word of a text that reaches into the column of a mark, of which nothing
 * stands left of its heading so near to the text. A figure is of the text where that goes on behind it, or ends the
 * line with it: "Sunday Supplement Edn., Page 6" under a row's first line.
 */
static bool is_before_mark(const struct dx_table *t, const struct dx_line *line, size_t at, size_t column)
{
	const struct dx_word *w = line->words[at];
	const int32_t head = t->cols[column].hx0;
	/* of a line printer's: a blank before the heading, under which the mark begins */
	const bool marked = w->conf == 100 && w->x1 < head && at + 1 < line->n && line->words[at + 1]->x0 >= head &&
			    line->words[at + 1]->x0 < t->cols[column].hx1;
	const bool full = marked && is_wordy(w);
	const bool nearer = marked && 2 * (w->x0 - line->words[at - 1]->x1) < line->words[at + 1]->x0 - w->x1;

	/* recognised boxes are half as high as those of a text layer */
	return t->cols[column].class == DX_COL_MARK &&
	       (full || w->x1 + (w->conf == 100 ? line->height / 2 : line->height) < head) &&
	       !dx_lines_parts(line, at) &&
	       (is_wordy(w) || nearer || (w->conf == 100 && at + 1 == line->n) ||
		(at + 1 < line->n && dx_columns_is_close(line, at + 1) && is_wordy(line->words[at + 1])));
}

/* A letter, or so many digits that they number something. */
static bool is_name_or_number(const struct dx_word *w)
{
	size_t digits = 0;

	for (const char *p = w->text; *p; p++) {
		if ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (unsigned char)*p >= 0x80)
			return !is_mark(w);
		digits += *p >= '0' && *p <= '9';
	}
	return digits > COUNT_DIGITS;
}

/*
 * "POS Purchase    Dis-Chem Hatfield      479012*5938 03 Feb      416.80": texts of several columns under the one
 * heading of text, all before the heading of the amounts begins. Word AT of a text layer stands in the run that ends
 * there.
 */
static bool is_before_figures(const struct dx_line *line, size_t at, const struct dx_col *figures)
{
	size_t first = at;
	size_t last = at;

	while (first > 0 && dx_columns_is_close(line, first))
		first--;
	while (last + 1 < line->n && dx_columns_is_close(line, last + 1))
		last++;
	if (line->words[last]->x1 >= figures->hx0 || dx_columns_amount_like(line->words[last]))
		return false;
	for (size_t i = first; i <= last; i++)
		if (is_name_or_number(line->words[i]))
			return true;
	return false;
}

/* "-" of "- R$ 2.166,20", which is wider than its column: it stands at the currency or the number behind it. */
static bool is_sign_of_next(const struct dx_table *t, const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;

	return (strcmp(text, "-") == 0 || strcmp(text, "+") == 0) && line->words[at]->conf == 100 && at > 0 &&
	       at + 1 < line->n && dx_columns_is_close(line, at + 1) &&
	       (dx_columns_amount_like(line->words[at + 1]) || is_mark(line->words[at + 1])) &&
	       t->cols[column_at(t, line->words[at + 1]->x0)].class == DX_COL_NUMBER;
}

/*
 * The column of word AT of LINE, whose left neighbour is in column BEFORE. Numbers end in their column,
 * text begins in its; text that runs on into a column of numbers still belongs to the text.
 */
static size_t column_of(const struct dx_table *t, const struct dx_line *line, size_t at, size_t before)
{
	const struct dx_word *w = line->words[at];
	size_t by_end = column_at(t, end_of(w));
	size_t by_start = column_at(t, w->x0);
	bool close = at > 0 && w->x0 - line->words[at - 1]->x1 <= line->height * 7 / 10;

	if (!close && is_sign_of_next(t, line, at))
		return column_at(t, line->words[at + 1]->x0);
	/* "61 9215": digits of a text that stands on before the next heading begins */
	if (close && by_start == by_end && t->cols[by_end].class == DX_COL_NUMBER &&
	    t->cols[before].class == DX_COL_TEXT && w->x1 < t->cols[by_end].hx0 && has_digit(w) &&
	    !dx_columns_amount_like(w))
		return before;
	if (w->conf == 100 && by_end == before + 1 && t->cols[by_end].class == DX_COL_NUMBER &&
	    t->cols[before].class == DX_COL_TEXT && is_before_figures(line, at, &t->cols[by_end]))
		return before;
	if (has_digit(w) && t->cols[by_end].class == DX_COL_NUMBER &&
	    (by_start == by_end || (!overhangs(&t->cols[by_start], w) && (!close || dx_columns_amount_like(w)))))
		return by_end;
	if (t->cols[before].class == DX_COL_NUMBER && is_tail(line, at))
		return before;
	if (close && t->cols[by_start].class == DX_COL_NUMBER && !has_digit(w) && !is_mark(w) &&
	    t->cols[before].class == DX_COL_TEXT)
		return before;
	if (w->conf == 100 && at > 0 && !close && by_end == by_start + 1 && t->cols[by_end].class == DX_COL_MARK &&
	    w->x0 < t->cols[by_end].hx0 && w->x1 > t->cols[by_end].hx1)
		return by_end; /* "998222" right under "SAC", and wider */
	if (close && by_start == before + 1 && t->cols[before].class == DX_COL_TEXT &&
	    is_before_mark(t, line, at, by_start))
		return before;
	/* the last word of a text that is longer than the others: what is the next column's begins under its heading */
	if (close && by_start == before + 1 && !has_digit(w) && t->cols[before].class == DX_COL_TEXT &&
	    t->cols[by_start].class == DX_COL_TEXT && w->x0 + line->height < t->cols[by_start].hx0 &&
	    !dx_lines_parts(line, at) && (at + 1 == line->n || line->words[at + 1]->x0 - w->x1 > line->height * 7 / 10))
		return before;
	return by_start;
}

/*
 * "telephone between 9" over "and 17 h": the only figure of a line that nothing but a blank parts from the text before
 * it is text, where the page parts cells without blanks.
 */
static void keep_in_text(const struct dx_table *t, const struct dx_line *l, uint8_t *col)
{
	size_t at = l->n;

	for (size_t i = 0; i < l->n; i++) {
		if (t->cols[col[i]].class != DX_COL_NUMBER)
			continue;
		if (at < l->n)
			return;
		at = i;
	}
	if (at == 0 || at == l->n || !l->blanks || t->cols[col[at - 1]].class != DX_COL_TEXT)
		return;
	if ((l->words[at]->flags & DX_WORD_SPACE) && l->words[at]->line == l->words[at - 1]->line &&
	    l->words[at]->x0 - l->words[at - 1]->x1 <= l->height / 2)
		col[at] = col[at - 1];
}

static size_t digits_of(const char *text)
{
	return strspn(text, "0123456789");
}

/* "093" and "305,57" of "1 093 305,57", up to a figure with its decimals. */
static bool goes_on(const struct dx_line *l, size_t at)
{
	while (digits_of(l->words[at]->text) == 3 && l->words[at]->text[3] == '\0' && at + 1 < l->n &&
	       l->words[at + 1]->x0 - l->words[at]->x1 <= l->height * BLANK_PART / 10)
		at++;
	return digits_of(l->words[at]->text) == 3 && dx_columns_amount_like(l->words[at]);
}

/*
 * "1 485 325,23 1 093 305,57": thousands set off by blanks, in a row of totals whose figures are wider than all above.
 * What is left over between two headings goes on with the number behind it.
 */
static void keep_groups(const struct dx_table *t, const struct dx_line *l, uint8_t *col)
{
	for (size_t i = l->n; i-- > 1;) {
		const struct dx_word *w = l->words[i - 1];
		size_t digits = digits_of(w->text);

		if (w->conf == 100 && digits > 0 && digits <= 3 && w->text[digits] == '\0' && col[i - 1] < col[i] &&
		    t->cols[col[i]].class == DX_COL_NUMBER && w->x1 > t->cols[col[i - 1]].hx1 &&
		    l->words[i]->x0 - w->x1 <= l->height * BLANK_PART / 10 && goes_on(l, i) &&
		    (i == 1 || !dx_columns_is_close(l, i - 1) || dx_columns_amount_like(l->words[i - 2]) ||
		     digits == 3))
			col[i - 1] = col[i];
	}
}

void dx_columns_split(struct dx_arena *a, const struct dx_lines *lines, const struct dx_table *t, size_t line,
		      struct dx_cell *cells)
{
	const struct dx_line *l = &lines->v[line];
	struct dx_cell_word *words = dx_alloc_array(a, l->n, sizeof(*words));
	size_t counts[DX_TABLE_COLS_MAX] = {0};
	uint8_t *col = dx_alloc(a, l->n);
	size_t before = 0;
	size_t at = 0;

	dx_assert(t->n_cols <= DX_TABLE_COLS_MAX);
	for (size_t i = 0; i < l->n; i++) {
		before = column_of(t, l, i, before);
		col[i] = (uint8_t)before;
	}
	keep_in_text(t, l, col);
	keep_groups(t, l, col);
	for (size_t i = 0; i < l->n; i++)
		counts[col[i]]++;
	for (size_t k = 0; k < t->n_cols; k++) {
		cells[k] = (struct dx_cell){.words = words + at};
		for (size_t i = 0; i < l->n; i++)
			if (col[i] == k)
				words[at++] = (struct dx_cell_word){l->words[i], line};
		cells[k].n = counts[k];
	}
}

bool dx_table_same_roles(const struct dx_table *a, const struct dx_table *b)
{
	if (a->n_cols != b->n_cols)
		return false;
	for (size_t i = 0; i < a->n_cols; i++)
		if (a->cols[i].role != b->cols[i].role)
			return false;
	return true;
}
