/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the foot takes off between the lines and what is taxed, in one line or in several, whatever each is called:
 * "Less : Trade Discount @ 5%", "Dealer Discount", "Less Qty. Disc. 2%". All of it together is the discount where it
 * makes the next sum, or else the total.
 */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"
#include "record/record.h"

#define PARTS_MAX GST_CHARGES_MAX

struct taken {
	struct dx_val v[PARTS_MAX];
	size_t n;
	struct dx_dec sum; /* without signs */
};

/* "Discount", "Disc.", "Rebate", "(discount)" */
static bool is_discount_word(const char *text)
{
	static const char *const words[] = {"discount", "discounts", "disc", "rebate"};

	text += *text == '(';
	return dx_str_is_one_of(dx_strn(text, strcspn(text, ".,:()@")), words, DX_LEN(words));
}

/* Says line INDEX of its amount that it is taken off? A rounding is none. */
static bool takes_off(const struct dx_job *job, size_t index, const struct dx_val *v)
{
	const struct dx_line *line = &job->lines.v[index];
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[index]; i < l->line_first[index + 1]; i++)
		if (l->v[i].field == GL_ROUND_OFF || l->v[i].field == GL_OTHER)
			return false;
	if (v->dec.coef < 0 || dx_gst_says_less(line))
		return true;
	for (size_t i = 0; i + 1 < line->n; i++)
		if (is_discount_word(line->words[i]->text))
			return true;
	return false;
}

/* All that is taken off above what stands at END. */
static struct taken taken_above(struct dx_job *job, const struct dx_place *end)
{
	struct taken t = {.sum = dx_dec(0, 2)};

	for (size_t i = dx_gst_head_end(job); i < job->lines.n && t.n < PARTS_MAX; i++) {
		const struct dx_line *line = &job->lines.v[i];
		struct dx_words last = {.words = line->words + line->n - 1, .n = 1, .page = line->page};
		struct dx_val v;

		if (line->used || line->n < 2 || job->pages[line->page].number != end->page || line->y1 > end->y0 ||
		    !dx_columns_amount_like(last.words[0]) || !dx_fields_amount_of(job, &last, &v) ||
		    dx_dec_is_zero(v.dec) || !takes_off(job, i, &v))
			continue;
		t.v[t.n++] = v;
		t.sum = dx_dec_add(t.sum, dx_dec_abs(v.dec));
	}
	return t;
}

/* These are the discount. */
static void take(struct dx_job *job, struct gst_invoice *inv, const struct taken *t)
{
	struct dx_val *v = &inv->totals.discount;

	*v = t->v[0];
	for (size_t i = 1; i < t->n; i++) {
		v->raw = dx_asprintf(job->arena, "%s + %s", v->raw, t->v[i].raw);
		v->place = dx_place_join(v->place, t->v[i].place);
		v->dec = t->sum;
	}
	memcpy(inv->taken, t->v, t->n * sizeof(*t->v));
	inv->n_taken = t->n;
}

/* Do the lines, SUM, less what T takes off come to VALUE, perhaps with the first charges? *N_R: how many of those. */
static bool makes(const struct gst_invoice *inv, struct dx_dec sum, const struct taken *t, struct dx_dec value,
		  size_t *n_r)
{
	sum = dx_dec_sub(sum, t->sum);
	for (size_t k = 0; k <= inv->n_charges; k++) {
		if (dx_dec_cmp(sum, value) == 0) {
			*n_r = k;
			return true;
		}
		if (k < inv->n_charges)
			sum = dx_dec_add(sum, inv->charges[k].dec);
	}
	return false;
}

/* Is there a sum before tax that T leaves VALUE of, which stands below it? The lines' own values are less it already.
 */
static bool leaves(const struct gst_invoice *inv, const struct taken *t, const struct dx_val *value)
{
	for (size_t i = 0; i < inv->n_subtotals; i++) {
		const struct dx_val *gross = &inv->subtotals[i];

		if (gross->place.page == value->place.page && gross->place.y1 <= value->place.y0 &&
		    dx_dec_cmp(dx_dec_sub(gross->dec, t->sum), value->dec) == 0)
			return true;
	}
	return false;
}

void dx_gst_taken_before_tax(struct dx_job *job, struct gst_invoice *inv)
{
	struct dx_val *value = &inv->totals.taxable_value;
	struct dx_dec sum;

	if (!dx_gst_lines_taxable(inv, &sum))
		return;
	for (size_t i = 0; i < inv->n_subtotals; i++) {
		const struct taken t = taken_above(job, &inv->subtotals[i].place);

		if (t.n == 0)
			continue;
		if (dx_dec_cmp(sum, inv->subtotals[i].dec) == 0 && leaves(inv, &t, &inv->subtotals[i])) {
			take(job, inv, &t);
			return;
		}
		if (!makes(inv, sum, &t, inv->subtotals[i].dec, &inv->n_taxed))
			continue;
		take(job, inv, &t);
		*value = inv->subtotals[i];
		return;
	}
}

void dx_gst_taken_from_total(struct dx_job *job, struct gst_invoice *inv)
{
	const struct gst_totals *t = &inv->totals;
	const struct dx_val *const taxes[] = {&t->cgst, &t->sgst, &t->igst};
	struct dx_dec want;

	if (inv->n_taken > 0 || !dx_val_printed(&t->total) || !dx_gst_sum_of_all(inv, &want))
		return;
	want = dx_dec_sub(want, t->total.dec);
	if (want.coef <= 0 || (dx_val_has(&t->discount) && dx_dec_cmp(dx_dec_abs(t->discount.dec), want) == 0))
		return;
	for (size_t i = 0; i < DX_LEN(taxes); i++) {
		struct taken above;

		if (!dx_val_printed(taxes[i]) || dx_dec_is_zero(taxes[i]->dec))
			continue;
		above = taken_above(job, &taxes[i]->place);
		if (above.n > 0 && dx_dec_cmp(above.sum, want) == 0)
			take(job, inv, &above);
		return;
	}
}
