/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One page of a document as a picture. */
#include "dx/doc/kind.h"
#include "dx/img/img.h"
#include "engine_int.h"

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

/* It was made by us, here or elsewhere, for the recogniser. */
static bool picture_alone(const struct unit *u, struct page_picture *o_r, struct dx_err *err)
{
	struct page_picture o = {.paper = u->params.paper};
	enum dx_kind kind;

	if (!dx_kind_sniff(u->input, &kind, err))
		return false;
	if (kind != DX_KIND_PNG)
		return dx_fail(err, DX_E_unsupported_media_type, "the picture of a page must be a PNG file");
	if (!dx_img_decode(u->input, 1, u->params.max_pixels, &o.pix, err))
		return false;
	*o_r = o;
	return true;
}

/* Here, so that words, cells and what is shown all have the same corners. */
static bool flatten(struct page_picture *o, struct dx_err *err)
{
	if (!o->printed)
		o->pix = dx_img_flatten(o->pix);
	return o->pix || dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
}

bool dx_picture_load(const struct kit *k, const struct unit *u, struct dx_arena *keep, int dpi,
		     struct page_picture *o_r, struct dx_err *err)
{
	enum dx_kind kind;

	if (u->params.has_paper)
		return picture_alone(u, o_r, err);
	if (u->params.service_status != 0)
		return dx_elsewhere_picture(u, keep, dpi, o_r, err) && flatten(o_r, err);
	if (!dx_kind_sniff(u->input, &kind, err))
		return false;
	if (kind == DX_KIND_TEXT)
		return dx_fail(err, DX_E_unsupported_media_type, "a text has no picture");
	return (kind == DX_KIND_PDF ? picture_of_pdf(k, u, keep, dpi, o_r, err) : picture_of_file(u, o_r, err)) &&
	       flatten(o_r, err);
}

static void complete(const struct unit *u, struct dx_arena *a, const struct page_picture *o, struct dx_page *page)
{
	struct dx_buf grey = DX_BUF_INIT;

	/* who sent a picture alone has the document and looks for codes himself */
	if (!u->params.has_paper && dx_pix_to_grey(o->pix, &grey))
		dx_codes_of_picture(a, (const uint8_t *)grey.data, dx_pix_width(o->pix), dx_pix_height(o->pix),
				    dx_pix_width(o->pix), page);
	dx_buf_free(&grey);
	page->number = u->params.page;
	page->text_state = o->text_state;
	page->attached = o->attached;
	page->n_attached = o->n_attached;
}

bool dx_picture_answer(const struct unit *u, struct result *r, struct page_picture *o, struct dx_page *page, bool ok)
{
	struct dx_buf out = DX_BUF_INIT;

	if (ok)
		complete(u, r->arena, o, page);
	dx_pix_drop(&o->pix);
	if (!ok)
		return false;
	dx_words_write(&out, page);
	dx_result_add(r, dx_strn(out.data, out.len));
	dx_buf_free(&out);
	return true;
}
