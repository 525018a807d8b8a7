/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns by arithmetic alone: quantity × price less discount, taxes by their rates, the total of a line. What is found
 * so is checked as any other value is, against what else the paper prints; it makes nothing right.
 */
#include "gst_int.h"

#define RATE_MAX 40
#define ROW_BAD  4 /* one row of so many may contradict: that is for the checks to say */
#define ROLES    5 /* columns of one relation */

/* One row's figures in the columns of a relation. *SAID_R: it would not hold for any figures. */
typedef bool relation(const struct dx_dec *v, bool *said_r);

static bool is_near(struct dx_dec a, struct dx_dec b)
{
	return dx_dec_near(dx_dec_round(a, 2), b, dx_dec(1, 2));
}

static bool is_one(struct dx_dec v)
{
	return dx_dec_cmp(v, dx_dec(1, 0)) == 0;
}

static struct dx_dec part_of(struct dx_dec value, struct dx_dec percent)
{
	return dx_dec_div(dx_dec_mul(value, percent), dx_dec(100, 0), 4);
}

/* quantity, price → value */
static bool product(const struct dx_dec *v, bool *said_r)
{
	*said_r = !is_one(v[0]) && !is_one(v[1]) && !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_mul(v[0], v[1]), v[2]);
}

/* The same with a price that was rounded to its last digit. */
static bool product_rounded(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec half = dx_dec_mul(dx_dec_abs(v[0]), dx_dec(5, v[1].scale < 6 ? (uint8_t)(v[1].scale + 1) : 7));

	*said_r = !is_one(v[0]) && !is_one(v[1]) && !dx_dec_is_zero(v[2]) && v[1].scale >= 2;
	return dx_dec_near(dx_dec_mul(v[0], v[1]), v[2], dx_dec_add(half, dx_dec(5, 3))) &&
	       dx_dec_cmp(dx_dec_mul(half, dx_dec(50, 0)), dx_dec_abs(v[2])) < 0;
}

/* The same for single things: a column of ones. */
static bool product_of_one(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]);
	return is_one(v[0]) && dx_dec_cmp(v[1], v[2]) == 0;
}

/* quantity, price, discount → value */
static bool less(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_sub(dx_dec_mul(v[0], v[1]), v[2]), v[3]);
}

static bool less_percent(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec gross = dx_dec_mul(v[0], v[1]);

	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_sub(gross, part_of(gross, v[2])), v[3]);
}

/* quantity, price, charge → value */
static bool plus(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[2]) && !dx_dec_is_zero(v[0]) && !dx_dec_is_zero(v[1]);
	return is_near(dx_dec_add(dx_dec_mul(v[0], v[1]), v[2]), v[3]);
}

/* Is TAX what one of the rates that there are makes of VALUE? A discount hardly ever is. */
static bool is_legal_tax(struct dx_dec value, struct dx_dec tax)
{
	static const struct dx_dec rates[] = {{0, 0}, {1, 1},  {25, 2}, {1, 0},  {15, 1}, {3, 0},  {5, 0},
					      {6, 0}, {75, 1}, {12, 0}, {14, 0}, {18, 0}, {28, 0}, {40, 0}};

	for (size_t i = 0; i < DX_LEN(rates); i++)
		if (dx_dec_near(part_of(value, rates[i]), tax, dx_dec(2, 2)))
			return true;
	return false;
}

/* quantity, price, tax → total */
static bool product_with_tax(const struct dx_dec *v, bool *said_r)
{
	struct dx_dec value = dx_dec_round(dx_dec_mul(v[0], v[1]), 2);

	*said_r = !dx_dec_is_zero(v[2]);
	return is_near(dx_dec_add(value, v[2]), v[3]) && is_legal_tax(value, v[2]);
}

/* value, tax → total */
static bool with_tax(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[0]);
	return dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0 && is_legal_tax(v[0], v[1]);
}

/* value, central tax, state tax → total */
static bool with_taxes(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]);
	return dx_dec_cmp(v[1], v[2]) == 0 && dx_dec_cmp(dx_dec_add(dx_dec_add(v[0], v[1]), v[2]), v[3]) == 0;
}

