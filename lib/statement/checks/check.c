/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of a statement. Everything is exact: banks do not round balances. */
#include "amounts/amounts.h"
#include "checks.h"
#include "record/record.h"
#include "table/table.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum statement_check c)
{
	return dx_template_checks(job->tpl, c);
}

static char *path(struct dx_job *job, const struct st_part *p, const char *rest)
{
	return dx_asprintf(job->arena, "%s%s", p->prefix, rest);
}

/* Index of row I among the transactions. */
static size_t *numbers(struct dx_job *job, const struct st_part *p)
{
	size_t *v = dx_alloc_array(job->arena, p->n, sizeof(*v));
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		v[i] = n;
		n += p->rows[i].word < 0;
	}
	return v;
}

/* Terms of one link of the chain. Amounts of rows without a balance wait in it until one is printed. */
struct chain {
	struct dx_term *terms;
	size_t n;
	struct dx_dec sum;   /* what the balance must be */
	bool known;          /* the chain has a beginning */
	struct dx_val *last; /* the last printed balance */
};

static void take_amount(struct dx_job *job, const struct st_part *p, struct chain *c, struct st_txn *t, size_t number)
{
	struct dx_val *vals[] = {&t->debit, &t->credit};
	static const char *const names[] = {"debit", "credit"};

	for (size_t i = 0; i < DX_LEN(vals); i++)
		if (dx_val_has(vals[i]))
			c->terms[c->n++] = (struct dx_term){vals[i], dx_asprintf(job->arena, "%s/transactions/%zu/%s",
										 p->prefix, number, names[i])};
	c->sum = dx_dec_add(c->sum, dx_st_change(t));
}

static void link_row(struct dx_job *job, const struct st_part *p, struct chain *c, struct st_row *r, size_t number)
{
	char *balance = dx_asprintf(job->arena, "%s/transactions/%zu/balance", p->prefix, number);

	take_amount(job, p, c, &r->t, number);
	if (!dx_val_has(&r->t.balance))
		return;
	c->terms[c->n++] = (struct dx_term){&r->t.balance, balance};
	if (c->known)
		dx_checks_compare(&job->checks, "running_balance", "Balance above, less debit, plus credit", c->sum,
				  r->t.balance.dec, exact, c->terms, c->n);
	else
		dx_checks_none(&job->checks, "running_balance", "Balance above, less debit, plus credit", balance);
	c->known = true;
	c->sum = r->t.balance.dec;
	c->last = &r->t.balance;
	c->terms[0] = (struct dx_term){c->last, NULL};
	c->n = 1;
}

/* A balance carried over a page must be the one that was reached, by the rows before it where these print none. */
static void link_special(struct dx_job *job, const struct st_part *p, struct chain *c, const struct st_row *r)
{
	struct dx_val copy = r->t.balance;
	struct dx_term terms[] = {{&copy, NULL}, {c->last, NULL}};

	if (!on(job, SC_PAGE_CONTINUITY) || !dx_val_has(&r->t.balance) || r->word == SW_DAY)
		return;
	if (c->n > 1 && c->known && !p->reversed && (r->word == SW_CARRIED || r->word == SW_BROUGHT)) {
		c->terms[c->n] = (struct dx_term){&copy, NULL};
		dx_checks_compare(&job->checks, "page_continuity",
				  "Balance carried or brought forward against the rows before it", c->sum, copy.dec,
				  exact, c->terms, c->n + 1);
	}
	if (!c->last || c->n > 1)
		return;
	if (r->word == SW_TOTAL && !(dx_val_has(&r->t.debit) && dx_val_has(&r->t.credit)))
		return;
	dx_checks_compare(&job->checks, "page_continuity", "Balance carried or brought forward against the last one",
			  c->sum, copy.dec, exact, terms, DX_LEN(terms));
}

