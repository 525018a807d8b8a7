/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Titles in large letters. The recogniser's search for words goes by the usual letters of a page: what is three times
 * as high falls apart ("TAX I N VO I C E", "Kred itnota") or loses letters ("voice", "Sales om Credit Note" for a
 * dash). It is read once more, made as small as letters that it knows.
 */
#include <stdlib.h>
#include <string.h>

#include "ocr_int.h"

/* In tenths of a usual capital's height. */
#define LARGE_TENTHS 18
/* Pieces of a title: so few letters each, and so many of them. */
#define PIECE_LETTERS 2
#define PIECES_MIN    3
/* In percent of their height no blank between words is so narrow. */
#define BLANK_PERCENT 22
/* Letters beside a title that nobody read: no further from it than this part (percent) of its height, and so wide. */
#define LOST_FAR_PERCENT  60
#define LOST_NEAR_PERCENT 6
#define LOST_WIDE_PERCENT 8
/* A word read so surely at most was not read. */
#define UNSURE_CONF 30
/* In tenths of their own height no words of a title are further apart. */
#define APART_TENTHS 12
/* Capitals of these heights are read best, the first before the second, with so much white around. */
static const int32_t best_px[] = {18, 24};
#define BORDER_PX 10
/* A title is read again in words that are this sure, or stays as it is; a page has few. */
#define SURE_CONF  80
#define TITLES_MAX 4

static int32_t height(const struct dx_word *w)
{
	return w->y1 - w->y0;
}

static bool is_large(const struct dx_prep *p, const struct dx_word *w)
{
	return height(w) * 10 >= p->text_px * LARGE_TENTHS;
}

static size_t letters_of(const char *text)
{
	size_t n = 0;

	for (; *text; text++)
		n += ((unsigned char)*text & 0xc0) != 0x80;
	return n;
}

/* Does W stand right beside B, on its line and about as high? */
static bool goes_on(const struct dx_cell_box *b, const struct dx_word *w)
{
	int32_t high = b->y1 - b->y0;
	int32_t gap = w->x0 > b->x1 ? w->x0 - b->x1 : b->x0 - w->x1;
	int32_t off = abs(w->y0 + w->y1 - b->y0 - b->y1) / 2;

	return gap * 10 <= high * APART_TENTHS && off * 3 <= high && height(w) * 2 >= high && height(w) * 2 <= high * 3;
}

/* Everything of the line that word AT of R is a large piece of. */
static struct dx_cell_box title_at(const struct dx_prep *p, const struct reading *r, size_t at)
{
	const struct dx_word *w = &r->words[at];
	struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
	bool grown = true;

	while (grown) {
		grown = false;
		for (size_t i = 0; i < r->n; i++) {
			const struct dx_word *o = &r->words[i];

			if ((o->x0 >= b.x0 && o->x1 <= b.x1) || !is_large(p, o) || !goes_on(&b, o))
				continue;
			b.x0 = o->x0 < b.x0 ? o->x0 : b.x0;
			b.x1 = o->x1 > b.x1 ? o->x1 : b.x1;
			b.y0 = o->y0 < b.y0 ? o->y0 : b.y0;
			b.y1 = o->y1 > b.y1 ? o->y1 : b.y1;
			grown = true;
		}
	}
	return b;
}

/* Do A and B stand beside each other, nearer than words do? */
static bool is_one_word(const struct dx_word *a, const struct dx_word *b)
{
	int32_t high = height(a) > height(b) ? height(a) : height(b);

	return b->x0 >= a->x1 && (b->x0 - a->x1) * 100 <= high * BLANK_PERCENT;
}

/* Is there ink, of which no word of R is, where a letter before or behind B would stand? */
static bool lacks_letter(const struct dx_prep *p, const struct reading *r, const struct dx_cell_box *b)
{
	const int32_t high = b->y1 - b->y0;
	const int32_t far = high * LOST_FAR_PERCENT / 100;
	const int32_t near = high * LOST_NEAR_PERCENT / 100;
	const struct dx_cell_box sides[] = {{b->x0 - far, b->y0, b->x0 - near, b->y1},
					    {b->x1 + near, b->y0, b->x1 + far, b->y1}};

	for (size_t k = 0; k < DX_LEN(sides); k++) {
		const struct dx_cell_box *side = &sides[k];
		bool taken = side->x0 < 0;

		for (size_t i = 0; i < r->n && !taken; i++) {
			const struct dx_word *w = &r->words[i];

			taken = w->x0 < side->x1 && w->x1 > side->x0 && w->y0 < side->y1 && w->y1 > side->y0;
		}
		if (!taken && dx_prep_cell_inked(p, side) * 100 >= high * LOST_WIDE_PERCENT)
			return true;
	}
	return false;
}

