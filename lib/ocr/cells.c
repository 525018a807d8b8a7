/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "dx/ocr/cells.h"

#include <string.h>

#include "dx/base/utf8.h"
#include "dx/img/cell.h"
#include "ocr_int.h"

/* White around a cell that is cut out. */
#define BORDER_PX 10

static const char digits_only[] = "0123456789.,-";
static const char date_only[] = "0123456789/-.";

/*
 * The ways. On the page a cell keeps the page's threshold and its neighbours' white; cut out and enlarged it
 * gets its own: they fail differently. What is blurred first loses noise and fine strokes both.
 */
static const struct way {
	const char *how;
	TessPageSegMode psm;
	bool on_page;
	bool any_letter; /* no list of allowed characters */
	struct dx_cell_cut cut;
} ways[] = {
	{"line", PSM_SINGLE_LINE, true, false, {1, 0, 0}},
	{"larger", PSM_SINGLE_LINE, false, false, {1.33, BORDER_PX, 0}},
	{"twice", PSM_SINGLE_LINE, false, false, {2, BORDER_PX, 0}},
	{"word", PSM_SINGLE_WORD, true, false, {1, 0, 0}},
	{"smooth", PSM_SINGLE_LINE, false, false, {1.5, BORDER_PX, 1}},
	{"letters", PSM_SINGLE_LINE, true, true, {1, 0, 0}},
};

struct cells {
	struct dx_ocr *ocr;
	struct dx_arena *arena;
	const struct dx_prep *prep;
	int dpi;
};

/* Words with single blanks between them; NULL when there is none. */
static const char *clean(struct dx_arena *a, const char *raw)
{
	struct dx_str s = dx_str(raw);
	char *out = dx_alloc(a, s.n * 3 + 1); /* a malformed byte becomes three */
	size_t n = 0;
	size_t pos = 0;
	bool gap = false;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp)) {
		if (dx_word_breaks(cp)) {
			gap = n > 0;
			continue;
		}
		if (gap)
			out[n++] = ' ';
		gap = false;
		n += dx_utf8_encode(cp, out + n);
	}
	out[n] = '\0';
	return n > 0 && n < 256 ? out : NULL;
}

static const char *allowed(const struct way *w, enum dx_cell_kind kind)
{
	if (w->any_letter || kind == DX_CELL_TEXT)
		return "";
	if (kind == DX_CELL_DATE) /* months may have names */
		return w->on_page ? date_only : "";
	return digits_only;
}

/* What is set in the recogniser is read into one more reading of CELL; nothing legible adds none. */
static bool recognise(struct cells *c, const struct way *w, enum dx_cell_kind kind, const char *how,
		      struct dx_reread *cell, struct dx_err *err)
{
	TessBaseAPI *api = dx_ocr_api(c->ocr);
	char *raw;
	const char *text;
	int conf;

	TessBaseAPISetPageSegMode(api, w->psm);
	TessBaseAPISetVariable(api, "tessedit_char_whitelist", allowed(w, kind));
	TessBaseAPISetSourceResolution(api, (int)(c->dpi * w->cut.scale + 0.5));
	if (TessBaseAPIRecognize(api, NULL) != 0)
		return dx_fail(err, DX_E_internal_error, "the recogniser failed");
	raw = TessBaseAPIGetUTF8Text(api);
	text = raw ? clean(c->arena, raw) : NULL;
	TessDeleteText(raw);
	conf = TessBaseAPIMeanTextConf(api);
	if (text && cell->n < DX_CELL_READINGS_MAX)
		cell->readings[cell->n++] = (struct dx_cell_reading){text,
								     (uint8_t)(conf < 0     ? 0
									       : conf > 100 ? 100
											    : conf),
								     how};
	return true;
}