/* A balance above the first row, where the opening one was taken from elsewhere: it is that, once more. */
static void link_first(struct dx_job *job, const struct chain *c, const struct st_row *r)
{
	struct dx_val copy = r->t.balance;
	struct dx_term term = {&copy, NULL};

	if (on(job, SC_PAGE_CONTINUITY) && c->known && dx_val_has(&copy) &&
	    (r->word == SW_OPENING || r->word == SW_BROUGHT || r->word == SW_BALANCE))
		dx_checks_compare(&job->checks, "page_continuity",
				  "Balance above the first row against the opening one", c->sum, copy.dec, exact, &term,
				  1);
}

static void check_chain(struct dx_job *job, struct st_part *p, struct chain *c)
{
	struct st_account *acc = p->acc;
	size_t *number = numbers(job, p);
	bool has_rows = false;

	c->terms = dx_alloc_array(job->arena, 2 * p->n + 4, sizeof(*c->terms));
	c->sum = dx_dec(0, 2);
	c->terms[0] = (struct dx_term){&acc->opening_balance, path(job, p, "/opening_balance")};
	c->n = 1;
	if (dx_val_printed(&acc->opening_balance)) {
		c->known = true;
		c->sum = acc->opening_balance.dec;
	}
	for (size_t i = 0; i < p->n; i++) {
		size_t at = p->reversed ? p->n - 1 - i : i;
		struct st_row *r = &p->rows[at];

		if (r->word < 0) {
			has_rows = true;
			link_row(job, p, c, r, number[at]);
		} else if (has_rows) {
			link_special(job, p, c, r);
		} else {
			link_first(job, c, r);
		}
	}
}

static void check_closing(struct dx_job *job, struct st_part *p, struct chain *c)
{
	struct dx_val *closing = &p->acc->closing_balance;
	char *where = path(job, p, "/closing_balance");

	if (!dx_val_printed(closing) || !c->known || dx_st_first(p) == SIZE_MAX) {
		dx_checks_none(&job->checks, "closing_balance", "Printed closing balance against the last balance",
			       where);
		return;
	}
	c->terms[c->n++] = (struct dx_term){closing, where};
	dx_checks_compare(&job->checks, "closing_balance", "Printed closing balance against the last balance", c->sum,
			  closing->dec, exact, c->terms, c->n);
}

static void check_total(struct dx_job *job, struct st_part *p, bool debits)
{
	struct dx_val *total = debits ? &p->acc->total_debits : &p->acc->total_credits;
	struct dx_val *other = debits ? &p->acc->total_credits : &p->acc->total_debits;
	char *where = path(job, p, debits ? "/total_debits" : "/total_credits");
	const char *id = debits ? "total_debits" : "total_credits";
	const char *label =
		debits ? "Sum of the debits against the printed total" : "Sum of the credits against the printed total";
	struct dx_term *terms = dx_alloc_array(job->arena, p->n + 2, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_printed(total)) {
		dx_checks_none(&job->checks, id, label, where);
		return;
	}
	terms[n++] = (struct dx_term){total, where};
	for (size_t i = 0; i < p->n; i++) {
		struct dx_val *v = debits ? &p->rows[i].t.debit : &p->rows[i].t.credit;

		if (p->rows[i].word >= 0 || !dx_val_has(v))
			continue;
		sum = dx_dec_add(sum, v->dec);
		terms[n++] = (struct dx_term){v, NULL};
	}
	if (n == 1 && dx_val_printed(other)) /* "0.00": no row is of this side, each is in the other total */
		terms[n++] = (struct dx_term){other, NULL};
	dx_checks_compare(&job->checks, id, label, sum, total->dec, exact, terms, n);
}

/* What a row of totals may come to: all rows, or those of a page, of a month, or since the totals before. */
enum stretch { ALL, PAGE, MONTH, SINCE, STRETCHES };

