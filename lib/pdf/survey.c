/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A mupdf device that looks at what a page paints: letters seen and unseen, pictures, ruled lines. */
#include <math.h>

#include "pdf_int.h"

/* A filled shape thinner than this (points) is a line; shorter than the second one it is none. */
#define RULE_THICK_PT 2.5f
#define RULE_SHORT_PT 10.0f
#define SLANT_PT      0.5f
/* A picture over this part of the page hides the text below it. */
#define COVER 0.85

struct survey_device {
	fz_device super;
	fz_device *text;
	struct survey *s;
};

static struct survey_device *self(fz_device *dev)
{
	return (struct survey_device *)(void *)dev;
}

int32_t dx_milli_pt(float pt)
{
	double v = floor((double)pt * 1000.0 + 0.5);

	if (isnan(v))
		return 0;
	return v > 2e9 ? 2000000000 : v < -2e9 ? -2000000000 : (int32_t)v;
}

static void clip(fz_device *dev, fz_rect box, bool vague);
static void doubt(fz_device *dev);

/* ---- text ---- */

/* About the middle of a digit's ink: half as wide as it is high. */
static fz_point middle_of(const fz_text_span *span, const fz_text_item *it, fz_matrix ctm)
{
	fz_matrix m = span->trm;

	m.e = it->x;
	m.f = it->y;
	return fz_transform_point_xy(0.27f, 0.33f, fz_concat(m, ctm));
}

static size_t count_letters(fz_context *ctx, struct survey *s, const fz_text *text, fz_matrix ctm, bool shown)
{
	size_t n = 0;

	s->marks++;
	for (const fz_text_span *span = text->head; span; span = span->next) {
		fz_matrix m = fz_concat(span->trm, ctm);

		for (int i = 0; i < span->len; i++) {
			const fz_text_item *it = &span->items[i];
			fz_point at = fz_transform_point_xy(it->x, it->y, ctm);

			if (it->ucs == -1 || !fz_is_point_inside_rect(at, s->page))
				continue;
			if (shown && s->shapes)
				dx_shapes_see(ctx, s->shapes, span->font, it->gid, it->ucs);
			if (it->ucs == ' ' || it->ucs == 0xa0)
				continue;
			n++;
			if (shown && s->cover)
				dx_cover_letter(s->cover, m, middle_of(span, it, ctm),
						it->ucs >= '0' && it->ucs <= '9');
		}
	}
	return n;
}

/* Letters lighter than this, or fainter, may be missed; rectangles darker than the second may swallow dark letters. */
#define LIGHT_INK   0.6f
#define FAINT_ALPHA 0.5f
#define DARK_GROUND 0.7f

static float grey_of(fz_context *ctx, fz_colorspace *cs, const float *color, fz_color_params params)
{
	float grey = 0;

	if (cs == fz_device_gray(ctx))
		return color[0];
	if (cs)
		fz_convert_color(ctx, cs, color, fz_device_gray(ctx), &grey, NULL, params);
	return grey;
}

static void doubt_ink(fz_context *ctx, struct survey *s, fz_colorspace *cs, const float *color, float alpha,
		      fz_color_params params)
{
	if (s->cover && (alpha < FAINT_ALPHA || grey_of(ctx, cs, color, params) > LIGHT_INK))
		dx_cover_doubt(s->cover);
}

static void on_fill_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm, fz_colorspace *cs,
			 const float *color, float alpha, fz_color_params params)
{
	struct survey_device *d = self(dev);

	if (alpha <= 0) {
		d->s->hidden += count_letters(ctx, d->s, text, ctm, false);
		return;
	}
	doubt_ink(ctx, d->s, cs, color, alpha, params);
	d->s->shown += count_letters(ctx, d->s, text, ctm, true);
	if (d->text)
		fz_fill_text(ctx, d->text, text, ctm, cs, color, alpha, params);
}

static void on_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text, const fz_stroke_state *stroke,
			   fz_matrix ctm, fz_colorspace *cs, const float *color, float alpha, fz_color_params params)
{
	struct survey_device *d = self(dev);

	if (alpha <= 0)
		return;
	doubt_ink(ctx, d->s, cs, color, alpha, params);
	/* filled and stroked text comes twice, as the same object: the text device knows it again, the count may be
	 * high */
	d->s->shown += count_letters(ctx, d->s, text, ctm, true);
	if (d->text)
		fz_stroke_text(ctx, d->text, text, stroke, ctm, cs, color, alpha, params);
}

