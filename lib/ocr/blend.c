/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Two readings of one picture: the better one, place by place. */
#include <stdlib.h>
#include <string.h>

#include "ocr_int.h"

/*
 * What speaks for a reading of a place besides its confidence, in percent: each letter that it has more than the
 * other one (recognition rather loses letters than invents them), its share in words that stand elsewhere on the
 * page as well and are sure there; and against it each sign that print hardly has within words.
 */
#define FOR_LETTER   3
#define FOR_REPEATED 20
#define AGAINST_SIGN 8
#define REPEATED_MIN 3 /* letters; shorter words are anywhere */
#define SURE_CONF    80

/*
 * Words of two readings that cover each other, directly or by way of others, are one place; places are found
 * by union and find.
 */
struct places {
	size_t *up; /* first the words of the one reading, then those of the other */
	size_t n_first;
	size_t n;
};

/* A sure word and where it stands. */
struct known {
	const char *text;
	size_t place;
};

/* What one reading makes of one place. */
struct claim {
	int64_t sum; /* of confidence, by letter */
	int64_t letters;
	int64_t repeated; /* letters of words that are sure elsewhere */
	int64_t signs;
};

static size_t top(const struct places *p, size_t i)
{
	while (p->up[i] != i) {
		p->up[i] = p->up[p->up[i]];
		i = p->up[i];
	}
	return i;
}

static struct places find_places(struct dx_arena *a, const struct reading *first, const struct reading *second)
{
	struct places p = {dx_alloc_array(a, first->n + second->n, sizeof(*p.up)), first->n, first->n + second->n};

	for (size_t i = 0; i < p.n; i++)
		p.up[i] = i;
	for (size_t i = 0; i < first->n; i++)
		for (size_t j = 0; j < second->n; j++)
			if (dx_ocr_covers(&first->words[i], &second->words[j]))
				p.up[top(&p, i)] = top(&p, first->n + j);
	return p;
}

/* ---- which of the two ---- */

static const struct dx_word *word(const struct reading *const of[2], const struct places *p, size_t i)
{
	return i < p->n_first ? &of[0]->words[i] : &of[1]->words[i - p->n_first];
}

/* Letters and digits in small letters. */
static const char *folded(struct dx_arena *a, const char *text)
{
	char *out = dx_alloc(a, strlen(text) + 1);
	size_t n = 0;

	for (; *text; text++) {
		char c = (char)(*text >= 'A' && *text <= 'Z' ? *text | 0x20 : *text);

		if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (unsigned char)c >= 0x80)
			out[n++] = c;
	}
	return out;
}

static int by_text(const void *a, const void *b)
{
	const struct known *pa = a;
	const struct known *pb = b;
	int order = strcmp(pa->text, pb->text);

	return order ? order : pa->place < pb->place ? -1 : pa->place > pb->place;
}

/* The sure words of both readings, sorted; the same one of the same place once. */
static struct known *sure_words(struct dx_arena *a, struct places *p, const struct reading *const of[2], size_t *n_r)
{
	struct known *list = dx_alloc_array(a, p->n, sizeof(*list));
	size_t n = 0;

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_word *w = word(of, p, i);

		if (w->conf >= SURE_CONF && dx_ocr_letters(w->text) >= REPEATED_MIN)
			list[n++] = (struct known){folded(a, w->text), top(p, i)};
	}
	if (n > 0)
		qsort(list, n, sizeof(*list), by_text);
	*n_r = n;
	return list;
}

