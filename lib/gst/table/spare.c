/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns of no use to the record ("Scheme", "Net rate", "M.R.P.") whose figures are nevertheless what the line comes
 * to in most lines: then they must be it in all of them. And charges ("Other charges"), which are of no use only where
 * they are nothing. What comes off a line may stand there beside its rate: it is read then.
 */
#include <string.h>
#include <strings.h>

#include "record/record.h"
#include "table.h"

#define HITS_MIN 2 /* equal figures of fewer lines are chance */

/* What a spare figure may be: of a line, if it says that. */
typedef bool sum_fn(const struct gst_item *it, struct dx_dec *v_r);

static bool taxable(const struct gst_item *it, struct dx_dec *v_r)
{
	*v_r = it->taxable_value.dec;
	return dx_val_has(&it->taxable_value);
}

static bool total(const struct gst_item *it, struct dx_dec *v_r)
{
	*v_r = it->total.dec;
	return dx_val_has(&it->total);
}

static bool with_tax(const struct gst_item *it, struct dx_dec *v_r)
{
	if (!dx_val_has(&it->taxable_value) || !dx_val_has(&it->tax_rate))
		return false;
	*v_r = dx_dec_add(it->taxable_value.dec, dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false));
	return true;
}

static bool tax(const struct gst_item *it, struct dx_dec *v_r)
{
	if (!dx_val_has(&it->taxable_value) || !dx_val_has(&it->tax_rate))
		return false;
	*v_r = dx_gst_tax(it->taxable_value.dec, it->tax_rate.dec, false);
	return true;
}

static bool before_discount(const struct gst_item *it, struct dx_dec *v_r)
{
	struct gst_item plain = *it;
	bool rounded;

	plain.discount.source = DX_VAL_ABSENT;
	return dx_gst_line_value(&plain, v_r, &rounded);
}

static bool goods(const struct gst_item *it, struct dx_dec *v_r)
{
	struct gst_item bare = *it;
	bool rounded;

	bare.discount.source = bare.charge.source = DX_VAL_ABSENT;
	return dx_gst_line_value(&bare, v_r, &rounded);
}

/* What comes off by a rate: nothing but the rate is read yet. */
static bool by_rate(const struct gst_item *it, struct dx_dec *v_r)
{
	*v_r = it->discount.dec;
	return it->discount.source == DX_VAL_DERIVED && dx_val_has(&it->discount_rate) &&
	       !dx_dec_is_zero(it->discount.dec);
}

/* The figure of cell C of ROW, where it is an amount and not the line's own price once more. */
static bool spare_figure(struct dx_job *job, const struct dx_row *row, size_t c, const struct gst_item *it,
			 struct dx_dec *v_r)
{
	struct gst_figure f = {0};

	if (!dx_gst_parse_figure(dx_cell_text(job->arena, &row->cells[c]), &f) || !dx_gst_is_money(&f) ||
	    dx_dec_is_zero(f.v) || (dx_val_has(&it->unit_price) && dx_dec_cmp(f.v, it->unit_price.dec) == 0))
		return false;
	*v_r = f.v;
	return true;
}

/* How many figures of column C of tables like T are what SUM says, and how many are not. */
static void count(struct dx_job *job, const struct dx_table *t, size_t c, const struct gst_item *items, size_t n,
		  sum_fn *sum, size_t *hits_r, size_t *misses_r)
{
	size_t at = 0;

	*hits_r = *misses_r = 0;
	for (size_t i = 0; i < job->tables.n_rows && at < n; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *own = &job->tables.v[row->table];
		const struct gst_item *it = &items[at];
		struct dx_dec found;
		struct dx_dec want;

		if (row->class != DX_ROW_BEGIN || !(own->roles >> GC_DESCRIPTION & 1))
			continue;
		at++;
		if (own->n_cols != t->n_cols || !spare_figure(job, row, c, it, &found) || !sum(it, &want))
			continue;
		if (dx_dec_near(found, want, dx_dec(1, 2)))
			++*hits_r;
		else
			++*misses_r;
	}
}