static void on_clip_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm, fz_rect scissor)
{
	struct survey_device *d = self(dev);

	d->s->shown += count_letters(ctx, d->s, text, ctm, true);
	if (d->text) {
		fz_clip_text(ctx, d->text, text, ctm, scissor);
		fz_pop_clip(ctx, d->text);
	}
	doubt(dev);
	clip(dev, fz_infinite_rect, true);
}

static void on_clip_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text, const fz_stroke_state *stroke,
				fz_matrix ctm, fz_rect scissor)
{
	struct survey_device *d = self(dev);

	d->s->shown += count_letters(ctx, d->s, text, ctm, true);
	if (d->text) {
		fz_clip_stroke_text(ctx, d->text, text, stroke, ctm, scissor);
		fz_pop_clip(ctx, d->text);
	}
	doubt(dev);
	clip(dev, fz_infinite_rect, true);
}

static void on_ignore_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm)
{
	struct survey_device *d = self(dev);

	d->s->hidden += count_letters(ctx, d->s, text, ctm, false);
}

/* ---- what is painted over ---- */

static void clip(fz_device *dev, fz_rect box, bool vague)
{
	if (self(dev)->s->cover)
		dx_cover_clip(self(dev)->s->cover, box, vague);
}

static void doubt(fz_device *dev)
{
	if (self(dev)->s->cover)
		dx_cover_doubt(self(dev)->s->cover);
}

static void paint_over(fz_device *dev, fz_rect box, enum dx_paint kind)
{
	if (self(dev)->s->cover)
		dx_cover_paint(self(dev)->s->cover, box, kind);
}

static void unsure(fz_device *dev, bool begins)
{
	if (self(dev)->s->cover)
		dx_cover_unsure(self(dev)->s->cover, begins);
}

static void on_clip_path(fz_context *ctx, fz_device *dev, const fz_path *path, int even_odd DX_UNUSED, fz_matrix ctm,
			 fz_rect scissor DX_UNUSED)
{
	fz_rect box;
	bool plain = dx_cover_rectangle(ctx, path, ctm, &box);

	clip(dev, plain ? box : fz_bound_path(ctx, path, NULL, ctm), !plain);
}

static void on_clip_stroke_path(fz_context *ctx DX_UNUSED, fz_device *dev, const fz_path *path DX_UNUSED,
				const fz_stroke_state *stroke DX_UNUSED, fz_matrix ctm DX_UNUSED,
				fz_rect scissor DX_UNUSED)
{
	clip(dev, fz_infinite_rect, true);
}

static void on_pop_clip(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	if (self(dev)->s->cover)
		dx_cover_unclip(self(dev)->s->cover);
}

/* What is drawn between the two is the mask, what comes then is seen through it, as through a clip. */
static void on_begin_mask(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area DX_UNUSED, int luminosity DX_UNUSED,
			  fz_colorspace *cs DX_UNUSED, const float *bc DX_UNUSED, fz_color_params params DX_UNUSED)
{
	unsure(dev, true);
}

static void on_end_mask(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	unsure(dev, false);
	clip(dev, fz_infinite_rect, true);
}

static void on_begin_group(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area DX_UNUSED,
			   fz_colorspace *cs DX_UNUSED, int isolated DX_UNUSED, int knockout DX_UNUSED, int blendmode,
			   float alpha)
{
	clip(dev, fz_infinite_rect, blendmode != FZ_BLEND_NORMAL || alpha < FAINT_ALPHA);
}

static void on_end_group(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	if (self(dev)->s->cover)
		dx_cover_unclip(self(dev)->s->cover);
}

static int on_begin_tile(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area, fz_rect view DX_UNUSED,
			 float xstep DX_UNUSED, float ystep DX_UNUSED, fz_matrix ctm, int id DX_UNUSED)
{
	paint_over(dev, fz_transform_rect(area, ctm), DX_PAINT_OTHER);
	unsure(dev, true);
	return 0;
}

static void on_end_tile(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	unsure(dev, false);
}

/* ---- pictures ---- */

static double part_of_page(const struct survey *s, fz_rect box)
{
	fz_rect seen = fz_intersect_rect(box, s->page);
	double all = ((double)s->page.x1 - (double)s->page.x0) * ((double)s->page.y1 - (double)s->page.y0);

	if (fz_is_empty_rect(seen) || all <= 0)
		return 0;
	return ((double)seen.x1 - (double)seen.x0) * ((double)seen.y1 - (double)seen.y0) / all;
}

