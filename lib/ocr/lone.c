/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Signs that stand alone beside an amount: a minus in front of it or right behind it, its side behind it
 * ("- 15,800.00", "0.36-", "12.434,95 H").
 * In the white of a wide column the recogniser's search for lines leaves them out, and a debit is a credit then. The
 * picture says where one stands; a minus is known by its shape, a letter is read together with its amount.
 */
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

/* A sign in front ends and one behind begins within so much of its amount, and fits in so much, percent of a capital.
 */
#define FRONT_PERCENT  120
#define BEHIND_PERCENT 180
#define LETTER_PERCENT 120
/* A minus behind is no further off than this, and nothing stands behind it for so many heights of a capital. */
#define CLOSE_PERCENT 50
#define WHITE_HEIGHTS 3
/* Letters of a page that are read. */
#define LETTERS_MAX 60
#define LETTER_CONF 25
#define SIDE_MAX    2
/* What is around the digits of an amount and the marks in it, bytes. */
#define AROUND_MAX 4
#define DIGITS_MIN 3
#define DECIMALS   2

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Three digits and more, two of them behind a mark at the very end, and not much else. */
static bool is_amount(const char *text)
{
	size_t n = strlen(text);
	size_t digits = 0;
	size_t others = 0;

	for (const char *p = text; *p; p++) {
		digits += is_digit(*p);
		others += !is_digit(*p) && !strchr(".,'", *p);
	}
	return digits >= DIGITS_MIN && others <= AROUND_MAX && is_digit(text[n - 1]) && is_digit(text[n - DECIMALS]) &&
	       (text[n - DECIMALS - 1] == '.' || text[n - DECIMALS - 1] == ',') && text[0] != '-' && text[0] != '(';
}

static bool covers(const struct dx_word *w, const struct dx_cell_box *b)
{
	return w->x0 < b->x1 && w->x1 > b->x0 && w->y0 < b->y1 && w->y1 > b->y0;
}

static bool is_free(const struct reading *r, const struct dx_cell_box *b)
{
	for (size_t i = 0; i < r->n; i++)
		if (covers(&r->words[i], b))
			return false;
	return true;
}

static bool ends_alnum(const char *text)
{
	char c = text[strlen(text) - 1];

	return is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}

/* Is the stroke in MINUS one of "=" W's two? The box of "=" is as low as they are, and higher than one; that of a minus
 * that was read as "=" has one stroke, or is as high as the line. */
static bool is_stroke_of(const struct dx_prep *p, const struct dx_word *w, const struct dx_cell_box *minus)
{
	const int32_t high = w->y1 - w->y0;

	return strcmp(w->text, "=") == 0 && high >= 2 * (minus->y1 - minus->y0) && high * 2 <= p->text_px;
}

/*
 * Was the minus read? A word of the column before it may reach over one that is not in its text, and an equals sign
 * has two strokes.
 */
static bool was_read(const struct dx_prep *p, const struct reading *r, const struct dx_cell_box *minus)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];

		if (covers(w, minus) && (strcmp(w->text, "=") != 0 || is_stroke_of(p, w, minus)) &&
		    !(w->x1 <= minus->x1 + 1 && ends_alnum(w->text)))
			return true;
	}
	return false;
}

static struct dx_word beside(const struct dx_word *amount, const struct dx_cell_box *b, const char *text, uint8_t conf)
{
	struct dx_word w = *amount;

	w.text = text;
	w.conf = conf;
	w.x0 = b->x0;
	w.x1 = b->x1;
	w.flags = DX_WORD_SPACE;
	return w;
}

/* The minus in front of amount W; false: there is none that no word stands for. */
static bool minus_before(const struct dx_prep *p, const struct reading *r, const struct dx_word *w,
			 struct dx_word *minus_r)
{
	const struct dx_cell_box b = {w->x0 - p->text_px * FRONT_PERCENT / 100, w->y0, w->x0 - 1, w->y1};
	struct dx_cell_box sign;

