/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns by arithmetic alone: quantity × price less discount, taxes by their rates, the total of a line. What is found
 * so is checked as any other value is, against what else the paper prints; it makes nothing right.
 */
#include "relations_int.h"
#include "table.h"

#define ROW_BAD 4 /* one row of so many may contradict: that is for the checks to say */
#define ROLES   5 /* columns of one relation */

/* ---- where a relation holds ---- */

/* How many rows have the figures of a relation, in how many it does not hold, and says something. */
struct tally {
	size_t met, bad, said;
};

/* Of columns C; the one at place MAYBE (< 0: none) may be empty, which is nothing, and is FILLED in so many rows. */
static struct tally tally(const struct gst_grid *g, gst_relation *rel, const int *c, size_t n, int maybe,
			  struct tally *filled)
{
	struct tally t = {0};

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct gst_figure *row = &g->v[i * g->n_cols];
		struct dx_dec v[ROLES];
		bool full = maybe < 0 || row[c[maybe]].has;
		bool all = true;
		bool says = false;
		bool ok;

		for (size_t k = 0; k < n && all; k++) {
			all = row[c[k]].has || (int)k == maybe;
			v[k] = row[c[k]].has ? row[c[k]].v : dx_dec(0, 2);
		}
		if (!all)
			continue;
		ok = rel(v, &says);
		t.met++;
		t.bad += !ok;
		t.said += ok && says;
		if (filled && full) {
			filled->met++;
			filled->bad += !ok;
			filled->said += ok && says;
		}
	}
	return t;
}

static bool is_most(const struct tally *t)
{
	return t->said > 0 && t->bad * ROW_BAD <= t->met;
}

/* Do (nearly) all rows that have the figures of columns C say so, most rows have them, and one says something? */
static bool holds(const struct gst_grid *g, gst_relation *rel, const int *c, size_t n)
{
	struct tally t = tally(g, rel, c, n, -1, NULL);

	return is_most(&t) && t.met * 2 >= g->n_rows;
}

/* The same of quantity, price, what is taken off and value, where a line may lack what is taken off. */
static bool holds_less(const struct gst_grid *g, gst_relation *rel, const int *c)
{
	struct tally filled = {0};
	struct tally t = tally(g, rel, c, 4, 2, &filled);

	return is_most(&t) && t.met * 2 >= g->n_rows && is_most(&filled);
}

struct solver {
	const struct gst_grid *g;
	struct dx_col *cols;
	int n;
	bool figures[DX_TABLE_COLS_MAX];
	bool percent[DX_TABLE_COLS_MAX], unit[DX_TABLE_COLS_MAX]; /* what stands behind them */
	int quantity, price, discount, gross, value;
	bool taxed; /* the value is quantity × price with their tax */
};

static int col_with(const struct solver *s, int role)
{
	return dx_gst_grid_col(s->g, s->cols, role);
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

	return s->figures[k] && ((role < 0 && !s->percent[k] && !s->unit[k]) || role == GC_TAXABLE ||
				 role == GC_AMOUNT || role == GC_TOTAL);
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
	return (s->cols[k].role >= 0 || (!s->percent[k] && !s->unit[k])) &&
	       (may_be(s, k, GC_UNIT_PRICE) || may_be(s, k, GC_PRICE_WITH_TAX));
}

static bool is_quantity(const struct solver *s, int k)
{
	return !s->percent[k] && may_be(s, k, GC_QUANTITY);
}

/* Are A and B quantity and price, in either order? */
static bool has_factors(const struct solver *s, int a, int b)
{
	return (a == s->quantity && b == s->price) || (a == s->price && b == s->quantity);
}