/* value, one of two taxes that stand below each other → total */
static bool with_both(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]);
	return dx_dec_cmp(dx_dec_add(dx_dec_add(v[0], v[1]), v[1]), v[2]) == 0;
}

static bool is_rate(struct dx_dec v)
{
	return dx_dec_cmp(v, dx_dec(RATE_MAX, 0)) <= 0 && dx_dec_cmp(v, dx_dec(0, 0)) >= 0;
}

/* value, rate → tax */
static bool tax_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[2]);
	return is_rate(v[1]) && is_near(part_of(v[0], v[1]), v[2]);
}

/* value, rate → both taxes together */
static bool taxes_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[2]);
	return is_rate(v[1]) && dx_dec_cmp(v[2], v[3]) == 0 &&
	       dx_dec_near(part_of(v[0], v[1]), dx_dec_add(v[2], v[3]), dx_dec(2, 2));
}

/* value, rate → total */
static bool total_of(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[1]) && !dx_dec_is_zero(v[0]);
	return is_rate(v[1]) && dx_dec_near(dx_dec_add(v[0], part_of(v[0], v[1])), v[2], dx_dec(2, 2));
}

/* central tax, state tax → tax */
static bool both(const struct dx_dec *v, bool *said_r)
{
	*said_r = !dx_dec_is_zero(v[0]);
	return dx_dec_cmp(v[0], v[1]) == 0 && dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0;
}

/* ---- where a relation holds ---- */

static bool is_figures(const struct gst_grid *g, size_t col)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++)
		n += g->v[i * g->n_cols + col].has;
	return n > 0;
}

/* Do (nearly) all rows that have the figures of columns C say so, most rows have them, and one says something? */
static bool holds(const struct gst_grid *g, relation *rel, const int *c, size_t n)
{
	size_t met = 0;
	size_t bad = 0;
	size_t said = 0;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		struct dx_dec v[ROLES];
		bool all = true;
		bool says = false;

		for (size_t k = 0; k < n && all; k++) {
			all = row[c[k]].has;
			if (all)
				v[k] = row[c[k]].v;
		}
		if (!all)
			continue;
		if (!rel(v, &says))
			bad++;
		else
			said += says;
		met++;
	}
	return said > 0 && bad * ROW_BAD <= met && met * 2 >= g->n_rows;
}

struct solver {
	const struct gst_grid *g;
	struct dx_col *cols;
	int n;
	bool figures[DX_TABLE_COLS_MAX];
	int quantity, price, discount, gross, value;
};

static int col_with(const struct solver *s, int role)
{
	for (int i = 0; i < s->n; i++)
		if (s->cols[i].role == role)
			return i;
	return -1;
}

/* May column K be ROLE: it is, or it has none and nobody else is it? */
static bool may_be(const struct solver *s, int k, int role)
{
	int at = col_with(s, role);

	return s->figures[k] && (at >= 0 ? at == k : s->cols[k].role < 0);
}

/* What a line comes to may be headed in several ways. */
static bool may_be_value(const struct solver *s, int k)
{
	int role = s->cols[k].role;

	return s->figures[k] && (role < 0 || role == GC_TAXABLE || role == GC_AMOUNT || role == GC_TOTAL);
}

static bool is_taken(const struct solver *s, int k)
{
	return k == s->quantity || k == s->price || k == s->discount || k == s->gross || k == s->value;
}

static struct dx_dec sum_of(const struct gst_grid *g, int col)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < g->n_rows; i++)
		if (g->v[i * g->n_cols + (size_t)col].has)
			sum = dx_dec_add(sum, g->v[i * g->n_cols + (size_t)col].v);
	return sum;
}

static bool is_price(const struct solver *s, int k)
{
	return may_be(s, k, GC_UNIT_PRICE) || may_be(s, k, GC_PRICE_WITH_TAX);
}

/* Are A and B quantity and price, in either order? */
static bool has_factors(const struct solver *s, int a, int b)
{
	return (a == s->quantity && b == s->price) || (a == s->price && b == s->quantity);
}