/* Has it fallen into letters, or lost some? */
static bool is_torn(const struct dx_prep *p, const struct reading *r, const struct dx_cell_box *b)
{
	size_t pieces = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (!dx_ocr_holds(b, w) || !is_large(p, w))
			continue;
		pieces += letters_of(w->text) <= PIECE_LETTERS;
		if (w->conf <= UNSURE_CONF)
			return true;
		for (size_t k = 0; k < r->n; k++)
			if (dx_ocr_holds(b, &r->words[k]) && is_large(p, &r->words[k]) && is_one_word(w, &r->words[k]))
				return true;
	}
	return pieces >= PIECES_MIN || lacks_letter(p, r, b);
}

/* What stands in B, made so small that it is PX high; its boxes are pixels of P's picture. */
static bool read_smaller(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b,
			 int32_t px, struct reading *r_r, struct dx_err *err)
{
	const int32_t room = (b->y1 - b->y0) / 3;
	struct dx_cell_box wide = {b->x0 - room, b->y0 - room, b->x1 + room, b->y1 + room};
	const double scale = (double)px / (b->y1 - b->y0);
	const struct dx_cell_cut how = {scale < 1 ? scale : 1, BORDER_PX, 0};
	struct Pix *part;
	bool ok;

	if (!dx_prep_cell_grow(p, &wide))
		return true;
	part = dx_prep_cell_cut(p, &wide, &how);
	if (!part)
		return dx_fail(err, DX_E_image_too_large, "no memory for a part of the page");
	ok = dx_ocr_read(o, a, part, dx_ocr_dpi(p), PSM_SINGLE_LINE, r_r, err);
	dx_pix_drop(&part);
	for (size_t i = 0; ok && i < r_r->n; i++) {
		struct dx_word *w = &r_r->words[i];

		w->x0 = wide.x0 + (int32_t)((w->x0 - BORDER_PX) / how.scale);
		w->x1 = wide.x0 + (int32_t)((w->x1 - BORDER_PX) / how.scale);
		w->y0 = wide.y0 + (int32_t)((w->y0 - BORDER_PX) / how.scale);
		w->y1 = wide.y0 + (int32_t)((w->y1 - BORDER_PX) / how.scale);
	}
	return ok;
}

/* Is ONE whole words, all of them sure, that fill B? */
static bool is_title(const struct reading *one, const struct dx_cell_box *b)
{
	int32_t wide = 0;
	bool word = false;

	for (size_t i = 0; i < one->n; i++) {
		if (one->words[i].conf < SURE_CONF)
			return false;
		word |= letters_of(one->words[i].text) > PIECE_LETTERS;
		wide += one->words[i].x1 - one->words[i].x0;
	}
	return word && wide * 4 >= (b->x1 - b->x0) * 3;
}

/* The title in B of R as it is read where it is smaller, if that is one. */
static bool read_title(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b,
		       struct reading *r, struct dx_err *err)
{
	for (size_t k = 0; k < DX_LEN(best_px); k++) {
		struct reading one = {0};

		if (!read_smaller(o, a, p, b, best_px[k], &one, err))
			return false;
		if (is_title(&one, b)) {
			dx_ocr_put(a, r, b, &one);
			return true;
		}
	}
	return true;
}

/* Does word W stand in one of the N boxes B? */
static bool is_done(const struct dx_cell_box *b, size_t n, const struct dx_word *w)
{
	while (n > 0)
		if (dx_ocr_holds(&b[--n], w))
			return true;
	return false;
}

bool dx_ocr_read_large(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		       struct dx_err *err)
{
	struct dx_cell_box done[TITLES_MAX];
	size_t titles = 0;

	if (p->text_px == 0)
		return true;
	for (size_t i = 0; i < r->n && titles < TITLES_MAX; i++) {
		if (!is_large(p, &r->words[i]) || is_done(done, titles, &r->words[i]))
			continue;
		done[titles] = title_at(p, r, i);
		if (!is_torn(p, r, &done[titles]))
			continue;
		if (!read_title(o, a, p, &done[titles++], r, err))
			return false;
		i = (size_t)-1; /* what was read stands behind the others now */
	}
	if (titles > 0)
		dx_ocr_rate(r);
	return true;
}