static void see_picture(struct survey *s, const fz_image *img, fz_matrix ctm, bool opaque)
{
	double part = part_of_page(s, fz_transform_rect(fz_unit_rect, ctm));
	double side = hypot((double)ctm.a, (double)ctm.b); /* the picture's width on the page, in points */
	int64_t pixels = (int64_t)img->w * img->h;

	s->marks++;
	s->picture_area += part;
	if (pixels > s->pixels_max)
		s->pixels_max = pixels;
	if (part > 0.5 && side > 0 && img->w * 72.0 / side > s->scan_dpi)
		s->scan_dpi = img->w * 72.0 / side;
	if (opaque && part >= COVER) {
		s->hidden += s->shown;
		s->shown = 0;
	}
}

static void on_fill_image(fz_context *ctx DX_UNUSED, fz_device *dev, fz_image *img, fz_matrix ctm, float alpha,
			  fz_color_params params DX_UNUSED)
{
	struct survey *s = self(dev)->s;
	bool opaque = alpha >= 1 && !img->mask && !img->use_colorkey;

	paint_over(dev, fz_transform_rect(fz_unit_rect, ctm), DX_PAINT_OTHER);
	see_picture(s, img, ctm, opaque);
}

static void on_fill_image_mask(fz_context *ctx DX_UNUSED, fz_device *dev, fz_image *img, fz_matrix ctm,
			       fz_colorspace *cs DX_UNUSED, const float *color DX_UNUSED, float alpha DX_UNUSED,
			       fz_color_params params DX_UNUSED)
{
	paint_over(dev, fz_transform_rect(fz_unit_rect, ctm), DX_PAINT_OTHER);
	see_picture(self(dev)->s, img, ctm, false);
}

static void on_clip_image_mask(fz_context *ctx DX_UNUSED, fz_device *dev, fz_image *img, fz_matrix ctm,
			       fz_rect scissor DX_UNUSED)
{
	see_picture(self(dev)->s, img, ctm, false);
	clip(dev, fz_transform_rect(fz_unit_rect, ctm), true);
}

/* ---- ruled lines ---- */

struct walk {
	struct survey *s;
	fz_matrix ctm;
	bool stroked;
	fz_point at, start;
	fz_rect box;   /* of the part of a filled path since its last moveto */
	bool straight; /* that part is begun and has no curve */
};

static void add_rule(struct survey *s, fz_point p, fz_point q)
{
	fz_rect r = {fz_min(p.x, q.x), fz_min(p.y, q.y), fz_max(p.x, q.x), fz_max(p.y, q.y)};
	float w = r.x1 - r.x0;
	float h = r.y1 - r.y0;

	if (s->n_rules == RULES_MAX || fz_is_empty_rect(fz_intersect_rect(fz_expand_rect(r, 0.1f), s->page)))
		return;
	if ((h <= RULE_THICK_PT && w >= RULE_SHORT_PT) || (w <= RULE_THICK_PT && h >= RULE_SHORT_PT))
		s->rules[s->n_rules++] =
			(struct dx_rule){dx_milli_pt(r.x0), dx_milli_pt(r.y0), dx_milli_pt(r.x1), dx_milli_pt(r.y1)};
}

/* A stroked segment counts when it is flat or upright. */
static void add_segment(struct walk *w, fz_point p, fz_point q)
{
	fz_point a = fz_transform_point(p, w->ctm);
	fz_point b = fz_transform_point(q, w->ctm);

	if (fz_abs(a.x - b.x) <= SLANT_PT || fz_abs(a.y - b.y) <= SLANT_PT)
		add_rule(w->s, a, b);
}

static void end_part(struct walk *w)
{
	fz_rect r;

	if (w->stroked || !w->straight)
		return;
	r = fz_transform_rect(w->box, w->ctm);
	add_rule(w->s, fz_make_point(r.x0, r.y0), fz_make_point(r.x1, r.y1));
}

static void begin_part(struct walk *w, fz_point p)
{
	end_part(w);
	w->at = w->start = p;
	w->box = fz_make_rect(p.x, p.y, p.x, p.y);
	w->straight = true;
}

static void on_move(fz_context *ctx DX_UNUSED, void *arg, float x, float y)
{
	begin_part(arg, fz_make_point(x, y));
}

static void on_line(fz_context *ctx DX_UNUSED, void *arg, float x, float y)
{
	struct walk *w = arg;
	fz_point p = fz_make_point(x, y);

	if (w->stroked)
		add_segment(w, w->at, p);
	w->box = fz_make_rect(fz_min(w->box.x0, x), fz_min(w->box.y0, y), fz_max(w->box.x1, x), fz_max(w->box.y1, y));
	w->at = p;
}

