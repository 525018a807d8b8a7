/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * The rupee sign before an amount. The models do not know it: they make it a 2,
 * 3, 7 or 8 in one of seven amounts, and Indian grouping catches only part of
 * them. It is found by its shape and cut off, and the rest is read again: that
 * tells whether the first reading made it a letter, or left it out.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "dx/img/cell.h"
#include "ocr_int.h"

#define RUPEE    "\xe2\x82\xb9"
#define RUPEE_CP 0x20b9
/* A page has so many of them at most; each costs as much as a word. */
#define SIGNS_MAX 400
/* So many that were read as a digit are compared with the page's own. */
#define DIGITS_MAX 32
/* Of what stands behind the sign, in pixels; less is a speck. */
#define REST_MIN_PX 4
/* A minus before it ends within so many heights of a capital. */
#define MINUS_HEIGHTS 2
/* Signs that others are compared with, and how many there must be: one alone may be a mistake. */
#define SEEN_MAX   4
#define SEEN_LEAST 2
/* So many that look alike are no accident; no more are compared. */
#define ALIKE_LEAST 3
#define ALIKE_MAX   24
/* … where some were read as marks of other currencies. */
#define MIXED_LEAST 5

static const struct dx_cell_cut cuts[] = {{1.33, 10, 0}, {2, 10, 0}, {1.5, 10, 1}};
/* Two letters as sure as this are a word. */
#define WORD_CONF 85
/* Readings that differ cannot all be right. */
#define DOUBTFUL_CONF 30

