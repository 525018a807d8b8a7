/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The letters of a text layer alone, drawn dark on white: those that are dark on the page, and those that are pale. */
#include <math.h>

#include "pdf_int.h"

/* Lines that run another way are no words. */
#define LEVEL 0.9986f
/* Letters lighter than this (of 255) are drawn by themselves: paler print may lie across the page below the rest. */
#define PALE 153

int dx_light_of(int rgb)
{
	return ((rgb >> 16 & 255) * 77 + (rgb >> 8 & 255) * 151 + (rgb & 255) * 28) >> 8;
}

bool dx_is_pale(int rgb)
{
	return dx_light_of(rgb) > PALE;
}

struct ink_device {
	fz_device super;
	struct sight *s;
	const struct under *under;
	float scale;
};

static const float black[1] = {0};

static struct ink_device *self(fz_device *dev)
{
	return (struct ink_device *)(void *)dev;
}

/* As the text device has the colour of a letter. */
static int rgb_of(fz_context *ctx, fz_colorspace *cs, const float *color, fz_color_params params)
{
	float rgb[3] = {0};
	int v = 0;

	if (cs)
		fz_convert_color(ctx, cs, color, fz_device_rgb(ctx), rgb, NULL, params);
	for (size_t i = 0; i < 3; i++)
		v = v << 8 | (int)(fz_clamp(rgb[i], 0, 1) * 255);
	return v;
}

static fz_device *paper_of(fz_device *dev, int rgb)
{
	return dx_is_pale(rgb) ? self(dev)->s->pale_paper : self(dev)->s->paper;
}

/* Are these letters looked at? What is written across the page is not. */
static bool is_wanted(const fz_text *text, fz_matrix ctm)
{
	fz_matrix m;

	if (!text->head)
		return false;
	m = fz_concat(text->head->trm, ctm);
	return m.a >= LEVEL * hypotf(m.a, m.b) && hypotf(m.c, m.d) <= DX_LARGE_PT;
}

static bool is_gone(const struct under *u, const fz_text_span *span, const fz_text_item *it, fz_matrix ctm)
{
	fz_matrix m = span->trm;

	m.e = it->x;
	m.f = it->y;
	m = fz_concat(m, ctm);
	return dx_under_fate(u, fz_make_point(m.e, m.f), it->ucs) == DX_FATE_GONE;
}

static bool any_gone(const struct under *u, const fz_text *text, fz_matrix ctm)
{
	for (const fz_text_span *span = text->head; span; span = span->next)
		for (int i = 0; i < span->len; i++)
			if (is_gone(u, span, &span->items[i], ctm))
				return true;
	return false;
}

/* TEXT, or in the device's keeping what of it is not gone. */
static const fz_text *what_is_left(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm)
{
	struct ink_device *d = self(dev);

	if (!any_gone(d->under, text, ctm))
		return text;
	fz_drop_text(ctx, d->s->part);
	d->s->part = NULL;
	d->s->part = fz_new_text(ctx);
	for (const fz_text_span *span = text->head; span; span = span->next) {
		for (int i = 0; i < span->len; i++) {
			const fz_text_item *it = &span->items[i];
			fz_matrix m = span->trm;

			m.e = it->x;
			m.f = it->y;
			if (!is_gone(d->under, span, it, ctm))
				fz_show_glyph(ctx, d->s->part, span->font, m, it->gid, it->ucs, span->wmode, 0,
					      FZ_BIDI_NEUTRAL, FZ_LANG_UNSET);
		}
	}
	return d->s->part;
}

static fz_matrix enlarged(fz_device *dev, fz_matrix ctm)
{
	return fz_concat(ctm, fz_scale(self(dev)->scale, self(dev)->scale));
}

static void on_fill_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm, fz_colorspace *cs,
			 const float *color, float alpha, fz_color_params params)
{
	if (alpha > 0 && is_wanted(text, ctm))
		fz_fill_text(ctx, paper_of(dev, rgb_of(ctx, cs, color, params)), what_is_left(ctx, dev, text, ctm),
			     enlarged(dev, ctm), fz_device_gray(ctx), black, 1, params);
}

static void on_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text, const fz_stroke_state *stroke,
			   fz_matrix ctm, fz_colorspace *cs, const float *color, float alpha, fz_color_params params)
{
	if (alpha > 0 && is_wanted(text, ctm))
		fz_stroke_text(ctx, paper_of(dev, rgb_of(ctx, cs, color, params)), what_is_left(ctx, dev, text, ctm),
			       stroke, enlarged(dev, ctm), fz_device_gray(ctx), black, 1, params);
}

static void on_clip_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm, fz_rect scissor DX_UNUSED)
{
	if (is_wanted(text, ctm))
		fz_fill_text(ctx, paper_of(dev, 0), what_is_left(ctx, dev, text, ctm), enlarged(dev, ctm),
			     fz_device_gray(ctx), black, 1, fz_default_color_params);
}

static void on_clip_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text, const fz_stroke_state *stroke,
				fz_matrix ctm, fz_rect scissor DX_UNUSED)
{
	if (is_wanted(text, ctm))
		fz_stroke_text(ctx, paper_of(dev, 0), what_is_left(ctx, dev, text, ctm), stroke, enlarged(dev, ctm),
			       fz_device_gray(ctx), black, 1, fz_default_color_params);
}

static fz_device *ink_device(fz_context *ctx, struct sight *s, const struct under *under, double scale)
{
	struct ink_device *d = fz_new_derived_device(ctx, struct ink_device);

	d->super.fill_text = on_fill_text;
	d->super.stroke_text = on_stroke_text;
	d->super.clip_text = on_clip_text;
	d->super.clip_stroke_text = on_clip_stroke_text;
	d->s = s;
	d->under = under;
	d->scale = (float)scale;
	return &d->super;
}

fz_pixmap *dx_white(fz_context *ctx, fz_colorspace *cs, fz_irect px)
{
	fz_pixmap *p = fz_new_pixmap_with_bbox(ctx, cs, px, NULL, 0);

	fz_clear_pixmap_with_value(ctx, p, 255);
	return p;
}

void dx_inked_draw(fz_context *ctx, struct sight *s, const struct under *u, pdf_page *page, fz_matrix m, fz_irect px,
		   double scale)
{
	s->ink = dx_white(ctx, fz_device_gray(ctx), px);
	s->pale = dx_white(ctx, fz_device_gray(ctx), px);
	s->paper = fz_new_draw_device(ctx, fz_identity, s->ink);
	s->pale_paper = fz_new_draw_device(ctx, fz_identity, s->pale);
	s->dev = ink_device(ctx, s, u, scale);
	pdf_run_page(ctx, page, s->dev, m, NULL);
	fz_close_device(ctx, s->dev);
	fz_close_device(ctx, s->paper);
	fz_close_device(ctx, s->pale_paper);
}
