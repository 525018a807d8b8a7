/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * What the text layer says against what a person sees. The page is drawn, and beside it the letters of its text alone:
 * where they should be dark, the page must differ from the ground around. A letter that does not stand out is not
 * there, whatever hides it. A figure with other ink in its place, or with a digit beside it that no text has, is
 * another figure than the text says, and the page's picture is to be read instead.
 */
#include <math.h>
#include <string.h>

#include "pdf_int.h"

/* Pixels to a point, and the most pixels of one picture. */
#define SCALE      2.0
#define PIXELS_MAX 4e6
#define CHANNELS   3
/* Lines that run another way are no words. */
#define LEVEL 0.9986f
/* Letters lower than this (points), or than this part of the page, are specks. */
#define LOW_PT   2.0f
#define LOW_PART 300.0f
/* A letter stands out from its ground by so many of 255, in so many of a hundred pixels of its ink. */
#define CONTRAST  12
#define INK_SEEN  80
#define INK_PARTS 2 /* pixels with more than one in so many of the darkest ink of a letter are ink */
#define INK_EDGE  4 /* … by as much: of a stroke's edge that is half covered, rounding makes the one or the other */
/* Pixels with less ink than this are ground. */
#define GROUND 24
/* Marks beside a digit: how far away and how high they are, in parts of its own height, and how much like a digit. */
#define BESIDE    1.0f
#define HIGH      1.35f
#define LOW       0.70f
#define LIKE      0.72f
#define MARK_PX   6
#define WINDOW_PX 90

struct look {
	const uint8_t *page, *ink;
	const uint8_t *other; /* ink of the lighter letters, or of the darker ones */
	int w, h, page_stride, ink_stride;
	double scale;
	const struct shapes *shapes;
};

struct area {
	int x0, y0, x1, y1;
};

/* What a letter's surroundings are like in the channel in which it stands out most. */
struct tone {
	int channel;
	int ground, ink;
};

static int ink_at(const struct look *l, int x, int y)
{
	return 255 - l->ink[(size_t)y * (size_t)l->ink_stride + (size_t)x];
}

static int other_at(const struct look *l, int x, int y)
{
	return 255 - l->other[(size_t)y * (size_t)l->ink_stride + (size_t)x];
}

static int page_at(const struct look *l, int x, int y, int channel)
{
	return l->page[(size_t)y * (size_t)l->page_stride + (size_t)x * CHANNELS + (size_t)channel];
}

static int within(double v, int most)
{
	return (int)fmin(most, fmax(0, v));
}

static struct area area_of(const struct look *l, const fz_stext_char *c)
{
	fz_rect r = fz_rect_from_quad(c->quad);
	struct area a;

	/* fonts' ascents and descents may be nonsense */
	r.y0 = fz_max(r.y0, c->origin.y - c->size);
	r.y1 = fz_min(r.y1, c->origin.y + 0.3f * c->size);
	a.x0 = within(floor((double)r.x0 * l->scale) - 1, l->w);
	a.y0 = within(floor((double)r.y0 * l->scale) - 1, l->h);
	a.x1 = within(ceil((double)r.x1 * l->scale) + 1, l->w);
	a.y1 = within(ceil((double)r.y1 * l->scale) + 1, l->h);
	return a;
}

static int median(const unsigned counts[256], unsigned n)
{
	unsigned sum = 0;

	for (int v = 0; v < 256; v++) {
		sum += counts[v];
		if (sum * 2 >= n)
			return v;
	}
	return 255;
}

static int darkest(const struct look *l, struct area a)
{
	int most = 0;

	for (int y = a.y0; y < a.y1; y++)
		for (int x = a.x0; x < a.x1; x++)
			most = ink_at(l, x, y) > most ? ink_at(l, x, y) : most;
	return most;
}

/* Ground and ink of one channel as they are on the page. */
static struct tone tone_in(const struct look *l, struct area a, int least, int channel)
{
	unsigned ground[256] = {0};
	unsigned ink[256] = {0};
	unsigned n_ground = 0;
	unsigned n_ink = 0;

