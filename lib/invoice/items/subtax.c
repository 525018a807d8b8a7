/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Base: 1,288.00  IVA  Tasa 16.00%  Importe: 206.08": the tax of an item on a line of its own below it. It is one
 * where what is taxed at the rate makes the tax; no words of a description do. "VAT rate: 21%" and nothing else says
 * the rate alone, and so does "5%" right below "60.38" in the column of taxes.
 */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"

#define LABELS_MIN 2 /* words with a colon */

static bool has_labels(const struct dx_line *line)
{
	size_t n = 0;

	for (size_t i = 0; i < line->n; i++) {
		size_t len = strlen(line->words[i]->text);

		n += len > 1 && line->words[i]->text[len - 1] == ':';
	}
	return n >= LABELS_MIN;
}

/* The heading of a column of rates, a colon, and a rate. */
static bool is_rate_alone(struct dx_job *job, const struct dx_line *line, struct dx_val *v)
{
	size_t first = line->n;
	size_t used = 0;
	size_t n;
	size_t len = 0;
	struct dx_tok *toks;

	for (size_t i = 1; i < line->n && first == line->n; i++)
		if (line->words[i - 1]->text[strlen(line->words[i - 1]->text) - 1] == ':')
			first = i;
	if (first == line->n || !dx_invoice_rate_at(job, line, first, &used, v) || first + used != line->n)
		return false;
	toks = dx_lex_tokens(job->tpl->columns, job->arena, line->words, first, &n);
	return dx_lex_match(job->tpl->columns, toks, n, 0, &len) == IC_TAX_RATE && len == n;
}

enum inv_below dx_invoice_tax_below(struct dx_job *job, const struct dx_line *line, struct inv_rate *rate_r)
{
	struct inv_rate found = {0};
	size_t amounts = 0;

	if (is_rate_alone(job, line, &rate_r->tax_rate)) {
		rate_r->taxable = rate_r->tax = (struct dx_val){0};
		return INV_BELOW_TAX;
	}
	if (!has_labels(line))
		return INV_BELOW_TEXT;
	for (size_t i = 0, used = 0; i < line->n; i += used ? used : 1) {
		struct dx_val v;

		if (!dx_val_has(&found.tax_rate) && dx_invoice_rate_at(job, line, i, &used, &v)) {
			found.tax_rate = v;
			continue;
		}
		used = dx_invoice_amount_at(job, line, i, &v);
		if (used == 0)
			continue;
		if (amounts == 0)
			found.taxable = v;
		found.tax = v;
		amounts++;
	}
	if (amounts != 2 || !dx_val_has(&found.tax_rate))
		return INV_BELOW_TEXT;
	if (!dx_dec_near(dx_dec_div(dx_dec_mul(found.taxable.dec, found.tax_rate.dec), dx_dec(100, 0), 4),
			 found.tax.dec, dx_dec(1, 2)))
		return INV_BELOW_ODD;
	*rate_r = found;
	return INV_BELOW_TAX;
}

/* Is BASE what IT comes to, less a discount that its amount may not have? */
static bool is_base(const struct inv_item *it, struct dx_dec base)
{
	struct dx_dec less = dx_dec_sub(it->amount.dec, dx_dec_abs(dx_val_or_zero(&it->discount)));

	return !dx_val_has(&it->amount) || dx_dec_cmp(base, it->amount.dec) == 0 || dx_dec_cmp(base, less) == 0;
}

bool dx_invoice_take_tax_below(struct dx_job *job, size_t from, size_t to, struct inv_item *it)
{
	struct inv_rate rate;
	struct inv_rate found = {0};
	bool odd = false;
	size_t n = 0;

	for (size_t i = from; i < to; i++) {
		enum inv_below below = dx_invoice_tax_below(job, &job->lines.v[i], &rate);

		odd |= below == INV_BELOW_ODD;
		if (below != INV_BELOW_TAX)
			continue;
		job->lines.v[i].used = true;
		found = rate;
		n++;
	}
	if (n == 1 && !dx_val_has(&found.tax) && !dx_val_has(&it->tax_rate))
		it->tax_rate = found.tax_rate;
	if (n != 1 || !dx_val_has(&found.tax) || dx_val_has(&it->tax_rate) ||
	    dx_val_has(&it->tax)) /* of two taxes neither is the line's */
		return !odd;
	it->tax_rate = found.tax_rate;
	it->tax = found.tax;
	return !odd && is_base(it, found.taxable.dec);
}

/* Is WORD a number, with a percent sign or without, as WITH says? */
static bool is_number(const struct dx_job *job, const struct dx_cell_word *word, bool with)
{
	struct dx_number n;

	return dx_value_parse(dx_str(word->word->text), job->tables.rule, &n) && n.has_percent == with;
}

/* The column of taxes, which may be headed like one of rates. */
static int tax_column(const struct dx_table *t)
{
	int c = dx_table_col(t, IC_TAX);

	if (c >= 0 && dx_table_col(t, IC_TAX_RATE) >= 0)
		return -1;
	return c >= 0 ? c : dx_table_col(t, IC_TAX_RATE);
}

int dx_invoice_rate_below(const struct dx_job *job, const struct dx_table *t, const struct dx_cell *cells,
			  const struct dx_row *previous)
{
	int c = tax_column(t);

	return previous && previous->class == DX_ROW_BEGIN && c >= 0 && cells[c].n == 1 && previous->cells[c].n == 1 &&
			       is_number(job, &previous->cells[c].words[0], false) &&
			       is_number(job, &cells[c].words[0], true)
		       ? c
		       : -1;
}

bool dx_invoice_read_taxed(struct dx_rowread *r, struct inv_item *it)
{
	int c = tax_column(r->t);
	const struct dx_cell *cell = c >= 0 ? &r->row->cells[c] : NULL;
	bool unread = r->unread;

	if (!cell || cell->n != 2 || cell->words[0].line == cell->words[1].line ||
	    !is_number(r->job, &cell->words[0], false) || !is_number(r->job, &cell->words[1], true))
		return false;
	dx_rowread_amount(r, r->t->cols[c].role, &it->tax, &it->tax_rate);
	r->unread |= unread;
	return dx_val_has(&it->tax) && dx_val_has(&it->tax_rate);
}

bool dx_invoice_leaves_rate(struct dx_rowread *r, size_t from, size_t to, const struct inv_item *it)
{
	int c = tax_column(r->t);
	struct dx_cell cells[DX_TABLE_COLS_MAX];

	for (size_t i = from; c >= 0 && dx_val_has(&it->tax) && !dx_val_has(&it->tax_rate) && i < to; i++) {
		if (r->job->lines.v[i].used)
			continue;
		dx_columns_split(r->job->arena, &r->job->lines, r->t, i, cells);
		if (cells[c].n == 1 && is_number(r->job, &cells[c].words[0], true))
			return true;
	}
	return false;
}
