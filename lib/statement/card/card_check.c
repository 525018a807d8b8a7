/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The arithmetic of a card statement: previous debt, less payments, plus purchases and charges, is the new debt. */
#include "dx/extract/whole.h"

#include "card_int.h"
#include "amounts/amounts.h"
#include "checks/checks.h"
#include "record/record.h"

static const struct dx_dec exact;

static bool on(const struct dx_job *job, enum card_check c)
{
	return dx_template_checks(job->tpl, c);
}

static size_t take(struct dx_term *terms, size_t n, struct dx_val *v, const char *path, struct dx_dec *sum, int sign)
{
	if (!dx_val_has(v))
		return n;
	*sum = sign < 0 ? dx_dec_sub(*sum, v->dec) : dx_dec_add(*sum, v->dec);
	terms[n] = (struct dx_term){v, path};
	return n + 1;
}

/* The printed figures of the summary among themselves. */
static void check_summary(struct dx_job *job, struct ct_card *card)
{
	static const char label[] = "Previous balance, less payments, plus purchases and charges, against new balance";
	struct st_account *acc = &card->acc;
	struct dx_term terms[CARD_CHARGES + 6];
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_printed(&acc->opening_balance) || !dx_val_printed(&acc->total_credits) ||
	    !dx_val_printed(&acc->total_debits) || !dx_val_printed(&acc->closing_balance)) {
		dx_checks_none(&job->checks, "card_balance", label, "/new_balance");
		return;
	}
	n = take(terms, n, &acc->opening_balance, "/previous_balance", &sum, 1);
	n = take(terms, n, &acc->total_credits, "/payments", &sum, -1);
	n = take(terms, n, &card->refunds, NULL, &sum, -1);
	n = take(terms, n, &acc->total_debits, "/purchases", &sum, 1);
	n = take(terms, n, &card->fees, "/fees", &sum, 1);
	for (size_t i = CARD_FEES + 1; i < CARD_CHARGES; i++)
		n = take(terms, n, &card->charges[i], NULL, &sum, 1);
	terms[n++] = (struct dx_term){&acc->closing_balance, "/new_balance"};
	dx_checks_compare(&job->checks, "card_balance", label, sum, acc->closing_balance.dec, exact, terms, n);
}

/* All amounts of one side, or of both (SIDE 0: debits less credits). */
static size_t rows_sum(struct dx_job *job, struct st_part *p, int side, struct dx_term *terms, size_t n,
		       struct dx_dec *sum)
{
	size_t number = 0;

	for (size_t i = 0; i < p->n; i++) {
		struct st_txn *t = &p->rows[i].t;

		if (p->rows[i].word >= 0)
			continue;
		if (side <= 0)
			n = take(terms, n, &t->debit,
				 side ? NULL : dx_asprintf(job->arena, "/transactions/%zu/debit", number), sum, 1);
		if (side >= 0)
			n = take(terms, n, &t->credit,
				 side ? NULL : dx_asprintf(job->arena, "/transactions/%zu/credit", number), sum,
				 side ? 1 : -1);
		number++;
	}
	return n;
}

static void check_rows(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	static const char label[] = "Previous balance, plus debits, less credits of all rows, against new balance";
	struct st_account *acc = &card->acc;
	struct dx_term *terms = dx_alloc_array(job->arena, 2 * p->n + 2, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_printed(&acc->opening_balance) || !dx_val_printed(&acc->closing_balance) ||
	    dx_st_first(p) == SIZE_MAX) {
		dx_checks_none(&job->checks, "rows_balance", label, "/new_balance");
		return;
	}
	n = take(terms, n, &acc->opening_balance, "/previous_balance", &sum, 1);
	n = rows_sum(job, p, 0, terms, n, &sum);
	terms[n++] = (struct dx_term){&acc->closing_balance, "/new_balance"};
	dx_checks_compare(&job->checks, "rows_balance", label, sum, acc->closing_balance.dec, exact, terms, n);
}

/* Is the total of this side that of a column which holds the previous balance, too? */
static bool has_column(const struct ct_card *card, bool payments)
{
	return dx_val_printed(&card->column_total) && (card->acc.opening_balance.dec.coef < 0) == payments;
}

/* The rows of one side against what the summary says of them. */
static void check_total(struct dx_job *job, struct st_part *p, struct ct_card *card, bool payments)
{
	bool whole = has_column(card, payments);
	struct dx_val *total = whole      ? &card->column_total
			       : payments ? &card->acc.total_credits
					  : &card->acc.total_debits;
	const char *id = payments ? "total_payments" : "total_purchases";
	const char *label = payments ? "Credits of all rows against printed payments"
				     : "Debits of all rows against printed purchases and charges";
	const char *where = payments ? "/payments" : "/purchases";
	struct dx_term *terms = dx_alloc_array(job->arena, p->n + CARD_CHARGES + 3, sizeof(*terms));
	struct dx_dec sum = dx_dec(0, 2);
	struct dx_dec want = dx_dec(0, 2);
	size_t n = 0;

	if (!dx_val_printed(total)) {
		dx_checks_none(&job->checks, id, label, where);
		return;
	}
	n = take(terms, n, total, whole ? NULL : where, &want, 1);
	if (whole)
		n = take(terms, n, &card->acc.opening_balance, "/previous_balance", &sum, payments ? -1 : 1);
	else if (payments)
		n = take(terms, n, &card->refunds, NULL, &want, 1);
	else
		n = take(terms, n, &card->fees, "/fees", &want, 1);
	for (size_t i = CARD_FEES + 1; !payments && !whole && i < CARD_CHARGES; i++)
		n = take(terms, n, &card->charges[i], NULL, &want, 1);
	n = rows_sum(job, p, payments ? 1 : -1, terms, n, &sum);
	dx_checks_compare(&job->checks, id, label, sum, want, exact, terms, n);
}

