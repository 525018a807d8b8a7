/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* OCR_PAGE, READ_CELLS and RENDER: one page as a picture, read or shown. */
#include "dx/img/img.h"
#include "dx/ocr/cells.h"
#include "engine_int.h"

/* A rendered picture file is at most so many inches long: the longest common paper. */
#define PICTURE_INCHES 14

bool dx_unit_ocr_page(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct page_picture o;
	struct dx_page page;

	return dx_picture_load(k, u, r->arena, 0, &o, err) &&
	       dx_picture_answer(u, r, &o, &page, dx_ocr_page(k->ocr, r->arena, o.pix, &o.paper, &page, err));
}

bool dx_unit_read_cells(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	const struct params *p = &u->params;
	struct page_picture o;
	struct dx_rereads cells;
	struct dx_want *wants;
	struct dx_buf out = DX_BUF_INIT;
	size_t n;
	bool ok;

	if (u->n_parts != 2)
		return dx_fail(err, DX_E_internal_error, "the request has no cells");
	if (!dx_wants_read(r->arena, u->parts[1], &wants, &n, err))
		return false;
	for (size_t i = 0; i < n; i++)
		if (wants[i].page != p->page)
			return dx_fail(err, DX_E_internal_error, "a cell of another page is wanted");
	if (n == 0 || n > DX_WANTS_PAGE_MAX)
		return dx_fail(err, DX_E_internal_error, "%zu cells of a page are wanted", n);
	if (!dx_picture_load(k, u, r->arena, 0, &o, err))
		return false;
	ok = dx_ocr_cells(k->ocr, r->arena, o.pix, &o.paper, p->rotation, p->skew_millideg, wants, n, &cells, err);
	dx_pix_drop(&o.pix);
	if (!ok)
		return false;
	cells.round = p->round;
	dx_cells_write(&out, &cells);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return true;
}

/* Turned and straightened as the words were, so that their boxes fit; a picture file is made smaller if need be. */
static struct Pix *upright(struct Pix *pix, const struct params *p, bool is_file)
{
	int32_t side = dx_pix_width(pix) > dx_pix_height(pix) ? dx_pix_width(pix) : dx_pix_height(pix);

	if (is_file && side > p->dpi * PICTURE_INCHES)
		pix = dx_pix_scale(pix, (double)p->dpi * PICTURE_INCHES / side);
	if (pix)
		pix = dx_pix_turn(pix, p->rotation / 90 * 90);
	if (pix)
		pix = dx_pix_rotate(pix, p->skew_millideg);
	return pix && p->box[2] ? dx_pix_crop(pix, p->box, DX_BOX_UNIT) : pix;
}

bool dx_unit_render(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct page_picture o;
	struct dx_buf out = DX_BUF_INIT;
	bool ok;

	if (!dx_picture_load(k, u, r->arena, u->params.dpi, &o, err))
		return false;
	o.pix = upright(o.pix, &u->params, o.paper.width == 0);
	if (!o.pix)
		return dx_fail(err, DX_E_image_too_large, "no memory for the page's picture");
	ok = dx_pix_png(o.pix, &out, err);
	dx_pix_drop(&o.pix);
	if (ok)
		dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return ok;
}
