/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* OCR_PAGE, READ_CELLS and RENDER: one page as a picture, read or shown. */
#include "dx/img/img.h"
#include "dx/ocr/cells.h"
#include "engine_int.h"

/* A rendered picture file is at most so many inches long: the longest common paper. */
#define PICTURE_INCHES 14

/* For whoever reads cells of the page. Of a receipt's picture two are made for them, so it is needed itself. */
static void leave(const struct unit *u, const struct page_picture *o, const struct dx_page *page, struct dx_kept *kept)
{
	if (u->board && kept->prep.grey) {
		kept->pix = kept->prep.narrow ? o->pix : NULL;
		dx_board_add(u->board, u->params.page, page, &o->paper, kept);
	}
	kept->pix = NULL;
	dx_kept_drop(kept);
}

bool dx_unit_ocr_page(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct page_picture o;
	struct dx_kept kept;
	struct dx_page page;
	bool ok;

	if (!dx_picture_load(k, u, r->arena, 0, &o, err))
		return false;
	ok = dx_ocr_page_kept(k->ocr, r->arena, o.pix, &o.paper, &page, &kept, err);
	if (ok)
		leave(u, &o, &page, &kept);
	return dx_picture_answer(u, r, &o, &page, ok);
}

/* From what the reader of the page has left, or from the document. */
static bool cells_of(const struct kit *k, const struct unit *u, struct dx_arena *a, const struct dx_cells_asked *asked,
		     struct dx_rereads *cells_r, struct dx_err *err)
{
	const struct params *p = &u->params;
	struct dx_ocr_paper paper;
	struct page_picture o;
	struct dx_kept kept;
	bool ok;

	if (u->board && dx_board_find(u->board, p, &paper, &kept)) {
		ok = dx_ocr_cells_kept(k->ocr, a, &kept, &paper, p->rotation, asked, cells_r, err);
		dx_kept_drop(&kept);
		return ok;
	}
	if (!dx_picture_load(k, u, a, 0, &o, err))
		return false;
	ok = dx_ocr_cells(k->ocr, a, o.pix, &o.paper, p->rotation, p->skew_millideg, asked, cells_r, err);
	dx_pix_drop(&o.pix);
	return ok;
}

bool dx_unit_read_cells(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	const struct params *p = &u->params;
	struct dx_rereads cells;
	struct dx_cells_asked asked;
	struct dx_page words = {0};
	struct dx_want *wants;
	struct dx_buf out = DX_BUF_INIT;
	size_t n;

	if (u->n_parts != 2 && u->n_parts != 3)
		return dx_fail(err, DX_E_internal_error, "the request has no cells");
	if (!dx_wants_read(r->arena, u->parts[1], &wants, &n, err))
		return false;
	for (size_t i = 0; i < n; i++)
		if (wants[i].page != p->page)
			return dx_fail(err, DX_E_internal_error, "a cell of another page is wanted");
	if (n == 0 || n > DX_WANTS_PAGE_MAX)
		return dx_fail(err, DX_E_internal_error, "%zu cells of a page are wanted", n);
	if (u->n_parts == 3 && !dx_words_read(r->arena, u->parts[2], &words, err))
		return false;
	asked = (struct dx_cells_asked){wants, n, words.words, words.n_words};
	if (!cells_of(k, u, r->arena, &asked, &cells, err))
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
