/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Card statements: what their files do with the record. Between card.c, card_chain.c, card_parts.c, card_edges.c,
 * card_full.c, card_foot.c, card_told.c, card_heard.c, card_sides.c and card_check.c. */
#ifndef DX_STATEMENT_CARD_INT_H
#define DX_STATEMENT_CARD_INT_H

#include "amounts/card_debt_int.h"

enum card_check { CC_CARD_BALANCE, CC_ROWS_BALANCE, CC_TOTAL_PAYMENTS, CC_TOTAL_PURCHASES, CC_PAGE_NUMBERS, CC_CHECKS };

/* Debit or credit of every amount; a minus may mean either, the whole document tells. */
void dx_ct_resolve_sides(struct dx_job *job, struct st_part *p, struct ct_card *card);

/* A total of a column that holds the previous balance, too, is none of purchases; when sides are told. See card_foot.c.
 */
void dx_ct_foot(const struct st_part *p, struct ct_card *card);

/* Who is asked for a minimum owes the new balance: so the sign in front of it means a debt. When all is told. */
void dx_ct_minimum_tells(struct ct_card *card);

/*
 * The new balance is owed where what is left of the limit is printed, and is less by it. Of a limit that a label names;
 * when sides are told.
 */
void dx_ct_limit_tells(struct dx_job *job, const struct st_part *p, struct ct_card *card);

/*
 * Rows without a day at the ends of the table that are balances or sums; when sides are told. LEAST is the minimum due.
 * True when one was told. See card_edges.c.
 */
bool dx_ct_edges(struct dx_job *job, struct st_part *p, const struct dx_val *least);

/*
 * Balances and sums whose labels nobody knows, from a strip or list of figures that the rows make true; see
 * card_chain.c. When debits and credits are told. Returns whether a figure was named by arithmetic alone.
 */
bool dx_ct_chain(struct dx_job *job, struct st_part *p, struct ct_card *card);

/* Would there be one such strip or list if the rows came to DEBITS and CREDITS? CLOSED: with the new balance. */
bool dx_ct_chain_fits(struct dx_job *job, const struct st_part *p, struct ct_card *card, struct dx_dec debits,
		      struct dx_dec credits, bool closed);

/* Balances that are the same figures as the sums of payments and purchases; see card_full.c. */
bool dx_ct_paid_in_full(struct dx_job *job, struct st_part *p, struct ct_card *card);

/* Amounts in other currencies, from their columns or from the description. */
void dx_ct_foreign(struct dx_job *job, struct st_part *p, const struct ct_card *card);

/*
 * Days, limit and minimum of the head that labels did not give: under labels that no template knows, or far above their
 * values; see card_told.c. When rows have their days and balances are read.
 */
void dx_ct_told(struct dx_job *job, const struct st_part *p, struct ct_card *card);

void dx_ct_checks(struct dx_job *job, struct st_part *p, struct ct_card *card);

#endif
