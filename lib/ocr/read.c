/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* One pass of tesseract over a prepared picture. */
#include <string.h>

#include "dx/base/str.h"
#include "dx/base/utf8.h"
#include "ocr_int.h"

#define SURE_CONF 80
/* A word without any letter or digit that is as unsure as this is dirt. */
#define DIRT_CONF 50
/* Words cover each other when this part (1/N) of the smaller one is shared. */
#define COVERED_PART 5

static bool is_alnum(uint32_t cp)
{
	return (cp >= '0' && cp <= '9') || ((cp | 0x20) >= 'a' && (cp | 0x20) <= 'z') || cp >= 0xc0;
}

size_t dx_ocr_letters(const char *text)
{
	struct dx_str s = dx_str(text);
	size_t pos = 0;
	size_t n = 0;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp))
		n += is_alnum(cp);
	return n;
}

void dx_ocr_rate(struct reading *r)
{
	uint64_t sum = 0;
	uint64_t weight = 0;

	r->n_sure = 0;
	for (size_t i = 0; i < r->n; i++) {
		size_t n = dx_ocr_letters(r->words[i].text);

		r->n_sure += n >= 2 && r->words[i].conf >= SURE_CONF;
		sum += n * r->words[i].conf;
		weight += n;
	}
	r->mean_conf = weight ? (int)(sum / weight) : 0;
}

/* ---- words from the recogniser's iterator ---- */

struct collector {
	struct dx_arena *arena;
	struct reading *r;
	size_t cap;
	uint32_t line;
};

static void add_word(struct collector *c, struct dx_word w)
{
	struct reading *r = c->r;

	if (r->n == c->cap) {
		size_t cap = c->cap ? c->cap * 2 : 256;
		struct dx_word *more = dx_alloc_array(c->arena, cap, sizeof(*more));

		if (r->n > 0)
			memcpy(more, r->words, r->n * sizeof(*more));
		r->words = more;
		c->cap = cap;
	}
	r->words[r->n++] = w;
}

/* The text without what may not be in a word; NULL when nothing is left. */
static const char *clean(struct dx_arena *a, const char *text)
{
	struct dx_str s = dx_str(text);
	char *out = dx_alloc(a, s.n * 3 + 1); /* a malformed byte becomes three */
	size_t n = 0;
	size_t pos = 0;
	uint32_t cp;

	while (dx_utf8_next(s, &pos, &cp))
		if (!dx_word_breaks(cp))
			n += dx_utf8_encode(cp, out + n);
	return n > 0 ? out : NULL;
}

static void take_word(struct collector *c, const TessResultIterator *it, const TessPageIterator *place, bool first)
{
	char *raw = TessResultIteratorGetUTF8Text(it, RIL_WORD);
	float conf = TessResultIteratorConfidence(it, RIL_WORD);
	struct dx_word w = {.flags = first ? 0 : DX_WORD_SPACE, .line = c->line};
	int x0;
	int y0;
	int x1;
	int y1;

	w.text = raw ? clean(c->arena, raw) : NULL;
	TessDeleteText(raw);
	if (!w.text || !TessPageIteratorBoundingBox(place, RIL_WORD, &x0, &y0, &x1, &y1) || x1 <= x0 || y1 <= y0)
		return;
	w.conf = (uint8_t)(conf < 0 ? 0 : conf > 100 ? 100 : conf);
	if (dx_ocr_letters(w.text) == 0 && w.conf < DIRT_CONF)
		return;
	w.x0 = x0;
	w.y0 = y0;
	w.x1 = x1;
	w.y1 = y1;
	add_word(c, w);
}

static void collect(struct collector *c, TessResultIterator *it)
{
	const TessPageIterator *place = TessResultIteratorGetPageIteratorConst(it);

	do {
		bool first = TessPageIteratorIsAtBeginningOf(place, RIL_TEXTLINE);

		if (first)
			c->line++;
		take_word(c, it, place, first);
	} while (TessResultIteratorNext(it, RIL_WORD));
}

bool dx_ocr_read(struct dx_ocr *o, struct dx_arena *a, struct Pix *grey, int dpi, TessPageSegMode psm,
		 struct reading *r_r, struct dx_err *err)
{
	TessBaseAPI *api = dx_ocr_api(o);
	struct reading r = {0};
	struct collector c = {.arena = a, .r = &r};
	TessResultIterator *it;

	TessBaseAPISetPageSegMode(api, psm);
	/*
	 * Whether letters are equally wide matters to the older engine, which cut words by it; to find out takes up to
	 * a third of the search for lines. In a block that search puts boxes of words a little otherwise without it.
	 */
	TessBaseAPISetVariable(api, "textord_disable_pitch_test", psm == PSM_SINGLE_COLUMN ? "1" : "0");
	TessBaseAPISetImage2(api, grey);
	TessBaseAPISetSourceResolution(api, dpi);
	if (TessBaseAPIRecognize(api, NULL) != 0) {
		TessBaseAPIClear(api);
		return dx_fail(err, DX_E_internal_error, "the recogniser failed");
	}
	it = TessBaseAPIGetIterator(api);
	if (it) { /* none: nothing that looks like text */
		collect(&c, it);
		TessResultIteratorDelete(it);
	}
	TessBaseAPIClear(api);
	dx_ocr_rate(&r);
	*r_r = r;
	return true;
}

