/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The way of a page picture: upright, straight, read, read again where it went badly, to points. */
#include "dx/ocr/page.h"

#include <math.h>
#include <stdlib.h>

#include "dx/doc/layout.h"
#include "ocr_int.h"

/* Less ink than this is dust: a line of small print has some thousand black pixels. */
#define INK_MIN 60
/* Lines of text no wider than so many letter heights: a receipt. A page of A4 has 80 and more. */
#define NARROW 50
/* A reading below one of these is tried another way. */
#define POOR_CONF    60
#define POOR_OUTSIDE 0.5
/* A page read the right way up has at least this many of 100 words sure, and this mean confidence. */
#define UPRIGHT_SURE 30
#define UPRIGHT_CONF 55
/* Fewer words than this tell nothing about which way is up. */
#define UPRIGHT_WORDS 8
/* Rules nearer than this are one (thousandths of a point). */
#define RULE_TOL 2000

/* One way to hold the page. */
struct attempt {
	int turn;
	struct dx_prep prep;
	struct reading reading;
	bool done;
};

static TessPageSegMode first_mode(const struct dx_prep *p)
{
	return p->text_px > 0 && p->content_px < NARROW * p->text_px ? PSM_SINGLE_BLOCK : PSM_SINGLE_COLUMN;
}

static double outside(struct dx_arena *a, const struct dx_prep *p, const struct reading *r)
{
	int32_t(*boxes)[4] = dx_alloc_array(a, r->n, sizeof(*boxes));

	for (size_t i = 0; i < r->n; i++) {
		boxes[i][0] = r->words[i].x0;
		boxes[i][1] = r->words[i].y0;
		boxes[i][2] = r->words[i].x1;
		boxes[i][3] = r->words[i].y1;
	}
	return dx_prep_ink_outside(p, (const int32_t(*)[4])boxes, r->n);
}

/* ---- which way is up ---- */

static bool looks_upright(const struct reading *r)
{
	return r->n < UPRIGHT_WORDS || (r->n_sure * 100 >= r->n * UPRIGHT_SURE && r->mean_conf >= UPRIGHT_CONF);
}

static bool try_turn(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, int turn, struct attempt *t_r,
		     struct dx_err *err)
{
	static const struct dx_prep_how how = {0};
	struct Pix *copy = NULL;
	struct attempt t = {.turn = turn, .done = true};

	if (turn != 0) {
		copy = dx_pix_turned(pix, turn);
		if (!copy)
			return dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
	}
	if (!dx_prep_page(a, copy ? copy : pix, &how, &t.prep, err)) {
		dx_pix_drop(&copy);
		return false;
	}
	dx_pix_drop(&copy);
	if (dx_prep_ink(&t.prep) >= INK_MIN && !dx_ocr_read(o, a, &t.prep, first_mode(&t.prep), &t.reading, err)) {
		dx_prep_free(&t.prep);
		return false;
	}
	*t_r = t;
	return true;
}

/*
 * Read the page the way its lines run; when that gives no sense, upside down, and then the other two ways.
 * The best reading wins, the first one in doubt.
 */
static bool read_upright(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *best_r,
			 struct dx_err *err)
{
	static const int level_first[4] = {0, 180, 90, 270};
	static const int sideways_first[4] = {90, 270, 0, 180};
	const int *turns = dx_prep_runs_sideways(pix) ? sideways_first : level_first;
	struct attempt best = {0};
	struct attempt t;

	for (int i = 0; i < 4; i++) {
		if (!try_turn(o, a, pix, turns[i], &t, err)) {
			dx_prep_free(&best.prep);
			return false;
		}
		if (!best.done || t.reading.n_sure > best.reading.n_sure) {
			dx_prep_free(&best.prep);
			best = t;
		} else {
			dx_prep_free(&t.prep);
		}
		if (looks_upright(&best.reading))
			break;
	}
	*best_r = best;
	return true;
}

/* ---- a second reading of a page that went badly ---- */

static bool is_poor(struct dx_arena *a, const struct attempt *t)
{
	return dx_prep_ink(&t->prep) >= INK_MIN &&
	       (t->reading.mean_conf < POOR_CONF || outside(a, &t->prep, &t->reading) > POOR_OUTSIDE);
}

/* Scattered text, light evened out. The two pictures differ in brightness only, so boxes can be compared. */
static bool read_again(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, struct attempt *t,
		       struct dx_err *err)
{
	static const struct dx_prep_how how = {.always_normalise = true};
	struct Pix *copy = t->turn ? dx_pix_turned(pix, t->turn) : NULL;
	struct reading second = {0};
	struct dx_prep prep = {0};
	bool ok;

