/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "USD 66.23     5,530.21" under "Amount": what a shop asked for abroad may stand in a column without a heading, in
 * front of what the card is charged, and shares its cell; the currency may stand behind it, or under it ("43.26",
 * "Euro").
 */
#include "asked_int.h"
#include "dx/extract/cell.h"
#include "record/record.h"

#define APART 2 /* heights of a figure between those of two columns, at least */

bool dx_st_has_asked(struct dx_job *job, const struct dx_cell *c)
{
	const struct dx_word *own = c->n > ST_ASKED ? c->words[ST_ASKED].word : NULL;
	size_t at = 1; /* of the figure */

	if (!own || !dx_st_is_card(job))
		return false;
	if (!dx_value_currency(dx_str(c->words[0].word->text)))
		at = 0;
	return dx_value_currency(dx_str(c->words[1 - at].word->text)) && dx_columns_amount_like(c->words[at].word) &&
	       dx_columns_amount_like(own) && c->words[at].line == c->words[ST_ASKED].line &&
	       own->x0 - c->words[at].word->x1 > (own->y1 - own->y0) * APART && !dx_cell_numeric(job, c);
}

struct dx_cell dx_st_own_amount(struct dx_job *job, const struct dx_cell *c)
{
	return dx_st_has_asked(job, c) ? (struct dx_cell){c->words + ST_ASKED, c->n - ST_ASKED} : *c;
}
