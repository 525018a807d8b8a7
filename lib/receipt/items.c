/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Goods: lines between the head and the sums that end with an amount. */
#include <string.h>

#include "receipt_int.h"

#define NEAR         2 /* lines between an amount and its quantity with the price of one */
#define NAME_LETTERS 3 /* of a name, at least */
#define COUNT_DIGITS 2
#define COLUMN_MIN   4 /* amounts, one of which is not below the others */

static size_t letters_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += dx_is_letter(*text) || (unsigned char)*text >= 0x80;
	return n;
}

static bool is_times(const char *text)
{
	return strcmp(text, "x") == 0 || strcmp(text, "X") == 0 || strcmp(text, "@") == 0 || strcmp(text, "*") == 0 ||
	       strcmp(text, "\xc3\x97") == 0;
}

/* The unit price behind a mark of multiplication, in word AT or the next one, before word END. */
static bool price_at(struct dx_job *job, const struct dx_line *line, size_t at, size_t end, size_t skip,
		     struct dx_val *v)
{
	for (size_t i = at; i < end && i < at + 2; i++) {
		struct dx_words w = {line->words + i, 1, i == at ? skip : 0, line->page};
		const char *text = dx_words_text(job->arena, &w);
		struct dx_number n;

		while (*text && strchr("@xX*(", *text))
			text++;
		if (!*text || !dx_value_parse(dx_str(text), job->tables.rule, &n) || n.value.scale == 0)
			continue;
		*v = dx_words_val(job->arena, &job->lines, &w);
		v->dec = n.value;
		return true;
	}
	return false;
}

/* "2X4-8": figures behind the mark that are no price make a size of it, which is of a name. */
static bool is_size(const struct dx_job *job, const char *behind)
{
	struct dx_number n;

	return dx_is_digit(*behind) && (!dx_value_parse(dx_str(behind), job->tables.rule, &n) || n.value.scale == 0);
}

/* Bytes of the sign of multiplication that TEXT begins with, or of "@"; 0: it has none. */
static size_t sign_at(const char *text)
{
	if (strncmp(text, "\xc3\x97", 2) == 0)
		return 2;
	return *text == 'x' || *text == 'X' || *text == '@';
}

