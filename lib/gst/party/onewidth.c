/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of a scan in letters of one width, whose blanks are wider than their ink is high. */
#include "party_int.h"

struct dx_seg *dx_gst_wide_runs(struct dx_arena *a, const struct dx_line *line, size_t *n_r)
{
	size_t all;
	struct dx_seg *segs = dx_lines_segments(a, line, &all);
	size_t n = 0;

	for (size_t k = 0; k < all; k++) {
		if (n == 0 || segs[k].x0 - segs[n - 1].x1 > line->height * 3 / 2) {
			segs[n++] = segs[k];
			continue;
		}
		segs[n - 1].n += segs[k].n;
		segs[n - 1].x1 = segs[k].x1;
	}
	*n_r = n;
	return segs;
}
