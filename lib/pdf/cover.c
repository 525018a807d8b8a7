/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Figures that are painted over. A white box or a small picture on top of a figure leaves it in the text layer, while a
 * reader of the page sees what was put there. One such digit, and the page is what its picture says.
 *
 * A paint counts when it is opaque for certain: a plain rectangle or a picture without transparency, clipped by nothing
 * but rectangles, outside of groups that blend, of soft masks and of tiles.
 */
#include <string.h>

#include "pdf_int.h"

#define CLIPS_MAX 64
/* So many comparisons of a paint with a digit are made for one page, and no more. */
#define LOOKS_MAX 20000000u

struct cover {
	struct dx_arena *arena;
	fz_point *digits;
	size_t n, cap;
	size_t looks;
	fz_rect clips[CLIPS_MAX]; /* nested */
	bool vague[CLIPS_MAX];    /* such a clip's area is not known */
	size_t depth;             /* may exceed CLIPS_MAX: then nothing counts */
	size_t unsure;            /* groups, masks and tiles around */
	bool covered;
};

struct cover *dx_cover_new(struct dx_arena *a)
{
	struct cover *c = DX_NEW(a, struct cover);

	c->arena = a;
	return c;
}

bool dx_cover_found(const struct cover *c)
{
	return c && c->covered;
}

void dx_cover_digit(struct cover *c, fz_point at)
{
	if (c->n == c->cap) {
		size_t cap = c->cap ? 2 * c->cap : 1024;
		fz_point *more = dx_alloc_array(c->arena, cap, sizeof(*more));

		if (c->n)
			memcpy(more, c->digits, c->n * sizeof(*more));
		c->digits = more;
		c->cap = cap;
	}
	c->digits[c->n++] = at;
}

void dx_cover_paint(struct cover *c, fz_rect box)
{
	if (c->covered || c->unsure || c->depth > CLIPS_MAX)
		return;
	for (size_t i = 0; i < c->depth; i++) {
		if (c->vague[i])
			return;
		box = fz_intersect_rect(box, c->clips[i]);
	}
	if (fz_is_empty_rect(box) || c->looks + c->n > LOOKS_MAX)
		return;
	c->looks += c->n;
	for (size_t i = 0; i < c->n && !c->covered; i++)
		c->covered = fz_is_point_inside_rect(c->digits[i], box);
}

void dx_cover_clip(struct cover *c, const fz_rect *box)
{
	if (c->depth < CLIPS_MAX) {
		c->clips[c->depth] = box ? *box : fz_infinite_rect;
		c->vague[c->depth] = box == NULL;
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
