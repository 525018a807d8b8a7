/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Headings in boxes. Beside a heading of two lines that of one stands half a line lower, and a reading that goes by
 * lines cuts both apart ("Qi" for "Qty"). The rules around say where each ends: a box that was read badly is read
 * once more by itself.
 */
#include <string.h>

#include "ocr_int.h"

/* Words below this are not sure; words with a digit of this confidence say that a box is no heading. */
#define SURE_CONF  93
#define DIGIT_CONF 60
/* No better than a guess. */
#define GUESS_CONF 50
/* A heading's box in heights of capitals, and how many of a page are read at most. */
#define BOX_WIDE  30
#define BOX_HIGH  8
#define BOXES_MAX 48
/* The rule itself and its shadow. */
#define INSET_PX 3
/* A rule may end a little before the one that it meets. */
#define MEETS_PX 4
/* Small letters are read so much larger, with so much white around. */
#define SMALL_PX  20
#define LARGER    1.5
#define BORDER_PX 10

struct boxes {
	struct dx_cell_box v[BOXES_MAX];
	size_t n;
};

static bool has_digit(const struct dx_word *w)
{
	return w->text[strcspn(w->text, "0123456789")] != '\0';
}

static int32_t mid_x(const struct dx_word *w)
{
	return (w->x0 + w->x1) / 2;
}

static int32_t mid_y(const struct dx_word *w)
{
	return (w->y0 + w->y1) / 2;
}

/* The nearest rules around a point; false: it is not closed in by four, or by what is no heading's box. */
static bool box_at(const struct dx_prep *p, int32_t x, int32_t y, struct dx_cell_box *b_r)
{
	struct dx_cell_box b = {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX};

	for (size_t i = 0; i < p->n_rules; i++) {
		const struct dx_prep_rule *r = &p->rules[i];
		bool flat = r->x1 - r->x0 > r->y1 - r->y0;
		int32_t at = flat ? (r->y0 + r->y1) / 2 : (r->x0 + r->x1) / 2;

		if (flat && x >= r->x0 - MEETS_PX && x <= r->x1 + MEETS_PX) {
			if (at <= y && at > b.y0)
				b.y0 = at;
			else if (at > y && at < b.y1)
				b.y1 = at;
		} else if (!flat && y >= r->y0 - MEETS_PX && y <= r->y1 + MEETS_PX) {
			if (at <= x && at > b.x0)
				b.x0 = at;
			else if (at > x && at < b.x1)
				b.x1 = at;
		}
	}
	if (b.x0 == INT32_MIN || b.y0 == INT32_MIN || b.x1 == INT32_MAX || b.y1 == INT32_MAX)
		return false;
	*b_r = b;
	return b.x1 - b.x0 > p->text_px && b.x1 - b.x0 <= p->text_px * BOX_WIDE && b.y1 - b.y0 > p->text_px &&
	       b.y1 - b.y0 <= p->text_px * BOX_HIGH;
}

/* Figures stand beside what is in a row, not beside a heading. */
static bool is_heading(const struct reading *r, const struct dx_cell_box *b)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (mid_y(w) > b->y0 && mid_y(w) < b->y1 && w->conf >= DIGIT_CONF && has_digit(w))
			return false;
	}
	return true;
}

static bool is_known(const struct boxes *boxes, int32_t x, int32_t y)
{
	for (size_t i = 0; i < boxes->n; i++) {
		const struct dx_cell_box *b = &boxes->v[i];

		if (x > b->x0 && x < b->x1 && y > b->y0 && y < b->y1)
			return true;
	}
	return false;
}

static void add(struct boxes *boxes, const struct dx_cell_box *b)
{
	if (boxes->n < BOXES_MAX)
		boxes->v[boxes->n++] = *b;
}

