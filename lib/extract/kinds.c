/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The list of kinds. A new kind is one line here. */
#include "gst_int.h"
#include "statement_int.h"

const struct dx_kind *const *dx_kinds(size_t *n_r)
{
	static const struct dx_kind *const kinds[] = {&dx_kind_statement, &dx_kind_gst_invoice};

	*n_r = DX_LEN(kinds);
	return kinds;
}
