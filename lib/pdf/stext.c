/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Words out of mupdf's structured text: characters with places become words with boxes. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "dx/base/buf.h"
#include "dx/base/utf8.h"
#include "pdf_int.h"

/* A gap of this part of the font size ends a word, and so does a step back of the second part. */
#define GAP_EM 0.18f
/* A sign of a currency is often of another font than its figure. */
#define SIGN_GAP_EM 0.24f
#define BACK_EM     0.50f
/* Cosine from which on a line counts as level, and turned by a quarter. */
#define LEVEL 0.9986f /* 3 degrees */

int dx_stext_turn(const fz_stext_page *text)
{
	size_t n[4] = {0}; /* running right, down, left, up */
	size_t all = 0;
	size_t best = 0;
	/* text that runs down is upright after three quarters clockwise, text that runs up after one */
	static const int turn[4] = {0, 270, 180, 90};

	for (const fz_stext_block *b = text->first_block; b; b = b->next) {
		for (const fz_stext_line *l = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; l;
		     l = l->next) {
			size_t chars = 0;

			for (const fz_stext_char *c = l->first_char; c; c = c->next)
				chars++;
			all += chars;
			n[0] += l->dir.x > LEVEL ? chars : 0;
			n[1] += l->dir.y > LEVEL ? chars : 0;
			n[2] += l->dir.x < -LEVEL ? chars : 0;
			n[3] += l->dir.y < -LEVEL ? chars : 0;
		}
	}
	for (size_t i = 1; i < 4; i++)
		if (n[i] > n[best])
			best = i;
	return n[best] * 2 > all ? turn[best] : 0;
}

/* What stands for a letter of a font whose letters are pictures: a black square. */
#define SYMBOL 0x25a0

/* ---- letters that are drawn twice ---- */

/*
 * For want of a bold font a letter is drawn again, a little aside. The same letter within these parts of the
 * font size and of its own width is no other letter: "ll" of a narrow font stands further apart.
 */
#define AGAIN_EM    0.16f
#define AGAIN_WIDTH 0.60f
#define AGAIN_DOWN  0.12f
/* So many letters of one kind beside each other are looked through for one. */
#define AGAIN_REACH 400
/* Characters are sorted in so many heaps. */
#define KINDS 256

struct seen {
	fz_stext_char *c;
	size_t order;
};

static int by_kind_and_height(const void *pa, const void *pb)
{
	const struct seen *a = pa;
	const struct seen *b = pb;

	if (a->c->c != b->c->c)
		return a->c->c < b->c->c ? -1 : 1;
	if (a->c->origin.y < b->c->origin.y || a->c->origin.y > b->c->origin.y)
		return a->c->origin.y < b->c->origin.y ? -1 : 1;
	return a->order < b->order ? -1 : a->order > b->order;
}

/* A and B are the same character; level lines only, so down is down. */
static bool is_again(const fz_stext_char *a, const fz_stext_char *b)
{
	float width = a->quad.lr.x - a->quad.ll.x;
	float aside = fz_abs(a->origin.x - b->origin.x);

	return aside <= AGAIN_EM * a->size && aside <= AGAIN_WIDTH * width &&
	       fz_abs(a->size - b->size) <= 0.01f * a->size;
}

static bool is_level(const fz_stext_line *l)
{
	return l->wmode == 0 && l->dir.x > LEVEL;
}

static size_t collect(const fz_stext_page *text, struct seen *seen)
{
	size_t n = 0;

	for (const fz_stext_block *b = text->first_block; b; b = b->next)
		for (const fz_stext_line *l = b->type == FZ_STEXT_BLOCK_TEXT ? b->u.t.first_line : NULL; l; l = l->next)
			for (fz_stext_char *c = is_level(l) ? l->first_char : NULL; c; c = c->next) {
				if (dx_word_breaks((uint32_t)c->c) || c->c == DX_NO_LETTER)
					continue;
				if (seen)
					seen[n] = (struct seen){c, n};
				n++;
			}
	return n;
}

static size_t kind_of(const struct seen *s)
{
	return (uint32_t)s->c->c % KINDS;
}

static void sort_unless_sorted(struct seen *seen, size_t n)
{
	for (size_t i = 1; i < n; i++)
		if (by_kind_and_height(&seen[i - 1], &seen[i]) > 0) {
			qsort(seen, n, sizeof(*seen), by_kind_and_height);
			return;
		}
}

/* Same characters side by side, from the top of the page down: the order in which most pages have them anyway. */
static struct seen *by_kind(struct dx_arena *a, const struct seen *all, size_t n)
{
	struct seen *sorted = dx_alloc_array(a, n, sizeof(*sorted));
	size_t from[KINDS + 1] = {0};
	size_t next[KINDS];

