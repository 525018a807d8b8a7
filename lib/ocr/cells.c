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
static const char code_only[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char hex_only[] = "0123456789abcdef";

/* What is read in one way. */
enum scope { ALL, FIGURES };

/*
 * The ways. On the page a cell keeps the page's threshold and its neighbours' white; cut out and enlarged it
 * gets its own: they fail differently. What is blurred first loses noise and fine strokes both.
 */
struct way {
	const char *how;
	TessPageSegMode psm;
	bool on_page;
	bool any_letter; /* no list of allowed characters */
	struct dx_cell_cut cut;
	enum scope scope;
	bool lit; /* in the other light */
};

static const struct way page_ways[] = {
	{"line", PSM_SINGLE_LINE, true, false, {1, 0, 0}, ALL, false},
	{"larger", PSM_SINGLE_LINE, false, false, {1.33, BORDER_PX, 0}, ALL, false},
	{"twice", PSM_SINGLE_LINE, false, false, {2, BORDER_PX, 0}, ALL, false},
	{"word", PSM_SINGLE_WORD, true, false, {1, 0, 0}, ALL, false},
	{"smooth", PSM_SINGLE_LINE, false, false, {1.5, BORDER_PX, 1}, ALL, false},
	{"letters", PSM_SINGLE_LINE, true, true, {1, 0, 0}, ALL, false},
};

/*
 * Of a receipt those that have the least in common come first, because it is read no further when they agree.
 * Figures are read in the other light too, of which faint strokes differ. For a text, "line" and "letters" would be
 * one reading.
 */
static const struct way receipt_ways[] = {
	{"line", PSM_SINGLE_LINE, true, false, {1, 0, 0}, ALL, false},
	{"larger", PSM_SINGLE_LINE, false, false, {1.33, BORDER_PX, 0}, ALL, false},
	{"light", PSM_SINGLE_LINE, false, false, {1.33, BORDER_PX, 0}, FIGURES, true},
	{"smooth", PSM_SINGLE_LINE, false, false, {1.5, BORDER_PX, 1}, ALL, false},
	{"twice", PSM_SINGLE_LINE, false, false, {2, BORDER_PX, 0}, ALL, false},
	{"light_twice", PSM_SINGLE_LINE, false, false, {2, BORDER_PX, 0}, FIGURES, true},
	{"word", PSM_SINGLE_WORD, true, false, {1, 0, 0}, ALL, false},
	{"light_smooth", PSM_SINGLE_LINE, false, false, {1.5, BORDER_PX, 1}, FIGURES, true},
	{"letters", PSM_SINGLE_LINE, true, true, {1, 0, 0}, FIGURES, false},
};
/* So many readings settle a cell when all agree. */
#define READINGS_CLEAR 3
/* In amounts and dates, between the digits. */
#define FIGURE_MARKS ".,/-"

struct cells {
	struct dx_ocr *ocr;
	struct dx_arena *arena;
	const struct dx_prep *prep;
	const struct dx_prep *lit; /* the same in the other light; NULL: not looked at */
	int dpi;
	const struct dx_want *wants;
	const struct dx_cell_box *boxes; /* in the prepared picture; x1 0: not on it */
	const struct dx_cell_box *own;   /* the same without the ink that touches them */
	bool *settled;                   /* cells that need no further reading */
	struct dx_rereads *r;
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

static bool is_figure(enum dx_cell_kind kind)
{
	return kind == DX_CELL_AMOUNT || kind == DX_CELL_DATE;
}

static const char *allowed(const struct way *w, enum dx_cell_kind kind)
{
	if (w->any_letter)
		return "";
	switch (kind) {
	case DX_CELL_AMOUNT:
		return digits_only;
	case DX_CELL_DATE: /* months may have names */
		return w->on_page ? date_only : "";
	case DX_CELL_CODE:
		return code_only;
	case DX_CELL_HEX:
		return hex_only;
	case DX_CELL_TEXT:
		break;
	}
	return "";
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
	struct Pix *part = dx_prep_cell_cut(w->lit ? c->lit : c->prep, b, &w->cut);
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

static bool is_wanted(const struct cells *c, const struct way *w, size_t i)
{
	return c->boxes[i].x1 != 0 && !c->settled[i] && (!w->lit || c->lit) &&
	       (w->scope == ALL || is_figure(c->wants[i].kind));
}

/* All readings of one way, so that the page's picture is handed over once. */
static bool read_way(struct cells *c, const struct way *w, struct dx_err *err)
{
	bool is_set = false;
	bool ok = true;

	for (size_t i = 0; ok && i < c->r->n; i++) {
		if (!is_wanted(c, w, i))
			continue;
		if (w->on_page && !is_set)
			TessBaseAPISetImage2(dx_ocr_api(c->ocr), c->prep->grey);
		is_set = w->on_page;
		ok = w->on_page ? read_on_page(c, w, &c->boxes[i], c->wants[i].kind, &c->r->v[i], err)
				: read_cut(c, w, &c->boxes[i], c->wants[i].kind, w->how, &c->r->v[i], err);
	}
	if (is_set)
		TessBaseAPIClear(dx_ocr_api(c->ocr));
	return ok;
}

static bool read_ways(struct cells *c, const struct way *ways, size_t n, struct dx_err *err)
{
	for (size_t i = 0; i < n; i++)
		if (!read_way(c, &ways[i], err))
			return false;
	return true;
}

/* An amount behind a sign that no model knows: the sign is cut off, so that it cannot become a digit. */
static bool read_masked(struct cells *c, struct dx_err *err)
{
	for (size_t i = 0; i < c->r->n; i++) {
		enum dx_cell_kind kind = c->wants[i].kind;
		struct dx_cell_box b = c->boxes[i];
		int32_t from = b.x1 && kind == DX_CELL_AMOUNT ? dx_prep_cell_after_rupee(c->prep, &b) : 0;

		b.x0 = from;
		if (from > 0 && b.x1 - b.x0 > 2 && !read_cut(c, &page_ways[1], &b, kind, "masked", &c->r->v[i], err))
			return false;
	}
	return true;
}

/* ---- cells of receipts ---- */

/* What of a reading counts: of figures nothing but digits and the marks between them. */
static const char *essence(struct cells *c, const char *text, enum dx_cell_kind kind)
{
	char *out;
	size_t n = 0;

	if (!is_figure(kind))
		return text;
	out = dx_strdup(c->arena, text);
	for (const char *p = text; *p; p++)
		if ((*p >= '0' && *p <= '9') || (n > 0 && strchr(FIGURE_MARKS, *p)))
			out[n++] = *p;
	while (n > 0 && strchr(FIGURE_MARKS, out[n - 1]))
		n--;
	out[n] = '\0';
	return out;
}

/*
 * Do the first readings of CELL, which have the least in common, say one thing? A figure without any mark may have
 * lost it each time.
 */
static bool is_settled(struct cells *c, const struct dx_reread *cell, enum dx_cell_kind kind)
{
	const char *text = cell->n >= READINGS_CLEAR ? essence(c, cell->readings[0].text, kind) : NULL;

	if (!text || (is_figure(kind) && !strpbrk(text, FIGURE_MARKS)))
		return false;
	for (size_t i = 1; i < cell->n; i++)
		if (strcmp(essence(c, cell->readings[i].text, kind), text) != 0)
			return false;
	return true;
}

/* A date of a receipt by the strokes of its fives, where that is another one: no way of reading it tells 5 from 8. */
static void read_fives(struct cells *c)
{
	for (size_t i = 0; i < c->r->n; i++) {
		struct dx_reread *cell = &c->r->v[i];
		bool found = c->boxes[i].x1 == 0 || c->wants[i].kind != DX_CELL_DATE;

		for (size_t k = 0; k < cell->n && !found && cell->n < DX_CELL_READINGS_MAX; k++) {
			const struct dx_cell_reading *r = &cell->readings[k];
			char *text = dx_strdup(c->arena, r->text);

			found = strspn(text, date_only) == strlen(text) &&
				dx_prep_cell_fives(c->prep, &c->own[i], text);
			if (found)
				cell->readings[cell->n++] = (struct dx_cell_reading){text, r->conf, "strokes"};
		}
	}
}

static bool wants_figures(const struct cells *c)
{
	for (size_t i = 0; i < c->r->n; i++)
		if (c->boxes[i].x1 != 0 && is_figure(c->wants[i].kind))
			return true;
	return false;
}

/* Way by way, until the readings of each cell settle what it says. */
static bool read_receipt(struct cells *c, struct dx_err *err)
{
	for (size_t k = 0; k < DX_LEN(receipt_ways); k++) {
		if (!read_way(c, &receipt_ways[k], err))
			return false;
		for (size_t i = 0; i < c->r->n; i++)
			c->settled[i] = is_settled(c, &c->r->v[i], c->wants[i].kind);
	}
	read_fives(c);
	return true;
}

/* Pictures of one size show the same places; both were turned by the same angle. */
static bool same_places(const struct dx_prep *p, const struct dx_prep *q)
{
	return dx_pix_width(p->grey) == dx_pix_width(q->grey) && dx_pix_height(p->grey) == dx_pix_height(q->grey) &&
	       p->rotated == q->rotated && p->skew_millideg == q->skew_millideg;
}

/* Figures of a receipt are also read in a picture whose light was evened out in the other way. */
static bool read_in_both_lights(struct cells *c, const struct Pix *pix, int rotation, struct dx_err *err)
{
	const struct dx_prep_how how = {
		.other_light = true, .skew_known = true, .skew_millideg = c->prep->skew_millideg};
	struct dx_prep other;
	bool ok;

	if (!wants_figures(c))
		return read_receipt(c, err);
	if (!dx_ocr_prepare(c->arena, pix, rotation, &how, &other, err))
		return false;
	c->lit = same_places(c->prep, &other) ? &other : NULL;
	ok = read_receipt(c, err);
	c->lit = NULL;
	dx_prep_free(&other);
	return ok;
}

/* ---- all ---- */

/* Prepared as it was for the first reading: with the light evened out when only that gives the same angle. */
static bool prepare_again(struct dx_arena *a, const struct Pix *pix, int rotation, int skew_millideg,
			  struct dx_prep *p_r, struct dx_err *err)
{
	const struct dx_prep_how plain = {.skew_known = true, .skew_millideg = skew_millideg};
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

static bool read_all(struct cells *c, const struct Pix *pix, int rotation, struct dx_err *err)
{
	bool ok = c->prep->narrow ? read_in_both_lights(c, pix, rotation, err)
				  : read_ways(c, page_ways, DX_LEN(page_ways), err);

	ok = ok && read_masked(c, err);
	TessBaseAPISetVariable(dx_ocr_api(c->ocr), "tessedit_char_whitelist", "");
	return ok;
}

/* Amounts and dates by the page's own digits: that knows nothing of what the recogniser learnt, and so fails where it
 * does not.
 */
static void read_alike(struct cells *c, const struct scale *s, const struct dx_cells_asked *asked)
{
	const struct reading page = {.words = (struct dx_word *)(uintptr_t)asked->words, .n = asked->n_words};
	const struct dx_shapes *shapes = NULL;
	bool learnt = false;

	for (size_t i = 0; i < c->r->n; i++) {
		struct dx_reread *cell = &c->r->v[i];
		const char *text[DX_OCR_SHAPES_READINGS];
		uint8_t conf;
		size_t n;

		if (c->boxes[i].x1 == 0 || !is_figure(c->wants[i].kind) || c->prep->narrow ||
		    cell->n == DX_CELL_READINGS_MAX)
			continue;
		if (!learnt)
			shapes = dx_ocr_learn_shapes(c->arena, c->prep, s, asked->words, asked->n_words);
		learnt = true;
		n = shapes ? dx_ocr_read_shapes(c->arena, shapes, c->prep, &c->boxes[i], &page,
						c->wants[i].kind == DX_CELL_DATE, text, &conf)
			   : 0;
		for (size_t k = 0; k < n && cell->n < DX_CELL_READINGS_MAX; k++)
			cell->readings[cell->n++] = (struct dx_cell_reading){text[k], conf, "alike"};
	}
}

/*
 * B, which holds a cell of KIND, with the ink that touches it, in pixels; x1 0: not on the page. The side of an amount
 * is no part of the figure, and would be read as digits.
 */
static struct dx_cell_box place(const struct scale *s, const struct dx_prep *prep, const struct dx_cells_asked *asked,
				enum dx_cell_kind kind, struct dx_cell_box b)
{
	const int32_t side = kind == DX_CELL_AMOUNT ? dx_ocr_side_behind(asked->words, asked->n_words, &b) : INT32_MAX;
	struct dx_cell_box upto = {b.x0, b.y0, side < INT32_MAX ? side : b.x1, b.y1};

	b.x1 = upto.x1 < b.x1 ? upto.x1 : b.x1;
	dx_ocr_to_pixels(s, &upto.x0, &upto.y0, &upto.x1, &upto.y1);
	dx_ocr_to_pixels(s, &b.x0, &b.y0, &b.x1, &b.y1);
	if (!dx_prep_cell_grow(prep, &b))
		return (struct dx_cell_box){0};
	if (side < INT32_MAX && b.x1 >= upto.x1)
		b.x1 = upto.x1 - 1;
	return b;
}

bool dx_ocr_cells_kept(struct dx_ocr *o, struct dx_arena *a, const struct dx_kept *k, const struct dx_ocr_paper *paper,
		       int rotation, const struct dx_cells_asked *asked, struct dx_rereads *r_r, struct dx_err *err)
{
	const struct dx_want *wants = asked->wants;
	size_t n = asked->n;
	struct dx_rereads r = {.page = n > 0 ? wants[0].page : 0, .n = n};
	struct dx_cell_box *boxes = dx_alloc_array(a, n, sizeof(*boxes));
	struct dx_cell_box *own = dx_alloc_array(a, n, sizeof(*own));
	const struct dx_prep *prep = &k->prep;
	struct dx_page page;
	struct cells c;
	struct scale s;

	dx_ocr_size_page(prep, rotation, k->width, k->height, paper, &page);
	s = dx_ocr_scale(prep, page.width, page.height);
	r.v = dx_alloc_array(a, n, sizeof(*r.v));
	for (size_t i = 0; i < n; i++) {
		struct dx_cell_box b = {wants[i].x0, wants[i].y0, wants[i].x1, wants[i].y1};

		r.v[i] = (struct dx_reread){b.x0, b.y0, b.x1, b.y1, NULL, 0};
		r.v[i].readings = dx_alloc_array(a, DX_CELL_READINGS_MAX, sizeof(*r.v[i].readings));
		boxes[i] = place(&s, prep, asked, wants[i].kind, b);
		own[i] = b;
		dx_ocr_to_pixels(&s, &own[i].x0, &own[i].y0, &own[i].x1, &own[i].y1);
	}
	c = (struct cells){.ocr = o,
			   .arena = a,
			   .prep = prep,
			   .dpi = dx_ocr_dpi(prep),
			   .wants = wants,
			   .boxes = boxes,
			   .own = own,
			   .settled = dx_alloc_array(a, n, sizeof(*c.settled)),
			   .r = &r};
	if (!read_all(&c, k->pix, rotation, err))
		return false;
	read_alike(&c, &s, asked);
	*r_r = r;
	return true;
}

bool dx_ocr_cells(struct dx_ocr *o, struct dx_arena *a, const struct Pix *pix, const struct dx_ocr_paper *paper,
		  int rotation, int skew_millideg, const struct dx_cells_asked *asked, struct dx_rereads *r_r,
		  struct dx_err *err)
{
	struct dx_kept k = {
		.pix = (struct Pix *)(uintptr_t)pix, .width = dx_pix_width(pix), .height = dx_pix_height(pix)};
	bool ok;

	if (!prepare_again(a, pix, rotation, skew_millideg, &k.prep, err))
		return false;
	ok = dx_ocr_cells_kept(o, a, &k, paper, rotation, asked, r_r, err);
	dx_prep_free(&k.prep);
	return ok;
}
