/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* OPEN: what the file is, which pages it has, and the words of those that need no recognition; a picture if wanted. */
#include "dx/doc/kind.h"
#include "dx/doc/text.h"
#include "dx/fmt/json.h"
#include "dx/foreign/pdf.h"
#include "dx/img/img.h"
#include "engine_int.h"

/* A page whose size is not known yet: A4; a picture's resolution before it was looked at. */
#define UNKNOWN_WIDTH  595276
#define UNKNOWN_HEIGHT 841890
#define UNKNOWN_DPI    200

/* The document, and the answer's part 1 while it is written. */
struct opening {
	const struct unit *u;
	struct result *r;
	enum dx_kind kind;
	int total;
	bool encrypted;
	int *selected;
	size_t n_selected;
	struct dx_page *pages; /* one per selected page */
	struct dx_ocr_paper paper;
	struct dx_buf png; /* of the only page, where it is wanted */
};

/* A page that the text layer says everything about needs no recognition. */
static bool has_words(const struct dx_page *p)
{
	return p->source == DX_SOURCE_TEXT_LAYER;
}

static bool wants_picture(const struct opening *o)
{
	return o->u->params.picture_dpi >= 0;
}

/* Beside a picture goes all else that is known of the page. */
static bool is_told(const struct opening *o, const struct dx_page *p)
{
	return has_words(p) || wants_picture(o);
}

static void write_paper(struct dx_jw *w, const struct dx_ocr_paper *paper)
{
	dx_jw_key(w, "picture");
	dx_jw_arr(w);
	dx_jw_int(w, paper->width);
	dx_jw_int(w, paper->height);
	dx_jw_int(w, paper->dpi);
	dx_jw_arr_end(w);
}

static void answer(const struct opening *o)
{
	struct dx_buf out = DX_BUF_INIT;
	struct dx_jw w = dx_jw(&out);

	dx_jw_obj(&w);
	dx_jw_kcstr(&w, "kind", dx_kind_name(o->kind));
	dx_jw_kcstr(&w, "media_type", dx_kind_media_type(o->kind));
	dx_jw_kint(&w, "pages_total", o->total);
	dx_jw_kbool(&w, "encrypted", o->encrypted);
	dx_jw_key(&w, "pages");
	dx_jw_arr(&w);
	for (size_t i = 0; i < o->n_selected; i++) {
		const struct dx_page *p = &o->pages[i];

		dx_jw_obj(&w);
		dx_jw_kint(&w, "page", p->number);
		dx_jw_kint(&w, "width", p->width);
		dx_jw_kint(&w, "height", p->height);
		dx_jw_kcstr(&w, "text_state", dx_text_state_name(p->text_state));
		dx_jw_kbool(&w, "words", is_told(o, p));
		if (o->png.len > 0)
			write_paper(&w, &o->paper);
		dx_jw_obj_end(&w);
	}
	dx_jw_arr_end(&w);
	dx_jw_obj_end(&w);
	dx_result_add(o->r, dx_strn(out.data, out.len));
	for (size_t i = 0; i < o->n_selected; i++) {
		if (!is_told(o, &o->pages[i]))
			continue;
		dx_buf_reset(&out);
		dx_words_write(&out, &o->pages[i]);
		dx_result_add(o->r, dx_strn(out.data, out.len));
	}
	if (o->png.len > 0)
		dx_result_add(o->r, dx_strn(o->png.data, o->png.len));
	dx_buf_free(&out);
}

static bool select_pages(struct opening *o, struct dx_err *err)
{
	const struct params *p = &o->u->params;

	if (!dx_pages_select(o->r->arena, p->pages, o->total, p->max_pages, &o->selected, &o->n_selected, err))
		return false;
	o->pages = dx_alloc_array(o->r->arena, o->n_selected, sizeof(*o->pages));
	for (size_t i = 0; i < o->n_selected; i++)
		o->pages[i] =
			(struct dx_page){.number = o->selected[i], .width = UNKNOWN_WIDTH, .height = UNKNOWN_HEIGHT};
	return true;
}

/* Enough for the densest code of an e-invoice, printed two inches wide. */
#define CODE_DPI 200
/* A code stands on the first pages, if anywhere. */
#define CODE_PAGES 3

/* A page that cannot be drawn has no code that could be read. */
static void find_codes(struct dx_pdf_doc *doc, struct opening *o, struct dx_page *page)
{
	struct dx_pdf_picture pic;
	struct dx_err err;

	if (!has_words(page) || wants_picture(o) || page->number > CODE_PAGES || !dx_codes_likely(page) ||
	    !dx_pdf_render(doc, page->number, CODE_DPI, o->u->params.max_pixels, &pic, &err))
		return;
	dx_codes_of_picture(o->r->arena, pic.grey, pic.width_px, pic.height_px, pic.stride_bytes, page);
	dx_pdf_picture_drop(doc, &pic);
}