	if (b.x0 < 0 || !dx_prep_cell_minus(p, &b, &sign) || was_read(p, r, &sign))
		return false;
	*minus_r = beside(w, &sign, "-", w->conf);
	return true;
}

/* Is there a minus right behind amount W, and nothing more? Then it becomes a part of W. */
static void take_minus_behind(struct dx_arena *a, const struct dx_prep *p, const struct reading *r, struct dx_word *w)
{
	const struct dx_cell_box b = {w->x1 + 1, w->y0, w->x1 + p->text_px * WHITE_HEIGHTS, w->y1};
	struct dx_cell_box sign;

	if (b.x1 > dx_pix_width(p->grey) || !is_free(r, &b) || !dx_prep_cell_minus(p, &b, &sign) ||
	    (sign.x0 - w->x1) * 100 > p->text_px * CLOSE_PERCENT)
		return;
	w->text = dx_ocr_with_mark(a, w->text, '-');
	w->x1 = sign.x1;
}

/* Where a letter stands behind W, of which nothing was read. */
static bool letter_behind(const struct dx_prep *p, const struct reading *r, const struct dx_word *w,
			  struct dx_cell_box *letter_r)
{
	const struct dx_cell_box b = {w->x1 + 1, w->y0, w->x1 + p->text_px * (BEHIND_PERCENT + LETTER_PERCENT) / 100,
				      w->y1};

	return b.x1 <= dx_pix_width(p->grey) && is_free(r, &b) && dx_prep_cell_letter(p, &b, letter_r) &&
	       (letter_r->x0 - w->x1) * 100 <= p->text_px * BEHIND_PERCENT;
}

static const char *capital(struct dx_arena *a, const char *text)
{
	char *out = dx_strdup(a, text);

	if (out[0] >= 'a' && out[0] <= 'z' && out[1] == '\0')
		out[0] = (char)(out[0] - 'a' + 'A');
	return out;
}

/* The letter that stands in box LETTER, of words that were read from that and its amount. */
static const struct dx_word *find_letter(const struct reading *one, const struct dx_cell_box *letter)
{
	for (size_t i = 1; i < one->n; i++) {
		const struct dx_word *w = &one->words[i];

		if (strlen(w->text) <= SIDE_MAX && dx_ocr_letters(w->text) == strlen(w->text) &&
		    strcspn(w->text, "0123456789") == strlen(w->text) && w->conf >= LETTER_CONF && w->x0 < letter->x1 &&
		    w->x1 > letter->x0)
			return w;
	}
	return NULL;
}

bool dx_ocr_find_lone(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
		      struct dx_err *err)
{
	struct dx_word *words = dx_alloc_array(a, 2 * r->n + LETTERS_MAX, sizeof(*words));
	struct dx_cell_box letters[LETTERS_MAX];
	struct dx_cell_box boxes[LETTERS_MAX];
	size_t of[LETTERS_MAX];
	struct reading ones[LETTERS_MAX];
	size_t n_letters = 0;
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_word minus;

		if (p->text_px > 0 && is_amount(w->text)) {
			if (minus_before(p, r, w, &minus))
				words[n++] = minus;
			else
				take_minus_behind(a, p, r, &r->words[i]);
			if (n_letters < LETTERS_MAX && letter_behind(p, r, w, &letters[n_letters])) {
				boxes[n_letters] = (struct dx_cell_box){w->x0, w->y0, letters[n_letters].x1, w->y1};
				if (dx_prep_cell_grow(p, &boxes[n_letters]))
					of[n_letters++] = i;
			}
		}
		words[n++] = *w;
	}
	if (n_letters > 0 && !dx_ocr_read_boxes(o, a, p, boxes, n_letters, ones, err))
		return false;
	for (size_t k = 0; k < n_letters; k++) {
		const struct dx_word *w = find_letter(&ones[k], &letters[k]);

		if (w)
			words[n++] = beside(&r->words[of[k]], &letters[k], capital(a, w->text), w->conf);
	}
	r->words = words;
	r->n = n;
	return true;
}
