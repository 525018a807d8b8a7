/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the later readings of an amount's cell say together. */
#include "dx/extract/want.h"

#include "ways_int.h"

#define MANY 3 /* readings that are enough to say something against a first one */

size_t dx_receipt_votes(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v)
{
	bool plain = false;
	size_t n = 0;

	for (size_t i = 0; i < cell->n; i++) {
		bool same_picture = dx_reread_is_plain(&cell->readings[i]);

		if (!dx_receipt_says(job, cell->readings[i].text, v) || (same_picture && plain))
			continue;
		plain |= same_picture;
		n++;
	}
	return n;
}

bool dx_receipt_is_most_said(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v)
{
	size_t mine = dx_receipt_votes(job, cell, v);
	struct dx_dec other;

	for (size_t i = 0; i < cell->n; i++)
		if (dx_receipt_reading(job, cell->readings[i].text, &other) && dx_dec_cmp(other, v) != 0 &&
		    dx_receipt_votes(job, cell, other) >= mine)
			return false;
	return true;
}

bool dx_receipt_is_unanimous(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v)
{
	size_t n = 0;

	while (n < cell->n && dx_receipt_says(job, cell->readings[n].text, v))
		n++;
	return n == cell->n && n >= MANY;
}

bool dx_receipt_agree_on_other(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v)
{
	struct dx_dec said = v;
	struct dx_dec other;

	for (size_t i = 0; cell && i < cell->n; i++) {
		if (!dx_receipt_reading(job, cell->readings[i].text, &other) || dx_dec_cmp(other, v) == 0 ||
		    (i > 0 && dx_dec_cmp(other, said) != 0))
			return false;
		said = other;
	}
	return cell && cell->n >= MANY;
}

bool dx_receipt_is_unsaid(struct dx_job *job, const struct dx_reread *cell, struct dx_dec v)
{
	return cell && cell->n >= MANY && dx_receipt_votes(job, cell, v) == 0;
}

bool dx_receipt_is_confirmed(struct dx_job *job, const struct dx_val *v)
{
	const struct dx_reread *cell = dx_val_has(v) ? dx_reread_of(job, v->place) : NULL;

	return cell && dx_receipt_is_unanimous(job, cell, v->dec);
}
