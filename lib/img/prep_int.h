/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_IMG_PREP_INT_H
#define DX_IMG_PREP_INT_H

#include <allheaders.h>

#include "dx/img/prep.h"

/* Black and white by one threshold for the page; the caller's to destroy. NULL: no memory. */
PIX *dx_prep_mask(PIX *grey);

/*
 * GREY with everything around the paper white; NULL when there is nothing around it, which is so for every
 * scan. The caller's to destroy.
 */
PIX *dx_prep_isolate_paper(PIX *grey);

/* How many long ruled lines MASK has, roughly. */
size_t dx_prep_count_long_rules(PIX *mask, int text_px);

/* Find the ruled lines of p->mask, note them in P, take them out of the mask and, with PAINT_OUT, of p->grey. */
bool dx_prep_find_rules(struct dx_arena *a, struct dx_prep *p, bool paint_out);

#endif
