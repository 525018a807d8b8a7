/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Two specks of one size, side by side at one height, close above the middle of one letter that is as wide as both, and
 * no third beside them. The dots of two i have a stem each; the points of a line above are farther away.
 */
#include "dx/img/diaeresis.h"

#include <stdlib.h>

#include "prep_int.h"

/* Of smaller letters nothing can be told. */
#define TEXT_MIN_PX 10
#define FOUND_MAX   1000
/* In percent of the height of capitals: how large a dot is, how far apart the middles of two are, how far above the
 * letter, how wide and high that is, and how far its middle may be from theirs. */
#define DOT_MIN   9
#define DOT_MAX   32
#define APART_MIN 15
#define APART_MAX 45
#define ABOVE_MAX 32
#define WIDE_MIN  40
#define WIDE_MAX  140
#define HIGH_MIN  55
#define HIGH_MAX  140
#define ASIDE_MAX 22
/* A letter higher than the first is as wide as the second at least: "ij" with letters that touch is not. */
#define LOWER_MAX 85
#define UPPER_MIN 60
/* Letters that touch are one piece of this width at most, and no more than this part of the piece is above the dots'
 * lower edge; they count where so many letters have dots that stand apart. */
#define PIECE_MAX 500
#define PIECE_TOP 40
#define APART_N   2
/* So many pixels, less one, may a stroke be broken. */
#define CLOSE_PX 3
/* Dots of a pair differ by so many pixels at most. */
#define UNLIKE_PX 2

struct speck {
	int32_t x, y, w, h;
};

static int by_x(const void *a, const void *b)
{
	const struct speck *p = a;
	const struct speck *q = b;

	return p->x != q->x ? (p->x > q->x) - (p->x < q->x) : (p->y > q->y) - (p->y < q->y);
}

static bool within(int32_t v, int px, int least, int most)
{
	return v * 100 >= px * least && v * 100 <= px * most;
}

static bool is_dot(const struct speck *s, int px)
{
	return s->w >= 2 && s->h >= 2 && (s->w - 1) * 100 <= px * DOT_MAX && (s->h - 1) * 100 <= px * DOT_MAX &&
	       (s->w + 1) * 100 >= px * DOT_MIN && (s->h + 1) * 100 >= px * DOT_MIN;
}

static bool level(const struct speck *a, const struct speck *b)
{
	return abs(a->y - b->y) <= UNLIKE_PX && abs(a->h - b->h) <= UNLIKE_PX && abs(a->w - b->w) <= UNLIKE_PX;
}

/* Twice the middle of S. */
static int32_t middle(const struct speck *s)
{
	return 2 * s->x + s->w;
}

/* How far C begins below the dots A and B. */
static int32_t room_above(const struct speck *c, const struct speck *a, const struct speck *b)
{
	return c->y - (a->y + a->h > b->y + b->h ? a->y + a->h : b->y + b->h);
}

static bool spans(const struct speck *c, const struct speck *a, const struct speck *b)
{
	return 2 * c->x <= middle(a) && 2 * (c->x + c->w) >= middle(b);
}

/* Is C the letter below the dots A and B? */
static bool is_letter(const struct speck *c, const struct speck *a, const struct speck *b, int px)
{
	return room_above(c, a, b) >= 0 && room_above(c, a, b) * 100 <= px * ABOVE_MAX &&
	       within(c->w, px, WIDE_MIN, WIDE_MAX) && within(c->h, px, HIGH_MIN, HIGH_MAX) && spans(c, a, b) &&
	       (c->h * 100 <= px * LOWER_MAX || c->w * 100 >= px * UPPER_MIN) &&
	       abs(middle(c) - (middle(a) + middle(b)) / 2) * 50 <= px * ASIDE_MAX;
}

/* Are C letters that touch, the one below the dots A and B among them? */
static bool is_piece(const struct speck *c, const struct speck *a, const struct speck *b, int px)
{
	return room_above(c, a, b) * 100 >= -px * PIECE_TOP && room_above(c, a, b) * 100 <= px * ABOVE_MAX &&
	       within(c->w, px, WIDE_MAX, PIECE_MAX) && within(c->h, px, HIGH_MIN, HIGH_MAX) && spans(c, a, b);
}

/* Of N specks in the order of their left edges: may AT and OTHER be a pair, as far as the two go? */
static bool is_pair(const struct speck *s, size_t at, size_t other, int px)
{
	return is_dot(&s[other], px) && level(&s[at], &s[other]) &&
	       within((middle(&s[other]) - middle(&s[at])) / 2, px, APART_MIN, APART_MAX);
}

/* The dot right of AT; N: there is none, or there are more. */
static size_t beside(const struct speck *s, size_t n, size_t at, int px)
{
	size_t found = n;

	for (size_t i = at + 1; i < n && (s[i].x - s[at].x) * 100 <= px * APART_MAX + 100; i++) {
		if (!is_pair(s, at, i, px))
			continue;
		if (found < n)
			return n;
		found = i;
	}
	return found;
}

/* Does a dot stand left of AT as OTHER does right of it? Then they are points of a line. */
static bool goes_on(const struct speck *s, size_t n, size_t at, size_t other, int px)
{
	for (size_t i = at; i-- > 0 && (s[at].x - s[i].x) * 100 <= px * APART_MAX + 100;)
		if (is_dot(&s[i], px) && is_pair(s, i, at, px))
			return true;
	return beside(s, n, other, px) < n;
}

/* What there is of a page, in the order of left edges. */
struct specks {
	struct speck *v;
	size_t n;
};