/* Of several products the one that comes to most: 2 × 9 = 18 is a chance beside 2 × 500 = 1,000. */
static void find_product(struct solver *s, relation *rel)
{
	for (int v = 0; v < s->n; v++)
		for (int q = 0; q < s->n; q++)
			for (int p = 0; p < s->n; p++) {
				const int c[] = {q, p, v};
				int more;

				if (q == p || q == v || p == v || !may_be_value(s, v) || !may_be(s, q, GC_QUANTITY) ||
				    !is_price(s, p) || !holds(s->g, rel, c, 3))
					continue;
				more = s->value < 0 ? 1 : dx_dec_cmp(sum_of(s->g, v), sum_of(s->g, s->value));
				/* the first order stays; of equal values the first is what a discount comes off */
				if (more == 0 && v > s->value && has_factors(s, q, p)) {
					s->gross = s->value;
					s->value = v;
				}
				if (more <= 0)
					continue;
				s->quantity = q;
				s->price = p;
				s->value = v;
				s->gross = -1;
			}
}

/* What may be taken off, or added to, quantity × price. */
struct way {
	relation *rel;
	int role;
};

/* Column D, with which Q × P makes column V; false: there is none. */
static bool find_part(struct solver *s, const struct way *way, int q, int p, bool known)
{
	for (int d = 0; d < s->n; d++) {
		if (d == q || d == p || !may_be(s, d, way->role))
			continue;
		for (int v = 0; v < s->n; v++) {
			const int c[] = {q, p, d, v};

			if (v == q || v == p || v == d || (known && v == s->value) || !may_be_value(s, v) ||
			    dx_dec_cmp(sum_of(s->g, v), sum_of(s->g, d)) < 0 || !holds(s->g, way->rel, c, 4))
				continue;
			s->discount = d;
			s->gross = s->value;
			s->value = v;
			return true;
		}
	}
	return false;
}

/* Quantity × price less what stands in one column makes another one. */
static void find_discount(struct solver *s)
{
	static const struct way ways[] = {
		{less, GC_DISCOUNT}, {less_percent, GC_DISCOUNT}, {product_with_tax, GC_TAX}, {plus, GC_CHARGE}};
	bool known = s->value >= 0;

	for (size_t w = 0; w < DX_LEN(ways) && (!known || ways[w].role == GC_DISCOUNT);
	     w++) /* else its tax, it may be */
		for (int q = 0; q < s->n; q++)
			for (int p = 0; p < s->n; p++) {
				if (q == p || (known && (q != s->quantity || p != s->price)) ||
				    !may_be(s, q, GC_QUANTITY) || !is_price(s, p) ||
				    !find_part(s, &ways[w], q, p, known))
					continue;
				s->quantity = q;
				s->price = p;
				if (s->cols[s->discount].role < 0)
					s->cols[s->discount].role = ways[w].role;
				if (ways[w].role == GC_TAX && s->cols[s->value].role < 0)
					s->cols[s->value].role = GC_TOTAL;
				return;
			}
}

/* Whole numbers of things have no decimals, prices have them. */
static bool counts_things(const struct gst_grid *g, int col)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (g->v[i * g->n_cols + (size_t)col].has && g->v[i * g->n_cols + (size_t)col].v.scale)
			return false;
	return true;
}

static bool has_units(const struct gst_grid *g, int col)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (g->v[i * g->n_cols + (size_t)col].has_unit)
			return true;
	return false;
}

/* Which of both factors is the quantity? Its heading, its unit, its lack of paise; else it is only likely. */
static void order_factors(struct solver *s, bool *doubtful_r)
{
	int first = s->quantity < s->price ? s->quantity : s->price;
	int second = s->quantity < s->price ? s->price : s->quantity;
	bool swap;

	if (s->cols[s->quantity].role == GC_QUANTITY || is_price(s, s->price) != is_price(s, s->quantity) ||
	    s->cols[s->price].role >= 0 || s->cols[s->quantity].role >= 0)
		return;
	if (has_units(s->g, first) != has_units(s->g, second)) {
		swap = has_units(s->g, second);
	} else if (counts_things(s->g, first) != counts_things(s->g, second)) {
		swap = counts_things(s->g, second);
	} else {
		swap = false;
		*doubtful_r = true;
	}
	s->quantity = swap ? second : first;
	s->price = swap ? first : second;
}

