/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "213.50 │ 100 PC", "213.50 │ C": a price that is not that of one, in a column of its own. */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"
#include "record/record.h"

/* "Price │ per": the cell of a column that is headed like one of units, but right behind the price; NULL: none. */
static const struct dx_cell *behind_price(const struct dx_rowread *r)
{
	int price = dx_table_col(r->t, IC_UNIT_PRICE);

	return price >= 0 && dx_table_col(r->t, IC_UNIT) == price + 1 ? dx_rowread_cell(r, IC_UNIT) : NULL;
}

size_t dx_invoice_price_words(const struct dx_cell *c)
{
	size_t n = 0;

	while (n < c->n && strcmp(c->words[n].word->text, "/") != 0)
		n++;
	return n > 0 && n + 1 < c->n && dx_has_digit(c->words[n + 1].word->text) ? n : c->n;
}

/* "213,50 EUR / 100 PC": what stands behind the price in its own cell; "": nothing does. */
static const char *behind_slash(const struct dx_rowread *r)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_UNIT_PRICE);
	size_t n = c ? dx_invoice_price_words(c) : 0;
	struct dx_cell rest = {c ? c->words + n + 1 : NULL, c && n < c->n ? c->n - n - 1 : 0};

	return dx_cell_text(r->job->arena, &rest);
}

struct dx_dec dx_invoice_per_of(const struct dx_rowread *r)
{
	bool named = dx_table_col(r->t, IC_PER) >= 0;
	const struct dx_cell *c = named ? dx_rowread_cell(r, IC_PER) : behind_price(r);
	const char *text = c ? dx_cell_text(r->job->arena, c) : behind_slash(r);
	size_t first = strcspn(text, " ");
	struct dx_number n;

	/* the letters of a hundred or a thousand pieces that a wholesaler's price may be for */
	if (strcmp(text, "C") == 0)
		return dx_dec(100, 0);
	if (strcmp(text, "M") == 0)
		return dx_dec(1000, 0);
	if (text[first] && dx_value_currency(dx_strn(text, first))) /* "EUR 100 PC": the price's, which stands apart */
		text += first + 1;
	return dx_invoice_number_of(r->job, text, &n) && !n.has_percent ? n.value : dx_dec(0, 0);
}

void dx_invoice_read_per(struct dx_rowread *r, struct inv_item *it)
{
	struct inv_item trial = *it;
	struct dx_dec v;

	if (!dx_dec_is_zero(it->per) || !dx_val_has(&it->amount))
		return;
	trial.per = dx_invoice_per_of(r);
	if (dx_dec_is_zero(trial.per))
		return;
	dx_invoice_settle_discount(&trial);
	if (dx_invoice_line_value(&trial, false, &v) &&
	    dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2)))
		it->per = trial.per;
}
