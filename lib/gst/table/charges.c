/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Columns of charges, most of them under words of the trade that nobody knows: those whose cells complete an equation
 * that each row prints, to the paisa. Four are known:
 *
 *   "Rate │ Metal value │ Making │ Stone │ Amount"          quantity × price as it is printed, and charges
 *   "Rental │ Usage │ Value added │ Discount │ Taxable"     nothing but charges, of what has no quantity and price
 *   "Qty │ Rental │ Usage │ Discount │ Taxable"             an amount that is no product, and one charge
 *   "Weight │ Rate │ Loading │ Cutting │ Assessable"        quantity × price, and charges between it and the value
 *   "Count │ Rate │ Gross │ Agent's fee │ Less │ Net share" quantity × price as it is printed, and what comes off it
 */
#include <string.h>

#include "relations_int.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))
#define TAXES                                                                                                          \
	(BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) | BIT(GC_SGST) | BIT(GC_IGST_RATE) |  \
	 BIT(GC_IGST) | BIT(GC_CESS_RATE) | BIT(GC_CESS) | BIT(GC_TAX))
#define PARTS_MIN  2 /* charges of a line that has nothing else */
#define COUNTS_MIN 2 /* a single one may be how many, under a heading that nobody knows */
#define LESS       2 /* discounts of a line; what one makes the solver knows */
#define ROWS_MIN   2 /* a single line says little of what stands between price and value */

/* Quantity × price, or an amount, or nothing; the charges, less the discount: the value. */
struct equation {
	const struct dx_table *t;
	int quantity, price; /* < 0: they are not in it */
	int amount;          /* < 0: it is not printed */
	int value;
	signed char sign[DX_TABLE_COLS_MAX]; /* 1: a charge, -1: a discount, 0: not in it */
	/* what its rows say */
	size_t rows;
	size_t least, most; /* cells of charges that have something in them, in one row */
	bool charged[DX_TABLE_COLS_MAX];
	size_t taken;   /* the most that is taken off one row and is not nothing */
	bool is_taxed;  /* the last charge may as well be a tax, in all of them */
	bool may_taxed; /* a charge or all that is taken off may, in one row at least */
};

static bool is_money(const struct dx_col *col)
{
	return col->role == GC_TAXABLE || col->role == GC_AMOUNT || col->role == GC_TOTAL;
}

static bool is_charge(const struct dx_col *col)
{
	return col->role == GC_CHARGE || col->role == GC_MORE_CHARGE;
}

static bool is_open(const struct dx_col *col)
{
	return col->role < 0 || col->role == GC_OTHER;
}

/* Without quantity and price, whatever has no paise may be a count of something. */
static bool may_be_amount(const struct equation *e, struct dx_dec v)
{
	return e->quantity >= 0 || v.scale == 2 || dx_dec_is_zero(v);
}

/* What the charges of ROW come on: *GOODS_R as it is multiplied, *SUM_R as it is printed or would be. */
static bool read_base(struct dx_job *job, const struct equation *e, const struct dx_row *row, struct dx_dec *goods_r,
		      struct dx_dec *sum_r)
{
	struct dx_dec price;

	*sum_r = dx_dec(0, 2);
	if (e->quantity >= 0) {
		if (!dx_gst_figure_in(job, &row->cells[e->quantity], goods_r) ||
		    !dx_gst_figure_in(job, &row->cells[e->price], &price))
			return false;
		*goods_r = dx_dec_mul(*goods_r, price);
		*sum_r = dx_dec_round(*goods_r, 2);
	}
	return e->amount < 0 || (dx_gst_figure_in(job, &row->cells[e->amount], sum_r) && may_be_amount(e, *sum_r) &&
				 (e->quantity < 0 || dx_dec_near(*goods_r, *sum_r, dx_dec(1, 2))));
}

/* Is CHARGE what a tax would be of SUM? */
static bool is_share(struct dx_dec sum, struct dx_dec charge)
{
	const struct dx_dec v[] = {sum, charge, dx_dec_add(sum, charge)};
	bool said;

	return dx_gst_rel_with_tax(v, &said) && said;
}

