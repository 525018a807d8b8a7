/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * I and 1, O and 0 in numbers of letters and digits ("EI/24-25/1848", "CN007231"). No word tells the recogniser which
 * it is, and all its readings guess alike; but a page prints its figures in the same type, so that their own 1 and 0
 * tell: where a 1 has a flag, a bare stroke is an I, and an O is wider than a 0. An I with serifs has them on both
 * sides. Small letters of the shape of their capitals are capitals if they are as high as the digits ("cN002709").
 * Two points, one above the other, are a colon. An S before a digit is a $ to the recogniser; on a page without amounts
 * in dollars there is none.
 */
#include <stdlib.h>
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

#define LETTERS_MAX 40
#define SAMPLES_MAX 200
#define ROOM_PX     2
/* So many digits tell how wide one is; and a code has so many letters. */
#define SAMPLES_MIN 5
#define CODE_MIN    4
#define NUMBER_MIN  8
#define SERIES_MIN  5
/* Widths are in percent of the height. An I has so much of the width of a 1 at most, and is filled like a stroke. */
#define STROKE_PERCENT 60
#define FILLED_PERCENT 80
/* An O is so many percent as wide as a 0, and as the widest digit of its own number, which may be in another type, at
 * least; a 0 no more than that. */
#define ROUND_PERCENT 122
#define OVAL_PERCENT  112
/* A capital is so high, in percent of the highest letter of its number. */
#define TWIN_PERCENT 90

struct widths {
	int v[SAMPLES_MAX];
	size_t n;
	int usual; /* 0: too few */
};

static int by_size(const void *a, const void *b)
{
	return *(const int *)a - *(const int *)b;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* A letter that looks like its capital. */
static bool is_twin(char c)
{
	return c && strchr("cosvwz", c);
}

/* As high as a letter? */
static bool is_high(char c)
{
	return is_digit(c) || is_capital(c) || is_twin(c) || c == '/';
}

/* Digits and marks alone? */
static bool is_figure(const char *text)
{
	return *text && text[strspn(text, "0123456789.,-/")] == '\0';
}

/* Capitals and digits, both? (small letters of their shape may be capitals) */
static bool is_code(const char *text)
{
	size_t digits = 0;
	size_t capitals = 0;

	for (const char *c = text; *c; c++) {
		if (!is_high(*c) && *c != '-')
			return false;
		digits += is_digit(*c);
		capitals += is_capital(*c);
	}
	return digits > 0 && capitals > 0 && digits + capitals >= CODE_MIN;
}

/* Digits alone that begin with a 1, more than an amount or a day has. */
static bool is_long_number(const char *text)
{
	return text[0] == '1' && strlen(text) >= NUMBER_MIN && text[strspn(text, "0123456789")] == '\0';
}

/* Where W stands, with some room: what touches its sides is cut off. */
static struct dx_cell_box room_of(const struct dx_word *w)
{
	return (struct dx_cell_box){w->x0 - ROOM_PX, w->y0 - ROOM_PX, w->x1 + ROOM_PX, w->y1 + ROOM_PX};
}

/* The boxes of the high letters of W, one for each. 0: some touch, are torn, or are cut. */
static size_t letters_of(const struct dx_prep *p, const struct dx_word *w, struct dx_cell_box *v)
{
	const struct dx_cell_box b = room_of(w);
	size_t high = 0;
	size_t n;

	for (const char *c = w->text; *c; c++)
		high += is_high(*c);
	if (high == 0 || high > LETTERS_MAX || b.x0 < 0 || b.y0 < 0)
		return 0;
	n = dx_prep_cell_letters(p, &b, v, LETTERS_MAX);
	for (size_t i = 0; i < n; i++)
		if (v[i].x0 <= b.x0 || v[i].x1 >= b.x1 || v[i].y0 <= b.y0 || v[i].y1 >= b.y1)
			return 0;
	return n == high ? n : 0;
}

static int width(const struct dx_cell_box *b)
{
	return (b->x1 - b->x0) * 100 / (b->y1 - b->y0);
}

static void settle(struct widths *w)
{
	if (w->n < SAMPLES_MIN)
		return;
	qsort(w->v, w->n, sizeof(*w->v), by_size);
	w->usual = w->v[w->n / 2];
}

/* How wide the digits 0 and 1 of the figures of R are. */
static void measure(const struct dx_prep *p, const struct reading *r, struct widths *noughts, struct widths *ones)
{
	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *w = &r->words[i];
		struct dx_cell_box v[LETTERS_MAX];
		size_t at = 0;

		if (!is_figure(w->text) || !strpbrk(w->text, "01") || !letters_of(p, w, v))
			continue;
		for (const char *c = w->text; *c; c++) {
			struct widths *to = *c == '0' ? noughts : *c == '1' ? ones : NULL;

			if (to && to->n < SAMPLES_MAX)
				to->v[to->n++] = width(&v[at]);
			at += is_high(*c);
		}
	}
	settle(noughts);
	settle(ones);
}

