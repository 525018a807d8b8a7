/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef DX_EXTRACT_LABEL_INT_H
#define DX_EXTRACT_LABEL_INT_H

#include "dx/extract/label.h"

/* The words over HIT where it is one of a line of labels that stand under what they call by name; see caption.c. */
bool dx_labels_over(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
		    struct dx_words *w_r) DX_MUST_CHECK;

/* … that stands at the lower right of its box, HIT being at the upper left of one of several; see slant.c. */
bool dx_labels_aslant(struct dx_arena *a, const struct dx_labels *l, const struct dx_label_hit *hit,
		      struct dx_words *w_r);

#endif
