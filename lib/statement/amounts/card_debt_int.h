/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The record of a card statement, and what a card owes. */
#ifndef DX_STATEMENT_CARD_DEBT_INT_H
#define DX_STATEMENT_CARD_DEBT_INT_H

#include "statement_int.h"

/* What the summary may list besides purchases and payments. */
enum card_charge {
	CARD_FEES,
	CARD_INTEREST,
	CARD_CASH_ADVANCES,
	CARD_TRANSFERS,
	CARD_TAXES,
	CARD_INSTALMENTS,
	CARD_CHARGES
};

/*
 * A card's debt is its balance: opening_balance is the previous one, closing_balance the new one,
 * total_debits the purchases and total_credits the payments. An account that is in credit has a
 * negative debt.
 */
struct ct_card {
	struct st_account acc;
	struct dx_val statement_date, due_date, credit_limit, fees, minimum_due;
	struct dx_val charges[CARD_CHARGES]; /* fees among them, once more */
	struct dx_val refunds;
	struct dx_val column_total; /* of one side, with the previous balance above the rows; see card_foot.c */
	bool fees_are_interest;     /* no other charge is printed under a word that the template knows */
	bool has_inferred;          /* a figure that arithmetic alone names: no proof */
	bool sides_are_open;        /* a minus may mean what is owed or what is had: no proof */
};

/* Charges of the summary that are printed, added up. */
struct dx_dec dx_ct_charges(const struct ct_card *card);

/* What is owed has no minus, whatever mark stands behind V. */
void dx_ct_as_debt(struct dx_job *job, struct dx_val *v);

#endif
