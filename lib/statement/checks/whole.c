/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Is all in the record that a statement prints? The chain of balances goes on over a row whose balance was lost, and
 * opening and closing balance agree with the rows whether the totals beside them were read or not.
 */
#include "dx/extract/erased.h"
#include "dx/extract/table.h"
#include "dx/extract/whole.h"

#include "checks.h"
#include "record/record.h"

/* Rows of one day that stand together, and how many of them have a balance. */
struct day {
	size_t n, balances;
};

static bool is_nothing(const struct dx_val *v)
{
	return !dx_val_has(v) || dx_dec_is_zero(v->dec);
}

static bool same_day(const struct st_row *a, const struct st_row *b)
{
	return dx_val_has(&a->t.date) && dx_val_has(&b->t.date) && dx_date_cmp(a->t.date.date, b->t.date.date) == 0;
}

/*
 * Each row has its balance, or each day has one. Days all of whose rows have one, beside others that lack some: then
 * somewhere one is missing.
 */
static bool balances_are_whole(const struct st_part *p, bool scanned)
{
	const struct st_row *last = NULL;
	struct day day = {0};
	size_t has = 0;
	size_t n = 0;
	size_t full = 0; /* days of several rows, all with a balance */
	size_t part = 0; /* days of which a row lacks one */
	size_t none = 0;

	for (size_t i = 0; i <= p->n; i++) {
		const struct st_row *r = i < p->n ? &p->rows[i] : NULL;

		if (r && r->word >= 0)
			continue;
		if (last && (!r || !same_day(last, r))) {
			none += day.balances == 0;
			part += day.balances > 0 && day.balances < day.n;
			full += day.n > 1 && day.balances == day.n;
			day = (struct day){0};
		}
		last = r;
		if (!r)
			break;
		day.n++;
		day.balances += dx_val_has(&r->t.balance);
		has += dx_val_has(&r->t.balance);
		n++;
	}
	/* once is no custom: on a scan it is a balance that was lost */
	return has == 0 || has == n || (none == 0 && (full == 0 || part == 0) && (!scanned || part > 1));
}

/* Scanned pages name a sum that could not be read, or hold an amount that is no value of the account. */
static bool sums_are_whole(struct dx_job *job, const struct st_part *p)
{
	const struct st_account *acc = p->acc;
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{SL_OPENING, &acc->opening_balance},
		    {SL_CLOSING, &acc->closing_balance},
		    {SL_TOTAL_DEBITS, &acc->total_debits},
		    {SL_TOTAL_CREDITS, &acc->total_credits}};

	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v) ||
		    dx_erased_lacks(job, p->scope, sums[i].label, sums[i].v))
			return false;
	return true;
}

/* A row of totals or of a balance whose words are all that it says. */
static bool is_hollow(const struct st_row *r)
{
	for (size_t k = 0; r->word >= 0 && r->word != SW_DAY && k < r->table->n_cols; k++)
		for (size_t i = 0; i < r->row->cells[k].n; i++)
			if (r->table->cols[k].class == DX_COL_NUMBER &&
			    dx_has_digit(r->row->cells[k].words[i].word->text))
				return false;
	return r->word >= 0 && r->word != SW_DAY;
}

/* What the rows of the side of DEBIT come to. */
static struct dx_dec sum_of_side(const struct st_part *p, bool debit)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_val *v = debit ? &p->rows[i].t.debit : &p->rows[i].t.credit;

		if (p->rows[i].word < 0 && dx_val_has(v))
			sum = dx_dec_add(sum, v->dec);
	}
	return sum;
}

/* Row AT of totals prints what the rows of the side of DEBIT come to, and nothing of the other one. */
static bool is_sum_of_side(const struct st_part *p, size_t at, bool debit)
{
	const struct st_row *r = at < p->n ? &p->rows[at] : NULL;

	if (!r || r->word != SW_TOTAL || !dx_val_has(debit ? &r->t.debit : &r->t.credit) ||
	    dx_val_has(debit ? &r->t.credit : &r->t.debit))
		return false;
	return dx_dec_cmp(sum_of_side(p, debit), debit ? r->t.debit.dec : r->t.credit.dec) == 0;
}

/* The total of the side of DEBIT is printed elsewhere, and right. */
static bool is_said_elsewhere(const struct st_part *p, bool debit)
{
	const struct dx_val *v = debit ? &p->acc->total_debits : &p->acc->total_credits;

	return dx_val_printed(v) && dx_dec_cmp(sum_of_side(p, debit), v->dec) == 0;
}