	if (t->turn && !copy)
		return dx_fail(err, DX_E_image_too_large, "no memory for a page picture");
	ok = dx_prep_page(a, copy ? copy : pix, &how, &prep, err) &&
	     dx_ocr_read(o, a, &prep, PSM_SPARSE_TEXT, &second, err);
	if (ok && dx_pix_width(prep.grey) == dx_pix_width(t->prep.grey) &&
	    prep.skew_millideg == t->prep.skew_millideg) {
		if (second.n_sure > t->reading.n_sure) {
			dx_ocr_fuse(a, &second, &t->reading);
			t->reading = second;
		} else {
			dx_ocr_fuse(a, &t->reading, &second);
		}
	} else if (ok && second.n_sure > t->reading.n_sure) { /* prepared another way: one or the other */
		dx_prep_free(&t->prep);
		t->prep = prep;
		t->reading = second;
		prep = (struct dx_prep){0};
	}
	dx_prep_free(&prep);
	dx_pix_drop(&copy);
	return ok;
}

/* ---- pixels to points ---- */

struct scale {
	double x, y;         /* thousandths of a point for a pixel of the prepared picture */
	double cx, cy;       /* middle of that picture */
	double sine, cosine; /* of the turn that the pixels did not get */
};

static struct scale make_scale(const struct attempt *t, const struct dx_page *page)
{
	double angle = t->prep.rotated ? 0 : t->prep.skew_millideg * M_PI / 180000.0;
	double w = dx_pix_width(t->prep.grey);
	double h = dx_pix_height(t->prep.grey);

	return (struct scale){page->width / w, page->height / h, w / 2, h / 2, sin(angle), cos(angle)};
}

static int32_t round_i32(double v)
{
	return (int32_t)floor(v + 0.5);
}

/* Boxes keep their size and move with their middle: the letters in them stay level. */
static void to_points(const struct scale *s, int32_t *x0, int32_t *y0, int32_t *x1, int32_t *y1)
{
	double mx = (*x0 + *x1) / 2.0 - s->cx;
	double my = (*y0 + *y1) / 2.0 - s->cy;
	double half_w = (*x1 - *x0) / 2.0;
	double half_h = (*y1 - *y0) / 2.0;
	double x = s->cx + mx * s->cosine - my * s->sine;
	double y = s->cy + mx * s->sine + my * s->cosine;

	*x0 = round_i32((x - half_w) * s->x);
	*x1 = round_i32((x + half_w) * s->x);
	*y0 = round_i32((y - half_h) * s->y);
	*y1 = round_i32((y + half_h) * s->y);
}

static void size_page(const struct attempt *t, const struct Pix *pix, const struct dx_ocr_paper *paper,
		      struct dx_page *page)
{
	bool swapped = t->turn % 180 != 0;
	int dpi = paper->width > 0 ? paper->dpi : t->prep.est_dpi;
	int32_t w = paper->width > 0 ? paper->width : round_i32(dx_pix_width(pix) * 72000.0 / dpi);
	int32_t h = paper->width > 0 ? paper->height : round_i32(dx_pix_height(pix) * 72000.0 / dpi);

	page->width = swapped ? h : w;
	page->height = swapped ? w : h;
	page->dpi = round_i32(dpi * t->prep.scale);
}

static void fill_page(struct dx_arena *a, const struct attempt *t, struct dx_page *page)
{
	struct scale s = make_scale(t, page);

	page->words = t->reading.words;
	page->n_words = t->reading.n;
	for (size_t i = 0; i < page->n_words; i++)
		to_points(&s, &page->words[i].x0, &page->words[i].y0, &page->words[i].x1, &page->words[i].y1);
	dx_layout_order(a, page->words, page->n_words);
	page->rules = dx_alloc_array(a, t->prep.n_rules, sizeof(*page->rules));
	page->n_rules = t->prep.n_rules;
	for (size_t i = 0; i < page->n_rules; i++) {
		const struct dx_prep_rule *from = &t->prep.rules[i];
		struct dx_rule *to = &page->rules[i];

		*to = (struct dx_rule){from->x0, from->y0, from->x1, from->y1};
		to_points(&s, &to->x0, &to->y0, &to->x1, &to->y1);
	}
	page->n_rules = dx_layout_join_rules(page->rules, page->n_rules, RULE_TOL);
}

bool dx_ocr_page(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		 struct dx_page *page_r, struct dx_err *err)
{
	struct dx_page page = {.source = DX_SOURCE_OCR, .text_state = DX_TEXT_NONE};
	struct attempt t;

	if (!read_upright(o, a, pix, &t, err))
		return false;
	if (is_poor(a, &t) && !read_again(o, a, pix, &t, err)) {
		dx_prep_free(&t.prep);
		return false;
	}
	size_page(&t, pix, paper, &page);
	page.rotation = t.turn;
	page.skew_millideg = t.prep.skew_millideg;
	fill_page(a, &t, &page);
	dx_prep_free(&t.prep);
	*page_r = page;
	return true;
}
