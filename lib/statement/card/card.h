/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Statements of cards: balances of debt, parts of the new balance, limits. */
#ifndef DX_STATEMENT_CARD_H
#define DX_STATEMENT_CARD_H

#include "statement_int.h"

/* Who has the card, by a slip to be sent back with a payment alone, where nobody else's name stands over an address in
 * it; see coupon.c. */
bool dx_st_holder_of_coupon(struct dx_job *job, struct dx_val *v);
/* Who has the card, from a title over its rows; see banner.c. */
bool dx_st_holder_of_card(struct dx_job *job, struct dx_val *v);
/* Who has the card, by where the name stands alone; see cardname.c. */
bool dx_st_holder_by_place(struct dx_job *job, struct dx_val *v);

/* Takes rows out of P that only illustrate the terms: a later table, all of whose days are far from the period. */
void dx_st_leave_examples(struct dx_job *job, struct st_part *p);
/* Takes the rows of bills to come out of P, which stand under a title of their own behind those of this one. */
void dx_st_leave_later(struct dx_job *job, struct st_part *p);

#endif
