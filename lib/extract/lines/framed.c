/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What stands in one cell of a ruled form, at whichever side of it. */
#include "dx/extract/lines.h"

#include "dx/extract/value.h"

bool dx_lines_framed(const struct dx_page *page, const struct dx_line *line, const struct dx_line *below,
		     const struct dx_seg *seg, int32_t *x0_r, int32_t *x1_r)
{
	int32_t from = INT32_MIN;
	int32_t to = INT32_MAX;

	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_rule *r = &page->rules[i];

		if (r->x1 - r->x0 >= r->y1 - r->y0 || r->y0 > dx_line_middle(line) || r->y1 < dx_line_middle(below))
			continue;
		if (r->x1 <= seg->x0 && r->x1 > from)
			from = r->x1;
		if (r->x0 >= seg->x1 && r->x0 < to)
			to = r->x0;
	}
	if (from == INT32_MIN || to == INT32_MAX)
		return false;
	for (size_t i = 0; i < line->n; i++)
		if ((i < seg->first || i >= seg->first + seg->n) && line->words[i]->x1 > from &&
		    line->words[i]->x0 < to && !dx_value_currency(dx_str(line->words[i]->text)))
			return false;
	*x0_r = from;
	*x1_r = to;
	return true;
}
