/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Letters that are certainly not seen. Report writers let a text that is too long for its cell run on below the next
 * one, and cut it off by a clip, or paint the next cell's ground over it. Where a letter's ink lies outside of a
 * rectangular clip, or below an opaque rectangle that was painted later, it is gone whatever else is in its place.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "pdf_int.h"

#define CLIPS_MAX  64
#define SHEETS_MAX 4096
/* So many comparisons of a rectangle with a letter are made for one page; then no more letter is gone. */
#define LOOKS_MAX 20000000u
/*
 * A letter of which no more than this part is seen is none: a clip ends in the middle of one. A digit says more with
 * less; what is seen of it besides is looked at on the page's picture.
 */
#define LETTER_LEFT 0.40f
#define DIGIT_LEFT  0.25f
#define WHOLE_LEFT  0.80f
/* What stands for a blank (points). */
#define BLANK_PT 0.1f
/* Two drawings in one place (points). */
#define SAME_PT 0.02f

struct letter {
	fz_point at; /* its origin */
	int ucs;
	bool gone;
	bool cut; /* by a clip, so much that it may be another */
	fz_rect ink;
};

struct sheet {
	fz_rect box;
	size_t before; /* so many letters were there already */
};

struct under {
	struct dx_arena *arena;
	struct letter *letters;
	size_t n, cap;
	struct sheet *sheets; /* SHEETS_MAX of them */
	size_t n_sheets;
	fz_rect clips[CLIPS_MAX]; /* nested: what is left of the page */
	bool vague[CLIPS_MAX];    /* what is painted there may not be opaque */
	size_t depth;             /* may exceed CLIPS_MAX */
	size_t unsure;            /* masks and tiles around */
};

struct under *dx_under_new(struct dx_arena *a)
{
	struct under *u = DX_NEW(a, struct under);

	u->arena = a;
	u->sheets = dx_alloc_array(a, SHEETS_MAX, sizeof(*u->sheets));
	return u;
}

/* ---- what is painted ---- */

struct under_device {
	fz_device super;
	struct under *u;
};

static struct under *of(fz_device *dev)
{
	return ((struct under_device *)(void *)dev)->u;
}

static size_t known_depth(const struct under *u)
{
	return u->depth < CLIPS_MAX ? u->depth : CLIPS_MAX;
}

static fz_rect clip_now(const struct under *u)
{
	size_t n = known_depth(u);

	return n ? u->clips[n - 1] : fz_infinite_rect;
}

static bool is_vague(const struct under *u)
{
	size_t n = known_depth(u);

	return u->unsure > 0 || u->depth > CLIPS_MAX || (n > 0 && u->vague[n - 1]);
}

static void push(struct under *u, fz_rect box, bool vague)
{
	size_t n = known_depth(u);

	if (u->depth < CLIPS_MAX) {
		u->clips[n] = fz_intersect_rect(clip_now(u), box);
		u->vague[n] = vague || (n > 0 && u->vague[n - 1]);
	}
	u->depth++;
}

static float area_of(fz_rect r)
{
	return fz_is_empty_rect(r) ? 0 : (r.x1 - r.x0) * (r.y1 - r.y0);
}

/* Is LEFT so small a part of L's ink that it is not read? */
static bool is_lost(const struct letter *l, float left)
{
	return left <= (l->ucs >= '0' && l->ucs <= '9' ? DIGIT_LEFT : LETTER_LEFT) * area_of(l->ink);
}

static float area_within(const struct letter *l, fz_rect box)
{
	return area_of(fz_intersect_rect(l->ink, box));
}

static void add_letter(struct under *u, struct letter l)
{
	if (u->n == u->cap) {
		size_t cap = u->cap ? 2 * u->cap : 1024;
		struct letter *more = dx_alloc_array(u->arena, cap, sizeof(*more));

		if (u->n)
			memcpy(more, u->letters, u->n * sizeof(*more));
		u->letters = more;
		u->cap = cap;
	}
	u->letters[u->n++] = l;
}

