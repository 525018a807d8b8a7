/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * "Total 11,112.00 │ Received 0.00 │ Balance 11,112.00": what is left to pay, below the total in its column, is no
 * value of the invoice. It follows from the total and what stands between them; one that does not is a figure that
 * somebody changed, or of something that is not printed.
 */
#include "dx/extract/fields.h"

#include "foot.h"

#define SAME_EDGE   12000 /* thousandths of a point: amounts of one foot end below each other */
#define BETWEEN_MAX 4     /* amounts between the total and what is left of it: received, earlier dues, … */

/* Is LINE labelled as what is left to pay? */
static bool says_balance(const struct dx_job *job, size_t line)
{
	const struct dx_labels *l = &job->labels;

	for (size_t k = l->line_first[line]; k < l->line_first[line + 1]; k++)
		if (l->v[k].field == GL_BALANCE)
			return true;
	return false;
}

/* The amount at the end of LINE, below TOTAL in its column. */
static bool amount_below(struct dx_job *job, const struct dx_line *line, const struct dx_val *total, struct dx_dec *v_r)
{
	struct dx_words last = {
		.words = (const struct dx_word *const *)line->words + line->n - 1, .n = 1, .page = line->page};
	struct dx_val v = {0};
	int32_t off;

	if (line->n < 2 || job->pages[line->page].number != total->place.page ||
	    dx_line_middle(line) <= total->place.y1 || !dx_columns_amount_like(last.words[0]))
		return false;
	off = last.words[0]->x1 - total->place.x1;
	if (off > SAME_EDGE || off < -SAME_EDGE || !dx_fields_amount_of(job, &last, &v))
		return false;
	*v_r = v.dec;
	return true;
}

/* Is LEFT what TOTAL comes to with some of the N amounts V added or taken off? */
static bool is_explained(struct dx_dec left, struct dx_dec total, const struct dx_dec *v, size_t n)
{
	if (n == 0)
		return dx_dec_cmp(left, total) == 0;
	return is_explained(left, total, v + 1, n - 1) || is_explained(left, dx_dec_add(total, *v), v + 1, n - 1) ||
	       is_explained(left, dx_dec_sub(total, *v), v + 1, n - 1);
}

bool dx_gst_has_odd_balance(struct dx_job *job, const struct gst_invoice *inv)
{
	const struct dx_val *total = &inv->totals.total;
	struct dx_dec between[BETWEEN_MAX];
	size_t n = 0;

	for (size_t i = 0; dx_val_printed(total) && i < job->lines.n; i++) {
		struct dx_dec v;

		if (!amount_below(job, &job->lines.v[i], total, &v))
			continue;
		if (says_balance(job, i))
			return !is_explained(v, total->dec, between, n);
		if (n == BETWEEN_MAX)
			return false;
		between[n++] = v;
	}
	return false;
}