/* Row AT of totals has the sum of one side only, where its table has rows of the other side, too. */
static bool lacks_side(const struct st_part *p, size_t at)
{
	const struct st_row *r = &p->rows[at];
	const bool debit = dx_val_has(&r->t.debit);
	bool has_rows = false;

	if ((r->word != SW_TOTAL && (r->word != SW_CLOSING || !dx_val_has(&r->t.balance))) ||
	    dx_val_has(&r->t.debit) == dx_val_has(&r->t.credit) || dx_table_col(r->table, ST_DEBIT) < 0 ||
	    dx_table_col(r->table, ST_CREDIT) < 0)
		return false;
	/* a row for the total of each side */
	if ((at > 0 && is_sum_of_side(p, at - 1, !debit)) || is_sum_of_side(p, at + 1, !debit) ||
	    is_said_elsewhere(p, !debit))
		return false;
	for (size_t i = at; i > 0 && p->rows[i - 1].word != SW_TOTAL && !has_rows; i--) {
		const struct st_row *row = &p->rows[i - 1];

		has_rows = row->word < 0 && !is_nothing(debit ? &row->t.credit : &row->t.debit);
	}
	return has_rows;
}

static bool totals_are_whole(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++)
		if (lacks_side(p, i) || is_hollow(&p->rows[i]))
			return false;
	return true;
}

static bool holds_amount(const struct dx_cell *c)
{
	for (size_t i = 0; i < c->n; i++)
		if (dx_columns_amount_like(c->words[i].word))
			return true;
	return false;
}

/*
 * Has R an amount under no heading? On a SCANNED page without balances one that the record has no use for ("Originating
 * branch") may have swallowed the column beside it.
 */
static bool has_unknown_amount(const struct st_row *r, bool scanned)
{
	const struct dx_table *t = r->table;
	bool may_cover = scanned && !(t->roles >> ST_BALANCE & 1);

	for (size_t k = 0; r->word < 0 && k < t->n_cols; k++)
		if ((t->cols[k].role < 0 || (may_cover && t->cols[k].role == ST_OTHER)) &&
		    holds_amount(&r->row->cells[k]))
			return true;
	return false;
}

static bool is_scanned(const struct dx_job *job, const struct st_row *r)
{
	return job->pages[r->table->page].source == DX_SOURCE_OCR;
}

bool dx_st_has_unknown_amounts(const struct dx_job *job, const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++)
		if (has_unknown_amount(&p->rows[i], is_scanned(job, &p->rows[i])))
			return true;
	return false;
}

void dx_st_note_left_out(struct dx_job *job, const struct st_part *p)
{
	size_t rows = 0;
	size_t unknown = 0;
	size_t first = SIZE_MAX;

	for (size_t i = 0; i < p->n; i++) {
		bool has = has_unknown_amount(&p->rows[i], is_scanned(job, &p->rows[i]));

		rows += p->rows[i].word < 0;
		unknown += has;
		first = has && first == SIZE_MAX ? i : first;
	}
	if (first == SIZE_MAX || unknown * 2 < rows || dx_st_has_balances(p) || !is_scanned(job, &p->rows[first]))
		return;
	job->needs_review = true;
	dx_notes_warn(&job->notes, "amount_not_read", job->pages[p->rows[first].table->page].number,
		      "a column of amounts has no heading that could be read");
}

bool dx_st_has_empty_row(const struct st_part *p)
{
	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word < 0 && !r->has_date && is_nothing(&r->t.debit) && is_nothing(&r->t.credit))
			return true;
	}
	return false;
}

bool dx_st_is_whole(struct dx_job *job, struct st_part *p)
{
	if (!job->given && (dx_st_has_empty_row(p) || p->has_lost_row))
		return false;
	/* they may be the balances, which did not come out because one of them is wrong */
	return (!p->has_unknown_amounts || dx_st_has_balances(p)) && balances_are_whole(p, dx_whole_scanned(job)) &&
	       (job->given || (!p->lacks_total && sums_are_whole(job, p) && totals_are_whole(p)));
}

static bool same(const struct dx_val *a, const struct dx_val *b)
{
	return dx_val_has(a) == dx_val_has(b) && (!dx_val_has(a) || dx_dec_cmp(a->dec, b->dec) == 0);
}

static bool same_rows(const struct st_part *a, const struct st_part *b)
{
	if (a->n != b->n || !same(&a->acc->opening_balance, &b->acc->opening_balance) ||
	    !same(&a->acc->closing_balance, &b->acc->closing_balance))
		return false;
	for (size_t i = 0; i < a->n; i++)
		if (!same(&a->rows[i].t.debit, &b->rows[i].t.debit) ||
		    !same(&a->rows[i].t.credit, &b->rows[i].t.credit))
			return false;
	return a->n > 0;
}

bool dx_st_are_different(const struct st_part *parts, size_t n)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = i + 1; k < n; k++)
			if (same_rows(&parts[i], &parts[k]))
				return false;
	return true;
}
