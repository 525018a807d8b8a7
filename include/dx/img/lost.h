/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What a reading left out: groups of letters in which it found no word. */
#ifndef DX_IMG_LOST_H
#define DX_IMG_LOST_H

#include "dx/img/cell.h"

/*
 * Where letters stand that none of the N boxes (x0, y0, x1, y1 each, pixels of p->grey) covers: at most MAX
 * groups, with a little room around them, from left to right of each line or cell one. Specks, pictures, bars
 * and single letters are none. Returns their number; 0 also when there is no memory.
 */
size_t dx_prep_find_lost(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n, struct dx_cell_box *lost_r,
			 size_t max);

/*
 * The same for letters too pale to be ink at all, as labels in light grey are; none on grainy pages. PALE_R as LOST_R.
 */
size_t dx_prep_find_pale(const struct dx_prep *p, const int32_t (*boxes)[4], size_t n, struct dx_cell_box *pale_r,
			 size_t max);

#endif
