/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns whose headings say nothing, or not enough: by their place among the others, by what stands in them, by the
 * arithmetic of all rows. A role found so is checked as any other one is; it makes nothing right.
 */
#include <string.h>

#include "dx/extract/cell.h"
#include "dx/extract/rowread.h"
#include "record/record.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define RATES     (BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_SGST_RATE) | BIT(GC_IGST_RATE))
#define TAXES     (BIT(GC_CGST) | BIT(GC_SGST) | BIT(GC_IGST))
#define ROWS_MIN  2 /* arithmetic of fewer rows may hold by chance */

struct figure {
	bool has;
	bool is_percent; /* a rate, which is no figure of the arithmetic but where a column of them is asked for */
	struct dx_dec v;
};

/* The figures of all rows under one header. */
struct grid {
	const struct dx_table *t;
	struct figure *v; /* n_rows × n_cols of the table */
	bool *has_words;  /* the same: is anything in the cell? */
	size_t n_rows;
	size_t least; /* rows that must hold, where more are asked for than otherwise */
	bool scanned;
};

/* "42 Nos": a count with its unit, of which recognition makes "42Nos". */
static bool is_count(struct dx_job *job, const struct dx_cell *c, struct dx_number *n)
{
	const struct dx_word *w = c->words[0].word;
	size_t figure = strspn(w->text, "0123456789.,");

	if (c->n == 1)
		return w->conf < 100 && figure > 0 && !dx_has_digit(w->text + figure) &&
		       dx_gst_has_letter(w->text + figure) &&
		       dx_value_parse(dx_strn(w->text, figure), job->tables.rule, n);
	return c->n == 2 && !strpbrk(c->words[1].word->text, "0123456789") &&
	       dx_value_parse(dx_str(c->words[0].word->text), job->tables.rule, n) && !n->has_percent;
}

/* What stands in cell C of a column of ROLE. */
static void read_figure(struct dx_job *job, const struct dx_cell *c, int role, struct figure *f)
{
	struct dx_number n;

	if (c->n == 0 || (!dx_value_parse(dx_str(dx_cell_text(job->arena, c)), job->tables.rule, &n) &&
			  !((role == GC_QUANTITY || role < 0) && is_count(job, c, &n))))
		return;
	f->v = n.value;
	f->is_percent = n.has_percent;
	f->has = !n.has_percent || role == GC_TAX_RATE;
}

static void fill(struct dx_job *job, struct grid *g)
{
	const struct dx_row *row;
	size_t at = 0;

	g->v = dx_alloc_array(job->arena, job->tables.n_rows * g->t->n_cols, sizeof(*g->v));
	g->has_words = dx_alloc_array(job->arena, job->tables.n_rows * g->t->n_cols, sizeof(*g->has_words));
	g->scanned = job->pages[g->t->page].source == DX_SOURCE_OCR;
	while ((row = dx_gst_next_item(job, g->t, &at))) {
		for (size_t k = 0; k < g->t->n_cols; k++) {
			read_figure(job, &row->cells[k], g->t->cols[k].role, &g->v[g->n_rows * g->t->n_cols + k]);
			g->has_words[g->n_rows * g->t->n_cols + k] = row->cells[k].n > 0;
		}
		g->n_rows++;
	}
}

/* Columns of a line's value; one that is added to it, or taken off it, may be none (< 0). */
struct roles {
	int quantity, price, charge, discount, value;
};

/* Does column K count with the charge in column C? Those that are headed by charges do together. */
static bool is_charged_with(const struct dx_table *t, int c, size_t k)
{
	return (int)k == c || t->cols[k].role == GC_MORE_CHARGE ||
	       (t->cols[k].role == GC_CHARGE && t->cols[c].role == GC_CHARGE);
}

static bool row_holds(const struct grid *g, const struct figure *row, struct roles r)
{
	int less = r.discount >= 0 ? dx_table_col(g->t, GC_MORE_DISCOUNT) : -1;
	struct dx_dec v;

	if (!row[r.quantity].has || !row[r.price].has || !row[r.value].has ||
	    (r.charge >= 0 && !row[r.charge].has && g->t->cols[r.charge].role != GC_CHARGE) ||
	    (r.discount >= 0 && !row[r.discount].has))
		return false;
	v = dx_dec_mul(row[r.quantity].v, row[r.price].v);
	for (size_t k = 0; k < g->t->n_cols && r.charge >= 0; k++)
		if (row[k].has && is_charged_with(g->t, r.charge, k)) /* most jewels have no stones */
			v = dx_dec_add(v, row[k].v);
	if (r.discount >= 0)
		v = dx_dec_sub(v, row[r.discount].v);
	if (less >= 0 && row[less].has)
		v = dx_dec_sub(v, row[less].v);
	return dx_dec_near(dx_dec_round(v, 2), row[r.value].v, dx_dec(1, 2));
}

