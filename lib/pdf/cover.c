/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Is everything on a page seen as it is written? A page seldom hides a letter or paints over a figure, and drawing it
 * to find out takes time. So it is only noted here what might: letters that are light, faint, tiny, clipped, masked or
 * on something dark, and whatever is painted upon or close beside a figure. Of such a page seen.c makes a picture.
 */
#include <math.h>
#include <string.h>

#include "pdf_int.h"

#define CLIPS_MAX  64
#define PAINTS_MAX 4096
/* So many comparisons of a paint with a digit are made for one page; one that needs more is looked at. */
#define LOOKS_MAX 4000000u
/* Letters that are lower or narrower than this (points) are hardly seen. */
#define LOW_PT    2.0f
#define NARROW_PT 0.8f
/* So far from its middle a letter has ink, in parts of its size. */
#define SIDE 0.2f
/* A mark in this part of the letters' size beside a digit may be taken for one more. */
#define BESIDE 1.2f

struct digit {
	fz_point at; /* its middle */
	float size;
};

struct paint {
	fz_rect box;
	size_t before; /* so many digits were there already */
	bool light;    /* a light rectangle: hides nothing that comes later */
	bool dark;     /* letters may not stand out from it */
};

struct cover {
	struct dx_arena *arena;
	struct digit *digits;
	size_t n, cap;
	struct paint *paints; /* PAINTS_MAX of them */
	size_t n_paints;
	fz_rect clips[CLIPS_MAX]; /* nested */
	bool vague[CLIPS_MAX];    /* what is seen through such a one is not known */
	size_t depth;             /* may exceed CLIPS_MAX: then nothing is known */
	size_t unsure;            /* masks and tiles around */
	bool doubted;
};

struct cover *dx_cover_new(struct dx_arena *a)
{
	struct cover *c = DX_NEW(a, struct cover);

	c->arena = a;
	c->paints = dx_alloc_array(a, PAINTS_MAX, sizeof(*c->paints));
	return c;
}

/* Is a letter of SIZE with its middle at AT seen, most of it? */
static bool is_clear(const struct cover *c, fz_point at, float size)
{
	fz_rect most = {at.x - SIDE * size, at.y - SIDE * size, at.x + SIDE * size, at.y + SIDE * size};

	if (c->unsure || c->depth > CLIPS_MAX)
		return false;
	for (size_t i = 0; i < c->depth; i++)
		if (c->vague[i] || !fz_contains_rect(c->clips[i], most))
			return false;
	for (size_t i = 0; i < c->n_paints; i++)
		if (c->paints[i].dark && fz_is_point_inside_rect(at, c->paints[i].box))
			return false;
	return true;
}

void dx_cover_doubt(struct cover *c)
{
	c->doubted = true;
}

void dx_cover_letter(struct cover *c, fz_matrix m, fz_point at, bool is_digit)
{
	float size = hypotf(m.c, m.d);

	if (!c->doubted && (size < LOW_PT || hypotf(m.a, m.b) < NARROW_PT || !is_clear(c, at, size)))
		c->doubted = true;
	if (!is_digit || c->doubted)
		return;
	if (c->n == c->cap) {
		size_t cap = c->cap ? 2 * c->cap : 1024;
		struct digit *more = dx_alloc_array(c->arena, cap, sizeof(*more));

		if (c->n)
			memcpy(more, c->digits, c->n * sizeof(*more));
		c->digits = more;
		c->cap = cap;
	}
	c->digits[c->n++] = (struct digit){at, size};
}

void dx_cover_paint(struct cover *c, fz_rect box, enum dx_paint kind)
{
	for (size_t i = 0; i < c->depth && i < CLIPS_MAX; i++)
		box = fz_intersect_rect(box, c->clips[i]);
	if (c->doubted || fz_is_empty_rect(box))
		return;
	if (c->n_paints == PAINTS_MAX) {
		c->doubted = true;
		return;
	}
	c->paints[c->n_paints++] = (struct paint){box, c->n, kind == DX_PAINT_LIGHT, kind == DX_PAINT_DARK};
}

/* Is P upon the digit D, or beside it and no larger than a letter or two? */
static bool touches(const struct paint *p, const struct digit *d)
{
	float aside = BESIDE * d->size;

	if (fz_is_point_inside_rect(d->at, p->box))
		return true;
	return d->at.x >= p->box.x0 - aside && d->at.x <= p->box.x1 + aside && d->at.y >= p->box.y0 - d->size / 3 &&
	       d->at.y <= p->box.y1 + d->size / 3;
}

bool dx_cover_doubtful(struct cover *c)
{
	size_t looks = 0;

	for (size_t i = 0; i < c->n_paints && !c->doubted; i++) {
		const struct paint *p = &c->paints[i];
		size_t n = p->light || p->dark ? p->before : c->n;

		looks += n;
		c->doubted = looks > LOOKS_MAX;
		for (size_t k = 0; k < n && !c->doubted; k++)
			c->doubted = p->light || p->dark ? fz_is_point_inside_rect(c->digits[k].at, p->box)
							 : touches(p, &c->digits[k]);
	}
	return c->doubted;
}

void dx_cover_clip(struct cover *c, fz_rect box, bool vague)
{
	if (c->depth < CLIPS_MAX) {
		c->clips[c->depth] = box;
		c->vague[c->depth] = vague;
	}
	c->depth++;
}

void dx_cover_unclip(struct cover *c)
{
	c->depth -= c->depth > 0;
}

void dx_cover_unsure(struct cover *c, bool begins)
{
	if (begins)
		c->unsure++;
	else
		c->unsure -= c->unsure > 0;
}

/* ---- is a path a rectangle? ---- */

struct shape {
	fz_rect box;
	fz_point at;
	size_t parts, points;
	bool level; /* every segment is flat or upright */
};

static void on_point(struct shape *s, float x, float y, bool drawn)
{
	if (drawn && fz_abs(x - s->at.x) > 0.01f && fz_abs(y - s->at.y) > 0.01f)
		s->level = false;
	s->box = s->points ? fz_include_point_in_rect(s->box, fz_make_point(x, y)) : fz_make_rect(x, y, x, y);
	s->at = fz_make_point(x, y);
	s->points++;
}

static void on_move(fz_context *ctx DX_UNUSED, void *arg, float x, float y)
{
	struct shape *s = arg;

	s->parts++;
	on_point(s, x, y, false);
}

static void on_line(fz_context *ctx DX_UNUSED, void *arg, float x, float y)
{
	on_point(arg, x, y, true);
}

static void on_curve(fz_context *ctx DX_UNUSED, void *arg, float x1 DX_UNUSED, float y1 DX_UNUSED, float x2 DX_UNUSED,
		     float y2 DX_UNUSED, float x3 DX_UNUSED, float y3 DX_UNUSED)
{
	((struct shape *)arg)->level = false;
}

static void on_close(fz_context *ctx DX_UNUSED, void *arg DX_UNUSED)
{
}

bool dx_cover_rectangle(fz_context *ctx, const fz_path *path, fz_matrix ctm, fz_rect *box_r)
{
	static const fz_path_walker walker = {
		.moveto = on_move, .lineto = on_line, .curveto = on_curve, .closepath = on_close};
	struct shape s = {.level = true};

	fz_walk_path(ctx, path, &walker, &s);
	*box_r = fz_transform_rect(s.box, ctm);
	return s.parts == 1 && s.level && s.points >= 4 && s.points <= 6 && fz_is_rectilinear(ctm);
}
