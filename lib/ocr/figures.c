/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * Figures whose separators were misread ("5.36.885.99", "9,01 682.43") are read once more, larger and as digits
 * alone, with their side when one stands right behind them ("55589..39Cr"). The second reading is taken when it is a
 * figure as figures are written and has the same digits: then two readings say so, and nothing is left for arithmetic
 * to repair. The first of them may have come out as a sign ("Â§44,988.83", "$,87,922.13"), and one may have been read
 * twice behind the decimal mark ("879.557"). So are digits without any mark among figures that have one, "159" and
 * "250%" below "1.93" and "2.50%": in small print a point is two pixels.
 */
#include <string.h>

#include "dx/img/cell.h"
#include "ocr_int.h"

/* So many of a page; one with more has another fault. */
#define FIGURES_MAX 80
/* Words of one figure, and how far apart they stand, in parts of a capital's height (percent). */
#define PIECES_MAX  3
#define GAP_PERCENT 60
/* The last two digits may stand further off, behind a point, and what stands behind a mark that was read. */
#define CENTS_GAP_PERCENT 110
#define TEXT_MAX          32
#define DIGITS_MIN        3
/* Bytes of a side with what was read into it. */
#define SIDE_MAX 4
#define DECIMALS 2
/* Digits without any mark that may be a figure, and below what confidence one word of them is. */
#define DIGITS_NO_MARK 5
#define UNSURE_CONF    50
/* Digits without any mark are read again where so many figures with decimals stand below or above them, no more heights
 * away; so many of a page. */
#define MARKED_MIN  2
#define MARKED_NEAR 14
#define MARKS_MAX   24
/* How it is read: larger by so much, but capitals need not be higher than this. */
#define LARGER     1.33
#define CAPITAL_PX 19.0
#define BORDER_PX  10

static const char allowed[] = "0123456789.,-";
static const char allowed_with_side[] = "0123456789.,-CDRcdr";
static const char allowed_percent[] = "0123456789.,-%";

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_mark(char c)
{
	return c == '.' || c == ',' || c == '\'';
}

/* ---- how figures are written ---- */

/* The runs of digits of a text and the marks between them. */
struct runs {
	size_t size[TEXT_MAX];
	char mark[TEXT_MAX]; /* behind each run but the last */
	size_t n;
};

static bool cut(const char *text, struct runs *r)
{
	*r = (struct runs){.n = 1};
	for (const char *p = text; *p; p++) {
		if (is_digit(*p)) {
			r->size[r->n - 1]++;
		} else if (is_mark(*p) && r->size[r->n - 1] > 0 && r->n < TEXT_MAX) {
			r->mark[r->n - 1] = *p;
			r->n++;
		} else {
			return false;
		}
	}
	return r->size[r->n - 1] > 0;
}

/* "12", "1,234", "12,34,567" with one mark throughout: the first N runs. */
static bool is_grouped(const struct runs *r, size_t n)
{
	if (n == 1)
		return true;
	if (r->size[0] > 3 || r->size[n - 1] != 3)
		return false;
	for (size_t i = 1; i < n; i++) {
		if (r->mark[i - 1] != r->mark[0] || (i + 1 < n && r->size[i] != 3 && r->size[i] != 2) ||
		    (i + 1 < n && r->size[i] != r->size[1]))
			return false;
	}
	return n < 3 || r->size[1] == 3 || r->size[0] < 3;
}

/* Grouped as figures are anywhere, with or without decimals. */
static bool is_figure(const char *text)
{
	struct runs r;

	if (*text == '-')
		text++;
	if (strlen(text) >= TEXT_MAX || !cut(text, &r))
		return false;
	if (r.n == 1)
		return true;
	if (r.n == 2)
		return r.size[1] == DECIMALS || is_grouped(&r, 2);
	return is_grouped(&r, r.n) ||
	       (r.size[r.n - 1] == DECIMALS && r.mark[r.n - 2] != r.mark[0] && is_grouped(&r, r.n - 1));
}

/* 30.04.25: three short runs behind equal points. */
static bool is_date(const char *text)
{
	struct runs r;

	return cut(text, &r) && r.n == 3 && r.mark[0] == r.mark[1] && r.size[0] <= 2 && r.size[1] <= 2 &&
	       (r.size[2] == 2 || r.size[2] == 4);
}

