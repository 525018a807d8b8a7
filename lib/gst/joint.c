/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The rates of a tax and of its cesses in one cell, as the invoice registration portal prints them: "18.00+0.00 |
 * 0.00+0.00" is GST + cess | state cess + the cess that is no percentage.
 */
#include <string.h>

#include "gst_int.h"

#define PARTS_MAX 4

bool dx_gst_joint_rates(struct dx_job *job, const struct dx_cell *c, struct dx_val *rate, struct dx_val *cess_rate)
{
	struct dx_val cell = dx_cell_val(job, c);
	struct dx_str rest = dx_str(cell.raw);
	struct dx_dec parts[PARTS_MAX];
	size_t n = 0;
	struct dx_str side;

	if (!strchr(cell.raw, '+'))
		return false;
	while (dx_str_split(&rest, '|', &side)) {
		struct dx_str one;

		while (dx_str_split(&side, '+', &one)) {
			struct dx_number number;

			if (n == PARTS_MAX || !dx_value_parse(dx_str_trim(one), job->tables.rule, &number))
				return false;
			parts[n++] = number.value;
		}
	}
	if (n < 2 || dx_dec_cmp(parts[0], dx_dec(100, 0)) > 0)
		return false;
	for (size_t i = 2; i < n; i++) /* an amount, or one more rate: neither is a member of the record */
		if (!dx_dec_is_zero(parts[i]))
			return false;
	*rate = cell;
	rate->dec = parts[0];
	if (!dx_dec_is_zero(parts[1])) {
		*cess_rate = cell;
		cess_rate->dec = parts[1];
	}
	return true;
}
