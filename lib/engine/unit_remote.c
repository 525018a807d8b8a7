/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* PICTURE, TAKE_WORDS and TAKE_CELLS: a page that a remote service reads; what it says is looked at here. */
#include "dx/doc/cells.h"
#include "dx/fmt/json.h"
#include "dx/foreign/page.h"
#include "dx/img/img.h"
#include "engine_int.h"

static void add_paper(struct result *r, const struct dx_ocr_paper *paper)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_key(&w, "paper");
	dx_jw_arr(&w);
	dx_jw_int(&w, paper->width);
	dx_jw_int(&w, paper->height);
	dx_jw_int(&w, paper->dpi);
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
}

bool dx_unit_picture(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_buf out = DX_BUF_INIT;
	struct page_picture o;
	bool ok;

	if (!dx_picture_load(k, u, r->arena, 0, &o, err))
		return false;
	ok = dx_pix_png(o.pix, &out, err);
	dx_pix_drop(&o.pix);
	if (ok) {
		add_paper(r, &o.paper);
		dx_result_add(r, dx_strn(out.data, out.len));
	}
	dx_buf_free(&out);
	return ok;
}

bool dx_unit_take_words(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct page_picture o;
	struct dx_page page;
	bool in_pixels;

	if (u->n_parts != 2)
		return dx_fail(err, DX_E_internal_error, "the request has no words");
	return dx_foreign_page(r->arena, u->parts[1], &page, &in_pixels, err) &&
	       dx_picture_load(k, u, r->arena, 0, &o, err) &&
	       dx_picture_answer(u, r, &o, &page, dx_ocr_adopt(r->arena, o.pix, &o.paper, in_pixels, &page, err));
}

static bool are_wanted(const struct dx_rereads *cells, const struct dx_want *wants, size_t n)
{
	if (cells->n != n)
		return false;
	for (size_t i = 0; i < n; i++) {
		const struct dx_reread *c = &cells->v[i];

		if (c->x0 != wants[i].x0 || c->y0 != wants[i].y0 || c->x1 != wants[i].x1 || c->y1 != wants[i].y1)
			return false;
	}
	return true;
}

bool dx_unit_take_cells(const struct unit *u, struct result *r, struct dx_err *err)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_rereads cells;
	struct dx_want *wants;
	struct dx_err why;
	size_t n;

	if (u->n_parts != 3)
		return dx_fail(err, DX_E_internal_error, "the request has no cells");
	if (!dx_wants_read(r->arena, u->parts[2], &wants, &n, err))
		return false;
	if (!dx_cells_read(r->arena, u->parts[1], &cells, &why))
		return dx_fail(err, DX_E_upstream_unavailable, "the OCR service's cells are malformed: %s", why.msg);
	if (!are_wanted(&cells, wants, n))
		return dx_fail(err, DX_E_upstream_unavailable, "the OCR service read other cells than were wanted");
	cells.page = u->params.page;
	cells.round = u->params.round;
	dx_cells_write(&out, &cells);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return true;
}
