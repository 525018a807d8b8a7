/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/rowread.h"

#include <string.h>

const struct dx_cell *dx_rowread_cell(const struct dx_rowread *r, int role)
{
	int k = dx_table_col(r->t, role);

	return k < 0 || r->row->cells[k].n == 0 ? NULL : &r->row->cells[k];
}

void dx_rowread_amount(struct dx_rowread *r, int role, struct dx_val *amount, struct dx_val *rate)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;

	if (!c)
		return;
	for (size_t cut = 1; rate && cut < c->n; cut++) {
		struct dx_cell first = {c->words, cut};
		struct dx_cell rest = {c->words + cut, c->n - cut};
		struct dx_number a, b;
		struct dx_val va, vb;
		bool unread = false;

		if (!dx_cell_number(r->job, &first, 0, &va, &a, &unread) ||
		    !dx_cell_number(r->job, &rest, r->decimals, &vb, &b, &unread) || a.has_percent == b.has_percent)
			continue;
		*rate = a.has_percent ? va : vb;
		*amount = a.has_percent ? vb : va;
		return;
	}
	if (!dx_cell_number(r->job, c, r->decimals, amount, &n, &r->unread))
		return;
	if (n.has_percent && rate) {
		*rate = *amount;
		amount->source = DX_VAL_ABSENT;
	}
}

void dx_rowread_rate(struct dx_rowread *r, int role, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;

	if (c)
		dx_cell_number(r->job, c, 0, v, &n, &r->unread);
}

void dx_rowread_text(struct dx_rowread *r, int role, const struct dx_wrap *wrap, struct dx_val *v)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);

	if (!c || dx_cell_blank(dx_cell_text(r->job->arena, c)))
		return;
	*v = dx_cell_val(r->job, c);
	v->text = v->raw;
	if (wrap)
		v->text = dx_wrap_text(r->job->arena, wrap, &r->t->cols[dx_table_col(r->t, role)], c,
				       v->source == DX_VAL_OCR);
}

void dx_rowread_quantity(struct dx_rowread *r, int role, struct dx_val *quantity, struct dx_val *unit)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;
	bool unread = false;

	if (!c)
		return;
	for (size_t k = c->n; k > 0; k--) {
		struct dx_cell front = {c->words, k};
		struct dx_cell rest = {c->words + k, c->n - k};

		if (!dx_cell_number(r->job, &front, 0, quantity, &n, &unread))
			continue;
		if (rest.n) {
			*unit = dx_cell_val(r->job, &rest);
			unit->text = unit->raw;
		}
		return;
	}
	r->unread |= unread;
}

/* ---- for row tests ---- */

static const struct dx_line *line_of(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (cells[i].n)
			return &job->lines.v[cells[i].words[0].line];
	return NULL;
}

int dx_rowread_word(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells)
{
	const struct dx_line *line = line_of(job, t, cells);
	size_t n;
	size_t len;
	struct dx_tok *toks;

	if (!line)
		return -1;
	toks = dx_lex_tokens(job->tpl->row_words, job->arena, line->words, line->n, &n);
	return dx_lex_match(job->tpl->row_words, toks, n, 0, &len);
}

bool dx_rowread_has_number(struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && dx_cell_numeric(job, &cells[k]);
}

bool dx_rowread_has_text(const struct dx_table *t, const struct dx_cell *cells, int role)
{
	int k = dx_table_col(t, role);

	return k >= 0 && cells[k].n > 0;
}
