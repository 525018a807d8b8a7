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

#define RUPEE "\xe2\x82\xb9"
/* A page has so many of them at most; each costs as much as a word. */
#define SIGNS_MAX 400
/* Of what stands behind the sign, in pixels; less is a speck. */
#define REST_MIN_PX 4

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
	return text && is_sound(text) ? text : NULL;
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
	return again ? again : stripped;
}

static void mask(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct dx_word *w, size_t *n_signs)
{
	struct dx_cell_box b = {w->x0, w->y0, w->x1, w->y1};
	int32_t after;
	int conf;

	if (!dx_prep_cell_grow(p, &b))
		return;
	after = dx_prep_cell_after_rupee(p, &b);
	if (after == 0 || ++*n_signs > SIGNS_MAX)
		return;
	if (strlen(w->text) <= 2) {
		w->text = RUPEE;
		return;
	}
	b.x0 = after;
	if (b.x1 - b.x0 < REST_MIN_PX)
		return;
	w->text = dx_asprintf(a, RUPEE "%s", settle(o, a, p, w, &b, &conf));
	/* the sign made the first reading unsure, and wrong where nothing confirms it */
	w->conf = (uint8_t)(conf < 0 ? 0 : conf > 100 ? 100 : conf);
}

void dx_ocr_mask_rupees(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	size_t n_signs = 0;

	for (size_t i = 0; i < r->n; i++)
		if (may_begin_with_sign(&r->words[i]))
			mask(o, a, p, &r->words[i], &n_signs);
	if (n_signs > 0)
		dx_ocr_rate(r);
}