static bool row_says(struct dx_job *job, struct equation *e, const struct dx_row *row)
{
	struct dx_dec goods = dx_dec(0, 2);
	struct dx_dec base;
	struct dx_dec v[3] = {goods, goods, goods}; /* what the last charge comes on, it, the value */
	size_t n = 0;
	size_t taken = 0;
	bool said;

	if (!read_base(job, e, row, &goods, &v[0]) || !dx_gst_figure_in(job, &row->cells[e->value], &v[2]))
		return false;
	base = v[0];
	for (size_t k = 0; k < e->t->n_cols; k++) {
		struct dx_dec one;

		if (!e->sign[k])
			continue;
		if (!dx_gst_charge_in(job, &row->cells[k], &one) || !may_be_amount(e, one)) {
			if (e->sign[k] > 0)
				return false;
			continue; /* a rate, by which the others are less already */
		}
		if (e->quantity >= 0 && e->amount < 0 && dx_dec_near(one, goods, dx_dec(1, 2)))
			continue;           /* it is printed after all, under a heading of its own */
		if (!dx_dec_is_zero(one)) { /* a last one that is nothing says nothing of taxes */
			v[0] = dx_dec_add(v[0], v[1]);
			v[1] = e->sign[k] < 0 ? dx_dec_neg(dx_dec_abs(one)) : one;
			e->may_taxed |= is_share(v[0], v[1]);
			taken += e->sign[k] < 0;
		}
		e->charged[k] |= e->sign[k] > 0 && !dx_dec_is_zero(one);
		n += e->sign[k] > 0 && row->cells[k].n > 0;
	}
	e->least = n < e->least ? n : e->least;
	e->most = n > e->most ? n : e->most;
	e->taken = taken > e->taken ? taken : e->taken;
	e->is_taxed &= dx_gst_rel_with_tax(v, &said);
	e->may_taxed |= taken > 0 && is_share(v[2], dx_dec_sub(base, v[2]));
	e->rows++;
	return dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0;
}

/* Does E hold in every row, and is there one? */
static bool holds(struct dx_job *job, struct equation *e)
{
	const struct dx_row *row;
	size_t at = 0;

	e->rows = e->most = e->taken = 0;
	e->least = SIZE_MAX;
	e->is_taxed = true;
	e->may_taxed = false;
	for (size_t k = 0; k < e->t->n_cols; k++)
		e->charged[k] = false;
	while ((row = dx_gst_next_item(job, e->t, &at)))
		if (!row_says(job, e, row))
			return false;
	return e->rows > 0;
}

/* A heading of a scan that says nothing may be that of a tax, misread: several rows must say of their figures that they
 * are none. */
static bool is_doubtful(const struct dx_job *job, const struct equation *e)
{
	return job->pages[e->t->page].source == DX_SOURCE_OCR && (e->rows < ROWS_MIN || e->may_taxed);
}

static bool take_product(struct equation *e)
{
	e->quantity = dx_table_col(e->t, GC_QUANTITY);
	e->price = dx_table_col(e->t, GC_UNIT_PRICE);
	return e->quantity >= 0 && e->price >= 0;
}

/* ---- the five ---- */

/* The first two columns of money with charges between them that headings tell at least in part, or in a table that has
 * no tax; false: there are none. */
static bool find_span(struct equation *e)
{
	const struct dx_col *cols = e->t->cols;
	int n = (int)e->t->n_cols;
	bool untaxed = !(e->t->roles & TAXES);

	for (e->amount = 0; e->amount + 2 < n; e->amount++) {
		bool known = untaxed;

		if (!is_money(&cols[e->amount]))
			continue;
		e->value = e->amount + 1;
		while (e->value < n && (is_charge(&cols[e->value]) || (known && cols[e->value].role < 0)))
			known |= is_charge(&cols[e->value++]);
		if (known && e->value > e->amount + 1 && e->value < n && is_money(&cols[e->value]))
			return true;
	}
	return false;
}

