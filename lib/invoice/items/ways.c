/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What columns are by the arithmetic of all rows: quantity × price, less a discount, with a tax, makes the amount; net
 * and tax make what is to be paid; what the last column comes to is printed below. In every row and in one way only,
 * or nothing is said. Nothing is `verified` by it, as the arithmetic was used up in finding the columns: but where
 * headings name all columns of it but one, which each of several rows tells by itself, each is checked by the others.
 */
#include <string.h>

#include "grid_int.h"
#include "items.h"

#define BIT(role)   (UINT32_C(1) << (role))
#define RATES_MAX   16
#define FIGURES_MAX 6 /* of a line that are looked at for a rate and its tax */
#define ROWS_MIN    2 /* of which each says what a column is */

/* Which columns are which; -1: none. */
struct way {
	int quantity, price, discount, tax, amount;
	size_t found; /* how many ways there are */
};

static bool is_open(const struct dx_table *t, size_t c)
{
	return t->cols[c].role < 0;
}

/* May column C have ROLE: it has, or nobody has and it is open? */
static bool may_be(const struct dx_table *t, int c, int role)
{
	int at = dx_table_col(t, role);

	return at >= 0 ? at == c : is_open(t, (size_t)c);
}

static uint32_t bit_of(int c)
{
	return c < 0 ? 0 : UINT32_C(1) << c;
}

/* The columns without which a row is none of items. */
static uint32_t needs(const struct way *w)
{
	return bit_of(w->quantity) | bit_of(w->price) | bit_of(w->tax) | bit_of(w->amount);
}

/* ---- quantity × price ---- */

/* One row more; false: it has been enough, and nothing is said of the columns. */
static bool may_look(struct inv_grid *g)
{
	g->left -= g->left > 0;
	return g->left > 0;
}

/* Does row I say what the columns are? One of something is what it costs. */
static bool says(const struct inv_grid *g, const struct way *w, size_t i)
{
	bool less = w->discount >= 0 && (g->has[i] & bit_of(w->discount));

	return dx_dec_cmp(g->v[i][w->quantity], dx_dec(1, 0)) != 0 &&
	       dx_dec_cmp(g->v[i][w->price], dx_dec(1, 0)) != 0 &&
	       (w->discount < 0 || (less && !dx_dec_is_zero(g->v[i][w->discount]))) &&
	       (w->tax < 0 || !dx_dec_is_zero(g->v[i][w->tax]));
}

/* Does the way hold in every row that has all of its figures, and in one where it says something? */
static bool holds(struct inv_grid *g, const struct way *w)
{
	uint32_t of = needs(w);
	size_t said = 0;

	for (size_t i = 0; i < g->n; i++) {
		bool less = w->discount >= 0 && (g->has[i] & bit_of(w->discount));
		struct dx_dec q;
		struct dx_dec v;

		if (!may_look(g))
			return false;
		if (!dx_invoice_grid_is_item(g, of, i))
			continue;
		q = g->v[i][w->quantity];
		v = dx_dec_mul(q, g->v[i][w->price]);
		if (less)
			v = dx_dec_sub(v, dx_dec_div(dx_dec_mul(v, g->v[i][w->discount]), dx_dec(100, 0), 4));
		if (w->tax >= 0)
			v = dx_dec_add(v, g->v[i][w->tax]);
		if (!dx_dec_near(dx_dec_abs(v), dx_dec_abs(g->v[i][w->amount]), dx_dec(1, 2)) || dx_dec_is_zero(v))
			return false;
		said += says(g, w, i);
	}
	return said > 0;
}

/*
 * Which of columns A and B, whose product makes the amounts, is how many: -1 A, 1 B, 0 nothing tells. The one without
 * cents is, else the one without a currency's sign, else the one with a unit; else the smaller one where it stands
 * first, or alone has whole numbers.
 */