static void sums_of(const struct st_part *p, size_t last, bool debits, struct dx_dec sums[STRETCHES])
{
	const struct st_row *end = &p->rows[last];

	for (size_t k = 0; k < STRETCHES; k++)
		sums[k] = dx_dec(0, 2);
	for (size_t i = 0; i <= last; i++) {
		const struct st_row *r = &p->rows[i];
		const struct dx_val *v = debits ? &r->t.debit : &r->t.credit;

		if (r->word == SW_TOTAL)
			sums[SINCE] = dx_dec(0, 2);
		if (r->word >= 0 || !dx_val_has(v))
			continue;
		sums[ALL] = dx_dec_add(sums[ALL], v->dec);
		sums[SINCE] = dx_dec_add(sums[SINCE], v->dec);
		if (r->table && end->table && r->table->page == end->table->page)
			sums[PAGE] = dx_dec_add(sums[PAGE], v->dec);
		if (dx_val_has(&r->t.date) && dx_val_has(&end->t.date) &&
		    r->t.date.date.month == end->t.date.date.month && r->t.date.date.year == end->t.date.date.year)
			sums[MONTH] = dx_dec_add(sums[MONTH], v->dec);
	}
}

/* "Page total" and "Grand total": the one that the account's total was not taken from must be a sum of rows, too. That
 * of debits may have a minus, as the debits over it have. */
static void check_other_totals(struct dx_job *job, struct st_part *p, bool debits)
{
	size_t last = SIZE_MAX; /* as printed: of a list with the newest row first the first one in time */
	struct dx_dec sums[STRETCHES];

	for (size_t i = 0; i < p->n; i++)
		last = p->rows[i].word < 0 ? i : last;
	if (last == SIZE_MAX)
		return;
	sums_of(p, last, debits, sums);
	for (size_t i = last + 1; i < p->n; i++) {
		struct st_row *r = &p->rows[i];
		struct dx_val *v = debits ? &r->t.debit : &r->t.credit;
		struct dx_term term = {v, NULL};
		bool is_sum = false;

		if (r->word != SW_TOTAL || !dx_val_has(&r->t.debit) || !dx_val_has(&r->t.credit))
			continue;
		for (size_t k = 0; k < STRETCHES; k++)
			is_sum |= dx_dec_cmp(sums[k], debits ? dx_dec_abs(v->dec) : v->dec) == 0;
		if (!is_sum)
			dx_checks_compare(&job->checks, debits ? "total_debits" : "total_credits",
					  "Sum of rows against another printed total", sums[ALL], v->dec, exact, &term,
					  1);
	}
}

static void check_count(struct dx_job *job, struct st_part *p, bool debits)
{
	struct dx_val *count = debits ? &p->debit_count : &p->credit_count;
	const char *id = debits ? "debit_count" : "credit_count";
	const char *label =
		debits ? "Number of debits against the printed number" : "Number of credits against the printed number";
	int64_t n = 0;

	if (!dx_val_printed(count)) {
		dx_checks_none(&job->checks, id, label, NULL);
		return;
	}
	for (size_t i = 0; i < p->n; i++)
		n += p->rows[i].word < 0 && dx_val_has(debits ? &p->rows[i].t.debit : &p->rows[i].t.credit);
	dx_checks_compare(&job->checks, id, label, dx_dec(n, 0), count->dec, exact, NULL, 0);
}

/*
 * Opening − total of debits + total of credits = closing: the four printed figures among themselves. Where no closing
 * balance is printed the last row's stands for it.
 */
static void check_sum(struct dx_job *job, struct st_part *p, size_t last)
{
	static const char by_closing[] =
		"Opening balance, less total debits, plus total credits, against closing balance";
	static const char by_last[] =
		"Opening balance, less total debits, plus total credits, against the last balance";
	struct st_account *acc = p->acc;
	bool closes = last == SIZE_MAX || dx_val_printed(&acc->closing_balance);
	const char *label = closes ? by_closing : by_last;
	struct dx_term terms[] = {
		{&acc->opening_balance, path(job, p, "/opening_balance")},
		{&acc->total_debits, path(job, p, "/total_debits")},
		{&acc->total_credits, path(job, p, "/total_credits")},
		{closes ? &acc->closing_balance : &p->rows[last].t.balance,
		 closes ? path(job, p, "/closing_balance")
			: dx_asprintf(job->arena, "%s/transactions/%zu/balance", p->prefix, numbers(job, p)[last])},
	};
	struct dx_dec sum;

	for (size_t i = 0; i < DX_LEN(terms); i++) {
		if (!dx_val_printed(terms[i].val)) {
			dx_checks_none(&job->checks, "statement_sum", label, path(job, p, "/closing_balance"));
			return;
		}
	}
	sum = dx_dec_add(dx_dec_sub(acc->opening_balance.dec, acc->total_debits.dec), acc->total_credits.dec);
	dx_checks_compare(&job->checks, "statement_sum", label, sum, terms[3].val->dec, exact, terms, DX_LEN(terms));
}