/* "3 x 4.50", "3x", "3×", "Quantity: 2 @ $1.70", "3 Rice 1kg $3.80 $11.40": how many, and for how much each. */
static void read_quantity(struct dx_job *job, const struct dx_line *line, struct rec_item *it, size_t *from, size_t *to)
{
	for (size_t i = 0; i < *to; i++) {
		const char *text = line->words[i]->text;
		struct dx_dec q;
		size_t n;
		size_t behind;
		size_t sign;
		bool glued;
		bool apart;

		if (!dx_receipt_quantity_at(text, &q, &n))
			continue;
		sign = sign_at(text + n);
		glued = sign > 0 && letters_of(text + n + sign) <= (text[n] == '@') && !is_size(job, text + n + sign);
		apart = !text[n] && i + 1 < line->n &&
			(is_times(line->words[i + 1]->text) || line->words[i + 1]->text[0] == '@');
		if (!glued && !apart)
			continue;
		/* "TISSUE 3X": what ends a name may be of it */
		if (i > 0 && i + 1 + apart == *to)
			return;
		it->quantity = dx_lines_val(job->arena, &job->pages[line->page], line->words + i, 1);
		it->quantity.dec = q;
		behind = i + 1 + (apart && is_times(line->words[i + 1]->text)); /* "2 x Tea" */
		if (price_at(job, line, glued ? i : i + 1, it->at, glued ? n + sign : 0, &it->price))
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

/* "2", "x2", "(x2)", "3X": a whole number, and whether a sign of multiplication is glued to it. */
static bool count_in(const char *text, struct dx_dec *q, bool *marked_r)
{
	size_t from = *text == '(';
	size_t to = strlen(text);

	to -= to > from && text[to - 1] == ')';
	*marked_r = to > from && (strchr("xX", text[from]) || strchr("xX", text[to - 1]));
	if (*marked_r && strchr("xX", text[from]))
		from++;
	else if (*marked_r)
		to--;
	return to > from && to - from <= COUNT_DIGITS && strspn(text + from, "0123456789") >= to - from &&
	       dx_dec_parse(dx_strn(text + from, to - from), q) && q->coef > 0;
}

/* "x 2", "(x2)", "3X", "3 x" before word END of line INDEX: how many, or how many are in a pack. */
static void read_behind(struct dx_job *job, size_t index, size_t end, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[index];
	size_t figure = end;
	struct dx_dec q;
	bool marked;

	if (end > 1 && count_in(line->words[end - 1]->text, &q, &marked) && marked)
		figure = it->said_at = end - 1;
	for (size_t k = 1; end > 2 && k < 3 && figure == end; k++)
		if (is_times(line->words[end - k]->text) && count_in(line->words[end - 3 + k]->text, &q, &marked) &&
		    !marked) {
			figure = end - 3 + k;
			it->said_at = end - 2;
		}
	if (figure == end)
		return;
	it->said_line = index;
	it->said_behind = dx_lines_val(job->arena, &job->pages[line->page], line->words + figure, 1);
	it->said_behind.dec = q;
}

/* "2 PC x 4.90" before the amount AT, behind a name or not: only where it makes the amount. */
static bool read_times(struct dx_job *job, size_t index, size_t at, struct rec_item *it, size_t *to)
{
	struct rec_times t;

	for (size_t from = 0; from + 1 < at; from++) {
		if (!dx_receipt_times(job, index, from, at, &t) || t.has_word ||
		    !dx_receipt_times_make(&t, it->amount.dec))
			continue;
		it->quantity = t.quantity;
		it->price = t.price;
		*to = from;
		return true;
	}
	return false;
}

/* "MRP": is V, word AT of line INDEX, the list price that a heading above it names? It is no less than what is asked.
 */
static bool is_list_price(struct dx_job *job, size_t index, size_t at, struct dx_dec v, const struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_word *figure = line->words[at];

	for (size_t i = 0; dx_val_has(&it->price) && dx_dec_cmp(v, it->price.dec) >= 0 && i < index; i++)
		for (size_t k = 0; k < job->lines.v[i].n; k++) {
			const struct dx_word *w = job->lines.v[i].words[k];

			if (w->x1 + line->height > figure->x0 && w->x0 < figure->x1 + line->height &&
			    job->lines.v[i].page == line->page && strcmp(dx_receipt_fold(job, w->text), "MRP") == 0)
				return true;
		}
	return false;
}

/* An amount in the words before AT that is not the price, nor what is taken off. */
static bool has_odd_figure(struct dx_job *job, size_t index, size_t at, const struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[index];

	for (size_t i = 0; i < at; i++) {
		const struct dx_word *w = line->words[i];
		struct dx_number n;
		const char *text = w->text + strspn(w->text, "@xX*");

		if (dx_value_parse(dx_str(text), job->tables.rule, &n) && !n.has_percent && n.value.scale == 2 &&
		    !is_list_price(job, index, i, n.value, it) &&
		    !(dx_val_has(&it->price) &&
		      (dx_dec_cmp(it->price.dec, n.value) == 0 || dx_dec_cmp(it->less, dx_dec_abs(n.value)) == 0 ||
		       dx_dec_cmp(it->off, n.value) == 0)))
			return true;
	}
	return false;
}

/* "Rice 1kg 335": a number without letters right before the amount AT. */
static bool has_count_behind(const struct dx_line *line, size_t at)
{
	struct dx_dec q;
	size_t n;

	return at >= 2 && letters_of(line->words[at - 1]->text) == 0 &&
	       dx_receipt_quantity_at(line->words[at - 1]->text, &q, &n);
}

/* "6 Rice 1kg": a small number in front. */
static bool has_count_before(const struct dx_job *job, const struct dx_line *line, size_t at)
{
	const char *text = line->words[0]->text;
	struct dx_dec q;
	size_t n;

	/* "1." of a text layer is the number of the line */
	if (job->pages[line->page].source != DX_SOURCE_OCR && text[strlen(text) - 1] == '.')
		return false;
	return at >= 2 && dx_receipt_quantity_at(line->words[0]->text, &q, &n) && !line->words[0]->text[n] && n <= 3;
}

/* "BLT (2 @11.50)": a quantity and its price before the amount AT, whatever they make. */
static bool has_times(struct dx_job *job, size_t index, size_t at)
{
	struct rec_times t;

	for (size_t from = 0; from + 1 < at; from++)
		if (dx_receipt_times(job, index, from, at, &t) && !t.has_word)
			return true;
	return false;
}

/* "Phone Card 25  5.00": behind HIT, the label of a number to call, the next word goes on with a name. */
static bool is_thing(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t next = hit->first + hit->n;

	return hit->field == RL_PHONE && !hit->has_colon && next < line->n &&
	       letters_of(line->words[next]->text) >= NAME_LETTERS;
}

/* One line with an amount at its end, EDGE across. False when it is none of goods. */
static bool read_item(struct dx_job *job, size_t index, size_t floor, int32_t edge, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_label_hit *hit = dx_receipt_label(job, index);
	size_t at;

	/* above the sums no payment is one: "Tuna" is hardly told from "Tunai"; nor is what a rest of time is called */
	if (hit && ((hit->field >= RL_CASH && hit->field <= RL_CHANGE) || dx_receipt_is_in_name(job, index, hit) ||
		    is_thing(job, hit)))
		hit = NULL;
	if (!dx_receipt_is_word(hit) && hit->field != RL_OTHER && hit->field != RL_GOODS && hit->field != RL_PRICE)
		return false;
	if (!dx_receipt_amount(job, index, 0, &it->amount, &at) &&
	    !dx_receipt_amount_in_column(job, index, edge, &it->amount, &at) &&
	    !dx_receipt_misread_amount(job, index, edge, &it->amount, &at))
		return false;
	it->line = index;
	it->to = it->at = at;
	if (!read_times(job, index, at, it, &it->to) && !dx_receipt_columns(job, index, at, it, &it->from, &it->to))
		read_quantity(job, line, it, &it->from, &it->to);
	it->has_count = !dx_val_has(&it->quantity) && (has_count_before(job, line, at) || has_times(job, index, at));
	it->has_count_behind = !dx_val_has(&it->quantity) && has_count_behind(line, at);
	if (!dx_val_has(&it->quantity))
		read_behind(job, index, at, it);
	it->has_count |= dx_val_has(&it->said_behind);
	if (!dx_receipt_is_word(hit) ||
	    letters_of(dx_lines_text(job->arena, line->words + it->from, it->to - it->from)) < NAME_LETTERS) {
		it->rest = dx_receipt_is_word(hit) && dx_val_has(&it->quantity) ? it->to : 0;
		it->to = it->from;
	}
	return it->to > it->from || dx_val_has(&it->quantity) || dx_receipt_name_above(job, index, floor) != SIZE_MAX;
}

/* A line that holds nothing but a quantity and a price, until the goods that they make the amount of are known. */
struct aside {
	struct rec_times times;
	bool is, taken;
};

/* The line next to INDEX, downwards or upwards, whose amount TIMES make; SIZE_MAX: none. */
static size_t made_by(struct dx_job *job, const struct rec_receipt *r, const struct aside *asides, size_t index,
		      bool down)
{
	for (size_t k = 1; k <= NEAR; k++) {
		size_t i = down ? index + k : index - k;
		struct dx_val amount;
		size_t at;

		if (i < r->body || i >= r->foot || asides[i].is)
			return SIZE_MAX;
		if (dx_receipt_amount(job, i, 0, &amount, &at))
			return dx_receipt_times_make(&asides[index].times, amount.dec) ? i : SIZE_MAX;
	}
	return SIZE_MAX;
}

/*
 * Which goods each quantity that stands on a line of its own is of: *OF_R of the line of their amount is that line,
 * SIZE_MAX without one. A till prints all of them below the goods, or all of them above.
 */
static void settle_asides(struct dx_job *job, const struct rec_receipt *r, struct aside *asides, size_t *of)
{
	size_t sides[2] = {0};

	for (size_t i = r->body; i < r->foot; i++)
		for (int down = 0; asides[i].is && down < 2; down++)
			sides[down] += made_by(job, r, asides, i, down) != SIZE_MAX;
	for (size_t i = r->body; i < r->foot; i++) {
		size_t line = asides[i].is ? made_by(job, r, asides, i, sides[1] > sides[0]) : SIZE_MAX;

		if (line == SIZE_MAX || of[line] != SIZE_MAX)
			continue;
		of[line] = i;
		asides[i].taken = true;
	}
}

/* "Take-away total (incl. tax)": is a total named in line LINE, behind other words? */
static bool names_total(const struct dx_job *job, size_t line)
{
	for (int field = RL_ROUNDED_TOTAL; field <= RL_TOTAL; field++)
		if (dx_receipt_holds(job, line, field))
			return true;
	return false;
}

/*
 * "Items: 7  Qty: 11  1,675.50": the last line, which a label of something else begins, is what all above come to; so
 * is one that names a total behind other words, which a total may say as well.
 */
static size_t without_sum(struct dx_job *job, struct rec_receipt *r, const struct rec_item *items, size_t n)
{
	struct dx_dec sum = dx_dec(0, 2);
	bool said =
		n > 1 && names_total(job, items[n - 1].line) && dx_receipt_is_said_total(r, items[n - 1].amount.dec);

	if (n < 2 || (!said && (n < 3 || (dx_receipt_is_word(dx_receipt_label(job, items[n - 1].line)) &&
					  !names_total(job, items[n - 1].line)))))
		return n;
	for (size_t i = 0; i + 1 < n; i++)
		sum = dx_dec_add(sum, items[i].amount.dec);
	if (!said && dx_dec_cmp(sum, items[n - 1].amount.dec) != 0)
		return n;
	r->counted = items[n - 1].amount;
	return n - 1;
}

/* "Items: 6  1349.50": what the N goods above come to, beside another label. */
static void take_sum_beside(struct dx_job *job, struct rec_receipt *r, size_t line, const struct rec_item *items,
			    size_t n)
{
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_val v;
	size_t at;

	for (size_t i = 0; i < n; i++)
		sum = dx_dec_add(sum, items[i].amount.dec);
	if (n > 1 && dx_receipt_amount(job, line, 0, &v, &at) && dx_dec_cmp(v.dec, sum) == 0)
		r->counted = v;
}

/* "@ 5.90", "@ 18.80 each": a line of nothing but the price of one, below goods whose quantity stands elsewhere. */
static bool take_price_below(struct dx_job *job, size_t index, struct rec_item *items, size_t n)
{
	const struct dx_line *line = &job->lines.v[index];
	struct rec_item *it = n > 0 ? &items[n - 1] : NULL;
	struct dx_val price;

	if (!it || !dx_receipt_is_price(job, index) || index > it->line + NEAR || dx_val_has(&it->price) ||
	    dx_val_has(&it->price_below) || !price_at(job, line, 0, line->n, 0, &price))
		return false;
	it->price_below = price;
	if (!dx_val_has(&it->quantity) && !dx_val_has(&it->said_behind) && index > it->line + 1)
		read_behind(job, index - 1, job->lines.v[index - 1].n, it); /* where the name ran on */
	return true;
}

/* What is said behind the name of IT is how many. */
static void take_behind(struct rec_item *it)
{
	it->quantity = it->said_behind;
	if (it->said_line == it->line)
		it->to = it->said_at < it->to ? it->said_at : it->to;
	it->has_count = it->has_count_behind = false;
}

/* "3  Colouring book  14.97" above "4.99 each": the number in front of IT, which the price below must make the amount.
 */
static void take_number_in_front(struct dx_job *job, struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[it->line];
	struct rec_times t = {.price = it->price_below};
	size_t n;

	if (dx_val_has(&it->quantity) || dx_val_has(&it->said_behind) || it->from > 0 || it->to < 2 ||
	    !dx_receipt_quantity_at(line->words[0]->text, &t.quantity.dec, &n) || line->words[0]->text[n] ||
	    !dx_receipt_times_make(&t, it->amount.dec))
		return;
	it->quantity = dx_lines_val(job->arena, &job->pages[line->page], line->words, 1);
	it->quantity.dec = t.quantity.dec;
	it->from = 1;
	it->has_count = false;
}

/* … which must make the amount. */
static void settle_prices_below(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;

	for (size_t i = 0; i < r->line_items.n; i++) {
		struct rec_item *it = &items[i];
		struct rec_times t = {.price = it->price_below};

		if (!dx_val_has(&t.price))
			continue;
		take_number_in_front(job, it);
		t.quantity = dx_val_has(&it->quantity) ? it->quantity : it->said_behind;
		if (!dx_val_has(&t.quantity) || !dx_receipt_times_make(&t, it->amount.dec)) {
			r->loose_times = true;
			continue;
		}
		if (!dx_val_has(&it->quantity))
			take_behind(it);
		it->price = t.price;
	}
}

/* "Tea 2x", "Rice x 3": where all goods say how many, none is of a pack. */
static void settle_behind(struct rec_receipt *r)
{
	struct rec_item *items = r->line_items.items;

	for (size_t i = 0; i < r->line_items.n; i++)
		if (!dx_val_has(&items[i].said_behind))
			return;
	for (size_t i = 0; i < r->line_items.n; i++)
		take_behind(&items[i]);
}

/* Does the amount of A end before that of B begins, across the page? */
static bool is_left_of(const struct rec_item *a, const struct rec_item *b)
{
	return a->amount.place.page == b->amount.place.page && a->amount.place.x1 < b->amount.place.x0;
}

/* "ESSILON 1.60" above "(PAIR)  120.00": a figure left of all other amounts, which stand in a column, is none. */
static size_t without_stray(struct rec_receipt *r, struct rec_item *items, size_t n)
{
	for (size_t i = 0; n >= COLUMN_MIN && i < n; i++) {
		size_t left = 0;

		for (size_t k = 0; k < n; k++)
			left += k != i && is_left_of(&items[i], &items[k]);
		if (left + 1 < n)
			continue;
		memmove(items + i, items + i + 1, (n - i - 1) * sizeof(*items));
		r->has_odd_figure = true;
		return n - 1;
	}
	return n;
}

/* "GST summary" that begins LINE, without an amount: what follows was taxed, and not bought. */
static bool ends_goods(struct dx_job *job, size_t line)
{
	const struct dx_label_hit *hit = dx_receipt_holds(job, line, RL_SUMMARY);

	return hit && dx_receipt_is_tax_heading(job, line) &&
	       letters_of(dx_lines_text(job->arena, job->lines.v[line].words, hit->first)) == 0;
}

/* Goods that are written across, from line FROM on, into ITEMS; how many. */
static size_t collect(struct dx_job *job, struct rec_receipt *r, size_t from, struct rec_item *items)
{
	struct aside *asides = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*asides));
	size_t *of = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*of));
	int32_t edge = dx_receipt_edge(job, from, r->foot);
	size_t n = 0;

	for (size_t i = 0; i < job->lines.n; i++) {
		asides[i] = (struct aside){0};
		of[i] = SIZE_MAX;
		asides[i].is =
			i >= from && i < r->foot && dx_receipt_times(job, i, 0, job->lines.v[i].n, &asides[i].times);
	}
	settle_asides(job, r, asides, of);
	for (size_t i = from; i < r->foot; i++) {
		const struct dx_label_hit *hit = dx_receipt_label(job, i);
		struct rec_item *it = &items[n];
		size_t at;

		if (n > 0 && ends_goods(job, i)) {
			r->foot = i;
			break;
		}
		if (hit && hit->field == RL_COUNT)
			dx_receipt_amount(job, i, hit->first + hit->n, &r->counted, &at);
		*it = (struct rec_item){0};
		if (n > 0 && items[n - 1].line + 1 == i && i + 1 < r->foot && !dx_val_has(&items[n - 1].quantity) &&
		    dx_receipt_measured(job, i, &items[n - 1])) {
			i++;
			continue;
		}
		r->loose_times |= dx_receipt_says_price(job, i);
		if (asides[i].taken || take_price_below(job, i, items, n))
			continue;
		if (!read_item(job, i, r->behind, edge, it)) {
			r->loose_times |= asides[i].is;
			if (hit && hit->field == RL_OTHER)
				take_sum_beside(job, r, i, items, n);
			continue;
		}
		if (of[i] != SIZE_MAX && !dx_val_has(&it->quantity)) {
			it->quantity = asides[of[i]].times.quantity;
			it->price = asides[of[i]].times.price;
			it->has_count = it->has_count_behind = false;
		}
		n++;
	}
	dx_receipt_misread_quantities(job, items, n);
	/* values that a person gave for what recognition misread do not change the page */
	for (size_t i = 0; i < n; i++)
		if (!job->given || job->pages[job->lines.v[items[i].line].page].source != DX_SOURCE_OCR)
			r->has_odd_figure |= has_odd_figure(job, items[i].line, items[i].at, &items[i]);
	return n;
}