	for (int y = a.y0; y < a.y1; y++) {
		for (int x = a.x0; x < a.x1; x++) {
			int b = ink_at(l, x, y);

			if (b >= least)
				ink[page_at(l, x, y, channel)]++, n_ink++;
			else if (b < GROUND)
				ground[page_at(l, x, y, channel)]++, n_ground++;
		}
	}
	return (struct tone){channel, median(ground, n_ground),
			     n_ink && n_ground ? median(ink, n_ink) : median(ground, n_ground)};
}

static int contrast(struct tone t)
{
	return t.ink > t.ground ? t.ink - t.ground : t.ground - t.ink;
}

/* Is the pixel nearer to the ink's tone than to the ground's? */
static bool is_inked(const struct look *l, struct tone t, int x, int y)
{
	int v = page_at(l, x, y, t.channel);

	return t.ink > t.ground ? 2 * v >= t.ink + t.ground : 2 * v <= t.ink + t.ground;
}

static bool is_flat(const struct look *l, struct area a)
{
	for (int channel = 0; channel < CHANNELS; channel++) {
		int least = 255;
		int most = 0;

		for (int y = a.y0; y < a.y1; y++) {
			for (int x = a.x0; x < a.x1; x++) {
				int v = page_at(l, x, y, channel);

				least = v < least ? v : least;
				most = v > most ? v : most;
			}
		}
		if (most - least >= CONTRAST)
			return false;
	}
	return true;
}

/* False: the letter does not stand out. */
static bool stands_out(const struct look *l, struct area a, struct tone *best_r)
{
	int least = darkest(l, a) / INK_PARTS;
	struct tone best = {0};
	int seen = 0;
	int n = 0;

	if (least < GROUND)
		return false;
	least += INK_EDGE;
	for (int channel = 0; channel < CHANNELS; channel++) {
		struct tone t = tone_in(l, a, least, channel);

		if (channel == 0 || contrast(t) > contrast(best))
			best = t;
	}
	if (contrast(best) < CONTRAST)
		return false;
	for (int y = a.y0; y < a.y1; y++) {
		for (int x = a.x0; x < a.x1; x++) {
			if (ink_at(l, x, y) < least)
				continue;
			n++;
			seen += is_inked(l, best, x, y);
		}
	}
	*best_r = best;
	return seen * 100 >= n * INK_SEEN;
}

/* ---- ink that no letter has ---- */

static bool is_unexplained(const struct look *l, struct tone t, int x, int y)
{
	if (!is_inked(l, t, x, y))
		return false;
	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++)
			if (x + dx >= 0 && x + dx < l->w && y + dy >= 0 && y + dy < l->h &&
			    (ink_at(l, x + dx, y + dy) >= GROUND || other_at(l, x + dx, y + dy) >= GROUND))
				return false;
	return true;
}

struct mark {
	uint8_t grey[DX_SHAPE_PX * DX_SHAPE_PX]; /* its window: 255 white, 0 the mark */
	uint8_t done[DX_SHAPE_PX * DX_SHAPE_PX];
	struct area box;
	int n;
};

/* The mark that (X, Y) of the window at (X0, Y0) belongs to. */
static void take_mark(struct mark *m, int x, int y)
{
	static const int steps[8][2] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
	uint16_t stack[WINDOW_PX * WINDOW_PX];
	size_t depth = 0;

	m->box = (struct area){x, y, x + 1, y + 1};
	m->n = 0;
	stack[depth++] = (uint16_t)(y * DX_SHAPE_PX + x);
	m->done[y * DX_SHAPE_PX + x] = 2;
	while (depth > 0) {
		int at = stack[--depth];
		int px = at % DX_SHAPE_PX;
		int py = at / DX_SHAPE_PX;

		m->n++;
		m->box.x0 = px < m->box.x0 ? px : m->box.x0;
		m->box.y0 = py < m->box.y0 ? py : m->box.y0;
		m->box.x1 = px + 1 > m->box.x1 ? px + 1 : m->box.x1;
		m->box.y1 = py + 1 > m->box.y1 ? py + 1 : m->box.y1;
		for (size_t i = 0; i < 8; i++) {
			int qx = px + steps[i][0];
			int qy = py + steps[i][1];

			if (qx < 0 || qy < 0 || qx >= WINDOW_PX || qy >= WINDOW_PX || m->done[qy * DX_SHAPE_PX + qx] ||
			    m->grey[qy * DX_SHAPE_PX + qx])
				continue;
			m->done[qy * DX_SHAPE_PX + qx] = 2;
			stack[depth++] = (uint16_t)(qy * DX_SHAPE_PX + qx);
		}
	}
}

