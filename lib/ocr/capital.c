/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Sides of one letter behind amounts, "H" and "S", "C" and "D". Of bad scans they come out as "#", "$8", "Ss" or not at
 * all. Where a page has both of a pair under each other behind its amounts, what stands in that place and was read as
 * none is the one that its picture is like; what is like neither, or both, stays as it is.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

enum side { CREDIT, DEBIT, SIDES };

/* A page prints them when so many were read whole, and so many, with what looks like them, stand under each other. */
#define WHOLE_MIN 3
#define KNOWN_MIN 4
#define KNOWN_MAX 12
#define ADDED_MAX 60
/* No more white between an amount and its side than this, percent of the amount's height. */
#define GAP_PERCENT 350
/* They stand under each other, percent of a letter's width. */
#define ASIDE_PERCENT 80
/* Correlation: the least; more than with the other one; what letters that look like it in text need. */
#define LIKE_LEAST 0.5
#define LIKE_LEAD  0.08
#define LIKE_PLAIN 0.4
#define SIDE_CONF  70
#define TEXT_MAX   2

static const char *const pairs[][SIDES] = {{"H", "S"}, {"C", "D"}};

struct capitals {
	const char *const *text;
	struct dx_cell_box box[SIDES][KNOWN_MAX];
	size_t n[SIDES];
	int32_t x0, x1; /* where they stand, all of them on average */
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Ends in two decimals. */
static bool is_amount(const char *text)
{
	size_t n = strlen(text);

	return n >= 4 && is_digit(text[n - 1]) && is_digit(text[n - 2]) && strchr(".,", text[n - 3]) &&
	       is_digit(text[n - 4]);
}

static bool is_level(const struct dx_word *a, const struct dx_word *b)
{
	int32_t shared = (a->y1 < b->y1 ? a->y1 : b->y1) - (a->y0 > b->y0 ? a->y0 : b->y0);
	int32_t least = a->y1 - a->y0 < b->y1 - b->y0 ? a->y1 - a->y0 : b->y1 - b->y0;

	return shared * 2 >= least;
}

/* Does W stand next behind an amount? */
static bool is_behind_amount(const struct reading *r, const struct dx_word *w)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];

		if (one->x1 <= w->x0 && (w->x0 - one->x1) * 100 <= (one->y1 - one->y0) * GAP_PERCENT &&
		    is_level(one, w) && is_amount(one->text))
			return true;
	}
	return false;
}

static struct dx_cell_box box_of(const struct dx_word *w)
{
	return (struct dx_cell_box){w->x0, w->y0, w->x1, w->y1};
}

static bool is_aside(const struct capitals *c, int32_t x0)
{
	return labs((long)x0 - c->x0) * 100 > (long)(c->x1 - c->x0) * ASIDE_PERCENT;
}

/* What TEXT looks like; SIDES: nothing that tells. */
static enum side side_of(const struct capitals *c, const char *text)
{
	static const char *const like[DX_LEN(pairs)][SIDES] = {{"H#", "Ss$"}, {"Cc(", "D"}};
	const char *const *these = like[c->text == pairs[0] ? 0 : 1];

	for (int k = 0; k < SIDES; k++)
		if (strpbrk(text, these[k]) && !strpbrk(text, these[1 - k]))
			return (enum side)k;
	return SIDES;
}

/* The side of PAIR that W, behind an amount, may be; SIDES: none. */
static enum side maybe(const struct reading *r, const struct capitals *c, const struct dx_word *w)
{
	enum side side = strlen(w->text) <= TEXT_MAX ? side_of(c, w->text) : SIDES;

	return side != SIDES && is_behind_amount(r, w) ? side : SIDES;
}

static int by_x(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a;
	int32_t y = *(const int32_t *)b;

	return x < y ? -1 : x > y;
}

/* Where most of the sides stand: behind other amounts of the page, such as those of its head, they stand elsewhere. */
static bool find_place(struct dx_arena *a, const struct reading *r, struct capitals *c)
{
	int32_t *x0 = dx_alloc_array(a, r->n + 1, sizeof(*x0));
	int32_t *wide = dx_alloc_array(a, r->n + 1, sizeof(*wide));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		if (maybe(r, c, &r->words[i]) == SIDES)
			continue;
		x0[n] = r->words[i].x0;
		wide[n++] = r->words[i].x1 - r->words[i].x0;
	}
	if (n < KNOWN_MIN)
		return false;
	qsort(x0, n, sizeof(*x0), by_x);
	qsort(wide, n, sizeof(*wide), by_x);
	c->x0 = x0[n / 2];
	c->x1 = c->x0 + wide[n / 2];
	return true;
}

