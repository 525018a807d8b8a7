/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Lines below the name of an item that count or mark its pieces, and are no part of the name: the lengths in a bale
 * ("Bale 5283 : 61.00 19.50"), the paper that it came with ("Delivery 801595643"), in smaller print its tag and its
 * serial numbers, the rate that it is taxed with, its count in another unit. A list of lengths may run on into the next
 * column, which has nothing of its own there.
 */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define LABEL_MAX   3 /* words before a colon */
#define PAPER_MIN   5 /* digits of a paper's number */
#define HUID_LEN    6
#define SMALL_PRINT 90 /* percent of the name's height */

struct part {
	const struct dx_cell_word *words;
	size_t n;
};

static bool is_decimal(const char *text)
{
	const char *point = strchr(text, '.');

	return point && point > text && point[1] && strspn(text, "0123456789,") == (size_t)(point - text) &&
	       strspn(point + 1, "0123456789") == strlen(point + 1);
}

static bool are_decimals(struct part p)
{
	for (size_t i = 0; i < p.n; i++)
		if (!is_decimal(p.words[i].word->text))
			return false;
	return p.n > 0;
}

/* How many words the label at the begin of P has, with its colon; 0: there is none. */
static size_t label_of(struct part p)
{
	for (size_t i = 0; i < p.n && i <= LABEL_MAX; i++)
		if (dx_str_ends(dx_str(p.words[i].word->text), ":"))
			return i + 1;
	return 0;
}

static bool is_list(struct part p)
{
	size_t label = label_of(p);

	return label > 0 && are_decimals((struct part){p.words + label, p.n - label});
}

/* "Delivery 801595643 …", "Challan 2231407": no charge for it, whose amount has no place among names. */
static bool is_of_paper(struct part p)
{
	static const char *const papers[] = {"delivery", "challan", "dc", "d.c.", "grn"};
	const char *number = p.n > 1 ? p.words[1].word->text : "";

	return p.n > 1 && dx_str_is_one_of(dx_str(p.words[0].word->text), papers, DX_LEN(papers)) &&
	       strlen(number) >= PAPER_MIN && strspn(number, "0123456789") == strlen(number);
}

/* "HUID: 5WABUB", the number of a hallmark, is no name in whatever print. */
static bool is_hallmark(struct part p)
{
	const char *label = p.words[0].word->text;

	return p.n == 2 && dx_str_ieq_c(dx_str(label), "huid:") && strlen(p.words[1].word->text) == HUID_LEN;
}

/* "Tag : TGGUZ7   HUID : 7ZUGGT" in smaller print than NAME, which is the name's first word. */
static bool is_of_piece(struct part p, const struct dx_word *name)
{
	static const char *const marks[] = {"tag", "huid", "s/n", "imei", "bale"};
	const struct dx_word *w = p.words[0].word;
	size_t n = strcspn(w->text, ":");

	if (is_hallmark(p))
		return true;
	return label_of(p) > 0 && w->conf == 100 && dx_str_is_one_of(dx_strn(w->text, n), marks, DX_LEN(marks)) &&
	       (w->y1 - w->y0) * 100 < (name->y1 - name->y0) * SMALL_PRINT;
}

/* "S/N: 5D35915, MD78814," over "MC70540": a list of pieces goes on behind ABOVE, the last word of its line, if that
 * ends with a comma. */
static bool goes_on(const struct dx_word *above, struct part p)
{
	const struct dx_word *w = p.words[0].word;

	return above && dx_str_ends(dx_str(above->text), ",") && dx_has_digit(w->text) &&
	       w->y1 - w->y0 <= above->y1 - above->y0;
}

/* "GST @ 5%": what the goods are taxed with is no part of their name. */
static bool is_rate(struct part p)
{
	const char *last = p.words[p.n - 1].word->text;

	if (p.n < 2 || dx_gst_tax_kind(p.words[0].word->text) < 0 || !dx_has_digit(last) ||
	    !dx_str_ends(dx_str(last), "%"))
		return false;
	for (size_t i = 1; i + 1 < p.n; i++)
		if (strspn(p.words[i].word->text, "@:-") != strlen(p.words[i].word->text))
			return false;
	return strspn(last, "@0123456789.%") == strlen(last);
}

/* CELL without the words of LINE. */
static void drop_line(struct dx_cell *cell, size_t line)
{
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++)
		if (cell->words[i].line != line)
			cell->words[n++] = cell->words[i];
	cell->n = n;
}

/* "32 Coil" over "(2880 Mtr)": the quantity once more, in another unit, which is no value of the line. */
static void drop_other_count(const struct dx_table *t, struct dx_row *row)
{
	int k = dx_table_col(t, GC_QUANTITY);
	struct dx_cell *c = k >= 0 ? &row->cells[k] : NULL;

	for (size_t i = 1; c && i < c->n; i++)
		if (c->words[i].line != c->words[0].line && c->words[i].word->text[0] == '(' &&
		    dx_str_ends(dx_str(c->words[c->n - 1].word->text), ")"))
			c->n = i;
}

void dx_gst_drop_details(const struct dx_table *t, struct dx_row *row)
{
	int k = dx_table_col(t, GC_DESCRIPTION);
	int code = dx_table_col(t, GC_HSN);
	struct dx_cell *c = k >= 0 ? &row->cells[k] : NULL;
	const struct dx_word *name;
	bool listed = false;                 /* the line above is a list of figures */
	const struct dx_word *pieces = NULL; /* the last word of the line above, which lists pieces */

	drop_other_count(t, row);
	if (!c || c->n == 0)
		return;
	name = c->words[0].word;
	for (size_t at = 0; at < c->n;) {
		struct part p = {c->words + at, 1};
		size_t line = p.words->line;

		while (at + p.n < c->n && p.words[p.n].line == line)
			p.n++;
		listed = at > 0 && (is_list(p) || (listed && are_decimals(p)));
		pieces = at > 0 && (is_of_piece(p, name) || goes_on(pieces, p)) ? p.words[p.n - 1].word : NULL;
		if (!listed && !pieces && (at == 0 || (!is_of_paper(p) && !is_rate(p)))) {
			at += p.n;
			continue;
		}
		drop_line(c, line);
		if (code >= 0)
			drop_line(&row->cells[code], line);
	}
}
