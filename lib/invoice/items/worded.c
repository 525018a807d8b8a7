/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Items of a letter, under no heading, whose last line says in words how many at which price, and what that comes to:
 *
 *     1.      Material
 *     1.1     Small parts (clamps, plugs,
 *             screws)                           1,00 lot     à 28,80 €        28,80 €
 *     1.2     Socket, white                    13,00 pcs.    à 15,25 €       198,25 €
 *
 * The sign between the two tells them by their form. Most of the lines must come out, and be most of what is charged: a
 * sum of them all is printed, or few other lines with amounts stand among them.
 */
#include <string.h>

#include "items.h"

#define NAME_LINES 4 /* of an item */
#define ROWS_MIN   3 /* that need no sum of them all */
#define BIT(role)  (UINT32_C(1) << (role))

/* Where the parts of such a line stand. */
struct worded {
	struct dx_seg number, text, product, amount; /* the first one may be empty */
};

/* "1.1", "12": what counts an item. */
static bool is_count(const char *text)
{
	return text[0] >= '0' && text[0] <= '9' && strspn(text, "0123456789.") == strlen(text);
}

static struct dx_seg run_of(const struct dx_line *line, size_t first, size_t end)
{
	return (struct dx_seg){
		.first = first, .n = end - first, .x0 = line->words[first]->x0, .x1 = line->words[end - 1]->x1};
}

/* "per kWh", "pro Stück": of what the price is, behind it at word AT of LINE; how many words, or 0. */
static size_t unit_of_price(const struct dx_line *line, size_t at, size_t end)
{
	static const char *const per[] = {"per", "pro", "je", "par", "por", "al"};
	static const char *const each[] = {"each", "ea", "ea."};

	if (at + 1 < end && dx_str_is_one_of(dx_str(line->words[at]->text), per, DX_LEN(per)) &&
	    !dx_has_digit(line->words[at + 1]->text))
		return 2;
	return at < end && dx_str_is_one_of(dx_str(line->words[at]->text), each, DX_LEN(each));
}

/* Is LINE such a one? A currency may stand behind the price and behind the amount, and what the price is of. */
static bool is_worded(const struct dx_job *job, const struct dx_line *line, struct worded *w)
{
	size_t end = line->n;
	size_t text = 0;
	size_t behind;

	end -= end > 1 && dx_value_currency(dx_str(line->words[end - 1]->text));
	if (end < 4 || !dx_columns_amount_like(line->words[end - 1]) || strchr(line->words[end - 1]->text, '%') ||
	    !dx_invoice_product_in(job, line, end - 1, &w->product))
		return false;
	behind = w->product.first + w->product.n;
	behind += behind < end - 1 && dx_value_currency(dx_str(line->words[behind]->text));
	behind += unit_of_price(line, behind, end - 1);
	if (behind != end - 1)
		return false;
	w->product = run_of(line, w->product.first, behind);
	w->amount = run_of(line, end - 1, line->n);
	w->number = (struct dx_seg){.n = 0};
	if (w->product.first > 1 && is_count(line->words[0]->text)) {
		w->number = run_of(line, 0, 1);
		text = 1;
	}
	if (text == w->product.first)
		return false; /* nothing is sold */
	w->text = run_of(line, text, w->product.first);
	return true;
}

static void widen(struct dx_seg *all, const struct dx_seg *one)
{
	if (one->n == 0)
		return;
	if (all->n == 0)
		*all = *one;
	all->x0 = one->x0 < all->x0 ? one->x0 : all->x0;
	all->x1 = one->x1 > all->x1 ? one->x1 : all->x1;
}

/* Does the product of W on LINE come to its amount, which is added to *SUM? */
static bool comes_out(const struct dx_job *job, const struct dx_line *line, const struct worded *w, struct dx_dec *sum)
{
	struct dx_number amount;
	struct inv_product p;
	struct dx_dec v;

	if (!dx_invoice_product_at(job, line, &w->product, &p) ||
	    !dx_value_parse(dx_str(line->words[w->amount.first]->text), job->tables.rule, &amount))
		return false;
	*sum = dx_dec_add(*sum, amount.value);
	v = dx_dec_mul(p.quantity.dec, p.price.dec);
	v = p.minor ? dx_dec_div(v, dx_dec(100, 0), 6) : v;
	return dx_dec_near(v, amount.value, dx_dec(1, 2));
}

static void put(struct dx_table *t, const struct dx_seg *s, int role, enum dx_col_class class)
{
	if (s->n == 0)
		return;
	t->cols[t->n_cols++] = (struct dx_col){.role = role, .class = class, .hx0 = s->x0, .hx1 = s->x1};
	t->roles |= BIT(role);
}

/* The lines of page PAGE from line AT on as a table with the columns of W. */
static void make_table(struct dx_job *job, struct dx_table *t, size_t page, size_t at, const struct worded *w)
{
	*t = (struct dx_table){.page = page,
			       .header_first = at > 0 ? at - 1 : 0,
			       .first = at,
			       .n = job->lines.page_first[page + 1] - at};
	t->cols = dx_alloc_array(job->arena, 4, sizeof(*t->cols));
	put(t, &w->number, IC_SERIAL, DX_COL_MARK);
	put(t, &w->text, IC_DESCRIPTION, DX_COL_TEXT);
	put(t, &w->product, IC_WORDED, DX_COL_TEXT);
	put(t, &w->amount, IC_AMOUNT, DX_COL_NUMBER);
}

