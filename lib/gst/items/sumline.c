/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines below the items that begin as a row of totals does, and are none. */
#include <string.h>

#include "items.h"

/* "Total Quantity:   920", wherever the figure stands. */
static bool counts_goods(const struct dx_line *line)
{
	static const char *const counts[] = {"quantity", "qty", "items", "pieces", "pcs", "nos"};
	const char *behind = line->n > 2 ? line->words[1]->text : "";

	return line->n == 3 && dx_str_is_one_of(dx_strn(behind, strcspn(behind, ".:")), counts, DX_LEN(counts));
}

/* "Total Freight │ CGST 9% │ SGST 9%" over the sums: no figure but rates. */
static bool heads_sums(const struct dx_line *line)
{
	bool rate = false;

	for (size_t i = 0; i < line->n; i++) {
		if (!dx_has_digit(line->words[i]->text))
			continue;
		if (!strchr(line->words[i]->text, '%'))
			return false;
		rate = true;
	}
	return rate;
}

bool dx_gst_is_no_row_of_totals(const struct dx_line *line)
{
	return counts_goods(line) || heads_sums(line);
}
