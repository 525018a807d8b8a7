/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "6,969.6 kWh x 24.801p", "5 hours @ £120.00/hr": how many at which price, in words, in a cell or on a line of its
 * own. The sign between the two says what they are, if what most of such texts come to are their lines' amounts; then
 * all of them are read, and those of the others disagree with theirs.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"

#define UNIT_WORDS 3 /* between a number and the sign: "meter hours" */
#define DIGITS     "0123456789"

static bool is_one(const char *text, const char *const *of, size_t n)
{
	struct dx_str s = dx_str(text);

	while (s.n > 1 && strchr(".:,", s.p[s.n - 1]))
		s.n--;
	return dx_str_is_one_of(s, of, n);
}

static bool is_sign(const char *text)
{
	static const char *const signs[] = {"x", "X", "×", "@", "*", "à", "á", "at"};

	return is_one(text, signs, DX_LEN(signs));
}

/* A hundredth of the currency. */
static bool is_minor(const char *text)
{
	static const char *const minors[] = {"p", "pence", "ct", "cts", "c", "cent", "cents", "¢"};

	return *text && is_one(text, minors, DX_LEN(minors));
}

/* TEXT as a price: "£120.00/hr", "24.801p". A bare "24" is none. */
static bool price_of(const struct dx_job *job, const char *text, struct dx_number *n, bool *minor_r)
{
	struct dx_str s = dx_strn(text, strcspn(text, "/"));
	size_t end = s.n;

	*minor_r = false;
	if (dx_value_parse(s, job->tables.rule, n))
		return !n->has_percent && (n->has_currency || strpbrk(text, ".,"));
	while (end > 0 && !strchr(DIGITS, text[end - 1]))
		end--;
	*minor_r = end > 0 && end < s.n && is_minor(dx_strndup(job->arena, text + end, s.n - end));
	return *minor_r && dx_value_parse(dx_str_sub(s, 0, end), job->tables.rule, n) && !n->has_percent;
}

static struct dx_val value_of(const struct dx_job *job, const struct dx_line *line, size_t from, size_t n)
{
	return dx_lines_val(job->arena, &job->pages[line->page], line->words + from, n);
}

/* How many, in front of the sign at word S of LINE, not before word FROM; *FIRST_R: the word it begins with. */
static bool count_before(const struct dx_job *job, const struct dx_line *line, size_t from, size_t s,
			 struct inv_product *p, size_t *first_r)
{
	struct dx_number n;
	size_t at = s;

	while (at > from && s - at < UNIT_WORDS && !strpbrk(line->words[at - 1]->text, DIGITS))
		at--;
	if (at == from || !dx_value_parse(dx_str(line->words[at - 1]->text), job->tables.rule, &n) || n.has_percent ||
	    n.has_currency)
		return false;
	p->quantity = value_of(job, line, at - 1, 1);
	p->quantity.dec = n.value;
	if (at < s)
		p->unit = value_of(job, line, at, s - at);
	*first_r = at - 1;
	return true;
}

/* The price behind the sign at word S, up to word END; *LAST_R: the word it ends with. */
static bool price_behind(const struct dx_job *job, const struct dx_line *line, size_t s, size_t end,
			 struct inv_product *p, size_t *last_r)
{
	struct dx_number n;
	size_t at = s + 1;

	at += at + 1 < end && dx_value_currency(dx_str(line->words[at]->text)) != NULL;
	if (at >= end)
		return false;
	*last_r = at;
	if (!price_of(job, line->words[at]->text, &n, &p->minor)) {
		if (at + 1 >= end || !is_minor(line->words[at + 1]->text) ||
		    !dx_value_parse(dx_str(line->words[at]->text), job->tables.rule, &n) || n.has_percent)
			return false;
		p->minor = true;
		*last_r = at + 1;
	}
	p->price = value_of(job, line, at, 1);
	p->price.dec = n.value;
	return true;
}

/* The product among words FROM to END of LINE, if there is one and no other; *FIRST_R and *LAST_R: its words. */
static bool product_in(const struct dx_job *job, const struct dx_line *line, size_t from, size_t end,
		       struct inv_product *p_r, size_t *first_r, size_t *last_r)
{
	size_t found = 0;