static int tell_apart(const struct inv_grid *g, uint32_t of, size_t a, size_t b)
{
	bool cents[2] = {dx_invoice_grid_cents(g, of, a), dx_invoice_grid_cents(g, of, b)};
	bool signs[2] = {dx_invoice_grid_all(g, g->currency, of, a), dx_invoice_grid_all(g, g->currency, of, b)};
	bool units[2] = {dx_invoice_grid_all(g, g->unit, of, a), dx_invoice_grid_all(g, g->unit, of, b)};
	bool whole[2] = {dx_invoice_grid_whole(g, of, a), dx_invoice_grid_whole(g, of, b)};
	int smaller = dx_dec_cmp(dx_invoice_grid_size(g, of, a), dx_invoice_grid_size(g, of, b));

	if (cents[0] != cents[1])
		return cents[0] ? 1 : -1;
	if (signs[0] != signs[1])
		return signs[0] ? 1 : -1;
	if (units[0] != units[1])
		return units[0] ? -1 : 1;
	if (smaller < 0)
		return a < b || (whole[0] && !whole[1]) ? -1 : 0;
	return smaller > 0 && (b < a || (whole[1] && !whole[0])) ? 1 : 0;
}

/* Both orders hold, and this is the wrong one. Of two that nothing tells apart one order is enough: see is_unclear().
 */
static bool is_swapped(const struct dx_table *t, const struct inv_grid *g, const struct way *w)
{
	size_t quantity = (size_t)w->quantity;
	size_t price = (size_t)w->price;
	int which;

	if (!is_open(t, quantity) || !is_open(t, price))
		return false;
	which = tell_apart(g, needs(w), quantity, price);
	return which > 0 || (which == 0 && quantity > price);
}

static bool is_unclear(const struct dx_table *t, const struct inv_grid *g, const struct way *w)
{
	return is_open(t, (size_t)w->quantity) && is_open(t, (size_t)w->price) &&
	       tell_apart(g, needs(w), (size_t)w->quantity, (size_t)w->price) == 0;
}

/* Do two ways differ in nothing but the column of the same quantities? */
static bool is_said_twice(const struct inv_grid *g, const struct way *a, const struct way *b)
{
	for (size_t i = 0; i < g->n; i++) {
		bool item = dx_invoice_grid_is_item(g, needs(a), i);

		if (item != dx_invoice_grid_is_item(g, needs(b), i) ||
		    (item && dx_dec_cmp(g->v[i][a->quantity], g->v[i][b->quantity]) != 0))
			return false;
	}
	return a->price == b->price && a->amount == b->amount && a->discount == b->discount && a->tax == b->tax;
}

static void try_way(const struct dx_table *t, struct inv_grid *g, const struct way *try, struct way *best)
{
	int columns = 3 + (try->discount >= 0) + (try->tax >= 0);

	if (__builtin_popcount(needs(try) | bit_of(try->discount)) != columns || !holds(g, try) ||
	    is_swapped(t, g, try))
		return;
	if (best->found == 1 && is_said_twice(g, best, try))
		best->found = 0; /* "Ordered │ Shipped": the latter is what is charged for */
	best->found++;
	*best = (struct way){try->quantity, try->price, try->discount, try->tax, try->amount, best->found};
}

/* What quantity × price makes: the amounts, or the only column of its kind. */
static int amount_role(const struct dx_table *t)
{
	if (dx_table_col(t, IC_AMOUNT) >= 0)
		return IC_AMOUNT;
	if (dx_table_col(t, IC_NET) >= 0)
		return IC_NET;
	return dx_table_col(t, IC_GROSS) >= 0 ? IC_GROSS : IC_AMOUNT;
}

/* All ways, with one column more that has ROLE; without when it is -1. */
static void solve(const struct dx_table *t, struct inv_grid *g, int role, struct way *best)
{
	int amount = role == IC_TAX ? IC_GROSS : amount_role(t);
	int n = (int)t->n_cols;

	for (int i = 0; i < n * n * n; i++) {
		struct way w = {i / n / n, i / n % n, -1, -1, i % n, 0};
		int *more = role == IC_TAX ? &w.tax : &w.discount;

		if (!may_be(t, w.quantity, IC_QUANTITY) || !may_be(t, w.price, IC_UNIT_PRICE) ||
		    !may_be(t, w.amount, amount))
			continue;
		if (role < 0)
			try_way(t, g, &w, best);
		for (*more = 0; role >= 0 && *more < n; ++*more)
			if (may_be(t, *more, role))
				try_way(t, g, &w, best);
	}
}

