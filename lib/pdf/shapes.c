/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Digits against their ink. A font of a page says which character each glyph is, and some say it wrong: codes
 * of their own taken for characters, a table of names that was damaged or made to deceive. Nobody sees that on
 * the paper. So each glyph that is called a digit is drawn small and compared with the ten digits of ordinary
 * faces; a font whose digits look like other digits is not believed, and the page's picture is read instead.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dx/base/check.h"
#include "pdf_int.h"

/* Glyphs are drawn with an em of so many pixels in a square of so many. */
#define EM_PX     48
#define CANVAS_PX DX_SHAPE_PX
#define MARGIN_PX 24
/* Then brought to one height, in a grid. */
#define GRID_W 20
#define GRID_H 24
/* Fewer dark pixels are a dot or nothing. */
#define INK_LEAST 12
#define DARK      128

/*
 * Likeness is a correlation. A digit that looks more like another one by the first is believed to be it when
 * that one looks like this in turn, or when a second glyph has the same name; of others two must be odd by the
 * second, or one by the third. What is less alike than the last, whatever it is, is hardly the digit that it is
 * called. Of 47 faces that were tried no digit was odd by more than 0.01.
 */
#define ODD_PAIR  0.04f
#define ODD_BY    0.10f
#define ODD_ALONE 0.15f
#define UNLIKE    0.35f
/* What is less like any other digit than this is a badly cut glyph, not another digit. */
#define ALIKE 0.55f

/* The faces that digits are compared with; each is built into mupdf. */
static const char *const faces[] = {"Helvetica",    "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman",
				    "Times-Bold",   "Times-Italic",   "Times-BoldItalic",  "Courier",
				    "Courier-Bold", "Courier-Oblique"};
#define FACES DX_LEN(faces)
/* Of one document; what a hostile one has more is not looked at. */
#define GLYPHS_MAX 512
/* What is called no digit, and is as much like one as this, is one. */
#define NO_DIGIT (-1)
#define IS_DIGIT 0.80f

struct grid {
	float v[GRID_W * GRID_H]; /* mean 0, length 1 */
};

struct glyph {
	fz_font *font; /* kept */
	int gid;
	int digit;       /* NO_DIGIT: a blank or a mark */
	bool known;      /* there is enough ink to compare */
	float as_called; /* how much it looks like the digit that it is called */
	float as_other;  /* and like the other one that it looks most like */
	int other;
	uint32_t page; /* where it was seen last */
};

struct shapes {
	bool ready;
	struct grid refs[FACES][10];
	struct glyph glyphs[GLYPHS_MAX];
	size_t n;
	uint32_t page;
	/* what is being used; kept here so that nothing is lost when something throws */
	fz_font *face;
	fz_pixmap *pix;
	fz_text *text;
	fz_device *dev;
};

struct shapes *dx_shapes_new(void)
{
	struct shapes *s = calloc(1, sizeof(*s));

	if (!s)
		dx_die("out of memory");
	return s;
}

static void drop_used(fz_context *ctx, struct shapes *s)
{
	fz_drop_device(ctx, s->dev);
	fz_drop_text(ctx, s->text);
	s->dev = NULL;
	s->text = NULL;
}

void dx_shapes_forget(fz_context *ctx, struct shapes *s)
{
	for (size_t i = 0; i < s->n; i++)
		fz_drop_font(ctx, s->glyphs[i].font);
	s->n = 0;
}

void dx_shapes_drop(fz_context *ctx, struct shapes **s)
{
	if (!*s)
		return;
	dx_shapes_forget(ctx, *s);
	drop_used(ctx, *s);
	fz_drop_font(ctx, (*s)->face);
	fz_drop_pixmap(ctx, (*s)->pix);
	free(*s);
	*s = NULL;
}

/* ---- a glyph as a grid ---- */

static void draw(fz_context *ctx, struct shapes *s, fz_font *font, int gid, int ucs)
{
	static const float black[1] = {0};
	const fz_matrix trm = {EM_PX, 0, 0, -EM_PX, MARGIN_PX, CANVAS_PX - MARGIN_PX};

	drop_used(ctx, s);
	if (!s->pix)
		s->pix = fz_new_pixmap_with_bbox(ctx, fz_device_gray(ctx), fz_make_irect(0, 0, CANVAS_PX, CANVAS_PX),
						 NULL, 0);
	fz_clear_pixmap_with_value(ctx, s->pix, 255);
	s->text = fz_new_text(ctx);
	fz_show_glyph(ctx, s->text, font, trm, gid, ucs, 0, 0, FZ_BIDI_LTR, FZ_LANG_UNSET);
	s->dev = fz_new_draw_device(ctx, fz_identity, s->pix);
	fz_fill_text(ctx, s->dev, s->text, fz_identity, fz_device_gray(ctx), black, 1, fz_default_color_params);
	fz_close_device(ctx, s->dev);
	drop_used(ctx, s);
}