static bool is_odd(struct dx_job *job, const struct dx_table *t, size_t c, const struct gst_item *items, size_t n)
{
	static sum_fn *const sums[] = {taxable, total, with_tax, tax, before_discount, goods};
	bool odd = false;

	for (size_t k = 0; k < DX_LEN(sums); k++) {
		size_t hits;
		size_t misses;

		count(job, t, c, items, n, sums[k], &hits, &misses);
		if (hits && !misses)
			return false;
		odd |= hits >= HITS_MIN && hits > misses;
	}
	return odd;
}

/* Is W of the heading of COL, or in its place: of columns that were found by their rows nothing else is known. */
static bool stands_over(const struct dx_word *w, const struct dx_col *col)
{
	return (w->x0 >= col->hx0 && w->x1 <= col->hx1) || (w->x0 >= col->x0 && w->x1 <= col->x1);
}

/* Has LINE a word with PREFIX over column C of T? */
static bool has_over(const struct dx_line *line, const struct dx_table *t, size_t c, const char *prefix)
{
	for (size_t k = 0; k < line->n; k++)
		if (stands_over(line->words[k], &t->cols[c]) &&
		    strncasecmp(line->words[k]->text, prefix, strlen(prefix)) == 0)
			return true;
	return false;
}

bool dx_gst_is_called(const struct dx_job *job, const struct dx_table *t, size_t c, const char *prefix)
{
	for (size_t i = 0; i < t->header_n; i++)
		if (has_over(&job->lines.v[t->header_first + i], t, c, prefix))
			return true;
	return false;
}

bool dx_gst_goes_on_called(const struct dx_job *job, const struct dx_table *t, size_t c, const char *prefix)
{
	const struct dx_line *below = t->header_n && t->n ? &job->lines.v[t->first] : NULL;

	if (!below || t->first != t->header_first + t->header_n)
		return false;
	for (size_t k = 0; k < below->n; k++)
		if (dx_has_digit(below->words[k]->text))
			return false;
	return has_over(below, t, c, prefix);
}

/* WORD but for its brackets and stops. */
static struct dx_str bare(const char *word)
{
	word += strspn(word, "([");
	return dx_strn(word, strcspn(word, ".,:;)]/"));
}

bool dx_gst_is_measure(const struct dx_job *job, const struct dx_table *t, size_t c)
{
	static const char *const measures[] = {"kg",   "kgs",    "gm",   "gms",  "mt",     "mts",  "qtl",
					       "qtls", "ton",    "tons", "ltr",  "ltrs",   "mtr",  "mtrs",
					       "cm",   "cms",    "mm",   "inch", "ft",     "gsm",  "wt",
					       "wgt",  "weight", "tare", "size", "length", "width"};
	static const char *const money[] = {"rate", "price", "amount",   "amt",     "value",   "charge", "charges",
					    "cost", "rs",    "inr",      "per",     "mrp",     "tax",    "gst",
					    "cess", "disc",  "discount", "freight", "loading", "less",   "royalty"};
	bool found = false;

	for (size_t i = 0; i < t->header_n; i++) {
		const struct dx_line *line = &job->lines.v[t->header_first + i];

		for (size_t k = 0; k < line->n; k++) {
			if (!stands_over(line->words[k], &t->cols[c]))
				continue;
			if (dx_str_is_one_of(bare(line->words[k]->text), money, DX_LEN(money)) ||
			    strpbrk(line->words[k]->text, "%@") || strstr(line->words[k]->text, "₹"))
				return false;
			found |= dx_str_is_one_of(bare(line->words[k]->text), measures, DX_LEN(measures));
		}
	}
	return found;
}

/* Is V more than all that IT comes to? Then it is no part of it: "Annual Charges" beside those of a month. */
static bool is_beyond(const struct gst_item *it, struct dx_dec v)
{
	return dx_val_has(&it->taxable_value) && dx_dec_cmp(v, it->taxable_value.dec) > 0 &&
	       (!dx_val_has(&it->total) || dx_dec_cmp(v, it->total.dec) > 0);
}