/* ---- names ---- */

static bool name(struct dx_table *t, int c, int role)
{
	if (c < 0 || t->cols[c].role >= 0)
		return false;
	t->cols[c].role = role;
	t->cols[c].class = DX_COL_NUMBER;
	t->roles |= BIT(role);
	return true;
}

/* Rates that the page of T prints with their sign: "22 %". */
struct rates {
	struct dx_dec v[RATES_MAX];
	size_t n;
};

static bool is_said(const struct rates *r, struct dx_dec v)
{
	for (size_t i = 0; i < r->n; i++)
		if (dx_dec_cmp(r->v[i], v) == 0)
			return true;
	return false;
}

static void add_rate(struct rates *r, struct dx_dec v)
{
	if (r->n < RATES_MAX && !is_said(r, v))
		r->v[r->n++] = v;
}

/* Are three figures of LINE a rate, what it is of, and the tax: "22  1,000.00  220.00"? */
static void rates_of_row(struct dx_job *job, const struct dx_line *line, struct rates *r)
{
	struct dx_dec v[FIGURES_MAX];
	size_t n_segs;
	struct dx_seg *segs = dx_lines_segments(job->arena, line, &n_segs);
	size_t n = 0;

	for (size_t i = 0; i < n_segs && n < FIGURES_MAX; i++) {
		struct dx_words w = {line->words + segs[i].first, segs[i].n, 0, line->page};
		struct dx_number one;

		if (dx_invoice_number_of(job, dx_words_text(job->arena, &w), &one) &&
		    dx_dec_abs(one.value).coef < INT64_C(1000000000000) && one.value.scale <= 4)
			v[n++] = one.value;
	}
	for (size_t i = 0; i < n * n * n; i++) {
		struct dx_dec rate = v[i / n / n];
		struct dx_dec base = v[i / n % n];
		struct dx_dec tax = v[i % n];

		if (rate.coef > 0 && dx_dec_cmp(rate, dx_dec(DX_INVOICE_RATE_MAX, 0)) <= 0 && !dx_dec_is_zero(tax) &&
		    dx_dec_cmp(base, tax) != 0 &&
		    dx_dec_near(dx_dec_div(dx_dec_mul(base, rate), dx_dec(100, 0), 4), tax, dx_dec(1, 2)))
			add_rate(r, rate);
	}
}

static struct rates rates_of_page(struct dx_job *job, const struct dx_table *t)
{
	size_t end = job->lines.page_first[t->page + 1];
	struct rates r = {.n = 0};

	for (size_t i = job->lines.page_first[t->page]; i < end; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val rate;
		size_t n;

		for (size_t k = 0; k < line->n; k++)
			if (dx_invoice_rate_at(job, line, k, &n, &rate))
				add_rate(&r, rate.dec);
		if (i >= t->first)
			rates_of_row(job, line, &r);
	}
	return r;
}

/* May column C be what each line is taxed with? RATES: without a percent sign it must be one of these. */
static bool is_rate(const struct inv_grid *g, uint32_t of, size_t c, const struct rates *rates)
{
	bool any = false;

	for (size_t i = 0; i < g->n; i++) {
		if (!dx_invoice_grid_is_item(g, of, i))
			continue;
		if (!(g->has[i] >> c & 1) || dx_dec_cmp(g->v[i][c], dx_dec(DX_INVOICE_RATE_MAX, 0)) > 0 ||
		    (rates ? !is_said(rates, g->v[i][c]) : !(g->percent[i] >> c & 1)))
			return false;
		any = true;
	}
	return any;
}

/*
 * The only open column of rates: with percent signs, or else of figures that are rates elsewhere on the page. The signs
 * tell it without the arithmetic of the taxes, which is a check of it.
 */