static void add_text(fz_context *ctx, struct under *u, const fz_text *text, fz_matrix ctm)
{
	/* what a tile or a mask shows is not at its own place */
	if (u->unsure)
		return;
	for (const fz_text_span *span = text->head; span; span = span->next) {
		for (int i = 0; i < span->len; i++) {
			const fz_text_item *it = &span->items[i];
			fz_matrix m = span->trm;
			struct letter l = {.ucs = it->ucs};

			if (it->ucs < 0 || it->gid < 0)
				continue;
			m.e = it->x;
			m.f = it->y;
			m = fz_concat(m, ctm);
			l.at = fz_make_point(m.e, m.f);
			l.ink = fz_bound_glyph(ctx, span->font, it->gid, m);
			if (fz_is_empty_rect(l.ink)) /* a blank */
				l.ink = fz_make_rect(m.e, m.f, m.e + BLANK_PT, m.f + BLANK_PT);
			l.gone = is_lost(&l, area_within(&l, clip_now(u)));
			l.cut = area_within(&l, clip_now(u)) < WHOLE_LEFT * area_of(l.ink);
			add_letter(u, l);
		}
	}
}

static void on_fill_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm,
			 fz_colorspace *cs DX_UNUSED, const float *color DX_UNUSED, float alpha,
			 fz_color_params params DX_UNUSED)
{
	if (alpha > 0)
		add_text(ctx, of(dev), text, ctm);
}

static void on_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text,
			   const fz_stroke_state *stroke DX_UNUSED, fz_matrix ctm, fz_colorspace *cs DX_UNUSED,
			   const float *color DX_UNUSED, float alpha, fz_color_params params DX_UNUSED)
{
	if (alpha > 0)
		add_text(ctx, of(dev), text, ctm);
}

static void on_clip_text(fz_context *ctx, fz_device *dev, const fz_text *text, fz_matrix ctm, fz_rect scissor DX_UNUSED)
{
	add_text(ctx, of(dev), text, ctm);
	push(of(dev), fz_infinite_rect, true);
}

static void on_clip_stroke_text(fz_context *ctx, fz_device *dev, const fz_text *text,
				const fz_stroke_state *stroke DX_UNUSED, fz_matrix ctm, fz_rect scissor DX_UNUSED)
{
	add_text(ctx, of(dev), text, ctm);
	push(of(dev), fz_infinite_rect, true);
}

static void on_clip_path(fz_context *ctx, fz_device *dev, const fz_path *path, int even_odd DX_UNUSED, fz_matrix ctm,
			 fz_rect scissor DX_UNUSED)
{
	fz_rect box;
	bool plain = dx_cover_rectangle(ctx, path, ctm, &box);

	push(of(dev), plain ? box : fz_infinite_rect, !plain);
}

static void on_clip_stroke_path(fz_context *ctx DX_UNUSED, fz_device *dev, const fz_path *path DX_UNUSED,
				const fz_stroke_state *stroke DX_UNUSED, fz_matrix ctm DX_UNUSED,
				fz_rect scissor DX_UNUSED)
{
	push(of(dev), fz_infinite_rect, true);
}

static void on_clip_image_mask(fz_context *ctx DX_UNUSED, fz_device *dev, fz_image *img DX_UNUSED,
			       fz_matrix ctm DX_UNUSED, fz_rect scissor DX_UNUSED)
{
	push(of(dev), fz_infinite_rect, true);
}

static void on_pop(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	of(dev)->depth -= of(dev)->depth > 0;
}

static void on_begin_mask(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area DX_UNUSED, int luminosity DX_UNUSED,
			  fz_colorspace *cs DX_UNUSED, const float *bc DX_UNUSED, fz_color_params params DX_UNUSED)
{
	of(dev)->unsure++;
}

static void on_end_mask(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	of(dev)->unsure -= of(dev)->unsure > 0;
	push(of(dev), fz_infinite_rect, true);
}

static void on_begin_group(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area DX_UNUSED,
			   fz_colorspace *cs DX_UNUSED, int isolated DX_UNUSED, int knockout DX_UNUSED, int blendmode,
			   float alpha)
{
	push(of(dev), fz_infinite_rect, blendmode != FZ_BLEND_NORMAL || alpha < 1);
}

static int on_begin_tile(fz_context *ctx DX_UNUSED, fz_device *dev, fz_rect area DX_UNUSED, fz_rect view DX_UNUSED,
			 float xstep DX_UNUSED, float ystep DX_UNUSED, fz_matrix ctm DX_UNUSED, int id DX_UNUSED)
{
	of(dev)->unsure++;
	return 0;
}

