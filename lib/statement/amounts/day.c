/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Tables of the balance at the end of each day, beside rows that have none: "Daily ending balance". Their rows are no
 * transactions. But what they say is what the paper's rows come to, day by day, whatever the sections are in which they
 * stand: where most days agree, each must.
 */
#include <stdlib.h>

#include "dx/extract/across.h"

#include "amounts.h"
#include "record/record.h"

#define DAYS_MIN  2
#define PAGE_HEAD 4 /* the part of a page that its head is in, at most */

bool dx_st_is_pair(uint32_t roles)
{
	return roles == (UINT32_C(1) << ST_DATE | UINT32_C(1) << ST_BALANCE);
}

static bool has(const struct dx_table *t, int role)
{
	return t->roles >> role & 1;
}

/* "Page 1 of 2" */
static bool says_page(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_job_is_page_word(line->words[i]->text))
			return true;
	return false;
}

/* "Ending Balance 5,538.90": a value, and no title. */
static bool has_amount(const struct dx_line *line)
{
	for (size_t i = 0; i < line->n; i++)
		if (dx_columns_amount_like(line->words[i]))
			return true;
	return false;
}

/* The table begins its page, under no more than the page's head; its title is the last line of the page before. */
static bool is_titled_before(struct dx_job *job, const struct dx_table *t)
{
	size_t at;
	const struct dx_line *header;

	while (t > job->tables.v && t[-1].header_n && t->header_n &&
	       dx_lines_are_across(&job->lines.v[t[-1].header_first], &job->lines.v[t->header_first]))
		t--;
	if (!t->header_n || has(t, ST_REFERENCE)) /* numbers of cheques */
		return false;
	header = &job->lines.v[t->header_first];
	if (header->page == 0 || header->y0 > job->pages[header->page].height / PAGE_HEAD)
		return false;
	for (at = t->header_first; at > 0 && job->lines.v[at - 1].page == header->page; at--)
		if (job->lines.v[at - 1].used)
			return false;
	while (at > 0 && job->lines.v[at - 1].page + 1 == header->page && says_page(&job->lines.v[at - 1]))
		at--;
	return at > 0 && job->lines.v[at - 1].page + 1 == header->page && !job->lines.v[at - 1].used &&
	       !has_amount(&job->lines.v[at - 1]) && dx_st_line_says(job, at - 1, ST_BALANCE);
}

bool dx_st_is_days(struct dx_job *job, const struct dx_table *t)
{
	if (!has(t, ST_DATE) || has(t, ST_DEBIT) || has(t, ST_CREDIT) || has(t, ST_DESCRIPTION) ||
	    has(t, ST_AMOUNT) == has(t, ST_BALANCE) ||
	    (has(t, ST_AMOUNT) && !dx_st_title_says(job, t, ST_BALANCE) && !is_titled_before(job, t)))
		return false;
	for (size_t i = 0; i < job->tables.n; i++) {
		const struct dx_table *other = &job->tables.v[i];

		if (other != t && (has(other, ST_DEBIT) || has(other, ST_CREDIT) ||
				   (has(other, ST_AMOUNT) && (has(other, ST_DESCRIPTION) || has(other, ST_REFERENCE)))))
			return true;
	}
	return false;
}

/* What a day brought, then what was reached at its end. */
struct day {
	struct dx_date date;
	struct dx_dec sum;
};

struct days {
	struct dx_dec opening;
	struct day *v; /* in order of time; several of one date are allowed */
	size_t n;
};

static int by_date(const void *a, const void *b)
{
	return dx_date_cmp(((const struct day *)a)->date, ((const struct day *)b)->date);
}

static struct days read_days(struct dx_arena *arena, const struct st_part *p)
{
	struct days d = {.opening = p->acc->opening_balance.dec, .v = dx_alloc_array(arena, p->n + 1, sizeof(*d.v))};
	struct dx_dec sum = d.opening;

	for (size_t i = 0; i < p->n; i++)
		if (p->rows[i].word < 0 && dx_val_has(&p->rows[i].t.date))
			d.v[d.n++] = (struct day){p->rows[i].t.date.date, dx_st_change(&p->rows[i].t)};
	if (d.n)
		qsort(d.v, d.n, sizeof(*d.v), by_date);
	for (size_t i = 0; i < d.n; i++)
		sum = d.v[i].sum = dx_dec_add(sum, d.v[i].sum);
	return d;
}

/* The opening balance and all that was booked up to the day of R. */
static struct dx_dec reached(const struct days *d, const struct st_row *r)
{
	size_t from = 0;
	size_t to = d->n;

	while (from < to) {
		size_t middle = from + (to - from) / 2;

		if (dx_date_cmp(d->v[middle].date, r->t.date.date) <= 0)
			from = middle + 1;
		else
			to = middle;
	}
	return from ? d->v[from - 1].sum : d->opening;
}

static bool is_day(const struct st_row *r)
{
	return r->word == SW_DAY && dx_val_has(&r->t.date) && dx_val_has(&r->t.balance);
}

void dx_st_check_days(struct dx_job *job, struct st_part *p)
{
	static const struct dx_dec exact;
	struct days all;
	size_t days = 0;
	size_t agree = 0;

	if (!dx_val_printed(&p->acc->opening_balance))
		return;
	all = read_days(job->arena, p);
	for (size_t i = 0; i < p->n; i++) {
		days += is_day(&p->rows[i]);
		agree += is_day(&p->rows[i]) && dx_dec_cmp(reached(&all, &p->rows[i]), p->rows[i].t.balance.dec) == 0;
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
					  reached(&all, &p->rows[i]), copy.dec, exact, &term, 1);
	}
}
