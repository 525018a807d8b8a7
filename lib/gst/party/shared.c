/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One block of both parties, the seller's lines over the buyer's without a gap. */
#include <string.h>

#include "party_int.h"

static bool is_title(const struct dx_label_hit *hit)
{
	return hit && hit->field >= GL_DOC_INVOICE && hit->field <= GL_DOC_BILL_OF_SUPPLY;
}

size_t dx_gst_other_ends(struct dx_job *job, const struct dx_block *b, size_t at, const struct dx_val *gstin)
{
	size_t from = 0;
	bool other = false;

	for (size_t i = 0; i < at; i++) {
		struct dx_val found = {0};

		if (dx_gst_gstin_in(job, &b->lines[i], &found) && strcmp(found.text, gstin->text) != 0)
			other = true;
		else if (!other || !is_title(dx_block_label(job, b, i)))
			continue;
		from = i + 1;
	}
	return from;
}
