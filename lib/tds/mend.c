/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Scanned amounts that a sum contradicts: another reading is taken if it is the only one, of all cells of the sum,
 * with which every sum of its cell comes out. Never a value that arithmetic alone asks for.
 */
#include "tds_int.h"

static struct dx_val *cell(const struct tds_sum *s, size_t i)
{
	return i == s->n ? s->total : (struct dx_val *)(void *)((char *)s->rows + i * s->size + s->offset);
}

static bool holds(const struct tds_sum *s)
{
	struct dx_dec sum = dx_dec(0, 2);

	for (size_t i = 0; i <= s->n; i++)
		if (!dx_val_has(cell(s, i)))
			return false;
	for (size_t i = 0; i < s->n; i++)
		sum = dx_dec_add(sum, cell(s, i)->dec);
	return s->n > 0 && dx_dec_cmp(sum, s->total->dec) == 0;
}

/* A total may be that of several sums; a row's cell is in one. */
static bool all_hold(const struct tds_sum *sums, size_t n, const struct tds_sum *of, const struct dx_val *changed)
{
	if (changed != of->total)
		return holds(of);
	for (size_t i = 0; i < n; i++)
		if (sums[i].total == changed && !holds(&sums[i]))
			return false;
	return true;
}

static void mend(const struct tds_sum *sums, size_t n, const struct tds_sum *s)
{
	struct dx_val *found = NULL;
	struct dx_dec value = {0};
	size_t count = 0;

	for (size_t i = 0; i <= s->n; i++) {
		struct dx_val *v = cell(s, i);
		struct dx_val was = *v;

		for (size_t k = 0; k < was.n_readings; k++) {
			v->dec = was.readings[k].value;
			v->source = DX_VAL_REPAIRED;
			if ((dx_val_has(&was) && dx_dec_cmp(v->dec, was.dec) == 0) || !all_hold(sums, n, s, v))
				continue;
			found = v;
			value = v->dec;
			count++;
		}
		*v = was;
	}
	if (count != 1)
		return;
	found->dec = value;
	found->source = DX_VAL_REPAIRED;
}

void dx_tds_mend(const struct tds_sum *sums, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!holds(&sums[i]))
			mend(sums, n, &sums[i]);
}

bool dx_tds_unread(const struct tds_sum *sums, size_t n)
{
	for (size_t i = 0; i < n; i++)
		for (size_t k = 0; k <= sums[i].n; k++)
			if (!dx_val_has(cell(&sums[i], k)) && cell(&sums[i], k)->raw)
				return true;
	return false;
}