static size_t count_digits(const char *text)
{
	size_t n = 0;

	for (const char *p = text; *p; p++)
		n += *p >= '0' && *p <= '9';
	return n;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* An amount, whole or with its first letter misread; or one character that may be the sign alone ("of" is not). */
static bool may_begin_with_sign(const struct dx_word *w)
{
	const char *text = w->text;
	size_t n = strlen(text);

	if (n == 2 && is_letter(text[0]) && is_letter(text[1]) && w->conf >= WORD_CONF)
		return false;
	return n <= 2 || (count_digits(text) * 2 >= n && text[strcspn(text, ".,")] != '\0');
}

/* Digits with two behind a mark: what a page reading of an amount looks like when nothing went wrong. */
static bool is_sound(const char *text)
{
	size_t n = strlen(text);

	return n >= 4 && text[strspn(text, "0123456789.,")] == '\0' && (text[n - 3] == '.' || text[n - 3] == ',') &&
	       text[n - 1] >= '0' && text[n - 2] >= '0' && text[0] >= '0';
}

/* Digits grouped by threes, or by twos before the last three, with any tenths: a whole amount, or one whose last nought
 * is not printed. */
static bool is_grouped(const char *text)
{
	const size_t whole = strcspn(text, ".");
	const char *tail = text + whole;
	size_t last = 0; /* digits since the last comma */
	size_t groups = 0;

	for (size_t i = 0; i < whole; i++) {
		if (text[i] != ',' && (text[i] < '0' || text[i] > '9'))
			return false;
		if (text[i] == ',' && (last == 0 || last > 3 || (groups > 0 && last < 2)))
			return false;
		groups += text[i] == ',';
		last = text[i] == ',' ? 0 : last + 1;
	}
	if (whole == 0 || (groups > 0 ? last != 3 : last > 3 || *tail == '\0'))
		return false;
	return *tail == '\0' || (strspn(tail + 1, "0123456789") == 1 && tail[2] == '\0');
}

static const char *without_first(const char *text)
{
	size_t pos = 0;
	uint32_t cp;

	return dx_utf8_next(dx_str(text), &pos, &cp) ? text + pos : text;
}

/* What stands in B, as digits; NULL: none. */
static const char *read_rest(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_cell_box *b,
			     const struct dx_cell_cut *cut, int *conf_r)
{
	TessBaseAPI *api = dx_ocr_api(o);
	struct Pix *part = dx_prep_cell_cut(p, b, cut);
	char *raw = NULL;
	char *text = NULL;
	size_t n = 0;

	if (!part)
		return NULL;
	TessBaseAPISetPageSegMode(api, PSM_SINGLE_LINE);
	TessBaseAPISetVariable(api, "tessedit_char_whitelist", "0123456789.,-");
	TessBaseAPISetImage2(api, part);
	TessBaseAPISetSourceResolution(api, (int)(dx_ocr_dpi(p) * cut->scale));
	if (TessBaseAPIRecognize(api, NULL) == 0)
		raw = TessBaseAPIGetUTF8Text(api);
	*conf_r = TessBaseAPIMeanTextConf(api);
	TessBaseAPISetVariable(api, "tessedit_char_whitelist", "");
	TessBaseAPIClear(api);
	dx_pix_drop(&part);
	if (raw) {
		text = dx_strdup(a, raw);
		for (const char *c = raw; *c; c++)
			if (*c > ' ')
				text[n++] = *c;
		text[n] = '\0';
	}
	TessDeleteText(raw);
	return text && (is_sound(text) || is_grouped(text)) ? text : NULL;
}

/* What TEXT begins with, a letter apart, if it is what no rupees begin with, and a sound amount is behind it; 0. */
static uint32_t impossible_first(const char *text)
{
	size_t pos = 0;
	uint32_t cp;

	if (!dx_utf8_next(dx_str(text), &pos, &cp) || !is_sound(text + pos))
		return 0;
	return cp > 0x7f ? (cp != RUPEE_CP ? cp : 0) : strchr("%#&=@\\{}[]|<>;:!?^_$", (int)cp) ? cp : 0;
}

static bool is_currency(uint32_t cp)
{
	return cp == '$' || cp == 0x20ac || cp == 0xa3 || cp == 0xa5;
}

/*
 * The amount in W, whose sign ends where B begins: the first reading, with or without its first letter,
 * whichever a reading without the sign confirms; else that reading, with little confidence.
 */
static const char *settle(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct dx_word *w,
			  const struct dx_cell_box *b, int *conf_r)
{
	const char *stripped = without_first(w->text);
	const char *again = NULL;

	*conf_r = DOUBTFUL_CONF;
	for (size_t i = 0; i < DX_LEN(cuts); i++) {
		int conf = 0;
		const char *rest = read_rest(o, a, p, b, &cuts[i], &conf);

		if (rest && (strcmp(rest, stripped) == 0 || strcmp(rest, w->text) == 0)) {
			*conf_r = conf;
			return rest;
		}
		again = again ? again : rest;
	}
	/* what was no digit has cost the first reading none of them */
	return again && !impossible_first(w->text) ? again : stripped;
}

/* The digits of a page, learnt when the first of its signs may be one of them. */
struct digits {
	const struct dx_shapes *shapes;
	bool learnt;
	size_t n; /* words looked at */
};

/* The signs of a page: some of them, as boxes, and how many in all. */
struct signs {
	struct dx_cell_box seen[SEEN_MAX];
	size_t n_seen;
	size_t n;
	struct digits *digits;
};

/* Where what follows the sign at the left end of B begins, and the sign does; 0: there is no sign. */
static int32_t by_shape(const struct dx_prep *p, const struct dx_cell_box *b, struct signs *s, int32_t *begin_r)
{
	struct dx_cell_box sign;

	if (!dx_prep_cell_sign(p, b, &sign))
		return 0;
	if (s->n_seen < SEEN_MAX)
		s->seen[s->n_seen++] = sign;
	*begin_r = sign.x0;
	return sign.x1;
}

/* What amounts begin with that no amount of rupees begins with. */
struct firsts {
	struct dx_cell_box box[ALIKE_MAX];
	uint32_t read[ALIKE_MAX]; /* as what it was read */
	size_t n;
};

/*
 * Do enough look like number AT of F? Where more than a third was read as the mark of one currency, that may be what
 * they are, unless the page has signs of the rupee (RUPEES).
 */
static bool is_repeated(const struct dx_prep *p, const struct firsts *f, size_t at, bool rupees)
{
	uint32_t read[ALIKE_MAX];
	size_t alike = 0;
	size_t of_currency = 0;

	for (size_t k = 0; k < f->n; k++)
		if (dx_prep_cell_after_like(p, &f->box[k], &f->box[at]))
			read[alike++] = f->read[k];
	for (size_t k = 0; k < alike; k++) {
		size_t same = 0;

		for (size_t i = 0; i < alike; i++)
			same += read[i] == read[k] && is_currency(read[k]);
		of_currency = same > of_currency ? same : of_currency;
	}
	return alike >= ALIKE_LEAST &&
	       (rupees || of_currency == 0 || (alike >= MIXED_LEAST && of_currency * 3 <= alike));
}

/*
 * Bold and small print have no gap between the bars, so that nothing has the shape: then it is what several amounts
 * begin with that all look the same and were read as what no amount begins with.
 */
static void find_repeated(const struct dx_prep *p, const struct reading *r, bool rupees, struct signs *s)
{
	struct firsts f = {.n = 0};

	for (size_t i = 0; i < r->n && f.n < ALIKE_MAX; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};

		f.read[f.n] = impossible_first(w->text);
		if (!f.read[f.n] || !dx_prep_cell_grow(p, &b))
			continue;
		if (!dx_prep_cell_sign(p, &b, &f.box[f.n]) && f.box[f.n].x1 > 0)
			f.n++;
	}
	for (size_t i = 0; i < f.n && s->n_seen < SEEN_MAX; i++)
		if (is_repeated(p, &f, i, rupees))
			s->seen[s->n_seen++] = f.box[i];
}

/* In small print the bars run into each other, but a page that has one sign has more of the same face. */
static int32_t by_likeness(const struct dx_prep *p, const struct dx_cell_box *b, struct signs *s, int32_t *begin_r)
{
	for (size_t i = 0; i < s->n_seen; i++) {
		int32_t after = dx_prep_cell_after_like(p, b, &s->seen[i]);

		*begin_r = after - (s->seen[i].x1 - s->seen[i].x0);
		if (after != 0)
			return after;
	}
	return 0;
}

