/* SPDX-License-Identifier: AGPL-3.0-or-later */
/*
 * ä, ö and ü: their dots were lifted before the page was read (dx/img/diaeresis.h), so that letters were read which the
 * model knows. Here they come back, to the letter that stands where they stood. On a page that has such letters a B
 * inside of a word is ß.
 */
#include <string.h>

#include "dx/base/utf8.h"
#include "ocr_int.h"

#define WORD_LETTERS 64
/* The letter stands no farther from the dots than this part (percent) of a letter's usual width, and any other that
 * could bear them is so many times as far. */
#define NEAR_PERCENT 80
#define FAR_TIMES    2
/* Dots begin above the word by this part (1/N) of its height at most. */
#define ABOVE_PART 2

static const char bare[] = "aouAOU";
static const char *const dotted[] = {"ä", "ö", "ü", "Ä", "Ö", "Ü"};

/* How wide a letter is, roughly, in parts of an em, of most faces. */
static int width_of(uint32_t cp)
{
	if (cp > 0x7f)
		return 55;
	if (cp == 'm' || cp == 'w' || cp == 'M' || cp == 'W' || cp == '@' || cp == '%')
		return 85;
	if (strchr("iljI.,:;'!|", (int)cp))
		return 26;
	if (strchr("ftr()[]-/\"", (int)cp))
		return 33;
	return cp >= 'A' && cp <= 'Z' ? 68 : 54;
}

/* A word as letters: where each begins in its text, and twice where its middle is, in parts of an em. */
struct letters {
	size_t at[WORD_LETTERS + 1];
	int middle[WORD_LETTERS];
	size_t n;
	int wide; /* the whole word */
};

static bool take_apart(const char *text, struct letters *l)
{
	struct dx_str s = dx_str(text);
	size_t pos = 0;
	uint32_t cp;

	*l = (struct letters){0};
	while (l->n < WORD_LETTERS && pos < s.n) {
		l->at[l->n] = pos;
		if (!dx_utf8_next(s, &pos, &cp))
			return false;
		l->middle[l->n++] = 2 * l->wide + width_of(cp);
		l->wide += width_of(cp);
	}
	l->at[l->n] = pos;
	return pos == s.n && l->n > 0;
}

/* The letter of W that may bear the dots of D; l->n: there is none, or it is in doubt. */
static size_t bearer(const struct dx_word *w, const struct letters *l, const struct dx_diaeresis *d)
{
	const int64_t x = (int64_t)(d->x - w->x0) * 2 * l->wide / (w->x1 - w->x0);
	int64_t nearest = 2 * 54 * NEAR_PERCENT / 100;
	int64_t next = INT32_MAX;
	size_t found = l->n;

	for (size_t i = 0; i < l->n; i++) {
		int64_t far = x > l->middle[i] ? x - l->middle[i] : l->middle[i] - x;

		if (!w->text[l->at[i]] || !strchr(bare, w->text[l->at[i]]))
			continue;
		if (far < nearest) {
			next = found < l->n ? nearest : next;
			nearest = far;
			found = i;
		} else if (far < next) {
			next = far;
		}
	}
	return nearest * FAR_TIMES <= next ? found : l->n;
}

static void give_dots(struct dx_arena *a, struct dx_word *w, const struct dx_diaeresis *d)
{
	struct letters l;
	size_t i;
	const char *mark;

	if (w->x1 <= w->x0 || !take_apart(w->text, &l))
		return;
	i = bearer(w, &l, d);
	if (i == l.n)
		return;
	mark = dotted[strchr(bare, w->text[l.at[i]]) - bare];
	w->text = dx_asprintf(a, "%.*s%s%s", (int)l.at[i], w->text, mark, w->text + l.at[i + 1]);
	if (d->y0 < w->y0)
		w->y0 = d->y0;
}

/* The word of R under the dots of D; NULL: none. */
static struct dx_word *word_under(struct reading *r, const struct dx_diaeresis *d)
{
	for (size_t i = 0; i < r->n; i++) {
		struct dx_word *w = &r->words[i];
		int32_t height = w->y1 - w->y0;

		if (d->x >= w->x0 && d->x <= w->x1 && d->y1 >= w->y0 - height / ABOVE_PART &&
		    d->y1 <= w->y0 + height / 2)
			return w;
	}
	return NULL;
}

static bool is_lower(char c)
{
	return c >= 'a' && c <= 'z';
}

/* "StraBe", "WeiB", "GröBe": behind a vowel, not at the beginning, and nothing but small letters behind it. */
static const char *with_sharp_s(struct dx_arena *a, const char *text)
{
	const char *b = strchr(text, 'B');

	if (!b || b - text < 2 || strchr(b + 1, 'B') || (!strchr("aiou", b[-1]) && (unsigned char)b[-1] < 0x80) ||
	    (is_lower(b[1]) ? text[strcspn(text, "0123456789")] != '\0' : (b[1] && !strchr(".,;:-", b[1]))))
		return text;
	return dx_asprintf(a, "%.*sß%s", (int)(b - text), text, b + 1);
}

void dx_ocr_give_dots(struct dx_arena *a, const struct dx_diaeresis *found, size_t n, struct reading *r)
{
	for (size_t i = 0; i < n; i++) {
		struct dx_word *w = word_under(r, &found[i]);

		if (w)
			give_dots(a, w, &found[i]);
	}
	for (size_t i = 0; n > 0 && i < r->n; i++)
		r->words[i].text = with_sharp_s(a, r->words[i].text);
}