static bool is_stroke(const struct dx_prep *p, const struct dx_cell_box *b, const struct widths *ones)
{
	return width(b) * 100 <= ones->usual * STROKE_PERCENT &&
	       dx_prep_cell_black(p, b) * 100 >= (b->x1 - b->x0) * (b->y1 - b->y0) * FILLED_PERCENT;
}

/* How wide the widest digit of TEXT is, of which V are the boxes, but for 0 and 1; 0: it has none. */
static int widest(const char *text, const struct dx_cell_box *v)
{
	int most = 0;
	size_t at = 0;

	for (; *text; text++) {
		if (is_digit(*text) && *text > '1' && width(&v[at]) > most)
			most = width(&v[at]);
		at += is_high(*text);
	}
	return most;
}

/* What the digits of a page, and of the number, tell. */
struct known {
	const struct widths *noughts, *ones;
	int widest;
	int32_t high;
};

/* What C, which stands in B, is by what is KNOWN. */
static char told(const struct dx_prep *p, const struct dx_cell_box *b, char c, const struct known *known)
{
	const int nought = known->noughts->usual;
	const int wide = width(b) * 100;

	if (c == '1' && ((known->ones->usual && is_stroke(p, b, known->ones)) || dx_prep_cell_is_barred_i(p, b)))
		return 'I';
	if (nought && known->widest && c == '0' && wide >= nought * ROUND_PERCENT &&
	    wide >= known->widest * ROUND_PERCENT)
		return 'O';
	if (nought && c == 'O' && wide <= nought * OVAL_PERCENT &&
	    (!known->widest || wide <= known->widest * OVAL_PERCENT))
		return '0';
	return is_twin(c) && (b->y1 - b->y0) * 100 >= known->high * TWIN_PERCENT ? (char)(c - 'a' + 'A') : c;
}

/* Does an amount of R have a dollar sign before it? */
static bool has_dollars(const struct reading *r)
{
	for (size_t i = 0; i < r->n; i++)
		if (strchr(r->words[i].text, '$') && strpbrk(r->words[i].text, ".,"))
			return true;
	return false;
}

/* "$031831": a series and a number, no amount. */
static bool is_series(const char *text)
{
	return text[0] == '$' && strlen(text) > SERIES_MIN && text[1 + strspn(text + 1, "0123456789")] == '\0';
}

/* The first N letters of W. */
static void mend(struct dx_arena *a, const struct dx_prep *p, struct dx_word *w, size_t n, const struct widths *noughts,
		 const struct widths *ones)
{
	struct dx_cell_box v[LETTERS_MAX];
	struct known known = {noughts, ones, 0, 0};
	char *text = dx_strdup(a, w->text);
	size_t high = letters_of(p, w, v);
	size_t at = 0;

	if (!high)
		return;
	known.widest = widest(text, v);
	for (size_t i = 0; i < high; i++)
		known.high = v[i].y1 - v[i].y0 > known.high ? v[i].y1 - v[i].y0 : known.high;
	for (char *c = text; *c && at < n; c++) {
		bool letter = is_high(*c);

		if (letter)
			*c = told(p, &v[at], *c, &known);
		at += letter;
	}
	w->text = text;
}

/* Is W one sign, which the picture shows as a colon? A colon between blanks ("Total : 12") is read as a digit. */
static bool is_colon(const struct dx_prep *p, const struct dx_word *w)
{
	const struct dx_cell_box b = room_of(w);

	return w->text[0] && !w->text[1] && b.x0 >= 0 && b.y0 >= 0 && dx_prep_cell_is_colon(p, &b);
}

void dx_ocr_mend_likes(struct dx_arena *a, const struct dx_prep *p, struct reading *r)
{
	struct widths noughts = {.n = 0};
	struct widths ones = {.n = 0};
	bool dollars;

	if (p->narrow || p->dotted)
		return;
	dollars = has_dollars(r);
	measure(p, r, &noughts, &ones);
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];

		if (is_colon(p, w))
			w->text = ":";
		if (!dollars && is_series(w->text))
			w->text = dx_asprintf(a, "S%s", w->text + 1);
		if (is_code(w->text) && strpbrk(w->text, "01Ocosvwz"))
			mend(a, p, w, SIZE_MAX, &noughts, &ones);
		else if (is_long_number(w->text))
			mend(a, p, w, 1, &noughts, &ones);
	}
}
