/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What the foot says of a tax by its name, in one line or in one for each rate. */
#include <string.h>

#include "dx/extract/foot.h"

#include "foot.h"

/*
 * "OUTPUT GST CGST 6.00%": words that may lead to the name of a tax, and no other tax among them or behind it in the
 * same run.
 */
static bool is_led(const struct dx_job *job, const struct dx_label_hit *hit)
{
	static const char *const leads[] = {"output", "input", "gst",   "tax",   "add", "plus",
					    "less",   "on",    "sales", "total", "+"};
	const struct dx_line *line = &job->lines.v[hit->line];
	const struct dx_labels *l = &job->labels;

	for (size_t i = l->line_first[hit->line]; i < l->line_first[hit->line + 1]; i++)
		if (&l->v[i] != hit && l->v[i].field >= GL_CGST && l->v[i].field <= GL_CESS)
			return false;
	for (size_t i = hit->first; i-- > 0;) {
		const char *text = line->words[i]->text;

		if (!dx_str_is_one_of(dx_str(text), leads, DX_LEN(leads)))
			return false;
		if (i == 0 || line->words[i]->x0 - line->words[i - 1]->x1 > line->height)
			return true;
	}
	return false;
}

/* "5% on 12,770.30 : CGST 319.27 SGST 319.27": does the run of words that HIT is in begin with one rate and its base?
 */
static bool is_behind_rate(const struct dx_job *job, const struct dx_label_hit *hit)
{
	const struct dx_line *line = &job->lines.v[hit->line];
	size_t from = hit->first;

	while (from > 0 && line->words[from]->x0 - line->words[from - 1]->x1 <= line->height)
		from--;
	return hit->first - from >= 3 && dx_str_ends(dx_str(line->words[from]->text), "%") &&
	       dx_has_digit(line->words[from]->text) && dx_str_ieq_c(dx_str(line->words[from + 1]->text), "on");
}

/* Taxes may be printed by rate, one line each; their sum is the total then. BY_CLASS: those too that say of one rate
 * alone what it comes to. */
static void taxes_of(struct dx_job *job, const struct gst_invoice *inv, int field, bool by_class, struct dx_val *v)
{
	const struct dx_label_hit *hit;
	size_t at = 0;
	size_t by_rate = 0;

	while ((hit = dx_fields_next(job, dx_scope_all(job), field, &at))) {
		struct dx_val one;

		if ((hit->inner && !is_led(job, hit)) || (!by_class && is_behind_rate(job, hit)) ||
		    !dx_foot_amount(job, hit, &one) || dx_gst_is_of_charge(inv, &one))
			continue;
		if (!dx_val_has(v)) {
			*v = one;
			by_rate = dx_foot_has_rate(job, hit);
		} else if (by_rate && dx_foot_has_rate(job, hit)) {
			v->dec = dx_dec_add(v->dec, one.dec);
			v->place = dx_place_join(v->place, one.place);
			v->raw = dx_asprintf(job->arena, "%s + %s", v->raw, one.raw);
		}
	}
}

void dx_gst_tax_said(struct dx_job *job, const struct gst_invoice *inv, int field, struct dx_val *v)
{
	taxes_of(job, inv, field, false, v);
	if (!dx_val_has(v))
		taxes_of(job, inv, field, true, v);
}
