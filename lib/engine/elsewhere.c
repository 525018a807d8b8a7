/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A PDF file that a remote service has opened: its answer takes the file's place. */
#include "dx/doc/kind.h"
#include "dx/foreign/pdf.h"
#include "dx/img/img.h"
#include "engine_int.h"

#define STATUS_OK 200
#define DPI_MIN   20
#define DPI_MAX   3000
/* A side may differ from what paper and resolution make by so many of 100, and a pixel. */
#define SIDE_TOL 5

bool dx_elsewhere_read(const struct unit *u, struct dx_arena *a, struct dx_foreign_pdf *f_r, struct dx_err *err)
{
	if (u->params.service_status != STATUS_OK)
		return dx_foreign_refusal(a, u->input, u->params.service_status, err);
	return dx_foreign_pdf(a, u->input, f_r, err);
}

static bool is_side(int32_t px, int32_t length, int dpi)
{
	const int64_t should = ((int64_t)length * dpi + 36000) / 72000;
	const int64_t d = px > should ? px - should : should - px;

	return d <= should * SIDE_TOL / 100 + 1;
}

/* Is the picture as large as it is said to be? */
static bool take_paper(const struct dx_foreign_sheet *s, int32_t w, int32_t h, struct dx_ocr_paper *paper_r,
		       struct dx_err *err)
{
	int64_t dpi = s->dpi;

	if (dpi == 0)
		dpi = w > h ? ((int64_t)w * 72000 + s->width / 2) / s->width
			    : ((int64_t)h * 72000 + s->height / 2) / s->height;
	if (dpi < DPI_MIN || dpi > DPI_MAX || !is_side(w, s->width, (int)dpi) || !is_side(h, s->height, (int)dpi))
		return dx_fail(err, DX_E_upstream_unavailable,
			       "the remote PDF service's picture does not have its page's size");
	*paper_r = (struct dx_ocr_paper){s->width, s->height, (int)dpi};
	return true;
}

/* Larger than wanted: made smaller. */
static struct Pix *reduce(struct Pix *pix, int dpi, int wanted_dpi)
{
	return wanted_dpi > 0 && dpi > wanted_dpi ? dx_pix_scale(pix, (double)wanted_dpi / dpi) : pix;
}

static bool decode(const struct unit *u, struct dx_str png, struct Pix **pix_r, struct dx_err *err)
{
	struct dx_err why = {0};
	enum dx_kind kind;

	if (!dx_kind_sniff(png, &kind, &why) || kind != DX_KIND_PNG)
		return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service's picture is no PNG file");
	return dx_img_decode(png, 1, u->params.max_pixels, pix_r, &why) ||
	       dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service's picture cannot be used: %s", why.msg);
}

bool dx_elsewhere_picture(const struct unit *u, struct dx_arena *keep, int dpi, struct page_picture *o_r,
			  struct dx_err *err)
{
	struct dx_foreign_pdf f;
	struct page_picture o = {0};

	if (!dx_elsewhere_read(u, keep, &f, err))
		return false;
	if (f.n != 1 || f.sheets[0].page.number != u->params.page || f.sheets[0].png.n == 0)
		return dx_fail(err, DX_E_upstream_unavailable, "the remote PDF service sent no picture of page %d",
			       u->params.page);
	const struct dx_foreign_sheet *s = &f.sheets[0];
	if (!decode(u, s->png, &o.pix, err))
		return false;
	if (!take_paper(s, dx_pix_width(o.pix), dx_pix_height(o.pix), &o.paper, err)) {
		dx_pix_drop(&o.pix);
		return false;
	}
	o.pix = reduce(o.pix, o.paper.dpi, dpi);
	o.text_state = s->page.text_state;
	o.printed = s->page.source == DX_SOURCE_TEXT_LAYER;
	o.attached = s->page.attached;
	o.n_attached = s->page.n_attached;
	*o_r = o;
	return o.pix || dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
}
