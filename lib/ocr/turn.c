/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Which way is up, found by reading a small part of the page in every way that comes into question. */
#include "ocr_int.h"

/* Another turn is believed when it makes so many more words sure, and half as many again. */
#define MORE_WORDS 2

static bool is_better(const struct reading *r, const struct reading *best)
{
	return r->n_sure >= best->n_sure + MORE_WORDS && r->n_sure * 2 > best->n_sure * 3;
}

static bool read_turned(struct dx_ocr *o, struct dx_arena *a, const struct Pix *sample, int dpi, int turn,
			struct reading *r_r, struct dx_err *err)
{
	struct Pix *turned = dx_pix_turned(sample, turn);
	bool ok;

	if (!turned)
		return dx_fail(err, DX_E_image_too_large, "no memory for a sample of the page");
	ok = dx_ocr_read(o, a, turned, dpi, PSM_SINGLE_BLOCK, r_r, err);
	dx_pix_drop(&turned);
	return ok;
}

bool dx_ocr_find_turn(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const int *turns, size_t n,
		      int *turn_r, size_t *sure_r, struct dx_err *err)
{
	int dpi = (int)(p->est_dpi * p->scale + 0.5);
	struct Pix *sample = dx_prep_sample(p);
	struct reading best = {0};
	struct reading r = {0};
	bool ok = true;

	*turn_r = turns[0];
	for (size_t i = 0; sample && ok && i < n; i++) {
		ok = read_turned(o, a, sample, dpi, turns[i], &r, err);
		if (ok && (i == 0 || is_better(&r, &best))) {
			best = r;
			*turn_r = turns[i];
		}
	}
	*sure_r = best.n_sure;
	dx_pix_drop(&sample);
	return ok;
}
