/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <string.h>

#include "party_int.h"

/* The ways in which a cell is read that have the least in common; others repeat one of them. */
static const char *const ways[DX_BALLOT_WAYS] = {"line", "larger", "twice", "smooth"};

void dx_ballot_add(struct dx_ballot *b, const char *text)
{
	size_t i = 0;

	while (i < b->n && strcmp(b->text[i], text) != 0)
		i++;
	if (i == DX_LEN(b->text))
		return;
	if (i == b->n)
		b->text[b->n++] = text;
	b->votes[i]++;
}

bool dx_ballot_takes(const struct dx_cell_reading *r)
{
	for (size_t i = 0; i < DX_LEN(ways); i++)
		if (strcmp(r->how, ways[i]) == 0)
			return true;
	return false;
}