/* "Qty │ Rate │ R.O.E.": of another column than the one that is headed so, right of the price, it is no quantity but
 * what both are multiplied with. */
static bool is_beyond_price(const struct dx_table *t, struct roles r)
{
	int headed = dx_table_col(t, GC_QUANTITY);

	return headed >= 0 && headed != r.quantity && headed < r.price && r.price < r.quantity;
}

/* A single line says enough where its heading says what the quantity is, or the price, and nothing but an amount is the
 * price; a quantity with decimals tells itself ("Pcs │ Mtrs │ Rate"). */
static bool is_plain_price(const struct grid *g, struct roles r)
{
	int q = g->t->cols[r.quantity].role;
	int p = g->t->cols[r.price].role;

	if (is_beyond_price(g->t, r))
		return false;
	if (g->n_rows != 1 || g->scanned || (r.charge >= 0 && g->t->cols[r.charge].role != GC_CHARGE))
		return false;
	if (r.discount >= 0 && (q != GC_QUANTITY || dx_dec_is_zero(g->v[r.discount].v) || !g->v[r.discount].v.scale))
		return false;
	return (q == GC_QUANTITY || p == GC_UNIT_PRICE) && g->v[r.price].v.scale > 0 &&
	       dx_dec_cmp(g->v[r.quantity].v, dx_dec(1, 0)) != 0 && !dx_dec_is_zero(g->v[r.value].v);
}

static size_t rows_held(const struct grid *g, struct roles r)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++)
		n += row_holds(g, &g->v[i * g->t->n_cols], r);
	return n;
}

/*
 * Quantity × price, with the charge or without the discount, make the value in every row, to the paisa. Of a scan,
 * whose figures may be misread, half of the rows say enough, and no less than two: a count that is nothing but a digit
 * is the first thing that recognition loses.
 */
static bool holds(const struct grid *g, struct roles r)
{
	size_t n = rows_held(g, r);

	return n >= g->least && n >= (is_plain_price(g, r) ? 1 : ROWS_MIN) &&
	       (g->scanned ? n * 2 >= g->n_rows : n == g->n_rows);
}

/* May column K be ROLE? It is, or it has no role; where ROLE has no column, "Per Day" may be it, or what is of no use.
 */
static bool may_be(const struct dx_table *t, int k, int role)
{
	int is = t->cols[k].role;

	return is == role || is < 0 ||
	       (!(t->roles & BIT(role)) && (role == GC_QUANTITY || role == GC_UNIT_PRICE) &&
		(is == GC_UNIT || is == GC_OTHER)) ||
	       (!(t->roles & BIT(role)) && role == GC_DISCOUNT && is == GC_OTHER); /* "Scheme Amt" */
}

/* Whole numbers of things have no decimals, prices have them. */
static bool counts_things(const struct grid *g, int k)
{
	for (size_t i = 0; i < g->n_rows; i++)
		if (g->v[i * g->t->n_cols + (size_t)k].v.scale)
			return false;
	return true;
}

static bool is_mirrored(struct roles a, struct roles b)
{
	return a.quantity == b.price && a.price == b.quantity && a.charge == b.charge && a.discount == b.discount;
}

/* Roles with which all rows hold, the third column being C (-1: none; behind all columns: the same, taken off). FOUND
 * has N_FOUND before, of which it keeps two; returns how many there are then, three at most. */
static size_t add_roles(const struct grid *g, int value, int c, struct roles *found, size_t n_found)
{
	int n = (int)g->t->n_cols;
	int k = c < n ? c : c - n;

	for (int q = 0; q < n && n_found < 3; q++)
		for (int p = 0; p < n && n_found < 3; p++) {
			struct roles r = {q, p, c < n ? c : -1, c < n ? -1 : k, value};

			if (q == p || q == value || p == value || k == q || k == p || k == value ||
			    !may_be(g->t, q, GC_QUANTITY) || !may_be(g->t, p, GC_UNIT_PRICE) ||
			    (k >= 0 && !may_be(g->t, k, c < n ? GC_CHARGE : GC_DISCOUNT)) || !holds(g, r))
				continue;
			if (n_found < 2)
				found[n_found] = r;
			n_found++;
		}
	return n_found;
}