/* The letters of PAIR that the page has there; false: too few, or of one side only. */
static bool find_known(struct dx_arena *a, const struct reading *r, const char *const *pair, struct capitals *c)
{
	size_t whole = 0;
	size_t n = 0;

	*c = (struct capitals){.text = pair};
	if (!find_place(a, r, c))
		return false;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		enum side side = is_aside(c, w->x0) ? SIDES : maybe(r, c, w);

		if (side == SIDES)
			continue;
		n++;
		whole += strcmp(w->text, pair[side]) == 0;
		if (c->n[side] < KNOWN_MAX)
			c->box[side][c->n[side]++] = box_of(w);
	}
	return c->n[CREDIT] > 0 && c->n[DEBIT] > 0 && whole >= WHOLE_MIN && n >= KNOWN_MIN;
}

/* The side that the picture in B shows, which was read as READ; SIDES: it cannot be told. */
static enum side seen(const struct dx_prep *p, const struct capitals *c, const struct dx_cell_box *b, enum side read)
{
	double like[SIDES];
	enum side more;

	for (int k = 0; k < SIDES; k++) {
		size_t n = 0;

		like[k] = 0;
		for (size_t i = 0; i < c->n[k]; i++) {
			if (c->box[k][i].x0 == b->x0 && c->box[k][i].y0 == b->y0)
				continue; /* itself */
			like[k] += dx_prep_cell_alike(p, b, &c->box[k][i]);
			n++;
		}
		like[k] = n ? like[k] / (double)n : -1;
	}
	more = like[CREDIT] > like[DEBIT] ? CREDIT : DEBIT;
	if (read != SIDES)
		return more == read && like[more] >= LIKE_PLAIN ? more : SIDES;
	return like[1 - more] > -1 && like[more] >= LIKE_LEAST && like[more] - like[1 - more] >= LIKE_LEAD ? more
													   : SIDES;
}

static bool covers(const struct dx_word *w, const struct dx_cell_box *b)
{
	return w->x0 < b->x1 && w->x1 > b->x0 && w->y0 < b->y1 && w->y1 > b->y0;
}

static bool is_free(const struct reading *r, const struct dx_cell_box *b)
{
	for (size_t i = 0; i < r->n; i++)
		if (covers(&r->words[i], b))
			return false;
	return true;
}

/* The side behind AMOUNT that no word stands for, in *W_R. */
static bool find_lost(const struct dx_prep *p, const struct reading *r, const struct capitals *c,
		      const struct dx_word *amount, struct dx_word *w_r)
{
	const int32_t wide = c->x1 - c->x0;
	const struct dx_cell_box place = {c->x0 - wide / 2, amount->y0, c->x1 + wide / 2, amount->y1};
	struct dx_cell_box letter;
	enum side side;

	if (!is_amount(amount->text) || amount->x1 >= place.x0 ||
	    (c->x0 - amount->x1) * 100 > (amount->y1 - amount->y0) * GAP_PERCENT || place.x1 > dx_pix_width(p->grey) ||
	    !is_free(r, &place) || !dx_prep_cell_letter(p, &place, &letter))
		return false;
	side = seen(p, c, &letter, SIDES);
	if (side == SIDES)
		return false;
	*w_r = *amount;
	w_r->text = c->text[side];
	w_r->conf = SIDE_CONF;
	w_r->x0 = letter.x0;
	w_r->x1 = letter.x1;
	w_r->flags = DX_WORD_SPACE;
	return true;
}

void dx_ocr_mend_capitals(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	struct capitals c;
	struct dx_word *words;
	size_t pair = 0;
	size_t n = 0;
	size_t added = 0;

	while (pair < DX_LEN(pairs) && !find_known(a, r, pairs[pair], &c))
		pair++;
	if (pair == DX_LEN(pairs))
		return;
	words = dx_alloc_array(a, r->n + ADDED_MAX, sizeof(*words));
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &words[n++];
		struct dx_cell_box b;

		*w = r->words[i];
		b = box_of(w);
		if (added < ADDED_MAX && find_lost(p, r, &c, w, &words[n])) {
			n++;
			added++;
		} else if (strlen(w->text) <= TEXT_MAX && strcmp(w->text, c.text[CREDIT]) != 0 &&
			   strcmp(w->text, c.text[DEBIT]) != 0 && !is_aside(&c, w->x0) && is_behind_amount(r, w)) {
			enum side side = seen(p, &c, &b, side_of(&c, w->text));

			if (side == SIDES)
				continue;
			w->text = c.text[side];
			w->conf = SIDE_CONF;
		}
	}
	r->words = words;
	r->n = n;
}
