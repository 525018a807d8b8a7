/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rate of one tax and its amount in one cell: below each other, whichever stands first, or side by side. */
#include <string.h>

#include "dx/extract/rowread.h"
#include "items.h"
#include "record/record.h"

bool dx_gst_is_lawful(const char *text)
{
	/* whole rates and halves of them */
	static const char *const rates[] = {"0.1", "0.125", "0.25", "0.05", "1.5", "3",  "2.5", "5",
					    "6",   "12",    "9",    "18",   "14",  "28", "20",  "40"};
	size_t n = strlen(text);
	const char *point = strchr(text, '.');

	while (point && n > 1 && text[n - 1] == '0')
		n--;
	n -= point && text[n - 1] == '.';
	return dx_str_is_one_of(dx_strn(text, n), rates, DX_LEN(rates));
}

struct dx_cell dx_gst_cell_lines(const struct dx_cell *c, bool below)
{
	size_t n = 0;

	while (n < c->n && c->words[n].line == c->words[0].line)
		n++;
	return below ? (struct dx_cell){c->words + n, c->n - n} : (struct dx_cell){c->words, n};
}

bool dx_gst_is_tax_under_rate(const struct dx_cell *above, const struct dx_cell *c)
{
	return above->n == 1 && c->n == 1 && dx_gst_is_lawful(above->words[0].word->text) &&
	       dx_columns_amount_like(c->words[0].word);
}

/*
 * "9.00" over "41.93" where others print the amount first: one of both is no rate that there is, or VALUE says which of
 * them is its rate.
 */
static bool rate_is_first(const struct dx_cell *first, const struct dx_cell *below, struct dx_dec rate,
			  struct dx_dec tax, const struct dx_val *value)
{
	if (!dx_gst_is_tax_under_rate(first, below))
		return false;
	return !dx_gst_is_lawful(below->words[0].word->text) ||
	       (dx_val_has(value) && dx_dec_near(dx_gst_tax(value->dec, rate, false), tax, dx_dec(1, 2)));
}

void dx_gst_own_rate(struct dx_rowread *r, int role, const struct dx_val *value, struct dx_val *rate,
		     struct dx_val *tax)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_cell below = c ? dx_gst_cell_lines(c, true) : (struct dx_cell){0};
	struct dx_cell first = c ? dx_gst_cell_lines(c, false) : below;
	struct dx_number n;
	struct dx_val a = {0};
	struct dx_val b = {0};

	if (below.n == 0 ||
	    !(dx_columns_amount_like(first.words[0].word) || dx_gst_is_tax_under_rate(&first, &below))) {
		dx_rowread_rate(r, role, rate);
		return;
	}
	if (strchr(dx_cell_text(r->job->arena, &below), '%')) {
		dx_rowread_amount(r, role, tax, rate);
		return;
	}
	if (!dx_cell_number(r->job, &first, r->decimals, &a, &n, &r->unread) ||
	    !dx_cell_number(r->job, &below, r->decimals, &b, &n, &r->unread)) {
		r->unread = true;
		return;
	}
	if (rate_is_first(&first, &below, a.dec, b.dec, value)) {
		*rate = a;
		*tax = b;
	} else {
		*tax = a;
		*rate = b;
	}
}

/* "0" beside "0.00" */
static bool is_nil(const char *text)
{
	return text[strspn(text, "0.")] == '\0';
}

bool dx_gst_rate_beside(struct dx_rowread *r, int role, const struct dx_val *value, struct dx_val *rate,
			struct dx_val *tax)
{
	const struct dx_cell *c = dx_rowread_cell(r, role);
	struct dx_number n;
	struct dx_val a = {0};
	struct dx_val b = {0};
	bool unread = false;

	if (!c || c->n != 2 || c->words[0].line != c->words[1].line || !dx_val_has(value) || dx_val_has(rate) ||
	    !(dx_gst_is_lawful(c->words[0].word->text) || is_nil(c->words[0].word->text)) ||
	    !dx_columns_amount_like(c->words[1].word) ||
	    !dx_cell_number(r->job, &(struct dx_cell){c->words, 1}, 0, &a, &n, &unread) ||
	    !dx_cell_number(r->job, &(struct dx_cell){c->words + 1, 1}, r->decimals, &b, &n, &unread) ||
	    !dx_dec_near(dx_gst_tax(value->dec, a.dec, false), b.dec, dx_dec(1, 2)))
		return false;
	*rate = a;
	*tax = b;
	return true;
}

void dx_gst_rate_of_cess(struct gst_item *it)
{
	const struct dx_val *tax = dx_val_has(&it->igst_rate) ? &it->igst_rate : &it->cgst_rate;

	if (!dx_val_has(tax) || !dx_val_has(&it->tax_rate) || !dx_val_has(&it->cess) ||
	    !dx_val_has(&it->taxable_value) || dx_val_has(&it->cess_rate) ||
	    dx_dec_cmp(tax->dec, it->tax_rate.dec) == 0 ||
	    !dx_dec_near(dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false), it->cess.dec, dx_dec(1, 2)))
		return;
	it->cess_rate = it->tax_rate;
	it->tax_rate = (struct dx_val){0};
}
