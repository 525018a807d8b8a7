/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The rate of a line of which only the halves are printed, of central and of state tax. */
#include "items.h"

/* Both halves are one rate, and one of them may be misread ("27.5%" for "2.5%"): twice what either was read as. */
static void double_readings(struct dx_arena *a, struct dx_val *rate, const struct dx_val *const halves[2])
{
	struct dx_reading *list =
		dx_alloc_array(a, (size_t)2 + halves[0]->n_readings + halves[1]->n_readings, sizeof(*list));
	size_t n = 0;

	for (size_t k = 0; k < 2; k++) {
		for (size_t i = dx_val_has(halves[k]) ? 0 : 1; i <= halves[k]->n_readings; i++) {
			struct dx_reading one = {.value = halves[k]->dec,
						 .text = halves[k]->raw,
						 .why = "other_half",
						 .conf = halves[k]->conf};
			bool listed = false;

			if (i > 0)
				one = halves[k]->readings[i - 1];
			one.value = dx_dec_add(one.value, one.value);
			for (size_t m = 0; m < n; m++)
				listed |= dx_dec_cmp(list[m].value, one.value) == 0;
			if (!listed && dx_dec_cmp(one.value, rate->dec) != 0)
				list[n++] = one;
		}
	}
	rate->readings = list;
	rate->n_readings = (uint8_t)n;
}

static bool is_scanned(const struct dx_val *v)
{
	return dx_val_has(v) && v->source != DX_VAL_TEXT_LAYER;
}

void dx_gst_combine_rate(struct dx_arena *a, struct dx_val *rate, const struct dx_val *cgst, const struct dx_val *sgst,
			 const struct dx_val *igst)
{
	if (dx_val_has(rate))
		return;
	if (dx_val_has(igst) && (!dx_dec_is_zero(igst->dec) || (!dx_val_has(cgst) && !dx_val_has(sgst)))) {
		*rate = *igst;
	} else if (dx_val_has(cgst) && dx_val_has(sgst)) {
		*rate = *cgst;
		rate->dec = dx_dec_add(cgst->dec, sgst->dec);
		rate->place = dx_place_join(cgst->place, sgst->place);
		rate->raw = dx_asprintf(a, "%s %s", cgst->raw, sgst->raw);
		rate->n_readings = 0;
		if (cgst->source != DX_VAL_TEXT_LAYER)
			double_readings(a, rate, (const struct dx_val *const[]){cgst, sgst});
	} else if (cgst->n_readings || sgst->n_readings || is_scanned(cgst) || is_scanned(sgst)) {
		/* one half was not read, or none */
		const struct dx_val *half = is_scanned(sgst) || !cgst->raw ? sgst : cgst;

		*rate = (struct dx_val){.place = half->place, .raw = half->raw, .conf = half->conf};
		double_readings(a, rate, (const struct dx_val *const[]){cgst, sgst});
	}
}