/* Of several products the one that comes to most: 2 × 9 = 18 is a chance beside 2 × 500 = 1,000. */
static void find_product(struct solver *s, gst_relation *rel)
{
	for (int v = 0; v < s->n; v++)
		for (int q = 0; q < s->n; q++)
			for (int p = 0; p < s->n; p++) {
				const int c[] = {q, p, v};
				int more;

				if (q == p || q == v || p == v || !may_be_value(s, v) || !is_quantity(s, q) ||
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
	gst_relation *rel;
	int role;
};

/* Is quantity × price another figure than the value in some rows? */
static bool has_odd_rows(const struct solver *s)
{
	const int c[] = {s->quantity, s->price, s->value};

	return tally(s->g, dx_gst_rel_product, c, 3, -1, NULL).bad > 0;
}

/* Column D, with which Q × P makes column V; false: there is none. */
static bool find_part(struct solver *s, const struct way *way, int q, int p, bool known)
{
	for (int d = 0; d < s->n; d++) {
		if (d == q || d == p || !may_be(s, d, way->role))
			continue;
		for (int v = 0; v < s->n; v++) {
			const int c[] = {q, p, d, v};

			if (v == q || v == p || v == d || (known && v == s->value && !has_odd_rows(s)) ||
			    !may_be_value(s, v) || dx_dec_cmp(sum_of(s->g, v), sum_of(s->g, d)) < 0 ||
			    !(way->role == GC_DISCOUNT ? holds_less(s->g, way->rel, c) : holds(s->g, way->rel, c, 4)))
				continue;
			s->discount = d;
			s->gross = v == s->value ? -1 : s->value;
			s->value = v;
			return true;
		}
	}
	return false;
}

/* Quantity × price less what stands in one column makes another one. */
static void find_discount(struct solver *s)
{
	static const struct way ways[] = {{dx_gst_rel_less, GC_DISCOUNT},
					  {dx_gst_rel_less_signed, GC_DISCOUNT},
					  {dx_gst_rel_less_percent, GC_DISCOUNT},
					  {dx_gst_rel_product_with_tax, GC_TAX},
					  {dx_gst_rel_product_with_rate, GC_TAX_RATE},
					  {dx_gst_rel_plus, GC_CHARGE}};
	bool known = s->value >= 0;

	for (size_t w = 0; w < DX_LEN(ways) && (!known || ways[w].role == GC_DISCOUNT);
	     w++) /* else its tax, it may be */
		for (int i = 0; i < 2 * s->n; i++)
			for (int p = 0; p < s->n; p++) {
				const int q = i % s->n; /* what counts the only line is a quantity last of all */

				if (q == p || (known && (q != s->quantity || p != s->price)) || !is_quantity(s, q) ||
				    (i < s->n && dx_gst_is_one_each(s->g, q)) || !is_price(s, p) ||
				    !find_part(s, &ways[w], q, p, known))
					continue;
				s->quantity = q;
				s->price = p;
				if (s->cols[s->discount].role < 0)
					s->cols[s->discount].role = ways[w].role;
				s->taxed = ways[w].role == GC_TAX || ways[w].role == GC_TAX_RATE;
				if (s->taxed && s->cols[s->value].role < 0)
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

/* Which of both factors is the quantity? Its heading, its unit, its lack of paise; else it is only likely. */
static void order_factors(struct solver *s, bool *doubtful_r)
{
	int first = s->quantity < s->price ? s->quantity : s->price;
	int second = s->quantity < s->price ? s->price : s->quantity;
	bool swap;

	/* "Amount / Qty" may be taken for a quantity: one with paise, whose price is none */
	if (s->cols[s->quantity].role == GC_QUANTITY && s->cols[s->price].role < 0 && counts_things(s->g, s->price) &&
	    !counts_things(s->g, s->quantity))
		*doubtful_r = true;
	if (s->cols[s->quantity].role == GC_QUANTITY || is_price(s, s->price) != is_price(s, s->quantity) ||
	    s->cols[s->price].role >= 0 || s->cols[s->quantity].role >= 0)
		return;
	if (s->unit[first] != s->unit[second]) {
		swap = s->unit[second];
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
	       ((role < 0 && !s->percent[k]) || role == GC_TAX || role == GC_IGST || role == GC_CGST ||
		role == GC_SGST);
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
		if (second < 0 && holds(s->g, dx_gst_rel_tax_of, c, 3)) {
			give(s, r, GC_TAX_RATE);
		} else if (second >= 0 && holds(s->g, dx_gst_rel_taxes_of, c, 4)) {
			give(s, r, GC_TAX_RATE);
		} else if (second >= 0 && holds(s->g, dx_gst_rel_tax_of, c, 3)) {
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
				    !holds(s->g, dx_gst_rel_both, c, 3))
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

/* Quantity × price with both halves of the tax is the total, and no column has the value without them. */
static void find_product_with_halves(struct solver *s)
{
	for (int a = 0; a < s->n; a++)
		for (int b = a + 1; b < s->n; b++)
			for (int q = 0; q < s->n && may_be_tax(s, a) && may_be_tax(s, b); q++)
				for (int p = 0; p < s->n; p++)
					for (int v = 0; v < s->n; v++) {
						const int c[] = {q, p, a, b, v};

						if (q == p || q == v || p == v || q == a || q == b || p == a ||
						    p == b || v == a || v == b || !may_be_value(s, v) ||
						    !is_quantity(s, q) || !is_price(s, p) ||
						    !holds(s->g, dx_gst_rel_product_with_halves, c, 5))
							continue;
						s->quantity = q;
						s->price = p;
						s->value = v;
						s->taxed = true;
						give(s, v, GC_TOTAL);
						give(s, a, GC_CGST);
						give(s, b, GC_SGST);
						return;
					}
}

/* Two taxes in one cell, one below the other: only the first is on the row's line. */
static bool find_stacked(struct solver *s, int base, int total)
{
	for (int a = 0; a < s->n; a++) {
		const int c[] = {base, a, total};

		if (a == base || a == total || !may_be_tax(s, a) || !holds(s->g, dx_gst_rel_with_both, c, 3))
			continue;
		give(s, total, GC_TOTAL);
		give(s, a, GC_TAX);
		find_rates(s, base, a, -1);
		return true;
	}
	return false;
}

/* Two equal rates, each of which is half of what makes TOTAL. */
static bool find_half_rates(struct solver *s, int base, int total)
{
	for (int a = 0; a < s->n; a++)
		for (int b = a + 1; b < s->n; b++) {
			const int c[] = {base, a, b, total};

			if (a == base || a == total || b == base || b == total || !may_be_rate(s, a) ||
			    !may_be_rate(s, b) || !holds(s->g, dx_gst_rel_total_of_halves, c, 4))
				continue;
			give(s, total, GC_TOTAL);
			give(s, a, col_with(s, GC_CGST_RATE) < 0 ? GC_CGST_RATE : GC_SGST_RATE);
			give(s, b, col_with(s, GC_SGST_RATE) < 0 ? GC_SGST_RATE : GC_CGST_RATE);
			return true;
		}
	return false;
}

/* BASE with its taxes makes TOTAL (of one column, or any other one), which no heading calls taxable. */
static bool find_total(struct solver *s, int base, int total)
{
	for (int t = 0; t < s->n; t++) {
		if (t == base || (total >= 0 ? t != total : is_taken(s, t)) || !may_be_value(s, t) ||
		    s->cols[t].role == GC_TAXABLE)
			continue;
		for (int a = 0; a < s->n; a++)
			for (int b = -1; b < s->n; b++) {
				const int c[] = {base, a, b < 0 ? t : b, t};

				if (a == base || a == t || !may_be_tax(s, a) || (b >= 0 && b <= a) || b == base ||
				    b == t || (b >= 0 && !may_be_tax(s, b)) ||
				    !holds(s->g, b < 0 ? dx_gst_rel_with_tax : dx_gst_rel_with_taxes, c, b < 0 ? 3 : 4))
					continue;
				give(s, t, GC_TOTAL);
				name_taxes(s, base, a, b);
				return true;
			}
		if (find_stacked(s, base, t))
			return true;
		for (int r = 0; r < s->n; r++) {
			const int c[] = {base, r, t};

			if (r == base || r == t || !may_be_rate(s, r) || !holds(s->g, dx_gst_rel_total_of, c, 3))
				continue;
			give(s, t, GC_TOTAL);
			give(s, r, GC_TAX_RATE);
			return true;
		}
		if (find_half_rates(s, base, t))
			return true;
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

				if (b == base || b == r || !may_be_tax(s, b) ||
				    !holds(s->g, dx_gst_rel_taxes_of, two, 4))
					continue;
				name_taxes(s, base, a, b);
				return true;
			}
			/* "68 picks at 13.25 paise" */
			if (!holds(s->g, s->cols[r].role < 0 ? dx_gst_rel_lawful_tax_of : dx_gst_rel_tax_of, c, 3))
				continue;
			for (int b = a + 1; b < s->n; b++) {
				const int two[] = {base, r, b};

				if (b == base || b == r || !may_be_tax(s, b) || !holds(s->g, dx_gst_rel_tax_of, two, 3))
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
			s->cols[s->price].role = s->taxed ? GC_UNIT_PRICE : GC_PRICE_WITH_TAX;
		give(s, s->value, GC_TOTAL);
		give(s, b, GC_TAXABLE);
		for (int p = 0; p < s->n; p++) {
			const int c[] = {s->quantity, p, b};

			if (p != b && !is_taken(s, p) && may_be(s, p, GC_UNIT_PRICE) &&
			    holds(s->g, dx_gst_rel_product_rounded, c, 3))
				give(s, p, GC_UNIT_PRICE);
		}
		return true;
	}
	return false;
}

/* A value that two discounts lead to is no product less one of them, but its heading may say what it is. */
static bool find_total_of_named(struct solver *s)
{
	int named = col_with(s, GC_TAXABLE);

	return named >= 0 && named != s->value && find_total(s, named, -1);
}

/* "Total │ Discount │ Taxable value" of services. */
static void find_off(struct solver *s, int base)
{
	for (int a = 0; a < s->n; a++)
		for (int d = 0; d < s->n; d++) {
			const int c[] = {a, d, base};
			struct tally filled = {0};
			struct tally t;

			if (a == base || d == base || a == d || !may_be_value(s, a) || !may_be(s, d, GC_DISCOUNT))
				continue;
			t = tally(s->g, dx_gst_rel_off, c, 3, 1, &filled);
			if (t.bad || !is_most(&filled) || t.met * 2 < s->g->n_rows)
				continue;
			give(s, a, GC_AMOUNT);
			give(s, d, GC_DISCOUNT);
			return;
		}
}

/* Two halves of tax and a cess make what is left over the total. */
static void find_cess(struct solver *s, int base)
{
	int cgst = col_with(s, GC_CGST);
	int sgst = col_with(s, GC_SGST);

	for (int t = 0; t < s->n && cgst >= 0 && sgst >= 0; t++)
		for (int x = 0; x < s->n; x++) {
			const int c[] = {base, cgst, sgst, x, t};

			if (t == base || x == t || s->cols[x].role >= 0 || !s->figures[x] || is_taken(s, t) ||
			    is_taken(s, x) || !may_be_value(s, t) || !holds(s->g, dx_gst_rel_with_cess, c, 5))
				continue;
			give(s, t, GC_TOTAL);
			give(s, x, GC_CESS);
			for (int r = 0; r < s->n; r++) {
				const int rate[] = {base, r, x};

				if (s->cols[r].role < 0 && !is_taken(s, r) && s->figures[r] &&
				    holds(s->g, dx_gst_rel_tax_of, rate, 3))
					give(s, r, GC_CESS_RATE);
			}
			return;
		}
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
			find_off(s, b);
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
	for (size_t i = 0; i < g->n_rows * g->n_cols; i++) {
		s.figures[i % g->n_cols] |= g->v[i].has;
		s.percent[i % g->n_cols] |= g->v[i].has && g->v[i].is_percent;
		s.unit[i % g->n_cols] |= g->v[i].has && g->v[i].has_unit;
	}
	find_product(&s, dx_gst_rel_product);
	if (s.value >= 0)
		order_factors(&s, doubtful_r);
	if (s.value >= 0 && find_base_of(&s)) {
		give(&s, s.quantity, GC_QUANTITY);
		return true;
	}
	known = s.value >= 0;
	find_discount(&s);
	if (s.value < 0)
		find_product_with_halves(&s);
	if (s.value < 0)
		find_product(&s, dx_gst_rel_product_of_one);
	if (s.value < 0)
		find_product(&s, dx_gst_rel_product_rounded);
	if (s.value < 0)
		return without_product(&s);
	if (!known)
		order_factors(&s, doubtful_r);
	if (!find_total(&s, s.value, -1) && !find_base_of(&s) && !find_total_of_named(&s))
		find_taxes(&s, s.value);
	if (col_with(&s, GC_TOTAL) < 0)
		find_cess(&s, s.value);
	if (!s.taxed && cols[s.value].role == GC_TOTAL && col_with(&s, GC_TAXABLE) < 0 && col_with(&s, GC_AMOUNT) < 0 &&
	    col_with(&s, GC_TAX) < 0 && col_with(&s, GC_CGST) < 0)
		cols[s.value].role = GC_AMOUNT;
	give(&s, s.value, GC_TAXABLE);
	give(&s, s.gross, GC_AMOUNT);
	give(&s, s.quantity, GC_QUANTITY);
	give(&s, s.price, GC_UNIT_PRICE);
	return true;
}