/* The mark alone, in the middle of a picture of its own. */
static float likeness(const struct look *l, const struct mark *m)
{
	uint8_t alone[DX_SHAPE_PX * DX_SHAPE_PX];

	memset(alone, 255, sizeof(alone));
	for (int y = m->box.y0; y < m->box.y1; y++)
		for (int x = m->box.x0; x < m->box.x1; x++)
			if (m->done[y * DX_SHAPE_PX + x] == 2)
				alone[y * DX_SHAPE_PX + x] = 0;
	return dx_shapes_likeness(l->shapes, alone);
}

/* Ink of the digit itself: its box without what is around. */
static struct area tight(const struct look *l, struct area a)
{
	struct area t = {a.x1, a.y1, a.x0, a.y0};

	for (int y = a.y0; y < a.y1; y++) {
		for (int x = a.x0; x < a.x1; x++) {
			if (ink_at(l, x, y) < 128)
				continue;
			t.x0 = x < t.x0 ? x : t.x0;
			t.y0 = y < t.y0 ? y : t.y0;
			t.x1 = x + 1 > t.x1 ? x + 1 : t.x1;
			t.y1 = y + 1 > t.y1 ? y + 1 : t.y1;
		}
	}
	return t;
}

/* Does the mark change the digit at D (both in the window), or is it one more? */
static bool changes(const struct look *l, const struct mark *m, struct area d)
{
	int high = d.y1 - d.y0;
	int mark_high = m->box.y1 - m->box.y0;
	int aside = m->box.x0 > d.x1 ? m->box.x0 - d.x1 : d.x0 - m->box.x1;

	/* lines, stamps and signatures go on beyond the figure, and whoever sees them takes them for what they are */
	if (m->n < MARK_PX || mark_high < 2 || (float)mark_high > HIGH * (float)high ||
	    m->box.x1 - m->box.x0 > 2 * high)
		return false;
	if (m->box.x0 < d.x1 && m->box.x1 > d.x0)
		return m->box.y0 < d.y1 && m->box.y1 > d.y0 && m->box.x0 >= d.x0 - 2 && m->box.x1 <= d.x1 + 2;
	return (float)aside <= BESIDE * (float)high && (float)mark_high >= LOW * (float)high &&
	       abs(m->box.y0 + m->box.y1 - d.y0 - d.y1) <= high && likeness(l, m) >= LIKE;
}

static bool has_marks(const struct look *l, struct area a, struct tone t)
{
	struct mark m;
	struct area d = tight(l, a);
	int x0 = (d.x0 + d.x1 - WINDOW_PX) / 2;
	int y0 = (d.y0 + d.y1 - WINDOW_PX) / 2;
	int reach = 2 * (d.y1 - d.y0);
	bool any = false;

	if (d.x1 <= d.x0 || d.y1 - d.y0 > WINDOW_PX / 3)
		return false;
	memset(m.grey, 255, sizeof(m.grey));
	memset(m.done, 0, sizeof(m.done));
	for (int y = 0; y < WINDOW_PX; y++)
		for (int x = 0; x < WINDOW_PX; x++)
			if (x0 + x >= 0 && x0 + x < l->w && y0 + y >= 0 && y0 + y < l->h &&
			    abs(x0 + x - (d.x0 + d.x1) / 2) <= reach && abs(y0 + y - (d.y0 + d.y1) / 2) <= reach &&
			    is_unexplained(l, t, x0 + x, y0 + y))
				m.grey[y * DX_SHAPE_PX + x] = 0, any = true;
	d = (struct area){d.x0 - x0, d.y0 - y0, d.x1 - x0, d.y1 - y0};
	for (int y = 0; any && y < WINDOW_PX; y++) {
		for (int x = 0; x < WINDOW_PX; x++) {
			if (m.grey[y * DX_SHAPE_PX + x] || m.done[y * DX_SHAPE_PX + x])
				continue;
			take_mark(&m, x, y);
			if (changes(l, &m, d))
				return true;
			for (size_t i = 0; i < sizeof(m.done); i++)
				m.done[i] = m.done[i] ? 1 : 0;
		}
	}
	return false;
}

