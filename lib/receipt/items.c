/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Goods: lines between the head and the sums that end with an amount. */
#include <string.h>

#include "receipt_int.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static size_t letters_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') || (unsigned char)*text >= 0x80;
	return n;
}

/* A small number of things at the start of a word: "3", "3x", "2.5KG", "1@"; *N_R bytes. */
static bool quantity_at(const char *text, struct dx_dec *v, size_t *n_r)
{
	size_t from = strspn(text, "~-_*'.,");
	size_t n = from;
	size_t digits = 0;
	bool point = false;

	while (is_digit(text[n]) || (text[n] == '.' && !point && is_digit(text[n + 1]))) {
		point |= text[n] == '.';
		digits += is_digit(text[n]);
		n++;
	}
	*n_r = n + strspn(text + n, ".,_-'");
	return digits > 0 && digits <= 6 && dx_dec_parse(dx_strn(text + from, n - from), v);
}

static bool is_times(const char *text)
{
	return strcmp(text, "x") == 0 || strcmp(text, "X") == 0 || strcmp(text, "@") == 0 || strcmp(text, "*") == 0 ||
	       strcmp(text, "\xc3\x97") == 0;
}

/* The unit price behind a mark of multiplication, in word AT or the next one. */
static bool price_at(struct dx_job *job, const struct dx_line *line, size_t at, size_t skip, struct dx_val *v)
{
	for (size_t i = at; i < line->n && i < at + 2; i++) {
		struct dx_words w = {line->words + i, 1, i == at ? skip : 0, line->page};
		const char *text = dx_words_text(job->arena, &w);
		struct dx_number n;

		while (*text == '@' || *text == 'x' || *text == 'X' || *text == '*')
			text++;
		if (!*text || !dx_value_parse(dx_str(text), job->tables.rule, &n) || n.value.scale == 0)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->dec = n.value;
		return true;
	}
	return false;
}

/* "3 x 4.50", "3x", "Quantity: 2 @ $1.70", "3 Rice 1kg $3.80 $11.40": how many, and for how much each. */
static void read_quantity(struct dx_job *job, const struct dx_line *line, struct rec_item *it, size_t *from, size_t *to)
{
	for (size_t i = 0; i < *to; i++) {
		const char *text = line->words[i]->text;
		struct dx_dec q;
		size_t n;
		size_t behind;
		bool glued;
		bool apart;

		if (!quantity_at(text, &q, &n))
			continue;
		glued = (text[n] == 'x' || text[n] == 'X' || text[n] == '@') && !(letters_of(text + n) > 1);
		apart = !text[n] && i + 1 < line->n &&
			(is_times(line->words[i + 1]->text) || line->words[i + 1]->text[0] == '@');
		if (!glued && !apart)
			continue;
		it->quantity = dx_lines_val(job->arena, &job->pages[line->page], line->words + i, 1);
		it->quantity.dec = q;
		behind = i + 1;
		if (price_at(job, line, glued ? i : i + 1, glued ? n : 0, &it->price))
			while (behind < *to && letters_of(line->words[behind]->text) < 2)
				behind++;
		/* "2 x 6.50 Tea" or "Tea 2 x 6.50" */
		if (i == 0 && behind < *to)
			*from = behind;
		else
			*to = i;
		return;
	}
}

/* A number before the text, or behind it, and a price before the amount, that make the amount. */
static bool read_columns(struct dx_job *job, size_t index, size_t at, struct rec_item *it, size_t *from, size_t *to)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t places[2] = {0};
	struct dx_val price;

	if (at < 2 || !dx_fields_amount_of(job, &(struct dx_words){line->words + at - 1, 1, 0, line->page}, &price))
		return false;
	places[1] = at - 2;
	for (size_t i = 0; i < DX_LEN(places); i++) {
		const char *text = line->words[places[i]]->text;
		struct dx_dec q;
		size_t n;

		if (!quantity_at(text, &q, &n) || text[n] ||
		    !dx_dec_near(dx_dec_mul(q, price.dec), it->amount.dec, dx_dec(1, 2)))
			continue;
		it->quantity = dx_lines_val(job->arena, &job->pages[line->page], line->words + places[i], 1);
		it->quantity.dec = q;
		it->price = price;
		*from = places[i] == 0 ? 1 : 0;
		*to = places[i] == 0 ? at - 1 : at - 2;
		return true;
	}
	return false;
}