/* ---- taxes ---- */

static void give(struct solver *s, int col, int role)
{
	if (col >= 0 && s->cols[col].role < 0 && col_with(s, role) < 0)
		s->cols[col].role = role;
}

static bool may_be_tax(const struct solver *s, int k)
{
	int role = s->cols[k].role;

	return s->figures[k] && !is_taken(s, k) &&
	       (role < 0 || role == GC_TAX || role == GC_IGST || role == GC_CGST || role == GC_SGST);
}

static bool may_be_rate(const struct solver *s, int k)
{
	int role = s->cols[k].role;

	return s->figures[k] && !is_taken(s, k) &&
	       (role < 0 || role == GC_TAX_RATE || role == GC_IGST_RATE || role == GC_CGST_RATE ||
		role == GC_SGST_RATE);
}

/* The rates of TAX, or of both taxes, on column BASE. */
static void find_rates(struct solver *s, int base, int tax, int second)
{
	for (int r = 0; r < s->n; r++) {
		const int c[] = {base, r, tax, second};

		if (r == tax || (second >= 0 && r == second) || !may_be_rate(s, r))
			continue;
		if (second < 0 && holds(s->g, tax_of, c, 3)) {
			give(s, r, GC_TAX_RATE);
		} else if (second >= 0 && holds(s->g, taxes_of, c, 4)) {
			give(s, r, GC_TAX_RATE);
		} else if (second >= 0 && holds(s->g, tax_of, c, 3)) {
			give(s, r, col_with(s, GC_CGST_RATE) < 0 ? GC_CGST_RATE : GC_SGST_RATE);
		}
	}
}

static void name_taxes(struct solver *s, int base, int tax, int second)
{
	if (second < 0) {
		give(s, tax, GC_TAX);
		for (int a = 0; a < s->n; a++)
			for (int b = a + 1; b < s->n; b++) {
				const int c[] = {a, b, tax};

				if (a == tax || b == tax || !may_be_tax(s, a) || !may_be_tax(s, b) ||
				    !holds(s->g, both, c, 3))
					continue;
				give(s, a, GC_CGST);
				give(s, b, GC_SGST);
				find_rates(s, base, a, b);
			}
	} else {
		give(s, tax, GC_CGST);
		give(s, second, GC_SGST);
	}
	find_rates(s, base, tax, second);
}

/* Two taxes in one cell, one below the other: only the first is on the row's line. */
static bool find_stacked(struct solver *s, int base, int total)
{
	for (int a = 0; a < s->n; a++) {
		const int c[] = {base, a, total};

		if (a == base || a == total || !may_be_tax(s, a) || !holds(s->g, with_both, c, 3))
			continue;
		give(s, total, GC_TOTAL);
		give(s, a, GC_TAX);
		find_rates(s, base, a, -1);
		return true;
	}
	return false;
}

/* BASE with its taxes makes TOTAL (of one column, or any other one). */
static bool find_total(struct solver *s, int base, int total)
{
	for (int t = 0; t < s->n; t++) {
		if (t == base || (total >= 0 ? t != total : is_taken(s, t)) || !may_be_value(s, t))
			continue;
		for (int a = 0; a < s->n; a++)
			for (int b = -1; b < s->n; b++) {
				const int c[] = {base, a, b < 0 ? t : b, t};

				if (a == base || a == t || !may_be_tax(s, a) || (b >= 0 && b <= a) || b == base ||
				    b == t || (b >= 0 && !may_be_tax(s, b)) ||
				    !holds(s->g, b < 0 ? with_tax : with_taxes, c, b < 0 ? 3 : 4))
					continue;
				give(s, t, GC_TOTAL);
				name_taxes(s, base, a, b);
				return true;
			}
		if (find_stacked(s, base, t))
			return true;
		for (int r = 0; r < s->n; r++) {
			const int c[] = {base, r, t};

			if (r == base || r == t || !may_be_rate(s, r) || !holds(s->g, total_of, c, 3))
				continue;
			give(s, t, GC_TOTAL);
			give(s, r, GC_TAX_RATE);
			return true;
		}
	}
	return false;
}