static void check_pages(struct dx_job *job)
{
	static const char label[] = "Pages found against the number of pages printed";
	struct dx_page_count c = dx_job_page_count(job->arena, &job->lines);

	if (c.seen)
		dx_checks_compare(&job->checks, "page_numbers", label, dx_dec(c.of, 0), dx_dec(c.found, 0), exact, NULL,
				  0);
	else
		dx_checks_none(&job->checks, "page_numbers", label, NULL);
}

/* No part of the sums is printed: previous balance and rows alone make the new one. */
static bool has_no_sums(const struct ct_card *card)
{
	const struct st_account *acc = &card->acc;

	for (size_t i = 0; i < CARD_CHARGES; i++)
		if (dx_val_has(&card->charges[i]))
			return false;
	return !dx_val_has(&acc->total_debits) && !dx_val_has(&acc->total_credits) && !dx_val_has(&card->fees) &&
	       !dx_val_has(&card->refunds);
}

/*
 * Every figure behind a word for the new balance is that, or another of the card's: "Total Amount Due" at the top and
 * "Total Outstanding" in the summary.
 */
static bool said_alike(struct dx_job *job, const struct ct_card *card)
{
	const struct st_account *acc = &card->acc;
	const struct dx_val *const known[] = {&acc->closing_balance, &acc->opening_balance, &acc->total_debits,
					      &acc->total_credits,   &card->fees,           &card->minimum_due,
					      &card->credit_limit};
	struct dx_words values[DX_LABEL_VALUES_MAX];
	const struct dx_label_hit *hit;
	size_t at = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), SL_CLOSING, &at))) {
		struct dx_val found;
		bool is_known = false;

		if (hit->inner || !dx_fields_is_label(job, hit) ||
		    dx_labels_values(job->arena, &job->labels, hit, values) == 0 ||
		    !dx_fields_amount_of(job, &values[0], &found) || found.dec.scale == 0)
			continue;
		for (size_t i = 0; i < DX_LEN(known) && !is_known; i++)
			is_known = dx_val_has(known[i]) &&
				   dx_dec_cmp(dx_dec_abs(known[i]->dec), dx_dec_abs(found.dec)) == 0;
		if (!is_known)
			return false;
	}
	return true;
}

/* A scanned page may name a sum that could not be read, or hold an amount that is none of the card's. */
static bool is_whole(const struct dx_job *job, struct ct_card *card)
{
	const struct {
		int label;
		const struct dx_val *v;
	} sums[] = {{SL_FEES, &card->charges[CARD_FEES]}, {SL_REFUNDS, &card->refunds}};
	struct dx_val more[CARD_CHARGES + 2] = {card->refunds, card->column_total};

	if (job->given)
		return true;
	for (size_t i = 0; i < DX_LEN(sums); i++)
		if (dx_whole_lacks(job, sums[i].label, sums[i].v))
			return false;
	for (size_t i = 0; i < CARD_CHARGES; i++)
		more[i + 2] = card->charges[i];
	return !dx_whole_has_stray(job, card, more, DX_LEN(more), SL_OTHER);
}

/* Misread amounts could cancel out: of a scan payments and purchases must be printed as well as both balances. */
static bool anchored(struct dx_job *job, const struct st_part *p, struct ct_card *card)
{
	const struct st_account *acc = &card->acc;
	bool ends = dx_val_printed(&acc->opening_balance) && dx_val_printed(&acc->closing_balance);
	bool sums = (dx_val_printed(&acc->total_debits) || has_column(card, false)) &&
		    (dx_val_printed(&acc->total_credits) || has_column(card, true));
	bool walks = on(job, CC_ROWS_BALANCE) && has_no_sums(card) && !p->opening_is_row && !p->closing_is_row &&
		     dx_st_are_written(p);
	const struct dx_need needs[] = {
		{dx_st_first(p) != SIZE_MAX, DX_OPEN_NOTHING},
		{!p->has_unread, DX_OPEN_UNREAD},
		{!card->has_inferred, DX_OPEN_GUESS},
		{!card->sides_are_open && dx_st_sides_are_told(p, true), DX_OPEN_SIDES},
		{ends && (sums || walks), DX_OPEN_ENDS},
		{dx_job_page_count(job->arena, &job->lines).complete || !dx_job_goes_on(job->arena, &job->lines, false),
		 DX_OPEN_PAGES},
		{said_alike(job, card) && dx_st_totals_agree(job, p) && !dx_st_has_near(job, card, p),
		 DX_OPEN_UNEXPLAINED},
		{is_whole(job, card) && (job->given || (!dx_st_has_empty_row(p) && !p->has_lost_row)),
		 DX_OPEN_LACKING}};

	return dx_checks_need(&job->checks, needs, DX_LEN(needs));
}

void dx_ct_checks(struct dx_job *job, struct st_part *p, struct ct_card *card)
{
	if (on(job, CC_CARD_BALANCE))
		check_summary(job, card);
	if (on(job, CC_ROWS_BALANCE))
		check_rows(job, p, card);
	if (on(job, CC_TOTAL_PAYMENTS))
		check_total(job, p, card, true);
	if (on(job, CC_TOTAL_PURCHASES))
		check_total(job, p, card, false);
	if (on(job, CC_PAGE_NUMBERS))
		check_pages(job);
	job->anchored = anchored(job, p, card);
}