static void on_end_tile(fz_context *ctx DX_UNUSED, fz_device *dev)
{
	of(dev)->unsure -= of(dev)->unsure > 0;
}

/* An ink of its own (a separation) may be one that no printer has. */
static bool is_opaque(fz_context *ctx, fz_colorspace *cs, float alpha)
{
	return alpha >= 1 && (cs == fz_device_gray(ctx) || cs == fz_device_rgb(ctx) || cs == fz_device_cmyk(ctx));
}

static void on_fill_path(fz_context *ctx, fz_device *dev, const fz_path *path, int even_odd DX_UNUSED, fz_matrix ctm,
			 fz_colorspace *cs, const float *color DX_UNUSED, float alpha, fz_color_params params DX_UNUSED)
{
	struct under *u = of(dev);
	fz_rect box;

	if (is_vague(u) || u->n_sheets == SHEETS_MAX || !is_opaque(ctx, cs, alpha) ||
	    !dx_cover_rectangle(ctx, path, ctm, &box))
		return;
	box = fz_intersect_rect(box, clip_now(u));
	if (!fz_is_empty_rect(box))
		u->sheets[u->n_sheets++] = (struct sheet){box, u->n};
}

fz_device *dx_under_device(fz_context *ctx, struct under *u)
{
	struct under_device *d = fz_new_derived_device(ctx, struct under_device);

	d->super.fill_path = on_fill_path;
	d->super.fill_text = on_fill_text;
	d->super.stroke_text = on_stroke_text;
	d->super.clip_text = on_clip_text;
	d->super.clip_stroke_text = on_clip_stroke_text;
	d->super.clip_path = on_clip_path;
	d->super.clip_stroke_path = on_clip_stroke_path;
	d->super.clip_image_mask = on_clip_image_mask;
	d->super.pop_clip = on_pop;
	d->super.begin_mask = on_begin_mask;
	d->super.end_mask = on_end_mask;
	d->super.begin_group = on_begin_group;
	d->super.end_group = on_pop;
	d->super.begin_tile = on_begin_tile;
	d->super.end_tile = on_end_tile;
	d->u = u;
	return &d->super;
}

/* ---- which letters are gone ---- */

static int by_kind_and_place(const void *pa, const void *pb)
{
	const struct letter *a = pa;
	const struct letter *b = pb;

	if (a->ucs != b->ucs)
		return a->ucs < b->ucs ? -1 : 1;
	if (a->at.y < b->at.y || a->at.y > b->at.y)
		return a->at.y < b->at.y ? -1 : 1;
	return a->at.x < b->at.x ? -1 : a->at.x > b->at.x;
}

void dx_under_settle(struct under *u)
{
	size_t looks = 0;

	for (size_t i = 0; i < u->n_sheets; i++) {
		const struct sheet *s = &u->sheets[i];

		looks += s->before;
		for (size_t k = 0; looks <= LOOKS_MAX && k < s->before; k++)
			u->letters[k].gone |= is_lost(&u->letters[k],
						      area_of(u->letters[k].ink) - area_within(&u->letters[k], s->box));
	}
	if (u->n)
		qsort(u->letters, u->n, sizeof(*u->letters), by_kind_and_place);
}

enum dx_fate dx_under_fate(const struct under *u, fz_point at, int ucs)
{
	size_t lo = 0;
	size_t hi = u->n;
	enum dx_fate fate = DX_FATE_SEEN;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		const struct letter *l = &u->letters[mid];

		if (l->ucs < ucs || (l->ucs == ucs && l->at.y < at.y - SAME_PT))
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < u->n && u->letters[lo].ucs == ucs && u->letters[lo].at.y <= at.y + SAME_PT; lo++) {
		if (fz_abs(u->letters[lo].at.x - at.x) > SAME_PT)
			continue;
		/* it may be drawn again where it is seen */
		if (!u->letters[lo].gone && !u->letters[lo].cut)
			return DX_FATE_SEEN;
		if (!u->letters[lo].gone)
			fate = DX_FATE_CUT;
		else if (fate == DX_FATE_SEEN)
			fate = DX_FATE_GONE;
	}
	return fate;
}
