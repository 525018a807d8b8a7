/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Rates that the headings of taxes say for all lines: "CGST" over "9%". Where a scan shows nothing but the sign, the
 * paper may say it once more: "CGST @ 9%" below the lines.
 */
#include <string.h>

#include "items.h"
#include "record/record.h"
#include "table/table.h"

#define NEAR_WORDS 2 /* from a tax's name to its rate: "CGST @ 9%" */

/* The line behind the headings of T, with the one right below them where that is no item. */
static size_t end_of_heads(const struct dx_job *job, const struct dx_table *t)
{
	size_t end = t->header_first + t->header_n;

	return end < job->lines.n && !job->lines.v[end].used ? end + 1 : end;
}

/* Over the heading of COL; where the rows made the columns, over their figures or between the edges of their column. */
static bool stands_over(const struct dx_word *w, const struct dx_col *col)
{
	return (w->x1 > col->hx0 && w->x0 < col->hx1) || (w->x0 >= col->x0 && w->x1 <= col->x1);
}

/* The only percentage over column COL of T; false: none, or several. */
static bool rate_over(struct dx_job *job, const struct dx_table *t, const struct dx_col *col, struct dx_val *rate)
{
	struct dx_val found = {0};

	for (size_t i = t->header_first; i < end_of_heads(job, t); i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const struct dx_word *w = line->words[k];
			struct dx_number n;

			if (!stands_over(w, col) || !strchr(w->text, '%') ||
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

/* Stands a sign of percent without a figure over column COL of T? */
static bool has_bare_sign(struct dx_job *job, const struct dx_table *t, const struct dx_col *col)
{
	for (size_t i = t->header_first; i < end_of_heads(job, t); i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++)
			if (line->words[k]->x1 > col->hx0 && line->words[k]->x0 < col->hx1 &&
			    line->words[k]->conf < 100 && strcmp(line->words[k]->text, "%") == 0)
				return true;
	}
	return false;
}

/* The percentage right behind word AT of LINE; false: there is none. */
static bool rate_behind(struct dx_job *job, const struct dx_line *line, size_t at, struct dx_val *rate)
{
	for (size_t k = at + 1; k < line->n && k <= at + NEAR_WORDS; k++) {
		const char *text = line->words[k]->text;
		struct dx_number n;

		if (!dx_value_parse(dx_str(text + (text[0] == '@')), job->tables.rule, &n) || !n.has_percent)
			continue;
		*rate = dx_lines_val(job->arena, &job->pages[line->page], line->words + k, 1);
		rate->dec = n.value;
		return true;
	}
	return false;
}

/* The rate of the tax ROLE that all other lines of JOB that name it say; false: none, or not the same. */
static bool rate_elsewhere(struct dx_job *job, int role, struct dx_val *rate)
{
	struct dx_val found = {0};

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		for (size_t k = 0; k < line->n; k++) {
			const char *text = line->words[k]->text;
			const char *name = dx_strndup(job->arena, text, strcspn(text, "/"));
			struct dx_val one;

			if (dx_gst_tax_kind(name) != role || !rate_behind(job, line, k, &one))
				continue;
			if (dx_val_has(&found) && dx_dec_cmp(found.dec, one.dec) != 0)
				return false;
			found = one;
		}
	}
	*rate = found;
	return dx_val_has(&found);
}

/* Is TAX what RATE makes of IT's value? */
static bool makes(const struct gst_item *it, const struct dx_val *rate, const struct dx_val *tax)
{
	return dx_val_has(&it->taxable_value) &&
	       dx_dec_near(dx_gst_tax(it->taxable_value.dec, rate->dec, false), tax->dec, dx_dec(1, 2));
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
		struct dx_val said;

		if (col < 0 || !t->header_n || !dx_val_has(taxes[k].tax) || dx_dec_is_zero(taxes[k].tax->dec) ||
		    dx_val_has(taxes[k].rate) || rate_over(job, t, &t->cols[col], taxes[k].rate))
			continue;
		if (has_bare_sign(job, t, &t->cols[col]) && rate_elsewhere(job, taxes[k].role, &said) &&
		    makes(it, &said, taxes[k].tax))
			*taxes[k].rate = said;
	}
}
