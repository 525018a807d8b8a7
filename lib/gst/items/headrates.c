/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Rates that the headings of taxes say for all lines: "CGST" over "9%". */
#include <string.h>

#include "items.h"

/* The only percentage over column COL of T, in its headings or right below them; false: none, or several. */
static bool rate_over(struct dx_job *job, const struct dx_table *t, const struct dx_col *col, struct dx_val *rate)
{
	struct dx_val found = {0};

	for (size_t i = t->header_first; i < t->header_first + t->header_n + 1 && i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (i == t->header_first + t->header_n && line->used) /* an item */
			break;
		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];
			struct dx_number n;

			if (w->x1 <= col->hx0 || w->x0 >= col->hx1 || !strchr(w->text, '%') ||
			    !dx_value_parse(dx_str(w->text + (w->text[0] == '@')), job->tables.rule, &n) ||
			    !n.has_percent)
				continue;
			if (dx_val_has(&found))
				return false;
			found = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
			found.dec = n.value;
		}
	}
	if (!dx_val_has(&found))
		return false;
	*rate = found;
	return true;
}

void dx_gst_rates_of_heads(struct dx_job *job, const struct dx_table *t, struct gst_item *it)
{
	const struct {
		int role;
		const struct dx_val *tax;
		struct dx_val *rate;
	} taxes[] = {{GC_CGST, &it->cgst, &it->cgst_rate},
		     {GC_SGST, &it->sgst, &it->sgst_rate},
		     {GC_IGST, &it->igst, &it->igst_rate}};

	while (t > job->tables.v && t->header_n == 0 && dx_table_same_roles(t - 1, t)) /* goes on from */
		t--;
	for (size_t k = 0; k < DX_LEN(taxes) && !dx_val_has(&it->tax_rate); k++) {
		int col = dx_table_col(t, taxes[k].role);

		if (col >= 0 && t->header_n && dx_val_has(taxes[k].tax) && !dx_dec_is_zero(taxes[k].tax->dec) &&
		    !dx_val_has(taxes[k].rate))
			(void)rate_over(job, t, &t->cols[col], taxes[k].rate);
	}
}
