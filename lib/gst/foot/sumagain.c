/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * A figure of a scan's foot that was misread or not read at all, from second readings of its place: the one that makes
 * the printed total with the others, where those say it.
 */
#include "foot.h"
#include "party/party.h"

#define SUMS 5

/* A tax stands in a line next to its twin's, at most so many heights of letters away. */
#define TWIN_LINES 4

/* What the member at V must be for the values and taxes of the foot to come to the printed total. */
static bool wanted(const struct gst_invoice *inv, struct dx_val *v, struct dx_dec *want_r)
{
	const struct dx_val *total = &inv->totals.total;
	const struct dx_val was = *v;
	struct dx_dec sum;
	bool ok;

	if (v == total)
		return dx_gst_sum_of_all(inv, want_r);
	*v = dx_val_derived_dec(dx_dec(0, 2));
	ok = dx_gst_sum_of_all(inv, &sum);
	*v = was;
	*want_r = ok ? dx_dec_sub(total->dec, sum) : sum;
	return ok && want_r->coef > 0;
}

/* Figures of LINE below or above those of TWIN, as one cell with TWIN's edges. */
static bool figure_in(const struct dx_job *job, const struct dx_line *line, struct dx_place twin, struct dx_place *at_r)
{
	bool found = false;

	for (size_t i = 0; i < line->n; i++) {
		const struct dx_word *w = line->words[i];

		if (w->x1 <= twin.x0 || w->x0 >= twin.x1 || !dx_has_digit(w->text))
			continue;
		if (!found)
			*at_r = (struct dx_place){job->pages[line->page].number, twin.x0, w->y0, twin.x1, w->y1};
		at_r->x0 = w->x0 < at_r->x0 ? w->x0 : at_r->x0;
		at_r->x1 = w->x1 > at_r->x1 ? w->x1 : at_r->x1;
		at_r->y0 = w->y0 < at_r->y0 ? w->y0 : at_r->y0;
		at_r->y1 = w->y1 > at_r->y1 ? w->y1 : at_r->y1;
		found = true;
	}
	return found;
}

/* "CST T 9.00%   7,551." beside "SGST 9.00%   7,551.00": central and state tax are equal, and stand next to each other.
 * The tax that no label tells, where a line beside its TWIN's has a figure that second readings say is the same. */
static bool beside_twin(struct dx_job *job, const struct dx_val *twin, struct dx_val *v)
{
	const int32_t height = twin->place.y1 - twin->place.y0;

	for (size_t i = 0; i < job->lines.n; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_place at;

		if (job->pages[line->page].number != twin->place.page || !figure_in(job, line, twin->place, &at) ||
		    (at.y1 > twin->place.y0 + height / 2 && at.y0 < twin->place.y1 - height / 2) ||
		    at.y1 < twin->place.y0 - TWIN_LINES * height || at.y0 > twin->place.y1 + TWIN_LINES * height ||
		    !dx_gst_says_again(job, at, twin->dec))
			continue;
		*v = *twin;
		v->place = at;
		v->source = DX_VAL_REPAIRED;
		return true;
	}
	return false;
}

/* CGST or SGST is lost, and what the total lacks is what the other one is. */
static void find_twin(struct dx_job *job, struct gst_invoice *inv, struct dx_val *lost, const struct dx_val *twin)
{
	struct dx_dec want;

	if (dx_val_has(lost) || twin->source != DX_VAL_OCR || !wanted(inv, lost, &want) ||
	    dx_dec_cmp(want, twin->dec) != 0)
		return;
	(void)beside_twin(job, twin, lost);
}

/* The row of totals under the items, of which SUM is one, has it as it is now. */
static void tell_row(struct gst_invoice *inv, const struct dx_val *sum)
{
	struct gst_item *row = &inv->table_total;
	struct dx_val *const figures[] = {&row->cgst, &row->sgst, &row->igst, &row->taxable_value, &row->total};

	for (size_t i = 0; i < DX_LEN(figures); i++)
		if (dx_val_has(figures[i]) && figures[i]->place.page == sum->place.page &&
		    figures[i]->place.x0 == sum->place.x0 && figures[i]->place.y0 == sum->place.y0)
			*figures[i] = *sum;
}

void dx_gst_sums_again(struct dx_job *job, struct gst_invoice *inv)
{
	struct gst_totals *t = &inv->totals;
	struct dx_val *const sums[SUMS] = {&t->cgst, &t->sgst, &t->igst, &t->taxable_value, &t->total};
	struct dx_val *said = NULL;
	struct dx_dec value = {0};
	struct dx_dec sum;

	if (!dx_val_printed(&t->total) || !dx_gst_sum_of_all(inv, &sum) ||
	    dx_dec_cmp(dx_dec_abs(dx_dec_sub(sum, t->total.dec)), dx_dec(1, 0)) < 0) /* less is the rounding's */
		return;
	find_twin(job, inv, &t->cgst, &t->sgst);
	find_twin(job, inv, &t->sgst, &t->cgst);
	for (size_t i = 0; i < SUMS; i++) {
		struct dx_dec want;

		if (sums[i]->source != DX_VAL_OCR || !wanted(inv, sums[i], &want) ||
		    dx_dec_cmp(want, sums[i]->dec) == 0 || !dx_gst_says_again(job, sums[i]->place, want))
			continue;
		if (said) /* two figures that could be it */
			return;
		said = sums[i];
		value = want;
	}
	if (!said)
		return;
	said->dec = value;
	said->source = DX_VAL_REPAIRED;
	tell_row(inv, said);
}