/* Running numbers without a gap: a row taken out leaves one. Only where all are legible. */
static void check_serials(struct dx_job *job, struct st_part *p)
{
	static const char label[] = "Running numbers of the rows follow each other";
	const struct dx_val *last = NULL;
	struct dx_dec step = dx_dec(1, 0);
	struct dx_dec want = dx_dec(0, 0);
	size_t seen = 0;

	for (size_t i = 0; i < p->n; i++) {
		const struct st_row *r = &p->rows[i];

		if (r->word >= 0)
			continue;
		if (r->serial.source != DX_VAL_TEXT_LAYER) {
			dx_checks_none(&job->checks, "serial_numbers", label, NULL);
			return;
		}
		/* the newest row may be the first, or have the highest number: the second one tells */
		if (seen == 1 && dx_dec_cmp(r->serial.dec, last->dec) < 0)
			step = dx_dec(-1, 0);
		want = last ? dx_dec_add(want, step) : r->serial.dec;
		seen++;
		last = &r->serial;
		if (dx_dec_cmp(want, last->dec) != 0)
			break; /* the first gap tells where a row is missing */
	}
	if (last)
		dx_checks_compare(&job->checks, "serial_numbers", label, want, last->dec, exact, NULL, 0);
}

static void check_pages(struct dx_job *job, struct dx_page_count c)
{
	static const char label[] = "Pages found against the number of pages printed";

	if (c.seen)
		dx_checks_compare(&job->checks, "page_numbers", label, dx_dec(c.of, 0), dx_dec(c.found, 0), exact, NULL,
				  0);
	else
		dx_checks_none(&job->checks, "page_numbers", label, NULL);
}

void dx_st_checks(struct dx_job *job, struct st_part *p)
{
	struct chain chain = {0};
	struct dx_page_count pages = p->pages;

	if (on(job, SC_RUNNING_BALANCE)) {
		check_chain(job, p, &chain);
		dx_st_check_days(job, p);
	}
	if (on(job, SC_CLOSING_BALANCE))
		check_closing(job, p, &chain);
	if (on(job, SC_TOTAL_DEBITS)) {
		check_total(job, p, true);
		check_other_totals(job, p, true);
	}
	if (on(job, SC_TOTAL_CREDITS)) {
		check_total(job, p, false);
		check_other_totals(job, p, false);
	}
	if (on(job, SC_DEBIT_COUNT))
		check_count(job, p, true);
	if (on(job, SC_CREDIT_COUNT))
		check_count(job, p, false);
	if (on(job, SC_STATEMENT_SUM))
		check_sum(job, p, dx_st_last(p));
	if (on(job, SC_SERIAL_NUMBERS))
		check_serials(job, p);
	if (on(job, SC_PAGE_NUMBERS) && p->prefix[0] == '\0')
		check_pages(job, pages);
	pages.complete |= !pages.seen && p->prefix[0] == '\0' && dx_st_ends_itself(job, p);
	if (!job->anchored || !dx_st_anchored(&job->checks, p, &pages)) {
		job->anchored = false;
		return;
	}
	const struct dx_need needs[] = {
		{pages.complete || !dx_job_goes_on(job->arena, &job->lines, false), DX_OPEN_PAGES},
		{dx_st_is_whole(job, p), DX_OPEN_LACKING},
		{dx_st_sides_stand_apart(p), DX_OPEN_SIDES},
		{dx_st_totals_agree(job, p) && dx_st_foot_agrees(job, p) && dx_st_beside_agrees(job, p),
		 DX_OPEN_UNEXPLAINED}};

	job->anchored = dx_checks_need(&job->checks, needs, DX_LEN(needs));
}