/* The first of S that begins right of X. */
static size_t first_right(const struct specks *s, int32_t x)
{
	size_t lo = 0;
	size_t hi = s->n;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (s->v[mid].x > x)
			hi = mid;
		else
			lo = mid + 1;
	}
	return lo;
}

/* Stands one of LETTERS below the dots A and B? PIECES: letters that touch. */
static bool has_letter_below(const struct specks *letters, const struct speck *a, const struct speck *b, int px,
			     bool pieces)
{
	size_t i = first_right(letters, a->x - px * (pieces ? PIECE_MAX : WIDE_MAX) / 100 - 1);

	for (; i < letters->n && letters->v[i].x <= a->x + a->w; i++)
		if (pieces ? is_piece(&letters->v[i], a, b, px) : is_letter(&letters->v[i], a, b, px))
			return true;
	return false;
}

static bool find_specks(PIX *mask, struct specks *s)
{
	BOXA *boxes = mask ? pixConnCompBB(mask, 8) : NULL;
	l_int32 n = boxes ? boxaGetCount(boxes) : 0;

	*s = (struct specks){boxes ? calloc((size_t)n + 1, sizeof(*s->v)) : NULL, (size_t)n};
	for (l_int32 i = 0; s->v && i < n; i++)
		boxaGetBoxGeometry(boxes, i, &s->v[i].x, &s->v[i].y, &s->v[i].w, &s->v[i].h);
	boxaDestroy(&boxes);
	if (s->v)
		qsort(s->v, s->n, sizeof(*s->v), by_x);
	return s->v != NULL;
}

static bool clear(PIX *mask, const struct speck *s)
{
	BOX *box = boxCreate(s->x, s->y, s->w, s->h);
	bool ok = box && pixClearInRect(mask, box) == 0;

	boxDestroy(&box);
	return ok;
}

/* The letters of MASK with their thin strokes whole, which black and white breaks; S, its specks, without pairs. */
static bool find_whole(PIX *mask, const struct specks *s, int px, struct specks *whole)
{
	PIX *copy = pixCopy(NULL, mask);
	PIX *closed;
	bool ok = copy != NULL;

	for (size_t i = 0; ok && i < s->n; i++) {
		size_t other = is_dot(&s->v[i], px) ? beside(s->v, s->n, i, px) : s->n;

		ok = other == s->n || (clear(copy, &s->v[i]) && clear(copy, &s->v[other]));
	}
	closed = ok ? pixCloseBrick(NULL, copy, CLOSE_PX, CLOSE_PX) : NULL;
	ok = find_specks(closed, whole);
	pixDestroy(&closed);
	pixDestroy(&copy);
	return ok;
}

/* Paint DOT white, with the grey around it. */
static bool paint_out(struct dx_prep *p, const struct speck *dot)
{
	BOX *box = boxCreate(dot->x - 1, dot->y - 1, dot->w + 2, dot->h + 2);
	bool ok = box && pixSetInRectArbitrary(p->grey, box, (l_uint32)p->white) == 0 &&
		  pixClearInRect(p->mask, box) == 0;

	boxDestroy(&box);
	return ok;
}

/* The picture may still be the one that came in: that one is not to be painted on. */
static bool own_grey(struct dx_prep *p)
{
	PIX *copy = pixGetRefcount(p->grey) == 1 ? p->grey : pixCopy(NULL, p->grey);

	if (copy && copy != p->grey)
		pixDestroy(&p->grey);
	p->grey = copy ? copy : p->grey;
	return copy != NULL;
}

/* What is found of a page. */
struct found {
	struct dx_diaeresis *v;
	size_t n;
};

/* The dots among S that stand over LETTERS leave P. PIECES: over letters that touch. */
static bool lift(struct dx_arena *a, struct dx_prep *p, struct specks *s, const struct specks *letters, bool pieces,
		 struct found *f)
{
	const int px = p->text_px;

	for (size_t i = 0; i < s->n && f->n < FOUND_MAX; i++) {
		struct speck *dot = &s->v[i];
		size_t other = is_dot(dot, px) ? beside(s->v, s->n, i, px) : s->n;

		if (other == s->n || goes_on(s->v, s->n, i, other, px) ||
		    !has_letter_below(letters, dot, &s->v[other], px, pieces))
			continue;
		if (!f->v)
			f->v = dx_alloc_array(a, FOUND_MAX, sizeof(*f->v));
		if (!own_grey(p) || !paint_out(p, dot) || !paint_out(p, &s->v[other]))
			return false;
		f->v[f->n++] = (struct dx_diaeresis){(middle(dot) + middle(&s->v[other])) / 4, dot->y, dot->y + dot->h};
		dot->w = 0; /* found once */
	}
	return true;
}

bool dx_prep_lift_diaereses(struct dx_arena *a, struct dx_prep *p, struct dx_diaeresis **found_r, size_t *n_r,
			    struct dx_err *err)
{
	struct found found = {0};
	struct specks s = {0};
	struct specks whole = {0};
	bool ok;

	*found_r = NULL;
	*n_r = 0;
	if (p->text_px < TEXT_MIN_PX || p->narrow || p->dotted || !p->mask)
		return true;
	ok = find_specks(p->mask, &s) && find_whole(p->mask, &s, p->text_px, &whole) &&
	     lift(a, p, &s, &s, false, &found) && lift(a, p, &s, &whole, false, &found) &&
	     (found.n < APART_N || lift(a, p, &s, &s, true, &found));
	free(s.v);
	free(whole.v);
	*found_r = found.v;
	*n_r = found.n;
	return ok || dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
}
