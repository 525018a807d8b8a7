/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Quantity, price and what is taken off in columns before the amount. Which figure is which is told by their making
 * the amount; without a sign of its own a figure is taken off only below a heading that says so.
 */
#include <string.h>

#include "receipt_int.h"

#define UNITS      2 /* words between a quantity and its price: of what it is, and the currency */
#define UNIT_BYTES 5 /* of the longest word about a quantity: "TUBE", "pcs" */

struct dx_dec dx_receipt_priced(const struct rec_item *it, struct dx_dec q)
{
	struct dx_dec all = dx_dec_mul(q, it->price.dec);

	if (!dx_dec_is_zero(it->off))
		all = dx_dec_mul(dx_dec_mul(all, dx_dec_sub(dx_dec(100, 0), it->off)), dx_dec(1, 2));
	return dx_dec_is_zero(it->less) ? all : dx_dec_sub(all, it->less);
}

/* "PC", "ROL", "kg": a short word without digits. */
static bool is_unit(const char *text)
{
	size_t letters, digits, capitals;

	dx_receipt_count(text, &letters, &digits, &capitals);
	return strlen(text) <= UNIT_BYTES && letters == strlen(text);
}

static bool is_times(const char *text)
{
	return ((*text == 'x' || *text == 'X') && !text[1]) || strcmp(text, "\xc3\x97") == 0;
}

/* "6x Tea @ 1.50", "2x Brot à 1,50": what stands between a name and the price of one. */
static bool is_each(const char *text)
{
	return is_times(text) || strcmp(text, "@") == 0 || strcmp(text, "\xc3\xa0") == 0;
}

/* Does a heading above LINE name what is taken off? */
static bool has_discounts(struct dx_job *job, size_t line)
{
	for (size_t i = 0; i < line; i++) {
		struct dx_val v;
		size_t at;

		if (dx_receipt_holds(job, i, RL_DISCOUNT) && !dx_receipt_amount(job, i, 0, &v, &at))
			return true;
	}
	return false;
}