/* Labels that may as well be words of goods. */
static bool is_word(const struct dx_label_hit *hit)
{
	return !hit || hit->field == RL_TIP || (hit->field >= RL_COMPANY && hit->field <= RL_STREET);
}

/* A line of text only: the name of the goods whose amount stands below, or above. */
static bool is_text(struct dx_job *job, size_t index)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_label(job, index);
	struct dx_val v;
	size_t at;

	return letters_of(dx_lines_text(job->arena, line->words, line->n)) >= 3 && is_word(hit) &&
	       !dx_receipt_amount(job, index, 0, &v, &at);
}

static struct dx_val text_of(struct dx_job *job, size_t index, size_t from, size_t to)
{
	const struct dx_line *line = &job->lines.v[index];

	return dx_lines_val(job->arena, &job->pages[line->page], line->words + from, to - from);
}

/* An amount in the words before AT that is not the price. */
static bool has_odd_figure(struct dx_job *job, const struct dx_line *line, size_t at, const struct rec_item *it)
{
	for (size_t i = 0; i < at; i++) {
		const struct dx_word *w = line->words[i];
		struct dx_number n;
		const char *text = w->text + strspn(w->text, "@xX*");

		if (dx_value_parse(dx_str(text), job->tables.rule, &n) && !n.has_percent && n.value.scale == 2 &&
		    !(dx_val_has(&it->price) && dx_dec_cmp(it->price.dec, n.value) == 0))
			return true;
	}
	return false;
}

/* "6 Rice 1kg", "Rice 1kg 335": a small number in front, one without letters right before the amount AT. */
static bool has_count(const struct dx_line *line, size_t at)
{
	struct dx_dec q;
	size_t n;

	if (at < 2)
		return false;
	if (quantity_at(line->words[0]->text, &q, &n) && !line->words[0]->text[n] && n <= 3)
		return true;
	return letters_of(line->words[at - 1]->text) == 0 && quantity_at(line->words[at - 1]->text, &q, &n);
}

/* One line with an amount at its end. False when it is none of goods. */
static bool read_item(struct dx_job *job, size_t index, size_t floor, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_label(job, index);
	size_t at;
	size_t from = 0;
	size_t to;

	if (!is_word(hit) && hit->field != RL_OTHER)
		return false;
	if (!dx_receipt_amount(job, index, 0, &it->amount, &at))
		return false;
	to = at;
	if (!read_columns(job, index, at, it, &from, &to))
		read_quantity(job, line, it, &from, &to);
	it->has_odd_figure = has_odd_figure(job, line, at, it);
	it->has_count = !dx_val_has(&it->quantity) && has_count(line, at);
	/* codes and running numbers before the text */
	while (from < to && letters_of(line->words[from]->text) == 0)
		from++;
	while (to > from && letters_of(line->words[to - 1]->text) == 0 && strpbrk(line->words[to - 1]->text, ".,"))
		to--;
	if (from < to && letters_of(dx_lines_text(job->arena, line->words + from, to - from)) >= 3) {
		if (is_word(hit))
			it->description = text_of(job, index, from, to);
	}
	if (!dx_val_has(&it->description) && index > floor && is_text(job, index - 1))
		it->description = text_of(job, index - 1, 0, job->lines.v[index - 1].n);
	return dx_val_has(&it->description) || dx_val_has(&it->quantity);
}

void dx_receipt_items(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*items));
	size_t n = 0;

	for (size_t i = r->body; i < r->foot; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		size_t at;

		if (hit && hit->field == RL_COUNT)
			dx_receipt_amount(job, i, hit->first + hit->n, &r->counted, &at);
		items[n] = (struct rec_item){0};
		if (!read_item(job, i, r->body, &items[n]))
			continue;
		/* values that a person gave for what recognition misread do not change the page */
		if (!job->given || job->pages[job->lines.v[i].page].source != DX_SOURCE_OCR)
			r->has_odd_figure |= items[n].has_odd_figure;
		n++;
	}
	r->line_items = (struct dx_rows){items, n};
}