/* Another column of money than those of E, which only a total behind them may be: it stays what it is called. */
static bool has_others(const struct equation *e)
{
	for (int k = 0; k < (int)e->t->n_cols; k++)
		if (k != e->amount && k != e->value && is_money(&e->t->cols[k]) &&
		    (e->t->cols[k].role != GC_TOTAL || k < e->value))
			return true;
	return false;
}

static bool on_printed_product(struct dx_job *job, struct equation *e)
{
	bool told = true; /* all charges are, by their headings */

	if (!take_product(e) || !find_span(e) || has_others(e))
		return false;
	for (int k = e->amount + 1; k < e->value; k++) {
		e->sign[k] = 1;
		told &= is_charge(&e->t->cols[k]);
	}
	if (!holds(job, e) || (e->is_taxed && !is_charge(&e->t->cols[e->value - 1])) || (!told && is_doubtful(job, e)))
		return false;
	for (int k = e->amount + 1; k < e->value; k++)
		if (e->charged[k])
			return true;
	return false;
}

/* Are there whole numbers in column K of T, "Ex. Kms" beside what they cost, and nothing else? */
static bool counts_things(struct dx_job *job, const struct dx_table *t, size_t k)
{
	const struct dx_row *row;
	bool any = false;
	size_t at = 0;

	while ((row = dx_gst_next_item(job, t, &at))) {
		struct dx_dec v;

		if (!dx_gst_charge_in(job, &row->cells[k], &v) || (v.scale > 0 && !dx_dec_is_zero(v)))
			return false;
		any |= v.scale == 0 && v.coef > 0;
	}
	return any;
}

static bool on_nothing(struct dx_job *job, struct equation *e)
{
	const struct dx_col *cols = e->t->cols;

	e->value = dx_table_col(e->t, GC_TAXABLE);
	if (e->t->roles & (BIT(GC_QUANTITY) | BIT(GC_UNIT_PRICE) | BIT(GC_PRICE_WITH_TAX) | BIT(GC_AMOUNT)))
		return false;
	for (int k = e->value - 1; k >= 0; k--) {
		if (!is_open(&cols[k]) && cols[k].role != GC_CHARGE && cols[k].role != GC_DISCOUNT)
			break;
		if (cols[k].role == GC_DISCOUNT)
			e->sign[k] = -1;
		else
			e->sign[k] = !is_open(&cols[k]) || !counts_things(job, e->t, (size_t)k);
	}
	for (int k = 0; k + PARTS_MIN <= e->value; k++) { /* fewer and fewer of them */
		if (e->sign[k] && holds(job, e) && e->most >= PARTS_MIN)
			return true;
		e->sign[k] = 0;
	}
	return false;
}

/* The only two that make it. */
static bool on_amount(struct dx_job *job, struct equation *e)
{
	const struct dx_col *cols = e->t->cols;
	struct equation found = {0};
	int amount = dx_table_col(e->t, GC_AMOUNT);
	int discount = dx_table_col(e->t, GC_DISCOUNT);

	e->value = dx_table_col(e->t, GC_TAXABLE);
	if (e->t->roles & BIT(GC_CHARGE))
		return false;
	if (discount >= 0)
		e->sign[discount] = -1;
	for (e->amount = 0; e->amount < e->value; e->amount++)
		for (int k = e->amount + 1; k < e->value; k++) {
			if ((amount < 0 ? cols[e->amount].role >= 0 : e->amount != amount) || cols[k].role >= 0)
				continue;
			e->sign[k] = 1;
			if (holds(job, e) && e->least > 0) {
				if (found.t)
					return false;
				found = *e;
			}
			e->sign[k] = 0;
		}
	*e = found;
	return found.t;
}