static bool read_cut(struct cells *c, const struct way *w, const struct dx_cell_box *b, enum dx_cell_kind kind,
		     const char *how, struct dx_reread *cell, struct dx_err *err)
{
	struct Pix *part = dx_prep_cell_cut(c->prep, b, &w->cut);
	bool ok;

	if (!part)
		return dx_fail(err, DX_E_image_too_large, "no memory for a part of the page");
	TessBaseAPISetImage2(dx_ocr_api(c->ocr), part);
	ok = recognise(c, w, kind, how, cell, err);
	TessBaseAPIClear(dx_ocr_api(c->ocr));
	dx_pix_drop(&part);
	return ok;
}

/* The page's picture is set already. */
static bool read_on_page(struct cells *c, const struct way *w, const struct dx_cell_box *b, enum dx_cell_kind kind,
			 struct dx_reread *cell, struct dx_err *err)
{
	int32_t width = b->x1 - b->x0;

	/* a rectangle as wide as the picture makes the recogniser read other rows than these */
	if (width >= dx_pix_width(c->prep->grey))
		width = dx_pix_width(c->prep->grey) - 1;
	TessBaseAPISetRectangle(dx_ocr_api(c->ocr), b->x0, b->y0, width, b->y1 - b->y0);
	return recognise(c, w, kind, w->how, cell, err);
}

/* All readings of one way, so that the page's picture is handed over once. */
static bool read_way(struct cells *c, const struct way *w, const struct dx_want *wants, const struct dx_cell_box *boxes,
		     struct dx_rereads *r, struct dx_err *err)
{
	bool ok = true;

	if (w->on_page)
		TessBaseAPISetImage2(dx_ocr_api(c->ocr), c->prep->grey);
	for (size_t i = 0; ok && i < r->n; i++) {
		if (boxes[i].x1 == 0)
			continue;
		ok = w->on_page ? read_on_page(c, w, &boxes[i], wants[i].kind, &r->v[i], err)
				: read_cut(c, w, &boxes[i], wants[i].kind, w->how, &r->v[i], err);
	}
	if (w->on_page)
		TessBaseAPIClear(dx_ocr_api(c->ocr));
	return ok;
}

/* An amount behind a sign that no model knows: the sign is cut off, so that it cannot become a digit. */
static bool read_masked(struct cells *c, const struct dx_want *wants, const struct dx_cell_box *boxes,
			struct dx_rereads *r, struct dx_err *err)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_cell_box b = boxes[i];
		int32_t from = b.x1 && wants[i].kind == DX_CELL_AMOUNT ? dx_prep_cell_after_rupee(c->prep, &b) : 0;

		b.x0 = from;
		if (from > 0 && b.x1 - b.x0 > 2 && !read_cut(c, &ways[1], &b, wants[i].kind, "masked", &r->v[i], err))
			return false;
	}
	return true;
}

/* Prepared as it was for the first reading: with the light evened out when only that gives the same angle. */
static bool prepare_again(struct dx_arena *a, const struct Pix *pix, int rotation, int skew_millideg,
			  struct dx_prep *p_r, struct dx_err *err)
{
	static const struct dx_prep_how plain = {0};
	static const struct dx_prep_how even = {.always_normalise = true};
	struct dx_prep other;

	if (!dx_ocr_prepare(a, pix, rotation, &plain, p_r, err))
		return false;
	if (p_r->skew_millideg == skew_millideg || !dx_ocr_prepare(a, pix, rotation, &even, &other, err))
		return true;
	if (other.skew_millideg == skew_millideg) {
		struct dx_prep worse = *p_r;

		*p_r = other;
		other = worse;
	}
	dx_prep_free(&other);
	return true;
}

static bool read_all(struct cells *c, const struct dx_want *wants, const struct dx_cell_box *boxes,
		     struct dx_rereads *r, struct dx_err *err)
{
	bool ok = true;