struct box {
	int x0, y0, x1, y1;
	int n; /* dark pixels */
};

static struct box find_ink(const uint8_t *grey, int stride)
{
	struct box b = {CANVAS_PX, CANVAS_PX, 0, 0, 0};

	for (int y = 0; y < CANVAS_PX; y++) {
		for (int x = 0; x < CANVAS_PX; x++) {
			if (grey[y * stride + x] >= DARK)
				continue;
			b.x0 = x < b.x0 ? x : b.x0;
			b.x1 = x + 1 > b.x1 ? x + 1 : b.x1;
			b.y0 = y < b.y0 ? y : b.y0;
			b.y1 = y + 1;
			b.n++;
		}
	}
	return b;
}

/* The ink between two points of the picture, 0 to 1. */
static double ink_in(const uint8_t *grey, int stride, double x0, double y0, double x1, double y1)
{
	int from_x = (int)fmax(0, floor(x0));
	int from_y = (int)fmax(0, floor(y0));
	int to_x = (int)fmin(CANVAS_PX, ceil(x1));
	int to_y = (int)fmin(CANVAS_PX, ceil(y1));
	double sum = 0;

	for (int y = from_y; y < to_y; y++)
		for (int x = from_x; x < to_x; x++)
			sum += 255 - grey[y * stride + x];
	return to_x > from_x && to_y > from_y ? sum / 255.0 / ((to_x - from_x) * (to_y - from_y)) : 0;
}

/* Each cell with a part of its neighbours: strokes of two faces need not lie on each other. */
static void blur(struct grid *g)
{
	const struct grid was = *g;

	for (int y = 0; y < GRID_H; y++) {
		for (int x = 0; x < GRID_W; x++) {
			float sum = 0;

			for (int dy = -1; dy <= 1; dy++)
				for (int dx = -1; dx <= 1; dx++)
					if (y + dy >= 0 && y + dy < GRID_H && x + dx >= 0 && x + dx < GRID_W)
						sum += was.v[(y + dy) * GRID_W + x + dx] * (dx || dy ? 1 : 2);
			g->v[y * GRID_W + x] = sum;
		}
	}
}

static void normalise(struct grid *g)
{
	double mean = 0;
	double length = 0;

	for (size_t i = 0; i < DX_LEN(g->v); i++)
		mean += (double)g->v[i];
	mean /= (double)DX_LEN(g->v);
	for (size_t i = 0; i < DX_LEN(g->v); i++)
		length += ((double)g->v[i] - mean) * ((double)g->v[i] - mean);
	length = length > 0 ? sqrt(length) : 1;
	for (size_t i = 0; i < DX_LEN(g->v); i++)
		g->v[i] = (float)(((double)g->v[i] - mean) / length);
}

/* All as high as the grid, none wider than it, in its middle. False: too little ink. */
static bool to_grid(const uint8_t *grey, int stride, struct grid *g)
{
	struct box b = find_ink(grey, stride);
	double cell_h;
	double cell_w;
	double left;

	if (b.n < INK_LEAST)
		return false;
	cell_h = (b.y1 - b.y0) / (double)GRID_H;
	cell_w = fmax(cell_h, (b.x1 - b.x0) / (double)GRID_W);
	left = (b.x0 + b.x1 - cell_w * GRID_W) / 2;
	for (int y = 0; y < GRID_H; y++)
		for (int x = 0; x < GRID_W; x++)
			g->v[y * GRID_W + x] = (float)ink_in(grey, stride, left + x * cell_w, b.y0 + y * cell_h,
							     left + (x + 1) * cell_w, b.y0 + (y + 1) * cell_h);
	blur(g);
	normalise(g);
	return true;
}

static bool pix_to_grid(fz_context *ctx, const struct shapes *s, struct grid *g)
{
	return to_grid(fz_pixmap_samples(ctx, s->pix), fz_pixmap_stride(ctx, s->pix), g);
}

void dx_shapes_prepare(fz_context *ctx, struct shapes *s)
{
	for (size_t f = 0; f < FACES; f++) {
		fz_drop_font(ctx, s->face);
		s->face = NULL;
		s->face = fz_new_base14_font(ctx, faces[f]);
		for (int d = 0; d < 10; d++) {
			draw(ctx, s, s->face, fz_encode_character(ctx, s->face, '0' + d), '0' + d);
			(void)pix_to_grid(ctx, s, &s->refs[f][d]);
		}
	}
	s->ready = true;
}

/* ---- what looks like what ---- */

static float likeness(const struct shapes *s, const struct grid *g, int digit)
{
	float best = -1;

	for (size_t f = 0; f < FACES; f++) {
		float sum = 0;

		for (size_t i = 0; i < DX_LEN(g->v); i++)
			sum += g->v[i] * s->refs[f][digit].v[i];
		best = sum > best ? sum : best;
	}
	return best;
}