/* Is LINE counted, left of X? */
static bool is_counted(const struct dx_line *line, int32_t x)
{
	return line->n > 1 && is_count(line->words[0]->text) && line->words[0]->x1 < x;
}

/*
 * The line that the item whose figures are on line AT begins with: one that is counted, a few lines above, or AT. What
 * counts it widens the columns ALL.
 */
static size_t begin_of(const struct dx_job *job, size_t at, struct worded *all)
{
	const struct dx_line *v = job->lines.v;
	size_t top = job->lines.page_first[v[at].page];
	size_t i = at;

	while (!is_counted(&v[i], all->product.x0) && i > top && i + NAME_LINES > at &&
	       v[i].y0 - v[i - 1].y1 < 2 * v[i].height) /* an address stands farther above */
		i--;
	if (!is_counted(&v[i], all->product.x0) || v[i].words[1]->x0 > all->text.x0 + v[i].height)
		return at;
	all->text.x0 = v[i].words[1]->x0 < all->text.x0 ? v[i].words[1]->x0 : all->text.x0;
	widen(&all->number, &(struct dx_seg){.n = 1, .x0 = v[i].x0, .x1 = v[i].words[0]->x1});
	return i;
}

/* Does a line behind line AT that is no such item end in SUM? */
static bool is_printed(const struct dx_job *job, size_t at, const bool *is_one, struct dx_dec sum)
{
	for (size_t i = at + 1; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		size_t n = line->n;
		struct dx_number v;

		n -= n > 1 && dx_value_currency(dx_str(line->words[n - 1]->text));
		if (n > 0 && !is_one[i] && dx_whole_figure(job, line, n - 1, &v) && dx_dec_cmp(v.value, sum) == 0)
			return true;
	}
	return false;
}

/* Are they, N of them, most lines with amounts from the first of them to the last? */
static bool are_most(const struct dx_job *job, const bool *is_one, size_t first, size_t last, size_t n)
{
	size_t others = 0;

	for (size_t i = first; i <= last; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; !is_one[i] && k < line->n; k++)
			if (dx_columns_amount_like(line->words[k])) {
				others++;
				break;
			}
	}
	return n >= ROWS_MIN && 2 * others < n;
}

/* The heading of a section right above line AT, "1. Material", or AT. */
static size_t with_heading(const struct dx_job *job, size_t at)
{
	const struct dx_line *v = job->lines.v;

	return at > job->lines.page_first[v[at].page] && is_counted(&v[at - 1], INT32_MAX) ? at - 1 : at;
}

bool dx_invoice_is_counted(const struct dx_table *t, const struct dx_cell *cells)
{
	int c = dx_table_col(t, IC_SERIAL);

	return (t->roles & BIT(IC_WORDED)) && c >= 0 && cells[c].n == 1 && is_count(cells[c].words[0].word->text);
}

bool dx_invoice_worded_below(const struct dx_job *job, const struct dx_table *t, size_t line)
{
	struct worded one;

	for (size_t i = line + 1; (t->roles & BIT(IC_WORDED)) && i < job->lines.n; i++)
		if (is_worded(job, &job->lines.v[i], &one))
			return true;
	return false;
}

bool dx_invoice_worded(struct dx_job *job)
{
	struct dx_table *tables = dx_alloc_array(job->arena, job->n_pages, sizeof(*tables));
	bool *starts = dx_alloc_array(job->arena, job->lines.n + 1, sizeof(*starts));
	size_t *first = dx_alloc_array(job->arena, job->n_pages, sizeof(*first)); /* lines + 1, by page; 0: none */
	struct worded all = {.number = {.n = 0}};
	struct worded one;
	size_t fits = 0;
	size_t n = 0;
	size_t n_tables = 0;
	size_t top = 0;
	size_t last = 0;
	struct dx_dec sum = dx_dec(0, 2);

	if (job->tables.n)
		return false;
	for (size_t i = 0; i < job->lines.n; i++) {
		if (!is_worded(job, &job->lines.v[i], &one))
			continue;
		n++;
		fits += comes_out(job, &job->lines.v[i], &one, &sum);
		top = n == 1 ? i : top;
		last = i;
		widen(&all.number, &one.number);
		widen(&all.text, &one.text);
		widen(&all.product, &one.product);
		widen(&all.amount, &one.amount);
		starts[i] = true;
	}
	if (2 * fits <= n || (!is_printed(job, last, starts, sum) && !are_most(job, starts, top, last, n)))
		return false;
	for (size_t i = job->lines.n; i-- > 0;)
		if (starts[i])
			first[job->lines.v[i].page] = begin_of(job, i, &all) + 1;
	for (size_t page = 0; page < job->n_pages; page++)
		if (first[page])
			make_table(job, &tables[n_tables++], page, with_heading(job, first[page] - 1), &all);
	job->tables.v = tables;
	job->tables.n = n_tables;
	tables[0].header_n = 1; /* the columns of the others are its own */
	dx_tables_bound(job->arena, &job->lines, &job->tables);
	return true;
}