/* Does a row of a table with the columns of T charge something in column C that the line's total does not hold? */
static bool is_charged(struct dx_job *job, const struct dx_table *t, size_t c, const struct gst_item *items, size_t n)
{
	static const struct gst_item none = {0};
	size_t at = 0;

	for (size_t i = 0; i < job->tables.n_rows; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *own = &job->tables.v[row->table];
		struct dx_dec v;

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(own))
			continue;
		if (own->n_cols == t->n_cols && spare_figure(job, row, c, &none, &v) &&
		    !is_beyond(at < n ? &items[at] : &none, v) &&
		    !(at < n && dx_val_has(&items[at].untaxed) && dx_dec_cmp(items[at].untaxed.dec, v) == 0))
			return true;
		at++;
	}
	return false;
}

/* Does the value of each line, with what column BEFORE of tables like T has, make what column SO_FAR has? */
static bool adds_up(struct dx_job *job, const struct dx_table *t, size_t before, size_t so_far,
		    const struct gst_item *items, size_t n)
{
	size_t at = 0;

	for (size_t i = 0; i < job->tables.n_rows && at < n; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct gst_item *it = &items[at];
		struct dx_dec was, is;

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(&job->tables.v[row->table]))
			continue;
		at++;
		if (job->tables.v[row->table].n_cols != t->n_cols || !dx_val_has(&it->taxable_value) ||
		    !dx_gst_charge_in(job, &row->cells[before], &was) ||
		    !dx_gst_charge_in(job, &row->cells[so_far], &is) ||
		    dx_dec_cmp(dx_dec_add(was, it->taxable_value.dec), is) != 0)
			return false;
	}
	return at > 0;
}

/* "Previous bill │ This bill │ Up to date": of a running account, the value of which column C is so far, or was before;
 * what is billed for the first time is the same in both. */
static bool is_of_account(struct dx_job *job, const struct dx_table *t, size_t c, const struct gst_item *items,
			  size_t n)
{
	for (size_t k = 0; k < t->n_cols; k++)
		if (k != c && t->cols[k].role == GC_OTHER &&
		    (adds_up(job, t, k, c, items, n) || adds_up(job, t, c, k, items, n)))
			return true;
	return false;
}

bool dx_gst_has_odd_spare(struct dx_job *job, const struct gst_item *items, size_t n)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (!(t->roles >> GC_DESCRIPTION & 1))
			continue;
		for (size_t c = 0; c < t->n_cols; c++)
			if (t->cols[c].role == GC_OTHER &&
			    ((is_odd(job, t, c, items, n) && !is_of_account(job, t, c, items, n)) ||
			     (dx_gst_is_called(job, t, c, "charge") && is_charged(job, t, c, items, n))))
				return true;
		return false; /* the other tables go on with the same columns */
	}
	return false;
}

/* The figures of column C become what comes off the N lines ITEMS, each beside its rate. */
static void take_discounts(struct dx_job *job, const struct dx_table *t, size_t c, unsigned int decimals,
			   struct gst_item *items, size_t n)
{
	size_t at = 0;

	for (size_t i = 0; i < job->tables.n_rows && at < n; i++) {
		const struct dx_row *row = &job->tables.rows[i];
		const struct dx_table *own = &job->tables.v[row->table];
		struct dx_val printed = {0};
		struct dx_number number;
		struct dx_dec v;
		bool unread = false;

		if (row->class != DX_ROW_BEGIN || !dx_gst_is_items(own))
			continue;
		if (own->n_cols == t->n_cols && by_rate(&items[at], &v) && spare_figure(job, row, c, &items[at], &v) &&
		    dx_cell_number(job, &row->cells[c], decimals, &printed, &number, &unread))
			items[at].discount = printed;
		at++;
	}
}

void dx_gst_read_spare_discounts(struct dx_job *job, unsigned int decimals, struct gst_item *items, size_t n)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];

		if (!dx_gst_is_items(t))
			continue;
		for (size_t c = 0; c < t->n_cols; c++) {
			size_t hits;
			size_t misses;

			if (t->cols[c].role != GC_OTHER)
				continue;
			count(job, t, c, items, n, by_rate, &hits, &misses);
			if (hits > misses || (hits + misses && dx_gst_is_called(job, t, c, "disc")))
				take_discounts(job, t, c, decimals, items, n);
		}
		return; /* the other tables go on with the same columns */
	}
}
