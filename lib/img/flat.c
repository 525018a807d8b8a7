/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Photographs seen from the side: the four edges of the paper are found, and its corners pulled straight. */
#include <allheaders.h>
#include <math.h>

#include "dx/img/img.h"
#include "prep_int.h"

/* The edges are looked for in a picture this large; its size must not matter to where they are found. */
#define SMALL_SIDE 640.0
/* So many points of each edge, from and to these parts of it: corners are round or folded. */
#define EDGE_POINTS 96
#define EDGE_FROM   0.08
#define EDGE_TO     0.92
/* How far from the straight line between two corners an edge is looked for, in parts of the picture's side. */
#define EDGE_REACH 0.05
/* Points further than this (small pixels) from the fitted line are left out; so many must remain, in percent. */
#define STRAIGHT_PX 2.5
#define STRAIGHT    75
/* The four edges enclose the paper and nothing else: what differs, in percent of the paper. */
#define DIFFERS_MAX 4
/* Opposite edges that differ less in direction, and a page less askew, are left to the usual way (degrees). */
#define LEVEL_DEG 8.0
#define ASKEW_DEG 0.4
/* An edge whose ends lie this near (small pixels) to a side of the picture is where the picture ends, not the paper. */
#define RIM_PX 2.0
/* With so many of those the fourth is no edge of a paper either, but a banner across the page. */
#define RIMS_MAX 2
/* Cut off all around: the edge's shadow. */
#define INSET 0.004

struct point {
	double x, y;
};

/* Corners clockwise from the one that becomes the upper left. */
struct quad {
	struct point c[4];
};