	for (size_t i = 0; ok && i < DX_LEN(ways); i++)
		ok = read_way(c, &ways[i], wants, boxes, r, err);
	ok = ok && read_masked(c, wants, boxes, r, err);
	TessBaseAPISetVariable(dx_ocr_api(c->ocr), "tessedit_char_whitelist", "");
	return ok;
}

/* Pictures whose angles differ by so little show the same places. */
#define SAME_MILLIDEG 100

static bool same_places(const struct dx_prep *p, const struct dx_prep *q)
{
	int apart = p->skew_millideg - q->skew_millideg;

	return dx_pix_width(p->grey) == dx_pix_width(q->grey) && p->rotated == q->rotated && apart <= SAME_MILLIDEG &&
	       apart >= -SAME_MILLIDEG;
}

/* Figures of a receipt in a picture whose light was evened out in the other way, of which faint strokes differ. */
static bool read_other_light(struct cells *c, const struct Pix *pix, int rotation, const struct dx_want *wants,
			     const struct dx_cell_box *boxes, struct dx_rereads *r, struct dx_err *err)
{
	static const struct dx_prep_how how = {.other_light = true};
	static const struct way lit[] = {{"light", PSM_SINGLE_LINE, false, false, {1.33, BORDER_PX, 0}},
					 {"light_twice", PSM_SINGLE_LINE, false, false, {2, BORDER_PX, 0}},
					 {"light_smooth", PSM_SINGLE_LINE, false, false, {1.5, BORDER_PX, 1}}};
	const struct dx_prep *first = c->prep;
	struct dx_prep other;
	bool ok = true;

	if (!dx_ocr_prepare(c->arena, pix, rotation, &how, &other, err))
		return false;
	c->prep = &other;
	for (size_t i = 0; ok && same_places(first, &other) && i < r->n; i++)
		for (size_t k = 0; ok && boxes[i].x1 != 0 && wants[i].kind != DX_CELL_TEXT && k < DX_LEN(lit); k++)
			ok = read_cut(c, &lit[k], &boxes[i], wants[i].kind, lit[k].how, &r->v[i], err);
	TessBaseAPISetVariable(dx_ocr_api(c->ocr), "tessedit_char_whitelist", "");
	c->prep = first;
	dx_prep_free(&other);
	return ok;
}

bool dx_ocr_cells(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		  int rotation, int skew_millideg, const struct dx_want *wants, size_t n, struct dx_rereads *r_r,
		  struct dx_err *err)
{
	struct dx_rereads r = {.page = n > 0 ? wants[0].page : 0, .n = n};
	struct dx_cell_box *boxes = dx_alloc_array(a, n, sizeof(*boxes));
	struct dx_prep prep;
	struct dx_page page;
	struct cells c;
	struct scale s;
	bool ok;

	if (!prepare_again(a, pix, rotation, skew_millideg, &prep, err))
		return false;
	dx_ocr_size_page(&prep, rotation, pix, paper, &page);
	s = dx_ocr_scale(&prep, page.width, page.height);
	r.v = dx_alloc_array(a, n, sizeof(*r.v));
	for (size_t i = 0; i < n; i++) {
		struct dx_cell_box b = {wants[i].x0, wants[i].y0, wants[i].x1, wants[i].y1};

		r.v[i] = (struct dx_reread){b.x0, b.y0, b.x1, b.y1, NULL, 0};
		r.v[i].readings = dx_alloc_array(a, DX_CELL_READINGS_MAX, sizeof(*r.v[i].readings));
		dx_ocr_to_pixels(&s, &b.x0, &b.y0, &b.x1, &b.y1);
		boxes[i] = dx_prep_cell_grow(&prep, &b) ? b : (struct dx_cell_box){0};
	}
	c = (struct cells){o, a, &prep, dx_ocr_dpi(&prep)};
	ok = read_all(&c, wants, boxes, &r, err) &&
	     (!prep.narrow || read_other_light(&c, pix, rotation, wants, boxes, &r, err));
	dx_prep_free(&prep);
	*r_r = r;
	return ok;
}