/* ---- a page ---- */

static void judge(const struct look *l, struct sight *s, fz_stext_char *c, float low)
{
	fz_rect r = fz_rect_from_quad(c->quad);
	struct area a = area_of(l, c);
	bool is_digit = c->c >= '0' && c->c <= '9';
	struct tone t;

	if (dx_word_breaks((uint32_t)c->c) || c->c == DX_NO_LETTER || c->size > DX_LARGE_PT)
		return;
	if (fz_min(r.y1 - r.y0, c->size) < low || fz_max(r.x1 - r.x0, r.y1 - r.y0) < low) {
		c->c = DX_NO_LETTER;
		s->gone++;
		return;
	}
	if (stands_out(l, a, &t)) {
		s->differs |= is_digit && has_marks(l, a, t);
		return;
	}
	if (is_flat(l, a)) {
		c->c = DX_NO_LETTER;
		s->gone++;
		return;
	}
	s->differs |= is_digit;
}

/* Letters below a rectangle or outside of a clip are gone whatever is in their place. */
static void drop_gone(const struct under *u, struct sight *s, const fz_stext_page *text)
{
	for (const fz_stext_block *b = text->first_block; b; b = b->next)
		for (const fz_stext_line *n = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; n; n = n->next)
			for (fz_stext_char *c = n->first_char; c; c = c->next)
				if (c->c != DX_NO_LETTER && dx_under_fate(u, c->origin, c->c) == DX_FATE_GONE) {
					s->gone += !dx_word_breaks((uint32_t)c->c);
					c->c = DX_NO_LETTER;
				}
}

/*
 * Marks across a page ("Customer copy") are paler than anything that is meant to be read, and other text is printed on
 * them. What has the colour and size of such a text is not the paper's: among the words of a row it would be in the
 * way of figures.
 */
#define VERY_PALE 191
#define BELOW_PX  6 /* pixels that two letters share */
#define MARKS_MAX 16

struct kind {
	int rgb;
	float size;
};

static bool is_same_kind(const struct kind *k, const fz_stext_char *c)
{
	return k->rgb == c->color && fz_abs(k->size - c->size) < 0.01f * k->size;
}

/* Is other text printed on C, which is paler than its ground is dark? */
static bool lies_below(const struct look *l, const fz_stext_char *c)
{
	struct area a = area_of(l, c);
	int shared = 0;
	struct tone t;

	for (int y = a.y0; y < a.y1; y++)
		for (int x = a.x0; x < a.x1; x++)
			shared += ink_at(l, x, y) >= GROUND && other_at(l, x, y) >= 2 * GROUND;
	if (shared < BELOW_PX)
		return false;
	t = tone_in(l, a, darkest(l, a) / INK_PARTS, 1);
	return t.ground >= dx_light_of(c->color);
}

static size_t find_marks(const struct look *pale, const fz_stext_page *text, struct kind kinds[MARKS_MAX])
{
	size_t n = 0;

	for (const fz_stext_block *b = text->first_block; b; b = b->next)
		for (const fz_stext_line *s = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; s; s = s->next)
			for (const fz_stext_char *c = s->first_char; c && n < MARKS_MAX; c = c->next) {
				bool known = c->c == DX_NO_LETTER || dx_light_of(c->color) <= VERY_PALE;

				for (size_t i = 0; i < n && !known; i++)
					known = is_same_kind(&kinds[i], c);
				if (!known && lies_below(pale, c))
					kinds[n++] = (struct kind){c->color, c->size};
			}
	return n;
}

static void drop_marks(const struct look *pale, const fz_stext_page *text)
{
	struct kind kinds[MARKS_MAX];
	size_t n = find_marks(pale, text, kinds);

	for (const fz_stext_block *b = n ? text->first_block : NULL; b; b = b->next)
		for (const fz_stext_line *s = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; s; s = s->next)
			for (fz_stext_char *c = s->first_char; c; c = c->next)
				for (size_t i = 0; i < n; i++)
					if (is_same_kind(&kinds[i], c))
						c->c = DX_NO_LETTER;
}

/*
 * Is C of LINE half a digit at the end of a text that a clip cuts off, "UPI/5041…"? What has letters is no figure, and
 * nobody reads half a digit there; of a figure it would be a doubt.
 */