/* ---- what looks like one ---- */

/*
 * Bytes of the section sign, as which a 5 is read, and of a dollar sign before a comma, which is none; they stand for
 * one digit.
 */
static size_t sign_at(const char *p)
{
	if ((unsigned char)p[0] == 0xc2 && (unsigned char)p[1] == 0xa7)
		return 2;
	return p[0] == '$' && p[1] == ',' ? 1 : 0;
}

/* Where the side that stands right behind a figure begins ("Cr", "%"), whatever was read around it; its end: none. */
static const char *side_of(const char *text)
{
	const char *end = text + strlen(text);
	const char *p = end;
	char last;

	while (p > text && !is_digit(p[-1]) && !is_mark(p[-1]))
		p--;
	last = p < end ? end[-1] : '\0';
	if (last == '%' && end - p == 1)
		return p;
	return p > text && end - p <= SIDE_MAX && strpbrk(p, "CcDd") && (last == 'r' || last == 'R') ? p : end;
}

/* A figure, a part of one, or one of whose digits a sign was made; its side may stand behind it. */
static bool is_piece(const char *text)
{
	const char *end = side_of(text);
	bool some = false;

	for (const char *p = text; p < end;) {
		size_t sign = sign_at(p);

		if (!sign && !is_digit(*p) && !is_mark(*p))
			return false;
		some |= sign > 0 || is_digit(*p);
		p += sign ? sign : 1;
	}
	return some;
}

struct figure {
	size_t first, n; /* words */
	struct dx_cell_box box;
	char text[TEXT_MAX]; /* without its side */
	char side;           /* C, D, %; 0: none stands right behind it */
	bool unmarked;       /* all its marks may be lost */
};

/* Which side stands at SIDE, where one does. */
static char side_at(const char *side)
{
	return *side == '\0' ? '\0' : *side == '%' ? '%' : strpbrk(side, "Cc") ? 'C' : 'D';
}

static bool add_piece(struct figure *f, const struct dx_word *w)
{
	const char *side = side_of(w->text);
	size_t n = strlen(f->text);
	size_t more = (size_t)(side - w->text);

	if (f->side || n + more >= TEXT_MAX)
		return false;
	memcpy(f->text + n, w->text, more);
	f->text[n + more] = '\0';
	f->side = side_at(side);
	f->box.x0 = f->n && f->box.x0 < w->x0 ? f->box.x0 : w->x0;
	f->box.y0 = f->n && f->box.y0 < w->y0 ? f->box.y0 : w->y0;
	f->box.x1 = f->n && f->box.x1 > w->x1 ? f->box.x1 : w->x1;
	f->box.y1 = f->n && f->box.y1 > w->y1 ? f->box.y1 : w->y1;
	f->n++;
	return true;
}

/* Side by side, whether or not the recogniser took them for one line. */
static bool is_beside(const struct dx_word *l, const struct dx_word *r)
{
	int32_t shared = (l->y1 < r->y1 ? l->y1 : r->y1) - (l->y0 > r->y0 ? l->y0 : r->y0);

	return l->line == r->line || shared * 3 > (r->y1 - r->y0) * 2;
}

/* "1,161", a point that can be seen, and "15". */
static bool is_cents(const struct dx_prep *p, const struct dx_word *l, const struct dx_word *r)
{
	const struct dx_cell_box gap = {l->x1 - 1, l->y0, r->x0 + 1, l->y1 > r->y1 ? l->y1 : r->y1};

	return (r->x0 - l->x1) * 100 <= p->text_px * CENTS_GAP_PERCENT && strlen(r->text) == DECIMALS &&
	       dx_prep_cell_has_point(p, &gap);
}

static bool ends_with_mark(const char *text)
{
	return *text && is_mark(text[strlen(text) - 1]);
}

static bool follows(const struct dx_prep *p, const struct dx_word *l, const struct dx_word *r)
{
	int32_t gap = r->x0 - l->x1;

	return is_beside(l, r) && gap >= -p->text_px / 2 && is_piece(r->text) &&
	       (gap * 100 <= p->text_px * (ends_with_mark(l->text) ? CENTS_GAP_PERCENT : GAP_PERCENT) ||
		is_cents(p, l, r));
}