static enum inv_named name_rate(struct dx_job *job, struct dx_table *t, const struct inv_grid *g, uint32_t of)
{
	if (dx_table_col(t, IC_TAX_RATE) >= 0)
		return INV_NAMED_NONE;
	for (int sign = 1; sign >= 0; sign--) {
		const struct rates rates = sign ? (struct rates){.n = 0} : rates_of_page(job, t);
		int found = -1;
		size_t n = 0;

		for (size_t c = 0; c < t->n_cols; c++)
			if (is_open(t, c) && is_rate(g, of, c, sign ? NULL : &rates)) {
				found = (int)c;
				n++;
			}
		if (n == 1 && name(t, found, IC_TAX_RATE))
			return sign ? INV_NAMED_TOLD : INV_NAMED_GUESSED;
		if (n > 0)
			return INV_NAMED_NONE;
	}
	return INV_NAMED_NONE;
}

/*
 * "Quantity │ Price │ Discount │ ? │ Sum": where headings name all that makes a line's amount, the only open column
 * whose figures have percent signs, in every line, is what it is taxed with.
 */
static enum inv_named name_rate_beside(struct dx_table *t, const struct inv_grid *g)
{
	static const int made_of[] = {IC_QUANTITY, IC_UNIT_PRICE, IC_AMOUNT};
	uint32_t of = 0;
	int found = -1;

	for (size_t i = 0; i < DX_LEN(made_of); i++) {
		if (dx_table_col(t, made_of[i]) < 0)
			return INV_NAMED_NONE;
		of |= bit_of(dx_table_col(t, made_of[i]));
	}
	if (dx_table_col(t, IC_DISCOUNT) < 0 || dx_table_col(t, IC_TAX_RATE) >= 0)
		return INV_NAMED_NONE;
	for (size_t c = 0; c < t->n_cols; c++) {
		if (!is_open(t, c) || !is_rate(g, of, c, NULL))
			continue;
		if (found >= 0)
			return INV_NAMED_NONE;
		found = (int)c;
	}
	return name(t, found, IC_TAX_RATE) ? INV_NAMED_TOLD : INV_NAMED_NONE;
}

/*
 * Do headings name all columns of the way but one, which is the only one that fits in any of ROWS_MIN rows or more?
 * Then each row is a check of what the other ones say.
 */
static bool is_told(const struct dx_table *t, const struct inv_grid *g, const struct way *w)
{
	const int of[] = {w->quantity, w->price, w->discount, w->tax, w->amount};
	int open = -1;
	size_t rows = 0;

	for (size_t i = 0; i < DX_LEN(of); i++) {
		if (of[i] < 0 || !is_open(t, (size_t)of[i]))
			continue;
		if (open >= 0)
			return false;
		open = of[i];
	}
	for (size_t i = 0; open >= 0 && i < g->n; i++) {
		if (!dx_invoice_grid_is_item(g, needs(w) | bit_of(open), i))
			continue;
		for (size_t c = 0; c < t->n_cols; c++)
			if ((int)c != open && is_open(t, c) && (g->has[i] & bit_of((int)c)) &&
			    dx_dec_near(g->v[i][c], g->v[i][open], dx_dec(1, 2)))
				return false;
		rows += says(g, w, i);
	}
	return rows >= ROWS_MIN;
}

/* "Unit" over prices: open, where no column is called one. */
static void open_unit(struct dx_table *t, const struct inv_grid *g)
{
	int c = dx_table_col(t, IC_UNIT);

	if (c < 0 || dx_table_col(t, IC_UNIT_PRICE) >= 0 || dx_dec_is_zero(dx_invoice_grid_size(g, 0, (size_t)c)) ||
	    !dx_invoice_grid_cents(g, 0, (size_t)c))
		return;
	t->cols[c].role = -1;
	t->roles &= ~BIT(IC_UNIT);
}

/* ---- net and tax ---- */

