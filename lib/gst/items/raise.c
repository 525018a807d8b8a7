/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Items whose price and value stand on a line of their own below them, with a name before them:
 *
 *     00010  92-7392-B                        32.000  M
 *            Hydraulic Hose 1/2 in
 *              Basic Price                            296.44  1 M      9,486.08
 *
 * These figures are raised to the item's own line where its quantity makes the one of the other, before tables are
 * looked for.
 */
#include <string.h>

#include "items.h"
#include "table/table.h"

#define COUNT_MAX 6 /* digits of a count of items */
#define FAR       4 /* lines from an item to its price, at most */
#define NAME_MAX  4 /* words */
#define OF_MAX    4 /* bytes of what a price is for */

static bool is_word(const char *text)
{
	return dx_gst_has_letter(text) && !dx_has_digit(text);
}

/* The quantity with which LINE, of an item, ends: "10 Widget 32.000 M". False: it ends otherwise, or has an amount. */
static bool quantity_of(const struct dx_line *line, struct dx_dec *q_r)
{
	size_t last = line->n;
	size_t digits;
	struct gst_figure f;

	if (line->n < 3)
		return false;
	digits = strspn(line->words[0]->text, "0123456789");
	if (digits == 0 || digits > COUNT_MAX ||
	    line->words[0]->text[digits + strspn(line->words[0]->text + digits, ".)")])
		return false;
	last -= is_word(line->words[line->n - 1]->text) ? 2 : 1;
	if (last < 2 || !dx_gst_parse_figure(line->words[last]->text, &f) || !f.has || f.is_percent)
		return false;
	for (size_t i = 1; i < last; i++)
		if (dx_columns_amount_like(line->words[i]))
			return false;
	*q_r = f.v;
	return true;
}

/* "1 M", "M" or nothing, FROM..TO: what the price is for. Recognition makes "1M" of it, "1," and "':1": short ones. */
static bool is_of_one(const struct dx_line *line, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++) {
		const struct dx_word *w = line->words[i];

		if (w->conf < 100 ? strlen(w->text) > OF_MAX
		    : i + 1 < to  ? strcmp(w->text, "1") != 0
				  : !is_word(w->text))
			return false;
	}
	return true;
}

/* "Basic Price   296.44 1 M   9,486.08": where the price of one stands in LINE; 0: it is no such line, or its amount is
 * not what Q of them cost. */
static size_t price_at(const struct dx_line *line, struct dx_dec q)
{
	size_t at = 0;
	size_t last = line->n - 1;
	struct gst_figure price;
	struct gst_figure amount;

	while (at < line->n && is_word(line->words[at]->text))
		at++;
	if (at == 0 || at > NAME_MAX || at >= last || last - at > 3 || !dx_columns_amount_like(line->words[at]) ||
	    !dx_columns_amount_like(line->words[last]) || !dx_gst_parse_figure(line->words[at]->text, &price) ||
	    !dx_gst_parse_figure(line->words[last]->text, &amount) || price.is_percent || amount.is_percent)
		return 0;
	if (!is_of_one(line, at + 1, last))
		return 0;
	return dx_dec_cmp(dx_dec_round(dx_dec_mul(q, price.v), 2), amount.v) == 0 ? at : 0;
}

/* "Gr 8.8 Plated" is a name. */
static bool ends_with_amount(const struct dx_line *line)
{
	return line->n > 0 && dx_columns_amount_like(line->words[line->n - 1]);
}

/* ITEM with the price at word AT of LINE, and its amount. */
static void join(struct dx_arena *a, struct dx_line *item, const struct dx_line *line, size_t at)
{
	const struct dx_word **words = dx_alloc_array(a, item->n + 2, sizeof(*words));

	memcpy(words, item->words, item->n * sizeof(*words));
	words[item->n] = line->words[at];
	words[item->n + 1] = line->words[line->n - 1];
	item->words = words;
	item->n += 2;
	item->x1 = line->x1;
}

/* The line below that of item AT, of quantity Q, that has its price; SIZE_MAX: there is none. */
static size_t price_of(const struct dx_lines *l, size_t at, struct dx_dec q, size_t *word_r)
{
	const struct dx_line *item = &l->v[at];

	for (size_t k = at + 1; k < l->n && k <= at + FAR && l->v[k].page == item->page; k++) {
		*word_r = l->v[k].n ? price_at(&l->v[k], q) : 0;
		if (*word_r && l->v[k].words[*word_r]->x0 > item->words[item->n - 1]->x1)
			return k;
		if (ends_with_amount(&l->v[k]))
			return SIZE_MAX;
	}
	return SIZE_MAX;
}

void dx_gst_raise_prices(struct dx_job *job)
{
	struct dx_lines *l = &job->lines;
	bool *taken = dx_alloc_array(job->arena, l->n + 1, sizeof(*taken));
	bool any = false;

	memset(taken, 0, (l->n + 1) * sizeof(*taken));
	for (size_t i = 0; i + 1 < l->n; i++) {
		struct dx_dec q;
		size_t word = 0;
		size_t k = quantity_of(&l->v[i], &q) ? price_of(l, i, q, &word) : SIZE_MAX;

		if (k == SIZE_MAX || taken[k])
			continue;
		join(job->arena, &l->v[i], &l->v[k], word);
		any = taken[k] = true;
	}
	if (any)
		dx_gst_drop_lines(l, taken);
}
