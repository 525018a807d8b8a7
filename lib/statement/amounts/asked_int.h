/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a shop asked for in another currency, in the cell of what a card is charged; see asked.c. */
#ifndef DX_STATEMENT_ASKED_INT_H
#define DX_STATEMENT_ASKED_INT_H

#include "statement_int.h"

#define ST_ASKED 2 /* words of it: a currency's code and a figure */

/* Do a currency and a figure, in either order, stand in the cell C of a card, apart in front of another figure? */
bool dx_st_has_asked(struct dx_job *job, const struct dx_cell *c);

/* C without them; C as it is where there are none. */
struct dx_cell dx_st_own_amount(struct dx_job *job, const struct dx_cell *c);

#endif