/* The only roles with which all rows hold, two columns before three; false: there are none, or several. */
static bool only_roles(const struct grid *g, int value, struct roles *found_r)
{
	struct roles found[2];
	size_t n_found = add_roles(g, value, -1, found, 0);

	if (n_found == 0)
		for (int c = 0; c < 2 * (int)g->t->n_cols; c++)
			n_found = add_roles(g, value, c, found, n_found);
	if (n_found == 2 && is_mirrored(found[0], found[1]) &&
	    counts_things(g, found[0].quantity) != counts_things(g, found[0].price)) {
		*found_r = found[counts_things(g, found[0].quantity) ? 0 : 1];
		return true;
	}
	if (n_found == 1)
		*found_r = found[0];
	return n_found == 1;
}

static void give(struct dx_table *t, int col, int role)
{
	for (size_t i = 0; i < t->n_cols; i++)
		if (t->cols[i].role == role && (int)i != col)
			t->cols[i].role = GC_OTHER;
	if (t->cols[col].role >= 0)
		t->roles &= ~BIT(t->cols[col].role);
	t->cols[col].role = role;
	t->cols[col].class = DX_COL_NUMBER;
	t->roles |= BIT(role);
}

/* The same for all tables with the columns of T. */
static void give_all(struct dx_job *job, const struct dx_table *t, int col, int role)
{
	const bool *same = dx_gst_same_columns(job, t);

	for (size_t i = 0; i < job->tables.n; i++)
		if (same[i])
			give(&job->tables.v[i], col, role);
}

/* Does a column of discounts have any? */
static bool has_discounts(const struct grid *g)
{
	int col = dx_table_col(g->t, GC_DISCOUNT);

	for (size_t i = 0; i < g->n_rows && col >= 0; i++)
		if (g->has_words[i * g->t->n_cols + (size_t)col])
			return true;
	return false;
}

/* Quantity × price less the discount, an amount or a rate, which may be left out. */
static bool row_holds_less(const struct grid *g, size_t i, struct roles r)
{
	const struct figure *row = &g->v[i * g->t->n_cols];
	struct figure d = row[r.discount];
	int more = dx_table_col(g->t, GC_MORE_DISCOUNT);
	struct dx_dec v;

	if (!row[r.quantity].has || !row[r.price].has || !row[r.value].has ||
	    (!d.has && g->has_words[i * g->t->n_cols + (size_t)r.discount] && !d.is_percent))
		return false;
	v = dx_dec_mul(row[r.quantity].v, row[r.price].v);
	if ((d.has || d.is_percent) &&
	    dx_dec_near(dx_dec_sub(v, dx_dec_div(dx_dec_mul(v, d.v), dx_dec(100, 0), 4)), row[r.value].v, dx_dec(1, 2)))
		return true;
	if (d.has)
		v = dx_dec_sub(v, d.v);
	if (more >= 0 && row[more].has)
		v = dx_dec_sub(v, row[more].v);
	return dx_dec_near(dx_dec_round(v, 2), row[r.value].v, dx_dec(1, 2));
}

static size_t rows_less(const struct grid *g, struct roles r)
{
	size_t n = 0;

	for (size_t i = 0; i < g->n_rows; i++)
		n += row_holds_less(g, i, r);
	return n;
}

/* "Alt. Quantity │ Quantity" beside a discount: where not a single line holds with the first, and all do with one
 * other column, that is what was sold. */
static void other_quantity(struct dx_job *job, struct dx_table *t, const struct grid *g, struct roles was)
{
	int found = -1;

	if (was.quantity < 0 || was.price < 0 || was.value < 0 || rows_less(g, was) * 2 > g->n_rows)
		return;
	for (int k = 0; k < (int)t->n_cols; k++) {
		struct roles r = was;

		r.quantity = k;
		if (t->cols[k].role >= 0 || rows_less(g, r) < g->n_rows || g->n_rows == 0)
			continue;
		if (found >= 0)
			return;
		found = k;
	}
	if (found >= 0)
		give_all(job, t, found, GC_QUANTITY);
}

/* "MRP │ PTR │ Dis%": what a chemist pays is the price where it alone makes all values, with their discounts or, where
 * these come off later, without. */
