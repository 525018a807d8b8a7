/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Amounts and balances of the lists of apps. Between applist.c and appbalance.c. */
#ifndef DX_STATEMENT_APPLIST_INT_H
#define DX_STATEMENT_APPLIST_INT_H

#include "statement_int.h"

#define ST_APP_EDGE 2000 /* right edges of figures under each other, thousandths of a point */

/* What an amount is printed with. */
struct st_app_marks {
	bool minus, plus, currency;
};

/* Where rows have their balances. */
enum st_app_place { ST_APP_NOWHERE, ST_APP_BEHIND, ST_APP_BELOW };

/* The amount that ends the first END words of LINE begins with this word, its sign and currency; 0: none does. */
size_t dx_st_app_amount(const struct dx_line *line, size_t end, struct st_app_marks *m_r);

/*
 * Where most of the rows under JOB's first day have a balance that is called one. What calls those behind the amounts
 * so is cut from its lines.
 */
enum st_app_place dx_st_app_balances(struct dx_job *job);

/* Does LINE end in a balance behind a word that calls it one? */
bool dx_st_app_is_balance(struct dx_job *job, const struct dx_line *line);

#endif