	for (size_t i = 0; i < n; i++)
		from[kind_of(&all[i]) + 1]++;
	for (size_t k = 0; k < KINDS; k++)
		from[k + 1] += from[k];
	memcpy(next, from, sizeof(next));
	for (size_t i = 0; i < n; i++)
		sorted[next[kind_of(&all[i])]++] = all[i];
	for (size_t k = 0; k < KINDS; k++)
		sort_unless_sorted(sorted + from[k], from[k + 1] - from[k]);
	return sorted;
}

/*
 * Of two drawings of one letter, is B not needed? The one that was drawn first stays, in its place among the others;
 * but a shadow lies below its letter, and it is the letter that is seen.
 */
static bool is_other(const struct seen *a, const struct seen *b)
{
	return a->c->color == b->c->color ? b->order > a->order : b->order < a->order;
}

void dx_stext_once(struct dx_arena *a, const fz_stext_page *text)
{
	size_t n = collect(text, NULL);
	struct seen *seen = dx_alloc_array(a, n, sizeof(*seen));

	collect(text, seen);
	seen = by_kind(a, seen, n);
	for (size_t i = 0; i < n; i++) {
		fz_stext_char *c = seen[i].c;

		for (size_t j = i + 1; c->c != DX_NO_LETTER && j < n && j - i < AGAIN_REACH; j++) {
			fz_stext_char *o = seen[j].c;

			if (o->c == DX_NO_LETTER)
				continue;
			if (o->c != c->c || o->origin.y - c->origin.y > AGAIN_DOWN * c->size)
				break;
			if (is_again(c, o))
				(is_other(&seen[i], &seen[j]) ? o : c)->c = DX_NO_LETTER;
		}
	}
}

/* ---- one word being put together ---- */

struct builder {
	fz_context *ctx;
	struct dx_arena *arena;
	struct dx_buf text; /* of the word */
	float x0, y0, x1, y1;
	uint16_t flags;
	const fz_stext_char *before; /* the last character that was not left out */
	bool skipped;                /* a second drawing was left out behind it */
	fz_font *font;               /* of the last character, and its flags */
	uint16_t font_flags;
	struct dx_word *words;
	size_t n, cap;
};

static bool has_prefix(const char *name, const char *prefix)
{
	return strncasecmp(name, prefix, strlen(prefix)) == 0;
}

/* Fonts whose codes are letters but whose glyphs are pictures. "ABCDEF+" in front marks a subset. */
static bool is_symbol_font(fz_context *ctx, fz_font *font)
{
	static const char *const families[] = {"Symbol",          "ZapfDingbats", "Dingbats",
					       "ITCZapfDingbats", "Wingdings",    "Webdings"};
	const char *name = fz_font_name(ctx, font);

	if (strlen(name) > 7 && name[6] == '+')
		name += 7;
	for (size_t i = 0; i < DX_LEN(families); i++)
		if (has_prefix(name, families[i]))
			return true;
	return false;
}

/* Seldom does the next character have another font. */
static uint16_t font_flags(struct builder *b, fz_font *font)
{
	if (b->font == font)
		return b->font_flags;
	b->font = font;
	b->font_flags = 0;
	if (fz_font_is_bold(b->ctx, font) || strcasestr(fz_font_name(b->ctx, font), "bold"))
		b->font_flags |= DX_WORD_BOLD;
	if (is_symbol_font(b->ctx, font))
		b->font_flags |= DX_WORD_SYMBOL;
	return b->font_flags;
}

static void end_word(struct builder *b, uint32_t line)
{
	struct dx_word *w;

	if (b->text.len == 0)
		return;
	if (b->n == b->cap) {
		size_t cap = b->cap ? b->cap * 2 : 256;
		struct dx_word *more = dx_alloc_array(b->arena, cap, sizeof(*more));

		if (b->n > 0)
			memcpy(more, b->words, b->n * sizeof(*more));
		b->words = more;
		b->cap = cap;
	}
	w = &b->words[b->n++];
	*w = (struct dx_word){
		.text = dx_strndup(b->arena, b->text.data, b->text.len),
		.x0 = dx_milli_pt(b->x0),
		.y0 = dx_milli_pt(b->y0),
		.x1 = dx_milli_pt(b->x1),
		.y1 = dx_milli_pt(b->y1),
		.conf = 100,
		.flags = b->flags,
		.line = line,
	};
	b->text.len = 0;
}

/* Characters that take no place and mean nothing to a reader of numbers. */
static bool is_invisible(uint32_t cp)
{
	return (cp >= 0x200b && cp <= 0x200f) || (cp >= 0x202a && cp <= 0x202e) || (cp >= 0x2060 && cp <= 0x2064) ||
	       cp == 0xfeff;
}