static void price_less(struct dx_job *job, struct dx_table *t, const struct grid *g, struct roles was)
{
	struct roles found;
	int price = -1;

	if (was.quantity < 0)
		return;
	for (int k = 0; k < (int)t->n_cols; k++) {
		struct roles r = was;

		r.price = k;
		if (k == r.quantity || k == r.value || k == r.discount || !may_be(t, k, GC_UNIT_PRICE) ||
		    rows_less(g, r) < g->n_rows || g->n_rows == 0 || !g->v[k].v.scale ||
		    (g->scanned && g->n_rows < ROWS_MIN))
			continue;
		if (price >= 0)
			return;
		price = k;
	}
	if (price < 0 && only_roles(g, was.value, &found) && found.quantity == was.quantity &&
	    (found.discount == was.discount || found.discount < 0))
		price = found.price;
	if (price >= 0)
		give_all(job, t, price, GC_UNIT_PRICE);
}

/*
 * "Shipped │ Billed": of a scan half of the rows hold with a column that is right in no other. Roles with which more
 * of them do, with one price, are better; G asks for so many rows then.
 */
static bool more_rows_hold(struct grid *g, struct roles was, struct roles *found_r)
{
	const size_t held = rows_held(g, was);
	struct roles found;

	if (!g->scanned || held == g->n_rows)
		return false;
	g->least = held + 1;
	if (only_roles(g, was.value, &found) && found.price == was.price && found.charge == was.charge &&
	    found.discount == was.discount) {
		*found_r = found;
		return true;
	}
	g->least = 0;
	return false;
}

/* "Gross Wt │ Net Wt │ Rate │ Making": which of two weights is paid for, and what comes on top. */
static void value_by_arithmetic(struct dx_job *job, struct dx_table *t)
{
	int role = t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : t->roles >> GC_AMOUNT & 1 ? GC_AMOUNT : GC_TOTAL;
	int value = dx_table_col(t, role);
	struct roles was = {dx_table_col(t, GC_QUANTITY), dx_table_col(t, GC_UNIT_PRICE), dx_table_col(t, GC_CHARGE),
			    -1, value};
	struct grid g = {.t = t};
	struct roles found = was;

	if (value < 0)
		return;
	fill(job, &g);
	if (has_discounts(&g)) {
		was.discount = dx_table_col(t, GC_DISCOUNT);
		other_quantity(job, t, &g, was);
		if (was.price < 0)
			price_less(job, t, &g, was);
		return;
	}
	if (was.price >= 0 && was.quantity >= 0 && holds(&g, was) && !more_rows_hold(&g, was, &found)) {
		if (role == GC_TOTAL && !(t->roles & (RATES | TAXES | BIT(GC_TAX))))
			give_all(job, t, value, GC_AMOUNT);
		return;
	}
	if (!g.least && !only_roles(&g, value, &found))
		return;
	give_all(job, t, found.quantity, GC_QUANTITY);
	give_all(job, t, found.price, GC_UNIT_PRICE);
	if (found.charge >= 0)
		give_all(job, t, found.charge, GC_CHARGE);
	if (found.discount >= 0)
		give_all(job, t, found.discount, GC_DISCOUNT);
	if (role == GC_TOTAL) /* without any tax */
		give_all(job, t, value, GC_AMOUNT);
}

/* Does VALUE with what stands in column K, or K itself, make the other figure of the row? *NIL_R: it would anyway. */
typedef bool adds_up_fn(const struct figure *k, const struct figure *value, const struct figure *other, bool *nil_r);

static bool is_tax(const struct figure *k, const struct figure *value, const struct figure *total, bool *nil_r)
{
	*nil_r = dx_dec_is_zero(k->v);
	return dx_dec_cmp(dx_dec_add(value->v, k->v), total->v) == 0;
}

static bool is_total(const struct figure *k, const struct figure *value, const struct figure *rate, bool *nil_r)
{
	*nil_r = dx_dec_is_zero(rate->v);
	return dx_dec_near(dx_dec_add(value->v, dx_gst_tax(value->v, rate->v, false)), k->v, dx_dec(1, 2));
}