/* The digits of a page by its words that do not begin with what has the shape of the sign, or is like those: where each
 * amount does, "3" is what all of them were read as, and would be like itself. */
static const struct dx_shapes *learn(struct dx_arena *a, const struct dx_prep *p, const struct reading *r,
				     struct signs *s)
{
	struct dx_word *words = dx_alloc_array(a, r->n, sizeof(*words));
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
		struct dx_cell_box sign;
		int32_t begin;

		if (!may_begin_with_sign(w) || !dx_is_digit(w->text[0]) || !dx_prep_cell_grow(p, &b) ||
		    (!dx_prep_cell_sign(p, &b, &sign) && by_likeness(p, &b, s, &begin) == 0))
			words[n++] = *w;
	}
	return n * 2 > r->n ? dx_ocr_learn_shapes(a, p, NULL, words, n) : NULL;
}

/*
 * Noise closes a 5 of a bad scan to what has the shape of the sign, and all others of the page are like it. But they
 * are like the page's own 5 as well, which no sign is: where it says the same as the first reading, that is right.
 */
static bool is_own_digit(struct dx_arena *a, const struct dx_prep *p, const struct reading *r, const struct dx_word *w,
			 const struct dx_cell_box *b, struct signs *s)
{
	struct digits *d = s->digits;

	if (p->narrow || !dx_is_digit(w->text[0]) || d->n == DIGITS_MAX)
		return false;
	if (!d->learnt)
		d->shapes = learn(a, p, r, s);
	d->learnt = true;
	d->n++;
	return d->shapes && dx_ocr_shapes_say(a, d->shapes, p, b, w->text);
}

/* Is there a minus before the sign that begins at X and stands in word AT of R, and no other word in its place? */
static bool has_minus(const struct dx_prep *p, const struct reading *r, size_t at, int32_t x)
{
	const struct dx_word *w = &r->words[at];
	const struct dx_cell_box b = {x - p->text_px * MINUS_HEIGHTS, w->y0, x, w->y1};
	struct dx_cell_box minus;

	if (b.x0 < 0 || !dx_prep_cell_minus(p, &b, &minus))
		return false;
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *one = &r->words[i];

		if (i != at && one->x0 < minus.x1 && one->x1 > minus.x0 && one->y0 < minus.y1 && one->y1 > minus.y0)
			return false;
	}
	return true;
}

static void mask(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r, size_t at,
		 struct signs *s,
		 int32_t (*sign_end)(const struct dx_prep *, const struct dx_cell_box *, struct signs *, int32_t *))
{
	struct dx_word *w = &r->words[at];
	struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
	const struct signs before = *s;
	const char *minus;
	int32_t begin = 0;
	int32_t after;
	int conf;

	if (!dx_prep_cell_grow(p, &b))
		return;
	after = sign_end(p, &b, s, &begin);
	if (after != 0 && is_own_digit(a, p, r, w, &b, s)) {
		*s = before;
		return;
	}
	if (after == 0 || ++s->n > SIGNS_MAX)
		return;
	minus = has_minus(p, r, at, begin) ? "-" : "";
	if (strlen(w->text) <= 2) {
		w->text = dx_asprintf(a, "%s" RUPEE, minus);
		return;
	}
	b.x0 = after;
	if (b.x1 - b.x0 < REST_MIN_PX)
		return;
	w->text = dx_asprintf(a, "%s" RUPEE "%s", minus, settle(o, a, p, w, &b, &conf));
	/* the sign made the first reading unsure, and wrong where nothing confirms it */
	w->conf = (uint8_t)(conf < 0 ? 0 : conf > 100 ? 100 : conf);
}

/* Amounts that begin with what is like those of S. */
static void mask_alike(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		       struct signs *s)
{
	for (size_t i = 0; s->n_seen > 0 && i < r->n; i++)
		if (may_begin_with_sign(&r->words[i]) && !strstr(r->words[i].text, RUPEE))
			mask(o, a, p, r, i, s, by_likeness);
}

void dx_ocr_mask_rupees(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	struct digits digits = {0};
	struct signs s = {.digits = &digits};

	for (size_t i = 0; i < r->n; i++)
		if (may_begin_with_sign(&r->words[i]))
			mask(o, a, p, r, i, &s, by_shape);
	if (s.n_seen < SEEN_LEAST)
		find_repeated(p, r, false, &s);
	if (s.n_seen < SEEN_LEAST)
		s.n_seen = 0;
	mask_alike(o, a, p, r, &s);
	if (s.n_seen > 0) { /* sums in large print have the shape where amounts in small print have not */
		struct signs small = {.n = s.n, .digits = &digits};

		find_repeated(p, r, true, &small);
		mask_alike(o, a, p, r, &small);
	}
	if (s.n > 0)
		dx_ocr_rate(r);
}