/* What fonts call their hyphen besides: soft, real and no-break hyphens, a figure's dash, a minus. */
static bool is_hyphen(uint32_t cp)
{
	return cp == 0xad || (cp >= 0x2010 && cp <= 0x2012) || cp == 0x2212;
}

/*
 * The box of a character. The height comes from the font's declared ascent and descent, which may be
 * nonsense; then from the font size.
 */
static void grow_box(struct builder *b, const fz_stext_char *c)
{
	fz_rect r = fz_rect_from_quad(c->quad);

	if (r.y1 - r.y0 > c->size * 1.6f || r.y1 - r.y0 < c->size * 0.9f) {
		r.y0 = c->origin.y - c->size * 0.8f;
		r.y1 = c->origin.y + c->size * 0.2f;
	}
	if (b->text.len == 0) {
		b->x0 = r.x0;
		b->y0 = r.y0;
		b->x1 = r.x1;
		b->y1 = r.y1;
	} else {
		b->x0 = fz_min(b->x0, r.x0);
		b->y0 = fz_min(b->y0, r.y0);
		b->x1 = fz_max(b->x1, r.x1);
		b->y1 = fz_max(b->y1, r.y1);
	}
}

static void add_char(struct builder *b, const fz_stext_char *c, uint32_t cp, bool blank_before)
{
	char utf8[4];
	uint16_t flags = font_flags(b, c->font);

	grow_box(b, c);
	if (b->text.len == 0)
		b->flags = (uint16_t)(blank_before ? DX_WORD_SPACE : 0);
	/* a word is bold when any letter is, symbols when any is: both are reasons to look twice */
	b->flags |= flags;
	if ((flags & DX_WORD_SYMBOL) && ((cp >= 'A' && cp <= 'Z') || (cp >= 'a' && cp <= 'z')))
		cp = SYMBOL; /* "I15,450.00" shows a box or a rupee before the number, and no I */
	dx_buf_add(&b->text, utf8, dx_utf8_encode(is_hyphen(cp) ? '-' : cp, utf8));
}

static bool is_sign(int cp)
{
	return cp == '$' || cp == 0xa3 || cp == 0xa5 || (cp >= 0x20a0 && cp <= 0x20cf);
}

static bool is_apart(const fz_stext_char *before, const fz_stext_char *c)
{
	const float gap = c->quad.ll.x - before->quad.lr.x;
	const bool figure = is_sign(before->c) && c->c >= '0' && c->c <= '9';

	return gap > (figure ? SIGN_GAP_EM : GAP_EM) * c->size || gap < -BACK_EM * c->size;
}

/* Drawing a letter twice steps back, and may end a line in the middle of a word. */
static bool continues(const struct builder *b, const fz_stext_line *l)
{
	const fz_stext_char *c = l->first_char;
	bool skipped = b->skipped;

	for (; c && is_invisible((uint32_t)c->c); c = c->next)
		skipped |= c->c == DX_NO_LETTER;
	return skipped && b->text.len > 0 && c && !dx_word_breaks((uint32_t)c->c) && !is_apart(b->before, c) &&
	       fz_abs(c->origin.y - b->before->origin.y) <= AGAIN_DOWN * c->size;
}

static void add_line(struct builder *b, const fz_stext_line *l, uint32_t number)
{
	bool blank = false;
	size_t first = b->n;

	for (const fz_stext_char *c = l->first_char; c; c = c->next) {
		uint32_t cp = (uint32_t)c->c;

		if (is_invisible(cp)) {
			b->skipped |= cp == DX_NO_LETTER;
			continue;
		}
		if (dx_word_breaks(cp)) {
			end_word(b, number);
			blank = true;
			continue;
		}
		if (b->before && b->text.len > 0 && is_apart(b->before, c))
			end_word(b, number);
		add_char(b, c, cp, blank && b->n > first);
		blank = false;
		b->before = c;
		b->skipped = false;
	}
	if (blank && b->n > first)
		b->words[b->n - 1].flags |= DX_WORD_END_SPACE;
}

struct dx_word *dx_stext_words(fz_context *ctx, struct dx_arena *a, const fz_stext_page *text, size_t *n_r)
{
	struct builder b = {.ctx = ctx, .arena = a};
	uint32_t number = 0;

	for (const fz_stext_block *block = text->first_block; block; block = block->next) {
		for (const fz_stext_line *l = block->type == FZ_STEXT_BLOCK_TEXT ? block->u.t.first_line : NULL; l;
		     l = l->next) {
			if (!is_level(l))
				continue;
			if (!continues(&b, l))
				end_word(&b, number++);
			add_line(&b, l, number);
		}
	}
	end_word(&b, number);
	dx_buf_free(&b.text);
	*n_r = b.n;
	return b.words;
}
