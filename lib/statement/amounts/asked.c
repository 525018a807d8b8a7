/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "USD 66.23     5,530.21" under "Amount": what a shop asked for abroad may stand in a column without a heading, in
 * front of what the card is charged, and shares its cell.
 */
#include "asked_int.h"
#include "dx/extract/cell.h"
#include "record/record.h"

#define APART 2 /* heights of a figure between those of two columns, at least */

bool dx_st_has_asked(struct dx_job *job, const struct dx_cell *c)
{
	const struct dx_word *asked = c->n > ST_ASKED ? c->words[ST_ASKED - 1].word : NULL;
	const struct dx_word *own = asked ? c->words[ST_ASKED].word : NULL;

	return asked && dx_st_is_card(job) && c->words[0].line == c->words[ST_ASKED].line &&
	       dx_value_currency(dx_str(c->words[0].word->text)) && dx_columns_amount_like(asked) &&
	       dx_columns_amount_like(own) && own->x0 - asked->x1 > (own->y1 - own->y0) * APART &&
	       !dx_cell_numeric(job, c);
}

struct dx_cell dx_st_own_amount(struct dx_job *job, const struct dx_cell *c)
{
	return dx_st_has_asked(job, c) ? (struct dx_cell){c->words + ST_ASKED, c->n - ST_ASKED} : *c;
}
