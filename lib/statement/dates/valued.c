/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the value dates of a statement say of its dates. */
#include "dates.h"

/* Fewer rows tell nothing; of so many of ten both must be one day. */
#define ROWS_MIN   4
#define SAME_TENTH 7

bool dx_st_value_dates_agree(struct st_row *const *rows, size_t n)
{
	size_t both = 0;
	size_t same = 0;

	for (size_t i = 0; i < n; i++) {
		const struct st_txn *t = &rows[i]->t;

		if (!dx_val_has(&t->date) || !dx_val_has(&t->value_date))
			continue;
		both++;
		same += dx_date_cmp(t->date.date, t->value_date.date) == 0;
	}
	return both >= ROWS_MIN && same * 10 >= both * SAME_TENTH;
}
