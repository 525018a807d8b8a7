/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* OCR_PAGE, READ_CELLS and RENDER: one page as a picture, read or handed out. */
#include "dx/doc/kind.h"
#include "dx/img/img.h"
#include "dx/ocr/cells.h"
#include "engine_int.h"

/* A rendered picture file is at most so many inches long: the longest common paper. */
#define PICTURE_INCHES 14

/* A page's picture and what is known of the paper. */
struct page_picture {
	struct Pix *pix;
	struct dx_ocr_paper paper;
	enum dx_text_state text_state;
	bool printed; /* drawn from characters, not photographed */
	struct dx_attached *attached;
	size_t n_attached;
};

static bool check_page(int page, int total, struct dx_err *err)
{
	if (page >= 1 && page <= total)
		return true;
	return dx_fail(err, DX_E_bad_request, "the document has no page %d", page);
}

static bool render_pdf(struct dx_pdf_doc *doc, const struct params *p, int dpi, struct page_picture *o_r,
		       struct dx_err *err)
{
	struct page_picture o = {0};
	struct dx_pdf_picture pic;
	bool ok;

	if (!check_page(p->page, dx_pdf_pages(doc), err) || !dx_pdf_render(doc, p->page, dpi, p->max_pixels, &pic, err))
		return false;
	o.paper = (struct dx_ocr_paper){pic.width, pic.height, pic.dpi};
	ok = dx_pix_from_grey(pic.grey, pic.width_px, pic.height_px, pic.stride_bytes, &o.pix, err);
	dx_pdf_picture_drop(doc, &pic);
	if (ok)
		*o_r = o;
	return ok;
}

/* DPI 0: whatever suits recognition. */
static bool picture_of_pdf(const struct kit *k, const struct unit *u, struct dx_arena *keep, int dpi,
			   struct page_picture *o_r, struct dx_err *err)
{
	const struct params *p = &u->params;
	struct dx_pdf_doc *doc = NULL;
	struct dx_arena *a = dx_arena_new();
	struct dx_page page;
	bool ok = false;

	if (dx_pdf_open(k->pdf, u->input.p, u->input.n, p->password, p->max_pages, &doc, err)) {
		ok = render_pdf(doc, p, dpi, o_r, err);
		if (ok && dx_pdf_page_words(doc, a, p->page, &page, NULL)) {
			o_r->text_state = page.text_state;
			o_r->printed = page.source == DX_SOURCE_TEXT_LAYER;
		}
		if (ok && p->page == 1)
			dx_pdf_attached(doc, keep, &o_r->attached, &o_r->n_attached);
		dx_pdf_close(&doc);
	}
	dx_arena_drop(&a);
	return ok;
}

static bool picture_of_file(const struct unit *u, struct page_picture *o_r, struct dx_err *err)
{
	struct page_picture o = {0};
	int total;

	/* no page beyond this one matters */
	if (!dx_img_pages(u->input, u->params.page < 1 ? 1 : u->params.page, &total, err) ||
	    !check_page(u->params.page, total, err) ||
	    !dx_img_decode(u->input, u->params.page, u->params.max_pixels, &o.pix, err))
		return false;
	*o_r = o;
	return true;
}

/* KEEP gets what must outlive the document. */
static bool load_picture(const struct kit *k, const struct unit *u, struct dx_arena *keep, int dpi,
			 struct page_picture *o_r, struct dx_err *err)
{
	enum dx_kind kind;

	if (!dx_kind_sniff(u->input, &kind, err))
		return false;
	if (kind == DX_KIND_TEXT)
		return dx_fail(err, DX_E_unsupported_media_type, "a text has no picture");
	if (!(kind == DX_KIND_PDF ? picture_of_pdf(k, u, keep, dpi, o_r, err) : picture_of_file(u, o_r, err)))
		return false;
	/* here, so that words, cells and what is shown all have the same corners */
	if (!o_r->printed)
		o_r->pix = dx_img_flatten(o_r->pix);
	return o_r->pix || dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
}

bool dx_unit_ocr_page(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct page_picture o;
	struct dx_page page;
	struct dx_buf out = DX_BUF_INIT;
	bool ok;

	if (!load_picture(k, u, r->arena, 0, &o, err))
		return false;
	ok = dx_ocr_page(k->ocr, r->arena, o.pix, &o.paper, &page, err);
	if (ok && dx_pix_to_grey(o.pix, &out))
		dx_codes_of_picture(r->arena, (const uint8_t *)out.data, dx_pix_width(o.pix), dx_pix_height(o.pix),
				    dx_pix_width(o.pix), &page);
	dx_buf_reset(&out);
	dx_pix_drop(&o.pix);
	if (!ok)
		return false;
	page.number = u->params.page;
	page.text_state = o.text_state;
	page.attached = o.attached;
	page.n_attached = o.n_attached;
	dx_words_write(&out, &page);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return true;
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
	if (!load_picture(k, u, r->arena, 0, &o, err))
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

	if (!load_picture(k, u, r->arena, u->params.dpi, &o, err))
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