/* Without a total: rates and the taxes that they make of BASE. */
static bool find_taxes(struct solver *s, int base)
{
	for (int a = 0; a < s->n; a++)
		for (int r = 0; r < s->n; r++) {
			const int c[] = {base, r, a, a};

			if (a == base || r == base || a == r || !may_be_tax(s, a) || !may_be_rate(s, r))
				continue;
			for (int b = a + 1; b < s->n; b++) {
				const int two[] = {base, r, a, b};

				if (b == base || b == r || !may_be_tax(s, b) || !holds(s->g, taxes_of, two, 4))
					continue;
				name_taxes(s, base, a, b);
				return true;
			}
			if (!holds(s->g, tax_of, c, 3))
				continue;
			for (int b = a + 1; b < s->n; b++) {
				const int two[] = {base, r, b};

				if (b == base || b == r || !may_be_tax(s, b) || !holds(s->g, tax_of, two, 3))
					continue;
				name_taxes(s, base, a, b);
				return true;
			}
			name_taxes(s, base, a, -1);
			return true;
		}
	return false;
}

/* Is what quantity × price makes the value with tax? Then another column is the value without it. */
static bool find_base_of(struct solver *s)
{
	for (int b = 0; b < s->n; b++) {
		if (is_taken(s, b) || !may_be_value(s, b) || !find_total(s, b, s->value))
			continue;
		if (s->cols[s->price].role < 0)
			s->cols[s->price].role = GC_PRICE_WITH_TAX;
		give(s, s->value, GC_TOTAL);
		give(s, b, GC_TAXABLE);
		for (int p = 0; p < s->n; p++) {
			const int c[] = {s->quantity, p, b};

			if (p != b && !is_taken(s, p) && may_be(s, p, GC_UNIT_PRICE) &&
			    holds(s->g, product_rounded, c, 3))
				give(s, p, GC_UNIT_PRICE);
		}
		return true;
	}
	return false;
}

/* Lines without quantities: a value, its taxes and its total, or its rate and its tax. */
static bool without_product(struct solver *s)
{
	for (int b = 0; b < s->n; b++) {
		if (!may_be_value(s, b) || s->cols[b].role == GC_TOTAL)
			continue;
		s->value = b;
		if (find_total(s, b, -1) || find_taxes(s, b)) {
			give(s, b, GC_TAXABLE);
			return true;
		}
	}
	s->value = -1;
	return false;
}

bool dx_gst_solve(const struct gst_grid *g, struct dx_col *cols, bool *doubtful_r)
{
	struct solver s = {.g = g, .cols = cols, .n = (int)g->n_cols};

	bool known;

	s.quantity = s.price = s.discount = s.gross = s.value = -1;
	for (int i = 0; i < s.n; i++)
		s.figures[i] = is_figures(g, (size_t)i);
	find_product(&s, product);
	if (s.value >= 0)
		order_factors(&s, doubtful_r);
	if (s.value >= 0 && find_base_of(&s)) {
		give(&s, s.quantity, GC_QUANTITY);
		return true;
	}
	known = s.value >= 0;
	find_discount(&s);
	if (s.value < 0)
		find_product(&s, product_of_one);
	if (s.value < 0)
		find_product(&s, product_rounded);
	if (s.value < 0)
		return without_product(&s);
	if (!known)
		order_factors(&s, doubtful_r);
	if (!find_total(&s, s.value, -1) && !find_base_of(&s))
		find_taxes(&s, s.value);
	if (cols[s.value].role == GC_TOTAL && col_with(&s, GC_TAXABLE) < 0 && col_with(&s, GC_AMOUNT) < 0 &&
	    col_with(&s, GC_TAX) < 0 && col_with(&s, GC_CGST) < 0)
		cols[s.value].role = GC_AMOUNT;
	give(&s, s.value, GC_TAXABLE);
	give(&s, s.gross, GC_AMOUNT);
	give(&s, s.quantity, GC_QUANTITY);
	give(&s, s.price, GC_UNIT_PRICE);
	return true;
}
