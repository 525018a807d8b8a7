/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Goods that are written down, not across: "Product : PETROL", "Rate : 96.72", "Volume : 24.19", "Amount : 2339.66",
 * one block for each and a total below all of them. The labels say which figure is which.
 */
#include <stdlib.h>
#include <string.h>

#include "receipt_int.h"

#define BLOCK_LINES 4 /* below the name */
#define UNIT_BYTES  6 /* of the longest word about a figure: "litre", "pcs." */

/* The first word behind label HIT and its colon that says something; the end of the line: none does. */
static size_t behind_label(const struct dx_line *line, const struct dx_label_hit *hit)
{
	size_t at = hit->first + hit->n;
	size_t letters = 0;
	size_t digits = 0;
	size_t capitals;

	for (; at < line->n && letters + digits == 0; at++)
		dx_receipt_count(line->words[at]->text, &letters, &digits, &capitals);
	return letters + digits > 0 ? at - 1 : line->n;
}

/* "Ltr", "kg.", "gal": a short word of letters that may stand behind a figure and say of what it is. */
static bool is_unit(const char *text)
{
	size_t letters, digits, capitals;

	dx_receipt_count(text, &letters, &digits, &capitals);
	return letters > 0 && digits == 0 && strlen(text) <= UNIT_BYTES;
}

/* The one figure of line INDEX, which ends it but for a unit; a colon before it may be anything on a scan. */
static bool figure_on(struct dx_job *job, size_t index, struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t at = line->n - 1 - (line->n > 2 && is_unit(line->words[line->n - 1]->text));
	const char *text = line->words[at]->text + strspn(line->words[at]->text, ":");
	struct dx_number n;

	for (size_t i = 0; i < at; i++)
		if (dx_has_digit(line->words[i]->text))
			return false;
	if (at == 0 || !dx_value_parse(dx_str(text), job->tables.rule, &n) || n.has_percent)
		return false;
	*v = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, 1);
	v->dec = n.value;
	return true;
}

/* Does line INDEX go on with a name that begins at X? */
static bool runs_on(const struct dx_job *job, size_t index, int32_t x)
{
	const struct dx_line *line = &job->lines.v[index];

	return !dx_receipt_label(job, index) && abs(line->words[0]->x0 - x) <= line->height / 2;
}

/* The name on line FIRST, behind its label, and on the next one; returns the line behind it, 0: there is none. */
static size_t read_name(struct dx_job *job, size_t first, struct rec_item *it)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, first);
	const struct dx_line *line = &job->lines.v[first];
	size_t at = hit && hit->field == RL_GOODS && hit->first == 0 ? behind_label(line, hit) : line->n;
	struct dx_val more;

	if (at == line->n || first + 1 == job->lines.n)
		return 0;
	it->description = dx_lines_val(job->arena, &job->pages[line->page], line->words + at, line->n - at);
	it->description.text += strspn(it->description.text, ": ");
	if (!runs_on(job, first + 1, line->words[at]->x0))
		return first + 1;
	line++;
	more = dx_lines_val(job->arena, &job->pages[line->page], line->words, line->n);
	it->description.text = dx_asprintf(job->arena, "%s %s", it->description.text, more.text);
	it->description.raw = it->description.text;
	it->description.place = dx_place_join(it->description.place, more.place);
	return first + 2;
}

/* ":": what is left of a line that was read twice. */
static bool is_speck(const struct dx_line *line)
{
	size_t letters, digits, capitals;

	dx_receipt_count(line->words[0]->text, &letters, &digits, &capitals);
	return line->n == 1 && letters + digits == 0;
}

/* "NOZZLE NO : 4": a number of something, not how many. */
static bool is_number_of(const struct dx_line *line)
{
	static const char *const names[] = {"no", "nr", "number"};

	for (size_t i = 1; i + 1 < line->n; i++)
		for (size_t k = 0; k < DX_LEN(names); k++)
			if (dx_str_ieq_c(dx_strn(line->words[i]->text, strcspn(line->words[i]->text, ".:")), names[k]))
				return true;
	return false;
}

/* "RATE/PACK", "PRICE/L": the price of one, whatever it is one of. */
static bool is_price_per(const struct dx_line *line)
{
	const char *text = line->words[0]->text;
	size_t n = strcspn(text, "/");

	return text[n] && (dx_str_ieq_c(dx_strn(text, n), "rate") || dx_str_ieq_c(dx_strn(text, n), "price"));
}

/* "231.74" for ":31.74" of a scan: the figure V, a colon that was taken for a digit left out, where it makes the
 * amount. */