/* Net and tax make the gross in all rows that have the three, and there is a tax. */
static bool adds_up(struct inv_grid *g, int net, int tax, int gross)
{
	uint32_t of = bit_of(net) | bit_of(tax) | bit_of(gross);
	size_t said = 0;

	for (size_t i = 0; i < g->n; i++) {
		struct dx_dec most;

		if (!may_look(g))
			return false;
		if (!dx_invoice_grid_is_item(g, of, i))
			continue;
		most = dx_dec_div(dx_dec_mul(dx_dec_abs(g->v[i][net]), dx_dec(DX_INVOICE_RATE_MAX, 0)), dx_dec(100, 0),
				  2);
		if (dx_dec_cmp(dx_dec_add(g->v[i][net], g->v[i][tax]), g->v[i][gross]) != 0 ||
		    dx_dec_cmp(dx_dec_abs(g->v[i][tax]), most) > 0)
			return false;
		said += !dx_dec_is_zero(g->v[i][tax]);
	}
	return said > 0 && dx_invoice_grid_cents(g, of, (size_t)net) && dx_invoice_grid_cents(g, of, (size_t)gross);
}

static enum inv_named more_of(enum inv_named a, enum inv_named b)
{
	return a > b ? a : b;
}

/* "Excl. VAT │ VAT │ Incl. VAT" under other words, where no price stands. */
static enum inv_named name_net_and_gross(struct dx_job *job, struct dx_table *t, struct inv_grid *g)
{
	struct way w = {-1, -1, -1, -1, -1, 0};
	int net = -1;
	int n = (int)t->n_cols;
	bool named;

	for (int i = 0; i < n * n * n; i++) {
		int c[3] = {i / n / n, i / n % n, i % n};

		if (c[0] == c[1] || c[0] == c[2] || c[1] == c[2] || !may_be(t, c[0], IC_NET) ||
		    !may_be(t, c[1], IC_TAX) || !may_be(t, c[2], IC_GROSS) || !adds_up(g, c[0], c[1], c[2]))
			continue;
		w = (struct way){-1, -1, -1, c[1], c[2], w.found + 1};
		net = c[0];
	}
	if (w.found != 1 || g->left == 0)
		return INV_NAMED_NONE;
	named = name(t, net, IC_NET);
	named |= name(t, w.tax, IC_TAX);
	named |= name(t, w.amount, IC_GROSS);
	return more_of(name_rate(job, t, g, needs(&w) | bit_of(net)), named ? INV_NAMED_GUESSED : INV_NAMED_NONE);
}

enum inv_named dx_invoice_name_by_rows(struct dx_job *job, struct dx_table *t, const bool *rows)
{
	static const int more[] = {-1, IC_DISCOUNT, IC_TAX};
	struct inv_grid *g = dx_invoice_grid(job, t, rows, 2);
	struct way w = {-1, -1, -1, -1, -1, 0};
	bool named;
	bool told;

	open_unit(t, g);
	for (size_t i = 0; i < DX_LEN(more) && w.found == 0; i++)
		solve(t, g, more[i], &w);
	if (w.found == 0)
		return more_of(name_net_and_gross(job, t, g), name_rate_beside(t, g));
	if (w.found != 1 || g->left == 0)
		return INV_NAMED_NONE;
	told = is_told(t, g, &w);
	named = name(t, w.amount, w.tax >= 0 ? IC_GROSS : IC_AMOUNT);
	if (!is_unclear(t, g, &w)) {
		named |= name(t, w.quantity, IC_QUANTITY);
		named |= name(t, w.price, IC_UNIT_PRICE);
	}
	named |= name(t, w.discount, IC_DISCOUNT);
	named |= name(t, w.tax, IC_TAX);
	return more_of(name_rate(job, t, g, needs(&w)), !named ? INV_NAMED_NONE
							: told ? INV_NAMED_TOLD
							       : INV_NAMED_GUESSED);
}

/* ---- a printed sum ---- */

