/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Discounts of a line that are taken one after the other: "30+5%" in a cell, "42,00 │ 5,00" in two columns; and what
 * a discount leaves of a price, in a column of its own.
 */
#include <string.h>

#include "dx/extract/rowread.h"

#include "items.h"
#include "record/record.h"

#define STEPS_MAX 4

/* The rates among the signs of TEXT, "30+5%", "10 + 5 + 2": how many. 0: it is something else. */
static size_t steps_in(const struct dx_job *job, const char *text, struct dx_dec *rates)
{
	size_t n = 0;

	while (n < STEPS_MAX) {
		size_t len = strcspn(text, "+");
		struct dx_number num;

		if (!dx_value_parse(dx_str_trim(dx_strn(text, len)), job->tables.rule, &num) || num.has_currency ||
		    num.value.coef < 0 || dx_dec_cmp(num.value, dx_dec(100, 0)) > 0)
			return 0;
		rates[n++] = num.value;
		if (!text[len])
			return n;
		text += len + 1;
	}
	return 0;
}

/* What RATES leave of a hundred, taken off it. */
static struct dx_dec in_all(const struct dx_dec *rates, size_t n)
{
	struct dx_dec left = dx_dec(100, 0);

	for (size_t i = 0; i < n; i++)
		left = dx_dec_div(dx_dec_mul(left, dx_dec_sub(dx_dec(100, 0), rates[i])), dx_dec(100, 0), 4);
	return dx_dec_normalize(dx_dec_sub(dx_dec(100, 0), left));
}

/* "Discount % │ Discount": is AMOUNT what RATE comes to of the quantity and price of IT? */
static bool is_share(const struct inv_item *it, const struct dx_val *rate, const struct dx_val *amount)
{
	struct inv_item plain = *it;
	struct dx_dec v;

	plain.discount = plain.discount_rate = (struct dx_val){0};
	return dx_val_has(rate) && dx_val_has(amount) && dx_invoice_line_value(&plain, false, &v) &&
	       dx_dec_near(dx_dec_div(dx_dec_mul(v, dx_dec_abs(rate->dec)), dx_dec(100, 0), 4), dx_dec_abs(amount->dec),
			   dx_dec(1, 2));
}

/* Take the discount of IT from columns of its rate and of what that comes to. False: they are no such columns. */
static bool read_share(struct dx_rowread *r, struct inv_item *it)
{
	bool unread = r->unread;
	struct dx_val bare = {0}; /* "10,00" below "% Disc." */
	struct dx_val rate = {0};
	struct dx_val amount = {0};

	dx_rowread_amount(r, IC_DISCOUNT, &bare, &rate);
	dx_rowread_amount(r, IC_FURTHER, &amount, NULL);
	r->unread = unread;
	if (!is_share(it, dx_val_has(&rate) ? &rate : &bare, &amount))
		return false;
	it->discount = amount;
	it->stepped = true;
	return true;
}

void dx_invoice_read_discount(struct dx_rowread *r, struct inv_item *it)
{
	const struct dx_cell *c = dx_rowread_cell(r, IC_DISCOUNT);
	const struct dx_cell *further = dx_rowread_cell(r, IC_FURTHER);
	const char *text = c ? dx_cell_text(r->job->arena, c) : "";
	struct dx_dec rates[STEPS_MAX + 1];
	size_t n = strchr(text, '+') || further ? steps_in(r->job, text, rates) : 0;
	struct dx_val second = {0};

	if (further && read_share(r, it))
		return;
	if (n == 0)
		dx_rowread_amount(r, IC_DISCOUNT, &it->discount, &it->discount_rate);
	if (further)
		dx_rowread_rate(r, IC_FURTHER, &second);
	if (n == 0 || (further && !dx_val_has(&second)))
		return; /* what is left unread is a figure that no value has */
	if (further)
		rates[n++] = second.dec;
	dx_rowread_text(r, IC_DISCOUNT, NULL, &it->discount_rate);
	it->discount_rate.dec = in_all(rates, n);
	it->stepped = true;
}

void dx_invoice_read_charged(struct dx_rowread *r, struct inv_item *it)
{
	bool unread = r->unread;
	struct dx_val charged = {0};
	const struct dx_val *off = dx_val_has(&it->discount_rate) ? &it->discount_rate : &it->discount;
	struct dx_dec left = dx_dec(100, 0);
	struct dx_dec made;

	dx_rowread_amount(r, IC_CHARGED, &charged, NULL);
	r->unread = unread;
	if (!dx_val_has(&charged) || !dx_val_has(&it->unit_price) || !dx_val_has(&it->quantity) ||
	    !dx_val_has(&it->amount))
		return;
	if (dx_val_has(off))
		left = dx_dec_sub(left, dx_dec_abs(off->dec));
	made = dx_dec_div(dx_dec_mul(it->unit_price.dec, left), dx_dec(100, 0), 6);
	if (!dx_dec_near(made, charged.dec, dx_dec(5, charged.dec.scale + 1)) || /* a half is rounded as it pleases */
	    !dx_dec_near(dx_dec_mul(it->quantity.dec, charged.dec), it->amount.dec, dx_dec(1, 2)))
		return;
	if (dx_val_has(off) && off == &it->discount) {
		it->discount_rate = it->discount;
		it->discount = (struct dx_val){0};
	}
	it->charged = charged.dec;
}