bool dx_receipt_heads_goods(struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_holds(job, index, RL_PRICE);

	if (!hit || hit->first == 0 ||
	    line->words[hit->first]->x0 - line->words[hit->first - 1]->x1 <= 2 * line->height)
		return false;
	for (size_t i = 0; i < line->n; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	return true;
}

/* "VAT%", "GST %": word AT of LINE, a tax and the sign of a rate. */
static bool is_rate_of_tax(const struct dx_line *line, size_t at)
{
	static const char *const taxes[] = {"vat", "gst", "sst", "tax", "tva", "iva", "btw", "mwst", "ust"};
	const char *text = line->words[at]->text;
	size_t n = strcspn(text, "%");

	if (strcmp(text + n, "%") != 0 && !(at + 1 < line->n && strcmp(line->words[at + 1]->text, "%") == 0))
		return false;
	for (size_t i = 0; i < DX_LEN(taxes); i++)
		if (dx_str_ieq_c(dx_strn(text, n), taxes[i]))
			return true;
	return false;
}

/* Does the rate of a tax head the column of word AT, above line INDEX? */
static bool is_below_rate(struct dx_job *job, size_t index, size_t at)
{
	const struct dx_word *figure = job->lines.v[index].words[at];
	const int32_t slack = job->lines.v[index].height;

	for (size_t i = 0; i < index; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (line->page != job->lines.v[index].page || !dx_receipt_heads_goods(job, i))
			continue;
		for (size_t k = 1; k < line->n; k++)
			if (is_rate_of_tax(line, k) && line->words[k]->x1 + slack > figure->x0 &&
			    line->words[k]->x0 < figure->x1 + slack)
				return true;
	}
	return false;
}

/* What word AT of line INDEX takes off, a share or an amount, into IT: "5%", "-4.44", "-" and "0.00" for nothing. */
static bool read_off(struct dx_job *job, size_t index, size_t at, struct rec_item *it)
{
	const char *text = job->lines.v[index].words[at]->text;
	struct dx_number n;

	size_t letters, digits, capitals;

	it->off = it->less = dx_dec(0, 0);
	dx_receipt_count(text, &letters, &digits, &capitals);
	if (letters + digits == 0)
		return true;
	if (!dx_value_parse(dx_str(text), job->tables.rule, &n))
		return false;
	if (n.has_percent)
		it->off = n.value;
	else if (n.value.coef <= 0 && n.value.scale == 2)
		it->less = dx_dec_abs(n.value);
	else
		return false;
	return true;
}

/* … and where a heading says so, a figure without a sign; SHARE: of hundred. */
static bool read_headed(struct dx_job *job, size_t index, size_t at, bool share, struct rec_item *it)
{
	struct dx_number n;

	it->off = it->less = dx_dec(0, 0);
	if (!dx_value_parse(dx_str(job->lines.v[index].words[at]->text), job->tables.rule, &n) || n.has_percent ||
	    n.value.coef < 0 || (!share && n.value.scale != 2) || !has_discounts(job, index))
		return false;
	*(share ? &it->off : &it->less) = n.value;
	return dx_dec_cmp(it->off, dx_dec(100, 0)) < 0;
}

/*
 * Of two factors, which of them is the price? "59.00 2", "59.0 2", "2.000 56": where one has a mark, the other is no
 * price without; and what has thousandths is how many.
 */
static bool may_be_priced(struct dx_dec quantity, struct dx_dec price)
{
	return price.scale == 0 ? quantity.scale == 0 : price.scale < 3 || quantity.scale > 0;
}

/* "1." in front of a line of a text layer is its number; on a scan the mark may be a speck. */
static bool is_running(const struct dx_job *job, const struct dx_line *line, size_t at)
{
	const char *text = line->words[at]->text;

	return at == 0 && job->pages[line->page].source != DX_SOURCE_OCR && text[strlen(text) - 1] == '.';
}

/* Do word Q and word PRICE of LINE make the amount of IT, what is taken off being known? */
static bool pair_makes(struct dx_job *job, const struct dx_line *line, size_t q, size_t price, struct rec_item *it)
{
	const char *text = line->words[q]->text;
	struct dx_dec v;
	size_t n;

	if (!dx_fields_amount_of(job, &(struct dx_words){line->words + price, 1, 0, line->page}, &it->price))
		return false;
	if (dx_receipt_quantity_at(text, &v, &n) && (!text[n] || is_times(text + n)) && !is_running(job, line, q) &&
	    may_be_priced(v, it->price.dec) && dx_dec_near(dx_receipt_priced(it, v), it->amount.dec, dx_dec(1, 2))) {
		it->quantity = dx_lines_val(job->arena, &job->pages[line->page], line->words + q, 1);
		it->quantity.dec = v;
		return true;
	}
	it->price = (struct dx_val){0};
	return false;
}

/* "1. Sachet x 6  6.00": what ends a name, a blank behind it and without a mark, is no price. */
static bool is_priced(const struct dx_line *line, size_t last)
{
	return strpbrk(line->words[last]->text, ".,") ||
	       line->words[last]->x0 - line->words[last - 1]->x1 > line->height;
}

/* Quantity and price that end with word LAST; *FROM and *TO are what is left for the name. */
static bool read_pair(struct dx_job *job, const struct dx_line *line, size_t last, struct rec_item *it, size_t *from,
		      size_t *to)
{
	size_t units = 0; /* "2 PC 6.50", "2 PCS RM 6.50" */
	size_t q;

	while (units < UNITS && units + 1 < last && is_unit(line->words[last - 1 - units]->text))
		units++;
	q = last - 1 - units;
	if (q > 0 && pair_makes(job, line, q, last, it)) {
		*from = 0;
		*to = q;
	} else if (!strchr(".,", *line->words[1]->text) && is_priced(line, last) &&
		   pair_makes(job, line, 0, last, it)) {
		*from = last > 2 && is_times(line->words[1]->text) ? 2 : 1; /* "6 x Tea 1.50 9.00"; and no "59 .00 2" */
		*to = last > *from + 1 && is_each(line->words[last - 1]->text) ? last - 1 : last;
	} else if (last > 0 && strpbrk(line->words[last - 1]->text, ".,") && !strpbrk(line->words[last]->text, ".,") &&
		   pair_makes(job, line, last, last - 1, it)) { /* "39.90 1" */
		*from = 0;
		*to = last - 1;
	} else {
		return false;
	}
	return true;
}

bool dx_receipt_columns(struct dx_job *job, size_t index, size_t at, struct rec_item *it, size_t *from, size_t *to)
{
	const struct dx_line *line = &job->lines.v[index];

	if (at < 2)
		return false;
	it->off = it->less = dx_dec(0, 0);
	if (read_pair(job, line, at - 1, it, from, to))
		return true;
	if (at > 2 && read_off(job, index, at - 1, it) && read_pair(job, line, at - 2, it, from, to))
		return true;
	/* the rate of a tax that is in the price */
	it->off = it->less = dx_dec(0, 0);
	if (at > 2 && is_below_rate(job, index, at - 1) && read_pair(job, line, at - 2, it, from, to))
		return true;
	for (int share = 0; at > 2 && share < 2; share++)
		if (read_headed(job, index, at - 1, share, it) && read_pair(job, line, at - 2, it, from, to))
			return true;
	it->off = it->less = dx_dec(0, 0);
	return false;
}

bool dx_receipt_price_makes(struct dx_job *job, size_t at, struct dx_dec q, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[it->line];
	bool next = at + 2 == it->at;

	if (!dx_fields_amount_of(job, &(struct dx_words){line->words + at, 1, 0, line->page}, &it->price))
		return false;
	it->off = it->less = dx_dec(0, 0);
	for (int way = 0; way < 4 && may_be_priced(q, it->price.dec); way++) {
		if (way > 0 && !(next && (way == 1 ? read_off(job, it->line, at + 1, it)
						   : read_headed(job, it->line, at + 1, way == 3, it))))
			continue;
		if (dx_dec_near(dx_receipt_priced(it, q), it->amount.dec, dx_dec(1, 2)))
			return true;
	}
	it->off = it->less = dx_dec(0, 0);
	it->price = (struct dx_val){0};
	return false;
}