/* Is SUM printed at the end of a line below the first row of T, that is none of ROWS? */
static bool is_printed(struct dx_job *job, const struct dx_table *t, const bool *rows, struct dx_dec sum)
{
	for (size_t i = t->first; i < t->first + t->n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_val v;

		if (rows && rows[i - t->first])
			continue;
		for (size_t k = 0; k < line->n; k++)
			if (dx_invoice_amount_at(job, line, k, &v) == line->n - k && dx_dec_cmp(v.dec, sum) == 0)
				return true;
	}
	return false;
}

static bool is_full(const struct inv_grid *g, size_t c)
{
	return dx_invoice_grid_all(g, g->has, 0, c);
}

bool dx_invoice_is_summed(struct dx_job *job, const struct dx_table *t, const bool *rows)
{
	static const int roles[] = {IC_AMOUNT, IC_NET, IC_GROSS};
	const struct inv_grid *g = dx_invoice_grid(job, t, rows, 1);

	for (size_t i = 0; i < DX_LEN(roles); i++) {
		int c = dx_table_col(t, roles[i]);
		struct dx_dec sum = dx_dec(0, 2);

		for (size_t r = 0; c >= 0 && r < g->n; r++)
			if (g->has[r] & bit_of(c))
				sum = dx_dec_add(sum, g->v[r][c]);
		if (!dx_dec_is_zero(sum) && is_printed(job, t, rows, sum))
			return true;
	}
	return false;
}

/* "Product │ Quantity │ Price": the amounts stand last, and the only other numbers, whole ones, are how many. */
bool dx_invoice_name_by_sum(struct dx_job *job, struct dx_table *t, const bool *rows)
{
	const struct inv_grid *g = dx_invoice_grid(job, t, rows, rows ? 1 : 2);
	size_t last = t->n_cols - 1;
	struct dx_dec sum = dx_dec(0, 2);
	size_t numbers = 0;
	int counts = -1;

	if (g->n < 2 || !is_full(g, last) || !dx_invoice_grid_cents(g, 0, last) || !is_open(t, last))
		return false;
	for (size_t i = 0; i < g->n; i++)
		sum = dx_dec_add(sum, g->v[i][last]);
	if (dx_dec_is_zero(sum) || !is_printed(job, t, rows, sum))
		return false;
	name_rate(job, t, g, bit_of((int)last));
	for (size_t c = 0; c < last; c++) {
		bool whole = is_open(t, c) && is_full(g, c);

		if (t->cols[c].class != DX_COL_NUMBER || t->cols[c].role == IC_TAX_RATE)
			continue;
		for (size_t i = 0; whole && i < g->n; i++)
			whole = g->v[i][c].scale == 0 && !((g->percent[i] | g->currency[i]) >> c & 1);
		numbers++;
		counts = whole ? (int)c : counts;
	}
	if (numbers == 1)
		name(t, counts, IC_QUANTITY);
	return name(t, (int)last, IC_AMOUNT);
}

/* ---- words ---- */

static bool has_letters(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++)
		for (const char *p = c->words[i].word->text; *p; p++)
			if ((*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z'))
				return true;
	return false;
}

void dx_invoice_name_description(struct dx_job *job, struct dx_table *t)
{
	struct dx_cell cells[DX_TABLE_COLS_MAX];
	size_t words[DX_TABLE_COLS_MAX] = {0};
	size_t found = t->n_cols;

	if (dx_table_col(t, IC_DESCRIPTION) >= 0 || dx_table_col(t, IC_CODE) >= 0)
		return;
	for (size_t i = 0; i < t->n; i++) {
		dx_columns_split(job->arena, &job->lines, t, t->first + i, cells);
		for (size_t c = 0; c < t->n_cols; c++)
			words[c] += has_letters(&cells[c]);
	}
	for (size_t c = 0; c < t->n_cols; c++) {
		if (!is_open(t, c) || t->cols[c].class != DX_COL_TEXT || words[c] == 0)
			continue;
		if (found < t->n_cols)
			return;
		found = c;
	}
	if (found == t->n_cols)
		return;
	t->cols[found].role = IC_DESCRIPTION;
	t->roles |= BIT(IC_DESCRIPTION);
}
