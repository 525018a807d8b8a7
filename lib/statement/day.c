/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables of the balance at the end of each day, beside rows that have none: "Daily ending balance". Their rows are no
 * transactions. But what they say is what the paper's rows come to, day by day, whatever the sections are in which they
 * stand: where most days agree, each must.
 */
#include "statement_int.h"

#define DAYS_MIN 2

bool dx_st_is_pair(uint32_t roles)
{
	return roles == (UINT32_C(1) << ST_DATE | UINT32_C(1) << ST_BALANCE);
}

static bool has(const struct dx_table *t, int role)
{
	return t->roles >> role & 1;
}

bool dx_st_is_days(struct dx_job *job, const struct dx_table *t)
{
	if (!has(t, ST_DATE) || has(t, ST_DEBIT) || has(t, ST_CREDIT) || has(t, ST_DESCRIPTION) ||
	    has(t, ST_AMOUNT) == has(t, ST_BALANCE) || (has(t, ST_AMOUNT) && !dx_st_title_says(job, t, ST_BALANCE)))
		return false;
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *other = &job->tables.v[i];

		if (other != t && (has(other, ST_DEBIT) || has(other, ST_CREDIT) ||
				   (has(other, ST_AMOUNT) && has(other, ST_DESCRIPTION))))
			return true;
	}
	return false;
}

/* The opening balance and all that was booked up to the day of R. */
static struct dx_dec reached(const struct st_part *p, const struct st_row *r)
{
	struct dx_dec sum = p->acc->opening_balance.dec;

	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].word < 0 && dx_val_has(&p->rows[i].t.date) &&
		    dx_date_cmp(p->rows[i].t.date.date, r->t.date.date) <= 0)
			sum = dx_dec_add(sum, dx_st_change(&p->rows[i].t));
	return sum;
}

static bool is_day(const struct st_row *r)
{
	return r->word == SW_DAY && dx_val_has(&r->t.date) && dx_val_has(&r->t.balance);
}

void dx_st_check_days(struct dx_job *job, struct st_part *p)
{
	static const struct dx_dec exact;
	size_t days = 0;
	size_t agree = 0;

	if (!dx_val_printed(&p->acc->opening_balance))
		return;
	for (size_t i = 0; i < p->n; i++) {
		days += is_day(&p->rows[i]);
		agree += is_day(&p->rows[i]) && dx_dec_cmp(reached(p, &p->rows[i]), p->rows[i].t.balance.dec) == 0;
	}
	/* balances of another kind: available, average */
	if (days < DAYS_MIN || agree * 2 <= days)
		return;
	for (size_t i = 0; i < p->n; i++) {
		struct dx_val copy = p->rows[i].t.balance;
		struct dx_term term = {&copy, NULL};

		if (is_day(&p->rows[i]))
			dx_checks_compare(&job->checks, "running_balance",
					  "Opening balance and all rows up to a day against the balance of the day",
					  reached(p, &p->rows[i]), copy.dec, exact, &term, 1);
	}
}
