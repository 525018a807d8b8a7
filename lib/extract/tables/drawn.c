/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables whose parts are ruled apart, as programs for line printers do:
 *
 *     ---------------------------------------
 *     ITEM              QTY    RATE    AMOUNT
 *     ---------------------------------------
 *     …
 *     ---------------------------------------
 *     TOTAL              12            340.00
 *     ---------------------------------------
 *     GST%    TAXABLE    CGST
 *
 * What stands below the rows says nothing of where their columns end. Of rows of several lines those with figures are
 * few, and say too little by themselves.
 */
#include "table_int.h"

#define ROWS_MIN 3 /* between two rules: fewer say too little, or there is one below each row */

/* Does a rule, nearly as wide as the headings of T, part UPPER and LOWER? */
static bool is_ruled(const struct dx_page *page, const struct dx_table *t, const struct dx_line *upper,
		     const struct dx_line *lower)
{
	int32_t width = t->cols[t->n_cols - 1].hx1 - t->cols[0].hx0;

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];
		int32_t y = r->y0 + (r->y1 - r->y0) / 2;

		if (r->x1 - r->x0 >= width * 9 / 10 && r->x0 < t->cols[0].hx1 && y > dx_line_middle(upper) &&
		    y < dx_line_middle(lower))
			return true;
	}
	return false;
}

void dx_drawn_part(const struct dx_lines *lines, const struct dx_table *t, dx_line_test *is_row, size_t *from_r,
		   size_t *to_r)
{
	const struct dx_page *page = &lines->pages[t->page];
	const struct dx_line *body = &lines->v[t->first];
	size_t from = 0;
	size_t first = 0; /* rows of the first part that has some */
	size_t rows = 0;
	size_t all = 0;

	*from_r = 0;
	*to_r = t->n;
	if (page->source == DX_SOURCE_OCR || t->header_n == 0 || t->n == 0 || t->n_cols == 0 ||
	    !is_ruled(page, t, body - 1, body))
		return;
	for (size_t i = 0; i < t->n; i++) {
		rows += is_row(t, &body[i]);
		all += is_row(t, &body[i]);
		if (i + 1 < t->n && !is_ruled(page, t, &body[i], &body[i + 1]))
			continue;
		if (first == 0) {
			first = rows;
			*from_r = from;
			*to_r = i + 1;
		}
		from = i + 1;
		rows = 0;
	}
	if (first >= ROWS_MIN && first * 4 >= all && first * 2 > *to_r - *from_r)
		return;
	*from_r = 0;
	*to_r = t->n;
}
