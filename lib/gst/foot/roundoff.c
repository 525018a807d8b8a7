/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rounding of a total: the sign that its name has, what a scan lost of it, what no name tells. */
#include "foot.h"
#include "party/party.h"
#include "record/record.h"

/* What the lines come to with their taxes, and all charges with theirs; false: a line says no total. */
static bool sum_of_totals(const struct gst_invoice *inv, struct dx_dec *sum)
{
	if (!dx_rows_sum(&inv->line_items, sizeof(struct gst_item), offsetof(struct gst_item, total), sum))
		return false;
	for (size_t i = 0; i < inv->n_charges; i++)
		*sum = dx_dec_add(*sum, inv->charges[i].dec);
	for (size_t i = 0; i < inv->n_charge_taxes; i++)
		*sum = dx_dec_add(*sum, inv->charge_taxes[i].v.dec);
	return true;
}

/* Is the total what values and taxes of the foot, or else the lines with their taxes, come to, less the rounding V? */
static bool is_rounded_down(const struct gst_invoice *inv, struct dx_dec v)
{
	struct gst_invoice without = *inv;
	struct dx_dec want = dx_dec_add(inv->totals.total.dec, v);
	struct dx_dec sum;

	without.totals.round_off.source = DX_VAL_ABSENT;
	return (dx_gst_sum_of_all(&without, &sum) && dx_dec_cmp(sum, want) == 0) ||
	       (sum_of_totals(inv, &sum) && dx_dec_cmp(sum, want) == 0);
}

void dx_gst_round_off_sign(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *r = &inv->totals.round_off;

	if (!dx_val_printed(r) || r->dec.coef <= 0 || !dx_val_printed(&inv->totals.total) ||
	    !is_rounded_down(inv, r->dec))
		return;
	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];

		if (job->pages[line->page].number == r->place.page && line->y0 <= r->place.y0 &&
		    line->y1 >= r->place.y1 && dx_gst_says_less(line)) {
			r->dec = dx_dec_neg(r->dec);
			return;
		}
	}
}

void dx_gst_round_off_again(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *r = &inv->totals.round_off;
	struct gst_invoice without = *inv;
	struct dx_dec lacks;

	without.totals.round_off.source = DX_VAL_ABSENT;
	if (!dx_val_printed(&inv->totals.total) || !dx_gst_sum_of_all(&without, &lacks))
		return;
	lacks = dx_dec_sub(inv->totals.total.dec, lacks);
	if (!dx_dec_is_zero(lacks) && dx_dec_cmp(dx_dec_abs(lacks), dx_dec(1, 0)) < 0 &&
	    !(dx_val_has(r) && dx_dec_cmp(r->dec, lacks) == 0))
		dx_gst_rounding_again(job, r, lacks);
}

void dx_gst_round_off_by_sum(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_dec sum;
	struct dx_dec lacks;
	struct dx_val v;

	if (dx_val_has(&inv->totals.round_off) || !dx_val_printed(&inv->totals.total) || !dx_gst_sum_of_all(inv, &sum))
		return;
	lacks = dx_dec_sub(inv->totals.total.dec, sum);
	if (dx_dec_is_zero(lacks) || dx_dec_cmp(dx_dec_abs(lacks), dx_dec(1, 0)) >= 0)
		return;
	for (size_t i = job->lines.n; i-- > 0;) {
		if (!dx_gst_line_says(job, i, lacks, &v) ||
		    (v.dec.coef < 0 || dx_gst_says_less(&job->lines.v[i])) != (lacks.coef < 0))
			continue;
		v.dec = lacks;
		inv->totals.round_off = v;
		return;
	}
}