/* The box at X, Y beside a heading's, when it has ink and no word was read in it: "%" and "#" often are not. */
static void add_silent(const struct dx_prep *p, const struct reading *r, int32_t x, int32_t y, struct boxes *boxes)
{
	struct dx_cell_box b;
	struct dx_cell_box inner;

	if (is_known(boxes, x, y) || !box_at(p, x, y, &b) || !is_heading(r, &b))
		return;
	for (size_t i = 0; i < r->n; i++)
		if (dx_ocr_holds(&b, &r->words[i]))
			return;
	inner = (struct dx_cell_box){b.x0 + INSET_PX, b.y0 + INSET_PX, b.x1 - INSET_PX, b.y1 - INSET_PX};
	if (dx_prep_cell_inked(p, &inner) * 2 > p->text_px)
		add(boxes, &b);
}

static void find_boxes(const struct dx_prep *p, const struct reading *r, struct boxes *boxes)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_cell_box b;

		if (!box_at(p, mid_x(w), mid_y(w), &b) || !is_heading(r, &b))
			continue;
		if (w->conf < SURE_CONF && !is_known(boxes, mid_x(w), mid_y(w)))
			add(boxes, &b);
		add_silent(p, r, b.x0 - p->text_px / 2, mid_y(w), boxes);
		add_silent(p, r, b.x1 + p->text_px / 2, mid_y(w), boxes);
	}
}

static int32_t back(int32_t px, double scale, int32_t from)
{
	return from + (int32_t)((px - BORDER_PX) / scale);
}

/* What stands in B, alone; its boxes are pixels of p->grey. */
static bool read_box(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b,
		     struct reading *r, struct dx_err *err)
{
	const struct dx_cell_box inner = {b->x0 + INSET_PX, b->y0 + INSET_PX, b->x1 - INSET_PX, b->y1 - INSET_PX};
	const struct dx_cell_cut how = {p->text_px < SMALL_PX ? LARGER : 1, BORDER_PX, 0};
	struct Pix *part = dx_prep_cell_cut(p, &inner, &how);
	bool ok;

	if (!part)
		return dx_fail(err, DX_E_image_too_large, "no memory for a part of the page");
	ok = dx_ocr_read(o, a, part, (int)(dx_ocr_dpi(p) * how.scale), PSM_SINGLE_BLOCK, r, err);
	dx_pix_drop(&part);
	for (size_t i = 0; ok && i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		w->x0 = back(w->x0, how.scale, inner.x0);
		w->x1 = back(w->x1, how.scale, inner.x0);
		w->y0 = back(w->y0, how.scale, inner.y0);
		w->y1 = back(w->y1, how.scale, inner.y0);
	}
	return ok;
}

/* Is what was read of B alone surer than what stood there? */
static bool is_surer(struct dx_arena *a, const struct reading *r, const struct dx_cell_box *b,
		     const struct reading *one)
{
	struct reading was = {.words = dx_alloc_array(a, r->n, sizeof(*was.words))};

	for (size_t i = 0; i < one->n; i++)
		if (one->words[i].conf < GUESS_CONF)
			return false;
	for (size_t i = 0; i < r->n; i++)
		if (dx_ocr_holds(b, &r->words[i]))
			was.words[was.n++] = r->words[i];
	if (was.n == 0)
		return one->n > 0;
	dx_ocr_rate(&was);
	return one->mean_conf > was.mean_conf;
}

bool dx_ocr_read_boxed(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		       struct dx_err *err)
{
	struct boxes boxes = {.n = 0};

	if (p->text_px == 0)
		return true;
	find_boxes(p, r, &boxes);
	for (size_t i = 0; i < boxes.n; i++) {
		struct reading one = {0};

		if (!read_box(o, a, p, &boxes.v[i], &one, err))
			return false;
		if (is_surer(a, r, &boxes.v[i], &one))
			dx_ocr_put(a, r, &boxes.v[i], &one);
	}
	if (boxes.n > 0)
		dx_ocr_rate(r);
	return true;
}
