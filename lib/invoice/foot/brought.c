/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* "Your last bill 80.00, payments -80.00, balance brought forward 0.00": what was paid was paid for another invoice. */
#include "dx/extract/foot.h"

#include "foot.h"
#include "items/items.h"

/* Does a line above PAID, on its page, end with what it and BROUGHT come to? */
static bool is_settled(struct dx_job *job, const struct dx_val *paid, const struct dx_val *brought)
{
	struct dx_dec want = dx_dec_add(brought->dec, dx_dec_abs(paid->dec));
	struct dx_val v;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (job->pages[line->page].number != paid->place.page || line->y1 > paid->place.y1)
			continue;
		for (size_t k = 0, used; k < line->n; k += used ? used : 1) {
			used = dx_invoice_amount_at(job, line, k, &v);
			if (used && k + used == line->n && dx_dec_cmp(v.dec, want) == 0)
				return true;
		}
	}
	return false;
}

void dx_invoice_owed_before(struct dx_job *job, struct inv_invoice *inv)
{
	struct dx_val *paid = &inv->totals.paid;

	dx_foot_first(job, IL_BROUGHT, &inv->brought);
	if (dx_val_has(&inv->brought) && dx_val_has(paid) && paid->place.page == inv->brought.place.page &&
	    paid->place.y0 < inv->brought.place.y0) {
		if (is_settled(job, paid, &inv->brought))
			inv->settled = *paid;
		*paid = (struct dx_val){0};
	}
}