static void drop_colon(struct dx_job *job, const struct rec_item *it, struct dx_val *v)
{
	struct rec_times t = {*v, it->price, false};

	if (!dx_whole_scanned(job) || dx_receipt_times_make(&t, it->amount.dec) || !dx_is_digit(v->raw[0]) ||
	    !dx_is_digit(v->raw[1]) || !dx_dec_parse(dx_str(v->raw + 1), &t.quantity.dec) ||
	    !dx_receipt_times_make(&t, it->amount.dec))
		return;
	v->dec = t.quantity.dec;
	v->source = DX_VAL_REPAIRED;
}

/* Of the N figures FOUND beside a price, which is how many? One alone is; else the one that makes the amount. */
static bool take_quantity(struct dx_job *job, struct rec_item *it, struct dx_val *found, size_t n)
{
	for (size_t i = 0; i < n; i++)
		drop_colon(job, it, &found[i]);
	for (size_t i = 0; i < n; i++) {
		struct rec_times t = {found[i], it->price, false};

		if (n > 1 && !dx_receipt_times_make(&t, it->amount.dec))
			continue;
		it->quantity = found[i];
		return true;
	}
	return false;
}

/* The block whose name stands on line FIRST; returns the line of its amount, 0: there is none. */
static size_t read_block(struct dx_job *job, size_t first, struct rec_item *it)
{
	struct dx_val found[BLOCK_LINES];
	size_t n = 0;
	size_t from;

	*it = (struct rec_item){0};
	from = read_name(job, first, it);
	for (size_t i = from; from > 0 && i < from + BLOCK_LINES && i < job->lines.n; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_val v;

		if (is_speck(&job->lines.v[i])) {
			from++;
			continue;
		}
		if (!figure_on(job, i, &v))
			return 0;
		if (hit && dx_receipt_is_total(hit->field)) {
			it->amount = v;
			it->line = i;
			return v.dec.scale == 2 && dx_val_has(&it->price) && take_quantity(job, it, found, n) ? i : 0;
		}
		if (((hit && hit->field == RL_PRICE) || is_price_per(&job->lines.v[i])) && !dx_val_has(&it->price))
			it->price = v;
		else if (is_number_of(&job->lines.v[i]))
			from++;
		else
			found[n++] = v;
	}
	return 0;
}

/* The price of one, alone with what it is called on line INDEX: "PRICE/GAL: $3.917", "Unit price 4.50". */
static bool price_on(struct dx_job *job, size_t index, struct dx_val *v)
{
	const struct dx_label_hit *hit = dx_receipt_label(job, index);

	return ((hit && hit->field == RL_PRICE && hit->first == 0) || is_price_per(&job->lines.v[index])) &&
	       figure_on(job, index, v);
}

bool dx_receipt_measured(struct dx_job *job, size_t index, struct rec_item *it)
{
	struct rec_times t = {.has_word = false};
	bool below = false;

	for (size_t i = index; i < index + 2; i++) {
		if (i >= job->lines.n || job->lines.v[i].page != job->lines.v[index].page)
			return false;
		if (!dx_val_has(&t.price) && price_on(job, i, &t.price))
			continue;
		below = !is_number_of(&job->lines.v[i]) && figure_on(job, i, &t.quantity);
	}
	if (!below || !dx_val_has(&t.price) || t.quantity.dec.coef <= 0 || t.quantity.dec.scale > 3 ||
	    !dx_receipt_times_make(&t, it->amount.dec))
		return false;
	it->quantity = t.quantity;
	it->price = t.price;
	it->has_count = it->has_count_behind = false;
	return true;
}

bool dx_receipt_says_price(struct dx_job *job, size_t index)
{
	struct dx_val v;

	return is_price_per(&job->lines.v[index]) && figure_on(job, index, &v);
}

/* Is a total said below line FROM? What a lone block comes to is the total itself otherwise. */
static bool has_total_below(struct dx_job *job, size_t from)
{
	for (size_t i = from; i < job->lines.n; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct dx_val v;
		size_t at;

		if (hit && dx_receipt_is_total(hit->field) && dx_receipt_amount(job, i, hit->first + hit->n, &v, &at))
			return true;
	}
	return false;
}

void dx_receipt_blocks(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*items));
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		size_t last = read_block(job, i, &items[n]);

		if (last == 0)
			continue;
		r->block_first = n == 0 ? i : r->block_first;
		r->block_end = last + 1;
		i = last;
		n++;
	}
	if (n == 0 || !has_total_below(job, r->block_end)) {
		r->block_first = r->block_end = 0;
		return;
	}
	r->line_items = (struct dx_rows){items, n};
}

bool dx_receipt_in_blocks(const struct rec_receipt *r, size_t line)
{
	return line >= r->block_first && line < r->block_end;
}
