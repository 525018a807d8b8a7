/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/fmt/problem.h"

#include "dx/fmt/json.h"

static void write_item(struct dx_jw *w, const struct dx_problem_item *item)
{
	dx_jw_obj(w);
	dx_jw_kcstr(w, "pointer", item->pointer);
	dx_jw_kcstr(w, "code", item->code);
	dx_jw_kcstr(w, "detail", item->detail);
	if (item->allowed) {
		dx_jw_key(w, "allowed");
		dx_jw_raw(w, dx_str(item->allowed));
	}
	dx_jw_obj_end(w);
}

void dx_problem_write(struct dx_buf *out, enum dx_code code, const char *detail, const char *instance,
		      const char *request_id, const char *meta_json, const struct dx_problem_item *items,
		      size_t n_items)
{
	dx_problem_write_as(out, dx_code_status(code), code, detail, instance, request_id, meta_json, items, n_items);
}

void dx_problem_write_as(struct dx_buf *out, int status, enum dx_code code, const char *detail, const char *instance,
			 const char *request_id, const char *meta_json, const struct dx_problem_item *items,
			 size_t n_items)
{
	struct dx_jw w = dx_jw(out);
	struct dx_buf type = DX_BUF_INIT;

	dx_buf_printf(&type, "/docs#error-%s", dx_code_name(code));
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "type", type.data);
	dx_jw_kcstr(&w, "title", dx_code_title(code));
	dx_jw_kint(&w, "status", status);
	dx_jw_kcstr(&w, "code", dx_code_name(code));
	dx_jw_kcstr(&w, "detail", detail);
	dx_jw_kcstr(&w, "instance", instance);
	dx_jw_kcstr(&w, "request_id", request_id);
	dx_jw_kbool(&w, "retryable", dx_code_retryable(code));
	dx_jw_key(&w, "meta");
	dx_jw_raw(&w, meta_json ? dx_str(meta_json) : DX_STR("{}"));
	dx_jw_key(&w, "errors");
	dx_jw_arr(&w);
	for (size_t i = 0; i < n_items; i++)
		write_item(&w, &items[i]);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	dx_buf_free(&type);
}
