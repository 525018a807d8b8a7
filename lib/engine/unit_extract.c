/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* EXTRACT: words to data. No document is opened; what comes in was written by other readers. */
#include "dx/doc/cells.h"
#include "dx/kinds/extract.h"
#include "dx/fmt/json.h"
#include "engine_int.h"

static void add_head(struct result *r, const struct dx_extract_result *x)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "status", x->needs_review ? "needs_review" : "completed");
	dx_jw_key(&w, "rows_total");
	if (x->rows_total >= 0)
		dx_jw_int(&w, x->rows_total);
	else
		dx_jw_null(&w);
	dx_jw_key(&w, "wants");
	dx_jw_raw(&w, dx_strn(x->wants.data, x->wants.len));
	dx_jw_obj_end(&w);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

/* The cells of a page that were read again go to the page. */
static bool add_cells(struct dx_arena *a, struct dx_page *pages, size_t n, struct dx_str json, struct dx_err *err)
{
	struct dx_rereads cells;

	if (!dx_cells_read(a, json, &cells, err))
		return false;
	for (size_t i = 0; i < n; i++) {
		if (pages[i].number == cells.page) {
			pages[i].rereads = cells.v;
			pages[i].n_rereads = cells.n;
			pages[i].reread_round = cells.round;
			return true;
		}
	}
	return dx_fail(err, DX_E_internal_error, "cells of page %d, which is not there", cells.page);
}

bool dx_unit_extract(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_extract_result x;
	struct dx_page *pages;
	size_t n;

	if (u->n_parts < 2)
		return dx_fail(err, DX_E_internal_error, "the request has no template");
	n = u->n_parts - 2;
	pages = dx_alloc_array(r->arena, n, sizeof(*pages));
	for (size_t i = 0; i < u->n_parts - 2; i++)
		n -= dx_cells_are(u->parts[i + 2]);
	for (size_t i = 0; i < n; i++)
		if (!dx_words_read(r->arena, u->parts[i + 2], &pages[i], err))
			return false;
	for (size_t i = n + 2; i < u->n_parts; i++)
		if (!add_cells(r->arena, pages, n, u->parts[i], err))
			return false;
	if (!dx_extract(r->arena, u->parts[1], u->params.options, pages, n, &x, err))
		return false;
	add_head(r, &x);
	dx_result_add(r, dx_strn(x.data.data, x.data.len));
	dx_result_add(r, dx_strn(x.evidence.data, x.evidence.len));
	dx_result_add(r, dx_strn(x.checks.data, x.checks.len));
	dx_result_add(r, dx_strn(x.verification.data, x.verification.len));
	dx_result_add(r, dx_strn(x.corrections.data, x.corrections.len));
	dx_result_add(r, dx_strn(x.warnings.data, x.warnings.len));
	dx_extract_free(&x);
	return true;
}
