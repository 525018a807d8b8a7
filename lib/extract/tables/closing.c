/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rows whose figures stand on their last line, the date being on the first line of a day: text, more text, and the line
 * that ends in the amount. Which tables are so is the caller's to say.
 */
#include "table_int.h"

struct pending {
	size_t from, n; /* lines of a row whose figures are still to come */
};

/* Lines of P as they are: a dated one may yet be a row, text under the last row is none of it. */
static size_t flush(const struct dx_body *body, struct pending *p, struct dx_body *out, size_t n)
{
	for (size_t i = p->from; i < p->from + p->n; i++) {
		out[n] = body[i];
		if (out[n].class == DX_ROW_MORE)
			out[n].class = DX_ROW_OUT;
		n++;
	}
	p->n = 0;
	return n;
}

/* Has B figures, and beside them a text? */
static bool is_ending(const struct dx_table *t, const struct dx_body *b)
{
	bool text = false;

	for (size_t i = 0; i < t->n_cols; i++) {
		if (t->cols[i].class == DX_COL_DATE && b->cells[i].n)
			return false;
		text |= t->cols[i].class == DX_COL_TEXT && b->cells[i].n;
	}
	return text && dx_bands_figures(t, b) > 0;
}

size_t dx_closing_join(struct dx_arena *a, struct dx_lines *lines, const struct dx_table *t, struct dx_body *body,
		       dx_row_test *test, void *arg)
{
	struct dx_body *out = dx_alloc_array(a, t->n, sizeof(*out));
	struct pending p = {0};
	struct dx_row above;
	const struct dx_row *previous = NULL;
	size_t n = 0;

	for (size_t i = 0; i < t->n; i++) {
		const struct dx_body *b = &body[i];
		/* "0800 279 6620     73.49" is no row by itself, and the end of what is open */
		bool ending = b->class == DX_ROW_OUT && p.n > 0 && is_ending(t, b);
		bool figures =
			ending || ((b->class == DX_ROW_BEGIN || b->class == DX_ROW_JOIN) && dx_bands_figures(t, b) > 0);
		struct dx_body one = *b;

		if (b->class == DX_ROW_MORE || (b->class == DX_ROW_BEGIN && !figures) ||
		    (b->class == DX_ROW_OUT && p.n > 0 && !ending)) {
			if (b->class == DX_ROW_BEGIN)
				n = flush(body, &p, out, n);
			if (p.n == 0)
				p.from = i;
			p.n++;
			continue;
		}
		if (figures && p.n > 0) {
			one = body[p.from];
			for (size_t k = p.from + 1; k <= i; k++)
				if (body[k].class != DX_ROW_OUT || k == i)
					dx_bands_add(a, t, &one, &body[k]);
		}
		if (figures)
			one.class = test(arg, t, one.cells, previous);
		if (p.n > 0 && (!figures || one.class != DX_ROW_BEGIN)) {
			n = flush(body, &p, out, n);
			one = *b;
		}
		for (size_t k = p.from; p.n > 0 && k <= i; k++)
			lines->v[body[k].line].used |= body[k].class != DX_ROW_OUT || (figures && k == i);
		p.n = 0;
		out[n++] = one;
		if (one.class == DX_ROW_BEGIN || one.class == DX_ROW_SPECIAL) {
			above = (struct dx_row){.line = one.line, .class = one.class, .cells = out[n - 1].cells};
			previous = &above;
		}
	}
	n = flush(body, &p, out, n);
	for (size_t i = 0; i < n; i++)
		body[i] = out[i];
	return n;
}
