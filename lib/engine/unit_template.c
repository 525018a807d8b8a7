/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* TEMPLATE: every fault of a template file, for who writes it. */
#include "dx/extract/fault.h"
#include "dx/fmt/json.h"
#include "dx/kinds/kinds.h"
#include "engine_int.h"

bool dx_unit_template(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_faults f = {.arena = r->arena};
	struct dx_buf list = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&list);

	if (u->n_parts < 2)
		return dx_fail(err, DX_E_internal_error, "the request has no template");
	dx_template_check(&dx_kinds, u->parts[1], &f);
	dx_jw_arr(&w);
	for (size_t i = 0; i < f.n && i < DX_FAULTS_MAX; i++) {
		dx_jw_obj(&w);
		dx_jw_kcstr(&w, "at", f.v[i].at);
		dx_jw_kcstr(&w, "what", f.v[i].what);
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
	dx_result_add(r, dx_strn(list.data, list.len));
	dx_buf_free(&list);
	return true;
}
