/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* PROMPT and SUGGEST: what a language model is asked, and what becomes of its reply, which nobody has looked at yet. */
#include "dx/extract/suggest.h"
#include "dx/fmt/json.h"
#include "dx/kinds/suggest.h"
#include "engine_int.h"

static const char *asking_name(enum dx_asking a)
{
	switch (a) {
	case DX_ASKING_YES:
		return "yes";
	case DX_ASKING_TOO_LARGE:
		return "too_large";
	case DX_ASKING_EMBEDDED:
		return "embedded_data";
	}
	return "";
}

bool dx_unit_prompt(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_buf messages = DX_BUF_INIT;
	struct dx_buf head = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&head);
	struct dx_page *pages;
	enum dx_asking asking = DX_ASKING_YES;
	size_t n;

	if (u->n_parts < 2)
		return dx_fail(err, DX_E_internal_error, "the request has no template");
	if (!dx_unit_pages(u, 2, r->arena, &pages, &n, err) ||
	    !dx_extract_prompt(r->arena, u->parts[1], u->params.options, pages, n, &asking, &messages, err))
		return false;
	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "ask", asking_name(asking));
	dx_jw_obj_end(&w);
	dx_result_add(r, dx_strn(head.data, head.len));
	if (asking == DX_ASKING_YES) {
		dx_result_add(r, dx_strn(messages.data, messages.len));
		dx_result_add(r, dx_str(dx_prompt_schema()));
	}
	dx_buf_free(&head);
	dx_buf_free(&messages);
	return true;
}

bool dx_unit_suggest(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_buf tail = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&tail);
	struct dx_extract_result x;
	struct dx_suggested s;
	struct dx_page *pages;
	size_t n;

	if (u->n_parts < 3)
		return dx_fail(err, DX_E_internal_error, "the request is not complete");
	if (!dx_unit_pages(u, 3, r->arena, &pages, &n, err) ||
	    !dx_extract_suggested(r->arena, u->parts[1], u->params.options, u->parts[2], pages, n, &x, &s, err))
		return false;
	dx_result_extracted(r, &x);
	dx_jw_obj(&w);
	dx_jw_kint(&w, "accepted", (int64_t)s.accepted);
	dx_jw_kint(&w, "rejected", (int64_t)s.rejected);
	dx_jw_kcstr(&w, "unusable", s.unusable);
	dx_jw_obj_end(&w);
	dx_result_add(r, dx_strn(tail.data, tail.len));
	dx_buf_free(&tail);
	dx_extract_free(&x);
	return true;
}