/* Is what was drawn as high as a digit? Apostrophes look like ones. */
static bool is_high(fz_context *ctx, const struct shapes *s)
{
	struct box b = find_ink(fz_pixmap_samples(ctx, s->pix), fz_pixmap_stride(ctx, s->pix));

	return (b.y1 - b.y0) * 2 > EM_PX;
}

static void compare(fz_context *ctx, struct shapes *s, struct glyph *g)
{
	struct grid grid;

	draw(ctx, s, g->font, g->gid, g->digit == NO_DIGIT ? ' ' : '0' + g->digit);
	g->known = pix_to_grid(ctx, s, &grid);
	if (g->digit == NO_DIGIT && !is_high(ctx, s))
		g->known = false;
	g->as_other = -1;
	for (int d = 0; g->known && d < 10; d++) {
		float like = likeness(s, &grid, d);

		if (d == g->digit)
			g->as_called = like;
		else if (like > g->as_other)
			g->as_other = like, g->other = d;
	}
}

void dx_shapes_page(struct shapes *s)
{
	s->page++;
}

float dx_shapes_likeness(const struct shapes *s, const uint8_t *grey)
{
	struct grid g;
	float best = 0;

	if (!s->ready || !to_grid(grey, DX_SHAPE_PX, &g))
		return 0;
	for (int d = 0; d < 10; d++)
		best = fmaxf(best, likeness(s, &g, d));
	return best;
}

/* Characters that stand for a sign that has no name, as a rupee before a figure. */
static bool is_sign(int ucs)
{
	return ucs == 0xfffd || ucs == 0x25a0 || ucs == 0x25a1 || ucs == 0x25aa || (ucs >= 0xe000 && ucs <= 0xf8ff);
}

/* Blanks and marks that look like no digit, whatever the face. */
static bool is_blank_or_mark(int ucs)
{
	return ucs <= ' ' || (ucs >= 0x7f && ucs <= 0xa0) || ucs == 0xad || (ucs >= 0x2000 && ucs <= 0x200f) ||
	       (ucs >= 0x2028 && ucs <= 0x202f) || (ucs >= 0x205f && ucs <= 0x2064) || ucs == 0x3000 || ucs == 0xfeff ||
	       (ucs < 0x80 && strchr("\"'*+,-.:;=_`", ucs)) || is_sign(ucs);
}

void dx_shapes_see(fz_context *ctx, struct shapes *s, fz_font *font, int gid, int ucs)
{
	int digit = ucs >= '0' && ucs <= '9' ? ucs - '0' : NO_DIGIT;
	struct glyph *g;

	if (gid < 0 || (digit == NO_DIGIT && !is_blank_or_mark(ucs)))
		return;
	for (size_t i = s->n; i-- > 0;) {
		g = &s->glyphs[i];
		if (g->font == font && g->gid == gid && g->digit == digit) {
			g->page = s->page;
			return;
		}
	}
	if (s->n == GLYPHS_MAX)
		return;
	if (!s->ready)
		dx_shapes_prepare(ctx, s);
	g = &s->glyphs[s->n];
	*g = (struct glyph){.font = fz_keep_font(ctx, font), .gid = gid, .digit = digit, .page = s->page};
	s->n++;
	compare(ctx, s, g);
}

/* How much another digit is more like G than its own. */
static float odd_by(const struct glyph *g)
{
	return g->as_other >= ALIKE ? g->as_other - g->as_called : -1;
}

/* Is there a glyph of the same font that has G's name too, or is called what G looks like and looks like what G is
 * called? */
static bool has_partner(const struct shapes *s, const struct glyph *g)
{
	if (odd_by(g) < ODD_PAIR)
		return false;
	for (size_t i = 0; i < s->n; i++) {
		const struct glyph *o = &s->glyphs[i];

		if (o->digit == NO_DIGIT || o->font != g->font || o->page != s->page || !o->known || o->gid == g->gid)
			continue;
		if (o->digit == g->digit || (o->digit == g->other && o->other == g->digit && odd_by(o) >= ODD_PAIR))
			return true;
	}
	return false;
}

static bool font_lies(const struct shapes *s, const fz_font *font)
{
	size_t odd = 0;
	size_t unlike = 0;
	size_t n = 0;

	for (size_t i = 0; i < s->n; i++) {
		const struct glyph *g = &s->glyphs[i];

		if (g->font != font || g->page != s->page)
			continue;
		if (g->digit == NO_DIGIT ? g->known && g->as_other >= IS_DIGIT : !g->known)
			return true;
		if (g->digit == NO_DIGIT)
			continue;
		n++;
		odd += odd_by(g) >= ODD_BY;
		unlike += g->as_called < UNLIKE;
		if (odd_by(g) >= ODD_ALONE || has_partner(s, g))
			return true;
	}
	return odd >= 2 || (n >= 2 && unlike * 2 > n);
}

bool dx_shapes_lie(const struct shapes *s)
{
	for (size_t i = 0; i < s->n; i++)
		if (s->glyphs[i].page == s->page && font_lies(s, s->glyphs[i].font))
			return true;
	return false;
}