/* Does TEXT stand, and surely, at a place other than PLACE? */
static bool stands_elsewhere(const struct known *list, size_t n, const char *text, size_t place)
{
	size_t lo = 0;

	for (size_t hi = n; lo < hi;) {
		size_t mid = lo + (hi - lo) / 2;

		if (strcmp(list[mid].text, text) < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < n && strcmp(list[lo].text, text) == 0; lo++)
		if (list[lo].place != place)
			return true;
	return false;
}

static int64_t signs_in(const char *text)
{
	int64_t n = 0;

	for (; *text; text++)
		n += strchr("{}[]|~\\^<>!_;=", *text) != NULL;
	return n;
}

/* What the readings claim, two for each place. */
static struct claim (*weigh(struct dx_arena *a, struct places *p, const struct reading *const of[2]))[2]
{
	struct claim(*claims)[2] = dx_alloc_array(a, p->n, sizeof(*claims));
	size_t n_known;
	const struct known *known = sure_words(a, p, of, &n_known);

	for (size_t i = 0; i < p->n; i++) {
		const struct dx_word *w = word(of, p, i);
		size_t letters = dx_ocr_letters(w->text);
		struct claim *c = &claims[top(p, i)][i >= p->n_first];

		if (letters >= REPEATED_MIN && stands_elsewhere(known, n_known, folded(a, w->text), top(p, i)))
			c->repeated += (int64_t)letters;
		letters = letters > 0 ? letters : 1;
		c->sum += (int64_t)letters * w->conf;
		c->letters += (int64_t)letters;
		c->signs += signs_in(w->text);
	}
	return claims;
}

/* In hundredths of a percent; what has no letters claims nothing. */
static int64_t worth(const struct claim *c)
{
	return (c->sum + c->repeated * FOR_REPEATED) * 100 / c->letters +
	       (c->letters * FOR_LETTER - c->signs * AGAINST_SIGN) * 100;
}

/* The second reading is believed where it is worth more, and where there is nothing but it if it is sure enough. */
static bool takes_second(const struct claim c[2])
{
	if (c[0].letters == 0)
		return c[1].sum >= c[1].letters * OCR_ADDED_CONF;
	return c[1].letters > 0 && worth(&c[1]) > worth(&c[0]);
}

/* ---- its line ---- */

static int32_t apart(const struct dx_word *a, const struct dx_word *b)
{
	return a->x0 > b->x1 ? a->x0 - b->x1 : b->x0 > a->x1 ? b->x0 - a->x1 : 0;
}

/* The line of R on which W stands: that of the nearest word where the middle of each is level with the other. */
static bool beside(const struct reading *r, const struct dx_word *w, uint32_t *line_r)
{
	int32_t middle = (w->y0 + w->y1) / 2;
	int32_t least = INT32_MAX;

	for (size_t i = 0; i < r->n; i++) {
		const struct dx_word *o = &r->words[i];
		int32_t theirs = (o->y0 + o->y1) / 2;

		if (middle <= o->y0 || middle >= o->y1 || theirs <= w->y0 || theirs >= w->y1 || apart(w, o) >= least)
			continue;
		least = apart(w, o);
		*line_r = o->line;
	}
	return least < INT32_MAX;
}

void dx_ocr_blend(struct dx_arena *a, struct reading *first, const struct reading *second)
{
	const struct reading *const of[2] = {first, second};
	struct places p = find_places(a, first, second);
	struct claim(*claims)[2] = weigh(a, &p, of);
	struct dx_word *words = dx_alloc_array(a, p.n, sizeof(*words));
	uint32_t lines = 0;
	size_t n = 0;

	for (size_t i = 0; i < first->n; i++)
		lines = first->words[i].line > lines ? first->words[i].line : lines;
	for (size_t i = 0; i < p.n; i++) {
		bool from_second = i >= p.n_first;
		const struct claim *c = claims[top(&p, i)];

		if (takes_second(c) != from_second ||
		    (from_second && c[0].letters == 0 && word(of, &p, i)->conf < OCR_ADDED_CONF))
			continue;
		words[n] = *word(of, &p, i);
		if (from_second && !beside(first, &words[n], &words[n].line))
			words[n].line += lines + 1;
		n++;
	}
	first->words = words;
	first->n = n;
	dx_ocr_rate(first);
}
