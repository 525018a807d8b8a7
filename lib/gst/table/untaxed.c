/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Fare │ Airline taxes │ Service fee │ IGST │ Amount": what a seller passes on as his buyer's agent stands beside what
 * he is taxed for, and the line's total holds both. The headings are the trade's; two equations tell the columns, each
 * of which all rows print to the paisa: the tax is a lawful rate of one column alone, and the total is that, the tax
 * and some of the others. Where only the foot has taxes, the value is what its own heading calls so, and that and what
 * is passed on make the total.
 */
#include "dx/extract/ident.h"
#include "record/record.h"
#include "relations_int.h"
#include "table.h"

#define BIT(role) (UINT32_C(1) << (role))

struct split {
	struct dx_job *job;
	const struct dx_table *t;
	int taxes[2]; /* the second one < 0: there is one; both: the lines have none */
	int value, total;
	size_t from, to; /* columns between which all open ones are passed on */
};

/* Column K has no role, or one of no use; "Airline Tax" beside the taxes is called a rate. */
static bool is_open(const struct split *s, size_t k)
{
	int role = s->t->cols[k].role;

	return role < 0 || role == GC_OTHER || (role == GC_TAX_RATE && (int)k != s->taxes[0]);
}

static bool money_in(const struct split *s, const struct dx_row *row, size_t k, struct dx_dec *v_r)
{
	return dx_gst_charge_in(s->job, &row->cells[k], v_r) && (v_r->scale == 2 || dx_dec_is_zero(*v_r));
}

static bool take_taxes(struct split *s)
{
	static const int roles[] = {GC_IGST, GC_CGST, GC_TAX, GC_TAX_RATE};

	s->taxes[0] = s->taxes[1] = -1;
	for (size_t i = 0; i < DX_LEN(roles) && s->taxes[0] < 0; i++)
		s->taxes[0] = dx_table_col(s->t, roles[i]);
	if (s->taxes[0] >= 0 && s->t->cols[s->taxes[0]].role == GC_CGST)
		s->taxes[1] = dx_table_col(s->t, GC_SGST);
	return s->taxes[0] >= 0 && (s->t->cols[s->taxes[0]].role == GC_CGST) == (s->taxes[1] >= 0);
}

/* The taxes of ROW, all of which are printed. */
static bool tax_in(const struct split *s, const struct dx_row *row, struct dx_dec *tax_r)
{
	struct dx_dec other = dx_dec(0, 2);

	*tax_r = other;
	if (s->taxes[0] < 0)
		return true;
	if (!money_in(s, row, (size_t)s->taxes[0], tax_r) ||
	    (s->taxes[1] >= 0 && !money_in(s, row, (size_t)s->taxes[1], &other)))
		return false;
	*tax_r = dx_dec_add(*tax_r, other);
	return true;
}

/* Is TAX what a rate of the law, and not that of nothing, makes of V? Halves are rounded each, also where one column is
 * of both. */
static bool is_tax_of(const struct split *s, struct dx_dec v, struct dx_dec tax)
{
	const bool whole = s->taxes[1] < 0;
	const bool halves = s->t->cols[s->taxes[0]].role != GC_IGST;
	struct dx_dec rate;
	size_t at = 0;

	while (dx_ident_gst_next_rate(&at, &rate)) {
		struct dx_dec half = dx_gst_tax(v, rate, true);

		if (dx_dec_is_zero(rate))
			continue;
		if ((whole && dx_dec_cmp(dx_gst_tax(v, rate, false), tax) == 0) ||
		    (halves && dx_dec_cmp(dx_dec_add(half, half), tax) == 0))
			return true;
	}
	return false;
}

/* Does the tax come from the value in all rows, and is there one? */
static bool is_value(const struct split *s)
{
	const struct dx_row *row;
	size_t at = 0;
	size_t rows = 0;

	while ((row = dx_gst_next_item(s->job, s->t, &at))) {
		struct dx_dec v, tax;

		if (!money_in(s, row, (size_t)s->value, &v) || !tax_in(s, row, &tax) || dx_dec_is_zero(tax) ||
		    !is_tax_of(s, v, tax))
			return false;
		rows++;
	}
	return rows > 0;
}

/* The only column of money that is taxed. */
static bool find_value(struct split *s)
{
	int found = -1;

	for (s->value = 0; s->value < s->total; s->value++) {
		const struct dx_col *col = &s->t->cols[s->value];

		if ((!is_open(s, (size_t)s->value) && col->role != GC_TAXABLE && col->role != GC_AMOUNT &&
		     col->role != GC_DESCRIPTION) ||
		    !is_value(s))
			continue;
		if (found >= 0)
			return false;
		found = s->value;
	}
	s->value = found;
	return found >= 0;
}

/* Is column K, of those FROM to TO, passed on? */
static bool is_passed(const struct split *s, size_t k)
{
	return k >= s->from && k < s->to && (int)k != s->value && is_open(s, k);
}