/* "TOT VOL : 102.04 L": with a colon of its own, or what the quantities of the BLOCKS come to, it was not bought. */
static bool is_said_of_blocks(const struct dx_job *job, const struct rec_item *blocks, size_t n,
			      const struct rec_item *it)
{
	const struct dx_line *line = &job->lines.v[it->line];
	const char *before = it->at > 0 ? line->words[it->at - 1]->text : "";
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < n; i++)
		sum = dx_dec_add(sum, blocks[i].quantity.dec);
	return (*before && before[strlen(before) - 1] == ':') || dx_dec_cmp(sum, it->amount.dec) == 0;
}

static size_t without_captions(const struct dx_job *job, const struct rec_item *blocks, size_t n_blocks,
			       struct rec_item *items, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++)
		if (n_blocks == 0 || !is_said_of_blocks(job, blocks, n_blocks, &items[i]))
			items[kept++] = items[i];
	return kept;
}

void dx_receipt_items(struct dx_job *job, struct rec_receipt *r)
{
	struct rec_item *items = dx_alloc_array(job->arena, r->line_items.n + job->lines.n + 1, sizeof(*items));
	const size_t blocks = r->line_items.n; /* the others stand below them: "OTHER SALES" */
	size_t n;

	if (blocks > 0)
		memcpy(items, r->line_items.items, blocks * sizeof(*items));
	n = collect(job, r, blocks > 0 ? r->block_end : r->body, items + blocks);
	n = without_captions(job, items, blocks, items + blocks, n);
	n = without_sum(job, r, items + blocks, n);
	n = blocks > 0 ? n : dx_receipt_without_subtotal(job, r, items, n);
	n = without_stray(r, items + blocks, n);
	r->line_items = (struct dx_rows){items + blocks, n};
	dx_receipt_quantity_columns(job, r);
	settle_prices_below(job, r);
	settle_behind(r);
	dx_receipt_goods_names(job, r);
	dx_receipt_halves(job, r);
	r->line_items = (struct dx_rows){items, blocks + n};
}
