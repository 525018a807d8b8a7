/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A line below a name that is nothing but figures, in the columns of words: "18.00   379.15   379.15" under headings of
 * a second line that were not understood. No name goes on with amounts beside each other; these are rates and taxes
 * that the item lacks.
 */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define BIT(role)   (UINT32_C(1) << (role))
#define WORDS       (BIT(GC_DESCRIPTION) | BIT(GC_HSN) | BIT(GC_SERIAL) | BIT(GC_UNIT))
#define FIGURES_MIN 2 /* of a line */

/* What the columns of words have of one line. */
struct of_line {
	size_t line, figures;
	bool amount, other; /* one has paise; a word is no figure */
};

/* The words of CELL, each into that of the N lines V that it stands on. */
static size_t add_words(const struct dx_cell *cell, struct of_line *v, size_t n)
{
	for (size_t i = 0; i < cell->n; i++) {
		const struct dx_word *w = cell->words[i].word;
		struct gst_figure f = {0};
		size_t at = 0;

		while (at < n && v[at].line != cell->words[i].line)
			at++;
		if (at == n)
			v[n++] = (struct of_line){.line = cell->words[i].line};
		if (!dx_gst_parse_figure(w->text, &f) || !f.has) {
			v[at].other = true;
			continue;
		}
		v[at].figures++;
		v[at].amount |= dx_columns_amount_like(w) && f.v.scale == 2;
	}
	return n;
}

bool dx_gst_has_bare_figures(const struct dx_rowread *r)
{
	struct of_line *v;
	size_t words = 0;
	size_t n = 0;

	for (size_t i = 0; i < r->t->n_cols; i++)
		words += r->row->cells[i].n;
	v = dx_alloc_array(r->job->arena, words + 1, sizeof(*v));
	for (size_t i = 0; i < r->t->n_cols; i++)
		if (r->t->cols[i].role >= 0 && (BIT(r->t->cols[i].role) & WORDS))
			n = add_words(&r->row->cells[i], v, n);
	for (size_t i = 0; i < n; i++)
		if (v[i].line != r->row->line && !v[i].other && v[i].amount && v[i].figures >= FIGURES_MIN)
			return true;
	return false;
}