/* Do value, taxes and what is passed on make the total in all rows, and not without it? */
static bool holds(const struct split *s)
{
	const struct dx_row *row;
	size_t at = 0;
	bool any = false;

	while ((row = dx_gst_next_item(s->job, s->t, &at))) {
		struct dx_dec sum, tax, total, one;

		if (!money_in(s, row, (size_t)s->value, &sum) || !tax_in(s, row, &tax) ||
		    !money_in(s, row, (size_t)s->total, &total))
			return false;
		sum = dx_dec_add(sum, tax);
		for (size_t k = 0; k < s->t->n_cols; k++) {
			if (!is_passed(s, k))
				continue;
			if (!money_in(s, row, k, &one))
				return false;
			any |= !dx_dec_is_zero(one);
			sum = dx_dec_add(sum, one);
		}
		if (dx_dec_cmp(sum, total) != 0)
			return false;
	}
	return any;
}

static bool find_passed(struct split *s)
{
	for (s->from = 0; s->from < (size_t)s->total; s->from++)
		for (s->to = (size_t)s->total; s->to > s->from; s->to--)
			if (is_passed(s, s->from) && is_passed(s, s->to - 1) && holds(s))
				return true;
	return false;
}

/* "Basic Fare │ Taxes & Fees │ Service Chg (Taxable) │ Total": no column of the lines is about tax, and one is headed
 * as the value that is taxed. */
static bool take_headed_value(struct split *s)
{
	const uint32_t about_tax = BIT(GC_TAX_RATE) | BIT(GC_CGST_RATE) | BIT(GC_CGST) | BIT(GC_SGST_RATE) |
				   BIT(GC_SGST) | BIT(GC_IGST_RATE) | BIT(GC_IGST) | BIT(GC_CESS_RATE) | BIT(GC_CESS) |
				   BIT(GC_TAX);

	s->value = dx_table_col(s->t, GC_TAXABLE);
	return !(dx_gst_roles_of(s->t->cols, s->t->n_cols) & about_tax) && s->value >= 0 && s->value < s->total &&
	       dx_gst_heading_over(s->job, s->t, (size_t)s->value) == GC_TAXABLE;
}

/* What column K, of what is passed on, is: "Cess Amt." stands in the total beside a tax by its rate as well. */
static int passed_role(const struct split *s, size_t k)
{
	return dx_gst_heading_over(s->job, s->t, k) == GC_CESS ? GC_CESS : GC_UNTAXED;
}

void dx_gst_name_untaxed(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *t = &job->tables.v[i];
		struct split s = {.job = job, .t = t, .total = (int)t->n_cols - 1};

		while (s.total > 0 && t->cols[s.total].role != GC_TOTAL && t->cols[s.total].role != GC_AMOUNT)
			s.total--;
		if (!dx_gst_is_items(t) || s.total <= 0 || job->pages[t->page].source == DX_SOURCE_OCR ||
		    !(take_taxes(&s) ? find_value(&s) : take_headed_value(&s)) || !find_passed(&s))
			continue;
		for (size_t k = 0; k < t->n_cols; k++)
			if (is_passed(&s, k))
				dx_gst_rename_alike(job, t, k, passed_role(&s, k));
		dx_gst_rename_alike(job, t, (size_t)s.total, GC_TOTAL);
		dx_gst_rename_alike(job, t, (size_t)s.value, GC_TAXABLE);
		if (s.taxes[0] >= 0 && t->cols[s.taxes[0]].role == GC_TAX_RATE)
			dx_gst_rename_alike(job, t, (size_t)s.taxes[0], GC_TAX);
	}
}

/* What of G's row stands in column K: nothing where it has no figure. */
static struct dx_dec in_grid(const struct gst_grid *g, size_t row, size_t k)
{
	const struct gst_figure *f = &g->v[row * g->n_cols + k];

	return f->has ? f->v : dx_dec(0, 2);
}

/* Does column K make of VALUE what column TOTAL has in all rows of G, and is it something else than a lawful tax? */
static bool is_passed_on(const struct gst_grid *g, size_t value, size_t k, size_t total)
{
	bool other = false;

	for (size_t i = 0; i < g->n_rows; i++) {
		const struct dx_dec v[] = {in_grid(g, i, value), in_grid(g, i, k), in_grid(g, i, total)};
		bool said;

		if (dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) != 0)
			return false;
		other |= !dx_dec_is_zero(v[1]) && !dx_gst_rel_with_tax(v, &said);
	}
	return other;
}

bool dx_gst_name_passed(const struct gst_grid *g, struct dx_col *cols)
{
	const int value = dx_gst_grid_col(g, cols, GC_TAXABLE);
	const int total = dx_gst_grid_col(g, cols, GC_TOTAL);
	int found = -1;

	for (int k = value + 1; value >= 0 && k < total; k++) {
		if (cols[k].role >= 0 || !is_passed_on(g, (size_t)value, (size_t)k, (size_t)total))
			continue;
		if (found >= 0)
			return false;
		found = k;
	}
	if (found >= 0)
		cols[found].role = GC_UNTAXED;
	return found >= 0;
}