/* As it is in the file: who asks makes it level. */
static bool draw(struct dx_pdf_doc *doc, struct opening *o, int number, struct dx_err *err)
{
	struct dx_pdf_picture pic;
	struct Pix *pix = NULL;
	bool ok;

	if (!dx_pdf_render(doc, number, o->u->params.picture_dpi, o->u->params.max_pixels, &pic, err))
		return false;
	o->paper = (struct dx_ocr_paper){pic.width, pic.height, pic.dpi};
	ok = dx_pix_from_grey(pic.grey, pic.width_px, pic.height_px, pic.stride_bytes, &pix, err) &&
	     dx_pix_png(pix, &o->png, err);
	dx_pix_drop(&pix);
	dx_pdf_picture_drop(doc, &pic);
	return ok;
}

static bool draw_if_wanted(struct dx_pdf_doc *doc, struct opening *o, struct dx_err *err)
{
	if (!wants_picture(o))
		return true;
	if (o->n_selected != 1)
		return dx_fail(err, DX_E_bad_request, "one page at a time is drawn, not %zu", o->n_selected);
	return draw(doc, o, o->selected[0], err);
}

static bool open_pdf(const struct kit *k, struct opening *o, struct dx_err *err)
{
	const struct params *p = &o->u->params;
	struct dx_pdf_doc *doc = NULL;
	struct dx_err page_err;
	bool ok;

	if (!dx_pdf_open(k->pdf, o->u->input.p, o->u->input.n, p->password, p->max_pages, &doc, err))
		return false;
	o->total = dx_pdf_pages(doc);
	o->encrypted = dx_pdf_encrypted(doc);
	ok = select_pages(o, err);
	for (size_t i = 0; ok && i < o->n_selected; i++) {
		struct dx_page page;

		/* a page that cannot be interpreted has no words; reading its picture will fail, and say why */
		if (dx_pdf_page_words(doc, o->r->arena, o->selected[i], &page, &page_err))
			o->pages[i] = page;
		find_codes(doc, o, &o->pages[i]);
		if (o->selected[i] == 1 && is_told(o, &o->pages[i]))
			dx_pdf_attached(doc, o->r->arena, &o->pages[i].attached, &o->pages[i].n_attached);
	}
	ok = ok && draw_if_wanted(doc, o, err);
	dx_pdf_close(&doc);
	return ok;
}

static int32_t milli_pt(int64_t px)
{
	int64_t v = px * 72000 / UNKNOWN_DPI;

	return v < 1 ? 1 : v > INT32_MAX ? INT32_MAX : (int32_t)v;
}

static bool open_picture(struct opening *o, struct dx_err *err)
{
	const struct params *p = &o->u->params;
	size_t too_large = 0;
	int64_t w;
	int64_t h;

	/* one more than allowed is enough to know that it is too many */
	if (!dx_img_pages(o->u->input, p->max_pages + 1, &o->total, err) || !select_pages(o, err))
		return false;
	for (size_t i = 0; i < o->n_selected; i++) {
		if (!dx_img_size(o->u->input, o->selected[i], &w, &h, err))
			return false;
		too_large += w > p->max_pixels / h;
		o->pages[i].width = milli_pt(w);
		o->pages[i].height = milli_pt(h);
	}
	if (too_large == o->n_selected)
		return dx_fail(err, DX_E_image_too_large, "the picture has more than %lld pixels",
			       (long long)p->max_pixels);
	return true;
}

static bool open_text(struct opening *o, struct dx_err *err)
{
	o->total = dx_text_pages(o->u->input);
	if (!select_pages(o, err))
		return false;
	for (size_t i = 0; i < o->n_selected; i++)
		if (!dx_text_page(o->r->arena, o->u->input, o->selected[i], &o->pages[i], err))
			return false;
	return true;
}

/* The file was opened by somebody else, who says what is in it; which pages of it count is for us to say. */
static bool open_elsewhere(struct opening *o, struct dx_err *err)
{
	struct dx_foreign_pdf f;

	o->kind = DX_KIND_PDF;
	if (!dx_elsewhere_read(o->u, o->r->arena, &f, err))
		return false;
	o->total = f.pages_total;
	o->encrypted = f.encrypted;
	if (!select_pages(o, err))
		return false;
	if (f.n != o->n_selected)
		return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service speaks of %zu pages, not of %zu",
			       f.n, o->n_selected);
	for (size_t i = 0; i < f.n; i++) {
		if (f.sheets[i].page.number != o->selected[i])
			return dx_fail(err, DX_E_upstream_unavailable,
				       "the remote PDF service speaks of page %d where %d was wanted",
				       f.sheets[i].page.number, o->selected[i]);
		o->pages[i] = f.sheets[i].page;
	}
	return true;
}

static bool open_by_kind(const struct kit *k, struct opening *o, struct dx_err *err)
{
	switch (o->kind) {
	case DX_KIND_PDF:
		return open_pdf(k, o, err);
	case DX_KIND_TEXT:
		return open_text(o, err);
	default:
		return open_picture(o, err);
	}
}

bool dx_unit_open(const struct kit *k, const struct unit *u, struct result *r, struct dx_err *err)
{
	struct opening o = {.u = u, .r = r};

	if (u->params.service_status != 0) {
		if (!open_elsewhere(&o, err))
			return false;
	} else if (!dx_kind_sniff(u->input, &o.kind, err) || !open_by_kind(k, &o, err)) {
		return false;
	}
	answer(&o);
	dx_buf_free(&o.png);
	return true;
}
