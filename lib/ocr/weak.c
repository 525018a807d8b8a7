/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Lines of a receipt that were read badly are read once more, each by itself and larger. */
#include <string.h>

#include "ocr_int.h"

/* Percent, by letter: a line below this is read again, so many of a page at most, from the top. */
#define LINE_CONF 75
#define LINES_MAX 40
/* How: so much larger, white around it, and so much of what is above and below. */
#define LARGER    1.5
#define BORDER_PX 10
#define ROOM_PX   2
/* What is higher than so many capitals is not one line: something beside it was taken for a part of it. */
#define HIGH 3

struct weak_line {
	struct dx_cell_box box;
	uint64_t sum; /* of confidence, by letter */
	uint64_t letters;
};

static void take_in(struct dx_cell_box *b, const struct dx_word *w)
{
	b->x0 = w->x0 < b->x0 ? w->x0 : b->x0;
	b->y0 = w->y0 < b->y0 ? w->y0 : b->y0;
	b->x1 = w->x1 > b->x1 ? w->x1 : b->x1;
	b->y1 = w->y1 > b->y1 ? w->y1 : b->y1;
}

/* The lines of R by their numbers, 0 … *N_R − 1. */
static struct weak_line *lines_of(struct dx_arena *a, const struct reading *r, uint32_t *n_r)
{
	struct weak_line *lines;
	uint32_t most = 0;

	for (size_t i = 0; i < r->n; i++)
		most = r->words[i].line > most ? r->words[i].line : most;
	lines = dx_alloc_array(a, (size_t)most + 1, sizeof(*lines));
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		struct weak_line *l = &lines[w->line];
		size_t letters = strlen(w->text);

		if (l->letters == 0)
			l->box = (struct dx_cell_box){w->x0, w->y0, w->x1, w->y1};
		take_in(&l->box, w);
		l->sum += letters * w->conf;
		l->letters += letters;
	}
	*n_r = most + 1;
	return lines;
}

static int32_t back(int32_t px, int32_t from)
{
	return from + (int32_t)((px - BORDER_PX) / LARGER);
}

static int32_t clamp(int32_t y, const struct dx_cell_box *line)
{
	return y < line->y0 ? line->y0 : y > line->y1 ? line->y1 : y;
}

/* Line NUMBER once more, behind the words of R; its boxes are pixels of p->grey again. */
static bool read_line(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct weak_line *l,
		      uint32_t number, struct reading *r, struct dx_err *err)
{
	static const struct dx_cell_cut how = {LARGER, BORDER_PX, 0};
	struct dx_cell_box b = {l->box.x0, l->box.y0 - ROOM_PX, l->box.x1, l->box.y1 + ROOM_PX};
	struct reading one = {0};
	struct dx_word *words;
	struct Pix *part;
	bool ok;

	if (!dx_prep_cell_grow(p, &b))
		return true;
	part = dx_prep_cell_cut(p, &b, &how);
	if (!part)
		return dx_fail(err, DX_E_image_too_large, "no memory for a part of the page");
	ok = dx_ocr_read(o, a, part, (int)(dx_ocr_dpi(p) * LARGER), PSM_SINGLE_LINE, &one, err);
	dx_pix_drop(&part);
	if (!ok || one.n == 0)
		return ok;
	words = dx_alloc_array(a, r->n + one.n, sizeof(*words));
	if (r->n > 0)
		memcpy(words, r->words, r->n * sizeof(*words));
	for (size_t i = 0; i < one.n; i++) {
		struct dx_word w = one.words[i];

		w.x0 = back(w.x0, b.x0);
		w.x1 = back(w.x1, b.x0);
		/* alone in its picture a word may be said to be as high as that */
		w.y0 = clamp(back(w.y0, b.y0), &l->box);
		w.y1 = clamp(back(w.y1, b.y0), &l->box);
		w.line = number;
		words[r->n + i] = w;
	}
	r->words = words;
	r->n += one.n;
	return true;
}

bool dx_ocr_read_weak(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err)
{
	struct reading again = {0};
	uint32_t n;
	struct weak_line *lines = lines_of(a, r, &n);
	size_t done = 0;

	for (uint32_t i = 0; i < n && done < LINES_MAX; i++) {
		if (lines[i].letters < 2 || lines[i].box.y1 - lines[i].box.y0 > p->text_px * HIGH ||
		    lines[i].sum >= lines[i].letters * LINE_CONF)
			continue;
		if (!read_line(o, a, p, &lines[i], i, &again, err))
			return false;
		done++;
	}
	dx_ocr_blend(a, r, &again);
	return true;
}
