/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* EXTRACT and CHECK: words to data. No document is opened; what comes in was written by other readers. */
#include "dx/doc/cells.h"
#include "dx/extract/given.h"
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
	if (x->chosen[0]) {
		dx_jw_kcstr(&w, "template", x->chosen);
		dx_jw_kint(&w, "template_percent", x->chosen_percent);
	}
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

bool dx_unit_pages(const struct unit *u, size_t first, struct dx_arena *a, struct dx_page **pages_r, size_t *n_r,
		   struct dx_err *err)
{
	size_t n = u->n_parts - first;
	struct dx_page *pages = dx_alloc_array(a, n, sizeof(*pages));

	for (size_t i = first; i < u->n_parts; i++)
		n -= dx_cells_are(u->parts[i]);
	for (size_t i = 0; i < n; i++)
		if (!dx_words_read(a, u->parts[i + first], &pages[i], err))
			return false;
	for (size_t i = n + first; i < u->n_parts; i++)
		if (!add_cells(a, pages, n, u->parts[i], err))
			return false;
	*pages_r = pages;
	*n_r = n;
	return true;
}

void dx_result_extracted(struct result *r, const struct dx_extract_result *x)
{
	add_head(r, x);
	dx_result_add(r, dx_strn(x->data.data, x->data.len));
	dx_result_add(r, dx_strn(x->evidence.data, x->evidence.len));
	dx_result_add(r, dx_strn(x->checks.data, x->checks.len));
	dx_result_add(r, dx_strn(x->verification.data, x->verification.len));
	dx_result_add(r, dx_strn(x->corrections.data, x->corrections.len));
	dx_result_add(r, dx_strn(x->warnings.data, x->warnings.len));
}

bool dx_unit_extract(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_extract_result x;
	struct dx_page *pages;
	size_t n;

	if (u->n_parts < 2)
		return dx_fail(err, DX_E_internal_error, "the request has no template");
	if (!dx_unit_pages(u, 2, r->arena, &pages, &n, err) ||
	    !dx_extract(r->arena, u->parts[1], u->params.options, pages, n, &x, err))
		return false;
	dx_result_extracted(r, &x);
	dx_extract_free(&x);
	return true;
}

static void add_refusal(struct result *r, const struct dx_given *g)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "status", "refused");
	dx_jw_key(&w, "errors");
	dx_jw_arr(&w);
	for (size_t i = 0; i < g->n_faults; i++) {
		dx_jw_obj(&w);
		dx_jw_kcstr(&w, "pointer", g->faults[i].pointer);
		dx_jw_kcstr(&w, "code", g->faults[i].code);
		dx_jw_kcstr(&w, "detail", g->faults[i].detail);
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

bool dx_unit_check(const struct unit *u, struct result *r, struct dx_err *err)
{
	const struct dx_str *p = u->parts;
	struct dx_extract_result x;
	struct dx_given given;
	struct dx_page *pages;
	size_t n;

	if (u->n_parts < 7)
		return dx_fail(err, DX_E_internal_error, "the request is not complete");
	if (!dx_given_make(r->arena, p[2], p[3], p[4], p[5], p[6], &given, err))
		return false;
	if (given.n_faults > 0) {
		add_refusal(r, &given);
		return true;
	}
	if (!dx_unit_pages(u, 7, r->arena, &pages, &n, err) ||
	    !dx_extract_given(r->arena, p[1], &given, pages, n, &x, err))
		return false;
	if (given.n_faults > 0)
		add_refusal(r, &given);
	else
		dx_result_extracted(r, &x);
	dx_extract_free(&x);
	return true;
}
