/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/extract/sofar.h"

#include "dx/base/check.h"

static const struct dx_dec exact;

void dx_so_far_column(struct dx_so_far *f, size_t at)
{
	dx_assert(f->n_columns < DX_SO_FAR_MAX);
	f->columns[f->n_columns].at = at;
	f->columns[f->n_columns++].sum = dx_dec(0, 2);
}

void dx_so_far_add(struct dx_so_far *f, const struct dx_rows *rows, size_t row_size, size_t n)
{
	for (; f->n < n; f->n++)
		for (size_t k = 0; k < f->n_columns; k++) {
			const struct dx_val *v = dx_val_at((char *)rows->items + f->n * row_size, f->columns[k].at);

			f->columns[k].lacks |= !dx_val_has(v);
			if (!f->columns[k].lacks)
				f->columns[k].sum = dx_dec_add(f->columns[k].sum, v->dec);
		}
}

void dx_so_far_clear(struct dx_so_far *f)
{
	for (size_t k = 0; k < f->n_columns; k++)
		f->columns[k].sum = dx_dec(0, 2);
}

/* The sum that is V; NULL: none is. */
static const struct dx_dec *sum_that_is(const struct dx_so_far *f, struct dx_dec v)
{
	for (size_t k = 0; k < f->n_columns && f->n; k++)
		if (!f->columns[k].lacks && dx_dec_cmp(f->columns[k].sum, v) == 0)
			return &f->columns[k].sum;
	return NULL;
}

bool dx_so_far_check(struct dx_checks *checks, const struct dx_so_far *f, bool known, const char *id, const char *label,
		     struct dx_val *v)
{
	struct dx_term term = {v, NULL};
	const struct dx_dec *sum = known ? sum_that_is(f, v->dec) : NULL;

	if (sum)
		dx_checks_compare(checks, id, label, *sum, v->dec, exact, &term, 1);
	else
		dx_checks_none(checks, id, label, NULL);
	return sum != NULL;
}