	for (size_t s = from + 1; s + 1 < end; s++) {
		struct inv_product p = {.minor = false};
		size_t first;
		size_t last;

		if (!is_sign(line->words[s]->text) || !count_before(job, line, from, s, &p, &first) ||
		    !price_behind(job, line, s, end, &p, &last))
			continue;
		*p_r = p;
		*first_r = first;
		*last_r = last;
		found++;
	}
	return found == 1;
}

bool dx_invoice_product_in(const struct dx_job *job, const struct dx_line *line, size_t end, struct dx_seg *seg_r)
{
	struct inv_product p;
	size_t first;
	size_t last;

	if (!product_in(job, line, 0, end, &p, &first, &last))
		return false;
	*seg_r = (struct dx_seg){
		.first = first, .n = last + 1 - first, .x0 = line->words[first]->x0, .x1 = line->words[last]->x1};
	return true;
}

bool dx_invoice_product_at(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg,
			   struct inv_product *p_r)
{
	size_t first;
	size_t last;

	return product_in(job, line, seg->first, seg->first + seg->n, p_r, &first, &last);
}

bool dx_invoice_is_product(const struct dx_job *job, const struct dx_line *line, const struct dx_seg *seg)
{
	struct inv_product p;
	size_t first;
	size_t last;

	return product_in(job, line, seg->first, seg->first + seg->n, &p, &first, &last) && first == seg->first;
}

/* The words of cell C on one line, from word *AT of the cell on, as a run of that line; false: none is left. */
static bool next_run(const struct dx_job *job, const struct dx_cell *c, size_t *at, struct dx_seg *seg_r)
{
	const struct dx_line *line;
	size_t first = *at;
	size_t word = 0;

	if (first >= c->n)
		return false;
	line = &job->lines.v[c->words[first].line];
	while (word < line->n && line->words[word] != c->words[first].word)
		word++;
	while (*at < c->n && c->words[*at].line == c->words[first].line)
		++*at;
	*seg_r = (struct dx_seg){.first = word, .n = word < line->n ? *at - first : 0};
	return true;
}

bool dx_invoice_product_of(const struct dx_job *job, const struct dx_table *t, const struct dx_row *row,
			   struct inv_product *p_r)
{
	size_t found = 0;

	for (size_t i = 0; i < t->n_cols; i++) {
		int role = t->cols[i].role;
		struct dx_seg seg;
		size_t at = 0;
		size_t first;
		size_t last;

		if (role >= 0 && role != IC_DESCRIPTION && role != IC_OTHER && role != IC_WORDED && role != IC_UNIT &&
		    role != IC_QUANTITY && role != IC_UNIT_PRICE)
			continue;
		while (next_run(job, &row->cells[i], &at, &seg)) {
			const struct dx_line *line = &job->lines.v[row->cells[i].words[at - 1].line];
			struct inv_product p;

			if (seg.first + seg.n > line->n ||
			    !product_in(job, line, seg.first, seg.first + seg.n, &p, &first, &last) ||
			    first != seg.first)
				continue;
			*p_r = p;
			found++;
		}
	}
	return found == 1;
}

static void put(struct inv_item *it, const struct inv_product *p)
{
	it->quantity = p->quantity;
	it->unit = p->unit;
	it->unit_price = p->price;
	it->per = dx_dec(p->minor ? 100 : 0, 0);
}

static bool makes_amount(const struct inv_item *it, const struct inv_product *p)
{
	struct inv_item trial = *it;
	struct dx_dec v;

	put(&trial, p);
	return dx_val_has(&it->amount) && dx_invoice_line_value(&trial, false, &v) &&
	       dx_dec_near(dx_dec_abs(v), dx_dec_abs(it->amount.dec), dx_dec(1, 2));
}

static bool may_have(const struct inv_item *it, const struct inv_product *p)
{
	return dx_val_has(&p->price) && !dx_val_has(&it->unit_price) && !dx_val_has(&it->quantity);
}

void dx_invoice_settle_products(struct inv_item *items, const struct inv_product *products, size_t n)
{
	size_t found = 0;
	size_t fits = 0;

	for (size_t i = 0; i < n; i++) {
		if (!may_have(&items[i], &products[i]))
			continue;
		found++;
		fits += makes_amount(&items[i], &products[i]);
	}
	for (size_t i = 0; 2 * fits > found && i < n; i++)
		if (may_have(&items[i], &products[i]))
			put(&items[i], &products[i]);
}