/* "449" "498" "53", and "57343789" that could hardly be read: figures may have been here. Years and codes are surer. */
static bool has_lost_all(const struct figure *f, const struct reading *r, size_t digits)
{
	return digits >= DIGITS_NO_MARK && strlen(r->words[f->first + f->n - 1].text) >= DECIMALS &&
	       (f->n > 1 || r->words[f->first].conf < UNSURE_CONF);
}

/* Does TEXT end with that mark and two digits, and what stands behind a figure? */
static bool has_decimals(const char *text, char decimal)
{
	size_t n = (size_t)(side_of(text) - text);

	return n > DECIMALS + 1 && text[n - DECIMALS - 1] == decimal && is_digit(text[n - 1]) &&
	       is_digit(text[n - 2]) && is_digit(text[n - DECIMALS - 2]);
}

bool dx_ocr_is_among_marked(const struct reading *r, char decimal, const struct dx_word *w)
{
	const int32_t near = (w->y1 - w->y0) * MARKED_NEAR;
	size_t n = 0;

	for (size_t i = 0; i < r->n && n < MARKED_MIN; i++) {
		const struct dx_word *one = &r->words[i];
		int32_t wide = (w->x1 < one->x1 ? w->x1 : one->x1) - (w->x0 > one->x0 ? w->x0 : one->x0);
		int32_t apart = one->y0 - w->y0;

		n += wide * 2 > w->x1 - w->x0 && (apart < 0 ? -apart : apart) < near &&
		     has_decimals(one->text, decimal) &&
		     (strchr(w->text, '%') != NULL) == (strchr(one->text, '%') != NULL);
	}
	return n >= MARKED_MIN;
}

/* "159" below "1.93", and nothing beside it that it is a part of. */
static bool has_lost_mark(const struct figure *f, const struct reading *r, char decimal, size_t digits)
{
	return decimal && f->n == 1 && digits >= DIGITS_MIN && dx_ocr_is_among_marked(r, decimal, &r->words[f->first]);
}

/* "879.557" where a point is the decimal mark: two digits stand behind it everywhere else. */
static bool has_digit_too_many(const char *text, char decimal)
{
	struct runs r;

	return decimal && cut(text, &r) && r.n > 1 && r.mark[r.n - 2] == decimal && r.size[r.n - 1] == DECIMALS + 1;
}

/* The figure that begins with word AT on a page with that decimal mark; false: none that is written wrong. */
static bool figure_at(const struct dx_prep *p, const struct reading *r, char decimal, size_t at, struct figure *f)
{
	size_t digits = 0;

	*f = (struct figure){.first = at};
	if (!is_piece(r->words[at].text) || !add_piece(f, &r->words[at]))
		return false;
	while (f->n < PIECES_MAX && at + f->n < r->n && follows(p, &r->words[at + f->n - 1], &r->words[at + f->n]) &&
	       add_piece(f, &r->words[at + f->n]))
		;
	for (size_t n = strlen(f->text); n > 0 && is_mark(f->text[n - 1]); n--)
		f->text[n - 1] = '\0'; /* a speck behind the figure */
	for (const char *c = f->text; *c; c++)
		digits += is_digit(*c);
	if (!strpbrk(f->text, ".,'")) {
		f->unmarked = !has_lost_all(f, r, digits) && has_lost_mark(f, r, decimal, digits);
		return f->unmarked || has_lost_all(f, r, digits);
	}
	return digits >= DIGITS_MIN && !is_date(f->text) &&
	       (f->n > 1 || !is_figure(f->text) || has_digit_too_many(f->text, decimal));
}

/* ---- the second reading ---- */

/* The same digits in the same order; a section sign may be any. */
static bool same_digits(const char *was, const char *now)
{
	for (;;) {
		while (*was && !is_digit(*was) && !sign_at(was))
			was++;
		while (*now && !is_digit(*now))
			now++;
		if (!*was || !*now)
			return !*was && !*now;
		if (is_digit(*was) && *was != *now)
			return false;
		was += is_digit(*was) ? 1 : sign_at(was);
		now++;
	}
}