static double cross(struct point a, struct point b, struct point p)
{
	return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

static double length(struct point a, struct point b)
{
	return hypot(b.x - a.x, b.y - a.y);
}

static double area(const struct quad *q)
{
	return (cross(q->c[0], q->c[1], q->c[2]) + cross(q->c[0], q->c[2], q->c[3])) / 2;
}

/* ---- corners, roughly ---- */

/* The set pixels that lie furthest in direction D and in those that a quarter turn makes of it, clockwise. */
static struct quad extremes(PIX *paper, struct point d)
{
	const struct point to[4] = {d, {-d.y, d.x}, {-d.x, -d.y}, {d.y, -d.x}};
	double most[4] = {-1e9, -1e9, -1e9, -1e9};
	struct quad q = {0};
	l_uint32 v = 0;

	for (int32_t y = 0; y < pixGetHeight(paper); y++) {
		for (int32_t x = 0; x < pixGetWidth(paper); x++) {
			if (pixGetPixel(paper, x, y, &v) != 0 || !v)
				continue;
			for (int i = 0; i < 4; i++) {
				double by = to[i].x * x + to[i].y * y;

				if (by <= most[i])
					continue;
				most[i] = by;
				q.c[i] = (struct point){x, y};
			}
		}
	}
	return q;
}

/* ---- edges ---- */

struct line {
	struct point at, dir;
};

static bool is_set(PIX *paper, struct point p)
{
	l_uint32 v = 0;

	return p.x >= 0 && p.y >= 0 && p.x < pixGetWidth(paper) && p.y < pixGetHeight(paper) &&
	       pixGetPixel(paper, (l_int32)p.x, (l_int32)p.y, &v) == 0 && v;
}

/* Where the paper begins, coming from outside along the normal of A → B at part T of it; the distance inwards. */
static bool edge_at(PIX *paper, struct point a, struct point b, double t, double *off_r)
{
	double len = length(a, b);
	double reach = SMALL_SIDE * EDGE_REACH;
	struct point in = {-(b.y - a.y) / len, (b.x - a.x) / len};
	struct point on = {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};

	for (double d = -reach; d <= reach; d += 0.5) {
		if (!is_set(paper, (struct point){on.x + in.x * d, on.y + in.y * d}))
			continue;
		*off_r = d;
		return true;
	}
	return false;
}

/* The line through the points whose distance from the last fit is small; how many they are. */
static int fit(const double *t, const double *off, size_t n, double *a, double *b, double within)
{
	double st = 0, so = 0, stt = 0, sto = 0;
	int used = 0;

	for (size_t i = 0; i < n; i++) {
		if (fabs(off[i] - *a - *b * t[i]) > within)
			continue;
		st += t[i];
		so += off[i];
		stt += t[i] * t[i];
		sto += t[i] * off[i];
		used++;
	}
	if (used < 3)
		return 0;
	*b = (sto * used - st * so) / (stt * used - st * st);
	*a = (so - *b * st) / used;
	return used;
}

/* The edge of the paper near the line from A to B. False: there is none, or it is not straight. */
static bool find_edge(PIX *paper, struct point a, struct point b, struct line *l_r)
{
	static const double within[] = {1e9, 4 * STRAIGHT_PX, STRAIGHT_PX, STRAIGHT_PX};
	double t[EDGE_POINTS];
	double off[EDGE_POINTS];
	double len = length(a, b);
	double base = 0;
	double slope = 0;
	int used = 0;
	size_t n = 0;

	if (len < SMALL_SIDE / 8)
		return false;
	for (size_t i = 0; i < EDGE_POINTS; i++) {
		t[n] = EDGE_FROM + (EDGE_TO - EDGE_FROM) * (double)i / (EDGE_POINTS - 1);
		n += edge_at(paper, a, b, t[n], &off[n]);
	}
	for (size_t i = 0; i < DX_LEN(within); i++)
		used = fit(t, off, n, &base, &slope, within[i]);
	if (used * 100 < EDGE_POINTS * STRAIGHT)
		return false;
	l_r->at = (struct point){a.x - (b.y - a.y) / len * base, a.y + (b.x - a.x) / len * base};
	l_r->dir = (struct point){b.x - a.x - (b.y - a.y) / len * slope, b.y - a.y + (b.x - a.x) / len * slope};
	return true;
}

static bool meet(const struct line *p, const struct line *q, struct point *c_r)
{
	double det = p->dir.x * q->dir.y - p->dir.y * q->dir.x;
	double s;

	if (fabs(det) < 1e-6)
		return false;
	s = ((q->at.x - p->at.x) * q->dir.y - (q->at.y - p->at.y) * q->dir.x) / det;
	*c_r = (struct point){p->at.x + p->dir.x * s, p->at.y + p->dir.y * s};
	return true;
}

static bool settle_edges(PIX *paper, struct quad *q)
{
	struct line edges[4];

	for (int i = 0; i < 4; i++)
		if (!find_edge(paper, q->c[i], q->c[(i + 1) % 4], &edges[i]))
			return false;
	for (int i = 0; i < 4; i++)
		if (!meet(&edges[(i + 3) % 4], &edges[i], &q->c[i]))
			return false;
	return true;
}

static bool inside(const struct quad *q, struct point p)
{
	for (int i = 0; i < 4; i++)
		if (cross(q->c[i], q->c[(i + 1) % 4], p) < 0)
			return false;
	return true;
}

/* Is the paper what the four corners enclose? */
static bool encloses(PIX *paper, const struct quad *q)
{
	int64_t set = 0;
	int64_t differ = 0;
	l_uint32 v = 0;

	for (int32_t y = 0; y < pixGetHeight(paper); y++) {
		for (int32_t x = 0; x < pixGetWidth(paper); x++) {
			bool on = pixGetPixel(paper, x, y, &v) == 0 && v;

			set += on;
			differ += on != inside(q, (struct point){x, y});
		}
	}
	return differ * 100 <= set * DIFFERS_MAX;
}

/* ---- is it worth it ---- */

static double direction(struct point a, struct point b)
{
	return atan2(b.y - a.y, b.x - a.x) * 180 / M_PI;
}

static bool is_askew(const struct quad *q)
{
	double top = direction(q->c[0], q->c[1]);
	double bottom = direction(q->c[3], q->c[2]);
	double left = direction(q->c[0], q->c[3]) - 90;
	double right = direction(q->c[1], q->c[2]) - 90;
	double level = (top + bottom) / 2;

	return fabs(level) > LEVEL_DEG || fabs(top - bottom) > ASKEW_DEG || fabs(left - right) > ASKEW_DEG ||
	       fabs((left + right) / 2 - level) > ASKEW_DEG;
}

/* Do both ends of the edge from A to B lie on the same side of a picture of W by H? */
static bool on_rim(struct point a, struct point b, double w, double h)
{
	return (a.x < RIM_PX && b.x < RIM_PX) || (a.y < RIM_PX && b.y < RIM_PX) ||
	       (a.x > w - 1 - RIM_PX && b.x > w - 1 - RIM_PX) || (a.y > h - 1 - RIM_PX && b.y > h - 1 - RIM_PX);
}

/* Is the paper of Q, in picture SMALL, most of that picture, with something dark across one end? */
static bool is_picture(PIX *small, const struct quad *q)
{
	int rims = 0;

	for (int i = 0; i < 4; i++)
		rims += on_rim(q->c[i], q->c[(i + 1) % 4], pixGetWidth(small), pixGetHeight(small));
	return rims > RIMS_MAX;
}

/* The corner nearest to the picture's upper left comes first. */
static void turn_upright(struct quad *q)
{
	struct quad r;
	int first = 0;

	for (int i = 1; i < 4; i++)
		if (q->c[i].x + q->c[i].y < q->c[first].x + q->c[first].y)
			first = i;
	for (int i = 0; i < 4; i++)
		r.c[i] = q->c[(first + i) % 4];
	*q = r;
}

/* The paper's corners in a small picture of PIX, SCALE times as large. */
static bool find_corners(PIX *pix, double *scale_r, struct quad *q_r)
{
	int32_t w = pixGetWidth(pix);
	int32_t h = pixGetHeight(pix);
	double scale = SMALL_SIDE / (w > h ? w : h);
	PIX *small = scale < 1 ? pixScaleAreaMap(pix, (l_float32)scale, (l_float32)scale) : NULL;
	PIX *paper = small ? dx_prep_find_paper(small) : NULL;
	bool ok = false;

	if (paper) {
		/* a paper that lies nearly level is furthest along the diagonals, one on its corner along the axes */
		struct quad level = extremes(paper, (struct point){-1, -1});
		struct quad tilted = extremes(paper, (struct point){0, -1});

		*q_r = fabs(area(&level)) >= fabs(area(&tilted)) ? level : tilted;
		ok = area(q_r) > 0 && settle_edges(paper, q_r) && area(q_r) > 0 && encloses(paper, q_r) &&
		     !is_picture(small, q_r);
		*scale_r = scale;
	}
	pixDestroy(&paper);
	pixDestroy(&small);
	return ok;
}

/* ---- the new picture ---- */

static PTA *points(const struct point *p)
{
	PTA *pta = ptaCreate(4);

	for (int i = 0; pta && i < 4; i++)
		ptaAddPt(pta, (l_float32)p[i].x, (l_float32)p[i].y);
	return pta;
}

/* Corners in full pixels, a little inside of the edge. */
static void to_full_size(struct quad *q, double scale)
{
	struct point m = {0, 0};

	for (int i = 0; i < 4; i++) {
		m.x += q->c[i].x / 4;
		m.y += q->c[i].y / 4;
	}
	for (int i = 0; i < 4; i++) {
		q->c[i].x = (q->c[i].x + (m.x - q->c[i].x) * INSET * 2) / scale;
		q->c[i].y = (q->c[i].y + (m.y - q->c[i].y) * INSET * 2) / scale;
	}
}

static PIX *pull_straight(PIX *pix, const struct quad *q)
{
	double w = fmax(length(q->c[0], q->c[1]), length(q->c[3], q->c[2]));
	double h = fmax(length(q->c[0], q->c[3]), length(q->c[1], q->c[2]));
	const struct point to[4] = {{0, 0}, {w - 1, 0}, {w - 1, h - 1}, {0, h - 1}};
	int32_t more_w = (int32_t)w + 1 - pixGetWidth(pix);
	int32_t more_h = (int32_t)h + 1 - pixGetHeight(pix);
	PIX *room = pixAddBorderGeneral(pix, 0, more_w > 0 ? more_w : 0, 0, more_h > 0 ? more_h : 0, 255);
	PTA *from_pts = points(q->c);
	PTA *to_pts = points(to);
	PIX *warped = room && from_pts && to_pts ? pixProjectivePta(room, to_pts, from_pts, L_BRING_IN_WHITE) : NULL;
	BOX *box = boxCreate(0, 0, (l_int32)w, (l_int32)h);
	PIX *flat = warped && box ? pixClipRectangle(warped, box, NULL) : NULL;

	boxDestroy(&box);
	pixDestroy(&warped);
	pixDestroy(&room);
	ptaDestroy(&from_pts);
	ptaDestroy(&to_pts);
	return flat;
}

struct Pix *dx_img_flatten(struct Pix *pix)
{
	double scale = 1;
	struct quad q;
	PIX *flat;

	if (pixGetDepth(pix) != 8 || dx_prep_has_light_rim(pix) || !find_corners(pix, &scale, &q))
		return pix;
	turn_upright(&q);
	if (!is_askew(&q))
		return pix;
	to_full_size(&q, scale);
	flat = pull_straight(pix, &q);
	pixDestroy(&pix);
	return flat;
}