static bool on_product(struct dx_job *job, struct equation *e)
{
	size_t parts = 0;

	e->value = dx_table_col(e->t, e->t->roles & BIT(GC_TAXABLE) ? GC_TAXABLE : GC_AMOUNT);
	if (!take_product(e) || (e->t->roles & (BIT(GC_CHARGE) | BIT(GC_DISCOUNT))))
		return false;
	for (int k = e->price + 1; k < e->value; k++)
		e->sign[k] = is_open(&e->t->cols[k]);
	if (e->price > e->value || !holds(job, e) || is_doubtful(job, e))
		return false;
	for (int k = e->price + 1; k < e->value; k++) { /* another one may be anything */
		e->sign[k] = e->charged[k];
		parts += e->charged[k];
	}
	return e->rows >= ROWS_MIN || parts >= PARTS_MIN;
}

/* Are the two columns from K on what may be taken off? They are, in E. */
static bool take_off(struct equation *e, int k)
{
	const struct dx_col *cols = e->t->cols;

	memset(e->sign, 0, sizeof(e->sign));
	for (int i = k; i < k + LESS; i++) {
		if (!is_open(&cols[i]) && cols[i].role != GC_DISCOUNT && cols[i].role != GC_MORE_DISCOUNT)
			return false;
		e->sign[i] = -1;
	}
	return true;
}

/* What is called taxable may be but the first of both: of a table that has no tax. */
static bool on_product_less(struct dx_job *job, struct equation *e)
{
	const struct dx_col *cols = e->t->cols;

	if (!take_product(e) || (e->t->roles & (TAXES | BIT(GC_CHARGE))))
		return false;
	for (e->amount = e->price + 1; e->amount + LESS + 1 < (int)e->t->n_cols; e->amount++) {
		e->value = e->amount + LESS + 1;
		if ((is_money(&cols[e->amount]) || is_open(&cols[e->amount])) && is_open(&cols[e->value]) &&
		    take_off(e, e->amount + 1) && holds(job, e) && e->taken == LESS && !is_doubtful(job, e))
			return true;
	}
	return false;
}

/* ---- roles ---- */

static void name_columns(struct dx_job *job, const struct equation *e)
{
	if (e->amount >= 0) {
		dx_gst_rename_alike(job, e->t, (size_t)e->amount, GC_AMOUNT);
		dx_gst_rename_alike(job, e->t, (size_t)e->value, GC_TAXABLE);
	}
	for (size_t k = 0; k < e->t->n_cols; k++)
		if (e->sign[k] > 0 && !is_charge(&e->t->cols[k]))
			dx_gst_rename_alike(job, e->t, k, GC_CHARGE);
		else if (e->sign[k] < 0 && is_open(&e->t->cols[k]))
			dx_gst_rename_alike(job, e->t, k,
					    e->t->roles & BIT(GC_DISCOUNT) ? GC_MORE_DISCOUNT : GC_DISCOUNT);
}

/* Of charges that make the value without quantity and price no count is how many: several say nothing of the line. */
static void name_counts(struct dx_job *job, const struct equation *e)
{
	size_t counts[DX_TABLE_COLS_MAX];
	size_t n = 0;

	for (size_t k = 0; k < e->t->n_cols && e->quantity < 0 && e->amount < 0; k++)
		if (e->t->cols[k].role < 0 && counts_things(job, e->t, k))
			counts[n++] = k;
	for (size_t i = 0; i < n && n >= COUNTS_MIN; i++)
		dx_gst_rename_alike(job, e->t, counts[i], GC_OTHER);
}

void dx_gst_name_charges(struct dx_job *job, bool *doubtful_r)
{
	static bool (*const finds[])(struct dx_job *, struct equation *) = {on_printed_product, on_nothing, on_amount,
									    on_product, on_product_less};

	for (size_t f = 0; f < DX_LEN(finds); f++)
		for (size_t i = 0; i < job->tables.n; i++) { /* a later page may have its columns otherwise */
			struct equation e = {&job->tables.v[i], .quantity = -1, .price = -1, .amount = -1};

			if (!dx_gst_is_items(e.t) || !finds[f](job, &e))
				continue;
			name_columns(job, &e);
			name_counts(job, &e);
			*doubtful_r |= e.rows < ROWS_MIN && (finds[f] == on_product || finds[f] == on_product_less);
		}
}