/* WAS with one of its last three digits left out, which stood beside its like. */
static bool same_but_doubled(const char *was, const char *now)
{
	size_t n = strlen(was);
	char one[TEXT_MAX];

	for (size_t i = n - DECIMALS; i < n; i++) {
		if (was[i] != was[i - 1])
			continue;
		memcpy(one, was, i);
		memcpy(one + i, was + i + 1, n - i);
		if (same_digits(one, now))
			return true;
	}
	return false;
}

/* Takes the side off the second reading; false: it is another one than the first reading's. */
static bool take_side_off(struct dx_arena *a, const struct figure *f, struct dx_word *now)
{
	const char *side = side_of(now->text);

	if (f->side != side_at(side) || (f->side && strlen(side) != (f->side == '%' ? 1 : 2)))
		return false;
	now->text = dx_strndup(a, now->text, (size_t)(side - now->text));
	return true;
}

/* May the second reading stand for what the first one was? */
static bool is_settled(const struct figure *f, const char *now, char decimal)
{
	if (!is_figure(now) || has_digit_too_many(now, decimal))
		return false;
	if (f->unmarked && !has_decimals(now, decimal))
		return false;
	if (has_digit_too_many(f->text, decimal))
		return same_but_doubled(f->text, now);
	return same_digits(f->text, now) && (strpbrk(f->text, ".,'") || strpbrk(now, ".,'"));
}

static bool read_figure(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, const struct figure *f,
			struct reading *r, struct dx_err *err)
{
	const double scale = p->text_px * LARGER > CAPITAL_PX ? CAPITAL_PX / p->text_px : LARGER;
	const struct dx_cell_cut how = {scale, BORDER_PX, 0};
	struct dx_cell_box b = f->box;
	struct Pix *part;
	bool ok;

	if (!dx_prep_cell_grow(p, &b))
		return true;
	part = dx_prep_cell_cut(p, &b, &how);
	if (!part)
		return dx_fail(err, DX_E_image_too_large, "no memory for a part of the page");
	TessBaseAPISetVariable(dx_ocr_api(o), "tessedit_char_whitelist",
			       f->side == '%' ? allowed_percent
			       : f->side      ? allowed_with_side
					      : allowed);
	ok = dx_ocr_read(o, a, part, (int)(dx_ocr_dpi(p) * scale), PSM_SINGLE_LINE, r, err);
	TessBaseAPISetVariable(dx_ocr_api(o), "tessedit_char_whitelist", "");
	dx_pix_drop(&part);
	return ok;
}

/* One word in place of those of F. */
static void put(struct dx_arena *a, struct reading *r, const struct figure *f, const struct dx_word *now)
{
	struct dx_word *w = &r->words[f->first];

	w->text = f->side == '%' ? dx_asprintf(a, "%s%%", now->text)
		  : f->side      ? dx_asprintf(a, "%s%s", now->text, f->side == 'C' ? "Cr" : "Dr")
				 : now->text;
	w->conf = now->conf > w->conf ? now->conf : w->conf; /* both have the same digits */
	w->x0 = f->box.x0;
	w->y0 = f->box.y0;
	w->x1 = f->box.x1;
	w->y1 = f->box.y1;
	memmove(w + 1, w + f->n, (r->n - f->first - f->n) * sizeof(*w));
	r->n -= f->n - 1;
}

bool dx_ocr_read_figures(struct dx_ocr *o, struct dx_arena *a, const struct dx_prep *p, struct reading *r,
			 struct dx_err *err)
{
	const char decimal = dx_ocr_decimal_mark(r);
	size_t done = 0;
	size_t unmarked = 0;

	for (size_t i = 0; i < r->n && done < FIGURES_MAX; i++) {
		struct reading one = {0};
		struct figure f;

		if (!figure_at(p, r, decimal, i, &f) || (f.unmarked && unmarked == MARKS_MAX))
			continue;
		unmarked += f.unmarked;
		done++;
		if (!read_figure(o, a, p, &f, &one, err))
			return false;
		if (one.n == 1 && take_side_off(a, &f, &one.words[0]) && is_settled(&f, one.words[0].text, decimal))
			put(a, r, &f, &one.words[0]);
	}
	if (done > 0)
		dx_ocr_rate(r);
	return true;
}
