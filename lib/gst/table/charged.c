/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Rate │ Metal value │ Making │ Stone │ Amount", "Rate │ Freight │ Hamali │ Docket │ Total": of two columns of money
 * with nothing but charges between them the first is quantity × price and the other one, which the charges are in, the
 * line's value, where every line says so to the paisa.
 */
#include "relations_int.h"
#include "table.h"

struct span {
	const struct dx_table *t;
	int quantity, price;
	size_t gross, value; /* what stands between them are charges */
};

static bool is_money(const struct dx_col *col)
{
	return col->role == GC_TAXABLE || col->role == GC_AMOUNT || col->role == GC_TOTAL;
}

static bool is_charge(const struct dx_col *col)
{
	return col->role == GC_CHARGE || col->role == GC_MORE_CHARGE;
}

/* The first span of T whose charges are known by a heading at least in part; false: there is none. Of a scan all of
 * them are: a heading that was misread may be that of a tax. */
static bool find_span(struct dx_job *job, struct span *s)
{
	const struct dx_table *t = s->t;
	bool scanned = job->pages[t->page].source == DX_SOURCE_OCR;

	for (s->gross = 0; s->gross + 2 < t->n_cols; s->gross++) {
		bool known = false;

		if (!is_money(&t->cols[s->gross]))
			continue;
		s->value = s->gross + 1;
		while (s->value < t->n_cols &&
		       (is_charge(&t->cols[s->value]) || (known && !scanned && t->cols[s->value].role < 0)))
			known |= is_charge(&t->cols[s->value++]);
		if (known && s->value < t->n_cols && is_money(&t->cols[s->value]))
			return true;
	}
	return false;
}

/* Another column of money than those of S, which only a total behind them may be: it stays what it is called. */
static bool has_others(const struct span *s)
{
	for (size_t k = 0; k < s->t->n_cols; k++)
		if (k != s->gross && k != s->value && is_money(&s->t->cols[k]) &&
		    (s->t->cols[k].role != GC_TOTAL || k < s->value))
			return true;
	return false;
}

/* Does ROW say so? *CHARGED_R: something is charged in it; *TAX_R stays where its last charge could be a tax. */
static bool row_says(struct dx_job *job, const struct span *s, const struct dx_row *row, bool *charged_r, bool *tax_r)
{
	struct dx_dec q, p, last;
	struct dx_dec v[3]; /* what the last charge comes on, it, the value */
	bool said;

	if (!dx_gst_figure_in(job, &row->cells[s->quantity], &q) || !dx_gst_figure_in(job, &row->cells[s->price], &p) ||
	    !dx_gst_figure_in(job, &row->cells[s->gross], &v[0]) ||
	    !dx_gst_figure_in(job, &row->cells[s->value], &v[2]) || !dx_dec_near(dx_dec_mul(q, p), v[0], dx_dec(1, 2)))
		return false;
	v[1] = dx_dec(0, 2);
	for (size_t k = s->gross + 1; k < s->value; k++) {
		if (!dx_gst_charge_in(job, &row->cells[k], &last))
			return false;
		v[0] = dx_dec_add(v[0], v[1]);
		v[1] = last;
		*charged_r |= !dx_dec_is_zero(last);
	}
	*tax_r &= dx_gst_rel_with_tax(v, &said);
	return dx_dec_cmp(dx_dec_add(v[0], v[1]), v[2]) == 0;
}

static bool all_rows_say(struct dx_job *job, const struct span *s)
{
	const struct dx_row *row;
	size_t at = 0;
	bool charged = false;
	bool tax = s->t->cols[s->value - 1].role < 0;

	while ((row = dx_gst_next_item(job, s->t, &at)))
		if (!row_says(job, s, row, &charged, &tax))
			return false;
	return charged && !tax;
}

/* T's, and those of all tables like it. */
static void name_columns(struct dx_job *job, const struct dx_table *t)
{
	struct span s = {t, dx_table_col(t, GC_QUANTITY), dx_table_col(t, GC_UNIT_PRICE), 0, 0};
	const bool *same;

	if (s.quantity < 0 || s.price < 0 || !find_span(job, &s) || has_others(&s) || !all_rows_say(job, &s))
		return;
	same = dx_gst_same_columns(job, t);
	for (size_t i = 0; i < job->tables.n; i++) {
		if (!same[i])
			continue;
		dx_gst_rename_column(&job->tables.v[i], s.gross, GC_AMOUNT);
		dx_gst_rename_column(&job->tables.v[i], s.value, GC_TAXABLE);
		for (size_t k = s.gross + 1; k < s.value; k++)
			if (job->tables.v[i].cols[k].role < 0)
				dx_gst_rename_column(&job->tables.v[i], k, GC_MORE_CHARGE);
	}
}

void dx_gst_name_charged(struct dx_job *job)
{
	for (size_t i = 0; i < job->tables.n; i++) /* a later page may have its columns otherwise */
		if (dx_gst_is_items(&job->tables.v[i]))
			name_columns(job, &job->tables.v[i]);
}
