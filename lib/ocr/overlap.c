/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Words over one another. Beside a heading of two lines the recogniser sees one of one line twice, as parts of two
 * lines, and neither whole: "Pric" and "ice", "Qty." and "ty.". What stands there is read once more, by itself; where
 * that is no better the surer of the words stays.
 */
#include <string.h>

#include "ocr_int.h"

/* Places of a page that are read again at most, and words of one place. A page with more has another fault. */
#define PLACES_MAX  48
#define MEMBERS_MAX 6
/* What is read again must be as sure as this, percent. */
#define SURE_CONF 60
/* Room around the letters, in parts (1/N) of a capital. */
#define ROOM_PART 3
/* A word of one line is no higher than so many halves of a capital. */
#define LINE_HALVES 3

struct place {
	size_t members[MEMBERS_MAX];
	size_t n;
};

static int32_t least(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

static int32_t most(int32_t a, int32_t b)
{
	return a > b ? a : b;
}

/* More than half of the narrower and of the lower one is under the other. */
static bool is_over(const struct dx_word *a, const struct dx_word *b)
{
	int32_t wide = least(a->x1, b->x1) - most(a->x0, b->x0);
	int32_t high = least(a->y1, b->y1) - most(a->y0, b->y0);

	return a->line != b->line && wide * 2 > least(a->x1 - a->x0, b->x1 - b->x0) &&
	       high * 2 > least(a->y1 - a->y0, b->y1 - b->y0);
}

static bool is_member(const struct place *p, size_t word)
{
	for (size_t i = 0; i < p->n; i++)
		if (p->members[i] == word)
			return true;
	return false;
}

/* All words that lie over word AT, or over one that does. */
static struct place place_at(const struct reading *r, size_t at)
{
	struct place p = {.members = {at}, .n = 1};

	for (size_t i = 0; i < p.n; i++)
		for (size_t k = 0; k < r->n && p.n < MEMBERS_MAX; k++)
			if (!is_member(&p, k) && is_over(&r->words[p.members[i]], &r->words[k]))
				p.members[p.n++] = k;
	return p;
}

static size_t worth(const struct dx_word *w)
{
	return w->conf * dx_ocr_letters(w->text);
}

/* As high as a line: what is higher reaches into the next one, what is much lower is a speck or a piece of a rule. */
static bool is_line_high(const struct dx_prep *prep, const struct dx_word *w)
{
	int32_t height = w->y1 - w->y0;

	return height * 2 <= prep->text_px * LINE_HALVES && height * 2 >= prep->text_px;
}

/* The best word of P that is as high as a line and legible, or any. */
static size_t best_of(const struct dx_prep *prep, const struct reading *r, const struct place *p)
{
	size_t best = p->members[0];
	bool best_fits = false;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_word *w = &r->words[p->members[i]];
		bool fits = is_line_high(prep, w) && w->conf >= SURE_CONF;

		if (fits < best_fits || (fits == best_fits && worth(w) < worth(&r->words[best])))
			continue;
		best = p->members[i];
		best_fits = fits;
	}
	return best;
}

/* As wide as all of P's words, as high as the best of them. */
static struct dx_cell_box box_of(const struct dx_prep *prep, const struct reading *r, const struct place *p)
{
	const struct dx_word *best = &r->words[best_of(prep, r, p)];
	struct dx_cell_box b = {best->x0, 0, best->x1, 0};
	int32_t room = prep->text_px / ROOM_PART;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_word *w = &r->words[p->members[i]];

		b.x0 = least(b.x0, w->x0);
		b.x1 = most(b.x1, w->x1);
	}
	b.x0 = most(b.x0 - room, 0);
	b.y0 = most(best->y0 - room, 0);
	b.x1 = least(b.x1 + room, dx_pix_width(prep->grey));
	b.y1 = least(best->y1 + room, dx_pix_height(prep->grey));
	return b;
}

/* ONE says at least as much as each word of the place, and surely. */
static bool is_better(const struct reading *r, const struct place *p, const struct reading *one)
{
	size_t letters = 0;

	for (size_t i = 0; i < one->n; i++) {
		if (one->words[i].conf < SURE_CONF)
			return false;
		letters += dx_ocr_letters(one->words[i].text);
	}
	for (size_t i = 0; i < p->n; i++)
		if (letters == 0 || dx_ocr_letters(r->words[p->members[i]].text) > letters)
			return false;
	return true;
}

/* Words of R without those of the places, but for the best of each, and with what was read instead. */
static void settle(struct dx_arena *a, const struct dx_prep *prep, struct reading *r, const struct place *places,
		   size_t n, const struct reading *ones)
{
	struct reading out = {.n = r->n};
	bool *gone = dx_alloc_array(a, r->n, sizeof(*gone));

	for (size_t i = 0; i < n; i++)
		out.n += ones[i].n;
	out.words = dx_alloc_array(a, out.n, sizeof(*out.words));
	out.n = 0;
	for (size_t i = 0; i < n; i++) {
		const struct place *p = &places[i];
		bool better = is_better(r, p, &ones[i]);
		size_t best = best_of(prep, r, p);

		for (size_t k = 0; k < p->n; k++)
			gone[p->members[k]] = true;
		gone[best] = better;
		for (size_t k = 0; better && k < ones[i].n; k++) {
			out.words[out.n] = ones[i].words[k];
			out.words[out.n].line = r->words[best].line;
			out.words[out.n++].flags = r->words[best].flags;
		}
	}
	for (size_t i = 0; i < r->n; i++)
		if (!gone[i])
			out.words[out.n++] = r->words[i];
	r->words = out.words;
	r->n = out.n;
	dx_ocr_rate(r);
}

bool dx_ocr_read_overlaps(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
			  struct dx_err *err)
{
	struct place *places = dx_alloc_array(a, PLACES_MAX, sizeof(*places));
	struct dx_cell_box *boxes = dx_alloc_array(a, PLACES_MAX, sizeof(*boxes));
	struct reading *ones = dx_alloc_array(a, PLACES_MAX, sizeof(*ones));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		struct place one = place_at(r, i);
		bool known = one.n < 2;

		for (size_t k = 0; k < n && !known; k++)
			for (size_t m = 0; m < one.n; m++)
				known |= is_member(&places[k], one.members[m]);
		if (known)
			continue;
		if (n == PLACES_MAX)
			return true;
		boxes[n] = box_of(p, r, &one);
		places[n++] = one;
	}
	if (n == 0)
		return true;
	if (!dx_ocr_read_boxes(o, a, p, boxes, n, ones, err))
		return false;
	settle(a, p, r, places, n, ones);
	return true;
}