static void on_curve(fz_context *ctx DX_UNUSED, void *arg, float x1 DX_UNUSED, float y1 DX_UNUSED, float x2 DX_UNUSED,
		     float y2 DX_UNUSED, float x3, float y3)
{
	struct walk *w = arg;

	w->s->curves++;
	w->straight = false;
	w->at = fz_make_point(x3, y3);
}

static void on_close(fz_context *ctx DX_UNUSED, void *arg)
{
	struct walk *w = arg;

	if (w->stroked)
		add_segment(w, w->at, w->start);
	w->at = w->start;
}

static const fz_path_walker walker = {.moveto = on_move, .lineto = on_line, .curveto = on_curve, .closepath = on_close};

static void walk_path(fz_context *ctx, fz_device *dev, const fz_path *path, fz_matrix ctm, bool stroked)
{
	struct walk w = {.s = self(dev)->s, .ctm = ctm, .stroked = stroked, .box = fz_empty_rect};

	w.s->marks++;
	fz_walk_path(ctx, path, &walker, &w);
	end_part(&w);
}

static bool is_rule(fz_rect r)
{
	float w = r.x1 - r.x0;
	float h = r.y1 - r.y0;

	return (h <= RULE_THICK_PT && w >= RULE_SHORT_PT) || (w <= RULE_THICK_PT && h >= RULE_SHORT_PT);
}

static void on_fill_path(fz_context *ctx, fz_device *dev, const fz_path *path, int even_odd DX_UNUSED, fz_matrix ctm,
			 fz_colorspace *cs, const float *color, float alpha, fz_color_params params)
{
	fz_rect box;

	if (alpha <= 0)
		return;
	if (!dx_cover_rectangle(ctx, path, ctm, &box))
		paint_over(dev, fz_bound_path(ctx, path, NULL, ctm), DX_PAINT_OTHER);
	else if (!is_rule(box) && box.y1 - box.y0 > RULE_THICK_PT && box.x1 - box.x0 > RULE_THICK_PT)
		paint_over(dev, box, grey_of(ctx, cs, color, params) > DARK_GROUND ? DX_PAINT_LIGHT : DX_PAINT_DARK);
	walk_path(ctx, dev, path, ctm, false);
}

static void on_stroke_path(fz_context *ctx, fz_device *dev, const fz_path *path, const fz_stroke_state *stroke,
			   fz_matrix ctm, fz_colorspace *cs DX_UNUSED, const float *color DX_UNUSED, float alpha,
			   fz_color_params params DX_UNUSED)
{
	fz_rect box;

	if (alpha <= 0)
		return;
	box = fz_bound_path(ctx, path, stroke, ctm);
	/* frames and rules hide nothing; thick strokes do */
	if (stroke->linewidth * fz_matrix_expansion(ctm) > RULE_THICK_PT)
		paint_over(dev, box, DX_PAINT_OTHER);
	walk_path(ctx, dev, path, ctm, true);
}

static void on_fill_shade(fz_context *ctx, fz_device *dev, fz_shade *shade, fz_matrix ctm, float alpha,
			  fz_color_params params DX_UNUSED)
{
	if (alpha > 0)
		paint_over(dev, fz_bound_shade(ctx, shade, ctm), DX_PAINT_OTHER);
	self(dev)->s->marks++;
}

fz_device *dx_survey_device(fz_context *ctx, struct survey *s, fz_device *text)
{
	struct survey_device *d = fz_new_derived_device(ctx, struct survey_device);

	d->super.fill_path = on_fill_path;
	d->super.stroke_path = on_stroke_path;
	d->super.fill_text = on_fill_text;
	d->super.stroke_text = on_stroke_text;
	d->super.clip_text = on_clip_text;
	d->super.clip_stroke_text = on_clip_stroke_text;
	d->super.ignore_text = on_ignore_text;
	d->super.clip_path = on_clip_path;
	d->super.clip_stroke_path = on_clip_stroke_path;
	d->super.pop_clip = on_pop_clip;
	d->super.begin_mask = on_begin_mask;
	d->super.end_mask = on_end_mask;
	d->super.begin_group = on_begin_group;
	d->super.end_group = on_end_group;
	d->super.begin_tile = on_begin_tile;
	d->super.end_tile = on_end_tile;
	d->super.fill_shade = on_fill_shade;
	d->super.fill_image = on_fill_image;
	d->super.fill_image_mask = on_fill_image_mask;
	d->super.clip_image_mask = on_clip_image_mask;
	d->text = text;
	d->s = s;
	return &d->super;
}