/* The only column without a role that adds up in every row, not with nothing in all of them; -1: none, or several. */
static int only_column(struct dx_job *job, struct dx_table *t, int value, int other, adds_up_fn *adds_up)
{
	struct grid g = {.t = t};
	int found = -1;

	fill(job, &g);
	for (int k = 0; k < (int)t->n_cols; k++) {
		bool all = g.n_rows >= ROWS_MIN && t->cols[k].role < 0;
		bool all_nil = true;

		for (size_t i = 0; i < g.n_rows && all; i++) {
			const struct figure *row = &g.v[i * t->n_cols];
			bool nil = true;

			all = row[k].has && row[value].has && row[other].has &&
			      adds_up(&row[k], &row[value], &row[other], &nil);
			all_nil &= nil;
		}
		if (!all || all_nil)
			continue;
		if (found >= 0)
			return -1;
		found = k;
	}
	return found;
}

/* "GST" over amounts, not rates: in every row the value with it makes the total, and not with nothing in all. */
static bool is_amount_of_tax(struct dx_job *job, struct dx_table *t, int col, int value, int total)
{
	struct grid g = {.t = t};
	bool all_nil = true;

	fill(job, &g);
	for (size_t i = 0; i < g.n_rows; i++) {
		const struct figure *row = &g.v[i * t->n_cols];
		bool nil = false;

		if (!row[col].has || !row[value].has || !row[total].has ||
		    !is_tax(&row[col], &row[value], &row[total], &nil))
			return false;
		all_nil &= nil;
	}
	return g.n_rows > 0 && !all_nil;
}

/* "Line Amount │ Tax │ Rate % │ Amount │ Gross": of an amount beside value and total, which it makes with it, the
 * printed rates say that it is the tax, and no charge. */
static bool is_rated_tax(struct dx_job *job, struct dx_table *t, int col, int value, int total, int rate)
{
	struct grid g = {.t = t};

	if (col < 0 || col == value || !is_amount_of_tax(job, t, col, value, total))
		return false;
	fill(job, &g);
	for (size_t i = 0; i < g.n_rows; i++) {
		const struct figure *row = &g.v[i * t->n_cols];

		if ((!row[rate].has && !row[rate].is_percent) ||
		    !dx_dec_near(dx_gst_tax(row[value].v, row[rate].v, false), row[col].v, dx_dec(1, 2)))
			return false;
	}
	return true;
}

/* "Taxable │ Tax │ Total": what makes one of the other. And the value with its tax, by the printed rate. */
static void sums_by_arithmetic(struct dx_job *job, struct dx_table *t)
{
	int value = dx_table_col(t, t->roles >> GC_TAXABLE & 1 ? GC_TAXABLE : GC_AMOUNT);
	int total = dx_table_col(t, GC_TOTAL);
	int rate = dx_table_col(t, GC_TAX_RATE);
	int found;

	if (value >= 0 && total >= 0 && rate >= 0 && !(t->roles & (TAXES | BIT(GC_TAX))) &&
	    is_amount_of_tax(job, t, rate, value, total)) {
		give_all(job, t, rate, GC_TAX);
	} else if (value >= 0 && total >= 0 && rate >= 0 && !(t->roles & (TAXES | BIT(GC_TAX))) &&
		   is_rated_tax(job, t, dx_table_col(t, GC_AMOUNT), value, total, rate)) {
		give_all(job, t, dx_table_col(t, GC_AMOUNT), GC_TAX);
	} else if (value >= 0 && total >= 0 && !(t->roles & (TAXES | BIT(GC_TAX)))) {
		found = only_column(job, t, value, total, is_tax);
		if (found >= 0)
			give_all(job, t, found, GC_TAX);
	} else if (value >= 0 && rate >= 0 && total < 0) {
		found = only_column(job, t, value, rate, is_total);
		if (found >= 0)
			give_all(job, t, found, GC_TOTAL);
	}
}

/* The first table that describes what was sold; NULL: there is none. */
static struct dx_table *described(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++)
		if (job->tables.v[i].roles >> GC_DESCRIPTION & 1)
			return &job->tables.v[i];
	return NULL;
}

void dx_gst_roles(struct dx_job *job, bool *doubtful_r)
{
	struct dx_table *t;

	dx_gst_roles_by_content(job);
	dx_gst_rate_columns(job);
	t = described(job);
	if (t)
		dx_gst_net_price(job, t);
	dx_gst_name_untaxed(job);
	dx_gst_name_charges(job, doubtful_r);
	if (!t)
		return;
	dx_gst_name_rated(job, t);
	value_by_arithmetic(job, t);
	sums_by_arithmetic(job, t);
	dx_gst_retail_price(job, t);
	dx_gst_name_copies(job, t);
}
