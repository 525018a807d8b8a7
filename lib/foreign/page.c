/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/foreign/page.h"

#include "foreign_int.h"

bool dx_foreign_page(struct dx_arena *a, struct dx_str bytes, struct dx_page *page_r, bool *in_pixels_r,
		     struct dx_err *err)
{
	if (dx_str_starts(dx_str_trim(bytes), "{"))
		return dx_foreign_json(a, bytes, page_r, in_pixels_r, err);
	if (!dx_foreign_hocr(a, bytes, page_r, err))
		return false;
	*in_pixels_r = true;
	return true;
}
