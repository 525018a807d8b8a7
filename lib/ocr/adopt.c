/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A page that somebody else read. */
#include <math.h>

#include "dx/doc/layout.h"
#include "ocr_int.h"

/* Width to height may differ from the picture's by so many of 100. */
#define SHAPE_TOL 2
/* Resolution of a picture file by the size of the page that it is said to show. */
#define DPI_MIN 20
#define DPI_MAX 3000

static bool same_shape(int64_t w, int64_t h, int64_t w2, int64_t h2)
{
	const int64_t a = w * h2;
	const int64_t b = w2 * h;
	const int64_t d = a > b ? a - b : b - a;

	return d <= (a > b ? a : b) * SHAPE_TOL / 100;
}

/* The picture's size when it stands as the page does. */
static void upright_size(const struct Pix *pix, int rotation, int32_t *w_r, int32_t *h_r)
{
	bool lies = rotation % 180 != 0;

	*w_r = lies ? dx_pix_height(pix) : dx_pix_width(pix);
	*h_r = lies ? dx_pix_width(pix) : dx_pix_height(pix);
}

static int32_t scaled(int32_t v, int32_t to, int32_t from)
{
	return (int32_t)(((int64_t)v * to + from / 2) / from);
}

/* ---- upright and straight already ---- */

static void scale_to(struct dx_page *page, int32_t width, int32_t height)
{
	for (size_t i = 0; i < page->n_words; i++) {
		struct dx_word *w = &page->words[i];

		w->x0 = scaled(w->x0, width, page->width);
		w->x1 = scaled(w->x1, width, page->width);
		w->y0 = scaled(w->y0, height, page->height);
		w->y1 = scaled(w->y1, height, page->height);
	}
	for (size_t i = 0; i < page->n_rules; i++) {
		struct dx_rule *r = &page->rules[i];

		r->x0 = scaled(r->x0, width, page->width);
		r->x1 = scaled(r->x1, width, page->width);
		r->y0 = scaled(r->y0, height, page->height);
		r->y1 = scaled(r->y1, height, page->height);
	}
	page->width = width;
	page->height = height;
}

static bool adopt_straight(const struct Pix *pix, const struct dx_ocr_paper *paper, struct dx_page *page,
			   struct dx_err *err)
{
	int32_t w;
	int32_t h;

	upright_size(pix, page->rotation, &w, &h);
	const int64_t dpi = (int64_t)w * 72000 / page->width;
	if (!same_shape(page->width, page->height, w, h))
		return dx_fail(err, DX_E_upstream_unavailable, "the OCR service read a page of another shape");
	if (paper->width > 0) {
		bool lies = page->rotation % 180 != 0;

		scale_to(page, lies ? paper->height : paper->width, lies ? paper->width : paper->height);
	} else if (dpi < DPI_MIN || dpi > DPI_MAX) {
		return dx_fail(err, DX_E_upstream_unavailable, "the OCR service read a page of an unlikely size");
	}
	return true;
}

/* ---- pixels of the picture as it lies ---- */

/* A box of a picture of W by H, turned clockwise. */
static void turn_box(struct dx_word *word, int rotation, int32_t w, int32_t h)
{
	const struct dx_word b = *word;

	switch (rotation) {
	case 90:
		word->x0 = h - b.y1, word->x1 = h - b.y0;
		word->y0 = b.x0, word->y1 = b.x1;
		break;
	case 180:
		word->x0 = w - b.x1, word->x1 = w - b.x0;
		word->y0 = h - b.y1, word->y1 = h - b.y0;
		break;
	case 270:
		word->x0 = b.y0, word->x1 = b.y1;
		word->y0 = w - b.x1, word->y1 = w - b.x0;
		break;
	default:
		break;
	}
}

static int32_t within(int32_t v, int32_t max)
{
	return v < 0 ? 0 : v > max ? max : v;
}

/* Boxes of a picture of W by H to the page, whose size is known. */
static void place(struct dx_page *page, int32_t w, int32_t h)
{
	bool lies = page->rotation % 180 != 0;
	double angle = page->skew_millideg * M_PI / 180000.0;
	double tw = lies ? h : w;
	double th = lies ? w : h;
	const struct scale s = {page->width / tw, page->height / th, tw / 2, th / 2, sin(angle), cos(angle)};

	for (size_t i = 0; i < page->n_words; i++) {
		struct dx_word *word = &page->words[i];

		turn_box(word, page->rotation, w, h);
		dx_ocr_to_points(&s, &word->x0, &word->y0, &word->x1, &word->y1);
		word->x0 = within(word->x0, page->width);
		word->x1 = within(word->x1, page->width);
		word->y0 = within(word->y0, page->height);
		word->y1 = within(word->y1, page->height);
	}
}

static bool adopt_pixels(struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
			 struct dx_page *page, struct dx_err *err)
{
	static const struct dx_prep_how how = {0};
	const int32_t w = page->width;
	const int32_t h = page->height;
	struct dx_prep prep = {0};

	if (!same_shape(w, h, dx_pix_width(pix), dx_pix_height(pix)))
		return dx_fail(err, DX_E_upstream_unavailable, "the OCR service read a picture of another shape");
	if (!dx_ocr_prepare(a, pix, page->rotation, &how, &prep, err))
		return false;
	dx_ocr_size_page(&prep, page->rotation, dx_pix_width(pix), dx_pix_height(pix), paper, page);
	page->skew_millideg = prep.skew_millideg;
	place(page, w, h);
	dx_layout_order(a, page->words, page->n_words);
	dx_ocr_take_rules(a, &prep, page);
	dx_prep_free(&prep);
	return true;
}

bool dx_ocr_adopt(struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper, bool in_pixels,
		  struct dx_page *page, struct dx_err *err)
{
	return in_pixels ? adopt_pixels(a, pix, paper, page, err) : adopt_straight(pix, paper, page, err);
}