static bool is_end(const struct under *u, const fz_stext_line *line, const fz_stext_char *c)
{
	bool letters = false;

	if (c->c < '0' || c->c > '9' || dx_under_fate(u, c->origin, c->c) != DX_FATE_CUT)
		return false;
	for (const fz_stext_char *b = line->first_char; b && b != c; b = b->next)
		letters = !dx_word_breaks((uint32_t)b->c) && (letters || (b->c | 0x20) >= 'a');
	for (const fz_stext_char *e = c->next; e; e = e->next)
		if (e->c != DX_NO_LETTER)
			return false;
	return letters;
}

static void judge_all(const struct look looks[2], const struct under *u, struct sight *s, const fz_stext_page *text,
		      float low)
{
	for (const fz_stext_block *b = text->first_block; b; b = b->next)
		for (const fz_stext_line *n = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; n; n = n->next)
			for (fz_stext_char *c = n->dir.x > LEVEL ? n->first_char : NULL; c && !s->differs; c = c->next)
				if (is_end(u, n, c))
					s->gone++, c->c = DX_NO_LETTER;
				else
					judge(&looks[dx_is_pale(c->color)], s, c, low);
}

/* ---- two looks at a page ---- */

static void end_drawing(fz_context *ctx, struct sight *s)
{
	fz_drop_device(ctx, s->dev);
	fz_drop_device(ctx, s->paper);
	fz_drop_device(ctx, s->pale_paper);
	s->dev = NULL;
	s->paper = NULL;
	s->pale_paper = NULL;
}

void dx_seen_drop(fz_context *ctx, struct sight *s)
{
	end_drawing(ctx, s);
	fz_drop_pixmap(ctx, s->page);
	fz_drop_pixmap(ctx, s->ink);
	fz_drop_pixmap(ctx, s->pale);
	fz_drop_text(ctx, s->part);
	*s = (struct sight){0};
}

/* Which letters are certainly gone. */
static struct under *look_under(fz_context *ctx, struct dx_arena *a, struct sight *s, pdf_page *page, fz_matrix m)
{
	struct under *u = dx_under_new(a);

	s->dev = dx_under_device(ctx, u);
	pdf_run_page(ctx, page, s->dev, m, NULL);
	fz_close_device(ctx, s->dev);
	end_drawing(ctx, s);
	dx_under_settle(u);
	return u;
}

void dx_seen_compare(fz_context *ctx, struct dx_arena *a, struct sight *s, pdf_page *page, fz_matrix m, fz_rect box,
		     fz_stext_page *text, const struct shapes *shapes)
{
	double w = (double)box.x1;
	double h = (double)box.y1;
	double scale = fmin(SCALE, sqrt(PIXELS_MAX / (w * h)));
	fz_irect px = {0, 0, (int)fmax(1, ceil(w * scale)), (int)fmax(1, ceil(h * scale))};
	struct look looks[2] = {{.scale = scale, .shapes = shapes, .w = px.x1, .h = px.y1}};
	struct under *u = look_under(ctx, a, s, page, m);

	s->page = dx_white(ctx, fz_device_rgb(ctx), px);
	s->dev = fz_new_draw_device(ctx, fz_concat(m, fz_scale((float)scale, (float)scale)), s->page);
	pdf_run_page(ctx, page, s->dev, fz_identity, NULL);
	fz_close_device(ctx, s->dev);
	end_drawing(ctx, s);
	dx_inked_draw(ctx, s, u, page, m, px, scale);
	looks[0].page = fz_pixmap_samples(ctx, s->page);
	looks[0].page_stride = fz_pixmap_stride(ctx, s->page);
	looks[0].ink_stride = fz_pixmap_stride(ctx, s->ink);
	looks[1] = looks[0];
	looks[0].ink = looks[1].other = fz_pixmap_samples(ctx, s->ink);
	looks[1].ink = looks[0].other = fz_pixmap_samples(ctx, s->pale);
	drop_gone(u, s, text);
	dx_stext_once(a, text); /* a letter that is gone must not stand for the one that is seen beside it */
	drop_marks(&looks[1], text);
	judge_all(looks, u, s, text, fminf(LOW_PT, box.y1 / LOW_PART));
}