bool dx_ocr_read_first(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r_r,
		       struct dx_err *err)
{
	const TessPageSegMode psm = p->narrow ? PSM_SINGLE_BLOCK : PSM_SINGLE_COLUMN;
	int32_t top = 0;
	/* a receipt is read as one block, whose edges the white around it belongs to */
	struct Pix *part = p->narrow ? NULL : dx_prep_inked(p, &top);
	bool ok = dx_ocr_read(o, a, part ? part : p->grey, dx_ocr_dpi(p), psm, r_r, err);

	for (size_t i = 0; ok && i < r_r->n; i++) {
		r_r->words[i].y0 += top;
		r_r->words[i].y1 += top;
	}
	dx_pix_drop(&part);
	return ok;
}

bool dx_ocr_read_boxes(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *boxes,
		       size_t n, struct reading *r_r, struct dx_err *err)
{
	TessBaseAPI *api = dx_ocr_api(o);
	bool ok = true;

	TessBaseAPISetPageSegMode(api, PSM_SINGLE_LINE);
	TessBaseAPISetImage2(api, p->grey);
	TessBaseAPISetSourceResolution(api, dx_ocr_dpi(p));
	for (size_t i = 0; ok && i < n; i++) {
		const struct dx_cell_box *b = &boxes[i];
		int32_t width = b->x1 - b->x0;
		struct collector c = {.arena = a, .r = &r_r[i]};
		TessResultIterator *it;

		r_r[i] = (struct reading){0};
		/* a rectangle as wide as the picture makes the recogniser read other rows than these */
		if (width >= dx_pix_width(p->grey))
			width = dx_pix_width(p->grey) - 1;
		TessBaseAPISetRectangle(api, b->x0, b->y0, width, b->y1 - b->y0);
		ok = TessBaseAPIRecognize(api, NULL) == 0;
		it = ok ? TessBaseAPIGetIterator(api) : NULL;
		if (it) {
			collect(&c, it);
			TessResultIteratorDelete(it);
		}
	}
	TessBaseAPIClear(api);
	return ok || dx_fail(err, DX_E_internal_error, "the recogniser failed");
}

/* ---- two readings of one picture ---- */

bool dx_ocr_covers(const struct dx_word *a, const struct dx_word *b)
{
	int64_t w = (int64_t)(a->x1 < b->x1 ? a->x1 : b->x1) - (a->x0 > b->x0 ? a->x0 : b->x0);
	int64_t h = (int64_t)(a->y1 < b->y1 ? a->y1 : b->y1) - (a->y0 > b->y0 ? a->y0 : b->y0);
	int64_t area_a = (int64_t)(a->x1 - a->x0) * (a->y1 - a->y0);
	int64_t area_b = (int64_t)(b->x1 - b->x0) * (b->y1 - b->y0);

	return w > 0 && h > 0 && w * h * COVERED_PART >= (area_a < area_b ? area_a : area_b);
}

bool dx_ocr_holds(const struct dx_cell_box *b, const struct dx_word *w)
{
	int32_t x = w->x0 + (w->x1 - w->x0) / 2;
	int32_t y = w->y0 + (w->y1 - w->y0) / 2;

	return x > b->x0 && x < b->x1 && y > b->y0 && y < b->y1;
}

void dx_ocr_put(struct dx_arena *a, struct reading *r, const struct dx_cell_box *b, const struct reading *one)
{
	struct dx_word *words = dx_alloc_array(a, r->n + one->n, sizeof(*words));
	uint32_t line = 0;
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		line = r->words[i].line > line ? r->words[i].line : line;
		if (!dx_ocr_holds(b, &r->words[i]))
			words[n++] = r->words[i];
	}
	for (size_t i = 0; i < one->n; i++) {
		words[n] = one->words[i];
		words[n++].line += line + 1;
	}
	r->words = words;
	r->n = n;
}

void dx_ocr_fuse(struct dx_arena *a, struct reading *best, const struct reading *other)
{
	struct dx_word *words = dx_alloc_array(a, best->n + other->n, sizeof(*words));
	uint32_t lines = 0;
	size_t n = best->n;

	for (size_t i = 0; i < best->n; i++) {
		words[i] = best->words[i];
		lines = words[i].line > lines ? words[i].line : lines;
	}
	for (size_t i = 0; i < other->n; i++) {
		bool taken = other->words[i].conf < OCR_ADDED_CONF;

		for (size_t j = 0; !taken && j < best->n; j++)
			taken = dx_ocr_covers(&best->words[j], &other->words[i]);
		if (taken)
			continue;
		words[n] = other->words[i];
		words[n++].line += lines + 1;
	}
	best->words = words;
	best->n = n;
	dx_ocr_rate(best);
}
